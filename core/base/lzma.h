/* LZMA and LZMA2 streams and the filters of .xz files, packed and unpacked in steps (coding.h), for
 * lib/mod/lzma.c. Containers (.xz, .lzma) are the task of core/lib/py/lzma.py. The options of a stream are
 * the first bytes of its state; the other bytes are zero when it begins. */
#ifndef HN_BASE_LZMA_H
#define HN_BASE_LZMA_H

#include "base/coding.h"

#define HN_LZMA_UNPACK_SIZE 32768u  /* bytes of the state */
#define HN_LZMA_PACK_SIZE   262144u /* the same */
#define HN_LZMA_FILTER_SIZE 272u
#define HN_LZMA_MIRROR      512u /* bytes of a window for packing that stand there twice */

/* What a stream is told when it begins; as it lies in the state, lowest byte first. */
typedef struct hn_lzma_options {
    uint8_t two, lc, lp, pb; /* LZMA2, or LZMA; the numbers of bits that choose among probabilities */
    uint32_t dict;           /* bytes that matches reach back over */
    uint64_t left;           /* unpacking: bytes that come; all ones: until the end is marked */
    uint16_t nice, depth;    /* packing: matches so long are taken; so many are looked at */
    uint8_t chains,
        bits; /* whether strings are found in chains and not in trees; 12 to 22: for their heads */
} hn_lzma_options;

/* Unpacks. `window` is memory for what matches reach back to: as long as the dictionary, or shorter until
 * more is asked for (HN_CODED_MEMORY). */
hn_coded hnlzma_unpack(uint8_t *state, size_t size, uint8_t *window, size_t nwindow, hn_coding *c);

/* Packs. `window` is at least 2 * HN_LZMA_MIRROR long, at most 128 KiB and a mirror longer than the
 * dictionary, and grows as that for unpacking does. `table` finds strings: twice as many heads as `bits`
 * says, and one or two links for each byte of the window without its mirror; it is to get as long
 * (HN_CODED_ASIDE). `flush`: what is read is all there is. */
hn_coded hnlzma_pack(uint8_t *state, size_t size, uint8_t *window, size_t nwindow, uint32_t *table,
                     size_t ntable, bool flush, hn_coding *c);

/* Turns the addresses in machine code of one kind into offsets, or back, or bytes into differences: in place,
 * and gives how many bytes of n are done. The state begins with the number of the filter as .xz files have
 * it, the distance of bytes less one, two zeros, and four bytes that say where the code begins. */
size_t hnlzma_filter(uint8_t *state, size_t size, bool pack, uint8_t *p, size_t n);

#endif
