// A load of a full session leaves the event loop its turns. No time is measured: the clock here goes on by half a millisecond each time
// that it is looked at, which is after about a millisecond of work (as in event_loop.test.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { failure, hognose, SnapshotError } from './package.mjs';
import { EACH, lookedAt, MOST, shapes, withTurns } from './turns.mjs';

const limits = { time: Infinity };

const dumpOf = (code, options) => {
    const sandbox = hognose.sandbox({ limits, ...options });
    sandbox.runSync(code);
    return sandbox.dump();
};

for (const [name, code] of Object.entries(shapes)) {
    test(`${name}: the event loop has its turns during a load, which gives the same session`, async () => {
        const bytes = dumpOf(code);
        const clock = lookedAt();
        const { result, most, turns } = await withTurns(() => hognose.restoreAsync(bytes, { limits, clock }), clock);
        assert.ok(turns > 3, `${turns} turns`);
        assert.ok(most <= MOST, `${most} looks without a turn`);
        assert.deepEqual(result.dump(), bytes);
        assert.equal(result.runSync('len(x)').value, hognose.restore(bytes, { limits }).runSync('len(x)').value);
    });
}

test('a paused run loads with turns, and resumes', async () => {
    const clock = lookedAt();
    const options = { limits, clock, functions: { ask: null } };
    const call = hognose.sandbox(options).start('x = list(range(1_000_000))\nask() + len(x)');
    const bytes = call.dump();
    const { result, turns } = await withTurns(() => hognose.restoreAsync(bytes, options), clock);
    assert.ok(turns > 3, `${turns} turns`);
    assert.equal(result.step.resume(2).value, 1_000_002);
    assert.equal(result.runSync('len(x)').value, 1_000_000);
});

test('the bytes are copied at once', async () => {
    const bytes = dumpOf('x = list(range(1_000_000))');
    const clock = lookedAt();
    const loading = hognose.restoreAsync(bytes, { limits, clock });
    bytes.fill(0);
    assert.equal((await loading).runSync('len(x)').value, 1_000_000);
});

test('a fork has turns, and is of one state', async () => {
    const clock = lookedAt();
    const sandbox = hognose.sandbox({ limits, clock, functions: { ask: () => 7 } });
    sandbox.runSync('x = list(range(1_000_000))\nclass C: pass\ny = C()');
    const { result, most, turns } = await withTurns(() => sandbox.forkAsync(), clock);
    assert.ok(turns > 6, `${turns} turns`);
    assert.ok(most <= MOST, `${most} looks without a turn`);
    result.runSync('x.append(ask())');
    assert.equal(result.runSync('x[-1], len(x)').value[1], 1_000_001);
    assert.equal(sandbox.runSync('len(x)').value, 1_000_000);
    const forking = sandbox.forkAsync();
    sandbox.set('z', 5);
    assert.equal((await forking).get('z'), 5);
});

test('a load has as much time as a run, by itself', async () => {
    const bytes = dumpOf('x = list(range(3_000_000))');
    for (const restore of [() => hognose.restoreAsync(bytes, { limits: { time: 10 }, clock: lookedAt() }), () => hognose.restore(bytes, { limits: { time: 10 }, clock: lookedAt() })]) {
        const error = await failure(restore);
        assert.ok(error instanceof SnapshotError);
        assert.equal(error.message, 'the time limit was reached while the snapshot was loaded');
    }
    const spent = hognose.sandbox({ limits, clock: lookedAt() });
    spent.runSync('x = list(range(1_000_000))\nfor i in range(1_000_000): pass');
    const clock = lookedAt();
    const loaded = await hognose.restoreAsync(spent.dump(), { limits: { time: 1000 * EACH }, clock });
    assert.equal(loaded.usage.time, spent.usage.time);
});

test('a dump loads under the limits of steps and allocations that it was made under', async () => {
    const sandbox = hognose.sandbox({ limits: { steps: 21_000 } });
    sandbox.runSync('x = [[i] for i in range(20_000)]');
    const bytes = sandbox.dump();
    for (const allocations of [Infinity, 10]) {
        assert.equal(hognose.restore(bytes, { limits: { steps: 21_000, allocations } }).get('x').length, 20_000);
        const loaded = await hognose.restoreAsync(bytes, { limits: { steps: 21_000, allocations } });
        assert.equal(loaded.usage.steps, sandbox.usage.steps);
    }
});

test('restoreAsync refuses what restore refuses', async () => {
    for (const given of [undefined, 'text', [1]]) assert.match((await failure(() => hognose.restoreAsync(given))).message, /^restoreAsync: .* is not a Uint8Array$/);
    const bytes = dumpOf('x = list(range(1_000_000))');
    const damaged = bytes.with(bytes.length - 1, bytes.at(-1) ^ 1);
    for (const given of [new Uint8Array(3), damaged, bytes.subarray(0, -1)]) {
        const [one, other] = [await failure(() => hognose.restore(given)), await failure(() => hognose.restoreAsync(given))];
        assert.ok(other instanceof SnapshotError);
        assert.equal(other.message, one.message);
    }
    assert.match((await failure(() => hognose.restoreAsync(bytes, { cwd: '/' }))).message, /^restoreAsync: /);
});
