// Runs many programs in Hognose and in CPython 3.14 (Pyodide), and says where their answers differ.
import { spawn } from "node:child_process";
import { Worker } from "node:worker_threads";
import { PROGRAM_NAME } from "../../runner/cases.mjs";

// Of CPython's 1000 frames three are of what runs the programs.
// Steps end what does not end by itself: they are the same however busy the machine is, which the time is not.
const OPTIONS = { name: PROGRAM_NAME, "max-memory": "256M", "max-steps": "1000000000", "max-time": "300s", "max-output": "4M", "max-depth": "997" };

// For one program of CPython's: ms of the processor's time, and of time at all, where it computes nothing.
const PATIENCE = 10_000;
const MOST = 300_000;
const LOOK = 500;

const used = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
};

class CPython {
    constructor(given) {
        this.given = given;
    }
    async start() {
        const worker = new Worker(new URL("./cpython_worker.mjs", import.meta.url), { workerData: this.given });
        const give = (answer) => {
            if (this.worker !== worker) return;
            this.arrived.push(answer);
            this.wake?.();
        };
        worker.on("message", give);
        worker.on("error", (error) => give({ died: String(error).slice(0, 200) }));
        Object.assign(this, { worker, arrived: [] });
        if ((await this.answer(MOST)) !== "ready") throw new Error("CPython does not start");
    }
    /** The next message, or { died } when there is none in time; then the next question begins with a new CPython. */
    async answer(patience) {
        const [begin, begun] = [used(), Date.now()];
        while (!this.arrived.length && used() - begin < patience && Date.now() - begun < MOST) {
            await new Promise((resolve) => {
                this.wake = resolve;
                this.timer = setTimeout(resolve, LOOK);
            });
            clearTimeout(this.timer);
        }
        const answer = this.arrived.shift() ?? { died: "out of time" };
        if (answer.died) this.worker.terminate(), (this.worker = null);
        return answer;
    }
    /** { stdout, stderr, exit } for each program, or { died }. */
    async run(programs) {
        const answers = [];
        while (answers.length < programs.length) {
            if (!this.worker) await this.start();
            this.worker.postMessage(programs.slice(answers.length));
            while (this.worker && answers.length < programs.length) answers.push(await this.answer(PATIENCE));
        }
        return answers;
    }
}

/**
 * CPython: { run(programs), stop() }. `other`: one whose texts have other hashes, and whose objects other addresses. `setup`: Python code
 * that follows the harness.
 */
export async function startCPython(other = false, setup = "") {
    const environment = other ? { HOME: "/home/pyodide", PYTHONHASHSEED: "7", OTHER: "x".repeat(1000) } : {};
    const python = new CPython({ environment, setup });
    await python.start();
    return { run: (programs) => python.run(programs), stop: () => python.worker?.terminate() };
}

// One process for the programs; when it dies, the rest gets another.
async function askOnce(command, programs) {
    const [program, ...words] = command;
    const child = spawn(program, words, { stdio: ["pipe", "pipe", "ignore"] });
    const pieces = [];
    child.stdout.on("data", (piece) => pieces.push(piece));
    child.stdin.on("error", () => {});
    const end = new Promise((resolve) => child.on("close", (code, signal) => resolve(signal ?? code)));
    child.stdin.end(programs.map((code, id) => JSON.stringify({ id, code, options: OPTIONS })).join("\n") + "\n");
    const status = await end;
    const answers = Buffer.concat(pieces).toString().split("\n").filter((line) => line.endsWith("}")).map((line) => JSON.parse(line));
    return { answers, status };
}

/** Hognose by the command that serves a build (tests/runner/hosts.mjs): the same. */
export const startHognose = (command) => async (programs) => {
    const found = [];
    while (found.length < programs.length) {
        const { answers, status } = await askOnce(command, programs.slice(found.length));
        found.push(...answers);
        if (found.length < programs.length) found.push({ died: `hognose ended with ${status}` });
    }
    return found;
};

// The harness of the oracle ignores warnings.
const WARNING = /^.*:\d+: \w+Warning: .*\n(?:  .*\n)?/gm;

// The frame of what a program's stdout is here.
const HARNESS = /^  File "<exec>", line \d+, in write\n/gm;

// Without addresses, with whatever cannot be written as stderr writes it.
const plain = (text) =>
    (text ?? "").replace(WARNING, "").replace(HARNESS, "").replace(/\bat 0x[0-9a-f]+/gi, "at 0x").replace(/\p{Surrogate}/gu, (c) => `\\u${c.charCodeAt(0).toString(16)}`).replace(/\s+$/, "");

/** What differs between two answers, as { kind, expected, got }, or null. */
export function difference(cpython, hognose) {
    if (cpython.died || hognose.died) return cpython.died && !hognose.died ? null : { kind: "died", expected: cpython.died ?? "", got: hognose.died };
    if (/MemoryError/.test(cpython.stderr + cpython.stdout)) return null; // how much there is differs
    const a = plain(cpython.stdout).split("\n"), b = plain(hognose.stdout).split("\n");
    const at = a.findIndex((line, i) => line !== b[i]);
    if (at >= 0 || a.length !== b.length) {
        const i = at >= 0 ? at : a.length;
        return { kind: "stdout", line: i, expected: a[i] ?? "(nothing)", got: b[i] ?? `(nothing) ${plain(hognose.stderr).split("\n").at(-1)}` };
    }
    const x = plain(cpython.stderr), y = plain(hognose.stderr);
    if (x === y) return null;
    const lastX = x.split("\n").at(-1), lastY = y.split("\n").at(-1);
    return lastX === lastY ? { kind: "traceback", expected: x, got: y } : { kind: "error", expected: lastX, got: lastY };
}
