// A dump of a full session leaves the event loop its turns. No time is measured: the clock here goes on by half a millisecond each time
// that it is looked at, which is after about a millisecond of work (as in event_loop.test.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failure, hognose, SnapshotError } from './package.mjs';

const [EACH, MOST] = [0.5, 100];
const limits = { time: Infinity };

const shapes = {
    'a long list': 'x = list(range(3_000_000))',
    'a long dict': 'x = {i: i for i in range(700_000)}',
    instances: 'class C: pass\nx = []\nfor i in range(100_000):\n  y = C(); y.a = i; x.append(y)',
    'a long text': 'x = "ab" * 15_000_000',
    closures: 'def f(x): return lambda: x\nx = [f(i) for i in range(20_000)]',
};

// The dump, its turns, and the most looks at the clock between two of them.
async function dumped(pausing, clock) {
    let [most, turns, last, over] = [0, 0, clock.looks, false];
    const turn = () => {
        [most, last] = [Math.max(most, clock.looks - last), clock.looks];
        turns++;
        if (!over) setImmediate(turn);
    };
    setImmediate(turn);
    const bytes = await pausing.dumpAsync().finally(() => (over = true));
    turn();
    return { bytes, most, turns };
}

const lookedAt = () => {
    const clock = { looks: 0, now: () => clock.looks, monotonic: () => ++clock.looks * EACH };
    return clock;
};

for (const [name, code] of Object.entries(shapes)) {
    test(`${name}: the event loop has its turns during a dump, whose bytes are the same`, async () => {
        const clock = lookedAt();
        const sandbox = hognose.sandbox({ limits, clock });
        sandbox.runSync(code);
        const { bytes, most, turns } = await dumped(sandbox, clock);
        assert.ok(turns > 3, `${turns} turns`);
        assert.ok(most <= MOST, `${most} looks without a turn`);
        assert.deepEqual(bytes, sandbox.dump());
        assert.equal(hognose.restore(bytes, { limits }).runSync('len(x)').value, sandbox.runSync('len(x)').value);
    });
}

test('a dump of a paused run has turns, and the run resumes', async () => {
    const clock = lookedAt();
    const sandbox = hognose.sandbox({ limits, clock, functions: { ask: null } });
    const call = sandbox.start('x = list(range(1_000_000))\nask() + len(x)');
    const { bytes, turns } = await dumped(call, clock);
    assert.ok(turns > 3, `${turns} turns`);
    assert.equal(call.resume(1).value, 1_000_001);
    assert.equal(hognose.restore(bytes, { limits, functions: { ask: null } }).step.resume(2).value, 1_000_002);
    assert.equal((await failure(() => call.dumpAsync())).name, 'HognoseError');
});

test('calls between the pieces of a dump: each dump is whole', async () => {
    const clock = lookedAt();
    const sandbox = hognose.sandbox({ limits, clock });
    sandbox.runSync('x = list(range(1_000_000))');
    const first = sandbox.dumpAsync();
    const second = sandbox.dumpAsync();
    await new Promise((resolve) => setImmediate(resolve));
    sandbox.set('y', 5);
    for (const one of [await first, await second]) assert.equal(hognose.restore(one, { limits }).runSync('len(x)').value, 1_000_000);
    const [third, run] = [sandbox.dumpAsync(), sandbox.run('y += 1\nfor i in range(300_000): pass\ny')];
    assert.equal((await run).value, 6);
    assert.ok(hognose.restore(await third, { limits }));
    sandbox.runSync('z = 1');
});

test('a dump has as much time as a run, by itself', async () => {
    const clock = lookedAt();
    const sandbox = hognose.sandbox({ limits: { time: 40 }, clock });
    sandbox.runSync('x = list(range(3_000_000))', { limits });
    const error = await failure(() => sandbox.dumpAsync());
    assert.ok(error instanceof SnapshotError);
    assert.match(error.message, /time limit was reached while the session was dumped/);
    assert.throws(() => sandbox.dump(), /time limit was reached while the session was dumped/);
    sandbox.runSync('x = 1', { limits });
    assert.ok(sandbox.dump());
});
