// Runs one program in CPython 3.14 (Pyodide) with packages: reads { code, directories, runner } and answers on a line that begins with \x01.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { loadPyodide } = createRequire(new URL("../oracle/", import.meta.url))("pyodide");
const { code, directories, runner } = JSON.parse(readFileSync(0, "utf8"));
const pyodide = await loadPyodide();
directories.forEach((directory, i) => {
    pyodide.FS.mkdirTree(`/packages/${i}`);
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: directory }, `/packages/${i}`);
});
pyodide.runPython(runner);
const answer = pyodide.globals.get("run")(code, directories.map((_, i) => `/packages/${i}`));
process.stdout.write(`\x01${answer}`, () => process.exit(0));
