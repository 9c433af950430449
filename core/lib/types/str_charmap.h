/* Single-byte encodings whose lower half is ASCII, numbered from 0. Codec numbers are these plus
 * HN_CODEC_CHARMAPS (str_codec.h). */
#ifndef HN_LIB_TYPES_STR_CHARMAP_H
#define HN_LIB_TYPES_STR_CHARMAP_H

#include <stdint.h>

/* The code points of the bytes 0x80 to 0xFF, 0 where one is undefined. */
const uint16_t *hncharmap_table(uint32_t number);
/* Its name, as the registry of codecs has it. */
const char *hncharmap_name(uint32_t number);
/* The number of a normalized name, or -1. */
int hncharmap_find(const char *name);
/* Fills what hncharmap_byte looks into: the byte of a code point, or -1. */
void hncharmap_index(const uint16_t *map, uint8_t index[256]);
int hncharmap_byte(const uint16_t *map, const uint8_t index[256], uint32_t c);

#endif
