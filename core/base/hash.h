/* Hash values as CPython's 64-bit builds have them, the same on every build. object/str.c, bytes.c, int.c and
 * ops_hash.c call it for the types of Python; text is hashed with the session's seed. Programs see the
 * values, in hash() and in the order of sets. A result is never -1: it becomes -2. */
#ifndef HN_BASE_HASH_H
#define HN_BASE_HASH_H

#include "base/meter.h"

/* SipHash-1-3 keyed by the session's seed; 0 for no bytes. For str and bytes: hash the array of code points
 * at its own width. Linear: the caller charges len >> 6. */
int64_t hnhash_bytes(const void *p, size_t len, const uint64_t seed[2]);
/* The same, and that of a bigint, for what is long: they look at the clock as they go, the steps are the
 * caller's, because a str keeps its hash. */
HN_CHECK hn_status hnhash_bytes_long(hn_meter *m, const void *p, size_t len, const uint64_t seed[2],
                                     int64_t *out);
HN_CHECK hn_status hnhash_bigint_long(hn_meter *m, const uint32_t *a, size_t n, bool neg, int64_t *out);

/* Numbers: equal numbers hash the same whatever their type (modulo 2^61 - 1). */
int64_t hnhash_int64(int64_t v);
int64_t hnhash_bigint(const uint32_t *a, size_t n, bool neg);
/* inf is 314159; a NaN gives `nan_hash` (CPython hashes a NaN by its object). */
int64_t hnhash_double(double d, int64_t nan_hash);
/* From the hashes of its two parts. */
int64_t hnhash_complex(int64_t real, int64_t imag);

/* Tuples: acc = begin(); acc = add(acc, hash of each item); end(acc, number of items). */
static inline uint64_t hnhash_tuple_begin(void) {
    return 2870177450012600261u;
}
static inline uint64_t hnhash_tuple_add(uint64_t acc, int64_t item) {
    acc += (uint64_t)item * 14029467366897019727u;
    acc = (acc << 31) | (acc >> 33);
    return acc * 11400714785074694791u;
}
int64_t hnhash_tuple_end(uint64_t acc, size_t len);

/* Frozensets: acc starts at 0, acc = add(acc, hash of each item) in any order; end(acc, number of items). */
static inline uint64_t hnhash_set_add(uint64_t acc, int64_t item) {
    uint64_t h = (uint64_t)item;
    return acc ^ (((h ^ 89869747u) ^ (h << 16)) * 3644798167u);
}
int64_t hnhash_set_end(uint64_t acc, size_t len);

#endif
