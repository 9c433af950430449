// Runs one test file in Hognose and prints what session.py tells: echo "[DONE, ...]" | node in_hognose.mjs NAME
import { readFileSync } from "node:fs";
import { load, nodeDirectory } from "../../bindings/js/dist/index.js";
import { ZONES, ZONES_INSIDE } from "../oracle/zones.mjs";
import { dataFor, sessionHere, sourcesFor, testDirectory } from "./sources.mjs";

const name = process.argv[2];
const hognose = await load();
const sources = sourcesFor(testDirectory(), name);
const data = dataFor(testDirectory(), name);
const files = { ...Object.fromEntries(Object.entries(data).map(([file, bytes]) => [`/testdata/${file}`, bytes])), [ZONES_INSIDE]: nodeDirectory(ZONES), "/tmp/kept": "" }; // os.removedirs() would remove an empty /tmp
const done = JSON.parse(readFileSync(0, "utf8"));
const LIMITS = { memory: 512 * 2 ** 20, time: 300_000, output: 2 ** 26, source: 2 ** 22, calls: 10 ** 6 };

/** One run without the tests that are done; false when a limit ended it. */
async function attempt() {
    let running = null;
    let partial = "";
    let said = "";
    const onPrint = (stream, text) => {
        if (stream === "stderr") return (said += text);
        const lines = (partial + text).split("\n");
        partial = lines.pop();
        for (const line of lines) {
            if (line[0] !== "\x01") continue;
            const record = JSON.parse(line.slice(1));
            if (record.outcome === "start") running = record.id;
            else {
                console.log(line.slice(1));
                done.push(record.id);
            }
        }
    };
    const sandbox = hognose.sandbox({ limits: LIMITS, modules: { sources }, files, onPrint });
    try {
        await sandbox.run(sessionHere(name), { inputs: { name: `test.test_${name}`, done } });
        return true;
    } catch (error) {
        const id = running ?? `test.test_${name}`;
        console.log(JSON.stringify({ id, outcome: "failed", why: `${error.message} ${said.slice(-300)}` }));
        done.push(id);
        return running === null;
    } finally {
        sandbox.dispose();
    }
}

while (!(await attempt()));
