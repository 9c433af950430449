/* The operators of str, bytes and bytearray but for comparison: + * %, `in`, subscripts. ops.c and ops_item.c
 * dispatch to it. It handles instances of subclasses by their payload. For a value whose class has
 * __index__ the functions return HN_SLOW, before any effect. */
#include "object/exc.h"
#include "object/bytes.h"
#include "object/find.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/text.h"
#include "object/type.h"
#include "object/memory.h"
#include "object/partly.h"
#include "object/percent.h"
#include "object/slice.h"
#include "object/strbuf.h"

#define BYTE_RANGE "byte must be in range(0, 256)"

hn_status hntext_index(hn_vm *vm, hn_value v, int64_t *out) {
    hn_value i = hnv_payload(v);
    if (hnint_is(i)) {
        if (hnint_to_i64(i, out)) return HN_OK;
        *out = hnint_sign(i) < 0 ? INT64_MIN : INT64_MAX;
        return HN_OK;
    }
    if (hnv_of_user_class(v) && hntype_lookup(vm, hntype_of(vm, v), HN_NAME(vm, __index__)) != HN_UNBOUND)
        return HN_SLOW;
    *out = 0;
    return HN_NOINDEX;
}

/* ---- + * % ---- */

static hn_status bytes_concat(hn_vm *vm, hn_value a, hn_value b, hn_value *out) {
    const uint8_t *p, *q;
    uint32_t n, m;
    if (!hntext_is(a) || !hnbytes_view(a, &p, &n) || !hnbytes_view(b, &q, &m)) {
        *out = HN_NOTIMPLEMENTED;
        return HN_OK;
    }
    if (n > HN_TEXT_MAX - m) return hnmeter_want(&vm->meter, (uint64_t)n + m, 1);
    HN_TRY(hnmeter_charge(&vm->meter, ((uint64_t)n + m) >> 6));
    uint8_t *to;
    if (hnv_is(a, HN_KIND_BYTES)) {
        hn_bytes *r = hnbytes_alloc(vm, n + m);
        if (!r) return HN_NOMEM;
        to = r->data;
        *out = hnv_from_ref(r);
    } else {
        HN_TRY(hnbytearray_new(vm, NULL, n + m, out));
        if (n + m == 0) return HN_OK;
        to = HN_BYTEARRAY(*out)->buf->data;
    }
    HN_TRY(hnmem_copy(&vm->meter, to, p, n));
    return hnmem_copy(&vm->meter, to + n, q, m);
}

/* `total` bytes of copies of the `size` bytes at p; total is a multiple of size. */
static hn_status repeat(hn_meter *m, uint8_t *to, const uint8_t *p, size_t size, size_t total) {
    if (size == 1) return hnmem_fill(m, to, p[0], total);
    if (to != p) HN_TRY(hnmem_copy(m, to, p, size));
    for (size_t done = size; done < total;) {
        size_t n = done < total - done ? done : total - done;
        HN_TRY(hnmem_copy(m, to + done, to, n));
        done += n;
    }
    return HN_OK;
}

hn_status hnstr_repeat(hn_vm *vm, hn_value v, int64_t times, hn_value *out) {
    const hn_str *s = HN_STR(v);
    unsigned width = HN_STR_WIDTH(s);
    if (times <= 0 || s->len == 0) return hnstr_empty(vm, out);
    if (times == 1) {
        *out = v;
        return HN_OK;
    }
    if (times > INT64_MAX / s->len) return hnexc_raise(vm, HN_T_OVERFLOWERROR, "repeated string is too long");
    if (times > HN_TEXT_MAX / s->len) return hnmeter_want(&vm->meter, (uint64_t)times, s->len);
    uint32_t len = s->len * (uint32_t)times;
    HN_TRY(hnmeter_charge(&vm->meter, ((uint64_t)len << width) >> 6));
    hn_str *r = hnstr_alloc(vm, len, width, s->h.flags & HN_STR_ASCII);
    if (!r) return HN_NOMEM;
    *out = hnv_from_ref(r);
    return repeat(&vm->meter, r->data, s->data, hnstr_size(s), hnstr_size(r));
}

static hn_status bytes_repeat(hn_vm *vm, hn_value v, int64_t times, hn_value *out) {
    const uint8_t *p = NULL;
    uint32_t n = 0;
    (void)hnbytes_view(v, &p, &n);
    if (times <= 0 || n == 0) return hnbytes_like(vm, v, NULL, 0, out);
    if (times == 1 && hnv_is(v, HN_KIND_BYTES)) {
        *out = v;
        return HN_OK;
    }
    if (times > INT64_MAX / n && hnv_is(v, HN_KIND_BYTES))
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "repeated bytes are too long");
    if (times > HN_TEXT_MAX / n) return hnmeter_want(&vm->meter, (uint64_t)times, n);
    uint32_t len = n * (uint32_t)times;
    HN_TRY(hnmeter_charge(&vm->meter, len >> 6));
    if (hnv_is(v, HN_KIND_BYTES)) {
        hn_bytes *r = hnbytes_alloc(vm, len);
        if (!r) return HN_NOMEM;
        *out = hnv_from_ref(r);
        return repeat(&vm->meter, r->data, p, n, len);
    }
    HN_TRY(hnbytearray_new(vm, NULL, len, out));
    return repeat(&vm->meter, HN_BYTEARRAY(*out)->buf->data, p, n, len);
}

/* How often: an int that an index can hold. HN_NOINDEX for what is no int at all. */
static hn_status repeat_count(hn_vm *vm, hn_value v, int64_t *times) {
    hn_value i = hnv_payload(v);
    HN_TRY(hntext_index(vm, v, times));
    if (hnint_is(i) && !hnint_to_i64(i, times))
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "cannot fit '%T' into an index-sized integer", v);
    return HN_OK;
}

static hn_status text_ops_repeat(hn_vm *vm, hn_value text, hn_value by, hn_value *out) {
    int64_t times;
    hn_status st = repeat_count(vm, by, &times);
    if (st == HN_NOINDEX) {
        *out = HN_NOTIMPLEMENTED;
        return HN_OK;
    }
    HN_TRY(st);
    return hnv_is(text, HN_KIND_STR) ? hnstr_repeat(vm, text, times, out)
                                     : bytes_repeat(vm, text, times, out);
}

hn_status hntext_binary(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out) {
    hn_value x = hnv_payload(a), y = hnv_payload(b);
    if (op == HN_BIN_ADD) {
        if (hnv_is(x, HN_KIND_STR) && hnv_is(y, HN_KIND_STR)) return hnstr_concat(vm, x, y, out);
        return bytes_concat(vm, x, y, out);
    }
    if (op == HN_BIN_MUL)
        return hntext_is(x) ? text_ops_repeat(vm, x, b, out) : text_ops_repeat(vm, y, a, out);
    if (op == HN_BIN_MOD && hntext_is(x))
        return hnv_is(x, HN_KIND_STR) ? hnstr_percent(vm, x, b, out) : hnbytes_percent(vm, x, b, out);
    *out = HN_NOTIMPLEMENTED;
    return HN_OK;
}

hn_status hntext_inplace(hn_vm *vm, hn_binop op, hn_value a, hn_value b, hn_value *out) {
    const uint8_t *p;
    uint32_t n;
    if (!hnv_is(a, HN_KIND_BYTEARRAY)) return hntext_binary(vm, op, a, b, out);
    hn_bytearray *x = HN_BYTEARRAY(a);
    if (op == HN_BIN_ADD && hnv_payload(b) == a && x->len) /* its own buffer is in use meanwhile */
        return hnexc_raise(vm, HN_T_BUFFERERROR, "Existing exports of data: object cannot be re-sized");
    if (op == HN_BIN_ADD && hnbytes_view(hnv_payload(b), &p, &n)) {
        HN_TRY(hnbytearray_splice(vm, x, x->len, x->len, p, n));
        *out = a;
        return HN_OK;
    }
    if (op != HN_BIN_MUL) return hntext_binary(vm, op, a, b, out);
    HN_TRY(hntext_binary(vm, op, a, b, out));
    if (*out == HN_NOTIMPLEMENTED) return HN_OK;
    (void)hnbytes_view(*out, &p, &n);
    HN_TRY(hnbytearray_splice(vm, x, 0, x->len, p, n));
    *out = a;
    return HN_OK;
}

/* ---- in ---- */

hn_status hntext_byte(hn_vm *vm, hn_value v, uint8_t *out) {
    int64_t i;
    hn_status st = hntext_index(vm, v, &i);
    if (st == HN_NOINDEX)
        return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object cannot be interpreted as an integer", v);
    HN_TRY(st);
    if (i < 0 || i > 255) return hnexc_raise(vm, HN_T_VALUEERROR, BYTE_RANGE);
    *out = (uint8_t)i;
    return HN_OK;
}

HN_PARTLY(collect_kind);
static hn_status text_ops_collect(hn_vm *vm, const char *message, const hn_value *item, uint32_t n,
                                  hn_partly *w) {
    int64_t c;
    for (uint32_t i = (uint32_t)w->at[0], begin = i; i < n; i++) {
        HN_PACE_PARTLY(vm, collect_kind, w, i, begin, (void)0);
        hn_status st = hntext_index(vm, item[i], &c);
        if (st == HN_NOINDEX)
            return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object cannot be interpreted as an integer",
                               item[i]);
        HN_TRY(st);
        if (c < 0 || c > 255) return hnexc_raise(vm, HN_T_VALUEERROR, "%s", message);
        HN_BYTES(w->value)->data[i] = (uint8_t)c;
    }
    return HN_OK;
}

HN_PARTLY(text_ops_items_kind);
hn_status hntext_items_begin(hn_vm *vm, hn_value source, hn_items *out) {
    hn_partly w;
    out->made = HN_UNBOUND;
    if (hnseq_view(source, &out->v, &out->n)) return HN_OK;
    if (hnv_is(source, HN_KIND_ITER)) return HN_SLOW;
    if (!hnpartly_resume(&vm->meter, &text_ops_items_kind, &w)) {
        hn_list *list = hnlist_new(vm, 0);
        if (!list) return HN_NOMEM;
        HN_TRY(hnlist_extend(vm, list, source));
        w.value = hnv_from_ref(list);
    }
    out->made = w.value;
    (void)hnseq_view(w.value, &out->v, &out->n);
    return HN_OK;
}

hn_status hntext_items_end(hn_vm *vm, const hn_items *items, hn_status st) {
    if (st != HN_AGAIN || items->made == HN_UNBOUND) return st;
    hn_partly w = {.value = items->made};
    return hnpartly_leave(&vm->meter, &text_ops_items_kind, &w);
}

static hn_status collect_items(hn_vm *vm, const hn_items *items, const char *message, hn_value *out) {
    hn_partly w;
    HN_TRY(hnmeter_charge(&vm->meter, items->n >> 4));
    if (!hnpartly_resume(&vm->meter, &collect_kind, &w)) {
        hn_bytes *b = hnbytes_alloc(vm, items->n);
        if (!b) return HN_NOMEM;
        w.value = hnv_from_ref(b);
    }
    *out = w.value;
    return text_ops_collect(vm, message, items->v, items->n, &w);
}

hn_status hntext_collect(hn_vm *vm, hn_value source, const char *message, hn_value *out) {
    hn_items items;
    HN_TRY(hntext_items_begin(vm, source, &items));
    return hntext_items_end(vm, &items, collect_items(vm, &items, message, out));
}

static hn_status bytes_contains(hn_vm *vm, hn_value container, hn_value item, bool *out) {
    const uint8_t *p = NULL, *q;
    uint32_t n = 0, m;
    int64_t i;
    uint8_t c;
    (void)hnbytes_view(container, &p, &n);
    HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
    if (hnbytes_view(hnv_payload(item), &q, &m)) {
        *out = hnfind_first(&vm->meter, p, n, q, m, 0) >= 0;
        return hnmeter_charge(&vm->meter, 0);
    }
    hn_status st = hntext_index(vm, item, &i);
    if (st == HN_NOINDEX) HN_TRY(hnmemory_refused(vm, item));
    if (st == HN_NOINDEX)
        return hnexc_raise(vm, HN_T_TYPEERROR, "a bytes-like object is required, not '%T'", item);
    HN_TRY(st);
    HN_TRY(hntext_byte(vm, item, &c));
    size_t at;
    HN_TRY(hnmem_find_long(&vm->meter, p, n, c, &at));
    *out = at < n;
    return HN_OK;
}

hn_status hntext_contains(hn_vm *vm, hn_value container, hn_value item, bool *out) {
    container = hnv_payload(container);
    if (!hnv_is(container, HN_KIND_STR)) return bytes_contains(vm, container, item, out);
    hn_value x = hnv_payload(item);
    if (!hnv_is(x, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "'in <string>' requires string as left operand, not %T", item);
    int64_t at;
    HN_TRY(hnstr_find(vm, HN_STR(container), HN_STR(x), 0, HN_STR(container)->len, &at));
    *out = at >= 0;
    return HN_OK;
}

/* ---- indexing ---- */

typedef struct stepping {
    hn_vm *vm;
    const uint8_t *p;
    uint8_t *to; /* NULL: into a builder */
    unsigned width;
    int64_t start, step;
} stepping;

static hn_status put_steps(void *job, hn_partly *w, uint32_t from, uint32_t to) {
    const stepping *s = job;
    int64_t at = s->start + s->step * from;
    if (s->to) {
        for (uint32_t i = from; i < to; i++, at += s->step) s->to[i] = s->p[at];
    } else {
        for (uint32_t i = from; i < to; i++, at += s->step)
            hnstrbuf_char(&w->text, hntext_at(s->p, s->width, (size_t)at));
    }
    return hnmeter_pace(&s->vm->meter, (to - from) >> 3);
}

HN_PARTLY(step_kind);
static hn_status str_slice_step(hn_vm *vm, hn_value o, int64_t start, int64_t step, uint32_t n,
                                hn_value *out) {
    const hn_str *s = HN_STR(o);
    stepping by = {vm, s->data, NULL, HN_STR_WIDTH(s), start, step};
    bool ascii = s->h.flags & HN_STR_ASCII;
    hn_partly w;
    HN_TRY(hnmeter_charge(&vm->meter, n >> 4));
    if (n == 0) return hnstr_empty(vm, out);
    if (n == 1) return hnstr_from_char(vm, hnstr_at(s, (uint32_t)start), out);
    if (!hnpartly_resume(&vm->meter, &step_kind, &w)) {
        hn_str *r = ascii ? hnstr_alloc(vm, n, 0, true) : NULL;
        if (ascii && !r) return HN_NOMEM;
        if (ascii)
            w.value = hnv_from_ref(r);
        else
            hnstrbuf_init(&w.text, vm);
    }
    if (ascii) by.to = HN_STR(w.value)->data;
    HN_TRY(hnpartly_run(&vm->meter, &step_kind, &w, put_steps, &by, n));
    if (!ascii) return hnstrbuf_finish(&w.text, out);
    *out = w.value;
    return HN_OK;
}

static hn_status bytes_slice_step(hn_vm *vm, hn_value o, int64_t start, int64_t step, uint32_t n,
                                  hn_value *out) {
    const uint8_t *p = NULL;
    uint32_t len = 0;
    hn_partly w;
    (void)hnbytes_view(o, &p, &len);
    if (step == 1 && n == len && hnv_is(o, HN_KIND_BYTES)) {
        *out = o;
        return HN_OK;
    }
    if (step == 1 || n == 0) return hnbytes_like(vm, o, n ? p + start : p, n, out);
    HN_TRY(hnmeter_charge(&vm->meter, n >> 4));
    if (!hnpartly_resume(&vm->meter, &step_kind, &w)) {
        hn_bytes *r = hnbytes_alloc(vm, n);
        if (!r) return HN_NOMEM;
        w.value = hnv_from_ref(r);
    }
    stepping by = {vm, p, HN_BYTES(w.value)->data, 0, start, step};
    HN_TRY(hnpartly_run(&vm->meter, &step_kind, &w, put_steps, &by, n));
    return hnbytes_made_like(vm, o, w.value, out);
}

static hn_status index_error(hn_vm *vm, hn_value o, hn_value key) {
    if (hnv_is(o, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "string indices must be integers, not '%T'", key);
    return hnexc_raise(vm, HN_T_TYPEERROR, "%s indices must be integers or slices, not %T",
                       hnv_is(o, HN_KIND_BYTES) ? "byte" : "bytearray", key);
}

static hn_status text_ops_range_error(hn_vm *vm, hn_value o) {
    return hnexc_raise(vm, HN_T_INDEXERROR, "%sindex out of range",
                       hnv_is(o, HN_KIND_STR)         ? "string "
                       : hnv_is(o, HN_KIND_BYTEARRAY) ? "bytearray "
                                                      : "");
}

/* The position that an integer key means in `len` items. */
static hn_status text_ops_position(hn_vm *vm, hn_value o, hn_value key, uint32_t len, uint32_t *at) {
    int64_t i;
    hn_status st = hntext_index(vm, key, &i);
    if (st == HN_NOINDEX) return index_error(vm, o, key);
    HN_TRY(st);
    if (hnv_is(hnv_payload(key), HN_KIND_INT) && (i == INT64_MAX || i == INT64_MIN))
        return hnexc_raise(vm, HN_T_INDEXERROR, "cannot fit '%T' into an index-sized integer", key);
    if (i < 0) i += len;
    if (i < 0 || i >= len) return text_ops_range_error(vm, o);
    *at = (uint32_t)i;
    return HN_OK;
}

hn_status hntext_getitem(hn_vm *vm, hn_value o, hn_value key, hn_value *out) {
    const uint8_t *p = NULL;
    uint32_t n = 0, at, count;
    int64_t start, step;
    o = hnv_payload(o);
    bool str = hnv_is(o, HN_KIND_STR);
    if (str)
        n = HN_STR(o)->len;
    else
        (void)hnbytes_view(o, &p, &n);
    if (hnv_is(key, HN_KIND_SLICE)) {
        HN_TRY(hnslice_resolve(vm, key, n, &start, &step, &count));
        if (!str) return bytes_slice_step(vm, o, start, step, count, out);
        if (count == 0) return hnstr_empty(vm, out);
        if (step == 1) return hnstr_slice(vm, o, (uint32_t)start, (uint32_t)start + count, out);
        return str_slice_step(vm, o, start, step, count, out);
    }
    HN_TRY(text_ops_position(vm, o, key, n, &at));
    if (str) return hnstr_from_char(vm, hnstr_at(HN_STR(o), at), out);
    *out = hnv_from_int(p[at]);
    return HN_OK;
}

/* The bytes of a slice removed: `count` of them, `step` apart. */
static hn_status delete_step(hn_vm *vm, hn_bytearray *b, int64_t start, int64_t step, uint32_t count) {
    if (count == 0 && step == 1) return HN_OK;
    HN_TRY(hnmemory_resizable(vm, b));
    if (count == 0) return HN_OK;
    if (step < 0) {
        start += step * (int64_t)(count - 1);
        step = -step;
    }
    HN_TRY(hnmeter_charge(&vm->meter, b->len >> 4));
    uint32_t from = (uint32_t)start, gone = 0, n = 0;
    hn_value rest;
    HN_TRY(hnbytes_new(vm, b->buf->data + from, b->len - from, &rest));
    uint8_t *kept = HN_BYTES(rest)->data;
    for (uint32_t i = 0; i < HN_BYTES(rest)->len; i++) {
        HN_PACE(vm, i);
        if (gone < count && i == step * gone)
            gone++;
        else
            kept[n++] = kept[i];
    }
    HN_TRY(hnbytearray_splice(vm, b, from, b->len, kept, n));
    hnheap_release(vm, HN_BYTES(rest));
    return HN_OK;
}

static hn_status text_ops_assign_slice(hn_vm *vm, hn_bytearray *b, hn_value key, hn_value value) {
    const uint8_t *p;
    uint32_t n, count;
    int64_t start, step;
    HN_TRY(hnslice_resolve(vm, key, b->len, &start, &step, &count));
    hn_value v = hnv_payload(value);
    if (hnv_is(v, HN_KIND_MEMORYVIEW)) HN_TRY(hnmemory_tobytes(vm, HN_MEMORY(v), &v));
    if (hnv_is_ref(v) && !hntext_is(v) && !hnnum_is(v)) HN_TRY(hntext_collect(vm, v, BYTE_RANGE, &v));
    if (!hnbytes_view(v, &p, &n)) {
        if (hnnum_is(v) || hnv_is(v, HN_KIND_STR))
            return hnexc_raise(vm, HN_T_TYPEERROR,
                               "can assign only bytes, buffers, or iterables of ints in range(0, 256)");
        return HN_SLOW;
    }
    if (step == 1) return hnbytearray_splice(vm, b, (uint32_t)start, (uint32_t)start + count, p, n);
    if (n == 0) return delete_step(vm, b, start, step, count);
    if (n != count)
        return hnexc_raise(vm, HN_T_VALUEERROR,
                           "attempt to assign bytes of size %u to extended slice of size %u", n, count);
    HN_TRY(hnmeter_charge(&vm->meter, n >> 4));
    if (n && p >= b->buf->data && p < b->buf->data + b->len) { /* b[::-1] = b */
        hn_value copy;
        HN_TRY(hnbytes_new(vm, p, n, &copy));
        p = HN_BYTES(copy)->data;
    }
    if (n < HN_LONG) {
        for (uint32_t i = 0; i < n; i++) b->buf->data[start + step * i] = p[i];
        return HN_OK;
    }
    hn_value whole; /* in a copy: what there is no time for has not begun */
    HN_TRY(hnbytes_new(vm, b->buf->data, b->len, &whole));
    for (uint32_t i = 0; i < n; i++) {
        HN_PACE(vm, i);
        HN_BYTES(whole)->data[start + step * i] = p[i];
    }
    HN_TRY(hnbytearray_splice(vm, b, 0, b->len, HN_BYTES(whole)->data, b->len));
    hnheap_release(vm, HN_BYTES(whole));
    return HN_OK;
}

hn_status hntext_setitem(hn_vm *vm, hn_value o, hn_value key, hn_value value) {
    uint32_t at;
    int64_t i;
    uint8_t c;
    o = hnv_payload(o);
    hn_bytearray *b = HN_BYTEARRAY(o);
    if (hnv_is(key, HN_KIND_SLICE)) return text_ops_assign_slice(vm, b, key, value);
    if (hnint_is(hnv_payload(key)) && hnint_to_i64(hnv_payload(key), &i))
        HN_TRY(hntext_byte(vm, value, &c)); /* before the index is compared */
    HN_TRY(text_ops_position(vm, o, key, b->len, &at));
    HN_TRY(hntext_byte(vm, value, &c));
    b->buf->data[at] = c;
    return HN_OK;
}

hn_status hntext_delitem(hn_vm *vm, hn_value o, hn_value key) {
    uint32_t at, count;
    int64_t start, step;
    o = hnv_payload(o);
    hn_bytearray *b = HN_BYTEARRAY(o);
    if (hnv_is(key, HN_KIND_SLICE)) {
        HN_TRY(hnslice_resolve(vm, key, b->len, &start, &step, &count));
        return delete_step(vm, b, start, step, count);
    }
    HN_TRY(text_ops_position(vm, o, key, b->len, &at));
    return hnbytearray_splice(vm, b, at, at + 1, NULL, 0);
}
