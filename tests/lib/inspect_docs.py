# Documentation of builtins (that there is any; the texts are Hognose's own), and of methods without a docstring.
import inspect


def told(*objects):
    print([bool(o.__doc__) for o in objects], [bool(inspect.getdoc(o)) for o in objects])


class A:
    def f(self): pass
    def g(self):
        """Doc g."""
    @property
    def p(self): pass
    def __init__(self): pass
    def __repr__(self): return ''


class B(A):
    def g(self): pass
    def f(self): pass
    @property
    def p(self):
        """P doc"""
    @classmethod
    def c(cls): pass
    @staticmethod
    def s(): pass


class C(B):
    @classmethod
    def c(cls):
        """c doc"""
    @property
    def p(self): pass


class D(C):
    @classmethod
    def c(cls): pass
    @staticmethod
    def s(): pass
    def upper(self): pass

### methods without a docstring
for o in (A.f, A().f, A.g, B.g, B().g, A.p, B.p, C.p, D.c, D().c, D.s, D.upper, A, B):
    print(inspect.getdoc(o), end=' ')
def f(): pass
async def g(): pass
print(inspect.getdoc(f), inspect.getdoc(g), inspect.getdoc(lambda: 0))
#> None None Doc g. Doc g. Doc g. None P doc P doc c doc c doc None None None None None None None

### what a base in C documents
class S(str):
    def upper(self): pass
    def __len__(self): return 0
    def custom(self): pass
class E(Exception): pass
class L(list): pass
class G(dict):
    """G"""
class H(G): pass
for o in (S.upper, S('').upper, S.__len__, S.custom, A.__init__, A.__repr__, E, L, H, S):
    print(bool(inspect.getdoc(o)), o.__doc__, end=', ')
print(inspect.getdoc(H))
#> True None, True None, True None, False None, True None, True None, True None, True None, True None, True None, G

### methods of builtins
told(str.upper, ''.upper, str.maketrans, dict.fromkeys, dict.get, list.append, [].append, int.from_bytes, float.fromhex)
told(object.__init__, object.__repr__, object.__eq__, object.__new__, int.__add__, (1).__add__, type.__call__, type.mro)
told(bytes.hex, bytearray.title, memoryview.cast, set.add, frozenset.__or__, property.setter,
    BaseException.with_traceback)
told((x for x in ()).send, f'{1}'.__format__, range.index, slice.indices, complex.conjugate, bool.__and__)
#> [True, True, True, True, True, True, True, True, True] [True, True, True, True, True, True, True, True, True]
#> [True, True, True, True, True, True, True, True] [True, True, True, True, True, True, True, True]
#> [True, True, True, True, True, True, True] [True, True, True, True, True, True, True]
#> [True, True, True, True, True, True] [True, True, True, True, True, True]

### classes
import types
told(type, object, int, bool, float, complex, str, bytes, bytearray, list, tuple, dict, set, frozenset, range, slice)
told(map, filter, zip, enumerate, reversed, property, classmethod, staticmethod, super, memoryview)
told(types.FunctionType, types.MethodType, types.ModuleType, types.CodeType, types.SimpleNamespace)
import builtins
errors = [x for x in vars(builtins).values() if isinstance(x, type) and issubclass(x, BaseException)]
print([x.__name__ for x in errors if not x.__doc__ and not x.__name__.startswith('_')])
told(5, 'x', None, ..., NotImplemented, ValueError('x'), len, print, [], object(), f'{1}')
#> [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True] [True, True, True, True, True, True, True, True, True, True, True, True, True, True, True, True]
#> [True, True, True, True, True, True, True, True, True, True] [True, True, True, True, True, True, True, True, True, True]
#> [True, True, True, True, True] [True, True, True, True, True]
#> ['ExceptionGroup']
#> [True, True, True, True, True, True, True, True, True, True, True] [True, True, True, True, True, True, True, True, True, True, True]

### a class keeps its own
class P:
    __doc__ = None
class Q(int):
    __doc__ = ''
class R(int): pass
print(P.__doc__, repr(Q.__doc__), R.__doc__, R(1).__doc__ is None, type('T', (), {}).__doc__, repr(inspect.getdoc(Q)))
#> None '' None True None ''
