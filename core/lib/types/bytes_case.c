/* Case and character classes of bytes and bytearray, ASCII only. bytes_table.inc has their rows. Long texts
 * can be left at the end of a slice. */
#include "lib/types/bytes_shared.h"
#include "object/bytes.h"
#include "object/partly.h"

static bool bytes_case_is_upper(uint8_t c) {
    return c >= 'A' && c <= 'Z';
}
static bool bytes_case_is_lower(uint8_t c) {
    return c >= 'a' && c <= 'z';
}
static bool bytes_case_is_alpha(uint8_t c) {
    return bytes_case_is_upper(c) || bytes_case_is_lower(c);
}
static bool bytes_case_is_digit(uint8_t c) {
    return c >= '0' && c <= '9';
}
static bool bytes_case_is_space(uint8_t c) {
    return c == ' ' || (c >= 9 && c <= 13);
}

typedef enum mode { LOWER, UPPER, TITLE, CAPITALIZE, SWAPCASE } mode;

static uint8_t convert_byte(mode m, uint8_t c, bool first) {
    bool to_upper = m == UPPER || ((m == TITLE || m == CAPITALIZE) && first);
    if (m == SWAPCASE) return bytes_case_is_alpha(c) ? c ^ 32 : c;
    if (to_upper) return bytes_case_is_lower(c) ? c - 32 : c;
    return bytes_case_is_upper(c) ? c + 32 : c;
}

HN_PARTLY(bytes_case_convert_kind);
static hn_status bytes_convert(hn_vm *vm, mode m, hn_value v, hn_value *out) {
    hn_view s;
    hn_partly w;
    (void)hnview_of(v, &s);
    HN_TRY(hnmeter_charge(&vm->meter, s.n >> 4));
    if (!s.n) return hnbytes_like(vm, v, NULL, 0, out);
    if (!hnpartly_resume(&vm->meter, &bytes_case_convert_kind, &w)) {
        HN_TRY(hnmeter_charge(&vm->meter, s.n >> 6));
        hn_bytes *made = hnbytes_alloc(vm, s.n);
        if (!made) return HN_NOMEM;
        w.value = hnv_from_ref(made);
        w.at[1] = true;
    }
    uint8_t *to = HN_BYTES(w.value)->data;
    bool first = w.at[1];
    for (uint32_t i = (uint32_t)w.at[0], begin = i; i < s.n; i++) {
        HN_PACE_PARTLY(vm, bytes_case_convert_kind, &w, i, begin, w.at[1] = first);
        to[i] = convert_byte(m, s.p[i], first);
        first = m == TITLE && !bytes_case_is_alpha(s.p[i]);
    }
    return hnbytes_made_like(vm, v, w.value, out);
}

#define CONVERSION(name, mode)                                                                               \
    hn_status name(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {                             \
        return bytes_convert(vm, mode, args[0], out);                                                        \
    }
CONVERSION(hnbytescase_lower, LOWER)
CONVERSION(hnbytescase_upper, UPPER)
CONVERSION(hnbytescase_title, TITLE)
CONVERSION(hnbytescase_capitalize, CAPITALIZE)
CONVERSION(hnbytescase_swapcase, SWAPCASE)

enum { ALPHA = 1, DIGIT = 2, SPACE = 4 };

HN_PARTLY(bytes_case_are_kind);
static hn_status bytes_all_are(hn_vm *vm, hn_value v, unsigned classes, hn_value *out) {
    hn_view s;
    hn_partly w;
    (void)hnview_of(v, &s);
    HN_TRY(hnmeter_charge(&vm->meter, s.n >> 4));
    (void)hnpartly_resume(&vm->meter, &bytes_case_are_kind, &w);
    bool all = s.n > 0;
    for (uint32_t i = (uint32_t)w.at[0], begin = i; all && i < s.n; i++) {
        HN_PACE_PARTLY(vm, bytes_case_are_kind, &w, i, begin, (void)0);
        uint8_t c = s.p[i];
        all = ((classes & ALPHA) && bytes_case_is_alpha(c)) ||
              ((classes & DIGIT) && bytes_case_is_digit(c)) || ((classes & SPACE) && bytes_case_is_space(c));
    }
    *out = hnv_bool(all);
    return HN_OK;
}

#define CLASS(name, classes)                                                                                 \
    hn_status name(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {                             \
        return bytes_all_are(vm, args[0], classes, out);                                                     \
    }
CLASS(hnbytescase_isalnum, ALPHA | DIGIT)
CLASS(hnbytescase_isalpha, ALPHA)
CLASS(hnbytescase_isdigit, DIGIT)
CLASS(hnbytescase_isspace, SPACE)

hn_status hnbytescase_isascii(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view s;
    (void)hnview_of(args[0], &s);
    HN_TRY(hnmeter_charge(&vm->meter, s.n >> 6));
    *out = hnv_bool(hnutf8_ascii_prefix(s.p, s.n) == s.n);
    return HN_OK;
}

/* Letters of one case only, and at least one. */
HN_PARTLY(bytes_case_cased_kind);
static hn_status bytes_case_all_cased(hn_vm *vm, hn_value v, bool upper, hn_value *out) {
    hn_view s;
    hn_partly w;
    (void)hnview_of(v, &s);
    HN_TRY(hnmeter_charge(&vm->meter, s.n >> 4));
    (void)hnpartly_resume(&vm->meter, &bytes_case_cased_kind, &w);
    bool found = w.at[1];
    *out = HN_FALSE;
    for (uint32_t i = (uint32_t)w.at[0], begin = i; i < s.n; i++) {
        HN_PACE_PARTLY(vm, bytes_case_cased_kind, &w, i, begin, w.at[1] = found);
        if (upper ? bytes_case_is_lower(s.p[i]) : bytes_case_is_upper(s.p[i])) return HN_OK;
        found |= bytes_case_is_alpha(s.p[i]);
    }
    *out = hnv_bool(found);
    return HN_OK;
}

hn_status hnbytescase_islower(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return bytes_case_all_cased(vm, args[0], false, out);
}
hn_status hnbytescase_isupper(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return bytes_case_all_cased(vm, args[0], true, out);
}

HN_PARTLY(bytes_case_title_kind);
hn_status hnbytescase_istitle(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view s;
    hn_partly w;
    (void)hnview_of(args[0], &s);
    HN_TRY(hnmeter_charge(&vm->meter, s.n >> 4));
    (void)hnpartly_resume(&vm->meter, &bytes_case_title_kind, &w);
    bool inside = w.at[1], found = w.at[2];
    *out = HN_FALSE;
    for (uint32_t i = (uint32_t)w.at[0], begin = i; i < s.n; i++) {
        HN_PACE_PARTLY(vm, bytes_case_title_kind, &w, i, begin, w.at[1] = inside, w.at[2] = found);
        uint8_t c = s.p[i];
        if (bytes_case_is_alpha(c) && bytes_case_is_upper(c) == inside) return HN_OK;
        inside = bytes_case_is_alpha(c);
        found |= inside;
    }
    *out = hnv_bool(found);
    return HN_OK;
}
