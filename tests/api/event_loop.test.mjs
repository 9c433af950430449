// Long work in C leaves the event loop its turns: a slice ends in the middle of it. No time is measured: the clock here goes on by a
// millisecond each time that it is looked at, which is after about a millisecond of work on a machine of today (tests/work/overrun.test.mjs
// holds all work to it). So many looks must not pass between two turns. Results and steps are compared with a run that is not sliced.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rotation } from '../runner/selection.mjs';
import { hognose } from './package.mjs';
import { pieces } from './pieces.mjs';

const [EACH, MOST] = [0.1, 100];
const limits = { time: Infinity };
const unlimited = 'import sys; sys.set_int_max_str_digits(0)';

// What is done before, and the work: some hundred milliseconds, whose last statement is a short value.
const works = {
    'a regular expression that tries everything': ['import re', 're.match(r"^(\\w+\\s?)*$", "a" * 19 + "!")'],
    'many matches': ['import re; s = "hello, world " * 40000', 'len(re.findall(r"\\w+", s)), len(re.split(r"[ ,]+", s))'],
    'many replacements': ['import re; s = "hello world " * 200000', 'hash(re.sub(r"o", "0", s))'],
    'a pattern for bytes': ['import re; b = b"ab" * 200', 're.search(rb"(?:ab)*(?:ab)*c", b)'],
    normalize: ['import unicodedata; s = "e\\u0301a" * 600000', 'hash(unicodedata.normalize("NFC", s))'],
    'a power': ['', 'hash(7 ** 3000000)'],
    'a product': ['a = 3 ** 3000000', 'hash(a * a)'],
    'digits of an int': ['n = 7 ** 150000', 'hash(str(n))'],
    'an int of many digits': ['s = "7" * 400000', 'hash(int(s))'],
    'a division': ['m = 7 ** 300000; n = 3 ** 250000', 'hash(m // n), hash(m % n)'],
    'a division by a short int': ['m = 7 ** 1000000; n = 3 ** 900', 'hash(m // n)'],
    'a power modulo an odd int': ['m = 10 ** 2000 - 1; e = 10 ** 2000 - 3', 'hash(pow(3, e, m)), hash(pow(m - 7, e, m))'],
    'a power modulo an even int': ['m = 10 ** 1500 - 2; e = 10 ** 1500 - 3', 'hash(pow(3, e, m))'],
    'a long power modulo a short int': ['e = 7 ** 300000', 'pow(12345, e, 10 ** 9 + 7)'],
    'an inverse': ['m = 10 ** 20000 - 1; a = 7 ** 20000', 'hash(pow(a, -1, m))'],
    gcd: ['import math; m = 7 ** 60000 * 5; n = 3 ** 60000 * 5', 'math.gcd(m, n)'],
    isqrt: ['import math; m = 7 ** 400000', 'hash(math.isqrt(m))'],
    factorial: ['import math', 'hash(math.factorial(60000))'],
    sha256: ['import hashlib; b = b"x" * 10_000_000', 'hashlib.sha256(b).hexdigest()'],
    blake2b: ['import hashlib; b = b"x" * 10_000_000', 'hashlib.blake2b(b).hexdigest()'],
    deflate: ['import zlib; b = bytes(i * i % 251 for i in range(300_000)) * 4', 'len(zlib.compress(b, 9))'],
    'inflate of blocks that hold nothing': ["import zlib; b = sum(2 << 10 * i for i in range(8)).to_bytes(10, 'little') * 4000", 'len(zlib.decompressobj(-15).decompress(b))'],
    inflate: ['import zlib; b = zlib.compress(bytes(30_000_000))', 'len(zlib.decompress(b))'],
    'a sorted block': ['import bz2; b = bytes(i * i % 251 for i in range(150_000))', 'len(bz2.compress(b)), len(bz2.compress(b"ab" * 90_000))'],
    'blocks that are unpacked': ['import bz2; b = bz2.compress(bytes(i * i % 251 for i in range(400_000)) + bytes(5_000_000))', 'len(bz2.decompress(b))'],
    'matches far back': ['import lzma; b = bytes(i * i % 251 for i in range(300_000))', 'len(lzma.compress(b, preset=9)), len(lzma.compress(b"ab" * 900_000))'],
    'matches that are unpacked': ['import lzma; b = lzma.compress(bytes(i * i % 251 for i in range(400_000)) + bytes(20_000_000), preset=0)', 'len(lzma.decompress(b))'],
    'max of a range': ['', 'max(range(10_000_000)), min(range(10_000_000))'],
    'sum of an iterator': ['i = iter(range(6_000_000))', 'sum(i), next(i, None)'],
    'sum of floats': ['l = [0.1] * 2_000_000', 'sum(l)'],
    'max of pairs': ['', 'max(zip(range(1_000_000), range(1_000_000)))'],
    'sorting numbers': ['x = [i * 7919 % 1000003 * 0.5 for i in range(400_000)]', 'y = sorted(x); y == sorted(y), y[7]'],
    'sorting strings': ['x = [str(i * 7919 % 1000003) for i in range(200_000)]', 'x.sort(reverse=True); x[1]'],
    'writing JSON': ['import json; x = [{"a": i, "b": [i, str(i)]} for i in range(60_000)]', 'hash(json.dumps(x)), hash(json.dumps(x, indent=1))'],
    'reading JSON': ['import json; s = json.dumps([{"a": i, "b": [i, "\\u00e4" * 3]} for i in range(50_000)])', 'len(json.loads(s)), len(json.loads(s + " " * 9 + "\\n"))'],
    'reading JSON of wide text': ['import json; s = json.dumps([{"a": i, "b": "\\u4e00"} for i in range(50_000)], ensure_ascii=False)', 'len(json.loads(s))'],
    'looking for an item': ['l = [0.5] * 3_000_000', '-1 in l'],
    'any and all': ['l = [0] * 3_000_000; m = [1] * 3_000_000', 'any(l), all(m)'],
    'find and in': ['s = "ab" * 4_000_000', 's.find("bb"), s.rfind("bb"), "aab" in s, s.find("ab" * 9 + "b"), s.rfind("b" + "ab" * 9 + "b")'],
    'find in wide text': ['s = "\u0101b" * 2_000_000', 's.find("bb"), s.rfind("bb"), "bb" in s'],
    'find in bytes': ['b = b"ab" * 4_000_000', 'b.find(b"bb"), b.rfind(b"bb"), b.find(99)'],
    count: ['s = "ab" * 4_000_000; b = b"ab" * 2_000_000 + b"x"', 's.count("ba"), s.count("b"), s.count("bb"), b.count(b"abx"), b.count(b"aba")'],
    case: ['s = "\u0101b\u03a3" * 200_000', 'hash(s.upper()), hash(s.lower()), hash(s.title()), hash(s.casefold()), hash(s.swapcase())'],
    replace: ['s = "\u0101b" * 400_000', 'hash(s.replace("b", "cc")), hash(s.replace("", "-")), hash(s.replace("b", "c", 300_000))'],
    split: ['s = "ab cd,ef " * 50_000', 'len(s.split()), len(s.split(",")), len(s.split("cd")), len(s.split(" ", 40_000))'],
    rsplit: ['s = "ab cd,ef " * 50_000', 's.rsplit()[0], s.rsplit(",")[1], len(s.rsplit("cd")), s.rsplit(" ", 40_000)[1]'],
    decode: ['b = ("\u0101b" * 600_000).encode()', 'hash(b.decode()), hash((b + b"\\xff").decode(errors="replace"))'],
    'decode other encodings': ['s = "\u0101b" * 200_000; b = [(e, s.encode(e)) for e in ("utf-16", "utf-32", "utf-7", "unicode_escape")]', '[hash(x.decode(e)) for e, x in b] and hash((b"ab" * 400_000).decode("cp1252"))'],
    encode: ['s = "\u0101b" * 1_000_000', 'hash(s.encode())'],
    'counting items': ['l = [0.5, 1] * 1_500_000', 'l.count(1), l.count(0.5)'],
    'split of bytes': ['b = b"ab cd,ef " * 50_000', 'len(b.split()), len(b.split(b",")), len(b.rsplit(b"cd")), len(b.split(b" ", 40_000))'],
    hexadecimal: ['b = bytes(6_000_000)', 'x = b.hex(); y = b.hex(":", 3); bytes.fromhex(x) == b, hash(y), bytearray(b).hex(":", -7)[-9:]'],
    'encode otherwise': ['s = "\u0101b" * 500_000', '[hash(s.encode(e)) for e in ("utf-16", "utf-32", "utf-7", "unicode_escape", "raw_unicode_escape")] and 5'],
    'encode what is not there': ['s = "\u0101b\u20ac\u4e00" * 250_000', '[hash(s.encode(e, r)) for e in ("ascii", "cp1252") for r in ("replace", "xmlcharrefreplace")] and 5'],
    'slices with a step': ['s = "ab" * 4_000_000; w = "\u0101b" * 1_000_000; b = b"ab" * 2_000_000', 'hash(s[::-1]), hash(s[::2]), hash(w[::-1]), hash(w[1::2]), hash(b[::-1]), bytearray(b)[::3][:5]'],
    'plain replacing': ['s = "ab" * 2_000_000; b = s.encode()', 'hash(s.replace("a", "cc")), hash(s.replace("ab", "c", 1_000_000)), hash(b.replace(b"a", b"cc")), len(s.replace("ab", ""))'],
    join: ['l = ["abc"] * 600_000; w = ["\u0101b"] * 300_000; b = [b"abc", bytearray(b"d")] * 300_000; d = dict.fromkeys(map(str, range(100_000)))', 'hash(",".join(l)), hash(",".join(w)), hash(b",".join(b)), hash("".join(d)), hash(" ".join(d.keys()))'],
    splitlines: ['s = "ab\\n" * 400_000; b = s.encode()', 'len(s.splitlines()), len(s.splitlines(True)), len(b.splitlines())'],
    'classes of characters': ['s = "\u0101" * 2_000_000', 's.isalpha(), s.isalnum(), s.islower(), s.isupper(), s.istitle(), s.isidentifier(), s.isprintable(), s.isspace()'],
    'classes of bytes': ['b = b"ab" * 2_000_000', 'b.isalpha(), b.isalnum(), b.islower(), b.istitle(), b.isdigit()'],
    'case of bytes and ASCII': ['s = "aB c" * 1_000_000; b = s.encode()', 'hash(b.upper()), hash(b.title()), hash(b.swapcase()), hash(s.title()), hash(s.capitalize()), hash(s.swapcase()), bytearray(b).lower()[:5]'],
    strip: ['s = " " * 6_000_000; t = "ab" * 2_000_000 + "x" + "ab" * 2_000_000', 'len(s.strip()), len(s.rstrip()), t.strip("ab"), t.lstrip("ba")[:2]'],
    translate: ['s = "ab\u0101" * 300_000; b = b"abc" * 2_000_000; t = bytes(range(255, -1, -1))', 'hash(s.translate({97: "cd", 98: None})), hash(b.translate(t)), hash(b.translate(None, b"b"))'],
    'sets of items': ['l = [i * 0.5 for i in range(120_000)]; d = dict.fromkeys(l)', 'len(set(l)), len(frozenset(l)), len(set(range(120_000))), len(set(d)), len(set(iter(l))), {1}.update(l)'],
    'dicts of items': ['l = [i * 0.5 for i in range(80_000)]; p = [(i, i) for i in range(80_000)]', 'd = dict.fromkeys(l); e = dict(p); f = d | e; d.update(e); d == f, dict(d) == f, len({**d, **e}), len(dict.fromkeys(iter(l))), list(f)[-1]'],
    'bytes of ints': ['l = [1] * 1_500_000', 'hash(bytes(l)), len(bytearray(l)), len(bytes(dict.fromkeys(range(200))))'],
    representations: ['l = [0, "a", [1.5]] * 150_000; d = dict.fromkeys(range(100_000), (1, "b"))', 'hash(repr(l)), hash(str(tuple(l))), hash(repr([d, [d], {1: l}])), hash(repr(d.items())), hash(str(set(range(100_000))))'],
    'representations of long ints': ['import sys; sys.set_int_max_str_digits(0); n = 7 ** 300_000; d = {n: (n,)}', 'hash(repr([1, n])), hash(str(d)), hash(repr(range(n))), hash(repr(ValueError(n, d.items()))), hash(str(KeyError([n]))), hash(f"{[n]!r}"), hash([n].__repr__())'],
    'representations of text': ['s = "\u0101b\\n" * 500_000; b = b"a\\x00" * 1_000_000', 'hash(repr(s)), hash(repr([s])), hash(repr(b)), hash(repr((bytearray(b), "c"))), hash(str(b))'],
    'printing a long list': ['l = list(range(20_000)) * 10', 'import io, sys; sys.stdout, o = io.StringIO(), sys.stdout; print(l); print(l, l); n = len(sys.stdout.getvalue()); sys.stdout = o; n'],
    'comparing lists': ['l = [str(i) + "a" for i in range(400_000)]; m = [str(i) + "a" for i in range(400_000)]', 'l == m, l < m, l != m, tuple(l) == tuple(m)'],
    'comparing dicts': ['d = {i: str(i) + "a" for i in range(150_000)}; e = {i: str(i) + "a" for i in range(150_000)}', 'd == e, d != e'],
    'comparing memoryviews': ['a = memoryview(bytes(1_000_000)); b = a.cast("b")', 'a == b, a[::2] == b[1::2]'],
};

// The longest time between two turns of the event loop during a run, in looks at the clock.
async function longestPiece(sandbox, clock, code) {
    let [most, last, over] = [0, clock.looks, false];
    const turn = () => {
        [most, last] = [Math.max(most, clock.looks - last), clock.looks];
        if (!over) setImmediate(turn);
    };
    setImmediate(turn);
    const result = await sandbox.run(code).finally(() => (over = true));
    turn();
    return { most, result };
}

const lookedAt = () => {
    const clock = { looks: 0, now: () => clock.looks, monotonic: () => ++clock.looks * EACH };
    return clock;
};

const isTurn = rotation(import.meta.url, new URL('pieces.mjs', import.meta.url));

for (const [name, [before, work]] of Object.entries(works).filter(([name]) => isTurn(name))) {
    test(`${name}: the event loop has its turns, and nothing else changes`, async () => {
        const clock = lookedAt();
        const [sliced, whole] = [hognose.sandbox({ limits, clock }), hognose.sandbox({ limits })];
        for (const sandbox of [sliced, whole]) {
            sandbox.runSync(unlimited);
            if (before) sandbox.runSync(before);
            sandbox.runSync(''); // a collection that is due takes one piece (pieces.mjs)
        }
        const expected = whole.runSync(work);
        const { most, result } = await longestPiece(sliced, clock, work);
        assert.deepEqual(result.value, expected.value);
        assert.equal(result.usage.steps, expected.usage.steps);
        assert.ok(most <= MOST, `${most} looks without a turn`);
    });
}

// What still takes one piece: the same results, failures and steps, whatever the slices around it.
const outcome = async (run) => {
    try {
        const { value, usage } = await run();
        return [value, usage.steps];
    } catch (error) {
        return [error.name, error.kind, error.traceback, error.usage?.steps];
    }
};
// How many bytes leave just so much of the memory that the work is done.
const tightest = (sandbox, memory, code) => {
    for (let n = memory - sandbox.usage.memory; ; n -= 8192) {
        sandbox.runSync('full = None');
        try {
            sandbox.runSync(`full = bytes(${n}); ${code}`);
            return n;
        } catch (error) {
            if (error.kind !== 'memory') throw error;
        }
    }
};
for (const { work, before, code, fails, memory } of pieces.filter(({ work }) => isTurn(work))) {
    test(`${work}: nothing changes, in one piece or more`, async () => {
        const own = memory ? { ...limits, memory } : limits;
        const [sliced, whole] = [hognose.sandbox({ limits: own, clock: lookedAt() }), hognose.sandbox({ limits: own })];
        for (const sandbox of [sliced, whole]) sandbox.runSync(before);
        if (memory) sliced.runSync(`full = bytes(${tightest(whole, memory, code)})`);
        const expected = await outcome(() => whole.runSync(code));
        assert.equal(expected.length > 2, Boolean(fails), expected[2]);
        assert.deepEqual(await outcome(() => sliced.run(code)), expected);
    });
}

test('host functions that answer at once leave the event loop its turns, and a signal its effect', async (t) => {
    let [time, turns] = [0, 0];
    t.mock.method(performance, 'now', () => time);
    const spend = () => (time += 1);
    const functions = { at_once: spend, now: async () => spend(), soon: { handler: async () => spend(), awaitable: true } };
    const sandbox = hognose.sandbox({ functions, limits: { calls: Infinity, time: Infinity } });
    let over = false;
    const turn = () => over || (turns++, setImmediate(turn));
    setImmediate(turn);
    for (const call of ['now()', 'await soon()', 'f = soon()\n    await f', 'now(); at_once()']) {
        turns = 0;
        await sandbox.run(`for i in range(200):\n    ${call}`);
        assert.ok(turns > 20, `${call}: ${turns} turns in 200 ms`);
        const controller = new AbortController();
        setImmediate(() => setImmediate(() => controller.abort()));
        await assert.rejects(sandbox.run(`while True:\n    ${call}`, { signal: controller.signal }), { kind: 'cancelled' });
    }
    over = true;
});

test('a signal ends long work in C', async () => {
    const forever = {
        'a regular expression': ['import re', 're.match(r"^(\\w+\\s?)*$", "a" * 60 + "!")'],
        'max of a range': ['', 'max(range(10**12))'],
        'a power': ['', 'pow(3, 10**9000 - 3, 10**9000 - 2)'],
        'digits of an int': ['n = 7**4000000', 'len(str(n))'],
    };
    for (const [name, [before, work]] of Object.entries(forever)) {
        const sandbox = hognose.sandbox({ limits });
        sandbox.runSync(unlimited);
        if (before) sandbox.runSync(before);
        const controller = new AbortController();
        setTimeout(() => controller.abort(), 50);
        await assert.rejects(sandbox.run(work, { signal: controller.signal }), { name: 'LimitError', kind: 'cancelled' }, name);
        assert.equal(sandbox.runSync('1 + 1').value, 2);
    }
});

test('time and memory limits hold in work that is sliced', async () => {
    const sandbox = hognose.sandbox();
    await assert.rejects(sandbox.run('max(range(10**12))', { limits: { time: 100 } }), { kind: 'time' });
    await assert.rejects(sandbox.run('max(range(10**12))', { limits: { steps: 10_000_000, time: Infinity } }), { kind: 'steps' });
    const before = sandbox.usage.memory;
    await assert.rejects(sandbox.run('import re; re.match(r"^(\\w+\\s?)*$", "a" * 60 + "!")', { limits: { time: 50 } }), { kind: 'time' });
    await sandbox.run('None');
    assert.ok(sandbox.usage.memory < before + 2 ** 20);
});

test('a dump in the middle of such work begins it anew, and the session it is made of goes on', async () => {
    const code = 'import re\nprint("before")\nm = re.match(r"^(\\w+\\s?)*$", "a" * 18 + "!")\nn = sum(iter(range(2_000_000)))\n(m, n)';
    const expected = hognose.sandbox({ limits }).runSync(code);
    const { signal } = new AbortController();
    const sandbox = hognose.sandbox({ limits });
    let step = sandbox.start(code, { signal });
    const dumps = [];
    while (step.kind === 'sliced') {
        if (dumps.length < 200) dumps.push(step.dump());
        step = step.continue();
    }
    assert.deepEqual(step.value, expected.value);
    assert.equal(step.usage.steps, expected.usage.steps);
    for (const at of [0, 0.3, 0.6, 0.9]) {
        let other = hognose.restore(dumps[Math.floor(dumps.length * at)]).step;
        while (other.kind === 'sliced') other = other.continue();
        assert.deepEqual(other.value, expected.value);
        assert.equal(other.usage.steps, expected.usage.steps);
    }
});
