/* The structural check of code: operands in range, jumps inside, tables consistent. front/assemble.c calls it
 * in hostile and plain builds, tools/freeze_core.c for frozen code, and tests. Release builds do not: code
 * comes from the compiler alone. */
#ifndef HN_CODE_VERIFY_H
#define HN_CODE_VERIFY_H

#include "code/code.h"

/* NULL when the code is sound, else what is wrong with it. */
const char *hnverify_code(const hn_code *code);

#endif
