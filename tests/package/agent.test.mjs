// hognose/agent of the installed package, in a bundle with the peer that it needs, in each runtime.
import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { Miniflare } from 'miniflare';
import { installed, packageSource, project, run, tool } from './packed.mjs';

const AGENT_TOUR = [
    ['add(a: int, b: int = 1) -> Any', 'send(to: str) -> Any'], 'pending', ['sent ann', [2, 5]], "add() argument 'a' must be int, not str\n", ['ann'], "send() argument 'to' must match ^[a-z]+$, not 'A'",
];

/** Of the peers @cfworker/json-schema alone is there. */
const peers = {
    name: 'peers',
    setup(builder) {
        builder.onResolve({ filter: /^(yaml|p-retry|ai|pyright|agentfs-sdk|@modelcontextprotocol\/.*)$/ }, ({ path }) => ({ path, namespace: 'absent' }));
        builder.onLoad({ filter: /.*/, namespace: 'absent' }, () => ({ contents: 'export {}' }));
    },
};
const bundle = (entry, outfile, more = {}) => build({
    entryPoints: [join(project, entry)], outfile, bundle: true, format: 'esm', nodePaths: [join(packageSource, 'node_modules')], plugins: [peers], ...more,
});
const bundled = join(project, 'bundled/agent_everywhere.mjs');
await bundle('agent_everywhere.mjs', bundled, { platform: 'node' });

const runtimes = { Node: [process.execPath], Deno: [tool('@deno/linux-x64-glibc/deno'), 'run', '--allow-read', '--no-remote'], Bun: [tool('@oven/bun-linux-x64/bin/bun')] };
for (const [name, [command, ...args]] of Object.entries(runtimes)) {
    test(`hognose/agent in ${name}`, async () => {
        assert.ok(command, `package.json names the binary for Linux on x64 only: add the one for this machine of ${name}`);
        assert.deepEqual(JSON.parse(await run(command, [...args, bundled])), AGENT_TOUR);
    });
}

test('hognose/agent in workerd', async () => {
    const rootPath = join(project, 'workerd_agent');
    await bundle('agent_workerd.mjs', join(rootPath, 'worker.mjs'), {
        alias: { 'hognose/hognose.wasm': './hognose.wasm', 'hognose/hognose.lib': './hognose.lib' }, external: ['./hognose.wasm', './hognose.lib'],
    });
    for (const name of ['hognose.wasm', 'hognose.lib']) cpSync(join(installed, 'dist', name), join(rootPath, name));
    // Extensions are imported by an address that is not known before, so that the modules are named here.
    const modules = [['ESModule', 'worker.mjs'], ['CompiledWasm', 'hognose.wasm'], ['Data', 'hognose.lib']].map(([type, name]) => ({ type, path: join(rootPath, name) }));
    const miniflare = new Miniflare({ modules, modulesRoot: rootPath, compatibilityDate: '2026-03-01' });
    try {
        const response = await miniflare.dispatchFetch('http://localhost/');
        assert.equal(response.status, 200, await response.clone().text());
        assert.deepEqual(await response.json(), AGENT_TOUR);
    } finally {
        await miniflare.dispose();
    }
});
