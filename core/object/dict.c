/* Dicts: entries in insertion order, 32-bit hashes beside them, and beyond HN_DICT_SMALL entries an index.
 *
 * The index is an open-addressing table of entry numbers + 1 (0 is free) with linear probing, which is never
 * more than half full. Deletion moves later members of a cluster back (Knuth, TAOCP 3, algorithm 6.4R), so
 * that it never holds stale slots and an entry at the end can be given back. */
#include "object/dict_internal.h"

#include "object/exc.h"
#include "object/heap.h"
#include "object/ops.h"
#include "object/partly.h"
#include "object/str.h"

#define MIN_CAP 2u
#define MAX_CAP (1u << 27)

static unsigned index_width(uint32_t cap) {
    return cap <= 128 ? 0 : cap <= 32768 ? 1 : 2;
}
static uint8_t *index_of(const hn_dict *d) {
    return (uint8_t *)(hndict_hashes(d) + d->cap);
}
static size_t table_size(uint32_t cap) {
    size_t size = (size_t)cap * (sizeof(hn_entry) + sizeof(uint32_t));
    if (cap > HN_DICT_SMALL) size += ((size_t)cap * 2) << index_width(cap);
    return size;
}
static inline uint32_t index_get(const uint8_t *index, unsigned width, uint32_t slot) {
    switch (width) {
    case 0: return index[slot];
    case 1: return ((const uint16_t *)(const void *)index)[slot];
    default: return ((const uint32_t *)(const void *)index)[slot];
    }
}
static inline void index_put(uint8_t *index, unsigned width, uint32_t slot, uint32_t n) {
    switch (width) {
    case 0: index[slot] = (uint8_t)n; break;
    case 1: ((uint16_t *)(void *)index)[slot] = (uint16_t)n; break;
    default: ((uint32_t *)(void *)index)[slot] = n; break;
    }
}
/* Fibonacci hashing (Knuth, TAOCP 3, 6.4) spreads runs of ints over the whole index: the topmost bits. */
static inline uint32_t home_slot(uint32_t hash, uint32_t mask) {
    return (hash * 0x9E3779B1u) >> __builtin_clz(mask);
}
static void index_insert(hn_dict *d, uint32_t hash, uint32_t entry) {
    uint32_t mask = d->cap * 2 - 1, slot = home_slot(hash, mask);
    unsigned width = index_width(d->cap);
    uint8_t *index = index_of(d);
    while (index_get(index, width, slot)) slot = (slot + 1) & mask;
    index_put(index, width, slot, entry + 1);
}
static uint32_t index_find(const hn_dict *d, uint32_t entry) {
    uint32_t mask = d->cap * 2 - 1, slot = home_slot(hndict_hashes(d)[entry], mask);
    unsigned width = index_width(d->cap);
    const uint8_t *index = index_of(d);
    while (index_get(index, width, slot) != entry + 1) slot = (slot + 1) & mask;
    return slot;
}
static void index_remove(hn_dict *d, uint32_t entry) {
    uint32_t mask = d->cap * 2 - 1, hole = index_find(d, entry), slot = hole, n;
    unsigned width = index_width(d->cap);
    uint8_t *index = index_of(d);
    while ((n = index_get(index, width, slot = (slot + 1) & mask)) != 0) {
        uint32_t home = home_slot(hndict_hashes(d)[n - 1], mask);
        if (((slot - home) & mask) < ((slot - hole) & mask)) continue;
        index_put(index, width, hole, n);
        hole = slot;
    }
    index_put(index, width, hole, 0);
}

hn_dict *hndict_new(hn_vm *vm, uint32_t room) {
    hn_dict *d = hnheap_new(vm, HN_KIND_DICT, sizeof *d);
    if (!d) return NULL;
    if (room && hndict_reserve(vm, d, room) != HN_OK) return NULL;
    return d;
}

static hn_status copy_entries(hn_vm *vm, hn_dict *to, const hn_entry *entries, const uint32_t *hashes,
                              uint32_t used) {
    uint32_t n = 0, *to_hashes = hndict_hashes(to);
    for (uint32_t i = 0; i < used; i++) {
        HN_PACE_SLOW(vm, i);
        if (entries[i].key == HN_UNBOUND) continue;
        to->entries[n] = entries[i];
        to_hashes[n] = hashes[i];
        if (to->cap > HN_DICT_SMALL) index_insert(to, hashes[i], n);
        n++;
    }
    to->used = to->live = n;
    return HN_OK;
}

static hn_raw *new_table(hn_vm *vm, uint32_t cap) {
    hn_raw *raw = hnheap_raw(vm, table_size(cap));
    if (raw && cap > HN_DICT_SMALL) {
        uint8_t *index = raw->data + (size_t)cap * (sizeof(hn_entry) + sizeof(uint32_t));
        size_t size = ((size_t)cap * 2) << index_width(cap);
        if (size > 128) {
            if (hnmem_fill_uncounted(&vm->meter, index, 0, size) == HN_OK) return raw;
            hnheap_release(vm, raw);
            return NULL;
        } else /* sooner than memset is called */
            for (uint64_t *p = (uint64_t *)(void *)index, *end = p + size / 8; p < end; p++) *p = 0;
    }
    return raw;
}

/* A new table for `live` entries and more, without the deleted ones. */
static hn_status rebuild(hn_vm *vm, hn_dict *d, uint32_t need) {
    uint32_t cap = MIN_CAP;
    while (cap < need && cap < MAX_CAP) cap *= 2;
    if (cap < need) return HN_NOMEM;
    hn_raw *old = d->table, *raw = new_table(vm, cap);
    if (!raw) return HN_NOMEM;
    hn_dict fresh = *d;
    vm->meter.fuel -= d->used >> 4;
    fresh.table = raw;
    fresh.cap = cap;
    fresh.entries = (hn_entry *)(void *)raw->data;
    hn_status st = copy_entries(vm, &fresh, d->entries, old ? hndict_hashes(d) : NULL, d->used);
    if (st == HN_OK) *d = fresh;
    if (st != HN_OK || old) hnheap_release(vm, st == HN_OK ? old : raw);
    return st;
}

hn_status hndict_reserve(hn_vm *vm, hn_dict *d, uint32_t n) {
    if (d->cap - d->used >= n) return HN_OK;
    if (n > MAX_CAP - d->live) return hnmeter_want(&vm->meter, (uint64_t)d->live + n, 3 * sizeof(hn_value));
    uint32_t need = d->live + n, roomy = d->live + d->live / 3 + 1;
    return rebuild(vm, d, need > roomy ? need : roomy);
}

void hndict_clear(hn_vm *vm, hn_dict *d) {
    if (d->table) hnheap_release(vm, d->table);
    d->table = NULL;
    d->entries = NULL;
    d->used = d->live = d->cap = 0;
    d->version++;
}

hn_status hndict_copy(hn_vm *vm, const hn_dict *d, hn_dict **out) {
    hn_dict *to = hnheap_new(vm, HN_KIND_DICT, sizeof *to);
    if (!to) return HN_NOMEM;
    *out = to;
    if (!d->live) return HN_OK;
    HN_TRY(hnmeter_charge(&vm->meter, d->used >> 4));
    if (d->used != d->live) {
        HN_TRY(rebuild(vm, to, d->live));
        return copy_entries(vm, to, d->entries, hndict_hashes(d), d->used);
    }
    hn_raw *raw = hnheap_raw(vm, table_size(d->cap));
    if (!raw) return HN_NOMEM;
    HN_TRY(hnmem_copy_uncounted(&vm->meter, raw->data, d->table->data, table_size(d->cap)));
    to->table = raw;
    to->entries = (hn_entry *)(void *)raw->data;
    to->used = d->used;
    to->live = d->live;
    to->cap = d->cap;
    return HN_OK;
}

/* ---- look-up ---- */

/* Long clusters are data-sized work; the loop sees the spent fuel at its next check. */
static inline void charge_steps(hn_vm *vm, uint32_t steps) {
    if (HN_UNLIKELY(steps > 16)) vm->meter.fuel -= steps >> 4;
}

/* What a name costs is no step: a cache may know where it is. */
static inline bool same_str(hn_vm *vm, hn_value key, hn_value name) {
    if (key == name) return true;
    if (!hnv_is(key, HN_KIND_STR) || HN_STR(key)->len != HN_STR(name)->len) return false;
    if (HN_UNLIKELY(HN_STR(name)->len >= 64)) hnmeter_effort(&vm->meter, HN_STR(name)->len >> 6);
    return hnstr_equal(HN_STR(key), HN_STR(name));
}

static int32_t find_str(hn_vm *vm, const hn_dict *d, hn_value name, uint32_t hash) {
    const uint32_t *hashes = hndict_hashes(d);
    if (d->cap <= HN_DICT_SMALL) {
        for (uint32_t i = 0, n = d->used; i < n; i++)
            if (hashes[i] == hash && same_str(vm, d->entries[i].key, name)) return (int32_t)i;
        return -1;
    }
    uint32_t mask = d->cap * 2 - 1, slot = home_slot(hash, mask), n, steps = 0;
    unsigned width = index_width(d->cap);
    const uint8_t *index = index_of(d);
    for (; (n = index_get(index, width, slot)) != 0; slot = (slot + 1) & mask, steps++)
        if (hashes[n - 1] == hash && same_str(vm, d->entries[n - 1].key, name)) break;
    if (HN_UNLIKELY(steps > 16)) hnmeter_effort(&vm->meter, steps >> 4);
    return (int32_t)n - 1;
}

int32_t hndict_find_str(hn_vm *vm, const hn_dict *d, hn_value name) {
    if (!d->live) return -1;
    hn_str *s = HN_STR(name);
    return find_str(vm, d, name, s->hash ? s->hash : hnstr_hash(vm, s));
}

hn_value hndict_get_str(hn_vm *vm, const hn_dict *d, hn_value name) {
    int32_t i = hndict_find_str(vm, d, name);
    return i < 0 ? HN_UNBOUND : d->entries[i].value;
}

/* One candidate with the right hash: is it the key? Words differ here. */
static hn_status same_key(hn_vm *vm, hn_value key, hn_value other, bool *out) {
    if (key == other) {
        *out = true;
        return HN_OK;
    }
    if (other == HN_UNBOUND) {
        *out = false;
        return HN_OK;
    }
    if (hnv_is(key, HN_KIND_STR) && hnv_is(other, HN_KIND_STR)) {
        if (HN_STR(key)->len == HN_STR(other)->len) vm->meter.fuel -= HN_STR(key)->len >> 6;
        return hnstr_equal_long(vm, HN_STR(key), HN_STR(other), out);
    }
    if (hndict_same_tuple(key, other)) {
        *out = true;
        return HN_OK;
    }
    return hnops_equal(vm, other, key, out);
}

static hn_status search(hn_vm *vm, const hn_dict *d, hn_value key, uint32_t hash, int32_t *entry) {
    bool same = false;
    *entry = -1;
    const uint32_t *hashes = hndict_hashes(d);
    if (d->cap <= HN_DICT_SMALL) {
        for (uint32_t i = 0, n = d->used; i < n; i++) {
            if (hashes[i] != hash) continue;
            HN_TRY(same_key(vm, key, d->entries[i].key, &same));
            if (!same) continue;
            *entry = (int32_t)i;
            return HN_OK;
        }
        return HN_OK;
    }
    uint32_t mask = d->cap * 2 - 1, slot = home_slot(hash, mask), n, steps = 0;
    unsigned width = index_width(d->cap);
    const uint8_t *index = index_of(d);
    for (; (n = index_get(index, width, slot)) != 0; slot = (slot + 1) & mask, steps++) {
        if (hashes[n - 1] != hash) continue;
        HN_TRY(same_key(vm, key, d->entries[n - 1].key, &same));
        if (same) break;
    }
    charge_steps(vm, steps);
    *entry = (int32_t)n - 1;
    return HN_OK;
}

/* Entry of a key, or -1. Without a call when the first entry of that hash has the same word as its key, or
 * the first probe shows that there is none. */
HN_INLINE hn_status find_key(hn_vm *vm, const hn_dict *d, hn_value key, uint32_t hash, int32_t *entry) {
    int32_t found;
    *entry = -1;
    if (!d->live) return HN_OK;
    if (d->cap <= HN_DICT_SMALL) {
        const uint32_t *hashes = hndict_hashes(d);
        uint32_t i = 0, n = d->used;
        while (i < n && hashes[i] != hash) i++;
        if (i == n) return HN_OK;
        if (d->entries[i].key == key) {
            *entry = (int32_t)i;
            return HN_OK;
        }
    } else {
        uint32_t n = index_get(index_of(d), index_width(d->cap), home_slot(hash, d->cap * 2 - 1));
        if (n == 0) return HN_OK;
        if (d->entries[n - 1].key == key) {
            *entry = (int32_t)n - 1;
            return HN_OK;
        }
    }
    HN_TRY(search(vm, d, key, hash, &found));
    *entry = found;
    return HN_OK;
}

hn_status hndict_hash_key(hn_vm *vm, hn_value key, const char *as, int64_t *out) {
    hn_value bad = HN_UNBOUND;
    hn_status st = hnops_hash_or_bad(vm, key, out, &bad);
    if (HN_UNLIKELY(bad != HN_UNBOUND))
        return hnexc_raise(vm, HN_T_TYPEERROR, "cannot use '%T' as a %s (unhashable type: '%T')", key, as,
                           bad);
    return st;
}

/* The hash of a str that has none yet, or of any other object. */
static hn_status other_hash(hn_vm *vm, hn_value key, uint32_t *out) {
    if (hnv_is(key, HN_KIND_STR)) {
        HN_TRY(hnstr_hash_long(vm, HN_STR(key)));
        *out = hnstr_hash(vm, HN_STR(key));
        return HN_OK;
    }
    int64_t hash;
    HN_TRY(hndict_hash_key(vm, key, "dict key", &hash));
    *out = hndict_stored_hash(hash);
    return HN_OK;
}

/* The stored 32-bit hash of a key. */
HN_INLINE hn_status key_hash(hn_vm *vm, hn_value key, uint32_t *out) {
    if (hnv_is(key, HN_KIND_STR) && (*out = HN_STR(key)->hash) != 0) return HN_OK;
    if (!hnv_is_int(key)) return other_hash(vm, key, out);
    int64_t i = hnv_int(key);
    *out = hndict_stored_hash(i == -1 ? -2 : i);
    return HN_OK;
}

hn_status hndict_get(hn_vm *vm, hn_dict *d, hn_value key, hn_value *out) {
    uint32_t hash;
    int32_t i;
    HN_TRY(key_hash(vm, key, &hash));
    HN_TRY(find_key(vm, d, key, hash, &i));
    *out = i < 0 ? HN_UNBOUND : d->entries[i].value;
    return HN_OK;
}

hn_status hndict_find(hn_vm *vm, const hn_dict *d, hn_value key, int32_t *entry) {
    uint32_t hash;
    HN_TRY(key_hash(vm, key, &hash));
    return find_key(vm, d, key, hash, entry);
}

/* ---- changes ---- */

static hn_status insert(hn_vm *vm, hn_dict *d, uint32_t hash, hn_value key, hn_value value) {
    if (HN_UNLIKELY(d->used == d->cap)) HN_TRY(hndict_reserve(vm, d, 1));
    uint32_t i = d->used++;
    d->entries[i].key = key;
    d->entries[i].value = value;
    hndict_hashes(d)[i] = hash;
    if (d->cap > HN_DICT_SMALL) index_insert(d, hash, i);
    d->live++;
    d->version++;
    return HN_OK;
}

hn_status hndict_set(hn_vm *vm, hn_dict *d, hn_value key, hn_value value) {
    uint32_t hash;
    int32_t i;
    HN_TRY(key_hash(vm, key, &hash));
    HN_TRY(find_key(vm, d, key, hash, &i));
    if (i < 0) return insert(vm, d, hash, key, value);
    d->entries[i].value = value;
    return HN_OK;
}

hn_status hndict_set_str(hn_vm *vm, hn_dict *d, hn_value name, hn_value value) {
    int32_t i = hndict_find_str(vm, d, name);
    if (i < 0) return insert(vm, d, hnstr_hash(vm, HN_STR(name)), name, value);
    d->entries[i].value = value;
    return HN_OK;
}

hn_status hndict_insert_new(hn_vm *vm, hn_dict *d, int64_t hash, hn_value key, hn_value value) {
    return insert(vm, d, hndict_stored_hash(hash), key, value);
}

/* Notes how many entries at the beginning are deleted, so that a dict that is emptied from there is not gone
 * through again and again. */
static void widen_gap(hn_vm *vm, hn_dict *d, uint32_t gap) {
    uint32_t from = gap;
    while (gap < d->used && d->entries[gap].key == HN_UNBOUND) gap++;
    charge_steps(vm, gap - from);
    d->entries[0].value = hnv_from_int(gap);
}

void hndict_delete_entry(hn_vm *vm, hn_dict *d, uint32_t entry) {
    if (entry >= d->used || d->entries[entry].key == HN_UNBOUND) return;
    if (d->cap > HN_DICT_SMALL) index_remove(d, entry);
    d->entries[entry].key = HN_UNBOUND;
    d->entries[entry].value = HN_UNBOUND;
    d->live--;
    d->version++;
    if (!entry || entry == hndict_first(d)) widen_gap(vm, d, entry + 1);
}

int32_t hndict_last(hn_vm *vm, hn_dict *d) {
    uint32_t used = d->used;
    while (d->used && d->entries[d->used - 1].key == HN_UNBOUND) d->used--;
    charge_steps(vm, used - d->used);
    return (int32_t)d->used - 1;
}

void hndict_delete_last(hn_vm *vm, hn_dict *d, uint32_t last) {
    hndict_delete_entry(vm, d, last);
    d->used = last;
    if (hndict_first(d) > last) d->entries[0].value = hnv_from_int(last);
}

hn_status hndict_pop(hn_vm *vm, hn_dict *d, hn_value key, hn_value *out) {
    int32_t i;
    *out = HN_UNBOUND;
    if (!d->live && !hnv_is(key, HN_KIND_INSTANCE)) return HN_OK;
    HN_TRY(hndict_find(vm, d, key, &i));
    if (i < 0) return HN_OK;
    *out = d->entries[i].value;
    hndict_delete_entry(vm, d, (uint32_t)i);
    return HN_OK;
}

bool hndict_del_str(hn_vm *vm, hn_dict *d, hn_value name) {
    int32_t i = hndict_find_str(vm, d, name);
    if (i < 0) return false;
    hndict_delete_entry(vm, d, (uint32_t)i);
    return true;
}

HN_PARTLY(update_kind);
hn_status hndict_update_partly(hn_vm *vm, hn_dict *d, const hn_dict *from) {
    hn_partly w;
    if (d == from || !from->live) return HN_OK;
    HN_TRY(hnmeter_charge(&vm->meter, from->used >> 3));
    if (!hnpartly_resume(&vm->meter, &update_kind, &w)) {
        HN_TRY(hndict_reserve(vm, d, from->live));
        w.at[1] = d->live == 0;
    }
    bool fresh = w.at[1];
    for (uint32_t i = (uint32_t)w.at[0], begin = i; i < from->used; i++) {
        const hn_entry *e = &from->entries[i];
        int32_t at = -1;
        HN_PACE_SLOW_PARTLY(vm, update_kind, &w, i, begin, (void)0);
        if (e->key == HN_UNBOUND) continue;
        if (!fresh) HN_TRY(find_key(vm, d, e->key, hndict_hashes(from)[i], &at));
        if (at >= 0)
            d->entries[at].value = e->value;
        else
            HN_TRY(insert(vm, d, hndict_hashes(from)[i], e->key, e->value));
    }
    return HN_OK;
}

hn_status hndict_update(hn_vm *vm, hn_dict *d, const hn_dict *from) {
    bool on = hnwork_forbid(&vm->meter);
    hn_status st = hndict_update_partly(vm, d, from);
    hnwork_allow(&vm->meter, on);
    return st;
}

void hndict_probe(const hn_dict *d, int64_t hash64, uint32_t from, int32_t *entry, uint32_t *next) {
    uint32_t hash = hndict_stored_hash(hash64);
    *entry = -1;
    *next = from;
    if (!d->live) return;
    const uint32_t *hashes = hndict_hashes(d);
    if (d->cap <= HN_DICT_SMALL) {
        for (uint32_t i = from; i < d->used; i++) {
            if (hashes[i] != hash || d->entries[i].key == HN_UNBOUND) continue;
            *entry = (int32_t)i;
            *next = i + 1;
            return;
        }
        return;
    }
    uint32_t mask = d->cap * 2 - 1, n;
    unsigned width = index_width(d->cap);
    for (uint32_t step = from; step <= mask; step++) {
        uint32_t slot = (home_slot(hash, mask) + step) & mask;
        if ((n = index_get(index_of(d), width, slot)) == 0) return;
        if (hashes[n - 1] != hash) continue;
        *entry = (int32_t)n - 1;
        *next = step + 1;
        return;
    }
}

void hndict_rehash(hn_vm *vm, hn_dict *d) {
    bool indexed = d->cap > HN_DICT_SMALL;
    if (indexed) memset(index_of(d), 0, ((size_t)d->cap * 2) << index_width(d->cap));
    for (uint32_t i = 0; i < d->used; i++) {
        uint32_t hash;
        if (d->entries[i].key == HN_UNBOUND) continue;
        if (key_hash(vm, d->entries[i].key, &hash) == HN_OK) hndict_hashes(d)[i] = hash;
        if (indexed) index_insert(d, hndict_hashes(d)[i], i);
    }
}
