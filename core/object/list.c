/* Lists, tuples and cells: creation, growth, splicing. A list's items are a separate buffer that grows by
 * more than is asked for. A function that fails leaves its list as it was, so that the instruction can run
 * again. */
#include "object/heap.h"
#include "object/list.h"
#include "object/seq.h"

/* More items than this cannot be addressed on wasm32. */
#define MAX_ITEMS 0x0FFFFFF0u
#define LONG      (HN_LONG / sizeof(hn_value))
#define MOVE_MOST 0x200000u /* more is not moved within a buffer, which could not be given up half-way */

/* A few values are moved sooner than memcpy is called. */
static inline void copy(hn_value *to, const hn_value *from, uint32_t n) {
    if (n > 8)
        memcpy(to, from, n * sizeof *to);
    else
        for (uint32_t i = 0; i < n; i++) to[i] = from[i];
}

/* The same of any size: it looks at the clock. No steps, because how often a list is moved depends on the
 * room. */
HN_CHECK static inline hn_status copy_long(hn_vm *vm, hn_value *to, const hn_value *from, uint32_t n) {
    if (HN_UNLIKELY(n > LONG)) return hnmem_copy_uncounted(&vm->meter, to, from, n * sizeof *to);
    copy(to, from, n);
    return HN_OK;
}

static inline void list_move(hn_value *to, const hn_value *from, uint32_t n) {
    if (to == from) return;
    if (n > 8)
        memmove(to, from, n * sizeof *to);
    else if (to < from)
        for (uint32_t i = 0; i < n; i++) to[i] = from[i];
    else
        while (n--) to[n] = from[n];
}

/* Room for cap > 0 values, not set: nobody looks at items behind a list's length. */
static hn_values *new_items(hn_vm *vm, uint32_t cap) {
    if (cap > MAX_ITEMS) return NULL;
    hn_values *items = hnheap_new_small(vm, HN_KIND_VALUES, sizeof *items + (size_t)cap * sizeof(hn_value));
    if (!items) return NULL;
    items->cap = cap;
    items->unused = 0;
    return items;
}

hn_list *hnlist_new(hn_vm *vm, uint32_t cap) {
    hn_values *items = NULL;
    if (cap) {
        items = new_items(vm, cap);
        if (!items) return NULL;
    }
    hn_list *l = hnheap_new_small(vm, HN_KIND_LIST, sizeof *l);
    if (!l) return NULL;
    l->len = l->unused = 0;
    l->items = items;
    return l;
}

hn_status hnlist_from(hn_vm *vm, const hn_value *v, uint32_t n, hn_value *out) {
    HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
    hn_list *l = hnlist_new(vm, 0);
    if (!l) return HN_NOMEM;
    if (n) {
        hn_values *items = new_items(vm, n);
        if (!items) return HN_NOMEM;
        HN_TRY(copy_long(vm, items->v, v, n));
        l->items = items;
    }
    l->len = n;
    *out = hnv_from_ref(l);
    return HN_OK;
}

static uint32_t object_list_grown(uint32_t cap, uint32_t need) {
    uint64_t want = (uint64_t)cap + (cap < 4096 ? cap / 2 : cap / 4) + 4;
    if (want > MAX_ITEMS) want = MAX_ITEMS;
    return want < need ? need : (uint32_t)want;
}

/* The first len items in a buffer of another size, a long one where it is if there is room behind it. */
static hn_values *list_moved(hn_vm *vm, hn_values *old, uint32_t len, uint32_t cap) {
    hn_values *longer =
        old && cap > old->cap ? hnheap_resize(vm, old, sizeof *old + cap * sizeof(hn_value)) : NULL;
    if (longer) {
        longer->cap = cap;
        return longer;
    }
    hn_values *items = new_items(vm, cap);
    if (!items) return NULL;
    bool done = copy_long(vm, items->v, old ? old->v : NULL, len) == HN_OK;
    if (!done || old) hnheap_release(vm, done ? old : items);
    return done ? items : NULL;
}

hn_status hnlist_reserve(hn_vm *vm, hn_list *l, uint32_t more) {
    uint32_t cap = l->items ? l->items->cap : 0;
    if (cap - l->len >= more) return HN_OK;
    if (more > MAX_ITEMS - l->len) return hnmeter_want(&vm->meter, (uint64_t)l->len + more, sizeof(hn_value));
    uint32_t want = cap ? object_list_grown(cap, l->len + more) : l->len + more < 4 ? 4 : l->len + more;
    hn_values *items = list_moved(vm, l->items, l->len, want);
    /* Near the cap less room will do, but not so little that each append copies the list again. */
    uint32_t least = l->len + more + (more < cap / 16 ? cap / 16 : 0);
    if (!items && want > least) items = list_moved(vm, l->items, l->len, least);
    hnmeter_effort(&vm->meter, l->len >> 6);
    if (!items) return HN_NOMEM;
    l->items = items;
    return HN_OK;
}

hn_status hnlist_append(hn_vm *vm, hn_list *l, hn_value v) {
    if (HN_UNLIKELY(!l->items || l->len == l->items->cap)) HN_TRY(hnlist_reserve(vm, l, 1));
    l->items->v[l->len++] = v;
    return HN_OK;
}

/* Into a new buffer: for growth, and when v lies in the list's own items. */
static hn_status splice_anew(hn_vm *vm, hn_list *l, uint32_t from, uint32_t to, const hn_value *v,
                             uint32_t n) {
    uint32_t rest = l->len - to, len = from + n + rest;
    uint32_t cap = l->items && len > l->items->cap ? object_list_grown(l->items->cap, len) : len;
    hn_values *old = l->items, *items = new_items(vm, cap ? cap : 1);
    if (!items) return HN_NOMEM;
    HN_TRY(copy_long(vm, items->v, old ? old->v : NULL, from));
    HN_TRY(copy_long(vm, items->v + from, v, n));
    HN_TRY(copy_long(vm, items->v + from + n, old ? old->v + to : NULL, rest));
    l->items = items;
    l->len = len;
    if (old) hnheap_release(vm, old);
    return HN_OK;
}

hn_status hnlist_splice(hn_vm *vm, hn_list *l, uint32_t from, uint32_t to, const hn_value *v, uint32_t n) {
    if (n > MAX_ITEMS - (l->len - (to - from)))
        return hnmeter_want(&vm->meter, (uint64_t)l->len + n, sizeof(hn_value));
    HN_TRY(hnmeter_charge(&vm->meter, ((uint64_t)n + (l->len - to)) >> 6));
    uint32_t rest = l->len - to, len = from + n + rest;
    if (len == 0) {
        l->len = 0;
        return HN_OK;
    }
    bool inside = n && l->items && v >= l->items->v && v < l->items->v + l->items->cap;
    if (!l->items || len > l->items->cap || inside) return splice_anew(vm, l, from, to, v, n);
    if (from == l->len) { /* what lies behind the end may stay half written */
        HN_TRY(copy_long(vm, l->items->v + from, v, n));
        l->len = len;
        return HN_OK;
    }
    if (n + (uint64_t)rest > MOVE_MOST && splice_anew(vm, l, from, to, v, n) == HN_OK) return HN_OK;
    hn_value *items = l->items->v;
    list_move(items + from + n, items + to, rest);
    copy(items + from, v, n);
    l->len = len;
    return HN_OK;
}

hn_tuple *hntuple_alloc(hn_vm *vm, uint32_t n) {
    if (n == 0 && hnv_is(vm->empty_tuple, HN_KIND_TUPLE)) return HN_TUPLE(vm->empty_tuple);
    if (n > MAX_ITEMS) return NULL;
    hn_tuple *t = hnheap_new_small(vm, HN_KIND_TUPLE, sizeof *t + (size_t)n * sizeof(hn_value));
    if (!t) return NULL;
    t->len = n;
    t->unused = 0;
    if (n > LONG && hnheap_unset(vm, t->items, n) != HN_OK) return NULL;
    for (uint32_t i = 0; i < n && n <= LONG; i++) t->items[i] = HN_UNBOUND;
    return t;
}

hn_status hntuple_from(hn_vm *vm, const hn_value *v, uint32_t n, hn_value *out) {
    hn_tuple *t;
    if (n == 0 && hnv_is(vm->empty_tuple, HN_KIND_TUPLE)) {
        *out = vm->empty_tuple;
        return HN_OK;
    }
    if (n > MAX_ITEMS) return hnmeter_want(&vm->meter, n, sizeof(hn_value));
    t = hnheap_new_small(vm, HN_KIND_TUPLE, sizeof *t + (size_t)n * sizeof(hn_value));
    if (!t) return HN_NOMEM;
    t->len = n;
    t->unused = 0;
    HN_TRY(copy_long(vm, t->items, v, n));
    *out = hnv_from_ref(t);
    return HN_OK;
}

hn_status hntuple_pair(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    hn_value v[2] = {a, b};
    return hntuple_from(vm, v, 2, out);
}

hn_cell *hncell_new(hn_vm *vm, hn_value v) {
    hn_cell *c = hnheap_new_small(vm, HN_KIND_CELL, sizeof *c);
    if (c) c->value = v;
    return c;
}

bool hnseq_view(hn_value v, const hn_value **items, uint32_t *n) {
    if (hnv_is(v, HN_KIND_LIST)) {
        *items = HN_LIST(v)->items ? HN_LIST(v)->items->v : NULL;
        *n = HN_LIST(v)->len;
        return true;
    }
    if (!hnv_is(v, HN_KIND_TUPLE)) return false;
    *items = HN_TUPLE(v)->items;
    *n = HN_TUPLE(v)->len;
    return true;
}
