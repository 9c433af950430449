/* Reading: sources are compiled, objects allocated, classes given their place in the hierarchy. */
#include "snap/reader.h"

#include "base/utf8.h"
#include "front/compile.h"
#include "code/frozen.h"
#include "code/core.h"
#include "object/dict.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/seq.h"
#include "object/str.h"
#include "object/text.h"
#include "object/type_internal.h"
#include "snap/writer.h"

/* ---- sources ---- */

static hn_status get_text(hn_snap_reader *r, hn_value *out) {
    uint64_t n;
    const uint8_t *p = NULL;
    hn_utf8_info info;
    HN_TRY(hnsnap_get_varint(r, UINT32_MAX, &n));
    HN_TRY(hnsnap_get_bytes(r, n, &p));
    if (!hnutf8_scan(p, (size_t)n, true, &info)) return hnsnap_damaged(r, "text is not UTF-8");
    return hnstr_from_utf8(r->vm, p, (size_t)n, out);
}

/* What code.replace() has given one of its codes. */
static hn_status get_renamed(hn_snap_reader *r, hn_source *s) {
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &s->renamed));
    HN_TRY(hnsnap_get_u32(r, INT32_MAX, &s->first_line));
    HN_TRY(get_text(r, &s->code_name));
    return get_text(r, &s->code_qualname);
}

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
    if (s->mode > HN_PARSE_SINGLE || options > 63 || (!frozen && options & HN_COMPILE_FROZEN) ||
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
    return m ? hnfrozen_open(r->vm, m, out) : hnsnap_damaged(r, "no such frozen module");
}

typedef struct collector {
    hn_snap_pool *pool;
    uint32_t at;
} collector;

static void count_pooled(void *arg, hn_value v) {
    (void)v;
    ((hn_snap_pool *)arg)->n++;
}

static void take_pooled(void *arg, hn_value v) {
    collector *c = arg;
    bool usable = hnv_is_ref(v) && hnv_ref(v)->kind != HN_KIND_CODE;
    c->pool->values[c->at++] = usable ? v : HN_UNBOUND;
}

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

/* Every promised value takes a byte at least somewhere. */
static hn_status claim(hn_snap_reader *r, uint64_t n) {
    r->claimed += n;
    if (r->claimed > (uint64_t)(r->body.end - r->body.start))
        return hnsnap_damaged(r, "more values than bytes");
    return hnmeter_charge(&r->vm->meter, 1 + (n >> 4));
}

/* A string that ends a buffer with room behind it, as concatenation leaves it. */
static hn_status give_room(hn_snap_reader *r, hn_str *s, uint64_t room, hn_value *out) {
    size_t size = hnstr_size(s);
    if (room > UINT32_MAX - size) return HN_NOMEM;
    hn_raw *owner = hnheap_raw(r->vm, size + (size_t)room);
    hn_str *t = owner ? hnheap_new(r->vm, HN_KIND_STR, sizeof *t) : NULL;
    if (!t) return HN_NOMEM;
    memcpy(owner->data, s->data, size);
    owner->used = (uint32_t)size;
    if (!room) owner->size = owner->used;
    t->h.flags = (uint16_t)((s->h.flags & (3u | HN_STR_ASCII)) | HN_STR_SHARED | HN_STR_GROWING);
    t->len = s->len;
    t->data = owner->data;
    t->u.owner = owner;
    *out = hnv_from_ref(t);
    return HN_OK;
}

static hn_status shell_str(hn_snap_reader *r, hn_value *out) {
    uint64_t word, room = 0;
    const uint8_t *p = NULL;
    hn_utf8_info info;
    HN_TRY(hnsnap_get_varint(r, UINT64_C(1) << 34, &word));
    size_t n = (size_t)(word >> HN_SNAP_STR_SHIFT);
    HN_TRY(hnsnap_get_bytes(r, n, &p));
    HN_TRY(hnmeter_charge(&r->vm->meter, 1 + (n >> 6)));
    if (!hnutf8_scan(p, n, true, &info)) return hnsnap_damaged(r, "text is not UTF-8");
    HN_TRY(hnstr_from_utf8(r->vm, p, n, out));
    if (word & HN_SNAP_STR_GROWING) HN_TRY(hnsnap_get_varint(r, UINT32_MAX, &room));
    if (word & HN_SNAP_STR_INTERNED) HN_TRY(hnstr_intern(r->vm, *out, out));
    if (!(word & HN_SNAP_STR_GROWING)) return HN_OK;
    if (info.count < 2 || (room && (word & HN_SNAP_STR_INTERNED)))
        return hnsnap_damaged(r, "a string with room that it cannot have");
    if (room) return give_room(r, HN_STR(*out), room - 1, out);
    HN_STR(*out)->h.flags |= HN_STR_GROWING;
    return HN_OK;
}

static hn_status shell_bytes(hn_snap_reader *r, bool array, hn_value *out) {
    uint64_t n;
    const uint8_t *p = NULL;
    HN_TRY(hnsnap_get_varint(r, UINT32_MAX / 2, &n));
    HN_TRY(hnsnap_get_bytes(r, n, &p));
    HN_TRY(hnmeter_charge(&r->vm->meter, 1 + (n >> 6)));
    if (array) return hnbytearray_new(r->vm, p, (size_t)n, out);
    return hnbytes_new(r->vm, p, (size_t)n, out);
}

static hn_status shell_int(hn_snap_reader *r, hn_value *out) {
    uint64_t word, limb;
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

static hn_status shell_complex(hn_snap_reader *r, hn_value *out) {
    uint64_t re, im;
    HN_TRY(hnsnap_get_fixed(r, 8, &re));
    HN_TRY(hnsnap_get_fixed(r, 8, &im));
    double d[2];
    memcpy(&d[0], &re, 8);
    memcpy(&d[1], &im, 8);
    return hncomplex_new(r->vm, d[0], d[1], out);
}

static hn_status shell_sequence(hn_snap_reader *r, hn_kind kind, hn_value *out) {
    uint32_t n;
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX / 16, &n));
    HN_TRY(claim(r, n));
    void *o;
    if (kind == HN_KIND_TUPLE) {
        o = hntuple_alloc(r->vm, n);
        if (o)
            for (uint32_t i = 0; i < n; i++) ((hn_tuple *)o)->items[i] = HN_NONE;
    } else {
        o = hnlist_new(r->vm, n);
        if (o) {
            for (uint32_t i = 0; i < n; i++) ((hn_list *)o)->items->v[i] = HN_NONE;
            ((hn_list *)o)->len = n;
        }
    }
    *out = hnv_from_ref(o);
    return o ? HN_OK : HN_NOMEM;
}

static hn_status shell_generator(hn_snap_reader *r, hn_value *out) {
    uint32_t n;
    HN_TRY(hnsnap_get_u32(r, HN_MAX_REGS + 8, &n));
    HN_TRY(claim(r, n));
    hn_generator *g = hnheap_new(r->vm, HN_KIND_GENERATOR, sizeof *g + n * sizeof(hn_value));
    if (!g) return HN_NOMEM;
    g->nregs = n;
    for (uint32_t i = 0; i < n; i++) g->regs[i] = HN_UNBOUND;
    *out = hnv_from_ref(g);
    return HN_OK;
}

#define INLINE_MAX 64u

static hn_status shell_instance(hn_snap_reader *r, bool exc, hn_value *out) {
    uint32_t cap;
    HN_TRY(hnsnap_get_u32(r, UINT16_MAX, &cap));
    HN_TRY(hnmeter_charge(&r->vm->meter, 1));
    if (cap > INLINE_MAX) cap = INLINE_MAX;
    size_t header = exc ? sizeof(hn_exc) : sizeof(hn_instance);
    hn_instance *i = hnheap_new(r->vm, exc ? HN_KIND_EXC : HN_KIND_INSTANCE, header + cap * sizeof(hn_value));
    if (!i) return HN_NOMEM;
    i->h.flags = (uint16_t)(cap << HN_INST_CAP_SHIFT);
    i->slots = exc ? ((hn_exc *)(void *)i)->inline_slots : i->inline_slots;
    for (uint32_t k = 0; k < cap; k++) i->slots[k] = HN_UNBOUND;
    *out = hnv_from_ref(i);
    return HN_OK;
}

/* Bytes of a kind whose shell has nothing else; 0 for kinds that are no objects of a program. */
static size_t plain_size(hn_kind kind) {
    switch (kind) {
    case HN_KIND_DICT: return sizeof(hn_dict);
    case HN_KIND_SET:
    case HN_KIND_FROZENSET: return sizeof(hn_set);
    case HN_KIND_RANGE: return sizeof(hn_range);
    case HN_KIND_SLICE: return sizeof(hn_slice);
    case HN_KIND_MEMORYVIEW: return sizeof(hn_memoryview);
    case HN_KIND_DICT_VIEW: return sizeof(hn_dict_view);
    case HN_KIND_ITER: return sizeof(hn_iter);
    case HN_KIND_CELL: return sizeof(hn_cell);
    case HN_KIND_FUNCTION: return sizeof(hn_function);
    case HN_KIND_METHOD: return sizeof(hn_method);
    case HN_KIND_NATIVE: return sizeof(hn_native);
    case HN_KIND_HOST: return sizeof(hn_host);
    case HN_KIND_MODULE: return sizeof(hn_module);
    case HN_KIND_PROPERTY: return sizeof(hn_property);
    case HN_KIND_CLASSMETHOD:
    case HN_KIND_STATICMETHOD: return sizeof(hn_wrapper);
    case HN_KIND_SUPER: return sizeof(hn_super);
    case HN_KIND_MEMBER: return sizeof(hn_member);
    case HN_KIND_GETSET: return sizeof(hn_getset);
    case HN_KIND_MAPPINGPROXY: return sizeof(hn_proxy);
    case HN_KIND_TRACEBACK: return sizeof(hn_traceback);
    case HN_KIND_TYPE: return sizeof(hn_type);
    case HN_KIND_STR:
    case HN_KIND_BYTES:
    case HN_KIND_BYTEARRAY:
    case HN_KIND_INT:
    case HN_KIND_COMPLEX:
    case HN_KIND_LIST:
    case HN_KIND_TUPLE:
    case HN_KIND_GENERATOR:
    case HN_KIND_INSTANCE:
    case HN_KIND_EXC:
    case HN_KIND_FREE:
    case HN_KIND_RAW:
    case HN_KIND_VALUES:
    case HN_KIND_CODE:
    case HN_KIND_SOURCE:
    case HN_KIND_SHAPE:
    case HN_KIND_COUNT: break;
    }
    return 0;
}

static hn_status shell_plain(hn_snap_reader *r, hn_kind kind, hn_value *out) {
    size_t size = plain_size(kind);
    if (!size) return hnsnap_damaged(r, "unknown kind of object");
    HN_TRY(hnmeter_charge(&r->vm->meter, 1));
    void *o;
    if (kind == HN_KIND_SET || kind == HN_KIND_FROZENSET)
        o = hnset_new(r->vm, kind);
    else
        o = hnheap_new(r->vm, kind, size);
    *out = hnv_from_ref(o);
    return o ? HN_OK : HN_NOMEM;
}

static hn_status read_shell(hn_snap_reader *r, hn_value *out) {
    uint8_t kind;
    HN_TRY(hnsnap_get_byte(r, &kind));
    switch ((hn_kind)kind) {
    case HN_KIND_STR: return shell_str(r, out);
    case HN_KIND_BYTES: return shell_bytes(r, false, out);
    case HN_KIND_BYTEARRAY: return shell_bytes(r, true, out);
    case HN_KIND_INT: return shell_int(r, out);
    case HN_KIND_COMPLEX: return shell_complex(r, out);
    case HN_KIND_LIST:
    case HN_KIND_TUPLE: return shell_sequence(r, (hn_kind)kind, out);
    case HN_KIND_GENERATOR: return shell_generator(r, out);
    case HN_KIND_INSTANCE:
    case HN_KIND_EXC: return shell_instance(r, kind == HN_KIND_EXC, out);
    default: return shell_plain(r, (hn_kind)kind, out);
    }
}

hn_status hnsnap_read_shells(hn_snap_reader *r) {
    r->in = &r->shells;
    for (uint32_t i = 0; i < r->nobjects; i++) {
        hn_value v = HN_UNBOUND;
        HN_TRY(read_shell(r, &v));
        r->objects[i] = hnv_ref(v);
    }
    return r->in->p == r->in->end ? HN_OK : hnsnap_damaged(r, "more than expected");
}

/* ---- classes ---- */

/* A class of this snapshot, or a shared one. */
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

/* Every base has to fit into the layout: its kind of instance, and its slots in front. */
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

static bool wraps(const hn_type *base) {
    return base->base_kind != HN_KIND_INSTANCE && base->base_kind != HN_KIND_EXC &&
           base->base_kind != HN_KIND_TYPE;
}

static hn_status place_class(hn_snap_reader *r, hn_type *t) {
    uint32_t base, flags, slots, inlined;
    HN_TRY(read_bases(r, t));
    HN_TRY(hnsnap_get_u32(r, t->bases->len - 1, &base));
    HN_TRY(hnsnap_get_u32(r, UINT16_MAX, &flags));
    HN_TRY(hnsnap_get_u32(r, UINT16_MAX, &slots));
    HN_TRY(hnsnap_get_u32(r, UINT16_MAX, &inlined));
    t->base = HN_TYPE(t->bases->items[base]);
    t->base_kind = t->base->base_kind;
    t->subclasses = HN_NONE;
    t->h.flags = (uint16_t)((flags & HN_TYPE_STORED) | (t->base->h.flags & HN_TYPE_EXC) |
                            (wraps(t->base) ? HN_TYPE_WRAPS : 0));
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
