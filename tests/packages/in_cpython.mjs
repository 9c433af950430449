// Runs one program in CPython 3.14 (Pyodide) with packages: reads { code, directories, runner, texts, told }; where that is set, what the program prints is written at once and answers on a line that begins with \x01.
import { readFileSync, writeSync } from "node:fs";
import { createRequire } from "node:module";

const { loadPyodide } = createRequire(new URL("../oracle/", import.meta.url))("pyodide");
const { code, directories, runner, texts, told } = JSON.parse(readFileSync(0, "utf8"));

// At once: what a program is killed with is not lost. A pipe that is full is waited for.
function tell(text) {
    for (let rest = Buffer.from(text); rest.length; ) {
        try {
            rest = rest.subarray(writeSync(1, rest));
        } catch (e) {
            if (e.code !== "EAGAIN") throw e;
        }
    }
}

const pyodide = await loadPyodide();
directories.forEach((directory, i) => {
    pyodide.FS.mkdirTree(`/packages/${i}`);
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: directory }, `/packages/${i}`);
});
pyodide.FS.mkdirTree("/packages/texts");
for (const [name, text] of Object.entries(texts ?? {})) pyodide.FS.writeFile(`/packages/texts/${name}`, text);
pyodide.globals.set("tell", told ? tell : undefined);
pyodide.runPython(runner);
const answer = pyodide.globals.get("run")(code, [...directories.keys(), "texts"].map((i) => `/packages/${i}`));
process.stdout.write(`\x01${answer}`, () => process.exit(0));
