/* Declarations that tree.c and tree_check.c share. Private to tree*.c. */
#ifndef HN_FRONT_TREE_INT_H
#define HN_FRONT_TREE_INT_H

#include "front/ast_fields.h"
#include "front/tree.h"

typedef struct hn_tree_reader {
    hn_name_table *names;
    hn_meter *meter;
    const uint8_t *p, *end;
    hn_buf items; /* of tree_item: what has no parent yet */
    hn_syntax_error *err;
} hn_tree_reader;

/* tree.c. Always HN_RAISED. */
hn_status hntree_fail(hn_tree_reader *t, hn_syntax_type type, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));

/* tree_check.c: whether the compiler can take a node, all of whose children it can take. */
HN_CHECK hn_status hntree_check(hn_tree_reader *t, const hn_node *n);

#endif
