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

    test(`${build}: a program sleeps`, () => {
        const clock = 'import time\nt = time.monotonic()\ntime.sleep(0.02)\n0.02 <= time.monotonic() - t < 5';
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

test('the WASI command under node:wasi', () => {
    const program = `
        import { readFileSync } from 'node:fs';
        import { WASI } from 'node:wasi';
        const wasi = new WASI({ version: 'preview1', args: ['hognose', 'job.py', '--inputs={"x": 1}'], preopens: { '.': '.' } });
        const module = new WebAssembly.Module(readFileSync(${JSON.stringify(join(root, 'build/wasi/hognose.wasm'))}));
        wasi.start(new WebAssembly.Instance(module, wasi.getImportObject()));`;
    const words = ['--no-warnings', '--input-type=module', '-e', program];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    assert.deepEqual([status, stdout, stderr], [0, 'out\n', 'err\n']);
});
