/* Bytes to text: UTF-8 (RFC 3629), UTF-16 (RFC 2781), UTF-32, UTF-7 (RFC 2152), the unicode_escape codecs and
 * single bytes, with error handlers. bytes_make.c and str.c call it. It can be left between characters when a
 * slice ends. An error handler that is not in C is HN_SLOW, but only when an error occurs. */
#include "lib/types/str_codec.h"

#include "base/unicode.h"
#include "object/bytes.h"
#include "object/partly.h"
#include "object/strbuf.h"

/* So many bytes are looked through once, even if a slice ends behind that. */
#define LONG 0x10000u

typedef struct decoder {
    hn_vm *vm;
    hn_value v;
    const uint8_t *p;
    uint32_t n;
    hn_codec codec;
    const char *name;
    hn_errors errors;
    hn_strbuf out;
    uint32_t looked; /* where the clock has been looked at */
    uint32_t begin;  /* where this slice began, and where it was left */
    uint32_t left;
} decoder;

/* At every place where decoding stands: a handler may leave nothing in the output that would be paid for. */
HN_CHECK static inline hn_status str_decode_look(decoder *d, uint32_t at) {
    if (HN_LIKELY(at - d->looked < 0x4000)) return HN_OK;
    d->looked = at;
    return hnmeter_pace(&d->vm->meter, 0x4000 >> 2);
}

/* The same between two characters, where decoding may be left. */
HN_CHECK static inline hn_status stand(decoder *d, uint32_t at) {
    if (HN_UNLIKELY(hnwork_due(&d->vm->meter)) && at > d->begin) return d->left = at, HN_AGAIN;
    return str_decode_look(d, at);
}

static void put_hex_byte(hn_strbuf *b, uint8_t c) {
    hnstrbuf_z(b, "\\x");
    hnstrbuf_char(b, (uint8_t) "0123456789abcdef"[c >> 4]);
    hnstrbuf_char(b, (uint8_t) "0123456789abcdef"[c & 15]);
}

static uint32_t unit(const uint8_t *p, int bytes, bool big) {
    uint32_t c = 0;
    for (int i = 0; i < bytes; i++) c |= (uint32_t)p[i] << 8 * (big ? bytes - 1 - i : i);
    return c;
}

static bool str_decode_is_surrogate(uint32_t c) {
    return c >= 0xD800 && c < 0xE000;
}

/* surrogatepass: the surrogate encoded at `at`, and its size; 0 when there is none. */
static uint32_t surrogate_at(const decoder *d, uint32_t at, uint32_t *c) {
    const uint8_t *p = d->p + at;
    uint32_t left = d->n - at, size;
    bool big = d->codec == HN_CODEC_UTF16_BE || d->codec == HN_CODEC_UTF32_BE;
    if (!hncodec_is_utf(d->codec)) return 0;
    if (!hncodec_is_wide(d->codec)) {
        if (left < 3 || p[0] != 0xED || (p[1] & 0xE0) != 0xA0 || (p[2] & 0xC0) != 0x80) return 0;
        *c = 0xD000 | (uint32_t)(p[1] & 0x3F) << 6 | (p[2] & 0x3F);
        return 3;
    }
    size = hncodec_is_widest(d->codec) ? 4 : 2;
    if (left < size) return 0;
    *c = unit(p, (int)size, big);
    return str_decode_is_surrogate(*c) ? size : 0;
}

/* Bytes [at, at + n) are faulty: what the handler makes of them; *next is where decoding goes on. */
static hn_status str_decode_handle(decoder *d, uint32_t at, uint32_t n, const char *reason, uint32_t *next) {
    uint32_t c, used = 0;
    *next = at + n;
    switch (d->errors) {
    case HN_ERRORS_IGNORE: return HN_OK;
    case HN_ERRORS_REPLACE: hnstrbuf_char(&d->out, 0xFFFD); return HN_OK;
    case HN_ERRORS_BACKSLASH:
        for (uint32_t i = 0; i < n; i++) put_hex_byte(&d->out, d->p[at + i]);
        return HN_OK;
    case HN_ERRORS_ESCAPE:
        for (; used < n && used < 4 && d->p[at + used] >= 0x80; used++)
            hnstrbuf_char(&d->out, 0xDC00u + d->p[at + used]);
        *next = at + used;
        if (used) return HN_OK;
        break;
    case HN_ERRORS_PASS:
        used = surrogate_at(d, at, &c);
        *next = at + used;
        if (used) hnstrbuf_char(&d->out, c);
        if (used) return HN_OK;
        break;
    case HN_ERRORS_XML:
    case HN_ERRORS_NAME:
        return hnexc_raise(d->vm, HN_T_TYPEERROR,
                           "don't know how to handle UnicodeDecodeError in error callback");
    case HN_ERRORS_UNKNOWN: return HN_SLOW; /* what a program gave codecs.register_error() */
    default: break;
    }
    return hncodec_raise(d->vm, HN_T_UNICODEDECODEERROR, d->name, d->v, at, at + n, reason);
}

static hn_status decode_utf8(decoder *d, uint32_t at) {
    if (at < d->begin) at = d->begin;
    while (at < d->n && !d->out.failed) {
        HN_TRY(stand(d, at));
        hn_utf8_info info;
        bool valid;
        HN_TRY(hntext_scan_utf8(&d->vm->meter, d->p + at, d->n - at, false, &info, &valid));
        if (valid) {
            hnstrbuf_utf8(&d->out, d->p + at, d->n - at);
            break;
        }
        hnstrbuf_utf8(&d->out, d->p + at, info.error);
        at += (uint32_t)info.error;
        HN_TRY(str_decode_handle(d, at, (uint32_t)info.error_len, info.reason, &at));
    }
    return HN_OK;
}

static hn_status decode_utf16(decoder *d, uint32_t at, bool big) {
    if (at < d->begin) at = d->begin;
    while (at < d->n && !d->out.failed) {
        HN_TRY(stand(d, at));
        if (d->n - at < 2) {
            HN_TRY(str_decode_handle(d, at, d->n - at, "truncated data", &at));
            continue;
        }
        uint32_t c = unit(d->p + at, 2, big);
        if (!str_decode_is_surrogate(c)) {
            hnstrbuf_char(&d->out, c);
            at += 2;
        } else if (c >= 0xDC00) {
            HN_TRY(str_decode_handle(d, at, 2, "illegal encoding", &at));
        } else if (d->n - at < 4) {
            HN_TRY(str_decode_handle(d, at, d->n - at, "unexpected end of data", &at));
        } else {
            uint32_t low = unit(d->p + at + 2, 2, big);
            if (low < 0xDC00 || low > 0xDFFF) {
                HN_TRY(str_decode_handle(d, at, 2, "illegal UTF-16 surrogate", &at));
                continue;
            }
            hnstrbuf_char(&d->out, 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00));
            at += 4;
        }
    }
    return HN_OK;
}

static hn_status decode_utf32(decoder *d, uint32_t at, bool big) {
    if (at < d->begin) at = d->begin;
    while (at < d->n && !d->out.failed) {
        HN_TRY(stand(d, at));
        if (d->n - at < 4) {
            HN_TRY(str_decode_handle(d, at, d->n - at, "truncated data", &at));
            continue;
        }
        uint32_t c = unit(d->p + at, 4, big);
        if (str_decode_is_surrogate(c)) {
            HN_TRY(
                str_decode_handle(d, at, 4, "code point in surrogate code point range(0xd800, 0xe000)", &at));
        } else if (c > 0x10FFFF) {
            HN_TRY(str_decode_handle(d, at, 4, "code point not in range(0x110000)", &at));
        } else {
            hnstrbuf_char(&d->out, c);
            at += 4;
        }
    }
    return HN_OK;
}

/* ASCII, which has no map, and what has one. */
static hn_status decode_bytes(decoder *d) {
    const uint16_t *map = hncodec_charmap(d->codec);
    for (uint32_t at = d->begin; at < d->n && !d->out.failed;) {
        HN_TRY(stand(d, at));
        uint32_t c = d->p[at];
        if (c >= 0x80) c = map ? map[c - 0x80] : 0;
        if (!c && d->p[at])
            HN_TRY(str_decode_handle(
                d, at, 1, map ? "character maps to <undefined>" : "ordinal not in range(128)", &at));
        else
            hnstrbuf_char(&d->out, c), at++;
    }
    return HN_OK;
}

/* Finds the byte order mark of utf-16 and utf-32, which also decides the name that errors show. */
static hn_status decode_marked(decoder *d) {
    bool wide = d->codec == HN_CODEC_UTF32;
    uint32_t size = wide ? 4 : 2, at = 0;
    bool big = false;
    if (d->n >= size) {
        if (unit(d->p, (int)size, false) == 0xFEFF)
            at = size;
        else if (unit(d->p, (int)size, true) == 0xFEFF)
            at = size, big = true;
    }
    if (wide) {
        d->codec = big ? HN_CODEC_UTF32_BE : HN_CODEC_UTF32_LE;
        d->name = big ? "utf-32-be" : "utf-32-le";
        return decode_utf32(d, at, big);
    }
    d->codec = big ? HN_CODEC_UTF16_BE : HN_CODEC_UTF16_LE;
    d->name = big ? "utf-16-be" : "utf-16-le";
    return decode_utf16(d, at, big);
}

/* Behind a '+' at `start`: base 64 up to what ends it; *next is behind that. */
static hn_status decode_shifted(decoder *d, uint32_t start, uint32_t *next) {
    uint32_t at = start + 1, bits = 0, buffer = 0, high = 0;
    int v;
    for (; at < d->n && (v = hncodec_base64(d->p[at])) >= 0; at++) {
        HN_PACE(d->vm, at);
        buffer = buffer << 6 | (uint32_t)v;
        bits += 6;
        if (bits < 16) continue;
        bits -= 16;
        uint32_t c = buffer >> bits;
        buffer &= (1u << bits) - 1;
        if (high && c >= 0xDC00 && c < 0xE000)
            c = 0x10000 + ((high - 0xD800) << 10) + (c - 0xDC00);
        else if (high)
            hnstrbuf_char(&d->out, high);
        high = c >= 0xD800 && c < 0xDC00 ? c : 0;
        if (!high) hnstrbuf_char(&d->out, c);
    }
    if (at == d->n) {
        if (high || bits >= 6 || buffer)
            return str_decode_handle(d, start, d->n - start, "unterminated shift sequence", next);
        *next = at;
        return HN_OK;
    }
    uint32_t end = d->p[at] == '-' ? at + 1 : at;
    if (bits >= 6)
        return str_decode_handle(d, start, at + 1 - start, "partial character in shift sequence", next);
    if (buffer)
        return str_decode_handle(d, start, at + 1 - start, "non-zero padding bits in shift sequence", next);
    if (high && d->p[at] < 0x80) hnstrbuf_char(&d->out, high);
    *next = end;
    return HN_OK;
}

static hn_status decode_utf7(decoder *d) {
    for (uint32_t at = d->begin; at < d->n && !d->out.failed;) {
        HN_TRY(stand(d, at));
        uint32_t c = d->p[at], next = at + 1 < d->n ? d->p[at + 1] : 0;
        if (c == '+' && next == '-') {
            hnstrbuf_char(&d->out, '+');
            at += 2;
        } else if (c == '+' && at + 1 < d->n && hncodec_base64(next) < 0) {
            HN_TRY(str_decode_handle(d, at, 2, "ill-formed sequence", &at));
        } else if (c == '+') {
            HN_TRY(decode_shifted(d, at, &at));
        } else if (c < 0x80) {
            hnstrbuf_char(&d->out, c);
            at++;
        } else {
            HN_TRY(str_decode_handle(d, at, 1, "unexpected special character", &at));
        }
    }
    return HN_OK;
}

/* ---- unicode_escape and raw_unicode_escape ---- */

static int str_decode_digit_of(uint8_t c, int base) {
    int v = c >= '0' && c <= '9' ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'f' ? (c | 32) - 'a' + 10 : 99;
    return v < base ? v : -1;
}

/* Up to `most` digits at *at, which moves behind them; how many there are. */
static int read_digits(const decoder *d, uint32_t *at, int most, int base, uint32_t *value) {
    int n = 0, v;
    *value = 0;
    for (; n < most && *at < d->n && (v = str_decode_digit_of(d->p[*at], base)) >= 0; n++, (*at)++)
        *value = *value * (uint32_t)base + (uint32_t)v;
    return n;
}

/* The escape at `at` with `size` hexadecimal digits. */
static hn_status decode_hex(decoder *d, uint32_t at, int size, uint32_t *next) {
    uint32_t end = at + 2, c;
    if (read_digits(d, &end, size, 16, &c) < size)
        return str_decode_handle(d, at, end - at,
                                 size == 2   ? "truncated \\xXX escape"
                                 : size == 4 ? "truncated \\uXXXX escape"
                                             : "truncated \\UXXXXXXXX escape",
                                 next);
    if (c > 0x10FFFF)
        return str_decode_handle(
            d, at, end - at,
            d->codec == HN_CODEC_ESCAPE ? "illegal Unicode character" : "\\Uxxxxxxxx out of range", next);
    hnstrbuf_char(&d->out, c);
    *next = end;
    return HN_OK;
}

/* \N{name}. */
static hn_status decode_name(decoder *d, uint32_t at, uint32_t *next) {
    uint32_t end = at + 2;
    if (end < d->n && d->p[end] == '{') {
        uint32_t start = ++end;
        for (; end < d->n && d->p[end] != '}'; end++) HN_TRY(str_decode_look(d, end));
        if (end < d->n && end > start) {
            HN_TRY(hnmeter_charge(&d->vm->meter, HN_UNICODE_LOOKUP_COST));
            uint32_t c;
            HN_TRY(hnunicode_lookup(&d->vm->meter, (const char *)d->p + start, end - start, &c));
            if (c == HN_UNICODE_ABSENT) return hnexc_raise(d->vm, HN_T_IMPORTERROR, HN_UNICODE_NO_NAMES);
            *next = end + 1;
            if (c == HN_UNICODE_NONE)
                return str_decode_handle(d, at, end + 1 - at, "unknown Unicode character name", next);
            hnstrbuf_char(&d->out, c);
            return HN_OK;
        }
    }
    return str_decode_handle(d, at, end - at, "malformed \\N character escape", next);
}

/* The escape that begins with the backslash at `at`; *next is behind it. */
static hn_status decode_escape(decoder *d, uint32_t at, uint32_t *next) {
    static const char plain[] = "\\\\''\"\"a\ab\bf\fn\nr\rt\tv\v";
    bool raw = d->codec == HN_CODEC_RAW_ESCAPE;
    uint32_t c, end = at + 1;
    if (end == d->n && !raw) return str_decode_handle(d, at, 1, "\\ at end of string", next);
    uint8_t kind = end < d->n ? d->p[end] : 0;
    if (kind == 'u' || kind == 'U') return decode_hex(d, at, kind == 'u' ? 4 : 8, next);
    *next = end < d->n ? at + 2 : end;
    if (!raw) {
        if (kind == 'x') return decode_hex(d, at, 2, next);
        if (kind == 'N') return decode_name(d, at, next);
        if (kind == '\n') return HN_OK;
        for (int i = 0; plain[i]; i += 2)
            if ((uint8_t)plain[i] == kind) return hnstrbuf_char(&d->out, (uint8_t)plain[i + 1]), HN_OK;
        if (read_digits(d, &end, 3, 8, &c)) return *next = end, hnstrbuf_char(&d->out, c), HN_OK;
    }
    hnstrbuf_char(&d->out, '\\');
    if (*next == at + 2) hnstrbuf_char(&d->out, kind);
    return HN_OK;
}

static hn_status decode_escapes(decoder *d) {
    for (uint32_t at = d->begin; at < d->n && !d->out.failed;) {
        HN_TRY(stand(d, at));
        if (d->p[at] == '\\') {
            HN_TRY(decode_escape(d, at, &at));
        } else {
            hnstrbuf_char(&d->out, d->p[at++]);
        }
    }
    return HN_OK;
}

static hn_status decode_all(decoder *d) {
    switch (d->codec) {
    case HN_CODEC_UTF8: return decode_utf8(d, 0);
    case HN_CODEC_UTF8_SIG: return decode_utf8(d, d->n >= 3 && memcmp(d->p, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0);
    case HN_CODEC_UTF16:
    case HN_CODEC_UTF32: return decode_marked(d);
    case HN_CODEC_UTF16_LE: return decode_utf16(d, 0, false);
    case HN_CODEC_UTF16_BE: return decode_utf16(d, 0, true);
    case HN_CODEC_UTF32_LE: return decode_utf32(d, 0, false);
    case HN_CODEC_UTF32_BE: return decode_utf32(d, 0, true);
    case HN_CODEC_UTF7: return decode_utf7(d);
    case HN_CODEC_ESCAPE:
    case HN_CODEC_RAW_ESCAPE: return decode_escapes(d);
    default: return decode_bytes(d);
    }
}

/* UTF-8 without faults; *plain is false for other. */
static hn_status decode_valid(decoder *d, bool *plain, hn_value *out) {
    static const char who;
    hn_meter *m = &d->vm->meter;
    struct {
        hn_utf8_info info;
        bool ascii, valid;
    } seen;
    memset(&seen, 0, sizeof seen);
    hn_work_part part = {.who = &who, .gives = {{&seen, sizeof seen}}};
    if (d->n < LONG || !hnwork_recall(m, &part)) {
        HN_TRY(hntext_is_ascii(m, d->p, d->n, &seen.ascii));
        if (!seen.ascii) HN_TRY(hntext_scan_utf8(m, d->p, d->n, false, &seen.info, &seen.valid));
        if (d->n >= LONG) HN_TRY(hnwork_keep(m, &part));
    }
    *plain = seen.ascii || seen.valid;
    if (seen.ascii) return hnstr_from_latin1(d->vm, d->p, d->n, out);
    return seen.valid ? hntext_from_scanned(d->vm, d->p, d->n, &seen.info, out) : HN_OK;
}

HN_PARTLY(decode_kind);
static hn_status leave_decoding(decoder *d) {
    hn_partly w = {.value = HN_UNBOUND, .at = {d->left, d->looked}};
    hnstrbuf_leave(&d->out);
    w.text = d->out;
    return hnpartly_leave(&d->vm->meter, &decode_kind, &w);
}

hn_status hncodec_decode(hn_vm *vm, hn_value bytes, hn_value encoding, hn_value errors, hn_value *out) {
    decoder d = {.vm = vm, .v = bytes, .errors = hncodec_errors(errors)};
    (void)hnbytes_view(bytes, &d.p, &d.n);
    HN_TRY(hncodec_check_name(vm, encoding));
    HN_TRY(hncodec_check_name(vm, errors));
    if (d.n == 0) return hnstr_empty(vm, out);
    HN_TRY(hncodec_find(vm, encoding, "decode", &d.codec));
    if (d.codec == HN_CODEC_LATIN1) return hnstr_from_latin1(vm, d.p, d.n, out);
    hn_partly w;
    if (hnpartly_resume(&vm->meter, &decode_kind, &w)) {
        hnstrbuf_leave(&w.text);
        d.out = w.text;
        hnstrbuf_return(&d.out);
        d.begin = (uint32_t)w.at[0];
        d.looked = (uint32_t)w.at[1];
    } else {
        bool plain = false;
        HN_TRY(hnmeter_charge(&vm->meter, d.n >> 4));
        if (d.codec == HN_CODEC_UTF8) HN_TRY(decode_valid(&d, &plain, out));
        if (plain) return HN_OK;
        hnstrbuf_init(&d.out, vm);
    }
    d.name = hncodec_error_name(d.codec);
    hn_status st = decode_all(&d);
    if (st == HN_OK) return hnstrbuf_finish(&d.out, out);
    if (st == HN_AGAIN) return leave_decoding(&d);
    hnstrbuf_free(&d.out);
    return hncodec_note(vm, st, encoding, "decoding");
}
