/* Targets: assignment, augmented and annotated assignment, deletion. stmt.c calls it, and so do loops,
 * comprehensions and with. Several values are assigned without a tuple (a, b = x, y) only if the program
 * cannot tell. */
#include "front/unit.h"

#define MAX_PARALLEL 16u

static void store_attribute(hn_compiler *c, const hn_node *n, uint32_t src) {
    const hn_name *name = hnsymtable_mangle(&c->st, c->scope->class_name, n->Attribute.attr);
    uint32_t obj = hnexpr_any(c, n->Attribute.value);
    hn_node place = hnunit_attribute_place(n, n);
    if (name && !c->u->dead) hnemit(c, &place, HN_OP_STORE_ATTR, obj, hnunit_ic(c, name), src);
}

static void target_store_item(hn_compiler *c, const hn_node *n, uint32_t src) {
    uint32_t obj = hnexpr_stable(c, n->Subscript.value, n->Subscript.slice);
    uint32_t key = hnexpr_any(c, n->Subscript.slice);
    hnemit(c, n, HN_OP_SETITEM, obj, key, src);
}

/* Index of the starred target, or the number of targets; -1 when there are several. */
static int64_t find_star(const hn_nodes *l) {
    int64_t at = l->len;
    for (uint32_t i = 0; i < l->len; i++)
        if (l->items[i]->kind == HN_AST_Starred) {
            if (at != l->len) return -1;
            at = i;
        }
    return at;
}

/* The first register when all targets are locals whose registers are neighbours in this order. */
static uint32_t neighbours(hn_compiler *c, const hn_nodes *l) {
    uint32_t first = HN_NO_REG;
    for (uint32_t i = 0; i < l->len; i++) {
        uint32_t reg = l->items[i]->kind == HN_AST_Name ? hnvar_local(c, l->items[i]->Name.id) : HN_NO_REG;
        if (reg == HN_NO_REG || (i && reg != first + i)) return HN_NO_REG;
        if (!i) first = reg;
    }
    return first;
}

static void store_items(hn_compiler *c, const hn_node *n, uint32_t src) {
    const hn_nodes *l = &n->Tuple.elts;
    int64_t star = find_star(l);
    if (star < 0) {
        hnunit_fail(c, n, "multiple starred expressions in assignment");
        return;
    }
    bool starred = star < l->len;
    if (starred && (star > 255 || l->len - star - 1 > 255)) {
        hnunit_fail(c, n, "too many expressions in star-unpacking assignment");
        return;
    }
    uint32_t w = l->len ? neighbours(c, l) : HN_NO_REG;
    bool direct = w != HN_NO_REG;
    if (!direct) w = hnunit_temp(c, l->len ? l->len : 1);
    if (starred)
        hnemit(c, n, HN_OP_UNPACK_EX, w, src, (uint32_t)star + 256 * (l->len - (uint32_t)star - 1));
    else
        hnemit(c, n, HN_OP_UNPACK, w, src, l->len);
    for (uint32_t i = 0; i < l->len && hnunit_ok(c); i++) {
        const hn_node *t = l->items[i];
        if (direct)
            hnemit_set(c, w + i);
        else
            hntarget_store(c, t->kind == HN_AST_Starred ? t->Starred.value : t, w + i);
    }
}

void hntarget_store(hn_compiler *c, const hn_node *target, uint32_t src) {
    if (!hnunit_ok(c)) return;
    uint32_t top = c->u->top;
    switch (target->kind) {
    case HN_AST_Name: hnvar_store(c, target, target->Name.id, src); break;
    case HN_AST_Attribute: store_attribute(c, target, src); break;
    case HN_AST_Subscript: target_store_item(c, target, src); break;
    case HN_AST_Tuple:
    case HN_AST_List: store_items(c, target, src); break;
    case HN_AST_Starred:
        hnunit_fail(c, target, "starred assignment target must be in a list or tuple");
        break;
    default: hnunit_fail(c, target, "cannot assign to this expression"); break;
    }
    c->u->top = top;
}

void hntarget_store_next(hn_compiler *c, const hn_node *target, uint32_t value) {
    if (hnunit_is_local(c, value))
        hnemit_set(c, value);
    else
        hntarget_store(c, target, value);
}

void hntarget_delete(hn_compiler *c, const hn_node *n) {
    if (!hnunit_ok(c)) return;
    uint32_t top = c->u->top;
    if (n->kind == HN_AST_Name) {
        hnvar_delete(c, n, n->Name.id);
    } else if (n->kind == HN_AST_Attribute) {
        const hn_name *name = hnsymtable_mangle(&c->st, c->scope->class_name, n->Attribute.attr);
        uint32_t obj = hnexpr_any(c, n->Attribute.value);
        hn_node place = hnunit_attribute_place(n, n);
        if (name && !c->u->dead) hnemit(c, &place, HN_OP_DEL_ATTR, obj, hnunit_ic(c, name), 0);
    } else if (n->kind == HN_AST_Subscript) {
        uint32_t obj = hnexpr_stable(c, n->Subscript.value, n->Subscript.slice);
        hnemit(c, n, HN_OP_DELITEM, obj, hnexpr_any(c, n->Subscript.slice), 0);
    } else if (n->kind == HN_AST_Tuple || n->kind == HN_AST_List) {
        for (uint32_t i = 0; i < n->Tuple.elts.len; i++) hntarget_delete(c, n->Tuple.elts.items[i]);
    } else {
        hnunit_fail(c, n, "can't use starred expression here"); /* only a tree has that */
    }
    c->u->top = top;
}

static bool target_plain_names(const hn_nodes *l) {
    for (uint32_t i = 0; i < l->len; i++)
        if (l->items[i]->kind != HN_AST_Name) return false;
    return true;
}

static bool simple_targets(const hn_nodes *l) {
    for (uint32_t i = 0; i < l->len; i++) {
        uint8_t k = l->items[i]->kind;
        if (k != HN_AST_Name && k != HN_AST_Attribute && k != HN_AST_Subscript) return false;
    }
    return true;
}

static bool stores_to(hn_compiler *c, const hn_nodes *targets, uint32_t reg) {
    for (uint32_t i = 0; i < targets->len; i++)
        if (targets->items[i]->kind == HN_AST_Name && hnvar_local(c, targets->items[i]->Name.id) == reg)
            return true;
    return false;
}

static bool is_named_again(hn_compiler *c, const hn_nodes *targets, uint32_t reg) {
    const hn_nodes others = {targets->items, targets->len - 1};
    return stores_to(c, &others, reg);
}

/* a, b = x, y without a tuple: all values first, then the targets from left to right. The last value may go
 * straight to its local when the other targets are other names. */
static bool parallel(hn_compiler *c, const hn_node *target, const hn_node *value) {
    const hn_nodes *t = &target->Tuple.elts, *v = &value->Tuple.elts;
    uint32_t regs[MAX_PARALLEL], n = t->len;
    if (!HN_FUSED) return false;
    if ((target->kind != HN_AST_Tuple && target->kind != HN_AST_List) || value->kind != HN_AST_Tuple)
        return false;
    if (n != v->len || n < 2 || n > MAX_PARALLEL || !simple_targets(t) || find_star(v) != n) return false;
    bool moves = c->u->scope->walrus || c->scope->walrus, direct = target_plain_names(t) && !moves;
    for (uint32_t i = 0; i < n && hnunit_ok(c); i++) {
        const hn_node *e = v->items[i];
        uint32_t local = e->kind == HN_AST_Name ? hnvar_local(c, e->Name.id) : HN_NO_REG;
        uint32_t home = t->items[i]->kind == HN_AST_Name ? hnvar_local(c, t->items[i]->Name.id) : HN_NO_REG;
        if (local != HN_NO_REG && !moves && !stores_to(c, t, local))
            regs[i] = hnexpr_any(c, e);
        else if (direct && i == n - 1 && home != HN_NO_REG && !is_named_again(c, t, home))
            hnexpr_to(c, e, regs[i] = home);
        else
            hnexpr_to(c, e, regs[i] = hnunit_temp(c, 1));
    }
    for (uint32_t i = 0; i < n && hnunit_ok(c); i++) hntarget_store(c, t->items[i], regs[i]);
    return true;
}

static void assign_one(hn_compiler *c, const hn_node *target, const hn_node *value) {
    uint32_t local = target->kind == HN_AST_Name ? hnvar_local(c, target->Name.id) : HN_NO_REG;
    if (local != HN_NO_REG) {
        hnexpr_to(c, value, local);
        hnemit_set(c, local);
    } else if (!parallel(c, target, value)) {
        hntarget_store(c, target, hnexpr_stable(c, value, target->kind == HN_AST_Name ? NULL : target));
    }
}

void hntarget_assign(hn_compiler *c, const hn_node *n) {
    const hn_nodes *l = &n->Assign.targets;
    uint32_t top = c->u->top;
    if (l->len == 1)
        assign_one(c, l->items[0], n->Assign.value);
    else {
        uint32_t v = target_plain_names(l) ? hnexpr_any(c, n->Assign.value) : hnunit_temp(c, 1);
        if (!target_plain_names(l)) hnexpr_to(c, n->Assign.value, v);
        for (uint32_t i = 0; i < l->len; i++) hntarget_store(c, l->items[i], v);
    }
    c->u->top = top;
}

/* ---- augmented assignment ---- */

static const hn_op in_place[] = {
    [HN_OPERATOR_Add] = HN_OP_IN_ADD,           [HN_OPERATOR_Sub] = HN_OP_IN_SUB,
    [HN_OPERATOR_Mult] = HN_OP_IN_MUL,          [HN_OPERATOR_MatMult] = HN_OP_IN_MATMUL,
    [HN_OPERATOR_Div] = HN_OP_IN_DIV,           [HN_OPERATOR_Mod] = HN_OP_IN_MOD,
    [HN_OPERATOR_Pow] = HN_OP_IN_POW,           [HN_OPERATOR_LShift] = HN_OP_IN_SHL,
    [HN_OPERATOR_RShift] = HN_OP_IN_SHR,        [HN_OPERATOR_BitOr] = HN_OP_IN_OR,
    [HN_OPERATOR_BitXor] = HN_OP_IN_XOR,        [HN_OPERATOR_BitAnd] = HN_OP_IN_AND,
    [HN_OPERATOR_FloorDiv] = HN_OP_IN_FLOORDIV,
};

/* dst = left op= the statement's value */
static void operate(hn_compiler *c, const hn_node *n, uint32_t dst, uint32_t left) {
    int32_t small;
    hn_ast_op op = n->AugAssign.op;
    if ((op == HN_OPERATOR_Add || op == HN_OPERATOR_Sub) && hnexpr_small_int(n->AugAssign.value, &small)) {
        hnemit(c, n, op == HN_OPERATOR_Add ? HN_OP_IN_ADD_I : HN_OP_IN_SUB_I, dst, left, (uint16_t)small);
        return;
    }
    uint32_t r = hnexpr_any(c, n->AugAssign.value);
    hnemit(c, n, in_place[op], dst, left, r);
}

static void augment_name(hn_compiler *c, const hn_node *n) {
    const hn_node *target = n->AugAssign.target;
    uint32_t local = hnvar_load_local(c, target, target->Name.id);
    if (local != HN_NO_REG && !hnexpr_moves(c, n->AugAssign.value)) {
        operate(c, n, local, local);
        hnemit_set(c, local);
        return;
    }
    uint32_t t = hnunit_temp(c, 1);
    hnvar_load(c, target, target->Name.id, t);
    operate(c, n, t, t);
    hnvar_store(c, target, target->Name.id, t);
}

static void augment_attribute(hn_compiler *c, const hn_node *n) {
    const hn_node *target = n->AugAssign.target;
    const hn_name *name = hnsymtable_mangle(&c->st, c->scope->class_name, target->Attribute.attr);
    uint32_t obj = hnexpr_stable(c, target->Attribute.value, n->AugAssign.value), t = hnunit_temp(c, 1);
    if (!name || c->u->dead) return;
    hn_node place = hnunit_attribute_place(target, target);
    hnemit(c, &place, HN_OP_LOAD_ATTR, t, obj, hnunit_ic(c, name));
    operate(c, n, t, t);
    hnemit(c, &place, HN_OP_STORE_ATTR, obj, hnunit_ic(c, name), t);
}

static void augment_item(hn_compiler *c, const hn_node *n) {
    const hn_node *target = n->AugAssign.target, *value = n->AugAssign.value;
    const hn_node *later = hnexpr_moves(c, value) ? value : target->Subscript.slice;
    uint32_t obj = hnexpr_stable(c, target->Subscript.value, later);
    uint32_t key = hnexpr_stable(c, target->Subscript.slice, value), t = hnunit_temp(c, 1);
    hnemit(c, target, HN_OP_GETITEM, t, obj, key);
    operate(c, n, t, t);
    hnemit(c, target, HN_OP_SETITEM, obj, key, t);
}

void hntarget_augment(hn_compiler *c, const hn_node *n) {
    uint32_t top = c->u->top;
    if (n->AugAssign.target->kind == HN_AST_Name)
        augment_name(c, n);
    else if (n->AugAssign.target->kind == HN_AST_Attribute)
        augment_attribute(c, n);
    else
        augment_item(c, n);
    c->u->top = top;
}

/* ---- annotated assignment ---- */

/* Notes in __conditional_annotations__ that this annotation was reached. */
static void note_reached(hn_compiler *c, const hn_node *n) {
    uint32_t w = hnunit_temp(c, 2);
    hnvar_load_conditional(c, n, w);
    hnemit_constant(c, n, w + 1, hnv_from_int(c->u->conditional_index++));
    hnemit(c, n, HN_OP_SET_ADD, w, w + 1, 0);
}

/* from __future__ import annotations: the text goes into __annotations__. */
static void store_text(hn_compiler *c, const hn_node *n) {
    const hn_name *name = hnsymtable_mangle(&c->st, c->scope->class_name, n->AnnAssign.target->Name.id);
    uint32_t w = hnunit_temp(c, 3);
    if (!name) return;
    hnemit_constant(c, n->AnnAssign.annotation, w, hnunparse_value(c, n->AnnAssign.annotation));
    hnvar_load(c, n, hnunit_known(c, HN_KNOWN_annotations), w + 1);
    hnemit_constant(c, n, w + 2, hnunit_name_value(c, name));
    hnemit(c, n, HN_OP_SETITEM, w + 1, w + 2, w);
}

static void evaluate_target(hn_compiler *c, const hn_node *t) {
    if (t->kind == HN_AST_Attribute) hnexpr_effect(c, t->Attribute.value);
    if (t->kind != HN_AST_Subscript) return;
    hnexpr_effect(c, t->Subscript.value);
    hnexpr_effect(c, t->Subscript.slice);
}

void hntarget_annotated(hn_compiler *c, const hn_node *n) {
    uint32_t top = c->u->top;
    const hn_node *target = n->AnnAssign.target;
    uint8_t kind = c->scope->kind;
    if (n->AnnAssign.value)
        assign_one(c, target, n->AnnAssign.value);
    else if (target->kind != HN_AST_Name)
        evaluate_target(c, target);
    c->u->top = top;
    if (target->kind == HN_AST_Name && n->AnnAssign.simple &&
        (kind == HN_SCOPE_CLASS || kind == HN_SCOPE_MODULE)) {
        if (c->st.future_annotations)
            store_text(c, n);
        else if (c->scope->conditional)
            note_reached(c, n);
    }
    c->u->top = top;
}
