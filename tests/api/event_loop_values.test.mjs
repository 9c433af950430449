// Values leave the event loop its turns while they come out of the sandbox: in C, in frozen Python that describes objects, and in the codec. No
// time is measured: both clocks here, the sandbox's and the host's, go on by a tenth of a millisecond each time that they are looked at.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rotation } from '../runner/selection.mjs';
import { hognose } from './package.mjs';
import { clockOf, values, watched } from './values.mjs';

const MOST = 100;
const isTurn = rotation(import.meta.url, new URL('values.mjs', import.meta.url));
const limits = { time: Infinity, memory: 2 ** 28, steps: Infinity };

for (const [name, [before, code, least]] of Object.entries(values).filter(([name]) => isTurn(name))) {
    test(`${name}: the event loop has its turns, and nothing else changes`, async (t) => {
        const whole = hognose.sandbox({ limits });
        whole.runSync(before);
        const expected = whole.runSync(code);
        const { time, clock } = clockOf(t);
        const sliced = hognose.sandbox({ limits, clock });
        sliced.runSync(before);
        const { result, most, turns } = await watched(sliced, time, code);
        assert.deepEqual(result.value, expected.value);
        assert.equal(result.repr, expected.repr);
        assert.equal(result.stdout, expected.stdout);
        assert.equal(result.usage.steps, expected.usage.steps);
        assert.ok(most <= MOST, `${most} looks without a turn`);
        assert.ok(turns >= least, `${turns} turns`);
        assert.deepEqual(sliced.get('x'), whole.get('x'));
    });
}

const objects = 'class P:\n    def __init__(self, i): self.i = i\n    def __repr__(self): return "P"\nx = [P(i) for i in range(20_000)]; y = list(range(100_000))';

test('a sandbox may be used between the pieces, and the value comes out all the same', async (t) => {
    const sandbox = hognose.sandbox({ limits, clock: clockOf(t).clock });
    sandbox.runSync(objects);
    for (const code of ['x', 'y']) {
        const expected = sandbox.runSync(code);
        let [over, uses] = [false, 0];
        const use = () => {
            if (over) return;
            uses++;
            assert.equal(sandbox.get('y').length, 100_000);
            sandbox.set('z', 1);
            setImmediate(use);
        };
        setImmediate(use);
        const result = await sandbox.run(code).finally(() => (over = true));
        assert.ok(uses > 0);
        assert.deepEqual(result.value, expected.value);
        assert.equal(result.repr, expected.repr);
    }
});

test('a signal, and dispose(), end a run whose value is coming out', async (t) => {
    const { clock } = clockOf(t);
    for (const code of ['x', 'y']) {
        const sandbox = hognose.sandbox({ limits, clock });
        sandbox.runSync(objects);
        const controller = new AbortController();
        setImmediate(() => setImmediate(() => controller.abort()));
        await assert.rejects(sandbox.run(code, { signal: controller.signal }), { name: 'LimitError', kind: 'cancelled' });
        assert.equal((await sandbox.run('1 + 1')).value, 2);
        setImmediate(() => setImmediate(() => sandbox.dispose()));
        await assert.rejects(sandbox.run(code), { name: 'DisposedError' });
    }
});

test('it counts as running time', async (t) => {
    for (const [before, code] of [['x = list(range(300_000))', 'x'], [objects, 'x']]) {
        const { clock } = clockOf(t);
        const sandbox = hognose.sandbox({ limits, clock });
        sandbox.runSync(before);
        const bare = (await sandbox.run(`${code}\nNone`)).usage.time;
        const result = await sandbox.run(code);
        assert.ok(result.usage.time > bare + 1, `${result.usage.time} ms, ${bare} ms without the value`);
        for (const run of [sandbox.run.bind(sandbox), async (...of) => sandbox.runSync(...of)])
            await assert.rejects(run(code, { limits: { time: bare + 1 } }), { name: 'LimitError', kind: 'time' });
        assert.equal((await sandbox.run(`${code}\nNone`, { limits: { time: bare + 1 } })).value, null);
        assert.equal((await sandbox.run('1 + 1', { limits: { time: 1000 } })).value, 2);
        t.mock.restoreAll();
    }
});
