/* The row of a C function: its name, its signature and what it does. The signature is written once, as a list
 * of these words in parentheses. What calls need of it is computed when it is compiled:
 *
 *     HN_ROW("split", hnsplit_split, 0, (self, slash, opt(sep, None), opt(maxsplit, -1)), "The words.")
 *
 *     self, type, cls, module   what the function is bound to: "$self"; the call of a type has none
 *     arg(x), opt(x, default)   a parameter
 *     opt_as(x, "b' '")         one whose default is no word of C
 *     rest(x), keys(x)          "*x" and "**x"; the function looks at its arguments itself
 *     slash, star               "/" and "*"
 *     none                      nothing at all: "()"
 *
 * The result is the text that help() and inspect show, hn_native_style, the numbers of arguments, and the
 * names for calls with keywords. A list has 12 words at most (HN_JOIN). */
#ifndef HN_OBJECT_ROW_H
#define HN_OBJECT_ROW_H

#include "object/object.h"

/* A row whose signature is shown. */
#define HN_ROW(name, fn, flags, signature, sentence)                                                         \
    HN_ROW_SHOWN(name, fn, flags, signature, HN_DOC(HN_ROW_TEXT signature, sentence))
/* A row that shows something else than it takes, as CPython's does: overloads, and __new__ and __init__.
 * `doc` is HN_DOC with another signature, a sentence alone, or NULL. */
#define HN_ROW_SHOWN(name, fn, flags, signature, doc)                                                        \
    { name, fn, HN_ROW_COUNTS(flags, signature), HN_ROW_NAMES signature, doc }

/* op##word of each word, with sep between them. */
#define HN_JOIN(op, sep, ...)                                                                                \
    HN_JOIN_PICK(__VA_ARGS__, HN_JOIN_12, HN_JOIN_11, HN_JOIN_10, HN_JOIN_9, HN_JOIN_8, HN_JOIN_7,           \
                 HN_JOIN_6, HN_JOIN_5, HN_JOIN_4, HN_JOIN_3, HN_JOIN_2, HN_JOIN_1, )                         \
    (op, sep, __VA_ARGS__)
#define HN_JOIN_PICK(a, b, c, d, e, f, g, h, i, j, k, l, join, ...) join
#define HN_JOIN_1(op, sep, a)                                       op##a
#define HN_JOIN_2(op, sep, a, ...)                                  op##a sep HN_JOIN_1(op, sep, __VA_ARGS__)
#define HN_JOIN_3(op, sep, a, ...)                                  op##a sep HN_JOIN_2(op, sep, __VA_ARGS__)
#define HN_JOIN_4(op, sep, a, ...)                                  op##a sep HN_JOIN_3(op, sep, __VA_ARGS__)
#define HN_JOIN_5(op, sep, a, ...)                                  op##a sep HN_JOIN_4(op, sep, __VA_ARGS__)
#define HN_JOIN_6(op, sep, a, ...)                                  op##a sep HN_JOIN_5(op, sep, __VA_ARGS__)
#define HN_JOIN_7(op, sep, a, ...)                                  op##a sep HN_JOIN_6(op, sep, __VA_ARGS__)
#define HN_JOIN_8(op, sep, a, ...)                                  op##a sep HN_JOIN_7(op, sep, __VA_ARGS__)
#define HN_JOIN_9(op, sep, a, ...)                                  op##a sep HN_JOIN_8(op, sep, __VA_ARGS__)
#define HN_JOIN_10(op, sep, a, ...)                                 op##a sep HN_JOIN_9(op, sep, __VA_ARGS__)
#define HN_JOIN_11(op, sep, a, ...)                                 op##a sep HN_JOIN_10(op, sep, __VA_ARGS__)
#define HN_JOIN_12(op, sep, a, ...)                                 op##a sep HN_JOIN_11(op, sep, __VA_ARGS__)

/* The text. */
#define HN_ROW_TEXT(...)        "(" HN_JOIN(HN_TEXT_, ", ", __VA_ARGS__) ")"
#define HN_TEXT_none            ""
#define HN_TEXT_self            "$self"
#define HN_TEXT_type            "$type"
#define HN_TEXT_cls             "$cls"
#define HN_TEXT_module          "$module"
#define HN_TEXT_arg(x)          #x
#define HN_TEXT_opt(x, default) #x "=" #default
#define HN_TEXT_opt_as(x, text) #x "=" text
#define HN_TEXT_rest(x)         "*" #x
#define HN_TEXT_keys(x)         "**" #x
#define HN_TEXT_slash           "/"
#define HN_TEXT_star            "*"

/* The shape, in bytes from the lowest: how many parameters there are, how many before the slash, how many
 * between that and the star, how many without a default; then two of no meaning, and the flags below. A mark
 * closes the sum of the parameters before it and multiplies that. */
#define HN_ROW_SHAPE(...) (0ull HN_JOIN(HN_SHAPE_, , __VA_ARGS__))
#define HN_SHAPE_none
#define HN_SHAPE_self            +HN_SHAPE_BOUND
#define HN_SHAPE_type            +HN_SHAPE_BOUND
#define HN_SHAPE_cls             +HN_SHAPE_BOUND
#define HN_SHAPE_module          +HN_SHAPE_BOUND
#define HN_SHAPE_arg(x)          +0x1000001ull
#define HN_SHAPE_opt(x, default) +1ull
#define HN_SHAPE_opt_as(x, text) +1ull
#define HN_SHAPE_rest(x)        ) * 0x10001ull + HN_SHAPE_STARRED + HN_SHAPE_HAS_REST + (0ull
#define HN_SHAPE_keys(x) +HN_SHAPE_HAS_KEYS
#define HN_SHAPE_slash          ) * 0x101ull + (0ull
#define HN_SHAPE_star           ) * 0x10001ull + HN_SHAPE_STARRED + (0ull
#define HN_SHAPE_BOUND          (1ull << 48)
#define HN_SHAPE_STARRED        (1ull << 49)
#define HN_SHAPE_HAS_REST       (1ull << 50)
#define HN_SHAPE_HAS_KEYS       (1ull << 51)
#define HN_SHAPE_BYTE(shape, i) ((shape) >> 8 * (i)&255)
#define HN_SHAPE_ALL(shape)     HN_SHAPE_BYTE(shape, 0)
#define HN_SHAPE_UNNAMED(shape) HN_SHAPE_BYTE(shape, 1)
#define HN_SHAPE_MIN(shape)     HN_SHAPE_BYTE(shape, 3)
#define HN_SHAPE_MAX(shape)                                                                                  \
    ((shape)&HN_SHAPE_STARRED ? HN_SHAPE_UNNAMED(shape) + HN_SHAPE_BYTE(shape, 2) : HN_SHAPE_ALL(shape))

/* hn_native_style. The call of a type is never HN_ONE: CPython words its errors as those of HN_POS. */
#define HN_SHAPE_STYLE(shape)                                                                                \
    ((shape)&HN_SHAPE_HAS_KEYS   ? HN_VAR                                                                    \
     : (shape)&HN_SHAPE_HAS_REST ? HN_SHAPE_MAX(shape) < HN_SHAPE_ALL(shape) ? HN_VAR : HN_MANY              \
     : !HN_SHAPE_ALL(shape)      ? HN_NOARGS                                                                 \
     : HN_SHAPE_UNNAMED(shape) < HN_SHAPE_ALL(shape)                             ? HN_KW                     \
     : (shape)&HN_SHAPE_BOUND && HN_SHAPE_ALL(shape) == 1 && HN_SHAPE_MIN(shape) ? HN_ONE                    \
                                                                                 : HN_POS)
#define HN_ROW_COUNTS(flags, signature) HN_SHAPE_COUNTS(flags, HN_ROW_SHAPE signature)
#define HN_SHAPE_COUNTS(flags, shape)                                                                        \
    HN_SHAPE_STYLE(shape), HN_SHAPE_MIN(shape), HN_SHAPE_MAX(shape), flags, HN_SHAPE_UNNAMED(shape),         \
        HN_SHAPE_ALL(shape)

/* The names. */
#define HN_ROW_NAMES(...)                                                                                    \
    HN_SHAPE_STYLE(HN_ROW_SHAPE(__VA_ARGS__)) == HN_KW ? "" HN_JOIN(HN_NAME_, , __VA_ARGS__) : NULL
#define HN_NAME_none
#define HN_NAME_self
#define HN_NAME_type
#define HN_NAME_cls
#define HN_NAME_module
#define HN_NAME_arg(x)          #x ","
#define HN_NAME_opt(x, default) #x ","
#define HN_NAME_opt_as(x, text) #x ","
#define HN_NAME_rest(x)
#define HN_NAME_keys(x)
#define HN_NAME_slash
#define HN_NAME_star

#endif
