// Instances: nothing of one sandbox is in another, also not in one that gets its memory later; and start-up figures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryUsage } from './memory.mjs';
import { failure, hognose } from './package.mjs';

test('a sandbox starts as new after others were disposed of', () => {
    const first = hognose.sandbox();
    const used = (sandbox) => ({ ...sandbox.runSync('1 + 1').usage, time: 0 });
    const fresh = used(first);
    first.runSync('secret = "S3CRET" * 1000\nimport math\nmath.secret = secret');
    first.dispose();
    for (let i = 0; i < 6; i++) {
        const sandbox = hognose.sandbox();
        assert.deepEqual(used(sandbox), fresh);
        assert.deepEqual(sandbox.names(), []);
        assert.equal(sandbox.runSync('import math\nhasattr(math, "secret")').value, false);
        sandbox.dispose();
    }
});

test('sandboxes that live at once share nothing', () => {
    const [a, b] = [hognose.sandbox(), hognose.sandbox()];
    a.runSync('x = 1\nimport math\nmath.pi = 3');
    assert.equal(b.get('x'), undefined);
    assert.ok(b.runSync('import math\nmath.pi').value > 3.1);
});

test('a disposed sandbox is not reached through a step of its', async () => {
    const sandbox = hognose.sandbox({ functions: ['f'] });
    const step = sandbox.start('f()');
    sandbox.dispose();
    assert.match((await failure(() => step.resume(1))).message, /this step is over/);
});

test('ten thousand sandboxes leave memory flat', () => {
    const once = () => {
        const sandbox = hognose.sandbox();
        assert.equal(sandbox.runSync('1 + 1').value, 2);
        sandbox.dispose();
    };
    for (let i = 0; i < 1000; i++) once();
    const before = memoryUsage();
    for (let i = 0; i < 10_000; i++) once();
    const after = memoryUsage();
    assert.ok(after.rss - before.rss < 100 * 2 ** 20, `${(after.rss - before.rss) / 2 ** 20} MiB more`);
});

test('many sandboxes at once, never disposed of', () => {
    for (let i = 0; i < 300; i++) assert.equal(hognose.sandbox().runSync('2 + 2').value, 4);
});

test('figures', (t) => {
    const median = (n, action) => {
        const times = Array.from({ length: n }, () => {
            const begin = performance.now();
            action();
            return (performance.now() - begin) * 1000;
        }).sort((a, b) => a - b);
        return times[n >> 1].toFixed(1);
    };
    t.diagnostic(`new sandbox, 1 + 1, dispose: ${median(500, () => {
        const sandbox = hognose.sandbox();
        sandbox.runSync('1 + 1');
        sandbox.dispose();
    })} us`);
    const sandbox = hognose.sandbox({ functions: { ping: (i) => i }, limits: { calls: 1e9, time: 60_000 } });
    sandbox.runSync('def loop(n, f):\n    for i in range(n): f(i)\ndef same(i): return i');
    t.diagnostic(`1 + 1 in a session: ${median(1000, () => sandbox.runSync('1 + 1'))} us`);
    const calls = median(9, () => sandbox.runSync('loop(1000, ping)')) / 1000;
    t.diagnostic(`call of a host function and back: ${calls.toFixed(2)} us`);
});
