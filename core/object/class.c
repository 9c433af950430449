/* Making classes: the choice of the base that decides the layout, __slots__, and the dict of the new class. A
 * failure must leave existing classes untouched, because the instruction may run again: so the new class is
 * linked to its bases last. */
#include "object/type_internal.h"

#include "object/class.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/kind.h"
#include "object/list.h"
#include "object/mro.h"
#include "object/ops.h"
#include "object/repr.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/sort.h"
#include "object/str.h"
#include "object/strbuf.h"

/* ---- layout ---- */

/* The ancestor that decides how instances are laid out: a builtin with a layout of its own, or a class with
 * slots. */
static hn_type *solid(hn_type *t) {
    while (t->base) {
        if (t->base->base_kind != t->base_kind || t->root->nslots > t->base->root->nslots) return t;
        t = t->base;
    }
    return t;
}

hn_status hntype_choose_base(hn_vm *vm, const hn_tuple *bases, hn_type **out) {
    hn_type *winner = NULL, *base = NULL;
    for (uint32_t i = 0; i < bases->len; i++) {
        if (!hnv_is(bases->items[i], HN_KIND_TYPE))
            return hnexc_raise(vm, HN_T_TYPEERROR, "bases must be types");
        hn_type *t = HN_TYPE(bases->items[i]), *s = solid(t);
        if (!(t->h.flags & HN_TYPE_BASE))
            return hnexc_raise(vm, HN_T_TYPEERROR, "type '%U' is not an acceptable base type", t->name);
        if (!winner || hntype_is(s, winner)) {
            if (!winner || s != winner) base = t;
            winner = s;
        } else if (!hntype_is(winner, s)) {
            return hnexc_raise(vm, HN_T_TYPEERROR, "multiple bases have instance lay-out conflict");
        }
    }
    *out = base;
    return HN_OK;
}

/* ---- __slots__ ---- */

typedef struct slot_list {
    const hn_value *names;
    uint32_t n;
    bool present, dict;
} slot_list;

static hn_status read_slots(hn_vm *vm, const hn_dict *ns, hn_value *hold, slot_list *out) {
    *out = (slot_list){.dict = true};
    *hold = hndict_get_str(vm, ns, HN_NAME(vm, __slots__));
    if (*hold == HN_UNBOUND) return HN_OK;
    out->present = true;
    out->dict = false;
    if (hnv_is(*hold, HN_KIND_STR)) {
        out->names = hold;
        out->n = 1;
    } else if (!hnseq_view(*hold, &out->names, &out->n)) {
        return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object is not iterable", *hold);
    }
    return HN_OK;
}

static hn_status mangle(hn_vm *vm, hn_value cls, hn_value name, hn_value *out) {
    const hn_str *s = HN_STR(name), *c = HN_STR(cls);
    uint32_t skip = 0;
    while (skip < c->len && hnstr_at(c, skip) == '_') skip++;
    uint32_t n = s->len;
    bool private = n > 2 && hnstr_at(s, 0) == '_' && hnstr_at(s, 1) == '_' &&
                   !(hnstr_at(s, n - 1) == '_' && hnstr_at(s, n - 2) == '_');
    if (!private || skip == c->len) return hnstr_intern(vm, name, out);
    hn_value stripped, text;
    HN_TRY(hnstr_slice(vm, cls, skip, c->len, &stripped));
    HN_TRY(hnstr_format(vm, &text, "_%U%U", stripped, name));
    return hnstr_intern(vm, text, out);
}

static hn_status add_slot(hn_vm *vm, hn_type *t, hn_value name, uint32_t slot) {
    hn_value there = hndict_get_str(vm, t->dict, name);
    if (there != HN_UNBOUND && !(hnv_is(there, HN_KIND_MEMBER) && HN_AS(hn_member, there)->owner == t)) {
        HN_TRY(hnops_show(vm, name, &name));
        return hnexc_raise(vm, HN_T_VALUEERROR, "%U in __slots__ conflicts with class variable", name);
    }
    hn_member *m = hnheap_new(vm, HN_KIND_MEMBER, sizeof *m);
    if (!m) return HN_NOMEM;
    m->owner = t;
    m->name = name;
    m->slot = slot;
    return hndict_set_str(vm, t->dict, name, hnv_from_ref(m));
}

/* Whether instances of the class have a __dict__ already. */
static bool has_dict(const hn_type *t) {
    if (t->h.flags & HN_TYPE_NO_DICT) return false;
    return !(t->h.flags & HN_TYPE_BUILTIN) || t->base_kind == HN_KIND_EXC || t->base_kind == HN_KIND_TYPE ||
           t->base_kind == HN_KIND_MODULE || t->base_kind == HN_KIND_STATICMETHOD ||
           t->base_kind == HN_KIND_CLASSMETHOD;
}

/* Whether the instances can be referred to weakly. Where an object's length is part of it, they never can. */
static bool takes_weak(const hn_type *t, const slot_list *slots, bool named) {
    const hn_type *b = t->base;
    bool never =
        b->base_kind == HN_KIND_INT || b->base_kind == HN_KIND_TUPLE || b->base_kind == HN_KIND_BYTES;
    if (b->weak || never) return b->weak;
    bool adds = named || !slots->present;
    for (uint32_t i = 0; i < t->bases->len && !adds; i++) adds = HN_TYPE(t->bases->items[i])->weak;
    return adds;
}

void hntype_brings(const hn_type *t, bool *dict, bool *weak) {
    *dict = has_dict(t) && !has_dict(t->base);
    *weak = t->weak && !t->base->weak;
}

/* Whether instances of a class have more than those of its base, or are of a kind that only the library
 * makes. */
static bool adds_layout(const hn_type *t) {
    const hn_type *b = t->base;
    return !b || t->base_kind != b->base_kind || t->root->nslots != b->root->nslots ||
           has_dict(t) != has_dict(b) || t->weak != b->weak || t->h.flags & HN_TYPE_SEALED;
}

static hn_status find_layout(hn_vm *vm, const hn_type **t) {
    for (; !adds_layout(*t); *t = (*t)->base) HN_TRY(hnmeter_charge(&vm->meter, 1));
    return HN_OK;
}

/* Whether two classes have the same names in their slots: then each is in the same slot, too. */
static bool same_members(const hn_type *a, const hn_type *b) {
    uint32_t n = a->members ? a->members->len : 0;
    if (n != (b->members ? b->members->len : 0)) return false;
    for (uint32_t i = 0; i < n; i++)
        if (!hnstr_equal(HN_STR(a->members->items[i]), HN_STR(b->members->items[i]))) return false;
    return true;
}

static hn_status same_layout(hn_vm *vm, const hn_type *a, const hn_type *b, bool *out) {
    HN_TRY(find_layout(vm, &a));
    HN_TRY(find_layout(vm, &b));
    *out = a == b;
    if (a == b || (a->h.flags | b->h.flags) & (HN_TYPE_BUILTIN | HN_TYPE_SEALED)) return HN_OK;
    HN_TRY(hnmeter_charge(&vm->meter, a->members ? a->members->len >> 4 : 0));
    *out = a->base == b->base && a->root->nslots == b->root->nslots && a->base_kind == b->base_kind &&
           has_dict(a) == has_dict(b) && a->weak == b->weak && same_members(a, b);
    return HN_OK;
}

/* What CPython gives memory back with is another function for these builtin types than for all others. */
static bool is_untracked(const hn_type *t) {
    if (!(t->h.flags & HN_TYPE_BUILTIN)) return false;
    switch (t->id) {
    case HN_T_OBJECT:
    case HN_T_INT:
    case HN_T_BOOL:
    case HN_T_FLOAT:
    case HN_T_COMPLEX:
    case HN_T_STR:
    case HN_T_BYTES:
    case HN_T_BYTEARRAY: return true;
    default: return false;
    }
}

hn_status hntype_check_layout(hn_vm *vm, const hn_type *to, const hn_type *from, const char *what) {
    bool same;
    if (is_untracked(to) != is_untracked(from))
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s assignment: '%U' deallocator differs from '%U'", what,
                           to->name, from->name);
    HN_TRY(same_layout(vm, to, from, &same));
    return same ? HN_OK
                : hnexc_raise(vm, HN_T_TYPEERROR, "%s assignment: '%U' object layout differs from '%U'", what,
                              to->name, from->name);
}

/* __dict__ and __weakref__ among the slots: each once, and not where a base has it. True for others. */
static hn_status special_slot(hn_vm *vm, hn_type *t, hn_value name, slot_list *slots, bool *weak,
                              bool *other) {
    bool dict = hnstr_equal_z(name, "__dict__");
    *other = !dict && !hnstr_equal_z(name, "__weakref__");
    if (*other) return HN_OK;
    if (dict ? slots->dict || has_dict(t->base) : *weak || t->base->weak)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U slot disallowed: we already got one", name);
    *(dict ? &slots->dict : weak) = true;
    return HN_OK;
}

static bool takes_no_slots(const hn_type *t) {
    return t->base_kind == HN_KIND_INT || t->base_kind == HN_KIND_TUPLE || t->base_kind == HN_KIND_BYTES ||
           t->base_kind == HN_KIND_TYPE;
}

/* Makes the members, in the dict in the order of their names, and so in slots if those are not to be as they
 * are listed. */
static hn_status add_slots(hn_vm *vm, hn_type *t, slot_list *slots, bool listed, bool *weak) {
    bool other;
    uint32_t n = 0;
    if (!slots->n) return HN_OK;
    if (takes_no_slots(t))
        return hnexc_raise(vm, HN_T_TYPEERROR, "nonempty __slots__ not supported for subtype of '%U'",
                           t->base->name);
    hn_tuple *names = hntuple_alloc(vm, slots->n), *at = hntuple_alloc(vm, slots->n);
    if (!names || !at) return HN_NOMEM;
    for (uint32_t i = 0; i < slots->n; i++) {
        hn_value name = slots->names[i];
        if (!hnv_is(name, HN_KIND_STR))
            return hnexc_raise(vm, HN_T_TYPEERROR, "__slots__ items must be strings, not '%T'", name);
        HN_TRY(special_slot(vm, t, name, slots, weak, &other));
        if (!other) continue;
        at->items[n] = hnv_from_int(n);
        HN_TRY(mangle(vm, t->name, name, &names->items[n++]));
    }
    if (!n) return HN_OK;
    HN_TRY(hnsort(vm, names->items, at->items, n, false));
    hn_value members;
    HN_TRY(hntuple_from(vm, names->items, n, &members));
    t->members = HN_TUPLE(members);
    for (uint32_t i = 0; i < n; i++)
        HN_TRY(add_slot(vm, t, names->items[i],
                        t->base->root->nslots + (listed ? (uint32_t)hnv_int(at->items[i]) : i)));
    return HN_OK;
}

/* What slots make of the class: its members, whether there is a __dict__, the root shape with room for
 * all. */
static hn_status apply_slots(hn_vm *vm, hn_type *t, slot_list *slots, bool listed) {
    bool weak = false;
    HN_TRY(add_slots(vm, t, slots, listed, &weak));
    t->weak = takes_weak(t, slots, weak);
    bool object_like =
        t->base->id == HN_T_OBJECT || (t->base->h.flags & HN_TYPE_NO_DICT) ||
        ((t->h.flags & HN_TYPE_WRAPS) && (t->base->h.flags & HN_TYPE_BUILTIN) && !has_dict(t->base));
    bool all_bases = object_like;
    for (uint32_t i = 0; i < t->bases->len; i++) {
        hn_type *b = HN_TYPE(t->bases->items[i]);
        if (!(b->h.flags & (HN_TYPE_NO_DICT | HN_TYPE_BUILTIN))) all_bases = false;
    }
    if (slots->present && !slots->dict && all_bases) t->h.flags |= HN_TYPE_NO_DICT;
    return hnshape_root(vm, t, t->base->root->nslots + (t->members ? t->members->len : 0));
}

/* ---- the class ---- */

static hn_status as_wrapper(hn_vm *vm, hn_dict *d, hn_value name, hn_kind kind) {
    hn_value f = hndict_get_str(vm, d, name);
    if (!hnv_is_method(f)) return HN_OK;
    hn_wrapper *w = hnheap_new(vm, kind, sizeof *w);
    if (!w) return HN_NOMEM;
    w->func = f;
    return hndict_set_str(vm, d, name, hnv_from_ref(w));
}

/* What a class statement says of the class, and no attribute of it is. */
typedef struct class_facts {
    hn_value qualname, cell;
} class_facts;

/* They give way to slots of these names. */
static class_facts take_facts(hn_vm *vm, hn_dict *d) {
    class_facts f = {hndict_get_str(vm, d, HN_NAME(vm, __qualname__)),
                     hndict_get_str(vm, d, HN_NAME(vm, __classcell__))};
    hndict_del_str(vm, d, HN_NAME(vm, __qualname__));
    hndict_del_str(vm, d, HN_NAME(vm, __classcell__));
    hndict_del_str(vm, d, HN_NAME(vm, __classdictcell__));
    return f;
}

static hn_status class_set_cell(hn_vm *vm, hn_type *t, hn_value cell) {
    if (cell == HN_UNBOUND) return HN_OK;
    if (!hnv_is(cell, HN_KIND_CELL)) {
        hn_value shown;
        HN_TRY(hnops_repr_class(vm, hntype_of(vm, cell), &shown));
        return hnexc_raise(vm, HN_T_TYPEERROR, "__classcell__ must be a nonlocal cell, not %U", shown);
    }
    HN_AS(hn_cell, cell)->value = hnv_from_ref(t);
    return HN_OK;
}

static hn_status class_fill_dict(hn_vm *vm, hn_type *t, const class_facts *facts) {
    hn_dict *d = t->dict;
    if (facts->qualname != HN_UNBOUND) {
        if (!hnv_is(facts->qualname, HN_KIND_STR))
            return hnexc_raise(vm, HN_T_TYPEERROR, "type __qualname__ must be a str, not %T",
                               facts->qualname);
        t->qualname = facts->qualname;
    }
    HN_TRY(as_wrapper(vm, d, HN_NAME(vm, __new__), HN_KIND_STATICMETHOD));
    HN_TRY(as_wrapper(vm, d, HN_NAME(vm, __init_subclass__), HN_KIND_CLASSMETHOD));
    HN_TRY(as_wrapper(vm, d, HN_NAME(vm, __class_getitem__), HN_KIND_CLASSMETHOD));
    if (hndict_get_str(vm, d, HN_NAME(vm, __doc__)) == HN_UNBOUND)
        HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __doc__), HN_NONE));
    if (hndict_get_str(vm, d, HN_NAME(vm, __eq__)) != HN_UNBOUND &&
        hndict_get_str(vm, d, HN_NAME(vm, __hash__)) == HN_UNBOUND)
        HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __hash__), HN_NONE));
    return class_set_cell(vm, t, facts->cell);
}

/* Room in the list of its subclasses, so that no base lists a class that is not made after all. */
static hn_status expect_subclass(hn_vm *vm, hn_type *b) {
    if (b->h.flags & HN_TYPE_BUILTIN) return HN_OK;
    if (!hnv_is(b->subclasses, HN_KIND_LIST)) {
        hn_list *l = hnlist_new(vm, 1);
        if (!l) return HN_NOMEM;
        b->subclasses = hnv_from_ref(l);
        vm->heap.weak = true;
    }
    return hnlist_reserve(vm, HN_LIST(b->subclasses), 1);
}

static hn_status link_bases(hn_vm *vm, hn_type *t) {
    for (uint32_t i = 0; i < t->bases->len; i++) HN_TRY(expect_subclass(vm, HN_TYPE(t->bases->items[i])));
    for (uint32_t i = 0; i < t->bases->len; i++) {
        hn_type *b = HN_TYPE(t->bases->items[i]);
        if (!(b->h.flags & HN_TYPE_BUILTIN))
            HN_TRY(hnlist_append(vm, HN_LIST(b->subclasses), hnv_from_ref(t)));
    }
    return HN_OK;
}

/* The namespace with names that are exact strs where they were of subclasses: attributes are looked up by
 * nothing else. Other keys stay. */
static hn_status with_plain_names(hn_vm *vm, hn_dict **ns) {
    hn_value key, value;
    const hn_dict *from = *ns;
    if (!(from->h.flags & HN_DICT_GENERAL)) return HN_OK;
    *ns = hndict_new(vm, from->live);
    if (!*ns) return HN_NOMEM;
    for (uint32_t i = 0; hndict_next(from, &i, &key, &value);) {
        HN_TRY(hnmeter_charge(&vm->meter, i % 8 == 0));
        hn_value name = hnv_payload(key);
        if (hnv_is(name, HN_KIND_STR))
            HN_TRY(hndict_set_str(vm, *ns, name, value));
        else
            HN_TRY(hndict_take_entry(vm, *ns, from, i - 1));
    }
    return HN_OK;
}

hn_status hntype_new(hn_vm *vm, hn_type *meta, hn_value name, hn_value bases, hn_dict *ns, bool listed,
                     hn_value *out) {
    hn_type *base = NULL;
    HN_TRY(with_plain_names(vm, &ns));
    HN_TRY(hntype_choose_base(vm, HN_TUPLE(bases), &base));
    hn_type *t = hnheap_new(vm, HN_KIND_TYPE, sizeof *t);
    if (!t) return HN_NOMEM;
    t->meta = meta;
    t->base = base;
    hnshape_follow_base(t);
    t->base_kind = base->base_kind;
    t->name = t->qualname = name;
    t->subclasses = HN_NONE;
    t->bases = HN_TUPLE(bases);
    t->h.flags = HN_TYPE_BASE | (base->h.flags & HN_TYPE_EXC) |
                 (hnkind_is_wrapped(base->base_kind) ? HN_TYPE_WRAPS : 0);
    if (vm->shared.objects) t->h.flags |= HN_TYPE_BARE;
    HN_TRY(hndict_copy(vm, ns, &t->dict));
    slot_list slots;
    hn_value hold;
    HN_TRY(read_slots(vm, ns, &hold, &slots));
    class_facts facts = take_facts(vm, t->dict);
    HN_TRY(apply_slots(vm, t, &slots, listed));
    HN_TRY(class_fill_dict(vm, t, &facts));
    HN_TRY(hntype_compute_mro(vm, t));
    HN_TRY(hnshape_begin_sharing(vm, t));
    HN_TRY(link_bases(vm, t));
    hntype_update_flags(vm, t);
    *out = hnv_from_ref(t);
    return HN_OK;
}
