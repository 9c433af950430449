/* Deflate streams there and back, in parts of every size, and states that somebody has changed. That the
 * streams are zlib's, bit for bit, tests/lib/zlib.py sees to. */
#include "base/deflate.h"
#include "base/inflate.h"

#include <stdio.h>
#include <stdlib.h>

#define MOST 100000u

static int failures;
static uint32_t random_state = 1;

static void check(bool right, const char *what) {
    if (right) return;
    printf("wrong: %s\n", what);
    failures++;
}

static uint32_t random_below(uint32_t n) {
    random_state = random_state * 1664525u + 1013904223u;
    return (random_state >> 8) % n;
}

static uint8_t text[MOST], packed[2 * MOST], out[MOST + 1], window[MOST];

/* Bytes of every kind: noise, few letters, what stood before, zeros. */
static uint32_t make_text(void) {
    uint32_t n = 0, most = random_below(8) ? random_below(3000) : random_below(MOST);
    while (n < most) {
        uint32_t run = 1 + random_below(600), kind = random_below(4), back = n ? 1 + random_below(n) : 0;
        for (; run && n < most; run--, n++)
            text[n] = kind == 0                ? (uint8_t)random_below(256)
                      : kind == 1              ? (uint8_t)(97 + random_below(3))
                      : kind == 2 && back != 0 ? text[n - back]
                                               : 0;
    }
    return n;
}

static size_t pack(uint32_t n, unsigned level, unsigned bits, unsigned memory, unsigned strategy) {
    size_t size = hndeflate_size(bits, memory), len = 0, at = 0;
    hn_deflater *d = calloc(1, size);
    uint32_t given = 0;
    hndeflate_begin(d, level, bits, memory, (hn_deflate_strategy)strategy);
    for (bool last = false; !last;) {
        uint32_t work = 0, part = random_below(3) ? random_below(5000) : n;
        hn_deflate_flush flush = (hn_deflate_flush)random_below(HN_DEFLATE_FLUSH_COUNT);
        last = part >= n - given;
        given = last ? n : given + part;
        flush = last ? HN_DEFLATE_FINISH : flush == HN_DEFLATE_FINISH ? HN_DEFLATE_MORE : flush;
        for (bool over = false; !over; d->pending = 0) {
            over = hndeflate_step(d, text, given, &at, flush, &work);
            check(hndeflate_is_sound(d, size), "a state that is not sound");
            check(len + d->pending <= sizeof packed, "more than ever comes out");
            memcpy(packed + len, hndeflate_output(d), d->pending);
            len += d->pending;
        }
    }
    free(d);
    return len;
}

static bool unpack(size_t len, uint32_t n) {
    hn_inflater s = {0};
    hn_inflate_end end = HN_INFLATE_INPUT;
    size_t made = 0, read = 0, tiny = n < 3000 ? 5 : 9000;
    while (end == HN_INFLATE_INPUT || end == HN_INFLATE_ROOM) {
        size_t some = 1 + random_below(random_below(2) ? (uint32_t)tiny : 9000),
               room = random_below(random_below(2) ? (uint32_t)tiny : 9000);
        if (some > len - read) some = len - read;
        if (room > n - made) room = n - made;
        uint8_t *in = malloc(some + 1); /* so that a sanitizer sees what is read behind the end */
        memcpy(in, packed + read, some);
        if (made) memcpy(window, out, made);
        hn_inflate_part part = {
            .in = in, .end = in + some, .before = window, .nbefore = made, .out = out + made, .size = room};
        end = hninflate_run(&s, &part);
        check(hninflate_is_sound(&s), "a state that is not sound");
        read += (size_t)(part.in - in);
        made += part.at;
        free(in);
    }
    return end == HN_INFLATE_LAST && read == len && made == n && memcmp(out, text, n) == 0;
}

/* What a snapshot may bring: anything but a crash, and an end. */
static void go_on_forged(void) {
    size_t size = hndeflate_size(9, 1);
    hn_deflater *d = calloc(1, size);
    hndeflate_begin(d, 1 + random_below(9), 9, 1, (hn_deflate_strategy)random_below(5));
    uint32_t n = make_text(), work = 0;
    size_t at = 0;
    (void)hndeflate_step(d, text, n / 2, &at, HN_DEFLATE_MORE, &work);
    d->pending = 0;
    for (unsigned i = 0; i < 40; i++)
        ((uint8_t *)d)[random_below(2) ? random_below(sizeof *d) : random_below((uint32_t)size)] =
            (uint8_t)random_below(256);
    for (unsigned i = 0; i < 50 && hndeflate_is_sound(d, size) && at <= n; i++) {
        (void)hndeflate_step(d, text, n, &at, HN_DEFLATE_FINISH, &work);
        d->pending = 0;
    }
    free(d);
}

static void read_noise(void) {
    hn_inflater s = {0};
    uint32_t n = 1 + random_below(200);
    for (unsigned i = 0; i < sizeof s; i++)
        if (!random_below(8)) ((uint8_t *)&s)[i] = (uint8_t)random_below(random_below(2) ? 16 : 256);
    if (!hninflate_is_sound(&s)) memset(&s, 0, sizeof s);
    uint8_t *in = malloc(n), *to = malloc(500);
    for (uint32_t i = 0; i < n; i++) in[i] = (uint8_t)random_below(256);
    hn_inflate_part part = {.in = in, .end = in + n, .before = text, .nbefore = 0, .out = to, .size = 500};
    (void)hninflate_run(&s, &part);
    free(in);
    free(to);
}

int main(void) {
    static const uint8_t window_bits[] = {9, 10, 12, 15, 15, 15};
    for (unsigned i = 0; i < 150; i++) {
        uint32_t n = make_text();
        size_t len =
            pack(n, random_below(10), window_bits[random_below(6)], 1 + random_below(9), random_below(5));
        check(unpack(len, n), "a stream there and back");
    }
    for (unsigned i = 0; i < 300; i++) go_on_forged();
    for (unsigned i = 0; i < 5000; i++) read_noise();
    printf("%d failures\n", failures);
    return failures != 0;
}
