/* A tree of module ast, as core/lib/py/_ast_tree.py writes it down for the compiler.
 *
 * The text is a row of records for a machine with a stack. Numbers are decimal and end in a comma; a text is
 * its number of code points and then these.
 *   N                  pushes no node
 *   [count,            pops as many nodes and pushes a list of them
 *   kind,...           pops what the kind's children and lists are, in the order of its fields, and pushes
 * the node. Behind the number of the kind stand its place (four numbers, for kinds that have one) and the
 * fields that are no nodes: numbers for operators, contexts and ints; counts before lists of operators and
 * names; texts for names, -1 for none; a constant: N F T E          None, False, True, Ellipsis i number an
 * int; x 0 or 1 (negative), and a text of hexadecimal digits: any int f text, c text text   a float, a
 * complex, in the notation of float.hex() s text, b text   a str; bytes, as Latin-1 t count, z count the
 * constants that follow as a tuple, as a frozenset Whatever stands there, reading it is safe, and a tree that
 * comes out is one that the parser could have made, but for what check says. */
#ifndef HN_FRONT_TREE_H
#define HN_FRONT_TREE_H

#include "front/parse.h"

/* Reads such a text (no more of it is trusted than of source text) into the arena of `names`. HN_RAISED:
 * `err` is filled. HN_NOMEM, HN_STOPPED as hnparse_with_names. */
HN_CHECK hn_status hntree_read(hn_name_table *names, const char *text, size_t len, hn_parse_mode mode,
                               hn_ast_mod **out, hn_syntax_error *err);

#endif
