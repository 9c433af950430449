/* split, rsplit, splitlines, partition and strip of str, bytes and bytearray. str.c and bytes_table.inc have
 * their rows. Long texts can be left at the end of a slice, with the list of pieces so far. */
#include "lib/types/str_search.h"
#include "lib/twins.h"
#include "object/bytes.h"
#include "object/list.h"
#include "object/partly.h"
#include "object/ops.h"

/* ---- split ---- */

/* Adds a piece; making it costs more than looking for where it ends. */
static hn_status append_piece(hn_vm *vm, hn_list *list, const hn_view *s, uint32_t from, uint32_t to) {
    HN_TRY(hnmeter_charge(&vm->meter, list->len & 1));
    hn_value part;
    HN_TRY(hnview_sub(vm, s, from, to, &part));
    if (HN_UNLIKELY(!list->items || list->len == list->items->cap)) return hnlist_append(vm, list, part);
    list->items->v[list->len++] = part;
    return HN_OK;
}

/* Left in the middle: the pieces that there are, and where the next one begins. */
HN_PARTLY(split_kind);
static hn_status leave_splitting(hn_vm *vm, const hn_list *list, uint32_t at, int64_t max) {
    hn_partly w = {.value = hnv_from_ref(list), .at = {at, (uint64_t)max}};
    return hnpartly_leave(&vm->meter, &split_kind, &w);
}

/* How many pieces a short text will have, or 0 for one where counting costs more than a list that grows. */
static uint32_t str_split_estimate(const hn_view *s, uint8_t separator) {
    uint32_t n = 1;
    if (s->width || s->n > 64) return 0;
    for (uint32_t i = 0; i < s->n; i++) n += s->p[i] == separator;
    return n;
}

/* The first white space of a text from i on, or its end. */
static uint32_t word_end(hn_vm *vm, const hn_view *s, uint32_t i) {
    for (; i < s->n; i++) {
        if (!(s->width == 0 && s->p[i] > ' ' && s->p[i] < 0x80) && hnview_space(s, i)) break;
        if ((i & 0x3FFF) == 0x3FFF && hnmeter_late(&vm->meter, 0x4000 >> 3)) break;
    }
    return i;
}

/* The end of the white space at i. */
static uint32_t space_end(hn_vm *vm, const hn_view *s, uint32_t i) {
    while (i < s->n && hnview_space(s, i))
        if ((++i & 0x3FFF) == 0 && hnmeter_late(&vm->meter, 0x4000 >> 3)) break;
    return i;
}

static hn_status split_spaces(hn_vm *vm, const hn_view *s, uint32_t i, int64_t max, hn_list *list) {
    for (uint32_t begin = i;;) {
        if (i > begin && hnwork_due(&vm->meter)) return leave_splitting(vm, list, i, max);
        i = space_end(vm, s, i);
        if (i == s->n) return HN_OK;
        if (max-- <= 0) return append_piece(vm, list, s, i, s->n);
        uint32_t from = i;
        i = word_end(vm, s, i);
        HN_TRY(append_piece(vm, list, s, from, i));
    }
}

static hn_status rsplit_spaces(hn_vm *vm, const hn_view *s, uint32_t i, int64_t max, hn_list *list) {
    for (uint32_t begin = i;;) {
        if (i < begin && hnwork_due(&vm->meter)) return leave_splitting(vm, list, i, max);
        for (; i && hnview_space(s, i - 1); i--) HN_PACE(vm, i);
        if (!i) return HN_OK;
        if (max-- <= 0) return append_piece(vm, list, s, 0, i);
        uint32_t to = i;
        for (; i && !hnview_space(s, i - 1); i--) HN_PACE(vm, i);
        HN_TRY(append_piece(vm, list, s, i, to));
    }
}

/* By one character of one byte. */
static hn_status split_byte(hn_vm *vm, const hn_view *s, uint8_t sep, uint32_t from, int64_t max,
                            hn_list *list) {
    for (uint32_t begin = from; max > 0; max--) {
        if (from > begin && hnwork_due(&vm->meter)) return leave_splitting(vm, list, from, max);
        uint32_t at = hntext_find_byte(s->p, from, s->n, sep);
        if (at == s->n) break;
        HN_TRY(append_piece(vm, list, s, from, at));
        from = at + 1;
    }
    return append_piece(vm, list, s, from, s->n);
}

static hn_status split_by(hn_vm *vm, const hn_view *s, const hn_needle *sep, uint32_t from, int64_t max,
                          hn_list *list) {
    if (sep->p && sep->len == 1 && s->width == 0)
        return split_byte(vm, s, *(const uint8_t *)sep->p, from, max, list);
    for (uint32_t begin = from; sep->p && max > 0; max--) {
        if (from > begin && hnwork_due(&vm->meter)) return leave_splitting(vm, list, from, max);
        int64_t at = hnfind_first(&vm->meter, s->p + ((size_t)from << s->width), s->n - from, sep->p,
                                  sep->len, s->width);
        if (at < 0) break;
        HN_TRY(append_piece(vm, list, s, from, from + (uint32_t)at));
        from += (uint32_t)at + sep->len;
    }
    return append_piece(vm, list, s, from, s->n);
}

static hn_status rsplit_by(hn_vm *vm, const hn_view *s, const hn_needle *sep, uint32_t to, int64_t max,
                           hn_list *list) {
    for (uint32_t begin = to; sep->p && max > 0; max--) {
        if (to < begin && hnwork_due(&vm->meter)) return leave_splitting(vm, list, to, max);
        int64_t at = hnfind_last(&vm->meter, s->p, to, sep->p, sep->len, s->width);
        if (at < 0) break;
        HN_TRY(append_piece(vm, list, s, (uint32_t)at + sep->len, to));
        to = (uint32_t)at;
    }
    return append_piece(vm, list, s, 0, to);
}

/* By args[1], which is not None. */
static hn_status split_by_text(hn_vm *vm, const hn_view *self, hn_value by, bool back, uint32_t at,
                               int64_t max, hn_list *list) {
    hn_view sep;
    hn_needle needle;
    char type[64];
    if (self->kind == HN_KIND_STR && !hnv_is(hnv_payload(by), HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "must be str or None, not %s",
                           hntype_name_of(vm, by, type, sizeof type));
    HN_TRY(hnview_arg(vm, self, by, "must be str or None, not %s", &sep));
    if (!sep.n) return hnexc_raise(vm, HN_T_VALUEERROR, "empty separator");
    HN_TRY(hnview_needle(vm, self, &sep, &needle));
    hn_status st =
        back ? rsplit_by(vm, self, &needle, at, max, list) : split_by(vm, self, &needle, at, max, list);
    hnneedle_free(vm, &needle);
    return st;
}

static hn_status turn_round(hn_vm *vm, hn_list *list) {
    for (uint32_t i = 0, j = list->len; i + 1 < j; i++) {
        hn_value v = list->items->v[i];
        list->items->v[i] = list->items->v[--j];
        HN_PACE(vm, i);
        list->items->v[j] = v;
    }
    return HN_OK;
}

static hn_status split(hn_vm *vm, const hn_value *args, bool back, hn_value *out) {
    hn_view self;
    int64_t max;
    (void)hnview_of(args[0], &self);
    HN_TRY(hnarg_size(vm, args[2], -1, &max));
    if (max < 0) max = INT64_MAX;
    HN_TRY(hnmeter_charge(&vm->meter, self.n >> 4));
    bool by_byte =
        hnv_is(args[1], HN_KIND_STR) && HN_STR(args[1])->len == 1 && !HN_STR_WIDTH(HN_STR(args[1]));
    hn_partly w;
    hn_list *list;
    uint32_t at = back ? self.n : 0;
    if (hnpartly_resume(&vm->meter, &split_kind, &w)) {
        list = HN_LIST(w.value);
        at = (uint32_t)w.at[0];
        max = (int64_t)w.at[1];
    } else {
        list =
            hnlist_new(vm, max < 8 ? 0 : str_split_estimate(&self, by_byte ? HN_STR(args[1])->data[0] : ' '));
    }
    if (!list) return HN_NOMEM;
    *out = hnv_from_ref(list);
    if (args[1] != HN_UNBOUND && args[1] != HN_NONE)
        HN_TRY(split_by_text(vm, &self, args[1], back, at, max, list));
    else if (back)
        HN_TRY(rsplit_spaces(vm, &self, at, max, list));
    else
        HN_TRY(split_spaces(vm, &self, at, max, list));
    return back ? turn_round(vm, list) : HN_OK;
}

static hn_status split_given(hn_vm *vm, const hn_value *args, bool back, hn_value *out) {
    hn_value given[3] = {args[0], args[1] == HN_UNBOUND ? HN_NONE : args[1], args[2]};
    return split(vm, given, back, out);
}
hn_status hnsplit_split(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return split_given(vm, args, false, out);
}
hn_status hnsplit_rsplit(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return split_given(vm, args, true, out);
}

/* ---- splitlines ---- */

static bool line_break(const hn_view *s, uint32_t i) {
    uint32_t c = hnview_at(s, i);
    if (c == '\n' || c == '\r') return true;
    if (s->kind != HN_KIND_STR) return false;
    return c == 0x0B || c == 0x0C || (c >= 0x1C && c <= 0x1E) || c == 0x85 || c == 0x2028 || c == 0x2029;
}

/* To the first of eight bytes with one that may break a line: nothing from a space to DEL does. */
static hn_status skip_plain(hn_vm *vm, const hn_view *s, uint32_t *at) {
    const uint64_t ones = UINT64_C(0x0101010101010101);
    uint32_t i = *at;
    for (uint64_t word; i + 8 <= s->n; i += 8) {
        memcpy(&word, s->p + i, 8);
        if (((word - ones * ' ') | word) & ones << 7) break;
        HN_PACE(vm, i >> 3);
    }
    *at = i;
    return HN_OK;
}

HN_PARTLY(lines_kind);
hn_status hnsplit_splitlines(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view s;
    bool keep = false;
    (void)hnview_of(args[0], &s);
    if (args[1] != HN_UNBOUND) {
        HN_TRY_SLOW(hnops_truth(vm, args[1], &keep), HN_SLOW_TEXT_LINES, 2, args);
    }
    hn_partly w;
    HN_TRY(hnmeter_charge(&vm->meter, s.n >> 4));
    if (!hnpartly_resume(&vm->meter, &lines_kind, &w)) {
        hn_list *begun = hnlist_new(vm, 0);
        if (!begun) return HN_NOMEM;
        w.value = hnv_from_ref(begun);
    }
    hn_list *list = HN_LIST(w.value);
    for (uint32_t i = (uint32_t)w.at[0], begin = i; i < s.n;) {
        uint32_t from = w.at[0] = i;
        if (i > begin && hnwork_due(&vm->meter)) return hnpartly_leave(&vm->meter, &lines_kind, &w);
        if (s.width == 0) HN_TRY(skip_plain(vm, &s, &i));
        for (; i < s.n && !line_break(&s, i); i++) HN_PACE(vm, i);
        uint32_t to = i;
        if (i < s.n) {
            i += hnview_at(&s, i) == '\r' && i + 1 < s.n && hnview_at(&s, i + 1) == '\n' ? 2 : 1;
            if (keep) to = i;
        }
        HN_TRY(append_piece(vm, list, &s, from, to));
    }
    *out = hnv_from_ref(list);
    return HN_OK;
}

/* ---- partition ---- */

/* The separator as an item of the result: bytearrays copy it. */
static hn_status partition(hn_vm *vm, const hn_value *args, bool back, hn_value *out) {
    hn_view self, sep;
    hn_needle needle;
    (void)hnview_of(args[0], &self);
    char type[64];
    if (self.kind == HN_KIND_STR && !hnv_is(hnv_payload(args[1]), HN_KIND_STR))
        return hnexc_raise(vm, HN_T_TYPEERROR, "must be str, not %s",
                           hntype_name_of(vm, args[1], type, sizeof type));
    HN_TRY(hnview_arg(vm, &self, args[1], "must be str, not %s", &sep));
    if (!sep.n) return hnexc_raise(vm, HN_T_VALUEERROR, "empty separator");
    HN_TRY(hnmeter_charge(&vm->meter, self.n >> 4));
    HN_TRY(hnview_needle(vm, &self, &sep, &needle));
    int64_t at = -1;
    if (needle.p)
        at = back ? hnfind_last(&vm->meter, self.p, self.n, needle.p, needle.len, self.width)
                  : hnfind_first(&vm->meter, self.p, self.n, needle.p, needle.len, self.width);
    hnneedle_free(vm, &needle);
    HN_TRY(hnmeter_charge(&vm->meter, 0));
    hn_value part[3];
    uint32_t from = at >= 0 ? (uint32_t)at : back ? 0 : self.n, to = at >= 0 ? from + sep.n : from;
    HN_TRY(hnview_sub(vm, &self, 0, from, &part[0]));
    if (self.kind == HN_KIND_BYTEARRAY)
        HN_TRY(hnbytearray_new(vm, sep.p, at < 0 ? 0 : sep.n, &part[1]));
    else if (at >= 0)
        part[1] = sep.v;
    else
        HN_TRY(hnview_sub(vm, &self, 0, 0, &part[1]));
    HN_TRY(hnview_sub(vm, &self, to, self.n, &part[2]));
    return hntuple_from(vm, part, 3, out);
}

hn_status hnsplit_partition(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return partition(vm, args, false, out);
}
hn_status hnsplit_rpartition(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return partition(vm, args, true, out);
}

/* ---- strip ---- */

/* A set of characters: a bit map of those below 256, and a mask of the low 6 bits of all to rule most others
 * out. */
typedef struct charset {
    const hn_view *chars;
    uint64_t low[4], bloom;
} charset;

static hn_status charset_init(hn_vm *vm, charset *set, const hn_view *chars) {
    memset(set, 0, sizeof *set);
    set->chars = chars;
    for (uint32_t i = 0; i < chars->n; i++) {
        HN_PACE(vm, i);
        uint32_t c = hnview_at(chars, i);
        if (c < 256)
            set->low[c >> 6] |= UINT64_C(1) << (c & 63);
        else
            set->bloom |= UINT64_C(1) << (c & 63);
    }
    return HN_OK;
}

static bool charset_has(const charset *set, uint32_t c) {
    if (c < 256) return set->low[c >> 6] >> (c & 63) & 1;
    if (!(set->bloom >> (c & 63) & 1)) return false;
    for (uint32_t i = 0; i < set->chars->n; i++)
        if (hnview_at(set->chars, i) == c) return true;
    return false;
}

/* What is left of the text within [from, to); `set` is NULL for white space. Left in the middle of it. */
typedef struct stripping {
    hn_vm *vm;
    const hn_view *s;
    const charset *set;
    uint32_t from, to;
} stripping;

static inline bool goes(const stripping *t, uint32_t i) {
    return t->set ? charset_has(t->set, hnview_at(t->s, i)) : hnview_space(t->s, i);
}

HN_PARTLY(strip_kind);
static hn_status strip_ends(stripping *t, bool left, bool right) {
    hn_vm *vm = t->vm;
    hn_partly w;
    uint32_t cost = t->set && t->set->chars->width ? t->set->chars->n >> 4 : 0;
    if (hnpartly_resume(&vm->meter, &strip_kind, &w)) {
        t->from = (uint32_t)w.at[1];
        t->to = (uint32_t)w.at[2];
    }
    for (uint32_t begin = t->from; left && t->from < t->to && goes(t, t->from); t->from++) {
        HN_PACE_PARTLY(vm, strip_kind, &w, t->from, begin, w.at[1] = t->from, w.at[2] = t->to);
        if (cost) HN_TRY(hnmeter_charge(&vm->meter, cost));
    }
    for (uint32_t begin = t->to; right && t->to > t->from && goes(t, t->to - 1); t->to--) {
        HN_PACE_PARTLY(vm, strip_kind, &w, t->to, begin, w.at[1] = t->from, w.at[2] = t->to);
        if (cost) HN_TRY(hnmeter_charge(&vm->meter, cost));
    }
    return HN_OK;
}

static hn_status strip(hn_vm *vm, const char *message, const hn_value *args, bool left, bool right,
                       hn_value *out) {
    hn_view self, chars;
    charset set;
    (void)hnview_of(args[0], &self);
    stripping t = {vm, &self, NULL, 0, self.n};
    if (args[1] != HN_UNBOUND && args[1] != HN_NONE) {
        HN_TRY(hnview_arg(vm, &self, args[1], message, &chars));
        HN_TRY(hnmeter_charge(&vm->meter, chars.n >> 4));
        HN_TRY(charset_init(vm, &set, &chars));
        t.set = &set;
    }
    HN_TRY(strip_ends(&t, left, right));
    HN_TRY(hnmeter_charge(&vm->meter, (t.from + self.n - t.to) >> 4));
    return hnview_sub(vm, &self, t.from, t.to, out);
}

hn_status hnsplit_strip(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return strip(vm, "strip arg must be None or str", args, true, true, out);
}
hn_status hnsplit_lstrip(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return strip(vm, "lstrip arg must be None or str", args, true, false, out);
}
hn_status hnsplit_rstrip(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return strip(vm, "rstrip arg must be None or str", args, false, true, out);
}
