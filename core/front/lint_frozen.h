/* The linter of frozen Python, for the program that compiles it (tools/freeze_core.c). It runs when Hognose
 * is built, never for a user's program. All files must be noted (hnlint_frozen_note) before the first is
 * checked. */
#ifndef HN_FRONT_LINT_FROZEN_H
#define HN_FRONT_LINT_FROZEN_H

#include "front/compile.h"

/* What files of frozen Python may name. Keys are interned strs. */
typedef struct hn_frozen_names {
    const hn_dict *builtins;   /* what every file sees */
    const hn_dict *primitives; /* what `_hn` has */
    hn_dict *files;            /* a file's dotted name: a dict of what it binds */
    hn_dict *parts; /* a file's dotted name: a list of the files whose names it has all: `_own_names(...)` */
    hn_dict *taken; /* of the core: what C or any file of those seen by hnlint_frozen names */
} hn_frozen_names;

/* Notes what a file binds, and its parts. HN_RAISED: it does not parse; *err is filled. */
HN_CHECK hn_status hnlint_frozen_note(hn_vm *vm, const hn_frozen_names *known, const char *name,
                                      const char *utf8, size_t len, hn_syntax_error *err);

/* Finds the mistakes in a file: appends a str "LINE: words" to `found` for each. And resolves its
 * declarations (lint_frozen.c), for they are no code: they become spaces in the text. After
 * hnlint_frozen_note of all. */
HN_CHECK hn_status hnlint_frozen(hn_vm *vm, const hn_frozen_names *known, const char *name, char *utf8,
                                 size_t len, hn_list *found);

/* After hnlint_frozen of all: appends a str for each primitive that no file names, and each name that a file
 * of the core binds for nobody. */
HN_CHECK hn_status hnlint_frozen_unused(hn_vm *vm, const hn_frozen_names *known, hn_list *found);

#endif
