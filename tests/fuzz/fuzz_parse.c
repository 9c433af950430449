/* libFuzzer: any bytes through the parser, in every mode, the tokenizer alone, and through validation (the
 * linter, the compiler), also with an allocation that fails. */
#include "api/session.h"
#include "front/parse.h"

#include <stdlib.h>

static void check(bool ok) {
    if (!ok) abort();
}

static void parse_once(const uint8_t *data, size_t size, hn_parse_mode mode, int64_t fail_at) {
    hn_meter m;
    hnmeter_init(&m);
    m.bytes_limit = (size_t)64 << 20;
    m.fail_allocation = fail_at;
    hn_arena a;
    hnarena_init(&a, &m);
    hn_ast_mod *mod = NULL;
    hn_syntax_error err;
    char *copy = malloc(size ? size : 1); /* exactly as long, so that a read past the end is seen */
    check(copy != NULL);
    if (size) memcpy(copy, data, size);
    hn_status st = hnparse_module(&a, copy, size, mode, 0, &mod, &err);
    check(st == HN_OK || st == HN_RAISED || st == HN_NOMEM || st == HN_STOPPED);
    check(st != HN_NOMEM || fail_at > 0 || m.bytes_peak > m.bytes_limit / 4);
    if (st == HN_OK) check(mod && mod->root && mod->root->depth <= 3 * m.nesting_limit + 1);
    if (st == HN_RAISED) {
        check(err.message[0] != 0 && memchr(err.message, 0, sizeof err.message) != NULL);
        if (err.has_text) check((size_t)err.text_start + err.text_len <= size);
    }
    free(copy);
    hnarena_free(&a);
    check(m.bytes == 0);
}

/* For module tokenize: every lexeme begins behind the end of the one before. */
static void cut_once(const uint8_t *data, size_t size, int64_t fail_at) {
    hn_meter m;
    hnmeter_init(&m);
    m.bytes_limit = (size_t)64 << 20;
    m.fail_allocation = fail_at;
    hn_buf out;
    hn_syntax_error err;
    hnbuf_init(&out, &m);
    hn_status st = hnparse_lexemes(&m, (const char *)data, size, &out, &err);
    check(st == HN_OK || st == HN_RAISED || st == HN_NOMEM || st == HN_STOPPED);
    const hn_lexeme *k = (const hn_lexeme *)(const void *)out.data;
    for (size_t i = 1; i < out.len / sizeof *k; i++)
        check(k[i].lineno > k[i - 1].end_lineno || k[i].start >= k[i - 1].end);
    hnbuf_free(&out);
    check(m.bytes == 0);
}

static void validate(const uint8_t *data, size_t size, int64_t fail_at) {
    static hn_session *s;
    size_t n = 0;
    if (!s) {
        s = hn_session_new(NULL);
        check(s && hn_declare(s, "f", false, "(a, b=1, /, c=2, *, d, e=3) -> int", NULL));
    }
    (void)hn_set_limit(s, HN_MAX_STEPS, 1000000);
    s->vm.meter.fail_allocation = fail_at;
    const uint8_t *found = hn_validate(s, (const char *)data, size, NULL, NULL, 0, &n);
    s->vm.meter.fail_allocation = 0;
    check(found ? n > 0 : hn_session_state(s) == HN_LIMITED || *hn_problem(s));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2) return 0;
    parse_once(data + 2, size - 2, (hn_parse_mode)(data[0] % 3), 0);
    cut_once(data + 2, size - 2, data[1] & 1 ? 1 + (data[1] >> 1) : 0);
    validate(data + 2, size - 2, data[1] & 1 ? 1 + (data[1] >> 1) : 0);
    if (data[1] & 1) parse_once(data + 2, size - 2, (hn_parse_mode)(data[0] % 3), 1 + (data[1] >> 1));
    return 0;
}
