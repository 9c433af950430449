/* What natives use to have Python code run: they never call the loop, they return HN_CALL. */
#ifndef HN_VM_CALL_H
#define HN_VM_CALL_H

#include "object/state.h"

/* "Call func(args...) instead of me": use as `return hncall_tail(vm, f, n, args)`. n <= HN_TAIL_MAX. */
hn_status hncall_tail(hn_vm *vm, hn_value func, uint32_t n, const hn_value *args);
/* The same with further positional arguments (tuple or list, or UNBOUND) and keywords (dict, or UNBOUND). */
hn_status hncall_tail_ex(hn_vm *vm, hn_value func, uint32_t n, const hn_value *args, hn_value star,
                         hn_value kwargs);
/* The same for a frozen Python function. UNBOUND arguments are passed as they are cut: give only bound ones.
 */
hn_status hncall_slow(hn_vm *vm, hn_slow_id id, uint32_t n, const hn_value *args);

/* hncall_slow for a function that calls a method of self's class and checks the result. A method in Python is
 * called at once: the check is what `ret` (an hn_ret) and `hold` mean. */
hn_status hncall_special(hn_vm *vm, hn_slow_id id, hn_value method, unsigned ret, hn_value hold,
                         const hn_value *self);

/* "Resume this generator instead of me": what it yields is the native's result, its end raises StopIteration.
 */
hn_status hncall_resume(hn_vm *vm, hn_generator *g, hn_value value);
/* The same with an exception thrown where it stands. */
hn_status hncall_throw(hn_vm *vm, hn_generator *g, hn_value exc);

/* Turn a native that hit HN_SLOW into a call of its frozen twin:
 *     HN_TRY_SLOW(hndict_get(vm, d, key, &v), HN_SLOW_DICT_GET, n, args); */
#define HN_TRY_SLOW(expr, id, n, args)                                                                       \
    do {                                                                                                     \
        hn_status hn_try_status_ = (expr);                                                                   \
        if (HN_UNLIKELY(hn_try_status_ != HN_OK))                                                            \
            return hn_try_status_ == HN_SLOW ? hncall_slow(vm, id, n, args) : hn_try_status_;                \
    } while (0)

#endif
