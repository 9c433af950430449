// Whatever goes wrong at the edge of a run (its signal, its options, its answers, a lack of memory): it is an error of that run, and the sandbox
// can be used on as before.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import vm from 'node:vm';
import { createPool, createWorkerSandbox, failure, HognoseError, hognose, LimitError } from './package.mjs';

const boom = () => {
    throw new Error('boom');
};
const revoked = (target = {}) => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
};
const never = () => new Promise(() => undefined);
// However busy the machine is, a worker that is asked to stop has the time to.
const remote = await createWorkerSandbox({ functions: { never }, grace: 60_000 });
const pool = await createPool({ size: 1, functions: { never }, grace: 60_000 });
const alive = setInterval(() => undefined, 1000); // signals of a time keep no process
after(() => {
    clearInterval(alive);
    return Promise.all([remote.dispose(), pool.close()]);
});
const modes = () => Object.entries({ here: hognose.sandbox({ functions: { never } }), worker: remote, pool });
const works = async (sandbox, what) => assert.equal((await sandbox.run('1 + 1')).value, 2, what);

const pause = (ms) => new Promise((go) => setTimeout(go, ms));
// A worker is made as new after its run has been answered.
const full = async () => {
    while (pool.free < pool.size) await pause(1);
    assert.equal(pool.waiting, 0);
};

const SIGNALS = {
    'whose aborted throws': () => Object.defineProperty({ addEventListener() {}, removeEventListener() {} }, 'aborted', { get: boom }),
    'that cannot be listened to': () => ({ aborted: false, addEventListener: boom, removeEventListener() {} }),
    'that cannot be left': () => ({ aborted: false, addEventListener() {}, removeEventListener: boom }),
    'that aborts while it is listened to': () => {
        const signal = { aborted: false, reason: 'at once', removeEventListener() {}, addEventListener: (_, abort) => ((signal.aborted = true), abort()) };
        return signal;
    },
    'that aborts later': () => AbortSignal.timeout(30),
    'that is aborted': () => AbortSignal.abort('before'),
    'of another window': () => {
        const { signal, controller } = vm.runInNewContext('const c = new AbortController(); ({ controller: c, signal: c.signal })', { AbortController });
        setTimeout(() => controller.abort('there'), 30);
        return signal;
    },
};
for (const [name, make] of Object.entries(SIGNALS)) {
    test(`a signal ${name}`, { timeout: 60_000 }, async () => {
        for (const [mode, sandbox] of modes()) {
            for (const code of ['1', 'never()', 'while True: pass']) {
                if (name === 'that cannot be left' && code !== '1') continue;
                const error = await failure(async () => {
                    const { value } = await sandbox.run(code, { signal: make() });
                    if (value === 1) throw new HognoseError('it was quicker');
                });
                assert.ok(error.message === 'boom' || error instanceof HognoseError, `${mode}: ${error.stack}`);
                if (code !== '1' && name.includes('abort') && !name.includes('throws')) assert.ok(error instanceof LimitError && error.kind === 'cancelled', `${mode}: ${error.stack}`);
                await works(sandbox, `${mode}: ${code}`);
            }
        }
        await full();
        const handle = hognose.sandbox().runSync('lambda: 1').value;
        await handle.callWith([], { signal: make() }).catch(() => undefined);
        assert.equal((await handle.callWith([])).value, 1);
    });
}

test('odd signals of those who wait for a worker take no other one\'s place', { timeout: 60_000 }, async () => {
    for (const [name, make] of Object.entries(SIGNALS)) {
        const held = await pool.acquire();
        const first = pool.run('5');
        const odd = make();
        const came = pool.run('6', { signal: odd }).then(({ value }) => value, (error) => error);
        const last = pool.run('7');
        await pause(40);
        await pool.release(held);
        assert.deepEqual([(await first).value, (await last).value], [5, 7], name);
        const end = await came;
        assert.ok(end === 6 || end instanceof Error, name);
        await full();
    }
    // One that says so although nobody listens any more.
    let abort;
    const signal = { aborted: false, addEventListener: (_, then) => (abort = then), removeEventListener() {} };
    const sandbox = await pool.acquire({ signal });
    signal.aborted = true;
    abort();
    assert.equal((await sandbox.run('8')).value, 8);
    await pool.release(sandbox);
    await full();
});

test('a program for which there is no memory', async () => {
    const limits = { memory: 3 * 2 ** 20, source: Infinity };
    const worker = await createWorkerSandbox({ limits });
    const own = await createPool({ size: 1, limits });
    const long = 'x = 1\n'.repeat(1_000_000);
    for (const sandbox of [hognose.sandbox({ limits }), worker, own]) {
        for (let i = 0; i < 2; i++) {
            const error = await failure(() => sandbox.run(long));
            assert.ok(error instanceof HognoseError && !/crashed/.test(error.message), error.stack);
            await works(sandbox);
        }
    }
    const here = hognose.sandbox({ limits });
    for (const use of [() => here.runSync(long), () => here.start(long), () => here.check(long), () => here.validate(long), () => here.set('x', long), () => here.runSync('1', { inputs: { long } })]) {
        assert.ok((await failure(use)) instanceof HognoseError);
        await works(here);
    }
    await Promise.all([worker.dispose(), own.close()]);
});

test('a refused step can be used again', async () => {
    for (const sandbox of [hognose.sandbox({ functions: { f: { awaitable: true } } }), await createWorkerSandbox({ functions: { f: { awaitable: true } } })]) {
        const step = await sandbox.start('await f()');
        const waiting = await step.defer();
        const [{ id }] = waiting.calls;
        if (sandbox.dispose.constructor.name === 'AsyncFunction') {
            assert.ok((await failure(() => waiting.settle(id, null))) instanceof HognoseError);
            assert.equal((await waiting.settle(id, { value: 5 })).value, 5);
        } else {
            for (const wrong of [() => waiting.settle(id + 7, { value: 1 }), () => waiting.settle(id, null), () => waiting.settle(id, { result: 1 }), () => waiting.settle(NaN, { value: 1 })]) assert.throws(wrong, HognoseError);
            assert.equal(waiting.settle(id, { value: 5 }).value, 5);
        }
        await works(sandbox);
        await sandbox.dispose();
    }
});

test('limits of a run that does not begin, or fails, are that run\'s alone', async () => {
    const loop = 'for i in range(1000): pass\ni';
    for (const [mode, sandbox] of modes()) {
        for (const options of [{ limits: { steps: 10 } }, { limits: { steps: 10, depth: 5 } }, { limits: { steps: 10, memory: 2 ** 40 } }, { limits: { steps: 10 }, inputs: { x: Symbol('s') } }, { limits: { valueItems: 1, steps: 10 }, inputs: { x: [1, 2, 3] } },
            { limits: { steps: 10 }, inputs: { get x() {
                throw new Error('boom');
            } } }, { limits: { steps: 10, nothing: 1 } }, { limits: { steps: 'many' } }, { limits: { time: 0, wall: 0, output: 0, source: 0 } }]) {
            await assert.rejects(sandbox.run(loop, options), /limit|cannot|boom|no number|steps|Symbol|symbol/, mode);
            assert.equal((await sandbox.run(`${loop}\n[i] * 50`)).value.length, 50, mode);
            assert.equal((await sandbox.run('print(5)\nlen(x)', { inputs: { x: [1, 2, 3] } })).value, 3, mode);
        }
    }
});

test('a getter in an answer that goes to another run answers no call of that one', () => {
    const sandbox = hognose.sandbox({ functions: ['f'] });
    const first = sandbox.start('f(1)');
    let other;
    const answer = { get x() {
        first.abandon();
        other = sandbox.start('f(2) + 1');
        return 1;
    } };
    assert.throws(() => first.resume(answer), { message: 'the run was abandoned in the meantime' });
    assert.deepEqual([other.kind, other.args], ['call', [2]]);
    assert.throws(() => first.resume(1), /this step is over/);
    assert.equal(other.resume(4).value, 5);
    const again = sandbox.start('f(3)');
    const error = Object.defineProperty(new Error('m'), 'message', { get: () => (again.abandon(), (other = sandbox.start('f(4)')), 'text') });
    assert.throws(() => again.settle({ error }), { message: 'the run was abandoned in the meantime' });
    assert.equal(other.resume(6).value, 6);
});

test('promises that give promises without end are an exception, and others their end', { timeout: 60_000 }, async () => {
    const itself = { then: (resolve) => resolve(itself) };
    const endless = () => ({ then: (resolve) => resolve(endless()) });
    const two = () => {
        const [a, b] = [{ then: (resolve) => resolve(b) }, { then: (resolve) => resolve(a) }];
        return a;
    };
    const chain = (n) => ({ then: (resolve) => resolve(n ? chain(n - 1) : 7) });
    const foreign = (code) => () => vm.runInNewContext(code);
    const cases = [[() => itself, /promise without end/], [endless, /promise without end/], [two, /promise without end/], [() => chain(999), 7], [() => chain(1), 7], [foreign('Promise.resolve(Promise.resolve(7))'), 7],
        [foreign('Promise.reject(new TypeError("there"))'), /there/], [foreign('({ then(resolve) { resolve({ then(_, reject) { reject("no") } }) } })'), /no/], [() => ({ then: boom }), /boom/], [() => Object.defineProperty({}, 'then', { get: boom }), /boom/],
        [() => ({ then: (resolve, reject) => (resolve(7), reject(1), boom()) }), 7]];
    for (const [make, expected] of cases) {
        const functions = { f: make, g: { handler: make, awaitable: true } };
        const here = hognose.sandbox({ functions });
        for (const run of [(code) => here.run(code), (code) => pool.run(code, { functions })]) {
            for (const call of ['f()', 'await f()', 'await g()']) {
                const { value } = await run(`try:\n    x = ${call}\nexcept Exception as error:\n    x = str(error)\nx`);
                if (expected instanceof RegExp) assert.match(String(value), expected);
                else assert.equal(value, expected, call);
            }
        }
        await works(here);
    }
});

test('a directory\'s list without end is an OSError', async () => {
    const endless = new Proxy([], { get: (list, key) => (key === 'length' ? 2 ** 32 - 1 : list[key]) });
    const lists = [[new Array(2 ** 32 - 1), OSError], [new Array(300_001).fill(['a', 'file']), OSError], [endless, OSError], [revoked([]), OSError], [5, OSError], [null, OSError], 
        [[['a', 'file']], "['a']"]];
    for (const [list, expected] of lists) {
        for (const answer of [() => list, async () => list]) {
            const files = { '/d': { mode: 'read', stat: () => ({ kind: 'dir', size: 0, mtime: 0 }), list: answer, read: () => new Uint8Array() } };
            const sandbox = hognose.sandbox({ files, limits: { time: 20_000 } });
            const begun = process.cpuUsage();
            const { value } = await sandbox.run('import os\ntry:\n    came = str(os.listdir("/d"))\nexcept OSError as error:\n    came = "OSError"\ncame');
            assert.ok(process.cpuUsage(begun).user < 10e6);
            assert.equal(value, expected);
            await works(sandbox);
            sandbox.dispose();
        }
    }
});
const OSError = 'OSError';

test('options that cannot be looked at, and limits of a lease that are none', async () => {
    const sandbox = hognose.sandbox();
    for (const [call, name] of [[() => hognose.sandbox(revoked()), 'sandbox'], [() => hognose.sandbox({ limits: revoked() }), 'limits'], [() => hognose.sandbox({ functions: revoked() }), 'functions'], [() => hognose.sandbox({ functions: revoked([]) }), 'functions'],
        [() => hognose.sandbox({ functions: { f: revoked() } }), 'functions.f'], [() => hognose.sandbox({ files: revoked() }), 'files'], [() => hognose.sandbox({ modules: revoked() }), 'modules'], [() => hognose.sandbox({ clock: revoked() }), 'clock'],
        [() => sandbox.run('1', revoked()), 'run'], [() => sandbox.run('1', { inputs: revoked() }), 'inputs'], [() => sandbox.run('1', { signal: revoked() }), 'signal'], [() => sandbox.runSync('1', { limits: revoked() }), 'limits'],
        [() => remote.run('1', { limits: revoked() }), 'limits'], [() => pool.run('1', { limits: revoked() }), 'limits'], [() => pool.acquire(revoked()), 'acquire'], [() => pool.acquire({ limits: revoked() }), 'limits'], [() => createPool(revoked()), 'pool'],
        [() => pool.acquire({ limits: 5 }), 'limits'], [() => pool.acquire({ limits: { time: 'x' } }), 'limits.time'], [() => pool.acquire({ limits: { steps: -1 } }), 'limits.steps'], [() => pool.acquire({ limits: { memory: 2 ** 40 } }), 'limits.memory'],
        [() => pool.acquire({ limits: { depth: 1 } }), 'limits.depth'], [() => pool.acquire({ functions: { f: 5 } }), 'functions.f'], [() => pool.acquire({ onPrint: {} }), 'onPrint'], [() => pool.acquire({ signal: {} }), 'signal']]) {
        const error = await failure(call);
        assert.ok(error instanceof HognoseError, error.stack);
        assert.ok(error.message.includes(name), error.message);
    }
    for (const one of [sandbox, remote, pool]) await works(one);
    await full();
});
