// No run passes its time limit by more than 10 ms or 5 %, whatever it is doing, on any build. The machine is busy with
// other things too, so the best of ten tries counts.
import test from "node:test";
import assert from "node:assert/strict";
import { isBuilt, runAll } from "../runner/hosts.mjs";

const LIMITS_MS = [40, 130];
const TRIES = 10;
const most = (limit) => Math.max(10, limit * 0.05);

const programs = {
    "a loop": "while True: pass",
    "a search": "h = b'a' * 10_000_000\nn = b'a' * 5_000_000 + b'b' + b'a' * 100\nwhile 1: h.find(n)",
    "a power": "10 ** 10 ** 7",
    "collections of lists": "x = []\nwhile 1:\n  for i in range(500000): x.append([i])\n  x = []",
    "collections of dicts": "x = []\nwhile 1:\n  for i in range(150000): x.append({'a': i})\n  x = []",
    "collections of instances": "class A:\n  def __init__(self, i): self.x = i\nx = []\nwhile 1:\n  for i in range(300000): x.append(A(i))\n  x = []",
    "collections of a long chain": "while 1:\n  x = None\n  for i in range(500000): x = (x, i)",
    "many names": "class A: pass\na = A()\ni = 0\nwhile 1: setattr(a, 'x%d' % i, i); i += 1",
    "sorted of a range": "while 1: sorted(range(1000000))",
    "sorted backwards": "x = list(range(1000000))[::-1]\nwhile 1: sorted(x)",
    "sorted at random": "x = [i * 7919 % 1000003 for i in range(300000)]\nwhile 1: sorted(x)",
    "list of a range": "while 1: list(range(5000000))",
    "list times": "while 1: [0] * 6000000",
    "list plus": "x = [0] * 2000000\nwhile 1: x + x",
    "list slices": "x = [0] * 2000000\nwhile 1: x[::-1], x.copy(), tuple(x)",
    "list search": "x = [0] * 5000000\nwhile 1: x.count(1), 1 in x",
    "a growing list": "while 1:\n  x = []\n  for i in range(2000000): x.append(i)",
    "bytes of a size": "while 1: bytes(50000000), bytearray(10)",
    "bytes times": "while 1: b'abc' * 15000000",
    "str times": "while 1: 'a' * 50000000",
    "str plus": "s = 'a' * 20000000\nwhile 1: s + 'b'",
    "str slices": "s = 'a' * 10000000\nwhile 1: s[1:], s[::-1]",
    "padding": "while 1: 'a'.center(30000000), f'{1:30000000}', '1'.zfill(30000000)",
    "replace": "s = 'a' * 8000000\nwhile 1: s.replace('a', 'bb'), s.replace('', 'b')",
    "split and join": "x = ['abc'] * 1000000\nwhile 1: ','.join(x).split(',')",
    "white space": "s = ' ' * 20000000\nwhile 1: s.strip(), s.split(), s.isspace()",
    "case": "s = '\\u0101' * 4000000\nwhile 1: s.upper(), s.encode(), s.encode('utf-16')",
    "translate": "s = 'a' * 4000000\nt = {97: 'bb'}\nwhile 1: s.translate(t)",
    "count": "s = 'ab' * 8000000\nwhile 1: s.count('b'), 'bb' in s, s.rfind('bb')",
    "hex": "b = b'a' * 8000000\nwhile 1: bytes.fromhex(b.hex())",
    "repr": "s = '\\n' * 5000000\nwhile 1: repr(s), repr(s.encode())",
    "repr of a list": "x = [0] * 2000000\nwhile 1: repr(x)",
    "a dict of a million": "while 1:\n  d = {}\n  for i in range(1000000): d[i] = i",
    "dict copies": "d = {i: i for i in range(300000)}\nwhile 1:\n  e = {1: 1}\n  e.update(d)\n  e == d, d.copy(), list(d)",
    "a sparse dict": "d = {i: i for i in range(400000)}\nfor i in range(399999): del d[i]\nwhile 1: next(iter(d)), list(d.items()), d == {1: 1}",
    "sets": "s = set(range(300000))\nt = set(range(200000, 500000))\nwhile 1: s | t, s & t, s - t, s ^ t, s <= t",
    "a set of strings": "x = [str(i) for i in range(100000)]\nwhile 1: set(x), frozenset(x)",
    "json out": "import json\nx = [1] * 500000\nwhile 1: json.dumps(x), json.dumps('a\\n' * 2000000)",
    "json in": "import json\nx = '{' + ','.join('\"%d\":1' % i for i in range(50000)) + '}'\nwhile 1: json.loads(x)",
    "compile": "s = 'x=1\\n' * 50000\nwhile 1: compile(s, '', 'exec')",
    "classes": "c = object\nwhile 1: c = type('C', (c,), {})",
    "nested lists": "x = []\ny = []\nfor i in range(50000): x = [x]; y = [y]\nwhile 1:\n  try: repr(x), x == y\n  except RecursionError: pass",
};

const names = Object.keys(programs);
const cases = names.flatMap((name) => LIMITS_MS.map((ms) => (
    { name: `${name}, ${ms} ms`, code: programs[name], ms, options: { "max-time": String(ms) } })));

// How late each case was stopped: 0 for one that stopped at another limit, NaN when something else happened.
function lateness(testCase, answer) {
    const found = /(\w+) limit reached: limit (\d+), used (\d+)/.exec(answer.stderr ?? "");
    if (answer.exit !== 3 || !found) return NaN;
    return found[1] === "time" ? Number(found[3]) - testCase.ms : 0;
}

for (const build of ["native", "wasi", "js"].filter(isBuilt)) {
    test(`time limits, ${build}`, async () => {
        let left = cases.map((testCase) => ({ testCase, best: Infinity }));
        for (let i = 0; i < TRIES && left.length; i++) {
            const answers = await runAll(build, left.map((l) => l.testCase));
            left.forEach((l, k) => {
                l.best = Math.min(l.best, lateness(l.testCase, answers[k]));
                l.answer = answers[k];
            });
            left = left.filter((l) => !(l.best <= most(l.testCase.ms)));
        }
        const say = (l) => `${l.testCase.name}: ${Number.isNaN(l.best) ? JSON.stringify(l.answer) : `${l.best} ms late`}`;
        assert.deepEqual(left.map(say), []);
    });
}
