/* The interpreter loop. Only vm/start.c calls it: C code that needs Python pushes a frame or returns HN_TAIL
 * instead. */
#ifndef HN_VM_LOOP_H
#define HN_VM_LOOP_H

#include "vm/frame.h"

/* Runs or resumes the top frame until the loop cannot continue: the end of the run, an uncaught exception, a
 * pause, a limit or the end of a slice. */
HN_CHECK hn_status hnloop_run(hn_vm *vm);

#endif
