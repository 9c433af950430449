/* A small snprintf for messages, in place of the C library's: a sixth of its size, without files or locale,
 * the same on every build. All layers of the core use it. It has few conversions, and none for doubles
 * (dtoa.h has those). */
#ifndef HN_BASE_PRINT_H
#define HN_BASE_PRINT_H

#include <stdarg.h>
#include <stddef.h>

/* Conversions: d i u x X (with l, ll, z, a width, 0 and -), s (with a width and a precision), c and %%.
 * Writes at most `size` bytes with the terminating NUL; returns the length of the whole text. */
int hnprint(char *to, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));
int hnprint_va(char *to, size_t size, const char *format, va_list args) __attribute__((format(printf, 3, 0)));

#endif
