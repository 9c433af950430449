// Limits: each stops a run, and the session goes on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LimitError, failure, hognose } from './package.mjs';

const cases = [
    ['time', { time: 50 }, 'while True: pass'],
    ['steps', { steps: 10_000 }, 'while True: pass'],
    ['output', { output: 100 }, 'while True: print("0123456789")'],
    ['calls', { calls: 3 }, 'while True: f()'],
    ['source', { source: 100 }, `x = "${'y'.repeat(200)}"`],
    ['memory', { memory: 8 * 2 ** 20 }, 'x = []\nwhile True: x.append("a" * 1000)'],
];

for (const [kind, limits, code] of cases) {
    test(`${kind}, set for the sandbox`, async () => {
        const sandbox = hognose.sandbox({ limits, functions: { f: () => 1 } });
        const error = await failure(() => sandbox.runSync(code));
        assert.ok(error instanceof LimitError, error.message);
        assert.equal(error.kind, kind);
        assert.equal(error.limit, limits[kind]);
        if (kind === 'memory') sandbox.delete('x');
        assert.equal(sandbox.runSync('1 + 1', { limits: { time: Infinity } }).value, 2);
    });
    test(`${kind}, set for one run`, async () => {
        const sandbox = hognose.sandbox({ functions: { f: () => 1 } });
        const error = await failure(() => sandbox.run(code, { limits }));
        assert.equal(error.kind, kind);
        if (kind === 'memory') sandbox.delete('x');
        assert.equal(sandbox.runSync('sum(range(5000))').value, 12497500);
    });
}

test('no program catches a limit', async () => {
    const sandbox = hognose.sandbox({ limits: { steps: 10_000 } });
    const code = 'while True:\n    try:\n        while True: pass\n    except BaseException: pass\n    finally: pass';
    assert.equal((await failure(() => sandbox.runSync(code))).kind, 'steps');
});

test('depth is a RecursionError, which Python catches', async () => {
    const sandbox = hognose.sandbox({ limits: { depth: 50 } });
    const error = await failure(() => sandbox.runSync('def f(): f()\nf()'));
    assert.equal(error.type, 'RecursionError');
    assert.equal(sandbox.runSync('try:\n    f()\nexcept RecursionError:\n    r = 1\nr').value, 1);
});

test('frames of builtins do not count, also after a pause beyond the limit', () => {
    const code = `
def f(n):
    if n == 2: look()
    return n and max([n], key=lambda k: 1 + f(k - 1))
def deepest():
    n = 41
    try:
        while True: n = f(n) + 1
    except RecursionError: return n
deepest()`;
    const run = (depth, move) => {
        const sandbox = hognose.sandbox({ limits: { depth, calls: Infinity }, functions: ['look'] });
        let step = sandbox.start(code);
        while (step.kind === 'call') step = (move ? hognose.restore(step.dump(), { functions: ['look'] }).step : step).resume(null);
        return [step.value, step.usage.steps];
    };
    const [deepest, steps] = run(100, false);
    assert.equal(deepest, 49, 'f and its lambda count, what max does between them does not');
    assert.deepEqual(run(100, true), [deepest, steps]);
});

test('the step limit stops at the same place each time', async () => {
    const count = async () => {
        const sandbox = hognose.sandbox();
        assert.equal((await failure(() => sandbox.runSync('n = 0\nwhile True: n += 1', { limits: { steps: 12_345 } }))).kind, 'steps');
        return sandbox.get('n');
    };
    assert.equal(await count(), await count());
});

test("a limit error has what the run had printed and used", async () => {
    const sandbox = hognose.sandbox();
    const error = await failure(() => sandbox.runSync('print("so far")\nwhile True: pass', { limits: { steps: 1000 } }));
    assert.equal(error.stdout, 'so far\n');
    assert.ok(error.usage.steps >= 1000);
    assert.match(error.message, /^steps limit reached: limit 1000, used \d+$/);
});

test('huge results are refused before the work', async () => {
    const sandbox = hognose.sandbox();
    for (const code of ['"a" * 10**10', '[0] * 10**10', '10**10**9', 'list(range(10**12))', 'bytes(10**11)']) {
        const error = await failure(() => sandbox.runSync(code, { limits: { time: 1000 } }));
        assert.ok(error.kind === 'memory' || error.kind === 'time' || error.type === 'MemoryError' || error.type === 'OverflowError', `${code}: ${error.message}`);
        assert.ok(error.usage.steps < 100_000, `${code}: ${error.usage.steps} steps`);
        assert.equal(sandbox.runSync('1 + 1').value, 2);
    }
});

test('the memory of an instance cannot grow beyond its limit', async () => {
    const sandbox = hognose.sandbox({ limits: { memory: 4 * 2 ** 20 } });
    assert.equal((await failure(() => sandbox.runSync('x = bytearray(1)\nwhile True: x *= 2'))).kind, 'memory');
    assert.ok(sandbox.usage.peakMemory <= 4 * 2 ** 20);
    assert.throws(() => sandbox.runSync('1', { limits: { memory: 2 ** 30 } }), /cannot be above the sandbox's/);
    assert.throws(() => hognose.sandbox({ limits: { memory: 2 ** 31 } }), /at most/);
});

test('steps do not depend on where in a dict a name stands', () => {
    // Names that begin at the same slot of the table of globals: each is found behind those before it, unless a cache knows where.
    const sandbox = hognose.sandbox();
    const names = sandbox.runSync(`
def slot(name):
    h = hash(name)
    return ((h ^ h >> 32) & 0xFFFFFFFF) * 0x9E3779B1 % 2 ** 32 >> 22
names = [n for n in map('n{:05}'.format, range(70000)) if slot(n) == 7]
for n in names: globals()[n] = n
del n
names`).value;
    assert.ok(names.length > 40);
    const steps = (name) => sandbox.fork().runSync(`for i in range(200):\n    t = ${name}\n    del t`).usage.steps;
    assert.equal(steps(names.at(-1)), steps(names[0]));
});

test('unpacking the library costs no steps', () => {
    const sandbox = hognose.sandbox();
    const code = 'sorted([3, 1, 2], key=lambda x: -x)\nlist(map(str, range(9)))\nmax([[1], [2]], key=len)\n"{:>{}}".format(1, 5)';
    const first = sandbox.runSync(code).usage.steps;
    assert.equal(sandbox.runSync(code).usage.steps, first);
});

test('work that C code charges does not put a collection off', () => {
    const sandbox = hognose.sandbox({ limits: { memory: 256 * 2 ** 20 } });
    sandbox.runSync('x = 3 ** 20000\nfor i in range(20000): y = x + i');
    assert.ok(sandbox.usage.peakMemory < 16 * 2 ** 20, `${sandbox.usage.peakMemory} bytes`);
});

test('a special method that a limit keeps from being set is not set', async () => {
    const sandbox = hognose.sandbox();
    sandbox.runSync(`
class A:
    def __bool__(self): return False
    def last(self): pass
subclasses = [type('B', (A,), {}) for _ in range(2000)]
def show(): return [list(vars(A)), {bool(c()) for c in subclasses}, bool(A()), {len(c()) if hasattr(c, '__len__') else None for c in subclasses}]
`);
    const before = sandbox.runSync('repr(show())').value;
    assert.match(before, /'__bool__', 'last', .*\{False\}, False, \{None\}/);
    for (const change of ["A.__len__ = lambda self: 5", "A.__bool__ = lambda self: True", "del A.__bool__"]) {
        assert.equal((await failure(() => sandbox.run(change, { limits: { steps: 4000 } }))).kind, 'steps', change);
        assert.equal(sandbox.runSync('repr(show())').value, before, change);
    }
    sandbox.runSync("A.__len__ = lambda self: 5; del A.__bool__");
    assert.match(sandbox.runSync('repr(show())').value, /\{True\}, True, \{5\}/);
});
