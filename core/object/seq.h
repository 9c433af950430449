/* Facts about iterators that C steps, for code that steps one in a loop: whether its items are fresh tuples,
 * and its state. Code that steps an iterator before its result exists saves the state first (hniter_save in
 * iter.h), and restores it when the work has to be done again. */
#ifndef HN_OBJECT_SEQ_H
#define HN_OBJECT_SEQ_H

#include "object/state.h"

/* Whether every item is a tuple made for the purpose. */
static inline bool hniter_makes_tuples(const hn_iter *it) {
    return 1u << it->h.flags &
           (1u << HN_ITER_ITEMS | 1u << HN_ITER_ITEMS_REVERSED | 1u << HN_ITER_ZIP | 1u << HN_ITER_ENUMERATE);
}

/* What an iterator and those that it steps were, so that work can be done again or elsewhere. */
typedef struct hn_iter_state {
    uint32_t n;
    hn_iter *it[2 + HN_ZIP_MAX];
    hn_iter was[2 + HN_ZIP_MAX];
} hn_iter_state;

#endif
