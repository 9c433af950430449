/* Signatures of host functions as text: "(url, timeout=5, *, retries: int = 3) -> str". api/validate.c checks
 * the declarations of a host with it; the linter checks calls against it. It only parses: nothing of the text
 * is compiled or run. */
#ifndef HN_FRONT_SIGNATURE_H
#define HN_FRONT_SIGNATURE_H

#include "front/parse.h"

/* Parses what may stand between the name and the colon of a def. *out is its `arguments` node, in the arena
 * of `names`. HN_RAISED: err->message says what is wrong with the text (positions mean nothing). */
HN_CHECK hn_status hnsignature_parse(hn_name_table *names, const char *utf8, size_t n, const hn_node **out,
                                     hn_syntax_error *err);

#endif
