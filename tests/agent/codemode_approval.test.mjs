// Issue 14, "One registry, rendered for everybody": tools of code mode that need approval, and programs that wait for it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { createCodeMode, failure, hognose } from './agent.mjs';

const later = (value, ms = 5) => new Promise((resolve) => setTimeout(resolve, ms, value));
const TEXT = { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] };

async function made(more = {}) {
    const log = [];
    const note = (kind, ms) => async ({ text }) => (await later(null, ms), log.push(`${kind} ${text}`), `${kind}:${text}`);
    const tools = [
        { name: 'read', description: 'Read.', input: TEXT, readOnly: true, handler: note('read', 1) }, { name: 'send', description: 'Send a mail.', input: TEXT, needsApproval: true, handler: note('send', 1) },
        { name: 'pay', description: 'Pay.', input: TEXT, needsApproval: ({ text }) => text.length > 3, handler: note('pay', 1) },
    ];
    return { log, mode: await createCodeMode({ hognose, tools, ...more }) };
}

test('Approval: a call comes out as pending with its snapshot, and resume goes on', async () => {
    const { log, mode } = await made();
    const first = await mode.run('a = await read("x")\nprint("before")\nb = await send("mail")\nprint("after")\n[a, b]');
    assert.deepEqual([first.status, first.stdout, first.value, first.error, log], ['pending', 'before\n', null, null, ['read x']]);
    assert.deepEqual(first.approvals, [{ id: 2, tool: 'send', name: 'send', arguments: { text: 'mail' }, description: 'Send a mail.' }]);
    assert.deepEqual(first.calls.map(({ status }) => status), ['done', 'pending']);
    assert.deepEqual(JSON.parse(JSON.stringify(first.state)), first.state);
    const second = await mode.resume(first.state, { 2: true });
    assert.deepEqual([second.status, second.value, second.stdout, log], ['complete', ['read:x', 'send:mail'], 'before\nafter\n', ['read x', 'send mail']]);
    assert.deepEqual(second.calls.map(({ duration, ...call }) => call), [
        { id: 1, tool: 'read', name: 'read', arguments: { text: 'x' }, status: 'done', result: 'read:x' },
        { id: 2, tool: 'send', name: 'send', arguments: { text: 'mail' }, status: 'done', approval: 'approved', result: 'send:mail' },
    ]);
});

test('Approval: hours later, in another process, no side effect is repeated', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'hognose-code-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    const log = join(folder, 'log');
    const process_ = (input) => JSON.parse(execFileSync(process.execPath, [fileURLToPath(new URL('codemode_process.mjs', import.meta.url)), log], { input: JSON.stringify(input), encoding: 'utf8' }));
    const code = `
class Basket:
    def __init__(self): self.items = []
basket = Basket()
def numbers():
    n = 0
    while True:
        n += 1
        yield n
count = numbers()
async def both(text):
    basket.items.append(await read(text))
    return await send(f"{text} {next(count)}")
result = await asyncio.gather(both("a"), both("b"), read("c"))
print(basket.items, next(count))
result.append(await send("last"))
`;
    const first = process_({ code });
    assert.deepEqual([first.status, first.approvals.map(({ id, arguments: { text } }) => [id, text])], ['pending', [[4, 'a 1'], [5, 'b 2']]]);
    assert.deepEqual(readFileSync(log, 'utf8').trim().split('\n').sort(), ['read a', 'read b', 'read c']);
    const second = process_({ state: first.state, decisions: { 5: true } });
    assert.deepEqual([second.status, second.approvals.map(({ id }) => id)], ['pending', [4]]);
    const third = process_({ state: second.state, decisions: { 4: true } });
    assert.deepEqual([third.status, third.approvals[0].arguments], ['pending', { text: 'last' }]);
    const last = process_({ state: third.state, decisions: { [third.approvals[0].id]: { approved: true } } });
    assert.deepEqual([last.status, last.value, last.stdout], ['complete', ['send:a 1', 'send:b 2', 'read:c', 'send:last'], "['read:a', 'read:b'] 3\n"]);
    assert.deepEqual(readFileSync(log, 'utf8').trim().split('\n').slice(3), ['send b 2', 'send a 1', 'send last']);
    assert.deepEqual(last.calls.map(({ tool, status }) => `${tool} ${status}`), ['read done', 'read done', 'read done', 'send done', 'send done', 'send done']);
});

test('Approval: a call that is denied is a PermissionError', async () => {
    const { log, mode } = await made();
    const code = 'try: await send("x")\nexcept PermissionError as e: print(e)\nawait send("y")';
    const first = await mode.run(code);
    const second = await mode.resume(first.state, { 1: { approved: false, reason: 'too late' } });
    assert.deepEqual([second.status, second.stdout], ['pending', 'the call of send() was denied: too late\n']);
    const third = await mode.resume(JSON.stringify(second.state), { 2: false });
    assert.match(third.error, /PermissionError: the call of send\(\) was denied$/);
    assert.deepEqual([third.status, third.calls.map(({ status, approval }) => [status, approval]), log], ['failed', [['denied', 'denied'], ['denied', 'denied']], []]);
});

test('Approval: who needs it: a tool, some of its arguments, or whatever the host says', async () => {
    const asked = [];
    const { log, mode } = await made({ needsApproval: (question) => (asked.push(question), !question.readOnly && question.arguments.text === 'odd') });
    assert.deepEqual((await mode.run('[await pay("1"), await read("odd")]')).value, ['pay:1', 'read:odd']);
    assert.deepEqual(asked, [{ tool: 'pay', arguments: { text: '1' }, readOnly: false, server: undefined }, { tool: 'read', arguments: { text: 'odd' }, readOnly: true, server: undefined }]);
    assert.deepEqual((await mode.run('await pay("1000")')).approvals[0].arguments, { text: '1000' });
    assert.deepEqual((await mode.run('await pay("odd")')).approvals[0].tool, 'pay');
    assert.deepEqual(log, ['pay 1', 'read odd']);
    assert.match(mode.functions.find(({ name }) => name === 'send').doc, /\n\nA person has to approve each call\.$/);
    assert.match(mode.functions.find(({ name }) => name === 'pay').doc, /\n\nA person may have to approve a call\.$/);
    const { mode: unsure } = await made({ needsApproval: () => Promise.reject(new Error('cannot say')) });
    assert.match((await unsure.run('await read("x")')).error, /RuntimeError: cannot say$/);
});

test('Approval: what is under way is answered before the program is put away, and what sleeps goes on', async (t) => {
    const { mock } = t.mock.method(performance, 'now', () => 1); // it sleeps until it has been put away
    const { log, mode } = await made();
    const code = `
async def tick():
    await read("early")
    await asyncio.sleep(0.02)
    print("slept")
    return await read("late")
a = read("never awaited before the end")
result = await asyncio.gather(send("mail"), tick())
result.append(await a)`;
    const first = await mode.run(code);
    assert.deepEqual([first.status, log, first.stdout], ['pending', ['read never awaited before the end', 'read early'], '']);
    mock.restore();
    const second = await mode.resume(first.state, { [first.approvals[0].id]: true });
    assert.deepEqual([second.error, second.value], [null, ['send:mail', 'read:late', 'read:never awaited before the end']]);
    assert.deepEqual([second.stdout, log.slice(2).sort()], ['slept\n', ['read late', 'send mail']]);
});

test('Approval: a call that nobody waits for in the end is not made', async () => {
    const { log, mode } = await made();
    const { status, value, calls } = await mode.run('x = send("x")\nawait asyncio.sleep(0)\n"end"');
    assert.deepEqual([status, value, calls.map((call) => call.status), log], ['complete', 'end', ['abandoned'], []]);
});

test('Approval: a state is resumed once, here and by what the host says', async () => {
    const claimed = new Set();
    const claim = async (id) => !claimed.has(id) && !!claimed.add(id);
    const { log, mode } = await made({ claim });
    const { state } = await mode.run('await send("x")');
    await mode.resume(state, { 1: true });
    assert.equal((await failure(() => mode.resume(state, { 1: true }))).message, 'resume: the state was resumed before');
    const { mode: other } = await made({ claim });
    assert.equal((await failure(() => other.resume(state, { 1: true }))).message, 'resume: the state was resumed before');
    assert.deepEqual([log, claimed.size], [['send x'], 1]);
});

test('Approval: of those who resume a state at once, one goes on with it', async () => {
    for (const claim of [undefined, async () => true, () => new Promise((resolve) => setImmediate(resolve, true))]) {
        const { log, mode } = await made(claim && { claim });
        const { state } = await mode.run('await send("x")');
        const all = await Promise.allSettled(Array.from({ length: 5 }, () => mode.resume(state, { 1: true })));
        assert.deepEqual(all.map(({ status, reason }) => reason?.message ?? status).sort(), ['fulfilled', ...Array(4).fill('resume: the state was resumed before')]);
        assert.deepEqual(log, ['send x']);
    }
    const { log: first, mode: here } = await made();
    const { log: second, mode: there } = await made();
    const { state: one } = await here.run('await send("x")');
    const both = await Promise.allSettled([here.resume(one, { 1: true }), there.resume(JSON.stringify(one), { 1: true })]);
    const done = both.map(({ status }) => (status === 'fulfilled' ? ['send x'] : []));
    assert.deepEqual([[first, second], done.flat()], [done, ['send x']], 'of two objects, too');
    let works = false;
    const { log, mode } = await made({ claim: async () => { if (!works) throw new Error('no answer'); return true; } });
    const { state } = await mode.run('await send("x")');
    assert.equal((await failure(() => mode.resume(state, { 1: true }))).message, 'no answer');
    works = true;
    assert.equal((await mode.resume(state, { 1: true })).status, 'complete');
    assert.deepEqual(log, ['send x']);
});

test('Approval: a tool that is gone when the program goes on is a NameError', async () => {
    const { mode } = await made();
    const { state } = await mode.run('try: await send("x")\nexcept NameError as e: print(e)\ntry: await read("y")\nexcept NameError as e: print(e)');
    const other = await createCodeMode({ hognose, tools: [] });
    assert.equal((await other.resume(state, { 1: true })).stdout, 'the tool of send() is no longer there\nthe tool of read() is no longer there\n');
});

test('Approval: invalid states and decisions are refused', async () => {
    const { mode } = await made();
    const { state } = await mode.run('await send("x")');
    const resume = async (given, decisions = { 1: true }) => (await failure(() => mode.resume(given, decisions))).message;
    const idle = Buffer.from(hognose.sandbox().dump()).toString('base64');
    for (const [given, message] of [
        ['{', 'resume: the state is not JSON'], [null, 'resume: the state is not an object'], [{ ...state, version: 2 }, 'resume: the state is of another version'], [{ ...state, snapshot: 3 }, 'resume: the state has no snapshot'],
        [{ ...state, calls: 3 }, 'resume: the state has no calls'], [{ ...state, calls: [null] }, 'resume: the state has an invalid call'], [{ ...state, calls: [{ ...state.calls[0], status: 'x' }] }, 'resume: the state has an invalid call'],
        [{ ...state, snapshot: idle }, 'resume: the snapshot is of no program that waits'], [{ ...state, snapshot: 'x'.repeat(2 ** 28 + 1) }, 'resume: the snapshot is too long'],
    ]) assert.equal(await resume(given), message);
    assert.match(await resume({ ...state, snapshot: 'AAAA' }), /snapshot/);
    assert.equal(await resume(state, {}), 'resume: there is no decision');
    assert.equal(await resume(state, { 7: true }), 'resume: no call 7 is pending');
    for (const none of ['yes', 1, null, {}, { approved: 'yes' }]) assert.equal(await resume(state, { 1: none }), 'resume: the decision of call 1 is neither true nor false');
    assert.equal(await resume(state, { 1: { approved: false, reason: 3 } }), 'resume: the reason of call 1 is not text');
    assert.equal((await mode.resume(state, { 1: true })).status, 'complete', 'what was refused has not used the state up');
});

test('Approval: the one tool asks the host, and tells the model what waits', async () => {
    const kept = [];
    const { mode } = await made({ onPending: (pending) => void kept.push(pending) });
    assert.deepEqual(await mode.tool.execute({ code: 'print("a")\nawait send("x")' }), { ok: true, output: 'a\n', waiting: ['send("text":"x")'] });
    assert.deepEqual(mode.answerOf(await mode.resume(kept[0].state, { 1: true })), { ok: true, result: 'send:x', output: 'a\n' });
    const { mode: asks } = await made({ onPending: async ({ approvals }) => Object.fromEntries(approvals.map(({ id, arguments: { text } }) => [id, text !== 'no'])) });
    assert.deepEqual(await asks.tool.execute({ code: 'r = [await send("a")]\ntry: await send("no")\nexcept PermissionError: r.append("denied")\nr' }), { ok: true, result: ['send:a', 'denied'] });
});

test('Approval: a run that is resumed has its limits, and its signal', async () => {
    const { mode } = await made({ limits: { time: 300 } });
    const spins = await mode.run('await send("x")\nwhile True: pass');
    assert.match((await mode.resume(spins.state, { 1: true })).error, /^time limit reached/);
    const { mode: impatient } = await made({ limits: { wall: 1000 } });
    const waits = await impatient.run('await send("x")\nawait asyncio.sleep(60)');
    assert.match((await impatient.resume(waits.state, { 1: true })).error, /1 s, waiting included|^wall limit/);
    const stopped = await mode.run('await send("x")');
    assert.equal((await mode.resume(stopped.state, { 1: true }, { signal: AbortSignal.abort() })).error, 'the run was cancelled');
});

test('Approval: a program that goes on lets the event loop in, and can be cancelled', async () => {
    const { mode } = await made();
    const first = await mode.run('await send("mail")\nn = 0\nwhile True: n += 1');
    let turns = 0;
    const given = new AbortController();
    const timer = setInterval(() => ++turns === 5 && given.abort(), 1);
    const second = await mode.resume(first.state, { 1: true }, { signal: given.signal });
    clearInterval(timer);
    assert.deepEqual([second.status, second.error], ['failed', 'the run was cancelled']);
    assert.ok(turns > 1, `${turns} turns of the event loop`);
});
