/* match statements (PEP 634). stmt.c calls hnmatch_stmt. Captured values stay in temporaries until the whole
 * pattern has matched, so a pattern that fails changes no variable. It raises the SyntaxErrors that need more
 * than grammar: a name captured twice, a case that is never reached, alternatives with different names. */
#include "front/unit.h"

#include "object/dict.h"
#include "object/list.h"
#include "object/ops.h"
#include "object/repr.h"
#include "object/seq.h"
#include "object/set.h"
#include "object/str.h"

typedef struct binding {
    const hn_name *name;
    uint32_t reg;
} binding;

typedef struct matcher {
    hn_compiler *c;
    hn_label fail;
    hn_buf bindings; /* in order of appearance */
} matcher;

static void pattern(matcher *m, const hn_node *n, uint32_t reg);

static uint32_t binding_count(const matcher *m) {
    return (uint32_t)(m->bindings.len / sizeof(binding));
}
static binding *binding_at(const matcher *m, uint32_t i) {
    return (binding *)(void *)m->bindings.data + i;
}

static void match_capture(matcher *m, const hn_node *at, const hn_name *name, uint32_t reg) {
    if (!hnunit_ok(m->c)) return;
    for (uint32_t i = 0; i < binding_count(m); i++)
        if (binding_at(m, i)->name == name) {
            hnunit_fail(m->c, at, "multiple assignments to name '%.200s' in pattern", name->text);
            return;
        }
    binding b = {name, reg};
    hnunit_status(m->c, hnmeter_charge(&m->c->vm->meter, binding_count(m) >> 4));
    hnbuf_put(&m->bindings, &b, sizeof b);
    if (m->bindings.failed) hnunit_status(m->c, HN_NOMEM);
}

static bool is_wildcard(const hn_node *n) {
    return n->kind == HN_AST_MatchAs && !n->MatchAs.name && !n->MatchAs.pattern;
}
static bool is_star_wildcard(const hn_node *n) {
    return n->kind == HN_AST_MatchStar && !n->MatchStar.name;
}

/* The alternative that decides whether a pattern matches anything. */
static const hn_node *match_innermost(const hn_node *n) {
    while (n->kind == HN_AST_MatchOr || (n->kind == HN_AST_MatchAs && n->MatchAs.pattern))
        n = n->kind == HN_AST_MatchAs ? n->MatchAs.pattern
                                      : n->MatchOr.patterns.items[n->MatchOr.patterns.len - 1];
    return n;
}

static bool irrefutable(const hn_node *n) {
    n = match_innermost(n);
    return n->kind == HN_AST_MatchAs;
}

/* A pattern that matches anything must be the last one. */
static void refuse_unreachable(hn_compiler *c, const hn_node *n) {
    n = match_innermost(n);
    if (n->kind == HN_AST_MatchAs && n->MatchAs.name)
        hnunit_fail(c, n, "name capture '%.200s' makes remaining patterns unreachable",
                    n->MatchAs.name->text);
    else
        hnunit_fail(c, n, "wildcard makes remaining patterns unreachable");
}

static bool is_formatted(const hn_node *n) {
    return n->kind == HN_AST_JoinedStr || n->kind == HN_AST_TemplateStr;
}

/* The pattern fails unless a comparison with b holds. */
static void match_compare(matcher *m, const hn_node *n, hn_op op, hn_op jump_unless, uint32_t reg,
                          uint32_t b) {
    hn_compiler *c = m->c;
    if (HN_FUSED) {
        hnemit_jump(c, n, jump_unless, reg, b, m->fail);
        return;
    }
    uint32_t t = hnunit_temp(c, 1);
    hnemit(c, n, op, t, reg, b);
    hnemit_jump(c, n, HN_OP_JF, t, 0, m->fail);
}

static void match_value(matcher *m, const hn_node *n, uint32_t reg) {
    hn_compiler *c = m->c;
    uint32_t top = c->u->top;
    int32_t small;
    if (is_formatted(n->MatchValue.value)) {
        hnunit_fail(c, n, "patterns may only match literals and attribute lookups");
        return;
    }
    if (hnexpr_small_int(n->MatchValue.value, &small)) {
        hnemit_jump(c, n, HN_OP_JNEQ_I, reg, (uint16_t)small, m->fail);
        return;
    }
    uint32_t v = hnexpr_any(c, n->MatchValue.value);
    match_compare(m, n, HN_OP_EQ, HN_OP_JNEQ, reg, v);
    c->u->top = top;
}

static void singleton(matcher *m, const hn_node *n, uint32_t reg) {
    hn_compiler *c = m->c;
    hn_value v = HN_NONE;
    if (!hnconstant_value(c, &n->MatchSingleton.value, &v)) return;
    if (v == HN_NONE) {
        hnemit_jump(c, n, HN_OP_JNOTNONE, reg, 0, m->fail);
        return;
    }
    uint32_t top = c->u->top, t = hnunit_temp(c, 1);
    hnemit_constant(c, n, t, v);
    match_compare(m, n, HN_OP_IS, HN_OP_JISNOT, reg, t);
    c->u->top = top;
}

static void test(matcher *m, const hn_node *n, hn_op op, uint32_t reg) {
    hn_compiler *c = m->c;
    uint32_t top = c->u->top, t = hnunit_temp(c, 1);
    hnemit(c, n, op, t, reg, 0);
    hnemit_jump(c, n, HN_OP_JF, t, 0, m->fail);
    c->u->top = top;
}

/* len(subject) compared with a number that may not fit an instruction. */
static void test_length(matcher *m, const hn_node *n, uint32_t reg, uint32_t least, bool exact) {
    hn_compiler *c = m->c;
    uint32_t top = c->u->top, t = hnunit_temp(c, 2);
    hnemit(c, n, HN_OP_LEN, t, reg, 0);
    hnemit_constant(c, n, t + 1, hnv_from_int(least));
    match_compare(m, n, exact ? HN_OP_EQ : HN_OP_GE, exact ? HN_OP_JNEQ : HN_OP_JNGE, t, t + 1);
    c->u->top = top;
}

static void patterns(matcher *m, const hn_nodes *l, uint32_t first) {
    for (uint32_t i = 0; i < l->len && hnunit_ok(m->c); i++)
        if (!is_wildcard(l->items[i]) && !is_star_wildcard(l->items[i])) pattern(m, l->items[i], first + i);
}

/* [a, b, *_, z]: only the items that are looked at. */
static void items_by_index(matcher *m, const hn_node *n, uint32_t reg, uint32_t star) {
    hn_compiler *c = m->c;
    const hn_nodes *l = &n->MatchSequence.patterns;
    for (uint32_t i = 0; i < l->len && hnunit_ok(c); i++) {
        const hn_node *p = l->items[i];
        if (is_wildcard(p) || i == star) continue;
        uint32_t item = hnunit_temp(c, 1), top = c->u->top, k = hnunit_temp(c, 2);
        if (i < star)
            hnemit_constant(c, p, k, hnv_from_int(i));
        else {
            hnemit(c, p, HN_OP_LEN, k, reg, 0);
            hnemit_constant(c, p, k + 1, hnv_from_int(l->len - i));
            hnemit(c, p, HN_OP_SUB, k, k, k + 1);
        }
        hnemit(c, p, HN_OP_GETITEM, item, reg, k);
        c->u->top = top;
        pattern(m, p, item);
    }
}

static void sequence(matcher *m, const hn_node *n, uint32_t reg) {
    hn_compiler *c = m->c;
    const hn_nodes *l = &n->MatchSequence.patterns;
    uint32_t star = l->len;
    bool only_wildcards = true;
    for (uint32_t i = 0; i < l->len; i++) {
        const hn_node *p = l->items[i];
        only_wildcards &= is_wildcard(p) || is_star_wildcard(p);
        if (p->kind != HN_AST_MatchStar) continue;
        if (star != l->len) hnunit_fail(c, n, "multiple starred names in sequence pattern");
        star = i;
    }
    bool starred = star < l->len;
    test(m, n, HN_OP_MATCH_SEQUENCE, reg);
    if (!starred || l->len > 1) test_length(m, n, reg, l->len - starred, !starred);
    if (only_wildcards) return;
    if (starred && is_star_wildcard(l->items[star])) {
        items_by_index(m, n, reg, star);
        return;
    }
    if (starred && (star > 255 || l->len - star - 1 > 255)) {
        hnunit_fail(c, n, "too many expressions in star-unpacking sequence pattern");
        return;
    }
    uint32_t w = hnunit_temp(c, l->len ? l->len : 1);
    if (starred)
        hnemit(c, n, HN_OP_UNPACK_EX, w, reg, star + 256 * (l->len - star - 1));
    else
        hnemit(c, n, HN_OP_UNPACK, w, reg, l->len);
    patterns(m, l, w);
}

/* Constant keys must differ. */
static void check_keys(hn_compiler *c, const hn_node *n) {
    const hn_nodes *keys = &n->MatchMapping.keys;
    hn_set *seen = hnset_new(c->vm, HN_KIND_SET);
    if (!seen) hnunit_status(c, HN_NOMEM);
    for (uint32_t i = 0; i < keys->len && hnunit_ok(c); i++) {
        hn_value v, repr = HN_NONE;
        bool added = true;
        char text[100];
        if (is_formatted(keys->items[i]))
            hnunit_fail(c, n, "mapping pattern keys may only match literals and attribute lookups");
        if (!hnconstant_fold(c, keys->items[i], &v)) continue;
        hnunit_status(c, hnset_add(c->vm, seen, v, &added));
        if (added || !hnunit_ok(c)) continue;
        hnunit_status(c, hnops_repr(c->vm, v, &repr));
        if (hnunit_ok(c))
            hnunit_fail(c, n, "mapping pattern checks duplicate key (%s)",
                        hnstr_cut(repr, text, sizeof text));
    }
}

static void mapping(matcher *m, const hn_node *n, uint32_t reg) {
    hn_compiler *c = m->c;
    const hn_nodes *keys = &n->MatchMapping.keys;
    test(m, n, HN_OP_MATCH_MAPPING, reg);
    check_keys(c, n);
    if (!keys->len && !n->MatchMapping.rest) return;
    if (keys->len) test_length(m, n, reg, keys->len, false);
    uint32_t key_tuple = hnunit_temp(c, 1), w = hnunit_temp(c, 2), values = hnunit_temp(c, keys->len + 1);
    hn_node tuple = hnunit_node(n, HN_AST_Tuple);
    tuple.Tuple.elts = *keys;
    hnexpr_to(c, &tuple, key_tuple);
    if (keys->len) {
        hnemit_move(c, n, w, reg);
        hnemit_move(c, n, w + 1, key_tuple);
        uint32_t top = c->u->top, t = hnunit_temp(c, 2);
        hnemit_move(c, n, t, w);
        hnemit_move(c, n, t + 1, w + 1);
        hnexpr_slow(c, n, t, t, HN_SLOW_MATCH_KEYS);
        hnemit_jump(c, n, HN_OP_JNONE, t, 0, m->fail);
        hnemit(c, n, HN_OP_UNPACK, values, t, keys->len);
        c->u->top = top;
    }
    patterns(m, &n->MatchMapping.patterns, values);
    if (n->MatchMapping.rest) {
        uint32_t t = hnunit_temp(c, 2);
        hnemit_move(c, n, t, reg);
        hnemit_move(c, n, t + 1, key_tuple);
        hnexpr_slow(c, n, t, t, HN_SLOW_MATCH_REST);
        match_capture(m, n, n->MatchMapping.rest, t);
    }
}

static hn_value match_keyword_names(hn_compiler *c, const hn_node *n) {
    const hn_name_list *names = &n->MatchClass.kwd_attrs;
    hn_tuple *t = hntuple_alloc(c->vm, names->len);
    if (!t) {
        hnunit_status(c, HN_NOMEM);
        return HN_NONE;
    }
    for (uint32_t i = 0; i < names->len && hnunit_ok(c); i++) {
        for (uint32_t k = 0; k < i; k++)
            if (names->items[k] == names->items[i])
                hnunit_fail(c, n->MatchClass.kwd_patterns.items[i],
                            "attribute name repeated in class pattern: %.200s", names->items[i]->text);
        hnunit_status(c, hnmeter_charge(&c->vm->meter, i >> 4));
        t->items[i] = hnunit_name_value(c, names->items[i]);
    }
    return hnv_from_ref(t);
}

static void class_pattern(matcher *m, const hn_node *n, uint32_t reg) {
    hn_compiler *c = m->c;
    uint32_t npos = n->MatchClass.patterns.len, count = npos + n->MatchClass.kwd_patterns.len;
    uint32_t values = hnunit_temp(c, count + 1), top = c->u->top, w = hnunit_temp(c, 4);
    hnemit_move(c, n, w, reg);
    hnexpr_to(c, n->MatchClass.cls, w + 1);
    hnemit_constant(c, n, w + 2, hnv_from_int(npos));
    hnemit_constant(c, n, w + 3, match_keyword_names(c, n));
    hnexpr_slow(c, n, w, w, HN_SLOW_MATCH_CLASS);
    hnemit_jump(c, n, HN_OP_JNONE, w, 0, m->fail);
    if (count) hnemit(c, n, HN_OP_UNPACK, values, w, count);
    c->u->top = top;
    patterns(m, &n->MatchClass.patterns, values);
    patterns(m, &n->MatchClass.kwd_patterns, values + npos);
}

/* The captures of the alternative just compiled go to the registers of the first one's names. */
static void settle_alternative(matcher *m, const hn_node *n, uint32_t base, const binding *homes,
                               uint32_t count) {
    if (binding_count(m) - base != count) {
        hnunit_fail(m->c, n, "alternative patterns bind different names");
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        uint32_t k = base;
        while (k < base + count && binding_at(m, k)->name != homes[i].name) k++;
        if (k == base + count)
            hnunit_fail(m->c, n, "alternative patterns bind different names");
        else
            hnemit_move(m->c, n, homes[i].reg, binding_at(m, k)->reg);
    }
}

static void or_pattern(matcher *m, const hn_node *n, uint32_t reg) {
    hn_compiler *c = m->c;
    const hn_nodes *l = &n->MatchOr.patterns;
    hn_label matched = hnemit_label(c), fail = m->fail;
    hn_buf outer = m->bindings;
    binding *homes = NULL;
    uint32_t count = 0, kept = c->u->top;
    hnbuf_init(&m->bindings, &c->vm->meter);
    for (uint32_t i = 0; i < l->len && hnunit_ok(c); i++) {
        bool last = i + 1 == l->len;
        if (!last && irrefutable(l->items[i])) refuse_unreachable(c, l->items[i]);
        m->fail = last ? fail : hnemit_label(c);
        m->bindings.len = 0;
        pattern(m, l->items[i], reg);
        if (i == 0) {
            count = binding_count(m);
            homes = hnunit_grab(c, (count + 1) * sizeof *homes);
            uint32_t first = hnunit_temp(c, count);
            for (uint32_t k = 0; homes && k < count; k++)
                homes[k] = (binding){binding_at(m, k)->name, first + k};
            kept = c->u->top;
        }
        if (homes) settle_alternative(m, n, 0, homes, count);
        c->u->top = kept;
        if (last) break;
        hnemit_jump(c, n, HN_OP_JMP, 0, 0, matched);
        hnemit_bind(c, m->fail);
    }
    hnbuf_free(&m->bindings);
    m->bindings = outer;
    m->fail = fail;
    hnemit_bind(c, matched);
    for (uint32_t k = 0; homes && k < count; k++) match_capture(m, n, homes[k].name, homes[k].reg);
}

static void pattern(matcher *m, const hn_node *n, uint32_t reg) {
    if (!hnunit_ok(m->c)) return;
    hnunit_status(m->c, hnmeter_charge(&m->c->vm->meter, 1));
    switch (n->kind) {
    case HN_AST_MatchValue: match_value(m, n, reg); break;
    case HN_AST_MatchSingleton: singleton(m, n, reg); break;
    case HN_AST_MatchSequence: sequence(m, n, reg); break;
    case HN_AST_MatchMapping: mapping(m, n, reg); break;
    case HN_AST_MatchClass: class_pattern(m, n, reg); break;
    case HN_AST_MatchStar:
        if (n->MatchStar.name) match_capture(m, n, n->MatchStar.name, reg);
        break;
    case HN_AST_MatchAs:
        if (n->MatchAs.pattern) {
            pattern(m, n->MatchAs.pattern, reg);
        }
        if (n->MatchAs.name) match_capture(m, n, n->MatchAs.name, reg);
        break;
    default: or_pattern(m, n, reg); break;
    }
}

static void one_case(hn_compiler *c, const hn_node *n, uint32_t subject, hn_label end) {
    matcher m = {.c = c, .fail = hnemit_label(c)};
    uint32_t top = c->u->top;
    hnbuf_init(&m.bindings, &c->vm->meter);
    pattern(&m, n->match_case.pattern, subject);
    for (uint32_t i = 0; i < binding_count(&m) && hnunit_ok(c); i++)
        hnvar_store(c, n->match_case.pattern, binding_at(&m, i)->name, binding_at(&m, i)->reg);
    hnbuf_free(&m.bindings);
    c->u->top = top;
    if (n->match_case.guard) hncond_jump(c, n->match_case.guard, m.fail, false);
    hnstmt_list(c, &n->match_case.body);
    hnemit_jump(c, n->match_case.pattern, HN_OP_JMP, 0, 0, end);
    hnemit_bind(c, m.fail);
}

void hnmatch_stmt(hn_compiler *c, const hn_node *n) {
    uint32_t top = c->u->top, subject = hnunit_temp(c, 1);
    hn_label end = hnemit_label(c);
    hnexpr_to(c, n->Match.subject, subject);
    for (uint32_t i = 0; i < n->Match.cases.len && hnunit_ok(c); i++) {
        const hn_node *k = n->Match.cases.items[i];
        if (i + 1 < n->Match.cases.len && !k->match_case.guard && irrefutable(k->match_case.pattern))
            refuse_unreachable(c, k->match_case.pattern);
        one_case(c, k, subject, end);
    }
    hnemit_bind(c, end);
    c->u->top = top;
}
