/* Parsing format specifiers, grouping and padding. The language: Python's library reference, "Format
 * Specification Mini-Language", PEP 3101, PEP 378, PEP 515, PEP 682. A width comes from the program, so
 * padding charges the meter before it fills. */
#include "object/format_spec.h"
#include "base/unicode.h"
#include "object/exc.h"
#include "object/strbuf.h"

#define END 0xFFFFFFFF /* no code point */

/* What is left of a text: c is its next code point, or END. */
typedef struct reader {
    hn_vm *vm;
    const hn_str *text;
    uint32_t at, c;
} reader;

static uint32_t format_spec_peek(const hn_str *text, uint32_t at) {
    return at < text->len ? hnstr_at(text, at) : END;
}

static void format_spec_move(reader *r, uint32_t by) {
    r->c = format_spec_peek(r->text, r->at += by);
}

static bool format_spec_take(reader *r, uint32_t c) {
    if (r->c != c) return false;
    format_spec_move(r, 1);
    return true;
}

bool hnspec_is_align(uint32_t c) {
    return c == '<' || c == '>' || c == '=' || c == '^';
}

static inline int format_spec_digit_value(uint32_t c) {
    if (c < 128) return c >= '0' && c <= '9' ? (int)(c - '0') : -1;
    return c <= 0x10FFFF ? hnunicode_decimal(c) : -1;
}

/* Digits of any script; *value stays when there are none. */
static hn_status format_spec_read_number(reader *r, int32_t *value, bool *any) {
    int64_t n = 0;
    int digit;
    *any = false;
    while ((digit = format_spec_digit_value(r->c)) >= 0) {
        HN_PACE(r->vm, r->at);
        n = n * 10 + digit;
        if (n > INT32_MAX)
            return hnexc_raise(r->vm, HN_T_VALUEERROR, "Too many decimal digits in format string");
        format_spec_move(r, 1);
        *any = true;
    }
    if (*any) *value = (int32_t)n;
    return HN_OK;
}

static hn_status both_separators(hn_vm *vm) {
    return hnexc_raise(vm, HN_T_VALUEERROR, "Cannot specify both ',' and '_'.");
}

/* , or _ but not one after the other */
static hn_status read_group(reader *r, char *group) {
    if (format_spec_take(r, ',')) *group = ',';
    if (format_spec_take(r, '_')) {
        if (*group) return both_separators(r->vm);
        *group = '_';
    }
    if (r->c == ',' && *group == '_') return both_separators(r->vm);
    return HN_OK;
}

static hn_status bad_group(hn_vm *vm, char group, uint32_t type) {
    if (type > 32 && type < 128)
        return hnexc_raise(vm, HN_T_VALUEERROR, "Cannot specify '%c' with '%c'.", group, type);
    char hex[12];
    return hnexc_raise(vm, HN_T_VALUEERROR, "Cannot specify '%c' with '\\x%s'.", group,
                       hntext_hex(type, hex));
}

static hn_status check_groups(hn_vm *vm, const hn_spec *s) {
    static const char decimal[] = "defgEGF%", binary[] = "boxX";
    if (s->group && s->type) {
        bool is_ascii = s->type < 128;
        bool ok =
            is_ascii && (strchr(decimal, (int)s->type) || (s->group == '_' && strchr(binary, (int)s->type)));
        if (!ok) return bad_group(vm, s->group, s->type);
    }
    if (s->frac_group && s->type == 'n') return bad_group(vm, s->frac_group, s->type);
    return HN_OK;
}

static void format_spec_read_flags(reader *r, hn_spec *s, bool has_fill, bool has_align) {
    if (r->c == ' ' || r->c == '+' || r->c == '-') {
        s->sign = (char)r->c;
        format_spec_move(r, 1);
    }
    s->no_neg_zero = format_spec_take(r, 'z');
    s->alt = format_spec_take(r, '#');
    if (!has_fill && format_spec_take(r, '0')) {
        s->fill = '0';
        if (!has_align && s->align == '>') s->align = '=';
    }
}

static hn_status read_precision(reader *r, hn_spec *s) {
    bool any;
    if (!format_spec_take(r, '.')) return HN_OK;
    HN_TRY(format_spec_read_number(r, &s->precision, &any));
    HN_TRY(read_group(r, &s->frac_group));
    if (!any && !s->frac_group)
        return hnexc_raise(r->vm, HN_T_VALUEERROR, "Format specifier missing precision");
    return HN_OK;
}

hn_status hnspec_parse(hn_vm *vm, hn_spec *s, const hn_str *text, uint32_t type, char align, hn_value v) {
    reader r = {vm, text, 0, format_spec_peek(text, 0)};
    uint32_t next = format_spec_peek(text, 1);
    bool has_fill = hnspec_is_align(next), has_align = has_fill || hnspec_is_align(r.c), any;
    *s = (hn_spec){.fill = ' ', .align = align, .width = -1, .precision = -1, .type = type};
    if (has_fill) s->fill = r.c;
    if (has_align) {
        s->align = (char)(has_fill ? next : r.c);
        format_spec_move(&r, 1u + has_fill);
    }
    format_spec_read_flags(&r, s, has_fill, has_align);
    HN_TRY(format_spec_read_number(&r, &s->width, &any));
    HN_TRY(read_group(&r, &s->group));
    HN_TRY(read_precision(&r, s));
    if (r.at + 1 < text->len)
        return hnexc_raise(vm, HN_T_VALUEERROR, "Invalid format specifier '%U' for object of type '%T'",
                           hnv_from_ref(text), v);
    if (r.at < text->len) s->type = r.c;
    return check_groups(vm, s);
}

const char *hntext_hex(uint32_t c, char to[12]) {
    int n = 0, shift = 28;
    while (shift && !(c >> shift)) shift -= 4;
    for (; shift >= 0; shift -= 4) to[n++] = "0123456789abcdef"[(c >> shift) & 15];
    to[n] = 0;
    return to;
}

hn_status hnspec_unknown(hn_vm *vm, const hn_spec *s, hn_value v) {
    char hex[12];
    if (s->type > 32 && s->type < 128)
        return hnexc_raise(vm, HN_T_VALUEERROR, "Unknown format code '%c' for object of type '%T'", s->type,
                           v);
    return hnexc_raise(vm, HN_T_VALUEERROR, "Unknown format code '\\x%s' for object of type '%T'",
                       hntext_hex(s->type, hex), v);
}

/* ---- layout ---- */

hn_status hnspec_upper(hn_vm *vm, uint8_t *text, size_t n) {
    for (size_t i = 0; i < n; i++) {
        HN_PACE(vm, i);
        if (text[i] >= 'a') text[i] -= 32;
    }
    return HN_OK;
}

static void split_padding(const hn_spec *s, uint32_t len, uint32_t *left, uint32_t *middle, uint32_t *right) {
    uint32_t pad = s->width > 0 && (uint32_t)s->width > len ? (uint32_t)s->width - len : 0;
    *left = *middle = *right = 0;
    if (s->align == '>')
        *left = pad;
    else if (s->align == '=')
        *middle = pad;
    else if (s->align == '^')
        *left = pad / 2, *right = pad - pad / 2;
    else
        *right = pad;
}

hn_status hnspec_pad(const hn_spec *s, const hn_str *str, uint32_t n, hn_strbuf *b) {
    uint32_t left, middle, right;
    split_padding(s, n, &left, &middle, &right);
    HN_TRY(hnmeter_charge(&b->vm->meter, ((uint64_t)left + right + n) >> 6));
    hnstrbuf_fill(b, s->fill, left + middle);
    hnstrbuf_sub(b, str, 0, n);
    hnstrbuf_fill(b, s->fill, right);
    return b->failed ? HN_NOMEM : HN_OK;
}

/* How many characters `ndigits` digits take with separators, zeros in front filling up to min_width. */
static uint32_t grouped_width(uint32_t ndigits, uint32_t min_width, uint32_t size, uint32_t *zeros) {
    if (!ndigits) {
        *zeros = 0;
        return 0;
    }
    uint32_t digits = ndigits;
    if (size) {
        uint32_t full = min_width / (size + 1), rest = min_width % (size + 1);
        /* A width that would begin with a separator gets one digit more. */
        uint32_t fit = full * size + (rest ? rest : min_width ? 1 : 0);
        if (fit > digits) digits = fit;
    } else if (min_width > digits) {
        digits = min_width;
    }
    *zeros = digits - ndigits;
    return digits + (size ? (digits - 1) / size : 0);
}

static void put_grouped(hn_strbuf *b, const char *digits, uint32_t ndigits, uint32_t zeros, uint32_t size,
                        char sep) {
    uint32_t total = ndigits + zeros;
    if (!size) {
        hnstrbuf_fill(b, '0', zeros);
        hnstrbuf_ascii(b, digits, ndigits);
        return;
    }
    for (uint32_t i = 0; i < total && !b->failed; i++) {
        if (i && (total - i) % size == 0) hnstrbuf_char(b, (uint32_t)sep);
        hnstrbuf_char(b, i < zeros ? '0' : (uint32_t)digits[i - zeros]);
    }
}

/* The point and decimals, grouped from the point on, then what follows them. */
static void put_rest(const hn_spec *s, const hn_number_text *t, hn_strbuf *b) {
    uint32_t i = 0;
    if (s->frac_group && t->decimals) {
        hnstrbuf_char(b, (uint32_t)t->rest[i++]);
        for (uint32_t k = 0; k < t->decimals && !b->failed; k++) {
            if (k && k % 3 == 0) hnstrbuf_char(b, (uint32_t)s->frac_group);
            hnstrbuf_char(b, (uint32_t)t->rest[i++]);
        }
    }
    hnstrbuf_ascii(b, t->rest + i, t->nrest - i);
}

hn_status hnspec_number(const hn_spec *s, const hn_number_text *t, hn_strbuf *b) {
    uint32_t left, middle, right, zeros;
    bool binary = s->type == 'b' || s->type == 'o' || s->type == 'x' || s->type == 'X';
    uint32_t size = !s->group ? 0 : binary ? 4 : 3;
    uint32_t prefix = t->prefix ? (uint32_t)strlen(t->prefix) : 0;
    uint32_t other = prefix + (t->sign != 0) + t->nrest;
    if (s->frac_group && t->decimals) other += (t->decimals - 1) / 3;
    uint32_t min_width = 0;
    if (s->fill == '0' && s->align == '=' && s->width > 0 && (uint32_t)s->width > other)
        min_width = (uint32_t)s->width - other;
    HN_TRY(hnmeter_charge(&b->vm->meter, ((uint64_t)t->ndigits + t->nrest + min_width) >> 4));
    uint32_t grouped = grouped_width(t->ndigits, min_width, size, &zeros);
    split_padding(s, other + grouped, &left, &middle, &right);
    HN_TRY(hnmeter_charge(&b->vm->meter, ((uint64_t)left + middle + right) >> 6));
    hnstrbuf_fill(b, s->fill, left);
    if (t->sign) hnstrbuf_char(b, (uint32_t)t->sign);
    if (prefix) hnstrbuf_ascii(b, t->prefix, prefix);
    hnstrbuf_fill(b, s->fill, middle);
    put_grouped(b, t->digits, t->ndigits, zeros, size, s->group);
    put_rest(s, t, b);
    hnstrbuf_fill(b, s->fill, right);
    return b->failed ? HN_NOMEM : HN_OK;
}
