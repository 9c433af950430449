// Many sandboxes: interleaved at every await, made and disposed by the thousand, and one that traps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryUsage } from './memory.mjs';
import { DisposedError, HognoseError, LimitError, failure, hognose, load } from './package.mjs';

const turn = () => new Promise((resolve) => setImmediate(resolve));

// Each program changes what the others have under the same names, and waits after every change.
const PROGRAM = `
import math, helpers
class Item:
    made = []
    def __init__(self, n):
        self.n = n
        Item.made.append(n)
def numbers():
    n = 0
    while True:
        n += wait(step)
        yield n
source = numbers()
for i in range(rounds):
    math.tau = helpers.value = next(source)
    str_of = Item(i * step)
    wait(0)
    assert math.tau == helpers.value == (i + 1) * step, (math.tau, step)
    print(step, i)
[math.tau, Item.made, own(), str_of.n]
`;

test('sandboxes interleaved at every await never see each other', async () => {
    const rounds = 40;
    const steps = [1, 10, 100, 1000];
    const order = [];
    const results = await Promise.all(steps.map(async (step) => {
        const functions = {
            own: () => `sandbox ${step}`,
            wait: async (n) => {
                order.push(step);
                await turn();
                return n;
            },
        };
        const printed = [];
        const sandbox = hognose.sandbox({ functions, modules: { sources: { helpers: 'value = 0' } }, onPrint: (stream, text) => printed.push(text) });
        const { value, stdout } = await sandbox.run(PROGRAM, { inputs: { step, rounds } });
        assert.equal(printed.join(''), stdout);
        return { value, stdout, names: sandbox.names() };
    }));
    results.forEach(({ value, stdout, names }, k) => {
        const step = steps[k];
        const counted = Array.from({ length: rounds }, (_, i) => i);
        assert.deepEqual(value, [rounds * step, counted.map((i) => i * step), `sandbox ${step}`, (rounds - 1) * step]);
        assert.equal(stdout, counted.map((i) => `${step} ${i}\n`).join(''));
        assert.deepEqual(names, results[0].names);
    });
    const changes = order.filter((step, i) => i > 0 && step !== order[i - 1]).length;
    assert.ok(changes > order.length * 0.9, 'they did take turns');
});

test('two that hold one snapshot go their own ways', async () => {
    const first = hognose.sandbox({ functions: { wait: turn } });
    await first.run('seen = []');
    const second = first.fork();
    const program = (n) => `for i in range(20):\n    seen.append(${n})\n    wait()\nseen`;
    const [a, b] = await Promise.all([first.run(program(1)), second.run(program(2))]);
    assert.deepEqual([new Set(a.value), new Set(b.value), a.value.length], [new Set([1]), new Set([2]), 20]);
});

/** Counts the memories that `action` makes. */
async function memoriesMade(action) {
    const Real = WebAssembly.Memory;
    let made = 0;
    WebAssembly.Memory = class extends Real {
        constructor(options) {
            super(options);
            made++;
        }
    };
    try {
        await action();
    } finally {
        WebAssembly.Memory = Real;
    }
    return made;
}

const MIB = 2 ** 20;

/** By how many MiB the process grows while `action` is done so many times. */
async function growth(times, action) {
    for (let i = 0; i < times / 10; i++) await action(i);
    const before = memoryUsage();
    for (let i = 0; i < times; i++) await action(i);
    const after = memoryUsage();
    return Math.max(after.rss - before.rss, after.heapUsed - before.heapUsed) / MIB;
}

test('ten thousand sandboxes with runs, errors and limits leave memory flat', async () => {
    let grown;
    const functions = { f: (x) => x, g: () => { throw new Error('no'); } };
    const made = await memoriesMade(async () => {
        grown = await growth(10_000, (i) => {
            const sandbox = hognose.sandbox({ functions });
            if (i % 4 === 0) assert.throws(() => sandbox.runSync('x = list(range(1000))\ng()'), { name: 'PythonError', message: 'RuntimeError: no' });
            else if (i % 4 === 1) assert.throws(() => sandbox.runSync('while True: pass', { limits: { steps: 1000 } }), { name: 'LimitError', message: 'steps limit reached: limit 1000, used 1000' });
            else assert.equal(sandbox.runSync('f(41) + 1').value, 42);
            sandbox.dispose();
        });
    });
    assert.ok(grown < 64, `${grown} MiB more`);
    assert.ok(made < 20, `${made} memories made`);
});

test('hundreds of sandboxes of different sizes leave memory flat', async () => {
    const grown = await growth(600, (i) => {
        const sandbox = hognose.sandbox({ limits: { memory: 4 * MIB + i * 65536 } });
        assert.equal(sandbox.runSync('1 + 1').value, 2);
        sandbox.dispose();
    });
    assert.ok(grown < 200, `${grown} MiB more`);
});

test('disposing while a run waits leaves memory flat', async () => {
    const grown = await growth(2000, async () => {
        const sandbox = hognose.sandbox({ functions: { never: () => new Promise(() => {}) } });
        const run = failure(() => sandbox.run('x = "a" * 100000\nnever()'));
        await turn();
        sandbox.dispose();
        // The run learns of it only with the answer that never comes, unless it is told.
        assert.ok((await run) instanceof DisposedError);
    });
    assert.ok(grown < 100, `${grown} MiB more`);
});

test('a run that waits for ever is ended by its signal', async () => {
    const sandbox = hognose.sandbox({ functions: { never: () => new Promise(() => {}) } });
    for (let i = 0; i < 50; i++) {
        const controller = new AbortController();
        setTimeout(() => controller.abort(), 1);
        const error = await failure(() => sandbox.run('never()', { signal: controller.signal }));
        assert.ok(error instanceof LimitError && error.kind === 'cancelled');
    }
    assert.equal(sandbox.runSync('1 + 1').value, 2);
});

test('state persists from run to run', async () => {
    const sandbox = hognose.sandbox({ functions: { wait: turn } });
    const runs = [
        ['x = 1', undefined], ['def f(y): return x + y', undefined], ['class A:\n    def __init__(self): self.n = f(1)', undefined],
        ['import math as m', undefined], ['a = A()\na.n', 2], ['def g():\n    for i in range(9): yield i * m.floor(2.5)\nit = g()\nnext(it)', 0],
        ['x = 10\n[f(1), next(it), A().n]', [11, 2, 11]], ['fs = [lambda k=k: k * x for k in range(3)]', undefined],
        ['[h() for h in fs]', [0, 10, 20]], ['next(it)', 4], ['b = a\nb.n += 1\na.n', 3], ['sum(it)', 6 + 8 + 10 + 12 + 14 + 16],
    ];
    for (const [code, value] of runs) {
        assert.deepEqual(sandbox.runSync(code).value, value, code);
        await sandbox.run('wait()');
    }
});

test('an error leaves what was assigned before it', async () => {
    const sandbox = hognose.sandbox();
    const ends = { 'a = 1\n1 / 0\nb = 2': 'ZeroDivisionError', 'c = 3\nwhile True: pass': 'steps', 'd = 4\nx = "a" * 10**10': 'memory', 'e = 5\nraise SystemExit(1)': 'SystemExit', 'f = 6\nthis is = wrong': 'SyntaxError' };
    for (const [code, end] of Object.entries(ends)) {
        const error = await failure(() => sandbox.run(code, { limits: { steps: 1e6 } }));
        assert.equal(error.kind ?? error.type, end, code);
    }
    assert.deepEqual(sandbox.names(), ['a', 'c', 'd', 'e']);
});

test('a trap ends its sandbox and no other', async () => {
    const Real = WebAssembly.Instance;
    let trap = false;
    // What an engine does when C code reaches `unreachable`: the call throws.
    WebAssembly.Instance = function (module, imports) {
        const { exports } = new Real(module, imports);
        const hn_abi_continue = (a) => {
            if (trap) throw new WebAssembly.RuntimeError('unreachable');
            return exports.hn_abi_continue(a);
        };
        return { exports: { ...exports, hn_abi_continue } };
    };
    try {
        const own = await load();
        const [a, b] = [own.sandbox(), own.sandbox()];
        for (const sandbox of [a, b]) sandbox.runSync('x = 1');
        trap = true;
        const error = await failure(() => a.run('x'));
        trap = false;
        assert.ok(error instanceof HognoseError && error.cause instanceof WebAssembly.RuntimeError);
        assert.equal(error.message, 'sandbox crashed: unreachable');
        assert.equal((await failure(() => a.get('x'))).message, 'sandbox crashed: unreachable');
        assert.equal(b.runSync('x + 1').value, 2);
        a.dispose();
        assert.equal(own.sandbox().runSync('"x" in globals()').value, false);
    } finally {
        WebAssembly.Instance = Real;
    }
});
