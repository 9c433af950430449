/* SyntaxWarnings that the compiler finds. The lexer, the parser and the symbol table add them to a buffer;
 * hncompile_warnings (compile.c) sorts them and makes a list, which frozen Python shows. A warning never
 * changes the code that is compiled. */
#ifndef HN_FRONT_WARN_H
#define HN_FRONT_WARN_H

#include "front/parse.h"

/* In the order in which CPython finds them. */
typedef enum hn_warn_phase { HN_WARN_TEXT, HN_WARN_FLOW, HN_WARN_CODE } hn_warn_phase;

/* Columns are byte offsets in the line's UTF-8. */
typedef struct hn_warning {
    uint32_t phase, line, col, end_line, end_col;
    char text[180];
} hn_warning;

/* The escape, "" or "octal ", the escape again. */
#define HN_WARN_ESCAPE                                                                                       \
    "\"\\%s\" is an invalid %sescape sequence. Such sequences will not work in the future. Did you mean "    \
    "\"\\\\%s\"? A raw string is also an option."

/* Adds a warning; does nothing where `to` is NULL, which means that nobody asks, or has HN_WARN_MAX of
 * them. */
#define HN_WARN_MAX 1000u
void hnwarn_add(hn_buf *to, hn_warn_phase phase, uint32_t line, uint32_t col, uint32_t end_line,
                uint32_t end_col, const char *fmt, ...) __attribute__((format(printf, 7, 8)));
void hnwarn_node(hn_buf *to, hn_warn_phase phase, const hn_node *at, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));

/* What is wrong with a call, a subscript that is read, a comparison, or an assertion. */
void hnwarn_call(hn_buf *to, const hn_node *call);
void hnwarn_subscript(hn_buf *to, const hn_node *subscript);
void hnwarn_compare(hn_buf *to, const hn_node *compare);
void hnwarn_assert(hn_buf *to, const hn_node *statement);

#endif
