/* How bytes and bytearray are made, and their methods that make other things: decode, hex, join, translate.
 */
#include "lib/types/bytes_shared.h"
#include "lib/types/str_codec.h"
#include "object/ops_internal.h"

/* ---- bytes(...) ---- */

static hn_status of_count(hn_vm *vm, hn_value v, hn_value *out) {
    int64_t n;
    if (!hnint_to_i64(v, &n))
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "cannot fit '%T' into an index-sized integer", v);
    if (n < 0) return hnexc_raise(vm, HN_T_VALUEERROR, "negative count");
    if (n > HN_TEXT_MAX) return HN_NOMEM;
    HN_TRY(hnmeter_charge(&vm->meter, (uint64_t)n >> 6));
    hn_bytes *b = hnbytes_alloc(vm, (uint32_t)n);
    if (!b) return HN_NOMEM;
    *out = hnv_from_ref(b);
    return hnmem_fill(&vm->meter, b->data, 0, (size_t)n);
}

static hn_status check_name(hn_vm *vm, const char *fn, const char *param, hn_value v) {
    char type[64];
    if (v == HN_UNBOUND || hnv_is(hnv_payload(v), HN_KIND_STR)) return hncodec_check_name(vm, v);
    return hnexc_raise(vm, HN_T_TYPEERROR, "%s() argument '%s' must be str, not %s", fn, param,
                       hnarg_type(vm, v, type));
}

hn_status hnbytes_make(hn_vm *vm, const char *name, const hn_value *args, hn_value *out) {
    hn_value source = args[0], v = hnv_payload(source);
    bool coded = args[1] != HN_UNBOUND || args[2] != HN_UNBOUND;
    const uint8_t *p;
    uint32_t n;
    HN_TRY(check_name(vm, name, "encoding", args[1]));
    HN_TRY(check_name(vm, name, "errors", args[2]));
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

static hn_status read_hex(hn_vm *vm, const hn_view *s, hn_buf *b) {
    for (uint32_t i = 0; i < s->n;) {
        HN_PACE(vm, i >> 1);
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
        hnbuf_byte(b, (uint8_t)(high << 4 | low));
        i += 2;
    }
    return b->failed ? HN_NOMEM : HN_OK;
}

hn_status hnbytes_parse_hex(hn_vm *vm, hn_value text, hn_value *out) {
    hn_view s;
    if (!hnview_of(hnv_payload(text), &s))
        return hnexc_raise(vm, HN_T_TYPEERROR, "fromhex() argument must be str or bytes-like, not %Q", text);
    HN_TRY(hnmeter_charge(&vm->meter, s.n >> 4));
    hn_buf b;
    hnbuf_init(&b, &vm->meter);
    hn_status st = read_hex(vm, &s, &b);
    if (st == HN_OK) st = hnbytes_new(vm, b.data, b.len, out);
    hnbuf_free(&b);
    return st;
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

hn_status hnbytes_hex(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view s;
    uint32_t sep = 0;
    int64_t group;
    (void)hnview_of(args[0], &s);
    hn_status st = hnarg_int(vm, args[2], 1, &group);
    if (st == HN_SLOW) {
        hn_value given[3] = {args[0], args[1], args[2]};
        return hnarg_retry(vm, st, "hex", given, 3);
    }
    HN_TRY(st);
    if (group < INT32_MIN || group > INT32_MAX)
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C int");
    if (args[1] != HN_UNBOUND) HN_TRY(separator(vm, args[1], &sep));
    if (args[1] == HN_UNBOUND) group = 0;
    uint64_t size = (uint64_t)(group < 0 ? -group : group);
    if (s.n > HN_TEXT_MAX / 3) return HN_NOMEM;
    hn_strbuf b;
    hnstrbuf_init(&b, vm);
    for (uint32_t i = 0; i < s.n && !b.failed; i++) {
        if ((i & 1023) == 1023 && hnmeter_charge(&vm->meter, 128) != HN_OK) {
            hnstrbuf_free(&b);
            return HN_STOPPED;
        }
        /* Groups count from the right, and from the left when the number is negative. */
        uint64_t place = group < 0 ? i : s.n - i;
        if (i && size && place % size == 0) hnstrbuf_char(&b, sep);
        hnstrbuf_char(&b, (uint8_t) "0123456789abcdef"[s.p[i] >> 4]);
        hnstrbuf_char(&b, (uint8_t) "0123456789abcdef"[s.p[i] & 15]);
    }
    return hnstrbuf_finish(&b, out);
}

/* ---- decode, join, translate ---- */

hn_status hnbytes_decode(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(check_name(vm, "decode", "encoding", args[1]));
    HN_TRY(check_name(vm, "decode", "errors", args[2]));
    return hncodec_decode(vm, args[0], args[1], args[2], out);
}

hn_status hnbytes_join(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view sep;
    const hn_value *item;
    const uint8_t *p;
    uint32_t count, m;
    (void)hnview_of(args[0], &sep);
    HN_TRY_SLOW(hntext_items(vm, args[1], &item, &count), HN_SLOW_STR_JOIN, 2, args);
    HN_TRY(hnmeter_charge(&vm->meter, count >> 4));
    uint64_t len = count > 1 ? (uint64_t)sep.n * (count - 1) : 0;
    for (uint32_t i = 0; i < count; i++) {
        HN_PACE(vm, i);
        if (!hnbytes_view(hnv_payload(item[i]), &p, &m)) {
            if (hnops_is_instance(item[i]) && hnmemory_refused(vm, item[i]) == HN_SLOW)
                return hncall_slow(vm, HN_SLOW_STR_JOIN, 2, args);
            return hnexc_raise(vm, HN_T_TYPEERROR, "sequence item %u: expected a bytes-like object, %T found",
                               i, item[i]);
        }
        len += m;
    }
    if (len > HN_TEXT_MAX) return HN_NOMEM;
    if (count == 1 && sep.kind == HN_KIND_BYTES && hnv_is(item[0], HN_KIND_BYTES)) {
        *out = item[0];
        return HN_OK;
    }
    HN_TRY(hnmeter_charge(&vm->meter, len >> 6));
    hn_buf b;
    hnbuf_init(&b, &vm->meter);
    if (len) (void)hnbuf_reserve(&b, (size_t)len);
    for (uint32_t i = 0; i < count; i++) {
        if ((i & 0xFFF) == 0xFFF && hnmeter_late(&vm->meter, 0x1000 >> 2)) break;
        if (i && sep.n) hnbuf_put(&b, sep.p, sep.n);
        if (hnbytes_view(hnv_payload(item[i]), &p, &m) && m) hnbuf_put(&b, p, m);
    }
    hn_status st = hnmeter_charge(&vm->meter, 0);
    if (st == HN_OK) st = b.failed ? HN_NOMEM : hnbytes_like(vm, args[0], b.data, b.len, out);
    hnbuf_free(&b);
    return st;
}

hn_status hnbytes_translate(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view self, table = {.p = NULL}, gone = {.p = NULL};
    bool drop[256] = {false};
    (void)hnview_of(args[0], &self);
    if (args[1] != HN_NONE) {
        HN_TRY(hnview_arg(vm, &self, args[1], "", &table));
        if (table.n != 256)
            return hnexc_raise(vm, HN_T_VALUEERROR, "translation table must be 256 characters long");
    }
    if (args[2] != HN_UNBOUND) HN_TRY(hnview_arg(vm, &self, args[2], "", &gone));
    HN_TRY(hnmeter_charge(&vm->meter, ((uint64_t)self.n + gone.n) >> 4));
    for (uint32_t i = 0; i < gone.n; i++) {
        HN_PACE(vm, i);
        drop[gone.p[i]] = true;
    }
    hn_buf b;
    hnbuf_init(&b, &vm->meter);
    for (uint32_t i = 0; i < self.n && !b.failed; i++) {
        if ((i & 0x3FFF) == 0x3FFF && hnmeter_late(&vm->meter, 0x4000 >> 3)) break;
        if (!drop[self.p[i]]) hnbuf_byte(&b, table.p ? table.p[self.p[i]] : self.p[i]);
    }
    hn_status st = hnmeter_charge(&vm->meter, 0);
    if (st == HN_OK) st = b.failed ? HN_NOMEM : hnbytes_like(vm, args[0], b.data, b.len, out);
    hnbuf_free(&b);
    return st;
}

hn_status hnbytes_maketrans(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
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
