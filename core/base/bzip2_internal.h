/* The state of packing and the checksum, for the files of the bzip2 coder. Private to bzip2*.c. A struct here
 * is cast from bytes that may have been forged: add a field only with its check in is_sound
 * (bzip2_pack.c). */
#ifndef HN_BASE_BZIP2_INTERNAL_H
#define HN_BASE_BZIP2_INTERNAL_H

#include "base/bzip2.h"

#define HN_BZIP2_SYMBOLS   258u
#define HN_BZIP2_TABLES    6u
#define HN_BZIP2_GROUP     50u /* symbols in a row that one table codes */
#define HN_BZIP2_SELECTORS 18002u
#define HN_BZIP2_LONGEST   20u /* bits of a code */
#define HN_BZIP2_MOST      900000u

/* The six bytes in front of a block, and of the end of a stream. */
#define HN_BZIP2_BLOCK 0x314159265359u
#define HN_BZIP2_END   0x177245385090u

/* A CRC-32, highest bit first, by a table that is made where it is needed. */
void hnbzip2_crc_table(uint32_t table[256]);
static inline uint32_t hnbzip2_crc(const uint32_t table[256], uint32_t crc, uint8_t byte) {
    return crc << 8 ^ table[crc >> 24 ^ byte];
}

/* ---- packing ---- */

/* In this order. */
typedef enum hn_bzip2_phase {
    HN_BZIP2_TEXT,   /* bytes go into the block */
    HN_BZIP2_ORDER,  /* its places are ordered by their first byte */
    HN_BZIP2_PLACE,  /* and by twice as many bytes as before: put into that order */
    HN_BZIP2_RANK,   /* numbered in it */
    HN_BZIP2_ENDS,   /* groups of places that are alike so far are found */
    HN_BZIP2_GROUPS, /* and sorted, each by itself */
    HN_BZIP2_VALUES, /* the bytes in front of the places become symbols */
    HN_BZIP2_CODES,  /* codes are found for these */
    HN_BZIP2_HEAD_OUT,
    HN_BZIP2_SYMBOLS_OUT,
    HN_BZIP2_PHASE_COUNT
} hn_bzip2_phase;

/* The state; behind its head lies the block. */
typedef struct hn_bzip2_packing {
    uint64_t bits;                  /* not yet a byte, the last one lowest */
    uint32_t crc, whole;            /* of the block, of the blocks before it */
    uint32_t size, at;              /* of the block; how far a phase has come */
    uint32_t near, widest;          /* the order is by so many bytes; so many places are alike in them */
    uint32_t origin, values, zeros; /* place 0 in the order; symbols; how many zeros are not yet among them */
    uint16_t run, symbols;          /* of the byte that comes next; in the alphabet */
    uint8_t phase, count, byte;     /* `count`: of bits; `byte`: the one of the run */
    uint8_t begun, headed, last;    /* the block, the stream; whether the block is the last one */
    uint8_t turn, round, tables;    /* which array is what; how often codes were found; how many tables */
    uint8_t front[256];             /* bytes by when they were seen last */
    uint32_t starts[256],
        heads[256]; /* by byte: how often, then where in the order; where its places begin */
    uint32_t uses[HN_BZIP2_SYMBOLS];
    uint32_t each[HN_BZIP2_TABLES][HN_BZIP2_SYMBOLS]; /* uses by table; then codes */
    uint8_t length[HN_BZIP2_TABLES][HN_BZIP2_SYMBOLS];
} hn_bzip2_packing;

typedef struct hn_bzip2_writer {
    hn_bzip2_packing *s;
    hn_coding *c;
    uint8_t *block;
    uint32_t room;      /* of the block */
    uint32_t *array[4]; /* for the sort, of as many numbers as the block has bytes */
    unsigned level;
    bool flush;
} hn_bzip2_writer;

/* Of the three arrays that change places: the order, the next one, the ranks. Then symbols are where the next
 * order was, and the tables of their groups where the ranks were. */
static inline uint32_t *hnbzip2_array(const hn_bzip2_writer *w, unsigned i) {
    return w->array[(w->s->turn + i) % 3];
}
static inline hn_coded hnbzip2_next(hn_bzip2_writer *w, hn_bzip2_phase phase) {
    w->s->phase = (uint8_t)phase;
    w->s->at = 0;
    return HN_CODED_GO;
}

/* The phases of the sort, and that of the codes. */
hn_coded hnbzip2_order(hn_bzip2_writer *w);
hn_coded hnbzip2_place(hn_bzip2_writer *w);
hn_coded hnbzip2_rank(hn_bzip2_writer *w);
hn_coded hnbzip2_ends(hn_bzip2_writer *w);
hn_coded hnbzip2_groups(hn_bzip2_writer *w);
hn_coded hnbzip2_codes(hn_bzip2_writer *w);

#endif
