### signatures of builtin methods and functions: __pow__, index and pop
for f in (int.__add__, int.__pow__, str.join, bytes.join, list.append, list.index, dict.get, dict.pop, set.pop,
        str.split, int.to_bytes, float.hex, object.__init__, type.__call__, len):
    print(f.__name__, f.__text_signature__)
#> __add__ ($self, value, /)
#> __pow__ ($self, value, mod=None, /)
#> join ($self, iterable, /)
#> join ($self, iterable_of_bytes, /)
#> append ($self, object, /)
#> index ($self, value, start=0, stop=sys.maxsize, /)
#> get ($self, key, default=None, /)
#> pop ($self, key, default=<unrepresentable>, /)
#> pop ($self, /)
#> split ($self, /, sep=None, maxsplit=-1)
#> to_bytes ($self, /, length=1, byteorder='big', *, signed=False)
#> hex ($self, /)
#> __init__ ($self, /, *args, **kwargs)
#> __call__ ($self, /, *args, **kwargs)
#> len ($module, obj, /)

### signatures of builtin methods and functions: maketrans, with_traceback and fromkeys
for f in (isinstance, print, sorted, repr, sum, divmod, bytes.maketrans, BaseException.with_traceback,
        dict.fromkeys, str.maketrans, memoryview.cast, property.__get__, (1).__add__, [].append, ''.join):
    print(f.__name__, f.__text_signature__)
#> isinstance ($module, obj, class_or_tuple, /)
#> print ($module, /, *args, sep=' ', end='\n', file=None, flush=False)
#> sorted ($module, iterable, /, *, key=None, reverse=False)
#> repr ($module, obj, /)
#> sum ($module, iterable, /, start=0)
#> divmod ($module, x, y, /)
#> maketrans (frm, to, /)
#> with_traceback ($self, tb, /)
#> fromkeys ($type, iterable, value=None, /)
#> maketrans (x, y=<unrepresentable>, z=<unrepresentable>, /)
#> cast ($self, /, format, shape=<unrepresentable>)
#> __get__ ($self, instance, owner=None, /)
#> __add__ ($self, value, /)
#> append ($self, object, /)
#> join ($self, iterable, /)

### signatures of builtin methods and functions: getattr, update and count
for f in (getattr, iter, max, dir, vars, next, dict.update, str.count):
    print(f.__name__, f.__text_signature__)
for t in (list, tuple, int, bool, float, complex, str, zip):
    print(t.__name__, t.__text_signature__)
#> getattr None
#> iter None
#> max None
#> dir None
#> vars None
#> next None
#> update None
#> count ($self, sub[, start[, end]], /)
#> list (iterable=(), /)
#> tuple (iterable=(), /)
#> int None
#> bool (object=False, /)
#> float (x=0, /)
#> complex (real=0, imag=0)
#> str None
#> zip (*iterables, strict=False)

### signatures of builtin methods and functions: map, filter and enumerate
for t in (map, filter, enumerate, reversed, property, staticmethod, memoryview, object):
    print(t.__name__, t.__text_signature__)
#> map (function, iterable, /, *iterables, strict=False)
#> filter (function, iterable, /)
#> enumerate (iterable, start=0)
#> reversed (sequence, /)
#> property (fget=None, fset=None, fdel=None, doc=None)
#> staticmethod (function, /)
#> memoryview (object)
#> object ()

### slots and methods: from int.__add__ to memoryview.__enter__
for f in (int.__add__, object.__dir__, object.__reduce__, list.__getitem__, tuple.__getitem__,
        dict.__contains__, set.__contains__, str.__contains__, list.__reversed__, int.__floor__,
        property.__set_name__, str.__format__, int.__getnewargs__, memoryview.__enter__):
    print(type(f).__name__, f)
#> wrapper_descriptor <slot wrapper '__add__' of 'int' objects>
#> method_descriptor <method '__dir__' of 'object' objects>
#> method_descriptor <method '__reduce__' of 'object' objects>
#> method_descriptor <method '__getitem__' of 'list' objects>
#> wrapper_descriptor <slot wrapper '__getitem__' of 'tuple' objects>
#> method_descriptor <method '__contains__' of 'dict' objects>
#> method_descriptor <method '__contains__' of 'set' objects>
#> wrapper_descriptor <slot wrapper '__contains__' of 'str' objects>
#> method_descriptor <method '__reversed__' of 'list' objects>
#> method_descriptor <method '__floor__' of 'int' objects>
#> method_descriptor <method '__set_name__' of 'property' objects>
#> method_descriptor <method '__format__' of 'str' objects>
#> method_descriptor <method '__getnewargs__' of 'int' objects>
#> method_descriptor <method '__enter__' of 'memoryview' objects>

### slots and methods: __init_subclass__, __objclass__ and __module__
for f in ((1).__add__, [].__getitem__, object.__init_subclass__, list.__class_getitem__):
    print(type(f).__name__)
print((1).__add__.__objclass__, hasattr((1).__add__, '__module__'), len.__module__, type(len).__module__)
print(type(lambda: 0).__module__)
#> method-wrapper
#> builtin_function_or_method
#> builtin_function_or_method
#> builtin_function_or_method
#> <class 'int'> False builtins builtins
#> builtins

### iterators can be put somewhere: __setstate__ and __length_hint__
for it in (iter([1, 2, 3, 4]), iter((1, 2, 3, 4)), iter('abcd'), iter('abcé')):
    next(it)
    it.__setstate__(2)
    print(type(it).__name__, it.__length_hint__(), list(it))
    it.__setstate__(0)
    print(list(it))
for it in (iter(b'abcd'), iter(bytearray(b'abcd')), iter(range(10, 50, 10)), reversed([1, 2, 3, 4])):
    next(it)
    it.__setstate__(2)
    print(type(it).__name__, it.__length_hint__(), list(it))
    it.__setstate__(0)
    print(list(it))
it = iter([1, 2, 3])
it.__setstate__(-5)
print(next(it, 'end'))
#> list_iterator 2 [3, 4]
#> []
#> tuple_iterator 2 [3, 4]
#> []
#> str_ascii_iterator 2 ['c', 'd']
#> []
#> str_iterator 2 ['c', 'é']
#> []
#> bytes_iterator 2 [99, 100]
#> []
#> bytearray_iterator 2 [99, 100]
#> []
#> range_iterator 1 [40]
#> []
#> list_reverseiterator 3 [3, 2, 1]
#> [1]
#> end

### iterators can be put somewhere: __setstate__
it = iter([1, 2, 3])
it.__setstate__(-5)
it.__setstate__(99)
print(list(it))  #> []
it = iter(range(5))
next(it)
it.__setstate__(1)
print(list(it))  #> [2, 3, 4]
try: iter([1]).__setstate__('a')
except TypeError as e: print(type(e).__name__)  #> TypeError

### ranges of long ints
it = iter(range(10 ** 30, 10 ** 30 + 5, 2))
print(type(it), it.__length_hint__(), next(it) - 10 ** 30, it.__length_hint__())
it.__setstate__(1)
print([x - 10 ** 30 for x in it], next(it, 'end'), iter(it) is it)
print([x + 10 ** 30 for x in reversed(range(-10 ** 30, -10 ** 30 - 5, -2))])
print(sum(1 for x in range(10 ** 20, 10 ** 20 + 1000)), list(range(2 ** 62, 2 ** 62)), 5 in range(10 ** 30))
#> <class 'longrange_iterator'> 3 0 2
#> [4] end True
#> [-4, -2, 0]
#> 1000 [] True

### BaseException.__setstate__
e = ValueError('x')
print(e.__setstate__(None), e.__setstate__({'a': 1, 'b': 2}), e.a, e.b)  #> None None 1 2
try: e.__setstate__(5)
except TypeError as error: print(error)  #> state is not a dictionary
try: OSError().characters_written
except AttributeError as error: print(error)  #> characters_written
e = BlockingIOError()
e.characters_written = 5
print(e.characters_written)  #> 5
del e.characters_written
print(hasattr(e, 'characters_written'))  #> False

### what has no subscripts, no hash and no truth
def t(f):
    try: print(f())
    except TypeError as e: print(e)
def f():
    x = 1
    return lambda: x
t(lambda: map[int])
t(lambda: zip[int])
t(lambda: hash(f().__closure__[0]))
t(lambda: NotImplemented.__bool__())
t(lambda: int.__dict__.__ior__({}))
t(lambda: enumerate[int])
#> type 'map' is not subscriptable
#> type 'zip' is not subscriptable
#> unhashable type: 'cell'
#> NotImplemented should not be used in a boolean context
#> '|=' is not supported by mappingproxy; use '|' instead
#> enumerate[int]

### a module's __annotate__
import types
m = types.ModuleType('m')
print(m.__annotate__, m.__annotations__)  #> None {}
m.__annotate__ = lambda format: {'x': int}
print(m.__annotations__)  #> {'x': <class 'int'>}
def t(v):
    try: m.__annotate__ = v
    except TypeError as e: print(e)  #> __annotate__ must be callable or None
t(5)
t(None)
print(m.__annotate__)  #> None

### the frame of a traceback
try: 1 / 0
except ZeroDivisionError as e: f = e.__traceback__.tb_frame
print(type(f), f.f_code.co_name, f.f_trace_lines, f.f_trace, f.f_generator)
#> <class 'frame'> <module> True None None

### a starred alias
y = next(iter(tuple[int, str]))
print(y, type(y), y.__origin__, y.__args__, y.__unpacked__, tuple[int].__unpacked__, y == tuple[int, str],
    y == next(iter(tuple[int, str])))
def f[T, *Ts](a: T):
    z = next(iter(tuple[T]))
    print(z[int], z.__parameters__, tuple[int, *Ts], tuple[int, *tuple[str, ...]], list(iter(list[T])))
f(1)
#> *tuple[int, str] <class 'types.GenericAlias'> <class 'tuple'> (<class 'int'>, <class 'str'>) True False False True
#> *tuple[int] (T,) tuple[int, typing.Unpack[Ts]] tuple[int, *tuple[str, ...]] [*list[T]]
