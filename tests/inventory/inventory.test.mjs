// The builtins have what CPython 3.14's have, but for what exceptions.txt names. ./build.sh inventory runs this alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { builtins } from '../oracle/gen_builtins.mjs';
import { compare } from './compare.mjs';

test('builtins and their types have the same names, kinds and signatures', async () => {
    const { complaints, unused, count } = await compare();
    assert.ok(count > 4000);
    assert.deepEqual(complaints, []);
    assert.deepEqual(unused, [], 'these exceptions are no longer needed');
});

test('functions that CPython has in C are builtin functions', async () => {
    const table = new URL('../../core/code/builtins.def', import.meta.url);
    assert.equal(readFileSync(table, 'utf8'), await builtins(), 'run node tests/oracle/gen_builtins.mjs');
});
