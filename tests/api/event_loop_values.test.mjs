// Values leave the event loop its turns while they come out of the sandbox: in C, in frozen Python that describes objects, and in the codec. No
// time is measured: both clocks here, the sandbox's and the host's, go on by a tenth of a millisecond each time that they are looked at.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hognose } from './package.mjs';

const [EACH, MOST] = [0.1, 100];
const limits = { time: Infinity, memory: 2 ** 28, steps: Infinity };

// What is done before, the value, and how many turns there are at least while it comes out.
const values = {
    'many ints': ['x = list(range(300_000))', 'x', 50],
    'many floats': ['x = [i * 0.5 for i in range(200_000)]', 'x', 30],
    'many texts': ['x = [str(i) + "\u0101" for i in range(200_000)]', 'x', 30],
    'a dict': ['x = {str(i): i for i in range(200_000)}', 'x', 30],
    'a dict of other keys': ['x = {i: {i: "a"} for i in range(60_000)}', 'x', 30],
    'a set and tuples': ['x = {(i, str(i)) for i in range(60_000)}', 'x', 30],
    'nested lists': ['x = [[[i], [[]], {}] for i in range(60_000)]', 'x', 50],
    'deep lists': ['x = []\nfor i in range(90): x = [x]\nx = [x] * 2_000', 'x', 50],
    'a list in itself': ['x = [1] * 200_000; x.append(x)', 'x', 30],
    'a long text': ['x = "ab" * 4_000_000', 'x', 0],
    'a long text of all widths': ['x = "a\u0101\u4e00\\U0001f600\\ufeff" * 400_001', 'x', 0],
    'a long int': ['x = 1 << 8_000_000; y = [x, -x, b"a" * 70_000]', 'y', 0],
    exceptions: ['x = [ValueError("a", i) for i in range(20_000)]', 'x', 20],
    instances: ['class P: pass\nx = [P() for i in range(20_000)]', 'x', 50],
    'instances with fields': ['class P:\n    def __init__(self, i): self.i, self.l = i, [i]\nx = [P(i) for i in range(20_000)]', 'x', 50],
    'instances with __repr__': ['class P:\n    def __repr__(self):\n        print(end="r")\n        return "P"\nx = [P() for i in range(20_000)]', 'x', 50],
    functions: ['x = [lambda: i for i in range(20_000)]', 'x', 30],
    'a __repr__ that takes long': ['class P:\n    def __repr__(self):\n        for i in range(200_000): pass\n        return "P"\nx = P()', 'x', 20],
};

// The value of `code`, the longest time between two turns in looks at the clocks, and the turns.
async function watched(sandbox, time, code) {
    let [most, last, turns, over] = [0, time.looks, 0, false];
    const turn = () => {
        [most, last] = [Math.max(most, time.looks - last), time.looks];
        turns++;
        if (!over) setImmediate(turn);
    };
    setImmediate(turn);
    const result = await sandbox.run(code).finally(() => (over = true));
    turn();
    return { result, most, turns };
}

function clockOf(t) {
    const time = { looks: 0 };
    const look = () => ++time.looks * EACH;
    t.mock.method(performance, 'now', look);
    return { time, clock: { now: () => time.looks, monotonic: look } };
}

for (const [name, [before, code, least]] of Object.entries(values)) {
    test(`${name}: the event loop has its turns, and nothing else changes`, async (t) => {
        const whole = hognose.sandbox({ limits });
        whole.runSync(before);
        const expected = whole.runSync(code);
        const { time, clock } = clockOf(t);
        const sliced = hognose.sandbox({ limits, clock });
        sliced.runSync(before);
        const { result, most, turns } = await watched(sliced, time, code);
        assert.deepEqual(result.value, expected.value);
        assert.equal(result.repr, expected.repr);
        assert.equal(result.stdout, expected.stdout);
        assert.equal(result.usage.steps, expected.usage.steps);
        assert.ok(most <= MOST, `${most} looks without a turn`);
        assert.ok(turns >= least, `${turns} turns`);
        assert.deepEqual(sliced.get('x'), whole.get('x'));
    });
}

const objects = 'class P:\n    def __init__(self, i): self.i = i\n    def __repr__(self): return "P"\nx = [P(i) for i in range(20_000)]; y = list(range(100_000))';

test('a sandbox may be used between the pieces, and the value comes out all the same', async (t) => {
    const sandbox = hognose.sandbox({ limits, clock: clockOf(t).clock });
    sandbox.runSync(objects);
    for (const code of ['x', 'y']) {
        const expected = sandbox.runSync(code);
        let [over, uses] = [false, 0];
        const use = () => {
            if (over) return;
            uses++;
            assert.equal(sandbox.get('y').length, 100_000);
            sandbox.set('z', 1);
            setImmediate(use);
        };
        setImmediate(use);
        const result = await sandbox.run(code).finally(() => (over = true));
        assert.ok(uses > 0);
        assert.deepEqual(result.value, expected.value);
        assert.equal(result.repr, expected.repr);
    }
});

test('a signal, and dispose(), end a run whose value is coming out', async (t) => {
    const { clock } = clockOf(t);
    for (const code of ['x', 'y']) {
        const sandbox = hognose.sandbox({ limits, clock });
        sandbox.runSync(objects);
        const controller = new AbortController();
        setImmediate(() => setImmediate(() => controller.abort()));
        await assert.rejects(sandbox.run(code, { signal: controller.signal }), { name: 'LimitError', kind: 'cancelled' });
        assert.equal((await sandbox.run('1 + 1')).value, 2);
        setImmediate(() => setImmediate(() => sandbox.dispose()));
        await assert.rejects(sandbox.run(code), { name: 'DisposedError' });
    }
});

test('it counts as running time', async (t) => {
    for (const [before, code] of [['x = list(range(300_000))', 'x'], [objects, 'x']]) {
        const { clock } = clockOf(t);
        const sandbox = hognose.sandbox({ limits, clock });
        sandbox.runSync(before);
        const bare = (await sandbox.run(`${code}\nNone`)).usage.time;
        const result = await sandbox.run(code);
        assert.ok(result.usage.time > bare + 1, `${result.usage.time} ms, ${bare} ms without the value`);
        for (const run of [sandbox.run.bind(sandbox), async (...of) => sandbox.runSync(...of)])
            await assert.rejects(run(code, { limits: { time: bare + 1 } }), { name: 'LimitError', kind: 'time' });
        assert.equal((await sandbox.run(`${code}\nNone`, { limits: { time: bare + 1 } })).value, null);
        assert.equal((await sandbox.run('1 + 1', { limits: { time: 1000 } })).value, 2);
        t.mock.restoreAll();
    }
});
