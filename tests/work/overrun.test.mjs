// No run passes its time limit by more than 10 ms or 5 %, whatever it is doing, on any build. The clock is the processor's time,
// for the machine is busy with other things too. The best of many runs counts, for other processes empty the caches and V8 compiles in
// its own threads, whose time the clock counts too. A program that was late alone runs several times in one process: there the compiler
// has ended before the last of them.
// Cases take what their limits say, 17 s of a processor on each build: the builds have them side by side.
import { describe, test } from "node:test";
import assert from "node:assert/strict";
import { isBuilt, runAll } from "../runner/hosts.mjs";
import { rotation } from "../runner/selection.mjs";

const LIMITS_MS = [30, 80];
const TRIES = 5;
const RUNS_PER_RETRY = 8;
const most = (limit) => Math.max(10, limit * 0.05);

const programs = {
    "a loop": "while True: pass",
    "a long loop": "exec('def g(x):\\n while 1:\\n' + '  x = x * x\\n' * 20000)\ng(1.5)",
    "a long loop of powers": "exec('def g(x):\\n while 1:\\n' + '  x ** x\\n' * 5000)\ng(1.1)",
    "a long loop of imports": "exec('while 1:\\n' + '  import sys\\n' * 3000)",
    "a long loop of errors": "exec('def g():\\n while 1:\\n' + '  try: u\\n  except NameError: pass\\n' * 1000)\ng()",
    "a long loop of branches": "exec('def g(x):\\n while 1:\\n' + '  if x: x\\n  else: x = 1\\n' * 10000)\ng(1)",
    "calls of a function with many variables": "exec('def f(x):\\n if x: ' + '; '.join('a%d = 1' % i for i in range(3000)))\nwhile 1: f(0)",
    "lines of a long function": "import sys\nexec('def f(g):\\n' + ' x = 1\\n' * 20000 + ' while 1: g().f_lineno')\nf(sys._getframe)",
    "a long chain of tracebacks": "import types\ntry: 1 / 0\nexcept Exception as e: t = e.__traceback__\nt = u = types.TracebackType(None, t.tb_frame, 1, 1)\nfor i in range(50000): t = types.TracebackType(t, t.tb_frame, 1, 1)\nv = types.TracebackType(None, t.tb_frame, 1, 1)\nwhile 1: v.tb_next = t; v.tb_next = None",
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
    "json strings": "import json\ns = 'a' * 6000000\nt = json.dumps(s)\nwhile 1: json.dumps(s), json.loads(t)",
    "json white space": "import json\nt = ' ' * 9000000 + '1'\nwhile 1: json.loads(t)",
    "compile": "s = 'x=1\\n' * 50000\nwhile 1: compile(s, '', 'exec')",
    "compile lines": "s = 'x=1\\n' * 200000\nwhile 1: compile(s, '', 'exec')",
    "compile a list": "s = '[' + '1,' * 300000 + ']'\nwhile 1: compile(s, '', 'exec')",
    "digits": "s = '1' * 5000000\nwhile 1: int(s, 16), int(s, 32)",
    "digits of an int": "n = (1 << 60000000) - 1\nwhile 1: hex(n), bin(n >> 50000000)",
    "decimal digits": "import sys\nsys.set_int_max_str_digits(0)\nn = (1 << 4000000) - 1\nwhile 1: str(n)",
    "bytes of an int": "n = (1 << 60000000) - 1\nb = bytes(8000000)\nwhile 1: n.to_bytes(8000000, 'big'), int.from_bytes(b)",
    "a pattern that backtracks": "import re\nre.match('(a+)+$', 'a' * 40 + 'b')",
    "patterns of one character": "import re\ns = 'a' * 8000000\nwhile 1: re.search('a*b', s), re.search('(?i)é*b', s)",
    "a pattern with many choices": "import re\ns = 'ab' * 500000\nwhile 1: re.match('(a|b)*c', s)",
    "patterns that find much": "import re\ns = 'ab' * 2000000\nwhile 1: re.findall('a(b)', s), re.split('b', s), re.sub('(a)', r'\\1\\1', s)",
    "patterns that find nothing": "import re\ns = 'é' * 8000000\nwhile 1: re.search('xy', s), re.search('^x', s, re.M), re.search('[xy]z', s), re.search(r'(.*)\\1x', s)",
    "long patterns": "import re\nwhile 1: re.compile('(a|b)' * 50000), re.compile('[%s]' % ('\\\\x00-\\\\uffff' * 5000), re.I)\n",
    "sums of ints": "n = (1 << 60000000) - 1\nm = -n\nwhile 1: n + 1, n + m, n - m, n ^ m, n & m, n << 3, m >> 3, n == m, n.bit_count()",
    "quotients": "n = (1 << 60000000) - 1\nwhile 1: n // 7, n // (n - 2), n % 10**30",
    "hashes": "n = 1 << 60000000\nwhile 1:\n  b = bytes(9000000)\n  s = 'a' * 9000000\n  hash(b), hash(s), hash(n)",
    "long keys": "s = 'a' * 9000000\nd = {s: 1}\nt = s[:-1] + 'a'\nwhile 1: d[t]",
    "equal strings": "s = 'a' * 9000000\nt = s[:-1] + 'a'\nwhile s == t: s <= t",
    "equal bytes": "s = b'a' * 9000000\nt = s[:-1] + b'a'\nwhile 1: s == t, s < t, 98 in s, s.find(t)",
    "utf-8": "b = '\\u1234'.encode() * 4000000\nwhile 1: b.decode()",
    "utf-8 with faults": "b = b'\\xe1' * 2000000\nwhile 1: b.decode(errors='replace'), b.decode(errors='ignore')",
    "format": "s = 'ab' * 4000000\nwhile 1: s.format(), s % (), '%s%r' % (s, s)",
    "all and any": "x = [1] * 3000000\ny = [0] * 3000000\nwhile 1: all(x), any(y), max(x), min(x), sum(x), x == y, x.index(1), y.count(1)",
    "an attribute dict": "class A: pass\na = A()\nfor i in range(50000): setattr(a, 'x%d' % i, i)\nwhile 1: vars(a), dir(a)",
    "bytearrays": "b = bytearray(9000000)\nwhile 1: b[::2], b.reverse(), b.copy(), b.insert(0, 1), b.pop(0), repr(b)",
    "sets of lists": "s = set(range(100000))\nx = list(range(100000))\nwhile 1: s.issubset(x), s.isdisjoint(x), s.issuperset(x), s.intersection(x)",
    "classes": "c = object\nwhile 1: c = type('C', (c,), {})",
    "digests": "import hashlib\nb = bytes(20000000)\nwhile 1: hashlib.sha256(b), hashlib.shake_256(b'a').digest(20000000)",
    "packing": "import zlib\nb = bytes(i * i % 251 for i in range(100000)) * 10\nwhile 1: zlib.decompress(zlib.compress(b, 9)), zlib.crc32(b)",
    "unpacking of blocks that hold nothing": "import zlib\nb = sum(2 << 10 * i for i in range(8)).to_bytes(10, 'little') * 20000\nwhile 1: zlib.decompressobj(-15).decompress(b)",
    "blocks": "import bz2\nb = bytes(i * i % 251 for i in range(100000)) * 3\nwhile 1: bz2.decompress(bz2.compress(b)), bz2.compress(b'ab' * 200000)",
    "matches far back": "import lzma\nb = bytes(i * i % 251 for i in range(100000)) * 3\nwhile 1: lzma.decompress(lzma.compress(b, preset=9)), lzma.compress(b'ab' * 200000), lzma.compress(bytes(3000000), preset=1)",
    "filtered bytes": "import lzma\nf = [{'id': lzma.FILTER_X86}, {'id': lzma.FILTER_DELTA}, {'id': lzma.FILTER_LZMA2, 'preset': 0}]\nb = lzma.compress(bytes(4000000), filters=f)\nwhile 1: lzma.decompress(b)",
    "derived keys": "import hashlib\nhashlib.pbkdf2_hmac('sha256', b'a', b'b', 10**9)",
    "checksums": "import binascii, base64\nb = bytes(20000000)\nwhile 1: binascii.crc32(b), base64.b64decode(base64.b64encode(b))",
    "decimals in white space": "from decimal import Decimal\ns = ' ' * 20000000\ns += '1' + s\nwhile 1: Decimal(s)",
    "entropy": "import os\nwhile 1: os.urandom(30000000)",
    "normal forms": "import unicodedata\ns = 'a' + '\\u0301\\u0316' * 3000000\nwhile 1: unicodedata.normalize('NFC', s), unicodedata.is_normalized('NFD', s)",
    "random numbers": "import random\nx = list(range(1000000))\nwhile 1: random.shuffle(x), random.randbytes(20000000), random.seed(1 << 60000000)",
    "packing of numbers": "import struct\ns = struct.Struct('1000000i')\nb = bytes(4000000)\nwhile 1: s.pack(*s.unpack(b)), struct.pack('40000000x'), struct.calcsize('i' * 1000000)",
    "arrays": "import array\na = array.array('i', [0]) * 8000000\nwhile 1: a + a, a.byteswap(), a.count(1), a.tolist(), a == a[:], a.insert(0, a.pop())",
    "views": "m = memoryview(bytearray(32000000)).cast('d', [2000, 2000])\nn = memoryview(bytearray(32000000))\nwhile 1:\n  m.tolist(), m == m, n.hex(), n[::-1].tobytes()\n  n[::2] = n[1::2]",
    "heaps": "import heapq\nx = list(range(500000))[::-1]\nwhile 1: heapq.heapify(x[:]), heapq.nsmallest(10, x)",
    "choices": "import itertools\nwhile 1: next(itertools.combinations(range(3000), 1500)), next(itertools.permutations(range(1000)))",
    "the error of a long f-string": "s = 'x = (f\"' + '{a}b' * 16000 + '\" 1 2)'\nwhile 1:\n  try: compile(s, '', 'exec')\n  except SyntaxError: pass",
    "zeros in a format": "z = '0' * 30000000\nwhile 1:\n  try: format(1, z + 'q')\n  except ValueError: pass\n  try: ('%' + z + 'q') % 1\n  except ValueError: pass",
    "decimals of a float": "while 1: f'{1e-300:.50000000f}', f'{-0.0:z.50000000f}', '%.50000000e' % 1e-300",
    "names of encodings": "z = '-' * 30000000\nwhile 1:\n  try: ''.encode(z)\n  except LookupError: pass",
    "counts in a struct": "import struct\nz = '0' * 30000000\nwhile 1:\n  try: struct.calcsize(z)\n  except struct.error: pass",
    "names of fields": "s = '{' + '0' * 30000000 + '}'\nwhile 1:\n  try: s.format(1), ('{x.' + s[1:]).format(x=1)\n  except (AttributeError, ValueError): pass",
    "exponents": "from decimal import Decimal\ns = '1e' + '0' * 20000000\nt = '0' * 20000000 + '.1'\nwhile 1: Decimal(s), Decimal(t)",
    "complex numbers": "s = '(' + ' ' * 20000000 + '1' + ' ' * 20000000 + ')'\nt = '1' + '_1' * 10000000\nwhile 1: complex(s), complex(t)",
    "bases": "c = [type('C%d' % i, (), {}) for i in range(3000)]\nwhile 1:\n  try: type('D', tuple(c + c[::-1]), {})\n  except TypeError: pass\n  try: type('D', tuple(c) + (object, c[0]), {})\n  except TypeError: pass",
    "private names of a class with a long name": "s = 'class ' + '_' * 400000 + 'a'\ns = [s + ':\\n' + ''.join(' __a%d=1\\n' % i for i in range(40000)) for s in (s, s[:-1])]\nwhile 1: compile(s[1], '', 'exec'), compile(s[0], '', 'exec')",
    "tabs of a docstring": "s = '\"\"\"a\\n' + '\\t' * 900000 + '\"\"\"'\nwhile 1: compile(s, '', 'exec')",
    "escapes": "import json\nx = '\"' + '\\\\n' * 20000000 + '\"'\nwhile 1: json.loads(x), ascii('é' * 20000000)",
    "long formats of dates": "import datetime\nx = datetime.date(2000, 1, 1)\nwhile 1: x.strftime('a' * 20000000)",
    "sponges": "import hashlib\nx = bytes(20000000)\nwhile 1: hashlib.sha3_512(x), hashlib.shake_128(x).digest(20000000)",
    "long patterns without case": "import re\nx = '(?i)' + '\\u00e9' * 300000\nwhile 1: re.compile(x)",
    "long sets of ranges": "import re\nx = '[' + '\\x00-\\xff' * 100000 + ']'\nwhile 1: re.compile(x)",
    "long sets of ranges without case": "import re\nx = '(?i)[' + '\\u0100-\\ud000' * 100000 + ']'\nwhile 1: re.compile(x)",
    "sets of ranges in no order": "import re\nx = '[' + ''.join(map(chr, range(300, 50000, 2)))[::-1] + ']'\nwhile 1: re.compile(x)",
    "long sets of characters": "import re\nx = '[' + 'ab' * 5000000 + ']'\nwhile 1: re.compile(x)",
    "special methods of many subclasses": "class A: pass\nb = A\nfor i in range(1000): b = type('B', (b,), {})\nx = [type('C', (b,), {}) for i in range(6000)]\nwhile 1: A.__len__ = len; del A.__len__",
    "nested lists": "x = []\ny = []\nfor i in range(50000): x = [x]; y = [y]\nwhile 1:\n  try: repr(x), x == y\n  except RecursionError: pass",
};

// The second limit of programs that need longer to come to their loop, or around it, on some build.
const later = {
    "calls of a function with many variables": 250, "a long chain of tracebacks": 250, "collections of lists": 250, "collections of dicts": 250, "collections of instances": 250,
    "collections of a long chain": 250, "a growing list": 250, "a dict of a million": 250, "dict copies": 250, "a sparse dict": 250, "an attribute dict": 250, "filtered bytes": 400,
    "decimals in white space": 250, "arrays": 250, "views": 250, "names of fields": 250, "exponents": 250, "complex numbers": 250, "bases": 250, "escapes": 250,
    "long keys": 250, "special methods of many subclasses": 1500,
};

const names = Object.keys(programs);
const cases = names.flatMap((name) => [LIMITS_MS[0], later[name] ?? LIMITS_MS[1]].map((ms) => (
    { name: `${name}, ${ms} ms`, code: programs[name], ms, options: { "max-time": String(ms), "max-memory": "256M" } })));

// How late each case was stopped: 0 for one that stopped at another limit, NaN when something else happened.
function lateness(testCase, answer) {
    const found = /(\w+) limit reached: limit (\d+), used (\d+)/.exec(answer.stderr ?? "");
    if (answer.exit !== 3 || !found) return NaN;
    return found[1] === "time" ? Number(found[3]) - testCase.ms : 0;
}

const isTurn = rotation(import.meta.url);
const builds = ["cpu_native", "cpu_wasi", "cpu_js"];
test("all builds are there", () => assert.deepEqual(builds.filter(isBuilt), builds));

describe("time limits", { concurrency: true }, () => {
    for (const build of builds.filter(isBuilt)) test(`time limits, ${build}`, async () => {
        let left = cases.filter(({ name }) => isTurn(`${name}, ${build}`)).map((testCase) => ({ testCase, best: Infinity }));
        for (let i = 0; i < TRIES && left.length; i++) {
            const runs = left.flatMap((l) => Array(i === 0 ? 1 : RUNS_PER_RETRY).fill(l));
            const answers = await runAll(build, runs.map((l) => l.testCase));
            runs.forEach((l, k) => {
                l.best = Math.min(l.best, lateness(l.testCase, answers[k]));
                l.answer = answers[k];
            });
            left = left.filter((l) => !(l.best <= most(l.testCase.ms)));
        }
        const say = (l) => `${l.testCase.name}: ${Number.isNaN(l.best) ? JSON.stringify(l.answer) : `${l.best} ms late`}`;
        assert.deepEqual(left.map(say), []);
    });
});

// The buffer fails first, and is taken for memory that lacks: the attempt is not taken back.
test("what was done before a time limit counts", async () => {
    const ended = { name: "digits", code: "format(1.5, '050000000,')", options: { "max-time": "40", "max-memory": "256M" } };
    for (const build of builds.filter(isBuilt)) {
        const [answer] = await runAll(build, [ended]);
        assert.match(answer.stderr, /time limit reached/, build);
        assert.ok(answer.usage.steps > 10000, `${build}: ${answer.usage.steps} steps`);
    }
});
