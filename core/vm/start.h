/* The life of a VM: it is made, runs programs, is answered by the host, and ends. api runs programs with it,
 * api and host/host.c resume them, and lib/start.c completes a new VM. hnvm_run enters the loop, so no native
 * may call it. */
#ifndef HN_VM_START_H
#define HN_VM_START_H

#include "object/state.h"

/* A module object over a namespace. */
HN_CHECK hn_status hnmodule_new(hn_vm *vm, hn_value name, hn_dict *dict, hn_value *out);
/* The first part of a VM's start: a zeroed hn_vm gets its heap and the builtin types, still without methods.
 * For hnlib_start (lib/lib.h), which gives the library to it and makes it usable. */
HN_CHECK hn_status hnvm_init(hn_vm *vm);
/* The last part: module __main__, and the counts begin at zero. */
HN_CHECK hn_status hnvm_ready(hn_vm *vm);
/* Runs module code to its end in a namespace, while the VM starts. */
HN_CHECK hn_status hnvm_run_code(hn_vm *vm, hn_code *code, hn_dict *globals);
void hnvm_free(hn_vm *vm);

/* Compiles `text` and pushes its first frame, in the namespace of __main__; nothing runs yet. A SyntaxError
 * is pending as an ordinary exception (HN_RAISED). flags: hn_compile_flag. */
HN_CHECK hn_status hnvm_start(hn_vm *vm, hn_value text, hn_value filename, uint32_t flags);
/* The same with the bytes of a file that is not UTF-8. They are decoded and compiled when the run begins. */
HN_CHECK hn_status hnvm_start_bytes(hn_vm *vm, hn_value data, hn_value filename);
/* Starts a call instead: func(args...). */
HN_CHECK hn_status hnvm_start_call(hn_vm *vm, hn_value func, const hn_value *args, uint32_t n);
/* Goes on until: HN_DONE (vm->result), HN_RAISED (vm->exc), HN_STOPPED (vm->meter.stopped; the run is
 * abandoned), HN_PAUSED (vm->pending.call), HN_SLICE (only when meter.sliced). */
HN_CHECK hn_status hnvm_run(hn_vm *vm);
/* Given what a run came to: HN_OK where functions of atexit wait for its end. They are called when the VM
 * goes on, and the run comes to the same once more. Otherwise the status itself. */
HN_CHECK hn_status hnvm_finish(hn_vm *vm, hn_status st);
/* The host's answer to the call that the VM is paused at; then hnvm_run again. */
HN_CHECK hn_status hnvm_resume(hn_vm *vm, hn_value v);
/* The answer is what a call of frozen Python gives. */
HN_CHECK hn_status hnvm_resume_call(hn_vm *vm, hn_slow_id id, const hn_value *args, uint32_t n);
/* Drops all frames. Running generators are finished, the heap is consistent, the session can go on. */
void hnvm_abandon(hn_vm *vm);
/* The SyntaxError (IndentationError ...) for a compiler's report, left pending. Returns HN_RAISED or
 * HN_NOMEM. */
hn_status hnvm_raise_syntax(hn_vm *vm, const void *syntax_error, hn_value filename, hn_value text);

#endif
