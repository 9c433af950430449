// Document 000, exec_python: its schema, its context, its limits, its state and its result.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { BACKSTOP_MS, DEFAULT_TIMEOUT_MS, EXEC_PYTHON_TOOL, MAX_MEMORY_BYTES, createExecPythonTool, failure, hognose } from './agent.mjs';

const open = (options = {}) => createExecPythonTool({ hognose, ...options });
const stdoutOf = async (options, code) => (await open(options).execute({ code })).stdout;

test('000: the schema: code, and timeout_ms with 5000', () => {
    assert.equal(EXEC_PYTHON_TOOL.name, 'exec_python');
    const { properties, required } = open().parameters;
    assert.deepEqual([properties.code.type, properties.timeout_ms.type, properties.timeout_ms.default, required], ['string', 'integer', 5000, ['code']]);
    assert.deepEqual([DEFAULT_TIMEOUT_MS, BACKSTOP_MS, MAX_MEMORY_BYTES], [5000, 250, 67_108_864]);
});

test('000: the result has the fields of the document, and those of tracing', async () => {
    const result = await open().execute({ code: 'print("hi")\nresult = {"a": 1.0}' });
    assert.ok(Number.isInteger(result.execution_time_ms) && result.execution_time_ms >= 0);
    assert.deepEqual({ ...result, execution_time_ms: 0 }, {
        success: true, stdout: 'hi\n', return_value: "{'a': 1.0}", error: null, execution_time_ms: 0, variables: ['result'], _local: true, _rust: false, _sandbox: 'hognose',
    });
    assert.deepEqual(JSON.parse(JSON.stringify(result)), result);
});

const materialized = [{ filename: 'b.txt', content: 'B' }, { filename: 'a.txt', content: 'A' }, { filename: '😀', content: 'smile' }, { filename: 'ｚ', content: 'wide' }];

test('000: files, context_files, context_0 ... in the order of names', async () => {
    const code = 'print(files, context_files, context_0, context_1, context_2, context_3, type(files).__name__, type(context_files).__name__)';
    assert.equal(await stdoutOf({ materialized }, code), "{'a.txt': 'A', 'b.txt': 'B', 'ｚ': 'wide', '😀': 'smile'} ['a.txt', 'b.txt', 'ｚ', '😀'] A B wide smile dict list\n");
    assert.equal(await stdoutOf({}, 'print(files, context_files, repr(context), "context_0" in globals())'), "{} [] '' False\n");
});

test('000: context: 1. the first item with field_name context', async () => {
    const items = [...materialized, { filename: 'context.txt', content: 'T' }, { filename: 'z', content: 'F1', field_name: 'context' }, { filename: 'y', content: 'F2', field_name: 'context' }];
    assert.equal(await stdoutOf({ materialized: items, graphInputs: { context: 'G' } }, 'print(context)'), 'F1\n');
});

test('000: context: 2. context.txt', async () => {
    assert.equal(await stdoutOf({ materialized: [...materialized, { filename: 'context.txt', content: 'T', field_name: 'other' }] }, 'print(context)'), 'T\n');
});

test('000: context: 3. the first name', async () => {
    assert.equal(await stdoutOf({ materialized, graphInputs: { context: 'G' } }, 'print(context)'), 'A\n');
});

test('000: context: 4. the graph input, as text or as JSON', async () => {
    assert.equal(await stdoutOf({ graphInputs: { context: 'G' } }, 'print(context)'), 'G\n');
    assert.equal(await stdoutOf({ graphInputs: { context: { a: [1] } } }, 'print(context)'), '{\n  "a": [\n    1\n  ]\n}\n');
    assert.equal(await stdoutOf({ graphInputs: { other: 1 } }, 'print(repr(context))'), "''\n");
});

test('000: hostile names of files are keys like others', async () => {
    const names = ['__proto__', '../../etc/passwd', 'a"]; import os #', '\n', ''];
    const tool = open({ materialized: names.map((filename) => ({ filename, content: 'x' })) });
    assert.equal((await tool.execute({ code: 'print(len(files), set(files.values()), all(type(k) is str for k in files))' })).stdout, "5 {'x'} True\n");
});

test('000: timeouts: timeout_ms, and the host behind it 250 ms later', async () => {
    const tool = open();
    const spun = await tool.execute({ code: 'print("before")\nwhile True: pass', timeout_ms: 300 });
    assert.deepEqual([spun.success, spun.stdout, spun.error], [false, 'before\n', 'timeout: execution exceeded 300 ms']);
    const slept = await tool.execute({ code: 'import time\nx = 1\ntime.sleep(1e6)', timeout_ms: 300 });
    assert.deepEqual([slept.success, slept.error, slept.variables], [false, 'timeout: execution exceeded 300 ms', ['time', 'x']]);
    assert.ok(slept.execution_time_ms >= 540, String(slept.execution_time_ms));
    assert.equal((await tool.execute({ code: 'print(x)' })).stdout, '1\n');
});

test('000: 64 MiB', async () => {
    const { success, error, stdout } = await open().execute({ code: 'print("a")\nx = "a" * (40 * 2**20)\nprint("b")\ny = "b" * (40 * 2**20)' });
    assert.deepEqual([success, stdout], [false, 'a\nb\n']);
    assert.match(error, /^memory limit reached: limit 67108864/);
});

test('000: errors are in band, with what was printed before', async () => {
    const tool = open();
    const failed = await tool.execute({ code: 'print("before")\nx = 1\n1/0' });
    assert.deepEqual([failed.success, failed.stdout, failed.return_value, failed.variables], [false, 'before\n', null, ['x']]);
    assert.equal(failed.error, 'Traceback (most recent call last):\n  File "<exec_python>", line 3, in <module>\n    1/0\n    ~^~\nZeroDivisionError: division by zero');
    assert.match((await tool.execute({ code: 'x = (' })).error, /SyntaxError: '\(' was never closed$/);
    for (const [input, wanted] of [[null, 'the arguments are not an object'], [{}, 'code is missing'], [{ code: 1 }, 'code is not a string'], [{ code: '', timeout_ms: 0 }, 'timeout_ms is not a positive integer'],
        [{ code: '', timeout_ms: 1.5 }, 'timeout_ms is not a positive integer'], [{ code: '', timeout_ms: 1e9 }, 'timeout_ms is more than 60000'], [{ code: '', timeout: 1 }, 'there is no parameter named timeout']]) {
        const { success, error, _sandbox } = await tool.execute(input);
        assert.deepEqual([success, error, _sandbox], [false, wanted, 'hognose']);
    }
});

test('000: state persists, whatever it is: functions, classes, iterators, modules', async () => {
    const tool = open();
    await tool.execute({ code: 'import re\nclass P:\n    def __init__(self, x): self.x = x\nit = iter([1, 2, 3])\nnext(it)\nf = lambda y: P(y).x * 2\npattern = re.compile("a+")\nif (w := 5): pass\nglobals()["hidden"] = 7\nx, *y = [1, 2, 3]\n_ = 8\n_ + 1' });
    const { stdout, variables } = await tool.execute({ code: 'print(next(it), f(4), pattern.match("aab").end(), w, hidden, x, y, _)' });
    assert.equal(stdout, '2 8 2 5 7 1 [2, 3] 8\n');
    assert.deepEqual(variables, ['re', 'P', 'it', 'f', 'pattern', 'w', 'hidden', 'x', 'y', '_']);
});

test('000: a new run starts fresh', async () => {
    await open().execute({ code: 'x = 1' });
    assert.match((await open().execute({ code: 'x' })).error, /NameError/);
    const tool = open({ materialized });
    await tool.execute({ code: 'x = 1\ncontext = "mine"' });
    await tool.dispose();
    assert.equal((await tool.execute({ code: 'print("x" in globals(), context)' })).stdout, 'False A\n');
});

test('000: return_value is that of return_value, else of result, else null', async () => {
    const tool = open();
    assert.equal((await tool.execute({ code: '42' })).return_value, null);
    assert.equal((await tool.execute({ code: 'result = "r"' })).return_value, "'r'");
    assert.equal((await tool.execute({ code: '1/0' })).return_value, null);
    assert.equal((await tool.execute({ code: 'return_value = [1.0]' })).return_value, '[1.0]');
    assert.equal((await tool.execute({ code: 'class B:\n    def __repr__(self): return 1/0\nreturn_value = B()' })).return_value, '<B object: repr() raised ZeroDivisionError>');
    assert.equal((await tool.execute({ code: 'return_value = "x" * 100_000' })).return_value, `'${'x'.repeat(65_535)}...`);
    assert.equal((await tool.execute({ code: 'class S:\n    def __repr__(self):\n        while True: pass\nreturn_value = S()' })).return_value, '...');
    assert.equal((await tool.execute({ code: 'import builtins, sys\nreturn_value = 3\nsys.modules.clear()\nbuiltins.__import__ = None' })).return_value, '...');
});

test('000: calls at once go one after the other', async () => {
    const tool = open();
    const all = await Promise.all(['x = 1', 'x += 1', 'x *= 5', 'print(x)'].map((code) => tool.execute({ code })));
    assert.equal(all.at(-1).stdout, '10\n');
});

test('000: the state is checkpointed, and goes on in another process', async () => {
    const tool = open({ materialized });
    await tool.execute({ code: 'it = iter(range(9))\nnext(it)\nclass P: x = 5' });
    const bytes = await tool.checkpoint();
    const again = open({ materialized, restore: bytes });
    const { stdout, variables } = await again.execute({ code: 'print(next(it), P().x, context)' });
    assert.deepEqual([stdout, variables], ['1 5 A\n', ['it', 'P']]);
    const code = `import { createExecPythonTool } from './bindings/js/dist/agent/index.js'
        const tool = createExecPythonTool({ restore: Buffer.from('${Buffer.from(bytes).toString('base64')}', 'base64') })
        process.stdout.write((await tool.execute({ code: 'result = [next(it), P().x, context]' })).return_value)`;
    assert.equal(execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: new URL('../../', import.meta.url), encoding: 'utf8' }), "[1, 5, 'A']");
    assert.match((await open({ restore: new Uint8Array(9) }).execute({ code: '1' })).error, /snapshot/);
});

test('000: no files of the host, no network', async () => {
    const tool = open();
    assert.match((await tool.execute({ code: 'open("/etc/passwd")' })).error, /FileNotFoundError: \[Errno 2\] No such file or directory: '\/etc\/passwd'$/);
    assert.match((await tool.execute({ code: 'import socket' })).error, /ImportError: import of module 'socket' is refused: this sandbox has no network/);
    assert.equal((await tool.execute({ code: 'open("/tmp/own", "w").write("x")\nprint(open("/tmp/own").read())' })).stdout, 'x\n');
});

test('000: options that mean nothing are refused', async () => {
    for (const [options, wanted] of [[{ graphInput: {} }, /no option named graphInput/], [{ materialized: {} }, /materialized is not a list/], [{ materialized: [{ filename: 'a' }] }, /filename and content/], [{ materialized: [null] }, /filename and content/]]) {
        assert.match((await failure(() => open(options))).message, wanted);
    }
});
