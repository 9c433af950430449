/* The kinds of arguments that C functions for frozen Python accept. Programs reach frozen Python with forged
 * arguments, and a snapshot can put any value into a frozen frame. So each row of a primitive, or of a method
 * in C of a frozen class, declares the kinds of its arguments, and vm/native.c compares before the function
 * runs. The function itself must check everything that a kind cannot say (a place in a str, the size of a
 * table).
 *
 * A declaration is a byte for each argument in one constant:
 *
 *     HN_PRIMITIVE("_words", words, HN_A_STR)
 *     HN_PRIMITIVE("_tb_new", tb_new, HN_OR_NONE(HN_A_TRACEBACK), HN_ANY, HN_A_CODE, ...)
 *     HN_PRIMITIVE("_depth_limit", depth_limit, HN_OPT(HN_A_SIZE)) */
#ifndef HN_OBJECT_TAKES_H
#define HN_OBJECT_TAKES_H

#include "object/row.h"

/* Exact kinds: an instance of a subclass is an HN_AN_INSTANCE, whatever it wraps. */
enum {
    HN_NOTHING,
    HN_ANY, /* any value there is: the function looks at it itself */
    HN_A_BOOL,
    HN_AN_INT, /* of any size; no bool */
    HN_A_WORD, /* an int of 48 bits: hnv_int */
    HN_A_SIZE, /* an int from 0 to 2**31 - 1 */
    HN_A_STR,
    HN_A_BYTES,
    HN_A_TEXT, /* a str, bytes or bytearray */
    HN_A_BYTEARRAY,
    HN_A_LIST,
    HN_A_TUPLE,
    HN_A_DICT,
    HN_A_SET, /* a set or frozenset */
    HN_A_MEMORYVIEW,
    HN_A_TYPE,
    HN_AN_INSTANCE, /* of a class that is no exception */
    HN_AN_EXC,
    HN_A_FUNCTION,
    HN_A_GENERATOR,
    HN_A_CODE,
    HN_A_CELL,
    HN_A_TRACEBACK,
    HN_A_PROXY, /* a mappingproxy */
    HN_A_VIEW,  /* dict_keys, dict_values, dict_items */
    HN_A_SUPER,
    HN_TAKES_KINDS
};
#define HN_TAKES_KIND    31u
#define HN_TAKES_OPT     32u
#define HN_TAKES_NONE    64u
#define HN_OPT(kind)     ((kind) | HN_TAKES_OPT) /* may be left out, and is UNBOUND then */
#define HN_OR_NONE(kind) ((kind) | HN_TAKES_NONE)

typedef struct hn_takes {
    uint64_t args;  /* the first argument in the lowest byte */
    uint64_t width; /* of a method: how many slots its self has at least; what they hold it looks at itself */
} hn_takes;

/* A row. The declaration comes first, so that a row of another form does not compile. */
typedef struct hn_primitive_def {
    hn_takes takes;
    hn_native_def def; /* HN_NATIVE_CHECKED in its flags says that it is in one of these */
} hn_primitive_def;

#define HN_TAKES_8(a, b, c, d, e, f, g, h, more, ...)                                                        \
    ((uint64_t)(a) | (uint64_t)(b) << 8 | (uint64_t)(c) << 16 | (uint64_t)(d) << 24 | (uint64_t)(e) << 32 |  \
     (uint64_t)(f) << 40 | (uint64_t)(g) << 48 | (uint64_t)(h) << 56 | 0 * sizeof(char[1 - 2 * !!(more)]))
#define HN_TAKES(...)       HN_TAKES_8(__VA_ARGS__, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
#define HN_TAKES_AT(t, i)   ((t) >> (i)*8 & 255u)
#define HN_TAKES_HAS(t, i)  (HN_TAKES_AT(t, i) != 0)
#define HN_TAKES_MUST(t, i) (HN_TAKES_AT(t, i) != 0 && !(HN_TAKES_AT(t, i) & HN_TAKES_OPT))
/* How many arguments there may be, and must be. */
#define HN_TAKES_MAX(t)                                                                                      \
    (HN_TAKES_HAS(t, 0) + HN_TAKES_HAS(t, 1) + HN_TAKES_HAS(t, 2) + HN_TAKES_HAS(t, 3) +                     \
     HN_TAKES_HAS(t, 4) + HN_TAKES_HAS(t, 5) + HN_TAKES_HAS(t, 6) + HN_TAKES_HAS(t, 7))
#define HN_TAKES_MIN(t)                                                                                      \
    (HN_TAKES_MUST(t, 0) + HN_TAKES_MUST(t, 1) + HN_TAKES_MUST(t, 2) + HN_TAKES_MUST(t, 3) +                 \
     HN_TAKES_MUST(t, 4) + HN_TAKES_MUST(t, 5) + HN_TAKES_MUST(t, 6) + HN_TAKES_MUST(t, 7))

/* A function of frozen Python; one without arguments takes HN_NOTHING. */
#define HN_PRIMITIVE(name, fn, ...) HN_PRIMITIVE_AS(name, fn, HN_POS, HN_TAKES(__VA_ARGS__))
/* The same with any number of arguments: the last may be repeated. */
#define HN_PRIMITIVE_VAR(name, fn, ...) HN_PRIMITIVE_AS(name, fn, HN_VAR, HN_TAKES(__VA_ARGS__))
#define HN_PRIMITIVE_AS(name, fn, style, takes)                                                              \
    {                                                                                                        \
        {(takes), 0}, {                                                                                      \
            name, fn, style, HN_TAKES_MIN(takes), HN_TAKES_MAX(takes), HN_NATIVE_CHECKED, 0, 0, NULL, NULL   \
        }                                                                                                    \
    }
/* The row of a method of instances with so many slots. Programs call these with anything, and the function
 * words its errors as CPython does. */
#define HN_METHOD(name, fn, flags, width, signature, sentence)                                               \
    HN_METHOD_SHOWN(name, fn, flags, width, signature, HN_DOC(HN_ROW_TEXT signature, sentence))
#define HN_METHOD_SHOWN(name, fn, flags, width, signature, doc)                                              \
    { {0, (width)}, HN_ROW_SHOWN(name, fn, HN_NATIVE_CHECKED | (flags), signature, doc) }
#define HN_PRIMITIVES_END                                                                                    \
    {                                                                                                        \
        {0, 0}, {                                                                                            \
            NULL, NULL, 0, 0, 0, 0, 0, 0, NULL, NULL                                                         \
        }                                                                                                    \
    }

/* The declaration of a def with HN_NATIVE_CHECKED. */
HN_INLINE const hn_takes *hntakes_of(const hn_native_def *def) {
    const char *row = (const char *)def - offsetof(hn_primitive_def, def);
    return &((const hn_primitive_def *)(const void *)row)->takes;
}
/* The sorts of values that declarations tell apart, by the lower seven bits of a byte: kinds of objects
 * (below 48), constants, numbers. */
#define HN_SORT_CONSTANT 48u
#define HN_SORT_COUNT    56u /* an int from 0 to 2**31 - 1 */
#define HN_SORT_DOUBLE   58u
extern const uint64_t hntakes_sorts[128];

HN_INLINE unsigned hntakes_sort(hn_value v) {
    unsigned tag = (unsigned)(hnv_bits(v) >> 48);
    if (HN_LIKELY(tag == HN_TAG_REF)) return hnv_ref(v)->kind;
    if (tag == HN_TAG_INT) return HN_SORT_COUNT + ((hnv_bits(v) >> 31 & 0x1FFFF) != 0);
    return tag == HN_TAG_CONST ? HN_SORT_CONSTANT + (unsigned)(hnv_bits(v) & 7) : HN_SORT_DOUBLE;
}
/* Whether these n values are what `takes` says; the last byte stands for all that follow. */
HN_INLINE bool hntakes_fit(uint64_t takes, const hn_value *v, uint32_t n) {
    for (const hn_value *end = v + n; v < end; v++) {
        if (HN_UNLIKELY(!(hntakes_sorts[takes & 127] >> hntakes_sort(*v) & 1))) return false;
        if (takes >> 8) takes >>= 8;
    }
    return true;
}
/* Whether it is an instance of a class made in Python, with so many slots. */
HN_INLINE bool hntakes_wide(hn_value self, uint64_t width) {
    if (!hnv_is(self, HN_KIND_INSTANCE)) return false;
    const hn_type *t = HN_INSTANCE(self)->shape->cls;
    return t->base_kind == HN_KIND_INSTANCE && t->root->nslots >= width;
}

#endif
