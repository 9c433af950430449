// The installed package in Node: as a module, in a worker thread, as a command.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { run } from './packed.mjs';
import { TOUR, WORKER_TOUR } from './programs/tour_expected.mjs';

const node = (...args) => run(process.execPath, args);

test('imported as a module', async () => {
    assert.deepEqual(JSON.parse(await node('node.mjs')).tour, TOUR);
});

// From Node 20.19 and 22.12 on.
if (process.features.require_module) {
    test('required by a CommonJS module', async () => {
        assert.deepEqual(JSON.parse(await node('--no-warnings', 'commonjs/main.cjs')), [42, [42]]);
    });
}

test('in a worker thread', async () => {
    const { loaded, shared } = JSON.parse(await node('thread.mjs'));
    assert.deepEqual(loaded, TOUR);
    assert.deepEqual(shared, TOUR);
});

test('with sandboxes in worker threads', async () => {
    assert.deepEqual(JSON.parse(await node('workers.mjs')), WORKER_TOUR);
});

test('as a command', async () => {
    assert.equal(await node('node_modules/.bin/hognose', '-c', 'print(6 * 7)'), '42\n');
});

test('as an MCP server, which says what it lacks', async () => {
    const { message } = await node('node_modules/.bin/hognose', 'mcp').catch((error) => error);
    assert.match(message, /exit 4\nhognose: mcp: install the npm package @modelcontextprotocol\/sdk \(npm install @modelcontextprotocol\/sdk where hognose is installed; in a folder without hognose: npx -y -p hognose -p @modelcontextprotocol\/sdk hognose mcp\)/);
});

test('nothing keeps the process alive', async () => {
    await node('--input-type=module', '-e', "import { load } from 'hognose'; await (await load()).sandbox().run('1')");
});
