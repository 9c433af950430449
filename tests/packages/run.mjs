// Packages from the registry, run unchanged in Hognose and in CPython 3.14: node run.mjs [-v] [--smoke] [--build BUILD] [NAME...]
// --smoke: not the packages' own tests.
// On the native build docs/packages.md is written, as soon as there has been a run of each package: build/packages/reports keeps the last. Status 1: something
// fails that failures.txt has no reason for, or otherwise than its reason says, or a reason there has no failure.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { choose, fetch, HERE, KEPT, readList, withNeeds, withTestNeeds } from "./list.mjs";
import { gather, modulesIn, parents, standIns } from "./sources.mjs";
import { inCPython, inHognose, onThisMachine } from "./hosts.mjs";
import { readReasons, tellNews } from "./reasons.mjs";
import { failuresOf, row, writeTable } from "./table.mjs";
import { compareSuites, suiteInCPython, suiteInHognose, suiteOf } from "./suites.mjs";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { verbose: { type: "boolean", short: "v", default: false }, build: { type: "string", default: "native" }, smoke: { type: "boolean", default: false } } });
const JOBS = Number(process.env.JOBS ?? 2);

/** The modules of CPython's library that Hognose ships. */
async function shipped() {
    const names = [...standIns().keys()];
    const { stdout } = await inHognose(values.build, `for name in ${JSON.stringify(names)}:
    try:
        __import__(name)
    except BaseException:
        continue
    print(name)
`, {});
    return new Set(stdout.split("\n"));
}

// Files of a directory that `wanted` takes: [path in it, text, a character a byte].
function filesOf(directory, wanted) {
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
    const paths = entries.map((e) => relative(directory, join(e.parentPath ?? e.path, e.name))).filter(wanted);
    return paths.map((path) => [path, readFileSync(join(directory, path), "latin1")]);
}

const isKnown = (path) => /\.dist-info\/(METADATA|entry_points\.txt|top_level\.txt)$/.test(path);
const isBuilt = (path) => /\.(py[co]|so|exe|dll)$/.test(path);

/** Takes modules that lie in files out of the sources, and adds one that writes what does: what is known of each package, and all of those that are placed. Their names. */
function place(packages, sources) {
    const files = packages.flatMap((p) => filesOf(fetch(p), p.placed ? (path) => !isBuilt(path) : isKnown));
    const laid = packages.filter((p) => p.placed).flatMap((p) => [...modulesIn(fetch(p)).keys()]);
    for (const name of [...laid, ...laid.flatMap(parents)]) {
        delete sources[name];
        delete sources[`${name}.__init__`];
    }
    sources.package_files = `files = ${JSON.stringify(Object.fromEntries(files))}\n${WRITER}`;
    return new Set(laid);
}

const WRITER = `
import os, sys
for path, text in files.items():
    os.makedirs(os.path.dirname('/packages/' + path), exist_ok=True)
    with open('/packages/' + path, 'wb') as f:
        f.write(text.encode('latin-1'))
sys.path.append('/packages')
`;
const FIRST = "import package_files; "; // in a program's first line, so that the others keep their numbers

const lastLine = (text) => text.trimEnd().split("\n").at(-1);

// What differs first between two runs; undefined where nothing does.
function difference(wanted, got) {
    if (got.died) return got.died;
    const [a, b] = [wanted, got].map(({ stdout }) => stdout.split("\n"));
    const at = a.findIndex((line, i) => line !== b[i]);
    if (got.exit !== wanted.exit) return lastLine(got.stderr) || `exit ${got.exit}`;
    if (at >= 0 || a.length !== b.length) return `line ${at + 1}: ${JSON.stringify(b[at])} instead of ${JSON.stringify(a[at])}`;
}

/** { name, version, stood, imports, smoke, time, ... }: imports and smoke are undefined, or why not. */
async function look(one, list, ships) {
    const directories = [...withNeeds(list, one)].map(fetch);
    const smoke = readFileSync(join(HERE, "smoke", `${one.name}.py`), "utf8");
    const { sources, stood } = gather(directories, ships, smoke + one.asks.map((name) => `\nimport ${name}`).join(""));
    place([...withNeeds(list, one)], sources);
    const got = await inHognose(values.build, FIRST + smoke, sources);
    const report = { name: one.name, version: one.version };
    const imported = await inHognose(values.build, `${FIRST}import ${one.module}, sys\nprint(*sys.modules)`, sources);
    const loaded = new Set((imported.stdout ?? "").trim().split(" "));
    report.stood = stood.filter((name) => loaded.has(name));
    report.imports = imported.died ?? (imported.exit ? lastLine(imported.stderr) : undefined);
    const wanted = await inCPython(smoke, directories);
    const wrong = wanted.died || (wanted.exit && wanted.stderr.slice(-500));
    report.smoke = wrong ? `the smoke program itself fails in CPython: ${wrong}` : difference(wanted, got);
    Object.assign(report, { ours: got, theirs: await onThisMachine(smoke, directories) });
    if (values.verbose && report.smoke) console.log(got.stderr ?? got.died);
    const suite = values.smoke ? undefined : suiteOf(one);
    if (suite) report.tests = await lookAtTests(one, suite, ships, list);
    return report;
}

// The tests have a session of their own, with their modules beside those of the package.
async function lookAtTests(one, suite, ships, list) {
    const directories = [...withTestNeeds(list, one)].map(fetch);
    const { sources } = gather(directories, ships, "import suite, here", suite.sources);
    const laid = place([...withTestNeeds(list, one)], sources);
    const wanted = await suiteInCPython(suite, directories);
    const got = await suiteInHognose(values.build, suite, sources, laid, FIRST);
    const report = compareSuites(wanted, got);
    if (values.verbose) {
        for (const { id, why } of report.failed) console.log(`    ${one.name} ${id}: ${why.split("\n").at(-1)}`);
        for (const [id, { outcome, why }] of wanted) if (outcome === "failed") console.log(`    ${one.name} ${id} (CPython): ${why.split("\n").at(-1)}`);
    }
    return report;
}

// What the last run of a package found, for the table.
const keptIn = (one) => join(KEPT, "reports", `${one.name}-${one.version}.json`);

function keep(report) {
    if (values.build !== "native" || values.smoke) return;
    const { ours, theirs, tests, ...rest } = report;
    const figures = (of) => of && { seconds: of.seconds, bytes: of.bytes };
    mkdirSync(join(KEPT, "reports"), { recursive: true });
    writeFileSync(keptIn(report), JSON.stringify({ ...rest, ours: figures(ours), theirs: figures(theirs), tests: tests && { passed: tests.passed, failed: tests.failed } }));
}

const list = readList();
const chosen = choose(list, positionals);
const ships = await shipped();
const reports = [];
const waiting = [...chosen];
await Promise.all(
    Array.from({ length: JOBS }, async () => {
        for (let one = waiting.shift(); one; one = waiting.shift()) {
            const report = await look(one, list, ships);
            reports.push(report);
            keep(report);
            console.log(row(report));
        }
    }),
);
reports.sort((a, b) => chosen.findIndex((p) => p.name === a.name) - chosen.findIndex((p) => p.name === b.name));

const known = readReasons(join(HERE, "failures.txt"));
const failed = reports.flatMap(failuresOf);
const news = tellNews(known, failed, (id) => chosen.some((p) => id.startsWith(`${p.name} `)) && !(values.smoke && id.includes(" tests ")));
const every = choose(list, []);
if (values.build === "native" && every.every((one) => existsSync(keptIn(one)))) writeTable(every.map((one) => JSON.parse(readFileSync(keptIn(one), "utf8"))), known, new Set(list.filter((p) => p.second).map((p) => p.name)));
const asked = reports.reduce((n, r) => n + 2 + (r.tests ? r.tests.passed + r.tests.failed.length : 0), 0);
console.log(`${asked - failed.length} passed, ${failed.length} failed`);
if (news) process.exitCode = 1;
