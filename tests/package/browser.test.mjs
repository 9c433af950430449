// The installed package on a page of Chromium's, in its workers, through both bundlers, under a strict content security policy.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import * as esbuild from 'esbuild';
import * as vite from 'vite';
import { open, serve } from './browser.mjs';
import { installed, PATIENCE, project, run } from './packed.mjs';
import { TOUR, WORKER_TOUR } from './programs/tour_expected.mjs';

const inNode = JSON.parse(await run(process.execPath, ['node.mjs']));

mkdirSync(join(project, 'public'), { recursive: true }); // vite's folder for what it does not bundle
writeFileSync(join(project, 'public/dump.json'), JSON.stringify(inNode.dump));

async function check(t, url, policy = 'EvalError') {
    const { page, problems } = await open(t, url);
    const seen = (await page.evaluate(() => globalThis.result)) ?? {};
    assert.deepEqual([seen.error, seen.violations, problems], [undefined, [], []]);
    assert.deepEqual(seen.page, TOUR);
    assert.deepEqual(seen.worker, TOUR);
    assert.deepEqual(seen.workers, WORKER_TOUR);
    assert.deepEqual(seen.ended, ['paid', 'kept'], 'a snapshot made in Node');
    const program = "import { load } from 'hognose'; import { endDump } from './tour.mjs';"
        + `console.log(endDump(await load(), ${JSON.stringify(seen.dump)}, true))`;
    assert.equal(await run(process.execPath, ['--input-type=module', '-e', program]), 'paid\n', 'a snapshot made on the page');
    assert.equal(seen.policy, policy, 'what an unsafe eval gives');
}

test('esbuild', { timeout: PATIENCE }, async (t) => {
    const outdir = join(project, 'page-esbuild');
    // What the bundler does not take along lies beside the bundle: the module, and the worker's code.
    const entryPoints = ['page.js', 'page_worker.js'].map((name) => ({ in: join(project, name), out: name.replace('.js', '') }));
    entryPoints.push({ in: 'hognose/worker', out: 'worker_main' });
    await esbuild.build({ absWorkingDir: project, entryPoints, outdir, bundle: true, format: 'esm', splitting: true });
    for (const name of ['hognose.wasm', 'hognose.lib']) cpSync(join(installed, 'dist', name), join(outdir, name));
    for (const name of ['index.html', 'public/dump.json']) cpSync(join(project, name), join(outdir, basename(name)));
    await check(t, await serve(t, outdir));
});

test('vite', { timeout: PATIENCE }, async (t) => {
    const outDir = join(project, 'page-vite');
    await vite.build({ root: project, configFile: false, logLevel: 'warn', build: { outDir } });
    await check(t, await serve(t, outDir));
});

test("vite's server for development", { timeout: PATIENCE }, async (t) => {
    const server = await vite.createServer({ root: project, configFile: false, logLevel: 'warn', server: { host: '127.0.0.1', port: 0 } });
    t.after(() => server.close());
    await server.listen();
    await check(t, `http://127.0.0.1:${server.httpServer.address().port}/`, 1);
});
