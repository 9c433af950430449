/* The weak table of interned strings: open addressing with linear probing. The collector calls
 * hnstr_intern_sweep after marking to drop dead strings. Resizing the table charges no steps, because its
 * size depends on when collections ran. */
#include "object/text.h"
#include "object/heap_internal.h"
#include "object/intern.h"
#include "object/mark.h"

#define FIRST_CAP 1024u

static uint32_t find_slot(const hn_intern *t, const hn_str *s, uint32_t hash) {
    uint32_t mask = t->cap - 1, i = hash & mask;
    while (t->slots[i] && !(t->slots[i]->hash == hash && hnstr_equal(t->slots[i], s))) i = (i + 1) & mask;
    return i;
}

/* All strings of the table into `cap` slots, which are empty. */
static hn_status intern_insert_all(hn_vm *vm, hn_str **slots, uint32_t cap) {
    const hn_intern *t = &vm->intern;
    for (uint32_t i = 0; i < t->cap; i++) {
        hn_str *s = t->slots[i];
        if ((i & 0xFF) == 0xFF) HN_TRY(hnmeter_pace_uncounted(&vm->meter, 0x100));
        if (!s) continue;
        uint32_t j = s->hash & (cap - 1);
        while (slots[j]) j = (j + 1) & (cap - 1);
        slots[j] = s;
    }
    return HN_OK;
}

static hn_status intern_resize(hn_vm *vm, uint32_t cap) {
    hn_intern *t = &vm->intern;
    /* Not charged: when the table grows depends on which names collections have taken out of it. */
    hn_str **slots = hnmem_alloc(&vm->meter, cap * sizeof *slots);
    if (!slots) return HN_NOMEM;
    hn_status st = hnmem_fill_uncounted(&vm->meter, slots, 0, cap * sizeof *slots);
    if (st == HN_OK) st = intern_insert_all(vm, slots, cap);
    if (st != HN_OK) {
        hnmem_free(&vm->meter, slots, cap * sizeof *slots);
        return st;
    }
    hnmem_free(&vm->meter, t->slots, t->cap * sizeof *slots);
    t->slots = slots;
    t->cap = cap;
    return HN_OK;
}

static hn_status intern_grow(hn_vm *vm) {
    const hn_intern *t = &vm->intern;
    if (t->cap > UINT32_MAX / 32) return HN_NOMEM;
    return intern_resize(vm, t->cap ? t->cap * 2 : FIRST_CAP);
}

size_t hnstr_intern_wants(const hn_vm *vm) {
    const hn_intern *t = &vm->intern;
    return t->count < t->cap - t->cap / 2 ? 0 : t->cap * 2 * sizeof *t->slots;
}

/* After many names have gone. */
static void shrink(hn_vm *vm) {
    const hn_intern *t = &vm->intern;
    uint32_t cap = t->cap;
    while (cap > FIRST_CAP && t->count < cap / 8) cap /= 2;
    if (cap < t->cap && intern_resize(vm, cap) != HN_OK) return; /* the larger one will do */
}

hn_status hnstr_intern(hn_vm *vm, hn_value v, hn_value *out) {
    hn_intern *t = &vm->intern;
    hn_str *s = HN_STR(v);
    /* whether it is known or not, which collections decide */
    if (HN_UNLIKELY(s->len >= HN_LONG)) HN_TRY(hnmeter_charge(&vm->meter, hnstr_size(s) >> 8));
    if (s->h.flags & HN_STR_INTERNED) {
        *out = v;
        return HN_OK;
    }
    HN_TRY(hnstr_hash_long(vm, s));
    if (t->count + 1 > t->cap - t->cap / 4) {
        hn_status st = intern_grow(vm);
        if (st != HN_OK && (!vm->heap.frugal || t->count + 1 > t->cap - t->cap / 16)) return st;
    }
    uint32_t hash = hnstr_hash(vm, s), i = find_slot(t, s, hash);
    if (!t->slots[i]) {
        HN_TRY(hnmeter_pace_uncounted(&vm->meter, 16)); /* misses the cache in a large table */
        if (s->h.flags & HN_STR_SHARED) {               /* do not keep a large buffer alive for a name */
            hn_str *copy = hnstr_alloc(vm, s->len, HN_STR_WIDTH(s), s->h.flags & HN_STR_ASCII);
            if (!copy) return HN_NOMEM;
            HN_TRY(hnmem_copy_uncounted(&vm->meter, copy->data, s->data, hnstr_size(s)));
            copy->hash = hash;
            s = copy;
        }
        s->h.flags |= HN_STR_INTERNED;
        t->slots[i] = s;
        t->count++;
    }
    *out = hnv_from_ref(t->slots[i]);
    return HN_OK;
}

/* An ASCII string of the table with these bytes, or NULL. */
static hn_str *find_ascii(const hn_intern *t, const void *p, size_t n, uint32_t hash) {
    uint32_t mask = t->cap - 1;
    for (uint32_t i = hash & mask; t->slots[i]; i = (i + 1) & mask) {
        hn_str *s = t->slots[i];
        if (s->hash == hash && s->len == n && (s->h.flags & HN_STR_ASCII) && !memcmp(s->data, p, n)) return s;
    }
    return NULL;
}

hn_status hnstr_intern_utf8(hn_vm *vm, const void *utf8, size_t n, hn_value *out) {
    hn_str *s = NULL;
    hn_value v;
    uint32_t hash = 0;
    if (n && n < 64 && vm->intern.cap) { /* making a longer one costs a step, known or not */
        hash = hnstr_hash_ascii(vm, utf8, (uint32_t)n);
        s = find_ascii(&vm->intern, utf8, n, hash);
    }
    if (s) {
        *out = hnv_from_ref(s);
        return HN_OK;
    }
    HN_TRY(hnstr_from_utf8(vm, utf8, n, &v));
    if (hash && HN_STR(v)->h.flags & HN_STR_ASCII) HN_STR(v)->hash = hash;
    return hnstr_intern(vm, v, out);
}

/* Empties slot i and moves later strings of its run back (Knuth, TAOCP vol. 3, 6.4, algorithm R). */
static void remove_slot(hn_intern *t, uint32_t i) {
    uint32_t mask = t->cap - 1;
    for (uint32_t j = (i + 1) & mask; t->slots[j]; j = (j + 1) & mask) {
        uint32_t home = t->slots[j]->hash & mask;
        if (((j - home) & mask) < ((j - i) & mask)) continue;
        t->slots[i] = t->slots[j];
        i = j;
    }
    t->slots[i] = NULL;
    t->count--;
}

hn_status hnstr_intern_sweep(hn_vm *vm) {
    hn_intern *t = &vm->intern;
    while (t->swept < t->cap) {
        uint32_t i = t->swept++;
        while (t->slots[i] && (t->slots[i]->h.color & HN_COLOR_MASK) != vm->heap.color) remove_slot(t, i);
        if ((i & 0x3FF) == 0x3FF) HN_TRY(hnheap_look(vm, 0x400));
    }
    t->swept = 0;
    shrink(vm);
    return HN_OK;
}

hn_status hnstr_intern_rehash(hn_vm *vm) {
    hn_intern *t = &vm->intern;
    size_t size = t->cap * sizeof *t->slots;
    hn_str **slots = hnmem_alloc(&vm->meter, size);
    if (!slots) return HN_NOMEM;
    memset(slots, 0, size);
    for (uint32_t i = 0; i < t->cap; i++)
        if (t->slots[i]) (void)hnstr_hash(vm, t->slots[i]);
    HN_TRY(intern_insert_all(vm, slots, t->cap));
    hnmem_free(&vm->meter, t->slots, size);
    t->slots = slots;
    return HN_OK;
}

void hnstr_intern_free(hn_vm *vm) {
    hn_intern *t = &vm->intern;
    hnmem_free(&vm->meter, t->slots, t->cap * sizeof *t->slots);
    memset(t, 0, sizeof *t);
}
