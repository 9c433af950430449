// Many calls under way at once: what each costs does not depend on how many there are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { createWorkerSandbox, hognose } from './package.mjs';

const later = (i) => new Promise((resolve) => setTimeout(resolve, 5, i));
const orders = { 'in order': 'fs', backwards: 'fs[::-1]', 'the last one first': '[fs[-1]] + fs' };

for (const [name, order] of Object.entries(orders)) {
    test(`awaited ${name}`, async () => {
        const steps = [];
        const begun = process.cpuUsage();
        for (const n of [5_000, 20_000]) {
            const sandbox = hognose.sandbox({ functions: { f: { handler: later, awaitable: true } }, limits: { calls: Infinity, time: Infinity } });
            const { value, usage } = await sandbox.run(`fs = [f(i) for i in range(${n})]\nx = 0\nfor g in ${order}: x += await g\nx`);
            assert.equal(value, (n * (n - 1)) / 2 + (order.includes('+') ? n - 1 : 0));
            steps.push(usage.steps);
        }
        assert.ok(steps[1] < steps[0] * 4.5, `${steps}`);
        assert.ok(process.cpuUsage(begun).user < 60e6); // minutes, if each answer cost a look at every call
    });
}

test('a run by hand looks calls up when it is asked for them', () => {
    const sandbox = hognose.sandbox({ functions: { f: { awaitable: true } }, limits: { calls: Infinity, time: Infinity } });
    let step = sandbox.start('fs = [f(i) for i in range(2000)]\nx = 0\nfor g in fs: x += await g\nx');
    const ids = [];
    for (; step.kind === 'call'; step = step.defer()) ids.push(step.id);
    assert.deepEqual(step.calls.map((call) => call.id), ids);
    const before = step;
    for (const [i, id] of ids.entries()) step = step.settle(id, { value: i });
    assert.equal(step.value, 1999000);
    assert.equal(before.calls.length, 2000); // as they were then
});

test('a worker says once at most which calls wait', async () => {
    const { emit } = Worker.prototype;
    const sent = [];
    Worker.prototype.emit = function (event, message, ...rest) {
        if (event === 'message' && message?.result?.kind === 'waiting') sent.push(message.result.ids?.length);
        return emit.call(this, event, message, ...rest);
    };
    try {
        const n = 300;
        const sandbox = await createWorkerSandbox({ functions: { f: { awaitable: true } } });
        let step = await sandbox.start(`fs = [f(i) for i in range(${n})]\nx = 0\nfor g in fs: x += await g\nx`);
        const ids = [];
        for (; step.kind === 'call'; step = await step.defer()) ids.push(step.id);
        for (const id of ids.slice(0, 100)) {
            assert.deepEqual(step.calls.map((call) => call.id), ids.slice(id - ids[0]));
            step = await step.settle(id, { value: 1 });
        }
        assert.deepEqual(sent, new Array(101).fill(undefined));
        // Of a snapshot at a call, with others under way, the first step that waits says them all.
        const dump = await step.dump();
        const restored = await createWorkerSandbox({ functions: { f: { awaitable: true } }, restore: dump });
        step = await restored.step();
        assert.deepEqual(step.calls.map((call) => call.id), ids.slice(100));
        for (const id of ids.slice(100)) step = await step.settle(id, { value: 2 });
        assert.equal(step.value, 100 + 2 * 200);
        assert.deepEqual(sent.slice(101), [200, ...new Array(199).fill(undefined)]);
        await Promise.all([sandbox.dispose(), restored.dispose()]);
    } finally {
        Worker.prototype.emit = emit;
    }
});
