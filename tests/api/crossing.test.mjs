// What may cross between a sandbox and its host, both ways: its limits, and that nothing is lost or cut on the way.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collect } from './memory.mjs';
import { LimitError, createWorkerSandbox, failure, hognose } from './package.mjs';

const sandboxOf = (limits, functions = { f: (x) => x }) => hognose.sandbox({ limits, functions });
const small = { valueBytes: 1000, valueItems: 100 };

/** A LimitError of that kind. */
async function limited(kind, action) {
    const error = await failure(action);
    assert.ok(error instanceof LimitError, `${error.name}: ${error.message}`);
    assert.equal(error.kind, kind);
    assert.ok(error.used > error.limit || kind === 'time', `${error.used} of ${error.limit}`);
    return error;
}

test('a result that is too large ends the run, and the variables stay', async () => {
    for (const [program, kind] of [['x = [0] * 100', 'valueItems'], ['x = "a" * 1000', 'valueBytes'], ['x = b"a" * 1000', 'valueBytes'], ['x = 1 << 8000', 'valueBytes'],
        ['x = ["é" * 300, "é" * 300]', 'valueBytes'], ['x = {i: i for i in range(60)}', 'valueItems'], ['a = [1] * 20\nx = [a] * 20', 'valueItems'], ['x = [int] * 60', 'valueItems'],
        ['x = ["\\ud800" * 900]', 'valueBytes'], ['x = [ValueError("a" * 400)] * 2', 'valueBytes']]) {
        const sandbox = sandboxOf(small);
        const error = await limited(kind, () => sandbox.runSync(`print("out")\n${program}\nx`));
        assert.equal(error.stdout, 'out\n');
        assert.ok(error.usage.steps > 0);
        assert.ok(sandbox.runSync('len(x) if hasattr(x, "__len__") else x.bit_length()').value > 0);
        await limited(kind, () => sandbox.run('x'));
        await limited(kind, () => sandbox.get('x'));
        sandbox.runSync(program);
    }
});

test('just what fits crosses', async () => {
    const sandbox = sandboxOf({ valueBytes: 1003, valueItems: 101 });
    assert.equal(sandbox.runSync('x = [0] * 100\nx').value.length, 100);
    await limited('valueItems', () => sandbox.runSync('[0] * 101'));
    assert.equal(sandbox.runSync('"a" * 1000').value.length, 1000);
    await limited('valueBytes', () => sandbox.runSync('"a" * 1001'));
    sandbox.set('y', new Array(100).fill(1));
    await limited('valueItems', () => sandbox.set('y', new Array(101).fill(1)));
    sandbox.set('y', 'b'.repeat(1000));
    await limited('valueBytes', () => sandbox.set('y', 'b'.repeat(1001)));
    for (const value of [new Map([[1, [2, 3]]]), new Set([1, 2]), new hognose.Float(1), 1n << 70n, -0, 'é', null, undefined, new Date(0), [[], {}], '\ud800']) {
        sandbox.set('z', [value]);
        assert.ok(sandbox.runSync('f(z) == z').value);
    }
});

test('the same values are within the limits on both sides', async () => {
    const values = [[1, 'two', [3.5, null], { a: 1n << 80n }], new Set(['a', 'b']), new Map([[1, 2]]), new Date(0), '\ud800x', new Uint8Array(9), new hognose.Float(2)];
    // How much has to be let across at least.
    const least = async (kind, most, cross) => {
        for (let n = 0; n < most; n++) {
            const error = await Promise.resolve({ [kind]: n }).then(cross).then(() => undefined, (error) => error);
            if (error === undefined) return n;
            assert.equal(error.kind, kind, error.message);
        }
        return most;
    };
    for (const value of values) {
        const whole = hognose.sandbox();
        whole.set('x', value);
        const dump = whole.dump();
        for (const [kind, most] of [['valueItems', 40], ['valueBytes', 60]]) {
            const into = await least(kind, most, (limits) => sandboxOf(limits).set('x', value));
            const out = await least(kind, most, (limits) => hognose.restore(dump, { limits }).get('x'));
            assert.ok(into > 0 && into < most, `${kind}: ${into}`);
            if (!(value instanceof Date)) assert.equal(out, into, kind); // a date goes in as a number, and comes out as its parts
        }
    }
});

test('arguments that are too large are a ValueError that names the limit', () => {
    const sandbox = sandboxOf(small, { f: () => assert.fail('called') });
    const said = (call) => sandbox.runSync(`try:\n    ${call}\nexcept ValueError as error:\n    said = str(error)\nsaid`).value;
    assert.match(said('f([0] * 100)'), /above the limit on value items: at args\[0\]/);
    assert.match(said('f(1, key="a" * 2000)'), /above the limit on value bytes: at kwargs\['key'\]/);
    assert.match(said('f(*range(200))'), /above the limit on value items/);
});

test('an answer that is too large is a ValueError where the function is called', async () => {
    const functions = { many: () => new Array(200).fill(1), long: async () => 'x'.repeat(2000), hole: () => new Array(2 ** 32 - 1), message: () => {
        throw new Error('m'.repeat(2000));
    } };
    const program = `
said = []
for f in (many, long, hole, message):
    try:
        f()
    except ValueError as error:
        said.append(str(error))
said`;
    const check = (said) => {
        assert.equal(said.length, 4);
        for (const [i, limit] of ['value ?items', 'value ?bytes', 'value ?items', 'value ?bytes'].entries()) assert.match(said[i], new RegExp(limit, 'i'));
    };
    check((await sandboxOf(small, functions).run(program)).value);
    const worker = await createWorkerSandbox({ limits: small, functions });
    check((await worker.run(program)).value);
    await limited('valueItems', () => worker.run('[1] * 200'));
    await limited('valueBytes', () => worker.set('x', 'x'.repeat(1001)));
    await limited('valueItems', () => worker.run('1', { inputs: { x: new Array(200).fill(1) } }));
    assert.equal((await worker.run('len(x)', { inputs: { x: new Array(200).fill(1) }, limits: { valueItems: 300 } })).value, 200);
    await limited('valueItems', () => worker.get('x'));
    await worker.dispose();
});

test('a run can have limits of its own', async () => {
    const sandbox = sandboxOf(small);
    assert.equal(sandbox.runSync('len(f(x))', { inputs: { x: new Array(200).fill(1) }, limits: { valueItems: 300 } }).value, 200);
    await limited('valueItems', () => sandbox.runSync('1', { inputs: { x: new Array(200).fill(1) } }));
    await limited('valueItems', () => sandbox.runSync('x', { limits: { valueItems: 20 } }));
    await limited('valueItems', () => sandbox.runSync('[1] * 100'));
    const free = sandboxOf({ valueBytes: Infinity, valueItems: Infinity });
    assert.equal(free.runSync('f([0] * 1_200_000)').value.length, 1_200_000);
});

test('what would be huge costs neither memory nor time', async () => {
    collect();
    const before = process.memoryUsage().rss;
    for (const [program, kind] of [['1 << 160_000_000', 'valueBytes'], ['1 << 640_000_000', 'valueBytes'], ['a = [{}] * 1000\n[a] * 20000', 'valueItems'],
        ['x = []\nfor i in range(60): x = [x, x]\nx', 'valueItems'], ['x = "a" * 1000\nfor i in range(20): x = [x, x]\nx', 'valueBytes'], ['"\\ud800" * 10_000_000', 'valueBytes']]) {
        const cpu = process.cpuUsage();
        await limited(kind, () => hognose.sandbox({ limits: { memory: 256 * 2 ** 20, time: Infinity } }).runSync(program));
        assert.ok(process.cpuUsage(cpu).user < 20e6, program);
    }
    const sandbox = hognose.sandbox({ limits: { time: Infinity } });
    for (const program of ['1 << 130_000_000', '"\\ud800" * 5_000_000', '[{}] * 999_990', '["abc"] * 999_990', 'b"x" * 16_000_000']) {
        const cpu = process.cpuUsage();
        assert.ok(sandbox.runSync(program).value);
        assert.ok(process.cpuUsage(cpu).user < 20e6, program);
    }
    const grown = process.memoryUsage().rss - before;
    assert.ok(grown < 500 * 2 ** 20, `${grown / 2 ** 20} MiB`);
});

test('reading and writing values is running time', async () => {
    const sandbox = hognose.sandbox({ limits: { time: 300, calls: Infinity }, functions: { f: (x) => x, g: async (x) => x } });
    const begin = process.cpuUsage();
    await limited('time', () => sandbox.runSync('a = [{}] * 1000\nwhile True: f([a] * 100)'));
    await limited('time', () => sandbox.run('while True: g([a] * 100)'));
    assert.ok(process.cpuUsage(begin).user < 40e6);
    const hurried = hognose.sandbox({ limits: { time: 5 } });
    await limited('time', () => hurried.runSync('[{}] * 900_000'));
    const worker = await createWorkerSandbox({ limits: { time: 300, calls: Infinity }, functions: { f: (x) => x } });
    await limited('time', () => worker.run('a = [{}] * 1000\nwhile True: f([a] * 100)'));
    await worker.dispose();
});

test('calls of little are running time, too', async (t) => {
    t.mock.method(performance, 'now', () => 5); // what is counted without a look at the clock
    const functions = { at_once: () => 1, later: async () => 1, soon: { handler: async () => 1, awaitable: true } };
    const sandbox = hognose.sandbox({ limits: { time: 10, calls: Infinity }, functions });
    for (const [call, each] of [['at_once()', 0.001], ['later()', 0.002], ['await soon()', 0.002]]) {
        const { usage } = await sandbox.run(`for i in range(2000): ${call}`);
        assert.ok(usage.time >= 2000 * each - 0.5 && usage.time < 2000 * each + 1, `${call}: ${usage.time} ms`);
        await limited('time', () => sandbox.run(`while True: ${call}`));
    }
    const clock = { now: () => 1 };
    const still = hognose.sandbox({ limits: { calls: Infinity }, functions, clock });
    assert.equal((await still.run('for i in range(100): later(); at_once()')).usage.time, 0);
});

test('an answer for which there is no memory ends the run', async () => {
    const big = () => new Array(400_000).fill(0.5);
    const limits = { memory: 2 ** 21 };
    const program = 'try:\n    x = big()\nexcept BaseException:\n    x = "caught"\n"went on"';
    const deny = () => {
        throw new Error('x'.repeat(3e6));
    };
    for (const f of [big, deny, async () => big(), async () => deny()]) {
        const sandbox = hognose.sandbox({ limits, functions: { big: f } });
        const error = await failure(() => sandbox.run(program));
        assert.equal(error.kind, 'memory', error.message);
        assert.equal(sandbox.runSync('1 + 1').value, 2);
    }
    for (const f of [big, deny]) {
        const sandbox = hognose.sandbox({ limits, functions: { big: f } });
        assert.equal((await failure(() => sandbox.runSync(program))).kind, 'memory');
        const step = hognose.sandbox({ limits, functions: ['big'] }).start(program);
        const settle = () => {
            try {
                return step.resume(f());
            } catch (error) {
                if (error instanceof LimitError) throw error;
                return step.raise('ValueError', error.message);
            }
        };
        assert.equal((await failure(settle)).kind, 'memory');
    }
    const worker = await createWorkerSandbox({ limits, functions: { big } });
    assert.equal((await failure(() => worker.run(program))).kind, 'memory');
    assert.equal((await worker.run('1 + 1')).value, 2);
    await worker.dispose();
});

test('an answer that fits once garbage is collected is not lost', async () => {
    const functions = { some: () => new Array(20_000).fill(0.5), later: async () => new Array(20_000).fill(0.5) };
    const sandbox = hognose.sandbox({ limits: { memory: 2 ** 22 }, functions });
    for (const f of ['some', 'later']) {
        const { value } = await sandbox.run(`
n = 0
for i in range(100):
    x = [None]
    x.append(x)
    x.append(list(range(5000 + 100 * i)))
    n += len(${f}())
n`);
        assert.equal(value, 2_000_000);
    }
});

test('an answer that cannot be a value is an exception however it comes', async () => {
    const odd = () => new Map([[[1], 2]]);
    const program = 'try:\n    f()\nexcept TypeError as error:\n    said = "TypeError"\nsaid';
    assert.equal(sandboxOf({}, { f: odd }).runSync(program).value, 'TypeError');
    assert.equal((await sandboxOf({}, { f: async () => odd() }).run(program)).value, 'TypeError');
    assert.equal(hognose.sandbox({ functions: ['f'] }).start(program).resume(odd()).value, 'TypeError');
    const awaitable = hognose.sandbox({ functions: { f: { handler: async () => odd(), awaitable: true } } });
    assert.equal((await awaitable.run('a, b = f(), f()\ntry:\n    await b\nexcept TypeError:\n    said = "TypeError"\nsaid')).value, 'TypeError');
});

test('any str names a variable', async () => {
    const names = ['a\nb', '', '\n', 'a\0b', '\0', '\ud800', 'x\udc00\0\n', 'é', '😀', 'a b', 'n'.repeat(10_000), '__x'];
    const sandbox = hognose.sandbox();
    for (const [i, name] of names.entries()) sandbox.set(name, i);
    assert.deepEqual(sandbox.names(), names);
    for (const [i, name] of names.entries()) assert.equal(sandbox.get(name), i, JSON.stringify(name));
    assert.equal(sandbox.get('a'), undefined);
    assert.deepEqual(sandbox.runSync('[n for n in globals() if not n.startswith("__") or n == "__x"]').value, names);
    sandbox.runSync('globals()["p\\nq\\0r\\ud83d"] = 5');
    assert.equal(sandbox.get('p\nq\0r\ud83d'), 5);
    for (const name of names) assert.equal(sandbox.delete(name), true, JSON.stringify(name));
    assert.deepEqual(sandbox.names(), ['p\nq\0r\ud83d']);
    const worker = await createWorkerSandbox();
    await worker.run('1', { inputs: { 'a\nb': 1 } });
    assert.deepEqual(await worker.names(), ['a\nb']);
    await worker.dispose();
});

test('names of modules that are allowed cannot hold a second one', async () => {
    assert.match((await failure(() => hognose.sandbox({ modules: { allow: ['json\nre'] } }))).message, /is not a module's name/);
    assert.match((await failure(() => hognose.sandbox({ modules: { allow: ['json\n'] } }))).message, /is not a module's name/);
});
