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

typedef uint64_t hn_value;
typedef struct hn_object hn_object;
typedef struct hn_vm hn_vm;

#define HN_TAG_INT   0xFFFAu
#define HN_TAG_REF   0xFFFBu
#define HN_TAG_CONST 0xFFFCu

#define HN_CONST(n)       (((uint64_t)HN_TAG_CONST << 48) | (n))
#define HN_UNBOUND        HN_CONST(0) /* no value: an unset local, a missing argument, a deleted dict entry */
#define HN_NONE           HN_CONST(1)
#define HN_FALSE          HN_CONST(2)
#define HN_TRUE           HN_CONST(3)
#define HN_ELLIPSIS       HN_CONST(4)
#define HN_NOTIMPLEMENTED HN_CONST(5)

#define HN_INT_MAX ((INT64_C(1) << 47) - 1)
#define HN_INT_MIN (-(INT64_C(1) << 47))

HN_SHARED bool hnv_is_double(hn_value v) {
    return v < ((uint64_t)HN_TAG_INT << 48);
}
HN_SHARED bool hnv_is_int(hn_value v) {
    return (v >> 48) == HN_TAG_INT;
}
HN_SHARED bool hnv_is_ref(hn_value v) {
    return (v >> 48) == HN_TAG_REF;
}
HN_SHARED bool hnv_is_bool(hn_value v) {
    return (v | 1) == HN_TRUE;
}

HN_SHARED hn_value hnv_bool(bool b) {
    return b ? HN_TRUE : HN_FALSE;
}
HN_INLINE int64_t hnv_int(hn_value v) {
    return (int64_t)(v << 16) >> 16;
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
    return ((uint64_t)HN_TAG_INT << 48) | ((uint64_t)i & UINT64_C(0xFFFFFFFFFFFF));
}
HN_INLINE double hnv_double(hn_value v) {
    double d;
    memcpy(&d, &v, sizeof d);
    return d;
}
HN_SHARED hn_value hnv_from_double(double d) {
    hn_value v;
    if (HN_UNLIKELY(d != d)) return UINT64_C(0x7FF8000000000000);
    memcpy(&v, &d, sizeof v);
    return v;
}
HN_INLINE hn_object *hnv_ref(hn_value v) {
#if UINTPTR_MAX == UINT32_MAX
    return (hn_object *)(uintptr_t)(uint32_t)v;
#else
    return (hn_object *)(uintptr_t)(v & UINT64_C(0xFFFFFFFFFFFF));
#endif
}
HN_SHARED hn_value hnv_from_ref(const void *o) {
    return ((uint64_t)HN_TAG_REF << 48) | (uint64_t)(uintptr_t)o;
}

#endif
