/* repr(), str() and format() of builtin values. print, str() and f-strings come here through vm/cold_data.c
 * and lib/; the API and the CBOR encoder use hnops_repr_within. A value of a program's class, or one that
 * contains such a value, is HN_SLOW: its __repr__ may be Python code. Only the functions named `..._once` may
 * be left at the end of a slice. */
#ifndef HN_OBJECT_REPR_H
#define HN_OBJECT_REPR_H

#include "object/state.h"

/* repr() and str() of builtin values, containers included when everything in them is builtin (else HN_SLOW).
 * Cycles print as CPython prints them; nesting deeper than a small bound is HN_SLOW. */
HN_CHECK hn_status hnops_repr(hn_vm *vm, hn_value v, hn_value *out);
/* The same, and str(), left when a slice ends: once in an instruction. */
HN_CHECK hn_status hnops_repr_once(hn_vm *vm, hn_value v, hn_value *out);
HN_CHECK hn_status hnops_str_once(hn_vm *vm, hn_value v, hn_value *out);
/* The same as hnops_repr in at most so many bytes of UTF-8, three dots at the end of what is longer; no more
 * is made of it. */
HN_CHECK hn_status hnops_repr_within(hn_vm *vm, hn_value v, uint32_t most, hn_value *out);
/* A str cut to that. */
HN_CHECK hn_status hnops_shorten(hn_vm *vm, hn_value text, uint32_t most, hn_value *out);
/* "<module.Qualname object at 0x...>" of any object, with a serial number in the place of an address. */
HN_CHECK hn_status hnops_repr_plain(hn_vm *vm, hn_value v, hn_value *out);
/* What a message shows of any value: the repr of an exact builtin scalar or string, the type of others. */
HN_CHECK hn_status hnops_show(hn_vm *vm, hn_value v, hn_value *out);
/* What type.__repr__ says of a class, whatever its metaclass would. */
HN_CHECK hn_status hnops_repr_class(hn_vm *vm, const hn_type *t, hn_value *out);
HN_CHECK hn_status hnops_str(hn_vm *vm, hn_value v, hn_value *out);
/* format(v, spec) of str, int, bool, float, complex, None and (empty spec only) other builtin values. */
HN_CHECK hn_status hnops_format(hn_vm *vm, hn_value v, hn_value spec, hn_value *out);

#endif
