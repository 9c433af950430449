// Runs by hand in a worker, and host objects there: the same as in the caller's thread.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
    Complete, createWorkerSandbox, DisposedError, failure, hognose, HognoseError, HostValueError, LimitError, PythonError, Tuple, WorkerCall, WorkerSliced,
    WorkerWaiting,
} from './package.mjs';

const open = new Set();
async function worker(options) {
    const sandbox = await createWorkerSandbox(options);
    open.add(sandbox);
    return sandbox;
}
after(() => Promise.all([...open].map((sandbox) => sandbox.terminate())));

test('a call is answered by hand, with a value or an exception', async () => {
    const sandbox = await worker({ functions: ['ask'] });
    let step = await sandbox.start('print("before")\ntry:\n    a = ask("name", (1, 2), k=b"x")\n    ask(2)\nexcept KeyError as e:\n    r = [a, repr(e)]\nr');
    assert.ok(step instanceof WorkerCall);
    assert.deepEqual([step.kind, step.name, step.args, step.kwargs, step.promise], ['call', 'ask', ['name', Tuple.of(1, 2)], { k: Uint8Array.of(120) }, undefined]);
    const first = step;
    step = await step.resume(Tuple.of('Ann'));
    assert.deepEqual(step.args, [2]);
    assert.match((await failure(() => first.resume(1))).message, /^this step is over/);
    assert.match((await failure(() => sandbox.run('1'))).message, /another run is under way/);
    step = await step.raise('KeyError', 'gone');
    assert.ok(step instanceof Complete);
    assert.deepEqual([step.value, step.stdout], [[Tuple.of('Ann'), "KeyError('gone')"], 'before\n']);
    assert.ok(step.usage.calls === 2);
    assert.equal((await sandbox.run('a')).value[0], 'Ann');
});

test('functions with handlers are called here, and pause only where they promise', async () => {
    const asked = [];
    const sandbox = await worker({
        functions: {
            add: (a, b) => (asked.push([a, b]), a + b),
            fail: () => { throw Object.assign(new Error('no'), { name: 'OSError' }); },
            wrong: () => Symbol('s'),
            page: async (url) => `<${url}>`,
            hand: null,
        },
    });
    let step = await sandbox.start('def said(f):\n    try: f()\n    except Exception as e: return repr(e)\n[add(1, 2), said(fail), said(wrong), page("u"), hand()]');
    assert.deepEqual([step.name, asked], ['page', [[1, 2]]]);
    const settled = await step.promise;
    assert.deepEqual(settled, { value: '<u>' });
    step = await step.resume(settled.value);
    step = await step.resume(5);
    assert.deepEqual(step.value, [3, "OSError('no')", "TypeError('a symbol has no Python form: at the result of wrong()')", '<u>', 5]);
});

// The steps of a run whose calls are put off, and answered by their promise or by what they ask for.
async function trace(sandbox, code) {
    const seen = [];
    for (let step = await sandbox.start(code); ; ) {
        if (step.kind === 'complete') return [...seen, step.value];
        if (step.kind === 'call') {
            seen.push(['call', step.name, step.args]);
            step = await step.defer();
        } else {
            seen.push(['waiting', step.seconds, step.calls.map(({ name, args }) => [name, args])]);
            const [{ id, name, args, promise }] = step.calls;
            step = await step.settle(id, promise ? await promise : { value: `${name} ${args}` });
        }
    }
}

test('calls are deferred and settled; a program sleeps', async () => {
    const functions = { slow: { awaitable: true }, now: { awaitable: true, handler: (n) => n + 1 }, later: { awaitable: true, handler: async (n) => n + 2 }, plain: null };
    const sandbox = await worker({ functions, clock: { now: () => 0, monotonic: () => 5000 } });
    const code = 'a = slow(1)\nb = slow(2)\nc = now(1)\nd = later(1)\n[await b, await a, await c, await d]';
    const seen = await trace(sandbox, code);
    assert.deepEqual(seen, await trace(hognose.sandbox({ functions }), code));
    assert.deepEqual(seen[0], ['call', 'slow', [1]]);
    assert.deepEqual(seen[2], ['waiting', null, [['slow', [1]], ['slow', [2]], ['later', [1]]]]);
    assert.deepEqual(seen.at(-1), ['slow 2', 'slow 1', 2, 3]);
    let step = await sandbox.start('import time\np = plain("later")\ntime.sleep(60)\nawait p');
    step = await step.defer();
    assert.ok(step instanceof WorkerWaiting && step.seconds === 60);
    step = await step.wake();
    const error = await failure(() => step.settle(step.calls[0].id, { error: Object.assign(new Error('bad'), { name: 'ValueError' }) }));
    assert.ok(error instanceof PythonError);
    assert.equal(error.message, 'ValueError: bad');
});

test('a paused run is dumped, and goes on in another worker or in this thread', async () => {
    const sandbox = await worker({ functions: ['ask'] });
    const paused = await sandbox.start('x = 40\nx + ask()');
    const bytes = await paused.dump();
    const twin = await worker({ functions: ['ask'], restore: bytes });
    const step = await twin.step();
    assert.deepEqual([step.kind, step.name], ['call', 'ask']);
    assert.equal((await step.resume(2)).value, 42);
    assert.equal(await twin.step(), null);
    assert.equal(hognose.restore(bytes, { functions: ['ask'] }).step.resume(3).value, 43);
    assert.equal((await paused.resume(1)).value, 41);
    const served = await worker({ functions: { ask: () => 7 }, restore: bytes });
    assert.equal((await served.step()).value, 47);
});

test('a run from a snapshot pauses every few milliseconds where it is given a signal', async () => {
    const { signal } = new AbortController();
    const sandbox = await worker({ functions: ['ask'] });
    const bytes = await (await sandbox.start('n = ask()\nwhile n: n += 1')).dump();
    const sliced = await worker({ functions: ['ask'], restore: bytes });
    let step = await (await sliced.step({ signal })).resume(1);
    for (let k = 0; k < 3; k++, step = await step.continue()) assert.ok(step instanceof WorkerSliced);
    await step.abandon();
    assert.ok((await sliced.get('n')) > 1);
    const whole = await worker({ functions: ['ask'], restore: bytes, limits: { steps: 1e6 } });
    step = await whole.step();
    const error = await failure(() => step.resume(1));
    assert.deepEqual([error instanceof LimitError, error.kind], [true, 'steps']);
    assert.match((await failure(() => whole.step({ limits: {} }))).message, /^step: there is no option named limits/);
});

test('slices, limits, and runs that are given up', async () => {
    const sandbox = await worker({ functions: ['ask'] });
    let step = await sandbox.start('n = 0\nwhile True: n += 1', { signal: new AbortController().signal });
    assert.ok(step instanceof WorkerSliced);
    step = await step.continue();
    await step.abandon();
    assert.match((await failure(() => step.continue())).message, /^this step is over/);
    assert.ok((await sandbox.get('n')) > 0);
    const error = await failure(() => sandbox.start('while True: pass', { limits: { steps: 1000 } }));
    assert.ok(error instanceof LimitError && error.kind === 'steps');
    assert.equal((await sandbox.run('1 + 1')).value, 2);
    step = await sandbox.start('ask()');
    await sandbox.reset();
    assert.match((await failure(() => step.resume(1))).message, /^this step is over/);
    assert.match((await failure(() => step.dump())).message, /^this step is over/);
    step = await sandbox.start('ask()');
    await sandbox.dispose();
    assert.ok((await failure(() => step.resume(1))) instanceof DisposedError);
});

test('what onPrint throws ends a run by hand', async () => {
    const sandbox = await worker({ functions: ['ask'], onPrint() { throw new RangeError('full'); } });
    assert.equal((await failure(() => sandbox.start('print("x")\nask()'))).message, 'full');
    assert.equal((await sandbox.run('1 + 1')).value, 2);
});

test('files of this thread', async () => {
    const directory = { mode: 'read', stat: () => ({ kind: 'file', size: 2 }), list: () => [], read: async () => new TextEncoder().encode('hi') };
    const sandbox = await worker({ files: { '/d': directory } });
    const step = await sandbox.start('open("/d/a").read()');
    assert.equal(step.kind, 'call');
    assert.equal((await step.resume((await step.promise).value)).value, 'hi');
});

class Account {
    balance = 10;
    deposit(amount, { note } = {}) {
        this.note = note;
        return (this.balance += amount);
    }
    async slow(x) {
        return x * 2;
    }
    self() {
        return this;
    }
}
const LISTS = { writable: ['balance'], methods: ['deposit', 'slow', 'self'], name: 'account' };

test('host objects: attributes, methods, identity', async () => {
    const target = new Account();
    const sandbox = await worker({ functions: { is_target: (x) => x === target } });
    await sandbox.set('acct', hognose.object(target, LISTS));
    const code = `acct.balance = 20
[acct.balance, acct.deposit(5, note="n"), acct.slow(3), await acct.slow(4), sorted([3, 1, 2], key=lambda n: acct.slow(-n)), acct.self() == acct, is_target(acct)]`;
    assert.deepEqual((await sandbox.run(code)).value, [20, 25, 6, 8, [3, 2, 1], true, true]);
    assert.deepEqual([target.balance, target.note], [25, 'n']);
    assert.equal((await sandbox.run('acct')).value, target);
    assert.equal((await failure(() => sandbox.run('acct.note'))).message, "AttributeError: 'Account' object has no attribute 'note'");
    const step = await sandbox.start('acct.deposit(1) + acct.slow(5)');
    assert.equal((await step.resume((await step.promise).value)).value, 36);
    assert.equal((await sandbox.run('given.balance', { inputs: { given: target } })).value, 26);
});

test('host objects of forks and snapshots', async () => {
    const target = new Account();
    const sandbox = await worker();
    await sandbox.set('acct', hognose.object(target, LISTS));
    const twin = await sandbox.fork();
    open.add(twin);
    assert.equal((await twin.run('acct.deposit(1)')).value, 11);
    const bytes = await sandbox.dump();
    const lost = await worker({ restore: bytes });
    assert.match((await failure(() => lost.run('acct.balance'))).message, /no longer there: restore\(\) takes it in objects.account/);
    const found = await worker({ restore: bytes, objects: { account: hognose.object(target, LISTS) } });
    assert.equal((await found.run('acct.balance')).value, 11);
    await found.reset();
    assert.ok((await failure(() => found.set('x', hognose))) instanceof HostValueError);
    assert.ok((await failure(() => worker({ objects: { account: target } }))) instanceof HognoseError);
});
