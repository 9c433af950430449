// Where CPython's test files are, and the modules that a run of one of them is given.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
/** The Python whose test files are run. */
export const python = process.env.PYTHON ?? "python3";

/** The test files that are run: test_NAME.py each. */
export const NAMES = `list tuple dict set int long float complex bool unicode bytes range slice enumerate iter generators
    genexps listcomps dictcomps setcomps fstring format exceptions exception_group except_star raise with class descr super
    scope patma grammar unpack unpack_ex extcall keywordonlyarg positional_only_arg named_expressions sort string_literals
    syntax coroutines asyncgen opcodes compare richcmp binop augassign builtin types memoryview typing type_params type_annotations type_aliases genericclass`.split(/\s+/);

/** The test files of the library's modules, and of the language's corners that NAMES leaves out. */
export const LIBRARY = `json re collections itertools functools datetime enum dataclasses string textwrap random statistics math decimal
    fractions numeric_tower copy copyreg contextlib operator bisect heapq struct base64 binascii hashlib hmac secrets csv pathlib
    posixpath genericpath os io memoryio stringio tempfile shutil glob fnmatch stat unittest pprint calendar time strftime strptime locale abc
    abstract_numbers inspect weakref weakset array difflib shlex html htmlparser deque defaultdict ordered_dict userdict userlist userstring
    uuid traceback linecache warnings reprlib keyword errno gc unicodedata codecs codeccallbacks context sys
    genericalias property call funcattrs frame contains strtod typechecks yield_from dictviews index isinstance
    metaclass subclassinit decorators global dynamicclassattribute hash unary pow int_literal unicode_identifiers iterlen eof
    exception_hierarchy exception_variations baseexception dynamic compile print structseq ucn charmapcodec future_stmt
    generator_stop flufl longexp math_property module pep646_syntax type_comments univnewlines utf8source sundry code cmath graphlib colorsys getopt tomllib argparse
    logging urllib urlparse ipaddress configparser sched timeit quopri filecmp mimetypes fileinput zlib gzip bz2 lzma zipfile tarfile pickle ast unparse tokenize
    asyncio.test_tasks asyncio.test_futures asyncio.test_locks asyncio.test_queues asyncio.test_taskgroups
    asyncio.test_timeouts asyncio.test_waitfor asyncio.test_eager_task_factory
    importlib.test_abc importlib.test_api importlib.test_lazy importlib.test_spec importlib.test_util importlib.import_.test_api
    importlib.import_.test_caching importlib.import_.test_fromlist importlib.import_.test_meta_path importlib.import_.test_packages
    importlib.import_.test_path importlib.import_.test_relative_imports importlib.import_.test___loader__ importlib.import_.test___package__ threading threading_local thread queue
    concurrent_futures optparse gettext stringprep email mock xml_etree pyexpat sax minidom pulldom xml_dom_minicompat plistlib zoneinfo`.split(/\s+/);

// Those that are about threads, which Pyodide has none of: the Python whose files they are says what applies.
const THREADED = ["threading", "threading_local", "thread", "queue", "concurrent_futures"];
const THREADS = ["threading", "_thread", "concurrent", "concurrent.futures"];

/** Whether a test file is about threads. */
export const isThreaded = (name) => THREADED.includes(name.split(".")[0]);

// What of CPython's own support runs as it is.
const SUPPORT = ["testcase.py", "logging_helper.py", "hypothesis_helper.py", "_hypothesis_stubs/__init__.py", "_hypothesis_stubs/_helpers.py", "_hypothesis_stubs/strategies.py"];

// Folders of tests, and of modules that tests import.
const PACKAGES = ["test_dataclasses", "test_tomllib", "test_json", "test_unittest", "test_pathlib", "test_inspect", "test_module", "test_future_stmt", "test_asyncio", "test_ast", "test_concurrent_futures", "typinganndata", "test_email", "test_zoneinfo", "test_importlib", "test_importlib/import_"];

// Tests of the pieces that CPython's parser of headers makes, which are private; what headers say of themselves has tests of its own.
const PRIVATE = ["test__header_value_parser.py"];

// What the files import beyond the library. Using it skips the test, here and in CPython, so that both run the same.
const ABSENT = `ctypes dis marshal pty signal threading _thread xxsubtype _string pyperf _pyio
    concurrent concurrent.futures importlib importlib.util importlib.machinery importlib.abc importlib._bootstrap importlib._bootstrap_external zipimport http http.client http.server sysconfig select
    subprocess _py_abc pydoc dbm nturl2path http.cookies socket multiprocessing selectors atexit faulthandler mmap fcntl asyncore smtpd socketserver
    test.typinganndata.ann_module test.typinganndata.ann_module2 test.typinganndata.ann_module3`.split(/\s+/);

// Files that tests read, which are bytes: of zipfile, of tarfile.
const DATA = { zipfile: ["zip_cp437_header.zip"], tarfile: ["testtar.tar", "recursion.tar"], xml_etree: ["xmltestdata"], sax: ["xmltestdata"], minidom: ["xmltestdata"], pulldom: ["xmltestdata"], "tomllib.test_data": ["test_tomllib/data"], "zoneinfo.test_zoneinfo": ["zoneinfo_data.json"] };

/** A file as [[name, path]], a folder as those of all files in it. */
function filesAt(directory, name) {
    const path = join(directory, name);
    if (!existsSync(path)) return [];
    return statSync(path).isDirectory() ? readdirSync(path).flatMap((entry) => filesAt(directory, `${name}/${entry}`)) : [[name, path]];
}

/** The files that a test file finds in /testdata: { name: bytes }. */
export function dataFor(directory, name) {
    const there = (DATA[name] ?? []).flatMap((file) => filesAt(directory, file));
    if (name.startsWith("zoneinfo.")) return { "zoneinfo_data.json": readFileSync(join(directory, "test_zoneinfo/data/zoneinfo_data.json")) };
    return Object.fromEntries(there.map(([file, path]) => [file, readFileSync(path)]));
}

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

function addPackage(folder, name, sources) {
    for (const file of readdirSync(folder)) {
        if (file === "__init__.py") sources[name] = readSource(join(folder, file));
        else if (file.endsWith(".py")) sources[`${name}.${file.slice(0, -3)}`] = readSource(join(folder, file));
    }
}

// The tests of unittest.mock are beside unittest, or in the folder of its tests.
const mockFolder = (directory) => [join(directory, "test_unittest/testmock"), join(directory, "../unittest/test/testmock")].find(existsSync);

function addMock(directory, sources) {
    const folder = mockFolder(directory);
    for (const file of folder ? readdirSync(folder).filter((each) => each.endsWith(".py")) : []) {
        const name = file === "__init__.py" ? "test.test_mock" : `test.test_mock.${file.slice(0, -3).replace(/^test/, "test_")}`;
        sources[name] = readSource(join(folder, file)).replace(/(unittest\.test|test\.test_unittest)\.testmock(\.test)?/g, (_, __, test) => `test.test_mock${test ? ".test_" : ""}`);
    }
}

function addFile(directory, path, sources) {
    const name = `test/${path}`.replace(/(\/__init__)?\.py$/, "").replaceAll("/", ".");
    sources[name] = readSource(join(directory, path));
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

/** The modules that a test file is given, by name: the machine's own files, with stand-ins for what they need. */
export function sourcesFor(directory, name) {
    const sources = moduleSources(directory);
    if (/^(mock|zoneinfo|importlib)\./.test(name)) for (const module of ABSENT.filter((each) => each.startsWith("importlib"))) delete sources[module];
    if (name.startsWith("zoneinfo.")) for (const module of ["threading", "sysconfig"]) delete sources[module];
    if (name.startsWith("importlib.")) {
        addFile(directory, "test_importlib/util.py", sources);
        for (const module of ["marshal", ...THREADS]) delete sources[module];
    }
    if (name === "logging") for (const module of THREADS) delete sources[module];
    if (!isThreaded(name)) return sourcesOf(sources, name);
    for (const module of THREADS) delete sources[module];
    const more = (file) => readFileSync(join(here, "threaded", file), "utf8");
    sources._threading_local = more("_threading_local.py");
    sources._testcapi = sources["test.support._absent"];
    sources["test.support"] += more("support.py");
    sources["test.support.threading_helper"] = more("threading_helper.py");
    return sourcesOf(sources, name);
}

// What of the files of an older Python is changed: an encoding that is not there for one of as many bytes that is, and what 3.14 has no more.
const CHANGED = {
    "test.test_zipfile": [/(["'])shift_jis\1/g, "'utf-16-le'"],
    "test.test_tomllib.test_data": [/Path\(__file__\)\.parent/, 'Path("/testdata/test_tomllib")'],
    "test.test_logging": [/logging\._(acquire|release)Lock\(\)/g, "pass"],
    "test.test_importlib.test_abc": [/^class ResourceReader:[^]*?(?=^#+ MetaPathFinder)/m, ""],
    "test.test_importlib.test_spec": [/^ *@frozen_util\.module_for_loader\n/m, ""],
    "test.test_importlib.import_.test_meta_path": [/^import importlib\._bootstrap$/m, "import importlib"],
    "test.test_configparser": [/^class ConfigParserTestCaseLegacyInterpolation[^]*?(?=^class )/m, ""],
};
// Modules of CPython's that tests need, and that are no part of the library here.
const BORROWED = ["pickletools"];

// Where tests of zoneinfo find their data.
const ZONES = [["pathlib.Path(__file__).parent / \"data\"", "pathlib.Path('/testdata')"]];

function moduleSources(directory) {
    const sources = {};
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
        const path = join(directory, entry.name);
        if (/^(test_\w+|\w+_?tests?(er)?|decimaltestdata)\.py$/.test(entry.name)) sources[`test.${entry.name.slice(0, -3)}`] = readSource(path);
    }
    for (const folder of PACKAGES) if (existsSync(join(directory, folder))) addPackage(join(directory, folder), `test.${folder.replace("/", ".")}`, sources);
    for (const [module, change] of Object.entries(CHANGED)) sources[module] &&= sources[module].replace(...change);
    for (const module of BORROWED) sources[module] = readSource(join(directory, `../${module}.py`));
    const zones = sources["test.test_zoneinfo.test_zoneinfo"];
    if (zones) sources["test.test_zoneinfo.test_zoneinfo"] = ZONES.reduce((text, [from, to]) => text.replaceAll(from, to), zones);
    addMock(directory, sources);
    for (const file of SUPPORT) if (existsSync(join(directory, "support", file))) addFile(directory, `support/${file}`, sources);
    const absent = readFileSync(join(here, "standin/absent.py"), "utf8");
    for (const name of [...ABSENT, "test.support._absent"]) sources[name] = absent;
    return standIns(join(here, "standin"), "", sources);
}

// As Python reads a source file; two old test files are latin-1.
function readSource(path) {
    const bytes = readFileSync(path);
    const latin = /coding[:=]\s*(latin-1|iso-8859-1)/i.test(bytes.subarray(0, 200).toString("latin1"));
    return bytes.toString(latin ? "latin1" : "utf8");
}

/** Whether the test of that id is one of a file's. Those of datetime are in a module with another name. */
export const isOf = (name, id) => id.startsWith(`test_${name}.`) || (name === "datetime" && id.startsWith("datetimetester."));

/** The names of a file, or of the files in a folder of tests: "json" is "json.test_decode" and so on. */
export function filesOf(directory, name) {
    if (name.startsWith("mock.")) return [name];
    if (name.includes(".")) return existsSync(join(directory, `test_${name.replaceAll(".", "/")}.py`)) ? [name] : [];
    const folder = name === "mock" ? mockFolder(directory) : join(directory, `test_${name}`);
    if (!existsSync(folder)) return existsSync(`${folder}.py`) ? [name] : [];
    const inner = readdirSync(folder).filter((file) => /^test\w+\.py$/.test(file) && !PRIVATE.includes(file)).map((file) => file.slice(0, -3).replace(/^test_?/, "test_"));
    return inner.length ? inner.sort().map((file) => `${name}.${file}`) : [name];
}

// An import statement, and a name in quotes.
const IMPORTED = /^ *(from|import)\b[^\n(]*(\([^)]*)?|["'][\w.]+["']/gm;

// Of all sources those that a test file can come to: what it names, what these name, and the packages that hold them.
function sourcesOf(sources, name) {
    const byWord = new Map();
    for (const module of Object.keys(sources)) {
        const word = module.split(".").at(-1);
        byWord.set(word, [...(byWord.get(word) ?? []), module]);
    }
    const found = new Set();
    const waiting = [`test.test_${name}`, "test.support", "doctest"];
    for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
        if (found.has(module) || sources[module] === undefined) continue;
        found.add(module);
        const dot = module.lastIndexOf(".");
        if (dot > 0) waiting.push(module.slice(0, dot));
        if (!module.startsWith("test")) waiting.push(...Object.keys(sources).filter((other) => other.startsWith(`${module}.`)));
        const named = sources[module].match(IMPORTED)?.join(" ").match(/\w+/g);
        for (const word of new Set(named)) waiting.push(...(byWord.get(word) ?? []));
    }
    return Object.fromEntries([...found].sort().map((module) => [module, sources[module]]));
}

/** The program that runs one file. */
export const SESSION = readFileSync(join(here, "session.py"), "utf8");

/** The same in Hognose, whose modules lack what is CPython's own. */
export function sessionHere(name) {
    const folder = isThreaded(name) ? join(here, "threaded") : here;
    return readFileSync(join(folder, "private.py"), "utf8") + SESSION;
}
