/* The Python sources that are built into the binary. tools/freeze.py writes the table from core/lib/py/. */
#ifndef HN_LIB_FROZEN_H
#define HN_LIB_FROZEN_H

#include <stdint.h>

typedef struct hn_frozen_module {
    const char *name;            /* dotted, as `import` names it; NULL ends the table */
    const unsigned char *source; /* UTF-8, byte for byte the file; not terminated */
    uint32_t size;               /* of source, in bytes */
} hn_frozen_module;

/* Sorted by path; hn_frozen_count entries and one with a NULL name after them. */
extern const hn_frozen_module hn_frozen_modules[];
extern const uint32_t hn_frozen_count;

#endif
