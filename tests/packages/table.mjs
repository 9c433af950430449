// docs/packages.md.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../runner/cases.mjs";
import { lineOf } from "./reasons.mjs";

const HEAD = `# Packages

Programs can use pure-Python packages from PyPI, unchanged: [how to pass one](guide/faq.md#can-programs-use-packages-from-pypi). The table has those that are tested.
[Imports](#imports) lists more that can be imported. Packages with native code, such as numpy, do not run.

Written by \`./build.sh packages\`, which downloads the packages and passes them to a sandbox as \`modules.sources\`. Packages that read files beside
their modules are passed as files in a directory of \`sys.path\`. For each package a program uses it, and its output is compared with that of CPython 3.14 (\`tests/packages/smoke\`).

- *Stood in* are modules that Hognose lacks. For the test, CPython's own file or a replacement in \`tests/packages/standin\` takes their place.
- *Tests* are the package's own: how many pass, of those that CPython 3.14 passes with the same replacement of pytest.
- *Time* is the processor time of the whole process that runs the smoke program, from start to end. Sources are compiled each time.
- *Memory* is the peak of the session, and beside it the peak of the process of the machine's CPython.

`;

const SECOND = `
## The second list

These packages were chosen before any of them was tried.

`;

/** Where the part of docs/packages.md begins that imports.mjs writes. */
export const IMPORTS_MARK = "## Imports";

const MARK = (why) => (why === undefined ? "yes" : "**no**");
const seconds = (n) => (n === undefined ? "–" : `${n.toFixed(2)} s`);
const mega = (n) => (n === undefined ? "–" : `${(n / 2 ** 20).toFixed(1)} MB`);
const beside = (show, report, what) => `${show(report.ours?.[what])} / ${show(report.theirs?.[what])}`;

const ofTests = ({ tests }) => (tests ? `${tests.passed} / ${tests.passed + tests.failed.length}` : "–");

/** One line for people who wait. */
export function row(report) {
    const why = report.imports ?? report.smoke;
    const marks = `${report.imports ? "no import" : "imports"}, ${report.smoke ? "smoke differs" : "smoke the same"}`;
    return `${report.name.padEnd(20)} ${marks.padEnd(30)} ${ofTests(report).padEnd(14)} ${beside(seconds, report, "seconds")}${why ? `\n    ${why}` : ""}`;
}

function grouped(items, keyOf) {
    const found = new Map();
    for (const item of items) found.set(keyOf(item), [...(found.get(keyOf(item)) ?? []), item]);
    return found;
}

/** What fails of a report: [{ id, why }]. */
export function failuresOf(report) {
    const parts = ["import", "smoke"].map((part) => ({ id: `${report.name} ${part}`, why: report[part === "import" ? "imports" : part] }));
    return [...parts.filter(({ why }) => why), ...(report.tests?.failed ?? []).map(({ id, why }) => ({ id: `${report.name} tests ${id}`, why }))];
}

// The packages of a reason, each with what fails of it; of tests, how many.
function inShort(ids) {
    return [...grouped(ids, (id) => id.split(" ", 2).join(" "))].map(([name, all]) => (name.endsWith(" tests") ? `${name} (${all.length})` : name)).join(", ");
}

function tableOf(reports) {
    const lines = reports.map((r) =>
        ["", `${r.name} ${r.version}`, MARK(r.imports), MARK(r.smoke), ofTests(r), beside(seconds, r, "seconds"), beside(mega, r, "bytes"), r.stood.join(" "), ""].join(" | ").trim(),
    );
    const heads = ["| package | imports | smoke | tests, here / CPython | time, here / CPython | memory, here / CPython | stood in |", "|---|---|---|---|---|---|---|"];
    return `${[...heads, ...lines].join("\n")}\n`;
}

function sumOf(reports) {
    const count = (what) => reports.filter((r) => r[what] === undefined).length;
    const suites = reports.filter((r) => r.tests).map((r) => r.tests);
    const passed = suites.reduce((n, t) => n + t.passed, 0);
    const all = suites.reduce((n, t) => n + t.passed + t.failed.length, 0);
    const full = reports.filter((r) => !failuresOf(r).length).length;
    return `Of ${reports.length} packages ${count("imports")} import, and ${count("smoke")} print what they print in CPython. Of the ${all} tests that
CPython passes, in ${suites.length} packages, ${passed} pass. ${full} packages pass in full.\n`;
}

/** Writes docs/packages.md. `names`: those of the second list. */
export function writeTable(reports, known, names) {
    const [first, second] = [false, true].map((which) => reports.filter((r) => names.has(r.name) === which));
    const failed = reports.flatMap(failuresOf);
    const reasons = [...grouped(failed, (one) => lineOf(known, one)?.reason ?? "**without a reason**")].map(([reason, all]) => `- ${reason}: ${inShort(all.map(({ id }) => id))}`);
    const tail = reasons.length ? `\n## Failures and reasons\n\n${reasons.join("\n")}\n` : "";
    const path = join(ROOT, "docs/packages.md");
    const [, imports = ""] = readFileSync(path, "utf8").split(`\n${IMPORTS_MARK}`);
    writeFileSync(path, `${HEAD}${sumOf(first)}\n${tableOf(first)}${SECOND}${sumOf(second)}\n${tableOf(second)}${tail}${imports && `\n${IMPORTS_MARK}${imports}`}`);
}
