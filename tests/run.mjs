// Runs cases for one engineer's eyes: node tests/run.mjs [PATH...] [-k NAME] [--build native,wasi,js] [-v]
import { collect, ROOT } from "./runner/cases.mjs";
import { BUILDS, isBuilt, runAll } from "./runner/hosts.mjs";
import { complaints, differences } from "./runner/compare.mjs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { join } from "node:path";

const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
        name: { type: "string", short: "k", default: "" },
        build: { type: "string", short: "b", default: "native,wasi,js" },
        quiet: { type: "boolean", short: "q", default: false },
        verbose: { type: "boolean", short: "v", default: false },
    },
});

const builds = values.build.split(",").filter((build) => {
    if (!(build in BUILDS)) throw new Error(`no build named ${build}`);
    if (isBuilt(build)) return true;
    console.log(`left out: ${build} is not built`);
    return false;
});
const cases = collect(positionals.length ? positionals : [join(ROOT, "tests")], values.name);
const shards = Math.max(1, Math.floor(availableParallelism() / builds.length));
const answers = await Promise.all(builds.map((build) => runAll(build, cases, shards)));

let failed = 0;
cases.forEach((testCase, i) => {
    const found = builds.map((build, b) => [build, complaints(testCase, answers[b][i])]);
    for (let b = 1; b < builds.length; b++) {
        found.push(["builds", differences(testCase, builds[0], answers[0][i], builds[b], answers[b][i])]);
    }
    const bad = found.filter(([, lines]) => lines.length);
    if (values.verbose) builds.forEach((build, b) => console.log(testCase.id, build, JSON.stringify(answers[b][i])));
    if (!bad.length) return;
    failed++;
    if (values.quiet) return console.log(testCase.id);
    console.log(`FAILED ${testCase.file}:${testCase.line}: ${testCase.name}`);
    for (const [build, lines] of bad) console.log(`  [${build}] ${lines.join("\n    ")}`);
});
console.log(`${cases.length - failed} of ${cases.length} cases pass on ${builds.join(", ") || "no build"}`);
process.exitCode = failed || !builds.length ? 1 : 0;
