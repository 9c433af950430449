/* format() of strings and numbers by a specifier. hnops_format (repr.h) dispatches here; __format__ in
 * lib/types/dunders.c calls it directly. */
#ifndef HN_OBJECT_FORMAT_H
#define HN_OBJECT_FORMAT_H

#include "object/state.h"

HN_CHECK hn_status hnnum_format(hn_vm *vm, hn_value v, const hn_str *spec, hn_value *out);      /* format.c */
HN_CHECK hn_status hnstr_format_spec(hn_vm *vm, hn_value s, const hn_str *spec, hn_value *out); /* format.c */

#endif
