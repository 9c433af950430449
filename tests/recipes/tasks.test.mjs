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

// The files in which something does not compile, and what the compiler says of each.
function broken() {
  const { stderr } = run("bash", ["-c", 'find core -name "*.c" | xargs -P"$(nproc)" -n16 cc -std=c11 -fsyntax-only -w -Icore -Icore/include']);
  const found = new Map();
  for (const [, file, error] of stderr.matchAll(/^(core\/[\w./]+):\d+:\d+: (?:fatal )?error: (.*)/gm)) found.set(file, `${found.get(file) ?? ""}${error}\n`);
  return found;
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

// All sources are compiled once for opcodes, once for kinds, and once for modules: several of each are taken out together.

const opcodes = ["SEND", "MATCH_SEQUENCE", "JLT_I"];
test(`opcodes: ${opcodes}`, () => {
  without({ "core/code/opcodes.def": new RegExp(`^HN_OP\\((?:${opcodes.join("|")}),.*\n`, "mg") }, () => {
    const found = broken(), told = new Set();
    for (const name of opcodes) {
      const files = [...found].filter(([, errors]) => new RegExp(`\\bHN_OP_${name}\\b`).test(errors)).map(([file]) => file);
      const sources = [...named("opcode", name)].filter((f) => /^core\/.*\.[ch]$/.test(f));
      assert.deepEqual(files.sort(), sources.sort(), name);
      for (const file of files) told.add(file);
    }
    assert.deepEqual([...found.keys()].filter((file) => !told.has(file)), []);
  });
});

const kinds = { RANGE: "range", SUPER: "super", MEMORYVIEW: "memoryview" };
test(`object kinds: ${Object.keys(kinds)}`, () => {
  const names = Object.keys(kinds), files = new Set(names.flatMap((name) => [...named("kind", name)]));
  const edits = {
    "core/object/kinds.def": new RegExp(`^HN_(?:KIND|FIELD|VALUES|SCRATCH)\\((?:${names.join("|")}),.*\n`, "mg"),
    "core/object/types.def": new RegExp(`^HN_T\\(\\w+, .*, (?:${names.join("|")}), .*\n`, "mg"),
    "core/object/object.h": new RegExp(`^typedef struct hn_(${Object.values(kinds).join("|")}) \\{[^}]*\\} hn_\\1;\n`, "mg"),
  };
  without(edits, () => {
    const found = [...broken().keys()];
    assert.deepEqual(found.filter((file) => !files.has(file)), [], "they do not compile, and tools/check_tasks.py does not name them");
    assert.ok(found.length >= 20, `${found} are all that does not compile`);
  });
});

const modules = ["json", "time"];
test(`modules in C: ${modules}`, () => {
  const files = modules.map((name) => named("module", name)), own = files.flatMap((found) => [...found].filter((f) => f.startsWith("core/lib/mod/")));
  for (const found of files) assert.ok(found.has("core/lib/lib.def"));
  assert.ok(own.length >= 2);
  without({ "core/lib/lib.def": new RegExp(`^HN_LIB_MODULE\\((?:${modules.join("|")})\\)\n`, "mg"), ...Object.fromEntries(own.map((f) => [f, /[\s\S]+/])) }, () =>
    assert.deepEqual([...broken()], [], "what else knows the modules"));
});
