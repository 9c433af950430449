// Compares modules with CPython's on random input: node tests/fuzz/differential.mjs [NAME...] [--seed N] [--count N] [--hognose FILE]
// The programs are those of tests/fuzz/modules; COUNT trials each (default 2,000), in rounds of 2,000 with seeds of their own.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { mountZones } from "../oracle/zones.mjs";

const ROUND = 2000; // trials
const root = new URL("../..", import.meta.url).pathname;
const folder = `${root}tests/fuzz/modules/`;
const { values: given, positionals } = parseArgs({
  options: { seed: { type: "string", default: "1" }, count: { type: "string", default: "2000" }, hognose: { type: "string", default: `${root}build/native/hognose` } },
  allowPositionals: true,
});
const all = readdirSync(folder).map((file) => file.slice(0, -3)).filter((name) => name !== "prelude");
const names = positionals.length ? positionals : all;
const unknown = names.find((name) => !all.includes(name));
if (unknown !== undefined) {
  console.error(`differential: no program named ${unknown}; there are ${all.join(", ")}`);
  process.exit(2);
}
const prelude = readFileSync(`${folder}prelude.py`, "utf8");
const [seed, count] = [Number(given.seed), Number(given.count)];

const { loadPyodide } = createRequire(`${root}tests/oracle/`)("pyodide");
const python = await loadPyodide();
mountZones(python);

function theirs(text) {
  const lines = [];
  python.setStdout({ batched: (line) => lines.push(line) });
  python.runPython(text, { globals: python.runPython("{'__name__': '__main__'}") });
  return lines;
}

function ours(text) {
  const options = ["--max-output", "256M", "--max-memory", "512M", "--max-time", "200s", "-"];
  return execFileSync(given.hognose, options, { input: text, maxBuffer: 1 << 29 }).toString().trimEnd().split("\n");
}

function round(program, seed, trials) {
  const text = `SEED = ${seed}\nCOUNT = ${trials}\n${prelude}\n${program}\n\nfor number_of in range(COUNT):\n    begin(number_of)\n    print(ascii(once(number_of)))\n`;
  const [there, here] = [theirs(text), ours(text)];
  const found = [];
  for (let i = 0; i < Math.max(there.length, here.length); i++) if (there[i] !== here[i]) found.push([there[i], here[i]]);
  return found;
}

let failed = false;
for (const name of names) {
  const program = readFileSync(`${folder}${name}.py`, "utf8");
  let differences = 0;
  for (let done = 0, n = 0; done < count; done += ROUND, n++) {
    for (const [there, here] of round(program, seed + n, Math.min(ROUND, count - done))) {
      if (++differences <= 10) console.log(`${name}, seed ${seed + n}:\n  CPython ${there}\n  Hognose ${here}`);
    }
  }
  console.log(`${name}: ${count} trials, ${differences} differences`);
  failed ||= differences > 0;
}
process.exitCode = failed ? 1 : 0;
