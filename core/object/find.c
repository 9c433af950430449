/* Search for a text in a text in linear time, by the two-way algorithm (find.inc), for each width of code
 * points and both directions. text_ops.c and the methods in lib/types call it. Most functions charge nothing,
 * because their callers charge what was passed over. A search that runs out of time returns -1, so the caller
 * must charge afterwards: even a charge of 0 reports the stop. */
#include "object/partly.h"
#include "object/find.h"
#include "object/text.h"

/* After how many comparisons the clock may be looked at, and what they count for. */
#define EVERY          0x4000u
#define LATE(m, count) (HN_UNLIKELY((count) >= EVERY) && ((count) = 0, hnmeter_late(m, EVERY >> 3)))

#define FORWARD(p, n, i)               ((p)[i])
#define BACKWARD(p, n, i)              ((p)[(n)-1 - (i)])
#define NO_SKIP(y, n, at, last, first) (void)0
/* To where the first byte stands next, at most PART bytes on. */
#define PART 0x10000u
#define MEMCHR(y, n, at, last, first)                                                                        \
    do {                                                                                                     \
        uint32_t begin = at, end = (last)-at < PART ? (last) + 1 : at + PART;                                \
        at = hntext_find_byte(y, at, end, first);                                                            \
        count += (at - begin) >> 3;                                                                          \
        if (at > (last)) return -1;                                                                          \
        if (LATE(meter, count)) return -1;                                                                   \
    } while (0)

#define T                           uint8_t
#define NAME(x)                     x##_1
#define AT(p, n, i)                 FORWARD(p, n, i)
#define SKIP(y, n, at, last, first) MEMCHR(y, n, at, last, first)
#include "object/find.inc"
#define T                           uint16_t
#define NAME(x)                     x##_2
#define AT(p, n, i)                 FORWARD(p, n, i)
#define SKIP(y, n, at, last, first) NO_SKIP(y, n, at, last, first)
#include "object/find.inc"
#define T                           uint32_t
#define NAME(x)                     x##_4
#define AT(p, n, i)                 FORWARD(p, n, i)
#define SKIP(y, n, at, last, first) NO_SKIP(y, n, at, last, first)
#include "object/find.inc"
#define T                           uint8_t
#define NAME(x)                     x##_1_back
#define AT(p, n, i)                 BACKWARD(p, n, i)
#define SKIP(y, n, at, last, first) NO_SKIP(y, n, at, last, first)
#include "object/find.inc"
#define T                           uint16_t
#define NAME(x)                     x##_2_back
#define AT(p, n, i)                 BACKWARD(p, n, i)
#define SKIP(y, n, at, last, first) NO_SKIP(y, n, at, last, first)
#include "object/find.inc"
#define T                           uint32_t
#define NAME(x)                     x##_4_back
#define AT(p, n, i)                 BACKWARD(p, n, i)
#define SKIP(y, n, at, last, first) NO_SKIP(y, n, at, last, first)
#include "object/find.inc"

int64_t hnfind_first(hn_meter *meter, const void *hay, uint32_t n, const void *needle, uint32_t m,
                     unsigned width) {
    if (width == 0 && m == 1) {
        uint32_t at = hntext_find_byte(hay, 0, n, *(const uint8_t *)needle);
        return at < n ? (int64_t)at : -1;
    }
    return width == 0   ? find_1(meter, hay, n, needle, m)
           : width == 1 ? find_2(meter, hay, n, needle, m)
                        : find_4(meter, hay, n, needle, m);
}

int64_t hnfind_last(hn_meter *meter, const void *hay, uint32_t n, const void *needle, uint32_t m,
                    unsigned width) {
    int64_t at = width == 0   ? find_1_back(meter, hay, n, needle, m)
                 : width == 1 ? find_2_back(meter, hay, n, needle, m)
                              : find_4_back(meter, hay, n, needle, m);
    return at < 0 ? at : (int64_t)n - m - at;
}

/* Longer texts are searched in so many parts. */
#ifdef HN_HOSTILE
#define FIND_PART 16u
#else
#define FIND_PART 0x40000u
#endif
HN_PARTLY(find_kind);

hn_status hnfind_parts(hn_vm *vm, const hn_find *f, int64_t *out) {
    uint32_t part = f->m > FIND_PART / 4 ? 4 * f->m : FIND_PART, seen = 0, n;
    *out = -1;
    if (f->m > f->n) return HN_OK;
    hn_partly w;
    if (f->n > part && hnpartly_resume(&vm->meter, &find_kind, &w)) seen = (uint32_t)w.at[0];
    for (uint32_t from = seen; f->n - seen >= f->m; seen += part) {
        if (seen > from && hnwork_due(&vm->meter)) {
            w.at[0] = seen;
            return hnpartly_leave(&vm->meter, &find_kind, &w);
        }
        uint64_t end =
            (uint64_t)part + f->m - 1; /* a place that begins in this part may reach into the next */
        n = f->n - seen < end ? f->n - seen : (uint32_t)end;
        uint32_t at = f->back ? f->n - seen - n : seen;
        const uint8_t *p = (const uint8_t *)f->hay + ((size_t)at << f->width);
        *out = f->back ? hnfind_last(&vm->meter, p, n, f->needle, f->m, f->width)
                       : hnfind_first(&vm->meter, p, n, f->needle, f->m, f->width);
        HN_TRY(hnmeter_charge(&vm->meter, 0)); /* it has not become late */
        if (*out >= 0) return *out += at, HN_OK;
        if (f->n - seen <= part) break;
    }
    return HN_OK;
}

hn_status hnneedle_widen(hn_vm *vm, hn_needle *n, const hn_str *needle, unsigned width) {
    if (HN_STR_WIDTH(needle) > width) n->p = NULL;
    if (HN_STR_WIDTH(needle) >= width || !needle->len) return HN_OK;
    HN_TRY(hnmeter_charge(&vm->meter, needle->len >> 4));
    void *copy = hnmem_alloc(&vm->meter, (size_t)needle->len << width);
    if (!copy) return HN_NOMEM;
    if (hntext_copy_long(&vm->meter, copy, width, 0, needle->data, HN_STR_WIDTH(needle), needle->len) !=
        HN_OK) {
        hnmem_free(&vm->meter, copy, (size_t)needle->len << width);
        return HN_STOPPED;
    }
    n->p = copy;
    n->owned = (size_t)needle->len << width;
    return HN_OK;
}

hn_status hnstr_find(hn_vm *vm, const hn_str *s, const hn_str *needle, uint32_t from, uint32_t to,
                     int64_t *out) {
    hn_needle x;
    unsigned width = HN_STR_WIDTH(s);
    *out = -1;
    if (from > to || needle->len > to - from) return HN_OK;
    HN_TRY(hnneedle_init(vm, &x, needle, width));
    if (!x.p) return HN_OK;
    int64_t at;
    hn_find f = {s->data + ((size_t)from << width), x.p, to - from, x.len, width, false};
    hn_status st = hnfind_parts(vm, &f, &at);
    hnneedle_free(vm, &x);
    HN_TRY(st);
    if (at >= 0) *out = at + from;
    return hnmeter_charge(&vm->meter, (uint64_t)(at < 0 ? to - from : at + needle->len) >> 4);
}
