// What the three builds' command lines do alike: the words, the streams, --json, and sleeping.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'hognose-'));
after(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'job.py'), 'import sys\nprint("out")\nprint("err", file=sys.stderr)\n[1, x]\n');

const node = [process.execPath, '--no-warnings'];
const COMMANDS = {
    native: [join(root, 'build/native/hognose')],
    wasi: [...node, join(root, 'tests/runner/wasi_command.mjs')],
    npm: [...node, join(root, 'bindings/js/bin/hognose.js')],
};

for (const [build, [program, ...first]] of Object.entries(COMMANDS)) {
    const run = (input, ...words) => {
        const { status, stdout, stderr } = spawnSync(program, [...first, ...words], { cwd: folder, input, encoding: 'utf8' });
        return { status, stdout, stderr };
    };
    const value = (code) => {
        const { usage, ...rest } = JSON.parse(run('', '--json', '-c', code).stdout);
        return rest;
    };

    test(`${build}: a file, standard input, both streams`, () => {
        assert.deepEqual(run('', '--inputs', '{"x": 2}', 'job.py'), { status: 0, stdout: 'out\n', stderr: 'err\n' });
        assert.deepEqual(run('print(3)', '-'), { status: 0, stdout: '3\n', stderr: '' });
        assert.deepEqual(run('', 'none.py'), { status: 2, stdout: '', stderr: 'hognose: cannot read none.py\n' });
        assert.equal(run('', '--max-steps', '10', '-c', 'while 1: pass').status, 3);
    });

    test(`${build}: a value that is None, and no value`, () => {
        const nothing = { stdout: '', stderr: '', error: null, exit: 0 };
        assert.deepEqual(value('None'), { value: null, ...nothing });
        assert.deepEqual(value('x = 1'), nothing);
        assert.deepEqual(value(''), nothing);
        assert.deepEqual(value('"a text"'), { value: 'a text', ...nothing });
        assert.deepEqual(value('if 1: 5'), nothing);
        assert.equal('value' in value('1 / 0'), false);
    });

    test(`${build}: a program exits`, () => {
        const said = (code) => run('', '-c', code);
        assert.deepEqual(said('import sys\nprint(1)\nsys.exit()\nprint(2)'), { status: 0, stdout: '1\n', stderr: '' });
        for (const [code, status, stderr] of [['exit(0)', 0, ''], ['exit(3)', 3, ''], ['exit(-1)', 255, ''], ['exit(256)', 0, ''], ['exit("1 reason")', 1, '1 reason\n'], ['raise SystemExit(2.5)', 1, '2.5\n']]) {
            assert.deepEqual(said(code), { status, stdout: '', stderr }, code);
        }
        assert.deepEqual(value('exit()'), { stdout: '', stderr: '', error: null, exit: 0 });
        const { error, ...rest } = value('exit("no")');
        assert.deepEqual([error.type, error.message, rest], ['SystemExit', 'no', { stdout: '', stderr: 'no\n', exit: 1 }]);
    });

    test(`${build}: a value that contains itself, and what memory was wanted`, () => {
        assert.deepEqual(value('a = [1]; a.append(a); t = ([a],); a.append(t); {"a": a}').value, { a: [1, '...', [['...']]] });
        const { error, exit } = value('x = "a" * 10**10');
        assert.deepEqual([error.kind, error.wanted, exit], ['memory', 1e10, 3]);
    });

    test(`${build}: a program sleeps`, () => {
        const clock = 'import time\nt = time.monotonic()\ntime.sleep(0.02)\n0.02 <= time.monotonic() - t < 600';
        assert.equal(value(clock).value, true);
    });

    test(`${build}: nobody sleeps longer than the time limit`, () => {
        const program = 'import time\nprint(1)\ntime.sleep(0.005)\ntime.sleep(1e8)';
        const { status, stdout, stderr } = run('', '--max-time', '500', '-c', program);
        assert.deepEqual([status, stdout, stderr], [3, '1\n', 'hognose: time limit reached: limit 500, used 500\n']);
        const { error, stdout: printed } = JSON.parse(run('', '--json', '--max-time', '500', '-c', program).stdout);
        assert.deepEqual([error, printed], [{ type: 'LimitError', kind: 'time', limit: 500, used: 500 }, '1\n']);
    });
}

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
    const { status, stdout, stderr } = wasiCommand('job.py', '--inputs={"x": 1}');
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
});
