// CPython in a thread of its own, so that the one who asks can end it: a message is a list of programs, and each answer a message.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PROGRAM_NAME, ROOT } from "../../runner/cases.mjs";

// The harness of the oracle without what it needs to fill in expectations.
const QUICK = `
class Plain:
    encoding = "utf-8"
    errors = "strict"
    def __init__(self): self.pieces = []
    def write(self, text):
        text.encode()
        self.pieces.append(text)
        return len(text)
    def flush(self): pass
    def text(self): return "".join(self.pieces)
def run_plain(code, name):
    out, err = Plain(), Plain()
    saved = sys.stdout, sys.stderr, sys.getrecursionlimit(), set(sys.modules)
    sys.stdout, sys.stderr = out, err
    try: report, status, _ = execute(code, name)
    finally: sys.stdout, sys.stderr = saved[:2]
    sys.setrecursionlimit(saved[2])
    for extra in set(sys.modules) - saved[3]: del sys.modules[extra]
    return {"stdout": out.text(), "stderr": err.text() + report, "exit": status}
def run_json(code, name):
    return json.dumps(run_plain(json.loads(code), name))
`;

const require = createRequire(join(ROOT, "tests/oracle/package.json"));
const { loadPyodide } = require("pyodide");
const python = await loadPyodide({ stderr: () => {}, stdout: () => {}, env: workerData.environment });
python.runPython(readFileSync(join(ROOT, "tests/oracle/harness.py"), "utf8") + QUICK + workerData.setup);
const runJson = python.globals.get("run_json");

parentPort.on("message", (programs) => {
    for (const code of programs) parentPort.postMessage(JSON.parse(runJson(JSON.stringify(code), PROGRAM_NAME)));
});
parentPort.postMessage("ready");
