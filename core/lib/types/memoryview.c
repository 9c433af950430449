/* The type memoryview, and primitives for it and for the module array, called through vm/native.c. The work
 * is in object/memory.c. Several dimensions, and values that need Python code, go to
 * core/lib/py/_hn/memoryviews.py. A released view must raise ValueError, so whatever reads one calls
 * hnmemory_check first. */
#include "lib/types/bytes_shared.h"
#include "lib/types/list_common.h"
#include "lib/twins.h"
#include "object/list.h"
#include "object/ops_internal.h"

HN_NATIVE(memory_call) {
    HN_TRY_SLOW(hnmemory_new(vm, args[0], out), HN_SLOW_MEMORY_OF, 1, args);
    return HN_OK;
}
HN_NATIVE(memory_new) {
    HN_TRY(hnarg_class(vm, HN_T_MEMORYVIEW, args[0]));
    return memory_call(vm, args + 1, n - 1, out);
}

HN_NATIVE(cast) {
    return hncall_slow(vm, HN_SLOW_MEMORY_CAST, args[2] == HN_UNBOUND ? 2 : 3, args);
}
HN_NATIVE(tobytes) {
    if (args[1] != HN_UNBOUND && args[1] != HN_NONE) return hncall_slow(vm, HN_SLOW_MEMORY_TOBYTES, 2, args);
    return hnmemory_tobytes(vm, HN_MEMORY(args[0]), out);
}
HN_NATIVE(memoryview_hex) {
    hn_value a[3] = {args[0], args[1], args[2]};
    HN_TRY(hnmemory_tobytes(vm, HN_MEMORY(args[0]), &a[0]));
    return hnbytesmake_hex(vm, a, n, out);
}

/* All items, whatever the shape. */
static hn_status items(hn_vm *vm, const hn_memoryview *m, hn_value *out) {
    HN_TRY(hnmeter_charge(&vm->meter, m->len >> 4));
    HN_TRY(hnmemory_check(vm, m));
    hn_list *l = hnlist_new(vm, m->len);
    if (!l) return HN_NOMEM;
    for (; l->len < m->len; l->len++) {
        HN_PACE(vm, l->len);
        HN_TRY(hnmemory_item(vm, m, l->len, &l->items->v[l->len]));
    }
    *out = hnv_from_ref(l);
    return HN_OK;
}
HN_NATIVE(tolist) {
    const hn_memoryview *m = HN_MEMORY(args[0]);
    if (HN_TUPLE(m->shape)->len != 1) return hncall_slow(vm, HN_SLOW_MEMORY_TOLIST, 1, args);
    return items(vm, m, out);
}

HN_NATIVE(toreadonly) {
    hn_memoryview m = *HN_MEMORY(args[0]);
    m.h.flags |= HN_MEMORY_READONLY;
    return hnmemory_copy(vm, &m, out);
}
hn_status hnbuffer_get(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value flags = hnv_payload(args[1]);
    bool view = hnv_is(args[0], HN_KIND_MEMORYVIEW);
    if (!hnint_is(flags))
        return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object cannot be interpreted as an integer", args[1]);
    HN_TRY(hnmemory_new(vm, args[0], out));
    if (!hnv_is_int(flags) || !(hnv_int(flags) & 1) || !(hnv_ref(*out)->flags & HN_MEMORY_READONLY))
        return HN_OK;
    hnmemory_release(HN_MEMORY(*out));
    return hnexc_raise(vm, HN_T_BUFFERERROR, "%s",
                       view ? "memoryview: underlying buffer is not writable" : "Object is not writable.");
}
hn_status hnbuffer_release(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    if (!hnv_is(args[1], HN_KIND_MEMORYVIEW))
        return hnexc_raise(vm, HN_T_TYPEERROR, "expected a memoryview object");
    const hn_memoryview *m = HN_MEMORY(args[1]);
    if (m->base == HN_NONE)
        return hnexc_raise(vm, HN_T_VALUEERROR, "memoryview's buffer has already been released");
    if (m->obj != args[0]) return hnexc_raise(vm, HN_T_VALUEERROR, "memoryview's buffer is not this object");
    hnmemory_release(HN_MEMORY(args[1]));
    return HN_OK;
}

HN_NATIVE(release) {
    *out = HN_NONE;
    if (hnv_of_user_class(HN_MEMORY(args[0])->obj) &&
        hnv_payload(HN_MEMORY(args[0])->obj) == HN_MEMORY(args[0])->obj)
        return hncall_slow(vm, HN_SLOW_MEMORY_RELEASE, 1, args);
    hnmemory_release(HN_MEMORY(args[0]));
    return HN_OK;
}
HN_NATIVE(memoryview_enter) {
    *out = args[0];
    return hnmemory_check(vm, HN_MEMORY(args[0]));
}

HN_NATIVE(memoryview_count) {
    return hncall_slow(vm, HN_SLOW_MEMORY_COUNT, 2, args);
}
HN_NATIVE(memoryview_index) {
    return hncall_slow(vm, HN_SLOW_MEMORY_INDEX, n, args);
}
HN_NATIVE(memoryview_reduce) {
    int64_t protocol = 0;
    hn_value call[3] = {args[0], HN_TRUE, n > 1 ? args[1] : HN_NONE};
    if (n > 1 && (!hnint_is(args[1]) || !hnint_to_i64(args[1], &protocol)))
        return hncall_slow(vm, HN_SLOW_OBJECT_REDUCE, 3, call); /* which says what is wrong with it */
    return hnexc_raise(vm, HN_T_TYPEERROR,
                       protocol > 1 ? "cannot pickle memoryview objects"
                                    : "cannot pickle 'memoryview' object");
}

/* ---- attributes ---- */

#define GET(name, expr)                                                                                      \
    static hn_status name(hn_vm *vm, hn_value self, hn_value *out) {                                         \
        const hn_memoryview *m = HN_MEMORY(self);                                                            \
        HN_TRY(hnmemory_check(vm, m));                                                                       \
        *out = (expr);                                                                                       \
        return HN_OK;                                                                                        \
    }
GET(get_obj, m->obj)
GET(get_nbytes, hnv_from_int((int64_t)m->len * m->size))
GET(get_itemsize, hnv_from_int(m->size))
GET(get_format, m->format)
GET(get_ndim, hnv_from_int(HN_TUPLE(m->shape)->len))
GET(memoryview_get_shape, m->shape)
GET(get_suboffsets, vm->empty_tuple)
GET(get_readonly, hnv_bool(m->h.flags &HN_MEMORY_READONLY))
GET(get_contiguous, hnv_bool(hnmemory_is_dense(m)))

static hn_status get_strides(hn_vm *vm, hn_value self, hn_value *out) {
    const hn_memoryview *m = HN_MEMORY(self);
    hn_value stride, args[2] = {self, HN_FALSE};
    HN_TRY(hnmemory_check(vm, m));
    if (HN_TUPLE(m->shape)->len != 1) return hncall_slow(vm, HN_SLOW_MEMORY_LAYOUT, 2, args);
    HN_TRY(hnint_from_i64(vm, m->stride, &stride));
    return hntuple_from(vm, &stride, 1, out);
}
static hn_status get_fortran(hn_vm *vm, hn_value self, hn_value *out) {
    hn_value args[2] = {self, HN_TRUE};
    if (HN_TUPLE(HN_MEMORY(self)->shape)->len < 2) return get_contiguous(vm, self, out);
    return hncall_slow(vm, HN_SLOW_MEMORY_LAYOUT, 2, args);
}

static const hn_getset_def memoryview_getsets[] = {{"obj", get_obj, NULL},
                                                   {"nbytes", get_nbytes, NULL},
                                                   {"itemsize", get_itemsize, NULL},
                                                   {"format", get_format, NULL},
                                                   {"ndim", get_ndim, NULL},
                                                   {"shape", memoryview_get_shape, NULL},
                                                   {"strides", get_strides, NULL},
                                                   {"suboffsets", get_suboffsets, NULL},
                                                   {"readonly", get_readonly, NULL},
                                                   {"c_contiguous", get_contiguous, NULL},
                                                   {"f_contiguous", get_fortran, NULL},
                                                   {"contiguous", get_contiguous, NULL},
                                                   {NULL, NULL, NULL}};

/* ---- primitives ---- */

static hn_status memoryview_need(hn_vm *vm, bool ok) {
    return ok ? HN_OK : hnexc_bad_argument(vm);
}
/* _memory_item(view, i): the item with this number in all dimensions together. */
HN_NATIVE(memory_item) {
    HN_TRY(hnmemory_item(vm, HN_MEMORY(args[0]), hnv_int(args[1]), out));
    return memoryview_need(vm, *out != HN_UNBOUND);
}
/* _memory_put(view, i, value): value is converted as far as Python code is needed for it. */
HN_NATIVE(memory_put) {
    hn_memoryview *m = HN_MEMORY(args[0]);
    HN_TRY(hnmemory_check(vm, m));
    HN_TRY(memoryview_need(vm, !(m->h.flags & HN_MEMORY_READONLY) && hnv_int(args[1]) < m->len));
    hn_status st = hnmemory_put(vm, m, (uint32_t)hnv_int(args[1]), args[2]);
    *out = HN_NONE;
    return st == HN_SLOW ? memoryview_need(vm, false) : st;
}
/* _memory_items(view): all items in one list. */
HN_NATIVE(memory_items) {
    return items(vm, HN_MEMORY(args[0]), out);
}
/* _memory_cast(view, format, shape) */
HN_NATIVE(memory_cast) {
    hn_status st = hnmemory_cast(vm, HN_MEMORY(args[0]), args[1], args[2], out);
    return st == HN_SLOW ? memoryview_need(vm, false) : st;
}
/* _memory_stride(view): of the first dimension. */
HN_NATIVE(memory_stride) {
    return hnint_from_i64(vm, HN_MEMORY(args[0])->stride, out);
}
/* _memory_owned(view, object): the view as one of the object. */
HN_NATIVE(memory_owned) {
    HN_TRY(hnmemory_copy(vm, HN_MEMORY(args[0]), out));
    HN_MEMORY(*out)->obj = args[1];
    return HN_OK;
}
/* _memory_drop(view): releases it, whosever buffer it has. */
HN_NATIVE(memory_drop) {
    hnmemory_release(HN_MEMORY(args[0]));
    *out = HN_NONE;
    return HN_OK;
}
/* _pack_size(code): the native size of a type code, 0 if there is none. */
HN_NATIVE(pack_size) {
    uint32_t size = 0;
    HN_TRY(memoryview_need(vm, HN_STR(args[0])->len == 1));
    (void)hnpack_kind(hnstr_at(HN_STR(args[0]), 0), &size);
    *out = hnv_from_int(size);
    return HN_OK;
}

/* Where item i of an array's bytes is; NULL if i is no int or there is no such item. */
static uint8_t *array_place(const hn_value *args, hn_pack_kind *kind, uint32_t *size) {
    if (!hnv_is_int(args[2])) return NULL;
    const hn_bytearray *b = HN_BYTEARRAY(args[0]);
    *size = 0;
    *kind = HN_STR(args[1])->len == 1 ? hnpack_kind(hnstr_at(HN_STR(args[1]), 0), size) : HN_PACK_NONE;
    if (!*size) return NULL;
    int64_t i = hnv_int(args[2]), n = b->len / *size;
    if (i < 0) i += n;
    return i < 0 || i >= n ? NULL : b->buf->data + i * *size;
}
/* _array_item(bytearray, code, i): None if there is no such item. */
HN_NATIVE(array_item) {
    hn_pack_kind kind;
    uint32_t size, c;
    const uint8_t *p = array_place(args, &kind, &size);
    *out = HN_NONE;
    if (!p) return HN_OK;
    if (kind != HN_PACK_NONE) return hnpack_get(vm, kind, size, false, p, out);
    HN_TRY(hnpack_get(vm, HN_PACK_UNSIGNED, size, false, p, out));
    c = (uint32_t)hnv_int(*out);
    if (c > 0x10FFFF) return hnexc_raise(vm, HN_T_VALUEERROR, "chr() arg not in range(0x110000)");
    return hnstr_from_char(vm, c, out);
}
/* _array_put(bytearray, code, i, value): None if that takes more. */
HN_NATIVE(array_put) {
    hn_pack_kind kind;
    uint32_t size;
    uint8_t *p = array_place(args, &kind, &size);
    hn_status st = p && kind != HN_PACK_NONE ? hnpack_put(vm, kind, size, false, args[3], p) : HN_SLOW;
    *out = st == HN_OK ? HN_TRUE : HN_NONE;
    return st == HN_SLOW || st == HN_PACK_TYPE || st == HN_PACK_RANGE ? HN_OK : st;
}

/* clang-format off */
const hn_primitive_def hnlib_primitives_memoryview[] = {
    HN_PRIMITIVE("_array_item", array_item, HN_A_BYTEARRAY, HN_A_STR, HN_ANY),
    HN_PRIMITIVE("_array_put", array_put, HN_A_BYTEARRAY, HN_A_STR, HN_ANY, HN_ANY),
    HN_PRIMITIVE("_memory_item", memory_item, HN_A_MEMORYVIEW, HN_A_SIZE),
    HN_PRIMITIVE("_memory_put", memory_put, HN_A_MEMORYVIEW, HN_A_SIZE, HN_ANY),
    HN_PRIMITIVE("_memory_items", memory_items, HN_A_MEMORYVIEW),
    HN_PRIMITIVE("_memory_cast", memory_cast, HN_A_MEMORYVIEW, HN_A_STR, HN_A_TUPLE),
    HN_PRIMITIVE("_memory_stride", memory_stride, HN_A_MEMORYVIEW),
    HN_PRIMITIVE("_memory_owned", memory_owned, HN_A_MEMORYVIEW, HN_ANY),
    HN_PRIMITIVE("_memory_drop", memory_drop, HN_A_MEMORYVIEW),
    HN_PRIMITIVE("_pack_size", pack_size, HN_A_STR),
    HN_PRIMITIVES_END};

static const hn_native_def types_memoryview_methods[] = {
    HN_ROW_SHOWN("__new__", memory_new, HN_NATIVE_STATIC, (type, arg(object)), HN_DOC("($type, *args, **kwargs)", "")),
    HN_ROW("__buffer__", hnbuffer_get, 0, (self, arg(flags), slash), ""),
    HN_ROW("__release_buffer__", hnbuffer_release, 0, (self, arg(buffer), slash), ""),
    HN_ROW("__enter__", memoryview_enter, 0, (self, slash), ""),
    HN_ROW("__exit__", release, 0, (self, slash, rest(exc_info)), "Release the buffer."),
    HN_ROW("__reduce__", memoryview_reduce, 0, (self, slash), ""),
    HN_ROW("__reduce_ex__", memoryview_reduce, 0, (self, arg(protocol), slash), ""),
    HN_ROW("cast", cast, 0, (self, slash, arg(format), opt(shape, <unrepresentable>)), "The same bytes as items of another format and shape."),
    HN_ROW("count", memoryview_count, 0, (self, arg(value), slash), "How often a value occurs."),
    HN_ROW("hex", memoryview_hex, 0, (self, slash, opt(sep, <unrepresentable>), opt(bytes_per_sep, 1)), "The bytes in hexadecimal digits."),
    HN_ROW("index", memoryview_index, 0, (self, arg(value), opt(start, 0), opt(stop, sys.maxsize), slash), "The index of a value, ValueError if it is not there."),
    HN_ROW("release", release, 0, (self, slash), "Give the buffer up."),
    HN_ROW("tobytes", tobytes, 0, (self, slash, opt(order, 'C')), "The items as bytes; order 'F' has the first index change fastest."),
    HN_ROW("tolist", tolist, 0, (self, slash), "The items as a list, of lists for further dimensions."),
    HN_ROW("toreadonly", toreadonly, 0, (self, slash), "A view that cannot be written to."),
    {0}};
/* clang-format on */
static const hn_native_def memoryview_call = HN_ROW("memoryview", memory_call, 0, (arg(object)), "");
static const hn_native_def no_methods[] = {{0}};

const hn_type_def hnlib_memoryview = {HN_T_MEMORYVIEW,
                                      "The bytes of another object, without a copy, as items of a format.",
                                      types_memoryview_methods, memoryview_getsets, &memoryview_call};
const hn_type_def hnlib_memory_iterator = {HN_T_MEMORY_ITERATOR, NULL, no_methods, NULL, NULL};
