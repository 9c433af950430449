// Frozen Python says where its names are from, and nothing is built where that is wrong: tools/freeze_core.c is run on a copy of the
// library with one violation in it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";

const root = path.resolve(import.meta.dirname, "../..");
const freezer = path.join(root, "build/tools/freeze_core");
let scratch;

before(() => {
  const { status, stderr } = spawnSync("bash", ["-c", ". tools/setup.sh && make -s -f tools/Makefile build/tools/freeze_core build/gen/frozen.c"], { cwd: root, encoding: "utf8" });
  assert.equal(status, 0, stderr);
  scratch = mkdtempSync(path.join(tmpdir(), "hognose-names-"));
  cpSync(path.join(root, "core/lib/py"), path.join(scratch, "py"), { recursive: true });
});
after(() => rmSync(scratch, { recursive: true, force: true }));

const files = (folder, ending) => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(ending)).map((name) => path.join(folder, name)).sort();

const lint = () => {
  const { status, stderr } = spawnSync(freezer, ["py", "-", ...files(path.join(scratch, "py"), ".py").map((name) => path.relative(scratch, name))], { cwd: scratch, encoding: "utf8" });
  return { status, said: stderr };
};

const added = (text) => (old) => `${old}\n\n${text}\n`;
const without = (word) => (old) => old.replace(new RegExp(`, ${word}\\b|\\b${word}, `), "");
const instead = (from, to) => (old) => old.replace(from, to);
const USES = "from _hn import _argument_name\n";

// [what, file, what is done to its text, what has to be said]
const plants = [
  ["a name that nothing defines", "heapq.py", added("def plant():\n    return no_such_name"), /py\/heapq\.py:\d+: name 'no_such_name' is not defined/],
  ["one in the core", "_hn/text.py", added("plant = no_such_name"), /py\/_hn\/text\.py:\d+: name 'no_such_name' is not defined/],
  ["one in a class, in a comprehension", "heapq.py", added("class Plant:\n    a = [no_such_name for _ in ()]"), /name 'no_such_name' is not defined/],
  ["a primitive that is not imported", "heapq.py", instead(USES, ""), /py\/heapq\.py:\d+: '_argument_name' is not imported from _hn$/m],
  ["one in the core", "_hn/text.py", without("_isinstance"), /py\/_hn\/text\.py:\d+: '_isinstance' is not imported from _hn$/m],
  ["a helper that is not imported", "_hn/text.py", instead("from _hn.builtins import _tn\n", ""), /py\/_hn\/text\.py:\d+: '_tn' is not imported from _hn\.builtins/],
  ["what a part of the module has, not imported", "_io.py", without("_count"), /py\/_io\.py:\d+: '_count' is not imported from _io_bytes/],
  ["a primitive that is not used", "heapq.py", instead(USES, "from _hn import _argument_name, _index\n"), /py\/heapq\.py:3: '_index' is imported and not used/],
  ["a helper that is not used", "_hn/text.py", instead("import _tn\n", "import _nothing, _tn\n"), /'_nothing' is imported and not used/],
  ["a module that is not used", "heapq.py", instead(USES, `import math\n${USES}`), /'math' is imported and not used/],
  ["one in a function", "heapq.py", added("def plant():\n    import math\n    return 1"), /'math' is imported and not used/],
  ["one by a private name", "heapq.py", instead(USES, `from math import pi as _pi\n${USES}`), /'_pi' is imported and not used/],
  ["a primitive that is not there", "heapq.py", instead(USES, "from _hn import _argument_name, _no_such\n"), /'_no_such' is no primitive/],
  ["a builtin for a primitive", "heapq.py", (old) => added("len([])")(old.replace(USES, "from _hn import _argument_name, len\n")), /'len' is no primitive/],
  ["a helper from another file than its own", "_hn/text.py", instead("from _hn.builtins import _tn", "from _hn.dicts import _tn"), /'_tn' is not bound by _hn\.dicts/],
  ["an ordinary import of what is not there", "types.py", instead("Union as UnionType", "Onion as UnionType"), /'Onion' is not bound by _hn\.typing/],
  ["a file that is not there", "heapq.py", instead(USES, `${USES}from _hn.plants import _tn\n`), /'_tn' is not bound by _hn\.plants/],
  ["a name imported twice", "heapq.py", instead(USES, `${USES}${USES}`), /'_argument_name' is imported twice/],
  ["a name imported and bound", "heapq.py", added("_argument_name = 1"), /'_argument_name' is imported and bound/],
  ["an import behind the head", "heapq.py", added("from _hn import _index\n_index(1)"), /py\/heapq\.py:\d+: what comes from _hn must stand at the head/],
  ["one `as` too few", "types.py", instead("Union as UnionType", "Union"), /all names of a statement have an `as`, or none/],
  ["a name that two files of the core bind", "_hn/text.py", added("_own_modules = {}"), /'_own_modules' is bound, and by _hn\.files, which shares the namespace/],
  ["a primitive's name bound in the core", "_hn/text.py", added("def _index(x):\n    return x"), /'_index' is imported and bound|'_index' is bound, and is a primitive/],
  ["a function of the core that nothing uses", "_hn/text.py", added("def _plant():\n    return 1"), /_hn\.text: nothing uses '_plant'/],
  ["a primitive that nothing uses", "gc.py", (old) => old.replace(/_collect, /, "").replace(/\b_collect\(/g, "len("), /_hn: nothing uses '_collect'/],
];

for (const [what, file, change, expected] of plants)
  test(`the build ends at ${what} (${file})`, () => {
    const to = path.join(scratch, "py", file), original = readFileSync(to, "utf8"), changed = change(original);
    assert.notEqual(changed, original);
    writeFileSync(to, changed);
    try {
      const { status, said } = lint();
      assert.equal(status, 1, said);
      assert.match(said, expected);
    } finally {
      writeFileSync(to, original);
    }
  });

test("an import in a function or a block cannot reach the core", () => {
  const to = path.join(scratch, "py/heapq.py"), original = readFileSync(to, "utf8");
  for (const file of files(path.join(scratch, "py"), ".py")) mkdirSync(path.dirname(file.replace("/py/", "/out/")), { recursive: true });
  const first = [to, ...files(path.join(scratch, "py"), ".py").filter((file) => file !== to)].map((name) => path.relative(scratch, name)); // it stops there
  for (const line of ["from _hn import _index", "from _hn.builtins import _tn", "import _hn", "import _hn.builtins"]) {
    for (const [head, uses] of [["def plant():", "return"], ["if 1:", "print"]]) {
      writeFileSync(to, added(`${head}\n    ${line}\n    ${uses} (${line.split(/[ .]/).at(-1)})`)(original).replace("(builtins)", "(_hn)"));
      const { status, stderr } = spawnSync(freezer, ["py", "out", ...first], { cwd: scratch, encoding: "utf8" });
      assert.equal(status, 1, `${head} ${line}`);
      assert.match(stderr, /what comes from _hn must stand at the head of the file/);
    }
  }
  writeFileSync(to, original);
});

test("the sources as they are have none, and their declarations are no code", () => {
  const { status, said } = lint();
  assert.equal(status, 0, said);
  const tables = files(path.join(root, "build/gen"), ".core");
  assert.ok(tables.length > 80);
  for (const table of tables) assert.ok(!/_hn\.\w/.test(readFileSync(table, "latin1")), `${table} imports from the core`);
  assert.ok(!readFileSync(path.join(root, "build/gen/heapq.core"), "latin1").includes("_hn"));
});
