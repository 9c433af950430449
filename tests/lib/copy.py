# copy.

### shallow and deep
import copy
a = [1, [2, 3], {'k': [4]}, (5, [6])]
b, c = copy.copy(a), copy.deepcopy(a)
a[1].append(9)
print(b, c, b[1] is a[1], c[1] is a[1], c[3] is a[3])
for x in 1, 'a', None, (1, 2), frozenset([1]), int, len, print, lambda: 0, 1.5, b'x', range(3), ..., NotImplemented:
    assert copy.copy(x) is x
    assert copy.deepcopy(x) is x or type(x) is frozenset
print(copy.copy({1, 2}), copy.deepcopy({1: {2}}), copy.copy(bytearray(b'ab')), copy.deepcopy(bytearray(b'ab')))
#> [1, [2, 3, 9], {'k': [4]}, (5, [6])] [1, [2, 3], {'k': [4]}, (5, [6])] True False False
#> {1, 2} {1: {2}} bytearray(b'ab') bytearray(b'ab')

### what is shared stays shared
import copy
x = []
a = [x, x, (x,)]
a.append(a)
b = copy.deepcopy(a)
print(b[0] is b[1], b[2][0] is b[0], b[3] is b, b[0] is x)  #> True True True False
t = ([],)
t[0].append(t)
u = copy.deepcopy(t)
print(u[0][0] is u, u is t)  #> True False
d = {}
d['self'] = d
e = copy.deepcopy(d)
print(e['self'] is e, e is d)  #> True False

### instances
import copy
class A:
    def __init__(self, x): self.x = x
    def m(self): return self.x
a = A([1])
b, c = copy.copy(a), copy.deepcopy(a)
print(type(b), b.x is a.x, c.x is a.x, c.x, b is a)  #> <class '__main__.A'> True False [1] False
m = copy.deepcopy(a.m)
a.x.append(2)
print(m(), m.__self__ is a)  #> [1] False

### slots
import copy
class S:
    __slots__ = ('a', 'b')
class T(S):
    pass
s = S(); s.a = [1]
t = T(); t.a = [2]; t.c = [3]
u, v = copy.deepcopy(s), copy.deepcopy(t)
print(u.a, hasattr(u, 'b'), u.a is s.a, v.a, v.c, v.c is t.c, copy.copy(t).c is t.c)
#> [1] False False [2] [3] False True

### subclasses of builtins
import copy
class L(list): pass
class D(dict): pass
class I(int): pass
class T(tuple): pass
class St(str): pass
class Se(set): pass
l = L([1, [2]]); l.z = [3]
d = D(a=[1]); d.z = 1
for x in l, d, I(5), T((1, [2])), St('s'), Se([1]):
    a, b = copy.copy(x), copy.deepcopy(x)
    print(type(a).__name__, type(b).__name__, a, b, a == x, b == x)
print(copy.deepcopy(l).z, copy.deepcopy(l).z is l.z, copy.copy(d).z)
#> L L [1, [2]] [1, [2]] True True
#> D D {'a': [1]} {'a': [1]} True True
#> I I 5 5 True True
#> T T (1, [2]) (1, [2]) True True
#> St St s s True True
#> Se Se Se({1}) Se({1}) True True
#> [3] False 1

### hooks
import copy
class A:
    def __copy__(self): return 'copied'
    def __deepcopy__(self, memo): return 'deep', type(memo).__name__
class B:
    def __reduce__(self): return A, ()
class C:
    def __reduce_ex__(self, protocol): return 'C'
class G:
    def __init__(self, x=1): self.x = x
    def __getstate__(self): return {'x': self.x + 1}
class S:
    def __setstate__(self, state): self.s = state
class N:
    def __new__(cls, x, *, k): return super().__new__(cls)
    def __getnewargs_ex__(self): return (1,), {'k': 2}
print(copy.copy(A()), copy.deepcopy(A()), type(copy.copy(B())).__name__, type(copy.deepcopy([B()])[0]).__name__)
c = C()
print(copy.copy(c) is c, copy.deepcopy(c) is c, copy.copy(G(3)).x)
s = S(); s.y = 1
print(copy.copy(s).__dict__, type(copy.copy(N(1, k=3))).__name__)
#> copied ('deep', 'dict') A A
#> True True 4
#> {'s': {'y': 1}} N

### what cannot be copied
import copy
def g(): yield 1
try: copy.deepcopy(g())
except TypeError as e: print(e)  #> cannot pickle 'generator' object
print(issubclass(copy.Error, Exception), copy.Error is copy.error)  #> True True

### exceptions and dates
import copy, datetime
e = copy.deepcopy(ValueError(1, [2]))
print(repr(e), e.args)
for x in datetime.date(2020, 1, 2), datetime.datetime(2020, 1, 2, 3, tzinfo=datetime.UTC), datetime.time(1,
        fold=1), datetime.timedelta(1, 2), datetime.timezone(datetime.timedelta(hours=1), 'n'):
    print(copy.deepcopy(x) == x, copy.copy(x), repr(copy.deepcopy(x)))
#> ValueError(1, [2]) (1, [2])
#> True 2020-01-02 datetime.date(2020, 1, 2)
#> True 2020-01-02 03:00:00+00:00 datetime.datetime(2020, 1, 2, 3, 0, tzinfo=datetime.timezone.utc)
#> True 01:00:00 datetime.time(1, 0, fold=1)
#> True 1 day, 0:00:02 datetime.timedelta(days=1, seconds=2)
#> True n datetime.timezone(datetime.timedelta(seconds=3600), 'n')

### memo
import copy
memo = {}
a = [1]
b = copy.deepcopy(a, memo)
print(memo[id(a)] is b, copy.deepcopy(a, memo) is b)  #> True True

### replace
import copy
class A:
    def __replace__(self, /, **changes): return changes
print(copy.replace(A(), x=1))  #> {'x': 1}
try: copy.replace(1, x=2)
except TypeError as e: print(e)  #> replace() does not support int objects

### keyword
import keyword
print(keyword.kwlist)
print(keyword.softkwlist, keyword.iskeyword('if'), keyword.iskeyword('x'), keyword.issoftkeyword('match'))
#> ['False', 'None', 'True', 'and', 'as', 'assert', 'async', 'await', 'break', 'class', 'continue', 'def', 'del', 'elif', 'else', 'except', 'finally', 'for', 'from', 'global', 'if', 'import', 'in', 'is', 'lambda', 'nonlocal', 'not', 'or', 'pass', 'raise', 'return', 'try', 'while', 'with', 'yield']
#> ['_', 'case', 'match', 'type'] True False True

### slots that are no state: __weakref__ and __dict__; private ones
import copy, weakref
class N:
    __slots__ = ('a', '__weakref__')
    def __init__(self, a): self.a = a
n = N([1])
print(copy.copy(n).a, copy.deepcopy(n).a, n.__reduce_ex__(2)[2], n.__getstate__(), weakref.ref(n)() is n,
    n.__getstate__())
class M(N):
    __slots__ = ('b', 'coord', '__secret', '__dict__')
    def hide(self): self.__secret = 5; return self
    def tell(self): return self.__secret
m = M(1).hide()
m.b = 2
m.free = 3
print(m.__reduce_ex__(2)[2], copy.deepcopy(m).b, copy.copy(m).tell(), copy.copy(m).free)
class One:
    __slots__ = 'word'
o = One()
print(o.__getstate__())
o.word = 1
print(o.__getstate__(), copy.copy(o).word)
#> [1] [1] (None, {'a': [1]}) (None, {'a': [1]}) True (None, {'a': [1]})
#> ({'free': 3}, {'b': 2, '_M__secret': 5, 'a': 1}) 2 5 3
#> None
#> (None, {'word': 1}) 1

### an abstract base of the library has no state of its own
import datetime, copy, numbers, collections.abc, contextlib, types
class tz(datetime.tzinfo):
    def __init__(self): self.x = 1
    __reduce__ = object.__reduce__
t = tz()
print(t.__reduce_ex__(2)[1:], copy.copy(t).x)
class S(collections.abc.Sized):
    def __len__(self): return 2
class C(contextlib.ContextDecorator): pass
for o in S(), C(): print(o.__reduce_ex__(2)[1:], type(copy.copy(o)).__name__)
#> ((<class '__main__.tz'>,), {'x': 1}, None, None) 1
#> ((<class '__main__.S'>,), None, None, None) S
#> ((<class '__main__.C'>,), None, None, None) C

### what says of no way to be copied
import copy
class C:
    def __getattribute__(self, name):
        if name.startswith('__reduce'): raise AttributeError(name)
        return object.__getattribute__(self, name)
class Old:
    def __getattribute__(self, name):
        if name == '__reduce_ex__': raise AttributeError(name)
        return object.__getattribute__(self, name)
    def __reduce__(self): return 'old'
for f in (copy.copy, copy.deepcopy):
    try: f(C())
    except copy.Error as e: print(e)
    x = Old()
    print(f(x) is x)
#> un(shallow)copyable object of type <class '__main__.C'>
#> True
#> un(deep)copyable object of type <class '__main__.C'>
#> True
