// What a sandbox remembers from run to run, and what its runs give.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DisposedError, HognoseError, PythonError, PythonSyntaxError, failure, hognose } from './package.mjs';

test('a run gives value, output and use', () => {
    const sandbox = hognose.sandbox();
    const { value, stdout, stderr, usage } = sandbox.runSync('print("hello")\n6 * 7');
    assert.equal(value, 42);
    assert.equal(stdout, 'hello\n');
    assert.equal(stderr, '');
    assert.ok(usage.steps > 0 && usage.memory > 0 && usage.peakMemory >= usage.memory);
    assert.equal(usage.output, 6);
    assert.equal(usage.calls, 0);
});

test('a program is a text, or the bytes of a file in its encoding', async () => {
    const sandbox = hognose.sandbox();
    const file = (text, encoding = 'latin1') => new Uint8Array(Buffer.from(text, encoding));
    assert.equal(sandbox.runSync(file('x = "é"\nx', 'utf8')).value, 'é');
    assert.equal((await sandbox.run(file('# coding: latin-1\nx = "é"\nx', 'latin1'))).value, 'é');
    assert.equal((await sandbox.run(file('# coding: iso-8859-5\n__file__ + "\xb0"'), { filename: 'a.py' })).value, 'a.pyА');
    assert.deepEqual(await sandbox.start(file('x = "\ufeff"', 'utf8')).value, undefined);
    const { type, text } = await failure(() => sandbox.run(file('1\nx = "é"')));
    const reason = 'but no encoding declared; see https://peps.python.org/pep-0263/ for details';
    assert.deepEqual([type, text], ['SyntaxError', `Non-UTF-8 code starting with '\\xe9' on line 2, ${reason} (<python>, line 2)`]);
    assert.equal((await failure(() => sandbox.run(file('# coding: klingon\n"é"')))).text, 'unknown encoding: klingon (<python>, line 0)');
    const waiting = hognose.sandbox({ functions: ['ask'] });
    const step = waiting.start(file('# coding: latin-1\nx = "é" + ask()\nx'));
    assert.deepEqual(hognose.restore(waiting.dump(), { functions: ['ask'] }).step.resume('!').value, 'é!');
    step.abandon?.();
});

test('the same program takes the same steps', () => {
    const steps = () => hognose.sandbox().runSync('sum([i * i for i in range(1000)])').usage.steps;
    assert.equal(steps(), steps());
});

test('a run without a last expression has no value, which is not None', async () => {
    const sandbox = hognose.sandbox({ functions: ['ask'] });
    assert.equal(sandbox.runSync('x = 1').value, undefined);
    assert.equal(sandbox.runSync('').value, undefined);
    assert.equal((await sandbox.run('if x: 5')).value, undefined);
    assert.equal(sandbox.runSync('None').value, null);
    assert.equal((await sandbox.run('print()')).value, null);
    for (const [code, value] of [['ask()', null], ['x = ask()', undefined]]) {
        const step = sandbox.start(code);
        assert.equal(hognose.restore(step.dump()).step.resume(null).value, value);
        assert.equal(step.resume(null).value, value);
    }
});

test('variables, functions, classes and generators persist', () => {
    const sandbox = hognose.sandbox();
    sandbox.runSync('n = 1\ndef double(x): return 2 * x\nclass P:\n    def __init__(self, x): self.x = x\np = P(5)');
    sandbox.runSync('def count():\n    i = 0\n    while True:\n        i += 1\n        yield i\ng = count(); next(g)');
    assert.equal(sandbox.runSync('double(n) + p.x + next(g)').value, 9);
    assert.equal(sandbox.runSync('next(g)').value, 3);
});

test('an error leaves what the run had assigned', async () => {
    const sandbox = hognose.sandbox();
    assert.equal((await failure(() => sandbox.runSync('a = 1\nb = a / 0\nc = 2'))).type, 'ZeroDivisionError');
    assert.deepEqual(sandbox.names(), ['a']);
    assert.equal(sandbox.runSync('a').value, 1);
});

test('variables are set, read, listed and deleted', () => {
    const sandbox = hognose.sandbox();
    sandbox.set('x', [1, 2]);
    assert.deepEqual(sandbox.get('x'), [1, 2]);
    assert.equal(sandbox.get('nothing'), undefined);
    sandbox.runSync('y = x + [3]');
    assert.deepEqual(sandbox.names(), ['x', 'y']);
    assert.equal(sandbox.delete('x'), true);
    assert.equal(sandbox.delete('x'), false);
    assert.deepEqual(sandbox.names(), ['y']);
});

test('reset forgets what programs did, not what the host gave', () => {
    const sandbox = hognose.sandbox({ functions: { one: () => 1 }, limits: { calls: 1 } });
    sandbox.runSync('x = one()');
    sandbox.reset();
    assert.deepEqual(sandbox.names(), []);
    assert.equal(sandbox.runSync('one()').value, 1);
    assert.throws(() => sandbox.runSync('one() + one()'), { name: 'LimitError', kind: 'calls' });
});

test('an uncaught exception has type, text, traceback and frames', async () => {
    const sandbox = hognose.sandbox();
    const error = await failure(() =>
        sandbox.runSync('print("before")\ndef f(x):\n    return {}[x]\nf("k")', { filename: 'job.py' }));
    assert.ok(error instanceof PythonError && error instanceof HognoseError);
    assert.equal(error.type, 'KeyError');
    assert.equal(error.text, "'k'");
    assert.equal(error.message, "KeyError: 'k'");
    assert.deepEqual(error.frames, [
        { file: 'job.py', name: '<module>', line: 4, column: 1, endLine: 4, endColumn: 7 },
        { file: 'job.py', name: 'f', line: 3, column: 12, endLine: 3, endColumn: 17 },
    ]);
    assert.match(error.traceback, /^Traceback \(most recent call last\):\n {2}File "job.py", line 4, in <module>\n/);
    assert.equal(error.stdout, 'before\n');
    assert.equal(error.exitCode, null);
});

test('sys.exit gives its code', async () => {
    const sandbox = hognose.sandbox();
    const error = await failure(() => sandbox.runSync('raise SystemExit(3)'));
    assert.equal(error.type, 'SystemExit');
    assert.equal(error.exitCode, 3);
});

test('a syntax error has its line, from runs and from check', async () => {
    const sandbox = hognose.sandbox();
    const error = await failure(() => sandbox.runSync('x = 1\nx = = 2'));
    assert.ok(error instanceof PythonSyntaxError);
    assert.equal(error.line, 2);
    assert.equal(error.text, 'invalid syntax (<python>, line 2)');
    const found = sandbox.check('def f(:\n  pass', { filename: 'a.py' });
    assert.ok(found instanceof PythonSyntaxError);
    assert.equal(found.file, 'a.py');
    assert.equal(sandbox.check('x = 1'), null);
    assert.deepEqual(sandbox.names(), []);
});

test('print streams as it happens', async () => {
    const seen = [];
    const sandbox = hognose.sandbox({
        onPrint: (stream, text) => seen.push([stream, text]),
        functions: { mark: () => seen.push('mark') && undefined },
    });
    sandbox.runSync('print("a"); mark(); print("b")');
    const at = seen.indexOf('mark');
    const text = (part) => part.map(([, t]) => t).join('');
    assert.equal(text(seen.slice(0, at)), 'a\n');
    assert.equal(text(seen.slice(at + 1)), 'b\n');
});

test('an onPrint that throws ends the run with its error', async () => {
    const sandbox = hognose.sandbox({ onPrint() { throw new Error('no paper'); } });
    assert.equal((await failure(() => sandbox.runSync('print("x")\nwhile True: pass'))).message, 'no paper');
    assert.equal(sandbox.runSync('1 + 1').value, 2);
});

test('modules of the host can be imported, others not', async () => {
    const sandbox = hognose.sandbox({ modules: { sources: { helpers: 'def twice(x):\n    return 2 * x\n' } } });
    assert.equal(sandbox.runSync('import helpers\nhelpers.twice(4)').value, 8);
    const error = await failure(() => sandbox.runSync('import not_there'));
    assert.equal(error.message, "ModuleNotFoundError: No module named 'not_there'");
});

test('the clock is the host\'s', () => {
    const sandbox = hognose.sandbox({ clock: { now: () => 1_000_000_000_500, monotonic: () => 5 } });
    assert.equal(sandbox.runSync('import time\ntime.time()').value, 1_000_000_000.5);
});

test('a disposed sandbox says so', async () => {
    const sandbox = hognose.sandbox();
    sandbox.dispose();
    sandbox.dispose();
    assert.ok((await failure(() => sandbox.runSync('1'))) instanceof DisposedError);
    assert.ok((await failure(() => sandbox.run('1'))) instanceof DisposedError);
    assert.ok((await failure(() => sandbox.get('x'))) instanceof DisposedError);
});

test('wrong options are named', async () => {
    assert.throws(() => hognose.sandbox({ limits: { speed: 1 } }), /there is no limit named speed/);
    assert.throws(() => hognose.sandbox({ limits: { steps: 'many' } }), /limits.steps: many is not an amount/);
    assert.throws(() => hognose.sandbox({ functions: { 'a b': () => 1 } }), /"a b" is not a Python identifier/);
});

test('functions of atexit end each run, pause as others do, and are not called after a limit', () => {
    const sandbox = hognose.sandbox({ functions: ['ask'] });
    const program = 'import atexit\natexit.register(lambda: print(ask()))\n';
    for (const [end, value] of [['6 * 7', 42], ['x = 1', undefined]]) {
        const step = sandbox.start(program + end);
        const { step: again } = hognose.restore(step.dump());
        for (const one of [again, step]) {
            const result = one.resume('asked');
            assert.deepEqual([result.value, result.stdout], [value, 'asked\n']);
        }
    }
    const failing = sandbox.start(program + '[].pop()');
    assert.throws(() => failing.resume(5), (error) => error instanceof PythonError && error.stdout === '5\n' && error.frames.length === 1);
    assert.equal(sandbox.runSync('1').stdout, '');
    assert.throws(() => sandbox.runSync('atexit.register(print, "late")\nwhile True: pass', { limits: { steps: 9999 } }), HognoseError);
    assert.equal(sandbox.runSync('2').stdout, 'late\n');
});
