// asyncio on the host's calls: what is under way at once, pauses and snapshots with pending tasks, top-level await.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hognose } from './package.mjs';

/** Functions whose calls are answered when `expected` of them are under way, which is counted. */
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

const ways = {
    'gather in run()': 'async def one(n): return await ask(n)\nasync def main(): return await asyncio.gather(one(1), one(2))\nasyncio.run(main())',
    'gather at the top level': 'async def one(n): return await ask(n)\nawait asyncio.gather(one(1), one(2))',
    'tasks at the top level': 'async def one(n): return await ask(n)\na, b = asyncio.create_task(one(1)), asyncio.create_task(one(2))\n[await a, await b]',
    'a group at the top level': 'async with asyncio.TaskGroup() as g:\n    a, b = [g.create_task(ask_both(n)) for n in (1, 2)]\n[a.result(), b.result()]',
    'threads that are none': 'await asyncio.gather(asyncio.to_thread(ask, 1), asyncio.to_thread(ask, 2))',
    'an executor': 'async def main():\n    f = asyncio.get_running_loop().run_in_executor\n    return [await x for x in [f(None, ask, 1), f(None, ask, 2)]]\nasyncio.run(main())',
    'for over as_completed': 'async def one(n): return await ask(n)\nx = []\nfor f in asyncio.as_completed([one(1), one(2)]): x.append(await f)\nsorted(x)',
};
for (const [way, code] of Object.entries(ways)) {
    for (const awaitable of [false, true]) {
        test(`two calls are under way at once: ${way}${awaitable ? ', awaitable' : ''}`, async () => {
            const { ask, seen } = together(2);
            const sandbox = hognose.sandbox({ functions: { ask: { handler: ask, awaitable } } });
            const before = 'import asyncio\nasync def ask_both(n): return await ask(n)\n';
            assert.deepEqual((await sandbox.run(before + code)).value, [10, 20]);
            assert.equal(seen.most, 2);
        });
    }
}

test('awaitables are for gather, create_task and wait_for', async () => {
    const { ask, seen } = together(3);
    const sandbox = hognose.sandbox({ functions: { ask: { handler: ask, awaitable: true } } });
    const code = 'import asyncio\nt = asyncio.create_task(ask(3))\nawait asyncio.gather(ask(1), asyncio.wait_for(ask(2), 10), t)';
    assert.deepEqual((await sandbox.run(code)).value, [10, 20, 30]);
    assert.equal(seen.most, 3);
});

// What an `await` outside functions awaits is told of what ends the waiting, as below an event loop.
const ended = {
    'a timeout': ['try:\n    async with asyncio.timeout(0.01):\n        await asyncio.sleep(9)\nexcept TimeoutError as e: r = type(e).__name__\nr', 'TimeoutError'],
    'wait_for': ['try: await asyncio.wait_for(asyncio.sleep(9), 0.01)\nexcept TimeoutError as e: r = type(e).__name__\nr', 'TimeoutError'],
    'a group whose task fails': ['async def bad():\n    await asyncio.sleep(0.001)\n    raise KeyError(3)\nr = []\ntry:\n    async with asyncio.TaskGroup() as g:\n        g.create_task(bad())\n        try: await asyncio.sleep(9)\n        finally: r.append("cleaned up")\nexcept* KeyError as e: r.append(len(e.exceptions))\nr', ['cleaned up', 1]],
    'an answer that is an exception': ['async def f():\n    try: return await ask(1)\n    except LookupError as e: return str(e)\nawait f()', 'no'],
    'what has no throw()': ['class A:\n    def __await__(self): return self\n    def __iter__(self): return self\n    n = 0\n    def __next__(self):\n        self.n += 1\n        if self.n == 3: raise StopIteration(self.n)\nawait A()', 3],
};
for (const [what, [code, value]] of Object.entries(ended)) {
    test(`an await outside functions is ended by ${what}`, async () => {
        const sandbox = hognose.sandbox({ functions: { ask: { handler: async () => { throw Object.assign(new Error('no'), { name: 'LookupError' }); }, awaitable: true } } });
        assert.deepEqual((await sandbox.run(`import asyncio\n${code}`)).value, value);
    });
}

test('a snapshot of an await outside functions that catches what its answer raises', () => {
    const code = 'async def f():\n    try: return await ask(1)\n    except LookupError as e: return await ask(str(e))\nawait f()';
    const { step, ids } = upToWaiting(hognose.sandbox({ functions: { ask: { awaitable: true } } }).start(code));
    const first = hognose.restore(step.dump(), { functions: { ask: { awaitable: true } } }).step;
    const second = upToWaiting(first.settle(ids[0], { error: Object.assign(new Error('no'), { name: 'LookupError' }) }));
    const again = hognose.restore(second.step.dump(), { functions: { ask: { awaitable: true } } }).step;
    assert.equal(again.settle(second.ids[0], { value: 'yes' }).value, 'yes');
});

/** Runs by hand up to where every task waits, with the ids of the calls in the order in which they were made. */
function upToWaiting(step) {
    const ids = [];
    for (; step.kind === 'call'; step = step.defer()) ids.push(step.id);
    assert.equal(step.kind, 'waiting');
    return { step, ids };
}

const hundred = `import asyncio
order = []
async def one(n):
    v = await ask(n)
    order.append(n)
    return v + n
async def main():
    return sum(await asyncio.gather(*[one(n) for n in range(100)]))
`;
for (const [way, start] of [['run()', 'asyncio.run(main())'], ['the top level', 'await main()']]) {
    test(`a dump with a hundred pending tasks loads elsewhere and goes on: ${way}`, () => {
        const first = hognose.sandbox({ functions: ['ask'] });
        const { step, ids } = upToWaiting(first.start(hundred + start));
        assert.equal(ids.length, 100);
        const elsewhere = hognose.restore(step.dump(), { functions: ['ask'] });
        let there = elsewhere.step;
        assert.equal(there.kind, 'waiting');
        for (const [i, id] of [...ids.entries()].reverse()) {
            assert.equal(there.kind, 'waiting');
            there = there.settle(id, { value: i * 1000 });
            if (i % 40 === 3 && there.kind === 'waiting') there = hognose.restore(there.dump(), { functions: ['ask'] }).step;
        }
        assert.equal(there.value, (99 * 100 / 2) * 1001);
        let here = step;
        for (const id of ids) here = here.settle(id, { value: 1 });
        assert.equal(here.value, 100 + 99 * 100 / 2);
        assert.deepEqual(first.get('order'), Array.from(ids.keys()));
    });
}

test('sleeps and calls by hand: the step says how long at most', () => {
    const clock = { ms: 1000, now: () => 0, monotonic: () => clock.ms };
    const sandbox = hognose.sandbox({ functions: ['ask'], clock });
    const code = `import asyncio
log = []
async def sleeper(s):
    await asyncio.sleep(s)
    log.append(s)
async def caller():
    try:
        async with asyncio.timeout(3):
            log.append(await ask())
    except TimeoutError:
        log.append('late')
async def main():
    await asyncio.gather(sleeper(1), sleeper(5), caller())
asyncio.run(main())`;
    let { step } = upToWaiting(sandbox.start(code));
    const waits = [];
    for (; step.kind === 'waiting'; step = step.wake()) {
        waits.push(step.seconds);
        assert.equal(step.calls.length, 1); // its answer is not wanted any more, but may still come
        clock.ms += step.seconds * 1000;
    }
    assert.deepEqual(waits, [1, 2, 2]);
    assert.deepEqual(sandbox.get('log'), [1, 'late', 5]);
});

test('timers go on where the clock is another one, and where there is none', () => {
    const monotonic = (ms) => ({ now: () => 0, monotonic: () => ms });
    const code = 'import asyncio\nasync def main():\n    t = asyncio.get_running_loop().time()\n    await asyncio.sleep(2)\n    await ask()\n' +
        '    await asyncio.sleep(3)\n    return asyncio.get_running_loop().time() - t\nasyncio.run(main())';
    let { step } = upToWaiting(hognose.sandbox({ functions: ['ask'], clock: monotonic(1e9) }).start(code));
    assert.equal(step.seconds, 2);
    step = hognose.restore(step.dump(), { functions: ['ask'], clock: monotonic(50) }).step;
    const call = step.wake();
    assert.equal(call.kind, 'call');
    step = call.resume(null);
    assert.equal(step.seconds, 3);
    assert.equal(step.wake().value, 5);
});

test('tasks that are busy let others have their answers', async () => {
    const sandbox = hognose.sandbox({ functions: { ask: async () => 7 } });
    const code = `import asyncio
async def main():
    t = asyncio.create_task(one())
    turns = 0
    while not t.done():
        turns += 1
        await asyncio.sleep(0)
    return t.result()
async def one(): return await ask()
asyncio.run(main())`;
    assert.equal((await sandbox.run(code)).value, 7);
});

test('a task that is cancelled needs no answer any more', async () => {
    const sandbox = hognose.sandbox({ functions: { never: () => new Promise(() => {}), ask: async () => 1 } });
    const code = `import asyncio
async def one(): await never()
async def main():
    t = asyncio.create_task(one())
    await ask()
    t.cancel()
    return (await asyncio.gather(t, return_exceptions=True))[0].__class__.__name__
asyncio.run(main())`;
    assert.equal((await sandbox.run(code)).value, 'CancelledError');
});

test('what a host function throws is raised in its task', async () => {
    const no = async () => { throw Object.assign(new Error('no'), { name: 'KeyError' }); };
    const sandbox = hognose.sandbox({ functions: { no, ask: async () => 1 } });
    const code = `import asyncio
async def one(): return await no()
async def two(): return await ask()
[repr(x) for x in await asyncio.gather(one(), two(), return_exceptions=True)]`;
    assert.deepEqual((await sandbox.run(code)).value, ["KeyError('no')", '1']);
});

test('tasks of the top level go on in the next run', async () => {
    const sandbox = hognose.sandbox();
    await sandbox.run('import asyncio\nasync def one(): return await f\nf = asyncio.Future()\nt = asyncio.create_task(one())\nawait asyncio.sleep(0)');
    assert.equal((await sandbox.run('asyncio.get_running_loop().call_later(0.001, f.set_result, 30)\nawait t')).value, 30);
    assert.equal((await sandbox.run('asyncio.current_task() is asyncio.current_task(), len(asyncio.all_tasks())\nawait asyncio.sleep(0, 5)')).value, 5);
});

test('tasks of the top level outlive a limit outside the loop: of a run, and of a repr', async () => {
    const sandbox = hognose.sandbox();
    await sandbox.run('import asyncio\nasync def one(): return await f\nclass Endless:\n    def __repr__(self):\n        while True: pass');
    for (const [end, steps] of [['while True: pass', 20_000], ['Endless()', Infinity]]) {
        const run = sandbox.run(`f = asyncio.Future()\nt = asyncio.create_task(one())\nawait asyncio.sleep(0)\n${end}`, { limits: { steps } });
        if (steps === Infinity) assert.match((await run).repr, /repr\(\) came to a limit/);
        else await assert.rejects(run, { name: 'LimitError' });
        assert.equal((await sandbox.run('f.set_result(30)\nawait t')).value, 30);
    }
});

test('coroutine functions that the host calls have a loop', async () => {
    const { ask } = together(2);
    const sandbox = hognose.sandbox({ functions: { ask } });
    sandbox.runSync('import asyncio\nasync def one(n): return await ask(n)\nasync def both(): return await asyncio.gather(one(1), one(2))');
    assert.deepEqual(await sandbox.get('both').call(), [10, 20]);
});

test('a limit in the midst of a run leaves no loop running', async () => {
    const sandbox = hognose.sandbox({ limits: { steps: 100_000 } });
    const code = 'import asyncio\nasync def main(): return 3\nasync def spin():\n    while True: await asyncio.sleep(0)\n';
    await assert.rejects(sandbox.run(`${code}asyncio.run(spin())`), { name: 'LimitError' });
    assert.equal((await sandbox.run('asyncio.run(main())')).value, 3);
    await assert.rejects(sandbox.run(`t = asyncio.create_task(spin())\nawait t`), { name: 'LimitError' });
    assert.equal((await sandbox.run('asyncio.run(main())')).value, 3);
    assert.equal((await sandbox.run('await asyncio.sleep(0, 4)')).value, 4);
});

test('a deadlock says who waits', async () => {
    const code = 'import asyncio\nasync def main():\n    await asyncio.Event().wait()\nasyncio.run(main())';
    const wanted = { type: 'RuntimeError', text: /^deadlock: nothing can wake a task any more \(Task-1, main\(\) running at <python>:3, waits for a Future\)$/ };
    await assert.rejects(hognose.sandbox().run(code), wanted);
    assert.throws(() => hognose.sandbox().start(code), wanted);
    await assert.rejects(hognose.sandbox().run('import asyncio\nawait asyncio.Event().wait()'), { text: /^deadlock/ });
});

test('many calls answered one by one: steps grow with their number', async () => {
    const used = [];
    for (const n of [1000, 4000]) {
        const sandbox = hognose.sandbox({ functions: { ask: async (i) => i }, limits: { calls: Infinity, time: Infinity } });
        const code = `import asyncio\nasync def one(n): return await ask(n)\nsum(await asyncio.gather(*[one(n) for n in range(${n})]))`;
        const { value, usage } = await sandbox.run(code);
        assert.equal(value, (n * (n - 1)) / 2);
        used.push(usage.steps);
    }
    assert.ok(used[1] < used[0] * 4.5, `${used}`);
});
