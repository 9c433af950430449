/* replace, padding, zfill and expandtabs of str, bytes and bytearray. str.c and bytes_table.inc have their
 * rows. Sizes come from the program, so results are charged before they are filled; long ones can be left at
 * the end of a slice. */
#include "lib/types/str_search.h"
#include "object/bytes.h"
#include "object/partly.h"
#include "object/strbuf.h"

/* ---- replace ---- */

/* Left in the middle, b belongs to the work. */
HN_PARTLY(replace_kind);
static hn_status leave_replacing(hn_vm *vm, hn_partly *w, uint32_t from, uint32_t times) {
    w->at[0] = from;
    w->at[1] = times;
    return hnpartly_leave(&vm->meter, &replace_kind, w);
}

static hn_status put_replaced(hn_vm *vm, hn_partly *w, const hn_view *s, const hn_needle *old,
                              const hn_view *by) {
    hn_strbuf *b = &w->text;
    uint32_t from = (uint32_t)w->at[0], times = (uint32_t)w->at[1];
    for (uint32_t begin = from; times; times--) {
        if (from > begin && hnwork_due(&vm->meter)) return leave_replacing(vm, w, from, times);
        int64_t at = hnfind_first(&vm->meter, s->p + ((size_t)from << s->width), s->n - from, old->p,
                                  old->len, s->width);
        if (at < 0) break;
        HN_TRY(hnmeter_charge(&vm->meter, 1 + (by->n >> 6)));
        hnview_put(b, s, from, from + (uint32_t)at);
        hnview_put(b, by, 0, by->n);
        from += (uint32_t)at + old->len;
        if (b->failed) return HN_NOMEM;
    }
    HN_TRY(hnmeter_charge(&vm->meter, 0));
    hnview_put(b, s, from, s->n);
    return HN_OK;
}

/* An empty text is replaced before every character and at the end. */
static hn_status put_interleaved(hn_vm *vm, hn_partly *w, const hn_view *s, const hn_view *by) {
    hn_strbuf *b = &w->text;
    uint32_t i = (uint32_t)w->at[0], times = (uint32_t)w->at[1], begin = i;
    for (; i < times && i <= s->n; i++) {
        if (i > begin && hnwork_due(&vm->meter)) return leave_replacing(vm, w, i, times);
        HN_PACE_SLOW(vm, i);
        HN_TRY(hnmeter_charge(&vm->meter, by->n >> 6));
        hnview_put(b, by, 0, by->n);
        if (i < s->n) hnview_put(b, s, i, i + 1);
        if (b->failed) return HN_NOMEM;
    }
    if (i < s->n) hnview_put(b, s, i, s->n);
    return HN_OK;
}

#define PLACES 32u
typedef struct places {
    uint32_t found, known; /* how many there are, and how many of these are in at[] */
    uint32_t at[PLACES];
} places;

/* How often `old` (not empty) stands in s, up to `max`. */
static hn_status find_places(hn_vm *vm, const hn_view *s, const hn_needle *old, uint32_t max, places *p) {
    static const char who;
    hn_work_part part = {.who = &who, .gives = {{&p->found, sizeof p->found}}};
    uint32_t from = 0, more = 0;
    p->known = p->found = 0;
    if (s->n > HN_PARTLY_LONG && hnwork_recall(&vm->meter, &part)) return HN_OK;
    for (; p->known < PLACES && p->known < max; p->known++) {
        int64_t at = hnfind_first(&vm->meter, s->p + from, s->n - from, old->p, old->len, 0);
        p->found = p->known;
        if (at < 0) return hnmeter_charge(&vm->meter, 0); /* not late, so that all were found */
        p->at[p->known] = from + (uint32_t)at;
        from = p->at[p->known] + old->len;
    }
    uint32_t rest = max == UINT32_MAX ? max : max - p->known;
    HN_TRY(hnview_count_parts(vm, s, from, s->n, old, rest, &more));
    p->found = p->known + more;
    return s->n > HN_PARTLY_LONG ? hnwork_keep(&vm->meter, &part) : HN_OK;
}

/* A str or bytes of `len` bytes to be filled. */
static hn_status begin_plain(hn_vm *vm, const hn_view *s, uint32_t len, hn_value *out) {
    if (s->kind == HN_KIND_STR) {
        hn_str *r = hnstr_alloc(vm, len, 0, true);
        if (!r) return HN_NOMEM;
        *out = hnv_from_ref(r);
    } else {
        hn_bytes *r = hnbytes_alloc(vm, len);
        if (!r) return HN_NOMEM;
        *out = hnv_from_ref(r);
    }
    return HN_OK;
}

HN_PARTLY(plain_kind);
static hn_status str_edit_put_plain(hn_vm *vm, hn_partly *w, const hn_view *s, const hn_needle *old,
                                    const hn_view *by, const places *p) {
    uint8_t *data = s->kind == HN_KIND_STR ? HN_STR(w->value)->data : HN_BYTES(w->value)->data;
    uint8_t *to = data + w->at[2];
    uint32_t from = (uint32_t)w->at[1];
    for (uint32_t i = (uint32_t)w->at[0], begin = i; i < p->found; i++) {
        HN_PACE_PARTLY(vm, plain_kind, w, i, begin, w->at[1] = from, w->at[2] = (uint64_t)(to - data));
        int64_t at = i < p->known ? p->at[i] - from
                                  : hnfind_first(&vm->meter, s->p + from, s->n - from, old->p, old->len, 0);
        if (at < 0) return hnmeter_charge(&vm->meter, 0); /* it is late */
        uint32_t n = (uint32_t)at;
        HN_TRY(hnmem_copy(&vm->meter, to, s->p + from, n));
        HN_TRY(hnmem_copy(&vm->meter, to + n, by->p, by->n));
        to += n + by->n;
        from += n + old->len;
    }
    return hnmem_copy(&vm->meter, to, s->p + from, s->n - from);
}

/* Both are ASCII or bytes: the result's size is known after counting. */
static hn_status replace_plain(hn_vm *vm, const hn_view *s, const hn_needle *old, const hn_view *by,
                               uint32_t times, hn_value *out) {
    places p;
    hn_partly w;
    HN_TRY(find_places(vm, s, old, times, &p));
    uint32_t found = p.found;
    if (!found) return hnview_sub(vm, s, 0, s->n, out);
    uint64_t len = s->n - (uint64_t)found * old->len + (uint64_t)found * by->n;
    if (len > HN_TEXT_MAX) return hnmeter_want(&vm->meter, len, 1);
    if (len == 0) return s->kind == HN_KIND_STR ? hnstr_empty(vm, out) : hnbytes_like(vm, s->v, NULL, 0, out);
    HN_TRY(hnmeter_charge(&vm->meter, found + (len >> 6)));
    if (!hnpartly_resume(&vm->meter, &plain_kind, &w)) HN_TRY(begin_plain(vm, s, (uint32_t)len, &w.value));
    *out = w.value;
    HN_TRY(str_edit_put_plain(vm, &w, s, old, by, &p));
    return hnstr_of_vm(vm, out);
}

static hn_status replace_views(hn_vm *vm, const hn_view *self, const hn_view *old, const hn_view *by,
                               int64_t max, hn_value *out) {
    hn_needle needle;
    hn_partly w;
    uint32_t times = max < 0 || max > UINT32_MAX ? UINT32_MAX : (uint32_t)max;
    HN_TRY(hnmeter_charge(&vm->meter, self->n >> 4));
    HN_TRY(hnview_needle(vm, self, old, &needle));
    bool plain = self->kind == HN_KIND_STR ? self->ascii && by->ascii : self->kind == HN_KIND_BYTES;
    if (plain && needle.p && needle.len) return replace_plain(vm, self, &needle, by, times, out);
    if (!hnpartly_resume(&vm->meter, &replace_kind, &w)) {
        if (!times || !needle.p ||
            (needle.len &&
             hnfind_first(&vm->meter, self->p, self->n, needle.p, needle.len, self->width) < 0)) {
            hnneedle_free(vm, &needle);
            HN_TRY(hnmeter_charge(&vm->meter, 0));
            return hnview_sub(vm, self, 0, self->n, out);
        }
        hnstrbuf_init(&w.text, vm);
        w.at[1] = times;
    }
    hn_status st = needle.len ? put_replaced(vm, &w, self, &needle, by) : put_interleaved(vm, &w, self, by);
    hnneedle_free(vm, &needle);
    if (st == HN_OK) return hnview_finish(self, &w.text, out);
    if (st != HN_AGAIN) hnstrbuf_free(&w.text);
    return st;
}

hn_status hnedit_replace(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view self, old, by;
    int64_t max;
    (void)hnview_of(args[0], &self);
    HN_TRY(hnview_arg(vm, &self, args[1], "replace() argument 1 must be str, not %s", &old));
    HN_TRY(hnview_arg(vm, &self, args[2], "replace() argument 2 must be str, not %s", &by));
    HN_TRY(hnarg_size(vm, args[3], -1, &max));
    return replace_views(vm, &self, &old, &by, max, out);
}

/* ---- padding ---- */

static hn_status padded(hn_vm *vm, const hn_view *self, uint32_t left, uint32_t right, uint32_t fill,
                        hn_value *out) {
    hn_strbuf b;
    if (left + right == 0) return hnview_sub(vm, self, 0, self->n, out);
    HN_TRY(hnmeter_charge(&vm->meter, ((uint64_t)left + right + self->n) >> 6));
    hnstrbuf_init(&b, vm);
    hnstrbuf_fill(&b, fill, left);
    hnview_put(&b, self, 0, self->n);
    hnstrbuf_fill(&b, fill, right);
    return hnview_finish(self, &b, out);
}

static hn_status fill_char(hn_vm *vm, const hn_view *self, const char *name, hn_value arg, uint32_t *out) {
    hn_view fill;
    *out = ' ';
    if (arg == HN_UNBOUND) return HN_OK;
    bool text = hnview_of(hnv_payload(arg), &fill);
    if (self->kind == HN_KIND_STR) {
        if (!text || fill.kind != HN_KIND_STR)
            return hnexc_raise(vm, HN_T_TYPEERROR, "The fill character must be a unicode character, not %T",
                               arg);
        if (fill.n != 1)
            return hnexc_raise(vm, HN_T_TYPEERROR, "The fill character must be exactly one character long");
    } else if (!text || fill.kind == HN_KIND_STR) {
        char type[64];
        return hnexc_raise(vm, HN_T_TYPEERROR, "%s() argument 2 must be a byte string of length 1, not %s",
                           name, hnarg_type(vm, arg, type));
    } else if (fill.n != 1) {
        return hnexc_raise(vm, HN_T_TYPEERROR,
                           "%s(): argument 2 must be a byte string of length 1, not a %T object of length %u",
                           name, arg, fill.n);
    }
    *out = hnview_at(&fill, 0);
    return HN_OK;
}

static hn_status pad(hn_vm *vm, const char *name, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view self;
    int64_t width;
    uint32_t fill, left;
    (void)hnview_of(args[0], &self);
    HN_TRY(hnarg_size(vm, args[1], 0, &width));
    HN_TRY(fill_char(vm, &self, name, args[2], &fill));
    if (width <= self.n) return hnview_sub(vm, &self, 0, self.n, out);
    if (width > HN_TEXT_MAX) return hnmeter_want(&vm->meter, (uint64_t)width, 1);
    uint32_t more = (uint32_t)width - self.n;
    /* center puts the odd one to the left when both the margin and the width are odd, as CPython does. */
    left = name[0] == 'r' ? more : name[0] == 'l' ? 0 : more / 2 + (more & (uint32_t)width & 1);
    return padded(vm, &self, left, more - left, fill, out);
}

hn_status hnedit_center(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return pad(vm, "center", args, n, out);
}
hn_status hnedit_ljust(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return pad(vm, "ljust", args, n, out);
}
hn_status hnedit_rjust(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    return pad(vm, "rjust", args, n, out);
}

hn_status hnedit_zfill(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view self;
    int64_t width;
    (void)hnview_of(args[0], &self);
    HN_TRY(hnarg_size(vm, args[1], 0, &width));
    if (width <= self.n) return hnview_sub(vm, &self, 0, self.n, out);
    if (width > HN_TEXT_MAX) return hnmeter_want(&vm->meter, (uint64_t)width, 1);
    HN_TRY(hnmeter_charge(&vm->meter, (uint64_t)width >> 6));
    hn_strbuf b;
    hnstrbuf_init(&b, vm);
    uint32_t sign = self.n && (hnview_at(&self, 0) == '+' || hnview_at(&self, 0) == '-');
    hnview_put(&b, &self, 0, sign);
    hnstrbuf_fill(&b, '0', (uint32_t)width - self.n);
    hnview_put(&b, &self, sign, self.n);
    return hnview_finish(&self, &b, out);
}

/* ---- expandtabs ---- */

typedef struct expanding {
    hn_vm *vm;
    const hn_view *s;
    int64_t size;
} expanding;

/* w->at[1] is the column. */
HN_PARTLY(expand_kind);
static hn_status expand(void *job, hn_partly *w, uint32_t from, uint32_t to) {
    const expanding *e = job;
    hn_strbuf *b = &w->text;
    int64_t column = (int64_t)w->at[1];
    for (uint32_t i = from; i < to && !b->failed; i++) {
        uint32_t c = hnview_at(e->s, i);
        if (c == '\t') {
            int64_t spaces = e->size > 0 ? e->size - column % e->size : 0;
            HN_TRY(hnmeter_charge(&e->vm->meter, (uint64_t)spaces >> 6));
            hnstrbuf_fill(b, ' ', (uint32_t)spaces);
            column += spaces;
        } else {
            hnstrbuf_char(b, c);
            column = c == '\n' || c == '\r' ? 0 : column + 1;
        }
    }
    w->at[1] = (uint64_t)column;
    return hnmeter_pace(&e->vm->meter, (to - from) >> 3);
}

hn_status hnedit_expandtabs(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out) {
    hn_view self;
    hn_partly w;
    expanding e = {vm, &self, 0};
    (void)hnview_of(args[0], &self);
    HN_TRY(hnarg_int(vm, args[1], 8, &e.size));
    if (e.size > INT32_MAX || e.size < INT32_MIN)
        return hnexc_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C int");
    HN_TRY(hnmeter_charge(&vm->meter, self.n >> 4));
    if (!hnpartly_resume(&vm->meter, &expand_kind, &w)) hnstrbuf_init(&w.text, vm);
    HN_TRY(hnpartly_run(&vm->meter, &expand_kind, &w, expand, &e, self.n));
    return hnview_finish(&self, &w.text, out);
}
