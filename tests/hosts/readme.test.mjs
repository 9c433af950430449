// The programs of README.md: a run that Node saves ends in Python.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = readFileSync(join(root, 'README.md'), 'utf8');
const block = (language) => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text)[1];
const python = process.env.HOGNOSE_PYTHON ?? join(root, 'build/python/installed/bin/python');

test('a run is saved in Node and resumed in Python', (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'hognose-readme-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const run = (program, code, name, said) => {
        writeFileSync(join(folder, name), code);
        assert.equal(execFileSync(program, [name], { cwd: folder, encoding: 'utf8' }), said);
    };
    const index = new URL('../../bindings/js/dist/index.js', import.meta.url).href;
    run(process.execPath, block('js').replace("from 'hognose'", `from '${index}'`), 'pause.mjs', '');
    assert.equal(statSync(join(folder, 'paused')).size, Number(/Node saves it: (\d+) bytes/.exec(text)[1]));
    const code = block('python');
    run(python, code, 'resume.py', `${/print\(.*\)  # (.*)/.exec(code)[1]}\n`);
});
