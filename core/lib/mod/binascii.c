/* Module binascii: base64 (RFC 4648), the part in C. core/lib/py/binascii.py calls it repeatedly: a call
 * converts one piece of at most 64 KiB, so that a slice can end in between. Errors are the Python part's
 * work. */
#include "lib/native.h"

#define PACKED 49152u /* bytes that are packed at a time: 64 KiB of text */
#define READ   65536u /* characters that are read at a time */

/* The characters of six bits (RFC 4648, section 4). */
static const char base64_digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* The six bits of a character; more than that for others. */
static uint32_t base64_value(uint8_t c) {
    if (c >= 'a') return c <= 'z' ? c - 'a' + 26u : 64;
    if (c >= 'A') return c <= 'Z' ? c - 'A' + 0u : 64;
    if (c >= '0') return c <= '9' ? c - '0' + 52u : 64;
    return c == '+' ? 62 : c == '/' ? 63 : 64;
}

/* _base64_pack(bytes, from): the text of at most 48 KiB from there on, padded. */
static hn_status base64_pack(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint8_t *to;
    uint32_t len;
    if (!hnapi_bytes_view(args[0], &p, &len) || (uint64_t)hnv_int(args[1]) > len)
        return hnapi_bad_argument(vm);
    uint32_t from = (uint32_t)hnv_int(args[1]);
    len = len - from < PACKED ? len - from : PACKED;
    HN_TRY(hnapi_charge(vm, len >> 4));
    HN_TRY(hnapi_bytes_room(vm, (len + 2) / 3 * 4, out, &to));
    for (uint32_t i = 0; i < len; i += 3, to += 4) {
        const uint8_t *q = p + from + i;
        uint32_t word = (uint32_t)q[0] << 16;
        if (len - i > 1) word |= (uint32_t)q[1] << 8;
        if (len - i > 2) word |= q[2];
        for (unsigned k = 0; k < 4; k++) to[k] = (uint8_t)base64_digits[word >> (18 - 6 * k) & 63];
        if (len - i < 3) to[3] = '=';
        if (len - i < 2) to[2] = '=';
    }
    return HN_OK;
}

/* Behind the last whole group of four digits before a pad, the end, or the most that is read at a time; how
 * many groups, and whether there was no pad and no end. */
static const uint8_t *base64_whole(const uint8_t *p, const uint8_t *end, uint32_t *groups, bool *more) {
    const uint8_t *whole = p, *stop = (size_t)(end - p) > READ ? p + READ : end;
    uint32_t digits = 0;
    for (; p < stop && *p != '='; p++)
        if (base64_value(*p) < 64 && ++digits % 4 == 0) whole = p + 1;
    *more = p == stop && stop < end && digits > 3;
    *groups = digits / 4;
    return whole;
}

/* _base64_unpack(bytes, from): (bytes, at, more) for the whole groups of at most 64 KiB from there on, before
 * a pad; what is no digit is passed over. */
static hn_status base64_unpack(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint8_t *to;
    uint32_t len, groups, word = 0, digits = 0;
    bool more;
    hn_value v[3];
    if (!hnapi_bytes_view(args[0], &p, &len) || (uint64_t)hnv_int(args[1]) > len)
        return hnapi_bad_argument(vm);
    uint32_t from = (uint32_t)hnv_int(args[1]);
    HN_TRY(hnapi_charge(vm, (len - from < READ ? len - from : READ) >> 4));
    const uint8_t *end = base64_whole(p + from, p + len, &groups, &more);
    HN_TRY(hnapi_bytes_room(vm, groups * 3, &v[0], &to));
    for (const uint8_t *q = p + from; q < end; q++) {
        uint32_t value = base64_value(*q);
        if (value > 63) continue;
        word = word << 6 | value;
        if (++digits % 4) continue;
        for (unsigned k = 0; k < 3; k++) *to++ = (uint8_t)(word >> (16 - 8 * k));
    }
    v[1] = hnv_from_int(end - p);
    v[2] = more ? HN_TRUE : HN_FALSE;
    return hnapi_tuple(vm, v, 3, out);
}

static const hn_primitive_def binascii_primitives[] = {
    HN_PRIMITIVE("_base64_pack", base64_pack, HN_A_BYTES, HN_A_SIZE),
    HN_PRIMITIVE("_base64_unpack", base64_unpack, HN_A_BYTES, HN_A_SIZE), HN_PRIMITIVES_END};

const hn_module_def hnlib_module_binascii = {
    .name = "binascii", .face = true, .primitives = binascii_primitives};
