// dump, restore and fork.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SnapshotError, failure, hognose } from './package.mjs';

test('an idle session goes on elsewhere', () => {
    const sandbox = hognose.sandbox({ functions: { add: (a, b) => a + b } });
    sandbox.runSync('x = [1, {"a": (2, 3)}]\ndef f(n): return add(n, len(x))\ng = (i * i for i in range(9)); next(g); next(g)');
    const again = hognose.restore(sandbox.dump(), { functions: { add: (a, b) => a + b + 100 } });
    assert.equal(again.step, null);
    assert.equal(again.runSync('f(1)').value, 103);
    assert.equal(again.runSync('next(g)').value, 4);
    assert.equal(sandbox.runSync('next(g)').value, 4);
    assert.deepEqual(again.names(), ['x', 'f', 'g']);
});

// What fills the memory, up to where the limit stops it.
const FULL = {
    objects: 'x = []\nwhile True: x.append(object())', lists: 'x = []\nwhile True: x.append([0] * 1000)', texts: 'x = []\nwhile True: x.append("é" * 50_000 + str(len(x)))',
    'bytes without order': 'import random\nr = random.Random(1)\nx = []\nwhile True: x.append(r.randbytes(20_000))', 'a dict': 'x = {}\nfor i in range(10**9): x[i] = i', instances: 'class A: pass\nx = []\nwhile True:\n    a = A(); a.v = len(x); x.append(a)',
};
for (const [what, code] of Object.entries(FULL)) {
    test(`a session that is full is dumped, and loaded under the same limit: ${what}`, async () => {
        const limits = { memory: 12 * 2 ** 20, time: 60_000 };
        const sandbox = hognose.sandbox({ limits });
        assert.equal((await failure(() => sandbox.runSync(code))).kind, 'memory');
        const { memory, peakMemory } = sandbox.usage;
        const n = sandbox.runSync('len(x)').value;
        const again = hognose.restore(sandbox.dump(), { limits });
        assert.equal(again.runSync('len(x)').value, n);
        assert.ok(again.usage.peakMemory <= limits.memory, 'what reading took is not the program\'s');
        assert.ok(memory > limits.memory / 3 && peakMemory <= limits.memory);
        for (const one of [sandbox, again]) {
            assert.equal((await failure(() => one.runSync(code.replaceAll('x', 'y')))).kind, 'memory', 'the limit is as it was');
            assert.equal(one.runSync('x = y = None\n1').value, 1);
            one.dispose();
        }
    });
}

test('one text of a quarter of the memory is dumped, and what the dump took is given back', () => {
    const sandbox = hognose.sandbox({ functions: ['ask'] });
    const step = sandbox.start('import random\nx = random.Random(1).randbytes(16 * 2 ** 20)\nask()\ny = "b" * (40 * 2 ** 20)\nlen(y)');
    assert.ok(step.dump().length > 16 * 2 ** 20);
    assert.equal(step.resume().value, 40 * 2 ** 20);
});

test('a session larger than the usual limit is loaded under its own, and not under a lower one', async () => {
    const limits = { memory: 160 * 2 ** 20, time: 60_000 };
    const sandbox = hognose.sandbox({ limits });
    sandbox.runSync('x = [[0] * 1000 for _ in range(13_000)]');
    const bytes = sandbox.dump();
    sandbox.dispose();
    assert.equal(hognose.restore(bytes, { limits }).runSync('len(x)').value, 13_000);
    for (const memory of [undefined, 64 * 2 ** 20]) assert.match((await failure(() => hognose.restore(bytes, { limits: { memory } }))).message, /no memory for the snapshot/);
});

test('a paused run is loaded as often as one likes', () => {
    const sandbox = hognose.sandbox({ functions: ['ask'] });
    const step = sandbox.start('def f():\n    r = []\n    for i in range(2):\n        r.append(ask(i))\n    return r\nf()');
    const dump = step.dump();
    assert.ok(dump.length < 1024, `${dump.length} bytes`);
    for (const answer of ['a', 'b']) {
        const again = hognose.restore(dump, { functions: ['ask'] });
        assert.deepEqual([again.step.name, again.step.args], ['ask', [0]]);
        assert.deepEqual(again.step.resume(answer).resume('z').value, [answer, 'z']);
    }
    assert.deepEqual(step.resume(1).resume(2).value, [1, 2]);
});

test('steps and limits go on from the dump', () => {
    const code = 'n = 0\nfor i in range(100): n += i\nask()\nfor i in range(100): n += i\nn';
    const whole = hognose.sandbox({ functions: ['ask'] }).start(code).resume();
    const again = hognose.restore(hognose.sandbox({ functions: ['ask'] }).start(code).dump());
    const { value, usage } = again.step.resume();
    assert.equal(value, whole.value);
    assert.equal(usage.steps, whole.usage.steps);
});

test('what a restored sandbox compiles has its characters', () => {
    const sandbox = hognose.sandbox();
    sandbox.runSync('x = 1');
    for (const c of 'sra') {
        const again = hognose.restore(sandbox.dump());
        assert.equal(again.runSync(`t'{x!${c}}'.interpolations[0].conversion`).value, c);
    }
});

test('what a sort has under way is known after a restore', () => {
    const code = `
l = [1, 2]
def key(x):
    l.append(3)
    l.pop()
    return ask(x)
try: l.sort(key=key)
except ValueError as e: r = f'{e} {l}'
r`;
    const again = hognose.restore(hognose.sandbox({ functions: ['ask'] }).start(code).dump());
    assert.equal(hognose.restore(again.step.resume(5).dump()).step.resume(4).value, 'list modified during sort [2, 1]');
});

test('an MRO that a metaclass gave is there after a restore', () => {
    const code = `
class X:
    def f(self): return 'X'
class M(type):
    def mro(cls): return [cls, X, object] if cls.__name__ == 'C' else super().mro()
class A(metaclass=M):
    def f(self): return 'A'
class B(A): pass
class C(B): pass
class D(C): pass
ask()
[C().f(), D().f(), [c.__name__ for c in D.__mro__]]`;
    const again = hognose.restore(hognose.sandbox({ functions: ['ask'] }).start(code).dump());
    assert.deepEqual(again.step.resume().value, ['X', 'X', ['D', 'C', 'X', 'object']]);
});

test('a fork goes its own way', () => {
    const sandbox = hognose.sandbox({ functions: { one: () => 1 } });
    sandbox.runSync('x = [1]');
    const twin = sandbox.fork();
    twin.runSync('x.append(one() + 1)');
    assert.deepEqual([sandbox.get('x'), twin.get('x')], [[1], [1, 2]]);
});

test('damaged bytes are a SnapshotError', async () => {
    const sandbox = hognose.sandbox();
    sandbox.runSync('x = "some text"');
    const dump = sandbox.dump();
    for (const bad of [new Uint8Array(), dump.slice(0, -1), dump.map((b, i) => (i === 20 ? b ^ 1 : b)), Uint8Array.of(1, 2, 3)]) {
        assert.ok((await failure(() => hognose.restore(bad))) instanceof SnapshotError);
    }
    assert.deepEqual(hognose.restore(dump).get('x'), 'some text');
});

test('a failed restore leaves nothing behind', async () => {
    const sandbox = hognose.sandbox();
    sandbox.runSync('x = list(range(100_000))');
    const dump = sandbox.dump();
    for (const bad of [dump.slice(0, -1), dump.map((b, i) => (i === dump.length - 1 ? b ^ 1 : b))]) {
        for (let i = 0; i < 3; i++) assert.match((await failure(() => hognose.restore(bad))).message, /^snapshot is damaged/);
    }
    assert.match((await failure(() => hognose.restore(dump, { limits: { memory: 3 * 2 ** 19 } }))).message, /^no memory for the snapshot$/);
    assert.equal(hognose.restore(dump).runSync('len(x)').value, 100_000);
});

for (const [what, limits] of Object.entries({ time: { time: 20 }, wall: { wall: 20, time: Infinity }, steps: { steps: 30_000 } })) {
    test(`a session whose run a limit ended is dumped, forked and goes on elsewhere: ${what}`, async () => {
        let now = 1;
        const clock = { now: () => Date.now(), monotonic: () => (now += 1) }; // a millisecond for each look
        const sandbox = hognose.sandbox({ clock, limits: { time: Infinity } });
        sandbox.runSync('much = [[i] for i in range(20_000)]');
        assert.equal((await failure(() => sandbox.runSync('n = 0\nwhile True: n += 1', { limits }))).kind, what);
        const bytes = sandbox.dump();
        const n = sandbox.get('n');
        assert.ok(n > 0);
        for (const one of [sandbox.fork(), hognose.restore(bytes), hognose.restore(bytes, { clock }), sandbox]) {
            assert.equal(one.get('n'), n);
            assert.deepEqual(one.runSync('n += 1\n[n, len(much), much[-1]]', { limits: { time: Infinity } }).value, [n + 1, 20_000, [19_999]]);
        }
    });
}
