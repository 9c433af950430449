// Lines for --serve, well-formed ones and damaged ones in turn, to the build under ASan and UBSan: node tests/fuzz/fuzz_serve.mjs [--seconds N] [--seed S]
//   --count N   that many processes, whose sessions are limited by steps in place of time: the same on every machine
// A finding is a process that dies, and an answer that is no JSON in UTF-8. Its lines are kept in build/fuzz.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../runner/cases.mjs";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "60" }, seed: { type: "string", default: "1" }, count: { type: "string" } } });
const PROGRAM = process.env.HOGNOSE_SERVE ?? join(ROOT, "build/asan/hognose");
const CPU_SECONDS = 120; // of a process
const counted = values.count !== undefined, SHORT = counted ? { steps: 2000 } : { time: 20 }, LATE = counted ? { wall: 1e6 } : { wall: 1 };
let state = Number(values.seed) >>> 0;

function random(n) {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
}
const pick = (list) => list[random(list.length)];

const CODES = ["f(1, k=[2])", "sorted([3, 1], key=lambda i: f(i))", "import asyncio\nawait asyncio.gather(g(1), g(2))", "while True: pass", "1 / 0", "x = (1, {2: b'\\0'})\nx",
    "import time\ntime.sleep(9)", "print('\ud83d\ude00' * 9)", "'\\ud800'", "x = [x]\nx.append(x)\nx", "open('/f', 'w').write('a')", "def", "exit(3)", "lambda: 1"];
const VALUES = [null, 1, -1.5, "é", [1, [2]], { a: { b: [] } }, true, 1e300, 2 ** 53, "AAAA", "oWFhAQ=="];
const name = () => pick(["a", "b", "c", "d"]);
const MAKE = [
    () => ({ do: "open", session: name(), functions: pick([["f"], { f: {}, g: { awaitable: true } }, { f: { signature: "(a" } }]), limits: pick([{ steps: 20000 }, SHORT, { memory: 3000000, steps: 9000 }]), values: pick(["json", "cbor", 5]), files: pick([{}, { "/f": "x" }, { "/g": { base64: "AAEC" } }]) }),
    () => ({ do: "run", session: name(), code: pick(CODES), inputs: pick([{}, { n: pick(VALUES) }]), slices: !random(3) }),
    () => ({ do: "run", session: name(), code: pick(CODES), limits: { steps: random(5000) } }),
    () => ({ do: "answer", session: name(), value: pick(VALUES), call: pick([undefined, 1, 2, 3, 2 ** 40]) }),
    () => ({ do: "answer", session: name(), error: pick([{ type: "KeyError", message: "k" }, { type: pick(VALUES) }, 5]), call: pick([undefined, 1, 2]) }),
    () => ({ do: pick(["defer", "wake", "expire", "continue", "cancel", "dump", "names", "close", "nope"]), session: name() }),
    () => ({ do: "fork", session: name(), to: name() }),
    () => ({ do: "load", session: name(), dump: pick([...VALUES, "SE5TBpGUCXAaz36lHlwcEQAAeugHMADMIQAAMAEAAA=="]) }),
    () => ({ do: "set", session: name(), values: pick([{ x: pick(VALUES) }, [1], 5]) }),
    () => ({ do: pick(["get", "delete"]), session: name(), name: pick(["x", "n", "", "\ud7ff", 5]) }),
    () => ({ do: "files", session: name(), op: pick(["put", "read", "list", "remove", "mkdir", "changed", "chdir", "sync", "mount", "quota", "", 5]), path: pick(["/f", "/", "", "x", "/d/e", undefined, 5]), text: pick([undefined, "t", { base64: "AA==" }, 5]), base64: pick([undefined, "AAEC", "?"]) }),
    () => ({ do: "limits", session: name(), limits: pick([{}, { steps: 30000 }, LATE, { nesting: 5 }, { x: 1 }, { time: -1 }]) }),
];

// A line with some bytes changed, left out, or doubled; often none.
function damaged(line) {
    let data = [...Buffer.from(line)];
    for (let n = random(3) ? 0 : 1 + random(4); n; n--) {
        const at = random(data.length);
        const what = random(3);
        if (what === 0) data[at] = pick([0, 0x22, 0x5c, 0x7b, 0xed, 0xff, random(256)]);
        if (what === 1) data.splice(at, 1 + random(5));
        if (what === 2) data = [...data.slice(0, at), ...data.slice(Math.max(0, at - random(20)), at), ...data.slice(at)];
        if (!data.length) return Buffer.from("x");
    }
    return Buffer.from(data);
}

const end = Date.now() + 1000 * Number(values.seconds);
const more = () => (counted ? runs < values.count : Date.now() < end);
let runs = 0;
do {
    const lines = Array.from({ length: 150 }, () => damaged(JSON.stringify({ id: random(9), ...pick(random(4) ? MAKE : MAKE.slice(0, 2))() })));
    const input = Buffer.concat(lines.flatMap((line) => [line, Buffer.from("\n")]));
    const { status, signal, stdout, stderr } = spawnSync("sh", ["-c", `ulimit -t ${CPU_SECONDS}; exec "$0" --serve`, PROGRAM], { input, maxBuffer: 1 << 28 });
    let wrong = status !== 0 ? `status ${status}, signal ${signal}\n${stderr.toString().slice(0, 4000)}` : "";
    try {
        for (const line of new TextDecoder("utf-8", { fatal: true }).decode(stdout).split("\n")) if (line) JSON.parse(line);
    } catch (error) {
        wrong ||= `an answer is no JSON: ${error.message}`;
    }
    if (wrong) {
        const path = join(ROOT, "build/fuzz", `serve-${values.seed}-${runs}.jsonl`);
        mkdirSync(join(ROOT, "build/fuzz"), { recursive: true });
        writeFileSync(path, input);
        console.error(`seed ${values.seed}, run ${runs}: ${wrong}\nits lines are in ${path}`);
        process.exit(1);
    }
    runs++;
} while (more());
console.log(`serve: ${runs} processes, ${runs * 150} lines`);
