/* Numbers the shared objects, hashes those that can change, and finds the internals, once at a VM's start
 * (hnsnap_init). The walk has to be the same on every build: its order must not depend on addresses, nor on
 * which frozen functions are unpacked. All of it trusts the VM: it runs at its start, or over objects that it
 * had then. Nothing here reads a snapshot. */
#include "snap/shared.h"

#include "code/frozen.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/kind.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"
#include "snap/format.h"
#include "snap/ptrmap.h"
#include "snap/shared_walk.h"
#include "snap/snap.h"

/* ---- fingerprints ---- */

static uint64_t mix(uint64_t h, uint64_t word) {
    h = (h ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    return h ^ h >> 29;
}

static void mix_run(void *arg, const hn_value *v, size_t n) {
    uint64_t *h = arg;
    for (size_t i = 0; i < n; i++) *h = mix(*h, hnv_bits(v[i]));
}

static uint64_t mix_numbers(uint64_t h, const hn_object *o) {
    for (const hn_field *f = hnkind_fields(o->kind); f->type; f++)
        if (hnkind_is_number(f)) h = mix(h, hnkind_number(o, f));
    return h;
}

static uint64_t mix_bytes(uint64_t h, const hn_bytearray *b) {
    for (uint32_t i = 0; i < b->len; i++) h = mix(h, b->buf->data[i]);
    return mix(h, b->len);
}

/* Mixes in the places of further entries. */
static uint64_t mix_places(uint64_t h, const hn_dict *d) {
    return mix(h, (uint64_t)d->limit << 16 | d->h.flags);
}

/* Returns zero for kinds that cannot change. */
uint32_t hnshared_fingerprint(const hn_object *o) {
    if (!hnkind_changes(o->kind)) return 0;
    uint64_t h = mix_numbers(o->kind, o);
    hnkind_each(o, HN_FIELD_MADE, mix_run, &h);
    if (o->kind == HN_KIND_BYTEARRAY) h = mix_bytes(h, (const hn_bytearray *)(const void *)o);
    if (o->kind == HN_KIND_DICT) h = mix_places(h, (const hn_dict *)(const void *)o);
    uint32_t folded = (uint32_t)(h ^ h >> 32);
    return folded ? folded : 1;
}

/* ---- the walk ---- */

typedef struct walker {
    hn_vm *vm;
    hn_list *list;
    hn_ptrmap map;
    hn_status st;
} walker;

/* Code of the frozen core is named by its number, since it must not show which of it is unpacked. */
static bool is_named(const hn_object *o) {
    return hnkind_is_named(o->kind);
}

static void shared_add(walker *w, const hn_object *o) {
    if (w->st != HN_OK || hnptrmap_get(&w->map, o) != HN_PTRMAP_NONE) return;
    if (!hnptrmap_add(&w->map, o, w->list->len))
        w->st = HN_NOMEM;
    else
        w->st = hnlist_append(w->vm, w->list, hnv_from_ref(o));
}

static void shared_visit(void *arg, const void *object) {
    if (object && is_named(object)) shared_add(arg, object);
}

static void visit_value(walker *w, hn_value v) {
    if (hnv_is_ref(v)) shared_visit(w, hnv_ref(v));
}

static void snap_shared_walk(walker *w) {
    hn_vm *vm = w->vm;
    for (unsigned i = 0; i < HN_T_COUNT; i++) shared_visit(w, vm->types[i]);
    for (unsigned i = 0; i < HN_N_COUNT; i++) shared_add(w, hnv_ref(vm->names[i]));
    shared_visit(w, vm->builtins);
    shared_visit(w, vm->modules);
    shared_visit(w, vm->internals);
    visit_value(w, vm->main);
    shared_visit(w, vm->host_table);
    shared_visit(w, vm->host_ready);
    visit_value(w, vm->empty_tuple);
    visit_value(w, vm->empty_bytes);
    visit_value(w, vm->empty_frozenset);
    for (unsigned i = 0; i < HN_SLOW_ROOM; i++) visit_value(w, vm->slow[i]);
    for (uint32_t i = 0; i < w->list->len && w->st == HN_OK; i++)
        hnsnap_each_ref(hnv_ref(w->list->items->v[i]), shared_visit, w);
}

/* ---- what is internal ---- */

typedef struct seer {
    const hn_list *list;
    const hn_shared *shared;
    uint8_t *traits;
    uint32_t *queue;
    uint32_t n;
} seer;

static void shared_see(void *arg, const void *object) {
    seer *s = arg;
    uint32_t n = object ? hnshared_find(s->shared, object) : HN_SHARED_NONE;
    if (n == HN_SHARED_NONE || !(s->traits[n] & HN_SHARED_INTERNAL)) return;
    s->traits[n] &= (uint8_t)~HN_SHARED_INTERNAL;
    s->queue[s->n++] = n;
}

/* Finds the objects that programs can reach: they begin with these, and follow the references of
 * hnsnap_each_seen. Frozen classes count as seen, since programs reach most of them through their
 * instances. */
static void see_all(hn_vm *vm, seer *s) {
    for (unsigned i = 0; i < HN_T_COUNT; i++) shared_see(s, vm->types[i]);
    for (unsigned i = 0; i < HN_N_COUNT; i++) shared_see(s, hnv_ref(vm->names[i]));
    shared_see(s, vm->builtins);
    shared_see(s, vm->modules);
    shared_see(s, hnv_ref(vm->main));
    shared_see(s, hnv_ref(vm->empty_tuple));
    shared_see(s, hnv_ref(vm->empty_bytes));
    shared_see(s, hnv_ref(vm->empty_frozenset));
    for (uint32_t i = 0; i < s->list->len; i++)
        if (hnv_is(s->list->items->v[i], HN_KIND_TYPE)) shared_see(s, hnv_ref(s->list->items->v[i]));
    for (uint32_t i = 0; i < s->n; i++)
        hnsnap_each_seen(hnv_ref(s->list->items->v[s->queue[i]]), shared_see, s);
}

/* Returns whether it is a constant tuple of objects that programs may reach. */
static bool is_harmless(const seer *s, const hn_object *o) {
    const hn_tuple *t = (const hn_tuple *)(const void *)o;
    if (o->kind != HN_KIND_TUPLE) return false;
    for (uint32_t i = 0; i < t->len; i++) {
        uint32_t n =
            hnv_is_ref(t->items[i]) ? hnshared_find(s->shared, hnv_ref(t->items[i])) : HN_SHARED_NONE;
        if (n != HN_SHARED_NONE && s->traits[n] & HN_SHARED_INTERNAL) return false;
    }
    return true;
}

static void see_harmless(seer *s) {
    for (uint32_t i = 0; i < s->list->len; i++)
        if (is_harmless(s, hnv_ref(s->list->items->v[i]))) s->traits[i] &= (uint8_t)~HN_SHARED_INTERNAL;
}

/* ---- what can change ---- */

static void set_fixed(seer *s, const void *object, bool fixed) {
    uint32_t n = object ? hnshared_find(s->shared, object) : HN_SHARED_NONE;
    if (n == HN_SHARED_NONE) return;
    s->traits[n] &= (uint8_t)~HN_SHARED_FIXED;
    if (fixed) s->traits[n] |= HN_SHARED_FIXED;
}

/* Finds the objects of the start in which frozen code keeps state. Any other internal stays as it is. The
 * cases find an object that is missing here, since each of their dumps is loaded (tests/runner/moves.c). */
static hn_status see_state(hn_vm *vm, seer *s) {
    static const char *const names[] = {
        "_async_gen_hooks", "_host_packages",    "_host_sources", "_module_settings", "_own_modules",
        "_placeholders",    "_sequence_classes", "_thread_ends",  "_top_waits",       "_turns"};
    set_fixed(s, vm->host_table, false);
    set_fixed(s, vm->host_ready, false);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        hn_value name, v;
        HN_TRY(hnstr_intern_utf8(vm, names[i], strlen(names[i]), &name));
        v = hndict_get_str(vm, vm->internals, name);
        if (!hnv_is_ref(v)) return hnexc_raise(vm, HN_T_SYSTEMERROR, "no frozen object '%U'", name);
        set_fixed(s, hnv_ref(v), false);
    }
    return HN_OK;
}

static hn_status see_fixed(hn_vm *vm, seer *s) {
    for (uint32_t i = 0; i < s->list->len; i++) {
        const hn_object *o = hnv_ref(s->list->items->v[i]);
        bool core = o->kind == HN_KIND_MODULE && ((const hn_module *)(const void *)o)->dict == vm->internals;
        if (s->traits[i] & HN_SHARED_INTERNAL || core) set_fixed(s, o, true);
        if (o->kind != HN_KIND_TYPE) continue;
        if (o->flags & HN_TYPE_BUILTIN) set_fixed(s, o, true);
        if (o->flags & (HN_TYPE_BUILTIN | HN_TYPE_SEALED))
            set_fixed(s, ((const hn_type *)(const void *)o)->dict, true);
    }
    return see_state(vm, s);
}

static hn_status store_traits(hn_vm *vm, const hn_list *list, hn_bytes **out) {
    hn_shared shared = {.objects = list,
                        .map = (const uint32_t *)(const void *)vm->shared.map->data,
                        .map_cap = vm->shared.map->len / (uint32_t)sizeof(uint32_t)};
    hn_bytes *b = hnbytes_alloc(vm, list->len);
    seer s = {.list = list, .shared = &shared};
    s.queue = hnmem_alloc(&vm->meter, (list->len + 1) * sizeof *s.queue);
    if (!b || !s.queue) return HN_NOMEM;
    s.traits = b->data;
    memset(b->data, HN_SHARED_INTERNAL, list->len);
    see_all(vm, &s);
    see_harmless(&s);
    hn_status st = see_fixed(vm, &s);
    hnmem_free(&vm->meter, s.queue, (list->len + 1) * sizeof *s.queue);
    *out = b;
    return st;
}

/* ---- the record ---- */

static hn_status store_map(hn_vm *vm, const hn_list *list, hn_bytes **out) {
    uint32_t cap = 64;
    while (cap < list->len * 2) cap *= 2;
    hn_bytes *b = hnbytes_alloc(vm, cap * (uint32_t)sizeof(uint32_t));
    if (!b) return HN_NOMEM;
    uint32_t *slots = (uint32_t *)(void *)b->data;
    memset(slots, 0, b->len);
    for (uint32_t n = 0; n < list->len; n++) {
        uint32_t i = hnptrmap_home(hnv_ref(list->items->v[n]), cap);
        while (slots[i]) i = (i + 1) & (cap - 1);
        slots[i] = n + 1;
    }
    *out = b;
    return HN_OK;
}

/* Returns whether it is a builtin type or its dict. A new entry in the list of subclasses is not a change. */
static bool is_immutable(const hn_vm *vm, const hn_object *o) {
    if (o->kind == HN_KIND_TYPE) return o->flags & HN_TYPE_BUILTIN;
    if (o->kind != HN_KIND_DICT) return false;
    for (unsigned i = 0; i < HN_T_COUNT; i++)
        if ((const hn_object *)(const void *)vm->types[i]->dict == o) return true;
    return false;
}

static hn_status store_marks(hn_vm *vm, const hn_list *list, hn_bytes **out) {
    hn_buf b;
    hn_value made;
    hnbuf_init(&b, &vm->meter);
    for (uint32_t n = 0; n < list->len; n++) {
        const hn_object *o = hnv_ref(list->items->v[n]);
        uint32_t pair[2] = {n, is_immutable(vm, o) ? 0 : hnshared_fingerprint(o)};
        if (pair[1]) hnbuf_put(&b, pair, sizeof pair);
    }
    hn_status st = b.failed ? HN_NOMEM : hnbytes_new(vm, b.len ? b.data : (uint8_t *)"", b.len, &made);
    hnbuf_free(&b);
    HN_TRY(st);
    *out = HN_BYTES(made);
    return HN_OK;
}

/* Hashes the facts that a snapshot relies on: the opcodes and the library (tools/freeze.py), and the numbers
 * of objects. */
static uint64_t identity(const hn_list *list) {
    uint64_t h = HN_SNAP_VERSION;
    h = mix(h, hn_frozen_identity);
    for (uint32_t i = 0; i < list->len; i++) h = mix(h, hnv_ref(list->items->v[i])->kind);
    return h & UINT64_C(0xFFFFFFFFFFFF); /* the header has room for this */
}

hn_status hnsnap_init(hn_vm *vm) {
    hn_list *list = hnlist_new(vm, 1024);
    hn_shared_record made = {.objects = list, .first_id = vm->next_id};
    if (!list) return HN_NOMEM;
    walker w = {.vm = vm, .list = list, .map = {.meter = &vm->meter}, .st = HN_OK};
    snap_shared_walk(&w);
    hnptrmap_free(&w.map);
    HN_TRY(w.st);
    made.identity = identity(list);
    HN_TRY(store_map(vm, list, &made.map));
    HN_TRY(store_marks(vm, list, &made.marks));
    vm->shared = made;
    HN_TRY(store_traits(vm, list, &vm->shared.traits));
    return HN_OK;
}

bool hnshared_open(const hn_vm *vm, hn_shared *out) {
    const hn_shared_record *f = &vm->shared;
    if (!f->objects || !f->traits) return false;
    *out = (hn_shared){.objects = f->objects,
                       .map = (const uint32_t *)(const void *)f->map->data,
                       .map_cap = f->map->len / (uint32_t)sizeof(uint32_t),
                       .marks = (const uint32_t *)(const void *)f->marks->data,
                       .nmarks = f->marks->len / (uint32_t)(2 * sizeof(uint32_t)),
                       .traits = f->traits->data,
                       .identity = f->identity,
                       .first_id = f->first_id};
    return true;
}

uint32_t hnshared_find(const hn_shared *s, const void *object) {
    uint32_t i = hnptrmap_home(object, s->map_cap), n;
    for (; (n = s->map[i]) != 0; i = (i + 1) & (s->map_cap - 1))
        if (hnv_ref(s->objects->items->v[n - 1]) == object) return n - 1;
    return HN_SHARED_NONE;
}
