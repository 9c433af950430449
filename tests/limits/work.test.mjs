// Steps are in proportion to work: what goes through data costs a step for at least each `MOST` bytes or elements of it, and as many
// on every build. An attribute of a builtin type that work.mjs has no recipe for fails, so that none is forgotten.
import test from "node:test";
import assert from "node:assert/strict";
import { isBuilt, runAll } from "../runner/hosts.mjs";
import { OTHERS, TYPES } from "./work.mjs";

const MOST = 1024;

const operations = [
    ...Object.entries(TYPES).flatMap(([type, t]) => Object.entries(t.recipes).filter(([, code]) => code).map(
        ([name, code]) => ({ name: `${type}: ${name}`, n: t.n, setup: `import sys\nx = ${t.make}\ny = ${t.make}`, code }))),
    ...Object.entries(OTHERS).map(([name, [n, setup, code]]) => ({ name, n, setup, code })),
];

// What the operation alone costs at sizes n and 4n.
const programs = operations.flatMap(({ name, n, setup, code }) => [n, 4 * n].flatMap((size) => ["", code].map((body) => ({
    name, code: `n = ${size}\n${setup}\n${body}\n`, options: { "max-memory": "512M", "max-time": "600s", "max-output": "16M" },
}))));

function costs(answers) {
    return operations.map((operation, i) => {
        const [without, small, without4, large] = answers.slice(4 * i, 4 * i + 4);
        const failed = [small, large].find((a) => a.exit !== 0);
        if (failed) return { ...operation, failed: failed.stderr || JSON.stringify(failed) };
        const cost = (a, b) => a.usage.steps - b.usage.steps;
        return { ...operation, small: cost(small, without), large: cost(large, without4), ms: large.usage.time_ms - without4.usage.time_ms };
    });
}

test("every attribute of a builtin type has a recipe", async () => {
    const names = Object.keys(TYPES);
    const answers = await runAll("native", names.map((type) => ({ name: type, code: `print(*dir(${type}))`, options: {} })));
    const wrong = names.flatMap((type, i) => {
        const shown = answers[i].stdout.trim().split(" "), recipes = Object.keys(TYPES[type].recipes);
        return [...shown.filter((name) => !recipes.includes(name)).map((name) => `${type}.${name} has no recipe`),
            ...recipes.filter((name) => /^__\w+__$|^[a-z]+_?[a-z]*$/.test(name) && TYPES[type].recipes[name] === null && !shown.includes(name) && !name.startsWith("__"))
                .map((name) => `${type}.${name} is gone`)];
    });
    assert.deepEqual(wrong, []);
});

let first;
for (const build of ["native", "wasi", "js"].filter(isBuilt)) {
    test(`steps are in proportion to work, ${build}`, async () => {
        const found = costs(await runAll(build, programs));
        assert.deepEqual(found.filter((f) => f.failed).map((f) => `${f.name}: ${f.failed}`), []);
        const cheap = found.filter((f) => f.large - f.small < 3 * f.n / MOST);
        assert.deepEqual(cheap.map((f) => `${f.name}: ${f.small} steps for ${f.n}, ${f.large} for ${4 * f.n}`), []);
        const slowest = found.map((f) => [f.ms * 1e6 / f.large, f.name]).sort((a, b) => b[0] - a[0]).slice(0, 5);
        if (process.env.WORK) console.log(`most time a step: ${slowest.map(([ns, name]) => `${name} ${Math.round(ns)} ns`).join(", ")}`);
        first ??= found;
        const differs = found.filter((f, i) => f.small !== first[i].small || f.large !== first[i].large);
        assert.deepEqual(differs.map((f) => f.name), [], "other steps than natively");
    });
}
