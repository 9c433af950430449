// Replays a fuzz target on a fixed set, each time the same: node tests/fuzz/replay.mjs TARGET
//
// - A target in C gets every input of its corpus (tests/fuzz/corpus/TARGET), where what once was found is, too, and the seeds that the tests give
//   (seeds.mjs): of the cases for parse one in four, by the hash of their bytes, of the sessions at their pauses for snapshot one in two. All of
//   them take too long here, and forged ones take long to make: they are a unit test, which runs under ASan, too.
// - A target that is a script makes its programs of a seed, as many as are said here, and limits them by steps.
//
// That is about five seconds of processor time a target. Nothing is ended by the clock, and an input that hangs by the processor's. Prints one
// line; with a finding status 1, what was said, and the words that repeat it. Searching is for `./build.sh fuzz`.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "../runner/cases.mjs";
import { writeSeeds } from "./seeds.mjs";

const SHARES = { parse: 4, snapshot: 2 }; // of their seeds, one in so many
const CPU_SECONDS = 300; // of a target in C
const SCRIPTS = {
    calls: ["--seed", "1", "--count", "40", "--steps", "300000"],
    deep: ["--seed", "1", "--count", "5"],
    host: ["--seed", "1", "--count", "200"],
    serve: ["--seed", "1", "--count", "30"],
};
const PROGRAMS = process.env.HOGNOSE_FUZZ ?? join(ROOT, "build/replay"); // another folder for the test of this file

const here = (file) => relative(process.cwd(), file);
const files = (folder) => (existsSync(folder) ? readdirSync(folder).sort().map((name) => join(folder, name)) : []);
const isChosen = (file) => createHash("sha256").update(readFileSync(file)).digest()[0] % (SHARES[target] ?? 1) === 0;
const run = (command, args) => spawnSync(command, args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 });

function finding(said, ...again) {
    console.log(`${said.trimEnd()}\n\nreplay: a finding of ${target}`);
    for (const line of again) console.log(`again: ${line}`);
    process.exit(1);
}

function replayInputs() {
    const corpus = files(join(ROOT, "tests/fuzz/corpus", target)), folder = join(ROOT, "build/seeds", `${target}-replayed`);
    writeSeeds(target, folder, true);
    const seeds = files(folder), inputs = [...corpus, ...seeds.filter(isChosen)];
    // Without libFuzzer's own time limit, which is of the clock, and its search for leaks after each input: that at the end is enough.
    const options = ["-timeout=0", "-detect_leaks=0", "-rss_limit_mb=2048"];
    const { status, signal, stderr, error } = run("sh", ["-c", `ulimit -t ${CPU_SECONDS}; exec "$0" "$@"`, join(PROGRAMS, target), ...options, ...inputs]);
    if (error) throw error;
    const begun = [...stderr.matchAll(/^Running: (.*)$/gm)], done = [...stderr.matchAll(/^Executed .* in \d+ ms$/gm)].length;
    if (status !== 0 || done !== inputs.length) {
        const last = begun.at(-1), input = last && begun.length > done ? here(last[1]) : null;
        const how = `status ${signal ?? status} after ${done} of ${inputs.length} inputs`;
        const single = input ? [`build/replay/${target} ${input}`] : [];
        finding(`${stderr.slice(last?.index ?? 0).slice(0, 20000)}\n${how}`, ...single, `node tests/fuzz/replay.mjs ${target}`);
    }
    const given = seeds.length ? `, ${inputs.length - corpus.length} of the ${seeds.length} that the tests give` : "";
    console.log(`replayed ${target}: ${inputs.length} inputs, ${corpus.length} of its corpus${given}`);
}

function replayScript() {
    const words = [`tests/fuzz/fuzz_${target}.mjs`, ...SCRIPTS[target]];
    const { status, signal, stdout, stderr } = run(process.execPath, words);
    const said = (stdout + stderr).trimEnd();
    if (status !== 0) finding(`${said.slice(-20000)}\nstatus ${signal ?? status}`, `node ${words.join(" ")}`);
    console.log(`replayed ${target}: ${said.split("\n").at(-1).replace(`${target}: `, "")}`);
}

const target = process.argv[2];
if (target in SCRIPTS) replayScript();
else if (existsSync(join(ROOT, `tests/fuzz/fuzz_${target}.c`))) replayInputs();
else {
    console.error(`replay: no fuzz target ${target}`);
    process.exitCode = 2;
}
