/* Dicts: entries in insertion order, 32-bit hashes beside them, and beyond HN_DICT_SMALL entries an index.
 *
 * A program that changes a dict during a loop over it sees the places of entries. So a deleted entry leaves a
 * hole until CPython would make a new table; hn_dict.limit and the size in the flags record when that is
 * (hndict_usable). The allocated buffer grows independently of it, and every entry keeps its place.
 *
 * The index is an open-addressing table of entry numbers + 1 (0 is free) with linear probing, at most half
 * full. Deletion moves later members of a cluster back (Knuth, TAOCP 3, algorithm 6.4R), so the index never
 * holds stale slots, and an entry at the end can be freed. */
#include "object/dict_internal.h"

#include "object/exc.h"
#include "object/heap.h"
#include "object/ops.h"
#include "object/ops_hash.h"
#include "object/partly.h"
#include "object/shape.h"
#include "object/set.h"
#include "object/str.h"
#include "object/type.h"

#define MIN_CAP     2u
#define MAX_CAP     (1u << 27)
#define MAX_PLACE   1024u /* a table of so many entries is packed where it is */
#define MIN_POWER   3u    /* of two: CPython's smallest table */
#define SPLIT_POWER 6u    /* of the table that instances share */

static unsigned index_width(uint32_t cap) {
    return cap <= 128 ? 0 : cap <= 32768 ? 1 : 2;
}
static uint8_t *dict_index_of(const hn_dict *d) {
    return (uint8_t *)(hndict_hashes(d) + d->cap);
}
static size_t table_size(uint32_t cap) {
    size_t size = (size_t)cap * (sizeof(hn_entry) + sizeof(uint32_t));
    if (cap > HN_DICT_SMALL) size += ((size_t)cap * 2) << index_width(cap);
    return size;
}
/* The class of a split dict stands behind its index (hndict_class_at); in a wide one, the hashes in full. */
static size_t all_size(const hn_dict *d, uint32_t cap) {
    size_t more = d->h.flags & HN_DICT_WIDE ? cap * sizeof(int64_t) : 0;
    return table_size(cap) + (d->h.flags & HN_DICT_SPLIT ? sizeof(uint64_t) : more);
}
static int64_t *wide_of(const hn_dict *d) {
    return (int64_t *)(void *)((char *)d->entries + table_size(d->cap));
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
    uint8_t *index = dict_index_of(d);
    while (index_get(index, width, slot)) slot = (slot + 1) & mask;
    index_put(index, width, slot, entry + 1);
}
static uint32_t index_find(const hn_dict *d, uint32_t entry) {
    uint32_t mask = d->cap * 2 - 1, slot = home_slot(hndict_hashes(d)[entry], mask);
    unsigned width = index_width(d->cap);
    const uint8_t *index = dict_index_of(d);
    while (index_get(index, width, slot) != entry + 1) slot = (slot + 1) & mask;
    return slot;
}
static void index_remove(hn_dict *d, uint32_t entry) {
    uint32_t mask = d->cap * 2 - 1, hole = index_find(d, entry), slot = hole, n;
    unsigned width = index_width(d->cap);
    uint8_t *index = dict_index_of(d);
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

/* Entries in their places, deleted ones as well. */
static hn_status copy_all(hn_vm *vm, hn_dict *to, const hn_dict *d) {
    uint32_t n = d->used, *to_hashes = hndict_hashes(to);
    const uint32_t *hashes = hndict_hashes(d);
    if (n <= HN_DICT_SMALL) { /* sooner than memcpy is called */
        for (uint32_t i = 0; i < n; i++) to->entries[i] = d->entries[i], to_hashes[i] = hashes[i];
    } else {
        HN_TRY(hnmem_copy_uncounted(&vm->meter, to->entries, d->entries, n * sizeof *d->entries));
        HN_TRY(hnmem_copy_uncounted(&vm->meter, to_hashes, hashes, n * sizeof *hashes));
    }
    if (d->h.flags & HN_DICT_WIDE)
        HN_TRY(hnmem_copy_uncounted(&vm->meter, wide_of(to), wide_of(d), n * sizeof(int64_t)));
    if (to->cap <= HN_DICT_SMALL) return HN_OK;
    for (uint32_t i = 0; i < n; i++) {
        HN_PACE_SLOW(vm, i);
        if (d->entries[i].key != HN_UNBOUND) index_insert(to, hashes[i], i);
    }
    return HN_OK;
}

static hn_status copy_live(hn_vm *vm, hn_dict *to, const hn_dict *d) {
    uint32_t n = 0, *to_hashes = hndict_hashes(to);
    const uint32_t *hashes = hndict_hashes(d);
    for (uint32_t i = 0; i < d->used; i++) {
        HN_PACE_SLOW(vm, i);
        if (d->entries[i].key == HN_UNBOUND) continue;
        to->entries[n] = d->entries[i];
        to_hashes[n] = hashes[i];
        if (d->h.flags & HN_DICT_WIDE) wide_of(to)[n] = wide_of(d)[i];
        if (to->cap > HN_DICT_SMALL) index_insert(to, hashes[i], n);
        n++;
    }
    to->used = n;
    return HN_OK;
}

static hn_raw *dict_new_table(hn_vm *vm, const hn_dict *d, uint32_t cap) {
    hn_raw *raw = hnheap_raw(vm, all_size(d, cap));
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

/* What makes a long table longer where there is no room for two: hashes move up, and the index is made
 * anew. */
static hn_status lengthen(hn_vm *vm, hn_dict *d, uint32_t cap) {
    hn_raw *raw = hnheap_resize(vm, hndict_table(d), sizeof *raw + all_size(d, cap));
    if (!raw) return HN_NOMEM;
    d->entries = (hn_entry *)(void *)raw->data;
    raw->size = (uint32_t)all_size(d, cap);
    hn_dict before = *d;
    vm->meter.fuel -= d->used >> 4;
    d->cap = cap;
    if (d->h.flags & HN_DICT_WIDE) memmove(wide_of(d), wide_of(&before), d->used * sizeof(int64_t));
    memmove(hndict_hashes(d), hndict_hashes(&before), d->used * sizeof(uint32_t));
    memset(dict_index_of(d), 0, ((size_t)cap * 2) << index_width(cap));
    hnmeter_effort(&vm->meter, d->used >> 1);
    for (uint32_t i = 0; i < d->used; i++)
        if (d->entries[i].key != HN_UNBOUND) index_insert(d, hndict_hashes(d)[i], i);
    return HN_OK;
}

/* A new table of `need` entries or more; the deleted ones stay or go. */
static hn_status dict_rebuild(hn_vm *vm, hn_dict *d, uint32_t need, bool keep) {
    uint32_t cap = MIN_CAP;
    while (cap < need && cap < MAX_CAP) cap *= 2;
    if (cap < need) return HN_NOMEM;
    hn_raw *old = hndict_table(d), *raw = dict_new_table(vm, d, cap);
    bool longer = old && keep && cap > d->cap && !(d->h.flags & HN_DICT_SPLIT);
    if (!raw) return longer && hnheap_is_last_try(vm) ? lengthen(vm, d, cap) : HN_NOMEM;
    hn_dict fresh = *d;
    vm->meter.fuel -= d->used >> 4;
    fresh.cap = cap;
    fresh.entries = (hn_entry *)(void *)raw->data;
    if (d->h.flags & HN_DICT_SPLIT && old) *hndict_class_at(&fresh) = *hndict_class_at(d);
    hn_status st = !old ? HN_OK : keep ? copy_all(vm, &fresh, d) : copy_live(vm, &fresh, d);
    if (st == HN_OK) *d = fresh;
    if (st != HN_OK || old) hnheap_release(vm, st == HN_OK ? old : raw);
    return st;
}

/* ---- CPython's table ---- */

/* The smallest table of `size` slots or more. */
static inline unsigned power_of(uint64_t size) {
    return size <= 1 << MIN_POWER ? MIN_POWER : 64u - (unsigned)__builtin_clzll(size - 1);
}
/* The table that n entries are given beforehand. */
static unsigned power_for(uint64_t n) {
    return power_of((n * 3 + 1) / 2);
}

static void clear_index(hn_dict *d) {
    if (d->cap > HN_DICT_SMALL) memset(dict_index_of(d), 0, ((size_t)d->cap * 2) << index_width(d->cap));
}

static void pack_in_place(hn_vm *vm, hn_dict *d) {
    uint32_t n = 0, *hashes = hndict_hashes(d);
    vm->meter.fuel -= d->used >> 4;
    clear_index(d);
    for (uint32_t i = 0; i < d->used; i++) {
        if (d->entries[i].key == HN_UNBOUND) continue;
        d->entries[n] = d->entries[i];
        hashes[n] = hashes[i];
        if (d->h.flags & HN_DICT_WIDE) wide_of(d)[n] = wide_of(d)[i];
        if (d->cap > HN_DICT_SMALL) index_insert(d, hashes[n], n);
        n++;
    }
    d->used = n;
}

/* Takes the deleted entries out and makes room for more: in place where the table is small, and not much too
 * large. */
static hn_status dict_pack(hn_vm *vm, hn_dict *d, uint32_t more) {
    uint32_t need = d->live + d->live / 3 + 1;
    if (need < d->live + more) need = d->live + more;
    if (d->cap > MAX_PLACE || d->cap / 8 >= need || d->cap < need) return dict_rebuild(vm, d, need, false);
    pack_in_place(vm, d);
    return HN_OK;
}

/* CPython's table has 1 << power slots from now on, and no deleted entries. Room for more is made before
 * anything changes. */
static hn_status dict_resize(hn_vm *vm, hn_dict *d, unsigned power, bool general, uint32_t more) {
    uint16_t flags = (uint16_t)(d->h.flags & ~(HN_DICT_POWER | HN_DICT_SPLIT | HN_DICT_EMBEDDED));
    if (d->used != d->live) {
        HN_TRY(dict_pack(vm, d, more));
        flags = (uint16_t)(flags + HN_DICT_PACKED_ONCE);
    } else
        HN_TRY(hndict_reserve(vm, d, more));
    d->h.flags = (uint16_t)(flags | power | (general ? HN_DICT_GENERAL : 0));
    d->limit = hndict_usable(power);
    return HN_OK;
}

static inline bool is_foreign(const hn_dict *d, hn_value key) {
    return !(d->h.flags & HN_DICT_GENERAL || hnv_is(key, HN_KIND_STR));
}

/* Whether a name that an instance's dict gets is among those that its class's instances share. Most get them
 * in the same order. */
static hn_status is_shared(hn_vm *vm, const hn_dict *d, hn_value name, bool *out) {
    hn_type *cls = *hndict_class_at(d);
    const hn_dict *names = cls->shared;
    *out = names && d->used < names->used && names->entries[d->used].key == name;
    return *out ? HN_OK : hnshape_share(vm, cls, name, out);
}

/* Before a key is appended that the dict does not have. */
static hn_status dict_make_room(hn_vm *vm, hn_dict *d, hn_value key) {
    bool foreign = is_foreign(d, key), fits = false;
    if (!hndict_power(d)) { /* the first key */
        d->h.flags |= (uint16_t)(MIN_POWER | (foreign ? HN_DICT_GENERAL : 0));
        d->limit = hndict_usable(MIN_POWER);
    } else if (d->used >= d->limit || foreign) {
        if (d->h.flags & HN_DICT_SPLIT && !foreign) HN_TRY(is_shared(vm, d, key, &fits));
        if (!fits) return dict_resize(vm, d, power_of((uint64_t)d->live * 3), foreign, 1);
    }
    return d->used < d->cap ? HN_OK : dict_rebuild(vm, d, d->used + 1, true);
}

/* CPython's table is made for n keys, which are not all strs if it is a general one, before they come. */
static hn_status presize(hn_vm *vm, hn_dict *d, uint32_t n, bool general) {
    unsigned power = power_for(n), now = hndict_power(d);
    return dict_resize(vm, d, power > now ? power : now, general, n);
}

hn_status hndict_presize_keys(hn_vm *vm, hn_dict *d, hn_value keys) {
    if (hnv_is(keys, HN_KIND_DICT))
        return presize(vm, d, HN_DICT(keys)->live, HN_DICT(keys)->h.flags & HN_DICT_GENERAL);
    if (hnset_is(keys)) return presize(vm, d, HN_SET(keys)->live, true);
    return HN_OK;
}

void hndict_settle(hn_dict *d) {
    unsigned power = d->used ? power_for(d->used) : 0, flags = power;
    for (uint32_t i = 0; i < d->used; i++)
        if (d->entries[i].key != HN_UNBOUND && !hnv_is(d->entries[i].key, HN_KIND_STR))
            flags |= HN_DICT_GENERAL;
    d->h.flags = (uint16_t)(flags | (d->h.flags & HN_DICT_WIDE));
    d->limit = hndict_usable(power);
}

hn_status hndict_reserve(hn_vm *vm, hn_dict *d, uint32_t n) {
    if (d->cap - d->used >= n) return HN_OK;
    if (n > MAX_CAP - d->used) return hnmeter_want(&vm->meter, (uint64_t)d->used + n, 3 * sizeof(hn_value));
    uint32_t need = d->used + n, roomy = d->live + d->live / 3 + 1;
    return dict_rebuild(vm, d, need > roomy ? need : roomy, true);
}

hn_dict *hndict_new_split(hn_vm *vm, uint32_t room, hn_type *cls) {
    hn_dict *d = hnheap_new(vm, HN_KIND_DICT, sizeof *d);
    if (!d) return NULL;
    d->h.flags = HN_DICT_SPLIT | HN_DICT_EMBEDDED | SPLIT_POWER;
    if (dict_rebuild(vm, d, room, true) != HN_OK) return NULL;
    *hndict_class_at(d) = cls;
    return d;
}

void hndict_clear(hn_vm *vm, hn_dict *d) {
    d->version++;
    if (d->h.flags & HN_DICT_EMBEDDED) {
        clear_index(d);
        d->used = d->live = 0;
        return;
    }
    if (d->entries) hnheap_release(vm, hndict_table(d));
    d->entries = NULL;
    d->used = d->live = d->cap = d->limit = 0;
    d->h.flags &= HN_DICT_ORDERED;
}

hn_status hndict_split(hn_vm *vm, hn_dict *d, hn_type *cls) {
    hn_raw *old = hndict_table(d), *raw = hnheap_raw(vm, table_size(d->cap) + sizeof(uint64_t));
    if (!raw) return HN_NOMEM;
    memcpy(raw->data, d->entries, table_size(d->cap));
    d->h.flags = HN_DICT_SPLIT | SPLIT_POWER;
    d->limit = 0;
    d->entries = (hn_entry *)(void *)raw->data;
    *hndict_class_at(d) = cls;
    hnheap_release(vm, old);
    return HN_OK;
}

/* Into an empty dict, entries in their places. */
static hn_status copy_table(hn_vm *vm, hn_dict *to, const hn_dict *d) {
    hn_raw *old = hndict_table(to), *raw = hnheap_raw(vm, all_size(d, d->cap));
    if (!raw) return HN_NOMEM;
    HN_TRY(hnmem_copy_uncounted(&vm->meter, raw->data, d->entries, all_size(d, d->cap)));
    if (old) hnheap_release(vm, old);
    to->entries = (hn_entry *)(void *)raw->data;
    to->used = d->used;
    to->live = d->live;
    to->cap = d->cap;
    to->limit = d->limit;
    to->h.flags =
        (uint16_t)((d->h.flags & ~(HN_DICT_EMBEDDED | HN_DICT_ORDERED)) | (to->h.flags & HN_DICT_ORDERED));
    return HN_OK;
}

hn_status hndict_copy(hn_vm *vm, const hn_dict *d, hn_dict **out) {
    hn_dict *to = hnheap_new(vm, HN_KIND_DICT, sizeof *to);
    if (!to) return HN_NOMEM;
    *out = to;
    if (!d->live) return HN_OK;
    if (d->live < d->used * UINT64_C(2) / 3) return hndict_update(vm, to, d);
    HN_TRY(hnmeter_charge(&vm->meter, d->used >> 4));
    return copy_table(vm, to, d);
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
    const uint8_t *index = dict_index_of(d);
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
static hn_status dict_same_key(hn_vm *vm, hn_value key, hn_value other, bool *out) {
    if (key == other) {
        *out = true;
        return HN_OK;
    }
    if (other == HN_UNBOUND) {
        *out = false;
        return HN_OK;
    }
    if (hnv_is(key, HN_KIND_STR) && hnv_is(other, HN_KIND_STR)) {
        vm->meter.fuel -= hnstr_equal_steps(HN_STR(key), HN_STR(other));
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
            HN_TRY(dict_same_key(vm, key, d->entries[i].key, &same));
            if (!same) continue;
            *entry = (int32_t)i;
            return HN_OK;
        }
        return HN_OK;
    }
    uint32_t mask = d->cap * 2 - 1, slot = home_slot(hash, mask), n, steps = 0;
    unsigned width = index_width(d->cap);
    const uint8_t *index = dict_index_of(d);
    for (; (n = index_get(index, width, slot)) != 0; slot = (slot + 1) & mask, steps++) {
        if (hashes[n - 1] != hash) continue;
        HN_TRY(dict_same_key(vm, key, d->entries[n - 1].key, &same));
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
        uint32_t n = index_get(dict_index_of(d), index_width(d->cap), home_slot(hash, d->cap * 2 - 1));
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
static hn_status dict_other_hash(hn_vm *vm, hn_value key, uint32_t *out) {
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
HN_INLINE hn_status dict_key_hash(hn_vm *vm, hn_value key, uint32_t *out) {
    if (hnv_is(key, HN_KIND_STR) && (*out = HN_STR(key)->hash) != 0) return HN_OK;
    if (!hnv_is_int(key)) return dict_other_hash(vm, key, out);
    int64_t i = hnv_int(key);
    *out = hndict_stored_hash(i == -1 ? -2 : i);
    return HN_OK;
}

hn_status hndict_get(hn_vm *vm, hn_dict *d, hn_value key, hn_value *out) {
    uint32_t hash;
    int32_t i;
    HN_TRY(dict_key_hash(vm, key, &hash));
    HN_TRY(find_key(vm, d, key, hash, &i));
    *out = i < 0 ? HN_UNBOUND : d->entries[i].value;
    return HN_OK;
}

hn_status hndict_find(hn_vm *vm, const hn_dict *d, hn_value key, int32_t *entry) {
    uint32_t hash;
    HN_TRY(dict_key_hash(vm, key, &hash));
    return find_key(vm, d, key, hash, entry);
}

/* ---- hashes in full ---- */

static int64_t widened(uint32_t stored) {
    return stored == HN_HASH_ZERO ? 0 : stored;
}

int64_t hndict_kept_hash(const hn_dict *d, uint32_t entry) {
    return d->h.flags & HN_DICT_WIDE ? wide_of(d)[entry] : widened(hndict_hashes(d)[entry]);
}

hn_status hndict_hash_at(hn_vm *vm, const hn_dict *d, uint32_t entry, int64_t *out) {
    hn_status st = hnops_hash(vm, d->entries[entry].key, out);
    if (st == HN_SLOW) *out = hndict_kept_hash(d, entry);
    return st == HN_SLOW ? HN_OK : st;
}

/* Makes room for the hashes in full, before one comes that neither its 32 bits nor the key tell. */
static hn_status widen(hn_vm *vm, hn_dict *d) {
    if (d->h.flags & HN_DICT_SPLIT) HN_TRY(dict_resize(vm, d, hndict_power(d), true, d->cap - d->live));
    hn_dict wide = *d;
    wide.h.flags |= HN_DICT_WIDE;
    if (d->cap) {
        hn_raw *raw = hnheap_raw(vm, all_size(&wide, d->cap));
        if (!raw) return HN_NOMEM;
        HN_TRY(hnmem_copy_uncounted(&vm->meter, raw->data, d->entries, table_size(d->cap)));
        wide.entries = (hn_entry *)(void *)raw->data;
        vm->meter.fuel -= d->used >> 4;
        for (uint32_t i = 0; i < d->used; i++) {
            HN_PACE_SLOW(vm, i);
            wide_of(&wide)[i] = widened(hndict_hashes(d)[i]);
        }
        hnheap_release(vm, hndict_table(d));
    }
    *d = wide;
    return HN_OK;
}

/* ---- changes ---- */

/* A key that the dict does not have, and has room for. */
static inline void dict_append(hn_dict *d, uint32_t hash, hn_value key, hn_value value) {
    uint32_t i = d->used++;
    d->entries[i].key = key;
    d->entries[i].value = value;
    hndict_hashes(d)[i] = hash;
    if (d->cap > HN_DICT_SMALL) index_insert(d, hash, i);
    d->live++;
    d->version++;
}

static hn_status insert(hn_vm *vm, hn_dict *d, uint32_t hash, hn_value key, hn_value value) {
    if (HN_UNLIKELY(d->used == d->cap || d->used >= d->limit || is_foreign(d, key)))
        HN_TRY(dict_make_room(vm, d, key));
    dict_append(d, hash, key, value);
    if (HN_UNLIKELY(d->h.flags & HN_DICT_WIDE)) wide_of(d)[d->used - 1] = widened(hash);
    return HN_OK;
}

/* The same where the key is known to be a str. */
static hn_status insert_str(hn_vm *vm, hn_dict *d, uint32_t hash, hn_value key, hn_value value) {
    if (HN_UNLIKELY(d->used == d->cap || d->used >= d->limit)) HN_TRY(dict_make_room(vm, d, key));
    dict_append(d, hash, key, value);
    return HN_OK;
}

hn_status hndict_set(hn_vm *vm, hn_dict *d, hn_value key, hn_value value) {
    uint32_t hash;
    int32_t i;
    bool str = hnv_is(key, HN_KIND_STR);
    HN_TRY(dict_key_hash(vm, key, &hash));
    HN_TRY(find_key(vm, d, key, hash, &i));
    if (i < 0) return str ? insert_str(vm, d, hash, key, value) : insert(vm, d, hash, key, value);
    d->entries[i].value = value;
    return HN_OK;
}

hn_status hndict_set_str(hn_vm *vm, hn_dict *d, hn_value name, hn_value value) {
    int32_t i = hndict_find_str(vm, d, name);
    if (i < 0) return insert_str(vm, d, hnstr_hash(vm, HN_STR(name)), name, value);
    d->entries[i].value = value;
    return HN_OK;
}

#define DISPLAY_SMALL 5u  /* items that a table has room for in any case */
#define DISPLAY_WHOLE 15u /* items beyond which CPython's compiler sets one after the other */

/* CPython makes the table beforehand where a display is neither small nor made in parts; otherwise when the
 * first key comes. */
hn_status hndict_fill(hn_vm *vm, hn_dict *d, const hn_value *w, uint32_t n) {
    bool room = n <= DISPLAY_WHOLE, whole = room && n > DISPLAY_SMALL;
    d->h.flags = (uint16_t)(whole ? power_for(n) : MIN_POWER);
    d->limit = hndict_usable(d->h.flags);
    for (const hn_value *end = w + 2 * n; w < end; w += 2) {
        uint32_t hash;
        int32_t i;
        bool foreign = is_foreign(d, *w);
        if (HN_UNLIKELY(foreign) && whole) d->h.flags |= HN_DICT_GENERAL;
        HN_TRY(dict_key_hash(vm, *w, &hash));
        HN_TRY(find_key(vm, d, *w, hash, &i));
        if (i >= 0)
            d->entries[i].value = w[1];
        else if (HN_LIKELY(room && (whole || !foreign)))
            dict_append(d, hash, *w, w[1]);
        else
            HN_TRY(insert(vm, d, hash, *w, w[1]));
    }
    return HN_OK;
}

void hndict_append_str(hn_vm *vm, hn_dict *d, hn_value name, hn_value value) {
    dict_append(d, HN_STR(name)->hash ? HN_STR(name)->hash : hnstr_hash(vm, HN_STR(name)), name, value);
}

hn_status hndict_insert_new(hn_vm *vm, hn_dict *d, int64_t hash, hn_value key, hn_value value) {
    uint32_t stored = hndict_stored_hash(hash);
    if (hash == widened(stored) || hndict_tells_hash(key)) return insert(vm, d, stored, key, value);
    if (d->used == d->cap || d->used >= d->limit || is_foreign(d, key)) HN_TRY(dict_make_room(vm, d, key));
    if (!(d->h.flags & HN_DICT_WIDE)) HN_TRY(widen(vm, d));
    dict_append(d, stored, key, value);
    wide_of(d)[d->used - 1] = hash;
    return HN_OK;
}

hn_status hndict_open_places(hn_vm *vm, hn_dict *d, uint32_t n) {
    HN_TRY(hndict_reserve(vm, d, n));
    d->h.flags |= (uint16_t)(MIN_POWER | HN_DICT_GENERAL);
    d->limit = d->cap;
    return HN_OK;
}

void hndict_append_deleted(hn_dict *d) {
    uint32_t i = d->used++;
    d->entries[i] = (hn_entry){.key = HN_UNBOUND, .value = HN_UNBOUND};
    hndict_hashes(d)[i] = 0;
    if (!i || hndict_first(d) == i) d->entries[0].value = hnv_from_int((int64_t)i + 1);
}

hn_status hndict_take_entry(hn_vm *vm, hn_dict *d, const hn_dict *from, uint32_t entry) {
    const hn_entry *e = &from->entries[entry];
    if (hnv_is(e->key, HN_KIND_STR)) return insert_str(vm, d, hndict_hashes(from)[entry], e->key, e->value);
    return hndict_insert_new(vm, d, hndict_kept_hash(from, entry), e->key, e->value);
}

/* Notes how many entries at the beginning are deleted, so that a dict that is emptied from there is not gone
 * through again and again. */
static void widen_gap(hn_vm *vm, hn_dict *d, uint32_t gap) {
    uint32_t from = gap;
    while (gap < d->used && d->entries[gap].key == HN_UNBOUND) gap++;
    charge_steps(vm, gap - from);
    d->entries[0].value = hnv_from_int(gap);
}

/* Takes the place of a deleted entry away. */
static void close_hole(hn_vm *vm, hn_dict *d, uint32_t hole) {
    uint32_t *hashes = hndict_hashes(d), after = --d->used - hole;
    vm->meter.fuel -= d->used >> 4;
    memmove(d->entries + hole, d->entries + hole + 1, after * sizeof *d->entries);
    memmove(hashes + hole, hashes + hole + 1, after * sizeof *hashes);
    if (d->cap <= HN_DICT_SMALL) return;
    clear_index(d);
    for (uint32_t i = 0; i < d->used; i++) index_insert(d, hashes[i], i);
}

void hndict_delete_entry(hn_vm *vm, hn_dict *d, uint32_t entry) {
    if (entry >= d->used || d->entries[entry].key == HN_UNBOUND) return;
    if (d->cap > HN_DICT_SMALL) index_remove(d, entry);
    d->entries[entry].key = HN_UNBOUND;
    d->entries[entry].value = HN_UNBOUND;
    d->live--;
    d->version++;
    if (d->h.flags & HN_DICT_SPLIT)
        close_hole(vm, d, entry);
    else if (!entry || entry == hndict_first(d))
        widen_gap(vm, d, entry + 1);
}

/* CPython uses the place of an entry again that popitem() took, but counts it as taken. */
static void give_back(hn_dict *d, uint32_t used) {
    d->limit -= d->used - used;
    d->used = used;
}

int32_t hndict_last(hn_vm *vm, hn_dict *d) {
    uint32_t used = d->used;
    if (d->h.flags & HN_DICT_SPLIT) {
        d->h.flags = SPLIT_POWER;
        d->limit = hndict_usable(SPLIT_POWER);
    }
    while (used && d->entries[used - 1].key == HN_UNBOUND) used--;
    charge_steps(vm, d->used - used);
    give_back(d, used);
    return (int32_t)used - 1;
}

void hndict_delete_last(hn_vm *vm, hn_dict *d, uint32_t last) {
    hndict_delete_entry(vm, d, last);
    give_back(d, last);
    if (hndict_first(d) > last) d->entries[0].value = hnv_from_int(last);
}

uint32_t hndict_cluster(const hn_dict *d, uint32_t hash) {
    if (d->cap <= HN_DICT_SMALL) return 0;
    uint32_t mask = d->cap * 2 - 1, slot = home_slot(hash, mask), n = 0;
    while (index_get(dict_index_of(d), index_width(d->cap), (slot + n) & mask)) n++;
    return n;
}

hn_status hndict_move_last(hn_vm *vm, hn_dict *d, uint32_t entry) {
    if (entry >= d->used || d->entries[entry].key == HN_UNBOUND || hndict_last(vm, d) == (int32_t)entry)
        return HN_OK;
    const hn_entry e = d->entries[entry];
    uint32_t hash = hndict_hashes(d)[entry];
    int64_t kept = hndict_kept_hash(d, entry);
    if (d->used == d->cap || d->used >= d->limit) { /* the entries before it may move up: it is found again
                                                     * without a comparison */
        HN_TRY(dict_make_room(vm, d, e.key));
        for (entry = 0; d->entries[entry].key != e.key || hndict_hashes(d)[entry] != hash;) entry++;
        charge_steps(vm, entry);
    }
    charge_steps(vm, hndict_cluster(d, hash));
    hndict_delete_entry(vm, d, entry);
    HN_TRY(insert(vm, d, hash, e.key, e.value));
    if (d->h.flags & HN_DICT_WIDE) wide_of(d)[d->used - 1] = kept;
    return HN_OK;
}

hn_status hndict_pop(hn_vm *vm, hn_dict *d, hn_value key, hn_value *out) {
    int32_t i;
    *out = HN_UNBOUND;
    if (!d->live && !hnv_of_user_class(key)) return HN_OK;
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

/* A table without deleted entries that is no larger than it has to be is copied as it is. */
static bool dict_is_tight(const hn_dict *d) {
    unsigned power = hndict_power(d);
    if (d->h.flags & HN_DICT_SPLIT) return false;
    return d->used == d->live && (power == MIN_POWER || hndict_usable(power - 1) < d->live);
}

/* Makes CPython's table for what is to come, and room. */
static hn_status expect(hn_vm *vm, hn_dict *d, const hn_dict *from) {
    if (hndict_usable(hndict_power(d)) >= from->live) return hndict_reserve(vm, d, from->live);
    unsigned power = power_for((uint64_t)d->live + from->live);
    return dict_resize(vm, d, power, from->h.flags & HN_DICT_GENERAL, from->live);
}

HN_PARTLY(update_kind);
hn_status hndict_update_partly(hn_vm *vm, hn_dict *d, const hn_dict *from) {
    hn_partly w;
    if (d == from || !from->live) return HN_OK;
    HN_TRY(hnmeter_charge(&vm->meter, from->used >> 3));
    if (!hnpartly_resume(&vm->meter, &update_kind, &w)) {
        if (!d->live && dict_is_tight(from) && !(d->h.flags & HN_DICT_SPLIT)) {
            HN_TRY(copy_table(vm, d, from));
            d->version++;
            return HN_OK;
        }
        HN_TRY(expect(vm, d, from));
        if (from->h.flags & ~d->h.flags & HN_DICT_WIDE) HN_TRY(widen(vm, d));
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
        else {
            HN_TRY(insert(vm, d, hndict_hashes(from)[i], e->key, e->value));
            if (from->h.flags & HN_DICT_WIDE) wide_of(d)[d->used - 1] = wide_of(from)[i];
        }
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
        if ((n = index_get(dict_index_of(d), width, slot)) == 0) return;
        if (hashes[n - 1] != hash) continue;
        *entry = (int32_t)n - 1;
        *next = step + 1;
        return;
    }
}

void hndict_rehash(hn_vm *vm, hn_dict *d) {
    bool indexed = d->cap > HN_DICT_SMALL;
    clear_index(d);
    for (uint32_t i = 0; i < d->used; i++) {
        uint32_t hash;
        if (d->entries[i].key == HN_UNBOUND) continue;
        if (dict_key_hash(vm, d->entries[i].key, &hash) == HN_OK) hndict_hashes(d)[i] = hash;
        if (indexed) index_insert(d, hndict_hashes(d)[i], i);
    }
}
