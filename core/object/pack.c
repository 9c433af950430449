/* Conversion between values and packed items of 1 to 16 bytes, in either byte order, floats of 2 bytes
 * included. Sizes are those of 64-bit machines on every build, so that programs print the same everywhere. */
#include "object/num.h"
#include "object/pack.h"

#include "object/bytes.h"
#include "object/exc.h"
#include "object/int.h"
#include "object/ops_internal.h"
#include "object/str.h"

hn_pack_kind hnpack_kind(uint32_t code, uint32_t *size) {
    static const struct {
        char code;
        uint8_t size, kind;
    } codes[] = {
        {'b', 1, HN_PACK_SIGNED},   {'B', 1, HN_PACK_UNSIGNED}, {'h', 2, HN_PACK_SIGNED},
        {'H', 2, HN_PACK_UNSIGNED}, {'i', 4, HN_PACK_SIGNED},   {'I', 4, HN_PACK_UNSIGNED},
        {'l', 8, HN_PACK_SIGNED},   {'L', 8, HN_PACK_UNSIGNED}, {'q', 8, HN_PACK_SIGNED},
        {'Q', 8, HN_PACK_UNSIGNED}, {'n', 8, HN_PACK_SIGNED},   {'N', 8, HN_PACK_UNSIGNED},
        {'P', 8, HN_PACK_UNSIGNED}, {'e', 2, HN_PACK_FLOAT},    {'f', 4, HN_PACK_FLOAT},
        {'d', 8, HN_PACK_FLOAT},    {'F', 8, HN_PACK_COMPLEX},  {'D', 16, HN_PACK_COMPLEX},
        {'?', 1, HN_PACK_BOOL},     {'c', 1, HN_PACK_BYTE},     {'u', 4, HN_PACK_NONE},
        {'w', 4, HN_PACK_NONE},
    };
    for (unsigned i = 0; i < sizeof codes / sizeof *codes; i++) {
        if ((uint8_t)codes[i].code != code) continue;
        *size = codes[i].size;
        return (hn_pack_kind)codes[i].kind;
    }
    return HN_PACK_NONE;
}

/* ---- words ---- */

static uint64_t get_word(const uint8_t *p, uint32_t size, bool big) {
    uint64_t w = 0;
    for (uint32_t i = 0; i < size; i++) w = w << 8 | p[big ? i : size - 1 - i];
    return w;
}

static void pack_put_word(uint8_t *p, uint32_t size, bool big, uint64_t w) {
    for (uint32_t i = 0; i < size; i++, w >>= 8) p[big ? size - 1 - i : i] = (uint8_t)w;
}

/* ---- floats ---- */

/* IEEE 754 binary16 to double. */
static double from_half(uint32_t h) {
    uint64_t sign = (uint64_t)(h >> 15) << 63, exp = h >> 10 & 31, frac = h & 1023, w;
    double d;
    if (exp == 0) { /* subnormal: a multiple of 2 ** -24 */
        d = (double)frac / 16777216.0;
        return sign ? -d : d;
    }
    w = sign | (exp == 31 ? UINT64_C(2047) : exp - 15 + 1023) << 52 | frac << 42;
    memcpy(&d, &w, 8);
    return d;
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

static double get_float(const uint8_t *p, uint32_t size, bool big) {
    uint64_t w = get_word(p, size, big);
    uint32_t narrow = (uint32_t)w;
    double d;
    float f;
    if (size == 2) return from_half(narrow);
    memcpy(&f, &narrow, 4);
    memcpy(&d, &w, 8);
    return size == 4 ? (double)f : d;
}

static hn_status pack_put_float(uint8_t *p, uint32_t size, bool big, double d) {
    uint64_t w;
    memcpy(&w, &d, 8);
    if (size == 2 && !to_half(d, &w)) return HN_PACK_RANGE;
    if (size == 4) {
        float f = (float)d;
        uint32_t narrow;
        memcpy(&narrow, &f, 4);
        w = narrow;
    }
    pack_put_word(p, size, big, w);
    return HN_OK;
}

/* ---- items ---- */

hn_status hnpack_get(hn_vm *vm, hn_pack_kind kind, uint32_t size, bool big, const uint8_t *p, hn_value *out) {
    uint64_t w = get_word(p, size > 8 ? 8 : size, big), top;
    switch (kind) {
    case HN_PACK_SIGNED:
        top = UINT64_C(1) << (8 * size - 1);
        return hnint_from_i64(vm, (int64_t)((w ^ top) - top), out);
    case HN_PACK_UNSIGNED: return hnint_from_u64(vm, w, out);
    case HN_PACK_FLOAT: *out = hnv_from_double(get_float(p, size, big)); return HN_OK;
    case HN_PACK_COMPLEX:
        return hncomplex_new(vm, get_float(p, size / 2, big), get_float(p + size / 2, size / 2, big), out);
    case HN_PACK_BOOL: *out = hnv_bool(*p != 0); return HN_OK;
    case HN_PACK_BYTE: return hnbytes_new(vm, p, 1, out);
    case HN_PACK_NONE: break;
    }
    return HN_SLOW;
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

static hn_status pack_put_int(hn_vm *vm, hn_pack_kind kind, uint32_t size, bool big, hn_value v, uint8_t *p) {
    hn_value x = hnv_payload(v);
    uint32_t two[2], n;
    bool negative;
    if (!hnint_is(x)) return by_method(vm, v, HN_NAME(vm, __index__));
    const uint32_t *limb = hnint_limbs(x, two, &n, &negative);
    uint64_t w = (n > 0 ? limb[0] : 0) | (uint64_t)(n > 1 ? limb[1] : 0) << 32;
    uint64_t most = UINT64_MAX >> (64 - 8 * size);
    if (kind == HN_PACK_SIGNED) most = (most >> 1) + negative;
    if (n > 2 || w > most || (negative && w && kind == HN_PACK_UNSIGNED)) return HN_PACK_RANGE;
    pack_put_word(p, size, big, negative ? 0 - w : w);
    return HN_OK;
}

hn_status hnpack_put(hn_vm *vm, hn_pack_kind kind, uint32_t size, bool big, hn_value v, uint8_t *p) {
    double d;
    bool yes;
    hn_value x = hnv_payload(v);
    switch (kind) {
    case HN_PACK_SIGNED:
    case HN_PACK_UNSIGNED: return pack_put_int(vm, kind, size, big, v, p);
    case HN_PACK_FLOAT: HN_TRY(to_double(vm, v, &d)); return pack_put_float(p, size, big, d);
    case HN_PACK_COMPLEX:
        if (hnv_is(x, HN_KIND_COMPLEX)) {
            HN_TRY(pack_put_float(p, size / 2, big, HN_AS(hn_complex, x)->re));
            return pack_put_float(p + size / 2, size / 2, big, HN_AS(hn_complex, x)->im);
        }
        HN_TRY(to_double(vm, v, &d));
        HN_TRY(pack_put_float(p, size / 2, big, d));
        return pack_put_float(p + size / 2, size / 2, big, 0);
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
