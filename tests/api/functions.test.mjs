// Host functions: at once, by promises, by hand; and what they do wrong.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HognoseError, PythonError, failure, hognose } from './package.mjs';

const later = (value, ms = 1) => new Promise((resolve) => setTimeout(resolve, ms, value));

// AbortSignal.timeout does not keep Node alive.
const abortIn = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort('enough'), ms);
    return controller.signal;
};

test('a function answers at once', () => {
    const sandbox = hognose.sandbox({ functions: { add: (a, b) => a + b, nothing() {} } });
    assert.equal(sandbox.runSync('add(2, add(3, 4))').value, 9);
    assert.equal(sandbox.runSync('nothing() is None').value, true);
    assert.equal(sandbox.usage.calls, 1);
});

test('keyword arguments come in an object behind the others', () => {
    const seen = [];
    const sandbox = hognose.sandbox({ functions: { f: (...args) => void seen.push(args) } });
    sandbox.runSync('f(1, [2], x=3, y="z")\nf(x=1)\nf()');
    assert.deepEqual(seen, [[1, [2], { x: 3, y: 'z' }], [{ x: 1 }], []]);
});

test('functions are called from everywhere in a program', () => {
    const sandbox = hognose.sandbox({ functions: { key: (x) => 10 - x, one: () => 1 }, limits: { calls: 100 } });
    assert.deepEqual(sandbox.runSync('sorted([1, 3, 2], key=key)').value, [3, 2, 1]);
    assert.deepEqual(sandbox.runSync('[key(i) for i in range(3)]').value, [10, 9, 8]);
    assert.equal(sandbox.runSync('class A:\n    def __eq__(self, o): return one() == 1\nA() == 5').value, true);
    assert.equal(sandbox.runSync('class B:\n    def __repr__(self): return str(one())\nrepr([B()])').value, '[1]');
});

test('an error becomes the Python exception of its name', () => {
    const fail = { value: Object.assign(new Error('no'), { name: 'ValueError' }), type: new TypeError('t'), plain: new Error('p'), range: new RangeError('r'), text: 'just text' };
    const sandbox = hognose.sandbox({ functions: { fail: (which) => { throw fail[which]; } } });
    const caught = (which) => sandbox.runSync(`try:\n    fail("${which}")\nexcept Exception as e:\n    r = repr(e)\nr`).value;
    assert.equal(caught('value'), "ValueError('no')");
    assert.equal(caught('type'), "TypeError('t')");
    assert.equal(caught('plain'), "RuntimeError('p')");
    assert.equal(caught('range'), "RangeError('r')");
    assert.equal(caught('text'), "RuntimeError('just text')");
});

test('an error that is not caught is a PythonError', async () => {
    const sandbox = hognose.sandbox({ functions: { fail() { throw new TypeError('t'); } } });
    const error = await failure(() => sandbox.runSync('fail()'));
    assert.ok(error instanceof PythonError);
    assert.equal(error.message, 'TypeError: t');
});

test('a result without a Python form is a TypeError inside', () => {
    const sandbox = hognose.sandbox({ functions: { f: () => ({ a: [() => 1] }) } });
    const code = 'try:\n    f()\nexcept TypeError as e:\n    r = str(e)\nr';
    assert.equal(sandbox.runSync(code).value, 'a function has no Python form: at the result of f().a[0]');
});

test('an argument that contains itself comes out as it is, and goes in again', () => {
    const sandbox = hognose.sandbox({ functions: { f: (_, { k }) => k[0] === k && { back: k } } });
    assert.equal(sandbox.runSync('a = []\na.append(a)\nb = f(1, {"k": a})["back"]\nb[0] is b and len(b) == 1').value, true);
});

test('run awaits promises', async () => {
    const sandbox = hognose.sandbox({ functions: { fetch: (x) => later(x * 2), add: (a, b) => a + b } });
    const { value } = await sandbox.run('total = 0\nfor i in range(5):\n    total = add(total, fetch(i))\ntotal');
    assert.equal(value, 20);
});

test('run awaits a promise in the middle of a sort', async () => {
    const sandbox = hognose.sandbox({ functions: { key: async (x) => -x } });
    assert.deepEqual((await sandbox.run('sorted([1, 3, 2], key=key)')).value, [3, 2, 1]);
});

test('a rejection is an exception inside', async () => {
    const sandbox = hognose.sandbox({ functions: { f: async () => { throw new TypeError('late'); } } });
    assert.equal((await sandbox.run('try:\n    f()\nexcept TypeError as e:\n    r = str(e)\nr')).value, 'late');
});

test('runSync with an asynchronous function is a clear error', async () => {
    const sandbox = hognose.sandbox({ functions: { f: async () => { throw new Error('unseen'); } } });
    const error = await failure(() => sandbox.runSync('f()'));
    assert.equal(error.message, 'f() is asynchronous: use run() instead of runSync()');
    assert.equal(sandbox.runSync('1 + 1').value, 2);
});

test('a function without a handler needs start', async () => {
    const sandbox = hognose.sandbox({ functions: ['f'] });
    await assert.rejects(() => sandbox.run('f()'), /no handler serves f\(\)/);
});

test('steps by hand', () => {
    const sandbox = hognose.sandbox({ functions: { ask: null, add: (a, b) => a + b } });
    let step = sandbox.start('x = ask("name", size=2)\ntry:\n    ask(x)\nexcept KeyError as e:\n    y = e.args\nadd(1, 2), y');
    assert.equal(step.kind, 'call');
    assert.deepEqual([step.name, step.args, step.kwargs], ['ask', ['name'], { size: 2 }]);
    const first = step;
    step = step.resume({ a: 1 });
    assert.deepEqual(step.args, [{ a: 1 }]);
    assert.throws(() => first.resume(1), /this step is over/);
    assert.throws(() => sandbox.runSync('1'), /another run is under way/);
    step = step.raise('KeyError', 'gone');
    assert.equal(step.kind, 'complete');
    assert.deepEqual([...step.value], [3, ['gone']].map((v, i) => (i ? step.value[1] : v)));
    assert.deepEqual([...step.value[1]], ['gone']);
});

test('a run that is given up leaves its variables', () => {
    const sandbox = hognose.sandbox({ functions: ['ask'] });
    sandbox.start('x = 1\ny = ask()').abandon();
    assert.deepEqual(sandbox.names(), ['x']);
    assert.equal(sandbox.runSync('x + 1').value, 2);
});

test('a function that uses its sandbox meanwhile is refused', async () => {
    const seen = [];
    const sandbox = hognose.sandbox({
        functions: {
            again: () => sandbox.runSync('1'),
            dispose: () => sandbox.dispose(),
            read: () => sandbox.get('x'),
        },
    });
    for (const name of ['again', 'dispose', 'read']) {
        const error = await failure(() => sandbox.runSync(`${name}()`));
        assert.equal(error.type, 'RuntimeError');
        seen.push(error.text.slice(0, 23));
    }
    assert.deepEqual(new Set(seen), new Set(['the sandbox is running:']));
    assert.equal(sandbox.runSync('1 + 1').value, 2);
});

test('disposal while a run waits ends it', async () => {
    const sandbox = hognose.sandbox({ functions: { f: () => later(1, 5) } });
    const run = sandbox.run('f()');
    sandbox.dispose();
    await assert.rejects(run, { name: 'DisposedError' });
});

test('abort while a run waits, and in a tight loop', async () => {
    const sandbox = hognose.sandbox({ functions: { never: () => new Promise(() => {}) }, limits: { time: 60_000 } });
    for (const code of ['never()', 'while True: pass']) {
        const error = await failure(() => sandbox.run(`x = 1\n${code}`, { signal: abortIn(20) }));
        assert.equal(error.name, 'LimitError');
        assert.equal(error.kind, 'cancelled');
        assert.equal(error.cause, 'enough');
        assert.equal(sandbox.runSync('x + 1').value, 2);
    }
    const aborted = await failure(() => sandbox.run('1', { signal: AbortSignal.abort() }));
    assert.equal(aborted.kind, 'cancelled');
});

test('run lets the event loop run', async () => {
    const sandbox = hognose.sandbox({ limits: { time: 60_000 } });
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    await sandbox.run('for i in range(1_000_000): pass');
    clearInterval(timer);
    assert.ok(ticks > 0);
});

test('two sandboxes interleaved never see each other', async () => {
    const make = (name) => hognose.sandbox({ functions: { who: async () => { await later(0, 1); return name; } } });
    const sandboxes = ['a', 'b', 'c'].map(make);
    const results = await Promise.all(
        sandboxes.map((s, i) => s.run(`mine = ${i}\nr = []\nfor k in range(10):\n    r.append((who(), mine))\n    mine += 10\nr`)));
    results.forEach(({ value }, i) =>
        assert.deepEqual(value.map((v) => [...v]), Array.from({ length: 10 }, (_, k) => ['abc'[i], i + 10 * k])));
});

test('a host error in a nested sandbox passes through', async () => {
    const inner = hognose.sandbox();
    const outer = hognose.sandbox({ functions: { evaluate: (code) => inner.runSync(code).value } });
    assert.equal(outer.runSync('evaluate("20 + 1") * 2').value, 42);
    const error = await failure(() => outer.runSync('evaluate("1 / 0")'));
    assert.equal(error.type, 'ZeroDivisionError');
    assert.ok(error instanceof HognoseError);
});

test('await works on every host function', async () => {
    const functions = { add: (a, b) => a + b, fetch: (x) => later(x * 2), both: { handler: (x) => later(x), awaitable: true }, fail: async () => { throw new RangeError('r'); } };
    const sandbox = hognose.sandbox({ functions });
    assert.equal((await sandbox.run('await add(1, await fetch(2)) + fetch(3) + await both(4)')).value, 15);
    assert.equal((await sandbox.run('a = both(1)\nb = both(2)\n[await b, await a, await a]')).value.join(), '2,1,1');
    assert.equal((await sandbox.run('async def f(x):\n    return await fetch(x) + await add(x, 1)\nawait f(5)')).value, 16);
    assert.match((await sandbox.run('try:\n    await fail()\nexcept ValueError as e:\n    r = str(e)\nr')).value, /r/);
    assert.equal(sandbox.runSync('await add(1, 2)', { topLevelAwait: true }).value, 3);
    assert.equal((await sandbox.run('[await fetch(i) for i in range(3)]')).value.join(), '0,2,4');
});

test('an await that nothing serves is an error inside', async () => {
    const sandbox = hognose.sandbox({ functions: { forever: { handler: () => later(1), awaitable: true } } });
    const odd = 'class Odd:\n    def __await__(self):\n        yield 5\n        return 6\n';
    const error = await failure(() => sandbox.run(`${odd}await Odd()`));
    assert.equal(error.message, 'RuntimeError: Task got bad yield: 5');
    assert.equal((await sandbox.run(`${odd}try:\n    x = await Odd()\nexcept RuntimeError:\n    x = await forever()\nx`)).value, 1);
    assert.equal((await sandbox.run('class Bare:\n    def __await__(self):\n        yield\n        return 7\nawait Bare()')).value, 7);
});

test('using an answer before it is awaited names await', async () => {
    const sandbox = hognose.sandbox({ functions: { ask: { handler: async () => ({ a: 1 }), awaitable: true } } });
    for (const [code, message] of [
        ["x['a']", "TypeError: 'HostFuture' object is not subscriptable; did you forget 'await'?"],
        ['x.a', "AttributeError: 'HostFuture' object has no attribute 'a'; did you forget 'await'?"],
        ['[y for y in x]', "TypeError: 'HostFuture' object is not iterable; did you forget 'await'?"],
    ]) assert.equal((await failure(() => sandbox.run(`x = ask()\n${code}`))).message, message);
    assert.equal((await sandbox.run("x = ask()\nbool(x) and hasattr(x, '__await__') and not hasattr(x, 'a') and (await x)['a']")).value, 1);
});

test('by hand a call is answered, put off, and settled later', async () => {
    const code = 'a = ask(1)\nb = ask(2, k=3)\n[await a, await b, await now(3), now(4)]';
    const sandbox = hognose.sandbox({ functions: { ask: { awaitable: true }, now: null } });
    const first = sandbox.start(code);
    assert.deepEqual([first.kind, first.name, first.args], ['call', 'ask', [1]]);
    const second = first.defer();
    assert.deepEqual([second.kind, second.args, second.kwargs], ['call', [2], { k: 3 }]);
    let step = second.defer();
    assert.equal(step.kind, 'waiting');
    assert.deepEqual(step.calls.map(({ id, name, args, kwargs }) => [id, name, args, kwargs]), [[first.id, 'ask', [1], {}], [second.id, 'ask', [2], { k: 3 }]]);
    const dump = step.dump();
    const finish = (waiting) => {
        let s = waiting.settle(second.id, { value: 'two' });
        assert.equal(s.kind, 'waiting');
        s = s.settle(first.id, { value: 'one' });
        assert.deepEqual([s.kind, s.name, s.args], ['call', 'now', [3]]);
        assert.equal(hognose.restore(s.dump()).step.resume('x').kind, 'call');
        return s.resume('three').resume('four').value;
    };
    assert.deepEqual(finish(step), ['one', 'two', 'three', 'four']);
    assert.deepEqual(finish(hognose.restore(dump).step), ['one', 'two', 'three', 'four']);
    step = sandbox.start('try:\n    await now(1)\nexcept KeyError as e:\n    r = repr(e)\nr').raise('KeyError', 'k');
    assert.equal(step.value, "KeyError('k')");
    step = sandbox.start('f = now(1)\nrepr(f)').defer();
    assert.equal(step.value, '<host call pending>');
    assert.match((await failure(() => first.defer())).message, /this step is over/);
});

test('a function can be declared later', async () => {
    const sandbox = hognose.sandbox({ functions: { one: () => 1 } });
    sandbox.declare('two', { handler: (x = 2) => x, signature: '(x=2)' });
    const [fork, again] = [sandbox.fork(), hognose.restore(sandbox.dump(), { functions: { one: () => 1, two: () => 2 } })];
    for (const one of [sandbox, fork, again]) assert.equal(one.runSync('one() + two()').value, 3);
    sandbox.reset();
    assert.equal(sandbox.runSync('two(5)').value, 5);
    assert.deepEqual(sandbox.validate('two(y=3)').map((f) => f.kind), ['call']);
    sandbox.declare('one', null);
    const step = sandbox.start('one()');
    assert.match((await failure(() => sandbox.declare('three', () => 3))).message, /another run is under way/);
    assert.equal(step.resume(7).value, 7);
    for (const [name, given, wanted] of [['a b', () => 1, /not a Python identifier/], ['f', 3, /functions.f: 3/], [3, () => 1, /^name: 3/], ['f', { handler: 1 }, /not a function/]]) {
        assert.match((await failure(() => sandbox.declare(name, given))).message, wanted);
    }
});

test('sys.stdin reads the lines that the host gives to input()', async () => {
    const asked = (lines) => ({ input: () => lines.shift() ?? null });
    const sandbox = hognose.sandbox({ functions: asked(['ab', 'cd', 'ef', '', 'gh']) });
    const code = `import sys
print(repr(input()), repr(sys.stdin.readline(1)), repr(sys.stdin.readline()), repr(sys.stdin.read(2)), repr(sys.stdin.read(0)))
for line in sys.stdin: print(repr(line))
print(repr(sys.stdin.read()), sys.stdin.readlines(), repr(sys.stdin.readline()))`;
    assert.equal((await sandbox.run(code)).stdout, "'ab' 'c' 'd\\n' 'ef' ''\n'\\n'\n'\\n'\n'gh\\n'\n'' [] ''\n");
    assert.equal(hognose.sandbox().runSync('import sys; sys.stdin.read() + sys.stdin.readline()').value, '');
});

test('a line of sys.stdin that was read in part is there after a snapshot', () => {
    const first = hognose.sandbox({ functions: { input: () => 'abc' } });
    first.runSync('import sys; sys.stdin.read(1)');
    const second = hognose.restore(first.dump(), { functions: { input: () => null } });
    assert.equal(second.runSync('sys.stdin.read()').value, 'bc\n');
});

test('an input() that returns null is the end', async () => {
    for (const end of [null, undefined]) {
        const given = ['one'];
        const input = () => (given.length ? given.shift() : end);
        const sandbox = hognose.sandbox({ functions: { input } });
        assert.equal(sandbox.runSync('input("? ")').value, 'one');
        for (const call of ['input()', 'input("? ")']) {
            const error = await failure(() => sandbox.runSync(call));
            assert.equal(error.message, 'EOFError: EOF when reading a line');
        }
        assert.equal(sandbox.runSync('import sys\nsys.stdin.readline()').value, '');
        given.push('a', 'b');
        assert.deepEqual(sandbox.runSync('sys.stdin.readlines()').value, ['a\n', 'b\n']);
        given.push('c');
        assert.equal(sandbox.runSync('sys.stdin.read()').value, 'c\n');
    }
    const later = hognose.sandbox({ functions: { input: async () => null, other: () => null } });
    assert.equal((await failure(() => later.run('input()'))).type, 'EOFError');
    assert.equal((await later.run('import sys\nsys.stdin.read()')).value, '');
    assert.equal((await later.run('other()')).value, null);
    const step = hognose.sandbox({ functions: ['input'] }).start('try:\n    input()\nexcept EOFError:\n    r = "end"\nr');
    assert.equal(step.resume(null).value, 'end');
});
