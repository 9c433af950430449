/* find, index, count, startswith, endswith, removeprefix and removesuffix of str, bytes and bytearray, over
 * object/find.c. str.c and bytes_table.inc have their rows. Each search charges for its length, whether it
 * finds anything or not. */
#include "lib/types/str_search.h"
#include "object/memory.h"
#include "object/partly.h"

/* What is looked for: text of the family, or for bytes one byte given as an int (into *one). */
static hn_status what(hn_vm *vm, const hn_view *self, const char *name, hn_value arg, uint8_t *one,
                      hn_view *out) {
    char type[64];
    int64_t i;
    if (self->kind == HN_KIND_STR) {
        if (hnview_of(hnv_payload(arg), out) && out->kind == HN_KIND_STR) return HN_OK;
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s() argument 1 must be str, not %s", name,
                           hnarg_type(vm, arg, type));
    }
    if (hnview_of(hnv_payload(arg), out) && out->kind != HN_KIND_STR) return HN_OK;
    hn_status st = hntext_index(vm, arg, &i);
    if (st == HN_NOINDEX) HN_TRY(hnmemory_refused(vm, arg));
    if (st == HN_NOINDEX)
        return hnexc_raise(vm, HN_T_TYPEERROR, "argument should be integer or bytes-like object, not '%T'",
                           arg);
    HN_TRY(st);
    if (i < 0 || i > 255) return hnexc_raise(vm, HN_T_VALUEERROR, "byte must be in range(0, 256)");
    *one = (uint8_t)i;
    *out = (hn_view){.v = HN_NONE, .p = one, .n = 1, .kind = HN_KIND_BYTES};
    return HN_OK;
}

static hn_status str_search_find(hn_vm *vm, const char *name, const hn_value *args, bool back, int64_t *out) {
    hn_view self, part;
    hn_needle needle;
    uint32_t from, to;
    uint8_t one;
    (void)hnview_of(args[0], &self);
    bool str = self.kind == HN_KIND_STR; /* which says at once that it looks for no other type */
    if (str) HN_TRY(what(vm, &self, name, args[1], &one, &part));
    HN_TRY(hnarg_bounds(vm, args[2], args[3], self.n, &from, &to));
    if (!str) HN_TRY(what(vm, &self, name, args[1], &one, &part));
    *out = -1;
    if (from > to || part.n > to - from) return HN_OK;
    HN_TRY(hnview_needle(vm, &self, &part, &needle));
    if (!needle.p) return HN_OK;
    const uint8_t *p = self.p + ((size_t)from << self.width);
    int64_t at;
    hn_find f = {p, needle.p, to - from, needle.len, self.width, back};
    hn_status st = hnfind_parts(vm, &f, &at);
    hnneedle_free(vm, &needle);
    HN_TRY(st);
    if (at >= 0) *out = at + from;
    uint64_t seen = at < 0 ? to - from : back ? (uint64_t)(to - from - at) : (uint64_t)at + part.n;
    return hnmeter_charge(&vm->meter, seen >> 4);
}

static hn_status find_int(hn_vm *vm, const char *name, const hn_value *args, uint32_t n, bool back,
                          hn_value *out) {
    int64_t at = 0;
    hn_status st = str_search_find(vm, name, args, back, &at);
    *out = hnv_from_int(at);
    return st;
}

static hn_status find_index(hn_vm *vm, const char *name, const hn_value *args, uint32_t n, bool back,
                            hn_value *out) {
    int64_t at = 0;
    HN_TRY(str_search_find(vm, name, args, back, &at));
    *out = hnv_from_int(at);
    if (at >= 0) return HN_OK;
    bool str = hnv_is(args[0], HN_KIND_STR);
    return hnexc_raise(vm, HN_T_VALUEERROR, str ? "substring not found" : "subsection not found");
}

hn_status hnsearch_find(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return find_int(vm, "find", args, n, false, out);
}
hn_status hnsearch_rfind(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return find_int(vm, "rfind", args, n, true, out);
}
hn_status hnsearch_index(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return find_index(vm, "index", args, n, false, out);
}
hn_status hnsearch_rindex(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return find_index(vm, "rindex", args, n, true, out);
}

/* How often the needle stands in self[from:to] without overlap, up to max; it is seen from *at_from on. */
static uint32_t count_in(hn_vm *vm, const hn_view *self, uint32_t *at_from, uint32_t to,
                         const hn_needle *needle, uint32_t max) {
    uint32_t found = 0, from = *at_from;
    if (needle->len == 1 && self->width == 0 && max == UINT32_MAX) { /* a loop that compilers vectorise */
        uint8_t c = *(const uint8_t *)needle->p;
        while (from < to) {
            uint32_t begin = from, end = to - from < 0x10000 ? to : from + 0x10000;
            for (; from < end; from++) found += self->p[from] == c;
            if (hnmeter_late(&vm->meter, (end - begin) >> 5)) break;
        }
        *at_from = from;
        return found;
    }
    while (found < max && from <= to) {
        int64_t at = hnfind_first(&vm->meter, self->p + ((size_t)from << self->width), to - from, needle->p,
                                  needle->len, self->width);
        if (at < 0) break;
        found++;
        if ((found & 0xFFF) == 0 && hnmeter_late(&vm->meter, 0x1000 >> 2)) break;
        from += (uint32_t)at + needle->len;
    }
    *at_from = from;
    return found;
}

/* The same, part by part. */
#ifdef HN_HOSTILE
#define COUNT_PART 16u
#else
#define COUNT_PART 0x40000u
#endif
HN_PARTLY(str_search_count_kind);
hn_status hnview_count_parts(hn_vm *vm, const hn_view *self, uint32_t from, uint32_t to,
                             const hn_needle *needle, uint32_t max, uint32_t *found) {
    uint32_t part = needle->len > COUNT_PART / 4 ? 4 * needle->len : COUNT_PART, begin;
    hn_partly w;
    *found = 0;
    if (hnpartly_resume(&vm->meter, &str_search_count_kind, &w)) {
        from = (uint32_t)w.at[0];
        *found = (uint32_t)w.at[1];
    }
    for (begin = from; to - from >= needle->len && *found < max;) {
        if (from > begin && hnwork_due(&vm->meter)) {
            w.at[0] = from;
            w.at[1] = *found;
            return hnpartly_leave(&vm->meter, &str_search_count_kind, &w);
        }
        uint32_t end = to - from <= part + needle->len ? to : from + part + needle->len;
        *found += count_in(vm, self, &from, end, needle, max == UINT32_MAX ? max : max - *found);
        HN_TRY(hnmeter_charge(&vm->meter, 0)); /* all of them, not late */
        if (end == to) break;
        if (from < end - needle->len + 1)
            from = end - needle->len + 1; /* where one may begin and reach further */
    }
    return HN_OK;
}

hn_status hnsearch_count(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view self, part;
    hn_needle needle;
    uint32_t from, to;
    uint8_t one;
    (void)hnview_of(args[0], &self);
    bool str = self.kind == HN_KIND_STR; /* which says at once that it looks for no other type */
    if (str) HN_TRY(what(vm, &self, "count", args[1], &one, &part));
    HN_TRY(hnarg_bounds(vm, args[2], args[3], self.n, &from, &to));
    if (!str) HN_TRY(what(vm, &self, "count", args[1], &one, &part));
    *out = hnv_from_int(0);
    if (from > to) return HN_OK;
    if (part.n == 0) {
        *out = hnv_from_int((int64_t)(to - from) + 1);
        return HN_OK;
    }
    HN_TRY(hnmeter_charge(&vm->meter, (to - from) >> 4));
    HN_TRY(hnview_needle(vm, &self, &part, &needle));
    uint32_t found = 0;
    hn_status st = needle.p ? hnview_count_parts(vm, &self, from, to, &needle, UINT32_MAX, &found) : HN_OK;
    hnneedle_free(vm, &needle);
    *out = hnv_from_int(found);
    return st;
}

/* ---- prefixes and suffixes ---- */

static bool same_at(const hn_view *s, uint32_t at, const hn_view *part) {
    if (part->width == s->width)
        return hnmem_same_short(s->p + ((size_t)at << s->width), part->p, (size_t)part->n << s->width);
    for (uint32_t i = 0; i < part->n; i++)
        if (hnview_at(s, at + i) != hnview_at(part, i)) return false;
    return true;
}

static bool str_search_fits(const hn_view *self, uint32_t from, uint32_t to, const hn_view *part, bool end) {
    if (from > to || part->n > to - from) return false;
    return same_at(self, end ? to - part->n : from, part);
}

static hn_status bad_affix(hn_vm *vm, const hn_view *self, const char *name, hn_value arg, bool in_tuple) {
    const char *type = self->kind == HN_KIND_STR ? "str" : "bytes";
    if (self->kind != HN_KIND_STR) HN_TRY(hnmemory_refused(vm, arg));
    if (!in_tuple)
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s first arg must be %s or a tuple of %s, not %T", name, type,
                           type, arg);
    if (self->kind != HN_KIND_STR)
        return hnexc_raise(vm, HN_T_TYPEERROR, "a bytes-like object is required, not '%T'", arg);
    return hnexc_raise(vm, HN_T_TYPEERROR, "tuple for %s must only contain str, not %T", name, arg);
}

static hn_status affix(hn_vm *vm, const char *name, const hn_value *args, bool end, hn_value *out) {
    hn_view self, part;
    uint32_t from, to, n = 1;
    (void)hnview_of(args[0], &self);
    HN_TRY(hnarg_bounds(vm, args[2], args[3], self.n, &from, &to));
    const hn_value *list = &args[1];
    hn_value tuple = hnv_payload(args[1]);
    bool many = hnv_is(tuple, HN_KIND_TUPLE);
    if (many) {
        list = HN_TUPLE(tuple)->items;
        n = HN_TUPLE(tuple)->len;
    }
    *out = HN_FALSE;
    for (uint32_t i = 0; i < n; i++) {
        if (!hnview_of(hnv_payload(list[i]), &part) ||
            (part.kind == HN_KIND_STR) != (self.kind == HN_KIND_STR))
            return bad_affix(vm, &self, name, list[i], many);
        HN_TRY(hnmeter_charge(&vm->meter, (part.n >> 6) + ((i & 15) == 15)));
        if (!str_search_fits(&self, from, to, &part, end)) continue;
        *out = HN_TRUE;
        break;
    }
    return HN_OK;
}

hn_status hnsearch_startswith(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return affix(vm, "startswith", args, false, out);
}
hn_status hnsearch_endswith(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return affix(vm, "endswith", args, true, out);
}

hn_status hnsearch_removeprefix(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view self, part;
    (void)hnview_of(args[0], &self);
    HN_TRY(hnview_arg(vm, &self, args[1], "removeprefix() argument must be str, not %s", &part));
    uint32_t from = str_search_fits(&self, 0, self.n, &part, false) ? part.n : 0;
    return hnview_sub(vm, &self, from, self.n, out);
}

hn_status hnsearch_removesuffix(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view self, part;
    (void)hnview_of(args[0], &self);
    HN_TRY(hnview_arg(vm, &self, args[1], "removesuffix() argument must be str, not %s", &part));
    uint32_t to = str_search_fits(&self, 0, self.n, &part, true) ? self.n - part.n : self.n;
    return hnview_sub(vm, &self, 0, to, out);
}
