// What a stage reads, as a hash: where it is the same, the stage has passed before and need not run again.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";

/**
 * The files of a checkout as they are now, committed or not, without those that git ignores: { tree, files }. `tree` is what HEAD^{tree} is
 * where nothing is uncommitted; `files` is a Map of path to a text that changes with the file's bytes and mode.
 */
export function snapshot(root) {
    const scratch = mkdtempSync(join(tmpdir(), "hognose-index-"));
    const git = (...args) => execFileSync("git", args, { cwd: root, env: { ...process.env, GIT_INDEX_FILE: join(scratch, "index") }, encoding: "utf8", maxBuffer: 1 << 28 });
    try {
        git("read-tree", "HEAD");
        git("add", "--all", ".");
        const tree = git("write-tree").trim();
        const lines = git("ls-tree", "-r", "-z", tree).split("\0").filter(Boolean);
        return { tree, files: new Map(lines.map((line) => line.split("\t").reverse())) };
    } finally {
        rmSync(scratch, { recursive: true });
    }
}

const PROGRAMS = [["gcc"], ["clang-14"], ["clang-22"], ["emcc"], ["wasm-opt"], ["node"], ["python3"], ["go", "version"], ["chromium"], ["postgres", "-V"], ["redis-server"]];

/** The versions of what builds and runs the stages, one a line. */
export function toolchain() {
    const version = ([program, argument = "--version"]) => {
        try {
            return execFileSync(program, [argument], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).split("\n")[0];
        } catch {
            return "absent";
        }
    };
    return PROGRAMS.map((program) => `${program[0]}: ${version(program)}`).join("\n");
}

const isBelow = (path, places) => places.some((place) => path === place || path.startsWith(`${place}/`));

/** Whether a stage reads a file: everything but what is below the places that it is said to do without. */
export const reads = (stage, path) => !isBelow(path, stage.without) || isBelow(path, stage.but ?? []);

/** The hash of all that decides a stage's result. */
export function keyOf(stage, files, tools) {
    const hash = createHash("sha256").update(JSON.stringify([stage.name, stage.run, tools]));
    for (const [path, content] of files) if (reads(stage, path)) hash.update(`${content}\t${path}\0`);
    return hash.digest("hex").slice(0, 32);
}

/** Where passed stages are remembered, outside of the checkout, so that another one of the same files knows them, too. */
export const cacheFolder = () => process.env.HOGNOSE_BUILD_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "hognose-build");

/** The newest commit of HEAD's past, itself included, whose tree `passed` has: a run of every stage has passed on it. Undefined if there is none. */
export function newestPassed(root, passed) {
    const past = execFileSync("git", ["log", "-n", "1000", "--format=%H %T"], { cwd: root, encoding: "utf8" });
    return past.trim().split("\n").map((line) => line.split(" ")).find(([, tree]) => passed.has(tree))?.[0];
}

/** The stages and trees that have passed, by their keys and hashes: { has(key), add(key, text) }. */
export function passedIn(folder) {
    const path = (key) => join(folder, "passed", key);
    return {
        has: (key) => existsSync(path(key)),
        add(key, text) {
            mkdirSync(join(folder, "passed"), { recursive: true });
            writeFileSync(path(key), text);
        },
    };
}
