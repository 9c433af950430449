#include "vm/class_dict.h"

#include "object/dict.h"
#include "object/heap.h"
#include "object/str.h"
#include "vm/call.h"

/* The first reference that was made to the object, or None. */
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

static hn_status put(hn_vm *vm, hn_type *t, hn_dict *d, hn_value name) {
    if (hndict_get_str(vm, t->dict, name) != HN_UNBOUND) return HN_OK;
    hn_getset *g = hnheap_new(vm, HN_KIND_GETSET, sizeof *g);
    if (!g) return HN_NOMEM;
    g->def = hnclass_getset(vm, name);
    g->owner = t;
    return hndict_set_str(vm, d, name, hnv_from_ref(g));
}

static hn_status put_both(hn_vm *vm, hn_type *t, hn_dict *d, bool dict, bool weak) {
    if (dict) HN_TRY(put(vm, t, d, HN_NAME(vm, __dict__)));
    return weak ? put(vm, t, d, HN_NAME(vm, __weakref__)) : HN_OK;
}

/* CPython puts them behind what the class statement made, and in front of a __doc__ of None that it adds
 * itself. */
static hn_status rebuild(hn_vm *vm, hn_type *t, bool dict, bool weak, hn_dict **out) {
    hn_value key, v, doc = HN_NAME(vm, __doc__), last = HN_NAME(vm, __static_attributes__);
    bool after = hndict_get_str(vm, t->dict, last) != HN_UNBOUND, done = false;
    hn_dict *d = *out = hndict_new(vm, t->dict->live + 2);
    if (!d) return HN_NOMEM;
    HN_TRY(hnmeter_charge(&vm->meter, t->dict->live >> 4));
    for (uint32_t i = 0; hndict_next(t->dict, &i, &key, &v);) {
        if (!after && !done && key == doc && v == HN_NONE) {
            HN_TRY(put_both(vm, t, d, dict, weak));
            done = true;
        }
        HN_TRY(hndict_set_str(vm, d, key, v));
        if (after && key == last) {
            HN_TRY(put_both(vm, t, d, dict, weak));
            done = true;
        }
    }
    return done ? HN_OK : put_both(vm, t, d, dict, weak);
}

hn_status hnclass_complete(hn_vm *vm, hn_type *t) {
    if (!(t->h.flags & HN_TYPE_BARE)) return HN_OK;
    bool dict = false, weak = false;
    if (!(t->h.flags & HN_TYPE_SEALED)) hntype_brings(vm, t, &dict, &weak);
    if (dict || weak) {
        hn_dict *d;
        HN_TRY(rebuild(vm, t, dict, weak, &d));
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
