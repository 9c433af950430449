/* Shapes, instances, and names that the dicts of a class's instances share (PEP 412). Inline caches compare
 * shapes, so a shape keeps its class, name and slot for as long as instances have it. An instruction can run
 * again after HN_NOMEM or HN_AGAIN: vm->counted.type prevents it from counting an instance twice. */
#include "object/dict_internal.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/type.h"

#define INDEX_FROM   8u  /* slots from which a shape gets a name index */
#define MAX_SLOTS    64u /* attributes beyond which an instance keeps a dict */
#define MAX_CHILDREN 64u /* transitions beyond which instances are used like dicts */
#define INLINE_MAX   32u

hn_status hnshape_root(hn_vm *vm, hn_type *t, uint32_t reserved) {
    hn_shape *s = hnheap_new(vm, HN_KIND_SHAPE, sizeof *s);
    if (!s) return HN_NOMEM;
    s->cls = t;
    s->nslots = reserved;
    s->name = HN_UNBOUND;
    t->root = s;
    t->inline_slots = reserved + ((t->h.flags & HN_TYPE_NO_DICT) ? 0 : 2);
    return HN_OK;
}

/* ---- names that dicts of instances share (PEP 412) ---- */

/* A program sees them where such a dict changes in a loop. Instances of what has a dict of its own in C share
 * none. */
static bool has_own_dict(const hn_type *t) {
    static const bool own[HN_KIND_COUNT] = {
        [HN_KIND_EXC] = true,         [HN_KIND_TYPE] = true,         [HN_KIND_MODULE] = true,
        [HN_KIND_CLASSMETHOD] = true, [HN_KIND_STATICMETHOD] = true,
    };
    if (t->h.flags & HN_TYPE_BUILTIN) return t->base_kind >= HN_KIND_COUNT || own[t->base_kind];
    return (t->h.flags & (HN_TYPE_SEALED | HN_TYPE_NO_DICT)) == HN_TYPE_SEALED;
}

void hnshape_follow_base(hn_type *t) {
    t->own_dict = t->base->own_dict || has_own_dict(t->base);
    t->fields = t->base->fields;
}

bool hnshape_is_ordered(const hn_type *t) {
    return t->base_kind == HN_KIND_DICT && (t->own_dict || has_own_dict(t));
}

hn_status hnshape_begin_sharing(hn_vm *vm, hn_type *t) {
    bool fits;
    if (!vm->shared.objects || t->own_dict) return HN_OK; /* the library's own stand for classes in C */
    hn_value names = hndict_get_str(vm, t->dict, HN_NAME(vm, __static_attributes__));
    if (t->h.flags & HN_TYPE_NO_DICT) return HN_OK;
    t->keys_left = HN_SHARED_NAMES;
    for (uint32_t i = 0; hnv_is(names, HN_KIND_TUPLE) && i < HN_TUPLE(names)->len && t->keys_left; i++)
        if (hnv_is(HN_TUPLE(names)->items[i], HN_KIND_STR))
            HN_TRY(hnshape_share(vm, t, HN_TUPLE(names)->items[i], &fits));
    return HN_OK;
}

hn_status hnshape_share(hn_vm *vm, hn_type *t, hn_value name, bool *fits) {
    *fits = t->shared && hndict_find_str(vm, t->shared, name) >= 0;
    if (*fits || !t->keys_left) return HN_OK;
    if (!t->shared && !(t->shared = hndict_new(vm, 0))) return HN_NOMEM;
    HN_TRY(hndict_set_str(vm, t->shared, name, HN_NONE));
    t->keys_left--;
    *fits = true;
    return HN_OK;
}

static int32_t shape_walk(const hn_shape *s, hn_value name) {
    for (; s->parent; s = s->parent)
        if (s->name == name) return (int32_t)s->nslots - 1;
    return -1;
}

static void build_index(hn_vm *vm, hn_shape *s) {
    hn_dict *d = hndict_new(vm, s->nslots);
    if (!d) return;
    for (const hn_shape *p = s; p->parent; p = p->parent)
        if (hndict_set_str(vm, d, p->name, hnv_from_int(p->nslots - 1)) != HN_OK) return;
    s->index = d;
}

int32_t hnshape_find(hn_vm *vm, const hn_shape *s, hn_value name) {
    if (s->nslots < INDEX_FROM) return shape_walk(s, name);
    if (!s->index) build_index(vm, (hn_shape *)(uintptr_t)s);
    if (!s->index) return shape_walk(s, name);
    hn_value slot = hndict_get_str(vm, s->index, name);
    return slot == HN_UNBOUND ? -1 : (int32_t)hnv_int(slot);
}

/* The shape that has `name` added; NULL when the instance should turn to a dict; HN_NOMEM by *out NULL
 * too. */
static hn_status shape_transition(hn_vm *vm, hn_shape *s, hn_value name, hn_shape **out) {
    for (hn_shape *c = s->child; c; c = c->sibling)
        if (c->name == name) return *out = c, HN_OK;
    *out = NULL;
    bool fits;
    HN_TRY(hnshape_share(vm, s->cls, name, &fits));
    if (s->nslots >= MAX_SLOTS || s->nchildren >= MAX_CHILDREN) return HN_OK;
    hn_shape *c = hnheap_new(vm, HN_KIND_SHAPE, sizeof *c);
    if (!c) return HN_NOMEM;
    c->cls = s->cls;
    c->parent = s;
    c->name = name;
    c->nslots = s->nslots + 1;
    if (fits && (!s->parent || s->h.flags & HN_SHAPE_SHARED)) c->h.flags = HN_SHAPE_SHARED;
    c->sibling = s->child;
    s->child = c;
    s->nchildren++;
    *out = c;
    return HN_OK;
}

static hn_status shape_reserve(hn_vm *vm, hn_instance *i, uint32_t n) {
    uint32_t cap = i->more ? i->more->cap : hnobj_inline_cap(&i->h);
    if (n <= cap) return HN_OK;
    hn_values *more = hnheap_values(vm, n + n / 2 + 1);
    if (!more) return HN_NOMEM;
    memcpy(more->v, i->slots, i->shape->nslots * sizeof(hn_value));
    i->more = more;
    i->slots = more->v;
    hn_type *t = i->shape->cls;
    if (t->inline_slots < n && n <= INLINE_MAX) t->inline_slots = n;
    return HN_OK;
}

static size_t header_of(const hn_type *t) {
    return t->h.flags & HN_TYPE_EXC ? sizeof(hn_exc) : sizeof(hn_instance);
}

/* Each instance takes one of the places for names that CPython's shared table has. */
HN_COLD static void take_place(hn_vm *vm, hn_type *t) {
    bool sized =
        t->base_kind == HN_KIND_INT || t->base_kind == HN_KIND_TUPLE || t->base_kind == HN_KIND_BYTES;
    if (sized || (vm->counted.type == t && vm->counted.at == vm->meter.op_steps)) return;
    t->keys_left--;
    vm->counted.type = t;
    vm->counted.at = vm->meter.op_steps;
}

void hninst_take_back(hn_vm *vm) {
    if (vm->counted.type && vm->counted.at == vm->meter.op_steps) vm->counted.type->keys_left++;
    vm->counted.type = NULL;
}

hn_status hninst_new(hn_vm *vm, hn_type *t, hn_value payload, hn_value *out) {
    uint32_t cap = t->inline_slots;
    bool exc = t->h.flags & HN_TYPE_EXC;
    if (cap > 64) hnmeter_effort(&vm->meter, cap / 8); /* no steps: what instances had before decides */
    hn_instance *i =
        hnheap_new_small(vm, exc ? HN_KIND_EXC : HN_KIND_INSTANCE, header_of(t) + cap * sizeof(hn_value));
    if (!i) return HN_NOMEM;
    if (t->keys_left > 1) take_place(vm, t);
    i->h.flags = (uint16_t)(cap << HN_INST_CAP_SHIFT);
    i->shape = t->root;
    i->more = NULL;
    i->slots = exc ? ((hn_exc *)(void *)i)->inline_slots : i->inline_slots;
    for (uint32_t k = 0; k < cap; k++) i->slots[k] = HN_UNBOUND;
    if (t->h.flags & HN_TYPE_WRAPS) i->slots[0] = payload;
    if (exc) {
        hn_exc *e = (hn_exc *)(void *)i;
        e->args = vm->empty_tuple;
        e->cause = e->context = e->traceback = HN_NONE;
    }
    *out = hnv_from_ref(i);
    return HN_OK;
}

static hn_dict *dict_of(const hn_instance *i) {
    hn_value d = hnv_payload(i->slots[i->shape->nslots - 1]);
    return hnv_is(d, HN_KIND_DICT) ? HN_DICT(d) : NULL;
}

hn_value hninst_get(hn_vm *vm, hn_instance *i, hn_value name) {
    if (i->shape->h.flags & HN_SHAPE_DICT) {
        hn_dict *d = dict_of(i);
        return d ? hndict_get_str(vm, d, name) : HN_UNBOUND;
    }
    int32_t slot = hnshape_find(vm, i->shape, name);
    return slot < 0 ? HN_UNBOUND : i->slots[slot];
}

static hn_status shape_dict_shape(hn_vm *vm, hn_type *t) {
    if (t->dict_shape) return HN_OK;
    hn_shape *s = hnheap_new(vm, HN_KIND_SHAPE, sizeof *s);
    if (!s) return HN_NOMEM;
    s->cls = t;
    s->nslots = t->root->nslots + 1;
    s->name = HN_UNBOUND;
    s->h.flags = HN_SHAPE_DICT;
    t->dict_shape = s;
    return HN_OK;
}

/* Adds the attributes in order of assignment. */
static hn_status shape_collect(hn_vm *vm, const hn_instance *i, hn_dict *d) {
    uint32_t first = i->shape->cls->root->nslots, n = i->shape->nslots - first;
    const hn_shape *chain[MAX_SLOTS + 1];
    for (const hn_shape *s = i->shape; s->parent; s = s->parent) chain[s->nslots - first - 1] = s;
    bool shared = i->shape->h.flags & HN_SHAPE_SHARED && d->h.flags & HN_DICT_SPLIT;
    for (uint32_t k = 0; k < n; k++)
        if (shared)
            hndict_append_str(vm, d, chain[k]->name, i->slots[first + k]);
        else
            HN_TRY(hndict_set_str(vm, d, chain[k]->name, i->slots[first + k]));
    return HN_OK;
}

/* Adds the members that a class's __slots__ made, in their order. */
static hn_status collect_members(hn_vm *vm, const hn_instance *i, const hn_type *t, hn_dict *d) {
    hn_value name, v;
    for (uint32_t k = 0; t->dict && hndict_next(t->dict, &k, &name, &v);) {
        HN_TRY(hnmeter_charge(&vm->meter, k % 8 == 0));
        if (!hnv_is(v, HN_KIND_MEMBER) || !hnv_is(name, HN_KIND_STR)) continue;
        const hn_member *m = HN_AS(hn_member, v);
        bool set = m->owner == t && m->slot < t->root->nslots && i->slots[m->slot] != HN_UNBOUND;
        if (set) HN_TRY(hndict_set_str(vm, d, name, i->slots[m->slot]));
    }
    return HN_OK;
}

hn_status hninst_fields(hn_vm *vm, const hn_instance *i, hn_dict **out) {
    const hn_type *t = i->shape->cls;
    *out = hndict_new(vm, 0);
    if (!*out) return HN_NOMEM;
    for (uint32_t k = t->mro->len; k--;) HN_TRY(collect_members(vm, i, HN_TYPE(t->mro->items[k]), *out));
    if (!(i->shape->h.flags & HN_SHAPE_DICT)) return shape_collect(vm, i, *out);
    const hn_dict *d = dict_of(i);
    return d ? hndict_update(vm, *out, d) : HN_OK;
}

hn_status hninst_set_dict(hn_vm *vm, hn_instance *i, hn_value d) {
    hn_type *t = i->shape->cls;
    HN_TRY(shape_dict_shape(vm, t));
    HN_TRY(shape_reserve(vm, i, t->dict_shape->nslots));
    hn_dict *was = i->shape == t->dict_shape ? dict_of(i) : NULL;
    if (was && was != HN_DICT(hnv_payload(d))) was->h.flags &= (uint16_t)~HN_DICT_EMBEDDED;
    i->shape = t->dict_shape;
    i->slots[t->dict_shape->nslots - 1] = d;
    return HN_OK;
}

/* NULL out for classes without a dict. */
static hn_status real_dict(hn_vm *vm, hn_instance *i, hn_dict **out) {
    *out = NULL;
    if (i->shape->cls->h.flags & HN_TYPE_NO_DICT) return HN_OK;
    if (i->shape->h.flags & HN_SHAPE_DICT) return *out = dict_of(i), HN_OK;
    hn_type *t = i->shape->cls;
    bool shares = t->keys_left || t->shared;
    uint32_t room = i->shape->nslots;
    if (!room && t->shared) room = t->shared->live; /* what is about to come */
    hn_dict *d = shares ? hndict_new_split(vm, room, t) : hndict_new(vm, room);
    if (!d) return HN_NOMEM;
    HN_TRY(shape_collect(vm, i, d));
    *out = d;
    return hninst_set_dict(vm, i, hnv_from_ref(d));
}

hn_status hninst_dict_value(hn_vm *vm, hn_instance *i, hn_value *out) {
    hn_dict *d;
    HN_TRY(real_dict(vm, i, &d));
    *out = d ? i->slots[i->shape->nslots - 1] : HN_UNBOUND;
    return HN_OK;
}

hn_status hninst_set(hn_vm *vm, hn_instance *i, hn_value name, hn_value value) {
    if (!(i->shape->h.flags & HN_SHAPE_DICT)) {
        int32_t slot = hnshape_find(vm, i->shape, name);
        if (slot >= 0) {
            i->slots[slot] = value;
            return HN_OK;
        }
        hn_shape *next;
        HN_TRY(shape_transition(vm, i->shape, name, &next));
        if (next) {
            HN_TRY(shape_reserve(vm, i, next->nslots));
            i->shape = next;
            i->slots[next->nslots - 1] = value;
            return HN_OK;
        }
    }
    hn_dict *d;
    HN_TRY(real_dict(vm, i, &d));
    return d ? hndict_set_str(vm, d, name, value) : HN_OK;
}

hn_status hninst_del(hn_vm *vm, hn_instance *i, hn_value name, bool *found) {
    *found = false;
    if (!(i->shape->h.flags & HN_SHAPE_DICT)) {
        int32_t slot = hnshape_find(vm, i->shape, name);
        if (slot < 0) return HN_OK;
        if (slot == (int32_t)i->shape->nslots - 1) { /* the attribute added last: go back */
            i->shape = i->shape->parent;
            i->slots[slot] = HN_UNBOUND;
            *found = true;
            return HN_OK;
        }
    }
    hn_dict *d;
    HN_TRY(real_dict(vm, i, &d));
    *found = d && hndict_del_str(vm, d, name);
    return HN_OK;
}
