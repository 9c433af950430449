// CPython's own test files, run in Hognose: node run.mjs [-v] [--share N [--commit C] [--since C]] [NAME...]
// What applies is what CPython 3.14 itself passes with the same stand-ins; of threads, what the Python does whose files they are. inapplicable.txt
// lists tests that need something Hognose cannot have, failures.txt the other known failures.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { answers } from "../oracle/answers.mjs";
import { lineOf, readReasons } from "../packages/reasons.mjs";
import { readKnown, tellNews } from "../runner/known.mjs";
import { changedSince, ends, select } from "../runner/selection.mjs";
import { LIBRARY, NAMES, SESSION, dataFor, filesOf, isOf, isThreaded, pythonVersion, sourcesFor, testDirectory } from "./sources.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const MINUTES = 10;
const LEAST = 95; // per cent
// They compare times of a thousandth of a second, which a machine that does something else makes larger.
const TIMED = /\.test_denial_of_service_prevented_/;
// They ask for names that are CPython's own: of how its modules are built, of another build, of its interface in C.
const PRIVATE_NAME = /^AttributeError: .*has no attribute '(_(?!_)\w+|c_\w+)'|^AttributeError: module '_\w+' has no attribute|^(ImportError: cannot import name '_(?!_)|ModuleNotFoundError: No module named '(re\._|importlib\._|opcode'|_))|^test\.support\._absent\.|^test is only meaningful on 32-bit|^need _testcapi module|^AttributeError: 'NoneType' object has no attribute 'MethInstance'/;
// About bytecode in files, of which there is none: CPython leaves them out, too, where sys.implementation.cache_tag is None.
const BYTECODE = /^(NotImplementedError: |requires )sys\.implementation\.cache_tag /;
const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verbose: { type: "boolean", short: "v", default: false }, library: { type: "boolean", default: false }, record: { type: "boolean", default: false }, share: { type: "string" }, commit: { type: "string" }, since: { type: "string" } },
});

/** What a script says of a file, without the tests that are done: { found: Map of test to { outcome, why }, ended, died: what was running }. */
function ask(script, name, done = []) {
    return new Promise((told) => {
        const child = spawn(process.execPath, ["--stack-size=6000", join(here, script), name], {
            stdio: ["pipe", "pipe", "pipe"],
            timeout: MINUTES * 60_000,
        });
        let text = "";
        let noise = "";
        child.stdin.end(JSON.stringify(done));
        child.stdout.on("data", (data) => (text += data));
        child.stderr.on("data", (data) => (noise += data));
        child.on("close", (code) => {
            const found = new Map();
            const whole = `test.test_${name}`;
            let ended = false;
            let running = whole;
            for (const line of text.split("\n").filter(Boolean)) {
                const { id, outcome, why } = JSON.parse(line);
                ended ||= id === whole;
                if (outcome === "start") running = id;
                else if (outcome !== "ended") found.set(id, { outcome, why });
            }
            if (!ended) found.set(running, { outcome: "failed", why: `${script} ended with ${code}: ${noise.trim().split("\n").at(-1)}` });
            told({ found, ended: ended || running === whole });
        });
    });
}

/** The same, begun again behind a test that the interpreter died of. */
async function askAll(script, name) {
    const all = new Map();
    for (let ended = false; !ended; ) {
        const said = await ask(script, name, [...all.keys()]);
        for (const [id, record] of said.found) all.set(id, record);
        ended = said.ended;
    }
    return all;
}

/** Why a file could not be run at all. */
function notRun(name, found) {
    const whole = found.get(`test.test_${name}`);
    return whole?.outcome === "failed" ? whole.why : undefined;
}

// CPython's answer stays the same as long as the sources do.
const known = answers("cpython", ["tests/cpython/in_cpython.mjs", "tests/cpython/in_threads.mjs", "tools/tzdata.txt"]);
async function askCPython(name) {
    const used = `${name} ${pythonVersion()}\n${JSON.stringify(sourcesFor(directory, name))}${Object.keys(dataFor(directory, name))}${SESSION}`;
    const kept = known.get(used);
    if (kept) return new Map(kept);
    const found = await askAll(isThreaded(name) ? "in_threads.mjs" : "in_cpython.mjs", name);
    if (!notRun(name, found)) known.set(used, [...found]);
    return found;
}

// Tests that need something Hognose cannot have. One counts as not applicable only while it fails with the words of its reason.
const needs = readReasons(join(here, "inapplicable.txt"));

function compare(name, wanted, got) {
    const report = { name, passed: 0, failed: [], needing: [], absent: 0, broken: notRun(name, wanted) };
    const whole = got.get(`test.test_${name}`);
    for (const [test, { outcome }] of wanted) {
        const found = got.get(test);
        const ofClass = got.get(`setUpClass (${test.slice(0, test.lastIndexOf("."))})`);
        const failure = { id: test.replace(/^test\./, ""), why: found?.why ?? ofClass?.why ?? whole?.why ?? "was not run" };
        if (outcome !== "passed" || TIMED.test(test)) report.absent++;
        else if (found?.outcome === "passed") report.passed++;
        else if (lineOf(needs, failure)) report.needing.push(failure.id);
        else if ([PRIVATE_NAME, BYTECODE].some((pattern) => pattern.test(failure.why))) report.absent++;
        else report.failed.push(failure);
    }
    return report;
}

const directory = testDirectory();
if (!directory) {
    console.error("CPython's test package was not found (Debian: libpython3-testsuite)");
    process.exit(2);
}
/** What --share leaves of the files: as tests/run.mjs chooses cases. */
function shareOf(names) {
    if (!values.share) return names;
    const { commit, base } = ends(values.commit), changed = changedSince(values.since ?? base);
    const { cases, said } = select(names.map((name) => ({ name, id: `test_${name}`, file: `tests/cpython/${name}.py` })), { commit, share: Number(values.share), changed });
    console.log(said.replace("cases", "files"));
    return cases.map(({ name }) => name);
}

const names = shareOf((positionals.length ? positionals : values.library ? LIBRARY : NAMES).flatMap((name) => filesOf(directory, name)));
const reports = [];
const waiting = [...names];
await Promise.all(
    Array.from({ length: Number(process.env.JOBS) || availableParallelism() }, async () => {
        for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
            const [wanted, got] = [await askCPython(name), await askAll("in_hognose.mjs", name)];
            reports.push(compare(name, wanted, got));
        }
    }),
);
reports.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));

// What docs/library.md shows; of files that were not run it stays.
if (values.record) {
    const path = join(here, "results.txt");
    const rows = existsSync(path) ? readFileSync(path, "utf8").split("\n").filter((line) => line && !line.startsWith("#")) : [];
    const found = new Map(rows.map((row) => [row.split(" ")[0], row]));
    for (const { name, passed, failed } of reports) if (passed + failed.length) found.set(name, `${name} ${passed} ${passed + failed.length}`);
    writeFileSync(path, `# Python ${pythonVersion()}\n${[...found.keys()].sort().map((name) => `${found.get(name)}\n`).join("")}`);
}

const { reasons, version } = readKnown(join(here, "failures.txt"));
const failed = new Set();
const total = { passed: 0, failed: 0, absent: 0 };
console.log("file                      passed  failed  not applicable");
for (const report of reports) {
    const row = [report.passed, report.failed.length, report.absent + report.needing.length];
    console.log(`${`test_${report.name}`.padEnd(24)} ${row.map((n) => String(n).padStart(7)).join(" ")}`);
    if (report.broken) console.log(`    CPython 3.14 cannot run it: ${report.broken}`);
    total.passed += report.passed;
    total.failed += report.failed.length;
    total.absent += report.absent + report.needing.length;
    for (const { id, why } of report.failed) {
        failed.add(id);
        if (values.verbose) console.log(`    ${id}: ${why.trim()}`);
    }
}
const share = (100 * total.passed) / (total.passed + total.failed);
console.log(`${"all".padEnd(24)} ${[total.passed, total.failed, total.absent].map((n) => String(n).padStart(7)).join(" ")}`);
console.log(`${share.toFixed(1)} % of what applies passes`);
const ran = (id) => names.some((name) => isOf(name, id));
const needing = new Set(reports.flatMap((report) => report.needing));
const unneeded = needs.filter(({ id }) => ran(id) && !needing.has(id));
if (unneeded.length) console.log(`in inapplicable.txt, but these pass or fail in other words:\n${unneeded.map(({ id }) => `    ${id}`).join("\n")}`);
const news = tellNews(reasons, [...failed], ran) || unneeded.length > 0;
// The files of another Python have other tests: only the share is held there.
const same = pythonVersion() === version;
if (share < LEAST || (same && news) || reports.some((report) => report.broken)) process.exitCode = 1;
