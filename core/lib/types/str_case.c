/* Case conversions and character classes of str, by the Unicode tables in base. str.c has their rows. A
 * result may be longer than its source (the upper case of a German sharp s). Long texts can be left at the
 * end of a slice. */
#include "object/partly.h"
#include "object/strbuf.h"
#include "lib/types/str_case.h"
#include "base/unicode.h"

/* ---- conversions ---- */

typedef enum mode { LOWER, UPPER, TITLE, CAPITALIZE, SWAPCASE, CASEFOLD } mode;

static bool str_case_is_upper(uint32_t c) {
    return c >= 'A' && c <= 'Z';
}
static bool str_case_is_lower(uint32_t c) {
    return c >= 'a' && c <= 'z';
}

HN_PARTLY(str_case_ascii_kind);
static hn_status title_ascii(hn_vm *vm, const hn_str *s, hn_partly *w, bool words) {
    bool first = !w->at[1];
    uint8_t *to = HN_STR(w->value)->data;
    for (uint32_t i = (uint32_t)w->at[0], begin = i; i < s->len; i++) {
        HN_PACE_PARTLY(vm, str_case_ascii_kind, w, i, begin, w->at[1] = !first);
        uint8_t c = s->data[i];
        bool upper = str_case_is_upper(c), lower = str_case_is_lower(c);
        to[i] = first ? (lower ? c - 32 : c) : upper ? c + 32 : c;
        first = words && !upper && !lower;
    }
    return HN_OK;
}

/* Bit 5 of the ASCII letters from `first` to `last` among eight ASCII characters. */
static uint64_t letters(uint64_t word, uint8_t first, uint8_t last) {
    const uint64_t ones = UINT64_C(0x0101010101010101);
    uint64_t from = word + ones * (uint8_t)(128 - first), beyond = word + ones * (uint8_t)(127 - last);
    return (from & ~beyond & ones << 7) >> 2;
}

/* Flips the case of the letters from `first` to `last`. */
static void flip_ascii(uint8_t *to, const uint8_t *from, uint32_t n, uint8_t first, uint8_t last) {
    uint32_t i = 0;
    for (uint64_t word; i + 8 <= n; i += 8) {
        memcpy(&word, from + i, 8);
        word ^= letters(word, first, last);
        memcpy(to + i, &word, 8);
    }
    for (; i < n; i++) to[i] = (uint8_t)(from[i] ^ ((from[i] >= first && from[i] <= last) << 5));
}

static void convert_part(mode m, const uint8_t *from, uint8_t *to, uint32_t n) {
    switch (m) {
    case UPPER: flip_ascii(to, from, n, 'a', 'z'); break;
    case SWAPCASE:
        for (uint32_t i = 0; i < n; i++)
            to[i] = (uint8_t)(from[i] ^ ((str_case_is_lower(from[i]) || str_case_is_upper(from[i])) << 5));
        break;
    default: flip_ascii(to, from, n, 'A', 'Z'); break;
    }
}

static hn_status convert_ascii(hn_vm *vm, mode m, const hn_str *s, hn_value *out) {
    hn_partly w;
    if (!hnpartly_resume(&vm->meter, &str_case_ascii_kind, &w)) {
        hn_str *r = hnstr_alloc(vm, s->len, 0, true);
        if (!r) return HN_NOMEM;
        w.value = hnv_from_ref(r);
    }
    *out = w.value;
    if (m == TITLE || m == CAPITALIZE) return title_ascii(vm, s, &w, m == TITLE);
    for (uint32_t i = (uint32_t)w.at[0], begin = i, n; i < s->len; i += n) {
        if (i > begin && hnwork_due(&vm->meter)) {
            w.at[0] = i;
            return hnpartly_leave(&vm->meter, &str_case_ascii_kind, &w);
        }
        n = s->len - i < 0x10000 ? s->len - i : 0x10000;
        convert_part(m, s->data + i, HN_STR(w.value)->data + i, n);
        HN_TRY(hnmeter_pace(&vm->meter, n >> 4));
    }
    return HN_OK;
}

/* The lower case of character i, by its neighbours where it is a capital sigma. */
static int lower_at(hn_vm *vm, const hn_str *s, uint32_t i, uint32_t c, uint32_t to[3]) {
    if (c != 0x3A3) return hnunicode_lower(c, to);
    to[0] = hnunicode_final_sigma(&vm->meter, s->data, 1u << HN_STR_WIDTH(s), s->len, i) ? 0x3C2 : 0x3C3;
    return 1;
}

static int convert_char(hn_vm *vm, mode m, const hn_str *s, uint32_t i, uint32_t c, bool first,
                        uint32_t to[3]) {
    switch (m) {
    case UPPER: return hnunicode_upper(c, to);
    case CASEFOLD: return hnunicode_fold(c, to);
    case TITLE:
    case CAPITALIZE: return first ? hnunicode_title(c, to) : lower_at(vm, s, i, c, to);
    case SWAPCASE: {
        unsigned flags = hnunicode_flags(c);
        if (flags & HN_UC_UPPER) return lower_at(vm, s, i, c, to);
        if (flags & HN_UC_LOWER) return hnunicode_upper(c, to);
        to[0] = c;
        return 1;
    }
    default: return lower_at(vm, s, i, c, to);
    }
}

HN_PARTLY(str_case_convert_kind);
static hn_status str_convert(hn_vm *vm, mode m, hn_value v, hn_value *out) {
    const hn_str *s = HN_STR(v);
    HN_TRY(hnmeter_charge(&vm->meter, s->len >> 4));
    if (s->len == 0) {
        *out = v;
        return HN_OK;
    }
    if (s->h.flags & HN_STR_ASCII) {
        HN_TRY(convert_ascii(vm, m, s, out));
        return hnstr_of_vm(vm, out);
    }
    hn_partly w;
    if (!hnpartly_resume(&vm->meter, &str_case_convert_kind, &w)) {
        hnstrbuf_init(&w.text, vm);
        w.at[1] = true;
    }
    uint32_t i = (uint32_t)w.at[0], from = i;
    bool first = w.at[1];
    for (; i < s->len && !w.text.failed; i++) {
        uint32_t c = hnstr_at(s, i), to[3];
        if (i > from && hnwork_due(&vm->meter)) {
            w.at[0] = i;
            w.at[1] = first;
            return hnpartly_leave(&vm->meter, &str_case_convert_kind, &w);
        }
        /* Looking for a final sigma scans case-ignorable characters, as many as the program likes. */
        if (c == 0x3A3) {
            hn_status st = hnmeter_charge(&vm->meter, 1);
            if (st != HN_OK) {
                hnstrbuf_free(&w.text);
                return st;
            }
        }
        int n = convert_char(vm, m, s, i, c, first, to);
        for (int k = 0; k < n; k++) hnstrbuf_char(&w.text, to[k]);
        first = m == TITLE && !hnunicode_is(c, HN_UC_CASED);
    }
    return hnstrbuf_finish(&w.text, out);
}

#define CONVERSION(name, mode)                                                                               \
    hn_status name(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {                             \
        return str_convert(vm, mode, args[0], out);                                                          \
    }
CONVERSION(hnstrcase_lower, LOWER)
CONVERSION(hnstrcase_upper, UPPER)
CONVERSION(hnstrcase_title, TITLE)
CONVERSION(hnstrcase_capitalize, CAPITALIZE)
CONVERSION(hnstrcase_swapcase, SWAPCASE)
CONVERSION(hnstrcase_casefold, CASEFOLD)

/* ---- classes ---- */

/* Whether the string is not empty and every character has one of the flags. */
HN_PARTLY(str_case_are_kind);
static hn_status str_all_are(hn_vm *vm, hn_value v, unsigned flags, hn_value *out) {
    const hn_str *s = HN_STR(v);
    hn_partly w;
    HN_TRY(hnmeter_charge(&vm->meter, s->len >> 4));
    (void)hnpartly_resume(&vm->meter, &str_case_are_kind, &w);
    *out = HN_FALSE;
    for (uint32_t i = (uint32_t)w.at[0], begin = i; i < s->len; i++) {
        HN_PACE_PARTLY(vm, str_case_are_kind, &w, i, begin, (void)0);
        if (!hnunicode_is(hnstr_at(s, i), flags)) return HN_OK;
    }
    *out = hnv_bool(s->len > 0);
    return HN_OK;
}

#define CLASS(name, flags)                                                                                   \
    hn_status name(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {                             \
        return str_all_are(vm, args[0], flags, out);                                                         \
    }
CLASS(hnstrcase_isalnum, HN_UC_ALNUM)
CLASS(hnstrcase_isalpha, HN_UC_ALPHA)
CLASS(hnstrcase_isdecimal, HN_UC_DECIMAL)
CLASS(hnstrcase_isdigit, HN_UC_DECIMAL | HN_UC_DIGIT)
CLASS(hnstrcase_isnumeric, HN_UC_DECIMAL | HN_UC_DIGIT | HN_UC_NUMERIC)
CLASS(hnstrcase_isspace, HN_UC_SPACE)

hn_status hnstrcase_isprintable(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    HN_TRY(str_all_are(vm, args[0], HN_UC_PRINTABLE, out));
    if (HN_STR(args[0])->len == 0) *out = HN_TRUE;
    return HN_OK;
}

hn_status hnstrcase_isascii(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = hnv_bool(HN_STR(args[0])->h.flags & HN_STR_ASCII);
    return HN_OK;
}

HN_PARTLY(identifier_kind);
hn_status hnstrcase_isidentifier(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_str *s = HN_STR(args[0]);
    hn_partly w;
    HN_TRY(hnmeter_charge(&vm->meter, s->len >> 4));
    *out = HN_FALSE;
    if (!s->len || !hnunicode_is(hnstr_at(s, 0), HN_UC_XID_START)) return HN_OK;
    if (!hnpartly_resume(&vm->meter, &identifier_kind, &w)) w.at[0] = 1;
    for (uint32_t i = (uint32_t)w.at[0], begin = i; i < s->len; i++) {
        HN_PACE_PARTLY(vm, identifier_kind, &w, i, begin, (void)0);
        if (!hnunicode_is(hnstr_at(s, i), HN_UC_XID_CONTINUE)) return HN_OK;
    }
    *out = HN_TRUE;
    return HN_OK;
}

/* There is a character of case `want`, and none of a case in `never`. */
HN_PARTLY(str_case_cased_kind);
static hn_status str_case_all_cased(hn_vm *vm, hn_value v, unsigned want, unsigned never, hn_value *out) {
    const hn_str *s = HN_STR(v);
    hn_partly w;
    HN_TRY(hnmeter_charge(&vm->meter, s->len >> 4));
    (void)hnpartly_resume(&vm->meter, &str_case_cased_kind, &w);
    bool found = w.at[1];
    *out = HN_FALSE;
    for (uint32_t i = (uint32_t)w.at[0], begin = i; i < s->len; i++) {
        HN_PACE_PARTLY(vm, str_case_cased_kind, &w, i, begin, w.at[1] = found);
        unsigned flags = hnunicode_flags(hnstr_at(s, i));
        if (flags & never) return HN_OK;
        found |= (flags & want) != 0;
    }
    *out = hnv_bool(found);
    return HN_OK;
}

hn_status hnstrcase_islower(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return str_case_all_cased(vm, args[0], HN_UC_LOWER, HN_UC_UPPER | HN_UC_TITLE, out);
}
hn_status hnstrcase_isupper(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return str_case_all_cased(vm, args[0], HN_UC_UPPER, HN_UC_LOWER | HN_UC_TITLE, out);
}

HN_PARTLY(str_case_title_kind);
hn_status hnstrcase_istitle(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_str *s = HN_STR(args[0]);
    hn_partly w;
    HN_TRY(hnmeter_charge(&vm->meter, s->len >> 4));
    (void)hnpartly_resume(&vm->meter, &str_case_title_kind, &w);
    bool inside = w.at[1], found = w.at[2];
    *out = HN_FALSE;
    for (uint32_t i = (uint32_t)w.at[0], begin = i; i < s->len; i++) {
        HN_PACE_PARTLY(vm, str_case_title_kind, &w, i, begin, w.at[1] = inside, w.at[2] = found);
        unsigned flags = hnunicode_flags(hnstr_at(s, i));
        if (flags & (HN_UC_UPPER | HN_UC_TITLE)) {
            if (inside) return HN_OK;
            inside = found = true;
        } else if (flags & HN_UC_LOWER) {
            if (!inside) return HN_OK;
            found = true;
        } else {
            inside = false;
        }
    }
    *out = hnv_bool(found);
    return HN_OK;
}
