/* The string builder: appending, widening and escaping for repr. It begins in a small buffer inside the
 * structure, so an hn_strbuf must not be copied except between hnstrbuf_leave and hnstrbuf_return. */
#include "object/text.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/strbuf.h"
#include "base/unicode.h"
#include "base/work.h"

#define AT_ONCE 0x10000u /* code points between two looks at the clock */

void hnstrbuf_init(hn_strbuf *b, hn_vm *vm) {
    b->vm = vm;
    b->data = b->small;
    b->len = 0;
    b->cap = b->room = HN_STRBUF_SMALL;
    b->max = 0;
    b->width = 0;
    b->failed = false;
}

void hnstrbuf_free(hn_strbuf *b) {
    if (b->data != b->small) hnmem_free(&b->vm->meter, b->data, (size_t)b->room << b->width);
    b->data = b->small;
    b->len = 0;
    b->cap = b->room = HN_STRBUF_SMALL;
    b->width = 0;
}

void hnstrbuf_leave(hn_strbuf *b) {
    if (b->data == b->small) b->data = NULL;
}

void hnstrbuf_return(hn_strbuf *b) {
    if (!b->data) b->data = b->small;
}

/* A buffer of `room` code points of a width, with what is there; NULL without memory or time. */
static uint8_t *strbuf_grown(hn_strbuf *b, uint32_t room, unsigned width) {
    hn_meter *m = &b->vm->meter;
    bool small = b->data == b->small;
    if (width == b->width && !small)
        return hnmem_resize(m, b->data, (size_t)b->room << width, (size_t)room << width);
    uint8_t *data = hnmem_alloc(m, (size_t)room << width);
    if (!data) return NULL;
    if (hntext_copy_long(m, data, width, 0, b->data, b->width, b->len) != HN_OK) {
        hnmem_free(m, data, (size_t)room << width);
        return NULL;
    }
    if (!small) hnmem_free(m, b->data, (size_t)b->room << b->width);
    return data;
}

/* The rest of strbuf_reserve(): more memory, or more of the room that is there. Not all at once, so that the
 * clock is looked at however a long string is put together. */
static HN_COLD bool strbuf_make_room(hn_strbuf *b, uint32_t n, unsigned width) {
    if (b->failed || n > (HN_TEXT_MAX >> width) - b->len ||
        hnmeter_pace(&b->vm->meter, (b->cap < AT_ONCE ? b->cap : AT_ONCE) >> 4) != HN_OK) {
        b->failed = true;
        return false;
    }
    if (n > b->room - b->len || width != b->width) {
        uint32_t room = b->room;
        if (n > room - b->len) room = b->len + n + ((b->len + n) >> 1) + 16;
        if (room > HN_TEXT_MAX >> width) room = HN_TEXT_MAX >> width;
        b->failed = hnmeter_charge(&b->vm->meter, b->len >> 6) != HN_OK;
        if (b->failed) return false;
        uint8_t *data = strbuf_grown(b, room, width);
        if (!data) {
            b->failed = true;
            return false;
        }
        b->data = data;
        b->room = room;
        b->width = (uint8_t)width;
    }
    uint32_t spare = b->room - b->len - n;
    b->cap = b->len + n + (spare < AT_ONCE ? spare : AT_ONCE);
    return true;
}

/* Room for n more code points up to `max`; false (and failed) without memory. */
static bool strbuf_reserve(hn_strbuf *b, uint32_t n, uint32_t max) {
    unsigned width = hntext_width(max);
    b->max |= max;
    if (width < b->width) width = b->width;
    if (HN_LIKELY(n <= b->cap - b->len && width == b->width)) return !b->failed;
    return strbuf_make_room(b, n, width);
}

void hnstrbuf_char(hn_strbuf *b, uint32_t c) {
    if (strbuf_reserve(b, 1, c)) hntext_put(b->data, b->width, b->len++, c);
}

void hnstrbuf_fill(hn_strbuf *b, uint32_t c, uint32_t times) {
    if (!times || !strbuf_reserve(b, times, c)) return;
    hn_meter *m = &b->vm->meter;
    if (b->width == 0 && times <= 64 && b->cap - b->len >= times + 8) {
        uint64_t word = c * UINT64_C(0x0101010101010101); /* whole words, into what is free behind */
        for (uint32_t i = 0; i < times; i += 8) memcpy(b->data + b->len + i, &word, 8);
    } else if (b->width == 0) {
        b->failed |= hnmem_fill(m, b->data + b->len, (int)c, times) != HN_OK;
    } else {
        for (uint32_t i = 0; i < times && !b->failed; i++) {
            hntext_put(b->data, b->width, b->len + i, c);
            if ((i & 0xFFFF) == 0xFFFF) b->failed = hnmeter_pace(m, 0x10000 >> 3) != HN_OK;
        }
    }
    b->len += times;
}

/* n code points to the end, for which there is room. */
static void strbuf_append(hn_strbuf *b, const void *p, unsigned width, size_t n) {
    if (HN_LIKELY(n < AT_ONCE))
        hntext_copy(b->data, b->width, b->len, p, width, 0, n);
    else
        b->failed |= hntext_copy_long(&b->vm->meter, b->data, b->width, b->len, p, width, n) != HN_OK;
    b->len += (uint32_t)n;
}

/* The largest of n code points; the buffer fails when there is no time to look. */
static uint32_t max_of(hn_strbuf *b, const void *p, unsigned width, size_t n) {
    uint32_t max = 0;
    if (HN_LIKELY(n < AT_ONCE)) return hnutf8_max(p, 1u << width, n);
    b->failed |= hntext_max(&b->vm->meter, p, width, n, &max) != HN_OK;
    return max;
}

void hnstrbuf_ascii(hn_strbuf *b, const void *p, size_t n) {
    if (!n) return;
    if (n > HN_TEXT_MAX) b->failed = true;
    if (!strbuf_reserve(b, (uint32_t)n, 127)) return;
    strbuf_append(b, p, 0, n);
}

void hnstrbuf_latin1(hn_strbuf *b, const void *p, size_t n) {
    if (!n) return;
    if (n > HN_TEXT_MAX) b->failed = true;
    if (!strbuf_reserve(b, (uint32_t)n, max_of(b, p, 0, n))) return;
    strbuf_append(b, p, 0, n);
}

void hnstrbuf_points(hn_strbuf *b, const void *p, unsigned width, uint32_t n) {
    if (!n || !strbuf_reserve(b, n, max_of(b, p, width, n))) return;
    strbuf_append(b, p, width, n);
}

void hnstrbuf_z(hn_strbuf *b, const char *ascii) {
    hnstrbuf_ascii(b, ascii, strlen(ascii));
}

void hnstrbuf_utf8(hn_strbuf *b, const void *p, size_t n) {
    const uint8_t *at = p, *end = at + n;
    while (at < end && !b->failed) {
        size_t left = (size_t)(end - at), part = left < AT_ONCE ? left : AT_ONCE;
        size_t ascii = hnutf8_ascii_prefix(at, part);
        hnstrbuf_ascii(b, at, ascii);
        at += ascii;
        if (ascii == part) continue;
        hn_utf8_info info;
        bool valid;
        b->failed |= hntext_scan_utf8(&b->vm->meter, at, (size_t)(end - at), true, &info, &valid) != HN_OK;
        const uint8_t *stop = at + (b->failed ? 0 : info.error);
        while (at < stop && !b->failed) hnstrbuf_char(b, hnutf8_next(&at, stop));
        if (b->failed || valid) return;
        hnstrbuf_char(b, 0xFFFD);
        at = stop + (info.error_len ? info.error_len : 1);
    }
}

void hnstrbuf_sub(hn_strbuf *b, const hn_str *s, uint32_t from, uint32_t to) {
    unsigned width = HN_STR_WIDTH(s);
    if (from >= to) return;
    uint32_t n = to - from, max = 127;
    if (!(s->h.flags & HN_STR_ASCII)) max = max_of(b, s->data + ((size_t)from << width), width, n);
    if (!strbuf_reserve(b, n, max)) return;
    strbuf_append(b, s->data + ((size_t)from << width), width, n);
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
            *out = hnv_from_ref(s);
            status = hntext_copy_long(&b->vm->meter, s->data, width, 0, b->data, b->width, b->len);
        }
    }
    hnstrbuf_free(b);
    return status;
}

/* ---- repr ---- */

static void strbuf_put_hex(hn_strbuf *b, char kind, uint32_t c, int digits) {
    hnstrbuf_char(b, '\\');
    hnstrbuf_char(b, (uint32_t)kind);
    while (digits--) hnstrbuf_char(b, (uint32_t) "0123456789abcdef"[(c >> (4 * digits)) & 15]);
}

void hntext_escape(hn_strbuf *b, uint32_t c) {
    if (c < 0x100)
        strbuf_put_hex(b, 'x', c, 2);
    else if (c < 0x10000)
        strbuf_put_hex(b, 'u', c, 4);
    else
        strbuf_put_hex(b, 'U', c, 8);
}

bool hntext_escape_plain(hn_strbuf *b, uint32_t c, uint32_t quote) {
    bool space = c == '\n' || c == '\r' || c == '\t';
    if (c != quote && c != '\\' && !space) return false;
    hnstrbuf_char(b, '\\');
    hnstrbuf_char(b, !space ? c : c == '\n' ? 'n' : c == '\r' ? 'r' : 't');
    return true;
}

static void repr_char(hn_strbuf *b, uint32_t c, uint32_t quote) {
    if (hntext_escape_plain(b, c, quote)) return;
    if (c < 32 || c == 127 || (c > 127 && !hnunicode_is(c, HN_UC_PRINTABLE))) {
        hntext_escape(b, c);
    } else {
        hnstrbuf_char(b, c);
    }
}

/* Whether a repr shows the character as it is. */
static inline bool is_bare(uint32_t c, uint32_t quote) {
    return c >= 32 && c < 127 && c != quote && c != '\\';
}

/* Some thousand characters of s from *i on escaped, runs of plain ASCII at once. */
static void put_escaped(hn_strbuf *b, const hn_str *s, uint32_t quote, uint32_t *at) {
    uint32_t i = *at, to = s->len - i < HN_REPR_PART ? s->len : i + HN_REPR_PART;
    while (i < to && !b->failed) {
        uint32_t from = i, c = 0;
        while (i < to && is_bare(c = hnstr_at(s, i), quote)) i++;
        if (i > from && strbuf_reserve(b, i - from, 127)) {
            hntext_copy(b->data, b->width, b->len, s->data, HN_STR_WIDTH(s), from, i - from);
            b->len += i - from;
        }
        if (i < to) repr_char(b, c, quote), i++;
    }
    *at = i;
}

/* Looks through some thousand characters: which quotes there are, and whether there is anything to escape. */
static void look_at(const hn_str *s, hn_repr_at *at) {
    uint32_t i = at->i, to = s->len - i < HN_REPR_PART ? s->len : i + HN_REPR_PART;
    bool single = at->single, twice = at->twice, plain = at->plain;
    for (; i < to; i++) {
        uint32_t c = hnstr_at(s, i);
        single |= c == '\'';
        twice |= c == '"';
        plain &= c >= 32 && c < 127 && c != '\\';
    }
    at->i = i;
    at->single = single;
    at->twice = twice;
    at->plain = plain;
}

/* After a part: whether to leave. */
static hn_status part_done(hn_vm *vm, const hn_repr_at *at, uint32_t n) {
    if ((at->i & 0x3FFF) == 0) HN_TRY(hnmeter_pace(&vm->meter, 0x4000 >> 4));
    return at->leave && at->i < n && hnwork_due(&vm->meter) ? HN_AGAIN : HN_OK;
}

hn_status hnstr_repr_part(hn_vm *vm, hn_value v, hn_strbuf *b, hn_repr_at *at) {
    const hn_str *s = HN_STR(v);
    if (!at->begun) {
        HN_TRY(hnmeter_charge(&vm->meter, s->len >> 4));
        *at = (hn_repr_at){.leave = at->leave, .begun = true, .plain = true};
    }
    while (!at->quote) {
        look_at(s, at);
        if (at->i == s->len) {
            at->quote = at->single && !at->twice ? '"' : '\'';
            at->i = 0;
            hnstrbuf_char(b, at->quote);
        } else {
            HN_TRY(part_done(vm, at, s->len));
        }
    }
    if (at->plain && !(at->single && at->twice)) {
        hnstrbuf_ascii(b, s->data, s->len);
        at->i = s->len;
    }
    while (at->i < s->len && !b->failed) {
        put_escaped(b, s, at->quote, &at->i);
        if (at->i < s->len) HN_TRY(part_done(vm, at, s->len));
    }
    hnstrbuf_char(b, at->quote);
    at->begun = false;
    return b->failed ? HN_NOMEM : HN_OK;
}

hn_status hnstr_repr(hn_vm *vm, hn_value v, hn_strbuf *b) {
    hn_repr_at at = {.leave = false};
    return hnstr_repr_part(vm, v, b, &at);
}
