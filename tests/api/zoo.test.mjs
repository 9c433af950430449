// A zoo of hosts: what functions give and throw, inputs, printing, options, and what is done at every moment of a run, in this process, in a
// worker and in a pool. Beside each of them another tenant goes on as if nothing were; nothing rejects unheard, and nothing takes long.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as later } from 'node:timers/promises';
import vm from 'node:vm';
import { rotation } from '../runner/selection.mjs';
import { createPool, createWorkerSandbox, failure, Handle, HognoseError, hognose, LimitError } from './package.mjs';

const unheard = [];
process.on('unhandledRejection', (error) => unheard.push(error));
process.on('uncaughtException', (error) => unheard.push(error));

const LONGEST = 30_000; // milliseconds of processor time of one animal in all its cages
const MOST_GROWTH = 600 * 2 ** 20;
const unlimited = { limits: { time: 60_000 } };

const boom = () => {
    throw new Error('boom');
};
const getter = (target, name, get) => Object.defineProperty(target, name, { get, enumerable: true, configurable: true });
const revoked = (target) => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
};
const detached = () => {
    const bytes = new Uint8Array(9);
    structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
    return bytes;
};
const shrunk = () => {
    const buffer = new ArrayBuffer(64, { maxByteLength: 128 });
    const bytes = new Uint8Array(buffer, 32, 32);
    buffer.resize(8);
    return bytes;
};
const itself = () => {
    const o = { then: (resolve) => resolve(o) };
    return o;
};
const another = () => ({ then: (resolve) => resolve(another()) });
const endless = () => Object.assign(new Set([1]), { *[Symbol.iterator]() {
    for (;;) yield 1;
} });
const causes = () => {
    const [a, b] = [new Error('a'), new Error('b')];
    a.cause = b;
    b.cause = a;
    return a;
};
const elsewhere = (code) => vm.runInNewContext(code);

/** What a function may give; what comes of it inside is a value, a TypeError, a ValueError or a RuntimeError. */
const GIVEN = {
    nothing: () => undefined,
    'a frozen object': () => Object.freeze({ a: Object.freeze([1]) }),
    'a symbol inside': () => ({ a: [Symbol.iterator] }),
    'a registered symbol': () => Symbol.for('x'),
    'a proxy of a Map': () => new Proxy(new Map([[1, 2]]), {}),
    'a proxy of a Set': () => new Proxy(new Set([1]), {}),
    'a proxy of a Date': () => new Proxy(new Date(0), {}),
    'a proxy of bytes': () => new Proxy(new Uint8Array(4), {}),
    'a revoked list': () => revoked([]),
    'a revoked function': () => revoked(boom),
    'a list with holes': () => [1, , 3],
    'a list of holes': () => new Array(2 ** 32 - 1),
    'a list with a getter': () => getter([1, 2], '1', boom),
    'a list of another window': () => elsewhere('[1, new Map([[1, 2]]), new Set([3])]'),
    'a Date of another window': () => elsewhere('new Date(0)'),
    'an invalid Date of another window': () => elsewhere('new Date(NaN)'),
    'bytes of another window': () => elsewhere('new Uint8Array([1, 2])'),
    'a promise of another window': () => elsewhere('Promise.resolve([1])'),
    'a rejection of another window': () => elsewhere('Promise.reject(new TypeError("there"))'),
    'detached bytes': detached,
    'shrunk bytes': shrunk,
    'shared bytes': () => new Uint8Array(new SharedArrayBuffer(8)),
    'a view': () => new DataView(new ArrayBuffer(4)),
    'floats': () => new Float64Array([1.5]),
    'a generator': () => (function* () {
        yield boom();
    })(),
    'an async generator': () => (async function* () {})(),
    'a class': () => class A {},
    'a key of a prototype': () => JSON.parse('{"__proto__": {"x": 1}, "constructor": null, "hasOwnProperty": 1}'),
    'keys of every kind': () => new Map([[null, 1], [1n << 200n, 2], ['\ud800', 3], [true, 4], [1.5, 5]]),
    'keys that no dict has': () => new Map([[[1], 2]]),
    'an endless iterator': endless,
    'a Map that grows': () => Object.assign(new Map(), { *[Symbol.iterator]() {
        for (let i = 0; ; i++) yield [i, i];
    } }),
    'a million bits': () => -(1n << 1_000_000n),
    'too many bits': () => 1n << 400_000_000n,
    'lone surrogates': () => ['\ud800', '\udc00\ud800', { '\udfff': 1 }],
    'a long text': () => 'é'.repeat(20_000_000),
    'toPrimitive throws': () => ({ [Symbol.toPrimitive]: boom }),
    'toJSON throws': () => ({ toJSON: boom }),
    'a boxed text': () => Object('text'),
    'a boxed symbol': () => Object(Symbol('s')),
    'a boxed bigint': () => Object(5n),
    'the arguments': (function () {
        return () => arguments;
    })(1, 2),
    'deep lists': () => {
        let a = [];
        for (let i = 0; i < 100_000; i++) a = [a];
        return a;
    },
    'a cycle through a Map': () => {
        const a = [];
        a.push(new Map([[1, { a }]]));
        return a;
    },
    'much that is shared': () => {
        let a = [1];
        for (let i = 0; i < 40; i++) a = [a, a];
        return a;
    },
    'a prototype chain of proxies': () => Object.create(new Proxy({}, { get: boom, has: boom, getPrototypeOf: boom })),
    'a then that is a getter': () => getter({}, 'then', boom),
    'a then that is called twice': () => ({ then: (resolve, reject) => (resolve(1), reject(2), resolve(3), boom()) }),
    'a promise of itself': itself,
    'promises without end': another,
    'a rejection without a reason': () => Promise.reject(),
    'a rejection with a proxy': () => Promise.reject(revoked({})),
    'the whole world': () => globalThis,
    'a WeakRef': () => new WeakRef({}),
    'a module namespace': () => import('node:path'),
};

const THROWN = {
    nothing: () => undefined,
    'a function': () => boom,
    'a symbol': () => Symbol.asyncIterator,
    'cyclic causes': causes,
    'a DOMException': () => new DOMException('too late', 'AbortError'),
    'an aggregate': () => new AggregateError([causes(), revoked({})], 'many'),
    'an error of another window': () => elsewhere('new RangeError("there")'),
    'an object of another window': () => elsewhere('({ toString() { throw 1 } })'),
    'a revoked error': () => revoked(new Error('x')),
    'an error whose name is no type': () => Object.assign(new Error('x'), { name: '__import__("os")' }),
    'an error named as what ends programs': () => Object.assign(new Error('x'), { name: 'StopIteration' }),
    'an error named as a method': () => Object.assign(new Error('x'), { name: 'toString' }),
    'getters that throw': () => ['name', 'message', 'stack', 'cause'].reduce((error, name) => getter(error, name, boom), new Error('x')),
    'toPrimitive throws': () => ({ [Symbol.toPrimitive]: boom }),
    'a frozen error': () => Object.freeze(new Error('x')),
    'a long name': () => Object.assign(new Error('x'), { name: 'N'.repeat(2_000_000) }),
    'a long message': () => new Error('m'.repeat(40_000_000)),
    'a promise': () => Promise.resolve(new Error('inner')),
    'a million bits': () => 1n << 1_000_000n,
    'the stack is out': () => {
        const dive = () => dive();
        try {
            return dive();
        } catch (error) {
            return error;
        }
    },
};

const CALL = `
try:
    came = f()
    if kind(came): came = await came
    came = type(came).__name__
except Exception as error:
    came = 'raised ' + type(error).__name__
came`.replace('kind(came)', "type(came).__name__ in ('HostFuture', 'Future', 'HostCall')");
const CAME = /^(NoneType|bool|int|float|str|bytes|list|dict|set|datetime|raised (\w*Error|StopIteration))$/;

let beside, besideWorker, pool, answer;
const QUESTION = 'def deep(n):\n    return n and 1 + deep(n - 1)\n[ten(), deep(200), sorted("hello"), {"a": 1.5}]';
const ten = { functions: { ten: () => 10 } };
before(async () => {
    beside = hognose.sandbox({ ...ten, ...unlimited });
    besideWorker = await createWorkerSandbox({ grace: 60_000, ...ten, ...unlimited });
    pool = await createPool({ size: 2, grace: 60_000, ...ten, ...unlimited });
    answer = beside.runSync(QUESTION).value;
});
after(async () => {
    await besideWorker.dispose();
    await pool.close();
    assert.deepEqual(unheard, []);
});

/** Those beside it are as they were. */
async function unharmed(what) {
    assert.deepEqual(beside.runSync(QUESTION).value, answer, what);
    const fresh = hognose.sandbox(ten);
    assert.deepEqual(fresh.runSync(QUESTION).value, answer, what);
    assert.deepEqual(fresh.names(), ['deep'], what);
    fresh.dispose();
    assert.deepEqual((await besideWorker.run(QUESTION)).value, answer, what);
    assert.deepEqual((await pool.run(QUESTION)).value, answer, what);
    assert.deepEqual(unheard, [], what);
}

/** Something is done in bounded time and memory, and nobody else feels it. */
async function bounded(what, action) {
    const [begin, rss] = [process.cpuUsage(), process.memoryUsage().rss];
    await action();
    const [spent, grown] = [process.cpuUsage(begin).user / 1000, process.memoryUsage().rss - rss];
    assert.ok(spent < LONGEST, `${what}: ${Math.round(spent)} ms`);
    assert.ok(grown < MOST_GROWTH, `${what}: ${Math.round(grown / 2 ** 20)} MiB`);
}

/** A program with a function, in every kind of sandbox. */
async function everywhere(what, f, use) {
    const one = hognose.sandbox({ functions: { f }, ...unlimited });
    const two = await worker(f);
    for (const run of [(code, o) => one.run(code, o), (code, o) => two.run(code, o), (code, o) => pool.run(code, { ...o, functions: { f } })]) await use(run);
    assert.equal((await one.run('1 + 1')).value, 2, what);
    assert.equal((await two.run('1 + 1')).value, 2, what);
    one.dispose();
}
// One worker serves all: its function is another each time.
let shared, current;
async function worker(f) {
    current = f;
    shared ??= await createWorkerSandbox({ functions: { f: (...args) => current(...args) }, grace: 60_000, ...unlimited });
    return shared;
}
after(() => shared?.dispose());

const animals = [
    ...Object.entries(GIVEN).map(([name, make]) => [`gives ${name}`, () => make()]),
    ...Object.entries(THROWN).map(([name, make]) => [`throws ${name}`, () => {
        throw make();
    }]),
];
const isTurn = rotation(import.meta.url);
/** Those animals whose turn it is in this test. */
const turnsOf = (test, all = animals) => all.filter(([name]) => isTurn(`${test}: ${name}`));
for (const [kind, wrap] of [['a function', (f) => f], ['an async function', (f) => async () => f()]]) {
    test(`${kind} of every odd kind`, { timeout: 600_000 }, async () => {
        for (const [name, f] of turnsOf(kind)) {
            if (kind !== 'a function' && /of itself|without end/.test(name)) continue; // JavaScript's own promises never end then
            await bounded(name, () => everywhere(name, wrap(f), async (run) => {
                const came = await run(CALL).then(({ value }) => value, ({ kind }) => kind);
                if (!(name.includes('long') && came === 'memory')) assert.match(String(came), CAME, name);
            }));
        }
        await unharmed(kind);
    });
}

test('inputs of every odd kind', { timeout: 600_000 }, async () => {
    for (const [name, make] of Object.entries(GIVEN)) {
        await bounded(name, () => everywhere(name, () => 1, async (run) => {
            let x;
            try {
                x = make();
                if (typeof x?.then === 'function') {
                    if (/rejection/.test(name)) x.catch(() => undefined);
                    return;
                }
            } catch {
                return;
            }
            const came = await run('type(x).__name__', { inputs: { x } }).then(({ value }) => value, (error) => error);
            if (typeof came !== 'string') assert.ok(came instanceof HognoseError || /boom/.test(came), `${name}: ${came?.stack}`);
        }));
    }
    await unharmed('inputs');
});

test('getters that use the sandbox that reads them', { timeout: 600_000 }, async () => {
    const deeds = { run: (s) => s.run('1').catch(() => undefined), runSync: (s) => s.runSync('1'), set: (s) => s.set('y', 2), get: (s) => s.get('y'), dump: (s) => s.dump(), fork: (s) => s.fork().dispose(),
        reset: (s) => s.reset(), dispose: (s) => s.dispose(), start: (s) => s.start('2').abandon(), names: (s) => s.names(), check: (s) => s.check('1') };
    for (const [name, deed] of Object.entries(deeds)) {
        for (const place of ['inputs', 'set', 'answer', 'late answer', 'throw', 'argument']) {
            const held = {};
            const value = getter({}, 'x', () => (deed(held.sandbox), 1));
            const s = (held.sandbox = hognose.sandbox({ functions: { f: () => value, g: async () => value, h: () => {
                throw getter(new Error('m'), 'message', () => (deed(held.sandbox), 'text'));
            } } }));
            const use = { inputs: () => s.run('x', { inputs: { x: value } }), set: () => s.set('x', value), answer: () => s.run('f()'), 'late answer': () => s.run('g()'), throw: () => s.run('h()'),
                argument: async () => (await s.run('lambda *a: a')).value.call([value]) }[place];
            await bounded(`${name} in ${place}`, async () => {
                try {
                    await use();
                } catch (error) {
                    assert.ok(error instanceof HognoseError, `${name} in ${place}: ${error.stack}`);
                    assert.ok(!/sandbox crashed/.test(error.message), `${name} in ${place}: ${error.message}`);
                }
                if (name !== 'dispose') assert.equal((await s.run('1 + 1')).value, 2, `${name} in ${place}`);
                s.dispose();
            });
        }
    }
    await unharmed('getters');
});

test('printing, clocks and entropy of every odd kind', { timeout: 600_000 }, async () => {
    const all = [...animals, ['a promise that never settles', () => new Promise(() => undefined)]];
    for (const [name, odd] of turnsOf('printing', all)) {
        for (const options of [{ onPrint: odd }, { clock: { now: odd } }, { entropy: odd }]) {
            const code = 'import time, random\nprint(1)\nrandom.SystemRandom().random()\ntime.time()\n7';
            await bounded(name, async () => {
                const s = hognose.sandbox(options);
                for (const run of [() => s.runSync(code), () => s.run(code)]) {
                    // whatever the host has thrown is what it gets
                    const came = await Promise.resolve().then(run).then(({ value }) => value, () => 'failed');
                    assert.ok(came === 7 || came === 'failed', `${name}: ${String(came)}`);
                }
                await later(0);
                s.dispose();
            });
        }
    }
    for (const [name, odd] of turnsOf('printing in a worker', all.slice(-25))) {
        await bounded(name, async () => {
            const s = await createWorkerSandbox({ onPrint: odd, clock: { now: odd }, entropy: odd });
            await s.run('import time\nprint(1)\ntime.time()').catch(() => undefined);
            await s.dispose();
        });
    }
    await unharmed('printing');
});

test('disposal, reset, fork, dump and a second run at every moment', { timeout: 600_000 }, async () => {
    const moments = {
        'before a turn': () => undefined,
        'after a turn': () => later(0),
        'while it waits': () => later(5),
    };
    const deeds = { dispose: (s) => s.dispose(), reset: (s) => s.reset(), fork: async (s) => void (await (await s.fork()).dispose()), dump: (s) => s.dump(), run: (s) => s.run('3'), start: (s) => s.start('3'), set: (s) => s.set('q', 1) };
    for (const code of ['await g()', 'f()', 'import time\ntime.sleep(0.02)\nf()', 'for i in range(300000): pass', 'a = g()\nb = g()\n[await a, await b]']) {
        for (const [when, wait] of Object.entries(moments)) {
            for (const [name, deed] of Object.entries(deeds)) {
                const what = `${name} ${when}: ${code}`;
                const s = hognose.sandbox({ functions: { f: () => later(8).then(() => 1), g: { handler: () => later(8).then(() => 1), awaitable: true } } });
                const came = s.run(code, unlimited).then(() => 'done', (error) => error);
                await wait();
                const refused = await failure(async () => (await deed(s), boom()));
                assert.ok(refused instanceof HognoseError || refused.message === 'boom', `${what}: ${refused?.stack ?? refused}`);
                const end = await Promise.race([came, later(60_000, 'hangs', { ref: false })]);
                assert.ok(end === 'done' || end instanceof HognoseError, `${what}: ${end?.stack ?? end}`);
                if (name !== 'dispose') assert.equal(await Promise.resolve(s.step?.abandon()).then(() => s.run('1 + 1')).then(({ value }) => value), 2, what);
                s.dispose();
            }
        }
    }
    await unharmed('moments');
});

test('the same in workers, of which one is terminated, and signals', { timeout: 600_000 }, async () => {
    const aborted = AbortSignal.abort(new Error('gone'));
    for (const s of [hognose.sandbox(), besideWorker, pool]) {
        assert.match((await failure(() => s.run('1', { signal: aborted }))).message, /cancelled/);
        assert.equal((await s.run('4')).value, 4);
    }
    for (const deed of [(s) => s.dispose(), (s) => s.reset(), (s) => s.dump(), (s) => s.run('3'), (s) => s.fork().then((t) => t.dispose())]) {
        for (const code of ['f()', 'while True: pass', 'import time\ntime.sleep(9)']) {
            const s = await createWorkerSandbox({ functions: { f: () => new Promise(() => undefined) }, grace: 60_000, limits: { wall: 400 } });
            const came = s.run(code).then(() => 'done', (error) => error);
            await later(2);
            const done = Promise.resolve(deed(s)).catch((error) => error);
            assert.ok((await came) instanceof HognoseError, code);
            await done;
            await s.dispose();
        }
    }
    const controller = new AbortController();
    const runs = Array.from({ length: 6 }, (_, i) => pool.run(i % 2 ? 'while True: pass' : 'f()', { functions: { f: () => new Promise(() => undefined) }, signal: controller.signal }).catch((error) => error));
    await later(30);
    controller.abort();
    for (const end of await Promise.all(runs)) assert.equal(end.kind, 'cancelled');
    await unharmed('workers');
});

test('awaitables that are left over', { timeout: 600_000 }, async () => {
    const g = (n) => (n < 0 ? Promise.reject(new Error('no')) : later(n, n));
    const functions = { g: { handler: g, awaitable: true } };
    const cases = ['g(1)\n0', 'g(-1)\n0', 'import asyncio\nawait asyncio.gather(g(-1), g(30), g(2))', 'a = g(1)\nb = g(-1)\nawait a', 'g(500)\nwhile True: pass', 'g(200)\nraise KeyError(1)', 'import asyncio\nawait asyncio.wait_for(g(300), 0.001)'];
    const one = hognose.sandbox({ functions, limits: unlimited.limits });
    const two = await createWorkerSandbox({ functions, limits: unlimited.limits, grace: 60_000 });
    for (const code of cases) {
        const limits = { time: code.includes('while') ? 100 : unlimited.limits.time };
        for (const run of [(c, limits) => one.run(c, { limits }), (c, limits) => two.run(c, { limits }), (c, limits) => pool.run(c, { functions, limits })]) {
            await bounded(code, async () => {
                await run(code, limits).catch((error) => assert.ok(error instanceof HognoseError, error.stack));
                for (let i = 0; i < 3; i++) assert.deepEqual((await run('[await g(3), await g(2)]')).value, [3, 2], code);
            });
        }
    }
    const step = one.start('a = g(1)\nb = g(2)\n[await a, await b]');
    let at = step;
    while (at.kind === 'call') at = at.defer();
    const [first, second] = at.calls.slice(-2); // those before are left over
    assert.throws(() => at.settle(99, { value: 1 }), /99|waits/);
    assert.throws(() => at.settle(first.id, null), /settle: null/);
    assert.throws(() => at.settle(first.id, { value: 1, more: 2 }), /no option named more/);
    const twin = hognose.restore(one.dump(), { functions });
    one.reset();
    assert.throws(() => at.settle(first.id, { value: 1 }), HognoseError);
    let there = twin.step;
    for (const { id } of [second, first]) there = there.settle(id, { value: id });
    assert.deepEqual(there.value, [first.id, second.id]);
    assert.deepEqual((await twin.run('await g(1)')).value, 1);
    await two.dispose();
    await unharmed('awaitables');
});

const GOOD = { functions: 'f', onPrint: 'f', clock: '{', entropy: 'f', limits: '{', files: '{', objects: '{', modules: '{', service: 'f', repr: '1', dicts: '', seed: '1', quota: '{' };
const WRONG = { text: 'text', number: -1, list: [5], null: null, symbol: Symbol('s'), map: new Map([[1, 2]]), bigint: 5n, proxy: revoked({}) };
test('options of every wrong kind are refused by their names', { timeout: 600_000 }, async () => {
    const s = hognose.sandbox();
    const refused = async (what, name, action) => {
        const error = await failure(action);
        assert.ok(error instanceof HognoseError, `${what}: ${error?.stack}`);
        assert.ok(error.message.includes(name), `${what}: ${error.message}`);
    };
    for (const [kind, wrong] of Object.entries(WRONG)) {
        for (const name of Object.keys(GOOD)) {
            if ((name === 'seed' || name === 'dicts') && kind === 'null') continue;
            await refused(`sandbox ${name}: ${kind}`, name, () => hognose.sandbox({ [name]: wrong }));
        }
        for (const name of ['inputs', 'limits', 'filename', 'topLevelAwait', 'repr', 'signal']) {
            if (name === 'filename' && kind === 'text') continue;
            for (const run of [() => s.run('1', { [name]: wrong }), () => s.runSync('1', { [name]: wrong }), () => s.start('1', { [name]: wrong }), () => besideWorker.run('1', { [name]: wrong }), () => pool.run('1', { [name]: wrong })]) {
                await refused(`run ${name}: ${kind}`, name, run);
            }
        }
        for (const name of ['size', 'queue', 'grace', 'worker', 'restore', 'onPrint', 'clock']) await refused(`pool ${name}: ${kind}`, name, () => createPool({ [name]: wrong }).then((p) => p.close()));
        for (const name of ['signal', 'functions', 'onPrint', 'limits']) await refused(`acquire ${name}: ${kind}`, name, () => pool.acquire({ [name]: wrong }));
    }
    const typo = { limitz: 1 };
    for (const [what, action] of Object.entries({ sandbox: () => hognose.sandbox(typo), run: () => s.run('1', typo), runSync: () => s.runSync('1', typo), start: () => s.start('1', typo), check: () => s.check('1', typo), validate: () => s.validate('1', typo),
        restore: () => hognose.restore(s.dump(), typo), worker: () => createWorkerSandbox(typo), pool: () => createPool(typo), lease: () => pool.acquire(typo), 'pool run': () => pool.run('1', typo), object: () => hognose.object({}, typo),
        function: () => hognose.sandbox({ functions: { f: typo } }), quota: () => hognose.sandbox({ quota: typo }), modules: () => hognose.sandbox({ modules: typo }), limits: () => hognose.sandbox({ limits: typo }) })) {
        await refused(what, 'limitz', action);
    }
    for (const code of [undefined, null, 5, Symbol('s'), {}, ['1'], Object('1')]) {
        for (const run of [() => s.run(code), () => s.runSync(code), () => s.start(code), () => s.check(code), () => s.validate(code), () => besideWorker.run(code), () => pool.run(code)]) await refused('code', '', run);
    }
    assert.equal((await s.run('1 + 1')).value, 2);
    await unharmed('options');
});

test('results of every odd kind', { timeout: 600_000 }, async () => {
    const big = 'class A:\n    def __repr__(self): return NAME\nclass B:\n    def __repr__(self): raise SystemExit(3)\nclass C:\n    def __repr__(self):\n        while True: pass\n';
    const programs = ['x = []\nx.append({1: x})\nx', 'x = {}\nx["k"] = (x, [x])\nx', '[[[]] * 100] * 100', '7 ** 100000', big + 'A()', big + '[B()]', big + 'C()', 'x = []\nfor i in range(100000): x = [x]\nx', 'list(range(500000))', 'lambda: 1', 'object',
        'raise ValueError("x" * 5000000)', 'e = ValueError("x")\nfor i in range(10000): e.add_note("n" * 100)\nraise e', 'raise ExceptionGroup("g", [ValueError(i) for i in range(5000)])', 'e = ValueError()\nfor i in range(100000): e = ExceptionGroup("g", [e])\nraise e',
        'import sys\nsys.exit("text")', 'import sys\nsys.exit(0)', 'import sys\nsys.exit(10**30)', 'class E(Exception):\n    def __str__(self): raise self\nraise E', '"\\ud800"', 'a, a.b = type("T", (), {})(), 1\na', 'exit', '1 << 100000000', '{(1, 2): {3: {4}}}', 'globals()["a\\nb"] = 1',
        'import decimal, datetime, uuid, pathlib\n[decimal.Decimal("1.5"), datetime.date(1, 1, 1), datetime.timedelta(1), uuid.UUID(int=5), pathlib.Path("/a"), range(3), 1j, float("nan"), ..., NotImplemented, frozenset({1})]'];
    const one = hognose.sandbox(unlimited);
    const two = await createWorkerSandbox({ ...unlimited, grace: 60_000 });
    for (const code of programs) {
        const said = [];
        for (const run of [() => one.run(code), () => two.run(code), () => pool.run(code, unlimited)]) {
            await bounded(code, async () => {
                let came;
                try {
                    came = await run();
                    said.push(typeof came.repr, JSON.stringify(came.toJSON()).length > 0, came.exitCode);
                    if (came.value instanceof Handle) assert.equal(typeof came.value.repr, 'string');
                } catch (error) {
                    assert.ok(error instanceof HognoseError, `${code}: ${error.stack}`);
                    assert.ok(error.message.length < 2 ** 25, code);
                    said.push(error.name, error.type ?? error.kind, error.exitCode);
                }
            });
        }
        const third = said.length / 3;
        for (const i of [1, 2]) assert.deepEqual(said.slice(i * third, (i + 1) * third), said.slice(0, third), code);
    }
    await two.dispose();
    await unharmed('results');
});

test('directories and objects of every odd kind', { timeout: 600_000 }, async () => {
    for (const [name, odd] of turnsOf('directories')) {
        const directory = Object.assign(Object.fromEntries(['stat', 'list', 'read', 'write', 'mkdir', 'remove', 'rename'].map((op) => [op, odd])), { mode: 'write' });
        const target = getter({ m: odd }, 'a', odd);
        const code = `
import os
came = []
for what in (lambda: open('/d/x').read(), lambda: os.listdir('/d'), lambda: open('/d/y', 'w').write('t'), lambda: os.remove('/d/z'), lambda: o.m(1), lambda: o.a):
    try:
        what()
        came.append(None)
    except Exception as error:
        came.append(type(error).__name__)
len(came)`;
        const s = hognose.sandbox({ files: { '/d': directory }, objects: { o: hognose.object(target, { methods: ['m'], attributes: ['a'], name: 'o' }) } });
        s.set('o', s.get === undefined ? null : hognose.object(target, { methods: ['m'], attributes: ['a'] }));
        await bounded(name, async () => {
            const end = await s.run(code, { limits: { calls: 100, time: Infinity } }).catch((error) => error);
            assert.ok(end.value === 6 || (end instanceof LimitError && end.kind === 'memory'), `${name}: ${end.stack}`);
            s.reset();
            const once = await failure(async () => (s.runSync(code), boom()));
            assert.ok(once instanceof HognoseError || once.message === 'boom', `${name}: ${once?.stack ?? once}`);
        });
        assert.equal(s.runSync('1 + 1').value, 2, name);
        s.dispose();
    }
    await unharmed('directories');
});
