/* "Did you mean": the name that is nearest to a misspelt one. Errors about keyword arguments (vm/bind.c,
 * natives) and the linter in front/ call it. */
#ifndef HN_OBJECT_SUGGEST_H
#define HN_OBJECT_SUGGEST_H

#include "object/state.h"

/* *out is the nearest of the n strings at names (other values are passed over), UNBOUND if none is near
 * enough. */
HN_CHECK hn_status hnsuggest(hn_vm *vm, const hn_value *names, uint32_t n, hn_value wrong, hn_value *out);

/* TypeError for a keyword that a function in C does not take. `what` is "int()" or "this function"; `params`
 * has the names that it takes, with commas: "key,reverse". */
hn_status hnsuggest_refuse(hn_vm *vm, const char *what, const char *params, hn_value wrong);
/* The same with the names as values. */
hn_status hnsuggest_refuse_names(hn_vm *vm, const char *what, const hn_value *names, uint32_t n,
                                 hn_value wrong);

#endif
