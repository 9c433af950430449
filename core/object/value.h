/* A Python value: one NaN-boxed 64-bit word. Everything that touches values includes this, through object.h.
 * Floats and everyday ints never allocate.
 *
 *   0x0000.. to 0xFFF0..   a double, as it is. Every NaN is stored as 0x7FF8000000000000.
 *   0xFFFA pppppppppppp    an int that fits in 48 bits, two's complement. Larger ints are heap objects, and
 *                          an int that fits is never a heap object: equal small ints are equal words.
 *   0xFFFB pppppppppppp    a reference to a heap object
 *   0xFFFC 00000000000n    a constant: None, True, ...
 *
 * Code that makes a word from a double must keep the rule for NaN, as hnv_from_double does: any other NaN
 * could read as a reference. */
#ifndef HN_OBJECT_VALUE_H
#define HN_OBJECT_VALUE_H

#include "base/status.h"

/* In checked builds a value is a pointer to an incomplete type: the compiler then refuses arithmetic with
 * values, and numbers in their place. */
#if defined HN_CHECKED && UINTPTR_MAX == UINT64_MAX
typedef const struct hn_word *hn_value;
#else
typedef uint64_t hn_value;
#endif
typedef struct hn_object hn_object;
typedef struct hn_vm hn_vm;

#define HN_TAG_INT   0xFFFAu
#define HN_TAG_REF   0xFFFBu
#define HN_TAG_CONST 0xFFFCu

/* The numbers of the constants. */
enum {
    HN_CONSTANT_UNBOUND, /* no value: an unset local, a missing argument, a deleted dict entry */
    HN_CONSTANT_NONE,
    HN_CONSTANT_FALSE,
    HN_CONSTANT_TRUE,
    HN_CONSTANT_ELLIPSIS,
    HN_CONSTANT_NOTIMPLEMENTED
};
#define HN_CONST(n)       ((hn_value)(((uint64_t)HN_TAG_CONST << 48) | (n)))
#define HN_UNBOUND        HN_CONST(HN_CONSTANT_UNBOUND)
#define HN_NONE           HN_CONST(HN_CONSTANT_NONE)
#define HN_FALSE          HN_CONST(HN_CONSTANT_FALSE)
#define HN_TRUE           HN_CONST(HN_CONSTANT_TRUE)
#define HN_ELLIPSIS       HN_CONST(HN_CONSTANT_ELLIPSIS)
#define HN_NOTIMPLEMENTED HN_CONST(HN_CONSTANT_NOTIMPLEMENTED)

#define HN_INT_MAX ((INT64_C(1) << 47) - 1)
#define HN_INT_MIN (-(INT64_C(1) << 47))

/* The word, for code that knows the forms above. */
HN_INLINE uint64_t hnv_bits(hn_value v) {
    return (uint64_t)v;
}
HN_INLINE hn_value hnv_from_bits(uint64_t bits) {
    return (hn_value)bits;
}
HN_SHARED bool hnv_is_double(hn_value v) {
    return hnv_bits(v) < ((uint64_t)HN_TAG_INT << 48);
}
HN_SHARED bool hnv_is_int(hn_value v) {
    return (hnv_bits(v) >> 48) == HN_TAG_INT;
}
HN_SHARED bool hnv_is_ref(hn_value v) {
    return (hnv_bits(v) >> 48) == HN_TAG_REF;
}
HN_SHARED bool hnv_is_const(hn_value v) {
    return (hnv_bits(v) >> 48) == HN_TAG_CONST;
}
HN_SHARED bool hnv_is_bool(hn_value v) {
    return (hnv_bits(v) | 1) == hnv_bits(HN_TRUE);
}
/* The number of a constant. */
HN_INLINE uint32_t hnv_const(hn_value v) {
    return (uint32_t)(hnv_bits(v) & 0xFFFF);
}

HN_SHARED hn_value hnv_bool(bool b) {
    return b ? HN_TRUE : HN_FALSE;
}
HN_INLINE int64_t hnv_int(hn_value v) {
    return (int64_t)(hnv_bits(v) << 16) >> 16;
}
/* Whether it is a small int within bounds. */
HN_SHARED bool hnv_is_between(hn_value v, int64_t least, int64_t most) {
    return hnv_is_int(v) && hnv_int(v) >= least && hnv_int(v) <= most;
}
/* Whether n values are ints; then `out` has them. */
HN_SHARED bool hnv_are_ints(const hn_value *v, uint32_t n, int64_t *out) {
    for (uint32_t i = 0; i < n; i++) {
        if (!hnv_is_int(v[i])) return false;
        out[i] = hnv_int(v[i]);
    }
    return true;
}
HN_SHARED bool hnv_fits(int64_t i) {
    return i >= HN_INT_MIN && i <= HN_INT_MAX;
}
/* `i` must fit (hnv_fits); see hnint_from_i64 for any. */
HN_SHARED hn_value hnv_from_int(int64_t i) {
    return (hn_value)(((uint64_t)HN_TAG_INT << 48) | ((uint64_t)i & UINT64_C(0xFFFFFFFFFFFF)));
}
HN_INLINE double hnv_double(hn_value v) {
    double d;
    memcpy(&d, &v, sizeof d);
    return d;
}
HN_SHARED hn_value hnv_from_double(double d) {
    hn_value v;
    if (HN_UNLIKELY(d != d)) return (hn_value)UINT64_C(0x7FF8000000000000);
    memcpy(&v, &d, sizeof v);
    return v;
}
HN_INLINE hn_object *hnv_ref(hn_value v) {
#if UINTPTR_MAX == UINT32_MAX
    return (hn_object *)(uintptr_t)(uint32_t)hnv_bits(v);
#else
    return (hn_object *)(uintptr_t)(hnv_bits(v) & UINT64_C(0xFFFFFFFFFFFF));
#endif
}
HN_SHARED hn_value hnv_from_ref(const void *o) {
    return (hn_value)(((uint64_t)HN_TAG_REF << 48) | (uint64_t)(uintptr_t)o);
}

#endif
