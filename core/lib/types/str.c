/* The type str: construction, its table of methods, join, encode and translate, called through vm/native.c.
 * The other methods are in str_*.c. __str__ and __repr__ of a program's class are returned as a call. */
#include "lib/builtins.h"
#include "lib/lib.h"
#include "object/bytes.h"
#include "object/memory.h"
#include "object/partly.h"
#include "lib/types/str_case.h"
#include "lib/types/str_codec.h"
#include "lib/types/str_format.h"
#include "lib/types/str_search.h"
#include "lib/twins.h"
#include "object/dict.h"
#include "object/list.h"
#include "object/num.h"
#include "object/shape.h"
#include "object/strbuf.h"
#include "vm/frame.h"
#include "vm/native.h"

/* ---- str(...) ---- */

/* str() is not called as the methods are, so None has the name of its type there. */
static hn_status str_check_name(hn_vm *vm, const char *fn, const char *param, hn_value v) {
    if (v == HN_UNBOUND || hnv_is(hnv_payload(v), HN_KIND_STR)) return hncodec_check_name(vm, v);
    char type[64];
    if (*fn == 's')
        return hnexc_raise(vm, HN_T_TYPEERROR, "str() argument '%s' must be str, not %Q", param, v);
    return hnexc_raise(vm, HN_T_TYPEERROR, "%s() argument '%s' must be str, not %s", fn, param,
                       hnarg_type(vm, v, type));
}

/* str(object, encoding, errors); HN_SLOW when object's class has to say. */
static hn_status make_str(hn_vm *vm, const hn_value *args, hn_value *out) {
    hn_value object = args[0];
    const uint8_t *p;
    uint32_t len;
    if (HN_LIKELY(args[1] == HN_UNBOUND && args[2] == HN_UNBOUND)) {
        if (hnv_is_int(object) || hnv_is_double(object)) return hnnum_repr(vm, object, out);
        if (object == HN_UNBOUND) return hnstr_empty(vm, out);
        return hnbuiltins_str_once(vm, object, out);
    }
    HN_TRY(str_check_name(vm, "str", "encoding", args[1]));
    HN_TRY(str_check_name(vm, "str", "errors", args[2]));
    if (object == HN_UNBOUND) return hnstr_empty(vm, out);
    hn_value v = hnv_payload(object);
    if (hnv_is(v, HN_KIND_MEMORYVIEW) && hnbytes_view(v, &p, &len)) HN_TRY(hnbytes_new(vm, p, len, &v));
    if (hnv_is(v, HN_KIND_BYTES) || hnv_is(v, HN_KIND_BYTEARRAY))
        return hncodec_decode(vm, v, args[1], args[2], out);
    if (hnv_is(v, HN_KIND_STR)) return hnexc_raise(vm, HN_T_TYPEERROR, "decoding str is not supported");
    if (hnv_of_user_class(v)) HN_TRY(hnmemory_refused(vm, v));
    return hnexc_raise(vm, HN_T_TYPEERROR, "decoding to str: need a bytes-like object, %T found", object);
}

/* The class of v has its own __str__, or its own __repr__ only. */
static hn_status custom_str(hn_vm *vm, const hn_value *v) {
    hn_value name = HN_NAME(vm, __str__), f = hnbuiltins_special(vm, *v, name);
    if (hnv_is(f, HN_KIND_NATIVE) && HN_AS(hn_native, f)->owner == hnv_from_ref(vm->types[HN_T_OBJECT]))
        f = hnbuiltins_special(vm, *v, HN_NAME(vm, __repr__));
    return hncall_special(vm, HN_SLOW_STR_OF, f, HN_RET_STRING, name, v);
}

static hn_status call_str(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_status st = make_str(vm, args, out);
    if (st != HN_SLOW) return st;
    return args[1] == HN_UNBOUND ? custom_str(vm, args) : hncodec_call(vm, args);
}

static const hn_native_def call_named = {"str", call_str, HN_KW, 0, 3, 0, "object,encoding,errors", NULL};

/* str(x) as it mostly is; with more or named arguments, by the signature. */
static hn_status call_any(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value one[3] = {n ? args[0] : HN_UNBOUND, HN_UNBOUND, HN_UNBOUND};
    if (HN_LIKELY(n == 1 && vm->kwnames == HN_UNBOUND))
        return hnv_is_int(args[0]) ? hnnum_repr(vm, args[0], out) : call_str(vm, one, 3, out);
    if (n > 3 && vm->kwnames == HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "str expected at most 3 arguments, got %u", n);
    if (!hnstate_enter(vm)) return hnframe_too_deep(vm);
    hn_status st = hnnative_call_def(vm, &call_named, args, n, 0, HN_NONE, vm->kwnames, out);
    hnstate_leave(vm);
    return st;
}

static hn_status str_new(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value text, call[3] = {hnv_from_ref(vm->types[HN_T_STR]), args[0], HN_NONE};
    hn_status st = make_str(vm, args + 1, &text);
    bool exact = args[0] == hnv_from_ref(vm->types[HN_T_STR]);
    if (st == HN_SLOW) {
        if (exact && args[2] != HN_UNBOUND) return hncodec_call(vm, args + 1);
        if (exact) return hncall_slow(vm, HN_SLOW_STR_OF, 1, args + 1);
        HN_TRY(hntuple_from(vm, args + 1, hncodec_given(args + 1), &call[2]));
        return hncall_slow(vm, HN_SLOW_TEXT_NEW, 3, call);
    }
    HN_TRY(st);
    *out = text;
    return exact ? HN_OK : hninst_new(vm, HN_TYPE(args[0]), text, out);
}

/* ---- join, encode, translate, maketrans ---- */

/* Whether all items are strings, and exactly such. */
HN_PARTLY(strings_kind);
static hn_status look_for_strings(hn_vm *vm, const hn_items *items, bool *plain) {
    static const char who;
    hn_partly w;
    hn_work_part part = {.who = &who, .gives = {{plain, sizeof *plain}}};
    if (items->n > HN_PARTLY_LONG && hnwork_recall(&vm->meter, &part)) return HN_OK;
    *plain = !hnpartly_resume(&vm->meter, &strings_kind, &w) || w.at[1];
    for (uint32_t i = (uint32_t)w.at[0], begin = i; i < items->n; i++) {
        HN_PACE_PARTLY(vm, strings_kind, &w, i, begin, w.at[1] = *plain);
        if (hnv_is(items->v[i], HN_KIND_STR)) continue;
        *plain = false;
        if (!hnv_is(hnv_payload(items->v[i]), HN_KIND_STR))
            return hnexc_raise(vm, HN_T_TYPEERROR, "sequence item %u: expected str instance, %T found", i,
                               items->v[i]);
    }
    return items->n > HN_PARTLY_LONG ? hnwork_keep(&vm->meter, &part) : HN_OK;
}

static hn_status types_str_join(hn_vm *vm, const hn_str *sep, const hn_items *items, hn_value *out) {
    bool plain;
    HN_TRY(hnmeter_charge(&vm->meter, items->n >> 4));
    HN_TRY(look_for_strings(vm, items, &plain));
    if (plain) return hntext_join(vm, sep, items->v, items->n, out);
    hn_tuple *copy = hntuple_alloc(vm, items->n);
    if (!copy) return HN_NOMEM;
    for (uint32_t i = 0; i < items->n; i++) {
        HN_PACE(vm, i);
        copy->items[i] = hnv_payload(items->v[i]);
    }
    return hntext_join(vm, sep, copy->items, items->n, out);
}

static hn_status str_join(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_items items;
    HN_TRY_SLOW(hntext_items_begin(vm, args[1], &items), HN_SLOW_STR_JOIN, 2, args);
    return hntext_items_end(vm, &items, types_str_join(vm, HN_STR(args[0]), &items, out));
}

static hn_status str_encode(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(str_check_name(vm, "encode", "encoding", args[1]));
    HN_TRY(str_check_name(vm, "encode", "errors", args[2]));
    hn_status st = hncodec_encode(vm, args[0], args[1], args[2], out);
    return st == HN_SLOW ? hncodec_call(vm, args) : st;
}

/* What a table maps a character to, appended. */
static hn_status put_mapped(hn_vm *vm, hn_strbuf *b, hn_value to) {
    int64_t c;
    to = hnv_payload(to);
    if (to == HN_NONE) return HN_OK;
    if (hnv_is(to, HN_KIND_STR)) {
        HN_TRY(hnmeter_charge(&vm->meter, HN_STR(to)->len >> 6));
        hnstrbuf_str(b, to);
        return HN_OK;
    }
    if (!hnint_is(to))
        return hnexc_raise(vm, HN_T_TYPEERROR, "character mapping must return integer, None or str");
    if (!hnint_to_i64(to, &c) || c < 0 || c > 0x10FFFF)
        return hnexc_raise(vm, HN_T_VALUEERROR, "character mapping must be in range(0x110000)");
    hnstrbuf_char(b, (uint32_t)c);
    return HN_OK;
}

typedef struct translating {
    hn_vm *vm;
    const hn_str *s;
    hn_dict *table;
} translating;

HN_PARTLY(str_translate_kind);
static hn_status translate(void *job, hn_partly *w, uint32_t from, uint32_t to) {
    const translating *t = job;
    hn_strbuf *b = &w->text;
    for (uint32_t i = from; i < to && !b->failed; i++) {
        HN_PACE(t->vm, i);
        uint32_t c = hnstr_at(t->s, i);
        hn_value by;
        HN_TRY(hndict_get(t->vm, t->table, hnv_from_int(c), &by));
        if (by == HN_UNBOUND)
            hnstrbuf_char(b, c);
        else
            HN_TRY(put_mapped(t->vm, b, by));
    }
    return HN_OK;
}

static hn_status str_translate(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    if (!hnv_is(args[1], HN_KIND_DICT)) return hncall_slow(vm, HN_SLOW_STR_TRANSLATE, 2, args);
    translating t = {vm, HN_STR(args[0]), HN_DICT(args[1])};
    hn_partly w;
    HN_TRY(hnmeter_charge(&vm->meter, t.s->len >> 3));
    if (!hnpartly_resume(&vm->meter, &str_translate_kind, &w)) hnstrbuf_init(&w.text, vm);
    HN_TRY_SLOW(hnpartly_run(&vm->meter, &str_translate_kind, &w, translate, &t, t.s->len),
                HN_SLOW_STR_TRANSLATE, 2, args);
    return hnstrbuf_finish(&w.text, out);
}

/* maketrans(dict): keys become code points. */
static hn_status table_of_dict(hn_vm *vm, const hn_dict *from, hn_dict *table) {
    hn_value key, value;
    for (uint32_t i = 0, n = 0; hndict_next(from, &i, &key, &value); n++) {
        HN_PACE_SLOW(vm, n);
        hn_value k = hnv_payload(key);
        if (hnv_is(k, HN_KIND_STR)) {
            if (HN_STR(k)->len != 1)
                return hnexc_raise(vm, HN_T_VALUEERROR, "string keys in translate table must be of length 1");
            k = hnv_from_int(hnstr_at(HN_STR(k), 0));
        } else if (!hnint_is(k)) {
            return hnexc_raise(vm, HN_T_TYPEERROR, "keys in translate table must be strings or integers");
        }
        HN_TRY(hndict_set(vm, table, k, value));
    }
    return HN_OK;
}

static hn_status table_of_strs(hn_vm *vm, const hn_value *args, hn_dict *table) {
    char type[64];
    for (int i = 1; i < 3; i++)
        if (args[i] != HN_UNBOUND && !hnv_is(hnv_payload(args[i]), HN_KIND_STR))
            return hnexc_raise(vm, HN_T_TYPEERROR, "maketrans() argument %d must be str, not %s", i + 1,
                               hnarg_type(vm, args[i], type));
    if (!hnv_is(hnv_payload(args[0]), HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           "first maketrans argument must be a string if there is a second argument");
    const hn_str *x = HN_STR(hnv_payload(args[0])), *y = HN_STR(hnv_payload(args[1]));
    if (x->len != y->len)
        return hnexc_raise(vm, HN_T_VALUEERROR, "the first two maketrans arguments must have equal length");
    HN_TRY(hnmeter_charge(&vm->meter, x->len >> 3));
    for (uint32_t i = 0; i < x->len; i++) {
        HN_PACE_SLOW(vm, i);
        HN_TRY(hndict_set(vm, table, hnv_from_int(hnstr_at(x, i)), hnv_from_int(hnstr_at(y, i))));
    }
    if (args[2] == HN_UNBOUND) return HN_OK;
    const hn_str *z = HN_STR(hnv_payload(args[2]));
    HN_TRY(hnmeter_charge(&vm->meter, z->len >> 3));
    for (uint32_t i = 0; i < z->len; i++) {
        HN_PACE_SLOW(vm, i);
        HN_TRY(hndict_set(vm, table, hnv_from_int(hnstr_at(z, i)), HN_NONE));
    }
    return HN_OK;
}

static hn_status str_maketrans(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_dict *table = hndict_new(vm, 0);
    if (!table) return HN_NOMEM;
    *out = hnv_from_ref(table);
    if (args[1] == HN_UNBOUND) {
        hn_value from = args[0]; /* an instance of a subclass is none */
        char type[64];
        if (args[2] != HN_UNBOUND)
            return hnexc_raise(vm, HN_T_TYPEERROR, "maketrans() argument 2 must be str, not %s",
                               hnarg_type(vm, HN_NONE, type));
        if (!hnv_is(from, HN_KIND_DICT))
            return hnexc_raise(vm, HN_T_TYPEERROR,
                               "if you give only one argument to maketrans it must be a dict");
        return table_of_dict(vm, HN_DICT(from), table);
    }
    return table_of_strs(vm, args, table);
}

static hn_status str_getnewargs(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return hntuple_from(vm, args, 1, out);
}

static const hn_native_def types_str_methods[] = {
    {"__new__", str_new, HN_KW, 0, 3, HN_NATIVE_STATIC, "object,encoding,errors",
     HN_DOC("($type, *args, **kwargs)", "")},
    {"__getnewargs__", str_getnewargs, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"capitalize", hnstrcase_capitalize, HN_NOARGS, 0, 0, 0, NULL,
     HN_DOC("($self, /)", "Make the first character a capital and the rest lower case.")},
    {"casefold", hnstrcase_casefold, HN_NOARGS, 0, 0, 0, NULL,
     HN_DOC("($self, /)", "A form for comparisons that ignore case.")},
    {"center", hnedit_center, HN_POS, 1, 2, 0, NULL,
     HN_DOC("($self, width, fillchar=' ', /)", "Pad on both sides.")},
    {"count", hnsearch_count, HN_POS, 1, 3, 0, NULL,
     HN_DOC("($self, sub[, start[, end]], /)", "How often sub occurs without overlap.")},
    {"encode", str_encode, HN_KW, 0, 2, 0, "encoding,errors",
     HN_DOC("($self, /, encoding='utf-8', errors='strict')", "The bytes of the text in an encoding.")},
    {"endswith", hnsearch_endswith, HN_POS, 1, 3, 0, NULL,
     HN_DOC("($self, suffix[, start[, end]], /)", "Whether the text ends with one of the suffixes.")},
    {"expandtabs", hnedit_expandtabs, HN_KW, 0, 1, 0, "tabsize",
     HN_DOC("($self, /, tabsize=8)", "Replace tabs by spaces.")},
    {"find", hnsearch_find, HN_POS, 1, 3, 0, NULL,
     HN_DOC("($self, sub[, start[, end]], /)", "The lowest index where sub occurs, or -1.")},
    {"format", hnstrformat_format, HN_VAR, 0, -1, 0, NULL,
     HN_DOC("($self, /, *args, **kwargs)", "Fill in the fields in braces.")},
    {"format_map", hnstrformat_map, HN_ONE, 1, 1, 0, NULL,
     HN_DOC("($self, mapping, /)", "Fill in the fields in braces from a mapping.")},
    {"index", hnsearch_index, HN_POS, 1, 3, 0, NULL,
     HN_DOC("($self, sub[, start[, end]], /)", "Like find, but ValueError when sub does not occur.")},
    {"isalnum", hnstrcase_isalnum, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"isalpha", hnstrcase_isalpha, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"isascii", hnstrcase_isascii, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"isdecimal", hnstrcase_isdecimal, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"isdigit", hnstrcase_isdigit, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"isidentifier", hnstrcase_isidentifier, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"islower", hnstrcase_islower, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"isnumeric", hnstrcase_isnumeric, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"isprintable", hnstrcase_isprintable, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"isspace", hnstrcase_isspace, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"istitle", hnstrcase_istitle, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"isupper", hnstrcase_isupper, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"join", str_join, HN_ONE, 1, 1, 0, NULL,
     HN_DOC("($self, iterable, /)", "The strings of the iterable with this one between them.")},
    {"ljust", hnedit_ljust, HN_POS, 1, 2, 0, NULL,
     HN_DOC("($self, width, fillchar=' ', /)", "Pad on the right.")},
    {"lower", hnstrcase_lower, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"lstrip", hnsplit_lstrip, HN_POS, 0, 1, 0, NULL,
     HN_DOC("($self, chars=None, /)", "Remove leading characters.")},
    {"maketrans", str_maketrans, HN_POS, 1, 3, HN_NATIVE_STATIC, NULL,
     HN_DOC("(x, y=<unrepresentable>, z=<unrepresentable>, /)", "A table for translate().")},
    {"partition", hnsplit_partition, HN_ONE, 1, 1, 0, NULL,
     HN_DOC("($self, sep, /)", "What is before sep, sep, and what is behind it.")},
    {"removeprefix", hnsearch_removeprefix, HN_ONE, 1, 1, 0, NULL, HN_DOC("($self, prefix, /)", "")},
    {"removesuffix", hnsearch_removesuffix, HN_ONE, 1, 1, 0, NULL, HN_DOC("($self, suffix, /)", "")},
    {"replace", hnedit_replace, HN_KW, 2, 3, 0, "old,new,/,count",
     HN_DOC("($self, old, new, /, count=-1)", "Replace occurrences of old by new.")},
    {"rfind", hnsearch_rfind, HN_POS, 1, 3, 0, NULL,
     HN_DOC("($self, sub[, start[, end]], /)", "The highest index where sub occurs, or -1.")},
    {"rindex", hnsearch_rindex, HN_POS, 1, 3, 0, NULL, HN_DOC("($self, sub[, start[, end]], /)", "")},
    {"rjust", hnedit_rjust, HN_POS, 1, 2, 0, NULL,
     HN_DOC("($self, width, fillchar=' ', /)", "Pad on the left.")},
    {"rpartition", hnsplit_rpartition, HN_ONE, 1, 1, 0, NULL, HN_DOC("($self, sep, /)", "")},
    {"rsplit", hnsplit_rsplit, HN_KW, 0, 2, 0, "sep,maxsplit",
     HN_DOC("($self, /, sep=None, maxsplit=-1)", "The words, counted from the end.")},
    {"rstrip", hnsplit_rstrip, HN_POS, 0, 1, 0, NULL,
     HN_DOC("($self, chars=None, /)", "Remove trailing characters.")},
    {"split", hnsplit_split, HN_KW, 0, 2, 0, "sep,maxsplit",
     HN_DOC("($self, /, sep=None, maxsplit=-1)", "The words between separators.")},
    {"splitlines", hnsplit_splitlines, HN_KW, 0, 1, 0, "keepends",
     HN_DOC("($self, /, keepends=False)", "The lines.")},
    {"startswith", hnsearch_startswith, HN_POS, 1, 3, 0, NULL,
     HN_DOC("($self, prefix[, start[, end]], /)", "Whether the text begins with one of the prefixes.")},
    {"strip", hnsplit_strip, HN_POS, 0, 1, 0, NULL,
     HN_DOC("($self, chars=None, /)", "Remove leading and trailing characters.")},
    {"swapcase", hnstrcase_swapcase, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"title", hnstrcase_title, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"translate", str_translate, HN_ONE, 1, 1, 0, NULL,
     HN_DOC("($self, table, /)", "Replace each character by what the table has for it.")},
    {"upper", hnstrcase_upper, HN_NOARGS, 0, 0, 0, NULL, HN_DOC("($self, /)", "")},
    {"zfill", hnedit_zfill, HN_ONE, 1, 1, 0, NULL,
     HN_DOC("($self, width, /)", "Pad with zeros behind the sign.")},
    {NULL, NULL, 0, 0, 0, 0, NULL, NULL},
};

static const hn_native_def str_call = {"str", call_any, HN_VAR, 0, 3, 0, NULL, NULL};

const hn_type_def hnlib_str = {
    HN_T_STR,
    "str(object='') -> str\nstr(bytes_or_buffer[, encoding[, errors]]) -> str\n\nText: a "
    "sequence of Unicode code points.",
    types_str_methods, NULL, &str_call};
