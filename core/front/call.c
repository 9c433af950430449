/* The arguments of calls: into the window of a call, or into a list and a dict if there are stars or too many
 * for a window. spine.c compiles calls with it, class.c the bases and keywords of classes. The order of
 * evaluation is CPython's, also where that is surprising. */
#include "front/unit.h"

#include "object/list.h"
#include "object/seq.h"

#define MAX_WINDOW 200u

bool hncallexpr_simple(const hn_nodes *args, const hn_nodes *keywords) {
    if (args->len + keywords->len > MAX_WINDOW) return false;
    for (uint32_t i = 0; i < args->len; i++)
        if (args->items[i]->kind == HN_AST_Starred) return false;
    for (uint32_t i = 0; i < keywords->len; i++)
        if (!keywords->items[i]->keyword.arg) return false;
    return true;
}

static void check_repeated(hn_compiler *c, const hn_nodes *keywords) {
    if (keywords->len > MAX_WINDOW) hnunit_status(c, hnmeter_charge(&c->vm->meter, keywords->len));
    for (uint32_t i = 0; i < keywords->len && hnunit_ok(c); i++) {
        const hn_name *name = keywords->items[i]->keyword.arg;
        for (uint32_t k = i + 1; name && k < keywords->len; k++)
            if (keywords->items[k]->keyword.arg == name)
                hnunit_fail(c, keywords->items[k], "keyword argument repeated: %.200s", name->text);
        if (i % 16 == 0) hnunit_status(c, hnmeter_charge(&c->vm->meter, keywords->len >> 4));
    }
}

static hn_value call_keyword_names(hn_compiler *c, const hn_nodes *keywords) {
    hn_value out = HN_NONE;
    hn_tuple *t = hntuple_alloc(c->vm, keywords->len);
    if (!t) {
        hnunit_status(c, HN_NOMEM);
        return out;
    }
    for (uint32_t i = 0; i < keywords->len; i++) {
        t->items[i] = hnunit_name_value(c, keywords->items[i]->keyword.arg);
    }
    return hnv_from_ref(t);
}

static void simple_call(hn_compiler *c, const hn_node *at, uint32_t base, bool method, const hn_nodes *args,
                        const hn_nodes *keywords, uint32_t given, uint32_t dst) {
    c->u->top = base;
    hnunit_temp(c, (method ? 2 : 1) + given);
    for (uint32_t i = 0; i < args->len && hnunit_ok(c); i++) hnexpr_to(c, args->items[i], hnunit_temp(c, 1));
    for (uint32_t i = 0; i < keywords->len && hnunit_ok(c); i++)
        hnexpr_to(c, keywords->items[i]->keyword.value, hnunit_temp(c, 1));
    uint32_t n = given + args->len + keywords->len;
    if (!keywords->len) {
        hnemit(c, at, method ? HN_OP_CALL_METHOD : HN_OP_CALL, dst, base, n);
        return;
    }
    if (c->u->dead) return;
    uint32_t k = hnunit_const(c, call_keyword_names(c, keywords));
    hnemit(c, at, method ? HN_OP_CALL_METHOD_KW : HN_OP_CALL_KW, dst, base, n);
    hnemit_wide(c, at, HN_OP_EXTRA, 0, (int32_t)k);
}

/* The list of positional arguments in base + 1, after `given` ones that stand there. */
static void starred_arguments(hn_compiler *c, const hn_node *at, uint32_t base, const hn_nodes *args,
                              uint32_t given) {
    uint32_t list = base + 1;
    hnemit(c, at, HN_OP_BUILD_LIST, list, list, given);
    c->u->top = base;
    hnunit_temp(c, 3);
    for (uint32_t i = 0; i < args->len && hnunit_ok(c); i++) {
        const hn_node *n = args->items[i];
        uint32_t top = c->u->top;
        if (n->kind != HN_AST_Starred)
            hnemit(c, at, HN_OP_LIST_APPEND, list, hnexpr_any(c, n), 0);
        else
            hnemit(c, at, HN_OP_LIST_EXTEND, list, hnexpr_any(c, n->Starred.value), 0);
        c->u->top = top;
    }
}

/* Named arguments up to the next `**`, as a dict. */
static uint32_t keyword_group(hn_compiler *c, const hn_node *at, const hn_nodes *keywords, uint32_t from,
                              uint32_t dst) {
    uint32_t i = from;
    hnemit(c, at, HN_OP_BUILD_MAP, dst, dst, 0);
    for (; i < keywords->len && keywords->items[i]->keyword.arg && hnunit_ok(c); i++) {
        uint32_t top = c->u->top, w = hnunit_temp(c, 2);
        hnemit_constant(c, at, w, hnunit_name_value(c, keywords->items[i]->keyword.arg));
        hnexpr_to(c, keywords->items[i]->keyword.value, w + 1);
        hnemit(c, at, HN_OP_MAP_ADD, dst, w, w + 1);
        c->u->top = top;
    }
    return i;
}

static void starred_keywords(hn_compiler *c, const hn_node *at, uint32_t base, const hn_nodes *keywords) {
    uint32_t dict = base + 2, i = 0;
    if (!keywords->len) {
        hnemit(c, at, HN_OP_UNBIND, dict, 0, 0);
        return;
    }
    if (keywords->items[0]->keyword.arg)
        i = keyword_group(c, at, keywords, 0, dict);
    else
        hnemit(c, at, keywords->len == 1 ? HN_OP_UNBIND : HN_OP_BUILD_MAP, dict,
               keywords->len == 1 ? 0 : dict, 0);
    while (i < keywords->len && hnunit_ok(c)) {
        const hn_node *k = keywords->items[i];
        uint32_t top = c->u->top, t = hnunit_temp(c, 1);
        if (k->keyword.arg)
            i = keyword_group(c, at, keywords, i, t);
        else {
            hnexpr_to(c, k->keyword.value, t);
            i++;
        }
        hnemit(c, at, HN_OP_DICT_MERGE, dict, t, base);
        c->u->top = top;
    }
}

void hncallexpr_arguments(hn_compiler *c, const hn_node *at, uint32_t base, bool method, const hn_nodes *args,
                          const hn_nodes *keywords, uint32_t given, uint32_t dst) {
    check_repeated(c, keywords);
    if (hncallexpr_simple(args, keywords)) {
        simple_call(c, at, base, method, args, keywords, given, dst);
        return;
    }
    c->u->top = base;
    hnunit_temp(c, 3);
    if (!given && args->len == 1 && args->items[0]->kind == HN_AST_Starred) { /* iterated last */
        uint32_t t = hnunit_temp(c, 1);
        hnexpr_to(c, args->items[0]->Starred.value, t);
        starred_keywords(c, at, base, keywords);
        hnemit(c, at, HN_OP_ARGS_EXTEND, base + 1, t, base);
    } else {
        starred_arguments(c, at, base, args, given);
        starred_keywords(c, at, base, keywords);
    }
    hnemit(c, at, HN_OP_CALL_EX, dst, base, 0);
}
