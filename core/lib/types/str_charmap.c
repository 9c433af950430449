/* Encodings of one byte a character whose lower half is ASCII. */
#include "lib/types/str_codec.h"
#include "lib/types/str_charmap_tables.h"

const uint16_t *hncodec_charmap(hn_codec codec) {
    return codec >= HN_CODEC_CHARMAPS ? charmap_tables[codec - HN_CODEC_CHARMAPS] : NULL;
}

const char *hncodec_charmap_name(hn_codec codec) {
    return charmap_names[codec - HN_CODEC_CHARMAPS];
}

int hncodec_charmap_find(const char *name) {
    for (size_t i = 0; i < sizeof charmap_aliases / sizeof *charmap_aliases; i++)
        if (strcmp(charmap_aliases[i].name, name) == 0) return HN_CODEC_CHARMAPS + charmap_aliases[i].map;
    return -1;
}

static uint32_t place_of(uint32_t c) {
    return (c + 37 * (c >> 8)) & 255;
}

void hncodec_charmap_index(const uint16_t *map, uint8_t index[256]) {
    memset(index, 0, 256);
    for (uint32_t i = 0; i < 128; i++) {
        uint32_t at = place_of(map[i]);
        if (!map[i]) continue;
        while (index[at]) at = (at + 1) & 255;
        index[at] = (uint8_t)(0x80 + i);
    }
}

int hncodec_charmap_byte(const uint16_t *map, const uint8_t index[256], uint32_t c) {
    if (c < 0x80) return (int)c;
    for (uint32_t at = place_of(c); index[at]; at = (at + 1) & 255)
        if (map[index[at] - 0x80] == c) return index[at];
    return -1;
}
