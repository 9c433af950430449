// The package's command line, the demo, and the C example.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hognose-'));
after(() => rmSync(folder, { recursive: true }));

const command = (...words) => run('', ...words);
function run(input, ...words) {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bindings/js/bin/hognose.js'), ...words], { input, encoding: 'utf8' });
    return { status, stdout, stderr };
}

test('a program from a file, from -c and from standard input', () => {
    const file = join(folder, 'job.py');
    writeFileSync(file, 'print("hello")\n');
    assert.deepEqual(command(file), { status: 0, stdout: 'hello\n', stderr: '' });
    assert.deepEqual(command('-c', 'print(1 + 1)'), { status: 0, stdout: '2\n', stderr: '' });
    assert.deepEqual(run('print(3)', '-'), { status: 0, stdout: '3\n', stderr: '' });
});

test('exit codes', () => {
    const { status, stdout, stderr } = command('-c', 'print("a")\n1 / 0');
    assert.deepEqual([status, stdout], [1, 'a\n']);
    assert.match(stderr, /^Traceback[^]*File "<string>", line 2, in <module>[^]*ZeroDivisionError: division by zero\n$/);
    assert.equal(command('-c', 'raise SystemExit(5)').status, 5);
    assert.deepEqual(command('-c', 'raise SystemExit("bye")'), { status: 1, stdout: '', stderr: 'bye\n' });
    assert.match(command('-c', 'raise ValueError("a" + chr(0) + "b")').stderr, /ValueError: a\0b\n$/);
    const limit = command('--max-steps', '1K', '-c', 'while True: pass');
    assert.equal(limit.status, 3);
    assert.match(limit.stderr, /^hognose: steps limit reached: limit 1000, used \d+\n$/);
});

test('wrong usage', () => {
    const wrong = (...words) => {
        const { status, stdout, stderr } = command(...words);
        assert.deepEqual([status, stdout], [2, '']);
        return stderr;
    };
    assert.equal(wrong(), 'hognose: no program given (see --help)\n');
    assert.equal(wrong('--speed', '1'), 'hognose: unknown option --speed\n');
    assert.equal(wrong('--max-time', 'soon', '-c', '1'), "hognose: option --max-time: 'soon' is not an amount (try 64M, 5s or 1000)\n");
    assert.equal(wrong('--max-time'), 'hognose: option --max-time needs a value\n');
    assert.equal(wrong('not-there.py'), 'hognose: cannot read not-there.py\n');
    assert.equal(wrong('--inputs', '[1]', '-c', '1'), 'hognose: --inputs must be a JSON object\n');
});

test('--json gives one object', () => {
    const { status, stdout } = command('--json', '--inputs', '{"x": [1, {"y": null}]}', '-c', 'print("out")\n(x, {1: b"\\x01"}, 2**70)');
    const { usage, ...rest } = JSON.parse(stdout.replace('1180591620717411303424', '"big"'));
    assert.equal(status, 0);
    assert.deepEqual(rest, { value: [[1, { y: null }], { 1: '01' }, 'big'], stdout: 'out\n', stderr: '', error: null, exit: 0 });
    assert.deepEqual(Object.keys(usage), ['steps', 'time_ms', 'memory', 'peak_memory', 'output', 'calls']);
    const failed = JSON.parse(command('--json', '-c', 'x').stdout);
    assert.equal(failed.error.type, 'NameError');
    assert.equal(failed.exit, 1);
    const limited = JSON.parse(command('--json', '--max-steps=100', '-c', 'while True: pass').stdout);
    assert.equal(limited.error.kind, 'steps');
});

test('--version and --help say the same as the native command', () => {
    assert.match(command('--version').stdout, /^hognose \d+\.\d+\.\d+\n$/);
    const native = join(root, 'build/native/hognose');
    for (const word of ['--version', '--help']) {
        const { stdout } = spawnSync(native, [word], { encoding: 'utf8' });
        assert.equal(command(word).stdout, stdout.replace(/^  --serve .*\n/m, '')); // whoever has the package serves sessions by it
    }
});

test('the table of wasi/README.md has the options of --help, with their defaults', () => {
    const help = spawnSync(join(root, 'build/native/hognose'), ['--help'], { encoding: 'utf8' }).stdout;
    const rows = help.split('\n\n')[1].split(/\n(?=  \S)/).flatMap((row) => {
        const [, words, text] = /^  ([^\s,]+(?: [A-Z]+)?(?:, --[^\s,]+(?: [A-Z]+)?)*)([^]*)$/.exec(row);
        const defaults = /\(default:? ([^)]*)\)/.exec(text)?.[1].split(', ') ?? [];
        return words.split(', ').map((word, i) => [word, defaults[i] ?? '']);
    });
    assert.ok(rows.length > 20, help);
    const table = readFileSync(join(root, 'wasi/README.md'), 'utf8').split('## Options\n')[1].split('\n\n')[0];
    assert.deepEqual([...table.matchAll(/^\| `([^`]+)` \| (.*?) ?\| /gm)].map(([, word, standard]) => [word, standard]), rows);
});

test('--batch answers a line for a line', () => {
    const requests = [
        { id: 'a', code: 'print(__file__ if False else 1)', options: {} },
        { id: 'b', code: '1 / 0', options: { name: 'main.py' } },
        { id: 'c', code: 'while True: pass', options: { 'max-steps': '500' } },
        { id: 'd', code: 'x', options: { inputs: '{"x": 5}' } },
        { id: 'e' },
    ];
    const { status, stdout } = run(requests.map((r) => JSON.stringify(r) + '\n').join(''), '--batch');
    const answers = stdout.trim().split('\n').map((line) => JSON.parse(line));
    assert.equal(status, 0);
    assert.deepEqual(answers.map((a) => a.id), ['a', 'b', 'c', 'd', 'e']);
    assert.deepEqual(answers.map((a) => a.exit), [0, 1, 3, 0, undefined]);
    assert.match(answers[1].stderr, /File "main.py", line 1/);
    assert.equal(answers[3].value, 5);
    assert.equal(answers[4].crash, 'a request has a string "code"');
});

test('the demo runs in two modules', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', join(root, 'examples/demo.mjs')], { encoding: 'utf8' });
    assert.equal(stderr, '');
    assert.equal(status, 0);
    assert.match(stdout, /ran up to exchange_rate\("GBP"\)/);
    assert.match(stdout, /Babbage +\| +2,470\.59 \| gear, brass/);
    assert.match(stdout, /cost in all: \d+ steps/);
});

test('the C example', () => {
    const library = join(root, 'build/obj/native/libhognose.a');
    assert.ok(existsSync(library), 'build.sh build native makes the library');
    const out = join(root, 'build/examples');
    mkdirSync(out, { recursive: true });
    const flags = ['-std=c11', '-Wall', '-Wextra', '-Werror', '-Wno-unused-parameter', `-I${root}core/include`];
    const built = spawnSync('gcc', [...flags, join(root, 'examples/embed.c'), library, '-lm', '-o', join(out, 'embed')], { encoding: 'utf8' });
    assert.equal(built.stderr, '');
    const { status, stdout } = spawnSync(join(out, 'embed'), { encoding: 'utf8' });
    assert.equal(stdout, `hello
value: [0, 2, 4, 6]
Traceback (most recent call last):
  File "<python>", line 1, in <module>
    double('a')
    ~~~~~~^^^^^
ValueError: double() takes a small number
stopped: limit of steps
value: 12
`);
    assert.equal(status, 0);
});
