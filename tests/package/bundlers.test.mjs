// Bundles of the installed package, with the bundlers' own settings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build } from 'esbuild';
import { join } from 'node:path';
import { project, run } from './packed.mjs';
import { TOUR, WORKER_TOUR } from './programs/tour_expected.mjs';

const bundle = (name) =>
    build({ entryPoints: [join(project, name)], outdir: join(project, 'bundled'), bundle: true, platform: 'node', format: 'esm' });
const runBundle = async (name) => JSON.parse(await run(process.execPath, [join(project, 'bundled', name.replace('.mjs', '.js'))]));

test('esbuild, for Node', async () => {
    await bundle('node.mjs');
    assert.deepEqual((await runBundle('node.mjs')).tour, TOUR);
});

test('esbuild, for Node, as a CommonJS module', async () => {
    await build({
        entryPoints: [join(project, 'commonjs/main.cjs')], outfile: join(project, 'bundled/commonjs.cjs'), bundle: true, platform: 'node', format: 'cjs', logLevel: 'error',
    });
    assert.deepEqual(JSON.parse(await run(process.execPath, [join(project, 'bundled/commonjs.cjs')])), [42, [42]]);
});

test('esbuild, for Node, with workers', async () => {
    await bundle('workers.mjs');
    assert.deepEqual(await runBundle('workers.mjs'), WORKER_TOUR);
});

test('esbuild, for Node, of hognose/agent, where none of its peers is installed', async () => {
    await build({
        entryPoints: [join(project, 'agent.mjs')], outdir: join(project, 'bundled'), bundle: true, platform: 'node', format: 'esm', external: ['yaml', 'p-retry', 'ai', '@cfworker/json-schema', '@modelcontextprotocol/sdk'],
    });
    assert.deepEqual(await runBundle('agent.mjs'), ['42\n', ['a/b'], 'configuration: install the npm package yaml (npm install yaml)']);
});

test('whoever imports hognose alone gets nothing of hognose/agent', async () => {
    const { metafile } = await build({ entryPoints: [join(project, 'node.mjs')], bundle: true, platform: 'node', format: 'esm', write: false, outdir: 'out', metafile: true });
    const inputs = Object.keys(metafile.inputs);
    assert.ok(inputs.some((path) => path.endsWith('dist/sandbox.js')));
    assert.deepEqual(inputs.filter((path) => path.includes('/agent/')), []);
});
