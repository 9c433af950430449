// Workers that die by themselves, never start, or go silent: what is asked of them fails with a clear error, nobody else feels it, a pool
// replaces them, and nothing hangs or keeps the process alive.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createPool, createWorkerSandbox, DisposedError, failure, HognoseError, LimitError } from './package.mjs';

const unheard = [];
process.on('unhandledRejection', (error) => unheard.push(error));
process.on('uncaughtException', (error) => unheard.push(error));
const alive = setInterval(() => undefined, 1000); // idle workers keep no process
after(() => {
    clearInterval(alive);
    assert.deepEqual(unheard, []);
});

const real = new URL('../../bindings/js/dist/worker_main.js', import.meta.url).href;
const program = `
const { parentPort } = require('node:worker_threads');
const deeds = {
    exit: () => process.exit(3),
    'exit cleanly': () => process.exit(0),
    throw: () => { throw new Error('inside'); },
    'throw undefined': () => { throw undefined; },
    'throw null': () => { throw null; },
    'throw a symbol': () => { throw Symbol('s'); },
    'throw what has no text': () => { throw Object.create(null); },
    'throw an error without a message': () => { throw Object.assign(new Error(), { message: undefined }); },
    reject: () => void Promise.reject(new Error('inside')),
    'reject with nothing': () => void Promise.reject(),
    'use up the memory': () => { for (const all = []; ; ) all.push(Array.from({ length: 1000 }, () => ({}))); },
    'close its port': () => parentPort.close(),
    'spin': () => { for (;;); },
};
import(${JSON.stringify(real)}).then(() => parentPort.on('message', ({ deed }) => deeds[deed]?.()));`;
const DEEDS = {
    exit: /^the worker crashed: it ended with exit code 3$/,
    'exit cleanly': /^the worker crashed: it ended with exit code 0$/,
    throw: /^the worker crashed: inside$/,
    'throw undefined': /^the worker crashed: undefined$/,
    'throw null': /^the worker crashed: null$/,
    'throw a symbol': /^the worker crashed: Symbol\(s\)$/,
    'throw what has no text': /^the worker crashed: \[object Object\]$/,
    'throw an error without a message': /^the worker crashed: /,
    reject: /^the worker crashed: inside$/,
    'reject with nothing': /^the worker crashed: /,
    'use up the memory': /^the worker crashed: .*memory/,
    'close its port': /^the worker crashed: it ended with exit code 0$|^time limit reached|^the worker was terminated$/,
    'be terminated': /^the worker crashed: it ended with exit code 1$/,
    spin: /^time limit reached|^the worker was terminated$/,
};

/** A maker of workers that do what they are told, and how to tell them. */
function mortal() {
    const made = [];
    const worker = () => made[made.push(new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 40 } })) - 1];
    const tell = (i, deed) => void (deed === 'be terminated' ? made[i].terminate() : made[i].postMessage({ type: 'none', deed }));
    return { made, worker, tell };
}

// Called when a program has begun.
let begun;
const never = () => {
    begun?.();
    return new Promise(() => undefined);
};
// A worker may be silent for a minute, while it runs and otherwise. Where one will be, the minutes that are waited for are over at once.
const options = { grace: 60_000, functions: { never, begin: () => begun?.(), ten: () => 10 }, limits: { time: 60_000, wall: 600_000 } };
const minutes = new Map();
const { setTimeout: begin, clearTimeout: end } = globalThis;
globalThis.setTimeout = (go, ms, ...rest) => {
    const timer = begin(go, ms, ...rest);
    if (ms === 60_000) minutes.set(timer, go);
    return timer;
};
globalThis.clearTimeout = (timer) => {
    minutes.delete(timer);
    end(timer);
};
async function impatient(action) {
    let over = false;
    const done = action().finally(() => (over = true));
    for (; !over; await pause(5)) {
        for (const [timer, go] of minutes) {
            clearTimeout(timer);
            go();
        }
    }
    return done;
}
const patient = (action) => action();

const full = async (pool) => {
    while (pool.free < pool.size) await pause(1);
};
// Both are used when the first of two has died.
async function goesOn(pool, made) {
    assert.deepEqual([pool.size, pool.free, pool.waiting], [2, 2, 0]);
    const runs = await Promise.all([1, 2, 3, 4].map((n) => pool.run(`ten() * ${n}`)));
    assert.deepEqual(runs.map(({ value }) => value), [10, 20, 30, 40]);
    assert.equal(made.length, 3);
}

for (const [deed, said] of Object.entries(DEEDS)) {
    test(`workers that ${deed}, in a pool`, { timeout: 120_000 }, async () => {
        for (const code of ['begin()\nwhile True: pass', 'never()']) {
            const { made, worker, tell } = mortal();
            const pool = await createPool({ size: 2, worker, ...options });
            const [first, second] = [await pool.acquire(), await pool.acquire()];
            await second.run('x = 5');
            const runs = new Promise((resolve) => (begun = resolve));
            const came = failure(() => first.run(code));
            await runs;
            tell(0, deed);
            const hurried = /spin|port/.test(deed) ? impatient : patient;
            assert.match((await hurried(() => came)).message, said);
            for (const use of [() => first.run('1'), () => first.get('x'), () => first.names(), () => first.dump(), () => first.start('1'), () => first.fork()]) {
                const error = await failure(use);
                assert.ok(error instanceof HognoseError, error.stack);
                assert.match(error.message, said);
            }
            assert.equal((await second.run('x + ten()')).value, 15);
            const waiting = pool.run('3');
            assert.deepEqual([pool.waiting, pool.free], [1, 0]);
            await pool.release(first);
            assert.equal((await waiting).value, 3);
            await pool.release(second);
            await full(pool);
            await goesOn(pool, made);
            await pool.close();
        }
    });
}

test('a worker that dies while nobody has it', async () => {
    for (const deed of ['exit', 'throw null', 'be terminated', 'use up the memory']) {
        const { made, worker, tell } = mortal();
        const pool = await createPool({ size: 2, worker, ...options });
        const ended = new Promise((resolve) => made[0].on('exit', resolve));
        tell(0, deed);
        await ended;
        await goesOn(pool, made);
        await pool.close();
    }
});

test('a worker that is stuck while nobody has it', async () => {
    const { made, worker, tell } = mortal();
    const pool = await createPool({ size: 1, worker, ...options });
    tell(0, 'spin');
    assert.equal((await impatient(() => failure(() => pool.run('1')))).kind, 'time');
    assert.equal((await pool.run('2')).value, 2);
    assert.equal(made.length, 2);
    await pool.close();
});

test('a worker that dies while its sandbox is made as new, and while it is given options of its own', async () => {
    const { made, worker, tell } = mortal();
    const pool = await createPool({ size: 1, worker, ...options });
    const sandbox = await pool.acquire();
    tell(0, 'exit');
    await pool.release(sandbox);
    assert.equal((await pool.run('1')).value, 1);
    let error;
    while (!error) { // until it is not the pool that notices first, and replaces it
        tell(made.length - 1, 'exit');
        await pool.acquire({ functions: { f: () => 1 } }).then((other) => pool.release(other), (thrown) => (error = thrown));
    }
    assert.match(error.message, /^the worker crashed: it ended with exit code 3$/);
    assert.deepEqual([pool.free, pool.waiting], [1, 0]);
    assert.equal((await pool.run('f()', { functions: { f: () => 1 } })).value, 1);
    await pool.close();
});

const NEVER_STARTS = {
    'ends at once': [() => new Worker('process.exit(0)', { eval: true }), /^the worker crashed: it ended with exit code 0$/],
    'throws at once': [() => new Worker('throw new TypeError("first")', { eval: true }), /^the worker crashed: first$/],
    'is no program': [() => new Worker('%', { eval: true }), /^the worker crashed: /],
    'is not there': [() => new Worker('/none/such.mjs'), /^the worker crashed: Cannot find module/],
    'is silent': [() => new Worker('setInterval(() => 0, 1000)', { eval: true }), /^the worker does not answer: open$/],
    'is not a worker': [() => ({}), /^worker: it gave \[object Object\], which is not a worker$/],
    'is nothing': [() => undefined, /^worker: it gave undefined, which is not a worker$/],
    'is a promise of one': [async () => 5, /^worker: it gave \[object Promise\], which is not a worker$/],
    'cannot be made': [() => {
        throw new HognoseError('no more threads');
    }, /^no more threads$/],
};
for (const [what, [worker, said]] of Object.entries(NEVER_STARTS)) {
    test(`a worker that ${what} never starts`, { timeout: 120_000 }, async () => {
        const hurried = what === 'is silent' ? impatient : patient;
        await hurried(async () => {
            assert.match((await failure(() => createWorkerSandbox({ worker, ...options }))).message, said);
            assert.match((await failure(() => createPool({ worker, size: 2, ...options }))).message, said);
        });
        // One that is to replace another: each who asks learns of it, and it is tried again.
        const { worker: good } = mortal();
        let works = true;
        const pool = await createPool({ size: 1, worker: () => (works ? good() : worker()), ...options });
        const sandbox = await pool.acquire();
        works = false;
        await hurried(async () => {
            await sandbox.terminate();
            const waits = [1, 2].map((n) => failure(() => pool.run(String(n))));
            await pool.release(sandbox);
            for (const error of await Promise.all(waits)) assert.match(error.message, said);
        });
        assert.deepEqual([pool.free, pool.waiting], [1, 0]);
        works = true;
        assert.equal((await pool.run('7')).value, 7);
        await pool.close();
    });
}

test('whoever waits for a worker that never starts can leave, and closing ends it', async () => {
    const made = [];
    const { worker: good } = mortal();
    const silent = () => made[made.push(new Worker('setInterval(() => 0, 1000)', { eval: true })) - 1];
    let works = true;
    const pool = await createPool({ size: 1, worker: () => (works ? good() : silent()), ...options });
    const sandbox = await pool.acquire();
    works = false;
    await sandbox.terminate();
    await impatient(() => pool.release(sandbox));
    const exits = () => new Promise((resolve) => made.at(-1).on('exit', resolve));
    for (const ask of [(signal) => pool.acquire({ signal }), (signal) => pool.run('1', { signal })]) {
        const controller = new AbortController();
        const before = made.length;
        const came = failure(() => ask(controller.signal));
        while (made.length === before) await pause(1);
        const gone = exits();
        controller.abort('enough');
        const error = await came;
        assert.ok(error instanceof LimitError && error.kind === 'cancelled', error.stack);
        assert.equal(error.cause, 'enough');
        await gone;
        assert.deepEqual([pool.free, pool.waiting], [1, 0]);
    }
    const before = made.length;
    const came = failure(() => pool.run('1'));
    while (made.length === before) await pause(1);
    const gone = exits();
    await pool.close();
    assert.ok((await came) instanceof DisposedError);
    await gone;
});

test('one worker is no two sandboxes', async () => {
    const one = new Worker(new URL(real));
    const sandbox = await createWorkerSandbox({ worker: () => one });
    assert.equal((await failure(() => createWorkerSandbox({ worker: () => one }))).message, 'worker: it gave a worker that another sandbox has');
    assert.equal((await sandbox.run('1')).value, 1);
    await sandbox.dispose();
});

test('a worker that is silent between runs', { timeout: 120_000 }, async () => {
    for (const use of [(s) => s.get('x'), (s) => s.set('x', 1), (s) => s.names(), (s) => s.dump(), (s) => s.reset(), (s) => s.usage(), (s) => s.check('1'), (s) => s.files.list('/'), (s) => s.fork()]) {
        const { worker, tell } = mortal();
        const sandbox = await createWorkerSandbox({ worker, ...options });
        await impatient(async () => {
            tell(0, 'spin');
            assert.match((await failure(() => use(sandbox))).message, /^the worker does not answer: /);
            assert.match((await failure(() => sandbox.run('1'))).message, /^the worker does not answer: /);
            await sandbox.dispose();
        });
    }
});

test('ending a worker whose terminate() fails, or ends it twice', async () => {
    for (const odd of [() => {
        throw new Error('no');
    }, () => Promise.reject(new Error('no')), (worker) => worker.emit('exit', 9)]) {
        const inner = new Worker(new URL(real));
        const outer = { postMessage: (m) => inner.postMessage(m), on: (...args) => inner.on(...args), ref: () => inner.ref(), unref: () => inner.unref(), terminate: () => odd(inner) };
        const sandbox = await createWorkerSandbox({ worker: () => outer, functions: { never } });
        const runs = new Promise((resolve) => (begun = resolve));
        const came = failure(() => sandbox.run('never()'));
        await runs;
        await sandbox.terminate();
        assert.equal((await came).message, 'the worker was terminated');
        await inner.terminate();
    }
});

test('web workers that fail', async () => {
    for (const [event, said] of [[{ message: 'Uncaught x' }, 'Uncaught x'], [{}, 'it could not be loaded'], [{ message: '' }, 'it could not be loaded']]) {
        const listeners = {};
        const worker = () => ({ postMessage() {}, terminate() {}, addEventListener: (type, listener) => (listeners[type] = listener) });
        const came = failure(() => createWorkerSandbox({ worker }));
        while (!listeners.error) await pause(1);
        await pause(1);
        let prevented = 0;
        listeners.error({ ...event, preventDefault: () => prevented++ });
        assert.equal((await came).message, `the worker crashed: ${said}`);
        assert.equal(prevented, 1);
    }
});

test('nothing keeps the process alive after a worker has died', () => {
    const code = (deed) => `
        import { Worker } from 'node:worker_threads';
        const { createPool } = await import(${JSON.stringify(import.meta.resolve('../../bindings/js/dist/index.js'))});
        const made = [];
        let begun;
        const runs = new Promise((resolve) => (begun = resolve));
        const never = () => (begun(), new Promise(() => undefined));
        const worker = () => made[made.push(new Worker(${JSON.stringify(program)}, { eval: true, execArgv: [] })) - 1];
        const pool = await createPool({ size: 2, worker, functions: { never } });
        const sandbox = await pool.acquire();
        const came = sandbox.run('never()').catch((error) => error.message);
        await runs;
        made[0].postMessage({ type: 'none', deed: '${deed}' });
        console.log(await came);
        pool.release(sandbox);
        console.log((await pool.run('1 + 1')).value);`;
    for (const deed of ['exit', 'throw null']) {
        const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code(deed)], { encoding: 'utf8', timeout: 50_000 });
        assert.match(stdout, /^the worker crashed: .*\n2\n$/, stderr);
        assert.deepEqual([status, stderr], [0, '']);
    }
});
