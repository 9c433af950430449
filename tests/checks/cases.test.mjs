// The runner of the cases and the oracle refuse a case that ends before its last statement, and one that is no program: each is given files with one planted.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";

const root = path.resolve(import.meta.dirname, "../..");
let scratch;
before(() => (scratch = mkdtempSync(path.join(tmpdir(), "hognose-cases-"))));
after(() => rmSync(scratch, { recursive: true, force: true }));

const RUNNER = ["tests/run.mjs", "--build", "native"], ORACLE = ["--stack-size=6000", "tests/oracle/check.mjs"];
const ask = (who, text) => {
  const file = path.join(scratch, "plant.py");
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync("node", [...who, file], { cwd: root, encoding: "utf8" });
  return { status, said: stdout + stderr };
};

const EARLY = /in line \d+ leaves \d+ statements behind it that never run/, NO_PROGRAM = /a SyntaxError outside of errors\//;
// [what, program, what has to be said, by whom]
const plants = [
  ["an error in the first lines", "len(5)\nprint(2)\n#! TypeError: object of type 'int' has no len()\n", EARLY],
  ["one in a function, in a loop", "def f(): len(5)\nfor i in range(2):\n    f()\nclass A: pass\n#! TypeError: object of type 'int' has no len()\n", EARLY],
  ["one that a decorator raises", "def d(f): 1 / 0\n@d\ndef f(): pass\nx = '''\n'''\n#! ZeroDivisionError: division by zero\n", EARLY],
  ["one in front of a statement of several lines", "1 / 0\nif 1:\n    print(1)\nelse:\n    print(2)\n#! ZeroDivisionError: division by zero\n", EARLY],
  ["one while another is handled", "try: 1 / 0\nexcept ZeroDivisionError: [][1]\nprint(1)\n#! IndexError: list index out of range\n", EARLY],
  ["what is no program", "print(1)\nx = = 1\n#! SyntaxError: invalid syntax\n", NO_PROGRAM],
  ["an exit that nothing tells", "import sys\nprint(1)  #> 1\nsys.exit(0)\nprint(2)\n", EARLY, [ORACLE]],
  ["one with a text", "print(1)  #> 1\nraise SystemExit('no')\nprint(2)\n#! no\n", EARLY, [ORACLE]],
];

// What is no violation: it ends at its last statement.
const LAST = "### plant\ntry:\n    print(1)  #> 1\nfinally:\n    print(2)  #> 2\nfor i in 1,:\n    1 / 0\n#! ZeroDivisionError: division by zero\n\n### plant of an exit\nimport sys\nprint(1)  #> 1\nsys.exit(3)\n#: exit=3\n";

// One run has all the plants, for CPython takes seconds to start: { status, said } as a whole, and what is said of a plant.
function askAll(who, option) {
  const own = plants.filter(([, , , by = [RUNNER, ORACLE]]) => by.includes(who));
  const { status, said } = ask(who, own.map(([what, program]) => `### ${what}\n${option}${program}\n`).join("") + LAST);
  const parts = new Map(said.split(/^FAILED /m).slice(1).map((part) => [/^\S+: (.*)/.exec(part)[1], part]));
  return { own, status, said, parts };
}

for (const who of [RUNNER, ORACLE]) {
  const name = who === RUNNER ? "the runner" : "the oracle";
  test(`${name} refuses each plant`, () => {
    const { own, status, said, parts } = askAll(who, "");
    assert.equal(status, 1, said);
    for (const [what, , expected] of own) assert.match(parts.get(what) ?? `nothing is said of ${what}:\n${said}`, expected);
    assert.equal(parts.size, own.length, said);
  });
  test(`${name} accepts cases that say that they end early`, () => {
    const { status, said } = askAll(who, "#: ends=early\n");
    assert.equal(status, 0, said);
  });
}
