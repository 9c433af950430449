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
        if (event === 'message' && message?.result?.kind === 'waiting') sent.push(message.result.calls?.length);
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

const PLACED = `import asyncio
class Point:
    pass
made = [1, "two"]
async def main():
    return await asyncio.gather(f(made, key={"a": (1, 2.5)}), f(), f(Point()))
await main()`;
const seen = (calls) => calls.map(({ name, args, kwargs, promise }) => [name, JSON.parse(JSON.stringify(args)), JSON.parse(JSON.stringify(kwargs)), promise]);

for (const where of ['here', 'in a worker']) {
    test(`a restored run knows its calls under way, and they can be answered: ${where}`, async () => {
        const asked = [];
        const restore = async (dump) => {
            const functions = { f: { handler: (...args) => asked.push(args), awaitable: true } };
            if (where === 'here') return hognose.restore(dump, { functions: ['f'] }).step;
            return (await createWorkerSandbox({ functions, restore: dump })).step();
        };
        let step = hognose.sandbox({ functions: { f: { awaitable: true } } }).start(PLACED);
        for (; step.kind === 'call'; step = step.defer());
        const there = await restore(step.dump());
        assert.deepEqual(there.calls.map(({ id }) => id), step.calls.map(({ id }) => id));
        assert.deepEqual(seen(there.calls.slice(0, 2)), [['f', [[1, 'two']], { key: { a: [1, 2.5] } }, undefined], ['f', [], {}, undefined]]);
        assert.equal(there.calls[2].args[0].className, 'Point');
        assert.deepEqual(asked, [], 'what was under way is not made again');
        // Its answer, by what is known of it, and a snapshot of the snapshot.
        const [first, second, third] = there.calls;
        const next = await there.settle(second.id, { value: second.args.length });
        const again = await restore(await next.dump());
        assert.deepEqual(again.calls.map(({ id, name }) => [id, name]), [[first.id, 'f'], [third.id, 'f']]);
        const last = await (await again.settle(third.id, { value: 3 })).settle(first.id, { value: first.kwargs.key.a });
        assert.deepEqual(JSON.parse(JSON.stringify(last.value)), [[1, 2.5], 0, 3]);
    });
}

test('of a restored call the arguments are as they are by now, or nothing where they cannot cross', () => {
    const code = 'import asyncio\nx = [1]\na = f(x)\nx.append(%)\nb = f("b")\nawait asyncio.gather(a, b)';
    for (const [more, name, args] of [['2', 'f', [[1, 2]]], ['"\\ud800"', 'f', [[1, '\ud800']]], ['b"b" * 2000', '', []]]) {
        let step = hognose.sandbox({ functions: { f: { awaitable: true } }, limits: { valueBytes: 1000 } }).start(code.replace('%', more));
        for (; step.kind === 'call'; step = step.defer());
        const there = hognose.restore(step.dump(), { functions: ['f'], limits: { valueBytes: 1000 } }).step;
        assert.deepEqual(there.calls.map((call) => [call.name, JSON.stringify(call.args)]), [[name, JSON.stringify(args)], ['f', '["b"]']]);
        assert.equal(there.settle(there.calls[0].id, { value: 1 }).settle(there.calls[1].id, { value: 2 }).value.length, 2);
    }
});

test('a restored run in slices', () => {
    const dump = hognose.sandbox({ functions: ['f'] }).start('n = f()\nwhile n: n += 1').dump();
    const sandbox = hognose.restore(dump, { functions: ['f'] });
    let step = sandbox.slicedStep().resume(1);
    for (let k = 0; k < 3; k++, step = step.continue()) assert.equal(step.kind, 'sliced');
    step.abandon();
    assert.ok(sandbox.get('n') > 1);
    assert.equal(sandbox.slicedStep(), null);
    assert.equal(hognose.restore(dump, { functions: ['f'] }).slicedStep().resume(0).kind, 'complete');
});
