// Checks the expectations of all cases against CPython 3.14 in Pyodide: node tests/oracle/check.mjs [PATH...]
//   --write    fills in the expectations of cases that have none
//   --rewrite  replaces those of every case named
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadPyodide } from "pyodide";
import { collect, findFiles, readBlock, readPrelude, splitBlocks, PROGRAM_NAME, ROOT } from "../runner/cases.mjs";
import { complaints, lastLine } from "../runner/compare.mjs";
import { fillBlock } from "./fill.mjs";
import { mountZones } from "./zones.mjs";

const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
        name: { type: "string", short: "k", default: "" },
        write: { type: "boolean", default: false },
        rewrite: { type: "boolean", default: false },
    },
});
const here = dirname(fileURLToPath(import.meta.url));
const paths = positionals.length ? positionals : [join(ROOT, "tests")];

const pyodide = await loadPyodide();
mountZones(pyodide);
pyodide.runPython(readFileSync(join(here, "harness.py"), "utf8"));
const runCase = pyodide.globals.get("run_case");

/** What CPython does with a case: { stdout, stderr, exit, exits, starts, ends }; `exits` is the line that a SystemExit comes from. */
function ask(testCase) {
    let result;
    try {
        result = runCase(testCase.code, PROGRAM_NAME);
    } catch (error) {
        throw new Error(`the oracle died of ${testCase.id}`, { cause: error });
    }
    const answer = result.toJs({ dict_converter: Object.fromEntries });
    result.destroy();
    return answer;
}

const ADDRESS = /\bat 0x[0-9a-f]{4,}/;

// In differences/ CPython's own text stands in an option, and the case's expectations are those of Hognose.
function check(testCase) {
    const answer = ask(testCase);
    const { cpython } = testCase.options;
    if (cpython === undefined) {
        const found = complaints(testCase, answer);
        if (ADDRESS.test(answer.stdout + answer.stderr)) found.push("prints an address");
        if (!answer.stdout && !answer.stderr && answer.exit === 0) found.push("proves nothing: it prints nothing");
        return found;
    }
    const said = answer.stdout + (answer.stderr ? lastLine(answer.stderr) : "");
    const wanted = cpython.replaceAll("\\n", "\n");
    return said.trimEnd() === wanted.trimEnd() ? [] : [`cpython ${JSON.stringify(said)}`];
}

function fillFile(path) {
    const text = readFileSync(path, "utf8");
    const blocks = splitBlocks(text, path);
    let filled = 0;
    for (const block of blocks) {
        while (block.lines.at(-1) === "") block.lines.pop();
        if (!block.name.includes(values.name)) continue;
        const testCase = readBlock(block, relative(ROOT, path), readPrelude(text));
        const asked = testCase.trace?.length === 1 && testCase.trace[0] === "";
        const expects = testCase.stdout.length || testCase.error || (testCase.trace && !asked);
        if (testCase.options.oracle === "no" || testCase.options.cpython !== undefined) continue;
        if (expects && !values.rewrite) continue;
        block.lines = fillBlock(block, testCase, ask(testCase));
        filled++;
    }
    if (!filled) return;
    const head = text.split("\n").slice(0, blocks[0].line - 1);
    const body = blocks.map((b) => [...(b.line ? [`### ${b.name}`] : []), ...b.lines].join("\n"));
    writeFileSync(path, [...head, body.join("\n\n")].join("\n") + "\n");
    console.log(`filled ${filled} in ${path}`);
}

if (values.write || values.rewrite) paths.flatMap(findFiles).forEach(fillFile);

let failed = 0, checked = 0;
for (const testCase of collect(paths, values.name)) {
    if (testCase.options.oracle === "no") continue;
    checked++;
    const lines = check(testCase);
    if (!lines.length) continue;
    failed++;
    console.log(`FAILED ${testCase.file}:${testCase.line}: ${testCase.name}\n  ${lines.join("\n    ")}`);
}
console.log(`${checked - failed} of ${checked} cases agree with CPython ${pyodide.runPython("import sys; sys.version.split()[0]")}`);
process.exitCode = failed ? 1 : 0;
