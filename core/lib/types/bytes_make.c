/* The construction of bytes and bytearray from an argument, and methods that make another value: decode, hex,
 * join, translate. bytes.c and bytearray.c call it. For a source that needs Python code (__bytes__,
 * __index__, an iterable) hnbytesmake_make returns HN_SLOW. */
#include "lib/types/bytes_shared.h"
#include "lib/types/str_codec.h"
#include "lib/twins.h"
#include "object/bytes.h"
#include "object/memory.h"
#include "object/heap.h"
#include "object/ops_internal.h"
#include "object/partly.h"

/* ---- bytes(...) ---- */

hn_status hnbytesmake_count(hn_vm *vm, hn_value v, uint32_t *out) {
    int64_t n;
    if (!hnint_to_i64(v, &n))
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "cannot fit '%T' into an index-sized integer", v);
    if (n < 0) return hnexc_raise(vm, HN_T_VALUEERROR, "negative count");
    if (n > HN_TEXT_MAX) return hnmeter_want(&vm->meter, (uint64_t)n, 1);
    *out = (uint32_t)n;
    return HN_OK;
}

static hn_status of_count(hn_vm *vm, hn_value v, hn_value *out) {
    uint32_t n;
    HN_TRY(hnbytesmake_count(vm, v, &n));
    HN_TRY(hnmeter_charge(&vm->meter, n >> 6));
    hn_bytes *b = hnbytes_alloc(vm, n);
    if (!b) return HN_NOMEM;
    *out = hnv_from_ref(b);
    return hnmem_fill(&vm->meter, b->data, 0, n);
}

static hn_status bytes_make_check_name(hn_vm *vm, const char *fn, const char *param, hn_value v) {
    char type[64];
    if (v == HN_UNBOUND || hnv_is(hnv_payload(v), HN_KIND_STR)) return hncodec_check_name(vm, v);
    return hnexc_raise(vm, HN_T_TYPEERROR, "%s() argument '%s' must be str, not %s", fn, param,
                       hnarg_type(vm, v, type));
}

hn_status hnbytesmake_make(hn_vm *vm, const char *name, const hn_value *args, hn_value *out) {
    hn_value source = args[0], v = hnv_payload(source);
    bool coded = args[1] != HN_UNBOUND || args[2] != HN_UNBOUND;
    const uint8_t *p;
    uint32_t n;
    HN_TRY(bytes_make_check_name(vm, name, "encoding", args[1]));
    HN_TRY(bytes_make_check_name(vm, name, "errors", args[2]));
    if (hnv_is(v, HN_KIND_STR) && args[1] != HN_UNBOUND) return hncodec_encode(vm, v, args[1], args[2], out);
    if (hnv_is(v, HN_KIND_STR) && (v == source || coded))
        return hnexc_raise(vm, HN_T_TYPEERROR, "string argument without an encoding");
    if (coded)
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           args[1] != HN_UNBOUND ? "encoding without a string argument"
                                                 : "errors without a string argument");
    if (source == HN_UNBOUND) return hnbytes_new(vm, NULL, 0, out);
    if (v != source) return HN_SLOW; /* its class may have __bytes__ */
    if (hnv_is(v, HN_KIND_BYTES)) {
        *out = v;
        return HN_OK;
    }
    if (hnbytes_view(v, &p, &n)) return hnbytes_new(vm, p, n, out);
    if (hnv_is(v, HN_KIND_MEMORYVIEW)) return hnmemory_tobytes(vm, HN_MEMORY(v), out);
    if (hnint_is(v)) return of_count(vm, v, out);
    if (hnv_is_double(v) || v == HN_NONE)
        return hnexc_raise(vm, HN_T_TYPEERROR, "cannot convert '%T' object to %s", v, name);
    bool array = name[4] == 'a';
    return hntext_collect(vm, v, array ? "byte must be in range(0, 256)" : "bytes must be in range(0, 256)",
                          out);
}

/* The first n bytes of what was made with room for more. */
static hn_status first_bytes(hn_vm *vm, hn_value made, uint32_t n, hn_value *out) {
    hn_bytes *b = HN_BYTES(made);
    *out = made;
    if (n == b->len && n) return HN_OK;
    HN_TRY(hnbytes_new(vm, b->data, n, out));
    hnheap_release(vm, b);
    return HN_OK;
}

/* ---- hex ---- */

static int hex_digit(uint32_t c) {
    if (c >= '0' && c <= '9') return (int)c - '0';
    c |= 32;
    return c >= 'a' && c <= 'f' ? (int)c - 'a' + 10 : -1;
}

/* What is not ASCII is found before the first wrong digit. */
static hn_status bad_hex(hn_vm *vm, const hn_view *s, uint32_t at) {
    for (uint32_t i = at; i < s->n; i++) {
        HN_PACE(vm, i - at);
        if (hnview_at(s, i) <= 127) continue;
        at = i;
        break;
    }
    return hnexc_raise(vm, HN_T_VALUEERROR, "non-hexadecimal number found in fromhex() arg at position %u",
                       at);
}

/* w->value has room for as many bytes as there may be; w->at[1] are there. */
HN_PARTLY(fromhex_kind);
static hn_status read_hex(hn_vm *vm, const hn_view *s, hn_partly *w) {
    uint8_t *to = HN_BYTES(w->value)->data;
    uint32_t n = (uint32_t)w->at[1], begin = (uint32_t)w->at[0];
    for (uint32_t i = begin; i < s->n;) {
        HN_PACE_PARTLY_BY(0x7FE, 0x400 >> 3, vm, fromhex_kind, w, i, begin, w->at[1] = n);
        uint32_t c = hnview_at(s, i);
        if (c == ' ' || (c >= 9 && c <= 13)) {
            i++;
            continue;
        }
        int high = hex_digit(c), low;
        if (high < 0 || c > 127) return bad_hex(vm, s, i);
        if (i + 1 >= s->n)
            return hnexc_raise(vm, HN_T_VALUEERROR,
                               "fromhex() arg must contain an even number of hexadecimal digits");
        c = hnview_at(s, i + 1);
        low = hex_digit(c);
        if (low < 0 || c > 127) return bad_hex(vm, s, i + 1);
        to[n++] = (uint8_t)(high << 4 | low);
        i += 2;
    }
    w->at[1] = n;
    return HN_OK;
}

hn_status hnbytesmake_parse_hex(hn_vm *vm, hn_value text, hn_value *out) {
    hn_view s;
    hn_partly w;
    if (!hnview_of(hnv_payload(text), &s)) {
        HN_TRY(hnmemory_refused(vm, text));
        return hnexc_raise(vm, HN_T_TYPEERROR, "fromhex() argument must be str or bytes-like, not %Q", text);
    }
    HN_TRY(hnmeter_charge(&vm->meter, s.n >> 4));
    if (!hnpartly_resume(&vm->meter, &fromhex_kind, &w)) {
        hn_bytes *b = hnbytes_alloc(vm, s.n / 2);
        if (!b) return HN_NOMEM;
        w.value = hnv_from_ref(b);
    }
    HN_TRY(read_hex(vm, &s, &w));
    return first_bytes(vm, w.value, (uint32_t)w.at[1], out);
}

static hn_status separator(hn_vm *vm, hn_value v, uint32_t *sep) {
    hn_view s;
    if (!hnview_of(hnv_payload(v), &s)) {
        if (hnv_is_ref(v) && hnobj_is_instance(hnv_ref(v)))
            return hnexc_raise(vm, HN_T_TYPEERROR, "sep must be str or bytes.");
        int64_t len;
        hn_status st = hnops_len(vm, v, &len);
        if (st != HN_OK)
            return st == HN_SLOW ? hnexc_raise(vm, HN_T_TYPEERROR, "object of type '%T' has no len()", v)
                                 : st;
        return len == 1 ? hnexc_raise(vm, HN_T_TYPEERROR, "sep must be str or bytes.")
                        : hnexc_raise(vm, HN_T_VALUEERROR, "sep must be length 1.");
    }
    if (s.n != 1) return hnexc_raise(vm, HN_T_VALUEERROR, "sep must be length 1.");
    if (!hnv_is(hnv_payload(v), HN_KIND_STR) && !hnv_is(hnv_payload(v), HN_KIND_BYTES))
        return hnexc_raise(vm, HN_T_TYPEERROR, "sep must be str or bytes.");
    *sep = hnview_at(&s, 0);
    if (*sep > 127) return hnexc_raise(vm, HN_T_VALUEERROR, "sep must be ASCII.");
    return HN_OK;
}

typedef struct hexing {
    hn_vm *vm;
    hn_view s;
    uint32_t sep, size; /* of a group; 0: there are none */
    bool left;          /* groups count from the left, not from the right */
} hexing;

HN_PARTLY(hex_kind);
static hn_status bytes_make_put_hex(void *job, hn_partly *w, uint32_t from, uint32_t to) {
    static const char digits[] = "0123456789abcdef";
    const hexing *h = job;
    uint8_t *p = HN_STR(w->value)->data + w->at[1];
    uint32_t whole = h->size ? (h->left ? from : h->s.n - from) % h->size : 1; /* until a separator */
    if (h->size && h->left) whole = (h->size - whole) % h->size;
    for (uint32_t i = from; i < to; i++, whole--) {
        if (h->size && whole == 0) {
            if (i) *p++ = (uint8_t)h->sep;
            whole = h->size;
        }
        *p++ = (uint8_t)digits[h->s.p[i] >> 4];
        *p++ = (uint8_t)digits[h->s.p[i] & 15];
    }
    w->at[1] = (uint64_t)(p - HN_STR(w->value)->data);
    return hnmeter_pace(&h->vm->meter, (to - from) >> 3);
}

static hn_status make_hex(hexing *h, hn_value *out) {
    hn_vm *vm = h->vm;
    hn_partly w;
    uint32_t n = h->s.n;
    if (n > HN_TEXT_MAX / 3) return HN_NOMEM;
    if (n == 0) return hnstr_empty(vm, out);
    if (!hnpartly_resume(&vm->meter, &hex_kind, &w)) {
        hn_str *s = hnstr_alloc(vm, 2 * n + (h->size ? (n - 1) / h->size : 0), 0, true);
        if (!s) return HN_NOMEM;
        w.value = hnv_from_ref(s);
    }
    HN_TRY(hnpartly_run(&vm->meter, &hex_kind, &w, bytes_make_put_hex, h, n));
    *out = w.value;
    return HN_OK;
}

hn_status hnbytesmake_hex(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hexing h = {.vm = vm};
    int64_t group;
    (void)hnview_of(args[0], &h.s);
    HN_TRY(hnarg_int(vm, args[2], 1, &group));
    if (group < INT32_MIN || group > INT32_MAX)
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C int");
    if (args[1] != HN_UNBOUND) HN_TRY(separator(vm, args[1], &h.sep));
    if (args[1] == HN_UNBOUND) group = 0;
    h.left = group < 0;
    h.size = (uint32_t)(group < 0 ? -group : group);
    return make_hex(&h, out);
}

/* ---- decode, join, translate ---- */

hn_status hnbytesmake_decode(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(bytes_make_check_name(vm, "decode", "encoding", args[1]));
    HN_TRY(bytes_make_check_name(vm, "decode", "errors", args[2]));
    hn_status st = hncodec_decode(vm, args[0], args[1], args[2], out);
    return st == HN_SLOW ? hncodec_call(vm, args) : st;
}

/* The bytes of the items and what is between them; HN_SLOW for an item that Python has to look at. */
HN_PARTLY(join_size_kind);
static hn_status join_size(hn_vm *vm, const hn_items *items, const hn_view *sep, uint64_t *out) {
    static const char who;
    const uint8_t *p;
    uint32_t m, n = items->n;
    hn_partly w;
    hn_work_part part = {.who = &who, .gives = {{out, sizeof *out}}};
    if (n > HN_PARTLY_LONG && hnwork_recall(&vm->meter, &part)) return HN_OK;
    if (!hnpartly_resume(&vm->meter, &join_size_kind, &w)) w.at[1] = n > 1 ? (uint64_t)sep->n * (n - 1) : 0;
    uint64_t len = w.at[1];
    for (uint32_t i = (uint32_t)w.at[0], begin = i; i < n; i++) {
        HN_PACE_PARTLY(vm, join_size_kind, &w, i, begin, w.at[1] = len);
        hn_value v = items->v[i];
        if (!hnbytes_view(hnv_payload(v), &p, &m)) {
            if (hnv_of_user_class(v) && hnmemory_refused(vm, v) == HN_SLOW) return HN_SLOW;
            return hnexc_raise(vm, HN_T_TYPEERROR, "sequence item %u: expected a bytes-like object, %T found",
                               i, v);
        }
        len += m;
    }
    *out = len;
    return n > HN_PARTLY_LONG ? hnwork_keep(&vm->meter, &part) : HN_OK;
}

typedef struct joining {
    hn_vm *vm;
    const hn_value *item;
    const hn_view *sep;
} joining;

HN_PARTLY(bytes_make_join_kind);
static hn_status put_joined(void *job, hn_partly *w, uint32_t from, uint32_t to) {
    const joining *j = job;
    const uint8_t *p;
    uint32_t m;
    uint8_t *at = HN_BYTES(w->value)->data + w->at[1];
    for (uint32_t i = from; i < to; i++) {
        if (i) {
            HN_TRY(hnmem_copy(&j->vm->meter, at, j->sep->p, j->sep->n));
            at += j->sep->n;
        }
        if (!hnbytes_view(hnv_payload(j->item[i]), &p, &m)) continue;
        HN_TRY(hnmem_copy(&j->vm->meter, at, p, m));
        at += m;
    }
    w->at[1] = (uint64_t)(at - HN_BYTES(w->value)->data);
    return hnmeter_pace(&j->vm->meter, (to - from) >> 2);
}

static hn_status bytes_make_join(hn_vm *vm, const hn_value *args, const hn_items *items, hn_value *out) {
    hn_view sep;
    uint64_t len;
    hn_partly w;
    (void)hnview_of(args[0], &sep);
    HN_TRY(hnmeter_charge(&vm->meter, items->n >> 4));
    HN_TRY(join_size(vm, items, &sep, &len));
    if (len > HN_TEXT_MAX) return hnmeter_want(&vm->meter, len, 1);
    if (items->n == 1 && sep.kind == HN_KIND_BYTES && hnv_is(items->v[0], HN_KIND_BYTES)) {
        *out = items->v[0];
        return HN_OK;
    }
    HN_TRY(hnmeter_charge(&vm->meter, len >> 6));
    if (len == 0) return hnbytes_like(vm, args[0], NULL, 0, out);
    if (!hnpartly_resume(&vm->meter, &bytes_make_join_kind, &w)) {
        hn_bytes *b = hnbytes_alloc(vm, (uint32_t)len);
        if (!b) return HN_NOMEM;
        w.value = hnv_from_ref(b);
    }
    joining j = {vm, items->v, &sep};
    HN_TRY(hnpartly_run(&vm->meter, &bytes_make_join_kind, &w, put_joined, &j, items->n));
    return hnbytes_made_like(vm, args[0], w.value, out);
}

hn_status hnbytesmake_join(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_items items;
    HN_TRY_SLOW(hntext_items_begin(vm, args[1], &items), HN_SLOW_STR_JOIN, 2, args);
    HN_TRY_SLOW(hntext_items_end(vm, &items, bytes_make_join(vm, args, &items, out)), HN_SLOW_STR_JOIN, 2,
                args);
    return HN_OK;
}

typedef struct translating {
    hn_vm *vm;
    const uint8_t *from, *table; /* NULL: as it is */
    bool drop[256];
} translating;

HN_PARTLY(bytes_make_translate_kind);
static hn_status put_translated(void *job, hn_partly *w, uint32_t from, uint32_t to) {
    const translating *t = job;
    uint8_t *at = HN_BYTES(w->value)->data + w->at[1];
    for (uint32_t i = from; i < to; i++) {
        uint8_t c = t->from[i];
        *at = t->table ? t->table[c] : c;
        at += !t->drop[c];
    }
    w->at[1] = (uint64_t)(at - HN_BYTES(w->value)->data);
    return hnmeter_pace(&t->vm->meter, (to - from) >> 3);
}

hn_status hnbytesmake_translate(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view self, table = {.p = NULL}, gone = {.p = NULL};
    hn_partly w;
    (void)hnview_of(args[0], &self);
    if (args[1] != HN_NONE) {
        HN_TRY(hnview_arg(vm, &self, args[1], "", &table));
        if (table.n != 256)
            return hnexc_raise(vm, HN_T_VALUEERROR, "translation table must be 256 characters long");
    }
    if (args[2] != HN_UNBOUND) HN_TRY(hnview_arg(vm, &self, args[2], "", &gone));
    translating t = {.vm = vm, .from = self.p, .table = table.p};
    HN_TRY(hnmeter_charge(&vm->meter, ((uint64_t)self.n + gone.n) >> 4));
    for (uint32_t i = 0; i < gone.n; i++) {
        HN_PACE(vm, i);
        t.drop[gone.p[i]] = true;
    }
    if (!hnpartly_resume(&vm->meter, &bytes_make_translate_kind, &w)) {
        hn_bytes *b = hnbytes_alloc(vm, self.n + 1); /* one more is written, and not counted */
        if (!b) return HN_NOMEM;
        w.value = hnv_from_ref(b);
    }
    HN_TRY(hnpartly_run(&vm->meter, &bytes_make_translate_kind, &w, put_translated, &t, self.n));
    HN_TRY(hnbytes_like(vm, args[0], HN_BYTES(w.value)->data, w.at[1], out));
    hnheap_release(vm, HN_BYTES(w.value));
    return HN_OK;
}

hn_status hnbytesmake_maketrans(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view from, to, self = {.kind = HN_KIND_BYTES};
    uint8_t table[256];
    HN_TRY(hnview_arg(vm, &self, args[0], "", &from));
    HN_TRY(hnview_arg(vm, &self, args[1], "", &to));
    if (from.n != to.n) return hnexc_raise(vm, HN_T_VALUEERROR, "maketrans arguments must have same length");
    HN_TRY(hnmeter_charge(&vm->meter, from.n >> 4));
    for (int i = 0; i < 256; i++) table[i] = (uint8_t)i;
    for (uint32_t i = 0; i < from.n; i++) {
        HN_PACE(vm, i);
        table[from.p[i]] = to.p[i];
    }
    return hnbytes_new(vm, table, 256, out);
}
