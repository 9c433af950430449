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
#define HN_THREAD_STEPS 10000u /* how many a thread has before others that can run have their turn */

typedef struct hn_stack {
    hn_frame *frames;
    uint32_t nframes, frames_cap;
    hn_value *stack, *stack_end;
    size_t stack_cap;
} hn_stack;

typedef struct hn_thread {
    hn_stack at; /* of one that does not run */
    uint32_t ident;
    uint32_t depth;   /* of one that does not run: how many of its frames are the program's */
    uint64_t turn;    /* the least of those that are not 0 is next; 0: it waits */
    uint64_t wake_at; /* by hnthread_now; 0: it does not wait for the clock */
    hn_value record;  /* of the awaitable host call that it waits for; True: any */
    hn_value info;    /* what frozen Python knows of it */
    hn_value own;     /* of one that does not run: the first items of the lists in vm->thread_own, a list */
} hn_thread;

/* How far the main thread is. */
typedef enum hn_thread_over {
    HN_THREAD_GOES_ON,
    HN_THREAD_RETURNED, /* and waits for others; what it had to say is in `outcome` */
    HN_THREAD_RAISED,
} hn_thread_over;

struct hn_threads {
    hn_thread all[HN_THREADS_MAX]; /* the main one first */
    uint32_t n, current;
    uint64_t turns;       /* given so far */
    uint64_t ahead, seen; /* of the host's clock: hnthread_now */
    hn_value outcome;
    uint8_t over; /* hn_thread_over */
};

/* Makes the table, unless it is there, and what Python knows of the main thread. */
HN_CHECK hn_status hnthread_begin(hn_vm *vm, hn_value main);
/* Makes a thread, ready to run, whose first frame is frozen thread_main with these two arguments; and what
 * Python knows of it. RuntimeError when there are too many. */
HN_CHECK hn_status hnthread_start(hn_vm *vm, hn_value info, hn_value function, hn_value args,
                                  uint32_t *ident);
/* The calls _thread_block(time or None, record, True or None) and _thread_exit(): another thread goes on. The
 * result is True when this one does again; False at once when no other can. */
HN_CHECK hn_status hnthread_switch(hn_vm *vm, const hn_value *args, uint32_t n, hn_ret ret, uint16_t dst);
/* Between slices: others that wait for a turn get it, if this one's is over and it can be left here. `whole`:
 * an instruction has ended; otherwise one is under way in steps. It makes no difference where slices end: the
 * first place counts at which a slice that ends with the turn would be over. */
void hnthread_preempt(hn_vm *vm, bool whole);
/* The running thread's last frame has returned (*st is HN_DONE) or raised. True: so has the run, with this
 * *st, result and exception. False: it goes on with *st. */
HN_CHECK bool hnthread_ended(hn_vm *vm, hn_status *st, hn_value *result, hn_value *exc);
/* Gives up the running thread and goes to another one, whose frames are to be dropped; the main one's are the
 * last. False: there was no other. */
bool hnthread_drop(hn_vm *vm);
/* The monotonic clock of threads, which does not go back where a session goes on elsewhere, in
 * nanoseconds. */
uint64_t hnthread_now(hn_vm *vm);
/* Counts the frames of programs that the threads have that do not run. */
void hnthread_count(hn_vm *vm);
/* Unsets the registers that nothing reads any more, of all threads and of suspended generators: what they
 * hold is garbage to the program. `waits`: the instruction before the top frame's pc is under way. */
HN_CHECK hn_status hnthread_forget(hn_vm *vm, bool waits);
/* The thread of that number; NULL: there is none. */
hn_thread *hnthread_find(hn_vm *vm, uint32_t ident);
/* The main thread as it is now. After a run that ended in the middle of something its number is another one,
 * and so it is in work beside a run: if a limit ends that, only locks taken there are lost. */
uint32_t hnthread_number(hn_vm *vm);
/* The running thread, as locks and those that wait know it. The numbers of threads that a run's end left in
 * the middle of something are not used again. */
uint32_t hnthread_holder(hn_vm *vm);
/* Whether such a thread still has what it held. */
bool hnthread_holds(const hn_vm *vm, uint32_t holder);
/* The running thread's frames are about to be dropped: if it is in the midst of something, it holds nothing
 * any more. */
void hnthread_lose(hn_vm *vm);
/* It can go on. */
void hnthread_ready(hn_vm *vm, hn_thread *t);
/* Of those that wait for the clock the one that does so for the shortest time; NULL: none. */
hn_thread *hnthread_first(hn_vm *vm);

/* The time that it waits for has come: the host says so, whatever its clock does. */
void hnthread_pass(hn_vm *vm);

/* For those that look at all frames: calls fn for each stack but the running one's, which has its place
 * then. */
typedef void (*hn_thread_fn)(hn_vm *vm, void *arg);
void hnthread_each(hn_vm *vm, hn_thread_fn fn, void *arg);
/* Takes the stack of thread k, and puts the VM's own there; the same again undoes it. */
void hnthread_exchange(hn_vm *vm, uint32_t k);
/* What a thread has to itself (the first item of that list): None in each new one. */
HN_CHECK hn_status hnthread_own(hn_vm *vm, hn_value list);
HN_CHECK hn_status hnthread_mark(hn_vm *vm);
void hnthread_free(hn_vm *vm);

#endif
