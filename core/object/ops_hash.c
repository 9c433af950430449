/* hash() of builtin values. Numbers, tuples, frozensets, slices and None have CPython's hashes, because
 * programs print them and see them in the order of a set. Values nest, so each level calls hnstate_enter;
 * where that refuses, the result is HN_SLOW. */
#include "base/hash.h"
#include "object/bytes.h"
#include "object/exc.h"
#include "object/int.h"
#include "object/ops_internal.h"
#include "object/range_internal.h"
#include "object/set_internal.h"
#include "object/memory.h"
#include "object/ops_hash.h"

/* What CPython 3.14 gives for None; the others are as arbitrary as addresses are. */
#define HASH_NONE     INT64_C(0xFCA86420)
#define HASH_ELLIPSIS INT64_C(0x1A2B3C4D5)
#define HASH_NAN      0

static hn_status hash_at(hn_vm *vm, hn_value v, int64_t *out, hn_value *bad);

hn_status hnset_content_hash(hn_vm *vm, const hn_set *s, int64_t *out) {
    uint64_t acc = 0;
    hn_value key;
    int64_t hash;
    HN_TRY(hnmeter_charge(&vm->meter, s->mask >> 4));
    for (uint32_t i = 0, n = 0; hnset_next(s, &i, &key, &hash); n++) {
        HN_PACE(vm, n);
        acc = hnhash_set_add(acc, hash);
    }
    *out = hnhash_set_end(acc, s->live);
    return HN_OK;
}

static hn_status hash_items(hn_vm *vm, const hn_value *v, uint32_t n, uint64_t *acc, hn_value *bad) {
    HN_TRY(hnmeter_charge(&vm->meter, 1 + (n >> 4))); /* 1: a value can hold itself 2 ** 60 times */
    *acc = hnhash_tuple_begin();
    for (uint32_t i = 0; i < n; i++) {
        int64_t h;
        HN_PACE_SLOW(vm, i);
        if (hnv_is_int(v[i]) && hnv_int(v[i]) >= 0)
            h = hnv_int(v[i]);
        else
            HN_TRY(hash_at(vm, v[i], &h, bad));
        *acc = hnhash_tuple_add(*acc, h);
    }
    return HN_OK;
}

static hn_status hash_tuple(hn_vm *vm, const hn_tuple *t, int64_t *out, hn_value *bad) {
    uint64_t acc;
    HN_TRY(hash_items(vm, t->items, t->len, &acc, bad));
    *out = hnhash_tuple_end(acc, t->len);
    return HN_OK;
}

static hn_status hash_slice(hn_vm *vm, const hn_slice *s, int64_t *out, hn_value *bad) {
    hn_value v[3] = {s->start, s->stop, s->step};
    uint64_t acc;
    HN_TRY(hash_items(vm, v, 3, &acc, bad));
    *out = acc == (uint64_t)-1 ? 1546275796 : (int64_t)acc;
    return HN_OK;
}

static hn_status hash_range(hn_vm *vm, const hn_range *r, int64_t *out, hn_value *bad) {
    bool none = hnint_sign(r->len) == 0, one = hnv_is_int(r->len) && hnv_int(r->len) == 1;
    hn_value v[3] = {r->len, none ? HN_NONE : r->start, none || one ? HN_NONE : r->step};
    uint64_t acc;
    HN_TRY(hash_items(vm, v, 3, &acc, bad));
    *out = hnhash_tuple_end(acc, 3);
    return HN_OK;
}

static hn_status hash_instance(hn_vm *vm, hn_value v, int64_t *out, hn_value *bad) {
    const hn_type *t = hnops_class(v);
    if (t->h.flags & HN_TYPE_HASH_EQ) return HN_SLOW;
    if (hnv_is(v, HN_KIND_INSTANCE) && (t->h.flags & HN_TYPE_WRAPS)) {
        hn_value inner = HN_UNBOUND;
        hn_status st = hash_at(vm, hnv_payload(v), out, &inner);
        if (inner != HN_UNBOUND) *bad = inner == hnv_payload(v) ? v : inner;
        return st;
    }
    *out = hnobj_id(vm, hnv_ref(v));
    return HN_OK;
}

static hn_status hash_method(hn_vm *vm, const hn_method *m, int64_t *out, hn_value *bad) {
    int64_t self = hnv_is_ref(m->self) ? hnobj_id(vm, hnv_ref(m->self)) : 0;
    HN_TRY(hash_at(vm, m->func, out, bad));
    *out ^= self << 8;
    return HN_OK;
}

/* What is made of other values. */
static hn_status hash_nested(hn_vm *vm, hn_value v, int64_t *out, hn_value *bad) {
    hn_status st;
    if (!hnstate_enter(vm)) return HN_SLOW;
    switch (hnv_ref(v)->kind) {
    case HN_KIND_TUPLE: st = hash_tuple(vm, HN_TUPLE(v), out, bad); break;
    case HN_KIND_RANGE: st = hash_range(vm, HN_RANGE(v), out, bad); break;
    case HN_KIND_SLICE: st = hash_slice(vm, HN_SLICE(v), out, bad); break;
    case HN_KIND_METHOD: st = hash_method(vm, HN_AS(hn_method, v), out, bad); break;
    case HN_KIND_MEMORYVIEW: st = hnmemory_hash(vm, HN_MEMORY(v), out, bad); break;
    default: st = hash_instance(vm, v, out, bad); break;
    }
    hnstate_leave(vm);
    return st;
}

static int64_t hash_complex(const hn_complex *c) {
    return hnhash_complex(hnhash_double(c->re, HASH_NAN), hnhash_double(c->im, HASH_NAN));
}

/* Of one that is bound. */
static int64_t hash_native(hn_vm *vm, const hn_native *f) {
    return (hnv_is_ref(f->self) ? (int64_t)hnobj_id(vm, hnv_ref(f->self)) << 8 : 0) + 17;
}

static hn_status hash_ref(hn_vm *vm, hn_value v, int64_t *out, hn_value *bad) {
    hn_object *o = hnv_ref(v);
    switch (o->kind) {
    case HN_KIND_STR:
        HN_TRY(hnstr_hash_counted(vm, HN_STR(v)));
        *out = hnstr_hash64(vm, HN_STR(v));
        return HN_OK;
    case HN_KIND_BYTES: return hnbytes_hash(vm, v, out);
    case HN_KIND_INT: return hnint_hash(vm, v, out);
    case HN_KIND_COMPLEX: *out = hash_complex(HN_AS(hn_complex, v)); return HN_OK;
    case HN_KIND_FROZENSET: return hnset_content_hash(vm, HN_SET(v), out);
    case HN_KIND_TUPLE:
    case HN_KIND_RANGE:
    case HN_KIND_SLICE:
    case HN_KIND_METHOD:
    case HN_KIND_MEMORYVIEW:
    case HN_KIND_INSTANCE:
    case HN_KIND_EXC: return hash_nested(vm, v, out, bad);
    case HN_KIND_NATIVE:
        if (HN_AS(hn_native, v)->self == HN_UNBOUND) break;
        *out = hash_native(vm, HN_AS(hn_native, v));
        return HN_OK;
    case HN_KIND_CELL:
    case HN_KIND_LIST:
    case HN_KIND_DICT:
    case HN_KIND_SET:
    case HN_KIND_BYTEARRAY: *bad = v; return HN_SLOW;
    case HN_KIND_DICT_VIEW:
        if (HN_VIEW_OF(o->flags) == HN_VIEW_VALUES) break;
        *bad = v;
        return HN_SLOW;
    case HN_KIND_MAPPINGPROXY: return HN_SLOW;
    default:
        if (hnops_custom_eq(v)) return HN_SLOW; /* a class or a module */
        break;
    }
    *out = hnobj_id(vm, o);
    return HN_OK;
}

static hn_status hash_at(hn_vm *vm, hn_value v, int64_t *out, hn_value *bad) {
    if (hnv_is_int(v)) {
        int64_t i = hnv_int(v);
        *out = i == -1 ? -2 : i;
        return HN_OK;
    }
    if (hnv_is_ref(v)) return hash_ref(vm, v, out, bad);
    if (hnv_is_double(v))
        *out = hnhash_double(hnv_double(v), HASH_NAN);
    else if (hnv_is_bool(v))
        *out = v == HN_TRUE;
    else
        *out = v == HN_NONE ? HASH_NONE : HASH_ELLIPSIS + (int64_t)(hnv_bits(v) & 15);
    return HN_OK;
}

hn_status hnops_hash_or_bad(hn_vm *vm, hn_value v, int64_t *out, hn_value *bad) {
    *bad = HN_UNBOUND;
    return hash_at(vm, v, out, bad);
}

hn_status hnops_hash(hn_vm *vm, hn_value v, int64_t *out) {
    hn_value bad = HN_UNBOUND;
    hn_status st = hash_at(vm, v, out, &bad);
    if (HN_UNLIKELY(bad != HN_UNBOUND)) return hnexc_raise(vm, HN_T_TYPEERROR, "unhashable type: '%T'", bad);
    return st;
}
