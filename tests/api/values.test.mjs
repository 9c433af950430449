// How values cross, in both directions.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
    ByteArray, Complex, Constant, ExceptionValue, Float, FrozenSet, Handle, HostValueError, Instance, Range, Tuple, failure, hognose,
} from './package.mjs';

const fromPython = [
    ['None in a list', '[None]', [null]],
    ['bool', 'True', true],
    ['int', '-7', -7],
    ['the largest int that is a number', '2**53 - 1', Number.MAX_SAFE_INTEGER],
    ['an int beyond', '2**53 + 1', 2n ** 53n + 1n],
    ['a negative one', '-2**64', -(2n ** 64n)],
    ['one beyond 64 bits', '-10**40', -(10n ** 40n)],
    ['float', '1.5', 1.5],
    ['infinity', 'float("-inf")', -Infinity],
    ['str', '"äö€😀"', 'äö€😀'],
    ['lone surrogate', '"a\\ud800b"', 'a\ud800b'],
    ['bytes', 'b"\\x00\\xff"', Uint8Array.of(0, 255)],
    ['bytearray', 'bytearray(b"ab")', new ByteArray([97, 98])],
    ['list', '[1, [2]]', [1, [2]]],
    ['tuple', '(1, "a")', Tuple.of(1, 'a')],
    ['dict', '{"a": 1, "b": {}}', { a: 1, b: {} }],
    ['dict with other keys', '{"a": 1, 2: 3}', new Map([['a', 1], [2, 3]])],
    ['dict with numbers as text', '{"2024": 1, "b": 2, "1999": 3}', new Map([['2024', 1], ['b', 2], ['1999', 3]])],
    ['dict with a number behind a text', '{"b": 1, "0": 2}', new Map([['b', 1], ['0', 2]])],
    ['dict with numbers in their order', '{"1999": 1, "2024": 2, "b": 3}', { 1999: 1, 2024: 2, b: 3 }],
    ['dict with texts that are like numbers', '{"b": 1, "01": 2, "-1": 3, "1.0": 4, "4294967295": 5, "": 6, "²": 7}', { b: 1, '01': 2, '-1': 3, '1.0': 4, 4294967295: 5, '': 6, '²': 7 }],
    ['dict with the largest index', '{"b": 1, "4294967294": 2}', new Map([['b', 1], ['4294967294', 2]])],
    ['dict of dicts with numbers', '{"b": {"2": 0, "1": 0}, "a": [{"10": 1, "9": 2}]}', { b: new Map([['2', 0], ['1', 0]]), a: [new Map([['10', 1], ['9', 2]])] }],
    ['set', '{1}', new Set([1])],
    ['frozenset', 'frozenset([1])', new FrozenSet([1])],
    ['range', 'range(1, 9, 2)', new Range(1, 9, 2)],
    ['complex', '1 - 2j', new Complex(1, -2)],
    ['Ellipsis', '...', new Constant('Ellipsis')],
    ['exception', 'ValueError("no", 1)', new ExceptionValue('ValueError', "('no', 1)", ['no', 1])],
];

for (const [name, code, expected] of fromPython) {
    test(`from Python: ${name}`, () => {
        const sandbox = hognose.sandbox();
        assert.deepStrictEqual(sandbox.runSync(code).value, expected);
    });
}

test('dicts keep their order, at once and in pieces', async () => {
    const keysOf = (value) => (value instanceof Map ? [...value.keys()] : Object.keys(value));
    const sandbox = hognose.sandbox();
    for (const keys of [['2024', 'b', '1999'], ['b', '0'], ['1', '2', 'a'], ['2', '1'], ['a', 'c', 'b'], ['0', '00', '1']]) {
        const code = `dict.fromkeys(${JSON.stringify(keys)})`;
        assert.deepEqual(keysOf(sandbox.runSync(code).value), keys);
        assert.deepEqual(keysOf((await sandbox.run(`[0] * 100_000 + [${code}]`)).value.at(-1)), keys);
        const seen = [];
        hognose.sandbox({ functions: { f: (d) => void seen.push(keysOf(d)) } }).runSync(`f(${code})`);
        assert.deepEqual(seen, [keys]);
        const back = hognose.sandbox().runSync('list(d)', { inputs: { d: sandbox.runSync(code).value } });
        assert.deepEqual(back.value, keys);
    }
    const itself = sandbox.runSync('d = {"a": []}\nd["a"].append(d)\nd["0"] = d\nd').value;
    assert.ok(itself instanceof Map && itself.get('0') === itself && itself.get('a')[0] === itself);
});

const toPython = [
    ['null and undefined', [null, undefined], '[None, None]'],
    ['booleans', [true, false], '[True, False]'],
    ['whole numbers', [0, -1, 2 ** 53 - 1], '[0, -1, 9007199254740991]'],
    ['numbers beyond 2^53 are floats', [2 ** 53, 1e300], '[9007199254740992.0, 1e+300]'],
    ['other numbers', [0.5, -0, NaN, Infinity], '[0.5, -0.0, nan, inf]'],
    ['Float', new Float(1), '1.0'],
    ['bigint', [1n, -(2n ** 70n), 2n ** 64n], '[1, -1180591620717411303424, 18446744073709551616]'],
    ['string', 'ä😀', "'ä😀'"],
    ['lone surrogate', 'x\udc00', "'x\\udc00'"],
    ['Uint8Array', Uint8Array.of(1, 2), "b'\\x01\\x02'"],
    ['Buffer', Buffer.from('ab'), "b'ab'"],
    ['ByteArray', new ByteArray([97]), "bytearray(b'a')"],
    ['object keeps its order', { b: 1, a: [2] }, "{'b': 1, 'a': [2]}"],
    ['object without prototype', Object.assign(Object.create(null), { a: 1 }), "{'a': 1}"],
    ['Map', new Map([[1, 'a'], [Tuple.of(1, 2), 'b']]), "{1: 'a', (1, 2): 'b'}"],
    ['Set', new Set([1]), '{1}'],
    ['FrozenSet', new FrozenSet(['a']), "frozenset({'a'})"],
    ['Tuple', Tuple.of(1, Tuple.of()), '(1, ())'],
    ['Range', new Range(0, 5), 'range(0, 5)'],
    ['Complex', new Complex(0, 1), '1j'],
    ['Constant', new Constant('Ellipsis'), 'Ellipsis'],
    ['ExceptionValue', new ExceptionValue('KeyError', 'k'), "KeyError('k')"],
];

for (const [name, value, repr] of toPython) {
    test(`to Python: ${name}`, () => {
        const sandbox = hognose.sandbox();
        assert.equal(sandbox.runSync('repr(x)', { inputs: { x: value } }).value, repr);
    });
}

test('dicts as Maps always', () => {
    const sandbox = hognose.sandbox({ dicts: 'map' });
    assert.deepStrictEqual(sandbox.runSync('{"a": {"b": 1}}').value, new Map([['a', new Map([['b', 1]])]]));
});

test('a key named __proto__ is a key', () => {
    const sandbox = hognose.sandbox();
    const { value } = sandbox.runSync('{"__proto__": {"polluted": 1}}');
    assert.deepEqual(Object.keys(value), ['__proto__']);
    assert.equal(value.polluted, undefined);
});

test('what stays inside is a record of class and repr', () => {
    const sandbox = hognose.sandbox();
    const { value } = sandbox.runSync('class A: pass\n[A(), len]');
    assert.ok(value.every((v) => v instanceof Handle));
    assert.ok(value[0] instanceof Instance && !(value[1] instanceof Instance));
    assert.equal(value[0].className, 'A');
    assert.equal(String(value[1]), '<built-in function len>');
});


const deep = () => {
    let v = [];
    for (let i = 0; i < 300; i++) v = [v];
    return v;
};
const refused = [
    [{ a: [0, { y: () => 1 }] }, 'a function has no Python form: at inputs.x.a[1].y'],
    [[Symbol('s')], 'a symbol has no Python form: at inputs.x[0]'],
    [{ 'k-1': new (class Point {})() }, 'a value of class Point has no Python form: at inputs.x["k-1"]'],
    [[/x/], 'a value of class RegExp has no Python form: at inputs.x[0]'],
    [new Float64Array(2), 'a value of class Float64Array has no Python form: at inputs.x'],
    [Promise.resolve(1), 'a value of class Promise has no Python form: at inputs.x'],
];
refused.forEach(([value, message], i) =>
    test(`refused value ${i}: ${message}`, async () => {
        const sandbox = hognose.sandbox();
        const error = await failure(() => sandbox.runSync('x', { inputs: { x: value } }));
        assert.ok(error instanceof HostValueError);
        assert.equal(error.message, message);
    }));

test('a value that is too deep is refused', async () => {
    const sandbox = hognose.sandbox();
    assert.match((await failure(() => sandbox.set('x', deep()))).message, /nested/);
});

test('a megabyte of text goes in and out', () => {
    const sandbox = hognose.sandbox();
    const text = 'äb'.repeat(350_000);
    sandbox.set('x', text);
    assert.equal(sandbox.runSync('len(x)').value, 700_000);
    assert.equal(sandbox.get('x'), text);
});

test('a whole number is a float where that is said', () => {
    assert.equal(hognose.sandbox().runSync('repr([a, b])', { inputs: { a: new hognose.Float(1), b: 1.0 } }).value, '[1.0, 1]');
});
