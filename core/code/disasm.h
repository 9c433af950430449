/* Text of code objects, for golden tests, --dis and people. */
#ifndef HN_CODE_DISASM_H
#define HN_CODE_DISASM_H

#include "base/mem.h"
#include "code/code.h"

/* Appends the listing of a code object and of all inside it. */
void hndisasm_code(hn_vm *vm, const hn_code *code, hn_buf *out);

#endif
