// What CPython answered, kept outside of the checkout, so that it is asked about each program once.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../runner/cases.mjs";
import { cacheFolder } from "../../tools/stages/inputs.mjs";

const digest = (text) => createHash("sha256").update(text).digest("base64url").slice(0, 22);

function load(path) {
    const known = new Map();
    if (!existsSync(path)) return known;
    for (const line of readFileSync(path, "utf8").split("\n")) {
        if (line.endsWith("]")) known.set(...JSON.parse(line)); // the last line of a process that was killed does not
    }
    return known;
}

/**
 * The answers of this name: { get(question), set(question, answer) }. A question is a text, an answer anything that JSON holds. Answers given to other
 * questions, by another version of Pyodide, or with other bytes in the files of `asked` (paths in the repository) are never found.
 */
export function answers(name, asked = []) {
    const version = digest(["tests/oracle/package-lock.json", ...asked].map((path) => readFileSync(join(ROOT, path))).join("\0"));
    const folder = join(cacheFolder(), "answers", version), path = join(folder, `${name}.jsonl`);
    let known = null;
    return {
        get(question) {
            known ??= load(path);
            return known.get(digest(question));
        },
        set(question, answer) {
            known ??= load(path);
            known.set(digest(question), answer);
            mkdirSync(folder, { recursive: true });
            appendFileSync(path, JSON.stringify([digest(question), answer]) + "\n");
        },
    };
}

/**
 * A host that asks another one only about programs without an answer of this name: { run(programs), stop() }. start() gives the other one, and is called when
 * it is needed; `setup` is what that is told beforehand. `fresh`: no answer is looked up or kept.
 */
export function keeping(name, start, fresh = false, setup = "") {
    const known = answers(name, ["tests/oracle/harness.py", "tests/fuzz/random/cpython_worker.mjs"]), question = (code) => `${setup}\0${code}`;
    let host = null;
    const ask = async (programs) => (host ??= await start()).run(programs);
    return {
        async run(programs) {
            if (fresh) return programs.length ? ask(programs) : [];
            const missing = programs.filter((code) => known.get(question(code)) === undefined);
            const asked = new Map();
            if (missing.length) (await ask(missing)).forEach((answer, i) => asked.set(missing[i], answer));
            for (const [code, answer] of asked) if (!answer.died) known.set(question(code), answer); // another time it may live
            return programs.map((code) => asked.get(code) ?? known.get(question(code)));
        },
        stop: () => host?.stop(),
    };
}
