/* Unpacks raw deflate streams (RFC 1951): whole ones, such as the tables of frozen code (code/core.c,
 * code/frozen.c), and ones that come in parts (lib/mod/zlib.c). The input is untrusted. A kept state, too:
 * call hninflate_is_sound before it is used again. It charges nothing; the caller charges by the bytes read
 * and written and the codes made. */
#ifndef HN_BASE_INFLATE_H
#define HN_BASE_INFLATE_H

#include "base/status.h"

#define HN_INFLATE_LENGTHS 320u /* of the codes of literals (288) and distances (32) */

/* Where a stream stands between two parts. All zeros: at its beginning. Holds no pointers. */
typedef struct hn_inflater {
    uint64_t bits;              /* read but not used, the next one lowest */
    uint32_t stored;            /* bytes to come of a block that is not packed */
    uint16_t literals, lengths; /* how many symbols have a length: of the first code, of both */
    uint16_t codes, met;        /* how many lengths of the third code there are; how many have been read */
    uint16_t distance, length;  /* of what is being copied; distance 0: the byte `literal`, once */
    uint8_t count, phase, last, fault, literal;
    uint8_t own[19], each[HN_INFLATE_LENGTHS];
} hn_inflater;

/* What there is to read, to repeat and to write; moved on by what has been read and written. */
typedef struct hn_inflate_part {
    const uint8_t *in, *end;
    const uint8_t *before; /* what came out in front of `out`: the last `nbefore` bytes of it */
    size_t nbefore;
    uint8_t *out;
    size_t at, size;
    /* Codes that were made, which takes microseconds each, and may be for blocks that hold nothing. Where
     * there are `most` of them, or more, the part ends in front of the next block; 0: it does not. */
    uint32_t codes, most;
} hn_inflate_part;

typedef enum hn_inflate_end {
    HN_INFLATE_INPUT, /* all is read, or `most` codes were made */
    HN_INFLATE_ROOM,  /* `out` is full, and there is more to write */
    HN_INFLATE_LAST,  /* the stream is over */
    HN_INFLATE_BAD,   /* what is read is no stream: `fault` */
} hn_inflate_end;

/* What is wrong with a stream. */
typedef enum hn_inflate_fault {
    HN_INFLATE_NO_FAULT,
    HN_INFLATE_BLOCK,       /* no such kind of block */
    HN_INFLATE_STORED,      /* the two lengths of a stored block differ */
    HN_INFLATE_COUNTS,      /* more symbols than there can be */
    HN_INFLATE_OWN,         /* the lengths of the third code make no code */
    HN_INFLATE_REPEAT,      /* a length is repeated that is not there, or too often */
    HN_INFLATE_ENDLESS,     /* the symbol that ends a block has no code */
    HN_INFLATE_LITERALS,    /* the lengths of the first code make no code */
    HN_INFLATE_DISTANCES,   /* nor do those of the second */
    HN_INFLATE_NO_LITERAL,  /* no symbol has this code */
    HN_INFLATE_NO_DISTANCE, /* nor this */
    HN_INFLATE_FAR,         /* what is to be repeated lies in front of the beginning */
    HN_INFLATE_FAULT_COUNT
} hn_inflate_fault;

/* Whether a state that was kept where a program may have changed it is one that hninflate_run can go on
 * from. */
bool hninflate_is_sound(const hn_inflater *s);
/* Goes on as far as it can. Charges nothing: the caller knows how much it lets in and out, and how many codes
 * were made. */
hn_inflate_end hninflate_run(hn_inflater *s, hn_inflate_part *part);
/* Exactly `size` bytes come out, or false. The stream may repeat what stands at the end of `before`, as if it
 * had come out in front of the rest. */
bool hninflate(const uint8_t *p, size_t n, const uint8_t *before, size_t nbefore, uint8_t *out, size_t size);

#endif
