#include "object/takes.h"

/* The sorts of values that declarations tell apart: kinds of objects (below 48), constants, numbers. */
#define CONSTANT 48u
#define COUNT    56u /* an int from 0 to 2**31 - 1 */
#define WORD     57u
#define DOUBLE   58u

#define ON(sort)    (UINT64_C(1) << (sort))
#define OF(kind)    ON(HN_KIND_##kind)
#define VALUE(v)    ON(CONSTANT + ((v)&7))
#define EVERY_VALUE (UINT64_MAX & ~VALUE(HN_UNBOUND))

static const uint64_t accepted[HN_TAKES_KIND + 1] = {
    [HN_ANY] = EVERY_VALUE,
    [HN_A_BOOL] = VALUE(HN_TRUE) | VALUE(HN_FALSE),
    [HN_AN_INT] = OF(INT) | ON(COUNT) | ON(WORD),
    [HN_A_WORD] = ON(COUNT) | ON(WORD),
    [HN_A_SIZE] = ON(COUNT),
    [HN_A_NUMBER] = ON(COUNT) | ON(WORD) | ON(DOUBLE),
    [HN_A_STR] = OF(STR),
    [HN_A_BYTES] = OF(BYTES),
    [HN_A_TEXT] = OF(STR) | OF(BYTES) | OF(BYTEARRAY),
    [HN_A_BYTEARRAY] = OF(BYTEARRAY),
    [HN_A_BUFFER] = OF(BYTEARRAY) | OF(MEMORYVIEW),
    [HN_A_LIST] = OF(LIST),
    [HN_A_TUPLE] = OF(TUPLE),
    [HN_A_DICT] = OF(DICT),
    [HN_A_SET] = OF(SET) | OF(FROZENSET),
    [HN_A_MEMORYVIEW] = OF(MEMORYVIEW),
    [HN_A_TYPE] = OF(TYPE),
    [HN_AN_INSTANCE] = OF(INSTANCE),
    [HN_AN_EXC] = OF(EXC),
    [HN_A_FUNCTION] = OF(FUNCTION),
    [HN_A_GENERATOR] = OF(GENERATOR),
    [HN_A_CODE] = OF(CODE),
    [HN_A_CELL] = OF(CELL),
    [HN_A_TRACEBACK] = OF(TRACEBACK),
    [HN_A_PROXY] = OF(MAPPINGPROXY),
    [HN_A_VIEW] = OF(DICT_VIEW),
    [HN_A_SUPER] = OF(SUPER),
};

_Static_assert(HN_KIND_COUNT <= CONSTANT && HN_TAKES_KINDS <= HN_TAKES_KIND + 1, "a sort for each kind");

HN_INLINE unsigned sort_of(hn_value v) {
    if (HN_LIKELY(hnv_is_ref(v))) return hnv_ref(v)->kind;
    if (hnv_is_int(v)) return (uint64_t)hnv_int(v) <= INT32_MAX ? COUNT : WORD;
    return hnv_is_double(v) ? DOUBLE : CONSTANT + (v & 7);
}

HN_INLINE bool fits(unsigned take, hn_value v) {
    if (HN_LIKELY(accepted[take & HN_TAKES_KIND] >> sort_of(v) & 1)) return true;
    return (v == HN_NONE && (take & HN_TAKES_NONE)) || (v == HN_UNBOUND && (take & HN_TAKES_OPT));
}

bool hntakes_fit(uint64_t takes, const hn_value *v, uint32_t n) {
    for (uint32_t i = 0; i < n; i++) {
        if (HN_UNLIKELY(!fits(takes & 255, v[i]))) return false;
        if (!(takes & HN_TAKES_REST)) takes >>= 8;
    }
    return true;
}

/* The first slots of an instance of a class made in Python. */
static HN_COLD uint32_t width_of(uint64_t slots) {
    uint32_t n = 0;
    for (; slots; slots >>= 8) n++;
    return n;
}
static bool slots_fit(uint64_t slots, hn_value self) {
    const hn_instance *o = HN_INSTANCE(self);
    const hn_type *t = o->shape->cls;
    uint32_t n = width_of(slots);
    return t->base_kind == HN_KIND_INSTANCE && t->root->nslots >= n && hntakes_fit(slots, o->slots, n);
}

bool hntakes_match(const hn_takes *t, const hn_value *args, uint32_t n) {
    return hntakes_fit(t->args, args, n) && (!t->slots || (n && slots_fit(t->slots, args[0])));
}
