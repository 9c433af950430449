# Special methods that are properties and other descriptors: look-ups of them bind.

### properties for methods of every kind
class Outer:
    class In:
        x = property(); y = property(None, None)
        __getitem__ = property(lambda s: lambda i: i * 2)
        __len__ = property(lambda s: lambda: 7)
        __call__ = property(lambda s: lambda *a, **k: (a, k))
        __init__ = property(lambda s: lambda *a: print('init', a))
        __setattr__ = property(lambda s: lambda n, v: print('set', n, v))
        __getattr__ = property(lambda s: lambda n: n + '!')
        __eq__ = property(lambda s: lambda o: 'eq')
        __hash__ = property(lambda s: lambda: 5)
        __iter__ = property(lambda s: lambda: iter('ab'))
        __contains__ = property(lambda s: lambda i: i == 3)
        __str__ = property(lambda s: lambda: 'str')
        __enter__ = property(lambda s: lambda: 'in')
        __exit__ = property(lambda s: lambda *a: print('exit'))
i = Outer.In(1, 2)
print(i.x, i[4], len(i), i(1, 2), i(k=3), i.zz, i == 1, hash(i), list(i), 3 in i, str(i))
setattr(i, 'y', 1)
i.y = 2
with i as q: print(q)
p = Outer.In.__dict__['y']
for f in (lambda: p.__get__(i), lambda: p.__set__(i, 1), lambda: p.__delete__(i)):
    try: f()
    except AttributeError as e: print(e)
#> init (1, 2)
#> x! 8 7 ((1, 2), {}) ((), {'k': 3}) zz! eq 5 ['a', 'b'] True str
#> set y 1
#> set y 2
#> in
#> exit
#> property 'y' of 'Outer.In' object has no getter
#> property 'y' of 'Outer.In' object has no setter
#> property 'y' of 'Outer.In' object has no deleter

### __init__ whose getter raises
def booh(self): raise AttributeError('booh')
class I: __init__ = property(booh)
I()
#! AttributeError: booh

### instances with __get__
class D:
    def __get__(self, o, t): return lambda *a: print('got', a, type(o).__name__)
class A: __getattr__ = D(); __setattr__ = D(); __delattr__ = D()
A().foo
A().x = 1
del A().x
class G: __getattribute__ = D(); __getattr__ = lambda s, n: n
G().foo
class Meta(type): __call__ = D()
class Z(metaclass=Meta): pass
Z(1)
class Count:
    counter = 0
    def __get__(self, o, t):
        def getter(name):
            self.counter += 1
            raise AttributeError(name)
        return getter
c = Count()
class B: __getattribute__ = c; __getattr__ = c
try: B().x
except AttributeError as e: print(e, c.counter)
#> got ('foo',) A
#> got ('x', 1) A
#> got ('x',) A
#> got ('foo',) G
#> got (1,) Meta
#> x 2

### __get__ itself is not bound
class D: __get__ = staticmethod(lambda *a: len(a))
class U: d = D()
print(U().d, U.d)  #> 3 3

### methods of a builtin base under other names
class X(dict):
    __setattr__ = dict.__setitem__
    __neg__ = dict.copy
x = X(); x.y = 4
print(x, -x)  #> {'y': 4} {'y': 4}

### an instance as __call__ of its own class, and a staticmethod of itself
#: oracle=no
class A: pass
A.__call__ = A()
s = staticmethod(len); s.__init__(s)
for f in (A(), s, lambda: s.__name__):
    try: f()
    except RecursionError as e: print(e)
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded

### long chains of methods and wrappers
#: oracle=no
import types
m, s = len, staticmethod(len)
for i in range(20000): m, s = types.MethodType(m, 1), staticmethod(s)
for f in (lambda: m.foo, m, lambda: s.__name__, lambda: s(1)):
    try: f()
    except RecursionError as e: print(e)
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded
#> maximum recursion depth exceeded

### a method's attributes are its function's
import types
class M:
    def foo(self): return type(self).__name__
    def __call__(self, *a): return len(a)
m = types.MethodType(M(), 3)
print(m(), m.foo())  #> 1 M
class S: x = staticmethod(M())
print(hasattr(S.__dict__['x'], 'foo'), staticmethod(len).__name__)  #> False len

### read-only attributes of descriptors
def f(): pass
class A: pass
for o, n in ((property(), 'fget'), (super(A, A()), '__self__'), (staticmethod(f), '__func__'), (int.real, '__objclass__'), (int.__add__, '__objclass__'), ([].__add__, '__objclass__'), ([].__add__, '__self__'), (int.__add__, '__name__'), (int.real, '__name__'), (len, '__name__'), ([].__add__, '__name__')):
    try: setattr(o, n, 1)
    except AttributeError as e: print(e)
print([].__add__.__objclass__)
def d(): del A.__abstractmethods__
try: d()
except AttributeError as e: print(e)
#> readonly attribute
#> readonly attribute
#> readonly attribute
#> readonly attribute
#> readonly attribute
#> attribute '__objclass__' of 'method-wrapper' objects is not writable
#> readonly attribute
#> readonly attribute
#> readonly attribute
#> attribute '__name__' of 'builtin_function_or_method' objects is not writable
#> attribute '__name__' of 'method-wrapper' objects is not writable
#> <class 'list'>
#> __abstractmethods__
