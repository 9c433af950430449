// An instance whose stack pointer is not where it began is not given to another sandbox.
import assert from 'node:assert/strict';
import { test } from 'node:test';

// Modules whose stack pointer is said to be elsewhere, from when the test says so.
const made = [];
const { Instance } = WebAssembly;
WebAssembly.Instance = function (module, imports) {
    const { exports } = new Instance(module, imports);
    const state = { shift: 0 };
    made.push(state);
    return { exports: { ...exports, hn_abi_stack: () => exports.hn_abi_stack() - state.shift } };
};

const { hognose } = await import('./package.mjs');

/** How many instances are made for a sandbox after one that was given up; `shift`: bytes its stack pointer is away. */
function madeAfter(shift) {
    const first = hognose.sandbox();
    const before = made.length;
    const another = hognose.sandbox();
    assert.equal(made.length, before + 1);
    another.runSync('1 + 1');
    made.at(-1).shift = shift;
    another.dispose();
    const count = made.length;
    assert.equal(hognose.sandbox().runSync('2 + 2').value, 4);
    first.dispose();
    return made.length - count;
}

test('an instance at rest is used again', () => assert.equal(madeAfter(0), 0));
test('one that is not is left alone', () => assert.equal(madeAfter(16), 1));
