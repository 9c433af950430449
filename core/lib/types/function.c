/* Functions, bound methods, natives, host functions and cells as objects that programs see: attributes,
 * __get__, constructors, called through vm/native.c and vm/attr.c. Calling them is vm/call.c's work. Frozen
 * functions must not show their globals, because the primitives are in them. */
#include "lib/builtins.h"
#include "lib/lib.h"
#include "lib/twins.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/text.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/cold.h"

#define GET(name) static hn_status function_get_##name(hn_vm *vm, hn_value self, hn_value *out)
#define SET(name) static hn_status function_set_##name(hn_vm *vm, hn_value self, hn_value v)

static hn_status value_or_none(hn_value *out, const void *object) {
    *out = object ? hnv_from_ref(object) : HN_NONE;
    return HN_OK;
}

/* CPython's word for plain read-only members. */

/* __call__ of everything that the loop calls by itself. */
HN_NATIVE(call) {
    return hnbuiltins_forward(vm, args[0], HN_UNBOUND, args, 1, n);
}

/* __get__(instance, owner) */
HN_NATIVE(function_get) {
    HN_TRY(hntypes_check_get(vm, args));
    if (args[1] == HN_NONE || args[1] == HN_UNBOUND) return *out = args[0], HN_OK;
    return hnmethod_new(vm, args[1], args[0], out);
}
HN_NATIVE(method_get) {
    HN_TRY(hntypes_check_get(vm, args));
    return *out = args[0], HN_OK;
}
HN_NATIVE(native_get) {
    HN_TRY(hntypes_check_get(vm, args));
    hn_attr a;
    hn_type *t = hnv_is(args[2], HN_KIND_TYPE) ? HN_TYPE(args[2]) : hntype_of(vm, args[1]);
    bool on_class = args[1] == HN_NONE || args[1] == HN_UNBOUND;
    HN_TRY(hnattr_bind(vm, args[0], on_class ? HN_UNBOUND : args[1], t, &a));
    return hnattr_value(vm, args[1], &a, out);
}

/* ---- functions ---- */

GET(name) {
    return *out = HN_FUNCTION(self)->name, HN_OK;
}
SET(name) {
    if (!hnv_is(v, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__name__ must be set to a string object");
    HN_FUNCTION(self)->name = v;
    return HN_OK;
}
GET(qualname) {
    return *out = HN_FUNCTION(self)->qualname, HN_OK;
}
SET(qualname) {
    if (!hnv_is(v, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__qualname__ must be set to a string object");
    HN_FUNCTION(self)->qualname = v;
    return HN_OK;
}
GET(doc) {
    hn_value v = HN_FUNCTION(self)->doc;
    *out = v == HN_UNBOUND ? HN_NONE : v;
    return HN_OK;
}
SET(doc) {
    return HN_FUNCTION(self)->doc = v == HN_UNBOUND ? HN_NONE : v, HN_OK;
}
GET(module) {
    hn_value v = HN_FUNCTION(self)->module;
    *out = v == HN_UNBOUND ? HN_NONE : v;
    return HN_OK;
}
SET(module) {
    return HN_FUNCTION(self)->module = v == HN_UNBOUND ? HN_NONE : v, HN_OK;
}
GET(code) {
    return value_or_none(out, HN_FUNCTION(self)->code);
}
SET(code) {
    hn_function *f = HN_FUNCTION(self);
    if (!hnv_is(v, HN_KIND_CODE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__code__ must be set to a code object");
    hn_code *code = HN_AS(hn_code, v);
    uint32_t have = f->closure ? f->closure->len : 0;
    if (code->h.flags & HN_CODE_HIDDEN || f->code->h.flags & HN_CODE_HIDDEN)
        return hnexc_raise(vm, HN_T_TYPEERROR, "the code of frozen functions cannot be exchanged");
    if (f->code->h.flags & HN_CODE_ASYNC_GEN) /* suspended generators go on with their function's code */
        return hnexc_raise(vm, HN_T_TYPEERROR, "the code of a generator function cannot be exchanged");
    if (code->nfree != have)
        return hnexc_raise(vm, HN_T_VALUEERROR, "%U() requires a code object with %u free vars, not %u",
                           f->name, have, (unsigned)code->nfree);
    f->code = code;
    f->h.flags &= (uint16_t)~HN_FN_SIMPLE;
    return HN_OK;
}
GET(defaults) {
    return value_or_none(out, HN_FUNCTION(self)->defaults);
}
SET(defaults) {
    if (v != HN_NONE && v != HN_UNBOUND && !hnv_is(v, HN_KIND_TUPLE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__defaults__ must be set to a tuple object");
    HN_FUNCTION(self)->defaults = hnv_is(v, HN_KIND_TUPLE) ? HN_TUPLE(v) : NULL;
    return HN_OK;
}
GET(kwdefaults) {
    return value_or_none(out, HN_FUNCTION(self)->kwdefaults);
}
SET(kwdefaults) {
    if (v != HN_NONE && v != HN_UNBOUND && !hnv_is(v, HN_KIND_DICT))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__kwdefaults__ must be set to a dict object");
    HN_FUNCTION(self)->kwdefaults = hnv_is(v, HN_KIND_DICT) ? HN_DICT(v) : NULL;
    return HN_OK;
}
/* Frozen functions keep theirs to themselves: the primitives are in it. */
GET(globals) {
    const hn_function *f = HN_FUNCTION(self);
    if (!(f->code->h.flags & HN_CODE_HIDDEN)) return value_or_none(out, f->globals);
    hn_dict *d = hndict_new(vm, 0);
    return d ? value_or_none(out, d) : HN_NOMEM;
}
GET(builtins) {
    hn_value b = hndict_get_str(vm, HN_FUNCTION(self)->globals, HN_NAME(vm, __builtins__));
    if (b == HN_UNBOUND) return value_or_none(out, vm->builtins);
    *out = hnv_is(b, HN_KIND_MODULE) ? hnv_from_ref(HN_AS(hn_module, b)->dict) : b;
    return HN_OK;
}
GET(closure) {
    const hn_function *f = HN_FUNCTION(self);
    return value_or_none(out, f->code->h.flags & HN_CODE_HIDDEN ? NULL : f->closure);
}
GET(dict) {
    hn_function *f = HN_FUNCTION(self);
    if (!f->attrs) f->attrs = hndict_new(vm, 0);
    return f->attrs ? value_or_none(out, f->attrs) : HN_NOMEM;
}
SET(dict) {
    if (!hnv_is(hnv_payload(v), HN_KIND_DICT))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__dict__ must be set to a dictionary, not a '%T'", v);
    HN_FUNCTION(self)->attrs = HN_DICT(hnv_payload(v));
    return HN_OK;
}
/* fn->annotate is the function that computes the annotations, their dict, or both: a pair once they are
 * computed. */
static hn_value annotate_of(hn_value f, uint32_t part) {
    hn_value a = HN_FUNCTION(f)->annotate;
    if (!hnv_is(a, HN_KIND_TUPLE)) return a;
    return HN_TUPLE(a)->len == 2 ? HN_TUPLE(a)->items[part] : HN_NONE;
}
GET(annotations) {
    hn_value a = annotate_of(self, 1);
    if (hnv_is(a, HN_KIND_DICT)) return *out = a, HN_OK;
    return hncall_slow(vm, HN_SLOW_FUNCTION_ANNOTATIONS, 1, &self);
}
SET(annotations) {
    if (v == HN_UNBOUND || v == HN_NONE) {
        hn_dict *d = hndict_new(vm, 0);
        if (!d) return HN_NOMEM;
        v = hnv_from_ref(d);
    }
    if (!hnv_is(v, HN_KIND_DICT))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__annotations__ must be set to a dict object");
    HN_FUNCTION(self)->annotate = v;
    return HN_OK;
}
GET(annotate) {
    hn_value a = annotate_of(self, 0);
    *out = hnv_is(a, HN_KIND_DICT) || a == HN_UNBOUND ? HN_NONE : a;
    return HN_OK;
}
SET(annotate) {
    if (v == HN_UNBOUND) return hnexc_raise(vm, HN_T_TYPEERROR, "__annotate__ cannot be deleted");
    if (v != HN_NONE && (!hnv_is_ref(v) || hnv_is(v, HN_KIND_TUPLE) || hnv_is(v, HN_KIND_DICT)))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__annotate__ must be callable or None");
    hn_value known = annotate_of(self, 1);
    HN_FUNCTION(self)->annotate = v == HN_NONE && hnv_is(known, HN_KIND_DICT) ? known : v;
    return HN_OK;
}
GET(type_params) {
    hn_value v = HN_FUNCTION(self)->type_params;
    *out = hnv_is(v, HN_KIND_TUPLE) ? v : vm->empty_tuple;
    return HN_OK;
}
SET(type_params) {
    if (!hnv_is(v, HN_KIND_TUPLE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__type_params__ must be set to a tuple");
    HN_FUNCTION(self)->type_params = v;
    return HN_OK;
}

#define CALL HN_ROW("__call__", call, 0, (self, slash, rest(args), keys(kwargs)), "")
static const hn_native_def function_methods[] = {
    CALL, HN_ROW("__get__", function_get, 0, (self, arg(instance), opt(owner, None), slash), ""), HNLIB_END};
static const hn_getset_def function_getsets[] = {
    {"__name__", function_get_name, function_set_name},
    {"__qualname__", function_get_qualname, function_set_qualname},
    {"__doc__", function_get_doc, function_set_doc},
    {"__module__", function_get_module, function_set_module},
    {"__code__", function_get_code, function_set_code},
    {"__defaults__", function_get_defaults, function_set_defaults},
    {"__kwdefaults__", function_get_kwdefaults, function_set_kwdefaults},
    {"__globals__", function_get_globals, hnattr_set_readonly},
    {"__builtins__", function_get_builtins, hnattr_set_readonly},
    {"__closure__", function_get_closure, hnattr_set_readonly},
    {"__dict__", function_get_dict, function_set_dict},
    {"__annotations__", function_get_annotations, function_set_annotations},
    {"__annotate__", function_get_annotate, function_set_annotate},
    {"__type_params__", function_get_type_params, function_set_type_params},
    {NULL, NULL, NULL}};
/* function(code, globals, name=None, argdefs=None, closure=None, kwdefaults=None) */
static hn_status function_call_function(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    if (!hnv_is(args[0], HN_KIND_CODE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "function() argument 'code' must be code, not %A", args[0]);
    if (!hnv_is(args[1], HN_KIND_DICT))
        return hnexc_raise(vm, HN_T_TYPEERROR, "function() argument 'globals' must be dict, not %A", args[1]);
    hn_code *code = HN_AS(hn_code, args[0]);
    if (code->h.flags & HN_CODE_HIDDEN)
        return hnexc_raise(vm, HN_T_TYPEERROR, "the code of frozen functions cannot be used");
    hn_tuple *closure = hnv_is(args[4], HN_KIND_TUPLE) ? HN_TUPLE(args[4]) : NULL;
    uint32_t have = closure ? closure->len : 0;
    if (!closure && code->nfree) return hnexc_raise(vm, HN_T_TYPEERROR, "arg 5 (closure) must be tuple");
    if (have != code->nfree)
        return hnexc_raise(vm, HN_T_VALUEERROR, "%U requires closure of length %u, not %u", code->name,
                           (unsigned)code->nfree, have);
    for (uint32_t i = 0; i < have; i++)
        if (!hnv_is(closure->items[i], HN_KIND_CELL))
            return hnexc_raise(vm, HN_T_TYPEERROR, "arg 5 (closure) expected cell, found %T",
                               closure->items[i]);
    hn_function *f;
    HN_TRY(hnfunction_new(vm, code, HN_DICT(args[1]), &f));
    f->h.flags &= (uint16_t)~HN_FN_SIMPLE;
    f->closure = have ? closure : NULL;
    if (hnv_is(args[2], HN_KIND_STR)) f->name = args[2];
    if (hnv_is(args[3], HN_KIND_TUPLE)) f->defaults = HN_TUPLE(args[3]);
    if (hnv_is(args[5], HN_KIND_DICT)) f->kwdefaults = HN_DICT(args[5]);
    *out = hnv_from_ref(f);
    return HN_OK;
}

static const hn_native_def function_call = HN_ROW_SHOWN(
    "function", function_call_function, 0,
    (arg(code), arg(globals), opt(name, None), opt(argdefs, None), opt(closure, None), opt(kwdefaults, None)),
    NULL);
const hn_type_def hnlib_function = {HN_T_FUNCTION, NULL, function_methods, function_getsets, &function_call};

/* ---- bound methods ---- */

static hn_status call_method(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    if (hnbuiltins_special(vm, args[0], HN_NAME(vm, __call__)) == HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "first argument must be callable");
    if (args[1] == HN_NONE) return hnexc_raise(vm, HN_T_TYPEERROR, "instance must not be None");
    return hnmethod_new(vm, args[1], args[0], out);
}
GET(self) {
    return *out = HN_AS(hn_method, self)->self, HN_OK;
}
GET(func) {
    return *out = HN_AS(hn_method, self)->func, HN_OK;
}
GET(method_doc) {
    hn_value f = HN_AS(hn_method, self)->func;
    *out = HN_NONE;
    return hnv_is(f, HN_KIND_FUNCTION) ? function_get_doc(vm, f, out) : HN_OK;
}
static const hn_native_def method_methods[] = {
    CALL, HN_ROW("__get__", method_get, 0, (self, arg(instance), opt(owner, None), slash), ""), HNLIB_END};
static const hn_getset_def method_getsets[] = {{"__self__", function_get_self, hnattr_set_readonly},
                                               {"__func__", function_get_func, hnattr_set_readonly},
                                               {"__doc__", function_get_method_doc, NULL},
                                               {NULL, NULL, NULL}};
static const hn_native_def method_call =
    HN_ROW_SHOWN("method", call_method, 0, (arg(function), arg(instance), slash), NULL);
const hn_type_def hnlib_method = {HN_T_METHOD, NULL, method_methods, method_getsets, &method_call};

/* ---- natives, and frozen functions that stand for natives of CPython's ---- */

/* The frozen function that something shown as a native is or binds; NULL for a native. */
static hn_function *function_frozen(hn_value v) {
    if (hnv_is(v, HN_KIND_METHOD)) v = HN_AS(hn_method, v)->func;
    return hnv_is(v, HN_KIND_FUNCTION) ? HN_FUNCTION(v) : NULL;
}

/* A part of a frozen builtin's doc: "module.name(signature)\n--\n\n" and its documentation. None where it is
 * empty. */
static hn_status frozen_doc(hn_vm *vm, const hn_function *f, bool signature, hn_value *out) {
    hn_value doc = f->doc;
    bool sealed = hnv_is(f->type_params, HN_KIND_TYPE); /* such a doc is plain */
    *out = sealed && !signature && doc != HN_UNBOUND ? doc : HN_NONE;
    if (sealed) return HN_OK;
    if (!hnv_is(doc, HN_KIND_STR) || !(HN_STR(doc)->h.flags & HN_STR_ASCII)) return HN_OK;
    const hn_str *s = HN_STR(doc);
    uint32_t from = 0, end = 0;
    while (end + 5 < s->len && memcmp(s->data + end, "\n--\n\n", 5)) end++;
    while (from < end && s->data[from] != '(') from++;
    if (!signature) from = end + 5, end = s->len;
    return from < end ? hnstr_slice(vm, doc, from, end, out) : HN_OK;
}

GET(native_name) {
    const hn_function *frozen = function_frozen(self);
    if (frozen) return *out = frozen->name, HN_OK;
    const char *z = HN_AS(hn_native, self)->def->name;
    return hnstr_intern_utf8(vm, z, strlen(z), out);
}
GET(native_qualname) {
    const hn_function *frozen = function_frozen(self);
    if (frozen) return *out = frozen->h.flags & HN_FN_BUILTIN ? frozen->name : frozen->qualname, HN_OK;
    const hn_native *f = HN_AS(hn_native, self);
    if (!hnv_is(f->owner, HN_KIND_TYPE)) return function_get_native_name(vm, self, out);
    return hnstr_format(vm, out, "%U.%s", HN_TYPE(f->owner)->qualname, f->def->name);
}
/* How long the signature is that a row's documentation (HN_DOC) begins with; 0: it has none. */
static size_t signature_length(const char *doc) {
    return doc && doc[0] == '(' ? strcspn(doc, "\n") : 0;
}
GET(native_doc) {
    const hn_function *frozen = function_frozen(self);
    if (frozen) HN_TRY(frozen_doc(vm, frozen, false, out));
    if (frozen && *out != HN_NONE) return HN_OK;
    if (frozen) return hncall_slow(vm, HN_SLOW_NATIVE_DOC, 1, &self);
    const char *doc = HN_AS(hn_native, self)->def->doc;
    size_t n = signature_length(doc);
    if (n) doc += n + 1;
    return doc && *doc ? hnstr_from_z(vm, doc, out) : hncall_slow(vm, HN_SLOW_NATIVE_DOC, 1, &self);
}

hn_status hntypes_function_signature(hn_vm *vm, const hn_native_def *def, hn_value *out) {
    size_t n = def ? signature_length(def->doc) : 0;
    *out = HN_NONE;
    return n ? hnstr_from_utf8(vm, def->doc, n, out) : HN_OK;
}

GET(native_signature) {
    const hn_function *frozen = function_frozen(self);
    if (frozen) return frozen_doc(vm, frozen, true, out);
    return hntypes_function_signature(vm, HN_AS(hn_native, self)->def, out);
}
/* The module of a name, None if there is none (or if it is not imported). */
static hn_value module_of(hn_vm *vm, hn_value name) {
    bool known = vm->modules && hnv_is(name, HN_KIND_STR);
    hn_value module = known ? hndict_get_str(vm, vm->modules, name) : HN_UNBOUND;
    return module == HN_UNBOUND ? HN_NONE : module;
}
/* CPython's is the module in C, which is not there for itself here: then the one that shows the function. */
static hn_value frozen_self(hn_vm *vm, const hn_function *f) {
    if (hnv_is(f->type_params, HN_KIND_TYPE)) return f->type_params;
    hn_value module = module_of(vm, f->module);
    if (module != HN_NONE || f->module == HN_NONE) return module;
    return module_of(vm, hndict_get_str(vm, f->globals, HN_NAME(vm, __name__)));
}
GET(native_self) {
    if (hnv_is(self, HN_KIND_METHOD)) return *out = HN_AS(hn_method, self)->self, HN_OK;
    if (function_frozen(self)) return *out = frozen_self(vm, function_frozen(self)), HN_OK;
    const hn_native *f = HN_AS(hn_native, self);
    if (f->self != HN_UNBOUND) return *out = f->self, HN_OK;
    if (f->def->flags & HN_NATIVE_STATIC) return *out = f->owner, HN_OK;
    if (hnv_is(f->owner, HN_KIND_TYPE)) return hnattr_missing(vm, self, HN_NAME(vm, __self__));
    return *out = module_of(vm, hnv_is(f->owner, HN_KIND_STR) ? f->owner : HN_NAME(vm, builtins)), HN_OK;
}
GET(native_module) {
    *out = HN_NONE;
    if (hnv_is(self, HN_KIND_METHOD) || hnv_is_sealed(self)) return HN_OK;
    if (function_frozen(self)) return function_get_module(vm, self, out);
    const hn_native *f = HN_AS(hn_native, self);
    if (hnv_is(f->owner, HN_KIND_STR))
        *out = f->owner;
    else if (f->owner == HN_NONE)
        return hnstr_intern_utf8(vm, "builtins", 8, out);
    return HN_OK;
}
/* That of a frozen one can be assigned, as CPython's can. */
SET(native_module) {
    if (hnv_is(self, HN_KIND_FUNCTION) && !hnv_is_sealed(self)) return function_set_module(vm, self, v);
    return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "attribute '__module__' of '%T' objects is not writable",
                       self);
}
GET(objclass) {
    const hn_function *frozen = function_frozen(self);
    *out = frozen ? frozen->type_params : HN_AS(hn_native, self)->owner;
    return HN_OK;
}

static const hn_native_def native_methods[] = {CALL, HNLIB_END};
static const hn_native_def descriptor_methods[] = {
    CALL, HN_ROW("__get__", native_get, 0, (self, arg(instance), opt(owner, None), slash), ""), HNLIB_END};
#define NATIVE_NAMES(set_name)                                                                               \
    {"__name__", function_get_native_name, set_name}, {"__qualname__", function_get_native_qualname, NULL},  \
        {"__doc__", function_get_native_doc, NULL}, {                                                        \
        "__text_signature__", function_get_native_signature, NULL                                            \
    }
static const hn_getset_def native_getsets[] = {
    NATIVE_NAMES(NULL),
    {"__self__", function_get_native_self, NULL},
    {"__module__", function_get_native_module, function_set_native_module},
    {NULL, NULL, NULL}};
static const hn_getset_def descriptor_getsets[] = {
    NATIVE_NAMES(hnattr_set_readonly),
    {"__objclass__", function_get_objclass, hnattr_set_readonly},
    {NULL, NULL, NULL}};
static const hn_getset_def function_wrapper_getsets[] = {
    NATIVE_NAMES(NULL),
    {"__self__", function_get_native_self, hnattr_set_readonly},
    {"__objclass__", function_get_objclass, NULL},
    {NULL, NULL, NULL}};

const hn_type_def hnlib_builtin = {HN_T_BUILTIN, NULL, native_methods, native_getsets, NULL};
const hn_type_def hnlib_method_descriptor = {HN_T_METHOD_DESCRIPTOR, NULL, descriptor_methods,
                                             descriptor_getsets, NULL};
const hn_type_def hnlib_wrapper_descriptor = {HN_T_WRAPPER_DESCRIPTOR, NULL, descriptor_methods,
                                              descriptor_getsets, NULL};
const hn_type_def hnlib_classmethod_descriptor = {HN_T_CLASSMETHOD_DESCRIPTOR, NULL, descriptor_methods,
                                                  descriptor_getsets, NULL};
const hn_type_def hnlib_method_wrapper = {HN_T_METHOD_WRAPPER, NULL, native_methods, function_wrapper_getsets,
                                          NULL};

/* ---- host functions ---- */

GET(host_name) {
    return *out = HN_AS(hn_host, self)->name, HN_OK;
}
GET(host_doc) {
    return *out = HN_AS(hn_host, self)->doc, HN_OK;
}
GET(host_signature) {
    return *out = HN_AS(hn_host, self)->signature, HN_OK;
}
static const hn_getset_def host_getsets[] = {{"__name__", function_get_host_name, NULL},
                                             {"__qualname__", function_get_host_name, NULL},
                                             {"__doc__", function_get_host_doc, NULL},
                                             {"__text_signature__", function_get_host_signature, NULL},
                                             {NULL, NULL, NULL}};
const hn_type_def hnlib_host_function = {HN_T_HOST_FUNCTION, NULL, native_methods, host_getsets, NULL};

/* ---- cells ---- */

static hn_status call_cell(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_cell *c = hncell_new(vm, args[0]);
    if (!c) return HN_NOMEM;
    *out = hnv_from_ref(c);
    return HN_OK;
}
GET(contents) {
    *out = HN_AS(hn_cell, self)->value;
    return *out == HN_UNBOUND ? hnexc_raise(vm, HN_T_VALUEERROR, "Cell is empty") : HN_OK;
}
SET(contents) {
    return HN_AS(hn_cell, self)->value = v, HN_OK;
}
static const hn_getset_def cell_getsets[] = {{"cell_contents", function_get_contents, function_set_contents},
                                             {NULL, NULL, NULL}};
static const hn_native_def cell_call = HN_ROW_SHOWN("cell", call_cell, 0, (opt(contents, None), slash), NULL);
const hn_type_def hnlib_cell = {HN_T_CELL, NULL, NULL, cell_getsets, &cell_call};
