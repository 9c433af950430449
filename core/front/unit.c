/* Units: code objects being made, with their registers, constants, names and caches. Each hnunit_begin needs
 * an hnassemble, after a failure too: it frees the unit's buffers. Codes are numbered in the order in which
 * their units begin, and snapshots name a code by that number. */
#include "front/unit.h"

#include <stdarg.h>

#include "object/exc.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/str.h"

static hn_value interned(hn_compiler *c, const char *text, size_t len);

void hnunit_status(hn_compiler *c, hn_status s) {
    if (c->st.status == HN_OK) c->st.status = s;
}

void *hnunit_grab(hn_compiler *c, size_t size) {
    void *p = hnarena_alloc(&c->arena, size);
    if (!p) hnunit_status(c, HN_NOMEM);
    return p;
}

void hnunit_fail(hn_compiler *c, const hn_node *at, const char *fmt, ...) {
    char message[256];
    va_list ap;
    va_start(ap, fmt);
    hnprint_va(message, sizeof message, fmt, ap);
    va_end(ap);
    hnsymtable_fail(&c->st, at, "%s", message);
}

static const char *make_qualname(hn_compiler *c, const hn_unit *u, const char *name) {
    const hn_unit *o = u->outer;
    while (o && o->scope->kind == HN_SCOPE_PARAMS) o = o->outer;
    if (!o || o->scope->kind == HN_SCOPE_MODULE) return name;
    if (u->scope->kind == HN_SCOPE_CLASS || u->scope->kind == HN_SCOPE_FUNCTION) {
        const hn_symbol *y =
            u->scope->lambda || u->scope->genexp ? NULL : hnsymtable_find(u->outer->scope, u->scope->name);
        if (y && y->place == HN_PLACE_GLOBAL) return name;
    }
    const char *middle = o->scope->kind == HN_SCOPE_CLASS ? "." : ".<locals>.";
    size_t size = strlen(o->qualname) + strlen(middle) + strlen(name) + 1;
    char *text = hnunit_grab(c, size);
    if (!text) return name;
    hnprint(text, size, "%s%s%s", o->qualname, middle, name);
    hnunit_status(c, hnmeter_charge(&c->vm->meter, size >> 6));
    return text;
}

static void init_buffers(hn_compiler *c, hn_unit *u) {
    hn_buf *all[] = {&u->ins, &u->labels, &u->ranges, &u->consts, &u->names, &u->ics, &u->children};
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++) hnbuf_init(all[i], &c->vm->meter);
}

/* Which registers hold something from the start: parameters and free variables. */
static void init_set(hn_compiler *c, hn_unit *u) {
    u->words = (u->nlocals + 63) / 64 + 1;
    if (!(u->set = hnunit_grab(c, u->words * sizeof *u->set))) return;
    for (hn_symbol *y = u->scope->first; y; y = y->next)
        if (y->flags & HN_DEF_PARAM && y->reg != HN_NO_REG)
            u->set[y->reg / 64] |= UINT64_C(1) << (y->reg % 64);
}

bool hnunit_begin(hn_compiler *c, hn_unit *u, hn_scope *scope, const hn_node *at, const char *name) {
    memset(u, 0, sizeof *u);
    init_buffers(c, u);
    u->outer = c->u;
    u->scope = scope;
    u->outer_scope = c->scope;
    u->nlocals = u->top = u->nregs = scope->nlocals;
    init_set(c, u);
    u->qualname = make_qualname(c, u, name);
    u->proto.name = interned(c, name, strlen(name));
    u->proto.qualname = interned(c, u->qualname, strlen(u->qualname));
    u->proto.doc = HN_NONE;
    u->proto.firstlineno = at->lineno;
    u->proto.class_cell = HN_NO_REG;
    if (scope->nested && scope->kind != HN_SCOPE_CLASS) u->proto.h.flags = HN_CODE_NESTED;
    u->proto.index = (uint32_t)(c->codes.len / sizeof(hn_code *));
    hn_code *none = NULL;
    hnbuf_put(&c->codes, &none, sizeof none);
    if (c->codes.failed) hnunit_status(c, HN_NOMEM);
    c->u = u;
    c->scope = scope;
    return hnunit_ok(c);
}

void hnunit_end(hn_compiler *c, hn_code *code) {
    hn_unit *u = c->u;
    if (hnunit_ok(c)) ((hn_code **)(void *)c->codes.data)[u->proto.index] = code;
    hn_buf *all[] = {&u->ins, &u->labels, &u->ranges, &u->consts, &u->names, &u->ics, &u->children};
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++) hnbuf_free(all[i]);
    c->u = u->outer;
    c->scope = u->outer_scope;
}

uint32_t hnunit_temp(hn_compiler *c, uint32_t n) {
    hn_unit *u = c->u;
    uint32_t first = u->top;
    if (first + n > HN_MAX_REGS - HN_MAX_CONST_REGS) {
        hnunit_fail(c, u->scope->node, "too many local variables in function '%.200s'", u->scope->name->text);
        return 0;
    }
    u->top += n;
    if (u->top > u->nregs) u->nregs = u->top;
    return first;
}

uint32_t hnunit_scratch(hn_compiler *c, uint32_t dst) {
    return hnunit_is_local(c, dst) ? hnunit_temp(c, 1) : dst;
}

/* ---- maps ---- */

static hn_map_slot *map_slot(const hn_map *m, uint64_t key) {
    for (uint64_t i = (key ^ key >> 29) * UINT64_C(0x9E3779B97F4A7C15) >> 24;; i++) {
        hn_map_slot *s = &m->slots[i & (m->cap - 1)];
        if (!s->value || s->key == key) return s;
    }
}

/* The slot of a key, which is free (value 0) when the key is new. NULL when memory is out. */
static hn_map_slot *map_find(hn_compiler *c, hn_map *m, uint64_t key) {
    if (m->count * 2 >= m->cap) {
        hn_map bigger = {.cap = m->cap ? 2 * m->cap : 16, .count = m->count};
        bigger.slots = hnunit_grab(c, bigger.cap * sizeof *bigger.slots);
        if (!bigger.slots) return NULL;
        for (uint32_t i = 0; i < m->cap; i++)
            if (m->slots[i].value) *map_slot(&bigger, m->slots[i].key) = m->slots[i];
        *m = bigger;
    }
    hn_map_slot *s = map_slot(m, key);
    if (!s->value) {
        s->key = key;
        m->count++;
    }
    return s;
}

/* Appends an item to a buffer and answers its index. */
static uint32_t unit_push(hn_compiler *c, hn_buf *b, const void *item, size_t size) {
    uint32_t index = (uint32_t)(b->len / size);
    hnbuf_put(b, item, size);
    if (b->failed) hnunit_status(c, HN_NOMEM);
    return index;
}

static uint32_t push_limited(hn_compiler *c, hn_buf *b, const void *item, size_t size, const char *what) {
    uint32_t index = unit_push(c, b, item, size);
    if (index <= UINT16_MAX) return index;
    hnunit_fail(c, c->u->scope->node, "code of '%.150s' is too large: more than 65535 %s",
                c->u->scope->name->text, what);
    return 0;
}

uint32_t hnunit_const(hn_compiler *c, hn_value v) {
    hn_map_slot *s = map_find(c, &c->u->const_map, hnv_bits(v));
    if (!s) return 0;
    if (!s->value) s->value = unit_push(c, &c->u->consts, &v, sizeof v) + 1;
    return s->value - 1;
}

uint32_t hnunit_const_reg(hn_compiler *c, hn_value v) {
    hn_unit *u = c->u;
    if (!HN_FUSED) return HN_NO_REG;
    for (uint32_t i = 0; i < u->nconst_regs; i++)
        if (u->const_regs[i] == v) return HN_CONST_REG + i;
    if (!u->loops || u->dead || u->nconst_regs == HN_MAX_CONST_REGS) return HN_NO_REG;
    u->const_regs[u->nconst_regs] = v;
    return HN_CONST_REG + u->nconst_regs++;
}

static hn_value interned(hn_compiler *c, const char *text, size_t len) {
    hn_value v = HN_NONE;
    if (hnunit_ok(c)) hnunit_status(c, hnstr_intern_utf8(c->vm, text, len, &v));
    return v;
}

hn_value hnunit_name_value(hn_compiler *c, const hn_name *name) {
    return interned(c, name->text, name->len);
}

uint32_t hnunit_name(hn_compiler *c, const hn_name *name) {
    hn_map_slot *s = map_find(c, &c->u->name_map, (uint64_t)(uintptr_t)name);
    if (!s) return 0;
    if (!s->value) {
        hn_value v = hnunit_name_value(c, name);
        s->value = push_limited(c, &c->u->names, &v, sizeof v, "names") + 1;
    }
    return s->value - 1;
}

uint32_t hnunit_ic(hn_compiler *c, const hn_name *name) {
    if (c->u->dead) return 0;
    hn_ic ic = {.name = hnunit_name_value(c, name), .value = HN_UNBOUND};
    return push_limited(c, &c->u->ics, &ic, sizeof ic, "attribute accesses");
}

uint32_t hnunit_global_ic(hn_compiler *c, const hn_name *name, bool store) {
    hn_map_slot *s = map_find(c, store ? &c->u->store_map : &c->u->global_map, (uint64_t)(uintptr_t)name);
    if (!s) return 0;
    if (!s->value) {
        hn_ic ic = {.name = hnunit_name_value(c, name), .value = HN_UNBOUND};
        s->value = push_limited(c, &c->u->ics, &ic, sizeof ic, "attribute accesses") + 1;
    }
    return s->value - 1;
}

uint32_t hnunit_child(hn_compiler *c, hn_code *code) {
    hn_value v = code ? hnv_from_ref(code) : HN_NONE;
    return push_limited(c, &c->u->children, &v, sizeof v, "functions");
}
