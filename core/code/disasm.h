/* Listings of code objects, for golden tests and people. Only tests/unit/front_compile.c uses it, also as a
 * command (--dis). */
#ifndef HN_CODE_DISASM_H
#define HN_CODE_DISASM_H

#include "base/mem.h"
#include "code/code.h"

/* Appends the listing of a code object and of all inside it. */
void hndisasm_code(hn_vm *vm, const hn_code *code, hn_buf *out);

#endif
