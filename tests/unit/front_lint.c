/* The linter: what it finds, that a failing allocation changes nothing of it, and that its steps are counted.
 * The table of tests/api/validate_cases.txt is longer; here is what does not need the host. */
#include "api/session.h"
#include "front/lint.h"
#include "object/int.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"
#include "turn.h"

#include <stdio.h>
#include <stdlib.h>

static int failures;

static const struct {
    const char *code, *found; /* "kind line:column message" each, separated by ';' */
} rows[] = {
    {"x = 1\nprint(x)", ""},
    {"", ""},
    {"# nothing", ""},
    {"pritn(1)", "name 1:1 name 'pritn' is not defined. Did you mean: 'print'?"},
    {"x = [missing for _ in y]\nz",
     "name 1:6 name 'missing' is not defined;name 1:23 name 'y' is not defined;"
     "name 2:1 name 'z' is not defined"},
    {"def f():\n  return later\nlater = 1", ""},
    {"exec('a = 1')\na", ""},
    {"fetch()", "call 1:1 fetch() missing 1 required positional argument: 'url'"},
    {"fetch(1, 2)", "call 1:1 fetch() takes 1 positional argument but 2 were given"},
    {"def fetch(): pass\nfetch()", ""},
    {"import a.b", "import 1:8 ?"},
    {"try:\n  import a\nexcept ImportError: pass", ""},
    {"def f(): await x\nx = 1", "await 1:10 'await' outside async function"},
    {"return", "syntax 1:1 'return' outside function"},
    {"a +", "syntax 1:4 invalid syntax"},
    {"\xC3\xA9 = '\xE2\x82\xAC'; q", "name 1:10 name 'q' is not defined"},
};

/* What repeats in long chains: the walk must not recurse along them. */
static const char *const shapes[] = {"a.b", "a[1]", "a()", "a + a"};

static void complain(const char *code, const char *what, const char *more) {
    printf("%.60s: %s: %s\n", code, what, more);
    failures++;
}

static hn_session *new_session(void) {
    hn_session *s = hn_session_new(NULL);
    if (!s || !hn_declare(s, "fetch", false, "(url, *, n=1) -> str", NULL)) exit(2);
    return s;
}

static void describe(const hn_list *found, hn_buf *out) {
    out->len = 0;
    for (uint32_t i = 0; i < found->len; i++) {
        const hn_value *f = HN_TUPLE(found->items->v[i])->items;
        char kind[16], message[200] = "?";
        if (hnv_is(f[5], HN_KIND_STR)) hnstr_cut(f[5], message, sizeof message);
        hnbuf_printf(out, "%s%s %d:%d %s", i ? ";" : "", hnstr_cut(f[0], kind, sizeof kind),
                     (int)hnint_clamp(f[1]), (int)hnint_clamp(f[2]), message);
    }
    hnbuf_byte(out, 0);
}

static hn_status lint(hn_session *s, const char *code, hn_buf *out) {
    hn_vm *vm = &s->vm;
    hn_value text;
    hn_lint_options o = {.globals = HN_AS(hn_module, vm->main)->dict, .builtins = vm->builtins};
    hn_list *found = hnlist_new(vm, 4);
    if (!found) return HN_NOMEM;
    HN_TRY(hnstr_from_utf8(vm, code, strlen(code), &text));
    HN_TRY(hnlint(vm, text, &o, found));
    describe(found, out);
    return HN_OK;
}

static void check_row(const char *code, const char *expected) {
    hn_session *s = new_session();
    hn_buf out;
    hnbuf_init(&out, &s->vm.meter);
    if (lint(s, code, &out) != HN_OK)
        complain(code, "status", "not HN_OK");
    else if (strcmp((const char *)out.data, expected) != 0)
        complain(code, "found", (const char *)out.data);
    hnbuf_free(&out);
    hn_session_free(s);
}

/* Every allocation fails once: the answer is the same, or the memory limit, and then the session goes on. */
static void check_memory(const char *code) {
    size_t n = 0, expected_n = 0;
    hn_session *whole = new_session();
    const uint8_t *expected = hn_validate(whole, code, strlen(code), NULL, NULL, 0, &expected_n);
    for (int64_t at = 1;; at++) {
        hn_session *s = new_session();
        s->vm.meter.fail_allocation = at;
        const uint8_t *got = hn_validate(s, code, strlen(code), NULL, NULL, 0, &n);
        bool done = s->vm.meter.fail_allocation != 0;
        s->vm.meter.fail_allocation = 0;
        if (!got) {
            if (hn_limit_reached(s) != HN_MAX_MEMORY && !*hn_problem(s))
                complain(code, "failed", "without a reason");
            got = hn_validate(s, code, strlen(code), NULL, NULL, 0, &n);
        }
        if (!got || n != expected_n || memcmp(got, expected, n) != 0) complain(code, "another answer", "");
        hn_session_free(s);
        if (done) break;
    }
    hn_session_free(whole);
}

static void check_shape(const char *link) {
    size_t n;
    hn_session *s = new_session();
    hn_buf text;
    hnbuf_init(&text, &s->vm.meter);
    for (int i = 0; i < 20000; i++) hnbuf_str(&text, i ? link + 1 : link);
    if (hn_validate(s, (const char *)text.data, text.len, NULL, NULL, 0, &n) == NULL)
        complain(link, "a long chain", hn_problem(s));
    if (hn_get_used(s, HN_MAX_STEPS) != 0) complain(link, "validating", "is counted");
    if (!hn_set_limit(s, HN_MAX_STEPS, 1000)) exit(2);
    if (hn_validate(s, (const char *)text.data, text.len, NULL, NULL, 0, &n) ||
        hn_limit_reached(s) != HN_MAX_STEPS)
        complain(link, "a long chain", "is not metered");
    hnbuf_free(&text);
    hn_session_free(s);
}

static void check_signature(const char *text, const char *problem) {
    hn_session *s = new_session();
    if (hn_declare(s, "f", false, text, NULL) != !*problem || !strstr(hn_problem(s), problem))
        complain(text, "declared", hn_problem(s));
    hn_session_free(s);
}

/* What is no identifier cannot be declared, and a session is never without a limit of memory. */
static void check_refusals(void) {
    static const char *const wrong[] = {"", "a b", "1a", "a.b", "$file", "a\n", "\xff", "\xed\xa0\x80"};
    static const char *const right[] = {"a", "_", "a1", "\xc3\xa9t\xc3\xa9", "class"};
    hn_session *s = new_session();
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        if (hn_declare(s, wrong[i], false, NULL, NULL) || hn_problem_code(s) != HN_PROBLEM_ARGUMENT)
            complain(wrong[i], "declared", hn_problem(s));
    for (size_t i = 0; i < sizeof right / sizeof *right; i++)
        if (!hn_declare(s, right[i], false, NULL, NULL)) complain(right[i], "refused", hn_problem(s));
    if (hn_set_limit(s, HN_MAX_MEMORY, UINT64_MAX)) complain("memory", "limited", "without end");
    hn_session_free(s);
}

/* A date in a request that is no value for the program: said, not taken for a lack of memory. */
static void check_dates(void) {
    static const uint8_t date[] = {0xa1, 0x61, 'm', 0xc1, 0x00}; /* {"m": 1(0)} */
    size_t n;
    hn_session *s = new_session();
    for (int i = 0; i < 3; i++) {
        bool done = i == 0   ? hn_set_modules(s, date, sizeof date)
                    : i == 1 ? hn_files(s, date, sizeof date, &n) != NULL
                             : hn_validate(s, "1", 1, NULL, date, sizeof date, &n) != NULL;
        if (done || hn_problem_code(s) != HN_PROBLEM_ARGUMENT || !strstr(hn_problem(s), "dates"))
            complain("a date", "in a request", hn_problem(s));
    }
    hn_session_free(s);
}

int main(void) {
    check_refusals();
    check_dates();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        check_row(rows[i].code, rows[i].found);
        if (turn_has((uint32_t)i)) check_memory(rows[i].code);
    }
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) check_shape(shapes[i]);
    check_signature("()", "");
    check_signature(" (a, /, b: int = [1, (2)], *c, d, **e) -> dict[str, int]", "");
    check_signature("(a", "'(' was never closed");
    check_signature("(a) -> x: pass\ndef g()", "more than the parameters");
    check_signature("(a): pass # ", "more than the parameters");
    check_signature("[T](a: T)", "does not begin with '('");
    check_signature("(a, a)", "duplicate argument 'a'");
    check_signature("", "does not begin with '('");
    if (failures) printf("%d failures\n", failures);
    return failures != 0;
}
