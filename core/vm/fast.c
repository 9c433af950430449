/* The second level of attribute caching, and truth of builtin values. hnfast_find answers from vm->acache,
 * and fills it. An entry holds for one shape and name until vm->type_epoch changes. A plain value of a class
 * can be replaced without such a change, so only its place is cached, and the value is looked up each
 * time. */
#include "vm/fast.h"

#include "object/shape.h"
#include "object/type.h"

/* Returns whether a class's value is itself when it is read through an instance. */
static bool fast_is_plain(hn_value v) {
    return !hnv_is_ref(v) || HN_IN(hnv_ref(v)->kind, KINDS_PLAIN);
}

bool hnfast_find(hn_vm *vm, hn_instance *o, hn_value name, int32_t *slot, hn_value *value) {
    hn_shape *shape = o->shape;
    hn_acache_entry *e = hnfast_attr(vm, shape, name);
    if (HN_UNLIKELY(e->shape != shape || e->name != name || e->epoch != vm->type_epoch)) {
        if ((shape->cls->h.flags & HN_TYPE_GETATTR) || (shape->h.flags & HN_SHAPE_DICT)) return false;
        if (name == HN_NAME(vm, __doc__))
            return false; /* that of a builtin type may be missing in its
                                                           dict */
        hn_value found = hntype_lookup(vm, shape->cls, name);
        int32_t at = HN_FAST_CLASS;
        if (hnv_is(found, HN_KIND_PROPERTY)) {
            found = HN_AS(hn_property, found)->get;
            if (!hnv_is(found, HN_KIND_FUNCTION)) return false;
            at = HN_FAST_PROPERTY;
        } else if (hnv_is(found, HN_KIND_MEMBER) && hntype_is(shape->cls, HN_AS(hn_member, found)->owner))
            at = (int32_t)HN_AS(hn_member, found)->slot;
        else if (found == HN_UNBOUND || hnv_is_method(found) || fast_is_plain(found)) {
            at = hnshape_find(vm, shape, name);
            if (at < 0 && found == HN_UNBOUND) return false;
        } else {
            return false;
        }
        *e = (hn_acache_entry){.shape = shape, .name = name, .epoch = vm->type_epoch, .slot = at};
        e->value = at < 0 && hnv_is(found, HN_KIND_FUNCTION) ? found : HN_UNBOUND;
    }
    *slot = e->slot;
    if (e->slot >= 0) return o->slots[e->slot] != HN_UNBOUND;
    /* A plain value can be replaced without a new epoch, so it is looked up each time. */
    *value = e->value != HN_UNBOUND ? e->value : hntype_lookup(vm, shape->cls, name);
    return true;
}

int hnfast_truth(hn_value v) {
    if (hnv_is_int(v)) return hnv_int(v) != 0;
    if (hnv_is_double(v)) return hnv_double(v) != 0;
    if (!hnv_is_ref(v)) return v == HN_TRUE ? 1 : v == HN_FALSE || v == HN_NONE ? 0 : -1;
    const hn_object *o = hnv_ref(v);
    switch ((hn_kind)o->kind) {
    case HN_KIND_STR:
    case HN_KIND_BYTES:
    case HN_KIND_LIST:
    case HN_KIND_TUPLE:
        return ((const hn_list *)(const void *)o)->len != 0; /* the length is the first field in all four */
    case HN_KIND_DICT: return HN_DICT(v)->live != 0;
    case HN_KIND_SET:
    case HN_KIND_FROZENSET: return HN_SET(v)->live != 0;
    case HN_KIND_FUNCTION: return 1;
    case HN_KIND_INSTANCE: {
        const hn_type *t = HN_INSTANCE(v)->shape->cls;
        return t->h.flags & HN_TYPE_PLAIN_TRUTH ? 1 : -1;
    }
    default: return -1;
    }
}
