// Compares unicodedata with CPython 3.14's: node tests/fuzz/unicode_all.mjs [SEED]. Prints the lines that differ.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync, mkdtempSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("../..", import.meta.url).pathname;
const seed = Number(process.argv[2] ?? 1);
const text = `SEED = ${seed}\n` + readFileSync(join(root, "tests/fuzz/unicode_all.py"), "utf8");
const file = join(mkdtempSync(join(tmpdir(), "unicode-")), "all.py");
writeFileSync(file, text);
const limits = ["--max-time", "600s", "--max-output", "16M"];
const ours = execFileSync(join(root, "build/native/hognose"), [...limits, file], { maxBuffer: 1 << 26 }).toString().split("\n");

const { loadPyodide } = createRequire(join(root, "tests/oracle/"))("pyodide");
const python = await loadPyodide();
const theirs = [];
python.setStdout({ batched: (line) => theirs.push(line) });
python.runPython(text);
const differ = theirs.filter((line, i) => line !== ours[i]);
for (const [i, line] of theirs.entries()) if (line !== ours[i]) console.log(`CPython ${line}\nHognose ${ours[i]}`);
console.log(`${theirs.length} lines, ${differ.length} differ`);
process.exitCode = differ.length ? 1 : 0;
