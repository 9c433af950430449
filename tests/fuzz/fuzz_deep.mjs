// Builds structures 300,000 levels deep and does everything to them: node tests/fuzz/fuzz_deep.mjs [--seconds N] [--seed S] [--builds A,B]
//   --count N       that many programs on each build, with a limit of steps in place of time: the same on every machine
//   --program I     only that program of the seed; --print prints it
// A finding is a build that dies. Errors and limits are what is wanted. In the npm package each sandbox is looked at, dumped and
// loaded afterwards; the native builds have a stack as small as the wasm builds'.
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { join } from "node:path";
import { BUILDS, watch } from "../runner/hosts.mjs";
import { ROOT } from "../runner/cases.mjs";
import { program } from "./deep/programs.mjs";

const { values } = parseArgs({
    options: {
        seconds: { type: "string", default: "60" },
        seed: { type: "string", default: "1" },
        count: { type: "string" },
        builds: { type: "string", default: "native,asan,wasi,js" },
        program: { type: "string" },
        print: { type: "boolean", default: false },
    },
});
const seed = Number(values.seed), counted = values.count !== undefined, end = counted ? Infinity : Date.now() + Number(values.seconds) * 1000;
const MEMORY = 800 * 2 ** 20, SILENCE = 120_000; // ms of the processor's
const TIME = counted ? 600_000 : 10_000, STEPS = counted ? 30_000_000 : null;
// KB. ASan's frames are a few times as large.
const STACKS = { native: 256, asan: 1024 };

// Runs programs from() gives in one process, until it gives none; says how the process ended if it died.
function serve(build, from) {
    const [command, ...args] = BUILDS[build].command;
    const small = STACKS[build] ? ["sh", ["-c", `ulimit -s ${STACKS[build]}; exec "$0" "$@"`, command, ...args]] : [command, args];
    const child = spawn(...small, { cwd: ROOT, stdio: ["pipe", "pipe", "pipe"], env: { ...process.env, ASAN_OPTIONS: "detect_leaks=0" } });
    const watchdog = watch(child, SILENCE);
    let running = null, errors = "";
    const next = () => {
        watchdog.rearm();
        running = from();
        if (!running) return child.stdin.end();
        const options = { "max-memory": `${MEMORY}`, "max-time": `${TIME}ms`, "max-output": "100M", "max-source": "10M", ...(STEPS && { "max-steps": `${STEPS}` }) };
        child.stdin.write(JSON.stringify({ id: "1", code: running.code, options }) + "\n");
    };
    child.stdin.on("error", () => {}); // the process died: its exit tells
    child.stderr.on("data", (data) => { errors = (errors + data).slice(-6000); });
    createInterface({ input: child.stdout }).on("line", (line) => {
        running.done = true;
        if (line.includes("sandbox crashed")) errors = line.slice(0, 2000);
        next();
    });
    return new Promise((resolve) => {
        next();
        child.on("close", (code, signal) => {
            watchdog.stop();
            const died = running && !running.done;
            resolve(died || errors.includes("sandbox crashed") ? { build, running, how: `exit ${signal ?? code}\n${errors}` } : null);
        });
    });
}

const said = (error) => `${error?.name}: ${error?.message}`;

// One program in a sandbox of the package, and what a host does afterwards. What it says of a crash, or null.
async function inPackage(hognose, code) {
    const sandbox = hognose.sandbox({ limits: { memory: MEMORY, time: TIME, output: 1e8, source: 1e7, ...(STEPS && { steps: STEPS }) } });
    const step = async (work) => {
        try {
            return await work();
        } catch (error) {
            if (/crashed|unreachable|out of bounds|call stack/.test(said(error))) throw error;
            return null;
        }
    };
    try {
        await step(() => sandbox.run(code));
        await step(() => sandbox.run("1 + 1"));
        const dump = await step(() => sandbox.dump());
        const copy = dump && (await step(() => hognose.restore(dump)));
        if (copy) await step(() => copy.run("type(x)"));
        await step(() => sandbox.run("x = y = None"));
        copy?.dispose?.();
        return null;
    } catch (error) {
        return said(error);
    } finally {
        sandbox.dispose();
    }
}

async function package_(from) {
    const { load } = await import(join(ROOT, "bindings/js/dist/index.js"));
    const hognose = await load();
    for (let running; (running = from()); running.done = true) {
        const how = await inPackage(hognose, running.code);
        if (how) return { build: "js", running, how };
    }
    return null;
}

const one = values.program === undefined ? null : Number(values.program), last = one ?? (counted ? values.count - 1 : Infinity);
if (values.print) console.log(program(seed, one ?? 0));
else {
    let run = 0;
    const found = [];
    const numbers = () => {
        let i = one ?? 0;
        return () => {
            if (Date.now() > end || i > last) return null;
            run++;
            return { i, code: program(seed, i++) };
        };
    };
    const builds = values.builds.split(",").filter((b) => b in BUILDS);
    // Each build goes through the same programs; after a finding the next process goes on behind it.
    await Promise.all(builds.map(async (build) => {
        const from = numbers();
        for (let dead; (dead = await (build === "js" ? package_(from) : serve(build, from))); ) {
            found.push(dead);
            const file = join(ROOT, `build/fuzz/deep-${seed}-${dead.running.i}.py`);
            mkdirSync(join(ROOT, "build/fuzz"), { recursive: true });
            writeFileSync(file, dead.running.code);
            console.log(`FOUND by ${build}: --seed ${seed} --program ${dead.running.i} (${file})\n${dead.running.code.split("\n\n").at(-1)}\n${dead.how}\n`);
            if (found.length > 20) return;
        }
    }));
    console.log(`deep: ${run} programs, ${found.length} findings (seed ${seed})`);
    process.exit(found.length ? 1 : 0);
}
