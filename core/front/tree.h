/* The syntax tree for files that also see objects: two of its names mean something else there. */
#ifndef HN_FRONT_TREE_H
#define HN_FRONT_TREE_H

#define hn_list     hn_nodes
#define HN_OP_COUNT HN_AST_OP_COUNT
#include "front/parse.h"
#undef hn_list
#undef HN_OP_COUNT

#endif
