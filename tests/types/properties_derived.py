def show(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def get(self): "getter doc"
class N:
    "N doc"
    def __call__(self, o): return 1
class Five: pass
five = Five()
five.__doc__ = 5
class Raises:
    @property
    def __doc__(self): raise ValueError('no doc')
class P(property): pass
class Q(property):
    "Q's doc"
class S(property): __slots__ = ()

### the documentation of properties of derived classes: property, __doc__ and doc
for C in property, P:
    for a in ((get,), (N(),), (five,), (Raises(),), (None,), ()):
        show(lambda: repr(C(*a).__doc__))
    show(lambda: C(get, doc='given').__doc__)
    show(lambda: C(doc='only').__doc__)
    show(lambda: C(get, doc=5).__doc__)
#> 'getter doc'
#> 'N doc'
#> 5
#> ValueError no doc
#> None
#> None
#> given
#> only
#> 5
#> 'getter doc'
#> 'N doc'
#> 5
#> ValueError no doc
#> None
#> None
#> given
#> only
#> 5

### the documentation of properties of derived classes: get, __doc__ and doc
for C in Q, S:
    for a in ((get,), (N(),), (five,), (Raises(),), (None,), ()):
        show(lambda: repr(C(*a).__doc__))
    show(lambda: C(get, doc='given').__doc__)
    show(lambda: C(doc='only').__doc__)
    show(lambda: C(get, doc=5).__doc__)
#> 'getter doc'
#> 'N doc'
#> 5
#> ValueError no doc
#> None
#> None
#> given
#> only
#> 5
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only
#> ValueError no doc
#> None
#> None
#> None
#> None
#> None

### the documentation of properties of derived classes: vars and get
print(vars(P(get)), vars(Q(get)), vars(P()))
#> {'__doc__': 'getter doc'} {'__doc__': 'getter doc'} {'__doc__': None}

### a property with another function is one of the same class: property and getter
for C in property,:
    for make in (lambda: C(get), lambda: C(get, doc='given'), lambda: C(None, None, None, 'd'), lambda: C(N())):
        for op in (lambda p: p.setter(len), lambda p: p.getter(lambda s: 1), lambda p: p.deleter(len),
                lambda p: p.getter(N()), lambda p: p.setter(1).getter(get)):
            show(lambda: (lambda q: (type(q).__name__, q.__doc__, q.fget is not None, q.fset, q.fdel))(op(make())))
#> ('property', 'getter doc', True, <built-in function len>, None)
#> ('property', None, True, None, None)
#> ('property', 'getter doc', True, None, <built-in function len>)
#> ('property', 'N doc', True, None, None)
#> ('property', 'getter doc', True, 1, None)
#> ('property', 'given', True, <built-in function len>, None)
#> ('property', 'given', True, None, None)
#> ('property', 'given', True, None, <built-in function len>)
#> ('property', 'given', True, None, None)
#> ('property', 'given', True, 1, None)
#> ('property', 'd', False, <built-in function len>, None)
#> ('property', 'd', True, None, None)
#> ('property', 'd', False, None, <built-in function len>)
#> ('property', 'd', True, None, None)
#> ('property', 'd', True, 1, None)
#> ('property', 'N doc', True, <built-in function len>, None)
#> ('property', None, True, None, None)
#> ('property', 'N doc', True, None, <built-in function len>)
#> ('property', 'N doc', True, None, None)
#> ('property', 'getter doc', True, 1, None)

### a property with another function is one of the same class: getter
for C in P,:
    for make in (lambda: C(get), lambda: C(get, doc='given'), lambda: C(None, None, None, 'd'), lambda: C(N())):
        for op in (lambda p: p.setter(len), lambda p: p.getter(lambda s: 1), lambda p: p.deleter(len),
                lambda p: p.getter(N()), lambda p: p.setter(1).getter(get)):
            show(lambda: (lambda q: (type(q).__name__, q.__doc__, q.fget is not None, q.fset, q.fdel))(op(make())))
#> ('P', 'getter doc', True, <built-in function len>, None)
#> ('P', None, True, None, None)
#> ('P', 'getter doc', True, None, <built-in function len>)
#> ('P', 'N doc', True, None, None)
#> ('P', 'getter doc', True, 1, None)
#> ('P', 'getter doc', True, <built-in function len>, None)
#> ('P', None, True, None, None)
#> ('P', 'getter doc', True, None, <built-in function len>)
#> ('P', 'N doc', True, None, None)
#> ('P', 'getter doc', True, 1, None)
#> ('P', None, False, <built-in function len>, None)
#> ('P', None, True, None, None)
#> ('P', None, False, None, <built-in function len>)
#> ('P', 'N doc', True, None, None)
#> ('P', 'getter doc', True, 1, None)
#> ('P', 'N doc', True, <built-in function len>, None)
#> ('P', None, True, None, None)
#> ('P', 'N doc', True, None, <built-in function len>)
#> ('P', 'N doc', True, None, None)
#> ('P', 'getter doc', True, 1, None)

### a property with another function is one of the same class: with a doc of its own
for C in Q,:
    for make in (lambda: C(get), lambda: C(get, doc='given'), lambda: C(None, None, None, 'd'), lambda: C(N())):
        for op in (lambda p: p.setter(len), lambda p: p.getter(lambda s: 1), lambda p: p.deleter(len),
                lambda p: p.getter(N()), lambda p: p.setter(1).getter(get)):
            show(lambda: (lambda q: (type(q).__name__, q.__doc__, q.fget is not None, q.fset, q.fdel))(op(make())))
#> ('Q', 'getter doc', True, <built-in function len>, None)
#> ('Q', None, True, None, None)
#> ('Q', 'getter doc', True, None, <built-in function len>)
#> ('Q', 'N doc', True, None, None)
#> ('Q', 'getter doc', True, 1, None)
#> ('Q', 'getter doc', True, <built-in function len>, None)
#> ('Q', None, True, None, None)
#> ('Q', 'getter doc', True, None, <built-in function len>)
#> ('Q', 'N doc', True, None, None)
#> ('Q', 'getter doc', True, 1, None)
#> ('Q', None, False, <built-in function len>, None)
#> ('Q', None, True, None, None)
#> ('Q', None, False, None, <built-in function len>)
#> ('Q', 'N doc', True, None, None)
#> ('Q', 'getter doc', True, 1, None)
#> ('Q', 'N doc', True, <built-in function len>, None)
#> ('Q', None, True, None, None)
#> ('Q', 'N doc', True, None, <built-in function len>)
#> ('Q', 'N doc', True, None, None)
#> ('Q', 'getter doc', True, 1, None)

### a property with another function is one of the same class: with slots
for C in S,:
    for make in (lambda: C(get), lambda: C(get, doc='given'), lambda: C(None, None, None, 'd'), lambda: C(N())):
        for op in (lambda p: p.setter(len), lambda p: p.getter(lambda s: 1), lambda p: p.deleter(len),
                lambda p: p.getter(N()), lambda p: p.setter(1).getter(get)):
            show(lambda: (lambda q: (type(q).__name__, q.__doc__, q.fget is not None, q.fset, q.fdel))(op(make())))
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only
#> ('S', None, True, None, None)
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only
#> ('S', None, False, <built-in function len>, None)
#> ('S', None, True, None, None)
#> ('S', None, False, None, <built-in function len>)
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only
#> AttributeError 'S' object attribute '__doc__' is read-only

### derived properties in classes
class Base:
    @P
    def v(self):
        "doc v"
        return self._v
    @v.setter
    def v(self, n): self._v = n
b = Base()
b.v = 3
print(b.v, type(Base.v).__name__, Base.v.__doc__, Base.v.__name__, Base.v is Base.__dict__['v'])
class I(property):
    def __init__(self, *a, **k):
        print('init', len(a), sorted(k))
        super().__init__(*a, **k)
I(get).setter(len).deleter(len)
#> 3 P doc v v True
#> init 1 []
#> init 4 []
#> init 4 []

### documentation that is set later
for C in property, P:
    p = C(get)
    p.__doc__ = 'new'
    print(p.__doc__, p.setter(len).__doc__)
#> new getter doc
#> new getter doc

### __set_name__ with a wrong number of arguments
p = property(lambda self: 1)
for args in (), (1,), (1, 2, 3):
    try:
        p.__set_name__(*args)
    except TypeError as e:
        print(e)
try:
    p.__set_name__(1, name='a')
except TypeError as e:
    print(e)
p.__set_name__(int, 'a')
print(p.__name__)
#> __set_name__() takes 2 positional arguments but 0 were given
#> __set_name__() takes 2 positional arguments but 1 were given
#> __set_name__() takes 2 positional arguments but 3 were given
#> property.__set_name__() takes no keyword arguments
#> a
