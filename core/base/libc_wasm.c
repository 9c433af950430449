/* memcpy, memmove and memset of the wasm builds, in place of the C library's. The instructions memory.copy
 * and memory.fill leave the module in today's engines, whatever the size (about 15 ns in V8), so only long
 * blocks use them. The build lets the compiler emit those instructions in this file only. It compiles the
 * file with -fno-builtin; otherwise a loop here could become a call of the function that it is in. */
#include <stddef.h>
#include <stdint.h>

#ifdef __wasm__

#define LONG 256u /* bytes from which an instruction pays */

typedef struct __attribute__((packed, may_alias)) word {
    uint64_t v;
} word;

#define WORD(p) (((word *)(void *)(p))->v)

static void copy_up(uint8_t *to, const uint8_t *from, size_t n) {
    for (; n >= 8; n -= 8, to += 8, from += 8) WORD(to) = ((const word *)(const void *)from)->v;
    for (; n; n--) *to++ = *from++;
}

static void copy_down(uint8_t *to, const uint8_t *from, size_t n) {
    for (; n >= 8; n -= 8) WORD(to + n - 8) = ((const word *)(const void *)(from + n - 8))->v;
    for (; n; n--) to[n - 1] = from[n - 1];
}

void *memcpy(void *restrict to, const void *restrict from, size_t n) {
    if (n >= LONG) return __builtin_memcpy(to, from, n);
    copy_up(to, from, n);
    return to;
}

void *memmove(void *to, const void *from, size_t n) {
    if (n >= LONG) return __builtin_memmove(to, from, n);
    if ((uintptr_t)to - (uintptr_t)from < n)
        copy_down(to, from, n);
    else
        copy_up(to, from, n);
    return to;
}

void *memset(void *to, int byte, size_t n) {
    if (n >= LONG) return __builtin_memset(to, byte, n);
    uint8_t *t = to;
    uint64_t fill = 0x0101010101010101u * (uint8_t)byte;
    for (; n >= 8; n -= 8, t += 8) WORD(t) = fill;
    for (; n; n--) *t++ = (uint8_t)byte;
    return to;
}

#endif
