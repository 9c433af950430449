import array, collections, contextlib, csv, datetime, decimal, fractions, functools, io, itertools, operator, random
import re, string.templatelib, struct, textwrap, types, typing, weakref

def show(label, f):
    try: print(label, 'made', type(f()).__name__)
    except TypeError as e: print(label, str(e))

def each(types):
    for t in types:
        show('object', lambda: object.__new__(t))
        show('own', lambda: t.__new__(t))
        try: S = type('S', (t,), {})
        except TypeError as e: print(e)
        else:
            show('derived', lambda: object.__new__(S))
            class N(t):
                def __new__(cls, *args): return super().__new__(cls)
            show('of its own', lambda: object.__new__(N))

### object.__new__ makes no instances of builtin types: float, bool and complex
each([int, float, bool, complex])
#> object object.__new__(int) is not safe, use int.__new__()
#> own made int
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use int.__new__()
#> object object.__new__(float) is not safe, use float.__new__()
#> own made float
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use float.__new__()
#> object object.__new__(bool) is not safe, use bool.__new__()
#> own made bool
#> type 'bool' is not an acceptable base type
#> object object.__new__(complex) is not safe, use complex.__new__()
#> own made complex
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use complex.__new__()

### object.__new__ makes no instances of builtin types: from str to list
each([str, bytes, bytearray, list])
#> object object.__new__(str) is not safe, use str.__new__()
#> own made str
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use str.__new__()
#> object object.__new__(bytes) is not safe, use bytes.__new__()
#> own made bytes
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use bytes.__new__()
#> object object.__new__(bytearray) is not safe, use bytearray.__new__()
#> own made bytearray
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use bytearray.__new__()
#> object object.__new__(list) is not safe, use list.__new__()
#> own made list
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use list.__new__()

### object.__new__ makes no instances of builtin types: from tuple to frozenset
each([tuple, dict, set, frozenset])
#> object object.__new__(tuple) is not safe, use tuple.__new__()
#> own made tuple
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use tuple.__new__()
#> object object.__new__(dict) is not safe, use dict.__new__()
#> own made dict
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use dict.__new__()
#> object object.__new__(set) is not safe, use set.__new__()
#> own made set
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use set.__new__()
#> object object.__new__(frozenset) is not safe, use frozenset.__new__()
#> own made frozenset
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use frozenset.__new__()

### object.__new__ makes no instances of builtin types: memoryview, property and classmethod
each([memoryview, property, classmethod, staticmethod])
#> object object.__new__(memoryview) is not safe, use memoryview.__new__()
#> own memoryview() missing required argument 'object' (pos 1)
#> type 'memoryview' is not an acceptable base type
#> object object.__new__(property) is not safe, use property.__new__()
#> own made property
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use property.__new__()
#> object object.__new__(classmethod) is not safe, use classmethod.__new__()
#> own made classmethod
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use classmethod.__new__()
#> object object.__new__(staticmethod) is not safe, use staticmethod.__new__()
#> own made staticmethod
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use staticmethod.__new__()

### object.__new__ makes no instances of builtin types: super, ModuleType and map
each([super, type, types.ModuleType, map])
#> object object.__new__(super) is not safe, use super.__new__()
#> own made super
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use super.__new__()
#> object object.__new__(type) is not safe, use type.__new__()
#> own type.__new__() takes exactly 3 arguments (0 given)
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use type.__new__()
#> object object.__new__(module) is not safe, use module.__new__()
#> own made module
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use module.__new__()
#> object object.__new__(map) is not safe, use map.__new__()
#> own map() must have at least two arguments.
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use map.__new__()

### object.__new__ makes no instances of builtin types: filter, zip and reversed
each([filter, zip, reversed, Exception])
#> object object.__new__(filter) is not safe, use filter.__new__()
#> own filter expected 2 arguments, got 0
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use filter.__new__()
#> object object.__new__(zip) is not safe, use zip.__new__()
#> own made zip
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use zip.__new__()
#> object object.__new__(reversed) is not safe, use reversed.__new__()
#> own reversed expected 1 argument, got 0
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use reversed.__new__()
#> object object.__new__(Exception) is not safe, use Exception.__new__()
#> own made Exception
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use Exception.__new__()

### object.__new__ makes no instances of builtin types: OSError
each([OSError])
#> object object.__new__(OSError) is not safe, use OSError.__new__()
#> own made OSError
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use OSError.__new__()

### object.__new__ makes no instances of builtin types: __len__, items and __dict__
def g(): yield
async def a(): yield
each([type(x) for x in (None, ..., NotImplemented, {}.keys(), {}.items(), iter([]), iter({}), iter(''),
    iter(set()), iter(range(0)), iter(range(10 ** 30)), reversed([]), iter(int, 1), len, [].append, [].__len__,
    str.join, int.__add__, dict.__dict__['fromkeys'], g(), a(), int.real, types.FunctionType.__code__)])
#> object object.__new__(NoneType) is not safe, use NoneType.__new__()
#> own made NoneType
#> type 'NoneType' is not an acceptable base type
#> object object.__new__(ellipsis) is not safe, use ellipsis.__new__()
#> own made ellipsis
#> type 'ellipsis' is not an acceptable base type
#> object object.__new__(NotImplementedType) is not safe, use NotImplementedType.__new__()
#> own made NotImplementedType
#> type 'NotImplementedType' is not an acceptable base type
#> object cannot create 'dict_keys' instances
#> own cannot create 'dict_keys' instances
#> type 'dict_keys' is not an acceptable base type
#> object cannot create 'dict_items' instances
#> own cannot create 'dict_items' instances
#> type 'dict_items' is not an acceptable base type
#> object cannot create 'list_iterator' instances
#> own cannot create 'list_iterator' instances
#> type 'list_iterator' is not an acceptable base type
#> object cannot create 'dict_keyiterator' instances
#> own cannot create 'dict_keyiterator' instances
#> type 'dict_keyiterator' is not an acceptable base type
#> object cannot create 'str_ascii_iterator' instances
#> own cannot create 'str_ascii_iterator' instances
#> type 'str_ascii_iterator' is not an acceptable base type
#> object cannot create 'set_iterator' instances
#> own cannot create 'set_iterator' instances
#> type 'set_iterator' is not an acceptable base type
#> object cannot create 'range_iterator' instances
#> own cannot create 'range_iterator' instances
#> type 'range_iterator' is not an acceptable base type
#> object cannot create 'longrange_iterator' instances
#> own cannot create 'longrange_iterator' instances
#> type 'longrange_iterator' is not an acceptable base type
#> object cannot create 'list_reverseiterator' instances
#> own cannot create 'list_reverseiterator' instances
#> type 'list_reverseiterator' is not an acceptable base type
#> object cannot create 'callable_iterator' instances
#> own cannot create 'callable_iterator' instances
#> type 'callable_iterator' is not an acceptable base type
#> object cannot create 'builtin_function_or_method' instances
#> own cannot create 'builtin_function_or_method' instances
#> type 'builtin_function_or_method' is not an acceptable base type
#> object cannot create 'builtin_function_or_method' instances
#> own cannot create 'builtin_function_or_method' instances
#> type 'builtin_function_or_method' is not an acceptable base type
#> object cannot create 'method-wrapper' instances
#> own cannot create 'method-wrapper' instances
#> type 'method-wrapper' is not an acceptable base type
#> object cannot create 'method_descriptor' instances
#> own cannot create 'method_descriptor' instances
#> type 'method_descriptor' is not an acceptable base type
#> object cannot create 'wrapper_descriptor' instances
#> own cannot create 'wrapper_descriptor' instances
#> type 'wrapper_descriptor' is not an acceptable base type
#> object cannot create 'classmethod_descriptor' instances
#> own cannot create 'classmethod_descriptor' instances
#> type 'classmethod_descriptor' is not an acceptable base type
#> object cannot create 'generator' instances
#> own cannot create 'generator' instances
#> type 'generator' is not an acceptable base type
#> object cannot create 'async_generator' instances
#> own cannot create 'async_generator' instances
#> type 'async_generator' is not an acceptable base type
#> object cannot create 'getset_descriptor' instances
#> own cannot create 'getset_descriptor' instances
#> type 'getset_descriptor' is not an acceptable base type
#> object cannot create 'getset_descriptor' instances
#> own cannot create 'getset_descriptor' instances
#> type 'getset_descriptor' is not an acceptable base type

### object.__new__ makes no instances of builtin types: CellType, MappingProxyType and MethodType
each([types.CellType, types.MappingProxyType, types.MethodType, types.FunctionType])
#> object object.__new__(cell) is not safe, use cell.__new__()
#> own made cell
#> type 'cell' is not an acceptable base type
#> object object.__new__(mappingproxy) is not safe, use mappingproxy.__new__()
#> own mappingproxy() missing required argument 'mapping' (pos 1)
#> type 'mappingproxy' is not an acceptable base type
#> object object.__new__(method) is not safe, use method.__new__()
#> own method expected 2 arguments, got 0
#> type 'method' is not an acceptable base type
#> object object.__new__(function) is not safe, use function.__new__()
#> own function() missing required argument 'code' (pos 1)
#> type 'function' is not an acceptable base type

### object.__new__ makes no instances of builtin types: CodeType, TracebackType and FrameType
each([types.CodeType, types.TracebackType, types.FrameType, types.UnionType])
#> object object.__new__(code) is not safe, use code.__new__()
#> own code expected at least 16 arguments, got 0
#> type 'code' is not an acceptable base type
#> object object.__new__(traceback) is not safe, use traceback.__new__()
#> own traceback() missing required argument 'tb_next' (pos 1)
#> type 'traceback' is not an acceptable base type
#> object cannot create 'frame' instances
#> own cannot create 'frame' instances
#> type 'frame' is not an acceptable base type
#> object cannot create 'typing.Union' instances
#> own cannot create 'typing.Union' instances
#> type 'typing.Union' is not an acceptable base type

### object.__new__ makes no instances of the library's types in C: OrderedDict, defaultdict and StringIO
each([collections.deque, collections.OrderedDict, collections.defaultdict, io.StringIO])
#> object object.__new__(collections.deque) is not safe, use collections.deque.__new__()
#> own made deque
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use collections.deque.__new__()
#> object object.__new__(collections.OrderedDict) is not safe, use collections.OrderedDict.__new__()
#> own made OrderedDict
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use collections.OrderedDict.__new__()
#> object object.__new__(collections.defaultdict) is not safe, use collections.defaultdict.__new__()
#> own made defaultdict
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use collections.defaultdict.__new__()
#> object object.__new__(_io.StringIO) is not safe, use _io.StringIO.__new__()
#> own made StringIO
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use _io.StringIO.__new__()

### object.__new__ makes no instances of the library's types in C: BytesIO, FileIO and Random
each([io.BytesIO, io.FileIO, types.SimpleNamespace, random.Random])
#> object object.__new__(_io.BytesIO) is not safe, use _io.BytesIO.__new__()
#> own made BytesIO
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use _io.BytesIO.__new__()
#> object object.__new__(_io.FileIO) is not safe, use _io.FileIO.__new__()
#> own made FileIO
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use _io.FileIO.__new__()
#> object object.__new__(types.SimpleNamespace) is not safe, use types.SimpleNamespace.__new__()
#> own made SimpleNamespace
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use types.SimpleNamespace.__new__()
#> object object.__new__(Random) is not safe, use Random.__new__()
#> own made Random
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use Random.__new__()

### object.__new__ makes no instances of the library's types in C: SystemRandom, Struct and array
each([random.SystemRandom, struct.Struct, array.array, functools.partial])
#> object object.__new__(SystemRandom) is not safe, use SystemRandom.__new__()
#> own made SystemRandom
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use SystemRandom.__new__()
#> object object.__new__(_struct.Struct) is not safe, use _struct.Struct.__new__()
#> own made Struct
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use _struct.Struct.__new__()
#> object object.__new__(array.array) is not safe, use array.array.__new__()
#> own array() takes at least 1 argument (0 given)
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use array.array.__new__()
#> object object.__new__(functools.partial) is not safe, use functools.partial.__new__()
#> own type 'partial' takes at least one argument
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use functools.partial.__new__()

### object.__new__ makes no instances of the library's types in C: itemgetter, attrgetter and operator
each([operator.itemgetter, operator.attrgetter, operator.methodcaller, datetime.date])
#> object object.__new__(operator.itemgetter) is not safe, use operator.itemgetter.__new__()
#> own itemgetter expected 1 argument, got 0
#> type 'operator.itemgetter' is not an acceptable base type
#> object object.__new__(operator.attrgetter) is not safe, use operator.attrgetter.__new__()
#> own attrgetter expected 1 argument, got 0
#> type 'operator.attrgetter' is not an acceptable base type
#> object object.__new__(operator.methodcaller) is not safe, use operator.methodcaller.__new__()
#> own methodcaller needs at least one argument, the method name
#> type 'operator.methodcaller' is not an acceptable base type
#> object object.__new__(datetime.date) is not safe, use datetime.date.__new__()
#> own function missing required argument 'year' (pos 1)
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use datetime.date.__new__()

### object.__new__ makes no instances of the library's types in C: timedelta, tzinfo and Decimal
each([datetime.datetime, datetime.timedelta, datetime.tzinfo, decimal.Decimal])
#> object object.__new__(datetime.datetime) is not safe, use datetime.datetime.__new__()
#> own function missing required argument 'year' (pos 1)
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use datetime.datetime.__new__()
#> object object.__new__(datetime.timedelta) is not safe, use datetime.timedelta.__new__()
#> own made timedelta
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use datetime.timedelta.__new__()
#> object object.__new__(datetime.tzinfo) is not safe, use datetime.tzinfo.__new__()
#> own made tzinfo
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use datetime.tzinfo.__new__()
#> object object.__new__(decimal.Decimal) is not safe, use decimal.Decimal.__new__()
#> own made Decimal
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use decimal.Decimal.__new__()

### object.__new__ makes no instances of the library's types in C: Context, count and itertools
each([decimal.Context, itertools.count, itertools.chain, itertools.product])
#> object object.__new__(decimal.Context) is not safe, use decimal.Context.__new__()
#> own made Context
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use decimal.Context.__new__()
#> object object.__new__(itertools.count) is not safe, use itertools.count.__new__()
#> own made count
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use itertools.count.__new__()
#> object object.__new__(itertools.chain) is not safe, use itertools.chain.__new__()
#> own made chain
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use itertools.chain.__new__()
#> object object.__new__(itertools.product) is not safe, use itertools.product.__new__()
#> own made product
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use itertools.product.__new__()

### object.__new__ makes no instances of the library's types in C: ref, Template and templatelib
each([weakref.ref, string.templatelib.Template, types.SimpleNamespace])
#> object object.__new__(weakref.ReferenceType) is not safe, use weakref.ReferenceType.__new__()
#> own __new__ expected at least 1 argument, got 0
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use weakref.ReferenceType.__new__()
#> object object.__new__(string.templatelib.Template) is not safe, use string.templatelib.Template.__new__()
#> own made Template
#> type 'string.templatelib.Template' is not an acceptable base type
#> object object.__new__(types.SimpleNamespace) is not safe, use types.SimpleNamespace.__new__()
#> own made SimpleNamespace
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use types.SimpleNamespace.__new__()

### object.__new__ makes no instances of the library's types in C: match, get_dialect and __new__
each([type(re.compile('a')), type(re.match('a', 'a')), type(csv.get_dialect('excel'))])
show('call', type(iter(range(10 ** 30))))
show('keywords', lambda: object.__new__(collections.deque, a=1))
#> object cannot create 're.Pattern' instances
#> own cannot create 're.Pattern' instances
#> type 're.Pattern' is not an acceptable base type
#> object cannot create 're.Match' instances
#> own cannot create 're.Match' instances
#> type 're.Match' is not an acceptable base type
#> object object.__new__(_csv.Dialect) is not safe, use _csv.Dialect.__new__()
#> own made Dialect
#> derived object.__new__(S) is not safe, use S.__new__()
#> of its own object.__new__(N) is not safe, use _csv.Dialect.__new__()
#> call cannot create 'longrange_iterator' instances
#> keywords object.__new__(collections.deque) is not safe, use collections.deque.__new__()

### object.__new__ makes instances of classes in Python: UserDict, Template and collections
each([collections.Counter.__mro__[-1], collections.UserDict, string.Template, textwrap.TextWrapper])
#> object made object
#> own made object
#> derived made S
#> of its own made N
#> object made UserDict
#> own made UserDict
#> derived made S
#> of its own made N
#> object made Template
#> own made Template
#> derived made S
#> of its own made N
#> object made TextWrapper
#> own made TextWrapper
#> derived made S
#> of its own made N

### object.__new__ makes instances of classes in Python: contextlib.ExitStack, io.BufferedReader and io.TextIOWrapper
each([contextlib.ExitStack, io.BufferedReader, io.TextIOWrapper])
#> object made ExitStack
#> own made ExitStack
#> derived made S
#> of its own made N
#> object made BufferedReader
#> own made BufferedReader
#> derived made S
#> of its own made N
#> object made TextIOWrapper
#> own made TextIOWrapper
#> derived made S
#> of its own made N

### object.__new__ makes instances of classes in Python: SupportsInt, SupportsAbs and typing
for t in typing.SupportsInt, typing.SupportsAbs, typing.SupportsRound:
    show('abstract', lambda: object.__new__(t))
    show('abstract', t)
#> abstract Can't instantiate abstract class SupportsInt without an implementation for abstract method '__int__'
#> abstract Can't instantiate abstract class SupportsInt without an implementation for abstract method '__int__'
#> abstract Can't instantiate abstract class SupportsAbs without an implementation for abstract method '__abs__'
#> abstract Can't instantiate abstract class SupportsAbs without an implementation for abstract method '__abs__'
#> abstract Can't instantiate abstract class SupportsRound without an implementation for abstract method '__round__'
#> abstract Can't instantiate abstract class SupportsRound without an implementation for abstract method '__round__'

### a class derived from one of the library's types makes its instances
import collections, io, random, types
class D(collections.deque):
    def __new__(cls, *args, **kwargs):
        self = super().__new__(cls, *args, **kwargs)
        self.note = args
        return self
print(D('ab', maxlen=1), D('ab').note, collections.deque.__new__(D, 1, 2, x=3))
class T(io.StringIO):
    def __new__(cls, *args): return io.StringIO.__new__(cls)
print(T('text').read())
class N(types.SimpleNamespace):
    def __new__(cls, **names): return super().__new__(cls, **names)
print(N(a=1))
class R(random.Random):
    def __new__(cls, seed): return super().__new__(cls, seed)
print(R(1).random() == random.Random(1).random())
#> D(['b'], maxlen=1) ('ab',) D([])
#> text
#> N(a=1)
#> True

### what types say that are called by __new__: cell_contents, MethodType and __code__
def f(x): return x
print(types.CellType.__new__(types.CellType, 5).cell_contents,
    types.MappingProxyType.__new__(types.MappingProxyType, {1: 2}))
print(types.MethodType.__new__(types.MethodType, len, [1])(),
    types.FunctionType.__new__(types.FunctionType, f.__code__, {}, argdefs=(7,))())
for t in type(None), type(...):
    print(t(), t.__new__(t))
    for args in ((1,), (1, 2)):
        show('call', lambda: t(*args))
        show('new', lambda: t.__new__(t, *args))
    show('keyword', lambda: t(a=1))
#> 5 {1: 2}
#> 1 7
#> None None
#> call NoneType takes no arguments
#> new NoneType takes no arguments
#> call NoneType takes no arguments
#> new NoneType takes no arguments
#> keyword NoneType takes no arguments
#> Ellipsis Ellipsis
#> call EllipsisType takes no arguments
#> new EllipsisType takes no arguments
#> call EllipsisType takes no arguments
#> new EllipsisType takes no arguments
#> keyword EllipsisType takes no arguments

### what types say that are called by __new__: type(NotImplemented)
for t in type(NotImplemented),:
    print(t(), t.__new__(t))
    for args in ((1,), (1, 2)):
        show('call', lambda: t(*args))
        show('new', lambda: t.__new__(t, *args))
    show('keyword', lambda: t(a=1))
#> NotImplemented NotImplemented
#> call NotImplementedType takes no arguments
#> new NotImplementedType takes no arguments
#> call NotImplementedType takes no arguments
#> new NotImplementedType takes no arguments
#> keyword NotImplementedType takes no arguments

### what types say that are called by __new__: CellType, MethodType and types
for t in types.CellType, types.MethodType, types.FunctionType, types.MappingProxyType:
    show('none', lambda: t.__new__(t))
    show('no class', lambda: t.__new__())
    show('other class', lambda: t.__new__(int))
    show('no type', lambda: t.__new__(1))
#> none made cell
#> no class cell.__new__(): not enough arguments
#> other class cell.__new__(int): int is not a subtype of cell
#> no type cell.__new__(X): X is not a type object (int)
#> none method expected 2 arguments, got 0
#> no class method.__new__(): not enough arguments
#> other class method.__new__(int): int is not a subtype of method
#> no type method.__new__(X): X is not a type object (int)
#> none function() missing required argument 'code' (pos 1)
#> no class function.__new__(): not enough arguments
#> other class function.__new__(int): int is not a subtype of function
#> no type function.__new__(X): X is not a type object (int)
#> none mappingproxy() missing required argument 'mapping' (pos 1)
#> no class mappingproxy.__new__(): not enough arguments
#> other class mappingproxy.__new__(int): int is not a subtype of mappingproxy
#> no type mappingproxy.__new__(X): X is not a type object (int)

### what types say that are called by __new__: range, slice and types.CodeType
for t in range, slice, types.CodeType:
    show('none', lambda: t.__new__(t))
    show('no class', lambda: t.__new__())
    show('other class', lambda: t.__new__(int))
    show('no type', lambda: t.__new__(1))
#> none range expected at least 1 argument, got 0
#> no class range.__new__(): not enough arguments
#> other class range.__new__(int): int is not a subtype of range
#> no type range.__new__(X): X is not a type object (int)
#> none slice expected at least 1 argument, got 0
#> no class slice.__new__(): not enough arguments
#> other class slice.__new__(int): int is not a subtype of slice
#> no type slice.__new__(X): X is not a type object (int)
#> none code expected at least 16 arguments, got 0
#> no class code.__new__(): not enough arguments
#> other class code.__new__(int): int is not a subtype of code
#> no type code.__new__(X): X is not a type object (int)

### arguments that object.__init__ takes where object does not make the instance
for o in iter([]), {}.keys(), (i for i in ''):
    print(o.__init__(1, x=2))
for o in object(), type('C', (), {})():
    show('init', lambda: o.__init__(1))
#> None
#> None
#> None
#> init object.__init__() takes exactly one argument (the instance to initialize)
#> init C.__init__() takes exactly one argument (the instance to initialize)
