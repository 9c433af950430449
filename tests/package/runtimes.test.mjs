// The installed package in other runtimes than Node.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run, tool } from './packed.mjs';
import { TOUR, WORKER_TOUR } from './programs/tour_expected.mjs';

const deno = tool('@deno/linux-x64-glibc/deno');
const bun = tool('@oven/bun-linux-x64/bin/bun');
const ONLY = 'package.json names the binary for Linux on x64 only: add the one for this machine of';

test('Deno', async () => {
    assert.ok(deno, `${ONLY} Deno`);
    const program = (name) => run(deno, ['run', '--allow-read', '--no-remote', name]).then(JSON.parse);
    assert.deepEqual((await program('node.mjs')).tour, TOUR);
    assert.deepEqual(await program('workers.mjs'), WORKER_TOUR);
});

test('Bun', async () => {
    assert.ok(bun, `${ONLY} Bun`);
    const program = (name) => run(bun, [name]).then(JSON.parse);
    assert.deepEqual((await program('node.mjs')).tour, TOUR);
    assert.deepEqual(await program('workers.mjs'), WORKER_TOUR);
});
