/* The bytes of a snapshot, which writer and reader share; docs/snapshot.md describes the whole. A change of
 * the format needs a new HN_SNAP_VERSION, or older snapshots would be misread instead of refused. */
#ifndef HN_SNAP_FORMAT_H
#define HN_SNAP_FORMAT_H

#include "base/lz.h"

#define HN_SNAP_VERSION 7u
/* "HNS", version, identity (6 bytes), CRC-32C of what follows (4 bytes); then the size of the payload and the
 * payload, compressed. */
#define HN_SNAP_HEADER 14u

/* The first byte of a value. 0 to 5: the constants HN_CONST(n). */
enum {
    HN_SNAP_INT = 6,      /* zigzag varint */
    HN_SNAP_DOUBLE = 7,   /* 8 bytes */
    HN_SNAP_INTEGRAL = 8, /* a double without fraction: zigzag varint */
    HN_SNAP_OBJECT = 9,   /* number of an object of this snapshot */
    HN_SNAP_SHARED = 10,  /* number of an object that every VM has */
    HN_SNAP_CHAR = 12,    /* one-character string, a byte */
    HN_SNAP_POOL = 13,    /* source, index in its pool of constants and names */
    HN_SNAP_CODE = 14,    /* source, index of a code object of it */
    HN_SNAP_NEXT = 15,    /* the object after the last one that was met first */
    HN_SNAP_SMALL = 16,   /* to 79: the ints 0 to 63 */
    HN_SNAP_NEAR = 80,    /* to 143: objects 0 to 63 */
    HN_SNAP_POOLED = 144, /* to 255: the first constants and names of source 0 */
};

/* In the first byte of a dict: limit and flags follow, since the entries alone do not show them. */
#define HN_SNAP_DICT_PLACES 0x80u
#define HN_SNAP_DICT_WIDE   0x40u

/* In the first byte of an iterator: the version follows that the OrderedDict had when the iterator began. */
#define HN_SNAP_ITER_ORDERED 0x80u

/* How many varints are between those flags, or the hash key, and the sizes of the sections: eleven of usage,
 * four counts. */
#define HN_SNAP_NUMBERS 15u

/* Flags of the payload's first byte. */
enum {
    HN_SNAP_PAUSED = 1,  /* at a host call: pending fields follow the frames */
    HN_SNAP_SEED = 2,    /* the hash key follows */
    HN_SNAP_THREADS = 4, /* there are other threads: they follow the frames of the running one */
};

/* The fields of a function that differ from their defaults: a bit each, then the values. */
enum {
    HN_SNAP_FN_CLOSURE = 1,
    HN_SNAP_FN_DEFAULTS = 2,
    HN_SNAP_FN_KWDEFAULTS = 4,
    HN_SNAP_FN_NAME = 8,
    HN_SNAP_FN_QUALNAME = 16,
    HN_SNAP_FN_DOC = 32,
    HN_SNAP_FN_MODULE = 64,
    HN_SNAP_FN_ANNOTATE = 128,
    HN_SNAP_FN_TYPE_PARAMS = 256,
    HN_SNAP_FN_ATTRS = 512,
    HN_SNAP_FN_GLOBALS = 1024,   /* other than those of __main__ */
    HN_SNAP_FN_AWAITABLE = 2048, /* its code makes generators that can be awaited */
};

/* Bits of a string's length word, and words for strings whose text is elsewhere. No string with a text has
 * those words. */
enum {
    HN_SNAP_STR_INTERNED = 1,
    HN_SNAP_STR_GROWING = 2,
    HN_SNAP_STR_SHIFT = 2,
    HN_SNAP_STR_PREFIX = 2, /* the beginning of a buffer: its number, how many code points */
    HN_SNAP_STR_TEXT = 3,   /* a source's text: its number */
};

static inline uint64_t hnsnap_zigzag(int64_t v) {
    return ((uint64_t)v << 1) ^ (uint64_t)(v >> 63);
}
static inline int64_t hnsnap_unzigzag(uint64_t v) {
    return (int64_t)(v >> 1) ^ -(int64_t)(v & 1);
}

static inline void hnsnap_put_varint(hn_buf *b, uint64_t v) {
    uint8_t tmp[10];
    unsigned n = 0;
    while (v >= 0x80) {
        tmp[n++] = (uint8_t)(v | 0x80);
        v >>= 7;
    }
    tmp[n++] = (uint8_t)v;
    hnbuf_put(b, tmp, n);
}
static inline void hnsnap_put_fixed(hn_buf *b, uint64_t v, unsigned bytes) {
    uint8_t tmp[8];
    for (unsigned i = 0; i < bytes; i++) tmp[i] = (uint8_t)(v >> (8 * i));
    hnbuf_put(b, tmp, bytes);
}

/* Further bits of a class's flags. */
#define HN_SNAP_CLASS_WEAK  0x10000u
#define HN_SNAP_CLASS_ASKED 0x20000u

/* Returns the CRC-32C (crc.c) of further bytes, after those that have `crc`. That of no bytes is 0. */
uint32_t hnsnap_crc_more(uint32_t crc, const uint8_t *p, size_t n);
static inline uint32_t hnsnap_crc(const uint8_t *p, size_t n) {
    return hnsnap_crc_more(0, p, n);
}

#endif
