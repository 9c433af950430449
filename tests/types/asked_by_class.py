# What a class may be asked for by its metaclass, and an exception by its class: as any other object.

import operator, math, os

class M(type):
    def __index__(cls): return 3
    def __add__(cls, o): return cls
    def __len__(cls): return 2
    def __float__(cls): return 2.5
    def __bytes__(cls): return b'x'
    def __complex__(cls): return 1j
    def __round__(cls, n=None): return 'r'
    def __abs__(cls): return 'a'
    def __iter__(cls): return iter([1])
    def __format__(cls, s): return 'fmt'+s
    def __reversed__(cls): return [9]
    def __contains__(cls, x): return True
    def __getitem__(cls, i): return i
    def __dir__(cls): return ['q']
    def __hash__(cls): return 5
    def __trunc__(cls): return 1
    def __neg__(cls): return 'n'
    def __length_hint__(cls): return 3
    def __next__(cls): return 1
    def __fspath__(cls): return 'p'
    def __sizeof__(cls): return 3
    def __str__(cls): return 'S'
    def __bool__(cls): return False
    def __matmul__(cls, o): return 'mm'
    def __divmod__(cls, o): return 'dm'
    def __pow__(cls, o, m=None): return 'p'
    def __iadd__(cls, o): return 'ia'
    def __lt__(cls, o): return 'lt'
    def __delitem__(cls, o): print('del', o)
    def __setitem__(cls, o, v): print('set', o, v)
    def __missing__(cls, o): return 'm'
    def __copy__(cls): return 'c'
    def __enter__(cls): return 'en'
    def __exit__(cls, *a): return False
    def __await__(cls): return iter([])
    def __ceil__(cls): return 1
    def __int__(cls): return 77

### operators of a class, by its metaclass: bin, float and bytes
X = M('X', (), {})
for f in [lambda: range(X), lambda: range(X+1), lambda: [0,1,2,3][X], lambda: bin(X), lambda: 'a'*X,
        lambda: float(X), lambda: bytes(X), lambda: complex(X), lambda: round(X), lambda: abs(X),
        lambda: list(X), lambda: f"{X:q}", lambda: reversed(X), lambda: 3 in X]:
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
#> range(0, 3)
#> range(0, 3)
#> 3
#> '0b11'
#> 'aaa'
#> 2.5
#> b'x'
#> 1j
#> 'r'
#> 'a'
#> [1]
#> 'fmtq'
#> [9]
#> True

### operators of a class, by its metaclass: dir, length_hint and fspath
X = M('X', (), {})
for f in [lambda: X[4], lambda: dir(X), lambda: hash(X), lambda: int(X), lambda: -X,
        lambda: operator.length_hint(X), lambda: next(X), lambda: os.fspath(X), lambda: str(X), lambda: bool(X),
        lambda: X@1, lambda: divmod(X,1), lambda: X**2, lambda: X<1]:
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
#> 4
#> ['q']
#> 5
#> 77
#> 'n'
#> 2
#> 1
#> 'p'
#> 'S'
#> False
#> 'mm'
#> 'dm'
#> 'p'
#> 'lt'

### operators of a class, by its metaclass: iadd, ceil and sqrt
X = M('X', (), {})
for f in [lambda: X>1, lambda: operator.iadd(X,1), lambda: math.ceil(X), lambda: math.sqrt(X), lambda: '%d' % X,
        lambda: '%s' % X, lambda: '%x' % X, lambda: chr(X), lambda: [1,2,3,4,5][:X], lambda: len(X),
        lambda: sum(X), lambda: not X, lambda: X and 1, lambda: sorted([X,X])]:
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
#> TypeError '>' not supported between instances of 'M' and 'int'
#> 'ia'
#> 1
#> 1.5811388300841898
#> '77'
#> 'S'
#> '3'
#> '\x03'
#> [1, 2, 3]
#> 2
#> 1
#> True
#> <class '__main__.X'>
#> [<class '__main__.X'>, <class '__main__.X'>]

### operators of a class, by its metaclass: indices, to_bytes and gcd
X = M('X', (), {})
for f in [lambda: {X: 1}[X], lambda: slice(X).indices(10), lambda: range(10)[X], lambda: 'abcdef'[X],
        lambda: bytearray(X), lambda: (1).to_bytes(X,'big'), lambda: pow(X,2,3), lambda: min(X,X),
        lambda: math.gcd(X, 6), lambda: 1<<X, lambda: X+1, lambda: 1+X, lambda: operator.index(X),
        lambda: X.__index__()]:
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
with X as e: print(e)
del X[1]
X[1]=2
#> 1
#> (0, 3, 1)
#> 3
#> 'd'
#> bytearray(b'\x00\x00\x00')
#> b'\x00\x00\x01'
#> 'p'
#> <class '__main__.X'>
#> 3
#> TypeError unsupported operand type(s) for <<: 'int' and 'M'
#> <class '__main__.X'>
#> TypeError unsupported operand type(s) for +: 'int' and 'M'
#> 3
#> 3
#> en
#> del 1
#> set 1 2

### operators of an exception: bin, float and bytes
class M(Exception):
    def __index__(cls): return 3
    def __add__(cls, o): return cls
    def __len__(cls): return 2
    def __float__(cls): return 2.5
    def __bytes__(cls): return b'x'
    def __complex__(cls): return 1j
    def __round__(cls, n=None): return 'r'
    def __abs__(cls): return 'a'
    def __iter__(cls): return iter([1])
    def __format__(cls, s): return 'fmt'+s
    def __reversed__(cls): return [9]
    def __contains__(cls, x): return True
    def __getitem__(cls, i): return i
    def __dir__(cls): return ['q']
    def __hash__(cls): return 5
    def __trunc__(cls): return 1
    def __neg__(cls): return 'n'
    def __length_hint__(cls): return 3
    def __next__(cls): return 1
    def __fspath__(cls): return 'p'
    def __sizeof__(cls): return 3
    def __str__(cls): return 'S'
    def __bool__(cls): return False
    def __matmul__(cls, o): return 'mm'
    def __divmod__(cls, o): return 'dm'
    def __pow__(cls, o, m=None): return 'p'
    def __iadd__(cls, o): return 'ia'
    def __lt__(cls, o): return 'lt'
    def __delitem__(cls, o): print('del', o)
    def __setitem__(cls, o, v): print('set', o, v)
    def __missing__(cls, o): return 'm'
    def __copy__(cls): return 'c'
    def __enter__(cls): return 'en'
    def __exit__(cls, *a): return False
    def __await__(cls): return iter([])
    def __ceil__(cls): return 1
    def __int__(cls): return 77
X = M()
for f in [lambda: range(X), lambda: range(X+1), lambda: [0,1,2,3][X], lambda: bin(X), lambda: 'a'*X,
        lambda: float(X), lambda: bytes(X), lambda: complex(X), lambda: round(X), lambda: abs(X),
        lambda: list(X), lambda: f"{X:q}", lambda: reversed(X), lambda: 3 in X]:
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
#> range(0, 3)
#> range(0, 3)
#> 3
#> '0b11'
#> 'aaa'
#> 2.5
#> b'x'
#> 1j
#> 'r'
#> 'a'
#> [1]
#> 'fmtq'
#> [9]
#> True

### operators of an exception: dir, length_hint and fspath
class M(Exception):
    def __index__(cls): return 3
    def __add__(cls, o): return cls
    def __len__(cls): return 2
    def __float__(cls): return 2.5
    def __bytes__(cls): return b'x'
    def __complex__(cls): return 1j
    def __round__(cls, n=None): return 'r'
    def __abs__(cls): return 'a'
    def __iter__(cls): return iter([1])
    def __format__(cls, s): return 'fmt'+s
    def __reversed__(cls): return [9]
    def __contains__(cls, x): return True
    def __getitem__(cls, i): return i
    def __dir__(cls): return ['q']
    def __hash__(cls): return 5
    def __trunc__(cls): return 1
    def __neg__(cls): return 'n'
    def __length_hint__(cls): return 3
    def __next__(cls): return 1
    def __fspath__(cls): return 'p'
    def __sizeof__(cls): return 3
    def __str__(cls): return 'S'
    def __bool__(cls): return False
    def __matmul__(cls, o): return 'mm'
    def __divmod__(cls, o): return 'dm'
    def __pow__(cls, o, m=None): return 'p'
    def __iadd__(cls, o): return 'ia'
    def __lt__(cls, o): return 'lt'
    def __delitem__(cls, o): print('del', o)
    def __setitem__(cls, o, v): print('set', o, v)
    def __missing__(cls, o): return 'm'
    def __copy__(cls): return 'c'
    def __enter__(cls): return 'en'
    def __exit__(cls, *a): return False
    def __await__(cls): return iter([])
    def __ceil__(cls): return 1
    def __int__(cls): return 77
X = M()
for f in [lambda: X[4], lambda: dir(X), lambda: hash(X), lambda: int(X), lambda: -X,
        lambda: operator.length_hint(X), lambda: next(X), lambda: os.fspath(X), lambda: str(X), lambda: bool(X),
        lambda: X@1, lambda: divmod(X,1), lambda: X**2, lambda: X<1]:
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
#> 4
#> ['q']
#> 5
#> 77
#> 'n'
#> 2
#> 1
#> 'p'
#> 'S'
#> False
#> 'mm'
#> 'dm'
#> 'p'
#> 'lt'

### operators of an exception: iadd, ceil and sqrt
class M(Exception):
    def __index__(cls): return 3
    def __add__(cls, o): return cls
    def __len__(cls): return 2
    def __float__(cls): return 2.5
    def __bytes__(cls): return b'x'
    def __complex__(cls): return 1j
    def __round__(cls, n=None): return 'r'
    def __abs__(cls): return 'a'
    def __iter__(cls): return iter([1])
    def __format__(cls, s): return 'fmt'+s
    def __reversed__(cls): return [9]
    def __contains__(cls, x): return True
    def __getitem__(cls, i): return i
    def __dir__(cls): return ['q']
    def __hash__(cls): return 5
    def __trunc__(cls): return 1
    def __neg__(cls): return 'n'
    def __length_hint__(cls): return 3
    def __next__(cls): return 1
    def __fspath__(cls): return 'p'
    def __sizeof__(cls): return 3
    def __str__(cls): return 'S'
    def __bool__(cls): return False
    def __matmul__(cls, o): return 'mm'
    def __divmod__(cls, o): return 'dm'
    def __pow__(cls, o, m=None): return 'p'
    def __iadd__(cls, o): return 'ia'
    def __lt__(cls, o): return 'lt'
    def __delitem__(cls, o): print('del', o)
    def __setitem__(cls, o, v): print('set', o, v)
    def __missing__(cls, o): return 'm'
    def __copy__(cls): return 'c'
    def __enter__(cls): return 'en'
    def __exit__(cls, *a): return False
    def __await__(cls): return iter([])
    def __ceil__(cls): return 1
    def __int__(cls): return 77
X = M()
for f in [lambda: X>1, lambda: operator.iadd(X,1), lambda: math.ceil(X), lambda: math.sqrt(X), lambda: '%d' % X,
        lambda: '%s' % X, lambda: '%x' % X, lambda: chr(X), lambda: [1,2,3,4,5][:X], lambda: len(X),
        lambda: sum(X), lambda: not X, lambda: X and 1, lambda: sorted([X,X])]:
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
#> TypeError '>' not supported between instances of 'M' and 'int'
#> 'ia'
#> 1
#> 1.5811388300841898
#> '77'
#> 'S'
#> '3'
#> '\x03'
#> [1, 2, 3]
#> 2
#> 1
#> True
#> M()
#> [M(), M()]

### operators of an exception: indices, to_bytes and gcd
class M(Exception):
    def __index__(cls): return 3
    def __add__(cls, o): return cls
    def __len__(cls): return 2
    def __float__(cls): return 2.5
    def __bytes__(cls): return b'x'
    def __complex__(cls): return 1j
    def __round__(cls, n=None): return 'r'
    def __abs__(cls): return 'a'
    def __iter__(cls): return iter([1])
    def __format__(cls, s): return 'fmt'+s
    def __reversed__(cls): return [9]
    def __contains__(cls, x): return True
    def __getitem__(cls, i): return i
    def __dir__(cls): return ['q']
    def __hash__(cls): return 5
    def __trunc__(cls): return 1
    def __neg__(cls): return 'n'
    def __length_hint__(cls): return 3
    def __next__(cls): return 1
    def __fspath__(cls): return 'p'
    def __sizeof__(cls): return 3
    def __str__(cls): return 'S'
    def __bool__(cls): return False
    def __matmul__(cls, o): return 'mm'
    def __divmod__(cls, o): return 'dm'
    def __pow__(cls, o, m=None): return 'p'
    def __iadd__(cls, o): return 'ia'
    def __lt__(cls, o): return 'lt'
    def __delitem__(cls, o): print('del', o)
    def __setitem__(cls, o, v): print('set', o, v)
    def __missing__(cls, o): return 'm'
    def __copy__(cls): return 'c'
    def __enter__(cls): return 'en'
    def __exit__(cls, *a): return False
    def __await__(cls): return iter([])
    def __ceil__(cls): return 1
    def __int__(cls): return 77
X = M()
for f in [lambda: {X: 1}[X], lambda: slice(X).indices(10), lambda: range(10)[X], lambda: 'abcdef'[X],
        lambda: bytearray(X), lambda: (1).to_bytes(X,'big'), lambda: pow(X,2,3), lambda: min(X,X),
        lambda: math.gcd(X, 6), lambda: 1<<X, lambda: X+1, lambda: 1+X, lambda: operator.index(X),
        lambda: X.__index__()]:
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
with X as e: print(e)
del X[1]
X[1]=2
#> 1
#> (0, 3, 1)
#> 3
#> 'd'
#> bytearray(b'\x00\x00\x00')
#> b'\x00\x00\x01'
#> 'p'
#> M()
#> 3
#> TypeError unsupported operand type(s) for <<: 'int' and 'M'
#> M()
#> TypeError unsupported operand type(s) for +: 'int' and 'M'
#> 3
#> 3
#> en
#> del 1
#> set 1 2

### descriptors, keys, calls and texts: M('X', (), {})
class M(type):
    def __get__(cls, o, t): return ('get', o is None)
    def __set__(cls, o, v): print('set', v)
    def __delete__(cls, o): print('delete')
    def __set_name__(cls, o, n): print('set_name', n)
    def __hash__(cls): print('hash'); return 1
    def __eq__(cls, o): print('eq'); return True
    def __call__(cls, *a): return ('called', a)
    def __instancecheck__(cls, o): return 'yes'
    def __subclasscheck__(cls, o): return 'yes'
    def __aiter__(cls): return 'ai'
    def __getattr__(cls, n): return 'attr ' + n
    def __mro_entries__(cls, bases): print('mroe'); return (int,)
    def __prepare__(*a): return {}
    def __buffer__(cls, flags): return memoryview(b'xyz')
    def __round__(cls, n=None): return 'r'
    def __class_getitem__(cls, i): return ('cgi', i)
    def __reduce_ex__(cls, p): return 'red'
    def __repr__(cls): return 'R'
    def __del__(cls): pass
    def __copy__(cls): return 'cp'
    def __deepcopy__(cls, m): return 'dc'
import copy
for X in (M('X', (), {}),):
    class A: x = X
    a = A()
    def t(f):
        try: print(repr(f()))
        except Exception as e: print(type(e).__name__, str(e)[:80])
    t(lambda: a.x); t(lambda: A.x); t(lambda: setattr(a, 'x', 3)); t(lambda: delattr(a, 'x'))
    t(lambda: getattr(a, 'x'))
    t(lambda: {}.get(X))
    t(lambda: {}[X])
    t(lambda: {1: 2}.get(X))
    t(lambda: X in {})
    t(lambda: X in set())
    t(lambda: X in {1})
    t(lambda: {X})
    t(lambda: X == 5)
    t(lambda: [X].index(3))
    t(lambda: 3 in [X])
    t(lambda: [X].count(3))
    t(lambda: (X,) == (3,))
    t(lambda: X(1))
    t(lambda: isinstance(1, X))
    t(lambda: issubclass(int, X))
    t(lambda: X.zz)
    t(lambda: bytes(X))
    t(lambda: bytes(memoryview(X)))
    t(lambda: b'a'.join([X]))
    t(lambda: b'a' + X)
    t(lambda: copy.copy(X))
    t(lambda: copy.deepcopy(X))
    t(lambda: repr(X))
    t(lambda: f'{X!r}{X!s}{X}')
    t(lambda: '%s %r' % (X, X))
    t(lambda: {X: 1} == {3: 1})
    t(lambda: set([X]) == {1})
    t(lambda: max(X, key=None) )
    t(lambda: list(X))
    t(lambda: [*X])
    t(lambda: not X)
    t(lambda: 1 if X else 2)
    t(lambda: all([X]))
    t(lambda: list(filter(None, [X])))
    t(lambda: X[1])
    t(lambda: X[1:2])
    t(lambda: X[1:2, 3])
    t(lambda: 5 in X)
    t(lambda: reversed(X))
    t(lambda: len(X))
    t(lambda: next(X))
    t(lambda: [0, 1, 2][X])
    t(lambda: [0,1,2][X:])
    t(lambda: 'x' * X)
    t(lambda: -X)
    t(lambda: callable(X))
    t(lambda: hash(X))
    t(lambda: dict.fromkeys([X]))
    t(lambda: {}.pop(X, None))
    t(lambda: {}.setdefault(X, 1))
    t(lambda: set().discard(X))
    t(lambda: frozenset() | {X})
    t(lambda: {1} - {X})
    t(lambda: bytearray(b'abc').find(X))
    t(lambda: b'abc' in X)
    t(lambda: int(X))
    t(lambda: float(X))
    t(lambda: b'xyz' == X)
    t(lambda: X == b'xyz')
    t(lambda: bytearray(X))
    t(lambda: b'abc'.startswith(X))
    t(lambda: bytearray(b'a').extend(X))
    t(lambda: b'abc'.translate(X))
    t(lambda: str(X, 'ascii'))
    t(lambda: slice(X, X, X).indices(5))
    t(lambda: 'abc'.find('c', X))
    t(lambda: [1,2,3].pop(X))
    t(lambda: [1].insert(X, 4))
    t(lambda: range(5).index(X))
    t(lambda: X in range(4))
    t(lambda: sum([X], 3)); t(lambda: sorted([X, X])); t(lambda: min([X, X])); t(lambda: round(X))
    try:
        class B(X): pass
        print(B.__mro__)
    except Exception as e: print(type(e), e)
    with_ok = hasattr(type(X), '__enter__')
    if with_ok:
        with X as q: print(q); 1/0
    match X:
        case int(): print('int')
        case [p, q]: print('seq')
        case _: print('other')
#> set_name x
#> ('get', False)
#> ('get', True)
#> set 3
#> None
#> delete
#> None
#> ('get', False)
#> hash
#> None
#> hash
#> KeyError R
#> hash
#> eq
#> 2
#> hash
#> False
#> hash
#> False
#> hash
#> eq
#> True
#> hash
#> {R}
#> eq
#> True
#> eq
#> 0
#> eq
#> True
#> eq
#> 1
#> eq
#> True
#> ('called', (1,))
#> True
#> True
#> 'attr zz'
#> b'xyz'
#> b'xyz'
#> b'xyz'
#> b'axyz'
#> R
#> R
#> 'R'
#> 'RRR'
#> 'R R'
#> hash
#> False
#> hash
#> eq
#> True
#> TypeError 'M' object is not iterable
#> TypeError 'M' object is not iterable
#> TypeError Value after * must be an iterable, not M
#> False
#> 1
#> True
#> [R]
#> ('cgi', 1)
#> ('cgi', slice(1, 2, None))
#> ('cgi', (slice(1, 2, None), 3))
#> TypeError argument of type 'M' is not a container or iterable
#> TypeError 'M' object is not reversible
#> TypeError object of type 'M' has no len()
#> TypeError 'M' object is not an iterator
#> TypeError list indices must be integers or slices, not M
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError can't multiply sequence by non-int of type 'M'
#> TypeError bad operand type for unary -: 'M'
#> True
#> hash
#> 1
#> hash
#> {R: None}
#> None
#> hash
#> 1
#> hash
#> None
#> hash
#> frozenset({R})
#> hash
#> eq
#> set()
#> -1
#> TypeError argument of type 'M' is not a container or iterable
#> ValueError invalid literal for int() with base 10: b'xyz'
#> ValueError could not convert string to float: R
#> eq
#> True
#> eq
#> True
#> bytearray(b'xyz')
#> False
#> None
#> ValueError translation table must be 256 characters long
#> 'xyz'
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError 'M' object cannot be interpreted as an integer
#> TypeError 'M' object cannot be interpreted as an integer
#> eq
#> 0
#> eq
#> True
#> TypeError unsupported operand type(s) for +: 'int' and 'M'
#> TypeError '<' not supported between instances of 'M' and 'M'
#> TypeError '<' not supported between instances of 'M' and 'M'
#> 'r'
#> (R, R, <class 'object'>)
#> other

### descriptors, keys, calls and texts: ME(1)
class ME(Exception):
    __get__ = lambda s, o, t: 'get'
    __set__ = lambda s, o, v: print('set', v)
    __delete__ = lambda s, o: print('delete')
    __set_name__ = lambda s, o, n: print('set_name', n)
    __hash__ = lambda s: print('hash') or 1
    __eq__ = lambda s, o: print('eq') or True
    __call__ = lambda s, *a: 'called'
    __instancecheck__ = lambda s, o: True
    __subclasscheck__ = lambda s, o: True
    __getattr__ = lambda s, n: 'attr ' + n
    __mro_entries__ = lambda s, b: (int,)
    __iter__ = lambda s: iter([1,2])
    __buffer__ = lambda s, f: memoryview(b'xyz')
    __bool__ = lambda s: print('bool') or False
    __len__ = lambda s: 2
    __contains__ = lambda s, x: True
    __getitem__ = lambda s, i: (i,)
    __enter__ = lambda s: 'en'
    __exit__ = lambda s, *a: True
    __next__ = lambda s: 7
    __await__ = lambda s: iter(())
    __format__ = lambda s, f: 'F'+f
    __str__ = lambda s: 'STR'
    __repr__ = lambda s: 'REPR'
    __copy__ = lambda s: 'cp'
    __reversed__ = lambda s: 'rev'
    __neg__ = lambda s: 'neg'
import copy
for X in (ME(1),):
    class A: x = X
    a = A()
    def t(f):
        try: print(repr(f()))
        except Exception as e: print(type(e).__name__, str(e)[:80])
    t(lambda: a.x); t(lambda: A.x); t(lambda: setattr(a, 'x', 3)); t(lambda: delattr(a, 'x'))
    t(lambda: getattr(a, 'x'))
    t(lambda: {}.get(X))
    t(lambda: {}[X])
    t(lambda: {1: 2}.get(X))
    t(lambda: X in {})
    t(lambda: X in set())
    t(lambda: X in {1})
    t(lambda: {X})
    t(lambda: X == 5)
    t(lambda: [X].index(3))
    t(lambda: 3 in [X])
    t(lambda: [X].count(3))
    t(lambda: (X,) == (3,))
    t(lambda: X(1))
    t(lambda: isinstance(1, X))
    t(lambda: issubclass(int, X))
    t(lambda: X.zz)
    t(lambda: bytes(X))
    t(lambda: bytes(memoryview(X)))
    t(lambda: b'a'.join([X]))
    t(lambda: b'a' + X)
    t(lambda: copy.copy(X))
    t(lambda: copy.deepcopy(X))
    t(lambda: repr(X))
    t(lambda: f'{X!r}{X!s}{X}')
    t(lambda: '%s %r' % (X, X))
    t(lambda: {X: 1} == {3: 1})
    t(lambda: set([X]) == {1})
    t(lambda: max(X, key=None) )
    t(lambda: list(X))
    t(lambda: [*X])
    t(lambda: not X)
    t(lambda: 1 if X else 2)
    t(lambda: all([X]))
    t(lambda: list(filter(None, [X])))
    t(lambda: X[1])
    t(lambda: X[1:2])
    t(lambda: X[1:2, 3])
    t(lambda: 5 in X)
    t(lambda: reversed(X))
    t(lambda: len(X))
    t(lambda: next(X))
    t(lambda: [0, 1, 2][X])
    t(lambda: [0,1,2][X:])
    t(lambda: 'x' * X)
    t(lambda: -X)
    t(lambda: callable(X))
    t(lambda: hash(X))
    t(lambda: dict.fromkeys([X]))
    t(lambda: {}.pop(X, None))
    t(lambda: {}.setdefault(X, 1))
    t(lambda: set().discard(X))
    t(lambda: frozenset() | {X})
    t(lambda: {1} - {X})
    t(lambda: bytearray(b'abc').find(X))
    t(lambda: b'abc' in X)
    t(lambda: int(X))
    t(lambda: float(X))
    t(lambda: b'xyz' == X)
    t(lambda: X == b'xyz')
    t(lambda: bytearray(X))
    t(lambda: b'abc'.startswith(X))
    t(lambda: bytearray(b'a').extend(X))
    t(lambda: b'abc'.translate(X))
    t(lambda: str(X, 'ascii'))
    t(lambda: slice(X, X, X).indices(5))
    t(lambda: 'abc'.find('c', X))
    t(lambda: [1,2,3].pop(X))
    t(lambda: [1].insert(X, 4))
    t(lambda: range(5).index(X))
    t(lambda: X in range(4))
    t(lambda: sum([X], 3)); t(lambda: sorted([X, X])); t(lambda: min([X, X])); t(lambda: round(X))
    try:
        class B(X): pass
        print(B.__mro__)
    except Exception as e: print(type(e), e)
    with_ok = hasattr(type(X), '__enter__')
    if with_ok:
        with X as q: print(q); 1/0
    match X:
        case int(): print('int')
        case [p, q]: print('seq')
        case _: print('other')
#> set_name x
#> 'get'
#> 'get'
#> set 3
#> None
#> delete
#> None
#> 'get'
#> hash
#> None
#> hash
#> KeyError REPR
#> hash
#> eq
#> 2
#> hash
#> False
#> hash
#> False
#> hash
#> eq
#> True
#> hash
#> {REPR}
#> eq
#> True
#> eq
#> 0
#> eq
#> True
#> eq
#> 1
#> eq
#> True
#> 'called'
#> True
#> True
#> 'attr zz'
#> b'xyz'
#> b'xyz'
#> b'xyz'
#> b'axyz'
#> 'cp'
#> TypeError 'str' object is not callable
#> 'REPR'
#> 'REPRSTRF'
#> 'STR REPR'
#> hash
#> False
#> hash
#> eq
#> True
#> 2
#> [1, 2]
#> [1, 2]
#> bool
#> True
#> bool
#> 2
#> bool
#> False
#> bool
#> []
#> (1,)
#> (slice(1, 2, None),)
#> ((slice(1, 2, None), 3),)
#> True
#> 'rev'
#> 2
#> 7
#> TypeError list indices must be integers or slices, not ME
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError can't multiply sequence by non-int of type 'ME'
#> 'neg'
#> True
#> hash
#> 1
#> hash
#> {REPR: None}
#> None
#> hash
#> 1
#> hash
#> None
#> hash
#> frozenset({REPR})
#> hash
#> eq
#> set()
#> -1
#> True
#> ValueError invalid literal for int() with base 10: b'xyz'
#> ValueError could not convert string to float: REPR
#> eq
#> True
#> eq
#> True
#> bytearray(b'xyz')
#> False
#> None
#> ValueError translation table must be 256 characters long
#> 'xyz'
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError 'ME' object cannot be interpreted as an integer
#> TypeError 'ME' object cannot be interpreted as an integer
#> eq
#> 0
#> eq
#> True
#> TypeError unsupported operand type(s) for +: 'int' and 'ME'
#> TypeError '<' not supported between instances of 'ME' and 'ME'
#> TypeError '<' not supported between instances of 'ME' and 'ME'
#> TypeError type ME doesn't define __round__ method
#> (<class '__main__.B'>, <class 'int'>, <class 'object'>)
#> en
#> other

### descriptors that come and go
class D: pass
class A: x = D()
a = A()
def get(): return a.x
for i in range(5): get()
D.__get__ = lambda s, o, t: 'got'
print(get())  #> got
D.__set__ = lambda s, o, v: print('set', v)  #> set 3
def put(v): a.x = v
put(3); print(a.__dict__)  #> {}
del D.__set__
put(4); put(5); print(a.__dict__, get())  #> {'x': 5} 5
D.__set__ = lambda s, o, v: print('set', v)  #> set 6
put(6); print(a.__dict__, get())  #> {'x': 5} got
class M(type): pass
X = M('X', (), {})
class B: y = X
b = B()
def gety(): return b.y
gety(); gety(); gety()
M.__get__ = lambda s, o, t: 'mgot'
print(gety())  #> mgot

### texts of exceptions, and what they match
class E(Exception):
    def __repr__(self): return 'RE'
e = E(1)
print(f'{e!r}', '%r' % e, '{!r}'.format(e), f'{e!a}', f'{[e]!r}', [e], (e,), {1: e}, ascii(e), repr([e]))
class F(Exception):
    def __str__(self): return 'SF'
e = F(1)
print(f'{e!s}', f'{e}', '%s' % e, '{}'.format(e), '{!s}'.format(e), str(e), format(e), f'{e!r}')
print(repr(ExceptionGroup('x', [E(1)])))
class G(Exception):
    def __format__(self, s): return 'G' + s
print(f'{G()}', f'{G():>3}', format(G(), 'x'), '{:y}'.format(G()))
import collections.abc
class M(type): pass
collections.abc.Sequence.register(M)
X = M('X', (), {'__len__': 1})
class SE(Exception, collections.abc.Sequence):
    def __len__(self): return 2
    def __getitem__(self, i): return [7, 8][i]
class ME(Exception, collections.abc.Mapping):
    def __len__(self): return 1
    def __iter__(self): return iter(['k'])
    def __getitem__(self, k): return {'k': 5}[k]
def t(x):
    match x:
        case [a, b]: print('seq', a, b)
        case {'k': v}: print('map', v)
        case _: print('other')
t(SE()); t(ME())
try: t(X)
except TypeError as e: print(e)
#> RE RE RE RE [RE] [RE] (RE,) {1: RE} RE [RE]
#> SF SF SF SF SF SF SF F(1)
#> ExceptionGroup('x', [RE])
#> G G>3 Gx Gy
#> seq 7 8
#> map 5
#> object of type 'M' has no len()
