/* Reads the CBOR maps of requests, for run.c and setup.c (request.h): their options, the items in them, and
 * the sentence about an invalid one. It makes no objects. */
#include "api/request.h"

#include "base/print.h"
#include "base/utf8.h"

#include <string.h>

bool hnrequest_is_str(hn_item item) {
    hn_utf8_info info;
    return hnutf8_scan(item.p, item.n, true, &info);
}

uint64_t hnrequest_amount(double number) {
    return number >= 18446744073709551615.0 ? UINT64_MAX : number > 0 ? (uint64_t)number : 0;
}

/* ---- problems ---- */

/* How many of n bytes of a text to show: at most `most`, and whole characters. */
static int shown(const void *text, size_t n, size_t most) {
    const uint8_t *p = text;
    if (n <= most) return (int)n;
    while (most && (p[most] & 0xC0) == 0x80) most--;
    return (int)most;
}

bool hnrequest_invalid(hn_session *s, const char *what, hn_item name, const char *why) {
    static const hn_item unreadable = HN_NAMED("a name");
    char before[sizeof s->problem];
    bool shows = hnrequest_is_str(name);
    if (!shows) name = unreadable;
    hnprint(before, sizeof before, "%s", shows ? why : "not UTF-8");
    hnprint(s->problem, sizeof s->problem, "%s%s%.*s: %.*s", what, *what ? "." : "",
            shown(name.p, name.n, 100), (const char *)name.p, shown(before, strlen(before), 140), before);
    if (!s->problem_kind) s->problem_kind = HN_PROBLEM_ARGUMENT;
    return false;
}

/* ---- maps ---- */

static bool is_called(hn_item name, const void *text, size_t n) {
    return name.n == n && memcmp(name.p, text, n) == 0;
}

/* The items that follow a head and belong to it. */
static size_t items_in(hn_item item) {
    switch (item.kind) {
    case HN_ITEM_MAP: return 2 * item.n;
    case HN_ITEM_ARRAY: return item.n;
    case HN_ITEM_TAG: return 1;
    default: return 0;
    }
}

bool hnrequest_pair(hn_session *s, hn_scan *scan, hn_item *key, hn_given *value) {
    hn_item inner;
    if (!hnsession_went(s, hncbor_scan(&s->vm, scan, key))) return false;
    if (!(HN_IS_STRING >> key->kind & 1))
        return hnrequest_invalid(s, "", (hn_item)HN_NAMED("keys"), "not all are texts");
    const uint8_t *start = scan->p;
    if (!hnsession_went(s, hncbor_scan(&s->vm, scan, &value->item))) return false;
    value->within = *scan;
    for (size_t left = items_in(value->item); left; left--) {
        if (!hnsession_went(s, hncbor_scan(&s->vm, scan, &inner))) return false;
        left += items_in(inner);
        if (left - 1 > (size_t)(scan->end - scan->p)) return hnsession_refuse(s, HN_WHY_NO_MAP), false;
    }
    value->whole = (hn_item){.p = start, .n = (size_t)(scan->p - start)};
    return true;
}

static bool read_option(hn_session *s, hn_item name, const hn_given *value, const hn_option *options,
                        unsigned count, hn_given *given) {
    unsigned i = 0;
    while (i < count && !is_called(name, options[i].name.p, options[i].name.n)) i++;
    if (i == count) return hnrequest_invalid(s, "", name, "there is no such option");
    if (value->item.kind == HN_ITEM_NULL) return true;
    if (!(options[i].kinds >> value->item.kind & 1))
        return hnrequest_invalid(s, "", name, "not of this type");
    given[i] = *value;
    return true;
}

bool hnrequest_read(hn_session *s, const uint8_t *p, size_t n, const hn_option *options, unsigned count,
                    hn_given *given) {
    hn_scan scan = {p, p, n ? p + n : p};
    hn_item map, name;
    hn_given value;
    memset(given, 0, count * sizeof *given);
    if (!hnsession_went(s, hncbor_scan(&s->vm, &scan, &map))) return false;
    if (map.kind != HN_ITEM_MAP) return hnsession_refuse(s, HN_WHY_NO_MAP), false;
    for (size_t i = 0; i < map.n; i++) {
        if (!hnrequest_pair(s, &scan, &name, &value)) return false;
        if (!read_option(s, name, &value, options, count, given)) return false;
    }
    return scan.p == scan.end || (hnsession_refuse(s, HN_WHY_NO_MAP), false);
}

/* ---- limits ---- */

hn_limit_kind hnrequest_limit(hn_item name) {
    unsigned kind = 1;
    for (; kind < HN_LIMIT_KINDS; kind++) {
        const char *known = hn_limit_name((hn_limit_kind)kind);
        if (is_called(name, known, strlen(known))) break;
    }
    return (hn_limit_kind)kind;
}

bool hnrequest_set_limit(hn_session *s, hn_limit_kind kind, hn_item most) {
    if (most.kind != HN_ITEM_NUMBER || !(most.number >= 0))
        return hnsession_refuse(s, HN_WHY_NO_AMOUNT), false;
    return hnsession_limit(s, kind, hnrequest_amount(most.number));
}
