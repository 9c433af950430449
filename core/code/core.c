/* Unpacks frozen code. It must read exactly the format that tools/freeze_core.c and tools/frozen_code.py
 * write, and it trusts the bytes, which are part of the build.
 *
 * One part of each table is deflated. It begins with varints (seven bits in a byte, low ones first). They
 * are, for each module, the number of its code, and for each code its size in bytes and the number of strings
 * that it alone names. Then come the strings, in UTF-8, each with a byte after it that says whether it is
 * interned. The codes follow the deflated part, as numbers that are drawn (code/draw.h): for each the data
 * that callers need, then the body.
 *
 * A string is named by 0, the next of those that are named once, or by 1 + its number. A qualified name is
 * stored as the part before its last dot. The instructions of a body carry the content of their operands. A
 * name is its string. The first use of an inline cache or a constant has its content; later ones have its
 * number within the body. A local is twice its number. A temporary is relative to the first register of the
 * instruction before it, or to the first temporary if that is a local. Inner functions are relative to the
 * one before them, the first to the outer one. */
#include "code/core.h"

#include "base/inflate.h"
#include "base/mem.h"
#include "base/varint.h"
#include "code/code.h"
#include "object/bytes.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"

const hn_instr hn_core_stub[] = {{.op = HN_OP_EXPAND}};

typedef struct thaw {
    hn_vm *vm;
    hn_source *source;
    hn_draw draw;
    uint32_t once; /* the next string that is named once */
    hn_arena arena;
    hn_code proto;
    uint32_t nics, nnames, nconsts; /* met so far */
    hn_value made;                  /* name of the last function that was made */
    int32_t temporary; /* of the instruction before: its first register, or the first temporary */
    uint32_t depth;    /* see HN_DEPTH_COUNT */
} thaw;

static uint32_t core_get(thaw *t, uint32_t context) {
    return hndraw_number(&t->draw, context);
}

static int32_t core_signed(uint32_t v) {
    return (int32_t)(v >> 1 ^ (0 - (v & 1)));
}

/* ---- the table and its index ---- */

#define PLAIN    0xFEu /* ends a string */
#define INTERNED 0xFFu

/* Of each string where it begins, of each code where it does and the first string that it alone names. */
typedef struct entry_at {
    uint32_t at, once;
} entry_at;

/* What a source's text has: the core's the model, then each the index, what was inflated, and the codes if
 * they were read. */
static size_t model_room(const hn_core_table *t) {
    return t == &hn_core ? hndraw_model_size(&hn_core_model) : 0;
}

static size_t index_size(const hn_core_table *t) {
    return (t->strings + t->codes) * sizeof(entry_at);
}

static const uint8_t *core_table_of(const hn_source *s) {
    return HN_BYTES(s->text)->data + model_room(s->table) + index_size(s->table);
}

static entry_at core_find(const hn_source *s, uint32_t entry) {
    entry_at e;
    memcpy(&e, HN_BYTES(s->text)->data + model_room(s->table) + entry * sizeof e, sizeof e);
    return e;
}

static void write_index(const hn_core_table *table, const uint8_t *data, uint8_t *index) {
    const uint8_t *p = data;
    for (uint32_t i = 0; i < table->modules; i++) (void)hnvarint_get(&p);
    entry_at e = {0, table->often};
    for (uint32_t i = 0; i < table->codes; i++) {
        memcpy(index + (table->strings + i) * sizeof e, &e, sizeof e);
        e.at += hnvarint_get(&p);
        e.once += hnvarint_get(&p);
    }
    for (uint32_t i = 0; i < table->strings; i++) {
        e.at = (uint32_t)(p - data);
        memcpy(index + i * sizeof e, &e, sizeof e);
        while (*p < PLAIN) p++;
        p++;
    }
}

static bool unpack_model(hn_vm *vm, uint8_t *to) {
    const hn_draw_packed *m = &hn_core_model;
    uint8_t *inflated = hnmem_alloc(&vm->meter, m->size);
    bool ok = inflated && hninflate(m->data, m->packed, NULL, 0, inflated, m->size);
    if (ok) hndraw_model(m, inflated, to);
    if (inflated) hnmem_free(&vm->meter, inflated, m->size);
    return ok;
}

/* data: all of the table. */
static hn_status unpack_table(hn_vm *vm, const hn_core_table *table, const uint8_t *data, uint8_t *to) {
    uint8_t *index = to + model_room(table), *inflated = index + index_size(table);
    const uint8_t *before = table->shared ? core_table_of(vm->core) : NULL;
    if (table == &hn_core && !unpack_model(vm, to)) return HN_NOMEM;
    if (!hninflate(data, table->packed, before, table->shared, inflated, table->size))
        return hnexc_raise(vm, HN_T_SYSTEMERROR, "the frozen library is damaged");
    write_index(table, inflated, index);
    if (!table->data) memcpy(inflated + table->size, data + table->packed, table->drawn);
    return HN_OK;
}

hn_status hncore_open(hn_vm *vm, const hn_core_table *table, const uint8_t *data, const char *name,
                      hn_source **out) {
    hn_source *s = hnheap_new(vm, HN_KIND_SOURCE, sizeof *s);
    size_t size = model_room(table) + index_size(table) + table->size + (table->data ? 0 : table->drawn);
    hn_bytes *all = hnbytes_alloc(vm, (uint32_t)size);
    if (!s || !all) return HN_NOMEM;
    HN_TRY(unpack_table(vm, table, data, all->data));
    HN_TRY(hnstr_from_z(vm, name, &s->name));
    s->text = hnv_from_ref(all);
    s->codes = hnheap_values(vm, table->codes);
    if (!s->codes) return HN_NOMEM;
    s->ncodes = table->codes;
    s->table = table;
    s->h.flags |= HN_SOURCE_FROZEN;
    *out = s;
    return HN_OK;
}

/* The record of a code. */
static void open_code(hn_vm *vm, hn_source *s, uint32_t index, thaw *t) {
    const hn_core_table *table = s->table;
    const uint8_t *drawn = table->data ? table->data + table->packed : core_table_of(s) + table->size;
    entry_at e = core_find(s, table->strings + index);
    *t = (thaw){.vm = vm, .source = s, .once = e.once};
    hndraw_start(&t->draw, HN_BYTES(vm->core->text)->data, drawn + e.at, drawn + table->drawn);
}

/* The number of a string, which is behind what the context has before those. */
static uint32_t core_named(thaw *t, uint32_t v) {
    return v ? v - 1 : t->once++;
}

static uint32_t get_named(thaw *t, uint32_t context) {
    return core_named(t, core_get(t, context));
}

/* ---- values ---- */

static hn_status core_string(const thaw *from, uint32_t number, hn_value *out) {
    hn_vm *vm = from->vm;
    entry_at e = core_find(from->source, number);
    const uint8_t *p = core_table_of(from->source) + e.at;
    uint32_t n = 0;
    while (p[n] < PLAIN) n++;
    bool interned = p[n] == INTERNED;
    if (n < HN_CORE_SHORT && interned) return hnstr_intern_utf8(vm, p, n, out);
    if (n < HN_CORE_SHORT) return hnstr_from_utf8(vm, p, n, out);
    hn_str *s = hnstr_alloc(vm, n, 0, true);
    if (!s) return HN_NOMEM;
    memcpy(s->data, p, n);
    *out = hnv_from_ref(s);
    return interned ? hnstr_intern(vm, *out, out) : HN_OK;
}

/* 0: the name of what was made last. */
static hn_status get_constant_text(thaw *t, uint32_t context, hn_value *out) {
    uint32_t v = core_get(t, context);
    *out = t->made;
    return v ? core_string(t, core_named(t, v - 1), out) : HN_OK;
}

static hn_status get_int(thaw *t, hn_value *out) {
    uint32_t limbs[HN_CORE_LIMBS], size = core_get(t, HN_DRAW_LIMBS);
    for (uint32_t i = 0; i < size >> 1; i++) limbs[i] = core_get(t, HN_DRAW_LIMB);
    return hnint_from_limbs(t->vm, limbs, size >> 1, size & 1, out);
}

static hn_status get_bytes(thaw *t, hn_value *out) {
    uint32_t n = core_get(t, HN_DRAW_LENGTH);
    hn_bytes *b = hnbytes_alloc(t->vm, n);
    if (!b) return HN_NOMEM;
    for (uint32_t i = 0; i < n; i++) b->data[i] = (uint8_t)hndraw_bits(&t->draw, 8);
    *out = hnv_from_ref(b);
    return HN_OK;
}

static hn_value get_double(thaw *t) {
    uint8_t bytes[sizeof(double)];
    double d;
    for (size_t i = 0; i < sizeof bytes; i++) bytes[i] = (uint8_t)hndraw_bits(&t->draw, 8);
    memcpy(&d, bytes, sizeof d);
    return hnv_from_double(d);
}

/* nested: 1 for what is in a tuple. */
static hn_status get_value(thaw *t, uint32_t nested, hn_value *out) {
    switch ((hn_core_tag)core_get(t, HN_DRAW_OF(TAG, nested))) {
    case HN_CORE_STR: return get_constant_text(t, HN_DRAW_TEXT, out);
    case HN_CORE_CONST: return *out = HN_CONST(core_get(t, HN_DRAW_CONST)), HN_OK;
    case HN_CORE_INT: return get_int(t, out);
    case HN_CORE_DOUBLE: return *out = get_double(t), HN_OK;
    case HN_CORE_BYTES: return get_bytes(t, out);
    case HN_CORE_TUPLE: break;
    }
    uint32_t n = core_get(t, HN_DRAW_ITEMS);
    hn_tuple *tuple = hntuple_alloc(t->vm, n);
    if (!tuple) return HN_NOMEM;
    for (uint32_t i = 0; i < n; i++) HN_TRY(get_value(t, 1, &tuple->items[i]));
    *out = hnv_from_ref(tuple);
    return HN_OK;
}

/* ---- what callers need ---- */

#define NOWHERE UINT32_MAX

/* The strings of a head: those of the qualified name and the documentation may be NOWHERE. */
typedef struct head_names {
    uint32_t name, before, doc;
} head_names;

static uint32_t get_optional(thaw *t, uint32_t context) {
    uint32_t v = core_get(t, context);
    return v ? core_named(t, v - 1) : NOWHERE;
}

static head_names get_head(thaw *t, hn_code *c) {
    c->h.flags = (uint16_t)core_get(t, HN_DRAW_FLAGS);
    c->npos = (uint16_t)core_get(t, HN_DRAW_NPOS);
    c->nposonly = (uint16_t)core_get(t, HN_DRAW_NPOSONLY);
    c->nkwonly = (uint16_t)core_get(t, HN_DRAW_NKWONLY);
    uint32_t near = c->npos < HN_NEAR_COUNT ? c->npos : HN_NEAR_COUNT - 1;
    c->nlocals = (uint16_t)core_get(t, HN_DRAW_OF(NLOCALS, near));
    c->free_base = (uint16_t)(c->nlocals - core_get(t, HN_DRAW_FREE_BASE));
    c->nfree = (uint16_t)core_get(t, HN_DRAW_NFREE);
    c->nregs = (uint16_t)(c->nlocals + core_get(t, HN_DRAW_NREGS));
    c->class_cell = (uint16_t)(core_get(t, HN_DRAW_CLASS_CELL) - 1); /* 0xFFFF: none */
    uint32_t name = get_named(t, HN_DRAW_NAME), before = get_optional(t, HN_DRAW_QUALNAME);
    return (head_names){name, before, get_optional(t, HN_DRAW_DOC)};
}

/* A qualified name: all of it is ASCII. */
static hn_status join_name(thaw *t, hn_value before, hn_value name, hn_value *out) {
    uint32_t n = HN_STR(before)->len, rest = HN_STR(name)->len;
    hn_str *s = hnstr_alloc(t->vm, n + 1 + rest, 0, true);
    if (!s) return HN_NOMEM;
    memcpy(s->data, HN_STR(before)->data, n);
    ((uint8_t *)s->data)[n] = '.';
    memcpy((uint8_t *)s->data + n + 1, HN_STR(name)->data, rest);
    return hnstr_intern(t->vm, hnv_from_ref(s), out);
}

static hn_status fill_head(thaw *t, hn_code *c) {
    head_names names = get_head(t, c);
    HN_TRY(core_string(t, names.name, &c->name));
    c->qualname = c->name;
    if (names.doc != NOWHERE) HN_TRY(core_string(t, names.doc, &c->doc));
    if (names.before == NOWHERE) return HN_OK;
    HN_TRY(core_string(t, names.before, &c->qualname));
    return join_name(t, c->qualname, c->name, &c->qualname);
}

hn_status hncore_code(hn_vm *vm, hn_source *source, uint32_t index, hn_code **out) {
    hn_value *at = &source->codes->v[index];
    if (*at == HN_UNBOUND) {
        thaw t;
        open_code(vm, source, index, &t);
        hn_code *c = hnheap_new(vm, HN_KIND_CODE, sizeof *c);
        if (!c) return HN_NOMEM;
        c->name = c->qualname = c->doc = HN_NONE;
        HN_TRY(fill_head(&t, c));
        c->index = index;
        c->firstlineno = 1;
        c->source = source;
        c->instrs = (hn_instr *)(uintptr_t)hn_core_stub;
        c->ninstrs = 1;
        *at = hnv_from_ref(c);
    }
    *out = HN_AS(hn_code, *at);
    return HN_OK;
}

/* ---- bodies ---- */

static void *core_grab(thaw *t, size_t n, size_t size) {
    return hnarena_alloc(&t->arena, (n + 1) * size);
}

static hn_status core_make_room(thaw *t) {
    hn_code *p = &t->proto;
    p->ninstrs = core_get(t, HN_DRAW_NINSTRS);
    p->nhandlers = core_get(t, HN_DRAW_NHANDLERS);
    p->nchildren = core_get(t, HN_DRAW_NCHILDREN);
    uint32_t most = p->ninstrs; /* of caches, constants and names each */
    p->instrs = core_grab(t, p->ninstrs, sizeof *p->instrs);
    p->handlers = core_grab(t, p->nhandlers, sizeof *p->handlers);
    p->ics = core_grab(t, most, sizeof *p->ics);
    p->consts = core_grab(t, most, sizeof *p->consts);
    p->names = core_grab(t, most, sizeof *p->names);
    p->children = core_grab(t, p->nchildren, sizeof *p->children);
    p->varnames = core_grab(t, p->nlocals, sizeof *p->varnames);
    p->captures = core_grab(t, p->nfree, sizeof *p->captures);
    p->cellvars = core_grab(t, p->nlocals, 1);
    bool all = p->instrs && p->handlers && p->ics && p->consts && p->names && p->children && p->varnames &&
               p->captures && p->cellvars;
    return all ? HN_OK : HN_NOMEM;
}

/* Functions that are inside of this one. What makes a closure reads its captures: those are unpacked too. */
static hn_status get_children(thaw *t) {
    hn_code *p = &t->proto, *child;
    uint32_t index = p->index;
    for (uint32_t i = 0; i < p->nchildren; i++) {
        index += (uint32_t)core_signed(core_get(t, HN_DRAW_CHILD));
        HN_TRY(hncore_code(t->vm, t->source, index, &child));
        if (child->nfree) HN_TRY(hncore_expand(t->vm, child));
        p->children[i] = hnv_from_ref(child);
    }
    return HN_OK;
}

/* Most functions have names for their parameters only. */
static hn_status get_registers(thaw *t) {
    hn_code *p = &t->proto;
    uint32_t named = core_get(t, HN_DRAW_NAMED) + p->npos + p->nkwonly;
    for (uint32_t i = 0; i < p->nlocals; i++) {
        p->varnames[i] = t->vm->empty_str;
        if (i < named) HN_TRY(core_string(t, get_named(t, HN_DRAW_OF(VARIABLE, i > 0)), &p->varnames[i]));
    }
    for (uint32_t n = core_get(t, HN_DRAW_NCELLS); n; n--) {
        uint32_t reg = core_get(t, HN_DRAW_CELL);
        p->cellvars[reg >> 2] = reg & 3;
    }
    for (uint32_t i = 0; i < p->nfree; i++) p->captures[i] = (uint16_t)core_get(t, HN_DRAW_CAPTURE);
    for (hn_handler *h = p->handlers; h < p->handlers + p->nhandlers; h++) {
        h->start = core_get(t, HN_DRAW_OF(HANDLER, 0));
        h->end = h->start + core_get(t, HN_DRAW_OF(HANDLER, 1));
        h->target = (uint32_t)((int32_t)h->end + core_signed(core_get(t, HN_DRAW_OF(HANDLER, 2))));
        h->reg = core_get(t, HN_DRAW_OF(HANDLER, 3));
    }
    return HN_OK;
}

static uint16_t core_number_name(thaw *t, hn_value name) {
    uint32_t i = 0;
    while (i < t->nnames && t->proto.names[i] != name) i++;
    if (i == t->nnames) t->proto.names[t->nnames++] = name;
    return (uint16_t)i;
}

/* 0 for a new cache, or 1 + its number here. */
static hn_ic *get_cache(thaw *t, const hn_instr *i, uint16_t *out) {
    uint32_t known = core_get(t, HN_DRAW_OF(CACHE, i->op));
    *out = (uint16_t)(known ? known - 1 : t->nics);
    if (known) return NULL;
    hn_ic *ic = &t->proto.ics[t->nics++];
    ic->value = HN_UNBOUND;
    return ic;
}

/* In front of a name that has a cache stands that: a known one knows it. */
static hn_status core_get_name(thaw *t, hn_instr *i, uint16_t *out) {
    bool cached = hnop_info[i->op].format[2] == 'C';
    hn_ic *ic = cached ? get_cache(t, i, &i->c) : NULL;
    hn_value name;
    if (cached && !ic)
        name = t->proto.ics[i->c].name;
    else
        HN_TRY(get_constant_text(t, HN_DRAW_OWN_NAME, &name));
    if (ic) ic->name = name;
    *out = core_number_name(t, name);
    return HN_OK;
}

static hn_status get_attribute(thaw *t, const hn_instr *i, uint16_t *out) {
    hn_ic *ic = get_cache(t, i, out);
    return ic ? core_string(t, get_named(t, HN_DRAW_ATTRIBUTE), &ic->name) : HN_OK;
}

static void core_set_wide(hn_instr *i, uint32_t v) {
    i->b = (uint16_t)v;
    i->c = (uint16_t)(v >> 16);
}

static hn_status get_const(thaw *t, hn_instr *i) {
    uint32_t v = core_get(t, HN_DRAW_OF(LOADED, i->op));
    core_set_wide(i, v ? v - 1 : t->nconsts);
    return v ? HN_OK : get_value(t, 0, &t->proto.consts[t->nconsts++]);
}

static uint16_t register_of(const thaw *t, uint32_t v) {
    return (uint16_t)(8 * (v & 1 ? t->temporary + core_signed(v >> 1) : (int32_t)(v >> 1)));
}

static void pass_register(thaw *t, int32_t reg) {
    int32_t first = t->proto.nlocals;
    t->temporary = reg < first ? first : reg;
    t->depth = reg < first ? 0 : reg == first ? 1 : 2;
}

/* near: what operand stands before it, the depth if none does; then what this one is. */
static hn_status get_operand(thaw *t, int which, hn_instr *i, uint32_t *near, uint16_t *out) {
    const char *format = hnop_info[i->op].format;
    uint32_t v, context = HN_DRAW_OF(OPERAND, i->op * HN_NEAR_OPERANDS) + *near;
    if (which) context += (uint32_t)which * HN_NEAR_COUNT - HN_NEAR_COUNT + HN_DEPTH_COUNT;
    switch (format[which]) {
    case 'R':
    case 'W':
    case 'F':
    case 'U':
    case 'I':
    case 'J': v = core_get(t, context); break;
    case 'K': return core_get_name(t, i, out);
    case 'C': return format[1] == 'K' ? HN_OK : get_attribute(t, i, out);
    case 'k': return get_const(t, i);
    case 'i':
    case 'j': core_set_wide(i, (uint32_t)core_signed(core_get(t, HN_DRAW_OF(WIDE, i->op)))); return HN_OK;
    default: return HN_OK;
    }
    *near = v < HN_NEAR_COUNT ? v : HN_NEAR_COUNT - 1;
    if (format[which] == 'F') t->made = HN_AS(hn_code, t->proto.children[v])->name;
    if (format[which] == 'R' || format[which] == 'W')
        *out = register_of(t, v);
    else
        *out = (uint16_t)(format[which] == 'F' || format[which] == 'U' ? v : (uint32_t)core_signed(v));
    return HN_OK;
}

static hn_status get_instrs(thaw *t) {
    uint32_t before = HN_OP_COUNT;
    pass_register(t, 0);
    for (hn_instr *i = t->proto.instrs; i < t->proto.instrs + t->proto.ninstrs; i++) {
        uint32_t near = t->depth;
        before = i->op = (uint16_t)core_get(t, HN_DRAW_OF(OPCODE, before * HN_DEPTH_COUNT) + t->depth);
        const char *f = hnop_info[i->op].format;
        HN_TRY(get_operand(t, 0, i, &near, &i->a));
        HN_TRY(get_operand(t, 1, i, &near, &i->b));
        if (f[1] < 'a') HN_TRY(get_operand(t, 2, i, &near, &i->c));
        if (f[0] == 'R' || f[0] == 'W') pass_register(t, i->a / 8);
    }
    t->proto.nics = t->nics;
    t->proto.nconsts = t->nconsts;
    t->proto.nnames = t->nnames;
    return HN_OK;
}

static hn_status get_body(thaw *t) {
    hn_code known;
    (void)get_head(t, &known);
    HN_TRY(core_make_room(t));
    HN_TRY(get_children(t));
    HN_TRY(get_registers(t));
    return get_instrs(t);
}

hn_status hncore_expand(hn_vm *vm, hn_code *code) {
    if (!hncore_is_stub(code)) return HN_OK;
    thaw t;
    open_code(vm, code->source, code->index, &t);
    t.proto = *code;
    hnarena_init(&t.arena, &vm->meter);
    hn_status st = get_body(&t);
    if (st == HN_OK) st = hncode_fill(vm, &t.proto, code);
    hnarena_free(&t.arena);
    return st;
}

hn_status hncore_module(hn_vm *vm, hn_source *source, uint32_t n, hn_code **out) {
    const uint8_t *p = core_table_of(source);
    for (; n; n--) (void)hnvarint_get(&p);
    uint32_t index = hnvarint_get(&p);
    HN_TRY(hncore_code(vm, source, index, out));
    return hncore_expand(vm, *out);
}

void hncore_drop(hn_vm *vm, hn_code *module) {
    (void)vm;
    module->source->codes->v[module->index] = HN_UNBOUND;
    hnheap_release(vm, module->memory);
    module->memory = NULL;
    module->nconsts = module->nnames = module->nchildren = module->nics = 0;
    module->varnames = NULL;
}
