/* LZ77 on bytes, for snapshots. The format stands in lz.c. */
#ifndef HN_BASE_LZ_H
#define HN_BASE_LZ_H

#include "base/mem.h"

/* Puts what the window begins with, and says how many bytes that is: data comes behind it. Fails as buffers
 * do. */
size_t hnlz_begin(hn_buf *window);
/* Appends the compressed form of the data of a window. Fails as buffers do. */
void hnlz_compress(hn_buf *to, const hn_buf *window);
/* Exactly `size` bytes come out, or false; input may be anything. */
bool hnlz_expand(const uint8_t *p, size_t n, uint8_t *out, size_t size);

#endif
