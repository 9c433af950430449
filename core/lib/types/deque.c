/* The module collections: deque, a list with free room in front of its items, so that both ends are fast.
 * vm/native.c calls the methods. Its state is in four slots without names, so a subclass can use any name.
 * Methods that meet Python code go to core/lib/py/_hn/deque.py, which uses the primitives at the end. Slots
 * may be forged: each method begins with OPEN, which checks and repairs them. */
#include "lib/types/list_common.h"
#include "lib/twins.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/shape.h"
#include "vm/attr.h"
#include "vm/native.h"

#define NONE_LEFT 40u /* so much room in front of the items is worth moving them */

/* The slots: a list, how many of its items are room in front, None or an int, and a list of one int that
 * changes with the items, which iterators look at. */
enum { S_ITEMS, S_HEAD, S_MAXLEN, S_VERSION, SLOTS };

typedef struct deque {
    hn_value *s;
    hn_list *l, *version;
    uint32_t head, len;
    int64_t max; /* -1: none */
} deque;

/* What an instance holds; one that __init__ has not seen is empty, and so is one whose slots hold other
 * things. */
static hn_status open_deque(hn_vm *vm, hn_value self, deque *d) {
    hn_value *s = HN_INSTANCE(self)->slots;
    d->s = s;
    if (HN_UNLIKELY(!hnv_is(s[S_ITEMS], HN_KIND_LIST) || !hnv_is(s[S_VERSION], HN_KIND_LIST) ||
                    s[S_ITEMS] == s[S_VERSION] || HN_LIST(s[S_VERSION])->len != 1 ||
                    !hnv_is_int(HN_LIST(s[S_VERSION])->items->v[0]))) {
        hn_list *items = hnlist_new(vm, 0), *version = hnlist_new(vm, 1);
        if (!items || !version) return HN_NOMEM;
        HN_TRY(hnlist_append(vm, version, hnv_from_int(0)));
        s[S_ITEMS] = hnv_from_ref(items);
        s[S_VERSION] = hnv_from_ref(version);
        s[S_HEAD] = hnv_from_int(0);
    }
    if (HN_UNLIKELY(!hnv_is_int(s[S_MAXLEN]) || hnv_int(s[S_MAXLEN]) < 0)) s[S_MAXLEN] = HN_NONE;
    d->l = HN_LIST(s[S_ITEMS]);
    d->version = HN_LIST(s[S_VERSION]);
    int64_t head = hnv_is_int(s[S_HEAD]) ? hnv_int(s[S_HEAD]) : 0;
    d->head = head < 0 || head > (int64_t)d->l->len ? d->l->len : (uint32_t)head;
    d->len = d->l->len - d->head;
    d->max = s[S_MAXLEN] == HN_NONE ? -1 : hnv_int(s[S_MAXLEN]);
    return HN_OK;
}
#define OPEN(d)                                                                                              \
    deque d;                                                                                                 \
    HN_TRY(open_deque(vm, args[0], &d))

static void changed(deque *d) {
    hn_value *v = &d->version->items->v[0];
    *v = hnv_from_int((hnv_int(*v) + 1) & 0xFFFFFFFFFF);
}
static void deque_set_head(deque *d, uint32_t head) {
    d->head = head;
    d->s[S_HEAD] = hnv_from_int(head);
}
static hn_value *items_of(const deque *d) {
    return d->l->items ? d->l->items->v + d->head : NULL;
}

/* The class of the library that the instance's class is, or is derived from. */
static const hn_type *deque_class_of(hn_vm *vm, hn_value v) {
    const hn_type *t = hntype_of(vm, v);
    while (t->base && t->base->root->nslots >= SLOTS) t = t->base;
    return t;
}
static bool is_exact(hn_vm *vm, hn_value v) {
    return hntype_of(vm, v) == deque_class_of(vm, v);
}
static bool is_deque(hn_vm *vm, hn_value self, hn_value v) {
    return hntakes_wide(v, SLOTS) && deque_class_of(vm, v) == deque_class_of(vm, self);
}
static bool is_overridden(hn_vm *vm, hn_value self, hn_value name) {
    return hntype_lookup(vm, hntype_of(vm, self), name) !=
           hntype_lookup(vm, (hn_type *)(uintptr_t)deque_class_of(vm, self), name);
}

/* ---- the ends ---- */

static void drop_left(deque *d, uint32_t n) {
    hn_values *b = d->l->items;
    for (uint32_t i = 0; i < n; i++) b->v[d->head + i] = HN_NONE;
    deque_set_head(d, d->head + n);
    d->len -= n;
    if (d->head < NONE_LEFT || d->head < d->len) return;
    memmove(b->v, b->v + d->head, d->len * sizeof *b->v);
    d->l->len = d->len;
    deque_set_head(d, 0);
}
static void drop_right(deque *d, uint32_t n) {
    d->l->len -= n;
    d->len -= n;
    if (d->len) return;
    d->l->len = 0;
    deque_set_head(d, 0);
}
/* How many of `len` items are too many. */
static uint32_t deque_excess(const deque *d, uint32_t len) {
    return d->max >= 0 && (int64_t)len > d->max ? len - (uint32_t)d->max : 0;
}

/* Room for `more` in front of the items. */
static hn_status deque_make_room(hn_vm *vm, deque *d, uint32_t more) {
    if (d->head >= more) return HN_OK;
    uint32_t room = d->len + more + 8;
    HN_TRY(hnmeter_charge(&vm->meter, d->len >> 5));
    if (room < d->len || room + d->len < room) return HN_NOMEM;
    hn_list *l = hnlist_new(vm, room + d->len + 8);
    if (!l) return HN_NOMEM;
    for (uint32_t i = 0; i < room; i++) {
        HN_PACE(vm, i);
        l->items->v[i] = HN_NONE;
    }
    if (d->len) HN_TRY(hnmem_copy(&vm->meter, l->items->v + room, items_of(d), d->len * sizeof(hn_value)));
    l->len = room + d->len;
    d->s[S_ITEMS] = hnv_from_ref(l);
    d->l = l;
    deque_set_head(d, room);
    return HN_OK;
}

static hn_status put_right(hn_vm *vm, deque *d, hn_value v) {
    HN_TRY(hnlist_append(vm, d->l, v));
    d->len++;
    changed(d);
    if (HN_UNLIKELY(d->max >= 0 && (int64_t)d->len > d->max)) drop_left(d, 1);
    return HN_OK;
}
static hn_status put_left(hn_vm *vm, deque *d, hn_value v) {
    HN_TRY(deque_make_room(vm, d, 1));
    deque_set_head(d, d->head - 1);
    d->len++;
    items_of(d)[0] = v;
    changed(d);
    if (HN_UNLIKELY(d->max >= 0 && (int64_t)d->len > d->max)) drop_right(d, 1);
    return HN_OK;
}

HN_NATIVE(deque_append) {
    OPEN(d);
    *out = HN_NONE;
    return put_right(vm, &d, args[1]);
}
HN_NATIVE(deque_appendleft) {
    OPEN(d);
    *out = HN_NONE;
    return put_left(vm, &d, args[1]);
}
HN_NATIVE(deque_pop) {
    OPEN(d);
    if (!d.len) return hnexc_raise(vm, HN_T_INDEXERROR, "pop from an empty deque");
    *out = items_of(&d)[d.len - 1];
    changed(&d);
    drop_right(&d, 1);
    return HN_OK;
}
HN_NATIVE(deque_popleft) {
    OPEN(d);
    if (!d.len) return hnexc_raise(vm, HN_T_INDEXERROR, "pop from an empty deque");
    *out = items_of(&d)[0];
    changed(&d);
    drop_left(&d, 1);
    return HN_OK;
}
HN_NATIVE(deque_len) {
    OPEN(d);
    *out = hnv_from_int(d.len);
    return HN_OK;
}

/* ---- all items ---- */

/* The last items of l, as many as there may be, become those of the deque. */
static hn_status deque_become(hn_vm *vm, deque *d, hn_list *l) {
    uint32_t extra = deque_excess(d, l->len);
    if (extra) {
        hn_value *v = l->items->v;
        HN_TRY(hnmem_move(&vm->meter, v, v + extra, (l->len - extra) * sizeof(hn_value)));
        l->len -= extra;
    }
    d->s[S_ITEMS] = hnv_from_ref(l);
    d->l = l;
    d->len = l->len;
    deque_set_head(d, 0);
    changed(d);
    return HN_OK;
}
static hn_status deque_copy_items(hn_vm *vm, const deque *d, hn_value *out) {
    HN_TRY(hnmeter_charge(&vm->meter, d->len >> 5));
    return hnlist_from(vm, items_of(d), d->len, out);
}

/* The items of a builtin iterable or a deque as a list of their own. HN_SLOW for others, and for those that
 * are longer than what is kept of them. */
static hn_status items_from(hn_vm *vm, hn_value self, const deque *d, hn_value from, hn_list **out) {
    deque other;
    hn_value copy;
    if (is_deque(vm, self, from)) {
        if (!is_exact(vm, from)) return HN_SLOW;
        HN_TRY(open_deque(vm, from, &other));
        HN_TRY(deque_copy_items(vm, &other, &copy));
        *out = HN_LIST(copy);
        return HN_OK;
    }
    if (d->max >= 0 && !hnv_is(from, HN_KIND_LIST) && !hnv_is(from, HN_KIND_TUPLE)) return HN_SLOW;
    return hnlib_items(vm, from, out);
}

static hn_status extend(hn_vm *vm, hn_value self, deque *d, hn_value from) {
    hn_list *l;
    HN_TRY(items_from(vm, self, d, from, &l));
    if (!d->len) return deque_become(vm, d, l);
    if (!l->len) return HN_OK;
    HN_TRY(hnlist_splice(vm, d->l, d->l->len, d->l->len, l->items->v, l->len));
    d->len += l->len;
    changed(d);
    uint32_t extra = deque_excess(d, d->len);
    if (extra) drop_left(d, extra);
    return HN_OK;
}

HN_NATIVE(deque_extend) {
    OPEN(d);
    *out = HN_NONE;
    HN_TRY_SLOW(extend(vm, args[0], &d, args[1]), HN_SLOW_DEQUE_EXTEND, 2, args);
    return HN_OK;
}
HN_NATIVE(deque_iadd) {
    OPEN(d);
    *out = args[0];
    HN_TRY_SLOW(extend(vm, args[0], &d, args[1]), HN_SLOW_DEQUE_IADD, 2, args);
    return HN_OK;
}
HN_NATIVE(deque_extendleft) {
    hn_list *l;
    OPEN(d);
    *out = HN_NONE;
    HN_TRY_SLOW(items_from(vm, args[0], &d, args[1], &l), HN_SLOW_DEQUE_EXTENDLEFT, 2, args);
    uint32_t count = l->len - deque_excess(&d, l->len);
    HN_TRY(hnmeter_charge(&vm->meter, l->len >> 4));
    if (!count) return HN_OK;
    HN_TRY(deque_make_room(vm, &d, count));
    for (uint32_t i = 0; i < count; i++) {
        HN_PACE(vm, i);
        d.l->items->v[d.head - 1 - i] = l->items->v[l->len - count + i];
    }
    deque_set_head(&d, d.head - count);
    d.len += count;
    changed(&d);
    drop_right(&d, deque_excess(&d, d.len));
    return HN_OK;
}
HN_NATIVE(deque_clear) {
    OPEN(d);
    hn_list *l = hnlist_new(vm, 0);
    if (!l) return HN_NOMEM;
    *out = HN_NONE;
    return deque_become(vm, &d, l);
}
/* A long deque's items are turned round in a copy, so that nothing is half done when there is no time
 * left. */
HN_NATIVE(deque_reverse) {
    OPEN(d);
    hn_value copy = HN_NONE;
    *out = HN_NONE;
    HN_TRY(hnmeter_charge(&vm->meter, d.len >> 5));
    if (d.len > HN_LONG) HN_TRY(hnlist_from(vm, d.l->items->v, d.l->len, &copy));
    hn_values *to = copy == HN_NONE ? d.l->items : HN_LIST(copy)->items;
    for (uint32_t i = 0; i < d.len / 2; i++) {
        if (copy != HN_NONE) HN_PACE(vm, i);
        hn_value *v = to->v + d.head, t = v[i];
        v[i] = v[d.len - 1 - i];
        v[d.len - 1 - i] = t;
    }
    if (copy == HN_NONE) return HN_OK;
    HN_LIST(copy)->items = d.l->items;
    d.l->items = to;
    return HN_OK;
}

/* The items from `first` on come first, in a list of their own. */
static hn_status turn(hn_vm *vm, deque *d, uint32_t first) {
    hn_value made;
    HN_TRY(hnmeter_charge(&vm->meter, d->len >> 5));
    HN_TRY(hnlist_from(vm, items_of(d) + first, d->len - first, &made));
    hn_list *l = HN_LIST(made);
    HN_TRY(hnlist_splice(vm, l, l->len, l->len, items_of(d), first));
    return deque_become(vm, d, l);
}

/* n items go round, to the right: where that is shorter, the others to the left. */
HN_NATIVE(deque_rotate) {
    int64_t by = 1;
    OPEN(d);
    if (hnarg_given(args[1])) HN_TRY_SLOW(hnarg_index(vm, args[1], &by), HN_SLOW_DEQUE_ROTATE, 2, args);
    *out = HN_NONE;
    if (d.len < 2) return HN_OK;
    changed(&d);
    by %= d.len;
    if (by < 0) by += d.len;
    bool left = by > d.len / 2;
    uint32_t count = (uint32_t)(left ? d.len - by : by);
    HN_TRY(hnmeter_charge(&vm->meter, count >> 4));
    d.max = -1;
    if (count > HN_LONG) return turn(vm, &d, left ? count : d.len - count);
    HN_TRY(left ? hnlist_reserve(vm, d.l, count) : deque_make_room(vm, &d, count));
    for (; count; count--) {
        hn_value v = items_of(&d)[left ? 0 : d.len - 1];
        if (left) {
            drop_left(&d, 1);
            HN_TRY(put_right(vm, &d, v));
        } else {
            drop_right(&d, 1);
            HN_TRY(put_left(vm, &d, v));
        }
    }
    return HN_OK;
}

/* ---- places ---- */

/* The place that an index means; HN_SLOW for objects with __index__ and for a length that Python code
 * knows. */
static hn_status deque_place(hn_vm *vm, const hn_value *args, const deque *d, uint32_t *at) {
    hn_value v = hnv_payload(args[1]);
    if (!hnint_is(v) && hnv_of_user_class(args[1])) return HN_SLOW;
    if (!hnint_is(v) && v != HN_TRUE && v != HN_FALSE) {
        if (is_overridden(vm, args[0], HN_NAME(vm, __getitem__)))
            return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object cannot be interpreted as an integer",
                               args[1]);
        return hnexc_raise(vm, HN_T_TYPEERROR, "sequence index must be integer, not '%T'", args[1]);
    }
    int64_t i = v == HN_TRUE;
    if (hnint_is(v) && !hnv_is_int(v) && v != HN_TRUE && v != HN_FALSE)
        return hnexc_raise(vm, HN_T_INDEXERROR, "cannot fit 'int' into an index-sized integer");
    if (hnv_is_int(v)) i = hnv_int(v);
    if (i < 0 && is_overridden(vm, args[0], HN_NAME(vm, __len__))) return HN_SLOW;
    if (i < 0) i += d->len;
    if (i < 0 || i >= (int64_t)d->len) return hnexc_raise(vm, HN_T_INDEXERROR, "deque index out of range");
    *at = (uint32_t)i;
    return HN_OK;
}
HN_NATIVE(deque_getitem) {
    uint32_t at;
    OPEN(d);
    HN_TRY_SLOW(deque_place(vm, args, &d, &at), HN_SLOW_DEQUE_GETITEM, 2, args);
    *out = items_of(&d)[at];
    return HN_OK;
}
HN_NATIVE(deque_setitem) {
    uint32_t at;
    OPEN(d);
    HN_TRY_SLOW(deque_place(vm, args, &d, &at), HN_SLOW_DEQUE_SETITEM, 3, args);
    items_of(&d)[at] = args[2];
    *out = HN_NONE;
    return HN_OK;
}
HN_NATIVE(deque_delitem) {
    uint32_t at;
    OPEN(d);
    HN_TRY_SLOW(deque_place(vm, args, &d, &at), HN_SLOW_DEQUE_DELITEM, 2, args);
    HN_TRY(hnlist_splice(vm, d.l, d.head + at, d.head + at + 1, NULL, 0));
    changed(&d);
    *out = HN_NONE;
    return HN_OK;
}
HN_NATIVE(deque_insert) {
    int64_t at;
    OPEN(d);
    HN_TRY_SLOW(hnarg_index(vm, args[1], &at), HN_SLOW_DEQUE_INSERT, 3, args);
    if (d.max >= 0 && (int64_t)d.len >= d.max)
        return hnexc_raise(vm, HN_T_INDEXERROR, "deque already at its maximum size");
    if (at < 0) at += d.len;
    at = at < 0 ? 0 : at > (int64_t)d.len ? d.len : at;
    *out = HN_NONE;
    HN_TRY(hnlist_splice(vm, d.l, d.head + (uint32_t)at, d.head + (uint32_t)at, &args[2], 1));
    changed(&d);
    return HN_OK;
}

/* ---- searching ---- */

/* Where the first of the items in [from, to) is that equals v, or how many do. */
static hn_status deque_find(hn_vm *vm, const deque *d, hn_value v, uint32_t from, uint32_t to, int64_t *first,
                            uint32_t *count) {
    *first = -1;
    HN_TRY(hnmeter_charge(&vm->meter, (to > from ? to - from : 0) >> 4));
    for (uint32_t i = from; i < to; i++) {
        bool same;
        HN_PACE_SLOW(vm, i);
        HN_TRY(hnops_equal(vm, items_of(d)[i], v, &same));
        if (!same) continue;
        if (*first < 0) *first = i;
        if (!count) break;
        ++*count;
    }
    return HN_OK;
}
HN_NATIVE(deque_contains) {
    int64_t at;
    OPEN(d);
    HN_TRY_SLOW(deque_find(vm, &d, args[1], 0, d.len, &at, NULL), HN_SLOW_DEQUE_CONTAINS, 2, args);
    *out = hnv_bool(at >= 0);
    return HN_OK;
}
HN_NATIVE(deque_count) {
    int64_t at;
    uint32_t count = 0;
    OPEN(d);
    HN_TRY_SLOW(deque_find(vm, &d, args[1], 0, d.len, &at, &count), HN_SLOW_DEQUE_COUNT, 2, args);
    *out = hnv_from_int(count);
    return HN_OK;
}
HN_NATIVE(deque_index) {
    int64_t at;
    OPEN(d);
    if (n > 2) { /* limits, which any object can be */
        hn_value v[4] = {args[0], args[1], n > 2 && hnarg_given(args[2]) ? args[2] : hnv_from_int(0),
                         n > 3 && hnarg_given(args[3]) ? args[3] : hnv_from_int(d.len)};
        if (hnarg_given(args[2])) return hncall_slow(vm, HN_SLOW_DEQUE_INDEX, 4, v);
    }
    hn_value v[4] = {args[0], args[1], hnv_from_int(0), hnv_from_int(d.len)};
    HN_TRY_SLOW(deque_find(vm, &d, args[1], 0, d.len, &at, NULL), HN_SLOW_DEQUE_INDEX, 4, v);
    if (at < 0) return hnexc_raise(vm, HN_T_VALUEERROR, "deque.index(x): x not in deque");
    *out = hnv_from_int(at);
    return HN_OK;
}
HN_NATIVE(deque_remove) {
    int64_t at;
    OPEN(d);
    HN_TRY_SLOW(deque_find(vm, &d, args[1], 0, d.len, &at, NULL), HN_SLOW_DEQUE_REMOVE, 2, args);
    if (at < 0) return hnexc_raise(vm, HN_T_VALUEERROR, "deque.remove(x): x not in deque");
    HN_TRY(hnlist_splice(vm, d.l, d.head + (uint32_t)at, d.head + (uint32_t)at + 1, NULL, 0));
    changed(&d);
    *out = HN_NONE;
    return HN_OK;
}

/* ---- other deques ---- */

static hn_status new_like(hn_vm *vm, hn_value self, hn_list *items, hn_value *out) {
    deque d;
    HN_TRY(hninst_new(vm, hntype_of(vm, self), HN_UNBOUND, out));
    HN_INSTANCE(*out)->slots[S_MAXLEN] = HN_INSTANCE(self)->slots[S_MAXLEN];
    HN_TRY(open_deque(vm, *out, &d));
    return deque_become(vm, &d, items);
}
HN_NATIVE(deque_copy) {
    hn_value items;
    OPEN(d);
    if (!is_exact(vm, args[0])) return hncall_slow(vm, HN_SLOW_DEQUE_COPY, 1, args);
    HN_TRY(deque_copy_items(vm, &d, &items));
    return new_like(vm, args[0], HN_LIST(items), out);
}
HN_NATIVE(deque_add) {
    hn_value items;
    OPEN(d);
    if (!is_deque(vm, args[0], args[1]))
        return hnexc_raise(vm, HN_T_TYPEERROR, "can only concatenate deque (not \"%T\") to deque", args[1]);
    if (!is_exact(vm, args[0]) || !is_exact(vm, args[1])) return hncall_slow(vm, HN_SLOW_DEQUE_ADD, 2, args);
    deque other;
    HN_TRY(open_deque(vm, args[1], &other));
    HN_TRY(deque_copy_items(vm, &d, &items));
    hn_list *l = HN_LIST(items);
    HN_TRY(hnmeter_charge(&vm->meter, other.len >> 5));
    if (other.len) HN_TRY(hnlist_splice(vm, l, l->len, l->len, items_of(&other), other.len));
    return new_like(vm, args[0], l, out);
}
HN_NATIVE(deque_mul) {
    return hncall_slow(vm, HN_SLOW_DEQUE_MUL, 2, args);
}
HN_NATIVE(deque_rmul) {
    return hncall_slow(vm, HN_SLOW_DEQUE_RMUL, 2, args);
}
HN_NATIVE(deque_imul) {
    return hncall_slow(vm, HN_SLOW_DEQUE_IMUL, 2, args);
}

static hn_status compare_lists(hn_vm *vm, hn_cmp op, const deque *a, const deque *b, hn_value *out) {
    hn_value x = a->s[S_ITEMS], y = b->s[S_ITEMS];
    if (a->head) HN_TRY(deque_copy_items(vm, a, &x));
    if (b->head) HN_TRY(deque_copy_items(vm, b, &y));
    return hnops_compare(vm, op, x, y, out);
}
static hn_status deque_compare(hn_vm *vm, hn_cmp op, const hn_value *args, hn_value *out) {
    deque b;
    OPEN(a);
    if (!is_deque(vm, args[0], args[1])) return *out = HN_NOTIMPLEMENTED, HN_OK;
    HN_TRY(open_deque(vm, args[1], &b));
    bool equality = op == HN_CMP_EQ || op == HN_CMP_NE;
    if (equality && (args[0] == args[1] || a.len != b.len))
        return *out = hnv_bool((args[0] == args[1]) == (op == HN_CMP_EQ)), HN_OK;
    hn_status st =
        is_exact(vm, args[0]) && is_exact(vm, args[1]) ? compare_lists(vm, op, &a, &b, out) : HN_SLOW;
    hn_value v[3] = {args[0], args[1], hnv_from_int(op)};
    return st == HN_SLOW ? hncall_slow(vm, HN_SLOW_DEQUE_COMPARE, 3, v) : st;
}
#define COMPARE(id, op)                                                                                      \
    HN_NATIVE(deque_##id) {                                                                                  \
        return deque_compare(vm, op, args, out);                                                             \
    }
COMPARE(lt, HN_CMP_LT)
COMPARE(le, HN_CMP_LE)
COMPARE(gt, HN_CMP_GT)
COMPARE(ge, HN_CMP_GE)
COMPARE(eq, HN_CMP_EQ)
COMPARE(ne, HN_CMP_NE)

static hn_status iterator(hn_vm *vm, hn_slow_id id, const hn_value *args) {
    OPEN(d);
    hn_value v[5] = {args[0], d.s[S_ITEMS], hnv_from_int(d.head), d.s[S_VERSION], d.version->items->v[0]};
    return hncall_slow(vm, id, 5, v);
}
HN_NATIVE(deque_iter) {
    return iterator(vm, HN_SLOW_DEQUE_ITER, args);
}
HN_NATIVE(deque_reversed) {
    return iterator(vm, HN_SLOW_DEQUE_REVERSED, args);
}
static hn_status with_maxlen(hn_vm *vm, hn_slow_id id, const hn_value *args) {
    OPEN(d);
    hn_value v[2] = {args[0], d.max < 0 ? HN_NONE : hnv_from_int(d.max)};
    return hncall_slow(vm, id, 2, v);
}
HN_NATIVE(deque_repr) {
    return with_maxlen(vm, HN_SLOW_DEQUE_REPR, args);
}
HN_NATIVE(deque_reduce) {
    return with_maxlen(vm, HN_SLOW_DEQUE_REDUCE, args);
}

/* ---- making ---- */

static hn_status take_maxlen(hn_vm *vm, hn_value v, hn_value *out) {
    int64_t max;
    *out = HN_NONE;
    v = hnv_payload(v);
    if (v == HN_UNBOUND || v == HN_NONE) return HN_OK;
    if (!hnint_is(v) && v != HN_TRUE && v != HN_FALSE)
        return hnexc_raise(vm, HN_T_TYPEERROR, "an integer is required");
    if (hnint_is(v) && !hnv_is_int(v) && v != HN_TRUE && v != HN_FALSE)
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C ssize_t");
    max = hnv_is_int(v) ? hnv_int(v) : v == HN_TRUE;
    if (max < 0) return hnexc_raise(vm, HN_T_VALUEERROR, "maxlen must be non-negative");
    *out = hnv_from_int(max);
    return HN_OK;
}
/* args: self, iterable, maxlen */
static hn_status deque_make(hn_vm *vm, const hn_value *args, hn_value *out) {
    hn_value max;
    OPEN(d);
    HN_TRY(take_maxlen(vm, args[2], &max));
    hn_list *l = hnlist_new(vm, 0);
    if (!l) return HN_NOMEM;
    *out = HN_NONE;
    deque made = d;
    made.max = max == HN_NONE ? -1 : hnv_int(max);
    hn_status st = args[1] == HN_UNBOUND ? HN_OK : items_from(vm, args[0], &made, args[1], &l);
    if (st != HN_OK && st != HN_SLOW) return st;
    if (st == HN_SLOW && args[0] != args[1]) HN_TRY(hnlib_check_iterable(vm, args[1]));
    HN_TRY(deque_become(vm, &made, l));
    d.s[S_MAXLEN] = max;
    return st == HN_SLOW ? hncall_slow(vm, HN_SLOW_DEQUE_EXTEND, 2, args) : HN_OK;
}
static const hn_native_def make_def =
    HN_ROW_SHOWN("deque", NULL, 0, (opt(iterable, None), opt(maxlen, None)), NULL);
HN_NATIVE(deque_init) {
    hn_value v[HN_NATIVE_ARGS];
    HN_TRY(hnnative_arguments(vm, &make_def, args, n, 1, HN_NONE, vm->kwnames, v, &n));
    return deque_make(vm, v, out);
}

#define M(name, fn, signature) HN_METHOD(name, fn, 0, SLOTS, signature, "")
static const hn_primitive_def deque_methods[] = {
    M("__init__", deque_init, (self, slash, rest(args), keys(kwargs))),
    M("append", deque_append, (self, arg(item), slash)),
    M("appendleft", deque_appendleft, (self, arg(item), slash)),
    M("pop", deque_pop, (self, slash)),
    M("popleft", deque_popleft, (self, slash)),
    M("extend", deque_extend, (self, arg(iterable), slash)),
    M("extendleft", deque_extendleft, (self, arg(iterable), slash)),
    M("clear", deque_clear, (self, slash)),
    M("reverse", deque_reverse, (self, slash)),
    M("rotate", deque_rotate, (self, opt(n, 1), slash)),
    M("insert", deque_insert, (self, arg(index), arg(value), slash)),
    M("remove", deque_remove, (self, arg(value), slash)),
    M("index", deque_index, (self, arg(value), opt(start, 0), opt(stop, sys.maxsize), slash)),
    M("count", deque_count, (self, arg(value), slash)),
    M("copy", deque_copy, (self, slash)),
    M("__copy__", deque_copy, (self, slash)),
    M("__len__", deque_len, (self, slash)),
    M("__getitem__", deque_getitem, (self, arg(key), slash)),
    M("__setitem__", deque_setitem, (self, arg(key), arg(value), slash)),
    M("__delitem__", deque_delitem, (self, arg(key), slash)),
    M("__contains__", deque_contains, (self, arg(key), slash)),
    M("__iter__", deque_iter, (self, slash)),
    M("__reversed__", deque_reversed, (self, slash)),
    M("__repr__", deque_repr, (self, slash)),
    M("__reduce__", deque_reduce, (self, slash)),
    M("__add__", deque_add, (self, arg(value), slash)),
    M("__iadd__", deque_iadd, (self, arg(value), slash)),
    M("__mul__", deque_mul, (self, arg(value), slash)),
    M("__rmul__", deque_rmul, (self, arg(value), slash)),
    M("__imul__", deque_imul, (self, arg(value), slash)),
    M("__lt__", deque_lt, (self, arg(value), slash)),
    M("__le__", deque_le, (self, arg(value), slash)),
    M("__gt__", deque_gt, (self, arg(value), slash)),
    M("__ge__", deque_ge, (self, arg(value), slash)),
    M("__eq__", deque_eq, (self, arg(value), slash)),
    M("__ne__", deque_ne, (self, arg(value), slash)),
    HN_PRIMITIVES_END};

/* ---- for the twins ---- */

static hn_status wide(hn_vm *vm, hn_value self) {
    return hntakes_wide(self, SLOTS) ? HN_OK : hnnative_refuse(vm, self);
}
HN_NATIVE(prim_put) {
    HN_TRY(wide(vm, args[0]));
    return deque_append(vm, args, n, out);
}
HN_NATIVE(prim_putleft) {
    HN_TRY(wide(vm, args[0]));
    return deque_appendleft(vm, args, n, out);
}
HN_NATIVE(prim_list) {
    HN_TRY(wide(vm, args[0]));
    OPEN(d);
    return deque_copy_items(vm, &d, out);
}
HN_NATIVE(prim_set) {
    hn_value copy;
    HN_TRY(wide(vm, args[0]));
    OPEN(d);
    HN_TRY(hnlist_from(vm, HN_LIST(args[1])->items ? HN_LIST(args[1])->items->v : NULL, HN_LIST(args[1])->len,
                       &copy));
    *out = HN_NONE;
    return deque_become(vm, &d, HN_LIST(copy));
}
HN_NATIVE(prim_len) {
    HN_TRY(wide(vm, args[0]));
    return deque_len(vm, args, n, out);
}
HN_NATIVE(prim_maxlen) {
    HN_TRY(wide(vm, args[0]));
    OPEN(d);
    *out = d.max < 0 ? HN_NONE : hnv_from_int(d.max);
    return HN_OK;
}
HN_NATIVE(prim_version) {
    HN_TRY(wide(vm, args[0]));
    OPEN(d);
    *out = d.version->items->v[0];
    return HN_OK;
}
/* The item at a place that is there, or UNBOUND's stand-in: the deque itself. */
HN_NATIVE(prim_at) {
    HN_TRY(wide(vm, args[0]));
    OPEN(d);
    int64_t i = hnv_int(args[1]);
    if (i < 0 || i >= (int64_t)d.len) return hnexc_raise(vm, HN_T_INDEXERROR, "deque index out of range");
    *out = items_of(&d)[i];
    return HN_OK;
}
HN_NATIVE(prim_is) {
    *out = hnv_bool(is_deque(vm, args[0], args[1]));
    return HN_OK;
}

static const hn_primitive_def deque_primitives[] = {
    HN_PRIMITIVE("_deque_put", prim_put, HN_AN_INSTANCE, HN_ANY),
    HN_PRIMITIVE("_deque_putleft", prim_putleft, HN_AN_INSTANCE, HN_ANY),
    HN_PRIMITIVE("_deque_list", prim_list, HN_AN_INSTANCE),
    HN_PRIMITIVE("_deque_set", prim_set, HN_AN_INSTANCE, HN_A_LIST),
    HN_PRIMITIVE("_deque_len", prim_len, HN_AN_INSTANCE),
    HN_PRIMITIVE("_deque_maxlen", prim_maxlen, HN_AN_INSTANCE),
    HN_PRIMITIVE("_deque_version", prim_version, HN_AN_INSTANCE),
    HN_PRIMITIVE("_deque_at", prim_at, HN_AN_INSTANCE, HN_A_WORD),
    HN_PRIMITIVE("_deque_is", prim_is, HN_AN_INSTANCE, HN_ANY),
    HN_PRIMITIVES_END};

static const hn_class_def deque_classes[] = {{"collections.deque", deque_methods}, {0}};
const hn_module_def hnlib_module_collections = {
    .name = "collections", .face = true, .primitives = deque_primitives, .classes = deque_classes};
