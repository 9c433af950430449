/* Threads: stacks of frames that take turns on one VM. The frames and registers of each thread but the
 * running one are in a record, and are between two instructions, as a VM is at the end of a slice. Code that
 * marks, writes or drops frames reaches them with hnthread_each or hnthread_exchange.
 *
 * A thread is left where frozen Python says that it waits (lib/py/_hn/threads.py), by a call of
 * hnthread_switch, and when its turn is over, by hnthread_preempt. A program without threads has no table of
 * them. */
#ifndef HN_VM_THREAD_H
#define HN_VM_THREAD_H

#include "vm/frame.h"

#define HN_THREADS_MAX  128u                  /* the main one included */
#define HN_MAINS_MAX    (INT32_MAX / 4u - 1u) /* and of threads begun */
#define HN_THREAD_STEPS 10000u                /* steps that a thread runs before it is another one's turn */

typedef struct hn_stack {
    hn_frame *frames;
    uint32_t nframes, frames_cap;
    hn_value *stack, *stack_end;
    size_t stack_cap;
} hn_stack;

typedef struct hn_thread {
    hn_stack at; /* of one that does not run */
    uint32_t ident;
    uint32_t depth;   /* while it does not run: how many of its frames are the program's */
    uint64_t turn;    /* its place in the queue: the least number is next; 0: it waits */
    uint64_t wake_at; /* the time by hnthread_now at which it continues; 0: none */
    hn_value record;  /* the record of the awaitable host call that it waits for; True: any */
    hn_value info;    /* its object in frozen Python */
    hn_value own;     /* while it does not run: the first items of the lists in vm->thread_own, as a list */
} hn_thread;

/* The progress of the main thread. */
typedef enum hn_thread_over {
    HN_THREAD_GOES_ON,
    HN_THREAD_RETURNED, /* it waits for others; its result is in `outcome` */
    HN_THREAD_RAISED,
} hn_thread_over;

struct hn_threads {
    hn_thread all[HN_THREADS_MAX]; /* the main one first */
    uint32_t n, current;
    uint64_t turns;       /* turns so far */
    uint64_t ahead, seen; /* of the host's clock: hnthread_now */
    hn_value outcome;
    uint8_t over; /* hn_thread_over */
};

/* Makes the table of threads, if there is none, with the main thread's object `main`. */
HN_CHECK hn_status hnthread_begin(hn_vm *vm, hn_value main);
/* Makes a thread that is ready to run. Its first frame is frozen thread_main with these two arguments; info
 * is its object in Python. RuntimeError: there are too many. */
HN_CHECK hn_status hnthread_start(hn_vm *vm, hn_value info, hn_value function, hn_value args,
                                  uint32_t *ident);
/* Does _thread_block(time or None, record, True or None) and _thread_exit(): another thread runs. The result
 * is True when this thread resumes; False at once if no other thread can run. */
HN_CHECK hn_status hnthread_switch(hn_vm *vm, const hn_value *args, uint32_t n, hn_ret ret, uint16_t dst);
/* Called between slices: if the turn is over and the thread can be left here, another one gets its turn.
 * whole: an instruction has ended; otherwise one is being done in steps. The ends of slices do not affect
 * where threads switch: a turn ends where a slice that ended with it would end. */
void hnthread_preempt(hn_vm *vm, bool whole);
/* Called when the running thread's last frame has returned (*st is HN_DONE) or raised. True: the run is over,
 * with this *st, result and exception. False: it continues with *st. */
HN_CHECK bool hnthread_ended(hn_vm *vm, hn_status *st, hn_value *result, hn_value *exc);
/* Drops the running thread and switches to another one, whose frames are dropped next; the main thread's are
 * the last. False: there was no other. */
bool hnthread_drop(hn_vm *vm);
/* Returns the monotonic clock of threads, in nanoseconds. It does not go back when a session resumes
 * elsewhere. */
uint64_t hnthread_now(hn_vm *vm);
/* Counts the program's frames in the threads that do not run. */
void hnthread_count(hn_vm *vm);
/* Unsets the registers that no code reads any more, in all threads and suspended generators, so that their
 * values can be collected. waits: the instruction before the top frame's pc is under way. */
HN_CHECK hn_status hnthread_forget(hn_vm *vm, bool waits);
/* Finds the thread with this number. NULL: there is none. */
hn_thread *hnthread_find(hn_vm *vm, uint32_t ident);
/* Returns the present number of the main thread. It changes after a run that ended inside an operation, and
 * for work beside a run. So if a limit ends such work, only the locks that were taken there are lost. */
uint32_t hnthread_number(hn_vm *vm);
/* Returns the number by which locks and waiting threads know the running thread. Numbers of threads that were
 * ended inside an operation are not used again. */
uint32_t hnthread_holder(hn_vm *vm);
/* Returns whether the thread of this number still holds its locks. */
bool hnthread_holds(const hn_vm *vm, uint32_t holder);
/* Called before the running thread's frames are dropped: if it is inside an operation, it loses its locks. */
void hnthread_lose(hn_vm *vm);
/* Makes a waiting thread ready to run. */
void hnthread_ready(hn_vm *vm, hn_thread *t);
/* Finds the thread that waits for the clock and whose time comes first. NULL: none does. */
hn_thread *hnthread_first(hn_vm *vm);

/* Wakes the thread that hnthread_first finds: the host says that its time has come, whatever its clock
 * shows. */
void hnthread_pass(hn_vm *vm);

/* Calls fn for each stack but the running one's, with that stack in the VM's place. */
typedef void (*hn_thread_fn)(hn_vm *vm, void *arg);
void hnthread_each(hn_vm *vm, hn_thread_fn fn, void *arg);
/* Exchanges the VM's stack and that of thread k. The same call again undoes it. */
void hnthread_exchange(hn_vm *vm, uint32_t k);
/* Makes the first item of `list` separate for each thread. It is None in a new thread. */
HN_CHECK hn_status hnthread_own(hn_vm *vm, hn_value list);
HN_CHECK hn_status hnthread_mark(hn_vm *vm);
void hnthread_free(hn_vm *vm);

#endif
