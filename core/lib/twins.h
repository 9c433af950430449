/* The numbers of the frozen twins of builtins and methods: HN_SLOW_ and the name in each row of twins.def,
 * after those of the VM itself (code/opcode.h). A native passes one to hncall_slow; start.c finds the
 * function for each. */
#ifndef HN_LIB_TWINS_H
#define HN_LIB_TWINS_H

#include "object/state.h"

enum {
    HN_TWINS_BEGIN = HN_SLOW_COUNT - 1,
#define HN_SLOW(name, n) HN_SLOW_##name,
#include "lib/twins.def"
#undef HN_SLOW
    HN_TWINS_END
};
_Static_assert(HN_TWINS_END <= HN_SLOW_ROOM,
               "hn_vm.slow has no room for all twins: HN_SLOW_ROOM in code/opcode.h");

#endif
