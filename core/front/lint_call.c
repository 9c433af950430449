/* Calls of host functions, checked against their signatures. lint_walk.c passes each call to hnlint_call. The
 * messages are those of the TypeErrors that binding the same arguments would raise (vm/bind.c): change both
 * together. A call with `*` or `**` is checked only as far as its arguments are known. */
#include "front/lint_int.h"
#include "front/signature.h"

#include "object/dict.h"
#include "object/exc.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"
#include "object/strbuf.h"
#include "object/suggest.h"

typedef struct call_check {
    hn_linter *l;
    const hn_node *call, *params;
    const hn_name *name;
    const hn_nodes *posonly, *pos, *kwonly;
    uint32_t npos;        /* positional arguments of the call, without *args */
    bool star, star_star; /* the call has *args, **kwargs */
    bool reported;
} call_check;

/* ---- signatures ---- */

static hn_value signature_of(hn_linter *l, const hn_name *name) {
    hn_value v = hnlint_lookup(l, l->options->known, name);
    if (v != HN_UNBOUND) return v;
    v = hnlint_lookup(l, l->options->globals, name);
    return hnv_is(v, HN_KIND_HOST) ? HN_AS(hn_host, v)->signature : HN_NONE;
}

static const hn_node *parse_signature(hn_linter *l, hn_value signature) {
    const hn_node *args = NULL;
    hn_syntax_error err;
    hn_buf text;
    hnbuf_init(&text, &l->vm->meter);
    hnstr_to_utf8(HN_STR(signature), &text);
    hn_status s =
        text.failed ? HN_NOMEM : hnsignature_parse(&l->names, (const char *)text.data, text.len, &args, &err);
    hnbuf_free(&text);
    if (s != HN_RAISED) hnlint_status(l, s); /* declaring has refused what does not parse */
    return args;
}

/* The `arguments` of the host function of this name; NULL if it is none or has no signature. */
static const hn_node *params_of(hn_linter *l, const hn_name *name) {
    const hn_lint_function *known = (const hn_lint_function *)(const void *)l->functions.data;
    uint32_t n = (uint32_t)(l->functions.len / sizeof *known);
    hnlint_status(l, hnmeter_charge(&l->vm->meter, n >> 4));
    for (uint32_t i = 0; i < n; i++)
        if (known[i].name == name) return known[i].args;
    hn_value signature = signature_of(l, name);
    hn_lint_function f = {name, hnlint_ok(l) && hnv_is(signature, HN_KIND_STR) ? parse_signature(l, signature)
                                                                               : NULL};
    if (!f.args) return NULL;
    hnbuf_put(&l->functions, &f, sizeof f);
    if (l->functions.failed) hnlint_status(l, HN_NOMEM);
    return f.args;
}

/* ---- wording ---- */

static void lint_call_report(call_check *c, const hn_node *at, hn_status formatted, hn_value message) {
    hnlint_status(c->l, formatted);
    hnlint_report(c->l, HN_LINT_CALL, at, message, c->name);
    c->reported = true;
}

static void lint_call_put_name(hn_strbuf *b, const hn_name *name) {
    hnstrbuf_utf8(b, name->text, name->len);
}

/* "'a', 'b', and 'c'" of the n parameters. */
static hn_status list_missing(hn_vm *vm, const hn_name *const *names, uint32_t n, hn_value *out) {
    hn_strbuf b;
    hnstrbuf_init(&b, vm);
    for (uint32_t i = 0; i < n; i++) {
        if (i) hnstrbuf_z(&b, i + 1 < n ? ", " : n == 2 ? " and " : ", and ");
        hnstrbuf_z(&b, "'");
        lint_call_put_name(&b, names[i]);
        hnstrbuf_z(&b, "'");
    }
    return hnstrbuf_finish(&b, out);
}

static void report_missing(call_check *c, const hn_name *const *names, uint32_t n, const char *kind) {
    hn_vm *vm = c->l->vm;
    hn_value list, message = HN_NONE;
    hn_status s = list_missing(vm, names, n, &list);
    if (s == HN_OK)
        s = hnstr_format(vm, &message, "%s() missing %u required %s argument%s: %U", c->name->text, n, kind,
                         n == 1 ? "" : "s", list);
    lint_call_report(c, c->call, s, message);
}

static uint32_t given_kwonly(const call_check *c);

static void report_surplus(call_check *c) {
    hn_vm *vm = c->l->vm;
    hn_value takes, also, message = HN_NONE;
    uint32_t most = c->posonly->len + c->pos->len, defaults = c->params->arguments.defaults.len;
    uint32_t kwonly = given_kwonly(c);
    hn_status s = defaults ? hnstr_format(vm, &takes, "from %u to %u", most - defaults, most)
                           : hnstr_format(vm, &takes, "%u", most);
    if (s == HN_OK)
        s = !kwonly ? hnstr_from_z(vm, "", &also)
                    : hnstr_format(vm, &also, " positional argument%s (and %u keyword-only argument%s)",
                                   c->npos == 1 ? "" : "s", kwonly, kwonly == 1 ? "" : "s");
    if (s == HN_OK)
        s = hnstr_format(vm, &message, "%s() takes %U positional argument%s but %u%U %s given", c->name->text,
                         takes, most == 1 && !defaults ? "" : "s", c->npos, also,
                         c->npos == 1 && !kwonly ? "was" : "were");
    lint_call_report(c, c->call, s, message);
}

/* ---- binding ---- */

static bool has_name(const hn_nodes *params, const hn_name *name) {
    for (uint32_t i = 0; i < params->len; i++)
        if (params->items[i]->arg.arg == name) return true;
    return false;
}

static bool has_keyword(const call_check *c, const hn_name *name) {
    const hn_nodes *keywords = &c->call->Call.keywords;
    for (uint32_t i = 0; i < keywords->len; i++)
        if (keywords->items[i]->keyword.arg == name) return true;
    return false;
}

static uint32_t given_kwonly(const call_check *c) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < c->kwonly->len; i++) n += has_keyword(c, c->kwonly->items[i]->arg.arg);
    return n;
}

/* Parameters that the call gives by name although they are positional-only. */
static void report_positional_only(call_check *c, const hn_node *at) {
    hn_vm *vm = c->l->vm;
    hn_strbuf b;
    hn_value list, message = HN_NONE;
    hnstrbuf_init(&b, vm);
    for (uint32_t i = 0; i < c->posonly->len; i++) {
        const hn_name *name = c->posonly->items[i]->arg.arg;
        if (!has_keyword(c, name)) continue;
        if (b.len) hnstrbuf_z(&b, ", ");
        lint_call_put_name(&b, name);
    }
    hn_status s = hnstrbuf_finish(&b, &list);
    if (s == HN_OK)
        s = hnstr_format(vm, &message,
                         "%s() got some positional-only arguments passed as keyword arguments: '%U'",
                         c->name->text, list);
    lint_call_report(c, at, s, message);
}

static hn_status lint_call_nearest(call_check *c, const hn_name *wrong, hn_value *near) {
    hn_vm *vm = c->l->vm;
    const hn_nodes *const lists[] = {c->pos, c->kwonly};
    hn_list *names = hnlist_new(vm, c->pos->len + c->kwonly->len);
    hn_value text;
    if (!names) return HN_NOMEM;
    for (int k = 0; k < 2; k++)
        for (uint32_t i = 0; i < lists[k]->len; i++) {
            const hn_name *name = lists[k]->items[i]->arg.arg;
            HN_TRY(hnstr_from_utf8(vm, name->text, name->len, &text));
            HN_TRY(hnlist_append(vm, names, text));
        }
    HN_TRY(hnstr_from_utf8(vm, wrong->text, wrong->len, &text));
    return hnsuggest(vm, names->items->v, names->len, text, near);
}

static void report_unexpected(call_check *c, const hn_node *at) {
    hn_vm *vm = c->l->vm;
    hn_value near = HN_UNBOUND, message = HN_NONE;
    const char *function = c->name->text, *wrong = at->keyword.arg->text;
    hn_status s = lint_call_nearest(c, at->keyword.arg, &near);
    if (s == HN_OK)
        s = near == HN_UNBOUND
                ? hnstr_format(vm, &message, "%s() got an unexpected keyword argument '%s'", function, wrong)
                : hnstr_format(vm, &message,
                               "%s() got an unexpected keyword argument '%s'. Did you mean '%U'?", function,
                               wrong, near);
    lint_call_report(c, at, s, message);
}

static void check_keyword(call_check *c, const hn_node *at) {
    const hn_name *name = at->keyword.arg;
    hn_value message = HN_NONE;
    for (uint32_t i = 0; i < c->pos->len; i++) {
        if (c->pos->items[i]->arg.arg != name) continue;
        if (c->posonly->len + i >= c->npos) return;
        lint_call_report(c, at,
                         hnstr_format(c->l->vm, &message, "%s() got multiple values for argument '%s'",
                                      c->name->text, name->text),
                         message);
        return;
    }
    if (has_name(c->kwonly, name) || c->params->arguments.kwarg) return;
    if (has_name(c->posonly, name))
        report_positional_only(c, at);
    else
        report_unexpected(c, at);
}

static void check_missing(call_check *c, bool kwonly) {
    const hn_node *args = c->params;
    uint32_t npos = c->posonly->len + c->pos->len, required = npos - args->arguments.defaults.len, n = 0;
    uint32_t from = kwonly ? 0 : c->npos, to = kwonly ? c->kwonly->len : required;
    const hn_name **names = hnarena_alloc(&c->l->arena, (to + 1) * sizeof *names);
    if (!names) {
        hnlint_status(c->l, HN_NOMEM);
        return;
    }
    for (uint32_t i = from; i < to; i++) {
        if (kwonly && args->arguments.kw_defaults.items[i]) continue;
        const hn_nodes *list = kwonly ? c->kwonly : i < c->posonly->len ? c->posonly : c->pos;
        const hn_name *name = list->items[list == c->pos ? i - c->posonly->len : i]->arg.arg;
        if (list == c->posonly || !has_keyword(c, name)) names[n++] = name;
    }
    if (n) report_missing(c, names, n, kwonly ? "keyword-only" : "positional");
}

static void lint_call_check_call(call_check *c) {
    const hn_nodes *keywords = &c->call->Call.keywords;
    uint32_t most = c->posonly->len + c->pos->len;
    hnlint_status(c->l, hnmeter_charge(&c->l->vm->meter,
                                       ((uint64_t)keywords->len + 1) * (most + c->kwonly->len + 16) >> 4));
    for (uint32_t i = 0; i < keywords->len && !c->reported && hnlint_ok(c->l); i++)
        if (keywords->items[i]->keyword.arg) check_keyword(c, keywords->items[i]);
    if (!c->reported && c->npos > most && !c->params->arguments.vararg && !c->star) report_surplus(c);
    if (!c->reported && !c->star && !c->star_star) check_missing(c, false);
    if (!c->reported && !c->star_star) check_missing(c, true);
}

void hnlint_call(hn_linter *l, const hn_node *call, const hn_scope *scope) {
    const hn_node *func = call->Call.func;
    if (!hnlint_ok(l) || func->kind != HN_AST_Name || !hnlint_is_given(l, func, scope)) return;
    call_check c = {.l = l, .call = call, .name = func->Name.id};
    if (!(c.params = params_of(l, c.name)) || !hnlint_ok(l)) return;
    c.posonly = &c.params->arguments.posonlyargs;
    c.pos = &c.params->arguments.args;
    c.kwonly = &c.params->arguments.kwonlyargs;
    for (uint32_t i = 0; i < call->Call.args.len; i++) {
        bool star = call->Call.args.items[i]->kind == HN_AST_Starred;
        c.star |= star;
        c.npos += !star;
    }
    for (uint32_t i = 0; i < call->Call.keywords.len; i++)
        c.star_star |= !call->Call.keywords.items[i]->keyword.arg;
    lint_call_check_call(&c);
}
