### array: bytes are swapped again and again
#: oracle=no
#: max-steps=20000
#: exit=3
import array
a = array.array('d', [1.5]) * 1000
while True: a.byteswap()
#! hognose: steps limit reached: limit 20000, used 20000

### array: it extends itself
#: oracle=no
#: max-memory=4M
#: exit=3
import array
a = array.array('b', b'x')
while True: a.extend(a)
#! hognose: memory limit reached: limit 4194304

### base64: a long line
#: oracle=no
#: max-steps=20000
#: exit=3
import base64
base64.b85encode(b'a' * 1000000)
#! hognose: steps limit reached: limit 20000, used 20000

### base64: a break behind each character
#: oracle=no
#: max-memory=4M
#: exit=3
import base64
base64.a85encode(b'abcd' * 400000, wrapcol=1)
#! hognose: memory limit reached: limit 4194304

### bisect: a sequence without end that lies
#: oracle=no
#: max-steps=20000
#: exit=3
import bisect
class Lies:
    def __len__(self): return 1 << 60
    def __getitem__(self, i): return 0
while True: bisect.bisect(Lies(), 1)
#! hognose: steps limit reached: limit 20000, used 20000

### bisect: what is put in order grows
#: oracle=no
#: max-memory=4M
#: exit=3
import bisect
l = []
while True: bisect.insort(l, len(l))
#! hognose: memory limit reached: limit 4194304

### calendar: years
#: oracle=no
#: max-steps=20000
#: exit=3
import calendar
year = 1
while True:
    calendar.TextCalendar().formatyear(year)
    year += 1
#! hognose: steps limit reached: limit 20000, used 20000

### calendar: wide columns
#: oracle=no
#: max-memory=4M
#: exit=3
import calendar
calendar.TextCalendar().formatyear(2024, w=10**7)
#! hognose: memory limit reached: limit 4194304

### cmath: roots of roots
#: oracle=no
#: max-steps=20000
#: exit=3
import cmath
z = 1j
while True: z = cmath.sqrt(z)
#! hognose: steps limit reached: limit 20000, used 20000

### cmath: as many as there are
#: oracle=no
#: max-memory=4M
#: exit=3
import cmath, itertools
[cmath.exp(i * 1e-9) for i in itertools.count()]
#! hognose: memory limit reached: limit 4194304

### codecs: bytes that never end a character
#: oracle=no
#: max-steps=20000
#: exit=3
import codecs
d = codecs.getincrementaldecoder('utf-8')()
while True: d.decode(b'a\xf0'), d.decode(b'\x9f\x98\x80')
#! hognose: steps limit reached: limit 20000, used 20000

### codecs: two digits for a byte
#: oracle=no
#: max-memory=4M
#: exit=3
import codecs
codecs.encode(b'x' * 1500000, 'hex')
#! hognose: memory limit reached: limit 4194304

### colorsys: there and back
#: oracle=no
#: max-steps=20000
#: exit=3
import colorsys
c = .1, .2, .3
while True: c = colorsys.hls_to_rgb(*colorsys.rgb_to_hls(*c))
#! hognose: steps limit reached: limit 20000, used 20000

### colorsys: every colour
#: oracle=no
#: max-memory=4M
#: exit=3
import colorsys, itertools
[colorsys.rgb_to_yiq(r, 0, 0) for r in itertools.count()]
#! hognose: memory limit reached: limit 4194304

### contextlib: a generator that never yields
#: oracle=no
#: max-steps=20000
#: exit=3
import contextlib
@contextlib.contextmanager
def never():
    while True: pass
    yield
with never(): pass
#! hognose: steps limit reached: limit 20000, used 20000

### contextlib: callbacks
#: oracle=no
#: max-memory=4M
#: exit=3
import contextlib
stack = contextlib.ExitStack()
while True: stack.callback(print)
#! hognose: memory limit reached: limit 4194304

### csv: delimiters to be guessed
#: oracle=no
#: max-steps=20000
#: exit=3
import csv
csv.Sniffer().sniff('a,b;c\n' * 20000)
#! hognose: steps limit reached: limit 20000, used 20000

### csv: a field over many lines
#: oracle=no
#: max-memory=4M
#: exit=3
import csv, itertools
csv.field_size_limit(1 << 40)
list(csv.reader(itertools.chain(['"a'], itertools.repeat('a' * 10000))))
#! hognose: memory limit reached: limit 4194304

### dataclasses: fields
#: oracle=no
#: max-steps=20000
#: exit=3
import dataclasses
dataclasses.make_dataclass('A', [f'f{i}' for i in range(20000)])
#! hognose: steps limit reached: limit 20000, used 20000

### dataclasses: a value that doubles
#: oracle=no
#: max-memory=4M
#: exit=3
import dataclasses
A = dataclasses.make_dataclass('A', ['x'])
a = A(0)
for i in range(40): a = A([a, a])
dataclasses.asdict(a)
#! hognose: memory limit reached: limit 4194304

### datetime: a long format
#: oracle=no
#: max-steps=20000
#: exit=3
import datetime
datetime.datetime(2024, 1, 1).strftime('%c' * 100000)
#! hognose: steps limit reached: limit 20000, used 20000

### datetime: what a format becomes
#: oracle=no
#: max-memory=4M
#: exit=3
import datetime
datetime.datetime(2024, 1, 1).strftime('%A' * 1000 + '%c' * 200000)
#! hognose: memory limit reached: limit 4194304

### difflib: nothing in common
#: oracle=no
#: max-steps=20000
#: exit=3
import difflib
difflib.SequenceMatcher(None, 'ab' * 3000, 'ba' * 3000, autojunk=False).ratio()
#! hognose: steps limit reached: limit 20000, used 20000

### difflib: places of each character
#: oracle=no
#: max-memory=4M
#: exit=3
import difflib
difflib.SequenceMatcher(None, 'x', [str(i) for i in range(200000)])
#! hognose: memory limit reached: limit 4194304

### difflib: a page of a long text
#: oracle=no
#: max-steps=20000
#: exit=3
import difflib
difflib.HtmlDiff().make_file(['a'] * 10000, ['a'] * 9999 + ['b'])
#! hognose: steps limit reached: limit 20000, used 20000

### difflib: a page with a row for each character
#: oracle=no
#: max-memory=4M
#: exit=3
import difflib
difflib.HtmlDiff(wrapcolumn=1).make_file(['a' * 100000], ['b' * 100000])
#! hognose: memory limit reached: limit 4194304

### difflib: a page with wide tabs
#: oracle=no
#: max-memory=4M
#: exit=3
import difflib
difflib.HtmlDiff(tabsize=10**9).make_table(['\t'], [])
#! hognose: memory limit reached: limit 4194304

### enum: members
#: oracle=no
#: max-steps=20000
#: exit=3
import enum
enum.Enum('E', [f'a{i}' for i in range(20000)])
#! hognose: steps limit reached: limit 20000, used 20000

### enum: values that were not there
#: oracle=no
#: max-memory=4M
#: exit=3
import enum
class F(enum.IntFlag, boundary=enum.KEEP):
    A = 1
i = 2
while True:
    F(i)
    i += 1
#! hognose: memory limit reached: limit 4194304

### fnmatch: stars
#: oracle=no
#: max-steps=20000
#: exit=3
import fnmatch
fnmatch.fnmatch('a' * 3000, '*a' * 300 + 'b')
#! hognose: steps limit reached: limit 20000, used 20000

### fnmatch: a long set
#: oracle=no
#: max-memory=4M
#: exit=3
import fnmatch
fnmatch.translate('[' + 'a' * 1500000 + ']')
#! hognose: memory limit reached: limit 4194304

### fractions: a sum with large denominators
#: oracle=no
#: max-steps=20000
#: exit=3
from fractions import Fraction
sum(Fraction(1, i) for i in range(1, 10**9))
#! hognose: steps limit reached: limit 20000, used 20000

### fractions: a large exponent
#: oracle=no
#: max-memory=4M
#: exit=3
from fractions import Fraction
Fraction('1/3') ** 100000000
#! hognose: memory limit reached: limit 4194304

### functools: a comparison for each pair
#: oracle=no
#: max-steps=20000
#: exit=3
import functools
sorted(range(10**5), key=functools.cmp_to_key(lambda a, b: b * 7 % 13 - a))
#! hognose: steps limit reached: limit 20000, used 20000

### functools: results that are kept
#: oracle=no
#: max-memory=4M
#: exit=3
import functools, itertools
keep = functools.cache(lambda i: 'a' * 1000 + str(i))
for i in itertools.count(): keep(i)
#! hognose: memory limit reached: limit 4194304

### glob: the same again and again
#: oracle=no
#: max-steps=20000
#: exit=3
import glob, os
os.makedirs('/tmp/a/b/c')
while True: glob.glob('/tmp/**/**/*', recursive=True)
#! hognose: steps limit reached: limit 20000, used 20000

### glob: stars to be translated
#: oracle=no
#: max-memory=4M
#: exit=3
import glob
glob.translate('*/' * 200000)
#! hognose: memory limit reached: limit 4194304

### hashlib: rounds
#: oracle=no
#: max-steps=20000
#: exit=3
import hashlib
hashlib.pbkdf2_hmac('sha256', b'a', b'b', 10**9)
#! hognose: steps limit reached: limit 20000, used 20000

### hashlib: a long digest
#: oracle=no
#: max-memory=4M
#: exit=3
import hashlib
hashlib.shake_256(b'').digest(10**7)
#! hognose: memory limit reached: limit 4194304

### heapq: the largest of many
#: oracle=no
#: max-steps=20000
#: exit=3
import heapq, itertools
heapq.nlargest(3, itertools.count())
#! hognose: steps limit reached: limit 20000, used 20000

### heapq: all of the largest
#: oracle=no
#: max-memory=4M
#: exit=3
import heapq
heapq.nlargest(10**7, range(10**8))
#! hognose: memory limit reached: limit 4194304

### hmac: a long message
#: oracle=no
#: max-steps=20000
#: exit=3
import hmac
while True: hmac.new(b'k', b'm' * 10000, 'sha512').digest()
#! hognose: steps limit reached: limit 20000, used 20000

### hmac: a long key
#: oracle=no
#: max-memory=4M
#: exit=3
import hmac
hmac.new(b'k' * 10**7, b'm', 'sha512')
#! hognose: memory limit reached: limit 4194304

### linecache: a file that is read again
#: oracle=no
#: max-steps=20000
#: exit=3
import linecache
with open('/tmp/a', 'w') as f: f.write('a\n' * 1000)
while True: linecache.updatecache('/tmp/a')
#! hognose: steps limit reached: limit 20000, used 20000

### linecache: lines
#: oracle=no
#: max-memory=4M
#: exit=3
import linecache
with open('/tmp/a', 'w') as f: f.write('ab\n' * 300000)
linecache.getlines('/tmp/a')
#! hognose: memory limit reached: limit 4194304

### math: a factorial
#: oracle=no
#: max-steps=20000
#: exit=3
import math
math.comb(10**6, 5 * 10**5)
#! hognose: steps limit reached: limit 20000, used 20000

### math: a common multiple
#: oracle=no
#: max-memory=4M
#: exit=3
import math
math.prod(1 << 100000 for i in range(10**6))
#! hognose: memory limit reached: limit 4194304

### operator: counting without end
#: oracle=no
#: max-steps=20000
#: exit=3
import itertools, operator
operator.countOf(itertools.repeat(1), 2)
#! hognose: steps limit reached: limit 20000, used 20000

### operator: a text many times
#: oracle=no
#: max-memory=4M
#: exit=3
import operator
operator.mul('a', 10**7)
#! hognose: memory limit reached: limit 4194304

### pathlib: parents
#: oracle=no
#: max-steps=20000
#: exit=3
import pathlib
p = pathlib.PurePath('/'.join('a' * 2000))
for q in p.parents: q.parents[0].parts
#! hognose: steps limit reached: limit 20000, used 20000

### pathlib: parts
#: oracle=no
#: max-memory=4M
#: exit=3
import pathlib
pathlib.PurePath('/'.join('ab' * 400000)).parts
#! hognose: memory limit reached: limit 4194304

### pprint: a value that doubles
#: oracle=no
#: max-steps=20000
#: exit=3
import pprint
x = []
for i in range(60): x = [x, x]
pprint.pformat(x)
#! hognose: steps limit reached: limit 20000, used 20000

### pprint: a text in pieces
#: oracle=no
#: max-memory=4M
#: exit=3
import pprint
pprint.pformat('ab ' * 300000, width=1)
#! hognose: memory limit reached: limit 4194304

### random: shuffled again and again
#: oracle=no
#: max-steps=20000
#: exit=3
import random
l = list(range(100))
while True: random.shuffle(l)
#! hognose: steps limit reached: limit 20000, used 20000

### random: as many bytes
#: oracle=no
#: max-memory=4M
#: exit=3
import random
random.randbytes(10**7)
#! hognose: memory limit reached: limit 4194304

### secrets: one after another
#: oracle=no
#: max-steps=20000
#: exit=3
import secrets
while True: secrets.token_bytes(100)
#! hognose: steps limit reached: limit 20000, used 20000

### secrets: a long one
#: oracle=no
#: max-memory=4M
#: exit=3
import secrets
secrets.token_hex(10**7)
#! hognose: memory limit reached: limit 4194304

### shlex: words
#: oracle=no
#: max-steps=20000
#: exit=3
import shlex
shlex.split('a ' * 100000)
#! hognose: steps limit reached: limit 20000, used 20000

### shlex: quotes to be quoted
#: oracle=no
#: max-memory=4M
#: exit=3
import shlex
shlex.quote("'" * 1000000)
#! hognose: memory limit reached: limit 4194304

### shutil: a stream without end
#: oracle=no
#: max-steps=20000
#: exit=3
import io, shutil
class Endless:
    def read(self, n): return b'x'
class Nowhere:
    def write(self, data): pass
shutil.copyfileobj(Endless(), Nowhere())
#! hognose: steps limit reached: limit 20000, used 20000

### shutil: into memory
#: oracle=no
#: max-memory=4M
#: exit=3
import io, shutil
class Endless:
    def read(self, n): return b'x' * n
shutil.copyfileobj(Endless(), io.BytesIO())
#! hognose: memory limit reached: limit 4194304

### statistics: a median of many
#: oracle=no
#: max-steps=20000
#: exit=3
import statistics
while True: statistics.median_grouped(range(100))
#! hognose: steps limit reached: limit 20000, used 20000

### statistics: every value is a mode
#: oracle=no
#: max-memory=4M
#: exit=3
import statistics
statistics.multimode(range(10**7))
#! hognose: memory limit reached: limit 4194304

### string.templatelib: parts that are joined
#: oracle=no
#: max-steps=20000
#: exit=3
from string.templatelib import Interpolation, Template
t = Template(*[Interpolation(1, 'a')] * 100)
while True: list(t)
#! hognose: steps limit reached: limit 20000, used 20000

### string.templatelib: parts
#: oracle=no
#: max-memory=4M
#: exit=3
from string.templatelib import Interpolation, Template
t = Template('a', Interpolation(1, 'a'))
while True: t = t + t
#! hognose: memory limit reached: limit 4194304

### struct: a long format
#: oracle=no
#: max-steps=20000
#: exit=3
import struct
while True: struct.unpack('1000b', bytes(1000))
#! hognose: steps limit reached: limit 20000, used 20000

### struct: padding
#: oracle=no
#: max-memory=4M
#: exit=3
import struct
struct.pack('10000000x')
#! hognose: memory limit reached: limit 4194304

### tempfile: names
#: oracle=no
#: max-steps=20000
#: exit=3
import tempfile
while True: tempfile.mktemp()
#! hognose: steps limit reached: limit 20000, used 20000

### tempfile: a large file
#: oracle=no
#: max-memory=4M
#: exit=3
import tempfile
with tempfile.TemporaryFile() as f:
    while True: f.write(bytes(100000))
#! hognose: memory limit reached: limit 4194304

### textwrap: short lines
#: oracle=no
#: max-steps=20000
#: exit=3
import textwrap
textwrap.wrap('ab ' * 20000, 1)
#! hognose: steps limit reached: limit 20000, used 20000

### textwrap: a long indent
#: oracle=no
#: max-memory=4M
#: exit=3
import textwrap
textwrap.indent('a\n' * 10000, ' ' * 10000)
#! hognose: memory limit reached: limit 4194304

### types: a body without end
#: oracle=no
#: max-steps=20000
#: exit=3
import itertools, types
types.new_class('A', (), {}, lambda ns: [None for i in itertools.count()])
#! hognose: steps limit reached: limit 20000, used 20000

### types: a body that binds names
#: oracle=no
#: max-memory=4M
#: exit=3
import itertools, types
types.new_class('A', (), {}, lambda ns: ns.update((f'a{i}', i) for i in itertools.count()))
#! hognose: memory limit reached: limit 4194304

### unicodedata: marks to be put in order
#: oracle=no
#: max-steps=20000
#: exit=3
import unicodedata
unicodedata.normalize('NFC', 'a' + '\u0316\u0301' * 300000)
#! hognose: steps limit reached: limit 20000, used 20000

### unicodedata: one character becomes eighteen
#: oracle=no
#: max-memory=4M
#: exit=3
import unicodedata
unicodedata.normalize('NFKD', '\ufdfa' * 80000)
#! hognose: memory limit reached: limit 4194304

### encodings.idna: a long name
#: oracle=no
#: max-steps=20000
#: exit=3
import encodings.idna
while True: encodings.idna.nameprep('B\xfccher' * 10)
#! hognose: steps limit reached: limit 20000, used 20000

### encodings.idna: labels
#: oracle=no
#: max-memory=4M
#: exit=3
import encodings.idna
('b\xfc.' * 400000).encode('idna')
#! hognose: memory limit reached: limit 4194304

### encodings.punycode: every character another
#: oracle=no
#: max-steps=20000
#: exit=3
''.join(map(chr, range(0x4e00, 0x6000))).encode('punycode')
#! hognose: steps limit reached: limit 20000, used 20000

### encodings.punycode: all in one
#: oracle=no
#: max-memory=4M
#: exit=3
import encodings.punycode
[('\xfc' * 200).encode('punycode') for i in range(10**7)]
#! hognose: memory limit reached: limit 4194304

### re._parser: alternatives
#: oracle=no
#: max-steps=20000
#: exit=3
import re._parser
re._parser.parse('|'.join('ab' for i in range(20000)))
#! hognose: steps limit reached: limit 20000, used 20000

### re._parser: groups
#: oracle=no
#: max-memory=4M
#: exit=3
import re._parser
re._parser.parse('(a)' * 100000)
#! hognose: memory limit reached: limit 4194304

### urllib.request: one after another
#: oracle=no
#: max-steps=20000
#: exit=3
import urllib.request
while True: urllib.request.urlopen('data:,a').read()
#! hognose: steps limit reached: limit 20000, used 20000

### urllib.request: a long address
#: oracle=no
#: max-memory=4M
#: exit=3
import urllib.request
urllib.request.urlopen('data:,' + 'a' * 1000000).read()
#! hognose: memory limit reached: limit 4194304
