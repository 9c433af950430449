/* Module lzma: the coders, filters and the CRC-64 check, mostly from base, as primitives for
 * core/lib/py/lzma.py. The state of a stream is in bytearrays, and each call is a bounded step. States may be
 * forged, and no two arguments may be the same bytearray (hnapi_apart). */
#include "lib/native.h"

#define PIECE (64u << 10) /* what is filtered or checked at a time */

static uint8_t *lzma_data(hn_value b) {
    return hnapi_bytearray_len(b) ? hnapi_bytearray_data(b) : NULL;
}

/* _lzma_unpack(bytes, from, state, out, window): see hnapi_coded. */
static hn_status lzma_unpack(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_coding c;
    if (!hnapi_coding(args, &c) || !hnapi_apart(args, 2, 5)) return hnapi_bad_argument(vm);
    hn_coded end = hnlzma_unpack(lzma_data(args[2]), hnapi_bytearray_len(args[2]), lzma_data(args[4]),
                                 hnapi_bytearray_len(args[4]), &c);
    return hnapi_coded(vm, args, &c, end, out);
}

/* _lzma_pack(bytes, from, state, out, window, table, flush): the same. */
static hn_status lzma_pack(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_coding c;
    if (!hnapi_coding(args, &c) || !hnapi_apart(args, 2, 6)) return hnapi_bad_argument(vm);
    hn_coded end = hnlzma_pack(lzma_data(args[2]), hnapi_bytearray_len(args[2]), lzma_data(args[4]),
                               hnapi_bytearray_len(args[4]), (uint32_t *)(void *)lzma_data(args[5]),
                               hnapi_bytearray_len(args[5]) / 4, args[6] == HN_TRUE, &c);
    return hnapi_coded(vm, args, &c, end, out);
}

/* _lzma_filter(state, pack, bytearray, from): changes bytes from there on; gives how many, which may be fewer
 * than there are. */
static hn_status lzma_filter(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    uint32_t len = hnapi_bytearray_len(args[2]);
    if ((uint64_t)hnv_int(args[3]) > len || args[0] == args[2]) return hnapi_bad_argument(vm);
    uint32_t from = (uint32_t)hnv_int(args[3]), part = len - from < PIECE ? len - from : PIECE;
    HN_TRY(hnapi_charge(vm, 8 + (part >> 3)));
    size_t done = part ? hnlzma_filter(lzma_data(args[0]), hnapi_bytearray_len(args[0]), args[1] == HN_TRUE,
                                       lzma_data(args[2]) + from, part)
                       : 0;
    *out = hnv_from_int((int64_t)done);
    return HN_OK;
}

static uint64_t crc64_shift(uint64_t value) {
    for (unsigned i = 0; i < 8; i++) value = value >> 1 ^ (value & 1 ? 0xc96c5795d7870f42u : 0);
    return value;
}

/* _lzma_check(bytes, from, state): the CRC-64 (ECMA-182) that is in the state, after at most 64 KiB from
 * there. */
static hn_status lzma_check(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint32_t len;
    uint64_t table[256], value;
    if (!hnapi_bytes_view(args[0], &p, &len) || (uint64_t)hnv_int(args[1]) > len ||
        hnapi_bytearray_len(args[2]) != sizeof value)
        return hnapi_bad_argument(vm);
    uint32_t from = (uint32_t)hnv_int(args[1]), part = len - from < PIECE ? len - from : PIECE;
    HN_TRY(hnapi_charge(vm, 64 + (part >> 3)));
    for (unsigned i = 0; i < 256; i++) table[i] = crc64_shift(i);
    memcpy(&value, hnapi_bytearray_data(args[2]), sizeof value);
    value = ~value;
    for (uint32_t i = 0; i < part; i++) value = table[(value ^ p[from + i]) & 255] ^ value >> 8;
    value = ~value;
    memcpy(hnapi_bytearray_data(args[2]), &value, sizeof value);
    *out = hnv_from_int(part);
    return HN_OK;
}

static const hn_primitive_def lzma_primitives[] = {
    HN_PRIMITIVE("_lzma_unpack", lzma_unpack, HN_A_BYTES, HN_A_SIZE, HN_A_BYTEARRAY, HN_A_BYTEARRAY,
                 HN_A_BYTEARRAY),
    HN_PRIMITIVE("_lzma_pack", lzma_pack, HN_A_BYTES, HN_A_SIZE, HN_A_BYTEARRAY, HN_A_BYTEARRAY,
                 HN_A_BYTEARRAY, HN_A_BYTEARRAY, HN_A_BOOL),
    HN_PRIMITIVE("_lzma_filter", lzma_filter, HN_A_BYTEARRAY, HN_A_BOOL, HN_A_BYTEARRAY, HN_A_SIZE),
    HN_PRIMITIVE("_lzma_check", lzma_check, HN_A_BYTES, HN_A_SIZE, HN_A_BYTEARRAY), HN_PRIMITIVES_END};

const hn_module_def hnlib_module_lzma = {.name = "lzma", .face = true, .primitives = lzma_primitives};
