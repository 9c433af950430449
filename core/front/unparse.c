/* The source text of an expression, for annotations under `from __future__ import annotations`. function.c
 * and target.c call hnunparse_value. The text is CPython's, with its parentheses and spaces. Spines are
 * followed in a loop, and each node is charged. */
#include "front/unit.h"

#include "object/ops.h"
#include "object/repr.h"
#include "object/str.h"

/* How tightly what stands around an expression binds: weaker operators get parentheses. */
typedef enum level {
    L_TUPLE,
    L_TEST,
    L_OR,
    L_AND,
    L_NOT,
    L_CMP,
    L_BOR,
    L_BXOR,
    L_BAND,
    L_SHIFT,
    L_ARITH,
    L_TERM,
    L_FACTOR,
    L_POWER,
    L_AWAIT,
    L_ATOM,
} level;

typedef struct writer {
    hn_compiler *c;
    hn_buf out;
} writer;

static void write_expr(writer *w, const hn_node *n, level around);

static void unparse_put(writer *w, const char *text) {
    hnbuf_str(&w->out, text);
}
static void unparse_put_name(writer *w, const hn_name *name) {
    hnbuf_put(&w->out, name->text, name->len);
}

static void unparse_put_value(writer *w, const hn_const *k, bool as_repr) {
    hn_value v, text = HN_NONE;
    if (!hnunit_ok(w->c) || !hnconstant_value(w->c, k, &v)) return;
    if (v == HN_ELLIPSIS) {
        unparse_put(w, "...");
        return;
    }
    if (as_repr)
        hnunit_status(w->c, hnops_repr(w->c->vm, v, &text));
    else
        text = v;
    if (!hnunit_ok(w->c)) return;
    if (hnv_is_double(v) && hnv_double(v) > 1.7976931348623157e308)
        unparse_put(w, "1e309");
    else
        hnstr_to_utf8(HN_STR(text), &w->out);
}

static void list(writer *w, const hn_nodes *l, level around) {
    for (uint32_t i = 0; i < l->len && hnunit_ok(w->c); i++) {
        if (i) unparse_put(w, ", ");
        write_expr(w, l->items[i], around);
    }
}

/* ---- operators ---- */

typedef struct op_info {
    char text[9];
    uint8_t level; /* level */
    bool right;    /* binds to the right */
} op_info;

static const op_info operators[] = {
#define OPERATOR(name, text, level, right) {text, L_##level, right},
#include "front/operators.def"
#undef OPERATOR
};

static void unparse_unary(writer *w, const hn_node *n, level around) {
    const op_info *o = &operators[n->UnaryOp.op];
    if (around > o->level) unparse_put(w, "(");
    unparse_put(w, o->text);
    write_expr(w, n->UnaryOp.operand, o->level);
    if (around > o->level) unparse_put(w, ")");
}

static void unparse_bool_op(writer *w, const hn_node *n, level around) {
    const op_info *o = &operators[n->BoolOp.op];
    if (around > o->level) unparse_put(w, "(");
    for (uint32_t i = 0; i < n->BoolOp.values.len && hnunit_ok(w->c); i++) {
        if (i) unparse_put(w, o->text);
        write_expr(w, n->BoolOp.values.items[i], o->level + 1);
    }
    if (around > o->level) unparse_put(w, ")");
}

static void unparse_compare(writer *w, const hn_node *n, level around) {
    if (around > L_CMP) unparse_put(w, "(");
    write_expr(w, n->Compare.left, L_CMP + 1);
    for (uint32_t i = 0; i < n->Compare.ops.len && hnunit_ok(w->c); i++) {
        unparse_put(w, operators[n->Compare.ops.items[i]].text);
        write_expr(w, n->Compare.comparators.items[i], L_CMP + 1);
    }
    if (around > L_CMP) unparse_put(w, ")");
}

static void unparse_if_exp(writer *w, const hn_node *n, level around) {
    if (around > L_TEST) unparse_put(w, "(");
    write_expr(w, n->IfExp.body, L_TEST + 1);
    unparse_put(w, " if ");
    write_expr(w, n->IfExp.test, L_TEST + 1);
    unparse_put(w, " else ");
    write_expr(w, n->IfExp.orelse, L_TEST);
    if (around > L_TEST) unparse_put(w, ")");
}

/* ---- lambda ---- */

static void separate(writer *w, bool *first) {
    if (!*first) unparse_put(w, ", ");
    *first = false;
}

static void unparse_argument(writer *w, const hn_node *arg, const char *star, const hn_node *fallback,
                             bool *first) {
    separate(w, first);
    unparse_put(w, star);
    unparse_put_name(w, arg->arg.arg);
    if (!fallback) return;
    unparse_put(w, "=");
    write_expr(w, fallback, L_TEST);
}

static void arguments(writer *w, const hn_node *n) {
    const hn_nodes *only = &n->arguments.posonlyargs, *both = &n->arguments.args,
                   *values = &n->arguments.defaults;
    uint32_t total = only->len + both->len, without = total - values->len;
    bool first = true;
    for (uint32_t i = 0; i < total; i++) {
        const hn_node *arg = i < only->len ? only->items[i] : both->items[i - only->len];
        unparse_argument(w, arg, "", i >= without ? values->items[i - without] : NULL, &first);
        if (only->len && i + 1 == only->len) unparse_put(w, ", /");
    }
    if (n->arguments.vararg)
        unparse_argument(w, n->arguments.vararg, "*", NULL, &first);
    else if (n->arguments.kwonlyargs.len)
        separate(w, &first), unparse_put(w, "*");
    for (uint32_t i = 0; i < n->arguments.kwonlyargs.len; i++)
        unparse_argument(w, n->arguments.kwonlyargs.items[i], "", n->arguments.kw_defaults.items[i], &first);
    if (n->arguments.kwarg) unparse_argument(w, n->arguments.kwarg, "**", NULL, &first);
}

static void lambda(writer *w, const hn_node *n, level around) {
    const hn_node *a = n->Lambda.args;
    /* CPython writes `lambda*a: 1`, too. */
    bool any = a->arguments.posonlyargs.len || a->arguments.args.len;
    if (around > L_TEST) unparse_put(w, "(");
    unparse_put(w, any ? "lambda " : "lambda");
    arguments(w, a);
    unparse_put(w, ": ");
    write_expr(w, n->Lambda.body, L_TEST);
    if (around > L_TEST) unparse_put(w, ")");
}

/* ---- displays and comprehensions ---- */

static void unparse_tuple(writer *w, const hn_node *n, level around) {
    const hn_nodes *l = &n->Tuple.elts;
    if (l->len == 0) {
        unparse_put(w, "()");
        return;
    }
    if (around > L_TUPLE) unparse_put(w, "(");
    list(w, l, L_TEST);
    if (l->len == 1) unparse_put(w, ",");
    if (around > L_TUPLE) unparse_put(w, ")");
}

static void unparse_dict(writer *w, const hn_node *n) {
    unparse_put(w, "{");
    for (uint32_t i = 0; i < n->Dict.values.len && hnunit_ok(w->c); i++) {
        const hn_node *key = n->Dict.keys.items[i];
        if (i) unparse_put(w, ", ");
        if (key) write_expr(w, key, L_TEST);
        unparse_put(w, key ? ": " : "**");
        write_expr(w, n->Dict.values.items[i], key ? L_TEST : L_BOR);
    }
    unparse_put(w, "}");
}

static void comprehension(writer *w, const hn_nodes *clauses) {
    for (uint32_t i = 0; i < clauses->len && hnunit_ok(w->c); i++) {
        const hn_node *k = clauses->items[i];
        unparse_put(w, k->comprehension.is_async ? " async for " : " for ");
        write_expr(w, k->comprehension.target, L_TUPLE);
        unparse_put(w, " in ");
        write_expr(w, k->comprehension.iter, L_TEST + 1);
        for (uint32_t j = 0; j < k->comprehension.ifs.len; j++) {
            unparse_put(w, " if ");
            write_expr(w, k->comprehension.ifs.items[j], L_TEST + 1);
        }
    }
}

static void comp(writer *w, const hn_node *n) {
    const char *open = n->kind == HN_AST_ListComp ? "[" : n->kind == HN_AST_GeneratorExp ? "(" : "{";
    const char *close = n->kind == HN_AST_ListComp ? "]" : n->kind == HN_AST_GeneratorExp ? ")" : "}";
    unparse_put(w, open);
    if (n->kind == HN_AST_DictComp) {
        write_expr(w, n->DictComp.key, L_TEST);
        unparse_put(w, ": ");
        write_expr(w, n->DictComp.value, L_TEST);
        comprehension(w, &n->DictComp.generators);
    } else {
        write_expr(w, n->ListComp.elt, L_TEST);
        comprehension(w, &n->ListComp.generators);
    }
    unparse_put(w, close);
}

/* ---- f-strings ---- */

static void string_parts(writer *w, const hn_nodes *l);

static void unparse_field(writer *w, const hn_node *value, int conversion, const hn_node *spec) {
    writer inner = {.c = w->c};
    hnbuf_init(&inner.out, w->out.meter);
    write_expr(&inner, value, L_TEST + 1);
    unparse_put(w, inner.out.len && inner.out.data[0] == '{' ? "{ " : "{");
    hnbuf_put(&w->out, inner.out.data, inner.out.len);
    w->out.failed |= inner.out.failed;
    hnbuf_free(&inner.out);
    if (conversion > 0) {
        unparse_put(w, "!");
        hnbuf_byte(&w->out, (uint8_t)conversion);
    }
    if (spec) {
        unparse_put(w, ":");
        string_parts(w, &spec->JoinedStr.values);
    }
    unparse_put(w, "}");
}

/* Literal text has its braces doubled. */
static void literal(writer *w, const hn_const *k) {
    for (uint32_t i = 0; i < k->len; i++) {
        if (k->bytes[i] == '{' || k->bytes[i] == '}') hnbuf_byte(&w->out, k->bytes[i]);
        hnbuf_byte(&w->out, k->bytes[i]);
    }
}

static void string_parts(writer *w, const hn_nodes *l) {
    for (uint32_t i = 0; i < l->len && hnunit_ok(w->c); i++) {
        const hn_node *n = l->items[i];
        if (n->kind == HN_AST_Constant)
            literal(w, &n->Constant.value);
        else if (n->kind == HN_AST_FormattedValue)
            unparse_field(w, n->FormattedValue.value, n->FormattedValue.conversion,
                          n->FormattedValue.format_spec);
        else if (n->kind == HN_AST_Interpolation)
            unparse_field(w, n->Interpolation.value, n->Interpolation.conversion,
                          n->Interpolation.format_spec);
        else
            string_parts(w, &n->JoinedStr.values);
    }
}

static void unparse_string(writer *w, const hn_node *n) {
    writer body = {.c = w->c};
    hn_value v = HN_NONE, repr = HN_NONE;
    hnbuf_init(&body.out, w->out.meter);
    string_parts(&body, &n->JoinedStr.values);
    if (body.out.failed) hnunit_status(w->c, HN_NOMEM);
    const char *text = body.out.len ? (const char *)body.out.data : "";
    if (hnunit_ok(w->c)) hnunit_status(w->c, hnstr_from_utf8(w->c->vm, text, body.out.len, &v));
    if (hnunit_ok(w->c)) hnunit_status(w->c, hnops_repr(w->c->vm, v, &repr));
    unparse_put(w, n->kind == HN_AST_TemplateStr ? "t" : "f");
    if (hnunit_ok(w->c)) hnstr_to_utf8(HN_STR(repr), &w->out);
    hnbuf_free(&body.out);
}

/* ---- spines: what follows the leftmost operand ---- */

static void call_arguments(writer *w, const hn_node *n) {
    const hn_nodes *args = &n->Call.args, *keywords = &n->Call.keywords;
    if (args->len == 1 && !keywords->len && args->items[0]->kind == HN_AST_GeneratorExp) {
        comp(w, args->items[0]);
        return;
    }
    unparse_put(w, "(");
    list(w, args, L_TEST);
    for (uint32_t i = 0; i < keywords->len && hnunit_ok(w->c); i++) {
        const hn_node *k = keywords->items[i];
        if (i || args->len) unparse_put(w, ", ");
        if (k->keyword.arg) unparse_put_name(w, k->keyword.arg);
        unparse_put(w, k->keyword.arg ? "=" : "**");
        write_expr(w, k->keyword.value, L_TEST);
    }
    unparse_put(w, ")");
}

static void rest(writer *w, const hn_node *n) {
    const op_info *o;
    switch (n->kind) {
    case HN_AST_BinOp:
        o = &operators[n->BinOp.op];
        unparse_put(w, o->text);
        write_expr(w, n->BinOp.right, o->level + !o->right);
        break;
    case HN_AST_Attribute:
        unparse_put(w, n->Attribute.value->kind == HN_AST_Constant &&
                               n->Attribute.value->Constant.value.kind == HN_CONST_INT
                           ? " ."
                           : ".");
        unparse_put_name(w, n->Attribute.attr);
        break;
    case HN_AST_Subscript:
        unparse_put(w, "[");
        write_expr(w, n->Subscript.slice, L_TUPLE);
        unparse_put(w, "]");
        break;
    default: call_arguments(w, n); break;
    }
}

static const hn_node *unparse_spine_child(const hn_node *n) {
    switch (n->kind) {
    case HN_AST_BinOp: return n->BinOp.left;
    case HN_AST_Attribute: return n->Attribute.value;
    case HN_AST_Subscript: return n->Subscript.value;
    case HN_AST_Call: return n->Call.func;
    default: return NULL;
    }
}

static void unparse_slice(writer *w, const hn_node *n) {
    if (n->Slice.lower) write_expr(w, n->Slice.lower, L_TEST);
    unparse_put(w, ":");
    if (n->Slice.upper) write_expr(w, n->Slice.upper, L_TEST);
    if (!n->Slice.step) return;
    unparse_put(w, ":");
    write_expr(w, n->Slice.step, L_TEST);
}

static void prefixed(writer *w, const char *prefix, const hn_node *value, level own, level inner,
                     level around) {
    if (around > own) unparse_put(w, "(");
    unparse_put(w, prefix);
    if (value) write_expr(w, value, inner);
    if (around > own) unparse_put(w, ")");
}

static void named(writer *w, const hn_node *n, level around) {
    if (around > L_TUPLE) unparse_put(w, "(");
    write_expr(w, n->NamedExpr.target, L_ATOM);
    unparse_put(w, " := ");
    write_expr(w, n->NamedExpr.value, L_ATOM);
    if (around > L_TUPLE) unparse_put(w, ")");
}

static void display(writer *w, const hn_node *n) {
    const hn_nodes *l = n->kind == HN_AST_Set ? &n->Set.elts : &n->List.elts;
    unparse_put(w, n->kind == HN_AST_Set ? "{" : "[");
    list(w, l, L_TEST);
    unparse_put(w, n->kind == HN_AST_Set ? "}" : "]");
}

static void write_leaf(writer *w, const hn_node *n, level around) {
    switch (n->kind) {
    case HN_AST_Name: unparse_put_name(w, n->Name.id); break;
    case HN_AST_Constant:
        if (n->Constant.u_prefix) unparse_put(w, "u");
        unparse_put_value(w, &n->Constant.value, true);
        break;
    case HN_AST_UnaryOp: unparse_unary(w, n, around); break;
    case HN_AST_BoolOp: unparse_bool_op(w, n, around); break;
    case HN_AST_Compare: unparse_compare(w, n, around); break;
    case HN_AST_IfExp: unparse_if_exp(w, n, around); break;
    case HN_AST_Lambda: lambda(w, n, around); break;
    case HN_AST_NamedExpr: named(w, n, around); break;
    case HN_AST_Tuple: unparse_tuple(w, n, around); break;
    case HN_AST_List:
    case HN_AST_Set: display(w, n); break;
    case HN_AST_Dict: unparse_dict(w, n); break;
    case HN_AST_ListComp:
    case HN_AST_SetComp:
    case HN_AST_DictComp:
    case HN_AST_GeneratorExp: comp(w, n); break;
    case HN_AST_JoinedStr:
    case HN_AST_TemplateStr: unparse_string(w, n); break;
    case HN_AST_Slice: unparse_slice(w, n); break;
    case HN_AST_Starred: prefixed(w, "*", n->Starred.value, L_ATOM, L_BOR, L_TUPLE); break;
    case HN_AST_Await: prefixed(w, "await ", n->Await.value, L_AWAIT, L_ATOM, around); break;
    case HN_AST_Yield:
        prefixed(w, n->Yield.value ? "yield " : "yield", n->Yield.value, L_TUPLE, L_TEST, L_ATOM);
        break;
    case HN_AST_YieldFrom: prefixed(w, "yield from ", n->YieldFrom.value, L_TUPLE, L_TEST, L_ATOM); break;
    default: break;
    }
}

/* Follows a left spine without recursion: parentheses open on the way down, and the rest follows on the way
 * up. */
static void write_expr(writer *w, const hn_node *n, level around) {
    hn_compiler *c = w->c;
    size_t bottom = c->spine.len;
    hnunit_status(c, hnmeter_charge(&c->vm->meter, 1));
    for (const hn_node *child; (child = unparse_spine_child(n)); n = child) {
        op_info o = n->kind == HN_AST_BinOp ? operators[n->BinOp.op] : (op_info){"", L_ATOM, false};
        if (around > o.level) unparse_put(w, "(");
        hnbuf_put(&c->spine, &n, sizeof n);
        hnbuf_byte(&c->spine, around > o.level);
        around = n->kind == HN_AST_BinOp ? o.level + o.right : L_ATOM;
    }
    if (c->spine.failed) hnunit_status(c, HN_NOMEM);
    if (hnunit_ok(c)) write_leaf(w, n, around);
    while (hnunit_ok(c) && c->spine.len > bottom) {
        bool parens = c->spine.data[c->spine.len - 1];
        c->spine.len -= sizeof n + 1;
        memcpy(&n, c->spine.data + c->spine.len, sizeof n);
        rest(w, n);
        if (parens) unparse_put(w, ")");
    }
}

hn_value hnunparse_value(hn_compiler *c, const hn_node *n) {
    writer w = {.c = c};
    hn_value v = HN_NONE;
    hnbuf_init(&w.out, &c->vm->meter);
    write_expr(&w, n, L_TEST);
    if (w.out.failed) hnunit_status(c, HN_NOMEM);
    if (hnunit_ok(c)) hnunit_status(c, hnmeter_charge(&c->vm->meter, w.out.len >> 4));
    const char *text = w.out.len ? (const char *)w.out.data : "";
    if (hnunit_ok(c)) hnunit_status(c, hnstr_from_utf8(c->vm, text, w.out.len, &v));
    hnbuf_free(&w.out);
    return v;
}
