/* Names, categories and numeric values of characters, for unicodedata and for \N{...} in literals. The
 * formats of the tables are in tools/gen_unicode_data.py. The listed names are read from hognose.lib through
 * meter.character_names, so each use must expect that they are missing. Names of Hangul syllables and of
 * ranges such as ideographs are computed (section 4.8 of the Unicode standard). */
#include "base/unicode.h"
#include "base/varint.h"

#include "base/unicode_data_tables.h"

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

#define BLOCKS(rows) (((rows) + NAME_BLOCK - 1) / NAME_BLOCK)

/* Names that are listed, as they lie in hognose.lib. Of each block of rows there are the first code point,
 * the place of its first row, and a mask of the first words. */
typedef struct listed {
    uint32_t name_block[BLOCKS(NAMES)], name_at[BLOCKS(NAMES)], name_mask[BLOCKS(NAMES)];
    uint32_t alias_block[BLOCKS(ALIASES)], alias_at[BLOCKS(ALIASES)], alias_mask[BLOCKS(ALIASES)];
    uint32_t word_at[(WORDS + WORD_BLOCK - 1) / WORD_BLOCK + 1], byte_word[BYTE_WORDS];
    uint8_t name[NAME_BYTES], alias[ALIAS_BYTES], word[WORD_BYTES];
} listed;
const uint32_t hnunicode_names_size = sizeof(listed);

static hn_status get_listed(hn_meter *m, const listed **out) {
    const uint8_t *bytes = NULL;
    hn_status st = m->character_names ? m->character_names(m, &bytes) : HN_OK;
    *out = (const listed *)(const void *)bytes;
    return st;
}

/* Index of the last entry that is not above `key`; the first isn't. */
static size_t find_block(const uint32_t *sorted, size_t high, uint32_t key) {
    size_t low = 0;
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (sorted[middle] <= key)
            low = middle;
        else
            high = middle;
    }
    return low;
}

static uint32_t get_zigzag(const uint8_t **p) {
    uint32_t v = hnvarint_get(p);
    return v >> 1 ^ (0 - (v & 1));
}

/* ---- records ---- */

hn_unicode_record hnunicode_record(uint32_t c) {
    size_t block = find_block(record_block, COUNT_OF(record_block), c);
    const uint8_t *p = record_runs + record_at[block];
    uint32_t at = record_block[block];
    unsigned record;
    do {
        record = *p++;
        at += hnvarint_get(&p);
    } while (at <= c);
    const uint8_t *fields = record_fields + 3 * record;
    return (hn_unicode_record){category_name[fields[0]], direction_name[fields[1]],
                               width_name[fields[2] >> 1], fields[2] & 1};
}

bool hnunicode_numeric(uint32_t c, double *out) {
    int digit = hnunicode_decimal(c);
    *out = digit;
    if (digit >= 0) return true;
    const uint8_t *p = numeric_runs, *end = p + sizeof numeric_runs;
    for (uint32_t at = 0; p < end && at <= c;) {
        at += hnvarint_get(&p);
        uint32_t count = hnvarint_get(&p);
        double top = (int32_t)get_zigzag(&p);
        for (uint32_t power = hnvarint_get(&p); power; power--) top *= 10;
        uint32_t bottom = hnvarint_get(&p), step = hnvarint_get(&p);
        *out = top / bottom + (double)step * (c - at);
        if (c - at < count) return true;
        at += count;
    }
    return false;
}

/* ---- words ---- */

static void next_word(const uint8_t **p, char *word, unsigned *len) {
    unsigned shared = **p >> 5, more = **p & 31;
    memcpy(word + shared, *p + 1, more);
    *p += 1 + more;
    *len = shared + more;
}

/* Writes word `id`; returns its length. */
static unsigned unicode_data_put_word(const listed *l, unsigned id, char *out) {
    const uint8_t *p = l->word + l->word_at[id / WORD_BLOCK];
    unsigned len = 0;
    for (unsigned i = 0; i <= id % WORD_BLOCK; i++) next_word(&p, out, &len);
    return len;
}

static int compare_text(const char *a, size_t n, const char *b, size_t m) {
    int order = memcmp(a, b, n < m ? n : m);
    return order ? order : n < m ? -1 : n > m;
}

/* The number of a word, or WORDS. */
static unsigned find_word(const listed *l, const char *s, size_t n) {
    size_t low = 0, high = COUNT_OF(l->word_at) - 1;
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        const uint8_t *p = l->word + l->word_at[middle];
        if (compare_text((const char *)p + 1, *p, s, n) <= 0)
            low = middle;
        else
            high = middle;
    }
    char word[WORD_MOST];
    const uint8_t *p = l->word + l->word_at[low], *end = l->word + l->word_at[low + 1];
    for (unsigned id = (unsigned)low * WORD_BLOCK, len = 0; p < end; id++) {
        next_word(&p, word, &len);
        if (len == n && memcmp(word, s, n) == 0) return id;
    }
    return WORDS;
}

/* ---- names as rows of words ---- */

typedef struct name_reader {
    const uint32_t *byte_word;
    const uint8_t *p;
    uint32_t at; /* the code point of the name that was read, plus one */
    unsigned count;
    uint16_t word[WORDS_MOST];
} name_reader;

static void next_name(name_reader *r) {
    unsigned head = *r->p++, end = (head & 7) + (head >> 3 & 15);
    if (head & 128) r->at += get_zigzag(&r->p);
    for (unsigned i = head & 7; i < end; i++) {
        unsigned c = *r->p++;
        r->word[i] = (uint16_t)(c < BYTE_WORDS ? r->byte_word[c] : (c - BYTE_WORDS) << 8 | *r->p++);
    }
    r->count = end;
    r->at++;
}

/* Rows of names or aliases. */
typedef struct name_rows {
    const uint8_t *data;
    const uint32_t *block, *at, *mask;
    unsigned count;
} name_rows;

/* Sets r to the beginning of a block; gives how many rows it has. */
static unsigned begin_rows(const name_rows *rows, unsigned block, name_reader *r) {
    unsigned rest = rows->count - block * NAME_BLOCK;
    r->p = rows->data + rows->at[block];
    r->at = rows->block[block];
    return rest < NAME_BLOCK ? rest : NAME_BLOCK;
}

/* The code point whose row has these words, or NONE. */
static uint32_t unicode_data_find_words(const name_rows *rows, const name_reader *key) {
    name_reader r = {.byte_word = key->byte_word};
    for (unsigned block = 0; block < BLOCKS(rows->count); block++) {
        if (!(rows->mask[block] >> (key->word[0] & 31) & 1)) continue;
        for (unsigned n = begin_rows(rows, block, &r); n; n--) {
            next_name(&r);
            if (r.count == key->count && memcmp(r.word, key->word, r.count * sizeof *r.word) == 0)
                return r.at - 1;
        }
    }
    return HN_UNICODE_NONE;
}

/* ---- names that are computed: the Unicode standard, section 4.8 ---- */

#define HANGUL_S 0xAC00u
static const char hangul[] = "HANGUL SYLLABLE ";
static const char hangul_part[19 + 21 + 28][4] = {
    "G",  "GG", "N",  "D",  "DD", "R",   "M",  "B",  "BB",  "S",  "SS", "",   "J",   "JJ", "C",  "K",  "T",
    "P",  "H",  "A",  "AE", "YA", "YAE", "EO", "E",  "YEO", "YE", "O",  "WA", "WAE", "OE", "YO", "U",  "WEO",
    "WE", "WI", "YU", "EU", "YI", "I",   "",   "G",  "GG",  "GS", "N",  "NJ", "NH",  "D",  "L",  "LG", "LM",
    "LB", "LS", "LT", "LP", "LH", "M",   "B",  "BS", "S",   "SS", "NG", "J",  "C",   "K",  "T",  "P",  "H"};

static unsigned unicode_data_put_text(char *out, unsigned at, const char *z) {
    size_t n = strlen(z);
    memcpy(out + at, z, n);
    return at + (unsigned)n;
}

static unsigned put_hangul(uint32_t s, char *out) {
    unsigned n = unicode_data_put_text(out, 0, hangul);
    n = unicode_data_put_text(out, n, hangul_part[s / (21 * 28)]);
    n = unicode_data_put_text(out, n, hangul_part[19 + s / 28 % 21]);
    return unicode_data_put_text(out, n, hangul_part[40 + s % 28]);
}

/* The longest part that text begins with, by its number among those from `first`. */
static unsigned find_part(const char **p, const char *end, unsigned first, unsigned count) {
    unsigned best = count;
    size_t longest = 0;
    for (unsigned i = 0; i < count; i++) {
        size_t n = strlen(hangul_part[first + i]);
        bool fits = n <= (size_t)(end - *p) && memcmp(*p, hangul_part[first + i], n) == 0;
        if (fits && (best == count || n > longest)) {
            best = i;
            longest = n;
        }
    }
    *p += longest;
    return best;
}

static uint32_t find_hangul(const char *s, const char *end) {
    unsigned l = find_part(&s, end, 0, 19), v = find_part(&s, end, 19, 21), t = find_part(&s, end, 40, 28);
    return s == end && v < 21 ? HANGUL_S + (l * 21 + v) * 28 + t : HN_UNICODE_NONE;
}

static uint32_t find_computed(const char *s, size_t n) {
    size_t digits = n;
    uint32_t c = 0;
    while (digits > 0 && s[digits - 1] != '-') digits--;
    if (n - digits < 4 || n - digits > 5) return HN_UNICODE_NONE;
    for (size_t i = digits; i < n; i++) {
        unsigned d = (unsigned)s[i] - '0' < 10 ? (unsigned)s[i] - '0' : (unsigned)s[i] - 'A' + 10;
        if (d > 15) return HN_UNICODE_NONE;
        c = c << 4 | d;
    }
    for (size_t i = 0; i < COUNT_OF(computed_name); i++) {
        if (c < computed_name[i].first || c > computed_name[i].last) continue;
        bool same = compare_text(computed_name[i].prefix, strlen(computed_name[i].prefix), s, digits) == 0;
        return same ? c : HN_UNICODE_NONE;
    }
    return HN_UNICODE_NONE;
}

/* ---- both directions ---- */

static unsigned put_computed(uint32_t c, char out[HN_UNICODE_NAME_MOST]) {
    if (c - HANGUL_S < 11172) return put_hangul(c - HANGUL_S, out);
    for (size_t i = 0; i < COUNT_OF(computed_name); i++) {
        if (c < computed_name[i].first || c > computed_name[i].last) continue;
        unsigned n = unicode_data_put_text(out, 0, computed_name[i].prefix);
        for (int shift = c > 0xFFFF ? 16 : 12; shift >= 0; shift -= 4)
            out[n++] = "0123456789ABCDEF"[c >> shift & 15];
        return n;
    }
    return 0;
}

static name_rows unicode_data_names(const listed *l) {
    return (name_rows){l->name, l->name_block, l->name_at, l->name_mask, NAMES};
}

static unsigned put_listed(const listed *l, uint32_t c, char out[HN_UNICODE_NAME_MOST]) {
    name_rows rows = unicode_data_names(l);
    name_reader r = {.byte_word = l->byte_word};
    if (c < rows.block[0]) return 0;
    unsigned rest = begin_rows(&rows, (unsigned)find_block(rows.block, BLOCKS(NAMES), c), &r), n = 0;
    while (rest-- && r.at <= c) next_name(&r);
    if (r.at != c + 1) return 0;
    for (unsigned i = 0; i < r.count; i++) {
        if (i) out[n++] = ' ';
        n += unicode_data_put_word(l, r.word[i], out + n);
    }
    return n;
}

hn_status hnunicode_name(hn_meter *m, uint32_t c, char out[HN_UNICODE_NAME_MOST], uint32_t *n) {
    const listed *names;
    *n = put_computed(c, out);
    if (*n) return HN_OK;
    HN_TRY(get_listed(m, &names));
    *n = names ? put_listed(names, c, out) : HN_UNICODE_ABSENT;
    return HN_OK;
}

static uint32_t find_listed(const listed *l, const char *s, size_t n) {
    name_reader key = {.byte_word = l->byte_word};
    for (const char *p = s, *end = s + n; p <= end; p++) {
        const char *word = p;
        while (p < end && *p != ' ') p++;
        unsigned id = find_word(l, word, (size_t)(p - word));
        if (id == WORDS || key.count == WORDS_MOST) return HN_UNICODE_NONE;
        key.word[key.count++] = (uint16_t)id;
    }
    name_rows names = unicode_data_names(l),
              aliases = {l->alias, l->alias_block, l->alias_at, l->alias_mask, ALIASES};
    uint32_t c = unicode_data_find_words(&names, &key);
    return c != HN_UNICODE_NONE ? c : unicode_data_find_words(&aliases, &key);
}

hn_status hnunicode_lookup(hn_meter *m, const char *name, size_t n, uint32_t *out) {
    char s[HN_UNICODE_NAME_MOST];
    const listed *names;
    size_t prefix = sizeof hangul - 1;
    *out = HN_UNICODE_NONE;
    if (n == 0 || n > sizeof s) return HN_OK;
    if (n > prefix && memcmp(name, hangul, prefix) == 0) {
        *out = find_hangul(name + prefix, name + n);
        return HN_OK;
    }
    *out = find_computed(name, n);
    if (*out != HN_UNICODE_NONE) return HN_OK;
    HN_TRY(get_listed(m, &names));
    for (size_t i = 0; i < n; i++) s[i] = (char)(name[i] >= 'a' && name[i] <= 'z' ? name[i] - 32 : name[i]);
    *out = names ? find_listed(names, s, n) : HN_UNICODE_ABSENT;
    return HN_OK;
}
