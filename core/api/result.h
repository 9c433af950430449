/* Parts of hognose.h that run.c and result.c share: the functions of result.c without the checks with which
 * the public ones begin. The caller has entered the session. Where one returns false or NULL, the session's
 * problem has the reason; HN_PROBLEM_SLICED: a slice ended, and the same public function continues. */
#ifndef HN_API_RESULT_H
#define HN_API_RESULT_H

#include "api/session.h"
#include "host/cbor.h"

/* Appends the value of the complete run to s->value, behind s->base bytes, which must not change until it is
 * finished. Returns s->value.data; *n becomes its length. If a limit is reached, the state becomes
 * HN_LIMITED. `what`: the public function. */
const uint8_t *hnresult_value(hn_session *s, hn_unfinished what, size_t *n);
/* Replaces the content of `to` by the repr of that value, NUL-terminated. */
bool hnresult_repr(hn_session *s, hn_unfinished what, hn_buf *to);
/* Stores that value in a global variable. */
bool hnresult_keep(hn_session *s, hn_item name);
/* Sets a global variable of an idle session. */
bool hnresult_set(hn_session *s, hn_item name, hn_item cbor);
/* After HN_FAILED: fills s->type, message, traceback and details, once for each error. */
void hnresult_describe(hn_session *s);
/* hn_start_call with the settings in force. */
hn_state hnresult_start_call(hn_session *s, uint32_t handle, const uint8_t *request, size_t n);
/* Appends the request of a call that waits for its answer (from a snapshot, it has to be made again). */
bool hnresult_request(hn_session *s, hn_value call, hn_buf *to);

#endif
