// --serve: the transcript of docs/protocol.md, cancelling, sessions beside each other, and lines that are none; and that answers are UTF-8.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { NATIVE, Process, WASI, root } from './serve_process.mjs';

const lines = readFileSync(`${root}docs/protocol.md`, 'utf8').split('```')[1].split('\n').filter(Boolean);
const said = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
const answers = lines.filter((line) => line.startsWith('< ')).map((line) => line.slice(2));
const plain = (line) => line.replace(/"usage":\{[^}]*\}/, '"usage":{}').replace(/"dump":"[^"]*"/, '"dump":"..."');

for (const [build, command] of Object.entries({ native: NATIVE, WASI })) {
    test(`the transcript: ${build}`, async (t) => {
        assert.ok(said.length > 25 && said.length === answers.length);
        const p = new Process(command);
        t.after(() => p.child.kill()); // or a failure would wait for it for good
        for (const [i, line] of said.entries()) {
            p.say(line);
            assert.equal(plain(await p.heard()), answers[i], line);
        }
        assert.equal(await p.end(), 0);
    });
}

test('a session that takes long to load is forked and loaded', async (t) => {
    const p = new Process();
    t.after(() => p.child.kill()); // or a failure would wait for it for good
    await p.ask({ do: 'open', session: 'a', limits: { time: null } });
    await p.ask({ do: 'run', session: 'a', code: 'x = [0] * 5_000_000' });
    const { dump } = await p.ask({ do: 'dump', session: 'a' });
    assert.equal((await p.ask({ do: 'fork', session: 'a', to: 'b' })).refused, undefined);
    assert.equal((await p.ask({ do: 'load', session: 'c', dump })).refused, undefined);
    for (const session of ['b', 'c']) assert.equal((await p.ask({ do: 'run', session, code: 'len(x)' })).value, 5_000_000);
    assert.equal(await p.end(), 0);
});

test('a program that runs is cancelled, and others go on meanwhile', async () => {
    const p = new Process();
    await p.ask({ id: 1, do: 'open', session: 'a', limits: { time: null } });
    await p.ask({ id: 2, do: 'open', session: 'b' });
    p.say({ id: 3, do: 'run', session: 'a', code: 'while True: pass' });
    assert.equal((await p.ask({ id: 4, do: 'run', session: 'b', code: 'sum(range(1000))' })).value, 499500);
    assert.equal((await p.ask({ id: 5, do: 'names', session: 'b' })).id, 5);
    assert.match((await p.ask({ id: 6, do: 'run', session: 'a', code: '1' })).refused.message, /under way/);
    p.say({ id: 7, do: 'cancel', session: 'a' });
    const both = [JSON.parse(await p.heard()), JSON.parse(await p.heard())];
    assert.deepEqual(both.map((answer) => answer.id), [7, 3]);
    assert.equal(both[1].error.kind, 'cancelled');
    assert.equal((await p.ask({ id: 8, do: 'run', session: 'a', code: '1 + 1' })).value, 2);
    assert.equal(await p.end(), 0);
});

test('a snapshot of a run in the middle of a loop goes on in another process', async () => {
    const [p, q] = [new Process(), new Process()];
    await p.ask({ do: 'open', session: 'a', limits: { time: null } });
    const code = 'n = 0\nfor i in range(300000): n += i\nn';
    let at = await p.ask({ do: 'run', session: 'a', code, slices: true });
    assert.equal(at.state, 'sliced');
    const { dump } = await p.ask({ do: 'dump', session: 'a' });
    at = await q.ask({ id: 9, do: 'load', session: 'z', dump });
    while (at.state === 'sliced') at = await q.ask({ do: 'continue', session: 'z' });
    assert.equal(at.value, 44999850000);
    const bad = Buffer.from(dump, 'base64');
    bad[4] ^= 255;
    for (const spoilt of ['', 'AAAA', '?', dump.slice(0, 60), bad.toString('base64')]) {
        assert.ok((await q.ask({ do: 'load', session: 'bad', dump: spoilt })).refused, spoilt.slice(0, 20));
    }
    assert.deepEqual((await q.ask({ do: 'names', session: 'z' })).names, ['n', 'i']);
    assert.deepEqual([await p.end(), await q.end()], [0, 0]);
});

test('limits hold, and a session goes on after them', async () => {
    const p = new Process();
    await p.ask({ do: 'open', session: 'a', limits: { memory: 8000000, time: null } });
    for (const [code, kind, time] of [["x = 'a' * (1 << 30)", 'memory', null], ['while True: pass', 'time', 100], ['print("x" * 2000000)', 'output', null]]) {
        assert.equal((await p.ask({ do: 'limits', session: 'a', limits: { time } })).limits.time, time);
        assert.equal((await p.ask({ do: 'run', session: 'a', code })).error.kind, kind);
    }
    assert.equal((await p.ask({ do: 'run', session: 'a', code: '2' })).value, 2);
    for (const limits of [{ nope: 1 }, { steps: -1 }, { steps: 'x' }, { memory: null }, { depth: null }]) {
        assert.ok((await p.ask({ do: 'limits', session: 'a', limits })).refused, JSON.stringify(limits));
    }
    assert.equal(await p.end(), 0);
});

test('lines that are none are refused, and the process goes on', async () => {
    const p = new Process();
    await p.ask({ do: 'open', session: 'a' });
    const bad = ['{', '[]', '1', 'null', '{"do":5}', '{"do":"run"}', '{"do":"run","session":"a"}', '{"do":"nope","session":"a"}', '{"do":"run","session":"zz","code":"1"}',
        '{"do":"open","session":"a"}', '{"do":"answer","session":"a","value":1}', '{"do":"answer","session":"a","call":-1}', '{"do":"defer","session":"a"}', '{"do":"wake","session":"a"}',
        '{"do":"continue","session":"a"}', '{"do":"files","session":"a","op":"mount","path":"/x","text":"write"}', '{"do":"files","session":"a"}', '{"do":"set","session":"a","values":[1]}',
        '{"do":"fork","session":"a","to":"a"}', '{"do":"fork","session":"a"}', '{"do":"load","session":"b","dump":"????"}', '{"do":"get","session":"a"}', `${'['.repeat(100000)}`,
        '{"do":"open","session":"b","functions":["not a name"]}', '{"do":"open","session":"b","files":{"x":5}}', '{"id":"\\u0000"}', '{"do":"open","session":"b","modules":{"m":5}}'];
    for (const line of bad) assert.ok((await p.ask(line)).refused?.message, line.slice(0, 80));
    p.child.stdin.write(Buffer.from([0xff, 0xfe, 0x00, 0x0a, 0x0a, 0x20, 0x0a]));
    assert.ok(JSON.parse(await p.heard()).refused);
    const text = await p.ask({ id: 'é', do: 'run', session: 'a', code: '"é" + chr(0x1f600)' });
    assert.deepEqual([text.id, text.value], ['é', 'é😀']);
    assert.equal(await p.end(), 0);
});

test('answers are UTF-8, of --batch, too', () => {
    const code = "import sys\nprint('\\ud800|', file=sys.stderr)\n['\\ud83d', {'\\udc00': 1}]";
    const utf8 = (input, word) => {
        const { stdout } = spawnSync(NATIVE[0], [word], { input });
        return new TextDecoder('utf-8', { fatal: true }).decode(stdout).trim().split('\n').map((line) => JSON.parse(line));
    };
    const [one] = utf8(`${JSON.stringify({ id: 1, code })}\n`, '--batch');
    assert.equal(one.value[0], '\ud83d');
    utf8(Buffer.concat([Buffer.from('{"id":"'), Buffer.from([0xff, 0xc0, 0x80, 0xed, 0xa0, 0x80]), Buffer.from('","code":"1"}\n')]), '--batch');
    const found = utf8(`${JSON.stringify({ do: 'open', session: 'a' })}\n${JSON.stringify({ do: 'run', session: 'a', code })}\n`, '--serve');
    assert.deepEqual(found[1].value[0], '\ud83d');
});
