// The installed package in other runtimes than Node.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run, tool } from './packed.mjs';
import { TOUR, WORKER_TOUR } from './programs/tour_expected.mjs';

const deno = tool('@deno/linux-x64-glibc/deno');
const bun = tool('@oven/bun-linux-x64/bin/bun');

test('Deno', { skip: !deno && 'the tests know its binary for Linux on x64 only' }, async () => {
    const program = (name) => run(deno, ['run', '--allow-read', '--no-remote', name]).then(JSON.parse);
    assert.deepEqual((await program('node.mjs')).tour, TOUR);
    assert.deepEqual(await program('workers.mjs'), WORKER_TOUR);
});

test('Bun', { skip: !bun && 'the tests know its binary for Linux on x64 only' }, async () => {
    const program = (name) => run(bun, [name]).then(JSON.parse);
    assert.deepEqual((await program('node.mjs')).tour, TOUR);
    assert.deepEqual(await program('workers.mjs'), WORKER_TOUR);
});
