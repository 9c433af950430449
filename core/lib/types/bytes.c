/* The type bytes: construction and its table of methods, called through vm/native.c. Methods that bytearray
 * shares are in bytes_table.inc, and their functions in bytes_*.c and str_*.c. A source that needs Python
 * code (__bytes__, an iterable) goes to a frozen twin. */
#include "lib/lib.h"
#include "lib/types/bytes_shared.h"
#include "lib/types/str_codec.h"
#include "lib/types/str_search.h"
#include "lib/twins.h"
#include "object/list.h"
#include "object/shape.h"

static hn_status call_bytes(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_status st = hnbytesmake_make(vm, "bytes", args, out);
    if (st != HN_SLOW) return st;
    if (args[1] != HN_UNBOUND) return hncodec_call(vm, args);
    return hncall_slow(vm, HN_SLOW_BYTES_OF, 1, args);
}

static hn_status bytes_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value data, call[3] = {hnv_from_ref(vm->types[HN_T_BYTES]), args[0], HN_NONE};
    hn_status st = hnbytesmake_make(vm, "bytes", args + 1, &data);
    bool exact = args[0] == call[0];
    if (st == HN_SLOW) {
        if (exact && args[2] != HN_UNBOUND) return hncodec_call(vm, args + 1);
        if (exact) return hncall_slow(vm, HN_SLOW_BYTES_OF, 1, args + 1);
        HN_TRY(hntuple_from(vm, args + 1, hncodec_given(args + 1), &call[2]));
        return hncall_slow(vm, HN_SLOW_TEXT_NEW, 3, call);
    }
    HN_TRY(st);
    *out = data;
    return exact ? HN_OK : hninst_new(vm, HN_TYPE(args[0]), data, out);
}

static hn_status bytes_fromhex(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value data;
    HN_TRY(hnbytesmake_parse_hex(vm, args[1], &data));
    *out = data;
    if (args[0] == hnv_from_ref(vm->types[HN_T_BYTES])) return HN_OK;
    return hncall_tail(vm, args[0], 1, &data);
}

static hn_status bytes_getnewargs(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return hntuple_from(vm, args, 1, out);
}

static hn_status bytes_self(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = args[0];
    return HN_OK;
}

/* clang-format off */
static const hn_native_def types_bytes_methods[] = {
    HN_ROW_SHOWN("__new__", bytes_new, HN_NATIVE_STATIC, (type, opt(source, None), opt(encoding, None), opt(errors, None)), HN_DOC("($type, *args, **kwargs)", "")),
    HN_ROW("__bytes__", bytes_self, 0, (self, slash), ""),
    HN_ROW("__buffer__", hnbuffer_get, HN_NATIVE_WHOLE, (self, arg(flags), slash), ""),
    HN_ROW("__getnewargs__", bytes_getnewargs, 0, (self, slash), ""),
    HN_ROW("fromhex", bytes_fromhex, HN_NATIVE_CLASS, (type, arg(string), slash), "Bytes from hexadecimal digits."),
#include "lib/types/bytes_table.inc"
    {0},
};
/* clang-format on */

static const hn_native_def bytes_call =
    HN_ROW_SHOWN("bytes", call_bytes, 0, (opt(source, None), opt(encoding, None), opt(errors, None)), NULL);

const hn_type_def hnlib_bytes = {
    HN_T_BYTES,
    "bytes(iterable_of_ints) -> bytes\nbytes(string, encoding[, errors]) -> bytes\n\nAn "
    "immutable sequence of bytes.",
    types_bytes_methods, NULL, &bytes_call};
