// Arguments of host functions leave the event loop its turns: in C, in frozen Python that describes objects, and in the codec. Time is counted as
// in event_loop_values.test.mjs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rotation } from '../runner/selection.mjs';
import { createWorkerSandbox, hognose } from './package.mjs';
import { clockOf, values, watched } from './values.mjs';

const MOST = 100;
const isTurn = rotation(import.meta.url, new URL('values.mjs', import.meta.url));
const limits = { time: Infinity, memory: 2 ** 28, steps: Infinity };
const long = 'x = [[i] for i in range(60_000)]';

for (const [name, [before, code, least]] of Object.entries(values).filter(([name]) => isTurn(name))) {
    test(`${name}, as an argument: the event loop has its turns, and nothing else changes`, async (t) => {
        const given = [];
        const functions = { take: (...args) => given.push(args) };
        const whole = hognose.sandbox({ limits, functions });
        whole.runSync(before);
        const expected = whole.runSync(`take(${code}, 1, key=${code})`);
        const { time, clock } = clockOf(t);
        const sliced = hognose.sandbox({ limits, clock, functions });
        sliced.runSync(before);
        const { result, most, turns } = await watched(sliced, time, `take(${code}, 1, key=${code})`);
        assert.equal(given.length, 2);
        assert.deepEqual(given[1], given[0]);
        assert.deepEqual([expected.value, result.value], [1, 2]);
        assert.equal(result.stdout, expected.stdout);
        assert.equal(result.usage.steps, expected.usage.steps);
        assert.ok(most <= MOST, `${most} looks without a turn`);
        assert.ok(turns >= least, `${turns} turns`);
    });
}

test('handlers are called in the order of the calls, before the program continues, and also for calls that nobody awaits', async () => {
    const order = [];
    const note = (name, ...args) => void order.push([name, ...args.map((a) => a.length)]);
    const functions = { later: { awaitable: true, handler: async (...args) => note('later', ...args) }, now: (...args) => note('now', ...args), promised: (a) => Promise.resolve(a.length) };
    const sandbox = hognose.sandbox({ limits, functions });
    const { value } = await sandbox.run(`${long}
import asyncio
a = later(x); now('a'); b = later('bb'); now(x)
await a; await b
c = asyncio.gather(later(x), later('c'), later(x))
await c
later(x)
promised(x)`);
    assert.equal(value, 60_000);
    const n = 60_000;
    assert.deepEqual(order, [['later', n], ['now', 1], ['later', 2], ['now', n], ['later', n], ['later', 1], ['later', n], ['later', n]]);
});

test('what a handler with long arguments throws, or cannot answer, is an exception in the program', async () => {
    const functions = {
        fails: () => {
            throw new TypeError('not that');
        },
        rejects: {
            awaitable: true,
            handler: async () => {
                throw new RangeError('too far');
            },
        },
        answers: () => Symbol('a'),
    };
    const sandbox = hognose.sandbox({ limits, functions });
    const { value } = await sandbox.run(`${long}
def told(e): return type(e).__name__, str(e)
out = []
try: fails(x)
except Exception as e: out.append(told(e))
try: await rejects(x)
except Exception as e: out.append(told(e))
try: answers(x)
except Exception as e: out.append(told(e))
out`);
    assert.deepEqual(value.map((pair) => [...pair]), [['TypeError', 'not that'], ['RangeError', 'too far'], ['TypeError', 'a symbol has no Python form: at the result of answers()']]);
});

test('a run that ends while arguments are read does not call the handler', async (t) => {
    let calls = 0;
    const functions = { take: () => ++calls };
    const { clock } = clockOf(t);
    const sandbox = hognose.sandbox({ limits, clock, functions });
    sandbox.runSync('x = list(range(300_000))');
    const controller = new AbortController();
    setImmediate(() => setImmediate(() => controller.abort()));
    await assert.rejects(sandbox.run('take(x)', { signal: controller.signal }), { name: 'LimitError', kind: 'cancelled' });
    setImmediate(() => setImmediate(() => sandbox.dispose()));
    await assert.rejects(sandbox.run('take(x)'), { name: 'DisposedError' });
    assert.equal(calls, 0);
});

test('reading arguments counts as running time', async (t) => {
    clockOf(t);
    let calls = 0;
    const sandbox = hognose.sandbox({ limits, functions: { take: () => ++calls } });
    sandbox.runSync('x = list(range(300_000))');
    const { usage } = await sandbox.run('take(x); None');
    assert.equal(calls, 1);
    const most = usage.time - 5;
    await assert.rejects(sandbox.run('take(x); None', { limits: { time: most } }), { name: 'LimitError', kind: 'time' });
    assert.equal((await sandbox.run('1 + 1', { limits: { time: most } })).value, 2);
});

test('values that come from a worker leave the event loop of this thread its turns', async (t) => {
    let given;
    const functions = { take: (...args) => void (given = args) };
    const worker = await createWorkerSandbox({ limits, functions });
    await worker.run('x = list(range(300_000))');
    const { time } = clockOf(t);
    const taken = await watched(worker, time, 'take(x)');
    const looks = time.looks;
    assert.equal(given[0].length, 300_000);
    const value = await watched(worker, time, 'x');
    assert.equal(value.result.value.length, 300_000);
    for (const { most } of [taken, value]) assert.ok(most <= MOST, `${most} looks without a turn`);
    for (const n of [looks, time.looks - looks]) assert.ok(n > 3 * MOST, `${n} looks`);
    assert.equal((await worker.get('x')).length, 300_000);
    worker.dispose();
});

test("a worker's calls are served in order, those that nobody awaits before the run ends, and none after it", async (t) => {
    const order = [];
    const note = (name, ...args) => void order.push([name, ...args.map((a) => a.length)]);
    const functions = { later: { awaitable: true, handler: async (...args) => note('later', ...args) }, now: (...args) => note('now', ...args) };
    const controller = new AbortController();
    const worker = await createWorkerSandbox({ limits, functions, onPrint: () => setImmediate(() => setImmediate(() => controller.abort())) });
    await worker.run(`${long}
a = later(x); b = later('b'); now('a'); now(x)
await a; await b
later(x)
None`);
    const n = 60_000;
    assert.deepEqual(order, [['later', n], ['later', 1], ['now', 1], ['now', n], ['later', n]]);
    clockOf(t);
    await assert.rejects(worker.run('print(); now(list(range(300_000)))', { signal: controller.signal }), { name: 'LimitError', kind: 'cancelled' });
    assert.equal(order.length, 5);
    worker.dispose();
});
