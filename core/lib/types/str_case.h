/* Case and character-class methods of str as natives, for the table in str.c. In each, args[0] is an exact
 * str. */
#ifndef HN_LIB_TYPES_STR_CASE_H
#define HN_LIB_TYPES_STR_CASE_H

#include "lib/types/str_view.h"

#define HN_STR_METHOD(name)                                                                                  \
    HN_CHECK hn_status name(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out);
HN_STR_METHOD(hnstrcase_lower)
HN_STR_METHOD(hnstrcase_upper)
HN_STR_METHOD(hnstrcase_title)
HN_STR_METHOD(hnstrcase_capitalize)
HN_STR_METHOD(hnstrcase_swapcase)
HN_STR_METHOD(hnstrcase_casefold)
HN_STR_METHOD(hnstrcase_isalnum)
HN_STR_METHOD(hnstrcase_isalpha)
HN_STR_METHOD(hnstrcase_isascii)
HN_STR_METHOD(hnstrcase_isdecimal)
HN_STR_METHOD(hnstrcase_isdigit)
HN_STR_METHOD(hnstrcase_isidentifier)
HN_STR_METHOD(hnstrcase_islower)
HN_STR_METHOD(hnstrcase_isnumeric)
HN_STR_METHOD(hnstrcase_isprintable)
HN_STR_METHOD(hnstrcase_isspace)
HN_STR_METHOD(hnstrcase_istitle)
HN_STR_METHOD(hnstrcase_isupper)
#undef HN_STR_METHOD

#endif
