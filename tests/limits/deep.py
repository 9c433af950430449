# Structures and texts so deep that no C function may follow them by calling itself: an error that Python code can catch, or a
# result, and a session that goes on. CPython itself dies of most of these.

### str() and repr() of exceptions inside exceptions
#: oracle=no
#: max-memory=300M
def chain(make, x):
    for _ in range(250000): x = make(x)
    return x
def too_deep(f, x):
    try: f(x)
    except RecursionError: return True
    return False
kinds = [ValueError, KeyError, SyntaxError, StopIteration, SystemExit, AttributeError, NameError, Exception, ImportError,
         ModuleNotFoundError, RuntimeError, AssertionError, lambda x: OSError(2, x), lambda x: KeyError(x, 1), type('E', (Exception,), {})]
for make in kinds:
    x = chain(make, ValueError())
    if not (too_deep(str, x) and too_deep(repr, x) and too_deep('{}'.format, x) and too_deep(lambda x: f'{x!s}', x) and too_deep(lambda x: '%s' % x, x)):
        print(make)
print(str(ValueError(KeyError(OSError(2, ValueError('a'))))))
#> FileNotFoundError(2, ValueError('a'))

### equality and order of sets inside sets
#: oracle=no
#: max-memory=300M
def chain(make, x):
    for _ in range(250000): x = make(x)
    return x
def too_deep(f):
    try: f()
    except RecursionError: return True
    return False
for make in (lambda x: frozenset([x]), lambda x: frozenset([x, 1])):
    a, b = chain(make, 2), chain(make, 2)
    print(hash(a) == hash(b), a < b, [too_deep(f) for f in (lambda: a == b, lambda: a <= b, lambda: {a} == {b}, lambda: a in {b}, lambda: {a: 1} == {b: 1}, lambda: a | b, lambda: repr(a))])
def nested(n): return nested(n - 1) and frozenset([nested(n - 1)]) if n else 1
x, y = 0, 0
for _ in range(100): x, y = frozenset([x]), frozenset([y])
print(x == y, x in {y}, {x: 1}[y], {x} == {y}, len({x, y}))
#> True False [True, True, True, True, True, True, True]
#> True False [True, True, True, True, True, True, True]
#> True True 1 True 1

### methods of methods
#: oracle=no
#: max-memory=300M
import types
a = b = len
for _ in range(250000): a, b = types.MethodType(a, 1), types.MethodType(b, 1)
for f in (lambda: a == b, lambda: hash(a), lambda: a.foo, lambda: a(), lambda: {a: 1}, lambda: a in [b]):
    try: print(f())
    except RecursionError as e: print(e)
print(1 + 1)
a = b = len
for _ in range(40): a, b = types.MethodType(a, 1), types.MethodType(b, 1)
print(a == b, hash(a) == hash(b), {a: 1}[b])
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> 2
#> True True 1

### attributes of wrappers inside wrappers
#: oracle=no
#: max-memory=300M
names = '__name__ __qualname__ __module__ __isabstractmethod__ __annotations__ __annotate__ __wrapped__ __dict__ foo'.split()
for wrapper in (classmethod, staticmethod, property, lambda x: property(None, None, None, x)):
    x = len
    for _ in range(250000): x = wrapper(x)
    for name in names:
        try: getattr(x, name)
        except (RecursionError, AttributeError): pass
    try: repr(x)
    except RecursionError: pass
    A = type('A', (), {'x': x})
    for f in (lambda: A.x, lambda: A().x, lambda: A.x(), lambda: A().x(), lambda: setattr(A(), 'x', 1)):
        try: f()
        except (RecursionError, TypeError, AttributeError): pass
print('ok')  #> ok

### groups inside groups of a pattern
#: oracle=no
import re
for text in ('(', '(?:', '(?(1)', '(?=', '(?!', '(?<=', '(?<!', '(?>', '(?i:', '(a', 'a*(', '(?:|'):
    for end in ('', ')'):
        try: re.compile('(a)' + text * 200000 + end * 200000)
        except RecursionError as e: assert str(e) == 'maximum recursion depth exceeded'
        else: print(text)
print(re.match('(a)' + '(?(1)' * 300 + 'b' + ')' * 300, 'ab')[0])
try: re.compile('(a)' + '(?(1)' * 400 + 'b' + ')' * 400)
except RecursionError as e: print(e)
#> ab
#> maximum recursion depth exceeded

### a setter that is the setter of itself
#: oracle=no
class S(str): pass
s = S('p')
S.p = property(None, s.__setattr__)
for f in (lambda: setattr(s, 'p', 1), lambda: s.__setattr__(s, 1), lambda: object.__setattr__(s, 'p', 1)):
    try: f()
    except RecursionError: print('too deep')
#> too deep
#> too deep
#> too deep

### descriptors that lead to themselves
#: oracle=no
class A: pass
for name in ('__get__', '__set__', '__getattribute__', '__getattr__', '__call__', '__eq__', '__hash__', '__bool__', '__len__', '__iter__', '__repr__', '__index__'):
    A = type('A', (), {})
    a = A()
    for value in (a, a.__getattribute__, property(lambda self: a), staticmethod(a), classmethod(a), A, type.__call__, getattr, setattr, object.__getattribute__):
        try: setattr(A, name, value)
        except Exception: continue
        A.x = a
        for f in (lambda: a.x, lambda: setattr(a, 'x', 1), lambda: a(), lambda: a == a.__class__, lambda: hash(a), lambda: not a, lambda: len(a), lambda: [*a], lambda: repr(a), lambda: [1][a]):
            try: f()
            except Exception: pass
print('ok')  #> ok

### slices, proxies, views and generic aliases inside each other
#: oracle=no
#: max-memory=400M
import types, typing
def chain(make, x):
    for _ in range(50000): x = make(x)
    return x
makers = [(slice, 1), (lambda x: slice(1, x, 2), 1), (types.MappingProxyType, {}), (lambda x: types.MappingProxyType({1: x}), 1), (lambda x: {1: x}.items(), 1), (lambda x: {1: x}.values(), 1),
          (lambda x: types.GenericAlias(list, x), int), (lambda x: x | None, int), (memoryview, b'abc'), (lambda x: memoryview(x)[:], b'abc'),
          (enumerate, 'abc'), (zip, 'abc'), (lambda x: zip(enumerate(x), x), 'abc'), (reversed, [1]), (iter, 'abc'), (lambda x: (i for i in x), 'a'), (lambda x: map(str, x), 'a'),
          (lambda x: super(type(x), x), 1), (types.SimpleNamespace, {}), (lambda x: types.CellType(x), 1)]
actions = [str, repr, hash, len, bool, list, next, iter, sum, max, lambda x: x == x, lambda x: x < x, lambda x: x in [x], lambda x: 1 in x, lambda x: x[0], lambda x: x[1], lambda x: x.foo, lambda x: x.__doc__, lambda x: x(), lambda x: x | x, lambda x: [*x]]
for make, start in makers:
    try: a, b = chain(make, start), chain(make, start)
    except (TypeError, RecursionError): continue
    for f in actions + [lambda x: x == b, lambda x: x < b, lambda x: x in {1: b}.values(), lambda x: {1: x} == {1: b}]:
        try: f(a)
        except Exception: pass
print('ok')  #> ok

### copies, JSON and instances
#: oracle=no
#: max-memory=400M
import copy, json, dataclasses, functools
@dataclasses.dataclass(order=True)
class D: x: object
class A:
    def __init__(self, x): self.x = x
    def __eq__(self, other): return self.x == other.x
    def __hash__(self): return hash(self.x)
    def __repr__(self): return f'A({self.x!r})'
    def __getattr__(self, name): return getattr(self.x, name)
def chain(make, x):
    for _ in range(50000): x = make(x)
    return x
for make in (lambda x: [x], lambda x: (x,), lambda x: {'a': x}, D, A, lambda x: functools.partial(len, x), lambda x: lambda *a: x(*a)):
    a, b = chain(make, len), chain(make, len)
    for f in (str, repr, hash, copy.copy, copy.deepcopy, json.dumps, dataclasses.asdict, lambda x: x == b, lambda x: x < b, lambda x: x(1), lambda x: x.foo):
        try: f(a)
        except (RecursionError, TypeError, AttributeError): pass
print('ok')  #> ok

### exceptions that came from exceptions
#: oracle=no
#: max-memory=300M
import traceback
x = None
for _ in range(100000):
    e = ValueError(1)
    e.__cause__ = e.__context__ = x
    x = e
for f in (lambda: traceback.format_exception(x), lambda: ExceptionGroup('a', [x]).split(KeyError), lambda: repr(x)):
    try: f()
    except RecursionError: pass
x = ValueError()
for _ in range(20000): x = ExceptionGroup('a', [x])
for f in (lambda: x.split(KeyError), lambda: x.subgroup(ValueError), lambda: str(x), lambda: repr(x)):
    try: f()
    except RecursionError: pass
try:
    try: raise x
    except* ValueError: pass
except RecursionError: pass
print('ok')  #> ok

### the deepest source texts
#: oracle=no
def compiled(text):
    try: compile(text, 'f', 'exec')
    except (SyntaxError, RecursionError): return False
    return True
pairs = [('(', ')'), ('[', ']'), ('{', '}'), ('{1:', '}'), ('f(', ')'), ('a[', ']'), ('-', ''), ('not ', ''), ('lambda: ', ''), ('', ' if 1 else 2'), ('1 if 1 else ', ''), ('1 ** ', ''), ('(yield ', ')'), ('[i for i in ', ']'), ('(lambda: ', ')'),
         ('f(a=lambda x=', ': 1)'), ('[i for i in a if ', ']'), ('[*', ']'), ('f(*', ')'), ('{**', '}'), ('a[b:', 'c:d]'), ('(not ', ')'), ('(a < ', ')'), ('(a and ', ')'), ('(1+', ')'), ('(a:=', ')'), ('a.', ''), ('', '.a'), ('', '()'), ('', ' + 1'), ('1, ', ''), ('a = ', '')]
shapes = ['%s', 'async def f():\n x = %s', 'del %s', '%s = 1', 'for x in %s: pass', 'x: %s = 1', 'class A(a, %s): pass', 'def f(x: %s = 1) -> %s: pass', 'from __future__ import annotations\ndef f(a: %s): pass', 'f"{%s}"', 'type X[T: %s] = 1', 'try: pass\nexcept %s: pass', '@(%s)\ndef f(): pass', 'match a:\n case %s: pass', 'assert %s, %s', '%s a b', 'with %s as a: pass']
count = 0
for n in (95, 197, 199, 2000):
    for before, behind in pairs:
        for shape in shapes:
            count += compiled(shape.replace('%s', before * n + '1' + behind * n))
print(count > 900)
heads = ['if 1:', 'class A:', 'def f(x=1):', 'for i in a:', 'while 1:', 'with a:', 'async def f():']
for n in (98, 99, 100, 3000):
    print([compiled(''.join(' ' * min(i, 200) + head + '\n' for i in range(n)) + ' ' * min(n, 200) + 'pass\n') for head in heads])
print([compiled(text * 20000) for text in ('if 1: pass\nel' , 'x = 1\n')], compiled('if 1: pass\n' + 'elif 1: pass\n' * 3000), compiled("f'{" * 160 + '1' + "}'" * 160))
#> True
#> [True, True, True, True, True, True, True]
#> [True, True, True, True, True, True, True]
#> [False, False, False, False, False, False, False]
#> [False, False, False, False, False, False, False]
#> [True, True] True False

### the deepest patterns
#: oracle=no
import re
count = 0
for before, behind in (('(', ')'), ('(?:a', ')*'), ('(?:a|', ')'), ('(?=', ')'), ('(?<=', ')'), ('(?>', ')'), ('(?i:', ')'), ('((a)(?(2)', ')|b){2,3}'), ('(a|b|', ')+?'), ('(?:a(?:', 'b)+c)?'), ('(?:(?=a|', ')){1,2}')):
    for n in (100, 159, 160, 319, 320, 321):
        try: re.compile(before * n + 'a' + behind * n)
        except (RecursionError, re.error): continue
        count += 1
print(count > 40)  #> True
