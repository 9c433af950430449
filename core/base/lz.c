/* LZ77 (Ziv and Lempel 1977) on bytes, with a window that begins with a dictionary of strings that Python
 * programs have often. After a change of the dictionary or of the format older snapshots cannot be read:
 * change HN_SNAP_VERSION (snap/format.h), too.
 *
 * The stream: a control byte, literals in its high four bits and match length - 3 in its low four (15: a
 * varint of the rest follows), then the literals, then the match's distance as a varint. A stream ends after
 * literals. */
#include "base/lz.h"

#include <string.h>

#define MIN_MATCH 3u
#define HASH_BITS 12u
#define WINDOW    (1u << 20) /* a power of two */
#define HURRY     11u        /* so many bits of the length of literals are bytes to be left out */
#define MOST_LEFT 31u
#define TRIES     16u
#define ENOUGH    512u       /* bytes: no longer match is looked for */
#define LONGEST   (1u << 18) /* bytes of a match, and of literals that are written at once */

/* Behind it the data; the most common at the end, where distances are short. */
static const char dictionary[] =
    "NotImplementedErrorZeroDivisionErrorStopIterationUnicodeErrordataclassfunctoolsitertoolscollections"
    "staticmethodclassmethod@property__annotations____getattr____setattr____contains____module__"
    "__qualname____firstlineno____static_attributes____slots____iter____next____enter____exit__"
    "__loader____spec____package____builtins____doc____file____call____hash____eq____lt____len__"
    "__getitem__ __repr__(self):\n        return "
    "f\"AttributeErrorIndexErrorKeyErrorRuntimeErrorTypeErrorValueError"
    "Exceptionraise \nwith open( as f:\nexcept Exception as e:\n        print(f\"finally:\n    try:\n        "
    "assert isinstance(global nonlocal async def await lambda x: yield from import json\nfrom collections "
    "import "
    "sorted(key=lambda "
    "reversed(enumerate(zip(map(filter(range(len(list(dict(set(tuple(str(int(float(bool(sum(min(max("
    ".append(.items():\n.keys().values().get(.join(.split(.strip().format(.replace(.startswith(.lower()"
    "continue\nbreak\npass\nwhile True:\n    while elif not else:\n        is None:\n        and or "
    "in range(1000for i in for item in for key, value in self.name = nameresult = []\ntotal = 0\n = {}\n += "
    "1\n == "
    "if __name__ == \"__main__\":\n    main()\nclass def __init__(self, def main():\n    if \n        return "
    "\n    return "
    "\n        self.\n    def \n    for \n            \nprint(";
#define DICTIONARY_SIZE ((uint32_t)sizeof dictionary - 1)

static uint32_t lz_hash_at(const uint8_t *p) {
    uint32_t v = (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16;
    return v * 0x9E3779B1u >> (32 - HASH_BITS);
}

static void put_varint(hn_buf *to, uint32_t v) {
    for (; v >= 0x80; v >>= 7) hnbuf_byte(to, (uint8_t)(v | 0x80));
    hnbuf_byte(to, (uint8_t)v);
}

static void put_length(hn_buf *to, uint32_t n) {
    if (n >= 15) put_varint(to, n - 15);
}

static void begin_sequence(hn_lz *z, uint32_t upto, uint32_t length, uint32_t distance) {
    uint32_t n = upto - z->literals, m = length ? length - MIN_MATCH : 0;
    hnbuf_byte(z->to, (uint8_t)((n < 15 ? n : 15) << 4 | (m < 15 ? m : 15)));
    put_length(z->to, n);
    z->upto = upto;
    z->length = length;
    z->distance = distance;
    z->open = true;
}

/* False: there are more literals. */
static bool end_sequence(hn_lz *z) {
    uint32_t n = z->upto - z->literals;
    if (n > LONGEST) n = LONGEST;
    hnbuf_put(z->to, z->window + z->literals, n);
    z->literals += n;
    z->open = z->literals < z->upto;
    if (z->open) return false;
    if (z->length) {
        put_length(z->to, z->length - MIN_MATCH);
        put_varint(z->to, z->distance - 1);
    }
    z->literals += z->length;
    return true;
}

static uint32_t match_length(const hn_lz *z, uint32_t a, uint32_t b) {
    uint32_t n = 0;
    uint32_t most = z->end - b < LONGEST ? z->end - b : LONGEST;
    while (n < most && z->window[a + n] == z->window[b + n]) n++;
    return n;
}

static uint32_t find_match(const hn_lz *z, uint32_t at, uint32_t *distance) {
    uint32_t best = 0, tries = TRIES;
    if (at + MIN_MATCH > z->end) return 0;
    for (uint32_t p = z->head[lz_hash_at(z->window + at)]; p && tries-- && best < ENOUGH;
         p = z->link[(p - 1) % WINDOW]) {
        uint32_t d = at - (p - 1);
        if (d > WINDOW) break; /* its link is another position's by now */
        uint32_t n = match_length(z, p - 1, at);
        if (n < MIN_MATCH || (n == MIN_MATCH && d > 128) || n <= best) continue;
        if (n == best + 1 && best && d > *distance * 64) continue; /* a byte won, a byte lost */
        best = n;
        *distance = d;
    }
    return best;
}

static void lz_remember(hn_lz *z, uint32_t at) {
    if (at + MIN_MATCH > z->end) return;
    uint32_t h = lz_hash_at(z->window + at);
    z->link[at % WINDOW] = z->head[h];
    z->head[h] = at + 1;
}

bool hnlz_step(hn_lz *z, uint32_t most) {
    uint32_t until = z->end - z->at < most ? z->end : z->at + most;
    if (z->to->failed) return true;
    if (z->open && !end_sequence(z)) return false;
    if (z->last) return true;
    while (z->at < until) {
        uint32_t at = z->at, distance = 0, next = 0, n = find_match(z, at, &distance);
        lz_remember(z, at);
        if (n && n < 32 && find_match(z, at + 1, &next) > n + 1) n = 0; /* a better one begins behind it */
        if (!n) { /* where nothing is found for long, less is looked for */
            uint32_t left = (at - z->literals) >> HURRY;
            z->at += 1 + (left < MOST_LEFT ? left : MOST_LEFT);
            continue;
        }
        begin_sequence(z, at, n, distance);
        for (uint32_t k = 1; k < n; k++) lz_remember(z, at + k);
        z->at += n;
        if (!end_sequence(z)) return false;
    }
    if (z->at < z->end) return false;
    z->last = true;
    begin_sequence(z, z->end, 0, 0);
    return end_sequence(z);
}

size_t hnlz_begin(hn_buf *window) {
    hnbuf_put(window, dictionary, DICTIONARY_SIZE);
    return DICTIONARY_SIZE;
}

void hnlz_start(hn_lz *z, hn_buf *to, const hn_buf *window) {
    size_t links = window->len < WINDOW ? window->len : WINDOW;
    *z = (hn_lz){.to = to, .window = window->data, .end = (uint32_t)window->len};
    z->bytes = (((size_t)1 << HASH_BITS) + links) * sizeof(uint32_t);
    z->head = window->len > UINT32_MAX / 8 ? NULL : hnmem_alloc(to->meter, z->bytes);
    if (!z->head) {
        to->failed = true;
        return;
    }
    z->link = z->head + (1u << HASH_BITS);
    memset(z->head, 0, sizeof(uint32_t) << HASH_BITS);
    for (; z->at + MIN_MATCH <= DICTIONARY_SIZE; z->at++) lz_remember(z, z->at);
    z->at = z->literals = DICTIONARY_SIZE;
}

void hnlz_drop(hn_lz *z) {
    if (z->head) hnmem_free(z->to->meter, z->head, z->bytes);
    z->head = NULL;
}

void hnlz_compress(hn_buf *to, const hn_buf *window) {
    hn_lz z;
    hnlz_start(&z, to, window);
    while (!hnlz_step(&z, UINT32_MAX)) continue;
    hnlz_drop(&z);
}

typedef struct input {
    const uint8_t *p, *end;
} input;

static bool lz_get_varint(input *in, size_t limit, size_t *out) {
    uint64_t v = 0;
    for (unsigned shift = 0; shift < 35; shift += 7) {
        if (in->p == in->end) return false;
        uint8_t c = *in->p++;
        v |= (uint64_t)(c & 0x7F) << shift;
        if (c & 0x80) continue;
        *out = (size_t)v;
        return v <= limit;
    }
    return false;
}

static bool get_length(input *in, unsigned nibble, size_t limit, size_t *out) {
    *out = nibble;
    if (nibble < 15) return nibble <= limit;
    if (!lz_get_varint(in, limit, out)) return false;
    *out += 15;
    return *out <= limit;
}

/* Copies from `distance` before out + at, where the dictionary lies in front of `out`. */
static void lz_copy_match(uint8_t *out, size_t at, size_t distance, size_t n) {
    for (size_t k = 0; k < n; k++, at++)
        out[at] = distance > at ? (uint8_t)dictionary[DICTIONARY_SIZE + at - distance] : out[at - distance];
}

/* How much of what is begun lies before `until`. */
static size_t take_some(hn_unlz *z, size_t until) {
    size_t n = z->left < until - z->at ? z->left : until - z->at;
    z->at += n;
    z->left -= n;
    return n;
}

static bool begin_literals(hn_unlz *z, input *in) {
    if (in->p == in->end) return false;
    z->control = *in->p++;
    z->distance = 0;
    return get_length(in, z->control >> 4, z->size - z->at, &z->left) && z->left <= (size_t)(in->end - in->p);
}

static bool begin_match(hn_unlz *z, input *in) {
    size_t room = z->size - z->at, distance;
    if (!get_length(in, z->control & 15, room, &z->left) || room - z->left < MIN_MATCH) return false;
    if (!lz_get_varint(in, UINT32_MAX / 2, &distance) || distance >= z->at + DICTIONARY_SIZE) return false;
    z->left += MIN_MATCH;
    z->distance = distance + 1;
    return true;
}

hn_status hnlz_expand_step(hn_unlz *of, const uint8_t *p, size_t n, size_t most) {
    hn_unlz z = *of;
    input in = {p + z.from, p + n};
    const size_t until = z.size - z.at < most ? z.size : z.at + most;
    size_t part;
    bool there = true;
    while (there) {
        if (!z.distance) {
            part = take_some(&z, until);
            if (part) memcpy(z.out + z.at - part, in.p, part);
            in.p += part;
            if (z.left) break;
            if (in.p == in.end) return z.at == z.size ? HN_OK : HN_RAISED;
            there = begin_match(&z, &in);
            if (!there) break;
        }
        part = take_some(&z, until);
        lz_copy_match(z.out, z.at - part, z.distance, part);
        if (z.left) break;
        there = begin_literals(&z, &in);
    }
    z.from = (size_t)(in.p - p);
    *of = z;
    return there ? HN_AGAIN : HN_RAISED;
}

bool hnlz_expand(const uint8_t *p, size_t n, uint8_t *out, size_t size) {
    hn_unlz z = HN_UNLZ(out, size);
    return hnlz_expand_step(&z, p, n, SIZE_MAX) == HN_OK;
}
