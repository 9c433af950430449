// Packages from the registry, run unchanged in Hognose and in CPython 3.14: node run.mjs [-v] [NAME...]
// Without names docs/packages.md is written. Status 1: something fails that failures.txt has no reason for.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { choose, fetch, HERE, readList, withNeeds } from "./list.mjs";
import { gather, standIns } from "./sources.mjs";
import { inCPython, inHognose, onThisMachine } from "./hosts.mjs";
import { readKnown, tellNews } from "../runner/known.mjs";
import { row, writeTable } from "./table.mjs";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { verbose: { type: "boolean", short: "v", default: false } } });
const JOBS = Number(process.env.JOBS ?? 2);

/** The modules of CPython's library that Hognose ships. */
async function shipped() {
    const names = [...standIns().keys()];
    const { stdout } = await inHognose(`for name in ${JSON.stringify(names)}:
    try:
        __import__(name)
    except BaseException:
        continue
    print(name)
`, {});
    return new Set(stdout.split("\n"));
}

// What the stand-in of importlib knows: versions, and the sources of modules that are copied.
function given(packages, sources) {
    const copied = Object.values(sources).flatMap((text) => [...text.matchAll(/find_spec\(["']([\w.]+)["']\)/g)].map((m) => m[1])).filter((name) => name in sources);
    const dict = (pairs) => JSON.stringify(Object.fromEntries(pairs));
    return `versions = ${dict(packages.map((p) => [p.name, p.version]))}\nsources = ${dict(copied.map((name) => [name, sources[name]]))}\n`;
}

// Data beside a package's modules lies in the current directory of a program whose modules have no directory: written in its first line.
function filesFirst({ module, data }, directory) {
    const write = (name) => `open(${JSON.stringify(name.split("/").at(-1))}, "w").write(${JSON.stringify(readFileSync(join(directory, module, name), "utf8"))}); `;
    return data.map(write).join("");
}

const lastLine = (text) => text.trimEnd().split("\n").at(-1);

// What differs first between two runs; undefined where nothing does.
function difference(wanted, got) {
    if (got.died) return got.died;
    const [a, b] = [wanted, got].map(({ stdout }) => stdout.split("\n"));
    const at = a.findIndex((line, i) => line !== b[i]);
    if (got.exit !== wanted.exit) return lastLine(got.stderr) || `exit ${got.exit}`;
    if (at >= 0 || a.length !== b.length) return `line ${at + 1}: ${JSON.stringify(b[at])} instead of ${JSON.stringify(a[at])}`;
}

/** { name, version, stood, imports, smoke, time, ... }: imports and smoke are undefined, or why not. */
async function look(one, list, ships) {
    const directories = [...withNeeds(list, one)].map(fetch);
    const smoke = readFileSync(join(HERE, "smoke", `${one.name}.py`), "utf8");
    const { sources, stood } = gather(directories, ships, smoke);
    if ("importlib" in sources) sources["importlib._given"] = given([...withNeeds(list, one)], sources);
    const got = await inHognose(filesFirst(one, directories[0]) + smoke, sources);
    const report = { name: one.name, version: one.version };
    const imported = await inHognose(`${filesFirst(one, directories[0])}import ${one.module}, sys\nprint(*sys.modules)`, sources);
    const loaded = new Set((imported.stdout ?? "").trim().split(" "));
    report.stood = stood.filter((name) => loaded.has(name));
    report.imports = imported.died ?? (imported.exit ? lastLine(imported.stderr) : undefined);
    const wanted = await inCPython(smoke, directories);
    const wrong = wanted.died || (wanted.exit && wanted.stderr.slice(-500));
    report.smoke = wrong ? `the smoke program itself fails in CPython: ${wrong}` : difference(wanted, got);
    Object.assign(report, { ours: got, theirs: await onThisMachine(smoke, directories) });
    if (values.verbose && report.smoke) console.log(got.stderr ?? got.died);
    return report;
}

const list = readList();
const chosen = choose(list, positionals);
const ships = await shipped();
const reports = [];
const waiting = [...chosen];
await Promise.all(
    Array.from({ length: JOBS }, async () => {
        for (let one = waiting.shift(); one; one = waiting.shift()) {
            const report = await look(one, list, ships);
            reports.push(report);
            console.log(row(report));
        }
    }),
);
reports.sort((a, b) => chosen.findIndex((p) => p.name === a.name) - chosen.findIndex((p) => p.name === b.name));

const { reasons } = readKnown(join(HERE, "failures.txt"));
const failed = reports.flatMap((r) => [r.imports && `${r.name} import`, r.smoke && `${r.name} smoke`].filter(Boolean));
const news = tellNews(reasons, failed, (id) => chosen.some((p) => id.startsWith(`${p.name} `)));
if (!positionals.length) writeTable(reports, reasons);
console.log(`${reports.length * 2 - failed.length} passed, ${failed.length} failed`);
if (news) process.exitCode = 1;
