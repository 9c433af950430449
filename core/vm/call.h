/* Calls from C. Natives in lib and host request a call with hncall_tail, hncall_slow, hncall_resume or
 * hncall_throw, and return the HN_TAIL that they get: it is made in place of the native, whose result it
 * becomes. There is room for one request (vm->tail). hncall, hncall_hold, hncall_native, hncall_class and
 * hncall_own serve vm alone. */
#ifndef HN_VM_CALL_H
#define HN_VM_CALL_H

#include "object/state.h"
#include "vm/fast.h"
#include "vm/frame.h"

/* "Call func(args...) instead of me": use as `return hncall_tail(vm, f, n, args)`. n <= HN_TAIL_MAX. */
hn_status hncall_tail(hn_vm *vm, hn_value func, uint32_t n, const hn_value *args);
/* The same with further positional arguments (tuple or list, or UNBOUND) and keywords (dict, or UNBOUND). */
hn_status hncall_tail_ex(hn_vm *vm, hn_value func, uint32_t n, const hn_value *args, hn_value star,
                         hn_value kwargs);
/* The same for a frozen Python function. UNBOUND arguments are passed as they are cut: give only bound
 * ones. */
hn_status hncall_slow(hn_vm *vm, hn_slow_id id, uint32_t n, const hn_value *args);

/* hncall_slow for a function that calls a method of self's class and checks the result. A method in Python is
 * called at once: the check is what `ret` (an hn_ret) and `hold` mean. */
hn_status hncall_special(hn_vm *vm, hn_slow_id id, hn_value method, unsigned ret, hn_value hold,
                         const hn_value *self);

/* "Resume this generator instead of me": what it yields is the native's result, its end raises
 * StopIteration. */
hn_status hncall_resume(hn_vm *vm, hn_generator *g, hn_value value);
/* The same with an exception thrown where it stands. */
hn_status hncall_throw(hn_vm *vm, hn_generator *g, hn_value exc);

/* Turn a native that hit HN_SLOW into a call of its frozen twin:
 *     HN_TRY_SLOW(hndict_get(vm, d, key, &v), id, n, args); */
#define HN_TRY_SLOW(expr, id, n, args)                                                                       \
    do {                                                                                                     \
        hn_status hn_try_status_ = (expr);                                                                   \
        if (HN_UNLIKELY(hn_try_status_ != HN_OK))                                                            \
            return hn_try_status_ == HN_SLOW ? hncall_slow(vm, id, n, args) : hn_try_status_;                \
    } while (0)

/* Calls a native with n arguments at args (args[-1] is free), the result to register dst of the top frame.
 * HN_OK: that is done and the frame is the same; HN_CALL: the loop has to see where it stands. */
HN_CHECK hn_status hncall_native(hn_vm *vm, hn_value nat, hn_value *args, uint32_t n, uint16_t dst);
/* Calls a builtin type's own native, or makes an instance and pushes its __init__: w[0] is the class, the
 * arguments follow it. HN_SLOW: not that simple a class. */
HN_CHECK hn_status hncall_class(hn_vm *vm, hn_value *w, uint32_t n, uint16_t dst);
/* Calls anything on behalf of the top frame. kwnames: tuple of the names of the last arguments, or UNBOUND.
 * args may lie in the frame's registers or anywhere. HN_OK: done and finished; HN_CALL: a frame was pushed;
 * HN_PAUSED: the host. */
HN_CHECK hn_status hncall(hn_vm *vm, hn_value func, const hn_value *args, uint32_t n, hn_value kwnames,
                          hn_ret ret, uint16_t dst);
/* The same with a frozen Python function, which takes over the top frame's instruction. */
HN_CHECK hn_status hncall_twin(hn_vm *vm, hn_slow_id id, uint32_t n, const hn_value *args, hn_ret ret,
                               uint16_t dst);
/* As hncall, with what the frame that is pushed (if one is) holds for `ret`. */
HN_CHECK hn_status hncall_hold(hn_vm *vm, hn_value func, const hn_value *args, uint32_t n, hn_ret ret,
                               uint16_t dst, hn_value hold);
/* Calls a method in C, args[0] its instance, without any detour; HN_SLOW where that is not as hncall would do
 * it. */
HN_CHECK hn_status hncall_own(hn_vm *vm, hn_value func, const hn_value *args, uint32_t n, hn_ret ret,
                              uint16_t dst);

#endif
