/* The linter's state and the functions that its files share. Private to lint*.c. A failure is kept in the
 * state (hnlint_status): after one, the functions do nothing, so callers need not check each call. */
#ifndef HN_FRONT_LINT_INT_H
#define HN_FRONT_LINT_INT_H

#include "front/lint.h"
#include "front/symtable.h"

/* Where a node stands, besides its scope. */
enum {
    HN_LINT_ASYNC = 1,        /* await is allowed */
    HN_LINT_MAY_NOT_FIND = 2, /* a NameError is expected here */
    HN_LINT_MAY_NOT_LOAD = 4, /* an ImportError is */
};

/* A node to be visited. */
typedef struct hn_lint_item {
    const hn_node *node;
    hn_scope *scope;
    uint32_t flags;
} hn_lint_item;

typedef struct hn_lint_finding {
    uint8_t kind;                          /* hn_lint_kind */
    bool global;                           /* what is said does not hold if something unseen binds the name */
    uint32_t line, col, end_line, end_col; /* as in nodes: columns in bytes from 0 */
    uint32_t order;                        /* of discovery */
    hn_value message, subject;
} hn_lint_finding;

/* The signature of a host function that the program calls. */
typedef struct hn_lint_function {
    const hn_name *name;
    const hn_node *args; /* NULL: nothing is known */
} hn_lint_function;

typedef struct hn_linter {
    hn_vm *vm;
    const hn_lint_options *options;
    hn_arena arena;
    hn_name_table names;
    hn_symtable st;      /* st.status is the linter's too */
    hn_buf stack;        /* hn_lint_item: still to be visited, the next one on top */
    hn_buf found;        /* hn_lint_finding */
    hn_buf functions;    /* hn_lint_function */
    hn_list *candidates; /* what was bound where a name was looked for, to suggest one of them */
    uint32_t imports; /* findings of kind IMPORT, which have a limit of their own: most are none in the end */
    bool unseen;      /* the program may bind global names in ways that cannot be seen */
    bool prepares;    /* __prepare__ is mentioned: class bodies may find anything */
    bool finders;     /* sys.meta_path is mentioned: imports may find anything */
} hn_linter;

static inline bool hnlint_ok(const hn_linter *l) {
    return l->st.status == HN_OK;
}
/* Takes note of a failure. */
static inline void hnlint_status(hn_linter *l, hn_status s) {
    if (hnlint_ok(l)) l->st.status = s;
}
/* Whether there are as many findings of the kind as are listed. */
bool hnlint_is_full(const hn_linter *l, hn_lint_kind kind);
/* Notes a finding at a node; a name may be NULL. */
void hnlint_report(hn_linter *l, hn_lint_kind kind, const hn_node *at, hn_value message,
                   const hn_name *subject);
/* The same with a message that is put together as by hnstr_format from one text. */
void hnlint_say(hn_linter *l, hn_lint_kind kind, const hn_node *at, const char *format, const char *text);
/* The value under a name in a dict whose keys are str; UNBOUND when there is none. */
hn_value hnlint_lookup(hn_linter *l, const hn_dict *d, const hn_name *name);

/* lint_walk.c: visits the tree. */
void hnlint_walk(hn_linter *l, const hn_node *root);

/* lint_name.c: loads of names. */
/* Finds out what the program mentions that makes names unpredictable, and which globals it binds. */
void hnlint_survey(hn_linter *l);
/* A name is loaded, deleted or augmented at `at`. */
void hnlint_name(hn_linter *l, const hn_node *at, hn_scope *scope, uint32_t flags);
/* The name means the global that was bound before the program began. */
bool hnlint_is_given(hn_linter *l, const hn_node *name, const hn_scope *scope);

/* lint_call.c: calls of host functions. */
void hnlint_call(hn_linter *l, const hn_node *call, const hn_scope *scope);

#endif
