/* Module unicodedata: properties, names and normal forms of characters. Programs import it directly; there is
 * no Python part. The tables are in base/unicode*.c. */
#include "lib/native.h"

/* The one character of an argument; `which` is what comes after the function's name in the error. */
static hn_status get_char(hn_vm *vm, hn_value v, const char *name, const char *which, uint32_t *out) {
    hn_value s = hnv_payload(v);
    if (!hnv_is(s, HN_KIND_STR))
        return hnapi_raise(vm, HN_T_TYPEERROR,
                           v == HN_NONE ? "%s() argument%s must be a unicode character, not None"
                                        : "%s() argument%s must be a unicode character, not %T",
                           name, which, v);
    if (hnapi_str_len(s) != 1)
        return hnapi_raise(vm, HN_T_TYPEERROR,
                           "%s(): argument%s must be a unicode character, not a string of length %u", name,
                           which, hnapi_str_len(s));
    *out = hnapi_str_at(s, 0);
    return HN_OK;
}

/* ---- records ---- */

#define RECORD_FN(name, result)                                                                              \
    HN_NATIVE(m_##name) {                                                                                    \
        uint32_t c;                                                                                          \
        HN_TRY(get_char(vm, args[0], #name, "", &c));                                                        \
        hn_unicode_record r = hnunicode_record(c);                                                           \
        return result;                                                                                       \
    }
RECORD_FN(category, hnapi_text_z(vm, r.category, out))
RECORD_FN(bidirectional, hnapi_text_z(vm, r.direction, out))
RECORD_FN(east_asian_width, hnapi_text_z(vm, r.width, out))
RECORD_FN(mirrored, (*out = hnv_from_int(r.mirrored), HN_OK))

HN_NATIVE(m_combining) {
    uint32_t c;
    HN_TRY(get_char(vm, args[0], "combining", "", &c));
    *out = hnv_from_int(hnunicode_combining(c));
    return HN_OK;
}

HN_NATIVE(m_decomposition) {
    uint32_t c, units[HN_MAPPING_MOST];
    const char *tag = "";
    char text[12 + 7 * HN_MAPPING_MOST], hex[12];
    size_t at = 0;
    HN_TRY(get_char(vm, args[0], "decomposition", "", &c));
    unsigned count = hnunicode_decompose(c, units, &tag);
    for (; *tag; tag++) text[at++] = *tag;
    for (unsigned i = 0; i < count; i++) {
        const char *digits = hnapi_hex(units[i], hex);
        size_t len = strlen(digits);
        if (at) text[at++] = ' ';
        for (size_t k = len; k < 4; k++) text[at++] = '0';
        for (; *digits; digits++) text[at++] = (char)(*digits >= 'a' ? *digits - 32 : *digits);
    }
    return hnapi_text(vm, text, at, out);
}

/* ---- numbers ---- */

/* The default, or ValueError. */
static hn_status unicodedata_missing(hn_vm *vm, hn_value fallback, const char *message, hn_value *out) {
    *out = fallback;
    return hnapi_given(fallback) ? HN_OK : hnapi_raise(vm, HN_T_VALUEERROR, "%s", message);
}

HN_NATIVE(m_decimal) {
    uint32_t c;
    HN_TRY(get_char(vm, args[0], "decimal", " 1", &c));
    int value = hnunicode_decimal(c);
    if (value < 0) return unicodedata_missing(vm, args[1], "not a decimal", out);
    *out = hnv_from_int(value);
    return HN_OK;
}

HN_NATIVE(m_digit) {
    uint32_t c;
    double value;
    HN_TRY(get_char(vm, args[0], "digit", " 1", &c));
    if (!hnunicode_is(c, HN_UC_DIGIT) || !hnunicode_numeric(c, &value))
        return unicodedata_missing(vm, args[1], "not a digit", out);
    *out = hnv_from_int((int)value);
    return HN_OK;
}

HN_NATIVE(m_numeric) {
    uint32_t c;
    double value;
    HN_TRY(get_char(vm, args[0], "numeric", " 1", &c));
    if (!hnunicode_numeric(c, &value))
        return unicodedata_missing(vm, args[1], "not a numeric character", out);
    *out = hnv_from_double(value);
    return HN_OK;
}

/* ---- names ---- */

HN_NATIVE(m_name) {
    uint32_t c, len;
    char text[HN_UNICODE_NAME_MOST];
    HN_TRY(get_char(vm, args[0], "name", " 1", &c));
    HN_TRY(hnapi_charge(vm, HN_UNICODE_NAME_COST));
    HN_TRY(hnunicode_name(hnapi_meter(vm), c, text, &len));
    if (len == HN_UNICODE_ABSENT) return hnapi_raise(vm, HN_T_IMPORTERROR, HN_UNICODE_NO_NAMES);
    return len ? hnapi_text(vm, text, len, out) : unicodedata_missing(vm, args[1], "no such name", out);
}

enum { LATE, SEQUENCE, TWINS };
static const hn_twin_def unicodedata_twins[] = {[LATE] = {"unicodedata_late", 1},         /* (name) */
                                                [SEQUENCE] = {"unicodedata_sequence", 1}, /* (name) */
                                                [TWINS] = {0}};

/* What hognose.lib has of the module. */
HN_NATIVE(m_getattr) {
    return hnapi_twin(vm, &unicodedata_twins[LATE], args);
}

HN_NATIVE(m_lookup) {
    hn_value v = hnv_payload(args[0]);
    const uint8_t *p;
    uint32_t len;
    if (!hnv_is(v, HN_KIND_STR)) {
        if (hnv_is(v, HN_KIND_BYTEARRAY))
            return hnapi_raise(vm, HN_T_TYPEERROR,
                               "lookup() argument must be read-only bytes-like object, not bytearray");
        if (!hnapi_bytes_view(v, &p, &len))
            return hnapi_raise(vm, HN_T_TYPEERROR, "a bytes-like object is required, not '%T'", args[0]);
        HN_TRY(hnapi_str_from_latin1(vm, p, len, &v));
    }
    if (hnapi_str_len(v) > 256) return hnapi_raise(vm, HN_T_KEYERROR, "name too long");
    HN_TRY(hnapi_charge(vm, HN_UNICODE_LOOKUP_COST));
    uint32_t c = HN_UNICODE_NONE;
    if (hnapi_str_is_ascii(v))
        HN_TRY(hnunicode_lookup(hnapi_meter(vm), (const char *)hnapi_str_data(v), hnapi_str_len(v), &c));
    if (c == HN_UNICODE_ABSENT) return hnapi_raise(vm, HN_T_IMPORTERROR, HN_UNICODE_NO_NAMES);
    if (c == HN_UNICODE_NONE) return hnapi_twin(vm, &unicodedata_twins[SEQUENCE], &v);
    return hnapi_str_from_char(vm, c, out);
}

/* ---- normal forms ---- */

static hn_status get_form(hn_vm *vm, const char *name, const hn_value *args, int *form, hn_value *text) {
    static const char *const names[] = {"NFD", "NFC", "NFKD", "NFKC"};
    for (int i = 0; i < 2; i++)
        if (!hnv_is(hnv_payload(args[i]), HN_KIND_STR))
            return hnapi_raise(vm, HN_T_TYPEERROR, "%s() argument %d must be str, not %A", name, i + 1,
                               args[i]);
    *text = hnv_payload(args[1]);
    if (hnapi_str_len(*text) == 0) {
        *form = HN_NFD;
        return HN_OK;
    }
    for (*form = 0; *form < 4; ++*form)
        if (hnapi_str_equal_z(hnv_payload(args[0]), names[*form])) return HN_OK;
    return hnapi_raise(vm, HN_T_VALUEERROR, "invalid normalization form");
}

/* *same is set when `text` is in its normal form, and is the result then. */
static hn_status unicodedata_normalize(hn_vm *vm, hn_value text, int form, bool *same, hn_value *out) {
    const uint8_t *p = hnapi_str_data(text);
    uint32_t n = hnapi_str_len(text), width = hnapi_str_width(text), most = 0;
    *out = text;
    *same = true;
    if (hnapi_str_is_ascii(text)) return HN_OK;
    HN_TRY(hnapi_charge(vm, n >> 4));
    HN_TRY(hnapi_points_max(vm, p, width, n, &most));
    if (most < hnunicode_normal_below(form)) return HN_OK;
    hn_buf b;
    hnbuf_init(&b, hnapi_meter(vm));
    hn_status st = hnunicode_normalize_long(&b, p, 1u << width, n, form);
    if (st == HN_OK && b.len / 4 > HN_TEXT_MAX / 4) st = HN_NOMEM;
    if (st == HN_OK) st = hnapi_str_from_points(vm, b.data, 2, (uint32_t)(b.len / 4), out);
    hnbuf_free(&b);
    if (st == HN_OK) *same = hnapi_str_equal(text, *out);
    return st;
}

HN_NATIVE(m_normalize) {
    int form;
    bool same;
    hn_value text;
    HN_TRY(get_form(vm, "normalize", args, &form, &text));
    return unicodedata_normalize(vm, text, form, &same, out);
}

HN_NATIVE(m_is_normalized) {
    int form;
    bool same;
    hn_value text, result;
    HN_TRY(get_form(vm, "is_normalized", args, &form, &text));
    HN_TRY(unicodedata_normalize(vm, text, form, &same, &result));
    *out = hnv_bool(same);
    return HN_OK;
}

#define ONE(name, doc) HN_ROW(#name, m_##name, 0, (module, arg(chr), slash), doc)
#define TWO(name, doc)                                                                                       \
    HN_ROW(#name, m_##name, 0, (module, arg(chr), opt(default, <unrepresentable>), slash), doc)
#define FORM(name, doc) HN_ROW(#name, m_##name, 0, (module, arg(form), arg(unistr), slash), doc)

static const hn_native_def unicodedata_functions[] = {
    ONE(bidirectional, "The class of its direction, '' where there is none."),
    ONE(category, "The general category, such as 'Lu'."),
    ONE(combining, "The canonical combining class."),
    TWO(decimal, "Its value as a decimal digit."),
    ONE(decomposition, "The mapping that decomposes it, '' where there is none."),
    TWO(digit, "Its value as a digit."),
    ONE(east_asian_width, "The width: 'F', 'H', 'W', 'Na', 'A' or 'N'."),
    FORM(is_normalized, "Whether unistr is in the normal form."),
    HN_ROW("lookup", m_lookup, 0, (module, arg(name), slash), "The character that has the name."),
    ONE(mirrored, "1 if it is mirrored in text from right to left, else 0."),
    TWO(name, "The name of the character."),
    FORM(normalize, "The normal form 'NFC', 'NFD', 'NFKC' or 'NFKD' of unistr."),
    TWO(numeric, "Its numeric value as a float."),
    HN_ROW("__getattr__", m_getattr, 0, (module, arg(name), slash), ""),
    {0}};

static const hn_constant_def unicodedata_constants[] = {HN_TEXT("unidata_version", "16.0.0"), {0}};

const hn_module_def hnlib_module_unicodedata = {.name = "unicodedata",
                                                .doc = "The Unicode Character Database, version 16.0.0.",
                                                .twins = unicodedata_twins,
                                                .functions = unicodedata_functions,
                                                .constants = unicodedata_constants};
