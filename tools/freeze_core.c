/* Compiles frozen Python when Hognose is built: the files of the core (ROOT/_hn) become one table that
 * core/code/core.c unpacks at run time (its format stands there), each other file of the library one of its
 * own. It is the compiler of this tree, built natively. Its linter looks at the files first
 * (core/front/lint_frozen.c).
 *
 * Usage: freeze_core ROOT OUTPUT SOURCE.py ...   (those of the core in the order in which they are run)
 * Each file below ROOT becomes a table of its name in OUTPUT with .core at the end, the core OUTPUT/core;
 * with - for OUTPUT the linter has looked, and that is all. tools/freeze.py compresses them and makes C of
 * it. */
#include "code/frozen.h"
#include "code/verify.h"
#include "front/compile.h"
#include "front/lint_frozen.h"
#include "host/host.h"
#include "lib/lib.h"
#include "object/dict.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/list.h"
#include "object/seq.h"
#include "object/str.h"
#include "vm/start.h"

#include <stdio.h>
#include <stdlib.h>

/* What this program makes: nothing here unpacks it. */
const hn_core_table hn_core = {0};
const hn_draw_packed hn_core_model = {0};
const hn_frozen_module hn_frozen_modules[] = {{0}};
const uint32_t hn_frozen_count = 0;
const hn_frozen_module hn_frozen_characters = {0};
const uint64_t hn_frozen_identity = 0;
const unsigned char hn_library[1] = {0};
const uint32_t hn_library_size = 0;

#define MOST_STRINGS 8192u
#define MOST_CODES   4096u
#define MOST_MODULES 64u
#define MOST_FILES   512u
#define MOST_BYTES   (1u << 20)

typedef struct text {
    hn_value v;
    uint32_t uses, number;
} text;

typedef struct freezer {
    hn_vm *vm;
    hn_code *codes[MOST_CODES];
    uint32_t ncodes, modules[MOST_MODULES], nmodules;
    text strings[MOST_STRINGS];
    uint32_t nstrings;
    bool counting; /* the first of two rounds: finds the strings */
    hn_buf out;
} freezer;

/* What a code object's instructions have named so far: caches or constants. */
typedef struct met {
    uint16_t *number; /* 1 + the new number of an old one; 0: not met yet */
    uint32_t n;
} met;

static void fail(const char *what, const char *which) {
    fprintf(stderr, "freeze_core: %s: %s\n", which, what);
    exit(1);
}

static void check(hn_status st, const char *which) {
    if (st != HN_OK) fail("out of memory, or a bug", which);
}

static void put(freezer *f, uint32_t v) {
    for (; v >= 0x80; v >>= 7) hnbuf_byte(&f->out, (uint8_t)(v | 0x80));
    hnbuf_byte(&f->out, (uint8_t)v);
}

static void put_signed(freezer *f, int32_t v) {
    put(f, (uint32_t)v << 1 ^ (uint32_t)(v >> 31));
}

/* ---- strings: the most used have the smallest numbers ---- */

static bool same(hn_value a, hn_value b) {
    const hn_str *s = HN_STR(a), *t = HN_STR(b);
    return hnstr_equal(s, t) && !((s->h.flags ^ t->h.flags) & HN_STR_INTERNED);
}

static text *find_string(freezer *f, hn_value v) {
    for (uint32_t i = 0; i < f->nstrings; i++)
        if (same(f->strings[i].v, v)) return &f->strings[i];
    if (!f->counting || f->nstrings == MOST_STRINGS) fail("too many strings", "the core");
    f->strings[f->nstrings] = (text){.v = v, .number = f->nstrings};
    return &f->strings[f->nstrings++];
}

static uint32_t string(freezer *f, hn_value v) {
    text *t = find_string(f, v);
    t->uses++;
    return t->number;
}

static int by_use(const void *a, const void *b) {
    const text *s = a, *t = b;
    if (s->uses != t->uses) return s->uses > t->uses ? -1 : 1;
    return s->number < t->number ? -1 : 1;
}

static void put_strings(freezer *f) {
    for (uint32_t i = 0; i < f->nstrings; i++) {
        const hn_str *s = HN_STR(f->strings[i].v);
        hn_buf utf8;
        hnbuf_init(&utf8, &f->vm->meter);
        hnstr_to_utf8(s, &utf8);
        if (!(s->h.flags & HN_STR_ASCII) && utf8.len >= HN_CORE_SHORT)
            fail("a long text is not ASCII", "the core");
        put(f, (uint32_t)utf8.len << 1 | !!(s->h.flags & HN_STR_INTERNED));
        hnbuf_put(&f->out, utf8.data, utf8.len);
        hnbuf_free(&utf8);
    }
}

/* ---- values ---- */

static void put_int(freezer *f, hn_value v) {
    uint32_t tmp[2], n;
    bool negative;
    const uint32_t *limb = hnint_limbs(v, tmp, &n, &negative);
    if (n > HN_CORE_LIMBS) fail("an int is too large", "the core");
    put(f, (n << 1 | negative) << 3 | HN_CORE_INT);
    for (uint32_t i = 0; i < n; i++) put(f, limb[i]);
}

static void put_value(freezer *f, hn_value v) {
    if (hnv_is(v, HN_KIND_STR)) {
        put(f, string(f, v) << 3 | HN_CORE_STR);
    } else if (hnv_is_int(v) || hnv_is(v, HN_KIND_INT)) {
        put_int(f, v);
    } else if (hnv_is_double(v)) {
        double d = hnv_double(v);
        put(f, HN_CORE_DOUBLE);
        hnbuf_put(&f->out, &d, sizeof d);
    } else if (hnv_is(v, HN_KIND_BYTES)) {
        put(f, HN_BYTES(v)->len << 3 | HN_CORE_BYTES);
        hnbuf_put(&f->out, HN_BYTES(v)->data, HN_BYTES(v)->len);
    } else if (hnv_is(v, HN_KIND_TUPLE)) {
        put(f, HN_TUPLE(v)->len << 3 | HN_CORE_TUPLE);
        for (uint32_t i = 0; i < HN_TUPLE(v)->len; i++) put_value(f, HN_TUPLE(v)->items[i]);
    } else if (!hnv_is_ref(v)) {
        put(f, hnv_const(v) << 3 | HN_CORE_CONST);
    } else {
        fail("a constant of a kind that is not frozen", "the core");
    }
}

/* ---- code ---- */

static uint32_t meet(met *m, uint32_t old) {
    if (m->number[old]) return m->number[old];
    m->number[old] = (uint16_t)++m->n;
    return 0;
}

typedef struct body {
    const hn_code *code;
    met ics, consts;
} body;

/* A cache behind a name is for that name. */
static void put_cache(freezer *f, body *b, const char *format, const hn_instr *i, uint16_t v) {
    uint32_t known = meet(&b->ics, v);
    hn_value name = b->code->ics[v].name;
    if (format[1] != 'K')
        put(f, known ? (known - 1) << 1 | 1 : string(f, name) << 1);
    else if (!known && string(f, name) != string(f, b->code->names[i->b]))
        fail("a cache is for another name", "the core");
    else
        put(f, known);
}

static void put_operand(freezer *f, body *b, const char *format, int which, const hn_instr *i, uint16_t v) {
    switch (format[which]) {
    case 'R':
    case 'W': put(f, v / 8); break;
    case 'K': put(f, string(f, b->code->names[v])); break;
    case 'C': put_cache(f, b, format, i, v); break;
    case 'F':
    case 'U': put(f, v); break;
    case 'I':
    case 'J': put_signed(f, (int16_t)v); break;
    case 'k': {
        uint32_t old = (uint32_t)hninstr_i32(i), known = meet(&b->consts, old);
        put(f, known);
        if (!known) put_value(f, b->code->consts[old]);
        break;
    }
    case 'i':
    case 'j': put_signed(f, hninstr_i32(i)); break;
    default: break;
    }
}

static void put_instrs(freezer *f, body *b) {
    for (const hn_instr *i = b->code->instrs; i < b->code->instrs + b->code->ninstrs; i++) {
        const char *format = hnop_info[i->op].format;
        hnbuf_byte(&f->out, (uint8_t)i->op);
        put_operand(f, b, format, 0, i, i->a);
        put_operand(f, b, format, 1, i, i->b);
        if (format[1] < 'a') put_operand(f, b, format, 2, i, i->c);
    }
}

/* Whether programs see a function of this name: enum's _missing_ and its like, and methods of namedtuple. */
static bool is_public(const hn_str *name) {
    static const char *const methods[] = {"_make", "_replace", "_asdict"};
    bool shown = !name->len || hnstr_at(name, 0) != '_' || hnstr_at(name, name->len - 1) == '_';
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++)
        shown = shown || hnstr_equal_z(hnv_from_ref(name), methods[i]);
    return shown;
}

/* The documentation of a function; that of a private one is for those who read its file. */
static hn_value shown_doc(const hn_code *c) {
    return c->h.flags & HN_CODE_BUILTIN || is_public(HN_STR(c->name)) ? c->doc : HN_NONE;
}

static void put_head(freezer *f, const hn_code *c) {
    const uint16_t fields[] = {c->h.flags, c->npos,    c->nposonly,
                               c->nkwonly, c->nlocals, c->free_base,
                               c->nfree,   c->nregs,   (uint16_t)(c->class_cell + 1)};
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++) put(f, fields[i]);
    put(f, string(f, c->name));
    put(f, same(c->name, c->qualname) ? 0 : string(f, c->qualname) + 1);
    put_value(f, shown_doc(c));
}

static uint32_t number_of(const freezer *f, const hn_code *code) {
    for (uint32_t i = 0; i < f->ncodes; i++)
        if (f->codes[i] == code) return i;
    fail("a function is in no module", "the core");
    return 0;
}

/* A function that calls locals() needs the names of all its variables. */
static uint32_t named_registers(const hn_code *c) {
    for (uint32_t i = 0; i < c->nnames; i++)
        if (hnstr_equal_z(c->names[i], "locals")) return c->nlocals;
    return c->npos + c->nkwonly + !!(c->h.flags & HN_CODE_VARARGS) + !!(c->h.flags & HN_CODE_VARKW);
}

static void put_registers(freezer *f, const hn_code *c) {
    uint32_t named = named_registers(c), cells = 0;
    put(f, named);
    for (uint32_t i = 0; i < named; i++) put(f, string(f, c->varnames[i]));
    for (uint32_t i = 0; i < c->nlocals; i++) cells += c->cellvars[i] != 0;
    put(f, cells);
    for (uint32_t i = 0; i < c->nlocals; i++)
        if (c->cellvars[i]) put(f, i << 2 | c->cellvars[i]);
    for (uint32_t i = 0; i < c->nfree; i++) put(f, c->captures[i]);
    for (const hn_handler *h = c->handlers; h < c->handlers + c->nhandlers; h++) {
        put(f, h->start);
        put(f, h->end - h->start);
        put(f, h->target);
        put(f, h->reg);
    }
}

static void put_code(freezer *f, const hn_code *c) {
    static uint16_t ics[1u << 16], consts[1u << 16];
    memset(ics, 0, sizeof ics);
    memset(consts, 0, sizeof consts);
    body b = {.code = c, .ics = {ics, 0}, .consts = {consts, 0}};
    const char *bad = hnverify_code(c);
    if (bad) fail(bad, "the core");
    put_head(f, c);
    uint32_t most = c->nics > c->nconsts ? c->nics : c->nconsts;
    uint32_t counts[] = {c->ninstrs, c->nhandlers, most > c->nnames ? most : c->nnames, c->nchildren};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) put(f, counts[i]);
    for (uint32_t i = 0; i < c->nchildren; i++)
        put_signed(f, (int32_t)(number_of(f, HN_AS(hn_code, c->children[i])) - number_of(f, c)));
    put_registers(f, c);
    put_instrs(f, &b);
}

static void put_codes(freezer *f) {
    for (uint32_t i = 0; i < f->ncodes; i++) {
        hn_buf whole = f->out;
        hnbuf_init(&f->out, &f->vm->meter);
        put_code(f, f->codes[i]);
        hn_buf code = f->out;
        f->out = whole;
        put(f, (uint32_t)code.len);
        hnbuf_put(&f->out, code.data, code.len);
        hnbuf_free(&code);
    }
}

static void put_all(freezer *f) {
    f->out.len = 0;
    for (uint32_t i = 0; i < f->nmodules; i++) put(f, f->modules[i]);
    put_strings(f);
    put_codes(f);
}

/* ---- files ---- */

typedef struct file {
    const char *path;
    char module[256]; /* its dotted name */
    char *text;
    size_t len;
} file;

static bool is_core(const file *f) {
    return strncmp(f->module, "_hn.", 4) == 0;
}

/* What a program gives by name to a function of the core with ** is its own: no parameter may catch it. */
static void check_keywords(const hn_source *source, const char *path) {
    for (uint32_t i = 0; i < source->ncodes; i++) {
        const hn_code *c = HN_AS(hn_code, source->codes->v[i]);
        if (!(c->h.flags & HN_CODE_VARKW) || c->npos == c->nposonly) continue;
        fprintf(stderr,
                "freeze_core: %s:%u: positional parameters of a function with ** must stand before a /\n",
                path, c->firstlineno);
        exit(1);
    }
}

/* ---- functions that stand for builtin functions of CPython's ---- */

static const struct {
    const char *module, *function, *shown; /* "module.name(signature)" */
} builtins[] = {
#define HN_BUILTIN(module, function, shown) {module, function, shown},
#include "code/builtins.def"
#undef HN_BUILTIN
};

/* It is called so, and has the rest in front of its documentation. */
static void mark_builtin(freezer *f, hn_code *c, const char *shown) {
    char doc[4096];
    hn_value name;
    size_t n = strcspn(shown, "("), from = n;
    while (from && shown[from - 1] != '.') from--;
    check(hnstr_intern_utf8(f->vm, shown + from, n - from, &name), shown);
    const hn_str *own = hnv_is(c->doc, HN_KIND_STR) ? HN_STR(c->doc) : NULL;
    if (own && !(own->h.flags & HN_STR_ASCII)) fail("the documentation of a builtin is not ASCII", shown);
    int size = snprintf(doc, sizeof doc, "%s\n--\n\n%.*s", shown, own ? (int)own->len : 0,
                        own ? (const char *)own->data : "");
    if (size < 0 || (size_t)size >= sizeof doc) fail("too long", shown);
    check(hnstr_from_utf8(f->vm, doc, (size_t)size, &c->doc), shown);
    c->name = c->qualname = name;
    c->h.flags |= HN_CODE_BUILTIN;
}

static void mark_builtins(freezer *f, const hn_source *source, const char *module) {
    for (size_t b = 0; b < sizeof builtins / sizeof *builtins; b++) {
        if (strcmp(module, builtins[b].module) != 0) continue;
        hn_code *found = NULL;
        for (uint32_t i = 0; i < source->ncodes; i++) {
            hn_code *c = HN_AS(hn_code, source->codes->v[i]);
            if (hnstr_equal_z(c->qualname, builtins[b].function)) found = c;
        }
        if (!found) fail("code/builtins.def names a function that is not there", builtins[b].function);
        mark_builtin(f, found, builtins[b].shown);
    }
}

/* How many statements of a file's own level import from the core: what the linter has left of them. */
static uint32_t count_heads(const file *from) {
    uint32_t n = 0;
    for (const char *line = from->text; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        n += strncmp(line, "from _hn ", strlen("from _hn ")) == 0;
    }
    return n;
}

/* No other instruction imports from it. */
static void check_imports(const hn_source *source, const file *from) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < source->ncodes; i++) {
        const hn_code *c = HN_AS(hn_code, source->codes->v[i]);
        for (const hn_instr *k = c->instrs; k < c->instrs + c->ninstrs; k++) {
            const hn_str *name = k->op == HN_OP_IMPORT ? HN_STR(c->names[k->b]) : NULL;
            n += name && name->len >= 3 && memcmp(name->data, "_hn", 3) == 0;
        }
    }
    if (n != count_heads(from)) fail("what comes from _hn must stand at the head of the file", from->path);
}

static void add_file(freezer *f, const file *from) {
    hn_value source;
    hn_code *code;
    hn_syntax_error err;
    check(hnstr_from_utf8(f->vm, from->text, from->len, &source), from->path);
    hn_status st =
        hncompile(f->vm, source, f->vm->empty_str, HN_PARSE_EXEC, HN_COMPILE_FROZEN, &code, NULL, &err);
    if (st == HN_RAISED) fail(err.message, from->path);
    check(st, from->path);
    check_imports(code->source, from);
    if (is_core(from)) check_keywords(code->source, from->path);
    mark_builtins(f, code->source, from->module);
    if (f->ncodes + code->source->ncodes > MOST_CODES || f->nmodules == MOST_MODULES)
        fail("too many functions", from->path);
    f->modules[f->nmodules++] = f->ncodes + code->index;
    for (uint32_t i = 0; i < code->source->ncodes; i++)
        f->codes[f->ncodes++] = HN_AS(hn_code, code->source->codes->v[i]);
}

static void write_file(const freezer *f, const char *path) {
    FILE *to = fopen(path, "wb");
    uint32_t counts[] = {f->nstrings, f->ncodes, f->nmodules};
    if (!to || fwrite(counts, sizeof counts, 1, to) != 1 || fwrite(f->out.data, f->out.len, 1, to) != 1 ||
        fclose(to))
        fail("cannot be written", path);
}

/* Writes the table of the files that were added. */
static void freeze(freezer *f, const char *path) {
    f->nstrings = 0;
    f->counting = true;
    put_all(f);
    f->counting = false;
    qsort(f->strings, f->nstrings, sizeof *f->strings, by_use);
    for (uint32_t i = 0; i < f->nstrings; i++) f->strings[i].number = i;
    put_all(f);
    if (f->out.failed) fail("out of memory", path);
    write_file(f, path);
    f->ncodes = f->nmodules = 0;
}

/* ---- names ---- */

static hn_dict *new_dict(hn_vm *vm) {
    hn_dict *d = hndict_new(vm, 0);
    if (!d) fail("out of memory", "a dict");
    return d;
}

/* The names of the core that C looks for: its twins, and what stands below. */
static void take_name(hn_vm *vm, hn_dict *taken, const char *name) {
    char lower[64];
    size_t n = strlen(name);
    bool twin = name[0] >= 'A' && name[0] <= 'Z' && !strpbrk(name, "abcdefghijklmnopqrstuvwxyz");
    hn_value key;
    if (n >= sizeof lower) fail("too long", name);
    for (size_t i = 0; i < n; i++)
        lower[i] = (char)(twin && name[i] >= 'A' && name[i] <= 'Z' ? name[i] + 32 : name[i]);
    check(hnstr_intern_utf8(vm, lower, n, &key), name);
    check(hndict_set_str(vm, taken, key, HN_TRUE), name);
}

static hn_dict *names_in_c(hn_vm *vm) {
    static const char *const names[] = {
#define HN_SLOW(name, n) #name,
#include "code/slow.def"
#include "lib/twins.def"
#undef HN_SLOW
        "HostFuture", "HostObject", "stdout"};
    static const hn_module_def *const modules[] = {
#define HN_LIB_TYPE(name)
#define HN_LIB_BUILTINS(name)
#define HN_LIB_PRIMITIVES(name)
#define HN_LIB_MODULE(name) &hnlib_module_##name,
#include "lib/lib.def"
    };
    hn_dict *taken = new_dict(vm);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) take_name(vm, taken, names[i]);
    for (size_t i = 0; i < sizeof modules / sizeof *modules; i++)
        for (const hn_twin_def *t = modules[i]->twins; t && t->name; t++) take_name(vm, taken, t->name);
    return taken;
}

static uint32_t print_all(hn_list *found, const char *before, const char *between) {
    uint32_t n = found->len;
    for (uint32_t i = 0; i < n; i++) {
        const hn_str *s = HN_STR(found->items->v[i]);
        fprintf(stderr, "%s%s%.*s\n", before, between, (int)s->len, (const char *)s->data);
    }
    found->len = 0;
    return n;
}

/* Ends the program where the linter finds something. */
static void lint(hn_vm *vm, file *files, uint32_t n) {
    hn_frozen_names known = {vm->builtins, vm->internals, new_dict(vm), new_dict(vm), names_in_c(vm)};
    hn_list *found = hnlist_new(vm, 0);
    uint32_t total = 0;
    hn_syntax_error err;
    if (!found) fail("out of memory", "a list");
    for (uint32_t i = 0; i < n; i++)
        if (hnlint_frozen_note(vm, &known, files[i].module, files[i].text, files[i].len, &err) != HN_OK)
            fail(err.message, files[i].path);
    for (uint32_t i = 0; i < n; i++) {
        check(hnlint_frozen(vm, &known, files[i].module, files[i].text, files[i].len, found), files[i].path);
        total += print_all(found, files[i].path, ":");
    }
    check(hnlint_frozen_unused(vm, &known, found), "the core");
    total += print_all(found, "", "");
    if (total) fail("names are not right", "frozen Python");
}

/* What a path begins with: the root, or where what is generated lies. */
static const char *root_of(const char *path, const char *root, const char *output) {
    if (strncmp(path, root, strlen(root)) == 0) return root;
    if (strncmp(path, output, strlen(output)) != 0) fail("is not below the root", path);
    return output;
}

static void read_file(file *to, const char *root, const char *path) {
    FILE *in = fopen(path, "rb");
    to->path = path;
    to->text = malloc(MOST_BYTES);
    to->len = in && to->text ? fread(to->text, 1, MOST_BYTES, in) : 0;
    if (!to->len || to->len == MOST_BYTES) fail("cannot be read", path);
    to->text[to->len] = 0;
    fclose(in);
    size_t n = strlen(root);
    if (strlen(path) >= sizeof to->module) fail("has a long name", path);
    strcpy(to->module, path + n + 1);
    *strrchr(to->module, '.') = 0;
    for (char *p = to->module; *p; p++)
        if (*p == '/') *p = '.';
    char *package = strstr(to->module, ".__init__");
    if (package) *package = 0;
}

static const char *output_of(const file *f, const char *root, const char *output) {
    static char path[4096];
    const char *below = f->path + strlen(root);
    snprintf(path, sizeof path, "%s%.*s.core", output, (int)(strlen(below) - strlen(".py")), below);
    return path;
}

static void start(hn_vm *vm) {
    check(hnvm_init(vm), "a VM");
    vm->meter.bytes_limit = SIZE_MAX;
    check(hnlib_init(vm), "a VM");
    check(hnhost_add_services(vm), "a VM");
}

int main(int argc, char **argv) {
    static file files[MOST_FILES];
    freezer *f = calloc(1, sizeof *f);
    uint32_t n = (uint32_t)argc - 3;
    f->vm = calloc(1, sizeof *f->vm);
    if (argc < 4 || n > MOST_FILES) fail("ROOT OUTPUT SOURCE.py ...", "usage");
    start(f->vm);
    hnbuf_init(&f->out, &f->vm->meter);
    for (uint32_t i = 0; i < n; i++)
        read_file(&files[i], root_of(argv[3 + i], argv[1], argv[2]), argv[3 + i]);
    lint(f->vm, files, n);
    if (strcmp(argv[2], "-") == 0) return 0;
    for (uint32_t i = 0; i < n; i++)
        if (is_core(&files[i])) add_file(f, &files[i]);
    char core[4096];
    snprintf(core, sizeof core, "%s/core", argv[2]);
    freeze(f, core);
    for (uint32_t i = 0; i < n; i++) {
        if (is_core(&files[i])) continue;
        add_file(f, &files[i]);
        freeze(f, output_of(&files[i], root_of(files[i].path, argv[1], argv[2]), argv[2]));
    }
    return 0;
}
