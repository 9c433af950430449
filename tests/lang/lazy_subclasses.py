### classes derived from lazy builtins, and keywords
def t(f, *a, **k):
    try: print(f(*a, **k))
    except Exception as e: print(type(e).__name__, e)
class L1(list):
    def __init__(self, seq, newarg=None):
        super().__init__(seq); self.newarg = newarg
t(lambda: (L1([1], newarg=3), L1([1], newarg=3).newarg))
class L2(list):
    def __new__(cls, seq, newarg=None):
        self = super().__new__(cls, seq); self.newarg = newarg; return self
t(lambda: L2([1], newarg=3))
class T1(tuple): pass
t(T1, [1,2], newarg=3); t(T1, sequence=[1])
class T2(tuple):
    def __init__(self, arg, newarg=None): self.newarg = newarg
t(lambda: (T2([1], newarg=3), T2([1], newarg=3).newarg))
class T3(tuple):
    def __new__(cls, seq, newarg=None):
        self = super().__new__(cls, seq); self.newarg = newarg; return self
t(lambda: (T3([1], newarg=3), T3([1], newarg=3).newarg))
class F1(frozenset):
    def __init__(self, it, newarg=None): self.newarg = newarg
t(lambda: (F1([1], newarg=3).newarg))
class E1(enumerate):
    pass
t(lambda: list(E1('abc'))); t(lambda: list(E1('abc', 3))); t(lambda: list(E1(iterable='abc', start=3))) ; t(E1, 1); t(E1, 'a', 'b'); t(E1, 'a', 2, 3)
class E2(enumerate):
    def __init__(self, iterable, start=0, extra=None): self.extra = extra
t(lambda: E2('abc', extra=1))
t(lambda: E2('abc', 3, 1))
class R(reversed):
    def __init__(self, seq, newarg=None): self.newarg = newarg
t(lambda: (R('ab', newarg=4).newarg, list(R('ab', newarg=4))))
class M(map):
    def __init__(self, *a, newarg=None): self.newarg = newarg
t(lambda: (M(str, 'ab', newarg=4).newarg, list(M(str, 'ab', newarg=4))))
class Z(zip):
    def __new__(cls, *a, newarg=None):
        self = super().__new__(cls, *a); self.newarg = newarg; return self
t(lambda: (Z('ab', newarg=4).newarg, list(Z('ab', newarg=4))))
class Fi(filter): pass
t(lambda: list(Fi(None, 'ab'))); t(Fi, None, 'ab', newarg=3)
class R0(reversed): pass
import operator
class I(int):
    def __init__(self, v, newarg=None): self.newarg = newarg
t(lambda: I(3, newarg=2).newarg)
class By(bytes):
    def __init__(self, v, newarg=None): self.newarg = newarg
t(lambda: By(b'3', newarg=2).newarg)
class By2(bytes):
    def __new__(cls, v, newarg=None):
        self = super().__new__(cls, v); self.newarg = newarg; return self
t(lambda: By2(b'3', newarg=2).newarg)
class BA(bytearray):
    def __init__(self, newarg=1, *args, **kwargs): bytearray.__init__(self, *args, **kwargs)
t(lambda: BA(newarg=1)); t(lambda: BA(4, source=b'abcd'))
class Sl: pass
t(hash, slice([1], 2)); 
class S(set):
    def __init__(self, it=(), newarg=None): set.__init__(self, it); self.newarg = newarg
t(lambda: S([1], newarg=3).newarg)
t(S, [1], foo=1)
class S0(set): pass
t(S0, [1], foo=1)
class S1(set):
    def __new__(cls, it, newarg=None):
        self = super().__new__(cls, it); self.newarg = newarg; return self
t(lambda: S1([1], newarg=3))
class F0(frozenset): pass
t(F0, [1], foo=1)
class L0(list): pass
t(L0, [1], foo=1)
class D0(dict): pass
t(D0, [(1, 2)], foo=1)
#> ([1], 3)
#> [1]
#> TypeError tuple() takes no keyword arguments
#> TypeError tuple() takes no keyword arguments
#> ((1,), 3)
#> ((1,), 3)
#> 3
#> [(0, 'a'), (1, 'b'), (2, 'c')]
#> [(3, 'a'), (4, 'b'), (5, 'c')]
#> [(3, 'a'), (4, 'b'), (5, 'c')]
#> TypeError 'int' object is not iterable
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError enumerate() takes at most 2 arguments (3 given)
#> TypeError enumerate() got an unexpected keyword argument 'extra'
#> TypeError enumerate() takes at most 2 arguments (3 given)
#> (4, ['b', 'a'])
#> TypeError map() got an unexpected keyword argument 'newarg'
#> (4, [('a',), ('b',)])
#> ['a', 'b']
#> TypeError filter() takes no keyword arguments
#> TypeError int() got an unexpected keyword argument 'newarg'
#> TypeError bytes() got an unexpected keyword argument 'newarg'
#> 2
#> BA(b'')
#> BA(b'abcd')
#> TypeError unhashable type: 'list'
#> 3
#> TypeError S.__init__() got an unexpected keyword argument 'foo'
#> TypeError set() takes no keyword arguments
#> TypeError set() takes no keyword arguments
#> TypeError frozenset() takes no keyword arguments
#> TypeError list() takes no keyword arguments
#> {1: 2, 'foo': 1}

### a class derived from a lazy builtin overrides __next__ and __iter__
class Z(zip):
    n = 0
    def __next__(self):
        self.n += 1
        if self.n > 2: raise StopIteration
        return 'mine'
print([x for x in Z([1,2,3])])
print(list(Z([1,2,3])), tuple(Z([1,2,3])), set(Z([1,2,3])))
print(list(enumerate(Z([1,2,3]))))
print(list(zip(Z([1,2,3]), [1,2,3])))
print(list(map(str, Z([1,2,3]))))
print(next(Z([1])))
a, b = Z([1,2,3]); print(a, b)
print([*Z([1,2])], max(Z([1])), ''.join(Z([1,2])), sorted(Z([1])))
def g(): yield from Z([1])
print(list(g()))
class M(map):
    def __next__(self): return 'm' + super().__next__()
print(list(M(str, [1, 2])))
class E(enumerate):
    def __iter__(self): return iter('over')
print(list(E('ab')), dict(E('ab')) if 0 else '')
print(list(Z([1]).__iter__()))
import itertools
class G(itertools.groupby):
    def __next__(self): return ('g', super().__next__()[0])
print(list(G([1, 1, 2])))
class C(itertools.count):
    def __next__(self): return -super().__next__()
print(list(itertools.islice(C(1), 3)))
class R(reversed):
    def __next__(self): return ('r', super().__next__())
print(list(R([1, 2])))
class F(filter):
    def __next__(self): return ('f', super().__next__())
print(list(F(None, [1, 2])))
#> ['mine', 'mine']
#> ['mine', 'mine'] ('mine', 'mine') {'mine'}
#> [(0, 'mine'), (1, 'mine')]
#> [('mine', 1), ('mine', 2)]
#> ['mine', 'mine']
#> mine
#> mine mine
#> ['mine', 'mine'] mine minemine ['mine', 'mine']
#> ['mine', 'mine']
#> ['m1', 'm2']
#> ['o', 'v', 'e', 'r'] 
#> ['mine', 'mine']
#> [('g', 1), ('g', 2)]
#> [-1, -2, -3]
#> [2, 1]
#> [('f', 1), ('f', 2)]
