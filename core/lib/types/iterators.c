/* The types of iterators that C steps: __length_hint__ and __setstate__. Their __iter__ and __next__ are in
 * dunders.c. A state from a program may be any int, so it is clamped to the items that exist. */
#include "lib/types/list_common.h"
#include "object/int.h"
#include "object/iter.h"

static hn_status length_hint(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return hniter_hint(vm, HN_AS(hn_iter, args[0]), out);
}

static int64_t clamp(int64_t i, int64_t least, int64_t most) {
    return i < least ? least : i > most ? most : i;
}

/* __setstate__(i): goes on at an index; a range's counts from where it stands. */
static hn_status set_state(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_iter *it = HN_AS(hn_iter, args[0]);
    hn_value v = hnv_payload(args[1]);
    *out = HN_NONE;
    if (!hnint_is(v)) return hnexc_raise(vm, HN_T_TYPEERROR, "an integer is required");
    int64_t i = hnint_clamp(v);
    if (it->over == HN_UNBOUND) return HN_OK;
    if (it->h.flags == HN_ITER_RANGE)
        it->pos += clamp(i, 0, hniter_left(it)) * it->step;
    else if (it->h.flags == HN_ITER_LIST && i < 0)
        it->over = HN_UNBOUND;
    else if (it->h.flags == HN_ITER_LIST_REVERSED)
        it->pos = clamp(i, -1, (int64_t)HN_LIST(it->over)->len - 1);
    else
        it->pos = clamp(i, 0, it->pos + hniter_left(it));
    return HN_OK;
}
static const hn_native_def indexed[] = {HN_ROW("__setstate__", set_state, 0, (self, arg(object), slash), ""),
                                        HN_ROW("__length_hint__", length_hint, 0, (self, slash), ""),
                                        {0}};

static const hn_native_def methods[] = {
    HN_ROW("__length_hint__", length_hint, 0, (self, slash), "How many items are left."), {0}};

const hn_type_def hnlib_list_iterator = {HN_T_LIST_ITERATOR, NULL, indexed, NULL, NULL};
const hn_type_def hnlib_tuple_iterator = {HN_T_TUPLE_ITERATOR, NULL, indexed, NULL, NULL};
const hn_type_def hnlib_str_iterator = {HN_T_STR_ITERATOR, NULL, indexed, NULL, NULL};
const hn_type_def hnlib_str_ascii_iterator = {HN_T_STR_ASCII_ITERATOR, NULL, indexed, NULL, NULL};
const hn_type_def hnlib_bytes_iterator = {HN_T_BYTES_ITERATOR, NULL, indexed, NULL, NULL};
const hn_type_def hnlib_bytearray_iterator = {HN_T_BYTEARRAY_ITERATOR, NULL, indexed, NULL, NULL};
const hn_type_def hnlib_range_iterator = {HN_T_RANGE_ITERATOR, NULL, indexed, NULL, NULL};
const hn_type_def hnlib_dict_keyiterator = {HN_T_DICT_KEYITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_dict_valueiterator = {HN_T_DICT_VALUEITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_dict_itemiterator = {HN_T_DICT_ITEMITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_set_iterator = {HN_T_SET_ITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_list_reverseiterator = {HN_T_LIST_REVERSEITERATOR, NULL, indexed, NULL, NULL};
const hn_type_def hnlib_dict_reversekeyiterator = {HN_T_DICT_REVERSEKEYITERATOR, NULL, methods, NULL, NULL};
const hn_type_def hnlib_dict_reversevalueiterator = {HN_T_DICT_REVERSEVALUEITERATOR, NULL, methods, NULL,
                                                     NULL};
const hn_type_def hnlib_dict_reverseitemiterator = {HN_T_DICT_REVERSEITEMITERATOR, NULL, methods, NULL, NULL};
