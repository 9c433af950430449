// A dump of a full session leaves the event loop its turns. No time is measured: the clock here goes on by half a millisecond each time
// that it is looked at, which is after about a millisecond of work (as in event_loop.test.mjs).
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rotation } from '../runner/selection.mjs';
import { failure, hognose, SnapshotError } from './package.mjs';
import { lookedAt, MOST, shapes, withTurns } from './turns.mjs';

const limits = { time: Infinity };
const dumped = (pausing, clock) => withTurns(() => pausing.dumpAsync(), clock);

const isTurn = rotation(import.meta.url, new URL('turns.mjs', import.meta.url));

for (const [name, code] of Object.entries(shapes).filter(([name]) => isTurn(name))) {
    test(`${name}: the event loop has its turns during a dump, whose bytes are the same`, async () => {
        const clock = lookedAt();
        const sandbox = hognose.sandbox({ limits, clock });
        sandbox.runSync(code);
        const { result: bytes, most, turns } = await dumped(sandbox, clock);
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
    const { result: bytes, turns } = await dumped(call, clock);
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
