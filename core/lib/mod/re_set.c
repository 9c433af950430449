/* Sets of characters for regular expressions: classes, ranges, and their forms when case is ignored.
 * re_compile.c makes sets with it, and the matcher asks them about characters from 256 on. A set must answer
 * as CPython's `re` does. */
#include "re_internal.h"

/* ---- single characters ---- */

uint32_t hnre_lower(uint32_t c) {
    uint32_t to[3];
    if (c < 128) return c - 'A' < 26u ? c | 32 : c;
    (void)hnunicode_lower(c, to);
    return to[0];
}

/* Lower case letters that have an upper case in common. */
static const uint16_t alike[][3] = {
    {0x69, 0x131},   {0x73, 0x17F},    {0xB5, 0x3BC},    {0x345, 0x3B9, 0x1FBE},  {0x390, 0x1FD3},
    {0x3B0, 0x1FE3}, {0x3B2, 0x3D0},   {0x3B5, 0x3F5},   {0x3B8, 0x3D1},          {0x3BA, 0x3F0},
    {0x3C0, 0x3D6},  {0x3C1, 0x3F1},   {0x3C2, 0x3C3},   {0x3C6, 0x3D5},          {0x432, 0x1C80},
    {0x434, 0x1C81}, {0x43E, 0x1C82},  {0x441, 0x1C83},  {0x442, 0x1C84, 0x1C85}, {0x44A, 0x1C86},
    {0x463, 0x1C87}, {0x1C88, 0xA64B}, {0x1E61, 0x1E9B}, {0xFB05, 0xFB06}};
#define ALIKE (sizeof alike / sizeof *alike)

static const uint16_t *find_alike(uint32_t c) {
    for (size_t i = 0; i < ALIKE && c >= 0x69 && c <= 0xFB06; i++)
        for (unsigned k = 0; k < 3; k++)
            if (alike[i][k] == c) return alike[i];
    return NULL;
}

bool hnre_is_cased(uint32_t c, bool ascii) {
    uint32_t to[3];
    if (c < 128) return (c | 32) - 'a' < 26u;
    if (ascii) return false;
    return hnre_lower(c) != c || hnunicode_upper(c, to) > 1 || to[0] != c || find_alike(c);
}

static bool in_class(uint32_t c, unsigned cls, bool ascii) {
    bool is;
    if (ascii && c > 127)
        is = false;
    else if ((cls & ~1u) == HNRE_DIGIT)
        is = c < 128 ? c - '0' < 10u : hnunicode_is(c, HN_UC_DECIMAL);
    else if ((cls & ~1u) == HNRE_SPACE)
        is = ascii ? c == ' ' || c - 9 < 5u : hnunicode_is(c, HN_UC_SPACE);
    else
        is = c == '_' || hnunicode_is(c, HN_UC_ALNUM);
    return is != (cls & 1);
}
bool hnre_is_word(uint32_t c, bool ascii) {
    return in_class(c, HNRE_WORD, ascii);
}

bool hnre_set_high(const uint32_t *set, uint32_t c) {
    uint32_t how = set[0], low = 0, high = how >> 8;
    const uint32_t *ranges = set + 9;
    if (how & HNRE_HIGH_FOLD) c = hnre_lower(c);
    if (c < 256) return set[1 + (c >> 5)] >> (c & 31) & 1;
    bool not = how & HNRE_HIGH_NOT;
    for (unsigned cls = 0; how & HNRE_HIGH_CLASSES && cls < 6; cls++)
        if (how >> cls & 1 && in_class(c, cls, false)) return !not ;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (ranges[2 * middle + 1] < c)
            low = middle + 1;
        else
            high = middle;
    }
    return (low < how >> 8 && ranges[2 * low] <= c) != not ;
}

/* ---- making sets ---- */

/* What goes over the characters below 256 costs, whatever is in the set; and what looks up their lower
 * case. */
#define SET_STEPS    8u
#define FOLDED_STEPS 64u

typedef struct maker {
    hn_meter *meter;
    hn_buf ranges; /* as hnre_item; joined: in order, without any that touch */
    uint32_t bits[8];
    bool fold, ascii;
} maker;

static void add_range(hn_buf *to, uint32_t low, uint32_t high) {
    if (to->len) {
        hnre_item *last = (hnre_item *)(void *)(to->data + to->len) - 1;
        if (low <= last->high + 1 && low >= last->low) {
            if (high > last->high) last->high = high;
            return;
        }
    }
    hnre_item r = {low, high};
    hnbuf_put(to, &r, sizeof r);
}

static void sift(hnre_item *v, size_t i, size_t n) {
    for (size_t child; (child = 2 * i + 1) < n; i = child) {
        if (child + 1 < n && v[child + 1].low > v[child].low) child++;
        if (v[i].low >= v[child].low) return;
        hnre_item t = v[i];
        v[i] = v[child];
        v[child] = t;
    }
}
static hn_status sort_ranges(hn_meter *meter, hnre_item *v, size_t n) {
    for (size_t i = n / 2; i-- > 0;) {
        sift(v, i, n);
        if ((i & 255) == 255) HN_TRY(hnmeter_charge(meter, 256));
    }
    for (size_t i = n; i-- > 1;) {
        hnre_item t = v[0];
        v[0] = v[i];
        v[i] = t;
        sift(v, 0, i);
        if ((i & 63) == 63) HN_TRY(hnmeter_charge(meter, 256));
    }
    return HN_OK;
}

/* Sorts the ranges, where they are in no order yet, and joins those that touch. */
static hn_status join_ranges(maker *m) {
    if (m->ranges.failed) return HN_NOMEM;
    hnre_item *v = (hnre_item *)(void *)m->ranges.data;
    size_t n = m->ranges.len / sizeof *v, ordered = 1, count = 0;
    HN_TRY(hnmeter_charge(m->meter, n >> 2));
    while (ordered < n && v[ordered - 1].low <= v[ordered].low) ordered++;
    if (ordered < n) HN_TRY(sort_ranges(m->meter, v, n));
    for (size_t i = 0; i < n; i++) {
        if (count && v[i].low <= v[count - 1].high + 1) {
            if (v[i].high > v[count - 1].high) v[count - 1].high = v[i].high;
        } else {
            v[count++] = v[i];
        }
    }
    m->ranges.len = count * sizeof *v;
    return HN_OK;
}

/* The end of the run without case that c begins; c - 1 if it is in none. */
static uint32_t caseless_until(uint32_t c) {
    static const uint32_t runs[][2] = {{0x2E80, 0xA63F},   {0xABC0, 0xFAFF},   {0xFF5B, 0x103FF},
                                       {0x11900, 0x16E3F}, {0x17000, 0x1E8FF}, {0x1E944, 0x10FFFF}};
    for (size_t i = 0; i < sizeof runs / sizeof *runs; i++)
        if (c >= runs[i][0] && c <= runs[i][1]) return runs[i][1];
    return c - 1;
}

static void add_folded(hn_buf *to, uint32_t c) {
    c = hnre_lower(c);
    add_range(to, c, c);
    const uint16_t *others = find_alike(c);
    for (unsigned k = 0; others && k < 3 && others[k]; k++) add_range(to, others[k], others[k]);
}

static hn_status add_folded_range(hn_meter *meter, hn_buf *to, uint32_t low, uint32_t high) {
    for (uint32_t c = low; c <= high; c++) {
        uint32_t end = caseless_until(c);
        if (end > high) end = high;
        if (end >= c) {
            add_range(to, c, end);
            c = end;
            continue;
        }
        if ((c & 63) == 63) HN_TRY(hnmeter_charge(meter, 64));
        add_folded(to, c);
    }
    return HN_OK;
}

/* Of ASCII letters, the other case is added. */
static void add_other_case(hn_buf *to, uint32_t low, uint32_t high) {
    add_range(to, low, high);
    for (uint32_t c = low; c <= high && c < 128; c++)
        if ((c | 32) - 'a' < 26u) add_range(to, c ^ 32, c ^ 32);
}

/* Ranges that are joined, for a text whose case is ignored: what stands in the set is in lower case then.
 * Each character is looked at once, however many ranges of the pattern hold it. */
static hn_status fold_ranges(maker *m) {
    hn_buf folded;
    hnbuf_init(&folded, m->meter);
    const hnre_item *v = (const hnre_item *)(const void *)m->ranges.data;
    hn_status st = HN_OK;
    for (size_t n = m->ranges.len / sizeof *v; st == HN_OK && n-- > 0; v++) {
        st = hnmeter_charge(m->meter, 1);
        if (m->ascii)
            add_other_case(&folded, v->low, v->high);
        else if (st == HN_OK)
            st = add_folded_range(m->meter, &folded, v->low, v->high);
    }
    hnbuf_free(&m->ranges);
    m->ranges = folded;
    return st == HN_OK ? join_ranges(m) : st;
}

/* Takes the characters below 256 out of ranges that are joined. */
static hn_status take_bits(maker *m) {
    hnre_item *v = (hnre_item *)(void *)m->ranges.data;
    size_t n = m->ranges.len / sizeof *v, low = 0;
    for (; low < n && v[low].low < 256; low++) {
        for (uint32_t c = v[low].low; c <= v[low].high && c < 256; c++) m->bits[c >> 5] |= 1u << (c & 31);
        if (v[low].high < 256) continue;
        v[low].low = 256;
        break;
    }
    m->ranges.len = (n - low) * sizeof *v;
    return low ? hnmem_move(m->meter, v, v + low, m->ranges.len) : HN_OK;
}

/* Which characters below 256 the classes take in; gives those that count above. */
static uint32_t add_classes(maker *m, uint32_t classes) {
    for (unsigned cls = 0; cls < 6; cls++) {
        if (!(classes >> cls & 1)) continue;
        for (uint32_t c = 0; c < 256; c++)
            if (in_class(c, cls, m->ascii)) m->bits[c >> 5] |= 1u << (c & 31);
    }
    return m->ascii ? 0 : classes;
}

static hn_status re_set_collect(maker *m, const hnre_item *items, uint32_t n, uint32_t *classes) {
    HN_TRY(hnmeter_charge(m->meter, m->fold ? FOLDED_STEPS : SET_STEPS));
    for (uint32_t i = 0; i < n; i++) {
        if ((i & 0x3FF) == 0x3FF) HN_TRY(hnmeter_charge(m->meter, 0x100));
        if (items[i].low == HNRE_CLASS)
            *classes |= 1u << items[i].high;
        else
            add_range(&m->ranges, items[i].low, items[i].high);
    }
    HN_TRY(join_ranges(m));
    if (m->fold) HN_TRY(fold_ranges(m));
    if (*classes) HN_TRY(hnmeter_charge(m->meter, 6 * SET_STEPS));
    if (m->ascii && *classes & (1u << HNRE_NO_DIGIT | 1u << HNRE_NO_SPACE | 1u << HNRE_NO_WORD)) {
        hnre_item above = {256, 0x10FFFF};
        hnbuf_put(&m->ranges, &above, sizeof above);
        HN_TRY(join_ranges(m));
    }
    HN_TRY(take_bits(m));
    *classes = add_classes(m, *classes);
    return HN_OK;
}

/* What a text's characters below 256 find: their lower case is looked up where the case is ignored. */
static void put_bits(hn_buf *code, const maker *m, bool negated) {
    uint32_t bits[8] = {0};
    for (uint32_t c = 0; c < 256; c++) {
        uint32_t l = m->fold && !m->ascii ? hnre_lower(c) : c;
        if ((m->bits[l >> 5] >> (l & 31) & 1) != negated) bits[c >> 5] |= 1u << (c & 31);
    }
    hnbuf_put(code, bits, sizeof bits);
}

hn_status hnre_put_set(hn_buf *code, const hnre_item *items, uint32_t n, bool negated, unsigned flags,
                       bool bytes) {
    maker m = {.meter = code->meter, .fold = flags & HNRE_I, .ascii = bytes || flags & HNRE_A};
    uint32_t classes = 0;
    hnbuf_init(&m.ranges, code->meter);
    hn_status st = re_set_collect(&m, items, n, &classes);
    if (st == HN_OK) {
        uint32_t ranges = (uint32_t)(m.ranges.len / sizeof(hnre_item));
        uint32_t how =
            classes | (negated ? HNRE_HIGH_NOT : 0) | (m.fold && !m.ascii ? HNRE_HIGH_FOLD : 0) | ranges << 8;
        hnbuf_put(code, &how, sizeof how);
        put_bits(code, &m, negated);
        hnbuf_put(code, m.ranges.data, m.ranges.len);
    }
    hnbuf_free(&m.ranges);
    return st == HN_OK && code->failed ? HN_NOMEM : st;
}
