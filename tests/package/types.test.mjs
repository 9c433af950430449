// The declarations of the installed package, under a strict compiler, as projects for Node and for bundlers have it.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { project, run, tool } from './packed.mjs';

const strict = { strict: true, noEmit: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, skipLibCheck: false, types: [] };

async function compile(name, options, files = ['types/public.ts']) {
    const config = join(project, `tsconfig.${name}.json`);
    writeFileSync(config, JSON.stringify({ compilerOptions: { ...strict, ...options }, files }));
    await run(process.execPath, [tool('typescript/bin/tsc'), '-p', config]);
}

test('for Node', () => compile('node', { target: 'ES2022', module: 'NodeNext', lib: ['ES2022', 'DOM'] }));

test('hognose/agent', () => compile('agent', { target: 'ES2022', module: 'NodeNext', lib: ['ES2022', 'DOM'] }, ['types/agent.ts']));

test('for a bundler', () => compile('bundler', { target: 'ESNext', module: 'ESNext', moduleResolution: 'Bundler', lib: ['ESNext', 'DOM'] }));

test('without the web and without Node', () => compile('bare', { target: 'ES2022', module: 'NodeNext', lib: ['ES2022'] }, ['types/bare.ts']));

test('a mistake is noticed', async () => {
    writeFileSync(join(project, 'types/mistake.ts'), "import { load } from 'hognose';\nload({ module: 1 });\n");
    await assert.rejects(compile('mistake', { module: 'NodeNext', lib: ['ES2022', 'DOM'] }, ['types/mistake.ts']), /TS2353/);
});
