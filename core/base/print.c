/* The conversions of hnprint. It allocates nothing, so an error can be worded when memory has run out. */
#include "base/print.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef struct sink {
    char *to;
    size_t size, len;
} sink;

typedef struct spec {
    bool zeros, left;
    int width, precision; /* precision -1: none */
    unsigned longs;       /* 0: int, 1: long, 2: long long, 3: size_t */
} spec;

static void print_put(sink *s, char c) {
    if (s->len + 1 < s->size) s->to[s->len] = c;
    s->len++;
}

static void print_put_number(sink *s, const spec *f, uint64_t v, unsigned base, bool minus, bool upper) {
    char digits[24];
    int n = 0;
    do digits[n++] = (upper ? "0123456789ABCDEF" : "0123456789abcdef")[v % base];
    while ((v /= base) != 0);
    if (minus && f->zeros) print_put(s, '-');
    int used = n + minus;
    for (int k = used; k < f->width && !f->left; k++) print_put(s, f->zeros ? '0' : ' ');
    if (minus && !f->zeros) print_put(s, '-');
    while (n) print_put(s, digits[--n]);
    for (int k = used; k < f->width && f->left; k++) print_put(s, ' ');
}

static void print_put_text(sink *s, const spec *f, const char *z) {
    size_t n = 0;
    while ((f->precision < 0 || n < (size_t)f->precision) && z[n]) n++;
    for (size_t k = n; k < (size_t)f->width && !f->left; k++) print_put(s, ' ');
    for (size_t k = 0; k < n; k++) print_put(s, z[k]);
    for (size_t k = n; k < (size_t)f->width && f->left; k++) print_put(s, ' ');
}

static int print_read_number(const char **p) {
    int n = 0;
    while (**p >= '0' && **p <= '9') n = n * 10 + (*(*p)++ - '0');
    return n;
}

static const char *print_read_spec(const char *p, spec *f, va_list *args) {
    bool left = *p == '-';
    p += left;
    *f = (spec){.zeros = *p == '0', .left = left, .precision = -1};
    f->width = print_read_number(&p);
    if (*p == '.') {
        p++;
        if (*p == '*') {
            p++;
            f->precision = va_arg(*args, int);
        } else {
            f->precision = print_read_number(&p);
        }
    }
    if (*p == 'z') {
        f->longs = 3;
        p++;
    }
    for (; *p == 'l'; p++) f->longs++;
    return p;
}

static uint64_t take_unsigned(const spec *f, va_list *args) {
    switch (f->longs) {
    case 0: return va_arg(*args, unsigned);
    case 1: return va_arg(*args, unsigned long);
    case 2: return va_arg(*args, unsigned long long);
    default: return va_arg(*args, size_t);
    }
}

static int64_t take_signed(const spec *f, va_list *args) {
    switch (f->longs) {
    case 0: return va_arg(*args, int);
    case 1: return va_arg(*args, long);
    default: return va_arg(*args, long long);
    }
}

static void put_signed(sink *s, const spec *f, int64_t v) {
    print_put_number(s, f, v < 0 ? 0 - (uint64_t)v : (uint64_t)v, 10, v < 0, false);
}

static void put_conversion(sink *s, char c, const spec *f, va_list *args) {
    switch (c) {
    case 'd':
    case 'i': put_signed(s, f, take_signed(f, args)); break;
    case 'u': print_put_number(s, f, take_unsigned(f, args), 10, false, false); break;
    case 'x':
    case 'X': print_put_number(s, f, take_unsigned(f, args), 16, false, c == 'X'); break;
    case 'c': print_put(s, (char)va_arg(*args, int)); break;
    case 's': print_put_text(s, f, va_arg(*args, const char *)); break;
    default: print_put(s, c); break;
    }
}

int hnprint_va(char *to, size_t size, const char *format, va_list args) {
    sink s = {to, size, 0};
    va_list rest;
    va_copy(rest, args);
    for (const char *p = format; *p; p++) {
        spec f;
        if (*p != '%') {
            print_put(&s, *p);
            continue;
        }
        p = print_read_spec(p + 1, &f, &rest);
        put_conversion(&s, *p, &f, &rest);
    }
    va_end(rest);
    if (size) to[s.len < size ? s.len : size - 1] = 0;
    return (int)s.len;
}

int hnprint(char *to, size_t size, const char *format, ...) {
    va_list args;
    va_start(args, format);
    int n = hnprint_va(to, size, format, args);
    va_end(args);
    return n;
}
