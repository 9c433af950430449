/* Three phases of a load: sources are compiled, objects are allocated (their shells), and classes get their
 * place in the hierarchy. Others refer to an object before its body is read, so each has to be valid as its
 * shell leaves it. Each value that a shell promises must have a byte behind it (claim). */
#include "snap/reader.h"

#include "base/utf8.h"
#include "front/compile.h"
#include "code/frozen.h"
#include "code/core.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/heap.h"
#include "object/kind.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/mro.h"
#include "object/num.h"
#include "object/seq.h"
#include "object/set.h"
#include "object/shape.h"
#include "object/str.h"
#include "object/text.h"
#include "object/type_internal.h"
#include "snap/writer.h"

#define COPIED  0x8000u /* bytes that are copied at once, ... */
#define AT_ONCE 1024u   /* ... and values or code points that are gone over */

/* ---- sources ---- */

/* The next n bytes. Trusts nothing about n. */
static hn_status open_bytes(hn_snap_reader *r, uint64_t n, hn_snap_text *t) {
    *t = (hn_snap_text){.n = (uint32_t)n};
    HN_TOUCH(&r->vm->meter, 1 + t->n / sizeof(hn_value));
    return hnsnap_get_bytes(r, n, &t->p);
}

/* Trusts nothing. The text comes behind its size and flags, which r->word keeps. */
static hn_status open_text(hn_snap_reader *r, hn_snap_text *t) {
    HN_TRY(hnsnap_get_varint(r, UINT64_C(1) << 34, &r->word));
    return open_bytes(r, r->word >> HN_SNAP_STR_SHIFT, t);
}

/* Trusts that it lies in the section; not that it is UTF-8. */
static hn_status scan_text(hn_snap_reader *r, hn_snap_text *t) {
    while (t->scanned < t->n) {
        hn_utf8_info info;
        size_t n = hntext_utf8_part(t->p + t->scanned, t->n - t->scanned);
        if (!hnutf8_scan(t->p + t->scanned, n, true, &info)) return hnsnap_damaged(r, "text is not UTF-8");
        t->scanned += (uint32_t)n;
        t->count += (uint32_t)info.count;
        t->max |= info.max;
        HN_TRY(hnsnap_pause(r, 1 + (uint32_t)(n >> 6)));
    }
    return HN_OK;
}

/* Trusts that it is scanned, and that `to` has room for it at that width. */
static hn_status decode_text(hn_snap_reader *r, hn_snap_text *t, uint8_t *to, unsigned width) {
    while (t->decoded < t->n) {
        const uint8_t *p = t->p + t->decoded;
        size_t n = hntext_utf8_part(p, t->n - t->decoded);
        hn_utf8_info info = {.count = n};
        if (t->max >= 128) (void)hnutf8_scan(p, n, true, &info);
        hnutf8_decode(to + ((size_t)t->done << width), 1u << width, p, n);
        t->decoded += (uint32_t)n;
        t->done += (uint32_t)info.count;
        HN_TRY(hnsnap_pause(r, 1 + (uint32_t)(n >> 5)));
    }
    return HN_OK;
}

/* The str of a text that is scanned. Trusts the text. */
static hn_status text_made(hn_snap_reader *r, hn_snap_text *t) {
    const uint8_t *p = t->p;
    unsigned width = hntext_width(t->max);
    if (!t->n) return hnstr_empty(r->vm, &r->made);
    if (t->count == 1) return hnstr_from_char(r->vm, hnutf8_next(&p, p + t->n), &r->made);
    if (!t->str) t->str = hnstr_alloc(r->vm, t->count, width, t->max < 128);
    if (!t->str) return HN_NOMEM;
    HN_TRY(decode_text(r, t, t->str->data, width));
    r->made = hnv_from_ref(t->str);
    return HN_OK;
}

/* Trusts the list of texts, which were made here; not the number. */
static hn_status known_text(hn_snap_reader *r, hn_value *out) {
    uint32_t n;
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &n));
    if (n >= r->known.len / sizeof *out) return hnsnap_damaged(r, "no such text");
    memcpy(out, r->known.data + n * sizeof *out, sizeof *out);
    return HN_OK;
}

/* Trusts nothing: a text, or the number of one that was there before. */
static hn_status get_text(hn_snap_reader *r, hn_value *out) {
    hn_snap_text *t = &r->text[0];
    if (!r->begun) {
        uint8_t known;
        HN_TRY(hnsnap_get_byte(r, &known));
        if (known) return known_text(r, out);
        HN_TRY(open_text(r, t));
    }
    r->begun = true;
    HN_TRY(scan_text(r, t));
    HN_TRY(text_made(r, t));
    r->begun = false;
    *out = r->made;
    hnbuf_put(&r->known, out, sizeof *out);
    return r->known.failed ? HN_NOMEM : HN_OK;
}

/* What code.replace() has given one of its codes, before its names. Trusts nothing; `renamed` is looked at by
 * whoever compiles the source. */
static hn_status get_renamed(hn_snap_reader *r, hn_source *s) {
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &s->renamed));
    return hnsnap_get_u32(r, INT32_MAX, &s->first_line);
}

/* Trusts no byte: mode and options have to be known ones. */
static hn_status begin_source(hn_snap_reader *r, hn_source **out) {
    uint8_t mode;
    uint32_t options;
    HN_TRY(hnsnap_get_byte(r, &mode));
    HN_TRY(hnsnap_get_u32(r, UINT16_MAX, &options));
    hn_source *s = *out = hnheap_new(r->vm, HN_KIND_SOURCE, sizeof *s);
    if (!s) return HN_NOMEM;
    r->frozen = mode & 1;
    s->mode = mode >> 1;
    s->options = (uint16_t)options;
    if (s->mode >= HN_PARSE_COUNT || options > HN_COMPILE_ALL ||
        options & (r->frozen ? HN_COMPILE_RENAMED : HN_COMPILE_FROZEN))
        return hnsnap_damaged(r, "unknown kind of source");
    return HN_OK;
}

/* Trusts nothing about the name. */
static hn_status find_frozen(hn_snap_reader *r, hn_value name, hn_source **out) {
    if (hnstr_equal_z(name, HN_CORE_NAME)) {
        *out = r->vm->core;
        return HN_OK;
    }
    const hn_frozen_module *m = hnfrozen_find_source(name);
    if (!m) return hnsnap_damaged(r, "no such frozen module");
    if (hnfrozen_is_here(r->vm, m)) return hnfrozen_open(r->vm, m, out);
    if (r->from.error_cap)
        hnprint(r->from.error, r->from.error_cap, "the snapshot needs %s of hognose.lib, which is not here",
                m->name);
    return HN_RAISED;
}

/* Trusts nothing. */
static hn_status get_source(hn_snap_reader *r, hn_source **out) {
    HN_TRY(*out ? HN_OK : begin_source(r, out));
    hn_source *s = *out;
    hn_value *texts[] = {&s->name, &s->text, &s->code_name, &s->code_qualname};
    unsigned n = r->frozen ? 1 : s->options & HN_COMPILE_RENAMED ? 4 : 2;
    for (; r->part < n; r->part++) {
        if (r->part == 2 && !r->begun) HN_TRY(get_renamed(r, s));
        HN_TRY(get_text(r, texts[r->part]));
    }
    r->part = 0;
    return r->frozen ? find_frozen(r, s->name, out) : HN_OK;
}

typedef struct collector {
    hn_snap_pool *pool;
    uint32_t at;
} collector;

/* Trusts the source, which our compiler made. */
static void count_pooled(void *arg, hn_value v) {
    (void)v;
    ((hn_snap_pool *)arg)->n++;
}

/* Trusts the source, and that the pool has room for what count_pooled counted. */
static void take_pooled(void *arg, hn_value v) {
    collector *c = arg;
    bool usable = hnv_is_ref(v) && hnv_ref(v)->kind != HN_KIND_CODE;
    c->pool->values[c->at++] = usable ? v : HN_UNBOUND;
}

/* Trusts the source, which our compiler made. */
static hn_status make_pool(hn_snap_reader *r, const hn_source *s, hn_snap_pool *pool) {
    if (s->h.flags & HN_SOURCE_FROZEN) return HN_OK;
    hnsnap_each_pooled(s, count_pooled, pool);
    if (!pool->n) return HN_OK;
    pool->values = hnmem_alloc(&r->vm->meter, pool->n * sizeof(hn_value));
    if (!pool->values) {
        pool->n = 0;
        return HN_NOMEM;
    }
    collector c = {.pool = pool};
    hnsnap_each_pooled(s, take_pooled, &c);
    return HN_OK;
}

/* Trusts nothing about the text: it goes through the compiler and its limits like any program. */
static hn_status compile_known(hn_snap_reader *r, hn_source *s, hn_snap_pool *pool) {
    hn_code *code;
    hn_syntax_error err;
    uint64_t before = hnmeter_steps(&r->vm->meter);
    if (s->table) return HN_OK;
    if (HN_STR(s->text)->len > r->vm->meter.source_limit)
        return hnmeter_stop_at(&r->vm->meter, HN_LIMIT_SOURCE);
    hn_status st = hncompile_source(r->vm, s, &code, &err);
    hnsnap_work(r, 2 * (uint32_t)(hnmeter_steps(&r->vm->meter) - before));
    if (st == HN_RAISED) return hnsnap_damaged(r, "a source does not compile");
    HN_TRY(st);
    return make_pool(r, s, pool);
}

/* Trusts nothing about the texts. */
hn_status hnsnap_read_sources(hn_snap_reader *r) {
    r->in = &r->texts;
    while (r->index < r->nsources) {
        HN_TRY(get_source(r, &r->sources[r->index]));
        HN_TRY(compile_known(r, r->sources[r->index], &r->pools[r->index]));
        r->index++;
        HN_TRY(hnsnap_pause(r, 4));
    }
    return r->in->p == r->in->end ? HN_OK : hnsnap_damaged(r, "more than expected");
}

/* ---- shells ---- */

/* Every promised value takes a byte at least, in the contents or, for a patch, behind its shell. Trusts no
 * number: each has to have bytes behind it. */
static hn_status claim(hn_snap_reader *r, uint64_t n) {
    bool patch = r->in == &r->roots;
    if (!patch) r->claimed += n;
    if (patch ? n > (uint64_t)(r->in->end - r->in->p) : r->claimed > (uint64_t)(r->body.end - r->body.start))
        return hnsnap_damaged(r, "more values than bytes");
    return HN_OK;
}

/* The first n code points of a buffer. Trusts the buffer, and that they are of its width. */
static hn_status prefix_of(hn_snap_reader *r, const hn_snap_buffer *b, uint32_t n) {
    hn_str *s = hnheap_new(r->vm, HN_KIND_STR, sizeof *s);
    if (!s) return HN_NOMEM;
    s->h.flags = (uint16_t)(b->width | (n <= b->ascii ? HN_STR_ASCII : 0) | HN_STR_SHARED | HN_STR_GROWING);
    s->len = n;
    s->data = b->owner->data;
    s->u.owner = b->owner;
    r->made = hnv_from_ref(s);
    return HN_OK;
}

/* Trusts the buffer's text, which is complete. */
static hn_status measure(hn_snap_reader *r, hn_snap_buffer *b) {
    const uint32_t n = b->owner->used >> b->width, most = b->width == 2 ? 0xFFFF : b->width ? 0xFF : 0x7F;
    uint32_t c;
    while (r->at < n && (c = hntext_at(b->owner->data, b->width, r->at)) <= most) {
        if (c < 128 && b->ascii == r->at) b->ascii++;
        if (++r->at % AT_ONCE == 0) HN_TRY(hnsnap_pause(r, AT_ONCE >> 3));
    }
    b->least = b->width && r->at ? (uint32_t)r->at + 1 : 2;
    return HN_OK;
}

/* Trusts the texts, which are scanned; neither that they are of one width nor that there is memory for the
 * room. */
static hn_status start_buffer(hn_snap_reader *r, hn_snap_buffer *b) {
    const hn_snap_text *t = r->text;
    b->width = hntext_width(t[0].max);
    if (hntext_width(t[1].max) > b->width) return hnsnap_damaged(r, "a buffer of another width");
    uint64_t used = ((uint64_t)t[0].count + t[1].count) << b->width, size = used + r->room_behind;
    b->owner = size > UINT32_MAX ? NULL : hnheap_raw(r->vm, (size_t)size);
    if (!b->owner) return HN_NOMEM;
    b->owner->used = (uint32_t)used;
    b->owner->size = (uint32_t)size;
    return HN_OK;
}

/* A string that begins a buffer with more behind it, as concatenation leaves it. Trusts the first text, which
 * is scanned. */
static hn_status give_buffer(hn_snap_reader *r) {
    hn_snap_text *t = r->text;
    hn_snap_buffer *b = &r->buffer;
    HN_TRY(scan_text(r, &t[1]));
    HN_TRY(b->owner ? HN_OK : start_buffer(r, b));
    HN_TRY(decode_text(r, &t[0], b->owner->data, b->width));
    HN_TRY(decode_text(r, &t[1], b->owner->data + ((size_t)t[0].count << b->width), b->width));
    HN_TRY(measure(r, b));
    hnbuf_put(&r->buffers, b, sizeof *b);
    return r->buffers.failed ? HN_NOMEM : prefix_of(r, b, t[0].count);
}

/* Trusts the buffers, which are complete; neither the number nor the length. */
static hn_status shell_prefix(hn_snap_reader *r) {
    uint32_t n, len;
    hn_snap_buffer b;
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &n));
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &len));
    if (n >= r->buffers.len / sizeof b) return hnsnap_damaged(r, "no such buffer");
    memcpy(&b, r->buffers.data + n * sizeof b, sizeof b);
    if (len < b.least || len > b.owner->used >> b.width)
        return hnsnap_damaged(r, "a string beyond its buffer");
    return prefix_of(r, &b, len);
}

/* What a string that is no part of another has. Trusts neither lengths nor flags. */
static hn_status begin_str(hn_snap_reader *r) {
    uint64_t word = r->word;
    uint8_t shared = 0;
    HN_TRY(open_bytes(r, word >> HN_SNAP_STR_SHIFT, &r->text[0]));
    if (word & HN_SNAP_STR_GROWING) HN_TRY(hnsnap_get_byte(r, &shared));
    r->part = shared ? 2 : 1;
    if (!shared) return HN_OK;
    r->buffer = (hn_snap_buffer){.owner = NULL};
    HN_TRY(open_text(r, &r->text[1]));
    r->word = word;
    return hnsnap_get_u32(r, UINT32_MAX, &r->room_behind);
}

/* Trusts neither length, text nor flags. */
static hn_status shell_str(hn_snap_reader *r, hn_kind kind) {
    (void)kind;
    if (!r->part) {
        HN_TRY(hnsnap_get_varint(r, UINT64_C(1) << 34, &r->word));
        if (r->word == HN_SNAP_STR_PREFIX) return shell_prefix(r);
        if (r->word == HN_SNAP_STR_TEXT) return known_text(r, &r->made);
        HN_TRY(begin_str(r));
    }
    bool interned = r->word & HN_SNAP_STR_INTERNED, growing = r->word & HN_SNAP_STR_GROWING;
    HN_TRY(scan_text(r, &r->text[0]));
    if ((growing && r->text[0].count < 2) || (r->part == 2 && interned))
        return hnsnap_damaged(r, "a string with a buffer that it cannot have");
    if (r->part == 2) return give_buffer(r);
    HN_TRY(text_made(r, &r->text[0]));
    if (interned) HN_TRY(hnstr_intern(r->vm, r->made, &r->made));
    if (growing) HN_STR(r->made)->h.flags |= HN_STR_GROWING;
    return HN_OK;
}

/* Trusts that `to` has room. */
static hn_status copy_bytes(hn_snap_reader *r, uint8_t *to) {
    hn_snap_text *t = &r->text[0];
    while (t->decoded < t->n) {
        uint32_t n = t->n - t->decoded < COPIED ? t->n - t->decoded : COPIED;
        memcpy(to + t->decoded, t->p + t->decoded, n);
        t->decoded += n;
        HN_TRY(hnsnap_pause(r, 1 + (n >> 8)));
    }
    return HN_OK;
}

/* Trusts nothing about the length. */
static hn_status begin_bytes(hn_snap_reader *r) {
    HN_TRY(hnsnap_get_varint(r, HN_TEXT_MAX, &r->word));
    r->part = 1;
    return open_bytes(r, r->word, &r->text[0]);
}

/* Trusts nothing; any bytes do. */
static hn_status shell_bytes(hn_snap_reader *r, hn_kind kind) {
    (void)kind;
    if (!r->part) {
        HN_TRY(begin_bytes(r));
        hn_bytes *b = hnbytes_alloc(r->vm, (uint32_t)r->word);
        if (!b) return HN_NOMEM;
        r->made = hnv_from_ref(b);
    }
    return copy_bytes(r, HN_BYTES(r->made)->data);
}

/* Trusts nothing; any bytes do. */
static hn_status shell_bytearray(hn_snap_reader *r, hn_kind kind) {
    if (!r->part) {
        HN_TRY(begin_bytes(r));
        hn_bytearray *b = hnheap_new(r->vm, kind, sizeof *b);
        if (!b) return HN_NOMEM;
        r->made = hnv_from_ref(b);
        if (r->word && !(b->buf = hnheap_raw(r->vm, r->word))) return HN_NOMEM;
        b->len = (uint32_t)r->word;
    }
    return r->word ? copy_bytes(r, HN_BYTEARRAY(r->made)->buf->data) : HN_OK;
}

/* Trusts nothing about the number of limbs. */
static hn_status begin_int(hn_snap_reader *r) {
    HN_TRY(hnsnap_get_varint(r, UINT32_MAX, &r->word));
    if ((r->word >> 1) * 4 > (uint64_t)(r->in->end - r->in->p)) return hnsnap_damaged(r, "unexpected end");
    hn_int *i = hnint_alloc(r->vm, (uint32_t)(r->word >> 1));
    if (!i) return HN_NOMEM;
    r->made = hnv_from_ref(i);
    r->part = 1;
    return HN_OK;
}

/* Trusts neither the number of limbs nor that the int is a large one. */
static hn_status shell_int(hn_snap_reader *r, hn_kind kind) {
    uint64_t limb;
    (void)kind;
    HN_TRY(r->part ? HN_OK : begin_int(r));
    uint32_t n = (uint32_t)(r->word >> 1);
    hn_int *i = HN_AS(hn_int, r->made);
    while (r->at < n) {
        HN_TRY(hnsnap_get_fixed(r, 4, &limb));
        i->limb[r->at] = (uint32_t)limb;
        if (++r->at % 64 == 0) HN_TRY(hnsnap_pause(r, 32));
    }
    r->made = hnint_finish(i, n, r->word & 1);
    return hnv_is_ref(r->made) ? HN_OK : hnsnap_damaged(r, "a small int as a large one");
}

/* Trusts nothing; any bits are a double, and a NaN is made the one that there is. */
static hn_status shell_complex(hn_snap_reader *r, hn_kind kind) {
    uint64_t re, im;
    (void)kind;
    HN_TRY(hnsnap_get_fixed(r, 8, &re));
    HN_TRY(hnsnap_get_fixed(r, 8, &im));
    double d[2];
    memcpy(&d[0], &re, 8);
    memcpy(&d[1], &im, 8);
    return hncomplex_new(r->vm, d[0], d[1], &r->made);
}

/* The object with room for n values, but without them. Trusts that n was claimed. */
static hn_object *new_counted(hn_snap_reader *r, hn_kind kind, uint32_t n) {
    if (kind == HN_KIND_TUPLE) return (hn_object *)(void *)hntuple_alloc(r->vm, n);
    return hnheap_new(r->vm, kind, hn_kinds[kind].size + n * sizeof(hn_value));
}

/* Sets values, so that the object is whole before its body is read. Trusts that there is room for n. */
static hn_status fill_values(hn_snap_reader *r, hn_value *v, uint32_t n, hn_value with) {
    while (r->at < n) {
        v[r->at] = with;
        if (++r->at % AT_ONCE == 0) HN_TRY(hnsnap_pause(r, AT_ONCE >> 5));
    }
    return HN_OK;
}

/* Trusts the row of the kind; not the number. */
static hn_status shell_counted(hn_snap_reader *r, hn_kind kind) {
    const hn_field *f = hnkind_counted(kind);
    if (!r->part) {
        uint32_t n;
        HN_TRY(hnsnap_get_u32(r, UINT32_MAX / 16, &n));
        HN_TRY(claim(r, n));
        hn_object *o = new_counted(r, kind, n);
        if (!o) return HN_NOMEM;
        hnkind_set_count(o, f, n);
        r->made = hnv_from_ref(o);
        r->part = 1;
    }
    hn_object *o = hnv_ref(r->made);
    hn_value *v = (hn_value *)(void *)((char *)o + f->at);
    return fill_values(r, v, hnkind_count(o, f), f->traits & HN_FIELD_ABSENT ? HN_UNBOUND : HN_NONE);
}

/* Trusts nothing. The number is as put_shell_list says. */
static hn_status shell_list(hn_snap_reader *r, hn_kind kind) {
    (void)kind;
    if (!r->part) {
        uint32_t n;
        HN_TRY(hnsnap_get_u32(r, UINT32_MAX / 16, &n));
        if (n > 1) HN_TRY(claim(r, n - 1));
        hn_list *l = hnlist_new(r->vm, n > 1 ? n - 1 : n);
        if (!l) return HN_NOMEM;
        l->len = n > 1 ? n - 1 : 0;
        r->made = hnv_from_ref(l);
        r->part = 1;
    }
    hn_list *l = HN_LIST(r->made);
    return l->len ? fill_values(r, l->items->v, l->len, HN_NONE) : HN_OK;
}

#define INLINE_MAX 64u

/* Trusts nothing: the number of slots is a wish, and the shape decides later. */
static hn_status shell_instance(hn_snap_reader *r, hn_kind kind) {
    uint32_t cap;
    bool exc = kind == HN_KIND_EXC;
    HN_TRY(hnsnap_get_u32(r, UINT16_MAX, &cap));
    if (cap > INLINE_MAX) cap = INLINE_MAX;
    hn_instance *i = hnheap_new(r->vm, kind, hn_kinds[kind].size + cap * sizeof(hn_value));
    if (!i) return HN_NOMEM;
    i->h.flags = (uint16_t)(cap << HN_INST_CAP_SHIFT);
    i->slots = exc ? ((hn_exc *)(void *)i)->inline_slots : i->inline_slots;
    for (uint32_t k = 0; k < cap; k++) i->slots[k] = HN_UNBOUND;
    r->made = hnv_from_ref(i);
    return HN_OK;
}

/* Trusts the row of the kind. All of the object is zero until its body is read. */
static hn_status shell_plain(hn_snap_reader *r, hn_kind kind) {
    void *o = hnheap_new(r->vm, kind, hn_kinds[kind].size);
    r->made = hnv_from_ref(o);
    return o ? HN_OK : HN_NOMEM;
}

/* Trusts the row of the kind; the set is empty, and whole. */
static hn_status shell_set(hn_snap_reader *r, hn_kind kind) {
    hn_set *s = hnset_new(r->vm, kind);
    r->made = hnv_from_ref(s);
    return s ? HN_OK : HN_NOMEM;
}

/* Trusts nothing: no snapshot has such an object. */
static hn_status shell_none(hn_snap_reader *r, hn_kind kind) {
    (void)kind;
    return hnsnap_damaged(r, "unknown kind of object");
}

/* Trusts nothing about the kind. */
hn_status hnsnap_read_shell(hn_snap_reader *r, unsigned kind, hn_object **out) {
    static hn_status (*const shells[])(hn_snap_reader *, hn_kind) = {
#define HN_KIND(name, type, life, shell, ...) shell_##shell,
#include "object/kinds.def"
    };
    if (kind >= HN_KIND_COUNT) return hnsnap_damaged(r, "unknown kind of object");
    HN_TRY(shells[kind](r, (hn_kind)kind));
    *out = hnv_ref(r->made);
    r->part = 0;
    r->at = 0;
    return HN_OK;
}

/* Trusts that nobjects is no more than there are bytes. */
hn_status hnsnap_read_shells(hn_snap_reader *r) {
    r->in = &r->shells;
    while (r->index < r->nobjects) {
        if (!r->part) HN_TRY(hnsnap_get_byte(r, &r->kind));
        HN_TRY(hnsnap_read_shell(r, r->kind, &r->objects[r->index]));
        r->index++;
        r->unplaced += r->kind == HN_KIND_TYPE;
        HN_TRY(hnsnap_pause(r, 1));
    }
    return r->in->p == r->in->end ? HN_OK : hnsnap_damaged(r, "more than expected");
}

/* ---- classes ---- */

/* A class of this snapshot, or a shared one. Trusts kinds, which shells fixed; not the number. */
static hn_status class_reference(hn_snap_reader *r, hn_type **out, bool *own) {
    uint32_t n;
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &n));
    *own = !(n & 1);
    n >>= 1;
    if (n >= (*own ? r->nobjects : r->shared.objects->len)) return hnsnap_damaged(r, "no such class");
    hn_object *o = *own ? r->objects[n] : hnv_ref(r->shared.objects->items->v[n]);
    if (o->kind != HN_KIND_TYPE) return hnsnap_damaged(r, "not a class");
    *out = (hn_type *)(void *)o;
    return HN_OK;
}

/* Trusts neither their number nor their order: a base has its place before what is derived from it. */
static hn_status read_bases(hn_snap_reader *r, hn_type *t) {
    uint32_t n;
    bool own;
    HN_TRY(hnsnap_get_u32(r, (uint32_t)(r->in->end - r->in->p), &n));
    if (!n) return hnsnap_damaged(r, "a class without bases");
    hn_tuple *bases = hntuple_alloc(r->vm, n);
    if (!bases) return HN_NOMEM;
    for (uint32_t i = 0; i < n; i++) {
        hn_type *base;
        HN_TRY(class_reference(r, &base, &own));
        if (own && !base->mro) return hnsnap_damaged(r, "a class before its base");
        if (!(base->h.flags & HN_TYPE_BASE)) return hnsnap_damaged(r, "a base that may not be one");
        /* One that is there twice has no order. */
        bases->items[i] = hnv_from_ref(base);
    }
    t->bases = bases;
    return HN_OK;
}

/* Every base has to fit into the layout: its kind of instance, and its slots in front. Trusts the bases,
 * which have their place; not that they fit together. */
static hn_status check_layout(hn_snap_reader *r, const hn_type *t) {
    for (uint32_t i = 0; i < t->bases->len; i++) {
        const hn_type *b = HN_TYPE(t->bases->items[i]);
        bool plain = b->base_kind == HN_KIND_INSTANCE;
        bool wraps = b->h.flags & HN_TYPE_WRAPS;
        if ((!plain && b->base_kind != t->base_kind) || b->root->nslots > t->root->nslots ||
            (wraps && !(t->h.flags & HN_TYPE_WRAPS)))
            return hnsnap_damaged(r, "bases of different layouts");
    }
    return HN_OK;
}

/* Trusts no byte: flags are masked, and what the bases decide is not asked for. */
static hn_status place_class(hn_snap_reader *r, hn_type *t) {
    uint32_t base, flags, slots, inlined;
    HN_TRY(read_bases(r, t));
    HN_TRY(hnsnap_get_u32(r, t->bases->len - 1, &base));
    HN_TRY(hnsnap_get_u32(r, HN_SNAP_CLASS_ASKED | HN_SNAP_CLASS_WEAK | UINT16_MAX, &flags));
    HN_TRY(hnsnap_get_u32(r, UINT16_MAX, &slots));
    HN_TRY(hnsnap_get_u32(r, UINT16_MAX, &inlined));
    t->base = HN_TYPE(t->bases->items[base]);
    hnshape_follow_base(t);
    t->base_kind = t->base->base_kind;
    t->subclasses = HN_NONE;
    t->weak = flags & HN_SNAP_CLASS_WEAK;
    t->asked = flags & HN_SNAP_CLASS_ASKED;
    t->h.flags = (uint16_t)((flags & HN_TYPE_STORED) | (t->base->h.flags & HN_TYPE_EXC) |
                            (hnkind_is_wrapped(t->base->base_kind) ? HN_TYPE_WRAPS : 0));
    hn_status st = hntype_compute_mro(r->vm, t);
    if (st == HN_RAISED) {
        r->vm->exc = HN_UNBOUND;
        return hnsnap_damaged(r, "bases in no consistent order");
    }
    HN_TRY(st);
    HN_TRY(hnshape_root(r->vm, t, slots));
    if (inlined <= INLINE_MAX && inlined > t->inline_slots) t->inline_slots = inlined;
    if (t->inline_slots > INLINE_MAX) t->inline_slots = INLINE_MAX;
    return check_layout(r, t);
}

/* Trusts kinds; not that each class comes once, or at all. */
hn_status hnsnap_read_classes(hn_snap_reader *r) {
    r->in = &r->classes;
    while (r->index < r->ntypes) {
        hn_type *t = NULL;
        bool own;
        HN_TRY(class_reference(r, &t, &own));
        if (!own || t->mro) return hnsnap_damaged(r, "a class twice");
        /* Errors about it, and its MRO's, need a name before its own is read. */
        t->name = t->qualname = r->vm->empty_str;
        t->meta = r->vm->types[HN_T_TYPE];
        HN_TRY(place_class(r, t));
        r->index++;
        HN_TRY(hnsnap_pause(r, 4));
    }
    if (r->unplaced != r->ntypes) return hnsnap_damaged(r, "a class without a place");
    return r->in->p == r->in->end ? HN_OK : hnsnap_damaged(r, "more than expected");
}
