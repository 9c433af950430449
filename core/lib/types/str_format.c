/* str.format: the syntax of PEP 3101. Fields by name or number of builtin values are done here. A format that
 * may run Python code (attributes, items, classes of programs) is done by core/lib/py/_hn/text.py with the
 * primitives below, which also serve the % operator. */
#include "lib/types/str_format.h"
#include "lib/lib.h"
#include "lib/twins.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/list.h"
#include "object/percent.h"
#include "object/repr.h"
#include "object/shape.h"
#include "object/strbuf.h"

static hn_status str_format_value_error(hn_vm *vm, const char *message) {
    return hnexc_raise(vm, HN_T_VALUEERROR, "%s", message);
}

/* ---- pieces ---- */

/* Behind '{': the field's name, up to what ends it. */
static hn_status read_name(hn_vm *vm, const hn_str *s, uint32_t *pos, hn_piece *p, uint32_t *end) {
    uint32_t i = *pos, c = 0;
    p->name_from = i;
    for (; i < s->len; i++) {
        c = hnstr_at(s, i);
        if (c == '{') return str_format_value_error(vm, "unexpected '{' in field name");
        if (c == '}' || c == ':' || c == '!') break;
        HN_PACE(vm, i);
        if (c != '[') continue;
        for (; i + 1 < s->len && hnstr_at(s, i) != ']'; i++) HN_PACE(vm, i);
    }
    if (i >= s->len) return str_format_value_error(vm, "expected '}' before end of string");
    p->name_to = i;
    *end = c;
    *pos = i + 1;
    return HN_OK;
}

/* Behind ':': the specifier, up to the '}' that belongs to the field. */
static hn_status str_format_read_spec(hn_vm *vm, const hn_str *s, uint32_t *pos, hn_piece *p) {
    uint32_t depth = 1, i = *pos;
    p->spec_from = i;
    for (; i < s->len; i++) {
        uint32_t c = hnstr_at(s, i);
        HN_PACE(vm, i);
        if (c == '{') {
            p->nested = true;
            depth++;
        } else if (c == '}' && --depth == 0) {
            p->spec_to = i;
            *pos = i + 1;
            return HN_OK;
        }
    }
    return str_format_value_error(vm, "unmatched '{' in format spec");
}

static hn_status str_format_read_field(hn_vm *vm, const hn_str *s, uint32_t *pos, hn_piece *p) {
    uint32_t end = 0;
    p->has_field = true;
    if (*pos >= s->len) return str_format_value_error(vm, "Single '{' encountered in format string");
    HN_TRY(read_name(vm, s, pos, p, &end));
    if (end == '!') {
        if (*pos >= s->len)
            return str_format_value_error(vm, "end of string while looking for conversion specifier");
        p->conversion = hnstr_at(s, (*pos)++);
        if (*pos < s->len) {
            end = hnstr_at(s, (*pos)++);
            if (end != '}' && end != ':')
                return str_format_value_error(vm, "expected ':' after conversion specifier");
        }
    }
    p->spec_from = p->spec_to = *pos;
    return end == '}' ? HN_OK : str_format_read_spec(vm, s, pos, p);
}

/* The piece at *pos, which is moved behind it. ValueError. */
static hn_status next_piece(hn_vm *vm, const hn_str *s, uint32_t *pos, hn_piece *p) {
    uint32_t i = *pos, c = 0;
    *p = (hn_piece){.literal_from = i};
    for (; i < s->len && (c = hnstr_at(s, i)) != '{' && c != '}'; i++) HN_PACE(vm, i);
    HN_TRY(hnmeter_charge(&vm->meter, (i - *pos) >> 4));
    p->literal_to = i;
    *pos = i;
    if (i == s->len) return HN_OK;
    *pos = ++i;
    if (i < s->len && hnstr_at(s, i) == c) { /* a doubled brace: the first of the two ends the literal */
        p->literal_to = i;
        *pos = i + 1;
        return HN_OK;
    }
    if (c == '}') return str_format_value_error(vm, "Single '}' encountered in format string");
    return str_format_read_field(vm, s, pos, p);
}

/* ---- names ---- */

static bool str_format_is_digit(const hn_str *s, uint32_t i) {
    return hnstr_at(s, i) >= '0' && hnstr_at(s, i) <= '9';
}

/* The number that s[from:to] is, or -1 when it is not one. */
static hn_status number_of(hn_vm *vm, const hn_str *s, uint32_t from, uint32_t to, int64_t *out) {
    int64_t n = 0;
    *out = -1;
    for (uint32_t i = from; i < to; i++) {
        if (!str_format_is_digit(s, i)) return HN_OK;
        HN_PACE(vm, i);
        if (n > (INT64_MAX - 9) / 10)
            return str_format_value_error(vm, "Too many decimal digits in format string");
        n = n * 10 + (hnstr_at(s, i) - '0');
    }
    if (from < to) *out = n;
    return HN_OK;
}

/* Numbering: 0 nothing yet, 1 automatic, 2 manual. */
static hn_status numbering(hn_vm *vm, int *mode, bool automatic) {
    int want = automatic ? 1 : 2;
    if (*mode && *mode != want)
        return str_format_value_error(
            vm, automatic ? "cannot switch from manual field specification to automatic field numbering"
                          : "cannot switch from automatic field numbering to manual field specification");
    *mode = want;
    return HN_OK;
}

/* ---- the fast way ---- */

typedef struct formatter {
    hn_vm *vm;
    const hn_value *args;
    uint32_t n;
    hn_value kwnames; /* tuple or UNBOUND; the values stand behind args */
    int mode;
    uint32_t next;
    hn_strbuf out;
} formatter;

static bool is_name(const hn_str *name, const hn_str *s, const hn_piece *p) {
    uint32_t i = 0, n = p->name_to - p->name_from;
    if (name->len != n) return false;
    while (i < n && hnstr_at(name, i) == hnstr_at(s, p->name_from + i)) i++;
    return i == n;
}

static hn_status str_format_argument(formatter *f, const hn_str *s, const hn_piece *p, hn_value *out) {
    int64_t index;
    hn_vm *vm = f->vm;
    for (uint32_t i = p->name_from; i < p->name_to; i++) {
        HN_PACE(vm, i);
        if (hnstr_at(s, i) == '.' || hnstr_at(s, i) == '[') return HN_SLOW;
    }
    bool automatic = p->name_from == p->name_to;
    HN_TRY(number_of(vm, s, p->name_from, p->name_to, &index));
    if (automatic || index >= 0) {
        HN_TRY(numbering(vm, &f->mode, automatic));
        if (automatic) index = f->next++;
        if (index >= f->n)
            return hnexc_raise(vm, HN_T_INDEXERROR,
                               "Replacement index %lld out of range for positional args tuple", index);
        *out = f->args[index];
        return HN_OK;
    }
    uint32_t nkw = f->kwnames == HN_UNBOUND ? 0 : HN_TUPLE(f->kwnames)->len;
    HN_TRY(hnmeter_charge(&vm->meter, (uint64_t)nkw * (p->name_to - p->name_from) >> 4));
    for (uint32_t i = 0; i < nkw; i++)
        if (is_name(HN_STR(HN_TUPLE(f->kwnames)->items[i]), s, p)) return *out = f->args[f->n + i], HN_OK;
    hn_value name;
    HN_TRY(hnstr_slice(vm, hnv_from_ref(s), p->name_from, p->name_to, &name));
    return hnexc_raise_value(vm, HN_T_KEYERROR, name);
}

static hn_status str_format_put_field(formatter *f, const hn_str *s, const hn_piece *p) {
    hn_value v, spec, text;
    if (p->nested) return HN_SLOW;
    HN_TRY(str_format_argument(f, s, p, &v));
    if (p->conversion) {
        if (p->conversion == 's')
            HN_TRY(hnops_str(f->vm, v, &v));
        else if (p->conversion == 'r')
            HN_TRY(hnops_repr(f->vm, v, &v));
        else
            return HN_SLOW;
    }
    if (hnv_of_user_class(v)) return HN_SLOW;
    HN_TRY(hnstr_slice(f->vm, hnv_from_ref(s), p->spec_from, p->spec_to, &spec));
    HN_TRY(hnops_format(f->vm, v, spec, &text));
    hnstrbuf_str(&f->out, text);
    return HN_OK;
}

static hn_status str_format_put_all(formatter *f, const hn_str *s) {
    hn_piece p;
    for (uint32_t pos = 0; pos < s->len;) {
        HN_TRY(next_piece(f->vm, s, &pos, &p));
        hnstrbuf_sub(&f->out, s, p.literal_from, p.literal_to);
        if (p.has_field) HN_TRY(str_format_put_field(f, s, &p));
        if (f->out.failed) return HN_NOMEM;
    }
    return HN_OK;
}

/* (format, args tuple, kwargs dict) for the twin. */
static hn_status slow(hn_vm *vm, const hn_value *args, uint32_t n, hn_value kwnames) {
    hn_value call[3] = {args[0], HN_NONE, HN_NONE};
    uint32_t nkw = kwnames == HN_UNBOUND ? 0 : HN_TUPLE(kwnames)->len;
    HN_TRY(hntuple_from(vm, args + 1, n - 1, &call[1]));
    hn_dict *kw = hndict_new(vm, nkw);
    if (!kw) return HN_NOMEM;
    call[2] = hnv_from_ref(kw);
    for (uint32_t i = 0; i < nkw; i++)
        HN_TRY(hndict_set_str(vm, kw, HN_TUPLE(kwnames)->items[i], args[n + i]));
    return hncall_slow(vm, HN_SLOW_STR_FORMAT, 3, call);
}

hn_status hnstrformat_format(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value kwnames = hnv_is(vm->kwnames, HN_KIND_TUPLE) ? vm->kwnames : HN_UNBOUND;
    formatter f = {.vm = vm, .args = args + 1, .n = n - 1, .kwnames = kwnames};
    hnstrbuf_init(&f.out, vm);
    hn_status st = str_format_put_all(&f, HN_STR(args[0]));
    if (st == HN_OK) return hnstrbuf_finish(&f.out, out);
    hnstrbuf_free(&f.out);
    return st == HN_SLOW ? slow(vm, args, n, kwnames) : st;
}

hn_status hnstrformat_map(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_value call[3] = {args[0], HN_NONE, args[1]};
    return hncall_slow(vm, HN_SLOW_STR_FORMAT, 3, call);
}

/* ---- primitives ---- */

static hn_status bad_argument(hn_vm *vm) {
    return hnexc_raise(vm, HN_T_SYSTEMERROR, "bad argument");
}

/* _str_format_next(format, pos) -> (pos, literal, field name or None, conversion or None, specifier,
 * nested) */
static hn_status str_format_next(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_piece p;
    hn_value item[6] = {HN_NONE, HN_NONE, HN_NONE, HN_NONE, HN_NONE, HN_FALSE};
    if (hnv_int(args[1]) >= HN_STR(args[0])->len) return bad_argument(vm);
    uint32_t pos = (uint32_t)hnv_int(args[1]);
    HN_TRY(next_piece(vm, HN_STR(args[0]), &pos, &p));
    item[0] = hnv_from_int(pos);
    HN_TRY(hnstr_slice(vm, args[0], p.literal_from, p.literal_to, &item[1]));
    if (p.has_field) {
        HN_TRY(hnstr_slice(vm, args[0], p.name_from, p.name_to, &item[2]));
        HN_TRY(hnstr_slice(vm, args[0], p.spec_from, p.spec_to, &item[4]));
        if (p.conversion) HN_TRY(hnstr_from_char(vm, p.conversion, &item[3]));
        item[5] = hnv_bool(p.nested);
    }
    return hntuple_from(vm, item, 6, out);
}

/* A number where s[from:to] is one, else the text. */
static hn_status key_of(hn_vm *vm, hn_value s, uint32_t from, uint32_t to, hn_value *out) {
    int64_t number;
    HN_TRY(number_of(vm, HN_STR(s), from, to, &number));
    return number >= 0 ? hnint_from_i64(vm, number, out) : hnstr_slice(vm, s, from, to, out);
}

/* _str_field_first(name) -> (first: int or str, where the rest begins) */
static hn_status str_field_first(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_str *s = HN_STR(args[0]);
    hn_value first;
    uint32_t i = 0;
    for (; i < s->len && hnstr_at(s, i) != '.' && hnstr_at(s, i) != '['; i++) HN_PACE(vm, i);
    HN_TRY(key_of(vm, args[0], 0, i, &first));
    return hntuple_pair(vm, first, hnv_from_int(i), out);
}

/* _str_field_next(name, pos) -> (pos, is attribute, name or key) */
static hn_status str_field_next(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    if (hnv_int(args[1]) >= HN_STR(args[0])->len) return bad_argument(vm);
    const hn_str *s = HN_STR(args[0]);
    uint32_t from = (uint32_t)hnv_int(args[1]) + 1, i = from, start = hnstr_at(s, from - 1);
    hn_value item[3] = {HN_NONE, hnv_bool(start == '.'), HN_NONE};
    if (start == '.') {
        for (; i < s->len && hnstr_at(s, i) != '.' && hnstr_at(s, i) != '['; i++) HN_PACE(vm, i);
        HN_TRY(hnstr_slice(vm, args[0], from, i, &item[2]));
        item[0] = hnv_from_int(i);
    } else if (start == '[') {
        for (; i < s->len && hnstr_at(s, i) != ']'; i++) HN_PACE(vm, i);
        if (i >= s->len) return str_format_value_error(vm, "Missing ']' in format string");
        HN_TRY(key_of(vm, args[0], from, i, &item[2]));
        item[0] = hnv_from_int((int64_t)i + 1);
    } else {
        return str_format_value_error(vm, "Only '.' or '[' may follow ']' in format field specifier");
    }
    if (i == from) return str_format_value_error(vm, "Empty attribute in format string");
    return hntuple_from(vm, item, 3, out);
}

/* _percent_next(format, pos behind '%') -> (pos, key or None, conversion or None, star width, star precision,
 * state) */
static hn_status percent_next(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_percent p;
    hn_value item[6] = {HN_NONE, HN_NONE, HN_NONE, HN_NONE, HN_NONE, HN_NONE};
    hn_view view;
    if (!hnview_of(args[0], &view) || hnv_int(args[1]) > view.n) return bad_argument(vm);
    uint32_t pos = (uint32_t)hnv_int(args[1]);
    HN_TRY(hnpercent_parse(vm, args[0], &pos, &p));
    item[0] = hnv_from_int(pos);
    if (p.has_key) {
        if (view.kind == HN_KIND_STR)
            HN_TRY(hnstr_slice(vm, args[0], p.key_from, p.key_to, &item[1]));
        else
            HN_TRY(hnbytes_new(vm, view.p + p.key_from, p.key_to - p.key_from, &item[1]));
    }
    if (p.conv != HN_PCT_NONE) HN_TRY(hnstr_from_char(vm, p.conv, &item[2]));
    item[3] = hnv_bool(p.star_width);
    item[4] = hnv_bool(p.star_precision);
    hn_value state[4] = {hnv_from_int(p.flags), hnv_from_int(p.width), hnv_from_int(p.precision),
                         hnv_from_int(p.at)};
    HN_TRY(hntuple_from(vm, state, 4, &item[5]));
    return hntuple_from(vm, item, 6, out);
}

/* _percent_put(format, conversion, state, width or None, precision or None, value) -> str, or bytes for a
 * bytes format */
static hn_status percent_put(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    if (HN_STR(args[1])->len != 1 || HN_TUPLE(args[2])->len != 4) return bad_argument(vm);
    const hn_value *state = HN_TUPLE(args[2])->items;
    for (int i = 0; i < 4; i++)
        if (!hnv_is_int(state[i]) || hnv_int(state[i]) < -1 || hnv_int(state[i]) > INT32_MAX)
            return bad_argument(vm);
    hn_percent p = {.conv = hnstr_at(HN_STR(args[1]), 0),
                    .flags = (unsigned)hnv_int(state[0]),
                    .width = (int32_t)hnv_int(state[1]),
                    .precision = (int32_t)hnv_int(state[2]),
                    .at = (uint32_t)hnv_int(state[3])};
    bool bytes = !hnv_is(args[0], HN_KIND_STR);
    if (args[3] != HN_NONE) HN_TRY(hnpercent_star(vm, &p, false, args[3]));
    if (args[4] != HN_NONE) HN_TRY(hnpercent_star(vm, &p, true, args[4]));
    hn_strbuf b;
    hnstrbuf_init(&b, vm);
    hn_status st = hnpercent_put(vm, &p, bytes, args[5], &b);
    if (st == HN_OK && !bytes) return hnstrbuf_finish(&b, out);
    if (st == HN_OK) st = hnbytes_new(vm, b.data, b.len, out);
    hnstrbuf_free(&b);
    /* The twin has converted the value: what is still no builtin is an error of its type. */
    return st == HN_SLOW ? hnexc_raise(vm, HN_T_TYPEERROR, "must be real number, not %T", args[5]) : st;
}

/* _text_wrap(cls, value): an instance of a subclass of str, bytes or bytearray around the builtin value. */
static hn_status text_wrap(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    const hn_type *cls = HN_TYPE(args[0]);
    if (!(cls->h.flags & HN_TYPE_WRAPS) || !hnv_is(args[1], (hn_kind)cls->base_kind)) return bad_argument(vm);
    return hninst_new(vm, HN_TYPE(args[0]), args[1], out);
}

/* _payload(value): the builtin object that an instance of a subclass wraps; other values are themselves. */
static hn_status str_format_payload(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = hnv_payload(args[0]);
    return HN_OK;
}

const hn_primitive_def hnlib_primitives_str[] = {
    HN_PRIMITIVE("_str_format_next", str_format_next, HN_A_STR, HN_A_SIZE),
    HN_PRIMITIVE("_str_field_first", str_field_first, HN_A_STR),
    HN_PRIMITIVE("_str_field_next", str_field_next, HN_A_STR, HN_A_SIZE),
    HN_PRIMITIVE("_percent_next", percent_next, HN_A_TEXT, HN_A_SIZE),
    HN_PRIMITIVE("_percent_put", percent_put, HN_A_TEXT, HN_A_STR, HN_A_TUPLE, HN_ANY, HN_ANY, HN_ANY),
    HN_PRIMITIVE("_text_wrap", text_wrap, HN_A_TYPE, HN_A_TEXT),
    HN_PRIMITIVE("_text_payload", str_format_payload, HN_ANY),
    HN_PRIMITIVES_END};
