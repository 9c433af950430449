/* Unpacks frozen code.
 *
 * Everything is a varint (seven bits in a byte, low ones first) unless it says otherwise:
 *   for each module its code; for each string bytes * 2 + interned, and its UTF-8;
 *   for each code how many bytes follow, what callers need, the body.
 * Strings are named by number. A body's instructions carry what their operands refer to: a name is its
 * string; at the first use of an inline cache or a constant stands what it is, later ones say which of the
 * body's it was. Registers are relative to the first one of the instruction before, inner functions to the
 * outer one. */
#include "code/core.h"

#include "base/inflate.h"
#include "base/mem.h"
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
    const uint8_t *p;
    hn_arena arena;
    hn_code proto;
    uint32_t nics, nnames, nconsts; /* met so far */
    uint16_t *numbers;              /* of the names' strings */
    int32_t last;                   /* the register that the instruction before has first */
} thaw;

static uint32_t core_get(thaw *t) {
    uint32_t v = 0;
    for (unsigned shift = 0;; shift += 7) {
        uint8_t c = *t->p++;
        v |= (uint32_t)(c & 0x7F) << shift;
        if (c < 0x80) return v;
    }
}

static int32_t get_signed(thaw *t) {
    uint32_t v = core_get(t);
    return (int32_t)(v >> 1 ^ (0 - (v & 1)));
}

/* ---- the table and its index: where strings and codes begin ---- */

static uint32_t index_size(const hn_core_table *t) {
    return (t->strings + t->codes) * (uint32_t)sizeof(uint32_t);
}

/* The index lies in front of the table. */
static const uint8_t *core_table_of(const hn_source *s) {
    return HN_BYTES(s->text)->data + index_size(s->table);
}

static const uint8_t *core_find(const hn_source *s, uint32_t entry) {
    uint32_t at;
    memcpy(&at, HN_BYTES(s->text)->data + entry * sizeof at, sizeof at);
    return core_table_of(s) + at;
}

static void write_index(const hn_core_table *table, const uint8_t *data, uint8_t *index) {
    thaw t = {.p = data};
    for (uint32_t i = 0; i < table->modules; i++) (void)core_get(&t);
    for (uint32_t i = 0; i < table->strings + table->codes; i++) {
        uint32_t at = (uint32_t)(t.p - data), n = core_get(&t);
        t.p += i < table->strings ? n >> 1 : n;
        memcpy(index + i * sizeof at, &at, sizeof at);
    }
}

hn_status hncore_open(hn_vm *vm, const hn_core_table *table, const uint8_t *data, const char *name,
                      hn_source **out) {
    hn_source *s = hnheap_new(vm, HN_KIND_SOURCE, sizeof *s);
    hn_bytes *all = hnbytes_alloc(vm, index_size(table) + table->size);
    if (!s || !all) return HN_NOMEM;
    uint8_t *to = all->data + index_size(table);
    const uint8_t *before = table->shared ? core_table_of(vm->core) : NULL;
    if (!hninflate(data, table->packed, before, table->shared, to, table->size))
        return hnexc_raise(vm, HN_T_SYSTEMERROR, "the frozen library is damaged");
    write_index(table, to, all->data);
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
static thaw open_code(hn_vm *vm, hn_source *s, uint32_t index) {
    thaw t = {.vm = vm, .source = s, .p = core_find(s, s->table->strings + index)};
    (void)core_get(&t); /* its size */
    return t;
}

/* ---- values ---- */

static hn_status core_string(const thaw *from, uint32_t number, hn_value *out) {
    hn_vm *vm = from->vm;
    thaw t = {.p = core_find(from->source, number)};
    uint32_t length = core_get(&t), n = length >> 1;
    if (n < HN_CORE_SHORT && length & 1) return hnstr_intern_utf8(vm, t.p, n, out);
    if (n < HN_CORE_SHORT) return hnstr_from_utf8(vm, t.p, n, out);
    hn_str *s = hnstr_alloc(vm, n, 0, true);
    if (!s) return HN_NOMEM;
    memcpy(s->data, t.p, n);
    *out = hnv_from_ref(s);
    return length & 1 ? hnstr_intern(vm, *out, out) : HN_OK;
}

static hn_status get_int(thaw *t, uint32_t size, hn_value *out) {
    uint32_t limbs[HN_CORE_LIMBS];
    for (uint32_t i = 0; i < size >> 1; i++) limbs[i] = core_get(t);
    return hnint_from_limbs(t->vm, limbs, size >> 1, size & 1, out);
}

static hn_status get_bytes(thaw *t, uint32_t n, hn_value *out) {
    hn_bytes *b = hnbytes_alloc(t->vm, n);
    if (!b) return HN_NOMEM;
    memcpy(b->data, t->p, n);
    t->p += n;
    *out = hnv_from_ref(b);
    return HN_OK;
}

static hn_value get_double(thaw *t) {
    double d;
    memcpy(&d, t->p, sizeof d);
    t->p += sizeof d;
    return hnv_from_double(d);
}

static hn_status get_value(thaw *t, hn_value *out) {
    uint32_t v = core_get(t), rest = v >> 3;
    switch ((hn_core_tag)(v & 7)) {
    case HN_CORE_STR: return core_string(t, rest, out);
    case HN_CORE_CONST: return *out = HN_CONST(rest), HN_OK;
    case HN_CORE_INT: return get_int(t, rest, out);
    case HN_CORE_DOUBLE: return *out = get_double(t), HN_OK;
    case HN_CORE_BYTES: return get_bytes(t, rest, out);
    case HN_CORE_TUPLE: break;
    }
    hn_tuple *tuple = hntuple_alloc(t->vm, rest);
    if (!tuple) return HN_NOMEM;
    for (uint32_t i = 0; i < rest; i++) HN_TRY(get_value(t, &tuple->items[i]));
    *out = hnv_from_ref(tuple);
    return HN_OK;
}

/* ---- what callers need ---- */

#define HEAD 12u /* numbers that it has: a docstring is one too */

static hn_status get_head(thaw *t, hn_code *c) {
    uint16_t *const fields[] = {&c->h.flags,   &c->npos,  &c->nposonly, &c->nkwonly,   &c->nlocals,
                                &c->free_base, &c->nfree, &c->nregs,    &c->class_cell};
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) *fields[i] = (uint16_t)core_get(t);
    c->class_cell--; /* 0xFFFF: none */
    HN_TRY(core_string(t, core_get(t), &c->name));
    uint32_t qualname = core_get(t);
    c->qualname = c->name;
    if (qualname) HN_TRY(core_string(t, qualname - 1, &c->qualname));
    return get_value(t, &c->doc);
}

hn_status hncore_code(hn_vm *vm, hn_source *source, uint32_t index, hn_code **out) {
    hn_value *at = &source->codes->v[index];
    if (*at == HN_UNBOUND) {
        thaw t = open_code(vm, source, index);
        hn_code *c = hnheap_new(vm, HN_KIND_CODE, sizeof *c);
        if (!c) return HN_NOMEM;
        c->name = c->qualname = c->doc = HN_NONE;
        HN_TRY(get_head(&t, c));
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
    p->ninstrs = core_get(t);
    p->nhandlers = core_get(t);
    uint32_t most = core_get(t); /* of caches, constants and names each */
    p->nchildren = core_get(t);
    p->instrs = core_grab(t, p->ninstrs, sizeof *p->instrs);
    p->handlers = core_grab(t, p->nhandlers, sizeof *p->handlers);
    p->ics = core_grab(t, most, sizeof *p->ics);
    p->consts = core_grab(t, most, sizeof *p->consts);
    p->names = core_grab(t, most, sizeof *p->names);
    t->numbers = core_grab(t, most, sizeof *t->numbers);
    p->children = core_grab(t, p->nchildren, sizeof *p->children);
    p->varnames = core_grab(t, p->nlocals, sizeof *p->varnames);
    p->captures = core_grab(t, p->nfree, sizeof *p->captures);
    p->cellvars = core_grab(t, p->nlocals, 1);
    bool all = p->instrs && p->handlers && p->ics && p->consts && p->names && t->numbers && p->children &&
               p->varnames && p->captures && p->cellvars;
    return all ? HN_OK : HN_NOMEM;
}

/* Functions that are inside of this one. What makes a closure reads its captures: those are unpacked too. */
static hn_status get_children(thaw *t) {
    hn_code *p = &t->proto, *child;
    for (uint32_t i = 0; i < p->nchildren; i++) {
        HN_TRY(hncore_code(t->vm, t->source, p->index + (uint32_t)get_signed(t), &child));
        if (child->nfree) HN_TRY(hncore_expand(t->vm, child));
        p->children[i] = hnv_from_ref(child);
    }
    return HN_OK;
}

/* Most functions have names for their parameters only. */
static hn_status get_registers(thaw *t) {
    hn_code *p = &t->proto;
    uint32_t named = core_get(t);
    for (uint32_t i = 0; i < p->nlocals; i++) {
        p->varnames[i] = t->vm->empty_str;
        if (i < named) HN_TRY(core_string(t, core_get(t), &p->varnames[i]));
    }
    for (uint32_t n = core_get(t); n; n--) {
        uint32_t reg = core_get(t);
        p->cellvars[reg >> 2] = reg & 3;
    }
    for (uint32_t i = 0; i < p->nfree; i++) p->captures[i] = (uint16_t)core_get(t);
    for (hn_handler *h = p->handlers; h < p->handlers + p->nhandlers; h++) {
        h->start = core_get(t);
        h->end = h->start + core_get(t);
        h->target = core_get(t);
        h->reg = core_get(t);
    }
    return HN_OK;
}

static hn_status core_get_name(thaw *t, uint16_t *out) {
    uint32_t number = core_get(t), i = 0;
    while (i < t->nnames && t->numbers[i] != number) i++;
    *out = (uint16_t)i;
    if (i < t->nnames) return HN_OK;
    t->numbers[t->nnames++] = (uint16_t)number;
    return core_string(t, number, &t->proto.names[i]);
}

/* Behind a name 0 for a new cache of that name, or 1 + its number here. Elsewhere 2 * the string, or 1 + 2 *
 * its number. */
static hn_status get_cache(thaw *t, const char *format, const hn_instr *i, uint16_t *out) {
    uint32_t v = core_get(t);
    bool named = format[1] == 'K', known = named ? v : v & 1;
    *out = (uint16_t)(!known ? t->nics : named ? v - 1 : v >> 1);
    if (known) return HN_OK;
    hn_ic *ic = &t->proto.ics[t->nics++];
    ic->value = HN_UNBOUND;
    if (!named) return core_string(t, v >> 1, &ic->name);
    ic->name = t->proto.names[i->b];
    return HN_OK;
}

static void core_set_wide(hn_instr *i, uint32_t v) {
    i->b = (uint16_t)v;
    i->c = (uint16_t)(v >> 16);
}

static hn_status get_const(thaw *t, hn_instr *i) {
    uint32_t v = core_get(t);
    core_set_wide(i, v ? v - 1 : t->nconsts);
    return v ? HN_OK : get_value(t, &t->proto.consts[t->nconsts++]);
}

static hn_status get_operand(thaw *t, const char *format, int which, hn_instr *i, uint16_t *out) {
    switch (format[which]) {
    case 'R':
    case 'W': *out = (uint16_t)(8 * (t->last + get_signed(t))); break;
    case 'K': return core_get_name(t, out);
    case 'C': return get_cache(t, format, i, out);
    case 'F':
    case 'U': *out = (uint16_t)core_get(t); break;
    case 'I':
    case 'J': *out = (uint16_t)get_signed(t); break;
    case 'k': return get_const(t, i);
    case 'i':
    case 'j': core_set_wide(i, (uint32_t)get_signed(t)); break;
    default: break;
    }
    return HN_OK;
}

static hn_status get_instrs(thaw *t) {
    for (hn_instr *i = t->proto.instrs; i < t->proto.instrs + t->proto.ninstrs; i++) {
        i->op = *t->p++;
        const char *f = hnop_info[i->op].format;
        HN_TRY(get_operand(t, f, 0, i, &i->a));
        HN_TRY(get_operand(t, f, 1, i, &i->b));
        if (f[1] < 'a') HN_TRY(get_operand(t, f, 2, i, &i->c));
        if (f[0] == 'R' || f[0] == 'W') t->last = i->a / 8;
    }
    t->proto.nics = t->nics;
    t->proto.nconsts = t->nconsts;
    t->proto.nnames = t->nnames;
    return HN_OK;
}

static hn_status get_body(thaw *t) {
    for (unsigned i = 0; i < HEAD; i++) (void)core_get(t); /* known already */
    HN_TRY(core_make_room(t));
    HN_TRY(get_children(t));
    HN_TRY(get_registers(t));
    return get_instrs(t);
}

hn_status hncore_expand(hn_vm *vm, hn_code *code) {
    if (!hncore_is_stub(code)) return HN_OK;
    thaw t = open_code(vm, code->source, code->index);
    t.proto = *code;
    hnarena_init(&t.arena, &vm->meter);
    hn_status st = get_body(&t);
    if (st == HN_OK) st = hncode_fill(vm, &t.proto, code);
    hnarena_free(&t.arena);
    return st;
}

hn_status hncore_module(hn_vm *vm, hn_source *source, uint32_t n, hn_code **out) {
    thaw t = {.p = core_table_of(source)};
    for (; n; n--) (void)core_get(&t);
    uint32_t index = core_get(&t);
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
