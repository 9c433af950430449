/* Packs values into bytes; pack.c reads them back. memory_item.c, lib/types/memoryview.c and the modules in C
 * call hnpack_put (pack.h). It must not raise for an unsuitable value: its caller words the error. */
#include "object/int.h"
#include "object/ops.h"
#include "object/pack.h"
#include "object/shape.h"
#include "object/type.h"

static void put_word(uint8_t *p, uint32_t size, bool big, uint64_t w) {
    for (uint32_t i = 0; i < size; i++, w >>= 8) p[big ? size - 1 - i : i] = (uint8_t)w;
}

/* The nearest binary16, half to even. False: too large. */
static bool to_half(double d, uint64_t *out) {
    uint64_t w;
    memcpy(&w, &d, 8);
    uint64_t sign = w >> 63 << 15, frac = w & ((UINT64_C(1) << 52) - 1);
    int exp = (int)(w >> 52 & 2047) - 1023, shift = 42;
    if (exp == 1024) return *out = sign | 0x7C00 | (frac ? 0x200 | frac >> 42 : 0), true;
    if (exp < -25) return *out = sign, true;
    if (exp < -14) { /* subnormal */
        frac |= UINT64_C(1) << 52;
        shift += -14 - exp;
        exp = -15;
    }
    uint64_t half = (uint64_t)(exp + 15) << 10 | frac >> shift;
    if (exp == -15) half = frac >> shift;
    uint64_t rest = frac & ((UINT64_C(1) << shift) - 1), tie = UINT64_C(1) << (shift - 1);
    if (rest > tie || (rest == tie && half & 1)) half++; /* may carry into the exponent, rightly */
    *out = sign | half;
    return exp < 16 && half < 0x7C00;
}

static hn_status put_float(uint8_t *p, uint32_t size, bool big, double d) {
    uint64_t w;
    memcpy(&w, &d, 8);
    if (size == 2 && !to_half(d, &w)) return HN_PACK_RANGE;
    if (size == 4) {
        float f = (float)d;
        uint32_t narrow;
        memcpy(&narrow, &f, 4);
        w = narrow;
    }
    put_word(p, size, big, w);
    return HN_OK;
}

/* A number that only its class's method `name` can make of v, or none at all. */
static hn_status by_method(hn_vm *vm, hn_value v, hn_value name) {
    bool has = hnv_of_user_class(v) && hntype_lookup(vm, hntype_of(vm, v), name) != HN_UNBOUND;
    return has ? HN_SLOW : HN_PACK_TYPE;
}

static hn_status to_double(hn_vm *vm, hn_value v, double *out) {
    hn_value x = hnv_payload(v);
    if (hnv_is_double(x)) return *out = hnv_double(x), HN_OK;
    if (hnint_is(x)) {
        hn_status st = hnint_to_double(vm, x, out);
        if (st == HN_RAISED) vm->exc = HN_UNBOUND;
        return st == HN_RAISED ? HN_PACK_RANGE : st;
    }
    if (by_method(vm, v, HN_NAME(vm, __index__)) == HN_SLOW) return HN_SLOW;
    return by_method(vm, v, HN_NAME(vm, __float__));
}

static hn_status put_int(hn_vm *vm, hn_pack_kind kind, uint32_t size, bool big, hn_value v, uint8_t *p) {
    hn_value x = hnv_payload(v);
    uint32_t two[2], n;
    bool negative;
    if (!hnint_is(x)) return by_method(vm, v, HN_NAME(vm, __index__));
    const uint32_t *limb = hnint_limbs(x, two, &n, &negative);
    uint64_t w = (n > 0 ? limb[0] : 0) | (uint64_t)(n > 1 ? limb[1] : 0) << 32;
    uint64_t most = UINT64_MAX >> (64 - 8 * size);
    if (kind == HN_PACK_SIGNED) most = (most >> 1) + negative;
    if (n > 2 || w > most || (negative && w && kind == HN_PACK_UNSIGNED)) return HN_PACK_RANGE;
    put_word(p, size, big, negative ? 0 - w : w);
    return HN_OK;
}

hn_status hnpack_put(hn_vm *vm, hn_pack_kind kind, uint32_t size, bool big, hn_value v, uint8_t *p) {
    double d;
    bool yes;
    hn_value x = hnv_payload(v);
    switch (kind) {
    case HN_PACK_SIGNED:
    case HN_PACK_UNSIGNED: return put_int(vm, kind, size, big, v, p);
    case HN_PACK_FLOAT: HN_TRY(to_double(vm, v, &d)); return put_float(p, size, big, d);
    case HN_PACK_COMPLEX:
        if (hnv_is(x, HN_KIND_COMPLEX)) {
            HN_TRY(put_float(p, size / 2, big, HN_AS(hn_complex, x)->re));
            return put_float(p + size / 2, size / 2, big, HN_AS(hn_complex, x)->im);
        }
        HN_TRY(to_double(vm, v, &d));
        HN_TRY(put_float(p, size / 2, big, d));
        return put_float(p + size / 2, size / 2, big, 0);
    case HN_PACK_BOOL:
        HN_TRY(hnops_truth(vm, v, &yes));
        *p = yes;
        return HN_OK;
    case HN_PACK_BYTE:
        if (!hnv_is(x, HN_KIND_BYTES)) return HN_PACK_TYPE;
        if (HN_BYTES(x)->len != 1) return HN_PACK_RANGE;
        *p = HN_BYTES(x)->data[0];
        return HN_OK;
    case HN_PACK_NONE: break;
    }
    return HN_SLOW;
}
