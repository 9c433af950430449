// Where a host call can pause a program. Each calls ask(), which gives its argument back, or fail(), which raises.
export const pauses = {
    'open files': `
with open('/tmp/a', 'w') as w:
    for i in range(5): w.write(f'line {i} é\\n'); ask(i)
with open('/tmp/a') as f, open('/tmp/b', 'wb') as b:
    for line in f:
        b.write(ask(line).encode())
import io, os
s = io.StringIO('x\\ny\\n')
print(os.stat('/tmp/b').st_size, ask(s.readline()), list(s), open('/tmp/b').readlines(), ask(sorted(os.listdir('/tmp'))))`,
    'texts whose coders have a state': `
for name in 'utf-16', 'utf-8-sig', 'utf-7':
    with open('/tmp/a', 'w', encoding=name) as w:
        for part in ('é', 'あ\\n', 'x'): w.write(ask(part))
    with open('/tmp/a', encoding=name) as f:
        at = [ask(f.read(1)), ask(f.tell()), ask(f.readline()), f.tell()]
        print(at, f.read(), ask(f.seek(at[1])), f.readline(), ask(f.read()))
open('/tmp/a', 'wb').write(b'a\\xff\\r\\nb\\xe3\\x81')
with open('/tmp/a', errors='replace') as f:
    print(ask(f.read(2)), f.tell(), ask(f.readline()), f.newlines, f.tell(), ask(f.read()))`,
    'a plain call': 'print(ask(1) + ask(2))',
    'dicts without their first entries': `
d = dict.fromkeys(range(400))
for k in range(150): del d[k]
for k in (152, 151, 150): del d[k]; ask(k)
i = iter(d)
print(next(iter(d)), ask(next(i)), next(i), d.pop(ask(153)), next(iter(d)))
while len(d) > 3: del d[next(iter(d))]
print(ask(list(d)), d.popitem(), ask(next(iter(d))))`,
    'a sort key': 'print(sorted([3, 1, 2], key=lambda v: -ask(v)))',
    'dates, their zones and what they are asked': `
from datetime import *
class Z(tzinfo):
    def utcoffset(self, dt): return timedelta(hours=ask(2))
    def dst(self, dt): return timedelta(0)
    def tzname(self, dt): return ask("Z")
when = datetime(2020, 1, 2, 3, tzinfo=Z())
print(when, when.astimezone(UTC), ask(date(2020, 1, 2).year), timedelta(hours=ask(5)), when - datetime(2020, 1, 1, tzinfo=UTC))
try: when.year = ask(1)
except AttributeError as e: print(e)
try: date.x = ask(1)
except TypeError as e: print(e, date.__name__, when.strftime("%Z"), timezone.utc is UTC)`,
    'dataclasses: what their methods call': `
from dataclasses import *
from copy import deepcopy
class V:
    def __init__(self, v): self.v = v
    def __repr__(self): return ask(f"V{self.v}")
    def __eq__(self, other): return ask(self.v == other.v)
    def __hash__(self): return ask(7)
    def __deepcopy__(self, memo): return V(ask(self.v + 1))
@dataclass(frozen=True, slots=True)
class P:
    x: V
    y: list = field(default_factory=lambda: ask([1]), hash=False)
    def __post_init__(self): ask(3)
p = P(V(1))
print(p, p == P(V(1)), hash(p) == hash((V(2),)), replace(p, x=V(5)), asdict(p), deepcopy(p), P.__doc__)
try: p.x = ask(1)
except FrozenInstanceError as e: print(e)`,
    'functools and collections': `
from functools import *
from collections import *
from enum import Enum, Flag
@lru_cache
def f(x): return ask(x + 1)
d = defaultdict(lambda: ask([5]))
d['a'].append(6)
q = deque([3, 1, 2], maxlen=3)
q.append(ask(4))
P = namedtuple('P', 'x y')
class C(Enum):
    A = 1
    B = 2
    @classmethod
    def _missing_(cls, value): return ask(True) and cls.A
class F(Flag):
    R = 1
    W = 2
print(f(1), f(1), f.cache_info(), d, q, P(ask(1), 2), C(9), C.B, F(ask(3)), sorted(q, key=cmp_to_key(lambda a, b: ask(b - a))))
print(Counter(ask(['x', 'y', 'x'])), OrderedDict(a=ask(1)), partial(f, 5)(), reduce(lambda a, b: ask(a + b), [1, 2, 3]))
try: q.maxlen = ask(1)
except AttributeError as e: print(e, C.A is C(1), type(C.A), C.B in set(C))`,
    'patterns and matches': `
import re
p = re.compile(r'(?P<a>\\w+) (\\d+)?', re.I)
m = p.match(ask('abc 12'))
f, g, n, it = p.match, m.group, re.Match.span, re.finditer('b*', 'abc')
print(next(it), ask(1))
print(p, m, f('x 1'), g('a', 2), n(m), [ask(x.group()) for x in it], p.groupindex, m.re is p, re.sub('(a)', r'<\\1>', ask('aba')))
print(re.sub('b|c', lambda m: ask(m.group() * 2), 'abc'), m.regs, re.compile('a') is re.compile('a'), re.I, m.expand(r'\\g<a>'))`,
    'map and filter': 'print(list(map(ask, [1, 2])), list(filter(lambda v: ask(v) > 1, [1, 2, 3])))',
    'a comprehension': 'print([ask(i) for i in range(3) if ask(i) != 1], {ask(i): 2 for i in "ab"}, {ask(1), ask(1)})',
    '__init__ and __new__': `
class A:
    def __new__(cls, x): return super().__new__(cls) if ask(True) else None
    def __init__(self, x): self.x = ask(x)
print(A(5).x)`,
    '__eq__ and __hash__ in a dict': `
class K:
    def __init__(self, v): self.v = v
    def __hash__(self): return ask(self.v % 3)
    def __eq__(self, other): return ask(self.v) == other.v
d = {K(i): i for i in range(7)}
d[K(3)] = 'x'
del d[K(4)]
print(d[K(6)], K(5) in d, K(4) in d, d.pop(K(1)), d.setdefault(K(1), 'new'), list(d.values()))`,
    '__eq__ and __hash__ in a set': `
class K:
    def __init__(self, v): self.v = v
    def __hash__(self): return ask(self.v % 2)
    def __eq__(self, other): return ask(self.v) == other.v
s = {K(i) for i in range(4)}
s.discard(K(2))
print(sorted(k.v for k in s | {K(1), K(9)}), len(s & {K(3)}), K(0) in s)`,
    'where a set pops next': 's = set(range(20)); s.pop(); s.pop(); s.add(ask(0)); print(s.pop(), s.pop(), s)',
    '__repr__ inside a container': `
class R:
    def __repr__(self): return f"<{ask('r')}>"
print([R(), (R(), {'k': R()})], f"{[R()]!r}", str({1: R()}))`,
    'a generator inside sum': `
def g(n):
    for i in range(n): yield ask(i)
print(sum(g(4)), max(g(3)), list(zip(g(2), g(2))), [*g(2)], any(g(2)))`,
    '__missing__': `
class D(dict):
    def __missing__(self, key):
        self[key] = ask([])
        return self[key]
d = D()
d['a'].append(1); d['a'].append(2)
print(d, '%(x)s' % D(x=1))`,
    'a decorator': `
def twice(f):
    n = ask(2)
    return lambda *a: f(*a) * n
@twice
def h(x): return ask(x)
print(h(4))`,
    'a class body and its metaclass': `
class M(type):
    def __new__(m, name, bases, ns): return super().__new__(m, ask(name), bases, ns)
    def __prepare__(name, bases): return {'extra': ask(1)}
class C(metaclass=M):
    x = ask(5)
    y = [ask(i) for i in range(2)]
print(C.__name__, C.x, C.y, C.extra)`,
    'with': `
class W:
    def __enter__(self): return ask('in')
    def __exit__(self, *info): return ask(info[0] is not None)
with W() as a, W() as b:
    print(a, b)
    raise ValueError
print('after')`,
    'finally and except': `
def f():
    try:
        try: fail('one')
        except RuntimeError as e: raise KeyError(ask(2)) from e
        finally: ask('f')
    except KeyError as e: return repr(e), repr(e.__cause__)
    finally: print(ask('last'))
print(f())`,
    'except*': `
try:
    raise ExceptionGroup('g', [ValueError(1), TypeError(2)])
except* ValueError as e: print(ask(repr(e)))
except* TypeError: print(ask(3))`,
    'properties and descriptors': `
class P:
    @property
    def v(self): return ask(7)
    @v.setter
    def v(self, x): self.w = ask(x)
    def __getattr__(self, name): return ask(name)
    def __setattr__(self, name, x): object.__setattr__(self, name, ask(x))
p = P(); p.v = 3
print(p.v, p.w, p.other, getattr(p, 'third'))`,
    '__format__ in an f-string': `
class F:
    def __format__(self, spec): return ask('<' + spec + '>')
print(f"{F():>3}|{ask(4):{ask('>4')}}|{F()}", format(F(), 'q'), '{:x}'.format(F()))`,
    'operators': `
class N:
    def __init__(self, v): self.v = v
    def __add__(self, o): return ask(NotImplemented) if ask(o) == 1 else N(ask(self.v + 1))
    def __radd__(self, o): return ask(o)
    def __iadd__(self, o): self.v += ask(o); return self
    def __lt__(self, o): return ask(self.v) < o.v
    def __bool__(self): return ask(self.v) > 1
    def __len__(self): return ask(3)
    def __neg__(self): return ask(-self.v)
    def __getitem__(self, i): return ask(i)
    def __contains__(self, i): return ask(i)
    def __call__(self, *a): return ask(len(a))
    def __index__(self): return ask(self.v)
n = N(2); n += 5
print((n + 2).v, 4 + n, N(1) < N(2), not N(1), len(n), -n, n[5], 0 in n, n(1, 2), [0] * N(2), sorted([N(3), N(1)])[0].v)
if N(0) or N(5): print('yes')`,
    'iteration protocol': `
class I:
    def __iter__(self): self.n = ask(0); return self
    def __next__(self):
        self.n = ask(self.n + 1)
        if self.n > 3: raise StopIteration
        return self.n
a, *b = I()
print(a, b, list(I()), 2 in I(), dict(zip('ab', I())), ', '.join(str(i) for i in I()))`,
    'generators with send, throw and yield from': `
def inner():
    try: x = yield ask(1)
    except ValueError as e: x = yield ask(str(e))
    return ask(x)
def outer():
    r = yield from inner()
    yield r
g = outer()
print(next(g), g.throw(ValueError('t')), g.send('s'), list(g))
ask(0)`,
    closures: `
def counter():
    n = 0
    def step():
        nonlocal n
        n += ask(1)
        return n
    return step
c = counter()
print(c(), c(), [f() for f in [lambda i=i: ask(i) for i in range(2)]])`,
    'coroutines': `
class Later:
    def __await__(self): return (yield ask('w'))
async def g(): return await Later()
async def gen():
    for i in range(2): yield ask(i)
async def f():
    out = [x async for x in gen()]
    return out, await g()
c = f()
print(c.send(None))
try: c.send(5)
except StopIteration as e: print(e.value)`,
    'match': `
class Pt:
    __match_args__ = ('x', 'y')
    x = property(lambda s: ask(1)); y = property(lambda s: ask(2))
match Pt():
    case Pt(2, _): print('no')
    case Pt(x, y) if ask(True): print(x, y)`,
    'exec, eval and import': `
import math
exec("z = ask(3)\\ndef q(): return ask(z)")
print(q(), eval('ask(math.floor(2.5))'), math.sqrt(ask(16)))`,
    'classes, slots and subclasses of builtins': `
class S:
    __slots__ = ('a', 'b')
class L(list): pass
class I(int):
    def twice(self): return ask(self) * 2
s = S(); s.a = ask(1); l = L([1]); l.tag = ask('t'); i = I(4)
print(s.a, hasattr(s, 'b'), l, l.tag, i.twice(), isinstance(i, I))`,
    'shared structure, cycles and identity': `
a = []; b = [a, a]; a.append(b)
class N: pass
n = N(); n.me = n; k = id(n)
ask(0)
print(b[0] is b[1], a[0] is b, n.me is n, id(n) == k, tuple([1, 2]) is tuple([1, 2]))`,
    'iterators under way': `
its = [iter([1, 2, 3]), iter({1: 2, 3: 4}.items()), reversed([1, 2]), enumerate('ab'), zip([1, 2], 'xy'), iter({5, 6}),
       enumerate(zip('ab', (1, 2), {3, 4}), 7), zip(map(str, [1, 2]), 'ab'),
       iter(range(3)), iter('xyz'), map(str, [7, 8]), iter(b'ab')]
for it in its: next(it)
ask(0)
print([list(it) for it in its])`,
    'views of bytes': `
b = bytearray(b'abcdef')
m = memoryview(b)
views = [m, m[1:5:2], m.cast('H'), m.cast('B', [2, 3]), m.toreadonly(), memoryview(b'xyz')[::-1]]
it = iter(m[1:]); next(it)
gone = memoryview(b); gone.release()
ask(0)
m[0] = 65
print([v.tolist() for v in views], list(it), repr(gone)[:9], views[1].obj is b, views[4].readonly)
try: b.append(1)
except BufferError as e: print(e)
ask(1)
views = m = it = None
b.append(1)
print(b)`,
    'weak references': `
import weakref, gc
class C: pass
kept, lost, said = C(), C(), []
refs = [weakref.ref(kept), weakref.ref(lost, lambda r: said.append(ask(2))), weakref.proxy(kept)]
values = weakref.WeakValueDictionary(a=kept, b=lost)
ask(0)
print(refs[0]() is kept, refs[1]() is lost, len(values), weakref.ref(kept) is refs[0])
lost = None
ask(1)
gc.collect()
print(refs[0]() is kept, refs[1]() is None, list(values), said)`,
    'iterators of itertools, random numbers': `
import itertools, random
class Mine(itertools.chain): pass
its = [itertools.chain('abc', [1]), itertools.count(5, 2), itertools.islice(range(9), 1, 8, 2), itertools.combinations('abcd', 2),
       itertools.product('ab', repeat=2), Mine('xyz'), *itertools.tee('tuv'), itertools.groupby('aabb'), itertools.cycle('pq')]
for it in its: next(it)
r = random.Random(5); r.random()
ask(0)
print([list(itertools.islice(it, 3)) for it in its[:8]], next(its[8])[0], next(its[9]), its[1], type(its[5]).__name__)
print(r.random(), r.randrange(1000), random.Random(5).getstate()[1][:2])`,
    'strings that grow': `
s = ''
for i in range(300):
    s += str(i) + 'é'
    if i % 60 == 0: ask(i)
print(len(s), s[-5:])`,
    'decimal': `
from decimal import *
class Money(Decimal):
    pass
price = Money('19.90')
big = Decimal('1' * 40)
ask(1)
print(repr(price), price + 1, big * 3, type(price).__name__, hash(price) == hash(Money('19.900')))
with localcontext(prec=6, rounding=ROUND_UP) as ctx:
    third = Decimal(ask(1)) / 3
    ask(2)
    print(third, Decimal(2) / 3, ctx.flags[Inexact], getcontext() is ctx)
    try:
        Decimal(ask(1)) / 0
    except ZeroDivisionError as e:
        ask(e.args[0][0].__name__)
        print(repr(e))
print(getcontext().prec, Decimal(ask(2)).sqrt(), Decimal('1e400') ** 3 % 7 if ask(0) else Decimal(1).exp())
print(sorted([price, Decimal(3), ask(4)], key=lambda d: -d if ask(1) else d), sum([Decimal('.1')] * ask(3)))
`,
};
