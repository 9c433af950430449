/* The rows of C functions, as far as HN_ROW does not make mistakes impossible: the form of what a row shows,
 * what its function is bound to, and flags. All rows are looked at that a session has: of builtins, of builtin
 * types, of modules in C and of the classes of their faces. */
#include "api/session.h"
#include "lib/lib.h"
#include "object/dict.h"
#include "object/str.h"
#include "object/type.h"

#include <stdio.h>
#include <string.h>

static unsigned failures, rows;

static void complain(const char *owner, const hn_native_def *def, const char *what) {
    fprintf(stderr, "%s.%s: %s: %s\n", owner, def->name, what, def->doc);
    failures++;
}

static void check_row(const char *owner, const hn_native_def *def, bool bound) {
    rows++;
    if (!def->doc) return;
    if (strstr(def->doc, "\n--\n")) complain(owner, def, "is not made by HN_DOC");
    if (*def->doc != '(') return;
    const char *end = strchr(def->doc, '\n');
    if (!end || end[-1] != ')') complain(owner, def, "is not made by HN_DOC");
    if (bound != (strncmp(def->doc, "($", 2) == 0)) complain(owner, def, "what it is bound to");
}

/* Which names have no slot is known of the names, not of each row. */
static void check_slot(const char *owner, const hn_native *n) {
    hn_native_def def = *n->def;
    def.flags &= (uint8_t)~HN_NATIVE_PLAIN;
    if (n->def->flags & HN_NATIVE_PLAIN && !hntype_is_slot(&def, n->owner))
        complain(owner, n->def, "is no slot's name, and says so once more");
}

static void check_dict(const char *owner, const hn_dict *d) {
    hn_value k, v;
    for (uint32_t i = 0; hndict_next(d, &i, &k, &v);) {
        if (!hnv_is(v, HN_KIND_NATIVE)) continue;
        const hn_native_def *def = HN_AS(hn_native, v)->def;
        check_slot(owner, HN_AS(hn_native, v));
        check_row(owner, def, !(def->flags & HN_NATIVE_STATIC) || strcmp(def->name, "__new__") == 0);
    }
}

static void check_type(const hn_type *t) {
    char name[80];
    check_dict(hnstr_cut(t->qualname, name, sizeof name), t->dict);
    const hn_native_def *call = (t->h.flags & HN_TYPE_BUILTIN) && t->def ? t->def->call : NULL;
    if (call) check_row("calling", call, false);
}

static void check_module(const hn_module_def *m) {
    for (const hn_native_def *f = m->functions; f && f->name; f++) check_row(m->name, f, true);
    for (const hn_class_def *c = m->classes; c && c->name; c++)
        for (const hn_primitive_def *p = c->methods; p->def.name; p++) check_row(c->name, &p->def, true);
}

int main(void) {
    static const hn_host_functions host = {0};
    hn_session *s = hn_session_new(&host);
    check_dict("builtins", s->vm.builtins);
    for (int id = 0; id < HN_T_COUNT; id++) check_type(s->vm.types[id]);
#define HN_LIB_TYPE(name)
#define HN_LIB_BUILTINS(name)
#define HN_LIB_PRIMITIVES(name)
#define HN_LIB_MODULE(name) check_module(&hnlib_module_##name);
#include "lib/lib.def"
    fprintf(stderr, "%u rows, %u failures\n", rows, failures);
    hn_session_free(s);
    return failures != 0 || rows < 900;
}
