// createWorkerSandbox: the same session in a worker, and its end.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
    createWorkerSandbox, DisposedError, ExceptionValue, FileError, Float, FrozenSet, Handle, HognoseError, HostValueError, LimitError, PythonError,
    PythonSyntaxError, SnapshotError, Tuple, failure, hognose,
} from './package.mjs';

const open = new Set();
async function worker(options) {
    const sandbox = await createWorkerSandbox(options);
    open.add(sandbox);
    return sandbox;
}
after(() => Promise.all([...open].map((sandbox) => sandbox.terminate())));

const shared = await worker({ grace: 60_000, functions: { add: (a, b) => a + b, both: async (...args) => args } });

test('files, and directories of this thread', async () => {
    const asked = [];
    const written = new Map();
    const directory = {
        mode: 'write',
        stat: (path) => (asked.push(path), path === 'f' ? { kind: 'file', size: 4, mtime: 7000 } : written.has(path) ? { kind: 'file', size: 0 } : null),
        list: async () => [['f', 'file']],
        read: (path) => {
            if (path !== 'f') throw Object.assign(new Error('no'), { code: 'EACCES' });
            return new TextEncoder().encode('text');
        },
        write: async (path, data) => void written.set(path, new TextDecoder().decode(data)),
    };
    const sandbox = await worker({ files: { '/a.txt': 'own', '/w': directory } });
    const { stdout } = await sandbox.run(`import os
print(open("/a.txt").read(), open("/w/f").read(), os.listdir("/w"), os.path.getmtime("/w/f"))
with open("/w/new", "w") as f: f.write("from inside")
open("/b.txt", "w").write("b")
try: open("/w/new").read()
except OSError as e: print(e)
try: os.mkdir("/w/d")
except OSError as e: print(e)`);
    assert.equal(stdout, "own text ['f'] 7.0\n[Errno 13] Permission denied: '/w/new'\n[Errno 1] Operation not permitted: '/w/d'\n");
    assert.deepEqual([...written], [['new', 'from inside']]);
    assert.deepEqual(await sandbox.files.changed(), [{ path: '/b.txt', kind: 'created' }]);
    assert.equal(await sandbox.files.readText('/b.txt'), 'b');
    await sandbox.files.write('/c/d', 'x');
    await sandbox.files.remove('/a.txt');
    assert.deepEqual((await sandbox.files.list()).map(({ name }) => name), ['b.txt', 'c', 'tmp', 'w']);
    const error = await failure(() => sandbox.files.read('/nope'));
    assert.ok(error instanceof FileError);
    assert.equal(error.code, 'ENOENT');
    await sandbox.terminate();
});

test('runs, and remembers', async () => {
    await shared.reset();
    const { value, stdout, stderr, usage } = await shared.run('import sys\nprint("out")\nprint("err", file=sys.stderr)\nx = 1\nx + 1');
    assert.deepEqual([value, stdout, stderr], [2, 'out\n', 'err\n']);
    assert.ok(usage.steps > 0);
    assert.deepEqual(await shared.usage(), usage);
    assert.equal(await shared.get('x'), 1);
    assert.equal(await shared.get('y'), undefined);
    await shared.set('y', [1]);
    assert.deepEqual(await shared.names(), ['sys', 'x', 'y']);
    assert.equal(await shared.delete('y'), true);
    assert.equal(await shared.delete('y'), false);
    assert.equal((await shared.run('y = 3')).value, undefined);
    await shared.reset();
    assert.deepEqual(await shared.names(), []);
});

test('values keep their classes both ways', async () => {
    const given = {
        t: new Tuple(1, 'a'), s: new Set([1]), f: new FrozenSet([2]), b: Uint8Array.of(1, 2), n: 2n ** 70n, m: new Map([[1, 2]]), none: null,
        fl: new Float(1), ex: new ExceptionValue('ValueError', 'no'), deep: [{ a: [{}] }],
    };
    const { value } = await shared.run('[t, s, f, b, n, m, none, repr(fl), ex, deep, object]', { inputs: given });
    assert.deepEqual(value.slice(0, 7), [given.t, given.s, given.f, given.b, given.n, given.m, null]);
    assert.ok(value[0] instanceof Tuple && value[2] instanceof FrozenSet && value[3] instanceof Uint8Array);
    assert.deepEqual(value.slice(7, 10), ['1.0', given.ex, given.deep]);
    assert.ok(value[10] instanceof Handle);
});

test('dicts arrive as the option says', async () => {
    const maps = await worker({ dicts: 'map', functions: { see: (d) => d instanceof Map } });
    assert.deepEqual((await maps.run('[see({"a": 1}), {"b": 2}]')).value, [true, new Map([['b', 2]])]);
});

test('host functions run here', async () => {
    assert.equal((await shared.run('add(40, 2)')).value, 42);
    assert.deepEqual((await shared.run('both(1, (2,), k=3)')).value, [1, Tuple.of(2), { k: 3 }]);
    const sandbox = await worker({
        functions: {
            fail: () => { throw Object.assign(new Error('k'), { name: 'KeyError' }); },
            reject: async () => { throw new Error('later'); },
            wrong: () => Symbol('s'),
            unserved: null,
            slow: { handler: async (n) => n * 2, awaitable: true, signature: '(n)', doc: 'Twice.' },
        },
    });
    const said = async (code) => (await failure(() => sandbox.run(code))).message;
    assert.equal(await said('fail()'), "KeyError: 'k'");
    assert.equal(await said('reject()'), 'RuntimeError: later');
    assert.equal(await said('wrong()'), 'TypeError: a symbol has no Python form: at the result of wrong()');
    assert.deepEqual((await sandbox.run('a = slow(1)\nb = slow(2)\n[await b, await a]')).value, [4, 2]);
    assert.match(await said('unserved()'), /no handler serves unserved\(\)/);
    assert.equal((await sandbox.run('try:\n    fail()\nexcept KeyError:\n    r = "caught"\nr')).value, 'caught');
});

test('what is printed comes as it is printed, before the answer', async () => {
    const printed = [];
    const sandbox = await worker({ onPrint: (stream, text) => printed.push([stream, text]), functions: { mark: () => printed.push('mark') } });
    await sandbox.run('import sys\nprint("a")\nmark()\nprint("b", file=sys.stderr)\nprint("c")');
    assert.deepEqual(printed, [['stdout', 'a\n'], 'mark', ['stderr', 'b\n'], ['stdout', 'c\n']]);
    const picky = await worker({ onPrint() { throw new RangeError('full'); } });
    const error = await failure(() => picky.run('while True: print("x")'));
    assert.deepEqual([error.name, error.message], ['RangeError', 'full']);
    assert.equal((await picky.run('1 + 1')).value, 2);
});

test('errors keep their classes and fields', async () => {
    await shared.reset();
    const raised = await failure(() => shared.run('def f():\n    print("so far")\n    {}["k"]\nf()', { filename: 'job.py' }));
    assert.ok(raised instanceof PythonError && raised instanceof HognoseError);
    const local = await failure(() => hognose.sandbox().runSync('def f():\n    print("so far")\n    {}["k"]\nf()', { filename: 'job.py' }));
    for (const key of ['name', 'message', 'type', 'text', 'traceback', 'frames', 'exitCode', 'stdout']) assert.deepEqual(raised[key], local[key], key);
    assert.ok(raised.usage.steps > 0);
    const syntax = await failure(() => shared.run('x =='));
    assert.ok(syntax instanceof PythonSyntaxError && syntax.line === 1);
    const checked = await shared.check('x ==', { filename: 'a.py' });
    assert.ok(checked instanceof PythonSyntaxError && checked.file === 'a.py');
    assert.equal(await shared.check('x = 1'), null);
    const limited = await failure(() => shared.run('while True: pass', { limits: { steps: 1000 } }));
    assert.ok(limited instanceof LimitError && limited.kind === 'steps' && limited.limit === 1000 && limited.used >= 1000);
    assert.ok((await failure(() => shared.set('x', () => 1))) instanceof HostValueError);
    assert.equal((await failure(() => shared.run('1', { inputs: { x: [{ y: Symbol('s') }] } }))).message, 'a symbol has no Python form: at inputs.x[0].y');
    assert.ok((await failure(() => worker({ restore: Uint8Array.of(1, 2, 3) }))) instanceof SnapshotError);
    assert.match((await failure(() => worker({ limits: { seconds: 1 } }))).message, /there is no limit named seconds/);
    assert.match((await failure(() => worker({ seed: () => 1 }))).message, /^it cannot be passed to a worker/);
});

test('the clock and the entropy of this thread', async () => {
    let time = 1e12;
    const clock = { now: () => (time += 1000), monotonic: () => 5000 };
    const sandbox = await worker({ clock, entropy: (to) => to.fill(7) });
    const { value } = await sandbox.run('import time, os\n[time.time(), time.time(), time.monotonic(), os.urandom(3), len(os.urandom(100000))]');
    assert.deepEqual(value, [1000000001, 1000000002, 5, Uint8Array.of(7, 7, 7), 100000]);
    const broken = await worker({ clock: { now() { throw new RangeError('no time'); } }, limits: { time: Infinity } });
    assert.match((await failure(() => broken.run('import time\ntime.time()'))).message, /no time/);
    const { SharedArrayBuffer } = globalThis;
    try {
        delete globalThis.SharedArrayBuffer;
        assert.match((await failure(() => worker({ clock }))).message, /^clock: a worker cannot ask for it here/);
        assert.match((await failure(() => worker({ entropy() {} }))).message, /^entropy: a worker cannot ask for it here/);
    } finally {
        globalThis.SharedArrayBuffer = SharedArrayBuffer;
    }
});

test('mistakes are found without a run', async () => {
    const functions = { page: { handler: async () => '', signature: '(url)' } };
    const local = hognose.sandbox({ functions: { add: { handler: () => 1, signature: '(a, b)' } } });
    const sandbox = await worker({ functions: { add: { handler: () => 1, signature: '(a, b)' } } });
    const code = 'add(1)\npage()\nnobody(x)';
    const found = await sandbox.validate(code, { known: ['x'], functions });
    assert.equal(found.length, 3);
    assert.deepEqual(found, local.validate(code, { known: ['x'], functions }));
    await failure(() => sandbox.run('page("")')).then((error) => assert.equal(error.type, 'NameError'));
});

test('limits hold, and the sandbox lives on', async () => {
    const sandbox = await worker({ limits: { time: 100 }, grace: 60_000 });
    await sandbox.run('n = 0', { limits: { time: 60_000 } });
    const error = await failure(() => sandbox.run('n = 1\nwhile True: n += 1'));
    assert.deepEqual([error.kind, error.limit], ['time', 100]);
    assert.ok((await sandbox.get('n')) >= 0);
});

test('signal gives a run up, and the sandbox lives on', async () => {
    const before = await failure(() => shared.run('1', { signal: AbortSignal.abort('why') }));
    assert.deepEqual([before.kind, before.cause], ['cancelled', 'why']);
    const controller = new AbortController();
    const sandbox = await worker({ grace: 60_000, onPrint: () => controller.abort('stop'), limits: { time: 60_000 } });
    const error = await failure(() => sandbox.run('n = 1\nprint("go")\nwhile True: n += 1', { signal: controller.signal }));
    assert.ok(error instanceof LimitError && error.kind === 'cancelled' && error.cause === 'stop', String(error));
    assert.ok((await sandbox.get('n')) > 0);
});

test('signal gives up what waits for a host function that never settles', async () => {
    const controller = new AbortController();
    const never = () => {
        controller.abort();
        return new Promise(() => {});
    };
    const sandbox = await worker({ functions: { never }, grace: 60_000 });
    const error = await failure(() => sandbox.run('never()', { signal: controller.signal }));
    assert.equal(error.kind, 'cancelled');
    assert.equal((await sandbox.run('1 + 1')).value, 2);
});

test('one run at a time', async () => {
    const first = shared.run('both(1)');
    assert.match((await failure(() => shared.run('2'))).message, /another run is under way/);
    assert.deepEqual((await first).value, [1]);
});

test('a host function uses the sandbox that waits for it', async () => {
    const sandbox = await worker({ functions: { look: async () => [await sandbox.get('x'), (await failure(() => sandbox.run('1'))).message] } });
    assert.deepEqual((await sandbox.run('x = 5\nlook()')).value, [5, 'another run is under way in this sandbox']);
});

test('dump, restore, fork', async () => {
    await shared.reset();
    await shared.run('def f(x): return x + k\nk = 1');
    const twin = await shared.fork();
    open.add(twin);
    await twin.run('k = 10');
    assert.deepEqual([(await shared.run('f(1)')).value, (await twin.run('f(1)')).value, (await twin.run('add(1, 1)')).value], [2, 11, 2]);
    const bytes = await shared.dump();
    assert.equal(hognose.restore(bytes).runSync('f(2)').value, 3);
    const again = await worker({ restore: bytes });
    assert.equal((await again.run('f(3)')).value, 4);
});

// A worker that does not look at its messages: its loop stands for C code that would not end.
function deafWorker(Worker, deafAfter) {
    const code = `const { parentPort } = require('node:worker_threads');
        let n = 0;
        parentPort.on('message', (m) => {
            if (m.type === 'do' && ++n > ${deafAfter}) for (;;);
            if (m.type === 'do') parentPort.postMessage({ type: 'done', id: m.id });
        });`;
    return () => new Worker(code, { eval: true });
}

test('handles: called, passed back, and over with their sandbox', async () => {
    const sandbox = await worker({ functions: { ten: async () => 10 } });
    const { value } = await sandbox.run('class Item:\n    def __init__(self, n): self.n = n\ndef add(a, b=1): return a + b + ten()\nadd');
    assert.ok(value instanceof Handle);
    assert.equal(await value.call(1), 12);
    assert.equal((await value.callWith([1], { kwargs: { b: 5 } })).value, 16);
    assert.equal((await sandbox.run('f is add', { inputs: { f: value } })).value, true);
    assert.equal((await sandbox.run('Item(3)')).value.fields.n, 3);
    assert.equal((await failure(() => value.call('a'))).type, 'TypeError');
    assert.equal((await failure(() => value.callWith([1], { limits: { calls: 0 } }))).kind, 'calls');
    assert.match((await failure(async () => value.callSync(1))).message, /use call\(\)/);
    const other = await worker();
    assert.match((await failure(() => other.set('x', [value]))).message, /of another sandbox/);
    value.dispose();
    assert.match((await failure(() => value.call(1))).message, /disposed of/);
    const late = await sandbox.get('add');
    await sandbox.reset();
    assert.match((await failure(() => late.call(1))).message, /was reset/);
    const last = (await sandbox.run('len')).value;
    await sandbox.dispose();
    assert.match((await failure(() => last.call([]))).message, /the sandbox is disposed of/);
});

test('a worker that does not stop is terminated, and stays so', async () => {
    const { Worker } = await import('node:worker_threads');
    const make = deafWorker(Worker, 1);
    const cancelled = await worker({ worker: make, grace: 50 });
    const run = failure(() => cancelled.run('1', { signal: AbortSignal.timeout(50) }));
    const other = failure(() => cancelled.get('x'));
    assert.equal((await run).kind, 'cancelled');
    for (const error of [await other, await failure(() => cancelled.run('1')), cancelled.ended]) {
        assert.ok(error instanceof DisposedError);
        assert.equal(error.message, 'the worker was terminated');
    }
    const late = await worker({ worker: make, grace: 50, limits: { time: 100 } });
    const error = await failure(() => late.run('1'));
    assert.deepEqual([error.name, error.kind, error.limit], ['LimitError', 'time', 100]);
    assert.match((await failure(() => late.names())).message, /the worker was terminated/);
});

test('a program that waits long is not stuck', async () => {
    const sandbox = await worker({ limits: { time: 1500 }, grace: 1500, functions: { wait: () => new Promise((go) => setTimeout(go, 1700, 'ok')) } });
    assert.equal((await sandbox.run('import time\ntime.sleep(1.7)\nwait()')).value, 'ok');
});

test('a worker that crashes fails what is under way', async () => {
    const { Worker } = await import('node:worker_threads');
    const crashing = (how) => () => new Worker(`require('node:worker_threads').parentPort.on('message', (m) => { if (m.type === 'do') ${how} })`, { eval: true });
    for (const [how, said] of [['process.exit(3)', /exit code 3/], ['{ throw new Error("boom") }', /the worker crashed: boom/]]) {
        const error = await failure(() => worker({ worker: crashing(how) }));
        assert.equal(error.name, 'HognoseError');
        assert.match(error.message, said);
    }
});

test('dispose and terminate end a run', async () => {
    const sandbox = await worker({ functions: { stop: () => sandbox.dispose() } });
    const error = await failure(() => sandbox.run('stop()\nwhile True: pass'));
    assert.deepEqual([error.name, error.message], ['DisposedError', 'the sandbox is disposed of']);
    await sandbox.dispose();
    assert.ok((await failure(() => sandbox.run('1'))) instanceof DisposedError);
    const other = await worker();
    const run = failure(() => other.run('while True: pass'));
    await other.terminate();
    assert.equal((await run).message, 'the worker was terminated');
    await other[Symbol.asyncDispose]();
});
