/* Sets: open addressing with CPython's probing (nine linear probes, then a jump by the perturbed hash),
 * growth and reuse of slots. All three decide the order of iteration, which programs see. So no constant or
 * condition here may change unless CPython's does. */
#include "object/dict_internal.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/ops_hash.h"
#include "object/ops_internal.h"
#include "object/set.h"
#include "object/set_internal.h"
#include "object/str.h"

#define PERTURB_SHIFT 5u
#define MIN_SIZE      8u
#define MAX_SIZE      (1u << 27)
#define FULLER_LEAST  4095u /* the mask of tables that may become fuller than three fifths */

hn_set *hnset_new(hn_vm *vm, hn_kind kind) {
    hn_set *s = hnheap_new(vm, kind, sizeof *s);
    if (s) s->mask = MIN_SIZE - 1;
    return s;
}

void hnset_clear(hn_vm *vm, hn_set *s) {
    if (s->table) hnheap_release(vm, s->table);
    s->table = NULL;
    s->live = s->fill = 0;
    s->mask = MIN_SIZE - 1;
    s->version++;
}

void hnset_become(hn_set *s, const hn_set *from) {
    s->table = from->table;
    s->live = from->live;
    s->fill = from->fill;
    s->mask = from->mask;
    s->version++;
}

static hn_raw *set_new_table(hn_vm *vm, uint32_t size) {
    hn_raw *raw = hnheap_raw(vm, (size_t)size * sizeof(hn_set_entry));
    if (!raw) return NULL;
    hn_set_entry *e = (hn_set_entry *)(void *)raw->data;
    const hn_set_entry none = {0, HN_UNBOUND};
    for (hn_set_entry *end = e + size; e < end; e += 4) {
        e[0] = e[1] = e[2] = e[3] = none;
        if (HN_LIKELY((end - e) & 0xFFF) || hnmeter_pace(&vm->meter, 0x1000 >> 3) == HN_OK) continue;
        hnheap_release(vm, raw);
        return NULL;
    }
    return raw;
}

/* Where a search continues that has passed over a row of slots. */
static inline uint32_t next_probe(uint32_t i, uint32_t mask, uint64_t *perturb) {
    *perturb >>= PERTURB_SHIFT;
    return (uint32_t)(((uint64_t)i * 5 + 1 + *perturb) & mask);
}

/* The first free slot on a key's way through a table without deleted ones. */
static hn_set_entry *free_slot(hn_set_entry *table, uint32_t mask, int64_t hash) {
    uint64_t perturb = (uint64_t)hash;
    uint32_t i = (uint32_t)hash & mask;
    for (;;) {
        hn_set_entry *e = &table[i], *last = i + HN_SET_LINEAR <= mask ? e + HN_SET_LINEAR : e;
        for (; e <= last; e++)
            if (e->key == HN_UNBOUND) return e;
        i = next_probe(i, mask, &perturb);
    }
}

/* Into a table that has no deleted slots and not this key. */
static inline void insert_clean(hn_set_entry *table, uint32_t mask, hn_value key, int64_t hash) {
    hn_set_entry *e = &table[(uint32_t)hash & mask];
    if (HN_UNLIKELY(e->key != HN_UNBOUND)) e = free_slot(table, mask, hash);
    e->key = key;
    e->hash = hash;
}

static hn_status set_insert_all(hn_vm *vm, hn_set_entry *to, uint32_t mask, const hn_set *s) {
    const hn_set_entry *e = hnset_slots(s), *end = e + s->mask;
    for (; e <= end; e++) {
        if (e->key != HN_UNBOUND) insert_clean(to, mask, e->key, e->hash);
        HN_PACE_SLOW(vm, end - e);
    }
    return HN_OK;
}

static uint64_t size_above(uint64_t more_than) {
    uint64_t size = MIN_SIZE;
    while (size <= more_than) size <<= 1;
    return size;
}

hn_status hnset_resize(hn_vm *vm, hn_set *s, uint64_t more_than) {
    uint64_t size = size_above(more_than);
    if (size > MAX_SIZE) return hnmeter_want(&vm->meter, size, 2 * sizeof(hn_value));
    hn_raw *raw = set_new_table(vm, (uint32_t)size), *old = s->table;
    if (!raw) return HN_NOMEM;
    vm->meter.fuel -= (int64_t)(size >> 6);
    if (old) {
        hn_status st = set_insert_all(vm, (hn_set_entry *)(void *)raw->data, (uint32_t)size - 1, s);
        hnheap_release(vm, st == HN_OK ? old : raw);
        HN_TRY(st);
    }
    s->table = raw;
    s->mask = (uint32_t)size - 1;
    s->fill = s->live;
    s->version++;
    return HN_OK;
}

static uint64_t set_grown(const hn_set *s) {
    return (uint64_t)s->live * (s->live > 50000 ? 2 : 4);
}

hn_status hnset_drop_deleted(hn_vm *vm, hn_set *s) {
    if (s->fill - s->live <= s->mask / 4) return HN_OK;
    return hnset_resize(vm, s, set_grown(s));
}

static hn_status set_same_key(hn_vm *vm, hn_value key, const hn_set_entry *e, bool *out) {
    if (key == e->key) {
        *out = true;
        return HN_OK;
    }
    if (e->key == HN_UNBOUND) {
        *out = false;
        return HN_OK;
    }
    if (hnv_is(key, HN_KIND_STR) && hnv_is(e->key, HN_KIND_STR)) {
        vm->meter.fuel -= hnstr_equal_steps(HN_STR(key), HN_STR(e->key));
        return hnstr_equal_long(vm, HN_STR(key), HN_STR(e->key), out);
    }
    if (hndict_same_tuple(e->key, key)) {
        *out = true;
        return HN_OK;
    }
    return hnops_equal(vm, e->key, key, out);
}

hn_status hnset_search(hn_vm *vm, const hn_set *s, hn_value key, int64_t hash, uint32_t jumps,
                       hn_set_entry *deleted, hn_set_entry **out) {
    hn_set_entry *table = hnset_slots(s);
    uint64_t perturb = (uint64_t)hash;
    uint32_t mask = s->mask, i = (uint32_t)hash & mask;
    for (uint32_t k = 0; k < jumps; k++) i = next_probe(i, mask, &perturb);
    for (;; jumps++) {
        hn_set_entry *e = &table[i], *last = i + HN_SET_LINEAR <= mask ? e + HN_SET_LINEAR : e;
        for (; e <= last; e++) {
            if (e->hash != hash && !hnset_maybe_none(e->hash)) continue;
            if (e->key == HN_UNBOUND) {
                if (e->hash == -1) {
                    deleted = e;
                    continue;
                }
                *out = deleted ? deleted : e;
                return HN_OK;
            }
            if (e->hash != hash) continue;
            bool same;
            HN_TRY(set_same_key(vm, key, e, &same));
            if (!same) continue;
            *out = e;
            return HN_OK;
        }
        if (jumps) vm->meter.fuel--;
        i = next_probe(i, mask, &perturb);
    }
}

hn_status hnset_find_hash(hn_vm *vm, const hn_set *s, hn_value key, int64_t hash, int32_t *slot) {
    hn_set_entry *at;
    *slot = -1;
    if (!s->live) return HN_OK;
    HN_TRY(hnset_locate(vm, s, key, hash, &at));
    if (at->key != HN_UNBOUND) *slot = (int32_t)(at - hnset_slots(s));
    return HN_OK;
}

/* Where there is no memory for a larger table, it may become fuller: up to seven eighths. Growing is tried
 * again now and then, not for each key. */
static bool may_be_fuller(const hn_set *s) {
    return s->mask >= FULLER_LEAST && s->fill <= s->mask - s->mask / 8;
}

/* With this one more the table would be three fifths full. Grow first: without memory nothing has
 * happened. */
HN_COLD hn_status hnset_take_and_grow(hn_vm *vm, hn_set *s, hn_set_entry *slot, hn_value key, int64_t hash) {
    hn_raw *before = s->table;
    *slot = (hn_set_entry){hash, key};
    s->live++;
    s->fill++;
    bool first = (uint64_t)s->fill * 5 < (uint64_t)s->mask * 3 + 5, fuller = may_be_fuller(s);
    bool due = first || !fuller || !(s->fill & s->mask >> 5);
    hn_status st = due ? hnset_resize(vm, s, set_grown(s)) : HN_OK;
    if (st == HN_NOMEM && fuller && hnheap_is_last_try(vm)) st = HN_OK;
    if (st == HN_OK && s->table == before) s->version++;
    if (st != HN_OK && s->table == before) {
        *slot = (hn_set_entry){0, HN_UNBOUND};
        s->live--;
        s->fill--;
    }
    return st;
}

static hn_status need_table(hn_vm *vm, hn_set *s) {
    if (HN_LIKELY(s->table != NULL)) return HN_OK;
    hn_raw *raw = set_new_table(vm, s->mask + 1);
    if (!raw) return HN_NOMEM;
    s->table = raw;
    return HN_OK;
}

hn_status hnset_add_hash(hn_vm *vm, hn_set *s, hn_value key, int64_t hash, bool *added) {
    hn_set_entry *at;
    HN_TRY(need_table(vm, s));
    HN_TRY(hnset_locate(vm, s, key, hash, &at));
    if (added) *added = at->key == HN_UNBOUND;
    return at->key == HN_UNBOUND ? hnset_take(vm, s, at, key, hash) : HN_OK;
}

hn_status hnset_add_clean(hn_vm *vm, hn_set *s, hn_value key, int64_t hash) {
    HN_TRY(need_table(vm, s));
    hn_set_entry *e = &hnset_slots(s)[(uint32_t)hash & s->mask];
    if (e->key != HN_UNBOUND) e = free_slot(hnset_slots(s), s->mask, hash);
    return hnset_take(vm, s, e, key, hash);
}

hn_status hnset_insert_new(hn_vm *vm, hn_set *s, int64_t hash, hn_value key) {
    HN_TRY(need_table(vm, s));
    hn_set_entry *table = hnset_slots(s), *deleted = NULL;
    uint64_t perturb = (uint64_t)hash;
    uint32_t i = (uint32_t)hash & s->mask;
    for (;;) {
        uint32_t last = i + HN_SET_LINEAR <= s->mask ? i + HN_SET_LINEAR : i;
        for (uint32_t j = i; j <= last; j++) {
            if (table[j].key != HN_UNBOUND) continue;
            if (table[j].hash == 0) return hnset_take(vm, s, deleted ? deleted : &table[j], key, hash);
            deleted = &table[j];
        }
        i = next_probe(i, s->mask, &perturb);
    }
}

void hnset_delete_slot(hn_vm *vm, hn_set *s, uint32_t slot) {
    if (!s->table || slot > s->mask || hnset_slots(s)[slot].key == HN_UNBOUND) return;
    hnset_leave(s, &hnset_slots(s)[slot]);
}

/* A set as a key is looked for as the frozenset equal to it. */
static hn_status set_other_hash(hn_vm *vm, hn_value key, bool frozen, int64_t *out) {
    if (frozen && hnv_is(hnv_payload(key), HN_KIND_SET) && !hnops_custom_eq(key))
        return hnset_content_hash(vm, HN_SET(hnv_payload(key)), out);
    return hndict_hash_key(vm, key, "set element", out);
}
HN_INLINE hn_status set_key_hash(hn_vm *vm, hn_value key, bool frozen, int64_t *out) {
    if (hnv_is_int(key)) {
        *out = hnv_int(key) == -1 ? -2 : hnv_int(key);
        return HN_OK;
    }
    if (hnv_is(key, HN_KIND_STR)) {
        if (HN_UNLIKELY(HN_STR(key)->len >= HN_LONG)) HN_TRY(hnstr_hash_counted(vm, HN_STR(key)));
        *out = hnstr_hash64(vm, HN_STR(key));
        return HN_OK;
    }
    int64_t hash;
    HN_TRY(set_other_hash(vm, key, frozen, &hash));
    *out = hash;
    return HN_OK;
}

static hn_status set_has(hn_vm *vm, hn_set *s, hn_value key, bool sets, bool *out) {
    int64_t hash;
    hn_set_entry *at;
    *out = false;
    HN_TRY(set_key_hash(vm, key, sets, &hash));
    if (!s->live) return HN_OK;
    HN_TRY(hnset_locate(vm, s, key, hash, &at));
    *out = at->key != HN_UNBOUND;
    return HN_OK;
}

hn_status hnset_has(hn_vm *vm, hn_set *s, hn_value key, bool *out) {
    return set_has(vm, s, key, true, out);
}

hn_status hnset_has_member(hn_vm *vm, hn_set *s, hn_value key, bool *out) {
    return set_has(vm, s, key, false, out);
}

hn_status hnset_add(hn_vm *vm, hn_set *s, hn_value key, bool *added) {
    int64_t hash;
    HN_TRY(set_key_hash(vm, key, false, &hash));
    return hnset_add_hash(vm, s, key, hash, added);
}

hn_status hnset_discard(hn_vm *vm, hn_set *s, hn_value key, bool *removed) {
    int64_t hash;
    hn_set_entry *at = NULL;
    HN_TRY(set_key_hash(vm, key, true, &hash));
    if (s->live) HN_TRY(hnset_locate(vm, s, key, hash, &at));
    bool found = at && at->key != HN_UNBOUND;
    if (found) hnset_leave(s, at);
    if (removed) *removed = found;
    return HN_OK;
}

/* The members of `from` into a set without any; `size` is the new table's, 0 to use what there is. */
static hn_status fill_empty(hn_vm *vm, hn_set *s, const hn_set *from, uint32_t size) {
    bool same = from->fill == from->live && (size ? size : s->mask + 1) == from->mask + 1;
    hn_raw *to = s->table;
    hn_status st;
    if (size || !to) {
        if (!size) size = s->mask + 1;
        to = same ? hnheap_raw(vm, size * sizeof(hn_set_entry)) : set_new_table(vm, size);
        if (!to) return HN_NOMEM;
        if (s->table) hnheap_release(vm, s->table);
        s->table = to;
        s->mask = size - 1;
    }
    if (same)
        st = hnset_copy_slots(vm, hnset_slots(s), hnset_slots(from), s->mask + 1);
    else
        st = set_insert_all(vm, hnset_slots(s), s->mask, from);
    if (st != HN_OK) {
        hnset_clear(vm, s);
        return st;
    }
    s->live = s->fill = from->live;
    s->version++;
    return HN_OK;
}

static bool set_is_tight(const hn_set *s, uint32_t more) {
    return ((uint64_t)s->fill + more) * 5 >= (uint64_t)s->mask * 3;
}

hn_status hnset_reserve(hn_vm *vm, hn_set *s, uint32_t n) {
    return set_is_tight(s, n) ? hnset_resize(vm, s, ((uint64_t)s->live + n) * 2) : need_table(vm, s);
}

hn_status hnset_update(hn_vm *vm, hn_set *s, const hn_set *from) {
    if (s == from || !from->live) return HN_OK;
    HN_TRY(hnmeter_charge(&vm->meter, from->mask >> 3));
    if (!s->live && (!s->fill || set_is_tight(s, from->live))) {
        uint64_t size = set_is_tight(s, from->live) ? size_above((uint64_t)from->live * 2) : 0;
        if (size > MAX_SIZE) return hnmeter_want(&vm->meter, size, 2 * sizeof(hn_value));
        vm->meter.fuel -= (int64_t)(size >> 6);
        return fill_empty(vm, s, from, (uint32_t)size);
    }
    HN_TRY(hnset_reserve(vm, s, from->live));
    const hn_set_entry *e = hnset_slots(from), *end = e + from->mask;
    for (; e <= end; e++) {
        hn_set_entry *at;
        HN_PACE_SLOW(vm, end - e);
        if (e->key == HN_UNBOUND) continue;
        HN_TRY(hnset_locate(vm, s, e->key, e->hash, &at));
        if (at->key == HN_UNBOUND) HN_TRY(hnset_take(vm, s, at, e->key, e->hash));
    }
    return HN_OK;
}

hn_status hnset_copy(hn_vm *vm, const hn_set *s, hn_kind kind, hn_set **out) {
    *out = hnset_new(vm, kind);
    return *out ? hnset_update(vm, *out, s) : HN_NOMEM;
}

hn_status hnset_is_subset(hn_vm *vm, hn_set *a, hn_set *b, bool *out) {
    *out = a->live <= b->live;
    if (!*out || a == b) return HN_OK;
    HN_TRY(hnmeter_charge(&vm->meter, a->mask >> 3));
    if (!a->live) return HN_OK;
    const hn_set_entry *e = hnset_slots(a), *end = e + a->mask;
    for (bool yes = true; e <= end; e++) {
        HN_PACE_SLOW(vm, end - e);
        if (e->key == HN_UNBOUND) continue;
        HN_TRY(hnset_has_entry(vm, b, e, &yes));
        if (yes) continue;
        *out = false;
        break;
    }
    return HN_OK;
}

void hnset_probe(const hn_set *s, int64_t hash, uint32_t from, int32_t *slot, uint32_t *next) {
    *slot = -1;
    *next = from;
    if (!s->table) return;
    const hn_set_entry *table = hnset_slots(s);
    uint64_t perturb = (uint64_t)hash;
    uint32_t mask = s->mask, i = (uint32_t)hash & mask, step = 0;
    for (;;) {
        uint32_t last = i + HN_SET_LINEAR <= mask ? i + HN_SET_LINEAR : i;
        for (uint32_t j = i; j <= last; j++, step++) {
            if (table[j].key == HN_UNBOUND && table[j].hash == 0) return;
            if (step < from || table[j].hash != hash || table[j].key == HN_UNBOUND) continue;
            *slot = (int32_t)j;
            *next = step + 1;
            return;
        }
        i = next_probe(i, mask, &perturb);
    }
}

hn_status hnset_rehash(hn_vm *vm, hn_set *s) {
    if (!s->table) return HN_OK;
    for (hn_set_entry *e = hnset_slots(s), *end = e + s->mask; e <= end; e++) {
        int64_t hash;
        if (e->key != HN_UNBOUND && set_key_hash(vm, e->key, false, &hash) == HN_OK) e->hash = hash;
    }
    return hnset_resize(vm, s, s->mask);
}
