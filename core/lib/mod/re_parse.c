/* The parser of regular expressions: text to a tree, with CPython's messages at CPython's places. It reads
 * tokens: a character, or a backslash with its successor. After an error the text is at its end, so that
 * every loop ends; only the first error counts. It recurses by groups, at most HNRE_NESTING levels. */
#include "re_internal.h"

#define END    UINT32_MAX
#define ESCAPE 0x80000000u /* of the character behind a backslash */

typedef struct group {
    uint64_t low, high;
    bool closed;
} group;
typedef struct reference {
    uint32_t group, at;
} reference;

typedef struct parser {
    hn_vm *vm;
    const hnre_text *text;
    hnre_parsed *out;
    uint32_t i, len; /* the next token */
    uint32_t flags, depth;
    uint32_t behind;   /* groups that there were before the look-behind under way; 0: none */
    hn_buf groups;     /* group; the whole is 0 */
    hn_buf references; /* of conditions by number */
    hn_status st;
} parser;

static inline uint32_t at(const parser *p, uint32_t i) {
    return hnapi_points_at(p->text->p, p->text->width, i);
}
static group *groups(parser *p) {
    return (group *)(void *)p->groups.data;
}
static uint32_t group_count(const parser *p) {
    return (uint32_t)(p->groups.len / sizeof(group));
}

/* ---- errors and tokens ---- */

static void stop(parser *p, hn_status st) {
    if (p->st == HN_OK) p->st = st;
    p->i = p->text->n;
    p->len = 0;
}
/* about[from:to] of the pattern is what the message talks about. */
static hnre_node *fail_about(parser *p, const char *message, uint32_t where, uint32_t from, uint32_t to) {
    if (p->st == HN_OK) p->out->error = (hnre_error){.message = message, .at = where, .from = from, .to = to};
    stop(p, HN_RAISED);
    return NULL;
}
static hnre_node *re_parse_fail(parser *p, const char *message, uint32_t where) {
    return fail_about(p, message, where, 0, 0);
}

static void re_parse_load(parser *p) {
    p->len = p->i < p->text->n;
    if (!p->len || at(p, p->i) != '\\') return;
    p->len = 2;
    if (p->i + 1 == p->text->n) re_parse_fail(p, "bad escape (end of pattern)", p->i);
}
static uint32_t re_parse_peek(const parser *p) {
    if (!p->len) return END;
    return p->len == 2 ? at(p, p->i + 1) | ESCAPE : at(p, p->i);
}
static uint32_t re_parse_get(parser *p) {
    uint32_t c = re_parse_peek(p);
    if (HN_UNLIKELY((p->i & 0xFF) == 0xFF)) {
        hn_status st = hnapi_pace(p->vm, 0x100);
        if (st != HN_OK) stop(p, st);
    }
    p->i += p->len;
    re_parse_load(p);
    return c;
}
static bool match(parser *p, uint32_t c) {
    if (re_parse_peek(p) != c) return false;
    re_parse_get(p);
    return true;
}
static void seek(parser *p, uint32_t i) {
    if (p->st != HN_OK) return;
    p->i = i;
    re_parse_load(p);
}

static bool re_parse_is_digit(uint32_t c) {
    return c >= '0' && c <= '9';
}
static bool is_octal(uint32_t c) {
    return c >= '0' && c <= '7';
}
static bool is_letter(uint32_t c) {
    return (c | 32) >= 'a' && (c | 32) <= 'z' && c < 128;
}
static int re_parse_hex(uint32_t c) {
    return re_parse_is_digit(c)                            ? (int)c - '0'
           : (c | 32) >= 'a' && (c | 32) <= 'f' && c < 128 ? (int)(c | 32) - 'a' + 10
                                                           : -1;
}
static size_t token_length(uint32_t c) {
    return c != END && c & ESCAPE ? 2 : 1;
}

/* ---- nodes ---- */

static hnre_node *re_parse_node(parser *p, hnre_kind kind, unsigned flags, uint32_t a) {
    hnre_node *n = p->st == HN_OK ? hnarena_alloc(&p->out->arena, sizeof *n) : NULL;
    if (!n) {
        stop(p, HN_NOMEM);
        return NULL;
    }
    n->kind = (uint8_t)kind;
    n->flags = (uint16_t)flags;
    n->a = a;
    if (kind == HNRE_LIT || kind == HNRE_ANY || kind == HNRE_SET) n->low = n->high = 1;
    return n;
}
static uint64_t add_width(uint64_t a, uint64_t b) {
    return a + b < HNRE_WIDEST ? a + b : HNRE_WIDEST;
}
static uint64_t times_width(uint64_t a, uint32_t n) {
    if (!a || !n) return 0;
    return a >= HNRE_WIDEST / n || n == HNRE_MANY ? HNRE_WIDEST : a * n;
}
static hnre_node *with_child(parser *p, hnre_kind kind, unsigned flags, uint32_t a, hnre_node *child) {
    hnre_node *n = child ? re_parse_node(p, kind, flags, a) : NULL;
    if (!n) return NULL;
    n->child = child;
    n->low = child->low;
    n->high = child->high;
    return n;
}
static hnre_node *at_node(parser *p, hnre_at how, unsigned flags) {
    hnre_node *n = re_parse_node(p, HNRE_AT, flags, 0);
    if (n) n->how = (uint8_t)how;
    return n;
}
static hnre_node *set_node(parser *p, const hnre_item *items, uint32_t count, bool negated, unsigned flags) {
    hnre_node *n = re_parse_node(p, HNRE_SET, flags, count);
    hnre_item *to = n ? hnarena_alloc(&p->out->arena, sizeof *to * (count ? count : 1)) : NULL;
    if (!to) {
        stop(p, HN_NOMEM);
        return NULL;
    }
    if (count) memcpy(to, items, sizeof *to * count);
    n->set = to;
    n->how = negated;
    return n;
}
static bool is_ascii(const parser *p, unsigned flags) {
    return p->text->bytes || flags & HNRE_A;
}

/* ---- names and numbers of groups ---- */

/* The text up to a terminator, as pattern[*from:*to]. */
static bool get_until(parser *p, uint32_t terminator, const char *missing, const char *unterminated,
                      uint32_t *from, uint32_t *to) {
    *from = p->i;
    for (;;) {
        uint32_t c = re_parse_peek(p);
        *to = p->i;
        if (c == END) {
            re_parse_fail(p, *to == *from ? missing : unterminated, *from);
            return false;
        }
        re_parse_get(p);
        if (c == terminator) break;
    }
    if (*to == *from) re_parse_fail(p, missing, *from);
    return p->st == HN_OK;
}
#define GROUP_NAME "missing group name"

static bool re_parse_check_name(parser *p, uint32_t from, uint32_t to) {
    for (uint32_t i = from; i < to; i++) {
        uint32_t c = at(p, i);
        bool good = p->text->bytes
                        ? c < 128 && (is_letter(c) || c == '_' || (i > from && re_parse_is_digit(c)))
                        : hnunicode_is(c, i > from ? HN_UC_XID_CONTINUE : HN_UC_XID_START);
        if (good) continue;
        fail_about(p, "bad character in group name %r", from, from, to);
        return false;
    }
    return true;
}
static hn_status name_value(parser *p, uint32_t from, uint32_t to, hn_value *out) {
    hn_value s;
    if (p->text->bytes)
        HN_TRY(hnapi_str_from_ascii(p->vm, (const uint8_t *)p->text->p + from, to - from, &s));
    else
        HN_TRY(hnapi_str_slice(p->vm, p->text->v, from, to, &s));
    return hnapi_intern(p->vm, s, out);
}
/* The number of a named group, 0 for none. */
static uint32_t re_parse_find_name(parser *p, uint32_t from, uint32_t to) {
    hn_value name, v;
    hn_status st = name_value(p, from, to, &name);
    if (st != HN_OK) {
        stop(p, st);
        return 0;
    }
    v = hnapi_dict_get_str(p->vm, p->out->names, name);
    if (v != HN_UNBOUND) return (uint32_t)hnv_int(v);
    fail_about(p, "unknown group name %r", from, from, to);
    return 0;
}
static bool add_name(parser *p, uint32_t from, uint32_t to, uint32_t number) {
    hn_value name, old;
    hn_status st = name_value(p, from, to, &name);
    if (st == HN_OK) {
        old = hnapi_dict_get_str(p->vm, p->out->names, name);
        if (old != HN_UNBOUND) {
            fail_about(p, "redefinition of group name %r as group %d; was group %d", from, from, to);
            p->out->error.number[0] = number;
            p->out->error.number[1] = (uint32_t)hnv_int(old);
            return false;
        }
        st = hnapi_dict_set_str(p->vm, p->out->names, name, hnv_from_int(number));
    }
    if (st != HN_OK) stop(p, st);
    return st == HN_OK;
}

static uint32_t open_group(parser *p) {
    uint32_t n = group_count(p);
    group g = {0, 0, false};
    hnbuf_put(&p->groups, &g, sizeof g);
    if (p->groups.failed) stop(p, HN_NOMEM);
    return n;
}
static bool is_closed(parser *p, uint32_t n) {
    return n < group_count(p) && groups(p)[n].closed;
}
static bool check_behind(parser *p, uint32_t n) {
    if (!p->behind) return true;
    if (!is_closed(p, n))
        re_parse_fail(p, "cannot refer to an open group", p->i);
    else if (n >= p->behind)
        re_parse_fail(p, "cannot refer to group defined in the same lookbehind subpattern", p->i);
    return p->st == HN_OK;
}
static hnre_node *reference_node(parser *p, uint32_t n, unsigned flags) {
    hnre_node *r = re_parse_node(p, HNRE_REF, flags, n);
    if (!r) return NULL;
    r->low = groups(p)[n].low;
    r->high = groups(p)[n].high;
    return r;
}

/* ---- escapes ---- */

/* Up to `most` digits that follow, as a number. */
static uint32_t re_parse_digits(parser *p, uint32_t most, unsigned base, uint32_t *count) {
    uint32_t v = 0;
    for (*count = 0; *count < most; ++*count) {
        uint32_t c = re_parse_peek(p);
        int d = c == END || c & ESCAPE ? -1 : re_parse_hex(c);
        if (d < 0 || d >= (int)base) break;
        v = v * base + (uint32_t)d;
        re_parse_get(p);
    }
    return v;
}
/* \x, \u and \U: `from` is the backslash. */
static uint32_t hex_escape(parser *p, uint32_t from, uint32_t want) {
    uint32_t count, v = re_parse_digits(p, want, 16, &count);
    if (count != want) fail_about(p, "incomplete escape %s", from, from, p->i);
    if (v > 0x10FFFF) fail_about(p, "bad escape %s", from, from, p->i);
    return v;
}
static uint32_t octal_escape(parser *p, uint32_t from, uint32_t first) {
    uint32_t count, v = first - '0', more = re_parse_digits(p, 2, 8, &count);
    v = count ? (v << 3 * count) + more : v;
    if (v > 0377) fail_about(p, "octal escape value %s outside of range 0-0o377", from, from, p->i);
    return v;
}
/* The class that a letter names, or -1. */
static int re_parse_class_of(uint32_t c) {
    static const char letters[] = "dDsSwW";
    const char *found = c && c < 128 ? strchr(letters, (int)c) : NULL;
    return found ? (int)(found - letters) : -1;
}
/* After \N. */
static uint32_t named_escape(parser *p, uint32_t from) {
    char name[HN_UNICODE_NAME_MOST];
    uint32_t a, b, n = 0;
    if (!match(p, '{')) {
        re_parse_fail(p, "missing {", p->i);
        return 0;
    }
    if (!get_until(p, '}', "missing character name", "missing }, unterminated name", &a, &b)) return 0;
    for (; a + n < b && n < sizeof name && at(p, a + n) < 0x80; n++) name[n] = (char)at(p, a + n);
    hn_status st = hnapi_charge(p->vm, HN_UNICODE_LOOKUP_COST);
    if (st != HN_OK) p->st = st;
    uint32_t c = HN_UNICODE_NONE;
    if (st == HN_OK && a + n == b) st = hnunicode_lookup(hnapi_meter(p->vm), name, n, &c);
    if (st != HN_OK) p->st = st;
    if (c == HN_UNICODE_ABSENT) re_parse_fail(p, HN_UNICODE_NO_NAMES, from);
    if (c == HN_UNICODE_NONE) fail_about(p, "undefined character name %r", from, a, b);
    return c;
}
/* Escapes that mean one character both in sets and outside; c is the one behind the backslash at `from`. */
static uint32_t plain_escape(parser *p, uint32_t c, uint32_t from) {
    static const char names[] = "abfnrtv", meant[] = "\a\b\f\n\r\t\v";
    const char *found = c && c < 128 ? strchr(names, (int)c) : NULL;
    if (found) return (uint8_t)meant[found - names];
    if (c == 'x') return hex_escape(p, from, 2);
    if (!p->text->bytes && c == 'u') return hex_escape(p, from, 4);
    if (!p->text->bytes && c == 'U') return hex_escape(p, from, 8);
    if (!p->text->bytes && c == 'N') return named_escape(p, from);
    if (is_letter(c) || re_parse_is_digit(c)) fail_about(p, "bad escape %s", from, from, from + 2);
    return c;
}

/* \1 to \99, or three octal digits. */
static hnre_node *digit_escape(parser *p, uint32_t c, uint32_t from, unsigned flags) {
    uint32_t n = c - '0', next = re_parse_peek(p);
    if (next != END && re_parse_is_digit(next)) {
        re_parse_get(p);
        uint32_t third = re_parse_peek(p);
        if (is_octal(c) && is_octal(next) && third != END && is_octal(third)) {
            re_parse_get(p);
            n = (n * 8 + (next - '0')) * 8 + (third - '0');
            if (n > 0377)
                return fail_about(p, "octal escape value %s outside of range 0-0o377", from, from, p->i);
            return re_parse_node(p, HNRE_LIT, flags, n);
        }
        n = n * 10 + (next - '0');
    }
    if (n >= group_count(p)) {
        re_parse_fail(p, "invalid group reference %d", from + 1);
        p->out->error.number[0] = n;
        return NULL;
    }
    if (!is_closed(p, n)) return re_parse_fail(p, "cannot refer to an open group", from);
    return check_behind(p, n) ? reference_node(p, n, flags) : NULL;
}

/* Behind a backslash outside of a set. */
static hnre_node *re_parse_escape(parser *p, uint32_t c, unsigned flags) {
    uint32_t from = p->i - 2;
    int cls = re_parse_class_of(c);
    if (cls >= 0) {
        hnre_item item = {HNRE_CLASS, (uint32_t)cls};
        return set_node(p, &item, 1, false, flags);
    }
    unsigned ascii = is_ascii(p, flags) ? HNRE_ASCII_WORDS : 0;
    switch (c) {
    case 'A': return at_node(p, HNRE_BEGIN, flags);
    case 'z':
    case 'Z': return at_node(p, HNRE_END_STRING, flags);
    case 'b': return at_node(p, (hnre_at)(HNRE_BOUNDARY | ascii), flags);
    case 'B': return at_node(p, (hnre_at)(HNRE_NO_BOUNDARY | ascii), flags);
    default: break;
    }
    if (c == '0') {
        c = octal_escape(p, from, c);
    } else if (re_parse_is_digit(c)) {
        return digit_escape(p, c, from, flags);
    } else {
        c = plain_escape(p, c, from);
    }
    return re_parse_node(p, HNRE_LIT, flags, c);
}

/* ---- sets ---- */

/* A character or class in a set, from the token that was just read. */
static hnre_item re_parse_set_item(parser *p, uint32_t c) {
    if (!(c & ESCAPE)) return (hnre_item){c, c};
    uint32_t from = p->i - 2;
    c &= ~ESCAPE;
    int cls = re_parse_class_of(c);
    if (cls >= 0) return (hnre_item){HNRE_CLASS, (uint32_t)cls};
    c = is_octal(c) ? octal_escape(p, from, c) : plain_escape(p, c, from);
    return (hnre_item){c, c};
}
static void bad_range(parser *p, uint32_t at1, uint32_t len1, uint32_t at2, uint32_t len2) {
    if (p->st != HN_OK) return;
    fail_about(p, "bad character range %s-%s", p->i - len1 - 1 - len2, at1, at1 + len1);
    p->out->error.from2 = at2;
    p->out->error.to2 = at2 + len2;
}
/* What stands behind the first character of a range, in set_range. */
static bool set_range(parser *p, hn_buf *items, hnre_item first, uint32_t at1, uint32_t len1, uint32_t here) {
    uint32_t at2 = p->i, c = re_parse_get(p);
    if (c == END) {
        re_parse_fail(p, "unterminated character set", here);
        return false;
    }
    if (c == ']') {
        hnre_item dash = {'-', '-'};
        hnbuf_put(items, &first, sizeof first);
        hnbuf_put(items, &dash, sizeof dash);
        return false;
    }
    hnre_item last = re_parse_set_item(p, c);
    if (p->st == HN_OK && (first.low == HNRE_CLASS || last.low == HNRE_CLASS || last.low < first.low))
        bad_range(p, at1, len1, at2, (uint32_t)token_length(c));
    first.high = last.low;
    hnbuf_put(items, &first, sizeof first);
    return p->st == HN_OK;
}
static hnre_node *parse_set(parser *p, unsigned flags) {
    uint32_t here = p->i - 1;
    bool negated = match(p, '^');
    hn_buf items;
    hnbuf_init(&items, hnapi_meter(p->vm));
    for (;;) {
        uint32_t at1 = p->i, c = re_parse_get(p);
        if (c == END) {
            re_parse_fail(p, "unterminated character set", here);
            break;
        }
        if (c == ']' && items.len) break;
        hnre_item item = re_parse_set_item(p, c);
        if (match(p, '-')) {
            if (!set_range(p, &items, item, at1, (uint32_t)token_length(c), here)) break;
        } else {
            hnbuf_put(&items, &item, sizeof item);
        }
        if (p->st != HN_OK) break;
    }
    if (items.failed) stop(p, HN_NOMEM);
    hnre_node *n = set_node(p, (const hnre_item *)(const void *)items.data,
                            (uint32_t)(items.len / sizeof(hnre_item)), negated, flags);
    hnbuf_free(&items);
    return n;
}

/* ---- repeats ---- */

/* The digits that follow; *count is how many. */
static uint64_t repeat_number(parser *p, uint32_t *count) {
    uint64_t v = 0;
    for (*count = 0; re_parse_peek(p) != END && re_parse_is_digit(re_parse_peek(p)); ++*count) {
        v = v * 10 + (re_parse_get(p) - '0');
        if (v > UINT32_MAX) v = UINT32_MAX;
    }
    return v;
}
static void re_parse_too_large(parser *p) {
    if (p->st != HN_OK) return;
    stop(p, hnapi_raise(p->vm, HN_T_OVERFLOWERROR, "the repetition number is too large"));
}
/* Behind a brace: false when it is none of a repeat. */
static bool repeat_bounds(parser *p, uint32_t *min, uint32_t *max) {
    uint32_t here = p->i, n1, n2;
    if (re_parse_peek(p) == '}') return false;
    uint64_t low = repeat_number(p, &n1), high = low;
    n2 = n1;
    if (match(p, ',')) high = repeat_number(p, &n2);
    if (!match(p, '}')) {
        seek(p, here);
        return false;
    }
    *min = (uint32_t)low;
    *max = n2 ? (uint32_t)high : HNRE_MANY;
    if ((n1 && low >= HNRE_MANY) || (n2 && high >= HNRE_MANY))
        re_parse_too_large(p);
    else if (*max < *min)
        re_parse_fail(p, "min repeat greater than max repeat", here);
    return true;
}
static hnre_node *repeat_node(parser *p, hnre_node *item, uint32_t min, uint32_t max) {
    unsigned how = match(p, '?') ? HNRE_LAZY : match(p, '+') ? HNRE_POSSESSIVE : HNRE_GREEDY;
    if (item->kind == HNRE_GROUP && item->a == 0 && !item->how) item = item->child;
    hnre_node *n = with_child(p, HNRE_REP, item->flags, min, item);
    if (!n) return NULL;
    n->b = max;
    n->how = (uint8_t)how;
    n->low = times_width(item->low, min);
    n->high = times_width(item->high, max);
    item->next = NULL;
    return n;
}

/* ---- groups ---- */

static hnre_node *parse_sequence(parser *p, unsigned flags, bool first);
static hnre_node *parse_alternatives(parser *p, unsigned flags, bool nested);

static unsigned re_parse_flag_of(uint32_t c) {
    switch (c) {
    case 'i': return HNRE_I;
    case 'L': return HNRE_L;
    case 'm': return HNRE_M;
    case 's': return HNRE_S;
    case 'x': return HNRE_X;
    case 'a': return HNRE_A;
    case 'u': return HNRE_U;
    default: return 0;
    }
}
static bool re_parse_is_alpha(const parser *p, uint32_t c) {
    if (c & ESCAPE) return false;
    return is_letter(c) || (c > 127 && hnunicode_is(c, HN_UC_ALPHA));
}
/* The next character after a flag, where one of `ends` or another flag may stand. */
static uint32_t next_flag(parser *p, const char *ends, const char *missing) {
    uint32_t where = p->i, c = re_parse_get(p);
    if (c == END) {
        re_parse_fail(p, missing, where);
    } else if (!(c < 128 && c && strchr(ends, (int)c)) && !re_parse_flag_of(c)) {
        re_parse_fail(p, re_parse_is_alpha(p, c) ? "unknown flag" : missing, where);
    }
    return c;
}
/* The flags behind "(?", the first of which is c. True for global ones. */
static bool parse_flags(parser *p, uint32_t c, unsigned *add, unsigned *del) {
    *add = *del = 0;
    while (c != '-' && c != ':' && c != ')' && p->st == HN_OK) {
        unsigned flag = re_parse_flag_of(c);
        if (!p->text->bytes && c == 'L')
            re_parse_fail(p, "bad inline flags: cannot use 'L' flag with a str pattern", p->i);
        else if (p->text->bytes && c == 'u')
            re_parse_fail(p, "bad inline flags: cannot use 'u' flag with a bytes pattern", p->i);
        *add |= flag;
        if (flag & HNRE_TYPES && (*add & HNRE_TYPES) != flag)
            re_parse_fail(p, "bad inline flags: flags 'a', 'u' and 'L' are incompatible", p->i);
        c = next_flag(p, ")-:", "missing -, : or )");
    }
    if (c == ')') return true;
    if (c == '-') {
        c = next_flag(p, "", "missing flag");
        while (c != ':' && p->st == HN_OK) {
            if (re_parse_flag_of(c) & HNRE_TYPES)
                re_parse_fail(p, "bad inline flags: cannot turn off flags 'a', 'u' and 'L'", p->i);
            *del |= re_parse_flag_of(c);
            c = next_flag(p, ":", "missing :");
        }
    }
    if (*add & *del) re_parse_fail(p, "bad inline flags: flag turned on and off", p->i - 1);
    return false;
}

#define UNTERMINATED "missing ), unterminated subpattern"

static hnre_node *look_around(parser *p, uint32_t c, uint32_t start, unsigned flags) {
    bool behind = c == '<', outer = false;
    if (behind) {
        uint32_t from = p->i;
        c = re_parse_get(p);
        if (c == END) return re_parse_fail(p, "unexpected end of pattern", p->i);
        if (c != '=' && c != '!') return fail_about(p, "unknown extension ?<%s", from - 2, from, p->i);
        outer = !p->behind;
        if (outer) p->behind = group_count(p);
    }
    hnre_node *child = parse_alternatives(p, flags, true);
    if (outer) p->behind = 0;
    if (!match(p, ')')) return re_parse_fail(p, UNTERMINATED, start);
    if (c == '!' && child && child->kind == HNRE_EMPTY) return re_parse_node(p, HNRE_FAIL, flags, 0);
    hnre_node *n = with_child(p, HNRE_LOOK, flags, 0, child);
    if (!n) return NULL;
    n->how = (uint8_t)((behind ? HNRE_BEHIND : 0) | (c == '!' ? HNRE_NOT : 0));
    n->low = n->high = 0;
    return n;
}

/* The group that a condition names. */
static uint32_t condition_group(parser *p) {
    uint32_t from, to, n = 0;
    if (!get_until(p, ')', GROUP_NAME, "missing ), unterminated name", &from, &to)) return 0;
    bool number = true;
    for (uint32_t i = from; i < to; i++) number = number && re_parse_is_digit(at(p, i));
    if (!number) {
        if (!re_parse_check_name(p, from, to)) return 0;
        n = re_parse_find_name(p, from, to);
    } else {
        for (uint32_t i = from; i < to; i++) n = n < 200000000 ? n * 10 + (at(p, i) - '0') : 2000000000;
        if (!n) re_parse_fail(p, "bad group number", from);
        reference r = {n, from};
        hnbuf_put(&p->references, &r, sizeof r);
    }
    if (p->references.failed) stop(p, HN_NOMEM);
    return check_behind(p, n) ? n : 0;
}
static hnre_node *condition(parser *p, uint32_t start, unsigned flags) {
    uint32_t n = condition_group(p);
    hnre_node *yes = parse_sequence(p, flags, false), *no = NULL;
    if (match(p, '|')) {
        no = parse_sequence(p, flags, false);
        if (re_parse_peek(p) == '|')
            return re_parse_fail(p, "conditional backref with more than two branches", p->i);
    }
    if (!match(p, ')')) return re_parse_fail(p, UNTERMINATED, start);
    hnre_node *c = with_child(p, HNRE_COND, flags, n, yes);
    if (!c) return NULL;
    yes->next = no;
    c->low = no ? (no->low < c->low ? no->low : c->low) : 0;
    if (no && no->high > c->high) c->high = no->high;
    return c;
}

/* (?P...): a reference, or true with the name of a group. */
static bool python_extension(parser *p, unsigned flags, uint32_t *from, uint32_t *to, hnre_node **out) {
    if (match(p, '<'))
        return get_until(p, '>', GROUP_NAME, "missing >, unterminated name", from, to) &&
               re_parse_check_name(p, *from, *to);
    if (match(p, '=')) {
        if (!get_until(p, ')', GROUP_NAME, "missing ), unterminated name", from, to) ||
            !re_parse_check_name(p, *from, *to))
            return false;
        uint32_t n = re_parse_find_name(p, *from, *to);
        if (p->st == HN_OK && !is_closed(p, n)) re_parse_fail(p, "cannot refer to an open group", *from);
        if (p->st == HN_OK && check_behind(p, n)) *out = reference_node(p, n, flags);
        return false;
    }
    uint32_t where = p->i;
    if (re_parse_get(p) == END)
        re_parse_fail(p, "unexpected end of pattern", p->i);
    else
        fail_about(p, "unknown extension ?P%s", where - 2, where, p->i);
    return false;
}

static void comment(parser *p, uint32_t start) {
    for (;;) {
        if (re_parse_peek(p) == END) {
            re_parse_fail(p, "missing ), unterminated comment", start);
            return;
        }
        if (re_parse_get(p) == ')') return;
    }
}

/* What is between the parentheses, of which the first has been read. */
static hnre_node *group_body(parser *p, uint32_t start, unsigned flags, unsigned changed, uint32_t from,
                             uint32_t to, bool capture, bool atomic) {
    uint32_t n = capture ? open_group(p) : 0;
    if (to && p->st == HN_OK && !add_name(p, from, to, n)) return NULL;
    hnre_node *child = parse_alternatives(p, changed, true);
    if (!match(p, ')')) return re_parse_fail(p, UNTERMINATED, start);
    if (!child) return NULL;
    if (capture) groups(p)[n] = (group){child->low, child->high, true};
    hnre_node *g = with_child(p, atomic ? HNRE_ATOMIC : HNRE_GROUP, flags, n, child);
    if (g) g->how = !capture && !atomic && changed != flags;
    return g;
}

/* A group. NULL without an error: something without an item (a comment, global flags). */
static hnre_node *parse_group(parser *p, unsigned *flags, bool may_be_global) {
    uint32_t start = p->i - 1, from = 0, to = 0;
    unsigned add, del;
    if (!match(p, '?')) return group_body(p, start, *flags, *flags, 0, 0, true, false);
    uint32_t where = p->i, c = re_parse_get(p);
    hnre_node *reference = NULL;
    switch (c) {
    case END: return re_parse_fail(p, "unexpected end of pattern", p->i);
    case 'P':
        if (!python_extension(p, *flags, &from, &to, &reference)) return reference;
        return group_body(p, start, *flags, *flags, from, to, true, false);
    case ':': return group_body(p, start, *flags, *flags, 0, 0, false, false);
    case '>': return group_body(p, start, *flags, *flags, 0, 0, false, true);
    case '#': comment(p, start); return NULL;
    case '=':
    case '!':
    case '<': return look_around(p, c, start, *flags);
    case '(': return condition(p, start, *flags);
    default: break;
    }
    if (c != '-' && !re_parse_flag_of(c))
        return fail_about(p, "unknown extension ?%s", where - 1, where, p->i);
    if (parse_flags(p, c, &add, &del)) {
        if (p->st != HN_OK) return NULL;
        if (!may_be_global) return re_parse_fail(p, "global flags not at the start of the expression", start);
        *flags = p->flags |= add;
        return NULL;
    }
    unsigned changed = add & HNRE_TYPES ? *flags & ~(unsigned)HNRE_TYPES : *flags;
    hnre_node *g = group_body(p, start, *flags, (changed | add) & ~del, 0, 0, false, false);
    if (g && (add || del)) g->how = 1;
    return g;
}

/* Whatever stands in parentheses comes through here, so that this is where levels are counted. */
static hnre_node *parse_nested(parser *p, unsigned *flags, bool may_be_global) {
    hn_status st = hnapi_charge(p->vm, 1);
    if (st == HN_OK && p->depth >= HNRE_NESTING)
        st = hnapi_raise(p->vm, HN_T_RECURSIONERROR, "maximum recursion depth exceeded");
    if (st != HN_OK) return stop(p, st), NULL;
    p->depth++;
    hnre_node *n = parse_group(p, flags, may_be_global);
    p->depth--;
    return n;
}

/* ---- sequences ---- */

/* True when a token in verbose mode is white space, or a comment, which is passed over. */
static bool is_space_or_comment(parser *p, uint32_t c) {
    if (c == ' ' || (c >= '\t' && c <= '\r')) return true;
    if (c != '#') return false;
    while (c != END && c != '\n') c = re_parse_get(p);
    return true;
}

static hnre_node *parse_item(parser *p, uint32_t c, unsigned *flags, bool may_be_global) {
    if (c & ESCAPE) return re_parse_escape(p, c & ~ESCAPE, *flags);
    switch (c) {
    case '[': return parse_set(p, *flags);
    case '.': return re_parse_node(p, HNRE_ANY, *flags, 0);
    case '(': return parse_nested(p, flags, may_be_global);
    case '^': return at_node(p, *flags & HNRE_M ? HNRE_BEGIN_LINE : HNRE_BEGIN, *flags);
    case '$': return at_node(p, *flags & HNRE_M ? HNRE_END_LINE : HNRE_END, *flags);
    default: return re_parse_node(p, HNRE_LIT, *flags, c);
    }
}

/* A repeat of *last, in its place; false where the character stands for itself. */
static bool parse_repeat(parser *p, uint32_t c, hnre_node **last) {
    uint32_t where = p->i - 1, min = c == '+', max = c == '?' ? 1 : HNRE_MANY;
    if (c == '{' && !repeat_bounds(p, &min, &max)) return p->st != HN_OK;
    if (p->st != HN_OK) return true;
    if (!last || (*last)->kind == HNRE_AT)
        re_parse_fail(p, "nothing to repeat", where);
    else if ((*last)->kind == HNRE_REP)
        re_parse_fail(p, "multiple repeat", where);
    else
        *last = repeat_node(p, *last, min, max);
    return true;
}

static void add_widths(hnre_node *to, const hnre_node *n) {
    to->low = add_width(to->low, n->low);
    to->high = add_width(to->high, n->high);
}

static hnre_node *parse_sequence(parser *p, unsigned flags, bool first) {
    hnre_node *list = NULL, **end = &list, **last = NULL;
    for (;;) {
        uint32_t c = re_parse_peek(p);
        if (c == END || c == '|' || c == ')') break;
        re_parse_get(p);
        if (flags & HNRE_X && is_space_or_comment(p, c)) continue;
        if ((c == '*' || c == '+' || c == '?' || c == '{') && parse_repeat(p, c, last)) {
            if (p->st != HN_OK) return NULL;
            end = &(*last)->next;
            continue;
        }
        hnre_node *n = parse_item(p, c, &flags, first && !list);
        if (p->st != HN_OK) return NULL;
        if (!n) continue;
        last = end;
        *end = n;
        end = &n->next;
    }
    if (list && !list->next) return list;
    hnre_node *s = re_parse_node(p, list ? HNRE_SEQ : HNRE_EMPTY, flags, 0);
    if (!s) return NULL;
    s->child = list;
    for (; list; list = list->next) add_widths(s, list);
    return s;
}

static hnre_node *parse_choices(parser *p, unsigned flags, bool nested) {
    hnre_node *list = NULL, **end = &list;
    do {
        hnre_node *n = parse_sequence(p, nested ? flags : p->flags, !nested && !list);
        if (p->st != HN_OK) return NULL;
        *end = n;
        end = &n->next;
    } while (match(p, '|'));
    if (p->st != HN_OK || !list->next) return list;
    hnre_node *a = with_child(p, HNRE_ALT, flags, 0, list);
    for (const hnre_node *n = list; a && n; n = n->next) {
        if (n->low < a->low) a->low = n->low;
        if (n->high > a->high) a->high = n->high;
    }
    return a;
}

static hnre_node *parse_alternatives(parser *p, unsigned flags, bool nested) {
    return p->st == HN_OK ? parse_choices(p, flags, nested) : NULL;
}

static void check_references(parser *p) {
    const reference *r = (const reference *)(const void *)p->references.data;
    for (size_t i = 0; i < p->references.len / sizeof *r && p->st == HN_OK; i++) {
        if (r[i].group < group_count(p)) continue;
        re_parse_fail(p, "invalid group reference %d", r[i].at);
        p->out->error.number[0] = r[i].group;
    }
}

hn_status hnre_parse(hn_vm *vm, const hnre_text *pattern, uint32_t flags, hnre_parsed *out) {
    parser p = {.vm = vm, .text = pattern, .out = out, .flags = flags};
    hnarena_init(&out->arena, hnapi_meter(vm));
    hnbuf_init(&p.groups, hnapi_meter(vm));
    hnbuf_init(&p.references, hnapi_meter(vm));
    out->error = (hnre_error){.at = -1};
    HN_TRY(hnapi_dict_new(vm, 0, &out->names));
    HN_TRY(hnapi_charge(vm, pattern->n >> 1));
    open_group(&p);
    re_parse_load(&p);
    out->tree = parse_alternatives(&p, flags, false);
    if (p.st == HN_OK && re_parse_peek(&p) != END) re_parse_fail(&p, "unbalanced parenthesis", p.i);
    check_references(&p);
    out->flags = p.flags;
    out->groups = group_count(&p) - 1;
    hnbuf_free(&p.groups);
    hnbuf_free(&p.references);
    return p.st;
}
