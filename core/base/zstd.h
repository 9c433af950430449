/* The hot loops of Zstandard (RFC 8878). lib/mod/zstd.c calls them, checks the sizes of all arguments and
 * charges their work; frames, headers and the states are the task of core/lib/py/compression/zstd.py and
 * _zstd_coders.py. A state has no pointers and may have been forged: its numbers are checked before they are
 * used. */
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
enum { HN_ZSTD_LITERALS, HN_ZSTD_OFFSET, HN_ZSTD_LENGTH, HN_ZSTD_NUMBER_COUNT };

/* What blocks are packed and unpacked by. */
typedef struct hn_zstd_state {
    uint8_t extra[HN_ZSTD_NUMBER_COUNT]
                 [HN_ZSTD_SYMBOLS]; /* bits that follow each symbol: constants of the format */
    hn_zstd_code code[HN_ZSTD_NUMBER_COUNT];
    uint32_t back[3];     /* the last distances */
    uint16_t weights;     /* how many there are; 0: no code for literals */
    uint8_t weight[256];  /* of the code for literals */
    uint8_t bits, more;   /* of a finder: log2 of how many heads and links there are */
    uint8_t depth, block; /* so many places are looked at; log2 of how many bytes a block may have */
    uint8_t unused[2];
    uint32_t before; /* places count from there: so much has left the window */
} hn_zstd_state;
#define HN_ZSTD_STATE 868u
_Static_assert(sizeof(hn_zstd_state) == HN_ZSTD_STATE,
               "core/lib/py/_zstd_coders.py knows where its parts are");

/* What is written, at `at`; before it lies what matches reach back to. */
typedef struct hn_zstd_window {
    uint8_t *data;
    uint32_t at, room; /* so many bytes may come; behind them there is as much memory for literals */
} hn_zstd_window;

/* Unpacks a stream of literals by the weights of the state. False: it is not `size` of them. */
bool hnzstd_unpack_literals(const hn_zstd_state *s, const uint8_t *p, size_t n, uint8_t *to, uint32_t size);
/* Unpacks `count` sequences by the codes of the state, and does what they say, with so many literals from
 * behind the window's room. Gives how much came out, or HN_ZSTD_BAD. */
uint32_t hnzstd_unpack(hn_zstd_state *s, const uint8_t *p, size_t n, uint32_t count, const hn_zstd_window *w,
                       uint32_t literals);

/* A sequence: its numbers, where that for the distance counts as the format does. */
typedef struct hn_zstd_sequence {
    uint32_t number[HN_ZSTD_NUMBER_COUNT];
} hn_zstd_sequence;

/* The window to pack, and what finds strings in it: places of the last ones by their hashes, and of the ones
 * before each. They may hold anything. */
typedef struct hn_zstd_finder {
    const uint8_t *data;
    uint32_t size;
    uint32_t *heads, *links; /* as many as the state says */
} hn_zstd_finder;

/* Finds sequences from `at` on, at most `most` of them, in a block at most, and sets `at` behind the bytes
 * that these and the literals stand for. It ends earlier where it has compared many bytes. What is between
 * `from` and there may be referred to. The literals go to `literals`. Gives how many sequences there are; one
 * more is written: how many literals there are, and how many bytes were compared. */
uint32_t hnzstd_find(hn_zstd_state *s, const hn_zstd_finder *f, uint32_t from, uint32_t *at,
                     hn_zstd_sequence *to, uint32_t most, uint8_t *literals);
/* Counts the symbols of one of the numbers of n sequences, or n bytes. */
void hnzstd_count(const hn_zstd_state *s, unsigned which, const uint8_t *p, uint32_t n, uint32_t counts[256]);
/* Writes a stream of literals by the weights of the state, or sequences by its codes. Gives how many bytes
 * that are, or HN_ZSTD_BAD: there is no code, or too little room. */
uint32_t hnzstd_pack_literals(const hn_zstd_state *s, const uint8_t *p, uint32_t n, uint8_t *to,
                              uint32_t room);
uint32_t hnzstd_pack(const hn_zstd_state *s, const hn_zstd_sequence *q, uint32_t n, uint8_t *to,
                     uint32_t room);
/* Takes n bytes, a multiple of 32, into the four lanes of an XXH64. */
void hnzstd_sum(uint64_t lane[4], const uint8_t *p, size_t n);

#endif
