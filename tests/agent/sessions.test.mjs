// Sessions by id: live sandboxes and snapshots, expiry, approvals, requests in turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SnapshotError } from '../../bindings/js/dist/index.js';
import { PART } from '../runner/selection.mjs';
import { AgentError, createSessions, failure, hognose, MemoryStore, SessionPausedError } from './agent.mjs';

const make = (options) => createSessions({ hognose, ...options });
/** Answers the first call that a session waits for. */
const answer = async (sessions, id, given, more) => sessions.answer(id, given, { call: (await sessions.pending(id))[0]?.id, ...more });
const numbers = (n) => Array.from({ length: n }, (_, i) => i);

test('a session keeps what programs leave, and knows its steps', async () => {
    const sessions = make();
    const first = await sessions.run('a', 'import itertools\ncount = itertools.count(5)\nprint(next(count))\nnext(count)');
    assert.deepEqual({ ...first, usage: 0 }, { status: 'done', step: 1, stdout: '5\n', stderr: '', value: 6, repr: '6', usage: 0 });
    assert.equal((await sessions.run('a', 'next(count)')).value, 7);
    assert.match((await sessions.run('b', 'count')).error.message, /^NameError: name 'count' is not defined/);
    const { step, paused, expires } = await sessions.status('a');
    assert.deepEqual([step, paused], [2, false]);
    assert.ok(expires > Date.now() + 86_000_000);
    assert.equal(await sessions.status('c'), undefined);
    await sessions.close();
    assert.match((await failure(() => sessions.run('a', '1'))).message, /they are closed/);
});

const MANY = Math.ceil(10_000 * PART);
test(`${MANY} sessions over 50 live ones: each is what it was`, { timeout: 1_200_000 }, async () => {
    const store = new MemoryStore();
    const sessions = make({ live: 50, store, sandbox: { limits: { memory: 8 * 2 ** 20 } } });
    const ids = numbers(MANY);
    let most = 0;
    const each = async (code, check) => {
        for (let i = 0; i < ids.length; i += 500) {
            await Promise.all(ids.slice(i, i + 500).map(async (n) => check(n, await sessions.run(`user ${n}`, code(n)))));
            most = Math.max(most, sessions.live.length);
        }
    };
    await each((n) => `class Box:\n    def __init__(self, v): self.v = v\nbox = Box(${n})\nit = iter([${n}, "then"])\nnext(it)`, (n, { status, value, step }) => assert.deepEqual([status, value, step], ['done', n, 1]));
    await each(() => 'box.v += 1\n[box.v, next(it)]', (n, { value, step }) => assert.deepEqual([value, step], [[n + 1, 'then'], 2]));
    assert.equal(most, 50);
    assert.equal(sessions.live.length, 50);
    assert.equal(store.size, 2 * MANY); // a head and a snapshot of each, and nothing of the steps before
    await sessions.close();
});

test('the least recently used one is put away, and a busy one never is', async () => {
    const sessions = make({ live: 2, sandbox: { functions: { wait: () => new Promise((resolve) => setTimeout(resolve, 30)) } } });
    for (const id of ['a', 'b', 'a', 'c']) await sessions.run(id, 'x = 1');
    assert.deepEqual(sessions.live, ['a', 'c']);
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => sessions.run(id, `wait()\nx = "${id}"\nx`)));
    assert.deepEqual(answers.map(({ value }) => value), ['a', 'b', 'c', 'd', 'e']);
    assert.equal(sessions.live.length, 2);
});

test('requests for one session wait for one another, in their order', async () => {
    const order = [];
    const sessions = make({ sandbox: { functions: { pause: async (n) => { order.push(`+${n}`); await new Promise((resolve) => setTimeout(resolve, 5)); order.push(`-${n}`); } } } });
    const all = await Promise.all(numbers(5).map((n) => sessions.run('a', `x = globals().get("x", 0) + 1\npause(${n})\nx`)));
    assert.deepEqual(all.map(({ value }) => value), [1, 2, 3, 4, 5]);
    assert.deepEqual(order, numbers(5).flatMap((n) => [`+${n}`, `-${n}`]));
});

test('exceptions and limits are steps: what was assigned before them stays', async () => {
    const store = new MemoryStore();
    const sessions = make({ store, sandbox: { limits: { time: 20_000 } }, timeout: 60 });
    const failed = await sessions.run('a', 'x = 1\nprint("so far")\n1/0');
    assert.deepEqual([failed.status, failed.error.type, failed.stdout, failed.step], ['failed', 'ZeroDivisionError', 'so far\n', 1]);
    const endless = await make({ store, sandbox: { limits: { time: 500 } } }).run('a', 'x += 1\nprint(x)\nwhile True: pass');
    assert.deepEqual([endless.error.kind, endless.stdout], ['time', '2\n']);
    const asleep = await make({ store, timeout: 1 }).run('a', 'x += 1\nprint(x)\nimport time; time.sleep(100)');
    assert.deepEqual([asleep.error.kind, asleep.stdout], ['wall', '3\n']);
    const given = new AbortController();
    setTimeout(() => given.abort(new Error('enough')), 20);
    const cancelled = await sessions.run('a', 'x += 1\nwhile True: pass', { signal: given.signal });
    assert.deepEqual([cancelled.error.kind, cancelled.error.cause.message], ['cancelled', 'enough']);
    assert.equal((await sessions.run('a', 'x')).value, 4);
    assert.equal((await failure(() => sessions.run('a', 'x', { signal: given.signal }))).kind, 'cancelled');
});

test('a session that fills its memory is kept, put away, and brought back', async () => {
    const limits = { memory: 16 * 2 ** 20, time: 20_000 };
    const store = new MemoryStore();
    const sessions = make({ live: 1, store, sandbox: { limits } });
    await sessions.run('a', 'y = 5');
    const full = await sessions.run('a', 'x = []\nwhile True: x.append("é" * 50_000 + str(len(x)))');
    assert.deepEqual([full.status, full.error.kind, full.step], ['failed', 'memory', 2]);
    assert.deepEqual(sessions.live, [], 'what the snapshot took is not kept');
    await sessions.run('b', '1');
    for (const one of [sessions, make({ store, sandbox: { limits } })]) {
        const { value } = await one.run('a', '[y, len(x) > 100]');
        assert.deepEqual(value, [5, true]);
    }
    assert.equal((await sessions.run('a', 'x = None\ny += 1\ny')).value, 6);
    const given = await sessions.run('c', 'len(text)', { inputs: { text: 'b'.repeat(8 * 2 ** 20) } });
    assert.equal(given.value, 8 * 2 ** 20);
});

test('a session that cannot be written down is refused with what to do, and is as it was', async () => {
    let full = false;
    const brimming = (sandbox) => Object.assign(sandbox, { dumpAsync: async () => { if (full) throw new SnapshotError('no memory'); return Object.getPrototypeOf(sandbox).dumpAsync.call(sandbox); } });
    const sessions = make({ hognose: { sandbox: (options) => brimming(hognose.sandbox(options)), restoreAsync: async (bytes, options) => brimming(await hognose.restoreAsync(bytes, options)) } });
    await sessions.run('a', 'y = 5');
    full = true;
    const error = await failure(() => sessions.run('a', 'y = 6'));
    full = false;
    assert.ok(error instanceof AgentError, error.stack);
    assert.match(error.message, /^sessions: "a" holds more than can be written down \(\d+ MiB\), and is as it was before this step: keep less in its variables, or lower limits\.memory$/);
    assert.deepEqual([(await sessions.run('a', 'y')).value, (await sessions.status('a')).step], [5, 2]);
});

test('what is refused before it runs changes nothing', async () => {
    const sessions = make();
    await sessions.run('a', 'x = 1');
    assert.match((await failure(() => sessions.run('a', 'x', { inputs: { x: 2, y: Symbol('no') } }))).message, /y/);
    assert.deepEqual([(await sessions.run('a', 'x')).value, (await sessions.status('a')).step], [1, 2]);
    assert.equal((await sessions.run('a', 'x + y', { inputs: { y: 2 }, filename: 'f.py' })).value, 3);
});

test('print is heard while the program runs', async () => {
    const [heard, all] = [[], []];
    const sessions = make({ sandbox: { onPrint: (stream, text) => all.push(text) } });
    await sessions.run('a', 'print("one")\nimport sys\nprint("two", file=sys.stderr)', { onPrint: (...said) => heard.push(said) });
    await sessions.run('a', 'print("three")');
    assert.deepEqual(heard.map(([stream, text]) => [stream, text.trim()]).filter(([, text]) => text), [['stdout', 'one'], ['stderr', 'two']]);
    assert.equal(all.join(''), 'one\ntwo\nthree\n');
});

test('sessions expire', async (t) => {
    let time = Date.now();
    t.mock.method(Date, 'now', () => time);
    for (const store of [new MemoryStore(), new Map()]) {
        const sessions = make({ store, idle: 0.05 });
        await sessions.run('a', 'x = 1');
        assert.equal((await sessions.run('a', 'x')).value, 1);
        time += 51;
        assert.equal(await sessions.status('a'), undefined);
        assert.equal((await sessions.run('a', 'x = globals().get("x")\nx')).value, null);
    }
});

test('checkpoint, restore, fork and forget', async () => {
    const sessions = make();
    assert.equal(await sessions.checkpoint('a'), undefined);
    assert.equal(await sessions.fork('a', 'b'), false);
    await sessions.run('a', 'x = [1]');
    const bytes = await sessions.checkpoint('a');
    assert.equal(await sessions.fork('a', 'b'), true);
    await sessions.run('a', 'x.append(2)');
    await sessions.run('b', 'x.append("b")');
    assert.deepEqual((await sessions.run('a', 'x')).value, [1, 2]);
    assert.deepEqual((await sessions.run('b', 'x')).value, [1, 'b']);
    await sessions.restore('a', bytes);
    assert.deepEqual((await sessions.run('a', 'x')).value, [1]);
    assert.equal((await failure(() => sessions.restore('a', new TextEncoder().encode(btoa('what is this?'))))).name, 'SnapshotError');
    assert.match((await failure(() => sessions.restore('a', new Uint8Array(20)))).message, /the text is not base64/);
    await sessions.forget('a');
    assert.equal(await sessions.status('a'), undefined);
    assert.match((await sessions.run('a', 'x')).error.message, /NameError/);
    assert.deepEqual((await sessions.run('b', 'x')).value, [1, 'b']);
});

// ---- approvals ----

function shop(options = {}) {
    const paid = [];
    const functions = {
        pay: { handler: async (amount, more) => { paid.push([amount, more]); if (amount > 100) throw Object.assign(new Error('too much'), { name: 'ValueError' }); return `paid ${amount}`; }, signature: '(amount, **more)' },
        price: async () => 7,
        ask: null,
    };
    return { paid, sessions: make({ sandbox: { functions }, approvals: ['pay', 'ask'], ...options }) };
}

test('a session that is paused for an approval is stored, and answered by id elsewhere', async () => {
    const store = new MemoryStore();
    const { paid, sessions } = shop({ store });
    const first = await sessions.run('a', 'print("before")\nn = price()\nr = pay(n, note="x")\nprint("after", r)\nr.upper()');
    assert.deepEqual(first, { status: 'paused', step: 1, stdout: 'before\n', stderr: '', calls: [{ id: first.calls[0].id, name: 'pay', args: [7], kwargs: { note: 'x' } }] });
    assert.deepEqual(paid, []);
    const stuck = await failure(() => sessions.run('a', '1'));
    assert.ok(stuck instanceof SessionPausedError && stuck instanceof AgentError);
    assert.deepEqual([(await sessions.status('a')).paused, (await sessions.pending('a'))[0].args], [true, [7]]);
    await sessions.close();

    const other = shop({ store });
    assert.deepEqual(await other.sessions.pending('a'), first.calls);
    const then = await other.sessions.answer('a', { approve: true }, { call: first.calls[0].id });
    assert.deepEqual([then.status, then.value, then.stdout, then.step], ['done', 'PAID 7', 'after paid 7\n', 2]);
    assert.deepEqual([other.paid, paid], [[[7, { note: 'x' }]], []]);
    assert.match((await failure(() => answer(other.sessions, 'a', { approve: true }))).message, /does not wait for an approval/);
    assert.deepEqual(await other.sessions.pending('a'), []);
});

test('what is printed is told once, whether the sandbox was put away meanwhile or not', async () => {
    for (const live of [1, 5]) {
        const { sessions } = shop({ live });
        await sessions.run('a', 'print(1)\npay(1)\nprint(2)\npay(2)\nprint(3)');
        for (const said of ['2\n', '3\n']) {
            await sessions.run('b', '1');
            assert.equal((await answer(sessions, 'a', { approve: true })).stdout, said);
        }
    }
});

test('a run that goes on from a snapshot lets the event loop in, and can be given up', async () => {
    const store = new MemoryStore();
    await shop({ store }).sessions.run('a', 'n = 0\npay(1)\nwhile n < 300_000: n += 1\nwhile n: n += 1');
    const limits = { sandbox: { functions: { pay: async () => 1 }, limits: { time: 50_000 } }, approvals: ['pay'], lease: 300 };
    const other = make({ store, timeout: 200, ...limits });
    let turns = 0;
    const given = new AbortController();
    const timer = setInterval(() => ++turns === 20 && given.abort(new Error('enough')), 1);
    const cancelled = await answer(other, 'a', { approve: true }, { signal: given.signal });
    clearInterval(timer);
    assert.deepEqual([cancelled.error.kind, cancelled.error.cause.message], ['cancelled', 'enough']);
    assert.ok(turns > 1, `${turns} turns of the event loop`);
    assert.ok((await other.run('a', 'n')).value > 0);
    await shop({ store }).sessions.run('b', 'pay(1)\nwhile True: pass');
    assert.equal((await answer(make({ store, timeout: 0.5, ...limits }), 'b', { approve: true })).error.kind, 'wall');
});

test('answers: refused, by value, by error, failing, cancelled', async () => {
    const { paid, sessions } = shop();
    const code = 'try:\n    r = pay(n)\nexcept Exception as e:\n    r = f"{type(e).__name__}: {e}"\nr';
    const answered = async (n, given) => {
        await sessions.run('a', code, { inputs: { n } });
        return (await answer(sessions, 'a', given)).value;
    };
    assert.equal(await answered(1, { approve: false }), 'PermissionError: pay() was not approved');
    assert.equal(await answered(1, { approve: false, reason: 'not on Sundays' }), 'PermissionError: not on Sundays');
    assert.equal(await answered(1, { value: 'free' }), 'free');
    assert.equal(await answered(1, { error: new RangeError('odd') }), 'RangeError: odd');
    assert.match(await answered(1, { value: Symbol('x') }), /^TypeError: /);
    assert.deepEqual(paid, []);
    assert.equal(await answered(1, { approve: true }), 'paid 1');
    assert.equal(await answered(101, { approve: true }), 'ValueError: too much');
    await sessions.run('a', 'kept = 5\nask()');
    assert.match((await failure(() => answer(sessions, 'a', { approve: true }))).message, /nothing serves ask\(\): answer with its value/);
    for (const none of [{ yes: true }, null, undefined, 'yes']) assert.match((await failure(() => answer(sessions, 'a', none))).message, /^sessions: an answer is/);
    assert.equal(await sessions.cancel('a'), true);
    assert.equal(await sessions.cancel('a'), false);
    assert.equal((await sessions.run('a', 'kept')).value, 5);
    assert.match((await failure(async () => createSessions({ approvals: ['x'] }))).message, /there is no function named x/);
});

test('several calls wait at once, and are answered by their ids', async () => {
    const functions = { buy: { handler: async (what) => `a ${what}`, awaitable: true }, look: { handler: async () => 'seen', awaitable: true } };
    const store = new MemoryStore();
    const options = { store, sandbox: { functions }, approvals: ['buy'] };
    const sessions = make(options);
    const code = 'import asyncio\nasync def main():\n    return await asyncio.gather(buy("cat"), look(), buy("dog"))\nawait main()';
    const { calls, status } = await sessions.run('a', code);
    assert.deepEqual([status, calls.map(({ args }) => args[0])], ['paused', ['cat', 'dog']]);
    assert.equal((await failure(() => sessions.answer('a', { approve: true }))).message, `sessions: say which call is answered, by its id: ${calls[0].id} (buy), ${calls[1].id} (buy)`);
    assert.deepEqual(await make(options).pending('a'), calls);
    const bytes = await make(options).checkpoint('a');
    await make(options).restore('c', bytes);
    const plain = (all) => all.map(({ id, ...call }) => call);
    assert.deepEqual(plain(await make(options).pending('c')), plain(calls));
    const second = await make(options).answer('a', { approve: true }, { call: calls[1].id });
    assert.deepEqual(second.calls.map(({ id }) => id), [calls[0].id]);
    assert.deepEqual((await make(options).answer('a', { approve: false, reason: 'no cats' }, { call: calls[0].id })).error.message, 'PermissionError: no cats');
    await make(options).run('b', code);
    const [one, two] = await make(options).pending('b');
    await make(options).answer('b', { approve: true }, { call: one.id });
    assert.deepEqual((await make(options).answer('b', { approve: true }, { call: two.id })).value, ['a cat', 'seen', 'a dog']);
});

test('an approved call whose process died is not made twice unless that is said', async () => {
    const store = new MemoryStore();
    await shop({ store }).sessions.run('a', 'pay(3)');
    const never = make({ store, sandbox: { functions: { pay: () => new Promise(() => {}) } }, approvals: ['pay'], timeout: 0.05 });
    assert.equal((await failure(() => answer(never, 'a', { approve: true }))).kind, 'wall');
    const { paid, sessions } = shop({ store });
    assert.match((await failure(() => answer(sessions, 'a', { approve: true }))).message, /pay\(\) was begun before, and its answer is lost/);
    assert.deepEqual(paid, []);
    assert.equal((await answer(sessions, 'a', { approve: true, again: true })).value, 'paid 3');
});

test('an answer names the call that it was given for: another run, a restored and a forked session wait for another one', async () => {
    const store = new MemoryStore();
    const stale = async (sessions, id, call) => {
        for (const one of [call, 1, '1', undefined, Number.parseInt(call, 10)]) {
            for (const given of [{ approve: true }, { approve: false }, { value: 1 }]) assert.match((await failure(() => sessions.answer(id, given, { call: one }))).message, /say which call is answered, by its id: \d+\.\S+ \(pay\)$/);
        }
    };
    const { paid, sessions } = shop({ store });
    const pause = async (id, amount) => (await sessions.run(id, `pay(${amount})`)).calls[0].id;
    const call = await pause('a', 7);
    const before = await sessions.checkpoint('a');
    await sessions.fork('a', 'b');
    await stale(sessions, 'b', call);
    await sessions.answer('a', { approve: true }, { call });
    await sessions.restore('a', before);
    await stale(sessions, 'a', call); // the same call with the same arguments, which was approved once
    const again = (await sessions.pending('a'))[0].id;
    await sessions.forget('a');
    const other = await pause('a', 7000);
    assert.equal(Number.parseInt(other, 10), Number.parseInt(call, 10), 'calls of each run are counted from 1');
    for (const one of [call, again]) await stale(sessions, 'a', one);
    await stale(shop({ store }).sessions, 'a', call);
    await sessions.cancel('a');
    await pause('a', 8000);
    await stale(sessions, 'a', other);
    assert.deepEqual(paid, [[7, undefined]]);
});

test('of two answers at once one is given', async () => {
    const store = new MemoryStore();
    const { paid, sessions } = shop({ store });
    const { calls: [{ id }] } = await sessions.run('a', 'pay(1)\npay(2)');
    const all = await Promise.allSettled([sessions, sessions, shop({ store }).sessions].map((one) => one.answer('a', { approve: true }, { call: id })));
    assert.deepEqual(all.map(({ status }) => status).sort(), ['fulfilled', 'rejected', 'rejected']);
    assert.deepEqual([paid, (await sessions.pending('a'))[0].args], [[[1, undefined]], [2]]);
});

test('what was begun of several calls stays so while others are answered, and in a fork', async () => {
    const store = new MemoryStore();
    const options = (handler) => ({ store, sandbox: { functions: { buy: { handler, awaitable: true } } }, approvals: ['buy'] });
    const done = make(options(async (what) => what));
    const { calls: [first, second] } = await done.run('a', 'import asyncio\nawait asyncio.gather(buy(1), buy(2))');
    const never = make({ ...options(() => new Promise(() => {})), timeout: 0.05 });
    assert.equal((await failure(() => never.answer('a', { approve: true }, { call: first.id }))).kind, 'wall');
    await done.fork('a', 'b');
    assert.match((await failure(() => answer(done, 'b', { approve: true }))).message, /was begun before/);
    await done.answer('a', { approve: true }, { call: second.id });
    assert.match((await failure(() => done.answer('a', { approve: true }, { call: first.id }))).message, /was begun before/);
    assert.deepEqual((await done.answer('a', { value: 5 }, { call: first.id })).value, [5, 2]);
});

test('files, seeds and modules are the session\'s', async () => {
    const store = new MemoryStore();
    const served = { mode: 'read', stat: (p) => (p === '' ? { kind: 'dir' } : p === 'a.txt' ? { kind: 'file', size: 2 } : null), list: () => [['a.txt', 'file']], read: () => new TextEncoder().encode('hi') };
    const options = { store, sandbox: { files: { '/data': served, '/own.txt': 'own' }, modules: { sources: { mine: 'v = 3' }, allow: { except: ['json'] } } } };
    assert.equal((await make(options).run('a', 'open("/tmp.txt", "w").write("kept")\nimport mine\nmine.v')).value, 3);
    const again = await make(options).run('a', '[open(p).read() for p in ("/tmp.txt", "/own.txt", "/data/a.txt")] + [mine.v]');
    assert.deepEqual(again.value, ['kept', 'own', 'hi', 3]);
    assert.match((await make(options).run('a', 'import json')).error.message, /^ImportError/);
});

test('options and ids are looked at', async () => {
    for (const [options, message] of [
        [{ lives: 1 }, /sessions: there is no option named lives/], [{ idle: 'x' }, /idle is not a number/], [{ lease: 5 }, /the lease must be longer than the time limit/],
    ]) assert.match((await failure(async () => make(options))).message, message);
    const sessions = make();
    for (const id of ['', 'x'.repeat(257), 5]) assert.match((await failure(() => sessions.run(id, '1'))).message, /an id is a text of 1 to 256 characters/);
    assert.match((await failure(() => sessions.fork('a', ''))).message, /an id is a text/);
    for (const id of ['\ud800', 'a\udc00b', '\udc00\ud800']) {
        for (const act of [() => sessions.run(id, '1'), () => sessions.pending(id), () => sessions.status(id), () => sessions.fork('a', id), () => sessions.forget(id)]) assert.equal((await failure(act)).message, 'sessions: an id is not text in UTF-8');
    }
    assert.equal((await failure(async () => make({ namespace: 'tenant \ud800:' }))).message, 'sessions: the namespace is not text in UTF-8');
    assert.equal((await sessions.run('\ud83d\ude00', '1')).value, 1);
    assert.match((await failure(async () => sessions.run('a', '1', { input: {} }))).message, /there is no option named input/);
    const odd = make({ store: { get: () => 5, set() {}, delete() {} } });
    assert.match((await failure(() => odd.run('a', '1'))).message, /the store gave something else/);
    await odd.close();
});
