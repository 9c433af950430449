/* Adds __dict__ and __weakref__ to the dict of a class. Programs see the order of that dict, so the two are
 * inserted where CPython's class statement has them. The class gets a new dict, and vm->type_epoch is
 * incremented: inline caches may hold entries of the old one. */
#include "vm/class_dict.h"

#include "object/class.h"
#include "object/dict.h"
#include "object/heap.h"
#include "object/str.h"
#include "vm/call.h"

/* Returns the first weak reference to the object, or None. */
static hn_status get_weakref(hn_vm *vm, hn_value self, hn_value *out) {
    *out = HN_NONE;
    return hncall_slow(vm, HN_SLOW_WEAKREF_OF, 1, &self);
}

static const hn_getset_def weakref_def = {"__weakref__", get_weakref, NULL};

const hn_getset_def *hnclass_getset(hn_vm *vm, hn_value name) {
    if (hnstr_equal_z(name, "__weakref__")) return &weakref_def;
    if (!hnstr_equal_z(name, "__dict__")) return NULL;
    return HN_AS(hn_getset, hndict_get_str(vm, vm->types[HN_T_OBJECT]->dict, HN_NAME(vm, __dict__)))->def;
}

static hn_status class_dict_put(hn_vm *vm, hn_type *t, hn_dict *d, hn_value name) {
    if (hndict_get_str(vm, t->dict, name) != HN_UNBOUND) return HN_OK;
    hn_getset *g = hnheap_new(vm, HN_KIND_GETSET, sizeof *g);
    if (!g) return HN_NOMEM;
    g->def = hnclass_getset(vm, name);
    g->owner = t;
    return hndict_set_str(vm, d, name, hnv_from_ref(g));
}

static hn_status put_both(hn_vm *vm, hn_type *t, hn_dict *d, bool dict, bool weak) {
    if (dict) HN_TRY(class_dict_put(vm, t, d, HN_NAME(vm, __dict__)));
    return weak ? class_dict_put(vm, t, d, HN_NAME(vm, __weakref__)) : HN_OK;
}

/* Returns whether CPython's class statement puts the entry before the two; later entries follow them. */
static bool is_in_front(hn_vm *vm, const hn_type *t, hn_value key, hn_value v) {
    return key == HN_NAME(vm, __static_attributes__) || key == HN_NAME(vm, __orig_bases__) ||
           (hnv_is(v, HN_KIND_MEMBER) && HN_AS(hn_member, v)->owner == t);
}

/* Makes the new dict. CPython puts the two after the entries of the class statement, and before a __doc__ of
 * None that it adds itself. */
static hn_status class_dict_rebuild(hn_vm *vm, hn_type *t, bool dict, bool weak, hn_dict **out) {
    hn_value key, v;
    uint32_t at = 0, doc = 0;
    hn_dict *d = *out = hndict_new(vm, t->dict->live + 2);
    if (!d) return HN_NOMEM;
    HN_TRY(hnmeter_charge(&vm->meter, t->dict->live >> 4));
    for (uint32_t i = 0; hndict_next(t->dict, &i, &key, &v);) {
        HN_PACE(vm, i);
        if (is_in_front(vm, t, key, v)) at = i;
        if (key == HN_NAME(vm, __doc__) && v == HN_NONE) doc = i;
    }
    bool before = doc > at;
    if (before) at = doc;
    HN_TRY(hnmeter_charge(&vm->meter, t->dict->live >> 4));
    for (uint32_t i = 0; hndict_next(t->dict, &i, &key, &v);) {
        if (before && i == at) HN_TRY(put_both(vm, t, d, dict, weak));
        HN_TRY(hndict_take_entry(vm, d, t->dict, i - 1));
        if (!before && i == at) HN_TRY(put_both(vm, t, d, dict, weak));
    }
    return at ? HN_OK : put_both(vm, t, d, dict, weak);
}

hn_status hnclass_complete(hn_vm *vm, hn_type *t) {
    if (!(t->h.flags & HN_TYPE_BARE)) return HN_OK;
    bool dict = false, weak = false;
    if (!(t->h.flags & HN_TYPE_SEALED)) hntype_brings(t, &dict, &weak);
    if (dict || weak) {
        hn_dict *d;
        HN_TRY(class_dict_rebuild(vm, t, dict, weak, &d));
        t->dict = d;
        vm->type_epoch++;
    }
    t->h.flags &= (uint16_t)~HN_TYPE_BARE;
    return HN_OK;
}

hn_status hnclass_complete_all(hn_vm *vm, const hn_type *t, bool *any) {
    *any = false;
    for (uint32_t i = 0; i < t->mro->len; i++) {
        hn_type *c = HN_TYPE(t->mro->items[i]);
        *any |= (c->h.flags & HN_TYPE_BARE) != 0;
        HN_TRY(hnclass_complete(vm, c));
    }
    return HN_OK;
}
