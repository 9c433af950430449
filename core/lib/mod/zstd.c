/* Module compression.zstd: the inner loops of decoding and encoding as primitives for
 * core/lib/py/_zstd_coders.py. All state between two calls is in bytearrays. They may be forged, so sizes and
 * places are checked at each call. */
#include "lib/native.h"

#define SEQUENCE    ((uint32_t)sizeof(hn_zstd_sequence))
#define ZSTD_BEHIND (4u << 20) /* bytes before a block that a call remembers, at most */

/* A state, or NULL. */
static hn_zstd_state *zstd_state(hn_value b) {
    return hnapi_bytearray_len(b) == HN_ZSTD_STATE ? (hn_zstd_state *)(void *)hnapi_bytearray_data(b) : NULL;
}

/* Whether `n` bytes begin at `at`, of `len`. */
static bool zstd_fits(hn_value at, uint64_t n, uint32_t len) {
    return (uint64_t)hnv_int(at) + n <= len;
}

/* _zstd_unpack(bytes, from, count, begin, room, literals, state, window): how many bytes of the window a
 * block has filled, or -1. */
static hn_status zstd_unpack(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint32_t len, count = (uint32_t)hnv_int(args[2]), literals = (uint32_t)hnv_int(args[5]);
    hn_zstd_window w = {.at = (uint32_t)hnv_int(args[3]), .room = (uint32_t)hnv_int(args[4])};
    hn_zstd_state *s = zstd_state(args[6]);
    if (!s || !hnapi_bytes_view(args[0], &p, &len) || !zstd_fits(args[1], 0, len) || len > HN_ZSTD_BLOCK ||
        count > HN_ZSTD_BLOCK || args[6] == args[7] || literals > w.room || !w.room ||
        !zstd_fits(args[3], 2 * (uint64_t)w.room, hnapi_bytearray_len(args[7])))
        return hnapi_bad_argument(vm);
    w.data = hnapi_bytearray_data(args[7]);
    uint32_t made =
        hnzstd_unpack(s, p + hnv_int(args[1]), len - (uint32_t)hnv_int(args[1]), count, &w, literals);
    *out = hnv_from_int((int32_t)made);
    return hnapi_charge(vm, 128 + (len >> 1) + (made == HN_ZSTD_BAD ? w.room >> 4 : made >> 4));
}

/* _zstd_unpack_literals(bytes, from, n, to, size, state, window): whether a stream has so many literals,
 * which go to a place in the window. */
static hn_status zstd_unpack_literals(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint32_t len, size = (uint32_t)hnv_int(args[4]);
    const hn_zstd_state *s = zstd_state(args[5]);
    if (!s || !hnapi_bytes_view(args[0], &p, &len) || !zstd_fits(args[1], (uint64_t)hnv_int(args[2]), len) ||
        len > HN_ZSTD_BLOCK || args[5] == args[6] || !hnapi_bytearray_len(args[6]) ||
        !zstd_fits(args[3], size, hnapi_bytearray_len(args[6])))
        return hnapi_bad_argument(vm);
    HN_TRY(hnapi_charge(vm, 128 + (size >> 3)));
    *out = hnv_bool(hnzstd_unpack_literals(s, p + hnv_int(args[1]), (size_t)hnv_int(args[2]),
                                           hnapi_bytearray_data(args[6]) + hnv_int(args[3]), size));
    return HN_OK;
}

/* _zstd_sum(lanes, bytes): takes them into the lanes of a checksum, but for those behind the last whole
 * 32. */
static hn_status zstd_sum(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint32_t len;
    if (hnapi_bytearray_len(args[0]) != 32 || !hnapi_bytes_view(args[1], &p, &len))
        return hnapi_bad_argument(vm);
    HN_TRY(hnapi_charge(vm, len >> 5));
    hnzstd_sum((uint64_t *)(void *)hnapi_bytearray_data(args[0]), p, len & ~31u);
    *out = HN_NONE;
    return HN_OK;
}

/* _zstd_find(from, at, state, window, table, sequences, literals): how many sequences were found, times 2^32,
 * and where they end (hnzstd_find). */
static hn_status zstd_find(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_zstd_state *s = zstd_state(args[2]);
    hn_zstd_finder f = {.size = hnapi_bytearray_len(args[3])};
    uint32_t begin = (uint32_t)hnv_int(args[0]), at = (uint32_t)hnv_int(args[1]), from = at,
             most = hnapi_bytearray_len(args[5]) / SEQUENCE;
    if (!s || !hnapi_apart(args, 2, 7) || at >= f.size || (begin < at && at - begin > ZSTD_BEHIND) ||
        most < 2 || s->bits - 1u > 20 || s->more > 24 ||
        hnapi_bytearray_len(args[4]) < (4ull << s->bits) + (4ull << s->more) ||
        hnapi_bytearray_len(args[6]) < HN_ZSTD_BLOCK)
        return hnapi_bad_argument(vm);
    f.data = hnapi_bytearray_data(args[3]);
    f.heads = (uint32_t *)(void *)hnapi_bytearray_data(args[4]);
    f.links = f.heads + (1u << s->bits);
    hn_zstd_sequence *to = (hn_zstd_sequence *)(void *)hnapi_bytearray_data(args[5]);
    uint32_t found = hnzstd_find(s, &f, begin, &at, to, most - 1, hnapi_bytearray_data(args[6]));
    *out = hnv_from_int((int64_t)found << 32 | at);
    return hnapi_charge(vm, 64 + ((begin < from ? at - begin : at - from) >> 2) + (to[found].number[1] >> 3));
}

/* _zstd_count(which, n, bytes, state, counts): adds the symbols (hnzstd_count). */
static hn_status zstd_count(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint32_t len, which = (uint32_t)hnv_int(args[0]), many = (uint32_t)hnv_int(args[1]);
    const hn_zstd_state *s = zstd_state(args[3]);
    if (!s || !hnapi_bytes_view(args[2], &p, &len) || hnapi_bytearray_len(args[4]) != 1024 ||
        (uint64_t)many * (which < HN_ZSTD_NUMBER_COUNT ? SEQUENCE : 1) > len)
        return hnapi_bad_argument(vm);
    HN_TRY(hnapi_charge(vm, 8 + (many >> (which < HN_ZSTD_NUMBER_COUNT ? 1 : 4))));
    hnzstd_count(s, which, p, many, (uint32_t *)(void *)hnapi_bytearray_data(args[4]));
    *out = HN_NONE;
    return HN_OK;
}

/* _zstd_pack(n, state, sequences, out): how many bytes n sequences took, or -1. */
static hn_status zstd_pack(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    uint32_t many = (uint32_t)hnv_int(args[0]), room = hnapi_bytearray_len(args[3]);
    const hn_zstd_state *s = zstd_state(args[1]);
    if (!s || !hnapi_apart(args, 1, 4) || !many || !room || hnapi_bytearray_len(args[2]) / SEQUENCE < many)
        return hnapi_bad_argument(vm);
    HN_TRY(hnapi_charge(vm, 128 + 2 * (uint64_t)many));
    const hn_zstd_sequence *q = (const hn_zstd_sequence *)(const void *)hnapi_bytearray_data(args[2]);
    *out = hnv_from_int((int32_t)hnzstd_pack(s, q, many, hnapi_bytearray_data(args[3]), room));
    return HN_OK;
}

/* _zstd_pack_literals(bytes, from, n, state, out): how many bytes n literals took, or -1. */
static hn_status zstd_pack_literals(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint32_t len, many = (uint32_t)hnv_int(args[2]), room = hnapi_bytearray_len(args[4]);
    const hn_zstd_state *s = zstd_state(args[3]);
    if (!s || args[3] == args[4] || !room || !hnapi_bytes_view(args[0], &p, &len) ||
        !zstd_fits(args[1], many, len))
        return hnapi_bad_argument(vm);
    HN_TRY(hnapi_charge(vm, 128 + (many >> 3)));
    *out = hnv_from_int(
        (int32_t)hnzstd_pack_literals(s, p + hnv_int(args[1]), many, hnapi_bytearray_data(args[4]), room));
    return HN_OK;
}

static const hn_primitive_def zstd_primitives[] = {
    HN_PRIMITIVE("_zstd_unpack", zstd_unpack, HN_ANY, HN_A_SIZE, HN_A_SIZE, HN_A_SIZE, HN_A_SIZE, HN_A_SIZE,
                 HN_A_BYTEARRAY, HN_A_BYTEARRAY),
    HN_PRIMITIVE("_zstd_unpack_literals", zstd_unpack_literals, HN_ANY, HN_A_SIZE, HN_A_SIZE, HN_A_SIZE,
                 HN_A_SIZE, HN_A_BYTEARRAY, HN_A_BYTEARRAY),
    HN_PRIMITIVE("_zstd_sum", zstd_sum, HN_A_BYTEARRAY, HN_ANY),
    HN_PRIMITIVE("_zstd_find", zstd_find, HN_A_SIZE, HN_A_SIZE, HN_A_BYTEARRAY, HN_A_BYTEARRAY,
                 HN_A_BYTEARRAY, HN_A_BYTEARRAY, HN_A_BYTEARRAY),
    HN_PRIMITIVE("_zstd_count", zstd_count, HN_A_SIZE, HN_A_SIZE, HN_ANY, HN_A_BYTEARRAY, HN_A_BYTEARRAY),
    HN_PRIMITIVE("_zstd_pack", zstd_pack, HN_A_SIZE, HN_A_BYTEARRAY, HN_A_BYTEARRAY, HN_A_BYTEARRAY),
    HN_PRIMITIVE("_zstd_pack_literals", zstd_pack_literals, HN_ANY, HN_A_SIZE, HN_A_SIZE, HN_A_BYTEARRAY,
                 HN_A_BYTEARRAY),
    HN_PRIMITIVES_END};

const hn_module_def hnlib_module_zstd = {.name = "zstd", .face = true, .primitives = zstd_primitives};
