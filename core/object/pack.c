/* Packed items of 1 to 16 bytes, in either byte order, floats of 2 bytes included: their type codes, and
 * values from them. Sizes are those of 64-bit machines on every build, so that programs print the same
 * everywhere. */
#include "object/pack.h"

#include "object/bytes.h"
#include "object/int.h"
#include "object/num.h"

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

static uint64_t get_word(const uint8_t *p, uint32_t size, bool big) {
    uint64_t w = 0;
    for (uint32_t i = 0; i < size; i++) w = w << 8 | p[big ? i : size - 1 - i];
    return w;
}

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
