/* Variables: loads, stores and deletions, by the place that resolve.c gave their names (register, cell,
 * global, namespace). All files of the compiler use it. A local that may be unset is checked once and then
 * counts as set (emit.c). Names of variables are mangled here, not by the callers. */
#include "front/unit.h"

typedef enum how {
    AS_REGISTER, /* reg */
    AS_CELL,     /* the cell in reg */
    AS_GLOBAL,
    AS_NAME,      /* in the namespace of register 0 */
    AS_NAME_CELL, /* the same, then the cell in reg */
    AS_DICT,      /* in the class namespace that the cell of __classdict__ holds */
    AS_DICT_CELL, /* the same, then the cell in reg */
} how;

typedef struct found {
    how how;
    uint32_t reg;
    const hn_name *name; /* mangled */
} found;

static bool is_class_name(const hn_compiler *c, const hn_name *name) {
    return name == hnunit_known(c, HN_KNOWN_class_) || name == hnunit_known(c, HN_KNOWN_classdict) ||
           name == hnunit_known(c, HN_KNOWN_conditional);
}

/* The cells that a class body keeps for scopes inside it. */
static uint32_t class_register(const hn_compiler *c, const hn_scope *s, const hn_name *name) {
    if (s->class_cell && name == hnunit_known(c, HN_KNOWN_class_)) return s->class_reg;
    if (s->classdict && name == hnunit_known(c, HN_KNOWN_classdict)) return s->classdict_reg;
    if (s->conditional && name == hnunit_known(c, HN_KNOWN_conditional)) return s->conditional_reg;
    return HN_NO_REG;
}

static found find_in_class(const hn_compiler *c, const hn_scope *s, const hn_symbol *y, bool inside,
                           found f) {
    if (inside) {
        uint32_t reg = class_register(c, s, f.name);
        if (reg != HN_NO_REG)
            f.how = AS_CELL, f.reg = reg;
        else if (y && y->flags & HN_DEF_FREE)
            f.how = AS_CELL, f.reg = y->free_reg;
        else
            f.how = AS_GLOBAL;
    } else if (!y || y->place != HN_PLACE_FREE) {
        f.how = y && y->place == HN_PLACE_GLOBAL ? AS_GLOBAL : AS_NAME;
    } else {
        f.how = y->flags & HN_DEF_NONLOCAL ? AS_CELL : AS_NAME_CELL;
        f.reg = y->free_reg;
    }
    return f;
}

static found find_in_function(const hn_compiler *c, const hn_scope *s, const hn_symbol *y, found f) {
    bool dict =
        s->sees_class && !is_class_name(c, f.name) && f.name != hnunit_known(c, HN_KNOWN_dot_type_params);
    f.how = dict ? AS_DICT : AS_GLOBAL;
    if (!y) return f;
    f.reg = y->reg;
    switch (y->place) {
    case HN_PLACE_LOCAL: f.how = AS_REGISTER; break;
    case HN_PLACE_CELL: f.how = AS_CELL; break;
    case HN_PLACE_FREE:
        f.how = dict ? AS_DICT_CELL : AS_CELL;
        f.reg = y->free_reg;
        break;
    case HN_PLACE_GLOBAL: f.how = AS_GLOBAL; break;
    default: break;
    }
    return f;
}

static found variable_find(hn_compiler *c, const hn_name *name) {
    hn_scope *s = c->scope;
    found f = {AS_GLOBAL, 0, hnsymtable_mangle(&c->st, s->class_name, name)};
    if (!f.name) {
        f.name = name;
        return f;
    }
    bool inside = false;
    for (; s->kind == HN_SCOPE_COMP; s = s->parent, inside = true) {
        const hn_symbol *y = hnsymtable_find(s, f.name);
        if (!y) continue;
        if (y->place == HN_PLACE_GLOBAL) return f;
        if (y->reg != HN_NO_REG) {
            f.reg = y->reg;
            f.how = y->place == HN_PLACE_CELL ? AS_CELL : AS_REGISTER;
            return f;
        }
    }
    const hn_symbol *y = hnsymtable_find(s, f.name);
    if (s->kind == HN_SCOPE_CLASS) return find_in_class(c, s, y, inside, f);
    if (s->kind != HN_SCOPE_MODULE) return find_in_function(c, s, y, f);
    if (c->st.names_register && !(y && y->place == HN_PLACE_GLOBAL)) f.how = AS_NAME;
    return f;
}

uint32_t hnvar_local(hn_compiler *c, const hn_name *name) {
    found f = variable_find(c, name);
    return HN_FUSED && f.how == AS_REGISTER ? f.reg : HN_NO_REG;
}

static void check_set(hn_compiler *c, const hn_node *at, uint32_t reg) {
    if (c->u->dead || hnemit_is_set(c, reg)) return;
    hnemit(c, at, HN_OP_CHECK, reg, 0, 0);
    hnemit_set(c, reg);
}

uint32_t hnvar_load_local(hn_compiler *c, const hn_node *at, const hn_name *name) {
    uint32_t reg = hnvar_local(c, name);
    if (reg != HN_NO_REG) check_set(c, at, reg);
    return reg;
}

static void load_from_class(hn_compiler *c, const hn_node *at, const found *f, uint32_t dst) {
    const hn_symbol *y = hnsymtable_find(c->u->scope, hnunit_known(c, HN_KNOWN_classdict));
    if (!y) return;
    uint32_t top = c->u->top, dict = hnunit_temp(c, 1);
    hnemit(c, at, HN_OP_LOAD_CELL, dict, y->free_reg, 0);
    if (f->how == AS_DICT)
        hnemit(c, at, HN_OP_LOAD_NAME, dst, dict, hnunit_name(c, f->name));
    else
        hnemit(c, at, HN_OP_LOAD_NAME_CELL, dst, dict, f->reg);
    c->u->top = top;
}

void hnvar_load(hn_compiler *c, const hn_node *at, const hn_name *name, uint32_t dst) {
    found f = variable_find(c, name);
    if (!hnunit_ok(c)) return;
    switch (f.how) {
    case AS_REGISTER:
        check_set(c, at, f.reg);
        hnemit_move(c, at, dst, f.reg);
        break;
    case AS_CELL: hnemit(c, at, HN_OP_LOAD_CELL, dst, f.reg, 0); break;
    case AS_GLOBAL:
        if (name == hnunit_known(c, HN_KNOWN_debug))
            hnemit_constant(c, at, dst, HN_TRUE);
        else if (!c->u->dead)
            hnemit(c, at, HN_OP_LOAD_GLOBAL, dst, hnunit_name(c, f.name), hnunit_global_ic(c, f.name, false));
        break;
    case AS_NAME:
        if (name == hnunit_known(c, HN_KNOWN_debug))
            hnemit_constant(c, at, dst, HN_TRUE);
        else
            hnemit(c, at, HN_OP_LOAD_NAME, dst, 0, hnunit_name(c, f.name));
        break;
    case AS_NAME_CELL: hnemit(c, at, HN_OP_LOAD_NAME_CELL, dst, 0, f.reg); break;
    default: load_from_class(c, at, &f, dst); break;
    }
}

void hnvar_store(hn_compiler *c, const hn_node *at, const hn_name *name, uint32_t src) {
    found f = variable_find(c, name);
    if (!hnunit_ok(c) || c->u->dead) return;
    switch (f.how) {
    case AS_REGISTER:
        hnemit_move(c, at, f.reg, src);
        hnemit_set(c, f.reg);
        break;
    case AS_CELL:
    case AS_DICT_CELL: hnemit(c, at, HN_OP_STORE_CELL, f.reg, src, 0); break;
    case AS_GLOBAL:
        hnemit(c, at, HN_OP_STORE_GLOBAL, src, hnunit_name(c, f.name), hnunit_global_ic(c, f.name, true));
        break;
    default: hnemit(c, at, HN_OP_STORE_NAME, 0, hnunit_name(c, f.name), src); break;
    }
}

void hnvar_delete(hn_compiler *c, const hn_node *at, const hn_name *name) {
    found f = variable_find(c, name);
    if (!hnunit_ok(c) || c->u->dead) return;
    switch (f.how) {
    case AS_REGISTER:
        check_set(c, at, f.reg);
        hnemit(c, at, HN_OP_UNBIND, f.reg, 0, 0);
        hnemit_unset(c, f.reg);
        break;
    case AS_CELL: hnemit(c, at, HN_OP_DEL_CELL, f.reg, 0, 0); break;
    case AS_GLOBAL: hnemit(c, at, HN_OP_DEL_GLOBAL, 0, hnunit_name(c, f.name), 0); break;
    default: hnemit(c, at, HN_OP_DEL_NAME, 0, hnunit_name(c, f.name), 0); break;
    }
}

uint32_t hnvar_cell(hn_compiler *c, const hn_name *name) {
    hn_scope *s = c->scope;
    for (; s->kind == HN_SCOPE_COMP; s = s->parent) {
        const hn_symbol *y = hnsymtable_find(s, name);
        if (y && y->reg != HN_NO_REG) return y->reg;
    }
    if (s->kind == HN_SCOPE_CLASS) {
        uint32_t reg = class_register(c, s, name);
        if (reg != HN_NO_REG) return reg;
    }
    const hn_symbol *y = hnsymtable_find(s, name);
    if (!y) return 0;
    return y->place == HN_PLACE_CELL ? y->reg : y->free_reg;
}

void hnvar_load_conditional(hn_compiler *c, const hn_node *at, uint32_t dst) {
    if (c->u->scope->kind == HN_SCOPE_CLASS)
        hnemit(c, at, HN_OP_LOAD_CELL, dst, c->u->scope->conditional_reg, 0);
    else
        hnvar_load(c, at, hnunit_known(c, HN_KNOWN_conditional), dst);
}

void hnvar_make_conditional(hn_compiler *c, const hn_node *at) {
    uint32_t top = c->u->top, t = hnunit_temp(c, 1);
    hnemit(c, at, HN_OP_BUILD_SET, t, t, 0);
    if (c->u->scope->kind == HN_SCOPE_CLASS)
        hnemit(c, at, HN_OP_STORE_CELL, c->u->scope->conditional_reg, t, 0);
    else
        hnvar_store(c, at, hnunit_known(c, HN_KNOWN_conditional), t);
    c->u->top = top;
}
