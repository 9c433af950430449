/* Single-byte encodings whose lower half is ASCII: names, tables, and encoding by a small hash table.
 * str_codec.c, str_encode.c and str_decode.c use it. It does not know objects and does not allocate. */
#include "lib/types/str_charmap.h"
#include <stddef.h>
#include <string.h>
#include "lib/types/str_charmap_tables.h"

const uint16_t *hncharmap_table(uint32_t number) {
    return charmap_tables[number];
}

const char *hncharmap_name(uint32_t number) {
    return charmap_names[number];
}

int hncharmap_find(const char *name) {
    for (size_t i = 0; i < sizeof charmap_aliases / sizeof *charmap_aliases; i++)
        if (strcmp(charmap_aliases[i].name, name) == 0) return charmap_aliases[i].map;
    return -1;
}

static uint32_t charmap_place(uint32_t c) {
    return (c + 37 * (c >> 8)) & 255;
}

void hncharmap_index(const uint16_t *map, uint8_t index[256]) {
    memset(index, 0, 256);
    for (uint32_t i = 0; i < 128; i++) {
        uint32_t at = charmap_place(map[i]);
        if (!map[i]) continue;
        while (index[at]) at = (at + 1) & 255;
        index[at] = (uint8_t)(0x80 + i);
    }
}

int hncharmap_byte(const uint16_t *map, const uint8_t index[256], uint32_t c) {
    if (c < 0x80) return (int)c;
    for (uint32_t at = charmap_place(c); index[at]; at = (at + 1) & 255)
        if (map[index[at] - 0x80] == c) return index[at];
    return -1;
}
