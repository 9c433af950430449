// limits.wall: what waits ends too, and the session goes on.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createPool, createWorkerSandbox, failure, hognose } from './package.mjs';

const never = () => new Promise(() => {});
const pause = (ms) => new Promise((go) => setTimeout(go, ms));
const functions = { never, ask: { handler: never, awaitable: true }, later: () => pause(20) };
const LONG = { limits: { wall: 60_000 } }; // for what is to end by itself, however busy the machine is
// A clock that the test moves.
const still = () => {
    const clock = { time: 1, now: () => Date.now(), monotonic: () => clock.time };
    return clock;
};
const waiting = {
    'a promise that never settles': 'never()',
    'a method awaited': 'await never()',
    'an awaitable': 'f = [ask(i) for i in range(10)]\nawait f[3]',
    'sleep': 'import time\ntime.sleep(1e6)',
    'short sleeps': 'import time\nwhile True: time.sleep(0.01)',
    'running': 'while True: pass',
    'in except and finally': 'try:\n  try: 1 / 0\n  finally: never()\nexcept BaseException: x = 2',
};

async function ends(sandbox, code, options, wall) {
    await sandbox.run('x = 1', LONG);
    const error = await failure(() => sandbox.run(code, options));
    assert.deepEqual([error.name, error.kind, error.limit], ['LimitError', 'wall', wall], error.message);
    assert.ok(error.used >= wall - 1, `${error.used}`);
    assert.equal((await sandbox.run('x', LONG)).value, 1);
    assert.equal((await sandbox.run('1 + 1', LONG)).value, 2);
}

for (const [name, code] of Object.entries(waiting)) {
    test(`${name}: in the process`, async () => {
        const sandbox = hognose.sandbox({ functions, limits: { wall: 250 } });
        await ends(sandbox, code, {}, 250);
        assert.ok(sandbox.dump().length);
        await ends(hognose.sandbox({ functions }), code, { limits: { wall: 200 } }, 200);
    });
}

const remote = await createWorkerSandbox({ functions, grace: 60_000 });
const pool = await createPool({ functions, size: 1, grace: 60_000 });
after(() => Promise.all([remote.dispose(), pool.close()]));

for (const [name, code] of Object.entries(waiting)) {
    test(`${name}: in a worker and a pool`, async () => {
        await ends(remote, code, { limits: { wall: 250 } }, 250);
        assert.equal((await failure(() => pool.run(code, { limits: { wall: 250 } }))).kind, 'wall');
        assert.equal((await pool.run('1 + 1')).value, 2);
    });
}

test('a worker that is waited for in vain keeps none of its pool', async () => {
    const own = await createPool({ functions, size: 1, limits: { wall: 250 }, grace: 60_000 });
    const runs = await Promise.allSettled([own.run('never()'), own.run('import time\ntime.sleep(1e6)'), own.run('1 + 1', LONG)]);
    assert.deepEqual(runs.map((run) => run.reason?.kind ?? run.value.value), ['wall', 'wall', 2]);
    await own.close();
});

test('by default workers wait for a minute, and sandboxes in the process for ever', async () => {
    const real = globalThis.setTimeout;
    const asked = [];
    globalThis.setTimeout = (go, ms, ...rest) => (asked.push(ms), real(go, ms, ...rest));
    try {
        await hognose.sandbox().run('1');
        assert.deepEqual(asked, []);
        await remote.run('1');
        assert.ok(asked.includes(120_000), `${asked}`);
    } finally {
        globalThis.setTimeout = real;
    }
});

test('what a host function takes counts, at once and later, and so does running', async () => {
    const clock = still();
    const spin = (ms) => void (clock.time += ms);
    const sandbox = hognose.sandbox({ functions: { ...functions, spin }, limits: { wall: 250, time: Infinity }, clock });
    await ends(sandbox, 'spin(300)\nwhile True: pass', {}, 250);
    assert.equal((await failure(async () => sandbox.runSync('spin(300)\nwhile True: pass'))).kind, 'wall');
    const begun = clock.time;
    await ends(sandbox, 'for i in range(5): spin(300)', {}, 250);
    assert.equal((await failure(async () => sandbox.runSync('for i in range(5): spin(300)'))).kind, 'wall');
    assert.equal(clock.time - begun, 600, 'each of them ends behind its first call');
    assert.equal(sandbox.runSync('spin(200)\n7').value, 7);
    await ends(sandbox, 'spin(300)', {}, 250); // as soon as the function returns
    await ends(sandbox, 'y = 1\ntry: spin(300)\nfinally: y = 2', {}, 250);
    assert.equal(sandbox.get('y'), 1);
    assert.equal((await failure(async () => sandbox.runSync('spin(300)'))).kind, 'wall');
    const waits = hognose.sandbox({ functions: { ...functions, slow: async () => spin(300) }, limits: { wall: 250 }, clock });
    await ends(waits, 'slow()\nwhile True: pass', {}, 250);
    assert.equal((await waits.run('for i in range(3): later(); slow()\ni', LONG)).value, 2);
});

test('runs by hand: the time between steps counts', async () => {
    const clock = still();
    for (const sandbox of [hognose.sandbox({ functions: ['ask'], clock }), await createWorkerSandbox({ functions: ['ask'], clock, grace: 60_000 })]) {
        const step = await sandbox.start('x = 1\nx = ask()', { limits: { wall: 300 } });
        clock.time += 301;
        assert.equal((await failure(async () => step.resume(2))).kind, 'wall');
        assert.equal((await sandbox.run('x', LONG)).value, 1);
        const quick = await sandbox.start('x = ask()\nx', LONG);
        clock.time += 1000;
        assert.equal((await quick.resume(2)).value, 2);
        await sandbox.dispose();
    }
});

test('a snapshot begins it anew', async () => {
    const clock = still();
    const sandbox = hognose.sandbox({ functions: ['ask'], clock });
    const bytes = sandbox.start('ask()', { limits: { wall: 300 } }).dump();
    clock.time += 301;
    assert.equal(hognose.restore(bytes, { limits: { wall: 300 }, clock }).step.resume(7).value, 7);
});

test('late answers change nothing', async () => {
    let answer, asked;
    const ask = () => new Promise((go) => {
        answer = go;
        asked?.();
    });
    const sandbox = hognose.sandbox({ functions: { ask: { handler: ask, awaitable: true } }, clock: still() });
    assert.equal((await failure(() => sandbox.run('f = ask()\nx = 1\nx = await f', { limits: { wall: 250 } }))).kind, 'wall');
    answer(5);
    await pause(5);
    assert.equal((await sandbox.run('x')).value, 1);
    assert.equal((await failure(() => sandbox.run('await f'))).type, 'RuntimeError');
    const again = new Promise((go) => (asked = go));
    const other = sandbox.run('await ask()');
    await again;
    answer(6);
    assert.equal((await other).value, 6);
});

test('nothing keeps the process alive after a run', async () => {
    const { execFileSync } = await import('node:child_process');
    const code = `const { load } = await import(${JSON.stringify(import.meta.resolve('../../bindings/js/dist/index.js'))});
        const sandbox = (await load()).sandbox({ limits: { wall: 2 ** 31 } });
        console.log((await sandbox.run('1 + 1')).value)`;
    assert.equal(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', timeout: 600_000 }), '2\n');
});
