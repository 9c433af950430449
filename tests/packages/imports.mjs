// Whether popular packages import, unchanged and without a stand-in, from a directory that the host serves: node imports.mjs [NAME...]
// Those of imports.txt, installed with what they need, beside all of list.txt. Status 1: one does not.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load, nodeDirectory } from "../../bindings/js/dist/index.js";
import { ROOT } from "../runner/cases.mjs";
import { ANYWHERE, choose, fetch, HERE, KEPT, PYTHON, readList, withNeeds } from "./list.mjs";
import { IMPORTS_MARK } from "./table.mjs";

const LIMITS = { memory: 512 * 2 ** 20, time: 60_000, calls: 100_000, source: 8 * 2 ** 20 };

/** Every line of imports.txt: { name, version, module }. */
function readImports() {
    const lines = readFileSync(join(HERE, "imports.txt"), "utf8").split("\n").filter((line) => line && line[0] !== "#");
    return lines.map((line) => {
        const [name, version, ...words] = line.split(/\s+/);
        return { name, version, module: name.replaceAll("-", "_"), ...Object.fromEntries(words.map((word) => word.split("="))) };
    });
}

/** The directory that a package and what it needs are installed in. */
function install({ name, version }) {
    const to = join(KEPT, "imports", `${name}-${version}`);
    if (existsSync(to)) return to;
    const work = `${to}.part`;
    rmSync(work, { recursive: true, force: true });
    const options = ["-q", "--disable-pip-version-check", "--no-compile", "--only-binary", ":all:", ...ANYWHERE];
    execFileSync(PYTHON, ["-m", "pip", "install", ...options, "--target", work, `${name}==${version}`], { stdio: ["ignore", "ignore", "inherit"] });
    renameSync(work, to);
    return to;
}

// What list.txt has is there with what it needs.
const directoriesOf = (one) => (one.needs ? [...withNeeds(list, one)].map(fetch) : [install(one)]);

/** The last line of what the import raises; undefined where it raises nothing. */
async function tryImport(hognose, one) {
    const served = directoriesOf(one).map((directory, i) => [`/packages${i}`, nodeDirectory(directory)]);
    const sandbox = hognose.sandbox({ limits: LIMITS, files: Object.fromEntries(served), modules: { path: served.map(([path]) => path) } });
    try {
        await sandbox.run(`import ${one.module}`);
    } catch (error) {
        return String(error.message).trimEnd().split("\n").at(-1);
    } finally {
        sandbox.dispose();
    }
}

function section(found) {
    const failed = found.filter(({ why }) => why !== undefined);
    return `${IMPORTS_MARK}

Written by \`./build.sh packages --imports\`, which takes these packages and those above, with their dependencies. It serves their directories to a sandbox and
imports them, without any part of CPython's library. Of ${found.length} packages ${found.length - failed.length} import.

${found.map(({ name, version }) => `${name} ${version}`).join(", ")}.
${failed.length ? `\nPackages that cannot be imported, and why:\n\n${failed.map(({ name, why }) => `- ${name}: \`${why}\`\n`).join("")}` : ""}`;
}

function write(found) {
    const path = join(ROOT, "docs/packages.md");
    const text = readFileSync(path, "utf8");
    const at = text.indexOf(IMPORTS_MARK);
    writeFileSync(path, `${(at < 0 ? text : text.slice(0, at)).trimEnd()}\n\n${section(found)}`);
}

const names = process.argv.slice(2);
const list = readList();
const all = [...choose(list, []), ...readImports()];
const chosen = names.length ? all.filter((one) => names.includes(one.name)) : all;
const hognose = await load();
const found = [];
for (const one of chosen) {
    const why = await tryImport(hognose, one);
    found.push({ ...one, why });
    if (why !== undefined) process.exitCode = 1;
    console.log(`${one.name.padEnd(20)} ${why ?? "imports"}`);
}
console.log(`${found.filter(({ why }) => why === undefined).length} of ${found.length} import`);
if (!names.length) write(found);
