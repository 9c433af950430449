/* Checks the arguments of C functions and lays them out, with CPython's messages for the ones that do not
 * fit. A signature of style HN_KW is a text, parsed at each call (read_params). Arguments may be registers of
 * an instruction that is run again: they are padded in a copy, and args[-1], where a bound self goes, is
 * restored. */
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
    int max = def->style == HN_NOARGS ? 0 : def->style == HN_ONE ? 1 : def->max;
    bool dunder = def->name[0] == '_' && def->name[1] == '_';
    if (hntype_is_slot(def, owner)) {
        if (strcmp(def->name, "__pow__") == 0 || strcmp(def->name, "__rpow__") == 0)
            return hnexc_raise(vm, HN_T_TYPEERROR, "expected 1 or 2 arguments, got %d", given);
        if (max < 2)
            return hnexc_raise(vm, HN_T_TYPEERROR, "expected %d argument%s, got %d", max, plural(max), given);
        int limit = given > max ? max : def->min;
        const char *bound = def->min == max ? "" : given > max ? "at most " : "at least ";
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s expected %s%d argument%s, got %d", def->name, bound, limit,
                           plural(limit), given);
    }
    HN_TRY(full_name(vm, def, owner, &name));
    switch (dunder && def->min == 1 && max == 1 ? HN_ONE : (hn_native_style)def->style) {
    case HN_NOARGS: return hnexc_raise(vm, HN_T_TYPEERROR, "%U() takes no arguments (%d given)", name, given);
    case HN_ONE:
        return hnexc_raise(vm, HN_T_TYPEERROR, "%U() takes exactly one argument (%d given)", name, given);
    default: break;
    }
    if (strcmp(def->name, "__set_name__") == 0)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s() takes 2 positional arguments but %d were given",
                           def->name, given);
    const char *bound = def->min == def->max ? "" : given < def->min ? "at least " : "at most ";
    int limit = given < def->min ? def->min : def->max;
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

/* One parameter of a HN_KW signature: its name, and whether it may be given by position or by name. */
typedef struct param {
    const char *name;
    size_t len;
    bool positional_only, keyword_only;
} param;

static uint32_t read_params(const char *text, param *to) {
    uint32_t n = 0;
    bool keyword_only = false;
    for (const char *p = text; *p;) {
        size_t len = 0;
        while (p[len] && p[len] != ',') len++;
        if (*p == '*')
            keyword_only = true;
        else if (*p == '/') {
            for (uint32_t i = 0; i < n; i++) to[i].positional_only = true;
        } else if (n < MAX_ARGS) {
            to[n++] = (param){.name = p, .len = len, .keyword_only = keyword_only};
        }
        p += len;
        if (*p == ',') p++;
    }
    return n;
}

static int32_t find_param(const param *ps, uint32_t n, hn_value name) {
    const hn_str *s = HN_STR(name);
    for (uint32_t i = 0; i < n; i++) {
        if (ps[i].positional_only || ps[i].len != s->len || HN_STR_WIDTH(s)) continue;
        if (memcmp(ps[i].name, s->data, s->len) == 0) return (int32_t)i;
    }
    return -1;
}

/* Fills the parameters that are passed by name and not by position. Returns how many there are. */
static uint32_t take_keywords(const param *ps, uint32_t np, const hn_tuple *names, const hn_value *values,
                              hn_value *to) {
    uint32_t taken = 0;
    for (uint32_t k = 0; k < names->len; k++) {
        int32_t at = find_param(ps, np, names->items[k]);
        if (at < 0 || to[at] != HN_UNBOUND) continue;
        to[at] = values[k];
        taken++;
    }
    return taken;
}

/* Raises the error of a keyword that was not used. A parameter that was also passed by position is reported
 * before an unknown one. */
static hn_status wrong_keyword(hn_vm *vm, const hn_native_def *def, hn_value owner, const param *ps,
                               uint32_t np, uint32_t given, const hn_tuple *names) {
    char room[TITLE_ROOM];
    for (uint32_t k = 0; k < names->len; k++) {
        int32_t at = find_param(ps, np, names->items[k]);
        if (at >= 0 && (uint32_t)at < given)
            return hnexc_raise(vm, HN_T_TYPEERROR, "argument for %s given by name ('%U') and position (%d)",
                               title(def, owner, room), names->items[k], (int)at + 1);
    }
    uint32_t k = 0;
    while (k + 1 < names->len && find_param(ps, np, names->items[k]) >= 0) k++;
    const char *what = def->flags & HN_NATIVE_NAMELESS ? "this function" : title(def, owner, room);
    return hnsuggest_refuse(vm, what, def->params ? def->params : "", names->items[k]);
}

static hn_status native_too_many(hn_vm *vm, const hn_native_def *def, hn_value owner, uint32_t np,
                                 uint32_t npos, uint32_t given, uint32_t nkw) {
    const char *bound = def->min == (int)npos ? "exactly" : "at most";
    char room[TITLE_ROOM];
    if (given + nkw > np)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s takes at most %u %sargument%s (%u given)",
                           title(def, owner, room), np, given ? "" : "keyword ", plural((int)np),
                           given + nkw);
    if (npos == 0) return hnexc_raise(vm, HN_T_TYPEERROR, "%s() takes no positional arguments", def->name);
    return hnexc_raise(vm, HN_T_TYPEERROR, "%s() takes %s %u positional argument%s (%u given)", def->name,
                       bound, npos, plural((int)npos), given);
}

static hn_status too_few(hn_vm *vm, const hn_native_def *def, const param *ps, uint32_t np, uint32_t given) {
    uint32_t need = 0;
    uint32_t npos = 0;
    while (need < (uint32_t)def->min && ps[need].positional_only) need++;
    while (npos < np && !ps[npos].keyword_only) npos++;
    return hnexc_raise(vm, HN_T_TYPEERROR, "%s() takes %s %u positional argument%s (%u given)", def->name,
                       need == npos ? "exactly" : "at least", need, plural((int)need), given);
}

hn_status hnnative_arguments(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                             uint32_t self, hn_value owner, hn_value kwnames, hn_value *buf,
                             uint32_t *count) {
    param ps[MAX_ARGS];
    uint32_t np = read_params(def->params ? def->params : "", ps), npos = 0;
    while (npos < np && !ps[npos].keyword_only) npos++;
    uint32_t given = n - self, nkw = kwnames == HN_UNBOUND ? 0 : HN_TUPLE(kwnames)->len;
    if (given > npos || given + nkw > np) return native_too_many(vm, def, owner, np, npos, given, nkw);
    for (uint32_t i = 0; i < self + np; i++) buf[i] = i < n ? args[i] : HN_UNBOUND;
    uint32_t taken = nkw ? take_keywords(ps, np, HN_TUPLE(kwnames), args + n, buf + self) : 0;
    for (uint32_t i = 0; i < (uint32_t)def->min; i++)
        if (buf[self + i] == HN_UNBOUND) {
            if (ps[i].positional_only) return too_few(vm, def, ps, np, given);
            char name[40], room[TITLE_ROOM];
            size_t len = ps[i].len < sizeof name ? ps[i].len : sizeof name - 1;
            memcpy(name, ps[i].name, len);
            name[len] = 0;
            return hnexc_raise(vm, HN_T_TYPEERROR, "%s missing required argument '%s' (pos %u)",
                               title(def, owner, room), name, i + 1);
        }
    if (taken < nkw) return wrong_keyword(vm, def, owner, ps, np, given, HN_TUPLE(kwnames));
    *count = self + np;
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

/* Returns whether the signature of a native with any number of arguments has no keywords. */
static bool names_none(const hn_native_def *def) {
    bool any = false;
    for (const char *s = def->doc ? def->doc : ""; *s && *s != '\n'; s++) {
        if (*s == '=' || (*s == '*' && s[1] == '*')) return false;
        any |= *s == '*';
    }
    return any;
}

hn_status hnnative_call_def(hn_vm *vm, const hn_native_def *def, const hn_value *args, uint32_t n,
                            uint32_t self, hn_value owner, hn_value kwnames, hn_value *out) {
    uint32_t given = n - self;
    bool keywords = kwnames != HN_UNBOUND && HN_TUPLE(kwnames)->len > 0;
    if (def->style == HN_VAR) {
        if (HN_UNLIKELY(keywords && names_none(def))) return native_no_keywords(vm, def, owner);
        vm->kwnames = keywords ? kwnames : HN_UNBOUND;
        hn_status st = hnnative_enter(vm, def, args, n, out);
        vm->kwnames = HN_UNBOUND;
        return st;
    }
    if (def->style == HN_KW) return native_call_keywords(vm, def, args, n, self, owner, kwnames, out);
    if (keywords) return native_no_keywords(vm, def, owner);
    uint32_t min = def->style == HN_ONE ? 1 : def->style == HN_NOARGS ? 0 : (uint32_t)def->min;
    uint32_t max = def->style == HN_ONE ? 1 : def->style == HN_NOARGS ? 0 : (uint32_t)def->max;
    if (HN_UNLIKELY(given < min || given > max)) return wrong_count(vm, def, owner, (int)given);
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
