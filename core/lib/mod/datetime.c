/* datetime: the calendar, and the everyday forms of ISO 8601 both ways. The rest is core/lib/py/datetime.py.
 */
#include "lib/native.h"

#define FN(id) static hn_status id(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out)

static const uint16_t before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};

static bool small(hn_value v, int64_t least, int64_t most) {
    return hnv_is_int(v) && hnv_int(v) >= least && hnv_int(v) <= most;
}

static bool leap(int64_t y) {
    return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0);
}
static int64_t days_before(int64_t y) {
    y--;
    return y * 365 + y / 4 - y / 100 + y / 400;
}

/* _date_days(year, month, day): 1 for January 1st of the year 1. */
FN(date_days) {
    if (!small(args[0], 1, 9999) || !small(args[1], 1, 12) || !small(args[2], 1, 31))
        return hnexc_bad_argument(vm);
    int64_t y = hnv_int(args[0]), m = hnv_int(args[1]);
    *out = hnv_from_int(days_before(y) + before[m - 1] + (m > 2 && leap(y)) + hnv_int(args[2]));
    return HN_OK;
}

/* The inverse, for days of the years 1 to 9999. */
static void split(int64_t days, hn_value *v) {
    int64_t rest = days - 1, y = rest * 400 / 146097;
    if (days_before(y + 1) <= rest) y++;
    if (days_before(y + 1) <= rest) y++;
    rest -= days_before(y);
    int64_t m = rest / 31;
    while (m < 11 && before[m + 1] + (m >= 1 && leap(y)) <= rest) m++;
    rest -= before[m] + (m >= 2 && leap(y));
    v[0] = hnv_from_int(y);
    v[1] = hnv_from_int(m + 1);
    v[2] = hnv_from_int(rest + 1);
}
/* _date_of(days): a tuple (year, month, day). */
FN(date_of) {
    hn_value v[3];
    if (!small(args[0], 1, 3652059)) return hnexc_bad_argument(vm);
    split(hnv_int(args[0]), v);
    return hntuple_from(vm, v, 3, out);
}

/* ---- making ---- */

static bool date_fits(const hn_value *v) {
    if (!small(v[0], 1, 9999) || !small(v[1], 1, 12) || !small(v[2], 1, 31)) return false;
    int64_t y = hnv_int(v[0]), m = hnv_int(v[1]), d = hnv_int(v[2]);
    return d <= 28 || d <= (m == 2 ? 28 + leap(y) : m == 4 || m == 6 || m == 9 || m == 11 ? 30 : 31);
}
static bool clock_fits(const hn_value *v) {
    return small(v[0], 0, 23) && small(v[1], 0, 59) && small(v[2], 0, 59) && small(v[3], 0, 999999);
}

/* _date_make(class, year, month, day), or _date_make(class, year, ..., zone, fold), or _date_make(class,
 * hour,
 * ..., zone, fold): an instance of date, datetime or time, or of a subclass, with these values in its first
 * slots; None when one is no int, or out of range. */
FN(date_make) {
    if (n != 4 && n != 7 && n != 10) return hnexc_bad_argument(vm);
    hn_type *t = HN_TYPE(args[0]);
    if (t->base_kind != HN_KIND_INSTANCE || t->root->nslots < n - 1 || t->inline_slots < n - 1)
        return hnexc_bad_argument(vm);
    *out = HN_NONE;
    if (n != 7 && !date_fits(args + 1)) return HN_OK;
    if (n != 4 && (!clock_fits(args + n - 6) || !small(args[n - 1], 0, 1))) return HN_OK;
    HN_TRY(hninst_new(vm, t, HN_UNBOUND, out));
    for (uint32_t i = 1; i < n; i++) HN_INSTANCE(*out)->slots[i - 1] = args[i];
    return HN_OK;
}

/* ---- reading ---- */

typedef struct scan {
    const uint8_t *p, *end;
} scan;

/* Exactly n digits; -1 when they are not there. */
static int64_t digits(scan *s, int n) {
    int64_t v = 0;
    if (s->end - s->p < n) return -1;
    for (int i = 0; i < n; i++) {
        if (s->p[i] < '0' || s->p[i] > '9') return -1;
        v = v * 10 + s->p[i] - '0';
    }
    s->p += n;
    return v;
}
static bool eat(scan *s, uint8_t c) {
    if (s->p == s->end || *s->p != c) return false;
    s->p++;
    return true;
}

/* HH:MM, perhaps :SS, perhaps a fraction of 1 to 6 digits. */
static bool scan_time(scan *s, int64_t *v) {
    v[0] = digits(s, 2);
    if (v[0] < 0 || !eat(s, ':') || (v[1] = digits(s, 2)) < 0) return false;
    if (!eat(s, ':')) return true;
    if ((v[2] = digits(s, 2)) < 0) return false;
    if (!eat(s, '.')) return true;
    int64_t unit = 100000, digit = -1;
    while (unit && s->p < s->end && (digit = digits(s, 1)) >= 0) {
        v[3] += digit * unit;
        unit /= 10;
    }
    return unit < 100000 && (s->p == s->end || *s->p < '0' || *s->p > '9');
}

/* Nothing, Z, or a sign with HH:MM: seconds east of UTC. */
static bool scan_zone(scan *s, hn_value *out) {
    *out = HN_NONE;
    if (s->p == s->end) return true;
    if (eat(s, 'Z')) return *out = hnv_from_int(0), s->p == s->end;
    bool west = *s->p == '-';
    if (!eat(s, '-') && !eat(s, '+')) return false;
    int64_t hours = digits(s, 2), minutes = eat(s, ':') ? digits(s, 2) : -1;
    if (hours < 0 || minutes < 0 || s->p != s->end) return false;
    *out = hnv_from_int((hours * 3600 + minutes * 60) * (west ? -1 : 1));
    return true;
}

/* _date_scan(text): (year, month, day, hour, minute, second, microsecond, offset in seconds or None) of the
 * everyday forms, in ASCII; None for everything else. The numbers are not checked for their ranges. */
FN(date_scan) {
    *out = HN_NONE;
    hn_value text = hnv_payload(args[0]), v[8];
    if (!hnv_is(text, HN_KIND_STR) || !(HN_STR(text)->h.flags & HN_STR_ASCII)) return HN_OK;
    int64_t d[3], t[4] = {0, 0, 0, 0};
    scan s = {HN_STR(text)->data, HN_STR(text)->data + HN_STR(text)->len};
    v[7] = HN_NONE;
    if ((d[0] = digits(&s, 4)) < 0 || !eat(&s, '-') || (d[1] = digits(&s, 2)) < 0 || !eat(&s, '-') ||
        (d[2] = digits(&s, 2)) < 0)
        return HN_OK;
    if (s.p != s.end) {
        s.p++; /* any character may stand between date and time */
        if (!scan_time(&s, t) || !scan_zone(&s, &v[7])) return HN_OK;
    }
    for (int i = 0; i < 3; i++) v[i] = hnv_from_int(d[i]);
    for (int i = 0; i < 4; i++) v[3 + i] = hnv_from_int(t[i]);
    return hntuple_from(vm, v, 8, out);
}

/* ---- writing ---- */

static char *put(char *to, hn_value v, int width) {
    int64_t x = hnv_int(v);
    for (int i = width - 1; i >= 0; i--) {
        to[i] = (char)('0' + x % 10);
        x /= 10;
    }
    return to + width;
}
static char *put_date(char *to, const hn_value *v) {
    to = put(to, v[0], 4);
    *to++ = '-';
    to = put(to, v[1], 2);
    *to++ = '-';
    return put(to, v[2], 2);
}
static char *put_time(char *to, const hn_value *v) {
    for (int i = 0; i < 3; i++) {
        if (i) *to++ = ':';
        to = put(to, v[i], 2);
    }
    if (v[3] == hnv_from_int(0)) return to;
    *to++ = '.';
    return put(to, v[3], 6);
}
/* The first slots of an instance of date, datetime (7 slots) or time (4); NULL where they do not fit. */
static const hn_value *slots(hn_value v, uint32_t count) {
    const hn_instance *i = HN_INSTANCE(v);
    const hn_value *s = i->slots;
    if (i->shape->cls->base_kind != HN_KIND_INSTANCE || i->shape->cls->root->nslots < count) return NULL;
    bool fits = (count == 4 || date_fits(s)) && (count == 3 || clock_fits(s + count - 4));
    return fits ? s : NULL;
}

/* _date_text(date): YYYY-MM-DD. */
FN(date_text) {
    char text[16];
    const hn_value *v = slots(args[0], 3);
    return v ? hnapi_text(vm, text, (size_t)(put_date(text, v) - text), out) : hnexc_bad_argument(vm);
}
/* _time_text(time): HH:MM:SS, with six more digits unless they are zero. */
FN(time_text) {
    char text[16];
    const hn_value *v = slots(args[0], 4);
    return v ? hnapi_text(vm, text, (size_t)(put_time(text, v) - text), out) : hnexc_bad_argument(vm);
}
/* _datetime_text(datetime, separator): both, with an ASCII character between them. */
FN(datetime_text) {
    char text[32];
    const hn_value *v = slots(args[0], 7);
    if (!v || HN_STR(args[1])->len != 1 || hnstr_at(HN_STR(args[1]), 0) > 127) return hnexc_bad_argument(vm);
    char *to = put_date(text, v);
    *to++ = (char)hnstr_at(HN_STR(args[1]), 0);
    return hnapi_text(vm, text, (size_t)(put_time(to, v + 3) - text), out);
}

/* ---- comparing and reckoning ---- */

/* _slots_compare(a, b, count): -1, 0 or 1 as the first slots of two instances are ordered, all of them ints.
 */
FN(slots_compare) {
    int64_t count = hnv_int(args[2]);
    const hn_instance *a = HN_INSTANCE(args[0]), *b = HN_INSTANCE(args[1]);
    if (count > (int64_t)a->shape->cls->root->nslots || count > (int64_t)b->shape->cls->root->nslots)
        return hnexc_bad_argument(vm);
    *out = hnv_from_int(0);
    for (int64_t i = 0; i < count; i++) {
        hn_value x = a->slots[i], y = b->slots[i];
        if (x == y) continue;
        if (!hnv_is_int(x) || !hnv_is_int(y)) return hnexc_bad_argument(vm);
        *out = hnv_from_int(hnv_int(x) < hnv_int(y) ? -1 : 1);
        break;
    }
    return HN_OK;
}

static int64_t floor_div(int64_t a, int64_t b) {
    return a / b - (a % b < 0);
}

static hn_status make_delta(hn_vm *vm, hn_value cls, int64_t days, int64_t seconds, int64_t micro,
                            hn_value *out) {
    hn_type *t = HN_TYPE(cls);
    if (t->base_kind != HN_KIND_INSTANCE || t->root->nslots < 3 || t->inline_slots < 3)
        return hnexc_bad_argument(vm);
    seconds += floor_div(micro, 1000000);
    days += floor_div(seconds, 86400);
    *out = HN_NONE;
    if (days < -999999999 || days > 999999999) return HN_OK;
    HN_TRY(hninst_new(vm, t, HN_UNBOUND, out));
    hn_value *s = HN_INSTANCE(*out)->slots;
    s[0] = hnv_from_int(days);
    s[1] = hnv_from_int(seconds - floor_div(seconds, 86400) * 86400);
    s[2] = hnv_from_int(micro - floor_div(micro, 1000000) * 1000000);
    return HN_OK;
}

/* _delta_make(class, days, seconds, microseconds, milliseconds, minutes, hours, weeks): a timedelta of small
 * ints, those behind the microseconds may be left out; None when one is something else, or the sum out of
 * range. */
FN(delta_make) {
    int64_t v[7] = {0, 0, 0, 0, 0, 0, 0};
    *out = HN_NONE;
    if (n < 4 || n > 8) return hnexc_bad_argument(vm);
    for (uint32_t i = 1; i < n; i++) {
        if (!hnv_is_int(args[i])) return HN_OK;
        v[i - 1] = hnv_int(args[i]);
    }
    return make_delta(vm, args[0], v[0] + v[6] * 7, v[1] + v[4] * 60 + v[5] * 3600, v[2] + v[3] * 1000, out);
}

static int64_t days_of(const hn_value *v) {
    int64_t y = hnv_int(v[0]), m = hnv_int(v[1]);
    return days_before(y) + before[m - 1] + (m > 2 && leap(y)) + hnv_int(v[2]);
}
static int64_t seconds_of(const hn_value *v) {
    return hnv_int(v[0]) * 3600 + hnv_int(v[1]) * 60 + hnv_int(v[2]);
}

/* _datetime_since(class, a, b): the timedelta a - b of two datetimes, whatever their zones. */
FN(datetime_since) {
    const hn_value *a = slots(args[1], 7), *b = slots(args[2], 7);
    if (!a || !b) return hnexc_bad_argument(vm);
    return make_delta(vm, args[0], days_of(a) - days_of(b), seconds_of(a + 3) - seconds_of(b + 3),
                      hnv_int(a[6]) - hnv_int(b[6]), out);
}

/* _datetime_add(class, datetime, days, seconds, microseconds): a later datetime of the same zone, without
 * fold; None out of range. */
FN(datetime_add) {
    const hn_value *v = slots(args[1], 7);
    const int64_t most = (int64_t)1 << 40;
    if (!v || !small(args[2], -most, most) || !small(args[3], -most, most) || !small(args[4], -most, most))
        return hnexc_bad_argument(vm);
    hn_type *t = HN_TYPE(args[0]);
    if (t->base_kind != HN_KIND_INSTANCE || t->root->nslots < 9 || t->inline_slots < 9 ||
        HN_INSTANCE(args[1])->shape->cls->root->nslots < 9)
        return hnexc_bad_argument(vm);
    int64_t micro = hnv_int(v[6]) + hnv_int(args[4]);
    int64_t seconds = seconds_of(v + 3) + hnv_int(args[3]) + floor_div(micro, 1000000);
    int64_t days = days_of(v) + hnv_int(args[2]) + floor_div(seconds, 86400);
    *out = HN_NONE;
    if (days < 1 || days > 3652059) return HN_OK;
    seconds -= floor_div(seconds, 86400) * 86400;
    HN_TRY(hninst_new(vm, t, HN_UNBOUND, out));
    hn_value *s = HN_INSTANCE(*out)->slots;
    split(days, s);
    s[3] = hnv_from_int(seconds / 3600);
    s[4] = hnv_from_int(seconds / 60 % 60);
    s[5] = hnv_from_int(seconds % 60);
    s[6] = hnv_from_int(micro - floor_div(micro, 1000000) * 1000000);
    s[7] = v[7];
    s[8] = hnv_from_int(0);
    return HN_OK;
}

const hn_primitive_def hnlib_primitives_datetime[] = {
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
    HN_PRIMITIVES_END};
