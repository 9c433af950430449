/* Each field that a snapshot stores by its row (object/kinds.def) is checked by its row when it is read: an
 * object with something else there is refused. Honest ones of each kind are taken. */
#include "snapshot_rig.h"

#include "object/intern.h"
#include "object/kind.h"
#include "object/seq.h"

static int failures;
static unsigned tried;

static void fail(const char *what, unsigned kind, unsigned at) {
    if (failures++ < 20) fprintf(stderr, "kind %u, field at %u: %s\n", kind, at, what);
}

static const char program[] =
    "import types\n"
    "class A:\n    __slots__ = ('p',)\n    @property\n    def q(self): return 1\n"
    "    c = classmethod(lambda cls: cls)\n    s = staticmethod(lambda: 1)\n"
    "    def m(self): return super().m\n"
    "class B(A): pass\n"
    "def f(n):\n    def g(): return n\n    return g\n"
    "try: raise KeyError(1) from ValueError(2)\nexcept KeyError as e: x, t = e, e.__traceback__\n"
    "def h():\n    try: 1 / 0\n    except ZeroDivisionError: yield 1\n"
    "g = h(); next(g)\nn = h()\n"
    "all = [range(2, 9), slice(1), memoryview(bytearray(9)), {1: 2}.keys(), {1: 2}.items(), iter([1]), f(1), "
    "f(1).__closure__[0], B().m, [].append, A.__dict__['q'], A.__dict__['c'], A.__dict__['s'], "
    "super(B, B()), A.p, types.ModuleType('m'), types.MappingProxyType({}), x, x.__cause__, t, g, n, B(), "
    "tuple([1]), [1], bytearray(3), {1}, frozenset({2}), B, ask]\n";

/* A VM that has an object of each kind, and one that is to load it. */
typedef struct pair {
    rig from, to;
    hn_buf dump;
    char error[200];
} pair;

static hn_status move(pair *p) {
    p->dump.len = 0;
    if (hnsnap_dump(p->from.vm, &p->dump) != HN_OK) exit(1);
    hn_status st = hnsnap_load(p->to.vm, p->dump.data, p->dump.len, p->error, sizeof p->error);
    if (st == HN_OK || p->to.vm->meter.bytes > 16u << 20) {
        rig_drop_vm(&p->to);
        rig_new_vm(&p->to);
    }
    return st;
}

static void refused(pair *p, const hn_object *o, const hn_field *f) {
    tried++;
    if (move(p) != HN_RAISED) fail("taken", o->kind, f->at);
}

/* Something of a kind that is not wanted, and nothing where something is. */
static void spoil_value(pair *p, hn_object *o, const hn_field *f, hn_value *v) {
    hn_value was = *v, odd = p->from.vm->empty_frozenset;
    if (f->wants != HN_KIND_ANY) {
        *v = odd;
        refused(p, o, f);
        if (!(f->traits & HN_FIELD_NONE)) {
            *v = HN_NONE;
            refused(p, o, f);
        }
    }
    if (!(f->traits & HN_FIELD_ABSENT)) {
        *v = HN_UNBOUND;
        refused(p, o, f);
    }
    *v = was;
}

static void spoil_pointer(pair *p, hn_object *o, const hn_field *f, void **v) {
    void *was = *v;
    *v = hnv_ref(p->from.vm->empty_frozenset);
    refused(p, o, f);
    *v = NULL;
    if (!(f->traits & HN_FIELD_ABSENT)) refused(p, o, f);
    *v = was;
}

static void spoil(pair *p, hn_object *o, const hn_field *f) {
    void *at = (char *)o + f->at;
    uint16_t flags = o->flags;
    switch (f->type) {
    case HN_FIELD_VALUES:
        for (unsigned i = 0; i < f->n; i++) spoil_value(p, o, f, (hn_value *)at + i);
        break;
    case HN_FIELD_ITEMS:
        if (hnkind_count(o, f)) spoil_value(p, o, f, at);
        break;
    case HN_FIELD_BUFFER:
        if (hnkind_count(o, f)) spoil_value(p, o, f, (*(hn_values **)at)->v);
        break;
    case HN_FIELD_REF: spoil_pointer(p, o, f, at); break;
    case HN_FIELD_ENUM:
        o->flags = (uint16_t)(f->arg + 1);
        refused(p, o, f);
        o->flags = flags;
        break;
    default: break;
    }
}

/* Kinds whose body is their rows. */
enum { BY_fields = 1 };
enum { BY_nothing, BY_none = 0, BY_dict = 0, BY_set = 0, BY_iter = 0, BY_function = 0, BY_native = 0 };
enum { BY_getset, BY_type = 0 };
static const uint8_t by_rows[] = {
#define HN_KIND(name, type, life, shell, body, check) BY_##body,
#include "object/kinds.def"
};

static void try_object(pair *p, hn_object *o, bool seen[]) {
    if (seen[o->kind] && o->kind != HN_KIND_EXC) return;
    seen[o->kind] = true;
    for (const hn_field *f = hnkind_fields(o->kind); by_rows[o->kind] && f->type; f++)
        if (!(f->traits & HN_FIELD_MADE)) spoil(p, o, f);
}

int main(void) {
    pair p;
    bool seen[HN_KIND_COUNT] = {false};
    rig_start(&p.from, true);
    rig_start(&p.to, true);
    hnbuf_init(&p.dump, &p.from.out_meter);
    hn_vm *vm = p.from.vm;
    hn_status st = rig_begin(&p.from, program, sizeof program - 1);
    if (st == HN_OK) st = hnvm_run(vm);
    if (st != HN_DONE) {
        rig_show_error(&p.from);
        fprintf(stderr, "%.*s\n", (int)p.from.out.len, (const char *)p.from.out.data);
        return 1;
    }
    hn_value name;
    if (hnstr_intern_utf8(vm, "all", 3, &name) != HN_OK) return 1;
    const hn_list *all = HN_LIST(hndict_get_str(vm, HN_AS(hn_module, vm->main)->dict, name));
    if (move(&p) != HN_OK) fail(p.error, 0, 0);
    for (uint32_t i = 0; i < all->len; i++) try_object(&p, hnv_ref(all->items->v[i]), seen);
    if (move(&p) != HN_OK) fail(p.error, 0, 1);
    for (unsigned kind = 0; kind < HN_KIND_COUNT; kind++)
        if (by_rows[kind] && !seen[kind]) fail("there is no object of it", kind, 0);
    hnbuf_free(&p.dump);
    rig_free(&p.from);
    rig_free(&p.to);
    printf("%u fields spoilt, %d failures\n", tried, failures);
    return failures != 0;
}
