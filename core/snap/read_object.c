/* Reading: what objects refer to. */
#include "snap/reader.h"

#include "base/hash.h"
#include "lib/lib.h"
#include "object/dict_internal.h"
#include "object/heap.h"
#include "object/ops.h"
#include "object/seq.h"
#include "object/set_internal.h"
#include "object/str.h"
#include "object/type.h"
#include "vm/class_dict.h"

#define AS(type) ((type *)(void *)o)

static hn_status get_values(hn_snap_reader *r, bool unbound, hn_value *v, size_t n) {
    for (size_t i = 0; i < n; i++) HN_TRY(hnsnap_get_value(r, unbound, &v[i]));
    return HN_OK;
}

/* ---- dicts and sets ---- */

/* The hash of a key: computed where that needs nothing but the key's own bytes, given otherwise. */
static hn_status key_hash(hn_snap_reader *r, hn_value key, unsigned bytes, int64_t *out) {
    hn_kind kind = hnv_is_ref(key) ? (hn_kind)hnv_ref(key)->kind : HN_KIND_INT;
    if (kind == HN_KIND_STR) {
        *out = bytes == 4 ? (int64_t)hnstr_hash(r->vm, HN_STR(key)) : hnstr_hash64(r->vm, HN_STR(key));
        return HN_OK;
    }
    if (kind == HN_KIND_BYTES || kind == HN_KIND_INT) {
        hn_status st = hnops_hash(r->vm, key, out);
        if (st == HN_OK && bytes == 4) *out = hndict_stored_hash(*out);
        if (st != HN_RAISED && st != HN_SLOW) return st;
        r->vm->exc = HN_UNBOUND;
        return hnsnap_damaged(r, "a key without a hash");
    }
    uint64_t bits;
    HN_TRY(hnsnap_get_fixed(r, bytes, &bits));
    *out = (int64_t)bits;
    return HN_OK;
}

/* The version of a dict or set, by which frozen Python sees that it changed, as the distance from its size.
 */
static hn_status get_version(hn_snap_reader *r, uint32_t *out) {
    uint64_t delta;
    HN_TRY(hnsnap_get_varint(r, UINT32_MAX, &delta));
    *out = (uint32_t)hnsnap_unzigzag(delta);
    return HN_OK;
}

static hn_status fill_dict(hn_snap_reader *r, hn_dict *d, unsigned power) {
    uint32_t used, holes = 0;
    if (power > 28 || power < 2) return hnsnap_damaged(r, "impossible size of a dict");
    uint32_t cap = 1u << (power - 1);
    HN_TRY(hnsnap_get_u32(r, cap, &used));
    HN_TRY(hnmeter_charge(&r->vm->meter, 1 + (cap >> 4)));
    HN_TRY(hndict_reserve(r->vm, d, cap));
    for (uint32_t i = 0; i < used; i++) {
        hn_value key, value;
        int64_t hash = 1;
        HN_TRY(hnsnap_get_value(r, true, &key));
        if (key == HN_UNBOUND) { /* a deleted entry: an iterator may count on its place */
            holes++;
            HN_TRY(hndict_insert_new(r->vm, d, 1, HN_NONE, HN_UNBOUND));
            continue;
        }
        HN_TRY(key_hash(r, key, 4, &hash));
        HN_TRY(hnsnap_get_value(r, false, &value));
        HN_TRY(hnmeter_charge(&r->vm->meter, 1));
        HN_TRY(hndict_insert_new(r->vm, d, hash, key, value));
    }
    for (uint32_t i = 0; holes && i < used; i++) {
        if (d->entries[i].value != HN_UNBOUND) continue;
        hndict_delete_entry(r->vm, d, i);
        holes--;
    }
    return HN_OK;
}

static hn_status body_dict(hn_snap_reader *r, hn_dict *d) {
    uint8_t power;
    uint32_t version;
    HN_TRY(hnsnap_get_byte(r, &power));
    HN_TRY(get_version(r, &version));
    if (power) HN_TRY(fill_dict(r, d, power));
    d->version = version + d->used;
    return HN_OK;
}

static hn_status set_slot(hn_snap_reader *r, hn_set *s, uint32_t slot) {
    hn_set_entry *e = (hn_set_entry *)(void *)s->table->data + slot;
    hn_value key;
    int64_t hash = -1;
    HN_TRY(hnsnap_get_value(r, true, &key));
    s->fill++;
    if (key != HN_UNBOUND) {
        HN_TRY(key_hash(r, key, 8, &hash));
        s->live++;
    }
    *e = (hn_set_entry){hash, key};
    return hnmeter_charge(&r->vm->meter, 1);
}

static hn_status fill_set(hn_snap_reader *r, hn_set *s, unsigned power) {
    uint32_t slot = 0, step;
    if (power < 3 || power > 27) return hnsnap_damaged(r, "impossible size of a set");
    HN_TRY(hnmeter_charge(&r->vm->meter, 1 + (UINT64_C(1) << power >> 4)));
    HN_TRY(hnset_resize(r->vm, s, (UINT64_C(1) << power) - 1));
    for (bool first = true;; first = false) {
        HN_TRY(hnsnap_get_u32(r, 1u << power, &step));
        if (!step) break;
        slot += step - 1;
        if (slot > s->mask || (step == 1 && !first))
            return hnsnap_damaged(r, "a set's slots are out of order");
        HN_TRY(set_slot(r, s, slot));
    }
    if (s->fill > s->mask) return hnsnap_damaged(r, "a set without a free slot");
    return HN_OK;
}

static hn_status body_set(hn_snap_reader *r, hn_set *s) {
    uint8_t power;
    uint32_t version;
    HN_TRY(hnsnap_get_byte(r, &power));
    HN_TRY(get_version(r, &version));
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &s->next));
    if (power) HN_TRY(fill_set(r, s, power));
    s->version = version + s->live;
    return HN_OK;
}

/* ---- iterators ---- */

static hn_kind iterated(hn_iter_kind kind) {
    switch (kind) {
    case HN_ITER_LIST:
    case HN_ITER_LIST_REVERSED: return HN_KIND_LIST;
    case HN_ITER_TUPLE: return HN_KIND_TUPLE;
    case HN_ITER_STR: return HN_KIND_STR;
    case HN_ITER_BYTES: return HN_KIND_BYTES;
    case HN_ITER_BYTEARRAY: return HN_KIND_BYTEARRAY;
    case HN_ITER_MEMORY: return HN_KIND_MEMORYVIEW;
    case HN_ITER_SET: return HN_KIND_SET;
    case HN_ITER_RANGE: return HN_KIND_FREE;
    case HN_ITER_ZIP: return HN_KIND_TUPLE;
    case HN_ITER_ENUMERATE: return HN_KIND_ITER;
    case HN_ITER_KEYS:
    case HN_ITER_VALUES:
    case HN_ITER_ITEMS:
    case HN_ITER_KEYS_REVERSED:
    case HN_ITER_VALUES_REVERSED:
    case HN_ITER_ITEMS_REVERSED: break;
    }
    return HN_KIND_DICT;
}

static bool range_is_sane(const hn_iter *it) {
    if (!it->step || !hnv_fits(it->pos) || !hnv_fits(it->stop) || !hnv_fits(it->step)) return false;
    int64_t left = it->stop - it->pos;
    return left % it->step == 0 && left / it->step >= 0;
}

static bool iter_is_sane(const hn_iter *it) {
    hn_iter_kind kind = (hn_iter_kind)it->h.flags;
    if (kind == HN_ITER_RANGE) return (it->over == HN_NONE || it->over == HN_UNBOUND) && range_is_sane(it);
    hn_kind want = iterated(kind);
    if (kind == HN_ITER_ENUMERATE) return hnv_is(it->over, want) && it->pos < INT64_MAX / 2;
    if (kind == HN_ITER_ZIP)
        return hnv_is(it->over, want) && HN_TUPLE(it->over)->len && HN_TUPLE(it->over)->len <= HN_ZIP_MAX;
    bool frozen = want == HN_KIND_SET && hnv_is(it->over, HN_KIND_FROZENSET);
    if (it->over != HN_UNBOUND && !hnv_is(it->over, want) && !frozen) return false;
    bool back = kind == HN_ITER_LIST_REVERSED || kind >= HN_ITER_KEYS_REVERSED;
    if (it->pos < (back ? -1 : 0) || it->pos > INT32_MAX) return false;
    return it->stop >= -1 && it->stop <= INT32_MAX && it->step >= 0 && it->step <= INT32_MAX;
}

static hn_status body_iter(hn_snap_reader *r, hn_iter *it) {
    uint8_t kind;
    uint64_t n[3];
    HN_TRY(hnsnap_get_byte(r, &kind));
    if (kind > HN_ITER_ENUMERATE) return hnsnap_damaged(r, "unknown kind of iterator");
    it->h.flags = kind;
    HN_TRY(hnsnap_get_value(r, true, &it->over));
    for (unsigned i = 0; i < 3; i++) HN_TRY(hnsnap_get_varint(r, UINT64_MAX, &n[i]));
    it->pos = hnsnap_unzigzag(n[0]);
    it->stop = hnsnap_unzigzag(n[1]);
    it->step = hnsnap_unzigzag(n[2]);
    return iter_is_sane(it) ? HN_OK : hnsnap_damaged(r, "an iterator beyond what it iterates");
}

/* ---- functions ---- */

static hn_status function_values(hn_snap_reader *r, hn_function *f, unsigned bits) {
    const hn_code *c = f->code;
    f->name = c->name;
    f->qualname = c->qualname;
    f->doc = c->doc;
    f->module = HN_NAME(r->vm, __main__);
    f->annotate = f->type_params = HN_NONE;
    if (bits & HN_SNAP_FN_NAME) HN_TRY(hnsnap_get_str(r, false, &f->name));
    if (bits & HN_SNAP_FN_QUALNAME) HN_TRY(hnsnap_get_str(r, false, &f->qualname));
    if (bits & HN_SNAP_FN_DOC) HN_TRY(hnsnap_get_value(r, false, &f->doc));
    if (bits & HN_SNAP_FN_MODULE) HN_TRY(hnsnap_get_value(r, false, &f->module));
    if (bits & HN_SNAP_FN_ANNOTATE) HN_TRY(hnsnap_get_value(r, false, &f->annotate));
    if (bits & HN_SNAP_FN_TYPE_PARAMS) HN_TRY(hnsnap_get_value(r, false, &f->type_params));
    if (bits & HN_SNAP_FN_ATTRS) HN_TRY(hnsnap_get_object(r, HN_KIND_DICT, false, &f->attrs));
    f->globals = HN_AS(hn_module, r->vm->main)->dict;
    if (bits & HN_SNAP_FN_GLOBALS) HN_TRY(hnsnap_get_object(r, HN_KIND_DICT, false, &f->globals));
    return HN_OK;
}

static hn_status body_function(hn_snap_reader *r, hn_function *f) {
    uint32_t bits;
    HN_TRY(hnsnap_get_object(r, HN_KIND_CODE, false, &f->code));
    HN_TRY(hnsnap_get_u32(r, 2 * HN_SNAP_FN_AWAITABLE - 1, &bits));
    if (bits & HN_SNAP_FN_CLOSURE) HN_TRY(hnsnap_get_object(r, HN_KIND_TUPLE, false, &f->closure));
    if (bits & HN_SNAP_FN_DEFAULTS) HN_TRY(hnsnap_get_object(r, HN_KIND_TUPLE, false, &f->defaults));
    if (bits & HN_SNAP_FN_KWDEFAULTS) HN_TRY(hnsnap_get_object(r, HN_KIND_DICT, false, &f->kwdefaults));
    f->h.flags |= hncode_function_flags(f->code);
    bool generator = (f->code->h.flags & HN_CODE_ASYNC_GEN) == HN_CODE_GENERATOR;
    if (generator && (bits & HN_SNAP_FN_AWAITABLE)) f->code->h.flags |= HN_CODE_ITER_COROUTINE;
    return function_values(r, f, bits);
}

static const hn_native_def *native_in_dict(hn_snap_reader *r, const hn_dict *d, hn_value name) {
    hn_value v = hndict_get_str(r->vm, d, name);
    return hnv_is(v, HN_KIND_NATIVE) ? HN_AS(hn_native, v)->def : NULL;
}

/* A method in C of a class of frozen Python: "table.name". */
static hn_status find_method(hn_snap_reader *r, hn_value name, const hn_native_def **out) {
    const hn_str *s = HN_STR(name);
    uint32_t dot = s->len;
    hn_value table, rest;
    while (dot && s->data[dot - 1] != '.') dot--;
    if (!dot) return HN_OK;
    HN_TRY(hnstr_slice(r->vm, name, 0, dot - 1, &table));
    HN_TRY(hnstr_slice(r->vm, name, dot, s->len, &rest));
    for (const hn_primitive_def *d = hnlib_find_methods(table); d && d->def.name; d++)
        if (hnstr_equal_z(rest, d->def.name)) *out = &d->def;
    return HN_OK;
}

static const hn_native_def *find_native(hn_snap_reader *r, hn_value owner, hn_value name) {
    const hn_native_def *def = NULL;
    if (hnv_is(owner, HN_KIND_TYPE) && HN_TYPE(owner)->dict && (HN_TYPE(owner)->h.flags & HN_TYPE_BUILTIN))
        return native_in_dict(r, HN_TYPE(owner)->dict, name);
    if (hnv_is(owner, HN_KIND_STR)) {
        const hn_module_def *m = hnlib_find_module(owner);
        for (def = m ? m->functions : NULL; def && def->name; def++)
            if (hnstr_equal_z(name, def->name)) return def;
        return NULL;
    }
    return NULL; /* builtins and primitives are shared objects */
}

static hn_status get_name(hn_snap_reader *r, hn_value *out) {
    uint32_t n;
    const uint8_t *p = NULL;
    HN_TRY(hnsnap_get_u32(r, 255, &n));
    HN_TRY(hnsnap_get_bytes(r, n, &p));
    for (uint32_t i = 0; i < n; i++)
        if (p[i] > 127) return hnsnap_damaged(r, "a name is not ASCII");
    return hnstr_from_utf8(r->vm, p, n, out);
}

static hn_status body_native(hn_snap_reader *r, hn_native *n) {
    hn_value name;
    HN_TRY(hnsnap_get_value(r, false, &n->owner));
    HN_TRY(get_name(r, &name));
    n->def = find_native(r, n->owner, name);
    if (!n->def && hnv_is(n->owner, HN_KIND_TYPE)) HN_TRY(find_method(r, name, &n->def));
    n->self = HN_UNBOUND;
    if (!n->def) return hnsnap_damaged(r, "no such function");
    HN_TRY(hnsnap_get_value(r, true, &n->self));
    hntype_prepare_native(n);
    return HN_OK;
}

static hn_status body_getset(hn_snap_reader *r, hn_getset *g) {
    hn_value name;
    HN_TRY(hnsnap_get_object(r, HN_KIND_TYPE, false, &g->owner));
    HN_TRY(get_name(r, &name));
    bool builtin = g->owner->dict && (g->owner->h.flags & HN_TYPE_BUILTIN);
    hn_value v = builtin ? hndict_get_str(r->vm, g->owner->dict, name) : HN_NONE;
    g->def = builtin ? NULL : hnclass_getset(r->vm, name);
    if (g->def) return HN_OK;
    if (!hnv_is(v, HN_KIND_GETSET)) return hnsnap_damaged(r, "no such attribute");
    g->def = HN_AS(hn_getset, v)->def;
    return HN_OK;
}

static hn_status body_generator(hn_snap_reader *r, hn_generator *g) {
    uint8_t flags;
    HN_TRY(hnsnap_get_object(r, HN_KIND_FUNCTION, false, &g->fn));
    HN_TRY(hnsnap_get_object(r, HN_KIND_TYPE, false, &g->cls));
    HN_TRY(hnsnap_get_byte(r, &flags));
    if (flags >= 2 * HN_GEN_BUSY) return hnsnap_damaged(r, "unknown state of a generator");
    g->h.flags = flags;
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &g->pc));
    HN_TRY(get_values(r, false, &g->name, 4));
    return get_values(r, true, g->regs, g->nregs);
}

/* ---- instances ---- */

#define MAX_SLOTS 64u

/* The shape with `name` added; made if need be. */
static hn_status transition(hn_snap_reader *r, hn_shape *s, hn_value name, hn_shape **out) {
    for (hn_shape *p = s; p->parent; p = p->parent)
        if (p->name == name) return hnsnap_damaged(r, "an attribute twice");
    for (hn_shape *c = s->child; c; c = c->sibling)
        if (c->name == name) return *out = c, HN_OK;
    hn_shape *c = hnheap_new(r->vm, HN_KIND_SHAPE, sizeof *c);
    if (!c) return HN_NOMEM;
    c->cls = s->cls;
    c->parent = s;
    c->name = name;
    c->nslots = s->nslots + 1;
    c->sibling = s->child;
    s->child = c;
    s->nchildren++;
    *out = c;
    return HN_OK;
}

static hn_status dict_shape(hn_snap_reader *r, hn_type *t, hn_shape **out) {
    if (!t->dict_shape) {
        hn_shape *s = hnheap_new(r->vm, HN_KIND_SHAPE, sizeof *s);
        if (!s) return HN_NOMEM;
        s->cls = t;
        s->nslots = t->root->nslots + 1;
        s->name = HN_UNBOUND;
        s->h.flags = HN_SHAPE_DICT;
        t->dict_shape = s;
    }
    *out = t->dict_shape;
    return HN_OK;
}

static hn_status new_shape(hn_snap_reader *r, hn_shape **out) {
    hn_type *t;
    uint32_t word;
    HN_TRY(hnsnap_get_object(r, HN_KIND_TYPE, false, &t));
    HN_TRY(hnsnap_get_u32(r, 2 * MAX_SLOTS, &word));
    if (word & 1) return dict_shape(r, t, out);
    hn_shape *s = t->root;
    if (word && s->nslots + (word >> 1) > MAX_SLOTS) return hnsnap_damaged(r, "too many attributes");
    for (uint32_t i = 0; i < word >> 1; i++) {
        hn_value name;
        HN_TRY(hnsnap_get_str(r, false, &name));
        if (!(HN_STR(name)->h.flags & HN_STR_INTERNED))
            return hnsnap_damaged(r, "an attribute is not interned");
        HN_TRY(transition(r, s, name, &s));
    }
    *out = s;
    return HN_OK;
}

static hn_status get_shape(hn_snap_reader *r, hn_shape **out) {
    uint32_t n, known = (uint32_t)(r->shapes.len / sizeof *out);
    HN_TRY(hnsnap_get_u32(r, known + 1, &n));
    if (n && n <= known) {
        *out = ((hn_shape **)(void *)r->shapes.data)[n - 1];
        return HN_OK;
    }
    HN_TRY(new_shape(r, out));
    if (!n) return HN_OK; /* a patch's */
    hnbuf_put(&r->shapes, out, sizeof *out);
    return r->shapes.failed ? HN_NOMEM : HN_OK;
}

/* Room for the slots behind the header, or, where they do not fit (or must be movable), in a buffer. */
static hn_status make_room(hn_snap_reader *r, hn_instance *i, uint32_t n) {
    if (n <= hnobj_inline_cap(&i->h)) return HN_OK;
    HN_TRY(hnmeter_charge(&r->vm->meter, n >> 4));
    i->more = hnheap_values(r->vm, n);
    if (!i->more) return HN_NOMEM;
    i->slots = i->more->v;
    return HN_OK;
}

static hn_status body_instance(hn_snap_reader *r, hn_object *o) {
    hn_instance *i = AS(hn_instance);
    hn_shape *s;
    HN_TRY(get_shape(r, &s));
    bool exc = s->cls->h.flags & HN_TYPE_EXC;
    if (exc != (o->kind == HN_KIND_EXC) || s->cls->base_kind == HN_KIND_TYPE)
        return hnsnap_damaged(r, "an instance of another layout");
    if (!(s->cls->h.flags & HN_TYPE_WRAPS) && s->cls->base_kind != (exc ? HN_KIND_EXC : HN_KIND_INSTANCE))
        return hnsnap_damaged(r, "an instance of a class that has none");
    HN_TRY(make_room(r, i, s->nslots));
    i->shape = s;
    HN_TRY(get_values(r, true, i->slots, s->nslots));
    if (!exc) return HN_OK;
    uint8_t flags;
    HN_TRY(hnsnap_get_byte(r, &flags));
    if (flags & ~HN_EXC_SUPPRESS_CONTEXT) return hnsnap_damaged(r, "unknown flags");
    o->flags |= flags;
    return get_values(r, false, &AS(hn_exc)->args, 4);
}

static hn_status body_type(hn_snap_reader *r, hn_type *t, bool patch) {
    hn_value base;
    HN_TRY(hnsnap_get_str(r, false, &t->name));
    HN_TRY(hnsnap_get_str(r, false, &t->qualname));
    HN_TRY(hnsnap_get_object(r, HN_KIND_DICT, false, &t->dict));
    HN_TRY(hnsnap_get_value(r, false, &t->subclasses));
    if (patch) return HN_OK;
    HN_TRY(hnsnap_get_object(r, HN_KIND_TYPE, false, &t->meta));
    for (uint32_t i = 0; i < t->bases->len; i++) {
        HN_TRY(hnsnap_get_value(r, false, &base));
        if (base != t->bases->items[i]) return hnsnap_damaged(r, "other bases than before");
    }
    uint8_t end;
    HN_TRY(hnsnap_get_byte(r, &end));
    return end ? hnsnap_damaged(r, "other bases than before") : HN_OK;
}

/* ---- the rest ---- */

static hn_status body_range(hn_snap_reader *r, hn_range *range) {
    hn_value v[3], made;
    HN_TRY(get_values(r, false, v, 3));
    for (unsigned i = 0; i < 3; i++)
        if (!hnv_is_int(v[i]) && !hnv_is(v[i], HN_KIND_INT))
            return hnsnap_damaged(r, "a range of other than ints");
    if (v[2] == hnv_from_int(0)) return hnsnap_damaged(r, "a range without step");
    HN_TRY(hnrange_new(r->vm, v[0], v[1], v[2], &made));
    memcpy(&range->start, &HN_AS(hn_range, made)->start, 4 * sizeof(hn_value));
    return HN_OK;
}

static hn_status body_traceback(hn_snap_reader *r, hn_traceback *t) {
    HN_TRY(hnsnap_get_object(r, HN_KIND_TRACEBACK, true, &t->next));
    HN_TRY(hnsnap_get_object(r, HN_KIND_CODE, false, &t->code));
    HN_TRY(hnsnap_get_object(r, HN_KIND_DICT, false, &t->globals));
    HN_TRY(get_values(r, true, &t->frame, 1));
    HN_TRY(hnsnap_get_u32(r, t->code->ninstrs - 1, &t->pc));
    return hnsnap_get_u32(r, UINT32_MAX, &t->lineno);
}

static hn_status body_view(hn_snap_reader *r, hn_dict_view *v) {
    uint8_t kind;
    HN_TRY(hnsnap_get_byte(r, &kind));
    if (kind > HN_VIEW_ITEMS) return hnsnap_damaged(r, "unknown kind of view");
    v->h.flags = kind;
    return hnsnap_get_object(r, HN_KIND_DICT, false, &v->dict);
}

static hn_status body_host(hn_snap_reader *r, hn_host *h) {
    uint8_t flags;
    HN_TRY(hnsnap_get_byte(r, &flags));
    if (flags & ~HN_HOST_AWAITABLE) return hnsnap_damaged(r, "unknown flags");
    h->h.flags = flags;
    HN_TRY(hnsnap_get_str(r, false, &h->name));
    const hn_str *name = HN_STR(h->name);
    if (name->len && hnstr_at(name, 0) == '$')
        return hnsnap_damaged(r, "a service of the host as a function");
    HN_TRY(hnsnap_get_str(r, true, &h->doc));
    return hnsnap_get_str(r, true, &h->signature);
}

static hn_status body_super(hn_snap_reader *r, hn_super *s) {
    HN_TRY(hnsnap_get_object(r, HN_KIND_TYPE, true, &s->cls));
    HN_TRY(hnsnap_get_value(r, true, &s->self));
    return hnsnap_get_object(r, HN_KIND_TYPE, true, &s->start);
}

static hn_status body_member(hn_snap_reader *r, hn_member *m) {
    HN_TRY(hnsnap_get_object(r, HN_KIND_TYPE, false, &m->owner));
    HN_TRY(hnsnap_get_str(r, false, &m->name));
    uint8_t flags;
    HN_TRY(hnsnap_get_u32(r, UINT16_MAX, &m->slot));
    HN_TRY(hnsnap_get_byte(r, &flags));
    if (flags & ~HN_MEMBER_FLAGS) return hnsnap_damaged(r, "unknown kind of member");
    m->h.flags = flags;
    return m->slot < m->owner->root->nslots ? HN_OK : hnsnap_damaged(r, "a member without a slot");
}

/* check_memory (check.c) looks at what it views. */
static hn_status body_memory(hn_snap_reader *r, hn_memoryview *m) {
    uint8_t flags;
    uint64_t stride;
    HN_TRY(hnsnap_get_byte(r, &flags));
    if (flags & ~(HN_MEMORY_READONLY | HN_MEMORY_RELEASED))
        return hnsnap_damaged(r, "unknown state of a view");
    m->h.flags = flags;
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &m->offset));
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &m->len));
    HN_TRY(hnsnap_get_varint(r, UINT64_MAX, &stride));
    m->stride = hnsnap_unzigzag(stride);
    return get_values(r, false, &m->base, 4);
}

static hn_status body_small(hn_snap_reader *r, hn_object *o) {
    switch ((hn_kind)o->kind) {
    case HN_KIND_RANGE: return body_range(r, AS(hn_range));
    case HN_KIND_SLICE: return get_values(r, false, &AS(hn_slice)->start, 3);
    case HN_KIND_MEMORYVIEW: return body_memory(r, AS(hn_memoryview));
    case HN_KIND_DICT_VIEW: return body_view(r, AS(hn_dict_view));
    case HN_KIND_METHOD: return get_values(r, false, &AS(hn_method)->self, 2);
    case HN_KIND_HOST: return body_host(r, AS(hn_host));
    case HN_KIND_MODULE:
        HN_TRY(hnsnap_get_str(r, false, &AS(hn_module)->name));
        return hnsnap_get_object(r, HN_KIND_DICT, false, &AS(hn_module)->dict);
    case HN_KIND_PROPERTY: return get_values(r, true, &AS(hn_property)->get, 5);
    case HN_KIND_CLASSMETHOD:
    case HN_KIND_STATICMETHOD:
        HN_TRY(hnsnap_get_value(r, false, &AS(hn_wrapper)->func));
        return hnsnap_get_object(r, HN_KIND_DICT, true, &AS(hn_wrapper)->attrs);
    case HN_KIND_SUPER: return body_super(r, AS(hn_super));
    case HN_KIND_MEMBER: return body_member(r, AS(hn_member));
    default: return hnsnap_damaged(r, "unknown kind of object");
    }
}

static hn_status body_cell(hn_snap_reader *r, hn_cell *c) {
    uint8_t flags;
    HN_TRY(hnsnap_get_byte(r, &flags));
    if (flags & ~HN_CELL_WEAK) return hnsnap_damaged(r, "unknown kind of cell");
    c->h.flags = flags;
    r->vm->heap.weak |= flags & HN_CELL_WEAK;
    return hnsnap_get_value(r, true, &c->value);
}

hn_status hnsnap_read_body(hn_snap_reader *r, hn_object *o) {
    switch ((hn_kind)o->kind) {
    case HN_KIND_STR:
    case HN_KIND_BYTES:
    case HN_KIND_BYTEARRAY:
    case HN_KIND_INT:
    case HN_KIND_COMPLEX: return HN_OK;
    case HN_KIND_LIST:
        return AS(hn_list)->len ? get_values(r, false, AS(hn_list)->items->v, AS(hn_list)->len) : HN_OK;
    case HN_KIND_TUPLE: return get_values(r, false, AS(hn_tuple)->items, AS(hn_tuple)->len);
    case HN_KIND_DICT: return body_dict(r, AS(hn_dict));
    case HN_KIND_SET:
    case HN_KIND_FROZENSET: return body_set(r, AS(hn_set));
    case HN_KIND_ITER: return body_iter(r, AS(hn_iter));
    case HN_KIND_CELL: return body_cell(r, AS(hn_cell));
    case HN_KIND_FUNCTION: return body_function(r, AS(hn_function));
    case HN_KIND_NATIVE: return body_native(r, AS(hn_native));
    case HN_KIND_GETSET: return body_getset(r, AS(hn_getset));
    case HN_KIND_GENERATOR: return body_generator(r, AS(hn_generator));
    case HN_KIND_TRACEBACK: return body_traceback(r, AS(hn_traceback));
    case HN_KIND_MAPPINGPROXY: return hnsnap_get_value(r, false, &AS(hn_proxy)->mapping);
    case HN_KIND_TYPE: return body_type(r, AS(hn_type), false);
    case HN_KIND_INSTANCE:
    case HN_KIND_EXC: return body_instance(r, o);
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
    case HN_KIND_MEMBER: return body_small(r, o);
    case HN_KIND_FREE:
    case HN_KIND_RAW:
    case HN_KIND_VALUES:
    case HN_KIND_CODE:
    case HN_KIND_SOURCE:
    case HN_KIND_SHAPE:
    case HN_KIND_COUNT: break;
    }
    return hnsnap_damaged(r, "unknown kind of object");
}

/* ---- changed shared objects: read into a stand-in, which is copied over the object when all is checked ----
 */

static hn_status new_list(hn_snap_reader *r, hn_object **out) {
    uint32_t n;
    HN_TRY(hnsnap_get_u32(r, (uint32_t)(r->in->end - r->in->p), &n));
    hn_list *l = hnlist_new(r->vm, n);
    if (!l) return HN_NOMEM;
    for (uint32_t i = 0; i < n; i++) l->items->v[i] = HN_NONE;
    l->len = n;
    *out = &l->h;
    return HN_OK;
}

static hn_status new_bytearray(hn_snap_reader *r, hn_object **out) {
    uint32_t n;
    const uint8_t *p = NULL;
    hn_value v;
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX / 2, &n));
    HN_TRY(hnsnap_get_bytes(r, n, &p));
    HN_TRY(hnbytearray_new(r->vm, p, n, &v));
    *out = hnv_ref(v);
    return HN_OK;
}

static hn_status new_generator(hn_snap_reader *r, const hn_generator *like, hn_object **out) {
    hn_generator *g = hnheap_new(r->vm, HN_KIND_GENERATOR, sizeof *g + like->nregs * sizeof(hn_value));
    if (!g) return HN_NOMEM;
    g->nregs = like->nregs;
    *out = &g->h;
    return HN_OK;
}

static size_t stand_in_size(hn_kind kind) {
    switch (kind) {
    case HN_KIND_DICT: return sizeof(hn_dict);
    case HN_KIND_SET: return sizeof(hn_set);
    case HN_KIND_ITER: return sizeof(hn_iter);
    case HN_KIND_CELL: return sizeof(hn_cell);
    case HN_KIND_FUNCTION: return sizeof(hn_function);
    case HN_KIND_MODULE: return sizeof(hn_module);
    case HN_KIND_PROPERTY: return sizeof(hn_property);
    case HN_KIND_CLASSMETHOD:
    case HN_KIND_STATICMETHOD: return sizeof(hn_wrapper);
    case HN_KIND_TYPE: return sizeof(hn_type);
    case HN_KIND_INSTANCE: return sizeof(hn_instance);
    case HN_KIND_EXC: return sizeof(hn_exc);
    default: return 0;
    }
}

static hn_status make_stand_in(hn_snap_reader *r, const hn_object *o, hn_object **out) {
    switch ((hn_kind)o->kind) {
    case HN_KIND_LIST: return new_list(r, out);
    case HN_KIND_BYTEARRAY: return new_bytearray(r, out);
    case HN_KIND_GENERATOR: return new_generator(r, AS(const hn_generator), out);
    case HN_KIND_SET:
        *out = (hn_object *)(void *)hnset_new(r->vm, HN_KIND_SET);
        return *out ? HN_OK : HN_NOMEM;
    default: break;
    }
    size_t size = stand_in_size((hn_kind)o->kind);
    if (!size) return hnsnap_damaged(r, "a change of something that cannot change");
    *out = hnheap_new(r->vm, (hn_kind)o->kind, size);
    return *out ? HN_OK : HN_NOMEM;
}

static hn_status patch_type(hn_snap_reader *r, const hn_type *t, hn_object *to) {
    hn_object h = to->kind ? *to : t->h;
    memcpy(to, t, sizeof *t);
    *to = h;
    to->flags = t->h.flags;
    return body_type(r, (hn_type *)(void *)to, true);
}

hn_status hnsnap_read_stand_in(hn_snap_reader *r, const hn_object *o, hn_object **out) {
    HN_TRY(make_stand_in(r, o, out));
    if (o->kind == HN_KIND_TYPE) return patch_type(r, AS(const hn_type), *out);
    HN_TRY(hnsnap_read_body(r, *out));
    bool instance = hnobj_is_instance(o);
    if (instance && AS(const hn_instance)->shape->cls != ((hn_instance *)(void *)*out)->shape->cls)
        return hnsnap_damaged(r, "a shared instance of another class");
    return HN_OK;
}

/* Behind the header: that keeps its identity. */
void hnsnap_apply(hn_vm *vm, hn_object *o, const hn_object *from) {
    size_t size = stand_in_size((hn_kind)o->kind);
    if (o->kind == HN_KIND_LIST) size = sizeof(hn_list);
    if (o->kind == HN_KIND_BYTEARRAY) size = sizeof(hn_bytearray);
    if (o->kind == HN_KIND_GENERATOR)
        size = sizeof(hn_generator) + AS(hn_generator)->nregs * sizeof(hn_value);
    if (hnobj_is_instance(o)) { /* it keeps the room behind its header */
        hn_instance *i = AS(hn_instance);
        uint16_t cap = (uint16_t)(o->flags & ~((1u << HN_INST_CAP_SHIFT) - 1));
        memcpy(o + 1, from + 1, size - sizeof *o);
        o->flags = (uint16_t)(cap | (from->flags & ((1u << HN_INST_CAP_SHIFT) - 1)));
        if (!i->more) i->slots = o->kind == HN_KIND_EXC ? AS(hn_exc)->inline_slots : i->inline_slots;
        return;
    }
    memcpy(o + 1, from + 1, size - sizeof *o);
    o->flags = from->flags;
}
