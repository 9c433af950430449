// The writer and the reader of plain data against cborg: the same bytes, the same values.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as cborg from '../../bindings/js/node_modules/cborg/cborg.js';
import { readPlain, writePlain } from '../../bindings/js/dist/plain.js';
import { Tuple, failure, hognose } from './package.mjs';

const never = () => false;
const refuse = () => assert.fail('this is plain');
const read = (bytes) => readPlain(bytes, false, refuse);

// A generator of numbers that are the same in each run.
function randomOf(seed) {
    let state = seed;
    return (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}

const INTS = [0, 1, 23, 24, 255, 256, 65535, 65536, 2 ** 32 - 1, 2 ** 32, 2 ** 48, 2 ** 53 - 1];
const FLOATS = [0.5, -0, 1e300, -1e-300, NaN, Infinity, -Infinity, 2 ** 53, 2 ** 60];
const TEXTS = ['', 'a', 'x'.repeat(23), 'x'.repeat(24), 'x'.repeat(32), 'x'.repeat(33), 'é', 'Ã©', '😀'.repeat(9), 'é'.repeat(70000), '__proto__'];

function randomValue(random, depth = 0) {
    const from = (list) => list[random(list.length)];
    const many = () => Array.from({ length: random(depth ? 5 : 30) }, () => randomValue(random, depth + 1));
    switch (random(depth > 4 ? 6 : 9)) {
        case 0: return from(INTS);
        case 1: return -1 - from(INTS.slice(0, -1));
        case 2: return from(FLOATS);
        case 3: return from(TEXTS);
        case 4: return from([null, true, false, undefined]);
        case 5: return Uint8Array.from({ length: random(300) }, () => random(256));
        case 6: return many();
        case 7: return new Map(many().map((v, i) => [random(2) ? i : `k${i}`, v]));
        default: return Object.fromEntries(many().map((v, i) => [from(['a', 'key', 'é', `k${i}`, 'x'.repeat(30)]), v]));
    }
}

test('what is written is what cborg writes, and both read it alike', () => {
    const random = randomOf(7);
    for (let i = 0; i < 3000; i++) {
        const value = randomValue(random);
        const written = writePlain(value, never);
        const expected = cborg.encode(value, { float64: true, mapSorter: undefined, typeEncoders: { number: (n) => (Object.is(n, -0) ? new cborg.Token(cborg.Type.float, n) : null) } });
        assert.ok(Buffer.compare(written, expected) === 0);
        assert.deepEqual(readPlain(written, true, refuse), cborg.decode(written, { useMaps: true }));
    }
});

test('values come back as they were', () => {
    const value = { a: [1, -1, 0.5, 'é', null, true, [], {}], b: Tuple.of(1, Tuple.of()), c: new Map([[1, 'x'], [null, 'y']]), 'Ã©': 1, 'é': 2 };
    assert.deepEqual(read(writePlain(value, never)), value);
    assert.ok(Object.is(read(writePlain(-0, never)), -0));
    assert.equal(read(writePlain('\ufeff' + 'x'.repeat(99), never)).length, 100); // a byte order mark is a character
    const hidden = read(writePlain(JSON.parse('{"__proto__": 1}'), never));
    assert.deepEqual(Object.entries(hidden), [['__proto__', 1]]);
    assert.equal(Object.getPrototypeOf(hidden), Object.prototype);
});

test('keys that look alike are told apart', () => {
    const keys = [];
    for (let i = 0; i < 400; i++) keys.push(`k${i}`, `${i}k`, String.fromCharCode(i + 100), String.fromCharCode(0xc3, 0x80 + (i & 63)));
    const list = [...keys, ...keys].map((key) => ({ [key]: key }));
    assert.deepEqual(read(writePlain(list, never)), list);
});

test('what is no plain data is left to cborg', () => {
    const cycle = [];
    cycle.push(cycle);
    for (const value of [1n, new Set(), () => 1, Symbol('s'), new Date(), '\ud800', { a: '\ud800' }, [[1n]], new Float64Array(1), new (class A {})()]) {
        assert.equal(writePlain(value, never), null);
    }
    assert.deepEqual([...writePlain(cycle, never)], [0x81, 0xd9, 0x48, 0x5d, 0]);
    const marked = {};
    assert.equal(writePlain([marked], (o) => o === marked), null);
    const seen = [];
    const other = (at) => (seen.push(at), { value: 'other', end: at + 2 });
    // [1, tag 2 (with a byte of its content), 3]
    assert.deepEqual(readPlain(Uint8Array.of(0x83, 1, 0xc2, 0x40, 3), false, other), [1, 'other', 3]);
    assert.deepEqual(seen, [2]);
});

test('plain data and the rest mixed', async () => {
    const sandbox = hognose.sandbox();
    const value = [{ a: 1n << 70n, b: new Set([1]) }, Tuple.of('\ud800', 2), { c: [1.5, new Map([[2n ** 60n, 'é']])] }];
    sandbox.set('v', value);
    assert.deepEqual(sandbox.get('v'), value);
    assert.deepEqual(sandbox.runSync('[2**53 - 1, 2**53, -2**53, -2**53 - 1, 2**64, -2**64]').value, [2 ** 53 - 1, 2n ** 53n, -(2n ** 53n), -(2n ** 53n) - 1n, 2n ** 64n, -(2n ** 64n)]);
    assert.match((await failure(() => sandbox.set('v', { a: [1, { b: () => 1 }] }))).message, /at v\.a\[1\]\.b$/);
    let deep = 1;
    for (let i = 0; i < 300; i++) deep = [deep];
    assert.match((await failure(() => sandbox.set('v', deep))).message, /nested/);
});
