/* LZ77 on bytes, for snapshots. The format stands in lz.c. */
#ifndef HN_BASE_LZ_H
#define HN_BASE_LZ_H

#include "base/mem.h"

/* Appends the compressed form. Fails as buffers do. */
void hnlz_compress(hn_buf *to, const uint8_t *p, size_t n);
/* Exactly `size` bytes come out, or false; input may be anything. */
bool hnlz_expand(const uint8_t *p, size_t n, uint8_t *out, size_t size);

#endif
