/* Handles and host objects. vm->handles has two entries for a handle: the object under its number, and under
 * a negative key when it was last handed out. A release that crosses with a newer use of the same handle is
 * recognised by the second (hnhandle_release). The map of a host object comes from the host, so each field is
 * checked; the slots are in the order of __slots__ of HostObject. */
#include "host/handle.h"

#include "object/dict.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/str.h"
#include "object/type.h"

/* The key in vm->handles of the time when the object was handed out last. */
static hn_value when(uint32_t id) {
    return hnv_from_int(-1 - (int64_t)id);
}

hn_status hnhandle_of(hn_vm *vm, hn_value v, uint32_t *id) {
    if (!vm->handles) vm->handles = hndict_new(vm, 0);
    if (!vm->handles) return HN_NOMEM;
    *id = hnobj_id(vm, hnv_ref(v));
    HN_TRY(hndict_set(vm, vm->handles, when(*id), hnv_from_int((int64_t)++vm->handed)));
    return hndict_set(vm, vm->handles, hnv_from_int(*id), v);
}

hn_value hnhandle_get(hn_vm *vm, uint64_t id) {
    hn_value v = HN_UNBOUND;
    if (!vm->handles || id > UINT32_MAX) return HN_UNBOUND;
    return hndict_get(vm, vm->handles, hnv_from_int((int64_t)id), &v) == HN_OK ? v : HN_UNBOUND;
}

bool hnhandle_release(hn_vm *vm, uint32_t id, uint64_t seen) {
    hn_value v = HN_UNBOUND;
    if (!vm->handles || hndict_get(vm, vm->handles, when(id), &v) != HN_OK || v == HN_UNBOUND) return false;
    if ((uint64_t)hnv_int(v) > seen) return true;
    (void)!hndict_pop(vm, vm->handles, when(id), &v);
    return hndict_pop(vm, vm->handles, hnv_from_int(id), &v) == HN_OK && v != HN_UNBOUND;
}

/* ---- host objects ---- */

enum {
    SLOT_ID,
    SLOT_CLASS,
    SLOT_ATTRIBUTES,
    SLOT_WRITABLE,
    SLOT_METHODS,
    SLOTS
}; /* __slots__ of HostObject */

static hn_status handle_field(hn_vm *vm, const hn_dict *map, const char *name, hn_value *out) {
    hn_value key;
    HN_TRY(hnstr_from_z(vm, name, &key));
    *out = hndict_get_str(vm, map, key);
    return HN_OK;
}

/* Reads a field that is a list of names, as a tuple of interned ones. UNBOUND: it is anything else. */
static hn_status names_of(hn_vm *vm, const hn_dict *map, const char *name, hn_value *out) {
    const hn_value *items;
    hn_value list;
    uint32_t n;
    HN_TRY(handle_field(vm, map, name, &list));
    *out = HN_UNBOUND;
    if (!hnv_is(list, HN_KIND_LIST) || !hnseq_view(list, &items, &n)) return HN_OK;
    hn_tuple *t = hntuple_alloc(vm, n);
    if (!t) return HN_NOMEM;
    HN_TRY(hnmeter_charge(&vm->meter, n >> 3));
    for (uint32_t i = 0; i < n; i++) {
        if (!hnv_is(items[i], HN_KIND_STR)) return HN_OK;
        HN_TRY(hnstr_intern(vm, items[i], &t->items[i]));
    }
    *out = hnv_from_ref(t);
    return HN_OK;
}

static bool is_key(hn_value v) {
    return hnv_is_int(v) || hnv_is(v, HN_KIND_STR);
}

hn_status hnhandle_host_object(hn_vm *vm, hn_value map, hn_value *out) {
    hn_type *cls = vm->host_object;
    hn_value v[SLOTS];
    *out = HN_UNBOUND;
    if (!hnv_is(map, HN_KIND_DICT) || !cls || cls->root->nslots != SLOTS) return HN_OK;
    const hn_dict *d = HN_DICT(map);
    HN_TRY(handle_field(vm, d, "id", &v[SLOT_ID]));
    HN_TRY(handle_field(vm, d, "class", &v[SLOT_CLASS]));
    HN_TRY(names_of(vm, d, "attributes", &v[SLOT_ATTRIBUTES]));
    HN_TRY(names_of(vm, d, "writable", &v[SLOT_WRITABLE]));
    HN_TRY(names_of(vm, d, "methods", &v[SLOT_METHODS]));
    if (!is_key(v[SLOT_ID]) || !hnv_is(v[SLOT_CLASS], HN_KIND_STR)) return HN_OK;
    for (unsigned i = SLOT_ATTRIBUTES; i < SLOTS; i++)
        if (v[i] == HN_UNBOUND) return HN_OK;
    HN_TRY(hninst_new(vm, cls, HN_UNBOUND, out));
    memcpy(HN_INSTANCE(*out)->slots, v, sizeof v);
    return HN_OK;
}

hn_value hnhandle_host_key(hn_vm *vm, hn_value v) {
    if (!hnv_is(v, HN_KIND_INSTANCE)) return HN_UNBOUND;
    const hn_instance *i = HN_INSTANCE(v);
    bool is_one = i->shape->nslots == SLOTS && i->shape->cls == vm->host_object;
    return is_one && is_key(i->slots[SLOT_ID]) ? i->slots[SLOT_ID] : HN_UNBOUND;
}
