// Steps are in proportion to work: what goes through data costs a step for at least each `MOST` bytes or elements of it, and as many
// on every build. An attribute of a builtin type that work.mjs has no recipe for fails, so that none is forgotten.
import test from "node:test";
import assert from "node:assert/strict";
import { isBuilt, runAll } from "../runner/hosts.mjs";
import { rotation } from "../runner/selection.mjs";
import { OTHERS, TYPES } from "./work.mjs";

const MOST = 1024;

const operations = [
    ...Object.entries(TYPES).flatMap(([type, t]) => Object.entries(t.recipes).filter(([, code]) => code).map(
        ([name, code]) => ({ name: `${type}: ${name}`, n: t.n, setup: `import sys\nx = ${t.make}\ny = ${t.make}`, code }))),
    ...Object.entries(OTHERS).map(([name, [n, setup, code]]) => ({ name, n, setup, code })),
];

// Data that a recipe makes in place is made before, so that making it hides nothing.
const LITERAL = String.raw`b?'(?:[^'\\]|\\.)*'`;
const MADE = new RegExp(String.raw`(?:${LITERAL} \+ )*(?:${LITERAL}|\[[^\[\]]*\]) \* (?:n|\(n // \d+\))(?: \+ ${LITERAL})*`, "g");
function apart({ setup, code }) {
    const before = [];
    const body = code.replace(MADE, (text) => `v${before.push(text) - 1}`);
    return { before: [setup, ...before.map((text, i) => `v${i} = ${text}`)].join("\n"), body };
}

const isTurn = rotation(import.meta.url, new URL("work.mjs", import.meta.url));

// Without and with each operation.
const programs = (of, times) => of.flatMap((o) => ["", apart(o).body].map((body) => ({
    name: o.name, code: `n = ${times * o.n}\n${apart(o).before}\n${body}\npass\n`, options: { "max-memory": "512M", "max-time": "600s", "max-output": "16M" },
})));

// The steps of each operation alone, of data of `times` its size.
async function costs(build, of, times) {
    const answers = await runAll(build, programs(of, times));
    const failed = answers.filter((a) => a.exit !== 0).map((a) => a.stderr || JSON.stringify(a));
    assert.deepEqual(failed, []);
    return of.map((_, i) => answers[2 * i + 1].usage.steps - answers[2 * i].usage.steps);
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

test("steps are in proportion to work", async () => {
    const small = await costs("native", operations, 1), large = await costs("native", operations, 4);
    const cheap = operations.map(({ name, n }, i) => large[i] - small[i] >= 3 * n / MOST ? null
        : `${name}: ${small[i]} steps for ${n}, ${large[i]} for ${4 * n}`);
    assert.deepEqual(cheap.filter(Boolean), []);
    for (const build of ["wasi", "js"].filter(isBuilt)) {
        const here = operations.filter(({ name }) => isTurn(`${name}, ${build}`)), other = await costs(build, here, 1);
        assert.deepEqual(here.map((o) => o.name).filter((_, i) => other[i] !== small[operations.indexOf(here[i])]), [], `other steps on ${build}`);
    }
});
