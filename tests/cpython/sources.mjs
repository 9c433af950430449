// Where CPython's test files are, and the modules that a run of one of them is given.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const python = process.env.PYTHON ?? "python3";

/** The test files that are run: test_NAME.py each. */
export const NAMES = `list tuple dict set int long float complex bool unicode bytes range slice enumerate iter generators
    genexps listcomps dictcomps setcomps fstring format exceptions exception_group except_star raise with class descr super
    scope patma grammar unpack unpack_ex extcall keywordonlyarg positional_only_arg named_expressions sort string_literals
    syntax coroutines asyncgen opcodes compare richcmp binop augassign builtin types memoryview`.split(/\s+/);

// What the files import beyond the library. Using it skips the test, here and in CPython, so that both run the same.
const ABSENT = `pickle ast asyncio ctypes decimal dis locale marshal pty signal threading xxsubtype _string pyperf unittest.mock
    test.typinganndata.ann_module test.typinganndata.ann_module2 test.typinganndata.ann_module3`.split(/\s+/);

/** The version of the Python whose files are run, such as 3.11.7. */
export function pythonVersion() {
    return execFileSync(python, ["-c", "import platform; print(platform.python_version())"], { encoding: "utf8" }).trim();
}

/** The directory of the machine's test package; undefined where there is none with the files that are needed. */
export function testDirectory() {
    const code = "try:\n    import test\n    print(list(test.__path__)[0])\nexcept ImportError: print()";
    const where = execFileSync(python, ["-c", code], { encoding: "utf8" }).trim();
    return existsSync(join(where, "test_list.py")) ? where : undefined;
}

function standIns(folder, prefix, found) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        const name = prefix + entry.name.replace(/\.py$/, "");
        if (entry.isDirectory()) standIns(path, `${name}.`, found);
        else if (entry.name === "__init__.py") found[prefix.slice(0, -1)] = readFileSync(path, "utf8");
        else if (name !== "absent") found[name] = readFileSync(path, "utf8");
    }
    return found;
}

/** The sources of all modules of a run, by name: the machine's own files, with stand-ins for what they need. */
export function moduleSources(directory) {
    const sources = {};
    for (const file of readdirSync(directory)) {
        if (/^(test_\w+|\w+_tests)\.py$/.test(file)) sources[`test.${file.slice(0, -3)}`] = readSource(join(directory, file));
    }
    const absent = readFileSync(join(here, "standin/absent.py"), "utf8");
    for (const name of ABSENT) sources[name] = absent;
    sources["test.typinganndata"] = "";
    return standIns(join(here, "standin"), "", sources);
}

// As Python reads a source file; two old test files are latin-1.
function readSource(path) {
    const bytes = readFileSync(path);
    const latin = /coding[:=]\s*(latin-1|iso-8859-1)/i.test(bytes.subarray(0, 200).toString("latin1"));
    return bytes.toString(latin ? "latin1" : "utf8");
}

/** The program that runs one file. */
export const SESSION = readFileSync(join(here, "session.py"), "utf8");
