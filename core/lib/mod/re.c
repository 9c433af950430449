/* Module re: the methods of patterns, matches and scanners, and primitives for core/lib/py/re/__init__.py,
 * which makes their classes; the slots are below. It prepares a match, runs the matcher and makes the result;
 * replacements that need Python code go back to Python. Slots may be forged, so they are checked. Matching
 * can be left at the end of a slice. */
#include "re_internal.h"

enum { P_PATTERN, P_FLAGS, P_GROUPS, P_INDEX, P_CODE, P_NAMES, P_SHARED, P_SLOTS };
/* What patterns share, a tuple: the class Match, and the function that replaces where C cannot. */
enum { SHARED_MATCH, SHARED_SUBSTITUTE, SHARED_SCANNER, SHARED_SIZE };
enum { M_STRING, M_RE, M_POS, M_ENDPOS, M_START, M_END, M_SPANS, M_LASTINDEX, M_LASTGROUP, M_SLOTS };
enum { S_PATTERN, S_STRING, S_POS, S_ENDPOS, S_MUST, S_SLOTS };

/* A number of characters. */
static bool is_place(hn_value v) {
    return hnv_is_int(v) && hnv_int(v) >= 0 && hnv_int(v) <= UINT32_MAX - 1;
}

/* ---- text ---- */

static bool re_text_of(hn_value v, hnre_text *out) {
    const uint8_t *p;
    uint32_t n;
    v = hnv_payload(v);
    if (hnv_is(v, HN_KIND_STR)) {
        *out = (hnre_text){v, hnapi_str_data(v), hnapi_str_len(v), (uint8_t)hnapi_str_width(v), false};
        return true;
    }
    if (!hnapi_bytes_view(v, &p, &n)) return false;
    *out = (hnre_text){v, p, n, 0, true};
    return true;
}
static hn_status re_slice(hn_vm *vm, const hnre_text *t, uint32_t from, uint32_t to, hn_value *out) {
    if (to > t->n) to = t->n;
    if (from > to) from = to;
    if (!t->bytes) return hnapi_str_slice(vm, t->v, from, to, out);
    if (to - from == t->n && hnv_is(t->v, HN_KIND_BYTES)) return *out = t->v, HN_OK;
    HN_TRY(hnapi_charge(vm, (to - from) >> 6));
    return hnapi_bytes_new(vm, (const uint8_t *)t->p + from, to - from, out);
}

/* ---- patterns ---- */

/* (message, place, from, to, from2, to2, number, number) of an error in a pattern. */
static hn_status error_tuple(hn_vm *vm, const hnre_error *e, hn_value *out) {
    hn_value v[8] = {HN_NONE,
                     e->at < 0 ? HN_NONE : hnv_from_int(e->at),
                     hnv_from_int(e->from),
                     hnv_from_int(e->to),
                     hnv_from_int(e->from2),
                     hnv_from_int(e->to2),
                     hnv_from_int(e->number[0]),
                     hnv_from_int(e->number[1])};
    HN_TRY(hnapi_text_z(vm, e->message, &v[0]));
    return hnapi_tuple(vm, v, 8, out);
}
static hn_status mod_re_compile(hn_vm *vm, const hnre_text *pattern, uint32_t flags, hnre_parsed *parsed,
                                hn_value *code) {
    hn_status st = hnre_parse(vm, pattern, flags, parsed);
    if (st == HN_OK) st = hnre_compile(vm, pattern, parsed, code);
    hnarena_free(&parsed->arena);
    return st;
}
/* The names of all groups by number; None for those without. */
static hn_status names_by_number(hn_vm *vm, const hnre_parsed *parsed, hn_value *out) {
    hn_value name, number, *items;
    HN_TRY(hnapi_tuple_room(vm, parsed->groups + 1, out, &items));
    for (uint32_t i = 0; i <= parsed->groups; i++) items[i] = HN_NONE;
    for (uint32_t i = 0; hnapi_dict_next(parsed->names, &i, &name, &number);) items[hnv_int(number)] = name;
    return hnapi_charge(vm, parsed->groups >> 3);
}
/* _re_compile(pattern, flags): (flags, groups, {name: number}, program, names), or an error as above. */
HN_NATIVE(re_compile) {
    hnre_text text;
    hnre_parsed parsed;
    hn_value v[5] = {HN_NONE};
    int64_t flags = hnv_int(args[1]);
    if (!re_text_of(args[0], &text)) return hnapi_bad_argument(vm);
    hn_status st = mod_re_compile(vm, &text, (uint32_t)flags, &parsed, &v[3]);
    if (st == HN_RAISED && parsed.error.message) return error_tuple(vm, &parsed.error, out);
    HN_TRY(st);
    v[0] = hnv_from_int(flags | parsed.flags);
    v[1] = hnv_from_int(parsed.groups);
    v[2] = parsed.names;
    HN_TRY(names_by_number(vm, &parsed, &v[4]));
    return hnapi_tuple(vm, v, 5, out);
}

/* A pattern's program is not in a snapshot: it is made again, and costs no steps. */
static HN_COLD hn_status compile_again(hn_vm *vm, hn_value *slots) {
    hnre_text text;
    hnre_parsed parsed;
    uint64_t used = hnmeter_steps(hnapi_meter(vm));
    if (!hnv_is_int(slots[P_FLAGS]) || !re_text_of(slots[P_PATTERN], &text)) return hnapi_bad_argument(vm);
    uint32_t flags = (uint32_t)hnv_int(slots[P_FLAGS]);
    hn_status st = mod_re_compile(vm, &text, flags, &parsed, &slots[P_CODE]);
    if (st == HN_RAISED && parsed.error.message) return hnapi_bad_argument(vm);
    HN_TRY(st);
    hnmeter_rewind(hnapi_meter(vm), used);
    return HN_OK;
}
static hn_status program_of(hn_vm *vm, hn_value pattern, const uint32_t **out) {
    hn_value *slots = hnapi_slots(pattern, P_SLOTS);
    if (!slots) return hnapi_bad_argument(vm);
    if (!hnapi_bytes_is_private(slots[P_CODE])) HN_TRY(compile_again(vm, slots));
    *out = (const uint32_t *)(const void *)hnapi_bytes_data(slots[P_CODE]);
    return HN_OK;
}

/* The text that a pattern is to be looked for in. HN_SLOW for what has to be asked for its bytes. */
static hn_status text_for(hn_vm *vm, const uint32_t *program, hn_value v, hnre_text *out) {
    if (!re_text_of(v, out))
        return hnapi_slots(v, 0) && hnapi_has_special(vm, v, HN_N___buffer__)
                   ? HN_SLOW
                   : hnapi_raise(vm, HN_T_TYPEERROR, "expected string or bytes-like object, got '%T'", v);
    bool bytes = program[HNRE_H_FLAGS] & HNRE_P_BYTES;
    if (bytes == out->bytes) return HN_OK;
    return hnapi_raise(vm, HN_T_TYPEERROR,
                       bytes ? "cannot use a bytes pattern on a string-like object"
                             : "cannot use a string pattern on a bytes-like object");
}

/* A pattern at work on a text. */
typedef struct job {
    hn_value pattern, string;
    hn_value program; /* of the pattern */
    hn_value list;    /* what has been found, if that is wanted */
    hnre_matcher m;
    uint32_t groups;
    uint32_t from; /* where the next match is looked for */
    uint32_t pos;
    uint32_t last; /* where the last one ended */
    int64_t count;
} job;
#define JOB_VALUES 4

/* Opens j->m, which is to be closed if and only if it returns HN_OK. */
static hn_status re_begin(hn_vm *vm, job *j, hn_value pattern, hn_value string) {
    const uint32_t *program = NULL;
    hnre_text text;
    HN_TRY(program_of(vm, pattern, &program));
    HN_TRY(text_for(vm, program, string, &text));
    j->pattern = pattern;
    j->string = string;
    j->program = hnapi_slots(pattern, P_SLOTS)[P_CODE];
    j->list = HN_NONE;
    j->count = j->last = 0;
    j->groups = program[HNRE_H_GROUPS];
    j->from = j->pos = 0;
    return hnre_open(vm, &j->m, program, &text);
}
static void drop_job(hn_meter *m, void *state) {
    hnre_close(&((job *)state)->m);
}
static const hn_work_kind job_kind = {sizeof(job), JOB_VALUES, drop_job, NULL};
/* Whether *j is at work already. */
static bool re_resume(hn_vm *vm, job *j) {
    if (!hnwork_resume(hnapi_meter(vm), &job_kind, j)) return false;
    hnre_return(&j->m);
    return true;
}
static hn_status end(hn_vm *vm, job *j, hn_status st) {
    if (st == HN_AGAIN) return hnwork_save(hnapi_meter(vm), &job_kind, j);
    hnre_close(&j->m);
    return st;
}
/* An int of 64 bits; HN_SLOW for what has __index__. */
static hn_status re_index_of(hn_vm *vm, hn_value v, int64_t *out) {
    hn_value i;
    hn_status st = hnapi_int(vm, v, &i);
    if (st == HN_SLOW && !hnapi_has_special(vm, v, HN_N___index__))
        return hnapi_raise(vm, HN_T_TYPEERROR, "'%T' object cannot be interpreted as an integer", v);
    HN_TRY(st);
    if (hnapi_int_to_i64(i, out)) return HN_OK;
    return hnapi_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C ssize_t");
}
static hn_status re_place(hn_vm *vm, hn_value v, uint32_t n, uint32_t *out) {
    int64_t at;
    if (!hnapi_given(v)) return HN_OK;
    HN_TRY(re_index_of(vm, v, &at));
    *out = at < 0 ? 0 : at > n ? n : (uint32_t)at;
    return HN_OK;
}
static hn_status bounds(hn_vm *vm, job *j, hn_value pos, hn_value endpos) {
    HN_TRY(re_place(vm, pos, j->m.text.n, &j->from));
    HN_TRY(re_place(vm, endpos, j->m.text.n, &j->m.end));
    j->pos = j->from;
    return HN_OK;
}
/* The next match behind the last one. */
static hn_status next_match(job *j, bool *found) {
    HN_TRY(hnre_run(&j->m, j->from, true, found));
    if (!*found) return HN_OK;
    j->from = j->m.pos;
    j->m.must = j->m.pos == j->m.begin ? j->m.pos : UINT32_MAX;
    return HN_OK;
}

/* ---- matches ---- */

static bool span_of(const job *j, uint32_t group, uint32_t *from, uint32_t *to) {
    *from = group ? j->m.regs[2 * group - 2] : j->m.begin;
    *to = group ? j->m.regs[2 * group - 1] : j->m.pos;
    return *from != HNRE_UNSET && *to != HNRE_UNSET;
}
static hn_status make_spans(hn_vm *vm, const job *j, hn_value *out) {
    *out = HN_NONE;
    if (!j->groups) return HN_OK;
    hn_value *items;
    HN_TRY(hnapi_tuple_room(vm, 2 * j->groups, out, &items));
    for (uint32_t g = 1; g <= j->groups; g++) {
        uint32_t from, to;
        bool is_set = span_of(j, g, &from, &to);
        items[2 * g - 2] = hnv_from_int(is_set ? (int64_t)from : -1);
        items[2 * g - 1] = hnv_from_int(is_set ? (int64_t)to : -1);
    }
    return hnapi_charge(vm, j->groups >> 3);
}
static hn_value shared_of(const hn_value *pattern, uint32_t which) {
    hn_value t = pattern[P_SHARED];
    return hnv_is(t, HN_KIND_TUPLE) && hnapi_tuple_len(t) == SHARED_SIZE ? hnapi_tuple_items(t)[which]
                                                                         : HN_NONE;
}
static hn_status make_match(hn_vm *vm, const job *j, hn_value *out) {
    const hn_value *p = hnapi_slots(j->pattern, P_SLOTS);
    hn_value cls = shared_of(p, SHARED_MATCH), spans, *s;
    if (!hnv_is(cls, HN_KIND_TYPE)) return hnapi_bad_argument(vm);
    if (!hnapi_class_has(cls, M_SLOTS)) return hnapi_bad_argument(vm);
    HN_TRY(make_spans(vm, j, &spans));
    HN_TRY(hnapi_instance(vm, cls, out, &s));
    uint32_t last = j->m.regs[2 * j->groups];
    s[M_STRING] = j->string;
    s[M_RE] = j->pattern;
    s[M_POS] = hnv_from_int(j->pos);
    s[M_ENDPOS] = hnv_from_int(j->m.end);
    s[M_START] = hnv_from_int(j->m.begin);
    s[M_END] = hnv_from_int(j->m.pos);
    s[M_SPANS] = spans;
    s[M_LASTINDEX] = s[M_LASTGROUP] = HN_NONE;
    if (last == HNRE_UNSET) return HN_OK;
    s[M_LASTINDEX] = hnv_from_int(last);
    if (hnv_is(p[P_NAMES], HN_KIND_TUPLE) && last < hnapi_tuple_len(p[P_NAMES]))
        s[M_LASTGROUP] = hnapi_tuple_items(p[P_NAMES])[last];
    return HN_OK;
}

enum { MATCH, FULLMATCH, SEARCH };
static hn_status re_run(hn_vm *vm, const hn_value *args, int mode, hn_value *out) {
    job j;
    bool found = false;
    hn_status st = HN_OK;
    if (!re_resume(vm, &j)) {
        HN_TRY(re_begin(vm, &j, args[0], args[1]));
        st = bounds(vm, &j, args[2], args[3]);
        j.m.whole = mode == FULLMATCH;
    }
    if (st == HN_OK) st = hnre_run(&j.m, j.from, mode == SEARCH, &found);
    *out = HN_NONE;
    if (st == HN_OK && found) st = make_match(vm, &j, out);
    return end(vm, &j, st);
}
HN_NATIVE(pattern_match) {
    return re_run(vm, args, MATCH, out);
}
HN_NATIVE(pattern_fullmatch) {
    return re_run(vm, args, FULLMATCH, out);
}
HN_NATIVE(pattern_search) {
    return re_run(vm, args, SEARCH, out);
}

/* ---- all matches ---- */

/* What findall gives for a match. */
static hn_status found_item(hn_vm *vm, const job *j, hn_value *out) {
    uint32_t from, to;
    if (j->groups <= 1) {
        if (!span_of(j, j->groups, &from, &to)) from = to = 0;
        return re_slice(vm, &j->m.text, from, to, out);
    }
    hn_value *items;
    HN_TRY(hnapi_tuple_room(vm, j->groups, out, &items));
    for (uint32_t g = 1; g <= j->groups; g++) {
        if (!span_of(j, g, &from, &to)) from = to = 0;
        HN_TRY(re_slice(vm, &j->m.text, from, to, &items[g - 1]));
    }
    return HN_OK;
}
static hn_status find_all(hn_vm *vm, job *j, hn_value list) {
    for (;;) {
        bool found;
        hn_value item;
        HN_TRY(next_match(j, &found));
        if (!found) return HN_OK;
        HN_TRY(found_item(vm, j, &item));
        HN_TRY(hnapi_list_append(vm, list, item));
        HN_TRY(hnapi_charge(vm, 1));
        if (hnwork_due(hnapi_meter(vm))) return HN_AGAIN;
    }
}
HN_NATIVE(pattern_findall) {
    job j;
    hn_status st = HN_OK;
    if (!re_resume(vm, &j)) {
        hn_value list;
        HN_TRY(hnapi_list_new(vm, 0, &list));
        HN_TRY(re_begin(vm, &j, args[0], args[1]));
        j.list = list;
        st = bounds(vm, &j, args[2], args[3]);
    }
    *out = j.list;
    if (st == HN_OK) st = find_all(vm, &j, j.list);
    return end(vm, &j, st);
}

static hn_status append_groups(hn_vm *vm, const job *j, hn_value list) {
    for (uint32_t g = 1; g <= j->groups; g++) {
        uint32_t from, to;
        hn_value v = HN_NONE;
        if (span_of(j, g, &from, &to)) HN_TRY(re_slice(vm, &j->m.text, from, to, &v));
        HN_TRY(hnapi_list_append(vm, list, v));
    }
    return HN_OK;
}
static hn_status split_all(hn_vm *vm, job *j, int64_t most, hn_value list) {
    hn_value part;
    for (; !most || j->count < most; j->count++) {
        bool found;
        HN_TRY(next_match(j, &found));
        if (!found) break;
        HN_TRY(re_slice(vm, &j->m.text, j->last, j->m.begin, &part));
        HN_TRY(hnapi_list_append(vm, list, part));
        HN_TRY(append_groups(vm, j, list));
        HN_TRY(hnapi_charge(vm, 1));
        j->last = j->m.pos;
        if (!hnwork_due(hnapi_meter(vm))) continue;
        j->count++;
        return HN_AGAIN;
    }
    HN_TRY(re_slice(vm, &j->m.text, j->last, j->m.text.n, &part));
    return hnapi_list_append(vm, list, part);
}
HN_NATIVE(pattern_split) {
    job j;
    hn_value whole;
    int64_t times = 0;
    if (hnapi_given(args[2])) HN_TRY(re_index_of(vm, args[2], &times));
    if (!re_resume(vm, &j)) {
        hn_value list;
        HN_TRY(hnapi_list_new(vm, 0, &list));
        HN_TRY(re_begin(vm, &j, args[0], args[1]));
        j.list = list;
    }
    *out = j.list;
    hn_status st =
        times < 0 ? re_slice(vm, &j.m.text, 0, j.m.text.n, &whole) : split_all(vm, &j, times, j.list);
    if (times < 0 && st == HN_OK) st = hnapi_list_append(vm, j.list, whole);
    return end(vm, &j, st);
}

/* ---- replacing ---- */

/* Text under construction, of either family. */
typedef struct builder {
    bool bytes;
    hn_strbuf s;
    hn_buf b;
} builder;
/* A replacement at work. */
typedef struct replacing {
    job j;
    builder b;
} replacing;
static void drop_replacing(hn_meter *m, void *state) {
    replacing *r = state;
    hnre_close(&r->j.m);
    hnapi_strbuf_return(&r->b.s);
    hnapi_strbuf_free(&r->b.s);
    hnbuf_free(&r->b.b);
}
static const hn_work_kind replacing_kind = {sizeof(replacing), JOB_VALUES, drop_replacing, NULL};

static void re_put_slice(builder *b, const hnre_text *t, uint32_t from, uint32_t to) {
    if (t->bytes)
        hnbuf_put(&b->b, (const uint8_t *)t->p + from, to - from);
    else
        hnapi_strbuf_sub(&b->s, t->v, from, to);
}
/* A part of a template: text, or the number of a group. */
static hn_status put_part(hn_vm *vm, builder *b, const job *j, hn_value part) {
    hnre_text t;
    uint32_t from, to;
    if (hnv_is_int(part)) {
        int64_t g = hnv_int(part);
        if (g < 0 || g > j->groups) return hnapi_bad_argument(vm);
        if (span_of(j, (uint32_t)g, &from, &to)) re_put_slice(b, &j->m.text, from, to);
        return HN_OK;
    }
    if (!re_text_of(part, &t) || t.bytes != j->m.text.bytes) return HN_SLOW;
    re_put_slice(b, &t, 0, t.n);
    return hnapi_charge(vm, t.n >> 6);
}
static hn_status put_replacement(hn_vm *vm, builder *b, const job *j, hn_value template) {
    if (!hnv_is(template, HN_KIND_TUPLE)) return put_part(vm, b, j, template);
    const hn_value *parts = hnapi_tuple_items(template);
    uint32_t n = hnapi_tuple_len(template);
    for (uint32_t i = 0; i < n; i++) HN_TRY(put_part(vm, b, j, parts[i]));
    return hnapi_charge(vm, n >> 3);
}
static hn_status replace_all(hn_vm *vm, builder *b, job *j, hn_value template, int64_t most) {
    for (; !most || j->count < most; j->count++) {
        bool found;
        HN_TRY(next_match(j, &found));
        if (!found) break;
        re_put_slice(b, &j->m.text, j->last, j->m.begin);
        HN_TRY(put_replacement(vm, b, j, template));
        HN_TRY(hnapi_charge(vm, 1 + ((j->m.pos - j->last) >> 6)));
        j->last = j->m.pos;
        if (hnapi_strbuf_failed(&b->s) || b->b.failed) return HN_NOMEM;
        if (!hnwork_due(hnapi_meter(vm))) continue;
        j->count++;
        return HN_AGAIN;
    }
    re_put_slice(b, &j->m.text, j->last, j->m.text.n);
    return hnapi_charge(vm, (j->m.text.n - j->last) >> 6);
}
static hn_status re_finish(hn_vm *vm, builder *b, hn_status st, hn_value *out) {
    if (st == HN_OK && !b->bytes)
        st = hnapi_strbuf_finish(&b->s, out);
    else if (st == HN_OK)
        st = b->b.failed ? HN_NOMEM : hnapi_bytes_new(vm, b->b.data, b->b.len, out);
    if (st != HN_OK || b->bytes) hnapi_strbuf_free(&b->s);
    hnbuf_free(&b->b);
    return st;
}
static hn_status begin_replacing(hn_vm *vm, replacing *r, const hn_value *args) {
    if (hnwork_resume(hnapi_meter(vm), &replacing_kind, r)) {
        hnre_return(&r->j.m);
        hnapi_strbuf_return(&r->b.s);
        return HN_OK;
    }
    HN_TRY(re_begin(vm, &r->j, args[0], args[2]));
    r->b.bytes = r->j.m.text.bytes;
    hnapi_strbuf_init(&r->b.s, vm);
    hnbuf_init(&r->b.b, hnapi_meter(vm));
    return HN_OK;
}
/* What sub and subn do with a template, which is text, or a tuple of texts and numbers of groups. HN_SLOW: a
 * part of it is of the wrong type, or count is no int. */
static hn_status substitute(hn_vm *vm, const hn_value *args, bool counted, hn_value *out) {
    replacing r;
    builder *b = &r.b;
    job *j = &r.j;
    int64_t most = 0;
    hn_value v[2] = {HN_NONE};
    if (hnapi_given(args[3])) HN_TRY(re_index_of(vm, args[3], &most));
    HN_TRY(begin_replacing(vm, &r, args));
    hn_status st = replace_all(vm, b, j, args[1], most);
    if (st == HN_AGAIN) {
        hnapi_strbuf_leave(&b->s);
        return hnwork_save(hnapi_meter(vm), &replacing_kind, &r);
    }
    if (st == HN_OK && !j->count) { /* nothing to change */
        hnapi_strbuf_free(&b->s);
        hnbuf_free(&b->b);
        st = re_slice(vm, &j->m.text, 0, j->m.text.n, &v[0]);
    } else {
        st = re_finish(vm, b, st, &v[0]);
    }
    hnre_close(&j->m);
    v[1] = hnv_from_int(j->count);
    *out = v[0];
    return st == HN_OK && counted ? hnapi_tuple(vm, v, 2, out) : st;
}
/* _re_sub(pattern, template, string, count): as subn, or None where a part is of the wrong type. */
HN_NATIVE(re_sub) {
    hn_status st = hnapi_slots(args[0], P_SLOTS) ? substitute(vm, args, true, out) : hnapi_bad_argument(vm);
    if (st != HN_SLOW) return st;
    *out = HN_NONE;
    return HN_OK;
}
/* Text without a backslash, which needs no look at what it says. */
static bool re_is_plain(hn_value v) {
    hnre_text t;
    uint32_t i = 0;
    if (!(hnv_is(v, HN_KIND_STR) || hnv_is(v, HN_KIND_BYTES)) || !re_text_of(v, &t) || t.n > 256)
        return false;
    while (i < t.n && hnapi_points_at(t.p, t.width, i) != '\\') i++;
    return i == t.n;
}
static hn_status mod_re_sub(hn_vm *vm, const hn_value *args, bool counted, hn_value *out) {
    const hn_value *p = hnapi_slots(args[0], P_SLOTS);
    if (!p) return hnapi_bad_argument(vm);
    hn_status st = re_is_plain(args[1]) ? substitute(vm, args, counted, out) : HN_SLOW;
    hn_value a[5] = {args[0], args[1], args[2], hnapi_given(args[3]) ? args[3] : hnv_from_int(0),
                     hnv_bool(counted)};
    return st == HN_SLOW ? hnapi_tail_call(vm, shared_of(p, SHARED_SUBSTITUTE), 5, a) : st;
}
HN_NATIVE(pattern_sub) {
    return mod_re_sub(vm, args, false, out);
}
HN_NATIVE(pattern_subn) {
    return mod_re_sub(vm, args, true, out);
}

/* ---- scanners ---- */

HN_NATIVE(pattern_scanner) {
    job j;
    HN_TRY(re_begin(vm, &j, args[0], args[1]));
    hn_status st = bounds(vm, &j, args[2], args[3]);
    hnre_close(&j.m);
    HN_TRY(st);
    hn_value cls = shared_of(hnapi_slots(args[0], P_SLOTS), SHARED_SCANNER);
    if (!hnv_is(cls, HN_KIND_TYPE)) return hnapi_bad_argument(vm);
    if (!hnapi_class_has(cls, S_SLOTS)) return hnapi_bad_argument(vm);
    hn_value *s;
    HN_TRY(hnapi_instance(vm, cls, out, &s));
    s[S_PATTERN] = args[0];
    s[S_STRING] = args[1];
    s[S_POS] = hnv_from_int(j.from);
    s[S_ENDPOS] = hnv_from_int(j.m.end);
    s[S_MUST] = HN_FALSE;
    return HN_OK;
}

static hn_status scan(hn_vm *vm, hn_value self, bool search, hn_value *out) {
    hn_value *s = hnapi_slots(self, S_SLOTS);
    job j;
    bool found = false;
    *out = HN_NONE;
    if (!s || !is_place(s[S_POS]) || !is_place(s[S_ENDPOS]))
        return s && s[S_POS] == HN_NONE ? HN_OK : hnapi_bad_argument(vm);
    hn_status st = HN_OK;
    if (!re_resume(vm, &j)) {
        HN_TRY(re_begin(vm, &j, s[S_PATTERN], s[S_STRING]));
        st = bounds(vm, &j, s[S_POS], s[S_ENDPOS]);
        if (s[S_MUST] == HN_TRUE) j.m.must = j.from;
    }
    if (st == HN_OK) st = hnre_run(&j.m, j.from, search, &found);
    if (st == HN_OK && found) st = make_match(vm, &j, out);
    if (st == HN_OK) {
        s[S_POS] = found ? hnv_from_int(j.m.pos) : HN_NONE;
        s[S_MUST] = hnv_bool(found && j.m.pos == j.m.begin);
    }
    return end(vm, &j, st);
}
HN_NATIVE(scanner_match) {
    return scan(vm, args[0], false, out);
}
HN_NATIVE(scanner_search) {
    return scan(vm, args[0], true, out);
}

/* ---- methods of matches ---- */

static hn_status no_group(hn_vm *vm) {
    return hnapi_raise(vm, HN_T_INDEXERROR, "no such group");
}
static hn_value group_names(const hn_value *match) {
    const hn_value *p = hnapi_slots(match[M_RE], P_SLOTS);
    hn_value names = p ? p[P_INDEX] : HN_NONE;
    return hnapi_mapping(names);
}
/* The span of group v (a number or a name); *from is -1 for one that did not match. */
static hn_status group_span(hn_vm *vm, const hn_value *match, hn_value v, int64_t *from, int64_t *to) {
    v = hnv_payload(v);
    if (hnv_is_bool(v)) v = hnv_from_int(v == HN_TRUE);
    if (!hnapi_int_is(v)) {
        hn_value names = group_names(match), name = v;
        if (hnapi_has_special(vm, name, HN_N___index__)) return HN_SLOW;
        if (!hnv_is(name, HN_KIND_STR) || !hnv_is(names, HN_KIND_DICT)) return no_group(vm);
        HN_TRY(hnapi_dict_get(vm, names, name, &v));
    }
    if (v == hnv_from_int(0)) {
        if (!is_place(match[M_START]) || !is_place(match[M_END])) return hnapi_bad_argument(vm);
        *from = hnv_int(match[M_START]);
        *to = hnv_int(match[M_END]);
        return HN_OK;
    }
    hn_value spans = match[M_SPANS];
    uint32_t count = hnv_is(spans, HN_KIND_TUPLE) ? hnapi_tuple_len(spans) / 2 : 0;
    if (!hnv_is_int(v) || hnv_int(v) < 0 || hnv_int(v) > count) return no_group(vm);
    const hn_value *span = hnapi_tuple_items(spans) + 2 * hnv_int(v) - 2;
    *from = *to = -1;
    if (!is_place(span[0]) || !is_place(span[1])) return HN_OK;
    *from = hnv_int(span[0]);
    *to = hnv_int(span[1]);
    return HN_OK;
}
static hn_status group_text(hn_vm *vm, const hn_value *match, hn_value v, hn_value missing, hn_value *out) {
    int64_t from, to;
    hnre_text t;
    HN_TRY(group_span(vm, match, v, &from, &to));
    *out = missing;
    if (from < 0) return HN_OK;
    if (!re_text_of(match[M_STRING], &t)) return hnapi_bad_argument(vm);
    return re_slice(vm, &t, (uint32_t)from, (uint32_t)to, out);
}
#define SELF(s) const hn_value *s = hnapi_self_slots(args[0])

HN_NATIVE(match_group) {
    SELF(m);
    if (n <= 2) return group_text(vm, m, n == 2 ? args[1] : hnv_from_int(0), HN_NONE, out);
    hn_value *items;
    HN_TRY(hnapi_tuple_room(vm, n - 1, out, &items));
    for (uint32_t i = 1; i < n; i++) HN_TRY(group_text(vm, m, args[i], HN_NONE, &items[i - 1]));
    return HN_OK;
}
HN_NATIVE(match_getitem) {
    SELF(m);
    return group_text(vm, m, args[1], HN_NONE, out);
}
HN_NATIVE(match_groups) {
    SELF(m);
    uint32_t count = hnv_is(m[M_SPANS], HN_KIND_TUPLE) ? hnapi_tuple_len(m[M_SPANS]) / 2 : 0;
    hn_value *items;
    HN_TRY(hnapi_tuple_room(vm, count, out, &items));
    hn_value missing = hnapi_given(args[1]) ? args[1] : HN_NONE;
    for (uint32_t i = 1; i <= count; i++) {
        HN_TRY(group_text(vm, m, hnv_from_int(i), missing, &items[i - 1]));
        if ((i & 15) == 0) HN_TRY(hnapi_charge(vm, 8));
    }
    return HN_OK;
}
HN_NATIVE(match_groupdict) {
    SELF(m);
    hn_value names = group_names(m), key, value;
    HN_TRY(hnapi_dict_new(vm, 0, out));
    hn_value missing = hnapi_given(args[1]) ? args[1] : HN_NONE;
    if (!hnv_is(names, HN_KIND_DICT)) return hnapi_bad_argument(vm);
    for (uint32_t i = 0; hnapi_dict_next(names, &i, &key, &value);) {
        HN_TRY(group_text(vm, m, value, missing, &value));
        if (!hnv_is(key, HN_KIND_STR)) return hnapi_bad_argument(vm);
        HN_TRY(hnapi_dict_set_str(vm, *out, key, value));
        HN_TRY(hnapi_charge(vm, 1));
    }
    return HN_OK;
}
static hn_status span(hn_vm *vm, const hn_value *args, hn_value *v) {
    SELF(m);
    int64_t from, to;
    HN_TRY(group_span(vm, m, hnapi_given(args[1]) ? args[1] : hnv_from_int(0), &from, &to));
    v[0] = hnv_from_int(from);
    v[1] = hnv_from_int(to);
    return HN_OK;
}
HN_NATIVE(match_start) {
    hn_value v[2];
    HN_TRY(span(vm, args, v));
    return *out = v[0], HN_OK;
}
HN_NATIVE(match_end) {
    hn_value v[2];
    HN_TRY(span(vm, args, v));
    return *out = v[1], HN_OK;
}
HN_NATIVE(match_span) {
    hn_value v[2];
    HN_TRY(span(vm, args, v));
    return hnapi_tuple(vm, v, 2, out);
}

#define P(name, fn, signature) HN_METHOD(name, fn, 0, P_SLOTS, signature, "")
#define M(name, fn, signature) HN_METHOD(name, fn, 0, M_SLOTS, signature, "")
#define S(name, fn)            HN_METHOD_SHOWN(name, fn, 0, S_SLOTS, (self, slash), NULL)
#define SEARCHED               (self, slash, arg(string), opt(pos, 0), opt(endpos, sys.maxsize))
#define REPLACED               (self, slash, arg(repl), arg(string), opt(count, 0))
#define OF_GROUP               (self, opt(group, 0), slash)
#define WITH_DEFAULT           (self, slash, opt(default, None))
static const hn_primitive_def pattern_methods[] = {
    P("match", pattern_match, SEARCHED),
    P("fullmatch", pattern_fullmatch, SEARCHED),
    P("search", pattern_search, SEARCHED),
    P("findall", pattern_findall, SEARCHED),
    P("split", pattern_split, (self, slash, arg(string), opt(maxsplit, 0))),
    P("scanner", pattern_scanner, SEARCHED),
    P("sub", pattern_sub, REPLACED),
    P("subn", pattern_subn, REPLACED),
    HN_PRIMITIVES_END};
static const hn_primitive_def match_methods[] = {
    HN_METHOD_SHOWN("group", match_group, 0, M_SLOTS, (self, rest(groups)), NULL),
    M("groups", match_groups, WITH_DEFAULT),
    M("groupdict", match_groupdict, WITH_DEFAULT),
    M("start", match_start, OF_GROUP),
    M("end", match_end, OF_GROUP),
    M("span", match_span, OF_GROUP),
    M("__getitem__", match_getitem, (self, arg(key), slash)),
    HN_PRIMITIVES_END};
static const hn_primitive_def scanner_methods[] = {S("match", scanner_match), S("search", scanner_search),
                                                   HN_PRIMITIVES_END};
static const hn_primitive_def re_primitives[] = {
    HN_PRIMITIVE("_re_compile", re_compile, HN_ANY, HN_A_WORD),
    HN_PRIMITIVE("_re_sub", re_sub, HN_AN_INSTANCE, HN_ANY, HN_ANY, HN_ANY), HN_PRIMITIVES_END};

static const hn_class_def re_classes[] = {
    {"re.Pattern", pattern_methods}, {"re.Match", match_methods}, {"re.Scanner", scanner_methods}, {0}};
const hn_module_def hnlib_module_re = {
    .name = "re", .face = true, .primitives = re_primitives, .classes = re_classes};
