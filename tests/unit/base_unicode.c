/* Unicode tables against CPython 3.14 (checksums over all code points, made by machine), and UTF-8. */
#include "base/unicode.h"
#include "base/utf8.h"

#include <stdio.h>

static int failures(const char *what, bool good, int *count) {
    if (good) return 0;
    printf("FAIL %s\n", what);
    return ++*count;
}

/* CRC-32 as zlib computes it. */
static uint32_t crc32(uint32_t crc, const void *p, size_t n) {
    const uint8_t *at = p;
    crc = ~crc;
    for (size_t i = 0; i < n; i++) {
        crc ^= at[i];
        for (int k = 0; k < 8; k++) crc = crc >> 1 ^ (crc & 1 ? 0xEDB88320u : 0);
    }
    return ~crc;
}

static uint32_t crc_points(uint32_t crc, const uint32_t *cp, size_t n) {
    uint8_t bytes[4], len = (uint8_t)n;
    crc = crc32(crc, &len, 1);
    for (size_t i = 0; i < n; i++) {
        for (int k = 0; k < 4; k++) bytes[k] = (uint8_t)(cp[i] >> 8 * k);
        crc = crc32(crc, bytes, 4);
    }
    return crc;
}

typedef uint32_t (*add_fn)(uint32_t crc, uint32_t c);

static uint32_t add_flags(uint32_t crc, uint32_t c) {
    unsigned flags = hnunicode_flags(c);
    uint8_t bytes[2] = {(uint8_t)flags, (uint8_t)(flags >> 8)};
    return crc32(crc, bytes, 2);
}

static uint32_t add_upper(uint32_t crc, uint32_t c) {
    uint32_t out[3];
    return crc_points(crc, out, (size_t)hnunicode_upper(c, out));
}

static uint32_t add_lower(uint32_t crc, uint32_t c) {
    uint32_t out[3];
    return crc_points(crc, out, (size_t)hnunicode_lower(c, out));
}

static uint32_t add_title(uint32_t crc, uint32_t c) {
    uint32_t out[3];
    return crc_points(crc, out, (size_t)hnunicode_title(c, out));
}

static uint32_t add_fold(uint32_t crc, uint32_t c) {
    uint32_t out[3];
    return crc_points(crc, out, (size_t)hnunicode_fold(c, out));
}

static uint32_t add_decimal(uint32_t crc, uint32_t c) {
    int8_t v = (int8_t)hnunicode_decimal(c);
    return crc32(crc, &v, 1);
}

static uint32_t crc_nfkc(uint32_t crc, const uint32_t *cp, size_t n) {
    hn_meter m;
    hn_buf b;
    uint32_t out[256];
    hnmeter_init(&m);
    hnbuf_init(&b, &m);
    if (hnunicode_normalize(&b, cp, 4, n, HN_NFKC) != HN_OK || b.len > sizeof out) {
        hnbuf_free(&b);
        return 0;
    }
    size_t count = b.len / 4;
    if (b.len) memcpy(out, b.data, b.len);
    hnbuf_free(&b);
    return m.bytes ? 0 : crc_points(crc, out, count);
}

static uint32_t add_nfkc(uint32_t crc, uint32_t c) {
    return crc_nfkc(crc, &c, 1);
}

static const struct {
    const char *name;
    add_fn add;
    uint32_t expected;
} all_points[] = {
    {"flags", add_flags, 0xbc7e528c}, {"upper", add_upper, 0xfa498c11}, {"lower", add_lower, 0x0055b0a8},
    {"title", add_title, 0x5e8e31b1}, {"fold", add_fold, 0xedc01130},   {"decimal", add_decimal, 0x93608885},
    {"nfkc", add_nfkc, 0x7d43423a},
};

static uint32_t random_below(uint64_t *state, uint32_t n) {
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((*state >> 33) % n);
}

static uint32_t random_point(uint64_t *state) {
    switch (random_below(state, 6)) {
    case 0: return 0x1100 + random_below(state, 256);
    case 1: return 0x300 + random_below(state, 0x70);
    case 2: return 0x41 + random_below(state, 0x20f);
    case 3: return 0xac00 + random_below(state, 11172);
    case 4: return 0xf900 + random_below(state, 0x6ff);
    }
    uint32_t c = random_below(state, 0x30000);
    return c >= 0xd800 && c < 0xe000 ? c - 0x2000 : c;
}

static uint32_t nfkc_random(void) {
    uint64_t state = 1;
    uint32_t crc = 0, cp[8];
    for (int i = 0; i < 40000; i++) {
        size_t n = 1 + random_below(&state, 8);
        for (size_t k = 0; k < n; k++) cp[k] = random_point(&state);
        crc = crc_nfkc(crc, cp, n);
    }
    return crc;
}

static uint32_t sigma_random(void) {
    static const uint32_t alphabet[] = {0x41,  0x3a3, 0x3a3, 0x2e,  0x27, 0x31,
                                        0x2b0, 0x301, 0x20,  0x1c5, 0xad};
    uint64_t state = 1;
    uint32_t crc = 0, cp[8], low[32];
    hn_meter m;
    hnmeter_init(&m);
    for (int i = 0; i < 20000; i++) {
        size_t n = 1 + random_below(&state, 7), out = 0;
        for (size_t k = 0; k < n; k++) cp[k] = alphabet[random_below(&state, 11)];
        for (size_t k = 0; k < n; k++) {
            if (cp[k] == 0x3a3 && hnunicode_final_sigma(&m, cp, 4, n, k))
                low[out++] = 0x3c2;
            else
                out += (size_t)hnunicode_lower(cp[k], low + out);
        }
        crc = crc_points(crc, low, out);
    }
    return crc;
}

/* ---- UTF-8 ---- */

/* CPython's decoder on the same bytes. */
static const struct {
    const char *bytes;
    size_t error, error_len;
    const char *reason;
} faulty[] = {
    {"\xed\xa0\x80", 0, 1, "invalid continuation byte"},
    {"a\xf0\x80", 1, 1, "invalid continuation byte"},
    {"\xe2\x82", 0, 2, "unexpected end of data"},
    {"\xf4\x90\x80\x80", 0, 1, "invalid continuation byte"},
    {"abcdefgh\xe2\x82"
     "A",
     8, 2, "invalid continuation byte"},
    {"\xc0\x80", 0, 1, "invalid start byte"},
    {"\xf8", 0, 1, "invalid start byte"},
    {"\xe2", 0, 1, "unexpected end of data"},
    {"\xf0\x9f\x98", 0, 3, "unexpected end of data"},
    {"\xe0\x80\x80", 0, 1, "invalid continuation byte"},
    {"\xf0\x9f\x98x", 0, 3, "invalid continuation byte"},
    {"\xed\xa0", 0, 1, "invalid continuation byte"},
    {"\x80", 0, 1, "invalid start byte"},
    {"\xc3\xa9\xff", 2, 1, "invalid start byte"},
};

static void test_faulty(int *count) {
    for (size_t i = 0; i < sizeof faulty / sizeof *faulty; i++) {
        hn_utf8_info info;
        const uint8_t *s = (const uint8_t *)faulty[i].bytes;
        bool valid = hnutf8_scan(s, strlen(faulty[i].bytes), false, &info);
        bool good = !valid && info.error == faulty[i].error && info.error_len == faulty[i].error_len &&
                    strcmp(info.reason, faulty[i].reason) == 0;
        if (failures("faulty UTF-8", good, count)) printf("  case %zu\n", i);
    }
}

/* Every code point there and back, surrogates as WTF-8. */
static void test_round_trip(int *count) {
    uint8_t bytes[16];
    for (uint32_t c = 0; c < 0x110000; c++) {
        uint32_t in[3] = {'x', c, 0x20AC}, out[3];
        size_t size = hnutf8_encoded_size(in, 4, 3);
        bool surrogate = c >= 0xD800 && c < 0xE000;
        hn_utf8_info info, strict;
        bool good = hnutf8_encode(bytes, in, 4, 3) == size && size == 4 + hnutf8_size(c);
        good = good && hnutf8_scan(bytes, size, true, &info) && info.count == 3 && info.error == size;
        good = good && info.max == (c > 0x20AC ? c : 0x20AC);
        good = good && hnutf8_scan(bytes, size, false, &strict) == !surrogate;
        if (good) hnutf8_decode(out, 4, bytes, size);
        good = good && memcmp(in, out, sizeof in) == 0;
        good = good && hnutf8_find_surrogate(in, 4, 3) == (surrogate ? 1 : 3);
        if (failures("UTF-8 round trip", good, count)) {
            printf("  U+%04X\n", (unsigned)c);
            return;
        }
    }
}

static void test_widths(int *count) {
    const uint8_t text[] = "plain ASCII, then caf\xc3\xa9 and more";
    size_t len = sizeof text - 1;
    uint8_t one[64], back[128];
    uint16_t two[64];
    uint32_t four[64];
    hn_utf8_info info;
    bool good = hnutf8_scan(text, len, false, &info) && info.max == 0xE9 && info.count == len - 1;
    hnutf8_decode(one, 1, text, len);
    hnutf8_decode(two, 2, text, len);
    hnutf8_decode(four, 4, text, len);
    for (size_t i = 0; i < info.count; i++) good = good && one[i] == two[i] && two[i] == four[i];
    good = good && hnutf8_encode(back, one, 1, info.count) == len && memcmp(back, text, len) == 0;
    good = good && hnutf8_encode(back, two, 2, info.count) == len && memcmp(back, text, len) == 0;
    good = good && hnutf8_encoded_size(one, 1, info.count) == len && hnutf8_max(one, 1, info.count) == 0xE9;
    hnutf8_convert(two, 2, one, 1, info.count);
    hnutf8_convert(four, 4, two, 2, info.count);
    good = good && four[24] == one[24] && hnutf8_width(0xFF) == 1 && hnutf8_width(0x100) == 2;
    good = good && hnutf8_ascii_prefix(text, len) == 21 && hnutf8_ascii_prefix(text, 21) == 21;
    failures("widths", good, count);
}

int main(void) {
    int count = 0;
    for (size_t i = 0; i < sizeof all_points / sizeof *all_points; i++) {
        uint32_t crc = 0;
        for (uint32_t c = 0; c < 0x110000; c++) crc = all_points[i].add(crc, c);
        failures(all_points[i].name, crc == all_points[i].expected, &count);
    }
    failures("nfkc of random texts", nfkc_random() == 0xced20656, &count);
    failures("final sigma", sigma_random() == 0x37aa9cdb, &count);
    failures("beyond Unicode", hnunicode_flags(0x110000) == 0 && hnunicode_flags(UINT32_MAX) == 0, &count);
    test_faulty(&count);
    test_round_trip(&count);
    test_widths(&count);
    return count != 0;
}
