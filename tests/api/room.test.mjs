// What a host brings in finds the room that only garbage takes: answers of every way of calling, inputs, what is set and
// called, in the package, in workers and in the WASI reactor.
import test from 'node:test';
import assert from 'node:assert/strict';
import { createPool, createWorkerSandbox, hognose } from './package.mjs';
import { rotation } from '../runner/selection.mjs';
import { Reactor } from '../snapshot/reactor.mjs';

const MIB = 2 ** 20;
const limits = { memory: 32 * MIB, time: Infinity, calls: Infinity };
// Each answer takes more than half of the memory, and a part of it as CBOR.
const SETUP = 'a = [{}] * 1000\n';
const ROUNDS = { 'f([a] * 450)': 6, 'x = f([a] * 450); x = None': 4, "len(f('\\u20ac' * 2500000))": 8, 'f(bytes(7500000))': 8 };
const isTurn = rotation(import.meta.url);
/** Those of the rounds whose turn it is in this test. */
const roundsOf = (name) => Object.entries(ROUNDS).filter(([call]) => isTurn(`${name}: ${call}`));
const loop = (call, n) => `${SETUP}for i in range(${n}):\n    ${call}\nprint(i)`;

for (const [name, f] of [['at once', (x) => x], ['by a promise', async (x) => x]]) {
    test(`an answer ${name}`, async () => {
        for (const [call, n] of roundsOf(name)) {
            let calls = 0;
            const sandbox = hognose.sandbox({ limits, functions: { f: (...args) => (calls++, f(...args)) } });
            const { stdout, usage } = await sandbox.run(loop(call, n));
            assert.equal(stdout, `${n - 1}\n`, call);
            assert.equal(calls, n, call);
            assert.equal(usage.calls, n, call);
            if (name === 'at once') assert.equal(sandbox.runSync(loop(call, n)).stdout, `${n - 1}\n`, call);
            sandbox.dispose();
        }
    });
}

test('an answer to a task that waits', async () => {
    for (const body of ['await f([a] * 450)', 'g = f([a] * 10)\n        await f([a] * 450)\n        await g']) {
        const sandbox = hognose.sandbox({ limits, functions: { f: { handler: async (x) => x, awaitable: true } } });
        const code = `${SETUP}async def main():\n    for i in range(5):\n        ${body}\n    return i\nawait main()`;
        assert.equal((await sandbox.run(code)).value, 4, body);
    }
});

test('an answer by hand, an argument and an input', async () => {
    const sandbox = hognose.sandbox({ limits });
    const big = Array.from({ length: 450 }, () => Array.from({ length: 1000 }, () => ({})));
    const own = hognose.sandbox({ limits, functions: { f: {} } });
    let step = own.start('for i in range(4): f()\ni');
    for (let n = 0; step.kind === 'call'; n++) {
        assert.ok(n < 4);
        step = step.resume(big);
    }
    assert.equal(step.value, 3);
    for (let n = 0; n < 4; n++) assert.equal(sandbox.runSync('n = len(x)\nx = None\nn', { inputs: { x: big } }).value, 450);
    for (let n = 0; n < 4; n++) {
        sandbox.set('x', big);
        sandbox.set('x', null);
    }
    const callee = sandbox.runSync('lambda x: len(x)').value;
    for (let n = 0; n < 4; n++) assert.equal(await callee.call(big), 450);
});

test('where the memory itself is full of garbage', async () => {
    const sandbox = hognose.sandbox({ limits, functions: { f: () => 'a'.repeat(4e6), g: () => { throw new Error('b'.repeat(4e6)); } } });
    const fill = 'x = [{} for i in range(400000)]\nx = 0\n';
    assert.equal(sandbox.runSync(`${fill}len(f())`).value, 4e6);
    assert.equal(sandbox.runSync(`${fill}try: g()\nexcept RuntimeError as e: n = len(str(e))\nn`).value, 4e6);
    sandbox.runSync(fill);
    sandbox.set('y', new Uint8Array(7.5e6));
    sandbox.runSync(fill);
    assert.equal(sandbox.runSync(`len('${'c'.repeat(900_000)}')`).value, 900_000);
    sandbox.runSync(`y = 0\n${fill}`);
    assert.ok(sandbox.dump().length < 20_000);
});

test('what does not fit without garbage ends the run', () => {
    let calls = 0;
    const sandbox = hognose.sandbox({ limits, functions: { f: () => (calls++, 'a'.repeat(6e6)) } });
    assert.throws(() => sandbox.runSync('x = []\nwhile True: x.append(f())'), { name: 'LimitError', kind: 'memory' });
    assert.equal(calls, sandbox.runSync('len(x)').value + 1); // asked once for what was lost
    assert.equal(sandbox.runSync('x = None\nlen(f())').value, 6e6);
});

test('in workers', async () => {
    const worker = await createWorkerSandbox({ limits, functions: { f: (x) => x } });
    const pool = await createPool({ size: 1, limits, functions: { f: (x) => x } });
    for (const [call, n] of roundsOf('in workers')) {
        assert.equal((await worker.run(loop(call, n))).stdout, `${n - 1}\n`, call);
        assert.equal((await pool.run(loop(call, n))).stdout, `${n - 1}\n`, call);
    }
    await worker.dispose();
    await pool.close();
});

test('in the reactor', () => {
    const reactor = new Reactor(undefined, () => {});
    reactor.setUp({ limits: { time: Infinity }, functions: { f: {} } });
    reactor.begin({ code: loop('f([a] * 450)', 6) });
    reactor.run();
    let calls = 0;
    for (; reactor.paused; calls++) reactor.answer(reactor.argument);
    assert.equal(calls, 6);
});
