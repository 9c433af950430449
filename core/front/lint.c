/* The linter's frame. It compiles the text for the errors of the compiler, parses it again and builds the
 * symbol table, has lint_walk.c visit the tree, and makes tuples of the findings, sorted by position. The
 * compilation comes first, so that there are never two trees at once. Columns of the tree are bytes; they
 * become characters here. */
#include "front/lint_int.h"

#include "object/dict.h"
#include "object/exc.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"

#include <stdlib.h>

/* ---- noting ---- */

static uint32_t found_count(const hn_linter *l) {
    return (uint32_t)(l->found.len / sizeof(hn_lint_finding));
}

bool hnlint_is_full(const hn_linter *l, hn_lint_kind kind) {
    return (kind == HN_LINT_IMPORT ? l->imports : found_count(l) - l->imports) >= HN_LINT_MOST;
}

void hnlint_report(hn_linter *l, hn_lint_kind kind, const hn_node *at, hn_value message,
                   const hn_name *subject) {
    hn_lint_finding f = {
        .kind = (uint8_t)kind, .message = message, .subject = HN_NONE, .order = found_count(l)};
    if (!hnlint_ok(l) || hnlint_is_full(l, kind)) return;
    l->imports += kind == HN_LINT_IMPORT;
    f.global = subject && kind != HN_LINT_IMPORT;
    f.line = at->lineno, f.col = at->col_offset;
    f.end_line = at->end_lineno, f.end_col = at->end_col_offset;
    if (subject) hnlint_status(l, hnstr_from_utf8(l->vm, subject->text, subject->len, &f.subject));
    hnbuf_put(&l->found, &f, sizeof f);
    if (l->found.failed) hnlint_status(l, HN_NOMEM);
}

void hnlint_say(hn_linter *l, hn_lint_kind kind, const hn_node *at, const char *format, const char *text) {
    hn_value message = HN_NONE;
    if (hnlint_ok(l)) hnlint_status(l, hnstr_format(l->vm, &message, format, text));
    hnlint_report(l, kind, at, message, NULL);
}

hn_value hnlint_lookup(hn_linter *l, const hn_dict *d, const hn_name *name) {
    hn_value key;
    if (!d || !hnlint_ok(l)) return HN_UNBOUND;
    hnlint_status(l, hnmeter_charge(&l->vm->meter, 1));
    hnlint_status(l, hnstr_intern_utf8(l->vm, name->text, name->len, &key));
    return hnlint_ok(l) ? hndict_get_str(l->vm, d, key) : HN_UNBOUND;
}

/* ---- positions ---- */

/* Where each line of the source begins, in bytes. */
typedef struct line_table {
    const uint32_t *starts;
    uint32_t n;
} line_table;

static hn_status find_lines(hn_linter *l, hn_buf *starts, line_table *lines) {
    const char *s = l->st.utf8;
    uint32_t at = l->st.len >= 3 && memcmp(s, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0, len = (uint32_t)l->st.len;
    hnbuf_put(starts, &at, sizeof at);
    while (at < len) {
        char c = s[at++];
        if (c == '\r' && at < len && s[at] == '\n') c = s[at++];
        if (c == '\n' || c == '\r') hnbuf_put(starts, &at, sizeof at);
    }
    if (starts->failed) return HN_NOMEM;
    lines->starts = (const uint32_t *)(const void *)starts->data;
    lines->n = (uint32_t)(starts->len / sizeof at);
    return hnmeter_charge(&l->vm->meter, l->st.len >> 4);
}

/* The column of byte `col` of a line in characters, from 1. */
static hn_status column_of(hn_linter *l, const line_table *lines, uint32_t line, uint32_t col, int32_t *out) {
    uint32_t n = 0, at = line && line <= lines->n ? lines->starts[line - 1] : (uint32_t)l->st.len;
    uint32_t left = (uint32_t)l->st.len - at;
    if (col < left) left = col;
    for (uint32_t i = 0; i < left; i++) n += ((unsigned char)l->st.utf8[at + i] & 0xC0) != 0x80;
    *out = (int32_t)n + 1;
    return hnmeter_charge(&l->vm->meter, left >> 4);
}

/* ---- results ---- */

static hn_status lint_append(hn_linter *l, hn_lint_kind kind, const int32_t at[4], hn_value message,
                             hn_value subject, hn_list *to) {
    static const char *const kinds[] = {[HN_LINT_SYNTAX] = "syntax",
                                        [HN_LINT_NAME] = "name",
                                        [HN_LINT_CALL] = "call",
                                        [HN_LINT_IMPORT] = "import",
                                        [HN_LINT_AWAIT] = "await"};
    hn_value items[7], tuple;
    HN_TRY(hnstr_from_z(l->vm, kinds[kind], &items[0]));
    for (int i = 0; i < 4; i++) items[i + 1] = hnv_from_int(at[i]);
    items[5] = message;
    items[6] = subject;
    HN_TRY(hntuple_from(l->vm, items, 7, &tuple));
    return hnlist_append(l->vm, to, tuple);
}

static hn_status append_syntax(hn_linter *l, const hn_syntax_error *err, hn_list *to) {
    static const char *const types[] = {
        [HN_SYNTAX_ERROR] = "SyntaxError", [HN_SYNTAX_INDENTATION] = "IndentationError",
        [HN_SYNTAX_TAB] = "TabError",      [HN_SYNTAX_VALUE] = "ValueError",
        [HN_SYNTAX_TYPE] = "TypeError",    [HN_SYNTAX_SYSTEM] = "SystemError"};
    int32_t at[4] = {err->lineno, err->offset, err->end_lineno, err->end_offset};
    hn_value message, type;
    if (at[0] < 1) at[0] = at[1] = 1; /* of the text as a whole */
    if (at[1] < 1) at[1] = 1;
    if (at[2] < at[0] || (at[2] == at[0] && at[3] < at[1])) at[2] = at[0], at[3] = at[1];
    HN_TRY(hnstr_from_z(l->vm, err->message, &message));
    HN_TRY(hnstr_from_z(l->vm, types[err->type], &type));
    return lint_append(l, HN_LINT_SYNTAX, at, message, type, to);
}

static int by_position(const void *a, const void *b) {
    const hn_lint_finding *x = a, *y = b;
    if (x->line != y->line) return x->line < y->line ? -1 : 1;
    if (x->col != y->col) return x->col < y->col ? -1 : 1;
    return x->order < y->order ? -1 : x->order > y->order;
}

/* The compiler's own error, unless it is one of the findings, which then has its words. */
static bool is_among(const hn_lint_finding *f, uint32_t n, const hn_syntax_error *err) {
    for (uint32_t i = 0; i < n; i++)
        if (f[i].kind == HN_LINT_AWAIT && hnstr_equal_z(f[i].message, err->message)) return true;
    return false;
}

static hn_status append_all(hn_linter *l, const line_table *lines, const hn_syntax_error *err, hn_list *to) {
    hn_lint_finding *f = (hn_lint_finding *)(void *)l->found.data;
    uint32_t n = found_count(l);
    if (n) qsort(f, n, sizeof *f, by_position);
    bool pending = err && !is_among(f, n, err);
    for (uint32_t i = 0; i < n; i++) {
        int32_t at[4] = {(int32_t)f[i].line, 0, (int32_t)f[i].end_line, 0};
        if (f[i].global && l->unseen) continue;
        HN_TRY(column_of(l, lines, f[i].line, f[i].col, &at[1]));
        HN_TRY(column_of(l, lines, f[i].end_line, f[i].end_col, &at[3]));
        if (pending && (err->lineno < at[0] || (err->lineno == at[0] && err->offset <= at[1]))) {
            HN_TRY(append_syntax(l, err, to));
            pending = false;
        }
        HN_TRY(lint_append(l, (hn_lint_kind)f[i].kind, at, f[i].message, f[i].subject, to));
    }
    return pending ? append_syntax(l, err, to) : HN_OK;
}

/* ---- stages ---- */

/* What only the compiler's last stage finds: `return` outside a function and the like. */
static hn_status lint_compile(hn_linter *l, hn_value text, hn_syntax_error *err) {
    hn_code *code;
    return hncompile(l->vm, text, l->vm->empty_str, HN_PARSE_EXEC, l->options->flags | HN_COMPILE_RESULT,
                     &code, NULL, err);
}

static hn_status list_findings(hn_linter *l, const hn_syntax_error *err, hn_list *to) {
    hn_buf starts;
    line_table lines = {0};
    hnbuf_init(&starts, &l->vm->meter);
    hn_status st = find_lines(l, &starts, &lines);
    if (st == HN_OK) st = append_all(l, &lines, err, to);
    hnbuf_free(&starts);
    return st;
}

static hn_status lint(hn_linter *l, hn_value text, hn_list *to) {
    hn_syntax_error err, late;
    hn_ast_mod *mod = NULL;
    hn_status compiled = lint_compile(l, text, &late); /* first, so that there are not two trees at once */
    if (compiled != HN_OK && compiled != HN_RAISED) return compiled;
    l->st.err = &err;
    hn_status st = hnparse_with_names(&l->names, l->st.utf8, l->st.len, HN_PARSE_EXEC, 0, &mod, &err);
    if (st == HN_OK) st = hnsymtable_build(&l->st, mod->root);
    if (st == HN_RAISED) return append_syntax(l, &err, to);
    HN_TRY(st);
    if (!(l->candidates = hnlist_new(l->vm, 64))) return HN_NOMEM;
    hnlint_survey(l);
    hnlint_walk(l, mod->root);
    HN_TRY(l->st.status);
    return list_findings(l, compiled == HN_RAISED ? &late : NULL, to);
}

hn_status hnlint(hn_vm *vm, hn_value text, const hn_lint_options *options, hn_list *to) {
    hn_linter l = {.vm = vm, .options = options};
    hn_buf utf8, *const buffers[] = {&utf8, &l.stack, &l.found, &l.functions};
    for (int i = 0; i < 4; i++) hnbuf_init(buffers[i], &vm->meter);
    hnarena_init(&l.arena, &vm->meter);
    l.names.arena = l.st.arena = &l.arena;
    l.st.names = &l.names;
    hnstr_to_utf8(HN_STR(text), &utf8);
    hnbuf_byte(&utf8, 0);
    l.st.utf8 = (const char *)utf8.data;
    l.st.len = utf8.len - 1;
    hn_status s = utf8.failed ? HN_NOMEM : lint(&l, text, to);
    for (int i = 0; i < 4; i++) hnbuf_free(buffers[i]);
    hnarena_free(&l.arena);
    return s;
}
