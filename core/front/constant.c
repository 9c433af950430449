/* Values that are known at compile time: literals, folded expressions, docstrings. The compiler's files call
 * it while they emit. An expression is folded only if that cannot raise and the loop would compute the same
 * value. Folding is limited (MAX_FOLD_DEPTH, MAX_FOLD_ITEMS), since it is tried again at each level of an
 * expression. */
#include "front/constant.h"
#include "front/unit.h"

#include "object/bytes.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/num.h"
#include "object/seq.h"
#include "object/set.h"
#include "object/str.h"

#define MAX_FOLD_DEPTH 20
#define MAX_FOLD_ITEMS 4096u

/* The items in order; constants are hashable. */
static hn_status make_frozenset(hn_vm *vm, const hn_tuple *items, hn_value *out) {
    hn_set *s = hnset_new(vm, HN_KIND_FROZENSET);
    if (!s) return HN_NOMEM;
    for (uint32_t i = 0; i < items->len; i++) HN_TRY(hnset_add(vm, s, items->items[i], NULL));
    return *out = hnv_from_ref(s), HN_OK;
}

static hn_status make_items(hn_vm *vm, const hn_const *k, hn_value *out) {
    if (k->kind == HN_CONST_CARTESIAN) return hncomplex_new(vm, k->items[0].d, k->items[1].d, out);
    HN_TRY(hnmeter_charge(&vm->meter, k->len >> 2));
    hn_tuple *t = hntuple_alloc(vm, k->len);
    if (!t) return HN_NOMEM;
    for (uint32_t i = 0; i < k->len; i++) HN_TRY(hnconstant_make(vm, &k->items[i], &t->items[i]));
    *out = hnv_from_ref(t);
    return k->kind == HN_CONST_TUPLE ? HN_OK : make_frozenset(vm, t, out);
}

hn_status hnconstant_make(hn_vm *vm, const hn_const *k, hn_value *out) {
    const char *text = (const char *)k->bytes;
    *out = HN_NONE;
    switch (k->kind) {
    case HN_CONST_FALSE: *out = HN_FALSE; break;
    case HN_CONST_TRUE: *out = HN_TRUE; break;
    case HN_CONST_ELLIPSIS: *out = HN_ELLIPSIS; break;
    case HN_CONST_INT: return hnint_from_i64(vm, k->i, out);
    case HN_CONST_BIGINT: return hnint_from_text(vm, text, k->len, k->base, k->negative, out);
    case HN_CONST_FLOAT: *out = hnv_from_double(k->d); break;
    case HN_CONST_COMPLEX: return hncomplex_new(vm, 0, k->d, out);
    case HN_CONST_STR:
        return k->len <= 64 ? hnstr_intern_utf8(vm, text, k->len, out)
                            : hnstr_from_utf8(vm, text, k->len, out);
    case HN_CONST_BYTES: return hnbytes_new(vm, text, k->len, out);
    case HN_CONST_TUPLE:
    case HN_CONST_FROZENSET:
    case HN_CONST_CARTESIAN: return make_items(vm, k, out);
    default: break;
    }
    return HN_OK;
}

bool hnconstant_value(hn_compiler *c, const hn_const *k, hn_value *out) {
    hn_status s = hnconstant_make(c->vm, k, out);
    hnunit_status(c, s);
    return s == HN_OK;
}

static bool is_number(hn_value v) {
    return hnv_is_int(v) || hnv_is_double(v);
}
static double as_double(hn_value v) {
    return hnv_is_int(v) ? (double)hnv_int(v) : hnv_double(v);
}

static bool fold_ints(hn_compiler *c, hn_ast_op op, int64_t a, int64_t b, hn_value *out) {
    int64_t r = 0;
    switch (op) {
    case HN_OPERATOR_Add: r = a + b; break;
    case HN_OPERATOR_Sub: r = a - b; break;
    case HN_OPERATOR_Mult:
        if (__builtin_mul_overflow(a, b, &r)) return false;
        break;
    case HN_OPERATOR_BitAnd: r = a & b; break;
    case HN_OPERATOR_BitOr: r = a | b; break;
    case HN_OPERATOR_BitXor: r = a ^ b; break;
    case HN_OPERATOR_LShift:
        if (b < 0 || b > 62 || a < 0 || a > INT64_MAX >> b) return false;
        r = (int64_t)((uint64_t)a << b);
        break;
    case HN_OPERATOR_RShift:
        if (b < 0 || b > 62) return false;
        r = a >> b;
        break;
    case HN_OPERATOR_FloorDiv:
    case HN_OPERATOR_Mod:
        if (b == 0) return false;
        r = op == HN_OPERATOR_Mod ? a % b : a / b;
        if (a % b != 0 && (a < 0) != (b < 0)) r += op == HN_OPERATOR_Mod ? b : -1;
        break;
    case HN_OPERATOR_Div:
        if (b == 0) return false;
        *out = hnv_from_double((double)a / (double)b);
        return a > -(INT64_C(1) << 47) && b > -(INT64_C(1) << 47);
    case HN_OPERATOR_Pow:
        if (b < 0) return false;
        for (r = 1; b > 0; b--)
            if (__builtin_mul_overflow(r, a, &r) || b > 64) return false;
        break;
    default: return false;
    }
    hn_status s = hnint_from_i64(c->vm, r, out);
    hnunit_status(c, s);
    return s == HN_OK;
}

static bool fold_complex(hn_compiler *c, hn_ast_op op, hn_value a, hn_value b, hn_value *out) {
    if (!is_number(a) || !hnv_is(b, HN_KIND_COMPLEX) || (op != HN_OPERATOR_Add && op != HN_OPERATOR_Sub))
        return false;
    const hn_complex *z = HN_AS(hn_complex, b);
    double re = op == HN_OPERATOR_Add ? as_double(a) + z->re : as_double(a) - z->re;
    hn_status s = hncomplex_new(c->vm, re, op == HN_OPERATOR_Add ? z->im : -z->im, out);
    hnunit_status(c, s);
    return s == HN_OK;
}

bool hnconstant_binary(hn_compiler *c, hn_ast_op op, hn_value a, hn_value b, hn_value *out) {
    if (hnv_is_int(a) && hnv_is_int(b)) return fold_ints(c, op, hnv_int(a), hnv_int(b), out);
    if (!is_number(a) || !is_number(b)) return fold_complex(c, op, a, b, out);
    double x = as_double(a), y = as_double(b);
    switch (op) {
    case HN_OPERATOR_Add: *out = hnv_from_double(x + y); return true;
    case HN_OPERATOR_Sub: *out = hnv_from_double(x - y); return true;
    case HN_OPERATOR_Mult: *out = hnv_from_double(x * y); return true;
    case HN_OPERATOR_Div: *out = hnv_from_double(y != 0 ? x / y : 0); return y != 0;
    default: return false;
    }
}

static bool fold_unary(hn_compiler *c, hn_ast_op op, hn_value v, hn_value *out) {
    hn_status s = HN_OK;
    if (op == HN_OPERATOR_UAdd && (is_number(v) || hnv_is(v, HN_KIND_INT)))
        *out = v;
    else if (op == HN_OPERATOR_USub && hnv_is_double(v))
        *out = hnv_from_double(-hnv_double(v));
    else if (op == HN_OPERATOR_USub && hnint_is(v))
        s = hnint_neg(c->vm, v, out);
    else if (op == HN_OPERATOR_USub && hnv_is(v, HN_KIND_COMPLEX))
        s = hncomplex_new(c->vm, -HN_AS(hn_complex, v)->re, -HN_AS(hn_complex, v)->im, out);
    else if (op == HN_OPERATOR_Invert && hnint_is(v) && !hnv_is_bool(v))
        s = hnint_invert(c->vm, v, out);
    else if (op == HN_OPERATOR_Not && (hnv_is_bool(v) || v == HN_NONE))
        *out = hnv_bool(v != HN_TRUE);
    else
        return false;
    hnunit_status(c, s);
    return s == HN_OK;
}

static bool constant_fold(hn_compiler *c, const hn_node *n, hn_value *out, int depth);

static bool fold_tuple(hn_compiler *c, const hn_node *n, hn_value *out, int depth) {
    const hn_nodes *l = &n->Tuple.elts;
    if (n->ctx != HN_CTX_LOAD || l->len > MAX_FOLD_ITEMS) return false;
    hnunit_status(c, hnmeter_charge(&c->vm->meter, l->len >> 2));
    hn_value *items = hnunit_grab(c, (l->len + 1) * sizeof *items);
    for (uint32_t i = 0; items && i < l->len; i++)
        if (!constant_fold(c, l->items[i], &items[i], depth + 1)) return false;
    if (!items) return false;
    hn_status s = hntuple_from(c->vm, items, l->len, out);
    hnunit_status(c, s);
    return s == HN_OK;
}

/* Only the shapes whose folding is cheap to try: the leftmost operand decides quickly. */
static bool constant_fold(hn_compiler *c, const hn_node *n, hn_value *out, int depth) {
    hn_value a, b;
    if (depth > MAX_FOLD_DEPTH || !hnunit_ok(c)) return false;
    switch (n->kind) {
    case HN_AST_Constant: return hnconstant_value(c, &n->Constant.value, out);
    case HN_AST_UnaryOp:
        return constant_fold(c, n->UnaryOp.operand, &a, depth + 1) && fold_unary(c, n->UnaryOp.op, a, out);
    case HN_AST_BinOp:
        return HN_FUSED && constant_fold(c, n->BinOp.left, &a, depth + 1) &&
               constant_fold(c, n->BinOp.right, &b, depth + 1) &&
               hnconstant_binary(c, n->BinOp.op, a, b, out);
    case HN_AST_Tuple: return fold_tuple(c, n, out, depth);
    case HN_AST_Name:
        if (n->Name.id != hnunit_known(c, HN_KNOWN_debug)) return false;
        *out = HN_TRUE;
        return true;
    default: return false;
    }
}

bool hnconstant_fold(hn_compiler *c, const hn_node *n, hn_value *out) {
    return constant_fold(c, n, out, 0);
}

int hnconstant_truth(hn_compiler *c, const hn_node *n) {
    if (!HN_FUSED) return -1;
    if (n->kind == HN_AST_Constant) {
        const hn_const *k = &n->Constant.value;
        switch (k->kind) {
        case HN_CONST_NONE:
        case HN_CONST_FALSE: return 0;
        case HN_CONST_TRUE:
        case HN_CONST_ELLIPSIS: return 1;
        case HN_CONST_INT: return k->i != 0;
        case HN_CONST_STR:
        case HN_CONST_BYTES: return k->len != 0;
        default: return -1;
        }
    }
    if (n->kind == HN_AST_Name && n->Name.id == hnunit_known(c, HN_KNOWN_debug)) return 1;
    if (n->kind == HN_AST_UnaryOp && n->UnaryOp.op == HN_OPERATOR_Not) {
        int t = hnconstant_truth(c, n->UnaryOp.operand);
        return t < 0 ? t : !t;
    }
    return -1;
}

/* ---- docstrings ---- */

/* Looks at the clock now and then: tabs can make much of little. */
static bool goes_on(hn_buf *b, const uint8_t *p, const uint8_t *end) {
    if ((end - p) % 4096 == 0) b->failed |= hnmeter_late(b->meter, 4096);
    return !b->failed;
}

/* The smallest indentation of the lines after the first that are not blank. */
static size_t find_margin(hn_buf *b, const uint8_t *p, const uint8_t *end) {
    size_t margin = SIZE_MAX;
    const uint8_t *line = NULL; /* its text has not begun yet; not the first line's */
    for (; p < end && goes_on(b, p, end); p++) {
        if (*p == '\n') {
            line = p + 1;
        } else if (line && *p != ' ') {
            if ((size_t)(p - line) < margin) margin = (size_t)(p - line);
            line = NULL;
        }
    }
    return margin == SIZE_MAX ? 0 : margin;
}

static void expand_tabs(hn_buf *b, const uint8_t *p, const uint8_t *end) {
    for (size_t column = 0; p < end && goes_on(b, p, end); p++) {
        if (*p == '\t') {
            do hnbuf_byte(b, ' ');
            while (++column % 8);
            continue;
        }
        hnbuf_byte(b, *p);
        if (*p == '\n' || *p == '\r')
            column = 0;
        else
            column += (*p & 0xC0) != 0x80;
    }
}

static void strip_margin(hn_buf *b, const uint8_t *p, const uint8_t *end) {
    size_t margin = find_margin(b, p, end), left = SIZE_MAX; /* spaces that go at this place */
    for (; p < end && goes_on(b, p, end); p++) {
        if (*p == ' ' && left) {
            left--;
            continue;
        }
        hnbuf_byte(b, *p);
        left = *p == '\n' ? margin : 0;
    }
}

hn_value hnconstant_docstring(hn_compiler *c, const hn_nodes *body) {
    const hn_node *n = body->len ? body->items[0] : NULL;
    hn_value out = HN_NONE;
    if (!n || n->kind != HN_AST_Expr || n->Expr.value->kind != HN_AST_Constant ||
        n->Expr.value->Constant.value.kind != HN_CONST_STR || !hnunit_ok(c))
        return HN_NONE;
    const hn_const *k = &n->Expr.value->Constant.value;
    hn_buf tabs, text;
    hnbuf_init(&tabs, &c->vm->meter);
    hnbuf_init(&text, &c->vm->meter);
    hnunit_status(c, hnmeter_charge(&c->vm->meter, k->len >> 4));
    if (hnunit_ok(c)) expand_tabs(&tabs, k->bytes, k->bytes + k->len);
    if (tabs.len) strip_margin(&text, tabs.data, tabs.data + tabs.len);
    if (tabs.failed || text.failed) hnunit_status(c, HN_NOMEM);
    if (hnunit_ok(c))
        hnunit_status(c, hnstr_from_utf8(c->vm, text.len ? (const char *)text.data : "", text.len, &out));
    hnbuf_free(&tabs);
    hnbuf_free(&text);
    return out;
}
