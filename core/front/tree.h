/* Trees of module ast, for compile() of a tree. core/lib/py/_ast_tree.py writes a tree down as text in the
 * notation below; compile.c and lib/syntax.c call hntree_read, which makes the compiler's nodes of it. The
 * text is as untrusted as source text: each number, count and kind is checked. A tree that hntree_read
 * returns is as safe to compile as one of the parser's.
 *
 * The text is a row of records for a machine with a stack:
 *   N          pushes "no node"
 *   [count,    pops that many nodes and pushes a list of them
 *   kind,...   pops the node's children and lists, in the order of its fields, and pushes the node
 * The number of a kind is followed by its place (four numbers, for kinds that have one) and by the fields
 * that are not nodes, in order:
 *   operator, context, int    a number
 *   list of operators, names  their count, then these
 *   name                      a text; -1, if there is none
 *   constant                  N, F, T, E: None, False, True, Ellipsis
 *                             i number: an int from 0 on
 *                             x 0 or 1 (negative), and a text of hexadecimal digits: any int
 *                             f text; c text text: a float; a complex, as float.hex() writes them
 *                             s text; b text: a str; bytes, as Latin-1
 *                             t count; z count: that many constants, as a tuple; as a frozenset
 * Numbers are decimal and end in a comma. A text is its number of code points, and then these. */
#ifndef HN_FRONT_TREE_H
#define HN_FRONT_TREE_H

#include "front/parse.h"

/* Reads such a text (no more of it is trusted than of source text) into the arena of `names`. HN_RAISED:
 * `err` is filled. HN_NOMEM, HN_STOPPED as hnparse_with_names. */
HN_CHECK hn_status hntree_read(hn_name_table *names, const char *text, size_t len, hn_parse_mode mode,
                               hn_ast_mod **out, hn_syntax_error *err);

#endif
