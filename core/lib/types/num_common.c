/* Helpers of the numeric types: the text of a number for parsing, int arguments, and __new__ of subclasses.
 * int.c, float.c, complex.c and numfuncs.c call them. */
#include "lib/types/num_common.h"

#include "base/unicode.h"
#include "object/bytes.h"
#include "object/ops.h"
#include "object/repr.h"
#include "object/shape.h"

hn_status hntypes_num_not_int(hn_vm *vm, hn_value v) {
    return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object cannot be interpreted as an integer", v);
}

hn_status hntypes_num_int_arg(hn_vm *vm, hn_value v, hn_value *out) {
    *out = hnnummethod_as_int(v);
    if (*out != HN_UNBOUND) return HN_OK;
    return hnnummethod_exact(v) ? hntypes_num_not_int(vm, v) : HN_SLOW;
}

static char ascii_of(uint32_t c) {
    if (c < 128) return (char)c;
    if (hnunicode_is(c, HN_UC_SPACE)) return ' ';
    int digit = hnunicode_decimal(c);
    return digit < 0 ? '?' : (char)('0' + digit);
}

static bool num_common_is_space(char c) {
    return c == ' ' || (c >= 9 && c <= 13) || (c >= 0x1c && c <= 0x1f);
}

hn_status hntypes_num_text(hn_vm *vm, hn_value v, hn_buf *b) {
    const uint8_t *bytes;
    uint32_t n;
    bool str = hnv_is(v, HN_KIND_STR);
    if (str)
        n = HN_STR(v)->len;
    else
        (void)hnbytes_view(v, &bytes, &n);
    HN_TRY(hnmeter_charge(&vm->meter, n >> 4));
    char *to = (char *)hnbuf_reserve(b, n + 1);
    if (!to) return HN_NOMEM;
    for (uint32_t i = 0; i < n; i++) {
        HN_PACE(vm, i);
        char c = str ? ascii_of(hnstr_at(HN_STR(v), i)) : (char)bytes[i];
        if (b->len == 0 && num_common_is_space(c) && (str || c < 0x1c || c == ' ')) continue;
        to[b->len++] = c;
    }
    while (b->len && num_common_is_space(to[b->len - 1]) &&
           (str || to[b->len - 1] < 0x1c || to[b->len - 1] == ' ')) {
        HN_PACE(vm, b->len);
        b->len--;
    }
    return HN_OK;
}

hn_status hntypes_num_bad_text(hn_vm *vm, const char *before, int base, hn_value v) {
    hn_value shown, message;
    const uint8_t *p;
    uint32_t n;
    if (base >= 0 && !hnv_is(v, HN_KIND_BYTES) && hnbytes_view(v, &p, &n)) HN_TRY(hnbytes_new(vm, p, n, &v));
    HN_TRY(hnops_repr(vm, v, &shown));
    if (base >= 0 && HN_STR(shown)->len > 200) HN_TRY(hnstr_slice(vm, shown, 0, 200, &shown));
    if (base < 0)
        HN_TRY(hnstr_format(vm, &message, "%s%U", before, shown));
    else
        HN_TRY(hnstr_format(vm, &message, "%s%d: %U", before, base, shown));
    return hnexc_raise_value(vm, HN_T_VALUEERROR, message);
}

hn_status hntypes_num_wrap(hn_vm *vm, hn_type_id id, hn_value cls, hn_value made, hn_value *out) {
    if (HN_TYPE(cls) != vm->types[id]) return hninst_new(vm, HN_TYPE(cls), made, out);
    *out = made;
    return HN_OK;
}

hn_status hntypes_num_check_class(hn_vm *vm, hn_type_id id, const hn_value *args, uint32_t n) {
    const hn_type *t = vm->types[id];
    if (n == 0) return hnexc_raise(vm, HN_T_TYPEERROR, "%U.__new__(): not enough arguments", t->name);
    if (!hnv_is(args[0], HN_KIND_TYPE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U.__new__(X): X is not a type object (%T)", t->name,
                           args[0]);
    const hn_type *cls = HN_TYPE(args[0]);
    if (!hntype_is(cls, t))
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U.__new__(%U): %U is not a subtype of %U", t->name,
                           cls->name, cls->name, t->name);
    if (id == HN_T_INT && cls == vm->types[HN_T_BOOL])
        return hnexc_raise(vm, HN_T_TYPEERROR, "int.__new__(bool) is not safe, use bool.__new__()");
    return HN_OK;
}
