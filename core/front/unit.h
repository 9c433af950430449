/* The state that the compiler's files share: the compiler, and the unit, which is one code object being made.
 * The files walk the tree once and emit register instructions with labels; hnassemble makes them a code
 * object.
 *
 * Named registers come first (resolve.c numbers them). Above them temporaries are a stack whose height is
 * `top`: a function that takes temporaries sets `top` back. An expression is compiled "to" a register, or to
 * "any": then the result of a local is its own register. The window of a call is always the top of the stack.
 *
 * Errors are sticky: after the first, the functions do nothing, so callers need not check each call. The
 * depth of recursion is bounded by the parser; spines are followed in a loop (ast.h). */
#ifndef HN_FRONT_UNIT_H
#define HN_FRONT_UNIT_H

#include "front/compile.h"
#include "front/symtable.h"

/* An instruction before jumps are resolved: operands are plain register numbers. */
typedef struct hn_ins {
    hn_instr i;
    int32_t label; /* where it jumps, -1 */
    hn_position at;
} hn_ins;

typedef int32_t hn_label; /* an index into unit->labels, or -1 */
typedef struct hn_label_info {
    int32_t at;    /* instruction; -1 while not bound */
    bool reached;  /* some jump leads here */
    uint64_t *set; /* locals that are set on every way here */
} hn_label_info;

/* A range of instructions with a handler. */
typedef struct hn_range_info {
    uint32_t start, end;
    hn_label target;
    uint32_t reg;
} hn_range_info;

/* What a return, break or continue has to leave, innermost first; lives on the C stack. */
typedef enum hn_block_kind {
    HN_BLOCK_LOOP,    /* target of break and continue */
    HN_BLOCK_TRY,     /* a handled range */
    HN_BLOCK_FINALLY, /* a handled range, and a body to run on the way out */
    HN_BLOCK_WITH,    /* a handled range, and __exit__ to call on the way out */
    HN_BLOCK_HANDLER, /* a handler: its exception is to be popped, its name to be deleted */
    HN_BLOCK_STAR,    /* a handler of except*: cannot be left by a jump */
} hn_block_kind;

typedef struct hn_block {
    uint8_t kind; /* hn_block_kind */
    bool async;
    bool ranged;      /* has a handled range that is open */
    uint32_t reg;     /* of the exception (HANDLER), of __exit__ (WITH) */
    uint32_t start;   /* where the open range began */
    hn_label handler; /* of the range */
    uint32_t handler_reg;
    hn_label on_break, on_continue;
    const hn_nodes *body; /* FINALLY */
    const hn_name *name;  /* HANDLER: the name to delete */
    const hn_node *node;
    struct hn_block *outer;
} hn_block;

typedef struct hn_map_slot {
    uint64_t key;
    uint32_t value; /* + 1; 0: free */
} hn_map_slot;
typedef struct hn_map {
    hn_map_slot *slots;
    uint32_t cap, count;
} hn_map;

/* Constants that are operands inside loops are loaded once, at the start of the code. While it is compiled
 * they have register numbers of their own; assemble.c puts them between the locals and the temporaries. */
#define HN_CONST_REG      0x8000u
#define HN_MAX_CONST_REGS 16u

typedef struct hn_unit {
    struct hn_unit *outer;
    hn_scope *scope, *outer_scope; /* outer_scope: where names were looked up when it began */
    hn_buf ins, labels, ranges, consts, names, ics, children;
    hn_map const_map, name_map, global_map, store_map;
    uint32_t top, nregs, nlocals;
    uint64_t *set; /* of the named registers: certainly set */
    uint32_t words;
    uint32_t loops; /* around what is being compiled */
    uint32_t nconst_regs;
    hn_value const_regs[HN_MAX_CONST_REGS];
    bool dead;     /* control cannot be here */
    bool is_async; /* await is allowed */
    hn_block *block;
    hn_code proto;
    hn_value qualname_value;
    const char *qualname;       /* in the arena */
    uint32_t conditional_index; /* annotations of a class or module numbered so far */
} hn_unit;

typedef struct hn_compiler {
    hn_vm *vm;
    hn_symtable st; /* st.status is the compiler's too */
    hn_arena arena;
    hn_name_table names;
    hn_source *source;
    hn_buf codes; /* hn_code * of every unit begun */
    hn_buf spine;
    hn_unit *u;
    hn_scope *scope; /* the scope that names are looked up in: the unit's, or a comprehension's in it */
    uint32_t flags;
    bool future_allowed; /* still at the beginning of the file */
    hn_parse_mode mode;
} hn_compiler;

/* A node of the compiler's own, placed where `at` is. */
static inline hn_node hnunit_node(const hn_node *at, hn_ast_kind kind) {
    hn_node n = {.kind = (uint8_t)kind, .ctx = HN_CTX_LOAD};
    n.lineno = at->lineno, n.end_lineno = at->end_lineno;
    n.col_offset = at->col_offset, n.end_col_offset = at->end_col_offset;
    return n;
}

/* The place of what happens to an attribute: in a chain over several lines only its last line counts. */
static inline hn_node hnunit_attribute_place(const hn_node *at, const hn_node *attribute) {
    hn_node n = hnunit_node(at, HN_AST_Pass);
    uint32_t len = attribute->Attribute.attr->len;
    if (n.lineno == attribute->end_lineno || len > attribute->end_col_offset) return n;
    n.lineno = attribute->end_lineno;
    n.col_offset = attribute->end_col_offset - len;
    return n;
}

static inline bool hnunit_ok(const hn_compiler *c) {
    return c->st.status == HN_OK;
}
static inline const hn_name *hnunit_known(const hn_compiler *c, hn_known_name id) {
    return c->st.known[id];
}

/* unit.c: begin and end, temporaries, constants, names. */
void hnunit_status(hn_compiler *c, hn_status s); /* takes note of a failure */
void *hnunit_grab(hn_compiler *c, size_t size);  /* of the arena */
bool hnunit_begin(hn_compiler *c, hn_unit *u, hn_scope *scope, const hn_node *at, const char *name);
/* Takes note of the code object, and frees what the unit holds. Only hnassemble calls it. */
void hnunit_end(hn_compiler *c, hn_code *code);
uint32_t hnunit_temp(hn_compiler *c, uint32_t n); /* n registers at the top */
/* Where a value is made in several steps: it must not be seen half made in a local. */
uint32_t hnunit_scratch(hn_compiler *c, uint32_t dst);
static inline bool hnunit_is_local(const hn_compiler *c, uint32_t reg) {
    return reg < c->u->nlocals;
}
uint32_t hnunit_const(hn_compiler *c, hn_value v);
/* The register in which a constant stands from the start of the code, or HN_NO_REG. It must not be
 * written. */
uint32_t hnunit_const_reg(hn_compiler *c, hn_value v);
uint32_t hnunit_name(hn_compiler *c, const hn_name *name);
uint32_t hnunit_ic(hn_compiler *c, const hn_name *name);
uint32_t hnunit_global_ic(hn_compiler *c, const hn_name *name, bool store);
hn_value hnunit_name_value(hn_compiler *c, const hn_name *name);
uint32_t hnunit_child(hn_compiler *c, hn_code *code);
void hnunit_fail(hn_compiler *c, const hn_node *at, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));

/* emit.c: instructions, labels, ranges, which locals are set. */
void hnemit(hn_compiler *c, const hn_node *at, hn_op op, uint32_t a, uint32_t b, uint32_t cc);
void hnemit_wide(hn_compiler *c, const hn_node *at, hn_op op, uint32_t a, int32_t v);
void hnemit_jump(hn_compiler *c, const hn_node *at, hn_op op, uint32_t a, uint32_t b, hn_label to);
hn_label hnemit_label(hn_compiler *c);
void hnemit_bind(hn_compiler *c, hn_label l); /* of forward jumps */
void hnemit_head(hn_compiler *c, hn_label l); /* of a loop: jumps from below will come */
/* A handler begins: control comes from anywhere between `start` (an instruction) and here. */
void hnemit_handler(hn_compiler *c, hn_label l, const uint64_t *set_at_start);
/* The body of a loop whose test comes behind it; set_at_entry is NULL when the loop is never entered. */
void hnemit_loop_body(hn_compiler *c, hn_label l, const uint64_t *set_at_entry);
bool hnemit_reached(const hn_compiler *c, hn_label l);
uint64_t *hnemit_state(hn_compiler *c); /* a copy of which locals are set */
void hnemit_dead(hn_compiler *c);       /* control does not get here until a label that is reached */
static inline uint32_t hnemit_here(const hn_compiler *c) {
    return (uint32_t)(c->u->ins.len / sizeof(hn_ins));
}
void hnemit_range(hn_compiler *c, uint32_t start, hn_label target, uint32_t reg);
void hnemit_move(hn_compiler *c, const hn_node *at, uint32_t dst, uint32_t src);
void hnemit_none(hn_compiler *c, const hn_node *at, uint32_t dst);
void hnemit_constant(hn_compiler *c, const hn_node *at, uint32_t dst, hn_value v);
void hnemit_set(hn_compiler *c, uint32_t reg);
void hnemit_unset(hn_compiler *c, uint32_t reg);
bool hnemit_is_set(const hn_compiler *c, uint32_t reg);

/* variable.c: names. */
void hnvar_load(hn_compiler *c, const hn_node *at, const hn_name *name, uint32_t dst);
/* The register of a plain local (checked to be set), or HN_NO_REG for any other name. */
uint32_t hnvar_load_local(hn_compiler *c, const hn_node *at, const hn_name *name);
uint32_t hnvar_local(hn_compiler *c, const hn_name *name); /* the register only */
void hnvar_store(hn_compiler *c, const hn_node *at, const hn_name *name, uint32_t src);
void hnvar_delete(hn_compiler *c, const hn_node *at, const hn_name *name);
/* The set of conditional annotations that were reached: one is made, or loaded. */
void hnvar_load_conditional(hn_compiler *c, const hn_node *at, uint32_t dst);
void hnvar_make_conditional(hn_compiler *c, const hn_node *at);
/* Register of the cell that an inner scope's free variable is taken from. */
uint32_t hnvar_cell(hn_compiler *c, const hn_name *name);

/* constant.c */
bool hnconstant_value(hn_compiler *c, const hn_const *k, hn_value *out);
/* The value of an expression known now; false when it is not, or not worth it. */
bool hnconstant_fold(hn_compiler *c, const hn_node *n, hn_value *out);
bool hnconstant_binary(hn_compiler *c, hn_ast_op op, hn_value a, hn_value b, hn_value *out);
/* 1, 0, or -1 when not known. */
int hnconstant_truth(hn_compiler *c, const hn_node *n);
hn_value hnconstant_docstring(hn_compiler *c, const hn_nodes *body);

/* expr.c, call.c, spine.c, display.c, condition.c, comprehension.c */
uint32_t hnexpr_any(hn_compiler *c, const hn_node *n);
void hnexpr_to(hn_compiler *c, const hn_node *n, uint32_t dst);
void hnexpr_effect(hn_compiler *c, const hn_node *n);
/* Like any, but the value stays what it was while `later` is evaluated. */
uint32_t hnexpr_stable(hn_compiler *c, const hn_node *n, const hn_node *later);
bool hnexpr_moves(const hn_compiler *c, const hn_node *later); /* `later` may assign to locals */
bool hnexpr_small_int(const hn_node *n, int32_t *out);         /* a literal that fits 16 bits */
void hnexpr_await(hn_compiler *c, const hn_node *at, uint32_t reg,
                  unsigned how); /* awaits reg, result in it */
void hnexpr_send_loop(hn_compiler *c, const hn_node *at, uint32_t iter, uint32_t result);
void hnexpr_slow(hn_compiler *c, const hn_node *at, uint32_t dst, uint32_t window, hn_slow_id id);
void hnspine_to(hn_compiler *c, const hn_node *n, uint32_t dst);
void hncallexpr_arguments(hn_compiler *c, const hn_node *at, uint32_t base, bool method, const hn_nodes *args,
                          const hn_nodes *keywords, uint32_t given, uint32_t dst);
/* No stars, and few enough for a window. */
bool hncallexpr_simple(const hn_nodes *args, const hn_nodes *keywords);
void hndisplay_to(hn_compiler *c, const hn_node *n, uint32_t dst);
void hndisplay_fstring(hn_compiler *c, const hn_node *n, uint32_t dst);
void hndisplay_template(hn_compiler *c, const hn_node *n, uint32_t dst);
void hncond_jump(hn_compiler *c, const hn_node *n, hn_label to, bool when);
void hncond_compare_to(hn_compiler *c, const hn_node *n, uint32_t dst);
/* The one constant that a list or set display of constants can be replaced by where it is only looked at. */
bool hncond_constant_container(hn_compiler *c, const hn_node *n, hn_value *out);
/* What a for loop iterates over, in any register. */
uint32_t hnexpr_iterable(hn_compiler *c, const hn_node *n);
void hncomp_to(hn_compiler *c, const hn_node *n, uint32_t dst);

/* target.c: assignment and deletion. */
void hntarget_store(hn_compiler *c, const hn_node *target, uint32_t src);
/* What a loop gives next, which may be in its local already. */
void hntarget_store_next(hn_compiler *c, const hn_node *target, uint32_t value);
void hntarget_delete(hn_compiler *c, const hn_node *target);
void hntarget_assign(hn_compiler *c, const hn_node *n);
void hntarget_augment(hn_compiler *c, const hn_node *n);
void hntarget_annotated(hn_compiler *c, const hn_node *n);

/* stmt.c, try.c, function.c, class.c, generic.c, match.c, import.c */
void hnstmt_list(hn_compiler *c, const hn_nodes *l);
void hntry_stmt(hn_compiler *c, const hn_node *n);
void hntry_star(hn_compiler *c, const hn_node *n);
void hntry_with(hn_compiler *c, const hn_node *n);
/* What leaving a block by a jump takes. */
void hntry_leave(hn_compiler *c, const hn_node *at, hn_block *b);
void hnfuncdef_stmt(hn_compiler *c, const hn_node *n);
void hnfuncdef_lambda(hn_compiler *c, const hn_node *n, uint32_t dst);
/* dst = function of the code; window: three registers with defaults, kwdefaults, annotate, or HN_NO_REG. */
void hnfuncdef_make(hn_compiler *c, const hn_node *at, hn_code *code, uint32_t window, uint32_t dst);
/* Code that answers to annotationlib's formats, begun; its parameter is register 0. */
bool hnfuncdef_begin_lazy(hn_compiler *c, hn_unit *u, hn_scope *s, const hn_node *at, const char *name);
/* Decorators into registers in a row (the first one is answered), and their calls on what stands behind
 * them. */
uint32_t hnfuncdef_decorators(hn_compiler *c, const hn_nodes *l);
void hnfuncdef_decorate(hn_compiler *c, const hn_nodes *l, uint32_t first);
void hnfuncdef_cells(hn_compiler *c, const hn_node *at);
void hnclassdef_stmt(hn_compiler *c, const hn_node *n);
/* Annotations of a class or module: what they need before the body, and the function __annotate__. */
void hnclassdef_begin_annotations(hn_compiler *c, const hn_node *at, const hn_nodes *body);
void hnclassdef_annotations(hn_compiler *c, const hn_node *at, const hn_nodes *body);
void hngeneric_alias(hn_compiler *c, const hn_node *n);
/* Begins the unit of their scope, a function of npos arguments. NULL: no memory. */
hn_unit *hngeneric_begin(hn_compiler *c, const hn_node *n, hn_scope *s, unsigned npos);
/* Compiles the type parameters in the unit of their scope: a tuple of them in dst. */
void hngeneric_params(hn_compiler *c, const hn_node *at, const hn_nodes *params, uint32_t dst);
void hnmatch_stmt(hn_compiler *c, const hn_node *n);
void hnimport_stmt(hn_compiler *c, const hn_node *n);
void hnimport_from(hn_compiler *c, const hn_node *n);
hn_value hnunparse_value(hn_compiler *c, const hn_node *n); /* unparse.c: source text of an expression */

/* assemble.c: ends the unit that hnunit_begin began. NULL after a failure. */
hn_code *hnassemble(hn_compiler *c);

#endif
