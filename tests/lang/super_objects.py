# super objects by themselves: unbound, derived from, not filled yet, and for objects that say what they are.

### a super object that __init__ did not fill
def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
s = super.__new__(super)
t(lambda: repr(s)); t(lambda: s.__thisclass__); t(lambda: s.__self__); t(lambda: s.__self_class__); t(lambda: s.foo)
#> <super: <class 'NULL'>, NULL>
#> None
#> None
#> None
#> AttributeError 'super' object has no attribute 'foo'

### an unbound super object binds like a method
class A:
    def m(self): return 'A.m', type(self).__name__
class B(A):
    def m(self): return 'B.m'
B.v = super(B)
b = B()
print(b.v.m(), b.v, B.v)  #> ('A.m', 'B') <super: <class 'B'>, <B object>> <super: <class 'B'>, NULL>

### classes derived from super
class S(super):
    x = 1
    def g(self): return 'g'
class T(super):
    def __getattribute__(self, n): return super().__getattribute__(n)
class A:
    def m(self): return 'A.m', type(self).__name__
class B(A):
    def m(self): return 'B.m'
B.u = S(B)
b = B()
print(b.u.m(), type(b.u).__name__, b.u.x, b.u.g(), type(B.u).__name__, B.u is B.__dict__['u'])
print(S(B, b).__thisclass__, S(B, b).__self__ is b, S(B, b).__class__, repr(S(B, b)))
print(T(B, b).m())
try: S(B, b).foo
except AttributeError as e: print(e)
for c in (B, A):
    s = S(c, b)
    s.m = 5
    print(s.m == 5)
#> ('A.m', 'B') S 1 g S True
#> <class '__main__.B'> True <class '__main__.S'> <super: <class 'B'>, <B object>>
#> ('A.m', 'B')
#> 'S' object has no attribute 'foo'
#> False
#> True

### objects that only say they are of the class
class A:
    def m(self): return 'A.m', type(self).__name__
class B(A):
    def m(self): return super().m()
class Proxy:
    def __init__(s, o): s.__o = o
    def __getattribute__(s, n):
        if n.startswith('_Proxy__'): return object.__getattribute__(s, n)
        return getattr(s.__o, n)
p = Proxy(B())
print(B.m(p), super(B, p).m())
for args in ((B, 3), (B, int), (B, p, 1), (1, 2)):
    try: super(*args)
    except TypeError as e: print(e)
#> ('A.m', 'Proxy') ('A.m', 'Proxy')
#> super(type, obj): obj (instance of int) is not an instance or subtype of type (B).
#> super(type, obj): obj (type int) is not an instance or subtype of type (B).
#> super() expected at most 2 arguments, got 3
#> super() argument 1 must be a type, not int

### the class cell has to reach type.__new__
class M(type):
    def __new__(m, n, b, ns):
        ns.pop('__classcell__', None)
        return super().__new__(m, n, b, ns)
def f():
    class A(metaclass=M):
        def f(self): return super()
try: f()
except RuntimeError as e: print(e)
class M(type):
    def __new__(m, n, b, ns):
        c = super().__new__(m, n, b, ns)
        type.__new__(m, 'B', b, ns)
        return c
try: f()
except TypeError as e: print(e)
class M(type):
    def __new__(m, n, b, ns):
        ns['__classcell__'] = 3
        return super().__new__(m, n, b, ns)
try: f()
except TypeError as e: print(e)
def M(n, b, ns): return 5
f()
#> __class__ not set defining 'A' as <class '__main__.f.<locals>.A'>. Was __classcell__ propagated to type.__new__?
#> __class__ set to <class '__main__.f.<locals>.A'> defining 'A' as <class '__main__.f.<locals>.A'>
#> __classcell__ must be a nonlocal cell, not <class 'int'>

### the object in super() is asked first, then the classes behind
class A: x = 1
class B(A): pass
print(sorted(set(dir(super)) - set(dir(object))), hasattr(super(B, B()), '__thisclass__'))
#> ['__get__', '__self__', '__self_class__', '__thisclass__'] True
