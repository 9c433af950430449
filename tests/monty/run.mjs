// Runs the tests of pydantic-monty-client, as they are in its source distribution, on hognose.monty: node tests/monty/run.mjs [-v] [FILES ...].
// FILES are names like test_print: all without them. Status 1: something fails that failures.txt has no reason for, or the other way round.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { fetchSuite } from "../packages/list.mjs";
import { readReasons, tellNews } from "../packages/reasons.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const SUITE = { name: "pydantic-monty-client", version: "1.4.0" };
// Examples in documents that are not in the distribution, and tests of what none of this runs: a relay, a process's telemetry.
const LEFT_OUT = new Set(["test_readme_examples", "test_websocket", "test_telemetry"]);
const MINUTES = 10; // for one file
const PYTHON = resolve(process.env.MONTY_PYTHON ?? "build/monty-python/bin/python");
const { values, positionals } = parseArgs({ allowPositionals: true, options: { verbose: { type: "boolean", short: "v", default: false } } });

/** What came of each test of a file: [id, outcome, words]; a file that does not end is one failure. */
function runFile(root, file) {
    const report = join(root, "report.jsonl");
    rmSync(report, { force: true });
    const options = ["-p", "report", "-p", "no:cacheprovider", "-o", "filterwarnings=default", "--inline-snapshot=disable", "--timeout", "60", "--timeout-method=thread", "-q"];
    const ran = spawnSync(PYTHON, ["-m", "pytest", ...options, `tests/${file}.py`], {
        cwd: root, encoding: "utf8", timeout: MINUTES * 60_000, env: { ...process.env, PYTHONPATH: HERE, MONTY_REPORT: report },
    });
    const lines = existsSync(report) ? readFileSync(report, "utf8").trim().split("\n").filter(Boolean).map((line) => JSON.parse(line)) : [];
    if (ran.status !== 0 && ran.status !== 1) lines.push([file, "failed", `the file did not come to its end: ${(ran.stdout + ran.stderr).slice(-300)}`]);
    return lines;
}

const root = join(resolve(fetchSuite(SUITE)), "crates", "monty-python");
const files = readdirSync(join(root, "tests")).filter((name) => /^test_.*\.py$/.test(name)).map((name) => name.slice(0, -3)).filter((name) => !LEFT_OUT.has(name));
const chosen = positionals.length ? positionals : files;
const known = readReasons(join(HERE, "failures.txt"));
const failed = [];
let passed = 0;
for (const file of chosen) {
    const results = runFile(root, file);
    const wrong = results.filter(([, outcome]) => outcome === "failed");
    passed += results.filter(([, outcome]) => outcome === "passed").length;
    failed.push(...wrong.map(([id, , why]) => ({ id, why })));
    console.log(`${file}: ${results.filter(([, outcome]) => outcome === "passed").length} passed, ${wrong.length} failed`);
    if (values.verbose) for (const [id, , why] of wrong) console.log(`    ${id}: ${why.split("\n")[0]}`);
}
console.log(`monty: ${passed} passed, ${failed.length} failed (${((100 * passed) / (passed + failed.length)).toFixed(1)} %)`);
if (tellNews(known, failed, (id) => chosen.some((file) => id.startsWith(`tests/${file}.py`)))) process.exitCode = 1;
