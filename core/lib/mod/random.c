/* Module random: the Mersenne Twister (MT19937) for core/lib/py/random.py, and the seed and random bytes of
 * the session. A generator's state is a bytearray that holds a `twister`; a program may forge it, so each
 * call checks it. The numbers must be CPython's for the same seed. */
#include "lib/native.h"

#define WORDS 624u
#define STEP  397u

typedef struct twister {
    uint32_t word[WORDS], next; /* next: of the words made last, the first that is not used yet */
} twister;

/* The state in place: the buffer of a bytearray is aligned for it. NULL: not one. */
static twister *random_load(hn_value v) {
    if (hnapi_bytearray_len(v) != sizeof(twister)) return NULL;
    twister *t = (twister *)(void *)hnapi_bytearray_data(v);
    return t->next <= WORDS ? t : NULL;
}

static void random_refill(twister *t) {
    uint32_t *w = t->word;
    for (unsigned i = 0; i < WORDS; i++) {
        uint32_t y = (w[i] & 0x80000000u) | (w[(i + 1) % WORDS] & 0x7fffffffu);
        w[i] = w[(i + STEP) % WORDS] ^ y >> 1 ^ (y & 1 ? 0x9908b0dfu : 0);
    }
    t->next = 0;
}

static uint32_t draw(twister *t) {
    if (t->next >= WORDS) random_refill(t);
    uint32_t y = t->word[t->next++];
    y ^= y >> 11;
    y ^= y << 7 & 0x9d2c5680u;
    y ^= y << 15 & 0xefc60000u;
    return y ^ y >> 18;
}

static void random_begin(twister *t, uint32_t seed) {
    t->word[0] = seed;
    for (uint32_t i = 1; i < WORDS; i++)
        t->word[i] = 1812433253u * (t->word[i - 1] ^ t->word[i - 1] >> 30) + i;
    t->next = WORDS;
}

/* _mt_new(int): a state seeded with the magnitude of an int of any size. */
static hn_status mt_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    twister t;
    uint32_t tmp[2], len, *w = t.word, i = 1, k = 0;
    bool negative;
    const uint32_t *key = hnapi_int_limbs(args[0], tmp, &len, &negative);
    while (len > 1 && !key[len - 1]) len--;
    if (!len) key = tmp, tmp[0] = 0, len = 1;
    HN_TRY(hnapi_charge(vm, len >> 2));
    random_begin(&t, 19650218u);
    for (uint32_t left = len > WORDS ? len : WORDS; left; left--) {
        HN_PACE(vm, left);
        w[i] = (w[i] ^ (w[i - 1] ^ w[i - 1] >> 30) * 1664525u) + key[k] + k;
        if (++i == WORDS) w[0] = w[WORDS - 1], i = 1;
        if (++k == len) k = 0;
    }
    for (unsigned left = WORDS - 1; left; left--) {
        w[i] = (w[i] ^ (w[i - 1] ^ w[i - 1] >> 30) * 1566083941u) - i;
        if (++i == WORDS) w[0] = w[WORDS - 1], i = 1;
    }
    w[0] = 0x80000000u;
    return hnapi_bytearray_new(vm, &t, sizeof t, out);
}

/* _mt_random(state): a float in [0, 1) of 53 bits. */
static hn_status mt_random(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    twister *t = random_load(args[0]);
    if (!t) return hnapi_bad_argument(vm);
    uint32_t a = draw(t) >> 5, b = draw(t) >> 6;
    *out = hnv_from_double((a * 67108864.0 + b) / 9007199254740992.0);
    return HN_OK;
}

static hn_status many_bits(hn_vm *vm, twister *t, uint64_t bits, hn_value *out) {
    uint32_t words = (uint32_t)((bits + 31) / 32);
    HN_TRY(hnapi_charge(vm, words >> 2));
    hn_value making;
    uint32_t *limb;
    HN_TRY(hnapi_int_room(vm, words, &making, &limb));
    for (uint32_t i = 0; i < words; i++, bits -= 32) {
        HN_PACE(vm, i);
        limb[i] = bits < 32 ? draw(t) >> (32 - bits) : draw(t);
    }
    *out = hnapi_int_finish(making, words, false);
    return HN_OK;
}

/* _mt_bits(state, k): an int of k random bits, k >= 0. */
static hn_status mt_bits(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    twister *t = random_load(args[0]);
    int64_t bits;
    if (!t) return hnapi_bad_argument(vm);
    if (!hnapi_int_to_i64(args[1], &bits) || bits > INT32_MAX)
        return hnapi_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C int");
    if (bits < 0) return hnapi_raise(vm, HN_T_VALUEERROR, "Cannot convert negative int");
    if (bits > 32) return many_bits(vm, t, (uint64_t)bits, out);
    *out = hnv_from_int(bits ? draw(t) >> (32 - bits) : 0);
    return HN_OK;
}

/* _mt_below(state, n): an int in [0, n), for 0 < n < 2**32: as getrandbits() until it fits. */
static hn_status mt_below(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    twister *t = random_load(args[0]);
    if (!t || hnv_int(args[1]) <= 0 || hnv_int(args[1]) > UINT32_MAX) return hnapi_bad_argument(vm);
    uint32_t below = (uint32_t)hnv_int(args[1]), unused = 0, r;
    while (unused < 31 && !(below >> (31 - unused))) unused++;
    for (uint32_t tries = 1; (r = draw(t) >> unused) >= below; tries++) HN_PACE(vm, tries);
    *out = hnv_from_int(r);
    return HN_OK;
}

/* _mt_get(state): its 624 words and the position. */
static hn_status mt_get(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    twister *t = random_load(args[0]);
    if (!t) return hnapi_bad_argument(vm);
    hn_value *items;
    HN_TRY(hnapi_tuple_room(vm, WORDS + 1, out, &items));
    for (unsigned i = 0; i < WORDS; i++) items[i] = hnv_from_int(t->word[i]);
    items[WORDS] = hnv_from_int(t->next);
    return HN_OK;
}

/* _mt_set(tuple of 625 ints below 2**32): a state. None where the last one is no position. */
static hn_status mt_set(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    twister t;
    if (hnapi_tuple_len(args[0]) != WORDS + 1) return hnapi_bad_argument(vm);
    const hn_value *v = hnapi_tuple_items(args[0]);
    for (unsigned i = 0; i < WORDS; i++) {
        if (!hnv_is_int(v[i])) return hnapi_bad_argument(vm);
        t.word[i] = (uint32_t)hnv_int(v[i]);
    }
    *out = HN_NONE;
    if (!hnv_is_int(v[WORDS]) || (uint64_t)hnv_int(v[WORDS]) > WORDS) return HN_OK;
    t.next = (uint32_t)hnv_int(v[WORDS]);
    return hnapi_bytearray_new(vm, &t, sizeof t, out);
}

/* _seed_of_session(): an int that the host's seed decides. */
static hn_status seed_of_session(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    uint32_t limbs[4];
    hnapi_seed(vm, limbs);
    return hnapi_int_from_limbs(vm, limbs, 4, false, out);
}

#define PART 65536u /* bytes that the host is asked for at once */

/* _entropy(n): bytes of the host's randomness, or None where it gives none. */
static hn_status entropy(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    uint32_t size = (uint32_t)hnv_int(args[0]);
    HN_TRY(hnapi_charge(vm, size >> 4));
    uint8_t *data;
    HN_TRY(hnapi_bytes_room(vm, size, out, &data));
    for (uint32_t at = 0; at < size;) {
        uint32_t part = size - at < PART ? size - at : PART;
        if (!hnapi_entropy(vm, data + at, part)) *out = HN_NONE;
        at += part;
        HN_TRY(hnapi_pace(vm, part >> 2));
    }
    return HN_OK;
}

static const hn_primitive_def random_primitives[] = {
    HN_PRIMITIVE("_mt_new", mt_new, HN_AN_INT),
    HN_PRIMITIVE("_mt_random", mt_random, HN_A_BYTEARRAY),
    HN_PRIMITIVE("_mt_bits", mt_bits, HN_A_BYTEARRAY, HN_AN_INT),
    HN_PRIMITIVE("_mt_below", mt_below, HN_A_BYTEARRAY, HN_A_WORD),
    HN_PRIMITIVE("_mt_get", mt_get, HN_A_BYTEARRAY),
    HN_PRIMITIVE("_mt_set", mt_set, HN_A_TUPLE),
    HN_PRIMITIVE("_seed_of_session", seed_of_session, HN_NOTHING),
    HN_PRIMITIVE("_entropy", entropy, HN_A_SIZE),
    HN_PRIMITIVES_END};

const hn_module_def hnlib_module_random = {.name = "random", .face = true, .primitives = random_primitives};
