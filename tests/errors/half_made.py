### object.__new__ makes no instances of classes that have more to them
import array, collections, datetime, decimal, fractions, itertools, random, struct, uuid, weakref
for c in (array.array, datetime.date, datetime.datetime, datetime.time, datetime.timedelta, datetime.timezone, decimal.Decimal,
          decimal.Context, itertools.count, itertools.chain, struct.Struct, weakref.ref,
          collections.OrderedDict, collections.defaultdict, collections.Counter, int, list, dict, str, bool, property, ValueError, type,
          collections.ChainMap, fractions.Fraction, uuid.UUID, object, collections.UserDict):
    try: print(type(object.__new__(c)) is c)
    except TypeError as e: print(e)
#> object.__new__(array.array) is not safe, use array.array.__new__()
#> object.__new__(datetime.date) is not safe, use datetime.date.__new__()
#> object.__new__(datetime.datetime) is not safe, use datetime.datetime.__new__()
#> object.__new__(datetime.time) is not safe, use datetime.time.__new__()
#> object.__new__(datetime.timedelta) is not safe, use datetime.timedelta.__new__()
#> object.__new__(datetime.timezone) is not safe, use datetime.timezone.__new__()
#> object.__new__(decimal.Decimal) is not safe, use decimal.Decimal.__new__()
#> object.__new__(decimal.Context) is not safe, use decimal.Context.__new__()
#> object.__new__(itertools.count) is not safe, use itertools.count.__new__()
#> object.__new__(itertools.chain) is not safe, use itertools.chain.__new__()
#> object.__new__(_struct.Struct) is not safe, use _struct.Struct.__new__()
#> object.__new__(weakref.ReferenceType) is not safe, use weakref.ReferenceType.__new__()
#> object.__new__(collections.OrderedDict) is not safe, use collections.OrderedDict.__new__()
#> object.__new__(collections.defaultdict) is not safe, use collections.defaultdict.__new__()
#> object.__new__(Counter) is not safe, use Counter.__new__()
#> object.__new__(int) is not safe, use int.__new__()
#> object.__new__(list) is not safe, use list.__new__()
#> object.__new__(dict) is not safe, use dict.__new__()
#> object.__new__(str) is not safe, use str.__new__()
#> object.__new__(bool) is not safe, use bool.__new__()
#> object.__new__(property) is not safe, use property.__new__()
#> object.__new__(ValueError) is not safe, use ValueError.__new__()
#> object.__new__(type) is not safe, use type.__new__()
#> True
#> True
#> True
#> True
#> True

### nor of what is derived from them
import array, datetime, decimal, collections
class A(array.array): pass
class D(decimal.Decimal):
    def __new__(cls, v): return super().__new__(cls, v + '1')
class N(datetime.timedelta):
    def __new__(cls): return super().__new__(cls, 3)
class O(collections.OrderedDict): pass
class P(collections.ChainMap):
    def __new__(cls): return object.__new__(cls)
class I(int):
    def __new__(cls): return int.__new__(cls, 7)
print(D('1'), N(), I(), type(P()).__name__, A('i', [1]), O())
for c in (A, D, N, O, I, P):
    try: print(type(object.__new__(c)) is c)
    except TypeError as e: print(e)
#> 11 3 days, 0:00:00 7 P A('i', [1]) O()
#> object.__new__(A) is not safe, use A.__new__()
#> object.__new__(D) is not safe, use decimal.Decimal.__new__()
#> object.__new__(N) is not safe, use datetime.timedelta.__new__()
#> object.__new__(O) is not safe, use O.__new__()
#> object.__new__(I) is not safe, use int.__new__()
#> True

### a context without its __init__
import decimal
c = decimal.Context.__new__(decimal.Context)
print(c, c.divide(decimal.Decimal(1), 3))
class Odd(decimal.Context):
    def __init__(self): pass
print(Odd())
#> Context(prec=28, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[Inexact, Rounded], traps=[InvalidOperation, DivisionByZero, Overflow]) 0.3333333333333333333333333333
#> Context(prec=28, rounding=ROUND_HALF_EVEN, Emin=-999999, Emax=999999, capitals=1, clamp=0, flags=[], traps=[InvalidOperation, DivisionByZero, Overflow])

### scanners of patterns
import re
s = re.compile('a').scanner('a')
try: type(s)()
except TypeError as e: print(e)  #> cannot create '_sre.SRE_Scanner' instances
try: type(s).__new__(type(s))
except TypeError as e: print(e)  #> cannot create '_sre.SRE_Scanner' instances
