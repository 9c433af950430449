// What the native build has answered, kept beside it, so that other builds are compared with it in a run of their own.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { BUILDS, runAll } from "./hosts.mjs";

const digest = (...parts) => createHash("sha256").update(parts.join("\0")).digest("base64url").slice(0, 22);
const keyOf = ({ id, code, options }) => digest(id, code, JSON.stringify(options));

// The file of this build's answers. Those of others are removed.
function fileIn(folder) {
    const name = `answers-${digest(readFileSync(BUILDS.native.file, "latin1"))}.jsonl`;
    for (const other of readdirSync(folder)) if (/^answers-.*\.jsonl$/.test(other) && other !== name) rmSync(join(folder, other), { force: true });
    return join(folder, name);
}

function read(path) {
    const kept = new Map();
    for (const line of existsSync(path) ? readFileSync(path, "utf8").split("\n") : []) {
        if (line.endsWith("]")) kept.set(...JSON.parse(line)); // the last line of a process that was killed does not
    }
    return kept;
}

/** Runs cases on the native build as runAll does, and keeps what it answers, in `folder`. `known`: only those without a kept answer run. */
export async function runNative(cases, processes, known = false, folder = dirname(BUILDS.native.file)) {
    const path = fileIn(folder), kept = read(path), given = new Map();
    const left = cases.filter((testCase) => !known || !kept.has(keyOf(testCase)));
    (await runAll("native", left, processes)).forEach((answer, i) => given.set(keyOf(left[i]), answer));
    const lines = [...given].filter(([key, { crash }]) => crash === undefined && !kept.has(key)).map((line) => `${JSON.stringify(line)}\n`);
    if (lines.length) appendFileSync(path, lines.join(""));
    return cases.map((testCase) => given.get(keyOf(testCase)) ?? kept.get(keyOf(testCase)));
}
