# What CPython has in C is a builtin function here, too, though it is written in Python:
# no method of a class that has it.

### functions of modules in a class
import functools, operator, heapq, bisect, itertools, os, time, sys, json, codecs, weakref
class C:
    red = functools.reduce
    add = operator.add
    push = heapq.heappush
    pop = staticmethod(heapq.heappop)
    left = bisect.bisect_left
    tee = itertools.tee
    path = os.fspath
    clock = time.gmtime
    name = sys.intern
    quote = json.encoder.encode_basestring
    code = codecs.encode
    refs = weakref.getweakrefcount
    bound = classmethod(operator.eq)
    get = property(operator.index)
    def __index__(self): return 7
c = C()
print(c.red(operator.add, [1, 2, 3]), C.red(operator.add, [1, 2, 3]), c.add(1, 2))
heap = []
c.push(heap, 3)
print(c.pop(heap), c.left([1, 2, 3], 2), [list(i) for i in c.tee('ab')], c.path('x'), c.clock(0)[0])
print(c.name('ab'), c.quote('é'), c.code('a', 'rot13'), c.refs(C) >= 0)
print(c.bound(C), c.get)
print(c.red is functools.reduce, C.red is c.red, C.__dict__['red'] is c.red)
for k in range(5): print(c.add(k, 1), c.red(c.add, range(k + 1)), end='; ')
print()
#> 6 6 3
#> 3 1 [['a', 'b'], ['a', 'b']] x 1970
#> ab "é" n True
#> True 7
#> True True True
#> 1 0; 2 1; 3 3; 4 6; 5 10; 

### as special methods
import operator
class V:
    __call__ = operator.add
    __len__ = operator.index
    __iter__ = __next__ = operator.index
    __add__ = operator.neg
    __eq__ = operator.not_
    __getattr__ = operator.not_
    __str__ = operator.index
v = V()
print(v(1, 2), v + 5, v == 0, v == 1, v.nothing)
for f in (lambda: len(v), lambda: iter(v), lambda: next(v), lambda: str(v)):
    try: print(f())
    except TypeError as e: print('TypeError')
#> 3 -5 True False False
#> TypeError
#> TypeError
#> TypeError
#> TypeError

### as constructors
import operator
class A:
    __init__ = operator.not_
class B:
    __new__ = operator.not_
class D:
    __set_name__ = operator.add
    __init_subclass__ = operator.truth
for f in (A, lambda: A(1), lambda: A(0), B, lambda: B(1), lambda: type('E', (D,), {})):
    try: print(f())
    except TypeError as e: print('TypeError')
#> TypeError
#> TypeError
#> TypeError
#> False
#> TypeError
#> TypeError

### what it is
import functools, types, inspect, copy, json.encoder
f = functools.reduce
print(f, type(f), type(f) is types.BuiltinFunctionType, f.__name__, f.__qualname__, f.__module__)
print(f.__text_signature__, inspect.ismodule(f.__self__))
print(inspect.isbuiltin(f), inspect.isfunction(f), inspect.isroutine(f), inspect.ismethod(f),
    inspect.ismethoddescriptor(f))
for n in ('__code__', '__defaults__', '__kwdefaults__', '__globals__', '__closure__', '__dict__', '__get__',
        '__annotations__', '__builtins__', '__type_params__', '__wrapped__', '__annotate__'):
    print(hasattr(f, n), end=' ')
print()
print(copy.copy(f) is f, copy.deepcopy([f])[0] is f, f.__reduce__(), f == functools.reduce, hash(f) == hash(f))
print(json.encoder.encode_basestring_ascii, type(json.encoder.py_encode_basestring_ascii).__name__)
print([n for n in dir(f) if n not in dir(object)])
#> <built-in function reduce> <class 'builtin_function_or_method'> True reduce reduce _functools
#> ($module, function, iterable, /, initial=<unrepresentable>) True
#> True False True False False
#> False False False False False False False False False False False False 
#> True True reduce True True
#> <built-in function encode_basestring_ascii> function
#> ['__call__', '__module__', '__name__', '__qualname__', '__self__', '__text_signature__']

### nothing of it can be assigned
import operator
f = operator.add
def attempt(do):
    try: do()
    except (AttributeError, TypeError) as e: print(type(e).__name__, e)
attempt(lambda: setattr(f, 'x', 1))
attempt(lambda: setattr(f, '__name__', 'x'))
attempt(lambda: setattr(f, '__doc__', 'x'))
attempt(lambda: setattr(f, '__qualname__', 'x'))
attempt(lambda: setattr(f, '__code__', (lambda: 0).__code__))
attempt(lambda: delattr(f, '__name__'))
attempt(lambda: vars(f))
f.__module__ = 'x'
print(f.__module__)
del f.__module__
print(f.__module__)
#> AttributeError 'builtin_function_or_method' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError attribute '__name__' of 'builtin_function_or_method' objects is not writable
#> AttributeError attribute '__doc__' of 'builtin_function_or_method' objects is not writable
#> AttributeError attribute '__qualname__' of 'builtin_function_or_method' objects is not writable
#> AttributeError 'builtin_function_or_method' object has no attribute '__code__' and no __dict__ for setting new attributes
#> AttributeError attribute '__name__' of 'builtin_function_or_method' objects is not writable
#> TypeError vars() argument must have __dict__ attribute
#> x
#> None

### signatures
import inspect, functools, heapq, bisect, operator, os, json.decoder, csv
for f in (heapq.heappush, bisect.insort, operator.contains, operator.call, os.listdir, csv.writer,
        functools.cmp_to_key):
    print(f.__name__, inspect.signature(f))
for f in (functools.reduce, json.decoder.scanstring):
    try: inspect.signature(f)
    except ValueError as e: print(e)
#> heappush (heap, item, /)
#> insort_right (a, x, lo=0, hi=None, *, key=None)
#> contains (a, b, /)
#> call (obj, /, *args, **kwargs)
#> listdir (path=None)
#> writer (fileobj, /, dialect='excel', **fmtparams)
#> cmp_to_key (mycmp)
#> <built-in function reduce> builtin has invalid signature
#> no signature found for builtin <built-in function scanstring>

### as keys, in partials, in caches and by weak references
import operator, functools, weakref
print({operator.add: 1}[operator.add], functools.partial(operator.add, 1)(2),
    weakref.ref(operator.add)() is operator.add)
g = functools.wraps(functools.reduce)(lambda *a: functools.reduce(*a))
print(g.__name__, g.__wrapped__ is functools.reduce, g(operator.mul, [1, 2, 3]))
print(functools.lru_cache(operator.add)(1, 2), list(map(operator.add, [1], [2])), sorted([2, 1], key=operator.neg))
print(functools.singledispatch(operator.index)(3), functools.partialmethod(operator.add, 1).func is operator.add)
#> 1 3 True
#> reduce True 6
#> 3 [3] [2, 1]
#> 3 True

### every function that CPython has in C
import sys
import abc, array, binascii, bisect, codecs, csv, functools, gc, heapq, io, itertools, json.decoder, json.encoder
import locale, math, operator, os, posixpath, stat, struct, time, unicodedata, warnings, weakref
for name in ('abc array binascii bisect codecs csv functools gc heapq io itertools json.decoder json.encoder '
        'locale math operator ' 'os posixpath stat struct time unicodedata warnings weakref sys').split():
    module = sys.modules[name]
    names = [n for n in ('reduce cmp_to_key heapify heappush bisect_right insort_left a2b_hex b2a_hex crc32 '
        'register lookup ' 'strict_errors reader field_size_limit collect get_referents text_encoding tee '
        'scanstring ' 'encode_basestring py_encode_basestring strxfrm fsum add __add__ concat __concat__ '
        'listdir fspath normpath splitroot join S_ISDIR pack iter_unpack strftime localtime sleep warn '
        'simplefilter proxy exit intern getsizeof displayhook _array_reconstructor').split()
        if n in vars(module)]
    print(name, [(n, type(vars(module)[n]).__name__[:7], vars(module)[n].__name__) for n in names])
#> abc []
#> array [('_array_reconstructor', 'builtin', '_array_reconstructor')]
#> binascii [('a2b_hex', 'builtin', 'a2b_hex'), ('b2a_hex', 'builtin', 'b2a_hex'), ('crc32', 'builtin', 'crc32')]
#> bisect [('bisect_right', 'builtin', 'bisect_right'), ('insort_left', 'builtin', 'insort_left')]
#> codecs [('register', 'builtin', 'register'), ('lookup', 'builtin', 'lookup'), ('strict_errors', 'builtin', 'strict_errors')]
#> csv [('reader', 'builtin', 'reader'), ('field_size_limit', 'builtin', 'field_size_limit')]
#> functools [('reduce', 'builtin', 'reduce'), ('cmp_to_key', 'builtin', 'cmp_to_key')]
#> gc [('collect', 'builtin', 'collect'), ('get_referents', 'builtin', 'get_referents')]
#> heapq [('heapify', 'builtin', 'heapify'), ('heappush', 'builtin', 'heappush')]
#> io [('text_encoding', 'builtin', 'text_encoding')]
#> itertools [('tee', 'builtin', 'tee')]
#> json.decoder [('scanstring', 'builtin', 'scanstring')]
#> json.encoder [('encode_basestring', 'builtin', 'encode_basestring'), ('py_encode_basestring', 'functio', 'py_encode_basestring')]
#> locale [('strxfrm', 'builtin', 'strxfrm')]
#> math [('fsum', 'builtin', 'fsum')]
#> operator [('add', 'builtin', 'add'), ('__add__', 'builtin', 'add'), ('concat', 'builtin', 'concat'), ('__concat__', 'builtin', 'concat')]
#> os [('listdir', 'builtin', 'listdir'), ('fspath', 'builtin', 'fspath')]
#> posixpath [('normpath', 'builtin', '_path_normpath'), ('splitroot', 'builtin', '_path_splitroot_ex'), ('join', 'functio', 'join')]
#> stat [('S_ISDIR', 'builtin', 'S_ISDIR')]
#> struct [('pack', 'builtin', 'pack'), ('iter_unpack', 'builtin', 'iter_unpack')]
#> time [('strftime', 'builtin', 'strftime'), ('localtime', 'builtin', 'localtime'), ('sleep', 'functio', 'sleep')]
#> unicodedata [('lookup', 'builtin', 'lookup')]
#> warnings [('warn', 'builtin', 'warn'), ('simplefilter', 'functio', 'simplefilter')]
#> weakref [('proxy', 'builtin', 'proxy')]
#> sys [('exit', 'builtin', 'exit'), ('intern', 'builtin', 'intern'), ('getsizeof', 'builtin', 'getsizeof'), ('displayhook', 'builtin', 'displayhook')]
