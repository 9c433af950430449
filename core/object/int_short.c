/* The operators on ints of up to 128 bits, in words instead of limbs: hash functions and random number
 * generators written in Python use such ints. vm/cold.c tries hnint_short first. It must charge exactly the
 * steps that the functions in int.c would, because HN_SLOW leads there. */
#include "object/heap.h"
#include "object/int.h"
#include "object/ops.h"

/* A magnitude, its length in limbs and the sign. */
typedef struct wide {
    uint64_t lo, hi;
    uint32_t n;
    bool neg;
} wide;

HN_INLINE bool int_short_load(hn_value v, wide *w) {
    if (hnv_is_int(v)) {
        int64_t i = hnv_int(v);
        w->neg = i < 0;
        w->lo = i < 0 ? 0 - (uint64_t)i : (uint64_t)i;
        w->hi = 0;
        w->n = w->lo >> 32 ? 2 : w->lo != 0;
        return true;
    }
    if (!hnv_is(v, HN_KIND_INT)) return false;
    const hn_int *o = HN_AS(hn_int, v);
    w->neg = o->size < 0;
    w->n = (uint32_t)(w->neg ? -o->size : o->size);
    if (w->n > 4) return false;
    /* It has two limbs at least, or it would be an immediate. */
    w->lo = o->limb[0] | (uint64_t)o->limb[1] << 32;
    w->hi = w->n > 2 ? o->limb[2] : 0;
    if (w->n > 3) w->hi |= (uint64_t)o->limb[3] << 32;
    return true;
}

/* HN_SLOW without memory: the general function then finds the same, at an instant when it may. */
HN_INLINE hn_status give(hn_vm *vm, uint64_t lo, uint64_t hi, bool neg, hn_value *out) {
    if (hi == 0 && lo <= (uint64_t)HN_INT_MAX + neg) {
        *out = hnv_from_int(neg ? -(int64_t)lo : (int64_t)lo);
        return HN_OK;
    }
    int32_t n = hi == 0 ? 2 : hi >> 32 ? 4 : 3;
    hn_int *r = hnheap_new_small(vm, HN_KIND_INT, sizeof *r + (size_t)n * sizeof r->limb[0]);
    if (!r) return HN_SLOW;
    r->size = neg ? -n : n;
    r->limb[0] = (uint32_t)lo;
    r->limb[1] = (uint32_t)(lo >> 32);
    if (n > 2) r->limb[2] = (uint32_t)hi;
    if (n > 3) r->limb[3] = (uint32_t)(hi >> 32);
    *out = hnv_from_ref(r);
    return HN_OK;
}

HN_INLINE bool int_short_less(const wide *a, const wide *b) {
    return a->hi < b->hi || (a->hi == b->hi && a->lo < b->lo);
}

static hn_status short_add(hn_vm *vm, const wide *a, const wide *b, bool bneg, hn_value *out) {
    if (a->neg == bneg) {
        if ((a->hi | b->hi) >> 63) return HN_SLOW;
        uint64_t lo = a->lo + b->lo;
        return give(vm, lo, a->hi + b->hi + (lo < a->lo), bneg, out);
    }
    if (int_short_less(a, b)) return give(vm, b->lo - a->lo, b->hi - a->hi - (b->lo < a->lo), bneg, out);
    return give(vm, a->lo - b->lo, a->hi - b->hi - (a->lo < b->lo), a->neg, out);
}

static hn_status short_mul(hn_vm *vm, const wide *a, const wide *b, bool immediate, hn_value *out) {
    if (a->hi | b->hi) return HN_SLOW;
    bool neg = a->neg != b->neg;
    if (immediate && (double)a->lo * (double)b->lo < 9e18) return give(vm, a->lo * b->lo, 0, neg, out);
    uint64_t a0 = (uint32_t)a->lo, a1 = a->lo >> 32, b0 = (uint32_t)b->lo, b1 = b->lo >> 32;
    uint64_t low = a0 * b0, mid = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)mid;
    HN_TRY(give(vm, other << 32 | (uint32_t)low, a1 * b1 + (mid >> 32) + (other >> 32), neg, out));
    return a->n && b->n ? hnmeter_charge(&vm->meter, 1) : HN_OK;
}

static bool is_power(uint64_t v) {
    return v && (v & (v - 1)) == 0;
}

static hn_status short_shr(hn_vm *vm, const wide *a, uint64_t by, hn_value *out) {
    if (a->neg) return HN_SLOW;
    if (by >= 64) return give(vm, by < 128 ? a->hi >> (by - 64) : 0, 0, false, out);
    return give(vm, by ? a->lo >> by | a->hi << (64 - by) : a->lo, a->hi >> by, false, out);
}

static hn_status short_shl(hn_vm *vm, const wide *a, uint64_t by, hn_value *out) {
    if (by < 64 && a->hi == 0) return give(vm, a->lo << by, by ? a->lo >> (64 - by) : 0, a->neg, out);
    if (by < 64 && a->hi >> (63 - by) >> 1 == 0)
        return give(vm, a->lo << by, by ? a->hi << by | a->lo >> (64 - by) : a->hi, a->neg, out);
    if (by >= 64 && by < 128 && a->hi == 0 && a->lo >> (127 - by) >> 1 == 0)
        return give(vm, 0, a->lo << (by - 64), a->neg, out);
    return HN_SLOW;
}

/* Numbers of the same sign, and a dividend of more than 64 bits only by powers of two. */
static hn_status short_divide(hn_vm *vm, const wide *a, const wide *b, bool rest, hn_value *out) {
    if (a->neg || b->neg || (b->lo | b->hi) == 0) return HN_SLOW;
    if (int_short_less(a, b)) {
        HN_TRY(rest ? give(vm, a->lo, a->hi, false, out) : give(vm, 0, 0, false, out));
        return hnmeter_charge(&vm->meter, 1);
    }
    if (a->hi == 0)
        HN_TRY(give(vm, rest ? a->lo % b->lo : a->lo / b->lo, 0, false, out));
    else if (b->hi == 0 && is_power(b->lo))
        HN_TRY(rest ? give(vm, a->lo & (b->lo - 1), 0, false, out)
                    : short_shr(vm, a, (uint64_t)__builtin_ctzll(b->lo), out));
    else if (b->lo == 0 && is_power(b->hi))
        HN_TRY(rest ? give(vm, a->lo, a->hi & (b->hi - 1), false, out)
                    : give(vm, a->hi >> __builtin_ctzll(b->hi), 0, false, out));
    else
        return HN_SLOW;
    return hnmeter_charge(&vm->meter, 1 + (b->n > 1 ? a->n - b->n + 1 : 0));
}

hn_status hnint_short(hn_vm *vm, unsigned op, hn_value x, hn_value y, hn_value *out) {
    wide a, b;
    if (!int_short_load(x, &a) || !int_short_load(y, &b)) return HN_SLOW;
    bool immediate = hnv_is_int(x) && hnv_is_int(y), negative = a.neg || b.neg;
    switch (op) {
    case HN_BIN_ADD: return short_add(vm, &a, &b, b.neg, out);
    case HN_BIN_SUB: return short_add(vm, &a, &b, !b.neg, out);
    case HN_BIN_MUL: return short_mul(vm, &a, &b, immediate, out);
    case HN_BIN_FLOORDIV: return immediate ? HN_SLOW : short_divide(vm, &a, &b, false, out);
    case HN_BIN_MOD: return immediate ? HN_SLOW : short_divide(vm, &a, &b, true, out);
    case HN_BIN_AND: return negative ? HN_SLOW : give(vm, a.lo & b.lo, a.hi & b.hi, false, out);
    case HN_BIN_OR: return negative ? HN_SLOW : give(vm, a.lo | b.lo, a.hi | b.hi, false, out);
    case HN_BIN_XOR: return negative ? HN_SLOW : give(vm, a.lo ^ b.lo, a.hi ^ b.hi, false, out);
    case HN_BIN_SHL: return b.neg || b.hi ? HN_SLOW : short_shl(vm, &a, b.lo, out);
    case HN_BIN_SHR: return b.neg || b.hi ? HN_SLOW : short_shr(vm, &a, b.lo, out);
    default: return HN_SLOW;
    }
}
