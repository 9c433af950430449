/* The elementary functions: their quick paths must give what the exact sums give, bit for bit. The sums of
 * the results' bits were taken from the exact sums alone. */
#include <math.h>
#include <stdio.h>

#include "base/mathfn.h"

static uint64_t state = 88172645463325252u;

static uint64_t next(void) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

/* Between 0 and 1. */
static double fraction(void) {
    return (double)(next() >> 11) * 0x1p-53;
}

static uint64_t add(uint64_t sum, double d) {
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    return (sum ^ bits) * UINT64_C(1099511628211);
}

static int differs(const char *name, uint64_t sum, uint64_t want) {
    if (sum == want) return 0;
    printf("%s: %016llx, not %016llx\n", name, (unsigned long long)sum, (unsigned long long)want);
    return 1;
}

int main(void) {
    uint64_t sum_exp = 0, sum_log = 0, sum_sin = 0, sum_cos = 0, sum_pow = 0;
    for (int i = 0; i < 30000; i++) {
        double u = fraction(), v = fraction();
        double xs[] = {
            (u - 0.5) * 1500, (u - 0.5) * 20, u * 0.1, (u - 0.5) * 1e6, ldexp(u, (int)(next() % 80) - 60),
            i * 0.37};
        for (int k = 0; k < 6; k++) {
            double x = xs[k], a = fabs(x) + 0x1p-200;
            sum_exp = add(sum_exp, hnmath_exp(x));
            sum_log = add(add(sum_log, hnmath_log(a)), hnmath_log(1 + x * 0x1p-21));
            sum_sin = add(sum_sin, hnmath_sin(x));
            sum_cos = add(sum_cos, hnmath_cos(x));
            sum_pow = add(add(sum_pow, hnmath_pow(a, (v - 0.5) * 6)), hnmath_pow(1 + u, x));
        }
    }
    return differs("exp", sum_exp, UINT64_C(0x4715902ec2de7fe0)) +
           differs("log", sum_log, UINT64_C(0x951eb96123c8e741)) +
           differs("sin", sum_sin, UINT64_C(0xcf66c60de00fe553)) +
           differs("cos", sum_cos, UINT64_C(0xd22169e5760439e5)) +
           differs("pow", sum_pow, UINT64_C(0x9da4688935f4d003));
}
