// The host of docs/abi.md ("A host, step by step") is run; what it prints is what the comments behind its console.log calls say.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/abi.md', root), 'utf8');
const blocks = [...page.matchAll(/```javascript\n([^]*?)```/g)].map(([, code]) => code);
const wanted = [...blocks.join('').matchAll(/console\.log\(.*\);? \/\/ (.*)$/gm)].map(([, said]) => said);

test('the host of docs/abi.md', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hognose-walk-'));
    try {
        const file = join(folder, 'host.mjs');
        const cborg = new URL('bindings/js/node_modules/cborg/cborg.js', root).href;
        writeFileSync(file, blocks.join('\n').replace("from 'cborg'", `from '${cborg}'`));
        const printed = execFileSync(process.execPath, [file], { cwd: fileURLToPath(root), encoding: 'utf8' });
        assert.deepEqual(printed.trim().split('\n'), wanted);
        assert.ok(wanted.length >= 5);
    } finally {
        rmSync(folder, { recursive: true });
    }
});
