/* The checks that the parser does not need and a tree of a program does: contexts, lists that must not be
 * empty, lists of equal length, the forms that a pattern may have. tree.c calls hntree_check once for each
 * node, children first, so a check need not descend. The compiler relies on these checks. Some trees pass and
 * are refused by the compiler, as in CPython (`del` of a starred target). */
#include "front/tree_int.h"

#include <string.h>

#define VALUE(t, ...) hntree_fail(t, HN_SYNTAX_VALUE, __VA_ARGS__)

static bool named_as(const hn_name *name, const char *text) {
    return name->len == strlen(text) && memcmp(name->text, text, name->len) == 0;
}

static hn_status check_name(hn_tree_reader *t, const hn_name *name) {
    static const char *const constants[] = {"None", "True", "False"};
    for (unsigned i = 0; name && i < 3; i++)
        if (named_as(name, constants[i]))
            return VALUE(t, "identifier field can't represent '%s' constant", constants[i]);
    return HN_OK;
}

static hn_status check_capture(hn_tree_reader *t, const hn_name *name) {
    if (name && named_as(name, "_")) return VALUE(t, "can't capture name '_' in patterns");
    return check_name(t, name);
}

/* ---- contexts ---- */

static hn_ast_ctx wanted_context(const hn_node *n, const char *field) {
    if (n->kind == HN_AST_Starred || n->kind == HN_AST_List || n->kind == HN_AST_Tuple)
        return (hn_ast_ctx)n->ctx;
    if (n->kind == HN_AST_NamedExpr && strcmp(field, "target") == 0)
        return (hn_ast_ctx)n->NamedExpr.target->ctx;
    if (n->kind == HN_AST_Delete) return HN_CTX_DEL;
    bool stores = strncmp(field, "target", 6) == 0 || strcmp(field, "optional_vars") == 0 ||
                  (n->kind == HN_AST_TypeAlias && strcmp(field, "name") == 0);
    return stores ? HN_CTX_STORE : HN_CTX_LOAD;
}

static hn_status check_context(hn_tree_reader *t, const hn_node *n, hn_ast_ctx wanted) {
    switch (n ? n->kind : HN_AST_NULL) {
    case HN_AST_Attribute:
    case HN_AST_Subscript:
    case HN_AST_Starred:
    case HN_AST_Name:
    case HN_AST_List:
    case HN_AST_Tuple:
        if (n->ctx == wanted) return HN_OK;
        return VALUE(t, "expression must have %s context but has %s instead", hnast_ctx_names[wanted],
                     hnast_ctx_names[n->ctx]);
    default:
        if (!n || wanted == HN_CTX_LOAD) return HN_OK;
        return VALUE(t, "expression which can't be assigned to in %s context", hnast_ctx_names[wanted]);
    }
}

/* ---- fields of any kind ---- */

static bool may_be_empty(const hn_node *n, const char *field) {
    static const char *const needed[] = {"body", "targets", "names", "items", "cases"};
    if (hnast_kinds[n->kind].class_ == HN_AST_CLASS_mod) return true;
    for (unsigned i = 0; i < sizeof needed / sizeof *needed; i++)
        if (strcmp(field, needed[i]) == 0) return false;
    return true;
}

static hn_status check_children(hn_tree_reader *t, const hn_node *n, const hn_field_info *f,
                                const hn_nodes *l) {
    hn_ast_ctx wanted = wanted_context(n, f->name);
    for (uint32_t i = 0; i < l->len; i++) {
        const hn_node *child = l->items[i];
        if (f->of == HN_AST_CLASS_expr) HN_TRY(check_context(t, child, wanted));
        if (child && child->kind == HN_AST_MatchStar && n->kind != HN_AST_MatchSequence)
            return VALUE(t, "can't use MatchStar here");
    }
    return HN_OK;
}

static hn_status check_field(hn_tree_reader *t, const hn_node *n, const hn_field_info *f) {
    const void *at = (const char *)n + f->offset;
    hn_node *one[1];
    hn_nodes l = {one, 1};
    switch ((hn_field_type)f->type) {
    case HN_FIELD_NODE:
    case HN_FIELD_OPT: one[0] = *(hn_node *const *)at; break;
    case HN_FIELD_LIST:
    case HN_FIELD_LISTN: l = *(const hn_nodes *)at; break;
    case HN_FIELD_NAMES: l.len = ((const hn_name_list *)at)->len; break;
    default: return HN_OK;
    }
    if (!l.len && !may_be_empty(n, f->name))
        return VALUE(t, "empty %s on %s", f->name, hnast_kinds[n->kind].name);
    return f->type == HN_FIELD_NAMES ? HN_OK : check_children(t, n, f, &l);
}

/* ---- expressions ---- */

static bool tree_is_text(const hn_node *n) {
    return n->kind == HN_AST_JoinedStr ||
           (n->kind == HN_AST_Constant && n->Constant.value.kind == HN_CONST_STR);
}

/* What the loop joins, and gives to __format__, has to be text. */
static hn_status check_format(hn_tree_reader *t, int conversion, const hn_node *spec) {
    if (spec && !tree_is_text(spec))
        return hntree_fail(t, HN_SYNTAX_SYSTEM, "Format specifier must be a string");
    if (conversion < 0 || (conversion && conversion < 0x80 && strchr("sra", conversion))) return HN_OK;
    return hntree_fail(t, HN_SYNTAX_SYSTEM, "Unrecognized conversion character %d", conversion);
}

static hn_status check_pieces(hn_tree_reader *t, const hn_node *n, const hn_nodes *l) {
    for (uint32_t i = 0; i < l->len; i++) {
        const hn_node *piece = l->items[i];
        bool fits = n->kind == HN_AST_JoinedStr ? tree_is_text(piece) || piece->kind == HN_AST_FormattedValue
                                                : piece->kind == HN_AST_Interpolation || tree_is_text(piece);
        if (!fits || (n->kind == HN_AST_TemplateStr && piece->kind == HN_AST_JoinedStr))
            return hntree_fail(t, HN_SYNTAX_TYPE, "value %u of %s is no piece of a string", (unsigned)i,
                               hnast_kinds[n->kind].name);
    }
    return HN_OK;
}

static hn_status check_compare(hn_tree_reader *t, const hn_node *n) {
    if (!n->Compare.comparators.len) return VALUE(t, "Compare with no comparators");
    if (n->Compare.comparators.len == n->Compare.ops.len) return HN_OK;
    return VALUE(t, "Compare has a different number of comparators and operands");
}

static hn_status check_dict(hn_tree_reader *t, const hn_node *n) {
    if (n->Dict.keys.len == n->Dict.values.len) return HN_OK;
    return VALUE(t, "Dict doesn't have the same number of keys as values");
}

static hn_status check_expr(hn_tree_reader *t, const hn_node *n) {
    switch (n->kind) {
    case HN_AST_Name: return check_name(t, n->Name.id);
    case HN_AST_BoolOp: return n->BoolOp.values.len < 2 ? VALUE(t, "BoolOp with less than 2 values") : HN_OK;
    case HN_AST_NamedExpr:
        n->NamedExpr.target->ctx = HN_CTX_STORE; /* CPython does not ask */
        if (n->NamedExpr.target->kind == HN_AST_Name) return HN_OK;
        return hntree_fail(t, HN_SYNTAX_TYPE, "NamedExpr target must be a Name");
    case HN_AST_Compare: return check_compare(t, n);
    case HN_AST_Dict: return check_dict(t, n);
    case HN_AST_ListComp:
    case HN_AST_SetComp:
    case HN_AST_DictComp:
    case HN_AST_GeneratorExp:
        return hnast_clauses(n)->len ? HN_OK : VALUE(t, "comprehension with no generators");
    case HN_AST_FormattedValue:
        return check_format(t, n->FormattedValue.conversion, n->FormattedValue.format_spec);
    case HN_AST_Interpolation:
        return check_format(t, n->Interpolation.conversion, n->Interpolation.format_spec);
    case HN_AST_JoinedStr:
    case HN_AST_TemplateStr: return check_pieces(t, n, &n->JoinedStr.values);
    default: return HN_OK;
    }
}

/* ---- statements ---- */

static hn_status check_try(hn_tree_reader *t, const hn_node *n) {
    const char *kind = hnast_kinds[n->kind].name;
    if (!n->Try.handlers.len && !n->Try.finalbody.len)
        return VALUE(t, "%s has neither except handlers nor finalbody", kind);
    if (!n->Try.handlers.len && n->Try.orelse.len)
        return VALUE(t, "%s has orelse but no except handlers", kind);
    for (uint32_t i = 0; n->kind == HN_AST_TryStar && i < n->Try.handlers.len; i++)
        if (!n->Try.handlers.items[i]->ExceptHandler.type)
            return VALUE(t, "TryStar has a handler without a type");
    return HN_OK;
}

static hn_status check_target(hn_tree_reader *t, const hn_node *target, const char *what) {
    if (target->kind == HN_AST_Name || target->kind == HN_AST_Attribute || target->kind == HN_AST_Subscript)
        return HN_OK;
    return hntree_fail(t, HN_SYNTAX_SYSTEM, "invalid node type (%d) for %s assignment", hnast_number(target),
                       what);
}

static hn_status check_annotated(hn_tree_reader *t, const hn_node *n) {
    if (n->AnnAssign.simple && n->AnnAssign.target->kind != HN_AST_Name)
        return hntree_fail(t, HN_SYNTAX_TYPE, "AnnAssign with simple non-Name target");
    return check_target(t, n->AnnAssign.target, "annotated");
}

static hn_status check_arguments(hn_tree_reader *t, const hn_node *n) {
    if (n->arguments.posonlyargs.len + n->arguments.args.len < n->arguments.defaults.len)
        return VALUE(t, "more positional defaults than args on arguments");
    if (n->arguments.kwonlyargs.len == n->arguments.kw_defaults.len) return HN_OK;
    return VALUE(t, "length of kwonlyargs is not the same as kw_defaults on arguments");
}

static hn_status check_stmt(hn_tree_reader *t, const hn_node *n) {
    switch (n->kind) {
    case HN_AST_AugAssign: return check_target(t, n->AugAssign.target, "augmented");
    case HN_AST_AnnAssign: return check_annotated(t, n);
    case HN_AST_TypeAlias:
        if (n->TypeAlias.name->kind == HN_AST_Name) return HN_OK;
        return hntree_fail(t, HN_SYNTAX_TYPE, "TypeAlias with non-Name name");
    case HN_AST_Try:
    case HN_AST_TryStar: return check_try(t, n);
    case HN_AST_Raise:
        return n->Raise.cause && !n->Raise.exc ? VALUE(t, "Raise with cause but no exception") : HN_OK;
    case HN_AST_ImportFrom: return n->ImportFrom.level < 0 ? VALUE(t, "Negative ImportFrom level") : HN_OK;
    default: return HN_OK;
    }
}

/* ---- patterns ---- */

static bool tree_is_number(const hn_node *n, bool imaginary) {
    if (n->kind != HN_AST_Constant) return false;
    uint8_t kind = n->Constant.value.kind;
    if (imaginary) return kind == HN_CONST_COMPLEX || kind == HN_CONST_CARTESIAN;
    return kind == HN_CONST_INT || kind == HN_CONST_BIGINT || kind == HN_CONST_FLOAT;
}

static bool tree_is_signed(const hn_node *n, bool imaginary) {
    if (n->kind == HN_AST_UnaryOp && n->UnaryOp.op == HN_OPERATOR_USub) n = n->UnaryOp.operand;
    return tree_is_number(n, imaginary);
}

static bool is_path(const hn_node *n) {
    while (n->kind == HN_AST_Attribute) n = n->Attribute.value;
    return n->kind == HN_AST_Name;
}

/* What a pattern may compare with, `key` of a mapping or not. */
static hn_status check_literal(hn_tree_reader *t, const hn_node *n, bool key) {
    static const uint32_t plain = 1u << HN_CONST_INT | 1u << HN_CONST_BIGINT | 1u << HN_CONST_FLOAT |
                                  1u << HN_CONST_COMPLEX | 1u << HN_CONST_CARTESIAN | 1u << HN_CONST_STR |
                                  1u << HN_CONST_BYTES;
    static const uint32_t names = 1u << HN_CONST_NONE | 1u << HN_CONST_TRUE | 1u << HN_CONST_FALSE;
    switch (n->kind) {
    case HN_AST_Constant:
        if ((plain | (key ? names : 0)) >> n->Constant.value.kind & 1) return HN_OK;
        return VALUE(t, "unexpected constant inside of a literal pattern");
    case HN_AST_Attribute:
    case HN_AST_JoinedStr:
    case HN_AST_TemplateStr: return HN_OK; /* of these the compiler itself complains */
    case HN_AST_UnaryOp:
        if (tree_is_signed(n, false) || tree_is_signed(n, true)) return HN_OK;
        break;
    case HN_AST_BinOp:
        if (n->BinOp.op != HN_OPERATOR_Add && n->BinOp.op != HN_OPERATOR_Sub) break;
        if (tree_is_signed(n->BinOp.left, false) && tree_is_number(n->BinOp.right, true)) return HN_OK;
        break;
    default: break;
    }
    return VALUE(t, "patterns may only match literals and attribute lookups");
}

static hn_status check_mapping(hn_tree_reader *t, const hn_node *n) {
    const hn_nodes *keys = &n->MatchMapping.keys;
    if (keys->len != n->MatchMapping.patterns.len)
        return VALUE(t, "MatchMapping doesn't have the same number of keys as patterns");
    for (uint32_t i = 0; i < keys->len; i++) HN_TRY(check_literal(t, keys->items[i], true));
    return check_capture(t, n->MatchMapping.rest);
}

static hn_status check_class(hn_tree_reader *t, const hn_node *n) {
    const hn_name_list *names = &n->MatchClass.kwd_attrs;
    if (names->len != n->MatchClass.kwd_patterns.len)
        return VALUE(t, "MatchClass doesn't have the same number of keyword attributes as patterns");
    if (!is_path(n->MatchClass.cls))
        return VALUE(t, "MatchClass cls field can only contain Name or Attribute nodes.");
    for (uint32_t i = 0; i < names->len; i++) HN_TRY(check_name(t, names->items[i]));
    return HN_OK;
}

static hn_status check_as(hn_tree_reader *t, const hn_node *n) {
    if (n->MatchAs.pattern && !n->MatchAs.name)
        return VALUE(t, "MatchAs must specify a target name if a pattern is given");
    return check_capture(t, n->MatchAs.name);
}

static hn_status check_pattern(hn_tree_reader *t, const hn_node *n) {
    switch (n->kind) {
    case HN_AST_MatchValue: return check_literal(t, n->MatchValue.value, false);
    case HN_AST_MatchSingleton:
        if (hnconst_is_singleton(&n->MatchSingleton.value)) return HN_OK;
        return VALUE(t, "MatchSingleton can only contain True, False and None");
    case HN_AST_MatchMapping: return check_mapping(t, n);
    case HN_AST_MatchClass: return check_class(t, n);
    case HN_AST_MatchStar: return check_capture(t, n->MatchStar.name);
    case HN_AST_MatchAs: return check_as(t, n);
    case HN_AST_MatchOr:
        return n->MatchOr.patterns.len < 2 ? VALUE(t, "MatchOr requires at least 2 patterns") : HN_OK;
    default: return HN_OK;
    }
}

hn_status hntree_check(hn_tree_reader *t, const hn_node *n) {
    const hn_kind_info *kind = &hnast_kinds[n->kind];
    if (kind->class_ == HN_AST_CLASS_expr) HN_TRY(check_expr(t, n));
    for (int i = 0; kind->fields[i].type != HN_FIELD_END; i++) HN_TRY(check_field(t, n, &kind->fields[i]));
    switch ((hn_ast_class)kind->class_) {
    case HN_AST_CLASS_stmt: return check_stmt(t, n);
    case HN_AST_CLASS_pattern: return check_pattern(t, n);
    case HN_AST_CLASS_arguments: return check_arguments(t, n);
    case HN_AST_CLASS_type_param: return check_name(t, n->TypeVar.name); /* the first field of all */
    default: return HN_OK;
    }
}
