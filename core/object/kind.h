/* The rows of kinds.def as tables: for each kind of object its size, its fields and how it may change.
 * Snapshots and their walks over the heap (core/snap) follow these tables; mark.c expands kinds.def itself. A
 * kind that rows cannot describe is a special case, and its row names the functions that handle it. */
#ifndef HN_OBJECT_KIND_H
#define HN_OBJECT_KIND_H

#include "object/object.h"

/* In this order for hnkind_is_named and hnkind_changes. */
typedef enum hn_life { HN_LIFE_NEVER, HN_LIFE_DATA, HN_LIFE_FIXED, HN_LIFE_CHANGES, HN_LIFE_RESIZES } hn_life;

typedef enum hn_field_type {
    HN_FIELD_END, /* of a kind's fields */
    HN_FIELD_VALUES,
    HN_FIELD_REF,     /* a pointer to an object */
    HN_FIELD_ITEMS,   /* values behind the struct; arg: where their number is */
    HN_FIELD_BUFFER,  /* values in a hn_values of its own; arg: where the number of those in use is */
    HN_FIELD_RUN,     /* values in another buffer of the object; arg as above */
    HN_FIELD_RAW,     /* a hn_raw of its own; bytes are stored with the shell */
    HN_FIELD_ENTRIES, /* a dict's */
    HN_FIELD_TABLE,   /* a set's */
    HN_FIELD_SHAPE,   /* a hn_shape, which is rebuilt, */
    HN_FIELD_SLOTS,   /* and the values that it says are there */
    /* Numbers */
    HN_FIELD_FLAGS, /* of the header; arg: which */
    HN_FIELD_ENUM,  /* all flags of the header as a number; arg: the last */
    HN_FIELD_U32,
    HN_FIELD_I64,
} hn_field_type;

/* Traits of a field, as a set. */
enum {
    HN_FIELD_GIVEN = 0,
    HN_FIELD_ABSENT = 1, /* may be NULL or UNBOUND */
    HN_FIELD_NONE = 2,   /* may be None */
    HN_FIELD_MADE = 4,   /* made again rather than stored; that it changes is no change of the object */
    HN_FIELD_INNER = 8,  /* frozen code does not show it to programs */
    HN_FIELD_INNER_ABSENT = HN_FIELD_INNER | HN_FIELD_ABSENT,
};

typedef struct hn_field {
    uint8_t type, traits;
    uint8_t wants; /* the kind that a reader takes, HN_KIND_INT for any int; HN_KIND_ANY */
    uint8_t n;     /* of HN_FIELD_VALUES */
    uint16_t at;   /* in the object */
    uint16_t arg;
} hn_field;
#define HN_KIND_ANY HN_KIND_FREE

typedef struct hn_kind_info {
    uint16_t size; /* of the struct */
    uint8_t life;  /* hn_life */
    uint8_t first; /* of its fields, in hn_fields */
} hn_kind_info;

extern const hn_kind_info hn_kinds[HN_KIND_COUNT];
extern const hn_field hn_fields[];

/* The fields of an object of this kind, up to HN_FIELD_END. */
HN_INLINE const hn_field *hnkind_fields(unsigned kind) {
    return &hn_fields[hn_kinds[kind].first];
}
/* Whether it may refer to others, and has a number where every VM has it. */
HN_INLINE bool hnkind_is_named(unsigned kind) {
    return hn_kinds[kind].life > HN_LIFE_DATA;
}
HN_INLINE bool hnkind_changes(unsigned kind) {
    return hn_kinds[kind].life >= HN_LIFE_CHANGES;
}
/* Whether instances of a class derived from a builtin type of that kind are instances with one in slot 0. */
HN_INLINE bool hnkind_is_wrapped(unsigned kind) {
    return !HN_IN(kind, KINDS_WHOLE);
}
HN_INLINE bool hnkind_is_number(const hn_field *f) {
    return f->type >= HN_FIELD_FLAGS;
}
/* How many values HN_FIELD_ITEMS, BUFFER and RUN have. */
HN_INLINE uint32_t hnkind_count(const hn_object *o, const hn_field *f) {
    return *(const uint32_t *)(const void *)((const char *)o + f->arg);
}
HN_INLINE void hnkind_set_count(hn_object *o, const hn_field *f, uint32_t n) {
    *(uint32_t *)(void *)((char *)o + f->arg) = n;
}
/* The field of counted values behind the struct or in its buffer, or NULL. */
const hn_field *hnkind_counted(unsigned kind);
/* Bytes of the object, without its buffers. Not of instances. */
size_t hnkind_size(const hn_object *o);
/* What stands in a field that is a number. */
uint64_t hnkind_number(const hn_object *o, const hn_field *f);

typedef void (*hn_run_fn)(void *arg, const hn_value *v, size_t n);
/* Calls fn for the values of the object, run by run, in the order of its fields, without fields that have one
 * of the traits `but`. A pointer counts as a value, UNBOUND if it is NULL. */
void hnkind_each(const hn_object *o, unsigned but, hn_run_fn fn, void *arg);

#endif
