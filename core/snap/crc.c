/* The checksum of snapshots, CRC-32C as in RFC 3720. writer.c and reader.c call it. It finds accidents, not
 * attacks. All of it trusts its caller about n, and nothing about the bytes. */
#include "snap/format.h"

uint32_t hnsnap_crc_more(uint32_t crc, const uint8_t *p, size_t n) {
    uint32_t table[16]; /* four bits at a time */
    crc = ~crc;
    for (uint32_t i = 0; i < 16; i++) {
        uint32_t c = i;
        for (unsigned k = 0; k < 4; k++) c = c & 1 ? c >> 1 ^ 0x82F63B78u : c >> 1;
        table[i] = c;
    }
    for (size_t i = 0; i < n; i++) {
        crc ^= p[i];
        crc = crc >> 4 ^ table[crc & 15];
        crc = crc >> 4 ^ table[crc & 15];
    }
    return ~crc;
}
