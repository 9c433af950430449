// tools/setup.sh, in a scratch directory, with stand-ins for the programs that fetch: what it makes of old versions, of fetches that end early and
// of a machine without a network. And the versions that it asks for: whether what else names them agrees, and the locked npm packages are content.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, test } from "node:test";

const root = path.resolve(import.meta.dirname, "../..");
const text = (file) => readFileSync(path.join(root, file), "utf8");
const SETUP = path.join(root, "tools/setup.sh");
const DIE = "kill -KILL $PPID; exit"; // what a stand-in does to end the script in its middle

let scratch;
const at = (...names) => path.join(scratch, ...names);
const write = (name, content) => (mkdirSync(path.dirname(at(name)), { recursive: true }), writeFileSync(at(name), content));
const read = (name) => (existsSync(at(name)) ? readFileSync(at(name), "utf8") : null);
const fake = (name, script) => (write(`bin/${name}`, `#!/bin/bash\n${script}\n`), chmodSync(at("bin", name), 0o755));
const python = (script, version = "3.11.2") => fake("python3", `case "$*" in -c*sys.version*) echo ${version} ;; *"pip --version") ;; *) ${script} ;; esac`);

// Runs words of setup.sh; first is what stderr begins with.
function run(words, env = {}) {
    const script = `set -euo pipefail\n. ${SETUP}\n${words}`;
    const { status, signal, stdout, stderr } = spawnSync("bash", ["-c", script], { cwd: scratch, env: { PATH: `${at("bin")}:/usr/bin:/bin`, TMPDIR: at("tmp"), HOME: scratch, ...env }, encoding: "utf8" });
    return { status, signal, said: stdout + stderr, first: stderr.split("\n")[0] };
}
const works = (words, env) => {
    const { status, said } = run(words, env);
    assert.equal(status, 0, said);
};

beforeEach(() => {
    scratch = mkdtempSync(path.join(tmpdir(), "hognose-setup-"));
    mkdirSync(at("tmp"));
    write("tools/tzdata.txt", "tzdata==1\n");
    write("build/tzdata/version", "tzdata==1\n");
    write("build/tzdata/zoneinfo/UTC", "zone");
    write("build/tzdata/LICENSE", "licence");
    fake("node", "echo 20.19.0");
    fake("id", "echo 0");
    fake("npm", "");
    python("");
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

// [what is asked, the program that says its version and how, those that are refused, those that will do, what is wanted]
const VERSIONS = [
    ["need_node", (v) => fake("node", `echo ${v}`), ["18.20.4", "20.2.0", "20.15.1", "20.18.9", "21.7.3", "22.9.0", "22.11.0"], ["20.19.0", "20.20.2", "22.12.0", "23.0.0", "24.1.0"], "20.19, 22.12"],
    ["need_python", (v) => python("", v), ["2.7.18", "3.9.2", "3.10.12"], ["3.11.0", "3.14.1", "4.0.0"], "3.11"],
    ["need_cargo", (v) => (fake("cargo", ""), fake("rustc", `echo "rustc ${v} (abc 2025-01-01)"`)), ["1.9.0", "1.85.1"], ["1.86.0", "1.100.0"], "1.86"],
    ["need_go", (v) => fake("go", `case "$*" in *GOVERSION) echo go${v} ;; *GOTOOLCHAIN) echo local ;; mod*) exit 1 ;; esac`), ["1.19.8", "1.24.9"], ["1.25.0", "1.26"], "1.25.0"],
];
for (const [ask, found, old, good, wanted] of VERSIONS)
    test(`${ask} names the version that it found and the one that it wants`, () => {
        for (const name of ["bindings/go/go.mod", "bindings/rust/Cargo.toml"]) write(name, text(name));
        for (const version of old) {
            found(version);
            const { status, said } = run(ask);
            assert.equal(status, 1, `${version}: ${said}`);
            assert.match(said, new RegExp(`needs .* ${wanted} or newer.*, found ${version.replaceAll(".", "\\.")}:`));
        }
        for (const version of good) {
            found(version);
            works(ask);
        }
    });

test("what is not there at all is named, too", () => {
    fake("node", "exit 127");
    assert.match(run("need_node").first, /needs Node\.js 20\.19, 22\.12 or newer, found none:/);
});

const SOURCE = { c: "build/cjson/cJSON.c", h: "build/cjson/cJSON.h" };
const cjson = () => {
    fake("apt-get", 'case "$*" in *source*) touch cjson_1.dsc ;; esac');
    fake("dpkg-source", "mkdir cjson && echo new >cjson/cJSON.c && echo new >cjson/cJSON.h");
};
test("a half of cJSON is fetched again", () => {
    cjson();
    write(SOURCE.c, "old");
    works("fetch_cjson");
    assert.deepEqual([read(SOURCE.c), read(SOURCE.h)], ["new\n", "new\n"]);
    fake("dpkg-source", "exit 1"); // and the whole is not
    works("fetch_cjson");
});

test("a fetch of cJSON that ends early leaves nothing that counts as done", () => {
    cjson();
    fake("cp", `/bin/cp "$1" "\${@: -1}"; ${DIE}`);
    assert.equal(run("fetch_cjson").signal, "SIGKILL");
    assert.equal(existsSync(at("build/cjson")), false);
    rmSync(at("bin/cp"));
    works("fetch_cjson");
    assert.deepEqual([read(SOURCE.c), read(SOURCE.h)], ["new\n", "new\n"]);
});

const zone = "build/tzdata/zoneinfo/UTC";
const pip = 'd="${@: -1}"; case "$*" in *download*) echo >"$d/tzdata-2.whl" ;; *zipfile*) l="$d/tzdata-2.dist-info/licenses" && mkdir -p "$d/tzdata/zoneinfo" "$l/licenses" && echo new >"$d/tzdata/zoneinfo/UTC" && echo licence | tee "$l/LICENSE" >"$l/licenses/LICENSE_APACHE" ;; esac';
test("a fetch of the zones that ends early leaves those that there were", () => {
    write("tools/tzdata.txt", "tzdata==2\n");
    python(`${pip}; case "$*" in *zipfile*) ${DIE} ;; esac`);
    assert.equal(run("fetch_zones").signal, "SIGKILL");
    assert.deepEqual([read(zone), read("build/tzdata/version")], ["zone", "tzdata==1\n"]);
    python(pip);
    works("fetch_zones");
    assert.deepEqual([read(zone), read("build/tzdata/version")], ["new\n", "tzdata==2\n"]);
});

test("zones of which the files are gone are fetched again", () => {
    rmSync(at("build/tzdata/zoneinfo"), { recursive: true });
    python(pip);
    works("fetch_zones");
    assert.equal(read(zone), "new\n");
});

test("an npm ci that ended early is repeated, even for the lock file before it", () => {
    const lock = "site/package-lock.json", done = "site/node_modules/done";
    const good = 'mkdir -p site/node_modules; cat site/package-lock.json >site/node_modules/done';
    fake("npm", good);
    write(lock, "one");
    works("npm_install site");
    write(lock, "two");
    fake("npm", `echo half >site/node_modules/done; ${DIE}`);
    assert.equal(run("npm_install site").signal, "SIGKILL");
    fake("npm", good);
    write(lock, "one");
    works("npm_install site");
    assert.equal(read(done), "one");
    fake("npm", "exit 1"); // and one that is done is not
    works("npm_install site");
});

// [who, the words, the stand-in that cannot reach its registry, what it says then, another failure of it]
const OFFLINE = [
    ["apt", "apt_install gcc", (said) => fake("apt-get", `case "$1" in update) echo "${said}" ;; *) echo "E: Unable to locate package gcc"; exit 100 ;; esac`), "W: Failed to fetch http://x/InRelease  Temporary failure resolving 'x'", "E: The repository is not signed."],
    ["apt's sources", "fetch_cjson", (said) => fake("apt-get", `echo "${said}" >&2; exit 100`), "E: Failed to fetch http://x/a.dsc  Could not connect to x:80", "E: Unable to find a source package for cjson"],
    ["npm", "npm_install .", (said) => fake("npm", `echo "${said}" >&2; for i in {1..30}; do echo "npm error a log" >&2; done; exit 1`), "npm error code EAI_AGAIN", "npm error code EINTEGRITY"],
    ["pip", "rm build/tzdata/version; fetch_zones", (said) => python(`echo "${said}" >&2; echo "ERROR: No matching distribution found" >&2; exit 1`), "WARNING: Retrying (...) after connection broken by 'NewConnectionError('...: Failed to establish a new connection')'", "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES"],
];
for (const [who, words, broken, unreached, other] of OFFLINE)
    test(`the lack of a network is named before what follows from it: ${who}`, () => {
        write("package-lock.json", "{}");
        broken(unreached);
        const { status, said, first } = run(words);
        assert.equal(status, 1, said);
        assert.match(first, /^build\.sh: cannot reach the package (archive|registry) of \w+: is there a network\?$/, said);
        assert.match(said, /\nbuild\.sh: .*(could not|no) /); // and what follows from it, last
        broken(other);
        const failed = run(words);
        assert.equal(failed.status, 1);
        assert.doesNotMatch(failed.said, /cannot reach/);
        assert.equal(spawnSync("ls", [at("tmp")], { encoding: "utf8" }).stdout, "");
    });

// ---- one place names the versions ----

const [, NODE_20, NODE_22] = text("tools/setup.sh").match(/^NODE_20=([\d.]+)\nNODE_22=([\d.]+)$/m);
const [, PYTHON] = text("tools/setup.sh").match(/^PYTHON=([\d.]+)$/m);

test("what names the versions for development names those of tools/setup.sh", () => {
    const engines = `^${NODE_20}.0 || >=${NODE_22}.0`;
    for (const folder of [".", "web", "bench", "tests/package", "tests/component"]) assert.equal(JSON.parse(text(`${folder}/package.json`)).engines.node, engines, folder);
    assert.ok(text("README.md").includes(`Debian 12, root, apt, git, Python ${PYTHON}, npm, and Node ${NODE_20}, ${NODE_22} or newer`));
    assert.ok(text("docs/dependencies.md").includes(`| Node ${NODE_20} or ${NODE_22} |`));
    assert.ok(text("docs/dependencies.md").includes(`| Python ${PYTHON}, `));
    const [, go] = text("bindings/go/go.mod").match(/^go (\d+\.\d+)/m), [, rust] = text("bindings/rust/Cargo.toml").match(/^rust-version = "(.*)"/m);
    assert.ok(text("docs/dependencies.md").includes(`| Go ${go} |`) && text("bindings/go/README.md").includes(`Go ${go} or newer`));
    assert.ok(text("docs/dependencies.md").includes(`| Rust ${rust}, `) && text("bindings/rust/README.md").includes(`Rust ${rust} or newer`));
});

test("what names the versions for users of the npm package agrees", () => {
    const { engines } = JSON.parse(text("bindings/js/package.json"));
    const [, from20, from22] = engines.node.match(/^\^(20\.\d+)\.0 \|\| >=(22\.\d+)\.0$/);
    for (const page of ["docs/api.md", "bindings/js/README.md"]) assert.ok(text(page).includes(`Node ${from20}, ${from22} and newer`), page);
});

// Whether a version is in a range of npm's; only what the lock files have of it.
function satisfies(version, range) {
    const key = (numbers) => numbers.reduce((sum, n) => sum * 1e4 + n, 0), v = version.split(".").map(Number);
    return range.split("||").some((alternative) => [...alternative.replace(/([<>=^~]) +/g, "$1").trim().split(/ +/)].every((term) => {
        const found = term.match(/^(>=|<=|>|<|\^|~)?v?(\d+|\*)(?:\.(\d+|x))?(?:\.(\d+|x))?$/);
        assert.ok(found, `not understood: ${range}`);
        const [, sign, ...parts] = found, given = parts.filter((part) => /^\d+$/.test(part ?? "")).map(Number);
        const order = key(v) - key([0, 1, 2].map((i) => given[i] ?? 0)), alike = (n) => v.slice(0, n).join() === given.slice(0, n).join();
        return { ">=": order >= 0, ">": order > 0, "<": order < 0, "<=": order <= 0, "^": order >= 0 && alike(1), "~": order >= 0 && alike(2) }[sign] ?? alike(given.length);
    }));
}

test("the npm packages that are locked run on the oldest Nodes", () => {
    assert.deepEqual(["20.18.9", "20.19.0", "21.0.0", "22.11.0", "22.12.0", "24.0.0"].filter((v) => satisfies(v, "^20.19.0 || >= 22.12.0")), ["20.19.0", "22.12.0", "24.0.0"]);
    assert.deepEqual(["18.0.0", "19.1.0", "20.3.1", "22.0.0"].filter((v) => satisfies(v, "18 || 20.x || >=22")), ["18.0.0", "20.3.1", "22.0.0"]);
    for (const folder of ["web", "tests", "tests/oracle", "tests/package", "tests/component", "bindings/js"]) {
        const { packages } = JSON.parse(text(`${folder}/package-lock.json`));
        for (const [name, { engines, optional }] of Object.entries(packages)) {
            const range = Array.isArray(engines) ? undefined : engines?.node;
            if (!range || optional) continue; // those are of other machines
            for (const version of [`${NODE_20}.0`, `${NODE_22}.0`]) assert.ok(satisfies(version, range), `${folder}: ${name || "itself"} wants Node ${range}`);
        }
    }
});
