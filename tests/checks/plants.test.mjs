// The checks of `./build.sh check` that read sources find what they are for: each is run on a copy of the sources with one violation in it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { rotation } from "../runner/selection.mjs";

const root = path.resolve(import.meta.dirname, "../..");
const copied = ["core", "wasi", "examples", "docs", "tools", ".clang-format", "bindings", "tests", "web", "bench", "README.md", "build.sh"];
let scratch;

before(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "hognose-plants-"));
  for (const name of copied) cpSync(path.join(root, name), path.join(scratch, name), { recursive: true, filter: (from) => !/node_modules|\/dist$/.test(from) });
});
after(() => rmSync(scratch, { recursive: true, force: true }));

const archive = path.join(root, "build/obj/native/libhognose.a");

const run = (command) => {
  const [program, ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: scratch, encoding: "utf8" });
  return { status, said: stdout + stderr };
};

// [what, command, file, what is added to its end or a function of its text, what the check has to say]
const plants = [
  ["an include of a higher layer", ["python3", "tools/check_layers.py"], "core/base/crc_plant.c", '#include "vm/frame.h"\n', /core\/base\/crc_plant\.c: may not include vm\/frame\.h/],
  ["one in a .def", ["python3", "tools/check_layers.py"], "core/code/opcodes.def", '#include "vm/frame.h"\n', /core\/code\/opcodes\.def: may not include/],
  ["one of a constant number of rounds, but many", ["python3", "tools/check_charging.py"], "core/vm/call.c", "int f(const int *p) {\n    int s = 0;\n    for (int i = 0; i < 256; i++) s += p[i];\n    return s;\n}\n", /core\/vm\/call\.c:\d+: f:/],
  ["one in an .inc", ["python3", "tools/check_layers.py"], "core/object/find.inc", '#include "lib/lib.h"\n', /core\/object\/find\.inc: may not include/],
  ["arithmetic with a value", ["sh", "-c", "cc -std=c11 -Wall -Werror -DHN_CHECKED -fsyntax-only -Icore -Icore/include core/object/mark.c"], "core/object/mark.c", "hn_value f(hn_value v) {\n    return v + 1;\n}\n", /mark\.c:\d+:\d+: error: .*(undefined|incomplete) type/],
  ["a number in place of a value", ["sh", "-c", "cc -std=c11 -Wall -Werror -DHN_CHECKED -fsyntax-only -Icore -Icore/include core/object/mark.c"], "core/object/mark.c", "hn_value f(uint64_t n) {\n    return n;\n}\n", /mark\.c:\d+:\d+: error: .*pointer from integer/],
  ["a value's file that calls an operation", ["python3", "tools/check_layers.py"], "core/object/exc.c", "void f(hn_vm *vm, hn_value *out) { (void)hnops_repr(vm, HN_NONE, out); }\n", /core\/object\/exc\.c: calls core\/object\/repr\.c, which is on the upper floor/],
  ["one that does by way of an inline function", ["python3", "tools/check_layers.py"], "core/object/str.c", "void f(hn_vm *vm, hn_needle *n) { (void)hnneedle_init(vm, n, 0, 0); }\n", /core\/object\/str\.c: calls core\/object\/find\.c/],
  ["a C function called without its checks", ["python3", "tools/check_layers.py"], "core/vm/call.c", "int f(void) { return def->fn(0); }\n", /core\/vm\/call\.c: calls a C function past/],
  ["a native that says what only the loop says", ["python3", "tools/check_layers.py"], "core/lib/mod/json_read.inc", "static hn_status f(void) { return HN_SLICE; }\n", /core\/lib\/mod\/json_read\.inc: names HN_SLICE, which only the loop returns/],
  ["one that says that it pushed a frame", ["python3", "tools/check_layers.py"], "core/lib/builtins.c", "static hn_status f(void) { return HN_CALL; }\n", /core\/lib\/builtins\.c: names HN_CALL, which only vm returns/],
  ["a module that includes more than native.h", ["python3", "tools/check_layers.py"], "core/lib/mod/time.c", '#include "object/heap.h"\n', /core\/lib\/mod\/time\.c: may not include object\/heap\.h/],
  ["one that reads the layout of a list", ["python3", "tools/check_layers.py"], "core/lib/mod/time.c", "int f(hn_value v) { return HN_LIST(v)->items->v[0] == v; }\n", /core\/lib\/mod\/time\.c: names HN_LIST,/],
  ["one that has a pointer to an object", ["python3", "tools/check_layers.py"], "core/lib/mod/json_internal.h", "uint32_t f(const hn_str *s);\n", /core\/lib\/mod\/json_internal\.h: names hn_str,/],
  ["one that reads the machine", ["python3", "tools/check_layers.py"], "core/lib/mod/json_read.inc", "#define DEPTH(r) (r->vm->nframes)\n", /core\/lib\/mod\/json_read\.inc: names vm->nframes,/],
  ["one that reads it by another name", ["python3", "tools/check_layers.py"], "core/lib/mod/time.c", "int f(hn_vm *m) { return m->exc == HN_NONE; }\n", /core\/lib\/mod\/time\.c: names hn_vm \*m,/],
  ["one that calls past the author API", ["python3", "tools/check_layers.py"], "core/lib/mod/time.c", "void f(hn_value v) { (void)hnops_len(0, v, 0); }\n", /core\/lib\/mod\/time\.c: names hnops_len,/],
  ["a folder that is in no layer", ["python3", "tools/check_layers.py"], "docs/architecture.md", (text) => text.replace("| `snap` |", "| `snaps` |"), /snaps/],
  ["a header that declares what another file defines", ["python3", "tools/check_names.py"], "core/vm/attr.h", "void hnframe_free_all(hn_vm *vm);\n", /core\/vm\/attr\.h: declares hnframe_free_all, which core\/vm\/frame\.c defines/],
  ["a file that calls one that calls it", ["python3", "tools/check_circles.py"], "core/vm/frame.c", "void f(hn_vm *vm) { hnthread_free(vm); }\n", /core\/vm: .*frame\.c .*thread\.c: not in tools\/circles\.txt/],
  ["a circle without a reason", ["python3", "tools/check_circles.py"], "tools/circles.txt", "core/vm: frame.c thread.c: plant\n", /no longer one group: core\/vm: frame\.c thread\.c/],
  ["a reason that nothing needs", ["python3", "tools/check_names.py"], "tools/names.txt", "core/vm/attr.h: core/vm/call.c: plant\n", /names\.txt: core\/vm\/attr\.h declares nothing of core\/vm\/call\.c/],
  ["a name that begins as those of another folder do", ["python3", "tools/check_names.py"], "core/vm/attr.c", "hn_status hnstr_plant(hn_vm *vm) {\n    return HN_OK;\n}\n", /hnstr_: begins names in core\/object \(hnstr_\w+\), core\/vm \(hnstr_plant\)/],
  ["names that differ by case", ["python3", "tools/check_names.py"], "core/front/ast.h", "#define HN_OP_Not 1\n", /HN_OP_NOT and HN_OP_Not: names that differ by case alone/],
  ["a line of a case that is too long", ["python3", "tools/check_cases.py"], "tests/types/bool_basics.py", `### plant\nprint(${"1, ".repeat(50)}1)\n`, /tests\/types\/bool_basics\.py:\d+: a line of 158 characters, more than 120/],
  ["a case that says too much", ["python3", "tools/check_cases.py"], "tests/lib/heapq.py", `### plant\n${"print(1)  #> 1\n".repeat(25)}`, /tests\/lib\/heapq\.py:\d+: the case "plant" says 25 lines, more than 24: split it/],
  ["one that says it below", ["python3", "tools/check_cases.py"], "tests/lib/heapq.py", `### plant\nfor x in range(20): print(x)\nfor x in range(20): print(x)\nprint(1)\n${"#> 1\n".repeat(41)}`, /the case "plant" says 41 lines/],
  ["a long function", ["python3", "tools/check_sizes.py"], "core/vm/call.c", `int f(void) {\n${"    g();\n".repeat(70)}}\n`, /too long: core\/vm\/call\.c: f: 72 lines/],
  ["a long function in an .inc", ["python3", "tools/check_sizes.py"], "core/object/find.inc", `int N(f)(void) {\n${"    g();\n".repeat(70)}}\n`, /too long: core\/object\/find\.inc: f: 72 lines/],
  ["a long file", ["python3", "tools/check_sizes.py"], "core/vm/call.c", "\n".repeat(1000), /too long: core\/vm\/call\.c: \d+ lines/],
  ["a long table", ["python3", "tools/check_sizes.py"], "core/lib/twins.def", "\n".repeat(1000), /too long: core\/lib\/twins\.def: \d+ lines/],
  ["a long function in a table", ["python3", "tools/check_sizes.py"], "core/code/slow.def", `int f(void) {\n${"    g();\n".repeat(70)}}\n`, /too long: core\/code\/slow\.def: f: 72 lines/],
  ["a circle of imports", ["python3", "tools/check_package.py"], "bindings/js/src/names.ts", "import { Session } from './session.js';\n", /a circle of imports: .*names\.ts.*session\.ts/],
  ["one of types only", ["python3", "tools/check_package.py"], "bindings/js/src/errors.ts", "export type { Finding } from './limits.js';\n", /a circle of imports: errors\.ts, limits\.ts/],
  ["one that is closed late", ["python3", "tools/check_package.py"], "bindings/js/src/platform.ts", "export const later = () => import('./load.js');\n", /a circle of imports: .*load\.ts.*platform\.ts/],
  ["an entry that looks into the package", ["python3", "tools/check_package.py"], "bindings/js/src/agent/tool.ts", "export { Session } from '../session.js';\n", /agent\/tool\.ts: imports \.\.\/session\.js/],
  ["the main entry with another one in it", ["python3", "tools/check_package.py"], "bindings/js/src/load.ts", "export const later = () => import('./agent/index.js');\n", /load\.ts: imports \.\/agent\/index\.js, which is of another entry/],
  ["a problem that is known by how it begins", ["python3", "tools/check_package.py"], "bindings/js/src/session.ts", "export const f = (i: Instance) => i.problem().startsWith('there is');\n", /session\.ts: tells problems apart by their text: problem\(\)\.startsWith/],
  ["an error that is known by a pattern", ["python3", "tools/check_package.py"], "bindings/js/src/cli.ts", "export const f = (error: Error) => /^limits/.test(error.message);\n", /cli\.ts: tells problems apart by their text/],
  ["one that C knows by its text", ["python3", "tools/check_package.py"], "wasi/main.c", "int f(hn_session *s) { return strncmp(hn_problem(s), \"no memory\", 9); }\n", /wasi\/main\.c: tells problems apart by their text/],
  ["a frozen function that nothing calls", ["python3", "tools/check_unused.py", archive], "core/lib/twins.def", "HN_SLOW(PLANT, 1)\n", /HN_SLOW\(PLANT\): no C function names it/],
  ["a loop in a table that charges nothing", ["python3", "tools/check_charging.py"], "core/code/slow.def", "int f(const int *p, int n) {\n    int s = 0;\n    for (int i = 0; i < n; i++) s += p[i];\n    return s;\n}\n", /core\/code\/slow\.def:\d+: f:/],
  ["one in an .inc", ["python3", "tools/check_charging.py"], "core/object/find.inc", "int N(f)(const int *p, int n) {\n    int s = 0;\n    for (int i = 0; i < n; i++) s += p[i];\n    return s;\n}\n", /core\/object\/find\.inc:\d+: f:/],
  ["a comment that names what is not there", ["python3", "tools/check_comments.py"], "core/vm/call.h", "/* see hnvm_no_such */\n", /core\/vm\/call\.h: a comment names hnvm_no_such/],
  ["a line that holds only the end of a comment", ["python3", "tools/check_comments.py"], "core/vm/call.h", "/* one\n */\n", /core\/vm\/call\.h:\d+: a line that holds only the end of a comment/],
  ["a comment that is too wide", ["python3", "tools/check_comments.py"], "core/vm/call.h", `/* ${"wide ".repeat(30)} */\n`, /core\/vm\/call\.h:\d+: 156 columns, at most 110/],
  ["a page that names a file that is not there", ["python3", "tools/check_comments.py"], "docs/vm.md", "`vm/nowhere.c`\n", /docs\/vm\.md: a comment names vm\/nowhere\.c/],
  ["a function of snap that does not say what it trusts", ["python3", "tools/check_comments.py"], "core/snap/input.c", "\nint hnsnap_plant(int n) {\n    return n;\n}\n", /core\/snap\/input\.c: hnsnap_plant: no comment says what it trusts/],
  ["a heading with the wrong file", ["python3", "tools/check_comments.py"], "core/object/strbuf.h", (text) => text.replace("hn_strbuf *b);", "hn_strbuf *b); /* str.c */"), /core\/object\/strbuf\.h: hnstr_repr is defined in strbuf\.c, not in str\.c/],
  ["one over several", ["python3", "tools/check_comments.py"], "core/vm/cold.h", (text) => text.replace(" cold_item.c: items, slices.", ""), /core\/vm\/cold\.h: hncold_item is defined in cold_item\.c, not in cold_call\.c/],
  ["a private header that others include", ["python3", "tools/check_comments.py"], "core/vm/call.c", '#include "snap/writer.h"\n', /core\/snap\/writer\.h: is private to .*, and core\/vm\/call\.c includes it/],
  ["a header that does not say what it is", ["python3", "tools/check_comments.py"], "core/vm/call.h", (text) => text.replace(/^[^]*?\*\/\n/, ""), /core\/vm\/call\.h: does not say what it is/],
  ["one that says half of it", ["python3", "tools/check_comments.py"], "core/vm/finish.h", (text) => text.replace(/\. \*\//, ": */"), /core\/vm\/finish\.h: its head is no whole sentence/],
  ["a comment about nothing", ["python3", "tools/check_comments.py"], "core/vm/call.h", "/* What it does. */\n/* What it does besides. */\nint f(void);\n", /core\/vm\/call\.h:\d+: a comment that stands above nothing/],
  ["a loop that charges nothing", ["python3", "tools/check_charging.py"], "core/vm/attr.c", "int f(const int *p, int n) {\n    int s = 0;\n    for (int i = 0; i < n; i++) s += p[i];\n    return s;\n}\n", /core\/vm\/attr\.c:\d+: f:/],
  ["a method that reads an argument of any kind", ["python3", "tools/check_arguments.py"], "core/lib/types/memoryview.c", "HN_NATIVE(plant) {\n    *out = hnv_from_int(hnint_clamp(args[1]));\n    return HN_OK;\n}\n", /core\/lib\/types\/memoryview\.c:\d+: plant reads args\[1\] without asking/],
  ["a key that is taken for a str", ["python3", "tools/check_arguments.py"], "core/vm/class_dict.c", (text) => text.replace("hndict_take_entry(vm, d, t->dict, i - 1)", "hndict_set_str(vm, d, key, v)"), /core\/vm\/class_dict\.c:\d+: class_dict_rebuild takes a key for a str/],
  ["a table of the core's that a builtin gets", ["python3", "tools/check_internals.py"], "core/lib/py/_hn/reduce.py", (text) => text.replace("_entry(_reducers, base, None)", "_reducers.get(base)"), /reduce\.py:\d+: _reducers, a table of the core's, is handed out/],
  ["one that another module of the library takes", ["python3", "tools/check_internals.py"], "core/lib/py/collections/__init__.py", (text) => text.replace("_entry_put(_sequence_classes, deque, True)", "_sequence_classes.update({deque: True})"), /collections\/__init__\.py:\d+: _sequence_classes, a table/],
  ["a mark that programs could change", ["python3", "tools/check_internals.py"], "core/lib/py/_hn/sequences.py", (text) => text.replace("_end = ('end',)", "_end = ['end']"), /sequences\.py:\d+: _end, a table/],
  ["a function of the core's that a builtin gets", ["python3", "tools/check_internals.py"], "core/lib/py/_hn/classes.py", "def plant(x):\n    return list(map(_tn, x))\n", /classes\.py:\d+: _tn, a function of the core's, is handed out/],
  ["a public function without a comment", ["python3", "tools/check_api.py"], "core/include/hognose.h", (text) => text.replace("#ifdef __cplusplus\n}", "\nint hn_plant(void);\n#ifdef __cplusplus\n}"), /hn_plant/],
  ["a number in a document that the code no longer has", ["python3", "tools/check_numbers.py"], "docs/limits.md", (text) => text.replace("112 KB (`HN_RESERVE`)", "64 KB (`HN_RESERVE`)"), /docs\/limits\.md: 64 KB \(HN_RESERVE\): the code has 114688/],
  ["a number of the package's that it no longer has", ["python3", "tools/check_numbers.py"], "bindings/js/src/worker.ts", (text) => text.replace("WALL_LIMIT = 60_000", "WALL_LIMIT = 70_000"), /docs\/limits\.md: 60 s \(WALL_LIMIT\): the code has 70000000000/],
  ["a time in a document that the code no longer has", ["python3", "tools/check_numbers.py"], "bindings/js/src/worker.ts", (text) => text.replace("WALL_LIMIT = 60_000", "WALL_LIMIT = 30_000"), /docs\/limits\.md: 60 s \(WALL_LIMIT\): the code has 30000000000/],
  ["a default that the core no longer has", ["python3", "tools/check_numbers.py"], "core/base/meter.h", (text) => text.replace("HN_DEFAULT_NESTING     200", "HN_DEFAULT_NESTING     150"), /docs\/limits\.md: 200 \(HN_DEFAULT_NESTING\): the code has 150/],
  ["a constant of a file that has none", ["python3", "tools/check_numbers.py"], "docs/limits.md", (text) => text.replace("`BLOCK_SIZE` in", "`BLOCK_SIZES` in"), /docs\/limits\.md: BLOCK_SIZES is no constant of core\/object\/heap\.c/],
  ["a constant in a document that the code no longer has", ["python3", "tools/check_numbers.py"], "docs/limits.md", (text) => text.replace("`HN_RESERVE`", "`HN_RESERVED`"), /docs\/limits\.md: HN_RESERVED is no constant/],
  ["a sentence that is too long", ["python3", "tools/check_words.py"], "docs/plant.md", `${"word ".repeat(36)}end.\n`, /docs\/plant\.md: 1 long sentences/],
  ["an awkward phrase in a page of the site", ["python3", "tools/check_words.py"], "web/src/state.ts", "export const PLANT = 'the program of the page goes on later';\n", /web\/src\/state\.ts: \d+ long sentences and awkward phrases/],
  ["one in a doc comment of Go", ["python3", "tools/check_words.py"], "bindings/go/run.go", "// Plant goes on later.\nfunc Plant() {}\n", /bindings\/go\/run\.go: \d+ long sentences and awkward phrases/],
  ["one of a field in Go", ["python3", "tools/check_words.py"], "bindings/go/limits.go", "// Plant is a type.\ntype Plant struct {\n\tOn bool // whether it goes on\n}\n", /bindings\/go\/limits\.go: \d+ long sentences and awkward phrases/],
  ["one of an error in Go", ["python3", "tools/check_words.py"], "bindings/go/errors.go", 'var (\n\t// ErrPlant: the run goes on later.\n\tErrPlant = errors.New("plant")\n)\n', /bindings\/go\/errors\.go: \d+ long sentences and awkward phrases/],
  ["one in a doc comment of Rust", ["python3", "tools/check_words.py"], "bindings/rust/src/sandbox.rs", "impl Sandbox {\n    /// Goes on later.\n    pub fn plant(&self) {}\n}\n", /bindings\/rust\/src\/sandbox\.rs: \d+ long sentences and awkward phrases/],
  ["one of a field in Rust", ["python3", "tools/check_words.py"], "bindings/rust/src/error.rs", (text) => text.replace("pub struct Ended {\n", "pub struct Ended {\n    /// Goes on later.\n    pub plant: bool,\n"), /bindings\/rust\/src\/error\.rs: \d+ long sentences and awkward phrases/],
  ["one in the C header", ["python3", "tools/check_words.py"], "core/include/hognose.h", (text) => text.replace("#ifdef __cplusplus\n}", "/* Goes on later. */\nint hn_plant(void);\n#ifdef __cplusplus\n}"), /core\/include\/hognose\.h: \d+ long sentences and awkward phrases/],
  ["one in a doc comment of TypeScript", ["python3", "tools/check_words.py"], "bindings/js/src/dates.ts", "/**\n * Plants it.\n * @returns a run that goes on later.\n */\nexport const plant = 1;\n", /bindings\/js\/src\/dates\.ts: \d+ long sentences and awkward phrases/],
  ["one in a docstring", ["python3", "tools/check_words.py"], "bindings/python/src/hognose/_limits.py", 'def plant() -> None:\n    """Plants it.\n\n    It goes on later."""\n', /bindings\/python\/src\/hognose\/_limits\.py: \d+ long sentences and awkward phrases/],
  ["a function of the author API without one", ["python3", "tools/check_api.py"], "core/lib/native.h", "HN_INLINE int hnapi_plant(void) { return 1; }\n", /core\/lib\/native\.h: hnapi_plant: no comment/],
  ["a file that knows an opcode and is on no list", ["python3", "tools/check_tasks.py"], "core/lib/types/bytes.c", "int f(int op) {\n    return op == HN_OP_SEND;\n}\n", /An opcode: lacks core\/lib\/types\/bytes\.c, where SEND is/],
  ["one that a macro lets know it", ["python3", "tools/check_tasks.py"], "core/lib/types/bytearray.c", "#define F(x) int f_##x = HN_OP_##x;\nF(SEND)\n", /An opcode: lacks core\/lib\/types\/bytearray\.c, where SEND is/],
  ["one that knows a kind", ["python3", "tools/check_tasks.py"], "core/code/positions.c", "int f(hn_value v) {\n    return hnv_is(v, HN_KIND_RANGE);\n}\n", /An object kind: lacks core\/code\/positions\.c, where RANGE is/],
  ["one that knows a module in C", ["python3", "tools/check_tasks.py"], "core/vm/call.c", "extern const hn_module_def hnlib_module_json;\n", /A module in C: lacks core\/vm\/call\.c, where json is/],
  ["a list with a file that nothing is in", ["python3", "tools/check_tasks.py"], "docs/architecture.md", (text) => text.replace("| `core/vm/loop.c` | some |", "| `core/vm/loop.c`, `core/vm/bind.c` | some |"), /An opcode: core\/vm\/bind\.c: nothing of any is there/],
  ["a list that says each of a file that some are in", ["python3", "tools/check_tasks.py"], "docs/architecture.md", (text) => text.replace("| `core/code/verify.c`, `core/code/core.c` | some |", "| `core/code/verify.c`, `core/code/core.c` | each |"), /An opcode: core\/code\/verify\.c is said of each, but \w+ is not there/],
  ["an opcode that its page does not have", ["python3", "tools/gen_opcodes_doc.py", "--check"], "core/code/opcodes.def", 'HN_OP(PLANT, "---", "", DATA, NONE, 0, NOTHING, "nothing")\n', /docs\/opcodes\.md is not current/],
  ["a way to return that its page does not have", ["python3", "tools/gen_opcodes_doc.py", "--check"], "core/vm/ret.def", 'HN_RET(PLANT, ANY, NOTHING, VALUE, "goes")\n', /docs\/vm\.md is not current/],
  ["work in one piece that its page tells otherwise", ["node", "tools/gen_pieces.mjs", "--check"], "tests/api/pieces.mjs", (text) => text.replace("'125 ms'", "'126 ms'"), /docs\/limits\.md is not current/],
  ["a common module that needs another", ["python3", "tools/check_common.py"], "core/lib/py/json/decoder.py", "def plant(x):\n    from html import escape\n    return escape(x)\n", /json\/decoder\.py: imports html, which is in hognose\.lib/],
  ["one of several that the core needs", ["python3", "tools/check_common.py"], "core/lib/py/_hn/typing.py", "def plant():\n    import typing, pprint as show\n", /_hn\/typing\.py: imports pprint, which is in hognose\.lib/],
  ["a function that stands in another file, too", ["python3", "tools/check_clones.py"], "core/vm/attr.c", "static bool plant(hn_value x) {\n    return hnv_is(x, HN_KIND_SET) || hnv_is(x, HN_KIND_FROZENSET); /* once more */\n}\n", /core\/object\/set\.h: hnset_is is core\/vm\/attr\.c: plant/],
  ["a kind that is known by its place", ["python3", "tools/check_order.py"], "core/vm/call.c", "int f(hn_object *o) {\n    return o->kind >= HN_KIND_LIST && o->kind <= HN_KIND_SET;\n}\n", /core\/vm\/call\.c:\d+: HN_KIND_LIST is known by its place in core\/object\/object\.h\n.*HN_KIND_SET/],
  ["a way to return that is", ["python3", "tools/check_order.py"], "core/vm/call.c", "int f(hn_ret ret) {\n    return HN_RET_BINARY < ret;\n}\n", /HN_RET_BINARY is known by its place in core\/vm\/frame\.h/],
  ["an opcode that is counted from", ["python3", "tools/check_order.py"], "core/front/emit.c", "int f(int op) {\n    return HN_OP_JLT + op;\n}\n", /core\/front\/emit\.c:\d+: HN_OP_JLT is known by its place in core\/code\/opcode\.h/],
  ["one of an enumeration without a table", ["python3", "tools/check_order.py"], "core/front/emit.c", "int f(hn_scope *s) {\n    return s->kind > HN_SCOPE_COMP;\n}\n", /HN_SCOPE_COMP is known by its place in core\/front\/symtable\.h/],
  ["one that a table in an .inc counts from", ["python3", "tools/check_order.py"], "core/object/find.inc", "static const int plant[] = {[HN_T_DICT - HN_T_LIST] = 1};\n", /core\/object\/find\.inc:\d+: HN_T_\w+ is known by its place in core\/object\/state\.h/],
  ["a reference that nothing follows", ["python3", "tools/check_kinds.py"], "core/object/object.h", (text) => text.replace("    hn_value mapping;\n", "    hn_value mapping, plant;\n"), /MAPPINGPROXY: plant has no row/],
  ["a number that nothing stores", ["python3", "tools/check_kinds.py"], "core/object/object.h", (text) => text.replace("    uint32_t slot; ", "    uint32_t slot, plant; "), /MEMBER: plant has no row/],
  ["a reference that is said to be scratch", ["python3", "tools/check_kinds.py"], "core/object/kinds.def", (text) => text.replace("HN_FIELD(GETSET, owner, REF, TYPE, GIVEN, 0)", "HN_SCRATCH(GETSET, owner)"), /GETSET: owner refers to objects/],
  ["a reference that code of its own does not mark", ["python3", "tools/check_kinds.py"], "core/object/mark.c", (text) => text.replace("(size_t)(&n->self + 1 - &n->owner)", "1"), /NATIVE: self is not marked by the kind's own code/],
  ["a field that its row cannot read", ["python3", "tools/check_kinds.py"], "core/object/kinds.def", (text) => text.replace("HN_KIND(DICT, hn_dict, CHANGES, plain, dict,", "HN_KIND(DICT, hn_dict, CHANGES, plain, fields,"), /DICT: entries cannot be read by its row/],
  ["a tag that Go does not have", ["python3", "tools/gen_abi.py", "--check"], "core/host/tags.def", (text) => text.replace("HN_TAG(MADE,", 'HN_TAG(PLANT, 0x4860, "text", "in")\nHN_TAG(MADE,'), /abi\.go is not current/],
  ["a tag that the table does not have", ["python3", "tools/gen_abi.py", "--check"], "docs/wire-format.md", (text) => text.replace("tag 18513", "tag 18599"), /core\/host\/tags\.def has no tag 18599/],
  ["a state that TypeScript does not have", ["python3", "tools/gen_abi.py", "--check"], "core/include/hognose.h", (text) => text.replace("    HN_SLICED, ", "    HN_PLANT,\n    HN_SLICED, "), /abi\.ts is not current/],
  ["a limit that TypeScript does not have", ["python3", "tools/gen_abi.py", "--check"], "core/base/limits.def", "HN_LIMIT(PLANT, PLANT, \"plant\", 'n')\n", /abi\.ts is not current/],
  ["an export that TypeScript does not have", ["python3", "tools/gen_abi.py", "--check"], "core/api/abi.def", "HN_ABI_EXPORT(abi_bool, hn_abi_plant, (abi * a), \"A plant.\")\n", /abi\.ts is not current/],
  ["a table that is", ["tools/check_format.sh"], "core/lib/twins.def", "HN_SLOW( PLANT,1 )\n", /not formatted: core\/lib\/twins\.def/],
  ["an .inc that is", ["tools/check_format.sh"], "core/object/find.inc", "int   f( void );\n", /not formatted: core\/object\/find\.inc/],
  ["a problem that TypeScript does not have", ["python3", "tools/gen_abi.py", "--check"], "core/include/hognose.h", (text) => text.replace("    HN_PROBLEM_STATE, ", "    HN_PROBLEM_PLANT,\n    HN_PROBLEM_STATE, "), /abi\.ts is not current/],
  ["a file that is formatted otherwise", ["tools/check_format.sh"], "core/vm/call.h", "int   f( void );\n", /not formatted: core\/vm\/call\.h/],
];

const read = (file) => { try { return readFileSync(path.join(scratch, file), "utf8"); } catch { return undefined; } };

/** Makes the changes of some plants, asks their command, and takes the changes back: { made, status, said }, where `made` are those that changed something. */
function ask(group) {
  const originals = new Map(group.map(([, , file]) => [file, read(file)]));
  const made = group.filter(([, , file, change]) => {
    const old = read(file) ?? "", changed = typeof change === "function" ? change(old) : old + change;
    writeFileSync(path.join(scratch, file), changed);
    return changed !== old;
  });
  try {
    return { made, ...run(group[0][1]) };
  } finally {
    for (const [file, original] of originals) original === undefined ? rmSync(path.join(scratch, file)) : writeFileSync(path.join(scratch, file), original);
  }
}

/** The plants of a group that one run of their command finds, each at a place of its own. Those that are looked for with the same words are not told apart. */
function foundTogether(group) {
  const { made, status, said } = ask(group);
  const at = made.map((plant) => said.search(plant[4]));
  return new Set(made.filter((_, i) => status === 1 && at[i] >= 0 && at.indexOf(at[i]) === at.lastIndexOf(at[i])));
}

/** Those of a group that are found together with others of it. */
function foundInGroups(group) {
  if (group.length < 2) return [];
  const found = foundTogether(group), rest = group.filter((plant) => !found.has(plant)), half = group.length >> 1;
  return found.size ? [...found, ...foundInGroups(rest)] : [...foundInGroups(group.slice(0, half)), ...foundInGroups(group.slice(half))];
}

const url = (file) => pathToFileURL(path.join(root, file));

// Whether it is the turn of a check: of each whose files, or those that are changed for it, have changed, and of some others.
const isTurn = (command, group) => rotation(import.meta.url, ...group[0][1].filter((word) => word.startsWith("tools/")).map(url), ...group.map(([, , file]) => url(file)))(command);

// A check takes up to six seconds, so the violations of one are planted together. What is not found so is planted by itself.
for (const command of new Set(plants.map(({ 1: words }) => words.join(" ")))) {
  const group = plants.filter(({ 1: words }) => words.join(" ") === command);
  if (!isTurn(command, group)) continue;
  test(`${command} finds`, async (t) => {
    const found = new Set(foundInGroups(group));
    for (const plant of group)
      await t.test(plant[0], () => {
        if (found.has(plant)) return;
        const { status, said, made } = ask([plant]);
        assert.equal(made.length, 1, "nothing was planted");
        assert.equal(status, 1, said);
        assert.match(said, plant[4]);
      });
  });
}

test("a kind of object is its struct and its rows, and cannot lack the special cases that its row names", () => {
  const header = path.join(scratch, "core/object/object.h"), table = path.join(scratch, "core/object/kinds.def");
  const originals = [header, table].map((file) => readFileSync(file, "utf8"));
  const compile = () => run(["sh", "-c", "cc -std=c11 -fsyntax-only -Icore -Icore/include core/object/kind.c core/object/mark.c core/snap/*.c"]);
  const plant = (row, fields) => {
    writeFileSync(header, originals[0].replace("typedef struct hn_proxy {", "typedef struct hn_plant {\n    hn_object h;\n    hn_value name;\n    uint32_t size;\n} hn_plant;\n\ntypedef struct hn_proxy {"));
    writeFileSync(table, originals[1].replace("HN_KIND(MAPPINGPROXY", `HN_KIND(PLANT, hn_plant, ${row})\n${fields}HN_KIND(MAPPINGPROXY`));
  };
  const fields = "HN_VALUES(PLANT, name, name, STR, NONE)\nHN_FIELD(PLANT, size, U32, ANY, GIVEN, 0)\n";
  try {
    plant("FIXED, plain, fields, nothing", fields);
    for (const result of [compile(), run(["python3", "tools/check_kinds.py"])]) assert.equal(result.status, 0, result.said);
    plant("FIXED, plant, plant, plant", fields);
    const { status, said } = compile();
    assert.notEqual(status, 0);
    for (const missing of ["put_shell_plant", "shell_plant", "put_plant", "read_plant", "check_plant"]) assert.match(said, new RegExp(`\\W${missing}\\W`));
  } finally {
    [header, table].forEach((file, i) => writeFileSync(file, originals[i]));
  }
});

test("check_frames.py finds a builtin that pushes a frame, however far away", () => {
  const file = path.join(scratch, "core/lib/types/object.c"), original = readFileSync(file, "utf8");
  const parts = "core/vm/frame.c core/vm/attr.c core/vm/dispatch.c core/vm/call.c core/lib/types/object.c";
  const check = () => run(["bash", "-c", `for f in ${parts}; do mkdir -p calls/\${f%/*} && \${FUZZ_CC:-clang-14} -std=c11 -Icore -Icore/include -O1 -Xclang -disable-llvm-passes -S -emit-llvm $f -o calls/\${f%.c}.ll || exit 9; done; python3 tools/check_frames.py calls`]);
  try {
    assert.equal(check().status, 0);
    writeFileSync(file, original.replace("return hnattr_store(vm, o, name, v);", "return hnattr_set(vm, o, name, v);"));
    const { status, said } = check();
    assert.equal(status, 1, said);
    assert.match(said, /core\/lib\/types\/object\.c: object_setattr pushes a frame \(object_setattr > hntypes_set_attr > hnattr_set > .* > hnframe_push\)/);
  } finally {
    writeFileSync(file, original);
  }
});
