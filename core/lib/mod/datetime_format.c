/* Module datetime: strftime and strptime with common directives. The primitives return None for any other
 * directive or text, and core/lib/py then formats or parses by itself and words the errors. */
#include "datetime_internal.h"

static const char *const days[] = {"Monday", "Tuesday",  "Wednesday", "Thursday",
                                   "Friday", "Saturday", "Sunday"};
static const char *const months[] = {"January", "February", "March",     "April",   "May",      "June",
                                     "July",    "August",   "September", "October", "November", "December"};

/* Year, month, day, hour, minute, second, weekday (Monday is 0), day of the year, and the microsecond. */
enum { YEAR, MONTH, DAY, HOUR, MINUTE, SECOND, WEEKDAY, YEARDAY, MICRO, FIELDS };

static bool fields_of(hn_value nine, hn_value micro, int64_t *f) {
    static const int32_t least[] = {1, 1, 1, 0, 0, 0, 0, 1, 0};
    static const int32_t most[] = {9999, 12, 31, 23, 59, 61, 6, 366, 999999};
    if (hnapi_tuple_len(nine) < MICRO) return false;
    const hn_value *t = hnapi_tuple_items(nine);
    for (int i = 0; i < FIELDS; i++) {
        hn_value v = i == MICRO ? micro : t[i];
        if (!hnv_is_int(v) || hnv_int(v) < least[i] || hnv_int(v) > most[i]) return false;
        f[i] = hnv_int(v);
    }
    return true;
}

/* ---- writing ---- */

static void datetime_format_put(hn_strbuf *b, int64_t v, int width) {
    char text[8];
    for (int i = width - 1; i >= 0; i--) {
        text[i] = (char)('0' + v % 10);
        v /= 10;
    }
    hnapi_strbuf_ascii(b, text, (size_t)width);
}
static void put_three(hn_strbuf *b, int64_t x, int64_t y, int64_t z, const char *between, const int *widths) {
    datetime_format_put(b, x, widths[0]);
    hnapi_strbuf_z(b, between);
    datetime_format_put(b, y, widths[1]);
    hnapi_strbuf_z(b, between);
    datetime_format_put(b, z, widths[2]);
}

/* What %c stands for; false for the directives that are left to Python. */
static bool put_directive(hn_strbuf *b, uint32_t c, const int64_t *f) {
    static const int date[] = {4, 2, 2}, two[] = {2, 2, 2};
    switch (c) {
    case 'Y': datetime_format_put(b, f[YEAR], 4); break;
    case 'm': datetime_format_put(b, f[MONTH], 2); break;
    case 'd': datetime_format_put(b, f[DAY], 2); break;
    case 'H': datetime_format_put(b, f[HOUR], 2); break;
    case 'M': datetime_format_put(b, f[MINUTE], 2); break;
    case 'S': datetime_format_put(b, f[SECOND], 2); break;
    case 'f': datetime_format_put(b, f[MICRO], 6); break;
    case 'y': datetime_format_put(b, f[YEAR] % 100, 2); break;
    case 'j': datetime_format_put(b, f[YEARDAY], 3); break;
    case 'I': datetime_format_put(b, (f[HOUR] + 11) % 12 + 1, 2); break;
    case 'p': hnapi_strbuf_z(b, f[HOUR] >= 12 ? "PM" : "AM"); break;
    case 'A': hnapi_strbuf_z(b, days[f[WEEKDAY]]); break;
    case 'a': hnapi_strbuf_ascii(b, days[f[WEEKDAY]], 3); break;
    case 'B': hnapi_strbuf_z(b, months[f[MONTH] - 1]); break;
    case 'b': hnapi_strbuf_ascii(b, months[f[MONTH] - 1], 3); break;
    case 'F': put_three(b, f[YEAR], f[MONTH], f[DAY], "-", date); break;
    case 'T': put_three(b, f[HOUR], f[MINUTE], f[SECOND], ":", two); break;
    case '%': hnapi_strbuf_char(b, '%'); break;
    default: return false;
    }
    return true;
}

/* _date_format(format, nine, microsecond): the text, or None where a directive is left to Python. */
hn_status hndatetime_format(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    int64_t f[FIELDS];
    hn_strbuf b;
    hn_value format = hnv_payload(args[0]);
    *out = HN_NONE;
    if (!hnv_is(format, HN_KIND_STR) || !hnv_is(args[1], HN_KIND_TUPLE) || !fields_of(args[1], args[2], f))
        return HN_OK;
    uint32_t len = hnapi_str_len(format);
    HN_TRY(hnapi_charge(vm, len >> 4));
    hnapi_strbuf_init(&b, vm);
    for (uint32_t i = 0; i < len && !hnapi_strbuf_failed(&b); i++) {
        uint32_t c = hnapi_str_at(format, i);
        if (c != '%') {
            hnapi_strbuf_char(&b, c);
        } else if (++i == len || !put_directive(&b, hnapi_str_at(format, i), f)) {
            hnapi_strbuf_free(&b);
            return HN_OK;
        }
    }
    return hnapi_strbuf_finish(&b, out);
}

/* ---- reading ---- */

typedef struct scan {
    const uint8_t *p, *end;
    int64_t f[FIELDS];
    int64_t half;    /* 0: no %p; 1: AM, 2: PM */
    hn_value offset; /* None, or seconds */
    uint32_t seen;   /* a bit for each of FIELDS */
} scan;

static bool digit(const scan *s, int at) {
    return s->end - s->p > at && s->p[at] >= '0' && s->p[at] <= '9';
}
/* Exactly `width` digits for a field, in its range. */
static bool datetime_format_number(scan *s, int field, int width, int64_t least, int64_t most) {
    int64_t v = 0;
    for (int i = 0; i < width; i++) {
        if (!digit(s, i)) return false;
        v = v * 10 + s->p[i] - '0';
    }
    if (v < least || v > most || (s->seen >> field & 1)) return false;
    s->seen |= 1u << field;
    s->p += width;
    s->f[field] = v;
    return true;
}
static bool fraction(scan *s) {
    int width = 0;
    while (width < 6 && digit(s, width)) width++;
    if (!width || !datetime_format_number(s, MICRO, width, 0, 999999)) return false;
    for (; width < 6; width++) s->f[MICRO] *= 10;
    return true;
}
/* One of the names, whole or its first three letters, in any case. */
static bool name(scan *s, int field, const char *const *names, int count, bool whole, int64_t first) {
    for (int k = 0; k < count; k++) {
        ptrdiff_t n = whole ? (ptrdiff_t)strlen(names[k]) : 3, i = 0;
        if (s->end - s->p < n) continue;
        while (i < n && (s->p[i] | 32) == (names[k][i] | 32)) i++;
        if (i < n || (s->seen >> field & 1)) continue;
        s->seen |= 1u << field;
        s->p += n;
        s->f[field] = k + first;
        return true;
    }
    return false;
}
/* Z, or a sign with HHMM or HH:MM, and no seconds behind them. */
static bool zone(scan *s) {
    if (s->offset != HN_NONE || s->p == s->end) return false;
    if (*s->p == 'Z') return s->p++, s->offset = hnv_from_int(0), true;
    int64_t sign = *s->p == '-' ? -1 : 1;
    if (*s->p != '+' && *s->p != '-') return false;
    int colon = s->end - s->p > 3 && s->p[3] == ':';
    if (!digit(s, 1) || !digit(s, 2) || !digit(s, 3 + colon) || !digit(s, 4 + colon)) return false;
    const uint8_t *p = s->p + 3 + colon;
    int64_t minutes = ((s->p[1] - '0') * 10 + s->p[2] - '0') * 60 + (p[0] - '0') * 10 + p[1] - '0';
    s->p = p + 2;
    s->offset = hnv_from_int(sign * minutes * 60);
    return p[0] < '6' && !digit(s, 0) && (s->p == s->end || *s->p != ':');
}
static bool datetime_format_half(scan *s) {
    if (s->half || s->end - s->p < 2 || (s->p[1] | 32) != 'm') return false;
    s->half = (s->p[0] | 32) == 'a' ? 1 : (s->p[0] | 32) == 'p' ? 2 : 0;
    s->p += 2;
    return s->half != 0;
}

static bool read_directive(scan *s, uint32_t c) {
    switch (c) {
    case 'Y': return datetime_format_number(s, YEAR, 4, 1, 9999);
    case 'm': return datetime_format_number(s, MONTH, 2, 1, 12);
    case 'd': return datetime_format_number(s, DAY, 2, 1, 31);
    case 'H': return datetime_format_number(s, HOUR, 2, 0, 23);
    case 'I': return datetime_format_number(s, HOUR, 2, 1, 12) && (s->seen |= 1u << FIELDS);
    case 'M': return datetime_format_number(s, MINUTE, 2, 0, 59);
    case 'S': return datetime_format_number(s, SECOND, 2, 0, 59);
    case 'f': return fraction(s);
    case 'b': return name(s, MONTH, months, 12, false, 1);
    case 'B': return name(s, MONTH, months, 12, true, 1);
    case 'a': return name(s, WEEKDAY, days, 7, false, 0);
    case 'A': return name(s, WEEKDAY, days, 7, true, 0);
    case 'p': return datetime_format_half(s);
    case 'z': return zone(s);
    default: return false;
    }
}

/* The numbers fit together: a year is there, the day is one of the month, and %I goes with %p. */
static bool sound(scan *s) {
    bool twelve = s->seen >> FIELDS & 1;
    if (twelve && s->half) s->f[HOUR] = s->f[HOUR] % 12 + (s->half == 2 ? 12 : 0);
    return (s->seen & 1u << YEAR) && s->f[DAY] <= hncalendar_month_days(s->f[YEAR], s->f[MONTH]) &&
           twelve == (s->half != 0);
}

/* _date_read(text, format): (year, ..., microsecond, offset in seconds or None), or None where Python has to
 * look: directives that are not here, numbers of fewer digits, white space of another form, errors. */
hn_status hndatetime_read(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    *out = HN_NONE;
    if (!hnv_is(args[0], HN_KIND_STR) || !hnv_is(args[1], HN_KIND_STR)) return HN_OK;
    if (!hnapi_str_is_ascii(args[0]) || !hnapi_str_is_ascii(args[1])) return HN_OK;
    const uint8_t *text = hnapi_str_data(args[0]), *format = hnapi_str_data(args[1]);
    uint32_t len = hnapi_str_len(args[1]);
    HN_TRY(hnapi_charge(vm, len >> 4));
    scan s = {text, text + hnapi_str_len(args[0]), {1900, 1, 1, 0, 0, 0, 0, 0, 0}, 0, HN_NONE, 0};
    for (uint32_t i = 0; i < len; i++) {
        uint32_t c = format[i];
        HN_PACE(vm, i);
        if (c == '%') {
            if (++i == len || !read_directive(&s, format[i])) return HN_OK;
        } else if (s.p == s.end || *s.p++ != c || (c < ' ' || (c == ' ' && s.p < s.end && *s.p <= ' '))) {
            return HN_OK;
        }
    }
    if (s.p != s.end || !sound(&s)) return HN_OK;
    hn_value v[8];
    for (int i = 0; i < 6; i++) v[i] = hnv_from_int(s.f[i]);
    v[6] = hnv_from_int(s.f[MICRO]);
    v[7] = s.offset;
    return hnapi_tuple(vm, v, 8, out);
}
