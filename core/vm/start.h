/* The life of a VM: it is made, runs programs, is answered by the host, and ends. api runs programs with it,
 * api and host/host.c resume them, and lib/start.c completes a new VM. hnvm_run enters the loop, so no native
 * may call it. */
#ifndef HN_VM_START_H
#define HN_VM_START_H

#include "object/state.h"

/* Makes a module object over a namespace. */
HN_CHECK hn_status hnmodule_new(hn_vm *vm, hn_value name, hn_dict *dict, hn_value *out);
/* The first part of a VM's start: gives a zeroed hn_vm its heap and the builtin types, still without methods.
 * hnlib_start (lib/lib.h) calls it and adds the library. */
HN_CHECK hn_status hnvm_init(hn_vm *vm);
/* The last part of the start: makes module __main__ and resets the counts. */
HN_CHECK hn_status hnvm_ready(hn_vm *vm);
/* Runs module code to its end in a namespace. Only during the start of the VM. */
HN_CHECK hn_status hnvm_run_code(hn_vm *vm, hn_code *code, hn_dict *globals);
void hnvm_free(hn_vm *vm);

/* Compiles `text` and pushes its first frame, in the namespace of __main__; nothing runs yet. HN_RAISED: a
 * SyntaxError is pending. flags: hn_compile_flag. */
HN_CHECK hn_status hnvm_start(hn_vm *vm, hn_value text, hn_value filename, uint32_t flags);
/* As hnvm_start, with the bytes of a file that is not UTF-8. They are decoded and compiled when the run
 * begins. */
HN_CHECK hn_status hnvm_start_bytes(hn_vm *vm, hn_value data, hn_value filename);
/* Starts a call instead: func(args...). */
HN_CHECK hn_status hnvm_start_call(hn_vm *vm, hn_value func, const hn_value *args, uint32_t n);
/* Runs or resumes until HN_DONE (vm->result), HN_RAISED (vm->exc), HN_STOPPED (vm->meter.stopped; the run is
 * abandoned), HN_PAUSED (vm->pending.call) or HN_SLICE (only with meter.sliced). */
HN_CHECK hn_status hnvm_run(hn_vm *vm);
/* Takes the status with which a run ended. HN_OK: functions of atexit are to be called; run the VM again, and
 * it ends with the same status once more. Otherwise it returns the status. */
HN_CHECK hn_status hnvm_finish(hn_vm *vm, hn_status st);
/* Resumes a paused VM with the host's answer; then call hnvm_run. */
HN_CHECK hn_status hnvm_resume(hn_vm *vm, hn_value v);
/* As hnvm_resume, with the result of a call of frozen Python as the answer. */
HN_CHECK hn_status hnvm_resume_call(hn_vm *vm, hn_slow_id id, const hn_value *args, uint32_t n);
/* Drops all frames. Running generators are finished; the heap stays consistent, and the session usable. */
void hnvm_abandon(hn_vm *vm);
/* Raises the SyntaxError (IndentationError ...) of a compiler's report. Returns HN_RAISED or HN_NOMEM. */
hn_status hnvm_raise_syntax(hn_vm *vm, const void *syntax_error, hn_value filename, hn_value text);

#endif
