/* Finds the SyntaxError that CPython reports for a text that the parser refused. parse.c calls
 * hnp_find_error. It is a packrat parser (Ford 2002) for grammar.peg: one pass without the rules for
 * mistakes, and one with them. As in CPython, the place depends on how far both have read. It does not
 * recurse: each rule that is being tried is a frame on an explicit stack. Its work is limited (MOST_TOKENS to
 * MOST_STEPS); beyond that the error is a plain "invalid syntax". */
#include "front/grammar.h"

/* How much is looked at: a text with more tokens from its last statement on; beyond the others an error is a
 * plain "invalid syntax" where the parser was. */
#define MOST_TOKENS     (1u << 16)
#define MOST_NODES      (1u << 19)
#define MOST_STEPS      (1u << 25)
#define MOST_MEMO       (1u << 18)
#define MOST_REMEMBERED (1u << 16) /* of a statement that is over */
#define DONE            1          /* the value of what has none */

typedef struct hn_peg_node {
    uint8_t kind, sub;   /* hn_ast_kind or one of grammar.h; of a constant what it is, of a token its type */
    uint32_t start, end; /* tokens; end is the one after */
    uint32_t a, b;       /* nodes, or 0 */
} hn_peg_node;

typedef struct hn_peg_frame {
    uint16_t rule, alternative, pc;
    bool cut, invalid;          /* invalid: whether mistakes were looked for before */
    uint32_t origin, start, at; /* tokens: of the rule, of this time, of the item */
    uint32_t a, b, last;
    uint32_t first, so_far; /* of a loop or chain: the value of its first time, and what it has */
} hn_peg_frame;

typedef struct hn_peg_memo {
    uint32_t pos, end, value;
    uint32_t rule; /* + 1 */
} hn_peg_memo;

typedef struct hn_peg {
    hn_parser *p;
    uint32_t pos, fill, base;     /* fill: the tokens that CPython would have read */
    bool invalid, stop, returned; /* returned: `result` is what was found for the item of the frame on top */
    uint32_t result;
    hn_peg_node *nodes;
    uint32_t nnodes, nodes_cap;
    hn_peg_frame *frames;
    uint32_t nframes, frames_cap;
    hn_peg_memo *memo;
    uint32_t nmemo, memo_cap, most;
} hn_peg;

/* ---- memory ---- */

static void grammar_give_up(hn_peg *g) {
    g->stop = true;
}

/* Room for one more element; false when there is none. */
static bool grammar_grow(hn_peg *g, void **items, uint32_t n, uint32_t *cap, size_t size) {
    if (n < *cap) return true;
    uint32_t more = *cap ? *cap * 2 : 128;
    void *q = hnmem_resize(g->p->meter, *items, *cap * size, more * size);
    if (!q) {
        (void)hnp_fail_nomem(g->p);
        grammar_give_up(g);
        return false;
    }
    *items = q;
    *cap = more;
    return true;
}

static uint32_t grammar_make(hn_peg *g, unsigned kind, uint32_t start, uint32_t end, uint32_t a, uint32_t b) {
    if (g->nnodes == MOST_NODES) grammar_give_up(g);
    if (g->stop || !grammar_grow(g, (void **)&g->nodes, g->nnodes, &g->nodes_cap, sizeof *g->nodes))
        return DONE;
    g->nodes[g->nnodes] = (hn_peg_node){(uint8_t)kind, 0, start, end, a, b};
    return g->nnodes++;
}

static hn_peg_memo *grammar_find(hn_peg_memo *table, uint32_t cap, uint32_t rule, uint32_t pos) {
    uint32_t i = (pos * 0x9E3779B1u ^ rule * 0x85EBCA6Bu) >> 7;
    for (;; i++) {
        hn_peg_memo *m = &table[i & (cap - 1)];
        if (!m->rule || (m->rule == rule + 1 && m->pos == pos)) return m;
    }
}

/* A table of `cap` entries with those of the old one, or those of suites only. */
static void resize_memo(hn_peg *g, uint32_t cap, bool suites_only) {
    hn_peg_memo *q = hnmem_alloc(g->p->meter, cap * sizeof *q);
    if (!q) {
        (void)hnp_fail_nomem(g->p);
        grammar_give_up(g);
        return;
    }
    memset(q, 0, cap * sizeof *q);
    g->nmemo = 0;
    for (uint32_t i = 0; i < g->memo_cap; i++) {
        const hn_peg_memo *m = &g->memo[i];
        if (!m->rule || (suites_only && m->rule - 1 != HNGRAMMAR_SUITE)) continue;
        *grammar_find(q, cap, m->rule - 1, m->pos) = *m;
        g->nmemo++;
    }
    if (g->memo) hnmem_free(g->p->meter, g->memo, g->memo_cap * sizeof *q);
    g->memo = q;
    g->memo_cap = cap;
}

/* After a statement: what is remembered of its parts is of little use when it is much. */
static void forget_parts(hn_peg *g) {
    if (g->nframes == 2) g->nnodes = DONE + 1; /* at the top level: nothing is kept of it */
    if (g->nmemo < g->most) return;
    resize_memo(g, g->memo_cap, true);
    g->most = g->nmemo * 2 > MOST_REMEMBERED ? g->nmemo * 2 : MOST_REMEMBERED;
}

static void grammar_remember(hn_peg *g, uint32_t rule, uint32_t pos, uint32_t value, uint32_t end) {
    if (g->nmemo == MOST_MEMO) grammar_give_up(g);
    if (g->nmemo * 2 >= g->memo_cap && !g->stop) resize_memo(g, g->memo_cap ? g->memo_cap * 2 : 1024, false);
    if (g->stop) return;
    hn_peg_memo *m = grammar_find(g->memo, g->memo_cap, rule, pos);
    if (!m->rule) g->nmemo++;
    *m = (hn_peg_memo){pos, end, value, rule + 1};
}

/* ---- tokens ---- */

static const hn_token *token(hn_peg *g, uint32_t at) {
    hn_parser *p = g->p;
    p->pos = at;
    const hn_token *t = hnp_peek(p, 0);
    if (at >= g->fill) g->fill = at + 1;
    if (t->type == HN_TOK_ERROR && p->lx.status != HN_OK && t == &p->toks[p->ntoks - 1]) {
        *p->err = p->lexer_error;
        p->status = p->lx.status;
        grammar_give_up(g);
    } else if (p->status != HN_OK)
        grammar_give_up(g);
    return t;
}

static bool grammar_is_word(hn_peg *g, const hn_token *t, unsigned kind) {
    static const char words[HNGRAMMAR_WORD(HNGRAMMAR_SOFT)][6] = {
        [HNGRAMMAR_WORD(HNGRAMMAR_MATCH)] = "match",
        [HNGRAMMAR_WORD(HNGRAMMAR_CASE)] = "case",
        [HNGRAMMAR_WORD(HNGRAMMAR_TYPE)] = "type",
        [HNGRAMMAR_WORD(HNGRAMMAR_WILDCARD)] = "_",
    };
    if (kind != HNGRAMMAR_SOFT) return hnp_is_name(g->p, t, words[HNGRAMMAR_WORD(kind)]);
    for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
        if (hnp_is_name(g->p, t, words[i])) return true;
    return false;
}

static bool is_template(hn_peg *g, const hn_token *t) {
    const char *s = g->p->lx.src + t->start;
    while (*s != '\'' && *s != '"' && *s != 't' && *s != 'T') s++;
    return *s == 't' || *s == 'T';
}

static bool grammar_fits(hn_peg *g, const hn_token *t, unsigned kind) {
    if (t->type == HN_TOK_END && g->p->mode == HN_PARSE_SINGLE && g->pos < g->p->ntoks)
        return kind == HN_TOK_NEWLINE;
    if (kind < HN_TOK_COUNT) return t->type == kind;
    if (HNGRAMMAR_IS_WORD(kind)) return grammar_is_word(g, t, kind);
    return t->type == HN_TOK_FSTART && is_template(g, t) == (kind == HNGRAMMAR_TSTRING);
}

/* A node for a token. */
static uint32_t token_value(hn_peg *g, const hn_token *t) {
    unsigned constant = t->type == HN_TOK_NUMBER     ? HN_CONST_INT
                        : t->type == HN_TOK_ELLIPSIS ? HN_CONST_ELLIPSIS
                        : t->type == HN_TOK_TRUE     ? HN_CONST_TRUE
                        : t->type == HN_TOK_FALSE    ? HN_CONST_FALSE
                                                     : HN_CONST_NONE;
    unsigned type = t->type;
    unsigned kind = type == HN_TOK_NAME               ? HN_AST_Name
                    : constant || type == HN_TOK_NONE ? HN_AST_Constant
                                                      : HN_AST_NULL;
    uint32_t n = grammar_make(g, kind, g->pos, g->pos + 1, 0, 0);
    if (n != DONE) g->nodes[n].sub = (uint8_t)(kind == HN_AST_Constant ? constant : type);
    return n;
}

/* ---- the parts of values ---- */

static const hn_peg_node *grammar_node(hn_peg *g, uint32_t n) {
    return &g->nodes[n];
}

/* Calls `each` for the elements of a list from the last to the first, until it answers false. */
static bool backwards(hn_peg *g, uint32_t n, bool (*each)(hn_peg *g, uint32_t n, void *at), void *at) {
    while (n > DONE) {
        hn_peg_node x = *grammar_node(g, n);
        if (x.kind != HNGRAMMAR_Items && x.kind != HNGRAMMAR_Seq) return each(g, n, at);
        if (!backwards(g, x.b, each, at)) return false;
        n = x.a;
    }
    return true;
}

static bool take_last(hn_peg *g, uint32_t n, void *at) {
    *(uint32_t *)at = n;
    return false;
}

static uint32_t last_of(hn_peg *g, uint32_t list) {
    uint32_t n = list;
    (void)backwards(g, list, take_last, &n);
    return n;
}

static bool take_first(hn_peg *g, uint32_t n, void *at) {
    *(uint32_t *)at = n;
    return true;
}

static uint32_t grammar_first_of(hn_peg *g, uint32_t list) {
    uint32_t n = list;
    (void)backwards(g, list, take_first, &n);
    return n;
}

typedef struct hn_peg_target {
    hngrammar_how how;
    uint32_t bad;
} hn_peg_target;

/* The first part of a value that is no target is the last that this finds. */
static bool grammar_check_target(hn_peg *g, uint32_t n, void *at) {
    hn_peg_target *t = at;
    const hn_peg_node *x = grammar_node(g, n);
    switch (x->kind) {
    case HN_AST_Name:
    case HN_AST_Subscript:
    case HN_AST_Attribute: return true;
    case HN_AST_List:
    case HN_AST_Tuple: {
        uint32_t a = x->a, b = x->b;
        (void)backwards(g, b, grammar_check_target, t);
        return backwards(g, a, grammar_check_target, t);
    }
    case HN_AST_Starred:
        if (t->how != HNGRAMMAR_DEL_TARGET) return grammar_check_target(g, x->a, at);
        break;
    case HN_AST_Compare:
        if (t->how != HNGRAMMAR_FOR_TARGET) break;
        if (g->p->toks[grammar_node(g, grammar_first_of(g, x->b))->start].type != HN_TOK_IN) return true;
        return grammar_check_target(g, x->a, at);
    default: break;
    }
    t->bad = n;
    return true;
}

/* ---- errors ---- */

/* Charges for going through tokens. */
static void pay(hn_peg *g, uint32_t tokens) {
    hn_status s = hnmeter_charge(g->p->meter, tokens >> 4);
    if (s == HN_OK) s = hnmeter_pace(g->p->meter, tokens);
    if (s == HN_OK) return;
    g->p->status = s;
    grammar_give_up(g);
}

static uint32_t string_start(hn_peg *g, uint32_t at) {
    unsigned depth = 0;
    if (at >= g->p->ntoks) at = g->p->ntoks - 1; /* the next one has not been read */
    for (uint32_t i = at; i > 0 && !g->stop; i--) {
        if ((at - i) % 64 == 63) pay(g, 64);
        unsigned type = g->p->toks[i].type;
        if (type == HN_TOK_FEND && i != at) depth++;
        if (type == HN_TOK_FSTART && depth-- == 0) return i;
    }
    return 0;
}

static const char *grammar_describe(const hn_peg_node *n) {
    hn_node like = {.kind = n->kind};
    if (n->kind == HN_AST_Constant) like.Constant.value.kind = n->sub;
    return hnp_describe(&like);
}

static uint32_t last_read(const hn_peg *g) {
    uint32_t n = g->fill < g->p->ntoks ? g->fill : g->p->ntoks;
    return n ? n - 1 : 0; /* 0: there was no memory to begin with */
}

/* The text of an error, with its %k, %t, %d, %c and %w filled in. */
static void fill_in(hn_peg *g, const char *text, uint32_t a, char *out, size_t size) {
    const hn_token *t = &g->p->toks[a > DONE ? grammar_node(g, a)->start : last_read(g)];
    size_t n = 0;
    for (; *text && n + 1 < size; text++) {
        char *at = out + n;
        size_t room = size - n;
        if (*text != '%')
            hnprint(at, room, "%c", *text);
        else if (*++text == 'k')
            hnprint(at, room, "%s", grammar_describe(grammar_node(g, a)));
        else if (*text == 't')
            hnprint(at, room, "%.*s", (int)(t->end - t->start < 100 ? t->end - t->start : 100),
                    g->p->lx.src + t->start);
        else if (*text == 'd')
            hnprint(at, room, "%u", (unsigned)t->lineno);
        else if (*text == 'w')
            hnprint(at, room, "%s", g->p->wrong);
        else
            hnprint(at, room, "%c", is_template(g, &g->p->toks[string_start(g, g->pos)]) ? 't' : 'f');
        n += strlen(at);
    }
    out[n] = 0;
}

/* Raises an error. Always answers 0. */
static uint32_t raise(hn_peg *g, hngrammar_how how, const char *text, uint32_t a, uint32_t b) {
    static const uint8_t places[] = {
        [HNGRAMMAR_LAST] = HN_PLACE_LAST,     [HNGRAMMAR_NEXT] = HN_PLACE_TOKENS,
        [HNGRAMMAR_INDENT] = HN_PLACE_INDENT, [HNGRAMMAR_AT] = HN_PLACE_TOKENS,
        [HNGRAMMAR_RANGE] = HN_PLACE_TOKENS,  [HNGRAMMAR_FROM] = HN_PLACE_FROM,
        [HNGRAMMAR_AFTER] = HN_PLACE_AFTER,   [HNGRAMMAR_UNEXPECTED] = HN_PLACE_UNEXPECTED,
    };
    char message[sizeof g->p->wrong];
    if (how == HNGRAMMAR_NEXT) (void)token(g, g->pos);
    if (g->stop) return 0;
    fill_in(g, text, a, message, sizeof message);
    hn_place place = places[how];
    uint32_t last = last_read(g), from = how == HNGRAMMAR_NEXT ? g->pos : last, to = from;
    bool here = (place == HN_PLACE_TOKENS && how != HNGRAMMAR_NEXT) || place == HN_PLACE_FROM ||
                place == HN_PLACE_AFTER;
    if (here && a > DONE)
        from = grammar_node(g, a)->start, to = grammar_node(g, how == HNGRAMMAR_RANGE ? b : a)->end - 1;
    hnp_raise(g->p, place, from, to, last, message);
    grammar_give_up(g);
    return 0;
}

/* A literal could not be read: p->wrong says why, unless something else ended. Always answers 0. */
static uint32_t grammar_fail_literal(hn_peg *g, hngrammar_how how, uint32_t a) {
    hn_parser *p = g->p;
    if (p->status != HN_RAISED) {
        grammar_give_up(g);
        return 0;
    }
    p->status = HN_OK;
    return raise(g, how, "%w", a, 0);
}

static bool is_legacy(hn_peg *g, uint32_t a) {
    const hn_peg_node *n = grammar_node(g, a);
    const hn_token *t = &g->p->toks[n->start];
    return n->kind == HN_AST_Name && (hnp_is_name(g->p, t, "print") || hnp_is_name(g->p, t, "exec"));
}

/* The last condition or the iterable of the last of some comprehension clauses. */
static uint32_t clauses_end(hn_peg *g, uint32_t clauses) {
    const hn_peg_node *c = grammar_node(g, last_of(g, clauses));
    return c->b > DONE ? last_of(g, c->b) : c->a;
}

typedef struct hn_peg_arguments {
    uint32_t count, last;
    bool unpacking;
} hn_peg_arguments;

static bool count_argument(hn_peg *g, uint32_t n, void *at) {
    hn_peg_arguments *c = at;
    unsigned kind = grammar_node(g, n)->kind;
    if (kind == HN_AST_keyword) c->unpacking = true;
    if (kind == HN_AST_keyword || kind == HN_AST_arg) return true;
    if (!c->count++) c->last = n;
    return true;
}

static hn_peg_arguments count_arguments(hn_peg *g, uint32_t args) {
    hn_peg_arguments c = {0};
    (void)backwards(g, args, count_argument, &c);
    return c;
}

/* What CPython's first pass checks as it builds its tree. */
static uint32_t check(hn_peg *g, hngrammar_how how, const char *text, uint32_t a, uint32_t b);

/* An error of an alternative that was found: 0, or a value where it does not apply. */
static uint32_t act(hn_peg *g, const hngrammar_error *e, uint32_t a, uint32_t b) {
    hn_peg_target target = {(hngrammar_how)e->how, 0};
    hn_peg_arguments args;
    switch ((hngrammar_how)e->how) {
    case HNGRAMMAR_STAR_TARGET:
    case HNGRAMMAR_DEL_TARGET:
    case HNGRAMMAR_FOR_TARGET:
        (void)grammar_check_target(g, a, &target);
        return target.bad ? raise(g, HNGRAMMAR_AT, e->text, target.bad, 0) : 0;
    case HNGRAMMAR_COMMA:
        if (is_legacy(g, a) || g->p->toks[g->pos - 1].level == 0) return 0;
        return raise(g, HNGRAMMAR_RANGE, e->text, a, b);
    case HNGRAMMAR_LEGACY: return is_legacy(g, a) ? raise(g, HNGRAMMAR_RANGE, e->text, a, b) : 0;
    case HNGRAMMAR_ALL: return raise(g, HNGRAMMAR_RANGE, e->text, grammar_first_of(g, a), last_of(g, a));
    case HNGRAMMAR_LISTS: return raise(g, HNGRAMMAR_RANGE, e->text, last_of(g, a), grammar_first_of(g, b));
    case HNGRAMMAR_CLAUSES: return raise(g, HNGRAMMAR_RANGE, e->text, a, clauses_end(g, b));
    case HNGRAMMAR_GENERATOR:
        args = count_arguments(g, a);
        return args.count > 1 ? raise(g, HNGRAMMAR_RANGE, e->text, args.last, clauses_end(g, b)) : 0;
    case HNGRAMMAR_ORDER:
        args = count_arguments(g, a);
        return raise(g, HNGRAMMAR_LAST,
                     args.unpacking ? "positional argument follows keyword argument unpacking" : e->text, 0,
                     0);
    case HNGRAMMAR_BOUND: {
        char text[60];
        hnprint(text, sizeof text, "cannot use %s with %s",
                grammar_node(g, b)->kind == HN_AST_Tuple ? "constraints" : "bound", e->text);
        return raise(g, HNGRAMMAR_FROM, text, a, 0);
    }
    default: break;
    }
    return HNGRAMMAR_CHECKS(e->how) ? check(g, (hngrammar_how)e->how, e->text, a, b)
                                    : raise(g, (hngrammar_how)e->how, e->text, a, b);
}

/* ---- literals ---- */

static bool is_bytes(hn_peg *g, const hn_peg_node *n) {
    for (const char *s = g->p->lx.src + g->p->toks[n->start].start; *s != '\'' && *s != '"'; s++)
        if (*s == 'b' || *s == 'B') return true;
    return false;
}

typedef struct hn_peg_strings {
    bool bytes, texts, formatted;
} hn_peg_strings;

static bool note_string(hn_peg *g, uint32_t n, void *at) {
    hn_peg_strings *s = at;
    const hn_peg_node *x = grammar_node(g, n);
    bool bytes = x->kind == HN_AST_Constant && is_bytes(g, x);
    s->bytes = s->bytes || bytes;
    s->texts = s->texts || !bytes;
    s->formatted = s->formatted || x->kind == HN_AST_JoinedStr;
    return true;
}

static uint32_t strings(hn_peg *g, const char *text, uint32_t list) {
    hn_peg_strings s = {false, false, false};
    (void)backwards(g, list, note_string, &s);
    if (s.bytes && s.texts) return raise(g, HNGRAMMAR_LAST, text, 0, 0);
    uint32_t start = grammar_node(g, grammar_first_of(g, list))->start;
    uint32_t n = grammar_make(g, s.formatted ? HN_AST_JoinedStr : HN_AST_Constant, start, g->pos, 0, 0);
    if (n != DONE) g->nodes[n].sub = HN_CONST_STR;
    return n;
}

/* Whether the text of an f-string that token node n is can be decoded. */
static bool is_good_middle(hn_peg *g, uint32_t n, bool spec) {
    hn_parser *p = g->p;
    uint32_t at = grammar_node(g, n)->start;
    bool raw = false;
    const char *s = p->lx.src + p->toks[string_start(g, at)].start;
    if (g->stop) return true;
    for (; *s != '\'' && *s != '"'; s++) raw = raw || *s == 'r' || *s == 'R';
    return hnp_check_middle(p, at, raw, spec);
}

static bool find_bad_middle(hn_peg *g, uint32_t n, void *bad) {
    if (g->stop) return false;
    if (grammar_node(g, n)->sub != HN_TOK_FMIDDLE || is_good_middle(g, n, false)) return true;
    *(uint32_t *)bad = n;
    if (g->p->status == HN_RAISED) g->p->status = HN_OK;
    return g->p->status == HN_OK;
}

static uint32_t check_middle(hn_peg *g, uint32_t n, bool spec) {
    return is_good_middle(g, n, spec) ? n : grammar_fail_literal(g, HNGRAMMAR_LAST, 0);
}

static uint32_t conversion(hn_peg *g, uint32_t a, uint32_t b) {
    hn_parser *p = g->p;
    uint32_t at = grammar_node(g, b)->start;
    const hn_token *t = &p->toks[at];
    if (t->start != p->toks[at - 1].end)
        return raise(g, HNGRAMMAR_RANGE,
                     "%c-string: conversion type must come right after the exclamation mark", a, b);
    char c = p->lx.src[t->start];
    if (t->end - t->start == 1 && (c == 's' || c == 'r' || c == 'a')) return b;
    return raise(g, HNGRAMMAR_AT, "%c-string: invalid conversion character '%t': expected 's', 'r', or 'a'",
                 b, 0);
}

/* What CPython checks in its first pass too, as it builds its tree. */
static uint32_t check(hn_peg *g, hngrammar_how how, const char *text, uint32_t a, uint32_t b) {
    hn_parser *p = g->p;
    const hn_peg_node x = *grammar_node(g, a);
    const hn_token *t = &p->toks[x.start];
    uint32_t bad = 0;
    switch (how) {
    case HNGRAMMAR_STRING:
        if (!hnp_check_literal(p, x.start)) /* "(unicode error) ..." stands where CPython has read to */
            return grammar_fail_literal(g, p->wrong[0] == '(' ? HNGRAMMAR_LAST : HNGRAMMAR_AT, a);
        g->nodes[a].kind = HN_AST_Constant;
        g->nodes[a].sub = HN_CONST_STR;
        return a;
    case HNGRAMMAR_NUMBER:
        p->pos = x.start;
        if (hnp_number(p)) return a;
        (void)grammar_fail_literal(g, HNGRAMMAR_AT, a);
        p->err->offset = p->err->end_offset = 0; /* it has too many digits */
        return 0;
    case HNGRAMMAR_STRINGS: return strings(g, text, a);
    case HNGRAMMAR_FSTRING_END:
        (void)backwards(g, b, find_bad_middle, &bad);
        if (bad) return check_middle(g, bad, false);
        return grammar_make(g, HN_AST_JoinedStr, string_start(g, x.start), g->pos, 0, 0);
    case HNGRAMMAR_SPEC: return check_middle(g, a, true);
    case HNGRAMMAR_CONVERSION: return conversion(g, a, b);
    default: {
        char c = p->lx.src[t->end - 1];
        bool imaginary = c == 'j' || c == 'J';
        return imaginary == (how == HNGRAMMAR_IMAGINARY) ? a : raise(g, HNGRAMMAR_AT, text, a, 0);
    }
    }
}

/* ---- the machine ---- */

static unsigned flags_of(uint32_t rule) {
    return hngrammar_code[hngrammar_rules[rule]];
}

static void start_alternative(hn_peg_frame *f, uint32_t at) {
    bool within = flags_of(f->rule) & HNGRAMMAR_WITHIN;
    f->alternative = (uint16_t)at;
    f->pc = (uint16_t)(at + 1);
    f->a = within ? f[-1].a : 0;
    f->b = within ? f[-1].b : 0;
    f->last = DONE; /* of an alternative without items */
    f->cut = false;
}

/* Where the alternative ends whose item is at pc. */
static uint32_t skip_items(uint32_t pc) {
    while (hngrammar_code[pc] < HNGRAMMAR_END) {
        if (hngrammar_code[pc++] / 4 == HNGRAMMAR_CUT) continue;
        pc += hngrammar_code[pc] < 128 ? 1 : 2;
    }
    return pc;
}

/* Begins to try a rule at g->pos, or answers what is remembered of it. */
static void grammar_enter(hn_peg *g, uint32_t rule) {
    unsigned flags = flags_of(rule);
    g->returned = true;
    g->result = 0;
    if (flags & HNGRAMMAR_MISTAKE && !g->invalid) return;
    if (flags & HNGRAMMAR_MEMO) {
        (void)token(g, g->pos);
        hn_peg_memo *m = g->memo ? grammar_find(g->memo, g->memo_cap, rule, g->pos) : NULL;
        if (m && m->rule) {
            g->result = m->value;
            if (m->value) g->pos = m->end;
            return;
        }
    }
    if (!grammar_grow(g, (void **)&g->frames, g->nframes, &g->frames_cap, sizeof *g->frames)) return;
    hn_peg_frame *f = &g->frames[g->nframes++];
    memset(f, 0, sizeof *f);
    f->rule = (uint16_t)rule;
    f->origin = f->start = g->pos;
    f->invalid = g->invalid;
    if (flags & HNGRAMMAR_QUIET) g->invalid = false;
    start_alternative(f, hngrammar_rules[rule] + 1u);
    g->returned = false;
}

/* The rule on top is over, with this value (0: it does not fit). */
static void grammar_leave(hn_peg *g, uint32_t value) {
    hn_peg_frame *f = &g->frames[--g->nframes];
    if (flags_of(f->rule) & HNGRAMMAR_MEMO) grammar_remember(g, f->rule, f->origin, value, g->pos);
    g->invalid = f->invalid;
    g->result = value;
    g->returned = true;
    if (f->rule == HNGRAMMAR_STMT && value) forget_parts(g);
}

/* The alternative of the frame on top does not fit: tries the next. */
static void grammar_fail(hn_peg *g) {
    hn_peg_frame *f = &g->frames[g->nframes - 1];
    unsigned flags = flags_of(f->rule);
    uint32_t end = skip_items(f->pc);
    bool more = !f->cut && hngrammar_code[end] == HNGRAMMAR_NEXT_ALTERNATIVE;
    g->pos = f->start;
    if (more && !(flags & HNGRAMMAR_CHAIN && !f->so_far))
        start_alternative(f, end + 1);
    else
        grammar_leave(
            g, f->so_far || (flags & (HNGRAMMAR_LOOP | HNGRAMMAR_SOME)) != HNGRAMMAR_LOOP ? f->so_far : DONE);
}

/* The node that an alternative makes. In a chain its first part is what came first. */
static uint32_t grammar_build(hn_peg *g, const hn_peg_frame *f, unsigned kind) {
    uint32_t a = f->a, b = f->b;
    if (f->so_far && f->so_far == f->first)
        a = f->first;
    else if (f->so_far)
        a = grammar_node(g, f->so_far)->a, b = grammar_node(g, f->so_far)->b;
    return grammar_make(g, kind, f->origin, g->pos, a, b);
}

/* The alternative of the frame on top fits. */
static void grammar_finish(hn_peg *g) {
    hn_peg_frame *f = &g->frames[g->nframes - 1];
    unsigned flags = flags_of(f->rule), action = hngrammar_code[f->alternative];
    uint32_t next = hngrammar_rules[f->rule] + 1u, value;
    if (action == 0)
        value = f->last;
    else if (action < HNGRAMMAR_ERROR)
        value = action == HNGRAMMAR_FIRST ? f->a : grammar_build(g, f, action);
    else
        value = act(g, &hngrammar_errors[action - HNGRAMMAR_ERROR], f->a, f->b);
    if (g->stop) return;
    if (!value) {
        grammar_fail(g);
        return;
    }
    if (!(flags & (HNGRAMMAR_LOOP | HNGRAMMAR_CHAIN))) {
        grammar_leave(g, value);
        return;
    }
    if (flags & HNGRAMMAR_LIST) value = grammar_make(g, HNGRAMMAR_Items, f->start, g->pos, f->so_far, value);
    if (!f->so_far) f->first = value;
    f->so_far = value;
    f->start = g->pos;
    if (flags & HNGRAMMAR_CHAIN) next = skip_items(next + 1) + 1;
    start_alternative(f, next);
}

/* What was found for the current item of the frame on top is g->result. */
static void grammar_settle(hn_peg *g) {
    hn_peg_frame *f = &g->frames[g->nframes - 1];
    const uint8_t *item = &hngrammar_code[f->pc];
    unsigned mode = *item / 4, slot = *item % 4;
    uint32_t value = g->result;
    bool fits = value != 0;
    g->returned = false;
    if (mode == HNGRAMMAR_AND || mode == HNGRAMMAR_NOT) {
        g->pos = f->at;
        fits = fits == (mode == HNGRAMMAR_AND);
        value = DONE;
    } else if (mode == HNGRAMMAR_OPTIONAL)
        fits = true;
    if (!fits) {
        grammar_fail(g);
        return;
    }
    if (slot == 1) f->a = value;
    if (slot == 2) f->b = value;
    f->last = value ? value : DONE;
    f->pc += item[1] < 128 ? 2 : 3;
}

/* One item. */
static void step(hn_peg *g) {
    hn_peg_frame *f = &g->frames[g->nframes - 1];
    const uint8_t *item = &hngrammar_code[f->pc];
    if (*item >= HNGRAMMAR_END)
        grammar_finish(g);
    else if (*item / 4 == HNGRAMMAR_CUT) {
        f->cut = true;
        f->pc++;
    } else if (item[1] >= 128) {
        f->at = g->pos;
        grammar_enter(g, (item[1] & 127u) << 8 | item[2]);
    } else {
        f->at = g->pos;
        g->returned = true;
        g->result = 0;
        const hn_token *t = token(g, g->pos);
        if (g->stop || !grammar_fits(g, t, item[1])) return;
        g->result = item[0] % 4 ? token_value(g, t) : DONE;
        g->pos++;
    }
}

/* Whether the text fits a rule; g->stop when an error was found, or the search takes too long. */
static bool fits_rule(hn_peg *g, uint32_t rule) {
    g->pos = g->base;
    g->nframes = g->nmemo = 0;
    if (g->memo) memset(g->memo, 0, g->memo_cap * sizeof *g->memo);
    grammar_enter(g, rule);
    for (uint32_t n = 1; g->nframes && !g->stop; n++) {
        if (g->returned)
            grammar_settle(g);
        else
            step(g);
        if (n & 255) continue;
        hn_status s = hnmeter_charge(g->p->meter, 16);
        if (s == HN_OK) s = hnmeter_pace(g->p->meter, 256);
        if (s != HN_OK) g->p->status = s;
        if (s != HN_OK || n > MOST_STEPS) grammar_give_up(g);
    }
    return !g->stop && g->result;
}

/* What CPython says of a text without a likely mistake: `last` is what its first pass read last. */
static void fail_plainly(hn_peg *g, uint32_t last) {
    if (last >= g->p->ntoks) last = g->p->ntoks - 1;
    unsigned type = g->p->toks[last].type;
    g->stop = false;
    g->nnodes = DONE + 1;
    if (type == HN_TOK_INDENT || type == HN_TOK_DEDENT)
        (void)raise(g, HNGRAMMAR_UNEXPECTED,
                    type == HN_TOK_INDENT ? "unexpected indent" : "unexpected unindent", 0, 0);
    else
        hnp_raise(g->p, HN_PLACE_PLAIN, last, last, last_read(g), "invalid syntax");
}

void hnp_find_error(hn_parser *p) {
    hn_peg g = {.p = p, .nnodes = DONE + 1, .most = MOST_REMEMBERED};
    uint32_t rule = HNGRAMMAR_MODULE, last = p->pos;
    if (p->mode != HN_PARSE_EXEC)
        rule = p->mode == HN_PARSE_SINGLE ? HNGRAMMAR_INTERACTIVE : HNGRAMMAR_EXPRESSION;
    hn_buf *warnings = p->names->warnings;
    bool whole = p->forgotten + p->ntoks <= MOST_TOKENS;
    p->status = HN_OK;
    if (whole && p->forgotten) {
        last += p->forgotten;
        if (!hnp_read_again(p)) return;
    }
    p->names->warnings = p->lx.warnings = NULL;
    g.base = g.fill = p->top;
    bool refused = !fits_rule(&g, rule);
    bool at_end = hnp_is_at_end(p, last_read(&g));
    if (refused && !g.stop) {
        last = last_read(&g);
        g.invalid = true;
        if (whole) g.base = 0; /* the second pass may find something in what the first passed */
        (void)fits_rule(&g, rule);
    }
    if (p->status == HN_OK) fail_plainly(&g, last);
    p->at_end = at_end;
    p->names->warnings = p->lx.warnings = warnings;
    if (g.nodes) hnmem_free(p->meter, g.nodes, g.nodes_cap * sizeof *g.nodes);
    if (g.frames) hnmem_free(p->meter, g.frames, g.frames_cap * sizeof *g.frames);
    if (g.memo) hnmem_free(p->meter, g.memo, g.memo_cap * sizeof *g.memo);
}
