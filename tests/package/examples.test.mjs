// Every example of the documentation compiles under a strict compiler, as its reader has it.
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { modules } from '../api/examples.mjs';
import { installed, packageSource, project, run, tool } from './packed.mjs';

const folder = join(project, 'strict');
const options = { strict: true, noEmit: true, target: 'ES2022', module: 'NodeNext', lib: ['ESNext', 'DOM', 'DOM.Iterable'], types: ['node'], typeRoots: [join(packageSource, 'node_modules/@types')], skipLibCheck: true };
// What a runtime that imports these two files declares (bindings/js/README.md).
const FILES = "declare module 'hognose/hognose.wasm' { const module: WebAssembly.Module; export default module }\ndeclare module 'hognose/hognose.lib' { const bytes: ArrayBuffer; export default bytes }\n";

async function compile(blocks) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'files.d.ts'), FILES);
    for (const { name, code } of blocks) writeFileSync(join(folder, `${name.replace(/\W+/g, '_')}.mts`), code);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['.'] }));
    await run(process.execPath, [tool('typescript/bin/tsc'), '-p', folder]);
}

test('every block of JavaScript and TypeScript', async () => {
    const blocks = modules(Object.keys(await import(join(installed, 'dist/agent/index.js'))));
    assert.ok(blocks.length >= 25, `${blocks.length} blocks`);
    await compile(blocks);
});

test('a mistake in one is noticed', () =>
    assert.rejects(compile([{ name: 'a, block 1', code: "import { load } from 'hognose'\nconst hognose = await load()\nhognose.sandbox().runs('1')\n" }]), /a_block_1\.mts\(3,\d+\): error TS2551/));
