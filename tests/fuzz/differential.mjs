// Compares modules with CPython's on random input: node tests/fuzz/differential.mjs [NAME...] [--seed N] [--count N] [--fresh] [--build A,B]
// The programs are those of tests/fuzz/modules; COUNT trials each (default 2,000), in rounds of 2,000 with their own seeds. --fresh keeps none of CPython's answers.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { answers } from "../oracle/answers.mjs";
import { mountZones } from "../oracle/zones.mjs";
import { BUILDS } from "../runner/hosts.mjs";

const ROUND = 2000; // trials
const root = new URL("../..", import.meta.url).pathname;
const folder = `${root}tests/fuzz/modules/`;
const { values: given, positionals } = parseArgs({
  options: { seed: { type: "string", default: "1" }, count: { type: "string", default: "2000" }, fresh: { type: "boolean", default: false }, build: { type: "string", default: "native" } },
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

let python = null;
async function startCPython() {
  const { loadPyodide } = createRequire(`${root}tests/oracle/`)("pyodide");
  const started = await loadPyodide();
  mountZones(started);
  return started;
}

async function ask(text) {
  python ??= await startCPython();
  const lines = [];
  python.setStdout({ batched: (line) => lines.push(line) });
  python.runPython(text, { globals: python.runPython("{'__name__': '__main__'}") });
  return lines;
}

const known = answers("differential", ["tools/tzdata.txt"]);
async function theirs(text) {
  const kept = given.fresh ? undefined : known.get(text);
  if (kept) return kept;
  const lines = await ask(text);
  if (!given.fresh) known.set(text, lines);
  return lines;
}

function ours(build, text) {
  const [command, ...words] = BUILDS[build].command;
  const options = ["--max-output", "256M", "--max-memory", "512M", "--max-time", "200s", "-"];
  return execFileSync(command, [...words.filter((word) => word !== "--batch"), ...options], { input: text, maxBuffer: 1 << 29 }).toString().trimEnd().split("\n");
}

async function round(build, program, seed, trials) {
  const text = `SEED = ${seed}\nCOUNT = ${trials}\n${prelude}\n${program}\n\nfor number_of in range(COUNT):\n    begin(number_of)\n    print(ascii(once(number_of)))\n`;
  const [there, here] = [await theirs(text), ours(build, text)];
  const found = [];
  for (let i = 0; i < Math.max(there.length, here.length); i++) if (there[i] !== here[i]) found.push([there[i], here[i]]);
  return found;
}

// How many trials of a module differ on a build; it shows the first ten.
async function compare(build, name) {
  const program = readFileSync(`${folder}${name}.py`, "utf8");
  let differences = 0;
  for (let done = 0, n = 0; done < count; done += ROUND, n++) {
    for (const [there, here] of await round(build, program, seed + n, Math.min(ROUND, count - done))) {
      if (++differences <= 10) console.log(`${name} on ${build}, seed ${seed + n}:\n  CPython ${there}\n  Hognose ${here}`);
    }
  }
  return differences;
}

let failed = false;
for (const name of names) for (const build of given.build.split(",")) {
  const differences = await compare(build, name);
  console.log(`${name}: ${count} trials, ${differences} differences on ${build}`);
  failed ||= differences > 0;
}
process.exitCode = failed ? 1 : 0;
