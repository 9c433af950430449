// docs/packages.md.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../runner/cases.mjs";

const HEAD = `# Packages

Written by \`./build.sh packages\`, which downloads pure-Python packages, hands them to a sandbox unchanged as \`modules.sources\`, and
compares with CPython 3.14 what a program prints that uses them (\`tests/packages/smoke\`). *Stood in* are modules that Hognose
lacks and CPython's own file or a stand-in of \`tests/packages/standin\` replaces for the test. *Time* is the processor time of the whole process
that runs the smoke program, from start to end, sources compiled each time; *memory* is what the session held at most, beside the
peak of the process of the machine's CPython.

`;

const MARK = (why) => (why === undefined ? "yes" : "**no**");
const seconds = (n) => (n === undefined ? "–" : `${n.toFixed(2)} s`);
const mega = (n) => (n === undefined ? "–" : `${(n / 2 ** 20).toFixed(1)} MB`);
const beside = (show, report, what) => `${show(report.ours?.[what])} / ${show(report.theirs?.[what])}`;

/** One line for people who wait. */
export function row(report) {
    const why = report.imports ?? report.smoke;
    const marks = `${report.imports ? "no import" : "imports"}, ${report.smoke ? "smoke differs" : "smoke the same"}`;
    return `${report.name.padEnd(20)} ${marks.padEnd(30)} ${beside(seconds, report, "seconds")}${why ? `\n    ${why}` : ""}`;
}

export function writeTable(reports, known) {
    const lines = reports.map((r) =>
        ["", `${r.name} ${r.version}`, MARK(r.imports), MARK(r.smoke), beside(seconds, r, "seconds"), beside(mega, r, "bytes"), r.stood.join(" "), ""].join(" | ").trim(),
    );
    const heads = ["| package | imports | smoke | time, here / CPython | memory, here / CPython | stood in |", "|---|---|---|---|---|---|"];
    const count = (what) => reports.filter((r) => r[what] === undefined).length;
    const sum = `Of ${reports.length} packages ${count("imports")} import, and ${count("smoke")} print what they print in CPython.\n`;
    const reasons = [...known].map(([id, reason]) => `- ${id}: ${reason}`);
    const tail = reasons.length ? `\n## What fails, and why\n\n${reasons.join("\n")}\n` : "";
    writeFileSync(join(ROOT, "docs/packages.md"), `${HEAD}${sum}\n${[...heads, ...lines].join("\n")}\n${tail}`);
}
