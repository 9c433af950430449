// No test of the package, of the runners or of the tools has an assertion that cannot fail: what each .test.mjs says is read as a syntax tree.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { test } from "node:test";

const root = path.resolve(import.meta.dirname, "../..");
const ts = createRequire(path.join(root, "bindings/js/package.json"))("typescript");

const isCall = (node, name) => ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === name;
const called = (node) => (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.expression.getText() === "assert" ? node.expression.name.text : undefined);
const unwrap = (node) => (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node) ? unwrap(node.expression) : node);

function some(node, found) {
  let any = found(node);
  node.forEachChild((child) => void (any ||= some(child, found)));
  return any;
}

// A pattern that the empty text matches is in every text, unless it is held to its end.
function matchesAll(node) {
  if (!ts.isRegularExpressionLiteral(node)) return false;
  const [, source, flags] = /^\/([^]*)\/(\w*)$/.exec(node.text);
  const pattern = new RegExp(source, flags);
  return pattern.test("") && pattern.test("\u2603 nothing says this");
}

const CONSTANT = new Set([ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.NumericLiteral, ts.SyntaxKind.StringLiteral, ts.SyntaxKind.ObjectLiteralExpression, ts.SyntaxKind.ArrayLiteralExpression, ts.SyntaxKind.ArrowFunction]);

// What is wrong with a node, or undefined.
function wrong(node) {
  const how = called(node);
  if (["rejects", "throws"].includes(how)) {
    if (node.arguments.length < 2 || ts.isStringLiteralLike(node.arguments[1])) return `assert.${how} takes any error`;
    if (node.arguments[1].getText() === "Error" || (ts.isObjectLiteralExpression(node.arguments[1]) && !node.arguments[1].properties.length)) return `assert.${how} takes any error`;
  }
  if (how && node.arguments.slice(1).some(matchesAll)) return `assert.${how} has a pattern that is in every text`;
  if (["ok"].includes(how) && CONSTANT.has(node.arguments[0].kind)) return "assert.ok is told what is true";
  if (how && node.arguments.length > 1 && ["equal", "deepEqual", "strictEqual", "deepStrictEqual", "match"].includes(how) && node.arguments[0].getText() === node.arguments[1].getText() && !some(node.arguments[0], ts.isCallExpression)) return `assert.${how} compares a thing with itself`;
  if (ts.isExpressionStatement(node) && isCall(unwrap(node.expression), "failure")) return "failure() takes any error, and nobody looks at it";
  if (ts.isTryStatement(node) && node.catchClause && !node.catchClause.block.statements.length && some(node.tryBlock, (inner) => called(inner) !== undefined)) return "an assertion whose failure is caught";
  return undefined;
}

/** `line: what is wrong` for each assertion of a source that cannot fail. */
function complaints(source) {
  const file = ts.createSourceFile("x.mjs", source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const found = [];
  const walk = (node) => {
    const what = wrong(node);
    if (what) found.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${what}`);
    node.forEachChild(walk);
  };
  walk(file);
  return found;
}

const plants = {
  "await assert.rejects(run());": /rejects takes any error/,
  "assert.throws(() => f(), 'should fail');": /throws takes any error/,
  "assert.throws(() => f(), Error);": /throws takes any error/,
  "assert.throws(() => f(), {});": /throws takes any error/,
  "assert.throws(() => f(), /.*/);": /a pattern that is in every text/,
  "assert.match(said, /a|/);": /a pattern that is in every text/,
  "assert.ok('done');": /told what is true/,
  "assert.equal(x.y, x.y);": /compares a thing with itself/,
  "for (const code of codes) await failure(() => run(code));": /nobody looks at it/,
  "failure(() => run());": /nobody looks at it/,
  "try { assert.equal(f(), 1); } catch { /* whatever */ }": /whose failure is caught/,
};
for (const [source, expected] of Object.entries(plants))
  test(`it is found: ${source}`, () => {
    const found = complaints(`test('x', async () => {\n${source}\n});`);
    assert.equal(found.length, 1, found.join("\n"));
    assert.match(found[0], expected);
    assert.match(found[0], /^2: /);
  });

test("and what can fail is not", () => {
  const good = "await assert.rejects(run(), { kind: 'x' });\nassert.match(said, /^$|^a/);\nassert.equal(await count(), await count());\nassert.equal((await failure(run)).kind, 'x');\nconst e = await failure(run);\ntry { run(); } catch {}\nassert.throws(f, TypeError);";
  assert.deepEqual(complaints(good), []);
});

for (const file of readdirSync(root, { recursive: true }).filter((name) => /^(?:tests|bindings|examples|bench)\/.*\.test\.mjs$/.test(name) && !name.includes("node_modules")).sort())
  test(`every assertion of ${file} can fail`, () => assert.deepEqual(complaints(readFileSync(path.join(root, file), "utf8")), []));
