/* Primitives by which frozen Python works on dicts, sets and lists with keys and comparisons that are Python
 * code (core/lib/py/_hn/dicts.py and others). A comparison may change the table meanwhile. So places are
 * checked at each use, and the `..._held` primitives tell whether a candidate is still where it was. */
#include "lib/types/list_common.h"
#include "lib/twins.h"
#include "lib/types/views.h"
#include "base/hash.h"
#include "code/code.h"
#include "object/list.h"
#include "object/ops_hash.h"
#include "object/set.h"
#include "object/sort.h"
#include "vm/frame.h"

static int64_t int_arg(hn_value v) {
    int64_t i = 0;
    (void)hnint_to_i64(v, &i);
    return i;
}
/* A place that _dict_probe or _set_probe gave. */
#define INDEX(v) ((uint32_t)hnv_int(v))

/* An entry with a key; what is deleted keeps other things there. NULL: none. */
static hn_entry *entry_at(hn_value d, hn_value place) {
    uint32_t i = INDEX(place);
    return i < HN_DICT(d)->used && HN_DICT(d)->entries[i].key != HN_UNBOUND ? HN_DICT(d)->entries + i : NULL;
}

/* What to compare with the key that is looked for: (key, place, where to go on, size of the table), or
 * None. */
static hn_status candidate(hn_vm *vm, hn_value key, int32_t at, uint32_t next, uint32_t size, hn_value *out) {
    hn_value parts[4] = {key, hnv_from_int(at), hnv_from_int(next), hnv_from_int(size)};
    *out = HN_NONE;
    return at < 0 ? HN_OK : hntuple_from(vm, parts, 4, out);
}

/* Another number when the entries have been packed or put into another table. */
static uint32_t dict_primitives_table_of(const hn_dict *d) {
    return d->cap ^ (uint32_t)d->h.flags / HN_DICT_PACKED_ONCE;
}

static hn_status dict_probe(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_dict *d = HN_DICT(args[0]);
    int32_t entry;
    uint32_t next;
    hndict_probe(d, int_arg(args[1]), INDEX(args[2]), &entry, &next);
    return candidate(vm, entry < 0 ? HN_NONE : d->entries[entry].key, entry, next,
                     dict_primitives_table_of(d), out);
}
/* Whether a comparison has left the candidate where it was, in a table of the same size. */
static hn_status dict_held(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_dict *d = HN_DICT(args[0]);
    *out = hnv_bool(INDEX(args[1]) < d->used && dict_primitives_table_of(d) == INDEX(args[3]) &&
                    d->entries[INDEX(args[1])].key == args[2]);
    return HN_OK;
}
/* The next entry from a place on: (key, value, its hash, where to go on); None at the
 * end. */
static hn_status dict_next(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    uint32_t i = INDEX(args[1]);
    const hn_dict *d = HN_DICT(args[0]);
    hn_value parts[4];
    int64_t hash;
    *out = HN_NONE;
    if (!hndict_next(d, &i, &parts[0], &parts[1])) return HN_OK;
    HN_TRY(hndict_hash_at(vm, d, i - 1, &hash));
    HN_TRY(hnint_from_i64(vm, hash, &parts[2]));
    parts[3] = hnv_from_int(i);
    return hntuple_from(vm, parts, 4, out);
}
static hn_status dict_value(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_entry *e = entry_at(args[0], args[1]);
    if (!e) return hnexc_bad_argument(vm);
    *out = e->value;
    return HN_OK;
}
static hn_status dict_set_value(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_entry *e = entry_at(args[0], args[1]);
    if (!e) return hnexc_bad_argument(vm);
    e->value = args[2];
    *out = HN_NONE;
    return HN_OK;
}
/* Counts a key. */
static hn_status dict_count(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value v;
    hn_status st = hndict_get(vm, HN_DICT(args[0]), args[1], &v);
    *out = HN_NONE;
    if (st == HN_OK && v == HN_UNBOUND) v = hnv_from_int(0);
    if (st == HN_OK && (!hnv_is_int(v) || hnv_int(v) >= INT32_MAX)) st = HN_SLOW;
    if (st == HN_OK) st = hndict_set(vm, HN_DICT(args[0]), args[1], hnv_from_int(hnv_int(v) + 1));
    return st == HN_SLOW ? hncall_slow(vm, HN_SLOW_DICT_COUNT, 2, args) : st;
}
static hn_status dict_insert(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    return hndict_insert_new(vm, HN_DICT(args[0]), int_arg(args[1]), args[2], args[3]);
}
static hn_status dict_delete(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    hndict_delete_entry(vm, HN_DICT(args[0]), INDEX(args[1]));
    return HN_OK;
}
/* (dict, key, last): moves the entry of a key behind all others; whether there is one. None where it is not
 * to be the last and is the first. */
static hn_status dict_move(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    int32_t entry;
    HN_TRY_SLOW(hndict_find(vm, HN_DICT(args[0]), args[1], &entry), HN_SLOW_DICT_MOVE, 3, args);
    if (entry >= 0 && args[2] == HN_FALSE && (uint32_t)entry == hndict_first(HN_DICT(args[0])))
        return *out = HN_NONE, HN_OK;
    *out = hnv_bool(entry >= 0);
    return entry < 0 ? HN_OK : hndict_move_last(vm, HN_DICT(args[0]), (uint32_t)entry);
}
static hn_status dict_move_entry(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    return hndict_move_last(vm, HN_DICT(args[0]), INDEX(args[1]));
}
/* Moves the first entry behind all others. */
static hn_status dict_rotate(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    return hndict_move_last(vm, HN_DICT(args[0]), hndict_first(HN_DICT(args[0])));
}
/* Whether all items of another dict are in this one now; otherwise some, and a comparison needs Python. */
static hn_status dict_join(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_status st = hndict_update(vm, HN_DICT(args[0]), HN_DICT(args[1]));
    *out = hnv_bool(st == HN_OK);
    return st == HN_SLOW ? HN_OK : st;
}
/* The keys of a dict or set are to come into an empty dict. */
static hn_status dict_expect(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    return hndict_presize_keys(vm, HN_DICT(args[0]), args[1]);
}
/* The dict that an instance of a subclass of dict wraps, when its iteration is a dict's; otherwise None. */
static hn_status exact_dict(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    if (hnv_is(args[0], HN_KIND_DICT)) {
        *out = args[0];
    } else if (hnv_is(hnv_payload(args[0]), HN_KIND_DICT)) {
        hn_value iter = HN_NAME(vm, __iter__);
        if (hntype_lookup(vm, hntype_of(vm, args[0]), iter) == hntype_lookup(vm, vm->types[HN_T_DICT], iter))
            *out = hnv_payload(args[0]);
    }
    return HN_OK;
}
static hn_status proxy_mapping(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_AS(hn_proxy, args[0])->mapping;
    return HN_OK;
}
/* _ordered_view(dict, kind): a view of an OrderedDict. */
static hn_status ordered_view(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    if (INDEX(args[1]) >= HN_VIEW_COUNT) return hnexc_bad_argument(vm);
    return hnview_new(vm, HN_VIEW_ORDERED + INDEX(args[1]), HN_DICT(args[0]), out);
}
static hn_status view_dict(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = hnv_from_ref(HN_AS(hn_dict_view, args[0])->dict);
    return HN_OK;
}

static const hn_set_entry *entries_of(const hn_set *s) {
    return (const hn_set_entry *)(const void *)s->table->data;
}
static hn_status set_probe(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_set *s = HN_SET(args[0]);
    int32_t slot;
    uint32_t next;
    hnset_probe(s, int_arg(args[1]), INDEX(args[2]), &slot, &next);
    return candidate(vm, slot < 0 ? HN_NONE : entries_of(s)[slot].key, slot, next, s->mask, out);
}
static hn_status set_held(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_set *s = HN_SET(args[0]);
    *out = hnv_bool(s->table && INDEX(args[1]) <= s->mask && s->mask == INDEX(args[3]) &&
                    entries_of(s)[INDEX(args[1])].key == args[2]);
    return HN_OK;
}
static hn_status set_insert(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    return hnset_insert_new(vm, HN_SET(args[0]), int_arg(args[1]), args[2]);
}
/* d[key] = value and s.add(member) of builtin objects, whatever the keys are. */
static hn_status dict_put(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    HN_TRY_SLOW(hndict_set(vm, HN_DICT(args[0]), args[1], args[2]), HN_SLOW_DICT_SET, 3, args);
    return HN_OK;
}
static hn_status set_put(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    HN_TRY_SLOW(hnset_add(vm, HN_SET(args[0]), args[1], NULL), HN_SLOW_SET_ADD, 2, args);
    return HN_OK;
}
/* What a table of frozen Python has for an exact str, or for this very class: asks no program, whose keys
 * and metaclasses may define __eq__ and __hash__, so that no twin gets hold of the table. */
static hn_status entry(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_dict *d = HN_DICT(args[0]);
    hn_value key, v = HN_UNBOUND;
    if (hnv_is(args[1], HN_KIND_STR)) {
        v = hndict_get_str(vm, d, args[1]);
    } else {
        HN_TRY(hnmeter_charge(&vm->meter, d->used >> 4));
        for (uint32_t i = 0; v == HN_UNBOUND && hndict_next(d, &i, &key, out);)
            if (key == args[1]) v = *out;
    }
    *out = v == HN_UNBOUND ? args[2] : v;
    return HN_OK;
}
static hn_status entry_put(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_status st = hndict_set(vm, HN_DICT(args[0]), args[1], args[2]);
    *out = HN_NONE;
    return st == HN_SLOW ? hnexc_bad_argument(vm) : st;
}
/* d[item[0]] = item[1] -> None; the item itself when it is no tuple or list of two. */
static hn_status dict_put_pair(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_value *pair;
    uint32_t len;
    if (!hnseq_view(args[1], &pair, &len) || len != 2) return *out = args[1], HN_OK;
    hn_value put[3] = {args[0], pair[0], pair[1]};
    return dict_put(vm, put, 3, out);
}
static hn_status set_delete(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    hnset_delete_slot(vm, HN_SET(args[0]), INDEX(args[1]));
    return HN_OK;
}
/* The member in the next slot that has one: (member, hash, where to go on); None at the end. */
static hn_status set_next(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    uint32_t i = INDEX(args[1]);
    hn_value parts[3];
    int64_t hash;
    *out = HN_NONE;
    if (i > HN_SET(args[0])->mask || !hnset_next(HN_SET(args[0]), &i, &parts[0], &hash)) return HN_OK;
    HN_TRY(hnint_from_i64(vm, hash, &parts[1]));
    parts[2] = hnv_from_int(i);
    return hntuple_from(vm, parts, 3, out);
}
/* An empty set of the same kind. */
static hn_status dict_primitives_set_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_set *s = hnset_new(vm, (hn_kind)hnv_ref(args[0])->kind);
    *out = s ? hnv_from_ref(s) : HN_NONE;
    return s ? HN_OK : HN_NOMEM;
}
/* A copy; its kind is that of the second argument. */
static hn_status dict_primitives_set_copy(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_set *s;
    HN_TRY(hnset_copy(vm, HN_SET(args[0]), (hn_kind)hnv_ref(args[1])->kind, &s));
    *out = hnv_from_ref(s);
    return HN_OK;
}
/* The first set takes over the table of the second, which is empty from now on: a table has one owner. */
static hn_status set_become(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_set *s = HN_SET(args[0]), *from = HN_SET(args[1]);
    *out = HN_NONE;
    if (s == from) return HN_OK;
    s->table = from->table;
    s->live = from->live;
    s->fill = from->fill;
    s->mask = from->mask;
    s->version++;
    from->table = NULL;
    from->live = from->fill = from->mask = from->next = 0;
    from->version++;
    return HN_OK;
}
/* The set or frozenset that an instance of a subclass wraps; anything else as it is. */
static hn_status plain_set(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value v = hnv_payload(args[0]);
    *out = hnset_is(v) ? v : args[0];
    return HN_OK;
}
static hn_status set_content_hash(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    int64_t hash;
    HN_TRY(hnset_content_hash(vm, HN_SET(args[0]), &hash));
    return hnint_from_i64(vm, hash, out);
}

/* The hash of a tuple from the hashes of its items; the second argument is true for a slice. */
static hn_status hash_of_hashes(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_list *l = HN_LIST(args[0]);
    uint64_t acc = hnhash_tuple_begin();
    HN_TRY(hnmeter_charge(&vm->meter, l->len >> 4));
    for (uint32_t i = 0; i < l->len; i++) {
        hn_value hash = l->items->v[i];
        if (!hnint_is(hash) || hnv_is_bool(hash)) return hnexc_bad_argument(vm);
        acc = hnhash_tuple_add(acc, int_arg(hash));
    }
    if (args[1] == HN_TRUE) return hnint_from_i64(vm, acc == (uint64_t)-1 ? 1546275796 : (int64_t)acc, out);
    return hnint_from_i64(vm, hnhash_tuple_end(acc, l->len), out);
}

/* Moves the items of a list to a new list. The old list is empty afterwards. */
static hn_status list_take(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_list *l = HN_LIST(args[0]), *to = hnlist_new(vm, 0);
    if (!to) return HN_NOMEM;
    to->items = l->items;
    to->len = l->len;
    l->items = NULL;
    l->len = 0;
    *out = hnv_from_ref(to);
    return HN_OK;
}
/* Whether a list that was taken has had items since. */
static hn_status list_grown(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = hnv_bool(HN_LIST(args[0])->items);
    return HN_OK;
}
/* Sorts the list args[1] by the keys in args[0] (the same list: by itself). False: a comparison needs
 * Python. */
static hn_status sort_keyed(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_list *keys = HN_LIST(args[0]), *items = HN_LIST(args[1]);
    if (keys->len != items->len) return hnexc_bad_argument(vm);
    hn_status st = HN_OK;
    *out = HN_TRUE;
    if (keys->len > 1)
        st = hnsort_long(vm, keys->items->v, keys == items ? NULL : items->items->v, keys->len,
                         args[2] == HN_TRUE);
    if (st != HN_SLOW) return st;
    *out = HN_FALSE;
    return HN_OK;
}

/* Whether a frame below is at the repr of this very container already. */
static hn_status repr_active(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    uint32_t seen = 0;
    hn_value twin = vm->slow[HN_SLOW_CONTAINER_REPR];
    HN_TRY(hnmeter_charge(&vm->meter, vm->nframes >> 4));
    for (uint32_t i = 0; i < vm->nframes; i++) {
        const hn_frame *f = &vm->frames[i];
        if (f->fn && hnv_from_ref(f->fn) == twin && f->regs[0] == args[0]) seen++;
    }
    *out = hnv_bool(seen > 1);
    return HN_OK;
}

/* Whether a frame below `top` runs its function too, with the same first argument. */
static hn_status is_active(hn_vm *vm, const hn_frame *top, const hn_value *args, hn_value *out) {
    HN_TRY(hnmeter_charge(&vm->meter, vm->nframes >> 4));
    *out = HN_FALSE;
    for (const hn_frame *f = vm->frames; f < top; f++)
        if (f->fn && f->fn == top->fn && f->regs[0] == args[0]) *out = HN_TRUE;
    return HN_OK;
}

/* _call_active(x), of the calling function; _caller_active(x), of the one that called that. */
static hn_status call_active(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return is_active(vm, hnframe_top(vm), args, out);
}
static hn_status caller_active(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return is_active(vm, hnframe_top(vm) - (vm->nframes > 1), args, out);
}

const hn_primitive_def hnlib_primitives_dict[] = {
    HN_PRIMITIVE("_dict_probe", dict_probe, HN_A_DICT, HN_AN_INT, HN_A_SIZE),
    HN_PRIMITIVE("_dict_count", dict_count, HN_A_DICT, HN_ANY),
    HN_PRIMITIVE("_dict_next", dict_next, HN_A_DICT, HN_A_SIZE),
    HN_PRIMITIVE("_dict_held", dict_held, HN_A_DICT, HN_A_SIZE, HN_ANY, HN_A_SIZE),
    HN_PRIMITIVE("_dict_value", dict_value, HN_A_DICT, HN_A_SIZE),
    HN_PRIMITIVE("_dict_set_value", dict_set_value, HN_A_DICT, HN_A_SIZE, HN_ANY),
    HN_PRIMITIVE("_dict_insert", dict_insert, HN_A_DICT, HN_AN_INT, HN_ANY, HN_ANY),
    HN_PRIMITIVE("_dict_put", dict_put, HN_A_DICT, HN_ANY, HN_ANY),
    HN_PRIMITIVE("_entry", entry, HN_A_DICT, HN_ANY, HN_ANY),
    HN_PRIMITIVE("_entry_put", entry_put, HN_A_DICT, HN_ANY, HN_ANY),
    HN_PRIMITIVE("_dict_put_pair", dict_put_pair, HN_A_DICT, HN_ANY),
    HN_PRIMITIVE("_dict_join", dict_join, HN_A_DICT, HN_A_DICT),
    HN_PRIMITIVE("_dict_expect", dict_expect, HN_A_DICT, HN_ANY),
    HN_PRIMITIVE("_dict_delete", dict_delete, HN_A_DICT, HN_A_SIZE),
    HN_PRIMITIVE("_dict_move", dict_move, HN_A_DICT, HN_ANY, HN_ANY),
    HN_PRIMITIVE("_dict_move_entry", dict_move_entry, HN_A_DICT, HN_A_SIZE),
    HN_PRIMITIVE("_dict_rotate", dict_rotate, HN_A_DICT),
    HN_PRIMITIVE("_exact_dict", exact_dict, HN_ANY),
    HN_PRIMITIVE("_proxy_mapping", proxy_mapping, HN_A_PROXY),
    HN_PRIMITIVE("_ordered_view", ordered_view, HN_A_DICT, HN_A_SIZE),
    HN_PRIMITIVE("_view_dict", view_dict, HN_A_VIEW),
    HN_PRIMITIVE("_set_probe", set_probe, HN_A_SET, HN_AN_INT, HN_A_SIZE),
    HN_PRIMITIVE("_set_held", set_held, HN_A_SET, HN_A_SIZE, HN_ANY, HN_A_SIZE),
    HN_PRIMITIVE("_set_insert", set_insert, HN_A_SET, HN_AN_INT, HN_ANY),
    HN_PRIMITIVE("_set_put", set_put, HN_A_SET, HN_ANY),
    HN_PRIMITIVE("_set_delete", set_delete, HN_A_SET, HN_A_SIZE),
    HN_PRIMITIVE("_set_next", set_next, HN_A_SET, HN_A_SIZE),
    HN_PRIMITIVE("_set_new", dict_primitives_set_new, HN_A_SET),
    HN_PRIMITIVE("_set_copy", dict_primitives_set_copy, HN_A_SET, HN_A_SET),
    HN_PRIMITIVE("_set_become", set_become, HN_A_SET, HN_A_SET),
    HN_PRIMITIVE("_plain_set", plain_set, HN_ANY),
    HN_PRIMITIVE("_set_content_hash", set_content_hash, HN_A_SET),
    HN_PRIMITIVE("_hash_of_hashes", hash_of_hashes, HN_A_LIST, HN_A_BOOL),
    HN_PRIMITIVE("_list_take", list_take, HN_A_LIST),
    HN_PRIMITIVE("_list_grown", list_grown, HN_A_LIST),
    HN_PRIMITIVE("_sort_keyed", sort_keyed, HN_A_LIST, HN_A_LIST, HN_ANY),
    HN_PRIMITIVE("_repr_active", repr_active, HN_ANY),
    HN_PRIMITIVE("_call_active", call_active, HN_ANY),
    HN_PRIMITIVE("_caller_active", caller_active, HN_ANY),
    HN_PRIMITIVES_END};
