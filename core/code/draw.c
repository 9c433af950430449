/* The arithmetic decoder, and its model. The unpacked model has 16-bit numbers. First comes, for each
 * context, the number of its first entry, and one more for the end. Then, for each entry, the sum of the
 * weights in its context up to and including its own. Last, for each entry, its number, or RARE.
 *
 * The inflated model has for each context a varint of how many entries it has, and their numbers in rising
 * order. Each is the difference from the one before; 0 is RARE, 1 the number 0. After all contexts come the
 * weights, a byte each. The arithmetic is in integers and must be that of tools/frozen_code.py. */
#include "code/draw.h"

#include "base/varint.h"

#define RARE 0xFFFFu /* a number that has no entry follows: how many bits, and those */

static uint32_t draw_at(const uint8_t *model, size_t i) {
    uint16_t v;
    memcpy(&v, model + i * sizeof v, sizeof v);
    return v;
}

static void draw_set(uint8_t *model, size_t i, uint32_t value) {
    uint16_t v = (uint16_t)value;
    memcpy(model + i * sizeof v, &v, sizeof v);
}

/* Three bits of it and an exponent: small ones exactly. */
static uint32_t weight(uint8_t packed) {
    return packed < 8 ? packed + 1u : (9u + (packed & 7u)) << ((packed >> 3) - 1);
}

void hndraw_model(const hn_draw_packed *m, const uint8_t *inflated, uint8_t *model) {
    const uint8_t *p = inflated, *weights = inflated + m->size - m->entries;
    size_t sums = HN_DRAW_COUNT + 1, numbers = sums + m->entries, at = 0;
    for (uint32_t c = 0; c < HN_DRAW_COUNT; c++) {
        draw_set(model, c, (uint32_t)at);
        uint32_t sum = 0, number = 0;
        for (uint32_t n = hnvarint_get(&p); n; n--, at++) {
            number += hnvarint_get(&p);
            draw_set(model, numbers + at, number - 1); /* RARE is -1 */
            sum += weight(weights[at]);
            draw_set(model, sums + at, sum);
        }
    }
    draw_set(model, HN_DRAW_COUNT, (uint32_t)at);
}

static void draw_byte(hn_draw *d) {
    d->code = d->code << 8 | (d->p < d->end ? *d->p : 0);
    d->p++;
}

void hndraw_start(hn_draw *d, const uint8_t *model, const uint8_t *p, const uint8_t *end) {
    *d = (hn_draw){.model = model, .p = p, .end = end, .range = 0xFFFFFFFFu};
    for (int i = 0; i < 4; i++) draw_byte(d);
}

/* What is read lies `below` shares of the range up, and has `size` of them. */
static void draw_share(hn_draw *d, uint32_t share, uint32_t below, uint32_t size) {
    d->code -= share * below;
    d->range = share * size;
    while (d->range < 1u << 24) {
        draw_byte(d);
        d->range <<= 8;
    }
}

uint32_t hndraw_bits(hn_draw *d, unsigned n) {
    uint32_t v = 0;
    while (n) {
        unsigned some = n < 8 ? n : 8;
        uint32_t share = d->range >> some, part = d->code / share;
        draw_share(d, share, part, 1);
        v = v << some | part;
        n -= some;
    }
    return v;
}

/* False: the number is a rare one. */
static bool draw_entry(hn_draw *d, uint32_t context, uint32_t *out) {
    uint32_t low = draw_at(d->model, context), first = low, end = draw_at(d->model, context + 1), high = end;
    if (low == end) return false;
    const size_t sums = HN_DRAW_COUNT + 1, numbers = sums + draw_at(d->model, HN_DRAW_COUNT);
    uint32_t share = d->range / draw_at(d->model, sums + end - 1), part = d->code / share;
    while (high - low > 1) {
        uint32_t middle = (low + high) / 2;
        if (draw_at(d->model, sums + middle - 1) > part)
            high = middle;
        else
            low = middle;
    }
    uint32_t below = low > first ? draw_at(d->model, sums + low - 1) : 0;
    draw_share(d, share, below, draw_at(d->model, sums + low) - below);
    *out = draw_at(d->model, numbers + low);
    return *out != RARE;
}

uint32_t hndraw_number(hn_draw *d, uint32_t context) {
    uint32_t v;
    if (draw_entry(d, context, &v)) return v;
    if (!draw_entry(d, HN_DRAW_BITS, &v) || !v) return 0;
    return 1u << (v - 1) | hndraw_bits(d, v - 1);
}
