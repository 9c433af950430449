# What is said where several things are wrong: what CPython looks at first.

### members that cannot be hashed
for name in ('union', 'difference', 'symmetric_difference', 'intersection', 'isdisjoint', 'issubset', 'issuperset', 'intersection_update'):
    for it in ([[]], iter([{}]), [(1, [])], filter(None, [[1]])):
        try: print(getattr({1, 2}, name)(it))
        except TypeError as e: print(name, e)
#> union cannot use 'list' as a set element (unhashable type: 'list')
#> union cannot use 'dict' as a set element (unhashable type: 'dict')
#> union cannot use 'tuple' as a set element (unhashable type: 'list')
#> union cannot use 'list' as a set element (unhashable type: 'list')
#> difference cannot use 'list' as a set element (unhashable type: 'list')
#> difference cannot use 'dict' as a set element (unhashable type: 'dict')
#> difference cannot use 'tuple' as a set element (unhashable type: 'list')
#> difference cannot use 'list' as a set element (unhashable type: 'list')
#> symmetric_difference cannot use 'list' as a set element (unhashable type: 'list')
#> symmetric_difference cannot use 'dict' as a set element (unhashable type: 'dict')
#> symmetric_difference cannot use 'tuple' as a set element (unhashable type: 'list')
#> symmetric_difference cannot use 'list' as a set element (unhashable type: 'list')
#> intersection unhashable type: 'list'
#> intersection unhashable type: 'dict'
#> intersection unhashable type: 'list'
#> intersection unhashable type: 'list'
#> isdisjoint cannot use 'list' as a set element (unhashable type: 'list')
#> isdisjoint cannot use 'dict' as a set element (unhashable type: 'dict')
#> isdisjoint cannot use 'tuple' as a set element (unhashable type: 'list')
#> isdisjoint cannot use 'list' as a set element (unhashable type: 'list')
#> issubset unhashable type: 'list'
#> issubset unhashable type: 'dict'
#> issubset unhashable type: 'list'
#> issubset unhashable type: 'list'
#> issuperset cannot use 'list' as a set element (unhashable type: 'list')
#> issuperset cannot use 'dict' as a set element (unhashable type: 'dict')
#> issuperset cannot use 'tuple' as a set element (unhashable type: 'list')
#> issuperset cannot use 'list' as a set element (unhashable type: 'list')
#> intersection_update unhashable type: 'list'
#> intersection_update unhashable type: 'dict'
#> intersection_update unhashable type: 'list'
#> intersection_update unhashable type: 'list'

### names of encodings come before what is encoded
for args in ((5, '\0'), (5, 'utf-8', '\0'), (5, '\ud800'), ('a', '\0'), (None, '\0'), (b'', '\0'), ('a', 5), ('a', 'ascii', 5)):
    for t in (bytes, bytearray, str):
        try: print(t(*args))
        except (TypeError, ValueError) as e: print(e)
#> embedded null character
#> embedded null character
#> embedded null character
#> embedded null character
#> embedded null character
#> embedded null character
#> 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> embedded null character
#> embedded null character
#> embedded null character
#> embedded null character
#> embedded null character
#> embedded null character
#> embedded null character
#> embedded null character
#> embedded null character
#> bytes() argument 'encoding' must be str, not int
#> bytearray() argument 'encoding' must be str, not int
#> str() argument 'encoding' must be str, not int
#> bytes() argument 'errors' must be str, not int
#> bytearray() argument 'errors' must be str, not int
#> str() argument 'errors' must be str, not int

### slices come before what is assigned, and bytes before slices
class Ix:
    def __index__(self): print('index'); return 1
class Bad: pass
for v in (5, Bad(), [1, 2], 'ab', b'ab'):
    for k in (slice(0, Bad()), slice(0, 2), slice(0, 4, 2), slice(0, 4, 0), slice(Ix(), 2), 10, 2**70, -2**70):
        for o in ([1, 2, 3, 4], bytearray(b'abcd'), memoryview(bytearray(b'abcd'))):
            if type(o) is bytearray and type(k) is slice and type(k.start) is Ix: continue
            try: o[k] = v
            except (TypeError, ValueError, IndexError) as e: print(type(e).__name__, e)
            else: print(o.tobytes() if type(o) is memoryview else o)
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError a bytes-like object is required, not 'int'
#> TypeError must assign iterable to extended slice
#> TypeError can assign only bytes, buffers, or iterables of ints in range(0, 256)
#> TypeError a bytes-like object is required, not 'int'
#> TypeError must assign iterable to extended slice
#> TypeError can assign only bytes, buffers, or iterables of ints in range(0, 256)
#> TypeError a bytes-like object is required, not 'int'
#> ValueError slice step cannot be zero
#> ValueError slice step cannot be zero
#> TypeError a bytes-like object is required, not 'int'
#> index
#> TypeError must assign iterable to extended slice
#> TypeError a bytes-like object is required, not 'int'
#> IndexError list assignment index out of range
#> IndexError bytearray index out of range
#> IndexError index out of bounds on dimension 1
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError a bytes-like object is required, not 'Bad'
#> TypeError must assign iterable to extended slice
#> TypeError cannot convert 'Bad' object to bytearray
#> TypeError a bytes-like object is required, not 'Bad'
#> TypeError must assign iterable to extended slice
#> TypeError cannot convert 'Bad' object to bytearray
#> TypeError a bytes-like object is required, not 'Bad'
#> ValueError slice step cannot be zero
#> ValueError slice step cannot be zero
#> TypeError a bytes-like object is required, not 'Bad'
#> index
#> TypeError must assign iterable to extended slice
#> TypeError a bytes-like object is required, not 'Bad'
#> IndexError list assignment index out of range
#> TypeError 'Bad' object cannot be interpreted as an integer
#> IndexError index out of bounds on dimension 1
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError a bytes-like object is required, not 'list'
#> [1, 2, 3, 4]
#> bytearray(b'\x01\x02cd')
#> TypeError a bytes-like object is required, not 'list'
#> [1, 2, 2, 4]
#> bytearray(b'\x01b\x02d')
#> TypeError a bytes-like object is required, not 'list'
#> ValueError slice step cannot be zero
#> ValueError slice step cannot be zero
#> TypeError a bytes-like object is required, not 'list'
#> index
#> [1, 1, 2, 3, 4]
#> TypeError a bytes-like object is required, not 'list'
#> IndexError list assignment index out of range
#> TypeError 'list' object cannot be interpreted as an integer
#> IndexError index out of bounds on dimension 1
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError a bytes-like object is required, not 'str'
#> ['a', 'b', 3, 4]
#> TypeError can assign only bytes, buffers, or iterables of ints in range(0, 256)
#> TypeError a bytes-like object is required, not 'str'
#> ['a', 2, 'b', 4]
#> TypeError can assign only bytes, buffers, or iterables of ints in range(0, 256)
#> TypeError a bytes-like object is required, not 'str'
#> ValueError slice step cannot be zero
#> ValueError slice step cannot be zero
#> TypeError a bytes-like object is required, not 'str'
#> index
#> [1, 'a', 'b', 3, 4]
#> TypeError a bytes-like object is required, not 'str'
#> IndexError list assignment index out of range
#> TypeError 'str' object cannot be interpreted as an integer
#> IndexError index out of bounds on dimension 1
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError slice indices must be integers or None or have an __index__ method
#> TypeError slice indices must be integers or None or have an __index__ method
#> [97, 98, 3, 4]
#> bytearray(b'abcd')
#> b'abcd'
#> [97, 2, 98, 4]
#> bytearray(b'abbd')
#> b'abbd'
#> ValueError slice step cannot be zero
#> ValueError slice step cannot be zero
#> ValueError slice step cannot be zero
#> index
#> [1, 97, 98, 3, 4]
#> index
#> ValueError memoryview assignment: lvalue and rvalue have different structures
#> IndexError list assignment index out of range
#> TypeError 'bytes' object cannot be interpreted as an integer
#> IndexError index out of bounds on dimension 1
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer
#> IndexError cannot fit 'int' into an index-sized integer

### what is no iterable comes before the rest
for f in (lambda: sum(5, b''), lambda: sum(5, ''), lambda: sum([], ''), lambda: sum([], bytearray()), lambda: sorted(5, sep=1), lambda: sorted([], sep=1)):
    try: f()
    except TypeError as e: print(e)
#> 'int' object is not iterable
#> 'int' object is not iterable
#> sum() can't sum strings [use ''.join(seq) instead]
#> sum() can't sum bytearray [use b''.join(seq) instead]
#> 'int' object is not iterable
#> sort() got an unexpected keyword argument 'sep'

### classes
def make(name, *bases):
    class C(*bases): __qualname__ = name
class A: pass
for f in (lambda: type('a\0', frozenset(), {}), lambda: type('a\0', (), 5), lambda: type('a\0', (), {}), lambda: type(5, 5, 5),
          lambda: make(5, A, A), lambda: make('x', A, A), lambda: make(5, int, str), lambda: make(5), lambda: make(5, bool)):
    try: f()
    except (TypeError, ValueError) as e: print(e)
#> type.__new__() argument 2 must be tuple, not frozenset
#> type.__new__() argument 3 must be dict, not int
#> type name must not contain null characters
#> type.__new__() argument 1 must be str, not int
#> type __qualname__ must be a str, not int
#> duplicate base class A
#> multiple bases have instance lay-out conflict
#> type __qualname__ must be a str, not int
#> type 'bool' is not an acceptable base type

### separators of hex()
for args in ((bytearray(b'\t'),), (':', 2**64), (':', 2**31), (':', 2**31 - 1), (':', -2**31 - 1), (b':',), ('::',), (5,), ('',), (':', 'a'), (memoryview(b':'),), (bytearray(b'::'),)):
    for o in (b'ABC', bytearray(b'ABC')):
        try: print(o.hex(*args))
        except (TypeError, ValueError, OverflowError) as e: print(type(e).__name__, e)
#> TypeError sep must be str or bytes.
#> TypeError sep must be str or bytes.
#> OverflowError Python int too large to convert to C int
#> OverflowError Python int too large to convert to C int
#> OverflowError Python int too large to convert to C int
#> OverflowError Python int too large to convert to C int
#> 414243
#> 414243
#> OverflowError Python int too large to convert to C int
#> OverflowError Python int too large to convert to C int
#> 41:42:43
#> 41:42:43
#> ValueError sep must be length 1.
#> ValueError sep must be length 1.
#> TypeError object of type 'int' has no len()
#> TypeError object of type 'int' has no len()
#> ValueError sep must be length 1.
#> ValueError sep must be length 1.
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError sep must be str or bytes.
#> TypeError sep must be str or bytes.
#> ValueError sep must be length 1.
#> ValueError sep must be length 1.

### bounds come before what bytes are searched for
class Ix:
    def __index__(self): print('index'); return 1
class Bad: pass
for name in ('count', 'find', 'rindex', 'startswith'):
    for o in (b'1.5', bytearray(b'1.5'), '1.5'):
        for args in ((Bad(), Bad(), 2), (Bad(), 1, Bad()), (Bad(), Ix(), 2), (256, Bad()), (256, 1)):
            try: getattr(o, name)(*args)
            except (TypeError, ValueError) as e: print(e)
#> slice indices must be integers or None or have an __index__ method
#> slice indices must be integers or None or have an __index__ method
#> index
#> argument should be integer or bytes-like object, not 'Bad'
#> slice indices must be integers or None or have an __index__ method
#> byte must be in range(0, 256)
#> slice indices must be integers or None or have an __index__ method
#> slice indices must be integers or None or have an __index__ method
#> index
#> argument should be integer or bytes-like object, not 'Bad'
#> slice indices must be integers or None or have an __index__ method
#> byte must be in range(0, 256)
#> count() argument 1 must be str, not Bad
#> count() argument 1 must be str, not Bad
#> count() argument 1 must be str, not Bad
#> count() argument 1 must be str, not int
#> count() argument 1 must be str, not int
#> slice indices must be integers or None or have an __index__ method
#> slice indices must be integers or None or have an __index__ method
#> index
#> argument should be integer or bytes-like object, not 'Bad'
#> slice indices must be integers or None or have an __index__ method
#> byte must be in range(0, 256)
#> slice indices must be integers or None or have an __index__ method
#> slice indices must be integers or None or have an __index__ method
#> index
#> argument should be integer or bytes-like object, not 'Bad'
#> slice indices must be integers or None or have an __index__ method
#> byte must be in range(0, 256)
#> find() argument 1 must be str, not Bad
#> find() argument 1 must be str, not Bad
#> find() argument 1 must be str, not Bad
#> find() argument 1 must be str, not int
#> find() argument 1 must be str, not int
#> slice indices must be integers or None or have an __index__ method
#> slice indices must be integers or None or have an __index__ method
#> index
#> argument should be integer or bytes-like object, not 'Bad'
#> slice indices must be integers or None or have an __index__ method
#> byte must be in range(0, 256)
#> slice indices must be integers or None or have an __index__ method
#> slice indices must be integers or None or have an __index__ method
#> index
#> argument should be integer or bytes-like object, not 'Bad'
#> slice indices must be integers or None or have an __index__ method
#> byte must be in range(0, 256)
#> rindex() argument 1 must be str, not Bad
#> rindex() argument 1 must be str, not Bad
#> rindex() argument 1 must be str, not Bad
#> rindex() argument 1 must be str, not int
#> rindex() argument 1 must be str, not int
#> slice indices must be integers or None or have an __index__ method
#> slice indices must be integers or None or have an __index__ method
#> index
#> startswith first arg must be bytes or a tuple of bytes, not Bad
#> slice indices must be integers or None or have an __index__ method
#> startswith first arg must be bytes or a tuple of bytes, not int
#> slice indices must be integers or None or have an __index__ method
#> slice indices must be integers or None or have an __index__ method
#> index
#> startswith first arg must be bytes or a tuple of bytes, not Bad
#> slice indices must be integers or None or have an __index__ method
#> startswith first arg must be bytes or a tuple of bytes, not int
#> slice indices must be integers or None or have an __index__ method
#> slice indices must be integers or None or have an __index__ method
#> index
#> startswith first arg must be str or a tuple of str, not Bad
#> slice indices must be integers or None or have an __index__ method
#> startswith first arg must be str or a tuple of str, not int

### keywords that a mapping does not have
class M(dict):
    def keys(self): return ['k']
    def __iter__(self): return iter(['k'])
    def __getitem__(self, key): raise KeyError(self['error']) if key != 'error' else KeyError(5)
class N:
    def keys(self): return ['k']
    def __getitem__(self, key): raise KeyError(key)
def f(**k): pass
for g in (lambda: f(**N()), lambda: f(**M()), lambda: {**N()}):
    try: g()
    except (TypeError, KeyError) as e: print(type(e).__name__, e)
#> TypeError __main__.f() got multiple values for keyword argument 'k'
#> TypeError __main__.f() got multiple values for keyword argument '5'
#> KeyError 'k'

### operators that give up
class A(str):
    def __add__(self, other): return NotImplemented
    def __mul__(self, other): return NotImplemented
class B(list):
    def __rmul__(self, other): return NotImplemented
def add(a, b): a += b
def mul(a, b): a *= b
for f in (add, mul, lambda a, b: a + b, lambda a, b: a * b):
    for a in (A(), B(), 'x', [1]):
        for b in (A(), B(), 'x', [1], None):
            try: f(a, b)
            except TypeError as e: print(e)
#> unsupported operand type(s) for +=: 'A' and 'A'
#> unsupported operand type(s) for +=: 'A' and 'B'
#> unsupported operand type(s) for +=: 'A' and 'str'
#> unsupported operand type(s) for +=: 'A' and 'list'
#> unsupported operand type(s) for +=: 'A' and 'NoneType'
#> 'NoneType' object is not iterable
#> can only concatenate str (not "B") to str
#> can only concatenate str (not "list") to str
#> can only concatenate str (not "NoneType") to str
#> 'NoneType' object is not iterable
#> unsupported operand type(s) for *=: 'A' and 'A'
#> unsupported operand type(s) for *=: 'A' and 'B'
#> unsupported operand type(s) for *=: 'A' and 'str'
#> unsupported operand type(s) for *=: 'A' and 'list'
#> unsupported operand type(s) for *=: 'A' and 'NoneType'
#> 'A' object cannot be interpreted as an integer
#> 'B' object cannot be interpreted as an integer
#> 'str' object cannot be interpreted as an integer
#> 'list' object cannot be interpreted as an integer
#> 'NoneType' object cannot be interpreted as an integer
#> 'str' object cannot be interpreted as an integer
#> can't multiply sequence by non-int of type 'B'
#> can't multiply sequence by non-int of type 'str'
#> can't multiply sequence by non-int of type 'list'
#> can't multiply sequence by non-int of type 'NoneType'
#> 'list' object cannot be interpreted as an integer
#> can't multiply sequence by non-int of type 'B'
#> can't multiply sequence by non-int of type 'str'
#> can't multiply sequence by non-int of type 'list'
#> can't multiply sequence by non-int of type 'NoneType'
#> unsupported operand type(s) for +: 'A' and 'A'
#> unsupported operand type(s) for +: 'A' and 'B'
#> unsupported operand type(s) for +: 'A' and 'str'
#> unsupported operand type(s) for +: 'A' and 'list'
#> unsupported operand type(s) for +: 'A' and 'NoneType'
#> can only concatenate list (not "A") to list
#> can only concatenate list (not "str") to list
#> can only concatenate list (not "NoneType") to list
#> can only concatenate str (not "B") to str
#> can only concatenate str (not "list") to str
#> can only concatenate str (not "NoneType") to str
#> can only concatenate list (not "A") to list
#> can only concatenate list (not "str") to list
#> can only concatenate list (not "NoneType") to list
#> unsupported operand type(s) for *: 'A' and 'A'
#> unsupported operand type(s) for *: 'A' and 'B'
#> can't multiply sequence by non-int of type 'A'
#> can't multiply sequence by non-int of type 'A'
#> unsupported operand type(s) for *: 'A' and 'NoneType'
#> 'A' object cannot be interpreted as an integer
#> 'B' object cannot be interpreted as an integer
#> 'str' object cannot be interpreted as an integer
#> 'list' object cannot be interpreted as an integer
#> 'NoneType' object cannot be interpreted as an integer
#> 'str' object cannot be interpreted as an integer
#> can't multiply sequence by non-int of type 'B'
#> can't multiply sequence by non-int of type 'str'
#> can't multiply sequence by non-int of type 'list'
#> can't multiply sequence by non-int of type 'NoneType'
#> 'list' object cannot be interpreted as an integer
#> can't multiply sequence by non-int of type 'B'
#> can't multiply sequence by non-int of type 'str'
#> can't multiply sequence by non-int of type 'list'
#> can't multiply sequence by non-int of type 'NoneType'

### dir() of what only looks like a class
class A:
    def __getattribute__(self, name): print(name); return self
class B:
    def __getattribute__(self, name): print(name); return {'__dict__': {'x': 1}, '__class__': C()}[name]
class C:
    __dict__ = {'y': 2}
    __bases__ = ()
for o in A(), B():
    try: print(sorted(dir(o)))
    except TypeError as e: print(e)
#> __dict__
#> __class__
#> __dict__
#> keys
#> 'A' object is not callable
#> __dict__
#> __class__
#> ['x', 'y']

### divmod() asks the wider number
class B(float):
    def __rdivmod__(self, other): return 'rdivmod'
print(divmod(1, B()), (1).__divmod__(1.5), (1).__rdivmod__(1.5), (1.5).__divmod__(1))
#> rdivmod NotImplemented NotImplemented (1.0, 0.5)

### complex() reads up to what means nothing
for s in ('1_ŉ_', 'ŉ_', '1__0', '1_0ŉ_', '\x85cc_', 'a_', '1?_'):
    try: print(complex(s))
    except ValueError as e: print(e)
#> could not convert string to complex: '1_ŉ_'
#> complex() arg is a malformed string
#> could not convert string to complex: '1__0'
#> complex() arg is a malformed string
#> could not convert string to complex: '\x85cc_'
#> could not convert string to complex: 'a_'
#> could not convert string to complex: '1?_'

### %c, and the names of template strings
for f in (lambda: b'%c' % memoryview(b'x'), lambda: t'a' + 1, lambda: abs(t'{1}'.interpolations[0]), lambda: t'a'.x, lambda: len(t'a')):
    try: f()
    except (TypeError, AttributeError) as e: print(e)
#> %c requires an integer in range(256) or a single byte, not memoryview
#> can only concatenate string.templatelib.Template (not "int") to string.templatelib.Template
#> bad operand type for abs(): 'string.templatelib.Interpolation'
#> 'string.templatelib.Template' object has no attribute 'x'
#> object of type 'string.templatelib.Template' has no len()

### a list that contains itself is empty while it is sorted
x = []
x.append(x)
x[len(x):] = [x[:]]
x.sort(reverse=True)
print(x)  #> [[[...]], [...]]
x = [[1], 2]
x.insert(0, x)
try: x.sort()
except TypeError as e: print(e)  #> '<' not supported between instances of 'int' and 'list'
print(x)  #> [[...], [1], 2]

### type(): slots, the qualified name, the cell, the bases
class B: pass
def t(bases, ns):
    try: print(type("A", bases, ns))
    except Exception as e: print(type(e).__name__, e)
t((int, int), {"__slots__": "x", "__qualname__": 5})
t((object,), {"__slots__": "x", "x": 1, "__qualname__": 5})
t((B, B), {"__slots__": "x", "x": 1})
t((B, B), {"__slots__": "x", "__qualname__": 5})
t((B, B), {"__slots__": 5})
t((B, B), {})
t((B, B), {"__classcell__": 5})
t((B,), {"__classcell__": 5, "__qualname__": 5})
#> TypeError nonempty __slots__ not supported for subtype of 'int'
#> ValueError 'x' in __slots__ conflicts with class variable
#> ValueError 'x' in __slots__ conflicts with class variable
#> TypeError type __qualname__ must be a str, not int
#> TypeError 'int' object is not iterable
#> TypeError duplicate base class B
#> TypeError __classcell__ must be a nonlocal cell, not <class 'int'>
#> TypeError type __qualname__ must be a str, not int
