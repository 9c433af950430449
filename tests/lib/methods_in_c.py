# Methods of the library that are in C in CPython: what inspect, type() and repr() say of them.
import array
import collections
import contextvars
import csv
import datetime
import decimal
import functools
import hashlib
import inspect
import io
import itertools
import operator
import pickle
import random
import re
import struct
import threading
import types
import weakref
import xml.etree.ElementTree as ET
import zlib


def tell(act):
    try:
        print(re.sub(' at 0x[0-9a-f]+', '', repr(act())))
    except Exception as e:
        print(type(e).__name__, re.sub(' at 0x[0-9a-f]+', '', str(e)))


def kinds(cls, *left):
    """How many of each type there are among what a class defines, and the functions by name."""
    found = [(name, getattr(cls, name)) for name in sorted(vars(cls)) if name.strip('_') == name and name not in left]
    found = [(name, value) for name, value in found if inspect.isroutine(value)]
    print(cls.__name__, sorted({type(value).__name__ for _, value in found}), [n for n,
        v in found if inspect.isfunction(v)])

### methods of classes
for cls in (datetime.date, datetime.time, datetime.datetime, datetime.timedelta, datetime.timezone, datetime.tzinfo):
    kinds(cls)
for cls in (decimal.Decimal, decimal.Context, collections.OrderedDict, collections.deque, collections.defaultdict):
    kinds(cls)
for cls in (functools.partial, type(functools.lru_cache(len)), array.array, struct.Struct, re.Pattern, re.Match):
    kinds(cls)
#> date ['builtin_function_or_method', 'method_descriptor'] []
#> time ['builtin_function_or_method', 'method_descriptor'] []
#> datetime ['builtin_function_or_method', 'method_descriptor'] []
#> timedelta ['method_descriptor'] []
#> timezone ['method_descriptor'] []
#> tzinfo ['method_descriptor'] []
#> Decimal ['builtin_function_or_method', 'method_descriptor'] []
#> Context ['method_descriptor'] []
#> OrderedDict ['builtin_function_or_method', 'method_descriptor'] []
#> deque ['method_descriptor'] []
#> defaultdict ['method_descriptor'] []
#> partial [] []
#> _lru_cache_wrapper ['method_descriptor'] []
#> array ['method_descriptor'] []
#> Struct ['method_descriptor'] []
#> Pattern ['method_descriptor'] []
#> Match ['method_descriptor'] []

### methods of streams
for cls in (io.StringIO, io.BytesIO, io.FileIO, io.TextIOWrapper, io.BufferedReader, io.BufferedWriter):
    kinds(cls)
for cls in (io.BufferedRWPair, io.IncrementalNewlineDecoder):
    kinds(cls)
for name in ('read', 'write', 'seek', 'peek', 'readline', 'close'):
    print(type(getattr(io.BufferedRandom, name)).__name__)
print(type(io.IOBase.readlines).__name__, type(io.RawIOBase.readall).__name__, type(io.TextIOBase.detach).__name__)
#> StringIO ['method_descriptor'] []
#> BytesIO ['method_descriptor'] []
#> FileIO ['method_descriptor'] []
#> TextIOWrapper ['method_descriptor'] []
#> BufferedReader ['method_descriptor'] []
#> BufferedWriter ['method_descriptor'] []
#> BufferedRWPair ['method_descriptor'] []
#> IncrementalNewlineDecoder ['method_descriptor'] []
#> method_descriptor
#> method_descriptor
#> method_descriptor
#> method_descriptor
#> method_descriptor
#> method_descriptor
#> method_descriptor method_descriptor method_descriptor

### methods of other classes
for cls in (type(hashlib.blake2b()), type(zlib.compressobj()), type(zlib.decompressobj()), type(csv.reader([]))):
    kinds(cls)
for cls in (type(csv.writer(io.StringIO())), ET.Element, ET.TreeBuilder, ET.XMLParser, pickle.Pickler,
    pickle.Unpickler):
    kinds(cls)
for cls in (contextvars.Context, contextvars.ContextVar, contextvars.Token, type(threading.Lock()),
    type(threading.RLock())):
    kinds(cls, '__class_getitem__')
for cls in (operator.itemgetter, operator.attrgetter, weakref.ref, types.GenericAlias, random.Random.__base__):
    kinds(cls)
#> blake2b ['method_descriptor'] []
#> Compress ['method_descriptor'] []
#> Decompress ['method_descriptor'] []
#> reader [] []
#> writer ['method_descriptor'] []
#> Element ['method_descriptor'] []
#> TreeBuilder ['method_descriptor'] []
#> XMLParser ['method_descriptor'] []
#> Pickler ['method_descriptor'] []
#> Unpickler ['method_descriptor'] []
#> Context ['method_descriptor'] []
#> ContextVar ['method_descriptor'] []
#> Token [] []
#> lock ['method_descriptor'] []
#> RLock ['method_descriptor'] []
#> itemgetter [] []
#> attrgetter [] []
#> ReferenceType [] []
#> GenericAlias [] []
#> Random ['method_descriptor'] []

### methods of other classes, further
for name in ('chain', 'count', 'islice', 'groupby', 'permutations', 'product', 'accumulate'):
    kinds(getattr(itertools, name))
#> chain ['builtin_function_or_method'] []
#> count [] []
#> islice [] []
#> groupby [] []
#> permutations [] []
#> product [] []
#> accumulate [] []

### methods that are in Python
for cls in (collections.Counter, random.Random, functools.partialmethod, weakref.WeakSet, threading.Thread,
    ET.ElementTree):
    kinds(cls)
#> Counter ['function', 'method'] ['copy', 'elements', 'most_common', 'subtract', 'total', 'update']
#> Random ['function'] ['betavariate', 'binomialvariate', 'choice', 'choices', 'expovariate', 'gammavariate', 'gauss', 'getstate', 'lognormvariate', 'normalvariate', 'paretovariate', 'randbytes', 'randint', 'randrange', 'sample', 'seed', 'setstate', 'shuffle', 'triangular', 'uniform', 'vonmisesvariate', 'weibullvariate']
#> partialmethod [] []
#> WeakSet ['function'] ['add', 'clear', 'copy', 'difference', 'difference_update', 'discard', 'intersection', 'intersection_update', 'isdisjoint', 'issubset', 'issuperset', 'pop', 'remove', 'symmetric_difference', 'symmetric_difference_update', 'union', 'update']
#> Thread ['function'] ['getName', 'isDaemon', 'is_alive', 'join', 'run', 'setDaemon', 'setName', 'start']
#> ElementTree ['function'] ['find', 'findall', 'findtext', 'getroot', 'iter', 'iterfind', 'parse', 'write', 'write_c14n']

### as they are shown
d = datetime.datetime(2024, 5, 6)
for f in (datetime.datetime.isoformat, datetime.datetime.__repr__, datetime.datetime.__reduce__,
    datetime.datetime.__format__):
    tell(lambda: f)
    print(type(f).__name__, f.__name__, f.__qualname__, f.__objclass__, inspect.ismethoddescriptor(f))
for f in (d.isoformat, d.__repr__, d.__reduce__, datetime.datetime.now, datetime.datetime.__new__):
    tell(lambda: re.sub('type object', 'type object', repr(f)))
    print(type(f).__name__, f.__name__, f.__self__, inspect.isbuiltin(f), inspect.ismethod(f),
        inspect.ismethodwrapper(f))
#> <method 'isoformat' of 'datetime.datetime' objects>
#> method_descriptor isoformat datetime.isoformat <class 'datetime.datetime'> True
#> <slot wrapper '__repr__' of 'datetime.datetime' objects>
#> wrapper_descriptor __repr__ datetime.__repr__ <class 'datetime.datetime'> True
#> <method '__reduce__' of 'datetime.datetime' objects>
#> method_descriptor __reduce__ datetime.__reduce__ <class 'datetime.datetime'> True
#> <method '__format__' of 'datetime.date' objects>
#> method_descriptor __format__ date.__format__ <class 'datetime.date'> True
#> '<built-in method isoformat of datetime.datetime object>'
#> builtin_function_or_method isoformat 2024-05-06 00:00:00 True False False
#> "<method-wrapper '__repr__' of datetime.datetime object>"
#> method-wrapper __repr__ 2024-05-06 00:00:00 False False True
#> '<built-in method __reduce__ of datetime.datetime object>'
#> builtin_function_or_method __reduce__ 2024-05-06 00:00:00 True False False
#> '<built-in method now of type object>'
#> builtin_function_or_method now <class 'datetime.datetime'> True False False
#> '<built-in method __new__ of type object>'
#> builtin_function_or_method __new__ <class 'datetime.datetime'> True False False

### as they are shown, further
tell(lambda: io.StringIO.write)
tell(lambda: io.StringIO().write)
tell(lambda: collections.OrderedDict().move_to_end)
tell(lambda: re.compile('a').match)
tell(lambda: decimal.Decimal.quantize)
tell(lambda: functools.partial(len).__call__)
tell(lambda: ET.Element('a').append)
#> <method 'write' of '_io.StringIO' objects>
#> <built-in method write of _io.StringIO object>
#> <built-in method move_to_end of collections.OrderedDict object>
#> <built-in method match of re.Pattern object>
#> <method 'quantize' of 'decimal.Decimal' objects>
#> <method-wrapper '__call__' of functools.partial object>
#> <built-in method append of xml.etree.ElementTree.Element object>

### what they have not
f = datetime.datetime.isoformat
b = datetime.datetime(2024, 5, 6).isoformat
for name in ('__code__', '__globals__', '__defaults__', '__closure__', '__annotations__', '__dict__', '__func__',
    '__module__'):
    print(name, hasattr(f, name), hasattr(b, name))
def put(o):
    o.x = 1
tell(lambda: put(f))
tell(lambda: put(b))
def put(o):
    o.__name__ = 'x'
tell(lambda: put(f))
tell(lambda: put(b))
#> __code__ False False
#> __globals__ False False
#> __defaults__ False False
#> __closure__ False False
#> __annotations__ False False
#> __dict__ False False
#> __func__ False False
#> __module__ False True
#> AttributeError 'method_descriptor' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError 'builtin_function_or_method' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError readonly attribute
#> AttributeError attribute '__name__' of 'builtin_function_or_method' objects is not writable

### called and bound
d = datetime.datetime(2024, 5, 6)
print(datetime.datetime.isoformat(d), datetime.datetime.isoformat.__get__(d)(), d.isoformat.__call__('_'))
class D(datetime.datetime):
    def isoformat(self):
        return 'D ' + super().isoformat()
print(D(2024, 5, 6).isoformat(), type(D.isoformat).__name__, type(D(2024, 5, 6).isoformat).__name__,
    type(D.date).__name__)
print(d.isoformat == d.isoformat, d.isoformat != d.date, hash(d.isoformat) == hash(d.isoformat), len({d.isoformat,
    d.isoformat}))
print(list(map(datetime.datetime.toordinal, [d])), functools.partial(d.isoformat, ' ')())
print(isinstance(d.isoformat, types.BuiltinFunctionType), isinstance(D.isoformat, types.FunctionType))
#> 2024-05-06T00:00:00 2024-05-06T00:00:00 2024-05-06_00:00:00
#> D 2024-05-06T00:00:00 function method method_descriptor
#> True True True 1
#> [739012] 2024-05-06 00:00:00
#> True True

### pickled and copied
import copy
d = datetime.datetime(2024, 5, 6)
print(pickle.loads(pickle.dumps(d.isoformat))(),
    pickle.loads(pickle.dumps(datetime.datetime.isoformat)) is datetime.datetime.isoformat)
print(pickle.loads(pickle.dumps(datetime.datetime.now)).__self__, copy.copy(d.isoformat) == d.isoformat)
print(copy.deepcopy(datetime.datetime.isoformat) is datetime.datetime.isoformat, d.isoformat.__reduce__()[1][1])
#> 2024-05-06T00:00:00 True
#> <class 'datetime.datetime'> True
#> True isoformat

### signatures
for f in (collections.OrderedDict.move_to_end, re.Pattern.match, decimal.Decimal.quantize):
    tell(lambda: inspect.signature(f))
tell(lambda: inspect.signature(re.compile('a').match))
#> <Signature (self, /, key, last=True)>
#> <Signature (self, /, string, pos=0, endpos=9223372036854775807)>
#> <Signature (self, /, exp, rounding=None, context=None)>
#> <Signature (string, pos=0, endpos=9223372036854775807)>

### wrapped
@functools.wraps(datetime.datetime.isoformat)
def f(*args):
    return 'f'
tell(lambda: f)
print(f.__name__, f.__qualname__, f.__module__, f.__wrapped__ is datetime.datetime.isoformat)
class Loud(io.StringIO):
    write = functools.wraps(io.StringIO.write)(lambda self, text: io.StringIO.write(self, text.upper()))
s = Loud()
print('hello', file=s)
print(s.getvalue().strip(), Loud.write.__qualname__)
#> <function datetime.isoformat>
#> isoformat datetime.isoformat __main__ True
#> HELLO StringIO.write

### members of a class
for cls in (datetime.timezone, struct.Struct, contextvars.Token):
    names = [name for name, value in inspect.getmembers(cls, inspect.isfunction)]
    print(names, [a.kind for a in inspect.classify_class_attrs(cls) if a.name in ('utcoffset', 'pack', 'var')])
print([name for name, _ in inspect.getmembers(datetime.datetime(2024, 5, 6), inspect.ismethod)])
print([name for name, _ in inspect.getmembers(datetime.timezone.utc, inspect.isbuiltin) if name[:1] != '_'])
#> [] ['method']
#> [] ['method']
#> [] ['data']
#> []
#> ['dst', 'fromutc', 'tzname', 'utcoffset']
