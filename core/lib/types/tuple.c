/* The type tuple: construction and methods, called through vm/native.c. Operators are in object/ops*.c. An
 * iterable that only Python can step goes to a frozen twin. */
#include "lib/types/list_common.h"
#include "lib/twins.h"
#include "object/iter.h"
#include "object/list.h"

/* The items of a list as a tuple. */
static hn_status tuple_from_list(hn_vm *vm, const hn_list *l, hn_value *out) {
    HN_TRY(hnmeter_charge(&vm->meter, l->len >> 6));
    return hntuple_from(vm, l->items ? l->items->v : NULL, l->len, out);
}

static hn_status tuple_of(hn_vm *vm, hn_value iterable, hn_value *out) {
    if (hnv_is(iterable, HN_KIND_TUPLE)) {
        *out = iterable;
        return HN_OK;
    }
    if (hnv_is(iterable, HN_KIND_LIST)) return tuple_from_list(vm, HN_LIST(iterable), out);
    hn_list *l;
    hn_iter_state before;
    hniter_save(iterable, &before);
    HN_TRY(hnlib_items(vm, iterable, &l));
    hn_status st = tuple_from_list(vm, l, out);
    if (hnstatus_again(st)) hniter_restore(&before);
    return st;
}

static hn_status tuple_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = vm->empty_tuple;
    if (hnarg_given(args[0])) HN_TRY_SLOW(tuple_of(vm, args[0], out), HN_SLOW_TUPLE_OF, n, args);
    return HN_OK;
}

static hn_status tuple_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value made = vm->empty_tuple;
    HN_TRY(hnarg_class(vm, HN_T_TUPLE, args[0]));
    HN_TRY(hnarg_one_iterable(vm, "tuple", HN_TYPE(args[0]), HN_N___init__, n));
    if (n == 2) HN_TRY_SLOW(tuple_of(vm, args[1], &made), HN_SLOW_TUPLE_NEW, n, args);
    return hnarg_wrap(vm, HN_T_TUPLE, args[0], made, out);
}

static hn_status tuple_getnewargs(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return hntuple_from(vm, args, 1, out);
}

static const hn_native_def types_tuple_methods[] = {
    HN_ROW("index", hnlib_seq_index, 0, (self, arg(value), opt(start, 0), opt(stop, sys.maxsize), slash),
           "Index of the first item that equals value."),
    HN_ROW("count", hnlib_seq_count, 0, (self, arg(value), slash), "How many items equal value."),
    HN_ROW("__getnewargs__", tuple_getnewargs, 0, (self, slash), ""),
    HN_ROW("__new__", tuple_new, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    {0}};

static const hn_native_def types_tuple_call =
    HN_ROW("tuple", tuple_call, HN_NATIVE_STATIC, (opt(iterable, ()), slash), "");
const hn_type_def hnlib_tuple = {HN_T_TUPLE, "A sequence that cannot be changed.", types_tuple_methods, NULL,
                                 &types_tuple_call};
