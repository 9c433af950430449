/* Text to bytes: UTF-8 (RFC 3629), UTF-16 (RFC 2781), UTF-32, UTF-7 (RFC 2152), the unicode_escape codecs and
 * single bytes, with the error handlers of PEP 293 and PEP 383. It can be left between characters when a
 * slice ends, so all its state is in `encoder`. An error handler that is not in C is HN_SLOW, but only when
 * an error occurs. */
#include "lib/types/str_codec.h"

#include "base/unicode.h"
#include "object/bytes.h"
#include "object/partly.h"

/* UTF-7's run of base64. */
typedef struct shift {
    bool on;
    uint32_t bits, buffer; /* how many bits wait, and they */
} shift;

typedef struct encoder {
    hn_vm *vm;
    const hn_str *s;
    hn_value v;
    hn_codec codec;
    hn_errors errors;
    hn_buf out;
    uint32_t i, begin;   /* where it is, and where this slice began */
    uint32_t start, end; /* the run of characters that the codec does not have; none where end <= i */
    shift shift;
    const uint16_t *map; /* of a charmap */
    uint8_t index[256];
} encoder;

static void drop_encoder(hn_meter *m, void *state) {
    (void)m;
    hnbuf_free(&((encoder *)state)->out);
}
static const hn_work_kind encoder_kind = {sizeof(encoder), 0, drop_encoder, NULL};

/* At each character. HN_AGAIN: leaves. */
HN_CHECK static inline hn_status encoder_pace(encoder *e) {
    if (HN_LIKELY((e->i & 0x3FF) != 0x3FF) || e->i == e->begin) return HN_OK;
    HN_TRY(hnmeter_pace(&e->vm->meter, 0x400 >> 3));
    return HN_UNLIKELY(hnwork_due(&e->vm->meter)) ? HN_AGAIN : HN_OK;
}

static void str_encode_put_unit(hn_buf *b, uint32_t c, int bytes, bool big) {
    uint8_t *to = hnbuf_reserve(b, 4);
    if (!to) return;
    for (int i = 0; i < bytes; i++) to[i] = (uint8_t)(c >> 8 * (big ? bytes - 1 - i : i));
    b->len += (size_t)bytes;
}

static bool str_encode_is_surrogate(uint32_t c) {
    return c >= 0xD800 && c < 0xE000;
}

/* Whether the codec has c; `pass` lets surrogates through where the codec has a form for them. */
static bool can_encode(const encoder *e, uint32_t c) {
    if (e->map) return hncharmap_byte(e->map, e->index, c) >= 0;
    switch (e->codec) {
    case HN_CODEC_ASCII: return c < 0x80;
    case HN_CODEC_LATIN1: return c < 0x100;
    default: return !str_encode_is_surrogate(c);
    }
}

static void str_encode_put_char(hn_buf *b, hn_codec codec, uint32_t c) {
    uint8_t utf8[4];
    bool big = codec == HN_CODEC_UTF16_BE || codec == HN_CODEC_UTF32_BE;
    switch (codec) {
    case HN_CODEC_ASCII:
    case HN_CODEC_ESCAPE:
    case HN_CODEC_RAW_ESCAPE:
    case HN_CODEC_LATIN1: hnbuf_byte(b, (uint8_t)c); break;
    case HN_CODEC_UTF8:
    case HN_CODEC_UTF8_SIG: hnbuf_put(b, utf8, hnutf8_put(utf8, c)); break;
    case HN_CODEC_UTF16:
    case HN_CODEC_UTF16_LE:
    case HN_CODEC_UTF16_BE:
        if (c >= 0x10000) {
            str_encode_put_unit(b, 0xD800 + ((c - 0x10000) >> 10), 2, big);
            c = 0xDC00 + ((c - 0x10000) & 0x3FF);
        }
        str_encode_put_unit(b, c, 2, big);
        break;
    default: str_encode_put_unit(b, c, 4, big); break;
    }
}

/* A character that the codec has. */
static void str_encode_put_known(encoder *e, uint32_t c) {
    if (e->map)
        hnbuf_byte(&e->out, (uint8_t)hncharmap_byte(e->map, e->index, c));
    else
        str_encode_put_char(&e->out, e->codec, c);
}

static hn_status str_encode_fail(encoder *e, uint32_t start, uint32_t end) {
    const char *reason = e->codec == HN_CODEC_ASCII    ? "ordinal not in range(128)"
                         : e->codec == HN_CODEC_LATIN1 ? "ordinal not in range(256)"
                         : e->map                      ? "character maps to <undefined>"
                                                       : "surrogates not allowed";
    return hncodec_raise(e->vm, HN_T_UNICODEENCODEERROR, hncodec_error_name(e->codec), e->v, start, end,
                         reason);
}

static void put_ascii(encoder *e, const char *z) {
    while (*z) str_encode_put_known(e, (uint8_t)*z++);
}

static void str_encode_put_escape(encoder *e, uint32_t c) {
    char hex[12], text[12];
    int digits = c < 0x100 ? 2 : c < 0x10000 ? 4 : 8;
    int n = (int)strlen(hntext_hex(c, hex)), at = 0;
    text[at++] = '\\';
    text[at++] = digits == 2 ? 'x' : digits == 4 ? 'u' : 'U';
    while (digits-- > n) text[at++] = '0';
    memcpy(text + at, hex, (size_t)n + 1);
    put_ascii(e, text);
}

static hn_status str_encode_put_name(encoder *e, uint32_t c) {
    char text[HN_UNICODE_NAME_MOST + 1];
    uint32_t n;
    HN_TRY(hnunicode_name(&e->vm->meter, c, text, &n));
    if (n == HN_UNICODE_ABSENT) return hnexc_raise(e->vm, HN_T_IMPORTERROR, HN_UNICODE_NO_NAMES);
    if (!n) {
        str_encode_put_escape(e, c);
        return HN_OK;
    }
    text[n] = 0;
    put_ascii(e, "\\N{");
    put_ascii(e, text);
    put_ascii(e, "}");
    return HN_OK;
}

static void put_reference(encoder *e, uint32_t c) {
    char text[12];
    int at = 11;
    text[at] = 0;
    text[--at] = ';';
    do text[--at] = (char)('0' + c % 10);
    while (c /= 10);
    put_ascii(e, "&#");
    put_ascii(e, text + at);
}

/* Character i, which the codec does not have; an error is about the run of such characters [start, end). */
static hn_status str_encode_handle(encoder *e, uint32_t start, uint32_t i, uint32_t end) {
    uint32_t c = hnstr_at(e->s, i);
    switch (e->errors) {
    case HN_ERRORS_IGNORE: return HN_OK;
    case HN_ERRORS_REPLACE: str_encode_put_known(e, '?'); return HN_OK;
    case HN_ERRORS_BACKSLASH: str_encode_put_escape(e, c); return HN_OK;
    case HN_ERRORS_NAME:
        HN_TRY(str_encode_put_name(e, c));
        return hnmeter_charge(&e->vm->meter, HN_UNICODE_NAME_COST);
    case HN_ERRORS_XML: put_reference(e, c); return HN_OK;
    case HN_ERRORS_ESCAPE:
        if (c < 0xDC80 || c > 0xDCFF || hncodec_is_wide(e->codec)) return str_encode_fail(e, start, end);
        hnbuf_byte(&e->out, (uint8_t)c);
        return HN_OK;
    case HN_ERRORS_PASS:
        if (!str_encode_is_surrogate(c) || !hncodec_is_utf(e->codec)) return str_encode_fail(e, start, end);
        str_encode_put_char(&e->out, e->codec, c);
        return HN_OK;
    case HN_ERRORS_UNKNOWN: return HN_SLOW; /* what a program gave codecs.register_error() */
    default: return str_encode_fail(e, start, end);
    }
}

/* The run of characters that the codec does not have, from e->i on. */
static hn_status handle_run(encoder *e) {
    for (uint32_t first = e->i; e->i < e->end; e->i++) {
        if (e->i != first) HN_TRY(encoder_pace(e));
        if ((e->i & 0xFF) == 0xFF) HN_TRY(hnmeter_pace(&e->vm->meter, 0x100));
        HN_TRY(str_encode_handle(e, e->map ? e->start : e->i, e->i, e->end));
    }
    return HN_OK;
}

static hn_status encode_all(encoder *e) {
    const hn_str *s = e->s;
    if (e->i == 0 && e->codec == HN_CODEC_UTF8_SIG) hnbuf_put(&e->out, "\xEF\xBB\xBF", 3);
    if (e->i == 0 && (e->codec == HN_CODEC_UTF16 || e->codec == HN_CODEC_UTF32))
        str_encode_put_char(&e->out, e->codec, 0xFEFF);
    HN_TRY(handle_run(e));
    while (e->i < s->len && !e->out.failed) {
        HN_TRY(encoder_pace(e));
        uint32_t c = hnstr_at(s, e->i);
        if (can_encode(e, c)) {
            str_encode_put_known(e, c);
            e->i++;
            continue;
        }
        e->start = e->i;
        e->end = e->i + 1;
        for (; !hncodec_is_wide(e->codec) && e->end < s->len && !can_encode(e, hnstr_at(s, e->end)); e->end++)
            HN_PACE(e->vm, e->end);
        HN_TRY(handle_run(e));
    }
    return e->out.failed ? HN_NOMEM : HN_OK;
}

/* ---- UTF-7 (RFC 2152): every str can be encoded, surrogates too ---- */

static void put_base64(hn_buf *b, uint32_t v) {
    hnbuf_byte(b, (uint8_t) "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"[v & 63]);
}

static void put_shifted(hn_buf *b, shift *s, uint32_t unit) {
    s->buffer = s->buffer << 16 | unit;
    for (s->bits += 16; s->bits >= 6; s->bits -= 6) put_base64(b, s->buffer >> (s->bits - 6));
    s->buffer &= (1u << s->bits) - 1;
}

static void end_shift(hn_buf *b, shift *s, bool mark) {
    if (s->bits) put_base64(b, s->buffer << (6 - s->bits));
    if (mark) hnbuf_byte(b, '-');
    *s = (shift){false, 0, 0};
}

static bool is_direct(uint32_t c) {
    if (c == '\t' || c == '\n' || c == '\r') return true;
    return c >= ' ' && c < '~' && c != '+' && c != '\\';
}

static hn_status encode_utf7(encoder *e) {
    shift s = e->shift;
    for (; e->i < e->s->len && !e->out.failed; e->i++) {
        e->shift = s;
        HN_TRY(encoder_pace(e));
        uint32_t c = hnstr_at(e->s, e->i);
        if (is_direct(c)) {
            if (s.on) end_shift(&e->out, &s, c == '-' || hncodec_base64(c) >= 0);
            hnbuf_byte(&e->out, (uint8_t)c);
        } else if (c == '+' && !s.on) {
            hnbuf_put(&e->out, "+-", 2);
        } else {
            if (!s.on) hnbuf_byte(&e->out, '+');
            s.on = true;
            if (c >= 0x10000) put_shifted(&e->out, &s, 0xD800 + ((c - 0x10000) >> 10));
            put_shifted(&e->out, &s, c >= 0x10000 ? 0xDC00 + ((c - 0x10000) & 0x3FF) : c);
        }
    }
    if (s.on) end_shift(&e->out, &s, true);
    return e->out.failed ? HN_NOMEM : HN_OK;
}

/* ---- unicode_escape and raw_unicode_escape: every str can be encoded ---- */

static hn_status encode_escapes(encoder *e) {
    bool raw = e->codec == HN_CODEC_RAW_ESCAPE;
    for (; e->i < e->s->len && !e->out.failed; e->i++) {
        HN_TRY(encoder_pace(e));
        uint32_t c = hnstr_at(e->s, e->i);
        const char *short_form = raw ? NULL : c < 0x80 ? strchr("\\\\\nn\rr\tt", (int)c) : NULL;
        if (raw ? c < 0x100 : c >= ' ' && c < 0x7F && c != '\\') {
            hnbuf_byte(&e->out, (uint8_t)c);
        } else if (short_form && c && (c < ' ' || c == '\\')) {
            hnbuf_byte(&e->out, '\\');
            hnbuf_byte(&e->out, (uint8_t)short_form[1]);
        } else {
            str_encode_put_escape(e, c);
        }
    }
    return e->out.failed ? HN_NOMEM : HN_OK;
}

#define PART 0x10000u /* code points between two looks at the clock */

/* The cases where the bytes are there already. */
static bool str_encode_is_plain(const hn_str *s, hn_codec codec) {
    if (s->h.flags & HN_STR_ASCII)
        return codec == HN_CODEC_UTF8 ||
               (!hncodec_is_utf(codec) && codec != HN_CODEC_UTF7 && codec != HN_CODEC_ESCAPE);
    return HN_STR_WIDTH(s) == 0 && codec == HN_CODEC_LATIN1;
}

/* The size of a str's UTF-8; *plain is false where there are surrogates. */
typedef struct measure {
    uint64_t size;
    bool plain;
} measure;
static hn_status measure_utf8(hn_vm *vm, const hn_str *s, measure *of) {
    static const char who;
    unsigned log = HN_STR_WIDTH(s);
    memset(of, 0, sizeof *of);
    hn_work_part part = {.who = &who, .gives = {{of, sizeof *of}}};
    if (s->len >= PART && hnwork_recall(&vm->meter, &part)) return HN_OK;
    of->plain = true;
    for (uint32_t i = 0, n; i < s->len && of->plain; i += n) {
        n = s->len - i < PART ? s->len - i : PART;
        const uint8_t *p = s->data + ((size_t)i << log);
        of->plain = hnutf8_find_surrogate(p, 1u << log, n) == n;
        of->size += hnutf8_encoded_size(p, 1u << log, n);
        HN_TRY(hnmeter_pace(&vm->meter, n >> 3));
    }
    return s->len >= PART ? hnwork_keep(&vm->meter, &part) : HN_OK;
}

/* Encodes a str without surrogates; *plain is false for others. */
HN_PARTLY(utf8_kind);
static hn_status encode_utf8(hn_vm *vm, const hn_str *s, bool *plain, hn_value *out) {
    unsigned log = HN_STR_WIDTH(s);
    hn_partly w;
    if (!hnpartly_resume(&vm->meter, &utf8_kind, &w)) {
        measure of;
        HN_TRY(measure_utf8(vm, s, &of));
        if (!of.plain) return HN_OK;
        if (of.size > HN_TEXT_MAX) return HN_NOMEM;
        hn_bytes *b = hnbytes_alloc(vm, (uint32_t)of.size);
        if (!b) return HN_NOMEM;
        w.value = hnv_from_ref(b);
    }
    for (uint32_t i = (uint32_t)w.at[0], from = i, n; i < s->len; i += n) {
        if (i > from && hnwork_due(&vm->meter)) {
            w.at[0] = i;
            return hnpartly_leave(&vm->meter, &utf8_kind, &w);
        }
        n = s->len - i < PART ? s->len - i : PART;
        w.at[1] +=
            hnutf8_encode(HN_BYTES(w.value)->data + w.at[1], s->data + ((size_t)i << log), 1u << log, n);
        HN_TRY(hnmeter_pace(&vm->meter, n >> 3));
    }
    *plain = true;
    *out = w.value;
    return HN_OK;
}

hn_status hncodec_encode(hn_vm *vm, hn_value v, hn_value encoding, hn_value errors, hn_value *out) {
    encoder e = {.vm = vm, .s = HN_STR(v), .v = v, .errors = hncodec_errors(errors)};
    HN_TRY(hncodec_check_name(vm, encoding));
    HN_TRY(hncodec_check_name(vm, errors));
    HN_TRY(hncodec_find(vm, encoding, "encode", &e.codec));
    if (str_encode_is_plain(e.s, e.codec)) return hnbytes_new(vm, e.s->data, e.s->len, out);
    HN_TRY(hnmeter_charge(&vm->meter, e.s->len >> 3));
    bool plain = false;
    if (e.codec == HN_CODEC_UTF8) HN_TRY(encode_utf8(vm, e.s, &plain, out));
    if (plain) return HN_OK;
    if (!hnwork_resume(&vm->meter, &encoder_kind, &e)) {
        hnbuf_init(&e.out, &vm->meter);
        e.map = hncodec_charmap(e.codec);
        if (e.map) hncharmap_index(e.map, e.index);
    }
    e.begin = e.i;
    hn_status st = e.codec == HN_CODEC_UTF7                                       ? encode_utf7(&e)
                   : e.codec == HN_CODEC_ESCAPE || e.codec == HN_CODEC_RAW_ESCAPE ? encode_escapes(&e)
                                                                                  : encode_all(&e);
    if (st == HN_AGAIN) return hnwork_save(&vm->meter, &encoder_kind, &e);
    if (st == HN_OK) st = hnbytes_new(vm, e.out.data, e.out.len, out);
    hnbuf_free(&e.out);
    return hncodec_note(vm, st, encoding, "encoding");
}
