/* Left spines: a + b + c, a.b[c](d). expr.c calls hnspine_to. A program may make them of any length, so they
 * are followed in a loop: down to the leaf first, then up, an instruction at a time. The left operand is
 * copied if the right one may assign to its local. */
#include "front/unit.h"

/* What has been computed so far: a constant, a local, or the temporary `base`. */
typedef struct progress {
    uint32_t base, reg;
    bool constant;
    bool method; /* LOAD_METHOD has filled base and base + 1 for the call that follows */
    hn_value value;
} progress;

static const hn_op binary_ops[] = {
    [HN_OPERATOR_Add] = HN_OP_ADD,           [HN_OPERATOR_Sub] = HN_OP_SUB,
    [HN_OPERATOR_Mult] = HN_OP_MUL,          [HN_OPERATOR_MatMult] = HN_OP_MATMUL,
    [HN_OPERATOR_Div] = HN_OP_DIV,           [HN_OPERATOR_Mod] = HN_OP_MOD,
    [HN_OPERATOR_Pow] = HN_OP_POW,           [HN_OPERATOR_LShift] = HN_OP_SHL,
    [HN_OPERATOR_RShift] = HN_OP_SHR,        [HN_OPERATOR_BitOr] = HN_OP_OR,
    [HN_OPERATOR_BitXor] = HN_OP_XOR,        [HN_OPERATOR_BitAnd] = HN_OP_AND,
    [HN_OPERATOR_FloorDiv] = HN_OP_FLOORDIV,
};

static hn_op small_op(hn_ast_op op) {
    switch (op) {
    case HN_OPERATOR_Add: return HN_OP_ADD_I;
    case HN_OPERATOR_Sub: return HN_OP_SUB_I;
    case HN_OPERATOR_Mult: return HN_OP_MUL_I;
    case HN_OPERATOR_FloorDiv: return HN_OP_FLOORDIV_I;
    case HN_OPERATOR_Mod: return HN_OP_MOD_I;
    case HN_OPERATOR_BitAnd: return HN_OP_AND_I;
    case HN_OPERATOR_LShift: return HN_OP_SHL_I;
    case HN_OPERATOR_RShift: return HN_OP_SHR_I;
    default: return HN_OP_NOP;
    }
}

/* A constant so far is needed in a register after all. */
static void spine_settle(hn_compiler *c, const hn_node *at, progress *p) {
    if (!p->constant) return;
    p->constant = false;
    p->reg = hnunit_const_reg(c, p->value);
    if (p->reg != HN_NO_REG) return;
    p->reg = p->base;
    hnemit_constant(c, at, p->base, p->value);
}

/* The left operand must survive what the right one does. */
static void keep(hn_compiler *c, const hn_node *at, progress *p, const hn_node *later) {
    spine_settle(c, at, p);
    if (!hnunit_is_local(c, p->reg) || !hnexpr_moves(c, later)) return;
    hnemit_move(c, at, p->base, p->reg);
    p->reg = p->base;
}

static void spine_binary(hn_compiler *c, const hn_node *n, progress *p, uint32_t dst) {
    const hn_node *right = n->BinOp.right;
    hn_value r;
    int32_t small;
    if (HN_FUSED && p->constant && hnconstant_fold(c, right, &r) &&
        hnconstant_binary(c, n->BinOp.op, p->value, r, &r)) {
        p->value = r;
        return;
    }
    keep(c, n->BinOp.left, p, right);
    hn_op op = small_op(n->BinOp.op);
    if (op != HN_OP_NOP && hnexpr_small_int(right, &small)) {
        hnemit(c, n, op, dst, p->reg, (uint16_t)small);
    } else {
        uint32_t b = hnexpr_any(c, right);
        hnemit(c, n, binary_ops[n->BinOp.op], dst, p->reg, b);
    }
    p->reg = dst;
}

static void subscript(hn_compiler *c, const hn_node *n, progress *p, uint32_t dst) {
    const hn_node *index = n->Subscript.slice;
    int32_t small;
    keep(c, n->Subscript.value, p, index);
    if (hnexpr_small_int(index, &small)) {
        hnemit(c, n, HN_OP_GETITEM_I, dst, p->reg, (uint16_t)small);
    } else if (HN_FUSED && index->kind == HN_AST_Slice && !index->Slice.step) {
        uint32_t w = hnunit_temp(c, 2);
        if (index->Slice.lower)
            hnexpr_to(c, index->Slice.lower, w);
        else
            hnemit_none(c, index, w);
        if (index->Slice.upper)
            hnexpr_to(c, index->Slice.upper, w + 1);
        else
            hnemit_none(c, index, w + 1);
        hnemit(c, n, HN_OP_GETSLICE, dst, p->reg, w);
    } else {
        uint32_t i = hnexpr_any(c, index);
        hnemit(c, n, HN_OP_GETITEM, dst, p->reg, i);
    }
    p->reg = dst;
}

static void attribute(hn_compiler *c, const hn_node *n, progress *p, bool called, uint32_t dst) {
    const hn_name *name = hnsymtable_mangle(&c->st, c->scope->class_name, n->Attribute.attr);
    if (!name || c->u->dead) return;
    spine_settle(c, n->Attribute.value, p);
    uint32_t ic = hnunit_ic(c, name);
    hn_node place = hnunit_attribute_place(n, n);
    p->method = called; /* in every build: messages about arguments show that nothing was bound */
    hnemit(c, &place, called ? HN_OP_LOAD_METHOD : HN_OP_LOAD_ATTR, called ? p->base : dst, p->reg, ic);
    p->reg = called ? p->base : dst;
}

/* The callable stands in base; its arguments follow. */
static void spine_call(hn_compiler *c, const hn_node *n, progress *p, uint32_t dst) {
    spine_settle(c, n->Call.func, p);
    if (!p->method) hnemit_move(c, n->Call.func, p->base, p->reg);
    hn_node place = p->method ? hnunit_attribute_place(n, n->Call.func) : hnunit_node(n, HN_AST_Pass);
    hncallexpr_arguments(c, &place, p->base, p->method, &n->Call.args, &n->Call.keywords, 0, dst);
    p->method = false;
    p->reg = dst;
}

static void climb(hn_compiler *c, const hn_node *n, const hn_node *above, progress *p, uint32_t dst) {
    bool called = above && above->kind == HN_AST_Call && n->kind == HN_AST_Attribute &&
                  hncallexpr_simple(&above->Call.args, &above->Call.keywords);
    c->u->top = p->base;
    hnunit_temp(c, p->method || called ? 2 : 1);
    switch (n->kind) {
    case HN_AST_BinOp: spine_binary(c, n, p, dst); break;
    case HN_AST_Subscript: subscript(c, n, p, dst); break;
    case HN_AST_Attribute: attribute(c, n, p, called, dst); break;
    default: spine_call(c, n, p, dst); break;
    }
    hnunit_status(c, hnmeter_charge(&c->vm->meter, 1));
}

static void spine_start(hn_compiler *c, const hn_node *leaf, progress *p) {
    hn_value v;
    p->base = hnunit_temp(c, 1);
    p->constant = leaf->kind == HN_AST_Constant || leaf->kind == HN_AST_UnaryOp;
    p->constant = p->constant && hnconstant_fold(c, leaf, &v);
    if (p->constant) {
        p->value = v;
        return;
    }
    p->reg = leaf->kind == HN_AST_Name ? hnvar_load_local(c, leaf, leaf->Name.id) : HN_NO_REG;
    if (p->reg != HN_NO_REG) return;
    p->reg = p->base;
    hnexpr_to(c, leaf, p->base);
}

void hnspine_to(hn_compiler *c, const hn_node *n, uint32_t dst) {
    size_t bottom = c->spine.len;
    for (; hnast_is_spine(n); n = hnast_below(n)) hnbuf_put(&c->spine, &n, sizeof n);
    if (c->spine.failed) {
        hnunit_status(c, HN_NOMEM);
        return;
    }
    progress p = {0};
    spine_start(c, n, &p);
    while (hnunit_ok(c) && c->spine.len > bottom) {
        const hn_node *above = NULL;
        c->spine.len -= sizeof n;
        memcpy(&n, c->spine.data + c->spine.len, sizeof n);
        if (c->spine.len > bottom) memcpy(&above, c->spine.data + c->spine.len - sizeof n, sizeof n);
        climb(c, n, above, &p, above ? p.base : dst);
    }
    if (hnunit_ok(c) && p.constant) hnemit_constant(c, n, dst, p.value);
}
