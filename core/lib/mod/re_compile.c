/* The compiler of regular expressions: a tree to a program of 32-bit words for re_match.c. It also finds
 * where a match can begin and which repeats never backtrack. The matcher trusts its output, so a program must
 * be correct for every tree of the parser. It recurses with the tree, whose depth the parser has bounded. */
#include "re_internal.h"

typedef struct compiler {
    hn_vm *vm;
    hn_buf code;
    uint32_t regs;
    bool bytes;
    hn_status st;
    hnre_error *error;
} compiler;

static uint32_t here(const compiler *c) {
    return (uint32_t)(c->code.len / 4);
}
static uint32_t *re_compile_words(compiler *c) {
    return (uint32_t *)(void *)c->code.data;
}
static void re_compile_put(compiler *c, uint32_t word) {
    hnbuf_put(&c->code, &word, sizeof word);
}
static void put2(compiler *c, uint32_t a, uint32_t b) {
    re_compile_put(c, a);
    re_compile_put(c, b);
}
/* The word at `where` is the place of the next instruction. */
static void patch(compiler *c, uint32_t where) {
    if (!c->code.failed) re_compile_words(c)[where] = here(c);
}
static void re_compile_fail(compiler *c, hn_status st) {
    if (c->st == HN_OK) c->st = st;
}

/* ---- single characters ---- */

/* The node that a group without a number stands for. */
static const hnre_node *re_compile_inside(const hnre_node *n) {
    while (n->kind == HNRE_GROUP && !n->a) n = n->child;
    return n;
}
static bool is_single(const hnre_node *n) {
    return n->kind == HNRE_LIT || n->kind == HNRE_ANY || n->kind == HNRE_SET;
}

static void put_in(compiler *c, const hnre_item *items, uint32_t n, bool negated, unsigned flags) {
    if (c->st != HN_OK) return; /* a limit was reached: the rest of the pattern is not made */
    re_compile_put(c, HNRE_OP_IN);
    hn_status st = hnre_put_set(&c->code, items, n, negated, flags, c->bytes);
    if (st != HN_OK) re_compile_fail(c, st);
}
static bool ignores_case(const compiler *c, const hnre_node *n) {
    return n->flags & HNRE_I && hnre_is_cased(n->a, c->bytes || n->flags & HNRE_A);
}
static void put_literal(compiler *c, const hnre_node *n) {
    hnre_item item = {n->a, n->a};
    bool ascii = c->bytes || n->flags & HNRE_A;
    uint32_t lower = n->a | 32;
    if (!ignores_case(c, n)) {
        put2(c, HNRE_OP_CHAR, n->a);
    } else if (n->a < 128 && (ascii || (lower != 'i' && lower != 'k' && lower != 's'))) {
        put2(c, HNRE_OP_CHAR2, lower);
        re_compile_put(c, lower ^ 32);
    } else {
        put_in(c, &item, 1, false, n->flags);
    }
}
static void put_single(compiler *c, const hnre_node *n) {
    if (n->kind == HNRE_LIT)
        put_literal(c, n);
    else if (n->kind == HNRE_SET)
        put_in(c, n->set, n->a, n->how, n->flags);
    else
        re_compile_put(c, n->flags & HNRE_S ? HNRE_OP_ALL : HNRE_OP_DOT);
}

/* What a single character's instruction takes: the characters below 256, and which above. */
typedef struct taken {
    uint32_t bits[8];
    uint32_t high; /* ABOVE_*, or a bit for a class */
} taken;
#define ABOVE_NONE 0u
#define ABOVE_SOME 1024u

static void re_compile_take(taken *t, uint32_t c) {
    if (c < 256)
        t->bits[c >> 5] |= 1u << (c & 31);
    else
        t->high |= ABOVE_SOME;
}
/* The node's own instruction is made for it and taken back. */
static taken re_compile_describe(compiler *c, const hnre_node *n) {
    taken t = {{0}, ABOVE_NONE};
    size_t before = c->code.len;
    put_single(c, n);
    const uint32_t *op = re_compile_words(c) + before / 4;
    if (c->code.failed || c->st != HN_OK) return t;
    switch ((hnre_op)op[0]) {
    case HNRE_OP_CHAR2: re_compile_take(&t, op[2]); /* fall through */
    case HNRE_OP_CHAR: re_compile_take(&t, op[1]); break;
    case HNRE_OP_IN: {
        memcpy(t.bits, op + 2, sizeof t.bits);
        uint32_t classes = op[1] & HNRE_HIGH_CLASSES;
        bool plain = !(op[1] >> 8) && !(op[1] & HNRE_HIGH_FOLD) && !(classes & (classes - 1));
        if (op[1] & HNRE_HIGH_NOT && plain && classes)
            t.high = (classes & 21) << 1 | (classes & 42) >> 1;
        else if (plain && !(op[1] & HNRE_HIGH_NOT))
            t.high = classes;
        else
            t.high = ABOVE_SOME;
        break;
    }
    default:
        memset(t.bits, 0xFF, sizeof t.bits);
        if (op[0] == HNRE_OP_DOT) t.bits[0] &= ~(1u << '\n');
        t.high = ABOVE_SOME;
    }
    c->code.len = before;
    return t;
}
static bool disjoint(const taken *a, const taken *b) {
    for (unsigned i = 0; i < 8; i++)
        if (a->bits[i] & b->bits[i]) return false;
    if (!a->high || !b->high) return true;
    if ((a->high | b->high) & ABOVE_SOME) return false;
    uint32_t both = a->high | b->high;
    for (unsigned cls = 0; cls < 6; cls += 2) /* a class and what is not in it */
        if (both == 3u << cls) return true;
    return both == (1u << HNRE_SPACE | 1u << HNRE_WORD) || both == (1u << HNRE_SPACE | 1u << HNRE_DIGIT) ||
           both == (1u << HNRE_DIGIT | 1u << HNRE_NO_WORD);
}

/* The single character that every match of what n begins starts with, or NULL. */
static const hnre_node *first_single(const hnre_node *n) {
    while (n) {
        if (is_single(n)) return n;
        if (n->kind == HNRE_REP ? n->a == 0
                                : n->kind != HNRE_GROUP && n->kind != HNRE_ATOMIC && n->kind != HNRE_SEQ)
            return NULL;
        n = n->child;
    }
    return NULL;
}

/* ---- repeats ---- */

static void emit(compiler *c, const hnre_node *n, const hnre_node *behind);

/* Whether the repeat of a single character can never give one back to what follows. */
static bool never_gives_back(compiler *c, const hnre_node *body, const hnre_node *behind) {
    const hnre_node *next = behind ? first_single(behind) : NULL;
    if (!next) return false;
    taken a = re_compile_describe(c, body), b = re_compile_describe(c, next);
    return disjoint(&a, &b);
}
static void emit_span(compiler *c, const hnre_node *n, const hnre_node *body, const hnre_node *behind) {
    unsigned how = n->how;
    if (how == HNRE_GREEDY && (n->a == n->b || never_gives_back(c, body, behind))) how = HNRE_POSSESSIVE;
    put2(c, HNRE_OP_SPAN, how);
    put2(c, n->a, n->b);
    uint32_t next = here(c);
    re_compile_put(c, 0);
    put_single(c, body);
    patch(c, next);
}

static uint32_t new_regs(compiler *c, uint32_t n) {
    c->regs += n;
    return c->regs - n;
}
/* Once or not at all. */
static void emit_option(compiler *c, const hnre_node *n) {
    re_compile_put(c, n->how == HNRE_LAZY ? HNRE_OP_SKIP : HNRE_OP_TRY);
    uint32_t other = here(c);
    re_compile_put(c, 0);
    emit(c, n->child, NULL);
    patch(c, other);
}
static void emit_loop(compiler *c, const hnre_node *n) {
    uint32_t r = new_regs(c, 2), atomic = 0;
    put2(c, HNRE_OP_LOOP_BEGIN, r);
    uint32_t loop = here(c);
    put2(c, HNRE_OP_LOOP, r);
    put2(c, n->a, n->b);
    put2(c, n->how == HNRE_LAZY, 0);
    if (n->how == HNRE_POSSESSIVE) {
        atomic = new_regs(c, 1);
        put2(c, HNRE_OP_ATOMIC, atomic);
    }
    emit(c, n->child, NULL);
    if (atomic) put2(c, HNRE_OP_ATOMIC_END, atomic);
    put2(c, HNRE_OP_JUMP, loop);
    patch(c, loop + 5);
}
static void emit_repeat(compiler *c, const hnre_node *n, const hnre_node *behind) {
    const hnre_node *body = re_compile_inside(n->child);
    if (n->b == 0) return;
    if (is_single(body)) {
        emit_span(c, n, body, behind);
        return;
    }
    if (n->a == 1 && n->b == 1 && n->how != HNRE_POSSESSIVE) {
        emit(c, body, behind);
        return;
    }
    uint32_t outer = 0;
    if (n->how == HNRE_POSSESSIVE) {
        outer = new_regs(c, 1);
        put2(c, HNRE_OP_ATOMIC, outer);
    }
    if (n->a == 0 && n->b == 1)
        emit_option(c, n);
    else
        emit_loop(c, n);
    if (outer) put2(c, HNRE_OP_ATOMIC_END, outer);
}

/* ---- everything else ---- */

/* Literals in a row; returns the first node that is none of them. */
static const hnre_node *emit_literals(compiler *c, const hnre_node *n) {
    uint32_t count = 0;
    const hnre_node *p = n;
    for (; p && p->kind == HNRE_LIT && !ignores_case(c, p); p = p->next) count++;
    if (count < 2) {
        put_literal(c, n);
        return n->next;
    }
    put2(c, HNRE_OP_STR, count);
    for (; n != p; n = n->next) re_compile_put(c, n->a);
    return p;
}
static void emit_sequence(compiler *c, const hnre_node *n, const hnre_node *behind) {
    while (n && c->st == HN_OK) {
        if (n->kind == HNRE_LIT) {
            n = emit_literals(c, n);
            continue;
        }
        emit(c, n, n->next ? n->next : behind);
        n = n->next;
    }
}

/* Alternatives that are single characters, in one set; false when they are not. */
static bool emit_as_set(compiler *c, const hnre_node *n) {
    hn_buf items;
    bool good = true;
    const hnre_node *p = n->child;
    for (; p && good; p = p->next)
        good = (p->kind == HNRE_LIT || (p->kind == HNRE_SET && !p->how)) && p->flags == n->child->flags;
    if (!good) return false;
    hnbuf_init(&items, hnapi_meter(c->vm));
    for (p = n->child; p; p = p->next) {
        hnre_item item = {p->a, p->a};
        hnbuf_put(&items, p->kind == HNRE_LIT ? &item : p->set,
                  sizeof item * (p->kind == HNRE_LIT ? 1 : p->a));
    }
    if (items.failed)
        re_compile_fail(c, HN_NOMEM);
    else
        put_in(c, (const hnre_item *)(const void *)items.data, (uint32_t)(items.len / sizeof(hnre_item)),
               false, n->child->flags);
    hnbuf_free(&items);
    return true;
}
static void emit_choice(compiler *c, const hnre_node *n, const hnre_node *behind) {
    uint32_t chain = 0; /* the jumps to the end, each with the place of the one before */
    if (emit_as_set(c, n)) return;
    for (const hnre_node *p = n->child; p; p = p->next) {
        uint32_t other = 0;
        if (p->next) {
            re_compile_put(c, HNRE_OP_TRY);
            other = here(c);
            re_compile_put(c, 0);
        }
        emit(c, p, behind);
        if (!p->next) break;
        put2(c, HNRE_OP_JUMP, chain);
        chain = here(c) - 1;
        patch(c, other);
    }
    while (chain && !c->code.failed) {
        uint32_t before = re_compile_words(c)[chain];
        patch(c, chain);
        chain = before;
    }
}
static void emit_group(compiler *c, const hnre_node *n, const hnre_node *behind) {
    if (!n->a) {
        emit(c, n->child, behind);
        return;
    }
    put2(c, HNRE_OP_MARK, 2 * n->a - 2);
    emit(c, n->child, behind);
    put2(c, HNRE_OP_CLOSE, 2 * n->a - 1);
    re_compile_put(c, n->a);
}
static void emit_condition(compiler *c, const hnre_node *n) {
    const hnre_node *no = n->child->next;
    put2(c, HNRE_OP_IF, n->a);
    uint32_t other = here(c);
    re_compile_put(c, 0);
    emit(c, n->child, NULL);
    if (no) {
        put2(c, HNRE_OP_JUMP, 0);
        uint32_t end = here(c) - 1;
        patch(c, other);
        emit(c, no, NULL);
        patch(c, end);
    } else {
        patch(c, other);
    }
}
static void emit_look(compiler *c, const hnre_node *n) {
    uint32_t r = new_regs(c, 2), back = 0, next = 0;
    if (n->how & HNRE_BEHIND) {
        if (n->child->low != n->child->high || n->child->low >= UINT32_MAX) {
            if (c->st == HN_OK)
                c->error->message = n->child->low >= UINT32_MAX ? "looks too much behind"
                                                                : "look-behind requires fixed-width pattern";
            re_compile_fail(c, HN_RAISED);
            return;
        }
        back = (uint32_t)n->child->low;
    }
    put2(c, n->how & HNRE_NOT ? HNRE_OP_LOOK_NOT : HNRE_OP_LOOK, r);
    re_compile_put(c, back);
    if (n->how & HNRE_NOT) {
        next = here(c);
        re_compile_put(c, 0);
    }
    emit(c, n->child, NULL);
    put2(c, n->how & HNRE_NOT ? HNRE_OP_NOT_END : HNRE_OP_LOOK_END, r);
    if (next) patch(c, next);
}
static void emit_atomic(compiler *c, const hnre_node *n) {
    uint32_t r = new_regs(c, 1);
    put2(c, HNRE_OP_ATOMIC, r);
    emit(c, n->child, NULL);
    put2(c, HNRE_OP_ATOMIC_END, r);
}
static void emit_reference(compiler *c, const hnre_node *n) {
    bool ascii = c->bytes || n->flags & HNRE_A;
    put2(c, HNRE_OP_REF, n->a);
    re_compile_put(c, n->flags & HNRE_I ? ascii ? 1 : 2 : 0);
}

/* `behind` is what must follow n, if that is known. */
static void emit(compiler *c, const hnre_node *n, const hnre_node *behind) {
    hn_status st = c->st == HN_OK ? hnapi_charge(c->vm, 1) : c->st;
    if (st != HN_OK) {
        re_compile_fail(c, st);
        return;
    }
    switch ((hnre_kind)n->kind) {
    case HNRE_EMPTY: break;
    case HNRE_LIT:
    case HNRE_ANY:
    case HNRE_SET: put_single(c, n); break;
    case HNRE_SEQ: emit_sequence(c, n->child, behind); break;
    case HNRE_ALT: emit_choice(c, n, behind); break;
    case HNRE_REP: emit_repeat(c, n, behind); break;
    case HNRE_GROUP: emit_group(c, n, behind); break;
    case HNRE_ATOMIC: emit_atomic(c, n); break;
    case HNRE_LOOK: emit_look(c, n); break;
    case HNRE_REF: emit_reference(c, n); break;
    case HNRE_COND: emit_condition(c, n); break;
    case HNRE_AT: put2(c, HNRE_OP_AT, n->how); break;
    case HNRE_FAIL: re_compile_put(c, HNRE_OP_FAIL); break;
    }
}

/* ---- where a match can begin ---- */

/* Adds the characters that n may begin with; true when it may be empty. */
static bool add_first(compiler *c, const hnre_node *n, taken *t) {
    bool empty = false;
    switch ((hnre_kind)n->kind) {
    case HNRE_LIT:
    case HNRE_ANY:
    case HNRE_SET: {
        taken one = re_compile_describe(c, n);
        for (unsigned i = 0; i < 8; i++) t->bits[i] |= one.bits[i];
        t->high |= one.high;
        return false;
    }
    case HNRE_SEQ:
        for (n = n->child; n; n = n->next)
            if (!add_first(c, n, t)) return false;
        return true;
    case HNRE_ALT:
        for (n = n->child; n; n = n->next) empty |= add_first(c, n, t);
        return empty;
    case HNRE_REP: return n->b == 0 || (add_first(c, n->child, t) | (n->a == 0));
    case HNRE_GROUP:
    case HNRE_ATOMIC: return add_first(c, n->child, t);
    case HNRE_FAIL: return false;
    case HNRE_EMPTY:
    case HNRE_LOOK:
    case HNRE_AT: return true;
    case HNRE_REF:
    case HNRE_COND: break;
    }
    memset(t->bits, 0xFF, sizeof t->bits);
    t->high = ABOVE_SOME;
    return true;
}

#define PREFIX_MAX 16u

/* Puts the literals that n begins with; true when there is more to come behind n. */
static bool put_prefix(compiler *c, const hnre_node *n, uint32_t *count) {
    if (n->kind == HNRE_GROUP) return put_prefix(c, n->child, count);
    if (n->kind == HNRE_SEQ) {
        for (n = n->child; n; n = n->next)
            if (!put_prefix(c, n, count)) return false;
        return true;
    }
    if (n->kind != HNRE_LIT || ignores_case(c, n) || *count == PREFIX_MAX) return false;
    re_compile_put(c, n->a);
    ++*count;
    return true;
}

/* The assertion that a match begins with: an hnre_at, or -1. */
static int first_at(const hnre_node *n) {
    while (n && (n->kind == HNRE_SEQ || n->kind == HNRE_GROUP)) n = n->child;
    return n && n->kind == HNRE_AT ? n->how : -1;
}

static void put_first(compiler *c, const hnre_node *tree) {
    taken t = {{0}, ABOVE_NONE};
    uint32_t all = UINT32_MAX;
    if (add_first(c, tree, &t)) return;
    for (unsigned i = 0; i < 8; i++) all &= t.bits[i];
    if (all == UINT32_MAX || c->st != HN_OK || c->code.failed) return;
    re_compile_words(c)[HNRE_H_FIRST] = here(c);
    re_compile_put(c, t.high ? HNRE_HIGH_NOT : 0);
    hnbuf_put(&c->code, t.bits, sizeof t.bits);
}

static void re_compile_put_header(compiler *c, const hnre_parsed *parsed) {
    const hnre_node *tree = parsed->tree;
    int first = first_at(tree);
    uint32_t prefix = 0, width = tree->low < UINT32_MAX ? (uint32_t)tree->low : UINT32_MAX;
    uint32_t flags = (c->bytes ? HNRE_P_BYTES : 0) | (first == HNRE_BEGIN ? HNRE_P_ANCHORED : 0) |
                     (first == HNRE_BEGIN_LINE ? HNRE_P_LINES : 0);
    put2(c, flags, parsed->groups);
    put2(c, 0, width);
    put2(c, 0, 0);
    re_compile_put(c, 0);
    (void)put_prefix(c, tree, &prefix);
    if (!c->code.failed) re_compile_words(c)[HNRE_H_PREFIX] = prefix;
    if (!prefix && first < 0 && tree->low) put_first(c, tree);
}

/* The types of flags must fit the pattern and each other. */
static hn_status check_flags(hn_vm *vm, const hnre_text *pattern, uint32_t *flags) {
    const char *wrong = NULL;
    if (pattern->bytes) {
        if (*flags & HNRE_U) wrong = "cannot use UNICODE flag with a bytes pattern";
        if ((*flags & (HNRE_L | HNRE_A)) == (HNRE_L | HNRE_A) && !wrong)
            wrong = "ASCII and LOCALE flags are incompatible";
    } else {
        if (*flags & HNRE_L) wrong = "cannot use LOCALE flag with a str pattern";
        if ((*flags & (HNRE_U | HNRE_A)) == (HNRE_U | HNRE_A) && !wrong)
            wrong = "ASCII and UNICODE flags are incompatible";
        if (!(*flags & HNRE_A)) *flags |= HNRE_U;
    }
    return wrong ? hnapi_raise(vm, HN_T_VALUEERROR, "%s", wrong) : HN_OK;
}

static hn_status make_program(compiler *c, const hnre_parsed *parsed, hn_value *out) {
    c->regs = 2 * parsed->groups + 1;
    re_compile_put_header(c, parsed);
    if (!c->code.failed) patch(c, HNRE_H_START);
    emit(c, parsed->tree, NULL);
    re_compile_put(c, HNRE_OP_MATCH);
    if (c->st != HN_OK) return c->st;
    if (c->code.failed) return HN_NOMEM;
    re_compile_words(c)[HNRE_H_REGS] = c->regs;
    HN_TRY(hnapi_charge(c->vm, c->code.len >> 6));
    HN_TRY(hnapi_bytes_new(c->vm, c->code.data, c->code.len, out));
    hnapi_bytes_make_private(*out);
    return HN_OK;
}

hn_status hnre_compile(hn_vm *vm, const hnre_text *pattern, hnre_parsed *parsed, hn_value *out) {
    HN_TRY(check_flags(vm, pattern, &parsed->flags));
    compiler c = {.vm = vm, .bytes = pattern->bytes, .error = &parsed->error};
    hnbuf_init(&c.code, hnapi_meter(vm));
    hn_status st = make_program(&c, parsed, out);
    hnbuf_free(&c.code);
    return st;
}
