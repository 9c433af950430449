/* Shapes (hidden classes; Chambers, Ungar and Lee 1989) and the attributes of instances. */
#include "object/dict.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/seq.h"
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

static int32_t walk(const hn_shape *s, hn_value name) {
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
    if (s->nslots < INDEX_FROM) return walk(s, name);
    if (!s->index) build_index(vm, (hn_shape *)(uintptr_t)s);
    if (!s->index) return walk(s, name);
    hn_value slot = hndict_get_str(vm, s->index, name);
    return slot == HN_UNBOUND ? -1 : (int32_t)hnv_int(slot);
}

/* The shape that has `name` added; NULL when the instance should turn to a dict; HN_NOMEM by *out NULL too.
 */
static hn_status transition(hn_vm *vm, hn_shape *s, hn_value name, hn_shape **out) {
    for (hn_shape *c = s->child; c; c = c->sibling)
        if (c->name == name) return *out = c, HN_OK;
    *out = NULL;
    if (s->nslots >= MAX_SLOTS || s->nchildren >= MAX_CHILDREN) return HN_OK;
    hn_shape *c = hnheap_new(vm, HN_KIND_SHAPE, sizeof *c);
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

static hn_status reserve(hn_vm *vm, hn_instance *i, uint32_t n) {
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

hn_status hninst_new(hn_vm *vm, hn_type *t, hn_value payload, hn_value *out) {
    uint32_t cap = t->inline_slots;
    bool exc = t->h.flags & HN_TYPE_EXC;
    hn_instance *i =
        hnheap_new_small(vm, exc ? HN_KIND_EXC : HN_KIND_INSTANCE, header_of(t) + cap * sizeof(hn_value));
    if (!i) return HN_NOMEM;
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
    hn_value d = i->slots[i->shape->nslots - 1];
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

static hn_status dict_shape(hn_vm *vm, hn_type *t) {
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
static hn_status collect(hn_vm *vm, const hn_instance *i, hn_dict *d) {
    uint32_t first = i->shape->cls->root->nslots, n = i->shape->nslots - first;
    const hn_shape *chain[MAX_SLOTS + 1];
    for (const hn_shape *s = i->shape; s->parent; s = s->parent) chain[s->nslots - first - 1] = s;
    for (uint32_t k = 0; k < n; k++) HN_TRY(hndict_set_str(vm, d, chain[k]->name, i->slots[first + k]));
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
    if (!(i->shape->h.flags & HN_SHAPE_DICT)) return collect(vm, i, *out);
    const hn_dict *d = dict_of(i);
    return d ? hndict_update(vm, *out, d) : HN_OK;
}

hn_status hninst_set_dict(hn_vm *vm, hn_instance *i, hn_dict *d) {
    hn_type *t = i->shape->cls;
    HN_TRY(dict_shape(vm, t));
    HN_TRY(reserve(vm, i, t->dict_shape->nslots));
    i->shape = t->dict_shape;
    i->slots[t->dict_shape->nslots - 1] = hnv_from_ref(d);
    return HN_OK;
}

hn_status hninst_dict(hn_vm *vm, hn_instance *i, hn_dict **out) {
    *out = NULL;
    if (i->shape->cls->h.flags & HN_TYPE_NO_DICT) return HN_OK;
    if (i->shape->h.flags & HN_SHAPE_DICT) return *out = dict_of(i), HN_OK;
    hn_dict *d = hndict_new(vm, i->shape->nslots);
    if (!d) return HN_NOMEM;
    HN_TRY(collect(vm, i, d));
    *out = d;
    return hninst_set_dict(vm, i, d);
}

hn_status hninst_set(hn_vm *vm, hn_instance *i, hn_value name, hn_value value) {
    if (!(i->shape->h.flags & HN_SHAPE_DICT)) {
        int32_t slot = hnshape_find(vm, i->shape, name);
        if (slot >= 0) {
            i->slots[slot] = value;
            return HN_OK;
        }
        hn_shape *next;
        HN_TRY(transition(vm, i->shape, name, &next));
        if (next) {
            HN_TRY(reserve(vm, i, next->nslots));
            i->shape = next;
            i->slots[next->nslots - 1] = value;
            return HN_OK;
        }
    }
    hn_dict *d;
    HN_TRY(hninst_dict(vm, i, &d));
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
    HN_TRY(hninst_dict(vm, i, &d));
    *found = d && hndict_del_str(vm, d, name);
    return HN_OK;
}
