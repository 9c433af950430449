// The builtins have what CPython 3.14's have, but for what exceptions.txt names. ./build.sh inventory runs this alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compare } from './compare.mjs';

test('builtins and their types have the same names, kinds and signatures', async () => {
    const { complaints, unused, count } = await compare();
    assert.ok(count > 4000);
    assert.deepEqual(complaints, []);
    assert.deepEqual(unused, [], 'these exceptions are no longer needed');
});
