/* Trigonometric functions and their inverses. Arguments are reduced as W. J. Cody and W. Waite describe
 * (1980), and from 2 ** 19 on as M. H. Payne and R. N. Hanek do (1983). sin and cos try a quick path first,
 * as in mathfn.c. */
#include "base/mathfn.h"
#include "base/mathfn_tables.h"

/* `count` (<= 32) bits of p from bit `from` on. */
static uint64_t bits_at(const uint32_t *p, int from, int count) {
    uint64_t r = 0;
    for (int i = count - 1; i >= 0; i--) {
        int at = from + i;
        r = r << 1 | (at < 0 ? 0 : (p[at >> 5] >> (at & 31)) & 1);
    }
    return r;
}

/* |x| * 2 / pi mod 4 for a huge x: the quadrant, and the rest as an angle within pi / 4 of it. */
static int reduce_huge(double x, dd *out) {
    int e;
    uint64_t m = (uint64_t)ldexp(frexp(x, &e), 53);
    e -= 53;
    int first = e > 2 ? (e - 2) / 32 : 0;
    uint32_t p[10];
    uint64_t low = 0, high = 0;
    for (int i = 0; i < 10; i++) {
        uint64_t w = i < 8 ? two_over_pi[first + 7 - i] : 0;
        low += w * (uint32_t)m;
        uint64_t h = w * (m >> 32);
        p[i] = (uint32_t)low;
        low = (low >> 32) + (uint32_t)h + high;
        high = h >> 32;
    }
    int point = 256 + first * 32 - e, n = (int)bits_at(p, point, 2);
    bool over = bits_at(p, point - 1, 1) != 0;
    if (over) {
        n++;
        for (int i = 0; i < 10; i++) p[i] = ~p[i];
    }
    int top = point - 1;
    while (top > 60 && !bits_at(p, top, 1)) top--;
    double a = (double)bits_at(p, top - 25, 26), b = (double)bits_at(p, top - 51, 26);
    double c = (double)bits_at(p, top - 77, 26), d = (double)bits_at(p, top - 103, 26);
    dd r = dd_add(dd_fast(a * 0x1p26, b), dd_fast(c * 0x1p-26, d * 0x1p-52));
    r = dd_mul(dd_scale(r, top - 51 - point), half_pi);
    *out = over ? dd_neg(r) : r;
    return n & 3;
}

/* x = n * pi / 2 + *out; returns n & 3. */
static int mathfn_trig_reduce(double x, dd *out) {
    double a = fabs(x);
    int q;
    if (a <= 0.78539816339744831) {
        *out = dd_of(x);
        return 0;
    }
    if (a >= 0x1p19) {
        q = reduce_huge(a, out);
    } else {
        double n = floor(a * 0x1.45f306dc9c883p-1 + 0.5);
        dd r = dd_sum(a - n * pio2_part[0], -n * pio2_part[1]);
        r = dd_add_d(r, -n * pio2_part[2]);
        *out = dd_sub(r, dd_mul_d(pio2_rest, n));
        q = (int)n & 3;
    }
    if (x >= 0) return q;
    *out = dd_neg(*out);
    return -q & 3;
}

/* sin(d) and cos(d) - 1 for |d| <= 1/128. */
static void small_sincos(dd d, dd *sin, dd *cos) {
    double x = d.hi;
    dd square = dd_product(x, x);
    double s = square.hi;
    double odd = x * s * (-1.0 / 6 + s * (1.0 / 120 + s * (-1.0 / 5040 + s / 362880)));
    double even = s * s * (1.0 / 24 + s * (-1.0 / 720 + s * (1.0 / 40320 - s / 3628800)));
    *sin = dd_fast(x, d.lo * (1 - 0.5 * s) + odd);
    *cos = dd_fast(-0.5 * s, -0.5 * square.lo - x * d.lo + even);
}

/* sin and cos of |r| <= pi / 4. */
static void sincos(dd r, dd *sin, dd *cos) {
    bool negative = r.hi < 0;
    if (negative) r = dd_neg(r);
    int j = (int)(r.hi * 64 + 0.5);
    dd s, c;
    small_sincos(dd_add_d(r, -j / 64.0), &s, &c);
    dd st = sin_table[j], ct = cos_table[j];
    if (j == 0)
        *sin = s;
    else
        *sin = dd_add(st, dd_add(dd_mul(st, c), dd_mul(ct, s)));
    *cos = dd_add(ct, dd_sub(dd_mul(ct, c), dd_mul(st, s)));
    if (negative) *sin = dd_neg(*sin);
}

/* sin(j / 64 + d), |d| <= 1/128, j >= 16, or its cosine (any j), as the values `at` and `turned` of the table
 * give them: at * cos(d) + turned * sin(d). */
static bool near_table(dd at, dd turned, dd d, double *out) {
    double x = d.hi, s = x * x;
    double odd = x * s * (-1.0 / 6 + s * (1.0 / 120 - s / 5040));
    double even = s * (-0.5 + s * (1.0 / 24 - s / 720));
    double low =
        turned.hi * x + (at.lo + turned.lo * x + turned.hi * (d.lo + odd) + at.hi * (even - x * d.lo));
    return dd_settled(at.hi, low, 0x1p-59, out);
}

/* sin (or cos) of x by less exact sums, for 2^-27 <= |x| < 2^19; false where they do not settle the result,
 * as for one in twenty. */
static bool sincos_quick(double x, bool cosine, double *out) {
    double a = fabs(x);
    dd r = dd_of(a);
    int q = 0;
    if (a > 0.78539816339744831) {
        double n = floor(a * 0x1.45f306dc9c883p-1 + 0.5);
        r = dd_sum(a - n * pio2_part[0], -n * pio2_part[1]);
        r = dd_fast(r.hi, r.lo - n * pio2_part[2]);
        if (fabs(r.hi) < 0x1p-30) return false;
        q = (int)n & 3;
    }
    bool negative = r.hi < 0, turn = ((q & 1) != 0) != cosine;
    if (negative) r = dd_neg(r);
    if (!turn && r.hi < 0.25) {
        double y = r.hi, s = y * y;
        double p =
            -1.0 / 6 +
            s * (1.0 / 120 + s * (-1.0 / 5040 + s * (1.0 / 362880 + s * (-1.0 / 39916800 + s / 6227020800))));
        if (!dd_settled(y, r.lo * (1 - 0.5 * s) + y * s * p, y * s * 0x1p-52 + y * 0x1p-68, out))
            return false;
    } else {
        int j = (int)(r.hi * 64 + 0.5);
        dd d = dd_fast(r.hi - j / 64.0, r.lo), s = sin_table[j], c = cos_table[j];
        if (!near_table(turn ? c : s, turn ? dd_neg(s) : c, d, out)) return false;
    }
    if (!turn && negative) *out = -*out;
    /* sin: quadrants 2 and 3, and a negative x; cos: quadrants 1 and 2. */
    bool minus = cosine ? q == 1 || q == 2 : (q >= 2) != (x < 0);
    if (minus) *out = -*out;
    return true;
}

double hnmath_sin(double x) {
    dd r, s, c;
    double quick;
    if (!(fabs(x) < INFINITY)) return NAN;
    if (fabs(x) < 0x1p-27) return x;
    if (fabs(x) < 0x1p19 && sincos_quick(x, false, &quick)) return quick;
    int q = mathfn_trig_reduce(x, &r);
    sincos(r, &s, &c);
    if (q & 1) s = c;
    double d = s.hi + s.lo;
    return q & 2 ? -d : d;
}

double hnmath_cos(double x) {
    dd r, s, c;
    double quick;
    if (!(fabs(x) < INFINITY)) return NAN;
    if (fabs(x) >= 0x1p-27 && fabs(x) < 0x1p19 && sincos_quick(x, true, &quick)) return quick;
    int q = mathfn_trig_reduce(x, &r);
    sincos(r, &s, &c);
    if (q & 1) c = dd_neg(s);
    double d = c.hi + c.lo;
    return q & 2 ? -d : d;
}

double hnmath_tan(double x) {
    dd r, s, c;
    if (!(fabs(x) < INFINITY)) return NAN;
    if (fabs(x) < 0x1p-27) return x;
    int q = mathfn_trig_reduce(x, &r);
    sincos(r, &s, &c);
    dd t = q & 1 ? dd_div(dd_neg(c), s) : dd_div(s, c);
    return t.hi + t.lo;
}

/* The angle of (x, y), both >= 0 and not both zero, of moderate size. */
static dd angle(dd y, dd x) {
    bool swap = y.hi > x.hi;
    if (swap) {
        dd t = x;
        x = y;
        y = t;
    }
    int j = (int)(y.hi / x.hi * 64 + 0.5);
    double c = j / 64.0;
    dd t = dd_div(dd_sub(y, dd_mul_d(x, c)), dd_add(x, dd_mul_d(y, c)));
    double v = t.hi, s = v * v;
    double tail = v * s * (-1.0 / 3 + s * (1.0 / 5 + s * (-1.0 / 7 + s * (1.0 / 9 - s / 11))));
    dd small = dd_fast(v, t.lo * (1 - s) + tail);
    dd r = j ? dd_add(atan_table[j], small) : small;
    return swap ? dd_sub(half_pi, r) : r;
}

static double signed_sum(dd r, double sign) {
    return copysign(r.hi + r.lo, sign);
}

double hnmath_atan(double x) {
    double a = fabs(x);
    if (x != x || a < 0x1p-28) return x;
    if (a > 0x1p60) return copysign(half_pi.hi, x);
    return signed_sum(angle(dd_of(a), dd_of(1)), x);
}

/* Where one of the two is zero, infinite or NaN. */
static double atan2_special(double y, double x) {
    if (x != x || y != y) return NAN;
    if (isinf(x)) {
        double base = isinf(y) ? half_pi.hi / 2 : 0;
        dd three = dd_mul_d(half_pi, 1.5);
        return copysign(x > 0 ? base : isinf(y) ? three.hi : pi_dd.hi, y);
    }
    if (isinf(y) || (x == 0 && y != 0)) return copysign(half_pi.hi, y);
    return copysign(signbit(x) ? pi_dd.hi : 0, y);
}

double hnmath_atan2(double y, double x) {
    if (!(fabs(x) < INFINITY) || !(fabs(y) < INFINITY) || x == 0 || y == 0) return atan2_special(y, x);
    int ey, ex;
    double my = frexp(fabs(y), &ey), mx = frexp(fabs(x), &ex);
    if (ey - ex > 120) return copysign(half_pi.hi, y);
    if (ex - ey > 120) return x > 0 ? y / x : copysign(pi_dd.hi, y);
    dd a = ey < ex ? dd_of(ldexp(my, ey - ex)) : dd_of(my);
    dd b = ey < ex ? dd_of(mx) : dd_of(ldexp(mx, ex - ey));
    dd r = angle(a, b);
    return signed_sum(x < 0 ? dd_sub(pi_dd, r) : r, y);
}

/* sqrt(1 - x * x) */
static dd other_leg(double x) {
    return dd_sqrt(dd_mul(dd_sum(1, -x), dd_sum(1, x)));
}

double hnmath_asin(double x) {
    double a = fabs(x);
    if (!(a <= 1)) return NAN;
    if (a < 0x1p-28) return x;
    return signed_sum(angle(dd_of(a), other_leg(a)), x);
}

double hnmath_acos(double x) {
    double a = fabs(x);
    if (!(a <= 1)) return NAN;
    dd r = angle(other_leg(a), dd_of(a));
    if (x < 0) r = dd_sub(pi_dd, r);
    return r.hi + r.lo;
}
