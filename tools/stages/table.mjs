// The stages of `./build.sh test`, in the order in which they start as soon as what they need has passed and a core is free.
//   run      the command, which a person can type as well; {share:N} in it makes it take one case of N, {shard} a part of the work
//   needs    the stages that have to pass before
//   lane     "wait" for a stage that waits most of the time: two of them run beside those of the lane "compute"
//   cores    how many cores it uses: 1 or "all"
//   shards   whether it is divided into as many tasks as there are cores
//   builds   whether it only makes files in build/, for stages that need it: then it runs whenever one of those does
//   without  files and folders that it does not read: a change there does not make it run again. Whatever is not listed is read.
//   but      what it reads below those places all the same

import { readdirSync } from "node:fs";

const TEXTS = ["docs", "README.md", "CHANGELOG.md", "SECURITY.md", "CONTRIBUTING.md", "LICENSE"];
const OTHERS = ["bench", "examples", "web"];
const HOSTS = ["bindings/go", "bindings/python", "bindings/rust"];
// Of them, what the site has references of.
const SOURCES = ["bindings/go", "bindings/python/src", "bindings/rust/src"];
const FOLDERS = readdirSync(new URL("../../tests", import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
// For a stage that reads only these folders of tests/: the others.
const testsBut = (...read) => FOLDERS.filter((name) => !read.includes(name)).map((name) => `tests/${name}`);
// What tests in Node take from other folders of tests/.
const PACKAGE_HELPERS = ["tests/api/examples.mjs", "tests/api/memory.mjs", "tests/api/package.mjs", "tests/api/serve_process.mjs", "tests/snapshot/reactor.mjs"];
// Where Playwright comes from.
const BROWSERS = ["tests/package/package.json", "tests/package/package-lock.json"];
// Tests of what is around the core.
const AROUND = ["agent", "api", "checks", "clients", "component", "conformance", "corpora", "hosts", "inventory", "monty", "package", "packages", "recipes", "release", "snapshot", "web", "work"].map((name) => `tests/${name}`);
// What only the core, its cases and what runs them can break. UNIT: read by unit tests and fuzz targets alone.
const UNIT = "tests/unit";
const CORE = [...TEXTS, ...OTHERS, "bindings", "tools/release", ...AROUND, UNIT];
// The same of what runs in the npm package as well.
const CORE_JS = [...TEXTS, ...OTHERS, ...HOSTS, "tools/release", ...AROUND, UNIT];

const build = (name, what, needs, more = {}) => ({ name, run: `./build.sh build ${what}`, needs, cores: 1, builds: true, without: [], ...more });
const test = (name, run, needs, without, more = {}) => ({ name, run, needs, cores: 1, without, ...more });

const ROWS = [
    build("native", "native", [], { cores: "all" }),
    build("js", "js", ["native"]),
    build("wasi", "wasi", ["native"]),
    build("python", "python", ["wasi"], { lane: "wait" }),
    build("hostile build", "hostile", ["native"]),
    build("sanitized build", "sanitized", ["native"]),
    build("plain build", "plain", ["native"]),
    build("unit build", "unit", ["native"]),
    test("site", "./build.sh web test {share:3}", ["js"], [...testsBut("web"), ...HOSTS, "bench", "examples"], { lane: "wait", but: [...BROWSERS, "tests/runner/selection.mjs", "tests/runner/cases.mjs", "bench/README.md", ...HOSTS.map((host) => `${host}/README.md`), ...SOURCES] }),
    test("packed package", "./build.sh package", ["js"], [...testsBut("package"), ...HOSTS, "web"], { lane: "wait", but: PACKAGE_HELPERS }),
    test("release", "./build.sh release", ["python", "js", "wasi"], [...testsBut("release"), "bench", "examples", "web"], { lane: "wait" }),
    test("python package", "./build.sh python", ["python"], [...testsBut("conformance"), "web", "bench", "bindings/js", "bindings/go", "bindings/rust"], { lane: "wait" }),
    test("clients", "./build.sh clients fastmcp agent_framework", ["python"], [...testsBut("clients", "monty"), "web", "bench", "bindings/js", "bindings/go", "bindings/rust"], { lane: "wait" }),
    test("go package", "./build.sh go", ["wasi"], [...testsBut("conformance"), "web", "bench", "bindings/js", "bindings/python", "bindings/rust"], { lane: "wait" }),
    test("component", "./build.sh component", ["python", "wasi"], [...testsBut("component", "conformance"), "web", "bench", "bindings/js", "bindings/go", "bindings/rust"], { lane: "wait" }),
    test("hosts", "./build.sh hosts", ["python", "js", "wasi"], [...testsBut("hosts", "conformance", "runner"), "web", "bench", "bindings/rust"], { lane: "wait", but: [...BROWSERS, "tests/package/browser.mjs", "tests/package/packed.mjs", ...PACKAGE_HELPERS] }),
    test("cpython", "./build.sh cpython {share:4}", ["native", "js"], CORE), // the package it only calls, as "cases in the package" does
    test("tests of checks", "./build.sh node {share:3} tests/checks", ["native", "wasi", "js"], [], { lane: "wait" }),
    test("recipes", "./build.sh node tests/recipes", ["native", "wasi", "js"], [...OTHERS.filter((name) => name !== "examples"), "bindings", ...testsBut("recipes", "unit", "fuzz")], { lane: "wait" }),
    test("hostile", "./build.sh hostile {share:8} {shard}", ["hostile build"], CORE, { shards: true }),
    test("sanitized", "./build.sh asan {share:6} {shard}", ["sanitized build"], CORE, { shards: true }),
    test("sanitized unit tests", "./build.sh unit --build asan {share:6} {shard}", ["sanitized build"], CORE, { shards: true, but: [UNIT] }),
    test("unit tests", "./build.sh unit {share:6} {shard}", ["unit build"], CORE, { shards: true, but: [UNIT] }),
    test("cases", "./build.sh cases --build native {shard}", ["native"], CORE, { shards: true }),
    test("cases on WASI", "./build.sh cases --known --build native,wasi {share:3} {shard}", ["native", "wasi"], CORE, { shards: true }),
    test("package", "./build.sh node {share:6} {shard} tests/api tests/conformance tests/snapshot", ["native", "wasi", "js"], [...HOSTS, "web", "tests/web", "tests/package", "tests/agent", "tests/work"], { shards: true, but: ["tests/agent/agent.mjs"] }),
    test("cases in the package", "./build.sh cases --known --build native,js {share:6} {shard}", ["native", "js"], CORE_JS, { shards: true }),
    test("moves", "./build.sh cases --known --build native,moves {share:8} {shard}", ["native"], CORE, { shards: true }),
    test("plain", "./build.sh plain {share:4} {shard}", ["plain build"], CORE, { shards: true }),
    test("agent", "./build.sh node {share:12} tests/agent", ["native", "wasi", "js"], [...testsBut("agent", "runner"), ...HOSTS, "web"], { lane: "wait", but: PACKAGE_HELPERS }),
    test("work", "./build.sh node {share:4} {shard} tests/work", ["native", "wasi", "js"], CORE, { shards: true, but: ["tests/work"] }), // of the package it takes only the command, as "cases in the package" does
    test("limits", "./build.sh node {share:4} {shard} tests/limits", ["native", "wasi", "js"], CORE_JS, { shards: true, but: PACKAGE_HELPERS }),
    test("checks", "./build.sh check", ["native", "wasi", "js"], []),
    test("inventory", "./build.sh node tests/inventory", ["native", "wasi", "js"], [...OTHERS, "bindings"]),
    test("random programs", "./build.sh random --build native,plain", ["native", "plain build"], CORE),
    test("differential", "./build.sh differential", ["native"], CORE),
    test("replay", "./build.sh replay", ["native", "wasi", "js", "sanitized build"], CORE_JS, { but: [UNIT] }),
];

/** The stages: { name, run, needs, lane, cores, shards, builds, without, but }. */
export const STAGES = ROWS.map((row) => ({ lane: "compute", shards: false, builds: false, but: [], ...row }));
