# __new__ and class methods of builtin types take classes only, and those derived from their own.

### __new__ of every builtin with what is no class of it
import builtins, sys
types = [t for t in vars(builtins).values() if isinstance(t, type) and '__new__' in t.__dict__ and not issubclass(t, BaseException)]
types.append(type(sys))
types.append(super)
for t in sorted(set(types), key=lambda t: t.__name__):
    for args in ((), (1,), (None,), (memoryview if t is not memoryview else str,)):
        try: print(t.__name__, t.__new__(*args))
        except TypeError as e: print(e)
#> bool.__new__(): not enough arguments
#> bool.__new__(X): X is not a type object (int)
#> bool.__new__(X): X is not a type object (NoneType)
#> bool.__new__(memoryview): memoryview is not a subtype of bool
#> bytearray.__new__(): not enough arguments
#> bytearray.__new__(X): X is not a type object (int)
#> bytearray.__new__(X): X is not a type object (NoneType)
#> bytearray.__new__(memoryview): memoryview is not a subtype of bytearray
#> bytes.__new__(): not enough arguments
#> bytes.__new__(X): X is not a type object (int)
#> bytes.__new__(X): X is not a type object (NoneType)
#> bytes.__new__(memoryview): memoryview is not a subtype of bytes
#> classmethod.__new__(): not enough arguments
#> classmethod.__new__(X): X is not a type object (int)
#> classmethod.__new__(X): X is not a type object (NoneType)
#> classmethod.__new__(memoryview): memoryview is not a subtype of classmethod
#> complex.__new__(): not enough arguments
#> complex.__new__(X): X is not a type object (int)
#> complex.__new__(X): X is not a type object (NoneType)
#> complex.__new__(memoryview): memoryview is not a subtype of complex
#> dict.__new__(): not enough arguments
#> dict.__new__(X): X is not a type object (int)
#> dict.__new__(X): X is not a type object (NoneType)
#> dict.__new__(memoryview): memoryview is not a subtype of dict
#> enumerate.__new__(): not enough arguments
#> enumerate.__new__(X): X is not a type object (int)
#> enumerate.__new__(X): X is not a type object (NoneType)
#> enumerate.__new__(memoryview): memoryview is not a subtype of enumerate
#> filter.__new__(): not enough arguments
#> filter.__new__(X): X is not a type object (int)
#> filter.__new__(X): X is not a type object (NoneType)
#> filter.__new__(memoryview): memoryview is not a subtype of filter
#> float.__new__(): not enough arguments
#> float.__new__(X): X is not a type object (int)
#> float.__new__(X): X is not a type object (NoneType)
#> float.__new__(memoryview): memoryview is not a subtype of float
#> frozenset.__new__(): not enough arguments
#> frozenset.__new__(X): X is not a type object (int)
#> frozenset.__new__(X): X is not a type object (NoneType)
#> frozenset.__new__(memoryview): memoryview is not a subtype of frozenset
#> int.__new__(): not enough arguments
#> int.__new__(X): X is not a type object (int)
#> int.__new__(X): X is not a type object (NoneType)
#> int.__new__(memoryview): memoryview is not a subtype of int
#> list.__new__(): not enough arguments
#> list.__new__(X): X is not a type object (int)
#> list.__new__(X): X is not a type object (NoneType)
#> list.__new__(memoryview): memoryview is not a subtype of list
#> map.__new__(): not enough arguments
#> map.__new__(X): X is not a type object (int)
#> map.__new__(X): X is not a type object (NoneType)
#> map.__new__(memoryview): memoryview is not a subtype of map
#> memoryview.__new__(): not enough arguments
#> memoryview.__new__(X): X is not a type object (int)
#> memoryview.__new__(X): X is not a type object (NoneType)
#> memoryview.__new__(str): str is not a subtype of memoryview
#> module.__new__(): not enough arguments
#> module.__new__(X): X is not a type object (int)
#> module.__new__(X): X is not a type object (NoneType)
#> module.__new__(memoryview): memoryview is not a subtype of module
#> object.__new__(): not enough arguments
#> object.__new__(X): X is not a type object (int)
#> object.__new__(X): X is not a type object (NoneType)
#> object.__new__(memoryview) is not safe, use memoryview.__new__()
#> property.__new__(): not enough arguments
#> property.__new__(X): X is not a type object (int)
#> property.__new__(X): X is not a type object (NoneType)
#> property.__new__(memoryview): memoryview is not a subtype of property
#> range.__new__(): not enough arguments
#> range.__new__(X): X is not a type object (int)
#> range.__new__(X): X is not a type object (NoneType)
#> range.__new__(memoryview): memoryview is not a subtype of range
#> reversed.__new__(): not enough arguments
#> reversed.__new__(X): X is not a type object (int)
#> reversed.__new__(X): X is not a type object (NoneType)
#> reversed.__new__(memoryview): memoryview is not a subtype of reversed
#> set.__new__(): not enough arguments
#> set.__new__(X): X is not a type object (int)
#> set.__new__(X): X is not a type object (NoneType)
#> set.__new__(memoryview): memoryview is not a subtype of set
#> slice.__new__(): not enough arguments
#> slice.__new__(X): X is not a type object (int)
#> slice.__new__(X): X is not a type object (NoneType)
#> slice.__new__(memoryview): memoryview is not a subtype of slice
#> staticmethod.__new__(): not enough arguments
#> staticmethod.__new__(X): X is not a type object (int)
#> staticmethod.__new__(X): X is not a type object (NoneType)
#> staticmethod.__new__(memoryview): memoryview is not a subtype of staticmethod
#> str.__new__(): not enough arguments
#> str.__new__(X): X is not a type object (int)
#> str.__new__(X): X is not a type object (NoneType)
#> str.__new__(memoryview): memoryview is not a subtype of str
#> super.__new__(): not enough arguments
#> super.__new__(X): X is not a type object (int)
#> super.__new__(X): X is not a type object (NoneType)
#> super.__new__(memoryview): memoryview is not a subtype of super
#> tuple.__new__(): not enough arguments
#> tuple.__new__(X): X is not a type object (int)
#> tuple.__new__(X): X is not a type object (NoneType)
#> tuple.__new__(memoryview): memoryview is not a subtype of tuple
#> type.__new__(): not enough arguments
#> type.__new__(X): X is not a type object (int)
#> type.__new__(X): X is not a type object (NoneType)
#> type.__new__(memoryview): memoryview is not a subtype of type
#> zip.__new__(): not enough arguments
#> zip.__new__(X): X is not a type object (int)
#> zip.__new__(X): X is not a type object (NoneType)
#> zip.__new__(memoryview): memoryview is not a subtype of zip

### class methods
for t in (int, float, dict, bytes, bytearray, complex):
    for k, v in sorted(vars(t).items()):
        if k in ('fromkeys', 'from_bytes', 'fromhex', 'from_number'):
            for args in ((), (5,), (memoryview,), (memoryview, 1)):
                try: print(v(*args))
                except TypeError as e: print(e)
#> descriptor 'from_bytes' of 'int' object needs an argument
#> descriptor 'from_bytes' for type 'int' needs a type, not a 'int' as arg 2
#> descriptor 'from_bytes' requires a subtype of 'int' but received 'memoryview'
#> descriptor 'from_bytes' requires a subtype of 'int' but received 'memoryview'
#> descriptor 'from_number' of 'float' object needs an argument
#> descriptor 'from_number' for type 'float' needs a type, not a 'int' as arg 2
#> descriptor 'from_number' requires a subtype of 'float' but received 'memoryview'
#> descriptor 'from_number' requires a subtype of 'float' but received 'memoryview'
#> descriptor 'fromhex' of 'float' object needs an argument
#> descriptor 'fromhex' for type 'float' needs a type, not a 'int' as arg 2
#> descriptor 'fromhex' requires a subtype of 'float' but received 'memoryview'
#> descriptor 'fromhex' requires a subtype of 'float' but received 'memoryview'
#> descriptor 'fromkeys' of 'dict' object needs an argument
#> descriptor 'fromkeys' for type 'dict' needs a type, not a 'int' as arg 2
#> descriptor 'fromkeys' requires a subtype of 'dict' but received 'memoryview'
#> descriptor 'fromkeys' requires a subtype of 'dict' but received 'memoryview'
#> descriptor 'fromhex' of 'bytes' object needs an argument
#> descriptor 'fromhex' for type 'bytes' needs a type, not a 'int' as arg 2
#> descriptor 'fromhex' requires a subtype of 'bytes' but received 'memoryview'
#> descriptor 'fromhex' requires a subtype of 'bytes' but received 'memoryview'
#> descriptor 'fromhex' of 'bytearray' object needs an argument
#> descriptor 'fromhex' for type 'bytearray' needs a type, not a 'int' as arg 2
#> descriptor 'fromhex' requires a subtype of 'bytearray' but received 'memoryview'
#> descriptor 'fromhex' requires a subtype of 'bytearray' but received 'memoryview'
#> descriptor 'from_number' of 'complex' object needs an argument
#> descriptor 'from_number' for type 'complex' needs a type, not a 'int' as arg 2
#> descriptor 'from_number' requires a subtype of 'complex' but received 'memoryview'
#> descriptor 'from_number' requires a subtype of 'complex' but received 'memoryview'

### what __new__ of a base makes of a derived builtin
class I(int): pass
class B(bytes): pass
for new in (int.__new__, str.__new__, list.__new__, type.__new__, dict.__new__, tuple.__new__, super.__new__, property.__new__):
    for c in (I, B, OSError, object):
        try: print(type(new(c)).__name__)
        except TypeError as e: print(e)
#> I
#> int.__new__(B): B is not a subtype of int
#> int.__new__(OSError): OSError is not a subtype of int
#> int.__new__(object): object is not a subtype of int
#> str.__new__(I): I is not a subtype of str
#> str.__new__(B): B is not a subtype of str
#> str.__new__(OSError): OSError is not a subtype of str
#> str.__new__(object): object is not a subtype of str
#> list.__new__(I): I is not a subtype of list
#> list.__new__(B): B is not a subtype of list
#> list.__new__(OSError): OSError is not a subtype of list
#> list.__new__(object): object is not a subtype of list
#> type.__new__(I): I is not a subtype of type
#> type.__new__(B): B is not a subtype of type
#> type.__new__(OSError): OSError is not a subtype of type
#> type.__new__(object): object is not a subtype of type
#> dict.__new__(I): I is not a subtype of dict
#> dict.__new__(B): B is not a subtype of dict
#> dict.__new__(OSError): OSError is not a subtype of dict
#> dict.__new__(object): object is not a subtype of dict
#> tuple.__new__(I): I is not a subtype of tuple
#> tuple.__new__(B): B is not a subtype of tuple
#> tuple.__new__(OSError): OSError is not a subtype of tuple
#> tuple.__new__(object): object is not a subtype of tuple
#> super.__new__(I): I is not a subtype of super
#> super.__new__(B): B is not a subtype of super
#> super.__new__(OSError): OSError is not a subtype of super
#> super.__new__(object): object is not a subtype of super
#> property.__new__(I): I is not a subtype of property
#> property.__new__(B): B is not a subtype of property
#> property.__new__(OSError): OSError is not a subtype of property
#> property.__new__(object): object is not a subtype of property

### an exception group that was never filled
#: oracle=no
for c in (ExceptionGroup, OSError, StopIteration, UnicodeDecodeError):
    try: e = BaseException.__new__(c)
    except TypeError as e: print(e); continue
    for f in (str, repr, lambda e: e.exceptions, lambda e: e.split(int), lambda e: e.derive([]), lambda e: e.value, lambda e: e.errno, lambda e: e.start):
        try: f(e)
        except (TypeError, AttributeError, ValueError): pass
print('done')
#> BaseExceptionGroup.__new__() takes exactly 2 arguments (0 given)
#> done

### methods of every builtin type as special methods of classes of every kind
#: oracle=no
import builtins
names = '__%s__'
names = [names % n for n in 'add call contains del delattr delete delitem dir enter eq exit format get getattr getattribute getitem hash iadd index init init_subclass instancecheck int iter le len missing new next or pow radd reduce_ex repr reversed round set set_name setattr setitem sizeof str sub subclasscheck class dict name doc self bool bytes complex float'.split()]
types = [t for t in vars(builtins).values() if isinstance(t, type) and not issubclass(t, Exception)] + [type(lambda: 0), type(len), type([].append), type(iter([])), type({}.keys()), type(type.__dict__), type((i for i in ())), OSError]
values = [v for t in types for v in vars(t).values() if not isinstance(v, (str, type(None)))] + [super.__new__(super), property(5), 5, (), type]
def iop(x): x += 1
def loop(x):
    for a, b in x: pass
def enter(x):
    with x: pass
ops = [repr, str, hash, len, bool, list, next, int, format, dir, abs, reversed, lambda x: x.foo, lambda x: x.__class__, lambda x: x.__dict__, lambda x: setattr(x, 'q', 1), lambda x: delattr(x, 'q'), lambda x: x(), lambda x: x(1), lambda x: x[0], lambda x: x.__setitem__(0, 1), lambda x: 1 in x, lambda x: -x, lambda x: x + 1, lambda x: 1 + x, lambda x: x ** x, lambda x: x == x, lambda x: x < 1, lambda x: {x: 1}, lambda x: [1][x], lambda x: x | x, lambda x: isinstance(1, x), lambda x: f'{x}{x!r}{x:d}', lambda x: '%s' % x, lambda x: [*x], lambda x: {**x}, lambda x: type(x)[int], lambda x: type('S', (type(x),), {})(), lambda x: super(type(x), x).foo, lambda x: type('A', (), {'z': x})().z, lambda x: x.__reduce_ex__(2), iop, loop, enter]
n = done = 0
for base in (object, int, str, list, dict, Exception, type, super, property, classmethod):
    for name in names:
        for v in values[n % 37::37]:
            n += 1
            try:
                H = type(base)('H', (base,), {name: v})
                x = H.__new__(H)
            except Exception: continue
            if name == '__getitem__':
                try: x[10**6]
                except Exception: pass
                else: continue # iterating would never end
            for k in range(6):
                done += 1
                try: ops[(n * 6 + k * 7) % len(ops)](x)
                except Exception: pass
print(done > 40000)
#> True
