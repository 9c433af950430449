/* Conversion, comparison and arithmetic of ints: immediates first, bigints otherwise. The result's object is
 * allocated at its largest size, filled in place and normalised by hnint_finish. Work is charged in
 * proportion to the limbs, here or in base/bigint. */
#include "object/int.h"

#include "base/hash.h"
#include "object/exc.h"
#include "object/heap.h"

#define LIMBS_MAX ((size_t)1 << 26)

/* The value of an immediate int or a bool. */
static inline bool int_small(hn_value v, int64_t *out) {
    if (HN_LIKELY(hnv_is_int(v))) {
        *out = hnv_int(v);
        return true;
    }
    if (!hnv_is_bool(v)) return false;
    *out = v == HN_TRUE;
    return true;
}

hn_int *hnint_alloc(hn_vm *vm, size_t n) {
    if (n > LIMBS_MAX) return NULL;
    return hnheap_new_raw(vm, HN_KIND_INT, sizeof(hn_int) + n * sizeof(uint32_t));
}

hn_value hnint_finish(hn_int *r, size_t n, bool negative) {
    n = hnbigint_norm(r->limb, n);
    if (n <= 2) {
        uint64_t u = n ? r->limb[0] : 0;
        if (n == 2) u |= (uint64_t)r->limb[1] << 32;
        if (u <= (uint64_t)HN_INT_MAX + negative) {
            r->size = 0;
            return hnv_from_int(negative ? -(int64_t)u : (int64_t)u);
        }
    }
    r->size = negative ? -(int32_t)n : (int32_t)n;
    return hnv_from_ref(r);
}

/* Makes room for a result of n limbs and charges for a linear operation on it, in this order: what does not
 * fit has cost nothing. */
static hn_status int_make(hn_vm *vm, size_t n, hn_int **out) {
    *out = hnint_alloc(vm, n);
    if (!*out) return HN_NOMEM;
    (*out)->size = 0;
    return hnmeter_charge(&vm->meter, n >> 4);
}

hn_status hnint_from_limbs(hn_vm *vm, const uint32_t *limb, uint32_t n, bool negative, hn_value *out) {
    n = (uint32_t)hnbigint_norm(limb, n);
    if (n <= 2) {
        uint64_t u = n ? limb[0] : 0;
        if (n == 2) u |= (uint64_t)limb[1] << 32;
        if (u <= (uint64_t)HN_INT_MAX + negative) {
            *out = hnv_from_int(negative ? -(int64_t)u : (int64_t)u);
            return HN_OK;
        }
    }
    hn_int *r;
    HN_TRY(int_make(vm, n, &r));
    HN_TRY(hnmem_copy(&vm->meter, r->limb, limb, n * sizeof *limb));
    r->size = negative ? -(int32_t)n : (int32_t)n;
    *out = hnv_from_ref(r);
    return HN_OK;
}

hn_status hnint_from_i64(hn_vm *vm, int64_t i, hn_value *out) {
    if (HN_LIKELY(hnv_fits(i))) {
        *out = hnv_from_int(i);
        return HN_OK;
    }
    uint32_t limb[2];
    bool negative;
    size_t n = hnbigint_from_int64(limb, &negative, i);
    return hnint_from_limbs(vm, limb, (uint32_t)n, negative, out);
}

hn_status hnint_from_u64(hn_vm *vm, uint64_t u, hn_value *out) {
    uint32_t limb[2] = {(uint32_t)u, (uint32_t)(u >> 32)};
    return hnint_from_limbs(vm, limb, 2, false, out);
}

hn_status hnint_from_double(hn_vm *vm, double d, hn_value *out) {
    if (d > -140737488355328.0 && d < 140737488355328.0) {
        *out = hnv_from_int((int64_t)d);
        return HN_OK;
    }
    uint32_t limb[33];
    size_t n = hnbigint_from_double(limb, d);
    return hnint_from_limbs(vm, limb, (uint32_t)n, d < 0, out);
}

bool hnint_to_i64(hn_value v, int64_t *out) {
    if (int_small(v, out)) return true;
    hn_int *i = HN_AS(hn_int, v);
    return hnbigint_to_int64(i->limb, (size_t)(i->size < 0 ? -i->size : i->size), i->size < 0, out);
}

int64_t hnint_clamp(hn_value v) {
    int64_t i;
    if (hnint_to_i64(v, &i)) return i;
    return HN_AS(hn_int, v)->size < 0 ? INT64_MIN : INT64_MAX;
}

int hnint_sign(hn_value v) {
    int64_t i;
    if (!int_small(v, &i)) return HN_AS(hn_int, v)->size < 0 ? -1 : 1;
    return (i > 0) - (i < 0);
}

hn_status hnint_to_double(hn_vm *vm, hn_value v, double *out) {
    int64_t i;
    if (int_small(v, &i)) {
        *out = (double)i;
        return HN_OK;
    }
    uint32_t tmp[2], n;
    bool negative;
    const uint32_t *limb = hnint_limbs(v, tmp, &n, &negative);
    if (!hnbigint_to_double(limb, n, out))
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "int too large to convert to float");
    if (negative) *out = -*out;
    return HN_OK;
}

const uint32_t *hnint_limbs(hn_value v, uint32_t tmp[2], uint32_t *n, bool *negative) {
    int64_t i;
    if (int_small(v, &i)) {
        *n = (uint32_t)hnbigint_from_int64(tmp, negative, i);
        return tmp;
    }
    hn_int *o = HN_AS(hn_int, v);
    *negative = o->size < 0;
    *n = (uint32_t)(o->size < 0 ? -o->size : o->size);
    return o->limb;
}

/* Both operands of an operation as limbs. */
typedef struct pair {
    uint32_t atmp[2], btmp[2];
    const uint32_t *a, *b;
    uint32_t na, nb;
    bool aneg, bneg;
} pair;

static void int_unpack(pair *p, hn_value a, hn_value b) {
    p->a = hnint_limbs(a, p->atmp, &p->na, &p->aneg);
    p->b = hnint_limbs(b, p->btmp, &p->nb, &p->bneg);
}

int hnint_compare(hn_value a, hn_value b) {
    int64_t x, y;
    if (int_small(a, &x) && int_small(b, &y)) return (x > y) - (x < y);
    pair p;
    int_unpack(&p, a, b);
    if (p.aneg != p.bneg) return p.aneg ? -1 : 1;
    int c = hnbigint_cmp(p.a, p.na, p.b, p.nb);
    return p.aneg ? -c : c;
}

int hnint_compare_double(hn_value i, double d) {
    int64_t x;
    if (d != d) return 2;
    if (int_small(i, &x)) return ((double)x > d) - ((double)x < d);
    if (d - d != 0) return d > 0 ? -1 : 1;
    uint32_t tmp[2], n;
    bool negative;
    const uint32_t *limb = hnint_limbs(i, tmp, &n, &negative);
    return hnbigint_cmp_double(limb, n, negative, d);
}

hn_status hnint_order(hn_vm *vm, hn_value a, hn_value b, int *out) {
    pair p;
    int_unpack(&p, a, b);
    int c = p.aneg ? -1 : 1;
    if (p.aneg == p.bneg) HN_TRY(hnbigint_long_cmp(&vm->meter, p.a, p.na, p.b, p.nb, &c));
    *out = p.aneg && p.bneg ? -c : c;
    return HN_OK;
}

hn_status hnint_hash(hn_vm *vm, hn_value v, int64_t *out) {
    int64_t i;
    if (int_small(v, &i)) {
        *out = hnhash_int64(i);
        return HN_OK;
    }
    uint32_t tmp[2], n;
    bool negative;
    const uint32_t *limb = hnint_limbs(v, tmp, &n, &negative);
    HN_TRY(hnmeter_charge(&vm->meter, n >> 4));
    return hnhash_bigint_long(&vm->meter, limb, n, negative, out);
}

/* a + b or, with flip, a - b. */
static hn_status int_add(hn_vm *vm, hn_value a, hn_value b, bool flip, hn_value *out) {
    int64_t x, y;
    if (int_small(a, &x) && int_small(b, &y)) return hnint_from_i64(vm, flip ? x - y : x + y, out);
    pair p;
    int_unpack(&p, a, b);
    hn_int *r;
    HN_TRY(int_make(vm, (p.na > p.nb ? p.na : p.nb) + (size_t)1, &r));
    bool negative;
    size_t n;
    HN_TRY(hnbigint_long_add_signed(&vm->meter, r->limb, &n, &negative, p.a, p.na, p.aneg, p.b, p.nb,
                                    p.bneg != flip));
    *out = hnint_finish(r, n, negative);
    return HN_OK;
}

hn_status hnint_add(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    return int_add(vm, a, b, false, out);
}

hn_status hnint_sub(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    return int_add(vm, a, b, true, out);
}

hn_status hnint_mul(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    int64_t x, y;
    if (int_small(a, &x) && int_small(b, &y)) {
        double estimate = (double)x * (double)y;
        if (estimate > -9e18 && estimate < 9e18) return hnint_from_i64(vm, x * y, out);
    }
    pair p;
    int_unpack(&p, a, b);
    hn_int *r;
    HN_TRY(int_make(vm, (size_t)p.na + p.nb, &r));
    size_t n;
    if (p.a == p.b)
        HN_TRY(hnbigint_sqr(&vm->meter, r->limb, &n, p.a, p.na));
    else
        HN_TRY(hnbigint_mul(&vm->meter, r->limb, &n, p.a, p.na, p.b, p.nb));
    *out = hnint_finish(r, n, p.aneg != p.bneg);
    return HN_OK;
}

hn_status hnint_divmod(hn_vm *vm, hn_value a, hn_value b, hn_value *quotient, hn_value *rest) {
    int64_t x, y;
    if (int_small(a, &x) && int_small(b, &y)) {
        if (y == 0) return hnexc_zero_division(vm);
        int64_t q = x / y, r = x % y;
        if (r && (r < 0) != (y < 0)) {
            q--;
            r += y;
        }
        if (rest) *rest = hnv_from_int(r);
        return quotient ? hnint_from_i64(vm, q, quotient) : HN_OK;
    }
    pair p;
    int_unpack(&p, a, b);
    if (p.nb == 0) return hnexc_zero_division(vm);
    size_t nq = (p.na > p.nb ? p.na - p.nb : 0) + (size_t)2, nr = p.nb + (size_t)1;
    hn_int *q = NULL, *r = NULL;
    HN_TRY(quotient ? int_make(vm, nq, &q) : hnmeter_charge(&vm->meter, nq >> 4));
    HN_TRY(rest ? int_make(vm, nr, &r) : hnmeter_charge(&vm->meter, nr >> 4));
    bool qneg, rneg;
    HN_TRY(hnbigint_divmod_floor(&vm->meter, q ? q->limb : NULL, &nq, &qneg, r ? r->limb : NULL, &nr, &rneg,
                                 p.a, p.na, p.aneg, p.b, p.nb, p.bneg));
    if (quotient) *quotient = hnint_finish(q, nq, qneg);
    if (rest) *rest = hnint_finish(r, nr, rneg);
    return HN_OK;
}

hn_status hnint_truediv(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    int64_t x, y;
    if (int_small(a, &x) && int_small(b, &y)) {
        if (y == 0) return hnexc_zero_division(vm);
        *out = hnv_from_double((double)x / (double)y);
        return HN_OK;
    }
    pair p;
    int_unpack(&p, a, b);
    if (p.nb == 0) return hnexc_zero_division(vm);
    double d;
    bool overflow;
    HN_TRY(hnbigint_ratio(&vm->meter, p.a, p.na, p.b, p.nb, &d, &overflow));
    if (overflow) return hnexc_raise(vm, HN_T_OVERFLOWERROR, "integer division result too large for a float");
    *out = hnv_from_double(p.aneg != p.bneg ? -d : d);
    return HN_OK;
}

hn_status hnint_neg(hn_vm *vm, hn_value a, hn_value *out) {
    int64_t x;
    if (int_small(a, &x)) return hnint_from_i64(vm, -x, out);
    uint32_t tmp[2], n;
    bool negative;
    const uint32_t *limb = hnint_limbs(a, tmp, &n, &negative);
    return hnint_from_limbs(vm, limb, n, !negative, out);
}

hn_status hnint_invert(hn_vm *vm, hn_value a, hn_value *out) {
    int64_t x;
    if (int_small(a, &x)) return hnint_from_i64(vm, ~x, out);
    /* ~a is -1 - a. */
    return int_add(vm, hnv_from_int(-1), a, true, out);
}

hn_status hnint_bitop(hn_vm *vm, hn_bit_op op, hn_value a, hn_value b, hn_value *out) {
    int64_t x, y;
    if (int_small(a, &x) && int_small(b, &y)) {
        *out = hnv_from_int(op == HN_BIT_AND ? (x & y) : op == HN_BIT_OR ? (x | y) : (x ^ y));
        return HN_OK;
    }
    pair p;
    int_unpack(&p, a, b);
    hn_int *r;
    HN_TRY(int_make(vm, (p.na > p.nb ? p.na : p.nb) + (size_t)1, &r));
    bool negative;
    size_t n;
    HN_TRY(hnbigint_long_bitop(&vm->meter, op, r->limb, &n, &negative, p.a, p.na, p.aneg, p.b, p.nb, p.bneg));
    *out = hnint_finish(r, n, negative);
    return HN_OK;
}

static hn_status shift_left(hn_vm *vm, hn_value a, hn_value by, hn_value *out) {
    int64_t x, bits;
    if (hnint_sign(a) == 0) {
        *out = hnv_from_int(0);
        return HN_OK;
    }
    if (!hnint_to_i64(by, &bits)) return hnexc_raise(vm, HN_T_OVERFLOWERROR, "too many digits in integer");
    if (int_small(a, &x) && bits < 63 && x < (INT64_MAX >> bits) && x > -(INT64_MAX >> bits))
        return hnint_from_i64(vm, (int64_t)((uint64_t)x << bits), out);
    uint32_t tmp[2], n;
    bool negative;
    const uint32_t *limb = hnint_limbs(a, tmp, &n, &negative);
    if ((uint64_t)bits / 32 > LIMBS_MAX) return hnmeter_want(&vm->meter, (uint64_t)bits / 8, 1);
    hn_int *r;
    HN_TRY(int_make(vm, n + (size_t)(bits / 32) + 1, &r));
    size_t used;
    HN_TRY(hnbigint_long_shl(&vm->meter, r->limb, &used, limb, n, (size_t)bits));
    *out = hnint_finish(r, used, negative);
    return HN_OK;
}

static hn_status shift_right(hn_vm *vm, hn_value a, hn_value by, hn_value *out) {
    int64_t x, bits = hnint_clamp(by);
    if (int_small(a, &x)) {
        *out = hnv_from_int(bits > 62 ? (x < 0 ? -1 : 0) : x >> bits);
        return HN_OK;
    }
    uint32_t tmp[2], n;
    bool negative;
    const uint32_t *limb = hnint_limbs(a, tmp, &n, &negative);
    if ((uint64_t)bits / 32 >= n) {
        *out = hnv_from_int(negative ? -1 : 0);
        return HN_OK;
    }
    hn_int *r;
    HN_TRY(int_make(vm, n - (size_t)(bits / 32) + 1, &r));
    size_t used;
    HN_TRY(hnbigint_long_shr_floor(&vm->meter, r->limb, &used, limb, n, negative, (size_t)bits));
    *out = hnint_finish(r, used, negative);
    return HN_OK;
}

hn_status hnint_shift(hn_vm *vm, hn_value a, hn_value by, bool left, hn_value *out) {
    if (hnint_sign(by) < 0) return hnexc_raise(vm, HN_T_VALUEERROR, "negative shift count");
    return left ? shift_left(vm, a, by, out) : shift_right(vm, a, by, out);
}
