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

static const hn_native_def call_named =
    HN_ROW_SHOWN("str", call_str, 0, (opt(object, None), opt(encoding, None), opt(errors, None)), NULL);

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
    HN_ROW_SHOWN("__new__", str_new, HN_NATIVE_STATIC,
                 (type, opt(object, None), opt(encoding, None), opt(errors, None)),
                 HN_DOC("($type, *args, **kwargs)", "")),
    HN_ROW("__getnewargs__", str_getnewargs, 0, (self, slash), ""),
    HN_ROW("capitalize", hnstrcase_capitalize, 0, (self, slash),
           "Make the first character a capital and the rest lower case."),
    HN_ROW("casefold", hnstrcase_casefold, 0, (self, slash), "A form for comparisons that ignore case."),
    HN_ROW("center", hnedit_center, 0, (self, arg(width), opt(fillchar, ' '), slash), "Pad on both sides."),
    HN_ROW_SHOWN("count", hnsearch_count, 0, (self, arg(sub), opt(start, None), opt(end, None), slash),
                 HN_DOC("($self, sub[, start[, end]], /)", "How often sub occurs without overlap.")),
    HN_ROW("encode", str_encode, 0, (self, slash, opt(encoding, 'utf-8'), opt(errors, 'strict')),
           "The bytes of the text in an encoding."),
    HN_ROW_SHOWN(
        "endswith", hnsearch_endswith, 0, (self, arg(suffix), opt(start, None), opt(end, None), slash),
        HN_DOC("($self, suffix[, start[, end]], /)", "Whether the text ends with one of the suffixes.")),
    HN_ROW("expandtabs", hnedit_expandtabs, 0, (self, slash, opt(tabsize, 8)), "Replace tabs by spaces."),
    HN_ROW_SHOWN("find", hnsearch_find, 0, (self, arg(sub), opt(start, None), opt(end, None), slash),
                 HN_DOC("($self, sub[, start[, end]], /)", "The lowest index where sub occurs, or -1.")),
    HN_ROW("format", hnstrformat_format, 0, (self, slash, rest(args), keys(kwargs)),
           "Fill in the fields in braces."),
    HN_ROW("format_map", hnstrformat_map, 0, (self, arg(mapping), slash),
           "Fill in the fields in braces from a mapping."),
    HN_ROW_SHOWN(
        "index", hnsearch_index, 0, (self, arg(sub), opt(start, None), opt(end, None), slash),
        HN_DOC("($self, sub[, start[, end]], /)", "Like find, but ValueError when sub does not occur.")),
    HN_ROW("isalnum", hnstrcase_isalnum, 0, (self, slash), ""),
    HN_ROW("isalpha", hnstrcase_isalpha, 0, (self, slash), ""),
    HN_ROW("isascii", hnstrcase_isascii, 0, (self, slash), ""),
    HN_ROW("isdecimal", hnstrcase_isdecimal, 0, (self, slash), ""),
    HN_ROW("isdigit", hnstrcase_isdigit, 0, (self, slash), ""),
    HN_ROW("isidentifier", hnstrcase_isidentifier, 0, (self, slash), ""),
    HN_ROW("islower", hnstrcase_islower, 0, (self, slash), ""),
    HN_ROW("isnumeric", hnstrcase_isnumeric, 0, (self, slash), ""),
    HN_ROW("isprintable", hnstrcase_isprintable, 0, (self, slash), ""),
    HN_ROW("isspace", hnstrcase_isspace, 0, (self, slash), ""),
    HN_ROW("istitle", hnstrcase_istitle, 0, (self, slash), ""),
    HN_ROW("isupper", hnstrcase_isupper, 0, (self, slash), ""),
    HN_ROW("join", str_join, 0, (self, arg(iterable), slash),
           "The strings of the iterable with this one between them."),
    HN_ROW("ljust", hnedit_ljust, 0, (self, arg(width), opt(fillchar, ' '), slash), "Pad on the right."),
    HN_ROW("lower", hnstrcase_lower, 0, (self, slash), ""),
    HN_ROW("lstrip", hnsplit_lstrip, 0, (self, opt(chars, None), slash), "Remove leading characters."),
    HN_ROW("maketrans", str_maketrans, HN_NATIVE_STATIC,
           (arg(x), opt(y, <unrepresentable>), opt(z, <unrepresentable>), slash), "A table for translate()."),
    HN_ROW("partition", hnsplit_partition, 0, (self, arg(sep), slash),
           "What is before sep, sep, and what is behind it."),
    HN_ROW("removeprefix", hnsearch_removeprefix, 0, (self, arg(prefix), slash), ""),
    HN_ROW("removesuffix", hnsearch_removesuffix, 0, (self, arg(suffix), slash), ""),
    HN_ROW("replace", hnedit_replace, 0, (self, arg(old), arg(new), slash, opt(count, -1)),
           "Replace occurrences of old by new."),
    HN_ROW_SHOWN("rfind", hnsearch_rfind, 0, (self, arg(sub), opt(start, None), opt(end, None), slash),
                 HN_DOC("($self, sub[, start[, end]], /)", "The highest index where sub occurs, or -1.")),
    HN_ROW_SHOWN("rindex", hnsearch_rindex, 0, (self, arg(sub), opt(start, None), opt(end, None), slash),
                 HN_DOC("($self, sub[, start[, end]], /)", "")),
    HN_ROW("rjust", hnedit_rjust, 0, (self, arg(width), opt(fillchar, ' '), slash), "Pad on the left."),
    HN_ROW("rpartition", hnsplit_rpartition, 0, (self, arg(sep), slash), ""),
    HN_ROW("rsplit", hnsplit_rsplit, 0, (self, slash, opt(sep, None), opt(maxsplit, -1)),
           "The words, counted from the end."),
    HN_ROW("rstrip", hnsplit_rstrip, 0, (self, opt(chars, None), slash), "Remove trailing characters."),
    HN_ROW("split", hnsplit_split, 0, (self, slash, opt(sep, None), opt(maxsplit, -1)),
           "The words between separators."),
    HN_ROW("splitlines", hnsplit_splitlines, 0, (self, slash, opt(keepends, False)), "The lines."),
    HN_ROW_SHOWN(
        "startswith", hnsearch_startswith, 0, (self, arg(prefix), opt(start, None), opt(end, None), slash),
        HN_DOC("($self, prefix[, start[, end]], /)", "Whether the text begins with one of the prefixes.")),
    HN_ROW("strip", hnsplit_strip, 0, (self, opt(chars, None), slash),
           "Remove leading and trailing characters."),
    HN_ROW("swapcase", hnstrcase_swapcase, 0, (self, slash), ""),
    HN_ROW("title", hnstrcase_title, 0, (self, slash), ""),
    HN_ROW("translate", str_translate, 0, (self, arg(table), slash),
           "Replace each character by what the table has for it."),
    HN_ROW("upper", hnstrcase_upper, 0, (self, slash), ""),
    HN_ROW("zfill", hnedit_zfill, 0, (self, arg(width), slash), "Pad with zeros behind the sign."),
    {0},
};

static const hn_native_def str_call = HN_ROW_SHOWN("str", call_any, 0, (rest(args), keys(kwargs)), NULL);

const hn_type_def hnlib_str = {
    HN_T_STR,
    "str(object='') -> str\nstr(bytes_or_buffer[, encoding[, errors]]) -> str\n\nText: a "
    "sequence of Unicode code points.",
    types_str_methods, NULL, &str_call};
