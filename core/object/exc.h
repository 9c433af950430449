/* Raising exceptions from C, and the fields of builtin exceptions. All layers from object up call
 * hnexc_raise, C modules through lib/native.h. The functions that raise return HN_RAISED with the exception
 * in vm->exc, or HN_NOMEM with nothing raised: return their status at once. */
#ifndef HN_OBJECT_EXC_H
#define HN_OBJECT_EXC_H

#include "object/state.h"

/* Makes an exception of builtin type `type` and leaves it pending. Always returns HN_RAISED, or HN_NOMEM.
 * fmt: %s char*, %d int, %u unsigned, %lld int64_t, %c code point, %% and, of an hn_value: %U a str, %T the
 * name of its type, %Q its qualified name with the module, %N the name of the type that it is. */
hn_status hnexc_raise(hn_vm *vm, hn_type_id type, const char *fmt, ...);
/* The TypeError for what C cannot use, and only a program that spoils the library's own objects, or calls its
 * private functions, can hand to it. */
hn_status hnexc_bad_argument(hn_vm *vm);
/* Of an int or a float. */
hn_status hnexc_zero_division(hn_vm *vm);
/* With these args (tuple), and with what its __init__ makes of those of a StopIteration or a SystemExit. */
hn_status hnexc_raise_args(hn_vm *vm, hn_type_id type, hn_value args);
/* KeyError(key), StopIteration(value) ... */
hn_status hnexc_raise_value(hn_vm *vm, hn_type_id type, hn_value arg);
/* A new exception of any exception class, not raised. */
HN_CHECK hn_status hnexc_new(hn_vm *vm, hn_type *type, hn_value args, hn_value *out);
/* The formatted message as a str. */
HN_CHECK hn_status hnstr_format(hn_vm *vm, hn_value *out, const char *fmt, ...);
/* Whether the pending exception is an instance of this builtin type. */
bool hnexc_pending_is(hn_vm *vm, hn_type_id type);
static inline bool hnv_is_exc(hn_value v) {
    return hnv_is(v, HN_KIND_EXC);
}

/* The fields of a builtin exception (AttributeError.name, OSError.errno ...) are no part of its __dict__:
 * they are the first slots of every instance. The first `shown` ones are plain members of the class. */
typedef struct hn_exc_fields {
    uint16_t type; /* hn_type_id */
    uint8_t shown, n;
    uint16_t names[9]; /* hn_name_id */
} hn_exc_fields;
/* Those of the nearest builtin base that has some; NULL without. */
const hn_exc_fields *hnexc_fields(const hn_type *t);
/* Which they are, of a new builtin class: its own, or its base's. */
void hnexc_decide_fields(hn_type *t);
/* Whether the pending exception has those of this builtin class: it is derived from it. */
HN_INLINE bool hnexc_pending_has(const hn_vm *vm, hn_type_id type) {
    return hnv_is_exc(vm->exc) && HN_EXC(vm->exc)->shape->cls->fields == type;
}
/* A field, UNBOUND while it is unset or when there is none of this name (interned). */
hn_value hnexc_field(hn_vm *vm, hn_value exc, hn_value name);
/* Sets a field, or else an attribute such as __notes__. */
HN_CHECK hn_status hnexc_set_attr(hn_vm *vm, hn_value exc, hn_value name, hn_value value);

#endif
