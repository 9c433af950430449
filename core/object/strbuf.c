/* A string under construction. */
#include "object/text.h"
#include "object/exc.h"
#include "object/heap.h"
#include "base/unicode.h"

void hnstrbuf_init(hn_strbuf *b, hn_vm *vm) {
    b->vm = vm;
    b->data = b->small;
    b->len = 0;
    b->cap = HN_STRBUF_SMALL;
    b->max = 0;
    b->width = 0;
    b->failed = false;
}

void hnstrbuf_free(hn_strbuf *b) {
    if (b->data != b->small) hnmem_free(&b->vm->meter, b->data, (size_t)b->cap << b->width);
    b->data = b->small;
    b->len = 0;
    b->cap = HN_STRBUF_SMALL;
    b->width = 0;
}

/* A buffer of `cap` code points of a width, with what is there; NULL without memory. */
static uint8_t *grown(hn_strbuf *b, uint32_t cap, unsigned width) {
    hn_meter *m = &b->vm->meter;
    bool small = b->data == b->small;
    if (width == b->width && !small)
        return hnmem_resize(m, b->data, (size_t)b->cap << width, (size_t)cap << width);
    uint8_t *data = hnmem_alloc(m, (size_t)cap << width);
    if (!data) return NULL;
    if (b->len) hntext_copy(data, width, 0, b->data, b->width, 0, b->len);
    if (!small) hnmem_free(m, b->data, (size_t)b->cap << b->width);
    return data;
}

/* Room for n more code points up to `max`; false (and failed) without memory. */
static bool reserve(hn_strbuf *b, uint32_t n, uint32_t max) {
    unsigned width = hntext_width(max);
    b->max |= max;
    if (width < b->width) width = b->width;
    if (HN_LIKELY(n <= b->cap - b->len && width == b->width)) return !b->failed;
    if (b->failed || n > (HN_TEXT_MAX >> width) - b->len) {
        b->failed = true;
        return false;
    }
    uint32_t cap = b->cap;
    if (n > cap - b->len) cap = b->len + n + ((b->len + n) >> 1) + 16;
    if (cap > HN_TEXT_MAX >> width) cap = HN_TEXT_MAX >> width;
    uint8_t *data = grown(b, cap, width);
    if (!data) {
        b->failed = true;
        return false;
    }
    b->data = data;
    b->cap = cap;
    b->width = (uint8_t)width;
    return true;
}

void hnstrbuf_char(hn_strbuf *b, uint32_t c) {
    if (reserve(b, 1, c)) hntext_put(b->data, b->width, b->len++, c);
}

void hnstrbuf_fill(hn_strbuf *b, uint32_t c, uint32_t times) {
    if (!times || !reserve(b, times, c)) return;
    if (b->width == 0 && times <= 64 && b->cap - b->len >= times + 8) {
        uint64_t word = c * UINT64_C(0x0101010101010101); /* whole words, into what is free behind */
        for (uint32_t i = 0; i < times; i += 8) memcpy(b->data + b->len + i, &word, 8);
    } else if (b->width == 0)
        memset(b->data + b->len, (int)c, times);
    else
        for (uint32_t i = 0; i < times; i++) hntext_put(b->data, b->width, b->len + i, c);
    b->len += times;
}

void hnstrbuf_ascii(hn_strbuf *b, const void *p, size_t n) {
    if (!n) return;
    if (n > HN_TEXT_MAX) b->failed = true;
    if (!reserve(b, (uint32_t)n, 127)) return;
    hntext_copy(b->data, b->width, b->len, p, 0, 0, n);
    b->len += (uint32_t)n;
}

void hnstrbuf_latin1(hn_strbuf *b, const void *p, size_t n) {
    if (!n) return;
    if (n > HN_TEXT_MAX) b->failed = true;
    if (!reserve(b, (uint32_t)n, hnutf8_max(p, 1, n))) return;
    hntext_copy(b->data, b->width, b->len, p, 0, 0, n);
    b->len += (uint32_t)n;
}

void hnstrbuf_points(hn_strbuf *b, const void *p, unsigned width, uint32_t n) {
    if (!n || !reserve(b, n, hnutf8_max(p, 1u << width, n))) return;
    hntext_copy(b->data, b->width, b->len, p, width, 0, n);
    b->len += n;
}

void hnstrbuf_z(hn_strbuf *b, const char *ascii) {
    hnstrbuf_ascii(b, ascii, strlen(ascii));
}

void hnstrbuf_utf8(hn_strbuf *b, const void *p, size_t n) {
    const uint8_t *at = p, *end = at + n;
    while (at < end) {
        size_t left = (size_t)(end - at), ascii = hnutf8_ascii_prefix(at, left);
        hnstrbuf_ascii(b, at, ascii);
        if (ascii == left) return;
        at += ascii;
        hn_utf8_info info;
        bool valid = hnutf8_scan(at, (size_t)(end - at), true, &info);
        const uint8_t *stop = at + (valid ? (size_t)(end - at) : info.error);
        while (at < stop) hnstrbuf_char(b, hnutf8_next(&at, stop));
        if (valid) return;
        hnstrbuf_char(b, 0xFFFD);
        at = stop + (info.error_len ? info.error_len : 1);
    }
}

void hnstrbuf_sub(hn_strbuf *b, const hn_str *s, uint32_t from, uint32_t to) {
    unsigned width = HN_STR_WIDTH(s);
    if (from >= to) return;
    uint32_t n = to - from, max = 127;
    if (!(s->h.flags & HN_STR_ASCII)) max = hnutf8_max(s->data + ((size_t)from << width), 1u << width, n);
    if (!reserve(b, n, max)) return;
    hntext_copy(b->data, b->width, b->len, s->data, width, from, n);
    b->len += n;
}

void hnstrbuf_str(hn_strbuf *b, hn_value s) {
    hnstrbuf_sub(b, HN_STR(s), 0, HN_STR(s)->len);
}

hn_status hnstrbuf_finish(hn_strbuf *b, hn_value *out) {
    hn_status status = HN_NOMEM;
    /* max is the or of all code points, whose bits can pass those of the widest but not its width class. */
    unsigned width = hntext_width(b->max);
    if (b->failed) {
    } else if (b->len == 0) {
        status = hnstr_empty(b->vm, out);
    } else if (b->len == 1) {
        status = hnstr_from_char(b->vm, hntext_at(b->data, b->width, 0), out);
    } else {
        hn_str *s = hnstr_alloc(b->vm, b->len, width, b->max < 128);
        if (s) {
            hntext_copy(s->data, width, 0, b->data, b->width, 0, b->len);
            *out = hnv_from_ref(s);
            status = HN_OK;
        }
    }
    hnstrbuf_free(b);
    return status;
}

/* ---- repr ---- */

static void put_hex(hn_strbuf *b, char kind, uint32_t c, int digits) {
    hnstrbuf_char(b, '\\');
    hnstrbuf_char(b, (uint32_t)kind);
    while (digits--) hnstrbuf_char(b, (uint32_t) "0123456789abcdef"[(c >> (4 * digits)) & 15]);
}

void hntext_escape(hn_strbuf *b, uint32_t c) {
    if (c < 0x100)
        put_hex(b, 'x', c, 2);
    else if (c < 0x10000)
        put_hex(b, 'u', c, 4);
    else
        put_hex(b, 'U', c, 8);
}

static void repr_char(hn_strbuf *b, uint32_t c, uint32_t quote) {
    if (c == quote || c == '\\') {
        hnstrbuf_char(b, '\\');
        hnstrbuf_char(b, c);
    } else if (c == '\n' || c == '\r' || c == '\t') {
        hnstrbuf_char(b, '\\');
        hnstrbuf_char(b, c == '\n' ? 'n' : c == '\r' ? 'r' : 't');
    } else if (c < 32 || c == 127 || (c > 127 && !hnunicode_is(c, HN_UC_PRINTABLE))) {
        hntext_escape(b, c);
    } else {
        hnstrbuf_char(b, c);
    }
}

/* Whether a repr shows the character as it is. */
static inline bool is_bare(uint32_t c, uint32_t quote) {
    return c >= 32 && c < 127 && c != quote && c != '\\';
}

/* The characters of s escaped, runs of plain ASCII at once. */
static void put_escaped(hn_strbuf *b, const hn_str *s, uint32_t quote) {
    for (uint32_t i = 0; i < s->len;) {
        uint32_t from = i, c = 0;
        while (i < s->len && is_bare(c = hnstr_at(s, i), quote)) i++;
        if (i > from && reserve(b, i - from, 127)) {
            hntext_copy(b->data, b->width, b->len, s->data, HN_STR_WIDTH(s), from, i - from);
            b->len += i - from;
        }
        if (i < s->len) repr_char(b, c, quote), i++;
    }
}

hn_status hnstr_repr(hn_vm *vm, hn_value v, hn_strbuf *b) {
    const hn_str *s = HN_STR(v);
    HN_TRY(hnmeter_charge(&vm->meter, s->len >> 4));
    bool single = false, twice = false, plain = true;
    for (uint32_t i = 0; i < s->len; i++) {
        uint32_t c = hnstr_at(s, i);
        single |= c == '\'';
        twice |= c == '"';
        plain &= c >= 32 && c < 127 && c != '\\';
    }
    uint32_t quote = single && !twice ? '"' : '\'';
    hnstrbuf_char(b, quote);
    if (plain && !(single && twice))
        hnstrbuf_ascii(b, s->data, s->len);
    else
        put_escaped(b, s, quote);
    hnstrbuf_char(b, quote);
    return b->failed ? HN_NOMEM : HN_OK;
}
