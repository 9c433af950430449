/* The builtin functions that every program uses: print, len, isinstance, getattr and their like. lib.c puts
 * them into the module builtins. They run no Python: a special method of a program's class is returned as a
 * call (hncall_special, hncall_tail) or left to a frozen twin (hncall_slow). */
#include "lib/builtins.h"
#include "object/bytes.h"
#include "object/partly.h"

#include "lib/lib.h"
#include "lib/twins.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/ops.h"
#include "object/repr.h"
#include "object/seq.h"
#include "object/strbuf.h"
#include "object/suggest.h"
#include "object/text.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/frame.h"
#include "vm/native.h"

/* ---- helpers ---- */

/* By the method in C that the class of v has for it. */
static hn_status text_by_class(hn_vm *vm, hn_value v, bool str, hn_value *out) {
    hn_value name = HN_NAME(vm, __str__), f = HN_UNBOUND;
    if (str) {
        f = hnbuiltins_special(vm, v, name);
        if (hnv_is(f, HN_KIND_NATIVE) && HN_AS(hn_native, f)->owner == hnv_from_ref(vm->types[HN_T_OBJECT]))
            str = false;
    }
    if (!str) f = hnbuiltins_special(vm, v, name = HN_NAME(vm, __repr__));
    if (!hntype_is_own(hntype_of(vm, v), f, name)) return HN_SLOW;
    const hn_native *nat = HN_AS(hn_native, f);
    bool whole = !hnv_is(nat->owner, HN_KIND_TYPE) || HN_IN(HN_TYPE(nat->owner)->base_kind, KINDS_WHOLE) ||
                 (nat->def->flags & HN_NATIVE_WHOLE);
    hn_value self = whole ? v : hnv_payload(v);
    if (!hnstate_enter(vm)) return HN_SLOW;
    hn_status st = hnnative_enter(vm, nat->def, &self, 1, out);
    hnstate_leave(vm);
    return st == HN_TAIL ? HN_SLOW : st;
}

static hn_status builtins_text_of(hn_vm *vm, hn_value v, bool str, hn_value *out) {
    if (!hnv_is_ref(v)) return str ? hnops_str(vm, v, out) : hnops_repr(vm, v, out);
    uint8_t kind = hnv_ref(v)->kind;
    bool custom = HN_IN(kind, KINDS_INSTANCES) ||
                  (kind == HN_KIND_TYPE && HN_TYPE(v)->meta != vm->types[HN_T_TYPE]) ||
                  (kind == HN_KIND_MODULE && hnv_of_user_class(v));
    if (custom || kind == HN_KIND_CODE) return text_by_class(vm, v, str, out);
    return str ? hnops_str_once(vm, v, out) : hnops_repr_once(vm, v, out);
}

hn_status hnbuiltins_str_once(hn_vm *vm, hn_value v, hn_value *out) {
    return builtins_text_of(vm, v, true, out);
}
hn_status hnbuiltins_repr_once(hn_vm *vm, hn_value v, hn_value *out) {
    return builtins_text_of(vm, v, false, out);
}
static hn_status text_in_one_piece(hn_vm *vm, hn_value v, bool str, hn_value *out) {
    bool on = hnwork_forbid(&vm->meter);
    hn_status st = builtins_text_of(vm, v, str, out);
    hnwork_allow(&vm->meter, on);
    return st;
}
hn_status hnbuiltins_str(hn_vm *vm, hn_value v, hn_value *out) {
    return text_in_one_piece(vm, v, true, out);
}
hn_status hnbuiltins_repr(hn_vm *vm, hn_value v, hn_value *out) {
    return text_in_one_piece(vm, v, false, out);
}

hn_value hnbuiltins_keyword(hn_vm *vm, const hn_value *args, uint32_t n, const char *name) {
    if (vm->kwnames == HN_UNBOUND) return HN_UNBOUND;
    const hn_tuple *names = HN_TUPLE(vm->kwnames);
    for (uint32_t i = 0; i < names->len; i++)
        if (hnstr_equal_z(names->items[i], name)) return args[n + i];
    return HN_UNBOUND;
}

hn_status hnbuiltins_forward(hn_vm *vm, hn_value func, hn_value first, const hn_value *args, uint32_t skip,
                             uint32_t n) {
    hn_value star = HN_UNBOUND, kw = HN_UNBOUND;
    if (n > skip) HN_TRY(hntuple_from(vm, args + skip, n - skip, &star));
    if (vm->kwnames != HN_UNBOUND) {
        const hn_tuple *names = HN_TUPLE(vm->kwnames);
        hn_dict *d = hndict_new(vm, names->len);
        if (!d) return HN_NOMEM;
        for (uint32_t i = 0; i < names->len; i++) HN_TRY(hndict_set_str(vm, d, names->items[i], args[n + i]));
        kw = hnv_from_ref(d);
    }
    return hncall_tail_ex(vm, func, first == HN_UNBOUND ? 0 : 1, &first, star, kw);
}

hn_status hnbuiltins_name(hn_vm *vm, hn_value v, const char *what, hn_value *out) {
    hn_value s = hnv_payload(v);
    if (!hnv_is(s, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s must be string, not '%T'", what, v);
    return hnstr_intern(vm, s, out);
}

/* ---- text ---- */

static hn_status print_slow(hn_vm *vm, const hn_value *args, uint32_t n) {
    return hnbuiltins_forward(vm, vm->slow[HN_SLOW_PRINT_GENERAL], HN_UNBOUND, args, 0, n);
}

static hn_status no_print_keyword(hn_vm *vm) {
    const hn_tuple *names = HN_TUPLE(vm->kwnames);
    static const char *const known[] = {"sep", "end", "file", "flush"};
    for (uint32_t i = 0; i < names->len; i++) {
        bool ok = false;
        for (unsigned k = 0; k < 4; k++) ok = ok || hnstr_equal_z(names->items[i], known[k]);
        if (!ok) return hnsuggest_refuse(vm, "print()", "sep,end,file,flush", names->items[i]);
    }
    return HN_OK;
}

/* True while print goes straight to the host: nobody has replaced sys.stdout, or what it writes with. */
static bool plain_stdout(hn_vm *vm) {
    hn_value sys = vm->modules ? hndict_get_str(vm, vm->modules, HN_NAME(vm, sys)) : HN_UNBOUND;
    if (!hnv_is(sys, HN_KIND_MODULE)) return true;
    hn_value now = hndict_get_str(vm, HN_AS(hn_module, sys)->dict, HN_NAME(vm, stdout));
    if (now == HN_UNBOUND) return true;
    if (now != hndict_get_str(vm, vm->internals, HN_NAME(vm, stdout))) return false;
    return hninst_get(vm, HN_INSTANCE(now), HN_NAME(vm, write)) == HN_UNBOUND;
}

/* HN_SLOW for surrogates, which cannot be written: what comes before them can. */
static hn_status print_str(hn_vm *vm, const hn_str *s, hn_buf *b) {
    size_t size;
    bool surrogates;
    HN_TRY(hnmeter_charge(&vm->meter, s->len >> 6));
    if (s->h.flags & HN_STR_ASCII) return hnbuf_put(b, s->data, s->len), HN_OK;
    HN_TRY(hntext_utf8_size(&vm->meter, s, &size, &surrogates));
    if (surrogates) return HN_SLOW;
    return hntext_put_utf8(s, size, b), HN_OK;
}

static hn_status print_separator(hn_vm *vm, const char *name, hn_value v, const char *unset, hn_buf *b) {
    if (v == HN_UNBOUND || v == HN_NONE) {
        hnbuf_str(b, unset);
        return HN_OK;
    }
    hn_value s = hnv_payload(v);
    if (!hnv_is(s, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s must be None or a string, not %T", name, v);
    return print_str(vm, HN_STR(s), b);
}

static hn_status print_into(hn_vm *vm, const hn_value *args, uint32_t n, hn_buf *b) {
    hn_value sep = hnbuiltins_keyword(vm, args, n, "sep"), end = hnbuiltins_keyword(vm, args, n, "end");
    size_t nothing = b->len;
    HN_TRY(print_separator(vm, "sep", sep, "", b));
    HN_TRY(print_separator(vm, "end", end, "", b));
    b->len = nothing;
    for (uint32_t i = 0; i < n; i++) {
        hn_value s;
        HN_PACE_SLOW(vm, i);
        if (i) HN_TRY(print_separator(vm, "sep", sep, " ", b));
        HN_TRY(n == 1 ? hnbuiltins_str_once(vm, args[i], &s) : hnbuiltins_str(vm, args[i], &s));
        HN_TRY(print_str(vm, HN_STR(s), b));
    }
    return print_separator(vm, "end", end, "\n", b);
}

HN_NATIVE(print) {
    if (vm->kwnames != HN_UNBOUND) {
        HN_TRY(no_print_keyword(vm));
        hn_value file = hnbuiltins_keyword(vm, args, n, "file");
        if (file != HN_UNBOUND && file != HN_NONE) return print_slow(vm, args, n);
    }
    if (!plain_stdout(vm)) return print_slow(vm, args, n);
    hn_buf b;
    hnbuf_init(&b, &vm->meter);
    hn_status st = print_into(vm, args, n, &b);
    if (st == HN_OK) st = b.failed ? HN_NOMEM : hnstate_write(vm, 1, (const char *)b.data, b.len);
    hnbuf_free(&b);
    *out = HN_NONE;
    return st == HN_SLOW ? print_slow(vm, args, n) : st;
}

/* A container itself, no instance of a class derived from it: its twin is called at once, so that a level of
 * nesting is one frame. */
static bool builtins_is_container(hn_value v) {
    return hnv_is_ref(v) && HN_IN(hnv_ref(v)->kind, KINDS_CONTAINER);
}

HN_NATIVE(builtins_repr) {
    hn_status st = hnbuiltins_repr_once(vm, args[0], out);
    if (st != HN_SLOW) return st;
    if (builtins_is_container(args[0])) return hncall_slow(vm, HN_SLOW_CONTAINER_REPR, 1, args);
    hn_value name = HN_NAME(vm, __repr__), method = hnbuiltins_special(vm, args[0], name);
    return hncall_special(vm, HN_SLOW_REPR_GENERAL, method, HN_RET_STRING, name, args);
}

typedef struct escaping {
    hn_vm *vm;
    const hn_str *s;
} escaping;

HN_PARTLY(builtins_ascii_kind);
static hn_status builtins_escape(void *job, hn_partly *w, uint32_t from, uint32_t to) {
    const escaping *e = job;
    for (uint32_t i = from; i < to && !w->text.failed; i++) {
        uint32_t c = hnstr_at(e->s, i);
        if (c < 128)
            hnstrbuf_char(&w->text, c);
        else
            hntext_escape(&w->text, c);
    }
    return hnmeter_pace(&e->vm->meter, (to - from) >> 3);
}

static hn_status builtins_to_ascii(hn_vm *vm, const hn_str *s, hn_value *out) {
    hn_partly w;
    escaping e = {vm, s};
    HN_TRY(hnmeter_charge(&vm->meter, s->len >> 4));
    if (!hnpartly_resume(&vm->meter, &builtins_ascii_kind, &w)) hnstrbuf_init(&w.text, vm);
    HN_TRY(hnpartly_run(&vm->meter, &builtins_ascii_kind, &w, builtins_escape, &e, s->len));
    return hnstrbuf_finish(&w.text, out);
}

/* The repr is kept while it is made ASCII. */
HN_PARTLY(shown_kind);
HN_NATIVE(ascii) {
    hn_partly w;
    if (!hnpartly_resume(&vm->meter, &shown_kind, &w))
        HN_TRY_SLOW(hnbuiltins_repr_once(vm, args[0], &w.value), HN_SLOW_ASCII_OF, 1, args);
    if (HN_STR(w.value)->h.flags & HN_STR_ASCII) return *out = w.value, HN_OK;
    hn_status st = builtins_to_ascii(vm, HN_STR(w.value), out);
    return st == HN_AGAIN ? hnpartly_leave(&vm->meter, &shown_kind, &w) : st;
}

HN_NATIVE(builtins_format) {
    hn_value spec = args[1] == HN_UNBOUND ? vm->empty_str : hnv_payload(args[1]);
    if (!hnv_is(spec, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           args[1] == HN_NONE ? "format() argument 2 must be str, not None"
                                              : "format() argument 2 must be str, not %T",
                           args[1]);
    hn_value a[2] = {args[0], spec};
    bool custom = hnv_is_ref(a[0]) && HN_IN(hnv_ref(a[0])->kind, KINDS_WHOLE);
    HN_TRY_SLOW(custom ? HN_SLOW : hnops_format(vm, a[0], spec, out), HN_SLOW_FORMAT_OF, 2, a);
    return HN_OK;
}

HN_NATIVE(chr) {
    int64_t c;
    if (hnv_is_int(args[0]) && (uint64_t)hnv_int(args[0]) <= 0x10FFFF)
        return hnstr_from_char(vm, (uint32_t)hnv_int(args[0]), out);
    hn_value v = hnv_payload(args[0]);
    if (!hnint_is(v)) return hncall_slow(vm, HN_SLOW_CHR_OF, 1, args);
    if (!hnint_to_i64(v, &c) || c < 0 || c > 0x10FFFF)
        return hnexc_raise(vm, HN_T_VALUEERROR, "chr() arg not in range(0x110000)");
    return hnstr_from_char(vm, (uint32_t)c, out);
}

HN_NATIVE(ord) {
    hn_value v = hnv_payload(args[0]);
    const uint8_t *p;
    uint32_t len;
    if (hnv_is(v, HN_KIND_STR)) {
        len = HN_STR(v)->len;
        if (len == 1) return *out = hnv_from_int(hnstr_at(HN_STR(v), 0)), HN_OK;
    } else if (!hnv_is(v, HN_KIND_MEMORYVIEW) && hnbytes_view(v, &p, &len)) {
        if (len == 1) return *out = hnv_from_int(p[0]), HN_OK;
    } else {
        return hnexc_raise(vm, HN_T_TYPEERROR, "ord() expected string of length 1, but %T found", args[0]);
    }
    if (hnv_is(v, HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "ord() expected a character, but string of length %u found",
                           len);
    return hnexc_raise(vm, HN_T_TYPEERROR, "ord() expected a character, but string of length %u found", len);
}

/* ---- containers and iteration ---- */

HN_NATIVE(builtins_len) {
    int64_t k;
    hn_status st = hnops_len(vm, args[0], &k);
    if (st == HN_SLOW) {
        hn_value method = hnbuiltins_special(vm, args[0], HN_NAME(vm, __len__));
        return hncall_special(vm, HN_SLOW_LEN_OF, method, HN_RET_LEN, HN_UNBOUND, args);
    }
    return st == HN_OK ? hnint_from_i64(vm, k, out) : st;
}

HN_NATIVE(builtins_iter) {
    if (args[1] != HN_UNBOUND) return hncall_slow(vm, HN_SLOW_ITER_CALLABLE, 2, args);
    if (hnv_is(args[0], HN_KIND_GENERATOR) && HN_AS(hn_generator, args[0])->cls->id == HN_T_GENERATOR)
        return *out = args[0], HN_OK;
    HN_TRY_SLOW(hniter_new(vm, args[0], out), HN_SLOW_ITER_OF, 1, args);
    return HN_OK;
}

HN_NATIVE(builtins_next) {
    if (hnv_is(args[0], HN_KIND_ITER)) {
        HN_TRY(hniter_next(vm, HN_AS(hn_iter, args[0]), out));
        if (*out != HN_UNBOUND) return HN_OK;
        if (args[1] != HN_UNBOUND) return *out = args[1], HN_OK;
        return hnexc_raise_args(vm, HN_T_STOPITERATION, vm->empty_tuple);
    }
    if (args[1] != HN_UNBOUND) return hncall_slow(vm, HN_SLOW_NEXT_DEFAULT, 2, args);
    if (hnv_is(args[0], HN_KIND_GENERATOR)) {
        uint16_t id = HN_AS(hn_generator, args[0])->cls->id;
        if (id != HN_T_COROUTINE && id != HN_T_ASYNC_GENERATOR)
            return hncall_resume(vm, HN_AS(hn_generator, args[0]), HN_NONE);
    }
    hn_value f = hnbuiltins_special(vm, args[0], HN_NAME(vm, __next__));
    if (f == HN_UNBOUND) return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object is not an iterator", args[0]);
    if (hnv_is_method(f) || hnv_is(f, HN_KIND_NATIVE)) return hncall_tail(vm, f, 1, args);
    return hncall_slow(vm, HN_SLOW_NEXT_OF, 1, args);
}

HN_NATIVE(builtins_hash) {
    int64_t h;
    hn_status st = hnops_hash(vm, args[0], &h);
    if (st == HN_SLOW) {
        if (hnv_is(args[0], HN_KIND_TUPLE)) return hncall_slow(vm, HN_SLOW_CONTAINER_HASH, 1, args);
        hn_value method = hnbuiltins_special(vm, args[0], HN_NAME(vm, __hash__));
        return hncall_special(vm, HN_SLOW_HASH_OF, method, HN_RET_HASH, HN_UNBOUND, args);
    }
    return st == HN_OK ? hnint_from_i64(vm, h, out) : st;
}

HN_NATIVE(id) {
    return hnint_from_u64(vm, hnv_id(vm, args[0]), out);
}

HN_NATIVE(callable) {
    hn_value v = args[0];
    bool yes = false;
    if (hnv_is_ref(v)) {
        uint8_t kind = hnv_ref(v)->kind;
        yes = kind == HN_KIND_FUNCTION || kind == HN_KIND_METHOD || kind == HN_KIND_NATIVE ||
              kind == HN_KIND_HOST || kind == HN_KIND_TYPE || kind == HN_KIND_STATICMETHOD ||
              hnbuiltins_special(vm, v, HN_NAME(vm, __call__)) != HN_UNBOUND;
    }
    *out = hnv_bool(yes);
    return HN_OK;
}

/* ---- classes ---- */

/* 1, 0, or -1 when Python code must decide. */
static int instance_of(hn_vm *vm, hn_value v, hn_value cls) {
    if (!hnv_is(cls, HN_KIND_TYPE)) return -1;
    hn_type *t = hntype_of(vm, v), *c = HN_TYPE(cls);
    if (t == c) return 1;
    if (c->meta != vm->types[HN_T_TYPE]) return -1;
    vm->meter.fuel -= t->mro->len >> 6;
    if (hntype_is(t, c)) return 1;
    /* __class__ may say something else. */
    return hnv_is_ref(v) && hnobj_is_instance(hnv_ref(v)) && !(t->h.flags & HN_TYPE_BUILTIN) ? -2 : 0;
}

static bool plain_class(hn_vm *vm, hn_value v) {
    hn_value c = hnbuiltins_special(vm, v, HN_NAME(vm, __class__));
    return hnv_is(c, HN_KIND_GETSET) && !(hntype_of(vm, v)->h.flags & HN_TYPE_GETATTR);
}

static int instance_of_any(hn_vm *vm, hn_value v, hn_value cls) {
    if (!hnv_is(cls, HN_KIND_TUPLE)) {
        int yes = instance_of(vm, v, cls);
        return yes == -2 ? (plain_class(vm, v) ? 0 : -1) : yes;
    }
    const hn_tuple *t = HN_TUPLE(cls);
    for (uint32_t i = 0; i < t->len; i++) {
        if (i % 16 == 15) vm->meter.fuel--;
        int yes = instance_of(vm, v, t->items[i]);
        if (yes == -2) yes = plain_class(vm, v) ? 0 : -1;
        if (yes) return yes;
    }
    return 0;
}

HN_NATIVE(builtins_isinstance) {
    int yes = instance_of_any(vm, args[0], args[1]);
    if (yes < 0) return hncall_slow(vm, HN_SLOW_ISINSTANCE_OF, 2, args);
    *out = hnv_bool(yes);
    return HN_OK;
}

HN_NATIVE(issubclass) {
    if (!hnv_is(args[0], HN_KIND_TYPE) || !hnv_is(args[1], HN_KIND_TYPE) ||
        HN_TYPE(args[1])->meta != vm->types[HN_T_TYPE])
        return hncall_slow(vm, HN_SLOW_ISSUBCLASS_OF, 2, args);
    HN_TRY(hnmeter_charge(&vm->meter, HN_TYPE(args[0])->mro->len >> 6));
    *out = hnv_bool(hntype_is(HN_TYPE(args[0]), HN_TYPE(args[1])));
    return HN_OK;
}

/* ---- attributes ---- */

static hn_status found_attr(hn_vm *vm, hn_value o, hn_value name, const hn_attr *a, hn_value *out) {
    if (a->kind == HN_ATTR_MISSING) return hnattr_missing(vm, o, name);
    if (a->kind != HN_ATTR_CALL) return hnattr_value(vm, o, a, out);
    if (!a->fallback) return hncall_tail(vm, a->value, a->n, a->args);
    hn_value args[3 + HN_ATTR_ARGS] = {o, name, a->value};
    memcpy(args + 3, a->args, sizeof a->args);
    return hncall_tail(vm, vm->slow[HN_SLOW_GETATTR_FALLBACK], 3 + a->n, args);
}

HN_NATIVE(getattr) {
    hn_value name;
    hn_attr a;
    HN_TRY(hnbuiltins_name(vm, args[1], "attribute name", &name));
    hn_status st = hnattr_find(vm, args[0], name, &a);
    if (args[2] == HN_UNBOUND) {
        HN_TRY(st);
        return found_attr(vm, args[0], name, &a, out);
    }
    if (st == HN_RAISED && hnexc_pending_has(vm, HN_T_ATTRIBUTEERROR)) {
        vm->exc = HN_UNBOUND;
        return *out = args[2], HN_OK;
    }
    HN_TRY(st);
    if (a.kind == HN_ATTR_MISSING) return *out = args[2], HN_OK;
    if (a.kind != HN_ATTR_CALL) return hnattr_value(vm, args[0], &a, out);
    return hncall_slow(vm, HN_SLOW_GETATTR_DEFAULT, 3, args);
}

HN_NATIVE(hasattr) {
    hn_value name;
    hn_attr a;
    HN_TRY(hnbuiltins_name(vm, args[1], "attribute name", &name));
    hn_status st = hnattr_find(vm, args[0], name, &a);
    *out = HN_FALSE;
    if (st == HN_RAISED && hnexc_pending_has(vm, HN_T_ATTRIBUTEERROR)) {
        vm->exc = HN_UNBOUND;
        return HN_OK;
    }
    HN_TRY(st);
    if (a.kind == HN_ATTR_CALL) return hncall_slow(vm, HN_SLOW_HASATTR_OF, 2, args);
    *out = hnv_bool(a.kind != HN_ATTR_MISSING);
    return HN_OK;
}

static hn_status set_attr(hn_vm *vm, hn_value o, hn_value name_arg, hn_value v, hn_value *out) {
    hn_value name;
    hn_attr a;
    HN_TRY(hnbuiltins_name(vm, name_arg, "attribute name", &name));
    hn_name_id id = v == HN_UNBOUND ? HN_N___delattr__ : HN_N___setattr__;
    hn_value f = hnbuiltins_special(vm, o, vm->names[id]);
    *out = HN_NONE;
    HN_TRY(hnattr_special(vm, &a, f, o, name, v));
    return hncall_tail(vm, a.value, a.n, a.args);
}
HN_NATIVE(builtins_setattr) {
    return set_attr(vm, args[0], args[1], args[2], out);
}
HN_NATIVE(builtins_delattr) {
    return set_attr(vm, args[0], args[1], HN_UNBOUND, out);
}

const hn_native_def hnlib_builtins_core[] = {
    HN_ROW("print", print, 0,
           (module, slash, rest(args), opt(sep, ' '), opt(end, '\n'), opt(file, None), opt(flush, False)),
           "Write the values to a stream, or to sys.stdout."),
    HN_ROW("repr", builtins_repr, 0, (module, arg(obj), slash), "The canonical string of the object."),
    HN_ROW("ascii", ascii, 0, (module, arg(obj), slash), "repr() with all other characters escaped."),
    HN_ROW("format", builtins_format, 0, (module, arg(value), opt_as(format_spec, "''"), slash),
           "The value formatted as the specification says."),
    HN_ROW("chr", chr, 0, (module, arg(i), slash), "The string of one character with that code point."),
    HN_ROW("ord", ord, 0, (module, arg(character), slash), "The code point of a string of one character."),
    HN_ROW("len", builtins_len, 0, (module, arg(obj), slash), "The number of items in a container."),
    HN_ROW_SHOWN("iter", builtins_iter, 0, (module, arg(object), opt(sentinel, None), slash),
                 "An iterator over the object, or over the calls of it."),
    HN_ROW_SHOWN("next", builtins_next, 0, (module, arg(iterator), opt(default, None), slash),
                 "The iterator's next item."),
    HN_ROW("hash", builtins_hash, 0, (module, arg(obj), slash), "The hash value of the object."),
    HN_ROW("id", id, 0, (module, arg(obj), slash), "The identity of an object."),
    HN_ROW("callable", callable, 0, (module, arg(obj), slash), "Whether the object can be called."),
    HN_ROW("isinstance", builtins_isinstance, 0, (module, arg(obj), arg(class_or_tuple), slash),
           "Whether the object is an instance of a class."),
    HN_ROW("issubclass", issubclass, 0, (module, arg(cls), arg(class_or_tuple), slash),
           "Whether a class is derived from another."),
    HN_ROW_SHOWN("getattr", getattr, 0, (module, arg(object), arg(name), opt(default, None), slash),
                 "An attribute by its name."),
    HN_ROW("hasattr", hasattr, 0, (module, arg(obj), arg(name), slash),
           "Whether the object has the attribute."),
    HN_ROW("setattr", builtins_setattr, 0, (module, arg(obj), arg(name), arg(value), slash),
           "Set an attribute."),
    HN_ROW("delattr", builtins_delattr, 0, (module, arg(obj), arg(name), slash), "Delete an attribute."),
    HNLIB_END};

HN_NATIVE(ascii_text) {
    return builtins_to_ascii(vm, HN_STR(args[0]), out);
}
HN_NATIVE(builtins_shorten) {
    return hnops_shorten(vm, args[0], (uint32_t)hnv_int(args[1]), out);
}
const hn_primitive_def hnlib_primitives_builtins[] = {
    HN_PRIMITIVE("_to_ascii", ascii_text, HN_A_STR),
    HN_PRIMITIVE("_shorten", builtins_shorten, HN_A_STR, HN_A_SIZE), HN_PRIMITIVES_END};
