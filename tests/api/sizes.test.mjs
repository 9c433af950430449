// What a page loads: the module, gzipped as a server does it, alone and with hognose.lib.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

const MODULE = 700 * 1024;
const WHOLE = 1_300_000;
const packed = (name) => gzipSync(readFileSync(new URL(`../../bindings/js/dist/${name}`, import.meta.url)), { level: 9, memLevel: 9 }).length;

test('the module and its library are as small as they are said to be', (t) => {
    const [module, library] = [packed('hognose.wasm'), packed('hognose.lib')];
    t.diagnostic(`hognose.wasm ${module} bytes gzipped (at most ${MODULE}), with hognose.lib ${module + library} (at most ${WHOLE})`);
    assert.ok(module <= MODULE, `hognose.wasm: ${module} bytes gzipped, at most ${MODULE}`);
    assert.ok(module + library <= WHOLE, `with hognose.lib: ${module + library} bytes gzipped, at most ${WHOLE}`);
});
