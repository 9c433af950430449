/* The tables of kind.h, expanded from kinds.def, and the walk over an object's fields for core/snap. Code
 * here goes by the types of fields, not by kinds, so a new kind needs rows in kinds.def but no code here. */
#include "object/kind.h"

#include "code/code.h"
#include "object/dict_internal.h"

/* Where each kind's fields are: its row stands in front of them, as the end of those before. */
enum {
#define HN_KIND(name, type, ...)    AT_##name,
#define HN_FIELD(kind, field, ...)  AT_##kind##_##field,
#define HN_VALUES(kind, field, ...) AT_##kind##_##field,
#include "object/kinds.def"
    AT_END
};
_Static_assert(AT_END < 256, "hn_kind_info.first");

#define HN_KIND(name, type, ...) typedef type of_##name;
#include "object/kinds.def"

const hn_kind_info hn_kinds[HN_KIND_COUNT] = {
#define HN_KIND(name, type, life, shell, body, check) {sizeof(type), HN_LIFE_##life, AT_##name + 1},
#include "object/kinds.def"
};

const hn_field hn_fields[] = {
#define HN_KIND(name, ...) {HN_FIELD_END, 0, 0, 0, 0, 0},
#define HN_FIELD(kind, field, type, wants, traits, arg)                                                      \
    {HN_FIELD_##type, HN_FIELD_##traits, HN_KIND_##wants, 0, offsetof(of_##kind, field), arg},
#define HN_VALUES(kind, first, last, wants, traits)                                                          \
    {HN_FIELD_VALUES,                                                                                        \
     HN_FIELD_##traits,                                                                                      \
     HN_KIND_##wants,                                                                                        \
     (offsetof(of_##kind, last) - offsetof(of_##kind, first)) / sizeof(hn_value) + 1,                        \
     offsetof(of_##kind, first),                                                                             \
     0},
#include "object/kinds.def"
    {HN_FIELD_END, 0, 0, 0, 0, 0},
};

const hn_field *hnkind_counted(unsigned kind) {
    const hn_field *f = hnkind_fields(kind);
    while (f->type && f->type != HN_FIELD_ITEMS && f->type != HN_FIELD_BUFFER) f++;
    return f->type ? f : NULL;
}

size_t hnkind_size(const hn_object *o) {
    const hn_field *f = hnkind_counted(o->kind);
    size_t size = hn_kinds[o->kind].size;
    return f && f->type == HN_FIELD_ITEMS ? size + hnkind_count(o, f) * sizeof(hn_value) : size;
}

uint64_t hnkind_number(const hn_object *o, const hn_field *f) {
    const void *at = (const char *)o + f->at;
    switch (f->type) {
    case HN_FIELD_FLAGS: return o->flags & f->arg;
    case HN_FIELD_ENUM: return o->flags;
    case HN_FIELD_U32: return *(const uint32_t *)at;
    default: return (uint64_t) * (const int64_t *)at;
    }
}

/* ---- walking ---- */

static void each_key(const hn_set *s, hn_run_fn fn, void *arg) {
    if (!s->table) return;
    const hn_set_entry *e = (const hn_set_entry *)(const void *)s->table->data;
    for (uint32_t i = 0; i <= s->mask; i++) fn(arg, &e[i].key, 1);
}

/* And the class of a dict that shares its keys. */
static void each_entry(const hn_dict *d, hn_run_fn fn, void *arg) {
    if (!d->entries) return;
    fn(arg, &d->entries->key, (size_t)d->used * 2);
    if (!(d->h.flags & HN_DICT_SPLIT)) return;
    hn_value cls = hnv_from_ref(*hndict_class_at(d));
    fn(arg, &cls, 1);
}

static void each_of_field(const hn_object *o, const hn_field *f, hn_run_fn fn, void *arg) {
    const void *at = (const char *)o + f->at, *const *pointer = at;
    switch (f->type) {
    case HN_FIELD_VALUES: fn(arg, at, f->n); break;
    case HN_FIELD_REF:
    case HN_FIELD_SHAPE: {
        hn_value v = *pointer ? hnv_from_ref(*pointer) : HN_UNBOUND;
        fn(arg, &v, 1);
        break;
    }
    case HN_FIELD_ITEMS: fn(arg, at, hnkind_count(o, f)); break;
    case HN_FIELD_BUFFER:
        if (*pointer) fn(arg, ((const hn_values *)*pointer)->v, hnkind_count(o, f));
        break;
    case HN_FIELD_RUN: fn(arg, *pointer, hnkind_count(o, f)); break;
    case HN_FIELD_ENTRIES: each_entry((const hn_dict *)(const void *)o, fn, arg); break;
    case HN_FIELD_TABLE: each_key((const hn_set *)(const void *)o, fn, arg); break;
    case HN_FIELD_SLOTS: fn(arg, *pointer, ((const hn_instance *)(const void *)o)->shape->nslots); break;
    default: break;
    }
}

void hnkind_each(const hn_object *o, unsigned but, hn_run_fn fn, void *arg) {
    for (const hn_field *f = hnkind_fields(o->kind); f->type; f++)
        if (!(f->traits & but)) each_of_field(o, f, fn, arg);
}
