/* A string under construction (hn_strbuf, declared in str.h). repr, formatting, error messages and the
 * methods of text append to it. Errors are kept in `failed` and reported by hnstrbuf_finish, so the appending
 * functions return nothing. The memory is not the collector's: a path that does not finish the buffer must
 * free it. */
#ifndef HN_OBJECT_STRBUF_H
#define HN_OBJECT_STRBUF_H

#include "object/state.h"
#include "object/ops.h"
#include "object/str.h"

HN_CHECK hn_status hnstr_repr(hn_vm *vm, hn_value s, hn_strbuf *b);
void hnstrbuf_init(hn_strbuf *b, hn_vm *vm);
void hnstrbuf_free(hn_strbuf *b);
void hnstrbuf_char(hn_strbuf *b, uint32_t c);
void hnstrbuf_fill(hn_strbuf *b, uint32_t c, uint32_t times);
void hnstrbuf_z(hn_strbuf *b, const char *ascii);
void hnstrbuf_ascii(hn_strbuf *b, const void *p, size_t n);
void hnstrbuf_utf8(hn_strbuf *b, const void *p, size_t n);
void hnstrbuf_str(hn_strbuf *b, hn_value s);
void hnstrbuf_sub(hn_strbuf *b, const hn_str *s, uint32_t from, uint32_t to);
/* Before it is copied somewhere else, and there. */
void hnstrbuf_leave(hn_strbuf *b);
void hnstrbuf_return(hn_strbuf *b);
/* Makes the str and frees the buffer; HN_NOMEM if anything failed. */
HN_CHECK hn_status hnstrbuf_finish(hn_strbuf *b, hn_value *out);

#endif
