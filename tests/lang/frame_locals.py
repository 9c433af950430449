# The variables of frames (PEP 667).

### what the proxy of a function's variables can do
import sys, types, collections.abc as abc
def f(a, b=2):
    c = a
    def inner(): return c, a
    p = sys._getframe().f_locals
    P = type(p)
    print(P, P.__mro__, P.__module__, P.__name__, P.__qualname__, P.__doc__)
    print(hasattr(types, 'FrameLocalsProxyType'), isinstance(p, abc.Mapping), isinstance(p, abc.MutableMapping), P.__hash__)
    def t(fn):
        try: r = fn()
        except Exception as e: r = type(e).__name__ + ': ' + str(e)
        print(r)
    t(lambda: P())
    t(lambda: P(1))
    t(lambda: P(sys._getframe(0)).__class__)
    t(lambda: P(sys._getframe(), 1))
    t(lambda: P(frame=sys._getframe()))
    t(lambda: hash(p))
    t(lambda: p.x)
    t(lambda: setattr(p, 'x', 1))
    t(lambda: type('X', (P,), {}))
    t(lambda: p['zz'])
    t(lambda: p[1])
    t(lambda: p[[]])
    t(lambda: p.get('zz'))
    t(lambda: p.get('zz', 3))
    t(lambda: p.get())
    t(lambda: p.get(1, 2, 3))
    t(lambda: p.get([]))
    t(lambda: 'a' in p)
    t(lambda: 1 in p)
    t(lambda: [] in p)
    t(lambda: p.__delitem__('a'))
    t(lambda: p.__delitem__('zz'))
    t(lambda: p.__delitem__(1))
    t(lambda: p.__delitem__([]))
    t(lambda: p.pop('a'))
    t(lambda: p.pop('zz'))
    t(lambda: p.pop('zz', 5))
    t(lambda: p.pop())
    t(lambda: p.pop(1, 2, 3))
    t(lambda: p.pop('a', 1))
    t(lambda: p.popitem())
    t(lambda: p.clear())
    t(lambda: p.setdefault('a', 9))
    t(lambda: p.setdefault('new', 9))
    t(lambda: p['new'])
    t(lambda: p.setdefault())
    t(lambda: p.setdefault('nn'))
    t(lambda: p.setdefault([]))
    t(lambda: p.update({'a': 7, 'q': 8}))
    print(a, p['q'])
    t(lambda: p.update([('b', 4)]))
    print(b)
    t(lambda: p.update(1))
    t(lambda: p.update(None))
    t(lambda: p.__setitem__(5, 6))
    t(lambda: p[5])
    t(lambda: p.__setitem__([], 6))
    t(lambda: 5 in p)
    t(lambda: p.pop(5))
    t(lambda: p.pop('q'))
    p['c'] = 'cc'
    print(c, inner())
    t(lambda: list(p))
    t(lambda: list(reversed(p)))
    t(lambda: len(p))
    t(lambda: p.keys())
    t(lambda: type(p.items()).__name__)
    t(lambda: type(p.values()).__name__)
    t(lambda: type(iter(p)).__name__)
    t(lambda: type(p.copy()))
    t(lambda: sorted(p.copy()))
    t(lambda: type(p | {}))
    t(lambda: type({} | p))
    t(lambda: p | 1)
    t(lambda: 1 | p)
    t(lambda: type(p | p))
    t(lambda: p == p)
    t(lambda: p == dict(p))
    t(lambda: dict(p) == p)
    t(lambda: p == 1)
    t(lambda: p != dict(p))
    t(lambda: p < p)
    t(lambda: p == sys._getframe(3).f_locals if 0 else p is sys._getframe().f_locals)
    t(lambda: bool(p))
    t(lambda: p.__reduce_ex__(2))
    t(lambda: p.__sizeof__() > 0)
    t(lambda: p.__init__())
    t(lambda: p.__class_getitem__)
    t(lambda: P[int])

f(1)
#> <class 'FrameLocalsProxy'> (<class 'FrameLocalsProxy'>, <class 'object'>) builtins FrameLocalsProxy FrameLocalsProxy None
#> False True False None
#> TypeError: FrameLocalsProxy expected 1 argument, got 0
#> TypeError: expect frame, not int
#> <class 'FrameLocalsProxy'>
#> TypeError: FrameLocalsProxy expected 1 argument, got 2
#> TypeError: FrameLocalsProxy expected 1 argument, got 0
#> TypeError: unhashable type: 'FrameLocalsProxy'
#> AttributeError: 'FrameLocalsProxy' object has no attribute 'x'
#> AttributeError: 'FrameLocalsProxy' object has no attribute 'x' and no __dict__ for setting new attributes
#> TypeError: type 'FrameLocalsProxy' is not an acceptable base type
#> KeyError: "local variable ''zz'' is not defined"
#> KeyError: "local variable '1' is not defined"
#> TypeError: unhashable type: 'list'
#> None
#> 3
#> TypeError: get expected 1 or 2 arguments
#> TypeError: get expected 1 or 2 arguments
#> TypeError: unhashable type: 'list'
#> True
#> False
#> TypeError: unhashable type: 'list'
#> ValueError: cannot remove local variables from FrameLocalsProxy
#> KeyError: 'zz'
#> KeyError: 1
#> TypeError: unhashable type: 'list'
#> ValueError: cannot remove local variables from FrameLocalsProxy
#> KeyError: 'zz'
#> 5
#> TypeError: pop expected at least 1 argument, got 0
#> TypeError: pop expected at most 2 arguments, got 3
#> ValueError: cannot remove local variables from FrameLocalsProxy
#> AttributeError: 'FrameLocalsProxy' object has no attribute 'popitem'
#> AttributeError: 'FrameLocalsProxy' object has no attribute 'clear'
#> 1
#> 9
#> 9
#> TypeError: setdefault expected 1 or 2 arguments
#> None
#> TypeError: unhashable type: 'list'
#> None
#> 7 8
#> TypeError: update() argument must be dict or another FrameLocalsProxy
#> 2
#> TypeError: update() argument must be dict or another FrameLocalsProxy
#> TypeError: update() argument must be dict or another FrameLocalsProxy
#> None
#> 6
#> TypeError: unhashable type: 'list'
#> True
#> 6
#> 8
#> cc ('cc', 7)
#> ['a', 'b', 'inner', 't', 'P', 'c', 'p', 'new', 'nn']
#> ['nn', 'new', 'p', 'c', 'P', 't', 'inner', 'b', 'a']
#> 9
#> ['a', 'b', 'inner', 't', 'P', 'c', 'p', 'new', 'nn']
#> list
#> list
#> list_iterator
#> <class 'dict'>
#> ['P', 'a', 'b', 'c', 'inner', 'new', 'nn', 'p', 't']
#> <class 'dict'>
#> <class 'dict'>
#> TypeError: unsupported operand type(s) for |: 'FrameLocalsProxy' and 'int'
#> AttributeError: 'int' object has no attribute 'keys'
#> <class 'dict'>
#> True
#> True
#> True
#> False
#> False
#> TypeError: '<' not supported between instances of 'FrameLocalsProxy' and 'FrameLocalsProxy'
#> False
#> True
#> TypeError: cannot pickle 'FrameLocalsProxy' object
#> True
#> None
#> AttributeError: 'FrameLocalsProxy' object has no attribute '__class_getitem__'
#> TypeError: type 'FrameLocalsProxy' is not subscriptable

### it may outlive its function
import sys
def g():
    x = 1
    p = sys._getframe().f_locals
    p |= {'x': 5, 'y': 6}
    print(x, p['y'], type(p))  #> 5 6 <class 'FrameLocalsProxy'>
    del p['y']
    try: p |= 3
    except TypeError as e: print(e)  #> unsupported operand type(s) for |=: 'FrameLocalsProxy' and 'int'
    try: p.__ior__([1])
    except Exception as e: print(type(e), e)
    return p
p = g()
print(sorted(p), p)  #> ['p', 'x'] {'x': 5, 'p': {...}}
p['x'] = 10
p['k'] = 11
print(p)  #> {'x': 10, 'p': {...}, 'k': 11}

### variables of comprehensions
import sys, inspect
def f():
    [n for n in 'ab']
    return locals()
print(f())  #> {}
def f():
    n = 5
    x = [n for n in 'ab']
    p = sys._getframe().f_locals
    print(n, p['n'], locals()['n'])  #> 5 5 5
    p['n'] = 7
    print(n, p['n'])  #> 7 7
    [print(n, p['n'], sorted(locals()), p.__setitem__('n', 3), n) for n in 'c']  #> c c ['n', 'p', 'x'] None 3
    print(n, p['n'])  #> 7 7
f()

### generators
import sys, inspect
def g(a):
    b = yield a
    while True: b = yield (a, b)
it = g(1)
l = inspect.getgeneratorlocals(it)
print(type(l), l, len(l))
print(next(it), l, inspect.getgeneratorlocals(it))
l['a'] = 50
print(it.send(2), l, it.gi_frame.f_locals['b'], l == it.gi_frame.f_locals)
l['b'] = 9
print(l['b'], next(it))
try: l['zz']
except KeyError as e: print(e)
it.close()
print(inspect.getgeneratorlocals(it), type(inspect.getgeneratorlocals(it)))
#> <class 'FrameLocalsProxy'> {'a': 1} 1
#> 1 {'a': 1} {'a': 1}
#> (50, 2) {'a': 50, 'b': 2} 2 True
#> 9 (50, None)
#> "local variable ''zz'' is not defined"
#> {} <class 'dict'>

### coroutines
import sys, inspect
async def co(x):
    y = x * 2
    await asyncio_stub()
    return y
class asyncio_stub:
    def __await__(self): yield 1
c = co(4)
print(inspect.getcoroutinelocals(c))  #> {'x': 4}
c.send(None)
l = inspect.getcoroutinelocals(c)
print(l, type(l))  #> {'x': 4, 'y': 8} <class 'FrameLocalsProxy'>
l['y'] = 11
try: c.send(None)
except StopIteration as e: print(e.value)  #> 11
print(inspect.getcoroutinelocals(c))  #> {}
async def ag(x):
    y = x
    yield y
    yield y
a = ag(3)
try: a.__anext__().send(None)
except StopIteration: pass
print(inspect.getasyncgenlocals(a))  #> {'x': 3, 'y': 3}
inspect.getasyncgenlocals(a)['y'] = 6
try: a.__anext__().send(None)
except StopIteration as e: print(e.value)  #> 6

### generator expressions
import sys, inspect
ge = (i * k for i in (1, 2, 3) for k in [2])
print(sorted(ge.gi_frame.f_locals), next(ge), sorted(ge.gi_frame.f_locals))  #> ['.0'] 2 ['.0', 'i', 'k']

### class bodies
import sys, inspect
class A:
    x = 1
    l = sys._getframe().f_locals
    l['made'] = 5
    print(type(l), l is locals(), made)  #> <class 'dict'> True 5
print(A.made)  #> 5

### closures and callers
import sys, inspect
def closure():
    v = 1
    def get(): return v
    def set():
        sys._getframe(1).f_locals['v'] = 99
    set()
    return v, get()
print(closure())  #> (99, 99)
def caller_sets():
    x = 0
    helper()
    return x
def helper(): sys._getframe(1).f_locals['x'] = 42
print(caller_sets())  #> 42

### names that are unset
import sys, inspect
def helper(): sys._getframe(1).f_locals['x'] = 42
def unset():
    helper()
    try: print(x)  #> 42
    except NameError as e: print(e)
    x = 1
unset()
def deleted():
    x = 1
    del x
    p = sys._getframe().f_locals
    print('x' in p, 'x' in list(p))  #> False False
    try: del p['x']
    except ValueError as e: print(e)  #> cannot remove local variables from FrameLocalsProxy
    p['x'] = 2
    print(x)  #> 2
deleted()

### patterns, loops and parameters
import sys, inspect
def matched():
    q = 1
    match sys._getframe().f_locals:
        case {'q': v}: print('mapping', v)  #> mapping 1
matched()
def loops():
    total = 0
    for i in range(5):
        sys._getframe().f_locals['i'] = 10
        total += i
    return total
print(loops())  #> 50
def args(a, *b, c, **d):
    p = sys._getframe().f_locals
    p['b'] = 5; p['d'] = 6
    return a, b, c, d, list(p)
print(args(1, 2, c=3, e=4))  #> (1, 5, 3, 6, ['a', 'c', 'b', 'd', 'p'])
def lam(): return (lambda t: sys._getframe(1).f_locals | {'t': t})(3)
print(lam())  #> {'t': 3}

### exec, handlers and recursion
import sys, inspect
def ex():
    try: 1/0
    except ZeroDivisionError as e:
        print(list(sys._getframe().f_locals))  #> ['e']
    print(list(sys._getframe().f_locals))  #> []
ex()
def ev():
    zz = 3
    p = sys._getframe().f_locals
    exec('zz = 4; yy = 5', {}, p)
    print(zz, eval('yy + zz', {}, p))  #> 4 9
ev()
def nested():
    out = []
    def rec(n):
        mine = n
        if n: rec(n - 1)
        out.append((mine, sys._getframe().f_locals['mine']))
        fr = sys._getframe().f_back
        fr.f_locals['mine'] = 100
    rec(3)
    print(out)  #> [(0, 0), (100, 100), (100, 100), (100, 100)]
nested()

### frames of modules
import sys, inspect
fr = sys._getframe()
print(fr.f_locals is fr.f_globals, fr.f_locals is globals(), fr.f_locals is fr.f_locals)
def k():
    fr = sys._getframe()
    print(fr.f_locals is fr.f_locals, fr.f_locals == fr.f_locals, fr.f_locals == dict(fr.f_locals))
k()
#> True True True
#> False True True
