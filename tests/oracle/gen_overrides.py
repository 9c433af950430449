"""Writes tests/types/overrides*.py: which overrides of a subclass an operation calls, for every container and number type.

    python3 tests/oracle/gen_overrides.py && ./build.sh oracle --write tests/types/overrides*.py

Each case derives a class that overrides all methods of a builtin type with ones that note their names, performs every
operation of a list on its instances, and prints what each called.
"""
import pathlib

FOLDER = pathlib.Path(__file__).parents[1] / "types"

PRELUDE = '''\
import array, collections, copy, functools, io, itertools, json, math, operator, re

log = []
NEVER = {'__class__', '__getattribute__', '__init_subclass__', '__subclasshook__', '__new__', '__del__', '__dir__', '__getstate__',
         '__class_getitem__', '__setattr__', '__delattr__', '__sizeof__', '__doc__', 'close', '__buffer__', '__release_buffer__'}

def noting(name, f):
    def method(self, *args, **kwargs):
        log.append(name)
        return f(self, *args, **kwargs)
    return method

def derive(base):
    """A class with each method of the base, which notes that it is called."""
    ns = {'__module__': '__main__'}
    if base.__hash__ is None: ns['__hash__'] = None
    for name in dir(base):
        f = getattr(base, name, None)
        kind = next((c.__dict__[name] for c in base.__mro__ if name in c.__dict__), None)
        if name in NEVER or name[0] == '_' != name[1] or name in ns or not callable(f) or isinstance(kind, (staticmethod, classmethod, type(dict.__dict__['fromkeys']))): continue
        if name == '__init__' and f is object.__init__: continue
        ns[name] = noting(name, f)
    return type('S', (base,), ns)

def run(base, make, program):
    """Each line with a new o and p."""
    env = dict(globals(), S=derive(base), B=base, gen=lambda x: (i for i in x))
    exec('def made(): return ' + make, env)
    for line in program.strip().split('\\n'):
        env['o'], env['p'] = env['made'](), env['made']()
        log.clear()
        try:
            result = eval(line, env)
            if type(result).__name__ == 'generator': result = None
            shown = re.sub('^o?dict_.*', 'a view of a dict', type(result).__name__)  # see differences/builtins.py
        except Exception as e:
            shown = type(e).__name__ + ': ' + str(e)[:70]
        print(line, '->', shown, *log)
'''

ANY = """
repr(o) | str(o) | format(o) | f'{o}' | f'{o!r}' | '%s' % (o,) | '%r' % (o,) | '{}'.format(o) | bool(o) | not o | 1 if o else 0 | o and 1 |
o == p | o != p | o == o | hash(o) | {o: 1} | o in [p] | o in (p,) | [p].index(o) | [p].count(o) | [o] == [p] | (o,) < (p,) | [o, p] == [o, p] | {1: o} == {1: p} |
copy.copy(o) | copy.deepcopy(o) | isinstance(o, S) | repr([o]) | str((o,)) | str({1: o}) | print(o, end='') | o.__reduce_ex__(2) and None | o < p | o <= p | o > p | o >= p |
operator.eq(o, p) | operator.truth(o) | all([o]) | any([o]) | list(filter(None, [o])) | max(o, p) | json.dumps(o) | o.__class__ | ascii(o)
"""
ITERABLE = """
len(o) | list(o) | tuple(o) | set(o) | frozenset(o) | dict.fromkeys(o) | iter(o) | next(iter(o)) | sorted(o) | [*o] | (*o,) | {*o} | [x for x in o] | {x for x in o} |
{x: 1 for x in o} | list(x for x in o) | (lambda *a: a)(*o) | (lambda a, *b: a)(*o) | max(o) | min(o) | sum(o) | any(o) | all(o) | enumerate(o) | zip(o, o) | list(map(str, o)) |
list(filter(None, o)) | operator.length_hint(o) | collections.deque(o) | collections.Counter(o) | ''.join(o) | bytes(o) | bytearray(o) | list(zip(o, p)) | functools.reduce(lambda a, b: a, o) |
list(itertools.chain(o, p)) | list(itertools.islice(o, 1)) | [].extend(o) | set().update(o) | [x for x in reversed(o)] | math.fsum(o) | math.prod(o) | operator.countOf(o, 1) |
operator.contains(o, 1) | operator.indexOf(o, 1) | statistics_mean(o) | 1 in o | 99 in o | 99 not in o | operator.setitem([1, 2], slice(0, 1), o) | (lambda a: [a])(o)[0] is o |
[a for a, *b in [o]] | first(o) | matches(o)
"""
HELPERS = '''
def statistics_mean(x): return sum(x) / len(x)
def first(x):
    a, *b = x
    return a
def pairwise(x):
    a, b = x
    return a
def matches(x):
    match x:
        case [a, *b]: return [a]
        case {'a': a}: return {'a': a}
        case set() | frozenset(): return set()
        case int() | float() | complex(): return x + 0
        case str() | bytes(): return str()
        case _: return None
def sync(f):
    f()
    return None
'''
SEQUENCE = """
o[0] | o[-1] | o[0:1] | o[::-1] | o[9] | o + p | o + B(o) | B(o) + o | o * 2 | 2 * o | o * 0 | o * 1 | o.index(1) | o.count(1) | operator.getitem(o, 0) | operator.itemgetter(0)(o) | operator.itemgetter(0, 1)(o) |
o == B(o) | B(o) == o | o < B(o) | B(o) < o | B(o) >= o | o != B(o) | B(o) != o | operator.concat(o, p) | operator.mul(o, 2) | B(o) | S(o) | B.__eq__(o, p) | B.__len__(o) | B.__iter__(o) | B.__contains__(o, 1) | B.__getitem__(o, 0) |
B.__repr__(o) | B.__add__(o, p) | B.__mul__(o, 2) | B.index(o, 1) | B.count(o, 1) | pairwise(o) | o.__iter__() | o.__len__() | slice(*o) | range(*o)
"""
MUTABLE = """
o.append(1) | o.extend(p) | o.extend(o) | o.extend(gen(p)) | o.insert(0, 1) | o.pop() | o.remove(1) | o.clear() | o.reverse() | o.copy() | operator.iadd(o, p) | operator.iadd(o, [1]) | operator.imul(o, 2) | operator.iconcat(o, p) |
operator.setitem(o, 0, 5) | operator.delitem(o, 0) | B.append(o, 1) | B.extend(o, p) | B.__iadd__(o, p) | B.copy(o) | B.__init__(o, p) | B.extend(B(), o) | B.__setitem__(o, 0, 5) | B.pop(o) | B.clear(o)
"""
MAPPING = """
o['a'] | o['nope'] | o.get('a') | o.get('nope') | 'a' in o | o.keys() | o.values() | o.items() | list(o.keys()) | list(o.values()) | list(o.items()) | dict(o) | dict(**o) | {**o} | {**o, 'x': 1} | (lambda **k: k)(**o) | operator.ior(o, p) | operator.ior({}, o) |
o | p | o | {'q': 1} | {'q': 1} | o | {}.update(o) | o.update(p) | o.update({'z': 1}) | o.update([('z', 1)]) | o.update(z=1) | o.setdefault('q', 1) | o.setdefault('a', 1) | o.pop('a') | o.pop('nope', 1) | o.pop('nope') | o.popitem() | o.clear() | o.copy() | S(o) | B(o) | S(z=1) | S(o, z=1) | S([('a', 1)]) |
S.fromkeys('ab') | dict.fromkeys(o) | o == {'a': 1, 'b': 2} | {'a': 1, 'b': 2} == o | o != {'a': 1} | {'a': 1} != o | '%(a)s' % o | '{a}'.format(**o) | '{a}'.format_map(o) | operator.setitem(o, 'c', 1) | operator.delitem(o, 'a') | operator.delitem(o, 'nope') | o.keys() & p.keys() | o.items() == p.items() |
o.keys() == p.keys() | o.keys() | {'q'} | eval('a', {}, o) | eval('a', o) | B.update(o, p) | B.__getitem__(o, 'a') | B.get(o, 'a') | B.items(o) | B.copy(o) | B.__or__(o, p) | B.__eq__(o, p) | B.__repr__(o) | B.setdefault(o, 'q', 1) | B.pop(o, 'a') | type('X', (), o) | 'ab'.translate(S({97: 'x'})) |
collections.ChainMap(o)['a'] | collections.ChainMap(o, p) | list(collections.ChainMap(o, p)) | collections.OrderedDict(o) | collections.Counter(o) | collections.defaultdict(int, o) | sync(lambda: collections.Counter().update(o)) | o.__contains__('a') | json.dumps([o]) | vars_of(o) | operator.itemgetter('a')(o) |
re.sub('a', lambda m: o['a'] and 'x', 'a') | B.fromkeys(o) | B.__init__(o, p) | B.__ior__(o, p) | len(o.keys()) | str(o.items()) | iter(o.values()) | reversed(o)
"""
SET = """
o | p | o & p | o - p | o ^ p | o | {9} | {9} | o | o & {1} | {1} & o | o - {1} | {1} - o | o ^ {1} | {1} ^ o | o < {1, 2, 3, 4} | {1} < o | {1} <= o | {1} >= o | o == {1, 2, 3} | {1, 2, 3} == o | o != {1} | {1} != o | frozenset((1, 2, 3)) == o | o == frozenset((1, 2, 3)) |
o.union(p) | o.union([9]) | o.union(p, p) | o.union() | o.intersection(p) | o.intersection([1]) | o.difference(p) | o.difference([1]) | o.symmetric_difference(p) | o.symmetric_difference([1]) | o.issubset(p) | o.issubset([1]) | o.issuperset(p) | o.issuperset([1]) | o.isdisjoint(p) | o.isdisjoint([1]) | o.copy() |
{1}.union(o) | {1}.intersection(o) | {1}.difference(o) | {1}.symmetric_difference(o) | {1}.issubset(o) | {1}.issuperset(o) | {1}.isdisjoint(o) | {1}.update(o) | {1}.intersection_update(o) | {1}.difference_update(o) | {1}.symmetric_difference_update(o) |
operator.ior({1}, o) | operator.iand({1}, o) | operator.isub({1}, o) | operator.ixor({1}, o) | B(o) | S(o) | set(o) | frozenset(o) | B.union(o, p) | B.__or__(o, p) | B.__and__(o, p) | B.__eq__(o, p) | B.__contains__(o, 1) | B.copy(o) | {}.keys() | o | {1: 1}.keys() & o | {1: 1}.keys() - o | {1: 1}.keys() == o |
o & {1: 1}.keys() | o == {1: 1}.keys() | {1: 1}.keys() <= o | {1: 1}.keys().isdisjoint(o) | o in {frozenset((1, 2, 3))} | {frozenset((1, 2, 3)): 1}[o] | random_choice(o) | B.__init__(o, p) | B.__iter__(o) | B.__len__(o) | B.__repr__(o) | B.issubset(o, p)
"""
SET_CHANGES = """
sorted([o, p]) | o.add(9) | o.add(1) | o.discard(1) | o.discard(9) | o.remove(1) | o.remove(9) | o.pop() | o.clear() | o.update(p) | o.update([9]) | o.intersection_update(p) | o.difference_update(p) | o.symmetric_difference_update(p) | operator.ior(o, p) | operator.iand(o, p) | operator.isub(o, p) | operator.ixor(o, p) |
operator.ior(o, {9}) | operator.ior(o, [9]) | B.add(o, 9) | B.update(o, p) | B.__ior__(o, p) | o.remove({1}) | {1}.remove(o) | o.__contains__({1})
"""
NUMBER = """
o + p | o + 1 | 1 + o | o - 1 | 1 - o | o * 2 | 2 * o | o / 2 | 2 / o | -o | +o | abs(o) | o ** 2 | 2 ** o | pow(o, 2) | pow(2, o) | o == 3 | 3 == o | o != 3 | 3 != o | o + 1.5 | 1.5 + o | 1.5 * o | o + 1j | 1j + o | o == 3.0 | 3.0 == o | sum([o, p]) | sum([o], o) | sum([1.5, o]) | B(o) | S(o) | S(3) | bool(o) | complex(o) |
complex(1, o) | str(o) | o.conjugate() | o.real | o.imag | {3: 1}.get(o) | o in {3} | {o, p} | {o: 1, 3: 2} | operator.add(o, p) | operator.iadd(o, 1) | operator.neg(o) | operator.pow(o, 2) | operator.truediv(o, 2) | B.__add__(o, 1) | B.__radd__(o, 1) | B.__eq__(o, 3) | B.__hash__(o) | B.__repr__(o) | B.__bool__(o) | B.__pow__(o, 2) |
math.prod([o, p]) | math.fabs(o) | math.sqrt(o) | math.isnan(o) | o in (1, 3) | 3 in [o] | [3].index(o) | round(o) | round(o, 1) | f'{o:>5}' | '%s' % o | copy.copy(o) | o is copy.deepcopy(o)
"""
REAL = """
sorted([o, p]) | int(o) | float(o) | math.floor(o) | math.ceil(o) | math.trunc(o) | round(o) | round(o, 1) | divmod(o, 2) | divmod(7, o) | o // 2 | 7 // o | o % 2 | 7 % o | o < 4 | 4 < o | o <= 4 | 4 >= o | 4 > o | o > 4 | o < 4.5 | 4.5 > o | max(o, 1) | min([o, 1]) | sorted([o, 1, p]) | '%d' % o | '%f' % o | '%5.1f' % o | '%s' % o | f'{o:.1f}' | f'{o:g}' |
'{:5}'.format(o) | math.sin(o) | math.pow(o, 2) | math.hypot(o, 1) | math.copysign(o, -1) | math.isclose(o, 3) | math.fmod(o, 2) | math.log(o) | math.exp(o) | math.fsum([o]) | math.modf(o) | o.as_integer_ratio() | o.is_integer() | json.dumps([o]) | json.dumps({o: 1}) | min(o, p) | operator.floordiv(o, 2) | operator.mod(o, 2) | B.__lt__(o, 4) | B.__int__(o) | B.__float__(o) |
B.__floordiv__(o, 2) | B.__divmod__(o, 2) | B.__round__(o) | B.__trunc__(o) | B.from_number(o) | math.dist([o], [1]) | math.sumprod([o], [2]) | fractions_of(o) | decimal_of(o)
"""
INTEGRAL = """
[1, 2, 3, 4][o] | 'abcd'[o] | (1, 2, 3, 4)[o] | b'abcd'[o] | range(9)[o] | 'abcd'[o:] | [1, 2, 3, 4][:o] | range(o) | range(0, 9, o) | list(range(o)) | 'ab' * o | o * 'ab' | [1] * o | (1,) * o | bytes(o) | bytearray(o) | hex(o) | bin(o) | oct(o) | chr(o) | operator.index(o) | int(o) | o & 1 | 1 & o | o | 4 | 4 | o | o ^ 1 | 1 ^ o | o << 1 | 1 << o | o >> 1 | 9 >> o | ~o |
pow(o, 2, 5) | pow(2, o, 5) | pow(2, 3, o) | '%x' % o | '%o' % o | '%c' % o | '%i' % o | '%e' % o | f'{o:x}' | f'{o:d}' | f'{o:05}' | '{:,}'.format(o) | f'{1.5:{o}}' | math.gcd(o, 6) | math.lcm(o, 2) | math.factorial(o) | math.comb(o, 1) | math.perm(o) | math.isqrt(o) | math.ldexp(1.0, o) | o.bit_length() | o.bit_count() | o.to_bytes(2, 'big') | o.numerator | o.denominator | o.is_integer() | round(1.2345, o) |
int('11', o) | slice(o).indices(o) | [1, 2, 3, 4].insert(o, 1) | [1, 2, 3, 4].pop(o) | [1, 2, 3].index(3, 0, o) | 'a'.center(o) | 'a'.zfill(o) | 'a-b-c-d'.split('-', o) | 'aaaa'.replace('a', 'b', o) | bytes([o]) | bytearray([o]) | bytearray().append(o) | collections.deque(maxlen=o) | operator.setitem([0] * 5, o, 1) | enumerate('ab', o) | list(itertools.islice('abcd', o)) | list(itertools.repeat(1, o)) |
itertools.count(o) | next(itertools.count(o)) | 'abcd'.find('d', o) | sum([1, 2], o) | sum([o, 1, 2]) | (7).__add__(o) | B.__and__(o, 1) | B.__index__(o) | B.__lshift__(o, 1) | B.bit_length(o) | B.__format__(o, 'x') | 1 .__radd__(o) | memoryview(b'abcd')[o] | bytes.fromhex('00') * o | o in range(9) | range(9).index(o) | range(9).count(o) | True + o | o == True | 3 in {o: 1} | [0, 1, 2, 5].index(o) if 0 else 0 | struct_pack(o) | chr(o + 62) | divmod(o, o) | (2).__pow__(o)
"""
TEXT = """
o[0] | o[0:2] | o[::-1] | o[9] | o + p | o + 'z' | 'z' + o | o * 2 | 2 * o | o * 1 | 'a' in o | o in 'xxabc' | o == 'abc' | 'abc' == o | o != 'abc' | 'abc' != o | o < 'b' | 'b' > o | {'abc': 1}[o] | {o: 1}['abc'] | {o: 1} | o in {'abc'} | {'abc', o} | o % () | '%s' % o | '%5s' % o | '%r' % o | f'{o:>5}' | f'{o}' | f'{o!s}' | '{0}'.format(o) | '{0!r}'.format(o) | '{0:>5}'.format(o) | format(o, '>5') |
','.join([o, p]) | ','.join(o) | o.join(['x', 'y']) | o.upper() | o.lower() | o.strip() | o.strip('z') | 'xabcx'.strip(o) | o.split() | o.split('b') | 'xabcx'.split(o) | o.replace('z', 'y') | o.replace('a', 'b') | 'xabc'.replace(o, o) | o.find('b') | 'xabc'.find(o) | o.startswith('a') | 'abcd'.startswith(o) | 'abc'.startswith((o,)) | o.center(2) | o.center(9) | o.ljust(2) | 'a'.center(5, 'x') | o.zfill(2) | o.encode() |
o.translate({}) | 'a'.translate({97: o}) | o.partition('z') | o.partition('b') | 'xabcx'.partition(o) | o.splitlines() | o.expandtabs() | o.casefold() | o.title() | o.isalpha() | o.removeprefix('z') | 'abcd'.removeprefix(o) | o.count('a') | 'abc'.count(o) | str(o) | S(o) | str.__str__(o) | int('1') if o else 0 | print(o, end=o) | sorted([o, 'b', p]) | max([o, 'b']) | re.sub('a', 'b', o) | re.sub('z', 'b', o) |
re.split('z', o) | json.dumps([o]) | json.dumps({o: 1}) | int(S('5')) | float(S('5')) | complex(S('5')) | eval(S('5')) | compile(S('5'), 'a', 'eval') and None | ord(S('a')) | bytes(o, 'ascii') | str(b'a', S('ascii')) | b'a'.decode(S('ascii')) | chr(1) + o | o.__add__('a') | str.__add__(o, 'a') | str.__eq__(o, 'abc') |
str.__len__(o) | str.upper(o) | str.join(o, 'xy') | str.__format__(o, '') | operator.add(o, 'a') | operator.concat(o, 'a') | operator.contains(o, 'a') | list(map(str.upper, [o])) | ascii(o) | '%(a)s' % {'a': o} | 'a'.join(S('xy')) | list(o) | str.format('{}', o) | str.maketrans(o, 'xyz') | o.casefold() == p.casefold() | bool(o) | len(o) | o is str(o) | copy.copy(o) | S('a') in 'abc' | S(5) | S() | ''.join([o]) | ''.join((o,)) is o | ' '.join([o])
"""
BYTES = """
o[0] | o[0:2] | o[::-1] | o[9] | o + p | o + b'z' | b'z' + o | bytearray(b'z') + o | o * 2 | 2 * o | o * 1 | 97 in o | b'a' in o | o in b'xabcx' | o == b'abc' | b'abc' == o | bytearray(b'abc') == o | o == bytearray(b'abc') | o != b'abc' | o < b'b' | b'b' > o | {b'abc': 1}.get(o) | {o: 1} | o % () | b'%b' % o | b'%s' % o | b'%a' % o | '%s' % o | f'{o}' | f'{o!r}' | b','.join([o, p]) | o.join([b'x', b'y']) | o.upper() | o.lower() |
o.strip() | b'xabcx'.strip(o) | o.split() | o.split(b'b') | b'xabcx'.split(o) | o.replace(b'z', b'y') | o.replace(b'a', b'b') | o.find(b'b') | b'xabc'.find(o) | o.startswith(b'a') | b'abcd'.startswith(o) | o.center(2) | o.center(9) | o.zfill(2) | o.decode() | str(o, 'ascii') | o.hex() | o.translate(None) | o.partition(b'z') | o.splitlines() | o.expandtabs() | o.title() | o.isalpha() | o.removeprefix(b'z') | o.count(b'a') | bytes(o) | bytearray(o) | S(o) |
memoryview(o) | bytes(memoryview(o)) | list(o) | tuple(o) | iter(o) | len(o) | int(o.__class__(b'5')) | float(S(b'5')) | int.from_bytes(o) | re.sub(b'a', b'b', o) | sorted([o, b'b']) | max(o) | sum(o) | hash(o) | ord(S(b'a')) | eval(S(b'5')) | json.loads(S(b'[1]')) | reversed(o) | o.__add__(b'a') | B.__add__(o, b'a') | B.__eq__(o, b'abc') | B.__len__(o) | B.__iter__(o) | B.upper(o) | B.join(o, [b'x']) | b''.join([o]) | b''.join((o, p)) | bytearray().extend(o) | operator.add(o, b'a') |
operator.contains(o, 97) | copy.copy(o) | copy.deepcopy(o) | print(o, end='') | bool(o) | bytes.fromhex('61') + o | S(3) | S([1, 2]) | B([1, 2]) + o | o.__bytes__() | bytes.maketrans(o, b'xyz') | o.copy() | struct_unpack(o) | pairwise(o[0:2]) | (lambda *a: a)(*o) | 1 in o | o.index(98) | hashed(o) | binascii_hex(o)
"""
BYTEARRAY = """
o.append(1) | o.extend(p) | o.extend(b'a') | o.extend([1]) | o.insert(0, 1) | o.pop() | o.remove(97) | o.reverse() | o.clear() | o.copy() | operator.iadd(o, p) | operator.iadd(o, b'a') | operator.imul(o, 2) | operator.setitem(o, 0, 5) | operator.setitem(o, slice(0, 1), b'xy') | operator.setitem(o, slice(0, 1), p) | operator.delitem(o, 0) | o.resize(2) | bytearray.extend(o, p) | bytearray.__iadd__(o, p) | bytearray.__init__(o, p) | bytearray.__init__(o, b'a') | bytearray.append(o, 1)
"""
DEQUE = """
sorted([o, p]) | o.appendleft(1) | o.extendleft(p) | o.popleft() | o.rotate(1) | o.rotate(-1) | o.rotate(2) | o.maxlen | S(p, 2) | S(p, maxlen=2) | B(p, 2) | S(maxlen=1) | o.index(1, 0, 2) | o + p | operator.iadd(o, gen(p)) | reversed(o) | list(reversed(o)) | o.__copy__() | B.__copy__(o) | B.__add__(o, p) | B.__mul__(o, 2) | B.appendleft(o, 1) | B.popleft(o) | B.rotate(o, 1) | B.extendleft(o, p) | B.reverse(o) | B.remove(o, 1) | B.insert(o, 0, 1) | B.index(o, 1) | B.count(o, 1) | B.__reversed__(o) | B.__reduce__(o)
"""
COUNTER = """
o['nope'] | o.most_common() | o.most_common(1) | list(o.elements()) | o.total() | o.subtract(p) | o.subtract({'a': 1}) | o.subtract('ab') | o.subtract(a=1) | o.update('ab') | o.update(p) | o.update(a=1) | o.update({'a': 2}) | o + p | o - p | o & p | o | p | o ^ p | +o | -o | operator.iadd(o, p) | operator.isub(o, p) | operator.ior(o, p) | operator.iand(o, p) | o == p | o == B('ab') | B('ab') == o | B('ab') + o | o + B('ab') | o <= p | o < p | o >= p | o > p | o != p | o < B('aabb') | S('abab') | S({'a': 1}) | S(a=1) | S(p) | S('ab', a=1) | B(o) | B.update(o, 'ab') | B.update(o, p) |
B.most_common(o) | B.__add__(o, p) | B.__eq__(o, p) | B.subtract(o, p) | B.copy(o) | B.__repr__(o) | B.elements(o) | B.total(o) | B.__delitem__(o, 'a') | B.__missing__(o, 'q') | B.__reduce__(o) | B.__iadd__(o, p) | B.__pos__(o) | B.__le__(o, p) | B.__or__(o, p) | sync(lambda: B().update(o)) | B('ab') - o | B('ab') | o | B('ab') & o | max(o, key=o.get) | sync(o.clear)
"""
CHAINMAP = """
o.maps | o.new_child() | o.new_child({'q': 1}) | o.new_child(q=1) | o.parents | o['nope'] | S() | S({'a': 1}) | S(o, p) | B.__missing__(o, 'q') | B.__getitem__(o, 'a') | B.__iter__(o) | B.__len__(o) | B.__contains__(o, 'a') | B.__bool__(o) | B.get(o, 'a') | B.new_child(o) | B.copy(o) | B.__or__(o, p) | B.__ror__(o, {'q': 1}) | B.__ior__(o, p) | B.pop(o, 'a') | B.popitem(o) | B.clear(o) | B.__setitem__(o, 'a', 1) | B.__delitem__(o, 'a') | B.keys(o) | B.items(o) | B.values(o) | B.update(o, p) | B.setdefault(o, 'q', 1) | B.__eq__(o, p)
"""
ARRAY = """
o.append(1) | o.extend(p) | o.extend([1]) | o.fromlist([1]) | o.frombytes(b'abcd') | o.tobytes() | o.tolist() | o.pop() | o.remove(1) | o.reverse() | o.insert(0, 1) | o.byteswap() | o.buffer_info()[1] | operator.iadd(o, p) | operator.imul(o, 2) | operator.setitem(o, 0, 5) | operator.setitem(o, slice(0, 1), p) |
operator.delitem(o, 0) | operator.delitem(o, slice(0, 2)) | memoryview(o) | bytes(o) | B('i', o) | B('d', o) | S('i', o) | o == B('i', [3, 1, 2]) | B('i', [1]) + o | B('i', [1]).extend(o) | B.extend(o, p) | B.append(o, 1) | B.__repr__(o) | B.__len__(o) | B.__contains__(o, 1) | B.index(o, 1) | B.count(o, 1) | B.__eq__(o, p) | o[0] | o[-1] | o[0:1] | o[::-1] | o[9] |
o + p | o * 2 | 2 * o | o.index(1) | o.count(1) | o.index(99) | struct_unpack(o[:0]) if 0 else 0 | sorted([o, p]) | o.clear() | B.__iadd__(o, p) | B.reverse(o) | B.tolist(o) | B.__copy__(o) | B.__reduce_ex__(o, 2) and None | B.__reduce_ex__(o, 4) and None
"""
BYTES_FILE = """
o.read() | o.read(1) | o.read1() | o.readline() | o.readlines() | o.readlines(1) | list(o) | next(o) | [x for x in o] | o.write(b'x') | o.writelines([b'a', b'b']) | o.getvalue() | o.getbuffer() and None | o.seek(0) | o.tell() | o.truncate(0) | o.close() | o.readinto(bytearray(2)) | iter(o) | o.flush() | o.readable() | o.isatty() and None | o.closed | B.read(o) | B.readline(o) | B.__next__(o) | B.write(o, b'x') | B.readlines(o)
"""
TEXT_FILE = """
o.read() | o.read(1) | o.readline() | o.readlines() | list(o) | next(o) | [x for x in o] | o.write('x') | o.writelines(['a', 'b']) | print('x', file=o) | o.getvalue() | o.seek(0) | o.tell() | o.truncate(0) | o.close() | o.__enter__() | iter(o) | o.flush() | o.readable() | o.closed | S('x').getvalue() | B.read(o) | B.readline(o) | B.__next__(o) | B.write(o, 'x') | sorted(o) | dict.fromkeys(o)
"""
DECIMAL = """
o.adjusted() | o.as_tuple() and None | o.canonical() | o.compare(p) | o.compare_signal(p) | o.compare_total(p) | o.compare_total_mag(p) | o.copy_abs() |
o.copy_negate() | o.copy_sign(p) | o.exp() | o.fma(p, 1) | o.fma(2, p) | o.is_canonical() | o.is_finite() | o.is_infinite() | o.is_nan() |
o.is_normal() | o.is_qnan() | o.is_signed() | o.is_snan() | o.is_subnormal() | o.is_zero() | o.ln() | o.log10() | o.logb() | o.logical_and(B(1)) |
o.max(p) | o.max_mag(p) | o.min(p) | o.min_mag(p) | o.next_minus() | o.next_plus() | o.next_toward(p) | o.normalize() | o.number_class() |
o.quantize(p) | o.radix() | o.remainder_near(p) | o.rotate(p) | o.same_quantum(p) | o.scaleb(p) | o.shift(p) | o.sqrt() | o.to_eng_string() |
o.to_integral() | o.to_integral_exact() | o.to_integral_value() | B(1) + o | o + B(1) | B(1) == o | B(1) < o | o < B(1) | divmod(B(7), o) | B(7) ** o |
B(7) % o | o.from_float(1.5) | S.from_float(1.5) | S('3') + 1 | S(o) | S(1.5) | S((0, (1,), 0)) | ctx().add(o, p) | ctx().create_decimal(o) |
ctx().divide(o, p) | ctx().power(o, 2) | ctx().to_sci_string(o) | ctx().abs(o) | ctx().compare(o, 1) | B.quantize(o, p) | B.__add__(o, 1) |
B.__str__(o) | B.__format__(o, '') | copy.deepcopy(o) | int(o) | o.real | o.imag | o.conjugate() | o.as_integer_ratio() | o.__complex__() | hash(o) |
fractions_of(o) | decimal_of(o) | statistics_of([o, p]) | operator.index(o)
"""
FRACTION = """
o.numerator | o.denominator | o.limit_denominator(3) | o.as_integer_ratio() | o.is_integer() | S(o) | S(1, 2) | S('1/2') | S(o, p) | S(1.5) |
S.from_float(1.5) | S.from_decimal(decimal_of(1)) | B.from_number(o) | B(1, 2) + o | o + B(1, 2) | B(1, 2) == o | B(1, 2) < o | o < B(1, 2) |
divmod(B(7), o) | B(7) ** o | o ** B(1, 2) | o ** -1 | o ** p | 2.0 ** o | 2 ** o | B(7) % o | B.__add__(o, 1) | B.__str__(o) | B.__format__(o, '') |
B.__mul__(o, 2) | B.__eq__(o, 2) | B.__lt__(o, 2) | hash(o) | o.real | o.imag | o.conjugate() | fractions_of(o) | copy.deepcopy(o) | round(o, 1) |
o.__complex__() | complex(o) | f'{o:.2f}' | f'{o:e}' | o // B(2) | B(2) // o | statistics_of([o, p]) | -o + 1 | abs(o) + 1
"""
DELTA = """
o.days | o.seconds | o.microseconds | o.total_seconds() | o + p | o - p | p - o | -o | +o | abs(o) | o * 2 | 2 * o | o * 1.5 | o / 2 | o / p | o // 2 |
o // p | o % p | divmod(o, p) | o == p | o != p | o < p | o <= p | o > B(0) | B(0) < o | B(1) + o | B(1) - o | o + B(1) | B(1) / o | B(1) // o |
B(7) % o | bool(o) | str(o) | repr(o) | hash(o) | S(1, 2) | S(days=1) | sum([o, p], B(0)) | sorted([o, p]) | max(o, p) | DAY + o | DAY - o | NOW + o |
NOW - o | datetime.timezone(o) and None | B.__add__(o, p) | B.__str__(o) | B.__neg__(o) | B.__eq__(o, p) | copy.copy(o) | copy.deepcopy(o) |
o.__reduce__() and None | {o: 1}[p] | [o].index(p) | json_dumps(o) | f'{o}' | '%s' % o
"""
DATE = """
o.year | o.month | o.day | o.isoformat() | str(o) | repr(o) | hash(o) | o.ctime() | o.isocalendar() and None | o.isoweekday() | o.weekday() |
o.replace(day=2) | o.__replace__(day=2) | copy.replace(o, day=2) | o.strftime('%Y') | f'{o}' | f'{o:%Y}' | format(o, '') | '%s' % o |
'{:%d}'.format(o) | o.timetuple() and None | o.toordinal() | o == p | o != p | o < p | o <= p | o > p | o == B(2024, 2, 3) | B(2024, 2, 3) == o |
B(2024, 2, 3) < o | o < B(2024, 2, 3) | o - p | o - DELTA | o + DELTA | DELTA + o | B(2024, 2, 3) - o | S.fromisoformat('2024-02-03') |
S.fromordinal(5) | S.fromtimestamp(0) | S.fromisocalendar(2024, 2, 2) | S.min and None | S(2024, 1, 1) | sorted([o, p]) | max(o, p) | {o: 1}[p] |
copy.copy(o) | copy.deepcopy(o) | o.__reduce__() and None | B.isoformat(o) | B.__str__(o) | B.__add__(o, DELTA) | B.__sub__(o, p) |
B.__format__(o, '%Y') | B.replace(o, day=4) | B.strftime(o, '%d') | B.__eq__(o, p) | B.timetuple(o) and None | B.ctime(o) | json_dumps(o)
"""
TIME = """
o.hour | o.minute | o.second | o.microsecond | o.fold | o.tzinfo | o.isoformat() | o.isoformat('minutes') | str(o) | repr(o) | hash(o) |
o.replace(hour=2) | o.__replace__(hour=2) | o.strftime('%H') | f'{o}' | f'{o:%H}' | o == p | o != p | o < p | o <= p | o == B(1, 2) | B(1, 2) == o |
B(1, 2) < o | o.utcoffset() | o.dst() | o.tzname() | S.fromisoformat('01:02') | S(1) | bool(o) | sorted([o, p]) | {o: 1}[p] | copy.copy(o) |
copy.deepcopy(o) | B.isoformat(o) | B.__str__(o) | B.__format__(o, '%H') | B.replace(o, hour=1) | datetime.datetime.combine(DAY, o) | B.utcoffset(o) |
o.__reduce__() and None
"""
MOMENT = """
o.hour | o.minute | o.tzinfo | o.fold | o.date() | o.time() | o.timetz() | o.isoformat(' ') | o.isoformat(timespec='hours') | o.utcoffset() | o.dst() |
o.tzname() | o.timestamp() | o.utctimetuple() and None | o.astimezone(datetime.timezone.utc) | o.replace(hour=3) | o.replace(tzinfo=None) |
S.combine(DAY, datetime.time(1)) | S.strptime('2024', '%Y') | S.now() and None | S.fromtimestamp(0) | S.fromtimestamp(0, datetime.timezone.utc) |
S.fromisoformat('2024-01-01T00:00') | S.fromordinal(4) | S.today() and None | o == NOW | NOW == o | o < NOW | NOW < o | NOW - o | o - NOW | o + DELTA |
DELTA + o | o - DELTA | o.strftime('%H') | o.timetuple() and None | o.ctime() | o.toordinal() | DAY == o | DAY != o | o == DAY | B.isoformat(o) |
B.__str__(o) | B.__sub__(o, p) | B.__sub__(o, NOW) | B.date(o) | B.timetz(o) | B.astimezone(o, datetime.timezone.utc) | B.timestamp(o) | B.__hash__(o) |
B.__repr__(o) | B.utctimetuple(o) and None
"""
ZONE = """
o.utcoffset(None) | o.utcoffset(NOW) | o.dst(NOW) | o.tzname(NOW) | o.fromutc(NOW.replace(tzinfo=o)) | NOW.replace(tzinfo=o) |
NOW.replace(tzinfo=o).utcoffset() | NOW.replace(tzinfo=o).isoformat() | NOW.replace(tzinfo=o).tzname() | NOW.replace(tzinfo=o).dst() |
NOW.replace(tzinfo=o).strftime('%z') | NOW.replace(tzinfo=o).strftime('%Z') | NOW.replace(tzinfo=o).timestamp() |
NOW.replace(tzinfo=o).utctimetuple() and None | NOW.replace(tzinfo=o).timetuple() and None | hash(NOW.replace(tzinfo=o)) |
NOW.replace(tzinfo=o) == NOW.replace(tzinfo=p) | NOW.replace(tzinfo=o) == NOW.replace(tzinfo=o) |
NOW.replace(tzinfo=o) < NOW.replace(tzinfo=datetime.timezone.utc) | NOW.replace(tzinfo=o) - NOW.replace(tzinfo=p) |
NOW.replace(tzinfo=o) - NOW.replace(tzinfo=datetime.timezone.utc) | NOW.replace(tzinfo=datetime.timezone.utc).astimezone(o) |
datetime.datetime.fromtimestamp(0, o) | datetime.datetime.now(o) and None | repr(NOW.replace(tzinfo=o)) | str(NOW.replace(tzinfo=o)) |
datetime.time(1, tzinfo=o).utcoffset() | datetime.time(1, tzinfo=o).isoformat() | datetime.time(1, tzinfo=o) == datetime.time(1, tzinfo=p) |
hash(datetime.time(1, tzinfo=o)) | datetime.time(1, tzinfo=o).dst() | copy.copy(NOW.replace(tzinfo=o)) | NOW.replace(tzinfo=o) + DELTA |
NOW.replace(tzinfo=o).replace(hour=3) | repr(o) and None | str(o) and None | hash(o) and None | o == p
"""
LIBRARY_HELPERS = '''
import datetime, decimal, statistics
DAY, NOW, DELTA = datetime.date(2024, 2, 3), datetime.datetime(2024, 2, 3, 4, 5), datetime.timedelta(1)
def ctx(): return decimal.Context()
def statistics_of(x): return statistics.mean(x)
def json_dumps(x): return json.dumps(x)
'''
MORE_HELPERS = '''
def vars_of(o): return exec('z = a', {}, o)
def random_choice(o): return sorted(o)[0]
def fractions_of(o):
    from fractions import Fraction
    return Fraction(o)
def decimal_of(o):
    from decimal import Decimal
    return Decimal(o)
def struct_pack(o):
    import struct
    return struct.pack('i', o)
def struct_unpack(o):
    import struct
    return struct.unpack('3s', o)
def hashed(o):
    import hashlib
    return hashlib.md5(o).digest()
def binascii_hex(o):
    import binascii
    return binascii.hexlify(o)
'''


def lines_of(*programs):
    """The operations, once each."""
    found = []
    for program in programs:
        for line in program.strip().split("\n"):
            found += parts(line.strip().removesuffix(" |"))
    return list(dict.fromkeys(found))


def parts(line):
    """Splits at ` | ` unless what is in front is `o`, `p`, or a set, which are operands of |."""
    import ast
    pieces, out = line.split(" | "), []
    while pieces:
        piece = pieces.pop(0).strip()
        operand = pieces and is_operand(piece) and is_operand(pieces[0].strip())
        if operand:
            piece += " | " + pieces.pop(0).strip()
        ast.parse(piece, mode="eval")
        out.append(piece)
    return out


def is_operand(text):
    return text in ("o", "p", "{9}", "4", "{'q'}", "{'q': 1}", "{}.keys()", "B('ab')", "o.keys()")


def case(title, setup, base, make, *programs):
    body = "\n".join(lines_of(*programs))
    return f"### which overrides of a subclass of {title} are called\n{setup}run({base}, {make!r}, '''\n{body}\n''')\n"


FILES = {
    "overrides.py": [
        ("list", "list", "S([3, 1, 2])", ANY, ITERABLE, SEQUENCE, MUTABLE, "sorted([o, p]) | o.sort() | B.sort(o) | sorted(o, key=lambda x: x) | min(o, default=1) | operator.setitem(o, slice(0, 1), p) | operator.delitem(o, slice(0, 1)) | [] + o | [3, 1, 2] == o | [] < o | [1] in S([[1]])"),
        ("tuple", "tuple", "S((3, 1, 2))", ANY, ITERABLE, SEQUENCE, "sorted([o, p]) | () + o | (3, 1, 2) == o | hash((o,)) | {o: 1}.get((3, 1, 2)) | '%s %s %s' % o | isinstance(1, S((int, str))) | 'a'.startswith(S(('a',))) | S((1, 2)) in {(1, 2)} | S() | B(o) is o | o.__getnewargs__() | B.__hash__(o) | B.__rmul__(o, 2)"),
        ("deque", "collections.deque", "S([3, 1, 2])", ANY, ITERABLE, SEQUENCE, MUTABLE, DEQUE),
    ],
    "overrides_mappings.py": [
        ("dict", "dict", "S(a=1, b=2)", ANY, ITERABLE, MAPPING),
        ("OrderedDict", "collections.OrderedDict", "S(a=1, b=2)", ANY, ITERABLE, MAPPING, "o.move_to_end('a') | o.popitem(last=False) | B.move_to_end(o, 'a') | B.__reversed__(o) | reversed(o.keys()) | list(reversed(o.items()))"),
    ],
    "overrides_mappings_missing.py": [
        ("defaultdict", "collections.defaultdict", "S(int, a=1, b=2)", ANY, ITERABLE, MAPPING, "S(int, [('a', 1)]) | B.__missing__(o, 'q') | o.__copy__() | B.__or__(o, p)"),
        ("ChainMap", "collections.ChainMap", "S(dict(a=1), dict(b=2))", ANY, ITERABLE, MAPPING, CHAINMAP),
    ],
    "overrides_counter.py": [
        ("Counter", "collections.Counter", "S(a=1, b=2)", ANY, ITERABLE, MAPPING, COUNTER),
    ],
    "overrides_sets.py": [
        ("set", "set", "S([3, 1, 2])", ANY, ITERABLE, SET, SET_CHANGES),
        ("frozenset", "frozenset", "S([3, 1, 2])", ANY, ITERABLE, SET, "hash((o,)) | {o: 1}.get(frozenset((1, 2, 3))) | o in {1: 1} | B.__hash__(o)"),
    ],
    "overrides_numbers.py": [
        ("int", "int", "S(3)", ANY, NUMBER, REAL, INTEGRAL),
    ],
    "overrides_floats.py": [
        ("float", "float", "S(3.0)", ANY, NUMBER, REAL, "o.hex() | B.fromhex('0x1p1') | [1][o] | range(o) | '%x' % o | o | 1"),
        ("complex", "complex", "S(3, 0)", ANY, NUMBER, "complex(o) | complex(o, 1) | float(o) | int(o) | f'{o:.1f}' | B.__complex__(o) | S(o, o) | abs(o) | B.from_number(o)"),
    ],
    "overrides_buffers.py": [
        ("array", "array.array", "S('i', [3, 1, 2])", ANY, ITERABLE.replace("statistics_mean(o) | ", "").replace("''.join(o) | ", ""), ARRAY),
        ("BytesIO", "io.BytesIO", "S(b'a\\nb\\n')", BYTES_FILE),
        ("StringIO", "io.StringIO", "S('a\\nb\\n')", TEXT_FILE),
    ],
    "overrides_texts.py": [
        ("str", "str", "S('abc')", ANY, TEXT, "tuple(o) | set(o) | sorted(o) | reversed(o) | iter(o) | [*o] | (lambda *a: a)(*o) | max(o) | enumerate(o) | dict.fromkeys(o) | pairwise(o[0:2]) | collections.Counter(o) | first(o) | matches(o)"),
        ("bytes", "bytes", "S(b'abc')", ANY, BYTES),
        ("bytearray", "bytearray", "S(b'abc')", ANY, BYTES, BYTEARRAY),
    ],
    "overrides_user.py": [
        ("UserDict", "collections.UserDict", "S(a=1, b=2)", ANY, ITERABLE, MAPPING, "o.data | S({'a': 1}) | o.__copy__() | B.__copy__(o)"),
        ("UserList", "collections.UserList", "S([3, 1, 2])", ANY, ITERABLE, SEQUENCE, MUTABLE,
         "o.sort() | sorted([o, p]) | o.data | [] + o | [1] == o | [1] < o | o.__copy__() | o + [1] | [1] + o | o == [3, 1, 2] | o[0:1]"),
        ("UserString", "collections.UserString", "S('abc')", ANY, TEXT),
    ],
    "overrides_exact.py": [
        ("Decimal", "decimal.Decimal", "S(3)", ANY, NUMBER, REAL, DECIMAL),
        ("Fraction", "fractions.Fraction", "S(3)", ANY, NUMBER, REAL, FRACTION),
    ],
    "overrides_dates.py": [
        ("timedelta", "datetime.timedelta", "S(3)", DELTA),
        ("date", "datetime.date", "S(2024, 2, 3)", ANY, DATE),
        ("time", "datetime.time", "S(1, 2)", ANY, TIME),
        ("datetime", "datetime.datetime", "S(2024, 2, 3, 1)", ANY, DATE.replace("B(2024, 2, 3)", "B(2024, 2, 3, 1)"), MOMENT),
        ("tzinfo", "datetime.tzinfo", "S()", ZONE),
    ],
}

if __name__ == "__main__":
    for name, cases in FILES.items():
        text = "# Generated by tests/oracle/gen_overrides.py. Each operation with what it gives, and what it calls.\n\n"
        more = LIBRARY_HELPERS if name in ("overrides_exact.py", "overrides_dates.py") else ""
        text += PRELUDE + HELPERS + MORE_HELPERS + more + "\n"
        text += "\n".join(case(title, "", base, make, *programs) for title, base, make, *programs in cases)
        (FOLDER / name).write_text(text)
