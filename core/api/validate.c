/* hn_validate checks a program without running it: the linter in C, then frozen Python for imports. It may
 * take VALIDATE_STEPS at most. If it ends within the limits, its steps and time do not count as the
 * session's. result.c uses the check of a signature here for hn_declare. */
#include "api/session.h"

#include "front/compile.h"
#include "front/lint.h"
#include "front/signature.h"
#include "host/cbor.h"
#include "object/dict.h"
#include "object/heap.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"

/* The most steps of the linter: about as many as compiling 16 MiB takes. */
#define VALIDATE_STEPS 100000000u

bool hnsession_takes_signature(hn_session *s, const char *utf8, size_t n) {
    hn_arena arena;
    hn_syntax_error err;
    const hn_node *args;
    hn_meter keep = hnsession_allow(s);
    hnarena_init(&arena, &s->vm.meter);
    hn_name_table names = {.arena = &arena};
    hn_status st = hnsignature_parse(&names, utf8, n, &args, &err);
    hnarena_free(&arena);
    hnsession_allowed(s, &keep);
    if (st == HN_OK) return true;
    hnprint(s->problem, sizeof s->problem, "the signature does not parse: %s",
            st == HN_RAISED  ? err.message
            : st == HN_NOMEM ? "no memory"
                             : "it is too large");
    s->problem_kind = HN_PROBLEM_ARGUMENT;
    return false;
}

/* Reads the declarations of this validation and checks their signatures. *out is NULL if there are none. */
static hn_status read_known(hn_session *s, const uint8_t *cbor, size_t n, const hn_dict **out) {
    hn_value v, name, signature;
    *out = NULL;
    if (!cbor) return HN_OK;
    hn_status st = hncbor_decode(&s->vm, cbor, n, 0, &v);
    if (st == HN_RAISED || st == HN_SLOW) return (void)hnsession_went(s, st), HN_RAISED;
    HN_TRY(st);
    if (!hnv_is(v, HN_KIND_DICT)) return hnsession_refuse(s, HN_WHY_KNOWN_NO_MAP), HN_RAISED;
    const hn_dict *d = HN_DICT(v);
    for (uint32_t i = 0; hndict_next(d, &i, &name, &signature);) {
        if (!hnv_is(name, HN_KIND_STR)) return hnsession_refuse(s, HN_WHY_KNOWN_NO_TEXT), HN_RAISED;
        if (!hnv_is(signature, HN_KIND_STR)) continue;
        const char *text = hnsession_text(&s->names, signature);
        if (!text) return HN_NOMEM;
        if (hnsession_takes_signature(s, text, s->names.len - 1)) continue;
        char cut[64], why[sizeof s->problem];
        memcpy(why, s->problem, sizeof why);
        hnprint(s->problem, sizeof s->problem, "%s: %s", hnstr_cut(name, cut, sizeof cut), why);
        return HN_RAISED;
    }
    *out = d;
    return HN_OK;
}

/* Runs the linter. HN_RAISED: the problem is set. */
static hn_status validate_find(hn_session *s, const char *code, size_t n, const hn_run_options *options,
                               const uint8_t *known, size_t known_n, hn_value *out) {
    hn_vm *vm = &s->vm;
    hn_value text;
    hn_lint_options o = {.flags = options && options->top_await ? HN_COMPILE_TOP_AWAIT : 0,
                         .globals = HN_AS(hn_module, vm->main)->dict,
                         .builtins = vm->builtins};
    if (n > vm->meter.source_limit) return hnmeter_stop_at(&vm->meter, HN_LIMIT_SOURCE);
    HN_TRY(read_known(s, known, known_n, &o.known));
    HN_TRY(hnstr_from_utf8(vm, code, n, &text));
    hn_list *list = hnlist_new(vm, 8);
    if (!list) return HN_NOMEM;
    *out = hnv_from_ref(list);
    return hnlint(vm, text, &o, list);
}

/* Encodes the findings as CBOR into s->value. */
static hn_status validate(hn_session *s, const char *code, size_t n, const hn_run_options *options,
                          const uint8_t *known, size_t known_n) {
    hn_value found, findings;
    hn_status st = validate_find(s, code, n, options, known, known_n, &found);
    if (st == HN_NOMEM && (st = hnheap_collect_all(&s->vm)) == HN_OK)
        st = validate_find(s, code, n, options, known, known_n, &found);
    HN_TRY(st);
    st = hnsession_aside(s, HN_ASIDE_ALONE, s->vm.slow[HN_SLOW_VALIDATED], &found, 1, &findings);
    if (st == HN_STOPPED) return hnsession_refuse(s, HN_WHY_FINDINGS), HN_RAISED;
    s->value.len = 0;
    s->value.failed = false;
    if (st == HN_OK) st = hncbor_encode(&s->vm, findings, 0, &s->value);
    if (st == HN_RAISED) (void)hnsession_went(s, st);
    return st;
}

const uint8_t *hn_validate(hn_session *s, const char *code, size_t n, const hn_run_options *options,
                           const uint8_t *known, size_t known_n, size_t *out_n) {
    hn_meter *m = &s->vm.meter;
    if (!hnsession_enter(s)) return NULL;
    if (!hnsession_idle(s)) return hnsession_refuse(s, HN_WHY_BUSY), NULL;
    s->touched = true;
    if (s->vm.heap.wanted && hnheap_collect_all(&s->vm) != HN_OK)
        return hnsession_refuse(s, HN_WHY_NO_TIME), NULL;
    hn_meter keep = *m;
    hn_reset_used(s);
    if (m->steps_limit > VALIDATE_STEPS) m->steps_limit = VALIDATE_STEPS;
    m->sliced = false;
    hnmeter_start(m);
    hn_status st = validate(s, code, n, options, known, known_n);
    hnmeter_stop(m);
    if (st == HN_OK || st == HN_RAISED)
        hnsession_allowed(s, &keep);
    else
        (void)hnsession_outcome(s, st);
    m->steps_limit = keep.steps_limit;
    m->sliced = keep.sliced;
    *out_n = s->value.len;
    return st == HN_OK ? s->value.data : NULL;
}
