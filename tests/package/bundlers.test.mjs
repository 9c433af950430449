// Bundles of the installed package, with the bundlers' own settings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build } from 'esbuild';
import { join } from 'node:path';
import { project, run } from './packed.mjs';
import { TOUR } from './programs/tour_expected.mjs';

test('esbuild, for Node', async () => {
    const outfile = join(project, 'bundled/node.mjs');
    await build({ entryPoints: [join(project, 'node.mjs')], outfile, bundle: true, platform: 'node', format: 'esm' });
    assert.deepEqual(JSON.parse(await run(process.execPath, [outfile])).tour, TOUR);
});
