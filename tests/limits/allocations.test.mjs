// The limit of allocations: what counts, how near it stops, and what is left then.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hognose } from '../api/package.mjs';

const limited = (sandbox, code, allocations) => {
    try {
        return sandbox.runSync(code, { limits: { allocations, time: 60_000 } });
    } catch (error) {
        if (error.kind !== 'allocations') throw error;
        return error;
    }
};

test('a run ends at its next step after the allocation that passes the limit, whatever is freed and whatever it catches', () => {
    for (const body of ['object()', '[1, 2]', '(i, i)', '"%d" % i', '{i: i}', 'bytes(2000)', 'bytearray(5000)', '2 ** 100 + i', '[0] * 3000', 'class_()', 'lambda: i', 'str(i) + "x" * 300']) {
        const sandbox = hognose.sandbox();
        sandbox.runSync(`class class_: pass\ni = 0\nfor i in range(3): y = ${body}`);
        for (const most of [300, 5000, 20_000]) {
            const { kind, limit, used } = limited(sandbox, `while True:\n    try:\n        while True:\n            i += 1\n            y = ${body}\n    except BaseException: pass\n    finally: z = 1`, most);
            assert.deepEqual([kind, limit], ['allocations', most], body);
            assert.ok(used > most && used <= most + 12, `${body}: ${used} of ${most}`);
        }
        assert.equal(sandbox.runSync('6 * 7').value, 42);
    }
});

test('what makes no object is free, and each run has the whole limit', () => {
    const sandbox = hognose.sandbox();
    const loop = 'n = 0\nfor i in range(100_000): n += i * 2\nx = 0.5\nwhile x < 1000: x += 0.25';
    for (let k = 0; k < 3; k++) assert.equal(limited(sandbox, loop, 200).kind, undefined);
    for (let k = 0; k < 3; k++) assert.equal(limited(sandbox, 'x = [object() for _ in range(800)]\nlen(x)', 1000).value, 800);
    assert.equal(limited(sandbox, 'x = [object() for _ in range(800)]', 700).kind, 'allocations');
    assert.equal(sandbox.runSync('y = [[] for _ in range(100_000)]\nlen(y)').value, 100_000, 'no limit in other runs');
});

test('the limit is met by an instruction that makes many', () => {
    const sandbox = hognose.sandbox();
    for (const code of ['list(map(str, range(10**6)))', '"a b " .join(map(str, range(10**6))).split()', 'x = [[] for _ in range(10**6)]', 'import json\njson.loads("[" + "[]," * 10**5 + "0]")', 'sorted(str(i) for i in range(10**6))']) {
        const { kind, used } = limited(sandbox, code, 20_000);
        assert.equal(kind, 'allocations', code);
        assert.ok(used < 30_000, `${code}: ${used}`);
    }
});

test('near the limit nothing is lost: collections, little memory, snapshots', () => {
    const tight = hognose.sandbox({ limits: { memory: 4 * 2 ** 20, time: 60_000 } });
    const { kind, used } = limited(tight, 'keep = []\ni = 0\nwhile True:\n    i += 1\n    y = [i, str(i), (i,), {i}]\n    if i % 50 == 0: keep.append(y)', 100_000);
    assert.deepEqual([kind, used <= 100_012], ['allocations', true]);
    assert.equal(tight.runSync('len(keep) == i // 50 and all(k[0] == int(k[1]) == k[2][0] and k[0] in k[3] for k in keep)').value, true);
    const options = { functions: ['f'], limits: { allocations: 3000 } };
    const first = hognose.sandbox(options).start('x = [[] for _ in range(2500)]\nf()\ny = [[] for _ in range(2500)]\nlen(y)');
    assert.throws(() => hognose.restore(first.dump(), { ...options, limits: { allocations: 2000 } }).step.resume(1), { kind: 'allocations', limit: 2000 });
    assert.equal(hognose.restore(first.dump(), options).step.resume(1).value, 2500, 'a run that is loaded counts from there');
    assert.throws(() => first.resume(1), { kind: 'allocations', limit: 3000 });
});

test('steps do not depend on it', () => {
    const code = 'x = []\nfor i in range(5000): x.append(str(i))\nsorted(x)[0]';
    const [free, counted] = [undefined, 50_000].map((allocations) => hognose.sandbox({ limits: { allocations } }).runSync(code).usage.steps);
    assert.equal(free, counted);
});
