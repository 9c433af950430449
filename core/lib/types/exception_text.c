/* str() of exceptions whose message comes from fields: OSError, ImportError, SyntaxError and the Unicode
 * errors. exception.c has their rows. Texts are CPython's. A program can set the fields to anything, so each
 * is checked. */
#include "lib/builtins.h"
#include "lib/types/exception.h"
#include "lib/twins.h"
#include "object/bytes.h"
#include "object/exc.h"
#include "object/int.h"
#include "object/ops.h"
#include "object/strbuf.h"
#include "object/text.h"
#include "vm/call.h"

/* "before" str(v) or repr(v); HN_SLOW as those. */
static hn_status exception_text_put(hn_vm *vm, hn_strbuf *b, const char *before, hn_value v, bool str) {
    hn_value text;
    hn_status st = str ? hnbuiltins_str(vm, v, &text) : hnbuiltins_repr(vm, v, &text);
    if (st != HN_OK) return st;
    hnstrbuf_z(b, before);
    hnstrbuf_str(b, text);
    return HN_OK;
}

static hn_status exception_text_finish(hn_vm *vm, hn_strbuf *b, hn_status st, const hn_value *args,
                                       hn_value *out) {
    if (st == HN_OK) return hnstrbuf_finish(b, out);
    hnstrbuf_free(b);
    return st == HN_SLOW ? hncall_slow(vm, HN_SLOW_EXCEPTION_STR, 1, args) : st;
}

hn_status hnexception_str_os(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value number = hnexception_field(vm, args[0], HN_NAME(vm, errno));
    hn_value text = hnexception_field(vm, args[0], HN_NAME(vm, strerror));
    hn_value name = hnexception_field(vm, args[0], HN_NAME(vm, filename));
    hn_value name2 = hnexception_field(vm, args[0], HN_NAME(vm, filename2));
    if (number == HN_NONE && text == HN_NONE) return hnexception_str(vm, args, n, out);
    hn_strbuf b;
    hnstrbuf_init(&b, vm);
    hn_status st = exception_text_put(vm, &b, "[Errno ", number, true);
    if (st == HN_OK) st = exception_text_put(vm, &b, "] ", text, true);
    if (st == HN_OK && name != HN_NONE) st = exception_text_put(vm, &b, ": ", name, false);
    if (st == HN_OK && name != HN_NONE && name2 != HN_NONE)
        st = exception_text_put(vm, &b, " -> ", name2, false);
    return exception_text_finish(vm, &b, st, args, out);
}

hn_status hnexception_str_import(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value msg = hnexception_field(vm, args[0], HN_NAME(vm, msg));
    if (!hnv_is(msg, HN_KIND_STR)) return hnexception_str(vm, args, n, out);
    *out = msg;
    return HN_OK;
}

/* The part of a path behind the last slash. */
static hn_status base_name(hn_vm *vm, hn_value path, hn_value *out) {
    const hn_str *s = HN_STR(path);
    uint32_t from = s->len;
    while (from && hnstr_at(s, from - 1) != '/') from--;
    return hnstr_slice(vm, path, from, s->len, out);
}

hn_status hnexception_str_syntax(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value msg = hnexception_field(vm, args[0], HN_NAME(vm, msg));
    hn_value file = hnexception_field(vm, args[0], HN_NAME(vm, filename));
    hn_value line = hnexception_field(vm, args[0], HN_NAME(vm, lineno));
    hn_strbuf b;
    hnstrbuf_init(&b, vm);
    hn_status st = exception_text_put(vm, &b, "", msg, true);
    bool has_file = hnv_is(file, HN_KIND_STR), has_line = hnv_is_int(line);
    if (st == HN_OK && has_file) {
        hn_value base;
        st = base_name(vm, file, &base);
        if (st == HN_OK) st = exception_text_put(vm, &b, " (", base, true);
    }
    if (st == HN_OK && has_line)
        st = exception_text_put(vm, &b, has_file ? ", line " : " (line ", line, true);
    if (has_file || has_line) hnstrbuf_char(&b, ')');
    return exception_text_finish(vm, &b, st, args, out);
}

/* The range [start, end) that a Unicode error names; whether it is one place inside an object of `len`
 * items. */
static bool range_of(hn_vm *vm, hn_value exc, uint32_t len, int64_t *start, int64_t *end) {
    hn_value s = hnexception_field(vm, exc, HN_NAME(vm, start)),
             e = hnexception_field(vm, exc, HN_NAME(vm, end));
    *start = hnint_is(s) ? hnint_clamp(s) : 0;
    *end = hnint_is(e) ? hnint_clamp(e) : 0;
    return *start >= 0 && *end <= len && *end == *start + 1;
}

/* Without an object there is no text; with one of another kind, an error. */
static hn_status bad_object(hn_vm *vm, hn_value object, const char *want, hn_value *out) {
    *out = vm->empty_str;
    if (object == HN_NONE) return HN_OK;
    return hnexc_raise(vm, HN_T_TYPEERROR, "UnicodeError 'object' attribute must be %s", want);
}

hn_status hnexception_str_decode(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value object = hnexception_field(vm, args[0], HN_NAME(vm, object));
    const uint8_t *p;
    uint32_t len;
    int64_t start, end;
    if (!hnbytes_view(hnv_payload(object), &p, &len)) return bad_object(vm, object, "a bytes", out);
    bool one = range_of(vm, args[0], len, &start, &end);
    hn_strbuf b;
    hnstrbuf_init(&b, vm);
    char text[80];
    hn_status st =
        exception_text_put(vm, &b, "'", hnexception_field(vm, args[0], HN_NAME(vm, encoding)), true);
    if (one)
        hnprint(text, sizeof text, "' codec can't decode byte 0x%02x in position %lld: ", p[start],
                (long long)start);
    else
        hnprint(text, sizeof text, "' codec can't decode bytes in position %lld-%lld: ", (long long)start,
                (long long)end - 1);
    if (st == HN_OK)
        st = exception_text_put(vm, &b, text, hnexception_field(vm, args[0], HN_NAME(vm, reason)), true);
    return exception_text_finish(vm, &b, st, args, out);
}

/* What encode and translate errors say about the characters at fault. */
static void characters(const hn_str *s, bool one, int64_t start, int64_t end, const char *verb, char *text,
                       size_t cap) {
    if (one) {
        uint32_t c = hnstr_at(s, (uint32_t)start);
        const char *form = c < 0x100     ? "can't %s character '\\x%02x' in position %lld: "
                           : c < 0x10000 ? "can't %s character '\\u%04x' in position %lld: "
                                         : "can't %s character '\\U%08x' in position %lld: ";
        hnprint(text, cap, form, verb, (unsigned)c, (long long)start);
    } else {
        hnprint(text, cap, "can't %s characters in position %lld-%lld: ", verb, (long long)start,
                (long long)end - 1);
    }
}

static hn_status str_characters(hn_vm *vm, const hn_value *args, bool encode, hn_value *out) {
    hn_value object = hnv_payload(hnexception_field(vm, args[0], HN_NAME(vm, object)));
    int64_t start, end;
    if (!hnv_is(object, HN_KIND_STR)) return bad_object(vm, object, "a string", out);
    bool one = range_of(vm, args[0], HN_STR(object)->len, &start, &end);
    hn_strbuf b;
    hnstrbuf_init(&b, vm);
    char text[96];
    hn_status st = HN_OK;
    if (encode) {
        st = exception_text_put(vm, &b, "'", hnexception_field(vm, args[0], HN_NAME(vm, encoding)), true);
        hnstrbuf_z(&b, "' codec ");
    }
    characters(HN_STR(object), one, start, end, encode ? "encode" : "translate", text, sizeof text);
    if (st == HN_OK)
        st = exception_text_put(vm, &b, text, hnexception_field(vm, args[0], HN_NAME(vm, reason)), true);
    return exception_text_finish(vm, &b, st, args, out);
}

hn_status hnexception_str_encode(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return str_characters(vm, args, true, out);
}
hn_status hnexception_str_translate(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return str_characters(vm, args, false, out);
}
