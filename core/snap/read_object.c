/* The bodies of objects, by their rows in object/kinds.def, and stand-ins for changed shared objects. It
 * checks the kind of each reference and the numbers within one object. Facts that involve several objects are
 * checked in check.c, when all of them are read. */
#include "snap/reader.h"

#include "base/hash.h"
#include "lib/lib.h"
#include "object/dict_internal.h"
#include "object/heap.h"
#include "object/kind.h"
#include "object/ops.h"
#include "object/seq.h"
#include "object/set.h"
#include "object/set_internal.h"
#include "object/str.h"
#include "object/type.h"
#include "vm/class_dict.h"

#define AS(type) ((type *)(void *)o)

/* ---- dicts and sets ---- */

/* The hash of a key: computed where that needs nothing but the key's own bytes, given otherwise. Trusts str,
 * bytes and int, which are complete; a hash that is given may be wrong, which only its dict or set
 * notices. */
static hn_status read_key_hash(hn_snap_reader *r, hn_value key, unsigned bytes, int64_t *out) {
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
    *out = bytes == 4 && bits == HN_HASH_ZERO ? 0 : (int64_t)bits;
    return HN_OK;
}

/* The version of a dict or set, by which frozen Python sees that it changed, as the distance from its size.
 * Trusts nothing; any number is a version. */
static hn_status get_version(hn_snap_reader *r, uint32_t *out) {
    uint64_t delta;
    HN_TRY(hnsnap_get_varint(r, UINT32_MAX, &delta));
    *out = (uint32_t)hnsnap_unzigzag(delta);
    return HN_OK;
}

/* Trusts that the table has room; neither that keys differ (two that are equal are a dict that a bad __eq__
 * can make, too) nor the hash. */
static hn_status read_entry(hn_snap_reader *r, hn_dict *d) {
    hn_value key, value;
    int64_t hash = 1;
    bool wide = r->dict.first & HN_SNAP_DICT_WIDE;
    HN_TRY(hnsnap_get_value(r, true, &key));
    if (key == HN_UNBOUND) { /* a deleted entry: an iterator may count on its place */
        hndict_append_deleted(d);
        return HN_OK;
    }
    HN_TRY(read_key_hash(r, key, wide ? 8 : 4, &hash));
    HN_TRY(hnsnap_get_value(r, false, &value));
    HN_TOUCH(&r->vm->meter, hndict_cluster(d, hndict_stored_hash(hash)));
    hnsnap_work(r, hndict_cluster(d, hndict_stored_hash(hash)) >> 3);
    return hndict_insert_new(r->vm, d, hash, key, value);
}

/* What only a dict with another past has: its table is no smaller than its entries need, and not one for strs
 * if there are other keys. Trusts the entries, which are read, and settled; neither the numbers nor that the
 * dict is an instance's. */
static hn_status set_places(hn_snap_reader *r, hn_dict *d) {
    const uint32_t limit = r->dict.limit, flags = r->dict.flags;
    hn_type *cls = r->dict.cls;
    unsigned power = flags & HN_DICT_POWER, least = hndict_power(d);
    bool general = d->h.flags & HN_DICT_GENERAL;
    if (cls) {
        if (general || !d->cap || d->cap > HN_SPLIT_CAP || d->used != d->live || d->used > HN_SHARED_NAMES)
            return hnsnap_damaged(r, "no dict of an instance");
        HN_TRY(hndict_split(r->vm, d, cls));
        d->h.flags |= flags & HN_DICT_EMBEDDED;
        return HN_OK;
    }
    if (flags & HN_DICT_EMBEDDED || (power && power < 3) || power > 29 || limit > hndict_usable(power) ||
        limit < d->used || power < least || (general && !(flags & HN_DICT_GENERAL)))
        return hnsnap_damaged(r, "a dict whose table does not fit its keys");
    d->limit = limit;
    d->h.flags = (uint16_t)((flags & ~HN_DICT_WIDE) | (d->h.flags & HN_DICT_WIDE));
    return HN_OK;
}

/* Trusts that the dict is empty, as its shell left it; neither numbers nor sizes. */
static hn_status begin_dict(hn_snap_reader *r, hn_dict *d) {
    hn_snap_dict *h = &r->dict;
    *h = (hn_snap_dict){.used = 0};
    HN_TRY(hnsnap_get_byte(r, &h->first));
    HN_TRY(get_version(r, &h->version));
    if (h->first & HN_SNAP_DICT_PLACES) {
        HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &h->limit));
        HN_TRY(hnsnap_get_u32(r, UINT16_MAX, &h->flags));
        if (h->flags & HN_DICT_SPLIT) HN_TRY(hnsnap_get_object(r, HN_KIND_TYPE, false, &h->cls));
    }
    if (h->first & HN_SNAP_DICT_WIDE) d->h.flags |= HN_DICT_WIDE;
    unsigned power = h->first & ~(HN_SNAP_DICT_PLACES | HN_SNAP_DICT_WIDE);
    if (!power) return HN_OK;
    if (power > 28 || power < 2) return hnsnap_damaged(r, "impossible size of a dict");
    uint32_t cap = 1u << (power - 1);
    HN_TRY(hnsnap_get_u32(r, cap, &h->used));
    hnsnap_work(r, cap >> 4);
    return hndict_open_places(r->vm, d, cap);
}

/* Trusts that the dict is empty, as its shell left it; no byte. */
static hn_status read_dict(hn_snap_reader *r, hn_object *o) {
    hn_dict *d = AS(hn_dict);
    if (!r->begun) HN_TRY(begin_dict(r, d));
    r->begun = true;
    while (d->used < r->dict.used) {
        HN_TRY(read_entry(r, d));
        HN_TRY(hnsnap_pause(r, 2));
    }
    hndict_settle(d);
    if (r->dict.first & HN_SNAP_DICT_PLACES) HN_TRY(set_places(r, d));
    d->version = r->dict.version + d->used;
    return HN_OK;
}

/* Trusts the slot, which fill_set looked at; not the key's hash. */
static hn_status set_slot(hn_snap_reader *r, hn_set *s, uint32_t slot) {
    hn_set_entry *e = (hn_set_entry *)(void *)s->table->data + slot;
    hn_value key;
    int64_t hash = -1;
    HN_TRY(hnsnap_get_value(r, true, &key));
    s->fill++;
    if (key != HN_UNBOUND) {
        HN_TRY(read_key_hash(r, key, 8, &hash));
        s->live++;
    }
    *e = (hn_set_entry){hash, key};
    return HN_OK;
}

/* Trusts nothing about the slots: they rise, and one stays free. */
static hn_status fill_set(hn_snap_reader *r, hn_set *s) {
    for (;;) {
        uint32_t step;
        HN_TRY(hnsnap_get_u32(r, s->mask + 1, &step));
        if (!step) break;
        r->slot += step - 1;
        if (r->slot > s->mask || (step == 1 && s->fill))
            return hnsnap_damaged(r, "a set's slots are out of order");
        HN_TRY(set_slot(r, s, r->slot));
        HN_TRY(hnsnap_pause(r, 2));
    }
    return s->fill > s->mask ? hnsnap_damaged(r, "a set without a free slot") : HN_OK;
}

/* Trusts that the set is empty, as its shell left it; no size. */
static hn_status begin_set(hn_snap_reader *r, hn_set *s) {
    uint8_t power;
    HN_TRY(hnsnap_get_byte(r, &power));
    HN_TRY(get_version(r, &r->dict.version));
    HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &s->next));
    r->slot = 0;
    if (!power) return HN_OK;
    if (power < 3 || power > 27) return hnsnap_damaged(r, "impossible size of a set");
    hnsnap_work(r, 1u << power >> 4);
    HN_TOUCH(&r->vm->meter, UINT64_C(2) << power);
    return hnset_resize(r->vm, s, (UINT64_C(1) << power) - 1);
}

/* Trusts that the set is empty, as its shell left it; no byte. */
static hn_status read_set(hn_snap_reader *r, hn_object *o) {
    hn_set *s = AS(hn_set);
    if (!r->begun) HN_TRY(begin_set(r, s));
    r->begun = true;
    if (s->table) HN_TRY(fill_set(r, s));
    s->version = r->dict.version + s->live;
    return HN_OK;
}

/* ---- iterators ---- */

/* The kind of what each is over; a range's is over nothing. */
static const uint8_t iterated[] = {
#define HN_ITER(name, over, type) HN_KIND_##over,
#include "object/iters.def"
};

/* Trusts nothing about the three numbers. */
static bool range_is_sane(const hn_iter *it) {
    if (!it->step || !hnv_fits(it->pos) || !hnv_fits(it->stop) || !hnv_fits(it->step)) return false;
    int64_t left = it->stop - it->pos;
    return left % it->step == 0 && left / it->step >= 0;
}

/* Trusts nothing about the numbers; what zip and enumerate step is looked at in check.c. */
static bool iter_is_sane(const hn_iter *it) {
    hn_iter_kind kind = (hn_iter_kind)it->h.flags;
    if (kind == HN_ITER_RANGE) return (it->over == HN_NONE || it->over == HN_UNBOUND) && range_is_sane(it);
    hn_kind want = (hn_kind)iterated[kind];
    if (kind == HN_ITER_ENUMERATE) return hnv_is(it->over, want) && it->pos < INT64_MAX / 2;
    if (kind == HN_ITER_ZIP)
        return hnv_is(it->over, want) && HN_TUPLE(it->over)->len && HN_TUPLE(it->over)->len <= HN_ZIP_MAX;
    bool frozen = want == HN_KIND_SET && hnv_is(it->over, HN_KIND_FROZENSET);
    if (it->over != HN_UNBOUND && !hnv_is(it->over, want) && !frozen) return false;
    bool dict_back = HN_IN(kind, ITERS_DICT_BACK), back = kind == HN_ITER_LIST_REVERSED || dict_back;
    if (it->pos < (back ? -1 : 0) || it->pos > INT32_MAX) return false;
    int64_t least = kind == HN_ITER_SET || dict_back ? -INT32_MAX : 0; /* see hniter_hint */
    return it->stop >= -1 && it->stop <= INT32_MAX && it->step >= least && it->step <= INT32_MAX;
}

/* Trusts neither the kind nor the numbers. */
static hn_status read_iter(hn_snap_reader *r, hn_object *o) {
    hn_iter *it = AS(hn_iter);
    uint8_t kind;
    uint64_t n[3];
    HN_TRY(hnsnap_get_byte(r, &kind));
    it->ordered = (kind & HN_SNAP_ITER_ORDERED) != 0;
    kind = (uint8_t)(kind & ~HN_SNAP_ITER_ORDERED);
    if (kind >= HN_ITER_COUNT || (it->ordered && iterated[kind] != HN_KIND_DICT))
        return hnsnap_damaged(r, "unknown kind of iterator");
    if (it->ordered) HN_TRY(hnsnap_get_u32(r, UINT32_MAX, &it->version));
    it->h.flags = kind;
    HN_TRY(hnsnap_get_value(r, true, &it->over));
    for (unsigned i = 0; i < 3; i++) HN_TRY(hnsnap_get_varint(r, UINT64_MAX, &n[i]));
    it->pos = hnsnap_unzigzag(n[0]);
    it->stop = hnsnap_unzigzag(n[1]);
    it->step = hnsnap_unzigzag(n[2]);
    return iter_is_sane(it) ? HN_OK : hnsnap_damaged(r, "an iterator beyond what it iterates");
}

/* ---- functions ---- */

/* Trusts code, which is read; not the bits, each of which has its value. */
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

/* Trusts that a reference of kind CODE is code of a source; closure and namespace are looked at in
 * check.c. */
static hn_status read_function(hn_snap_reader *r, hn_object *o) {
    hn_function *f = AS(hn_function);
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

/* Trusts the dict of a builtin type. */
static const hn_native_def *native_in_dict(hn_snap_reader *r, const hn_dict *d, hn_value name) {
    hn_value v = hndict_get_str(r->vm, d, name);
    return hnv_is(v, HN_KIND_NATIVE) ? HN_AS(hn_native, v)->def : NULL;
}

/* A method in C of a class of frozen Python: "module.Class.name", or the __new__ that such classes share.
 * Trusts the tables of the library; not the name. */
static hn_status find_method(hn_snap_reader *r, hn_value name, const hn_native_def **out) {
    const hn_str *s = HN_STR(name);
    uint32_t dot = s->len;
    hn_value table, rest;
    while (dot && s->data[dot - 1] != '.') dot--;
    if (!dot && hnstr_equal_z(name, hnlib_made_new.name)) *out = &hnlib_made_new;
    if (!dot) return HN_OK;
    HN_TRY(hnstr_slice(r->vm, name, 0, dot - 1, &table));
    HN_TRY(hnstr_slice(r->vm, name, dot, s->len, &rest));
    const hn_class_def *cls = hnlib_find_class(table);
    for (const hn_primitive_def *d = cls ? cls->methods : NULL; d && d->def.name; d++)
        if (hnstr_equal_z(rest, d->def.name)) *out = &d->def;
    return HN_OK;
}

/* Trusts the tables of the library and builtin types; neither the owner nor the name. */
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

/* Trusts neither length nor characters. */
static hn_status get_ascii_name(hn_snap_reader *r, hn_value *out) {
    uint32_t n;
    const uint8_t *p = NULL;
    HN_TRY(hnsnap_get_u32(r, 255, &n));
    HN_TRY(hnsnap_get_bytes(r, n, &p));
    for (uint32_t i = 0; i < n; i++)
        if (p[i] > 127) return hnsnap_damaged(r, "a name is not ASCII");
    return hnstr_from_utf8(r->vm, p, n, out);
}

/* Trusts no name: a function is one of those that there are, or the snapshot is refused. */
static hn_status read_native(hn_snap_reader *r, hn_object *o) {
    hn_native *n = AS(hn_native);
    hn_value name;
    HN_TRY(hnsnap_get_value(r, false, &n->owner));
    HN_TRY(get_ascii_name(r, &name));
    n->def = find_native(r, n->owner, name);
    if (!n->def && hnv_is(n->owner, HN_KIND_TYPE)) HN_TRY(find_method(r, name, &n->def));
    n->self = HN_UNBOUND;
    if (!n->def) return hnsnap_damaged(r, "no such function");
    HN_TRY(hnsnap_get_value(r, true, &n->self));
    hntype_prepare_native(n);
    return HN_OK;
}

/* Trusts no name: it is an attribute of the builtin type, or one that every class has. */
static hn_status read_getset(hn_snap_reader *r, hn_object *o) {
    hn_getset *g = AS(hn_getset);
    hn_value name;
    HN_TRY(hnsnap_get_object(r, HN_KIND_TYPE, false, &g->owner));
    HN_TRY(get_ascii_name(r, &name));
    bool builtin = g->owner->dict && (g->owner->h.flags & HN_TYPE_BUILTIN);
    hn_value v = builtin ? hndict_get_str(r->vm, g->owner->dict, name) : HN_NONE;
    g->def = builtin ? NULL : hnclass_getset(r->vm, name);
    if (g->def) return HN_OK;
    if (!hnv_is(v, HN_KIND_GETSET)) return hnsnap_damaged(r, "no such attribute");
    g->def = HN_AS(hn_getset, v)->def;
    return HN_OK;
}

/* ---- instances ---- */

#define MAX_SLOTS 64u

/* The shape with `name` added; made if need be. Trusts the shape; not that the name is new to it. */
static hn_status find_or_add_shape(hn_snap_reader *r, hn_shape *s, hn_value name, hn_shape **out) {
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

/* Trusts the class, which has its place. */
static hn_status find_or_add_dict_shape(hn_snap_reader *r, hn_type *t, hn_shape **out) {
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

/* Trusts the class, which has its place; neither the number of attributes nor their names. */
static hn_status new_shape(hn_snap_reader *r, hn_shape **out) {
    hn_type *t;
    uint32_t word;
    HN_TRY(hnsnap_get_object(r, HN_KIND_TYPE, false, &t));
    HN_TRY(hnsnap_get_u32(r, 2 * MAX_SLOTS, &word));
    if (word & 1) return find_or_add_dict_shape(r, t, out);
    hn_shape *s = t->root;
    if (word && s->nslots + (word >> 1) > MAX_SLOTS) return hnsnap_damaged(r, "too many attributes");
    for (uint32_t i = 0; i < word >> 1; i++) {
        hn_value name;
        HN_TRY(hnsnap_get_str(r, false, &name));
        if (!(HN_STR(name)->h.flags & HN_STR_INTERNED))
            return hnsnap_damaged(r, "an attribute is not interned");
        HN_TRY(find_or_add_shape(r, s, name, &s));
    }
    *out = s;
    return HN_OK;
}

/* Trusts shapes that were met before; not the number. */
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

/* Room for the slots behind the header, or, where they do not fit (or must be movable), in a buffer. Trusts
 * n, which is the shape's; not that the shell gave room for it. */
static hn_status give_slots(hn_snap_reader *r, hn_instance *i, uint32_t n) {
    if (n <= hnobj_inline_cap(&i->h)) return HN_OK;
    hnsnap_work(r, n >> 4);
    i->more = hnheap_values(r->vm, n);
    if (!i->more) return HN_NOMEM;
    i->slots = i->more->v;
    return HN_OK;
}

/* The shape, and room for what it says is there. Trusts the shape; not that its class has such instances. */
static hn_status read_shape(hn_snap_reader *r, hn_instance *i) {
    hn_shape *s;
    HN_TRY(get_shape(r, &s));
    bool exc = s->cls->h.flags & HN_TYPE_EXC;
    if (exc != (i->h.kind == HN_KIND_EXC) || s->cls->base_kind == HN_KIND_TYPE)
        return hnsnap_damaged(r, "an instance of another layout");
    if (!(s->cls->h.flags & HN_TYPE_WRAPS) && s->cls->base_kind != (exc ? HN_KIND_EXC : HN_KIND_INSTANCE))
        return hnsnap_damaged(r, "an instance of a class that has none");
    HN_TRY(give_slots(r, i, s->nslots));
    i->shape = s;
    return HN_OK;
}

/* Trusts that the class has none yet; neither their number nor that they differ. */
static hn_status get_shared_names(hn_snap_reader *r, hn_type *t) {
    uint8_t left, n;
    HN_TRY(hnsnap_get_byte(r, &left));
    HN_TRY(hnsnap_get_byte(r, &n));
    if (left + n > HN_SHARED_NAMES) return hnsnap_damaged(r, "too many shared names");
    t->keys_left = left;
    if (n && !(t->shared = hndict_new(r->vm, n))) return HN_NOMEM;
    for (unsigned i = 0; i < n; i++) {
        hn_value name;
        HN_TRY(hnsnap_get_str(r, false, &name));
        HN_TRY(hndict_set_str(r->vm, t->shared, name, HN_NONE));
    }
    return HN_OK;
}

/* Kept until all classes are there. Trusts no byte; place_mros looks at the MRO. */
static hn_status get_own_mro(hn_snap_reader *r, hn_type *t) {
    uint8_t own;
    HN_TRY(hnsnap_get_byte(r, &own));
    if (!own) return HN_OK;
    if (own > 1) return hnsnap_damaged(r, "other bases than before");
    hn_snap_mro m = {.cls = t};
    HN_TRY(hnsnap_get_object(r, HN_KIND_TUPLE, false, &m.mro));
    hnbuf_put(&r->mros, &m, sizeof m);
    return r->mros.failed ? HN_NOMEM : HN_OK;
}

/* What a session changes of a shared class, too. Trusts the place that the class has; no byte. */
static hn_status read_changeable(hn_snap_reader *r, hn_type *t) {
    HN_TRY(hnsnap_get_str(r, false, &t->name));
    HN_TRY(hnsnap_get_str(r, false, &t->qualname));
    HN_TRY(hnsnap_get_object(r, HN_KIND_DICT, false, &t->dict));
    return hnsnap_get_value(r, false, &t->subclasses);
}

/* Trusts the place that the class has; neither its fields nor its bases, which have to be those again. */
static hn_status read_type(hn_snap_reader *r, hn_object *o) {
    hn_type *t = AS(hn_type);
    hn_value base;
    HN_TRY(read_changeable(r, t));
    HN_TRY(hnsnap_get_object(r, HN_KIND_TYPE, false, &t->meta));
    for (uint32_t i = 0; i < t->bases->len; i++) {
        HN_TRY(hnsnap_get_value(r, false, &base));
        if (base != t->bases->items[i]) return hnsnap_damaged(r, "other bases than before");
    }
    HN_TRY(get_own_mro(r, t));
    HN_TRY(hnsnap_get_object(r, HN_KIND_TUPLE, true, &t->members));
    return get_shared_names(r, t);
}

/* ---- fields, by their rows in object/kinds.def ---- */

/* Trusts the row, and that UNBOUND has been refused where it may not stand. */
static bool is_wanted(const hn_field *f, hn_value v) {
    if (f->wants == HN_KIND_ANY || hnv_is(v, (hn_kind)f->wants)) return true;
    if (f->wants == HN_KIND_INT && hnv_is_int(v)) return true;
    return (v == HN_NONE && f->traits & HN_FIELD_NONE) || v == HN_UNBOUND; /* that has been looked at */
}

/* Trusts that v has room for n; not the values. */
static hn_status read_run(hn_snap_reader *r, const hn_field *f, hn_value *v, size_t n) {
    while (r->at < n) {
        hn_value *to = &v[r->at++];
        HN_TRY(hnsnap_get_value(r, f->traits & HN_FIELD_ABSENT, to));
        if (!is_wanted(f, *to)) return hnsnap_damaged(r, "a reference to an object of another kind");
        if (r->at % 16 == 0) HN_TRY(hnsnap_pause(r, 16));
    }
    r->at = 0;
    return HN_OK;
}

/* Trusts the row; not the byte. */
static hn_status read_flags(hn_snap_reader *r, hn_object *o, const hn_field *f) {
    uint8_t flags;
    HN_TRY(hnsnap_get_byte(r, &flags));
    if (f->type == HN_FIELD_FLAGS ? flags & ~f->arg : flags > f->arg)
        return hnsnap_damaged(r, "unknown flags");
    o->flags |= flags;
    return HN_OK;
}

/* Trusts nothing; what bounds it is in check.c. */
static hn_status read_i64(hn_snap_reader *r, int64_t *out) {
    uint64_t n;
    HN_TRY(hnsnap_get_varint(r, UINT64_MAX, &n));
    *out = hnsnap_unzigzag(n);
    return HN_OK;
}

/* Trusts the row and the object's size; no byte. What no row can say is in check.c. */
static hn_status read_field(hn_snap_reader *r, hn_object *o, const hn_field *f) {
    void *at = (char *)o + f->at;
    switch (f->type) {
    case HN_FIELD_VALUES: return read_run(r, f, at, f->n);
    case HN_FIELD_REF: return hnsnap_get_object(r, (hn_kind)f->wants, f->traits & HN_FIELD_ABSENT, at);
    case HN_FIELD_ITEMS: return read_run(r, f, at, hnkind_count(o, f));
    case HN_FIELD_BUFFER:
        return *(void **)at ? read_run(r, f, (*(hn_values **)at)->v, hnkind_count(o, f)) : HN_OK;
    case HN_FIELD_SHAPE: return read_shape(r, AS(hn_instance));
    case HN_FIELD_SLOTS: return read_run(r, f, AS(hn_instance)->slots, AS(hn_instance)->shape->nslots);
    case HN_FIELD_FLAGS:
    case HN_FIELD_ENUM: return read_flags(r, o, f);
    case HN_FIELD_U32: return hnsnap_get_u32(r, UINT32_MAX, at);
    case HN_FIELD_I64: return read_i64(r, at);
    default: return hnsnap_damaged(r, "unknown kind of field");
    }
}

/* Trusts the rows. */
static hn_status read_fields(hn_snap_reader *r, hn_object *o) {
    if (!r->begun) r->field = hnkind_fields(o->kind);
    r->begun = true;
    for (; r->field->type; r->field++)
        if (!(r->field->traits & HN_FIELD_MADE)) HN_TRY(read_field(r, o, r->field));
    return HN_OK;
}

/* Trusts the shell, which has all of it. */
static hn_status read_nothing(hn_snap_reader *r, hn_object *o) {
    (void)r, (void)o;
    return HN_OK;
}

/* Trusts nothing: shell_none has refused such kinds. */
static hn_status read_none(hn_snap_reader *r, hn_object *o) {
    (void)o;
    return hnsnap_damaged(r, "unknown kind of object");
}

/* Trusts the kind, and that the object is as its shell left it. */
hn_status hnsnap_read_body(hn_snap_reader *r, hn_object *o) {
    static hn_status (*const bodies[])(hn_snap_reader *, hn_object *) = {
#define HN_KIND(name, type, life, shell, body, check) read_##body,
#include "object/kinds.def"
    };
    HN_TRY(bodies[o->kind](r, o));
    r->begun = false;
    return HN_OK;
}

/* ---- changed shared objects: read into a stand-in, which is copied over the object when all is checked
 * ---- */

/* Trusts the shared object, which is as at the start; not that it may change. */
static hn_status make_stand_in(hn_snap_reader *r, const hn_object *o, hn_object **out) {
    hn_life life = (hn_life)hn_kinds[o->kind].life;
    if (life == HN_LIFE_RESIZES) return hnsnap_read_shell(r, o->kind, out);
    if (life != HN_LIFE_CHANGES) return hnsnap_damaged(r, "a change of something that cannot change");
    if (o->kind == HN_KIND_SET) {
        *out = (hn_object *)(void *)hnset_new(r->vm, HN_KIND_SET);
        return *out ? HN_OK : HN_NOMEM;
    }
    *out = hnheap_new(r->vm, (hn_kind)o->kind, hnkind_size(o));
    if (!*out) return HN_NOMEM;
    const hn_field *f = hnkind_counted(o->kind);
    if (f) hnkind_set_count(*out, f, hnkind_count(o, f));
    return HN_OK;
}

/* Trusts what of the class cannot change, which it copies. */
static hn_status patch_type(hn_snap_reader *r, const hn_type *t, hn_object *to) {
    hn_object h = to->kind ? *to : t->h;
    memcpy(to, t, sizeof *t);
    *to = h;
    to->flags = t->h.flags;
    return read_changeable(r, (hn_type *)(void *)to);
}

/* Trusts the shared object; nothing of what is to replace its content. */
hn_status hnsnap_read_stand_in(hn_snap_reader *r, const hn_object *o, hn_object **out) {
    if (!*out) HN_TRY(make_stand_in(r, o, out));
    if (o->kind == HN_KIND_TYPE) return patch_type(r, AS(const hn_type), *out);
    HN_TRY(hnsnap_read_body(r, *out));
    bool instance = hnobj_is_instance(o);
    if (instance && AS(const hn_instance)->shape->cls != ((hn_instance *)(void *)*out)->shape->cls)
        return hnsnap_damaged(r, "a shared instance of another class");
    return HN_OK;
}

/* Behind the header: that keeps its identity. Trusts both: all checks are over. */
void hnsnap_apply(hn_object *o, const hn_object *from) {
    const uint16_t cap = (uint16_t) ~((1u << HN_INST_CAP_SHIFT) - 1);
    memcpy(o + 1, from + 1, hnkind_size(o) - sizeof *o);
    if (!hnobj_is_instance(o)) {
        o->flags = from->flags;
        return;
    }
    hn_instance *i = AS(hn_instance); /* it keeps the room behind its header */
    o->flags = (uint16_t)((o->flags & cap) | (from->flags & ~cap));
    if (!i->more) i->slots = o->kind == HN_KIND_EXC ? AS(hn_exc)->inline_slots : i->inline_slots;
}
