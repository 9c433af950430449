/* Calls from C. A native requests a call with hncall_tail, hncall_slow, hncall_special, hncall_resume or
 * hncall_throw, and must return the HN_TAIL that it gets; vm->tail has room for one request. Only vm uses
 * hncall, hncall_hold, hncall_twin, hncall_native, hncall_class and hncall_own. */
#ifndef HN_VM_CALL_H
#define HN_VM_CALL_H

#include "object/state.h"
#include "vm/fast.h"
#include "vm/frame.h"

/* Requests func(args...) in place of the native: return hncall_tail(vm, f, n, args). n <= HN_TAIL_MAX. */
hn_status hncall_tail(hn_vm *vm, hn_value func, uint32_t n, const hn_value *args);
/* As hncall_tail, with further positionals (tuple or list, or UNBOUND) and keywords (dict, or UNBOUND). */
hn_status hncall_tail_ex(hn_vm *vm, hn_value func, uint32_t n, const hn_value *args, hn_value star,
                         hn_value kwargs);
/* As hncall_tail, for a frozen Python function. UNBOUND arguments at the end are left out; all others must be
 * bound. */
hn_status hncall_slow(hn_vm *vm, hn_slow_id id, uint32_t n, const hn_value *args);

/* As hncall_slow, for a twin that calls a method of self's class and checks the result. A method in Python is
 * called at once; `ret` (an hn_ret) and `hold` then make the check. */
hn_status hncall_special(hn_vm *vm, hn_slow_id id, hn_value method, unsigned ret, hn_value hold,
                         const hn_value *self);

/* Requests that a generator is resumed in place of the native. A yielded value becomes the native's result;
 * its end raises StopIteration. */
hn_status hncall_resume(hn_vm *vm, hn_generator *g, hn_value value);
/* As hncall_resume, with an exception thrown into the generator. */
hn_status hncall_throw(hn_vm *vm, hn_generator *g, hn_value exc);

/* Turns a native that got HN_SLOW into a call of its frozen twin: HN_TRY_SLOW(hndict_get(vm, d, key, &v), id,
 * n, args); */
#define HN_TRY_SLOW(expr, id, n, args)                                                                       \
    do {                                                                                                     \
        hn_status hn_try_status_ = (expr);                                                                   \
        if (HN_UNLIKELY(hn_try_status_ != HN_OK))                                                            \
            return hn_try_status_ == HN_SLOW ? hncall_slow(vm, id, n, args) : hn_try_status_;                \
    } while (0)

/* Calls a native with n arguments at args, of which args[-1] is free. Its result goes to register dst of the
 * top frame. HN_OK: done, in the same frame. HN_CALL: the loop has to read the top frame again. */
HN_CHECK hn_status hncall_native(hn_vm *vm, hn_value nat, hn_value *args, uint32_t n, uint16_t dst);
/* Calls the native of a builtin type, or makes an instance and pushes its __init__. w[0] is the class; the
 * arguments follow. HN_SLOW: the class is not that simple. */
HN_CHECK hn_status hncall_class(hn_vm *vm, hn_value *w, uint32_t n, uint16_t dst);
/* Calls any object for the top frame. kwnames: a tuple with the names of the last arguments, or UNBOUND. args
 * may be registers of the frame or any other memory. HN_OK: the call is done and finished. HN_CALL: a frame
 * was pushed. HN_PAUSED: the host answers later. */
HN_CHECK hn_status hncall(hn_vm *vm, hn_value func, const hn_value *args, uint32_t n, hn_value kwnames,
                          hn_ret ret, uint16_t dst);
/* As hncall, with a frozen Python function, which takes over the top frame's instruction. */
HN_CHECK hn_status hncall_twin(hn_vm *vm, hn_slow_id id, uint32_t n, const hn_value *args, hn_ret ret,
                               uint16_t dst);
/* As hncall. If a frame is pushed, it holds `hold` for `ret`. */
HN_CHECK hn_status hncall_hold(hn_vm *vm, hn_value func, const hn_value *args, uint32_t n, hn_ret ret,
                               uint16_t dst, hn_value hold);
/* Calls a method in C directly; args[0] is its instance. HN_SLOW: hncall would do it in another way. */
HN_CHECK hn_status hncall_own(hn_vm *vm, hn_value func, const hn_value *args, uint32_t n, hn_ret ret,
                              uint16_t dst);

#endif
