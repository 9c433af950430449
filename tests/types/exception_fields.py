# The attributes, texts and constructors of exceptions.

### args and text
for e in (Exception(), Exception(1), Exception(1, 2), ValueError('a'), KeyError('k'), KeyError(),
        KeyError(1, 2), Exception(None), Exception(('a',))):
    print(repr(e), '|', str(e), '|', e.args)
#> Exception() |  | ()
#> Exception(1) | 1 | (1,)
#> Exception(1, 2) | (1, 2) | (1, 2)
#> ValueError('a') | a | ('a',)
#> KeyError('k') | 'k' | ('k',)
#> KeyError() |  | ()
#> KeyError(1, 2) | (1, 2) | (1, 2)
#> Exception(None) | None | (None,)
#> Exception(('a',)) | ('a',) | (('a',),)

### no keywords
for f in (lambda: Exception(x=1), lambda: ValueError('a', y=1), lambda: KeyError(name='x')):
    try: f()
    except TypeError as e: print(e)
#> Exception() takes no keyword arguments
#> ValueError() takes no keyword arguments
#> KeyError() takes no keyword arguments

### args can be set
e = Exception(1)
e.args = [1, 2]; print(e.args, e)  #> (1, 2) (1, 2)
e.args = 'ab'; print(e.args)  #> ('a', 'b')
try: e.args = 5
except TypeError as x: print(x)  #> 'int' object is not iterable
try: del e.args
except TypeError as x: print(x)  #> args may not be deleted

### causes and contexts
e = Exception(); f = ValueError('f')
print(e.__cause__, e.__context__, e.__suppress_context__, e.__traceback__)
e.__cause__ = f; print(e.__cause__, e.__suppress_context__)
e.__cause__ = None; e.__context__ = f; print(e.__cause__, repr(e.__context__))
for n in ('__cause__', '__context__', '__traceback__', '__suppress_context__'):
    try: setattr(e, n, 5)
    except TypeError as x: print(x)
    try: delattr(e, n)
    except TypeError as x: print(x)
#> None None False None
#> f True
#> None ValueError('f')
#> exception cause must be None or derive from BaseException
#> __cause__ may not be deleted
#> exception context must be None or derive from BaseException
#> __context__ may not be deleted
#> __traceback__ must be a traceback or None
#> __traceback__ may not be deleted
#> attribute value type must be bool
#> can't delete numeric/char attribute

### notes
e = Exception('x'); e.add_note('a'); e.add_note('b'); print(e.__notes__)
for bad in (5, None):
    try: e.add_note(bad)
    except TypeError as x: print(x)
e.__notes__ = 5
try: e.add_note('c')
except TypeError as x: print(x)
#> ['a', 'b']
#> add_note() argument must be str, not int
#> add_note() argument must be str, not None
#> Cannot add note: __notes__ is not a list

### StopIteration and SystemExit
print(StopIteration().value, StopIteration(5).value, StopIteration(1, 2).value, SystemExit().code, SystemExit(3).code)
print(SystemExit(1, 2).code)
s = StopIteration(5); s.value = 6; print(s.value, s.args)
#> None 5 1 None 3
#> (1, 2)
#> 6 (5,)

### AttributeError and NameError
e = AttributeError('m', name='n', obj=5); print(e.name, e.obj, e.args, e)
e = NameError('m', name='n'); print(e.name, e.args)
print(AttributeError().name, NameError().name)
for f in (lambda: AttributeError(foo=1), lambda: NameError(obj=1)):
    try: f()
    except TypeError as x: print(x)
try: (5).foo
except AttributeError as e: print(e.name, e.obj)
try: undefined
except NameError as e: print(e.name)
#> n 5 ('m',) m
#> n ('m',)
#> None None
#> AttributeError() got an unexpected keyword argument 'foo'
#> NameError() got an unexpected keyword argument 'obj'
#> foo 5
#> undefined

### ImportError
e = ImportError('m', name='n', path='p'); print(e, e.msg, e.name, e.path, e.args)
print(ImportError('a', 'b'), ImportError().msg, ImportError(5).msg)
try: ImportError('x', foo=1)
except TypeError as x: print(x)
try: import nothing_here
except ModuleNotFoundError as e: print(e, e.name, e.path, type(e).__mro__[1].__name__)
try: from math import nothing_here
except ImportError as e: print(e, e.name, type(e).__name__)
try: import math.nothing
except ImportError as e: print(e, e.name)
#> m m n p ('m',)
#> ('a', 'b') None 5
#> ImportError() got an unexpected keyword argument 'foo'
#> No module named 'nothing_here' nothing_here None ImportError
#> cannot import name 'nothing_here' from 'math' (unknown location) math ImportError
#> No module named 'math.nothing'; 'math' is not a package math.nothing

### OSError
e = OSError('a'); print(repr(e), e, e.errno, e.strerror, e.filename, e.args)
e = OSError(9999, 'text'); print(repr(e), e, e.errno, e.strerror, e.args)
e = OSError(9999, 'text', 'file'); print(repr(e), e, e.filename, e.args)
e = OSError(9999, 'text', 'a', None, 'b'); print(e, e.filename2, e.args)
print(OSError is IOError, OSError is EnvironmentError, OSError(), OSError(1, 2, 3, 4, 5, 6))
#> OSError('a') a None None None ('a',)
#> OSError(9999, 'text') [Errno 9999] text 9999 text (9999, 'text')
#> OSError(9999, 'text') [Errno 9999] text: 'file' file (9999, 'text')
#> [Errno 9999] text: 'a' -> 'b' b (9999, 'text')
#> True True  (1, 2, 3, 4, 5, 6)

### SyntaxError
e = SyntaxError('m', ('f.py', 3, 5, 'text', 3, 9))
print(e, e.msg, e.filename, e.lineno, e.offset, e.text, e.end_lineno, e.end_offset)
print(SyntaxError(), SyntaxError('m'), SyntaxError('m', ('dir/f.py', None, 1, '')),
    SyntaxError('m', (None, 3, 1, '')), SyntaxError('m').msg, SyntaxError().msg)
#> m (f.py, line 3) m f.py 3 5 text 3 9
#> None m m (f.py) m (line 3) m None

### Unicode errors
e = UnicodeDecodeError('utf-8', b'\xff\xfe', 0, 1, 'bad')
print(e, e.encoding, e.object, e.start, e.end, e.reason)
print(UnicodeDecodeError('utf-8', b'\xff\xfe', 0, 2, 'bad'))
print(UnicodeEncodeError('ascii', 'a\xe9', 1, 2, 'no'))
print(UnicodeEncodeError('ascii', 'a\u20ac\U0001f600', 1, 2, 'no'))
print(UnicodeEncodeError('ascii', '\U0001f600', 0, 1, 'no'))
print(UnicodeEncodeError('x', 'abc', 0, 3, 'r'))
print(UnicodeTranslateError('a\xe9', 1, 2, 'no'), UnicodeTranslateError('abc', 0, 2, 'no'))
for args in ((), ('a', 'b', 0, 1, 'c'), ('a', b'b', 'x', 1, 'c'), (1, b'b', 0, 1, 'c')):
    try: UnicodeDecodeError(*args)
    except TypeError as x: print(x)
try: b'\xff'.decode()
except UnicodeDecodeError as e: print(e, e.start, e.end, e.reason, e.object)
try: '\u20ac'.encode('ascii')
except UnicodeEncodeError as e: print(e, e.start, e.end, e.reason, e.object)
#> 'utf-8' codec can't decode byte 0xff in position 0: bad utf-8 b'\xff\xfe' 0 1 bad
#> 'utf-8' codec can't decode bytes in position 0-1: bad
#> 'ascii' codec can't encode character '\xe9' in position 1: no
#> 'ascii' codec can't encode character '\u20ac' in position 1: no
#> 'ascii' codec can't encode character '\U0001f600' in position 0: no
#> 'x' codec can't encode characters in position 0-2: r
#> can't translate character '\xe9' in position 1: no can't translate characters in position 0-1: no
#> function takes exactly 5 arguments (0 given)
#> a bytes-like object is required, not 'str'
#> 'str' object cannot be interpreted as an integer
#> argument 1 must be str, not int
#> 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte 0 1 invalid start byte b'\xff'
#> 'ascii' codec can't encode character '\u20ac' in position 0: ordinal not in range(128) 0 1 ordinal not in range(128) €

### subclasses with their own init
class E(Exception):
    def __init__(self, a, b=2):
        self.a = a; self.b = b
e = E(1, b=3); print(e.args, e.a, e.b, repr(e), str(e))  #> (1,) 1 3 E(1) 1
class F(Exception):
    def __init__(self, a):
        super().__init__(a, 'more')
print(F(1).args, F(1))  #> (1, 'more') (1, 'more')
class G(Exception):
    def __str__(self): return 'G!'
print(G(1), repr(G(1)), [G(1)])  #> G! G(1) [G(1)]
class H(KeyError): pass
print(H('k'), repr(H('k')))  #> 'k' H('k')
class I(OSError):
    pass
print(repr(I(9999, 'x')), I(9999, 'x').errno)  #> I(9999, 'x') 9999

### subclass attributes
class E(ValueError):
    code = 5
e = E('m'); e.extra = 1
print(e.__dict__, e.code, e.extra, isinstance(e, ValueError))  #> {'extra': 1} 5 1 True

### hierarchy
for t in (BaseException, Exception, ExceptionGroup, BaseExceptionGroup, KeyboardInterrupt, ModuleNotFoundError,
        FileNotFoundError, UnboundLocalError, RecursionError, IndentationError, UnicodeDecodeError,
        ConnectionResetError):
    print([c.__name__ for c in t.__mro__])
#> ['BaseException', 'object']
#> ['Exception', 'BaseException', 'object']
#> ['ExceptionGroup', 'BaseExceptionGroup', 'Exception', 'BaseException', 'object']
#> ['BaseExceptionGroup', 'BaseException', 'object']
#> ['KeyboardInterrupt', 'BaseException', 'object']
#> ['ModuleNotFoundError', 'ImportError', 'Exception', 'BaseException', 'object']
#> ['FileNotFoundError', 'OSError', 'Exception', 'BaseException', 'object']
#> ['UnboundLocalError', 'NameError', 'Exception', 'BaseException', 'object']
#> ['RecursionError', 'RuntimeError', 'Exception', 'BaseException', 'object']
#> ['IndentationError', 'SyntaxError', 'Exception', 'BaseException', 'object']
#> ['UnicodeDecodeError', 'UnicodeError', 'ValueError', 'Exception', 'BaseException', 'object']
#> ['ConnectionResetError', 'ConnectionError', 'OSError', 'Exception', 'BaseException', 'object']

### raising what is no exception
for f in ('raise 5', 'raise int', 'raise ValueError from 5', 'raise ValueError from int', 'raise None'):
    try: exec(f)
    except TypeError as e: print(e)
#> exceptions must derive from BaseException
#> exceptions must derive from BaseException
#> exception causes must derive from BaseException
#> exception causes must derive from BaseException
#> exceptions must derive from BaseException

### bare raise without exception
try: exec('raise')
except RuntimeError as e: print(e)  #> No active exception to reraise

### groups: message, exceptions and subgroup
g = ExceptionGroup('m', [ValueError(1), TypeError(2)])
print(g, repr(g), g.message)
print(g.exceptions, g.args)
for args in ((), ('m',), ('m', 5), ('m', []), ('m', [5]), (5, [ValueError()]), ('m', {ValueError()}),
        ('m', [ValueError()], 3)):
    try: ExceptionGroup(*args)
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
try: ExceptionGroup('m', [KeyboardInterrupt()])
except TypeError as e: print(e)
print(type(BaseExceptionGroup('m', [ValueError()])).__name__,
    type(BaseExceptionGroup('m', [KeyboardInterrupt()])).__name__)
print(g.split(ValueError))
print(g.subgroup(TypeError), g.subgroup(KeyError), g.split(lambda e: False))
print(g.derive([KeyError(1)]))
#> m (2 sub-exceptions) ExceptionGroup('m', [ValueError(1), TypeError(2)]) m
#> (ValueError(1), TypeError(2)) ('m', [ValueError(1), TypeError(2)])
#> TypeError BaseExceptionGroup.__new__() takes exactly 2 arguments (0 given)
#> TypeError BaseExceptionGroup.__new__() takes exactly 2 arguments (1 given)
#> TypeError second argument (exceptions) must be a sequence
#> ValueError second argument (exceptions) must be a non-empty sequence
#> ValueError Item 0 of second argument (exceptions) is not an exception
#> TypeError BaseExceptionGroup.__new__() argument 1 must be str, not int
#> TypeError second argument (exceptions) must be a sequence
#> TypeError BaseExceptionGroup.__new__() takes exactly 2 arguments (3 given)
#> Cannot nest BaseExceptions in an ExceptionGroup
#> ExceptionGroup BaseExceptionGroup
#> (ExceptionGroup('m', [ValueError(1)]), ExceptionGroup('m', [TypeError(2)]))
#> m (1 sub-exception) None (None, ExceptionGroup('m', [ValueError(1), TypeError(2)]))
#> m (1 sub-exception)

### groups: from 5 to ()
g = ExceptionGroup('m', [ValueError(1), TypeError(2)])
for bad in (5, 'x', (5,), int, ()):
    try: g.split(bad)
    except TypeError as e: print(e)
#> expected an exception type, a tuple of exception types, or a callable (other than a class)
#> expected an exception type, a tuple of exception types, or a callable (other than a class)
#> expected an exception type, a tuple of exception types, or a callable (other than a class)
#> expected an exception type, a tuple of exception types, or a callable (other than a class)

### details of a SyntaxError of other lengths
for n in range(9):
    try:
        print(n, SyntaxError('a', tuple(range(n))).args)
    except TypeError as e:
        print(n, e)
#> 0 function takes at least 4 arguments (0 given)
#> 1 function takes at least 4 arguments (1 given)
#> 2 function takes at least 4 arguments (2 given)
#> 3 function takes at least 4 arguments (3 given)
#> 4 ('a', (0, 1, 2, 3))
#> 5 end_offset must be provided when end_lineno is provided
#> 6 ('a', (0, 1, 2, 3, 4, 5))
#> 7 ('a', (0, 1, 2, 3, 4, 5, 6))
#> 8 function takes at most 7 arguments (8 given)
