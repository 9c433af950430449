/* Checks the arguments of C functions and lays them out, with CPython's messages for the ones that do not
 * fit. Arguments may be registers of an instruction that is run again: they are padded in a copy, and
 * args[-1], where a bound self goes, is restored. */
#include "vm/native.h"

#include "object/exc.h"
#include "object/seq.h"
#include "object/str.h"
#include "object/suggest.h"
#include "object/type.h"
#include "vm/frame.h"

#define MAX_ARGS 16u /* of natives with named or padded parameters, including self */

/* Makes the name for messages: "list.append", "math.sqrt" or "len". */
static hn_status full_name(hn_vm *vm, const hn_native_def *def, hn_value owner, hn_value *out) {
    if (hnv_is(owner, HN_KIND_TYPE) && !hntype_is_slot(def, owner))
        return hnstr_format(vm, out, "%U.%s", HN_TYPE(owner)->qualname, def->name);
    if (hnv_is(owner, HN_KIND_STR)) return hnstr_format(vm, out, "%U.%s", owner, def->name);
    return hnstr_format(vm, out, "%s", def->name);
}

static const char *plural(int n) {
    return n == 1 ? "" : "s";
}

/* The title for messages about arguments: "sorted()", or the class for __new__ and __init__. */
#define TITLE_ROOM 48u
static const char *title(const hn_native_def *def, hn_value owner, char to[TITLE_ROOM]) {
    if (def->flags & HN_NATIVE_NAMELESS) return "function";
    const char *name = def->name;
    size_t n = strlen(name);
    bool makes = strcmp(name, "__new__") == 0 || strcmp(name, "__init__") == 0;
    if (makes && hnv_is(owner, HN_KIND_TYPE) && (HN_STR(HN_TYPE(owner)->name)->h.flags & HN_STR_ASCII)) {
        const hn_str *s = HN_STR(HN_TYPE(owner)->name);
        name = (const char *)s->data;
        n = s->len;
    }
    if (n > TITLE_ROOM - 3) n = TITLE_ROOM - 3;
    memcpy(to, name, n);
    memcpy(to + n, "()", 3);
    return to;
}

static hn_status wrong_count(hn_vm *vm, const hn_native_def *def, hn_value owner, int given) {
    hn_value name;
    int max = def->max;
    if (hntype_is_slot(def, owner)) {
        if (def->flags & HN_NATIVE_POWER)
            return hnexc_raise(vm, HN_T_TYPEERROR, "expected 1 or 2 arguments, got %d", given);
        if (max < 2)
            return hnexc_raise(vm, HN_T_TYPEERROR, "expected %d argument%s, got %d", max, plural(max), given);
        int limit = given > max ? max : def->min;
        const char *bound = def->min == max ? "" : given > max ? "at most " : "at least ";
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s expected %s%d argument%s, got %d", def->name, bound, limit,
                           plural(limit), given);
    }
    HN_TRY(full_name(vm, def, owner, &name));
    switch ((hn_native_style)def->style) {
    case HN_NOARGS: return hnexc_raise(vm, HN_T_TYPEERROR, "%U() takes no arguments (%d given)", name, given);
    case HN_ONE:
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U() takes exactly one argument (%d given)", name, given);
    default: break;
    }
    const char *bound = def->min == max ? "" : given < def->min ? "at least " : "at most ";
    int limit = given < def->min ? def->min : max;
    if (def->flags & HN_NATIVE_NAMELESS)
        return hnexc_raise(vm, HN_T_TYPEERROR, "function takes %s%d argument%s (%d given)",
                           *bound ? bound : "exactly ", limit, plural(limit), given);
    if (def->style == HN_KW)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s() takes %s%d positional argument%s (%d given)", def->name,
                           *bound ? bound : "exactly ", limit, plural(limit), given);
    if (def->flags & HN_NATIVE_STATIC && hnv_is(owner, HN_KIND_TYPE) && strcmp(def->name, "__new__") == 0)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U expected %s%d argument%s, got %d", HN_TYPE(owner)->name,
                           bound, limit, plural(limit), given);
    return hnexc_raise(vm, HN_T_TYPEERROR, "%s expected %s%d argument%s, got %d", def->name, bound, limit,
                       plural(limit), given);
}

static hn_status native_no_keywords(hn_vm *vm, const hn_native_def *def, hn_value owner) {
    hn_value name;
    HN_TRY(full_name(vm, def, owner, &name));
    return hnexc_raise(vm, HN_T_TYPEERROR, "%s%U() takes no keyword arguments",
                       hntype_is_slot(def, owner) ? "wrapper " : "", name);
}

static size_t name_length(const char *name) {
    size_t n = 0;
    while (name[n] != ',') n++;
    return n;
}

/* The i-th parameter's name. */
static const char *nth_name(const hn_native_def *def, uint32_t i) {
    const char *p = def->names;
    for (; i; i--) p += name_length(p) + 1;
    return p;
}

/* The place of the parameter that may be given by this name, or -1. */
static int32_t find_param(const hn_native_def *def, hn_value name) {
    const hn_str *s = HN_STR(name);
    const char *p = def->names;
    for (uint32_t i = 0; i < def->all && !HN_STR_WIDTH(s); i++) {
        size_t n = name_length(p);
        if (i >= def->unnamed && n == s->len && memcmp(p, s->data, n) == 0) return (int32_t)i;
        p += n + 1;
    }
    return -1;
}

/* Fills what is given by name and not by position; how many that are. */
static uint32_t take_keywords(const hn_native_def *def, const hn_tuple *names, const hn_value *values,
                              hn_value *to) {
    uint32_t taken = 0;
    for (uint32_t i = 0; i < names->len; i++) {
        int32_t at = find_param(def, names->items[i]);
        if (at < 0 || to[at] != HN_UNBOUND) continue;
        to[at] = values[i];
        taken++;
    }
    return taken;
}

/* The error of a keyword that was not taken: of one that was given by position before one that is unknown. */
static hn_status wrong_keyword(hn_vm *vm, const hn_native_def *def, hn_value owner, uint32_t given,
                               const hn_tuple *names) {
    char room[TITLE_ROOM];
    for (uint32_t i = 0; i < names->len; i++) {
        int32_t at = find_param(def, names->items[i]);
        if (at >= 0 && (uint32_t)at < given)
            return hnexc_raise(vm, HN_T_TYPEERROR, "argument for %s given by name ('%U') and position (%d)",
                               title(def, owner, room), names->items[i], (int)at + 1);
    }
    uint32_t wrong = 0;
    while (wrong + 1 < names->len && find_param(def, names->items[wrong]) >= 0) wrong++;
    const char *what = def->flags & HN_NATIVE_NAMELESS ? "this function" : title(def, owner, room);
    return hnsuggest_refuse(vm, what, nth_name(def, def->unnamed), names->items[wrong]);
}

static hn_status native_too_many(hn_vm *vm, const hn_native_def *def, hn_value owner, uint32_t given,
                                 uint32_t nkw) {
    const char *bound = def->min == def->max ? "exactly" : "at most";
    uint32_t all = def->all;
    char room[TITLE_ROOM];
    if (given + nkw > all)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s takes at most %u %sargument%s (%u given)",
                           title(def, owner, room), all, given ? "" : "keyword ", plural((int)all),
                           given + nkw);
    if (def->max == 0)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s() takes no positional arguments", def->name);
    return hnexc_raise(vm, HN_T_TYPEERROR, "%s() takes %s %d positional argument%s (%u given)", def->name,
                       bound, def->max, plural(def->max), given);
}

/* The i-th argument is missing. */
static hn_status too_few(hn_vm *vm, const hn_native_def *def, hn_value owner, uint32_t i, uint32_t given) {
    int need = def->min < def->unnamed ? def->min : def->unnamed;
    char room[TITLE_ROOM];
    hn_value name;
    if (i < def->unnamed)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s() takes %s %d positional argument%s (%u given)", def->name,
                           need == def->max ? "exactly" : "at least", need, plural(need), given);
    const char *p = nth_name(def, i);
    HN_TRY(hnstr_from_ascii(vm, p, (uint32_t)name_length(p), &name));
    return hnexc_raise(vm, HN_T_TYPEERROR, "%s missing required argument '%U' (pos %u)",
                       title(def, owner, room), name, i + 1);
}

hn_status hnnative_arguments(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                             uint32_t self, hn_value owner, hn_value kwnames, hn_value *buf,
                             uint32_t *count) {
    uint32_t given = n - self, nkw = kwnames == HN_UNBOUND ? 0 : HN_TUPLE(kwnames)->len;
    uint32_t all = def->all;
    if (given > (uint32_t)def->max || given + nkw > all) return native_too_many(vm, def, owner, given, nkw);
    for (uint32_t i = 0; i < self + all; i++) buf[i] = i < n ? args[i] : HN_UNBOUND;
    uint32_t taken = nkw ? take_keywords(def, HN_TUPLE(kwnames), args + n, buf + self) : 0;
    for (uint32_t i = 0; i < (uint32_t)def->min; i++)
        if (buf[self + i] == HN_UNBOUND) return too_few(vm, def, owner, i, given);
    if (taken < nkw) return wrong_keyword(vm, def, owner, given, HN_TUPLE(kwnames));
    *count = self + all;
    return HN_OK;
}

static hn_status native_call_keywords(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                                      uint32_t self, hn_value owner, hn_value kwnames, hn_value *out) {
    hn_value buf[HN_NATIVE_ARGS];
    uint32_t count;
    HN_TRY(hnnative_arguments(vm, def, args, n, self, owner, kwnames, buf, &count));
    return hnnative_enter(vm, def, buf, count, out);
}

hn_status hnnative_misfit(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                          hn_value owner, hn_value kwnames) {
    hn_value buf[HN_NATIVE_ARGS];
    uint32_t count;
    if (def->style == HN_KW) return hnnative_arguments(vm, def, args, n, 0, owner, kwnames, buf, &count);
    if (kwnames != HN_UNBOUND && HN_TUPLE(kwnames)->len) return native_no_keywords(vm, def, owner);
    return n < (uint32_t)def->min || n > (uint32_t)def->max ? wrong_count(vm, def, owner, (int)n) : HN_OK;
}

/* Raises the error of a __new__ of the library for an argument that is not a class, or not one of its
 * subclasses. */
static hn_status native_refuse_class(hn_vm *vm, const hn_function *new, hn_value v) {
    if (!hnv_is(v, HN_KIND_TYPE))
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U.%U(X): X is not a type object (%T)", new->module,
                           new->qualname, v);
    hn_value name = HN_TYPE(v)->name, owner;
    HN_TRY(
        hnstr_slice(vm, new->qualname, 0, HN_STR(new->qualname)->len - HN_STR(new->name)->len - 1, &owner));
    return hnexc_raise(vm, HN_T_TYPEERROR, "%U.%U(%U): %U is not a subtype of %U.%U", new->module,
                       new->qualname, name, name, new->module, owner);
}

hn_status hnnative_refuse(hn_vm *vm, hn_value v) {
    const hn_frame *f = vm->nframes ? &vm->frames[vm->nframes - 1] : NULL;
    bool new = f && f->fn->name == HN_NAME(vm, __new__) && f->code->nregs && f->regs[0] == v;
    if (new &&hnv_is(f->fn->module, HN_KIND_STR) && hnv_is(f->fn->qualname, HN_KIND_STR) &&
        HN_STR(f->fn->qualname)->len > HN_STR(f->fn->name)->len)
        return native_refuse_class(vm, f->fn, v);
    return hnexc_bad_argument(vm);
}

hn_status hnnative_enter_checked(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                                 hn_value *out) {
    const hn_takes *takes = hntakes_of(def);
    bool fits = takes->width ? n && hntakes_wide(args[0], takes->width)
                             : n >= (uint32_t)def->min && hntakes_fit(takes->args, args, n);
    if (HN_LIKELY(fits)) return def->fn(vm, args, n, out);
    uint32_t i = 0;
    while (!takes->width && i + 1 < n && hntakes_fit(takes->args, args, i + 1)) i++;
    return hnnative_refuse(vm, n ? args[i] : HN_NONE);
}

hn_status hnnative_call_def(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                            uint32_t self, hn_value owner, hn_value kwnames, hn_value *out) {
    uint32_t given = n - self;
    bool keywords = kwnames != HN_UNBOUND && HN_TUPLE(kwnames)->len > 0;
    if (def->style == HN_VAR) {
        vm->kwnames = keywords ? kwnames : HN_UNBOUND;
        hn_status st = hnnative_enter(vm, def, args, n, out);
        vm->kwnames = HN_UNBOUND;
        return st;
    }
    if (def->style == HN_KW) return native_call_keywords(vm, def, args, n, self, owner, kwnames, out);
    if (keywords) return native_no_keywords(vm, def, owner);
    if (def->style == HN_MANY) return hnnative_enter(vm, def, args, n, out);
    uint32_t max = (uint32_t)def->max;
    if (HN_UNLIKELY(given < (uint32_t)def->min || given > max))
        return wrong_count(vm, def, owner, (int)given);
    if (given == max) return hnnative_enter(vm, def, args, n, out);
    hn_value buf[MAX_ARGS + 1];
    for (uint32_t i = 0; i < self + max; i++) buf[i] = i < n ? args[i] : HN_UNBOUND;
    return hnnative_enter(vm, def, buf, n, out);
}

/* Checks that the first argument of a method is an instance of its owner. For an instance of a subclass, the
 * native gets the value that it wraps. */
static hn_status check_self(hn_vm *vm, const hn_native *nat, hn_value *args, uint32_t n) {
    const hn_native_def *def = nat->def;
    const hn_type *owner = HN_TYPE(nat->owner);
    if (n == 0 && hntype_is_slot(def, nat->owner))
        return hnexc_raise(vm, HN_T_TYPEERROR, "descriptor '%s' of '%U' object needs an argument", def->name,
                           owner->name);
    if (n == 0)
        return hnexc_raise(vm, HN_T_TYPEERROR, "unbound method %U.%s() needs an argument", owner->qualname,
                           def->name);
    if (HN_LIKELY(hnv_is_ref(args[0]) && hnv_ref(args[0])->kind == owner->base_kind &&
                  hntype_is_of_kind(owner->base_kind)))
        return HN_OK;
    if (!hntype_is(hntype_of(vm, args[0]), owner)) {
        if (hntype_is_slot(def, nat->owner))
            return hnexc_raise(vm, HN_T_TYPEERROR,
                               "descriptor '%s' requires a '%U' object but received a '%T'", def->name,
                               owner->name, args[0]);
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           "descriptor '%s' for '%U' objects doesn't apply to a '%T' object", def->name,
                           owner->name, args[0]);
    }
    if (!HN_IN(owner->base_kind, KINDS_WHOLE) && !(def->flags & HN_NATIVE_WHOLE))
        args[0] = hnv_payload(args[0]);
    return HN_OK;
}

/* Checks that the first argument of a __new__ or class method is its owner or a subclass. */
static hn_status native_check_class(hn_vm *vm, const hn_native *nat, const hn_value *args, uint32_t n) {
    hn_value name = HN_TYPE(nat->owner)->name;
    const char *def = nat->def->name;
    bool make = nat->def->flags & HN_NATIVE_STATIC, type = n && hnv_is(args[0], HN_KIND_TYPE);
    if (HN_LIKELY(type && hntype_is(HN_TYPE(args[0]), HN_TYPE(nat->owner)))) return HN_OK;
    if (!n && make) return hnexc_raise(vm, HN_T_TYPEERROR, "%U.__new__(): not enough arguments", name);
    if (!n)
        return hnexc_raise(vm, HN_T_TYPEERROR, "descriptor '%s' of '%U' object needs an argument", def, name);
    if (!type && make)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U.__new__(X): X is not a type object (%T)", name, args[0]);
    if (!type)
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           "descriptor '%s' for type '%U' needs a type, not a '%T' as arg 2", def, name,
                           args[0]);
    hn_value cls = HN_TYPE(args[0])->name;
    if (make)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U.__new__(%U): %U is not a subtype of %U", name, cls, cls,
                           name);
    return hnexc_raise(vm, HN_T_TYPEERROR, "descriptor '%s' requires a subtype of '%U' but received '%U'",
                       def, name, cls);
}

hn_status hnnative_call(hn_vm *vm, const hn_native *nat, hn_value *args, uint32_t n, hn_value kwnames,
                        hn_value *out) {
    const hn_native_def *def = nat->def;
    bool bound = nat->self != HN_UNBOUND;
    hn_value before = HN_UNBOUND;
    if (bound) {
        before = *--args;
        n++;
        args[0] = nat->self;
    }
    bool of_type = hnv_is(nat->owner, HN_KIND_TYPE);
    bool method = of_type && !(def->flags & (HN_NATIVE_STATIC | HN_NATIVE_CLASS));
    bool of_class = of_type && ((def->flags & HN_NATIVE_CLASS) || (!method && def->name[0] == '_'));
    if (method) HN_TRY(check_self(vm, nat, args, n));
    if (of_class) HN_TRY(native_check_class(vm, nat, args, n));
    /* A bound method is named by the class of its self. CPython's C calls methods that frozen code binds
     * unbound. */
    hn_value named = nat->owner;
    bool hidden = bound && vm->nframes && hnframe_top(vm)->code->h.flags & HN_CODE_HIDDEN;
    if (bound && !hidden && method && !hntype_is_slot(def, named))
        named = hnv_from_ref(hntype_of(vm, nat->self));
    if (bound && def->flags & HN_NATIVE_CLASS) named = nat->self;
    hn_status st = hnnative_call_def(vm, def, args, n, method || of_class, named, kwnames, out);
    if (bound) args[0] = before; /* a register of the instruction, which may be run again, however late */
    return st;
}

hn_status hnnative_instead(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                           hn_value *out) {
    if (!hnstate_enter(vm)) return hnframe_too_deep(vm);
    hn_status st = hnnative_enter(vm, def, args, n, out);
    hnstate_leave(vm);
    return st;
}

hn_status hnnative_set(hn_vm *vm, const hn_getset_def *def, hn_value self, hn_value v) {
    if (!hnstate_enter(vm)) return hnframe_too_deep(vm);
    hn_status st = def->set(vm, self, v);
    hnstate_leave(vm);
    return st;
}
