// What CPython answered, kept on disk, so that programs asked about once need not be run by it again.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../runner/cases.mjs";

const digest = (text) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

// The answers depend on the version of Pyodide and on what runs the programs.
const version = (setup) => digest(["tests/oracle/package.json", "tests/oracle/harness.py", "tests/fuzz/random/cpython_worker.mjs"].map((path) => readFileSync(join(ROOT, path))).join("\0") + setup);

function load(path) {
    const known = new Map();
    if (!existsSync(path)) return known;
    for (const line of readFileSync(path, "utf8").split("\n")) {
        if (line.endsWith("]")) known.set(...JSON.parse(line));
    }
    return known;
}

/**
 * A host that asks another one only for what the file of this name (in build/random) does not have:
 * { run(programs), stop() }. start() gives the other one, and is called when it is needed. `fresh`: whatever the file has;
 * `setup`: what the other one is told beforehand.
 */
export function keeping(name, start, fresh = false, setup = "") {
    const folder = join(ROOT, "build/random", version(setup)), path = join(folder, `${name}.jsonl`);
    const known = fresh ? new Map() : load(path);
    let host = null;
    const ask = async (programs) => {
        host ??= await start();
        const lines = (await host.run(programs)).map((answer, i) => {
            const key = digest(programs[i]);
            known.set(key, answer);
            return JSON.stringify([key, answer]) + "\n";
        });
        mkdirSync(folder, { recursive: true });
        appendFileSync(path, lines.join(""));
    };
    return {
        async run(programs) {
            const missing = programs.filter((code) => !known.has(digest(code)));
            if (missing.length) await ask(missing);
            return programs.map((code) => known.get(digest(code)));
        },
        stop: () => host?.stop(),
    };
}
