/* Case and character-class methods of str (str_case.c), as natives. */
#ifndef HN_LIB_TYPES_STR_CASE_H
#define HN_LIB_TYPES_STR_CASE_H

#include "lib/types/str_view.h"

#define HN_STR_METHOD(name)                                                                                  \
    HN_CHECK hn_status name(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
HN_STR_METHOD(hnstr_lower)
HN_STR_METHOD(hnstr_upper)
HN_STR_METHOD(hnstr_title)
HN_STR_METHOD(hnstr_capitalize)
HN_STR_METHOD(hnstr_swapcase)
HN_STR_METHOD(hnstr_casefold)
HN_STR_METHOD(hnstr_isalnum)
HN_STR_METHOD(hnstr_isalpha)
HN_STR_METHOD(hnstr_isascii)
HN_STR_METHOD(hnstr_isdecimal)
HN_STR_METHOD(hnstr_isdigit)
HN_STR_METHOD(hnstr_isidentifier)
HN_STR_METHOD(hnstr_islower)
HN_STR_METHOD(hnstr_isnumeric)
HN_STR_METHOD(hnstr_isprintable)
HN_STR_METHOD(hnstr_isspace)
HN_STR_METHOD(hnstr_istitle)
HN_STR_METHOD(hnstr_isupper)
#undef HN_STR_METHOD

#endif
