/* Zstandard (RFC 8878): what is hot in it. core/lib/py/compression/zstd reads and writes the frames around it,
 * and keeps the states, which hold no pointers. A state may hold whatever somebody wrote there: it is checked
 * before it is used. */
#ifndef HN_BASE_ZSTD_H
#define HN_BASE_ZSTD_H

#include "base/status.h"

#define HN_ZSTD_BLOCK   (1u << 17) /* bytes of a block, packed or not */
#define HN_ZSTD_BAD     UINT32_MAX
#define HN_ZSTD_SYMBOLS 64u

/* A code for numbers: how often each symbol occurs in a table of 1 << log states; -1: once, for it is rare.
 * All zeros: there is no code. */
typedef struct hn_zstd_code {
    int16_t count[HN_ZSTD_SYMBOLS];
    uint8_t log, unused[3];
} hn_zstd_code;

/* The three numbers of a sequence, in the order of their codes. */
enum { HN_ZSTD_LITERALS, HN_ZSTD_OFFSET, HN_ZSTD_LENGTH, HN_ZSTD_NUMBERS };

/* What a block leaves to the next one. Begins with constants of the format, which the caller fills in. */
typedef struct hn_zstd_state {
    hn_zstd_code fixed[HN_ZSTD_NUMBERS];              /* the predefined codes */
    uint8_t extra[HN_ZSTD_NUMBERS][HN_ZSTD_SYMBOLS];  /* bits that follow each symbol */
    hn_zstd_code code[HN_ZSTD_NUMBERS];               /* the last ones */
    uint32_t back[3];                                 /* the last distances */
    uint16_t weights;                                 /* how many there are; 0: no code for literals */
    uint8_t weight[256];                              /* of the code for literals */
} hn_zstd_state;

/* What is written, at `at`; before it lies what matches reach back to. */
typedef struct hn_zstd_window {
    uint8_t *data;
    uint32_t at, room; /* of the block: so many bytes may come, and there is memory for twice as many */
} hn_zstd_window;

/* Unpacks a compressed block of n bytes; how many came out, or HN_ZSTD_BAD. */
uint32_t hnzstd_unpack(hn_zstd_state *s, const uint8_t *p, size_t n, const hn_zstd_window *w);
/* Reads the codes with which a dictionary begins; gives how many bytes of it they take, or HN_ZSTD_BAD. */
uint32_t hnzstd_read_codes(hn_zstd_state *s, const uint8_t *p, size_t n);
/* A sequence: its numbers, where that for the distance counts as the format does. */
typedef struct hn_zstd_sequence {
    uint32_t number[HN_ZSTD_NUMBERS];
} hn_zstd_sequence;

/* What finds strings: the places of the last ones by their hashes, and of the ones before each. Any contents will do. */
typedef struct hn_zstd_finder {
    const uint8_t *data;
    uint32_t size;          /* of the data */
    uint32_t before;        /* what a place counts from: how much has left the window */
    uint32_t *heads, *links;
    unsigned bits, more;    /* log2 of how many there are of these */
    unsigned depth;         /* so many places are looked at */
} hn_zstd_finder;

/* Finds sequences from `at` on, at most `most` of them in at most HN_ZSTD_BLOCK bytes, and sets `at` behind the bytes
 * that these and the literals after them stand for. The literals go to `literals`. Gives how many sequences there are. */
uint32_t hnzstd_find(hn_zstd_state *s, const hn_zstd_finder *f, uint32_t *at, hn_zstd_sequence *to, uint32_t most,
                     uint8_t *literals, uint32_t *nliterals);
/* Counts the symbols of one of the numbers of n sequences. */
void hnzstd_count(const hn_zstd_state *s, unsigned which, const hn_zstd_sequence *q, uint32_t n, uint32_t counts[256]);
/* Writes a stream of literals by the weights of the state, which have their last one too, or sequences by its codes. Gives how many bytes
 * that are, or HN_ZSTD_BAD: there is no code, or too little room. */
uint32_t hnzstd_pack_literals(const hn_zstd_state *s, const uint8_t *p, uint32_t n, uint8_t *to, uint32_t room);
uint32_t hnzstd_pack(const hn_zstd_state *s, const hn_zstd_sequence *q, uint32_t n, uint8_t *to, uint32_t room);
/* Takes n bytes, a multiple of 32, into the four lanes of an XXH64. */
void hnzstd_sum(uint64_t lane[4], const uint8_t *p, size_t n);

#endif
