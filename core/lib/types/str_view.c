/* The parts of the methods of str, bytes and bytearray that are not inline: arguments, sub-texts, results. */
#include "lib/types/str_view.h"
#include "lib/twins.h"

#include "object/bytes.h"
#include "object/memory.h"
#include "object/strbuf.h"

bool hnview_of_bytes(hn_value v, hn_view *out) {
    out->v = v;
    out->width = 0;
    out->ascii = false;
    if (!hnbytes_view(v, &out->p, &out->n)) return false;
    out->kind = hnv_ref(v)->kind;
    return true;
}

const char *hnarg_type(hn_vm *vm, hn_value v, char to[64]) {
    return v == HN_NONE ? "None" : hntype_name_of(vm, v, to, 64);
}

hn_status hnview_other_arg(hn_vm *vm, const hn_view *self, hn_value arg, const char *message, hn_view *out) {
    char name[64];
    hn_value v = hnv_payload(arg);
    if (hnview_of(v, out) && (out->kind == HN_KIND_STR) == (self->kind == HN_KIND_STR)) return HN_OK;
    if (self->kind == HN_KIND_STR) return hnexc_raise(vm, HN_T_TYPEERROR, message, hnarg_type(vm, arg, name));
    HN_TRY(hnmemory_refused(vm, v));
    return hnexc_raise(vm, HN_T_TYPEERROR, "a bytes-like object is required, not '%T'", arg);
}

hn_status hnview_sub_bytes(hn_vm *vm, const hn_view *self, uint32_t from, uint32_t to, hn_value *out) {
    if (self->kind == HN_KIND_BYTES && to - from == self->n) {
        *out = self->v;
        return HN_OK;
    }
    return hnbytes_like(vm, self->v, self->p + from, to - from, out);
}

void hnview_put(hn_strbuf *b, const hn_view *s, uint32_t from, uint32_t to) {
    if (s->kind == HN_KIND_STR)
        hnstrbuf_sub(b, HN_STR(s->v), from, to);
    else
        hnstrbuf_latin1(b, s->p + from, to - from);
}

hn_status hnview_finish(const hn_view *self, hn_strbuf *b, hn_value *out) {
    if (self->kind == HN_KIND_STR) return hnstrbuf_finish(b, out);
    hn_status st = b->failed ? HN_NOMEM : hnbytes_like(b->vm, self->v, b->data, b->len, out);
    hnstrbuf_free(b);
    return st;
}

/* ---- arguments ---- */

hn_status hnarg_int(hn_vm *vm, hn_value v, int64_t missing, int64_t *out) {
    if (v == HN_UNBOUND) {
        *out = missing;
        return HN_OK;
    }
    hn_status st = hntext_index(vm, v, out);
    if (st != HN_NOINDEX) return st;
    return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object cannot be interpreted as an integer", v);
}

hn_status hnarg_size(hn_vm *vm, hn_value v, int64_t missing, int64_t *out) {
    HN_TRY(hnarg_int(vm, v, missing, out));
    if ((*out == INT64_MAX || *out == INT64_MIN) && v != HN_UNBOUND && !hnint_to_i64(hnv_payload(v), out))
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C ssize_t");
    return HN_OK;
}

static hn_status str_view_bound(hn_vm *vm, hn_value v, int64_t missing, int64_t *out) {
    if (v == HN_UNBOUND || v == HN_NONE) {
        *out = missing;
        return HN_OK;
    }
    hn_status st = hntext_index(vm, v, out);
    if (st != HN_NOINDEX) return st;
    return hnexc_raise(vm, HN_T_TYPEERROR,
                       "slice indices must be integers or None or have an __index__ method");
}

hn_status hnarg_bounds(hn_vm *vm, hn_value start, hn_value end, uint32_t n, uint32_t *from, uint32_t *to) {
    int64_t a, z;
    HN_TRY(str_view_bound(vm, start, 0, &a));
    HN_TRY(str_view_bound(vm, end, n, &z));
    if (z > n)
        z = n;
    else if (z < 0)
        z = z + n < 0 ? 0 : z + n;
    if (a < 0) a = a + n < 0 ? 0 : a + n;
    *from = a > n ? n + 1 : (uint32_t)a;
    *to = (uint32_t)z;
    return HN_OK;
}
