/* Packs bytes to raw deflate streams (RFC 1951), with the bytes of zlib 1.3: it looks for the same matches in
 * the same order, and ends blocks at the same places. lib/mod/zlib.c calls it, in steps of bounded work. The
 * state is one piece of memory without pointers; a program may have changed it, so call hndeflate_is_sound
 * before a step. */
#ifndef HN_BASE_DEFLATE_H
#define HN_BASE_DEFLATE_H

#include "base/status.h"

typedef enum hn_deflate_strategy {
    HN_DEFLATE_DEFAULT,
    HN_DEFLATE_FILTERED,
    HN_DEFLATE_LITERALS, /* no matches */
    HN_DEFLATE_RUNS,     /* matches of distance 1 */
    HN_DEFLATE_FIXED,    /* no codes of a block's own */
    HN_DEFLATE_STRATEGY_COUNT
} hn_deflate_strategy;

/* What is to stand behind the bytes that were given. The numbers are zlib's. */
typedef enum hn_deflate_flush {
    HN_DEFLATE_MORE,    /* nothing: more bytes come */
    HN_DEFLATE_PARTIAL, /* the end of a block, and an empty one of fixed codes */
    HN_DEFLATE_SYNC,    /* the end of a block, and an empty stored one: all bytes so far can be read */
    HN_DEFLATE_FULL,    /* the same, and nothing before it is repeated behind it */
    HN_DEFLATE_FINISH,  /* the end of the stream */
    HN_DEFLATE_BLOCK,   /* the end of a block */
    HN_DEFLATE_FLUSH_COUNT
} hn_deflate_flush;

/* The head of a stream under way; window, chains, symbols and output lie behind it (deflate_internal.h). */
typedef struct hn_deflater {
    uint64_t bits;         /* not yet a byte, the first one lowest */
    uint32_t at, ahead;    /* in the window: where it goes on, and how many bytes are known from there */
    int32_t block;         /* where the block began; below 0 when that has left the window */
    uint32_t match, found; /* the best match for the byte before: where, how long */
    uint32_t late;         /* strings in front of `at` that have to be entered still */
    uint32_t symbols;      /* of the block, so far */
    uint32_t pending;      /* bytes of output */
    uint8_t count;         /* of bits */
    uint8_t level, window_bits, memory, strategy;
    uint8_t held; /* whether the byte before `at` may be a literal still */
} hn_deflater;

/* Bytes of a stream under way. window_bits 9 to 15, memory 1 to 9. */
size_t hndeflate_size(unsigned window_bits, unsigned memory);
/* `d` has hndeflate_size bytes, zeros. level 0 to 9. */
void hndeflate_begin(hn_deflater *d, unsigned level, unsigned window_bits, unsigned memory,
                     hn_deflate_strategy strategy);
/* What may be repeated although it is no part of the stream; before the first step. */
void hndeflate_dictionary(hn_deflater *d, const uint8_t *p, size_t n);
/* Whether memory of so many bytes, which a program may have changed, is a stream that can go on. */
bool hndeflate_is_sound(const hn_deflater *d, size_t size);
/* Takes bytes from p + *at on, and moves *at. True when all n are taken and `flush` is done; false: there is
 * more to do, after the output has been taken away (hndeflate_output). Adds to *work what it did, in units of
 * some ten nanoseconds; a step does little more than some 16,000 of them. */
bool hndeflate_step(hn_deflater *d, const uint8_t *p, size_t n, size_t *at, hn_deflate_flush flush,
                    uint32_t *work);
/* The output so far: d->pending bytes. Taking them away is setting that to 0. */
const uint8_t *hndeflate_output(const hn_deflater *d);

#endif
