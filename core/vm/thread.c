/* Turns, the clock of threads, switching, and the end of a run that has threads. Turns are counted in steps,
 * so two runs switch at the same instruction. A turn does not end in frozen code, nor during an import:
 * frozen code relies on that and takes no locks. */
#include "vm/thread.h"

#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/list.h"
#include "object/mark.h"
#include "vm/start.h"

#define OWN_MOST 16u

/* ---- stacks ---- */

static hn_stack running(const hn_vm *vm) {
    return (hn_stack){vm->frames, vm->nframes, vm->frames_cap, vm->stack, vm->stack_end, vm->stack_cap};
}

static void set_running(hn_vm *vm, hn_stack s) {
    vm->frames = s.frames;
    vm->nframes = s.nframes;
    vm->frames_cap = s.frames_cap;
    vm->stack = s.stack;
    vm->stack_end = s.stack_end;
    vm->stack_cap = s.stack_cap;
}

void hnthread_exchange(hn_vm *vm, uint32_t k) {
    hn_stack was = running(vm);
    set_running(vm, vm->threads->all[k].at);
    vm->threads->all[k].at = was;
}

void hnthread_each(hn_vm *vm, hn_thread_fn fn, void *arg) {
    hn_threads *t = vm->threads;
    for (uint32_t k = 0; t && k < t->n; k++) {
        if (k == t->current) continue;
        hnthread_exchange(vm, k);
        fn(vm, arg);
        hnthread_exchange(vm, k);
    }
}

/* ---- what each has to itself ---- */

static hn_value *own_place(hn_vm *vm, uint32_t i) {
    hn_value v = vm->thread_own->items->v[i];
    return hnv_is(v, HN_KIND_LIST) && HN_LIST(v)->len ? &HN_LIST(v)->items->v[0] : NULL;
}

static hn_value *own_value(const hn_thread *t, uint32_t i) {
    if (!hnv_is(t->own, HN_KIND_LIST)) return NULL;
    return i < HN_LIST(t->own)->len ? &HN_LIST(t->own)->items->v[i] : NULL;
}

static uint32_t own_count(const hn_vm *vm) {
    uint32_t n = vm->thread_own ? vm->thread_own->len : 0;
    return n < OWN_MOST ? n : OWN_MOST;
}

/* Moves the values of the lists in vm->thread_own to the thread, or back. */
static void move_own(hn_vm *vm, hn_thread *t, bool back) {
    for (uint32_t i = 0; i < own_count(vm); i++) {
        hn_value *place = own_place(vm, i), *value = own_value(t, i);
        if (!place) continue;
        if (!back && value) *value = *place;
        if (back) *place = value ? *value : HN_NONE;
    }
}

hn_status hnthread_own(hn_vm *vm, hn_value list) {
    hn_threads *t = vm->threads;
    if (!vm->thread_own && !(vm->thread_own = hnlist_new(vm, 0))) return HN_NOMEM;
    if (vm->thread_own->len >= OWN_MOST) return hnexc_bad_argument(vm);
    for (uint32_t k = 0; t && k < t->n; k++)
        while (hnv_is(t->all[k].own, HN_KIND_LIST) && HN_LIST(t->all[k].own)->len <= vm->thread_own->len)
            HN_TRY(hnlist_append(vm, HN_LIST(t->all[k].own), HN_NONE));
    return hnlist_append(vm, vm->thread_own, list);
}

/* ---- frames ---- */

/* Counts the frames of the threads that do not run towards the limit of the one that does. */
static void limit_frames(hn_vm *vm) {
    const hn_threads *t = vm->threads;
    vm->depth_others = 0;
    for (uint32_t k = 0; t && k < t->n; k++) vm->depth_others += k == t->current ? 0 : t->all[k].depth;
    hnframe_limit(vm);
}

void hnthread_count(hn_vm *vm) {
    hn_threads *t = vm->threads;
    for (uint32_t k = 0; t && k < t->n; k++) {
        if (k == t->current) continue;
        hnthread_exchange(vm, k);
        t->all[k].depth = hnframe_depth(vm);
        hnthread_exchange(vm, k);
    }
    limit_frames(vm);
}

static void forget_resting(hn_vm *vm, void *arg) {
    hn_status *st = arg;
    if (*st == HN_OK) *st = hnframe_forget(vm, false);
}

hn_status hnthread_forget(hn_vm *vm, bool waits) {
    hn_meter *m = &vm->meter;
    size_t reserve = m->bytes_reserve;
    m->bytes_reserve = 0; /* there may be no other memory for this */
    hn_status st = hnframe_forget(vm, waits);
    hnthread_each(vm, forget_resting, &st);
    if (st == HN_OK) st = hnframe_forget_suspended(vm);
    m->bytes_reserve = reserve;
    return st;
}

/* Returns the cost of a switch: the frames of all threads are counted. */
static uint32_t frames_to_count(const hn_vm *vm) {
    const hn_threads *t = vm->threads;
    uint32_t sum = vm->nframes;
    for (uint32_t k = 0; t && k < t->n; k++) sum += t->all[k].at.nframes;
    return sum >> 6;
}

/* ---- turns ---- */

uint64_t hnthread_now(hn_vm *vm) {
    hn_threads *t = vm->threads;
    uint64_t now = vm->host_now ? vm->host_now(vm, 1) : 0;
    if (!t) return now;
    now += t->ahead;
    if (now < t->seen) {
        t->ahead += t->seen - now;
        now = t->seen;
    }
    return t->seen = now;
}

hn_thread *hnthread_find(hn_vm *vm, uint32_t ident) {
    hn_threads *t = vm->threads;
    for (uint32_t k = 0; t && k < t->n; k++)
        if (t->all[k].ident == ident) return &t->all[k];
    return NULL;
}

uint32_t hnthread_number(hn_vm *vm) {
    if (vm->aside == 1) vm->aside = ++vm->thread_idents + 1;
    return vm->aside ? HN_MAINS_MAX + vm->aside : vm->mains_gone;
}

/* The number is odd for main threads, even for others. */
uint32_t hnthread_holder(hn_vm *vm) {
    const hn_threads *t = vm->threads;
    return t && t->current ? 2 * t->all[t->current].ident : 2 * hnthread_number(vm) + 1;
}

bool hnthread_holds(const hn_vm *vm, uint32_t holder) {
    uint32_t n = holder >> 1;
    if (holder & 1 && n <= HN_MAINS_MAX) return n == vm->mains_gone;
    return (holder & 1 ? n - HN_MAINS_MAX : n) > vm->threads_gone;
}

void hnthread_lose(hn_vm *vm) {
    bool begun = vm->nframes > 1 || (vm->nframes && vm->frames[0].pc != vm->frames[0].code->instrs);
    if (!begun) return;
    if (vm->aside || (vm->threads && vm->threads->current))
        vm->threads_gone = vm->thread_idents + 1;
    else if (vm->mains_gone < HN_MAINS_MAX)
        vm->mains_gone++;
}

void hnthread_ready(hn_vm *vm, hn_thread *t) {
    if (t->turn) return;
    t->turn = ++vm->threads->turns;
    t->wake_at = 0;
    t->record = HN_NONE;
}

hn_thread *hnthread_first(hn_vm *vm) {
    hn_threads *t = vm->threads;
    hn_thread *first = NULL;
    for (uint32_t k = 0; t && k < t->n; k++) {
        hn_thread *one = &t->all[k];
        if (!one->turn && one->wake_at && (!first || one->wake_at < first->wake_at)) first = one;
    }
    return first;
}

void hnthread_pass(hn_vm *vm) {
    hn_thread *first = hnthread_first(vm);
    uint64_t now = first ? hnthread_now(vm) : 0;
    if (first && now < first->wake_at) vm->threads->ahead += first->wake_at - now;
}

static bool is_answered(const hn_vm *vm, hn_value record) {
    if (record == HN_TRUE) return vm->host_ready && vm->host_ready->live;
    return hnv_is(record, HN_KIND_LIST) && HN_LIST(record)->len &&
           HN_LIST(record)->items->v[0] != hnv_from_int(0);
}

/* Wakes the threads whose time has come, in its order, and those whose calls were answered. */
static void wake(hn_vm *vm) {
    hn_threads *t = vm->threads;
    for (uint32_t k = 0; k < t->n; k++)
        if (!t->all[k].turn && is_answered(vm, t->all[k].record)) hnthread_ready(vm, &t->all[k]);
    hn_thread *first = hnthread_first(vm);
    uint64_t now = first ? hnthread_now(vm) : 0;
    for (; first && first->wake_at <= now; first = hnthread_first(vm)) hnthread_ready(vm, first);
}

/* Returns the thread whose turn is next. HN_THREADS_MAX: all wait. */
static uint32_t next_turn(hn_vm *vm) {
    hn_threads *t = vm->threads;
    uint32_t best = HN_THREADS_MAX;
    wake(vm);
    for (uint32_t k = 0; k < t->n; k++)
        if (t->all[k].turn && (best == HN_THREADS_MAX || t->all[k].turn < t->all[best].turn)) best = k;
    return best;
}

static void begin_turn(hn_vm *vm) {
    vm->meter.turn_at = hnmeter_steps(&vm->meter) + HN_THREAD_STEPS;
    hnmeter_trip(&vm->meter); /* the slice ends there */
}

/* Runs thread k. The running thread's stack is stored already, or dropped. */
static void take(hn_vm *vm, uint32_t k) {
    hn_threads *t = vm->threads;
    t->current = k;
    set_running(vm, t->all[k].at);
    t->all[k].at = (hn_stack){0};
    move_own(vm, &t->all[k], true);
    limit_frames(vm);
}

static void put_by(hn_vm *vm) {
    hn_thread *t = &vm->threads->all[vm->threads->current];
    move_own(vm, t, false);
    t->depth = hnframe_depth(vm);
    t->at = running(vm);
}

static void go_to(hn_vm *vm, uint32_t k) {
    if (k != vm->threads->current) {
        put_by(vm);
        take(vm, k);
    }
    begin_turn(vm);
}

/* ---- beginning and end ---- */

hn_status hnthread_begin(hn_vm *vm, hn_value main) {
    hn_value own;
    if (vm->threads) return HN_OK;
    hn_list *l = hnlist_new(vm, 0);
    if (!l) return HN_NOMEM;
    own = hnv_from_ref(l);
    for (uint32_t i = 0; i < own_count(vm); i++) HN_TRY(hnlist_append(vm, l, HN_NONE));
    hn_threads *t = hnmem_alloc(&vm->meter, sizeof *t);
    if (!t) return HN_NOMEM;
    memset(t, 0, sizeof *t);
    t->n = 1;
    t->outcome = HN_UNBOUND;
    t->all[0] = (hn_thread){.ident = 1, .turn = ++t->turns, .record = HN_NONE, .info = main, .own = own};
    vm->threads = t;
    begin_turn(vm);
    return HN_OK;
}

/* Pushes the first frame of a stack: frozen code with n arguments. */
static hn_status push_first(hn_vm *vm, hn_slow_id id, const hn_value *args, uint32_t n) {
    hn_function *fn = HN_FUNCTION(vm->slow[id]);
    hn_value *regs = vm->stack;
    HN_TRY(hnframe_room(vm, &regs, fn->code->nregs + 2u));
    for (uint32_t i = 0; i < n; i++) regs[i] = args[i];
    return hnframe_push(vm, fn, regs, n, HN_RET_EXIT, 0);
}

/* Makes a thread's first frame, on a new stack. */
static hn_status first_frame(hn_vm *vm, hn_value function, hn_value args, hn_stack *out) {
    hn_value both[2] = {function, args};
    hn_stack was = running(vm);
    set_running(vm, (hn_stack){0});
    hn_status st = push_first(vm, HN_SLOW_THREAD_MAIN, both, 2);
    if (st != HN_OK) hnframe_free_all(vm);
    *out = running(vm);
    set_running(vm, was);
    hnframe_limit(vm);
    return st;
}

hn_status hnthread_start(hn_vm *vm, hn_value info, hn_value function, hn_value args, uint32_t *ident) {
    hn_list *own = hnlist_new(vm, 0);
    if (!own) return HN_NOMEM;
    for (uint32_t i = 0; i < own_count(vm); i++) HN_TRY(hnlist_append(vm, own, HN_NONE));
    hn_threads *t = vm->threads;
    if (!t) return hnexc_bad_argument(vm);
    if (t->n == HN_THREADS_MAX) return hnexc_raise(vm, HN_T_RUNTIMEERROR, "can't start new thread");
    hn_stack at;
    HN_TRY(first_frame(vm, function, args, &at));
    *ident = ++vm->thread_idents + 1;
    t->all[t->n++] = (hn_thread){.at = at,
                                 .ident = *ident,
                                 .turn = ++t->turns,
                                 .record = HN_NONE,
                                 .info = info,
                                 .own = hnv_from_ref(own)};
    return HN_OK;
}

/* Removes the running thread and frees its stack. */
static uint32_t forget_running(hn_vm *vm, uint32_t next) {
    hn_threads *t = vm->threads;
    uint32_t gone = t->current;
    hnframe_free_all(vm);
    for (uint32_t k = gone + 1; k < t->n; k++) t->all[k - 1] = t->all[k];
    t->n--;
    return next > gone ? next - 1 : next;
}

bool hnthread_drop(hn_vm *vm) {
    hn_threads *t = vm->threads;
    if (!t) return false;
    if (t->n == 1) {
        hnthread_free(vm);
        return false;
    }
    if (t->current == 0) {
        put_by(vm);
        take(vm, t->n - 1);
    } else {
        (void)forget_running(vm, 0);
        take(vm, t->n - 1);
    }
    return true;
}

void hnthread_free(hn_vm *vm) {
    if (!vm->threads) return;
    hnmem_free(&vm->meter, vm->threads, sizeof *vm->threads);
    vm->threads = NULL;
    vm->meter.turn_at = UINT64_MAX;
    limit_frames(vm);
}

static hn_status leave(hn_vm *vm, uint16_t dst) {
    hn_threads *t = vm->threads;
    if (!t || !t->current) return hnexc_bad_argument(vm);
    t->all[t->current].turn = 0;
    t->all[t->current].wake_at = 0;
    t->all[t->current].record = HN_NONE;
    uint32_t next = next_turn(vm);
    if (next == HN_THREADS_MAX) {
        *hnframe_reg(hnframe_top(vm), dst) = HN_FALSE;
        return HN_OK;
    }
    take(vm, forget_running(vm, next));
    begin_turn(vm);
    return HN_CALL;
}

hn_status hnthread_switch(hn_vm *vm, const hn_value *args, uint32_t n, hn_ret ret, uint16_t dst) {
    hn_threads *t = vm->threads;
    int64_t time = 0;
    bool fits = n == 2 && (args[0] == HN_NONE || (hnint_is(args[0]) && hnint_to_i64(args[0], &time)));
    if (ret != HN_RET_STORE || !(n == 0 || fits) || time < 0) return hnexc_bad_argument(vm);
    HN_TRY(hnmeter_charge(&vm->meter, 1 + (t ? t->n >> 2 : 0) + frames_to_count(vm)));
    if (!n) return leave(vm, dst);
    uint32_t next = HN_THREADS_MAX;
    if (t) {
        hn_thread *me = &t->all[t->current];
        me->turn = args[1] == HN_FALSE ? ++t->turns : 0;
        me->wake_at = args[0] == HN_NONE ? 0 : (uint64_t)time + !time; /* a clock may begin at 0 */
        me->record = args[1];
        next = next_turn(vm);
    }
    *hnframe_reg(hnframe_top(vm), dst) = hnv_bool(next != HN_THREADS_MAX);
    if (next == HN_THREADS_MAX) return HN_OK;
    go_to(vm, next);
    return HN_CALL;
}

/* Returns whether the running thread can be left here. Frozen code relies on no changes meanwhile, and a
 * module that is being executed would be seen half made. */
static bool can_be_left(const hn_vm *vm) {
    hn_value execute = vm->slow[HN_SLOW_EXECUTE_MODULE];
    const hn_code *module = hnv_is(execute, HN_KIND_FUNCTION) ? HN_FUNCTION(execute)->code : NULL;
    if (vm->frames[vm->nframes - 1].code->h.flags & HN_CODE_HIDDEN) return false;
    for (uint32_t i = 0; i < vm->nframes; i++)
        if (vm->frames[i].code == module) return false;
    return true;
}

/* Returns after how many steps to try again, if a turn is over and the thread cannot be left: 1 to 256,
 * scattered (Knuth's multiplicative hashing). With regular steps, a loop that is in frozen code at each of
 * them would keep its turn for ever. */
static uint32_t next_try(uint64_t steps) {
    return 1 + ((uint32_t)steps * 2654435761u >> 24);
}

void hnthread_preempt(hn_vm *vm, bool whole) {
    hn_threads *t = vm->threads;
    uint64_t steps = hnmeter_steps(&vm->meter);
    bool unpaid = vm->meter.fuel >= 0; /* the next step is not charged yet */
    if (!whole || steps + unpaid <= vm->meter.turn_at) return;
    vm->meter.turn_at = steps + next_try(steps);
    if (!vm->nframes || !can_be_left(vm)) return;
    t->all[t->current].turn = ++t->turns;
    vm->meter.fuel -= frames_to_count(vm);
    go_to(vm, next_turn(vm));
}

/* Ends the main thread; it waits for the others. */
static hn_status wait_for_others(hn_vm *vm, hn_status st) {
    hn_threads *t = vm->threads;
    t->over = st == HN_DONE ? HN_THREAD_RETURNED : HN_THREAD_RAISED;
    t->outcome = st == HN_DONE ? vm->result : vm->exc;
    vm->exc = HN_UNBOUND;
    st = push_first(vm, HN_SLOW_THREADS_OVER, NULL, 0);
    if (st == HN_NOMEM && (st = hnheap_collect_all(vm)) == HN_OK)
        st = push_first(vm, HN_SLOW_THREADS_OVER, NULL, 0);
    return st == HN_NOMEM ? hnmeter_stop_at(&vm->meter, HN_LIMIT_MEMORY) : st;
}

bool hnthread_ended(hn_vm *vm, hn_status *st, hn_value *result, hn_value *exc) {
    hn_threads *t = vm->threads;
    if (t->current == 0 && !t->over && t->n > 1) return *st = wait_for_others(vm, *st), false;
    *result = vm->result;
    *exc = vm->exc;
    if (t->current || !(t->over == HN_THREAD_RAISED || (t->over && *st == HN_DONE))) return true;
    *st = t->over == HN_THREAD_RAISED ? HN_RAISED : HN_DONE;
    *result = *st == HN_DONE ? t->outcome : HN_UNBOUND;
    *exc = *st == HN_DONE ? HN_UNBOUND : t->outcome;
    return true;
}

/* ---- collections ---- */

static void mark_one(hn_vm *vm, void *arg) {
    hn_status *st = arg;
    if (*st == HN_OK) *st = hnframe_mark_all(vm, false);
}

hn_status hnthread_mark(hn_vm *vm) {
    hn_threads *t = vm->threads;
    hn_status st = HN_OK;
    hnheap_mark_object(vm, vm->thread_own);
    hnthread_each(vm, mark_one, &st);
    for (uint32_t k = 0; t && k < t->n; k++) {
        hnheap_mark(vm, t->all[k].record);
        hnheap_mark(vm, t->all[k].info);
        hnheap_mark(vm, t->all[k].own);
    }
    if (t) hnheap_mark(vm, t->outcome);
    return st;
}
