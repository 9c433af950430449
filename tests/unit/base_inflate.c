/* Raw deflate streams, made by zlib, and what is no stream. */
#include "base/inflate.h"

#include <stdio.h>
#include <stdlib.h>

static int failures;

static void check(bool right, const char *what) {
    if (right) return;
    printf("wrong: %s\n", what);
    failures++;
}

static const uint8_t data_0[] = {
    85,  210, 219, 142, 132, 32,  20,  68,  209, 111, 61,  247, 4,   1,   253, 255, 167, 41,  144, 50,  61,
    180, 194, 105, 159, 118, 86,  16,  145, 38,  88,  170, 102, 230, 35,  50,  107, 205, 30,  55,  78,  11,
    252, 51,  159, 216, 34,  69,  61,  165, 71,  173, 195, 112, 204, 194, 110, 33,  158, 58,  197, 82,  49,
    149, 101, 199, 128, 17,  63,  157, 152, 210, 202, 49,  222, 251, 176, 194, 135, 33,  233, 120, 20,  207,
    19,  134, 105, 191, 45,  195, 84,  246, 246, 100, 56,  142, 194, 209, 77,  49,  84,  102, 198, 140, 240,
    179, 70,  96,  225, 91,  149, 92,  168, 246, 21,  169, 54,  222, 99,  117, 118, 108, 230, 251, 109, 182,
    131, 87,  243, 200, 149, 186, 147, 71,  125, 189, 87,  252, 244, 166, 125, 189, 216, 114, 39,  207, 85,
    93,  187, 244, 122, 143, 213, 217, 165, 80,  185, 34,  237, 218, 169, 187, 244, 198, 224, 112, 196, 188,
    81,  223, 213, 168, 11,  84,  234, 102, 53,  234, 70,  53,  234, 90,  60,  212, 141, 234, 212, 13,  233,
    172, 125, 123, 119, 237, 219, 187, 107, 211, 30,  234, 186, 220, 212, 45,  68,  30,  93,  201, 73,  221,
    202, 73,  93,  179, 139, 186, 17,  147, 186, 190, 168, 95,  93,  213, 78,  221, 239, 62,  172, 237, 166,
    174, 216, 164, 46,  168, 169, 235, 245, 245, 106, 252, 244, 222, 246, 245, 54,  234, 134, 61,  212, 85,
    80,  31,  93,  147, 135, 186, 188, 15,  43,  25,  233, 71,  87,  254, 249, 82,  55,  243, 161, 238, 190,
    4,   175, 46,  34,  169, 91,  58,  168, 11,  106, 234, 46,  212, 163, 187, 122, 79,  45,  47,  237, 70,
    110, 212, 77,  111, 212, 53,  80,  31,  221, 117, 9,   142, 46,  46,  45,  117, 85,  27,  117, 195, 7,
    117, 65,  77,  93,  59,  151, 246, 15};
static const uint8_t data_1[] = {
    5,   193, 201, 13,  131, 64,  0,   4,   176, 90,  231, 150, 128, 44,  244, 255, 138, 13,  224, 2,   0,
    82,  146, 127, 105, 7,   82,  206, 59,  80,  233, 32,  159, 65,  41,  232, 226, 201, 232, 66,  25,  207,
    148, 41,  112, 121, 160, 50,  240, 212, 167, 12,  131, 32,  60,  12,  171, 25,  225, 171, 25,  209, 194,
    254, 80,  163, 102, 205, 47,  66,  45,  212, 186, 26,  17,  141, 136, 175, 177, 136, 53,  126, 68,  98,
    107, 155, 147, 216, 182, 109, 255, 146, 164, 237, 134, 155, 146, 211, 129, 250, 165, 3,   149, 130, 79,
    10,  185, 144, 123, 41,  163, 75,  23,  191, 194, 101, 166, 224, 55,  149, 129, 167, 222, 97,  24,  4,
    225, 97,  85,  205, 8,   95,  33,  172, 17,  237, 104, 225, 34,  212, 247, 34,  212, 68,  243, 96,  177,
    176, 70,  55,  214, 88,  36,  246, 54,  182, 36,  18,  23,  0,   0,   0,   112, 1,   164, 36,  59,  111,
    7,   82,  78,  119, 81,  233, 32,  103, 151, 82,  208, 133, 242, 209, 133, 50,  102, 79,  166, 192, 101,
    240, 148, 129, 167, 170, 119, 24,  4,   97,  120, 88,  205, 8,   171, 207, 136, 22,  214, 120, 141, 154,
    53,  151, 7,   181, 80,  11,  61,  34,  26,  17,  235, 177, 136, 53,  150, 110, 98,  107, 155, 228, 216,
    182, 109, 59,  39,  105, 187, 129, 124, 228, 116, 160, 156, 119, 160, 82,  80,  121, 33,  23,  114, 161,
    51,  186, 116, 225, 94,  46,  51,  5,   222, 83,  6,   158, 202, 220, 97,  16,  132, 225, 171, 106, 70,
    88,  93,  97,  141, 104, 209, 23,  46,  66,  205, 29,  161, 38,  26,  225, 139, 133, 53,  34,  190, 198,
    34,  177, 246, 216, 146, 72,  0,   23,  128, 63};
static const uint8_t data_2[] = {1,   40,  0,  215, 255, 97,  97,  97,  106, 97, 97,  97,  97,  98,  98,
                                 99,  99,  99, 100, 109, 101, 102, 102, 103, 97, 98,  98,  99,  100, 101,
                                 111, 103, 97, 98,  99,  101, 102, 103, 97,  99, 100, 110, 103, 97,  99};
static const uint8_t data_3[] = {75,  76,  76, 204, 74, 4,  130, 164, 164, 228, 228, 228, 148, 220, 212, 180,
                                 180, 116, 16, 59,  37, 53, 31,  72,  39,  167, 2,   121, 201, 41,  121, 64,
                                 34,  53,  45, 49,  41, 37, 45,  49,  39,  53,  29,  68,  37,  3,   41,  0};
/* The 250 bytes in front of the 350th, which stand before, and 150 more. */
static const uint8_t data_4[] = {229, 210, 209, 13,  0,   33,  8,   4,   209, 90,  137, 194, 38,  196, 168,
                                 253, 127, 105, 240, 166, 138, 163, 130, 97,  243, 254, 251, 121, 93,  226,
                                 234, 114, 194, 85,  40,  113, 229, 74,  92,  53,  223, 184, 114, 13,  92,
                                 185, 13,  106, 95,  111, 213, 190, 222, 170, 141, 182, 89,  183, 219, 98,
                                 93,  221, 200, 111, 93,  139, 201, 186, 138, 217, 15};
typedef struct stream {
    const char *name;
    const uint8_t *data;
    size_t packed, size;
    size_t before, from; /* how many bytes stand before, and where what comes out begins among them */
} stream;
static const stream streams[] = {
    {"coded", data_0, sizeof data_0, 900, 0, 0},
    {"codes alone", data_1, sizeof data_1, 700, 0, 0},
    {"stored", data_2, sizeof data_2, 40, 0, 0},
    {"fixed codes", data_3, sizeof data_3, 58, 0, 0},
    {"what stands before", data_4, sizeof data_4, 400, 350, 100},
};

int main(void) {
    static uint8_t out[1000], expected[1000];
    for (unsigned i = 0; i < sizeof expected; i++)
        expected[i] = (uint8_t)(97 + i * i / 50 % 7 + (i % 11 == 3 ? 9 : 0));
    for (unsigned s = 0; s < sizeof streams / sizeof *streams; s++) {
        const stream *t = &streams[s];
        memset(out, 0xEE, sizeof out);
        uint8_t *before = malloc(t->before + 1); /* so that a sanitizer sees what is read in front of it */
        memcpy(before, expected, t->before);
        check(hninflate(t->data, t->packed, before, t->before, out, t->size) &&
                  !memcmp(out, expected + t->from, t->size),
              t->name);
        if (t->before)
            check(!hninflate(t->data, t->packed, before + 200, t->before - 200, out, t->size),
                  "too little before");
        check(out[t->size] == 0xEE, "nothing behind the end");
        check(!hninflate(t->data, t->packed, before, t->before, out, t->size - 1),
              "a stream with more than expected");
        check(!hninflate(t->data, t->packed, before, t->before, out, t->size + 1),
              "a stream with less than expected");
        uint8_t *cut = malloc(t->packed); /* so that a sanitizer sees what is read behind the end */
        for (size_t n = 0; n + 1 < t->packed; n++) {
            memcpy(cut, t->data, n);
            check(!hninflate(cut, n, before, t->before, out, t->size), "a stream that is cut off");
        }
        for (size_t at = 0; at < t->packed; at++) {
            memcpy(cut, t->data, t->packed);
            cut[at] ^= (uint8_t)(1 + at % 255);
            (void)hninflate(cut, t->packed, before, t->before, out, t->size); /* anything but a crash */
        }
        free(cut);
        free(before);
    }
    printf("%d failures\n", failures);
    return failures != 0;
}
