// `./build.sh test` runs what a change can break, in any order that its needs allow, and forgets nothing: its own code, with other tables, in small repositories.
import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { collect } from "../runner/cases.mjs";
import { runNative } from "../runner/kept.mjs";
import { isChosen, select, turnOfUnits } from "../runner/selection.mjs";
import { runAll } from "../../tools/stages/graph.mjs";
import { keyOf, reads } from "../../tools/stages/inputs.mjs";
import { STAGES } from "../../tools/stages/table.mjs";

const root = path.resolve(import.meta.dirname, "../..");
let scratch;
before(() => (scratch = mkdtempSync(path.join(tmpdir(), "hognose-stages-"))));
after(() => rmSync(scratch, { recursive: true, force: true }));

// ---- the graph ----

const task = (name, more = {}) => ({ name, needs: [], lane: "compute", cores: 1, ...more });

// Runs tasks that end when they are told to, in this order; gives what happened.
async function play(tasks, cores, ends) {
  const events = [], endings = new Map();
  const run = ({ name }) => (events.push(`+${name}`), new Promise((done) => endings.set(name, done)));
  const whole = runAll(tasks, cores, run);
  for (const [name, passes = true] of ends) {
    await new Promise(setImmediate);
    assert.ok(endings.has(name), `${name} is not running: ${events}`);
    events.push(`-${name}`);
    endings.get(name)(passes);
  }
  const results = await whole;
  return { events: events.join(" "), states: Object.fromEntries([...results].map(([{ name }, { state }]) => [name, state])) };
}

test("tasks start in order as there are cores, behind what they need, and waiting ones beside them", async () => {
  const tasks = [task("a", { cores: "all" }), task("b", { needs: ["a"] }), task("c", { needs: ["b"] }), task("w", { lane: "wait" }), task("v", { lane: "wait" }), task("u", { lane: "wait" }), task("d")];
  const { events } = await play(tasks, 2, [["w"], ["a"], ["d"], ["b"], ["v"], ["u"], ["c"]]);
  assert.equal(events, "+a +w +v -w +u -a +b +d -d -b +c -v -u -c");
});

test("a task for all cores is not overtaken for ever", async () => {
  const { events } = await play([task("a"), task("b", { cores: "all" }), task("c")], 2, [["a"], ["b"], ["c"]]);
  assert.equal(events, "+a -a +b -b +c -c");
});

test("what needs a task that failed is left out, and the rest runs", async () => {
  const { states } = await play([task("a"), task("b", { needs: ["a"] }), task("c", { needs: ["b"] }), task("d")], 1, [["a", false], ["d"]]);
  assert.deepEqual(states, { a: "failed", b: "left out", c: "left out", d: "passed" });
});

test("a table that cannot be run is refused", async () => {
  await assert.rejects(runAll([task("a", { needs: ["b"] })], 1, () => true), /a needs b, which there is not/);
  await assert.rejects(runAll([task("a", { needs: ["b"] }), task("b", { needs: ["a"] })], 1, () => true), /these need each other: a, b/);
});

// ---- the whole command, in a repository with a table of its own ----

const TABLE = `export const STAGES = [
  { name: "build", run: "mkdir -p build && cp core/a build/a", needs: [], builds: true, without: [] },
  { name: "cases", run: "echo cases {share:4} {shard} >>build/ran; cat build/a; grep -qv wrong core/a", needs: ["build"], shards: true, without: ["docs"] },
  { name: "site", run: "echo site >>build/ran", needs: [], without: ["core", "tests"], but: ["core/b"], lane: "wait" },
].map((row) => ({ lane: "compute", cores: 1, shards: false, builds: false, but: [], ...row }));
`;

function repository(name) {
  const at = path.join(scratch, name), env = { ...process.env, HOGNOSE_BUILD_CACHE: path.join(scratch, `${name}-cache`), JOBS: "2" };
  const git = (...args) => execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...args], { cwd: at, encoding: "utf8" }).trim();
  mkdirSync(path.join(at, "core"), { recursive: true });
  for (const file of ["tools/stages/test.mjs", "tools/stages/graph.mjs", "tools/stages/inputs.mjs", "tests/runner/selection.mjs", "tests/runner/cases.mjs"]) cpSync(path.join(root, file), path.join(at, file), { recursive: true });
  const write = (file, text) => (mkdirSync(path.dirname(path.join(at, file)), { recursive: true }), writeFileSync(path.join(at, file), text));
  write("tools/stages/table.mjs", TABLE);
  for (const file of ["core/a", "core/b", "docs/a"]) write(file, "right\n");
  write(".gitignore", "build/\n");
  git("init", "-q");
  const commit = () => (git("add", "--all"), git("commit", "-q", "-m", "x"));
  commit();
  const run = (...words) => {
    rmSync(path.join(at, "build/ran"), { force: true });
    const { status, stdout, stderr } = spawnSync(process.execPath, ["tools/stages/test.mjs", ...words], { cwd: at, env, encoding: "utf8" });
    const ran = existsSync(path.join(at, "build/ran")) ? readFileSync(path.join(at, "build/ran"), "utf8").trim().split("\n").sort() : [];
    return { status, said: stdout + stderr, ran };
  };
  const passed = () => existsSync(path.join(at, "build/passed")) && readFileSync(path.join(at, "build/passed"), "utf8").slice(0, 40);
  return { at, git, write, commit, run, passed };
}

test("what a change can break runs again, in another checkout as well, and nothing else", () => {
  const { at, git, write, commit, run, passed } = repository("whole");
  const head = git("rev-parse", "HEAD"), command = (more) => [1, 2].map((k) => `cases --share 4 --commit ${head} ${more}--shard ${k}/2`);
  const cases = command(`--since ${head} `); // all of it has passed
  let { status, said, ran } = run();
  assert.equal(status, 0, said);
  assert.deepEqual(ran, [...command(""), "site"]);
  assert.equal(passed(), git("rev-parse", "HEAD^{tree}"));
  assert.match(said, /^stage +seconds +cpu +result/m);
  assert.match(said, /^cases +\d+ +\d+ {2}passed$/m);

  ({ status, said, ran } = run());
  assert.deepEqual([status, ran], [0, []], said);
  assert.match(said, /^cases +unchanged$/m);
  assert.equal(passed(), git("rev-parse", "HEAD^{tree}"));

  write("docs/a", "changed\n");
  assert.deepEqual(run().ran, ["site"]);
  write("core/a", "changed\n");
  assert.deepEqual(run().ran, cases);
  write("core/b", "changed\n");
  assert.deepEqual(run().ran, [...cases, "site"], "core/b is what the site reads of core");
  write("core/new", "a file that is not in git\n");
  assert.deepEqual(run().ran, cases);
  commit();
  assert.equal(run().ran.length, 0, "a commit of the same files");
  assert.equal(passed(), git("rev-parse", "HEAD^{tree}"));

  assert.deepEqual(run("--all").ran, ["cases --shard 1/2", "cases --shard 2/2", "site"]);
  assert.deepEqual(run("site").ran, ["site"], "a stage that is asked for");
  assert.equal(passed(), false, "one stage is not all");
  rmSync(path.join(at, "build"), { recursive: true });
  assert.equal(run().ran.length, 0, "and without what was built");
});

test("what has changed since a tree passed counts as changed, until that tree passes", () => {
  const { at, git, write, commit, run } = repository("since"), head = () => git("rev-parse", "HEAD");
  const changed = (text) => (write("core/a", text), commit());
  const since = () => /--since (\w+)/.exec(readFileSync(path.join(at, "build/ran"), "utf8"))?.[1];
  run();
  const first = head();
  changed("wrong\n");
  assert.deepEqual([run().status, since()], [1, first]);
  changed("right again\n");
  assert.deepEqual([run().status, since()], [0, first], "the tree between has not passed");
  const third = head();
  changed("right once more\n");
  assert.deepEqual([run("cases").status, since()], [0, third]);
  assert.deepEqual([run("cases").status, since()], [0, third], "one stage is not all");
  assert.deepEqual([run("--since", first, "cases").status, since()], [0, first]);
});

test("a failure says how it is repeated, keeps the others running, and is not forgotten", () => {
  const { write, run, passed } = repository("failing");
  write("core/a", "wrong\n");
  for (const ran of [3, 2]) {
    const found = run();
    assert.deepEqual([found.status, found.ran.length], [1, ran], found.said);
    assert.match(found.said, /FAILED cases 1\/2 \(at \d+ s\), status 1/);
    assert.match(found.said, /^cases +\d+ +\d+ {2}failed +echo cases --share 4 --commit \w+ --shard 1\/2 .*; echo cases .* 2\/2/m);
    assert.equal(passed(), false);
  }
  write("core/a", "right\n");
  assert.deepEqual([run().status, run().ran.length], [0, 0]);
});

test("of TAP, a failure shows the tests that did not pass, however long ago", () => {
  const { write, run } = repository("tap");
  write("docs/tap", ["not ok 1 - early", "  ---", "  error: 'why'", "  ...", ...Array.from({ length: 300 }, (_, i) => `ok ${i + 2} - fine`), "# fail 1"].join("\n"));
  write("tools/stages/table.mjs", TABLE.replace("echo site >>build/ran", "cat docs/tap; false"));
  const { said } = run("site");
  assert.match(said, /not ok 1 - early\n {2}---\n {2}error: 'why'\n {2}\.\.\.\n/);
  assert.match(said, /# fail 1/);
  assert.doesNotMatch(said, /ok 2 - fine/);
});

test("a stage whose files change while it runs has not passed", () => {
  const { write, run, passed } = repository("moving");
  write("tools/stages/table.mjs", TABLE.replace("echo site >>build/ran", "echo site >>build/ran; date +%N >>docs/a"));
  const { status, said } = run();
  assert.match(said, /Files have changed meanwhile/);
  assert.deepEqual([status, passed()], [0, false]);
  assert.deepEqual(run().ran, ["site"]);
});

test("a stage that there is not is refused, with those that there are", () => {
  const { run } = repository("unknown");
  const { status, said } = run("moves");
  assert.deepEqual([status, said.trim()], [2, "test: there is no stage moves; the stages are build, cases, site"]);
});

// ---- the table of this repository ----

// [a file, stages that have to run again when it changes, stages that need not]
const CHANGES = [
  ["core/vm/loop.c", STAGES.filter(({ name }) => name !== "site").map(({ name }) => name), []],
  ["tests/lang/closures.py", ["cases", "cases in the package", "moves", "hostile", "sanitized", "plain", "checks"], ["go package", "site"]],
  ["tests/runner/hosts.mjs", ["cases", "moves", "hostile", "sanitized", "plain", "limits", "random programs"], []],
  ["tests/work/work.mjs", ["work", "tests of checks"], ["limits", "cases", "package", "site"]],
  ["tests/unit/core.c", ["unit tests", "sanitized unit tests", "recipes", "replay", "checks"], ["site", "cases", "moves", "hostile", "sanitized", "plain", "cpython", "limits", "work"]],
  ["tests/fuzz/fuzz_wire.c", ["replay"], ["site"]],
  ["tests/oracle/package-lock.json", ["random programs", "differential", "cpython", "inventory"], []],
  ["tools/Makefile", STAGES.map(({ name }) => name), []],
  ["build.sh", STAGES.map(({ name }) => name), []],
  ["a-new-folder/file", STAGES.map(({ name }) => name), []],
  ["docs/limits.md", ["release", "checks", "tests of checks", "site", "package", "agent", "packed package"], ["cases", "moves", "hostile", "sanitized", "unit tests", "plain", "random programs", "cpython", "replay"]],
  ["LICENSE", ["release", "packed package", "site", "checks"], ["cases", "hostile"]],
  ["README.md", ["checks", "site", "packed package"], ["cases", "hostile"]],
  ["bindings/js/src/index.ts", ["package", "agent", "packed package", "site", "hosts", "cases in the package", "limits"], ["work", "cases", "hostile", "sanitized", "moves", "unit tests", "python package", "go package", "clients", "component", "inventory"]],
  ["bindings/python/src/hognose/__init__.py", ["python package", "clients", "component", "hosts", "checks"], ["cases", "limits", "hostile", "go package", "packed package"]],
  ["bindings/go/host.go", ["go package", "hosts", "checks"], ["cases", "python package", "clients", "hostile"]],
  ["web/src/main.ts", ["site", "checks"], ["hosts", "package", "agent", "cases", "hostile", "python package", "go package"]],
  ["examples/agent_sessions.mjs", ["agent", "package", "packed package"], ["cases", "hostile", "site"]],
  ["tests/api/cli.test.mjs", ["package", "tests of checks"], ["site", "cases", "agent"]],
  ["tests/api/memory.mjs", ["package", "agent", "tests of checks"], ["site", "cases"]],
  ["tests/package/runtimes.test.mjs", ["packed package", "tests of checks"], ["site", "cases", "python package", "go package", "release", "component"]],
  ["tests/conformance/values.json", ["package", "python package", "go package"], ["cases", "hostile"]],
];
for (const [file, again, not] of CHANGES)
  test(`a change of ${file} runs what it can break again`, () => {
    const key = (stage, content) => keyOf(stage, new Map([["core/a", "1"], [file, content]]), "");
    const changes = (name) => key(STAGES.find((stage) => stage.name === name), "1") !== key(STAGES.find((stage) => stage.name === name), "2");
    assert.deepEqual(again.filter((name) => !changes(name)), []);
    assert.deepEqual(not.filter(changes), []);
  });

test("the tools and the command are a part of what a stage depends on", () => {
  const [stage] = STAGES;
  assert.notEqual(keyOf(stage, new Map(), "gcc 12"), keyOf(stage, new Map(), "gcc 13"));
  assert.notEqual(keyOf(stage, new Map(), ""), keyOf({ ...stage, run: "true" }, new Map(), ""));
});

const files = readdirSync(path.join(root, "tests"), { recursive: true }).filter((name) => name.endsWith(".test.mjs") && !name.includes("node_modules")).map((name) => `tests/${name}`);
const verbs = { "tests/package": "packed package", "tests/web": "site", "tests/component": "component", "tests/hosts": "hosts", "tests/release": "release" };
const stagesOf = (file) => STAGES.filter(({ name, run }) => verbs[path.dirname(file)] === name || (run.startsWith("./build.sh node ") && run.split(" ").includes(path.dirname(file))));

test("a stage that runs tests in Node begins after the builds that the command makes: two that make the same file side by side can read half of it", () => {
  for (const { name, run, needs } of STAGES.filter((stage) => stage.run.startsWith("./build.sh node ")))
    assert.deepEqual(["native", "wasi", "js"].filter((build) => !needs.includes(build)), [], name);
});

test("each test in Node is run by one stage, which reads it", () => {
  for (const file of files) {
    const by = stagesOf(file);
    assert.deepEqual(by.filter((stage) => reads(stage, file)).length, 1, `${file} is run by ${by.map(({ name }) => name).join(", ") || "no stage"}`);
  }
});

// What a file of tests/ names relative to itself, and is there: its imports, and what it opens by `new URL`, `createRequire` or the path from the root.
function named(file) {
  const text = readFileSync(path.join(root, file), "utf8");
  const relative = [...text.matchAll(/["'`](\.\.?\/[\w./-]+)["'`]/g)].map(([, to]) => path.join(path.dirname(file), to));
  const absolute = [...text.matchAll(/["'`](tests\/[\w./-]+)["'`]/g)].map(([, to]) => to);
  return [...relative, ...absolute].filter((to) => to.startsWith("tests/") && existsSync(path.join(root, to)) && statSync(path.join(root, to)).isFile());
}

test("a stage reads what its tests in Node import", () => {
  const missed = new Set();
  for (const file of files) {
    const all = new Set([file]);
    for (const one of all) if (one.endsWith(".mjs")) for (const to of named(one)) all.add(to);
    for (const stage of stagesOf(file)) for (const one of all) if (!reads(stage, one)) missed.add(`${stage.name}: ${one}`);
  }
  assert.deepEqual([...missed], []);
});

// ---- which cases an expensive build sees ----

const cases = Array.from({ length: 4000 }, (_, i) => ({ id: `tests/lang/f${i % 40}.py: case ${i}`, file: `tests/lang/f${i % 40}.py` }));

test("a share is that share, another one for each commit, and the same for the same", () => {
  const chosen = (commit) => cases.filter(({ id }) => isChosen(id, commit, 4)).map(({ id }) => id);
  const [a, again, b] = [chosen("a"), chosen("a"), chosen("b")];
  assert.deepEqual(a, again);
  assert.ok(a.length > 800 && a.length < 1200, `${a.length}`);
  const both = a.filter((id) => b.includes(id)).length;
  assert.ok(both > 150 && both < 350, `${both}`);
  const seen = new Set(Array.from({ length: 40 }, (_, i) => chosen(`commit ${i}`)).flat());
  assert.equal(seen.size, cases.length, "after forty commits all have been seen");
});

test("besides, what the changes are about", () => {
  const some = ["lists.py", "repr.py", "regex.py", "re.py", "json_reading.py", "jsonpath.py", "xml/sax.py", "closures.py"].map((name) => ({ id: `tests/lib/${name}: x`, file: `tests/lib/${name}` }));
  const commit = Array.from({ length: 1000 }, (_, i) => `${i}`).find((c) => some.every(({ id }) => !isChosen(id, c, 4)));
  const names = (...changed) => select(some, { commit, share: 4, changed }).cases.map(({ file }) => path.basename(file));
  assert.deepEqual(names(), []);
  assert.deepEqual(names("tests/lib/closures.py"), ["closures.py"]);
  assert.deepEqual(names("core/object/list.c"), ["lists.py"]);
  assert.deepEqual(names("core/lib/mod/re_match.c"), ["re.py"]);
  assert.deepEqual(names("core/lib/mod/json_read.c"), ["json_reading.py", "jsonpath.py"]);
  assert.deepEqual(names("core/lib/py/xml/sax/handler.py"), ["sax.py"]);
  assert.deepEqual(names("core/lib/py/_hn/builtins.py", "docs/json.md", "bindings/js/src/json.ts"), []);
  assert.match(select(some, { commit, share: 4, changed: ["core/object/list.c", "tests/lib/repr.py"] }).said, /^2 of 8 cases: 0 by the hash, 1 more of changed files, 1 more for changed sources$/);
});

test("of the long unit tests the sanitized build runs the parts that the other one does not; those that have changed run whole", () => {
  for (const commit of ["0000000abc", "ffffffffff", "12345678"]) {
    const turns = [false, true].map((sanitized) => turnOfUnits({ commit, share: 2, changed: ["core/object/list.c"], sanitized }));
    assert.deepEqual(turns.map(({ turn }) => turn).sort(), ["0/2", "1/2"]);
    assert.deepEqual(turns.map(({ whole }) => whole), [[], []]);
  }
  const whole = (changed, sanitized = false) => turnOfUnits({ commit: "1", share: 2, changed, sanitized }).whole;
  assert.deepEqual(whole(["tests/unit/orders.c", "core/api/run.c", "tests/unit/brim.c"], true), ["brim", "orders"]);
  assert.deepEqual(whole(["tests/unit/turn.h", "tests/unit/brim.c"]), ["*"]);
  assert.deepEqual(whole(["core/snap/reader.c"]), ["every_step", "forged", "snapshot"]);
  assert.deepEqual(whole(["core/snap/reader.c"], true), []);
  const folder = mkdtempSync(path.join(tmpdir(), "hognose-turn-")), program = path.join(folder, "turn");
  writeFileSync(`${program}.c`, '#include "turn.h"\nint main(void) {\n    for (unsigned n = 0; n < 10; n++)\n        if (turn_has(n)) printf("%u ", n);\n    printf("of %u\\n", turn_parts());\n}\n');
  const built = spawnSync("cc", ["-std=c11", "-I", path.join(root, "tests/unit"), `${program}.c`, "-o", program], { encoding: "utf8" });
  assert.equal(built.status, 0, built.stderr);
  const ask = (HN_TURN) => spawnSync(program, { encoding: "utf8", env: { ...(HN_TURN && { HN_TURN }) } });
  assert.deepEqual([undefined, "0/1", "0/2", "1/2", "2/3"].map((turn) => ask(turn).stdout), ["0 1 2 3 4 5 6 7 8 9 of 1\n", "0 1 2 3 4 5 6 7 8 9 of 1\n", "0 2 4 6 8 of 2\n", "1 3 5 7 9 of 2\n", "2 5 8 of 3\n"]);
  for (const wrong of ["2/2", "x"]) assert.deepEqual([ask(wrong).status, ask(wrong).stderr], [2, `HN_TURN=${wrong}: not K/N\n`]);
  rmSync(folder, { recursive: true });
});

const nothing = execFileSync("git", ["hash-object", "-t", "tree", "/dev/null"], { cwd: root, encoding: "utf8" }).trim();

// What a module prints in this repository, with these variables that select tests, and no others.
function inRepository(code, env) {
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], { cwd: root, encoding: "utf8", env: { ...process.env, HOGNOSE_SHARE: undefined, HOGNOSE_COMMIT: undefined, HOGNOSE_SINCE: undefined, ...env } });
  assert.equal(stderr, "");
  return stdout;
}

test("the long tests in Node take their part of a commit, and all where they have changed", () => {
  const url = JSON.stringify(new URL("../limits/brim.txt", import.meta.url)), names = Array.from({ length: 400 }, (_, i) => `part ${i}`);
  const ask = (env) => {
    const code = `import { PART, rotation } from "./tests/runner/selection.mjs"; console.log(JSON.stringify([PART, ${JSON.stringify(names)}.filter(rotation(${url}))]))`;
    return JSON.parse(inRepository(code, env));
  };
  assert.deepEqual(ask({}), [1, names]);
  const [[part, a], [, b]] = ["a", "b"].map((HOGNOSE_COMMIT) => ask({ HOGNOSE_SHARE: "2", HOGNOSE_COMMIT }));
  assert.equal(part, 0.5);
  for (const some of [a, b]) assert.ok(some.length > 150 && some.length < 250, `${some.length}`);
  assert.notDeepEqual(a, b);
  assert.deepEqual(ask({ HOGNOSE_SHARE: "2", HOGNOSE_COMMIT: "a", HOGNOSE_SINCE: nothing })[1], names, "since a tree without files, brim.txt has changed");
});

test("a test that can run in several ways runs in one of them, another one for other commits, and in all where a folder has changed", () => {
  const urls = ["../fuzz/", "../limits/brim.txt"].map((name) => JSON.stringify(new URL(name, import.meta.url))), ways = ["desk", "phone", "offline"];
  const ask = (env) => {
    const code = `import { rotationOfWays } from "./tests/runner/selection.mjs"; const ways = ${JSON.stringify(ways)}, isWay = rotationOfWays(ways, ${urls});
      console.log(JSON.stringify(Array.from({ length: 300 }, (_, i) => ways.filter((way) => isWay(\`test \${i}\`, way)))))`;
    return JSON.parse(inRepository(code, env));
  };
  assert.ok(ask({}).every((found) => found.length === 3));
  const [a, b] = ["a", "b"].map((HOGNOSE_COMMIT) => ask({ HOGNOSE_SHARE: "7", HOGNOSE_COMMIT }));
  for (const found of [a, b]) {
    assert.ok(found.every((some) => some.length === 1));
    for (const way of ways) assert.ok(found.filter(([one]) => one === way).length > 60, way);
  }
  assert.notDeepEqual(a, b);
  assert.ok(ask({ HOGNOSE_SHARE: "7", HOGNOSE_COMMIT: "a", HOGNOSE_SINCE: nothing }).every((found) => found.length === 3), "since a tree without files, tests/fuzz has changed");
});

test("`unit`, `node` and `web test` refuse words that they do not know", () => {
  for (const words of [["unit", "--shard", "2"], ["unit", "--all", "1"], ["node", "--all", "1"], ["web", "test", "--all", "1"]]) {
    const { status, stderr } = spawnSync("./build.sh", words, { cwd: root, encoding: "utf8" });
    assert.notEqual(status, 0);
    assert.match(stderr, new RegExp(`${words[0]}.*: .*, and not ${words.at(-2)}`));
  }
});

test("`node` without words runs all folders", async () => {
  const child = spawn("./build.sh", ["node"], { cwd: root, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  await new Promise((told) => {
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (said += text).includes("tests in Node: ") && told());
    child.on("close", told);
  });
  try { process.kill(-child.pid, "SIGKILL"); } catch { /* it has ended */ }
  assert.match(said, /tests in Node: tests\/agent tests\/api /);
});

test("the runner of the cases says what it takes, and how it is taken again", () => {
  const ask = (...words) => spawnSync(process.execPath, ["tests/run.mjs", "tests/lang/closures.py", "--build", "native", ...words], { cwd: root, encoding: "utf8" });
  const first = ask("--share", "2");
  const [, again] = /^again: node tests\/run\.mjs (.*)$/m.exec(first.stdout) ?? [undefined, ""];
  assert.match(again, /^--build native --share 2 --commit [0-9a-f]{40}( --since [0-9a-f]{40})? --shard 1\/1$/);
  assert.equal(ask(...again.split(" ").slice(2)).stdout, first.stdout);
  for (const words of [["--share", "x"], ["--shard", "3/2"], ["--shard", "0/2"]]) assert.match(ask(...words).stderr, new RegExp(`${words.join(" ")}: not `));
  const whole = Number(/ of (\d+) cases pass/.exec(ask().stdout)[1]);
  const parts = ["1/3", "2/3", "3/3"].map((part) => Number(/ of (\d+) cases pass/.exec(ask("--shard", part).stdout)[1]));
  assert.equal(parts.reduce((a, b) => a + b), whole);
});

test("what the native build has answered is kept for that binary, and asked again unless one says otherwise", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "hognose-kept-")), some = collect([path.join(root, "tests/lang/closures.py")]).slice(0, 3);
  const file = () => path.join(folder, readdirSync(folder)[0]);
  writeFileSync(path.join(folder, "answers-of-another-binary.jsonl"), "");
  const first = await runNative(some.slice(1), 1, false, folder);
  assert.deepEqual(readdirSync(folder).length, 1);
  writeFileSync(file(), readFileSync(file(), "utf8").replaceAll(/"exit":\d+/g, '"exit":99'));
  const known = await runNative(some, 1, true, folder), again = await runNative(some.slice(1), 1, false, folder);
  assert.deepEqual(known.map(({ exit }) => exit), [0, 99, 99]);
  assert.deepEqual(again.map(({ exit, stdout }) => [exit, stdout]), first.map(({ exit, stdout }) => [exit, stdout]));
  assert.deepEqual((await runNative(some.map((one) => ({ ...one, code: `${one.code}\n` })), 1, true, folder)).map(({ exit }) => exit), [0, 0, 0], "another program is asked");
  rmSync(folder, { recursive: true });
});
