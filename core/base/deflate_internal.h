/* The parts of a stream that is being packed, and where they lie. Private to deflate.c and
 * deflate_block.c. */
#ifndef HN_BASE_DEFLATE_INTERNAL_H
#define HN_BASE_DEFLATE_INTERNAL_H

#include "base/deflate.h"

#define HN_DEFLATE_MIN            3u
#define HN_DEFLATE_MAX            258u
#define HN_DEFLATE_LITERALS_COUNT 286u
#define HN_DEFLATE_END            256u

/* A stream with its arrays. The window has twice its size: when it is full, the second half becomes the
 * first. */
typedef struct hn_deflating {
    hn_deflater *d;
    uint32_t size, mask;    /* of the window */
    uint32_t shift, hashes; /* of the hash of three bytes */
    uint32_t most;          /* symbols of a block */
    uint32_t room;          /* of the output */
    uint32_t *symbol;       /* literals; distance << 16 | length - 3 */
    uint16_t *head,
        *previous; /* by hash: where it was last; by place & mask: where before that. 0: nowhere */
    uint8_t *window, *out;
    uint32_t work;
} hn_deflating;

/* Ends the block at x->d->at. */
void hndeflate_end_block(hn_deflating *x, bool last);
/* What stands behind a block when its flush says so. */
void hndeflate_mark(hn_deflating *x, hn_deflate_flush flush);

#endif
