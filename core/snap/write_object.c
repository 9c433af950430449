/* Objects: what they need to be allocated, and what they refer to. Every kind has a case in both. */
#include "lib/lib.h"
#include "object/dict_internal.h"
#include "object/exc.h"
#include "object/str.h"
#include "object/type.h"
#include "snap/writer.h"

#define CAST(type) ((const type *)(const void *)o)

/* ---- shells ---- */

static void shell_str(hn_snap_writer *w, const hn_str *s) {
    hn_buf utf8;
    hnbuf_init(&utf8, &w->vm->meter);
    hnstr_to_utf8(s, &utf8);
    bool interned = (s->len == 1 && HN_STR_WIDTH(s) == 0) || s->h.flags & HN_STR_INTERNED,
         growing = s->len > 1 && s->h.flags & HN_STR_GROWING;
    hnsnap_put_varint(&w->shells, (uint64_t)utf8.len << HN_SNAP_STR_SHIFT |
                                      (interned ? HN_SNAP_STR_INTERNED : 0) |
                                      (growing ? HN_SNAP_STR_GROWING : 0));
    hnbuf_put(&w->shells, utf8.data, utf8.len);
    if (utf8.failed) hnsnap_fail(w, HN_NOMEM);
    hnbuf_free(&utf8);
    if (!growing) return;
    /* How much can be appended in place: it decides what the next concatenation costs. 0: its buffer is not
     * its own. */
    uint64_t room = 0;
    if (s->h.flags & HN_STR_SHARED) {
        const hn_raw *owner = s->u.owner;
        bool last = (size_t)(s->data - owner->data) + hnstr_size(s) == owner->used;
        room = 1 + (last ? owner->size - owner->used : 0);
    }
    hnsnap_put_varint(&w->shells, room);
}

static void shell_bytes(hn_snap_writer *w, const uint8_t *p, uint32_t n) {
    hnsnap_put_varint(&w->shells, n);
    hnbuf_put(&w->shells, p, n);
}

static void shell_int(hn_snap_writer *w, const hn_int *i) {
    uint32_t n = (uint32_t)(i->size < 0 ? -i->size : i->size);
    hnsnap_put_varint(&w->shells, (uint64_t)n << 1 | (i->size < 0));
    for (uint32_t k = 0; k < n; k++) hnsnap_put_fixed(&w->shells, i->limb[k], 4);
}

static void shell_complex(hn_snap_writer *w, const hn_complex *c) {
    hnsnap_put_fixed(&w->shells, hnv_from_double(c->re), 8);
    hnsnap_put_fixed(&w->shells, hnv_from_double(c->im), 8);
}

static void shell_instance(hn_snap_writer *w, const hn_instance *i) {
    uint32_t n = i->shape->nslots, cap = hnobj_inline_cap(&i->h);
    hnsnap_put_varint(&w->shells, n > cap ? n : cap);
}

void hnsnap_put_shell(hn_snap_writer *w, const hn_object *o) {
    hnbuf_byte(&w->shells, o->kind);
    switch ((hn_kind)o->kind) {
    case HN_KIND_STR: shell_str(w, CAST(hn_str)); break;
    case HN_KIND_BYTES:
        shell_bytes(w, CAST(hn_bytes)->data, o->flags & HN_BYTES_PROGRAM ? 0 : CAST(hn_bytes)->len);
        break;
    case HN_KIND_BYTEARRAY: {
        const hn_bytearray *b = CAST(hn_bytearray);
        shell_bytes(w, b->buf ? b->buf->data : NULL, b->len);
        break;
    }
    case HN_KIND_INT: shell_int(w, CAST(hn_int)); break;
    case HN_KIND_COMPLEX: shell_complex(w, CAST(hn_complex)); break;
    case HN_KIND_LIST: hnsnap_put_varint(&w->shells, CAST(hn_list)->len); break;
    case HN_KIND_TUPLE: hnsnap_put_varint(&w->shells, CAST(hn_tuple)->len); break;
    case HN_KIND_GENERATOR: hnsnap_put_varint(&w->shells, CAST(hn_generator)->nregs); break;
    case HN_KIND_INSTANCE:
    case HN_KIND_EXC: shell_instance(w, CAST(hn_instance)); break;
    case HN_KIND_DICT:
    case HN_KIND_SET:
    case HN_KIND_FROZENSET:
    case HN_KIND_RANGE:
    case HN_KIND_SLICE:
    case HN_KIND_MEMORYVIEW:
    case HN_KIND_DICT_VIEW:
    case HN_KIND_ITER:
    case HN_KIND_CELL:
    case HN_KIND_FUNCTION:
    case HN_KIND_METHOD:
    case HN_KIND_NATIVE:
    case HN_KIND_HOST:
    case HN_KIND_MODULE:
    case HN_KIND_PROPERTY:
    case HN_KIND_CLASSMETHOD:
    case HN_KIND_STATICMETHOD:
    case HN_KIND_SUPER:
    case HN_KIND_MEMBER:
    case HN_KIND_GETSET:
    case HN_KIND_MAPPINGPROXY:
    case HN_KIND_TRACEBACK:
    case HN_KIND_TYPE: break;
    case HN_KIND_FREE:
    case HN_KIND_RAW:
    case HN_KIND_VALUES:
    case HN_KIND_CODE: /* never numbered: named by their source */
    case HN_KIND_SOURCE:
    case HN_KIND_SHAPE:
    case HN_KIND_COUNT: break;
    }
}

/* ---- bodies ---- */

static void put_values(hn_snap_writer *w, const hn_value *v, size_t n) {
    for (size_t i = 0; i < n; i++) hnsnap_put_value(w, v[i]);
}

/* Keys whose hash the reader can compute without running Python and before all objects are complete. */
static bool has_plain_hash(hn_value key) {
    if (!hnv_is_ref(key)) return true;
    hn_kind kind = (hn_kind)hnv_ref(key)->kind;
    return kind == HN_KIND_STR || kind == HN_KIND_BYTES || kind == HN_KIND_INT;
}

static unsigned log2_of(uint32_t power) {
    unsigned n = 0;
    while (power > 1) {
        power >>= 1;
        n++;
    }
    return n;
}

static void body_dict(hn_snap_writer *w, const hn_dict *d) {
    hnbuf_byte(w->to, (uint8_t)(d->cap ? log2_of(d->cap) + 1 : 0));
    hnsnap_put_varint(w->to, hnsnap_zigzag((int32_t)(d->version - d->used)));
    if (!d->cap) return;
    hnsnap_put_varint(w->to, d->used);
    for (uint32_t i = 0; i < d->used; i++) {
        hn_value key = d->entries[i].key;
        hnsnap_put_value(w, key);
        if (key == HN_UNBOUND) continue;
        if (!has_plain_hash(key)) hnsnap_put_fixed(w->to, hndict_hashes(d)[i], 4);
        hnsnap_put_value(w, d->entries[i].value);
    }
}

/* Slot by slot, because the layout decides the order of iteration. */
static void body_set(hn_snap_writer *w, const hn_set *s) {
    hnbuf_byte(w->to, (uint8_t)(s->table ? log2_of(s->mask + 1) : 0));
    hnsnap_put_varint(w->to, hnsnap_zigzag((int32_t)(s->version - s->live)));
    hnsnap_put_varint(w->to, s->next);
    if (!s->table) return;
    const hn_set_entry *e = (const hn_set_entry *)(const void *)s->table->data;
    uint32_t before = 0;
    for (uint32_t i = 0; i <= s->mask; i++) {
        if (e[i].key == HN_UNBOUND && e[i].hash != -1) continue;
        hnsnap_put_varint(w->to, i - before + 1);
        before = i;
        hnsnap_put_value(w, e[i].key);
        if (!has_plain_hash(e[i].key)) hnsnap_put_fixed(w->to, (uint64_t)e[i].hash, 8);
    }
    hnbuf_byte(w->to, 0);
}

static void body_iter(hn_snap_writer *w, const hn_iter *it) {
    hnbuf_byte(w->to, (uint8_t)it->h.flags);
    hnsnap_put_value(w, it->over);
    hnsnap_put_varint(w->to, hnsnap_zigzag(it->pos));
    hnsnap_put_varint(w->to, hnsnap_zigzag(it->stop));
    hnsnap_put_varint(w->to, hnsnap_zigzag(it->step));
}

static void body_function(hn_snap_writer *w, const hn_function *f) {
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
}

/* Which C function it is: the owner and the name there, with its table in front for classes of frozen Python.
 */
static void body_native(hn_snap_writer *w, const hn_native *n) {
    const char *table = hnlib_methods_of(n->def);
    hnsnap_put_value(w, n->owner);
    hnsnap_put_varint(w->to, strlen(n->def->name) + (table ? strlen(table) + 1 : 0));
    if (table) {
        hnbuf_str(w->to, table);
        hnbuf_byte(w->to, '.');
    }
    hnbuf_str(w->to, n->def->name);
    hnsnap_put_value(w, n->self);
}

static void body_getset(hn_snap_writer *w, const hn_getset *g) {
    hnsnap_put_pointer(w, g->owner);
    hnsnap_put_varint(w->to, strlen(g->def->name));
    hnbuf_str(w->to, g->def->name);
}

static void body_generator(hn_snap_writer *w, const hn_generator *g) {
    hnsnap_put_pointer(w, g->fn);
    hnsnap_put_pointer(w, g->cls);
    hnbuf_byte(w->to, (uint8_t)g->h.flags);
    hnsnap_put_varint(w->to, g->pc);
    put_values(w, &g->name, 4);
    put_values(w, g->regs, g->nregs);
}

/* The shape by its number, from 1; at first sight followed by what it is: class, then the attributes or the
 * mark of a dict. Patches are read behind the objects, though they are written before them: there 0 stands
 * for the number, and shapes that the objects have are described again. */
static void put_shape(hn_snap_writer *w, const hn_shape *s, bool patch) {
    uint32_t was = patch ? HN_PTRMAP_NONE : hnptrmap_get(&w->map, s);
    if (was != HN_PTRMAP_NONE) {
        hnsnap_put_varint(w->to, (was & ~HN_WAS_MASK) + 1u);
        return;
    }
    if (!patch && !hnptrmap_add(&w->map, s, HN_WAS_SHAPE | w->nshapes++)) hnsnap_fail(w, HN_NOMEM);
    hnsnap_put_varint(w->to, patch ? 0 : w->nshapes);
    hnsnap_put_pointer(w, s->cls);
    uint32_t first = s->cls->root->nslots, n = s->nslots - first;
    bool dict = s->h.flags & HN_SHAPE_DICT;
    hnsnap_put_varint(w->to, dict ? 1 : (uint64_t)n << 1);
    if (dict) return;
    for (uint32_t k = 1; k <= n; k++) { /* root first */
        const hn_shape *p = s;
        while (p->nslots > first + k) p = p->parent;
        hnsnap_put_value(w, p->name);
    }
}

static void body_instance(hn_snap_writer *w, const hn_object *o, bool patch) {
    const hn_instance *i = CAST(hn_instance);
    put_shape(w, i->shape, patch);
    put_values(w, i->slots, i->shape->nslots);
    if (o->kind != HN_KIND_EXC) return;
    hnbuf_byte(w->to, (uint8_t)(o->flags & HN_EXC_SUPPRESS_CONTEXT));
    put_values(w, &CAST(hn_exc)->args, 4);
}

static void body_type(hn_snap_writer *w, const hn_type *t, bool patch) {
    hnsnap_put_value(w, t->name);
    hnsnap_put_value(w, t->qualname);
    hnsnap_put_pointer(w, t->dict);
    hnsnap_put_value(w, t->subclasses);
    if (patch) return;
    hnsnap_put_pointer(w, t->meta);
    for (uint32_t i = 0; i < t->bases->len; i++) hnsnap_put_value(w, t->bases->items[i]);
    hnbuf_byte(w->to, 0);
    hnbuf_put(&w->types, &t, sizeof t);
    w->ntypes++;
}

static void body_traceback(hn_snap_writer *w, const hn_traceback *t) {
    hnsnap_put_pointer(w, t->next);
    hnsnap_put_pointer(w, t->code);
    hnsnap_put_pointer(w, t->globals);
    hnsnap_put_value(w, t->frame);
    hnsnap_put_varint(w->to, t->pc);
    hnsnap_put_varint(w->to, t->lineno);
}

static void body_memory(hn_snap_writer *w, const hn_memoryview *m) {
    hnbuf_byte(w->to, (uint8_t)m->h.flags);
    hnsnap_put_varint(w->to, m->offset);
    hnsnap_put_varint(w->to, m->len);
    hnsnap_put_varint(w->to, hnsnap_zigzag(m->stride));
    put_values(w, &m->base, 4);
}

/* Kinds whose values stand in a row. */
static void body_small(hn_snap_writer *w, const hn_object *o) {
    switch ((hn_kind)o->kind) {
    case HN_KIND_RANGE: put_values(w, &CAST(hn_range)->start, 3); break;
    case HN_KIND_SLICE: put_values(w, &CAST(hn_slice)->start, 3); break;
    case HN_KIND_MEMORYVIEW: body_memory(w, CAST(hn_memoryview)); break;
    case HN_KIND_DICT_VIEW:
        hnbuf_byte(w->to, (uint8_t)o->flags);
        hnsnap_put_pointer(w, CAST(hn_dict_view)->dict);
        break;
    case HN_KIND_METHOD: put_values(w, &CAST(hn_method)->self, 2); break;
    case HN_KIND_HOST:
        hnbuf_byte(w->to, (uint8_t)o->flags);
        put_values(w, &CAST(hn_host)->name, 3);
        break;
    case HN_KIND_MODULE:
        hnsnap_put_value(w, CAST(hn_module)->name);
        hnsnap_put_pointer(w, CAST(hn_module)->dict);
        break;
    case HN_KIND_PROPERTY: put_values(w, &CAST(hn_property)->get, 5); break;
    case HN_KIND_CLASSMETHOD:
    case HN_KIND_STATICMETHOD:
        hnsnap_put_value(w, CAST(hn_wrapper)->func);
        hnsnap_put_pointer(w, CAST(hn_wrapper)->attrs);
        break;
    case HN_KIND_SUPER:
        hnsnap_put_pointer(w, CAST(hn_super)->cls);
        hnsnap_put_value(w, CAST(hn_super)->self);
        hnsnap_put_pointer(w, CAST(hn_super)->start);
        break;
    case HN_KIND_MEMBER:
        hnsnap_put_pointer(w, CAST(hn_member)->owner);
        hnsnap_put_value(w, CAST(hn_member)->name);
        hnsnap_put_varint(w->to, CAST(hn_member)->slot);
        hnbuf_byte(w->to, (uint8_t)(o->flags & HN_MEMBER_FLAGS));
        break;
    default: break;
    }
}

static void body_list(hn_snap_writer *w, const hn_list *l, bool patch) {
    if (patch) hnsnap_put_varint(w->to, l->len);
    if (l->len) put_values(w, l->items->v, l->len);
}

static void body_bytearray(hn_snap_writer *w, const hn_bytearray *b, bool patch) {
    if (!patch) return;
    hnsnap_put_varint(w->to, b->len);
    if (b->len) hnbuf_put(w->to, b->buf->data, b->len);
}

/* Something that a program should not be able to reach. */
static void refuse(hn_snap_writer *w, const hn_object *o) {
    if (w->st != HN_OK) return;
    hn_value before = w->vm->exc;
    hn_status st = hnexc_raise(w->vm, HN_T_TYPEERROR, "an object of kind %d cannot be stored", (int)o->kind);
    if (before != HN_UNBOUND) w->vm->exc = before;
    hnsnap_fail(w, st);
}

void hnsnap_put_body(hn_snap_writer *w, const hn_object *o, bool patch) {
    switch ((hn_kind)o->kind) {
    case HN_KIND_STR:
    case HN_KIND_BYTES:
    case HN_KIND_INT:
    case HN_KIND_COMPLEX: break; /* all in the shell */
    case HN_KIND_BYTEARRAY: body_bytearray(w, CAST(hn_bytearray), patch); break;
    case HN_KIND_LIST: body_list(w, CAST(hn_list), patch); break;
    case HN_KIND_TUPLE: put_values(w, CAST(hn_tuple)->items, CAST(hn_tuple)->len); break;
    case HN_KIND_DICT: body_dict(w, CAST(hn_dict)); break;
    case HN_KIND_SET:
    case HN_KIND_FROZENSET: body_set(w, CAST(hn_set)); break;
    case HN_KIND_ITER: body_iter(w, CAST(hn_iter)); break;
    case HN_KIND_CELL:
        hnbuf_byte(w->to, (uint8_t)o->flags);
        hnsnap_put_value(w, CAST(hn_cell)->value);
        break;
    case HN_KIND_FUNCTION: body_function(w, CAST(hn_function)); break;
    case HN_KIND_NATIVE: body_native(w, CAST(hn_native)); break;
    case HN_KIND_GETSET: body_getset(w, CAST(hn_getset)); break;
    case HN_KIND_GENERATOR: body_generator(w, CAST(hn_generator)); break;
    case HN_KIND_TRACEBACK: body_traceback(w, CAST(hn_traceback)); break;
    case HN_KIND_MAPPINGPROXY: hnsnap_put_value(w, CAST(hn_proxy)->mapping); break;
    case HN_KIND_TYPE: body_type(w, CAST(hn_type), patch); break;
    case HN_KIND_INSTANCE:
    case HN_KIND_EXC: body_instance(w, o, patch); break;
    case HN_KIND_RANGE:
    case HN_KIND_SLICE:
    case HN_KIND_MEMORYVIEW:
    case HN_KIND_DICT_VIEW:
    case HN_KIND_METHOD:
    case HN_KIND_HOST:
    case HN_KIND_MODULE:
    case HN_KIND_PROPERTY:
    case HN_KIND_CLASSMETHOD:
    case HN_KIND_STATICMETHOD:
    case HN_KIND_SUPER:
    case HN_KIND_MEMBER: body_small(w, o); break;
    case HN_KIND_FREE:
    case HN_KIND_RAW:
    case HN_KIND_VALUES:
    case HN_KIND_CODE:
    case HN_KIND_SOURCE:
    case HN_KIND_SHAPE:
    case HN_KIND_COUNT: refuse(w, o); break;
    }
}
