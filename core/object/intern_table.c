/* The weak table of interned strings: open addressing with linear probing. The collector calls
 * hnstr_intern_sweep after marking to drop dead strings. Resizing the table charges no steps, because its
 * size depends on when collections ran. */
#include "object/heap_internal.h"
#include "object/intern.h"
#include "object/mark.h"

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

hn_status hnstr_intern_resize(hn_vm *vm, uint32_t cap) {
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

size_t hnstr_intern_wants(const hn_vm *vm) {
    const hn_intern *t = &vm->intern;
    return t->count < t->cap - t->cap / 2 ? 0 : t->cap * 2 * sizeof *t->slots;
}

/* After many names have gone. */
static void shrink(hn_vm *vm) {
    const hn_intern *t = &vm->intern;
    uint32_t cap = t->cap;
    while (cap > HN_INTERN_FIRST && t->count < cap / 8) cap /= 2;
    if (cap < t->cap && hnstr_intern_resize(vm, cap) != HN_OK) return; /* the larger one will do */
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

void hnstr_intern_free(hn_vm *vm) {
    hn_intern *t = &vm->intern;
    hnmem_free(&vm->meter, t->slots, t->cap * sizeof *t->slots);
    memset(t, 0, sizeof *t);
}
