/* Structural check of code: operands in range, jumps inside, tables sane. */
#ifndef HN_CODE_VERIFY_H
#define HN_CODE_VERIFY_H

#include "code/code.h"

/* NULL when the code is sound, else what is wrong with it. */
const char *hnverify_code(const hn_code *code);

#endif
