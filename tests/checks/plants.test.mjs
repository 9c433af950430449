// The checks of `./build.sh check` that read sources find what they are for: each is run on a copy of the sources with one violation in it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";

const root = path.resolve(import.meta.dirname, "../..");
const copied = ["core", "wasi", "examples", "docs", "tools", ".clang-format", "bindings", "tests", "build.sh"];
let scratch;

before(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "hognose-plants-"));
  for (const name of copied) cpSync(path.join(root, name), path.join(scratch, name), { recursive: true, filter: (from) => !/node_modules|\/dist$/.test(from) });
});
after(() => rmSync(scratch, { recursive: true, force: true }));

const run = (command) => {
  const [program, ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: scratch, encoding: "utf8" });
  return { status, said: stdout + stderr };
};

// [what, command, file, what is added to its end or a function of its text, what the check has to say]
const plants = [
  ["an include of a higher layer", ["python3", "tools/check_layers.py"], "core/base/crc_plant.c", '#include "vm/frame.h"\n', /core\/base\/crc_plant\.c: may not include vm\/frame\.h/],
  ["one in a .def", ["python3", "tools/check_layers.py"], "core/code/opcodes.def", '#include "vm/frame.h"\n', /core\/code\/opcodes\.def: may not include/],
  ["one in an .inc", ["python3", "tools/check_layers.py"], "core/object/find.inc", '#include "lib/lib.h"\n', /core\/object\/find\.inc: may not include/],
  ["a C function called without its checks", ["python3", "tools/check_layers.py"], "core/vm/call.c", "int f(void) { return def->fn(0); }\n", /core\/vm\/call\.c: calls a C function past/],
  ["a folder that is in no layer", ["python3", "tools/check_layers.py"], "docs/architecture.md", (text) => text.replace("| `snap` |", "| `snaps` |"), /snaps/],
  ["a long function", ["python3", "tools/check_sizes.py"], "core/vm/call.c", `int f(void) {\n${"    g();\n".repeat(70)}}\n`, /too long: core\/vm\/call\.c: f: 72 lines/],
  ["a long function in an .inc", ["python3", "tools/check_sizes.py"], "core/object/find.inc", `int N(f)(void) {\n${"    g();\n".repeat(70)}}\n`, /too long: core\/object\/find\.inc: f: 72 lines/],
  ["a long file", ["python3", "tools/check_sizes.py"], "core/vm/call.c", "\n".repeat(1000), /too long: core\/vm\/call\.c: \d+ lines/],
  ["a comment that names what is not there", ["python3", "tools/check_comments.py"], "core/vm/call.h", "/* see hnvm_no_such */\n", /core\/vm\/call\.h: a comment names hnvm_no_such/],
  ["a page that names a file that is not there", ["python3", "tools/check_comments.py"], "docs/vm.md", "`vm/nowhere.c`\n", /docs\/vm\.md: a comment names vm\/nowhere\.c/],
  ["a loop that charges nothing", ["python3", "tools/check_charging.py"], "core/vm/call.c", "int f(const int *p, int n) {\n    int s = 0;\n    for (int i = 0; i < n; i++) s += p[i];\n    return s;\n}\n", /core\/vm\/call\.c:\d+: f:/],
  ["a public function without a comment", ["python3", "tools/check_api.py"], "core/include/hognose.h", (text) => text.replace("#ifdef __cplusplus\n}", "\nint hn_plant(void);\n#ifdef __cplusplus\n}"), /hn_plant/],
  ["an opcode that its page does not have", ["python3", "tools/gen_opcodes_doc.py", "--check"], "core/code/opcodes.def", 'HN_OP(PLANT, "---", "", DATA, NONE, 0, NOTHING, "nothing")\n', /docs\/opcodes\.md is not current/],
  ["a way to return that its page does not have", ["python3", "tools/gen_opcodes_doc.py", "--check"], "core/vm/ret.def", 'HN_RET(PLANT, ANY, NOTHING, VALUE, "goes")\n', /docs\/vm\.md is not current/],
  ["a file that is formatted otherwise", ["tools/check_format.sh"], "core/vm/call.h", "int   f( void );\n", /not formatted: core\/vm\/call\.h/],
];

for (const [what, command, file, change, expected] of plants)
  test(`${path.basename(command.find((word) => word.startsWith("tools/")))} finds ${what}`, () => {
    const to = path.join(scratch, file);
    const original = (() => { try { return readFileSync(to, "utf8"); } catch { return undefined; } })();
    if (typeof change === "function") writeFileSync(to, change(original));
    else appendFileSync(to, change);
    try {
      const { status, said } = run(command);
      assert.equal(status, 1, said);
      assert.match(said, expected);
    } finally {
      if (original === undefined) rmSync(to);
      else writeFileSync(to, original);
    }
  });

test("and nothing in the sources as they are", () => {
  for (const command of new Set(plants.map((p) => p[1].join(" ")))) {
    const { status, said } = run(command.split(" "));
    assert.equal(status, 0, `${command}: ${said}`);
  }
});
