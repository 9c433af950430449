// The C stack of the wasm builds is twice as large as the deepest cases need; natively, 256 KB do. What bounds it: tools/recursion.txt.
import test from "node:test";
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, collect } from "../runner/cases.mjs";
import { BUILDS } from "../runner/hosts.mjs";

const SIZE = Number(/^WASM_STACK := (\d+)$/m.exec(readFileSync(join(ROOT, "tools/Makefile"), "utf8"))[1]);
const NATIVE_KB = 256;
const cases = collect(["tests/limits/deep.py"]);
const lines = cases.map((c, i) => JSON.stringify({ id: `${i}`, code: c.code, options: { name: "main.py", "max-time": "60s", "max-memory": c.options["max-memory"] ?? "64M" } }));
const input = lines.join("\n") + "\n";

test("half of the stack of a wasm build is enough", () => {
    const done = spawnSync(process.execPath, [join(ROOT, "tests/runner/wasi_stack.mjs"), `${SIZE}`, "--batch"], { cwd: ROOT, input, maxBuffer: 2 ** 28, encoding: "utf8" });
    assert.equal(done.stdout.trim().split("\n").length, cases.length);
    const used = Number(/stack: (\d+)/.exec(done.stderr)[1]);
    assert.ok(used > 10_000 && used * 2 <= SIZE, `${used} bytes of ${SIZE}`);
});

test(`natively ${NATIVE_KB} KB are enough`, () => {
    const command = `ulimit -s ${NATIVE_KB}; exec "${BUILDS.native.file}" --batch`;
    const out = execFileSync("sh", ["-c", command], { cwd: ROOT, input, maxBuffer: 2 ** 28, encoding: "utf8" });
    assert.equal(out.trim().split("\n").length, cases.length);
});
