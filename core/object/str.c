/* Strings: creation, hashing, comparison, slices, concatenation, joining and UTF-8. A string that results
 * from repeated concatenation shares a buffer with its prefixes; only the one that ends where the buffer is
 * filled may grow in place. Loops over text charge the meter or look at the clock. */
#include "object/partly.h"
#include "object/str.h"
#include "object/text.h"
#include "base/hash.h"
#include "base/utf8.h"
#include "object/dict.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/strbuf.h"

/* From this size on a concatenation's result that is concatenated again gets a buffer with room behind it. */
#define GROW_MIN  64u
#define GROW_MUST 0x10000u /* a longer one that finds no room behind it does without */
#define PART      0x10000u /* code points between two looks at the clock */
#define FREE      64u      /* bytes of UTF-8 that are not charged: names of the library, when first needed */

/* ---- creation ---- */

static hn_str *new_header(hn_vm *vm, size_t inline_size, uint32_t len, unsigned flags) {
    size_t size = offsetof(hn_str, u) + inline_size;
    if (size < sizeof(hn_str)) size = sizeof(hn_str);
    hn_str *s = hnheap_new_small(vm, HN_KIND_STR, size);
    if (!s) return NULL;
    s->h.flags = (uint16_t)flags;
    s->len = len;
    s->hash = 0;
    s->data = s->u.inline_data;
    return s;
}

hn_str *hnstr_alloc(hn_vm *vm, uint32_t len, unsigned width, bool ascii) {
    if (len > HN_TEXT_MAX >> width) return NULL;
    return new_header(vm, (size_t)len << width, len, width | (ascii ? HN_STR_ASCII : 0));
}

hn_status hnstr_empty(hn_vm *vm, hn_value *out) {
    if (HN_UNLIKELY(!hnv_is_ref(vm->empty_str))) {
        hn_str *s = hnstr_alloc(vm, 0, 0, true);
        if (!s) return HN_NOMEM;
        HN_TRY(hnstr_intern(vm, hnv_from_ref(s), &vm->empty_str));
    }
    *out = vm->empty_str;
    return HN_OK;
}

hn_status hnstr_from_char(hn_vm *vm, uint32_t c, hn_value *out) {
    if (c < 256 && HN_LIKELY(hnv_is_ref(vm->chars[c]))) {
        *out = vm->chars[c];
        return HN_OK;
    }
    unsigned width = hntext_width(c);
    hn_str *s = hnstr_alloc(vm, 1, width, c < 128);
    if (!s) return HN_NOMEM;
    hntext_put(s->data, width, 0, c);
    *out = hnv_from_ref(s);
    if (c < 256) {
        HN_TRY(hnstr_intern(vm, *out, out));
        vm->chars[c] = *out;
    }
    return HN_OK;
}

hn_status hnstr_of_vm(hn_vm *vm, hn_value *v) {
    bool one = hnv_is(*v, HN_KIND_STR) && HN_STR(*v)->len == 1 && HN_STR(*v)->h.flags & HN_STR_ASCII;
    return one ? hnstr_from_char(vm, HN_STR(*v)->data[0], v) : HN_OK;
}

/* A new string of n code points of log2 width `from`, whose widest is `max`. */
static hn_status str_make(hn_vm *vm, const void *p, unsigned from, uint32_t n, uint32_t max, hn_value *out) {
    if (n == 0) return hnstr_empty(vm, out);
    if (n == 1) return hnstr_from_char(vm, hntext_at(p, from, 0), out);
    unsigned width = hntext_width(max);
    hn_str *s = hnstr_alloc(vm, n, width, max < 128);
    if (!s) return HN_NOMEM;
    *out = hnv_from_ref(s);
    return hntext_copy_long(&vm->meter, s->data, width, 0, p, from, n);
}

hn_status hntext_make(hn_vm *vm, const void *p, unsigned width, uint32_t n, hn_value *out) {
    uint32_t max;
    HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
    HN_TRY(hntext_max(&vm->meter, p, width, n, &max));
    return str_make(vm, p, width, n, max, out);
}

static inline hn_status make_ascii(hn_vm *vm, const void *p, uint32_t n, hn_value *out) {
    hn_str *s = new_header(vm, n, n, HN_STR_ASCII);
    if (!s) return HN_NOMEM;
    *out = hnv_from_ref(s);
    return hnmem_copy(&vm->meter, s->data, p, n);
}

hn_status hnstr_from_ascii(hn_vm *vm, const void *p, uint32_t n, hn_value *out) {
    if (n == 0) return hnstr_empty(vm, out);
    if (n == 1) return hnstr_from_char(vm, *(const uint8_t *)p, out);
    if (n > HN_TEXT_MAX) return hnmeter_want(&vm->meter, n, 1);
    return make_ascii(vm, p, n, out);
}

hn_status hnstr_from_latin1(hn_vm *vm, const void *p, uint32_t n, hn_value *out) {
    bool ascii;
    HN_TRY(hntext_is_ascii(&vm->meter, p, n, &ascii));
    HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
    return str_make(vm, p, 0, n, ascii ? 127 : 255, out);
}

/* Where more continuation bytes follow each other than any character has, the fault is in the part, wherever
 * it ends. */
size_t hntext_utf8_part(const uint8_t *p, size_t n) {
    if (n <= PART) return n;
    for (n = PART; n > PART - 4; n--)
        if ((p[n] & 0xC0) != 0x80) return n;
    return PART;
}

hn_status hntext_scan_utf8(hn_meter *m, const uint8_t *p, size_t n, bool surrogates, hn_utf8_info *out,
                           bool *valid) {
    hn_utf8_info info;
    *out = (hn_utf8_info){.error = n};
    *valid = true;
    for (size_t at = 0, part; at < n; at += part) {
        part = hntext_utf8_part(p + at, n - at);
        *valid = hnutf8_scan(p + at, part, surrogates, &info);
        out->count += info.count;
        out->max |= info.max;
        out->error = at + info.error;
        out->error_len = info.error_len;
        out->reason = info.reason;
        if (!*valid) {
            /* A sequence at the end of the part looks cut off, whatever follows. */
            size_t rest = n - out->error;
            (void)hnutf8_scan(p + out->error, rest < 8 ? rest : 8, surrogates, &info);
            out->error_len = info.error_len;
            out->reason = info.reason;
            break;
        }
        if (part > FREE) HN_TRY(hnmeter_pace(m, (uint32_t)part >> 3));
    }
    return HN_OK;
}

HN_PARTLY(from_utf8_kind);
hn_status hntext_from_scanned(hn_vm *vm, const uint8_t *p, size_t n, const hn_utf8_info *known,
                              hn_value *out) {
    if (known->count == 1) return hnstr_from_char(vm, known->max, out);
    unsigned width = hntext_width(known->max);
    hn_partly w;
    if (!hnpartly_resume(&vm->meter, &from_utf8_kind, &w)) {
        HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
        hn_str *s = hnstr_alloc(vm, (uint32_t)known->count, width, false);
        if (!s) return HN_NOMEM;
        w.value = hnv_from_ref(s);
    }
    for (size_t at = w.at[0], from = at, part; at < n; at += part) {
        if (at > from && hnwork_due(&vm->meter)) {
            w.at[0] = at;
            return hnpartly_leave(&vm->meter, &from_utf8_kind, &w);
        }
        hn_utf8_info info;
        part = hntext_utf8_part(p + at, n - at);
        if (!hnutf8_scan(p + at, part, true, &info)) return HN_NOMEM;
        hnutf8_decode(HN_STR(w.value)->data + (w.at[1] << width), 1u << width, p + at, part);
        w.at[1] += info.count;
        if (part > FREE) HN_TRY(hnmeter_pace(&vm->meter, (uint32_t)part >> 3));
    }
    *out = w.value;
    return HN_OK;
}

static hn_status str_decode_utf8(hn_vm *vm, hn_str *s, unsigned width, const uint8_t *p, size_t n) {
    hn_utf8_info info;
    size_t at = 0;
    for (size_t part; n; p += part, n -= part, at += info.count) {
        part = hntext_utf8_part(p, n);
        if (!hnutf8_scan(p, part, true, &info)) return HN_NOMEM;
        hnutf8_decode(s->data + (at << width), 1u << width, p, part);
        if (part > FREE) HN_TRY(hnmeter_pace(&vm->meter, (uint32_t)part >> 3));
    }
    return HN_OK;
}

hn_status hnstr_from_valid_utf8(hn_vm *vm, const void *utf8, size_t n, hn_value *out) {
    if (n > HN_TEXT_MAX) return hnmeter_want(&vm->meter, n, 1);
    bool ascii;
    HN_TRY(hntext_is_ascii(&vm->meter, utf8, n, &ascii));
    if (ascii) {
        HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
        return hnstr_from_ascii(vm, utf8, (uint32_t)n, out);
    }
    hn_utf8_info info;
    bool valid;
    HN_TRY(hntext_scan_utf8(&vm->meter, utf8, n, true, &info, &valid));
    if (!valid) return *out = HN_UNBOUND, HN_OK;
    if (info.count == 1) return hnstr_from_char(vm, info.max, out);
    HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
    unsigned width = hntext_width(info.max);
    hn_str *s = hnstr_alloc(vm, (uint32_t)info.count, width, false);
    if (!s) return HN_NOMEM;
    *out = hnv_from_ref(s);
    return str_decode_utf8(vm, s, width, utf8, n);
}

hn_status hnstr_from_utf8(hn_vm *vm, const void *utf8, size_t n, hn_value *out) {
    hn_strbuf b;
    HN_TRY(hnstr_from_valid_utf8(vm, utf8, n, out));
    if (*out != HN_UNBOUND) return HN_OK;
    hnstrbuf_init(&b, vm);
    hnstrbuf_utf8(&b, utf8, n);
    return hnstrbuf_finish(&b, out);
}

hn_status hnstr_from_z(hn_vm *vm, const char *z, hn_value *out) {
    return hnstr_from_utf8(vm, z, strlen(z), out);
}

/* ---- hashing and comparison ---- */

/* Made of the 32 bits that the string keeps, so that they are computed once; they are the fold of it. */
int64_t hnstr_hash64(hn_vm *vm, hn_str *s) {
    uint32_t h = s->hash ? s->hash : hnstr_hash(vm, s), high = h * 0x9E3779B1u;
    if (!s->len) return 0;
    high = high << 16 | high >> 16;
    return (int64_t)((uint64_t)high << 32 | (high ^ h));
}

uint32_t hnstr_hash(hn_vm *vm, hn_str *s) {
    if (!s->hash) s->hash = hndict_stored_hash(hnhash_bytes(s->data, hnstr_size(s), vm->hash_key));
    return s->hash;
}

/* The first look at a long string: the hash is kept, so that nobody has to compute it without a clock. */
hn_status hnstr_hash_now(hn_vm *vm, hn_str *s) {
    int64_t hash;
    HN_TRY(hnhash_bytes_long(&vm->meter, s->data, hnstr_size(s), vm->hash_key, &hash));
    s->hash = hndict_stored_hash(hash);
    return HN_OK;
}

hn_status hnstr_hash_counted(hn_vm *vm, hn_str *s) {
    HN_TRY(hnmeter_charge(&vm->meter, hnstr_size(s) >> 8));
    return hnstr_hash_long(vm, s);
}

uint32_t hnstr_hash_ascii(hn_vm *vm, const void *p, uint32_t n) {
    return hndict_stored_hash(hnhash_bytes(p, n, vm->hash_key));
}

bool hnstr_equal(const hn_str *a, const hn_str *b) {
    if (a == b) return true;
    if (a->len != b->len || HN_STR_WIDTH(a) != HN_STR_WIDTH(b)) return false;
    if (a->h.flags & b->h.flags & HN_STR_INTERNED) return false;
    if (a->hash && b->hash && a->hash != b->hash) return false;
    return hnmem_same_short(a->data, b->data, hnstr_size(a));
}

hn_status hnstr_equal_long(hn_vm *vm, const hn_str *a, const hn_str *b, bool *out) {
    int c = 0;
    *out = true;
    if (a == b) return HN_OK;
    *out = a->len == b->len && a->len >= HN_LONG && HN_STR_WIDTH(a) == HN_STR_WIDTH(b);
    if (*out && !(a->hash && b->hash && a->hash != b->hash)) {
        HN_TRY(hnmem_compare(&vm->meter, a->data, b->data, hnstr_size(a), &c));
        *out = c == 0;
    } else {
        *out = hnstr_equal(a, b);
    }
    return HN_OK;
}

bool hnstr_equal_z(hn_value v, const char *ascii) {
    if (!hnv_is(v, HN_KIND_STR)) return false;
    const hn_str *s = HN_STR(v);
    size_t n = strlen(ascii);
    return s->len == n && HN_STR_WIDTH(s) == 0 && memcmp(s->data, ascii, n) == 0;
}

/* As memcmp, which is slow to begin. */
static int compare_bytes(const uint8_t *a, const uint8_t *b, uint32_t n) {
    uint32_t i = 0;
    for (uint32_t near = n < 16 ? n : 16; i < near; i++)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return i < n ? memcmp(a + i, b + i, n - i) : 0;
}

int hnstr_compare(const hn_str *a, const hn_str *b) {
    uint32_t n = a->len < b->len ? a->len : b->len;
    if (HN_STR_WIDTH(a) == 0 && HN_STR_WIDTH(b) == 0) {
        int c = compare_bytes(a->data, b->data, n);
        if (c) return c;
    } else {
        for (uint32_t i = 0; i < n; i++) {
            uint32_t x = hnstr_at(a, i), y = hnstr_at(b, i);
            if (x != y) return x < y ? -1 : 1;
        }
    }
    return a->len < b->len ? -1 : a->len > b->len;
}

hn_status hnstr_compare_long(hn_vm *vm, const hn_str *a, const hn_str *b, int *out) {
    uint32_t n = a->len < b->len ? a->len : b->len;
    if (a == b || n < HN_LONG) {
        *out = a == b ? 0 : hnstr_compare(a, b);
        return HN_OK;
    }
    if (HN_STR_WIDTH(a) == 0 && HN_STR_WIDTH(b) == 0) {
        HN_TRY(hnmem_compare(&vm->meter, a->data, b->data, n, out));
    } else {
        uint32_t i = 0;
        for (; i < n && hnstr_at(a, i) == hnstr_at(b, i); i++) HN_PACE(vm, i);
        *out = i == n ? 0 : hnstr_at(a, i) < hnstr_at(b, i) ? -1 : 1;
    }
    if (*out == 0) *out = a->len < b->len ? -1 : a->len > b->len;
    return HN_OK;
}

/* ---- slices, concatenation, repetition ---- */

hn_status hnstr_slice(hn_vm *vm, hn_value v, uint32_t from, uint32_t to, hn_value *out) {
    const hn_str *s = HN_STR(v);
    unsigned width = HN_STR_WIDTH(s);
    uint32_t n = to - from;
    if (n == s->len) {
        *out = v;
        return HN_OK;
    }
    if (n == 0) return hnstr_empty(vm, out);
    if (n == 1) return hnstr_from_char(vm, hnstr_at(s, from), out);
    HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
    const uint8_t *p = s->data + ((size_t)from << width);
    if (s->h.flags & HN_STR_ASCII) return make_ascii(vm, p, n, out);
    uint32_t max;
    HN_TRY(hntext_max(&vm->meter, p, width, n, &max));
    return str_make(vm, p, width, n, max, out);
}

/* Whether `a` is in a shared buffer, ends where that is taken, and b fits behind it. */
static bool fits_behind(const hn_str *a, const hn_str *b) {
    if (!(a->h.flags & HN_STR_SHARED) || HN_STR_WIDTH(a) < HN_STR_WIDTH(b)) return false;
    const hn_raw *owner = a->u.owner;
    size_t end = (size_t)(a->data - owner->data) + hnstr_size(a);
    return end == owner->used && (size_t)b->len << HN_STR_WIDTH(a) <= owner->size - owner->used;
}

/* The string behind `a` in its own shared buffer, where b fits; NULL without memory. */
static hn_str *append_in_place(hn_vm *vm, hn_str *a, const hn_str *b) {
    hn_raw *owner = a->u.owner;
    unsigned width = HN_STR_WIDTH(a);
    size_t more = (size_t)b->len << width;
    unsigned ascii = a->h.flags & b->h.flags & HN_STR_ASCII;
    hn_str *s = new_header(vm, 0, a->len + b->len, width | ascii | HN_STR_SHARED | HN_STR_GROWING);
    if (!s) return NULL;
    hntext_copy(owner->data, width, owner->used >> width, b->data, HN_STR_WIDTH(b), 0, b->len);
    owner->used += (uint32_t)more;
    s->data = a->data;
    s->u.owner = owner;
    return s;
}

/* An uninitialised string in a buffer of its own that has as much room again. */
static hn_str *alloc_growing(hn_vm *vm, uint32_t len, unsigned width, unsigned ascii) {
    size_t size = (size_t)len << width;
    if (len > HN_TEXT_MAX >> (width + 1)) return NULL;
    hn_raw *owner = hnheap_raw(vm, size * 2);
    if (!owner) return NULL;
    hn_str *s = new_header(vm, 0, len, width | ascii | HN_STR_SHARED | HN_STR_GROWING);
    if (!s) return NULL;
    s->data = owner->data;
    s->u.owner = owner;
    owner->used = (uint32_t)size;
    return s;
}

/* Whether a + b is a few bytes in a place of their own. */
static inline bool are_short(const hn_str *a, const hn_str *b) {
    return a->len < GROW_MIN && b->len < GROW_MIN && a->len + b->len < GROW_MIN &&
           !(HN_STR_WIDTH(a) | HN_STR_WIDTH(b)) && !(a->h.flags & HN_STR_SHARED);
}

static hn_status concat_short(hn_vm *vm, const hn_str *a, const hn_str *b, hn_value *out) {
    uint32_t len = a->len + b->len;
    hn_str *s = new_header(vm, len, len, (a->h.flags & b->h.flags & HN_STR_ASCII) | HN_STR_GROWING);
    if (!s) return HN_NOMEM;
    hnmem_copy_short(s->data, a->data, a->len);
    hnmem_copy_short(s->data + a->len, b->data, b->len);
    *out = hnv_from_ref(s);
    return HN_OK;
}

hn_status hnstr_concat(hn_vm *vm, hn_value va, hn_value vb, hn_value *out) {
    hn_str *a = HN_STR(va), *b = HN_STR(vb), *s = NULL;
    if (!a->len || !b->len) {
        *out = a->len ? va : vb;
        return HN_OK;
    }
    if (are_short(a, b)) return concat_short(vm, a, b, out);
    if (a->len > HN_TEXT_MAX - b->len) return hnmeter_want(&vm->meter, (uint64_t)a->len + b->len, 1);
    uint32_t len = a->len + b->len;
    unsigned wa = HN_STR_WIDTH(a), wb = HN_STR_WIDTH(b), width = wa > wb ? wa : wb;
    if (fits_behind(a, b)) {
        if (!(s = append_in_place(vm, a, b))) return HN_NOMEM;
        *out = hnv_from_ref(s);
        return hnmeter_charge(&vm->meter, b->len >> 6);
    }
    HN_TRY(hnmeter_charge(&vm->meter, len >> 6));
    unsigned ascii = a->h.flags & b->h.flags & HN_STR_ASCII;
    bool growing = (a->h.flags & HN_STR_GROWING) && len >= GROW_MIN;
    if (growing) s = alloc_growing(vm, len, width, ascii);
    if (!s) {
        if (growing && len < GROW_MUST)
            return HN_NOMEM; /* steps must not depend on a collection that was due */
        s = hnstr_alloc(vm, len, width, ascii != 0);
        if (!s) return HN_NOMEM;
        s->h.flags |= HN_STR_GROWING;
    }
    *out = hnv_from_ref(s);
    HN_TRY(hntext_copy_long(&vm->meter, s->data, width, 0, a->data, wa, a->len));
    return hntext_copy_long(&vm->meter, s->data, width, a->len, b->data, wb, b->len);
}

hn_status hntext_copy_long(hn_meter *m, void *to, unsigned to_width, size_t at, const void *p, unsigned width,
                           size_t n) {
    if (to_width == width) return hnmem_copy(m, (uint8_t *)to + (at << width), p, n << width);
    for (size_t done = 0; done < n;) {
        size_t part = n - done < PART ? n - done : PART;
        hntext_copy(to, to_width, at + done, p, width, done, part);
        done += part;
        HN_TRY(hnmeter_pace(m, (uint32_t)part >> 3));
    }
    return HN_OK;
}

hn_status hntext_max(hn_meter *m, const void *p, unsigned width, size_t n, uint32_t *out) {
    uint32_t max = 0;
    for (size_t done = 0; done < n;) {
        size_t part = n - done < PART ? n - done : PART;
        max |= hnutf8_max((const uint8_t *)p + (done << width), 1u << width, part);
        done += part;
        HN_TRY(hnmeter_pace(m, (uint32_t)part >> 5));
    }
    *out = max;
    return HN_OK;
}

hn_status hntext_is_ascii(hn_meter *m, const void *p, size_t n, bool *out) {
    for (size_t part; n; p = (const uint8_t *)p + part, n -= part) {
        part = n < PART ? n : PART;
        if (hnutf8_ascii_prefix(p, part) < part) break;
        HN_TRY(hnmeter_pace(m, (uint32_t)part >> 6));
    }
    *out = n == 0;
    return HN_OK;
}

hn_status hnstr_join(hn_vm *vm, const hn_value *v, uint32_t n, hn_value *out) {
    return hntext_join(vm, NULL, v, n, out);
}

typedef struct joining {
    hn_vm *vm;
    const hn_str *sep; /* NULL: nothing */
    const hn_value *v;
} joining;

/* Length and form of the strings, in w->at[1] and w->at[2]: the width and the flag of ASCII. */
static hn_status str_measure(void *job, hn_partly *w, uint32_t from, uint32_t to) {
    const joining *j = job;
    uint64_t len = 0;
    unsigned width = w->at[2] & HN_STR_WIDTH_MASK, ascii = (unsigned)w->at[2] & HN_STR_ASCII;
    for (uint32_t i = from; i < to; i++) {
        const hn_str *s = HN_STR(j->v[i]);
        HN_PACE(j->vm, i);
        len += s->len;
        if (HN_STR_WIDTH(s) > width) width = HN_STR_WIDTH(s);
        ascii &= s->h.flags;
    }
    w->at[1] += len;
    w->at[2] = width | ascii;
    return HN_OK;
}

static hn_status join_bytes(void *job, hn_partly *w, uint32_t from, uint32_t to) {
    const joining *j = job;
    hn_meter *m = &j->vm->meter;
    uint8_t *at = HN_STR(w->value)->data + w->at[1];
    for (uint32_t i = from; i < to; i++) {
        const hn_str *s = HN_STR(j->v[i]);
        if (i && j->sep) {
            HN_TRY(hnmem_copy(m, at, j->sep->data, j->sep->len));
            at += j->sep->len;
        }
        HN_PACE(j->vm, i);
        HN_TRY(hnmem_copy(m, at, s->data, s->len));
        at += s->len;
    }
    w->at[1] = (uint64_t)(at - HN_STR(w->value)->data);
    return HN_OK;
}

static hn_status join_wide(void *job, hn_partly *w, uint32_t from, uint32_t to) {
    const joining *j = job;
    hn_meter *m = &j->vm->meter;
    hn_str *r = HN_STR(w->value);
    uint32_t at = (uint32_t)w->at[1];
    unsigned width = HN_STR_WIDTH(r);
    for (uint32_t i = from; i < to; i++) {
        const hn_str *s = HN_STR(j->v[i]);
        if (i && j->sep) {
            HN_TRY(hntext_copy_long(m, r->data, width, at, j->sep->data, HN_STR_WIDTH(j->sep), j->sep->len));
            at += j->sep->len;
        }
        HN_PACE(j->vm, i);
        HN_TRY(hntext_copy_long(m, r->data, width, at, s->data, HN_STR_WIDTH(s), s->len));
        at += s->len;
    }
    w->at[1] = at;
    return HN_OK;
}

/* The result's object, which is to be filled from its beginning on; the empty string is there at once. */
static hn_status begin_joined(joining *j, hn_partly *w) {
    hn_vm *vm = j->vm;
    uint64_t len = w->at[1];
    unsigned width = w->at[2] & HN_STR_WIDTH_MASK;
    if (len == 0) return hnstr_empty(vm, &w->value);
    if (len > HN_TEXT_MAX >> width) return HN_NOMEM;
    HN_TRY(hnmeter_charge(&vm->meter, (len << width) >> 6));
    hn_str *r = hnstr_alloc(vm, (uint32_t)len, width, w->at[2] & HN_STR_ASCII);
    if (!r) return HN_NOMEM;
    w->value = hnv_from_ref(r);
    w->at[0] = w->at[1] = 0;
    return HN_OK;
}

HN_PARTLY(str_join_kind);
static hn_status join_long(joining *j, hn_partly *w, uint32_t n, hn_part_fn *part) {
    return hnpartly_run(&j->vm->meter, &str_join_kind, w, part, j, n);
}

hn_status hntext_join(hn_vm *vm, const hn_str *sep, const hn_value *v, uint32_t n, hn_value *out) {
    hn_partly w;
    joining j = {vm, sep && sep->len ? sep : NULL, v};
    bool is_long = n > HN_PARTLY_LONG;
    if (n == 0) return hnstr_empty(vm, out);
    if (n == 1) {
        *out = v[0];
        return HN_OK;
    }
    HN_TRY(hnmeter_charge(&vm->meter, n >> 4));
    if (!hnpartly_resume(&vm->meter, &str_join_kind, &w)) {
        w.at[1] = j.sep ? (uint64_t)j.sep->len * (n - 1) : 0;
        w.at[2] = j.sep ? j.sep->h.flags & (HN_STR_WIDTH_MASK | HN_STR_ASCII) : HN_STR_ASCII;
    }
    if (w.value == HN_UNBOUND) {
        HN_TRY(is_long ? join_long(&j, &w, n, str_measure) : str_measure(&j, &w, 0, n));
        HN_TRY(begin_joined(&j, &w));
    }
    *out = w.value;
    if (HN_STR(*out)->len == 0) return HN_OK;
    hn_part_fn *part = HN_STR_WIDTH(HN_STR(*out)) == 0 ? join_bytes : join_wide;
    return is_long ? join_long(&j, &w, n, part) : part(&j, &w, 0, n);
}

/* ---- UTF-8 ---- */

/* n or fewer code points from `at` on. */
static uint32_t str_part_of(const hn_str *s, uint32_t at, const uint8_t **p) {
    *p = s->data + ((size_t)at << HN_STR_WIDTH(s));
    return s->len - at < PART ? s->len - at : PART;
}

hn_status hntext_utf8_size(hn_meter *m, const hn_str *s, size_t *size, bool *surrogates) {
    unsigned width = 1u << HN_STR_WIDTH(s);
    const uint8_t *p;
    *size = 0;
    *surrogates = false;
    for (uint32_t at = 0, n; at < s->len; at += n) {
        n = str_part_of(s, at, &p);
        *size += hnutf8_encoded_size(p, width, n);
        if (width > 1 && !*surrogates) *surrogates = hnutf8_find_surrogate(p, width, n) < n;
        if (n == PART) HN_TRY(hnmeter_pace(m, PART >> 4));
    }
    return HN_OK;
}

void hntext_put_utf8(const hn_str *s, size_t size, hn_buf *b) {
    const uint8_t *p;
    if (!hnbuf_reserve(b, size)) return;
    for (uint32_t at = 0, n; at < s->len && !b->failed; at += n) {
        n = str_part_of(s, at, &p);
        b->len += hnutf8_encode(b->data + b->len, p, 1u << HN_STR_WIDTH(s), n);
        if (n == PART) b->failed = hnmeter_late(b->meter, PART >> 3);
    }
}

void hnstr_to_utf8(const hn_str *s, hn_buf *b) {
    size_t size;
    bool surrogates;
    if (s->h.flags & HN_STR_ASCII)
        hnbuf_put(b, s->data, s->len);
    else if (hntext_utf8_size(b->meter, s, &size, &surrogates) != HN_OK)
        b->failed = true;
    else
        hntext_put_utf8(s, size, b);
}

const char *hnstr_cut(hn_value v, char *to, size_t cap) {
    size_t at = 0;
    if (hnv_is(v, HN_KIND_STR)) {
        const hn_str *s = HN_STR(v);
        for (uint32_t i = 0; i < s->len; i++) {
            uint32_t c = hnstr_at(s, i);
            if (at + hnutf8_size(c) >= cap) break;
            at += hnutf8_put((uint8_t *)to + at, c);
        }
    }
    if (cap) to[at] = 0;
    return to;
}
