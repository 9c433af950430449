/* snprintf for messages, without the C library's: a sixth of its size, no files, no locale, the same
 * everywhere. */
#ifndef HN_BASE_PRINT_H
#define HN_BASE_PRINT_H

#include <stdarg.h>
#include <stddef.h>

/* Conversions: d i u x X (with l, ll, z, a width, 0 and -), s (with a width and a precision), c and %%.
 * Writes at most `size` bytes with the terminating NUL; returns the length of the whole text. */
int hnprint(char *to, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));
int hnprint_va(char *to, size_t size, const char *format, va_list args) __attribute__((format(printf, 3, 0)));

#endif
