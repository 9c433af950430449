// Every case on the three builds, and natively with a session that moves to another VM again and again: stdout, error and steps must be what the case says, and the same on all.
import test from "node:test";
import assert from "node:assert/strict";
import { join } from "node:path";
import { collect, ROOT } from "./runner/cases.mjs";
import { isBuilt, runAll } from "./runner/hosts.mjs";
import { complaints, differences } from "./runner/compare.mjs";

const builds = ["native", "wasi", "js", "moves"].filter(isBuilt);
const cases = collect([join(ROOT, "tests")]);
const answers = await Promise.all(builds.map((build) => runAll(build, cases)));

function failuresOf(testCase, index) {
    const lines = builds.flatMap((build, b) =>
        complaints(testCase, answers[b][index]).map((line) => `[${build}] ${line}`));
    for (let b = 1; b < builds.length; b++) {
        lines.push(...differences(testCase, builds[0], answers[0][index], builds[b], answers[b][index]));
    }
    return lines;
}

test("all builds are there", () => assert.deepEqual(builds, ["native", "wasi", "js", "moves"]));

const byFile = Map.groupBy?.(cases, (c) => c.file) ?? groupBy(cases);
function groupBy(list) {
    const groups = new Map();
    for (const item of list) groups.set(item.file, [...(groups.get(item.file) ?? []), item]);
    return groups;
}

let index = 0;
for (const [file, group] of byFile) {
    const first = index;
    index += group.length;
    test(file, async (t) => {
        for (const [i, testCase] of group.entries()) {
            await t.test(testCase.name, () => {
                const lines = failuresOf(testCase, first + i);
                if (lines.length) assert.fail(`${file}:${testCase.line}\n${lines.join("\n")}`);
            });
        }
    });
}
