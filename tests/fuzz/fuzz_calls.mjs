// Calls everything that programs can reach with objects that lie: node tests/fuzz/fuzz_calls.mjs --seconds N --seed S
//   --build asan    one of tests/runner/hosts.mjs (asan, native, hostile, js)
//   --start N       the first program's index; a program is made of seed and index only
//   --count N       ends after so many programs, and not by the clock
//   --steps N       the steps of a program (3,000,000); if they are given, what a program comes to depends on no clock, --time is of the processor
//   --print         prints the programs and runs nothing
//   --jobs N        processes (1)
//   --time MS       the time limit of a program (300, with --steps 5,000); more where the machine has other work
//   --keep          prints what programs begin with, too
//   --uncalled      lists what was never called, and asks for more than a number
// Status 1 if there was a finding; its program, made smaller, is in build/fuzz/.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { BUILDS, cpuSeconds, watch } from "../runner/hosts.mjs";
import { ROOT } from "../runner/cases.mjs";
import { Programs, ZOO } from "./calls/programs.mjs";

const { values } = parseArgs({
    options: {
        seconds: { type: "string" }, steps: { type: "string" }, seed: { type: "string", default: "1" }, build: { type: "string", default: "asan" }, start: { type: "string", default: "0" },
        count: { type: "string", default: "Infinity" }, print: { type: "boolean", default: false }, jobs: { type: "string", default: "1" }, uncalled: { type: "boolean", default: false }, keep: { type: "boolean", default: false }, time: { type: "string" },
    },
});
const TIME = Number(values.time ?? (values.steps ? 5000 : 300)); // ms, of a program
const SLOW = { native: 3, asan: 3, hostile: 20, js: 3 }[values.build] ?? 3;
const MOST_TIME = values.steps ? "60s" : `${TIME * (values.build === "hostile" ? 5 : 1)}ms`; // the former only for what sleeps
const OPTIONS = { "max-time": MOST_TIME, "max-memory": "32M", "max-steps": values.steps ?? "3000000", "max-output": "300K", name: "main.py" };
const BATCH = 60;
const FOUND = join(ROOT, "build/fuzz");

// What holds in a session whatever its last program did: nothing in it needs a name that the program can have changed.
const AFTER = `[1 + 1, 7 ** 20 % 1000, 'aB'.upper(), [x * x for x in (1, 2, 3)], (lambda a, *b, c=3: [a, b, c])(1, 2), {1: 2}[1], [*range(3)] if 0 else 3, f'{1.5:>5}', ''.__class__.__class__ is ().__class__.__class__.__class__] + [
    [t.__name__, t.__flags__ if 0 else 0, ' '.join([k for k in t.__dict__]), t.__mro__.__len__(), t.__base__ is None or t.__base__.__name__]
    for t in (''.__class__, (1).__class__, ().__class__, [].__class__, {}.__class__, {1}.__class__, b''.__class__, (1.5).__class__, ''.__class__.__class__, ''.__class__.__base__, None.__class__, True.__class__, (lambda: 1).__class__, (x for x in ()).__class__, [].append.__class__, {}.keys().__class__)]`;

const pythonList = (list) => JSON.stringify(list);

function moduleNames() {
    const python = (folder, prefix) => readdirSync(join(ROOT, "core/lib/py", folder), { withFileTypes: true }).flatMap((e) => {
        if (e.name === "_hn") return []; // what no program can import
        if (e.isDirectory()) return [`${prefix}${e.name}`, ...python(join(folder, e.name), `${prefix}${e.name}.`)];
        const name = e.name.replace(/\.py$/, "");
        return name === "__init__" ? [] : [prefix + name];
    });
    const native = [...readFileSync(join(ROOT, "core/lib/lib.def"), "utf8").matchAll(/HN_LIB_MODULE\((\w+)\)/g)].map((m) => m[1]);
    return [...new Set(["builtins", "sys", ...[...native, ...python("", "")].sort()])];
}

// The names of what only frozen Python may hold.
function internalNames() {
    const files = (folder) => readdirSync(folder, { withFileTypes: true }).flatMap((e) => (e.isDirectory() ? files(join(folder, e.name)) : /\.c$/.test(e.name) ? [join(folder, e.name)] : []));
    return files(join(ROOT, "core")).flatMap((file) => [...readFileSync(file, "utf8").matchAll(/HN_PRIMITIVE\w*\(\s*"(_[a-z]\w*)"/g)].map((m) => m[1]));
}

// Everything that can be called, found by a program inside the sandbox.
function walk(prelude) {
    const modules = moduleNames(), used = ["types", "weakref", "typing", ...modules.filter((m) => !m.includes("."))];
    const code = `${prelude}MODULES = ${pythonList(modules)}\nZOO = ${pythonList(ZOO.map((z) => z.text))}\n${used.map((m) => `try: import ${m}\nexcept ImportError: pass\n`).join("")}${readFileSync(join(ROOT, "tests/fuzz/calls/walk.py"), "utf8")}`;
    const options = ["--max-output", "64M", "--max-time", "600s", "--max-memory", "512M", "-"];
    const text = execFileSync(BUILDS.native.command[0], options, { input: code, maxBuffer: 1 << 28, stdio: ["pipe", "pipe", "ignore"] }).toString();
    const lines = text.split("\n").filter((line) => /^\["(target|make|instance|zoo|internal)"/.test(line)).map((line) => JSON.parse(line));
    const result = { modules: [], targets: [], made: new Map(), byModule: new Map(), names: new Map(), fields: new Map(), bad: [], internal: [] };
    const add = (map, key, item) => (map.has(key) ? map.get(key).push(item) : map.set(key, [item]));
    for (const [tag, ...rest] of lines) {
        if (tag === "internal") result.internal.push(rest.join(" is "));
        if (tag === "zoo") result.bad.push(rest);
        if (tag === "make") for (const made of rest[1]) add(result.made, rest[0], made);
        if (tag === "instance") for (const owner of rest[1]) add(result.made, owner, rest[0]);
        if (tag !== "target") continue;
        const [expr, module, kind, params, owner] = rest, target = { expr, module, kind, params, owner };
        if (expr.startsWith("os._exit")) continue;
        result.targets.push(target);
        add(result.byModule, module, target);
        const name = expr.startsWith(`${module}.`) && expr.slice(module.length + 1).match(/^\w+/)[0];
        if (name) add(result.names, module, name);
        const field = owner && expr.match(/^.*\.__dict__\['(\w+)'\]/)?.[1];
        if (field && !/^__(class_getitem|new)/.test(field)) add(result.fields, owner, field);
    }
    result.modules = modules.filter((m) => result.byModule.has(m));
    result.classes = [...new Set(result.targets.filter((t) => t.kind === "class").map((t) => t.expr))];
    result.attributes = [...new Set([...result.fields.values()].flat())].sort();
    const good = new Set(result.bad.map(([text]) => text));
    result.zoo = new Map();
    for (const z of ZOO) if (!good.has(z.text)) add(result.zoo, z.kind, z);
    result.kinds = [...result.zoo.keys()];
    return result;
}

// Runs programs in one process, one after the other; resolves to { answer, ms } for each, or { died }.
function serve(programs, patience) {
    const [command, ...args] = BUILDS[values.build].command;
    const env = { ...process.env, ASAN_OPTIONS: "detect_leaks=0:allocator_may_return_null=1:handle_abort=1", UBSAN_OPTIONS: "print_stacktrace=1:halt_on_error=1" };
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ["pipe", "pipe", "pipe"] });
    const answers = [];
    let errors = "", since = 0;
    const watchdog = watch(child, patience);
    child.stdin.on("error", () => {});
    child.stdin.end(programs.map((code, id) => JSON.stringify({ id, code, ...(programs.length === 1 || id % 2 ? { after: AFTER } : {}), options: OPTIONS })).join("\n") + "\n");
    child.stderr.on("data", (data) => { errors = (errors + data).slice(0, 20000); });
    createInterface({ input: child.stdout }).on("line", (line) => {
        watchdog.rearm();
        const now = cpuSeconds(child.pid) * 1000; // a machine that stops makes nothing late
        try { answers.push({ answer: JSON.parse(line), ms: now - since }); } catch { answers.push({ died: `no answer: ${line.slice(0, 200)}` }); }
        since = now;
    });
    return new Promise((resolve) => child.on("close", (code, signal) => {
        watchdog.stop();
        if (answers.length < programs.length) answers.push({ died: watchdog.hung ? "hang" : crashOf(errors, signal ?? code) });
        resolve(answers);
    }));
}

// What a crash is called: the sanitizer's first line and the topmost places of ours.
function crashOf(errors, status) {
    const kind = errors.match(/ERROR: \w+: ([\w-]+)|runtime error: (.*)/);
    const places = [...errors.matchAll(/#\d+ 0x\w+ in (\w+) [^\n]*?core\/([\w/.]+:\d+)/g)].slice(0, 3).map((m) => `${m[1]} ${m[2]}`);
    const where = errors.match(/core\/[\w/.]+:\d+:\d+: runtime error/)?.[0] ?? "";
    return `crash: ${kind?.[1] ?? kind?.[2] ?? `status ${status}`} ${where} ${places.join(" < ")}`.replace(/0x[0-9a-f]+/g, "0x");
}

let expected;

// The finding in an answer, or null; soft ones are collected by place.
function judge({ answer, died, ms }) {
    if (died) return died;
    if (answer.crash) return `crash: ${answer.crash}`;
    const { error, after, loaded, unloaded } = answer;
    const limited = (e) => e?.type === "LimitError";
    const allowed = TIME * SLOW + (values.build === "js" ? 300 : 150);
    const internal = answer.stdout?.match(/^INTERNAL .*$/m);
    if (internal) return `internal reached: ${internal[0]}`;
    if (ms > allowed) return `late: ${Math.round(ms / 100) * 100} ms`;
    if (answer.exit === 4) return `internal: ${answer.stderr?.slice(-100)}`;
    if (values.build === "js") return null;
    for (const [what, a] of [["after", after], ["loaded", loaded]])
        if (a && expected && JSON.stringify(a.value) !== expected && !limited(a.error)) return `broken ${what}: ${JSON.stringify(a.value)?.slice(0, 200)} ${a.error?.type}: ${a.error?.message}`;
    if (unloaded && !/memory/.test(unloaded)) return `unloaded: ${unloaded.replace(/\d+/g, "0")}`;
    return null;
}

async function runAll(programs, each) {
    for (let at = 0; at < programs.length; ) {
        const answers = await serve(programs.slice(at), TIME * SLOW * 4 + 3000);
        answers.forEach((a, i) => each(at + i, a));
        at += answers.length;
    }
}

const one = async (code) => {
    let found;
    await runAll([code], (_, a) => { found = judge(a); });
    return found;
};

// What depends on the clock counts when it happens again, and again.
async function confirmed(code, found) {
    for (let i = 0; found && /^(late|hang|unloaded: .*time limit)/.test(found) && i < 3; i++) found = await one(code);
    return found;
}
const sortOf = (finding) => finding?.replace(/late: \d+ ms/, "late").replace(/'[^']*'/g, "''").slice(0, 160);

// Leaves out runs of lines as long as the same finding stays.
async function minimise(code, sort) {
    let lines = code.trimEnd().split("\n");
    for (const size of [64, 32, 16, 8, 4, 3, 2, 1, 4, 3, 2, 1, 3, 2, 1]) {
        for (let at = lines.length - size; at > -size; at -= size) {
            const fewer = lines.toSpliced(Math.max(0, at), size);
            if (sortOf(await one(fewer.join("\n") + "\n")) === sort) lines = fewer;
        }
    }
    return lines.join("\n") + "\n";
}

// SystemErrors and their like, by what was called or used, and the message.
function softOnes(answer, soft, index, code) {
    for (const m of answer?.stdout?.matchAll?.(/^SOFT (\d+) (\d) (\w+) (.*)$/gm) ?? []) {
        const line = code.split("\n")[m[1] - 1]?.trim() ?? "", call = line.match(/^t\(lambda: ([\w.\]['[]+)\(/)?.[1];
        const what = m[2] === "1" ? `${m[3]}: ${line}` : call ?? line, text = `${what.slice(0, 120)}: ${m[4].slice(0, 80)}`;
        const known = soft.get(text) ?? { times: 0, index };
        known.times++;
        soft.set(text, known);
    }
}

async function main() {
    const prelude = `_internals = frozenset('${internalNames().join(" ")}'.split())\n${readFileSync(join(ROOT, "tests/fuzz/calls/zoo.py"), "utf8")}`;
    const table = walk(prelude), programs = new Programs(prelude, table);
    const [seed, start, count, jobs] = [values.seed, values.start, values.count, values.jobs].map(Number);
    const seconds = Number(values.seconds ?? (count < Infinity ? Infinity : 60));
    for (const text of table.internal) console.log(`internal reached: ${text}`);
    if (table.bad.length) throw new Error(table.bad.map(([text, why]) => `not in the zoo: ${text}: ${why}`).join("\n"));
    if (values.print) {
        for (let i = start; i < start + Math.min(count, 1e4); i++) console.log(`##### ${i}\n${programs.generate(seed, i).code.slice(values.keep ? 0 : prelude.length)}`);
        return;
    }
    await runAll(["1"], (_, a) => { expected = JSON.stringify(a.answer?.after?.value); });
    const until = performance.now() + seconds * 1000;
    const findings = new Map(), soft = new Map(), ends = {}, called = new Set(), pairs = new Set();
    let next = start, done = 0;
    const work = async () => {
        while (next < start + count && performance.now() < until) {
            const first = next;
            next = Math.min(start + count, next + BATCH);
            const some = Array.from({ length: next - first }, (_, i) => programs.generate(seed, first + i));
            const doubtful = [];
            await runAll(some.map((p) => p.code), (i, a) => {
                done++;
                for (const pair of some[i].noted) pairs.add(pair), called.add(pair.split("\t")[0]);
                softOnes(a.answer, soft, first + i, some[i].code);
                const end = a.died ? "died" : a.answer.error ? (a.answer.error.kind ?? a.answer.error.type) : "complete";
                ends[end] = (ends[end] ?? 0) + 1;
                const found = judge(a);
                if (found) doubtful.push([i, found]);
            });
            for (const [i, seen] of doubtful) {
                const found = await confirmed(some[i].code, seen), sort = sortOf(found);
                if (!found) continue;
                const known = findings.get(sort);
                if (known) known.times++;
                else {
                    findings.set(sort, { found, index: first + i, code: some[i].code, times: 1 });
                    console.log(`program ${first + i}: ${found}`);
                }
            }
        }
    };
    await Promise.all(Array.from({ length: jobs }, work));
    mkdirSync(FOUND, { recursive: true });
    for (const [sort, { found, index, code, times }] of findings) {
        const small = await minimise(code, sort), file = join(FOUND, `calls-${seed}-${index}.py`);
        writeFileSync(file, small);
        console.log(`\n--- ${found} (${times} times; seed ${seed}, program ${index}; ${file})\n${small.length < 4000 ? small : small.slice(-4000)}`);
    }
    report(table, called, pairs, ends, soft, done);
    console.log(`${done} programs of seed ${seed} on ${values.build}: ${findings.size} findings`);
    process.exitCode = findings.size + table.internal.length ? 1 : 0;
}

function report(table, called, pairs, ends, soft, done) {
    for (const [text, { times, index }] of [...soft].sort((a, b) => b[1].times - a[1].times)) console.log(`soft: ${text} (${times} times, first in program ${index})`);
    console.log(`ends: ${Object.entries(ends).map(([k, n]) => `${k} ${n}`).join(", ")}`);
    const missing = table.targets.filter((t) => !called.has(t.expr));
    console.log(`${table.targets.length} callables in ${table.modules.length} modules; called ${table.targets.length - missing.length} of them, ${pairs.size} pairs of callable and kind of argument`);
    const byModule = Map.groupBy ? Map.groupBy(missing, (t) => t.module) : new Map([...new Set(missing.map((t) => t.module))].map((m) => [m, missing.filter((t) => t.module === m)]));
    for (const [module, list] of byModule) console.log(`not called in ${module}: ${list.length}${values.uncalled ? ` ${list.map((t) => t.expr).join(" ")}` : ""}`);
}

await main();
