/* The Python modules of the library: finding one by name, and opening it. The import system, snapshots and
 * the names of characters use it. The commonest modules are built into the binary (core/lib/common.txt names
 * them). The others are in hognose.lib: the host reads one module of that file when it is imported, or it is
 * linked in as a whole. tools/freeze.py writes both from core/lib/py/.
 *
 * hognose.lib has eight bytes HN_LIBRARY_MAGIC, hn_frozen_identity (8 bytes, low ones first), the names of
 * characters, deflated, and for each module, in the order of hn_frozen_modules, its table, packed
 * (code/core.c). The bytes of each are preceded by their hash, FNV-1a (Fowler, Noll, Vo; 4 bytes, low ones
 * first). It finds accidents: anyone who can change hognose.lib can change the binary. */
#ifndef HN_CODE_FROZEN_H
#define HN_CODE_FROZEN_H

#include "code/core.h"

#define HN_LIBRARY_MAGIC "hnlib\0\0\4"
#define HN_LIBRARY_HEAD  16u

typedef struct hn_frozen_module {
    const char *name; /* dotted, as `import` names it; NULL ends the table */
    const hn_core_table *table;
} hn_frozen_module;

/* Sorted by path, and behind those what core/lib/same.txt has, with the tables of others; hn_frozen_count
 * entries and one with a NULL name after them. */
extern const hn_frozen_module hn_frozen_modules[];
extern const uint32_t hn_frozen_count;
/* A hash of all names and sources: builds with the same one compile the same library. */
extern const uint64_t hn_frozen_identity;
/* Of core/base/unicode_names.txt: deflated in hognose.lib; its table has no codes. */
extern const hn_frozen_module hn_frozen_characters;
/* All of hognose.lib, or nothing where it is a file of its own. */
extern const unsigned char hn_library[];
extern const uint32_t hn_library_size;

/* The module of a name, a str; NULL if there is none. */
const hn_frozen_module *hnfrozen_find(hn_value name);
/* The module of a source's name, a str: "<frozen NAME>". */
const hn_frozen_module *hnfrozen_find_source(hn_value name);
/* Whether the module can be opened: it is built in, or the host has the hognose.lib of this build. */
bool hnfrozen_is_here(hn_vm *vm, const hn_frozen_module *m);
/* The names of characters: hn_meter.character_names of each VM. */
HN_CHECK hn_status hnfrozen_character_names(hn_meter *m, const uint8_t **out);
/* A source for the module's codes. SystemError where it is not here. */
HN_CHECK hn_status hnfrozen_open(hn_vm *vm, const hn_frozen_module *m, hn_source **out);

#endif
