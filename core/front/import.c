/* import and from ... import. stmt.c calls it. It emits IMPORT and IMPORT_FROM; finding and running the
 * module is frozen Python's task. A `from __future__` import after the beginning of a file is refused
 * here. */
#include "front/unit.h"

#include "object/list.h"
#include "object/seq.h"

/* w = the module: w and w + 1 hold level and fromlist before. */
static void import_into(hn_compiler *c, const hn_node *n, const hn_name *name, int level, hn_value from,
                        uint32_t w) {
    hnemit_constant(c, n, w, hnv_from_int(level));
    hnemit_constant(c, n, w + 1, from);
    if (!c->u->dead) hnemit(c, n, HN_OP_IMPORT, w, hnunit_name(c, name), w);
}

static const hn_name *import_part(hn_compiler *c, const char *text, size_t len) {
    const hn_name *name = hnname_intern(&c->names, text, len);
    if (!name) hnunit_status(c, HN_NOMEM);
    return name;
}

/* import a.b.c as x: the module at the end of the path. */
static void walk_path(hn_compiler *c, const hn_node *at, const hn_name *path, uint32_t reg) {
    const char *end = path->text + path->len, *p = memchr(path->text, '.', path->len);
    while (p && hnunit_ok(c)) {
        const char *next = memchr(p + 1, '.', (size_t)(end - p - 1));
        const hn_name *name = import_part(c, p + 1, (size_t)((next ? next : end) - p - 1));
        if (name && !c->u->dead) hnemit(c, at, HN_OP_IMPORT_FROM, reg, reg, hnunit_name(c, name));
        p = next;
    }
}

void hnimport_stmt(hn_compiler *c, const hn_node *n) {
    for (uint32_t i = 0; i < n->Import.names.len && hnunit_ok(c); i++) {
        const hn_node *alias = n->Import.names.items[i];
        const hn_name *name = alias->alias.name, *as = alias->alias.asname;
        uint32_t top = c->u->top, w = hnunit_temp(c, 2);
        import_into(c, n, name, 0, HN_NONE, w);
        const char *dot = memchr(name->text, '.', name->len);
        if (as)
            walk_path(c, n, name, w);
        else
            as = dot ? import_part(c, name->text, (size_t)(dot - name->text)) : name;
        if (as) hnvar_store(c, n, as, w);
        c->u->top = top;
    }
}

static hn_value import_from_list(hn_compiler *c, const hn_nodes *names) {
    hn_tuple *t = hntuple_alloc(c->vm, names->len);
    if (!t) {
        hnunit_status(c, HN_NOMEM);
        return HN_NONE;
    }
    hnunit_status(c, hnmeter_charge(&c->vm->meter, names->len >> 2));
    for (uint32_t i = 0; i < names->len; i++) t->items[i] = hnunit_name_value(c, names->items[i]->alias.name);
    return hnv_from_ref(t);
}

void hnimport_from(hn_compiler *c, const hn_node *n) {
    const hn_name *module = n->ImportFrom.module;
    const hn_nodes *names = &n->ImportFrom.names;
    if (module == hnunit_known(c, HN_KNOWN_future) && module && !n->ImportFrom.level && !c->future_allowed) {
        hnunit_fail(c, n, "from __future__ imports must occur at the beginning of the file");
        return;
    }
    uint32_t top = c->u->top, w = hnunit_temp(c, 2);
    import_into(c, n, module ? module : hnunit_known(c, HN_KNOWN_empty), n->ImportFrom.level,
                import_from_list(c, names), w);
    for (uint32_t i = 0; i < names->len && hnunit_ok(c); i++) {
        const hn_node *alias = names->items[i];
        if (alias->alias.name->text[0] == '*') {
            if (c->st.names_register)
                hnemit_move(c, n, w + 1, 0);
            else
                hnemit_none(c, n, w + 1);
            hnexpr_slow(c, n, w, w, HN_SLOW_IMPORT_STAR);
            break;
        }
        if (!c->u->dead) hnemit(c, n, HN_OP_IMPORT_FROM, w + 1, w, hnunit_name(c, alias->alias.name));
        hnvar_store(c, n, alias->alias.asname ? alias->alias.asname : alias->alias.name, w + 1);
    }
    c->u->top = top;
}
