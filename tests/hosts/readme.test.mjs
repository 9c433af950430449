// The programs of README.md: a run that Node saves ends in Python, and a limit ends a run.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(join(root, 'README.md'), 'utf8');
const blocks = (language) => [...text.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, code]) => code);
/** What the comments behind the calls of print() say. */
const said = (code) => [...code.matchAll(/print\(.*\)  # (.*)/g)].map(([, line]) => `${line}\n`).join('');
const python = process.env.HOGNOSE_PYTHON ?? join(root, 'build/python/installed/bin/python');

test('a run is saved in Node and resumed in Python, and a limit ends a run', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'hognose-readme-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const run = (program, code, name, output) => {
        writeFileSync(join(folder, name), code);
        assert.equal(execFileSync(program, [name], { cwd: folder, encoding: 'utf8' }), output);
    };
    const index = new URL('../../bindings/js/dist/index.js', import.meta.url).href;
    const [pause, ...more] = blocks('js');
    assert.deepEqual(more, []);
    run(process.execPath, pause.replace("from 'hognose'", `from '${index}'`), 'pause.mjs', '');
    assert.equal(statSync(join(folder, 'paused')).size, Number(/Node saves it: (\d+) bytes/.exec(text)[1]));
    const programs = blocks('python');
    assert.deepEqual(programs.map((code) => said(code).split('\n').length), [2, 3]);
    for (const code of programs) run(python, code, 'program.py', said(code));
});
