/* Generators, coroutines and async generators as objects: methods and attributes, called through vm/native.c
 * and vm/attr.c. A native never resumes one: it returns the request to the loop (hncall_resume), or calls a
 * frozen twin, as for throw and close. */
#include "vm/generator.h"

#include "lib/builtins.h"
#include "lib/lib.h"
#include "lib/twins.h"
#include "object/exc.h"
#include "object/str.h"
#include "vm/call.h"

#define GEN(v)    HN_AS(hn_generator, v)
#define GET(name) static hn_status generator_get_##name(hn_vm *vm, hn_value self, hn_value *out)

HN_NATIVE(generator_self) {
    return *out = args[0], HN_OK;
}
HN_NATIVE(generator_next) {
    return hncall_resume(vm, GEN(args[0]), HN_NONE);
}
HN_NATIVE(generator_send) {
    return hncall_resume(vm, GEN(args[0]), args[1]);
}
HN_NATIVE(throw) {
    return hncall_slow(vm, HN_SLOW_GENERATOR_THROW, n, args);
}
HN_NATIVE(generator_close) {
    return hncall_slow(vm, HN_SLOW_GENERATOR_CLOSE, 1, args);
}
HN_NATIVE(await) {
    return hncall_slow(vm, HN_SLOW_COROUTINE_AWAIT, 1, args);
}
HN_NATIVE(generator_anext) {
    hn_value a[2] = {args[0], HN_NONE};
    return hncall_slow(vm, HN_SLOW_ASYNC_GEN_ASEND, 2, a);
}
HN_NATIVE(asend) {
    return hncall_slow(vm, HN_SLOW_ASYNC_GEN_ASEND, 2, args);
}
HN_NATIVE(athrow) {
    return hncall_slow(vm, HN_SLOW_ASYNC_GEN_ATHROW, n, args);
}
HN_NATIVE(aclose) {
    return hncall_slow(vm, HN_SLOW_ASYNC_GEN_ACLOSE, 1, args);
}

GET(name) {
    return *out = GEN(self)->name, HN_OK;
}
GET(qualname) {
    return *out = GEN(self)->qualname, HN_OK;
}
static hn_status generator_set_name(hn_vm *vm, hn_value self, hn_value v) {
    if (!hnv_is(v, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__name__ must be set to a string object");
    GEN(self)->name = v;
    return HN_OK;
}
static hn_status generator_set_qualname(hn_vm *vm, hn_value self, hn_value v) {
    if (!hnv_is(v, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "__qualname__ must be set to a string object");
    GEN(self)->qualname = v;
    return HN_OK;
}
GET(running) {
    return *out = hnv_bool(GEN(self)->h.flags & HN_GEN_RUNNING), HN_OK;
}
GET(suspended) {
    *out = hnv_bool((GEN(self)->h.flags & (HN_GEN_STARTED | HN_GEN_RUNNING | HN_GEN_DONE)) == HN_GEN_STARTED);
    return HN_OK;
}
GET(code) {
    return *out = hnv_from_ref(GEN(self)->fn->code), HN_OK;
}
GET(delegate) {
    hn_value v = hngen_delegate(GEN(self));
    *out = v == HN_UNBOUND ? HN_NONE : v;
    return HN_OK;
}
GET(frame) {
    if (!(GEN(self)->h.flags & HN_GEN_DONE)) return hncall_slow(vm, HN_SLOW_GENERATOR_FRAME, 1, &self);
    return *out = HN_NONE, HN_OK;
}
GET(origin) {
    return *out = HN_NONE, HN_OK;
}

#define DEF0(name, fn, doc) HN_ROW(name, fn, 0, (self, slash), doc)
#define DEF1(name, fn, doc) HN_ROW(name, fn, 0, (self, arg(object), slash), doc)
#define THROW(name, fn)                                                                                      \
    HN_ROW_SHOWN(name, fn, 0, (self, arg(type), opt(value, None), opt(traceback, None), slash), NULL)
#define NAMES                                                                                                \
    {"__name__", generator_get_name, generator_set_name}, {                                                  \
        "__qualname__", generator_get_qualname, generator_set_qualname                                       \
    }

static const hn_native_def generator_methods[] = {
    DEF0("__iter__", generator_self, ""),
    DEF0("__next__", generator_next, ""),
    DEF1("send", generator_send, "Resume the generator with a value."),
    THROW("throw", throw),
    DEF0("close", generator_close, ""),
    HNLIB_END};
static const hn_getset_def generator_getsets[] = {NAMES,
                                                  {"gi_running", generator_get_running, NULL},
                                                  {"gi_suspended", generator_get_suspended, NULL},
                                                  {"gi_code", generator_get_code, NULL},
                                                  {"gi_frame", generator_get_frame, NULL},
                                                  {"gi_yieldfrom", generator_get_delegate, NULL},
                                                  {NULL, NULL, NULL}};
const hn_type_def hnlib_generator = {HN_T_GENERATOR, NULL, generator_methods, generator_getsets, NULL};

static const hn_native_def coroutine_methods[] = {DEF0("__await__", await, ""),
                                                  DEF1("send", generator_send, ""), THROW("throw", throw),
                                                  DEF0("close", generator_close, ""), HNLIB_END};
static const hn_getset_def coroutine_getsets[] = {NAMES,
                                                  {"cr_running", generator_get_running, NULL},
                                                  {"cr_suspended", generator_get_suspended, NULL},
                                                  {"cr_code", generator_get_code, NULL},
                                                  {"cr_frame", generator_get_frame, NULL},
                                                  {"cr_await", generator_get_delegate, NULL},
                                                  {"cr_origin", generator_get_origin, NULL},
                                                  {NULL, NULL, NULL}};
const hn_type_def hnlib_coroutine = {HN_T_COROUTINE, NULL, coroutine_methods, coroutine_getsets, NULL};

static const hn_native_def async_methods[] = {DEF0("__aiter__", generator_self, ""),
                                              DEF0("__anext__", generator_anext, ""),
                                              DEF1("asend", asend, ""),
                                              THROW("athrow", athrow),
                                              DEF0("aclose", aclose, ""),
                                              HNLIB_END};
static const hn_getset_def async_getsets[] = {NAMES,
                                              {"ag_running", generator_get_running, NULL},
                                              {"ag_suspended", generator_get_suspended, NULL},
                                              {"ag_code", generator_get_code, NULL},
                                              {"ag_frame", generator_get_frame, NULL},
                                              {"ag_await", generator_get_delegate, NULL},
                                              {NULL, NULL, NULL}};
const hn_type_def hnlib_async_generator = {HN_T_ASYNC_GENERATOR, NULL, async_methods, async_getsets, NULL};
