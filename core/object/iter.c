/* Making and stepping the iterators of C, length hints, and extending a list. All of them are one kind of
 * object (HN_KIND_ITER), with a hn_iter_kind in its flags. A new row of iters.def needs cases in next_one and
 * left_of_one. A step that will be repeated (HN_NOMEM) leaves its iterators where they were. A dict or set
 * whose size has changed raises RuntimeError, as in CPython. */
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/memory.h"
#include "object/dict_internal.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/range_internal.h"
#include "object/set.h"
#include "object/str.h"
#include "object/type.h"

#define HN_ITER(v)      HN_AS(hn_iter, v)
#define HN_VIEW(v)      HN_AS(hn_dict_view, v)
#define HN_BYTEARRAY(v) HN_AS(hn_bytearray, v)

static hn_status iter_make(hn_vm *vm, hn_iter_kind kind, hn_value over, int64_t pos, hn_value *out) {
    hn_iter *it = hnheap_new_small(vm, HN_KIND_ITER, sizeof *it);
    if (!it) return HN_NOMEM;
    it->h.flags = (uint16_t)kind;
    it->version = it->ordered = 0;
    it->stop = it->step = 0;
    it->over = over;
    it->pos = pos;
    if (kind == HN_ITER_STR) {
        it->step = HN_STR(over)->h.flags & HN_STR_ASCII ? 1 : 0; /* its type has a name of its own */
    } else if (hnv_is(over, HN_KIND_DICT)) {
        it->version = HN_DICT(over)->version;
        it->ordered = (HN_DICT(over)->h.flags & HN_DICT_ORDERED) != 0;
        it->stop = it->step = HN_DICT(over)->live;
    } else if (hnset_is(over)) {
        it->version = HN_SET(over)->version;
        it->stop = it->step = HN_SET(over)->live;
    }
    *out = hnv_from_ref(it);
    return HN_OK;
}

/* A range whose items are all immediate ints, so that the loop can step it by additions only. */
static hn_status make_range(hn_vm *vm, int64_t start, int64_t step, int64_t len, hn_value *out) {
    if (HN_UNLIKELY(len > 0 && !hnv_fits(start + len * step))) return HN_SLOW;
    HN_TRY(iter_make(vm, HN_ITER_RANGE, HN_NONE, start, out));
    HN_ITER(*out)->stop = len > 0 ? start + len * step : start;
    HN_ITER(*out)->step = step;
    return HN_OK;
}

static hn_status over_range(hn_vm *vm, const hn_range *r, bool reversed, hn_value *out) {
    int64_t start, step, len;
    if (!hnrange_small(r, &start, &step, &len)) return HN_SLOW;
    if (!reversed) return make_range(vm, start, step, len, out);
    return make_range(vm, len ? start + (len - 1) * step : start, -step, len, out);
}

static const struct {
    hn_iter_kind forth, back;
} view_iters[] = {
    [HN_VIEW_KEYS] = {HN_ITER_KEYS, HN_ITER_KEYS_REVERSED},
    [HN_VIEW_VALUES] = {HN_ITER_VALUES, HN_ITER_VALUES_REVERSED},
    [HN_VIEW_ITEMS] = {HN_ITER_ITEMS, HN_ITER_ITEMS_REVERSED},
};

hn_status hniter_new(hn_vm *vm, hn_value over, hn_value *out) {
    if (!hnv_is_ref(over)) return HN_SLOW;
    switch (hnv_ref(over)->kind) {
    case HN_KIND_LIST: return iter_make(vm, HN_ITER_LIST, over, 0, out);
    case HN_KIND_TUPLE: return iter_make(vm, HN_ITER_TUPLE, over, 0, out);
    case HN_KIND_STR: return iter_make(vm, HN_ITER_STR, over, 0, out);
    case HN_KIND_BYTES: return iter_make(vm, HN_ITER_BYTES, over, 0, out);
    case HN_KIND_BYTEARRAY: return iter_make(vm, HN_ITER_BYTEARRAY, over, 0, out);
    case HN_KIND_MEMORYVIEW:
        HN_TRY(hnmemory_iterable(vm, HN_MEMORY(over)));
        return iter_make(vm, HN_ITER_MEMORY, over, 0, out);
    case HN_KIND_RANGE: return over_range(vm, HN_RANGE(over), false, out);
    case HN_KIND_DICT: return iter_make(vm, HN_ITER_KEYS, over, 0, out);
    case HN_KIND_SET:
    case HN_KIND_FROZENSET: return iter_make(vm, HN_ITER_SET, over, 0, out);
    case HN_KIND_DICT_VIEW:
        return iter_make(vm, view_iters[HN_VIEW_OF(hnv_ref(over)->flags)].forth,
                         hnv_from_ref(HN_VIEW(over)->dict), 0, out);
    case HN_KIND_MAPPINGPROXY:
        if (!hnv_is(HN_AS(hn_proxy, over)->mapping, HN_KIND_DICT)) return HN_SLOW;
        return iter_make(vm, HN_ITER_KEYS, HN_AS(hn_proxy, over)->mapping, 0, out);
    case HN_KIND_ITER: *out = over; return HN_OK;
    case HN_KIND_GENERATOR: {
        const hn_type *t = HN_AS(hn_generator, over)->cls;
        if (t == vm->types[HN_T_COROUTINE] || t == vm->types[HN_T_ASYNC_GENERATOR]) return HN_SLOW;
        *out = over;
        return HN_OK;
    }
    default: return HN_SLOW;
    }
}

hn_status hniter_reversed(hn_vm *vm, hn_value over, hn_value *out) {
    if (!hnv_is_ref(over)) return HN_SLOW;
    switch (hnv_ref(over)->kind) {
    case HN_KIND_LIST:
        return iter_make(vm, HN_ITER_LIST_REVERSED, over, (int64_t)HN_LIST(over)->len - 1, out);
    case HN_KIND_RANGE: return over_range(vm, HN_RANGE(over), true, out);
    case HN_KIND_DICT:
        return iter_make(vm, HN_ITER_KEYS_REVERSED, over, (int64_t)HN_DICT(over)->used - 1, out);
    case HN_KIND_DICT_VIEW: {
        hn_dict *d = HN_VIEW(over)->dict;
        return iter_make(vm, view_iters[HN_VIEW_OF(hnv_ref(over)->flags)].back, hnv_from_ref(d),
                         (int64_t)d->used - 1, out);
    }
    default: return HN_SLOW;
    }
}

static inline hn_status iter_finish(hn_iter *it, hn_value *out) {
    it->over = HN_UNBOUND;
    *out = HN_UNBOUND;
    return HN_OK;
}

/* Over an OrderedDict that has changed: nothing more at its end, an error before. */
static hn_status step_changed(hn_vm *vm, hn_iter *it) {
    it->over = HN_UNBOUND;
    return it->step ? hnexc_raise(vm, HN_T_RUNTIMEERROR, "OrderedDict mutated during iteration") : HN_OK;
}

/* The entry at which an iterator over a dict stands, and on to the next one; NULL at the end. */
static hn_status step_entry(hn_vm *vm, hn_iter *it, const hn_entry **out) {
    hn_dict *d = HN_DICT(it->over);
    bool back = HN_IN(it->h.flags, ITERS_DICT_BACK);
    *out = NULL;
    if (HN_UNLIKELY(it->ordered) && it->version != d->version) return step_changed(vm, it);
    if (HN_UNLIKELY(it->stop != (int64_t)d->live)) {
        it->stop = -1;
        return hnexc_raise(vm, HN_T_RUNTIMEERROR, "dictionary changed size during iteration");
    }
    if (!it->pos && !back) it->pos = hndict_first(d);
    int64_t from = back && it->pos >= (int64_t)d->used ? (int64_t)d->used - 1 : it->pos, i = from;
    if (back)
        while (i >= 0 && d->entries[i].key == HN_UNBOUND) i--;
    else
        while (i < (int64_t)d->used && d->entries[i].key == HN_UNBOUND) i++;
    vm->meter.fuel -= (i > from ? i - from : from - i) >> 4;
    if (back ? i < 0 : i >= (int64_t)d->used) {
        it->over = HN_UNBOUND;
        return HN_OK;
    }
    if (HN_UNLIKELY(it->step == 0 && !back)) {
        it->over = HN_UNBOUND;
        return hnexc_raise(vm, HN_T_RUNTIMEERROR, "dictionary keys changed during iteration");
    }
    *out = &d->entries[i];
    it->pos = back ? i - 1 : i + 1;
    it->step--;
    return HN_OK;
}

static hn_status next_entry(hn_vm *vm, hn_iter *it, hn_value *out) {
    hn_iter was = *it;
    const hn_entry *e = NULL;
    unsigned kind = it->h.flags;
    HN_TRY(step_entry(vm, it, &e));
    if (!e) {
        *out = HN_UNBOUND;
    } else if (kind == HN_ITER_ITEMS || kind == HN_ITER_ITEMS_REVERSED) {
        hn_status st = hntuple_pair(vm, e->key, e->value, out);
        if (st != HN_OK) *it = was;
        return st;
    } else {
        *out = kind == HN_ITER_KEYS || kind == HN_ITER_KEYS_REVERSED ? e->key : e->value;
    }
    return HN_OK;
}

static hn_status next_member(hn_vm *vm, hn_iter *it, hn_value *out) {
    hn_set *s = HN_SET(it->over);
    int64_t hash;
    uint32_t i = (uint32_t)it->pos, from = i;
    if (HN_UNLIKELY(it->stop != (int64_t)s->live)) {
        it->stop = -1;
        return hnexc_raise(vm, HN_T_RUNTIMEERROR, "Set changed size during iteration");
    }
    if (!hnset_next(s, &i, out, &hash)) return iter_finish(it, out);
    vm->meter.fuel -= (i - from) >> 4;
    it->pos = i;
    it->step--;
    return HN_OK;
}

/* ---- zip and enumerate ---- */

/* An iterator that steps no other one. */
static bool is_flat(hn_value it) {
    return hnv_is(it, HN_KIND_ITER) && !HN_IN(hnv_ref(it)->flags, ITERS_NESTED);
}

hn_status hniter_zip(hn_vm *vm, const hn_value *over, uint32_t n, hn_value *out) {
    hn_value its[HN_ZIP_MAX], tuple;
    if (n == 0 || n > HN_ZIP_MAX) return HN_SLOW;
    for (uint32_t i = 0; i < n; i++) {
        HN_TRY(hniter_new(vm, over[i], &its[i]));
        if (!is_flat(its[i])) return HN_SLOW;
    }
    HN_TRY(hntuple_from(vm, its, n, &tuple));
    return iter_make(vm, HN_ITER_ZIP, tuple, 0, out);
}

hn_status hniter_enumerate(hn_vm *vm, hn_value over, hn_value start, hn_value *out) {
    hn_value it;
    if (!hnv_is_int(start)) return HN_SLOW;
    HN_TRY(hniter_new(vm, over, &it));
    if (!is_flat(it) && !(hnv_is(it, HN_KIND_ITER) && hnv_ref(it)->flags == HN_ITER_ZIP)) return HN_SLOW;
    return iter_make(vm, HN_ITER_ENUMERATE, it, hnv_int(start), out);
}

static void save(hn_iter *it, hn_iter_state *s) {
    s->it[s->n] = it;
    s->was[s->n++] = *it;
}

void hniter_save(hn_value v, hn_iter_state *s) {
    s->n = 0;
    if (!hnv_is(v, HN_KIND_ITER)) return;
    save(HN_ITER(v), s);
    if (hnv_ref(v)->flags == HN_ITER_ENUMERATE) save(HN_ITER(v = HN_ITER(v)->over), s);
    if (hnv_ref(v)->flags != HN_ITER_ZIP) return;
    const hn_tuple *t = HN_TUPLE(HN_ITER(v)->over);
    for (uint32_t i = 0; i < t->len; i++) save(HN_ITER(t->items[i]), s);
}

void hniter_restore(const hn_iter_state *s) {
    for (uint32_t i = 0; i < s->n; i++) {
        hn_object h = s->it[i]->h;
        h.flags = s->was[i].h.flags;
        *s->it[i] = s->was[i];
        s->it[i]->h = h;
    }
}

static hn_status next_one(hn_vm *vm, hn_iter *it, hn_value *out);

static inline hn_status next_flat(hn_vm *vm, hn_iter *it, hn_value *out) {
    if (it->h.flags == HN_ITER_LIST && it->over != HN_UNBOUND && it->pos < (int64_t)HN_LIST(it->over)->len) {
        *out = HN_LIST(it->over)->items->v[it->pos++];
        return HN_OK;
    }
    return next_one(vm, it, out);
}

static hn_status unequal(hn_vm *vm, uint32_t at, const char *how) {
    return hnexc_raise(vm, HN_T_VALUEERROR, "zip() argument %d is %s than argument%s%d", (int)at + 1, how,
                       at == 1 ? " " : "s 1-", (int)at);
}

/* The end of a strict zip, whose iterator at `ended` has come to its own. */
static hn_status check_ends(hn_vm *vm, const hn_tuple *t, uint32_t ended) {
    if (ended) return unequal(vm, ended, "shorter");
    for (uint32_t i = 1; i < t->len; i++) {
        hn_iter *in = HN_ITER(t->items[i]), was = *in;
        hn_value item;
        HN_TRY(next_flat(vm, in, &item));
        if (item == HN_UNBOUND) continue;
        hn_status st = unequal(vm, i, "longer");
        if (hnstatus_again(st)) *in = was;
        return st;
    }
    return HN_OK;
}

/* One item of each of zip's iterators; *out is UNBOUND when one has come to its end. A step says that it is
 * strict. */
static hn_status next_zipped(hn_vm *vm, const hn_iter *it, hn_value *out) {
    const hn_tuple *t = HN_TUPLE(it->over);
    hn_iter was[HN_ZIP_MAX];
    for (uint32_t i = 0; i < t->len; i++) {
        hn_iter *in = HN_ITER(t->items[i]);
        was[i] = *in;
        hn_status st = next_flat(vm, in, &out[i]);
        if (HN_UNLIKELY(it->step && st == HN_OK && out[i] == HN_UNBOUND)) st = check_ends(vm, t, i);
        if (HN_UNLIKELY(hnstatus_again(st)))
            for (uint32_t k = i; k-- > 0;) *HN_ITER(t->items[k]) = was[k];
        HN_TRY(st);
        if (out[i] != HN_UNBOUND) continue;
        *out = HN_UNBOUND;
        break;
    }
    return HN_OK;
}

/* The tuple comes first: without memory for it nothing has been stepped. */
static hn_status next_zip(hn_vm *vm, const hn_iter *it, hn_value *out) {
    hn_tuple *t = hntuple_alloc(vm, HN_TUPLE(it->over)->len);
    if (!t) return HN_NOMEM;
    HN_TRY(next_zipped(vm, it, t->items));
    *out = t->items[0] == HN_UNBOUND ? HN_UNBOUND : hnv_from_ref(t);
    return HN_OK;
}

static hn_status next_numbered(hn_vm *vm, hn_iter *it, hn_value *out) {
    hn_iter *over = HN_ITER(it->over);
    HN_TRY(hnint_from_i64(vm, it->pos, &out[0]));
    if (over->h.flags != HN_ITER_ZIP)
        HN_TRY(next_flat(vm, over, &out[1]));
    else if (over->over != HN_UNBOUND)
        HN_TRY(next_zip(vm, over, &out[1]));
    else
        out[1] = HN_UNBOUND;
    if (out[1] == HN_UNBOUND)
        out[0] = HN_UNBOUND;
    else
        it->pos++;
    return HN_OK;
}

static hn_status next_enumerated(hn_vm *vm, hn_iter *it, hn_value *out) {
    hn_tuple *t = hntuple_alloc(vm, 2);
    if (!t) return HN_NOMEM;
    HN_TRY(next_numbered(vm, it, t->items));
    *out = t->items[0] == HN_UNBOUND ? HN_UNBOUND : hnv_from_ref(t);
    return HN_OK;
}

static uint32_t parts_of(const hn_iter *it) {
    return it->h.flags == HN_ITER_ZIP && it->over != HN_UNBOUND ? HN_TUPLE(it->over)->len : 2;
}

hn_status hniter_next_parts(hn_vm *vm, hn_iter *it, uint32_t n, hn_value *to, hn_value *more) {
    hn_value part[HN_ZIP_MAX];
    *more = HN_UNBOUND;
    if (HN_UNLIKELY(n != parts_of(it))) return HN_SLOW;
    if (it->over == HN_UNBOUND) return HN_OK;
    if (it->h.flags == HN_ITER_ENUMERATE) {
        HN_TRY(next_numbered(vm, it, part));
    } else if (it->h.flags == HN_ITER_ZIP) {
        HN_TRY(next_zipped(vm, it, part));
    } else {
        const hn_entry *e;
        HN_TRY(step_entry(vm, it, &e));
        if (!e) return HN_OK;
        part[0] = e->key;
        part[1] = e->value;
    }
    *more = part[0];
    if (*more == HN_UNBOUND) return HN_OK;
    for (uint32_t i = 0; i < n; i++) to[i] = part[i];
    return HN_OK;
}

static hn_status next_char(hn_vm *vm, hn_iter *it, hn_value *out) {
    const hn_str *s = HN_STR(it->over);
    if (it->pos >= (int64_t)s->len) return iter_finish(it, out);
    HN_TRY(hnstr_from_char(vm, hnstr_at(s, (uint32_t)it->pos), out));
    it->pos++;
    return HN_OK;
}

static hn_status next_back(hn_iter *it, hn_value *out) {
    const hn_list *l = HN_LIST(it->over);
    if (it->pos < 0) return *out = HN_UNBOUND, HN_OK; /* __setstate__ can put it back */
    if (it->pos >= (int64_t)l->len) return iter_finish(it, out);
    *out = l->items->v[it->pos--];
    return HN_OK;
}

static hn_status next_of_memory(hn_vm *vm, hn_iter *it, hn_value *out) {
    HN_TRY(hnmemory_item(vm, HN_MEMORY(it->over), it->pos, out));
    if (*out == HN_UNBOUND) return iter_finish(it, out);
    it->pos++;
    return HN_OK;
}

/* The next item of an iterator that steps no other one. */
static hn_status next_one(hn_vm *vm, hn_iter *it, hn_value *out) {
    if (it->over == HN_UNBOUND) {
        *out = HN_UNBOUND;
        return HN_OK;
    }
    switch ((hn_iter_kind)it->h.flags) {
    case HN_ITER_LIST: {
        const hn_list *l = HN_LIST(it->over);
        if (it->pos >= (int64_t)l->len) return iter_finish(it, out);
        *out = l->items->v[it->pos++];
        return HN_OK;
    }
    case HN_ITER_TUPLE: {
        const hn_tuple *t = HN_TUPLE(it->over);
        if (it->pos >= (int64_t)t->len) return iter_finish(it, out);
        *out = t->items[it->pos++];
        return HN_OK;
    }
    case HN_ITER_STR: return next_char(vm, it, out);
    case HN_ITER_BYTES:
        if (it->pos >= (int64_t)HN_BYTES(it->over)->len) return iter_finish(it, out);
        *out = hnv_from_int(HN_BYTES(it->over)->data[it->pos++]);
        return HN_OK;
    case HN_ITER_BYTEARRAY:
        if (it->pos >= (int64_t)HN_BYTEARRAY(it->over)->len) return iter_finish(it, out);
        *out = hnv_from_int(HN_BYTEARRAY(it->over)->buf->data[it->pos++]);
        return HN_OK;
    case HN_ITER_MEMORY: return next_of_memory(vm, it, out);
    case HN_ITER_RANGE:
        if (it->pos == it->stop) return iter_finish(it, out);
        *out = hnv_from_int(it->pos);
        it->pos += it->step;
        return HN_OK;
    case HN_ITER_SET: return next_member(vm, it, out);
    case HN_ITER_LIST_REVERSED: return next_back(it, out);
    default: return next_entry(vm, it, out);
    }
}

hn_status hniter_next(hn_vm *vm, hn_iter *it, hn_value *out) {
    if (!HN_IN(it->h.flags, ITERS_NESTED) || it->over == HN_UNBOUND) return next_one(vm, it, out);
    return it->h.flags == HN_ITER_ZIP ? next_zip(vm, it, out) : next_enumerated(vm, it, out);
}

static int64_t not_negative(int64_t n) {
    return n < 0 ? 0 : n;
}

/* What was put into places that are still to be looked at counts as well. */
static int64_t left_of_set(const hn_iter *it, const hn_set *s) {
    int64_t slots = s->table ? (int64_t)s->mask + 1 - it->pos : 0;
    return slots < (int64_t)s->live ? not_negative(slots) : (int64_t)s->live;
}

static int64_t left_of_one(const hn_iter *it) {
    if (it->over == HN_UNBOUND) return 0;
    switch ((hn_iter_kind)it->h.flags) {
    case HN_ITER_LIST: return not_negative((int64_t)HN_LIST(it->over)->len - it->pos);
    case HN_ITER_TUPLE: return (int64_t)HN_TUPLE(it->over)->len - it->pos;
    case HN_ITER_STR: return (int64_t)HN_STR(it->over)->len - it->pos;
    case HN_ITER_BYTES: return (int64_t)HN_BYTES(it->over)->len - it->pos;
    case HN_ITER_BYTEARRAY: return not_negative((int64_t)HN_BYTEARRAY(it->over)->len - it->pos);
    case HN_ITER_MEMORY: return not_negative((int64_t)HN_MEMORY(it->over)->len - it->pos);
    case HN_ITER_RANGE: return (it->stop - it->pos) / it->step;
    case HN_ITER_LIST_REVERSED: return it->pos < (int64_t)HN_LIST(it->over)->len ? it->pos + 1 : 0;
    case HN_ITER_SET:
        return it->stop == (int64_t)HN_SET(it->over)->live ? left_of_set(it, HN_SET(it->over)) : 0;
    case HN_ITER_KEYS_REVERSED:
    case HN_ITER_VALUES_REVERSED:
    case HN_ITER_ITEMS_REVERSED:
        if (it->stop != (int64_t)HN_DICT(it->over)->live) return 0;
        return it->pos + 1 > it->stop ? it->stop : it->pos + 1;
    default: return it->stop == (int64_t)HN_DICT(it->over)->live ? it->step : 0;
    }
}

int64_t hniter_left(const hn_iter *it) {
    if (it->h.flags == HN_ITER_ENUMERATE && it->over != HN_UNBOUND) it = HN_ITER(it->over);
    if (it->h.flags != HN_ITER_ZIP || it->over == HN_UNBOUND) return left_of_one(it);
    const hn_tuple *t = HN_TUPLE(it->over);
    int64_t least = INT64_MAX;
    for (uint32_t i = 0; i < t->len; i++) {
        int64_t left = left_of_one(HN_ITER(t->items[i]));
        if (left < least) least = left;
    }
    return least;
}

/* How many items CPython thinks are left; below zero when more were put in than there were at the
 * beginning. */
static int64_t count_left(const hn_iter *it) {
    unsigned kind = it->h.flags;
    bool counts = kind == HN_ITER_SET || HN_IN(kind, ITERS_DICT) || HN_IN(kind, ITERS_DICT_BACK);
    if (!counts || it->over == HN_UNBOUND) return hniter_left(it);
    uint32_t live = kind == HN_ITER_SET ? HN_SET(it->over)->live : HN_DICT(it->over)->live;
    return it->stop == (int64_t)live && !it->ordered ? it->step : 0;
}

hn_status hniter_hint(hn_vm *vm, const hn_iter *it, hn_value *out) {
    int64_t left = count_left(it);
    if (left < 0 && it->h.flags != HN_ITER_SET)
        return hnint_from_u64(vm, (uint64_t)left, out); /* as CPython does */
    return hnint_from_i64(vm, left, out);
}

/* ---- extending a list ---- */

static hn_status iter_extend_values(hn_vm *vm, hn_list *l, const hn_value *v, uint32_t n,
                                    const hn_list *from) {
    if (!n) return HN_OK; /* an empty list may have no items to copy from or to */
    HN_TRY(hnmeter_charge(&vm->meter, n >> 4));
    HN_TRY(hnlist_reserve(vm, l, n));
    if (from == l) v = l->items->v;
    HN_TRY(hnmem_copy(&vm->meter, l->items->v + l->len, v, n * sizeof *v));
    l->len += n;
    return HN_OK;
}

/* At most `left` items of an iterator; *n says how many there were. */
static hn_status take_items(hn_vm *vm, hn_iter *it, hn_value *to, int64_t left, uint32_t *n) {
    if (it->h.flags == HN_ITER_RANGE && it->over != HN_UNBOUND) {
        for (; *n < left; it->pos += it->step) {
            HN_PACE(vm, *n);
            to[(*n)++] = hnv_from_int(it->pos);
        }
        it->over = HN_UNBOUND;
        return HN_OK;
    }
    for (;;) {
        hn_value v;
        HN_TRY(hniter_next(vm, it, &v));
        if (v == HN_UNBOUND) return HN_OK;
        if ((int64_t)*n == left) return HN_NOMEM;
        to[(*n)++] = v;
        HN_PACE_SLOW(vm, *n);
    }
}

/* More was put in while it went on than it began with, and CPython's count goes below zero. */
static hn_status bad_hint(hn_vm *vm, const hn_iter *it) {
    if (it->h.flags == HN_ITER_SET)
        return hnexc_raise(vm, HN_T_VALUEERROR, "__length_hint__() should return >= 0");
    return hnexc_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C ssize_t");
}

/* All items that an iterator has left; neither moves unless it succeeds. */
static hn_status extend_iter(hn_vm *vm, hn_list *l, hn_iter *it) {
    hn_iter_state before;
    int64_t left = hniter_left(it);
    uint32_t n = 0;
    if (HN_UNLIKELY(count_left(it) < 0)) return bad_hint(vm, it);
    if (left > INT32_MAX) return hnmeter_want(&vm->meter, (uint64_t)left, sizeof(hn_value));
    HN_TRY(hnmeter_charge(&vm->meter, (uint64_t)left >> 4));
    HN_TRY(hnlist_reserve(vm, l, (uint32_t)left));
    hniter_save(hnv_from_ref(it), &before);
    hn_status st = take_items(vm, it, l->items ? l->items->v + l->len : NULL, left, &n);
    if (st == HN_OK)
        l->len += n;
    else
        hniter_restore(&before);
    return st;
}

hn_status hnlist_extend(hn_vm *vm, hn_list *l, hn_value iterable) {
    const hn_value *v;
    uint32_t n;
    hn_value it;
    if (hnseq_view(iterable, &v, &n)) {
        return iter_extend_values(vm, l, v, n, hnv_is(iterable, HN_KIND_LIST) ? HN_LIST(iterable) : NULL);
    }
    if (hnv_is(iterable, HN_KIND_GENERATOR)) return HN_SLOW;
    HN_TRY(hniter_new(vm, iterable, &it));
    if (!hnv_is(it, HN_KIND_ITER)) return HN_SLOW;
    return extend_iter(vm, l, HN_ITER(it));
}
