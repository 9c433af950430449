/* Primitives about classes, instances, functions and exceptions, for frozen Python (class statements are in
 * core/lib/py/_hn/classes.py). _type_new and its like do not run a metaclass, __init_subclass__ or
 * __set_name__: frozen Python does. Arguments may be forged, as in primitives.c. */
#include "code/code.h"
#include "lib/builtins.h"
#include "lib/lib.h"
#include "lib/twins.h"
#include "object/class.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/mro.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/str.h"
#include "object/type_internal.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/cold.h"
#include "vm/frame.h"
#include "vm/native.h"

/* Whether a class statement of the library is at work: what fills its instances counts slots as they are
 * listed. */
static bool is_for_library(hn_vm *vm) {
    const hn_code *build = HN_FUNCTION(vm->slow[HN_SLOW_BUILD_CLASS])->code;
    bool built = false;
    for (uint32_t i = vm->nframes; i-- > 0;) {
        const hn_code *code = vm->frames[i].code;
        if (built || !(code->h.flags & HN_CODE_HIDDEN)) return code->h.flags & HN_CODE_HIDDEN;
        built = code == build;
        hnmeter_effort(&vm->meter, 1);
    }
    return true;
}

/* _type_new(metatype, name, bases, namespace) */
HN_NATIVE(type_new) {
    const hn_tuple *bases = HN_TUPLE(args[2]);
    if (HN_TYPE(args[0])->base_kind != HN_KIND_TYPE || !bases->len) return hnexc_bad_argument(vm);
    return hntype_new(vm, HN_TYPE(args[0]), args[1], args[2], HN_DICT(args[3]), is_for_library(vm), out);
}

/* _type_dict(class): its real namespace. */
HN_NATIVE(type_dict) {
    return *out = hnv_from_ref(HN_TYPE(args[0])->dict), HN_OK;
}

/* _type_set(class, name, value): past every check. */
HN_NATIVE(type_set) {
    hn_value name;
    HN_TRY(hnstr_intern(vm, args[1], &name));
    *out = HN_NONE;
    return hntype_set(vm, HN_TYPE(args[0]), name, args[2]);
}
/* _type_rename(class, name) */
HN_NATIVE(type_rename) {
    HN_TYPE(args[0])->name = args[1];
    *out = HN_NONE;
    return HN_OK;
}
/* _type_mro(class, tuple): what a metaclass's mro() gave. */
HN_NATIVE(type_mro) {
    hn_value bad;
    hn_status st = hntype_check_mro(vm, HN_TYPE(args[0]), HN_TUPLE(args[1]), &bad);
    if (st == HN_SLOW && bad == HN_NONE)
        return hnexc_raise(vm, HN_T_TYPEERROR, "mro() must give classes that end in object");
    if (st == HN_SLOW && !hnv_is(bad, HN_KIND_TYPE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "mro() returned a non-class ('%T')", bad);
    if (st == HN_SLOW)
        return hnexc_raise(vm, HN_T_TYPEERROR, "mro() returned base with unsuitable layout ('%U')",
                           HN_TYPE(bad)->name);
    HN_TRY(st);
    hntype_set_mro(HN_TYPE(args[0]), HN_TUPLE(args[1]));
    HN_TYPE(args[0])->asked = false;
    vm->type_epoch++;
    hntype_update_flags(vm, HN_TYPE(args[0]));
    *out = HN_NONE;
    return HN_OK;
}
/* _type_order(class, asked): its MRO as it is; asked says that the metaclass is yet to be asked for the
 * first. */
HN_NATIVE(type_order) {
    *out = hnv_from_ref(HN_TYPE(args[0])->mro);
    if (args[1] == HN_TRUE) HN_TYPE(args[0])->asked = true;
    return HN_OK;
}
/* _property_doc(property, doc, getters): whether it is its getter's. */
HN_NATIVE(property_doc) {
    if (!hnv_is(args[0], HN_KIND_PROPERTY)) return hnexc_bad_argument(vm);
    hn_property *p = HN_AS(hn_property, args[0]);
    p->doc = args[1];
    p->h.flags = args[2] == HN_TRUE ? HN_PROPERTY_GETTERS_DOC : 0;
    return *out = HN_NONE, HN_OK;
}
/* _type_bases(class, tuple): whatever metaclasses say of the MROs; what to ask them, or None. */
HN_NATIVE(type_bases) {
    if (HN_TYPE(args[0])->h.flags & (HN_TYPE_BUILTIN | HN_TYPE_SEALED) || !HN_TUPLE(args[1])->len)
        return hnexc_bad_argument(vm);
    HN_TRY(hntypes_set_bases(vm, args[0], HN_TUPLE(args[1]), out));
    if (*out == HN_UNBOUND) *out = HN_NONE;
    return HN_OK;
}
HN_NATIVE(type_builtin) {
    return *out = hnv_bool(HN_TYPE(args[0])->h.flags & (HN_TYPE_BUILTIN | HN_TYPE_SEALED)), HN_OK;
}
/* _type_makes(class): whether it is one in C that makes its instances. */
HN_NATIVE(type_makes) {
    uint16_t f = HN_TYPE(args[0])->h.flags;
    bool sealed = f & HN_TYPE_SEALED && !(f & HN_TYPE_UNMADE);
    return *out = hnv_bool(f & (HN_TYPE_BUILTIN | HN_TYPE_MADE) || sealed), HN_OK;
}
HN_NATIVE(type_is) {
    HN_TRY(hnmeter_charge(&vm->meter, HN_TYPE(args[0])->mro->len >> 6));
    return *out = hnv_bool(hntype_is(HN_TYPE(args[0]), HN_TYPE(args[1]))), HN_OK;
}

/* _isinstance(object, class or tuple of classes): by its type alone, whatever __class__ or __instancecheck__
 * say. */
HN_NATIVE(primitives_class_isinstance) {
    const hn_value *c = args + 1;
    uint32_t len = 1;
    if (hnv_is(args[1], HN_KIND_TUPLE)) {
        c = HN_TUPLE(args[1])->items;
        len = HN_TUPLE(args[1])->len;
    }
    *out = HN_FALSE;
    for (uint32_t i = 0; i < len && *out == HN_FALSE; i++) {
        HN_TRY(hnmeter_charge(&vm->meter, 1));
        if (!hnv_is(c[i], HN_KIND_TYPE)) return hnexc_bad_argument(vm);
        *out = hnv_bool(hntype_is(hntype_of(vm, args[0]), HN_TYPE(c[i])));
    }
    return HN_OK;
}

/* _tp_name(object): the name of its class, as messages have it. */
HN_NATIVE(tp_name) {
    return *out = hntype_of(vm, args[0])->name, HN_OK;
}

/* _class_name(class): the same of a class. */
HN_NATIVE(class_name) {
    return *out = HN_TYPE(args[0])->name, HN_OK;
}

/* _argument_name(object): the same of an argument that is refused, where None is None. */
HN_NATIVE(argument_name) {
    hn_value none;
    HN_TRY(hnstr_intern_utf8(vm, "None", 4, &none));
    return *out = args[0] == HN_NONE ? none : hntype_of(vm, args[0])->name, HN_OK;
}

static void seal_method(hn_type *t, const hn_entry *e) {
    hn_value v = e->value;
    if (hnv_is(v, HN_KIND_STATICMETHOD) || hnv_is(v, HN_KIND_CLASSMETHOD)) v = HN_AS(hn_wrapper, v)->func;
    if (!hnv_is(v, HN_KIND_FUNCTION) || HN_FUNCTION(v)->type_params != HN_NONE) return;
    HN_FUNCTION(v)->type_params = hnv_from_ref(t);
    HN_FUNCTION(v)->name = e->key;
}

/* The functions of a class that stands for one in C are shown as methods in C from now on. */
static void seal_methods(hn_type *t) {
    for (uint32_t i = 0; i < t->dict->used; i++) seal_method(t, t->dict->entries + i);
}

/* The name as messages have it: with the module in front, if that is not builtins. */
static hn_status put_module_in_front(hn_vm *vm, hn_type *t, bool *plain) {
    hn_value module = hndict_get_str(vm, t->dict, HN_NAME(vm, __module__)), name;
    *plain = hnv_is(module, HN_KIND_STR) && hnstr_equal_z(module, "builtins");
    if (*plain || t->h.flags & (HN_TYPE_BUILTIN | HN_TYPE_SEALED | HN_TYPE_MADE)) return HN_OK;
    if (!hnv_is(module, HN_KIND_STR)) return hnexc_bad_argument(vm);
    HN_TRY(hnstr_format(vm, &name, "%U.%U", module, t->qualname));
    t->name = name;
    return HN_OK;
}

/* _type_seal(class, base): from now on like a builtin class of its module; base says if it may be derived
 * from. None: the class is as it was, only its methods are shown as methods in C. */
HN_NATIVE(type_seal) {
    hn_type *t = HN_TYPE(args[0]);
    hn_value name;
    bool plain;
    *out = HN_NONE;
    seal_methods(t);
    if (args[1] == HN_NONE) return HN_OK;
    HN_TRY(put_module_in_front(vm, t, &plain));
    t->h.flags |= HN_TYPE_SEALED;
    t->weak = false;
    t->keys_left = 0; /* nor do instances share names */
    t->shared = NULL;
    static const char *const made[] = {"__slots__", "__static_attributes__", "__firstlineno__",
                                       "__classdictcell__", "__module__"};
    for (unsigned i = 0; i < sizeof made / sizeof *made - !plain; i++) {
        HN_TRY(hnstr_intern_utf8(vm, made[i], strlen(made[i]), &name));
        hndict_del_str(vm, t->dict, name);
    }
    if (args[1] == HN_FALSE) t->h.flags &= (uint16_t)~HN_TYPE_BASE;
    return HN_OK;
}

/* _type_weak(class): there may be weak references to instances of this sealed class after all. */
HN_NATIVE(type_weak) {
    HN_TYPE(args[0])->weak = true;
    return *out = HN_NONE, HN_OK;
}
HN_NATIVE(type_has_weak) {
    return *out = hnv_bool(HN_TYPE(args[0])->weak), HN_OK;
}

/* _member_fix(class, slot, name, computed): the slot can be read as `name` too, and no longer be set; with
 * computed None it can still be set by its first name, and otherwise by the descriptor that `name`
 * replaces. */
HN_NATIVE(member_fix) {
    hn_type *t = HN_TYPE(args[0]);
    hn_value name, member = hndict_get_str(vm, t->dict, args[1]);
    if (!hnv_is(member, HN_KIND_MEMBER) || HN_AS(hn_member, member)->owner != t)
        return hnexc_bad_argument(vm);
    HN_TRY(hnstr_intern(vm, args[2], &name));
    hn_member *m = hnheap_new(vm, HN_KIND_MEMBER, sizeof *m);
    if (!m) return HN_NOMEM;
    m->owner = t;
    m->name = name;
    m->slot = HN_AS(hn_member, member)->slot;
    m->h.flags = args[3] == HN_FALSE ? HN_MEMBER_READONLY : HN_MEMBER_COMPUTED;
    if (args[3] != HN_NONE && name != HN_AS(hn_member, member)->name)
        HN_AS(hn_member, member)->h.flags = m->h.flags;
    *out = HN_NONE;
    return hntype_set(vm, t, name, hnv_from_ref(m));
}

/* _type_hide(class, *slots): they lose their names, so that only methods in C find them. */
HN_NATIVE(type_hide) {
    hn_type *t = HN_TYPE(args[0]);
    for (uint32_t i = 1; i < n; i++) {
        hn_value member = hndict_get_str(vm, t->dict, args[i]);
        if (!hnv_is(member, HN_KIND_MEMBER) || HN_AS(hn_member, member)->owner != t)
            return hnexc_bad_argument(vm);
        hndict_del_str(vm, t->dict, args[i]);
    }
    *out = HN_NONE;
    return HN_OK;
}

static hn_status set_native(hn_vm *vm, hn_value type, const hn_native_def *def) {
    hn_value name;
    hn_native *f = hnheap_new(vm, HN_KIND_NATIVE, sizeof *f);
    if (!f) return HN_NOMEM;
    f->def = def;
    f->owner = type;
    f->self = HN_UNBOUND;
    hntype_prepare_native(f);
    HN_TRY(hnstr_intern_utf8(vm, def->name, strlen(def->name), &name));
    return hntype_set(vm, HN_TYPE(type), name, hnv_from_ref(f));
}

/* _type_natives(class, "module.Class"): the methods in C that a module's def has for a class of frozen
 * Python. */
HN_NATIVE(type_natives) {
    const hn_class_def *cls = hnlib_find_class(args[1]);
    for (const hn_primitive_def *row = cls ? cls->methods : NULL; row && row->def.name; row++)
        HN_TRY(set_native(vm, args[0], &row->def));
    *out = HN_NONE;
    return HN_OK;
}

/* What a class of the library has that is one in C in CPython: its __init__ looks at the arguments. */
HN_NATIVE(new_made) {
    hn_type *t = HN_TYPE(args[0]);
    if (t->base_kind != HN_KIND_INSTANCE) /* of a builtin type as well, which makes it */
        return hnexc_raise(vm, HN_T_TYPEERROR, "object.__new__(%U) is not safe, use %U.__new__()", t->name,
                           t->name);
    return hninst_new(vm, t, HN_UNBOUND, out);
}
const hn_native_def hnlib_made_new =
    HN_ROW("__new__", new_made, HN_NATIVE_STATIC, (type, rest(args), keys(kwargs)), "");

/* _type_made(class, made): CPython's has a __new__ in C of its own, or none at all: object.__new__(class) is
 * refused. */
HN_NATIVE(type_made) {
    hn_type *t = HN_TYPE(args[0]);
    bool plain;
    if (t->h.flags & HN_TYPE_BUILTIN) return hnexc_bad_argument(vm);
    seal_methods(t);
    HN_TRY(put_module_in_front(vm, t, &plain));
    t->h.flags |= args[1] == HN_TRUE ? HN_TYPE_MADE : HN_TYPE_UNMADE;
    hntype_update_flags(vm, t);
    *out = HN_NONE;
    bool own = !hntype_keeps(vm, t, HN_N___new__);
    return args[1] == HN_FALSE || own ? HN_OK : set_native(vm, args[0], &hnlib_made_new);
}

/* _instance(class, *values): an instance whose first slots have these values. */
HN_NATIVE(instance) {
    hn_type *t = HN_TYPE(args[0]);
    if (t->base_kind != HN_KIND_INSTANCE || (t->h.flags & HN_TYPE_BUILTIN) || t->root->nslots < n - 1 ||
        t->inline_slots < n - 1)
        return hnnative_refuse(vm, args[0]);
    HN_TRY(hninst_new(vm, t, HN_UNBOUND, out));
    for (uint32_t i = 1; i < n; i++) HN_INSTANCE(*out)->slots[i - 1] = args[i];
    return HN_OK;
}

/* _object_set(object, name, value): what object.__setattr__ does when no descriptor is in the way. */
HN_NATIVE(object_set) {
    hn_value name;
    HN_TRY(hnstr_intern(vm, args[1], &name));
    *out = HN_NONE;
    return hnattr_store(vm, args[0], name, args[2]);
}
HN_NATIVE(object_del) {
    hn_value name;
    HN_TRY(hnstr_intern(vm, args[1], &name));
    *out = HN_NONE;
    return hnattr_store(vm, args[0], name, HN_UNBOUND);
}

/* _function_annotate(function, dict): keeps the annotations beside the function that computed them. */
HN_NATIVE(function_annotate) {
    hn_value old = HN_FUNCTION(args[0])->annotate;
    if (hnv_is(old, HN_KIND_TUPLE)) old = HN_TUPLE(old)->len ? HN_TUPLE(old)->items[0] : HN_NONE;
    *out = HN_NONE;
    return hntuple_pair(vm, old, args[1], &HN_FUNCTION(args[0])->annotate);
}
/* _function_awaitable(function): what its generator gives can be awaited from now on; False if it is ours. */
HN_NATIVE(function_awaitable) {
    hn_code *code = HN_FUNCTION(args[0])->code;
    if ((code->h.flags & HN_CODE_ASYNC_GEN) != HN_CODE_GENERATOR) return hnexc_bad_argument(vm);
    if (!(code->h.flags & HN_CODE_HIDDEN)) code->h.flags |= HN_CODE_ITER_COROUTINE;
    *out = hnv_bool(code->h.flags & HN_CODE_ITER_COROUTINE);
    return HN_OK;
}
/* _function_plain(object): a sealed class's function as it was written, a copy, bound as it is; anything else
 * is itself. */
HN_NATIVE(function_plain) {
    const hn_method *m = hnv_is(args[0], HN_KIND_METHOD) ? HN_AS(hn_method, args[0]) : NULL;
    hn_value func = m ? m->func : args[0];
    *out = args[0];
    if (!hnv_is_sealed(func)) return HN_OK;
    const hn_function *f = HN_FUNCTION(func);
    hn_function *made;
    HN_TRY(hnfunction_new(vm, f->code, f->globals, &made));
    made->closure = f->closure;
    made->defaults = f->defaults;
    made->kwdefaults = f->kwdefaults;
    made->attrs = f->attrs;
    *out = hnv_from_ref(made);
    return m ? hnmethod_new(vm, m->self, *out, out) : HN_OK;
}
HN_NATIVE(function_type_params) {
    HN_FUNCTION(args[0])->type_params = args[1];
    *out = args[0];
    return HN_OK;
}

/* _exc_new(class, args): an exception, with no __new__ or __init__ called. */
HN_NATIVE(exc_new) {
    if (!(HN_TYPE(args[0])->h.flags & HN_TYPE_EXC)) return hnexc_bad_argument(vm);
    return hnexc_new(vm, HN_TYPE(args[0]), args[1], out);
}
/* _exc_set(exception, name, value) */
HN_NATIVE(exc_set) {
    hn_value name;
    HN_TRY(hnstr_intern(vm, args[1], &name));
    *out = HN_NONE;
    return hnexc_set_attr(vm, args[0], name, args[2]);
}
HN_NATIVE(exc_is) {
    return *out = hnv_bool(hnv_is_exc(args[0])), HN_OK;
}
HN_NATIVE(exc_args) {
    HN_EXC(args[0])->args = args[1];
    *out = HN_NONE;
    return HN_OK;
}

/* _super_fill(super object, class, self, class of self) */
HN_NATIVE(primitives_class_super_fill) {
    hn_super *s = HN_AS(hn_super, args[0]);
    s->cls = HN_TYPE(args[1]);
    s->self = args[2];
    s->start = HN_TYPE(args[3]);
    return HN_OK;
}

const hn_primitive_def hnlib_primitives_class[] = {
    HN_PRIMITIVE("_type_new", type_new, HN_A_TYPE, HN_A_STR, HN_A_TUPLE, HN_A_DICT),
    HN_PRIMITIVE("_type_dict", type_dict, HN_A_TYPE),
    HN_PRIMITIVE("_type_set", type_set, HN_A_TYPE, HN_A_STR, HN_ANY),
    HN_PRIMITIVE("_type_rename", type_rename, HN_A_TYPE, HN_A_STR),
    HN_PRIMITIVE("_type_mro", type_mro, HN_A_TYPE, HN_A_TUPLE),
    HN_PRIMITIVE("_type_order", type_order, HN_A_TYPE, HN_A_BOOL),
    HN_PRIMITIVE("_type_builtin", type_builtin, HN_A_TYPE),
    HN_PRIMITIVE("_type_is", type_is, HN_A_TYPE, HN_A_TYPE),
    HN_PRIMITIVE("_isinstance", primitives_class_isinstance, HN_ANY, HN_ANY),
    HN_PRIMITIVE("_tp_name", tp_name, HN_ANY),
    HN_PRIMITIVE("_class_name", class_name, HN_A_TYPE),
    HN_PRIMITIVE("_argument_name", argument_name, HN_ANY),
    HN_PRIMITIVE("_type_seal", type_seal, HN_A_TYPE, HN_OR_NONE(HN_A_BOOL)),
    HN_PRIMITIVE("_type_makes", type_makes, HN_A_TYPE),
    HN_PRIMITIVE("_property_doc", property_doc, HN_ANY, HN_ANY, HN_A_BOOL),
    HN_PRIMITIVE("_type_bases", type_bases, HN_A_TYPE, HN_A_TUPLE),
    HN_PRIMITIVE("_type_made", type_made, HN_A_TYPE, HN_A_BOOL),
    HN_PRIMITIVE("_type_weak", type_weak, HN_A_TYPE),
    HN_PRIMITIVE("_type_has_weak", type_has_weak, HN_A_TYPE),
    HN_PRIMITIVE_VAR("_type_hide", type_hide, HN_A_TYPE, HN_A_STR),
    HN_PRIMITIVE("_type_natives", type_natives, HN_A_TYPE, HN_A_STR),
    HN_PRIMITIVE("_member_fix", member_fix, HN_A_TYPE, HN_A_STR, HN_A_STR, HN_OR_NONE(HN_A_BOOL)),
    HN_PRIMITIVE_VAR("_instance", instance, HN_A_TYPE, HN_OPT(HN_ANY)),
    HN_PRIMITIVE("_object_set", object_set, HN_ANY, HN_A_STR, HN_ANY),
    HN_PRIMITIVE("_object_del", object_del, HN_ANY, HN_A_STR),
    HN_PRIMITIVE("_function_annotate", function_annotate, HN_A_FUNCTION, HN_A_DICT),
    HN_PRIMITIVE("_function_awaitable", function_awaitable, HN_A_FUNCTION),
    HN_PRIMITIVE("_function_plain", function_plain, HN_ANY),
    HN_PRIMITIVE("_function_type_params", function_type_params, HN_A_FUNCTION, HN_ANY),
    HN_PRIMITIVE("_exc_new", exc_new, HN_A_TYPE, HN_A_TUPLE),
    HN_PRIMITIVE("_exc_set", exc_set, HN_AN_EXC, HN_A_STR, HN_ANY),
    HN_PRIMITIVE("_exc_is", exc_is, HN_ANY),
    HN_PRIMITIVE("_exc_args", exc_args, HN_AN_EXC, HN_A_TUPLE),
    HN_PRIMITIVE("_super_fill", primitives_class_super_fill, HN_A_SUPER, HN_A_TYPE, HN_ANY, HN_A_TYPE),
    HN_PRIMITIVES_END};
