/* Properties, case mappings and normal forms (Unicode Standard Annex 15). The tables are made by
 * tools/gen_unicode.py, which has their formats; they are trusted. Normalising charges the meter as it goes,
 * and hnunicode_normalize_long may be left at the end of a slice (work.h). */
#include "base/unicode.h"
#include "base/varint.h"
#include "base/work.h"
#include "base/utf8.h"

#include "base/unicode_tables.h"

enum { CASE_UPPER, CASE_LOWER, CASE_TITLE, CASE_FOLD };

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

/* The tables' position of a code point: they leave out the empty planes (tools/gen_unicode.py). */
static inline uint32_t position_of(uint32_t c) {
    if (HN_LIKELY(c < 0x32400)) return c;
    return c >= 0xE0000 && c < 0xE0200 ? c - 0xE0000 + 0x32400 : 0x32600;
}

unsigned hnunicode_flags(uint32_t c) {
    return flag_set[flag_index_at(position_of(c))];
}

/* ---- case ---- */

static uint32_t map_simple(uint32_t c, unsigned kind) {
    return c + (uint32_t)case_delta[4 * case_index_at(position_of(c)) + kind];
}

/* Index of `key` in a sorted table, or -1. */
static int find_special(uint32_t key) {
    size_t low = 0, high = COUNT_OF(special_key);
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (special_key[middle] == key) return (int)middle;
        if (special_key[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return -1;
}

static int map_full(uint32_t c, unsigned kind, uint32_t out[3]) {
    int special = c >= 0xDF && c < 0x10000 ? find_special(c << 2 | kind) : -1;
    if (special < 0) {
        out[0] = map_simple(c, kind);
        return 1;
    }
    const uint16_t *text = special_text + 3 * special;
    int n = 0;
    for (; n < 3 && text[n]; n++) out[n] = text[n];
    return n;
}

int hnunicode_upper(uint32_t c, uint32_t out[3]) {
    return map_full(c, CASE_UPPER, out);
}
int hnunicode_lower(uint32_t c, uint32_t out[3]) {
    return map_full(c, CASE_LOWER, out);
}
int hnunicode_title(uint32_t c, uint32_t out[3]) {
    return map_full(c, CASE_TITLE, out);
}
int hnunicode_fold(uint32_t c, uint32_t out[3]) {
    return map_full(c, CASE_FOLD, out);
}

static inline bool unicode_is_late(hn_meter *m, size_t i) {
    return (i & 0xFF) == 0xFF && hnmeter_late(m, 0x100 >> 1);
}

/* Final_Sigma of the Unicode standard, section 3.13: a cased letter before, none behind. */
bool hnunicode_final_sigma(hn_meter *m, const void *cp, unsigned width, size_t n, size_t i) {
    size_t before = i, behind = i + 1;
    for (; before > 0 && hnunicode_is(hnutf8_at(cp, width, before - 1), HN_UC_CASE_IGNORABLE); before--)
        if (unicode_is_late(m, i - before)) return false;
    if (before == 0 || !hnunicode_is(hnutf8_at(cp, width, before - 1), HN_UC_CASED)) return false;
    for (; behind < n && hnunicode_is(hnutf8_at(cp, width, behind), HN_UC_CASE_IGNORABLE); behind++)
        if (unicode_is_late(m, behind)) return false;
    return behind == n || !hnunicode_is(hnutf8_at(cp, width, behind), HN_UC_CASED);
}

/* ---- digits ---- */

int hnunicode_decimal(uint32_t c) {
    if (c < 0x80) return c >= '0' && c <= '9' ? (int)(c - '0') : -1;
    size_t low = 0, high = COUNT_OF(decimal_zero);
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (decimal_zero[middle] <= c)
            low = middle;
        else
            high = middle;
    }
    uint32_t value = c - decimal_zero[low];
    return value < 10 ? (int)value : -1;
}

/* ---- normalization: Unicode Standard Annex 15, and the Hangul arithmetic of section 3.12 ---- */

#define HANGUL_S  0xAC00u
#define HANGUL_L  0x1100u
#define HANGUL_V  0x1161u
#define HANGUL_T  0x11A7u
#define HANGUL_LS 19u
#define HANGUL_VS 21u
#define HANGUL_TS 28u

/* Index of the last entry that is not above `key`; the first isn't. */
static size_t find_last(const uint16_t *sorted, size_t low, size_t high, uint32_t key) {
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (sorted[middle] <= key)
            low = middle;
        else
            high = middle;
    }
    return low;
}

unsigned hnunicode_combining(uint32_t c) {
    if (c < combining_start[0] || c >= 0x20000) return 0;
    bool upper = c >= 0x10000;
    size_t low = upper ? COMBINING_PLANE_1 : 0, high = upper ? COUNT_OF(combining_start) : COMBINING_PLANE_1;
    return combining_class_at[find_last(combining_start, low, high, c & 0xFFFF)];
}

static void put_point(hn_buf *b, uint32_t c) {
    hnbuf_put(b, &c, sizeof c);
}

typedef struct mapping {
    unsigned len;
    uint32_t unit[HN_MAPPING_MOST];
} mapping;

/* Looks for c in the runs of a block, the first of which begins at `at`. Their format:
 * tools/gen_unicode.py. */
static bool find_in_block(const uint8_t *p, const uint8_t *end, uint32_t at, uint32_t c, mapping *out) {
    memset(out, 0, sizeof *out);
    while (p < end && at <= c) {
        unsigned head = *p++, count = 1, grows = 0;
        if (head & 16) at += hnvarint_get(&p);
        out->len = head & 7;
        if (out->len == 7) out->len = *p++;
        if (head & 8) {
            count = *p++ + 2u;
            grows = *p++;
        }
        for (unsigned i = 0; i < out->len; i++) {
            uint32_t difference = hnvarint_get(&p);
            out->unit[i] += difference >> 1 ^ (0 - (difference & 1));
        }
        if (c - at < count) {
            if (grows < out->len) out->unit[grows] += c - at;
            return true;
        }
        at += count;
    }
    return false;
}

/* What c is decomposed to by one step or more. */
static bool find_mapping(uint32_t c, mapping *out) {
    size_t low = 0, high = COUNT_OF(mapping_block) - 1;
    if (c < mapping_block[0] >> 14) return false;
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (mapping_block[middle] >> 14 <= c)
            low = middle;
        else
            high = middle;
    }
    const uint8_t *end = mapping_runs + (high == COUNT_OF(mapping_block) - 1 ? sizeof mapping_runs
                                                                             : mapping_block[high] & 0x3FFF);
    return find_in_block(mapping_runs + (mapping_block[low] & 0x3FFF), end, mapping_block[low] >> 14, c, out);
}

static const char *tag_of(uint32_t c) {
    size_t low = 0, high = COUNT_OF(tag_start);
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (tag_start[middle] >> 5 <= c)
            low = middle;
        else
            high = middle;
    }
    return decomposition_tag[tag_start[low] & 31];
}

unsigned hnunicode_decompose(uint32_t c, uint32_t out[HN_MAPPING_MOST], const char **tag) {
    mapping m;
    if (!find_mapping(c, &m)) return 0;
    *tag = tag_of(c);
    memcpy(out, m.unit, sizeof m.unit);
    return m.len;
}

/* As deep as the table goes, which is a few steps. */
static void decompose_one(hn_buf *b, uint32_t c, bool compatible) {
    if (c < 0xA0) {
        put_point(b, c);
        return;
    }
    uint32_t s = c - HANGUL_S;
    if (s < HANGUL_LS * HANGUL_VS * HANGUL_TS) {
        put_point(b, HANGUL_L + s / (HANGUL_VS * HANGUL_TS));
        put_point(b, HANGUL_V + s / HANGUL_TS % HANGUL_VS);
        if (s % HANGUL_TS) put_point(b, HANGUL_T + s % HANGUL_TS);
        return;
    }
    mapping m;
    if (!find_mapping(c, &m) || (!compatible && *tag_of(c))) {
        put_point(b, c);
        return;
    }
    for (unsigned i = 0; i < m.len; i++) decompose_one(b, m.unit[i], compatible);
}

/* The composition of two characters, or 0. */
static uint32_t compose_pair(uint32_t a, uint32_t b) {
    if (b < 0x300) return 0;
    uint32_t l = a - HANGUL_L, v = b - HANGUL_V, s = a - HANGUL_S, t = b - HANGUL_T;
    if (l < HANGUL_LS && v < HANGUL_VS) return HANGUL_S + (l * HANGUL_VS + v) * HANGUL_TS;
    if (s < HANGUL_LS * HANGUL_VS * HANGUL_TS && s % HANGUL_TS == 0 && t - 1 < HANGUL_TS - 1) return a + t;
    size_t second = 0;
    uint32_t key = b | a >> 16 << 21;
    while (second < COUNT_OF(compose_second) && compose_second[second] < key) second++;
    if (second == COUNT_OF(compose_second) || compose_second[second] != key) return 0;
    size_t low = compose_start[second], high = compose_start[second + 1];
    while (low < high) {
        size_t middle = (low + high) / 2;
        uint32_t result = (a & ~0xFFFFu) | compose_result[middle];
        mapping parts;
        if (!find_mapping(result, &parts)) return 0; /* they all have one */
        if (parts.unit[0] == a) return result;
        if (parts.unit[0] < a)
            low = middle + 1;
        else
            high = middle;
    }
    return 0;
}

/* A normalisation at work: what is being done, and how far. */
enum { DECOMPOSE, ORDER, COMPOSE, NORMAL };
typedef struct normalizer {
    hn_buf work; /* code points */
    uint8_t phase;
    bool leave, moved; /* moved: it has just been left */
    size_t i, count;   /* count: code points when they are decomposed */
    size_t out, starter;
    unsigned last; /* class of the last character kept behind the starter */
} normalizer;
static void drop_normalizer(hn_meter *m, void *state) {
    (void)m;
    hnbuf_free(&((normalizer *)state)->work);
}
static const hn_work_kind normalizer_kind = {sizeof(normalizer), 0, drop_normalizer, NULL};

/* After some hundred characters: whether to leave. */
static bool unicode_leaves(const normalizer *s) {
    return s->leave && hnwork_due(s->work.meter);
}

static hn_status unicode_pace(normalizer *s) {
    if (unicode_leaves(s) && !s->moved) return s->moved = true, HN_AGAIN;
    s->moved = false;
    return hnmeter_pace(s->work.meter, 1024);
}

static hn_status decompose_all(normalizer *s, const void *cp, unsigned width, size_t n, int form) {
    for (; s->i < n; s->i++) {
        if (s->i % 16 == 0) HN_TRY(hnmeter_charge(s->work.meter, 4));
        size_t before = s->work.len;
        decompose_one(&s->work, hnutf8_at(cp, width, s->i), form & HN_NFKD);
        size_t made = (s->work.len - before) / sizeof(uint32_t);
        if (made > 1) HN_TRY(hnmeter_charge(s->work.meter, 4 * made));
        if (s->i % 16 != 15 || !unicode_leaves(s)) continue;
        s->i++;
        return HN_AGAIN;
    }
    if (s->work.failed) return HN_NOMEM;
    s->count = s->work.len / sizeof(uint32_t);
    s->i = 1;
    return HN_OK;
}

/* Stable insertion sort of each run of combining marks. */
static hn_status order_marks(normalizer *s) {
    uint32_t *cp = (uint32_t *)(void *)s->work.data;
    for (; s->i < s->count; s->i++) {
        if (s->i % 1024 == 1023) HN_TRY(unicode_pace(s));
        uint32_t c = cp[s->i];
        unsigned class = hnunicode_combining(c);
        size_t at = s->i;
        if (class == 0) continue;
        while (at > 0 && hnunicode_combining(cp[at - 1]) > class) {
            cp[at] = cp[at - 1];
            at--;
        }
        cp[at] = c;
        HN_TRY(hnmeter_charge(s->work.meter, (s->i - at) >> 2));
        if (!unicode_leaves(s)) continue;
        s->i++;
        return HN_AGAIN;
    }
    s->i = s->out = s->last = 0;
    s->starter = SIZE_MAX;
    return hnmeter_charge(s->work.meter, s->count >> 2);
}

/* In place. */
static hn_status compose_all(normalizer *s) {
    uint32_t *cp = (uint32_t *)(void *)s->work.data;
    for (; s->i < s->count; s->i++) {
        uint32_t c = cp[s->i];
        if (s->i % 1024 == 1023) HN_TRY(unicode_pace(s));
        unsigned class = hnunicode_combining(c);
        bool adjacent = s->starter != SIZE_MAX && s->out == s->starter + 1;
        if (s->starter != SIZE_MAX && (adjacent || s->last < class)) {
            uint32_t joined = compose_pair(cp[s->starter], c);
            if (joined) {
                cp[s->starter] = joined;
                continue;
            }
        }
        if (class == 0) s->starter = s->out;
        s->last = class;
        cp[s->out++] = c;
    }
    s->work.len = s->out * sizeof *cp;
    return HN_OK;
}

static hn_status unicode_normalize(normalizer *s, const void *cp, unsigned width, size_t n, int form) {
    for (; s->phase < NORMAL; s->phase++) {
        switch (s->phase) {
        case DECOMPOSE: HN_TRY(decompose_all(s, cp, width, n, form)); break;
        case ORDER: HN_TRY(order_marks(s)); break;
        default:
            if (form & HN_NFC) HN_TRY(compose_all(s));
        }
    }
    return HN_OK;
}

static hn_status normalize_with(normalizer *s, hn_buf *out, const void *cp, unsigned width, size_t n,
                                int form) {
    hn_status st = unicode_normalize(s, cp, width, n, form);
    if (st == HN_AGAIN) return hnwork_save(out->meter, &normalizer_kind, s);
    if (st == HN_OK) hnbuf_put(out, s->work.data, s->work.len);
    hnbuf_free(&s->work);
    return st == HN_OK && out->failed ? HN_NOMEM : st;
}

hn_status hnunicode_normalize(hn_buf *out, const void *cp, unsigned width, size_t n, int form) {
    normalizer s = {.leave = false};
    hnbuf_init(&s.work, out->meter);
    return normalize_with(&s, out, cp, width, n, form);
}

hn_status hnunicode_normalize_long(hn_buf *out, const void *cp, unsigned width, size_t n, int form) {
    normalizer s = {.leave = true};
    hnbuf_init(&s.work, out->meter);
    (void)hnwork_resume(out->meter, &normalizer_kind, &s);
    return normalize_with(&s, out, cp, width, n, form);
}

uint32_t hnunicode_normal_below(int form) {
    return form == HN_NFC ? 0x300 : form == HN_NFD ? 0xC0 : 0xA0;
}
