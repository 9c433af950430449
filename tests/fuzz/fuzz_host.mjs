// Hosts of every odd kind: functions, objects, inputs, answers, printing, clocks and entropy that throw, lie and answer what is nothing; in
// this process by runSync, run and start, in workers and in a pool. After each round two tenants beside it are asked the same as before, one of
// which gets whatever instance lies about. A finding is: another answer of theirs, an error that no host should see, an unhandled
// rejection, an end of the process, a run that does not end, memory that grows.
//
//     node tests/fuzz/fuzz_host.mjs --seconds 60 --seed 1
//     node tests/fuzz/fuzz_host.mjs --count 200 --seed 1 [--start N]
//
// With --count, each round is made of seed and number only, and programs end by steps in place of time. What is left to the machine is the order
// in which promises and workers answer.
import assert from 'node:assert/strict';
import * as hn from '../../bindings/js/dist/index.js';

const argument = (name, otherwise) => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const [count, first] = [argument('count', 0), argument('start', 1)];
const seconds = argument('seconds', 60);
const seed = argument('seed', Date.now() % 1e9);
const hognose = await hn.load();
const LONGEST = 20_000; // milliseconds of the processor's time for one round
const IDLE = 180_000; // milliseconds in which a round does next to nothing
const MOST_GROWTH = 400 * 2 ** 20;

let state = seed >>> 0;
function random(below) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
}
const from = (list) => list[random(list.length)];

let round = { number: 0 };
let finding = false;
function report(what) {
    if (finding) return;
    finding = true;
    console.log(`finding: ${what?.stack ?? what}`);
    console.log(`round ${round.number}, ${round.kind}: ${JSON.stringify(round.code)}`);
    console.log(`again: node tests/fuzz/fuzz_host.mjs ${count ? `--count 1 --start ${round.number} --seed ${seed}` : `--seconds ${seconds} --seed ${round.seed}`}`);
    process.exit(1);
}
process.on('unhandledRejection', (error) => report(`an unhandled rejection: ${text(error)}`));
process.on('uncaughtException', (error) => report(error));
process.on('exit', (code) => {
    if (code === 0 && !over) report('the process ended by itself');
});
let over = false;

// Only of what has a text: that of a bigint of 20 million bits takes a minute, and a stack begins with name and message.
const text = (thrown) => {
    try {
        if (typeof (thrown?.message ?? '') !== 'string' || typeof (thrown?.name ?? '') !== 'string') return 'an error without text';
        const said = thrown?.stack ?? thrown;
        return typeof said === 'string' ? said : `a thrown ${typeof said}`;
    } catch {
        return 'something without text';
    }
};

// ---- the zoo ----

const boom = () => {
    throw from(THROWN)();
};
const property = (target, name, get) => (Reflect.defineProperty(target, name, { get, enumerable: true, configurable: true }), target); // an array's length stays
const revoked = (target) => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    revoke();
    return proxy;
};
const TRAPS = ['get', 'has', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor', 'set', 'apply'];
const proxied = (target) => new Proxy(target, { [from(TRAPS)]: boom });
const detached = () => {
    const bytes = new Uint8Array(from([0, 8, 70_000]));
    structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
    return bytes;
};
const deep = (n, make) => {
    let value = make();
    for (let i = 0; i < n; i++) value = from([[value], { v: value }, new Map([[1, value]])]);
    return value;
};
const shared = (n) => {
    let value = [1];
    for (let i = 0; i < n; i++) value = [value, value];
    return value;
};
const cyclic = () => {
    const o = from([[], {}, new Map(), new Set()]);
    if (Array.isArray(o)) o.push([o]);
    else if (o instanceof Map) o.set(1, o);
    else if (o instanceof Set) o.add(o);
    else o.self = { o };
    return o;
};
const changing = () => {
    const o = from([[1, 2, 3], { a: 1, b: 2 }, new Map([[1, 2], [3, 4]])]);
    const change = () => {
        if (Array.isArray(o)) o.length = random(9);
        else if (o instanceof Map) o.delete(3), o.set(random(5), 1);
        else delete o.b, (o[`k${random(9)}`] = 1);
        return 1;
    };
    const trap = property({}, 'x', change);
    if (Array.isArray(o)) o.unshift(trap);
    else if (o instanceof Map) o.set(1, trap);
    else o.a = trap;
    return o;
};
// A getter that uses another sandbox, or the one that asks.
const reentrant = () => property({}, 'x', () => {
    if (random(2)) return hognose.sandbox({ functions: { f: () => ({ y: 1n << 70n }) } }).runSync('[f(), len]').value[0];
    return round.sandbox?.runSync?.('1').value;
});
const growing = () => new Proxy([], { get: (target, name) => (name === 'length' ? from([-1, NaN, 2 ** 40, 1.5, '3', 2 ** 31, {}]) : 1) });
class Strange {
    x = 1;
    static name() {}
}
const classes = () => from([new Strange(), new (class extends Array {})(3), new (class extends Map {})([[1, 2]]), new (class extends Set {})([1]), new (class extends Date {})(0), Object.create({ x: 1 }),
    Object.create(Uint8Array.prototype), Object.create(Map.prototype), Object.create(hn.Float.prototype), Object.assign(Object.create(hn.Range.prototype), { start: {}, stop: 1, step: 0 }),
    new hn.Complex('x', {}), new hn.Constant('Nothing'), new hn.Range(1, 2, 0), new hn.Float(Symbol.iterator), new hn.ExceptionValue(5, {}, 7), new hn.Tuple(3), new hn.TimeDelta(1e300, NaN, -1)]);

const ATOMS = [() => null, () => undefined, () => true, () => random(100), () => -0, () => NaN, () => Infinity, () => 2 ** 53, () => 0.5, () => 5n, () => -(1n << 64n), () => 1n << 5000n, () => 'text', () => '',
    () => '\ud800', () => 'a\0b', () => 'é'.repeat(random(200)), () => '😀', () => new Date(0), () => new Date(NaN), () => new Date(8.64e15), () => new Uint8Array(random(99)), () => Buffer.from('x'), () => new hn.ByteArray(3)];
const ODD = [cyclic, changing, reentrant, growing, classes, detached, boomGetter, () => shared(from([3, 12, 22, 60])), () => deep(from([50, 199, 200, 201, 5000]), () => 1), () => new Array(from([5, 2 ** 32 - 1])),
    () => Symbol('s'), () => boom, () => class {}, () => from(SPECIAL)(), () => proxied({ a: 1 }), () => proxied([1, 2]), () => revoked({}), () => revoked([]), () => revoked(boom), () => new WeakMap(),
    () => new Uint8Array(new SharedArrayBuffer(4)), () => new SharedArrayBuffer(4), () => new BigInt64Array(2), () => new Float64Array(2), () => new DataView(new ArrayBuffer(4)), () => new ArrayBuffer(4),
    () => /x/g, () => globalThis, () => new Error('value'), () => (function* () {})(), () => new Proxy(boom, { get: boom }), () => new Map([[[1], 2], [{}, 3], [NaN, 4]]), () => new Set([[1], NaN, -0, {}]),
    () => 'x'.repeat(from([1e5, 2e7])), () => 1n << BigInt(from([70, 100_000, 20_000_000])), () => new Uint8Array(from([1e5, 2e7])), () => Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`k${i}`, i]))];
const SPECIAL = [() => property({}, Symbol.toStringTag, boom), () => ({ [Symbol.toStringTag]: from(['Map', 'Set', 'Uint8Array', 'ArrayBuffer', 'Date']) }), () => property(new Strange(), 'constructor', boom),
    () => Object.assign(new Set([1]), { [Symbol.iterator]: boom }), () => Object.assign([1], { [Symbol.iterator]: boom }), () => Object.defineProperty(new Uint8Array(4), 'length', { value: from([0, 99, 1e9, -1]) }),
    () => Object.defineProperty(new Map([[1, 2]]), 'size', { value: 9 }), () => ({ then: 5 }), () => ({ __proto__: null, a: 1 }), () => JSON.parse('{"__proto__": 1, "constructor": 2}'), () => ({ toJSON: boom, valueOf: boom, toString: boom })];
function boomGetter() {
    return property(from([{}, [], new Map(), new Strange()]), from(['x', 'then', 'length', 'constructor', 'size', '0']), boom);
}
const THENABLES = [(v) => ({ then: boom }), (v) => property({}, 'then', boom), (v) => ({ then: (resolve) => resolve(v) }), (v) => ({ then: (resolve, reject) => reject(v) }), (v) => Promise.resolve(v), (v) => Promise.reject(v),
    () => property(Promise.resolve(1), 'constructor', boom), (v) => ({ then: (resolve) => (resolve(v), resolve(1), boom()) }), (v) => new Promise((resolve) => setTimeout(resolve, random(3), v)), (v) => revoked(Promise.resolve())];
const ERRORS = [TypeError, RangeError, Error, hn.HognoseError, hn.HostValueError, EvalError];
const THROWN = [() => new Error('plain'), () => Object.assign(new (from(ERRORS))(), { message: value(1) }), () => Object.assign(new Error('m'), { name: value(1) }), () => property(new Error('m'), from(['message', 'name', 'stack', 'cause', 'notes']), boom),
    () => new Error('x'.repeat(from([10, 1e6, 2e7]))), () => value(1), () => revoked(new Error()), () => proxied(new Error('p')), () => Object.create(Error.prototype), () => Object.create(revoked({})), () => null, () => new WebAssembly.RuntimeError('unreachable'),
    () => new hn.LimitError('time', 1, 2), () => Object.assign(new Error('k'), { name: from(['KeyError', 'SystemExit', 'BaseException', 'StopIteration', 'ExceptionGroup', 'KeyboardInterrupt', 'MemoryError', 'a\0b', '\ud800']) }),
    () => {
        const error = new Error('cause');
        error.cause = error;
        return error;
    }, () => {
        try {
            hognose.sandbox().runSync(from(['1 / 0', 'raise ValueError("\\ud800")', 'while True: pass', '(']), { limits: { steps: 1000 } });
        } catch (error) {
            return error;
        }
    }, () => {
        const dive = () => dive();
        try {
            dive();
        } catch (error) {
            return error;
        }
    }];

/** Some value, mostly odd. */
function value(depth = 0) {
    const kind = random(depth > 2 ? 8 : 12);
    if (kind < 4) return from(ATOMS)();
    if (kind < 8) return from(ODD)();
    const many = () => Array.from({ length: random(4) }, () => value(depth + 1));
    switch (kind) {
        case 8: return many();
        case 9: return Object.fromEntries(many().map((v, i) => [`k${i}`, v]));
        case 10: return new Map(many().map((v) => [value(depth + 1), v]));
        default: return round.object ?? from([new Set(many()), hn.Tuple.of(...many())]);
    }
}

// Does something with the stack nearly at its end.
function dive(n, use) {
    if (n > 0) return dive(n - 1, use);
    return use();
}
function atTheEnd(use) {
    const height = () => {
        let n = 0;
        const down = () => (n++, down());
        try {
            down();
        } catch {
            return n;
        }
    };
    return dive(Math.floor(height() * (0.3 + random(60) / 100)), use);
}

/** A function that a program calls. */
const handler = () => (...args) => {
    switch (random(9)) {
        case 0: return boom();
        case 1: return from(THENABLES)(value());
        case 2: return args;
        case 3: return args[0];
        case 4: return atTheEnd(() => from([value, () => args])());
        case 5: return round.sandbox?.runSync?.('1') ?? 1;
        case 6: {
            const handle = args.find((a) => a instanceof hn.Handle);
            if (handle && random(2)) return handle.callSync(value());
            handle?.dispose();
            return handle;
        }
        default: return value();
    }
};

// ---- rounds ----

const PROGRAMS = ['f()', 'f(1, "two", [3.0, {4: None}], x=5)', 'f(len, ValueError("x"), object(), lambda: 1)', 'await g()', 'a, b = h(1), h(2)\nf(await a, await b)', 'o.a', 'o.m(1, k=2)', 'o.b = 1\no.b', 'print(f())\nprint("p" * 5000)',
    'import random, time\nrandom.SystemRandom().random() + time.time() + time.monotonic()', '[f(i) for i in range(5)]', 'class A:\n    def __init__(self): self.x = f()\n[A(), A]', 'x', 'repr(x)', 'f(x)', 'raise ValueError(f())',
    'f(*[f] * 3)', 'f("y" * 20_000_000)', 'a = [{}] * 1000\nf([a] * 2000)', '1 << 200_000_000', 'import os\nopen("/a\\nb", "w").write(str(f()))\nos.listdir("/")', 'globals()[str(f())] = 1', 'f(o, o.m)', 'for i in range(3): print(i)\nf(print)',
    'time = [f(), f()]\n{1: time, 2: time}', 'f([None] * 300_000)', '"\\ud800" * 300_000', 'def loop(n):\n    return loop(n - 1) if n else f()\nloop(200)', 'm = []\nwhile True: m.append(f(m))',
    'import sys, os\nf(sys.argv, sys.path, os.getcwd(), os.listdir("."), list(os.walk("/")))', 'import m\nf(m.y, m.__file__)', 'from p import q\nf(q)', 'import importlib\nfor n in ("m", "p", "p.q", "json", "a\\nb", "é", "asyncio"):\n    try: f(importlib.import_module(n))\n    except Exception as e: print(e)',
    'import threading\nt = [threading.Thread(target=f, args=(i,)) for i in range(3)]\n[a.start() for a in t], [a.join() for a in t]', 'from concurrent.futures import ThreadPoolExecutor\nwith ThreadPoolExecutor(3) as e: print(list(e.map(f, range(9))))', 'import asyncio\nasync def go(): return await asyncio.gather(h(1), h(2), g())\nasyncio.run(go())'];
const program = () => {
    const code = from(PROGRAMS);
    const caught = code.split('\n').map((line) => `    ${line}`).join('\n');
    return random(3) ? code : `try:\n${caught}\nexcept BaseException as e:\n    f(e)`;
};

const SHORT = count ? { time: 60_000, steps: 200_000 } : { time: 300 }; // of a program
const options = () => {
    const o = { functions: { f: handler(), g: handler(), h: { handler: handler(), awaitable: true } }, limits: { ...SHORT, calls: 60, memory: from([2, 8, 64]) * 2 ** 20 } };
    if (!random(4)) o.limits.valueItems = random(50);
    if (!random(4)) o.limits.valueBytes = random(500);
    if (!random(5)) o.onPrint = () => from([boom, () => from(THENABLES)(1), () => value()])();
    if (!random(6)) o.clock = { now: () => (random(9) ? Date.now() : from([boom, value])()), monotonic: () => (random(99) ? performance.now() : from([boom, value])()) };
    if (!random(6)) o.entropy = (to) => (random(2) ? boom() : structuredClone(to.buffer, { transfer: random(2) ? [to.buffer] : [] }));
    if (!random(3)) o.dicts = 'map';
    if (!random(3)) Object.assign(o, surroundings());
    return o;
};
// What a sandbox is told of where it is: names, texts and paths as they should be, or anything.
const NAME = () => from(['m', 'p', 'p.q', 'json', 'sys', 'builtins', '__main__', 'a\nb', '', '.', 'p..q', '\0', '\ud800', 'é', '__proto__', 'x'.repeat(3000), 'asyncio.events']);
const SOURCE = () => from(['y = 1', 'from . import q', 'import p.q, m', 'f()', 'def g(:', '\0', '\ud800', '1/0', '# coding: utf-16\nx', '('.repeat(5000), '\ufeffy = 2', 'import sys; sys.path[:] = [5]', 'while 1: pass']);
const PATH = () => from(['', '.', '/', '/a', '/a/../..', 'a', '//', '/a\nb', '\0', '/\ud800', `/${'d/'.repeat(2000)}`, '/x'.repeat(300), '~', '/a/', 'C:\\a']);
const many = (make) => Array.from({ length: random(4) }, make);
const maybe = (make) => (random(6) ? make() : value());
const record = (name, make) => Object.fromEntries(many(() => [name(), maybe(make)]));
function surroundings() {
    const o = { modules: {} };
    if (random(2)) o.modules.sources = maybe(() => record(NAME, SOURCE));
    if (!random(3)) o.modules.path = maybe(() => many(PATH));
    if (!random(3)) o.modules.allow = maybe(() => from(['all', 'none', many(NAME), ['json', 'sys', 'm']]));
    if (!random(3)) o.modules.missing = maybe(() => record(NAME, () => from(['', 'not here', 'a\nb', '\ud800', 'x'.repeat(1e5)])));
    if (!random(8)) o.modules = value();
    if (random(2)) o.argv = maybe(() => many(() => maybe(PATH)));
    if (random(2)) o.cwd = maybe(PATH);
    if (random(2)) o.files = maybe(() => record(PATH, () => from(['text', new Uint8Array(9), { text: 'a' }, 5])));
    if (!random(4)) o.seed = maybe(() => from([0, 1, 2 ** 53, -1, 1.5, 2 ** 60, NaN]));
    if (!random(4)) o.quota = maybe(() => ({ bytes: value(), files: value() }));
    if (!random(4)) o.repr = maybe(() => from([0, 1, 3, 4096, -1, 2 ** 40]));
    return o;
}
const target = () => {
    const o = { m: handler() };
    Object.defineProperty(o, 'a', { get: handler(), enumerable: true });
    const set = () => void (random(3) || boom()); // nobody would see a promise that a setter gives
    Object.defineProperty(o, 'b', { get: handler(), set, enumerable: true });
    return random(6) ? o : from([Object.assign(() => 1, { m: handler() }), Object.assign([1], { m: handler() }), Object.assign(new Strange(), { m: handler() })]);
};
const inputs = () => ({ x: value(), [from(['y', 'a\nb', '\0', '\ud800', ''])]: random(3) ? 1 : value() });

// What a host may see: anything but a sandbox that crashed, unless the stack was out.
function expected(error) {
    const said = text(error);
    if (/sandbox crashed/.test(said) && !/call stack|recursion|in the middle/.test(said)) report(error);
}

async function use(sandbox, sync) {
    for (let i = 0; i < 3; i++) {
        try {
            const given = random(3) ? { limits: random(5) ? undefined : { valueItems: random(2000) } } : { inputs: inputs() };
            const code = program();
            round.code = code;
            if (sync) await atTimes(() => sandbox.runSync(code, given));
            else if (random(2)) await sandbox.run(code, given);
            else await byHand(await sandbox.start(code, given));
        } catch (error) {
            expected(error);
        }
    }
    for (const look of [() => sandbox.names(), () => sandbox.get('x'), () => sandbox.set('z', value()), () => sandbox.dump()]) {
        try {
            await look();
        } catch (error) {
            expected(error);
        }
    }
}
const atTimes = (action) => (random(4) ? action() : atTheEnd(action));

async function byHand(step) {
    for (let i = 0; i < 20 && step.kind !== 'complete'; i++) {
        if (step.kind === 'call') step = await from([() => step.resume(value()), () => step.raise(from(['KeyError', 'Nothing', '\0']), from(['', 'm', '\ud800'])), () => step.defer(), () => step.resume()])();
        else if (step.kind === 'waiting') step = await (step.calls.length ? step.settle(from(step.calls).id, random(2) ? { value: value() } : { error: from(THROWN)() }) : step.wake());
        else step = await step.continue();
    }
    if (step.kind !== 'complete') await step.abandon();
}

// ---- those beside it ----

const QUESTION = `
text = sorted(str(i * 7919 % 101) for i in range(200))
def depth(n): return 0 if n == 0 else 1 + depth(n - 1)
[len(text), text[7], depth(200), ten() + 1, {"k": [1.5, None, "é" * 50]}, sum(hash(str(i)) % 97 for i in range(50))]`;
const ten = { functions: { ten: () => 10 } };
const ask = (sandbox) => JSON.stringify(sandbox.runSync(QUESTION).value);
const old = hognose.sandbox(ten);
const answer = ask(old);
const beside = await hn.createWorkerSandbox(ten);
const pool = await hn.createPool({ size: 1, ...ten });

async function tenants(worker) {
    assert.equal(ask(old), answer);
    for (const memory of [2, 8, 64]) {
        const fresh = hognose.sandbox({ ...ten, limits: { memory: memory * 2 ** 20 } });
        assert.equal(ask(fresh), answer);
        assert.deepEqual(fresh.names(), ['text', 'depth']);
        fresh.dispose();
    }
    if (!worker) return;
    assert.equal(JSON.stringify((await beside.run(QUESTION)).value), answer);
    assert.equal(JSON.stringify((await pool.run(QUESTION)).value), answer);
}

// What refuses an option says so.
function made(make) {
    try {
        return make();
    } catch (error) {
        expected(error);
    }
}

async function here(sync) {
    const sandbox = (round.sandbox = made(() => hognose.sandbox(options())));
    if (!sandbox) return;
    round.object = hognose.object(target(), { methods: ['m'], attributes: random(2) ? ['a'] : [], writable: random(2) ? ['b'] : [], name: random(2) ? 'o' : undefined });
    try {
        sandbox.set('o', round.object);
    } catch (error) {
        expected(error);
    }
    await use(sandbox, sync);
    try {
        sandbox.dispose();
    } catch (error) {
        expected(error);
    }
}
async function inWorker() {
    const o = options();
    const sandbox = await hn.createWorkerSandbox(o).catch(expected);
    if (!sandbox) return;
    await use(sandbox, false);
    await sandbox.dispose();
}
async function inPool() {
    const { functions, onPrint } = options();
    await pool.run(program(), { functions, onPrint, limits: SHORT }).catch(expected);
}

const RSS = [];
const end = performance.now() + seconds * 1000;
for (let n = first; count ? n < first + count : performance.now() < end; n++) {
    if (count) state = Math.imul(seed + n, 0x9e3779b1) >>> 0;
    round = { number: n, seed: state };
    const kind = random(20);
    round.kind = kind < 9 ? 'sync' : kind < 17 ? 'async' : kind < 19 ? 'worker' : 'pool';
    const begin = process.cpuUsage();
    let before = begin;
    const late = setInterval(() => {
        const { user } = process.cpuUsage(before);
        before = process.cpuUsage();
        if (user / 1000 < IDLE / 200) report('a round that does not end');
    }, IDLE);
    try {
        if (kind < 9) await here(true);
        else if (kind < 17) await here(false);
        else if (kind < 19) await inWorker();
        else await inPool();
        await tenants(kind >= 17);
    } catch (error) {
        report(error);
    }
    clearInterval(late);
    const spent = process.cpuUsage(begin).user / 1000;
    if (spent > LONGEST) report(`a round of ${Math.round(spent)} ms`);
    await new Promise((resolve) => setImmediate(resolve));
    if (n % 50 === 0) {
        globalThis.gc?.();
        RSS.push(process.memoryUsage().rss);
        if (RSS.length > 20 && Math.min(...RSS.slice(-5)) - Math.max(...RSS.slice(5, 10)) > MOST_GROWTH) report(`memory grows: ${RSS.map((b) => Math.round(b / 2 ** 20)).join(' ')} MiB`);
    }
}
const rounds = round.number - first + 1;
await beside.dispose();
await pool.close();
over = true;
console.log(`${rounds} rounds, seed ${seed}, ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB: no finding`);
process.exit(0);
