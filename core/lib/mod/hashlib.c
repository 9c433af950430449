/* Module hashlib: MD5, SHA-1, SHA-2, SHA-3, BLAKE2 and scrypt's mix (RFC 7914) as primitives for
 * core/lib/py/hashlib.py. A hash under way is a bytearray that holds a `state`, so that snapshots keep it. A
 * program may forge one, so it is checked at each call. Long updates can be left at the end of a slice. */
#include "lib/native.h"

typedef enum family { MD5, SHA1, SHA2_32, SHA2_64, KECCAK, BLAKE2B, BLAKE2S } family;

typedef struct state {
    uint64_t h[25]; /* the chaining value: 32-bit words stand in the lower halves; Keccak's lanes */
    uint64_t total; /* bytes that have gone through h */
    uint32_t algorithm, used;
    uint8_t block[168]; /* `used` bytes that have not */
    uint32_t last;      /* BLAKE2: whether it is the last node */
} state;

/* In the order in which hashlib.py numbers them. Keccak's `pad` begins the padding. */
static const struct algorithm {
    uint8_t family, block, pad;
} algorithms[] = {{MD5, 64, 0},      {SHA1, 64, 0},     {SHA2_32, 64, 0},    {SHA2_32, 64, 1},
                  {SHA2_64, 128, 0}, {SHA2_64, 128, 1}, {KECCAK, 144, 6},    {KECCAK, 136, 6},
                  {KECCAK, 104, 6},  {KECCAK, 72, 6},   {KECCAK, 168, 0x1f}, {KECCAK, 136, 0x1f},
                  {BLAKE2B, 128, 0}, {BLAKE2S, 64, 0}};
#define ALGORITHMS (sizeof algorithms / sizeof *algorithms)

/* The constants of SHA-512; their upper halves are those of SHA-256. */
static const uint64_t sha2_k[80] = {
    0x428a2f98d728ae22u, 0x7137449123ef65cdu, 0xb5c0fbcfec4d3b2fu, 0xe9b5dba58189dbbcu, 0x3956c25bf348b538u,
    0x59f111f1b605d019u, 0x923f82a4af194f9bu, 0xab1c5ed5da6d8118u, 0xd807aa98a3030242u, 0x12835b0145706fbeu,
    0x243185be4ee4b28cu, 0x550c7dc3d5ffb4e2u, 0x72be5d74f27b896fu, 0x80deb1fe3b1696b1u, 0x9bdc06a725c71235u,
    0xc19bf174cf692694u, 0xe49b69c19ef14ad2u, 0xefbe4786384f25e3u, 0x0fc19dc68b8cd5b5u, 0x240ca1cc77ac9c65u,
    0x2de92c6f592b0275u, 0x4a7484aa6ea6e483u, 0x5cb0a9dcbd41fbd4u, 0x76f988da831153b5u, 0x983e5152ee66dfabu,
    0xa831c66d2db43210u, 0xb00327c898fb213fu, 0xbf597fc7beef0ee4u, 0xc6e00bf33da88fc2u, 0xd5a79147930aa725u,
    0x06ca6351e003826fu, 0x142929670a0e6e70u, 0x27b70a8546d22ffcu, 0x2e1b21385c26c926u, 0x4d2c6dfc5ac42aedu,
    0x53380d139d95b3dfu, 0x650a73548baf63deu, 0x766a0abb3c77b2a8u, 0x81c2c92e47edaee6u, 0x92722c851482353bu,
    0xa2bfe8a14cf10364u, 0xa81a664bbc423001u, 0xc24b8b70d0f89791u, 0xc76c51a30654be30u, 0xd192e819d6ef5218u,
    0xd69906245565a910u, 0xf40e35855771202au, 0x106aa07032bbd1b8u, 0x19a4c116b8d2d0c8u, 0x1e376c085141ab53u,
    0x2748774cdf8eeb99u, 0x34b0bcb5e19b48a8u, 0x391c0cb3c5c95a63u, 0x4ed8aa4ae3418acbu, 0x5b9cca4f7763e373u,
    0x682e6ff3d6b2b8a3u, 0x748f82ee5defb2fcu, 0x78a5636f43172f60u, 0x84c87814a1f0ab72u, 0x8cc702081a6439ecu,
    0x90befffa23631e28u, 0xa4506cebde82bde9u, 0xbef9a3f7b2c67915u, 0xc67178f2e372532bu, 0xca273eceea26619cu,
    0xd186b8c721c0c207u, 0xeada7dd6cde0eb1eu, 0xf57d4f7fee6ed178u, 0x06f067aa72176fbau, 0x0a637dc5a2c898a6u,
    0x113f9804bef90daeu, 0x1b710b35131c471bu, 0x28db77f523047d84u, 0x32caab7b40c72493u, 0x3c9ebe0a15c9bebcu,
    0x431d67c49c100d4cu, 0x4cc5d4becb3e42b6u, 0x597f299cfc657e2au, 0x5fcb6fab3ad6faecu, 0x6c44198c4a475817u};
/* Of SHA-512; the upper halves are those of SHA-256, and all are those of BLAKE2. */
static const uint64_t sha512_h[8] = {0x6a09e667f3bcc908u, 0xbb67ae8584caa73bu, 0x3c6ef372fe94f82bu,
                                     0xa54ff53a5f1d36f1u, 0x510e527fade682d1u, 0x9b05688c2b3e6c1fu,
                                     0x1f83d9abfb41bd6bu, 0x5be0cd19137e2179u};
/* Of SHA-384; the lower halves are those of SHA-224. */
static const uint64_t sha384_h[8] = {0xcbbb9d5dc1059ed8u, 0x629a292a367cd507u, 0x9159015a3070dd17u,
                                     0x152fecd8f70e5939u, 0x67332667ffc00b31u, 0x8eb44a8768581511u,
                                     0xdb0c2e0d64f98fa7u, 0x47b5481dbefa4fa4u};
static const uint32_t md5_k[64] = {
    0xd76aa478u, 0xe8c7b756u, 0x242070dbu, 0xc1bdceeeu, 0xf57c0fafu, 0x4787c62au, 0xa8304613u, 0xfd469501u,
    0x698098d8u, 0x8b44f7afu, 0xffff5bb1u, 0x895cd7beu, 0x6b901122u, 0xfd987193u, 0xa679438eu, 0x49b40821u,
    0xf61e2562u, 0xc040b340u, 0x265e5a51u, 0xe9b6c7aau, 0xd62f105du, 0x02441453u, 0xd8a1e681u, 0xe7d3fbc8u,
    0x21e1cde6u, 0xc33707d6u, 0xf4d50d87u, 0x455a14edu, 0xa9e3e905u, 0xfcefa3f8u, 0x676f02d9u, 0x8d2a4c8au,
    0xfffa3942u, 0x8771f681u, 0x6d9d6122u, 0xfde5380cu, 0xa4beea44u, 0x4bdecfa9u, 0xf6bb4b60u, 0xbebfbc70u,
    0x289b7ec6u, 0xeaa127fau, 0xd4ef3085u, 0x04881d05u, 0xd9d4d039u, 0xe6db99e5u, 0x1fa27cf8u, 0xc4ac5665u,
    0xf4292244u, 0x432aff97u, 0xab9423a7u, 0xfc93a039u, 0x655b59c3u, 0x8f0ccc92u, 0xffeff47du, 0x85845dd1u,
    0x6fa87e4fu, 0xfe2ce6e0u, 0xa3014314u, 0x4e0811a1u, 0xf7537e82u, 0xbd3af235u, 0x2ad7d2bbu, 0xeb86d391u};

static inline uint32_t rol32(uint32_t x, unsigned n) {
    return x << n | x >> (32 - n);
}
static inline uint32_t ror32(uint32_t x, unsigned n) {
    return x >> n | x << (32 - n);
}
static inline uint64_t ror64(uint64_t x, unsigned n) {
    return x >> n | x << (64 - n);
}
static uint64_t read_le(const uint8_t *p, unsigned n) {
    uint64_t v = 0;
    while (n--) v = v << 8 | p[n];
    return v;
}
static uint64_t read_be(const uint8_t *p, unsigned n) {
    uint64_t v = 0;
    for (unsigned i = 0; i < n; i++) v = v << 8 | p[i];
    return v;
}

/* ---- MD5, SHA-1, SHA-2 ---- */

static void md5_block(uint64_t *h, const uint8_t *p) {
    static const uint8_t turns[16] = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};
    uint32_t a = (uint32_t)h[0], b = (uint32_t)h[1], c = (uint32_t)h[2], d = (uint32_t)h[3];
    for (unsigned i = 0; i < 64; i++) {
        unsigned round = i >> 4, word = round == 0   ? i
                                        : round == 1 ? 5 * i + 1
                                        : round == 2 ? 3 * i + 5
                                                     : 7 * i;
        uint32_t f = round == 0   ? (b & c) | (~b & d)
                     : round == 1 ? (d & b) | (~d & c)
                     : round == 2 ? b ^ c ^ d
                                  : c ^ (b | ~d);
        f += a + md5_k[i] + (uint32_t)read_le(p + 4 * (word & 15), 4);
        a = d, d = c, c = b;
        b += rol32(f, turns[round * 4 + (i & 3)]);
    }
    h[0] = (uint32_t)h[0] + a, h[1] = (uint32_t)h[1] + b, h[2] = (uint32_t)h[2] + c,
    h[3] = (uint32_t)h[3] + d;
}

static void sha1_block(uint64_t *h, const uint8_t *p) {
    uint32_t w[80], a = (uint32_t)h[0], b = (uint32_t)h[1], c = (uint32_t)h[2], d = (uint32_t)h[3],
                    e = (uint32_t)h[4];
    for (unsigned i = 0; i < 80; i++)
        w[i] =
            i < 16 ? (uint32_t)read_be(p + 4 * i, 4) : rol32(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
    for (unsigned i = 0; i < 80; i++) {
        uint32_t f = i < 20   ? ((b & c) | (~b & d)) + 0x5a827999u
                     : i < 40 ? (b ^ c ^ d) + 0x6ed9eba1u
                     : i < 60 ? ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdcu
                              : (b ^ c ^ d) + 0xca62c1d6u;
        uint32_t t = rol32(a, 5) + f + e + w[i];
        e = d, d = c, c = rol32(b, 30), b = a, a = t;
    }
    h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e;
}

static void sha256_block(uint64_t *h, const uint8_t *p) {
    uint32_t w[64], v[8];
    for (unsigned i = 0; i < 64; i++) {
        if (i < 16) {
            w[i] = (uint32_t)read_be(p + 4 * i, 4);
            continue;
        }
        uint32_t x = w[i - 15], y = w[i - 2];
        w[i] = w[i - 16] + (ror32(x, 7) ^ ror32(x, 18) ^ x >> 3) + w[i - 7] +
               (ror32(y, 17) ^ ror32(y, 19) ^ y >> 10);
    }
    for (unsigned i = 0; i < 8; i++) v[i] = (uint32_t)h[i];
    for (unsigned i = 0; i < 64; i++) {
        uint32_t a = v[0], e = v[4];
        uint32_t t = v[7] + (ror32(e, 6) ^ ror32(e, 11) ^ ror32(e, 25)) + ((e & v[5]) ^ (~e & v[6])) +
                     (uint32_t)(sha2_k[i] >> 32) + w[i];
        uint32_t u = (ror32(a, 2) ^ ror32(a, 13) ^ ror32(a, 22)) + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
        memmove(v + 1, v, 7 * sizeof *v);
        v[4] += t;
        v[0] = t + u;
    }
    for (unsigned i = 0; i < 8; i++) h[i] = (uint32_t)h[i] + v[i];
}

static void sha512_block(uint64_t *h, const uint8_t *p) {
    uint64_t w[80], v[8];
    for (unsigned i = 0; i < 80; i++) {
        if (i < 16) {
            w[i] = read_be(p + 8 * i, 8);
            continue;
        }
        uint64_t x = w[i - 15], y = w[i - 2];
        w[i] = w[i - 16] + (ror64(x, 1) ^ ror64(x, 8) ^ x >> 7) + w[i - 7] +
               (ror64(y, 19) ^ ror64(y, 61) ^ y >> 6);
    }
    memcpy(v, h, sizeof v);
    for (unsigned i = 0; i < 80; i++) {
        uint64_t a = v[0], e = v[4];
        uint64_t t = v[7] + (ror64(e, 14) ^ ror64(e, 18) ^ ror64(e, 41)) + ((e & v[5]) ^ (~e & v[6])) +
                     sha2_k[i] + w[i];
        uint64_t u = (ror64(a, 28) ^ ror64(a, 34) ^ ror64(a, 39)) + ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
        memmove(v + 1, v, 7 * sizeof *v);
        v[4] += t;
        v[0] = t + u;
    }
    for (unsigned i = 0; i < 8; i++) h[i] += v[i];
}

/* ---- SHA-3 ---- */

static void keccak_rounds(uint64_t *a) {
    uint8_t lfsr = 1;
    for (unsigned round = 0; round < 24; round++) {
        uint64_t c[5], moved = a[1];
        for (unsigned x = 0; x < 5; x++) c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
        for (unsigned i = 0; i < 25; i++) a[i] ^= c[(i + 4) % 5] ^ ror64(c[(i + 1) % 5], 63);
        moved = a[1];
        for (unsigned t = 0, x = 1, y = 0; t < 24; t++) {
            unsigned to = (2 * x + 3 * y) % 5, turn = (t + 1) * (t + 2) / 2 % 64;
            x = y, y = to;
            uint64_t was = a[x + 5 * y];
            a[x + 5 * y] = turn ? ror64(moved, 64 - turn) : moved;
            moved = was;
        }
        for (unsigned y = 0; y < 25; y += 5) {
            memcpy(c, a + y, sizeof c);
            for (unsigned x = 0; x < 5; x++) a[y + x] = c[x] ^ (~c[(x + 1) % 5] & c[(x + 2) % 5]);
        }
        for (unsigned j = 0; j < 7; j++) {
            if (lfsr & 1) a[0] ^= UINT64_C(1) << ((1u << j) - 1);
            lfsr = (uint8_t)(lfsr << 1 ^ (lfsr >> 7) * 0x71);
        }
    }
}

static void keccak_block(state *s, unsigned rate) {
    for (unsigned i = 0; i < rate / 8; i++) s->h[i] ^= read_le(s->block + 8 * i, 8);
    keccak_rounds(s->h);
}

/* ---- BLAKE2 ---- */

static const uint8_t sigma[10][16] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
                                      {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
                                      {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
                                      {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
                                      {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
                                      {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
                                      {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
                                      {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
                                      {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
                                      {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};

/* Both kinds: with 64-bit words, or with 32-bit ones (`narrow`). */
static uint64_t blake2_turn(uint64_t x, unsigned wide, unsigned n, bool narrow) {
    return narrow ? ror32((uint32_t)x, n) : ror64(x, wide);
}
static void blake2_mix(uint64_t *v, const uint8_t *at, uint64_t x, uint64_t y, bool narrow) {
    uint64_t mask = narrow ? UINT32_MAX : UINT64_MAX, *a = v + at[0], *b = v + at[1], *c = v + at[2],
             *d = v + at[3];
    *a = (*a + *b + x) & mask, *d = blake2_turn(*d ^ *a, 32, 16, narrow);
    *c = (*c + *d) & mask, *b = blake2_turn(*b ^ *c, 24, 12, narrow);
    *a = (*a + *b + y) & mask, *d = blake2_turn(*d ^ *a, 16, 8, narrow);
    *c = (*c + *d) & mask, *b = blake2_turn(*b ^ *c, 63, 7, narrow);
}

static void blake2_block(state *s, bool narrow, bool final) {
    static const uint8_t at[8][4] = {{0, 4, 8, 12},  {1, 5, 9, 13},  {2, 6, 10, 14}, {3, 7, 11, 15},
                                     {0, 5, 10, 15}, {1, 6, 11, 12}, {2, 7, 8, 13},  {3, 4, 9, 14}};
    uint64_t v[16], m[16], mask = narrow ? UINT32_MAX : UINT64_MAX;
    unsigned size = narrow ? 4 : 8;
    s->total += s->used;
    for (unsigned i = 0; i < 16; i++) {
        m[i] = read_le(s->block + size * i, size);
        v[i] = i < 8 ? s->h[i] : narrow ? sha512_h[i - 8] >> 32 : sha512_h[i - 8];
    }
    v[12] ^= s->total & mask;
    if (narrow) v[13] ^= s->total >> 32;
    if (final) v[14] ^= mask;
    if (final && s->last) v[15] ^= mask;
    for (unsigned r = 0; r < (narrow ? 10 : 12); r++)
        for (unsigned i = 0; i < 8; i++)
            blake2_mix(v, at[i], m[sigma[r % 10][2 * i]], m[sigma[r % 10][2 * i + 1]], narrow);
    for (unsigned i = 0; i < 8; i++) s->h[i] ^= v[i] ^ v[i + 8];
    s->used = 0;
}

/* ---- any of them ---- */

static void run_block(state *s, const struct algorithm *a) {
    switch ((family)a->family) {
    case MD5: md5_block(s->h, s->block); break;
    case SHA1: sha1_block(s->h, s->block); break;
    case SHA2_32: sha256_block(s->h, s->block); break;
    case SHA2_64: sha512_block(s->h, s->block); break;
    case KECCAK: keccak_block(s, a->block); break;
    default: blake2_block(s, a->family == BLAKE2S, false); return;
    }
    s->total += s->used;
    s->used = 0;
}

/* The padding with the length behind it, and the last block. */
static void finish_length(state *s, const struct algorithm *a) {
    unsigned room = a->block == 128 ? 16 : 8;
    uint64_t bits = (s->total + s->used) << 3;
    if (s->used == a->block) run_block(s, a);
    s->block[s->used++] = 0x80;
    memset(s->block + s->used, 0, a->block - s->used);
    if (s->used > a->block - room) {
        run_block(s, a);
        memset(s->block, 0, a->block);
    }
    for (unsigned i = 0; i < 8; i++)
        s->block[a->family == MD5 ? 56 + i : a->block - 1u - i] = (uint8_t)(bits >> 8 * i);
    run_block(s, a);
}

static void put_words(const state *s, unsigned size, bool big, uint8_t *to, unsigned n) {
    for (unsigned i = 0; i < n; i++) {
        unsigned byte = i % size;
        to[i] = (uint8_t)(s->h[i / size] >> 8 * (big ? size - 1 - byte : byte));
    }
}

/* After each block: what 16 of them take, in hnmeter_pace's units. */
HN_CHECK static hn_status hashlib_pace(hn_vm *vm, const struct algorithm *a, uint32_t blocks) {
    if ((blocks & 15) != 15) return HN_OK;
    return hnapi_pace(vm, 16 * (a->family == KECCAK ? 64 : a->block >> 2));
}

/* n bytes of the result; n fits for all but the extendable ones. HN_STOPPED. */
HN_CHECK static hn_status hashlib_finish(hn_vm *vm, state *s, uint8_t *to, uint32_t n) {
    const struct algorithm *a = &algorithms[s->algorithm];
    if (a->family == KECCAK) {
        if (s->used == a->block) run_block(s, a);
        memset(s->block + s->used, 0, a->block - s->used);
        s->block[s->used] ^= a->pad;
        s->block[a->block - 1] ^= 0x80;
        run_block(s, a);
        for (uint32_t blocks = 0; n > a->block; n -= a->block, to += a->block, blocks++) {
            HN_TRY(hashlib_pace(vm, a, blocks));
            put_words(s, 8, false, to, a->block);
            keccak_rounds(s->h);
        }
    } else if (a->family >= BLAKE2B) {
        memset(s->block + s->used, 0, a->block - s->used);
        blake2_block(s, a->family == BLAKE2S, true);
    } else {
        finish_length(s, a);
    }
    bool wide = a->family == SHA2_64 || a->family == KECCAK || a->family == BLAKE2B;
    put_words(s, wide ? 8 : 4, a->family >= SHA1 && a->family <= SHA2_64, to, n);
    return HN_OK;
}

static void hashlib_begin(state *s, uint32_t algorithm, const uint8_t *parameters, uint32_t n) {
    static const uint32_t md5_h[5] = {0x67452301u, 0xefcdab89u, 0x98badcfeu, 0x10325476u, 0xc3d2e1f0u};
    const struct algorithm *a = &algorithms[algorithm];
    bool narrow = a->family == SHA2_32 || a->family == BLAKE2S, blake = a->family >= BLAKE2B;
    memset(s, 0, sizeof *s);
    s->algorithm = algorithm;
    if (a->family == KECCAK) return;
    for (unsigned i = 0; i < 8; i++) {
        s->h[i] = narrow ? sha512_h[i] >> 32 : sha512_h[i];
        if (a->family < SHA2_32) s->h[i] = i < 5 ? md5_h[i] : 0;
        if (a->family == SHA2_64 && a->pad == 0) s->h[i] = sha384_h[i];
        if (a->family == SHA2_32 && a->pad == 0) s->h[i] = (uint32_t)sha384_h[i];
        unsigned size = narrow ? 4 : 8;
        if (blake && (i + 1) * size <= n) s->h[i] ^= read_le(parameters + i * size, size);
    }
}

/* ---- primitives ---- */

static bool hashlib_load(hn_value v, state *s) {
    if (hnapi_bytearray_len(v) != sizeof *s) return false;
    memcpy(s, hnapi_bytearray_data(v), sizeof *s);
    return s->algorithm < ALGORITHMS && s->used <= algorithms[s->algorithm].block;
}

/* _hash_new(algorithm, parameters, last): a state. */
static hn_status hash_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint32_t len;
    if (hnv_int(args[0]) >= (int64_t)ALGORITHMS || !hnapi_bytes_view(args[1], &p, &len))
        return hnapi_bad_argument(vm);
    state s;
    hashlib_begin(&s, (uint32_t)hnv_int(args[0]), p, len);
    s.last = args[2] == HN_TRUE;
    return hnapi_bytearray_new(vm, &s, sizeof s, out);
}

typedef struct hashing {
    state s;
    uint32_t done, blocks;
} hashing;
static const hn_work_kind hashing_kind = {sizeof(hashing), 0, NULL, NULL};

/* _hash_update(state, bytes) */
static hn_status hash_update(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hashing h;
    const uint8_t *p;
    uint32_t len;
    if (!hashlib_load(args[0], &h.s) || !hnapi_bytes_view(args[1], &p, &len)) return hnapi_bad_argument(vm);
    const struct algorithm *a = &algorithms[h.s.algorithm];
    *out = HN_NONE;
    if (!hnwork_resume(hnapi_meter(vm), &hashing_kind, &h)) {
        h.done = h.blocks = 0;
        HN_TRY(hnapi_charge(vm, len >> 4));
    }
    for (uint32_t from = h.blocks; h.done < len; h.blocks++) {
        if (h.blocks > from && hnwork_due(hnapi_meter(vm)))
            return hnwork_save(hnapi_meter(vm), &hashing_kind, &h);
        HN_TRY(hashlib_pace(vm, a, h.blocks));
        if (h.s.used == a->block) run_block(&h.s, a);
        uint32_t part = a->block - h.s.used < len - h.done ? a->block - h.s.used : len - h.done;
        memcpy(h.s.block + h.s.used, p + h.done, part);
        h.s.used += part;
        h.done += part;
    }
    memcpy(hnapi_bytearray_data(args[0]), &h.s, sizeof h.s);
    return HN_OK;
}

/* _hash_digest(state, bytes): what the hash is so far. */
static hn_status hash_digest(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    state s;
    if (!hashlib_load(args[0], &s)) return hnapi_bad_argument(vm);
    uint32_t size = (uint32_t)hnv_int(args[1]);
    if (algorithms[s.algorithm].family != KECCAK && size > 64) size = 64;
    HN_TRY(hnapi_charge(vm, size >> 4));
    uint8_t *data;
    HN_TRY(hnapi_bytes_room(vm, size, out, &data));
    return hashlib_finish(vm, &s, data, size);
}

/* ---- scrypt (RFC 7914) ---- */

/* Four of the words are mixed, by a column or a row. */
static void salsa_quarter(uint32_t *x, unsigned a, unsigned b, unsigned c, unsigned d) {
    x[b] ^= rol32(x[a] + x[d], 7);
    x[c] ^= rol32(x[b] + x[a], 9);
    x[d] ^= rol32(x[c] + x[b], 13);
    x[a] ^= rol32(x[d] + x[c], 18);
}

static void salsa_8(uint32_t *block) {
    uint32_t x[16];
    memcpy(x, block, sizeof x);
    for (unsigned round = 0; round < 4; round++) {
        for (unsigned i = 0; i < 4; i++)
            salsa_quarter(x, 5 * i, (5 * i + 4) % 16, (5 * i + 8) % 16, (5 * i + 12) % 16);
        for (unsigned i = 0; i < 4; i++)
            salsa_quarter(x, 5 * i, 4 * i + (i + 1) % 4, 4 * i + (i + 2) % 4, 4 * i + (i + 3) % 4);
    }
    for (unsigned i = 0; i < 16; i++) block[i] += x[i];
}

/* _scrypt_mix(a, b): scryptBlockMix of a XOR b, which have the same length, a multiple of 128. */
static hn_status scrypt_mix(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *a, *b;
    uint32_t len, other, x[16] = {0};
    bool fits = hnapi_bytes_view(args[0], &a, &len) && hnapi_bytes_view(args[1], &b, &other);
    if (!fits || len != other || !len || len % 128) return hnapi_bad_argument(vm);
    uint8_t *to;
    HN_TRY(hnapi_charge(vm, 1));
    HN_TRY(hnapi_bytes_room(vm, len, out, &to));
    for (uint32_t k = 0, blocks = len / 64; k <= blocks; k++) {
        uint32_t at = 64 * ((k + blocks - 1) % blocks); /* the last one comes first */
        HN_TRY(hnapi_pace(vm, 16));
        for (unsigned i = 0; i < 16; i++) {
            uint32_t place = at + 4 * i;
            x[i] ^= (uint32_t)(read_le(a + place, 4) ^ read_le(b + place, 4));
        }
        if (!k) continue;
        salsa_8(x);
        uint8_t *p = to + ((k - 1) % 2 ? len / 2 : 0) + (k - 1) / 2 * 64;
        for (unsigned i = 0; i < 64; i++) p[i] = (uint8_t)(x[i / 4] >> 8 * (i % 4));
    }
    return HN_OK;
}

static const hn_primitive_def hashlib_primitives[] = {
    HN_PRIMITIVE("_hash_new", hash_new, HN_A_SIZE, HN_A_BYTES, HN_ANY),
    HN_PRIMITIVE("_hash_update", hash_update, HN_A_BYTEARRAY, HN_ANY),
    HN_PRIMITIVE("_hash_digest", hash_digest, HN_A_BYTEARRAY, HN_A_SIZE),
    HN_PRIMITIVE("_scrypt_mix", scrypt_mix, HN_A_BYTES, HN_A_BYTES), HN_PRIMITIVES_END};

const hn_module_def hnlib_module_hashlib = {
    .name = "hashlib", .face = true, .primitives = hashlib_primitives};
