/* Loads of names that nothing binds. lint_walk.c passes each name that is loaded, deleted or augmented to
 * hnlint_name. A load is reported only if no statement of the program binds the name; the order in which
 * statements run is ignored. hnlint_survey runs before the walk and looks for ways to bind names that cannot
 * be seen, such as globals(). */
#include "front/lint_int.h"

#include "object/dict.h"
#include "object/exc.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"
#include "object/suggest.h"

#define BINDS      (HN_DEF_STORED | HN_DEF_IMPORT | HN_DEF_PARAM | HN_DEF_TYPE_PARAM)
#define CANDIDATES 750u /* among more names none is suggested, as in CPython */

/* ---- the survey ---- */

/* Whether the identifier occurs in the program, in any role. */
static bool mentions(hn_linter *l, const char *text) {
    uint32_t before = l->names.count;
    const hn_name *name = hnlint_ok(l) ? hnname_intern(&l->names, text, strlen(text)) : NULL;
    if (!name) hnlint_status(l, l->vm->meter.stopped ? HN_STOPPED : HN_NOMEM);
    return l->names.count == before;
}

void hnlint_survey(hn_linter *l) {
    static const char *const doors[] = {"globals",       "builtins",    "__builtins__", "__main__",
                                        "__globals__",   "f_globals",   "f_builtins",   "__import__",
                                        "import_module", "global_enum", "_convert_"};
    for (unsigned i = 0; i < sizeof doors / sizeof *doors; i++) l->unseen |= mentions(l, doors[i]);
    l->prepares = mentions(l, "__prepare__");
    l->finders = mentions(l, "meta_path");
    for (hn_scope *s = l->st.module; s && hnlint_ok(l); s = hnsymtable_next(s))
        for (hn_symbol *y = s->first; y && hnlint_ok(l); y = y->next) {
            hnlint_status(l, hnmeter_charge(&l->vm->meter, 1));
            if (!(y->flags & HN_DEF_GLOBAL) || !(y->flags & BINDS)) continue;
            hn_symbol *global = hnsymtable_symbol(&l->st, l->st.module, y->name);
            if (global) global->flags |= HN_DEF_STORED;
        }
}

/* ---- what is bound ---- */

static bool module_binds(const hn_linter *l, const hn_name *name) {
    const hn_symbol *y = hnsymtable_find(l->st.module, name);
    return y && y->flags & BINDS;
}

static bool is_given(hn_linter *l, const hn_name *name) {
    static const char *const always[] = {"__annotate__", "__conditional_annotations__"};
    const hn_lint_options *o = l->options;
    for (unsigned i = 0; i < sizeof always / sizeof *always; i++)
        if (strcmp(name->text, always[i]) == 0) return true;
    return hnlint_lookup(l, o->known, name) != HN_UNBOUND ||
           hnlint_lookup(l, o->globals, name) != HN_UNBOUND ||
           hnlint_lookup(l, o->builtins, name) != HN_UNBOUND;
}

static bool is_global(const hn_symbol *y) {
    return !y || y->place == HN_PLACE_NONE || y->place == HN_PLACE_GLOBAL ||
           y->place == HN_PLACE_GLOBAL_IMPLICIT;
}

bool hnlint_is_given(hn_linter *l, const hn_node *at, const hn_scope *scope) {
    const hn_name *name = hnsymtable_mangle(&l->st, scope->class_name, at->Name.id);
    return name && is_global(hnsymtable_find(scope, name)) && !module_binds(l, name);
}

/* A class body whose namespace its metaclass may have filled. */
static bool may_be_prepared(const hn_linter *l, const hn_scope *s) {
    if (s->kind != HN_SCOPE_CLASS) return false;
    const hn_nodes *keywords = &s->node->ClassDef.keywords;
    for (uint32_t i = 0; i < keywords->len; i++) {
        const hn_name *arg = keywords->items[i]->keyword.arg;
        if (!arg || strcmp(arg->text, "metaclass") == 0) return true;
    }
    return l->prepares && s->node->ClassDef.bases.len;
}

static bool class_gives(const hn_scope *s, const hn_name *name) {
    static const char *const names[] = {"__module__", "__qualname__", "__firstlineno__", "__type_params__",
                                        "__classdict__"};
    for (unsigned i = 0; s->kind == HN_SCOPE_CLASS && i < sizeof names / sizeof *names; i++)
        if (strcmp(name->text, names[i]) == 0) return true;
    return false;
}

/* ---- "Did you mean" ---- */

static bool takes_more(const hn_linter *l) {
    return hnlint_ok(l) && l->candidates->len <= CANDIDATES;
}

static void add_keys(hn_linter *l, const hn_dict *d) {
    hn_value key, value;
    for (uint32_t i = 0; d && takes_more(l) && hndict_next(d, &i, &key, &value);)
        hnlint_status(l, hnlist_append(l->vm, l->candidates, key));
}

static void add_scope(hn_linter *l, const hn_scope *s) {
    hn_value text;
    for (const hn_symbol *y = s->first; y && takes_more(l); y = y->next) {
        hnlint_status(l, hnmeter_charge(&l->vm->meter, 1));
        if (!(y->flags & BINDS) || y->name->text[0] == '.') continue;
        hnlint_status(l, hnstr_intern_utf8(l->vm, y->name->text, y->name->len, &text));
        if (hnlint_ok(l)) hnlint_status(l, hnlist_append(l->vm, l->candidates, text));
    }
}

/* The bound name that is nearest to a wrong one; UNBOUND if none is near. */
static hn_value lint_name_nearest(hn_linter *l, const hn_scope *scope, const hn_name *wrong) {
    hn_value text, near = HN_UNBOUND;
    l->candidates->len = 0;
    for (const hn_scope *s = scope; s; s = s->parent)
        if (s == scope || s->kind != HN_SCOPE_CLASS) add_scope(l, s);
    add_keys(l, l->options->known);
    add_keys(l, l->options->globals);
    add_keys(l, l->options->builtins);
    if (!takes_more(l)) return HN_UNBOUND;
    hnlint_status(l, hnstr_from_utf8(l->vm, wrong->text, wrong->len, &text));
    if (hnlint_ok(l))
        hnlint_status(l, hnsuggest(l->vm, l->candidates->items->v, l->candidates->len, text, &near));
    return hnlint_ok(l) ? near : HN_UNBOUND;
}

/* ---- findings ---- */

static void lint_name_report(hn_linter *l, const hn_node *at, const hn_scope *scope, const hn_name *name) {
    hn_value message = HN_NONE, near;
    if (hnlint_is_full(l, HN_LINT_NAME)) return;
    near = lint_name_nearest(l, scope, name);
    if (!hnlint_ok(l)) return;
    if (near == HN_UNBOUND)
        hnlint_status(l, hnstr_format(l->vm, &message, "name '%s' is not defined", name->text));
    else
        hnlint_status(l, hnstr_format(l->vm, &message, "name '%s' is not defined. Did you mean: '%U'?",
                                      name->text, near));
    hnlint_report(l, HN_LINT_NAME, at, message, name);
}

/* Ways to bind global names that do not show. */
static void note_door(hn_linter *l, const hn_name *name, const hn_scope *scope) {
    const hn_name *const *known = l->st.known;
    hn_scope *frame = l->st.module;
    for (const hn_scope *s = scope; s; s = s->parent)
        if (s->kind == HN_SCOPE_FUNCTION) frame = NULL;
    if (name == known[HN_KNOWN_exec] || name == known[HN_KNOWN_eval]) l->unseen = true;
    if (frame && (name == known[HN_KNOWN_locals] || name == known[HN_KNOWN_vars])) l->unseen = true;
}

/* The program finds out itself whether there is a name; what it does with that is not looked at. */
static void doubt(hn_linter *l, const hn_name *name) {
    hn_symbol *y = hnsymtable_symbol(&l->st, l->st.module, name);
    if (y) y->flags |= HN_DEF_STORED;
}

void hnlint_name(hn_linter *l, const hn_node *at, hn_scope *scope, uint32_t flags) {
    const hn_name *name = hnsymtable_mangle(&l->st, scope->class_name, at->Name.id);
    if (!hnlint_ok(l) || !name) return;
    note_door(l, name, scope);
    const hn_symbol *y = hnsymtable_find(scope, name);
    bool global = is_global(y);
    if (!global && (y->place != HN_PLACE_LOCAL || y->flags & BINDS)) return;
    if (flags & HN_LINT_MAY_NOT_FIND) {
        if (global) doubt(l, name);
        return;
    }
    if (!global && scope->kind != HN_SCOPE_CLASS) {
        hnlint_say(l, HN_LINT_NAME, at,
                   "cannot access local variable '%s' where it is not associated with a value", name->text);
        return;
    }
    if (module_binds(l, name) || class_gives(scope, name) || may_be_prepared(l, scope)) return;
    if (!is_given(l, name) && hnlint_ok(l)) lint_name_report(l, at, scope, name);
}
