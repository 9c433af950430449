// createPool: workers that are ready, taken in turn, as new for each.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createPool, DisposedError, LimitError, PythonError, failure, hognose } from './package.mjs';

const open = [];
async function poolOf(options) {
    const pool = await createPool(options);
    open.push(pool);
    return pool;
}
after(() => Promise.all(open.map((pool) => pool.close())));

const pause = (ms) => new Promise((go) => setTimeout(go, ms));
// A worker is made as new after its run has been answered.
const allFree = async (pool) => {
    while (pool.free < 2) await pause(1);
};
const pool = await poolOf({ size: 2, grace: 60_000, functions: { add: (a, b) => a + b, wait: pause } });

test('runs programs, each in a sandbox as new', async () => {
    assert.equal((await pool.run('x = add(1, 2)\nx', { inputs: { y: 1 } })).value, 3);
    const seen = await Promise.all(Array.from({ length: 6 }, (_, i) => pool.run('r = sorted(globals())\nmine = i\n[r, mine]', { inputs: { i } })));
    const fresh = hognose.sandbox().runSync('r = sorted(globals())\nr', { inputs: { i: 0 } }).value;
    seen.forEach(({ value }, i) => assert.deepEqual(value, [fresh.concat(['add', 'wait'].filter((n) => !fresh.includes(n))).sort(), i]));
});

test('errors pass, and the worker is used again', async () => {
    assert.ok((await failure(() => pool.run('1 / 0'))) instanceof PythonError);
    assert.equal((await failure(() => pool.run('while True: pass', { limits: { time: 30 } }))).kind, 'time');
    await allFree(pool);
});

test('first come, first served', async () => {
    const order = [];
    const one = await poolOf({ size: 1, functions: { note: (i) => order.push(i) && null } });
    const held = await one.acquire();
    const runs = [0, 1, 2, 3, 4, 5].map((i) => one.run('note(i)', { inputs: { i } }));
    await one.release(held);
    await Promise.all(runs);
    assert.deepEqual(order, [0, 1, 2, 3, 4, 5]);
});

test('functions and printing of one run', async () => {
    const printed = [];
    const own = { functions: { who: () => 'me' }, onPrint: (stream, text) => printed.push(text) };
    assert.equal((await pool.run('print("hi")\nwho()', own)).value, 'me');
    assert.deepEqual(printed, ['hi\n']);
    for (let i = 0; i < 2; i++) assert.equal((await failure(() => pool.run('who()'))).type, 'NameError');
    assert.match((await failure(() => pool.run('1', { functions: { 'a b': null } }))).message, /is not a Python identifier/);
    for (let i = 0; i < 2; i++) assert.match((await failure(() => pool.acquire({ limits: { seconds: 1 } }))).message, /no limit named seconds/);
    assert.equal((await pool.run('add(2, 3)')).value, 5);
    await allFree(pool);
});

test('a sandbox that is taken keeps its state, and is useless after', async () => {
    const sandbox = await pool.acquire();
    await sandbox.run('x = 1');
    assert.equal((await sandbox.run('x + 1')).value, 2);
    assert.equal(pool.free, 1);
    await pool.release(sandbox);
    assert.equal(pool.free, 2);
    const error = await failure(() => sandbox.run('x'));
    assert.ok(error instanceof DisposedError);
    assert.match(error.message, /given back to its pool/);
    await sandbox.terminate();
    assert.equal((await pool.run('1')).value, 1);
    assert.match((await failure(() => pool.release(sandbox))).message, /not one that was taken/);
});

test('a run that is under way ends when its sandbox is given back', async () => {
    const sandbox = await pool.acquire();
    const run = failure(() => sandbox.run('while True: pass'));
    await pause(20);
    await pool.release(sandbox);
    assert.ok((await run) instanceof DisposedError);
    assert.equal((await pool.run('2')).value, 2);
});

test('one that was terminated is replaced', async () => {
    const one = await poolOf({ size: 1 });
    const sandbox = await one.acquire();
    const waiting = one.run('1 + 1');
    await sandbox.terminate();
    assert.match((await failure(() => sandbox.run('1'))).message, /terminated/);
    await one.release(sandbox);
    assert.equal((await waiting).value, 2);
    assert.equal((await one.run('3')).value, 3);
});

test('a worker that does not give its run up is replaced', async () => {
    const { Worker } = await import('node:worker_threads');
    let made = 0;
    const deaf = `let n = 0; const { parentPort: p } = require('node:worker_threads');
        p.on('message', (m) => { if (m.type !== 'do') return; if (++n > 1) for (;;); p.postMessage({ type: 'done', id: m.id }); });`;
    const real = new URL('../../bindings/js/dist/worker_main.js', import.meta.url);
    const one = await poolOf({ size: 1, grace: 50, worker: () => (made++ ? new Worker(real) : new Worker(deaf, { eval: true })) });
    const error = await failure(() => one.run('1', { signal: AbortSignal.timeout(20) }));
    assert.ok(error instanceof LimitError && error.kind === 'cancelled');
    assert.equal((await one.run('4')).value, 4);
    assert.equal(made, 2);
});

test('the queue has an end, and can be left', async () => {
    const one = await poolOf({ size: 1, queue: 2 });
    const sandbox = await one.acquire();
    const controller = new AbortController();
    const left = failure(() => one.run('1', { signal: controller.signal }));
    const second = one.run('2');
    assert.equal(one.waiting, 2);
    assert.match((await failure(() => one.run('3'))).message, /the pool is full: 2 wait already/);
    controller.abort('enough');
    const error = await left;
    assert.deepEqual([error.name, error.kind, error.cause], ['LimitError', 'cancelled', 'enough']);
    assert.equal(one.waiting, 1);
    await one.release(sandbox);
    assert.equal((await second).value, 2);
    assert.equal((await failure(() => one.run('1', { signal: AbortSignal.abort() }))).kind, 'cancelled');
});

test('closing ends everything', async () => {
    const one = await createPool({ size: 1, functions: { never: () => new Promise(() => {}) } });
    const running = failure(() => one.run('never()'));
    const waiting = failure(() => one.run('1'));
    await pause(20);
    await one.close();
    for (const error of [await running, await waiting, await failure(() => one.run('1'))]) {
        assert.ok(error instanceof DisposedError, String(error));
        assert.equal(error.message, 'the pool is closed');
    }
    await one[Symbol.asyncDispose]();
});

test('a pool that starts from a snapshot', async () => {
    const sandbox = hognose.sandbox();
    sandbox.runSync('def twice(x): return 2 * x\nn = 0');
    const one = await poolOf({ size: 1, restore: sandbox.dump() });
    for (let i = 0; i < 3; i++) assert.equal((await one.run('n += 1\ntwice(n)')).value, 2);
});

test('what makes no pool', async () => {
    assert.match((await failure(() => createPool({ size: 0 }))).message, /^size: 0 is not/);
    assert.match((await failure(() => createPool({ queue: -1 }))).message, /^pool: queue: -1 is not a number/);
    assert.match((await failure(() => createPool({ limits: { seconds: 1 } }))).message, /no limit named seconds/);
});
