/* Sets. Probing, growth and the reuse of slots are those that CPython's documentation of sets describes (nine
 * linear probes, then a jump by the perturbed hash), because a program sees them: they decide the order of
 * iteration. */
#include "object/dict_internal.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/ops_internal.h"
#include "object/set_internal.h"
#include "object/str.h"

#define LINEAR_PROBES 9u
#define PERTURB_SHIFT 5u
#define MIN_SIZE      8u
#define MAX_SIZE      (1u << 27)

static inline hn_set_entry *slots_of(const hn_set *s) {
    return (hn_set_entry *)(void *)s->table->data;
}

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
    s->hash = 0;
    s->version++;
}

static hn_raw *new_table(hn_vm *vm, uint32_t size) {
    hn_raw *raw = hnheap_raw(vm, (size_t)size * sizeof(hn_set_entry));
    if (!raw) return NULL;
    hn_set_entry *e = (hn_set_entry *)(void *)raw->data;
    for (uint32_t i = 0; i < size; i++) {
        e[i].hash = 0;
        e[i].key = HN_UNBOUND;
    }
    return raw;
}

/* Into a table that has no deleted slots and not this key. */
static void insert_clean(hn_set_entry *table, uint32_t mask, hn_value key, int64_t hash) {
    uint64_t perturb = (uint64_t)hash;
    uint32_t i = (uint32_t)hash & mask;
    for (;;) {
        uint32_t last = i + LINEAR_PROBES <= mask ? i + LINEAR_PROBES : i;
        for (uint32_t j = i; j <= last; j++) {
            if (table[j].key != HN_UNBOUND) continue;
            table[j].key = key;
            table[j].hash = hash;
            return;
        }
        perturb >>= PERTURB_SHIFT;
        i = (uint32_t)(((uint64_t)i * 5 + 1 + perturb) & mask);
    }
}

hn_status hnset_resize(hn_vm *vm, hn_set *s, uint64_t more_than) {
    uint64_t size = MIN_SIZE;
    while (size <= more_than) size <<= 1;
    if (size > MAX_SIZE) return HN_NOMEM;
    hn_raw *raw = new_table(vm, (uint32_t)size), *old = s->table;
    if (!raw) return HN_NOMEM;
    vm->meter.fuel -= (int64_t)(size >> 6);
    hn_set_entry *to = (hn_set_entry *)(void *)raw->data;
    if (old) {
        const hn_set_entry *from = slots_of(s);
        for (uint32_t i = 0; i <= s->mask; i++)
            if (from[i].key != HN_UNBOUND) insert_clean(to, (uint32_t)size - 1, from[i].key, from[i].hash);
        hnheap_release(vm, old);
    }
    s->table = raw;
    s->mask = (uint32_t)size - 1;
    s->fill = s->live;
    s->version++;
    return HN_OK;
}

static uint64_t grown(const hn_set *s) {
    return (uint64_t)s->live * (s->live > 50000 ? 2 : 4);
}

hn_status hnset_drop_deleted(hn_vm *vm, hn_set *s) {
    if (s->fill - s->live <= s->mask / 4) return HN_OK;
    /* Only tidiness and order depend on it: without memory the set stays right. */
    (void)!hnset_resize(vm, s, grown(s));
    return HN_OK;
}

static hn_status same_key(hn_vm *vm, hn_value key, const hn_set_entry *e, bool *out) {
    if (key == e->key) {
        *out = true;
        return HN_OK;
    }
    if (e->key == HN_UNBOUND) {
        *out = false;
        return HN_OK;
    }
    if (hnv_is(key, HN_KIND_STR) && hnv_is(e->key, HN_KIND_STR)) {
        if (HN_STR(key)->len == HN_STR(e->key)->len) vm->meter.fuel -= HN_STR(key)->len >> 6;
        *out = hnstr_equal(HN_STR(key), HN_STR(e->key));
        return HN_OK;
    }
    return hnops_equal(vm, e->key, key, out);
}

/* The slot of a key, or (as ~slot) where it would go: the last deleted slot on the way, or else the free one.
 */
static hn_status find_slot(hn_vm *vm, const hn_set *s, hn_value key, int64_t hash, int64_t *out) {
    const hn_set_entry *table = slots_of(s);
    uint64_t perturb = (uint64_t)hash;
    uint32_t mask = s->mask, i = (uint32_t)hash & mask, steps = 0;
    int64_t deleted = -1;
    for (;; steps++) {
        uint32_t last = i + LINEAR_PROBES <= mask ? i + LINEAR_PROBES : i;
        for (uint32_t j = i; j <= last; j++) {
            const hn_set_entry *e = &table[j];
            if (e->key == HN_UNBOUND) {
                if (e->hash == -1) {
                    deleted = j;
                    continue;
                }
                *out = ~(deleted >= 0 ? deleted : (int64_t)j);
                return HN_OK;
            }
            if (e->hash != hash) continue;
            bool same;
            HN_TRY(same_key(vm, key, e, &same));
            if (!same) continue;
            *out = j;
            return HN_OK;
        }
        if (steps) vm->meter.fuel--;
        perturb >>= PERTURB_SHIFT;
        i = (uint32_t)(((uint64_t)i * 5 + 1 + perturb) & mask);
    }
}

hn_status hnset_find_hash(hn_vm *vm, const hn_set *s, hn_value key, int64_t hash, int32_t *slot) {
    int64_t at;
    *slot = -1;
    if (!s->live) return HN_OK;
    HN_TRY(find_slot(vm, s, key, hash, &at));
    if (at >= 0) *slot = (int32_t)at;
    return HN_OK;
}

/* Fill a slot and grow when the table is three fifths full. The table has always room for one more. */
static hn_status take_slot(hn_vm *vm, hn_set *s, uint32_t slot, hn_value key, int64_t hash) {
    if (slots_of(s)[slot].hash == -1) {
        slots_of(s)[slot] = (hn_set_entry){hash, key};
        s->live++;
        s->version++;
        return HN_OK;
    }
    if ((uint64_t)(s->fill + 1) * 5 >= (uint64_t)s->mask * 3) {
        /* Grow first: when there is no memory, nothing has happened. */
        hn_raw *before = s->table;
        hn_set_entry *e = &slots_of(s)[slot];
        *e = (hn_set_entry){hash, key};
        s->live++;
        s->fill++;
        hn_status st = hnset_resize(vm, s, grown(s));
        if (st != HN_OK && s->table == before) {
            *e = (hn_set_entry){0, HN_UNBOUND};
            s->live--;
            s->fill--;
            return st;
        }
        return st;
    }
    slots_of(s)[slot] = (hn_set_entry){hash, key};
    s->live++;
    s->fill++;
    s->version++;
    return HN_OK;
}

static hn_status need_table(hn_vm *vm, hn_set *s) {
    if (HN_LIKELY(s->table != NULL)) return HN_OK;
    hn_raw *raw = new_table(vm, s->mask + 1);
    if (!raw) return HN_NOMEM;
    s->table = raw;
    return HN_OK;
}

hn_status hnset_add_hash(hn_vm *vm, hn_set *s, hn_value key, int64_t hash, bool *added) {
    int64_t at;
    HN_TRY(need_table(vm, s));
    HN_TRY(find_slot(vm, s, key, hash, &at));
    if (added) *added = at < 0;
    return at < 0 ? take_slot(vm, s, (uint32_t)~at, key, hash) : HN_OK;
}

hn_status hnset_insert_new(hn_vm *vm, hn_set *s, int64_t hash, hn_value key) {
    HN_TRY(need_table(vm, s));
    hn_set_entry *table = slots_of(s);
    uint64_t perturb = (uint64_t)hash;
    uint32_t i = (uint32_t)hash & s->mask;
    int64_t deleted = -1;
    for (;;) {
        uint32_t last = i + LINEAR_PROBES <= s->mask ? i + LINEAR_PROBES : i;
        for (uint32_t j = i; j <= last; j++) {
            if (table[j].key != HN_UNBOUND) continue;
            if (table[j].hash == 0) return take_slot(vm, s, deleted >= 0 ? (uint32_t)deleted : j, key, hash);
            deleted = j;
        }
        perturb >>= PERTURB_SHIFT;
        i = (uint32_t)(((uint64_t)i * 5 + 1 + perturb) & s->mask);
    }
}

void hnset_delete_slot(hn_vm *vm, hn_set *s, uint32_t slot) {
    if (!s->table || slot > s->mask || slots_of(s)[slot].key == HN_UNBOUND) return;
    slots_of(s)[slot] = (hn_set_entry){-1, HN_UNBOUND};
    s->live--;
    s->version++;
}

/* A set as a key is looked for as the frozenset equal to it. */
static hn_status key_hash(hn_vm *vm, hn_value key, bool frozen, int64_t *out) {
    if (hnv_is_int(key) && hnv_int(key) >= 0) {
        *out = hnv_int(key);
        return HN_OK;
    }
    if (frozen && hnv_is(hnv_payload(key), HN_KIND_SET) && !hnops_custom_eq(key)) {
        HN_TRY(hnmeter_charge(&vm->meter, HN_SET(hnv_payload(key))->mask >> 4));
        *out = hnset_content_hash(HN_SET(hnv_payload(key)));
        return HN_OK;
    }
    return hndict_hash_key(vm, key, "set element", out);
}

hn_status hnset_has(hn_vm *vm, hn_set *s, hn_value key, bool *out) {
    int64_t hash;
    int32_t slot;
    HN_TRY(key_hash(vm, key, true, &hash));
    HN_TRY(hnset_find_hash(vm, s, key, hash, &slot));
    *out = slot >= 0;
    return HN_OK;
}

hn_status hnset_add(hn_vm *vm, hn_set *s, hn_value key, bool *added) {
    int64_t hash;
    HN_TRY(key_hash(vm, key, false, &hash));
    return hnset_add_hash(vm, s, key, hash, added);
}

hn_status hnset_discard(hn_vm *vm, hn_set *s, hn_value key, bool *removed) {
    int64_t hash;
    int32_t slot;
    HN_TRY(key_hash(vm, key, true, &hash));
    HN_TRY(hnset_find_hash(vm, s, key, hash, &slot));
    if (slot >= 0) hnset_delete_slot(vm, s, (uint32_t)slot);
    if (removed) *removed = slot >= 0;
    return HN_OK;
}

bool hnset_next(const hn_set *s, uint32_t *i, hn_value *key, int64_t *hash) {
    if (!s->table) return false;
    for (const hn_set_entry *table = slots_of(s); *i <= s->mask;) {
        const hn_set_entry *e = &table[(*i)++];
        if (e->key == HN_UNBOUND) continue;
        *key = e->key;
        *hash = e->hash;
        return true;
    }
    return false;
}

static hn_status copy_into_empty(hn_vm *vm, hn_set *s, const hn_set *from) {
    HN_TRY(need_table(vm, s));
    if (s->mask == from->mask && from->fill == from->live) {
        memcpy(slots_of(s), slots_of(from), ((size_t)s->mask + 1) * sizeof(hn_set_entry));
    } else {
        hn_value key;
        int64_t hash;
        for (uint32_t i = 0; hnset_next(from, &i, &key, &hash);)
            insert_clean(slots_of(s), s->mask, key, hash);
    }
    s->live = s->fill = from->live;
    s->version++;
    return HN_OK;
}

hn_status hnset_reserve(hn_vm *vm, hn_set *s, uint32_t n) {
    if (((uint64_t)s->fill + n) * 5 < (uint64_t)s->mask * 3) return need_table(vm, s);
    return hnset_resize(vm, s, ((uint64_t)s->live + n) * 2);
}

hn_status hnset_update(hn_vm *vm, hn_set *s, const hn_set *from) {
    hn_value key;
    int64_t hash;
    int32_t slot;
    if (s == from || !from->live) return HN_OK;
    HN_TRY(hnmeter_charge(&vm->meter, from->mask >> 3));
    if (s->live) /* every comparison first, so that HN_SLOW comes before any change */
        for (uint32_t i = 0; hnset_next(from, &i, &key, &hash);)
            HN_TRY(hnset_find_hash(vm, s, key, hash, &slot));
    HN_TRY(hnset_reserve(vm, s, from->live));
    if (s->fill == 0) return copy_into_empty(vm, s, from);
    for (uint32_t i = 0; hnset_next(from, &i, &key, &hash);) HN_TRY(hnset_add_hash(vm, s, key, hash, NULL));
    return HN_OK;
}

hn_status hnset_copy(hn_vm *vm, const hn_set *s, hn_kind kind, hn_set **out) {
    *out = hnset_new(vm, kind);
    return *out ? hnset_update(vm, *out, s) : HN_NOMEM;
}

void hnset_probe(const hn_set *s, int64_t hash, uint32_t from, int32_t *slot, uint32_t *next) {
    *slot = -1;
    *next = from;
    if (!s->table) return;
    const hn_set_entry *table = slots_of(s);
    uint64_t perturb = (uint64_t)hash;
    uint32_t mask = s->mask, i = (uint32_t)hash & mask, step = 0;
    for (;;) {
        uint32_t last = i + LINEAR_PROBES <= mask ? i + LINEAR_PROBES : i;
        for (uint32_t j = i; j <= last; j++, step++) {
            if (table[j].key == HN_UNBOUND && table[j].hash == 0) return;
            if (step < from || table[j].hash != hash || table[j].key == HN_UNBOUND) continue;
            *slot = (int32_t)j;
            *next = step + 1;
            return;
        }
        perturb >>= PERTURB_SHIFT;
        i = (uint32_t)(((uint64_t)i * 5 + 1 + perturb) & mask);
    }
}
