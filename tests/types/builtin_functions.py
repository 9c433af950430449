# Builtin functions: arguments, protocols, errors.

### getattr family
class A:
    x = 1
    @property
    def bad(self): raise AttributeError('inner')
    @property
    def worse(self): raise ValueError('inner')
a = A()
print(getattr(a, 'x'), getattr(a, 'y', 5), getattr(a, 'bad', 6), hasattr(a, 'x'), hasattr(a, 'bad'),
    hasattr(a, 'y'))
for f in (lambda: getattr(a, 'y'), lambda: getattr(a, 'bad'), lambda: hasattr(a, 'worse'),
        lambda: getattr(a, 'worse', 1), lambda: getattr(a, 5), lambda: setattr(a, 5, 1),
        lambda: delattr(a, 'y'), lambda: hasattr(a, 5), lambda: getattr(a), lambda: setattr(a, 'x'),
        lambda: delattr(a, 5)):
    try: f()
    except Exception as e: print(type(e).__name__, e)
setattr(a, 'y', 2)
print(a.y)
delattr(a, 'y')
print(hasattr(a, 'y'))
#> 1 5 6 True False False
#> AttributeError 'A' object has no attribute 'y'
#> AttributeError inner
#> ValueError inner
#> ValueError inner
#> TypeError attribute name must be string, not 'int'
#> TypeError attribute name must be string, not 'int'
#> AttributeError 'A' object has no attribute 'y'
#> TypeError attribute name must be string, not 'int'
#> TypeError getattr expected at least 2 arguments, got 1
#> TypeError setattr expected 3 arguments, got 2
#> TypeError attribute name must be string, not 'int'
#> 2
#> False

### __getattr__ and __getattribute__
class A:
    def __getattr__(self, name): return name + '!'
class B:
    def __getattribute__(self, name):
        if name == 'no': raise AttributeError(name)
        return object.__getattribute__(self, name)
    def __getattr__(self, name): return 'fallback ' + name
    y = 3
class C:
    @property
    def p(self): raise AttributeError('p')
    def __getattr__(self, name): return 'got ' + name
print(A().foo, getattr(A(), 'x'), hasattr(A(), 'z'), B().no, B().y, B().zz, C().p, getattr(C(), 'p', 5))
#> foo! x! True fallback no 3 fallback zz got p got p

### __setattr__ and __delattr__
log = []
class A:
    def __setattr__(self, n, v): log.append((n, v)); object.__setattr__(self, n, v)
    def __delattr__(self, n): log.append(n); super().__delattr__(n)
a = A(); a.x = 1; setattr(a, 'y', 2); del a.x; print(log, a.__dict__)  #> [('x', 1), ('y', 2), 'x'] {'y': 2}

### isinstance and issubclass
print(isinstance(1, int), isinstance(True, int), isinstance(1, (str, (int, list))), isinstance(1, int | str))
print(issubclass(bool, int), issubclass(int, (str, int)), issubclass(int, int | str), isinstance(None, int | None))
print(isinstance(5, ()))
for f in (lambda: isinstance(1, 5), lambda: isinstance(1, (int, 5)), lambda: isinstance(1, ('a', int)),
        lambda: issubclass(5, int), lambda: issubclass(int, 5), lambda: issubclass(int, (5,)),
        lambda: isinstance(1, list[int]), lambda: issubclass(int, list[int]), lambda: issubclass(5, int | str),
        lambda: isinstance(1)):
    try: print(f())
    except TypeError as e: print(e)
#> True True True True
#> True True True True
#> False
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> True
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> issubclass() arg 1 must be a class
#> issubclass() arg 2 must be a class, a tuple of classes, or a union
#> issubclass() arg 2 must be a class, a tuple of classes, or a union
#> isinstance() argument 2 cannot be a parameterized generic
#> issubclass() argument 2 cannot be a parameterized generic
#> issubclass() arg 1 must be a class
#> isinstance expected 2 arguments, got 1

### checks by hooks
class M(type):
    def __instancecheck__(cls, o): return o == 5
    def __subclasscheck__(cls, c): return c is int
class A(metaclass=M): pass
print(isinstance(5, A), isinstance(6, A), issubclass(int, A), issubclass(str, A), isinstance(A(), A),
    isinstance(7, (str, A)))
class P:
    __class__ = int
print(isinstance(P(), int), isinstance(P(), P), isinstance(P(), str))
#> True False True False True False
#> True True False

### iter and next
it = iter([1, 2])
print(next(it), next(it), next(it, 'end'))
for f in (lambda: next(iter([])), lambda: next(5), lambda: next([]), lambda: iter(5), lambda: iter(5, 1),
        lambda: next(), lambda: iter(), lambda: next(5, 6)):
    try: f()
    except (TypeError, StopIteration) as e: print(type(e).__name__, e)
n = iter([1, 2, 3, 0, 5])
print(list(iter(lambda: next(n), 0)))
class A:
    def __getitem__(self, i):
        if i > 2: raise IndexError
        return i * 10
print(list(A()), 20 in A(), 25 in A(), [*A()], type(iter(A())).__name__)
class B:
    def __iter__(self): return 5
class C:
    __iter__ = None
    def __getitem__(self, i): return 1
class D:
    def __iter__(self): return iter([1])
for x in (B(), C()):
    try: iter(x)
    except TypeError as e: print(e)
print(list(D()), type(iter(lambda: 1, 1)).__name__)
#> 1 2 end
#> StopIteration 
#> TypeError 'int' object is not an iterator
#> TypeError 'list' object is not an iterator
#> TypeError 'int' object is not iterable
#> TypeError iter(v, w): v must be callable
#> TypeError next expected at least 1 argument, got 0
#> TypeError iter expected at least 1 argument, got 0
#> TypeError 'int' object is not an iterator
#> [1, 2, 3]
#> [0, 10, 20] True False [0, 10, 20] iterator
#> iter() returned non-iterator of type 'int'
#> 'C' object is not iterable
#> [1] callable_iterator

### zip map filter enumerate reversed: of containers of every kind
print(list(zip('ab', [1, 2, 3])), list(zip()), list(zip([1])), list(map(lambda a, b: a + b, [1, 2], [3, 4])))
print(list(filter(None, [0, 1, '', 'a'])), list(enumerate('ab', 5)), list(enumerate('a', start=2)))
print(list(reversed([1, 2])), list(reversed('ab')), list(reversed({1: 2, 3: 4})))
for f in (lambda: zip(1), lambda: zip([1], 2), lambda: map(1), lambda: map(), lambda: list(map(5, [1])),
        lambda: filter(1), lambda: filter(None, 5), lambda: enumerate(), lambda: enumerate(5)):
    try: f()
    except Exception as e: print(type(e).__name__, e)
#> [('a', 1), ('b', 2)] [] [(1,)] [4, 6]
#> [1, 'a'] [(5, 'a'), (6, 'b')] [(2, 'a')]
#> [2, 1] ['b', 'a'] [3, 1]
#> TypeError 'int' object is not iterable
#> TypeError 'int' object is not iterable
#> TypeError map() must have at least two arguments.
#> TypeError map() must have at least two arguments.
#> TypeError 'int' object is not callable
#> TypeError filter expected 2 arguments, got 1
#> TypeError 'int' object is not iterable
#> TypeError enumerate() missing required argument 'iterable'
#> TypeError 'int' object is not iterable

### zip map filter enumerate reversed: errors, strict and classes of programs
for f in (lambda: enumerate([], 'a'), lambda: reversed(5), lambda: reversed({1}), lambda: zip(x=1),
        lambda: list(zip([1], [], strict=True)), lambda: list(zip([], [1], strict=True)),
        lambda: list(zip([1], [1], [], strict=True)), lambda: map(None, 5), lambda: filter(x=1)):
    try: f()
    except Exception as e: print(type(e).__name__, e)
z = zip([1, 2], [3, 4])
print(next(z), type(z).__name__, iter(z) is z)
class R:
    def __reversed__(self): return iter('rev')
class S:
    def __len__(self): return 3
    def __getitem__(self, i): return i
print(list(reversed(R())), list(reversed(S())), type(reversed(S())).__name__, type(reversed([])).__name__)
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'int' object is not reversible
#> TypeError 'set' object is not reversible
#> TypeError zip() got an unexpected keyword argument 'x'
#> ValueError zip() argument 2 is shorter than argument 1
#> ValueError zip() argument 2 is longer than argument 1
#> ValueError zip() argument 3 is shorter than arguments 1-2
#> TypeError 'int' object is not iterable
#> TypeError filter() takes no keyword arguments
#> (1, 3) zip True
#> ['r', 'e', 'v'] [2, 1, 0] reversed list_reverseiterator

### any and all
print(any([]), all([]), any([0, 1]), all([1, 0]), any(x > 2 for x in range(5)), all(x < 2 for x in range(5)))
for f in (lambda: any(5), lambda: all(), lambda: any([], [])):
    try: f()
    except TypeError as e: print(e)
#> False True True False True False
#> 'int' object is not iterable
#> all() takes exactly one argument (0 given)
#> any() takes exactly one argument (2 given)

### callable
class A:
    def __call__(self, *a, **k): return a, k
print(callable(A), callable(A()), callable(5), callable(len), callable(lambda: 1), A()(1, b=2))
a = A(); a.__call__ = None
print(callable(a), a(3))
class B: pass
b = B(); b.__call__ = lambda: 1
print(callable(b))
try: b()
except TypeError as e: print(e)
#> True True False True True ((1,), {'b': 2})
#> True ((3,), {})
#> False
#> 'B' object is not callable

### chr ord
print(chr(65), chr(0x20ac), ord('a'), ord(b'a'), ord('\U0001f600'), chr(0x10ffff) == '\U0010ffff')
for f in (lambda: chr(-1), lambda: chr(0x110000), lambda: chr('a'), lambda: ord('ab'), lambda: ord(''),
        lambda: ord(5), lambda: ord(b'ab'), lambda: chr(1.5)):
    try: f()
    except Exception as e: print(type(e).__name__, e)
#> A € 97 97 128512 True
#> ValueError chr() arg not in range(0x110000)
#> ValueError chr() arg not in range(0x110000)
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError ord() expected a character, but string of length 2 found
#> TypeError ord() expected a character, but string of length 0 found
#> TypeError ord() expected string of length 1, but int found
#> TypeError ord() expected a character, but string of length 2 found
#> TypeError 'float' object cannot be interpreted as an integer

### vars dir locals globals
class A:
    def __init__(self): self.x = 1
print(vars(A()), sorted(k for k in vars(A) if not k.startswith('__')))
try: vars(5)
except TypeError as e: print(e)
def f(a, b=2):
    c = 3
    def g(): return a
    return locals(), sorted(dir())
d, n = f(1); print({k: v for k, v in d.items() if k != 'g'}, n)
def h():
    x = 1
    l = locals(); l['x'] = 5
    return x, l['x']
print(h(), 'h' in globals(), globals() is locals())
class D:
    def __dir__(self): return ['b', 'a']
print(dir(D()))
class L:
    y = 1
    z = sorted(k for k in locals() if not k.startswith('__'))
print(L.z)
#> {'x': 1} []
#> vars() argument must have __dict__ attribute
#> {'a': 1, 'b': 2, 'c': 3} ['a', 'b', 'c', 'g']
#> (1, 5) True True
#> ['a', 'b']
#> ['y']

### eval and exec: namespaces of every kind
print(eval('1 + 2'), eval(' 3'), eval('a', {'a': 5}), eval('a + b', {'a': 5}, {'b': 6}), eval(b'7'))
print(eval(compile('8', 'f', 'eval')))
ns = {}
exec('x = 1\ndef f(): return x', ns)
print(ns['x'], ns['f'](), sorted(k for k in ns if k != '__builtins__'), '__builtins__' in ns)
def g():
    y = 5
    exec('y = 6; w = 7')
    return y, eval('y'), [eval('y') for _ in range(1)]
print(g())
class Map(dict):
    def __missing__(self, k): return k * 2
print(eval('foo', {}, Map()))
for f in (lambda: eval('1 +'), lambda: eval('x = 1'), lambda: eval(5), lambda: exec(5), lambda: eval('1', 5),
        lambda: exec('1', 5), lambda: exec('1', {}, 5), lambda: eval('zz'), lambda: compile('1', 'f', 'bad'),
        lambda: compile(5, 'f', 'exec'), lambda: eval('\0'), lambda: eval()):
    try: f()
    except Exception as e: print(type(e).__name__, e)
#> 3 3 5 11 7
#> 8
#> 1 1 ['f', 'x'] True
#> (5, 5, [5])
#> foofoo
#> SyntaxError invalid syntax (<string>, line 1)
#> SyntaxError invalid syntax (<string>, line 1)
#> TypeError eval() arg 1 must be a string, bytes or code object
#> TypeError exec() arg 1 must be a string, bytes or code object
#> TypeError globals must be a dict
#> TypeError exec() globals must be a dict, not int
#> TypeError locals must be a mapping or None, not int
#> NameError name 'zz' is not defined
#> ValueError compile() mode must be 'exec', 'eval' or 'single'
#> TypeError compile() arg 1 must be a string, bytes or AST object
#> SyntaxError source code string cannot contain null bytes
#> TypeError eval() takes at least 1 positional argument (0 given)

### eval and exec: single, co_filename and co_name
ns = {}
exec('x = 1\ndef f(): return x', ns)
exec(compile('print("single")\n1+1', 'f', 'single') if 0 else compile('1+1', 'f', 'single'))  #> 2
c = compile('a*2', 'file', 'eval')
print(c.co_filename, c.co_name, eval(c, {'a': 4}), type(c).__name__)  #> file <module> 8 code

### print
print(1, 2, sep='-', end='!\n')
print(sep='x')
print('a', end='')
print()
print(*'abc', sep='')
print(None, sep=None, end=None)
for f in (lambda: print(1, foo=2), lambda: print(1, sep=5), lambda: print(1, end=5), lambda: print(1, file=5)):
    try: f()
    except Exception as e: print(type(e).__name__, e)
class W:
    def __init__(self): self.got = []
    def write(self, s): self.got.append(s)
    def flush(self): self.got.append('FLUSH')
w = W(); print('a', 1, sep=', ', file=w, flush=True); print(w.got)
#> 1-2!
#>
#> a
#> abc
#> None
#> TypeError print() got an unexpected keyword argument 'foo'
#> TypeError sep must be None or a string, not int
#> TypeError end must be None or a string, not int
#> AttributeError 'int' object has no attribute 'write'
#> ['a', ', ', '1', '\n', 'FLUSH']

### stdout can be replaced
import sys
class W:
    def __init__(self): self.got = ''
    def write(self, s): self.got += s
old = sys.stdout; sys.stdout = w = W(); print('hidden', 5); sys.stdout = old; print(repr(w.got))
sys.stdout.write('direct\n')
#> 'hidden 5\n'
#> direct

### id and is
a = []; b = a
print(id(a) == id(b), id(a) == id([]), type(id(a)).__name__, id(None) == id(None), id(5) == id(5))
#> True False int True True

### super in its forms
class A:
    def f(self): return 'A'
    @classmethod
    def c(cls): return cls.__name__
    x = 5
class B(A):
    def f(self): return 'B' + super().f() + super(B, self).f()
    @classmethod
    def c(cls): return 'B' + super().c()
    def g(self): return super().x, [super(B, self).x for _ in range(1)], super().__init__
    def h(self):
        def inner(): return super(B, self).f()
        return inner()
print(B().f(), B.c(), B().c(), B().g()[:2], B().h(), super(B, B()).f(), super(B, B).f is A.f)
for f in (lambda: super(), lambda: super(5), lambda: super(A, 5), lambda: super(B, A()),
        lambda: super(B, B()).nothing, lambda: super(B).f):
    try: f()
    except Exception as e: print(type(e).__name__, e)
s = super(B, B())
print(s.__thisclass__, s.__self_class__, type(s.__self__).__name__, repr(super(B, B)))
#> BAA BB BB (5, [5]) A A True
#> RuntimeError super(): no arguments
#> TypeError super() argument 1 must be a type, not int
#> TypeError super(type, obj): obj (instance of int) is not an instance or subtype of type (A).
#> TypeError super(type, obj): obj (instance of A) is not an instance or subtype of type (B).
#> AttributeError 'super' object has no attribute 'nothing'
#> AttributeError 'super' object has no attribute 'f'
#> <class '__main__.B'> <class '__main__.B'> B <super: <class 'B'>, <B object>>

### property
class A:
    def __init__(self): self._x = 1
    @property
    def x(self):
        "doc of x"
        return self._x
    @x.setter
    def x(self, v): self._x = v
    @x.deleter
    def x(self): self._x = None
    @property
    def r(self): return 1
    w = property(None, lambda self, v: None)
a = A()
a.x = 5
print(a.x)
del a.x
print(a.x, A.x.__doc__, A.x.fget.__name__, A.x.__name__)
for f in (lambda: setattr(a, 'r', 1), lambda: delattr(a, 'r'), lambda: a.w, lambda: A.x.__get__(5),
        lambda: property(1, 2, 3, 4, 5), lambda: property(foo=1)):
    try: f()
    except Exception as e: print(type(e).__name__, e)
p = property(lambda s: 1, doc='d')
print(p.__doc__, p.__get__(a), p.__get__(None, A) is p, property().fget)
#> 5
#> None doc of x x x
#> AttributeError property 'r' of 'A' object has no setter
#> AttributeError property 'r' of 'A' object has no deleter
#> AttributeError property 'w' of 'A' object has no getter
#> AttributeError 'int' object has no attribute '_x'
#> TypeError property() takes at most 4 arguments (5 given)
#> TypeError property() got an unexpected keyword argument 'foo'
#> d 1 True None

### classmethod and staticmethod
class A:
    @classmethod
    def c(cls, *a): return cls.__name__, a
    @staticmethod
    def s(*a): return a
    d = classmethod(len)
class B(A): pass
print(A.c(1), B.c(2), B().c(3), A.s(1), A().s(2), A.__dict__['c'].__func__.__name__)
print(A.__dict__['s'].__wrapped__.__name__, A.__dict__['c'].__get__(None, B)(4), A.__dict__['s'](5))
print(A.__dict__['s'].__name__)
print(A.c.__self__, A.c.__func__ is A.__dict__['c'].__func__)
for f in (lambda: classmethod(), lambda: A.__dict__['c']()):
    try: f()
    except TypeError as e: print(e)
#> ('A', (1,)) ('B', (2,)) ('B', (3,)) (1,) (2,) c
#> s ('B', (4,)) (5,)
#> s
#> <class '__main__.A'> True
#> classmethod expected 1 argument, got 0
#> 'classmethod' object is not callable

### function attributes
def f(a, b=2, *c, d, e=5, **g):
    "doc"
print(f.__name__, f.__qualname__, f.__doc__, f.__module__, f.__defaults__, f.__kwdefaults__, f.__code__.co_varnames)
print(f.__code__.co_argcount, f.__code__.co_kwonlyargcount, f.__closure__, f.__dict__, f.__code__.co_flags & 12)
f.attr = 1
print(f.attr, f.__dict__)
del f.attr
print(hasattr(f, 'attr'))
f.__name__ = 'g'
f.__doc__ = None
f.__defaults__ = (3,)
print(f.__name__, f.__doc__, f.__defaults__)
for g in (lambda: setattr(f, '__name__', 5), lambda: setattr(f, '__defaults__', 5),
        lambda: setattr(f, '__kwdefaults__', 5), lambda: setattr(f, '__code__', 5),
        lambda: setattr(f, '__dict__', 5), lambda: setattr(f, '__globals__', {}),
        lambda: delattr(f, '__name__'), lambda: f.nothing):
    try: g()
    except Exception as e: print(type(e).__name__, e)
def outer():
    x = 1
    def inner(): return x
    return inner
i = outer()
print(i.__closure__[0].cell_contents, i.__code__.co_freevars, outer.__code__.co_cellvars, i.__qualname__)
print(f.__get__(5).__self__, f.__get__(None, int) is f, f.__call__.__name__, type(f.__get__(5)).__name__)
#> f f doc __main__ (2,) {'e': 5} ('a', 'b', 'd', 'e', 'c', 'g')
#> 2 2 None {} 12
#> 1 {'attr': 1}
#> False
#> g None (3,)
#> TypeError __name__ must be set to a string object
#> TypeError __defaults__ must be set to a tuple object
#> TypeError __kwdefaults__ must be set to a dict object
#> TypeError __code__ must be set to a code object
#> TypeError __dict__ must be set to a dictionary, not a 'int'
#> AttributeError readonly attribute
#> TypeError __name__ must be set to a string object
#> AttributeError 'function' object has no attribute 'nothing'
#> 1 ('x',) ('x',) outer.<locals>.inner
#> 5 True __call__ method

### bound methods
class A:
    def f(self): "d"
a = A()
print(a.f.__self__ is a, a.f.__func__ is A.f, a.f.__name__, a.f.__doc__, a.f == a.f, a.f is a.f)
print(hash(a.f) == hash(a.f), a.f.__qualname__)
try: a.f.x = 1
except AttributeError as e: print(e)
print(type(a.f)(len, [1, 2])())
#> True True f d True False
#> True A.f
#> 'method' object has no attribute 'x' and no __dict__ for setting new attributes
#> 2

### a bound method has the __dict__ of its function
import types
class A:
    def f(self): pass
    f.x = 1
    def __call__(self): pass
m = A().f
print(m.__dict__, vars(m), m.__dict__ is A.f.__dict__, '__dict__' in dir(m), m.x)
a = A()
a.z = 4
m = types.MethodType(a, 1)
print(m.z, m.__dict__, types.MethodType(m, 2).__dict__ is a.__dict__)
for f in lambda: types.MethodType(len, [1]).__dict__, lambda: vars([].append), lambda: setattr(m, '__dict__', {}):
    try: print(f())
    except (AttributeError, TypeError) as e: print(type(e).__name__, e)
#> {'x': 1} {'x': 1} True False 1
#> 4 {'z': 4} True
#> AttributeError 'builtin_function_or_method' object has no attribute '__dict__'
#> TypeError vars() argument must have __dict__ attribute
#> AttributeError 'method' object has no attribute '__dict__' and no __dict__ for setting new attributes

### operator dispatch with subclasses
class I(int):
    def __add__(self, o): return 'I.add'
    def __radd__(self, o): return 'I.radd'
    def __eq__(self, o): return 'eq'
    __hash__ = int.__hash__
print(1 + I(2), I(2) + 1, I(2) * 2, 2.5 * I(2), I(3) == 3, 3 == I(3), I(5) - 1, -I(2), I(7) // 2, 1.5 + I(1),
    hash(I(5)))
class L(list):
    def __getitem__(self, i): return 'item'
    def __len__(self): return 99
l = L([1, 2])
print(l[0], len(l), l + [3], l * 2, list(l), l == [1, 2], repr(l), 1 in l, sorted(L([2, 1])))
class D(dict):
    def __missing__(self, k): return k * 2
d = D(a=1)
print(d['a'], d['b'], d.get('b'), 'b' in d, d, D.fromkeys('x'))
class S(str):
    def __add__(self, o): return 'S'
    def __str__(self): return 'str!'
print(S('a') + 'b', 'b' + S('a'), str(S('a')), f'{S("a")}', '%s' % S('a'), S('a') == 'a', {S('a'): 1}['a'])
print(S('ab')[0], len(S('abc')), S('a').upper())
#> I.radd I.add 4 5.0 eq eq 4 -2 3 2.5 5
#> item 99 [1, 2, 3] [1, 2, 1, 2] [1, 2] True [1, 2] True [1, 2]
#> 1 bb None False {'a': 1} {'x': None}
#> S ba str! str! str! True 1
#> a 3 A

### print writes as it goes
class A:
    def __str__(self): print('in str'); return 'A'
print('x', A(), 'y', A(), sep='-')
#> x-in str
#> A-y-in str
#> A

### print writes what comes before a surrogate
#: oracle=no
print('a', 'b\ud800', 'c')  #> a 
#! UnicodeEncodeError: 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed

### print with separators that cannot be written
#: oracle=no
for keywords in ({'sep': '\ud800'}, {'end': '\udcff'}, {}):
    try: print('x', '€', **keywords)
    except UnicodeEncodeError as e: print(e)
#> x'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> x €'utf-8' codec can't encode character '\udcff' in position 0: surrogates not allowed
#> x €

### what stderr cannot write is escaped
#: oracle=no
assert 0, 'a\ud800é'
#! AssertionError: a\ud800é
