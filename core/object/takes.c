/* The table behind hntakes_fit: for each declared kind the set of sorts of values that fit, as bits. A new
 * kind in takes.h needs a row here, or nothing fits it. */
#include "object/takes.h"

#define ON(sort)    (UINT64_C(1) << (sort))
#define OF(kind)    ON(HN_KIND_##kind)
#define VALUE(name) ON(HN_SORT_CONSTANT + HN_CONSTANT_##name)
#define SMALL       (ON(HN_SORT_COUNT) | ON(HN_SORT_COUNT + 1))
#define EVERY_VALUE (UINT64_MAX & ~VALUE(UNBOUND))

/* A kind's sorts: as they are, or with UNBOUND, None, both. */
#define KIND(kind, sorts)                                                                                    \
    [kind] = (sorts), [HN_OPT(kind)] = (sorts) | VALUE(UNBOUND), [HN_OR_NONE(kind)] = (sorts) | VALUE(NONE), \
    [HN_OPT(HN_OR_NONE(kind))] = (sorts) | VALUE(UNBOUND) | VALUE(NONE)

const uint64_t hntakes_sorts[128] = {
    KIND(HN_ANY, EVERY_VALUE),
    KIND(HN_A_BOOL, VALUE(TRUE) | VALUE(FALSE)),
    KIND(HN_AN_INT, OF(INT) | SMALL),
    KIND(HN_A_WORD, SMALL),
    KIND(HN_A_SIZE, ON(HN_SORT_COUNT)),
    KIND(HN_A_STR, OF(STR)),
    KIND(HN_A_BYTES, OF(BYTES)),
    KIND(HN_A_TEXT, OF(STR) | OF(BYTES) | OF(BYTEARRAY)),
    KIND(HN_A_BYTEARRAY, OF(BYTEARRAY)),
    KIND(HN_A_LIST, OF(LIST)),
    KIND(HN_A_TUPLE, OF(TUPLE)),
    KIND(HN_A_DICT, OF(DICT)),
    KIND(HN_A_SET, OF(SET) | OF(FROZENSET)),
    KIND(HN_A_MEMORYVIEW, OF(MEMORYVIEW)),
    KIND(HN_A_TYPE, OF(TYPE)),
    KIND(HN_AN_INSTANCE, OF(INSTANCE)),
    KIND(HN_AN_EXC, OF(EXC)),
    KIND(HN_A_FUNCTION, OF(FUNCTION)),
    KIND(HN_A_GENERATOR, OF(GENERATOR)),
    KIND(HN_A_CODE, OF(CODE)),
    KIND(HN_A_CELL, OF(CELL)),
    KIND(HN_A_TRACEBACK, OF(TRACEBACK)),
    KIND(HN_A_PROXY, OF(MAPPINGPROXY)),
    KIND(HN_A_VIEW, OF(DICT_VIEW)),
    KIND(HN_A_SUPER, OF(SUPER)),
};

_Static_assert(HN_KIND_COUNT <= HN_SORT_CONSTANT && HN_TAKES_KINDS <= HN_TAKES_KIND + 1, "a bit for each");
