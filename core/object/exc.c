/* Exceptions made in C, their messages, and the table of fields that builtin exceptions have. Messages must
 * have CPython's text. One that shows the repr of a value is given it as a str (hnops_show): all of object/
 * raises, so that this file can call little of it. */
#include "object/exc.h"

#include "base/dtoa.h"
#include "object/dict.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/str.h"
#include "object/strbuf.h"
#include "object/type.h"

/* ROW(type, how many are shown, how many there are, their names) */
#define N(name) HN_N_##name
#define FIELDS(ROW)                                                                                          \
    ROW(ATTRIBUTEERROR, 2, 2, N(name), N(obj))                                                               \
    ROW(NAMEERROR, 1, 2, N(name), N(_scope))                                                                 \
    ROW(IMPORTERROR, 4, 4, N(msg), N(name), N(path), N(name_from))                                           \
    ROW(OSERROR, 4, 5, N(errno), N(strerror), N(filename), N(filename2), N(characters_written))              \
    ROW(SYNTAXERROR, 9, 9, N(msg), N(filename), N(lineno), N(offset), N(text), N(end_lineno), N(end_offset), \
        N(print_file_and_line), N(_metadata))                                                                \
    ROW(STOPITERATION, 1, 1, N(value))                                                                       \
    ROW(SYSTEMEXIT, 1, 1, N(code))                                                                           \
    ROW(BASEEXCEPTIONGROUP, 2, 2, N(message), N(exceptions))                                                 \
    ROW(UNICODEDECODEERROR, 3, 5, N(encoding), N(object), N(reason), N(start), N(end))                       \
    ROW(UNICODEENCODEERROR, 3, 5, N(encoding), N(object), N(reason), N(start), N(end))                       \
    ROW(UNICODETRANSLATEERROR, 3, 5, N(encoding), N(object), N(reason), N(start), N(end))

enum {
    NO_FIELDS,
#define ROW(type, ...) FIELDS_##type,
    FIELDS(ROW)
#undef ROW
};
static const hn_exc_fields fields[] = {
#define ROW(id, shown, n, ...) [FIELDS_##id] = {HN_T_##id, shown, n, {__VA_ARGS__}},
    FIELDS(ROW)
#undef ROW
};
/* Of each type. */
static const uint8_t exc_fields_of[HN_T_COUNT] = {
#define ROW(id, ...) [HN_T_##id] = FIELDS_##id,
    FIELDS(ROW)
#undef ROW
};
#undef N

_Static_assert(HN_T_COUNT <= UINT8_MAX, "hn_type.fields");

void hnexc_decide_fields(hn_type *t) {
    t->fields = exc_fields_of[t->id] ? (uint8_t)t->id : t->base ? t->base->fields : 0;
}

const hn_exc_fields *hnexc_fields(const hn_type *t) {
    return t->fields ? &fields[exc_fields_of[t->fields]] : NULL;
}

static hn_value *field_slot(hn_vm *vm, hn_value exc, hn_value name) {
    const hn_exc_fields *f = hnexc_fields(HN_EXC(exc)->shape->cls);
    for (uint32_t i = 0; f && i < f->n; i++)
        if (vm->names[f->names[i]] == name) return &HN_EXC(exc)->slots[i];
    return NULL;
}

hn_value hnexc_field(hn_vm *vm, hn_value exc, hn_value name) {
    const hn_value *slot = field_slot(vm, exc, name);
    return slot ? *slot : HN_UNBOUND;
}

hn_status hnexc_set_attr(hn_vm *vm, hn_value exc, hn_value name, hn_value value) {
    hn_value *slot = field_slot(vm, exc, name);
    if (!slot) return hninst_set(vm, HN_INSTANCE(exc), name, value);
    *slot = value;
    return HN_OK;
}

hn_status hnexc_new(hn_vm *vm, hn_type *type, hn_value args, hn_value *out) {
    HN_TRY(hninst_new(vm, type, HN_UNBOUND, out));
    HN_EXC(*out)->args = args;
    return HN_OK;
}

hn_status hnexc_raise_args(hn_vm *vm, hn_type_id type, hn_value args) {
    hn_value exc;
    HN_TRY(hnexc_new(vm, vm->types[type], args, &exc));
    const hn_tuple *t = HN_TUPLE(args);
    bool carries = type == HN_T_STOPITERATION || type == HN_T_SYSTEMEXIT;
    if (carries && t->len) HN_EXC(exc)->slots[0] = type == HN_T_SYSTEMEXIT && t->len > 1 ? args : t->items[0];
    vm->exc = exc;
    return HN_RAISED;
}

hn_status hnexc_raise_value(hn_vm *vm, hn_type_id type, hn_value arg) {
    hn_value args;
    HN_TRY(hntuple_from(vm, &arg, 1, &args));
    return hnexc_raise_args(vm, type, args);
}

/* The type of an argument as CPython's own code names it, where None is None. */
static void put_argument(hn_strbuf *b, hn_value v) {
    if (v == HN_NONE)
        hnstrbuf_z(b, "None");
    else
        hnstrbuf_str(b, hntype_of(b->vm, v)->name);
}

/* The name of a type with its module, unless that is builtins or __main__. */
static void put_full_name(hn_strbuf *b, const hn_type *t) {
    hn_value module = t->dict ? hndict_get_str(b->vm, t->dict, HN_NAME(b->vm, __module__)) : HN_UNBOUND;
    if (hnv_is(module, HN_KIND_STR) && !hnstr_equal_z(module, "builtins") &&
        !hnstr_equal_z(module, "__main__")) {
        hnstrbuf_str(b, module);
        hnstrbuf_z(b, ".");
    }
    hnstrbuf_str(b, t->qualname);
}

static void exc_put_number(hn_strbuf *b, const char *fmt, va_list *ap) {
    char tmp[32];
    if (*fmt == 'd')
        hnprint(tmp, sizeof tmp, "%d", va_arg(*ap, int));
    else if (*fmt == 'u')
        hnprint(tmp, sizeof tmp, "%u", va_arg(*ap, unsigned));
    else
        hnprint(tmp, sizeof tmp, "%lld", (long long)va_arg(*ap, int64_t));
    hnstrbuf_z(b, tmp);
}

/* One conversion; returns what follows it. */
static const char *exc_put_one(hn_strbuf *b, const char *fmt, va_list *ap) {
    switch (*fmt) {
    case 's': {
        const char *z = va_arg(*ap, const char *);
        hnstrbuf_utf8(b, z, strlen(z));
        return fmt + 1;
    }
    case 'c': hnstrbuf_char(b, (uint32_t)va_arg(*ap, int)); return fmt + 1;
    case 'U': hnstrbuf_str(b, va_arg(*ap, hn_value)); return fmt + 1;
    case 'T': hnstrbuf_str(b, hntype_of(b->vm, va_arg(*ap, hn_value))->name); return fmt + 1;
    case 'A': put_argument(b, va_arg(*ap, hn_value)); return fmt + 1;
    case 'Q': put_full_name(b, hntype_of(b->vm, va_arg(*ap, hn_value))); return fmt + 1;
    case 'N': hnstrbuf_str(b, HN_TYPE(va_arg(*ap, hn_value))->name); return fmt + 1;
    case '%': hnstrbuf_char(b, '%'); return fmt + 1;
    default: exc_put_number(b, fmt, ap); return fmt + (*fmt == 'l' ? 3 : 1);
    }
}

static hn_status format_message(hn_vm *vm, hn_value *out, const char *fmt, va_list ap) {
    hn_strbuf b;
    if (!strchr(fmt, '%')) return hnstr_from_z(vm, fmt, out);
    hnstrbuf_init(&b, vm);
    va_list copy;
    va_copy(copy, ap);
    while (*fmt) {
        const char *p = strchr(fmt, '%');
        if (!p) p = fmt + strlen(fmt);
        hnstrbuf_utf8(&b, fmt, (size_t)(p - fmt));
        fmt = *p ? exc_put_one(&b, p + 1, &copy) : p;
    }
    va_end(copy);
    return hnstrbuf_finish(&b, out);
}

hn_status hnstr_format(hn_vm *vm, hn_value *out, const char *fmt, ...) {
    va_list ap;
    va_start(ap, fmt);
    hn_status st = format_message(vm, out, fmt, ap);
    va_end(ap);
    return st;
}

hn_status hnexc_raise(hn_vm *vm, hn_type_id type, const char *fmt, ...) {
    hn_value message;
    va_list ap;
    va_start(ap, fmt);
    hn_status st = format_message(vm, &message, fmt, ap);
    va_end(ap);
    HN_TRY(st);
    return hnexc_raise_value(vm, type, message);
}

hn_status hnexc_zero_division(hn_vm *vm) {
    return hnexc_raise(vm, HN_T_ZERODIVISIONERROR, "division by zero");
}

/* CPython's words. */
hn_status hnexc_bad_argument(hn_vm *vm) {
    return hnexc_raise(vm, HN_T_TYPEERROR, "bad argument type for built-in operation");
}

bool hnexc_pending_is(hn_vm *vm, hn_type_id type) {
    return hnv_is_exc(vm->exc) && hntype_is(HN_EXC(vm->exc)->shape->cls, vm->types[type]);
}
