// tests/fuzz/replay.mjs, with stand-ins for what a target runs: an input that crashes is named, and one that is left out is missed.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";

const root = path.resolve(import.meta.dirname, "../..");
const inputs = readdirSync(path.join(root, "tests/fuzz/corpus/zlib"));
let scratch;
before(() => (scratch = mkdtempSync(path.join(tmpdir(), "hognose-replay-"))));
after(() => rmSync(scratch, { recursive: true, force: true }));

// What the stand-in does with each input, of which $f is the file; it says of it what libFuzzer does.
function replay(each, target = "zlib") {
    const file = path.join(scratch, "zlib");
    writeFileSync(file, `#!/bin/sh\nfor f in "$@"; do\n  case "$f" in -*) continue ;; esac\n  echo "Running: $f" >&2\n  ${each}\n  echo "Executed $f in 0 ms" >&2\ndone\n`);
    chmodSync(file, 0o755);
    const { status, stdout, stderr } = spawnSync(process.execPath, ["tests/fuzz/replay.mjs", target], { cwd: root, encoding: "utf8", env: { ...process.env, HOGNOSE_FUZZ: scratch } });
    return { status, said: stdout + stderr };
}

test("every input of the corpus is replayed, in one line", () => {
    assert.deepEqual(replay(`echo "$f" >>${scratch}/seen`), { status: 0, said: `replayed zlib: ${inputs.length} inputs, ${inputs.length} of its corpus\n` });
    const { stdout } = spawnSync("sort", ["-u", path.join(scratch, "seen")], { encoding: "utf8" });
    assert.deepEqual(stdout.trim().split("\n").map((file) => path.basename(file)), inputs.toSorted());
});

test("an input that crashes is named, with the words that repeat it", () => {
    const { status, said } = replay('case "$f" in */match-of-no-length) echo "ERROR: AddressSanitizer: planted" >&2; exit 77 ;; esac');
    assert.equal(status, 1, said);
    assert.match(said, /ERROR: AddressSanitizer: planted\n/);
    assert.match(said, /\nstatus 77 after \d+ of \d+ inputs\n/);
    assert.ok(said.includes("\nagain: build/replay/zlib tests/fuzz/corpus/zlib/match-of-no-length\nagain: node tests/fuzz/replay.mjs zlib\n"), said);
});

test("one that ends the process by a signal, too", () => {
    const { status, said } = replay('case "$f" in */match-of-no-length) kill -SEGV $$ ;; esac');
    assert.equal(status, 1, said);
    assert.match(said, /\nstatus SIGSEGV after .*\n/);
});

test("an end before the last input is a finding, whatever its status", () => {
    const { status, said } = replay('case "$f" in */match-of-no-length) exit 0 ;; esac');
    assert.equal(status, 1, said);
    assert.ok(said.includes("again: build/replay/zlib tests/fuzz/corpus/zlib/match-of-no-length\n"), said);
});

test("a fault that shows at the end is one, too", () => {
    const { status, said } = replay(`[ "$f" != "$(eval echo \\\${$#})" ] || trap 'echo leaked >&2; exit 77' EXIT`);
    assert.equal(status, 1, said);
    assert.match(said, new RegExp(`leaked\n\nstatus 77 after ${inputs.length} of ${inputs.length} inputs\n`));
    assert.match(said, /\nagain: node tests\/fuzz\/replay\.mjs zlib\n$/);
    assert.doesNotMatch(said, /again: build/);
});

test("a finding of a script, too", () => {
    const said = "again: node tests/fuzz/fuzz_serve.mjs --seed 1 --count 30\n", env = { ...process.env, HOGNOSE_SERVE: "/bin/false" };
    const { status, stdout } = spawnSync(process.execPath, ["tests/fuzz/replay.mjs", "serve"], { cwd: root, encoding: "utf8", env });
    rmSync(path.join(root, "build/fuzz/serve-1-0.jsonl"));
    assert.equal(status, 1);
    assert.match(stdout, /^seed 1, run 0: status 1, signal null\n/);
    assert.ok(stdout.endsWith(said), stdout);
});

test("a target that there is not is refused", () => {
    assert.deepEqual(replay("", "none"), { status: 2, said: "replay: no fuzz target none\n" });
});
