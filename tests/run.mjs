// Runs cases: node tests/run.mjs [PATH...] [-k NAME] [--build native,wasi,js] [-q] [-v]
//   --share N        one case of N, chosen by a hash with the commit, and those that the changes are about (tests/runner/selection.mjs)
//   --commit C       the commit of that hash (HEAD); --since C counts changes from there
//   --shard K/N      the K-th of N parts of the cases
//   --known          what the native build has answered before is not asked again (tests/runner/kept.mjs)
import { collect, ROOT } from "./runner/cases.mjs";
import { BUILDS, isBuilt, runAll } from "./runner/hosts.mjs";
import { complaints, differences } from "./runner/compare.mjs";
import { runNative } from "./runner/kept.mjs";
import { changedSince, ends, select } from "./runner/selection.mjs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { join } from "node:path";

const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
        name: { type: "string", short: "k", default: "" },
        build: { type: "string", short: "b" },
        quiet: { type: "boolean", short: "q", default: false },
        verbose: { type: "boolean", short: "v", default: false },
        share: { type: "string", default: "1" },
        commit: { type: "string" },
        since: { type: "string" },
        shard: { type: "string", default: "1/1" },
        known: { type: "boolean", default: false },
    },
});

/** The K-th of N parts: cases of a file take about as long as one another, so they are dealt out in turn. */
function shardOf(cases) {
    const [, part, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(values.shard) ?? [];
    if (!(Number(part) <= Number(parts))) throw new Error(`--shard ${values.shard}: not K/N`);
    return cases.filter((_, i) => i % parts === part - 1);
}

// What --share leaves of them. It says how the same cases are chosen again.
function shareOf(cases) {
    if (values.share === "1") return cases;
    const share = Number(values.share);
    if (!Number.isInteger(share) || share < 1) throw new Error(`--share ${values.share}: not a number of parts`);
    const { commit, base } = ends(values.commit), since = values.since ?? base;
    const chosen = select(cases, { commit, share, changed: changedSince(since) });
    console.log(`${chosen.said}\nagain: node tests/run.mjs --build ${builds} --share ${share} --commit ${commit}${since && ` --since ${since}`} --shard ${values.shard}`);
    return chosen.cases;
}

// Builds that were asked for by name have to be there.
const builds = (values.build ?? "native,wasi,js").split(",").filter((build) => {
    if (!(build in BUILDS)) throw new Error(`no build named ${build}`);
    if (isBuilt(build)) return true;
    if (values.build) throw new Error(`${build} is not built: there is no ${BUILDS[build].file}`);
    console.log(`left out: ${build} is not built`);
    return false;
});
const cases = shardOf(shareOf(collect(positionals.length ? positionals : [join(ROOT, "tests")], values.name)));
const processes = Math.max(1, Math.floor((Number(process.env.JOBS) || availableParallelism()) / builds.length));
const answers = await Promise.all(builds.map((build) => (build === "native" ? runNative(cases, processes, values.known) : runAll(build, cases, processes))));

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
