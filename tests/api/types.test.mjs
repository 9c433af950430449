// Type errors in validation: with pyright, which is installed in build/, and without it.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { folder, install } from '../runner/pyright.mjs';
import { HognoseError, createWorkerSandbox, failure, hognose } from './package.mjs';

const functions = {
    fetch: { handler() {}, signature: '(url: str, timeout=5, *, retries: int = 3) -> str' },
    later: { handler() {}, awaitable: true, signature: '(x: int) -> list[int]' },
    free() {},
    plain: { handler() {}, signature: '(x: int) -> int' },
};
const sources = { helper: 'def double(x: int) -> int: return x * 2', pkg: '', 'pkg.sub': 'y: int = 3' };
const show = (f) => `${f.kind} ${f.line}:${f.column}-${f.endLine}:${f.endColumn} ${f.message}`;
// Other programs use the usual folder meanwhile.
const scratch = (process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'types-')));
after(() => rmSync(scratch, { recursive: true }));
const leftovers = () => readdirSync(scratch);

test('without pyright the error says what to install', async () => {
    process.chdir(tmpdir());
    const error = await failure(() => hognose.sandbox().validate('1', { types: true }));
    assert.ok(error instanceof HognoseError);
    assert.equal(error.message, 'types: install the npm package pyright (npm install pyright)');
    assert.deepEqual(leftovers(), []);
});

test('without types nothing is a promise', () => {
    assert.ok(Array.isArray(hognose.sandbox().validate('1', { types: false })));
    assert.ok(hognose.sandbox().validate('(', { types: true }) instanceof Promise);
});

test('type errors stand among the other findings', async () => {
    install();
    process.chdir(folder);
    const sandbox = hognose.sandbox({ functions, modules: { sources } });
    sandbox.runSync('earlier = 1');
    const code = `import helper, pkg.sub, numpy
x: int = fetch("a")
fetch(1); fetch(); fetch(1, 2, 3)
é = "😀"; pkg.sub.y + "a"
earlier.foo, given.bar, free(1, 2, x=3).foo, undefined_1
r = await later(1)
r.foo
helper.double("a")
local(1) + 1
`;
    const found = await sandbox.validate(code, { types: true, known: ['given'], functions: { local: { signature: '(x: int) -> str' } } });
    assert.deepEqual(found.map(show), [
        "import 1:25-1:30 No module named 'numpy'",
        'type 2:10-2:20 Type "str" is not assignable to declared type "int": "str" is not assignable to "int" (reportAssignmentType)',
        'type 3:7-3:8 Argument of type "Literal[1]" cannot be assigned to parameter "url" of type "str" in function "fetch": "Literal[1]" is not assignable to "str" (reportArgumentType)',
        "call 3:11-3:18 fetch() missing 1 required positional argument: 'url'",
        'call 3:20-3:34 fetch() takes from 1 to 2 positional arguments but 3 were given',
        'type 4:10-4:25 Operator "+" not supported for types "int" and "Literal[\'a\']" (reportOperatorIssue)',
        "name 5:46-5:57 name 'undefined_1' is not defined",
        'type 7:3-7:6 Cannot access attribute "foo" for class "list[int]": Attribute "foo" is unknown (reportAttributeAccessIssue)',
        'type 8:15-8:18 Argument of type "Literal[\'a\']" cannot be assigned to parameter "x" of type "int" in function "double": "Literal[\'a\']" is not assignable to "int" (reportArgumentType)',
        'type 9:1-9:13 Operator "+" not supported for types "str" and "Literal[1]" (reportOperatorIssue)',
    ]);
    assert.deepEqual(leftovers(), []);
});

test('a program without type errors has none, and its own names count more than the host\'s', async () => {
    const sandbox = hognose.sandbox({ functions });
    sandbox.runSync('fetch = len');
    const code = 'def later(s: str) -> str: return s\nlater("a").upper()\nfetch([1]) + 1\nawait free()\n(await plain(1)) + 1\nfor n in range(3): print(n + 1)\n';
    assert.deepEqual(await sandbox.validate(code, { types: true }), []);
});

test('in a worker', async () => {
    const sandbox = await createWorkerSandbox({ functions });
    try {
        const found = await sandbox.validate('x: int = fetch("a")\nfetch()', { types: true });
        assert.deepEqual(found.map((f) => `${f.kind} ${f.line}`), ['type 1', 'call 2']);
        assert.deepEqual((await sandbox.validate('g(1)', { functions: { g: { handler() {}, signature: '()' } } })).map((f) => f.kind), ['call']);
        assert.deepEqual(await sandbox.validate('later(1)'), []);
    } finally {
        await sandbox.dispose();
    }
});

test('001: the type check of the agent entry: the validator refuses, the interpreter warns', async () => {
    const { Interpreter, Validator } = await import('../../bindings/js/dist/agent/index.js');
    install();
    process.chdir(folder);
    const validator = new Validator({ hognose, typeCheck: true });
    assert.deepEqual(await validator.validate('y = x + 1\nllm_query("a")', { knownVars: { x: 'int' }, externalFunctions: ['llm_query'] }), [true, null]);
    const [ok, error] = await validator.validate('y: int = fetch("a")\nz = nothing', { externalFunctions: { fetch: '(url: str) -> str' } });
    assert.equal(ok, false);
    assert.match(error, /^Type error: line 1, column 10: Type "str" is not assignable .*\nline 2, column 5: name 'nothing' is not defined$/);
    const interp = new Interpreter({ hognose, typeCheck: true });
    const result = await interp.execute('x: int = "a"\nprint(x)');
    assert.match(result.type_errors, /^line 1, column 10: Type .* is not assignable to declared type "int"/);
    assert.deepEqual([result.output, result.error, interp.stats.type_check_failures], ['a\n', null, 1]);
    assert.equal((await interp.execute('print(x)')).type_errors, null);
});
