/* Names of encodings and error handlers, and the errors that both directions raise. An encoding that is not
 * in C is HN_SLOW, and hncodec_call passes the work to the frozen module codecs. A new name of an encoding
 * goes into `aliases`. */
#include "lib/types/str_codec.h"
#include "lib/twins.h"
#include "object/bytes.h"
#include "object/list.h"

static const char *const error_names[] = {
#define HN_CODEC(name, text) text,
#include "lib/types/codecs.def"
#undef HN_CODEC
};

const char *hncodec_error_name(hn_codec codec) {
    return error_names[hncodec_is_charmap(codec) ? HN_CODEC_CHARMAPS : codec];
}

const char *hncodec_name(hn_codec codec) {
    switch (codec) {
    case HN_CODEC_UTF8_SIG: return "utf-8-sig";
    case HN_CODEC_UTF7: return "utf-7";
    case HN_CODEC_LATIN1: return "iso8859-1";
    case HN_CODEC_ESCAPE: return "unicode-escape";
    case HN_CODEC_RAW_ESCAPE: return "raw-unicode-escape";
    default:
        return hncodec_is_charmap(codec) ? hncharmap_name(hncodec_charmap_number(codec)) : error_names[codec];
    }
}

typedef struct alias {
    const char *name;
    uint8_t codec; /* hn_codec */
} alias;

#define NOT_TEXT 255
static const alias aliases[] = {
    {"utf_8", HN_CODEC_UTF8},
    {"utf8", HN_CODEC_UTF8},
    {"u8", HN_CODEC_UTF8},
    {"utf", HN_CODEC_UTF8},
    {"utf8_ucs2", HN_CODEC_UTF8},
    {"utf8_ucs4", HN_CODEC_UTF8},
    {"cp65001", HN_CODEC_UTF8},
    {"utf_8_sig", HN_CODEC_UTF8_SIG},
    {"utf_7", HN_CODEC_UTF7},
    {"utf7", HN_CODEC_UTF7},
    {"u7", HN_CODEC_UTF7},
    {"unicode_1_1_utf_7", HN_CODEC_UTF7},
    {"utf_16", HN_CODEC_UTF16},
    {"utf16", HN_CODEC_UTF16},
    {"u16", HN_CODEC_UTF16},
    {"utf_16_le", HN_CODEC_UTF16_LE},
    {"utf_16le", HN_CODEC_UTF16_LE},
    {"unicodelittleunmarked", HN_CODEC_UTF16_LE},
    {"utf_16_be", HN_CODEC_UTF16_BE},
    {"utf_16be", HN_CODEC_UTF16_BE},
    {"unicodebigunmarked", HN_CODEC_UTF16_BE},
    {"utf_32", HN_CODEC_UTF32},
    {"utf32", HN_CODEC_UTF32},
    {"u32", HN_CODEC_UTF32},
    {"utf_32_le", HN_CODEC_UTF32_LE},
    {"utf_32le", HN_CODEC_UTF32_LE},
    {"utf_32_be", HN_CODEC_UTF32_BE},
    {"utf_32be", HN_CODEC_UTF32_BE},
    {"latin_1", HN_CODEC_LATIN1},
    {"latin1", HN_CODEC_LATIN1},
    {"latin", HN_CODEC_LATIN1},
    {"l1", HN_CODEC_LATIN1},
    {"8859", HN_CODEC_LATIN1},
    {"iso8859", HN_CODEC_LATIN1},
    {"iso8859_1", HN_CODEC_LATIN1},
    {"iso_8859_1", HN_CODEC_LATIN1},
    {"iso_8859_1_1987", HN_CODEC_LATIN1},
    {"iso_ir_100", HN_CODEC_LATIN1},
    {"cp819", HN_CODEC_LATIN1},
    {"ibm819", HN_CODEC_LATIN1},
    {"csisolatin1", HN_CODEC_LATIN1},
    {"charmap", HN_CODEC_LATIN1},
    {"ascii", HN_CODEC_ASCII},
    {"us_ascii", HN_CODEC_ASCII},
    {"us", HN_CODEC_ASCII},
    {"646", HN_CODEC_ASCII},
    {"cp367", HN_CODEC_ASCII},
    {"ibm367", HN_CODEC_ASCII},
    {"csascii", HN_CODEC_ASCII},
    {"iso646_us", HN_CODEC_ASCII},
    {"iso_646.irv_1991", HN_CODEC_ASCII},
    {"iso_ir_6", HN_CODEC_ASCII},
    {"ansi_x3.4_1968", HN_CODEC_ASCII},
    {"ansi_x3_4_1968", HN_CODEC_ASCII},
    {"ansi_x3.4_1986", HN_CODEC_ASCII},
    {"unicode_escape", HN_CODEC_ESCAPE},
    {"raw_unicode_escape", HN_CODEC_RAW_ESCAPE},
    {"hex", NOT_TEXT},
    {"hex_codec", NOT_TEXT},
    {"rot13", NOT_TEXT},
    {"rot_13", NOT_TEXT},
    {"base64", NOT_TEXT},
    {"base_64", NOT_TEXT},
    {"base64_codec", NOT_TEXT},
    {"bz2", NOT_TEXT},
    {"bz2_codec", NOT_TEXT},
    {"zlib", NOT_TEXT},
    {"zip", NOT_TEXT},
    {"zlib_codec", NOT_TEXT},
    {"quopri", NOT_TEXT},
    {"quopri_codec", NOT_TEXT},
    {"uu", NOT_TEXT},
    {"uu_codec", NOT_TEXT},
};

/* Lower case, with one '_' for what is neither a letter, a digit nor a point. False when too long to be
 * known. */
static bool str_codec_normalize(hn_vm *vm, const hn_str *name, char to[32]) {
    uint32_t n = 0;
    bool gap = false;
    for (uint32_t i = 0; i < name->len; i++) {
        uint32_t c = hnstr_at(name, i);
        if (c >= 'A' && c <= 'Z') c += 32;
        if (c > 127 || ((i & 0x3FF) == 0x3FF && hnmeter_late(&vm->meter, 0x400 >> 3))) return false;
        if (c != '.' && !(c >= 'a' && c <= 'z') && !(c >= '0' && c <= '9')) {
            gap = n > 0;
            continue;
        }
        if (n > 28) return false;
        if (gap) to[n++] = '_';
        to[n++] = (char)c;
        gap = false;
    }
    to[n] = 0;
    return true;
}

static int find_alias(const char *name) {
    for (size_t i = 0; i < sizeof aliases / sizeof aliases[0]; i++)
        if (strcmp(aliases[i].name, name) == 0) return aliases[i].codec;
    int map = hncharmap_find(name);
    return map < 0 ? -1 : (int)hncodec_of_charmap((uint32_t)map);
}

hn_status hncodec_find(hn_vm *vm, hn_value encoding, const char *verb, hn_codec *out) {
    char name[32];
    *out = HN_CODEC_UTF8;
    if (encoding == HN_UNBOUND) return HN_OK;
    encoding = hnv_payload(encoding);
    const hn_str *s = HN_STR(encoding);
    int found = str_codec_normalize(vm, s, name) ? find_alias(name) : -1;
    HN_TRY(hnmeter_charge(&vm->meter, 0));
    if (found == NOT_TEXT)
        return hnexc_raise(vm, HN_T_LOOKUPERROR,
                           "'%U' is not a text encoding; use codecs.%s() to handle arbitrary codecs",
                           encoding, verb);
    if (found < 0) return HN_SLOW;
    *out = (hn_codec)found;
    return HN_OK;
}

hn_status hncodec_unknown(hn_vm *vm, hn_value encoding) {
    return hnexc_raise(vm, HN_T_LOOKUPERROR, "unknown encoding: %U", hnv_payload(encoding));
}

hn_status hncodec_call(hn_vm *vm, const hn_value args[3]) {
    const hn_value call[3] = {args[0], args[1], args[2] == HN_UNBOUND ? HN_NONE : args[2]};
    return hncall_slow(vm, HN_SLOW_CODEC_CALL, 3, call);
}

/* Encodings that CPython does without looking for a codec. */
static bool is_built_in(const char *name) {
    static const char *const names[] = {"utf_8", "utf8",     "utf_16",  "utf16",  "utf_32",     "utf32",
                                        "ascii", "us_ascii", "latin_1", "latin1", "iso_8859_1", "iso8859_1"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0) return true;
    return false;
}

hn_status hncodec_note(hn_vm *vm, hn_status st, hn_value encoding, const char *verb) {
    char name[32];
    if (st != HN_RAISED || encoding == HN_UNBOUND) return st;
    encoding = hnv_payload(encoding);
    if (!str_codec_normalize(vm, HN_STR(encoding), name) || is_built_in(name)) return st;
    hn_value exc = vm->exc, note, notes;
    HN_TRY(hnstr_format(vm, &note, "%s with '%U' codec failed", verb, encoding));
    HN_TRY(hnlist_from(vm, &note, 1, &notes));
    HN_TRY(hnexc_set_attr(vm, exc, HN_NAME(vm, __notes__), notes));
    vm->exc = exc;
    return HN_RAISED;
}

int hncodec_base64(uint32_t c) {
    if (c >= 'A' && c <= 'Z') return (int)c - 'A';
    if (c >= 'a' && c <= 'z') return (int)c - 'a' + 26;
    if (c >= '0' && c <= '9') return (int)c - '0' + 52;
    return c == '+' ? 62 : c == '/' ? 63 : -1;
}

hn_status hncodec_check_name(hn_vm *vm, hn_value name) {
    if (name == HN_UNBOUND) return HN_OK;
    name = hnv_payload(name);
    const hn_str *s = HN_STR(name);
    bool null = false;
    for (uint32_t i = 0; i < s->len; i++) {
        HN_PACE(vm, i);
        uint32_t c = hnstr_at(s, i), end = i + 1;
        null = null || c == 0;
        if (c < 0xD800 || c > 0xDFFF) continue;
        for (; end < s->len && hnstr_at(s, end) >= 0xD800 && hnstr_at(s, end) <= 0xDFFF; end++)
            HN_PACE(vm, end);
        return hncodec_raise(vm, HN_T_UNICODEENCODEERROR, "utf-8", name, i, end, "surrogates not allowed");
    }
    return null ? hnexc_raise(vm, HN_T_VALUEERROR, "embedded null character") : HN_OK;
}

hn_errors hncodec_errors(hn_value errors) {
    static const char *const names[] = {
        [HN_ERRORS_STRICT] = "strict",          [HN_ERRORS_IGNORE] = "ignore",
        [HN_ERRORS_REPLACE] = "replace",        [HN_ERRORS_BACKSLASH] = "backslashreplace",
        [HN_ERRORS_XML] = "xmlcharrefreplace",  [HN_ERRORS_NAME] = "namereplace",
        [HN_ERRORS_ESCAPE] = "surrogateescape", [HN_ERRORS_PASS] = "surrogatepass",
    };
    if (errors == HN_UNBOUND) return HN_ERRORS_STRICT;
    for (int i = 0; i < HN_ERRORS_UNKNOWN; i++)
        if (hnstr_equal_z(hnv_payload(errors), names[i])) return (hn_errors)i;
    return HN_ERRORS_UNKNOWN;
}

static hn_status set_fields(hn_vm *vm, hn_value exc, const hn_value args[5]) {
    HN_TRY(hnexc_set_attr(vm, exc, HN_NAME(vm, encoding), args[0]));
    HN_TRY(hnexc_set_attr(vm, exc, HN_NAME(vm, object), args[1]));
    HN_TRY(hnexc_set_attr(vm, exc, HN_NAME(vm, start), args[2]));
    HN_TRY(hnexc_set_attr(vm, exc, HN_NAME(vm, end), args[3]));
    return hnexc_set_attr(vm, exc, HN_NAME(vm, reason), args[4]);
}

hn_status hncodec_raise(hn_vm *vm, hn_type_id type, const char *name, hn_value object, uint32_t start,
                        uint32_t end, const char *reason) {
    hn_value args[5] = {HN_NONE, object, hnv_from_int(start), hnv_from_int(end), HN_NONE}, tuple, exc;
    const uint8_t *p;
    uint32_t n;
    if (hnv_is(object, HN_KIND_BYTEARRAY) && hnbytes_view(object, &p, &n))
        HN_TRY(hnbytes_new(vm, p, n, &args[1]));
    HN_TRY(hnstr_from_z(vm, name, &args[0]));
    HN_TRY(hnstr_from_z(vm, reason, &args[4]));
    HN_TRY(hntuple_from(vm, args, 5, &tuple));
    HN_TRY(hnexc_new(vm, vm->types[type], tuple, &exc));
    HN_TRY(set_fields(vm, exc, args));
    vm->exc = exc;
    return HN_RAISED;
}
