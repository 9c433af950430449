// Python programs that others wrote, run in Hognose and in CPython 3.14: node run.mjs CORPUS [-v] [-k PART]
// A program passes that ends as it does in CPython: with the same output, error and traceback. Where CPython in Pyodide, a 32-bit
// build on wasm, does not end as the program itself says that it has to, Hognose may do that, too. Status 1: something fails that
// failures/CORPUS.txt has no reason for, or the other way round.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { difference, startCPython, startHognose } from "../fuzz/random/hosts.mjs";
import { keeping } from "../oracle/answers.mjs";
import { lastError } from "../runner/compare.mjs";
import { BUILDS } from "../runner/hosts.mjs";
import { readKnown, tellNews } from "../runner/known.mjs";
import { readMonty } from "./monty.mjs";
import { readNuitka } from "./nuitka.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const CORPORA = { monty: readMonty, nuitka: readNuitka };
const BATCH = 10; // a program that CPython dies of is looked for among so many
const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verbose: { type: "boolean", short: "v", default: false }, name: { type: "string", short: "k", default: "" } },
});

// Whether an answer is what the program says of itself: `ending` is the last line of stderr, null where it does not say.
const asItSays = ({ ending }, answer) => !answer.died && ending !== null && (lastError(answer.stderr) ?? "") === ending;

/** What is wrong with Hognose's answer, or null. */
function complaint(program, cpython, hognose) {
    const found = difference(cpython, hognose);
    const itself = asItSays(program, cpython);
    if (!found && (itself || !cpython.died)) return null;
    if (!itself && asItSays(program, hognose)) return null;
    return found ?? { kind: "error", expected: program.ending ?? "", got: hognose.stderr };
}

/** Runs a corpus; whether anything failed that is not known, or is known and did not fail. */
async function run(corpus) {
    const programs = CORPORA[corpus]().filter(({ name }) => name.includes(values.name));
    const codes = programs.map(({ code }) => code);
    const setup = readFileSync(join(HERE, "in_cpython.py"), "utf8");
    const python = keeping(corpus, () => startCPython(false, setup), false, setup);
    const ask = async () => {
        const answers = [];
        for (let at = 0; at < codes.length; at += BATCH) answers.push(...(await python.run(codes.slice(at, at + BATCH))));
        return answers;
    };
    const [cpython, hognose] = await Promise.all([ask(), startHognose(BUILDS[process.env.BUILD ?? "native"].command)(codes)]);
    python.stop();
    const failed = [];
    programs.forEach((program, i) => {
        const found = complaint(program, cpython[i], hognose[i]);
        if (!found) return;
        failed.push(program.name);
        if (values.verbose) console.log(`--- ${program.name}: ${found.kind}\n  cpython: ${found.expected}\n  hognose: ${found.got}`);
    });
    const apart = programs.filter((program, i) => !asItSays(program, cpython[i]) && !difference(cpython[i], hognose[i]) && program.ending !== null);
    if (values.verbose) console.log(`end as in CPython, but not as they say: ${apart.map(({ name }) => name).join(" ")}`);
    const { reasons } = readKnown(join(HERE, "failures", `${corpus}.txt`));
    const news = tellNews(reasons, failed, (id) => programs.some(({ name }) => name === id));
    console.log(`${corpus}: ${programs.length - failed.length} passed, ${failed.length} failed`);
    return news;
}

for (const corpus of positionals.length ? positionals : Object.keys(CORPORA)) {
    if (await run(corpus)) process.exitCode = 1;
}
