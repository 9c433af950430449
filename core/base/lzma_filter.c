/* The filters of .xz files: branch filters turn the relative addresses of branches in machine code into
 * absolute ones, which repeat more often, and back; the delta filter takes differences of bytes.
 * lib/mod/lzma.c calls hnlzma_filter for a piece at a time. It changes bytes in place, and leaves the last
 * few if an instruction may continue after them. */
#include "base/lzma.h"

enum { DELTA = 3, X86, POWERPC, IA64, ARM, THUMB, SPARC };

typedef struct lz_filter {
    uint8_t kind, distance, at, zero;
    uint32_t place; /* of the first byte */
    uint32_t seen; /* x86: a bit for each of the last three bytes that was like an opcode; 16 times that: with
                      an address */
    uint8_t before[256];
} lz_filter;
_Static_assert(sizeof(lz_filter) <= HN_LZMA_FILTER_SIZE, "the state has its size");

static uint32_t load_low(const uint8_t *p) {
    return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}
static void store_low(uint8_t *p, uint32_t v) {
    for (unsigned i = 0; i < 4; i++) p[i] = (uint8_t)(v >> 8 * i);
}
static uint32_t load_high(const uint8_t *p) {
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}
static void store_high(uint8_t *p, uint32_t v) {
    for (unsigned i = 0; i < 4; i++) p[i] = (uint8_t)(v >> (24 - 8 * i));
}

static size_t lz_difference(lz_filter *f, bool pack, uint8_t *p, size_t n) {
    for (size_t i = 0; i < n; i++, f->at--) {
        uint8_t before = f->before[(uint8_t)(f->distance + f->at + 1)], byte = p[i];
        p[i] = (uint8_t)(pack ? byte - before : byte + before);
        f->before[f->at] = pack ? byte : p[i];
    }
    return n;
}

static bool is_sign(uint8_t byte) {
    return byte == 0 || byte == 0xff;
}

/* A jump or call with an offset of 32 bits whose highest byte is a sign. `seen` has three bits for the bytes
 * before it that were like one, and says which byte of the address would not be what it is taken for. */
static void x86_address(uint8_t *p, uint32_t seen, uint32_t delta) {
    static const uint8_t wrong[8] = {0, 1, 2, 2, 3, 3, 3, 3};
    uint32_t to = load_low(p) + delta, bits = 8u * wrong[seen & 7];
    for (unsigned i = 0; i < 4 && seen && is_sign((uint8_t)(to >> (24 - bits))); i++)
        to = (to ^ ((1u << (32 - bits)) - 1)) + delta;
    store_low(p, (to & 0x1ffffff) | (to >> 24 & 1 ? 0xfe000000u : 0));
}

static size_t x86(lz_filter *f, bool pack, uint8_t *p, size_t n) {
    size_t i = 0;
    uint32_t seen = f->seen;
    while (i + 5 <= n) {
        bool like = (p[i] & 0xfe) == 0xe8, sign = is_sign(p[i + 4]);
        uint32_t last = seen & 7;
        if (like && sign && seen < 8 && (last < 3 || last == 4)) {
            uint32_t place = f->place + (uint32_t)i + 5;
            x86_address(p + i + 1, last, pack ? place : 0u - place);
            i += 5;
            seen = 0;
            continue;
        }
        seen = (seen << 1 & 0x66) | (like ? 1 : 0) | (like && sign ? 0x10 : 0);
        i++;
    }
    f->seen = seen;
    return i;
}

static size_t arm(lz_filter *f, bool pack, uint8_t *p, size_t n) {
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        if (p[i + 3] != 0xeb) continue;
        uint32_t place = f->place + (uint32_t)i + 8, to = load_low(p + i) << 2;
        store_low(p + i, ((pack ? to + place : to - place) >> 2 & 0xffffff) | 0xeb000000u);
    }
    return i;
}

static size_t thumb(lz_filter *f, bool pack, uint8_t *p, size_t n) {
    size_t i = 0;
    for (; i + 4 <= n; i += 2) {
        if ((p[i + 1] & 0xf8) != 0xf0 || (p[i + 3] & 0xf8) != 0xf8) continue;
        uint32_t word = load_low(p + i), place = f->place + (uint32_t)i + 4;
        uint32_t to = ((word & 0x7ff) << 11 | (word >> 16 & 0x7ff)) << 1;
        to = (pack ? to + place : to - place) >> 1;
        store_low(p + i, 0xf800f000u | (to >> 11 & 0x7ff) | (to & 0x7ff) << 16);
        i += 2;
    }
    return i;
}

static size_t powerpc(lz_filter *f, bool pack, uint8_t *p, size_t n) {
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        uint32_t word = load_high(p + i), place = f->place + (uint32_t)i;
        if ((word & 0xfc000003u) != 0x48000001u) continue;
        store_high(p + i, 0x48000001u | ((pack ? word - 1 + place : word - 1 - place) & 0x03fffffcu));
    }
    return i;
}

static size_t sparc(lz_filter *f, bool pack, uint8_t *p, size_t n) {
    size_t i = 0;
    for (; i + 4 <= n; i += 4) {
        uint32_t word = load_high(p + i), place = f->place + (uint32_t)i;
        if (word >> 22 != 0x100 && word >> 22 != 0x1ff) continue;
        uint32_t to = (pack ? (word << 2) + place : (word << 2) - place) >> 2;
        store_high(p + i, 0x40000000u | (to & 0x3fffff) | (to >> 22 & 1 ? 0x3fc00000u : 0));
    }
    return i;
}

/* Three instructions of 41 bits in 16 bytes, whose lowest five bits say which may be branches. */
static void ia64_word(uint8_t *p, unsigned slot, uint32_t place, bool pack) {
    unsigned bit = 5 + 41 * slot, skew = bit & 7;
    uint64_t bits = 0, word;
    p += bit >> 3;
    for (unsigned i = 0; i < 6; i++) bits |= (uint64_t)p[i] << 8 * i;
    word = bits >> skew;
    if ((word >> 37 & 15) != 5 || (word >> 9 & 7)) return;
    uint32_t to = (uint32_t)((word >> 13 & 0xfffff) | (word >> 36 & 1) << 20) << 4;
    to = (pack ? to + place : to - place) >> 4;
    word = (word & ~(UINT64_C(0x8fffff) << 13)) | (uint64_t)(to & 0xfffff) << 13 |
           (uint64_t)(to & 0x100000) << 16;
    bits = (bits & ((1u << skew) - 1)) | word << skew;
    for (unsigned i = 0; i < 6; i++) p[i] = (uint8_t)(bits >> 8 * i);
}

static size_t ia64(lz_filter *f, bool pack, uint8_t *p, size_t n) {
    static const uint8_t slots[16] = {4, 4, 6, 6, 0, 0, 7, 7, 4, 4, 0, 0, 4, 4, 0, 0};
    size_t i = 0;
    for (; i + 16 <= n; i += 16)
        for (unsigned slot = 0, kind = p[i] & 31; slot < 3; slot++)
            if (kind >= 16 && slots[kind - 16] >> slot & 1)
                ia64_word(p + i, slot, f->place + (uint32_t)i, pack);
    return i;
}

size_t hnlzma_filter(uint8_t *state, size_t size, bool pack, uint8_t *p, size_t n) {
    static size_t (*const filters[])(lz_filter *, bool, uint8_t *,
                                     size_t) = {lz_difference, x86, powerpc, ia64, arm, thumb, sparc};
    lz_filter *f = (lz_filter *)(void *)state;
    if (size < HN_LZMA_FILTER_SIZE || f->kind < DELTA || f->kind > SPARC) return 0;
    size_t done = filters[f->kind - DELTA](f, pack, p, n);
    f->place += (uint32_t)done;
    return done;
}
