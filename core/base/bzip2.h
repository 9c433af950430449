/* bzip2 streams, packed and unpacked in steps (coding.h), for lib/mod/bz2.c. Packing gives the bytes of
 * libbzip2 1.0.8: the sort of a block has one result, and codes are found in the same way. */
#ifndef HN_BASE_BZIP2_H
#define HN_BASE_BZIP2_H

#include "base/coding.h"

#define HN_BZIP2_HEAD 32768u /* bytes that the state of either has at least; all zeros is the beginning */
#define HN_BZIP2_ROOM                                                                                        \
    32768u /* bytes of output that hnbzip2_pack wants to be free, of a buffer of this size */

/* Unpacks a stream. */
hn_coded hnbzip2_unpack(uint8_t *state, size_t size, hn_coding *c);

/* Packs: `level` 1 to 9 is how many hundred thousands of bytes a block has. `sorting` is memory for the sort,
 * of 16 bytes for each one behind the head of the state; it holds nothing between two blocks, and may be
 * empty until it is asked for (HN_CODED_ASIDE). `flush`: what is read is all there is. */
hn_coded hnbzip2_pack(uint8_t *state, size_t size, uint8_t *sorting, size_t nsorting, unsigned level,
                      bool flush, hn_coding *c);

#endif
