/* The part of hognose.h that declares host functions and modules, and says which imports are allowed.
 * hn_set_up does that, and sets limits, from one CBOR map (docs/abi.md). The other functions do one thing
 * each, for hosts in C. */
#include "api/request.h"

#include "base/unicode.h"
#include "base/utf8.h"
#include "host/host.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/intern.h"
#include "object/set.h"
#include "object/str.h"

#include <string.h>

/* A text that C hosts end with a NUL; NULL: there is none. */
static hn_item text_of(const char *z) {
    return (hn_item){.p = (const uint8_t *)z, .n = z ? strlen(z) : 0};
}

/* ---- functions ---- */

/* Returns whether a program can write it as a name. */
static bool is_identifier(hn_item name) {
    const uint8_t *p = name.p, *end = name.p + name.n;
    hn_utf8_info info;
    if (p == end || !hnutf8_scan(p, name.n, false, &info)) return false;
    for (unsigned want = HN_UC_XID_START; p < end; want = HN_UC_XID_CONTINUE)
        if (!hnunicode_is(hnutf8_next(&p, end), want)) return false;
    return true;
}

static bool declare(hn_session *s, hn_item name, bool awaitable, hn_item signature, hn_item doc) {
    s->touched = true;
    if (!is_identifier(name)) return hnsession_refuse(s, HN_WHY_NO_IDENTIFIER), false;
    if (signature.p && !hnsession_takes_signature(s, (const char *)signature.p, signature.n)) return false;
    return hnsession_went(s, hnhost_declare(&s->vm, name, awaitable, doc, signature));
}

bool hn_declare(hn_session *s, const char *name, bool awaitable, const char *signature, const char *doc) {
    return hnsession_enter(s) && declare(s, text_of(name), awaitable, text_of(signature), text_of(doc));
}

/* ---- modules ---- */

/* Runs frozen Python that changes which modules `import` finds. */
static bool change_modules(hn_session *s, hn_slow_id id, hn_value *args, uint32_t n, hn_status st) {
    hn_value out;
    if (st == HN_OK) st = hnsession_aside(s, HN_ASIDE_HOST, s->vm.slow[id], args, n, &out);
    return hnsession_went(s, st);
}

static hn_status set_of_lines(hn_vm *vm, hn_item names, hn_value *out) {
    const char *text = (const char *)names.p, *end = text, *last = text + names.n;
    hn_set *set = hnset_new(vm, HN_KIND_FROZENSET);
    if (!set) return HN_NOMEM;
    for (;; text = ++end) {
        hn_value name;
        while (end < last && *end != '\n') end++;
        HN_TRY(hnstr_intern_utf8(vm, text, (size_t)(end - text), &name));
        HN_TRY(hnset_add(vm, set, name, NULL));
        if (end == last) break;
    }
    *out = hnv_from_ref(set);
    return HN_OK;
}

static bool allow_modules(hn_session *s, hn_item names) {
    hn_meter keep = hnsession_allow(s);
    hn_value allowed = HN_NONE;
    hn_status st = names.p ? set_of_lines(&s->vm, names, &allowed) : HN_OK;
    hnsession_allowed(s, &keep);
    if (!hnsession_went(s, st)) return false;
    s->vm.allowed = allowed;
    return true;
}

bool hn_allow_modules(hn_session *s, const char *names) {
    return hnsession_enter(s) && allow_modules(s, text_of(names));
}

static bool add_module(hn_session *s, hn_item name, hn_item code) {
    s->touched = true;
    if (!hnsession_idle(s)) return hnsession_refuse(s, HN_WHY_BUSY), false;
    if (code.n > s->vm.meter.source_limit) return hnsession_refuse(s, HN_WHY_LONG_MODULE), false;
    hn_value args[2];
    hn_status st = hnstr_intern_utf8(&s->vm, (const char *)name.p, name.n, &args[0]);
    if (st == HN_OK) st = hnstr_from_utf8(&s->vm, (const char *)code.p, code.n, &args[1]);
    return change_modules(s, HN_SLOW_ADD_MODULE, args, 2, st);
}

bool hn_add_module(hn_session *s, const char *name, const char *code, size_t n) {
    return hnsession_enter(s) && add_module(s, text_of(name), (hn_item){.p = (const uint8_t *)code, .n = n});
}

static bool is_refusal(hn_value v) {
    static const char *const names[] = {"ImportError", "ModuleNotFoundError", "PermissionError", "inert"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (hnv_is(v, HN_KIND_STR) && hnstr_equal_z(v, names[i])) return true;
    return false;
}

/* Stores the settings that the next import reads: "missing" and "refusal". *first: other keys are present,
 * for which the session has to be idle. */
static hn_status keep_settings(hn_vm *vm, hn_value request, bool *first) {
    hn_value name, settings, key, v;
    HN_TRY(hnstr_intern_utf8(vm, "_module_settings", strlen("_module_settings"), &name));
    settings = hndict_get_str(vm, vm->internals, name);
    if (!hnv_is(request, HN_KIND_DICT)) return hnexc_raise(vm, HN_T_TYPEERROR, "it is not a map");
    for (uint32_t i = 0; hndict_next(HN_DICT(request), &i, &key, &v);) {
        bool refusal = hnv_is(key, HN_KIND_STR) && hnstr_equal_z(key, "refusal");
        if (refusal && !is_refusal(v))
            return hnexc_raise(vm, HN_T_VALUEERROR,
                               "refusal is not ImportError, ModuleNotFoundError, PermissionError or inert");
        if (refusal || (hnv_is(key, HN_KIND_STR) && hnstr_equal_z(key, "missing"))) {
            HN_TRY(hndict_set(vm, HN_DICT(settings), key, v));
        } else {
            *first = true;
        }
    }
    return HN_OK;
}

static bool set_modules(hn_session *s, hn_item map) {
    bool first = false;
    hn_value arg = HN_NONE;
    hn_meter keep = hnsession_allow(s);
    hn_status st = hncbor_decode(&s->vm, map.p, map.n, HN_CBOR_UNLIMITED, &arg);
    if (st == HN_OK) st = keep_settings(&s->vm, arg, &first);
    hnsession_allowed(s, &keep);
    s->touched = true;
    if (st != HN_OK || !first) return hnsession_went(s, st);
    if (!hnsession_idle(s)) return hnsession_refuse(s, HN_WHY_BUSY), false;
    return change_modules(s, HN_SLOW_MODULES_REQUEST, &arg, 1, st);
}

bool hn_set_modules(hn_session *s, const uint8_t *cbor, size_t n) {
    return hnsession_enter(s) && set_modules(s, (hn_item){.p = cbor, .n = n});
}

/* ---- all in one request ---- */

typedef enum setup_option {
    SETUP_SEED,
    SETUP_REPR,
    SETUP_LIMITS,
    SETUP_FUNCTIONS,
    SETUP_SOURCES,
    SETUP_ALLOW,
    SETUP_IMPORTS,
    SETUP_OPTIONS
} setup_option;

static const hn_option setup_options[SETUP_OPTIONS] = {
    [SETUP_SEED] = {HN_NAMED("seed"), HN_IS(NUMBER)},
    [SETUP_REPR] = {HN_NAMED("repr"), HN_IS(NUMBER)},
    [SETUP_LIMITS] = {HN_NAMED("limits"), HN_IS(MAP)},
    [SETUP_FUNCTIONS] = {HN_NAMED("functions"), HN_IS(MAP)},
    [SETUP_SOURCES] = {HN_NAMED("sources"), HN_IS(MAP)},
    [SETUP_ALLOW] = {HN_NAMED("allow"), HN_IS_STRING | HN_IS(BOOL)},
    [SETUP_IMPORTS] = {HN_NAMED("imports"), HN_IS(MAP)},
};

static bool setup_limit(hn_session *s, hn_item name, const hn_given *most) {
    if (most->item.kind == HN_ITEM_NULL) return true;
    return hnrequest_set_limit(s, hnrequest_limit(name), most->item);
}

static bool setup_function(hn_session *s, hn_item name, const hn_given *f) {
    enum { AWAITABLE, SIGNATURE, DOC, COUNT };
    static const hn_option options[COUNT] = {
        [AWAITABLE] = {HN_NAMED("awaitable"), HN_IS(BOOL)},
        [SIGNATURE] = {HN_NAMED("signature"), HN_IS_STRING},
        [DOC] = {HN_NAMED("doc"), HN_IS_STRING},
    };
    hn_given given[COUNT];
    return hnrequest_read(s, f->whole.p, f->whole.n, options, COUNT, given) &&
           declare(s, name, given[AWAITABLE].item.number != 0, given[SIGNATURE].item, given[DOC].item);
}

static bool setup_source(hn_session *s, hn_item name, const hn_given *code) {
    hn_utf8_info info;
    if (!hnutf8_scan(name.p, name.n, false, &info)) return hnsession_refuse(s, HN_WHY_NO_UTF8), false;
    if (!(HN_IS_STRING >> code->item.kind & 1)) return hnsession_refuse(s, HN_WHY_NO_TEXT), false;
    return add_module(s, name, code->item);
}

/* Does this for each key of a map. */
static bool set_each(hn_session *s, setup_option option, hn_given map,
                     bool (*set)(hn_session *, hn_item, const hn_given *)) {
    const hn_item what = setup_options[option].name;
    hn_item name;
    hn_given value;
    for (size_t i = 0; i < map.item.n; i++) {
        if (!hnrequest_pair(s, &map.within, &name, &value)) return false;
        if (!set(s, name, &value)) return hnrequest_invalid(s, (const char *)what.p, name, s->problem);
    }
    return true;
}

static bool set_up(hn_session *s, const hn_given *given) {
    const hn_item *seed = &given[SETUP_SEED].item, *repr = &given[SETUP_REPR].item;
    if (seed->kind && !hnsession_seed(s, hnrequest_amount(seed->number)))
        return hnrequest_invalid(s, "", setup_options[SETUP_SEED].name, s->problem);
    if (repr->kind)
        s->cfg.repr_most = repr->number < INT32_MAX ? (uint32_t)hnrequest_amount(repr->number) : INT32_MAX;
    if (!set_each(s, SETUP_LIMITS, given[SETUP_LIMITS], setup_limit)) return false;
    if (!set_each(s, SETUP_FUNCTIONS, given[SETUP_FUNCTIONS], setup_function)) return false;
    if (!set_each(s, SETUP_SOURCES, given[SETUP_SOURCES], setup_source)) return false;
    const hn_item *allow = &given[SETUP_ALLOW].item, imports = given[SETUP_IMPORTS].whole;
    bool none = allow->kind == HN_ITEM_BOOL && allow->number == 0; /* true has no bytes: all */
    if (allow->kind && !allow_modules(s, none ? text_of("") : *allow))
        return hnrequest_invalid(s, "", setup_options[SETUP_ALLOW].name, s->problem);
    return !imports.p || set_modules(s, imports);
}

bool hn_set_up(hn_session *s, const uint8_t *options, size_t n) {
    hn_given given[SETUP_OPTIONS];
    return hnsession_enter(s) && hnrequest_read(s, options, n, setup_options, SETUP_OPTIONS, given) &&
           set_up(s, given);
}
