/* The compiler: Python source text, or a tree, to code objects. vm/start.c calls hncompile for a program,
 * lib/primitives.c for compile(), exec and eval, and so do the linter and tools/freeze_core.c.
 * snap/read_shell.c calls hncompile_source when a snapshot is loaded. The result must depend on the source
 * and its flags alone: a snapshot holds sources, and its frames must fit the code that is compiled again. */
#ifndef HN_FRONT_COMPILE_H
#define HN_FRONT_COMPILE_H

#include "front/parse.h"
#include "object/state.h"

typedef enum hn_compile_flag {
    HN_COMPILE_RESULT =
        1, /* exec: the code returns the value of its last statement, if that is an expression */
    HN_COMPILE_TOP_AWAIT = 2, /* await at the top level: the module's code is a coroutine if it uses it */
    HN_COMPILE_NAMES = 4,     /* names of the top level go through the mapping in register 0 (exec, eval) */
    HN_COMPILE_FROZEN = 8,    /* ships with Hognose: hidden in tracebacks */
    HN_COMPILE_FUTURE_ANNOTATIONS = 16, /* as if the text began with that future import */
    HN_COMPILE_RENAMED = 32, /* one of the codes gets the name and line that the source has for it */
    HN_COMPILE_TREE = 64,    /* the text is that of a tree (tree.h) */
    HN_COMPILE_ALL = 127,
} hn_compile_flag;

/* Compiles a str. `filename` is the str that tracebacks show. HN_RAISED: `err` is filled, no exception is
 * pending. HN_NOMEM and HN_STOPPED as everywhere; nothing is left behind. `warnings`, if not NULL, is
 * a list of (text, hn_warn_phase, line, column, end line, end column), or None. */
HN_CHECK hn_status hncompile(hn_vm *vm, hn_value text, hn_value filename, hn_parse_mode mode, uint32_t flags,
                             hn_code **out, hn_value *warnings, hn_syntax_error *err);

/* Compiles a source object (again): sets src->codes and *out to its module's code. The same source always
 * gives the same codes in the same order. For snapshots. */
HN_CHECK hn_status hncompile_source(hn_vm *vm, hn_source *src, hn_code **out, hn_syntax_error *err);

/* What a buffer has of hn_warning (warn.h), as hncompile lists it. */
HN_CHECK hn_status hncompile_warnings(hn_vm *vm, hn_buf *found, hn_value *out);

#endif
