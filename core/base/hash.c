/* SipHash-1-3 (Aumasson and Bernstein, 2012, with fewer rounds) for text, residues modulo 2^61 - 1 for
 * numbers, and CPython's mixing for tuples and frozensets. No value may change. A function whose name ends in
 * `_long` reads the clock as it goes; its caller charges the steps. */
#include "base/hash.h"

#define MODULUS_BITS 61
#define PART_WORDS   0x2000u /* between two looks at the clock */
#define MODULUS      ((UINT64_C(1) << MODULUS_BITS) - 1)

static int64_t never_minus_one(uint64_t h) {
    return h == UINT64_MAX ? -2 : (int64_t)h;
}

/* ---- SipHash-1-3 (Aumasson and Bernstein, 2012, with 1 and 3 rounds) ---- */

static inline uint64_t rotate(uint64_t x, int n) {
    return x << n | x >> (64 - n);
}

/* The state stands in four variables, not in an array, so that it stays in registers. */
#define SIP_ROUND(a, b, c, d)                                                                                \
    do {                                                                                                     \
        a += b;                                                                                              \
        c += d;                                                                                              \
        b = rotate(b, 13) ^ a;                                                                               \
        d = rotate(d, 16) ^ c;                                                                               \
        a = rotate(a, 32) + d;                                                                               \
        c += b;                                                                                              \
        d = rotate(d, 21) ^ a;                                                                               \
        b = rotate(b, 17) ^ c;                                                                               \
        c = rotate(c, 32);                                                                                   \
    } while (0)

/* n bytes (n <= 8) as a little-endian number on every machine. */
static inline uint64_t hash_load(const uint8_t *p, size_t n) {
    uint64_t word = 0;
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(&word, p, n);
#else
    for (size_t i = 0; i < n; i++) word |= (uint64_t)p[i] << 8 * i;
#endif
    return word;
}

/* The last n bytes (n < 8) of a text of `len`, by loads that may overlap. */
static inline uint64_t load_tail(const uint8_t *p, size_t n, size_t len) {
    if (n == 0) return 0;
    if (len >= 8) return hash_load(p + n - 8, 8) >> 8 * (8 - n);
    if (n >= 4) return hash_load(p, 4) | hash_load(p + n - 4, 4) << 8 * (n - 4);
    return p[0] | (uint64_t)p[n / 2] << 8 * (n / 2) | (uint64_t)p[n - 1] << 8 * (n - 1);
}

typedef struct sip {
    uint64_t a, b, c, d;
} sip;

static inline sip sip_begin(const uint64_t seed[2]) {
    return (sip){seed[0] ^ UINT64_C(0x736f6d6570736575), seed[1] ^ UINT64_C(0x646f72616e646f6d),
                 seed[0] ^ UINT64_C(0x6c7967656e657261), seed[1] ^ UINT64_C(0x7465646279746573)};
}

static inline sip sip_words(sip s, const uint8_t *at, size_t count) {
    uint64_t v0 = s.a, v1 = s.b, v2 = s.c, v3 = s.d;
    for (; count > 0; count--, at += 8) {
        uint64_t word = hash_load(at, 8);
        v3 ^= word;
        SIP_ROUND(v0, v1, v2, v3);
        v0 ^= word;
    }
    return (sip){v0, v1, v2, v3};
}

/* The bytes that are left, len % 8 of all. */
static inline int64_t sip_end(sip s, const uint8_t *rest, size_t len) {
    uint64_t v0 = s.a, v1 = s.b, v2 = s.c, v3 = s.d;
    uint64_t last = load_tail(rest, len % 8, len) | (uint64_t)len << 56;
    v3 ^= last;
    SIP_ROUND(v0, v1, v2, v3);
    v0 ^= last;
    v2 ^= 0xff;
    SIP_ROUND(v0, v1, v2, v3);
    SIP_ROUND(v0, v1, v2, v3);
    SIP_ROUND(v0, v1, v2, v3);
    return never_minus_one(v0 ^ v1 ^ v2 ^ v3);
}

int64_t hnhash_bytes(const void *p, size_t len, const uint64_t seed[2]) {
    if (len == 0) return 0;
    const uint8_t *at = p;
    return sip_end(sip_words(sip_begin(seed), at, len / 8), at + (len & ~(size_t)7), len);
}

hn_status hnhash_bytes_long(hn_meter *m, const void *p, size_t len, const uint64_t seed[2], int64_t *out) {
    const uint8_t *at = p;
    sip s = sip_begin(seed);
    size_t words = len / 8, part;
    for (; words > 0; words -= part, at += part * 8) {
        part = words < PART_WORDS ? words : PART_WORDS;
        s = sip_words(s, at, part);
        HN_TRY(hnmeter_pace_uncounted(m, PART_WORDS >> 3));
    }
    *out = len ? sip_end(s, at, len) : 0;
    return HN_OK;
}

/* ---- numbers: the remainder modulo 2^61 - 1, in which a factor of 2 is a rotation of 61 bits ---- */

static uint64_t rotate61(uint64_t x, unsigned n) {
    return n == 0 ? x : (x << n & MODULUS) | x >> (MODULUS_BITS - n);
}

int64_t hnhash_int64(int64_t v) {
    uint64_t size = v < 0 ? 0 - (uint64_t)v : (uint64_t)v;
    size %= MODULUS;
    return never_minus_one(v < 0 ? 0 - size : size);
}

/* Goes on with n limbs below those that h stands for. */
static uint64_t hash_limbs(uint64_t h, const uint32_t *a, size_t n) {
    while (n > 0) {
        n--;
        h = rotate61(h, 32) + a[n];
        if (h >= MODULUS) h -= MODULUS;
    }
    return h;
}

int64_t hnhash_bigint(const uint32_t *a, size_t n, bool neg) {
    uint64_t h = hash_limbs(0, a, n);
    return never_minus_one(neg ? 0 - h : h);
}

hn_status hnhash_bigint_long(hn_meter *m, const uint32_t *a, size_t n, bool neg, int64_t *out) {
    uint64_t h = 0;
    while (n > 0) {
        size_t part = n < PART_WORDS ? n : PART_WORDS;
        n -= part;
        h = hash_limbs(h, a + n, part);
        HN_TRY(hnmeter_pace_uncounted(m, PART_WORDS >> 3));
    }
    *out = never_minus_one(neg ? 0 - h : h);
    return HN_OK;
}

int64_t hnhash_double(double d, int64_t nan_hash) {
    uint64_t bits;
    memcpy(&bits, &d, sizeof bits);
    int biased = (int)(bits >> 52 & 0x7FF);
    uint64_t m = bits & ((UINT64_C(1) << 52) - 1);
    bool neg = bits >> 63;
    if (biased == 0x7FF) return m ? nan_hash : neg ? -314159 : 314159;
    if (biased) m |= UINT64_C(1) << 52;
    int e = (biased ? biased : 1) - 1075;
    /* 61 * 18 makes the exponent positive without changing the rotation. */
    uint64_t h = rotate61(m, (unsigned)(e + 61 * 18) % MODULUS_BITS);
    return never_minus_one(neg ? 0 - h : h);
}

int64_t hnhash_complex(int64_t real, int64_t imag) {
    return never_minus_one((uint64_t)real + 1000003u * (uint64_t)imag);
}

/* ---- containers ---- */

int64_t hnhash_tuple_end(uint64_t acc, size_t len) {
    acc += len ^ (UINT64_C(2870177450012600261) ^ 3527539u);
    return acc == UINT64_MAX ? 1546275796 : (int64_t)acc;
}

int64_t hnhash_set_end(uint64_t acc, size_t len) {
    acc ^= ((uint64_t)len + 1) * 1927868237u;
    acc ^= (acc >> 11) ^ (acc >> 25);
    acc = acc * 69069u + 907133923u;
    return acc == UINT64_MAX ? 590923713 : (int64_t)acc;
}
