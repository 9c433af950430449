// --restore, --answer and --dump of the three builds' command lines: a run stops, is a file, and goes on by any of them.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { load } from '../../bindings/js/dist/index.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hognose-'));
after(() => rmSync(folder, { recursive: true }));
const hognose = await load();

const node = [process.execPath, '--no-warnings'];
const COMMANDS = {
    native: [join(root, 'build/native/hognose')],
    wasi: [...node, join(root, 'tests/runner/wasi_command.mjs')],
    npm: [...node, join(root, 'bindings/js/bin/hognose.js')],
};
const builds = Object.keys(COMMANDS);

function run(build, ...words) {
    const [program, ...first] = COMMANDS[build];
    const { status, stdout, stderr } = spawnSync(program, [...first, ...words], { cwd: folder, input: '', encoding: 'utf8', timeout: 60_000 });
    return { status, stdout, stderr };
}

/** Puts a paused run into a file, as a page does. */
function save(name, code, functions, move = (step) => step) {
    const sandbox = hognose.sandbox({ functions });
    writeFileSync(join(folder, name), move(sandbox.start(code, { filename: 'main.py' })).dump());
    sandbox.dispose();
}

save('asks', 'print("lost")\nseen = []\nfor k in range(3):\n    seen.append(ask("Go on?\\n", ["yes", "no"], n=k))\n    print(seen[-1])\nseen', ['ask']);
const asks = (n) => `hognose: waiting for an answer to ask("Go on?\\n", ["yes","no"], n=${n})\n`;

for (const build of builds) {
    test(`${build}: answers, and none`, () => {
        assert.deepEqual(run(build, '--restore', 'asks'), { status: 5, stdout: '', stderr: asks(0) });
        assert.deepEqual(run(build, '--restore', 'asks', '--answer', 'yes', '--answer={"a": [1, null]}'), { status: 5, stdout: "yes\n{'a': [1, None]}\n", stderr: asks(2) });
        assert.deepEqual(run(build, '--restore=asks', '--answer=1', '--answer', '2.5', '--answer', 'c d', '--answer', 'not used'), { status: 0, stdout: '1\n2.5\nc d\n', stderr: '' });
    });

    test(`${build}: --json says what it waits for`, () => {
        const { usage, ...rest } = JSON.parse(run(build, '--json', '--restore', 'asks', '--answer', '7').stdout);
        assert.deepEqual(rest, { stdout: '7\n', stderr: asks(1), error: null, exit: 5, waits: { name: 'ask', args: ['Go on?\n', ['yes', 'no']], kwargs: { n: 1 } } });
        const { value, exit, waits } = JSON.parse(run(build, '--json', '--restore', 'asks', ...[1, 2, 3].flatMap((n) => ['--answer', `${n}`])).stdout);
        assert.deepEqual([value, exit, waits], [[1, 2, 3], 0, undefined]);
    });

    test(`${build}: what is wrong with a restored program`, () => {
        save('fails', 'def f():\n    return 1 / ask(0)\nf()', ['ask']);
        const failed = run(build, '--restore', 'fails', '--answer', '0');
        assert.deepEqual([failed.status, failed.stdout], [1, '']);
        assert.match(failed.stderr, /File "main\.py", line 3, in <module>\n    f\(\)\n[^]*line 2, in f\n    return 1 \/ ask\(0\)\n {11}~~\^~~~~~~~\nZeroDivisionError: division by zero\n$/);
        const limited = run(build, '--restore', 'asks', '--max-calls', '1', '--answer', '1');
        assert.deepEqual(limited, { status: 3, stdout: '1\n', stderr: 'hognose: calls limit reached: limit 1, used 1\n' });
        assert.deepEqual(run(build, '--restore', 'asks', '-c', '1'), { status: 2, stdout: '', stderr: 'hognose: option --restore: the file has a paused program, which resumes: omit the other program\n' });
    });

    test(`${build}: calls under way together, and a sleep`, () => {
        const code = 'import asyncio\nasync def one(k):\n    v = await get(k)\n    print(k, v)\n    return v\nasync def all():\n    return await asyncio.gather(*map(one, range(2)))\nasyncio.run(all())';
        save('together', code, { get: { awaitable: true } }, (step) => {
            while (step.kind === 'call') step = step.defer();
            return step;
        });
        const { status, stderr } = run(build, '--restore', 'together');
        assert.equal(status, 5);
        const [, first] = /^hognose: waiting for an answer to calls \[(\d+),\d+\]\n$/.exec(stderr);
        const { value, stdout } = JSON.parse(run(build, '--json', '--restore', 'together', '--answer', 'a', '--answer', 'b').stdout);
        assert.deepEqual([value, stdout], [['a', 'b'], '0 a\n1 b\n']);
        assert.deepEqual(JSON.parse(run(build, '--json', '--restore', 'together').stdout).waits.calls[0], Number(first));
        save('sleeps', 'import time\nask(1)\ntime.sleep(0.01)\nprint("awake")', ['ask']);
        assert.deepEqual(run(build, '--restore', 'sleeps', '--answer', 'null'), { status: 0, stdout: 'awake\n', stderr: '' });
    });

    test(`${build}: a session is kept, and the next program goes on with it`, () => {
        assert.deepEqual(run(build, '--dump', 'session', '-c', 'x = 41\ndef f(): return x + 1'), { status: 0, stdout: '', stderr: '' });
        assert.deepEqual(run(build, '--restore', 'session', '--dump=session', '-c', 'x = f()\nprint(x)\n1 / 0').stdout, '42\n');
        assert.deepEqual(run(build, '--restore', 'session', '--inputs', '{"y": 2}', '-c', 'print(x + y)').stdout, '44\n');
        assert.deepEqual(run(build, '--restore', 'session'), { status: 2, stdout: '', stderr: 'hognose: option --restore: the file has no paused program: pass a program to run in its session\n' });
    });
}

test('from one build to the next, an answer at a time, through one file', () => {
    writeFileSync(join(folder, 'moves'), readFileSync(join(folder, 'asks')));
    const said = builds.map((build, k) => run(build, '--restore', 'moves', '--dump', 'moves', '--answer', `${k}`));
    assert.deepEqual(said, [{ status: 5, stdout: '0\n', stderr: asks(1) }, { status: 5, stdout: '1\n', stderr: asks(2) }, { status: 0, stdout: '2\n', stderr: '' }]);
    for (const build of builds) assert.equal(run(build, '--restore', 'moves', '-c', 'print(seen)').stdout, '[0, 1, 2]\n');
});

// A terminal: answers each question with the next word.
const TERMINAL = `
import os, pty, sys
answers = sys.argv[1].split(',')
pid, fd = pty.fork()
if pid == 0:
    os.execv(sys.argv[2], sys.argv[2:])
seen = b''
while True:
    try:
        more = os.read(fd, 1000)
    except OSError:
        break
    if not more:
        break
    seen += more
    if seen.endswith(b'-> '):
        os.write(fd, (answers.pop(0) + '\\n').encode() if answers else b'\\x04')
print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))
print(seen.decode().replace('\\r', ''), end='')
`;

for (const build of ['native', 'npm']) {
    test(`${build}: at a terminal it asks`, () => {
        const terminal = (answers, ...words) => spawnSync('python3', ['-c', TERMINAL, answers, ...COMMANDS[build], ...words], { cwd: folder, encoding: 'utf8', timeout: 60_000 }).stdout;
        const asked = (n, answer) => `ask("Go on?\\n", ["yes","no"], n=${n}) -> ${answer}`;
        assert.equal(terminal('yes,[1]', '--restore', 'asks', '--answer', '0'), `0\n0\n${asked(1, 'yes')}\nyes\n${asked(2, '[1]')}\n[1]\n`);
        assert.match(terminal('yes', '--restore', 'asks'), /^5\nask[^]*yes\nask[^]*waiting for an answer to ask\(/);
    });
}
