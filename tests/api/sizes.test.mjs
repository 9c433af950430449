// What a page loads: the module, as `gzip -9` packs it, alone and with hognose.lib.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const MODULE = 700 * 1024;
const WHOLE = 1.5 * 2 ** 20;
const dist = (name) => fileURLToPath(new URL(`../../bindings/js/dist/${name}`, import.meta.url));
const packed = (name) => execFileSync('gzip', ['-9', '-c', dist(name)], { maxBuffer: 1 << 26 }).length;

test('the module and its library are as small as they are said to be', (t) => {
    const [module, library] = [packed('hognose.wasm'), packed('hognose.lib')];
    t.diagnostic(`hognose.wasm ${module} bytes gzipped (at most ${MODULE}), with hognose.lib ${module + library} (at most ${WHOLE})`);
    assert.ok(module <= MODULE, `hognose.wasm: ${module} bytes gzipped, at most ${MODULE}`);
    assert.ok(module + library <= WHOLE, `with hognose.lib: ${module + library} bytes gzipped, at most ${WHOLE}`);
});
