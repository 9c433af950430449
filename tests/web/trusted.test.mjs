// The package on a page that demands trusted types, and on others that allow some names or none.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { visit } from './site.mjs';

const dist = fileURLToPath(new URL('../../bindings/js/dist/', import.meta.url));
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };
const PAGE = '<!doctype html><script type="module" src="page.js"></script>';
const PROGRAM = `import { createWorkerSandbox } from './dist/index.js';
const before = globalThis.Worker;
try {
    const sandboxes = [await createWorkerSandbox(), await createWorkerSandbox()];
    const values = await Promise.all(sandboxes.map(async (sandbox) => (await sandbox.run('6 * 7')).value));
    globalThis.said = { values, same: globalThis.Worker === before };
} catch (error) {
    globalThis.said = { error: String(error) };
}`;

/** A page with that policy; what it says of its workers. */
async function sandboxes(t, policy, expected) {
    const server = createServer((request, response) => {
        const { pathname } = new URL(request.url, 'http://localhost');
        const own = { '/': ['.html', PAGE], '/page.js': ['.js', PROGRAM] }[pathname];
        const file = join(dist, normalize(pathname.replace(/^\/dist\//, '')));
        const found = own ?? (pathname.startsWith('/dist/') && existsSync(file) && statSync(file).isFile() ? [extname(file), readFileSync(file)] : undefined);
        response.writeHead(found ? 200 : 404, { 'content-type': TYPES[found?.[0]] ?? 'application/octet-stream', 'content-security-policy': policy });
        response.end(found?.[1] ?? 'not found');
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    t.after(() => (server.closeAllConnections(), server.close()));
    const { page } = await visit(t, { url: `http://127.0.0.1:${server.address().port}/`, expected: expected ?? /404/ });
    return (await page.waitForFunction(() => globalThis.said)).jsonValue();
}

const WORKS = { values: [42, 42], same: true };
const SCRIPTS = "script-src 'self' 'wasm-unsafe-eval'";

test('a page that demands trusted types allows the policy named hognose, and nothing is violated', async (t) => {
    assert.deepEqual(await sandboxes(t, `${SCRIPTS}; require-trusted-types-for 'script'; trusted-types hognose`), WORKS);
});

test('pages that demand none are as before, whatever names they allow', async (t) => {
    assert.deepEqual(await sandboxes(t, SCRIPTS), WORKS);
    assert.deepEqual(await sandboxes(t, `${SCRIPTS}; trusted-types other`, /404|hognose/), WORKS);
});

test('where the name is not allowed, the error says so', async (t) => {
    const { error } = await sandboxes(t, `${SCRIPTS}; require-trusted-types-for 'script'; trusted-types other`, /404|hognose|TrustedScriptURL/);
    assert.match(error, /trusted-types hognose/);
});
