// Many calls under way at once: what each costs does not depend on how many there are.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hognose } from './package.mjs';

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
