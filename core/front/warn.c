/* The wording of SyntaxWarnings, and which calls, subscripts, comparisons and assertions get one, as in
 * CPython. A check looks at one node and its children only. Warnings beyond HN_WARN_MAX are dropped, so a
 * program cannot fill memory with them. */
#include "front/warn.h"

#include <stdarg.h>
#include <string.h>

#include "base/print.h"

static void warn_add(hn_buf *to, const hn_warning *place, const char *fmt, va_list args) {
    if (!to || to->len >= HN_WARN_MAX * sizeof *place) return;
    hn_warning w = *place;
    hnprint_va(w.text, sizeof w.text, fmt, args);
    hnbuf_put(to, &w, sizeof w);
}

void hnwarn_add(hn_buf *to, hn_warn_phase phase, uint32_t line, uint32_t col, uint32_t end_line,
                uint32_t end_col, const char *fmt, ...) {
    hn_warning place = {.phase = phase, .line = line, .col = col, .end_line = end_line, .end_col = end_col};
    va_list args;
    va_start(args, fmt);
    warn_add(to, &place, fmt, args);
    va_end(args);
}

void hnwarn_node(hn_buf *to, hn_warn_phase phase, const hn_node *at, const char *fmt, ...) {
    hn_warning place = {phase, at->lineno, at->col_offset, at->end_lineno, at->end_col_offset, ""};
    va_list args;
    va_start(args, fmt);
    warn_add(to, &place, fmt, args);
    va_end(args);
}

static const char *constant_type(const hn_const *k) {
    static const char *const names[] = {
        [HN_CONST_NONE] = "NoneType",     [HN_CONST_FALSE] = "bool",      [HN_CONST_TRUE] = "bool",
        [HN_CONST_ELLIPSIS] = "ellipsis", [HN_CONST_INT] = "int",         [HN_CONST_BIGINT] = "int",
        [HN_CONST_FLOAT] = "float",       [HN_CONST_COMPLEX] = "complex", [HN_CONST_STR] = "str",
        [HN_CONST_BYTES] = "bytes",       [HN_CONST_TUPLE] = "tuple",     [HN_CONST_FROZENSET] = "frozenset",
        [HN_CONST_CARTESIAN] = "complex",
    };
    return names[k->kind];
}

/* The name of the type that an expression certainly has, or NULL. */
static const char *warn_type_of(const hn_node *n) {
    switch (n->kind) {
    case HN_AST_Tuple: return "tuple";
    case HN_AST_List:
    case HN_AST_ListComp: return "list";
    case HN_AST_Dict:
    case HN_AST_DictComp: return "dict";
    case HN_AST_Set:
    case HN_AST_SetComp: return "set";
    case HN_AST_GeneratorExp: return "generator";
    case HN_AST_Lambda: return "function";
    case HN_AST_JoinedStr: return "str";
    case HN_AST_TemplateStr: return "string.templatelib.Template";
    case HN_AST_Constant: return constant_type(&n->Constant.value);
    default: return NULL;
    }
}

static const char missed[] = "perhaps you missed a comma?";

void hnwarn_call(hn_buf *to, const hn_node *call) {
    const hn_node *f = call->Call.func;
    const char *type = f->kind == HN_AST_Lambda ? NULL : warn_type_of(f);
    if (type) hnwarn_node(to, HN_WARN_CODE, f, "'%s' object is not callable; %s", type, missed);
}

static bool warn_is_sequence(const char *type) {
    return strcmp(type, "str") == 0 || strcmp(type, "bytes") == 0 || strcmp(type, "tuple") == 0 ||
           strcmp(type, "list") == 0;
}

void hnwarn_subscript(hn_buf *to, const hn_node *subscript) {
    const hn_node *value = subscript->Subscript.value;
    const char *type = subscript->ctx == HN_CTX_LOAD ? warn_type_of(value) : NULL;
    if (!type || strcmp(type, "dict") == 0) return;
    if (!warn_is_sequence(type)) {
        hnwarn_node(to, HN_WARN_CODE, value, "'%s' object is not subscriptable; %s", type, missed);
        return;
    }
    const char *index = warn_type_of(subscript->Subscript.slice);
    if (!index || strcmp(index, "int") == 0 || strcmp(index, "bool") == 0) return;
    hnwarn_node(to, HN_WARN_CODE, value, "%s indices must be integers or slices, not %s; %s", type, index,
                missed);
}

static bool is_literal(const hn_node *n) {
    if (n->kind == HN_AST_Constant) return hnconst_is_literal(&n->Constant.value);
    if (n->kind != HN_AST_Tuple) return false;
    for (uint32_t i = 0; i < n->Tuple.elts.len; i++)
        if (n->Tuple.elts.items[i]->kind != HN_AST_Constant) return false;
    return true;
}

void hnwarn_compare(hn_buf *to, const hn_node *compare) {
    const hn_node *left = compare->Compare.left;
    for (uint32_t i = 0; i < compare->Compare.comparators.len; i++) {
        const hn_node *right = compare->Compare.comparators.items[i];
        bool is = compare->Compare.ops.items[i] == HN_OPERATOR_Is;
        if (is || compare->Compare.ops.items[i] == HN_OPERATOR_IsNot) {
            const hn_node *literal = is_literal(left) ? left : is_literal(right) ? right : NULL;
            if (literal) {
                hnwarn_node(to, HN_WARN_CODE, compare, "\"%s\" with '%s' literal. Did you mean \"%s\"?",
                            is ? "is" : "is not", warn_type_of(literal), is ? "==" : "!=");
                return;
            }
        }
        left = right;
    }
}

void hnwarn_assert(hn_buf *to, const hn_node *statement) {
    const hn_node *test = statement->Assert.test;
    if (test->kind == HN_AST_Tuple && test->Tuple.elts.len)
        hnwarn_node(to, HN_WARN_CODE, statement, "assertion is always true, perhaps remove parentheses?");
}
