/* format() of str, int, bool, float and complex: which specifiers each type accepts, and the digits. Parsing
 * and padding are in format_spec.c. The locale type `n` formats as in the C locale. */
#include "base/dtoa.h"
#include "object/exc.h"
#include "object/format.h"
#include "object/format_spec.h"
#include "object/int.h"
#include "object/num.h"
#include "object/strbuf.h"
#include <math.h>

#define NUMBER_ROOM 72u /* enough for the text of most numbers */

/* Finishes or frees the builder, whichever `st` says. */
static hn_status format_finish(hn_status st, hn_strbuf *b, hn_value *out) {
    if (st == HN_OK) return hnstrbuf_finish(b, out);
    hnstrbuf_free(b);
    return st;
}

static hn_status format_value_error(hn_vm *vm, const char *message) {
    return hnexc_raise(vm, HN_T_VALUEERROR, "%s", message);
}

/* ---- str ---- */

static hn_status check_str_spec(hn_vm *vm, const hn_spec *s, hn_value v) {
    if (s->type != 's') return hnspec_unknown(vm, s, v);
    if (s->sign == ' ') return format_value_error(vm, "Space not allowed in string format specifier");
    if (s->sign) return format_value_error(vm, "Sign not allowed in string format specifier");
    if (s->no_neg_zero)
        return format_value_error(vm, "Negative zero coercion (z) not allowed in string format specifier");
    if (s->alt) return format_value_error(vm, "Alternate form (#) not allowed in string format specifier");
    if (s->align == '=')
        return format_value_error(vm, "'=' alignment not allowed in string format specifier");
    return HN_OK;
}

hn_status hnstr_format_spec(hn_vm *vm, hn_value v, const hn_str *spec, hn_value *out) {
    hn_spec s;
    hn_value text = hnv_payload(v);
    const hn_str *str = HN_STR(text);
    if (!spec->len) {
        *out = text;
        return HN_OK;
    }
    HN_TRY(hnspec_parse(vm, &s, spec, 's', '<', v));
    HN_TRY(check_str_spec(vm, &s, v));
    uint32_t n = str->len;
    if (s.precision >= 0 && (uint32_t)s.precision < n) n = (uint32_t)s.precision;
    if (s.width < 0 || (uint32_t)s.width <= n) return hnstr_slice(vm, text, 0, n, out);
    hn_strbuf b;
    hnstrbuf_init(&b, vm);
    return format_finish(hnspec_pad(&s, str, n, &b), &b, out);
}

/* ---- int ---- */

static hn_status format_char(hn_vm *vm, const hn_spec *s, hn_value i, hn_strbuf *b) {
    int64_t c;
    hn_value ch;
    if (s->sign) return format_value_error(vm, "Sign not allowed with integer format specifier 'c'");
    if (s->alt)
        return format_value_error(vm, "Alternate form (#) not allowed with integer format specifier 'c'");
    if (!hnint_to_i64(i, &c))
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C long");
    if (c < 0 || c > 0x10FFFF) return hnexc_raise(vm, HN_T_OVERFLOWERROR, "%%c arg not in range(0x110000)");
    HN_TRY(hnstr_from_char(vm, (uint32_t)c, &ch));
    return hnspec_pad(s, HN_STR(ch), 1, b);
}

static char sign_char(const hn_spec *s, bool negative) {
    return negative ? '-' : s->sign == '+' || s->sign == ' ' ? s->sign : 0;
}

static hn_status format_digits(hn_vm *vm, const hn_spec *s, hn_value i, hn_strbuf *b) {
    int base = s->type == 'b' ? 2 : s->type == 'o' ? 8 : s->type == 'x' || s->type == 'X' ? 16 : 10;
    hn_buf text;
    char room[NUMBER_ROOM];
    hnbuf_init_in(&text, &vm->meter, room, sizeof room);
    hn_status st = hnint_to_text(vm, i, base, &text);
    if (st == HN_OK && text.failed) st = HN_NOMEM;
    if (st == HN_OK) {
        uint32_t skip = text.data[0] == '-';
        if (s->type == 'X') st = hnspec_upper(vm, text.data, text.len);
        hn_number_text t = {.sign = sign_char(s, skip),
                            .digits = (const char *)text.data + skip,
                            .ndigits = (uint32_t)text.len - skip,
                            .rest = ""};
        if (s->alt && base != 10)
            t.prefix = s->type == 'b' ? "0b" : s->type == 'o' ? "0o" : s->type == 'x' ? "0x" : "0X";
        if (st == HN_OK) st = hnspec_number(s, &t, b);
    }
    hnbuf_free(&text);
    return st;
}

static hn_status format_int(hn_vm *vm, const hn_spec *s, hn_value i, hn_strbuf *b) {
    if (s->precision >= 0) return format_value_error(vm, "Precision not allowed in integer format specifier");
    if (s->no_neg_zero)
        return format_value_error(vm, "Negative zero coercion (z) not allowed in integer format specifier");
    return s->type == 'c' ? format_char(vm, s, i, b) : format_digits(vm, s, i, b);
}

/* ---- float ---- */

static hn_status all_zero(hn_vm *vm, const hn_buf *text, bool *out) {
    size_t i = 0;
    for (; i < text->len && (text->data[i] == '0' || text->data[i] == '.'); i++) HN_PACE(vm, i);
    *out = i == text->len || text->data[i] == 'e' || text->data[i] == 'E';
    return HN_OK;
}

/* Cuts |d|'s text into digits and rest. */
static hn_status cut_number(hn_vm *vm, hn_number_text *t, const hn_buf *text) {
    const char *p = (const char *)text->data;
    uint32_t n = (uint32_t)text->len, i = 0;
    for (; i < n && p[i] >= '0' && p[i] <= '9'; i++) HN_PACE(vm, i);
    t->digits = p;
    t->ndigits = i;
    t->rest = p + i;
    t->nrest = n - i;
    if (i == n || p[i] != '.') return HN_OK;
    for (i++; i < n && p[i] >= '0' && p[i] <= '9'; i++) {
        HN_PACE(vm, i);
        t->decimals++;
    }
    return HN_OK;
}

/* Appends d by `s`; style as for hndtoa_format. force_sign is for the imaginary part. */
static hn_status format_put_double(hn_vm *vm, const hn_spec *s, double d, char style, int32_t precision,
                                   unsigned flags, hn_strbuf *b) {
    hn_buf text;
    char room[NUMBER_ROOM];
    hnbuf_init_in(&text, &vm->meter, room, sizeof room);
    hn_status st = hndtoa_format(&text, d, style, (size_t)precision, flags);
    if (st == HN_OK && s->type == '%') hnbuf_byte(&text, '%');
    if (st == HN_OK && text.failed) st = HN_NOMEM;
    if (st == HN_OK) {
        bool negative = d == d && signbit(d);
        if (negative && s->no_neg_zero) {
            size_t n = text.len;
            if (s->type == '%') text.len--;
            bool zero = false;
            st = all_zero(vm, &text, &zero);
            negative = !zero;
            text.len = n;
        }
        hn_number_text t = {.sign = sign_char(s, negative)};
        if (st == HN_OK) st = cut_number(vm, &t, &text);
        if (st == HN_OK) st = hnspec_number(s, &t, b);
    }
    hnbuf_free(&text);
    return st;
}

static hn_status format_double(hn_vm *vm, const hn_spec *s, double d, hn_value v, hn_strbuf *b) {
    char style = (char)s->type;
    unsigned flags = s->alt ? HN_DTOA_ALT : 0;
    int32_t precision = s->precision < 0 ? 6 : s->precision;
    switch (s->type) {
    case 0:
        style = s->precision < 0 ? 'r' : 'z';
        flags |= HN_DTOA_DOT_ZERO;
        break;
    case 'n': style = 'g'; break;
    case '%':
        style = 'f';
        d *= 100;
        break;
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G': break;
    default: return hnspec_unknown(vm, s, v);
    }
    return format_put_double(vm, s, d, style, precision, flags, b);
}

/* ---- complex ---- */

static hn_status format_complex(hn_vm *vm, const hn_spec *spec, hn_value n, hn_value v, hn_strbuf *b) {
    const hn_complex *c = HN_AS(hn_complex, n);
    hn_spec s = *spec;
    char style = (char)s.type;
    int32_t precision = s.precision < 0 ? 6 : s.precision;
    bool plain = s.type == 0, skip_real = plain && c->re == 0 && !signbit(c->re);
    if (plain)
        style = s.precision < 0 ? 'r' : 'g';
    else if (s.type == 'n')
        style = 'g';
    else if (s.type > 127 || !strchr("eEfFgG", (int)s.type))
        return hnspec_unknown(vm, &s, v);
    if (s.fill == '0')
        return format_value_error(vm, "Zero padding is not allowed in complex format specifier");
    if (s.align == '=')
        return format_value_error(vm, "'=' alignment flag is not allowed in complex format specifier");
    hn_strbuf inner;
    hn_value text;
    hnstrbuf_init(&inner, vm);
    s.width = -1;
    unsigned flags = s.alt ? HN_DTOA_ALT : 0;
    hn_status st = HN_OK;
    if (plain && !skip_real) hnstrbuf_char(&inner, '(');
    if (!skip_real) {
        st = format_put_double(vm, &s, c->re, style, precision, flags, &inner);
        s.sign = '+';
    }
    if (st == HN_OK) st = format_put_double(vm, &s, c->im, style, precision, flags, &inner);
    hnstrbuf_char(&inner, 'j');
    if (plain && !skip_real) hnstrbuf_char(&inner, ')');
    HN_TRY(format_finish(st, &inner, &text));
    return hnspec_pad(spec, HN_STR(text), HN_STR(text)->len, b);
}

static hn_status format_number(hn_vm *vm, const hn_spec *s, hn_value n, hn_value v, hn_strbuf *b) {
    double d;
    if (hnv_is_double(n)) return format_double(vm, s, hnv_double(n), v, b);
    if (hnv_is(n, HN_KIND_COMPLEX)) return format_complex(vm, s, n, v, b);
    switch (s->type) {
    case 'b':
    case 'c':
    case 'd':
    case 'o':
    case 'x':
    case 'X':
    case 'n': return format_int(vm, s, n, b);
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
    case '%': HN_TRY(hnint_to_double(vm, n, &d)); return format_double(vm, s, d, v, b);
    default: return hnspec_unknown(vm, s, v);
    }
}

hn_status hnnum_format(hn_vm *vm, hn_value v, const hn_str *spec, hn_value *out) {
    hn_spec s;
    hn_strbuf b;
    hn_value n = hnv_payload(v);
    if (!spec->len) return hnnum_repr(vm, n, out);
    HN_TRY(hnspec_parse(vm, &s, spec, hnint_is(n) ? 'd' : 0, '>', v));
    hnstrbuf_init(&b, vm);
    return format_finish(format_number(vm, &s, n, v, &b), &b, out);
}
