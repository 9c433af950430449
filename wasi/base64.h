/* base64 (RFC 4648, section 4), for bytes in JSON. serve.c uses it for snapshots, files, and values of
 * sessions that asked for CBOR. */
#ifndef HN_WASI_BASE64_H
#define HN_WASI_BASE64_H

#include "json.h"

/* The text of n bytes; NULL without memory. Caller owns it. */
cJSON *base64_text(const uint8_t *p, size_t n);
/* Appends the bytes that the text stands for; false: it stands for none. */
bool base64_read(const char *text, bytes *to);

#endif
