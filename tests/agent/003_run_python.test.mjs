// Document 003, run_python: its schema, the rows of its table, its criteria, and what hostile programs try.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Notebooks, RUN_PYTHON_TOOL, MAX_OUTPUT_BYTES, TIMEOUT_SECONDS, bytesOf, createRunPython, failure, hognose, listTools, readOnlyTools, runPython } from './agent.mjs';

const tool = createRunPython({ hognose });
const run = (code, other = tool) => other.execute({ code });
const REFUSED = (name) => new RegExp(`^Traceback \\(most recent call last\\):\\n  File ".*/script.py", line 1, in <module>\\n(    .*\\n)+PermissionError: import of module '${name}' is refused: `);

test('003: What is 2 ** 32? -> 4294967296', async () => {
    assert.equal(await run('print(2**32)'), '4294967296\n');
    assert.equal(await runPython('print(2**32)'), '4294967296\n');
});

test('003: a script that exceeds its time is killed, and the user told', async () => {
    assert.equal(TIMEOUT_SECONDS, 10);
    const short = createRunPython({ hognose, timeout: 0.5 });
    assert.equal(await run('while True: pass', short), '[Timeout] Script exceeded 0.5 s and was killed.');
    assert.equal(await run('import time\ntime.sleep(1e6)', short), '[Timeout] Script exceeded 0.5 s and was killed.');
    assert.equal(await run('print("so far")\ntry:\n    while True: pass\nexcept BaseException: print("caught")\nfinally: print("no")', short),
        '[Timeout] Script exceeded 0.5 s and was killed.\nso far\n');
    assert.equal(await run('print("goes on")'), 'goes on\n');
});

test('003: imports subprocess -> PermissionError, no crash', async () => {
    assert.match(await run('import subprocess'), REFUSED('subprocess'));
    assert.equal(await run('try:\n    import subprocess\nexcept PermissionError as e: print(type(e).__name__)\nprint("no crash")'), 'PermissionError\nno crash\n');
});

test('003: prints more than 4 KB -> cut with a note, at the border of a character', async () => {
    assert.equal(MAX_OUTPUT_BYTES, 4096);
    const note = '\n… (truncated at 4096 bytes)';
    assert.equal(await run('print("x" * 4095)'), `${'x'.repeat(4095)}\n`);
    assert.equal(await run('print("x" * 4096)'), 'x'.repeat(4096) + note);
    assert.equal(await run('print("x" + "é" * 4000)'), `x${'é'.repeat(2047)}${note}`);
    assert.equal(await run('print("xx" + "😀" * 4000)'), `xx${'😀'.repeat(1023)}${note}`);
    assert.equal(await run('while True: print("y" * 1000)'), `${`${'y'.repeat(1000)}\n`.repeat(5).slice(0, 4096)}${note}`);
    assert.equal(await run('print("x" * 50)', createRunPython({ hognose, maxOutput: 10 })), `${'x'.repeat(10)}\n… (truncated at 10 bytes)`);
});

test('003: raises ZeroDivisionError -> the traceback is there, behind what was printed', async () => {
    assert.equal(await run('import sys\nprint("a")\nprint("b", file=sys.stderr)\n1/0'),
        'a\nb\nTraceback (most recent call last):\n  File "/tmp/run_python/script.py", line 4, in <module>\n    1/0\n    ~^~\nZeroDivisionError: division by zero\n');
    assert.match(await run('x = ('), /SyntaxError: '\(' was never closed\n$/);
});

test('003: writes a file to its directory -> gone after the call', async () => {
    const code = 'import os\nprint(sorted(os.listdir(".")), os.getcwd())\nopen("kept.txt", "w").write("x")\nprint(open("kept.txt").read())';
    for (let i = 0; i < 2; i++) assert.equal(await run(code), "['script.py'] /tmp/run_python\nx\n");
    assert.equal(await run('import tempfile, os\nwith tempfile.TemporaryDirectory() as d: print(os.path.isdir(d))\nprint(os.path.isdir(d), tempfile.gettempdir())'), 'True\nFalse /tmp\n');
});

test('003: no network: no module for it, and no_proxy is set', async () => {
    for (const name of ['socket', 'ssl', 'http.client']) assert.match(await run(`import ${name}`), REFUSED(name));
    assert.match(await run('import urllib.request\nurllib.request.urlopen("http://localhost/")'), /URLError: <urlopen error this sandbox has no network; /);
    assert.equal(await run('import os\nprint(os.environ["no_proxy"], os.environ["NO_PROXY"], os.environ["PATH"])'), '* * /usr/bin:/bin\n');
});

test('003: os.system and the like, shutil and importlib raise PermissionError; what is harmless does not', async () => {
    for (const name of ['system', 'popen', 'execv', 'execve', 'execvp', 'execvpe']) {
        assert.match(await run(`import os\nos.${name}("ls")`), new RegExp(`\nPermissionError: os.${name} is blocked in sandbox\n$`));
    }
    for (const name of ['shutil', 'importlib', 'importlib.util']) assert.match(await run(`import ${name}`), REFUSED(name));
    assert.match(await run('__import__("shutil")'), REFUSED('shutil'));
    assert.match(await run('exec("import shutil")'), /PermissionError: import of module 'shutil' is refused/);
    assert.equal(await run('import json, csv, re, datetime, statistics\nprint("ok")'), 'ok\n');
    assert.match(await run('import numpy'), /ModuleNotFoundError: No module named 'numpy'/);
    assert.match(await run('import json', createRunPython({ hognose, blocked: ['json'] })), REFUSED('json'));
    assert.equal(await run('import shutil\nprint("ok")', createRunPython({ hognose, blocked: [] })), 'ok\n');
});

test('003: calls share nothing', async () => {
    assert.equal(await run('import builtins, os, sys\nbuiltins.x = 1\nos.environ["A"] = "1"\nsys.path.append("p")\ny = 2'), '(no output)');
    assert.equal(await run('import builtins, os, sys\nprint(hasattr(builtins, "x"), "A" in os.environ, "p" in sys.path, "y" in globals())'), 'False False False False\n');
    const many = await Promise.all(Array.from({ length: 5 }, (_, i) => run(`x = ${i}\nprint(x)`)));
    assert.deepEqual(many, ['0\n', '1\n', '2\n', '3\n', '4\n']);
});

test('003: a script may end itself', async () => {
    assert.equal(await run('import sys\nprint("a")\nsys.exit()\nprint("b")'), 'a\n');
    assert.equal(await run('import sys\nsys.exit("bye")'), 'bye\n');
});

test('003: memory and the rest are bounded, in words', async () => {
    const small = createRunPython({ hognose, limits: { memory: 8 * 2 ** 20, steps: 1e6 } });
    assert.match(await run('x = []\nwhile True: x.append([0] * 1000)', small), /^\[Limit\] Script was killed: memory limit reached: /);
    assert.match(await run('for i in range(10**8): pass', small), /^\[Limit\] Script was killed: steps limit reached: /);
    assert.match(await run(`x = "${'y'.repeat(2 ** 20)}"`), /^\[Limit\] Script was killed: source limit reached: /);
    assert.equal(await run('print(1)', small), '1\n');
});

test('003: what is not a call of it is said in the text', async () => {
    for (const [input, wanted] of [[null, 'the arguments are not an object'], [{}, 'code is missing'], [{ code: 3 }, 'code is not a string'],
        [{ code: '', __proto__: null, other: 1 }, 'there is no parameter named other'], [['x'], 'the arguments are not an object']]) {
        assert.equal(await tool.execute(input), `[Error] ${wanted}`);
    }
    assert.equal(await run(''), '(no output)');
    assert.match(await run('print("a")\0'), /SyntaxError/);
    assert.match((await failure(() => createRunPython({ timeouts: 3 }))).message, /there is no option named timeouts/);
    assert.match((await failure(() => createRunPython({ timeout: 'x' }))).message, /timeout is not a number/);
    assert.match((await failure(() => createRunPython({ timeout: 0 }))).message, /timeout is 0/);
});

test('003: the schema is that of the document', () => {
    assert.deepEqual(RUN_PYTHON_TOOL.input_schema, {
        type: 'object', properties: { code: { type: 'string', description: 'Python source code to execute.' } }, required: ['code'],
    });
    assert.equal(RUN_PYTHON_TOOL.name, 'run_python');
    assert.match(RUN_PYTHON_TOOL.description, /Returns stdout \+ stderr \(max 4 KB\)\. No network, no persistent files, 10 s time limit\./);
    assert.deepEqual([tool.name, tool.description, tool.parameters], [RUN_PYTHON_TOOL.name, RUN_PYTHON_TOOL.description, RUN_PYTHON_TOOL.input_schema]);
});

test('003: /tools lists it in one line; who is to change nothing does not get it', () => {
    const web = { name: 'a_search', description: 'Search\n the web. With more words.', parameters: {}, readOnly: true };
    assert.equal(listTools([tool, web]), 'a_search - Search the web.\nrun_python - Write and execute a Python 3 snippet in a sandbox.');
    assert.deepEqual(readOnlyTools([tool, web]), [web]);
});

test('003: the host may serve functions and directories', async () => {
    const directory = { mode: 'read', stat: (path) => (path === 'a.txt' ? { kind: 'file', size: 2 } : path ? null : { kind: 'dir' }), list: () => [['a.txt', 'file']], read: () => new Uint8Array([104, 105]) };
    const more = createRunPython({ hognose, functions: { twice: async (x) => 2 * x }, files: { '/data': directory, '/etc/own.txt': 'mine' } });
    assert.equal(await run('print(twice(4), open("/data/a.txt").read(), open("/etc/own.txt").read())', more), '8 hi mine\n');
});

// ---- phase C ----

test('003 phase C: a conversation that fills its memory hurts no other', async () => {
    const books = new Notebooks({ hognose, live: 1, limits: { memory: 16 * 2 ** 20 } });
    assert.match((await books.execute('a', 'x = []\nwhile True: x.append("b" * 100_000 + str(len(x)))')).error, /^memory limit reached/);
    assert.deepEqual((await books.execute('b', '1')).outputs, [{ 'text/plain': '1' }]);
    assert.deepEqual((await books.execute('a', 'len(x) > 50')).outputs, [{ 'text/plain': 'True' }]);
});

test('003 phase C: a conversation keeps its state, and others do not see it', async () => {
    const books = new Notebooks({ hognose });
    await books.execute('ann', 'x = 40\ndef f(): return x + 2');
    assert.deepEqual(await books.execute('ann', 'print("hi")\nf()'), { execution_count: 2, text: 'hi\n', outputs: [{ 'text/plain': '42' }], error: null });
    const other = await books.execute('bob', 'x');
    assert.deepEqual([other.error, other.execution_count, other.outputs], ["NameError: name 'x' is not defined", 1, []]);
    assert.match(other.text, /File "<cell 1>", line 1, in <module>\n    x\nNameError/);
    assert.equal((await books.execute('ann', '_ + 1')).outputs[0]['text/plain'], '43');
    await books.forget('ann');
    assert.equal((await books.execute('ann', 'x')).error, "NameError: name 'x' is not defined");
});

test('003 phase C: display() and the last value leave as MIME bundles', async () => {
    const books = new Notebooks({ hognose });
    const code = `
class All:
    def __repr__(self): return 'All()'
    def _repr_html_(self): return '<b>all</b>'
    def _repr_svg_(self): return '<svg/>'
    def _repr_markdown_(self): return '**all**'
class Own:
    def __repr__(self): return 'Own()'
    def _repr_mimebundle_(self, include=None, exclude=None): return {'application/vnd.own+json': '{}', 'text/html': '<i>own</i>'}, {}
class Broken:
    def _repr_html_(self): raise ValueError('no')
    def __repr__(self): return 1/0
display(All(), 1.0)
display(Broken())
Own()`;
    const { outputs, error } = await books.execute('a', code);
    assert.equal(error, null);
    assert.deepEqual(outputs, [
        { 'text/plain': 'All()', 'text/html': '<b>all</b>', 'image/svg+xml': '<svg/>', 'text/markdown': '**all**' }, { 'text/plain': '1.0' },
        { 'text/plain': '<Broken object: repr() raised ZeroDivisionError>' }, { 'text/plain': 'Own()', 'text/html': '<i>own</i>', 'application/vnd.own+json': '{}' },
    ]);
});

test('003 phase C: _repr_mimebundle_ is called as IPython does, and may give JSON, bytes and its own plain text', async () => {
    const books = new Notebooks({ hognose });
    const bundle = async (method) => (await books.execute('a', `class B:\n    def __repr__(self): return "B()"\n    ${method}\ndisplay(B())\nB()`)).outputs;
    for (const parameters of ['self, include, exclude', 'self, include=None, exclude=None', 'self, **more', 'self, *, include, exclude', 'self', 'self, *more']) {
        const wanted = { 'text/plain': 'B()', 'text/latex': '$x$' };
        assert.deepEqual(await bundle(`def _repr_mimebundle_(${parameters}): return {"text/latex": "$x$"}`), [wanted, wanted], parameters);
    }
    const forms = { 'text/plain': 'own', 'application/vnd.vegalite.v5+json': '{"mark": "bar", "n": [1, null]}', 'image/png': 'iVA=' };
    const given = '{"text/plain": "own", "application/vnd.vegalite.v5+json": {"mark": "bar", "n": [1, None]}, "image/png": b"\\x89P", "application/json": {1, 2}, "a/b": 3}';
    assert.deepEqual(await bundle(`def _repr_mimebundle_(self, **k): return ${given}`), [forms, forms]);
});

test('003 phase C: lists of dicts are tables', async () => {
    const books = new Notebooks({ hognose });
    const { outputs } = await books.execute('a', '[{"name": "<ann>", "age": 30.0}, {"name": "bob", "tall": True}]');
    assert.deepEqual(outputs, [{
        'text/plain': "[{'name': '<ann>', 'age': 30.0}, {'name': 'bob', 'tall': True}]",
        'text/html': '<table><tr><th>name</th><th>age</th><th>tall</th></tr><tr><td>&lt;ann&gt;</td><td>30.0</td><td></td></tr><tr><td>bob</td><td></td><td>True</td></tr></table>',
    }]);
    const long = (await books.execute('a', '[{"n": i} for i in range(1500)]')).outputs[0]['text/html'];
    assert.match(long, /<td>999<\/td><\/tr><tr><td colspan="1">500 rows more<\/td><\/tr><\/table>$/);
});

test('003 phase C: sessions that do not fit in memory become snapshots, and go on', async () => {
    const books = new Notebooks({ hognose, live: 1, conversations: 3 });
    for (const id of ['a', 'b', 'c']) await books.execute(id, `name = "${id}"\nit = iter(range(5))\nnext(it)`);
    for (const id of ['a', 'b', 'c']) assert.equal((await books.execute(id, 'display(name)\n[name, next(it)]')).outputs.map((o) => o['text/plain']).join(), `'${id}',['${id}', 1]`);
    const bytes = await books.checkpoint('b');
    await books.execute('d', '1');
    assert.deepEqual(books.ids, ['b', 'c', 'd']);
    const elsewhere = new Notebooks({ hognose });
    await elsewhere.restore('z', bytes);
    assert.equal((await elsewhere.execute('z', 'display(name)\nnext(it)')).outputs.map((o) => o['text/plain']).join(), "'b',2");
    assert.equal(await elsewhere.checkpoint('nobody'), undefined);
});

test('003 phase C: sessions become snapshots in pieces, also while others run', async (t) => {
    const { constructor } = hognose.sandbox();
    for (const method of ['dump', 'fork']) t.mock.method(constructor.prototype, method, () => assert.fail(`${method}() blocks the event loop`));
    const books = new Notebooks({ hognose, live: 2 });
    const ids = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(ids.map((id) => books.execute(id, `name = "${id}"`)));
    for (let i = 0; i < 3; i++) {
        const shown = await Promise.all(ids.map((id) => books.execute(id, 'name')));
        assert.deepEqual(shown.map(({ outputs: [output] }) => output['text/plain']), ids.map((id) => `'${id}'`));
    }
});

test('003 phase C: cells of one conversation wait for one another; a limit ends one cell', async () => {
    const books = new Notebooks({ hognose, timeout: 2 });
    const [one, two, three] = await Promise.all([books.execute('a', 'x = 1\nwhile True: pass'), books.execute('a', 'x += 1'), books.execute('a', 'x')]);
    assert.match(one.error, /^(time|wall) limit reached/);
    assert.equal(one.text, '[Timeout] Script exceeded 2 s and was killed.');
    assert.deepEqual([two.error, three.outputs], [null, [{ 'text/plain': '2' }]]);
});

test('003 phase C: what hostile cells hand over is bounded, and hurts their own session alone', async () => {
    const books = new Notebooks({ hognose, maxDisplay: 1000 });
    assert.match((await books.execute('a', 'for i in range(101): display(i)')).error, /^ValueError: a cell displays at most 100 objects$/);
    const huge = await books.execute('a', 'class H:\n    def _repr_html_(self): return "x" * 5000\n    def __repr__(self): return "h"\nH()');
    assert.deepEqual(huge.outputs, [{ 'text/plain': 'h' }]);
    const lies = await books.execute('a', 'class L:\n    def _repr_mimebundle_(self, **k): return {"no mime": "x", 3: "y", "text/html": 4, "__proto__": "z", "a/b": "ok"}\n    def __repr__(self): return "l"\nL()');
    assert.deepEqual(lies.outputs, [{ 'a/b': 'ok', 'text/plain': 'l' }]);
    const broken = await books.execute('a', 'import builtins, sys\nsys.modules["hognose_display"] = None\ndel builtins.__import__\n5');
    assert.deepEqual(broken.outputs, [{ 'text/plain': '5' }]);
    assert.equal((await books.execute('b', '5')).outputs.length, 1);
    for (const id of ['', 'x'.repeat(257), 3, null]) for (const act of [() => books.execute(id, '1'), () => books.restore(id, new Uint8Array(3))]) assert.match((await act().catch((error) => error)).message, /a conversation's id/);
    const ids = books.ids;
    assert.equal((await books.restore('forged', new Uint8Array(3)).catch((error) => error)).name, 'SnapshotError');
    assert.deepEqual(books.ids, ids, 'no conversation comes of it');
    assert.match((await failure(() => books.execute('a', 3))).message, /not a string/);
    assert.match((await failure(() => books.tool('a').execute({ cod: '1' }))).message, /no parameter named cod/);
    assert.equal((await books.tool('q').execute({ code: '6 * 7' })).outputs[0]['text/plain'], '42');
    assert.ok(bytesOf((await books.execute('q', 'print("é" * 9000)')).text) <= 4096 + 40);
});
