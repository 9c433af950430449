/* The linter of frozen Python: names that are not bound, imports that are missing, wrong or not used,
 * functions that no file uses. tools/freeze_core.c calls it when Hognose is built, so it is not part of a
 * run. The files of the core (module names `_hn.*`) share one namespace with the primitives, and every other
 * file of the library looks there after its own. At its head, a file says which names it takes from there:
 *
 *     from _hn import _isinstance, _type      primitives
 *     from _hn.builtins import _tn            another file of the core binds it
 *     from _io_bytes import _count            a part of this module binds it (`_own_names('_io_bytes')`)
 *     from _hn.typing import Union as Union   an ordinary import: this module has the name
 *
 * The first three are declarations: they are checked here and overwritten with spaces, so they cost nothing
 * when the file runs. */
#include "front/lint_frozen.h"

#include "front/lint_int.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"

#define BINDS (HN_DEF_STORED | HN_DEF_IMPORT)
#define CORE  "_hn"

typedef struct frozen {
    hn_linter l;
    const hn_frozen_names *known;
    const char *file;
    char *utf8;
    hn_dict *declared; /* name: the line that it stands in */
    hn_dict *imported; /* the same of ordinary imports */
    hn_dict *used;
    hn_list *found;
} frozen;

/* ---- reading a file ---- */

static hn_status read_file(frozen *f, hn_syntax_error *err, hn_ast_mod **mod) {
    hn_linter *l = &f->l;
    l->st.err = err;
    HN_TRY(hnparse_with_names(&l->names, l->st.utf8, l->st.len, HN_PARSE_EXEC, 0, mod, err));
    HN_TRY(hnsymtable_build(&l->st, (*mod)->root));
    hnlint_survey(l);
    return l->st.status;
}

static void open_file(frozen *f, hn_vm *vm, const hn_frozen_names *known, const char *name, const char *utf8,
                      size_t len) {
    *f = (frozen){.l.vm = vm, .known = known, .file = name};
    hnarena_init(&f->l.arena, &vm->meter);
    f->l.names.arena = f->l.st.arena = &f->l.arena;
    f->l.st.names = &f->l.names;
    f->l.st.utf8 = utf8;
    f->l.st.len = len;
}

static hn_value lint_frozen_intern(frozen *f, const char *text) {
    hn_value v = HN_NONE;
    hnlint_status(&f->l, hnstr_intern_utf8(f->l.vm, text, strlen(text), &v));
    return v;
}

static hn_value lookup(frozen *f, const hn_dict *d, const char *text) {
    hn_value key = lint_frozen_intern(f, text);
    return hnlint_ok(&f->l) ? hndict_get_str(f->l.vm, d, key) : HN_UNBOUND;
}

static void set(frozen *f, hn_dict *d, const char *text, hn_value v) {
    hn_value key = lint_frozen_intern(f, text);
    if (hnlint_ok(&f->l)) hnlint_status(&f->l, hndict_set_str(f->l.vm, d, key, v));
}

/* A name of a dict, with a 0 behind it. */
static const char *text_of(frozen *f, hn_value v) {
    const hn_name *name = hnname_intern(&f->l.names, (const char *)HN_STR(v)->data, HN_STR(v)->len);
    if (!name) hnlint_status(&f->l, HN_NOMEM);
    return name ? name->text : "";
}

static bool has(frozen *f, const hn_dict *d, const char *name) {
    return lookup(f, d, name) != HN_UNBOUND;
}

static bool in_core(const char *module) {
    return strncmp(module, CORE ".", strlen(CORE ".")) == 0;
}

/* ---- declarations ---- */

static bool is_core(const char *module) {
    return in_core(module) || strcmp(module, CORE) == 0;
}

/* The file whose names this statement makes this module's: globals().update(_own_names('_io_bytes')). */
static const hn_const *part_of(const hn_node *n) {
    if (n->kind != HN_AST_Expr || n->Expr.value->kind != HN_AST_Call) return NULL;
    const hn_node *call = n->Expr.value->Call.args.len ? n->Expr.value->Call.args.items[0] : NULL;
    if (!call || call->kind != HN_AST_Call || call->Call.func->kind != HN_AST_Name ||
        call->Call.args.len != 1)
        return NULL;
    if (strcmp(call->Call.func->Name.id->text, "_own_names") != 0) return NULL;
    const hn_node *name = call->Call.args.items[0];
    return name->kind == HN_AST_Constant && name->Constant.value.kind == HN_CONST_STR ? &name->Constant.value
                                                                                      : NULL;
}

/* Whether all that module `name` has is in this one, or in one of its parts. */
static bool has_part(frozen *f, const char *name) {
    hn_value wanted = lint_frozen_intern(f, name);
    hn_list *open = hnlist_new(f->l.vm, 8);
    hnlint_status(&f->l, open ? hnlist_append(f->l.vm, open, lint_frozen_intern(f, f->file)) : HN_NOMEM);
    for (uint32_t i = 0; hnlint_ok(&f->l) && i < open->len && i < 64; i++) {
        hn_value parts = hndict_get_str(f->l.vm, f->known->parts, open->items->v[i]);
        if (i && open->items->v[i] == wanted) return true;
        for (uint32_t k = 0; parts != HN_UNBOUND && k < HN_LIST(parts)->len; k++)
            hnlint_status(&f->l, hnlist_append(f->l.vm, open, HN_LIST(parts)->items->v[k]));
    }
    return false;
}

static bool has_as(const hn_node *n) {
    uint32_t as = 0;
    for (uint32_t i = 0; i < n->ImportFrom.names.len; i++)
        as += n->ImportFrom.names.items[i]->alias.asname != NULL;
    return as == n->ImportFrom.names.len;
}

static bool is_declaration(frozen *f, const hn_node *n) {
    if (n->kind != HN_AST_ImportFrom || !n->ImportFrom.module || n->ImportFrom.level) return false;
    const char *module = n->ImportFrom.module->text;
    return is_core(module) ? !has_as(n) : has_part(f, module);
}

/* ---- what a file binds ---- */

static void note_parts(frozen *f, const hn_nodes *body) {
    hn_list *parts = hnlist_new(f->l.vm, 1);
    if (!parts) hnlint_status(&f->l, HN_NOMEM);
    for (uint32_t i = 0; i < body->len && hnlint_ok(&f->l); i++) {
        const hn_const *part = part_of(body->items[i]);
        hn_value name;
        if (!part) continue;
        hnlint_status(&f->l, hnstr_intern_utf8(f->l.vm, (const char *)part->bytes, part->len, &name));
        if (hnlint_ok(&f->l)) hnlint_status(&f->l, hnlist_append(f->l.vm, parts, name));
    }
    if (hnlint_ok(&f->l)) set(f, f->known->parts, f->file, hnv_from_ref(parts));
}

static void note_declared(frozen *f, const hn_nodes *body) {
    f->declared = hndict_new(f->l.vm, 0);
    if (!f->declared) hnlint_status(&f->l, HN_NOMEM);
    for (uint32_t i = 0; i < body->len && hnlint_ok(&f->l); i++)
        for (uint32_t k = 0; is_declaration(f, body->items[i]) && k < body->items[i]->ImportFrom.names.len;
             k++)
            set(f, f->declared, body->items[i]->ImportFrom.names.items[k]->alias.name->text, HN_TRUE);
}

static void note_names(frozen *f) {
    hn_dict *names = hndict_new(f->l.vm, 0);
    if (!names) hnlint_status(&f->l, HN_NOMEM);
    for (const hn_symbol *y = f->l.st.module->first; y && hnlint_ok(&f->l); y = y->next)
        if (y->flags & BINDS && !has(f, f->declared, y->name->text)) set(f, names, y->name->text, HN_TRUE);
    if (hnlint_ok(&f->l)) set(f, f->known->files, f->file, hnv_from_ref(names));
}

hn_status hnlint_frozen_note(hn_vm *vm, const hn_frozen_names *known, const char *name, const char *utf8,
                             size_t len, hn_syntax_error *err) {
    frozen f;
    hn_ast_mod *mod = NULL;
    open_file(&f, vm, known, name, utf8, len);
    hn_status st = read_file(&f, err, &mod);
    if (st == HN_OK) {
        note_parts(&f, &mod->root->Module.body);
        note_declared(&f, &mod->root->Module.body);
        note_names(&f);
        st = f.l.st.status;
    }
    hnarena_free(&f.l.arena);
    return st;
}

/* ---- findings ---- */

static void lint_frozen_complain(frozen *f, uint32_t line, const char *format, const char *a, const char *b) {
    hn_value words, text = HN_NONE;
    if (!hnlint_ok(&f->l)) return;
    hnlint_status(&f->l, hnstr_format(f->l.vm, &words, format, a, b));
    if (hnlint_ok(&f->l)) hnlint_status(&f->l, hnstr_format(f->l.vm, &text, "%u: %U", line, words));
    if (hnlint_ok(&f->l)) hnlint_status(&f->l, hnlist_append(f->l.vm, f->found, text));
}

static bool file_binds(frozen *f, const char *file, const char *name) {
    hn_value names = lookup(f, f->known->files, file);
    return names != HN_UNBOUND && has(f, HN_DICT(names), name);
}

static bool is_primitive(frozen *f, const char *name) {
    return has(f, f->known->primitives, name) && !has(f, f->known->builtins, name);
}

static void lint_frozen_check_source(frozen *f, const hn_node *n, const char *name) {
    const char *module = n->ImportFrom.module->text;
    if (is_core(module)) set(f, f->known->taken, name, HN_TRUE);
    if (strcmp(module, CORE) == 0) {
        if (!is_primitive(f, name)) lint_frozen_complain(f, n->lineno, "'%s' is no primitive%s", name, "");
    } else if (strcmp(module, f->file) == 0)
        lint_frozen_complain(f, n->lineno, "'%s' is imported from this file%s", name, "");
    else if (!file_binds(f, module, name))
        lint_frozen_complain(f, n->lineno, "'%s' is not bound by %s", name, module);
}

/* Spaces, but for the ends of lines. */
static void blank(char *p, const char *end) {
    for (; p < end; p++)
        if (*p != '\n') *p = ' ';
}

static char *place(frozen *f, uint32_t line, uint32_t col) {
    char *p = f->utf8;
    while (--line) p = strchr(p, '\n') + 1;
    return p + col;
}

static void declare(frozen *f, const hn_node *n, bool head) {
    const hn_nodes *names = &n->ImportFrom.names;
    if (!head)
        lint_frozen_complain(f, n->lineno, "what comes from %s must stand at the head of the file%s",
                             n->ImportFrom.module->text, "");
    for (uint32_t i = 0; i < names->len && hnlint_ok(&f->l); i++) {
        const hn_node *alias = names->items[i];
        const char *name = alias->alias.name->text;
        const hn_symbol *y = hnsymtable_find(f->l.st.module, alias->alias.name);
        if (alias->alias.asname)
            lint_frozen_complain(f, alias->lineno, "%s: all names of a statement have an `as`, or none%s",
                                 name, "");
        if (has(f, f->declared, name))
            lint_frozen_complain(f, alias->lineno, "'%s' is imported twice%s", name, "");
        if (y && y->flags & HN_DEF_STORED)
            lint_frozen_complain(f, alias->lineno, "'%s' is imported and bound%s", name, "");
        lint_frozen_check_source(f, n, name);
        set(f, f->declared, name, hnv_from_int(alias->lineno));
    }
    blank(place(f, n->lineno, n->col_offset), place(f, n->end_lineno, n->end_col_offset));
}

/* An ordinary import, of names that the namespace of the core has. */
static void lint_frozen_bind(frozen *f, const hn_node *n) {
    const hn_nodes *names = &n->ImportFrom.names;
    char *from = strstr(place(f, n->lineno, n->col_offset), CORE);
    for (uint32_t i = 0; i < names->len && hnlint_ok(&f->l); i++)
        lint_frozen_check_source(f, n, names->items[i]->alias.name->text);
    blank(from + strlen(CORE), from + n->ImportFrom.module->len);
}

/* What else a file imports. A name that it gives a public name of its own is for others. */
static void note_import(frozen *f, const hn_node *n) {
    const hn_nodes *names = n->kind == HN_AST_Import ? &n->Import.names : &n->ImportFrom.names;
    for (uint32_t i = 0; i < names->len && hnlint_ok(&f->l); i++) {
        const hn_name *name = names->items[i]->alias.name, *as = names->items[i]->alias.asname;
        const char *dot = strchr(name->text, '.');
        bool future = n->kind == HN_AST_ImportFrom && n->ImportFrom.module &&
                      strcmp(n->ImportFrom.module->text, "__future__") == 0;
        if (future || name->text[0] == '*' || (as && (as == name || as->text[0] != '_'))) continue;
        if (!as && dot) name = hnname_intern(&f->l.names, name->text, (size_t)(dot - name->text));
        if (!name) hnlint_status(&f->l, HN_NOMEM);
        if (name) set(f, f->imported, (as ? as : name)->text, hnv_from_int(n->lineno));
    }
}

/* The names in `__all__ = [...]` are used. */
static void note_all(frozen *f, const hn_node *n) {
    if (n->kind != HN_AST_Assign || n->Assign.value->kind != HN_AST_List) return;
    const hn_node *to = n->Assign.targets.items[0];
    if (to->kind != HN_AST_Name || strcmp(to->Name.id->text, "__all__") != 0) return;
    const hn_nodes *items = &n->Assign.value->List.elts;
    for (uint32_t i = 0; i < items->len && hnlint_ok(&f->l); i++) {
        const hn_const *c = &items->items[i]->Constant.value;
        if (items->items[i]->kind == HN_AST_Constant && c->kind == HN_CONST_STR)
            set(f, f->used, (const char *)c->bytes, HN_TRUE);
    }
}

static bool is_head(const hn_node *n, uint32_t i) {
    if (n->kind == HN_AST_Import || n->kind == HN_AST_ImportFrom) return true;
    return !i && n->kind == HN_AST_Expr && n->Expr.value->kind == HN_AST_Constant;
}

static void check_imports(frozen *f, const hn_nodes *body) {
    bool head = true;
    for (uint32_t i = 0; i < body->len && hnlint_ok(&f->l); i++) {
        const hn_node *n = body->items[i];
        head &= is_head(n, i);
        if (is_declaration(f, n))
            declare(f, n, head);
        else if (n->kind == HN_AST_ImportFrom && n->ImportFrom.module && is_core(n->ImportFrom.module->text))
            lint_frozen_bind(f, n);
        else if (n->kind == HN_AST_Import || n->kind == HN_AST_ImportFrom)
            note_import(f, n);
        else
            note_all(f, n);
    }
}

/* ---- names ---- */

static bool is_word(char c) {
    return c == '_' || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* The line in which a scope names something: where the word stands in it first. */
static uint32_t line_of(frozen *f, const hn_scope *s, const hn_name *name) {
    uint32_t line = s->kind == HN_SCOPE_MODULE ? 1 : s->node->lineno;
    const char *p = place(f, line, 0);
    for (; *p; p++) {
        line += *p == '\n';
        bool begins = p == f->utf8 || !is_word(p[-1]);
        if (begins && strncmp(p, name->text, name->len) == 0 && !is_word(p[name->len])) return line;
    }
    return line;
}

static const char *binder_of(frozen *f, const hn_name *name) {
    hn_value key, value;
    for (uint32_t i = 0; hndict_next(f->known->files, &i, &key, &value);) {
        const char *file = text_of(f, key);
        if ((in_core(file) || has_part(f, file)) && has(f, HN_DICT(value), name->text)) return file;
    }
    return is_primitive(f, name->text) ? CORE : NULL;
}

static void check_use(frozen *f, const hn_scope *s, const hn_symbol *y) {
    static const char *const always[] = {"__file__",   "__path__",     "__qualname__",
                                         "__module__", "__builtins__", "__class__"};
    const hn_symbol *own = hnsymtable_find(f->l.st.module, y->name);
    bool local =
        y->place != HN_PLACE_NONE && y->place != HN_PLACE_GLOBAL && y->place != HN_PLACE_GLOBAL_IMPLICIT;
    if (!(y->flags & HN_DEF_USE) || (local && s->kind != HN_SCOPE_CLASS)) return;
    set(f, f->used, y->name->text, HN_TRUE);
    if (own && own->flags & BINDS && in_core(f->file)) set(f, f->known->taken, y->name->text, HN_TRUE);
    if (local || (own && own->flags & (BINDS | HN_DEF_GLOBAL)) || has(f, f->known->builtins, y->name->text))
        return;
    for (unsigned i = 0; i < sizeof always / sizeof *always; i++)
        if (strcmp(always[i], y->name->text) == 0) return;
    const char *from = binder_of(f, y->name);
    if (from)
        lint_frozen_complain(f, line_of(f, s, y->name), "'%s' is not imported from %s", y->name->text, from);
    else
        lint_frozen_complain(f, line_of(f, s, y->name), "name '%s' is not defined%s", y->name->text, "");
}

static bool is_inside(const hn_scope *s, const hn_scope *outer) {
    while (s && s != outer) s = s->parent;
    return s != NULL;
}

/* An import in a function. */
static void lint_frozen_check_import(frozen *f, hn_scope *s, const hn_symbol *y) {
    bool used = y->flags & (HN_DEF_GLOBAL | HN_DEF_NONLOCAL);
    if (s->kind != HN_SCOPE_FUNCTION || !(y->flags & HN_DEF_IMPORT)) return;
    for (hn_scope *in = s; in && !used && is_inside(in, s); in = hnsymtable_next(in)) {
        const hn_symbol *there = hnsymtable_find(in, y->name);
        used = there && there->flags & HN_DEF_USE;
    }
    if (!used)
        lint_frozen_complain(f, line_of(f, s, y->name), "'%s' is imported and not used%s", y->name->text, "");
}

static void find_unused_imports(frozen *f, const hn_dict *names) {
    hn_value key, line;
    for (uint32_t i = 0; hnlint_ok(&f->l) && hndict_next(names, &i, &key, &line);)
        if (hndict_get_str(f->l.vm, f->used, key) == HN_UNBOUND)
            lint_frozen_complain(f, (uint32_t)hnv_int(line), "'%s' is imported and not used%s",
                                 text_of(f, key), "");
}

static void check_names(frozen *f) {
    for (hn_scope *s = f->l.st.module; s && hnlint_ok(&f->l); s = hnsymtable_next(s))
        for (const hn_symbol *y = s->first; y && hnlint_ok(&f->l); y = y->next) {
            check_use(f, s, y);
            lint_frozen_check_import(f, s, y);
        }
    find_unused_imports(f, f->declared);
    find_unused_imports(f, f->imported);
}

/* A name is bound once in the core. */
static void check_bindings(frozen *f) {
    hn_value key, value;
    for (const hn_symbol *y = f->l.st.module->first; y && hnlint_ok(&f->l); y = y->next) {
        const char *name = y->name->text;
        if (!(y->flags & BINDS) || has(f, f->declared, name)) continue;
        if (is_primitive(f, name))
            lint_frozen_complain(f, line_of(f, f->l.st.module, y->name),
                                 "'%s' is bound, and is a primitive%s", name, "");
        for (uint32_t i = 0; hndict_next(f->known->files, &i, &key, &value);) {
            const char *file = text_of(f, key);
            if (in_core(file) && strcmp(file, f->file) != 0 && has(f, HN_DICT(value), name))
                lint_frozen_complain(f, line_of(f, f->l.st.module, y->name),
                                     "'%s' is bound, and by %s, which shares the namespace", name, file);
        }
    }
}

static void check_file(frozen *f) {
    hn_syntax_error err;
    hn_ast_mod *mod = NULL;
    hn_status st = read_file(f, &err, &mod);
    f->declared = hndict_new(f->l.vm, 0);
    f->imported = hndict_new(f->l.vm, 0);
    f->used = hndict_new(f->l.vm, 0);
    if (!f->declared || !f->imported || !f->used) st = HN_NOMEM;
    hnlint_status(&f->l, st);
    if (!hnlint_ok(&f->l)) return;
    check_imports(f, &mod->root->Module.body);
    check_names(f);
    if (in_core(f->file)) check_bindings(f);
}

hn_status hnlint_frozen(hn_vm *vm, const hn_frozen_names *known, const char *name, char *utf8, size_t len,
                        hn_list *found) {
    frozen f;
    open_file(&f, vm, known, name, utf8, len);
    f.utf8 = utf8;
    f.found = found;
    check_file(&f);
    hnarena_free(&f.l.arena);
    return f.l.st.status;
}

/* ---- what nobody names ---- */

static void find_unused(frozen *f, const char *where, const hn_dict *names) {
    hn_value key, value, text;
    bool primitives = strcmp(where, CORE) == 0;
    for (uint32_t i = 0; hnlint_ok(&f->l) && hndict_next(names, &i, &key, &value);) {
        if (hndict_get_str(f->l.vm, f->known->taken, key) != HN_UNBOUND) continue;
        if (primitives && hndict_get_str(f->l.vm, f->known->builtins, key) != HN_UNBOUND) continue;
        hnlint_status(&f->l, hnstr_format(f->l.vm, &text, "%s: nothing uses '%U'", where, key));
        if (hnlint_ok(&f->l)) hnlint_status(&f->l, hnlist_append(f->l.vm, f->found, text));
    }
}

hn_status hnlint_frozen_unused(hn_vm *vm, const hn_frozen_names *known, hn_list *found) {
    frozen f;
    hn_value key, value;
    open_file(&f, vm, known, CORE, "", 0);
    f.found = found;
    find_unused(&f, CORE, known->primitives);
    for (uint32_t i = 0; hnlint_ok(&f.l) && hndict_next(known->files, &i, &key, &value);)
        if (in_core(text_of(&f, key))) find_unused(&f, text_of(&f, key), HN_DICT(value));
    hnarena_free(&f.l.arena);
    return f.l.st.status;
}
