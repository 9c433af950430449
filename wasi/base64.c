/* Reads and writes base64. Text from the parent process is untrusted: anything but complete, padded groups is
 * refused. */
#include "base64.h"

#include <stdlib.h>
#include <string.h>

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

cJSON *base64_text(const uint8_t *p, size_t n) {
    char *z = malloc((n + 2) / 3 * 4 + 1), *to = z;
    if (!z) return NULL;
    for (size_t i = 0; i < n; i += 3) {
        size_t left = n - i;
        uint32_t word = (uint32_t)p[i] << 16;
        if (left > 1) word |= (uint32_t)p[i + 1] << 8;
        if (left > 2) word |= p[i + 2];
        *to++ = digits[word >> 18];
        *to++ = digits[word >> 12 & 63];
        *to++ = left > 1 ? digits[word >> 6 & 63] : '=';
        *to++ = left > 2 ? digits[word & 63] : '=';
    }
    *to = '\0';
    cJSON *v = cJSON_CreateString(z);
    free(z);
    return v;
}

bool base64_read(const char *text, bytes *to) {
    size_t n = strlen(text), padding = 0;
    if (n % 4) return false;
    while (padding < 2 && padding < n && text[n - 1 - padding] == '=') padding++;
    for (size_t i = 0; i < n; i += 4) {
        uint32_t word = 0;
        size_t gives = i + 4 == n ? 3 - padding : 3;
        for (size_t k = 0; k < 4; k++) {
            const char *at = k > gives ? digits : strchr(digits, text[i + k]);
            if (!at) return false;
            word = word << 6 | (uint32_t)(at - digits);
        }
        uint8_t out[3] = {(uint8_t)(word >> 16), (uint8_t)(word >> 8), (uint8_t)word};
        bytes_put(to, out, gives);
    }
    return !to->failed;
}
