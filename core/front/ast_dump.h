/* The tree as text, in the layout of Python's ast.dump. Only tests call it (tests/unit/front_dump.c): it
 * recurses along spines too, and charges nothing. */
#ifndef HN_FRONT_AST_DUMP_H
#define HN_FRONT_AST_DUMP_H

#include "front/ast.h"

/* Appends ast.dump(tree, include_attributes=positions, show_empty=True) with constants in a notation of its
 * own: strings as UTF-8 in hexadecimal, floats by their bits. tests/unit/front_oracle.py writes the same. */
void hnast_dump(hn_buf *b, const hn_node *n, bool positions);

#endif
