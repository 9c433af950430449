// Compares a module with CPython's on random input: node tests/fuzz/module_random.mjs regex|decimal [SEED] [ROUNDS] [COUNT]
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const root = new URL("../..", import.meta.url).pathname;
const require = createRequire(`${root}tests/oracle/`);
const { loadPyodide } = require("pyodide");
const [seed, rounds, count] = [1, 1, 2000].map((n, i) => Number(process.argv[3 + i] ?? n));
const program = readFileSync(`${root}tests/fuzz/${process.argv[2]}_random.py`, "utf8");
const python = await loadPyodide();
let differences = 0;

for (let round = seed; round < seed + rounds; round++) {
  const text = `SEED = ${round}\nCOUNT = ${count}\n${program}`;
  const theirs = [];
  python.setStdout({ batched: (line) => theirs.push(line) });
  python.runPython(text, { globals: python.runPython("{'__name__': '__main__'}") });
  const options = ["--max-output", "64M", "--max-time", "100s", "-"];
  const ours = execFileSync(`${root}build/native/hognose`, options, { input: text, maxBuffer: 1 << 28 }).toString().trimEnd().split("\n");
  for (let i = 0; i < Math.max(theirs.length, ours.length); i++) {
    if (theirs[i] === ours[i]) continue;
    if (++differences <= 20) console.log(`seed ${round}:\n  CPython ${theirs[i]}\n  Hognose ${ours[i]}`);
  }
}
console.log(`${rounds * count} trials, ${differences} differences`);
process.exitCode = differences ? 1 : 0;
