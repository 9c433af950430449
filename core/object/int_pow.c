/* Ints: powers, roots, greatest common divisors, rounding, and ints from text. Sizes are computed and charged
 * before the work, so that a short program cannot ask for unbounded work. */
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"

#define POW_LIMBS_MAX ((size_t)1 << 26)

/* base ** exp for an exp that is not negative. */
static hn_status power(hn_vm *vm, hn_value base, hn_value exp, hn_value *out) {
    uint32_t tmp[2], n;
    bool negative;
    const uint32_t *limb = hnint_limbs(base, tmp, &n, &negative);
    int64_t e;
    bool fits = hnint_to_i64(exp, &e);
    bool odd = fits ? (e & 1) != 0 : (HN_AS(hn_int, exp)->limb[0] & 1) != 0;
    if (n == 0 || (n == 1 && limb[0] == 1)) { /* 0, 1 and -1 stay small whatever the exponent */
        bool zero_exp = fits && e == 0;
        *out = hnv_from_int(n == 0 ? zero_exp : (negative && odd ? -1 : 1));
        return HN_OK;
    }
    if (!fits) return hnmeter_want(&vm->meter, UINT64_MAX, 1);
    size_t size = hnbigint_pow_size(limb, n, (uint64_t)e);
    if (size > POW_LIMBS_MAX) return hnmeter_want(&vm->meter, size, 4);
    hn_int *r = hnint_alloc(vm, size);
    if (!r) return HN_NOMEM;
    r->size = 0;
    HN_TRY(hnmeter_charge(&vm->meter, size >> 4));
    HN_TRY(hnbigint_pow(&vm->meter, r->limb, &size, limb, n, (uint64_t)e));
    *out = hnint_finish(r, size, negative && odd);
    return HN_OK;
}

/* Squarings in 64 bits; false when the result would not fit. */
static bool small_power(int64_t base, int64_t exp, int64_t *out) {
    int64_t r = 1;
    while (exp > 0) {
        if (exp & 1) {
            double estimate = (double)r * (double)base;
            if (estimate > 9e18 || estimate < -9e18) return false;
            r *= base;
        }
        exp >>= 1;
        if (!exp) break;
        if (base > 3000000000 || base < -3000000000) return false;
        base *= base;
    }
    *out = r;
    return true;
}

/* The inverse of a modulo m (m positive), for negative exponents. */
static hn_status int_pow_inverse(hn_vm *vm, hn_value a, hn_value m, hn_value *out) {
    uint32_t atmp[2], mtmp[2], na, nm;
    bool aneg, mneg, exists;
    HN_TRY(hnint_divmod(vm, a, m, NULL, &a));
    const uint32_t *al = hnint_limbs(a, atmp, &na, &aneg), *ml = hnint_limbs(m, mtmp, &nm, &mneg);
    hn_int *r = hnint_alloc(vm, nm);
    if (!r) return HN_NOMEM;
    r->size = 0;
    size_t n;
    HN_TRY(hnbigint_inverse(&vm->meter, r->limb, &n, &exists, al, na, ml, nm));
    if (!exists) return hnexc_raise(vm, HN_T_VALUEERROR, "base is not invertible for the given modulus");
    *out = hnint_finish(r, n, false);
    return HN_OK;
}

/* a ** e % m with Python's signs: the result has that of m. */
static hn_status modular(hn_vm *vm, hn_value a, hn_value e, hn_value m, hn_value *out) {
    if (hnint_sign(m) == 0) return hnexc_raise(vm, HN_T_VALUEERROR, "pow() 3rd argument cannot be 0");
    hn_value abs = m;
    bool mneg = hnint_sign(m) < 0;
    if (mneg) HN_TRY(hnint_neg(vm, m, &abs));
    if (abs == hnv_from_int(1) || abs == HN_TRUE) {
        *out = hnv_from_int(0);
        return HN_OK;
    }
    if (hnint_sign(e) < 0) {
        HN_TRY(int_pow_inverse(vm, a, abs, &a));
        HN_TRY(hnint_neg(vm, e, &e));
    }
    HN_TRY(hnint_divmod(vm, a, abs, NULL, &a));
    uint32_t atmp[2], etmp[2], mtmp[2], na, ne, nm;
    bool s1, s2, s3;
    const uint32_t *al = hnint_limbs(a, atmp, &na, &s1), *el = hnint_limbs(e, etmp, &ne, &s2),
                   *ml = hnint_limbs(abs, mtmp, &nm, &s3);
    hn_int *r = hnint_alloc(vm, nm);
    if (!r) return HN_NOMEM;
    r->size = 0;
    size_t n;
    HN_TRY(hnbigint_modpow(&vm->meter, r->limb, &n, al, na, el, ne, ml, nm));
    *out = hnint_finish(r, n, false);
    return mneg && hnint_sign(*out) ? hnint_add(vm, *out, m, out) : HN_OK;
}

hn_status hnint_pow(hn_vm *vm, hn_value a, hn_value b, hn_value mod, hn_value *out) {
    if (mod != HN_NONE && mod != HN_UNBOUND) return modular(vm, a, b, mod, out);
    int64_t x, y, r;
    if (hnint_to_i64(a, &x) && hnint_to_i64(b, &y) && y >= 0 && small_power(x, y, &r))
        return hnint_from_i64(vm, r, out);
    return power(vm, a, b, out);
}

hn_status hnint_isqrt(hn_vm *vm, hn_value a, hn_value *out) {
    uint32_t tmp[2], n;
    bool negative;
    const uint32_t *limb = hnint_limbs(a, tmp, &n, &negative);
    hn_int *r = hnint_alloc(vm, n / 2 + 2);
    if (!r) return HN_NOMEM;
    r->size = 0;
    size_t rn;
    HN_TRY(hnbigint_isqrt(&vm->meter, r->limb, &rn, limb, n));
    *out = hnint_finish(r, rn, false);
    return HN_OK;
}

hn_status hnint_gcd(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    int64_t x, y;
    if (hnint_to_i64(a, &x) && hnint_to_i64(b, &y)) {
        uint64_t u = x < 0 ? 0 - (uint64_t)x : (uint64_t)x, w = y < 0 ? 0 - (uint64_t)y : (uint64_t)y;
        while (w) {
            uint64_t t = u % w;
            u = w;
            w = t;
        }
        return hnint_from_u64(vm, u, out);
    }
    uint32_t atmp[2], btmp[2], na, nb;
    bool aneg, bneg;
    const uint32_t *al = hnint_limbs(a, atmp, &na, &aneg), *bl = hnint_limbs(b, btmp, &nb, &bneg);
    hn_int *r = hnint_alloc(vm, na > nb ? na : nb);
    if (!r) return HN_NOMEM;
    r->size = 0;
    size_t n;
    HN_TRY(hnbigint_gcd(&vm->meter, r->limb, &n, al, na, bl, nb));
    *out = hnint_finish(r, n, false);
    return HN_OK;
}

hn_status hnint_round(hn_vm *vm, hn_value a, hn_value ndigits, hn_value *out) {
    if (hnint_sign(ndigits) >= 0) return hnint_add(vm, a, hnv_from_int(0), out);
    uint32_t tmp[2], n;
    bool negative;
    (void)hnint_limbs(a, tmp, &n, &negative);
    int64_t digits = hnint_clamp(ndigits);
    /* Beyond all its digits everything rounds to zero; 10 digits a limb are more than it has. */
    if (digits < -(int64_t)n * 10 - 1) {
        *out = hnv_from_int(0);
        return HN_OK;
    }
    hn_value unit, rest, twice, q;
    HN_TRY(hnint_pow(vm, hnv_from_int(10), hnv_from_int(-digits), HN_NONE, &unit));
    HN_TRY(hnint_divmod(vm, a, unit, &q, &rest));
    HN_TRY(hnint_add(vm, rest, rest, &twice));
    int c = hnint_compare(twice, unit);
    bool odd = hnv_is_int(q) ? (hnv_int(q) & 1) != 0 : (HN_AS(hn_int, q)->limb[0] & 1) != 0;
    HN_TRY(hnint_sub(vm, a, rest, out));
    return c > 0 || (c == 0 && odd) ? hnint_add(vm, *out, unit, out) : HN_OK;
}

hn_status hnint_from_text(hn_vm *vm, const char *digits, size_t n, int base, bool negative, hn_value *out) {
    if (n <= 11) { /* base 36 to the 11th is below 2^57 */
        int64_t v = 0;
        for (size_t i = 0; i < n; i++) {
            char c = digits[i];
            v = v * base + (c <= '9' ? c - '0' : (c | 32) - 'a' + 10);
        }
        return hnint_from_i64(vm, negative ? -v : v, out);
    }
    bool binary = (base & (base - 1)) == 0;
    if (!binary && vm->int_digits_limit && n > vm->int_digits_limit)
        return hnexc_raise(
            vm, HN_T_VALUEERROR,
            "Exceeds the limit (%u digits) for integer string conversion: value has %lld digits; "
            "use sys.set_int_max_str_digits() to increase the limit",
            vm->int_digits_limit, (int64_t)n);
    size_t size = hnbigint_from_text_size(n, (unsigned)base);
    hn_int *r = hnint_alloc(vm, size);
    if (!r) return HN_NOMEM;
    r->size = 0;
    HN_TRY(hnmeter_charge(&vm->meter, n >> 4));
    HN_TRY(hnbigint_from_text(&vm->meter, r->limb, &size, digits, n, (unsigned)base));
    *out = hnint_finish(r, size, negative);
    return HN_OK;
}
