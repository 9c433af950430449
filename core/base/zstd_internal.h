/* The tables of both kinds of codes, which packing and unpacking share. Private to zstd*.c. */
#ifndef HN_BASE_ZSTD_INTERNAL_H
#define HN_BASE_ZSTD_INTERNAL_H

#include "base/zstd.h"

#include <string.h>

#define HN_ZSTD_STATES 512u

/* A state of a table that is made of a code: its symbol, and how the next state is found. */
typedef struct hn_zstd_cell {
    uint16_t next; /* the bits that are read are added to it */
    uint8_t bits, symbol;
} hn_zstd_cell;

/* Makes the table of 1 << log states. False: the code is none, or its table is larger than 1 << most. */
bool hnzstd_table(hn_zstd_cell *table, const hn_zstd_code *code, unsigned most);

/* The number that each symbol begins with. */
void hnzstd_bases(const hn_zstd_state *s, unsigned which, uint32_t base[HN_ZSTD_SYMBOLS]);

#define HN_ZSTD_LONGEST 11u /* bits of a code of a literal */
/* The code for literals: what stands for the next bits. */
typedef struct hn_zstd_tree {
    unsigned log;
    struct {
        uint8_t symbol, bits;
    } cell[1u << HN_ZSTD_LONGEST];
} hn_zstd_tree;

/* Makes it of the weights. False: they make none. */
bool hnzstd_plant(hn_zstd_tree *t, const hn_zstd_state *s);

/* The distance that a number means, which becomes the first of the last ones. */
uint32_t hnzstd_distance(uint32_t back[3], uint32_t v, bool no_literals);

extern const uint8_t hnzstd_logs[HN_ZSTD_NUMBER_COUNT], hnzstd_symbols[HN_ZSTD_NUMBER_COUNT];

/* The place of the highest bit that is set; v is not 0. */
static inline unsigned hnzstd_high(uint32_t v) {
    return 31u - (unsigned)__builtin_clz(v);
}

#endif
