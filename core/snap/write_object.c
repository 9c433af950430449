/* Single objects: the data that is needed to allocate them, and their references, by their rows in
 * object/kinds.def. read_shell.c and read_object.c read the same bytes: change both sides together. All of it
 * trusts the VM: objects are as the interpreter has left them. No byte comes from outside. */
#include "lib/lib.h"
#include "object/dict_internal.h"
#include "object/exc.h"
#include "object/kind.h"
#include "object/str.h"
#include "object/text.h"
#include "object/type.h"
#include "snap/writer.h"

#define CAST(type) ((const type *)(const void *)o)

#define PART 0x8000u /* characters or bytes written at once */

/* ---- shells ---- */

void hnsnap_put_text(hn_buf *to, const hn_str *s, unsigned bits) {
    size_t size = s->len;
    bool surrogates;
    if (!(s->h.flags & HN_STR_ASCII) && hntext_utf8_size(to->meter, s, &size, &surrogates) != HN_OK)
        to->failed = true;
    hnsnap_put_varint(to, (uint64_t)size << HN_SNAP_STR_SHIFT | bits);
    hnstr_to_utf8(s, to);
    HN_TOUCH(to->meter, 1 + size / sizeof(hn_value));
    to->meter->effort += (uint32_t)(size >> 8);
}

/* Returns the part of a long text from w->at on. */
static hn_str text_part(const hn_snap_writer *w, const hn_str *s) {
    hn_str part = *s;
    part.data += w->at << HN_STR_WIDTH(s);
    part.len = s->len - w->at < PART ? (uint32_t)(s->len - w->at) : PART;
    return part;
}

/* Writes the size in UTF-8 first. */
static bool size_text(hn_snap_writer *w, hn_buf *to, const hn_str *s) {
    if (w->at == 0) w->size = s->h.flags & HN_STR_ASCII ? s->len : 0;
    if (s->h.flags & HN_STR_ASCII) return true;
    while (w->at < s->len) {
        hn_str part = text_part(w, s);
        size_t size = 0;
        bool surrogates;
        if (hntext_utf8_size(to->meter, &part, &size, &surrogates) != HN_OK) to->failed = true;
        w->size += size;
        w->at += part.len;
        if (hnsnap_leaves(w)) return false;
    }
    w->at = 0;
    return true;
}

static bool put_long_text(hn_snap_writer *w, hn_buf *to, const hn_str *s, unsigned bits) {
    if (!w->begun) {
        if (!size_text(w, to, s)) return false;
        hnsnap_put_varint(to, (uint64_t)w->size << HN_SNAP_STR_SHIFT | bits);
        HN_TOUCH(to->meter, 1 + w->size / sizeof(hn_value));
        w->begun = true;
    }
    while (w->at < s->len) {
        hn_str part = text_part(w, s);
        hnstr_to_utf8(&part, to);
        w->at += part.len;
        w->meter.effort += part.len >> 6;
        if (hnsnap_leaves(w)) return false;
    }
    w->begun = false;
    w->at = 0;
    return true;
}

static bool put_str_text(hn_snap_writer *w, hn_buf *to, const hn_str *s, unsigned bits) {
    if (s->len > PART) return put_long_text(w, to, s, bits);
    hnsnap_put_text(to, s, bits);
    return true;
}

/* Writes the rest of a string's buffer: the text of longer strings, and how much can be appended in place, on
 * which the cost of the next concatenation depends. */
static bool put_buffer(hn_snap_writer *w, hn_buf *to, const hn_str *s) {
    const hn_raw *owner = s->u.owner;
    hn_str rest = *s;
    rest.h.flags &= (uint16_t)~HN_STR_ASCII;
    rest.data += hnstr_size(s);
    rest.len = (uint32_t)((owner->used - hnstr_size(s)) >> HN_STR_WIDTH(s));
    if (!put_str_text(w, to, &rest, 0)) return false;
    hnsnap_put_varint(to, owner->size - owner->used);
    if (!hnptrmap_add(&w->once, owner, w->nbuffers++)) hnsnap_fail(w, HN_NOMEM);
    return true;
}

/* Writes the whole text, unless a source or a buffer has it. */
static bool put_shell_str(hn_snap_writer *w, hn_buf *to, const hn_object *o) {
    const hn_str *s = CAST(hn_str);
    bool interned = (s->len == 1 && HN_STR_WIDTH(s) == 0) || s->h.flags & HN_STR_INTERNED,
         growing = s->len > 1 && s->h.flags & HN_STR_GROWING, shared = growing && s->h.flags & HN_STR_SHARED;
    uint32_t text = growing || interned ? HN_PTRMAP_NONE : hnptrmap_get(&w->once, o),
             buffer = shared ? hnptrmap_get(&w->once, s->u.owner) : HN_PTRMAP_NONE;
    if (text != HN_PTRMAP_NONE) {
        hnsnap_put_varint(to, HN_SNAP_STR_TEXT);
        hnsnap_put_varint(to, text);
    } else if (buffer != HN_PTRMAP_NONE) {
        hnsnap_put_varint(to, HN_SNAP_STR_PREFIX);
        hnsnap_put_varint(to, buffer);
        hnsnap_put_varint(to, s->len);
    } else {
        unsigned bits = (interned ? HN_SNAP_STR_INTERNED : 0) | (growing ? HN_SNAP_STR_GROWING : 0);
        if (w->part == 0 && !put_str_text(w, to, s, bits)) return false;
        if (w->part == 0 && growing) hnbuf_byte(to, shared);
        w->part = 1;
        if (shared) return put_buffer(w, to, s);
    }
    return true;
}

static bool put_counted_bytes(hn_snap_writer *w, hn_buf *to, const uint8_t *p, uint32_t n) {
    if (!w->begun) hnsnap_put_varint(to, n);
    w->begun = true;
    while (w->at < n) {
        uint32_t part = n - w->at < PART ? (uint32_t)(n - w->at) : PART;
        hnbuf_put(to, p + w->at, part);
        w->at += part;
        w->meter.effort += part >> 8;
        if (hnsnap_leaves(w)) return false;
    }
    return true;
}

static bool put_shell_bytes(hn_snap_writer *w, hn_buf *to, const hn_object *o) {
    return put_counted_bytes(w, to, CAST(hn_bytes)->data,
                             o->flags & HN_BYTES_PROGRAM ? 0 : CAST(hn_bytes)->len);
}

static bool put_shell_bytearray(hn_snap_writer *w, hn_buf *to, const hn_object *o) {
    const hn_bytearray *b = CAST(hn_bytearray);
    return put_counted_bytes(w, to, b->buf ? b->buf->data : NULL, b->len);
}

static bool put_shell_int(hn_snap_writer *w, hn_buf *to, const hn_object *o) {
    const hn_int *i = CAST(hn_int);
    uint32_t n = (uint32_t)(i->size < 0 ? -i->size : i->size);
    if (!w->begun) hnsnap_put_varint(to, (uint64_t)n << 1 | (i->size < 0));
    w->begun = true;
    while (w->at < n) {
        hnsnap_put_fixed(to, i->limb[w->at++], 4);
        if (w->at % 64 == 0 && hnsnap_leaves(w)) return false;
    }
    return true;
}

static bool put_shell_complex(hn_snap_writer *w, hn_buf *to, const hn_object *o) {
    (void)w;
    hnsnap_put_fixed(to, hnv_bits(hnv_from_double(CAST(hn_complex)->re)), 8);
    hnsnap_put_fixed(to, hnv_bits(hnv_from_double(CAST(hn_complex)->im)), 8);
    return true;
}

static bool put_shell_instance(hn_snap_writer *w, hn_buf *to, const hn_object *o) {
    (void)w;
    uint32_t n = CAST(hn_instance)->shape->nslots, cap = hnobj_inline_cap(o);
    hnsnap_put_varint(to, n > cap ? n : cap);
    return true;
}

static bool put_shell_counted(hn_snap_writer *w, hn_buf *to, const hn_object *o) {
    (void)w;
    hnsnap_put_varint(to, hnkind_count(o, hnkind_counted(o->kind)));
    return true;
}

/* Writes 0 for a list without a buffer, otherwise the number of items plus one. list.sort() sees from the
 * buffer of an empty list that it has changed (_list_grown). */
static bool put_shell_list(hn_snap_writer *w, hn_buf *to, const hn_object *o) {
    (void)w;
    const hn_list *l = CAST(hn_list);
    hnsnap_put_varint(to, l->items ? (uint64_t)l->len + 1 : 0);
    return true;
}

static bool put_shell_plain(hn_snap_writer *w, hn_buf *to, const hn_object *o) {
    (void)w, (void)to, (void)o;
    return true;
}
#define put_shell_set  put_shell_plain
#define put_shell_none put_shell_plain /* put_none refuses it */

static bool put_shell(hn_snap_writer *w, hn_buf *to, const hn_object *o) {
    static bool (*const put[])(hn_snap_writer *, hn_buf *, const hn_object *) = {
#define HN_KIND(name, type, life, shell, ...) put_shell_##shell,
#include "object/kinds.def"
    };
    return put[o->kind](w, to, o);
}

bool hnsnap_put_shell(hn_snap_writer *w, const hn_object *o) {
    if (w->part == 0 && w->at == 0 && !w->begun) hnbuf_byte(&w->shells, o->kind);
    return put_shell(w, &w->shells, o);
}

/* ---- bodies ---- */

static bool put_values(hn_snap_writer *w, const hn_value *v, size_t n) {
    while (w->at < n) {
        hnsnap_put_value(w, v[w->at++]);
        if (hnsnap_leaves(w)) return false;
    }
    w->at = 0;
    return true;
}

static unsigned log2_of(uint32_t power) {
    unsigned n = 0;
    while (power > 1) {
        power >>= 1;
        n++;
    }
    return n;
}

static void put_dict_head(hn_snap_writer *w, const hn_dict *d) {
    hn_dict plain = *d;
    hndict_settle(&plain);
    bool places = plain.limit != d->limit || plain.h.flags != d->h.flags;
    bool wide = d->h.flags & HN_DICT_WIDE;
    unsigned marks = (places ? HN_SNAP_DICT_PLACES : 0) | (wide ? HN_SNAP_DICT_WIDE : 0);
    hnbuf_byte(w->to, (uint8_t)((d->cap ? log2_of(d->cap) + 1 : 0) | marks));
    hnsnap_put_varint(w->to, hnsnap_zigzag((int32_t)(d->version - d->used)));
    if (places) {
        hnsnap_put_varint(w->to, d->limit);
        hnsnap_put_varint(w->to, d->h.flags & ~HN_DICT_WIDE);
        if (d->h.flags & HN_DICT_SPLIT) hnsnap_put_pointer(w, *hndict_class_at(d));
    }
    if (d->cap) hnsnap_put_varint(w->to, d->used);
}

static void put_entry(hn_snap_writer *w, const hn_dict *d, uint32_t i) {
    hn_value key = d->entries[i].key;
    bool wide = d->h.flags & HN_DICT_WIDE;
    hnsnap_put_value(w, key);
    if (key == HN_UNBOUND) return;
    if (!hndict_tells_hash(key))
        hnsnap_put_fixed(w->to, wide ? (uint64_t)hndict_kept_hash(d, i) : hndict_hashes(d)[i], wide ? 8 : 4);
    hnsnap_put_value(w, d->entries[i].value);
}

static bool put_dict(hn_snap_writer *w, const hn_object *o) {
    const hn_dict *d = CAST(hn_dict);
    if (!w->begun) put_dict_head(w, d);
    w->begun = true;
    while (d->cap && w->at < d->used) {
        put_entry(w, d, (uint32_t)w->at++);
        if (hnsnap_leaves(w)) return false;
    }
    return true;
}

/* Writes the set slot by slot, since the layout decides the order of iteration. */
static void put_set_head(hn_snap_writer *w, const hn_set *s) {
    hnbuf_byte(w->to, (uint8_t)(s->table ? log2_of(s->mask + 1) : 0));
    hnsnap_put_varint(w->to, hnsnap_zigzag((int32_t)(s->version - s->live)));
    hnsnap_put_varint(w->to, s->next);
    w->before = 0;
    w->begun = true;
}

static bool put_set(hn_snap_writer *w, const hn_object *o) {
    const hn_set *s = CAST(hn_set);
    if (!w->begun) put_set_head(w, s);
    if (!s->table) return true;
    const hn_set_entry *entries = (const hn_set_entry *)(const void *)s->table->data;
    while (w->at <= s->mask) {
        uint32_t i = (uint32_t)w->at++;
        const hn_set_entry *e = &entries[i];
        HN_TOUCH(&w->meter, 2);
        if (e->key != HN_UNBOUND || e->hash == -1) {
            hnsnap_put_varint(w->to, i - w->before + 1);
            w->before = i;
            hnsnap_put_value(w, e->key);
            if (!hndict_tells_hash(e->key)) hnsnap_put_fixed(w->to, (uint64_t)e->hash, 8);
        }
        if (hnsnap_leaves(w)) return false;
    }
    hnbuf_byte(w->to, 0);
    return true;
}

static bool put_iter(hn_snap_writer *w, const hn_object *o) {
    const hn_iter *it = CAST(hn_iter);
    hnbuf_byte(w->to, (uint8_t)(it->h.flags | (it->ordered ? HN_SNAP_ITER_ORDERED : 0)));
    if (it->ordered) hnsnap_put_varint(w->to, it->version);
    hnsnap_put_value(w, it->over);
    hnsnap_put_varint(w->to, hnsnap_zigzag(it->pos));
    hnsnap_put_varint(w->to, hnsnap_zigzag(it->stop));
    hnsnap_put_varint(w->to, hnsnap_zigzag(it->step));
    return true;
}

static bool put_function(hn_snap_writer *w, const hn_object *o) {
    const hn_function *f = CAST(hn_function);
    const hn_code *c = f->code;
    hn_value main_name = HN_NAME(w->vm, __main__);
    unsigned bits =
        (f->closure ? HN_SNAP_FN_CLOSURE : 0) | (f->defaults ? HN_SNAP_FN_DEFAULTS : 0) |
        (f->kwdefaults ? HN_SNAP_FN_KWDEFAULTS : 0) | (f->name != c->name ? HN_SNAP_FN_NAME : 0) |
        (f->qualname != c->qualname ? HN_SNAP_FN_QUALNAME : 0) | (f->doc != c->doc ? HN_SNAP_FN_DOC : 0) |
        (f->module != main_name ? HN_SNAP_FN_MODULE : 0) |
        (f->annotate != HN_NONE ? HN_SNAP_FN_ANNOTATE : 0) |
        (f->type_params != HN_NONE ? HN_SNAP_FN_TYPE_PARAMS : 0) | (f->attrs ? HN_SNAP_FN_ATTRS : 0) |
        (f->globals != HN_AS(hn_module, w->vm->main)->dict ? HN_SNAP_FN_GLOBALS : 0) |
        (c->h.flags & HN_CODE_ITER_COROUTINE ? HN_SNAP_FN_AWAITABLE : 0);
    hnsnap_put_pointer(w, c);
    hnsnap_put_varint(w->to, bits);
    if (bits & HN_SNAP_FN_CLOSURE) hnsnap_put_pointer(w, f->closure);
    if (bits & HN_SNAP_FN_DEFAULTS) hnsnap_put_pointer(w, f->defaults);
    if (bits & HN_SNAP_FN_KWDEFAULTS) hnsnap_put_pointer(w, f->kwdefaults);
    if (bits & HN_SNAP_FN_NAME) hnsnap_put_value(w, f->name);
    if (bits & HN_SNAP_FN_QUALNAME) hnsnap_put_value(w, f->qualname);
    if (bits & HN_SNAP_FN_DOC) hnsnap_put_value(w, f->doc);
    if (bits & HN_SNAP_FN_MODULE) hnsnap_put_value(w, f->module);
    if (bits & HN_SNAP_FN_ANNOTATE) hnsnap_put_value(w, f->annotate);
    if (bits & HN_SNAP_FN_TYPE_PARAMS) hnsnap_put_value(w, f->type_params);
    if (bits & HN_SNAP_FN_ATTRS) hnsnap_put_pointer(w, f->attrs);
    if (bits & HN_SNAP_FN_GLOBALS) hnsnap_put_pointer(w, f->globals);
    return true;
}

/* Writes which C function it is: the owner and the name there. For functions of frozen Python the class
 * precedes the name. */
static bool put_native(hn_snap_writer *w, const hn_object *o) {
    const hn_native *n = CAST(hn_native);
    const hn_class_def *cls = hnlib_class_of(n->def);
    hnsnap_put_value(w, n->owner);
    hnsnap_put_varint(w->to, strlen(n->def->name) + (cls ? strlen(cls->name) + 1 : 0));
    if (cls) {
        hnbuf_str(w->to, cls->name);
        hnbuf_byte(w->to, '.');
    }
    hnbuf_str(w->to, n->def->name);
    hnsnap_put_value(w, n->self);
    return true;
}

static bool put_getset(hn_snap_writer *w, const hn_object *o) {
    const hn_getset *g = CAST(hn_getset);
    hnsnap_put_pointer(w, g->owner);
    hnsnap_put_varint(w->to, strlen(g->def->name));
    hnbuf_str(w->to, g->def->name);
    return true;
}

/* Writes a shape by its number, from 1. The first time, its description follows: the class, then the
 * attributes or the mark of a dict. Patches are written before the objects, but read after them. So in
 * patches 0 replaces the number, and shapes of the objects are described again. */
static void put_shape(hn_snap_writer *w, const hn_shape *s) {
    uint32_t was = w->patches ? HN_PTRMAP_NONE : hnptrpages_get(&w->map, s);
    if (was != HN_PTRMAP_NONE) {
        hnsnap_put_varint(w->to, (was & ~HN_WAS_MASK) + 1u);
        return;
    }
    if (!w->patches && !hnptrpages_add(&w->map, s, HN_WAS_SHAPE | w->nshapes++)) hnsnap_fail(w, HN_NOMEM);
    hnsnap_put_varint(w->to, w->patches ? 0 : w->nshapes);
    hnsnap_put_pointer(w, s->cls);
    uint32_t first = s->cls->root->nslots, n = s->nslots - first;
    bool dict = s->h.flags & HN_SHAPE_DICT;
    hnsnap_put_varint(w->to, dict ? 1 : (uint64_t)n << 1);
    if (dict) return;
    for (uint32_t k = 1; k <= n; k++) { /* the root first */
        const hn_shape *p = s;
        while (p->nslots > first + k) p = p->parent;
        hnsnap_put_value(w, p->name);
    }
}

static void put_shared_names(hn_snap_writer *w, const hn_type *t) {
    hn_value name, ignored;
    hnbuf_byte(w->to, t->keys_left);
    hnbuf_byte(w->to, (uint8_t)(t->shared ? t->shared->live : 0));
    for (uint32_t i = 0; t->shared && hndict_next(t->shared, &i, &name, &ignored);) hnsnap_put_value(w, name);
}

static bool put_type(hn_snap_writer *w, const hn_object *o) {
    const hn_type *t = CAST(hn_type);
    hnsnap_put_value(w, t->name);
    hnsnap_put_value(w, t->qualname);
    hnsnap_put_pointer(w, t->dict);
    hnsnap_put_value(w, t->subclasses);
    if (w->patches) return true;
    hnsnap_put_pointer(w, t->meta);
    for (uint32_t i = 0; i < t->bases->len; i++) hnsnap_put_value(w, t->bases->items[i]);
    bool own = t->h.flags & HN_TYPE_OWN_MRO;
    hnbuf_byte(w->to, own);
    if (own) hnsnap_put_pointer(w, t->mro);
    hnsnap_put_pointer(w, t->members);
    put_shared_names(w, t);
    hnsnap_put_listed(w, &w->types, t);
    w->ntypes++;
    return true;
}

static void put_number(hn_snap_writer *w, const hn_object *o, const hn_field *f) {
    uint64_t n = hnkind_number(o, f);
    switch (f->type) {
    case HN_FIELD_U32: hnsnap_put_varint(w->to, n); break;
    case HN_FIELD_I64: hnsnap_put_varint(w->to, hnsnap_zigzag((int64_t)n)); break;
    default: hnbuf_byte(w->to, (uint8_t)n); break;
    }
}

static bool put_field(hn_snap_writer *w, const hn_object *o, const hn_field *f) {
    const void *at = (const char *)o + f->at, *const *pointer = at;
    switch (f->type) {
    case HN_FIELD_VALUES: return put_values(w, at, f->n);
    case HN_FIELD_ITEMS: return put_values(w, at, hnkind_count(o, f));
    case HN_FIELD_BUFFER:
        return !*pointer || put_values(w, ((const hn_values *)*pointer)->v, hnkind_count(o, f));
    case HN_FIELD_SLOTS: return put_values(w, *pointer, CAST(hn_instance)->shape->nslots);
    case HN_FIELD_REF: hnsnap_put_pointer(w, *pointer); return true;
    case HN_FIELD_SHAPE: put_shape(w, *pointer); return true;
    default: put_number(w, o, f); return true;
    }
}

static bool put_fields(hn_snap_writer *w, const hn_object *o) {
    if (!w->begun) w->field = hnkind_fields(o->kind);
    w->begun = true;
    for (; w->field->type; w->field++)
        if (!(w->field->traits & HN_FIELD_MADE) && !put_field(w, o, w->field)) return false;
    return true;
}

static bool put_nothing(hn_snap_writer *w, const hn_object *o) {
    (void)w, (void)o;
    return true;
}

/* Refuses an object that a program should not be able to reach. */
static bool put_none(hn_snap_writer *w, const hn_object *o) {
    hn_value before = w->vm->exc;
    hn_status st = hnexc_raise(w->vm, HN_T_TYPEERROR, "an object of kind %d cannot be stored", (int)o->kind);
    if (before != HN_UNBOUND) w->vm->exc = before;
    hnsnap_fail(w, st);
    return false;
}

bool hnsnap_put_body(hn_snap_writer *w, const hn_object *o) {
    static bool (*const put[])(hn_snap_writer *, const hn_object *) = {
#define HN_KIND(name, type, life, shell, body, check) put_##body,
#include "object/kinds.def"
    };
    if (w->patches && hn_kinds[o->kind].life == HN_LIFE_RESIZES && w->part < 2) {
        if (!put_shell(w, w->to, o)) return false;
        hnsnap_rewind(w);
        w->part = 2;
    }
    return put[o->kind](w, o);
}
