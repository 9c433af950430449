/* Module struct: packing and unpacking by a format. core/lib/py/struct.py checks arguments and raises the
 * errors. A primitive returns a str, the message of a struct.error, when the input is invalid, and None when
 * Python code has to convert values first. */
#include "lib/native.h"

typedef struct format {
    const uint8_t *p, *end;
    bool native, big;
    /* of the field that next_field has found */
    uint8_t code;
    uint32_t size; /* of one item */
    hn_pack_kind kind;
    int64_t count, at;
    const char *error;
    hn_vm *vm;
} format;

/* The format from a str of ASCII, or a bytes. */
static bool open_format(hn_vm *vm, hn_value v, format *f) {
    uint32_t n = 0;
    *f = (format){.native = true, .vm = vm};
    if (hnv_is(v, HN_KIND_STR)) {
        if (!hnapi_str_is_ascii(v)) return false;
        f->p = hnapi_str_data(v);
        n = hnapi_str_len(v);
    } else if (!hnapi_bytes_view(v, &f->p, &n)) {
        return false;
    }
    f->end = f->p + n;
    if (!n || !strchr("@=<>!", *f->p) || !*f->p) return true;
    f->native = *f->p == '@';
    f->big = *f->p == '>' || *f->p == '!';
    f->p++;
    return true;
}

static bool struct_is_space(uint8_t c) {
    return c == ' ' || (c >= 9 && c <= 13);
}

/* What a code means; false for one that there is not. */
static bool find_code(format *f) {
    f->kind = HN_PACK_NONE;
    f->size = 1;
    if (f->code == 'x' || f->code == 's' || f->code == 'p') return true;
    f->kind = hnapi_pack_kind(f->code, &f->size);
    if (f->native || f->kind == HN_PACK_NONE) return f->kind != HN_PACK_NONE;
    if (f->code == 'l' || f->code == 'L') f->size = 4;
    return f->code != 'n' && f->code != 'N' && f->code != 'P';
}

/* The clock is looked at as a format is gone through; what follows charges before it believes the end. */
static bool struct_is_late(format *f) {
    return ((f->end - f->p) & 0x3FF) == 0 && hnmeter_late(hnapi_meter(f->vm), 0x400 >> 3);
}

/* The next field, at f->at of f->count items; false at the end and after an error. f->at moves behind it with
 * pass_field. */
static bool next_field(format *f) {
    for (; f->p < f->end && struct_is_space(*f->p); f->p++)
        if (struct_is_late(f)) return false;
    if (f->p == f->end) return false;
    f->count = 1;
    if (*f->p >= '0' && *f->p <= '9') {
        for (f->count = 0; f->p < f->end && *f->p >= '0' && *f->p <= '9'; f->p++) {
            if (struct_is_late(f)) return false;
            f->count = f->count * 10 + (*f->p - '0');
            if (f->count > INT64_MAX / 200) return f->error = "total struct size too long", false;
        }
        if (f->p == f->end) return f->error = "repeat count given without format specifier", false;
    }
    f->code = *f->p++;
    if (!find_code(f)) return f->error = "bad char in struct format", false;
    uint32_t align = f->kind == HN_PACK_COMPLEX ? f->size / 2 : f->size;
    if (f->native) f->at = (f->at + align - 1) & ~(int64_t)(align - 1);
    if (f->count > (INT64_MAX - f->at) / 16) return f->error = "total struct size too long", false;
    return true;
}
static void pass_field(format *f) {
    f->at += f->count * f->size;
}
/* How many values a field stands for. */
static int64_t struct_values_of(const format *f) {
    return f->kind != HN_PACK_NONE ? f->count : f->code != 'x';
}

static hn_status complain(hn_vm *vm, const char *message, hn_value *out) {
    return hnapi_text(vm, message, strlen(message), out);
}

static hn_status struct_measure(hn_vm *vm, hn_value v, format *f, int64_t *size, int64_t *values) {
    *values = 0;
    if (!open_format(vm, v, f)) return f->error = "", HN_OK; /* _format words it */
    HN_TRY(hnapi_charge(vm, (uint64_t)(f->end - f->p) >> 4));
    for (uint32_t i = 0; next_field(f); i++) {
        HN_PACE(vm, i);
        *values += struct_values_of(f);
        pass_field(f);
    }
    *size = f->at;
    return hnapi_charge(vm, 0);
}

/* _struct_layout(format) -> (size, number of values) */
static hn_status layout(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    format f;
    int64_t size, values;
    hn_value v[2];
    HN_TRY(struct_measure(vm, args[0], &f, &size, &values));
    if (f.error) return complain(vm, f.error, out);
    HN_TRY(hnapi_int_from_i64(vm, size, &v[0]));
    HN_TRY(hnapi_int_from_i64(vm, values, &v[1]));
    return hnapi_tuple(vm, v, 2, out);
}

/* ---- packing ---- */

/* A number that is too large for a narrow float. */
static hn_status float_too_large(hn_vm *vm, const format *f, hn_value v, hn_value *out) {
    if (!hnv_is_double(hnv_payload(v))) return complain(vm, "int too large to convert", out);
    return hnapi_raise(vm, HN_T_OVERFLOWERROR, "float too large to pack with %c format", f->code);
}

static hn_status bad_value(hn_vm *vm, const format *f, hn_status st, hn_value v, hn_value *out) {
    uint8_t wide[8];
    static const char *const words[] = {[HN_PACK_SIGNED] = "required argument is not an integer",
                                        [HN_PACK_UNSIGNED] = "required argument is not an integer",
                                        [HN_PACK_FLOAT] = "required argument is not a float",
                                        [HN_PACK_COMPLEX] = "required argument is not a complex",
                                        [HN_PACK_BYTE] = "char format requires a bytes object of length 1"};
    if (st == HN_PACK_TYPE || f->kind == HN_PACK_BYTE) return complain(vm, words[f->kind], out);
    if (f->kind != HN_PACK_SIGNED && f->kind != HN_PACK_UNSIGNED) {
        if (f->size == 2 && hnapi_pack_put(vm, f->kind, 8, f->big, v, wide) == HN_OK)
            return float_too_large(vm, f, v, out);
        return complain(vm, words[f->kind], out);
    }
    if (f->code == 'P') return complain(vm, "int too large to convert", out);
    uint64_t most = UINT64_MAX >> (64 - 8 * f->size);
    if (f->kind == HN_PACK_UNSIGNED && f->size < 8)
        return hnapi_format(vm, out, "'%c' format requires 0 <= number <= %lld", f->code, (int64_t)most);
    if (f->kind == HN_PACK_UNSIGNED)
        return hnapi_format(vm, out, "'%c' format requires 0 <= number <= 18446744073709551615", f->code);
    most >>= 1;
    return hnapi_format(vm, out, "'%c' format requires %lld <= number <= %lld", f->code, -(int64_t)most - 1,
                        (int64_t)most);
}

/* An 's' or 'p' field from a bytes. */
static hn_status struct_put_bytes(const format *f, hn_value v, uint8_t *to) {
    const uint8_t *p;
    uint32_t n;
    v = hnv_payload(v);
    if (!hnv_is(v, HN_KIND_BYTES) && !hnv_is(v, HN_KIND_BYTEARRAY)) return HN_PACK_TYPE;
    (void)hnapi_bytes_view(v, &p, &n);
    int64_t room = f->count;
    if (f->code == 'p') {
        if (!room--) return HN_OK;
        if (n > room) n = (uint32_t)room;
        *to++ = (uint8_t)(n > 255 ? 255 : n);
    }
    if (n > room) n = (uint32_t)room;
    return hnmem_copy(hnapi_meter(f->vm), to, p, n);
}

/* An infinity that was none: only native formats let it pass. */
static bool grew_infinite(const format *f, hn_value v, const uint8_t *p) {
    double d;
    float x;
    uint32_t bits = 0;
    if (f->native || f->code != 'f') return false;
    for (unsigned i = 0; i < 4; i++) bits = bits << 8 | p[f->big ? i : 3 - i];
    memcpy(&x, &bits, 4);
    v = hnv_payload(v);
    d = hnv_is_double(v) ? hnv_double(v) : 0;
    return x - x != 0 && d - d == 0;
}

/* Packs the values to `to`, which is all zero. *out stays UNBOUND unless there is something to say. */
static hn_status struct_put_values(hn_vm *vm, format *f, const hn_value *values, uint8_t *to, hn_value *out) {
    uint32_t k = 0;
    while (*out == HN_UNBOUND && next_field(f)) {
        uint8_t *p = f->at ? to + f->at : to;
        hn_status copied =
            f->kind == HN_PACK_NONE && f->code != 'x' ? struct_put_bytes(f, values[k++], p) : HN_OK;
        if (copied == HN_PACK_TYPE)
            return complain(vm,
                            f->code == 's' ? "argument for 's' must be a bytes object"
                                           : "argument for 'p' must be a bytes object",
                            out);
        HN_TRY(copied);
        for (int64_t i = 0; f->kind != HN_PACK_NONE && i < f->count; i++, p += f->size) {
            HN_PACE(vm, k);
            hn_value v = values[k++];
            hn_status st = hnapi_pack_put(vm, f->kind, f->size, f->big, v, p);
            if (st == HN_SLOW) return *out = HN_NONE, HN_OK;
            if (st == HN_PACK_RANGE && f->code == 'P') /* negative ones, too */
                st = hnapi_pack_put(vm, HN_PACK_SIGNED, f->size, f->big, v, p);
            if (st == HN_PACK_TYPE || st == HN_PACK_RANGE) return bad_value(vm, f, st, v, out);
            HN_TRY(st);
            if (grew_infinite(f, v, p)) return float_too_large(vm, f, v, out);
        }
        pass_field(f);
    }
    return hnapi_charge(vm, 0);
}

/* _struct_pack(format, values) -> bytes; _struct_pack(format, values, buffer, offset) into a bytearray or
 * view. The number of values has to be right, and the buffer large enough. */
static hn_status struct_pack(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    format f;
    int64_t size, count, at = 0;
    hn_value made = HN_NONE;
    uint8_t *to;
    HN_TRY(struct_measure(vm, args[0], &f, &size, &count));
    if (f.error) return complain(vm, f.error, out);
    uint32_t given = hnapi_tuple_len(args[1]);
    if (given != count)
        return hnapi_format(vm, out, "expected %lld items for packing (got %u)", count, given);
    if (size > INT32_MAX) return HN_NOMEM;
    HN_TRY(hnapi_charge(vm, (uint64_t)(size + count * 4) >> 6));
    if (hnapi_given(args[2])) {
        uint32_t room;
        at = hnv_is_int(args[3]) ? hnv_int(args[3]) : -1;
        if (!hnapi_bytes_writable(args[2], &to, &room) || at < 0 || at + size > room)
            return hnapi_bad_argument(vm);
    } else {
        HN_TRY(hnapi_bytes_new(vm, NULL, 0, &made));
        to = NULL;
        if (size) HN_TRY(hnapi_bytes_room(vm, (uint32_t)size, &made, &to));
    }
    if (size) HN_TRY(hnmem_fill(hnapi_meter(vm), to + at, 0, (size_t)size));
    (void)open_format(vm, args[0], &f);
    *out = HN_UNBOUND;
    HN_TRY(struct_put_values(vm, &f, hnapi_tuple_items(args[1]), size ? to + at : to, out));
    if (*out == HN_UNBOUND) *out = hnapi_given(args[2]) ? HN_TRUE : made;
    return HN_OK;
}

/* ---- unpacking ---- */

static hn_status get_values(hn_vm *vm, format *f, hn_value *to, const uint8_t *p) {
    uint32_t k = 0;
    for (; next_field(f); pass_field(f)) {
        const uint8_t *q = p + f->at;
        if (f->kind == HN_PACK_NONE && f->code != 'x') {
            int64_t n = f->count;
            if (f->code == 'p' && n) n = *q < n - 1 ? *q : n - 1, q++;
            HN_TRY(hnapi_bytes_new(vm, q, (size_t)n, &to[k++]));
        }
        for (int64_t i = 0; f->kind != HN_PACK_NONE && i < f->count; i++, q += f->size) {
            HN_PACE(vm, k);
            HN_TRY(hnapi_pack_get(vm, f->kind, f->size, f->big, q, &to[k++]));
        }
    }
    return hnapi_charge(vm, 0);
}

/* _struct_unpack(format, data, offset) -> tuple, of the data from the offset on (all of it where it is None);
 * None if that has another size than the format, or is less. */
static hn_status struct_unpack(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    format f;
    int64_t size, count;
    const uint8_t *p;
    uint32_t have;
    HN_TRY(struct_measure(vm, args[0], &f, &size, &count));
    if (f.error) return complain(vm, f.error, out);
    *out = HN_NONE;
    if (!hnapi_bytes_view(hnv_payload(args[1]), &p, &have)) return HN_OK;
    int64_t at = hnv_is_int(args[2]) ? hnv_int(args[2]) : 0;
    if (at < 0 || (args[2] == HN_NONE ? have != size : at + size > have)) return HN_OK;
    HN_TRY(hnapi_charge(vm, (uint64_t)(size + count * 4) >> 6));
    hn_value *items;
    HN_TRY(hnapi_tuple_room(vm, (uint32_t)count, out, &items));
    (void)open_format(vm, args[0], &f);
    return get_values(vm, &f, items, p + at);
}

static const hn_primitive_def struct_primitives[] = {
    HN_PRIMITIVE("_struct_layout", layout, HN_ANY),
    HN_PRIMITIVE("_struct_pack", struct_pack, HN_ANY, HN_A_TUPLE, HN_OPT(HN_ANY), HN_OPT(HN_ANY)),
    HN_PRIMITIVE("_struct_unpack", struct_unpack, HN_ANY, HN_ANY, HN_ANY), HN_PRIMITIVES_END};

const hn_module_def hnlib_module_struct = {.name = "struct", .face = true, .primitives = struct_primitives};
