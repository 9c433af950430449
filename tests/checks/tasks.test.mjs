// The lists of docs/architecture.md ("Where do I ...") are complete as the compiler sees it, too: what is there already is taken out of a copy of the
// sources, by its rows and its struct alone, and every place that no longer compiles is in a file that tools/check_tasks.py names.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";

const root = path.resolve(import.meta.dirname, "../..");
let scratch;

before(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "hognose-tasks-"));
  for (const name of ["core", "wasi", "tools", "docs"]) cpSync(path.join(root, name), path.join(scratch, name), { recursive: true });
});
after(() => rmSync(scratch, { recursive: true, force: true }));

const run = (program, args) => spawnSync(program, args, { cwd: scratch, encoding: "utf8", maxBuffer: 1 << 26 });

// The files in which something does not compile.
function broken() {
  const { stderr } = run("bash", ["-c", 'find core -name "*.c" | xargs -P"$(nproc)" -n16 cc -std=c11 -fsyntax-only -w -Icore -Icore/include']);
  return new Set([...stderr.matchAll(/^(core\/[\w./]+):\d+:\d+: (?:fatal )?error/gm)].map((m) => m[1]));
}
const named = (what, name) => new Set(run("python3", ["tools/check_tasks.py", what, name]).stdout.split("\n").filter(Boolean));

// Takes out what the patterns find, looks, and puts it back.
function without(edits, look) {
  const originals = new Map(Object.keys(edits).map((file) => [file, readFileSync(path.join(scratch, file), "utf8")]));
  try {
    for (const [file, pattern] of Object.entries(edits)) {
      const text = originals.get(file).replace(pattern, "");
      assert.notEqual(text, originals.get(file), `${file} has nothing to take out`);
      writeFileSync(path.join(scratch, file), text);
    }
    look();
  } finally {
    for (const [file, text] of originals) writeFileSync(path.join(scratch, file), text);
  }
}

test("as they are, all sources compile", () => assert.deepEqual([...broken()], []));

const opcodes = ["SEND", "MATCH_SEQUENCE", "JLT_I"];
for (const name of opcodes)
  test(`an opcode: ${name}`, () => {
    const files = named("opcode", name), sources = [...files].filter((f) => /^core\/.*\.[ch]$/.test(f));
    without({ "core/code/opcodes.def": new RegExp(`^HN_OP\\(${name},.*\n`, "m") }, () =>
      assert.deepEqual([...broken()].sort(), sources.sort()));
  });

const kinds = { RANGE: "range", SUPER: "super", MEMORYVIEW: "memoryview" };
for (const [name, struct] of Object.entries(kinds))
  test(`an object kind: ${name}`, () => {
    const files = named("kind", name);
    const edits = {
      "core/object/kinds.def": new RegExp(`^HN_(?:KIND|FIELD|VALUES|SCRATCH)\\(${name},.*\n`, "mg"),
      "core/object/types.def": new RegExp(`^HN_T\\(\\w+, .*, ${name}, .*\n`, "mg"),
      "core/object/object.h": new RegExp(`^typedef struct hn_${struct} \\{[^}]*\\} hn_${struct};\n`, "m"),
    };
    without(edits, () => {
      const found = broken();
      for (const file of found) assert.ok(files.has(file), `${file} does not compile without ${name}, and tools/check_tasks.py does not name it`);
      assert.ok(found.size >= 10, `${[...found]} are all that does not compile`);
    });
  });

for (const name of ["json", "time"])
  test(`a module in C: ${name}`, () => {
    const files = named("module", name), own = [...files].filter((f) => f.startsWith("core/lib/mod/"));
    assert.ok(own.length && files.has("core/lib/lib.def"));
    without({ "core/lib/lib.def": new RegExp(`^HN_LIB_MODULE\\(${name}\\)\n`, "m"), ...Object.fromEntries(own.map((f) => [f, /[\s\S]+/])) }, () =>
      assert.deepEqual([...broken()], [], "what else knows the module"));
  });
