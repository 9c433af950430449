// Runs a program with packages in Hognose and in CPython, and says what came of it.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HERE, KEPT, PYTHON } from "./list.mjs";
import { BUILDS, cpuSeconds } from "../runner/hosts.mjs";

const MINUTES = 10;
const OPTIONS = { name: "main.py", "max-memory": "3G", "max-time": `${MINUTES * 60}s`, "max-output": "64M", "max-source": "64M", "max-depth": "997", "quota-files": "5000", "quota-bytes": "64M" };

/** What a command prints when it is told `input`; killed after `seconds` of its own processor time. */
function talk(command, args, input, { seconds = Infinity, ...options } = {}) {
    return new Promise((resolve) => {
        const child = spawn(command, args, { stdio: ["pipe", "pipe", "pipe"], timeout: MINUTES * 60_000, ...options });
        const watch = setInterval(() => cpuSeconds(child.pid) > seconds && child.kill("SIGKILL"), 500);
        const pieces = [[], []];
        child.stdout.on("data", (piece) => pieces[0].push(piece));
        child.stderr.on("data", (piece) => pieces[1].push(piece));
        child.stdin.on("error", () => {});
        child.on("close", (code, signal) => {
            clearInterval(watch);
            const [out, err] = pieces.map((p) => Buffer.concat(p).toString());
            resolve({ out, err, status: signal ?? code });
        });
        child.stdin.end(input);
    });
}

// measure.py runs the command and tells on its last line of stderr what it took.
async function measured(command, input, options) {
    const answer = await talk(PYTHON, [join(HERE, "measure.py"), ...command], input, options);
    const lines = answer.err.trimEnd().split("\n");
    const { seconds, bytes } = JSON.parse(lines.at(-1));
    return { ...answer, err: lines.slice(0, -1).join("\n"), seconds, bytes };
}

/** { stdout, stderr, exit, seconds, bytes }; in `died` what the build died of. */
export async function inHognose(build, code, modules, options = {}) {
    const answer = await measured(BUILDS[build].command, `${JSON.stringify({ id: 0, code, modules, options: { ...OPTIONS, ...options } })}\n`);
    try {
        const { stdout, stderr, exit, crash, usage } = JSON.parse(answer.out);
        if (crash) return { died: crash };
        return { stdout, stderr, exit, seconds: answer.seconds, bytes: usage.peak_memory };
    } catch {
        return { died: `hognose ended with ${answer.status}: ${answer.err.slice(-300)}` };
    }
}

// CPython's answer stays the same as long as the question does.
async function kept(question, ask) {
    const name = createHash("sha256").update(question.replaceAll(KEPT, "")).digest("hex").slice(0, 20); // the same wherever the repository lies
    const path = join(KEPT, "answers", `${name}.json`);
    if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8"));
    const answer = await ask(question);
    if (answer.died) return answer;
    mkdirSync(join(KEPT, "answers"), { recursive: true });
    writeFileSync(path, JSON.stringify(answer));
    return answer;
}

/** CPython 3.14 with the packages of these directories: { stdout, stderr, exit } or { died }. */
export function inCPython(code, directories) {
    return kept(JSON.stringify({ code, directories, runner: runner() }), async (question) => {
        const answer = await talk(process.execPath, ["--stack-size=6000", join(HERE, "in_cpython.mjs")], question);
        try {
            return JSON.parse(answer.out.slice(answer.out.lastIndexOf("\x01") + 1));
        } catch {
            return { died: `CPython ended with ${answer.status}: ${answer.err.slice(-300)}` };
        }
    });
}

const runner = () => readFileSync(join(HERE, "in_cpython.py"), "utf8");

/** What a program prints in CPython with modules of these texts, too, in the time that it is given: { stdout, late } or { died }. */
export function toldInCPython(code, directories, texts, seconds) {
    return kept(JSON.stringify({ code, directories, runner: runner(), texts, told: true }), async (question) => {
        const answer = await talk(process.execPath, ["--stack-size=6000", join(HERE, "in_cpython.mjs")], question, { seconds });
        const end = answer.out.lastIndexOf("\x01{");
        if (answer.status === "SIGKILL" || (end < 0 && answer.out.includes("\x01["))) return { stdout: answer.out, late: true }; // Pyodide dies of deep recursion
        if (end < 0) return { died: `CPython ended with ${answer.status}: ${answer.err.slice(-300)}` };
        const { exit, stderr } = JSON.parse(answer.out.slice(end + 1));
        return exit ? { died: stderr } : { stdout: answer.out.slice(0, end), late: false };
    });
}

/** What the machine's own python3 takes for it, as a process that compiles all it imports; null where it fails. */
export async function onThisMachine(code, directories) {
    const env = { ...process.env, PYTHONPATH: directories.join(":"), PYTHONDONTWRITEBYTECODE: "1" };
    const { status, seconds, bytes } = await measured([PYTHON, "-s", "-"], code, { env });
    return status === 0 ? { seconds, bytes } : null;
}
