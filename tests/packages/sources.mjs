// The sources that a run in Hognose is given: the modules of packages, and what the library lacks of what they import.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { HERE, KEPT, PYTHON } from "./list.mjs";

const BAD_NAMES = /^__main__$|(^|\.)(__pycache__|[^.]*[^\w.-][^.]*)(\.|$)/;

/** The Python files below a directory: Map of module name to path. */
export function modulesIn(directory) {
    const found = new Map();
    for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !entry.name.endsWith(".py")) continue;
        const path = join(entry.parentPath ?? entry.path, entry.name);
        const name = relative(directory, path).slice(0, -3).replaceAll("/", ".").replace(/(^|\.)__init__$/, "");
        if (name && !BAD_NAMES.test(name)) found.set(name, path);
    }
    return found;
}

/** CPython 3.14's own library, from the oracle, unpacked once. */
function libraryDirectory() {
    const to = join(KEPT, "library");
    if (!existsSync(to)) {
        const where = createRequire(new URL("../oracle/", import.meta.url)).resolve("pyodide");
        mkdirSync(to, { recursive: true });
        execFileSync(PYTHON, ["-m", "zipfile", "-e", join(where, "../python_stdlib.zip"), to]);
    }
    return to;
}

/** What may stand in for a module that the library lacks: ours first, then CPython's own. */
export function standIns() {
    return new Map([...modulesIn(libraryDirectory()), ...modulesIn(join(HERE, "standin"))]);
}

const IMPORT = /^[ \t]*(?:from[ \t]+(\.*)([\w.]*)[ \t]+import[ \t]+(\([^)]*\)|.*)|import[ \t]+([\w., \t]+))/gm;

// Every name that a source may import; too many is no harm.
function imported(name, isPackage, source) {
    const found = [];
    for (const [, dots, from, names, plain] of source.matchAll(IMPORT)) {
        if (plain) {
            found.push(...plain.split(",").map((part) => part.trim().split(/\s/)[0]));
            continue;
        }
        const up = name.split(".").slice(0, isPackage ? undefined : -1);
        const base = [...(dots ? up.slice(0, up.length - dots.length + 1) : []), ...(from ? [from] : [])].join(".");
        found.push(base, ...names.replace(/[()]/g, "").split(",").map((part) => `${base}.${part.trim().split(/\s/)[0]}`));
    }
    found.push(...[...source.matchAll(/find_spec\(["']([\w.]+)["']\)/g)].map((m) => m[1]));
    return found;
}

/** The names of the packages that a module is in. */
export const parents = (name) => [...name.matchAll(/\./g)].map(({ index }) => name.slice(0, index));

// Our stand-ins go before a package's own modules of these names.
const ours = new Map(modulesIn(join(HERE, "standin")));

/** The modules of packages and of `more`: Map of name to path. */
export function offered(directories, more = new Map()) {
    const names = new Map([...more, ...directories.flatMap((directory) => [...modulesIn(directory)])]);
    for (const name of names.keys()) if (ours.has(name.split(".")[0])) names.delete(name);
    return names;
}

/** { sources, stood }: sources by name as a host gives them, and the names of those that are no part of the packages. `ships`: what the library has; `more`: other modules by name. */
export function gather(directories, ships, alsoImported = "", more = new Map()) {
    const sources = {};
    const stood = [];
    const given = standIns();
    const waiting = [];
    const names = offered(directories, more);
    const packages = new Set();
    const take = (name, path) => {
        if (name in sources || !path) return;
        const source = readFileSync(path, "utf8");
        sources[name] = source;
        if (path.endsWith("/__init__.py")) packages.add(name);
        for (const one of imported(name, path.endsWith("__init__.py"), source)) waiting.push(one);
    };
    for (const [name, path] of names) take(name, path);
    for (const name of names.keys()) for (const parent of parents(name)) sources[parent] ??= ""; // packages of no file
    waiting.push(...imported("main", false, alsoImported));
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
        const parts = one.split(".");
        for (let n = 1; n <= parts.length; n++) {
            const name = parts.slice(0, n).join(".");
            if (name in sources || ships.has(name) || !given.has(name)) continue;
            stood.push(name);
            take(name, given.get(name));
        }
    }
    const named = Object.entries(sources).map(([name, source]) => [packages.has(name) ? `${name}.__init__` : name, source]);
    return { sources: Object.fromEntries(named), stood };
}
