/* Resolves names and numbers registers, after the symbol table's walk. For each scope it decides which names
 * are local, cells, free or global. The order of registers is: parameters and other locals, those in cells,
 * targets of comprehensions, free variables. locals() and the frames in snapshots depend on this order. */
#include "front/symtable.h"

#include <stdlib.h>

#define MAX_LOCALS 8000u

/* The scope around `s` that binds `name`; NULL when it is a global. */
static hn_scope *find_binding(hn_symtable *st, const hn_scope *s, const hn_name *name) {
    for (hn_scope *p = s->parent; p; p = p->parent) {
        if (p->kind == HN_SCOPE_CLASS) {
            if (name == st->known[HN_KNOWN_class_] || name == st->known[HN_KNOWN_classdict] ||
                (name == st->known[HN_KNOWN_conditional] && p->conditional))
                return p;
            continue;
        }
        if (p->kind == HN_SCOPE_MODULE) return NULL;
        hn_symbol *y = hnsymtable_find(p, name);
        if (!y || y->flags & HN_DEF_NONLOCAL) continue;
        if (y->flags & HN_DEF_GLOBAL) return NULL;
        if (y->flags & HN_DEF_BOUND) return p;
    }
    return NULL;
}

static void bind_class_name(hn_symtable *st, hn_scope *b, const hn_name *name) {
    if (name == st->known[HN_KNOWN_class_]) b->class_cell = true;
    if (name == st->known[HN_KNOWN_classdict]) b->classdict = true;
}

/* `s` uses a name that `b` binds: every frame in between hands the cell on. */
static void resolve_capture(hn_symtable *st, hn_scope *s, hn_scope *b, hn_symbol *y) {
    const hn_scope *home = hnsymtable_frame(b);
    y->place = HN_PLACE_FREE;
    if (b->kind == HN_SCOPE_CLASS)
        bind_class_name(st, b, y->name);
    else if (hnsymtable_frame(s) != home) {
        hn_symbol *bound = hnsymtable_find(b, y->name);
        bound->flags |= HN_DEF_CELL;
    }
    for (hn_scope *x = s; x != b && st->status == HN_OK; x = x->parent) {
        if (x->kind == HN_SCOPE_COMP || hnsymtable_frame(x) == home) continue;
        hn_symbol *through = hnsymtable_symbol(st, x, y->name);
        if (!through) {
            st->status = HN_NOMEM;
            return;
        }
        through->flags |= HN_DEF_FREE;
        if (through->place == HN_PLACE_NONE && !(through->flags & HN_DEF_BOUND))
            through->place = HN_PLACE_FREE;
    }
}

/* An annotation in a class that declares the name global. */
static bool class_says_global(const hn_scope *s, const hn_name *name) {
    for (const hn_scope *p = s->sees_class ? s->parent : NULL; p; p = p->sees_class ? p->parent : NULL) {
        if (p->kind != HN_SCOPE_CLASS) continue;
        hn_symbol *y = hnsymtable_find(p, name);
        return y && y->flags & HN_DEF_GLOBAL;
    }
    return false;
}

static void resolve_symbol(hn_symtable *st, hn_scope *s, hn_symbol *y) {
    if (y->flags & HN_DEF_GLOBAL) {
        y->place = HN_PLACE_GLOBAL;
        if (y->flags & HN_DEF_NONLOCAL && y->where)
            hnsymtable_fail(st, y->where, "name '%.200s' is nonlocal and global", y->name->text);
        return;
    }
    if (y->flags & HN_DEF_BOUND && !(y->flags & HN_DEF_NONLOCAL)) {
        y->place = s->kind == HN_SCOPE_MODULE ? HN_PLACE_GLOBAL_IMPLICIT : HN_PLACE_LOCAL;
        return;
    }
    if (!(y->flags & (HN_DEF_USE | HN_DEF_NONLOCAL))) return;
    hn_scope *b = s->kind == HN_SCOPE_MODULE ? NULL : find_binding(st, s, y->name);
    if (b) {
        if (y->flags & HN_DEF_NONLOCAL && b->kind == HN_SCOPE_PARAMS && y->where)
            hnsymtable_fail(st, y->where, "nonlocal binding not allowed for type parameter '%.200s'",
                            y->name->text);
        resolve_capture(st, s, b, y);
    } else if (y->flags & HN_DEF_NONLOCAL) {
        hnsymtable_fail(st, y->where ? y->where : s->node, "no binding for nonlocal '%.200s' found",
                        y->name->text);
    } else {
        y->place = class_says_global(s, y->name) ? HN_PLACE_GLOBAL : HN_PLACE_GLOBAL_IMPLICIT;
    }
}

hn_scope *hnsymtable_next(hn_scope *s) {
    if (s->child) return s->child;
    while (s && !s->sibling) s = s->parent;
    return s ? s->sibling : NULL;
}

typedef struct plan {
    hn_symtable *st;
    hn_scope *s; /* whose registers are being numbered */
    uint32_t n, cap;
    uint32_t comp_base;
    uint8_t *active; /* registers of comprehensions around the one being numbered */
} plan;

static void *resolve_grown(hn_symtable *st, const void *old, uint32_t n, uint32_t cap, size_t size) {
    void *p = hnarena_alloc(st->arena, cap * size);
    if (!p)
        st->status = HN_NOMEM;
    else if (n)
        memcpy(p, old, n * size);
    return p;
}

static uint16_t add_register(plan *p, const hn_name *name, uint8_t cell) {
    hn_symtable *st = p->st;
    if (st->status != HN_OK) return 0;
    if (p->n == p->cap) {
        uint32_t cap = p->cap ? 2 * p->cap : 8;
        const hn_name **names = resolve_grown(st, p->s->varnames, p->n, cap, sizeof *names);
        uint8_t *cells = resolve_grown(st, p->s->cells, p->n, cap, 1),
                *active = resolve_grown(st, p->active, p->n, cap, 1);
        if (st->status != HN_OK) return 0;
        p->s->varnames = names;
        p->s->cells = cells;
        p->active = active;
        p->cap = cap;
    }
    if (p->n >= MAX_LOCALS) {
        hnsymtable_fail(st, p->s->node, "too many local variables in function '%.200s'", p->s->name->text);
        return 0;
    }
    p->s->varnames[p->n] = name;
    p->s->cells[p->n] = cell;
    return (uint16_t)p->n++;
}

/* Comprehensions that are not inside each other share registers of the same name. */
static uint16_t comp_register(plan *p, const hn_symbol *y) {
    uint8_t cell = (y->flags & HN_DEF_CELL) != 0;
    if (p->st->status == HN_OK)
        p->st->status = hnmeter_charge(p->st->arena->meter, (p->n - p->comp_base) >> 4);
    for (uint32_t i = p->comp_base; i < p->n; i++)
        if (p->s->varnames[i] == y->name && p->s->cells[i] == cell && !p->active[i]) return (uint16_t)i;
    return add_register(p, y->name, cell);
}

static void number_comps(plan *p, hn_scope *s) {
    for (hn_scope *c = s->child; c && p->st->status == HN_OK; c = c->sibling) {
        if (c->kind != HN_SCOPE_COMP) continue;
        for (hn_symbol *y = c->first; y && p->st->status == HN_OK; y = y->next)
            if (y->place == HN_PLACE_LOCAL) {
                y->reg = comp_register(p, y);
                if (p->st->status == HN_OK) p->active[y->reg] = 1;
                if (y->flags & HN_DEF_CELL) y->place = HN_PLACE_CELL;
            }
        number_comps(p, c);
        for (hn_symbol *y = c->first; y && p->st->status == HN_OK; y = y->next)
            if (y->reg != HN_NO_REG) p->active[y->reg] = 0;
    }
}

static int by_name(const void *a, const void *b) {
    const hn_symbol *x = *(hn_symbol *const *)a, *y = *(hn_symbol *const *)b;
    return strcmp(x->name->text, y->name->text);
}

/* Local variables that live in cells, other than parameters. */
static bool is_inner_cell(const hn_symbol *y) {
    return y->place == HN_PLACE_LOCAL && y->flags & HN_DEF_CELL && !(y->flags & HN_DEF_PARAM);
}
static bool is_free(const hn_symbol *y) {
    return (y->flags & HN_DEF_FREE) != 0;
}

/* The scope's symbols of a kind, by name: *n of them. NULL: memory is out. */
static hn_symbol **sorted_symbols(plan *p, bool (*wanted)(const hn_symbol *), uint32_t *n) {
    *n = 0;
    for (const hn_symbol *y = p->s->first; y; y = y->next) *n += wanted(y);
    hn_symbol **sorted = hnarena_alloc(p->st->arena, (*n + 1) * sizeof *sorted);
    if (!sorted) {
        p->st->status = HN_NOMEM;
        return NULL;
    }
    uint32_t k = 0;
    for (hn_symbol *y = p->s->first; y; y = y->next)
        if (wanted(y)) sorted[k++] = y;
    qsort(sorted, k, sizeof *sorted, by_name);
    return sorted;
}

static void number_free(plan *p) {
    uint32_t n;
    hn_symbol **sorted = sorted_symbols(p, is_free, &n);
    if (!sorted) return;
    p->s->free_base = (uint16_t)p->n;
    for (uint32_t i = 0; i < n; i++) sorted[i]->free_reg = add_register(p, sorted[i]->name, 2);
    p->s->nfree = (uint16_t)n;
}

/* Parameters and what is in registers, then what is in cells: the order of locals(). */
static void number_locals(plan *p) {
    hn_scope *s = p->s;
    uint32_t n;
    if (s->kind == HN_SCOPE_MODULE) return;
    hn_symbol **cells = sorted_symbols(p, is_inner_cell, &n);
    for (hn_symbol *y = s->first; y && p->st->status == HN_OK; y = y->next) {
        if (y->place != HN_PLACE_LOCAL || is_inner_cell(y)) continue;
        y->reg = add_register(p, y->name, (y->flags & HN_DEF_CELL) != 0);
        if (y->flags & HN_DEF_CELL) y->place = HN_PLACE_CELL;
    }
    for (uint32_t i = 0; i < n && p->st->status == HN_OK; i++) {
        cells[i]->reg = add_register(p, cells[i]->name, 1);
        cells[i]->place = HN_PLACE_CELL;
    }
}

static void number_class(plan *p) {
    hn_scope *s = p->s;
    add_register(p, p->st->known[HN_KNOWN_dot_locals], 0);
    if (s->class_cell) s->class_reg = add_register(p, p->st->known[HN_KNOWN_class_], 1);
    if (s->classdict) s->classdict_reg = add_register(p, p->st->known[HN_KNOWN_classdict], 1);
    if (s->conditional) s->conditional_reg = add_register(p, p->st->known[HN_KNOWN_conditional], 1);
}

static void number_scope(hn_symtable *st, hn_scope *s) {
    plan p = {.st = st, .s = s};
    if (s->kind == HN_SCOPE_CLASS)
        number_class(&p);
    else
        number_locals(&p);
    if (s->kind == HN_SCOPE_MODULE && st->names_register) add_register(&p, st->known[HN_KNOWN_dot_locals], 0);
    p.comp_base = p.n;
    number_comps(&p, s);
    number_free(&p);
    s->nlocals = (uint16_t)p.n;
}

hn_status hnsymtable_resolve(hn_symtable *st) {
    for (hn_scope *s = st->module; s && st->status == HN_OK; s = hnsymtable_next(s))
        for (hn_symbol *y = s->first; y && st->status == HN_OK; y = y->next) {
            st->status = hnmeter_charge(st->arena->meter, 1);
            if (st->status == HN_OK) resolve_symbol(st, s, y);
        }
    for (hn_scope *s = st->module; s && st->status == HN_OK; s = hnsymtable_next(s))
        if (s->kind != HN_SCOPE_COMP) number_scope(st, s);
    return st->status;
}
