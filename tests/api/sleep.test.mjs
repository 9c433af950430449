// time.sleep: how long, whatever timers do and answers come in between.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hognose } from './package.mjs';

// Timers that fire when half of their time is over, on a clock that they move; undone afterwards.
function earlyTimers(t) {
    const real = globalThis.setTimeout;
    const asked = [];
    let time = 1000;
    globalThis.setTimeout = (go, ms) => {
        asked.push(ms);
        return real(() => {
            time += Math.max(ms / 2, 1);
            go();
        });
    };
    t.after(() => (globalThis.setTimeout = real));
    t.mock.method(performance, 'now', () => time);
    return { asked, clock: { now: () => time, monotonic: () => time } };
}

const napping = (seconds) => `import time\nt = time.monotonic()\ntime.sleep(${seconds})\ntime.monotonic() - t`;

test('a sleeper that a timer wakes early sleeps on', async (t) => {
    const { asked, clock } = earlyTimers(t);
    const { value } = await hognose.sandbox({ clock }).run(napping(0.1));
    assert.ok(value >= 0.1, `${value} s`);
    assert.ok(asked.length > 1); // it did fire early
});

test('no timer is set for longer than timers go', async (t) => {
    const { asked, clock } = earlyTimers(t);
    const controller = new AbortController();
    const run = hognose.sandbox({ clock }).run(napping(30 * 86400), { signal: controller.signal });
    while (!asked.length) await new Promise((resolve) => setImmediate(resolve));
    controller.abort('enough');
    await assert.rejects(run, { name: 'LimitError', kind: 'cancelled' });
    assert.equal(asked[0], 2 ** 31 - 1);
});

const asking = `import time
answer = ask()
t = time.monotonic()
time.sleep(0.1)
slept = time.monotonic() - t
slept, await answer`;

test('an answer to another call that comes while a program sleeps does not wake it', async () => {
    const later = () => new Promise((resolve) => setTimeout(resolve, 20, 'answer'));
    const sandbox = hognose.sandbox({ functions: { ask: { handler: later, awaitable: true } } });
    const [slept, answer] = (await sandbox.run(asking)).value;
    assert.equal(answer, 'answer');
    assert.ok(slept >= 0.1, `${slept} s`);
});

test('the same by hand: the program says how long it still wants to sleep', async () => {
    let ms = 0;
    const sandbox = hognose.sandbox({ functions: { ask: { awaitable: true } }, clock: { now: () => 0, monotonic: () => ms } });
    let step = sandbox.start(asking).defer();
    assert.equal(step.kind, 'waiting');
    assert.equal(step.seconds, 0.1);
    const [{ id }] = step.calls;
    ms = 25;
    step = step.settle(id, { value: 'answer' });
    assert.equal(step.kind, 'waiting');
    assert.equal(step.seconds, 0.075);
    assert.deepEqual(step.calls, []);
    ms = 100;
    step = step.wake();
    assert.equal(step.kind, 'complete');
    assert.equal(step.value[1], 'answer');
});
