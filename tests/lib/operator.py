# operator.

def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)

class A: pass

### functions: concat, indexOf and length_hint
import operator as o
a, b = 13, 4
for n in ('lt', 'le', 'eq', 'ne', 'ge', 'gt', 'is_', 'is_not', 'add', 'and_', 'floordiv', 'lshift', 'mod',
        'mul', 'or_', 'pow', 'rshift', 'sub', 'truediv', 'xor', 'iadd', 'iand', 'ifloordiv', 'ilshift', 'imod',
        'imul', 'ior', 'ipow', 'irshift', 'isub', 'itruediv', 'ixor'):
    print(n, getattr(o, n)(a, b), end='; ')
print()
for n in ('not_', 'truth', 'is_none', 'is_not_none', 'abs', 'index', 'inv', 'invert', 'neg', 'pos'):
    print(n, getattr(o, n)(-7), end='; ')
print()
l = [1, 2, 3, 2]
print(o.concat(l, [5]), o.contains(l, 2), o.countOf(l, 2), o.getitem(l, 1), o.indexOf(l, 3), o.length_hint(l))
print(o.length_hint(iter(l)), o.length_hint(5, 8), o.call(max, 1, 2), o.call(dict, a=1))
o.setitem(l, 0, 9)
o.delitem(l, 1)
m = o.iconcat(l, (7,))
print(l, m is l, o.iadd(l, [1]) is l)
class M:
    def __matmul__(self, other): return 'mat'
    def __imatmul__(self, other): return 'imat'
print(o.matmul(M(), 1), o.imatmul(M(), 1), o.__add__ is o.add, o.__not__ is o.not_, o.__concat__ is o.concat)
print(o.__index__(True), o.__lt__(1, 2))
print(sorted(o.__all__))
print(sorted(n for n in dir(o) if n[:2] == '__' and n not in ('__builtins__', '__cached__', '__loader__',
    '__file__', '__spec__', '__package__', '__name__')))
E(o.concat, 1, 2)
E(o.concat, [1], 2)
E(o.concat, {}, 2)
E(o.iconcat, 1, 2)
E(o.index, 1.5)
E(o.indexOf, [1], 2)
E(o.indexOf, 5, 2)
E(o.countOf, 5, 2)
E(o.length_hint, [1], 'a')
E(o.add, 1, 'a')
n = float('nan')
print(o.countOf([n, n, 1], n), o.indexOf([1, n], n))
class H:
    def __length_hint__(self): return self.n
h = H()
for h.n in (3, NotImplemented, -1, 'a'): E(o.length_hint, h, 10)
#> lt False; le False; eq False; ne True; ge True; gt True; is_ False; is_not True; add 17; and_ 4; floordiv 3; lshift 208; mod 1; mul 52; or_ 13; pow 28561; rshift 0; sub 9; truediv 3.25; xor 9; iadd 17; iand 4; ifloordiv 3; ilshift 208; imod 1; imul 52; ior 13; ipow 28561; irshift 0; isub 9; itruediv 3.25; ixor 9; 
#> not_ False; truth True; is_none False; is_not_none True; abs 7; index -7; inv 6; invert 6; neg 7; pos -7; 
#> [1, 2, 3, 2, 5] True 2 2 2 4
#> 4 8 2 {'a': 1}
#> [9, 3, 2, 7, 1] True True
#> mat imat True True True
#> 1 True
#> ['abs', 'add', 'and_', 'attrgetter', 'call', 'concat', 'contains', 'countOf', 'delitem', 'eq', 'floordiv', 'ge', 'getitem', 'gt', 'iadd', 'iand', 'iconcat', 'ifloordiv', 'ilshift', 'imatmul', 'imod', 'imul', 'index', 'indexOf', 'inv', 'invert', 'ior', 'ipow', 'irshift', 'is_', 'is_none', 'is_not', 'is_not_none', 'isub', 'itemgetter', 'itruediv', 'ixor', 'le', 'length_hint', 'lshift', 'lt', 'matmul', 'methodcaller', 'mod', 'mul', 'ne', 'neg', 'not_', 'or_', 'pos', 'pow', 'rshift', 'setitem', 'sub', 'truediv', 'truth', 'xor']
#> ['__abs__', '__add__', '__all__', '__and__', '__call__', '__concat__', '__contains__', '__delitem__', '__doc__', '__eq__', '__floordiv__', '__ge__', '__getitem__', '__gt__', '__iadd__', '__iand__', '__iconcat__', '__ifloordiv__', '__ilshift__', '__imatmul__', '__imod__', '__imul__', '__index__', '__inv__', '__invert__', '__ior__', '__ipow__', '__irshift__', '__isub__', '__itruediv__', '__ixor__', '__le__', '__lshift__', '__lt__', '__matmul__', '__mod__', '__mul__', '__ne__', '__neg__', '__not__', '__or__', '__pos__', '__pow__', '__rshift__', '__setitem__', '__sub__', '__truediv__', '__xor__']
#> TypeError 'int' object can't be concatenated
#> TypeError can only concatenate list (not "int") to list
#> TypeError 'dict' object can't be concatenated
#> TypeError 'int' object can't be concatenated
#> TypeError 'float' object cannot be interpreted as an integer
#> ValueError sequence.index(x): x not in sequence
#> TypeError argument of type 'int' is not iterable
#> TypeError argument of type 'int' is not iterable
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError unsupported operand type(s) for +: 'int' and 'str'
#> 2 1
#> 3
#> 10
#> ValueError __length_hint__() should return >= 0
#> TypeError __length_hint__ must be an integer, not str

### itemgetter, attrgetter, methodcaller: itemgetter, attrgetter and __reduce__
from operator import *
print(itemgetter(1)('abc'), itemgetter(0, -1)('abc'), itemgetter('k')({'k': 5}), itemgetter(slice(1))('ab'))
x = A()
x.y = A()
x.y.z = 5
x.w = 2
print(attrgetter('w')(x), attrgetter('y.z')(x), attrgetter('w', 'y.z')(x), methodcaller('upper')('ab'))
print(methodcaller('split', ',', maxsplit=1)('a,b,c'))
print(sorted([(2, 'a'), (1, 'b'), (1, 'a')], key=itemgetter(0)))
print(sorted([(2, 'a'), (1, 'b'), (1, 'a')], key=itemgetter(1, 0)), max([[1, 5], [2, 3]], key=itemgetter(1)))
print(list(map(itemgetter(0), 'ab')))
print(itemgetter(1, 'a'), itemgetter(2), attrgetter('a.b'))
print(attrgetter('a', 'b'), methodcaller('f', 1, x=2))
print(methodcaller('f'))
E(itemgetter)
E(attrgetter)
E(attrgetter, 1)
E(methodcaller)
E(methodcaller, 1)
E(attrgetter, 'a', x=1)
E(attrgetter('a.b', 'c').__reduce__)
E(methodcaller('a', 1, b=2).__reduce__)
#> b ('a', 'c') 5 a
#> 2 5 (2, 5) AB
#> ['a', 'b,c']
#> [(1, 'b'), (1, 'a'), (2, 'a')]
#> [(1, 'a'), (2, 'a'), (1, 'b')] [1, 5]
#> ['a', 'b']
#> operator.itemgetter(1, 'a') operator.itemgetter(2) operator.attrgetter('a.b')
#> operator.attrgetter('a', 'b') operator.methodcaller('f', 1, x=2)
#> operator.methodcaller('f')
#> TypeError itemgetter expected 1 argument, got 0
#> TypeError attrgetter expected 1 argument, got 0
#> TypeError attribute name must be a string
#> TypeError methodcaller needs at least one argument, the method name
#> TypeError method name must be a string
#> TypeError attrgetter() takes no keyword arguments
#> (<class 'operator.attrgetter'>, ('a.b', 'c'))
#> (functools.partial(<class 'operator.methodcaller'>, 'a', b=2), (1,))

### itemgetter, attrgetter, methodcaller: itemgetter, deepcopy and __qualname__
import operator, copy
from operator import *
x = A()
x.y = A()
x.y.z = 5
x.w = 2
E(itemgetter(1), 5)
E(attrgetter('x'), 5)
E(attrgetter('x.y'), 5)
E(methodcaller('x'), 5)
print(copy.copy(itemgetter(1))('ab'), copy.deepcopy(methodcaller('index', 'b'))('ab'), callable(itemgetter(1)))
print(type(itemgetter(1)), type(attrgetter('a')).__qualname__)
#> TypeError 'int' object is not subscriptable
#> AttributeError 'int' object has no attribute 'x'
#> AttributeError 'int' object has no attribute 'x'
#> AttributeError 'int' object has no attribute 'x'
#> b 1 True
#> <class 'operator.itemgetter'> attrgetter

### abs of its own
import operator
print(operator.abs(-3), operator.abs is abs, operator.abs.__name__)  #> 3 False abs
try: operator.abs('')
except TypeError as e: print(e)  #> bad operand type for abs(): 'str'
