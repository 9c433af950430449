/* Module decimal: numbers from text, str() and format(). decimal.c calls it. Texts may be long, so loops over
 * characters look at the clock. */
#include "dec_internal.h"

/* ---- reading ---- */

/* ASCII that is left of the text. */
typedef struct scan {
    const char *p, *end;
} scan;

/* The text as ASCII: digits of any script become those, spaces around it and underscores go. Characters that
 * no number has become '?'. */
static hn_status dec_text_to_ascii(hn_vm *vm, hn_value s, char room[64], scan *out) {
    uint32_t from = 0, to = hnapi_str_len(s), n = 0;
    char *text = room;
    if (to > 64) HN_TRY(hnapi_charge(vm, to >> 4));
    for (; from < to && hnunicode_is(hnapi_str_at(s, from), HN_UC_SPACE); from++) HN_PACE(vm, from);
    for (; from < to && hnunicode_is(hnapi_str_at(s, to - 1), HN_UC_SPACE); to--) HN_PACE(vm, to);
    if (to - from > 64) {
        hn_value bytes;
        uint8_t *data;
        HN_TRY(hnapi_bytes_room(vm, to - from, &bytes, &data));
        text = (char *)data;
    }
    for (uint32_t i = from; i < to; i++) {
        uint32_t c = hnapi_str_at(s, i);
        int digit = c < 128 ? -1 : hnunicode_decimal(c);
        if (c != '_') text[n++] = digit >= 0 ? (char)('0' + digit) : c < 128 ? (char)c : '?';
        HN_PACE(vm, i);
    }
    *out = (scan){text, text + n};
    return HN_OK;
}

static bool dec_text_is_digit(char c) {
    return c >= '0' && c <= '9';
}
/* The word, in any case, at the beginning of what is left. */
static bool dec_text_word(scan *s, const char *lower) {
    const char *p = s->p;
    for (; *lower; lower++, p++)
        if (p == s->end || (*p | 32) != *lower) return false;
    s->p = p;
    return true;
}

static hn_status dec_text_special(hndec_env *e, scan *s, hndec *out) {
    if (dec_text_word(s, "inf")) {
        out->kind = HNDEC_INF;
        (void)dec_text_word(s, "inity");
    } else {
        out->kind = dec_text_word(s, "s") ? HNDEC_SNAN : HNDEC_NAN;
        if (!dec_text_word(s, "nan")) {
            hndec_invalid(e, out, HNDEC_SYNTAX);
            return HN_OK;
        }
        const char *payload = s->p;
        for (; s->p < s->end && dec_text_is_digit(*s->p); s->p++) HN_PACE(e->vm, s->p - payload);
        HN_TRY(hndec_from_text(e->vm, payload, (uint32_t)(s->p - payload), &out->c));
    }
    if (s->p != s->end) hndec_invalid(e, out, HNDEC_SYNTAX);
    return HN_OK;
}

#define DEC_TEXT_FAR INT64_C(4000000000000000000) /* an exponent that no fraction brings back into range */

/* The exponent behind an e; one far out of range is DEC_TEXT_FAR or its negative. False: not a number. */
static hn_status exponent(hn_vm *vm, scan *s, int64_t *out, bool *number) {
    bool minus = false;
    int64_t n = 0;
    if (s->p < s->end && (*s->p == '+' || *s->p == '-')) minus = *s->p++ == '-';
    *number = false;
    if (s->p == s->end) return HN_OK;
    for (; s->p < s->end && dec_text_is_digit(*s->p); s->p++) {
        HN_PACE(vm, s->end - s->p);
        n = n < DEC_TEXT_FAR / 10 ? n * 10 + (*s->p - '0') : DEC_TEXT_FAR;
    }
    *out = minus ? -n : n;
    *number = s->p == s->end;
    return HN_OK;
}

/* The digits without their point: *n of them, *fraction behind it. The text is changed. */
static hn_status dec_text_digits(hn_vm *vm, scan *s, uint32_t *n, int64_t *fraction, const char **out) {
    char *start = (char *)(uintptr_t)s->p, *to = start;
    const char *point = NULL;
    for (; s->p < s->end && (dec_text_is_digit(*s->p) || (*s->p == '.' && !point)); s->p++) {
        HN_PACE(vm, s->end - s->p);
        if (*s->p == '.')
            point = s->p;
        else
            *to++ = *s->p;
    }
    *n = (uint32_t)(to - start);
    *fraction = point ? s->p - point - 1 : 0;
    *out = start;
    return HN_OK;
}

/* What a Decimal cannot hold is InvalidOperation. */
static hn_status dec_text_check_range(hndec_env *e, hndec *d) {
    int64_t n = 1;
    if (!hndec_is_zero(&d->c)) HN_TRY(hndec_digits(e, &d->c, &n));
    if (d->exp < HNDEC_TINY || d->exp + n - 1 > HNDEC_MAX) hndec_invalid(e, d, HNDEC_INVALID);
    return HN_OK;
}

hn_status hndec_parse(hndec_env *e, hn_value text, hndec *out) {
    char room[64];
    scan s;
    uint32_t n;
    int64_t fraction;
    HN_TRY(dec_text_to_ascii(e->vm, text, room, &s));
    *out = (hndec){.c = hndec_word_num(0)};
    if (s.p < s.end && (*s.p == '+' || *s.p == '-')) out->neg = *s.p++ == '-';
    if (s.p < s.end && !dec_text_is_digit(*s.p) && *s.p != '.') return dec_text_special(e, &s, out);
    const char *number;
    HN_TRY(dec_text_digits(e->vm, &s, &n, &fraction, &number));
    bool good = n > 0;
    if (good && s.p < s.end) {
        good = (*s.p++ | 32) == 'e';
        if (good) HN_TRY(exponent(e->vm, &s, &out->exp, &good));
    }
    if (!good) {
        hndec_invalid(e, out, HNDEC_SYNTAX);
        return HN_OK;
    }
    out->exp -= fraction;
    HN_TRY(hndec_from_text(e->vm, number, n, &out->c));
    return dec_text_check_range(e, out);
}

/* ---- writing ---- */

/* How a number is written: the digits with a point before which `dot` of them stand, then perhaps an
 * exponent. */
typedef struct layout {
    const char *digits;
    uint32_t n;
    uint32_t zeros; /* behind the digits */
    int64_t dot;
    int64_t exp;
    char letter; /* before the exponent; 0: none */
    bool point;  /* a point even if nothing follows it */
} layout;

static hn_status dec_text_put_zeros(hndec_env *e, hn_buf *b, int64_t n) {
    if (n <= 0) return HN_OK;
    if (n > UINT32_MAX) return HN_NOMEM;
    HN_TRY(hnapi_charge(e->vm, (uint64_t)n >> 6));
    uint8_t *to = hnbuf_reserve(b, (size_t)n);
    if (!to) return HN_NOMEM;
    HN_TRY(hnmem_fill(hnapi_meter(e->vm), to, '0', (size_t)n));
    b->len += (size_t)n;
    return HN_OK;
}

static void dec_text_put_exponent(hn_buf *b, char letter, int64_t exp) {
    char text[24], *p = text + sizeof text;
    uint64_t n = exp < 0 ? 0 - (uint64_t)exp : (uint64_t)exp;
    do *--p = (char)('0' + n % 10);
    while (n /= 10);
    hnbuf_byte(b, (uint8_t)letter);
    hnbuf_byte(b, exp < 0 ? '-' : '+');
    hnbuf_put(b, p, (size_t)(text + sizeof text - p));
}

static hn_status put_layout(hndec_env *e, const layout *l, hn_buf *b) {
    int64_t whole = l->dot < 0 ? 0 : l->dot > l->n ? l->n : l->dot;
    int64_t before = l->dot > l->n ? l->dot - l->n : 0; /* zeros before the point */
    int64_t after = (int64_t)l->zeros - before;
    hnbuf_put(b, l->digits, (size_t)whole);
    HN_TRY(dec_text_put_zeros(e, b, before));
    if (l->dot <= 0) hnbuf_byte(b, '0');
    if (whole < l->n || after > 0 || l->point) hnbuf_byte(b, '.');
    HN_TRY(dec_text_put_zeros(e, b, -l->dot));
    hnbuf_put(b, l->digits + whole, (size_t)(l->n - whole));
    HN_TRY(dec_text_put_zeros(e, b, after));
    if (l->letter) dec_text_put_exponent(b, l->letter, l->exp);
    return b->failed ? HN_NOMEM : HN_OK;
}

/* An exponent that is a multiple of three. */
static void engineer(layout *l, int64_t exp, bool is_zero) {
    int64_t adjusted = l->exp, places = ((adjusted % 3) + 3) % 3;
    if (is_zero) {
        places = (3 - ((exp % 3) + 3) % 3) % 3;
        l->zeros = (uint32_t)places;
        l->exp = exp + places;
        l->dot = 1;
    } else {
        l->exp = adjusted - places;
        l->dot = places + 1;
    }
    if (!l->exp) l->letter = 0;
}

/* The name of an infinity or NaN. */
static hn_status dec_text_put_special(hndec_env *e, const hndec *d, hn_buf *b) {
    char room[40];
    const char *text;
    uint32_t n;
    hnbuf_str(b, d->kind == HNDEC_INF ? "Infinity" : d->kind == HNDEC_NAN ? "NaN" : "sNaN");
    if (d->kind == HNDEC_INF || hndec_is_zero(&d->c)) return b->failed ? HN_NOMEM : HN_OK;
    HN_TRY(hndec_text(e->vm, &d->c, room, &text, &n));
    hnbuf_put(b, text, n);
    return b->failed ? HN_NOMEM : HN_OK;
}

/* The text of |d| as to-scientific-string has it; letter: E or e. */
static hn_status dec_text_put_plain(hndec_env *e, const hndec *d, char letter, bool eng, bool point,
                                    hn_buf *b) {
    char room[40];
    layout l = {.point = point};
    HN_TRY(hndec_text(e->vm, &d->c, room, &l.digits, &l.n));
    l.exp = d->exp + l.n - 1;
    l.dot = d->exp + l.n;
    if (d->exp > 0 || l.exp < -6) {
        l.letter = letter;
        l.dot = 1;
        if (eng) engineer(&l, d->exp, hndec_is_zero(&d->c));
    }
    return put_layout(e, &l, b);
}

hn_status hndec_write(hndec_env *e, const hndec *d, bool eng, bool capitals, hn_buf *b) {
    if (d->neg) hnbuf_byte(b, '-');
    return d->kind ? dec_text_put_special(e, d, b)
                   : dec_text_put_plain(e, d, capitals ? 'E' : 'e', eng, false, b);
}

/* ---- format() ---- */

static hn_status dec_text_put_scientific(hndec_env *e, const hndec *d, const hn_spec *s, hn_buf *b) {
    char room[40];
    layout l = {.dot = 1, .letter = (char)s->type, .point = s->alt};
    HN_TRY(hndec_text(e->vm, &d->c, room, &l.digits, &l.n));
    if (s->precision >= 0) l.zeros = (uint32_t)s->precision + 1 - l.n;
    l.exp = d->exp + l.n - 1 + (hndec_is_zero(&d->c) ? l.zeros : 0);
    return put_layout(e, &l, b);
}

static hn_status dec_text_put_fixed(hndec_env *e, const hndec *d, const hn_spec *s, hn_buf *b) {
    char room[40];
    layout l = {.point = s->alt};
    HN_TRY(hndec_text(e->vm, &d->c, room, &l.digits, &l.n));
    if (hndec_is_zero(&d->c) && d->exp > 0)
        l.dot = 1;
    else
        l.dot = d->exp + l.n;
    HN_TRY(put_layout(e, &l, b));
    if (s->type == '%') hnbuf_byte(b, '%');
    return b->failed ? HN_NOMEM : HN_OK;
}

/* Rounds to what the specifier asks for, and writes |d|. */
static hn_status dec_text_put_number(hndec_env *e, hndec *d, const hn_spec *s, hn_buf *b) {
    int64_t n, figures = s->precision;
    int rest;
    if (s->type == 'f' || s->type == 'F' || s->type == '%') {
        if (s->type == '%') d->exp += 2;
        if (figures >= 0 && (d->exp > -figures ? !hndec_is_zero(&d->c) : true))
            HN_TRY(hndec_rescale(e, d, -figures, &rest));
        else if (figures >= 0)
            d->exp = -figures;
        return dec_text_put_fixed(e, d, s, b);
    }
    bool scientific = s->type == 'e' || s->type == 'E';
    if (scientific && figures >= 0) figures++;
    if (figures == 0) figures = 1;
    for (int i = 0; i < 2; i++) { /* the first round may carry */
        HN_TRY(hndec_digits(e, &d->c, &n));
        if (figures > 0 && n > figures) HN_TRY(hndec_rescale(e, d, d->exp + n - figures, &rest));
    }
    if (scientific) return dec_text_put_scientific(e, d, s, b);
    bool capital = s->type == 'G' || (!s->type && e->capitals);
    return dec_text_put_plain(e, d, capital ? 'E' : 'e', false, s->alt, b);
}

static hn_status lay_out(hndec_env *e, hndec *d, hn_spec *s, hn_buf *text, hn_strbuf *b) {
    HN_TRY(d->kind ? dec_text_put_special(e, d, text) : dec_text_put_number(e, d, s, text));
    if (d->kind && s->type == '%') hnbuf_byte(text, '%');
    if (text->failed) return HN_NOMEM;
    if (s->no_neg_zero && !d->kind && hndec_is_zero(&d->c)) d->neg = false;
    hn_number_text t = {.sign = d->neg           ? '-'
                                : s->sign == '-' ? 0
                                                 : s->sign,
                        .digits = (const char *)text->data};
    uint32_t n = (uint32_t)text->len;
    for (; t.ndigits < n && dec_text_is_digit(t.digits[t.ndigits]); t.ndigits++) HN_PACE(e->vm, t.ndigits);
    t.rest = t.digits + t.ndigits;
    t.nrest = n - t.ndigits;
    if (t.nrest && *t.rest == '.')
        for (; 1 + t.decimals < t.nrest && dec_text_is_digit(t.rest[1 + t.decimals]); t.decimals++)
            HN_PACE(e->vm, t.decimals);
    if (d->kind && s->fill == '0' && s->align == '=') { /* zeros make no sense there */
        s->fill = ' ';
        s->align = '>';
    }
    return hnapi_spec_number(s, &t, b);
}

/* Whether a text has a number that no size is as large as. */
static bool has_huge_number(hn_vm *vm, hn_value spec) {
    uint32_t digits = 0;
    for (uint32_t i = 0, n = hnapi_str_len(spec); i < n && digits < 20; i++) {
        HN_PACE(vm, i);
        uint32_t c = hnapi_str_at(spec, i);
        digits = c >= '0' && c <= '9' ? digits + 1 : 0;
    }
    return digits >= 20;
}

static hn_status bad_specifier(hn_vm *vm, hn_value spec) {
    if (has_huge_number(vm, spec))
        return hnapi_raise(vm, HN_T_OVERFLOWERROR, "cannot fit 'int' into an index-sized integer");
    return hnapi_raise(vm, HN_T_VALUEERROR, "invalid format string");
}

/* Whether an alignment is followed by the 0 that stands for another one. */
static bool aligns_twice(hn_value spec) {
    uint32_t n = hnapi_str_len(spec), at = 0;
    if (n > 1 && hnapi_spec_is_align(hnapi_str_at(spec, 1)))
        at = 2;
    else if (n && hnapi_spec_is_align(hnapi_str_at(spec, 0)))
        at = 1;
    if (!at) return false;
    if (at < n &&
        (hnapi_str_at(spec, at) == '+' || hnapi_str_at(spec, at) == '-' || hnapi_str_at(spec, at) == ' '))
        at++;
    if (at < n && hnapi_str_at(spec, at) == 'z') at++;
    if (at < n && hnapi_str_at(spec, at) == '#') at++;
    return at < n && hnapi_str_at(spec, at) == '0';
}

hn_status hndec_format(hndec_env *e, const hndec *d, hn_value self, hn_value spec, hn_value *out) {
    hn_spec s;
    hn_strbuf b;
    hn_buf text;
    char room[72];
    hndec number = *d;
    hn_status st = hnapi_spec_parse(e->vm, &s, spec, 0, '>', self);
    if (st == HN_RAISED) {
        hnapi_drop_error(e->vm);
        return bad_specifier(e->vm, spec);
    }
    HN_TRY(st);
    if (aligns_twice(spec)) return bad_specifier(e->vm, spec);
    if (s.type && (s.type > 127 || !strchr("eEfFgGn%", (int)s.type))) return bad_specifier(e->vm, spec);
    if (s.type == 'n') s.type = 'g';
    hnbuf_init_in(&text, hnapi_meter(e->vm), room, sizeof room);
    hnapi_strbuf_init(&b, e->vm);
    st = lay_out(e, &number, &s, &text, &b);
    hnbuf_free(&text);
    if (st == HN_OK) return hnapi_strbuf_finish(&b, out);
    hnapi_strbuf_free(&b);
    return st;
}
