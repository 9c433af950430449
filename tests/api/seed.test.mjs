// The seed of string hashes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HognoseError, hognose } from './package.mjs';

const letters = 'list(set("abcdefghijklmnop"))';
const order = (options) => hognose.sandbox(options).runSync(letters).value.join('');

test('equal seeds give equal orders, other seeds others', () => {
    assert.equal(order(), order({ seed: 0 }));
    assert.equal(order({ seed: 1 }), order({ seed: 1 }));
    const orders = new Set([0, 1, 2, 2 ** 53 - 1].map((seed) => order({ seed })));
    assert.equal(orders.size, 4);
    const hashes = new Set([0, 1, 2].map((seed) => hognose.sandbox({ seed }).runSync('hash("a"), hash(b"a"), hash((1, "a"))').value.join()));
    assert.equal(hashes.size, 3);
    assert.equal(hognose.sandbox({ seed: 5 }).runSync('hash(1.5), hash(7), hash((1, 2))').value.join(), hognose.sandbox().runSync('hash(1.5), hash(7), hash((1, 2))').value.join());
});

test('everything works in a seeded sandbox', () => {
    const sandbox = hognose.sandbox({ seed: 77, functions: { add: (a, b) => a + b }, modules: { sources: { mine: 'x = {"k": 1}' } } });
    const code = `
import json, math, os, dataclasses, datetime, enum, collections, mine
@dataclasses.dataclass
class P:
    x: int
    y: str = 'q'
d = {str(i): i for i in range(1000)}
s = {str(i) for i in range(1000)}
r = [all(d[str(i)] == i and str(i) in s for i in range(1000)), json.loads(json.dumps(d)) == d, repr(P(1)), add(1, 2), mine.x['k'],
     sorted(set(dir(str)) - set(dir(object)))[:2], {frozenset('ab'): 1}[frozenset('ba')], f'{math.pi:.2f}', str(datetime.date(2024, 1, 2)), collections.Counter('aab')['a']]
open('/f', 'w').write('t')
r + os.listdir('/')
`;
    assert.deepEqual(sandbox.runSync(code).value, hognose.sandbox({ functions: { add: (a, b) => a + b }, modules: { sources: { mine: 'x = {"k": 1}' } } }).runSync(code).value);
    assert.throws(() => sandbox.runSync('nosuch'), /name 'nosuch' is not defined/);
});

test('it travels in snapshots', () => {
    const sandbox = hognose.sandbox({ seed: 9, functions: ['ask'] });
    const step = sandbox.start(`s = set("abcdefgh")\nd = {c: 1 for c in "abcdefghijkl"}\nask()\n["".join(s), d["l"], ${letters}]`);
    const dump = step.dump();
    const value = step.resume(null).value;
    for (const again of [hognose.restore(dump), hognose.restore(hognose.restore(dump).dump())]) assert.deepEqual(again.step.resume(null).value, value);
    assert.equal(sandbox.fork().runSync(letters).value.join(''), order({ seed: 9 }));
    sandbox.reset();
    assert.equal(sandbox.runSync(letters).value.join(''), order({ seed: 9 }));
    assert.notEqual(order({ seed: 9 }), order());
});

test('a seed that is none is refused', () => {
    for (const seed of [-1, 1.5, NaN, 2 ** 60, '3']) assert.throws(() => hognose.sandbox({ seed }), (e) => e instanceof HognoseError && /^seed: /.test(e.message));
});
