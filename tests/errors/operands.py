# Errors of builtin functions and operators whose wording or order is easily missed.

### isinstance with what is no class
class T(tuple): pass
class C:
    def __getattribute__(self, name):
        print(name)
        raise AttributeError
class B:
    __bases__ = ()
class D:
    __bases__ = (B,)
    __class__ = 5
print(isinstance(1, T()), isinstance(1, T((str, int))), issubclass(int, T((str, int))))
print(issubclass(B, object), issubclass(B(), B()) if False else isinstance(1, B()))
for f in (lambda: isinstance(1, C()), lambda: issubclass(C(), int), lambda: issubclass(int, C()), lambda: issubclass(5, int)):
    try: print(f())
    except TypeError as e: print(e)
b = B()
d = D()
type(d).__bases__ = (b,)
#> False True True
#> True False
#> __bases__
#> isinstance() arg 2 must be a type, a tuple of types, or a union
#> __bases__
#> issubclass() arg 1 must be a class
#> __bases__
#> issubclass() arg 2 must be a class, a tuple of classes, or a union
#> issubclass() arg 1 must be a class
#! TypeError: D.__bases__ must be tuple of classes, not 'B'

### numbers are made without asking __getattribute__ or __class__
class C:
    def __getattribute__(self, name): print('asked', name); raise AttributeError
for f in int, float, complex, bytes, str, bool, chr, ord, len, abs, hash:
    if f in (str, hash, bool): continue
    try: print(f(C()))
    except TypeError as e: print(e)
#> int() argument must be a string, a bytes-like object or a real number, not 'C'
#> float() argument must be a string or a real number, not 'C'
#> complex() argument must be a string or a number, not C
#> cannot convert 'C' object to bytes
#> 'C' object cannot be interpreted as an integer
#> ord() expected string of length 1, but C found
#> object of type 'C' has no len()
#> bad operand type for abs(): 'C'

### an exception group that except* makes stands at its clause
def f():
    try:
        1/0
    except* ArithmeticError as e:
        raise
f()
#|   + Exception Group Traceback (most recent call last):
#|   |   File "main.py", line 6, in <module>
#|   |     f()
#|   |     ~^^
#|   |   File "main.py", line 4, in f
#|   |     except* ArithmeticError as e:
#|   |         raise
#|   | ExceptionGroup:  (1 sub-exception)
#|   +-+---------------- 1 ----------------
#|     | Traceback (most recent call last):
#|     |   File "main.py", line 3, in f
#|     |     1/0
#|     |     ~^~
#|     | ZeroDivisionError: division by zero
#|     +------------------------------------

### the order of errors of %
for text, args in (('a%-+*', ()), ('%*', 'x'), ('%*.*', (1, 'x')), ('%*.', (1,)), ('%.*', ()), ('%(a)*', {'a': 'x'}), ('%(b)', {'a': 1}), ('%(a)', {'a': 1}), ('%', ()), ('%5', (1,))):
    for kind in str, bytes:
        try: print((text if kind is str else text.encode()) % args)
        except (TypeError, ValueError, KeyError) as e: print(type(e).__name__, e)
#> TypeError not enough arguments for format string
#> TypeError not enough arguments for format string
#> TypeError * wants int
#> TypeError * wants int
#> TypeError * wants int
#> TypeError * wants int
#> ValueError incomplete format
#> ValueError incomplete format
#> TypeError not enough arguments for format string
#> TypeError not enough arguments for format string
#> TypeError * wants int
#> KeyError b'a'
#> KeyError 'b'
#> KeyError b'b'
#> ValueError incomplete format
#> KeyError b'a'
#> ValueError incomplete format
#> ValueError incomplete format
#> ValueError incomplete format
#> ValueError incomplete format

### the same with a class of its own among the values
class S(str): pass
class N:
    def __index__(self): return 3
    def __repr__(self): return 'N'
for text, args in (('%*.*', (S('a'), 2)), ('%*d', (1, N())), ('%r %*', (N(), 1)), ('%r %.*', (N(),)), ('%r%', N()), ('%*r', (N(), N()))):
    try: print(text % args)
    except (TypeError, ValueError, KeyError) as e: print(type(e).__name__, e)
#> TypeError * wants int
#> 3
#> ValueError incomplete format
#> TypeError not enough arguments for format string
#> ValueError incomplete format
#> TypeError * wants int

### pow with three operands asks each class in turn
for args in ((1+2j, 1, 'x'), (1+2j, 'a', 3), ('a', 1.5, 3), (float, 0.0, {}), (1, 2.5, 3j), (1, 2, 3j), ('a', 'b', 1.5), ('a', 'b', 1j), (3j, 'x', 1.5), (2, 3, 'x'), (2, 2.0, None), (1.5, 1, 3)):
    try: print(pow(*args))
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
#> ValueError complex modulo
#> TypeError unsupported operand type(s) for ** or pow(): 'complex', 'str', 'int'
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> ValueError complex modulo
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> TypeError unsupported operand type(s) for ** or pow(): 'str', 'str', 'complex'
#> TypeError pow() 3rd argument not allowed unless all arguments are integers
#> TypeError unsupported operand type(s) for ** or pow(): 'int', 'int', 'str'
#> 4.0
#> TypeError pow() 3rd argument not allowed unless all arguments are integers

### setting and deleting __dict__
class S:
    __slots__ = 'a',
class E(Exception): pass
def f(): pass
for o in None, 5, [], S(), object(), int, E():
    for change in (lambda: setattr(o, '__dict__', 11)), (lambda: delattr(o, '__dict__')):
        try: print(change())
        except (TypeError, AttributeError) as e: print(type(e).__name__, e)
#> AttributeError 'NoneType' object has no attribute '__dict__' and no __dict__ for setting new attributes
#> AttributeError 'NoneType' object has no attribute '__dict__' and no __dict__ for setting new attributes
#> AttributeError 'int' object has no attribute '__dict__' and no __dict__ for setting new attributes
#> AttributeError 'int' object has no attribute '__dict__' and no __dict__ for setting new attributes
#> AttributeError 'list' object has no attribute '__dict__' and no __dict__ for setting new attributes
#> AttributeError 'list' object has no attribute '__dict__' and no __dict__ for setting new attributes
#> AttributeError 'S' object has no attribute '__dict__' and no __dict__ for setting new attributes
#> AttributeError 'S' object has no attribute '__dict__' and no __dict__ for setting new attributes
#> AttributeError 'object' object has no attribute '__dict__' and no __dict__ for setting new attributes
#> AttributeError 'object' object has no attribute '__dict__' and no __dict__ for setting new attributes
#> TypeError cannot set '__dict__' attribute of immutable type 'int'
#> TypeError cannot set '__dict__' attribute of immutable type 'int'
#> TypeError __dict__ must be set to a dictionary, not a 'int'
#> TypeError cannot delete __dict__

### texts that are no arguments
def t(f):
    try: print(f())
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
t(lambda: str(b'x', None))
t(lambda: str(b'x', 'utf-8', None))
t(lambda: 'x'.encode(None))
t(lambda: bytes('x', None))
t(lambda: b'x'.center(5, None))
t(lambda: b'x'.center(5, 'a'))
t(lambda: complex('1_0\x00j'))
t(lambda: complex('10\x00j'))
t(lambda: float.fromhex('1\udc80'))
t(lambda: float.fromhex('1é'))
#> TypeError str() argument 'encoding' must be str, not NoneType
#> TypeError str() argument 'errors' must be str, not NoneType
#> TypeError encode() argument 'encoding' must be str, not None
#> TypeError bytes() argument 'encoding' must be str, not None
#> TypeError center() argument 2 must be a byte string of length 1, not None
#> TypeError center() argument 2 must be a byte string of length 1, not str
#> ValueError could not convert string to complex: '1_0\x00j'
#> ValueError complex() arg is a malformed string
#> UnicodeEncodeError 'utf-8' codec can't encode character '\udc80' in position 1: surrogates not allowed
#> ValueError invalid hexadecimal floating-point string

### __weakref__ is not among the attributes of what cannot have weak references
class T(tuple): pass
class I(int): pass
class B(bytes): pass
class S(str): pass
for c in T, I, B, S: print(c.__name__, '__weakref__' in dir(c), '__weakref__' in dir(c()))
#> T False False
#> I False False
#> B False False
#> S True True

### + and * of sequences called by name ask nobody else
class R:
    def __radd__(self, o): return 'radd'
    def __rmul__(self, o): return 'rmul'
class I:
    def __index__(self): return 2
class L(list): pass
class B(bytes): pass
for x in [1], (1,), 'a', b'a', bytearray(b'a'):
    for name in '__add__', '__mul__', '__rmul__', '__iadd__', '__imul__':
        for y in 5, None, R(), I():
            if not hasattr(x, name) or name == '__iadd__' and type(x) is list: continue
            try: print(getattr(x, name)(y))
            except TypeError as e: print(type(x).__name__, name, e)
for f in (lambda: L([1]) + R(), lambda: [1] + R(), lambda: B(b'a') + R(), lambda: L([1]) * R(), lambda: 'a' * R(), lambda: L([1]) * I(), lambda: I() * B(b'a'), lambda: B(b'a') + 5, lambda: L() + 5, lambda: 1.5 * L()):
    try: print(f())
    except TypeError as e: print(e)
#> list __add__ can only concatenate list (not "int") to list
#> list __add__ can only concatenate list (not "NoneType") to list
#> list __add__ can only concatenate list (not "R") to list
#> list __add__ can only concatenate list (not "I") to list
#> [1, 1, 1, 1, 1]
#> list __mul__ 'NoneType' object cannot be interpreted as an integer
#> list __mul__ 'R' object cannot be interpreted as an integer
#> [1, 1]
#> [1, 1, 1, 1, 1]
#> list __rmul__ 'NoneType' object cannot be interpreted as an integer
#> list __rmul__ 'R' object cannot be interpreted as an integer
#> [1, 1]
#> [1, 1, 1, 1, 1]
#> list __imul__ 'NoneType' object cannot be interpreted as an integer
#> list __imul__ 'R' object cannot be interpreted as an integer
#> [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
#> tuple __add__ can only concatenate tuple (not "int") to tuple
#> tuple __add__ can only concatenate tuple (not "NoneType") to tuple
#> tuple __add__ can only concatenate tuple (not "R") to tuple
#> tuple __add__ can only concatenate tuple (not "I") to tuple
#> (1, 1, 1, 1, 1)
#> tuple __mul__ 'NoneType' object cannot be interpreted as an integer
#> tuple __mul__ 'R' object cannot be interpreted as an integer
#> (1, 1)
#> (1, 1, 1, 1, 1)
#> tuple __rmul__ 'NoneType' object cannot be interpreted as an integer
#> tuple __rmul__ 'R' object cannot be interpreted as an integer
#> (1, 1)
#> str __add__ can only concatenate str (not "int") to str
#> str __add__ can only concatenate str (not "NoneType") to str
#> str __add__ can only concatenate str (not "R") to str
#> str __add__ can only concatenate str (not "I") to str
#> aaaaa
#> str __mul__ 'NoneType' object cannot be interpreted as an integer
#> str __mul__ 'R' object cannot be interpreted as an integer
#> aa
#> aaaaa
#> str __rmul__ 'NoneType' object cannot be interpreted as an integer
#> str __rmul__ 'R' object cannot be interpreted as an integer
#> aa
#> bytes __add__ can't concat int to bytes
#> bytes __add__ can't concat NoneType to bytes
#> bytes __add__ can't concat R to bytes
#> bytes __add__ can't concat I to bytes
#> b'aaaaa'
#> bytes __mul__ 'NoneType' object cannot be interpreted as an integer
#> bytes __mul__ 'R' object cannot be interpreted as an integer
#> b'aa'
#> b'aaaaa'
#> bytes __rmul__ 'NoneType' object cannot be interpreted as an integer
#> bytes __rmul__ 'R' object cannot be interpreted as an integer
#> b'aa'
#> bytearray __add__ can't concat int to bytearray
#> bytearray __add__ can't concat NoneType to bytearray
#> bytearray __add__ can't concat R to bytearray
#> bytearray __add__ can't concat I to bytearray
#> bytearray(b'aaaaa')
#> bytearray __mul__ 'NoneType' object cannot be interpreted as an integer
#> bytearray __mul__ 'R' object cannot be interpreted as an integer
#> bytearray(b'aa')
#> bytearray(b'aaaaa')
#> bytearray __rmul__ 'NoneType' object cannot be interpreted as an integer
#> bytearray __rmul__ 'R' object cannot be interpreted as an integer
#> bytearray(b'aa')
#> bytearray __iadd__ can't concat int to bytearray
#> bytearray __iadd__ can't concat NoneType to bytearray
#> bytearray __iadd__ can't concat R to bytearray
#> bytearray __iadd__ can't concat I to bytearray
#> bytearray(b'aaaaa')
#> bytearray __imul__ 'NoneType' object cannot be interpreted as an integer
#> bytearray __imul__ 'R' object cannot be interpreted as an integer
#> bytearray(b'aaaaaaaaaa')
#> radd
#> radd
#> radd
#> rmul
#> rmul
#> [1, 1]
#> b'aa'
#> can't concat int to B
#> can only concatenate list (not "int") to list
#> can't multiply sequence by non-int of type 'float'

### bytearrays that are exported, where nothing changes
for text in ('x[::2] = b""', 'x[5::-9] = b""', 'del x[::2]', 'del x[9:]', 'x.extend("")', 'x *= 1', 'x[0:0] = b""', 'x.clear()', 'x += b""'):
    for start in b'', b'a', b'abcdef':
        x = bytearray(start)
        m = memoryview(x)
        try: exec(text)
        except Exception as e: print(text, type(e).__name__, e)
        else: print(text, x)
#> x[::2] = b"" BufferError Existing exports of data: object cannot be re-sized
#> x[::2] = b"" BufferError Existing exports of data: object cannot be re-sized
#> x[::2] = b"" BufferError Existing exports of data: object cannot be re-sized
#> x[5::-9] = b"" BufferError Existing exports of data: object cannot be re-sized
#> x[5::-9] = b"" BufferError Existing exports of data: object cannot be re-sized
#> x[5::-9] = b"" BufferError Existing exports of data: object cannot be re-sized
#> del x[::2] BufferError Existing exports of data: object cannot be re-sized
#> del x[::2] BufferError Existing exports of data: object cannot be re-sized
#> del x[::2] BufferError Existing exports of data: object cannot be re-sized
#> del x[9:] bytearray(b'')
#> del x[9:] bytearray(b'a')
#> del x[9:] bytearray(b'abcdef')
#> x.extend("") bytearray(b'')
#> x.extend("") bytearray(b'a')
#> x.extend("") bytearray(b'abcdef')
#> x *= 1 bytearray(b'')
#> x *= 1 bytearray(b'a')
#> x *= 1 bytearray(b'abcdef')
#> x[0:0] = b"" bytearray(b'')
#> x[0:0] = b"" bytearray(b'a')
#> x[0:0] = b"" bytearray(b'abcdef')
#> x.clear() bytearray(b'')
#> x.clear() BufferError Existing exports of data: object cannot be re-sized
#> x.clear() BufferError Existing exports of data: object cannot be re-sized
#> x += b"" bytearray(b'')
#> x += b"" bytearray(b'a')
#> x += b"" bytearray(b'abcdef')

### what makes a list asks how long it may become
class It:
    def __iter__(self): print('iter', end=' '); return self
    def __next__(self): raise StopIteration
    def __length_hint__(self): print('hint', end=' '); return self.hint
class Len(It):
    def __len__(self): print('len', end=' '); return 0
def extend(x): l = []; l.extend(x); return l
for c in It, Len:
    for hint in 3, -1, 'x', NotImplemented:
        c.hint = hint
        for f in list, tuple, bytes, bytearray, sorted, extend, lambda x: [*x], lambda x: print(*x), set:
            try: print(f(c()))
            except (TypeError, ValueError) as e: print(type(e).__name__, e)
#> iter hint []
#> iter ()
#> iter hint b''
#> iter bytearray(b'')
#> iter hint []
#> iter hint []
#> iter hint []
#> iter 
#> None
#> iter set()
#> iter hint ValueError __length_hint__() should return >= 0
#> iter ()
#> iter hint ValueError __length_hint__() should return >= 0
#> iter bytearray(b'')
#> iter hint ValueError __length_hint__() should return >= 0
#> iter hint ValueError __length_hint__() should return >= 0
#> iter hint ValueError __length_hint__() should return >= 0
#> iter 
#> None
#> iter set()
#> iter hint TypeError __length_hint__ must be an integer, not str
#> iter ()
#> iter hint TypeError __length_hint__ must be an integer, not str
#> iter bytearray(b'')
#> iter hint TypeError __length_hint__ must be an integer, not str
#> iter hint TypeError __length_hint__ must be an integer, not str
#> iter hint TypeError __length_hint__ must be an integer, not str
#> iter 
#> None
#> iter set()
#> iter hint []
#> iter ()
#> iter hint b''
#> iter bytearray(b'')
#> iter hint []
#> iter hint []
#> iter hint []
#> iter 
#> None
#> iter set()
#> iter len []
#> iter ()
#> iter len b''
#> iter bytearray(b'')
#> iter len []
#> iter len []
#> iter len []
#> iter 
#> None
#> iter set()
#> iter len []
#> iter ()
#> iter len b''
#> iter bytearray(b'')
#> iter len []
#> iter len []
#> iter len []
#> iter 
#> None
#> iter set()
#> iter len []
#> iter ()
#> iter len b''
#> iter bytearray(b'')
#> iter len []
#> iter len []
#> iter len []
#> iter 
#> None
#> iter set()
#> iter len []
#> iter ()
#> iter len b''
#> iter bytearray(b'')
#> iter len []
#> iter len []
#> iter len []
#> iter 
#> None
#> iter set()

### bytes of what is neither
class It:
    def __iter__(self): return 5
class Ix:
    def __index__(self): raise TypeError('mine')
class L(list):
    def __index__(self): return 'x'
for f in bytes, bytearray:
    for x in It(), Ix(), L([1]), [1, 300, 'x'], [1, 'x', 300], iter([-1, 'x']), None:
        try: print(f(x))
        except (TypeError, ValueError) as e: print(e, e.__context__)
#> cannot convert 'It' object to bytes None
#> cannot convert 'Ix' object to bytes None
#> b'\x01'
#> bytes must be in range(0, 256) None
#> 'str' object cannot be interpreted as an integer None
#> bytes must be in range(0, 256) None
#> cannot convert 'NoneType' object to bytes None
#> cannot convert 'It' object to bytearray None
#> cannot convert 'Ix' object to bytearray None
#> bytearray(b'\x01')
#> byte must be in range(0, 256) None
#> 'str' object cannot be interpreted as an integer None
#> byte must be in range(0, 256) None
#> cannot convert 'NoneType' object to bytearray None

### notes of codecs that are not built in
for text, encoding in (('\ud800', 'utf-16-le'), ('\ud800', 'UTF-16'), ('\u0101', 'cp1252'), ('\u0101', 'latin1'), ('\u0101', 'l1'), ('\u0101', 'CP1252')):
    try: text.encode(encoding)
    except UnicodeError as e: print(e, getattr(e, '__notes__', None))
for data, encoding in ((b'\xff', 'utf-8-sig'), (b'\xff', 'U8'), (b'\xff', 'utf_8'), (b'\xff', 'utf-32'), (b'\\x', 'unicode_escape'), (b'\xff', '646'), (b'\xff', 'ascii')):
    try: data.decode(encoding)
    except UnicodeError as e: print(e, getattr(e, '__notes__', None))
#> 'utf-16-le' codec can't encode character '\ud800' in position 0: surrogates not allowed ["encoding with 'utf-16-le' codec failed"]
#> 'utf-16' codec can't encode character '\ud800' in position 0: surrogates not allowed None
#> 'charmap' codec can't encode character '\u0101' in position 0: character maps to <undefined> ["encoding with 'cp1252' codec failed"]
#> 'latin-1' codec can't encode character '\u0101' in position 0: ordinal not in range(256) None
#> 'latin-1' codec can't encode character '\u0101' in position 0: ordinal not in range(256) ["encoding with 'l1' codec failed"]
#> 'charmap' codec can't encode character '\u0101' in position 0: character maps to <undefined> ["encoding with 'CP1252' codec failed"]
#> 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte ["decoding with 'utf-8-sig' codec failed"]
#> 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte ["decoding with 'U8' codec failed"]
#> 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte None
#> 'utf-32-le' codec can't decode byte 0xff in position 0: truncated data None
#> 'unicodeescape' codec can't decode bytes in position 0-1: truncated \xXX escape ["decoding with 'unicode_escape' codec failed"]
#> 'ascii' codec can't decode byte 0xff in position 0: ordinal not in range(128) ["decoding with '646' codec failed"]
#> 'ascii' codec can't decode byte 0xff in position 0: ordinal not in range(128) None

### parts of a group have a cause that was set
print([e.__suppress_context__ for e in ExceptionGroup('a', [ValueError(1), KeyError(2)]).split(ValueError)])
#> [True, True]

### classes in no order
class A: pass
class B: pass
class C(A, B): pass
class D(B, A): pass
for bases in (A, C), (C, D), (C, B, A), (A, B, C), (A, D, C):
    try: type('E', bases, {})
    except TypeError as e: print(e)
#> Cannot create a consistent method resolution order (MRO) for bases A, C
#> Cannot create a consistent method resolution order (MRO) for bases A, B
#> Cannot create a consistent method resolution order (MRO) for bases A, B
#> Cannot create a consistent method resolution order (MRO) for bases A, B, C
#> Cannot create a consistent method resolution order (MRO) for bases A, D, C

### too many arguments are counted before they are read
class I(int): pass
for f in (lambda: [].sort(a=1, b=2, c=3), lambda: sorted([], a=1, b=2, c=3), lambda: sorted(5, a=1), lambda: max([1], a=1, b=2, c=3), lambda: int('1', 5, a=1), lambda: int(1, 2, 3), lambda: I(1, 2, 3), lambda: int('1', base=5, a=1), lambda: type(None, (), {}), lambda: type('a', None, {})):
    try: print(f())
    except TypeError as e: print(e)
#> sort() takes at most 2 keyword arguments (3 given)
#> sort() takes at most 2 keyword arguments (3 given)
#> 'int' object is not iterable
#> max() takes at most 2 keyword arguments (3 given)
#> int() takes at most 2 arguments (3 given)
#> int expected at most 2 arguments, got 3
#> int() takes at most 2 arguments (3 given)
#> int() takes at most 2 arguments (3 given)
#> type.__new__() argument 1 must be str, not None
#> type.__new__() argument 2 must be tuple, not None

### operators of a class that are defined in part
class A(bytes):
    def __rmul__(self, o): return 'rmul'
    def __radd__(self, o): return 'radd'
class B(A): pass
class I:
    def __index__(self): return 2
def star(a, b): a *= b; return a
for f in (lambda: B(b'x') * A(b'y'), lambda: b'x' * A(b'y'), lambda: B(b'x') + 5, lambda: 5 * A(b'y'), lambda: 5 + A(b'y'), lambda: star(I(), 'x'), lambda: star(2, 'x'), lambda: I() * 'x', lambda: star({}, 'x'), lambda: star(A(b'q'), 2)):
    try: print(f())
    except TypeError as e: print(e)
#> 'A' object cannot be interpreted as an integer
#> rmul
#> can't concat int to B
#> rmul
#> radd
#> unsupported operand type(s) for *=: 'I' and 'str'
#> xx
#> xx
#> unsupported operand type(s) for *=: 'dict' and 'str'
#> b'qq'

### attributes of a class with __setattr__ and without a dict
class A:
    __slots__ = ()
    def __setattr__(self, name, value): super().__setattr__(name, value)
try: A().p = 1
except AttributeError as e: print(e)  #> 'A' object has no attribute 'p'

### keywords of enumerate
for args, keywords in (((), {'start': 1}), ((), {'iterable': 'ab', 'start': 1}), ((), {'sep': 1}), (('ab',), {'iterable': 1}), (('ab',), {'sep': 1}),
                       ((), {}), ((), {'start': 1, 'sep': 2}), ((), {'sep': 2, 'iterable': 1}), (('ab', 1), {'start': 1}), (('ab',), {'a': 1, 'b': 2})):
    try: print(list(enumerate(*args, **keywords)))
    except TypeError as e: print(e)
#> 'start' is an invalid keyword argument for enumerate()
#> [(1, 'a'), (2, 'b')]
#> 'sep' is an invalid keyword argument for enumerate()
#> 'iterable' is an invalid keyword argument for enumerate()
#> 'sep' is an invalid keyword argument for enumerate()
#> enumerate() missing required argument 'iterable'
#> 'sep' is an invalid keyword argument for enumerate()
#> 'sep' is an invalid keyword argument for enumerate()
#> enumerate() takes at most 2 arguments (3 given)
#> enumerate() takes at most 2 arguments (3 given)

### C functions propose a keyword that is near
import math, functools, itertools, collections, re, json
def t(e):
    try: print(e, eval(e))
    except Exception as x: print(e, type(x).__name__, x)
for e in '''math.prod([1], star=1)
print(enxd='')
sorted([], kye=1)
[].sort(revers=1)
open('x', encodin='a')
bytes('a', encodin='u')
bytearray('a', encodin='u')
str(b'a', encodin='u')
'a'.encode(encodin='u')
'a'.split(spe=1)
int('1', bas=2)
int('1', zzz=2)
enumerate([], strt=1)
float(xx=1)
complex(rel=1)
max([1], kye=1)
sum([1], strt=1)
pow(1, 2, mood=3)
round(1.5, ndigit=1)
compile('1', 'a', 'eval', flag=1)
zip([1], strct=True)
map(str, [1], strct=True)
math.isclose(1, 2, rel_to=1)
(1).to_bytes(lengt=1)
int.from_bytes(b'1', byteordr='big')
memoryview(objct=b'')
functools.reduce(lambda a, b: a, [], initia=1)
itertools.accumulate([], initia=1)
itertools.count(strt=1)
itertools.product([1], repet=2)
collections.deque(maxle=1)
re.compile('a').match(strin='a')
'a'.expandtabs(tabsiz=1)
'a\\nb'.splitlines(keepend=1)
'a'.replace('a', 'b', cont=1)
b'a'.decode(encodin='u')
b'a'.hex(sepp=1)
b'a'.split(spe=1)
eval('1', global_=1)
exec('1', global_=1)
__import__('math', nam=1)
type('a', (), {}, bass=1)
dict.fromkeys([1], valu=1)
min([1], defalt=1)
nosuch(a=1)
slice(1, stp=1)
frozenset(iterabl=1)
range(1, stp=1)
property(fgt=1)
super(typ=1)
object(a=1)
isinstance(1, int, clas=1)
BaseException(a=1)
ImportError(nam='a')
AttributeError('a', nme=1)'''.split('\n'): t(e)
#> math.prod([1], star=1) TypeError prod() got an unexpected keyword argument 'star'. Did you mean 'start'?
#> print(enxd='') TypeError print() got an unexpected keyword argument 'enxd'. Did you mean 'end'?
#> sorted([], kye=1) TypeError sort() got an unexpected keyword argument 'kye'
#> [].sort(revers=1) TypeError sort() got an unexpected keyword argument 'revers'. Did you mean 'reverse'?
#> open('x', encodin='a') TypeError open() got an unexpected keyword argument 'encodin'. Did you mean 'encoding'?
#> bytes('a', encodin='u') TypeError bytes() got an unexpected keyword argument 'encodin'. Did you mean 'encoding'?
#> bytearray('a', encodin='u') TypeError bytearray() got an unexpected keyword argument 'encodin'. Did you mean 'encoding'?
#> str(b'a', encodin='u') TypeError str() got an unexpected keyword argument 'encodin'. Did you mean 'encoding'?
#> 'a'.encode(encodin='u') TypeError encode() got an unexpected keyword argument 'encodin'. Did you mean 'encoding'?
#> 'a'.split(spe=1) TypeError split() got an unexpected keyword argument 'spe'
#> int('1', bas=2) TypeError int() got an unexpected keyword argument 'bas'. Did you mean 'base'?
#> int('1', zzz=2) TypeError int() got an unexpected keyword argument 'zzz'
#> enumerate([], strt=1) TypeError 'strt' is an invalid keyword argument for enumerate()
#> float(xx=1) TypeError float() takes no keyword arguments
#> complex(rel=1) TypeError complex() got an unexpected keyword argument 'rel'. Did you mean 'real'?
#> max([1], kye=1) TypeError max() got an unexpected keyword argument 'kye'
#> sum([1], strt=1) TypeError sum() got an unexpected keyword argument 'strt'. Did you mean 'start'?
#> pow(1, 2, mood=3) TypeError pow() got an unexpected keyword argument 'mood'. Did you mean 'mod'?
#> round(1.5, ndigit=1) TypeError round() got an unexpected keyword argument 'ndigit'. Did you mean 'ndigits'?
#> compile('1', 'a', 'eval', flag=1) TypeError compile() got an unexpected keyword argument 'flag'. Did you mean 'flags'?
#> zip([1], strct=True) TypeError zip() got an unexpected keyword argument 'strct'. Did you mean 'strict'?
#> map(str, [1], strct=True) TypeError map() got an unexpected keyword argument 'strct'. Did you mean 'strict'?
#> math.isclose(1, 2, rel_to=1) TypeError isclose() got an unexpected keyword argument 'rel_to'. Did you mean 'rel_tol'?
#> (1).to_bytes(lengt=1) TypeError to_bytes() got an unexpected keyword argument 'lengt'. Did you mean 'length'?
#> int.from_bytes(b'1', byteordr='big') TypeError from_bytes() got an unexpected keyword argument 'byteordr'. Did you mean 'byteorder'?
#> memoryview(objct=b'') TypeError memoryview() missing required argument 'object' (pos 1)
#> functools.reduce(lambda a, b: a, [], initia=1) TypeError reduce() got an unexpected keyword argument 'initia'. Did you mean 'initial'?
#> itertools.accumulate([], initia=1) TypeError accumulate() got an unexpected keyword argument 'initia'. Did you mean 'initial'?
#> itertools.count(strt=1) TypeError count() got an unexpected keyword argument 'strt'. Did you mean 'start'?
#> itertools.product([1], repet=2) TypeError product() got an unexpected keyword argument 'repet'. Did you mean 'repeat'?
#> collections.deque(maxle=1) TypeError deque() got an unexpected keyword argument 'maxle'. Did you mean 'maxlen'?
#> re.compile('a').match(strin='a') TypeError match() missing required argument 'string' (pos 1)
#> 'a'.expandtabs(tabsiz=1) TypeError expandtabs() got an unexpected keyword argument 'tabsiz'. Did you mean 'tabsize'?
#> 'a\nb'.splitlines(keepend=1) TypeError splitlines() got an unexpected keyword argument 'keepend'. Did you mean 'keepends'?
#> 'a'.replace('a', 'b', cont=1) TypeError replace() got an unexpected keyword argument 'cont'. Did you mean 'count'?
#> b'a'.decode(encodin='u') TypeError decode() got an unexpected keyword argument 'encodin'. Did you mean 'encoding'?
#> b'a'.hex(sepp=1) TypeError hex() got an unexpected keyword argument 'sepp'. Did you mean 'sep'?
#> b'a'.split(spe=1) TypeError split() got an unexpected keyword argument 'spe'
#> eval('1', global_=1) TypeError eval() got an unexpected keyword argument 'global_'. Did you mean 'globals'?
#> exec('1', global_=1) TypeError exec() got an unexpected keyword argument 'global_'. Did you mean 'globals'?
#> __import__('math', nam=1) TypeError __import__() got an unexpected keyword argument 'nam'. Did you mean 'name'?
#> type('a', (), {}, bass=1) TypeError a.__init_subclass__() takes no keyword arguments
#> dict.fromkeys([1], valu=1) TypeError dict.fromkeys() takes no keyword arguments
#> min([1], defalt=1) TypeError min() got an unexpected keyword argument 'defalt'. Did you mean 'default'?
#> nosuch(a=1) NameError name 'nosuch' is not defined
#> slice(1, stp=1) TypeError slice() takes no keyword arguments
#> frozenset(iterabl=1) TypeError frozenset() takes no keyword arguments
#> range(1, stp=1) TypeError range() takes no keyword arguments
#> property(fgt=1) TypeError property() got an unexpected keyword argument 'fgt'. Did you mean 'fget'?
#> super(typ=1) TypeError super() takes no keyword arguments
#> object(a=1) TypeError object() takes no arguments
#> isinstance(1, int, clas=1) TypeError isinstance() takes no keyword arguments
#> BaseException(a=1) TypeError BaseException() takes no keyword arguments
#> ImportError(nam='a') TypeError ImportError() got an unexpected keyword argument 'nam'. Did you mean 'name'?
#> AttributeError('a', nme=1) TypeError AttributeError() got an unexpected keyword argument 'nme'. Did you mean 'name'?
