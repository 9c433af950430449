/* Primitives for threads, thin wrappers of vm/thread.h. Frozen Python calls them: core/lib/py/_hn/threads.py
 * starts and ends threads, and the modules on top of it ask about them. A thread waits by _thread_block,
 * which is a function of kind HOST, not a primitive here. */
#include "lib/builtins.h"
#include "lib/lib.h"
#include "object/int.h"
#include "object/list.h"
#include "vm/thread.h"

/* _thread_begin(info of the main thread): there may be others from now on. */
HN_NATIVE(thread_begin) {
    *out = HN_NONE;
    return hnthread_begin(vm, args[0]);
}
/* _thread_start(info, function, arguments): the number of a new thread. */
HN_NATIVE(thread_start) {
    uint32_t ident = 0;
    HN_TRY(hnthread_start(vm, args[0], args[1], args[2], &ident));
    *out = hnv_from_int(ident);
    return HN_OK;
}
/* _thread_ready(number): it can go on. Whether there is such a thread. */
HN_NATIVE(thread_ready) {
    hn_thread *t = hnthread_find(vm, (uint32_t)hnv_int(args[0]));
    *out = hnv_bool(t != NULL);
    if (t) hnthread_ready(vm, t);
    return HN_OK;
}
/* _thread_wake(holder): the same of one that waits. Whether it still does. */
HN_NATIVE(thread_wake) {
    uint32_t holder = (uint32_t)hnv_int(args[0]);
    bool waits = hnthread_holds(vm, holder);
    hn_thread *t = waits ? hnthread_find(vm, holder & 1 ? 1 : holder >> 1) : NULL;
    *out = hnv_bool(t != NULL);
    if (t) hnthread_ready(vm, t);
    return HN_OK;
}
/* _thread_holder(): this thread, for what it holds and waits for. */
HN_NATIVE(thread_holder) {
    *out = hnv_from_int(hnthread_holder(vm));
    return HN_OK;
}
/* _thread_holds(holder): False once the end of a run has dropped it; of 0, which is nobody, as well. */
HN_NATIVE(thread_holds) {
    *out = hnv_bool(hnthread_holds(vm, (uint32_t)hnv_int(args[0])));
    return HN_OK;
}
/* _thread_era(): the number of the main thread, which is in use as long as _thread_holds(2 * era + 1). */
HN_NATIVE(thread_era) {
    *out = hnv_from_int(hnthread_number(vm));
    return HN_OK;
}
HN_NATIVE(thread_current) {
    *out = hnv_from_int(vm->threads ? vm->threads->all[vm->threads->current].ident : 1);
    return HN_OK;
}
/* _thread_info(number): what it was started with; None: it is no more. */
HN_NATIVE(thread_info) {
    const hn_thread *t = hnthread_find(vm, (uint32_t)hnv_int(args[0]));
    *out = t ? t->info : HN_NONE;
    return HN_OK;
}
/* _thread_idents(): the numbers of those that there are, the oldest first. */
HN_NATIVE(thread_idents) {
    const hn_threads *t = vm->threads;
    hn_value idents[HN_THREADS_MAX] = {hnv_from_int(1)};
    for (uint32_t k = 0; t && k < t->n; k++) idents[k] = hnv_from_int(t->all[k].ident);
    return hntuple_from(vm, idents, t ? t->n : 1, out);
}
/* _thread_first(): nanoseconds until the first of those that wait for the clock goes on; None: nobody
 * does. */
HN_NATIVE(thread_first) {
    const hn_thread *first = hnthread_first(vm);
    uint64_t now = first ? hnthread_now(vm) : 0;
    *out = HN_NONE;
    if (!first) return HN_OK;
    return hnint_from_i64(vm, first->wake_at > now ? (int64_t)(first->wake_at - now) : 0, out);
}
/* _thread_pass(): that time is over. */
HN_NATIVE(thread_pass) {
    hnthread_pass(vm);
    return *out = HN_NONE, HN_OK;
}
/* _thread_now(): what _thread_block() goes by. */
HN_NATIVE(thread_now) {
    return hnint_from_i64(vm, (int64_t)(hnthread_now(vm) & INT64_MAX), out);
}
/* _thread_own(list): each thread has its first item to itself. */
HN_NATIVE(thread_own) {
    *out = args[0];
    return hnthread_own(vm, args[0]);
}

const hn_primitive_def hnlib_primitives_thread[] = {
    HN_PRIMITIVE("_thread_begin", thread_begin, HN_A_LIST),
    HN_PRIMITIVE("_thread_start", thread_start, HN_A_LIST, HN_ANY, HN_A_TUPLE),
    HN_PRIMITIVE("_thread_ready", thread_ready, HN_A_SIZE),
    HN_PRIMITIVE("_thread_wake", thread_wake, HN_A_SIZE),
    HN_PRIMITIVE("_thread_holder", thread_holder, HN_NOTHING),
    HN_PRIMITIVE("_thread_holds", thread_holds, HN_A_SIZE),
    HN_PRIMITIVE("_thread_era", thread_era, HN_NOTHING),
    HN_PRIMITIVE("_thread_current", thread_current, HN_NOTHING),
    HN_PRIMITIVE("_thread_info", thread_info, HN_A_SIZE),
    HN_PRIMITIVE("_thread_idents", thread_idents, HN_NOTHING),
    HN_PRIMITIVE("_thread_first", thread_first, HN_NOTHING),
    HN_PRIMITIVE("_thread_pass", thread_pass, HN_NOTHING),
    HN_PRIMITIVE("_thread_now", thread_now, HN_NOTHING),
    HN_PRIMITIVE("_thread_own", thread_own, HN_A_LIST),
    HN_PRIMITIVES_END};
