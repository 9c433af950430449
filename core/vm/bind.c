/* Binding of arguments: positionals, keywords, defaults, *args and **kwargs. A program decides how many there
 * are, so the loops over them charge the meter. Errors have CPython's wording. For a frozen function that
 * replaces a C function of CPython, the error is worded as that function's (misfit). */
#include "vm/bind.h"

#include "code/core.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"
#include "object/strbuf.h"
#include "object/suggest.h"
#include "object/type.h"
#include "vm/frame.h"
#include "vm/native.h"

typedef struct binding {
    hn_vm *vm;
    const hn_function *fn;
    const hn_code *code;
    const hn_value *args; /* positionals, then keyword values */
    uint32_t npos, nkw;
    const hn_value *kwnames;
    hn_value *to;    /* the parameters' registers */
    hn_value *varkw; /* the register of **kwargs, or NULL */
} binding;

static hn_status bind_too_many(const binding *b) {
    const hn_code *c = b->code;
    uint32_t most = c->npos, defaults = b->fn->defaults ? b->fn->defaults->len : 0, kwonly = 0;
    for (uint32_t i = 0; i < b->nkw; i++) {
        HN_PACE_SLOW(b->vm, i);
        HN_TRY(hnmeter_charge(&b->vm->meter, c->nkwonly >> 5));
        for (uint32_t k = 0; k < c->nkwonly; k++)
            if (hnstr_equal(HN_STR(b->kwnames[i]), HN_STR(c->varnames[c->npos + k]))) kwonly++;
    }
    const char *s = most == 1 && !defaults ? "" : "s", *was = b->npos == 1 && !kwonly ? "was" : "were";
    if (kwonly) {
        hn_value takes;
        if (defaults)
            HN_TRY(hnstr_format(b->vm, &takes, "from %u to %u", most - defaults, most));
        else
            HN_TRY(hnstr_format(b->vm, &takes, "%u", most));
        return hnexc_raise(b->vm, HN_T_TYPEERROR,
                           "%U() takes %U positional argument%s but %u positional argument%s (and %u "
                           "keyword-only argument%s) %s given",
                           b->fn->qualname, takes, s, b->npos, b->npos == 1 ? "" : "s", kwonly,
                           kwonly == 1 ? "" : "s", was);
    }
    if (defaults)
        return hnexc_raise(b->vm, HN_T_TYPEERROR,
                           "%U() takes from %u to %u positional arguments but %u %s given", b->fn->qualname,
                           most - defaults, most, b->npos, was);
    return hnexc_raise(b->vm, HN_T_TYPEERROR, "%U() takes %u positional argument%s but %u %s given",
                       b->fn->qualname, most, s, b->npos, was);
}

static int32_t bind_find_name(const hn_code *c, uint32_t from, uint32_t to, hn_value name) {
    for (uint32_t i = from; i < to; i++)
        if (c->varnames[i] == name) return (int32_t)i;
    for (uint32_t i = from; i < to; i++)
        if (hnstr_equal(HN_STR(c->varnames[i]), HN_STR(name))) return (int32_t)i;
    return -1;
}

/* Raises TypeError if positional-only parameters were passed by name. The message names them all. */
static hn_status refuse_positional_by_name(const binding *b) {
    hn_strbuf names;
    hnstrbuf_init(&names, b->vm);
    for (uint32_t i = 0; i < b->code->nposonly; i++) {
        if (hnmeter_charge(&b->vm->meter, b->nkw >> 4) != HN_OK) return hnstrbuf_free(&names), HN_STOPPED;
        for (uint32_t k = 0; k < b->nkw; k++)
            if (hnstr_equal(HN_STR(b->code->varnames[i]), HN_STR(b->kwnames[k]))) {
                if (names.len) hnstrbuf_z(&names, ", ");
                hnstrbuf_str(&names, b->code->varnames[i]);
            }
    }
    if (!names.len) return HN_OK;
    hn_value text;
    HN_TRY(hnstrbuf_finish(&names, &text));
    return hnexc_raise(b->vm, HN_T_TYPEERROR,
                       "%U() got some positional-only arguments passed as keyword arguments: '%U'",
                       b->fn->qualname, text);
}

/* Returns the name of the library's class, in C in CPython, whose __new__ or __init__ this is. UNBOUND: any
 * other function. */
static hn_value made_class(const binding *b) {
    hn_value self = b->code->npos ? b->to[0] : HN_UNBOUND, name = b->fn->name;
    bool new = name == HN_NAME(b->vm, __new__);
    if (!(b->code->source->h.flags & HN_SOURCE_FROZEN) || (!new &&name != HN_NAME(b->vm, __init__)) ||
        self == HN_UNBOUND)
        return HN_UNBOUND;
    if (new && !hnv_is(self, HN_KIND_TYPE)) return HN_UNBOUND;
    const hn_type *t = new ? HN_TYPE(self) : hntype_of(b->vm, self);
    while (t && !(t->h.flags & (HN_TYPE_SEALED | HN_TYPE_MADE))) t = t->base;
    return t && HN_STR(t->qualname)->h.flags & HN_STR_ASCII ? t->qualname : HN_UNBOUND;
}

static hn_status take_keyword(binding *b, hn_value name, hn_value value) {
    const hn_code *c = b->code;
    /* the loop may go through all of them */
    HN_TRY(hnmeter_charge(&b->vm->meter, ((uint32_t)c->npos + c->nkwonly) >> 5));
    int32_t at = bind_find_name(c, c->nposonly, c->npos + c->nkwonly, name);
    if (at >= 0) {
        if (b->to[at] != HN_UNBOUND)
            return hnexc_raise(b->vm, HN_T_TYPEERROR, "%U() got multiple values for argument '%U'",
                               b->fn->qualname, name);
        b->to[at] = value;
        return HN_OK;
    }
    if (b->varkw) {
        hn_dict *d = HN_DICT(*b->varkw);
        if (hndict_get_str(b->vm, d, name) != HN_UNBOUND)
            return hnexc_raise(b->vm, HN_T_TYPEERROR, "%U() got multiple values for keyword argument '%U'",
                               b->fn->qualname, name);
        return hndict_set_str(b->vm, d, name, value);
    }
    HN_TRY(refuse_positional_by_name(b));
    hn_value made = made_class(b), near;
    if (made != HN_UNBOUND) {
        char what[48];
        const hn_str *s = HN_STR(made);
        size_t len = s->len < sizeof what - 3 ? s->len : sizeof what - 3;
        memcpy(what, s->data, len);
        memcpy(what + len, "()", 3);
        return hnsuggest_refuse_names(b->vm, what, c->varnames + c->nposonly,
                                      (uint32_t)c->npos + c->nkwonly - c->nposonly, name);
    }
    HN_TRY(hnsuggest(b->vm, c->varnames + c->nposonly, (uint32_t)c->npos + c->nkwonly - c->nposonly, name,
                     &near));
    if (near == HN_UNBOUND)
        return hnexc_raise(b->vm, HN_T_TYPEERROR, "%U() got an unexpected keyword argument '%U'",
                           b->fn->qualname, name);
    return hnexc_raise(b->vm, HN_T_TYPEERROR,
                       "%U() got an unexpected keyword argument '%U'. Did you mean '%U'?", b->fn->qualname,
                       name, near);
}

/* Raises the error about missing arguments: the parameters in [from, to) that are unset, as "'a', 'b', and
 * 'c'". */
static hn_status bind_missing(const binding *b, uint32_t from, uint32_t to, uint32_t count,
                              const char *kind) {
    hn_strbuf names;
    hnstrbuf_init(&names, b->vm);
    uint32_t k = 0;
    for (uint32_t i = from; i < to; i++) {
        if (b->to[i] != HN_UNBOUND) continue;
        if (k) hnstrbuf_z(&names, k + 1 < count ? ", " : count == 2 ? " and " : ", and ");
        hnstrbuf_z(&names, "'");
        hnstrbuf_str(&names, b->code->varnames[i]);
        hnstrbuf_z(&names, "'");
        k++;
    }
    hn_value text;
    HN_TRY(hnstrbuf_finish(&names, &text));
    return hnexc_raise(b->vm, HN_T_TYPEERROR, "%U() missing %u required %s argument%s: %U", b->fn->qualname,
                       count, kind, count == 1 ? "" : "s", text);
}

static hn_status fill_defaults(const binding *b) {
    const hn_code *c = b->code;
    const hn_tuple *defaults = b->fn->defaults;
    uint32_t ndef = defaults ? defaults->len : 0, first = c->npos > ndef ? c->npos - ndef : 0, count = 0;
    for (uint32_t i = 0; i < c->npos; i++) {
        if (b->to[i] != HN_UNBOUND) continue;
        if (i >= first)
            b->to[i] = defaults->items[i - first + (ndef > c->npos ? ndef - c->npos : 0)];
        else
            count++;
    }
    if (count) return bind_missing(b, 0, first, count, "positional");
    for (uint32_t i = c->npos; i < (uint32_t)c->npos + c->nkwonly; i++) {
        if (b->to[i] != HN_UNBOUND) continue;
        if (b->fn->kwdefaults) b->to[i] = hndict_get_str(b->vm, b->fn->kwdefaults, c->varnames[i]);
        if (b->to[i] == HN_UNBOUND) count++;
    }
    return count ? bind_missing(b, c->npos, c->npos + c->nkwonly, count, "keyword-only") : HN_OK;
}

static hn_status bind(binding *b) {
    const hn_code *c = b->code;
    uint32_t at = c->npos + c->nkwonly, take = b->npos < c->npos ? b->npos : c->npos;
    for (uint32_t i = 0; i < c->nlocals; i++) b->to[i] = i < take ? b->args[i] : HN_UNBOUND;
    if (c->h.flags & HN_CODE_VARARGS) {
        HN_TRY(hnmeter_charge(&b->vm->meter, b->npos >> 4));
        if (b->npos > take)
            HN_TRY(hntuple_from(b->vm, b->args + take, b->npos - take, &b->to[at]));
        else
            b->to[at] = b->vm->empty_tuple;
        at++;
    }
    if (c->h.flags & HN_CODE_VARKW) {
        hn_dict *d = hndict_new(b->vm, b->nkw);
        if (!d) return HN_NOMEM;
        b->to[at] = hnv_from_ref(d);
        b->varkw = &b->to[at];
    }
    for (uint32_t i = 0; i < b->nkw; i++) {
        HN_PACE_SLOW(b->vm, i);
        HN_TRY(take_keyword(b, b->kwnames[i], b->args[b->npos + i]));
    }
    if (b->npos > take && !(c->h.flags & HN_CODE_VARARGS)) return bind_too_many(b);
    return fill_defaults(b);
}

/* ---- frozen Python that stands for C ---- */

#define TEXT_ROOM 256u

/* Appends a name and what follows it to a text that ends in zero; false where it has no room or is not
 * ASCII. */
static bool append_name(char to[TEXT_ROOM], hn_value name, const char *behind) {
    const hn_str *s = HN_STR(name);
    size_t len = strlen(to), more = strlen(behind);
    if (!(s->h.flags & HN_STR_ASCII) || len + s->len + more >= TEXT_ROOM) return false;
    memcpy(to + len, s->data, s->len);
    memcpy(to + len + s->len, behind, more + 1);
    return true;
}

/* The parameters from `first` on as the row of a function in C has them. */
static bool write_names(const hn_code *c, uint32_t first, hn_native_def *def, char to[TEXT_ROOM]) {
    uint32_t end = (uint32_t)c->npos + c->nkwonly;
    bool fits = true;
    for (uint32_t i = first; fits && i < end; i++) fits = append_name(to, c->varnames[i], ",");
    def->names = to;
    def->all = end - first;
    def->unnamed = c->nposonly > first ? c->nposonly - first : 0;
    return fits;
}

/* Returns whether a function's documentation begins with a signature. C functions that read arguments by a
 * format have none. */
static bool has_signature(const hn_function *f) {
    const hn_str *s = hnv_is(f->doc, HN_KIND_STR) ? HN_STR(f->doc) : NULL;
    if (!s || !(s->h.flags & HN_STR_ASCII)) return false;
    uint32_t at = 0;
    while (at + 6 < s->len && memcmp(s->data + at, ")\n--\n\n", 6)) at++;
    return at + 6 < s->len;
}

static hn_status format_misfit(const binding *b, const hn_native_def *def) {
    int given = (int)b->npos, limit = given < def->min ? def->min : def->max;
    const char *bound = def->min == def->max ? "exactly" : given < def->min ? "at least" : "at most";
    if (b->nkw) return hnexc_raise(b->vm, HN_T_TYPEERROR, "%s() takes no keyword arguments", def->name);
    if (given >= def->min && given <= def->max) return HN_OK;
    return hnexc_raise(b->vm, HN_T_TYPEERROR, "%s() takes %s %d argument%s (%d given)", def->name, bound,
                       limit, limit == 1 ? "" : "s", given);
}

/* Finds the class of a frozen method by its qualified name. NULL: it is not a method. */
static hn_type *defined_in(hn_vm *vm, const hn_function *f) {
    const hn_str *name = HN_STR(f->name), *whole = HN_STR(f->qualname);
    hn_value prefix;
    if (whole->len < name->len + 2) return NULL;
    if (hnstr_slice(vm, f->qualname, 0, whole->len - name->len - 1, &prefix) != HN_OK) return NULL;
    hn_value cls = hndict_get_str(vm, f->globals, prefix);
    return hnv_is(cls, HN_KIND_TYPE) ? HN_TYPE(cls) : NULL;
}

/* Finds the library's class, in C in CPython, whose method this is. NULL: any other function. */
static hn_type *method_class(const binding *b, bool *of_class) {
    hn_type *t = b->code->source->h.flags & HN_SOURCE_FROZEN ? defined_in(b->vm, b->fn) : NULL;
    if (!t || !b->code->npos || !(t->h.flags & (HN_TYPE_SEALED | HN_TYPE_MADE | HN_TYPE_BUILTIN)))
        return NULL;
    hn_value found = hndict_get_str(b->vm, t->dict, b->fn->name);
    *of_class = hnv_is(found, HN_KIND_CLASSMETHOD);
    if (*of_class) found = HN_AS(hn_wrapper, found)->func;
    return found == hnv_from_ref(b->fn) ? t : NULL;
}

/* Returns how the function in C takes its arguments. Slots, and functions without arguments, have no names of
 * arguments. */
static hn_native_style style_of(const binding *b, hn_native_def *def, const hn_type *owner, bool of_class) {
    const hn_code *c = b->code;
    bool slot = owner && !of_class && hntype_is_slot(def, hnv_from_ref(owner));
    if (of_class) def->flags |= HN_NATIVE_CLASS;
    if (c->nkwonly || (c->nposonly != c->npos && !slot && (!owner || def->max))) return HN_KW;
    if (!def->max) return HN_NOARGS;
    bool made = !owner && made_class(b) != HN_UNBOUND;
    return def->max == 1 && def->min == 1 && !made ? HN_ONE : HN_POS;
}

/* Raises the error of a method that is called without self. */
static hn_status needs_self(const binding *b, const hn_native_def *def, const hn_type *owner) {
    if (hntype_is_slot(def, hnv_from_ref(owner)))
        return hnexc_raise(b->vm, HN_T_TYPEERROR, "descriptor '%s' of '%U' object needs an argument",
                           def->name, owner->name);
    return hnexc_raise(b->vm, HN_T_TYPEERROR, "unbound method %U.%s() needs an argument", owner->qualname,
                       def->name);
}

/* Raises the error of arguments that do not fit, in the words of the C function that this one replaces.
 * HN_OK: that function would take them. */
static hn_status misfit(const binding *b, hn_value kwnames) {
    const hn_code *c = b->code;
    bool of_class = false;
    hn_value made = made_class(b), whose = HN_NONE;
    const hn_type *owner = made == HN_UNBOUND ? method_class(b, &of_class) : NULL;
    uint32_t first = made == HN_UNBOUND && !owner ? 0 : 1, most = c->npos - first;
    uint32_t defaults = b->fn->defaults ? b->fn->defaults->len : 0;
    char name[TEXT_ROOM] = "", names[TEXT_ROOM] = "";
    if (made == HN_UNBOUND && !owner && !(c->h.flags & HN_CODE_BUILTIN)) return HN_OK;
    if (!append_name(name, made == HN_UNBOUND ? b->fn->name : made, "")) return HN_OK;
    hn_native_def def = {.name = name};
    if (owner && !b->npos && !of_class) return needs_self(b, &def, owner);
    bool only_many = (c->h.flags & (HN_CODE_VARARGS | HN_CODE_VARKW)) == HN_CODE_VARARGS;
    if (only_many && made != HN_UNBOUND && !c->nkwonly && c->nposonly == c->npos && b->nkw)
        return hnexc_raise(b->vm, HN_T_TYPEERROR, "%s() takes no keyword arguments", name);
    if ((c->h.flags & (HN_CODE_VARARGS | HN_CODE_VARKW)) || most + c->nkwonly >= HN_NATIVE_ARGS) return HN_OK;
    if (!write_names(c, first, &def, names)) return HN_OK;
    def.max = most;
    def.min = defaults > most ? 0 : most - defaults;
    def.style = style_of(b, &def, owner, of_class);
    if (owner) whose = hnv_from_ref(owner);
    if (made == HN_UNBOUND && !owner) whose = b->fn->module;
    if (made == HN_UNBOUND && !owner && def.style == HN_POS && !has_signature(b->fn))
        return format_misfit(b, &def);
    return hnnative_misfit(b->vm, &def, b->args + first, b->npos - first, whose, kwnames);
}

hn_status hnbind_arguments(hn_vm *vm, hn_function *fn, hn_value **regs, uint32_t n, hn_value kwnames) {
    const hn_code *code = fn->code;
    if (hncore_is_stub(code)) HN_TRY(hncore_expand(vm, fn->code)); /* for the names of parameters */
    HN_TRY(hnframe_room(vm, regs, (size_t)n + code->nregs));
    binding b = {.vm = vm, .fn = fn, .code = code, .args = *regs, .to = *regs + n};
    if (kwnames != HN_UNBOUND) {
        b.kwnames = HN_TUPLE(kwnames)->items;
        b.nkw = HN_TUPLE(kwnames)->len;
    }
    b.npos = n - b.nkw;
    hn_status st = bind(&b);
    if (st == HN_RAISED) {
        HN_TRY(misfit(&b, kwnames));
        return HN_RAISED;
    }
    *regs = b.to;
    return st;
}
