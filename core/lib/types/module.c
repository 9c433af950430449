/* Modules, mapping proxies, code objects and tracebacks as objects that programs see: methods and attributes,
 * called through vm/native.c and vm/attr.c. A program must not be able to give the loop bytecode of its
 * choice, so code() always refuses. */
#include "code/core.h"
#include "lib/builtins.h"
#include "lib/lib.h"
#include "lib/twins.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/text.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/start.h"

#define GET(name) static hn_status get_##name(hn_vm *vm, hn_value self, hn_value *out)
#define MODULE(v) HN_AS(hn_module, v)

/* ---- modules ---- */

static hn_status module_fill(hn_vm *vm, hn_module *m, hn_value name, hn_value doc) {
    if (!hnv_is(name, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "module() argument 'name' must be str, not %A", name);
    m->name = name;
    HN_TRY(hndict_set_str(vm, m->dict, HN_NAME(vm, __name__), name));
    HN_TRY(hndict_set_str(vm, m->dict, HN_NAME(vm, __doc__), doc == HN_UNBOUND ? HN_NONE : doc));
    HN_TRY(hndict_set_str(vm, m->dict, HN_NAME(vm, __package__), HN_NONE));
    HN_TRY(hndict_set_str(vm, m->dict, HN_NAME(vm, __loader__), HN_NONE));
    return hndict_set_str(vm, m->dict, HN_NAME(vm, __spec__), HN_NONE);
}
static hn_status module_new(hn_vm *vm, hn_value *out) {
    hn_dict *d = hndict_new(vm, 8);
    if (!d) return HN_NOMEM;
    return hnmodule_new(vm, vm->empty_str, d, out);
}
HN_NATIVE(module_call) {
    HN_TRY(module_new(vm, out));
    return module_fill(vm, MODULE(*out), args[0], args[1]);
}
HN_NATIVE(module_make) {
    hn_value m;
    HN_TRY(module_new(vm, &m));
    *out = m;
    if (HN_TYPE(args[0]) == vm->types[HN_T_MODULE]) return HN_OK;
    HN_TRY(hninst_new(vm, HN_TYPE(args[0]), m, out));
    return hninst_set_dict(vm, HN_INSTANCE(*out), hnv_from_ref(MODULE(m)->dict));
}
HN_NATIVE(module_init) {
    *out = HN_NONE;
    return module_fill(vm, MODULE(args[0]), args[1], args[2]);
}
HN_NATIVE(module_dir) {
    return hncall_slow(vm, HN_SLOW_MODULE_DIR, 1, args);
}
GET(module_dict) {
    return *out = hnv_from_ref(MODULE(self)->dict), HN_OK;
}
GET(module_annotations) {
    *out = hndict_get_str(vm, MODULE(self)->dict, HN_NAME(vm, __annotations__));
    return *out == HN_UNBOUND ? hncall_slow(vm, HN_SLOW_FUNCTION_ANNOTATIONS, 1, &self) : HN_OK;
}
static hn_status set_module_annotations(hn_vm *vm, hn_value self, hn_value v) {
    hn_dict *d = MODULE(self)->dict;
    if (v != HN_UNBOUND)
        HN_TRY(hndict_set_str(vm, d, HN_NAME(vm, __annotations__), v));
    else if (!hndict_del_str(vm, d, HN_NAME(vm, __annotations__)))
        return hnexc_raise(vm, HN_T_ATTRIBUTEERROR, "__annotations__");
    hndict_del_str(vm, d, HN_NAME(vm, __annotate__));
    return HN_OK;
}
GET(module_annotate) {
    *out = hndict_get_str(vm, MODULE(self)->dict, HN_NAME(vm, __annotate__));
    if (*out == HN_UNBOUND) *out = HN_NONE;
    return HN_OK;
}
static hn_status set_module_annotate(hn_vm *vm, hn_value self, hn_value v) {
    if (v == HN_UNBOUND) return hnexc_raise(vm, HN_T_TYPEERROR, "cannot delete __annotate__ attribute");
    if (v != HN_NONE && hntype_lookup(vm, hntype_of(vm, v), HN_NAME(vm, __call__)) == HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "__annotate__ must be callable or None");
    if (v != HN_NONE) hndict_del_str(vm, MODULE(self)->dict, HN_NAME(vm, __annotations__));
    return hndict_set_str(vm, MODULE(self)->dict, HN_NAME(vm, __annotate__), v);
}
static const hn_native_def module_methods[] = {
    HN_ROW("__new__", module_make, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), ""),
    HN_ROW_SHOWN("__init__", module_init, 0, (self, arg(name), opt(doc, None)),
                 HN_DOC("($self, /, *args, **kwargs)", "")),
    HN_ROW("__dir__", module_dir, HN_NATIVE_WHOLE, (self, slash), ""), HNLIB_END};
static const hn_getset_def module_getsets[] = {
    {"__dict__", get_module_dict, hnattr_set_readonly},
    {"__annotations__", get_module_annotations, set_module_annotations},
    {"__annotate__", get_module_annotate, set_module_annotate},
    {NULL, NULL, NULL}};
static const hn_native_def module_def =
    HN_ROW_SHOWN("module", module_call, 0, (arg(name), opt(doc, None)), NULL);
const hn_type_def hnlib_module = {HN_T_MODULE, NULL, module_methods, module_getsets, &module_def};

/* ---- mapping proxies ---- */

HN_NATIVE(proxy_call) {
    hn_value v = args[0];
    bool mapping = hntype_lookup(vm, hntype_of(vm, v), HN_NAME(vm, __getitem__)) != HN_UNBOUND;
    if (!mapping || hnv_is(hnv_payload(v), HN_KIND_LIST) || hnv_is(hnv_payload(v), HN_KIND_TUPLE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "mappingproxy() argument must be a mapping, not %A", v);
    hn_proxy *p = hnheap_new(vm, HN_KIND_MAPPINGPROXY, sizeof *p);
    if (!p) return HN_NOMEM;
    p->mapping = v;
    *out = hnv_from_ref(p);
    return HN_OK;
}

/* The same method of the mapping behind it. */
static hn_status proxy_forward(hn_vm *vm, const char *name, const hn_value *args, uint32_t n) {
    hn_value mapping = HN_AS(hn_proxy, args[0])->mapping, s;
    hn_attr a;
    HN_TRY(hnstr_intern_utf8(vm, name, strlen(name), &s));
    HN_TRY(hnattr_find(vm, mapping, s, &a));
    if (a.kind == HN_ATTR_MISSING) return hnattr_missing(vm, mapping, s);
    hn_value f, call[4] = {mapping, s};
    for (uint32_t i = 1; i < n; i++) call[i + 1] = args[i];
    if (a.kind == HN_ATTR_CALL) return hncall_slow(vm, HN_SLOW_CALL_NAMED, n + 1, call);
    HN_TRY(hnattr_value(vm, mapping, &a, &f));
    return hncall_tail(vm, f, n - 1, args + 1);
}
HN_NATIVE(proxy_get) {
    return proxy_forward(vm, "get", args, n);
}
HN_NATIVE(proxy_keys) {
    return proxy_forward(vm, "keys", args, n);
}
HN_NATIVE(proxy_values) {
    return proxy_forward(vm, "values", args, n);
}
HN_NATIVE(proxy_items) {
    return proxy_forward(vm, "items", args, n);
}
HN_NATIVE(proxy_copy) {
    return proxy_forward(vm, "copy", args, n);
}
HN_NATIVE(proxy_reversed) {
    return proxy_forward(vm, "__reversed__", args, n);
}
static const hn_native_def module_proxy_methods[] = {
    HN_ROW("get", proxy_get, 0, (self, arg(key), opt(default, None), slash), ""),
    HN_ROW("keys", proxy_keys, 0, (self, slash), ""),
    HN_ROW("values", proxy_values, 0, (self, slash), ""),
    HN_ROW("items", proxy_items, 0, (self, slash), ""),
    HN_ROW("copy", proxy_copy, 0, (self, slash), ""),
    HN_ROW("__reversed__", proxy_reversed, 0, (self, slash), ""),
    HNLIB_END};
static const hn_native_def proxy_def = HN_ROW_SHOWN("mappingproxy", proxy_call, 0, (arg(mapping)), NULL);
const hn_type_def hnlib_mappingproxy = {HN_T_MAPPINGPROXY, NULL, module_proxy_methods, NULL, &proxy_def};

/* ---- code objects ---- */

#define CODE(v) HN_AS(hn_code, v)
#define CODE_INT(name, expr)                                                                                 \
    GET(name) {                                                                                              \
        const hn_code *c = CODE(self);                                                                       \
        *out = hnv_from_int(expr);                                                                           \
        return HN_OK;                                                                                        \
    }
CODE_INT(argcount, c->npos)
CODE_INT(posonly, c->nposonly)
CODE_INT(kwonly, c->nkwonly)
CODE_INT(firstline, c->firstlineno)
CODE_INT(stacksize, c->nregs)
CODE_INT(code_flags, (c->h.flags & (HN_CODE_NAMES | HN_CODE_MODULE) ? 0 : 3) |
                         (c->h.flags & HN_CODE_VARARGS ? 4 : 0) | (c->h.flags & HN_CODE_VARKW ? 8 : 0) |
                         (c->h.flags & HN_CODE_NESTED ? 16 : 0) |
                         ((c->h.flags & HN_CODE_ASYNC_GEN) == HN_CODE_GENERATOR ? 32 : 0) |
                         ((c->h.flags & HN_CODE_ASYNC_GEN) == HN_CODE_COROUTINE ? 128 : 0) |
                         (c->h.flags & HN_CODE_ITER_COROUTINE ? 256 : 0) |
                         ((c->h.flags & HN_CODE_ASYNC_GEN) == HN_CODE_ASYNC_GEN ? 512 : 0))
GET(code_name) {
    return *out = CODE(self)->name, HN_OK;
}
GET(code_qualname) {
    return *out = CODE(self)->qualname, HN_OK;
}
GET(filename) {
    return *out = CODE(self)->source ? CODE(self)->source->name : vm->empty_str, HN_OK;
}
static bool is_inlined(const hn_code *c) {
    return c->h.flags & HN_CODE_COMPREHENSION && !(c->h.flags & HN_CODE_GENERATOR);
}

/* Code that stands in code; what stands in a comprehension that CPython inlines comes last. */
static hn_status add_children(hn_vm *vm, const hn_code *c, hn_list *to) {
    hn_list *inlined = hnlist_new(vm, 0);
    if (!inlined) return HN_NOMEM;
    for (uint32_t next = 0;; c = HN_AS(hn_code, inlined->items->v[next++])) {
        for (uint32_t i = 0; i < c->nchildren; i++) {
            HN_TRY(hnmeter_charge(&vm->meter, 1));
            bool within = is_inlined(HN_AS(hn_code, c->children[i]));
            HN_TRY(hnlist_append(vm, within ? inlined : to, c->children[i]));
        }
        if (next == inlined->len) return HN_OK;
    }
}
GET(consts) {
    const hn_code *c = CODE(self);
    HN_TRY(hncore_expand(vm, CODE(self)));
    HN_TRY(hnlist_from(vm, c->consts, c->nconsts, out));
    hn_list *l = HN_LIST(*out);
    bool frozen = !c->source || c->source->h.flags & HN_SOURCE_FROZEN;
    if (!frozen) HN_TRY(add_children(vm, c, l));
    return hntuple_from(vm, l->items ? l->items->v : NULL, l->len, out);
}
GET(names) {
    HN_TRY(hncore_expand(vm, CODE(self)));
    return hntuple_from(vm, CODE(self)->names, CODE(self)->nnames, out);
}

/* The names of the registers whose cellvars entry is `what`; -1: all that are not free. */
static hn_status registers(hn_vm *vm, hn_code *c, int what, hn_value *out) {
    HN_TRY(hncore_expand(vm, c));
    hn_list *l = hnlist_new(vm, c->nlocals);
    if (!l) return HN_NOMEM;
    for (uint32_t i = 0; i < c->nlocals; i++) {
        uint8_t cell = c->cellvars ? c->cellvars[i] : 0;
        bool parameter = i < (uint32_t)c->npos + c->nkwonly + !!(c->h.flags & HN_CODE_VARARGS) +
                                 !!(c->h.flags & HN_CODE_VARKW);
        bool take = what >= 0 ? cell == what : cell == 0 || (cell == 1 && parameter);
        if (take) HN_TRY(hnlist_append(vm, l, c->varnames[i]));
    }
    return hntuple_from(vm, l->items ? l->items->v : NULL, l->len, out);
}
GET(varnames) {
    return registers(vm, CODE(self), -1, out);
}
GET(cellvars) {
    return registers(vm, CODE(self), 1, out);
}
GET(freevars) {
    return registers(vm, CODE(self), 2, out);
}
GET(nlocals) {
    HN_TRY(registers(vm, CODE(self), -1, out));
    *out = hnv_from_int(HN_TUPLE(*out)->len);
    return HN_OK;
}
HN_NATIVE(code_repr) {
    const hn_code *c = CODE(args[0]);
    char id[20];
    uint32_t n_id = hnobj_id(vm, hnv_ref(args[0]));
    for (int i = 0; i < 12; i++) id[i] = "0123456789abcdef"[i < 4 ? 0 : n_id >> (4 * (11 - i)) & 15];
    id[12] = 0;
    return hnstr_format(vm, out, "<code object %U at 0x%s, file \"%U\", line %u>", c->name, id,
                        c->source ? c->source->name : vm->empty_str, (unsigned)c->firstlineno);
}
HN_NATIVE(code_replace) {
    return hnbuiltins_forward(vm, vm->slow[HN_SLOW_CODE_REPLACE], HN_UNBOUND, args, 0, n);
}
/* Bytecode never comes from outside. */
static hn_status code_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    if (n < 16) return hnexc_raise(vm, HN_T_TYPEERROR, "code expected at least 16 arguments, got %u", n);
    return hnexc_raise(vm, HN_T_TYPEERROR, "cannot create 'code' instances");
}
static const hn_native_def code_def = HN_ROW_SHOWN("code", code_call, 0, (rest(args), keys(kwargs)), NULL);
static const hn_native_def code_methods[] = {
    HN_ROW("__repr__", code_repr, 0, (self, slash), ""),
    HN_ROW("replace", code_replace, 0, (self, slash, keys(changes)), ""),
    HN_ROW("__replace__", code_replace, 0, (self, slash, keys(changes)), ""), HNLIB_END};
static const hn_getset_def code_getsets[] = {{"co_argcount", get_argcount, hnattr_set_readonly},
                                             {"co_posonlyargcount", get_posonly, hnattr_set_readonly},
                                             {"co_kwonlyargcount", get_kwonly, hnattr_set_readonly},
                                             {"co_firstlineno", get_firstline, hnattr_set_readonly},
                                             {"co_stacksize", get_stacksize, hnattr_set_readonly},
                                             {"co_flags", get_code_flags, hnattr_set_readonly},
                                             {"co_name", get_code_name, hnattr_set_readonly},
                                             {"co_qualname", get_code_qualname, hnattr_set_readonly},
                                             {"co_filename", get_filename, hnattr_set_readonly},
                                             {"co_consts", get_consts, hnattr_set_readonly},
                                             {"co_names", get_names, hnattr_set_readonly},
                                             {"co_varnames", get_varnames, hnattr_set_readonly},
                                             {"co_cellvars", get_cellvars, hnattr_set_readonly},
                                             {"co_freevars", get_freevars, hnattr_set_readonly},
                                             {"co_nlocals", get_nlocals, hnattr_set_readonly},
                                             {NULL, NULL, NULL}};
const hn_type_def hnlib_code = {HN_T_CODE, NULL, code_methods, code_getsets, &code_def};

/* ---- tracebacks ---- */

#define TB(v) HN_AS(hn_traceback, v)
GET(tb_next) {
    return *out = TB(self)->next ? hnv_from_ref(TB(self)->next) : HN_NONE, HN_OK;
}
static hn_status set_tb_next(hn_vm *vm, hn_value self, hn_value v) {
    if (v != HN_NONE && !hnv_is(v, HN_KIND_TRACEBACK))
        return hnexc_raise(vm, HN_T_TYPEERROR, "expected traceback object, got '%T'", v);
    uint32_t i = 0;
    for (hn_traceback *t = v == HN_NONE ? NULL : TB(v); t; t = t->next, i++) {
        HN_PACE_SLOW(vm, i);
        if (t == TB(self)) return hnexc_raise(vm, HN_T_VALUEERROR, "traceback loop detected");
    }
    TB(self)->next = v == HN_NONE ? NULL : TB(v);
    return HN_OK;
}
GET(tb_lineno) {
    hn_traceback *tb = TB(self);
    if (!tb->lineno) {
        hn_position pos;
        hncode_position(&vm->meter, tb->code, tb->pc, &pos);
        tb->lineno = pos.line;
    }
    return *out = hnv_from_int(tb->lineno), HN_OK;
}
GET(tb_lasti) {
    return *out = hnv_from_int((int64_t)TB(self)->pc * 2), HN_OK;
}
GET(tb_frame) {
    if (TB(self)->frame != HN_UNBOUND) return *out = TB(self)->frame, HN_OK;
    return hncall_slow(vm, HN_SLOW_TRACEBACK_FRAME, 1, &self);
}
static const hn_getset_def traceback_getsets[] = {{"tb_next", get_tb_next, set_tb_next},
                                                  {"tb_lineno", get_tb_lineno, NULL},
                                                  {"tb_lasti", get_tb_lasti, NULL},
                                                  {"tb_frame", get_tb_frame, NULL},
                                                  {NULL, NULL, NULL}};

static hn_status traceback_call(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return hncall_slow(vm, HN_SLOW_TRACEBACK_NEW, 4, args);
}
HN_NATIVE(tb_dir) {
    hn_list *l = hnlist_new(vm, 4);
    if (!l) return HN_NOMEM;
    for (const hn_getset_def *g = traceback_getsets; g->name; g++) {
        hn_value name;
        HN_TRY(hnstr_intern_utf8(vm, g->name, strlen(g->name), &name));
        HN_TRY(hnlist_append(vm, l, name));
    }
    *out = hnv_from_ref(l);
    return HN_OK;
}
static const hn_native_def traceback_methods[] = {HN_ROW("__dir__", tb_dir, 0, (self, slash), ""), HNLIB_END};
static const hn_native_def traceback_def = HN_ROW_SHOWN(
    "traceback", traceback_call, 0, (arg(tb_next), arg(tb_frame), arg(tb_lasti), arg(tb_lineno)), NULL);
const hn_type_def hnlib_traceback = {HN_T_TRACEBACK, NULL, traceback_methods, traceback_getsets,
                                     &traceback_def};
