// The component in Node, by jco: wasi/hognose.wit to its last function.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decode, encode } from 'cborg';
import { instantiate } from '../../build/wasi/component/hognose.js';

const compile = (name) => WebAssembly.compile(readFileSync(new URL(`../../build/wasi/component/${name}`, import.meta.url)));

/** A component of its own, with a host of its own. */
async function open(host = {}) {
    const printed = [];
    const silent = { write: (to, text) => printed.push([to, text]), now: () => process.hrtime.bigint(), entropy: (n) => new Uint8Array(n).fill(7), call: () => ({ tag: 'later' }) };
    const { sandboxes } = await instantiate(compile, { 'hognose:sandbox/host': { ...silent, ...host } });
    return { printed, ...sandboxes };
}

const refused = (error, pattern) => error.payload?.tag === 'refused' && pattern.test(error.payload.val);
const valueOf = ({ value }) => decode(value);

test('a program runs, prints, and gives its value and its repr; variables stay', async () => {
    const { Sandbox, printed } = await open();
    const box = new Sandbox();
    const { value, repr, exitCode } = box.run('import sys\nx = 20\nprint("é"); print("no", file=sys.stderr)\n[x + 1, "a"]');
    assert.deepEqual([decode(value), repr, exitCode], [[21, 'a'], "[21, 'a']", undefined]);
    assert.equal(printed.filter(([to]) => to === 'stdout').map(([, text]) => text).join(''), 'é\n');
    assert.equal(printed.filter(([to]) => to === 'stderr').map(([, text]) => text).join(''), 'no\n');
    assert.deepEqual(box.run('y = x').value, undefined);
    assert.equal(valueOf(box.run('y')), 20);
    assert.equal(box.run('lambda: 1').repr.slice(0, 18), '<function <lambda>');
    assert.equal(box.run('"a" * 10000').repr.length, 4096);
    assert.equal(box.run('raise SystemExit').exitCode, 0);
});

test('what a program does not catch comes out with its traceback', async () => {
    const { Sandbox } = await open();
    const box = new Sandbox();
    const error = (code) => {
        try {
            box.run(code);
        } catch ({ payload }) {
            return payload;
        }
        return assert.fail('no error');
    };
    const { tag, val } = error('def f():\n    return {}["k"]\nf()');
    assert.deepEqual([tag, val.kind, val.message], ['uncaught', 'KeyError', "'k'"]);
    assert.match(val.traceback, /line 2, in f\n/);
    assert.ok(val.details.length > 20);
    assert.deepEqual([error('1 +').val.kind, error('raise SystemExit(3)').val.exitCode], ['SyntaxError', 3]);
    assert.equal(valueOf(box.run('1 + 1')), 2);
});

test('calls are answered at once, raise, pause, and are answered by number', async () => {
    const asked = [];
    const call = (id, name, args) => {
        const [[first]] = decode(args, { useMaps: true });
        asked.push([id, name, first]);
        if (name === 'price') return first === 'lamp' ? { tag: 'answered', val: encode(25) } : { tag: 'raised', val: { kind: 'KeyError', message: 'no such thing' } };
        if (name === 'broken') return { tag: 'answered', val: new Uint8Array([0x1f]) };
        return { tag: name === 'stop' ? 'cancelled' : name === 'held' ? 'pause' : 'later' };
    };
    const { Sandbox } = await open({ call });
    const box = new Sandbox();
    for (const name of ['price', 'ask', 'broken', 'stop']) box.declare(name, false);
    for (const name of ['fetch', 'held']) box.declare(name, true);
    assert.equal(valueOf(box.run('2 * price("lamp")')), 50);
    assert.equal(valueOf(box.run('try: price("chair")\nexcept KeyError as e: r = e.args[0]\nr')), 'no such thing');
    assert.match(valueOf(box.run('try: broken(1)\nexcept ValueError as e: r = str(e)\nr')), /CBOR/);
    assert.throws(() => box.run('stop(1)'), ({ payload }) => payload.tag === 'limit' && payload.val.kind === 'cancelled');

    const step = box.start('ask("name") + "!"');
    const at = step.standing();
    assert.deepEqual([at.tag, at.val.name, decode(at.val.arguments, { useMaps: true })[0]], ['calling', 'ask', ['name']]);
    assert.throws(() => step.answer(new Uint8Array([0x1f])), (e) => refused(e, /CBOR/));
    const after = step.answer(encode('Ada'));
    assert.equal(valueOf(after.standing().val), 'Ada!');
    assert.throws(() => step.answer(encode('again')), (e) => refused(e, /this step is over/));
    assert.throws(() => step.standing(), (e) => refused(e, /this step is over/));
    assert.throws(() => after.proceed(), ({ payload }) => payload.tag === 'refused');
    assert.throws(() => box.start('ask(1)').raise({ kind: 'ValueError', message: 'bad' }), ({ payload }) => payload.val.kind === 'ValueError' && payload.val.message === 'bad');
    assert.throws(() => box.run('ask(1)'), (e) => refused(e, /waits for its host/));

    let wait = box.start('import asyncio\nasync def one(n): return await fetch(n)\nasync def main(): return await asyncio.gather(one(1), one(2), return_exceptions=True)\nr = await main()\n[r[0], repr(r[1])]');
    const { tag, val } = wait.standing();
    assert.deepEqual([tag, val.calls.length, val.seconds], ['waiting', 2, undefined]);
    const [a, b] = val.calls;
    wait = wait.settleRaise(b, { kind: 'OSError', message: 'lost' });
    wait = wait.settle(a, encode('first'));
    assert.deepEqual(valueOf(wait.standing().val), ['first', "OSError('lost')"]);

    const held = box.start('await held(1)').defer();
    assert.equal(held.standing().tag, 'waiting');
    assert.equal(valueOf(held.settle(held.standing().val.calls[0], encode(5)).standing().val), 5);
    const nap = box.start('import time\ntime.sleep(60)\n"woken"');
    assert.ok(nap.standing().val.seconds > 59);
    assert.equal(valueOf(nap.wake().standing().val), 'woken');
});

test('limits hold, slices give control back, and the sandbox goes on', async () => {
    const { Sandbox } = await open();
    const box = new Sandbox();
    const limited = (code, kind) => assert.throws(() => box.run(code), ({ payload }) => payload.tag === 'limit' && payload.val.kind === kind && payload.val.used >= 0n, kind);
    box.setLimits([{ kind: 'memory', most: 8n << 20n }, { kind: 'output', most: 100n }]);
    limited('"x" * (1 << 30)', 'memory');
    box.setLimits([{ kind: 'steps', most: 10_000n }]);
    limited('while True: pass', 'steps');
    limited('print("x" * 200)', 'output');
    box.setLimits([{ kind: 'steps', most: 2n ** 64n - 1n }, { kind: 'time', most: 1000n }]);
    limited('while True: pass', 'time');
    assert.equal(valueOf(box.run('1 + 1')), 2);
    assert.ok(box.usage().steps > 0n && box.usage().peakMemory >= box.usage().memory);
    assert.throws(() => box.setLimits([{ kind: 'memory', most: 2n ** 64n - 1n }]), ({ payload }) => payload === 'there is always a limit of memory');
    box.setLimits([{ kind: 'time', most: 5000n }]);
    box.setSlices(true);
    let step = box.start('n = 0\nwhile n < 3_000_000: n += 1\nn');
    let slices = 0;
    for (; step.standing().tag === 'sliced'; slices++) step = step.proceed();
    assert.ok(slices > 1);
    assert.equal(valueOf(step.standing().val), 3_000_000);
    box.start('while True: pass');
    box.abandon();
    assert.equal(box.paused(), undefined);
    box.setSlices(false);
    assert.equal(valueOf(box.run('2 + 2')), 4);
});

test('variables and modules', async () => {
    const { Sandbox } = await open();
    const box = new Sandbox();
    box.set('x', encode([1, 2]));
    box.addModule('mine', 'y = 5');
    assert.deepEqual(valueOf(box.run('import mine\nx.append(mine.y)\nx')), [1, 2, 5]);
    assert.deepEqual([decode(box.get('x')), decode(box.names())], [[1, 2, 5], ['x', 'mine']]);
    box.delete('x');
    assert.throws(() => box.get('x'), ({ payload }) => /no such variable/.test(payload));
    assert.throws(() => box.delete('x'), ({ payload }) => payload.length > 0);
    assert.throws(() => box.set('x', new Uint8Array()), ({ payload }) => payload.length > 0);
    box.allowModules(['math']);
    assert.equal(valueOf(box.run('import math\nmath.floor(2.5)')), 2);
    assert.throws(() => box.run('import json'), ({ payload }) => payload.val.kind === 'ModuleNotFoundError' || payload.val.kind === 'ImportError');
    box.allowModules(undefined);
    assert.equal(valueOf(box.run('import json\njson.dumps(1)')), '1');
});

test('a paused run moves to another component; a damaged one is refused', async () => {
    const one = await open();
    const box = new one.Sandbox();
    box.declare('ask', false);
    const step = box.start('r = sorted([3, 1], key=lambda n: ask(n))\nr');
    assert.equal(step.standing().val.name, 'ask');
    const dump = box.dump();
    const two = await open();
    assert.throws(() => two.Sandbox.restore(dump.slice(0, -3)), ({ payload }) => payload.length > 0);
    assert.throws(() => two.Sandbox.restore(new Uint8Array()), ({ payload }) => payload.length > 0);
    const other = two.Sandbox.restore(dump);
    let at = other.paused();
    for (const answer of [2, 1]) at = at.answer(encode(answer));
    assert.deepEqual(valueOf(at.standing().val), [1, 3]);
    assert.equal(step.standing().tag, 'calling', 'the first one still stands there');
});

test('sandboxes of one component are apart, and what is dropped is gone', async () => {
    const { Sandbox } = await open();
    const boxes = Array.from({ length: 20 }, () => new Sandbox());
    boxes.forEach((box, i) => box.run(`x = ${i}`));
    boxes.forEach((box, i) => assert.equal(valueOf(box.run('x')), i));
    for (const box of boxes) box[Symbol.dispose]();
    for (let i = 0; i < 300; i++) {
        const box = new Sandbox();
        const step = box.start('1');
        box[Symbol.dispose]();
        assert.equal(step.standing().tag, 'complete', 'a step keeps its sandbox');
        step[Symbol.dispose]();
    }
});

test('hostile texts: null characters, what is no UTF-8 and what is long', async () => {
    const { Sandbox } = await open();
    const box = new Sandbox();
    assert.throws(() => box.run('x = 1\0'), ({ payload }) => payload.val.kind === 'SyntaxError' || payload.val.kind === 'ValueError');
    assert.throws(() => box.declare('not a name', false), ({ payload }) => payload === 'the name of a function must be an identifier');
    assert.throws(() => box.run('x'.repeat(2 ** 21)), ({ payload }) => payload.tag === 'limit' && payload.val.kind === 'source');
    assert.equal(valueOf(box.run('1 + 1')), 2);
});
