/* Conversion of dates and times from and to CBOR content. It reads and fills the slots of instances directly,
 * so their order is that of __slots__ in lib/py/datetime.py. A program may replace the names in that module:
 * a class counts only if it is sealed and has the expected number of slots. Values from the host are checked
 * for their ranges. */
#include "host/cbor_date.h"

#include "base/calendar.h"
#include "base/print.h"
#include "object/dict.h"
#include "object/heap.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/str.h"
#include "object/type.h"

/* ---- the classes ---- */

/* Finds a global of module datetime; UNBOUND: it is not imported. Its names are interned then, so this needs
 * no memory. */
static hn_value global(hn_vm *vm, const char *name) {
    hn_value key;
    if (!vm->modules || hnstr_intern_utf8(vm, "datetime", 8, &key) != HN_OK) return HN_UNBOUND;
    hn_value module = hndict_get_str(vm, vm->modules, key);
    if (!hnv_is(module, HN_KIND_MODULE) || hnstr_intern_utf8(vm, name, strlen(name), &key) != HN_OK)
        return HN_UNBOUND;
    return hndict_get_str(vm, HN_AS(hn_module, module)->dict, key);
}

/* Finds a class of datetime with this many slots. NULL: a program has replaced it. */
static hn_type *cbor_date_class_of(hn_vm *vm, const char *name, uint32_t slots) {
    hn_value cls = global(vm, name);
    if (!hnv_is(cls, HN_KIND_TYPE)) return NULL;
    hn_type *t = HN_TYPE(cls);
    bool fits = t->h.flags & HN_TYPE_SEALED && t->base_kind == HN_KIND_INSTANCE && t->root->nslots == slots;
    return fits && t->inline_slots >= slots ? t : NULL;
}

static hn_status cbor_date_make(hn_vm *vm, const char *name, const hn_value *slots, uint32_t n,
                                hn_value *out) {
    hn_type *t = cbor_date_class_of(vm, name, n);
    *out = HN_UNBOUND;
    if (!t) return HN_OK;
    HN_TRY(hninst_new(vm, t, HN_UNBOUND, out));
    memcpy(HN_INSTANCE(*out)->slots, slots, n * sizeof *slots);
    return HN_OK;
}

static bool is_instance(hn_vm *vm, hn_value v, const char *name, uint32_t slots) {
    hn_type *t = hnv_is(v, HN_KIND_INSTANCE) ? HN_INSTANCE(v)->shape->cls : NULL;
    return t && t->h.flags & HN_TYPE_SEALED && t == cbor_date_class_of(vm, name, slots);
}

/* ---- from Python ---- */

static hn_status day_text(hn_vm *vm, const hn_value *slots, hn_value *out) {
    char text[16];
    int64_t x[3];
    if (!hnv_are_ints(slots, 3, x)) return HN_OK;
    hnprint(text, sizeof text, "%04d-%02d-%02d", (int)x[0], (int)x[1], (int)x[2]);
    return hnstr_from_z(vm, text, out);
}

static hn_status zone_parts(hn_vm *vm, const hn_value *slots, hn_value *out) {
    if (!is_instance(vm, slots[0], "timedelta", 3)) return HN_OK;
    const hn_value *d = HN_INSTANCE(slots[0])->slots;
    if (!hnv_is_int(d[0]) || !hnv_is_int(d[1])) return HN_OK;
    hn_value parts[3] = {hnv_from_int(hnv_int(d[0]) * 86400 + hnv_int(d[1])), d[2], slots[1]};
    return hntuple_from(vm, parts, 3, out);
}

hn_status hncbor_date_parts(hn_vm *vm, hn_value v, uint64_t *tag, hn_value *out) {
    static const struct {
        const char *name;
        uint32_t slots;
        uint64_t tag;
    } classes[] = {{"date", 3, HN_CBOR_DAY_TEXT},
                   {"datetime", 9, HN_CBOR_DATETIME},
                   {"time", 6, HN_CBOR_TIME},
                   {"timedelta", 3, HN_CBOR_TIMEDELTA},
                   {"timezone", 2, HN_CBOR_TIMEZONE}};
    *tag = 0;
    *out = HN_UNBOUND;
    if (!hnv_is(v, HN_KIND_INSTANCE) || !(hntype_of(vm, v)->h.flags & HN_TYPE_SEALED)) return HN_OK;
    const hn_value *slots = HN_INSTANCE(v)->slots;
    for (unsigned i = 0; i < sizeof classes / sizeof *classes; i++) {
        if (!is_instance(vm, v, classes[i].name, classes[i].slots)) continue;
        if (classes[i].tag == HN_CBOR_DAY_TEXT)
            HN_TRY(day_text(vm, slots, out));
        else if (classes[i].tag == HN_CBOR_TIMEZONE)
            HN_TRY(zone_parts(vm, slots, out));
        else
            HN_TRY(hntuple_from(vm, slots, classes[i].slots, out));
        if (*out != HN_UNBOUND) *tag = classes[i].tag;
        break;
    }
    return HN_OK;
}

/* ---- to Python ---- */

bool hncbor_date_is_tag(uint64_t tag) {
    switch (tag) {
    case HN_CBOR_DAY_TEXT:
    case HN_CBOR_DATETIME:
    case HN_CBOR_TIME:
    case HN_CBOR_TIMEDELTA:
    case HN_CBOR_TIMEZONE: return true;
    default: return false;
    }
}

static bool is_clock(hn_vm *vm, const hn_value *v) {
    int64_t x[4];
    return hnv_are_ints(v, 4, x) && hncalendar_is_clock(x) &&
           (v[4] == HN_NONE || is_instance(vm, v[4], "timezone", 2)) && hnv_is_between(v[5], 0, 1);
}

static hn_status cbor_date_make_delta(hn_vm *vm, const hn_value *v, hn_value *out) {
    *out = HN_UNBOUND;
    if (!hnv_is_between(v[0], -999999999, 999999999) || !hnv_is_between(v[1], 0, 86399) ||
        !hnv_is_between(v[2], 0, 999999))
        return HN_OK;
    return cbor_date_make(vm, "timedelta", v, 3, out);
}

/* Makes a timezone of seconds and microseconds east of UTC, and a name. */
static hn_status make_zone(hn_vm *vm, const hn_value *v, hn_value *out) {
    *out = HN_UNBOUND;
    if (!hnv_is_between(v[0], -86399, 86399) || !hnv_is_between(v[1], 0, 999999)) return HN_OK;
    if (v[2] != HN_NONE && !hnv_is(v[2], HN_KIND_STR)) return HN_OK;
    if (v[2] == HN_NONE && hnv_int(v[0]) == 0 && hnv_int(v[1]) == 0) {
        *out = global(vm, "UTC");
        if (is_instance(vm, *out, "timezone", 2)) return HN_OK;
    }
    int64_t days = hnv_int(v[0]) < 0 ? -1 : 0;
    hn_value delta[3] = {hnv_from_int(days), hnv_from_int(hnv_int(v[0]) - days * 86400), v[1]};
    hn_value slots[2] = {HN_UNBOUND, v[2]};
    HN_TRY(cbor_date_make_delta(vm, delta, &slots[0]));
    return slots[0] == HN_UNBOUND ? HN_OK : cbor_date_make(vm, "timezone", slots, 2, out);
}

static hn_status make_array(hn_vm *vm, uint64_t tag, hn_value content, hn_value *out) {
    const hn_value *v;
    uint32_t n;
    int64_t date[3];
    *out = HN_UNBOUND;
    if (!hnv_is(content, HN_KIND_LIST) || !hnseq_view(content, &v, &n)) return HN_OK;
    if (tag == HN_CBOR_DATETIME && n == 9 && hnv_are_ints(v, 3, date) && hncalendar_is_day(date) &&
        is_clock(vm, v + 3))
        return cbor_date_make(vm, "datetime", v, n, out);
    if (tag == HN_CBOR_TIME && n == 6 && is_clock(vm, v)) return cbor_date_make(vm, "time", v, n, out);
    if (tag == HN_CBOR_TIMEDELTA && n == 3) return cbor_date_make_delta(vm, v, out);
    if (tag == HN_CBOR_TIMEZONE && n == 3) return make_zone(vm, v, out);
    return HN_OK;
}

/* Reads n digits at *p. -1: there are fewer. */
static int64_t cbor_date_digits(const uint8_t **p, const uint8_t *end, int n) {
    int64_t v = 0;
    for (; n > 0; n--, ++*p) {
        if (*p >= end || **p < '0' || **p > '9') return -1;
        v = v * 10 + (**p - '0');
    }
    return v;
}

static bool cbor_date_eat(const uint8_t **p, const uint8_t *end, char c) {
    return *p < end && **p == c ? ++*p, true : false;
}

static bool scan_day(const uint8_t **p, const uint8_t *end, hn_value *v) {
    int64_t y = cbor_date_digits(p, end, 4),
            m = cbor_date_eat(p, end, '-') ? cbor_date_digits(p, end, 2) : -1;
    int64_t d = m >= 0 && cbor_date_eat(p, end, '-') ? cbor_date_digits(p, end, 2) : -1;
    const int64_t date[3] = {y, m, d};
    for (unsigned i = 0; i < 3; i++) v[i] = hnv_from_int(date[i]);
    return hncalendar_is_day(date);
}

static hn_status make_day(hn_vm *vm, hn_value content, hn_value *out) {
    *out = HN_UNBOUND;
    if (!hnv_is(content, HN_KIND_STR) || !(HN_STR(content)->h.flags & HN_STR_ASCII)) return HN_OK;
    const uint8_t *p = HN_STR(content)->data, *end = p + HN_STR(content)->len;
    hn_value v[3];
    return scan_day(&p, end, v) && p == end ? cbor_date_make(vm, "date", v, 3, out) : HN_OK;
}

hn_status hncbor_date_make(hn_vm *vm, uint64_t tag, hn_value content, hn_value *out) {
    if (global(vm, "datetime") == HN_UNBOUND) return HN_SLOW;
    return tag == HN_CBOR_DAY_TEXT ? make_day(vm, content, out) : make_array(vm, tag, content, out);
}
