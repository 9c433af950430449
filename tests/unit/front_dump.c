/* Reads records "mode length\n" + source from stdin and writes one line for each: the tree, or the error. For
 * front_oracle.py, which compares them with CPython's. */
#include "front/ast_dump.h"
#include "front/parse.h"

#include <stdio.h>
#include <stdlib.h>

static void report(hn_status st, const hn_ast_mod *mod, const hn_syntax_error *e, hn_meter *m) {
    static const char *const types[] = {"SyntaxError", "IndentationError", "TabError", "ValueError"};
    if (st == HN_OK) {
        hn_buf b;
        hnbuf_init(&b, m);
        hnast_dump(&b, mod->root, true);
        printf("OK ");
        fwrite(b.data, 1, b.len, stdout);
        putchar('\n');
        hnbuf_free(&b);
    } else if (st == HN_RAISED)
        printf("ERR %s|%d|%d|%d|%d|%s\n", types[e->type], (int)e->lineno, (int)e->offset, (int)e->end_lineno,
               (int)e->end_offset, e->message);
    else
        printf("STATUS %d\n", (int)st);
}

int main(void) {
    unsigned mode;
    unsigned long len;
    while (scanf("%u %lu", &mode, &len) == 2) {
        char *s = malloc(len + 1);
        getchar();
        if (!s || fread(s, 1, len, stdin) != len) return 1;
        hn_meter m;
        hnmeter_init(&m);
        m.bytes_limit = (size_t)1 << 30;
        m.source_limit = (size_t)1 << 28;
        m.steps_limit = UINT64_MAX;
        hn_arena a;
        hnarena_init(&a, &m);
        hn_ast_mod *mod = NULL;
        hn_syntax_error err;
        hn_status st = hnparse_module(&a, s, len, (hn_parse_mode)mode, 0, &mod, &err);
        report(st, mod, &err, &m);
        hnarena_free(&a);
        if (m.bytes) fprintf(stderr, "leak: %lu bytes\n", (unsigned long)m.bytes);
        free(s);
    }
    return 0;
}
