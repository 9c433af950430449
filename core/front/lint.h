/* The linter: mistakes in a program, found without running it. hn_validate (api/validate.c) calls hnlint;
 * when memory runs out, it collects and calls it again with a new list. The linter never runs a program's
 * code. It reports a name only if nothing can have bound it: where a program may bind names in ways that
 * cannot be seen, the finding is dropped. */
#ifndef HN_FRONT_LINT_H
#define HN_FRONT_LINT_H

#include "front/compile.h"

/* What is bound before the program begins, and how it will be run. */
typedef struct hn_lint_options {
    uint32_t flags; /* hn_compile_flag: HN_COMPILE_TOP_AWAIT */
    const hn_dict *globals, *builtins;
    const hn_dict
        *known; /* further names (or NULL): the value is a signature, a str, or None. Before globals */
} hn_lint_options;

#define HN_LINT_MOST 1000u /* imports, and findings of the other kinds; what lies behind is left out */

/* The kinds of findings: the name of each, what it finds, and in brackets its subject. */
typedef enum hn_lint_kind {
    /* "syntax": the SyntaxError [its type] */
    HN_LINT_SYNTAX,
    /* "name": a load of what nothing binds, here or in the options [the name, or None] */
    HN_LINT_NAME,
    /* "call": a call that does not fit a host function's signature [its name] */
    HN_LINT_CALL,
    /* "import": every import that is not in a try for ImportError, with the message None (only running can
     * tell which fail), or one that fails for certain [the module's dotted name] */
    HN_LINT_IMPORT,
    /* "await": await, async for or async with where it cannot be [None] */
    HN_LINT_AWAIT,
} hn_lint_kind;

/* Appends a tuple (kind, line, column, end line, end column, message, subject) to `to` for each finding, in
 * order of position. Lines and columns count from 1, columns in characters; the end is behind the last. After
 * a SyntaxError of the parser there is nothing else. HN_NOMEM and HN_STOPPED as everywhere. */
HN_CHECK hn_status hnlint(hn_vm *vm, hn_value text, const hn_lint_options *options, hn_list *to);

#endif
