// Runs one test file in CPython 3.14 (Pyodide), the same way: echo "[DONE, ...]" | node in_cpython.mjs NAME
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { mountZones } from "../oracle/zones.mjs";
import { SESSION, dataFor, sourcesFor, testDirectory } from "./sources.mjs";

const { loadPyodide } = createRequire(new URL("../oracle/", import.meta.url))("pyodide");
const name = process.argv[2];
const pyodide = await loadPyodide();
mountZones(pyodide);
let partial = "";
pyodide.setStdout({
    write(bytes) {
        const lines = (partial + Buffer.from(bytes).toString("utf8")).split("\n");
        partial = lines.pop();
        for (const line of lines) if (line[0] === "\x01") console.log(line.slice(1));
        return bytes.length;
    },
});
pyodide.setStderr({ write: (bytes) => bytes.length });
pyodide.FS.mkdir("/testdata");
for (const [file, bytes] of Object.entries(dataFor(testDirectory(), name))) {
    pyodide.FS.mkdirTree(dirname(`/testdata/${file}`));
    pyodide.FS.writeFile(`/testdata/${file}`, bytes);
}
pyodide.globals.set("sources", pyodide.toPy(sourcesFor(testDirectory(), name)));
pyodide.runPython(`
import sys, importlib.abc, importlib.machinery, pickle, traceback, unittest
class Given(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    def find_spec(self, name, path=None, target=None):
        if name in sources:
            package = any(n.startswith(name + ".") for n in sources)
            return importlib.machinery.ModuleSpec(name, self, origin="<" + name + ">", is_package=package)
    def exec_module(self, module):
        name = module.__name__
        module.__file__ = "<" + name + ">"
        exec(compile(sources[name], module.__file__, "exec", dont_inherit=True), module.__dict__)
sys.meta_path.insert(0, Given())
for given in sources:
    sys.modules.pop(given, None)
`);
// No page's loop, as in a CPython that is no page; and one that needs no sockets.
pyodide.runPython(`
import asyncio, time
class Loop(asyncio.base_events.BaseEventLoop):
    def __init__(self):
        super().__init__()
        self._selector = self
    def select(self, timeout):
        if timeout is None: raise RuntimeError("deadlock")
        time.sleep(timeout)
        return []
    def _process_events(self, events): pass
    def _write_to_self(self): pass
asyncio._set_running_loop(None)
asyncio.unix_events._DefaultEventLoopPolicy._loop_factory = Loop
asyncio.events._set_event_loop_policy(None)
asyncio.run = asyncio.runners.run
`);
pyodide.globals.set("name", `test.test_${name}`);
pyodide.globals.set("done", pyodide.toPy(JSON.parse(readFileSync(0, "utf8"))));
pyodide.runPython(`exec(compile(${JSON.stringify(SESSION)}, "session.py", "exec"), {"__name__": "session", "name": name, "done": done})`);
// Not before all is written: a socket that its reader has not emptied takes no more.
process.stdout.write("", () => process.exit(0));
