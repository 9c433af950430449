// docs/adding-a-builtin.md is complete and right: what it says is done in a copy of the sources, which is built and runs the page's programs.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";

const root = path.resolve(import.meta.dirname, "../..");
const page = "docs/adding-a-builtin.md";
// What is built already is taken along: only what the page changes is built again.
const copied = ["core", "wasi", "examples", "docs", "tools", "tests/unit", "tests/fuzz", ".clang-format"];
const built = ["build/obj/native", "build/gen", "build/tools", "build/cjson", "build/tzdata"];
let scratch;

before(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "hognose-adding-"));
  for (const name of [...copied, ...built])
    if (existsSync(path.join(root, name))) cpSync(path.join(root, name), path.join(scratch, name), { recursive: true, preserveTimestamps: true });
});
after(() => rmSync(scratch, { recursive: true, force: true }));

// The blocks of the page, each with the sentence above it.
const blocks = [];
{
  let words = "", open;
  for (const line of readFileSync(path.join(root, page), "utf8").split("\n")) {
    if (open && line === "```") open = undefined;
    else if (open) open.text += `${line}\n`;
    else if (line.startsWith("```")) blocks.push(open = { words, language: line.slice(3), text: "" });
    else if (line) words = words.endsWith(":") ? line : `${words} ${line}`.trim();
    else if (!words.endsWith(":")) words = "";
  }
}
const edits = blocks.filter((b) => b.language !== "sh" && !b.words.endsWith("This program prints what its comments say:"));
const programs = blocks.filter((b) => b.words.endsWith("This program prints what its comments say:"));

const run = (program, args, options = {}) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: scratch, encoding: "utf8", maxBuffer: 1 << 26, ...options });
  return { status, stdout, said: stdout + stderr };
};
const succeeds = (program, args) => {
  const { status, said } = run(program, args);
  assert.equal(status, 0, `${program} ${args.join(" ")}\n${said.slice(-4000)}`);
};

// Does what the sentence above a block says, to the file that it gives; another sentence is an error.
function follow({ words, text }) {
  const [, file] = /(?:new file|end of|[Ii]n) `([^`]+)`(?:, before `.+`)?:$/.exec(words) ?? [];
  assert.ok(file, `${page} does not say where this belongs: ${words}`);
  const to = path.join(scratch, file);
  if (words.endsWith(`A new file \`${file}\`:`)) {
    assert.ok(!existsSync(to), `${file} is there already`);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, text);
    return file;
  }
  const old = readFileSync(to, "utf8");
  if (/[Aa]t the end of `[^`]+`:$/.test(words)) {
    writeFileSync(to, `${old.replace(/\n*$/, "\n")}${text}`);
    return file;
  }
  const [, anchor] = /, before `(.+)`:$/.exec(words) ?? [];
  const lines = old.split("\n");
  const at = lines.findIndex((line) => anchor && line.includes(anchor));
  assert.ok(at >= 0, `${file} has no line with ${anchor}`);
  lines.splice(at, 0, text.replace(/\n$/, ""));
  writeFileSync(to, lines.join("\n"));
  return file;
}

test("the page has what it promises: places, programs, and nothing else", () => {
  for (const b of blocks) assert.ok(b.language === "sh" || b.words.endsWith(":"), `a block stands without a sentence above it:\n${b.text}`);
  assert.ok(edits.length >= 9 && programs.length >= 3, `${edits.length} edits, ${programs.length} programs`);
});

test("what it says can be done, is built, and passes the checks that read sources", () => {
  for (const edit of edits) follow(edit);
  succeeds("bash", ["-c", ". tools/setup.sh && make -s -f tools/Makefile -j2 native build/unit/primitives build/unit/rows"]);
  for (const check of ["layers", "charging", "sizes"]) succeeds("python3", [`tools/check_${check}.py`]);
  for (const unit of ["primitives", "rows"]) succeeds(`build/unit/${unit}`, []);
});

for (const [i, program] of programs.entries())
  test(`its program ${i + 1} prints what it says`, () => {
    const { status, stdout, said } = run("build/native/hognose", ["-"], { input: program.text });
    assert.equal(status, 0, said);
    assert.equal(stdout, [...program.text.matchAll(/ #> (.*)$/gm)].map((m) => `${m[1]}\n`).join(""));
  });
