/* Snapshots forged to hand a program what is the interpreter's own. A session is dumped, and in its payload a
 * number, wherever a program can hold a value, is replaced by a reference to each shared object in turn: an
 * internal is refused everywhere; what programs can reach anyway loads, and runs. */
#include "payload.h"
#include "turn.h"
#include "snap/shared.h"
#include "vm/frame.h"

#define MARK 1000003
#define MOST 64

static const char program[] =
    "import functools, types, builtins, sys, json\n"
    "from collections import deque, OrderedDict, defaultdict\n"
    "M = iter(range(1000003, 1000099)).__next__\n"
    "a = M()\n"
    "b = [M(), (M(),), {'k': M()}, {1: [M()]}]\n"
    "class C:\n"
    "    attr = M()\n"
    "    def method(self): pass\n"
    "c = C(); c.x = M(); d = C(); d.__dict__['y'] = M()\n"
    "def default(p=M(), *, q=M()): pass\n"
    "default.attr = M()\n"
    "def closed():\n"
    "    n = M()\n"
    "    return lambda: n\n"
    "e = closed()\n"
    "def gen(n):\n"
    "    yield n\n"
    "    return n\n"
    "f = gen(M()); next(f)\n"
    "g = types.MethodType(C.method, M())\n"
    "h = functools.partial(print, M(), sep=M())\n"
    "i = property(M()); j = classmethod(M()); k = staticmethod(M())\n"
    "l = ValueError(M()); l.note = M(); l.__notes__ = [M()]\n"
    "m = iter([M()]); n = zip([M()]); o = map(M(), [M()]); p = slice(M(), 1)\n"
    "q = types.MappingProxyType({'k': M()}); r = {'k': M()}.items()\n"
    "s = deque([M()]); t = OrderedDict(k=M()); u = defaultdict(M, k=M())\n"
    "builtins.zz = M(); sys.modules['zz'] = M(); json.zz = M(); sys.zz = M()\n"
    "v = types.SimpleNamespace(k=M()); w = reversed([M()]); x = types.CellType(M())\n"
    "class S:\n"
    "    __slots__ = ('z',)\n"
    "y = S(); y.z = M()\n"
    "def annotated(p: M()): pass\n"
    "default.__annotations__ = {'p': M()}\n"
    "def recur(n):\n"
    "    local = n\n"
    "    ask(0)\n"
    "    return local\n"
    "recur(M())\n";

static int failures;

static void fail(const char *what, uint32_t n, const char *why) {
    if (failures++ < 20) fprintf(stderr, "%s %u: %s\n", what, (unsigned)n, why);
}

/* A snapshot with `n` bytes at `at` replaced. */
static void forge(const payload *t, size_t at, size_t n, const hn_buf *by, const hn_vm *vm, hn_buf *out) {
    hn_buf all;
    hnbuf_init(&all, out->meter);
    payload_replace(t, at, n, by, &all);
    payload_wrap(vm, all.data, all.len, out);
    hnbuf_free(&all);
}

static bool find(const payload *t, const uint8_t *what, size_t n, size_t from, size_t *at) {
    for (size_t i = from; i + n <= t->n; i++)
        if (memcmp(t->p + i, what, n) == 0) return *at = i, true;
    return false;
}

/* ---- the test ---- */

/* Where the numbers are: of each MARK every place, as registers hold some too. */
static uint32_t find_marks(const payload *t, size_t *places, uint8_t *width) {
    uint32_t found = 0;
    for (int64_t k = 0; k < 96; k++) {
        hn_meter meter;
        hn_buf b;
        hnmeter_init(&meter);
        hnbuf_init(&b, &meter);
        hnbuf_byte(&b, HN_SNAP_INT);
        hnsnap_put_varint(&b, hnsnap_zigzag(MARK + k));
        *width = (uint8_t)b.len;
        for (size_t at = t->data_at; found < MOST && find(t, b.data, b.len, at, &at); at++)
            places[found++] = at;
        hnbuf_free(&b);
    }
    return found;
}

static void try_place(rig *r, const payload *t, size_t at, uint8_t width, uint32_t n, bool internal,
                      hn_buf *dump) {
    hn_buf by;
    char error[200];
    hnbuf_init(&by, &r->out_meter);
    hnbuf_byte(&by, HN_SNAP_SHARED);
    hnsnap_put_varint(&by, n);
    forge(t, at, width, &by, r->vm, dump);
    hnbuf_free(&by);
    hn_status st = hnsnap_load(r->vm, dump->data, dump->len, error, sizeof error);
    if (internal && (st != HN_RAISED || !strstr(error, "internal"))) {
        hn_shared s;
        char what[300];
        (void)hnshared_open(r->vm, &s);
        snprintf(what, sizeof what, "%s at byte %zu of section %u (kind %d)", st == HN_OK ? "taken" : error,
                 at, payload_section(t, at), hnv_ref(s.objects->items->v[n])->kind);
        fail("internal", n, what);
    }
    if (st == HN_OK) {
        (void)!rig_answer(r);
        (void)!hnvm_run(r->vm);
    } else if (r->vm->meter.bytes < 16u << 20) { /* what was loaded in vain is garbage until something runs */
        return;
    }
    rig_drop_vm(r);
    rig_new_vm(r);
}

static void test_values(rig *r, const payload *t) {
    size_t places[MOST];
    uint8_t width;
    uint32_t found = find_marks(t, places, &width), internals = 0, others = 0;
    if (found < 40) fail("places", found, "too few");
    hn_buf dump;
    hnbuf_init(&dump, &r->out_meter);
    hn_shared s;
    if (!hnshared_open(r->vm, &s)) exit(1);
    uint32_t total = s.objects->len;
    for (uint32_t n = 0; n < total; n++) {
        (void)hnshared_open(r->vm, &s);
        bool internal = hnshared_is_internal(&s, n);
        internals += internal;
        if (!turn_has(n)) continue;
        if (internal) /* each at some places, each place with some */
            for (uint32_t i = n % 3; i < found; i += 3) try_place(r, t, places[i], width, n, true, &dump);
        else if (n % 7 == 0)
            try_place(r, t, places[others++ % found], width, n, false, &dump);
    }
    hnbuf_free(&dump);
    printf("%u places, %u internals of %u shared objects\n", found, internals, total);
    if (internals < 600) fail("internals", internals, "too few");
}

/* Everything in the namespace of frozen code that is a function, in C or not, and no builtin: internal. */
static void test_namespace(const rig *r) {
    hn_shared s;
    hn_value key, v;
    if (!hnshared_open(r->vm, &s)) exit(1);
    for (uint32_t i = 0; hndict_next(r->vm->internals, &i, &key, &v);) {
        bool function = hnv_is(v, HN_KIND_NATIVE) || hnv_is(v, HN_KIND_FUNCTION) || hnv_is(v, HN_KIND_HOST);
        if (!function || hndict_get_str(r->vm, r->vm->builtins, key) == v) continue;
        uint32_t n = hnshared_find(&s, hnv_ref(v));
        char name[100];
        hnstr_cut(key, name, sizeof name);
        if (n == HN_SHARED_NONE || !hnshared_is_internal(&s, n)) fail(name, n, "is not internal");
    }
    if (!hnshared_is_internal(&s, hnshared_find(&s, r->vm->internals)))
        fail("namespace", 0, "is not internal");
}

/* A service of the host's under the name of a function that a program has. */
static void test_service(rig *r, const payload *t) {
    size_t at;
    hn_buf dump, by;
    char error[200];
    hnbuf_init(&dump, &r->out_meter);
    hnbuf_init(&by, &r->out_meter);
    if (!find(t, (const uint8_t *)"ask_object", 10, t->data_at, &at)) return fail("service", 0, "not found");
    hnbuf_put(&by, "$sk_object", 10);
    forge(t, at, 10, &by, r->vm, &dump);
    if (hnsnap_load(r->vm, dump.data, dump.len, error, sizeof error) != HN_RAISED)
        fail("service", 0, "taken");
    hnbuf_free(&dump);
    hnbuf_free(&by);
}

static void test_depth(rig *r) {
    r->vm->meter.depth_own = 1000000;
    hnframe_limit(r->vm);
    if (r->vm->meter.depth_limit != HN_DEFAULT_DEPTH)
        fail("depth", r->vm->meter.depth_limit, "above the host's");
}

int main(void) {
    rig r;
    payload t;
    hn_buf dump;
    rig_start(&r, true);
    test_namespace(&r);
    test_depth(&r);
    rig_declare_one(&r, "ask_object", false);
    if (rig_begin(&r, program, sizeof program - 1) != HN_OK || hnvm_run(r.vm) != HN_PAUSED) {
        rig_show_error(&r);
        return 1;
    }
    hnbuf_init(&dump, &r.out_meter);
    if (hnsnap_dump(r.vm, &dump) != HN_OK) return 1;
    size_t n;
    uint8_t *bytes = payload_of(&dump, &n);
    if (!payload_read(&t, bytes, n)) return 1;
    hnbuf_free(&dump);
    rig_drop_vm(&r);
    rig_new_vm(&r);
    test_service(&r, &t);
    test_values(&r, &t);
    free(bytes);
    rig_free(&r);
    printf("%d failures\n", failures);
    return failures != 0;
}
