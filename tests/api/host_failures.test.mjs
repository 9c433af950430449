// Hosts that throw what has no text, answer with what is nothing, and fail in the middle: no tenant feels what befalls another.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HognoseError, createPool, createWorkerSandbox, failure, hognose, toJSON } from './package.mjs';

const unhandled = [];
process.on('unhandledRejection', (error) => unhandled.push(error));
process.on('uncaughtException', (error) => unhandled.push(error));

const thrower = () => {
    throw new Error('at every turn');
};
const revoked = () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
};
const hostile = new Proxy({}, Object.fromEntries(['get', 'has', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor'].map((trap) => [trap, thrower])));
const withProperty = (target, name, get) => Object.defineProperty(target, name, { get, enumerable: true, configurable: true });

/** What can be thrown. */
const THROWN = {
    'a message that is a symbol': () => Object.assign(new Error(), { message: Symbol('m') }),
    'a message that is an object without text': () => Object.assign(new Error(), { message: Object.create(null) }),
    'a message that is a bigint': () => Object.assign(new Error(), { message: 5n }),
    'a message that throws': () => withProperty(new Error('x'), 'message', thrower),
    'a name that throws': () => withProperty(new Error('x'), 'name', thrower),
    'a name that is an object': () => Object.assign(new Error('x'), { name: Object.create(null) }),
    'an object without text': () => Object.create(null),
    'a text that throws': () => ({ toString: thrower }),
    'a text that is an object': () => ({ toString: () => ({}) }),
    'a long bigint': () => 1n << 20_000_000n,
    'a long bigint in arrays': () => [[1n << 20_000_000n]],
    'a message that is an array of a long bigint': () => Object.assign(new Error(), { message: [1n << 20_000_000n] }),
    'a symbol': () => Symbol('s'),
    'a revoked proxy': revoked,
    'a proxy that throws': () => hostile,
    'an error with a revoked prototype': () => Object.create(revoked),
    'undefined': () => undefined,
    'a cause that is itself': () => {
        const error = new Error('x');
        error.cause = error;
        return error;
    },
    'a long message': () => new Error('x'.repeat(3e6)),
    'a lone surrogate': () => new Error('\ud800'),
    'a null character': () => Object.assign(new Error('a\0b'), { name: 'Value\0Error' }),
};

/** What can be answered that has no Python form, or tries not to have one. */
const ANSWERS = {
    'a thenable whose then throws': () => withProperty({}, 'then', thrower),
    'a thenable that throws': () => ({ then: thrower }),
    'a promise with a constructor that throws': () => withProperty(Promise.resolve(1), 'constructor', thrower),
    'a revoked proxy': revoked,
    'a proxy that throws': () => hostile,
    'a getter that throws': () => withProperty({}, 'x', thrower),
    'a getter that throws what has no text': () => withProperty({}, 'x', () => {
        throw Object.create(null);
    }),
    'a symbol': () => Symbol('s'),
    'a function': () => thrower,
    'an array with a long hole': () => new Array(2 ** 32 - 1),
    'an iterator that throws': () => Object.assign(new Set([1]), { [Symbol.iterator]: thrower }),
    'a detached buffer': () => {
        const bytes = new Uint8Array(8);
        structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
        return bytes;
    },
    'shared memory': () => new Uint8Array(new SharedArrayBuffer(4)),
    'big numbers in an array': () => new BigInt64Array(3),
    'no date': () => new Date(NaN),
    'an object of a class': () => new (class A {
        x = 1;
    })(),
    'a tag that throws': () => withProperty({}, Symbol.toStringTag, thrower),
    'a constructor that throws': () => withProperty(new (class A {})(), 'constructor', thrower),
    'a cycle': () => {
        const a = { x: [] };
        a.x.push(a);
        return a;
    },
    'a map of itself': () => {
        const m = new Map();
        return m.set(m, m);
    },
    'a set with NaN': () => new Set([NaN, -0, 0]),
    'keys of NaN': () => new Map([[NaN, 1], [[1], 2]]),
};

const CALL = `
try:
    came = repr(type(f()))
except Exception as error:
    came = 'raised ' + type(error).__name__
came`;

// A tenant that has been there all the time, and one that gets whatever instance lies about.
const tenants = () => {
    const old = hognose.sandbox({ functions: { ten: () => 10 } });
    old.runSync('x = [1, 2, 3]');
    return () => {
        const fresh = hognose.sandbox({ functions: { ten: () => 10 } });
        assert.equal(fresh.runSync('sorted([ten(), 5, "x" * 3], key=str)[0]').value, 10);
        assert.deepEqual(fresh.names(), []);
        fresh.runSync('def deep(n):\n    return 0 if n == 0 else 1 + deep(n - 1)\ndeep(300)');
        fresh.dispose();
        assert.deepEqual(old.runSync('x.append(ten() + len(x))\nx.pop()').value, 13);
    };
};

const kinds = [
    ...Object.entries(THROWN).map(([name, make]) => [`throws ${name}`, () => {
        throw make();
    }]),
    ...Object.entries(ANSWERS).map(([name, make]) => [`answers ${name}`, make]),
];

test('a call that fails in odd ways is an exception inside, and nothing more', async () => {
    const check = tenants();
    for (const [name, f] of kinds) {
        for (const functions of [{ f }, { f: async () => f() }]) {
            const sandbox = hognose.sandbox({ functions });
            for (let i = 0; i < 3; i++) {
                const { value } = await sandbox.run(CALL);
                assert.match(value, /^(raised \w+Error|<class .*>)$/, name);
                if (name.startsWith('throws')) assert.match(value, /^raised RuntimeError/, name);
            }
            assert.equal(sandbox.runSync('1 + 1').value, 2, name);
            sandbox.dispose();
            check();
        }
    }
    assert.deepEqual(unhandled, []);
});

test('what cannot be read is a HostValueError, wherever a value goes in', async () => {
    const error = () => new Proxy(new Error('x'), { getPrototypeOf: thrower });
    const throwsIt = (what) => new Proxy({}, { getPrototypeOf: () => { throw what(); }, ownKeys: () => { throw what(); }, get: () => { throw what(); } });
    const limited = () => hognose.sandbox({ limits: { steps: 100 } }).runSync('while True: pass');
    const objects = [hostile, revoked(), throwsIt(error), throwsIt(revoked), throwsIt(() => 5), withProperty({}, 'x', limited), withProperty({}, 'x', () => { throw error(); })];
    const values = [...objects, [hostile], new Map([[1, hostile]])];
    const worker = await createWorkerSandbox();
    const sandbox = hognose.sandbox();
    const take = sandbox.runSync('lambda *args, **kwargs: 1').value;
    const elsewhere = (await worker.run('lambda *args, **kwargs: 1')).value;
    const paused = (code) => hognose.sandbox({ functions: { f: null, g: { awaitable: true } } }).start(code);
    for (const [i, value] of values.entries()) {
        const places = {
            set: () => sandbox.set('v', value), inputs: () => sandbox.runSync('1', { inputs: { v: value } }),
            argument: () => take.callSync(value), arguments: () => take.callWith([value]), keyword: () => take.callWith([], { kwargs: { v: value } }),
            file: () => sandbox.files.write('/v', [value]), 'files of a sandbox': () => hognose.sandbox({ files: { '/v': [value] } }),
            'set in a worker': () => worker.set('v', value), 'inputs in a worker': () => worker.run('1', { inputs: { v: value } }), 'argument in a worker': () => elsewhere.call(value),
        };
        if (i !== 5) places.json = () => toJSON(value); // which hands limits of a sandbox on
        if (i < objects.length) Object.assign(places, { 'inputs themselves': () => sandbox.runSync('1', { inputs: value }), 'inputs of a worker': () => worker.run('1', { inputs: value }) });
        const late = paused('await g()').defer();
        for (const act of [() => paused('f()').resume(value), () => late.settle(late.calls[0].id, { value })]) assert.equal((await failure(async () => act())).type, 'TypeError', 'an answer is the program\'s');
        for (const [name, act] of Object.entries(places)) {
            const thrown = await failure(async () => act());
            assert.equal(thrown?.name, 'HostValueError', `${name}, value ${i}: ${thrown?.message}`);
        }
    }
    assert.equal(sandbox.runSync('1 + 1').value, 2);
    await worker.dispose();
});

test('what cannot be passed is looked for among a million values, and no further', () => {
    const sandbox = hognose.sandbox();
    let asked = 0;
    const counted = { get x() {
        if (asked++) return Symbol('behind');
        throw new Error('once');
    } };
    assert.throws(() => sandbox.set('x', [counted]), { name: 'HostValueError', message: 'a symbol has no Python form: at x[0].x' });
    asked = 0;
    const far = new Array(2 ** 32 - 1);
    const first = { get x() {
        if (asked++) return far;
        throw new Error('once');
    } };
    assert.throws(() => sandbox.set('x', [first, counted]), { name: 'HostValueError', message: 'x cannot be passed: once' });
});

test('so do methods and attributes of host objects', async () => {
    const check = tenants();
    for (const [name, f] of kinds) {
        const sandbox = hognose.sandbox();
        const target = withProperty(withProperty({ m: f }, 'a', f), 'b', () => 1);
        sandbox.set('o', hognose.object(Object.defineProperty(target, 'b', { set: f }), { attributes: ['a'], writable: ['b'], methods: ['m'] }));
        for (const use of ['o.a', 'o.m()', 'o.b = 1']) {
            const { value } = await sandbox.run(`try:\n    came = ${use.includes('=') ? '0' : use}\n    ${use}\n    came = 'fine'\nexcept Exception as e:\n    came = type(e).__name__\ncame`);
            assert.match(value, /^(fine|\w+Error)$/, name);
        }
        sandbox.dispose();
        check();
    }
    assert.deepEqual(unhandled, []);
});

const NOW = 'import time\ntime.time()\nfor i in range(10**5): pass\ntime.monotonic()\nimport random\nrandom.SystemRandom().random()\nprint(1)';

test('what prints, the clock and entropy may throw anything, and give anything', async () => {
    const check = tenants();
    for (const [name, f] of kinds) {
        for (const options of [{ onPrint: f }, { clock: { now: f } }, { clock: { now: () => 1, monotonic: f } }, { entropy: f }]) {
            const sandbox = hognose.sandbox(options);
            const error = await failure(() => sandbox.run(NOW).then(() => Promise.reject(null)));
            if (name.startsWith('throws') && name !== 'throws undefined') assert.ok(error instanceof Error || error.message !== undefined, name);
            sandbox.dispose();
            check();
        }
    }
    for (const time of [NaN, Infinity, -Infinity, '5', 5n, 1n << 20_000_000n, {}, null, undefined, 1e300, -1e300, Symbol('s')]) {
        const error = await failure(() => hognose.sandbox({ clock: { now: () => time } }).run(NOW));
        assert.match(error.message, /^clock: .* is not a number of milliseconds$/);
    }
    assert.deepEqual(unhandled, []);
});

test('a print that fails later ends the run', async () => {
    const sandbox = hognose.sandbox({ onPrint: async () => {
        throw new HognoseError('no paper');
    } });
    assert.equal((await failure(() => sandbox.run('print(1)\nwhile True: pass'))).message, 'no paper');
    assert.equal(sandbox.runSync('1').value, 1);
});

// A print whose promise fails at a moment of the test's choosing.
function latePrinter() {
    const fails = [];
    const printed = async () => {
        while (fails.length === 0) await pause(1);
    };
    return { onPrint: () => new Promise((_, reject) => fails.push(() => reject(new HognoseError('no paper')))), fail: () => fails.splice(0).forEach((go) => go()), printed };
}
const pause = (ms) => new Promise((go) => setTimeout(go, ms));

test('a print that fails later ends its own run, and none behind it', async () => {
    let go;
    const hold = () => new Promise((resolve) => (go = resolve));
    const held = async () => {
        while (!go) await pause(1);
    };
    const functions = { pause, hold, never: () => new Promise(() => undefined) };
    const { onPrint, fail, printed } = latePrinter();
    const pool = await createPool({ size: 1, functions });
    const worker = await createWorkerSandbox({ onPrint, functions });
    const lease = { run: (code) => pool.run(code, { onPrint }) };
    const here = hognose.sandbox({ onPrint, functions });
    for (const [name, sandbox] of Object.entries({ here, worker, pool: lease })) {
        const next = name === 'pool' ? pool : sandbox;
        const own = failure(() => sandbox.run('print(1)\nnever()'));
        await printed();
        fail();
        assert.equal((await own).message, 'no paper', name);
        await sandbox.run('print(1)');
        go = undefined;
        const [later, refused] = [next.run('hold()\n5'), name === 'pool' ? undefined : failure(() => next.run('6'))];
        await held();
        fail();
        await pause(1);
        go();
        assert.equal((await later).value, 5, name);
        if (refused) assert.match((await refused).message, /another run is under way/);
        if (name === 'pool') continue;
        // By hand: whenever it fails, the run that printed ends.
        const step = await sandbox.start('print(1)\npause(1)\npause(2)\n7');
        fail();
        await pause(1);
        assert.equal((await failure(async () => (await step.resume()).resume())).message, 'no paper', name);
        assert.equal((await sandbox.run('8')).value, 8, name);
    }
    here.runSync('print(1)');
    const step = await worker.start('print(1)\npause(1)');
    await step.abandon();
    await worker.run('print(2)');
    await worker.reset();
    go = undefined;
    const last = worker.run('hold()\n9');
    await held();
    fail();
    await pause(1);
    go();
    assert.equal((await last).value, 9);
    assert.equal((await here.run('10')).value, 10);
    await worker.dispose();
    await pool.close();
    assert.deepEqual(unhandled, []);
});

test('an answer that comes when its sandbox is another tenant\'s costs that one nothing', async (t) => {
    let time = 1; // the clock of this thread, which only the answer moves
    t.mock.method(performance, 'now', () => time);
    const made = [];
    const late = () => new Promise((answer) => made.push(answer));
    let holds;
    const hold = () => new Promise((resolve) => holds(resolve));
    const limits = { time: 5000 };
    const pool = await createPool({ size: 1, functions: { never: () => new Promise(() => undefined) }, limits, grace: 60_000 });
    const lent = await pool.acquire({ functions: { late } });
    const came = failure(() => lent.run('late()'));
    while (!made.length) await pause(1);
    await pool.release(lent);
    await came;
    const worker = await createWorkerSandbox({ functions: { late, hold }, limits, grace: 60_000 });
    const own = failure(() => worker.run('late()'));
    while (made.length < 2) await pause(1);
    await worker.reset();
    await own;
    for (const [sandbox, answer] of [[await pool.acquire({ functions: { hold } }), made[0]], [worker, made[1]]]) {
        let go;
        holds = (resolve) => (go = resolve);
        const run = sandbox.run('hold()\n1');
        while (!go) await pause(1);
        let read = 0;
        time += 10_000;
        answer(Object.defineProperty([], '0', { get: () => (time += 10_000, read++), enumerable: true }));
        await pause(1);
        go();
        const { value, usage } = await run;
        assert.equal(value, 1);
        assert.equal(read, 0);
        assert.ok(usage.time < limits.time, `${usage.time}`);
    }
    await worker.dispose();
    await pool.close();
});

test('entropy keeps no view of the memory', () => {
    let kept;
    const sandbox = hognose.sandbox({ entropy: (to) => {
        kept = to;
    } });
    sandbox.runSync('import random\nrandom.SystemRandom().random()');
    assert.equal(kept.buffer.byteLength, kept.length);
});

test('a stack that overflows in a call ends that sandbox at most', () => {
    const check = tenants();
    let up = 0;
    const sandboxes = [];
    // Does something at many heights above the end of the stack.
    const dive = (use) => {
        try {
            dive(use);
        } catch {
            // here there is next to no stack, further up a little more
        }
        if (up++ % 7 === 0 && up < 1400) {
            try {
                use();
            } catch {
                // it did not fit
            }
        }
    };
    dive(() => {
        const sandbox = hognose.sandbox({ functions: { f: (x) => x, g: () => thrower() } });
        sandboxes.push(sandbox);
        sandbox.runSync('print(f([1, 2]))\ntry:\n    g()\nexcept RuntimeError: pass\nf({1: 2})');
        sandbox.dispose();
    });
    const kept = hognose.sandbox({ functions: { f: (x) => x } });
    up = 0;
    dive(() => kept.runSync('f(1)'));
    for (const sandbox of sandboxes) {
        try {
            sandbox.dispose();
        } catch {
            // it crashed
        }
    }
    for (let i = 0; i < 10; i++) check();
    assert.ok(sandboxes.length > 20, `${sandboxes.length}`);
});

test('an instance that was left in the middle is not used again', () => {
    const Real = WebAssembly.Instance;
    let traps = false;
    WebAssembly.Instance = class {
        constructor(module, { env }) {
            const call = env.host_call;
            const { exports } = new Real(module, { env: { ...env, host_call: (...args) => {
                if (traps) throw new Error('across the frames');
                return call(...args);
            } } });
            this.exports = exports;
        }
    };
    try {
        const sandbox = hognose.sandbox({ limits: { memory: 20 * 2 ** 20 }, functions: { f: () => 1 } });
        traps = true;
        assert.throws(() => sandbox.runSync('f()'), /sandbox crashed: across the frames/);
        traps = false;
        assert.throws(() => sandbox.runSync('1'), /sandbox crashed/);
        sandbox.dispose();
        const next = hognose.sandbox({ limits: { memory: 20 * 2 ** 20 }, functions: { f: () => 1 } });
        assert.equal(next.runSync('f()').value, 1);
    } finally {
        WebAssembly.Instance = Real;
    }
});

test('in a worker they end neither it nor the process', async () => {
    const beside = await createWorkerSandbox({ functions: { ten: () => 10 } });
    for (const [name, f] of kinds) {
        const sandbox = await createWorkerSandbox({ functions: { f, later: async () => f() } });
        assert.match((await sandbox.run(CALL)).value, /^(raised \w+Error|<class .*>)$/, name);
        assert.match((await sandbox.run(CALL.replace('f()', 'later()'))).value, /^(raised \w+Error|<class .*>)$/, name);
        assert.equal((await sandbox.run('1 + 1')).value, 2, name);
        const step = await sandbox.start(CALL);
        assert.equal(step.kind === 'call' || step.kind === 'complete', true, name);
        await sandbox.dispose();
    }
    assert.equal((await beside.run('ten()')).value, 10);
    await beside.dispose();
    assert.deepEqual(unhandled, []);
});

test('in a worker, what prints, the clock and entropy', async () => {
    const odd = kinds.filter((_, i) => i % 4 === 0);
    for (const [name, f] of odd) {
        for (const options of [{ onPrint: f }, { clock: { now: f, monotonic: () => 1 } }, { entropy: f }]) {
            const sandbox = await createWorkerSandbox(options);
            const came = await sandbox.run(`${NOW}\n7`).then(({ value }) => value, () => 'failed');
            assert.ok(came === 'failed' || (came === 7 && !name.startsWith('throws')), `${name}: ${String(came)}`);
            await sandbox.dispose();
        }
    }
    assert.deepEqual(unhandled, []);
});

test('options whose lists contain one list twice on each level', () => {
    let wide = [];
    for (let i = 0; i < 60; i++) wide = [wide, wide];
    const options = { files: { files: { '/a': wide } }, missing: { modules: { missing: { a: wide } } }, argv: { argv: wide }, path: { modules: { path: wide } } };
    for (const [name, given] of Object.entries(options)) assert.throws(() => hognose.sandbox(given), HognoseError, name);
});

test('a pool goes on', async () => {
    const pool = await createPool({ size: 1, functions: { ten: () => 10 } });
    for (const [name, f] of kinds) {
        assert.match((await pool.run(CALL, { functions: { f } })).value, /^(raised \w+Error|<class .*>)$/, name);
        assert.equal((await pool.run('ten()')).value, 10);
    }
    await pool.close();
    assert.deepEqual(unhandled, []);
});
