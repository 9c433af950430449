// Document 002, the executor: its eight contracts, and proofs that nothing else of the host is there, each beside what does work.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryUsage } from '../api/memory.mjs';
import { AgentExecutor, failure, hognose } from './agent.mjs';

const run = (code, functions = {}, options = {}) => new AgentExecutor({ hognose, ...options }).execute(code, functions, 'test-agent');

test('002: the defaults: 60 s, 100 MiB, 1000', () => {
    const { maxExecutionTime, maxMemoryBytes, maxStackDepth } = new AgentExecutor();
    assert.deepEqual([maxExecutionTime, maxMemoryBytes, maxStackDepth], [60, 104_857_600, 1000]);
});

test('002: successful execution returns result', async () => {
    const { success, return_value, error, agent_id } = await run('\nresult = 2 + 2\n');
    assert.deepEqual([success, return_value, error, agent_id], [true, 4, null, 'test-agent']);
    assert.equal((await run('x = 1')).return_value, undefined);
});

test('002: syntax errors are caught', async () => {
    const { success, error } = await run('\ndef broken(\n    pass\n');
    assert.equal(success, false);
    assert.match(error.toLowerCase(), /syntax error/);
    assert.match(error, /File "<test-agent>", line 2\n/);
    assert.match((await run('x = "\0"')).error, /^Syntax error: SyntaxError: source code string cannot contain null bytes/, 'at no line');
    assert.match((await run('raise SyntaxError("mine")')).error, /^Traceback/, 'the program\'s own');
});

test('002: runtime errors are caught', async () => {
    const { success, error, stdout } = await run('print("a")\nundefined_variable\n');
    assert.deepEqual([success, stdout], [false, 'a\n']);
    assert.match(error, /NameError: name 'undefined_variable' is not defined$/);
});

test('002: timeout enforced', async () => {
    for (const code of ['while True:\n    pass', 'try:\n    while True: pass\nexcept BaseException: pass\nfinally: print("no")', '[x for x in iter(int, 1)]']) {
        const { success, error } = await run(code, {}, { maxExecutionTime: 0.3 });
        assert.deepEqual([success, error], [false, 'Timeout: execution exceeded 0.3 s']);
    }
    assert.equal((await run('wait()', { wait: () => new Promise(() => {}) }, { maxWallTime: 0.2 })).error, 'Timeout: execution exceeded 0.2 s, waiting included');
});

test('002: memory limit enforced', async () => {
    for (const code of ['big_list = []\nfor i in range(10000000):\n    big_list.append([0] * 10000)', 'x = "a" * 10**9', 'x = 7 ** 10**8', 'x = "%1000000000d" % 1']) {
        const { success, error } = await run(code, {}, { maxMemoryBytes: 1024 * 1024 });
        assert.equal(success, false);
        assert.match(error, /^Limit: memory limit reached: limit 1048576/, code);
    }
    assert.equal((await run('x = [0] * 50_000\nresult = len(x)', {}, { maxMemoryBytes: 1024 * 1024 })).return_value, 50_000, 'it is the program\'s');
});

test('002: stack depth enforced', async () => {
    assert.match((await run('def f(): f()\nf()')).error, /RecursionError: maximum recursion depth exceeded/);
    assert.equal((await run('def f(n): return n and f(n - 1)\nresult = f(900)')).return_value, 0);
});

test('002: external functions are callable', async () => {
    const { success, return_value } = await run('content = read_file("test.txt")\nresult = len(content)', { read_file: async () => 'hello world' });
    assert.deepEqual([success, return_value], [true, 11]);
    assert.match((await run('read_file("x")', { read_file: async () => { throw new Error('broken'); } })).error, /RuntimeError: broken$/);
    assert.match((await run('for i in range(10): f()', { f: () => 1 }, { maxCalls: 5 })).error, /^Limit: calls limit reached: limit 5/);
});

test('002: imports are blocked', async () => {
    for (const name of ['os', 'sys', 'json', 'io', 'builtins as b, os', 'numpy', 'importlib', '_io', 'posix', 'hognose']) {
        const { success, error } = await run(`import ${name}`);
        assert.equal(success, false);
        assert.match(error, /ImportError: import of module '\w+' is refused: this sandbox does not allow it$/);
    }
    for (const code of ['__import__("os")', 'from os import path', 'exec("import os")', 'eval("__import__(\'os\')")', '__builtins__.__import__("os")']) assert.match((await run(code)).error, /ImportError: import of module 'os' is refused/);
    assert.match((await run('__loader__.load_module("os")')).error, /ImportError|AttributeError|NameError/);
});

test('002: file I/O is blocked', async () => {
    const { success, error } = await run('\nwith open("test.txt", "w") as f:\n    f.write("hello")\n');
    assert.equal(success, false);
    assert.match(error, /NameError: name 'open' is not defined$/);
    assert.match((await run('__builtins__.open("x")')).error, /AttributeError: .*'open'/);
});

test('002: introspection leads nowhere', async () => {
    const below = (name) => `class A: pass\nclass B(A): pass\nresult = [c.__name__ for c in ${name}.__subclasses__()]`;
    assert.deepEqual([(await run(below('().__class__.__base__'))).return_value, (await run(below('A'))).return_value], [[], ['B']]);
    assert.match((await run('def f(): pass\nresult = f.__globals__["os"]')).error, /KeyError: 'os'$/);
    assert.equal((await run('result = "{0.__class__}".format(1)')).return_value, "<class 'int'>");
    assert.match((await run('result = "{0.__globals__[os]}".format(lambda: 1)')).error, /KeyError: 'os'$/);
    assert.match((await run('read_file.__globals__', { read_file: () => '' })).error, /AttributeError/);
    assert.match((await run('read_file.__self__.constructor', { read_file: () => '' })).error, /AttributeError/);
    assert.match((await run('try: 1/0\nexcept Exception as e: result = e.__traceback__.tb_frame.f_back.f_globals')).error, /AttributeError: 'NoneType' object has no attribute 'f_globals'$/);
    assert.match((await run('(lambda: 0).__code__.replace(co_code=b"\\x00" * 100)()')).error, /ValueError: replace\(\) cannot change co_code: code does what its source says$/);
});

test('002: what crosses back is data: no prototype, no getter, no code of the host', async () => {
    const given = [];
    await run('take({"__proto__": {"polluted": 1}, "constructor": 2, "toString": 3}, __proto__={"polluted": 1})', { take: (...args) => void given.push(...args) });
    assert.equal({}.polluted, undefined);
    for (const one of given) assert.equal(Object.getPrototypeOf(one), Object.prototype);
    assert.deepEqual(Object.keys(given[0]), ['__proto__', 'constructor', 'toString']);
    assert.equal((await run('result = {"__proto__": {"polluted": 1}}')).return_value.polluted, undefined);
    assert.match((await run('take("x" * 20_000_000)', { take: () => 1 })).error, /ValueError/);
    assert.match((await run('result = ["x" * 1000] * 50_000')).error, /^Limit: result: valueBytes limit reached: limit 16777216/);
});

test('002: a result that cannot come out takes neither the output nor the usage with it', async () => {
    for (const [code, wanted] of [['list(range(10**6 + 1))', /^Limit: result: valueItems limit reached/], ['"x" * (17 * 2**20)', /^Limit: result: valueBytes limit reached/], ['nest(10**5)', /nested too deeply/]]) {
        const { success, return_value, stdout, usage, error } = await run(`def nest(n):\n    r = []\n    for i in range(n): r = [r]\n    return r\nprint("worked")\nresult = ${code}`);
        assert.deepEqual([success, return_value, stdout, usage.calls], [false, undefined, 'worked\n', 0]);
        assert.match(error, wanted);
    }
});

test('002: executions share nothing', async () => {
    const executor = new AgentExecutor({ hognose });
    await executor.execute('x = 1\n__builtins__.y = 2', {}, 'a');
    assert.equal((await executor.execute('result = "x" in globals() or hasattr(__builtins__, "y")', {}, 'b')).return_value, false);
    const both = await Promise.all([1, 2].map((n) => executor.execute('result = f()', { f: async () => n }, String(n))));
    assert.deepEqual(both.map((r) => [r.agent_id, r.return_value]), [['1', 1], ['2', 2]]);
});

test('002: no memory leaks during execution', async () => {
    const executor = new AgentExecutor({ hognose });
    const rounds = async (n) => {
        for (let i = 0; i < n; i++) await executor.execute(i % 2 ? 'x = [str(i) for i in range(20_000)]\nresult = len(x)' : '1/0', {}, `agent-${i}`);
        return memoryUsage().rss;
    };
    const before = await rounds(40);
    const after = await rounds(80);
    assert.ok(after - before < 60 * 2 ** 20, `${(after - before) >> 20} MiB more after 80 executions`);
});

test('002: a syntax check runs nothing; options that mean nothing are refused', async () => {
    const executor = new AgentExecutor({ hognose });
    assert.equal(await executor.check('while True: pass'), null);
    assert.match(await executor.check('x = ('), /^Syntax error: /);
    assert.match((await failure(() => new AgentExecutor({ timeout: 3 }))).message, /no option named timeout/);
    assert.match((await failure(() => executor.execute(null))).message, /not a string/);
    assert.match((await executor.execute('1', { 'no name': () => 1 })).error, /not a Python identifier/);
});
