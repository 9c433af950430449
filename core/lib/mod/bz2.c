/* Module bz2: the coder and decoder in base as primitives for core/lib/py/bz2.py. The state of a stream is a
 * bytearray, so that snapshots hold it, and each call is a bounded step. A program may forge a state:
 * hnapi_coding and the coder must accept any bytes in it. */
#include "lib/native.h"

/* _bz2_unpack(bytes, from, state, out): see hnapi_coded. */
static hn_status bz2_unpack(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_coding c;
    if (!hnapi_coding(args, &c)) return hnapi_bad_argument(vm);
    hn_coded end = hnbzip2_unpack(hnapi_bytearray_data(args[2]), hnapi_bytearray_len(args[2]), &c);
    return hnapi_coded(vm, args, &c, end, out);
}

/* _bz2_pack(bytes, from, state, out, sorting, level, flush): the same. */
static hn_status bz2_pack(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_coding c;
    uint32_t nsorting = hnapi_bytearray_len(args[4]);
    if (!hnapi_coding(args, &c)) return hnapi_bad_argument(vm);
    uint8_t *state = hnapi_bytearray_data(args[2]),
            *sorting = nsorting ? hnapi_bytearray_data(args[4]) : NULL;
    if (sorting == state || sorting == c.out) return hnapi_bad_argument(vm);
    hn_coded end = hnbzip2_pack(state, hnapi_bytearray_len(args[2]), sorting, nsorting,
                                (unsigned)hnv_int(args[5]), args[6] == HN_TRUE, &c);
    return hnapi_coded(vm, args, &c, end, out);
}

static const hn_primitive_def bz2_primitives[] = {
    HN_PRIMITIVE("_bz2_unpack", bz2_unpack, HN_A_BYTES, HN_A_SIZE, HN_A_BYTEARRAY, HN_A_BYTEARRAY),
    HN_PRIMITIVE("_bz2_pack", bz2_pack, HN_A_BYTES, HN_A_SIZE, HN_A_BYTEARRAY, HN_A_BYTEARRAY, HN_A_BYTEARRAY,
                 HN_A_SIZE, HN_A_BOOL),
    HN_PRIMITIVES_END};

const hn_module_def hnlib_module_bz2 = {.name = "bz2", .face = true, .primitives = bz2_primitives};
