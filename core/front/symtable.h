/* The symbol table: the scope to which each name belongs, as CPython decides it. The compiler, the linter and
 * signature.c build one with hnsymtable_build. A walk over the tree makes the scopes and notes how each uses
 * its names (symtable*.c); then resolve.c decides where each name lives and numbers the registers. Register
 * numbers must depend on the source alone: snapshots hold frames, and loading one compiles the source
 * again. */
#ifndef HN_FRONT_SYMTABLE_H
#define HN_FRONT_SYMTABLE_H

#include "front/parse.h"

typedef enum hn_scope_kind {
    HN_SCOPE_MODULE,
    HN_SCOPE_CLASS,
    HN_SCOPE_FUNCTION, /* def, lambda, generator expression */
    HN_SCOPE_COMP,     /* list, set or dict comprehension: compiled into the frame around it */
    HN_SCOPE_ANNOTATE, /* computes the annotations of a function, class or module (PEP 649) */
    HN_SCOPE_PARAMS,   /* the type parameters of a generic (PEP 695) */
    HN_SCOPE_TYPE,     /* the lazily evaluated value of a type alias, bound, constraint or default */
} hn_scope_kind;

/* What a scope says about a name. */
#define HN_DEF_GLOBAL     1u
#define HN_DEF_LOCAL      2u /* bound by some statement */
#define HN_DEF_PARAM      4u
#define HN_DEF_NONLOCAL   8u
#define HN_DEF_USE        16u
#define HN_DEF_ANNOT      32u
#define HN_DEF_ITER       64u /* target of a comprehension's own for */
#define HN_DEF_DELETED    128u
#define HN_DEF_TYPE_PARAM 256u
#define HN_DEF_FREE       512u /* needs a free register: used here, or by a scope inside */
#define HN_DEF_CELL       1024u
#define HN_DEF_IMPORT     2048u
#define HN_DEF_STORED     4096u /* bound by more than del, += or a bare annotation: a load can find it */
#define HN_DEF_BOUND      (HN_DEF_LOCAL | HN_DEF_IMPORT | HN_DEF_PARAM | HN_DEF_TYPE_PARAM)

typedef enum hn_place {
    HN_PLACE_NONE = 0,
    HN_PLACE_LOCAL,
    HN_PLACE_CELL,            /* a local that scopes inside share */
    HN_PLACE_FREE,            /* of a scope around */
    HN_PLACE_GLOBAL,          /* declared */
    HN_PLACE_GLOBAL_IMPLICIT, /* bound nowhere around */
} hn_place;

typedef struct hn_symbol {
    const hn_name *name;
    uint32_t flags;
    uint8_t place;          /* hn_place */
    uint16_t reg;           /* of LOCAL and CELL */
    uint16_t free_reg;      /* with HN_DEF_FREE: of the cell */
    const hn_node *where;   /* of the global or nonlocal statement */
    struct hn_symbol *next; /* in order of appearance */
} hn_symbol;

#define HN_NO_REG 0xFFFFu

typedef struct hn_scope {
    uint8_t kind; /* hn_scope_kind */
    bool nested;  /* inside a function */
    bool generator, coroutine;
    bool lambda, genexp, is_async_comp;
    bool walrus;                /* holds := (compiled into this frame) */
    bool deletes;               /* some local is deleted */
    bool reads_locals;          /* mentions locals, eval, exec, vars or dir */
    bool sees_class;            /* an annotation scope directly in a class, whose names it sees */
    bool class_cell, classdict; /* a class: __class__ or __classdict__ is needed by a scope inside */
    bool conditional;           /* has annotations that may not be reached */
    bool iter_target;           /* the target of a comprehension is being visited */
    uint8_t comp_iter;          /* depth of iterables of comprehensions being visited */
    const char *what;           /* of PARAMS and TYPE: for error messages */
    struct hn_scope *parent, *annotate;
    struct hn_scope *child, *last_child, *sibling;
    const hn_name *name;
    const hn_name *class_name; /* for mangling; NULL outside classes */
    const hn_node *node;
    hn_symbol **slots; /* open addressing by name */
    uint32_t cap, count;
    hn_symbol *first, *last;
    const hn_name **static_attributes; /* a class: names assigned to self */
    uint32_t nstatic, cap_static;
    uint16_t nlocals, free_base, nfree;                 /* as in hn_code */
    uint16_t class_reg, classdict_reg, conditional_reg; /* of a class: registers of these cells */
    const hn_name **varnames;
    uint8_t *cells;
} hn_scope;

/* Names that the compiler itself knows. */
typedef enum hn_known_name {
#define KNOWN(id, text) HN_KNOWN_##id,
#include "front/known.def"
#undef KNOWN
    HN_KNOWN_COUNT
} hn_known_name;

typedef struct hn_symtable {
    hn_arena *arena;
    hn_name_table *names;
    const char *utf8; /* the source, for errors */
    size_t len;
    hn_syntax_error *err;
    hn_status status;
    struct hn_scope *module, *cur;
    struct hn_scope_slot {
        const void *key;
        unsigned part;
        hn_scope *scope;
    } * map;
    uint32_t map_cap, map_count;
    hn_buf spine; /* nodes of left spines being walked */
    bool future_annotations, top_await, unevaluated;
    bool augmenting;     /* the target of += is being visited */
    bool names_register; /* register 0 of the module holds its namespace */
    bool finally;        /* in the `finally` of a try, and in no loop or function in that */
    uint32_t conditional_depth;
    const hn_name *known[HN_KNOWN_COUNT];
} hn_symtable;

/* Parts of a node that are scopes of their own. */
enum { HN_PART_SELF, HN_PART_ANNOTATE, HN_PART_PARAMS, HN_PART_BOUND, HN_PART_DEFAULT };

/* Walks the tree and resolves all names. st->arena, names, utf8, len, err, future_annotations and top_await
 * are the caller's. HN_RAISED: *err is filled. The scopes live in the arena. */
HN_CHECK hn_status hnsymtable_build(hn_symtable *st, const hn_node *root);
/* The scope of a part of a node. */
hn_scope *hnsymtable_scope(const hn_symtable *st, const void *node, unsigned part);
hn_symbol *hnsymtable_find(const hn_scope *s, const hn_name *name);
/* The scope in whose frame this one's code runs. */
static inline hn_scope *hnsymtable_frame(hn_scope *s) {
    while (s->kind == HN_SCOPE_COMP) s = s->parent;
    return s;
}
/* The next scope of the table in order of appearance; NULL after the last. */
hn_scope *hnsymtable_next(hn_scope *s);
/* `__x` inside class C is `_C__x`. NULL when memory is out. */
const hn_name *hnsymtable_mangle(hn_symtable *st, const hn_name *class_name, const hn_name *name);
/* Fills the error of a compile stage at a node. Always HN_RAISED. */
hn_status hnsymtable_fail(hn_symtable *st, const hn_node *at, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
/* Looks for a `from __future__ import annotations` and checks all future imports. */
HN_CHECK hn_status hnsymtable_futures(hn_symtable *st, const hn_node *root);

/* Private to symtable*.c and resolve.c. */
hn_scope *hnsymtable_enter(hn_symtable *st, hn_scope_kind kind, const hn_name *name, const hn_node *node,
                           unsigned part);
void hnsymtable_leave(hn_symtable *st);
hn_symbol *hnsymtable_symbol(hn_symtable *st, hn_scope *s, const hn_name *name);
void hnsymtable_def(hn_symtable *st, const hn_name *name, uint32_t flag, const hn_node *at);
void hnsymtable_expr(hn_symtable *st, const hn_node *n);
void hnsymtable_exprs(hn_symtable *st, const hn_nodes *l);
void hnsymtable_keywords(hn_symtable *st, const hn_nodes *l);
void hnsymtable_arguments(hn_symtable *st, const hn_node *args);
hn_status hnsymtable_resolve(hn_symtable *st);

#endif
