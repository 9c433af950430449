/* Constants, displays of lists, tuples, sets and dicts, f-strings and t-strings (PEP 750). expr.c calls it. A
 * display of any length is built a window at a time, so it needs few registers. A value under construction is
 * kept in a temporary (hnunit_scratch), since the program could see it in a local. */
#include "front/unit.h"

#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"

#define MAX_WINDOW 64u

static bool any_starred(const hn_nodes *l) {
    for (uint32_t i = 0; i < l->len; i++)
        if (l->items[i]->kind == HN_AST_Starred) return true;
    return false;
}

/* The items up to the first star, at most a window full: evaluated into registers in a row. */
static uint32_t leading(hn_compiler *c, const hn_nodes *l, uint32_t *window) {
    uint32_t n = 0;
    *window = c->u->top;
    for (; n < l->len && n < MAX_WINDOW && l->items[n]->kind != HN_AST_Starred && hnunit_ok(c); n++)
        hnexpr_to(c, l->items[n], hnunit_temp(c, 1));
    return n;
}

/* Builds a list or set bit by bit. */
static void display_build(hn_compiler *c, const hn_node *at, const hn_nodes *l, uint32_t dst, bool set) {
    uint32_t top = c->u->top, w, i = leading(c, l, &w);
    hnemit(c, at, set ? HN_OP_BUILD_SET : HN_OP_BUILD_LIST, dst, i ? w : dst, i);
    c->u->top = top;
    for (; i < l->len && hnunit_ok(c); i++) {
        const hn_node *n = l->items[i];
        bool star = n->kind == HN_AST_Starred;
        uint32_t v = hnexpr_any(c, star ? n->Starred.value : n);
        hn_op op =
            set ? (star ? HN_OP_SET_UPDATE : HN_OP_SET_ADD) : (star ? HN_OP_LIST_EXTEND : HN_OP_LIST_APPEND);
        hnemit(c, at, op, dst, v, 0);
        c->u->top = top;
    }
}

/* Three and more constants come as one tuple. */
static bool constant_list(hn_compiler *c, const hn_node *n, uint32_t dst) {
    if (!HN_FUSED || n->List.elts.len < 3) return false;
    hn_node tuple = {.kind = HN_AST_Tuple, .ctx = HN_CTX_LOAD};
    tuple.Tuple.elts = n->List.elts;
    hn_value v;
    if (!hnconstant_fold(c, &tuple, &v)) return false;
    uint32_t t = hnunit_scratch(c, dst), k = hnunit_temp(c, 1);
    hnemit(c, n, HN_OP_BUILD_LIST, t, t, 0);
    hnemit_constant(c, n, k, v);
    hnemit(c, n, HN_OP_LIST_EXTEND, t, k, 0);
    hnemit_move(c, n, dst, t);
    return true;
}

static void display_list(hn_compiler *c, const hn_node *at, const hn_nodes *items, uint32_t dst) {
    uint32_t t = items->len <= MAX_WINDOW && !any_starred(items) ? dst : hnunit_scratch(c, dst);
    display_build(c, at, items, t, false);
    hnemit_move(c, at, dst, t);
}

static void display_tuple(hn_compiler *c, const hn_node *n, uint32_t dst) {
    const hn_nodes *l = &n->Tuple.elts;
    if (l->len <= MAX_WINDOW && !any_starred(l)) {
        uint32_t w, count = leading(c, l, &w);
        hnemit(c, n, HN_OP_BUILD_TUPLE, dst, count ? w : dst, count);
        return;
    }
    uint32_t t = hnunit_temp(c, 1);
    display_build(c, n, l, t, false);
    hnemit(c, n, HN_OP_LIST_TO_TUPLE, dst, t, 0);
}

/* A display of constants is a copy of a set of them, whose order may be another one: that is CPython's. */
static bool constant_set(hn_compiler *c, const hn_node *n, uint32_t dst) {
    const hn_nodes *l = &n->Set.elts;
    hn_node tuple = {.kind = HN_AST_Tuple, .ctx = HN_CTX_LOAD};
    tuple.Tuple.elts = *l;
    hn_value v;
    if (l->len < 3 || !hnconstant_fold(c, &tuple, &v)) return false;
    uint32_t t = hnunit_scratch(c, dst), k = hnunit_temp(c, 1);
    display_build(c, n, l, k, true);
    hnemit(c, n, HN_OP_BUILD_SET, t, t, 0);
    hnemit(c, n, HN_OP_SET_UPDATE, t, k, 0);
    hnemit_move(c, n, dst, t);
    return true;
}

static void display_set(hn_compiler *c, const hn_node *n, uint32_t dst) {
    if (constant_set(c, n, dst)) return;
    uint32_t t = hnunit_scratch(c, dst);
    display_build(c, n, &n->Set.elts, t, true);
    hnemit_move(c, n, dst, t);
}

static void display_dict(hn_compiler *c, const hn_node *n, uint32_t dst) {
    const hn_nodes *keys = &n->Dict.keys, *values = &n->Dict.values;
    uint32_t t = hnunit_scratch(c, dst), top = c->u->top, i = 0;
    for (; i < keys->len && i < MAX_WINDOW / 2 && keys->items[i] && hnunit_ok(c); i++) {
        uint32_t w = hnunit_temp(c, 2);
        hnexpr_to(c, keys->items[i], w);
        hnexpr_to(c, values->items[i], w + 1);
    }
    hnemit(c, n, HN_OP_BUILD_MAP, t, i ? top : t, i);
    c->u->top = top;
    for (; i < keys->len && hnunit_ok(c); i++) {
        if (keys->items[i]) {
            uint32_t k = hnexpr_stable(c, keys->items[i], values->items[i]),
                     v = hnexpr_any(c, values->items[i]);
            hnemit(c, n, HN_OP_MAP_ADD, t, k, v);
        } else
            hnemit(c, n, HN_OP_DICT_UPDATE, t, hnexpr_any(c, values->items[i]), 0);
        c->u->top = top;
    }
    hnemit_move(c, n, dst, t);
}

void hndisplay_to(hn_compiler *c, const hn_node *n, uint32_t dst) {
    hn_value v;
    switch (n->kind) {
    case HN_AST_Constant:
        if (hnconstant_value(c, &n->Constant.value, &v)) hnemit_constant(c, n, dst, v);
        break;
    case HN_AST_List:
        if (!constant_list(c, n, dst)) display_list(c, n, &n->List.elts, dst);
        break;
    case HN_AST_Tuple: display_tuple(c, n, dst); break;
    case HN_AST_Set: display_set(c, n, dst); break;
    case HN_AST_Dict: display_dict(c, n, dst); break;
    default: hnunit_fail(c, n, "this expression cannot be compiled"); break;
    }
}

/* ---- f-strings ---- */

static unsigned conversion_code(int conversion) {
    return conversion == 's' ? 1 : conversion == 'r' ? 2 : conversion == 'a' ? 3 : 0;
}

static void formatted(hn_compiler *c, const hn_node *n, uint32_t dst) {
    const hn_node *spec = n->FormattedValue.format_spec;
    unsigned conversion = conversion_code(n->FormattedValue.conversion);
    if (!spec) {
        uint32_t v = hnexpr_any(c, n->FormattedValue.value);
        hnemit(c, n, HN_OP_FORMAT, dst, v, conversion);
        return;
    }
    uint32_t w = hnunit_temp(c, 2);
    hnexpr_to(c, n->FormattedValue.value, w);
    hnexpr_to(c, spec, w + 1);
    hnemit(c, n, HN_OP_FORMAT_SPEC, dst, w, conversion);
}

/* Pieces are joined a window at a time, so that any number of them fits. */
static void joined(hn_compiler *c, const hn_node *n, uint32_t dst) {
    const hn_nodes *l = &n->JoinedStr.values;
    if (l->len == 0) {
        hnemit_constant(c, n, dst, c->vm->empty_str);
        return;
    }
    if (l->len == 1) {
        hnexpr_to(c, l->items[0], dst);
        return;
    }
    uint32_t w = c->u->top, count = 0;
    for (uint32_t i = 0; i < l->len && hnunit_ok(c); i++) {
        hnexpr_to(c, l->items[i], hnunit_temp(c, 1));
        if (++count < MAX_WINDOW || i + 1 == l->len) continue;
        hnemit(c, n, HN_OP_BUILD_STRING, w, w, count);
        c->u->top = w + 1;
        count = 1;
    }
    hnemit(c, n, HN_OP_BUILD_STRING, dst, w, count);
}

void hndisplay_fstring(hn_compiler *c, const hn_node *n, uint32_t dst) {
    if (n->kind == HN_AST_FormattedValue)
        formatted(c, n, dst);
    else
        joined(c, n, dst);
}

/* ---- t-strings ---- */

static void interpolation(hn_compiler *c, const hn_node *n, uint32_t dst) {
    uint32_t w = hnunit_temp(c, 4);
    hn_value v = HN_NONE;
    int conversion = n->Interpolation.conversion;
    hnexpr_to(c, n->Interpolation.value, w);
    if (hnconstant_value(c, &n->Interpolation.str, &v)) hnemit_constant(c, n, w + 1, v);
    v = HN_NONE;
    if (conversion > 0) hnunit_status(c, hnstr_from_char(c->vm, (uint32_t)conversion, &v));
    hnemit_constant(c, n, w + 2, v);
    if (n->Interpolation.format_spec)
        hnexpr_to(c, n->Interpolation.format_spec, w + 3);
    else
        hnemit_constant(c, n, w + 3, c->vm->empty_str);
    hnexpr_slow(c, n, dst, w, HN_SLOW_INTERPOLATION);
}

/* The strings between interpolations: always one more than those, empty where two meet. */
static void template_strings(hn_compiler *c, const hn_node *n, uint32_t dst) {
    const hn_nodes *l = &n->TemplateStr.values;
    hn_value *items = hnunit_grab(c, (l->len + 2) * sizeof *items), v;
    uint32_t count = 0;
    bool open = false;
    for (uint32_t i = 0; items && i < l->len && hnunit_ok(c); i++) {
        bool text = l->items[i]->kind == HN_AST_Constant;
        if (text && hnconstant_value(c, &l->items[i]->Constant.value, &v))
            items[count++] = v;
        else if (!open)
            items[count++] = c->vm->empty_str;
        open = text;
    }
    if (!items || !hnunit_ok(c)) return;
    if (!open) items[count++] = c->vm->empty_str;
    hnunit_status(c, hntuple_from(c->vm, items, count, &v));
    if (hnunit_ok(c)) hnemit_constant(c, n, dst, v);
}

static void template_values(hn_compiler *c, const hn_node *n, uint32_t dst) {
    const hn_nodes *l = &n->TemplateStr.values;
    hnemit(c, n, HN_OP_BUILD_LIST, dst, dst, 0);
    for (uint32_t i = 0; i < l->len && hnunit_ok(c); i++) {
        if (l->items[i]->kind == HN_AST_Constant) continue;
        uint32_t top = c->u->top;
        hnemit(c, l->items[i], HN_OP_LIST_APPEND, dst, hnexpr_any(c, l->items[i]), 0);
        c->u->top = top;
    }
    hnemit(c, n, HN_OP_LIST_TO_TUPLE, dst, dst, 0);
}

void hndisplay_template(hn_compiler *c, const hn_node *n, uint32_t dst) {
    if (n->kind == HN_AST_Interpolation) {
        interpolation(c, n, dst);
        return;
    }
    uint32_t w = hnunit_temp(c, 2);
    template_strings(c, n, w);
    template_values(c, n, w + 1);
    hnexpr_slow(c, n, dst, w, HN_SLOW_TEMPLATE_OP);
}
