/* Streams under way of zlib (core/lib/mod/zlib.c) lie in bytearrays, which a program may have changed:
 * whatever is in one, it is refused, or goes on without a fault. The input: a byte of parameters, the changes
 * (where, what), a byte of 0xff, and the data. */
#include "base/deflate.h"
#include "base/inflate.h"

#include <stdlib.h>

#define WINDOW (32u << 10)

static void check(bool ok) {
    if (!ok) abort();
}

typedef struct changes {
    const uint8_t *p, *end;
} changes;

/* Some of them: three bytes each, the last of which is what is written. Most go to the head. */
static void change(changes *c, uint8_t *state, size_t size, size_t head) {
    for (unsigned n = 0; n < 4 && c->end - c->p >= 3 && *c->p != 0xff; n++, c->p += 3) {
        size_t at = (size_t)c->p[0] << 8 | c->p[1];
        state[c->p[0] & 0x80 ? at * 37 % size : at % head] = c->p[2];
    }
}

/* Each step has room for its output in the state, and gets further, or is done. */
static void pack(unsigned how, changes *c, const uint8_t *p, size_t n) {
    unsigned bits = 9 + how % 7, memory = 1 + how / 7 % 9;
    size_t size = hndeflate_size(bits, memory);
    uint8_t *state = calloc(1, size), *exact = malloc(n + 1);
    hn_deflater *d = (hn_deflater *)(void *)state;
    check(state && exact);
    if (n) memcpy(exact, p, n);
    hndeflate_begin(d, how % 10, bits, memory, (hn_deflate_strategy)(how % HN_DEFLATE_STRATEGY_COUNT));
    if (how & 64) hndeflate_dictionary(d, exact, n);
    for (unsigned round = 0; round < 4; round++) {
        size_t at = 0;
        for (unsigned steps = 0; steps < 64; steps++) {
            uint32_t work = 0;
            if (!hndeflate_is_sound(d, size)) goto out;
            if (hndeflate_step(d, exact, n, &at, (hn_deflate_flush)((how + round) % HN_DEFLATE_FLUSH_COUNT),
                               &work))
                break;
            check(at <= n && hndeflate_is_sound(d, size));
            d->pending = 0;
        }
        change(c, state, size, sizeof *d);
    }
out:
    free(state);
    free(exact);
}

static void unpack(changes *c, const uint8_t *p, size_t n) {
    hn_inflater s;
    uint8_t *window = calloc(1, WINDOW), *out = malloc(300), *exact = malloc(n + 1);
    size_t at = 0, known = 0;
    check(window && out && exact);
    if (n) memcpy(exact, p, n);
    memset(&s, 0, sizeof s);
    for (unsigned round = 0; round < 200; round++) {
        if (round % 3 == 0) change(c, (uint8_t *)&s, sizeof s, 24);
        if (!hninflate_is_sound(&s)) break;
        size_t take = n - at < 50 ? n - at : 50;
        hn_inflate_part part = {.in = exact + at,
                                .end = exact + at + take,
                                .before = window + WINDOW - known,
                                .nbefore = known,
                                .out = out,
                                .size = 300,
                                .most = 4};
        hn_inflate_end end = hninflate_run(&s, &part);
        check(part.in <= part.end && part.at <= 300 &&
              part.codes <= 4 + 8); /* 8: blocks in the bits that were read already */
        at = (size_t)(part.in - exact);
        memmove(window, window + part.at, WINDOW - part.at);
        memcpy(window + WINDOW - part.at, out, part.at);
        known = known + part.at < WINDOW ? known + part.at : WINDOW;
        if (end == HN_INFLATE_BAD || end == HN_INFLATE_LAST || (end == HN_INFLATE_INPUT && at == n)) break;
    }
    free(window);
    free(out);
    free(exact);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2) return 0;
    const uint8_t *to = memchr(data + 1, 0xff, size - 1);
    changes c = {data + 1, to ? to : data + size};
    const uint8_t *rest = to ? to + 1 : data + size;
    if (data[0] & 0x80)
        unpack(&c, rest, (size_t)(data + size - rest));
    else
        pack(data[0], &c, rest, (size_t)(data + size - rest));
    return 0;
}
