/* LZ77 on bytes, for snapshots: snap/writer.c packs with it, snap/reader.c unpacks. The format is in lz.c.
 * Unpacking takes hostile input: it writes at most `size` bytes, and reads nothing outside of the input, the
 * output and the dictionary. */
#ifndef HN_BASE_LZ_H
#define HN_BASE_LZ_H

#include "base/mem.h"

/* Puts what the window begins with, and says how many bytes that is: data comes behind it. Fails as buffers
 * do. */
size_t hnlz_begin(hn_buf *window);
/* Compresses in pieces. */
typedef struct hn_lz {
    hn_buf *to;
    const uint8_t *window; /* dictionary, then data */
    uint32_t *head,
        *link;         /* chains of positions with the same hash, + 1; links of the last WINDOW positions */
    size_t bytes;      /* of both */
    uint32_t end, at;  /* of the data; all before `at` is done */
    uint32_t literals; /* where unwritten literals begin */
    uint32_t upto;     /* the sequence that is being written: its literals end here */
    uint32_t length, distance;
    bool open; /* ... and are not all written */
    bool last; /* it is the last one */
} hn_lz;
/* Begins to append the compressed form of the data of a window, which must stay. Fails as buffers do. */
void hnlz_start(hn_lz *z, hn_buf *to, const hn_buf *window);
/* Compresses some `most` bytes more. True: all is done, or `to` has failed. */
bool hnlz_step(hn_lz *z, uint32_t most);
/* Frees the memory, at any time; the first time counts. */
void hnlz_drop(hn_lz *z);
/* All of it in one piece. */
void hnlz_compress(hn_buf *to, const hn_buf *window);
/* Expands in pieces. Begins as HN_UNLZ. */
typedef struct hn_unlz {
    uint8_t *out;
    size_t size, at; /* of the output */
    size_t from;     /* of the input */
    size_t left;     /* bytes of the sequence's literals or match */
    size_t distance; /* of the match; 0: literals */
    unsigned control;
} hn_unlz;
#define HN_UNLZ(to, n) ((hn_unlz){.out = (to), .size = (n), .distance = 1})
/* Expands `most` bytes more; p and n are the whole input. HN_AGAIN: there are more. HN_OK: exactly `size`
 * bytes came out. HN_RAISED: the input is invalid. */
HN_CHECK hn_status hnlz_expand_step(hn_unlz *z, const uint8_t *p, size_t n, size_t most);
/* All of it in one piece. False: the input is invalid. */
bool hnlz_expand(const uint8_t *p, size_t n, uint8_t *out, size_t size);

#endif
