// Python objects that the host holds: called, passed back, given up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collect } from './memory.mjs';
import {
    DisposedError, ExceptionValue, Handle, HognoseError, HostValueError, Instance, LimitError, PythonError, Tuple, failure, hognose,
} from './package.mjs';

test('a function is called as often as one likes', async () => {
    const sandbox = hognose.sandbox({ functions: { twice: async (x) => 2 * x } });
    sandbox.runSync('def f(a, b=2, *rest, k=0):\n    print(a)\n    return [a * b, rest, k]');
    const f = sandbox.get('f');
    assert.ok(f instanceof Handle);
    assert.equal(f.className, 'function');
    assert.match(String(f), /^<function f at 0x/);
    assert.deepEqual(await f.call(3), [6, Tuple.of(), 0]);
    assert.deepEqual(f.callSync(3, 4, 5), [12, Tuple.of(5), 0]);
    const { value, stdout, usage } = await f.callWith([1], { kwargs: { k: 7 } });
    assert.deepEqual([value, stdout], [[2, Tuple.of(), 7], '1\n']);
    assert.ok(usage.steps > 0);
    sandbox.runSync('g = lambda x: twice(x)');
    assert.equal(await sandbox.get('g').call(4), 8);
});

test('a coroutine function is run to its end', async () => {
    const later = (x) => new Promise((resolve) => setTimeout(resolve, 2, x + 1));
    const sandbox = hognose.sandbox({ functions: { ask: later, begin: { handler: later, awaitable: true } } });
    sandbox.runSync('async def f(x):\n    both = begin(x), begin(10)\n    return [await ask(x), await both[1], await both[0]]');
    assert.deepEqual(await sandbox.get('f').call(1), [2, 11, 2]);
    sandbox.runSync('class Odd:\n    def __await__(self):\n        try:\n            yield 5\n        except RuntimeError as e:\n            return str(e)');
    sandbox.runSync('async def g():\n    return await Odd()');
    assert.equal(sandbox.get('g').callSync(), 'Task got bad yield: 5');
});

test('what a call raises, prints and uses is as of a run', async () => {
    const spin = 'def spin():\n    while True: pass';
    const sandbox = hognose.sandbox({ limits: { time: Infinity } });
    sandbox.runSync(`def fail(x):\n    print("x")\n    raise ValueError(x)\n${spin}`);
    const error = await failure(() => sandbox.get('fail').call('no'));
    assert.ok(error instanceof PythonError);
    assert.deepEqual([error.message, error.stdout, error.frames.map((f) => f.name)], ['ValueError: no', 'x\n', ['fail']]);
    assert.match(error.traceback, /^Traceback \(most recent call last\):\n {2}File "<python>", line 3, in fail\n/);
    const hurried = hognose.sandbox({ limits: { time: 50 } });
    hurried.runSync(spin, { limits: { time: Infinity } });
    const late = await failure(() => hurried.get('spin').callSync());
    assert.ok(late instanceof LimitError && late.kind === 'time');
    const steps = await failure(() => sandbox.get('spin').callWith([], { limits: { steps: 500 } }));
    assert.deepEqual([steps.kind, steps.used], ['steps', 500]);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 5);
    const cancelled = await failure(() => sandbox.get('spin').callWith([], { signal: controller.signal }));
    assert.equal(cancelled.kind, 'cancelled');
    assert.equal((await failure(() => sandbox.get('fail').callWith([], { kwargs: { y: 1 } }))).type, 'TypeError');
    assert.equal(sandbox.runSync('1 + 1').value, 2);
});

test('passed back it is the same object', () => {
    const sandbox = hognose.sandbox({ functions: { same: (x) => x } });
    const code = 'class P:\n    pass\np = P()\ne = ValueError("v", 2)\nimport math\nitems = [p, P, e, math, len, p.__init__, iter([1])]';
    sandbox.runSync(code);
    assert.deepEqual(sandbox.runSync('[same(x) is x for x in items]').value, Array(7).fill(true));
    assert.equal(sandbox.runSync('same({"deep": [items]})["deep"][0][1] is P').value, true);
    sandbox.set('again', sandbox.get('items'));
    assert.equal(sandbox.runSync('all(a is b for a, b in zip(items, again))').value, true);
    assert.equal(sandbox.get('P'), sandbox.get('P'));
    const { value } = sandbox.runSync('e');
    assert.ok(value instanceof ExceptionValue);
    assert.deepEqual([value.type, value.args], ['ValueError', ['v', 2]]);
});

test('an instance comes with its fields, as they are then', () => {
    const sandbox = hognose.sandbox({ functions: { same: (x) => x } });
    sandbox.runSync(`
class Base:
    __slots__ = ('a', 'unset')
class Point(Base):
    kind = 'class attribute'
    def __init__(self, x):
        self.a = 0
        self.x = x
        self.next = None
class Text(str):
    pass
p = Point(1)
p.next = Point([2.5, (3,)])
p.next.next = p
`);
    const p = sandbox.get('p');
    assert.ok(p instanceof Instance && p instanceof Handle);
    assert.equal(p.className, 'Point');
    assert.match(p.repr, /^<__main__.Point object at 0x[0-9a-f]{12}>$/);
    assert.deepEqual(Object.keys(p.fields), ['a', 'x', 'next']);
    const inner = p.fields.next;
    assert.deepEqual([inner.fields.a, inner.fields.x], [0, [2.5, Tuple.of(3)]]);
    assert.ok(!(inner.fields.next instanceof Instance), 'a cycle ends with a handle');
    sandbox.set('q', inner.fields.next);
    assert.equal(sandbox.runSync('q is p and same(p).next is p.next').value, true);
    assert.throws(() => { p.fields.x = 2; }, TypeError);
    sandbox.runSync('p.__dict__["z"] = 1; del p.next');
    assert.deepEqual(Object.keys(sandbox.get('p').fields), ['a', 'x', 'z']);
    assert.equal(sandbox.runSync('Text("t")').value, 't');
    const maps = hognose.sandbox({ dicts: 'map' });
    assert.deepEqual(maps.runSync('class A: pass\na = A(); a.d = {"k": 1}; a').value.fields, { d: new Map([['k', 1]]) });
});

test('a handle of another sandbox, a disposed one and one after reset are refused', async () => {
    const sandbox = hognose.sandbox();
    sandbox.runSync('def f(): return 1');
    const f = sandbox.get('f');
    const error = await failure(() => hognose.sandbox().set('x', { list: [f] }));
    assert.ok(error instanceof HostValueError);
    assert.equal(error.message, 'a handle of another sandbox, or one that was disposed of, cannot be passed: at x.list[0]');
    const twin = sandbox.fork();
    assert.ok((await failure(() => twin.set('x', f))) instanceof HostValueError);
    f.dispose();
    f.dispose();
    assert.match((await failure(() => f.call())).message, /disposed/);
    assert.match((await failure(() => sandbox.set('x', f))).message, /disposed/);
    const g = sandbox.get('f');
    assert.notEqual(f, g);
    sandbox.reset();
    assert.ok((await failure(() => g.call())) instanceof DisposedError);
    assert.ok((await failure(() => sandbox.set('x', g))) instanceof HostValueError);
});

test('calling a handle while its sandbox runs is refused', async () => {
    const errors = [];
    const sandbox = hognose.sandbox({ functions: { visit: (f) => { try { f.callSync(1); } catch (e) { errors.push(e); } } } });
    sandbox.runSync('visit(len)');
    assert.ok(errors[0] instanceof HognoseError);
    assert.match(errors[0].message, /running/);
    const asking = hognose.sandbox({ functions: ['ask'] });
    const step = asking.start('ask(len)');
    assert.match((await failure(() => step.args[0].call('abc'))).message, /another run is under way/);
    assert.equal(step.resume(5).value, 5);
    assert.equal(step.args[0].callSync('abc'), 3);
});

test('what the host has given up is freed', () => {
    const sandbox = hognose.sandbox({ limits: { memory: 2 ** 22 } });
    sandbox.runSync('class Big:\n    def __init__(self): self.data = bytearray(2 ** 20)\ndef make(): return lambda big=Big(): big');
    for (let i = 0; i < 20; i++) {
        const handle = sandbox.runSync('make()').value;
        handle.dispose();
    }
    assert.ok(sandbox.usage.memory < 2 ** 22);
});

test('a host function may give up what it was given', () => {
    const sandbox = hognose.sandbox({ limits: { memory: 2 ** 22 }, functions: { take: (handle) => handle.dispose() } });
    sandbox.runSync('class Big:\n    def __init__(self): self.data = bytearray(2 ** 20)\ndef make(): return lambda big=Big(): big');
    for (let i = 0; i < 20; i++) sandbox.runSync('take(make())');
    assert.ok(sandbox.usage.memory < 2 ** 22);
});

test('what JavaScript has collected is freed', { timeout: 120_000 }, async () => {
    const sandbox = hognose.sandbox({ limits: { memory: 2 ** 23 } });
    sandbox.runSync('class Big:\n    def __init__(self): self.data = "x" * 2 ** 20');
    let left = 0;
    const registry = new FinalizationRegistry(() => left--);
    for (let i = 0; i < 30; i++) {
        left++;
        registry.register(sandbox.runSync('Big()').value);
        // V8 tells of what it has collected when it likes, and the last ones it may still hold.
        do {
            collect();
            await new Promise((resolve) => setTimeout(resolve, 1));
        } while (left > 3);
    }
    assert.ok(sandbox.usage.memory < 2 ** 23);
});

test('handles are no part of snapshots', () => {
    const sandbox = hognose.sandbox();
    sandbox.runSync('x = 1');
    const before = sandbox.dump().length;
    const handle = sandbox.runSync('lambda: "a text that would be found in a dump"').value;
    sandbox.runSync('None');
    assert.ok(sandbox.dump().length < before + 16);
    assert.equal(handle.callSync(), 'a text that would be found in a dump');
});
