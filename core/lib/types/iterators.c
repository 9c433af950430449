/* The iterators that C steps: __length_hint__. Their __iter__ and __next__ are those of every iterator. */
#include "lib/types/list_common.h"

static hn_status length_hint(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return hnint_from_i64(vm, hniter_left(HN_AS(hn_iter, args[0])), out);
}

static const hn_native_def methods[] = {{"__length_hint__", length_hint, HN_NOARGS, 0, 0, 0, NULL,
                                         "__length_hint__($self, /)\n--\n\nHow many items are left."},
                                        {0}};

const hn_type_def hnlib_list_iterator = {HN_T_LIST_ITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_tuple_iterator = {HN_T_TUPLE_ITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_str_iterator = {HN_T_STR_ITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_str_ascii_iterator = {HN_T_STR_ASCII_ITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_bytes_iterator = {HN_T_BYTES_ITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_bytearray_iterator = {HN_T_BYTEARRAY_ITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_range_iterator = {HN_T_RANGE_ITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_dict_keyiterator = {HN_T_DICT_KEYITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_dict_valueiterator = {HN_T_DICT_VALUEITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_dict_itemiterator = {HN_T_DICT_ITEMITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_set_iterator = {HN_T_SET_ITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_list_reverseiterator = {HN_T_LIST_REVERSEITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_dict_reversekeyiterator = {HN_T_DICT_REVERSEKEYITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_dict_reversevalueiterator = {HN_T_DICT_REVERSEVALUEITERATOR, NULL, methods, NULL,
                                                     NULL};
const hn_type_def hnlib_dict_reverseitemiterator = {HN_T_DICT_REVERSEITEMITERATOR, NULL, methods, NULL, NULL};
