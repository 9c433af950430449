// Runs cases on a build: one process for many cases, which speaks the batch protocol of tests/README.md.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT, PROGRAM_NAME } from "./cases.mjs";

const NODE_QUIET = ["--no-warnings"];
const NODE_CPU = [...NODE_QUIET, "--import", join(ROOT, "tests/runner/cpu_clock.mjs")];
const SILENCE_MS = 600_000; // a machine that is busy with other things may be slow, a build with sanitizers more so
const MAX_RESTARTS = 20;

const script = (name) => join(ROOT, "tests/runner", name);
const output = (name) => join(ROOT, "build", name);
const NPM_MODULE = join(ROOT, "bindings/js/dist/hognose.wasm");
const NPM_COMMAND = join(ROOT, "bindings/js/bin/hognose.js");

/** Every build that can run cases: the file that it is, and the command that serves it. */
export const BUILDS = {
    native: { file: output("native/hognose"), command: [output("native/hognose"), "--batch"] },
    wasi: { file: output("wasi/hognose.wasm"), command: [process.execPath, ...NODE_QUIET, script("wasi_command.mjs"), "--batch"] },
    js: { file: NPM_MODULE, command: [process.execPath, ...NODE_QUIET, NPM_COMMAND, "--batch"] },
    moves: { file: output("moves/hognose"), command: [output("moves/hognose"), "--batch"] },
    // The same on a clock of processor time: how late a limit is does not depend on what else the machine does.
    cpu_native: { file: output("cpu/hognose"), command: [output("cpu/hognose"), "--batch"] },
    cpu_wasi: { file: output("wasi/hognose.wasm"), command: [process.execPath, ...NODE_CPU, script("wasi_command.mjs"), "--batch"] },
    cpu_js: { file: NPM_MODULE, command: [process.execPath, ...NODE_CPU, NPM_COMMAND, "--batch"] },
    plain: { file: output("plain/hognose"), command: [output("plain/hognose"), "--batch"] },
    hostile: { file: output("hostile/hognose"), command: [output("hostile/hognose"), "--batch"] },
    asan: { file: output("asan/hognose"), command: [output("asan/hognose"), "--batch"] },
};

export const isBuilt = (build) => existsSync(BUILDS[build].file);

// No case depends on how fast the machine is, unless it says so: this is as long as SILENCE_MS.
const DEFAULTS = { name: PROGRAM_NAME, "max-time": `${SILENCE_MS}ms` };

function request(testCase, id) {
    const { oracle, cpython, exit, ends, steps, ...options } = testCase.options;
    return JSON.stringify({ id, code: testCase.code, options: { ...DEFAULTS, ...options } }) + "\n";
}

/** Seconds of processor time that a process of ours has had, 0 when it is gone. */
export function cpuSeconds(pid) {
    try {
        const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").pop().split(" ");
        return (Number(fields[11]) + Number(fields[12])) / 100; // utime and stime, in ticks
    } catch {
        return 0;
    }
}

/**
 * Kills a process that is silent: after `ms` of its own processor time, however busy the machine is, or after ten times
 * as long without it. `rearm` is called at each sign of life.
 */
export function watch(child, ms) {
    let timer, used, rounds;
    const dog = { hung: false, rearm: () => { rounds = 0; used = cpuSeconds(child.pid); again(); }, stop: () => clearTimeout(timer) };
    const again = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
            if ((cpuSeconds(child.pid) - used) * 1000 < ms * 0.9 && ++rounds < 10) return again();
            dog.hung = true;
            child.kill("SIGKILL");
        }, ms);
    };
    dog.rearm();
    return dog;
}

// Serves `cases` until the process ends; resolves to how it ended. Answers arrive in order.
function serve(build, cases, onAnswer) {
    const [program, ...args] = BUILDS[build].command;
    const child = spawn(program, args, { cwd: ROOT, stdio: ["pipe", "pipe", "pipe"] });
    let errors = "";
    const watchdog = watch(child, SILENCE_MS);
    child.stdin.on("error", () => {}); // the process died: its exit tells
    child.stdin.end(cases.map((c, i) => request(c, String(i))).join(""));
    child.stderr.on("data", (data) => { errors = (errors + data).slice(-4000); });
    createInterface({ input: child.stdout }).on("line", (line) => { watchdog.rearm(); onAnswer(line); });
    return new Promise((resolve) => {
        child.on("error", (error) => { errors += error.message; });
        child.on("close", (code, signal) => {
            watchdog.stop();
            resolve(`${watchdog.hung ? "hung, killed" : `exit ${signal ?? code}`}\n${errors}`.trimEnd());
        });
    });
}

function parseAnswer(line) {
    try {
        return JSON.parse(line);
    } catch {
        return { crash: `not an answer: ${line.slice(0, 200)}` };
    }
}

async function runShard(build, cases) {
    const answers = [];
    for (let restarts = 0; answers.length < cases.length; restarts++) {
        if (restarts > MAX_RESTARTS) {
            while (answers.length < cases.length) answers.push({ crash: "not run: the build crashed too often" });
            break;
        }
        const ending = await serve(build, cases.slice(answers.length), (line) => answers.push(parseAnswer(line)));
        if (answers.length < cases.length) answers.push({ crash: ending });
    }
    return answers;
}

/**
 * Runs all cases on a build, in `shards` processes at once, dealt out in turn: those of a file take about as long as one
 * another. Returns an array of answers beside `cases`; an answer has `crash` where the build died.
 */
export async function runAll(build, cases, shards = 1) {
    const parts = Array.from({ length: shards }, (_, shard) => cases.filter((_, i) => i % shards === shard));
    const answers = await Promise.all(parts.map((part) => runShard(build, part)));
    return cases.map((_, i) => answers[i % shards][Math.floor(i / shards)]);
}
