/* The type bytearray: construction, and the methods that change it, called through vm/native.c. Methods that
 * bytes shares are in bytes_table.inc. The size must change through hnbytearray_splice alone, because
 * memoryviews may refer to the buffer. */
#include "lib/lib.h"
#include "lib/types/bytes_shared.h"
#include "lib/types/str_codec.h"
#include "lib/types/str_search.h"
#include "lib/twins.h"
#include "object/bytes.h"
#include "object/repr.h"
#include "object/shape.h"

/* Replaces the content by n bytes at p, or n zeros where p is NULL. */
static hn_status refill(hn_vm *vm, hn_bytearray *b, const uint8_t *p, uint32_t n) {
    if (b->len) HN_TRY(hnmemory_resizable(vm, b)); /* __init__ empties it first */
    return hnbytearray_splice(vm, b, 0, b->len, p, n);
}

/* Replaces the content by what source, encoding, errors make; HN_SLOW as for hnbytesmake_make. */
static hn_status refill_from(hn_vm *vm, hn_value self, const hn_value *args) {
    const uint8_t *p = NULL;
    uint32_t n;
    hn_value data;
    bool alone = args[1] == HN_UNBOUND && args[2] == HN_UNBOUND;
    if (alone && hnint_is(args[0])) {
        HN_TRY(hnbytesmake_count(vm, args[0], &n));
    } else if (!alone || !hnbytes_view(args[0], &p, &n)) {
        hn_status st = hnbytesmake_make(vm, "bytearray", args, &data);
        if (st != HN_OK) return st;
        (void)hnbytes_view(data, &p, &n);
    }
    return refill(vm, HN_BYTEARRAY(self), p, n);
}

static hn_status call_bytearray(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(hnbytearray_new(vm, NULL, 0, out));
    HN_TRY_SLOW(refill_from(vm, *out, args), HN_SLOW_BYTEARRAY_OF, hncodec_given(args), args);
    return HN_OK;
}

static hn_status bytearray_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value data;
    HN_TRY(hnbytearray_new(vm, NULL, 0, &data));
    *out = data;
    if (args[0] == hnv_from_ref(vm->types[HN_T_BYTEARRAY])) return HN_OK;
    return hninst_new(vm, HN_TYPE(args[0]), data, out);
}

static hn_status bytearray_init(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    HN_TRY_SLOW(refill_from(vm, args[0], args + 1), HN_SLOW_BYTEARRAY_INIT, 1 + hncodec_given(args + 1),
                args);
    return HN_OK;
}

/* ---- methods that change it ---- */

static hn_status bytearray_append(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_bytearray *b = HN_BYTEARRAY(args[0]);
    uint8_t c;
    HN_TRY(hntext_byte(vm, args[1], &c));
    *out = HN_NONE;
    return hnbytearray_splice(vm, b, b->len, b->len, &c, 1);
}

static hn_status bytearray_extend(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_bytearray *self = HN_BYTEARRAY(args[0]);
    const uint8_t *p;
    uint32_t len;
    *out = HN_NONE;
    if (hnbytes_view(hnv_payload(args[1]), &p, &len))
        return hnbytearray_splice(vm, self, self->len, self->len, p, len);
    if (hnv_is(args[1], HN_KIND_MEMORYVIEW))
        return hnexc_raise(vm, HN_T_TYPEERROR, "can't set bytearray slice from memoryview");
    hn_value v = hnv_payload(args[1]);
    if (hnv_is(v, HN_KIND_STR) && HN_STR(v)->len == 0) return HN_OK;
    if (hnv_is(v, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "expected iterable of integers; got: 'str'");
    hn_value data;
    HN_TRY_SLOW(hntext_collect(vm, args[1], "byte must be in range(0, 256)", &data), HN_SLOW_BYTEARRAY_EXTEND,
                2, args);
    return hnbytearray_splice(vm, self, self->len, self->len, HN_BYTES(data)->data, HN_BYTES(data)->len);
}

static hn_status bytearray_insert(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_bytearray *b = HN_BYTEARRAY(args[0]);
    int64_t at;
    uint8_t c;
    HN_TRY(hnarg_size(vm, args[1], 0, &at));
    HN_TRY(hntext_byte(vm, args[2], &c));
    if (at < 0) at = at + b->len < 0 ? 0 : at + b->len;
    if (at > b->len) at = b->len;
    *out = HN_NONE;
    return hnbytearray_splice(vm, b, (uint32_t)at, (uint32_t)at, &c, 1);
}

static hn_status bytearray_pop(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_bytearray *b = HN_BYTEARRAY(args[0]);
    int64_t at;
    HN_TRY(hnarg_size(vm, args[1], -1, &at));
    if (!b->len) return hnexc_raise(vm, HN_T_INDEXERROR, "pop from empty bytearray");
    if (at < 0) at += b->len;
    if (at < 0 || at >= b->len) return hnexc_raise(vm, HN_T_INDEXERROR, "pop index out of range");
    *out = hnv_from_int(b->buf->data[at]);
    return hnbytearray_splice(vm, b, (uint32_t)at, (uint32_t)at + 1, NULL, 0);
}

static hn_status bytearray_remove(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_bytearray *b = HN_BYTEARRAY(args[0]);
    uint8_t c;
    HN_TRY(hntext_byte(vm, args[1], &c));
    HN_TRY(hnmeter_charge(&vm->meter, b->len >> 6));
    size_t found;
    HN_TRY(hnmem_find_long(&vm->meter, b->len ? b->buf->data : NULL, b->len, c, &found));
    if (found == b->len) return hnexc_raise(vm, HN_T_VALUEERROR, "value not found in bytearray");
    uint32_t at = (uint32_t)found;
    *out = HN_NONE;
    return hnbytearray_splice(vm, b, at, at + 1, NULL, 0);
}

/* A long one gets the buffer of another, so that nothing is half done when there is no time left. */
static hn_status reverse_into(hn_vm *vm, hn_bytearray *b, hn_bytearray *to) {
    hn_raw *old = b->buf;
    for (uint32_t i = 0; i < b->len; i++) {
        HN_PACE(vm, i);
        to->buf->data[i] = old->data[b->len - 1 - i];
    }
    b->buf = to->buf;
    to->buf = old;
    return HN_OK;
}

static hn_status bytearray_reverse(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_bytearray *b = HN_BYTEARRAY(args[0]);
    hn_value copy;
    HN_TRY(hnmeter_charge(&vm->meter, b->len >> 4));
    *out = HN_NONE;
    if (b->len > HN_LONG && hnbytearray_new(vm, NULL, b->len, &copy) == HN_OK)
        return reverse_into(vm, b, HN_BYTEARRAY(copy));
    for (uint32_t i = 0, j = b->len; i + 1 < j; i++) {
        uint8_t c = b->buf->data[i];
        b->buf->data[i] = b->buf->data[--j];
        b->buf->data[j] = c;
    }
    return HN_OK;
}

static hn_status bytearray_clear(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_bytearray *b = HN_BYTEARRAY(args[0]);
    *out = HN_NONE;
    return hnbytearray_splice(vm, b, 0, b->len, NULL, 0);
}

static hn_status bytearray_copy(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_bytearray *b = HN_BYTEARRAY(args[0]);
    return hnbytearray_new(vm, b->len ? b->buf->data : NULL, b->len, out);
}

static hn_status bytearray_resize(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_bytearray *b = HN_BYTEARRAY(args[0]);
    int64_t size;
    HN_TRY(hnarg_size(vm, args[1], 0, &size));
    if (size < 0)
        return hnexc_raise(vm, HN_T_VALUEERROR, "Can only resize to positive sizes, got %lld", size);
    if (size > HN_TEXT_MAX) return hnmeter_want(&vm->meter, (uint64_t)size, 1);
    *out = HN_NONE;
    if (size <= b->len) return hnbytearray_splice(vm, b, (uint32_t)size, b->len, NULL, 0);
    return hnbytearray_splice(vm, b, b->len, b->len, NULL, (uint32_t)size - b->len);
}

static hn_status bytearray_fromhex(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value data;
    HN_TRY(hnbytesmake_parse_hex(vm, args[1], &data));
    if (args[0] == hnv_from_ref(vm->types[HN_T_BYTEARRAY]))
        return hnbytearray_new(vm, HN_BYTES(data)->data, HN_BYTES(data)->len, out);
    return hncall_tail(vm, args[0], 1, &data);
}

/* The class's own name stands before the bytes. */
static hn_status bytearray_repr(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value text, inner;
    HN_TRY(hnops_repr_once(vm, hnv_payload(args[0]), &text));
    *out = text;
    if (!hnv_is(args[0], HN_KIND_INSTANCE)) return HN_OK;
    HN_TRY(hnstr_slice(vm, text, 9, HN_STR(text)->len, &inner));
    return hnstr_format(vm, out, "%U%U", hntype_of(vm, args[0])->name, inner);
}

/* _bytearray_refill(bytearray, bytes) */
static hn_status bytearray_refill(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    return refill(vm, HN_BYTEARRAY(args[0]), HN_BYTES(args[1])->data, HN_BYTES(args[1])->len);
}

const hn_primitive_def hnlib_primitives_bytearray[] = {
    HN_PRIMITIVE("_bytearray_refill", bytearray_refill, HN_A_BYTEARRAY, HN_A_BYTES), HN_PRIMITIVES_END};

/* clang-format off */
static const hn_native_def types_bytearray_methods[] = {
    HN_ROW("__new__", bytearray_new, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW_SHOWN("__init__", bytearray_init, 0, (self, opt(source, None), opt(encoding, None), opt(errors, None)), HN_DOC("($self, /, *args, **kwargs)", "")),
    HN_ROW("__buffer__", hnbuffer_get, HN_NATIVE_WHOLE, (self, arg(flags), slash), ""),
    HN_ROW("__release_buffer__", hnbuffer_release, HN_NATIVE_WHOLE, (self, arg(buffer), slash), ""),
    HN_ROW("__repr__", bytearray_repr, HN_NATIVE_WHOLE, (self, slash), ""),
    HN_ROW("__str__", bytearray_repr, HN_NATIVE_WHOLE, (self, slash), ""),
    HN_ROW("append", bytearray_append, 0, (self, arg(item), slash), "Add one byte at the end."),
    HN_ROW("clear", bytearray_clear, 0, (self, slash), ""),
    HN_ROW("copy", bytearray_copy, 0, (self, slash), ""),
    HN_ROW("extend", bytearray_extend, 0, (self, arg(iterable_of_ints), slash), "Add the bytes of the iterable at the end."),
    HN_ROW("fromhex", bytearray_fromhex, HN_NATIVE_CLASS, (type, arg(string), slash), "A bytearray from hexadecimal digits."),
    HN_ROW("insert", bytearray_insert, 0, (self, arg(index), arg(item), slash), "Put one byte before an index."),
    HN_ROW("pop", bytearray_pop, 0, (self, opt(index, -1), slash), "Remove one byte and return it."),
    HN_ROW("remove", bytearray_remove, 0, (self, arg(value), slash), "Remove the first byte of a value."),
    HN_ROW("resize", bytearray_resize, 0, (self, arg(size), slash), "Cut, or add zeros."),
    HN_ROW("reverse", bytearray_reverse, 0, (self, slash), ""),
#include "lib/types/bytes_table.inc"
    {0},
};
/* clang-format on */

static const hn_native_def bytearray_call = HN_ROW_SHOWN(
    "bytearray", call_bytearray, 0, (opt(source, None), opt(encoding, None), opt(errors, None)), NULL);

const hn_type_def hnlib_bytearray = {HN_T_BYTEARRAY,
                                     "bytearray(iterable_of_ints) -> bytearray\nbytearray(string, encoding[, "
                                     "errors]) -> bytearray\n\nA mutable "
                                     "sequence of bytes.",
                                     types_bytearray_methods, NULL, &bytearray_call};
