/* Reading: sources are compiled, objects allocated, classes given their place in the hierarchy. */
#include "snap/reader.h"

#include "base/utf8.h"
#include "front/compile.h"
#include "code/frozen.h"
#include "code/core.h"
#include "object/bytes.h"
#include "object/class.h"
#include "object/dict.h"
#include "object/heap.h"
#include "object/kind.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/num_complex.h"
#include "object/seq.h"
#include "object/set.h"
#include "object/shape.h"
#include "object/str.h"
#include "object/text.h"
#include "object/type_internal.h"
#include "snap/writer.h"

/* ---- sources ---- */

/* Trusts neither the length nor that it is UTF-8. The bytes, behind their size and `bits`. */
static hn_status get_utf8(hn_snap_reader *r, uint64_t word, const uint8_t **p, hn_utf8_info *info) {
    size_t n = (size_t)(word >> HN_SNAP_STR_SHIFT);
    HN_TRY(hnsnap_get_bytes(r, n, p));
    HN_TRY(hnmeter_charge(&r->vm->meter, 1 + (n >> 6)));
    HN_TOUCH(&r->vm->meter, 1 + n / sizeof(hn_value));
    return hnutf8_scan(*p, n, true, info) ? HN_OK : hnsnap_damaged(r, "text is not UTF-8");
}

/* Trusts the list of texts, which were made here; not the number. */
static hn_status known_text(hn_snap_reader *r, hn_value *out) {
    uint32_t n;
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &n));
    if (n >= r->known.len / sizeof *out) return hnsnap_damaged(r, "no such text");
    memcpy(out, r->known.data + n * sizeof *out, sizeof *out);
    return hnmeter_charge(&r->vm->meter, 1);
}

/* Trusts nothing: a text, or the number of one that was there before. */
static hn_status get_text(hn_snap_reader *r, hn_value *out) {
    uint64_t word;
    const uint8_t *p = NULL;
    hn_utf8_info info;
    uint8_t known;
    HN_TRY(hnsnap_get_byte(r, &known));
    if (known) return known_text(r, out);
    HN_TRY(hnsnap_get_varint(r, UINT64_C(1) << 34, &word));
    HN_TRY(get_utf8(r, word, &p, &info));
    HN_TRY(hnstr_from_utf8(r->vm, p, (size_t)(word >> HN_SNAP_STR_SHIFT), out));
    hnbuf_put(&r->known, out, sizeof *out);
    return r->known.failed ? HN_NOMEM : HN_OK;
}

/* What code.replace() has given one of its codes. Trusts nothing; `renamed` is looked at by whoever compiles
 * the source. */
static hn_status get_renamed(hn_snap_reader *r, hn_source *s) {
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &s->renamed));
    HN_TRY(hnsnap_get_u32(r, INT32_MAX, &s->first_line));
    HN_TRY(get_text(r, &s->code_name));
    return get_text(r, &s->code_qualname);
}

/* Trusts no byte: mode, options and name have to be known ones. */
static hn_status get_source(hn_snap_reader *r, hn_source **out) {
    uint8_t mode;
    uint32_t options;
    HN_TRY(hnsnap_get_byte(r, &mode));
    HN_TRY(hnsnap_get_u32(r, UINT16_MAX, &options));
    hn_source *s = *out = hnheap_new(r->vm, HN_KIND_SOURCE, sizeof *s);
    if (!s) return HN_NOMEM;
    bool frozen = mode & 1;
    s->mode = mode >> 1;
    s->options = (uint16_t)options;
    if (s->mode >= HN_PARSE_COUNT || options > HN_COMPILE_ALL || (!frozen && options & HN_COMPILE_FROZEN) ||
        (frozen && options & HN_COMPILE_RENAMED))
        return hnsnap_damaged(r, "unknown kind of source");
    HN_TRY(get_text(r, &s->name));
    if (!frozen) {
        HN_TRY(get_text(r, &s->text));
        return options & HN_COMPILE_RENAMED ? get_renamed(r, s) : HN_OK;
    }
    if (hnstr_equal_z(s->name, HN_CORE_NAME)) {
        *out = r->vm->core;
        return HN_OK;
    }
    const hn_frozen_module *m = hnfrozen_find_source(s->name);
    if (!m) return hnsnap_damaged(r, "no such frozen module");
    if (hnfrozen_is_here(r->vm, m)) return hnfrozen_open(r->vm, m, out);
    if (r->error_cap)
        hnprint(r->error, r->error_cap, "the snapshot needs %s of hognose.lib, which is not here", m->name);
    return HN_RAISED;
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
hn_status hnsnap_read_sources(hn_snap_reader *r) {
    r->in = &r->texts;
    for (uint32_t i = 0; i < r->nsources; i++) {
        hn_code *code;
        hn_syntax_error err;
        HN_TRY(get_source(r, &r->sources[i]));
        if (r->sources[i]->table) continue;
        if (HN_STR(r->sources[i]->text)->len > r->vm->meter.source_limit)
            return hnmeter_stop_at(&r->vm->meter, HN_LIMIT_SOURCE);
        hn_status st = hncompile_source(r->vm, r->sources[i], &code, &err);
        if (st == HN_RAISED) return hnsnap_damaged(r, "a source does not compile");
        HN_TRY(st);
        HN_TRY(make_pool(r, r->sources[i], &r->pools[i]));
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
    return hnmeter_charge(&r->vm->meter, 1 + (n >> 4));
}

/* The first n code points of a buffer. Trusts the buffer, and that they are of its width. */
static hn_status prefix_of(hn_snap_reader *r, const hn_snap_buffer *b, uint32_t n, hn_value *out) {
    hn_str *s = hnheap_new(r->vm, HN_KIND_STR, sizeof *s);
    if (!s) return HN_NOMEM;
    s->h.flags = (uint16_t)(b->width | (n <= b->ascii ? HN_STR_ASCII : 0) | HN_STR_SHARED | HN_STR_GROWING);
    s->len = n;
    s->data = b->owner->data;
    s->u.owner = b->owner;
    *out = hnv_from_ref(s);
    return HN_OK;
}

/* Trusts the buffer's text, which is complete. */
static void measure(hn_snap_buffer *b) {
    const uint32_t n = b->owner->used >> b->width, widest = b->width == 2 ? 0xFFFF : b->width ? 0xFF : 0;
    b->ascii = 0;
    while (b->ascii < n && hntext_at(b->owner->data, b->width, b->ascii) < 128) b->ascii++;
    b->least = 2;
    if (!b->width) return;
    uint32_t i = b->ascii;
    while (hntext_at(b->owner->data, b->width, i) <= widest) i++;
    if (b->least < i + 1) b->least = i + 1;
}

/* Trusts that p is UTF-8, and that the buffer has room for it at its width. */
static void fill_buffer(const hn_snap_buffer *b, const uint8_t *p, const uint8_t *end) {
    uint32_t at = b->owner->used >> b->width;
    while (p < end) hntext_put(b->owner->data, b->width, at++, hnutf8_next(&p, end));
    b->owner->used = at << b->width;
}

/* A string that begins a buffer with more behind it, as concatenation leaves it. Trusts p, which is UTF-8 of
 * info; neither the rest nor that there is memory for the room. */
static hn_status give_buffer(hn_snap_reader *r, const uint8_t *p, const hn_utf8_info *info, hn_value *out) {
    uint64_t word, room;
    const uint8_t *rest = NULL, *end = r->in->p - 1;
    hn_utf8_info more;
    hn_snap_buffer b = {.width = hntext_width(info->max)};
    HN_TRY(hnsnap_get_varint(r, UINT64_C(1) << 34, &word));
    HN_TRY(get_utf8(r, word, &rest, &more));
    const uint8_t *rest_end = r->in->p;
    HN_TRY(hnsnap_get_varint(r, UINT32_MAX, &room));
    if (hntext_width(more.max) > b.width) return hnsnap_damaged(r, "a buffer of another width");
    uint64_t size = ((uint64_t)info->count + more.count) << b.width;
    if (room + size > UINT32_MAX) return HN_NOMEM;
    b.owner = hnheap_raw(r->vm, (size_t)(size + room));
    if (!b.owner) return HN_NOMEM;
    fill_buffer(&b, p, end);
    fill_buffer(&b, rest, rest_end);
    b.owner->size = (uint32_t)(size + room);
    measure(&b);
    hnbuf_put(&r->buffers, &b, sizeof b);
    return r->buffers.failed ? HN_NOMEM : prefix_of(r, &b, (uint32_t)info->count, out);
}

/* Trusts the buffers, which are complete; neither the number nor the length. */
static hn_status shell_prefix(hn_snap_reader *r, hn_value *out) {
    uint32_t n, len;
    hn_snap_buffer b;
    HN_TRY(hnmeter_charge(&r->vm->meter, 1));
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &n));
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &len));
    if (n >= r->buffers.len / sizeof b) return hnsnap_damaged(r, "no such buffer");
    memcpy(&b, r->buffers.data + n * sizeof b, sizeof b);
    if (len < b.least || len > b.owner->used >> b.width)
        return hnsnap_damaged(r, "a string beyond its buffer");
    return prefix_of(r, &b, len, out);
}

/* Trusts neither length, text nor flags. */
static hn_status shell_str(hn_snap_reader *r, hn_kind kind, hn_value *out) {
    (void)kind;
    uint64_t word;
    const uint8_t *p = NULL;
    hn_utf8_info info;
    uint8_t shared = 0;
    HN_TRY(hnsnap_get_varint(r, UINT64_C(1) << 34, &word));
    if (word == HN_SNAP_STR_PREFIX) return shell_prefix(r, out);
    if (word == HN_SNAP_STR_TEXT) return known_text(r, out);
    HN_TRY(get_utf8(r, word, &p, &info));
    if (word & HN_SNAP_STR_GROWING) HN_TRY(hnsnap_get_byte(r, &shared));
    if ((word & HN_SNAP_STR_GROWING && info.count < 2) || (shared && word & HN_SNAP_STR_INTERNED))
        return hnsnap_damaged(r, "a string with a buffer that it cannot have");
    if (shared) return give_buffer(r, p, &info, out);
    HN_TRY(hnstr_from_utf8(r->vm, p, (size_t)(word >> HN_SNAP_STR_SHIFT), out));
    if (word & HN_SNAP_STR_INTERNED) HN_TRY(hnstr_intern(r->vm, *out, out));
    if (word & HN_SNAP_STR_GROWING) HN_STR(*out)->h.flags |= HN_STR_GROWING;
    return HN_OK;
}

/* Trusts nothing about the length. */
static hn_status get_shell_bytes(hn_snap_reader *r, uint64_t *n, const uint8_t **p) {
    HN_TRY(hnsnap_get_varint(r, UINT32_MAX / 2, n));
    HN_TRY(hnsnap_get_bytes(r, *n, p));
    return hnmeter_charge(&r->vm->meter, 1 + (*n >> 6));
}

/* Trusts nothing; any bytes do. */
static hn_status shell_bytes(hn_snap_reader *r, hn_kind kind, hn_value *out) {
    uint64_t n;
    const uint8_t *p = NULL;
    (void)kind;
    HN_TRY(get_shell_bytes(r, &n, &p));
    return hnbytes_new(r->vm, p, (size_t)n, out);
}

/* Trusts nothing; any bytes do. */
static hn_status shell_bytearray(hn_snap_reader *r, hn_kind kind, hn_value *out) {
    uint64_t n;
    const uint8_t *p = NULL;
    (void)kind;
    HN_TRY(get_shell_bytes(r, &n, &p));
    return hnbytearray_new(r->vm, p, (size_t)n, out);
}

/* Trusts neither the number of limbs nor that the int is a large one. */
static hn_status shell_int(hn_snap_reader *r, hn_kind kind, hn_value *out) {
    uint64_t word, limb;
    (void)kind;
    HN_TRY(hnsnap_get_varint(r, UINT32_MAX, &word));
    uint32_t n = (uint32_t)(word >> 1);
    if ((uint64_t)n * 4 > (uint64_t)(r->in->end - r->in->p)) return hnsnap_damaged(r, "unexpected end");
    hn_int *i = hnint_alloc(r->vm, n);
    if (!i) return HN_NOMEM;
    for (uint32_t k = 0; k < n; k++) {
        HN_TRY(hnsnap_get_fixed(r, 4, &limb));
        i->limb[k] = (uint32_t)limb;
    }
    *out = hnint_finish(i, n, word & 1);
    return hnv_is_ref(*out) ? HN_OK : hnsnap_damaged(r, "a small int as a large one");
}

/* Trusts nothing; any bits are a double, and a NaN is made the one that there is. */
static hn_status shell_complex(hn_snap_reader *r, hn_kind kind, hn_value *out) {
    uint64_t re, im;
    (void)kind;
    HN_TRY(hnsnap_get_fixed(r, 8, &re));
    HN_TRY(hnsnap_get_fixed(r, 8, &im));
    double d[2];
    memcpy(&d[0], &re, 8);
    memcpy(&d[1], &im, 8);
    return hncomplex_new(r->vm, d[0], d[1], out);
}

/* The object with room for n values, but without them. Trusts that n was claimed. */
static hn_object *new_counted(hn_snap_reader *r, hn_kind kind, uint32_t n) {
    if (kind == HN_KIND_TUPLE) return (hn_object *)(void *)hntuple_alloc(r->vm, n);
    return hnheap_new(r->vm, kind, hn_kinds[kind].size + n * sizeof(hn_value));
}

/* Trusts the row of the kind; not the number. The values are set, so that the object is whole before its body
 * is read. */
static hn_status shell_counted(hn_snap_reader *r, hn_kind kind, hn_value *out) {
    const hn_field *f = hnkind_counted(kind);
    uint32_t n;
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX / 16, &n));
    HN_TRY(claim(r, n));
    hn_object *o = new_counted(r, kind, n);
    if (!o) return HN_NOMEM;
    hn_value *v = (hn_value *)(void *)((char *)o + f->at);
    for (uint32_t i = 0; i < n; i++) v[i] = f->traits & HN_FIELD_ABSENT ? HN_UNBOUND : HN_NONE;
    hnkind_set_count(o, f, n);
    *out = hnv_from_ref(o);
    return HN_OK;
}

/* Trusts nothing. The number is as put_shell_list says. */
static hn_status shell_list(hn_snap_reader *r, hn_kind kind, hn_value *out) {
    uint32_t n;
    (void)kind;
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX / 16, &n));
    if (n > 1) HN_TRY(claim(r, n - 1));
    hn_list *l = hnlist_new(r->vm, n > 1 ? n - 1 : n);
    if (!l) return HN_NOMEM;
    for (; n > 1 && l->len < n - 1; l->len++) l->items->v[l->len] = HN_NONE;
    *out = hnv_from_ref(l);
    return HN_OK;
}

#define INLINE_MAX 64u

/* Trusts nothing: the number of slots is a wish, and the shape decides later. */
static hn_status shell_instance(hn_snap_reader *r, hn_kind kind, hn_value *out) {
    uint32_t cap;
    bool exc = kind == HN_KIND_EXC;
    HN_TRY(hnsnap_get_u32(r, UINT16_MAX, &cap));
    HN_TRY(hnmeter_charge(&r->vm->meter, 1));
    if (cap > INLINE_MAX) cap = INLINE_MAX;
    hn_instance *i = hnheap_new(r->vm, kind, hn_kinds[kind].size + cap * sizeof(hn_value));
    if (!i) return HN_NOMEM;
    i->h.flags = (uint16_t)(cap << HN_INST_CAP_SHIFT);
    i->slots = exc ? ((hn_exc *)(void *)i)->inline_slots : i->inline_slots;
    for (uint32_t k = 0; k < cap; k++) i->slots[k] = HN_UNBOUND;
    *out = hnv_from_ref(i);
    return HN_OK;
}

/* Trusts the row of the kind. All of the object is zero until its body is read. */
static hn_status shell_plain(hn_snap_reader *r, hn_kind kind, hn_value *out) {
    HN_TRY(hnmeter_charge(&r->vm->meter, 1));
    void *o = hnheap_new(r->vm, kind, hn_kinds[kind].size);
    *out = hnv_from_ref(o);
    return o ? HN_OK : HN_NOMEM;
}

/* Trusts the row of the kind; the set is empty, and whole. */
static hn_status shell_set(hn_snap_reader *r, hn_kind kind, hn_value *out) {
    HN_TRY(hnmeter_charge(&r->vm->meter, 1));
    hn_set *s = hnset_new(r->vm, kind);
    *out = hnv_from_ref(s);
    return s ? HN_OK : HN_NOMEM;
}

/* Trusts nothing: no snapshot has such an object. */
static hn_status shell_none(hn_snap_reader *r, hn_kind kind, hn_value *out) {
    (void)kind, (void)out;
    return hnsnap_damaged(r, "unknown kind of object");
}

/* Trusts nothing about the kind. */
hn_status hnsnap_read_shell(hn_snap_reader *r, unsigned kind, hn_object **out) {
    static hn_status (*const shells[])(hn_snap_reader *, hn_kind, hn_value *) = {
#define HN_KIND(name, type, life, shell, ...) shell_##shell,
#include "object/kinds.def"
    };
    hn_value v = HN_UNBOUND;
    if (kind >= HN_KIND_COUNT) return hnsnap_damaged(r, "unknown kind of object");
    HN_TRY(shells[kind](r, (hn_kind)kind, &v));
    *out = hnv_ref(v);
    return HN_OK;
}

/* Trusts that nobjects is no more than there are bytes. */
hn_status hnsnap_read_shells(hn_snap_reader *r) {
    r->in = &r->shells;
    for (uint32_t i = 0; i < r->nobjects; i++) {
        uint8_t kind;
        HN_TRY(hnsnap_get_byte(r, &kind));
        HN_TRY(hnsnap_read_shell(r, kind, &r->objects[i]));
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
    for (uint32_t i = 0; i < r->ntypes; i++) {
        hn_type *t = NULL;
        bool own;
        HN_TRY(class_reference(r, &t, &own));
        if (!own || t->mro) return hnsnap_damaged(r, "a class twice");
        /* Errors about it, and its MRO's, need a name before its own is read. */
        t->name = t->qualname = r->vm->empty_str;
        t->meta = r->vm->types[HN_T_TYPE];
        HN_TRY(place_class(r, t));
    }
    for (uint32_t i = 0; i < r->nobjects; i++)
        if (r->objects[i]->kind == HN_KIND_TYPE && !((hn_type *)(void *)r->objects[i])->mro)
            return hnsnap_damaged(r, "a class without a place");
    return r->in->p == r->in->end ? HN_OK : hnsnap_damaged(r, "more than expected");
}
