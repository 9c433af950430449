// What the three builds' command lines do alike: the words, the streams, --json, and sleeping.
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { rotationOfWays } from '../runner/selection.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hognose-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'job.py'), 'import sys\nprint("out")\nprint("err", file=sys.stderr)\n[1, x]\n');

const FILES = {
    'main.py': 'import sys, os\nprint(__name__, __file__, sys.argv)\nimport pk.z\nprint(sys.path, os.getcwd(), sorted(os.listdir()), open("data.txt").read())\n',
    'data.txt': 'text',
    '__main__.py': '',
    'pk/z.py': 'print("z app")',
    'pk/inner.py': 'import sys, os\nprint(sys.path, [name for name in os.listdir() if name == "app"])',
    'pk/__main__.py': 'print(__spec__.name, __package__, __file__, __name__ == "__main__")',
    'pk/fails.py': '1 / 0',
};
mkdirSync(join(folder, 'app/pk'), { recursive: true });
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, 'app', name), text);
mkdirSync(join(folder, 'tests'));
writeFileSync(join(folder, 'tests/test_one.py'), `import unittest
class A(unittest.TestCase):
    def test_yes(self): self.assertTrue(True)
    def test_no(self): self.fail()
`);
mkdirSync(join(folder, 'many'));
for (let i = 0; i < 1100; i++) writeFileSync(join(folder, 'many', `f${i}`), '');
mkdirSync(join(folder, 'large'));
writeFileSync(join(folder, 'large', 'f'), '');
truncateSync(join(folder, 'large', 'f'), 20 << 20);
mkdirSync(join(folder, 'packed'));
for (const [name, text] of Object.entries({ 'data.json': '{"a": [1, "é"]}', text: 'é!', coded: 'w6kh' })) writeFileSync(join(folder, 'packed', name), text);

const node = [process.execPath, '--no-warnings'];
const COMMANDS = {
    native: [join(root, 'build/native/hognose')],
    wasi: [...node, join(root, 'tests/runner/wasi_command.mjs')],
    npm: [...node, join(root, 'bindings/js/bin/hognose.js')],
};
const ofNode = Object.keys(COMMANDS).filter((build) => build !== 'native');
const isBuildOf = rotationOfWays(ofNode, import.meta.url, new URL('../../bindings/js/bin/', import.meta.url), new URL('../runner/wasi_command.mjs', import.meta.url));
/** A test of all builds: natively it always runs; of the two that start slowly, a run with --share takes one. */
const testOf = (build) => (name, ...rest) => {
    if (build === 'native' || isBuildOf(name, build)) test(`${build}: ${name}`, ...rest);
};
/** What becomes of a command that runs beside others: [status, stdout, stderr]. */
const outcome = (program, words) => new Promise((resolve) => {
    execFile(program, words, { cwd: folder }, (error, stdout, stderr) => resolve([error?.code ?? 0, stdout, stderr])).stdin.end();
});
const ARCHIVES = `import base64, io, tarfile, zipfile
zipped, tarred = io.BytesIO(), io.BytesIO()
with zipfile.ZipFile(zipped, 'w') as archive: archive.writestr(zipfile.ZipInfo('one'), '123')
with tarfile.open(fileobj=tarred, mode='w') as archive: archive.addfile(tarfile.TarInfo('two'))
print(*[base64.b64encode(file.getvalue()).decode() for file in (zipped, tarred)])`;
const archives = spawnSync(COMMANDS.native[0], ['-c', ARCHIVES], { encoding: 'utf8' }).stdout.split(' ');
for (const [i, name] of ['a.zip', 'a.tar'].entries()) writeFileSync(join(folder, 'packed', name), Buffer.from(archives[i], 'base64'));

for (const [build, [program, ...first]] of Object.entries(COMMANDS)) {
    const its = testOf(build);
    const run = (input, ...words) => {
        const { status, stdout, stderr } = spawnSync(program, [...first, ...words], { cwd: folder, input, encoding: 'utf8' });
        return { status, stdout, stderr };
    };
    const value = (code) => {
        const { usage, ...rest } = JSON.parse(run('', '--json', '-c', code).stdout);
        return rest;
    };

    its('a file, standard input, both streams', () => {
        assert.deepEqual(run('', '--inputs', '{"x": 2}', 'job.py'), { status: 0, stdout: 'out\n', stderr: 'err\n' });
        assert.deepEqual(run('print(3)', '-'), { status: 0, stdout: '3\n', stderr: '' });
        assert.deepEqual(run('', 'none.py'), { status: 2, stdout: '', stderr: 'hognose: cannot read none.py\n' });
        assert.equal(run('', '--max-steps', '10', '-c', 'while 1: pass').status, 3);
    });

    its('a file that is not UTF-8', () => {
        writeFileSync(join(folder, 'latin.py'), Buffer.from('# coding: latin-1\nprint("é", __file__)', 'latin1'));
        writeFileSync(join(folder, 'undeclared.py'), Buffer.from('print("é")', 'latin1'));
        assert.deepEqual(run('', 'latin.py'), { status: 0, stdout: 'é latin.py\n', stderr: '' });
        assert.deepEqual(run(Buffer.from('# coding: gbk\nprint("\xc4\xe3")', 'latin1'), '-'), { status: 0, stdout: '你\n', stderr: '' });
        const { status, stderr } = run('', 'undeclared.py');
        assert.deepEqual([status, stderr.split('\n', 2)], [1, ['  File "undeclared.py", line 1', '    print("\ufffd")']]);
        assert.match(stderr, /SyntaxError: Non-UTF-8 code starting with '\\xe9' on line 1, but no encoding declared/);
    });

    its('words, modules and a directory', () => {
        const said = (...words) => {
            const { status, stdout, stderr } = run('import sys\nprint(sys.argv)', ...words);
            assert.equal(stderr, '', words.join(' '));
            return [status, ...stdout.trim().split('\n')];
        };
        assert.deepEqual(said('-', '-c', 'x'), [0, "['-', '-c', 'x']"]);
        assert.deepEqual(said('-c', 'import sys, os\nprint(sys.argv, sys.path, os.getcwd())', '--json'), [0, "['-c', '--json'] [''] /"]);
        const beside = ['z app', "['/work'] /work ['__main__.py', 'data.txt', 'main.py', 'pk'] text"];
        assert.deepEqual(said('--dir', 'app', 'app/main.py', 'a'), [0, "__main__ app/main.py ['app/main.py', 'a']", ...beside]);
        assert.deepEqual(said('--dir', 'app', '-m', 'main', '--b'), [0, "__main__ /work/main.py ['/work/main.py', '--b']", 'z app', beside[1].replace('/work', '')]);
        assert.deepEqual(said('--quota-files', '2k', '--quota-bytes', '32M', '--dir', '.', 'app/pk/inner.py'), [0, "['/work/app/pk'] ['app']"]);
        assert.deepEqual(said('--dir', 'app', '-m', 'pk'), [0, 'pk.__main__ pk /work/pk/__main__.py True']);
        assert.deepEqual(run('', '-m', 'nowhere'), { status: 1, stdout: '', stderr: 'hognose: No module named nowhere\n' });
        assert.match(run('', '--dir', 'app', '-m', 'pk.fails').stderr, /File "\/work\/pk\/fails.py", line 1, in <module>\n    1 \/ 0\n    ~~\^~~\nZeroDivisionError/);
    });

    its('the quota of files', () => {
        const said = (...words) => {
            const { status, stdout, stderr } = run('', ...words);
            return [status, stdout, stderr.trim().split('\n').at(-1)];
        };
        const filling = "n = 0\ntry:\n    while n < 1200: open(f'/tmp/{n}', 'w').close(); n += 1\nexcept OSError as e: print(e.errno)\nprint(n)";
        const large = "try: print(open('/tmp/f', 'wb').write(bytes(20 << 20)))\nexcept OSError as e: print(e.errno)";
        assert.deepEqual(said('-c', filling), [0, '28\n1000\n', '']);
        assert.deepEqual(said('--quota-files', '5', '-c', filling), [0, '28\n5\n', '']);
        assert.deepEqual(said('--quota-files', '2k', '-c', filling), [0, '1200\n', '']);
        assert.deepEqual(said('-c', large), [0, '28\n', '']);
        assert.deepEqual(said('--quota-bytes=32M', '-c', large), [0, `${20 << 20}\n`, '']);
        const copied = build === 'npm' ? undefined : 'hognose: option --dir: [Errno 28] No space left on device: ';
        const listed = ['--dir', 'many', '-c', 'import os; print(len(os.listdir()))'];
        const [status, stdout, stderr] = said(...listed);
        if (copied) assert.deepEqual([status, stdout, stderr.startsWith(copied), stderr.endsWith('; --quota-bytes and --quota-files allow more')], [2, '', true, true]);
        else assert.deepEqual([status, stdout], [0, '1100\n']);
        assert.deepEqual(said('--quota-files', '2000', ...listed), [0, '1100\n', '']);
        assert.deepEqual(said('--quota-bytes=32M', '--dir', 'large', '-c', 'print(len(open("f", "rb").read()))'), [0, `${20 << 20}\n`, '']);
        assert.deepEqual(said('--quota-bytes', 'x', '-c', '1'), [2, '', "hognose: option --quota-bytes: 'x' is not an amount (try 64M, 5s or 1000)"]);
        assert.deepEqual(said('--quota-files', '1', '--dump', 'kept', '-c', '1')[0], 0);
        assert.deepEqual(said('--restore', 'kept', '--quota-files', '9', '-c', '1'), [2, '', 'hognose: a restored session keeps its quota']);
    });

    its('tests are found and run', () => {
        const said = (...words) => {
            const { status, stderr } = run('', '--dir', 'tests', '-m', 'unittest', ...words);
            return [status, stderr.match(/^Ran \d+|^FAIL: .*|^OK|^python.*error: .*/gm)];
        };
        const failed = 'FAIL: test_no (test_one.A.test_no)';
        for (const words of [[], ['discover'], ['discover', '.', 'test_o*.py'], ['-v'], ['test_one']]) assert.deepEqual(said(...words), [1, [failed, 'Ran 2']], words.join(' '));
        assert.deepEqual(said('-k', 'yes'), [0, ['Ran 1', 'OK']]);
        assert.deepEqual(said('-v', 'test_one.A.test_yes'), [0, ['Ran 1', 'OK']]);
        assert.deepEqual(said('-s', '.', '-p', '*_none.py'), [5, ['Ran 0']]);
        assert.deepEqual(said('--nothing'), [2, ['python -m unittest: error: unrecognized arguments: --nothing']]);
    });

    its('modules of the library are programs', () => {
        const said = (...words) => {
            const { status, stdout, stderr } = run('', '--dir', 'packed', '-m', ...words);
            assert.deepEqual([status, stderr], [0, ''], words.join(' '));
            return stdout;
        };
        assert.equal(said('json.tool', 'data.json'), '{\n    "a": [\n        1,\n        "\\u00e9"\n    ]\n}\n');
        assert.equal(said('json', '--compact', '--no-ensure-ascii', 'data.json'), '{"a":[1,"é"]}\n');
        assert.match(said('timeit', '-n', '1', '-r', '1', 'pass'), /^1 loop, best of 1: [\d.e+]+ [mun]?sec per loop\n$/);
        assert.equal(said('calendar', '2026', '1'), `    January 2026
Mo Tu We Th Fr Sa Su
          1  2  3  4
 5  6  7  8  9 10 11
12 13 14 15 16 17 18
19 20 21 22 23 24 25
26 27 28 29 30 31
`);
        assert.equal(said('base64', '-e', 'text'), 'w6kh\n');
        assert.equal(said('base64', '-d', 'coded'), 'é!');
        assert.equal(said('zipfile', '-l', 'a.zip'), `${'File Name'.padEnd(46)} ${'Modified    '.padStart(19)} ${'Size'.padStart(12)}\n${'one'.padEnd(46)} 1980-01-01 00:00:00 ${'3'.padStart(12)}\n`);
        assert.equal(said('tarfile', '-l', 'a.tar'), 'two \n');
        assert.deepEqual(run('', '--dir', 'packed', '-m', 'tarfile', '-l', 'a.zip'), { status: 1, stdout: '', stderr: "'a.zip' is not a tar archive.\n" });
        const { status, stdout, stderr } = run('', '-m', 'zipfile', '-x');
        assert.deepEqual([status, stdout], [2, '']);
        assert.match(stderr, /^usage: python -m zipfile \[-h\] [^]*\npython -m zipfile: error: one of the arguments -l\/--list -e\/--extract -c\/--create -t\/--test is required\n$/);
    });

    its('a value that is None, and no value', () => {
        const nothing = { stdout: '', stderr: '', error: null, exit: 0 };
        assert.deepEqual(value('None'), { value: null, ...nothing });
        assert.deepEqual(value('x = 1'), nothing);
        assert.deepEqual(value(''), nothing);
        assert.deepEqual(value('"a text"'), { value: 'a text', ...nothing });
        assert.deepEqual(value('if 1: 5'), nothing);
        assert.equal('value' in value('1 / 0'), false);
    });

    its('a program exits', () => {
        const said = (code) => run('', '-c', code);
        assert.deepEqual(said('import sys\nprint(1)\nsys.exit()\nprint(2)'), { status: 0, stdout: '1\n', stderr: '' });
        for (const [code, status, stderr] of [['exit(0)', 0, ''], ['exit(3)', 3, ''], ['exit(-1)', 255, ''], ['exit(256)', 0, ''], ['exit("1 reason")', 1, '1 reason\n'], ['raise SystemExit(2.5)', 1, '2.5\n']]) {
            assert.deepEqual(said(code), { status, stdout: '', stderr }, code);
        }
        assert.deepEqual(value('exit()'), { stdout: '', stderr: '', error: null, exit: 0 });
        const { error, ...rest } = value('exit("no")');
        assert.deepEqual([error.type, error.message, rest], ['SystemExit', 'no', { stdout: '', stderr: 'no\n', exit: 1 }]);
    });

    its('a value that contains itself, and what memory was wanted', () => {
        assert.deepEqual(value('a = [1]; a.append(a); t = ([a],); a.append(t); {"a": a}').value, { a: [1, '...', [['...']]] });
        const { error, exit } = value('x = "a" * 10**10');
        assert.deepEqual([error.kind, error.wanted, exit], ['memory', 1e10, 3]);
    });

    its('a program sleeps', () => {
        const clock = 'import time\nt = time.monotonic()\ntime.sleep(0.02)\n0.02 <= time.monotonic() - t < 600';
        assert.equal(value(clock).value, true);
    });

    its('nobody sleeps longer than the time limit', async () => {
        const code = 'import time\nprint(1)\ntime.sleep(0.005)\ntime.sleep(1e8)';
        const sleep = (...words) => outcome(program, [...first, ...words, '--max-time', '5000', '-c', code]);
        const [plain, asJson] = await Promise.all([sleep(), sleep('--json')]);
        assert.deepEqual(plain, [3, '1\n', 'hognose: time limit reached: limit 5000, used 5000\n']);
        const { error, stdout } = JSON.parse(asJson[1]);
        assert.deepEqual([error, stdout], [{ type: 'LimitError', kind: 'time', limit: 5000, used: 5000 }, '1\n']);
    });
}

// ---- words ----

const AMOUNT = "is not an amount (try 64M, 5s or 1000)";
const LIMITS = ['memory', 'time', 'wall', 'steps', 'depth', 'output', 'calls', 'source', 'nesting', 'value-bytes', 'value-items'].map((name) => `max-${name}`);
const NO_AMOUNTS = ['', '-1', '-0', '+5', ' 5', '5 ', '1e3', '0x10', '1.5', 'NaN', '1T', '1KK', 'é', '18446744073709551616', '99999999999999999999999', '18446744073709551G'];
/** Words that are refused, with what is said of them. */
const REFUSED = [
    [[], 'no program given (see --help)'],
    [[''], 'cannot read '],
    [['--'], 'unknown option --'],
    [['--', 'job.py'], 'unknown option --'],
    [['--=5', '-c', '1'], 'unknown option --'],
    [['-x'], 'unknown option -x'],
    [['-h=1'], 'unknown option -h=1'],
    [['-cprint(1)'], 'unknown option -cprint(1)'],
    [['---json', '-c', '1'], 'unknown option ---json'],
    [['--JSON', '-c', '1'], 'unknown option --JSON'],
    [['--no-json', '-c', '1'], 'unknown option --no-json'],
    [['--max_steps=1', '-c', '1'], 'unknown option --max_steps'],
    [['--max-', '1', '-c', '1'], 'unknown option --max-'],
    [['--max-cancelled=1', '-c', '1'], 'unknown option --max-cancelled'],
    [['--max-valueBytes=1', '-c', '1'], 'unknown option --max-valueBytes'],
    [['--__proto__=1', '-c', '1'], 'unknown option --__proto__'],
    [['--constructor', '1', '-c', '1'], 'unknown option --constructor'],
    [['--a\nb\x1b[1m', '-c', '1'], 'unknown option --a?b?[1m'],
    [[`--${'a'.repeat(200)}=1`, '-c', '1'], `unknown option --${'a'.repeat(200)}`],
    [['-c'], 'option -c needs the program'],
    [['-m'], 'option -m needs a module'],
    [['-m', 'a b'], "option -m: 'a b' is not a module's name"],
    [['--dir'], 'option --dir needs a value'],
    [['--dir', 'none', 'job.py'], 'option --dir: none: it cannot be read, or is too deep'],
    [['--name'], 'option --name needs a value'],
    ...['restore', 'answer', 'dump'].map((name) => [[`--${name}`], `option --${name} needs a value`]),
    [['--restore', 'none'], 'cannot read none'],
    [['--restore', 'job.py'], 'option --restore: not a snapshot'],
    [['--restore=', '-c', '1'], 'cannot read '],
    [['--dump', 'none/x', '-c', '1'], 'cannot write none/x'],
    [['--answer', '1'], 'no program given (see --help)'],
    [['--inputs'], 'option --inputs needs a value'],
    [['--inputs=', '-c', '1'], '--inputs is not valid JSON'],
    [['--inputs={', '-c', '1'], '--inputs is not valid JSON'],
    [['--inputs={"a": 1} x', '-c', '1'], '--inputs is not valid JSON'],
    [['--inputs=[1]', '-c', '1'], '--inputs must be a JSON object'],
    [['--inputs=null', '-c', '1'], '--inputs must be a JSON object'],
    ...['json', 'batch', 'version', 'help'].flatMap((flag) => ['5', '', 'true'].map((value) => [[`--${flag}=${value}`, '-c', '1'], `option --${flag} takes no value`])),
    [['--max-memory=1', '-c', '1'], 'option --max-memory: the session uses more memory than that already'],
    [['--max-depth=9', '-c', '1'], 'option --max-depth: the depth limit must be between 10 and 1,000,000'],
    [['--max-depth=18446744073709551615', '-c', '1'], 'option --max-depth: the depth limit must be between 10 and 1,000,000'],
    [['--max-nesting=201', '-c', '1'], 'option --max-nesting: the nesting limit must be between 10 and 200'],
    ...LIMITS.flatMap((name, i) => [
        [[`--${name}`], `option --${name} needs a value`],
        [[`--${name}`, '-c', '1'], `option --${name}: '-c' ${AMOUNT}`],
        // Each limit with some of the amounts, and some limit with each.
        ...NO_AMOUNTS.filter((_, k) => k % LIMITS.length === i || k + LIMITS.length === i + NO_AMOUNTS.length).map((value) => [[`--${name}=${value}`, '-c', '1'], `option --${name}: '${value}' ${AMOUNT}`]),
    ]),
    [['--max-steps', '\n', '-c', '1'], `option --max-steps: '?' ${AMOUNT}`],
    [['none.py'], 'cannot read none.py'],
    [['none\nx.py'], 'cannot read none?x.py'],
    [['folder'], 'cannot read folder'],
    [['.'], 'cannot read .'],
    [['dangling.py'], 'cannot read dangling.py'],
    [['job.py/x'], 'cannot read job.py/x'],
    [['/none/x.py'], 'cannot read /none/x.py'],
];
/** Words that are taken, and what the program prints. */
const TAKEN = [
    [['--max-steps=5', '--max-steps=500000', '--max-steps', '1M', '-c', 'print(1)'], '1\n'],
    [['--max-steps=18446744073709551615', '--max-time=18446744073709551615', '--max-calls=0', '--max-wall=5m', '-c', 'print(2)'], '2\n'],
    [['--inputs={"a": 1}', '--inputs', '{"b": 3}', '-c', 'print(b, "a" in globals())'], '3 False\n'],
    [['--inputs', ' {"a": "\\\\u0000"} ', '-c', 'print(a)'], '\\u0000\n'],
    [['-c', 'print(1)', '-c', 'print(4)'], '1\n'],
    [['--max-value-bytes=0', '--max-value-items=0', '-c', 'print(5)\n[1] * 100'], '5\n'],
    [['link.py'], 'linked\n'],
    [['line\nbreak.py'], 'line break\n'],
    [['empty.py'], ''],
    [['--inputs={"x": 1}', './job.py'], 'out\n'],
];
mkdirSync(join(folder, 'folder'));
writeFileSync(join(folder, 'empty.py'), '');
writeFileSync(join(folder, 'linked to.py'), 'print("linked")');
writeFileSync(join(folder, 'line\nbreak.py'), 'print("line break")');
symlinkSync('linked to.py', join(folder, 'link.py'));
symlinkSync('nowhere.py', join(folder, 'dangling.py'));

for (const [build, [program, ...first]] of Object.entries(COMMANDS)) {
    const its = testOf(build);
    const run = (...words) => spawnSync(program, [...first, ...words], { cwd: folder, input: '', encoding: 'utf8', timeout: 60_000 });
    /** What each of many command lines says. Where starting a process takes long, one runs them all. */
    const runAll = (lines) => {
        if (build === 'native') return lines.map((words) => run(...words));
        const { status, stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', join(root, 'tests/api/command_lines.mjs'), build], { cwd: folder, input: JSON.stringify(lines), encoding: 'utf8' });
        assert.equal(status, 0, stderr);
        return JSON.parse(stdout);
    };

    its('words that are refused by name', { timeout: 300_000 }, () => {
        const answers = runAll(REFUSED.map(([words]) => words));
        for (const [i, [words, problem]] of REFUSED.entries()) {
            const { status, stdout, stderr } = answers[i];
            assert.deepEqual([status, stdout, stderr], [2, '', `hognose: ${problem}\n`], JSON.stringify(words));
        }
    });

    its('words in odd forms that are taken', () => {
        const answers = runAll(TAKEN.map(([words]) => words));
        for (const [i, [words, printed]] of TAKEN.entries()) assert.deepEqual([answers[i].status, answers[i].stdout], [0, printed], JSON.stringify(words));
        const { status, stdout } = run('--json', '--max-value-items=2', '-c', '[1, 2]');
        assert.deepEqual([status, JSON.parse(stdout).error.kind], [3, 'valueItems']);
    });

    its('a program without end is not read to its end', () => {
        for (const words of [['--max-source=70000', 'long.py'], ['--max-source=70000', '-'], ...(build === 'wasi' ? [] : [['/dev/zero']])]) {
            writeFileSync(join(folder, 'long.py'), ' '.repeat(70_001));
            const { status, stderr } = spawnSync(program, [...first, ...words], { cwd: folder, input: ' '.repeat(3_000_000), encoding: 'utf8', timeout: 60_000 });
            assert.equal(status, 3, stderr);
            assert.match(stderr, /^hognose: source limit reached: limit \d+, used 0\n$/);
        }
    });

    its('options of --batch', () => {
        const ask = (options) => JSON.parse(spawnSync(program, [...first, '--batch'], { input: JSON.stringify({ id: 1, code: '5', options }) + '\n', encoding: 'utf8' }).stdout);
        for (const [options, problem] of [[{ json: '5' }, 'option --json takes no value'], [{ 'max-steps': '-1' }, `option --max-steps: '-1' ${AMOUNT}`], [{ 'max-steps': 5 }, 'option --max-steps needs a value'],
            [{ nothing: '1' }, 'unknown option --nothing'], [{ 'max-memory': '1' }, 'option --max-memory: the session uses more memory than that already'], [{ inputs: '[]' }, '--inputs must be a JSON object']]) {
            assert.deepEqual(ask(options), { id: 1, crash: problem });
        }
        assert.equal(ask({ json: true }).value, 5);
    });
}

test('words that are not text', () => {
    const run = (words) => {
        const { status, stdout, stderr } = spawnSync('sh', ['-c', `exec ${COMMANDS.native[0]} ${words}`], { cwd: folder, input: '' });
        return [status, stdout.toString('latin1'), stderr.toString('latin1')];
    };
    const ff = '"$(printf \'\\377\')"';
    assert.deepEqual(run(`--${ff} -c 1`), [2, '', 'hognose: unknown option --\xff\n']);
    assert.deepEqual(run(`--max-steps=${ff} -c 1`), [2, '', `hognose: option --max-steps: '\xff' ${AMOUNT}\n`]);
    assert.deepEqual(run(ff), [2, '', 'hognose: cannot read \xff\n']);
    assert.equal(run(`--inputs='{"a": "'${ff}'"}' -c 1`)[0], 2);
    const [ended, , wrong] = run(`-c 'print("'${ff}'")'`);
    assert.deepEqual([ended, wrong.split('\n').at(-2).slice(0, 47)], [1, "SyntaxError: Non-UTF-8 code starting with '\\xff"]);
    const [status, stdout] = run(`--json --name ${ff} -c 1/0`);
    assert.equal(status, 1);
    assert.match(Buffer.from(stdout, 'latin1').toString(), /File \\u0022\ufffd\\u0022/);
});

test('texts with null characters are refused where they would be cut', () => {
    for (const [build, [program, ...first]] of Object.entries(COMMANDS)) {
        const { status, stdout, stderr } = spawnSync(program, [...first, '--inputs', '{"a": "x\\u0000y"}', '-c', 'print(len(a))'], { encoding: 'utf8' });
        assert.deepEqual([status, stdout, stderr], build === 'npm' ? [0, '3\n', ''] : [2, '', 'hognose: --inputs has a null character\n']);
    }
});

// What the command asks of node:wasi, whose directories are `.` and `/etc`: the paths that it opens, and whether it still holds
// a directory when the program begins to print.
function wasiCommand(...words) {
    const program = `
        import { readFileSync } from 'node:fs';
        import { WASI } from 'node:wasi';
        const wasi = new WASI({ version: 'preview1', args: ${JSON.stringify(['hognose', ...words])}, preopens: { '.': '.', '/etc': '/etc' } });
        const module = new WebAssembly.Module(readFileSync(${JSON.stringify(join(root, 'build/wasi/hognose.wasm'))}));
        const host = wasi.getImportObject().wasi_snapshot_preview1;
        const opened = [], held = [];
        let memory;
        const watched = {
            ...host,
            path_open(fd, flags, at, length, ...rest) {
                opened.push(Buffer.from(memory.buffer, at, length).toString());
                return host.path_open(fd, flags, at, length, ...rest);
            },
            fd_write(...a) {
                for (let fd = 3; fd < 20; fd++) if (host.fd_prestat_get(fd, 0) === 0) held.push(fd);
                return host.fd_write(...a);
            },
        };
        const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: watched });
        memory = instance.exports.memory;
        process.exitCode = wasi.start(instance);
        process.on('exit', () => console.error(JSON.stringify({ opened, held })));`;
    const node = ['--no-warnings', '--input-type=module', '-e', program];
    const { status, stdout, stderr } = spawnSync(process.execPath, node, { cwd: folder, encoding: 'utf8' });
    const report = stderr.trimEnd().split('\n').pop();
    return { status, stdout, stderr: stderr.slice(0, -report.length - 1), ...JSON.parse(report) };
}

test('the WASI command under node:wasi', () => {
    const { status, stdout, stderr } = wasiCommand('--inputs={"x": 1}', 'job.py');
    assert.deepEqual([status, stdout, stderr], [0, 'out\n', 'err\n']);
});

test('the WASI command opens the file that it is given and gives its directories up before the program runs', () => {
    const attack = 'import os\ntry: open("/etc/passwd")\nexcept OSError as e: print(e.errno, os.listdir("/"))';
    writeFileSync(join(folder, 'attack.py'), attack);
    for (const [words, opened] of [[['attack.py'], ['attack.py']], [['-c', attack], []]]) {
        const { status, stdout, ...rest } = wasiCommand(...words);
        assert.deepEqual([status, stdout], [0, "2 ['tmp']\n"]);
        assert.deepEqual([rest.opened, rest.held], [opened, []]);
    }
    const { status, stdout, held } = wasiCommand('--dir', 'app', 'app/main.py');
    assert.deepEqual([status, stdout.split('\n').length, held], [0, 4, []]);
});

test('the WASI command opens nothing outside of its directories', () => {
    const outside = mkdtempSync(join(tmpdir(), 'hognose-outside-'));
    writeFileSync(join(outside, 'secret.py'), 'print("secret")');
    symlinkSync(join(outside, 'secret.py'), join(folder, 'out.py'));
    try {
        for (const word of ['out.py', join(outside, 'secret.py'), `../${outside.split('/').pop()}/secret.py`, 'folder', '/etc', 'none\n.py']) {
            const { status, stdout, stderr } = wasiCommand(word);
            assert.deepEqual([status, stdout, stderr], [2, '', `hognose: cannot read ${word.replace('\n', '?')}\n`], word);
        }
        assert.equal(wasiCommand('line\nbreak.py').stdout, 'line break\n');
        assert.equal(wasiCommand('link.py').stdout, 'linked\n');
    } finally {
        rmSync(outside, { recursive: true });
    }
});
