/* repr(), str() and format(): texts of all builtin kinds, as CPython prints them, with serial numbers in
 * place of addresses. Containers nest: open ones are on a stack of at most HN_NESTED_MAX, both to print
 * cycles and to bound the recursion. Deeper values are HN_SLOW. */
#include "object/dict_internal.h"
#include "object/exc.h"
#include "object/format.h"
#include "object/list.h"
#include "object/num.h"
#include "object/ops_internal.h"
#include "object/partly.h"
#include "object/range_internal.h"
#include "object/repr.h"
#include "object/strbuf.h"
#include "object/text.h"

/* A repr under construction, and the containers that are open: one that stands inside itself prints as [...].
 *
 * Left when a slice ends, it keeps for each level of containers where it was there. Called again it goes down
 * the same way and puts nothing until it is where it was. */
typedef struct state {
    hn_strbuf b;
    hn_vm *vm;
    int depth;
    bool full;     /* it was left before the end, for it is longer than `most` */
    uint32_t most; /* code points */
    hn_object *open[HN_NESTED_MAX];
    bool leave;           /* it may be left */
    uint32_t level, left; /* of containers; how many there were when it was left */
    uint64_t at[HN_NESTED_MAX + 1];
    hn_repr_at text; /* within the str, bytes or long int on the last level */
} state;

/* How a container begins: anew, before an item, or within it. */
typedef enum entry { ANEW, BEFORE, WITHIN } entry;
static entry enter_level(state *s, uint64_t *at) {
    uint32_t level = s->level++;
    *at = 0;
    if (level >= s->left) return ANEW;
    *at = s->at[level];
    if (level + 1 < s->left) return WITHIN;
    s->left = 0;
    return s->text.begun ? WITHIN : BEFORE;
}
/* It does not go down to where it was left. */
static bool is_anew(const state *s) {
    return s->level >= s->left && !s->text.begun;
}
static bool is_due(const state *s) {
    return s->leave && hnwork_due(&s->vm->meter);
}
/* At item `at` of the last level, and of those around it: HN_AGAIN. */
static hn_status leave_level(state *s, uint64_t at) {
    s->level--;
    if (!s->left) s->left = s->level + 1;
    s->at[s->level] = at;
    return HN_AGAIN;
}
static hn_status repr_put(state *s, hn_value v);

/* Something that shows other values begins; false where that goes too deep. */
static bool open_object(state *s, hn_object *o) {
    if (!hnstate_enter(s->vm)) return false;
    s->open[s->depth++] = o;
    return true;
}
static void close_object(state *s) {
    s->depth--;
    hnstate_leave(s->vm);
}

static hn_status repr_number_text(hn_vm *vm, hn_value v, hn_value *out) {
    if (hnnum_is(v) && !hnv_is_bool(v)) return hnnum_repr(vm, v, out);
    const char *z = v == HN_NONE       ? "None"
                    : v == HN_TRUE     ? "True"
                    : v == HN_FALSE    ? "False"
                    : v == HN_ELLIPSIS ? "Ellipsis"
                                       : "NotImplemented";
    return hnstr_from_z(vm, z, out);
}

static void repr_put_int(state *s, uint32_t n, unsigned base) {
    char text[16];
    size_t at = sizeof text;
    do {
        text[--at] = "0123456789abcdef"[n % base];
        n /= base;
    } while (n);
    hnstrbuf_ascii(&s->b, text + at, sizeof text - at);
}
/* " at 0x1>": the serial number stands for an address. */
static void put_at(state *s, hn_value v) {
    hnstrbuf_z(&s->b, " at 0x");
    repr_put_int(s, hnv_is_ref(v) ? hnobj_id(s->vm, hnv_ref(v)) : 0, 16);
    hnstrbuf_char(&s->b, '>');
}
static void put_type_name(state *s, hn_value v) {
    hnstrbuf_str(&s->b, hntype_of(s->vm, v)->name);
}
static void repr_put_text(state *s, const char *before, hn_value str, const char *after) {
    hnstrbuf_z(&s->b, before);
    if (hnv_is(str, HN_KIND_STR))
        hnstrbuf_str(&s->b, str);
    else
        hnstrbuf_char(&s->b, '?');
    hnstrbuf_z(&s->b, after);
}

/* ---- containers ---- */

static hn_status put_items(state *s, const hn_value *v, uint32_t n, const char *open) {
    uint64_t at;
    entry e = enter_level(s, &at);
    uint32_t begin = (uint32_t)at;
    if (e == ANEW) hnstrbuf_z(&s->b, open);
    for (uint32_t i = begin; i < n; i++, e = BEFORE) {
        if (e != WITHIN) {
            if (i > begin && is_due(s)) return leave_level(s, i);
            HN_PACE_SLOW(s->vm, i);
            if (i) hnstrbuf_ascii(&s->b, ", ", 2);
        }
        hn_status st = repr_put(s, v[i]);
        if (st != HN_OK) return st == HN_AGAIN ? leave_level(s, i) : st;
    }
    s->level--;
    return hnmeter_charge(&s->vm->meter, (n >> 2) + (s->depth > 1));
}
static hn_status put_list(state *s, hn_value v) {
    const hn_value *items;
    uint32_t n;
    bool list = hnv_is(v, HN_KIND_LIST);
    (void)hnseq_view(v, &items, &n);
    HN_TRY(put_items(s, items, n, list ? "[" : "("));
    if (n == 1 && !list) hnstrbuf_char(&s->b, ',');
    hnstrbuf_char(&s->b, list ? ']' : ')');
    return HN_OK;
}
/* Keys, values or both of a dict. Where it is left within a value, the place is odd. */
static hn_status put_entries(state *s, const hn_dict *d, const char *open, const char *const marks[3],
                             bool keys, bool values) {
    hn_value key, value;
    uint64_t place;
    entry e = enter_level(s, &place);
    uint32_t i = (uint32_t)(place >> 1), begin = i;
    bool first = e == ANEW, in_value = place & 1;
    if (first) hnstrbuf_z(&s->b, open);
    for (uint32_t at = i; hndict_next(d, &i, &key, &value); e = BEFORE, first = in_value = false, at = i) {
        hn_status st = HN_OK;
        if (e != WITHIN) {
            if (at > begin && is_due(s)) return leave_level(s, (uint64_t)at << 1);
            HN_PACE_SLOW(s->vm, i);
            if (!first) hnstrbuf_ascii(&s->b, ", ", 2);
            hnstrbuf_z(&s->b, marks[0]);
        }
        if (!in_value) {
            st = keys ? repr_put(s, key) : HN_OK;
            if (st != HN_OK) return st == HN_AGAIN ? leave_level(s, (uint64_t)at << 1) : st;
            hnstrbuf_z(&s->b, marks[1]);
        }
        st = values ? repr_put(s, value) : HN_OK;
        if (st != HN_OK) return st == HN_AGAIN ? leave_level(s, (uint64_t)at << 1 | 1) : st;
        hnstrbuf_z(&s->b, marks[2]);
    }
    s->level--;
    return HN_OK;
}
static hn_status repr_put_dict(state *s, const hn_dict *d) {
    static const char *const marks[] = {"", ": ", ""};
    HN_TRY(put_entries(s, d, "{", marks, true, true));
    hnstrbuf_char(&s->b, '}');
    return hnmeter_charge(&s->vm->meter, (d->live >> 1) + (s->depth > 1));
}
static hn_status put_members(state *s, const hn_set *set, const char *open) {
    hn_value key;
    int64_t hash;
    uint64_t place;
    entry e = enter_level(s, &place);
    uint32_t i = (uint32_t)place, begin = i;
    bool first = e == ANEW;
    if (first) hnstrbuf_z(&s->b, open);
    for (uint32_t at = i; hnset_next(set, &i, &key, &hash); e = BEFORE, first = false, at = i) {
        if (e != WITHIN) {
            if (at > begin && is_due(s)) return leave_level(s, at);
            HN_PACE_SLOW(s->vm, i);
            if (!first) hnstrbuf_ascii(&s->b, ", ", 2);
        }
        hn_status st = repr_put(s, key);
        if (st != HN_OK) return st == HN_AGAIN ? leave_level(s, at) : st;
    }
    s->level--;
    hnstrbuf_char(&s->b, '}');
    return HN_OK;
}
static hn_status repr_put_set(state *s, const hn_set *set) {
    bool frozen = set->h.kind == HN_KIND_FROZENSET;
    if (set->live)
        HN_TRY(put_members(s, set, frozen ? "frozenset({" : "{"));
    else
        hnstrbuf_z(&s->b, frozen ? "frozenset(" : "set(");
    if (frozen || !set->live) hnstrbuf_char(&s->b, ')');
    return hnmeter_charge(&s->vm->meter, (set->live >> 1) + (s->depth > 1));
}
static hn_status put_view(state *s, const hn_dict_view *view) {
    static const char *const names[] = {
        [HN_VIEW_KEYS] = "dict_keys([", [HN_VIEW_VALUES] = "dict_values([", [HN_VIEW_ITEMS] = "dict_items(["};
    static const char *const plain[] = {"", "", ""}, *const pairs[] = {"(", ", ", ")"};
    unsigned of = HN_VIEW_OF(view->h.flags);
    if (of != view->h.flags) hnstrbuf_char(&s->b, 'o');
    HN_TRY(put_entries(s, view->dict, names[of], of == HN_VIEW_ITEMS ? pairs : plain, of != HN_VIEW_VALUES,
                       of != HN_VIEW_KEYS));
    hnstrbuf_ascii(&s->b, "])", 2);
    return hnmeter_charge(&s->vm->meter, view->dict->used >> 1);
}
/* A long int may be left after any of its parts (base/work.h). They count steps from the instruction's
 * beginning, so that this state is left with the count that it had before them. */
static hn_status repr_put_number(state *s, hn_value v) {
    hn_meter *m = &s->vm->meter;
    hn_value text;
    bool leave = s->leave && hnv_is_ref(v);
    uint32_t mark = leave ? hnwork_mark(m) : 0;
    uint64_t before = hnmeter_steps(m);
    hn_status st = repr_number_text(s->vm, v, &text);
    if (leave) s->text.begun = st == HN_AGAIN;
    if (st == HN_AGAIN) hnmeter_rewind(m, before);
    if (st != HN_OK) return st;
    if (leave) hnwork_forget(m, mark);
    hnstrbuf_str(&s->b, text);
    return HN_OK;
}
static hn_status repr_put_range(state *s, const hn_range *r) {
    hn_value v[3] = {r->start, r->stop, r->step};
    HN_TRY(put_items(s, v, r->step == hnv_from_int(1) ? 2 : 3, "range("));
    hnstrbuf_char(&s->b, ')');
    return HN_OK;
}
static hn_status repr_put_slice(state *s, const hn_slice *slice) {
    hn_value v[3] = {slice->start, slice->stop, slice->step};
    HN_TRY(put_items(s, v, 3, "slice("));
    hnstrbuf_char(&s->b, ')');
    return HN_OK;
}
static void repr_put_cycle(state *s, const hn_object *o) {
    switch (o->kind) {
    case HN_KIND_LIST: hnstrbuf_z(&s->b, "[...]"); break;
    case HN_KIND_TUPLE: hnstrbuf_z(&s->b, "(...)"); break;
    case HN_KIND_DICT: hnstrbuf_z(&s->b, "{...}"); break;
    case HN_KIND_SET: hnstrbuf_z(&s->b, "set(...)"); break;
    case HN_KIND_FROZENSET: hnstrbuf_z(&s->b, "frozenset(...)"); break;
    default: hnstrbuf_z(&s->b, "..."); break;
    }
}
static hn_status repr_put_container(state *s, hn_value v) {
    hn_object *o = hnv_ref(v);
    hn_status st;
    for (int i = 0; i < s->depth; i++) {
        if (s->open[i] != o) continue;
        repr_put_cycle(s, o);
        return HN_OK;
    }
    if (!open_object(s, o)) return HN_SLOW;
    switch (o->kind) {
    case HN_KIND_LIST:
    case HN_KIND_TUPLE: st = put_list(s, v); break;
    case HN_KIND_DICT: st = repr_put_dict(s, HN_DICT(v)); break;
    case HN_KIND_SET:
    case HN_KIND_FROZENSET: st = repr_put_set(s, HN_SET(v)); break;
    case HN_KIND_DICT_VIEW: st = put_view(s, HN_AS(hn_dict_view, v)); break;
    case HN_KIND_SLICE: st = repr_put_slice(s, HN_SLICE(v)); break;
    case HN_KIND_RANGE: st = repr_put_range(s, HN_RANGE(v)); break;
    default: /* a mapping proxy */
        if (is_anew(s)) hnstrbuf_z(&s->b, "mappingproxy(");
        st = repr_put(s, HN_AS(hn_proxy, v)->mapping);
        if (st == HN_OK) hnstrbuf_char(&s->b, ')');
    }
    close_object(s);
    return st;
}

/* ---- everything else ---- */

static hn_status repr_put_class(state *s, const hn_type *t) {
    hn_value module = t->dict ? hndict_get_str(s->vm, t->dict, HN_NAME(s->vm, __module__)) : HN_UNBOUND;
    hnstrbuf_z(&s->b, "<class '");
    if (hnv_is(module, HN_KIND_STR) && !hnstr_equal_z(module, "builtins")) {
        hnstrbuf_str(&s->b, module);
        hnstrbuf_char(&s->b, '.');
    }
    repr_put_text(s, "", hnv_is(t->qualname, HN_KIND_STR) ? t->qualname : t->name, "'>");
    return HN_OK;
}

/* A function or method in C, or what is shown as one; owner: its class, or its module. */
static hn_status put_c(state *s, hn_value v, const char *name, hn_value owner, hn_value self) {
    uint16_t id = hntype_of(s->vm, v)->id;
    bool wrapper = id == HN_T_WRAPPER_DESCRIPTOR || id == HN_T_METHOD_WRAPPER;
    if (!hnv_is(owner, HN_KIND_TYPE)) {
        hnstrbuf_z(&s->b, "<built-in function ");
        hnstrbuf_z(&s->b, name);
        hnstrbuf_char(&s->b, '>');
        return HN_OK;
    }
    if (self == HN_UNBOUND && id != HN_T_BUILTIN) {
        hnstrbuf_z(&s->b, wrapper ? "<slot wrapper '" : "<method '");
        hnstrbuf_z(&s->b, name);
        repr_put_text(s, "' of '", HN_TYPE(owner)->name, "' objects>");
        return HN_OK;
    }
    if (self == HN_UNBOUND) self = owner; /* a static method */
    hnstrbuf_z(&s->b, wrapper ? "<method-wrapper '" : "<built-in method ");
    hnstrbuf_z(&s->b, name);
    hnstrbuf_z(&s->b, wrapper ? "' of " : " of ");
    put_type_name(s, self);
    hnstrbuf_z(&s->b, " object");
    put_at(s, self);
    return HN_OK;
}
static hn_status repr_put_native(state *s, hn_value v) {
    const hn_native *f = HN_AS(hn_native, v);
    return put_c(s, v, f->def->name, f->owner, f->self);
}
static hn_status put_sealed(state *s, hn_value v, hn_value func, hn_value self) {
    char name[HN_METHOD_NAME];
    const hn_function *f = HN_FUNCTION(func);
    return put_c(s, v, hnstr_cut(f->name, name, sizeof name), f->type_params, self);
}

static hn_status put_exc(state *s, hn_value v) {
    const hn_type *t = hnops_class(v);
    if (!(t->h.flags & HN_TYPE_BUILTIN) || hntype_is(t, s->vm->types[HN_T_BASEEXCEPTIONGROUP]))
        return HN_SLOW;
    hn_value args = HN_EXC(v)->args;
    if (is_anew(s)) hnstrbuf_str(&s->b, t->name);
    if (!hnv_is(args, HN_KIND_TUPLE)) return HN_SLOW;
    if (!open_object(s, hnv_ref(v))) return HN_SLOW;
    hn_status st = put_items(s, HN_TUPLE(args)->items, HN_TUPLE(args)->len, "(");
    if (st == HN_OK) hnstrbuf_char(&s->b, ')');
    close_object(s);
    return st;
}

static hn_status put_bound(state *s, const hn_method *m) {
    if (hnv_is_sealed(m->func)) return put_sealed(s, hnv_from_ref(m), m->func, m->self);
    hn_value name = hnv_is(m->func, HN_KIND_FUNCTION) ? HN_FUNCTION(m->func)->qualname : HN_UNBOUND;
    if (hnv_of_user_class(m->self) || !open_object(s, NULL)) return HN_SLOW;
    if (is_anew(s)) repr_put_text(s, "<bound method ", name, " of ");
    hn_status st = repr_put(s, m->self);
    close_object(s);
    if (st == HN_OK) hnstrbuf_char(&s->b, '>');
    return st;
}

static hn_status put_wrapper(state *s, const char *before, const hn_wrapper *w) {
    if (!open_object(s, NULL)) return HN_SLOW;
    if (is_anew(s)) hnstrbuf_z(&s->b, before);
    hn_status st = repr_put(s, w->func);
    close_object(s);
    if (st == HN_OK) hnstrbuf_z(&s->b, ")>");
    return st;
}

static hn_status put_cell(state *s, hn_value v) {
    const hn_cell *c = HN_AS(hn_cell, v);
    hnstrbuf_z(&s->b, "<cell at 0x");
    repr_put_int(s, hnobj_id(s->vm, hnv_ref(v)), 16);
    if (c->value == HN_UNBOUND) {
        hnstrbuf_z(&s->b, ": empty>");
        return HN_OK;
    }
    hnstrbuf_z(&s->b, ": ");
    put_type_name(s, c->value);
    hnstrbuf_z(&s->b, " object");
    put_at(s, c->value);
    return HN_OK;
}

static hn_status put_super(state *s, const hn_super *o) {
    hnstrbuf_z(&s->b, "<super: <class '");
    if (o->cls)
        hnstrbuf_str(&s->b, o->cls->name);
    else
        hnstrbuf_z(&s->b, "NULL");
    hnstrbuf_z(&s->b, "'>, ");
    if (o->start) {
        hnstrbuf_char(&s->b, '<');
        hnstrbuf_str(&s->b, o->start->name);
        hnstrbuf_z(&s->b, " object>>");
    } else {
        hnstrbuf_z(&s->b, "NULL>");
    }
    return HN_OK;
}

static hn_status put_generator(state *s, hn_value v) {
    const hn_generator *g = HN_AS(hn_generator, v);
    uint16_t id = g->cls->id;
    if (!(g->cls->h.flags & HN_TYPE_BUILTIN)) return HN_SLOW; /* a class of frozen Python */
    hnstrbuf_char(&s->b, '<');
    put_type_name(s, v);
    hnstrbuf_z(&s->b, " object");
    if (id == HN_T_GENERATOR || id == HN_T_COROUTINE || id == HN_T_ASYNC_GENERATOR)
        repr_put_text(s, " ", g->qualname, "");
    put_at(s, v);
    return HN_OK;
}

static hn_status repr_put_function(state *s, hn_value v) {
    if (hnv_is_sealed(v)) return put_sealed(s, v, v, HN_UNBOUND);
    if (!hnv_is_method(v)) {
        repr_put_text(s, "<built-in function ", HN_FUNCTION(v)->name, ">");
        return HN_OK;
    }
    repr_put_text(s, "<function ", HN_FUNCTION(v)->qualname, "");
    put_at(s, v);
    return HN_OK;
}

static void put_member(state *s, const hn_member *m) {
    const char *before = m->h.flags & HN_MEMBER_COMPUTED ? "<attribute '" : "<member '";
    repr_put_text(s, before, m->name, "' of '");
    repr_put_text(s, "", m->owner->name, "' objects>");
}

static void repr_put_getset(state *s, const hn_getset *g) {
    hnstrbuf_z(&s->b, "<attribute '");
    hnstrbuf_z(&s->b, g->def->name);
    repr_put_text(s, "' of '", g->owner->name, "' objects>");
}

static hn_status put_other(state *s, hn_value v) {
    switch (hnv_ref(v)->kind) {
    case HN_KIND_FUNCTION: return repr_put_function(s, v);
    case HN_KIND_METHOD: return put_bound(s, HN_AS(hn_method, v));
    case HN_KIND_NATIVE: return repr_put_native(s, v);
    case HN_KIND_HOST: repr_put_text(s, "<host function ", HN_AS(hn_host, v)->name, ">"); return HN_OK;
    case HN_KIND_TYPE:
        if (HN_TYPE(v)->meta != s->vm->types[HN_T_TYPE]) return HN_SLOW;
        return repr_put_class(s, HN_TYPE(v));
    case HN_KIND_EXC: return put_exc(s, v);
    case HN_KIND_CLASSMETHOD: return put_wrapper(s, "<classmethod(", HN_AS(hn_wrapper, v));
    case HN_KIND_STATICMETHOD: return put_wrapper(s, "<staticmethod(", HN_AS(hn_wrapper, v));
    case HN_KIND_MEMBER: put_member(s, HN_AS(hn_member, v)); return HN_OK;
    case HN_KIND_GETSET: repr_put_getset(s, HN_AS(hn_getset, v)); return HN_OK;
    case HN_KIND_MEMORYVIEW:
        hnstrbuf_z(&s->b, hnv_ref(v)->flags & HN_MEMORY_RELEASED ? "<released memory" : "<memory");
        put_at(s, v);
        return HN_OK;
    case HN_KIND_CELL: return put_cell(s, v);
    case HN_KIND_SUPER: return put_super(s, HN_AS(hn_super, v));
    case HN_KIND_GENERATOR: return put_generator(s, v);
    case HN_KIND_CODE:
    case HN_KIND_INSTANCE:
    case HN_KIND_MODULE: return HN_SLOW;
    default: break;
    }
    hnstrbuf_char(&s->b, '<');
    put_type_name(s, v);
    hnstrbuf_z(&s->b, " object");
    put_at(s, v);
    return HN_OK;
}

/* More than is wanted is there. */
static hn_status enough(state *s) {
    s->full = true;
    return HN_SLOW;
}

/* A str or bytes: the last level where it is left. */
static hn_status put_string(state *s, hn_value v) {
    bool str = hnv_is(v, HN_KIND_STR), cut = str && HN_STR(v)->len > s->most;
    if (cut) HN_TRY(hnstr_slice(s->vm, v, 0, s->most, &v));
    s->text.leave = s->leave;
    hn_status st =
        str ? hnstr_repr_part(s->vm, v, &s->b, &s->text) : hnbytes_repr_part(s->vm, v, &s->b, &s->text);
    return st == HN_OK && cut ? enough(s) : st;
}

static hn_status repr_put(state *s, hn_value v) {
    if (s->b.len > s->most) return enough(s);
    if (!hnv_is_ref(v) || hnnum_is(v)) return repr_put_number(s, v);
    switch (hnv_ref(v)->kind) {
    case HN_KIND_STR:
    case HN_KIND_BYTES:
    case HN_KIND_BYTEARRAY: return put_string(s, v);
    case HN_KIND_LIST:
    case HN_KIND_TUPLE:
    case HN_KIND_DICT:
    case HN_KIND_SET:
    case HN_KIND_FROZENSET:
    case HN_KIND_DICT_VIEW:
    case HN_KIND_SLICE:
    case HN_KIND_RANGE:
    case HN_KIND_MAPPINGPROXY: return repr_put_container(s, v);
    default: return put_other(s, v);
    }
}

static void drop_state(hn_meter *m, void *state_) {
    state *s = state_;
    (void)m;
    hnstrbuf_return(&s->b);
    hnstrbuf_free(&s->b);
}
static const hn_work_kind repr_kind = {sizeof(state), 0, drop_state, NULL};

static hn_status repr_leave(state *s) {
    s->depth = 0;
    s->level = 0;
    hnstrbuf_leave(&s->b);
    return hnwork_save(&s->vm->meter, &repr_kind, s);
}

static void repr_begin(hn_vm *vm, state *s, uint32_t most) {
    s->vm = vm;
    s->depth = 0;
    s->level = s->left = 0;
    s->leave = vm->meter.work.on;
    s->text.begun = false;
    s->full = false;
    s->most = most;
    hnstrbuf_init(&s->b, vm);
}

static hn_status object_repr_of(hn_vm *vm, hn_value v, uint32_t most, hn_value *out) {
    state s;
    if (hnv_is_int(v) || hnv_is_double(v)) return hnnum_repr(vm, v, out);
    if (!hnv_is_ref(v) || hnnum_is(v)) return repr_number_text(vm, v, out);
    if (hnwork_resume(&vm->meter, &repr_kind, &s))
        hnstrbuf_return(&s.b);
    else
        repr_begin(vm, &s, most);
    hn_status st = repr_put(&s, v);
    if (st == HN_OK || (st == HN_SLOW && s.full)) return hnstrbuf_finish(&s.b, out);
    if (st == HN_AGAIN) return repr_leave(&s);
    if (st != HN_STOPPED && st != HN_RAISED && s.b.failed) st = HN_NOMEM;
    hnstrbuf_free(&s.b);
    return st;
}

hn_status hnops_repr(hn_vm *vm, hn_value v, hn_value *out) {
    bool on = hnwork_forbid(&vm->meter);
    hn_status st = object_repr_of(vm, v, UINT32_MAX, out);
    hnwork_allow(&vm->meter, on);
    return st;
}

hn_status hnops_repr_once(hn_vm *vm, hn_value v, hn_value *out) {
    return object_repr_of(vm, v, UINT32_MAX, out);
}

hn_status hnops_shorten(hn_vm *vm, hn_value text, uint32_t most, hn_value *out) {
    const hn_str *s = HN_STR(text);
    uint32_t at = 0, bytes = 0, fits = 0; /* so many characters and three dots */
    HN_TRY(hnmeter_charge(&vm->meter, (s->len < most ? s->len : most) >> 4));
    while (at < s->len && bytes <= most) {
        uint32_t c = hnstr_at(s, at++);
        bytes += c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
        if (bytes + 3 <= most) fits = at;
    }
    *out = text;
    if (bytes <= most) return HN_OK;
    HN_TRY(hnstr_slice(vm, text, 0, fits, &text));
    return hnstr_format(vm, out, most < 3 ? "%U" : "%U...", text);
}

hn_status hnops_repr_within(hn_vm *vm, hn_value v, uint32_t most, hn_value *out) {
    bool on = hnwork_forbid(&vm->meter);
    hn_status st = object_repr_of(vm, v, most, out);
    hnwork_allow(&vm->meter, on);
    return st == HN_OK ? hnops_shorten(vm, *out, most, out) : st;
}

hn_status hnops_repr_plain(hn_vm *vm, hn_value v, hn_value *out) {
    const hn_type *t = hntype_of(vm, v);
    hn_value module = hndict_get_str(vm, t->dict, HN_NAME(vm, __module__));
    uint64_t id = hnv_id(vm, v);
    hn_strbuf b;
    hnstrbuf_init(&b, vm);
    hnstrbuf_char(&b, '<');
    if (hnv_is(module, HN_KIND_STR) && !hnstr_equal_z(module, "builtins")) {
        hnstrbuf_str(&b, module);
        hnstrbuf_char(&b, '.');
    }
    hnstrbuf_str(&b, t->qualname);
    hnstrbuf_z(&b, " object at 0x");
    for (int shift = 44; shift >= 0; shift -= 4)
        hnstrbuf_char(&b, (uint32_t) "0123456789abcdef"[id >> shift & 15]);
    hnstrbuf_char(&b, '>');
    return hnstrbuf_finish(&b, out);
}

hn_status hnops_show(hn_vm *vm, hn_value v, hn_value *out) {
    bool scalar =
        !hnv_is_ref(v) || hnv_is(v, HN_KIND_STR) || hnv_is(v, HN_KIND_INT) || hnv_is(v, HN_KIND_BYTES);
    hn_status st = scalar ? hnops_repr(vm, v, out) : HN_SLOW;
    if (st != HN_SLOW && st != HN_RAISED) return st; /* an int of too many digits raises */
    vm->exc = HN_UNBOUND;
    return hnstr_format(vm, out, "<%T object>", v);
}

hn_status hnops_repr_class(hn_vm *vm, const hn_type *t, hn_value *out) {
    state s = {.vm = vm};
    hnstrbuf_init(&s.b, vm);
    hn_status st = repr_put_class(&s, t);
    if (st == HN_OK) return hnstrbuf_finish(&s.b, out);
    hnstrbuf_free(&s.b);
    return st;
}

/* str() of what is no exception. */
static hn_status plain_str(hn_vm *vm, hn_value v, hn_value *out) {
    if (hnv_is(v, HN_KIND_STR)) {
        *out = v;
        return HN_OK;
    }
    if (!hnv_is(v, HN_KIND_MAPPINGPROXY)) return hnops_repr_once(vm, v, out);
    hn_value mapping = HN_AS(hn_proxy, v)->mapping;
    return hnv_is(mapping, HN_KIND_DICT) ? hnops_repr_once(vm, mapping, out) : HN_SLOW;
}

/* str() of an exception: nothing, its one argument, or all of them as a tuple. */
static hn_status exc_str(hn_vm *vm, hn_value v, hn_value *out) {
    hn_value args = HN_EXC(v)->args;
    if (!hnv_is(args, HN_KIND_TUPLE)) return HN_SLOW;
    const hn_tuple *t = HN_TUPLE(args);
    if (t->len == 0) {
        *out = vm->empty_str;
        return HN_OK;
    }
    if (t->len > 1) return hnops_repr_once(vm, args, out);
    if (hntype_is(hnops_class(v), vm->types[HN_T_KEYERROR])) return hnops_repr_once(vm, t->items[0], out);
    return hnv_is(t->items[0], HN_KIND_EXC) ? HN_SLOW : plain_str(vm, t->items[0], out);
}

/* Whether its class words the message in another way: UnicodeError, OSError, classes of programs. */
static bool has_own_str(hn_vm *vm, hn_value v) {
    if (hntype_of(vm, v) == vm->types[HN_T_KEYERROR]) return false;
    hn_value name = HN_NAME(vm, __str__);
    return hntype_lookup(vm, hntype_of(vm, v), name) !=
           hndict_get_str(vm, vm->types[HN_T_BASEEXCEPTION]->dict, name);
}

hn_status hnops_str_once(hn_vm *vm, hn_value v, hn_value *out) {
    if (!hnv_is(v, HN_KIND_EXC)) return plain_str(vm, v, out);
    return has_own_str(vm, v) ? HN_SLOW : exc_str(vm, v, out);
}

hn_status hnops_str(hn_vm *vm, hn_value v, hn_value *out) {
    bool on = hnwork_forbid(&vm->meter);
    hn_status st = hnops_str_once(vm, v, out);
    hnwork_allow(&vm->meter, on);
    return st;
}

hn_status hnops_format(hn_vm *vm, hn_value v, hn_value spec, hn_value *out) {
    const hn_str *s = HN_STR(spec);
    if (hnnum_is(v) && (s->len || !hnv_is_bool(v))) return hnnum_format(vm, v, s, out);
    if (hnv_is(v, HN_KIND_STR)) return hnstr_format_spec(vm, v, s, out);
    if (hnv_of_user_class(v)) return HN_SLOW;
    if (!s->len) return hnops_str(vm, v, out);
    return hnexc_raise(vm, HN_T_TYPEERROR, "unsupported format string passed to %T.__format__", v);
}
