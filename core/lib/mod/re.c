/* re: patterns, matches and scanners. They are instances of classes that core/lib/py/re.py makes, with the
 * slots below; here are their methods in C, and primitives for the others. */
#include "re_internal.h"

#define FN(id) static hn_status id(hn_vm *vm, const hn_value *args, uint32_t n, hn_value *out)

enum { P_PATTERN, P_FLAGS, P_GROUPS, P_INDEX, P_CODE, P_NAMES, P_SHARED, P_SLOTS };
/* What patterns share, a tuple: the class Match, and the function that replaces where C cannot. */
enum { SHARED_MATCH, SHARED_SUBSTITUTE, SHARED_SCANNER, SHARED_SIZE };
enum { M_STRING, M_RE, M_POS, M_ENDPOS, M_START, M_END, M_SPANS, M_LASTINDEX, M_LASTGROUP, M_SLOTS };
enum { S_PATTERN, S_STRING, S_POS, S_ENDPOS, S_MUST, S_SLOTS };

static hn_value *slots_of(hn_value v, uint32_t count) {
    if (!hnv_is(v, HN_KIND_INSTANCE)) return NULL;
    hn_instance *i = HN_INSTANCE(v);
    const hn_type *t = i->shape->cls;
    return t->base_kind == HN_KIND_INSTANCE && t->root->nslots >= count ? i->slots : NULL;
}
/* A number of characters. */
static bool is_place(hn_value v) {
    return hnv_is_int(v) && hnv_int(v) >= 0 && hnv_int(v) <= UINT32_MAX - 1;
}

/* ---- text ---- */

static bool text_of(hn_value v, hnre_text *out) {
    const uint8_t *p;
    uint32_t n;
    v = hnv_payload(v);
    if (hnv_is(v, HN_KIND_STR)) {
        const hn_str *s = HN_STR(v);
        *out = (hnre_text){v, s->data, s->len, (uint8_t)HN_STR_WIDTH(s), false};
        return true;
    }
    if (!hnbytes_view(v, &p, &n)) return false;
    *out = (hnre_text){v, p, n, 0, true};
    return true;
}
static hn_status slice(hn_vm *vm, const hnre_text *t, uint32_t from, uint32_t to, hn_value *out) {
    if (to > t->n) to = t->n;
    if (from > to) from = to;
    if (!t->bytes) return hnstr_slice(vm, t->v, from, to, out);
    if (to - from == t->n && hnv_is(t->v, HN_KIND_BYTES)) return *out = t->v, HN_OK;
    HN_TRY(hnmeter_charge(&vm->meter, (to - from) >> 6));
    return hnbytes_new(vm, (const uint8_t *)t->p + from, to - from, out);
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
    HN_TRY(hnstr_from_z(vm, e->message, &v[0]));
    return hntuple_from(vm, v, 8, out);
}
static hn_status compile(hn_vm *vm, const hnre_text *pattern, uint32_t flags, hnre_parsed *parsed,
                         hn_value *code) {
    hn_status st = hnre_parse(vm, pattern, flags, parsed);
    if (st == HN_OK) st = hnre_compile(vm, pattern, parsed, code);
    hnarena_free(&parsed->arena);
    return st;
}
/* The names of all groups by number; None for those without. */
static hn_status names_by_number(hn_vm *vm, const hnre_parsed *parsed, hn_value *out) {
    hn_value name, number;
    hn_tuple *t = hntuple_alloc(vm, parsed->groups + 1);
    if (!t) return HN_NOMEM;
    for (uint32_t i = 0; i <= parsed->groups; i++) t->items[i] = HN_NONE;
    for (uint32_t i = 0; hndict_next(HN_DICT(parsed->names), &i, &name, &number);)
        t->items[hnv_int(number)] = name;
    *out = hnv_from_ref(t);
    return hnmeter_charge(&vm->meter, parsed->groups >> 3);
}
/* _re_compile(pattern, flags): (flags, groups, {name: number}, program, names), or an error as above. */
FN(re_compile) {
    hnre_text text;
    hnre_parsed parsed;
    hn_value v[5] = {HN_NONE};
    int64_t flags = hnv_int(args[1]);
    if (!text_of(args[0], &text)) return hnexc_bad_argument(vm);
    hn_status st = compile(vm, &text, (uint32_t)flags, &parsed, &v[3]);
    if (st == HN_RAISED && parsed.error.message) return error_tuple(vm, &parsed.error, out);
    HN_TRY(st);
    v[0] = hnv_from_int(flags | parsed.flags);
    v[1] = hnv_from_int(parsed.groups);
    v[2] = parsed.names;
    HN_TRY(names_by_number(vm, &parsed, &v[4]));
    return hntuple_from(vm, v, 5, out);
}

/* A pattern's program is not in a snapshot: it is made again, and costs no steps. */
static HN_COLD hn_status compile_again(hn_vm *vm, hn_value *slots) {
    hnre_text text;
    hnre_parsed parsed;
    uint64_t used = hnmeter_steps(&vm->meter);
    if (!hnv_is_int(slots[P_FLAGS]) || !text_of(slots[P_PATTERN], &text)) return hnexc_bad_argument(vm);
    uint32_t flags = (uint32_t)hnv_int(slots[P_FLAGS]);
    hn_status st = compile(vm, &text, flags, &parsed, &slots[P_CODE]);
    if (st == HN_RAISED && parsed.error.message) return hnexc_bad_argument(vm);
    HN_TRY(st);
    hnmeter_rewind(&vm->meter, used);
    return HN_OK;
}
static hn_status program_of(hn_vm *vm, hn_value pattern, const uint32_t **out) {
    hn_value *slots = slots_of(pattern, P_SLOTS);
    if (!slots) return hnexc_bad_argument(vm);
    if (!hnv_is(slots[P_CODE], HN_KIND_BYTES) || !(HN_BYTES(slots[P_CODE])->h.flags & HN_BYTES_PROGRAM))
        HN_TRY(compile_again(vm, slots));
    *out = (const uint32_t *)(const void *)HN_BYTES(slots[P_CODE])->data;
    return HN_OK;
}

/* The text that a pattern is to be looked for in. */
static hn_status text_for(hn_vm *vm, const uint32_t *program, hn_value v, hnre_text *out) {
    if (!text_of(v, out))
        return hnexc_raise(vm, HN_T_TYPEERROR, "expected string or bytes-like object, got '%T'", v);
    bool bytes = program[HNRE_H_FLAGS] & HNRE_P_BYTES;
    if (bytes == out->bytes) return HN_OK;
    return hnexc_raise(vm, HN_T_TYPEERROR,
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
static hn_status begin(hn_vm *vm, job *j, hn_value pattern, hn_value string) {
    const uint32_t *program = NULL;
    hnre_text text;
    HN_TRY(program_of(vm, pattern, &program));
    HN_TRY(text_for(vm, program, string, &text));
    j->pattern = pattern;
    j->string = string;
    j->program = slots_of(pattern, P_SLOTS)[P_CODE];
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
static bool resume(hn_vm *vm, job *j) {
    if (!hnwork_resume(&vm->meter, &job_kind, j)) return false;
    hnre_return(&j->m);
    return true;
}
static hn_status end(hn_vm *vm, job *j, hn_status st) {
    if (st == HN_SLICE) return hnwork_save(&vm->meter, &job_kind, j);
    hnre_close(&j->m);
    return st;
}
/* An int of 64 bits; HN_SLOW for what has __index__. */
static hn_status index_of(hn_vm *vm, hn_value v, int64_t *out) {
    hn_value i;
    hn_status st = hnapi_int(vm, v, &i);
    if (st == HN_SLOW && hntype_lookup(vm, hntype_of(vm, v), HN_NAME(vm, __index__)) == HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "'%T' object cannot be interpreted as an integer", v);
    HN_TRY(st);
    if (hnint_to_i64(i, out)) return HN_OK;
    return hnexc_raise(vm, HN_T_OVERFLOWERROR, "Python int too large to convert to C ssize_t");
}
static hn_status place(hn_vm *vm, hn_value v, uint32_t n, uint32_t *out) {
    int64_t at;
    if (!hnapi_given(v)) return HN_OK;
    HN_TRY(index_of(vm, v, &at));
    *out = at < 0 ? 0 : at > n ? n : (uint32_t)at;
    return HN_OK;
}
static hn_status bounds(hn_vm *vm, job *j, hn_value pos, hn_value endpos) {
    HN_TRY(place(vm, pos, j->m.text.n, &j->from));
    HN_TRY(place(vm, endpos, j->m.text.n, &j->m.end));
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
    hn_tuple *t = hntuple_alloc(vm, 2 * j->groups);
    if (!t) return HN_NOMEM;
    for (uint32_t g = 1; g <= j->groups; g++) {
        uint32_t from, to;
        bool is_set = span_of(j, g, &from, &to);
        t->items[2 * g - 2] = hnv_from_int(is_set ? (int64_t)from : -1);
        t->items[2 * g - 1] = hnv_from_int(is_set ? (int64_t)to : -1);
    }
    *out = hnv_from_ref(t);
    return hnmeter_charge(&vm->meter, j->groups >> 3);
}
static hn_value shared_of(const hn_value *pattern, uint32_t which) {
    hn_value t = pattern[P_SHARED];
    return hnv_is(t, HN_KIND_TUPLE) && HN_TUPLE(t)->len == SHARED_SIZE ? HN_TUPLE(t)->items[which] : HN_NONE;
}
static hn_status make_match(hn_vm *vm, const job *j, hn_value *out) {
    const hn_value *p = slots_of(j->pattern, P_SLOTS);
    hn_value cls = shared_of(p, SHARED_MATCH), spans;
    if (!hnv_is(cls, HN_KIND_TYPE)) return hnexc_bad_argument(vm);
    hn_type *t = HN_TYPE(cls);
    if (t->base_kind != HN_KIND_INSTANCE || t->root->nslots < M_SLOTS || t->inline_slots < M_SLOTS)
        return hnexc_bad_argument(vm);
    HN_TRY(make_spans(vm, j, &spans));
    HN_TRY(hninst_new(vm, t, HN_UNBOUND, out));
    uint32_t last = j->m.regs[2 * j->groups];
    hn_value *s = HN_INSTANCE(*out)->slots;
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
    if (hnv_is(p[P_NAMES], HN_KIND_TUPLE) && last < HN_TUPLE(p[P_NAMES])->len)
        s[M_LASTGROUP] = HN_TUPLE(p[P_NAMES])->items[last];
    return HN_OK;
}

enum { MATCH, FULLMATCH, SEARCH };
static hn_status run(hn_vm *vm, const hn_value *args, int mode, hn_value *out) {
    job j;
    bool found = false;
    hn_status st = HN_OK;
    if (!resume(vm, &j)) {
        HN_TRY(begin(vm, &j, args[0], args[1]));
        st = bounds(vm, &j, args[2], args[3]);
        j.m.whole = mode == FULLMATCH;
    }
    if (st == HN_OK) st = hnre_run(&j.m, j.from, mode == SEARCH, &found);
    *out = HN_NONE;
    if (st == HN_OK && found) st = make_match(vm, &j, out);
    return end(vm, &j, st);
}
/* HN_SLOW: an argument has __index__. */
static hn_status retry(hn_vm *vm, hn_status st, const char *name, const hn_value *args, uint32_t n) {
    hn_value a[3] = {HN_UNBOUND, args[0]};
    if (st != HN_SLOW) return st;
    while (n > 1 && args[n - 1] == HN_UNBOUND) n--;
    HN_TRY(hnstr_intern_utf8(vm, name, strlen(name), &a[0]));
    HN_TRY(hntuple_from(vm, args + 1, n - 1, &a[2]));
    for (uint32_t i = 1; i < n; i++)
        if (args[i] == HN_UNBOUND) HN_TUPLE(a[2])->items[i - 1] = hnv_from_int(0);
    return hncall_slow(vm, HN_SLOW_TEXT_RETRY, 3, a);
}
FN(pattern_match) {
    return retry(vm, run(vm, args, MATCH, out), "match", args, n);
}
FN(pattern_fullmatch) {
    return retry(vm, run(vm, args, FULLMATCH, out), "fullmatch", args, n);
}
FN(pattern_search) {
    return retry(vm, run(vm, args, SEARCH, out), "search", args, n);
}

/* ---- all matches ---- */

/* What findall gives for a match. */
static hn_status found_item(hn_vm *vm, const job *j, hn_value *out) {
    uint32_t from, to;
    if (j->groups <= 1) {
        if (!span_of(j, j->groups, &from, &to)) from = to = 0;
        return slice(vm, &j->m.text, from, to, out);
    }
    hn_tuple *t = hntuple_alloc(vm, j->groups);
    if (!t) return HN_NOMEM;
    *out = hnv_from_ref(t);
    for (uint32_t g = 1; g <= j->groups; g++) {
        if (!span_of(j, g, &from, &to)) from = to = 0;
        HN_TRY(slice(vm, &j->m.text, from, to, &t->items[g - 1]));
    }
    return HN_OK;
}
static hn_status find_all(hn_vm *vm, job *j, hn_list *list) {
    for (;;) {
        bool found;
        hn_value item;
        HN_TRY(next_match(j, &found));
        if (!found) return HN_OK;
        HN_TRY(found_item(vm, j, &item));
        HN_TRY(hnlist_append(vm, list, item));
        HN_TRY(hnmeter_charge(&vm->meter, 1));
        if (hnwork_due(&vm->meter)) return HN_SLICE;
    }
}
static hn_status findall(hn_vm *vm, const hn_value *args, hn_value *out) {
    job j;
    hn_status st = HN_OK;
    if (!resume(vm, &j)) {
        hn_list *list = hnlist_new(vm, 0);
        if (!list) return HN_NOMEM;
        HN_TRY(begin(vm, &j, args[0], args[1]));
        j.list = hnv_from_ref(list);
        st = bounds(vm, &j, args[2], args[3]);
    }
    *out = j.list;
    if (st == HN_OK) st = find_all(vm, &j, HN_LIST(j.list));
    return end(vm, &j, st);
}
FN(pattern_findall) {
    return retry(vm, findall(vm, args, out), "findall", args, n);
}

static hn_status append_groups(hn_vm *vm, const job *j, hn_list *list) {
    for (uint32_t g = 1; g <= j->groups; g++) {
        uint32_t from, to;
        hn_value v = HN_NONE;
        if (span_of(j, g, &from, &to)) HN_TRY(slice(vm, &j->m.text, from, to, &v));
        HN_TRY(hnlist_append(vm, list, v));
    }
    return HN_OK;
}
static hn_status split_all(hn_vm *vm, job *j, int64_t most, hn_list *list) {
    hn_value part;
    for (; !most || j->count < most; j->count++) {
        bool found;
        HN_TRY(next_match(j, &found));
        if (!found) break;
        HN_TRY(slice(vm, &j->m.text, j->last, j->m.begin, &part));
        HN_TRY(hnlist_append(vm, list, part));
        HN_TRY(append_groups(vm, j, list));
        HN_TRY(hnmeter_charge(&vm->meter, 1));
        j->last = j->m.pos;
        if (!hnwork_due(&vm->meter)) continue;
        j->count++;
        return HN_SLICE;
    }
    HN_TRY(slice(vm, &j->m.text, j->last, j->m.text.n, &part));
    return hnlist_append(vm, list, part);
}
static hn_status split(hn_vm *vm, const hn_value *args, hn_value *out) {
    job j;
    hn_value whole;
    int64_t times = 0;
    if (hnapi_given(args[2])) HN_TRY(index_of(vm, args[2], &times));
    if (!resume(vm, &j)) {
        hn_list *list = hnlist_new(vm, 0);
        if (!list) return HN_NOMEM;
        HN_TRY(begin(vm, &j, args[0], args[1]));
        j.list = hnv_from_ref(list);
    }
    *out = j.list;
    hn_list *list = HN_LIST(j.list);
    hn_status st = times < 0 ? slice(vm, &j.m.text, 0, j.m.text.n, &whole) : split_all(vm, &j, times, list);
    if (times < 0 && st == HN_OK) st = hnlist_append(vm, list, whole);
    return end(vm, &j, st);
}
FN(pattern_split) {
    return retry(vm, split(vm, args, out), "split", args, n);
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
    hnstrbuf_return(&r->b.s);
    hnstrbuf_free(&r->b.s);
    hnbuf_free(&r->b.b);
}
static const hn_work_kind replacing_kind = {sizeof(replacing), JOB_VALUES, drop_replacing, NULL};

static void put_slice(builder *b, const hnre_text *t, uint32_t from, uint32_t to) {
    if (t->bytes)
        hnbuf_put(&b->b, (const uint8_t *)t->p + from, to - from);
    else
        hnstrbuf_sub(&b->s, HN_STR(t->v), from, to);
}
/* A part of a template: text, or the number of a group. */
static hn_status put_part(hn_vm *vm, builder *b, const job *j, hn_value part) {
    hnre_text t;
    uint32_t from, to;
    if (hnv_is_int(part)) {
        int64_t g = hnv_int(part);
        if (g < 0 || g > j->groups) return hnexc_bad_argument(vm);
        if (span_of(j, (uint32_t)g, &from, &to)) put_slice(b, &j->m.text, from, to);
        return HN_OK;
    }
    if (!text_of(part, &t) || t.bytes != j->m.text.bytes) return HN_SLOW;
    put_slice(b, &t, 0, t.n);
    return hnmeter_charge(&vm->meter, t.n >> 6);
}
static hn_status put_replacement(hn_vm *vm, builder *b, const job *j, hn_value template) {
    if (!hnv_is(template, HN_KIND_TUPLE)) return put_part(vm, b, j, template);
    const hn_tuple *t = HN_TUPLE(template);
    for (uint32_t i = 0; i < t->len; i++) HN_TRY(put_part(vm, b, j, t->items[i]));
    return hnmeter_charge(&vm->meter, t->len >> 3);
}
static hn_status replace_all(hn_vm *vm, builder *b, job *j, hn_value template, int64_t most) {
    for (; !most || j->count < most; j->count++) {
        bool found;
        HN_TRY(next_match(j, &found));
        if (!found) break;
        put_slice(b, &j->m.text, j->last, j->m.begin);
        HN_TRY(put_replacement(vm, b, j, template));
        HN_TRY(hnmeter_charge(&vm->meter, 1 + ((j->m.pos - j->last) >> 6)));
        j->last = j->m.pos;
        if (b->s.failed || b->b.failed) return HN_NOMEM;
        if (!hnwork_due(&vm->meter)) continue;
        j->count++;
        return HN_SLICE;
    }
    put_slice(b, &j->m.text, j->last, j->m.text.n);
    return hnmeter_charge(&vm->meter, (j->m.text.n - j->last) >> 6);
}
static hn_status finish(hn_vm *vm, builder *b, hn_status st, hn_value *out) {
    if (st == HN_OK && !b->bytes)
        st = hnstrbuf_finish(&b->s, out);
    else if (st == HN_OK)
        st = b->b.failed ? HN_NOMEM : hnbytes_new(vm, b->b.data, b->b.len, out);
    if (st != HN_OK || b->bytes) hnstrbuf_free(&b->s);
    hnbuf_free(&b->b);
    return st;
}
static hn_status begin_replacing(hn_vm *vm, replacing *r, const hn_value *args) {
    if (hnwork_resume(&vm->meter, &replacing_kind, r)) {
        hnre_return(&r->j.m);
        hnstrbuf_return(&r->b.s);
        return HN_OK;
    }
    HN_TRY(begin(vm, &r->j, args[0], args[2]));
    r->b.bytes = r->j.m.text.bytes;
    hnstrbuf_init(&r->b.s, vm);
    hnbuf_init(&r->b.b, &vm->meter);
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
    if (hnapi_given(args[3])) HN_TRY(index_of(vm, args[3], &most));
    HN_TRY(begin_replacing(vm, &r, args));
    hn_status st = replace_all(vm, b, j, args[1], most);
    if (st == HN_SLICE) {
        hnstrbuf_leave(&b->s);
        return hnwork_save(&vm->meter, &replacing_kind, &r);
    }
    if (st == HN_OK && !j->count) { /* nothing to change */
        hnstrbuf_free(&b->s);
        hnbuf_free(&b->b);
        st = slice(vm, &j->m.text, 0, j->m.text.n, &v[0]);
    } else {
        st = finish(vm, b, st, &v[0]);
    }
    hnre_close(&j->m);
    v[1] = hnv_from_int(j->count);
    *out = v[0];
    return st == HN_OK && counted ? hntuple_from(vm, v, 2, out) : st;
}
/* _re_sub(pattern, template, string, count): as subn, or None where a part is of the wrong type. */
FN(re_sub) {
    hn_status st = slots_of(args[0], P_SLOTS) ? substitute(vm, args, true, out) : hnexc_bad_argument(vm);
    if (st != HN_SLOW) return st;
    *out = HN_NONE;
    return HN_OK;
}
/* Text without a backslash, which needs no look at what it says. */
static bool is_plain(hn_value v) {
    hnre_text t;
    uint32_t i = 0;
    if (!(hnv_is(v, HN_KIND_STR) || hnv_is(v, HN_KIND_BYTES)) || !text_of(v, &t) || t.n > 256) return false;
    while (i < t.n && hntext_at(t.p, t.width, i) != '\\') i++;
    return i == t.n;
}
static hn_status sub(hn_vm *vm, const hn_value *args, bool counted, hn_value *out) {
    const hn_value *p = slots_of(args[0], P_SLOTS);
    if (!p) return hnexc_bad_argument(vm);
    hn_status st = is_plain(args[1]) ? substitute(vm, args, counted, out) : HN_SLOW;
    hn_value a[5] = {args[0], args[1], args[2], hnapi_given(args[3]) ? args[3] : hnv_from_int(0),
                     hnv_bool(counted)};
    return st == HN_SLOW ? hncall_tail(vm, shared_of(p, SHARED_SUBSTITUTE), 5, a) : st;
}
FN(pattern_sub) {
    return sub(vm, args, false, out);
}
FN(pattern_subn) {
    return sub(vm, args, true, out);
}

/* ---- scanners ---- */

static hn_status make_scanner(hn_vm *vm, const hn_value *args, hn_value *out) {
    job j;
    HN_TRY(begin(vm, &j, args[0], args[1]));
    hn_status st = bounds(vm, &j, args[2], args[3]);
    hnre_close(&j.m);
    HN_TRY(st);
    hn_value cls = shared_of(slots_of(args[0], P_SLOTS), SHARED_SCANNER);
    if (!hnv_is(cls, HN_KIND_TYPE)) return hnexc_bad_argument(vm);
    hn_type *t = HN_TYPE(cls);
    if (t->base_kind != HN_KIND_INSTANCE || t->root->nslots < S_SLOTS || t->inline_slots < S_SLOTS)
        return hnexc_bad_argument(vm);
    HN_TRY(hninst_new(vm, t, HN_UNBOUND, out));
    hn_value *s = HN_INSTANCE(*out)->slots;
    s[S_PATTERN] = args[0];
    s[S_STRING] = args[1];
    s[S_POS] = hnv_from_int(j.from);
    s[S_ENDPOS] = hnv_from_int(j.m.end);
    s[S_MUST] = HN_FALSE;
    return HN_OK;
}
FN(pattern_scanner) {
    return retry(vm, make_scanner(vm, args, out), "scanner", args, n);
}

static hn_status scan(hn_vm *vm, hn_value self, bool search, hn_value *out) {
    hn_value *s = slots_of(self, S_SLOTS);
    job j;
    bool found = false;
    *out = HN_NONE;
    if (!s || !is_place(s[S_POS]) || !is_place(s[S_ENDPOS]))
        return s && s[S_POS] == HN_NONE ? HN_OK : hnexc_bad_argument(vm);
    hn_status st = HN_OK;
    if (!resume(vm, &j)) {
        HN_TRY(begin(vm, &j, s[S_PATTERN], s[S_STRING]));
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
FN(scanner_match) {
    return scan(vm, args[0], false, out);
}
FN(scanner_search) {
    return scan(vm, args[0], true, out);
}

/* ---- methods of matches ---- */

static hn_status no_group(hn_vm *vm) {
    return hnexc_raise(vm, HN_T_INDEXERROR, "no such group");
}
static hn_value group_names(const hn_value *match) {
    const hn_value *p = slots_of(match[M_RE], P_SLOTS);
    hn_value names = p ? p[P_INDEX] : HN_NONE;
    return hnv_is(names, HN_KIND_MAPPINGPROXY) ? HN_AS(hn_proxy, names)->mapping : names;
}
/* The span of group v (a number or a name); *from is -1 for one that did not match. */
static hn_status group_span(hn_vm *vm, const hn_value *match, hn_value v, int64_t *from, int64_t *to) {
    v = hnv_payload(v);
    if (hnv_is_bool(v)) v = hnv_from_int(v == HN_TRUE);
    if (!hnint_is(v)) {
        hn_value names = group_names(match), name = v;
        if (!hnv_is(name, HN_KIND_STR) || !hnv_is(names, HN_KIND_DICT)) return no_group(vm);
        HN_TRY(hndict_get(vm, HN_DICT(names), name, &v));
    }
    if (v == hnv_from_int(0)) {
        if (!is_place(match[M_START]) || !is_place(match[M_END])) return hnexc_bad_argument(vm);
        *from = hnv_int(match[M_START]);
        *to = hnv_int(match[M_END]);
        return HN_OK;
    }
    hn_value spans = match[M_SPANS];
    uint32_t count = hnv_is(spans, HN_KIND_TUPLE) ? HN_TUPLE(spans)->len / 2 : 0;
    if (!hnv_is_int(v) || hnv_int(v) < 0 || hnv_int(v) > count) return no_group(vm);
    const hn_value *span = HN_TUPLE(spans)->items + 2 * hnv_int(v) - 2;
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
    if (!text_of(match[M_STRING], &t)) return hnexc_bad_argument(vm);
    return slice(vm, &t, (uint32_t)from, (uint32_t)to, out);
}
#define SELF(s) const hn_value *s = HN_INSTANCE(args[0])->slots

FN(match_group) {
    SELF(m);
    if (vm->kwnames != HN_UNBOUND)
        return hnexc_raise(vm, HN_T_TYPEERROR, "Match.group() takes no keyword arguments");
    if (n <= 2) return group_text(vm, m, n == 2 ? args[1] : hnv_from_int(0), HN_NONE, out);
    hn_tuple *t = hntuple_alloc(vm, n - 1);
    if (!t) return HN_NOMEM;
    *out = hnv_from_ref(t);
    for (uint32_t i = 1; i < n; i++) HN_TRY(group_text(vm, m, args[i], HN_NONE, &t->items[i - 1]));
    return HN_OK;
}
FN(match_getitem) {
    SELF(m);
    return group_text(vm, m, args[1], HN_NONE, out);
}
FN(match_groups) {
    SELF(m);
    uint32_t count = hnv_is(m[M_SPANS], HN_KIND_TUPLE) ? HN_TUPLE(m[M_SPANS])->len / 2 : 0;
    hn_tuple *t = hntuple_alloc(vm, count);
    if (!t) return HN_NOMEM;
    *out = hnv_from_ref(t);
    hn_value missing = hnapi_given(args[1]) ? args[1] : HN_NONE;
    for (uint32_t i = 1; i <= count; i++) {
        HN_TRY(group_text(vm, m, hnv_from_int(i), missing, &t->items[i - 1]));
        if ((i & 15) == 0) HN_TRY(hnmeter_charge(&vm->meter, 8));
    }
    return HN_OK;
}
FN(match_groupdict) {
    SELF(m);
    hn_value names = group_names(m), key, value;
    hn_dict *d = hndict_new(vm, 0);
    if (!d) return HN_NOMEM;
    *out = hnv_from_ref(d);
    hn_value missing = hnapi_given(args[1]) ? args[1] : HN_NONE;
    if (!hnv_is(names, HN_KIND_DICT)) return hnexc_bad_argument(vm);
    for (uint32_t i = 0; hndict_next(HN_DICT(names), &i, &key, &value);) {
        HN_TRY(group_text(vm, m, value, missing, &value));
        if (!hnv_is(key, HN_KIND_STR)) return hnexc_bad_argument(vm);
        HN_TRY(hndict_set_str(vm, d, key, value));
        HN_TRY(hnmeter_charge(&vm->meter, 1));
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
FN(match_start) {
    hn_value v[2];
    HN_TRY(span(vm, args, v));
    return *out = v[0], HN_OK;
}
FN(match_end) {
    hn_value v[2];
    HN_TRY(span(vm, args, v));
    return *out = v[1], HN_OK;
}
FN(match_span) {
    hn_value v[2];
    HN_TRY(span(vm, args, v));
    return hntuple_from(vm, v, 2, out);
}

#define P(name, fn, params, ...)        HN_METHOD(name, fn, HN_KW, 0, params, P_SLOTS, __VA_ARGS__)
#define M(name, fn, style, params, ...) HN_METHOD(name, fn, style, 0, params, M_SLOTS, __VA_ARGS__)
#define S(name, fn)                     HN_METHOD(name, fn, HN_NOARGS, 0, NULL, S_SLOTS, HN_NOTHING)
#define IN_TEXT                         HN_ANY, HN_OPT(HN_ANY), HN_OPT(HN_ANY)
const hn_primitive_def hnlib_methods_re_Pattern[] = {
    P("match", pattern_match, "string,pos,endpos", IN_TEXT),
    P("fullmatch", pattern_fullmatch, "string,pos,endpos", IN_TEXT),
    P("search", pattern_search, "string,pos,endpos", IN_TEXT),
    P("findall", pattern_findall, "string,pos,endpos", IN_TEXT),
    P("split", pattern_split, "string,maxsplit", HN_ANY, HN_OPT(HN_ANY)),
    P("scanner", pattern_scanner, "string,pos,endpos", IN_TEXT),
    P("sub", pattern_sub, "repl,string,count", HN_ANY, HN_ANY, HN_OPT(HN_ANY)),
    P("subn", pattern_subn, "repl,string,count", HN_ANY, HN_ANY, HN_OPT(HN_ANY)),
    HN_PRIMITIVES_END};
const hn_primitive_def hnlib_methods_re_Match[] = {
    M("group", match_group, HN_VAR, NULL, HN_OPT(HN_ANY)),
    M("groups", match_groups, HN_KW, "default", HN_OPT(HN_ANY)),
    M("groupdict", match_groupdict, HN_KW, "default", HN_OPT(HN_ANY)),
    M("start", match_start, HN_POS, NULL, HN_OPT(HN_ANY)),
    M("end", match_end, HN_POS, NULL, HN_OPT(HN_ANY)),
    M("span", match_span, HN_POS, NULL, HN_OPT(HN_ANY)),
    M("__getitem__", match_getitem, HN_POS, NULL, HN_ANY),
    HN_PRIMITIVES_END};
const hn_primitive_def hnlib_methods_re_Scanner[] = {S("match", scanner_match), S("search", scanner_search),
                                                     HN_PRIMITIVES_END};
const hn_primitive_def hnlib_primitives_re[] = {
    HN_PRIMITIVE("_re_compile", re_compile, HN_ANY, HN_A_WORD),
    HN_PRIMITIVE("_re_sub", re_sub, HN_AN_INSTANCE, HN_ANY, HN_ANY, HN_ANY), HN_PRIMITIVES_END};
