// Runs the stages of table.mjs: node tools/stages/test.mjs [--all] [STAGE...], which `./build.sh test` calls.
//   --all    every case on every build, and every stage, whether or not it has passed with the same files before
//   STAGE    only these, and what they need, in any case
//   --list   says what would run, and runs nothing
//   --since  a commit: the builds that see a share of the cases see all that has changed from there on. Without it, the newest commit whose tree has passed
import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ends } from "../../tests/runner/selection.mjs";
import { runAll } from "./graph.mjs";
import { cacheFolder, keyOf, newestPassed, passedIn, snapshot, toolchain } from "./inputs.mjs";
import { STAGES } from "./table.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const logs = join(root, "build/stages"), passedFile = join(root, "build/passed");
const TAIL = 80; // lines of a failed stage's output
const SUMS = 12; // lines with which TAP ends
const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: "boolean", default: false }, list: { type: "boolean", default: false }, since: { type: "string" } },
});
const cores = Number(process.env.JOBS) || availableParallelism();
const begun = performance.now();
const elapsed = () => Math.round((performance.now() - begun) / 1000);

/** The stages that are to run: those asked for or out of date, and the builds that they need. */
function wanted(isCurrent) {
    const unknown = positionals.find((name) => !STAGES.some((stage) => stage.name === name));
    if (unknown !== undefined) {
        console.error(`test: there is no stage ${unknown}; the stages are ${STAGES.map(({ name }) => name).join(", ")}`);
        process.exit(2);
    }
    const asked = STAGES.filter((stage) => (positionals.length ? positionals.includes(stage.name) : !stage.builds && (values.all || !isCurrent(stage))));
    const all = new Set(asked);
    for (const stage of all) for (const need of stage.needs) {
        const needed = STAGES.find(({ name }) => name === need);
        if (needed.builds || positionals.length) all.add(needed);
    }
    return STAGES.filter((stage) => all.has(stage));
}

/** The command of a task, with which it can be repeated as it is. */
function commandOf(stage, shard, { commit, base }) {
    const share = (_, parts) => (values.all ? "" : `--share ${parts} --commit ${commit}${base && ` --since ${base}`}`);
    return stage.run.replace(/\{share:(\d+)\}/, share).replace("{shard}", shard && `--shard ${shard}`).replace(/ +/g, " ").trim();
}

/** The tasks of the stages: a stage, or its shards. What needs a stage needs all of them. */
function tasksOf(stages, selection) {
    const parts = (stage) => (stage.shards && cores > 1 ? Array.from({ length: cores }, (_, i) => `${i + 1}/${cores}`) : [""]);
    const names = (stage) => parts(stage).map((shard) => `${stage.name} ${shard}`.trim());
    const namesOf = (name) => stages.filter((stage) => stage.name === name).flatMap(names);
    return stages.flatMap((stage) => parts(stage).map((shard, i) => (
        { name: names(stage)[i], stage, needs: stage.needs.flatMap(namesOf), lane: stage.lane, cores: stage.cores, command: commandOf(stage, shard, selection) })));
}

const running = new Set();
for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => {
        for (const child of running) process.kill(-child.pid, "SIGKILL");
        process.exit(130);
    });
}

const logOf = (task) => join(logs, `${task.name.replace(/\W+/g, "-")}.log`);

// Bash says at the end how much processor time the command has had. In a process group of its own, it can be ended with all that it has started.
function start(task) {
    const log = openSync(logOf(task), "w"), own = task.cores === "all" ? cores : task.cores;
    const child = spawn("bash", ["-c", `TIMEFORMAT='cpu %U %S'\ntime {\n${task.command}\n}`], { cwd: root, detached: true, stdio: ["ignore", log, log], env: { ...process.env, JOBS: String(own) } });
    running.add(child);
    return new Promise((done) => child.on("close", (code, signal) => {
        running.delete(child);
        closeSync(log);
        done({ passed: code === 0, how: signal ?? `status ${code}`, text: readFileSync(logOf(task), "utf8") });
    }));
}

/** The part of a failed stage's output that is printed: in TAP, the tests that did not pass and the sums; otherwise the last lines. */
function shownOf(text) {
    const lines = text.split("\n");
    const blocks = lines.flatMap((line, i) => (line.startsWith("not ok ") ? [lines.slice(i, lines.indexOf("  ...", i) + 1)] : []));
    return [...blocks.flat().slice(0, 2 * TAIL), ...lines.slice(blocks.length ? -SUMS : -TAIL)].join("\n");
}

async function runTask(task) {
    const { passed, how, text } = await start(task);
    const cpu = /^cpu ([\d.]+) ([\d.]+)\n$/m.exec(text.slice(text.lastIndexOf("\ncpu ") + 1));
    task.cpu = cpu ? Number(cpu[1]) + Number(cpu[2]) : 0;
    console.log(`${passed ? "ok    " : "FAILED"} ${task.name} (at ${elapsed()} s)${passed ? "" : `, ${how}`}`);
    if (!passed) console.log(shownOf(text));
    task.passed = passed;
    remember(task.stage);
    return passed;
}

// A stage has passed when all of its tasks have, on the files that it began with.
function remember(stage) {
    if (stage.builds || !tasks.every((task) => task.stage !== stage || task.passed)) return;
    const key = keys.get(stage);
    if (keyOf(stage, snapshot(root).files, tools) === key) passed.add(key, `${stage.name}\n`);
}

/** A row for each stage: its name, seconds of all its tasks by the clock and of processors, what came of it, and how failed tasks are repeated. */
function report(results, current) {
    const sum = (numbers) => numbers.reduce((a, b) => a + b, 0).toFixed(0).padStart(9);
    const rows = STAGES.map((stage) => {
        const own = tasks.filter((task) => task.stage === stage).map((task) => [task, results.get(task)]);
        const times = own.length ? [sum(own.map(([, { seconds }]) => seconds)), sum(own.map(([{ cpu = 0 }]) => cpu))] : [" ".repeat(9), " ".repeat(9)];
        const state = ["failed", "left out"].find((bad) => own.some(([, result]) => result.state === bad)) ?? (own.length ? "passed" : current.has(stage) ? "unchanged" : "not needed");
        const again = own.filter(([, result]) => result.state === "failed").map(([task]) => task.command);
        return `${stage.name.padEnd(22)}${times.join("")}  ${state.padEnd(12)}${again.join("; ")}`.trimEnd();
    });
    console.log(`\n${"stage".padEnd(22)}  seconds      cpu  result      to repeat it\n${rows.join("\n")}`);
}

const { tree, files } = snapshot(root);
const tools = toolchain();
const passed = passedIn(cacheFolder());
const since = values.since ?? newestPassed(root, passed);
const selection = { ...ends(), ...(since && { base: since }) };
const keys = new Map(STAGES.map((stage) => [stage, keyOf(stage, files, tools)]));
const stages = wanted((stage) => passed.has(keys.get(stage)));
const current = new Set(STAGES.filter((stage) => !stages.includes(stage) && passed.has(keys.get(stage))));
const tasks = tasksOf(stages, selection);
if (values.list) {
    for (const task of tasks) console.log(`${task.name.padEnd(24)} ${task.command}`);
    process.exit(0);
}
mkdirSync(logs, { recursive: true });
rmSync(passedFile, { force: true });
const results = await runAll(tasks, cores, runTask);
report(results, current);
const failures = [...results.values()].filter(({ state }) => state !== "passed").length;
const changed = snapshot(root).tree !== tree;
if (!failures && !positionals.length && !changed) {
    const how = `passed ./build.sh test${values.all ? " --all" : ""} in ${elapsed()} s\n`;
    writeFileSync(passedFile, `${tree} ${how}`);
    passed.add(tree, how);
}
if (changed) console.log("\nFiles have changed meanwhile: which tree has passed is not written down.");
console.log(`\n${failures ? `${failures} of ${results.size} tasks did not pass` : "all passed"} (at ${elapsed()} s)`);
process.exitCode = failures ? 1 : 0;
