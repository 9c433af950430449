/* Exception types: construction, the setting of their fields, attributes and methods. lib.c registers them.
 * Fields such as OSError.errno are the first slots of an instance (object/exc.h), not entries of its
 * __dict__. Exception groups are made by a frozen twin. */
#include "lib/types/exception.h"

#include "lib/builtins.h"
#include "lib/twins.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/mro.h"
#include "object/ops.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/suggest.h"
#include "object/text.h"
#include "object/type_internal.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/native.h"

#define END HNLIB_END

hn_value hnexception_field(hn_vm *vm, hn_value exc, hn_value name) {
    hn_value v = hnexc_field(vm, exc, name);
    return v == HN_UNBOUND ? HN_NONE : v;
}

/* The builtin class that decides which fields an exception has. */
static hn_type_id family(const hn_type *t) {
    return t->fields ? (hn_type_id)t->fields : HN_T_BASEEXCEPTION;
}

static hn_status exception_set(hn_vm *vm, hn_value exc, hn_name_id name, hn_value v) {
    return hnexc_set_attr(vm, exc, vm->names[name], v);
}

static bool exception_allowed(hn_value name, const char *const *names) {
    for (; *names; names++)
        if (hnstr_equal_z(name, *names)) return true;
    return false;
}

/* Keyword arguments become attributes of the same name; others are refused. */
static hn_status set_keywords(hn_vm *vm, hn_value exc, const hn_value *values, hn_value kwnames,
                              const char *const *names) {
    if (kwnames == HN_UNBOUND) return HN_OK;
    const hn_tuple *kw = HN_TUPLE(kwnames);
    const hn_type *t = HN_EXC(exc)->shape->cls;
    for (uint32_t i = 0; i < kw->len; i++) {
        hn_value name;
        if (!*names) return hnexc_raise(vm, HN_T_TYPEERROR, "%U() takes no keyword arguments", t->name);
        if (!exception_allowed(kw->items[i], names))
            return family(t) == HN_T_IMPORTERROR
                       ? hnsuggest_refuse(vm, "ImportError()", "name,path,name_from", kw->items[i])
                   : family(t) == HN_T_NAMEERROR
                       ? hnsuggest_refuse(vm, "NameError()", "name", kw->items[i])
                       : hnsuggest_refuse(vm, "AttributeError()", "name,obj", kw->items[i]);
        HN_TRY(hnstr_intern(vm, kw->items[i], &name));
        HN_TRY(hnexc_set_attr(vm, exc, name, values[i]));
    }
    return HN_OK;
}

static hn_status init_os(hn_vm *vm, hn_value exc, const hn_value *args, uint32_t n) {
    if (n < 2 || n > 5) return HN_OK;
    HN_TRY(exception_set(vm, exc, HN_N_errno, args[0]));
    HN_TRY(exception_set(vm, exc, HN_N_strerror, args[1]));
    if (n == 2) return HN_OK;
    if (hnv_is_int(args[2]) && hntype_of(vm, exc) == vm->types[HN_T_BLOCKINGIOERROR])
        return exception_set(vm, exc, HN_N_characters_written, args[2]);
    if (args[2] != HN_NONE) {
        HN_TRY(exception_set(vm, exc, HN_N_filename, args[2]));
        if (n == 5 && args[4] != HN_NONE) HN_TRY(exception_set(vm, exc, HN_N_filename2, args[4]));
        HN_TRY(hntuple_from(vm, args, 2, &HN_EXC(exc)->args));
    }
    return HN_OK;
}

static hn_status init_syntax(hn_vm *vm, hn_value exc, const hn_value *args, uint32_t n) {
    static const hn_name_id fields[] = {HN_N_filename, HN_N_lineno,     HN_N_offset,
                                        HN_N_text,     HN_N_end_lineno, HN_N_end_offset};
    const hn_value *items;
    uint32_t len;
    if (n) HN_TRY(exception_set(vm, exc, HN_N_msg, args[0]));
    if (n != 2) return HN_OK;
    if (!hnseq_view(args[1], &items, &len))
        return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object is not iterable", args[1]);
    if (len < 4 || len > 7)
        return hnexc_raise(vm, HN_T_TYPEERROR, "function takes at %s arguments (%u given)",
                           len < 4 ? "least 4" : "most 7", len);
    if (len == 5)
        return hnexc_raise(vm, HN_T_TYPEERROR, "end_offset must be provided when end_lineno is provided");
    for (uint32_t i = 0; i < len && i < 6; i++) HN_TRY(exception_set(vm, exc, fields[i], items[i]));
    return HN_OK;
}

static hn_status bad_arg(hn_vm *vm, int i, const char *want, hn_value got) {
    return hnexc_raise(vm, HN_T_TYPEERROR, "argument %d must be %s, not %A", i, want, got);
}

static hn_status init_unicode(hn_vm *vm, hn_value exc, hn_type_id kind, const hn_value *args, uint32_t n) {
    static const hn_name_id fields[] = {HN_N_encoding, HN_N_object, HN_N_start, HN_N_end, HN_N_reason};
    uint32_t skip = kind == HN_T_UNICODETRANSLATEERROR ? 1 : 0;
    if (n != 5 - skip)
        return hnexc_raise(vm, HN_T_TYPEERROR, "function takes exactly %d arguments (%u given)",
                           (int)(5 - skip), n);
    for (uint32_t i = 0; i < n; i++) {
        hn_value v = hnv_payload(args[i]), kept = args[i];
        uint32_t field = i + skip;
        const uint8_t *p;
        uint32_t len;
        bool number = field == 2 || field == 3;
        if (number && !hnint_is(v))
            return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object cannot be interpreted as an integer", v);
        if (field == 1 && kind == HN_T_UNICODEDECODEERROR) {
            if (!hnbytes_view(v, &p, &len))
                return hnexc_raise(vm, HN_T_TYPEERROR, "a bytes-like object is required, not '%T'", v);
            if (!hnv_is(v, HN_KIND_BYTES)) HN_TRY(hnbytes_new(vm, p, len, &kept));
        } else if (!number && !hnv_is(v, HN_KIND_STR)) {
            return bad_arg(vm, (int)i + 1, "str", v);
        }
        HN_TRY(exception_set(vm, exc, fields[field], kept));
    }
    return HN_OK;
}

/* __init__ called again: what is not given is None again. */
static void reset_fields(hn_value exc, const hn_exc_fields *f) {
    bool kept =
        !f || f->type == HN_T_OSERROR || f->type == HN_T_SYNTAXERROR || f->type == HN_T_BASEEXCEPTIONGROUP;
    for (uint32_t i = 0; !kept && i < f->n; i++) HN_EXC(exc)->slots[i] = HN_UNBOUND;
}

static hn_status init_exit(hn_vm *vm, hn_value exc, const hn_value *args, uint32_t n) {
    return n ? exception_set(vm, exc, HN_N_code, n == 1 ? args[0] : HN_EXC(exc)->args) : HN_OK;
}

static hn_status exception_init_fields(hn_vm *vm, hn_value exc, const hn_value *args, uint32_t n,
                                       hn_value kwnames) {
    static const char *const none[] = {NULL}, *const attribute[] = {"name", "obj", NULL},
                             *const name_only[] = {"name", NULL},
                             *const import[] = {"name", "path", "name_from", NULL};
    hn_type_id kind = family(HN_EXC(exc)->shape->cls);
    const char *const *names = kind == HN_T_ATTRIBUTEERROR ? attribute
                               : kind == HN_T_NAMEERROR    ? name_only
                               : kind == HN_T_IMPORTERROR  ? import
                                                           : none;
    HN_TRY(set_keywords(vm, exc, args + n, kwnames, names));
    switch (kind) {
    case HN_T_IMPORTERROR: return n == 1 ? exception_set(vm, exc, HN_N_msg, args[0]) : HN_OK;
    case HN_T_OSERROR: return init_os(vm, exc, args, n);
    case HN_T_STOPITERATION: return n ? exception_set(vm, exc, HN_N_value, args[0]) : HN_OK;
    case HN_T_SYSTEMEXIT: return init_exit(vm, exc, args, n);
    case HN_T_SYNTAXERROR: return init_syntax(vm, exc, args, n);
    case HN_T_UNICODEDECODEERROR:
    case HN_T_UNICODEENCODEERROR:
    case HN_T_UNICODETRANSLATEERROR: return init_unicode(vm, exc, kind, args, n);
    default: return HN_OK;
    }
}

/* ---- OSError's subclasses by errno (Linux numbers, as everywhere here) ---- */

static hn_type *os_class(hn_vm *vm, hn_type *t, const hn_value *args, uint32_t n) {
    static const struct {
        uint8_t number;
        hn_type_id id;
    } classes[] = {
        {1, HN_T_PERMISSIONERROR},          {2, HN_T_FILENOTFOUNDERROR},  {3, HN_T_PROCESSLOOKUPERROR},
        {4, HN_T_INTERRUPTEDERROR},         {10, HN_T_CHILDPROCESSERROR}, {11, HN_T_BLOCKINGIOERROR},
        {13, HN_T_PERMISSIONERROR},         {17, HN_T_FILEEXISTSERROR},   {20, HN_T_NOTADIRECTORYERROR},
        {21, HN_T_ISADIRECTORYERROR},       {32, HN_T_BROKENPIPEERROR},   {103, HN_T_CONNECTIONABORTEDERROR},
        {104, HN_T_CONNECTIONRESETERROR},   {108, HN_T_BROKENPIPEERROR},  {110, HN_T_TIMEOUTERROR},
        {111, HN_T_CONNECTIONREFUSEDERROR}, {114, HN_T_BLOCKINGIOERROR},  {115, HN_T_BLOCKINGIOERROR}};
    if (t->id != HN_T_OSERROR || n < 2 || n > 5 || !hnv_is_int(args[0])) return t;
    for (size_t i = 0; i < sizeof classes / sizeof *classes; i++)
        if (hnv_int(args[0]) == classes[i].number) return vm->types[classes[i].id];
    return t;
}

/* ---- construction ---- */

static hn_status exception_make(hn_vm *vm, hn_type *t, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value tuple = vm->empty_tuple;
    t = os_class(vm, t, args, n);
    if (n) HN_TRY(hntuple_from(vm, args, n, &tuple));
    return hnexc_new(vm, t, tuple, out);
}

static hn_status make_group(hn_vm *vm, hn_type *t, const hn_value *args, uint32_t n) {
    hn_value a[2] = {hnv_from_ref(t), HN_UNBOUND};
    if (vm->kwnames != HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U() takes no keyword arguments", t->name);
    HN_TRY(hntuple_from(vm, args, n, &a[1]));
    return hncall_slow(vm, HN_SLOW_GROUP_NEW, 2, a);
}

/* cls(args...) for an exception class whose __new__ and __init__ are builtin; keywords are values behind the
 * n positionals, named by kwnames (a tuple or UNBOUND). HN_SLOW when the class has others; HN_TAIL for
 * groups. */
static hn_status call_class(hn_vm *vm, hn_type *t, const hn_value *args, uint32_t n, hn_value kwnames,
                            hn_value *out) {
    if (!(t->h.flags & HN_TYPE_BUILTIN) &&
        (!hntype_keeps(vm, t, HN_N___new__) || !hntype_keeps(vm, t, HN_N___init__)))
        return HN_SLOW;
    if (family(t) == HN_T_BASEEXCEPTIONGROUP) return make_group(vm, t, args, n);
    HN_TRY(exception_make(vm, t, args, n, out));
    return exception_init_fields(vm, *out, args, n, kwnames);
}

/* OSError takes its arguments in __new__, but in __init__ where a class has its own of only that. */
static bool os_by_init(hn_vm *vm, hn_type *t) {
    return hntype_keeps(vm, t, HN_N___new__) && !hntype_keeps(vm, t, HN_N___init__);
}

HN_NATIVE(new_exception) {
    if (!n || !hnv_is(args[0], HN_KIND_TYPE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "BaseException.__new__(): not enough arguments");
    hn_type *t = HN_TYPE(args[0]);
    if (!(t->h.flags & HN_TYPE_EXC))
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           "BaseException.__new__(%U): %U is not a subtype of BaseException", t->name,
                           t->name);
    if (family(t) == HN_T_BASEEXCEPTIONGROUP) return make_group(vm, t, args + 1, n - 1);
    if (family(t) != HN_T_OSERROR) return exception_make(vm, t, args + 1, n - 1, out);
    if (os_by_init(vm, t)) return exception_make(vm, t, args + 1, 0, out);
    if (vm->kwnames != HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U() takes no keyword arguments", t->name);
    HN_TRY(exception_make(vm, t, args + 1, n - 1, out));
    return init_os(vm, *out, args + 1, n - 1);
}

HN_NATIVE(init_exception) {
    *out = HN_NONE;
    hn_value exc = args[0];
    hn_type *t = HN_EXC(exc)->shape->cls;
    hn_type_id kind = family(t);
    if (kind == HN_T_OSERROR && !os_by_init(vm, t)) return HN_OK;
    if (kind == HN_T_BASEEXCEPTIONGROUP) {
        static const char *const none[] = {NULL};
        HN_TRY(set_keywords(vm, exc, args + n, vm->kwnames, none));
    }
    HN_TRY(hntuple_from(vm, args + 1, n - 1, &HN_EXC(exc)->args));
    reset_fields(exc, hnexc_fields(t));
    return exception_init_fields(vm, exc, args + 1, n - 1, vm->kwnames);
}

/* ---- methods ---- */

hn_status hnexception_str(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_tuple *a = HN_TUPLE(HN_EXC(args[0])->args);
    if (a->len == 0) return *out = vm->empty_str, HN_OK;
    if (a->len > 1) {
        HN_TRY_SLOW(hnbuiltins_repr_once(vm, hnv_from_ref(a), out), HN_SLOW_REPR_GENERAL, 1,
                    &HN_EXC(args[0])->args);
        return HN_OK;
    }
    HN_TRY_SLOW(hnbuiltins_str_once(vm, a->items[0], out), HN_SLOW_STR_OF, 1, a->items);
    return HN_OK;
}

HN_NATIVE(str_key) {
    const hn_tuple *a = HN_TUPLE(HN_EXC(args[0])->args);
    if (a->len != 1) return hnexception_str(vm, args, n, out);
    HN_TRY_SLOW(hnbuiltins_repr_once(vm, a->items[0], out), HN_SLOW_REPR_GENERAL, 1, a->items);
    return HN_OK;
}

/* The name and the arguments; those that are classes' own in Python, and exceptions in exceptions. */
static hn_status repr_of_args(hn_vm *vm, hn_value name, const hn_tuple *a, hn_value *out) {
    hn_value text;
    if (!a->len) return hnstr_format(vm, out, "%U()", name);
    for (uint32_t i = 0; i < a->len; i++) {
        HN_PACE(vm, i);
        if (hnv_is(a->items[i], HN_KIND_EXC)) return HN_SLOW;
    }
    HN_TRY(hnbuiltins_repr_once(vm, a->len == 1 ? a->items[0] : hnv_from_ref(a), &text));
    return hnstr_format(vm, out, a->len == 1 ? "%U(%U)" : "%U%U", name, text);
}
HN_NATIVE(repr_exception) {
    const hn_exc *exc = HN_EXC(args[0]);
    hn_status st = repr_of_args(vm, exc->shape->cls->name, HN_TUPLE(exc->args), out);
    return st == HN_SLOW ? hncall_slow(vm, HN_SLOW_EXCEPTION_REPR, 1, args) : st;
}

static hn_status set_traceback(hn_vm *vm, hn_value self, hn_value v) {
    if (v == HN_UNBOUND) return hnexc_raise(vm, HN_T_TYPEERROR, "__traceback__ may not be deleted");
    if (v != HN_NONE && !hnv_is(v, HN_KIND_TRACEBACK))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__traceback__ must be a traceback or None");
    HN_EXC(self)->traceback = v;
    return HN_OK;
}

HN_NATIVE(with_traceback) {
    *out = args[0];
    return set_traceback(vm, args[0], args[1]);
}

HN_NATIVE(add_note) {
    if (args[1] == HN_NONE)
        return hnexc_raise(vm, HN_T_TYPEERROR, "add_note() argument must be str, not None");
    if (!hnv_is(hnv_payload(args[1]), HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "add_note() argument must be str, not %A", args[1]);
    hn_value notes = hninst_get(vm, HN_INSTANCE(args[0]), HN_NAME(vm, __notes__));
    *out = HN_NONE;
    if (hnv_is(notes, HN_KIND_LIST)) return hnlist_append(vm, HN_LIST(notes), args[1]);
    if (notes != HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "Cannot add note: __notes__ is not a list");
    HN_TRY(hnlist_from(vm, args + 1, 1, &notes));
    return hninst_set(vm, HN_INSTANCE(args[0]), HN_NAME(vm, __notes__), notes);
}

static hn_status get_args(hn_vm *vm, hn_value self, hn_value *out) {
    return *out = HN_EXC(self)->args, HN_OK;
}
static hn_status set_args(hn_vm *vm, hn_value self, hn_value v) {
    if (v == HN_UNBOUND) return hnexc_raise(vm, HN_T_TYPEERROR, "args may not be deleted");
    if (hnv_is(v, HN_KIND_TUPLE)) return HN_EXC(self)->args = v, HN_OK;
    hn_list *l = hnlist_new(vm, 0);
    if (!l) return HN_NOMEM;
    hn_status st = hnlist_extend(vm, l, v);
    if (st == HN_SLOW) {
        hn_value a[2] = {self, v};
        return hncall_slow(vm, HN_SLOW_EXCEPTION_SET_ARGS, 2, a);
    }
    HN_TRY(st);
    return hntuple_from(vm, l->items ? l->items->v : NULL, l->len, &HN_EXC(self)->args);
}
static hn_status get_cause(hn_vm *vm, hn_value self, hn_value *out) {
    return *out = HN_EXC(self)->cause, HN_OK;
}
static hn_status set_cause(hn_vm *vm, hn_value self, hn_value v) {
    if (v == HN_UNBOUND) return hnexc_raise(vm, HN_T_TYPEERROR, "__cause__ may not be deleted");
    if (v != HN_NONE && !hnv_is_exc(v))
        return hnexc_raise(vm, HN_T_TYPEERROR, "exception cause must be None or derive from BaseException");
    HN_EXC(self)->cause = v;
    HN_EXC(self)->h.flags |= HN_EXC_SUPPRESS_CONTEXT;
    return HN_OK;
}
static hn_status get_context(hn_vm *vm, hn_value self, hn_value *out) {
    return *out = HN_EXC(self)->context, HN_OK;
}
static hn_status set_context(hn_vm *vm, hn_value self, hn_value v) {
    if (v == HN_UNBOUND) return hnexc_raise(vm, HN_T_TYPEERROR, "__context__ may not be deleted");
    if (v != HN_NONE && !hnv_is_exc(v))
        return hnexc_raise(vm, HN_T_TYPEERROR, "exception context must be None or derive from BaseException");
    HN_EXC(self)->context = v;
    return HN_OK;
}
static hn_status get_suppress(hn_vm *vm, hn_value self, hn_value *out) {
    *out = hnv_bool(HN_EXC(self)->h.flags & HN_EXC_SUPPRESS_CONTEXT);
    return HN_OK;
}
static hn_status set_suppress(hn_vm *vm, hn_value self, hn_value v) {
    if (v == HN_UNBOUND) return hnexc_raise(vm, HN_T_TYPEERROR, "can't delete numeric/char attribute");
    if (!hnv_is_bool(v)) return hnexc_raise(vm, HN_T_TYPEERROR, "attribute value type must be bool");
    HN_EXC(self)->h.flags &= (uint16_t)~HN_EXC_SUPPRESS_CONTEXT;
    if (v == HN_TRUE) HN_EXC(self)->h.flags |= HN_EXC_SUPPRESS_CONTEXT;
    return HN_OK;
}
static hn_status get_traceback(hn_vm *vm, hn_value self, hn_value *out) {
    return *out = HN_EXC(self)->traceback, HN_OK;
}

/* Where in the object of a Unicode error: 0 while unset. */
#define PLACE(field)                                                                                         \
    static hn_status get_##field(hn_vm *vm, hn_value self, hn_value *out) {                                  \
        *out = hnexc_field(vm, self, HN_NAME(vm, field));                                                    \
        if (*out == HN_UNBOUND) *out = hnv_from_int(0);                                                      \
        return HN_OK;                                                                                        \
    }                                                                                                        \
    static hn_status set_##field(hn_vm *vm, hn_value self, hn_value v) {                                     \
        return set_place(vm, self, HN_N_##field, v);                                                         \
    }
static hn_status set_place(hn_vm *vm, hn_value self, hn_name_id name, hn_value v) {
    int64_t i;
    if (v == HN_UNBOUND) return hnexc_raise(vm, HN_T_TYPEERROR, "can't delete numeric/char attribute");
    if (!hnint_is(hnv_payload(v))) return hnexc_raise(vm, HN_T_TYPEERROR, "an integer is required");
    if (!hnint_to_i64(hnv_payload(v), &i))
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C ssize_t");
    return exception_set(vm, self, name, v);
}
PLACE(start)
PLACE(end)

HN_NATIVE(exception_set_state) {
    return args[1] == HN_NONE ? (*out = HN_NONE, HN_OK) : hncall_slow(vm, HN_SLOW_EXCEPTION_STATE, 2, args);
}
HN_NATIVE(exception_reduce) {
    return hncall_slow(vm, HN_SLOW_EXCEPTION_REDUCE, 1, args);
}
HN_NATIVE(attribute_state) {
    return hncall_slow(vm, HN_SLOW_ATTRIBUTE_STATE, 1, args);
}
/* A class's attribute, so that dir() shows it; how it works is object's matter. */
static hn_status exception_get_dict(hn_vm *vm, hn_value self, hn_value *out) {
    HN_TRY(hninst_dict_value(vm, HN_INSTANCE(self), out));
    if (*out == HN_UNBOUND) *out = HN_NONE;
    return HN_OK;
}
static hn_status exception_set_dict(hn_vm *vm, hn_value self, hn_value v) {
    hn_value g = hndict_get_str(vm, vm->types[HN_T_OBJECT]->dict, HN_NAME(vm, __dict__));
    if (!hnv_is(g, HN_KIND_GETSET)) return hnattr_set_readonly(vm, self, v);
    return hnattr_set_getset(vm, self, HN_AS(hn_getset, g), v);
}
static const hn_native_def base_methods[] = {
    HN_ROW("__reduce__", exception_reduce, 0, (self, slash), ""),
    HN_ROW("__setstate__", exception_set_state, 0, (self, arg(state), slash), ""),
    HN_ROW("__new__", new_exception, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW("__init__", init_exception, 0, (self, slash, rest(args), keys(kwargs)), ""),
    HN_ROW("__str__", hnexception_str, 0, (self, slash), ""),
    HN_ROW("__repr__", repr_exception, 0, (self, slash), ""),
    HN_ROW("with_traceback", with_traceback, 0, (self, arg(tb), slash),
           "Set __traceback__ and give the exception back."),
    HN_ROW("add_note", add_note, 0, (self, arg(note), slash), "Add a note to the exception."),
    END};
static const hn_getset_def base_getsets[] = {{"args", get_args, set_args},
                                             {"__dict__", exception_get_dict, exception_set_dict},
                                             {"__cause__", get_cause, set_cause},
                                             {"__context__", get_context, set_context},
                                             {"__suppress_context__", get_suppress, set_suppress},
                                             {"__traceback__", get_traceback, set_traceback},
                                             {NULL, NULL, NULL}};
/* Only a BlockingIOError of a write has it; nothing here writes without blocking. */
static hn_status get_written(hn_vm *vm, hn_value self, hn_value *out) {
    *out = hnexc_field(vm, self, HN_NAME(vm, characters_written));
    return *out == HN_UNBOUND ? hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "characters_written") : HN_OK;
}
static hn_status set_written(hn_vm *vm, hn_value self, hn_value v) {
    hn_value had;
    HN_TRY(v == HN_UNBOUND ? get_written(vm, self, &had) : HN_OK);
    return exception_set(vm, self, HN_N_characters_written, v);
}
static const hn_getset_def os_getsets[] = {{"characters_written", get_written, set_written},
                                           {NULL, NULL, NULL}};
static const hn_getset_def codec_getsets[] = {
    {"start", get_start, set_start}, {"end", get_end, set_end}, {NULL, NULL, NULL}};

HN_NATIVE(group_str) {
    return hncall_slow(vm, HN_SLOW_GROUP_STR, 1, args);
}
HN_NATIVE(group_repr) {
    return hncall_slow(vm, HN_SLOW_GROUP_REPR, 1, args);
}
HN_NATIVE(group_derive) {
    return hncall_slow(vm, HN_SLOW_GROUP_DERIVE, 2, args);
}
HN_NATIVE(group_split) {
    return hncall_slow(vm, HN_SLOW_GROUP_SPLIT, 2, args);
}
HN_NATIVE(group_subgroup) {
    return hncall_slow(vm, HN_SLOW_GROUP_SUBGROUP, 2, args);
}
static const hn_native_def group_methods[] = {
    HN_ROW("__str__", group_str, 0, (self, slash), ""),
    HN_ROW("__repr__", group_repr, 0, (self, slash), ""),
    HN_ROW("derive", group_derive, 0, (self, arg(excs), slash), ""),
    HN_ROW("split", group_split, 0, (self, arg(matcher_value), slash), ""),
    HN_ROW("subgroup", group_subgroup, 0, (self, arg(matcher_value), slash), ""),
    END};

#define STR(fn)                                                                                              \
    { HN_ROW("__str__", fn, 0, (self, slash), ""), END }
static const hn_native_def attribute_methods[] = {
    HN_ROW("__getstate__", attribute_state, 0, (self, slash), ""), END};
static const hn_native_def key_methods[] = STR(str_key);
static const hn_native_def os_methods[] = STR(hnexception_str_os);
static const hn_native_def import_methods[] = STR(hnexception_str_import);
static const hn_native_def syntax_methods[] = STR(hnexception_str_syntax);
static const hn_native_def decode_methods[] = STR(hnexception_str_decode);
static const hn_native_def encode_methods[] = STR(hnexception_str_encode);
static const hn_native_def translate_methods[] = STR(hnexception_str_translate);

static const struct {
    hn_type_id id;
    const hn_native_def *methods;
    const hn_getset_def *getsets;
} families[] = {
    {HN_T_BASEEXCEPTION, base_methods, base_getsets},
    {HN_T_BASEEXCEPTIONGROUP, group_methods, NULL},
    {HN_T_ATTRIBUTEERROR, attribute_methods, NULL},
    {HN_T_KEYERROR, key_methods, NULL},
    {HN_T_OSERROR, os_methods, os_getsets},
    {HN_T_IMPORTERROR, import_methods, NULL},
    {HN_T_SYNTAXERROR, syntax_methods, NULL},
    {HN_T_UNICODEDECODEERROR, decode_methods, codec_getsets},
    {HN_T_UNICODEENCODEERROR, encode_methods, codec_getsets},
    {HN_T_UNICODETRANSLATEERROR, translate_methods, codec_getsets},
};

/* The fields that are read and set without a check. */
static hn_status define_fields(hn_vm *vm, hn_type *t) {
    const hn_exc_fields *f = hnexc_fields(t);
    for (uint32_t i = 0; f && f->type == t->id && i < f->shown; i++) {
        hn_member *m = hnheap_new(vm, HN_KIND_MEMBER, sizeof *m);
        if (!m) return HN_NOMEM;
        m->h.flags = HN_MEMBER_FIELD | (t->id == HN_T_BASEEXCEPTIONGROUP ? HN_MEMBER_READONLY : 0);
        m->owner = t;
        m->name = vm->names[f->names[i]];
        m->slot = i;
        HN_TRY(hndict_set_str(vm, t->dict, m->name, hnv_from_ref(m)));
    }
    return HN_OK;
}

/* Calling each exact type: one native per class, since a type's call does not say which class it is. */
#define HN_E(id, name, base)                                                                                 \
    static hn_status call_##id(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {                 \
        return call_class(vm, vm->types[HN_T_##id], args, n, vm->kwnames, out);                              \
    }
#include "object/exceptions.def"
#undef HN_E
static const hn_native_def calls[] = {
#define HN_E(id, name, base) HN_ROW_SHOWN(name, call_##id, 0, (rest(args), keys(kwargs)), NULL),
#include "object/exceptions.def"
#undef HN_E
};
enum {
#define HN_E(id, name, base) CALL_##id,
#include "object/exceptions.def"
#undef HN_E
};
static const hn_type_def exception_types[] = {
#define HN_E(tid, name, base) {.id = HN_T_##tid, .call = &calls[CALL_##tid]},
#include "object/exceptions.def"
#undef HN_E
};

/* ExceptionGroup is an Exception too: the one builtin class with two bases. CPython makes it as it does
 * programs' classes: there may be weak references to such a group. */
static hn_status give_bases(hn_vm *vm) {
    hn_type *t = vm->types[HN_T_EXCEPTIONGROUP];
    hn_value bases;
    t->weak = true;
    HN_TRY(hntuple_pair(vm, hnv_from_ref(vm->types[HN_T_BASEEXCEPTIONGROUP]),
                        hnv_from_ref(vm->types[HN_T_EXCEPTION]), &bases));
    t->bases = HN_TUPLE(bases);
    return hntype_compute_mro(vm, t);
}

hn_status hnexception_define(hn_vm *vm) {
    HN_TRY(give_bases(vm));
    for (size_t i = 0; i < sizeof exception_types / sizeof *exception_types; i++) {
        HN_TRY(hntype_define(vm, &exception_types[i]));
        HN_TRY(define_fields(vm, vm->types[exception_types[i].id]));
    }
    for (size_t i = 0; i < sizeof families / sizeof *families; i++) {
        hn_type_def def = {
            .id = families[i].id, .methods = families[i].methods, .getsets = families[i].getsets};
        const hn_type_def *keep = vm->types[def.id]->def;
        HN_TRY(hntype_define(vm, &def));
        vm->types[def.id]->def = keep;
    }
    return HN_OK;
}
