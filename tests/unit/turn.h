/* Which items of a long test a run takes. With HN_TURN=K/N in the environment it is each N-th from the K-th
 * on, counted from 0; without, it is all. `./build.sh unit --share N` sets it (tests/README.md). */
#ifndef TURN_H
#define TURN_H
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static inline uint32_t turn_read(uint32_t *first) {
    unsigned at, parts;
    const char *text = getenv("HN_TURN");
    *first = 0;
    if (!text) return 1;
    if (sscanf(text, "%u/%u", &at, &parts) != 2 || at >= parts) {
        fprintf(stderr, "HN_TURN=%s: not K/N\n", text);
        exit(2);
    }
    *first = at;
    return parts;
}

/* Into how many parts the items are divided. */
static inline uint32_t turn_parts(void) {
    uint32_t first;
    return turn_read(&first);
}

/* Whether it is the turn of item n. */
static inline bool turn_has(uint32_t n) {
    uint32_t first, parts = turn_read(&first);
    return n % parts == first;
}

#endif
