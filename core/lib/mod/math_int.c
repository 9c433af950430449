/* Module math: functions of whole numbers (gcd, lcm, comb, perm, factorial, isqrt). math.c has their rows.
 * Long products are split in halves, so that the factors have similar sizes and big multiplication is
 * fast. */
#include "math_internal.h"

/* The arguments again, after __index__. */
#define INT_ARG(i, to)                                                                                       \
    do {                                                                                                     \
        hn_status st_ = hnapi_int(vm, args[i], &(to));                                                       \
        if (st_ == HN_SLOW) return hnapi_twin_by_name(vm, &hnmathmod_twins[HNMATH_INTS], NAME, args, n);     \
        HN_TRY(st_);                                                                                         \
    } while (0)

/* a * b in *out unless it does not fit in 63 bits. */
static bool math_int_fits_product(int64_t a, int64_t b, int64_t *out) {
    double estimate = (double)a * (double)b;
    if (estimate > 9e18) return false;
    *out = a * b;
    return true;
}

/* first * (first + 1) * ... (count factors), first >= 1. */
static hn_status rising(hn_vm *vm, int64_t first, int64_t count, hn_value *out) {
    if (count <= 8) {
        int64_t fast = 1;
        HN_TRY(hnapi_charge(vm, 1));
        *out = hnv_from_int(1);
        for (int64_t i = 0; i < count; i++) {
            if (math_int_fits_product(fast, first + i, &fast)) continue;
            hn_value part;
            HN_TRY(hnapi_int_from_i64(vm, fast, &part));
            HN_TRY(hnapi_int_mul(vm, *out, part, out));
            fast = first + i;
        }
        hn_value part;
        HN_TRY(hnapi_int_from_i64(vm, fast, &part));
        return hnapi_int_mul(vm, *out, part, out);
    }
    hn_value low, high;
    HN_TRY(rising(vm, first, count / 2, &low));
    HN_TRY(rising(vm, first + count / 2, count - count / 2, &high));
    return hnapi_int_mul(vm, low, high, out);
}

/* n * (n - 1) * ... (k factors) for a big n: split the same way. */
static hn_status falling_big(hn_vm *vm, hn_value n, int64_t k, hn_value *out) {
    hn_value low, high, rest;
    HN_TRY(hnapi_charge(vm, 1));
    *out = hnv_from_int(1);
    if (k == 0) return HN_OK;
    *out = n;
    if (k == 1) return HN_OK;
    HN_TRY(falling_big(vm, n, k / 2, &high));
    HN_TRY(hnapi_int_from_i64(vm, k / 2, &rest));
    HN_TRY(hnapi_int_sub(vm, n, rest, &rest));
    HN_TRY(falling_big(vm, rest, k - k / 2, &low));
    return hnapi_int_mul(vm, high, low, out);
}

/* n! / (n - k)! for 0 <= k <= n. The size is known beforehand: what cannot fit in memory stops at once. */
static hn_status falling(hn_vm *vm, hn_value n, int64_t k, hn_value *out) {
    int64_t top;
    bool fits = hnapi_int_to_i64(n, &top) && top < INT64_MAX - 1;
    double bits = fits ? hnmath_log2((double)top + 2) : 64, size = bits * (double)k / 8;
    if (size / 3 > (double)hnapi_memory_limit(vm))
        return hnmeter_want(hnapi_meter(vm), size < 1e19 ? (uint64_t)size : UINT64_MAX, 1);
    HN_TRY(hnapi_charge(vm, (uint64_t)(size / 64)));
    return fits ? rising(vm, top - k + 1, k, out) : falling_big(vm, n, k, out);
}

#define NAME "factorial"
MATH_FN(hnmathmod_factorial) {
    hn_value v;
    int64_t top;
    INT_ARG(0, v);
    if (hnapi_int_sign(v) < 0)
        return hnapi_raise(vm, HN_T_VALUEERROR, "factorial() not defined for negative values");
    if (!hnapi_int_to_i64(v, &top))
        return hnapi_raise(vm, HN_T_OVERFLOWERROR, "factorial() argument should not exceed %lld", INT64_MAX);
    return falling(vm, v, top, out);
}
#undef NAME

#define NAME "perm"
MATH_FN(hnmathmod_perm) {
    hn_value top, k;
    int64_t count;
    if (args[1] == HN_UNBOUND || args[1] == HN_NONE) {
        hn_status st = hnapi_int(vm, args[0], &top);
        if (st == HN_SLOW) return hnapi_twin_by_name(vm, &hnmathmod_twins[HNMATH_INTS], NAME, args, 1);
        HN_TRY(st);
        return hnmathmod_factorial(vm, &top, 1, out);
    }
    INT_ARG(0, top);
    INT_ARG(1, k);
    if (hnapi_int_sign(top) < 0) return hnapi_raise(vm, HN_T_VALUEERROR, "n must be a non-negative integer");
    if (hnapi_int_sign(k) < 0) return hnapi_raise(vm, HN_T_VALUEERROR, "k must be a non-negative integer");
    *out = hnv_from_int(0);
    if (hnapi_int_compare(k, top) > 0) return HN_OK;
    if (!hnapi_int_to_i64(k, &count))
        return hnapi_raise(vm, HN_T_OVERFLOWERROR, "k must not exceed %lld", INT64_MAX);
    return falling(vm, top, count, out);
}
#undef NAME

/* Step by step, while it fits: after i factors the value is comb(n, i). */
static bool small_comb(int64_t top, int64_t k, int64_t *out) {
    *out = 1;
    for (int64_t i = 0; i < k; i++) {
        if (!math_int_fits_product(*out, top - i, out)) return false;
        *out /= i + 1;
    }
    return true;
}

#define NAME "comb"
MATH_FN(hnmathmod_comb) {
    hn_value top, k, other;
    int64_t count, value, small_top;
    INT_ARG(0, top);
    INT_ARG(1, k);
    if (hnapi_int_sign(top) < 0) return hnapi_raise(vm, HN_T_VALUEERROR, "n must be a non-negative integer");
    if (hnapi_int_sign(k) < 0) return hnapi_raise(vm, HN_T_VALUEERROR, "k must be a non-negative integer");
    *out = hnv_from_int(0);
    HN_TRY(hnapi_int_sub(vm, top, k, &other));
    if (hnapi_int_sign(other) < 0) return HN_OK;
    if (hnapi_int_compare(other, k) < 0) k = other;
    if (!hnapi_int_to_i64(k, &count))
        return hnapi_raise(vm, HN_T_OVERFLOWERROR, "min(n - k, k) must not exceed %lld", INT64_MAX);
    if (count < 64 && hnapi_int_to_i64(top, &small_top) && small_comb(small_top, count, &value))
        return hnapi_int_from_i64(vm, value, out);
    HN_TRY(falling(vm, top, count, &top));
    HN_TRY(falling(vm, k, count, &k));
    return hnapi_int_divmod(vm, top, k, out, NULL);
}
#undef NAME

#define NAME "isqrt"
MATH_FN(hnmathmod_isqrt) {
    hn_value v;
    INT_ARG(0, v);
    if (hnapi_int_sign(v) < 0)
        return hnapi_raise(vm, HN_T_VALUEERROR, "isqrt() argument must be nonnegative");
    return hnapi_int_isqrt(vm, v, out);
}
#undef NAME

#define NAME "gcd"
MATH_FN(hnmathmod_gcd) {
    hn_value r = hnv_from_int(0), v;
    for (uint32_t i = 0; i < n; i++) {
        INT_ARG(i, v);
        HN_TRY(hnapi_charge(vm, 1));
        HN_TRY(hnapi_int_gcd(vm, r, v, &r));
    }
    *out = r;
    return HN_OK;
}
#undef NAME

#define NAME "lcm"
MATH_FN(hnmathmod_lcm) {
    hn_value r = hnv_from_int(1), v, g;
    for (uint32_t i = 0; i < n; i++) {
        INT_ARG(i, v);
        if (hnapi_int_sign(v) < 0) HN_TRY(hnapi_int_neg(vm, v, &v));
        HN_TRY(hnapi_charge(vm, 1));
        HN_TRY(hnapi_int_gcd(vm, r, v, &g));
        if (hnapi_int_sign(g) == 0) continue;
        HN_TRY(hnapi_int_divmod(vm, v, g, &v, NULL));
        HN_TRY(hnapi_int_mul(vm, r, v, &r));
    }
    *out = r;
    return HN_OK;
}
#undef NAME
