/* The interface of coders that pack or unpack a stream in steps of bounded work: bzip2.h and lzma.h.
 * lib/mod/bz2.c and lzma.c call them and charge the work that a step reports. The state of a stream is one
 * piece of memory without pointers, a bytearray that frozen Python keeps. Whatever bytes it has, a step must
 * stay inside its memory: a coder checks the state before it uses it. */
#ifndef HN_BASE_CODING_H
#define HN_BASE_CODING_H

#include "base/status.h"

typedef struct hn_coding {
    const uint8_t *in, *end; /* what there is to read; moved on */
    uint8_t *out;
    uint32_t made, room; /* of the output: what is there, and what fits */
    uint32_t work;       /* done, in units of some ten nanoseconds */
} hn_coding;

typedef enum hn_coded {
    HN_CODED_INPUT,  /* all is read */
    HN_CODED_ROOM,   /* the output is full, and there may be more */
    HN_CODED_LAST,   /* the stream is over */
    HN_CODED_BAD,    /* what is read is no stream, or the state is none */
    HN_CODED_MEMORY, /* the state is to be made larger: to about twice its size */
    HN_CODED_ASIDE,  /* memory that is there beside the state is too small */
    HN_CODED_MORE,   /* a step is done; the next one goes on */
    HN_CODED_GO      /* only inside of a step: the next phase */
} hn_coded;

#define HN_CODING_STEP (1u << 14) /* units of work, after which a step ends */

#endif
