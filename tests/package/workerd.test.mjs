// The installed package in workerd, where WebAssembly modules are imported and never compiled.
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { installed, project } from './packed.mjs';
import { TOUR } from './programs/tour_expected.mjs';

test('workerd', async () => {
    const rootPath = join(project, 'workerd');
    await build({
        entryPoints: [join(project, 'workerd.mjs')],
        outfile: join(rootPath, 'worker.mjs'),
        bundle: true,
        format: 'esm',
        alias: { 'hognose/hognose.wasm': './hognose.wasm', 'hognose/hognose.lib': './hognose.lib' },
        external: ['./hognose.wasm', './hognose.lib'],
    });
    for (const name of ['hognose.wasm', 'hognose.lib']) cpSync(join(installed, 'dist', name), join(rootPath, name));
    const miniflare = new Miniflare({
        modules: true,
        modulesRoot: rootPath,
        scriptPath: join(rootPath, 'worker.mjs'),
        modulesRules: [
            { type: 'ESModule', include: ['**/*.mjs'] },
            { type: 'CompiledWasm', include: ['**/*.wasm'] },
            { type: 'Data', include: ['**/*.lib'] },
        ],
        compatibilityDate: '2026-03-01',
    });
    try {
        const response = await miniflare.dispatchFetch('http://localhost/');
        assert.equal(response.status, 200, await response.clone().text());
        assert.deepEqual((await response.json()).tour, TOUR);
    } finally {
        await miniflare.dispose();
    }
});
