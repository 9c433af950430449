/* --serve: many sessions, which a parent process drives by JSON lines (docs/protocol.md). main.c calls it; it
 * returns when the input has ended and no run is under way. */
#ifndef HN_WASI_SERVE_H
#define HN_WASI_SERVE_H

#include "json.h"

/* Serves standard input until it ends and no run is under way. `now` and `entropy` are the hosts' own. */
void serve(uint64_t (*now)(void *ctx, int kind), void (*entropy)(void *ctx, uint8_t *to, size_t n));

#endif
