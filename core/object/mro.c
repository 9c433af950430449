/* The order in which a class and its bases are looked through: the C3 merge, and orders that a metaclass or a
 * snapshot gives. A program chooses the number of bases, so the merge charges the meter. */
#include "object/mro.h"

#include "object/exc.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"
#include "object/strbuf.h"
#include "object/type.h"

/* The orders that are merged, and for each class in how many of their tails it is: a table of open
 * addressing. */
typedef struct merge_state {
    uint32_t n, mask;
    hn_tuple **seqs;
    uint32_t *heads, *slots; /* where in the table the first class of each order is */
    hn_value *classes;
    uint32_t *counts;
} merge_state;

static uint32_t class_slot(merge_state *s, hn_value cls) {
    uint32_t at = (uint32_t)((hnv_bits(cls) >> 4) * UINT64_C(0x9E3779B97F4A7C15) >> 32) & s->mask;
    while (s->classes[at] && s->classes[at] != cls) at = (at + 1) & s->mask;
    s->classes[at] = cls;
    return at;
}

/* What is left of an order begins at `head`: its first class is in no tail of it any more. */
static void class_set_head(merge_state *s, uint32_t i, uint32_t head) {
    s->heads[i] = head;
    if (head >= s->seqs[i]->len) return;
    s->slots[i] = class_slot(s, s->seqs[i]->items[head]);
    s->counts[s->slots[i]]--;
}

static hn_status begin_merge(hn_vm *vm, merge_state *s, const hn_type *t) {
    for (uint32_t i = 0; i < s->n; i++) {
        s->seqs[i] = i + 1 < s->n ? HN_TYPE(t->bases->items[i])->mro : t->bases;
        for (uint32_t k = 0; k < s->seqs[i]->len; k++) {
            HN_PACE(vm, k);
            s->counts[class_slot(s, s->seqs[i]->items[k])]++;
        }
        HN_TRY(hnmeter_charge(&vm->meter, s->seqs[i]->len >> 4));
    }
    for (uint32_t i = 0; i < s->n; i++) {
        HN_PACE(vm, i);
        class_set_head(s, i, 0);
    }
    return HN_OK;
}

/* The next class of the merge: the first head that is in nobody's tail; UNBOUND at the end, *ok false on
 * conflict. */
static hn_value merge_step(merge_state *s, bool *ok) {
    bool left = false;
    for (uint32_t i = 0; i < s->n; i++) {
        if (s->heads[i] >= s->seqs[i]->len) continue;
        left = true;
        if (s->counts[s->slots[i]]) continue;
        uint32_t slot = s->slots[i];
        for (uint32_t k = i; k < s->n; k++)
            if (s->heads[k] < s->seqs[k]->len && s->slots[k] == slot) class_set_head(s, k, s->heads[k] + 1);
        return s->classes[slot];
    }
    *ok = !left;
    return HN_UNBOUND;
}

/* The classes that stand first in what is left of the orders, each once. */
static hn_status mro_conflict(hn_vm *vm, hn_tuple **seqs, const uint32_t *heads, uint32_t n) {
    hn_strbuf b;
    HN_TRY(hnmeter_charge(&vm->meter, (uint64_t)n * n >> 5));
    hnstrbuf_init(&b, vm);
    bool any = false;
    for (uint32_t i = 0; i < n; i++) {
        bool fresh = heads[i] < seqs[i]->len;
        for (uint32_t k = 0; fresh && k < i; k++)
            fresh = heads[k] >= seqs[k]->len || seqs[k]->items[heads[k]] != seqs[i]->items[heads[i]];
        if (!fresh) continue;
        if (any) hnstrbuf_z(&b, ", ");
        hnstrbuf_str(&b, HN_TYPE(seqs[i]->items[heads[i]])->name);
        any = true;
    }
    hn_value names;
    HN_TRY(hnstrbuf_finish(&b, &names));
    return hnexc_raise(vm, HN_T_TYPEERROR,
                       "Cannot create a consistent method resolution order (MRO) for bases %U", names);
}

static hn_status merge_all(hn_vm *vm, merge_state *s, const hn_type *t, hn_list *to) {
    HN_TRY(begin_merge(vm, s, t));
    for (bool ok = true;;) {
        hn_value cls = merge_step(s, &ok);
        if (cls == HN_UNBOUND) return ok ? HN_OK : mro_conflict(vm, s->seqs, s->heads, s->n);
        HN_TRY(hnlist_append(vm, to, cls));
        HN_TRY(hnmeter_pace(&vm->meter, s->n));
    }
}

static hn_status class_merge(hn_vm *vm, hn_type *t, hn_list *to) {
    merge_state s = {.n = t->bases->len + 1};
    uint64_t all = s.n; /* classes, those that are in several orders counted so often */
    for (uint32_t i = 0; i + 1 < s.n; i++) all += HN_TYPE(t->bases->items[i])->mro->len;
    uint64_t cap = 8;
    while (cap < all * 2) cap *= 2;
    size_t words = s.n * (sizeof *s.seqs + 2 * sizeof(uint32_t)),
           table = sizeof *s.classes + sizeof *s.counts;
    if (cap > UINT32_MAX / table) return HN_NOMEM;
    size_t size = (size_t)cap * table + words;
    s.mask = (uint32_t)cap - 1;
    s.classes = hnmem_alloc(&vm->meter, size);
    if (!s.classes) return HN_NOMEM;
    s.seqs = (hn_tuple **)(void *)(s.classes + cap);
    s.heads = (uint32_t *)(void *)(s.seqs + s.n);
    s.slots = s.heads + s.n;
    s.counts = s.slots + s.n;
    hn_status st = hnmem_fill_uncounted(&vm->meter, s.classes, 0, size); /* pointers: no steps */
    if (st == HN_OK) st = merge_all(vm, &s, t, to);
    hnmem_free(&vm->meter, s.classes, size);
    return st;
}

static hn_status check_bases(hn_vm *vm, const hn_tuple *bases) {
    for (uint32_t i = 1; i < bases->len; i++)
        for (uint32_t k = 0; k < i; k++) {
            HN_PACE(vm, k);
            if (bases->items[k] == bases->items[i])
                return hnexc_raise(vm, HN_T_TYPEERROR, "duplicate base class %U",
                                   HN_TYPE(bases->items[i])->name);
        }
    return HN_OK;
}

hn_status hntype_check_mro(hn_vm *vm, const hn_type *t, const hn_tuple *mro, hn_value *bad) {
    bool object = false;
    for (uint32_t i = 0; i < mro->len; i++) {
        HN_PACE_SLOW(vm, i);
        *bad = mro->items[i];
        if (!hnv_is(*bad, HN_KIND_TYPE)) return HN_SLOW;
        const hn_type *c = HN_TYPE(*bad);
        bool plain = c->base_kind == HN_KIND_INSTANCE && c->root->nslots == 0;
        if (!plain && !hntype_is(t, c))
            return HN_SLOW; /* its methods would find another layout than theirs */
        object = object || c == vm->types[HN_T_OBJECT];
    }
    *bad = HN_NONE;
    return object ? HN_OK : HN_SLOW;
}

void hntype_set_mro(hn_type *t, hn_tuple *mro) {
    t->mro = mro;
    t->h.flags |= HN_TYPE_OWN_MRO;
}

static bool has_own_mro(const hn_tuple *bases) {
    for (uint32_t i = 0; i < bases->len; i++)
        if (HN_TYPE(bases->items[i])->h.flags & HN_TYPE_OWN_MRO) return true;
    return false;
}

/* Those that have an MRO yet can be derived from. */
static hn_status check_complete(hn_vm *vm, const hn_tuple *bases) {
    for (uint32_t i = 0; i < bases->len; i++) {
        HN_PACE(vm, i);
        if (HN_TYPE(bases->items[i])->asked)
            return hnexc_raise(vm, HN_T_TYPEERROR, "Cannot extend an incomplete type '%U'",
                               HN_TYPE(bases->items[i])->name);
    }
    return HN_OK;
}

hn_status hntype_compute_mro(hn_vm *vm, hn_type *t) {
    HN_TRY(check_complete(vm, t->bases));
    hn_list *l = hnlist_new(vm, 4);
    if (!l) return HN_NOMEM;
    t->h.flags = (uint16_t)((t->h.flags & ~HN_TYPE_OWN_MRO) | (has_own_mro(t->bases) ? HN_TYPE_OWN_MRO : 0));
    HN_TRY(hnlist_append(vm, l, hnv_from_ref(t)));
    if (t->bases->len == 1) { /* the usual case: the base's MRO behind the class */
        hn_tuple *up = HN_TYPE(t->bases->items[0])->mro;
        HN_TRY(hnmeter_charge(&vm->meter, up->len >> 4));
        for (uint32_t i = 0; i < up->len; i++) HN_TRY(hnlist_append(vm, l, up->items[i]));
    } else {
        HN_TRY(check_bases(vm, t->bases));
        HN_TRY(class_merge(vm, t, l));
    }
    hn_value mro;
    /* What hntype_update_flags looks up goes through all of it. */
    HN_TRY(hnmeter_charge(&vm->meter, (l->len >> 4) * 32));
    HN_TRY(hntuple_from(vm, l->items->v, l->len, &mro));
    t->mro = HN_TUPLE(mro);
    return HN_OK;
}
