// The packages' own tests: where they are, and what comes of each in Hognose and in CPython 3.14 (standin/suite.py runs them in both).
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fetch, fetchSuite, HERE } from "./list.mjs";
import { inHognose, toldInCPython } from "./hosts.mjs";
import { modulesIn } from "./sources.mjs";

const CPYTHON_SECONDS = 60; // of processor time
const SECONDS = 20; // of the same, where the build has such a clock, for a session in Hognose, of which there are up to this number:
const ON_PROCESSOR_TIME = { native: "cpu_native" };
const SESSIONS = 3;
const RUNNERS = ["pytest.py", "suite.py", "hypothesis.py", "pytest_lazy_fixtures.py", "_pytest.py"];
const LARGEST = 1 << 20; // of the files beside tests

const isTest = (name, all) => /^(test_.*|.*_tests?|tests?)\.py$/.test(name) || (all && /\.py$/.test(name) && !/^(__init__|conftest)\.py$/.test(name));

// As pytest does: what a test module is imported from is the first directory above it that is no package.
function rootOf(directory) {
    return existsSync(join(directory, "__init__.py")) ? rootOf(dirname(directory)) : directory;
}

const nameFrom = (root, path) => relative(root, path).slice(0, -3).replaceAll("/", ".").replace(/(^|\.)__init__$/, "");

function conftestsOf(path, top, root) {
    const found = [];
    for (let directory = dirname(path); directory.startsWith(top); directory = dirname(directory)) {
        const file = join(directory, "conftest.py");
        if (existsSync(file) && rootOf(directory) === root) found.unshift(nameFrom(root, file));
    }
    return found;
}

// What folders hold but for those of the names in `without`: Map of path to text, a character a byte.
function filesIn(base, folders, without = []) {
    const found = new Map();
    for (const folder of folders) {
        for (const entry of readdirSync(join(base, folder), { recursive: true, withFileTypes: true })) {
            const path = join(entry.parentPath ?? entry.path, entry.name);
            if (without.some((name) => path.includes(`/${name}/`))) continue;
            if (!entry.isFile() || /\.(py[co]|so)$/.test(entry.name) || (!/\.py$/.test(entry.name) && statSync(path).size > LARGEST)) continue;
            found.set(relative(base, path), readFileSync(path, "latin1"));
        }
    }
    return found;
}

// Packages of no file.
function placeParents(modules, files, isThere) {
    for (const name of Object.keys(modules)) {
        for (let parent = name.replace(/\.?[^.]*$/, ""); parent && !(parent in modules); parent = parent.replace(/\.?[^.]*$/, "")) {
            if (isThere(parent)) continue;
            modules[parent] = `site/${parent.replaceAll(".", "/")}/__init__.py`;
            files.set(modules[parent], "");
        }
    }
}

/** { modules: [[name, conftests]], roots, sources: Map of name to path, files: Map of path to text }: the tests of a package; undefined where it has none here. */
export function suiteOf(one) {
    if (!one.tests.length) return undefined;
    const base = one.suite ? fetchSuite(one) : fetch(one);
    const suite = { modules: [], skip: one.skip, roots: new Set(), sources: new Map() };
    for (const folder of one.tests) {
        const top = join(base, folder);
        for (const entry of readdirSync(top, { recursive: true, withFileTypes: true })) {
            if (!entry.isFile() || !entry.name.endsWith(".py")) continue;
            const directory = entry.parentPath ?? entry.path;
            const path = join(directory, entry.name);
            const root = rootOf(directory);
            const name = nameFrom(root, path);
            const short = entry.name.slice(0, -3);
            suite.roots.add(root);
            if (!isTest(entry.name, one.only.length) || (one.only.length && !one.only.includes(short)) || one.without.includes(short)) continue;
            suite.modules.push([name, conftestsOf(path, top, root)]);
        }
    }
    for (const root of suite.roots) {
        for (const [name, path] of modulesIn(root)) {
            const folder = (list) => list.some((folder) => path.startsWith(join(base, folder)));
            if ((rootOf(dirname(path)) === root && folder(one.tests)) || folder(one.also)) suite.sources.set(name, path);
        }
    }
    suite.modules.sort(([a], [b]) => (a < b ? -1 : 1));
    suite.files = filesIn(base, [...one.tests, ...one.also], one.without);
    suite.base = base;
    suite.first = one.first; // the package is in there, too
    return suite;
}

const program = (suite, done) => `import suite\nsuite.run(${[suite.modules, done, suite.skip].map((part) => JSON.stringify(part)).join(", ")})\n`;
const prepare = `import suite\nfrom test_files import files, modules\nsuite.prepare(files, modules)\n`;

// Map of test to { outcome, why } from what suite.py told; a test that was only started has the outcome "start".
function told(text, found = new Map()) {
    for (const line of text.split("\n")) {
        if (!/^\x01\[.*\]$/.test(line)) continue;
        const [id, outcome, why] = JSON.parse(line.slice(1));
        found.set(id, { outcome, why });
    }
    return found;
}

export async function suiteInCPython(suite, directories) {
    const extras = Object.fromEntries(RUNNERS.map((name) => [name, readFileSync(join(HERE, "standin", name), "utf8")]));
    const answer = await toldInCPython(program(suite, []), suite.first ? [...suite.roots, ...directories] : [...directories, ...suite.roots], extras, CPYTHON_SECONDS);
    if (answer.died) return new Map([["::", { outcome: "passed", why: "" }]]); // which nothing else passes
    const found = told(answer.stdout);
    if (answer.late) console.log(`    CPython had no time for all after ${[...found.keys()].at(-1)}`);
    return found;
}

// `laid`: modules that lie in files, which the program `first` writes. A limit ends a session; the next one goes on behind the test that was under way.
export async function suiteInHognose(build, suite, given, laid, first) {
    const found = new Map();
    const files = new Map(suite.files);
    const modules = Object.fromEntries([...suite.sources].map(([name, path]) => [name, relative(suite.base, path)]));
    placeParents(modules, files, (name) => given[name] || given[`${name}.__init__`] || laid.has(name));
    const sources = Object.fromEntries(Object.entries(given).filter(([name]) => !(name.replace(/\.__init__$/, "") in modules)));
    sources.test_files = `files = ${JSON.stringify(Object.fromEntries(files))}\nmodules = ${JSON.stringify(modules)}`;
    for (let n = 0; n < SESSIONS; n++) {
        const done = [...found].filter(([id, { outcome }]) => id.includes("::") || outcome !== "passed").map(([id]) => id);
        const got = await inHognose(ON_PROCESSOR_TIME[build] ?? build, `import here; ${first}` + prepare + program(suite, done), sources, { "max-time": `${SECONDS}s` });
        const before = found.size;
        told(got.stdout ?? "", found);
        const late = /time limit reached/.test(got.died ?? got.stderr) && found.size > before + 1 && n < SESSIONS - 1; // the next one begins with it
        for (const [id, result] of found) {
            if (result.outcome === "start" && late) found.delete(id);
            else if (result.outcome === "start") Object.assign(result, { outcome: "failed", why: got.died ?? lastLine(got.stderr) });
        }
        if (!got.died && got.exit === 0) return found;
        if (found.size === before) {
            for (const [name] of suite.modules) if (!found.has(name)) found.set(name, { outcome: "failed", why: got.died ?? lastLine(got.stderr) });
            return found;
        }
    }
    return found;
}

const lastLine = (text) => text.trimEnd().split("\n").at(-1);

/** { passed, failed: [{ id, why }] }: of the tests that CPython passes. */
export function compareSuites(wanted, got) {
    const report = { passed: 0, failed: [] };
    for (const [id, { outcome }] of wanted) {
        if (outcome !== "passed" || !id.includes("::")) continue;
        const mine = got.get(id) ?? got.get(id.split("::")[0]);
        if (got.get(id)?.outcome === "passed") report.passed++;
        else report.failed.push({ id, why: mine && mine.outcome !== "passed" ? `${mine.outcome}: ${mine.why}` : "was not run" });
    }
    return report;
}
