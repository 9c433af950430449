/* Ints on both sides of the 48-bit border: identities that hold whatever the representation, and limits that
 * stop. */
#include <stdio.h>
#include <stdlib.h>

#include "object/heap.h"
#include "object/int.h"
#include "object/num.h"

#define CHECK(cond)                                                                                          \
    do {                                                                                                     \
        if (!(cond)) {                                                                                       \
            printf("%s:%d: %s\n", __FILE__, __LINE__, #cond);                                                \
            exit(1);                                                                                         \
        }                                                                                                    \
    } while (0)
#define OK(expr) CHECK((expr) == HN_OK)

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

/* A random int of up to seven limbs, often next to a power of two. */
static hn_value random_int(hn_vm *vm, uint64_t *state) {
    uint32_t limb[7];
    uint32_t n = (uint32_t)(next_random(state) % 8);
    uint64_t kind = next_random(state) % 4;
    for (uint32_t i = 0; i < n; i++)
        limb[i] = kind == 0 ? UINT32_MAX : kind == 1 ? (i + 1 == n) : (uint32_t)next_random(state);
    if (n == 2) limb[1] &= 0x1FFFF;
    hn_value v;
    OK(hnint_from_limbs(vm, limb, n, next_random(state) & 1, &v));
    return v;
}

/* Small ints are never heap objects, big ones always are. */
static void check_normal(hn_value v) {
    CHECK(hnint_is(v));
    if (hnv_is_int(v)) return;
    const hn_int *i = HN_AS(hn_int, v);
    uint32_t n = (uint32_t)(i->size < 0 ? -i->size : i->size);
    CHECK(n >= 2 && i->limb[n - 1] != 0);
    uint64_t low = i->limb[0] | (uint64_t)i->limb[1] << 32;
    CHECK(n > 2 || low > (uint64_t)HN_INT_MAX + (i->size < 0));
}

static bool equal(hn_value a, hn_value b) {
    check_normal(a);
    check_normal(b);
    return hnint_compare(a, b) == 0;
}

static void check_arithmetic(hn_vm *vm, hn_value a, hn_value b) {
    hn_value s, d, p, q, r, t, u;
    OK(hnint_add(vm, a, b, &s));
    OK(hnint_sub(vm, s, b, &d));
    CHECK(equal(d, a));
    OK(hnint_sub(vm, a, b, &d));
    OK(hnint_mul(vm, s, d, &p)); /* (a + b)(a - b) = a*a - b*b */
    OK(hnint_mul(vm, a, a, &t));
    OK(hnint_mul(vm, b, b, &u));
    OK(hnint_sub(vm, t, u, &t));
    CHECK(equal(p, t));
    if (hnint_sign(b) == 0) return;
    OK(hnint_divmod(vm, a, b, &q, &r));
    CHECK(hnint_sign(r) == 0 || hnint_sign(r) == hnint_sign(b));
    OK(hnint_mul(vm, q, b, &t));
    OK(hnint_add(vm, t, r, &t));
    CHECK(equal(t, a));
    OK(hnint_gcd(vm, a, b, &t));
    OK(hnint_divmod(vm, a, t, NULL, &r));
    CHECK(hnint_sign(t) > 0 && hnint_sign(r) == 0);
}

static void check_bits(hn_vm *vm, hn_value a, hn_value b, hn_value by) {
    hn_value x, y, z, t;
    OK(hnint_bitop(vm, HN_BIT_AND, a, b, &x)); /* (a & b) + (a | b) = a + b, (a | b) - (a & b) = a ^ b */
    OK(hnint_bitop(vm, HN_BIT_OR, a, b, &y));
    OK(hnint_bitop(vm, HN_BIT_XOR, a, b, &z));
    OK(hnint_sub(vm, y, x, &t));
    CHECK(equal(t, z));
    OK(hnint_add(vm, x, y, &x));
    OK(hnint_add(vm, a, b, &y));
    CHECK(equal(x, y));
    OK(hnint_shift(vm, a, by, true, &x)); /* shifting is multiplying and dividing by a power of two */
    OK(hnint_pow(vm, hnv_from_int(2), by, HN_NONE, &y));
    OK(hnint_mul(vm, a, y, &z));
    CHECK(equal(x, z));
    OK(hnint_shift(vm, a, by, false, &x));
    OK(hnint_divmod(vm, a, y, &z, NULL));
    CHECK(equal(x, z));
    OK(hnint_invert(vm, a, &x));
    OK(hnint_neg(vm, a, &y));
    OK(hnint_sub(vm, y, hnv_from_int(1), &y));
    CHECK(equal(x, y));
}

static void check_text(hn_vm *vm, hn_value a, int base) {
    hn_buf b;
    hn_value back;
    bool negative = hnint_sign(a) < 0;
    hnbuf_init(&b, &vm->meter);
    OK(hnint_to_text(vm, a, base, &b));
    OK(hnint_from_text(vm, (char *)b.data + negative, b.len - negative, base, negative, &back));
    hnbuf_free(&b);
    CHECK(equal(a, back));
}

static void check_doubles(hn_vm *vm, hn_value a) {
    double d;
    hn_value back;
    OK(hnint_to_double(vm, a, &d));
    OK(hnint_from_double(vm, d, &back));
    check_normal(back);
    CHECK(hnint_compare_double(a, d) == hnint_compare(a, back));
}

/* What cannot fit gives HN_NOMEM at once. */
static void check_limits(hn_vm *vm) {
    hn_value out, big = hnv_from_int(INT64_C(1) << 40);
    CHECK(hnint_shift(vm, hnv_from_int(1), big, true, &out) == HN_NOMEM);
    CHECK(hnint_pow(vm, hnv_from_int(10), big, HN_NONE, &out) == HN_NOMEM);
    OK(hnint_pow(vm, hnv_from_int(-1), big, HN_NONE, &out));
    CHECK(out == hnv_from_int(1));
    OK(hnint_shift(vm, hnv_from_int(0), big, true, &out));
    CHECK(out == hnv_from_int(0));
    OK(hnint_round(vm, hnv_from_int(5), hnv_from_int(-(INT64_C(1) << 40)), &out));
    CHECK(out == hnv_from_int(0));
}

int main(void) {
    hn_vm *vm = calloc(1, sizeof *vm);
    CHECK(vm != NULL);
    hnmeter_init(&vm->meter);
    vm->meter.bytes_limit = (size_t)512 << 20;
    hnheap_init(vm);
    uint64_t state = 88172645463325252u;
    for (int i = 0; i < 20000; i++) {
        hn_value a = random_int(vm, &state), b = random_int(vm, &state);
        check_arithmetic(vm, a, b);
        check_bits(vm, a, b, hnv_from_int((int64_t)(next_random(&state) % 200)));
        check_text(vm, a, 2 + i % 35);
        check_doubles(vm, a);
    }
    check_limits(vm);
    hnheap_free(vm);
    free(vm);
    return 0;
}
