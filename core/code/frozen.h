/* The Python modules that are built into the binary. tools/freeze.py writes the table from core/lib/py/. */
#ifndef HN_CODE_FROZEN_H
#define HN_CODE_FROZEN_H

#include "code/core.h"

typedef struct hn_frozen_module {
    const char *name; /* dotted, as `import` names it; NULL ends the table */
    const hn_core_table *table;
} hn_frozen_module;

/* Sorted by path; hn_frozen_count entries and one with a NULL name after them. */
extern const hn_frozen_module hn_frozen_modules[];
extern const uint32_t hn_frozen_count;
/* A hash of all names and sources: builds with the same one compile the same library. */
extern const uint64_t hn_frozen_identity;

/* The module of a name, a str; NULL if there is none. */
const hn_frozen_module *hnfrozen_find(hn_value name);
/* The module of a source's name, a str: "<frozen NAME>". */
const hn_frozen_module *hnfrozen_find_source(hn_value name);
/* A source for the module's codes. */
HN_CHECK hn_status hnfrozen_open(hn_vm *vm, const hn_frozen_module *m, hn_source **out);

#endif
