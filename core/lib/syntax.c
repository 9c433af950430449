/* Primitives of the modules ast and tokenize: source text to a tree of objects, and to lexemes. The frozen
 * module passes the classes of nodes in, so take_classes must check them. The tree is walked with an explicit
 * list, not by recursion. */
#include "front/ast_fields.h"
#include "front/compile.h"
#include "front/constant.h"
#include "front/tree.h"
#include "lib/builtins.h"
#include "lib/lib.h"
#include "object/class.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/str.h"
#include "object/text.h"
#include "vm/native.h"
#include "vm/start.h"

/* An object whose attributes are still to be set. */
typedef struct syntax_item {
    const hn_node *node;
    hn_instance *object;
} syntax_item;

typedef struct syntax_maker {
    hn_vm *vm;
    const hn_tuple *classes, *operators, *contexts; /* by hn_ast_kind, hn_ast_op, hn_ast_ctx */
    hn_value names[HN_AST_COUNT][HN_MAX_FIELDS];    /* of the fields, UNBOUND until one is asked for */
    hn_value places[4];
    hn_buf todo; /* of syntax_item */
} syntax_maker;

/* A new object, whose attributes are set later; None for no node. */
static hn_status begin_node(syntax_maker *m, const hn_node *n, hn_value *out) {
    if (!n) return *out = HN_NONE, HN_OK;
    HN_TRY(hninst_new(m->vm, HN_TYPE(m->classes->items[n->kind]), HN_UNBOUND, out));
    syntax_item item = {n, HN_INSTANCE(*out)};
    hnbuf_put(&m->todo, &item, sizeof item);
    return m->todo.failed ? HN_NOMEM : HN_OK;
}

static hn_status list_nodes(syntax_maker *m, const hn_nodes *nodes, hn_value *out) {
    HN_TRY(hnmeter_charge(&m->vm->meter, nodes->len >> 4));
    hn_list *l = hnlist_new(m->vm, nodes->len);
    if (!l) return HN_NOMEM;
    *out = hnv_from_ref(l);
    for (uint32_t i = 0; i < nodes->len; i++) {
        hn_value item;
        HN_TRY(begin_node(m, nodes->items[i], &item));
        HN_TRY(hnlist_append(m->vm, l, item));
    }
    return HN_OK;
}

static hn_status make_name(syntax_maker *m, const hn_name *name, hn_value *out) {
    if (!name) return *out = HN_NONE, HN_OK;
    return hnstr_intern_utf8(m->vm, name->text, name->len, out);
}

static hn_status name_strings(syntax_maker *m, const hn_name_list *names, hn_value *out) {
    HN_TRY(hnmeter_charge(&m->vm->meter, names->len >> 3));
    HN_TRY(hnlist_from(m->vm, NULL, 0, out));
    for (uint32_t i = 0; i < names->len; i++) {
        hn_value name;
        HN_TRY(make_name(m, names->items[i], &name));
        HN_TRY(hnlist_append(m->vm, HN_LIST(*out), name));
    }
    return HN_OK;
}

static hn_status list_operators(syntax_maker *m, const hn_op_list *ops, hn_value *out) {
    HN_TRY(hnmeter_charge(&m->vm->meter, ops->len >> 4));
    HN_TRY(hnlist_from(m->vm, NULL, 0, out));
    for (uint32_t i = 0; i < ops->len; i++)
        HN_TRY(hnlist_append(m->vm, HN_LIST(*out), m->operators->items[ops->items[i]]));
    return HN_OK;
}

static hn_status make_field(syntax_maker *m, const hn_node *n, const hn_field_info *f, hn_value *out) {
    const void *at = (const char *)n + f->offset;
    *out = HN_NONE;
    switch ((hn_field_type)f->type) {
    case HN_FIELD_NODE:
    case HN_FIELD_OPT: return begin_node(m, *(hn_node *const *)at, out);
    case HN_FIELD_LIST:
    case HN_FIELD_LISTN: return list_nodes(m, at, out);
    case HN_FIELD_NAME:
    case HN_FIELD_NAMEOPT: return make_name(m, *(const hn_name *const *)at, out);
    case HN_FIELD_NAMES: return name_strings(m, at, out);
    case HN_FIELD_OP: *out = m->operators->items[*(const hn_ast_op *)at]; break;
    case HN_FIELD_OPS: return list_operators(m, at, out);
    case HN_FIELD_CTX: *out = m->contexts->items[n->ctx]; break;
    case HN_FIELD_INT:
    case HN_FIELD_INTOPT: *out = hnv_from_int(*(const int *)at); break;
    case HN_FIELD_PREFIX: return *(const int *)at ? hnstr_intern_utf8(m->vm, "u", 1, out) : HN_OK;
    case HN_FIELD_CONST:
        HN_TRY(hnmeter_charge(&m->vm->meter, ((const hn_const *)at)->len >> 6));
        return hnconstant_make(m->vm, at, out);
    case HN_FIELD_IGNORES: return hnlist_from(m->vm, NULL, 0, out);
    case HN_FIELD_COMMENT:
    case HN_FIELD_END: break;
    }
    return HN_OK;
}

static hn_status name_field(syntax_maker *m, hn_ast_kind kind, uint32_t i) {
    const char *name = hnast_kinds[kind].fields[i].name;
    if (m->names[kind][i] != HN_UNBOUND) return HN_OK;
    return hnstr_intern_utf8(m->vm, name, strlen(name), &m->names[kind][i]);
}

static hn_status fill_node(syntax_maker *m, const hn_node *n, hn_instance *object) {
    const hn_field_info *f = hnast_kinds[n->kind].fields;
    HN_TRY(hnmeter_charge(&m->vm->meter, 4));
    for (uint32_t i = 0; f[i].type != HN_FIELD_END; i++) {
        hn_value v;
        HN_TRY(name_field(m, (hn_ast_kind)n->kind, i));
        HN_TRY(make_field(m, n, &f[i], &v));
        HN_TRY(hninst_set(m->vm, object, m->names[n->kind][i], v));
    }
    if (!hnast_has_position((hn_ast_kind)n->kind)) return HN_OK;
    const uint32_t place[] = {n->lineno, n->col_offset, n->end_lineno, n->end_col_offset};
    for (uint32_t i = 0; i < 4; i++) HN_TRY(hninst_set(m->vm, object, m->places[i], hnv_from_int(place[i])));
    return HN_OK;
}

static hn_status make_tree(syntax_maker *m, const hn_node *root, hn_value *out) {
    static const char *const names[] = {"lineno", "col_offset", "end_lineno", "end_col_offset"};
    for (uint32_t i = 0; i < 4; i++)
        HN_TRY(hnstr_intern_utf8(m->vm, names[i], strlen(names[i]), &m->places[i]));
    for (uint32_t k = 0; k < HN_AST_COUNT; k++)
        for (uint32_t i = 0; i < HN_MAX_FIELDS; i++) m->names[k][i] = HN_UNBOUND;
    HN_TRY(begin_node(m, root, out));
    while (m->todo.len) {
        syntax_item item;
        m->todo.len -= sizeof item;
        memcpy(&item, m->todo.data + m->todo.len, sizeof item);
        HN_TRY(fill_node(m, item.node, item.object));
    }
    return HN_OK;
}

/* ---- what the module hands in ---- */

static const hn_tuple *part(hn_value v, uint32_t i, uint32_t len) {
    v = HN_TUPLE(v)->items[i];
    return hnv_is(v, HN_KIND_TUPLE) && HN_TUPLE(v)->len == len ? HN_TUPLE(v) : NULL;
}

/* Classes, operators and contexts: three tuples. */
static bool take_classes(syntax_maker *m, hn_value v) {
    if (HN_TUPLE(v)->len != 3) return false;
    m->classes = part(v, 0, HN_AST_COUNT);
    m->operators = part(v, 1, HN_OPERATOR_COUNT);
    m->contexts = part(v, 2, 3);
    if (!m->classes || !m->operators || !m->contexts) return false;
    for (uint32_t i = 1; i < HN_AST_COUNT; i++) {
        hn_value c = m->classes->items[i];
        if (!hnv_is(c, HN_KIND_TYPE) || HN_TYPE(c)->base_kind != HN_KIND_INSTANCE) return false;
        if (HN_TYPE(c)->h.flags & HN_TYPE_BUILTIN) return false;
    }
    return true;
}

#define OF_TREE 16 /* with a mode: the text is that of a tree */

static hn_status parse_text(hn_vm *vm, const hn_value *args, hn_arena *arena, hn_buf *found,
                            hn_ast_mod **mod) {
    hn_buf text;
    hn_syntax_error err;
    hn_name_table names = {.arena = arena, .warnings = found, .int_digits = vm->int_digits_limit};
    hn_parse_mode mode = (hn_parse_mode)(hnv_int(args[2]) & ~OF_TREE);
    bool tree = hnv_int(args[2]) & OF_TREE;
    hnbuf_init(&text, &vm->meter);
    hnstr_to_utf8(HN_STR(args[0]), &text);
    const char *utf8 = text.data ? (const char *)text.data : "";
    hn_status st = HN_NOMEM;
    if (!text.failed)
        st = tree ? hntree_read(&names, utf8, text.len, mode, mod, &err)
                  : hnparse_with_names(&names, utf8, text.len, mode, 0, mod, &err);
    hnbuf_free(&text);
    return st == HN_RAISED ? hnvm_raise_syntax(vm, &err, args[1], tree ? vm->empty_str : args[0]) : st;
}

/* _syntax_tree(text, filename, mode number, classes): the tree as objects, and what the parser warns of as
 * _compile has it. With 16 in the mode, the text is that of a tree (front/tree.h). */
HN_NATIVE(syntax_tree) {
    syntax_maker *m;
    hn_arena arena;
    hn_buf found;
    hn_ast_mod *mod;
    hn_value warnings = HN_NONE;
    if ((hnv_int(args[2]) & ~OF_TREE) >= HN_PARSE_COUNT) return hnexc_bad_argument(vm);
    hnarena_init(&arena, &vm->meter);
    hnbuf_init(&found, &vm->meter);
    m = hnarena_alloc(&arena, sizeof *m);
    hn_status st = m ? HN_OK : HN_NOMEM;
    if (m) {
        m->vm = vm;
        hnbuf_init(&m->todo, &vm->meter);
        if (!take_classes(m, args[3])) st = hnexc_bad_argument(vm);
        if (st == HN_OK) st = parse_text(vm, args, &arena, &found, &mod);
        if (st == HN_OK) st = make_tree(m, mod->root, out);
        if (st == HN_OK) st = hncompile_warnings(vm, &found, &warnings);
        hnbuf_free(&m->todo);
    }
    hnbuf_free(&found);
    hnarena_free(&arena);
    return st == HN_OK ? hntuple_pair(vm, *out, warnings, out) : st;
}

static hn_status lexeme_list(hn_vm *vm, const hn_buf *found, hn_value *out) {
    uint32_t n = (uint32_t)(found->len / sizeof(uint32_t));
    const uint32_t *numbers = (const uint32_t *)(const void *)found->data;
    HN_TRY(hnmeter_charge(&vm->meter, n >> 3));
    hn_list *l = hnlist_new(vm, n);
    if (!l) return HN_NOMEM;
    *out = hnv_from_ref(l);
    for (uint32_t i = 0; i < n; i++) HN_TRY(hnlist_append(vm, l, hnv_from_int(numbers[i])));
    return HN_OK;
}

/* _lexemes(text): the numbers of its lexemes (front/parse.h), five for each, in one list; and None, or what
 * is wrong behind the last: kind of error (hn_syntax_type), message, line, offset, end line, end offset. */
HN_NATIVE(syntax_lexemes) {
    hn_buf text, found;
    hn_syntax_error err;
    hn_value parts[2] = {HN_NONE, HN_NONE};
    hnbuf_init(&text, &vm->meter);
    hnbuf_init(&found, &vm->meter);
    hnstr_to_utf8(HN_STR(args[0]), &text);
    const char *utf8 = text.data ? (const char *)text.data : "";
    hn_status st = text.failed ? HN_NOMEM : hnparse_lexemes(&vm->meter, utf8, text.len, &found, &err);
    bool wrong = st == HN_RAISED;
    if (wrong || st == HN_OK) st = lexeme_list(vm, &found, &parts[0]);
    hnbuf_free(&text);
    hnbuf_free(&found);
    HN_TRY(st);
    if (wrong) {
        hn_value fields[] = {hnv_from_int(err.type),       HN_NONE,
                             hnv_from_int(err.lineno),     hnv_from_int(err.offset),
                             hnv_from_int(err.end_lineno), hnv_from_int(err.end_offset)};
        HN_TRY(hnstr_from_z(vm, err.message, &fields[1]));
        HN_TRY(hntuple_from(vm, fields, 6, &parts[1]));
    }
    return hntuple_pair(vm, parts[0], parts[1], out);
}

/* _syntax_kinds(): of each kind of node, in order, its class, name and fields; the names of operators. */
HN_NATIVE(syntax_kinds) {
    hn_value parts[2], *items[2];
    const uint32_t lens[] = {HN_AST_COUNT - 1, HN_OPERATOR_COUNT};
    const char *const *texts[] = {hnast_told + 1, hnast_op_names};
    for (uint32_t k = 0; k < 2; k++) {
        hn_tuple *t = hntuple_alloc(vm, lens[k]);
        if (!t) return HN_NOMEM;
        parts[k] = hnv_from_ref(t);
        items[k] = t->items;
        for (uint32_t i = 0; i < lens[k]; i++) HN_TRY(hnstr_from_z(vm, texts[k][i], &items[k][i]));
    }
    return hntuple_pair(vm, parts[0], parts[1], out);
}

const hn_primitive_def hnlib_primitives_syntax[] = {
    HN_PRIMITIVE("_syntax_tree", syntax_tree, HN_A_STR, HN_A_STR, HN_A_SIZE, HN_A_TUPLE),
    HN_PRIMITIVE("_lexemes", syntax_lexemes, HN_A_STR),
    HN_PRIMITIVE("_syntax_kinds", syntax_kinds, HN_NOTHING), HN_PRIMITIVES_END};
