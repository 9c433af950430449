/* Module datetime: calendar arithmetic, and the common forms of ISO 8601 both ways. core/lib/py/datetime.py
 * has the classes and calls these primitives. They return None for a text in another form and for values out
 * of range; Python then does the work. An instance may be forged, so its slots are checked before use. */
#include "datetime_internal.h"

/* _date_days(year, month, day): 1 for January 1st of the year 1. */
HN_NATIVE(date_days) {
    if (!hnv_is_between(args[0], 1, 9999) || !hnv_is_between(args[1], 1, 12) ||
        !hnv_is_between(args[2], 1, 31))
        return hnapi_bad_argument(vm);
    *out = hnv_from_int(hncalendar_number(hnv_int(args[0]), hnv_int(args[1]), hnv_int(args[2])));
    return HN_OK;
}

/* The inverse, for days of the years 1 to 9999. */
static void datetime_split(int64_t days, hn_value *v) {
    int64_t date[3];
    hncalendar_split(days, date);
    for (int i = 0; i < 3; i++) v[i] = hnv_from_int(date[i]);
}
/* _date_of(days): a tuple (year, month, day). */
HN_NATIVE(date_of) {
    hn_value v[3];
    if (!hnv_is_between(args[0], 1, HN_CALENDAR_LAST_DAY)) return hnapi_bad_argument(vm);
    datetime_split(hnv_int(args[0]), v);
    return hnapi_tuple(vm, v, 3, out);
}

/* ---- making ---- */

static bool date_fits(const hn_value *v) {
    int64_t x[3];
    return hnv_are_ints(v, 3, x) && hncalendar_is_day(x);
}
static bool clock_fits(const hn_value *v) {
    int64_t x[4];
    return hnv_are_ints(v, 4, x) && hncalendar_is_clock(x);
}

/* _date_make(class, year, month, day), or _date_make(class, year, ..., zone, fold), or _date_make(class,
 * hour,
 * ..., zone, fold): an instance of date, datetime or time, or of a subclass, with these values in its first
 * slots; None when one is no int, or out of range. */
HN_NATIVE(date_make) {
    if (n != 4 && n != 7 && n != 10) return hnapi_bad_argument(vm);
    if (!hnapi_class_has(args[0], n - 1)) return hnapi_bad_argument(vm);
    *out = HN_NONE;
    if (n != 7 && !date_fits(args + 1)) return HN_OK;
    if (n != 4 && (!clock_fits(args + n - 6) || !hnv_is_between(args[n - 1], 0, 1))) return HN_OK;
    hn_value *s;
    HN_TRY(hnapi_instance(vm, args[0], out, &s));
    for (uint32_t i = 1; i < n; i++) s[i - 1] = args[i];
    return HN_OK;
}

/* ---- reading ---- */

typedef struct scan {
    const uint8_t *p, *end;
} scan;

/* Exactly n digits; -1 when they are not there. */
static int64_t datetime_digits(scan *s, int n) {
    int64_t v = 0;
    if (s->end - s->p < n) return -1;
    for (int i = 0; i < n; i++) {
        if (s->p[i] < '0' || s->p[i] > '9') return -1;
        v = v * 10 + s->p[i] - '0';
    }
    s->p += n;
    return v;
}
static bool datetime_eat(scan *s, uint8_t c) {
    if (s->p == s->end || *s->p != c) return false;
    s->p++;
    return true;
}

/* HH:MM, perhaps :SS, perhaps a fraction of 1 to 6 digits. */
static bool scan_time(scan *s, int64_t *v) {
    v[0] = datetime_digits(s, 2);
    if (v[0] < 0 || !datetime_eat(s, ':') || (v[1] = datetime_digits(s, 2)) < 0) return false;
    if (!datetime_eat(s, ':')) return true;
    if ((v[2] = datetime_digits(s, 2)) < 0) return false;
    if (!datetime_eat(s, '.')) return true;
    int64_t unit = 100000, digit = -1;
    while (unit && s->p < s->end && (digit = datetime_digits(s, 1)) >= 0) {
        v[3] += digit * unit;
        unit /= 10;
    }
    return unit < 100000 && (s->p == s->end || *s->p < '0' || *s->p > '9');
}

/* Nothing, Z, or a sign with HH:MM: seconds east of UTC. */
static bool scan_zone(scan *s, hn_value *out) {
    *out = HN_NONE;
    if (s->p == s->end) return true;
    if (datetime_eat(s, 'Z')) return *out = hnv_from_int(0), s->p == s->end;
    bool west = *s->p == '-';
    if (!datetime_eat(s, '-') && !datetime_eat(s, '+')) return false;
    int64_t hours = datetime_digits(s, 2), minutes = datetime_eat(s, ':') ? datetime_digits(s, 2) : -1;
    if (hours < 0 || minutes < 0 || s->p != s->end) return false;
    *out = hnv_from_int((hours * 3600 + minutes * 60) * (west ? -1 : 1));
    return true;
}

/* _date_scan(text): (year, month, day, hour, minute, second, microsecond, offset in seconds or None) of the
 * everyday forms, in ASCII; None for everything else. The numbers are not checked for their ranges. */
HN_NATIVE(date_scan) {
    *out = HN_NONE;
    hn_value text = hnv_payload(args[0]), v[8];
    if (!hnv_is(text, HN_KIND_STR) || !hnapi_str_is_ascii(text)) return HN_OK;
    int64_t d[3], t[4] = {0, 0, 0, 0};
    scan s = {hnapi_str_data(text), hnapi_str_data(text) + hnapi_str_len(text)};
    v[7] = HN_NONE;
    if ((d[0] = datetime_digits(&s, 4)) < 0 || !datetime_eat(&s, '-') ||
        (d[1] = datetime_digits(&s, 2)) < 0 || !datetime_eat(&s, '-') || (d[2] = datetime_digits(&s, 2)) < 0)
        return HN_OK;
    if (s.p != s.end) {
        s.p++; /* any character may stand between date and time */
        if (!scan_time(&s, t) || !scan_zone(&s, &v[7])) return HN_OK;
    }
    for (int i = 0; i < 3; i++) v[i] = hnv_from_int(d[i]);
    for (int i = 0; i < 4; i++) v[3 + i] = hnv_from_int(t[i]);
    return hnapi_tuple(vm, v, 8, out);
}

/* ---- writing ---- */

static char *datetime_put(char *to, hn_value v, int width) {
    int64_t x = hnv_int(v);
    for (int i = width - 1; i >= 0; i--) {
        to[i] = (char)('0' + x % 10);
        x /= 10;
    }
    return to + width;
}
static char *datetime_put_date(char *to, const hn_value *v) {
    to = datetime_put(to, v[0], 4);
    *to++ = '-';
    to = datetime_put(to, v[1], 2);
    *to++ = '-';
    return datetime_put(to, v[2], 2);
}
static char *put_time(char *to, const hn_value *v) {
    for (int i = 0; i < 3; i++) {
        if (i) *to++ = ':';
        to = datetime_put(to, v[i], 2);
    }
    if (v[3] == hnv_from_int(0)) return to;
    *to++ = '.';
    return datetime_put(to, v[3], 6);
}
/* The first slots of an instance of date, datetime (7 slots) or time (4); NULL where they do not fit. */
static const hn_value *slots(hn_value v, uint32_t count) {
    const hn_value *s = hnapi_slots(v, count);
    bool fits = s && (count == 4 || date_fits(s)) && (count == 3 || clock_fits(s + count - 4));
    return fits ? s : NULL;
}

/* _date_text(date): YYYY-MM-DD. */
HN_NATIVE(date_text) {
    char text[16];
    const hn_value *v = slots(args[0], 3);
    return v ? hnapi_text(vm, text, (size_t)(datetime_put_date(text, v) - text), out)
             : hnapi_bad_argument(vm);
}
/* _time_text(time): HH:MM:SS, with six more digits unless they are zero. */
HN_NATIVE(time_text) {
    char text[16];
    const hn_value *v = slots(args[0], 4);
    return v ? hnapi_text(vm, text, (size_t)(put_time(text, v) - text), out) : hnapi_bad_argument(vm);
}
/* _datetime_text(datetime, separator): both, with an ASCII character between them. */
HN_NATIVE(datetime_text) {
    char text[32];
    const hn_value *v = slots(args[0], 7);
    if (!v || hnapi_str_len(args[1]) != 1 || hnapi_str_at(args[1], 0) > 127) return hnapi_bad_argument(vm);
    char *to = datetime_put_date(text, v);
    *to++ = (char)hnapi_str_at(args[1], 0);
    return hnapi_text(vm, text, (size_t)(put_time(to, v + 3) - text), out);
}

/* ---- comparing and reckoning ---- */

/* _slots_compare(a, b, count): -1, 0 or 1 as the first slots of two instances are ordered, all of them
 * ints. */
HN_NATIVE(slots_compare) {
    int64_t count = hnv_int(args[2]);
    const hn_value *a = hnapi_slots(args[0], (uint32_t)count), *b = hnapi_slots(args[1], (uint32_t)count);
    if (!a || !b) return hnapi_bad_argument(vm);
    *out = hnv_from_int(0);
    for (int64_t i = 0; i < count; i++) {
        hn_value x = a[i], y = b[i];
        if (x == y) continue;
        if (!hnv_is_int(x) || !hnv_is_int(y)) return hnapi_bad_argument(vm);
        *out = hnv_from_int(hnv_int(x) < hnv_int(y) ? -1 : 1);
        break;
    }
    return HN_OK;
}

static int64_t datetime_floor_div(int64_t a, int64_t b) {
    return a / b - (a % b < 0);
}

static hn_status datetime_make_delta(hn_vm *vm, hn_value cls, int64_t days, int64_t seconds, int64_t micro,
                                     hn_value *out) {
    if (!hnapi_class_has(cls, 3)) return hnapi_bad_argument(vm);
    seconds += datetime_floor_div(micro, 1000000);
    days += datetime_floor_div(seconds, 86400);
    *out = HN_NONE;
    if (days < -999999999 || days > 999999999) return HN_OK;
    hn_value *s;
    HN_TRY(hnapi_instance(vm, cls, out, &s));
    s[0] = hnv_from_int(days);
    s[1] = hnv_from_int(seconds - datetime_floor_div(seconds, 86400) * 86400);
    s[2] = hnv_from_int(micro - datetime_floor_div(micro, 1000000) * 1000000);
    return HN_OK;
}

/* _delta_make(class, days, seconds, microseconds, milliseconds, minutes, hours, weeks): a timedelta of small
 * ints, those behind the microseconds may be left out; None when one is something else, or the sum out of
 * range. */
HN_NATIVE(delta_make) {
    int64_t v[7] = {0, 0, 0, 0, 0, 0, 0};
    *out = HN_NONE;
    if (n < 4 || n > 8) return hnapi_bad_argument(vm);
    if (!hnv_are_ints(args + 1, n - 1, v)) return HN_OK;
    return datetime_make_delta(vm, args[0], v[0] + v[6] * 7, v[1] + v[4] * 60 + v[5] * 3600,
                               v[2] + v[3] * 1000, out);
}

static int64_t days_of(const hn_value *v) {
    return hncalendar_number(hnv_int(v[0]), hnv_int(v[1]), hnv_int(v[2]));
}
static int64_t seconds_of(const hn_value *v) {
    return hnv_int(v[0]) * 3600 + hnv_int(v[1]) * 60 + hnv_int(v[2]);
}

/* _datetime_since(class, a, b): the timedelta a - b of two datetimes, whatever their zones. */
HN_NATIVE(datetime_since) {
    const hn_value *a = slots(args[1], 7), *b = slots(args[2], 7);
    if (!a || !b) return hnapi_bad_argument(vm);
    return datetime_make_delta(vm, args[0], days_of(a) - days_of(b), seconds_of(a + 3) - seconds_of(b + 3),
                               hnv_int(a[6]) - hnv_int(b[6]), out);
}

/* _datetime_add(class, datetime, days, seconds, microseconds): a later datetime of the same zone, without
 * fold; None out of range. */
HN_NATIVE(datetime_add) {
    const hn_value *v = slots(args[1], 7);
    const int64_t most = (int64_t)1 << 40;
    if (!v || !hnv_is_between(args[2], -most, most) || !hnv_is_between(args[3], -most, most) ||
        !hnv_is_between(args[4], -most, most))
        return hnapi_bad_argument(vm);
    if (!hnapi_class_has(args[0], 9) || !hnapi_slots(args[1], 9)) return hnapi_bad_argument(vm);
    int64_t micro = hnv_int(v[6]) + hnv_int(args[4]);
    int64_t seconds = seconds_of(v + 3) + hnv_int(args[3]) + datetime_floor_div(micro, 1000000);
    int64_t days = days_of(v) + hnv_int(args[2]) + datetime_floor_div(seconds, 86400);
    *out = HN_NONE;
    if (days < 1 || days > HN_CALENDAR_LAST_DAY) return HN_OK;
    seconds -= datetime_floor_div(seconds, 86400) * 86400;
    hn_value *s;
    HN_TRY(hnapi_instance(vm, args[0], out, &s));
    datetime_split(days, s);
    s[3] = hnv_from_int(seconds / 3600);
    s[4] = hnv_from_int(seconds / 60 % 60);
    s[5] = hnv_from_int(seconds % 60);
    s[6] = hnv_from_int(micro - datetime_floor_div(micro, 1000000) * 1000000);
    s[7] = v[7];
    s[8] = hnv_from_int(0);
    return HN_OK;
}

static const hn_primitive_def datetime_primitives[] = {
    HN_PRIMITIVE("_date_days", date_days, HN_A_SIZE, HN_A_SIZE, HN_A_SIZE),
    HN_PRIMITIVE("_date_of", date_of, HN_A_WORD),
    HN_PRIMITIVE_VAR("_date_make", date_make, HN_A_TYPE, HN_OPT(HN_ANY)),
    HN_PRIMITIVE("_date_scan", date_scan, HN_ANY),
    HN_PRIMITIVE("_date_text", date_text, HN_AN_INSTANCE),
    HN_PRIMITIVE("_time_text", time_text, HN_AN_INSTANCE),
    HN_PRIMITIVE("_datetime_text", datetime_text, HN_AN_INSTANCE, HN_A_STR),
    HN_PRIMITIVE("_slots_compare", slots_compare, HN_AN_INSTANCE, HN_AN_INSTANCE, HN_A_SIZE),
    HN_PRIMITIVE_VAR("_delta_make", delta_make, HN_A_TYPE, HN_OPT(HN_ANY)),
    HN_PRIMITIVE("_datetime_since", datetime_since, HN_A_TYPE, HN_AN_INSTANCE, HN_AN_INSTANCE),
    HN_PRIMITIVE("_datetime_add", datetime_add, HN_A_TYPE, HN_AN_INSTANCE, HN_A_WORD, HN_A_WORD, HN_A_WORD),
    HN_PRIMITIVE("_date_format", hndatetime_format, HN_ANY, HN_ANY, HN_ANY),
    HN_PRIMITIVE("_date_read", hndatetime_read, HN_ANY, HN_ANY),
    HN_PRIMITIVES_END};

const hn_module_def hnlib_module_datetime = {
    .name = "datetime", .face = true, .primitives = datetime_primitives};
