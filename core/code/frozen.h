/* The Python sources that are built into the binary. tools/freeze.py writes the table from core/lib/py/. */
#ifndef HN_CODE_FROZEN_H
#define HN_CODE_FROZEN_H

#include "object/state.h"

typedef struct hn_frozen_module {
    const char *name;          /* dotted, as `import` names it; NULL ends the table */
    const unsigned char *data; /* the source in UTF-8, deflated (base/inflate.h) */
    uint32_t packed, size;     /* bytes of data; of the source */
} hn_frozen_module;

/* Sorted by path; hn_frozen_count entries and one with a NULL name after them. */
extern const hn_frozen_module hn_frozen_modules[];
extern const uint32_t hn_frozen_count;
/* A hash of all names and sources: builds with the same one compile the same library. */
extern const uint64_t hn_frozen_identity;

/* The source of a module as a new string. */
HN_CHECK hn_status hnfrozen_text(hn_vm *vm, const hn_frozen_module *m, hn_value *out);

#endif
