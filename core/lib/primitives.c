/* Primitives: operations that frozen Python can perform and programs cannot (look-up, generators, code,
 * modules, frames, output). Frozen files import them from _hn; programs never see them. Programs can still
 * reach frozen code with forged arguments, and so can snapshots: each row declares the kinds of its arguments
 * (object/takes.h), and a function checks the rest. */
#include "front/compile.h"
#include "lib/builtins.h"
#include "code/frozen.h"
#include "host/future.h"
#include "lib/lib.h"
#include "lib/types/str_codec.h"
#include "object/bytes.h"
#include "object/dict.h"
#include "object/exc.h"
#include "object/heap.h"
#include "object/int.h"
#include "object/intern.h"
#include "object/iter.h"
#include "object/list.h"
#include "object/ops.h"
#include "object/seq.h"
#include "object/shape.h"
#include "object/suggest.h"
#include "object/text.h"
#include "vm/attr.h"
#include "vm/call.h"
#include "vm/cold.h"
#include "vm/generator.h"
#include "vm/native.h"
#include "vm/start.h"
#include "vm/unwind.h"

#define GEN(v) HN_AS(hn_generator, v)

/* ---- look-up ---- */

/* Whether all items are ints of one word or strs. */
static bool is_simple_key(const hn_tuple *t) {
    for (uint32_t i = 0; i < t->len; i++)
        if (!hnv_is_int(t->items[i]) && !hnv_is(t->items[i], HN_KIND_STR)) return false;
    return true;
}

/* _hash_calls(tuple): whether its hash needs Python code; TypeError where it has none. */
HN_NATIVE(hash_calls) {
    int64_t hash;
    *out = HN_FALSE;
    HN_TRY(hnmeter_charge(&vm->meter, HN_TUPLE(args[0])->len >> 6));
    if (is_simple_key(HN_TUPLE(args[0]))) return HN_OK;
    hn_status st = hnops_hash(vm, args[0], &hash);
    *out = hnv_bool(st == HN_SLOW);
    return st == HN_SLOW ? HN_OK : st;
}

/* _special(object, name): the bound special method of the object's type, or None. */
HN_NATIVE(primitives_special) {
    hn_value name;
    hn_attr a;
    HN_TRY(hnstr_intern(vm, args[1], &name));
    hn_type *t = hntype_of(vm, args[0]);
    hn_value found = hntype_lookup(vm, t, name);
    *out = HN_NONE;
    if (found == HN_UNBOUND || found == HN_NONE) return HN_OK;
    HN_TRY(hnattr_bind(vm, found, args[0], t, &a));
    if (a.kind == HN_ATTR_CALL) return hncall_tail(vm, a.value, a.n, a.args);
    return hnattr_value(vm, args[0], &a, out);
}

/* _refuse_keyword(what, names, name): TypeError as of a function in C that does not take the keyword. */
HN_NATIVE(refuse_keyword) {
    const hn_tuple *names = HN_TUPLE(args[1]);
    char what[48];
    const hn_str *text = HN_STR(args[0]);
    uint32_t len = text->len < sizeof what ? text->len : (uint32_t)sizeof what - 1;
    for (uint32_t i = 0; i < len; i++) what[i] = (char)hnstr_at(text, i);
    what[len] = 0;
    return hnsuggest_refuse_names(vm, what, names->items, names->len, args[2]);
}

/* _lookup(class, name, default): what stands in the classes of the MRO, unbound. */
HN_NATIVE(primitives_lookup) {
    hn_value name;
    HN_TRY(hnstr_intern(vm, args[1], &name));
    hn_value found = hntype_lookup(vm, HN_TYPE(args[0]), name);
    *out = found == HN_UNBOUND ? args[2] : found;
    return HN_OK;
}

HN_NATIVE(primitives_index) {
    *out = hnv_payload(args[0]);
    if (hnv_is_bool(*out)) *out = hnv_from_int(*out == HN_TRUE);
    return hnint_is(*out) ? HN_OK : hncall_slow(vm, HN_SLOW_INDEX_OF, 1, args);
}

/* _type(name): a builtin type by its name. */
HN_NATIVE(type) {
    for (int i = 0; i < HN_T_COUNT; i++)
        if (hnstr_equal(HN_STR(vm->types[i]->name), HN_STR(args[0])))
            return *out = hnv_from_ref(vm->types[i]), HN_OK;
    *out = HN_NONE;
    return HN_OK;
}

HN_NATIVE(primitives_type_of) {
    return *out = hnv_from_ref(hntype_of(vm, args[0])), HN_OK;
}
HN_NATIVE(primitives_payload) {
    return *out = hnv_payload(args[0]), HN_OK;
}
HN_NATIVE(is_type) {
    return *out = hnv_bool(hnv_is(args[0], HN_KIND_TYPE)), HN_OK;
}

/* _is_function(function): a Python function, as opposed to a native one and what stands for one. */
HN_NATIVE(is_function) {
    return *out = hnv_bool(hnv_is_method(args[0])), HN_OK;
}
HN_NATIVE(is_native) {
    return *out = hnv_bool(hnv_is(args[0], HN_KIND_NATIVE)), HN_OK;
}

/* ---- generators ---- */

/* _gen_as(generator, type): the generator as an object of a lazy builtin's type, or of a sealed one derived
 * from `lazy`; an instance around it where a program has derived from that. */
HN_NATIVE(gen_as) {
    if (HN_TYPE(args[1])->base_kind != HN_KIND_GENERATOR) return hnnative_refuse(vm, args[1]);
    if (!(HN_TYPE(args[1])->h.flags & (HN_TYPE_BUILTIN | HN_TYPE_SEALED)))
        return hninst_new(vm, HN_TYPE(args[1]), args[0], out);
    GEN(args[0])->cls = HN_TYPE(args[1]);
    *out = args[0];
    return HN_OK;
}
/* The register of a generator's n-th parameter; NULL for what is none, or has been captured: instructions
 * rely on the cell in it. */
static hn_value *parameter(hn_value g, hn_value n) {
    if (!hnv_is(g, HN_KIND_GENERATOR)) return NULL;
    const hn_code *code = GEN(g)->fn->code;
    if ((uint64_t)hnv_int(n) >= (uint64_t)code->npos + code->nkwonly) return NULL;
    hn_value *at = &GEN(g)->regs[hnv_int(n)];
    return hnv_is(*at, HN_KIND_CELL) ? NULL : at;
}
/* _gen_local(generator, n): what its n-th parameter stands at. */
HN_NATIVE(gen_local) {
    const hn_value *at = parameter(hnv_payload(args[0]), args[1]);
    if (!at) return hnexc_bad_argument(vm);
    *out = *at;
    if (*out == HN_UNBOUND) *out = HN_NONE;
    return HN_OK;
}
/* _gen_put(generator, n, value): sets it. */
HN_NATIVE(gen_put) {
    hn_value *at = parameter(args[0], args[1]);
    if (!at) return hnexc_bad_argument(vm);
    *at = args[2];
    *out = HN_NONE;
    return HN_OK;
}
HN_NATIVE(gen_delegate) {
    hn_value v = hngen_delegate(GEN(args[0]));
    *out = v == HN_UNBOUND ? HN_NONE : v;
    return HN_OK;
}
HN_NATIVE(gen_resume) {
    return hncall_resume(vm, GEN(args[0]), args[1]);
}
HN_NATIVE(gen_throw) {
    return hncall_throw(vm, GEN(args[0]), args[1]);
}
HN_NATIVE(gen_handled) {
    return *out = GEN(args[0])->handled, HN_OK;
}
HN_NATIVE(gen_flags) {
    return *out = hnv_from_int(GEN(args[0])->h.flags), HN_OK;
}
static bool has_frame(const hn_vm *vm, const hn_generator *g) {
    uint32_t i = vm->nframes;
    while (i && vm->frames[i - 1].gen != g) i--;
    return i;
}
/* _gen_set(generator, flags, on): only together are they what hngen_resume relies on. */
HN_NATIVE(gen_set) {
    uint16_t bits = (uint16_t)hnv_int(args[1]);
    uint16_t *f = &GEN(args[0])->h.flags;
    bool on = args[2] == HN_TRUE, running = bits == HN_GEN_RUNNING,
         over = bits == (HN_GEN_STARTED | HN_GEN_DONE) && on;
    if (!running && !over && hnv_int(args[1]) & ~(HN_GEN_CLOSED | HN_GEN_BUSY)) return hnexc_bad_argument(vm);
    HN_TRY(hnmeter_charge(&vm->meter, running ? vm->nframes >> 6 : 0));
    if (running && has_frame(vm, GEN(args[0]))) return hnexc_bad_argument(vm);
    *f = (uint16_t)(on ? *f | bits : *f & ~bits);
    *out = HN_NONE;
    return HN_OK;
}
/* _gen_finish(generator, value): what it delegates to has returned value; it goes on behind its `yield
 * from`. */
HN_NATIVE(gen_finish) {
    hn_generator *g = GEN(args[0]);
    if (hngen_delegate(g) == HN_UNBOUND) return hnexc_bad_argument(vm);
    const hn_instr *send = g->fn->code->instrs + g->pc - 2;
    *(hn_value *)(void *)((char *)g->regs + send->a) = args[1];
    g->pc = (uint32_t)((int32_t)g->pc - 1 + (int16_t)send->c);
    return hncall_resume(vm, g, HN_NONE);
}
HN_NATIVE(is_generator) {
    return *out = hnv_bool(hnv_is(args[0], HN_KIND_GENERATOR)), HN_OK;
}
/* _is_iterator(x): a builtin iterator or generator, which is its own iter(). */
HN_NATIVE(is_iterator) {
    hn_value it;
    bool own = hnv_is(args[0], HN_KIND_ITER) || hnv_is(args[0], HN_KIND_GENERATOR);
    return *out = hnv_bool(own && hniter_new(vm, args[0], &it) == HN_OK), HN_OK;
}

/* _iter_parts(it): kind, what it goes over (None at the end), position, items left and step of a builtin
 * iterator. */
HN_NATIVE(iter_parts) {
    if (!hnv_is(args[0], HN_KIND_ITER)) return hnexc_bad_argument(vm);
    const hn_iter *it = HN_AS(hn_iter, args[0]);
    hn_value parts[5] = {hnv_from_int(it->h.flags), it->over == HN_UNBOUND ? HN_NONE : it->over};
    bool inner = HN_IN(it->h.flags, ITERS_NESTED); /* the length is that of what they step */
    HN_TRY(hnint_from_i64(vm, it->pos, &parts[2]));
    HN_TRY(hnint_from_i64(vm, inner ? 0 : hniter_left(it), &parts[3]));
    HN_TRY(hnint_from_i64(vm, it->step, &parts[4]));
    return hntuple_from(vm, parts, 5, out);
}
/* _iter_copy(it): another one at the same place. */
HN_NATIVE(iter_copy) {
    if (!hnv_is(args[0], HN_KIND_ITER)) return hnexc_bad_argument(vm);
    const hn_iter *it = HN_AS(hn_iter, args[0]);
    hn_iter *copy = hnheap_new(vm, HN_KIND_ITER, sizeof *copy);
    if (!copy) return HN_NOMEM;
    hn_object h = copy->h;
    *copy = *it;
    copy->h = h;
    copy->h.flags = it->h.flags;
    return *out = hnv_from_ref(copy), HN_OK;
}
/* _iter_strict(it, yes): a zip says where what it goes over ends at different places. */
HN_NATIVE(iter_strict) {
    if (!hnv_is(args[0], HN_KIND_ITER) || hnv_ref(args[0])->flags != HN_ITER_ZIP)
        return hnexc_bad_argument(vm);
    HN_AS(hn_iter, args[0])->step = args[1] == HN_TRUE;
    return *out = HN_NONE, HN_OK;
}

/* ---- code ---- */

/* _compile(text, filename, mode number, flags): a code object, or (code object, list of warnings). With
 * 0x4000 in flags, None for a text that ends too early. */
HN_NATIVE(primitives_compile) {
    hn_syntax_error err;
    hn_code *code;
    hn_value warnings;
    if (hnv_int(args[2]) >= HN_PARSE_COUNT || (hnv_int(args[3]) & HN_COMPILE_FROZEN))
        return hnexc_bad_argument(vm);
    hn_status st = hncompile(vm, args[0], args[1], (hn_parse_mode)hnv_int(args[2]),
                             (uint32_t)hnv_int(args[3]), &code, &warnings, &err);
    if (st == HN_RAISED && err.at_end && (hnv_int(args[3]) & 0x4000)) return *out = HN_NONE, HN_OK;
    bool tree = hnv_int(args[3]) & HN_COMPILE_TREE;
    if (st == HN_RAISED) return hnvm_raise_syntax(vm, &err, args[1], tree ? vm->empty_str : args[0]);
    HN_TRY(st);
    *out = hnv_from_ref(code);
    return warnings == HN_NONE ? HN_OK : hntuple_pair(vm, *out, warnings, out);
}

static hn_status refuse_frozen(hn_vm *vm) {
    return hnexc_raise(vm, HN_T_TYPEERROR, "the code of frozen functions cannot be used");
}

/* _code_renamed(code, filename, name, qualified name, first line): the same code under these names, of a
 * source of its own. */
HN_NATIVE(code_renamed) {
    const hn_code *code = HN_AS(hn_code, args[0]);
    const hn_source *from = code->source;
    hn_syntax_error err;
    hn_code *module;
    if (code->h.flags & HN_CODE_HIDDEN) return refuse_frozen(vm);
    hn_source *src = hnheap_new(vm, HN_KIND_SOURCE, sizeof *src);
    if (!src) return HN_NOMEM;
    src->text = from->text;
    src->mode = from->mode;
    src->options = from->options | HN_COMPILE_RENAMED;
    src->renamed = code->index;
    src->name = args[1];
    src->code_name = args[2];
    src->code_qualname = args[3];
    src->first_line = (uint32_t)hnv_int(args[4]);
    hn_status st = hncompile_source(vm, src, &module, &err);
    if (st == HN_OK) *out = src->codes->v[code->index];
    return st == HN_RAISED ? hnexc_bad_argument(vm) : st;
}

/* _bytecode(code): what the code of a program is made of besides what its attributes show: (instructions,
 * handlers, table of positions, names of registers, names of attributes, code within). The first three are
 * bytes. */
HN_NATIVE(bytecode) {
    const hn_code *c = HN_AS(hn_code, args[0]);
    hn_value v[6];
    if (!c->source || c->source->h.flags & HN_SOURCE_FROZEN) return refuse_frozen(vm);
    HN_TRY(hnbytes_new(vm, c->instrs, c->ninstrs * sizeof *c->instrs, &v[0]));
    HN_TRY(hnbytes_new(vm, c->handlers, c->nhandlers * sizeof *c->handlers, &v[1]));
    HN_TRY(hnbytes_new(vm, c->lines, c->nlines, &v[2]));
    HN_TRY(hntuple_from(vm, c->varnames, c->nlocals, &v[3]));
    hn_tuple *attributes = hntuple_alloc(vm, c->nics);
    if (!attributes) return HN_NOMEM;
    for (uint32_t i = 0; i < c->nics; i++) {
        HN_PACE(vm, i);
        attributes->items[i] = c->ics[i].name;
    }
    v[4] = hnv_from_ref(attributes);
    HN_TRY(hntuple_from(vm, c->children, c->nchildren, &v[5]));
    return hntuple_from(vm, v, 6, out);
}
/* _opcode(n): name and format of an opcode (code/opcodes.def); None behind the last. */
HN_NATIVE(opcode) {
    hn_value name, format;
    *out = HN_NONE;
    if (hnv_int(args[0]) >= HN_OP_COUNT) return HN_OK;
    const hn_op_info *info = &hnop_info[hnv_int(args[0])];
    HN_TRY(hnstr_from_z(vm, info->name, &name));
    HN_TRY(hnstr_from_z(vm, info->format, &format));
    return hntuple_pair(vm, name, format, out);
}

/* _words(text): (line, start, end) of its first names that are no keywords, ten at most. */
HN_NATIVE(primitives_words) {
    hn_word words[10];
    unsigned count = 0;
    hn_buf b;
    hnbuf_init(&b, &vm->meter);
    hnstr_to_utf8(HN_STR(args[0]), &b);
    hn_status st =
        b.failed ? HN_NOMEM : hnparse_words(&vm->meter, (const char *)b.data, b.len, words, 10, &count);
    hnbuf_free(&b);
    HN_TRY(st);
    hn_value found[10];
    for (unsigned i = 0; i < count; i++) {
        hn_value place[] = {hnv_from_int(words[i].lineno), hnv_from_int(words[i].start),
                            hnv_from_int(words[i].end)};
        HN_TRY(hntuple_from(vm, place, 3, &found[i]));
    }
    return hntuple_from(vm, found, count, out);
}

/* _run(code, globals, namespace): what the code returns. */
HN_NATIVE(primitives_run) {
    hn_function *fn;
    hn_code *code = HN_AS(hn_code, args[0]);
    if (code->nfree) return hnexc_bad_argument(vm);
    HN_TRY(hnfunction_new(vm, code, HN_DICT(args[1]), &fn));
    return hncall_tail(vm, hnv_from_ref(fn), code->h.flags & HN_CODE_NAMES ? 1 : 0, args + 2);
}
/* Frozen code is for frozen namespaces only. */
HN_NATIVE(code_nfree) {
    if (HN_AS(hn_code, args[0])->h.flags & HN_CODE_HIDDEN) return refuse_frozen(vm);
    *out = hnv_from_int(HN_AS(hn_code, args[0])->nfree);
    return HN_OK;
}
HN_NATIVE(is_code) {
    return *out = hnv_bool(hnv_is(args[0], HN_KIND_CODE)), HN_OK;
}

/* ---- modules ---- */

/* _frozen(name): the code of a shipped Python module, None if there is none, False if it lies in hognose.lib,
 * which the host does not have. */
HN_NATIVE(frozen) {
    const hn_frozen_module *m = hnfrozen_find(args[0]);
    *out = m ? HN_FALSE : HN_NONE;
    if (!m || !hnfrozen_is_here(vm, m)) return HN_OK;
    hn_source *source;
    hn_code *code;
    HN_TRY(hnfrozen_open(vm, m, &source));
    HN_TRY(hncore_module(vm, source, 0, &code));
    *out = hnv_from_ref(code);
    return HN_OK;
}
/* _frozen_package(name): whether it has submodules. */
HN_NATIVE(frozen_package) {
    char name[128];
    hnstr_cut(args[0], name, sizeof name - 1);
    strcat(name, ".");
    *out = HN_FALSE;
    for (uint32_t i = 0; i < hn_frozen_count; i++)
        if (strncmp(hn_frozen_modules[i].name, name, strlen(name)) == 0) *out = HN_TRUE;
    return HN_OK;
}
/* _c_module(name): a new module written in C, or None. */
HN_NATIVE(c_module) {
    const hn_module_def *def = hnlib_find_module(args[0]);
    *out = HN_NONE;
    return def ? hnlib_make_module(vm, def, out) : HN_OK;
}
/* _ships(name): whether there is a module of that name, in C or frozen. */
HN_NATIVE(ships) {
    const hn_frozen_module *m = hnfrozen_find(args[0]);
    return *out = hnv_bool(hnlib_find_module(args[0]) || (m && hnfrozen_is_here(vm, m))), HN_OK;
}
/* _codec_name(encoding): what the registry of codecs calls one that str.encode() has; LookupError. */
HN_NATIVE(codec_name) {
    hn_codec codec;
    hn_status st = hncodec_find(vm, args[0], "encode", &codec);
    if (st == HN_SLOW) return hncodec_unknown(vm, args[0]);
    HN_TRY(st);
    return hnstr_from_z(vm, hncodec_name(codec), out);
}
/* _new_module(name, dict) */
HN_NATIVE(new_module) {
    return hnmodule_new(vm, args[0], HN_DICT(args[1]), out);
}
HN_NATIVE(primitives_modules) {
    return *out = hnv_from_ref(vm->modules), HN_OK;
}
HN_NATIVE(primitives_builtins) {
    return *out = hnv_from_ref(vm->builtins), HN_OK;
}
HN_NATIVE(is_module) {
    return *out = hnv_bool(hnv_is(args[0], HN_KIND_MODULE)), HN_OK;
}

/* ---- frames and output ---- */

HN_NATIVE(write) {
    hn_buf b;
    hnbuf_init(&b, &vm->meter);
    hnstr_to_utf8(HN_STR(args[1]), &b);
    hn_status st =
        b.failed ? HN_NOMEM : hnstate_write(vm, hnv_int(args[0]) == 2 ? 2 : 1, (const char *)b.data, b.len);
    hnbuf_free(&b);
    *out = HN_NONE;
    return st;
}

/* _handled(): the exception being handled by the program, or None; by a library module, too, if it says that
 * it shows what it handles to the functions of a program that it calls there: those that are Python in
 * CPython as well. */
HN_NATIVE(handled) {
    static const char SHOWN[] = "_handled_shown";
    hn_value name;
    HN_TRY(hnmeter_charge(&vm->meter, vm->nframes >> 10));
    HN_TRY(hnstr_intern_utf8(vm, SHOWN, sizeof SHOWN - 1, &name));
    *out = HN_NONE;
    for (uint32_t i = vm->nframes; i-- > 0;) {
        const hn_frame *f = &vm->frames[i];
        if (f->handled == HN_NONE) continue;
        bool hidden = f->code->h.flags & HN_CODE_HIDDEN;
        if (hidden && hndict_get_str(vm, f->fn->globals, name) == HN_UNBOUND) continue;
        *out = f->handled;
        return HN_OK;
    }
    return HN_OK;
}

/* (globals, locals, code, line, index of the instruction, how many of the program's frames are below or
 * -1). */
static hn_status describe_frame(hn_vm *vm, hn_frame *f, int64_t below, hn_value *out) {
    hn_position p;
    uint32_t pc = f->pc > f->code->instrs ? (uint32_t)(hnframe_instr(f) - f->code->instrs) : 0;
    hncode_position(&vm->meter, f->code, pc, &p);
    if (f->gen && !(f->gen->h.flags & HN_GEN_STARTED)) p.line = f->code->firstlineno;
    hn_value v[6] = {hnv_from_ref(f->fn->globals), HN_NONE,          hnv_from_ref(f->code),
                     hnv_from_int(p.line),         hnv_from_int(pc), hnv_from_int(below)};
    if (f->code->h.flags & HN_CODE_HIDDEN) { /* as __globals__ of frozen functions: nothing of theirs shows */
        hn_dict *empty = hndict_new(vm, 0);
        if (!empty) return HN_NOMEM;
        v[0] = v[1] = hnv_from_ref(empty);
    } else {
        HN_TRY(hnframe_locals(vm, f, &v[1]));
    }
    return hntuple_from(vm, v, 6, out);
}

/* _caller(depth): describes a frame of the program, counted from the top; or None. */
HN_NATIVE(caller) {
    int64_t depth = hnv_int(args[0]), below = 0;
    hn_frame *found = NULL;
    *out = HN_NONE;
    HN_TRY(hnmeter_charge(&vm->meter, vm->nframes >> 10));
    for (uint32_t i = vm->nframes; i-- > 0;) {
        hn_frame *f = &vm->frames[i];
        if (f->code->h.flags & HN_CODE_HIDDEN) continue;
        if (found)
            below++;
        else if (depth-- == 0)
            found = f;
    }
    return found ? describe_frame(vm, found, below, out) : HN_OK;
}
/* _asked_by_module(): whether the program's innermost frame is of a module that was imported, and no frame
 * from there to __main__ is inside a try. */
HN_NATIVE(asked_by_module) {
    *out = HN_FALSE;
    HN_TRY(hnmeter_charge(&vm->meter, vm->nframes >> 10));
    for (uint32_t i = vm->nframes; i-- > 0;) {
        const hn_frame *f = &vm->frames[i];
        if (f->code->h.flags & HN_CODE_HIDDEN) continue;
        hn_value name = hndict_get_str(vm, f->fn->globals, HN_NAME(vm, __name__));
        if (hnv_is(name, HN_KIND_STR) && hnstr_equal_z(name, "__main__")) return HN_OK;
        HN_TRY(hnmeter_charge(&vm->meter, 1 + (f->code->nhandlers >> 4)));
        *out = hnv_bool(!hnunwind_expects(f));
        if (*out == HN_FALSE) return HN_OK;
    }
    return HN_OK;
}
/* The frame of the program that has n others below it; or NULL. */
static hn_frame *find_frame(hn_vm *vm, int64_t n) {
    for (uint32_t i = 0; n >= 0 && i < vm->nframes; i++)
        if (!(vm->frames[i].code->h.flags & HN_CODE_HIDDEN) && n-- == 0) return &vm->frames[i];
    return NULL;
}
/* _frame_at(n): describes the frame of the program that has n others below it; or None. */
HN_NATIVE(primitives_frame_at) {
    HN_TRY(hnmeter_charge(&vm->meter, vm->nframes >> 10));
    hn_frame *f = find_frame(vm, hnv_int(args[0]));
    *out = HN_NONE;
    return f ? describe_frame(vm, f, hnv_int(args[0]), out) : HN_OK;
}
/* Where the value of a variable is: its register, or its cell. NULL: there is no such variable. */
static hn_value *find_variable(const hn_code *c, hn_value *regs, hn_value name) {
    hn_value *found = NULL;
    for (uint32_t i = 0; i < c->nlocals; i++) {
        bool cell = c->cellvars && c->cellvars[i];
        if (!hnv_is(c->varnames[i], HN_KIND_STR) || !hnstr_equal(HN_STR(c->varnames[i]), HN_STR(name)) ||
            (cell && !hnv_is(regs[i], HN_KIND_CELL)))
            continue;
        hn_value *at = cell ? &HN_AS(hn_cell, regs[i])->value : &regs[i];
        if (!found || *at != HN_UNBOUND) found = at;
    }
    return found;
}
/* _frame_put(n, generator, code, name, value): sets a variable of the frame of the program that has n others
 * below it, or of a generator. False: it has no such variable, or is no longer there. */
HN_NATIVE(frame_put) {
    hn_generator *g = args[1] == HN_NONE ? NULL : GEN(args[1]);
    hn_frame *f = g ? NULL : find_frame(vm, hnv_int(args[0]));
    hn_code *c = HN_AS(hn_code, args[2]);
    bool is = g ? g->fn->code == c && !(g->h.flags & HN_GEN_DONE) : f && f->code == c;
    *out = HN_FALSE;
    if (!is || c->h.flags & (HN_CODE_HIDDEN | HN_CODE_NAMES | HN_CODE_MODULE)) return HN_OK;
    if (!HN_STR(args[3])->len || hnstr_at(HN_STR(args[3]), 0) == '.') return HN_OK;
    HN_TRY(hnmeter_charge(&vm->meter, (c->nlocals >> 4) + (vm->nframes >> 10)));
    hn_value *at = find_variable(c, g ? g->regs : f->regs, args[3]);
    if (at) *at = args[4];
    *out = hnv_bool(at);
    return HN_OK;
}
/* _gen_frame(generator): describes its frame, which may be running. */
HN_NATIVE(gen_frame) {
    hn_generator *g = GEN(args[0]);
    int64_t below = 0;
    HN_TRY(hnmeter_charge(&vm->meter, vm->nframes >> 10));
    for (uint32_t i = 0; i < vm->nframes; i++) {
        hn_frame *f = &vm->frames[i];
        if (f->gen == g) return describe_frame(vm, f, f->code->h.flags & HN_CODE_HIDDEN ? -1 : below, out);
        below += !(f->code->h.flags & HN_CODE_HIDDEN);
    }
    hn_frame idle = {
        .pc = g->fn->code->instrs + g->pc, .regs = g->regs, .code = g->fn->code, .fn = g->fn, .gen = g};
    return describe_frame(vm, &idle, -1, out);
}
/* _tb_code(traceback): (code, globals). */
HN_NATIVE(tb_code) {
    const hn_traceback *tb = HN_AS(hn_traceback, args[0]);
    return hntuple_pair(vm, hnv_from_ref(tb->code), hnv_from_ref(tb->globals), out);
}
/* _tb_keep(traceback, frame): what tb_frame gives from now on. */
HN_NATIVE(tb_keep) {
    HN_AS(hn_traceback, args[0])->frame = args[1];
    return *out = args[1], HN_OK;
}
/* _tb_new(next, frame, code, globals, lasti, lineno): a traceback. */
HN_NATIVE(tb_new) {
    hn_traceback *tb = hnheap_new(vm, HN_KIND_TRACEBACK, sizeof *tb);
    if (!tb) return HN_NOMEM;
    hn_code *code = HN_AS(hn_code, args[2]);
    tb->next = args[0] == HN_NONE ? NULL : HN_AS(hn_traceback, args[0]);
    tb->code = code;
    tb->globals = HN_DICT(args[3]);
    tb->frame = args[1];
    int64_t pc = hnv_int(args[4]) / 2;
    tb->pc = pc < 0 || pc >= code->ninstrs ? 0 : (uint32_t)pc;
    tb->lineno = (uint32_t)hnv_int(args[5]);
    *out = hnv_from_ref(tb);
    return HN_OK;
}
/* _is_awaited(): whether the caller of the function that asks awaits its result at once. */
HN_NATIVE(primitives_is_awaited) {
    const hn_frame *f = hnframe_top(vm);
    *out = HN_FALSE;
    if (vm->nframes < 2 || f->ret != HN_RET_STORE) return HN_OK;
    const hn_instr *next = f[-1].pc;
    *out = hnv_bool(next->op == HN_OP_GET_AWAITABLE && next->b == f->dst);
    return HN_OK;
}
/* _own_name(name): what frozen code has of that name, for a frozen frame that is below the one that asks; for
 * another, whose builtins are None, the error of that. */
HN_NATIVE(own_name) {
    hn_value name;
    const hn_frame *f = hnframe_top(vm);
    HN_TRY(hnstr_intern(vm, args[0], &name));
    if (vm->nframes < 2 || !(f[-1].code->h.flags & HN_CODE_HIDDEN))
        return hnexc_raise(vm, HN_T_TYPEERROR, "'NoneType' object is not subscriptable");
    *out = hndict_get_str(vm, vm->internals, name);
    return *out == HN_UNBOUND ? hnexc_raise(vm, HN_T_NAMEERROR, "name '%U' is not defined", name) : HN_OK;
}
/* _top_awaits(): whether the run is a program that awaits outside functions, or a call of a coroutine
 * function by the host. */
HN_NATIVE(top_awaits) {
    const hn_frame *f = vm->frames;
    hn_value apply = vm->slow[HN_SLOW_HOST_APPLY];
    bool called = vm->nframes > 1 && hnv_is(apply, HN_KIND_FUNCTION) && f[1].fn == HN_FUNCTION(apply);
    *out = hnv_bool(vm->nframes && (f->code->h.flags & HN_CODE_ASYNC_GEN || called));
    return HN_OK;
}
/* _host_ready(): the waiters whose calls the host has answered since the last time. */
HN_NATIVE(host_ready) {
    return hnfuture_ready(vm, out);
}
HN_NATIVE(depth) {
    HN_TRY(hnmeter_charge(&vm->meter, vm->nframes >> 6));
    return *out = hnv_from_int(hnframe_depth(vm)), HN_OK;
}
HN_NATIVE(depth_limit) {
    *out = hnv_from_int(vm->meter.depth_limit);
    if (args[0] == HN_UNBOUND) return HN_OK;
    vm->meter.depth_own = (uint32_t)hnv_int(args[0]);
    hnframe_limit(vm);
    return hnmeter_charge(&vm->meter, vm->nframes >> 6);
}
HN_NATIVE(int_digits) {
    *out = hnv_from_int(vm->int_digits_limit);
    if (args[0] != HN_UNBOUND) vm->int_digits_limit = (uint32_t)hnv_int(args[0]);
    return HN_OK;
}
/* _position(code, instruction): (line, end line, column, end column). */
HN_NATIVE(primitives_position) {
    hn_position p;
    if ((uint64_t)hnv_int(args[1]) >= HN_AS(hn_code, args[0])->ninstrs)
        return hnexc_raise(vm, HN_T_SYSTEMERROR, "no such instruction");
    hncode_position(&vm->meter, HN_AS(hn_code, args[0]), (uint32_t)hnv_int(args[1]), &p);
    hn_value v[4] = {hnv_from_int(p.line), hnv_from_int(p.end_line), hnv_from_int(p.col),
                     hnv_from_int(p.end_col)};
    return hntuple_from(vm, v, 4, out);
}
HN_NATIVE(source_text) {
    const hn_code *c = HN_AS(hn_code, args[0]);
    bool shown =
        c->source && !(c->source->options & HN_COMPILE_NAMES); /* nobody sees the text that exec() got */
    *out = shown && hnv_is(c->source->text, HN_KIND_STR) ? c->source->text : HN_NONE;
    return HN_OK;
}
/* _weak_new(object): a cell that refers to it weakly. */
HN_NATIVE(weak_new) {
    hn_cell *c = hncell_new(vm, args[0]);
    if (!c) return HN_NOMEM;
    c->h.flags = HN_CELL_WEAK;
    vm->heap.weak = true;
    *out = hnv_from_ref(c);
    return HN_OK;
}
/* _weak_get(cell): its object, or None when it is gone. */
HN_NATIVE(weak_get) {
    *out = HN_AS(hn_cell, args[0])->value;
    if (*out == HN_UNBOUND) *out = HN_NONE;
    return HN_OK;
}
/* _collect(): as if memory had run out, once. A collection has no steps of its own (they would depend on the
 * build), so asking for one has. */
HN_NATIVE(primitives_collect) {
    bool done = vm->heap.recount == HN_RECOUNT_DONE;
    *out = HN_NONE;
    vm->heap.recount = done ? HN_RECOUNT_NONE : HN_RECOUNT_WANTED;
    return done ? hnmeter_charge(&vm->meter, 1024) : HN_NOMEM;
}
HN_NATIVE(intern) {
    return hnstr_intern(vm, args[0], out);
}

const hn_primitive_def hnlib_primitives_core[] = {
    HN_PRIMITIVE("_hash_calls", hash_calls, HN_A_TUPLE),
    HN_PRIMITIVE("_special", primitives_special, HN_ANY, HN_A_STR),
    HN_PRIMITIVE("_refuse_keyword", refuse_keyword, HN_A_STR, HN_A_TUPLE, HN_A_STR),
    HN_PRIMITIVE("_lookup", primitives_lookup, HN_A_TYPE, HN_A_STR, HN_ANY),
    HN_PRIMITIVE("_index", primitives_index, HN_ANY),
    HN_PRIMITIVE("_type", type, HN_A_STR),
    HN_PRIMITIVE("_type_of", primitives_type_of, HN_ANY),
    HN_PRIMITIVE("_payload", primitives_payload, HN_ANY),
    HN_PRIMITIVE("_is_type", is_type, HN_ANY),
    HN_PRIMITIVE("_is_function", is_function, HN_ANY),
    HN_PRIMITIVE("_is_native", is_native, HN_ANY),
    HN_PRIMITIVE("_iter_parts", iter_parts, HN_ANY),
    HN_PRIMITIVE("_iter_copy", iter_copy, HN_ANY),
    HN_PRIMITIVE("_iter_strict", iter_strict, HN_ANY, HN_ANY),
    HN_PRIMITIVE("_gen_as", gen_as, HN_A_GENERATOR, HN_A_TYPE),
    HN_PRIMITIVE("_gen_local", gen_local, HN_ANY, HN_A_SIZE),
    HN_PRIMITIVE("_gen_put", gen_put, HN_A_GENERATOR, HN_A_SIZE, HN_ANY),
    HN_PRIMITIVE("_gen_delegate", gen_delegate, HN_A_GENERATOR),
    HN_PRIMITIVE("_gen_resume", gen_resume, HN_A_GENERATOR, HN_ANY),
    HN_PRIMITIVE("_gen_throw", gen_throw, HN_A_GENERATOR, HN_AN_EXC),
    HN_PRIMITIVE("_gen_flags", gen_flags, HN_A_GENERATOR),
    HN_PRIMITIVE("_gen_handled", gen_handled, HN_A_GENERATOR),
    HN_PRIMITIVE("_gen_set", gen_set, HN_A_GENERATOR, HN_A_SIZE, HN_A_BOOL),
    HN_PRIMITIVE("_gen_finish", gen_finish, HN_A_GENERATOR, HN_ANY),
    HN_PRIMITIVE("_is_generator", is_generator, HN_ANY),
    HN_PRIMITIVE("_weak_new", weak_new, HN_ANY),
    HN_PRIMITIVE("_weak_get", weak_get, HN_A_CELL),
    HN_PRIMITIVE("_collect", primitives_collect, HN_NOTHING),
    HN_PRIMITIVE("_is_iterator", is_iterator, HN_ANY),
    HN_PRIMITIVE("_compile", primitives_compile, HN_A_STR, HN_A_STR, HN_A_SIZE, HN_A_SIZE),
    HN_PRIMITIVE("_words", primitives_words, HN_A_STR),
    HN_PRIMITIVE("_run", primitives_run, HN_A_CODE, HN_A_DICT, HN_ANY),
    HN_PRIMITIVE("_code_nfree", code_nfree, HN_A_CODE),
    HN_PRIMITIVE("_code_renamed", code_renamed, HN_A_CODE, HN_A_STR, HN_A_STR, HN_A_STR, HN_A_SIZE),
    HN_PRIMITIVE("_bytecode", bytecode, HN_A_CODE),
    HN_PRIMITIVE("_opcode", opcode, HN_A_SIZE),
    HN_PRIMITIVE("_is_code", is_code, HN_ANY),
    HN_PRIMITIVE("_frozen", frozen, HN_A_STR),
    HN_PRIMITIVE("_frozen_package", frozen_package, HN_A_STR),
    HN_PRIMITIVE("_c_module", c_module, HN_A_STR),
    HN_PRIMITIVE("_ships", ships, HN_A_STR),
    HN_PRIMITIVE("_codec_name", codec_name, HN_A_STR),
    HN_PRIMITIVE("_new_module", new_module, HN_A_STR, HN_A_DICT),
    HN_PRIMITIVE("_modules", primitives_modules, HN_NOTHING),
    HN_PRIMITIVE("_builtins", primitives_builtins, HN_NOTHING),
    HN_PRIMITIVE("_is_module", is_module, HN_ANY),
    HN_PRIMITIVE("_write", write, HN_A_WORD, HN_A_STR),
    HN_PRIMITIVE("_handled", handled, HN_NOTHING),
    HN_PRIMITIVE("_caller", caller, HN_A_WORD),
    HN_PRIMITIVE("_asked_by_module", asked_by_module, HN_NOTHING),
    HN_PRIMITIVE("_frame_at", primitives_frame_at, HN_A_WORD),
    HN_PRIMITIVE("_frame_put", frame_put, HN_A_WORD, HN_OR_NONE(HN_A_GENERATOR), HN_A_CODE, HN_A_STR, HN_ANY),
    HN_PRIMITIVE("_gen_frame", gen_frame, HN_A_GENERATOR),
    HN_PRIMITIVE("_tb_code", tb_code, HN_A_TRACEBACK),
    HN_PRIMITIVE("_tb_keep", tb_keep, HN_A_TRACEBACK, HN_ANY),
    HN_PRIMITIVE("_tb_new", tb_new, HN_OR_NONE(HN_A_TRACEBACK), HN_ANY, HN_A_CODE, HN_A_DICT, HN_A_WORD,
                 HN_A_WORD),
    HN_PRIMITIVE("_is_awaited", primitives_is_awaited, HN_NOTHING),
    HN_PRIMITIVE("_own_name", own_name, HN_A_STR),
    HN_PRIMITIVE("_host_ready", host_ready, HN_NOTHING),
    HN_PRIMITIVE("_top_awaits", top_awaits, HN_NOTHING),
    HN_PRIMITIVE("_depth", depth, HN_NOTHING),
    HN_PRIMITIVE("_depth_limit", depth_limit, HN_OPT(HN_A_SIZE)),
    HN_PRIMITIVE("_int_digits", int_digits, HN_OPT(HN_A_SIZE)),
    HN_PRIMITIVE("_position", primitives_position, HN_A_CODE, HN_A_SIZE),
    HN_PRIMITIVE("_source_text", source_text, HN_A_CODE),
    HN_PRIMITIVE("_intern", intern, HN_A_STR),
    HN_PRIMITIVES_END};
