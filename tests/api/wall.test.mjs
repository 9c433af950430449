// limits.wall: what waits ends too, and the session goes on.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createPool, createWorkerSandbox, failure, hognose } from './package.mjs';

const never = () => new Promise(() => {});
const pause = (ms) => new Promise((go) => setTimeout(go, ms));
const functions = {
    never, ask: { handler: never, awaitable: true }, later: () => pause(400), spin: (ms) => { for (const end = Date.now() + ms; Date.now() < end; ); return null; },
};
const waiting = {
    'a promise that never settles': 'x = 1\nnever()',
    'a method awaited': 'x = 1\nawait never()',
    'an awaitable': 'x = 1\nf = [ask(i) for i in range(10)]\nawait f[3]',
    'sleep': 'x = 1\nimport time\ntime.sleep(1e6)',
    'short sleeps': 'x = 1\nimport time\nwhile True: time.sleep(0.01)',
    'running': 'x = 1\nwhile True: pass',
    'in except and finally': 'x = 1\ntry:\n  try: 1 / 0\n  finally: never()\nexcept BaseException: x = 2',
};

async function ends(sandbox, code, options, wall) {
    const begun = performance.now();
    const error = await failure(() => sandbox.run(code, options));
    const took = performance.now() - begun;
    assert.deepEqual([error.name, error.kind, error.limit], ['LimitError', 'wall', wall], error.message);
    assert.ok(error.used >= wall - 1 && took < wall + 2000, `${error.used} ${took}`);
    assert.equal((await sandbox.run('x')).value, 1);
    assert.equal((await sandbox.run('1 + 1')).value, 2);
}

for (const [name, code] of Object.entries(waiting)) {
    test(`${name}: in the process`, async () => {
        const sandbox = hognose.sandbox({ functions, limits: { wall: 250 } });
        await ends(sandbox, code, {}, 250);
        assert.ok(sandbox.dump().length);
        await ends(hognose.sandbox({ functions }), code, { limits: { wall: 200 } }, 200);
    });
}

const remote = await createWorkerSandbox({ functions });
const pool = await createPool({ functions, size: 1 });
after(() => Promise.all([remote.dispose(), pool.close()]));

for (const [name, code] of Object.entries(waiting)) {
    test(`${name}: in a worker and a pool`, async () => {
        await ends(remote, code, { limits: { wall: 250 } }, 250);
        assert.equal((await failure(() => pool.run(code, { limits: { wall: 250 } }))).kind, 'wall');
        assert.equal((await pool.run('1 + 1')).value, 2);
    });
}

test('a worker that is waited for in vain keeps none of its pool', async () => {
    const own = await createPool({ functions, size: 1, limits: { wall: 250 } });
    const runs = await Promise.allSettled([own.run('never()'), own.run('import time\ntime.sleep(1e6)'), own.run('1 + 1')]);
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
        assert.ok(asked.includes(61_000), `${asked}`);
    } finally {
        globalThis.setTimeout = real;
    }
});

test('what a host function takes counts, at once and later, and so does running', async () => {
    const sandbox = hognose.sandbox({ functions, limits: { wall: 250 } });
    for (const code of ['x = 1\nspin(300)\nwhile True: pass', 'x = 1\nlater()']) await ends(sandbox, code, {}, 250);
    assert.equal((await failure(async () => sandbox.runSync('spin(300)\nwhile True: pass'))).kind, 'wall');
    assert.equal((await sandbox.run('for i in range(3): later()', { limits: { wall: 5000 } })).value, undefined);
});

test('runs by hand: the time between steps counts', async () => {
    for (const sandbox of [hognose.sandbox({ functions: ['ask'] }), await createWorkerSandbox({ functions: ['ask'] })]) {
        const step = await sandbox.start('x = 1\nx = ask()', { limits: { wall: 300 } });
        await pause(320);
        assert.equal((await failure(async () => step.resume(2))).kind, 'wall');
        assert.equal((await sandbox.run('x')).value, 1);
        const quick = await sandbox.start('x = ask()\nx', { limits: { wall: 5000 } });
        assert.equal((await quick.resume(2)).value, 2);
        await sandbox.dispose();
    }
});

test('a snapshot begins it anew', async () => {
    const sandbox = hognose.sandbox({ functions: ['ask'] });
    const bytes = sandbox.start('ask()', { limits: { wall: 300 } }).dump();
    await pause(320);
    assert.equal(hognose.restore(bytes, { limits: { wall: 300 } }).step.resume(7).value, 7);
});

test('late answers change nothing', async () => {
    let answer;
    const sandbox = hognose.sandbox({ functions: { ask: { handler: () => new Promise((go) => (answer = go)), awaitable: true } } });
    await failure(() => sandbox.run('f = ask()\nx = 1\nx = await f', { limits: { wall: 250 } }));
    answer(5);
    await pause(5);
    assert.equal((await sandbox.run('x')).value, 1);
    assert.equal((await failure(() => sandbox.run('await f'))).type, 'RuntimeError');
    const other = sandbox.run('await ask()');
    await pause(5);
    answer(6);
    assert.equal((await other).value, 6);
});

test('nothing keeps the process alive after a run', async () => {
    const { execFileSync } = await import('node:child_process');
    const code = `const { load } = await import(${JSON.stringify(import.meta.resolve('../../bindings/js/dist/index.js'))});
        const sandbox = (await load()).sandbox({ limits: { wall: 60000 } });
        console.log((await sandbox.run('1 + 1')).value)`;
    const begun = performance.now();
    assert.equal(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }), '2\n');
    assert.ok(performance.now() - begun < 30_000);
});
