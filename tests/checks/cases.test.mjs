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
for (const [what, program, expected, by = [RUNNER, ORACLE]] of plants)
  for (const who of by)
    test(`${who.at(-1) === "native" ? "the runner" : "the oracle"} refuses ${what}`, () => {
      const { status, said } = ask(who, `### plant\n${program}`);
      assert.equal(status, 1, said);
      assert.match(said, expected);
      const told = ask(who, `### plant\n#: ends=early\n${program}`);
      assert.equal(told.status, 0, told.said);
    });

test("and not what ends at its last statement", () => {
  for (const who of [RUNNER, ORACLE]) {
    const { status, said } = ask(who, "### plant\ntry:\n    print(1)  #> 1\nfinally:\n    print(2)  #> 2\nfor i in 1,:\n    1 / 0\n#! ZeroDivisionError: division by zero\n\n### plant of an exit\nimport sys\nprint(1)  #> 1\nsys.exit(3)\n#: exit=3\n");
    assert.equal(status, 0, said);
  }
});
