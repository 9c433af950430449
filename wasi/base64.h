/* Bytes in JSON: base64, as RFC 4648 has it in section 4. */
#ifndef HN_WASI_BASE64_H
#define HN_WASI_BASE64_H

#include "json.h"

/* The text of n bytes; NULL without memory. Caller owns it. */
cJSON *base64_text(const uint8_t *p, size_t n);
/* Appends the bytes that the text stands for; false: it stands for none. */
bool base64_read(const char *text, bytes *to);

#endif
