/* The compressed table of source ranges (code->lines). front/assemble.c writes it; the disassembler and the
 * verifier read it. Tracebacks look up a single instruction with hncode_position (code/code.h). */
#ifndef HN_CODE_POSITIONS_H
#define HN_CODE_POSITIONS_H

#include "base/mem.h"
#include "code/code.h"

/* Appends the entry of `count` instructions in a row that come from the same place. */
void hnpositions_put(hn_buf *b, hn_position_writer *w, uint32_t count, const hn_position *at);
/* Reads the table in order: positions of instructions 0, 1, 2, ... */
typedef struct hn_position_reader {
    const uint8_t *p, *end;
    bool bad;
    uint32_t left; /* instructions that the current entry still covers */
    hn_position at;
} hn_position_reader;
void hnpositions_start(hn_position_reader *r, const hn_code *code);
const hn_position *hnpositions_next(hn_position_reader *r);
/* Whether the bytes are entries for exactly `ninstrs` instructions. */
bool hnpositions_valid(const uint8_t *lines, uint32_t nlines, uint32_t ninstrs);

#endif
