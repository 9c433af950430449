// The packages of list.txt: which there are, and how their files come to build/packages.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const HERE = dirname(fileURLToPath(import.meta.url));
export const KEPT = join(HERE, "../../build/packages");
export const PYTHON = process.env.PYTHON ?? "python3";

const SECOND = /^# The second list\b/; // the comment that the packages of the second list follow

/** Every line of list.txt: { name, version, module, needs, sdist, root, helper, tests, suite, only, without, skip, beside, also, asks, placed, first, second }. */
export function readList() {
    const lines = readFileSync(join(HERE, "list.txt"), "utf8").split("\n");
    const border = lines.findIndex((line) => SECOND.test(line));
    return lines.flatMap((line, at) => (line && line[0] !== "#" ? [{ ...readLine(line), second: at > border }] : []));
}

function readLine(line) {
    const [name, version, ...words] = line.split(/\s+/);
    const options = Object.fromEntries(words.map((word) => (word.includes("=") ? word.split("=") : [word, true])));
    const module = options.module ?? name.replaceAll("-", "_");
    const many = Object.fromEntries(["needs", "tests", "only", "without", "skip", "beside", "also", "asks"].map((key) => [key, options[key]?.split(",") ?? []]));
    const suite = options.suite !== "inside";
    const first = options.suite === "first";
    return { name, version, module, ...many, sdist: "sdist" in options, root: options.root ?? ".", helper: "helper" in options, placed: "placed" in options, suite, first };
}

/** The packages that are asked for, or all; and for each what it needs, after those that these need. */
export function choose(list, names) {
    for (const name of names) if (!list.some((p) => p.name === name)) throw new Error(`no package ${name} in list.txt`);
    return list.filter((p) => (names.length ? names.includes(p.name) : !p.helper));
}

export function withNeeds(list, one, found = new Set()) {
    if (found.has(one)) return found;
    found.add(one);
    for (const name of one.needs) withNeeds(list, list.find((p) => p.name === name), found);
    return found;
}

/** The same and what the tests need, too. */
export function withTestNeeds(list, one) {
    const found = withNeeds(list, one);
    for (const name of one.beside) withNeeds(list, list.find((p) => p.name === name), found);
    return found;
}

// Files without native code, whatever machine this is.
export const ANYWHERE = ["--platform", "any", "--implementation", "py", "--abi", "none", "--python-version", "3.14"];

function unpack(file, to) {
    if (file.endsWith(".whl") || file.endsWith(".zip")) execFileSync(PYTHON, ["-m", "zipfile", "-e", file, to]);
    else execFileSync("tar", ["-xzf", file, "--strip-components=1", "-C", to]);
}

/** The directory that a package's modules are in; it is downloaded and unpacked when it is not there yet. */
export function fetch({ name, version, sdist, root }) {
    return join(fetchTo(join(KEPT, "files", `${name}-${version}`), name, version, sdist), root);
}

/** The directory of a package's source distribution, which has its tests. */
export function fetchSuite({ name, version, sdist }) {
    if (sdist) return fetchTo(join(KEPT, "files", `${name}-${version}`), name, version, true);
    return fetchTo(join(KEPT, "suites", `${name}-${version}`), name, version, true);
}

function fetchTo(to, name, version, sdist) {
    if (!existsSync(to)) {
        const work = `${to}.part`;
        rmSync(work, { recursive: true, force: true });
        mkdirSync(join(work, "download"), { recursive: true });
        const kind = sdist ? ["--no-binary", name] : ["--only-binary", ":all:", ...ANYWHERE];
        execFileSync(PYTHON, ["-m", "pip", "download", "-q", "--no-deps", ...kind, "-d", join(work, "download"), `${name}==${version}`], { stdio: ["ignore", "ignore", "inherit"] });
        mkdirSync(join(work, "files"));
        const [file] = readdirSync(join(work, "download"));
        unpack(join(work, "download", file), join(work, "files"));
        renameSync(join(work, "files"), to);
        rmSync(work, { recursive: true });
    }
    return to;
}
