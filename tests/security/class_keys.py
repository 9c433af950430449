# Namespaces of classes hold keys of any kind, which attributes never are.

### a class with keys that are no names
class Name(str): pass
class Key:
    def __init__(self, n): self.n = n
    def __hash__(self): return self.n
    def __repr__(self): return 'Key'
class Base: pass
def tries(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
for bases in ((), (Base,), (int,), (Exception,), (dict,)):
    X = type('X', bases, {5: 1, 'a': 2, Name('b'): 3, Key(2**50): 4, None: 5, (1,): 6, 2.5: 7})
    print(list(X.__dict__)[:7], X.a, X.b, X().b)
    tries(lambda: dir(X))
    X.c = 3
    setattr(X, Name('b'), 8)
    del X.a
    print(X.b, X.c, X.__dict__[5], 2.5 in X.__dict__, len(X.__dict__.copy()) > 7)
    print(type('Y', (X,), {7: 3}).__dict__[7], hasattr(X, '__weakref__'), X.__doc__)
#> [5, 'a', 'b', Key, None, (1,), 2.5] 2 3 3
#> TypeError '<' not supported between instances of 'str' and 'int'
#> 8 3 1 True True
#> 3 True None
#> [5, 'a', 'b', Key, None, (1,), 2.5] 2 3 3
#> TypeError '<' not supported between instances of 'str' and 'int'
#> 8 3 1 True True
#> 3 True None
#> [5, 'a', 'b', Key, None, (1,), 2.5] 2 3 3
#> TypeError '<' not supported between instances of 'str' and 'int'
#> 8 3 1 True True
#> 3 False None
#> [5, 'a', 'b', Key, None, (1,), 2.5] 2 3 3
#> TypeError '<' not supported between instances of 'str' and 'int'
#> 8 3 1 True True
#> 3 True None
#> [5, 'a', 'b', Key, None, (1,), 2.5] 2 3 3
#> TypeError '<' not supported between instances of 'str' and 'int'
#> 8 3 1 True True
#> 3 True None

### a namespace that the metaclass prepares
class Name(str): pass
class Meta(type):
    @classmethod
    def __prepare__(cls, name, bases): return {Name('k'): 3, 7: 4}
class Z(metaclass=Meta):
    x: int = 3
print(list(Z.__dict__)[:3], Z.k, Z.__annotations__)
class Slots: __slots__ = ('a',)
other = type('Other', (), {1: 2, '__slots__': ('a',)})
value = other()
value.__class__ = Slots
print(type(value).__name__)
class Descriptor:
    def __set_name__(self, owner, name): print(owner.__name__, name)
type('W', (), {5: Descriptor(), None: Descriptor()})
#> ['k', 7, '__module__'] 3 {'x': <class 'int'>}
#> Slots
#> W 5
#> W None
