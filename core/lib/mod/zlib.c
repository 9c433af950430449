/* Module zlib: DEFLATE (RFC 1951) and the checksums Adler-32 and CRC-32 as primitives for
 * core/lib/py/zlib.py. A stream under way is a bytearray that holds the complete state. A call does at most
 * one piece of work and leaves its output in the state, where the next call finds it. A state may be forged,
 * so each call checks it. */
#include "lib/native.h"

#define WINDOW (32u << 10)
#define PIECE  (16u << 10) /* what is unpacked at a time */
#define CODES  64u         /* that are made for it, and the steps that one takes */

typedef struct unpacking {
    hn_inflater s;
    uint32_t known; /* bytes at the end of the window that are there */
    uint32_t made;  /* bytes of the output */
    uint8_t window[WINDOW], out[PIECE];
} unpacking;

/* The bytes of args[at] from args[at + 1] on. */
static bool zlib_view(const hn_value *args, const uint8_t **p, uint32_t *n) {
    return hnapi_bytes_view(args[0], p, n) && (uint64_t)hnv_int(args[1]) <= *n;
}

/* ---- checksums ---- */

/* Adler-32 (RFC 1950); 5,552 sums of bytes fit before the rest has to be taken. */
static uint32_t zlib_adler(uint32_t value, const uint8_t *p, uint32_t n) {
    uint32_t a = value & 0xffff, b = value >> 16;
    while (n) {
        uint32_t part = n < 5552 ? n : 5552;
        for (uint32_t i = 0; i < part; i++) b += a += p[i];
        a %= 65521;
        b %= 65521;
        p += part;
        n -= part;
    }
    return b % 65521 << 16 | a % 65521;
}

static uint32_t crc_shift(uint32_t value, unsigned bits) {
    while (bits--) value = value >> 1 ^ (value & 1 ? 0xedb88320u : 0);
    return value;
}

/* CRC-32 (ISO 3309), by a table that is made where it is worth it. */
static uint32_t zlib_crc(uint32_t value, const uint8_t *p, uint32_t n) {
    uint32_t table[256], small = n < 512;
    value = ~value;
    for (unsigned i = 0; i < 256 && !small; i++) table[i] = crc_shift(i, 8);
    for (uint32_t i = 0; i < n; i++)
        value = small ? crc_shift(value ^ p[i], 8) : table[(value ^ p[i]) & 255] ^ value >> 8;
    return ~value;
}

/* _zlib_check(bytes, from, crc, value): the checksum of at most 64 KiB from there on, after one of what stood
 * before. */
static hn_status zlib_checksum(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint32_t len;
    if (!zlib_view(args, &p, &len)) return hnapi_bad_argument(vm);
    uint32_t from = (uint32_t)hnv_int(args[1]), value = (uint32_t)hnv_int(args[3]);
    len -= from;
    if (len > 4 * PIECE) len = 4 * PIECE;
    HN_TRY(hnapi_charge(vm, len >> 4));
    value = args[2] == HN_TRUE ? zlib_crc(value, p + from, len) : zlib_adler(value, p + from, len);
    *out = hnv_from_int(value);
    return HN_OK;
}

/* ---- unpacking ---- */

static bool unpacking_load(hn_value v, unpacking **u) {
    if (hnapi_bytearray_len(v) != sizeof **u) return false;
    *u = (unpacking *)(void *)hnapi_bytearray_data(v);
    return hninflate_is_sound(&(*u)->s) && (*u)->known <= WINDOW && (*u)->made <= PIECE;
}

/* _zlib_inflate_new(dictionary): a state. */
static hn_status inflate_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint32_t len;
    if (!hnapi_bytes_view(args[0], &p, &len)) return hnapi_bad_argument(vm);
    HN_TRY(hnapi_charge(vm, WINDOW >> 8));
    HN_TRY(hnapi_bytearray_new(vm, NULL, sizeof(unpacking), out));
    unpacking *u = (unpacking *)(void *)hnapi_bytearray_data(*out);
    u->known = len < WINDOW ? len : WINDOW;
    if (u->known) memcpy(u->window + WINDOW - u->known, p + len - u->known, u->known);
    return HN_OK;
}

/* _zlib_inflate(bytes, from, state, room): unpacks what gives at most `room` bytes. Gives how far it has
 * read, 16 times, and how it ended (hn_inflate_end); then 16 times that, and what was wrong
 * (hn_inflate_fault). */
static hn_status inflate(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint32_t len, room = (uint32_t)hnv_int(args[3]);
    unpacking *u;
    if (!zlib_view(args, &p, &len) || !unpacking_load(args[2], &u) || u->made) return hnapi_bad_argument(vm);
    uint32_t from = (uint32_t)hnv_int(args[1]), take = len - from < PIECE ? len - from : PIECE;
    HN_TRY(hnapi_charge(vm, 32));
    hn_inflate_part part = {.in = p + from,
                            .end = p + from + take,
                            .before = u->window + WINDOW - u->known,
                            .nbefore = u->known,
                            .out = u->out,
                            .size = room < PIECE ? room : PIECE,
                            .most = CODES};
    hn_inflate_end end = hninflate_run(&u->s, &part);
    u->made = (uint32_t)part.at;
    *out = hnv_from_int(((part.in - p) * 16 + end) * 16 + u->s.fault);
    return hnapi_charge(vm, (uint64_t)part.codes * CODES + (((uint64_t)(part.in - p) - from + part.at) >> 3));
}

/* _zlib_inflated(state): the output, which goes into the window. */
static hn_status inflated(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    unpacking *u;
    if (!unpacking_load(args[0], &u)) return hnapi_bad_argument(vm);
    uint8_t *to;
    uint32_t made = u->made;
    HN_TRY(hnapi_charge(vm, 8 + (made >> 6)));
    HN_TRY(hnapi_bytes_room(vm, made, out, &to));
    if (!made) return HN_OK;
    HN_TRY(hnmem_copy(hnapi_meter(vm), to, u->out, made));
    memmove(u->window, u->window + made, WINDOW - made);
    memcpy(u->window + WINDOW - made, u->out, made);
    u->known = u->known + made < WINDOW ? u->known + made : WINDOW;
    u->made = 0;
    return HN_OK;
}

/* ---- packing ---- */

static bool packing_load(hn_value v, hn_deflater **d) {
    if (!hnapi_bytearray_len(v)) return false;
    *d = (hn_deflater *)(void *)hnapi_bytearray_data(v);
    return hndeflate_is_sound(*d, hnapi_bytearray_len(v));
}

/* _zlib_deflate_new(dictionary, level, window_bits, memory, strategy): a state. */
static hn_status deflate_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint32_t len, number[4];
    static const uint32_t least[4] = {0, 9, 1, 0}, most[4] = {9, 15, 9, HN_DEFLATE_FIXED};
    bool good = hnapi_bytes_view(args[0], &p, &len);
    for (unsigned i = 0; i < 4; i++) {
        number[i] = (uint32_t)hnv_int(args[1 + i]);
        good = good && number[i] >= least[i] && number[i] <= most[i];
    }
    if (!good) return hnapi_bad_argument(vm);
    size_t size = hndeflate_size(number[1], number[2]);
    HN_TRY(hnapi_charge(vm, size >> 8));
    HN_TRY(hnapi_bytearray_new(vm, NULL, size, out));
    hn_deflater *d = (hn_deflater *)(void *)hnapi_bytearray_data(*out);
    hndeflate_begin(d, number[0], number[1], number[2], (hn_deflate_strategy)number[3]);
    hndeflate_dictionary(d, p, len);
    return HN_OK;
}

/* _zlib_deflate(bytes, from, state, flush): a step. Gives how far it has read, twice, and one more when all
 * is read and flushed. */
static hn_status deflate(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const uint8_t *p;
    uint32_t len, work = 64;
    hn_deflater *d;
    if (!zlib_view(args, &p, &len) || !packing_load(args[2], &d) ||
        hnv_int(args[3]) >= HN_DEFLATE_FLUSH_COUNT)
        return hnapi_bad_argument(vm);
    size_t at = (size_t)hnv_int(args[1]);
    bool over = hndeflate_step(d, p, len, &at, (hn_deflate_flush)hnv_int(args[3]), &work);
    *out = hnv_from_int((int64_t)at * 2 + over);
    return hnapi_charge(vm, work >> 1);
}

/* _zlib_deflated(state): the output. */
static hn_status deflated(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_deflater *d;
    if (!packing_load(args[0], &d)) return hnapi_bad_argument(vm);
    uint8_t *to;
    HN_TRY(hnapi_charge(vm, d->pending >> 6));
    HN_TRY(hnapi_bytes_room(vm, d->pending, out, &to));
    if (d->pending) memcpy(to, hndeflate_output(d), d->pending);
    d->pending = 0;
    return HN_OK;
}

static const hn_primitive_def zlib_primitives[] = {
    HN_PRIMITIVE("_zlib_check", zlib_checksum, HN_A_BYTES, HN_A_SIZE, HN_A_BOOL, HN_A_WORD),
    HN_PRIMITIVE("_zlib_inflate_new", inflate_new, HN_A_BYTES),
    HN_PRIMITIVE("_zlib_inflate", inflate, HN_A_BYTES, HN_A_SIZE, HN_A_BYTEARRAY, HN_A_SIZE),
    HN_PRIMITIVE("_zlib_inflated", inflated, HN_A_BYTEARRAY),
    HN_PRIMITIVE("_zlib_deflate_new", deflate_new, HN_A_BYTES, HN_A_SIZE, HN_A_SIZE, HN_A_SIZE, HN_A_SIZE),
    HN_PRIMITIVE("_zlib_deflate", deflate, HN_A_BYTES, HN_A_SIZE, HN_A_BYTEARRAY, HN_A_SIZE),
    HN_PRIMITIVE("_zlib_deflated", deflated, HN_A_BYTEARRAY),
    HN_PRIMITIVES_END};

const hn_module_def hnlib_module_zlib = {.name = "zlib", .face = true, .primitives = zlib_primitives};
