// Programs that Nuitka compiles in its tests and compares with CPython by what they print.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fetch } from "../packages/list.mjs";

const SDIST = { name: "nuitka", version: "4.3.3", sdist: true, root: "tests" };
const FOLDERS = ["basics", "syntax", "type_inference"];
// Their file names end in the version of Python that they need; these are for Python 2.
const OLD = /(?:27|2|32)\.py$/;

/** { name, code, ending } of each program; CPython alone says how it ends. */
export function readNuitka() {
    const directory = fetch(SDIST);
    return FOLDERS.flatMap((folder) => {
        const names = readdirSync(join(directory, folder)).filter((name) => /^[A-Z].*\.py$/.test(name) && !OLD.test(name));
        return names.sort().map((name) => ({ name: `${folder}/${name.slice(0, -3)}`, code: readFileSync(join(directory, folder, name), "utf8"), ending: null }));
    });
}
