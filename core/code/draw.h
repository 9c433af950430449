/* Reads the numbers of packed frozen code, for code/core.c. They are in an arithmetic code: each kind of
 * number has, for each of its surroundings (a context), a table of how often each number occurs. These
 * tables, the model, cover all frozen code; tools/frozen_code.py makes them and writes the code. */
#ifndef HN_CODE_DRAW_H
#define HN_CODE_DRAW_H

#include "code/opcode.h"

/* The depth of an instruction says which register the instruction before it has first: 0 for a local, 1 for
 * the first temporary, 2 for a later one. Opcodes and first operands have a context for each depth. The
 * other operands have one for each number of the operand before them. The last is for all larger numbers. */
#define HN_DEPTH_COUNT   3u
#define HN_NEAR_COUNT    16u
#define HN_NEAR_OPERANDS (HN_DEPTH_COUNT + 2u * HN_NEAR_COUNT)

/* Where the contexts of each kind begin. */
enum {
#define HN_DRAWN(name, n) HN_DRAW_##name, HN_DRAW_##name##_LAST = HN_DRAW_##name + (n)-1,
#include "code/drawn.def"
#undef HN_DRAWN
    HN_DRAW_COUNT
};

/* Context i of a kind. */
#define HN_DRAW_OF(name, i) (HN_DRAW_##name + (uint32_t)(i))

/* The model, deflated, and how many entries its tables have. */
typedef struct hn_draw_packed {
    const unsigned char *data;
    uint32_t packed, size, entries;
} hn_draw_packed;

/* What is being read, and where that is. All else begins at 0. */
typedef struct hn_draw {
    const uint8_t *model, *p, *end;
    uint32_t code, range;
} hn_draw;

/* How many bytes the unpacked model takes. */
static inline size_t hndraw_model_size(const hn_draw_packed *m) {
    return (HN_DRAW_COUNT + 1u + 2u * m->entries) * sizeof(uint16_t);
}
/* Unpacks it from what was inflated. */
void hndraw_model(const hn_draw_packed *m, const uint8_t *inflated, uint8_t *model);
/* Begins with what stands in [p, end); behind it are zeros. */
void hndraw_start(hn_draw *d, const uint8_t *model, const uint8_t *p, const uint8_t *end);
/* The next number, which is one of this context. */
uint32_t hndraw_number(hn_draw *d, uint32_t context);
/* The next n bits; n <= 32. */
uint32_t hndraw_bits(hn_draw *d, unsigned n);

#endif
