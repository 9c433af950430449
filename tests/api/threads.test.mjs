// Threads on the host's calls: what is under way at once, pauses and snapshots with threads, limits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hognose } from './package.mjs';

/** A function whose calls are answered when `expected` of them are under way, which is counted. */
function together(expected) {
    const waiting = [];
    const seen = { most: 0 };
    const ask = (n) =>
        new Promise((resolve) => {
            waiting.push(() => resolve(n * 10));
            seen.most = Math.max(seen.most, waiting.length);
            if (waiting.length === expected) for (const answer of waiting.splice(0)) answer();
        });
    return { ask, seen };
}

const threads = 'import threading\ngot = []\nts = [threading.Thread(target=lambda n=n: got.append(ask(n))) for n in (1, 2, 3)]\n';
const ways = {
    threads: `${threads}[t.start() for t in ts]\n[t.join() for t in ts]\nsorted(got)`,
    'an executor': 'from concurrent.futures import ThreadPoolExecutor\nwith ThreadPoolExecutor(3) as e: x = [*e.map(ask, (1, 2, 3))]\nx',
    'to_thread': 'import asyncio\nasync def main(): return await asyncio.gather(*[asyncio.to_thread(lambda n=n: ask(n)) for n in (1, 2, 3)])\nasyncio.run(main())',
};
for (const [way, code] of Object.entries(ways)) {
    test(`three calls are under way at once: ${way}`, async () => {
        const { ask, seen } = together(3);
        const sandbox = hognose.sandbox({ functions: { ask } });
        assert.deepEqual((await sandbox.run(code)).value, [10, 20, 30]);
        assert.equal(seen.most, 3);
        assert.deepEqual((await sandbox.run('import threading\n[threading.active_count(), threading.current_thread().name]')).value, [1, 'MainThread']);
    });
}

test('threads of an executor end with each run, and the executor goes on in the next; so do those of await outside functions', async () => {
    const { ask } = together(1);
    const sandbox = hognose.sandbox({ functions: { ask } });
    const alone = 'import threading\nthreading.active_count()';
    for (const [code, wanted] of [
        ['from concurrent.futures import ThreadPoolExecutor\npool = ThreadPoolExecutor(2)\npool.submit(lambda: ask(1)).result()', 10], ['pool.submit(lambda: ask(2)).result()', 20],
        ['[f.result() for f in [pool.submit(pow, n, 2) for n in range(5)]]', [0, 1, 4, 9, 16]], ['pool.shutdown()\npool._threads', []],
        ['import asyncio\nawait asyncio.to_thread(lambda: ask(3))', 30], ['await asyncio.gather(*[asyncio.to_thread(lambda n=n: ask(n)) for n in (4, 5)])', [40, 50]],
        ['async def main(): return await asyncio.to_thread(lambda: ask(6))\nawait main()', 60],
    ]) {
        assert.deepEqual((await sandbox.run(code)).value, wanted, code);
        assert.equal((await sandbox.run(alone)).value, 1, code);
    }
});

test('what the host throws is raised in the thread that has asked', async () => {
    const ask = async (n) => {
        if (n === 2) throw new TypeError('not two');
        return n;
    };
    const sandbox = hognose.sandbox({ functions: { ask } });
    const code = `from concurrent.futures import ThreadPoolExecutor
with ThreadPoolExecutor(3) as e:
    fs = [e.submit(ask, n) for n in (1, 2, 3)]
[repr(f.exception()) for f in fs]`;
    assert.deepEqual((await sandbox.run(code)).value, ['None', "TypeError('not two')", 'None']);
});

/** Runs by hand up to where every thread waits, with the ids of the calls in the order in which they were made. */
function upToWaiting(step) {
    const ids = [];
    for (; step.kind === 'call'; step = step.defer()) ids.push(step.id);
    assert.equal(step.kind, 'waiting');
    return { step, ids };
}

const many = `import threading
order, lock = [], threading.Lock()
def one(n):
    v = ask(n)
    with lock:
        order.append(n)
        total[0] += v + n
total = [0]
ts = [threading.Thread(target=one, args=(n,)) for n in range(40)]
for t in ts: t.start()
for t in ts: t.join()
total[0]`;

test('a dump with forty threads that wait loads elsewhere and goes on', () => {
    const first = hognose.sandbox({ functions: ['ask'] });
    const { step, ids } = upToWaiting(first.start(many));
    assert.equal(ids.length, 40);
    let there = hognose.restore(step.dump(), { functions: ['ask'] }).step;
    for (const [i, id] of [...ids.entries()].reverse()) {
        assert.equal(there.kind, 'waiting');
        there = there.settle(id, { value: i * 1000 });
        if (i % 10 === 3 && there.kind === 'waiting') there = hognose.restore(there.dump(), { functions: ['ask'] }).step;
    }
    assert.equal(there.value, ((39 * 40) / 2) * 1001);
    let here = step;
    for (const id of ids) here = here.settle(id, { value: 1 });
    assert.equal(here.value, 40 + (39 * 40) / 2);
});

test('a limit ends all threads, and the session goes on', async () => {
    const sandbox = hognose.sandbox({ limits: { steps: 300000 } });
    const code = 'import threading\ndef spin():\n    while True: pass\nfor _ in range(5): threading.Thread(target=spin).start()\nx = 1\n';
    await assert.rejects(sandbox.run(code), (error) => error.kind === 'steps');
    const again = hognose.restore(sandbox.dump());
    assert.deepEqual((await again.run('import threading\n[threading.active_count(), len(threading.enumerate())]', { limits: { steps: 9e6 } })).value, [1, 1]);
});

test('threads that recurse have RecursionError, each by itself', async () => {
    const sandbox = hognose.sandbox();
    const code = `import threading
seen = []
def deep(n): return deep(n + 1)
def work():
    try: deep(0)
    except RecursionError as e: seen.append(str(e))
ts = [threading.Thread(target=work) for _ in range(3)]
[t.start() for t in ts]
[t.join() for t in ts]
seen`;
    assert.deepEqual((await sandbox.run(code)).value, Array(3).fill('maximum recursion depth exceeded'));
});

test('a signal ends a program whose threads wait', async () => {
    const control = new AbortController();
    const sandbox = hognose.sandbox({ functions: { ask: () => new Promise(() => setTimeout(() => control.abort(), 5)) } });
    const running = sandbox.run(`${threads}[t.start() for t in ts]\n[t.join() for t in ts]`, { signal: control.signal });
    await assert.rejects(running, { name: 'LimitError', kind: 'cancelled' });
    assert.deepEqual((await sandbox.run('threading.active_count()')).value, 1);
});

test('the error of the program comes when its threads have ended', async () => {
    const out = [];
    const sandbox = hognose.sandbox({ functions: { ask: async (n) => n }, onPrint: (stream, text) => out.push(text) });
    await assert.rejects(sandbox.run('import threading\nthreading.Thread(target=lambda: print(ask(7))).start()\n1 / 0'), /division by zero/);
    assert.equal(out.join(''), '7\n');
});
