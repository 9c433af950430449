/* Unpacks raw deflate streams (RFC 1951): what ships inside of the binary is stored in them. */
#ifndef HN_BASE_INFLATE_H
#define HN_BASE_INFLATE_H

#include "base/status.h"

/* Exactly `size` bytes come out, or false. The stream may repeat what stands at the end of `before`, as if it
 * had come out in front of the rest. */
bool hninflate(const uint8_t *p, size_t n, const uint8_t *before, size_t nbefore, uint8_t *out, size_t size);

#endif
