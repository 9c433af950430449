/* Interning: finds or adds the one string object for a text. Every layer from object up calls it (intern.h).
 * intern_table.c resizes and sweeps the table. */
#include "object/intern.h"

#include "object/text.h"

static uint32_t find_slot(const hn_intern *t, const hn_str *s, uint32_t hash) {
    uint32_t mask = t->cap - 1, i = hash & mask;
    while (t->slots[i] && !(t->slots[i]->hash == hash && hnstr_equal(t->slots[i], s))) i = (i + 1) & mask;
    return i;
}

static hn_status intern_grow(hn_vm *vm) {
    const hn_intern *t = &vm->intern;
    if (t->cap > UINT32_MAX / 32) return HN_NOMEM;
    return hnstr_intern_resize(vm, t->cap ? t->cap * 2 : HN_INTERN_FIRST);
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

hn_status hnstr_intern_rehash(hn_vm *vm) {
    const hn_intern *t = &vm->intern;
    for (uint32_t i = 0; i < t->cap; i++)
        if (t->slots[i]) (void)hnstr_hash(vm, t->slots[i]);
    return hnstr_intern_resize(vm, t->cap);
}
