/* The parser's limits: nesting, long spines, hostile bytes, a failing allocation, the meter. What trees and
 * errors look like is compared with CPython's by front_compare.py and front_cases.py. */
#include "front/parse.h"

#include <stdio.h>
#include <stdlib.h>

static int failures;

static void check(bool ok, const char *what) {
    if (ok) return;
    failures++;
    printf("failed: %s\n", what);
}

typedef struct run {
    hn_meter meter;
    hn_arena arena;
    hn_ast_mod *mod;
    hn_syntax_error err;
    hn_status status;
} run;

static void parse(run *r, const char *s, size_t len) {
    hnarena_init(&r->arena, &r->meter);
    r->mod = NULL;
    r->status = hnparse_module(&r->arena, s, len, HN_PARSE_EXEC, 0, &r->mod, &r->err);
}

static void finish(run *r) {
    hnarena_free(&r->arena);
    check(r->meter.bytes == 0, "all memory is given back");
}

/* `unit` n times, then `tail`, then `close` n times. */
static char *repeat(const char *unit, size_t n, const char *tail, const char *close, size_t *len) {
    size_t a = strlen(unit), b = strlen(tail), c = strlen(close);
    char *s = malloc(n * (a + c) + b + 1), *q = s;
    if (!s) abort();
    for (size_t i = 0; i < n; i++, q += a) memcpy(q, unit, a);
    memcpy(q, tail, b);
    q += b;
    for (size_t i = 0; i < n; i++, q += c) memcpy(q, close, c);
    *len = (size_t)(q - s);
    return s;
}

/* message NULL: it parses. */
static void expect(const char *unit, size_t n, const char *tail, const char *close, const char *message) {
    run r;
    size_t len;
    char *s = repeat(unit, n, tail, close, &len);
    hnmeter_init(&r.meter);
    r.meter.bytes_limit = (size_t)512 << 20;
    parse(&r, s, len);
    check(message ? r.status == HN_RAISED && strcmp(r.err.message, message) == 0 : r.status == HN_OK, unit);
    finish(&r);
    free(s);
}

static void test_nesting(void) {
    const char *too_many = "too many nested expressions";
    expect("(", 200, "a", ")", NULL);
    expect("(", 201, "a", ")", "too many nested parentheses");
    expect("f(k=", 199, "a", ")", NULL);
    expect("[x for x in ", 199, "a", "]", NULL);
    expect("f'{", 149, "a", "}'", NULL);
    expect("f'{", 151, "a", "}'", "too many nested f-strings or t-strings");
    expect("not ", 150, "a", "", NULL);
    expect("not ", 1000, "a", "", too_many);
    expect("-", 100000, "a", "", too_many);
    expect("a**", 100000, "a", "", too_many);
    expect("lambda: ", 100000, "a", "", too_many);
    expect("a if b else ", 10000, "a", "", too_many);
    expect("(a or b and not c < d | e ^ f & g << h + i * -j ** ", 190, "a", ")", too_many);
}

static void test_spines(void) {
    static const char *const units[] = {
        "a+", "a.", "a and ", "a<", "a,", "a=", "a;", "'a' ", "f'' '' ", "a\n", "a or b\n", "\\\n"};
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        expect(units[i], 100000, units[i][0] == 'a' ? "a" : "''", "", NULL);
    expect("if a: b\nel", 50000, "if a: b\n", "", NULL);
    expect("f", 1, "", "()()()()", NULL);
    expect("@a\n", 50000, "def f(): pass", "", NULL);
    run r;
    size_t len;
    char *s = repeat("a+", 100000, "a", "", &len);
    hnmeter_init(&r.meter);
    parse(&r, s, len);
    check(r.status == HN_OK && r.mod->root->Module.body.items[0]->Expr.value->depth == 2,
          "a long sum is shallow");
    finish(&r);
    free(s);
}

static void test_failing_allocations(void) {
    static const char source[] = "def f[T](a, *b, c=1, **d) -> int:\n  x = f'{a!r:>{b}} {c=}' 'd' + t'{e}'\n"
                                 "  match x:\n    case {'a': [1, *r], **k} | A(b=2) as z if q: pass\n"
                                 "try: pass\nexcept A, B: é = 1 + 123456789012345678901234567890\n";
    int64_t n = 1;
    run r;
    do {
        hnmeter_init(&r.meter);
        r.meter.fail_allocation = n++;
        parse(&r, source, sizeof source - 1);
        check(r.status == HN_OK || r.status == HN_NOMEM, "a failed allocation is HN_NOMEM");
        finish(&r);
    } while (r.status == HN_NOMEM && n < 10000);
    check(r.status == HN_OK && n > 5, "it parses when nothing fails");
}

static void test_limits(void) {
    run r;
    size_t len;
    char *s = repeat("a\n", 100000, "", "", &len);
    hnmeter_init(&r.meter);
    r.meter.steps_limit = 100;
    parse(&r, s, len);
    check(r.status == HN_STOPPED && r.meter.stopped == HN_LIMIT_STEPS, "steps stop the parser");
    finish(&r);
    hnmeter_init(&r.meter);
    r.meter.source_limit = 1000;
    parse(&r, s, len);
    check(r.status == HN_STOPPED && r.meter.stopped == HN_LIMIT_SOURCE, "long source stops the parser");
    finish(&r);
    hnmeter_init(&r.meter);
    r.meter.bytes_limit = 100000;
    parse(&r, s, len);
    check(r.status == HN_NOMEM, "memory stops the parser");
    finish(&r);
    free(s);
}

static void expect_error(const char *s, size_t len, const char *message, int32_t lineno, int32_t offset,
                         const char *text) {
    run r;
    hnmeter_init(&r.meter);
    parse(&r, s, len);
    check(r.status == HN_RAISED && strcmp(r.err.message, message) == 0, message);
    check(r.err.lineno == lineno && r.err.offset == offset, "place of the error");
    if (text)
        check(r.err.has_text && r.err.text_len == strlen(text) &&
                  memcmp(s + r.err.text_start, text, r.err.text_len) == 0,
              "text of the error");
    finish(&r);
}

static void test_bytes(void) {
    expect_error("a\0b", 3, "source code string cannot contain null bytes", -1, -1, NULL);
    expect_error("x\ny = \"\xff\"", 9,
                 "Non-UTF-8 code starting with '\\xff' on line 2, but no encoding declared; see "
                 "https://peps.python.org/pep-0263/ for details",
                 2, 6, NULL);
    expect_error("\xEF\xBB\xBFx\r\ny z\r\nw", 12, "invalid syntax", 2, 3, "y z\r\n");
    expect_error("x\ry z\rw", 7, "invalid syntax", 2, 3, "y z\r");
    expect_error("\xC3\xA9\xC3\xA9 z", 6, "invalid syntax", 1, 4, "\xC3\xA9\xC3\xA9 z");
}

static void test_names(void) {
    static const char source[] =
        "ﬁ = fi + \xEF\xBD\x86i"; /* a ligature and a wide letter: all three are fi */
    run r;
    hnmeter_init(&r.meter);
    parse(&r, source, sizeof source - 1);
    check(r.status == HN_OK, "names parse");
    if (r.status == HN_OK) {
        const hn_node *n = r.mod->root->Module.body.items[0];
        const hn_name *a = n->Assign.targets.items[0]->Name.id, *b = n->Assign.value->BinOp.left->Name.id;
        check(a == b && b == n->Assign.value->BinOp.right->Name.id, "equal names are one name");
        check(a->len == 2 && strcmp(a->text, "fi") == 0, "names are NFKC");
    }
    finish(&r);
}

int main(void) {
    test_nesting();
    test_spines();
    test_failing_allocations();
    test_limits();
    test_bytes();
    test_names();
    if (!failures) printf("front_parse: ok\n");
    return failures != 0;
}
