/* str % args and bytes % args: parsing conversions, fetching arguments, putting values. An argument that
 * needs Python code (__str__, __index__, a mapping of a program's class) is HN_SLOW, and frozen Python
 * formats all of it anew. */
#include "object/percent.h"
#include "base/dtoa.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/format_spec.h"
#include "object/int.h"
#include "object/num.h"
#include "object/num_internal.h"
#include "object/repr.h"
#include "object/strbuf.h"
#include "object/type.h"
#include <math.h>

#define NUMBER_ROOM 72u /* enough for the text of most numbers */

/* The format: a str's characters or a bytes-like's bytes. */
typedef struct source {
    const void *p;
    uint32_t n;
    unsigned width;
    bool ascii;
} source;

static source source_of(hn_value format) {
    source s = {NULL, 0, 0, false};
    const uint8_t *p;
    if (hnv_is(format, HN_KIND_STR)) {
        const hn_str *str = HN_STR(format);
        return (source){str->data, str->len, HN_STR_WIDTH(str), str->h.flags & HN_STR_ASCII};
    }
    if (hnbytes_view(format, &p, &s.n)) s.p = p;
    return s;
}

static uint32_t char_at(const source *s, uint32_t i) {
    return i < s->n ? hntext_at(s->p, s->width, i) : 0xFFFFFFFF;
}

/* ---- parsing ---- */

static hn_status percent_parse_key(hn_vm *vm, const source *s, uint32_t *pos, hn_percent *out) {
    uint32_t depth = 1, i = *pos + 1;
    out->has_key = true;
    out->key_from = i;
    for (; i < s->n; i++) {
        uint32_t c = char_at(s, i);
        HN_PACE(vm, i);
        if (c == '(') depth++;
        if (c == ')' && --depth == 0) break;
    }
    HN_TRY(hnmeter_charge(&vm->meter, (i - *pos) >> 4));
    if (i >= s->n) return hnexc_raise(vm, HN_T_VALUEERROR, "incomplete format key");
    out->key_to = i;
    *pos = i + 1;
    return HN_OK;
}

static hn_status parse_number(hn_vm *vm, const source *s, uint32_t *pos, const char *what, int32_t *out) {
    int64_t n = 0;
    for (uint32_t c; (c = char_at(s, *pos)) >= '0' && c <= '9'; ++*pos) {
        HN_PACE(vm, *pos);
        n = n * 10 + (c - '0');
        if (n > INT32_MAX) return hnexc_raise(vm, HN_T_VALUEERROR, "%s too big", what);
    }
    *out = (int32_t)n;
    return HN_OK;
}

static unsigned percent_flag_of(uint32_t c) {
    switch (c) {
    case '-': return HN_PCT_LEFT;
    case '+': return HN_PCT_PLUS;
    case ' ': return HN_PCT_SPACE;
    case '#': return HN_PCT_ALT;
    case '0': return HN_PCT_ZERO;
    default: return 0;
    }
}

/* What stands between the '%' and the conversion. */
static hn_status parse_modifiers(hn_vm *vm, const source *s, uint32_t *pos, hn_percent *out) {
    unsigned flag;
    if (char_at(s, *pos) == '(') HN_TRY(percent_parse_key(vm, s, pos, out));
    while ((flag = percent_flag_of(char_at(s, *pos))) != 0) {
        HN_PACE(vm, *pos);
        out->flags |= flag;
        ++*pos;
    }
    out->star_width = char_at(s, *pos) == '*';
    if (out->star_width)
        ++*pos;
    else if (char_at(s, *pos) >= '0' && char_at(s, *pos) <= '9')
        HN_TRY(parse_number(vm, s, pos, "width", &out->width));
    if (char_at(s, *pos) != '.') return HN_OK;
    ++*pos;
    out->star_precision = char_at(s, *pos) == '*';
    if (!out->star_precision) return parse_number(vm, s, pos, "precision", &out->precision);
    ++*pos;
    return HN_OK;
}

static hn_status percent_parse(hn_vm *vm, const source *s, uint32_t *pos, hn_percent *out) {
    *out = (hn_percent){.width = -1, .precision = -1};
    uint32_t c = char_at(s, *pos);
    if (c < 'a') {
        HN_TRY(parse_modifiers(vm, s, pos, out));
        c = char_at(s, *pos);
    }
    if (c == 'h' || c == 'l' || c == 'L') c = char_at(s, ++*pos);
    out->conv = *pos < s->n ? c : HN_PCT_NONE;
    out->at = *pos;
    *pos += *pos < s->n;
    return HN_OK;
}

hn_status hnpercent_parse(hn_vm *vm, hn_value format, uint32_t *pos, hn_percent *out) {
    source s = source_of(format);
    return percent_parse(vm, &s, pos, out);
}

/* ValueError when the format ended too early: after what stands before was looked at. */
static hn_status percent_complete(hn_vm *vm, const hn_percent *p) {
    return p->conv == HN_PCT_NONE ? hnexc_raise(vm, HN_T_VALUEERROR, "incomplete format") : HN_OK;
}

hn_status hnpercent_star(hn_vm *vm, hn_percent *p, bool precision, hn_value v) {
    int64_t n;
    v = hnv_payload(v);
    if (!hnint_is(v)) return hnexc_raise(vm, HN_T_TYPEERROR, "* wants int");
    if (!hnint_to_i64(v, &n) || n > INT32_MAX || n < -INT32_MAX)
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C %s",
                           precision ? "int" : "ssize_t");
    if (precision) {
        p->precision = n < 0 ? 0 : (int32_t)n;
    } else {
        if (n < 0) p->flags |= HN_PCT_LEFT;
        p->width = (int32_t)(n < 0 ? -n : n);
    }
    return HN_OK;
}

/* ---- putting ---- */

/* Pads to the width: sign and prefix stand before the zeros of a number. `zeros` are always there. */
static hn_status percent_put_number(hn_vm *vm, const hn_percent *p, char sign, const char *prefix,
                                    uint32_t zeros, const uint8_t *body, size_t n, hn_strbuf *b) {
    uint64_t len = (sign != 0) + strlen(prefix) + (uint64_t)zeros + n;
    uint32_t pad = p->width > 0 && (uint64_t)p->width > len ? (uint32_t)((uint64_t)p->width - len) : 0;
    HN_TRY(hnmeter_charge(&vm->meter, (len + pad) >> 6));
    bool left = p->flags & HN_PCT_LEFT, fill = !left && (p->flags & HN_PCT_ZERO);
    if (!left && !fill) hnstrbuf_fill(b, ' ', pad);
    if (sign) hnstrbuf_char(b, (uint32_t)sign);
    hnstrbuf_z(b, prefix);
    if (fill) hnstrbuf_fill(b, '0', pad);
    hnstrbuf_fill(b, '0', zeros);
    hnstrbuf_ascii(b, body, n);
    if (left) hnstrbuf_fill(b, ' ', pad);
    return b->failed ? HN_NOMEM : HN_OK;
}

static hn_status percent_put_text(hn_vm *vm, const hn_percent *p, bool cut, const void *text, unsigned width,
                                  uint32_t n, hn_strbuf *b) {
    if (cut && p->precision >= 0 && (uint32_t)p->precision < n) n = (uint32_t)p->precision;
    uint32_t pad = p->width > 0 && (uint32_t)p->width > n ? (uint32_t)p->width - n : 0;
    HN_TRY(hnmeter_charge(&vm->meter, ((uint64_t)n + pad) >> 6));
    if (!(p->flags & HN_PCT_LEFT)) hnstrbuf_fill(b, ' ', pad);
    hnstrbuf_points(b, text, width, n);
    if (p->flags & HN_PCT_LEFT) hnstrbuf_fill(b, ' ', pad);
    return b->failed ? HN_NOMEM : HN_OK;
}

static char sign_of(const hn_percent *p, bool negative) {
    return negative ? '-' : p->flags & HN_PCT_PLUS ? '+' : p->flags & HN_PCT_SPACE ? ' ' : 0;
}

/* HN_SLOW for an object that may have the method, a TypeError by `message` (%c: the conversion, %T)
 * otherwise. */
static hn_status need_number(hn_vm *vm, const hn_percent *p, hn_value v, const char *message) {
    if (hnv_of_user_class(v)) return HN_SLOW;
    return hnexc_raise(vm, HN_T_TYPEERROR, message, (int)p->conv, v);
}

static hn_status int_of_double(hn_vm *vm, hn_value v, hn_value *out) {
    double d = hnv_double(v);
    if (d != d) return hnexc_raise(vm, HN_T_VALUEERROR, "cannot convert float NaN to integer");
    if (isinf(d)) return hnexc_raise(vm, HN_T_OVERFLOWERROR, "cannot convert float infinity to integer");
    return hnint_from_double(vm, d, out);
}

static hn_status percent_put_int(hn_vm *vm, const hn_percent *p, hn_value v, hn_strbuf *b) {
    bool decimal = p->conv == 'd' || p->conv == 'i' || p->conv == 'u';
    hn_value i = hnv_payload(v);
    if (decimal && hnv_is_double(v)) HN_TRY(int_of_double(vm, i, &i));
    if (!hnint_is(i))
        return need_number(vm, p, v,
                           decimal ? "%%%c format: a real number is required, not %T"
                                   : "%%%c format: an integer is required, not %T");
    if (decimal && hnv_is_int(i) && !p->flags && p->width < 0 && p->precision < 0) {
        char digits[HN_DECIMAL_DIGITS + 1], *end = digits + sizeof digits,
                                            *at = hnnum_put_int(end, hnv_int(i));
        hnstrbuf_ascii(b, at, (size_t)(end - at));
        return b->failed ? HN_NOMEM : HN_OK;
    }
    int base = decimal ? 10 : p->conv == 'o' ? 8 : 16;
    const char *prefix = "";
    if ((p->flags & HN_PCT_ALT) && base != 10) prefix = base == 8 ? "0o" : p->conv == 'x' ? "0x" : "0X";
    hn_buf text;
    char room[NUMBER_ROOM];
    hnbuf_init_in(&text, &vm->meter, room, sizeof room);
    hn_status st = hnint_to_text(vm, i, base, &text);
    if (st == HN_OK && text.failed) st = HN_NOMEM;
    if (st == HN_OK) {
        size_t skip = text.data[0] == '-', n = text.len - skip;
        if (p->conv == 'X') st = hnspec_upper(vm, text.data, text.len);
        uint32_t zeros =
            p->precision > 0 && (size_t)p->precision > n ? (uint32_t)((size_t)p->precision - n) : 0;
        if (st == HN_OK)
            st = percent_put_number(vm, p, sign_of(p, skip), prefix, zeros, text.data + skip, n, b);
    }
    hnbuf_free(&text);
    return st;
}

static hn_status percent_put_float(hn_vm *vm, const hn_percent *p, bool bytes, hn_value v, hn_strbuf *b) {
    double d;
    hn_value x = hnv_payload(v);
    if (hnint_is(x) && v == x)
        HN_TRY(hnint_to_double(vm, x, &d));
    else if (hnv_is_double(x))
        d = hnv_double(x);
    else if (hnv_of_user_class(v))
        return HN_SLOW;
    else
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           bytes ? "float argument required, not %T" : "must be real number, not %T", v);
    hn_buf text;
    char room[NUMBER_ROOM];
    hnbuf_init_in(&text, &vm->meter, room, sizeof room);
    size_t precision = p->precision < 0 ? 6 : (size_t)p->precision;
    hn_status st = hndtoa_format(&text, d, (char)p->conv, precision, p->flags & HN_PCT_ALT ? HN_DTOA_ALT : 0);
    if (st == HN_OK && text.failed) st = HN_NOMEM;
    if (st == HN_OK)
        st = percent_put_number(vm, p, sign_of(p, d == d && signbit(d)), "", 0, text.data, text.len, b);
    hnbuf_free(&text);
    return st;
}

static hn_status bad_char(hn_vm *vm, bool bytes, hn_value v) {
    if (hnv_of_user_class(v)) return HN_SLOW;
    return hnexc_raise(vm, HN_T_TYPEERROR,
                       bytes ? "%%c requires an integer in range(256) or a single byte, not %Q"
                             : "%%c requires an int or a unicode character, not %Q",
                       v);
}

static hn_status percent_put_char(hn_vm *vm, const hn_percent *p, bool bytes, hn_value v, hn_strbuf *b) {
    hn_value x = hnv_payload(v);
    int64_t c;
    uint32_t n = 1;
    const uint8_t *data;
    if (hnint_is(x)) {
        if (!hnint_to_i64(x, &c) || c < 0 || c > (bytes ? 255 : 0x10FFFF))
            return hnexc_raise(vm, HN_T_OVERFLOWERROR,
                               bytes ? "%%c arg not in range(256)" : "%%c arg not in range(0x110000)");
    } else if (!bytes && hnv_is(x, HN_KIND_STR)) {
        n = HN_STR(x)->len;
        c = n ? hnstr_at(HN_STR(x), 0) : 0;
        if (n != 1)
            return hnexc_raise(vm, HN_T_TYPEERROR,
                               "%%c requires an int or a unicode character, not a string of length %u", n);
    } else if (bytes && !hnv_is(x, HN_KIND_MEMORYVIEW) && hnbytes_view(x, &data, &n)) {
        c = n ? data[0] : 0;
        if (n != 1)
            return hnexc_raise(
                vm, HN_T_TYPEERROR,
                "%%c requires an integer in range(256) or a single byte, not a %T object of length %u", v, n);
    } else {
        return bad_char(vm, bytes, v);
    }
    uint32_t point = (uint32_t)c;
    return percent_put_text(vm, p, false, &point, 2, 1, b);
}

/* The str with what is not ASCII escaped, as ascii() does to a repr. */
static hn_status percent_to_ascii(hn_vm *vm, hn_value v, hn_value *out) {
    const hn_str *s = HN_STR(v);
    if (s->h.flags & HN_STR_ASCII) {
        *out = v;
        return HN_OK;
    }
    HN_TRY(hnmeter_charge(&vm->meter, s->len >> 4));
    hn_strbuf b;
    hnstrbuf_init(&b, vm);
    for (uint32_t i = 0; i < s->len && !b.failed; i++) {
        uint32_t c = hnstr_at(s, i);
        if (c < 128)
            hnstrbuf_char(&b, c);
        else
            hntext_escape(&b, c);
    }
    return hnstrbuf_finish(&b, out);
}

static hn_status percent_put_object(hn_vm *vm, const hn_percent *p, bool bytes, hn_value v, hn_strbuf *b) {
    hn_value text;
    const uint8_t *data;
    uint32_t n;
    if (bytes && (p->conv == 's' || p->conv == 'b')) {
        if (hnbytes_view(v, &data, &n)) return percent_put_text(vm, p, true, data, 0, n, b);
        if (hnv_of_user_class(v) || hnv_is(v, HN_KIND_MEMORYVIEW)) return HN_SLOW;
        return hnexc_raise(
            vm, HN_T_TYPEERROR,
            "%%b requires a bytes-like object, or an object that implements __bytes__, not '%T'", v);
    }
    HN_TRY(p->conv == 's' ? hnops_str(vm, v, &text) : hnops_repr(vm, v, &text));
    text = hnv_payload(text);
    if (p->conv == 'a' || (bytes && p->conv == 'r')) HN_TRY(percent_to_ascii(vm, text, &text));
    const hn_str *s = HN_STR(text);
    if (p->width <= 0 && p->precision < 0 && (s->h.flags & HN_STR_ASCII)) {
        hnstrbuf_str(b, text);
        return hnmeter_charge(&vm->meter, s->len >> 6);
    }
    return percent_put_text(vm, p, true, s->data, HN_STR_WIDTH(s), s->len, b);
}

static hn_status unsupported(hn_vm *vm, const hn_percent *p, bool bytes) {
    char hex[12];
    if (bytes && p->conv > 127)
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "character argument not in range(0x110000)");
    return hnexc_raise(vm, HN_T_VALUEERROR, "unsupported format character '%c' (0x%s) at index %u",
                       p->conv > 31 && p->conv < 128 ? (int)p->conv : '?', hntext_hex(p->conv, hex), p->at);
}

hn_status hnpercent_put(hn_vm *vm, const hn_percent *p, bool bytes, hn_value v, hn_strbuf *b) {
    switch (p->conv) {
    case 'b':
        if (!bytes) return unsupported(vm, p, bytes);
        return percent_put_object(vm, p, bytes, v, b);
    case 's':
    case 'r':
    case 'a': return percent_put_object(vm, p, bytes, v, b);
    case 'd':
    case 'i':
    case 'u':
    case 'o':
    case 'x':
    case 'X': return percent_put_int(vm, p, v, b);
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G': return percent_put_float(vm, p, bytes, v, b);
    case 'c': return percent_put_char(vm, p, bytes, v, b);
    default: return unsupported(vm, p, bytes);
    }
}

/* ---- the operator ---- */

/* What may be subscripted, as the right operand of %. */
static bool is_mapping(hn_value v, bool bytes) {
    if (!hnv_is_ref(v)) return false;
    switch (hnv_ref(v)->kind) {
    case HN_KIND_BYTES:
    case HN_KIND_BYTEARRAY: return !bytes;
    case HN_KIND_LIST:
    case HN_KIND_DICT:
    case HN_KIND_RANGE:
    case HN_KIND_MEMORYVIEW:
    case HN_KIND_MAPPINGPROXY: return true;
    default: return false;
    }
}

/* Where arguments come from: a tuple, or one value that is handed out once. */
typedef struct arguments {
    hn_value mapping; /* UNBOUND: none */
    hn_value single;
    const hn_value *items;
    uint32_t n, next;
} arguments;

static hn_status next_argument(hn_vm *vm, arguments *a, hn_value *out) {
    if (a->next >= a->n) return hnexc_raise(vm, HN_T_TYPEERROR, "not enough arguments for format string");
    *out = a->items ? a->items[a->next] : a->single;
    a->next++;
    return HN_OK;
}

static hn_status keyed_argument(hn_vm *vm, hn_value format, const hn_percent *p, arguments *a) {
    hn_value key, v;
    if (a->mapping == HN_UNBOUND) return hnexc_raise(vm, HN_T_TYPEERROR, "format requires a mapping");
    if (!hnv_is(a->mapping, HN_KIND_DICT)) return HN_SLOW;
    if (hnv_is(format, HN_KIND_STR)) {
        HN_TRY(hnstr_slice(vm, format, p->key_from, p->key_to, &key));
    } else {
        source s = source_of(format);
        HN_TRY(hnbytes_new(vm, (const uint8_t *)s.p + p->key_from, p->key_to - p->key_from, &key));
    }
    HN_TRY(hndict_get(vm, HN_DICT(a->mapping), key, &v));
    if (v == HN_UNBOUND) return hnexc_raise_value(vm, HN_T_KEYERROR, key);
    a->single = v;
    a->items = NULL;
    a->n = 1;
    a->next = 0;
    return HN_OK;
}

static hn_status percent_one(hn_vm *vm, hn_value format, const source *s, uint32_t *pos, arguments *a,
                             hn_strbuf *b) {
    hn_percent p;
    hn_value v = HN_NONE;
    bool bytes = !hnv_is(format, HN_KIND_STR);
    if (char_at(s, *pos) == '%') {
        hnstrbuf_char(b, '%');
        ++*pos;
        return HN_OK;
    }
    if (char_at(s, *pos) == '(' && a->mapping == HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "format requires a mapping");
    HN_TRY(percent_parse(vm, s, pos, &p));
    if (p.has_key) HN_TRY(keyed_argument(vm, format, &p, a));
    if (p.star_width) {
        HN_TRY(next_argument(vm, a, &v));
        HN_TRY(hnpercent_star(vm, &p, false, v));
    }
    if (p.star_precision) {
        HN_TRY(next_argument(vm, a, &v));
        HN_TRY(hnpercent_star(vm, &p, true, v));
    }
    HN_TRY(percent_complete(vm, &p));
    HN_TRY(next_argument(vm, a, &v));
    return hnpercent_put(vm, &p, bytes, v, b);
}

static hn_status percent_all(hn_vm *vm, hn_value format, arguments *a, hn_strbuf *b) {
    source s = source_of(format);
    uint32_t pos = 0;
    HN_TRY(hnmeter_charge(&vm->meter, s.n >> 4));
    while (pos < s.n) {
        uint32_t from = pos;
        for (; pos < s.n && hntext_at(s.p, s.width, pos) != '%'; pos++) HN_PACE(vm, pos);
        if (s.ascii)
            hnstrbuf_ascii(b, (const uint8_t *)s.p + from, pos - from);
        else
            hnstrbuf_points(b, (const uint8_t *)s.p + ((size_t)from << s.width), s.width, pos - from);
        if (pos < s.n) {
            pos++;
            HN_TRY(percent_one(vm, format, &s, &pos, a, b));
        }
        if (b->failed) return HN_NOMEM;
    }
    if (a->next < a->n && a->mapping == HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "not all arguments converted during %s formatting",
                           hnv_is(format, HN_KIND_STR) ? "string" : "bytes");
    return HN_OK;
}

static hn_status percent(hn_vm *vm, hn_value format, hn_value args, hn_strbuf *b) {
    arguments a = {.mapping = HN_UNBOUND, .single = args, .n = 1};
    if (hnv_of_user_class(args)) return HN_SLOW;
    if (hnv_is(args, HN_KIND_TUPLE)) {
        a.items = HN_TUPLE(args)->items;
        a.n = HN_TUPLE(args)->len;
    }
    if (is_mapping(args, !hnv_is(format, HN_KIND_STR))) a.mapping = args;
    return percent_all(vm, format, &a, b);
}

hn_status hnstr_percent(hn_vm *vm, hn_value format, hn_value args, hn_value *out) {
    hn_strbuf b;
    hnstrbuf_init(&b, vm);
    hn_status st = percent(vm, format, args, &b);
    if (st == HN_OK) return hnstrbuf_finish(&b, out);
    hnstrbuf_free(&b);
    return st;
}

hn_status hnbytes_percent(hn_vm *vm, hn_value format, hn_value args, hn_value *out) {
    hn_strbuf b;
    hnstrbuf_init(&b, vm);
    hn_status st = percent(vm, format, args, &b);
    if (st == HN_OK) st = hnbytes_like(vm, format, b.data, b.len, out);
    hnstrbuf_free(&b);
    return st;
}
