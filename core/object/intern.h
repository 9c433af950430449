/* The table of interned strings: names of attributes, variables and keywords, one object for each text. Code
 * that compares names by identity, or uses one as a key of a cache, interns it here first. The table is weak:
 * it keeps no string alive. */
#ifndef HN_OBJECT_INTERN_H
#define HN_OBJECT_INTERN_H

#include "object/state.h"

/* The interned string equal to `s` (may be s itself). */
HN_CHECK hn_status hnstr_intern(hn_vm *vm, hn_value s, hn_value *out);
HN_CHECK hn_status hnstr_intern_utf8(hn_vm *vm, const void *utf8, size_t n, hn_value *out);
/* How many bytes the table of interned strings will soon ask for at once; 0: it is not near that. A frugal
 * heap does without. */
size_t hnstr_intern_wants(const hn_vm *vm);
/* Drop dead strings from the intern table; the collector calls it after marking. */
HN_CHECK hn_status hnstr_intern_sweep(hn_vm *vm);
#define HN_INTERN_FIRST 1024u /* slots of the smallest table */
/* A table of so many slots, which has room for the strings that there are. Each goes where its hash says. */
HN_CHECK hn_status hnstr_intern_resize(hn_vm *vm, uint32_t cap);
/* Puts every interned string where its hash is now: the seed is another one. */
HN_CHECK hn_status hnstr_intern_rehash(hn_vm *vm);
/* Frees the intern table (not the strings). At the end of a session. */
void hnstr_intern_free(hn_vm *vm);

#endif
