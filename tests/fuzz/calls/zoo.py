# What programs of fuzz_calls begin with: objects that lie, and t(), which calls and then uses what it was given.
import sys as _sys
_names = '''__repr__ __str__ __bytes__ __format__ __lt__ __le__ __eq__ __ne__ __gt__ __ge__ __hash__ __bool__ __len__ __length_hint__
__getitem__ __setitem__ __delitem__ __missing__ __iter__ __next__ __reversed__ __contains__ __add__ __sub__ __mul__ __matmul__
__truediv__ __floordiv__ __mod__ __divmod__ __pow__ __lshift__ __rshift__ __and__ __xor__ __or__ __radd__ __rsub__ __rmul__
__rmod__ __rpow__ __rand__ __ror__ __iadd__ __imul__ __ior__ __isub__ __neg__ __pos__ __abs__ __invert__ __complex__ __int__
__float__ __index__ __round__ __trunc__ __floor__ __ceil__ __enter__ __exit__ __await__ __aiter__ __anext__ __aenter__ __aexit__
__call__ __get__ __set__ __delete__ __set_name__ __instancecheck__ __subclasscheck__ __getattr__ __setattr__ __delattr__ __dir__
__reduce__ __reduce_ex__ __getstate__ __setstate__ __copy__ __deepcopy__ __buffer__ __release_buffer__ __fspath__ __prepare__
__mro_entries__ __class_getitem__ __getnewargs__ __getnewargs_ex__ __sizeof__ __init__ __traceback__ __cause__ __context__ __notes__
__annotations__ __doc__ __name__ __qualname__ __module__ __match_args__ __wrapped__ __signature__ __dict__ __hash__ __objclass__
keys items values get update append read write readline close send throw name fileno decode encode copy args utcoffset tzname dst
fromutc timestamp default object_hook raw_decode scan_once isoformat __class__'''.split()
_wrong = [None, True, 0, -1, 7, 10**9, 2**70, -2**63, 1.5, float('nan'), '', 'x', '\ud800', 'e' * 70000, b'x', (), (1,), (1, 2), (None, None, None),
    [], [1, 2], {}, {'a': 1}, set(), object, object(), NotImplemented, ..., iter([1]), lambda *a, **k: 1, type, range(10**9), int.__add__,
    _sys, BaseException, StopIteration(5), bytearray(8), memoryview(b'abc'), (i for i in 'ab'), print, slice(1, 2), {1: 2}.items(), len, super]
_errors = [ValueError('lie'), StopIteration(3), KeyError('k'), AttributeError('a'), TypeError(), RecursionError('r'), BaseException('b'), GeneratorExit(),
    IndexError(), StopAsyncIteration(), ImportError('i', name=5), SystemExit(object()), OSError(2, 'x'), UnicodeDecodeError('utf-8', b'abc', 1, 2, 'r'), ZeroDivisionError, object]
_boxes, R = [], [None]
def box(x, _add=_boxes.append): _add(x); return x
def _spoil(_boxes=_boxes):
    for x in _boxes[:8]:
        for f in (lambda: x.pop(), lambda: x.clear(), lambda: x.append(x), lambda: x.update({object(): 1, 'q': x}), lambda: x.extend(x[:4]), lambda: x.add(5), lambda: x.__init__(b'q' * 300), lambda: x.release()):
            try: f()
            except Exception: pass
def _real(base, name, a, k):
    f = getattr(base, name, None)
    return f(*a, **k) if callable(f) else f
def _lie(base, name, mode, n, _wrong=_wrong, _errors=_errors, _real=_real, _spoil=_spoil):
    count = 0
    pick = (n * 7 + len(name) * 3 + ord(name[-3:][0])) % 997
    def f(*a, **k):
        nonlocal count
        count += 1
        if mode == 'raise': raise _errors[pick % len(_errors)]
        if mode == 'wrong': return _wrong[pick % len(_wrong)]
        if mode == 'self': return a[0] if a else f
        if mode == 'args': return a
        if mode == 'late' and count > pick % 4: return _wrong[pick % len(_wrong)]
        if mode == 'tired' and count > pick % 4: raise _errors[pick % len(_errors)]
        if mode == 'spoil': _spoil()
        if mode == 'turn' and a:
            try: a[0].__class__ = (Plain, Other, Slotted, Odd)[pick % 4]
            except Exception: pass
        if mode == 'strip' and a:
            try: delattr(type(a[0]), name)
            except Exception: pass
        if mode == 'gone' and a:
            try: vars(a[0]).clear()
            except Exception: pass
        if mode == 'again' and count < 30: return getattr(a[0], name)(*a[1:], **k)
        return _real(base, name, a, k)
    if mode == 'prop': return property(f)
    if mode == 'none': return None
    return f
modes = 'raise wrong self args late tired spoil turn strip gone again prop none'.split()
def liar(base, mode, n=0, some=None, meta=type):
    names = some or [x for x in _names if x not in ('__class__', '__dict__', '__init__', '__setattr__', '__getattr__') or n % 5 == 1]
    if some is None and n % 3 == 0: names = [x for i, x in enumerate(names) if (i * 31 + n) % 4]
    if meta is not type: return meta('L', (base,), {x: _lie(base, x, mode, n) for x in names})
    c = type('L', (base,), {})
    for x in names:
        try: type.__setattr__(c, x, _lie(base, x, mode, n))
        except (TypeError, AttributeError): pass
    return c
def bare(c, *a):
    return c.__new__(c, *a)
def lying(base, mode, n, *a):
    c = liar(base, mode, n)
    try: return c(*a)
    except BaseException: return base.__new__(c, *a[:n % 2 + 1])
def one(base, name, value):
    return type('One', (base,), {name: value})
class Plain: pass
class Other: x = 5; y = 6
class Slotted: __slots__ = ('x', 'y')
class Odd(Plain):
    __slots__ = ('z',)
class Meta(type):
    def mro(cls): return [cls, *type.mro(cls)[1:]]
class Desc:
    def __init__(self, v=None): self.v = v
    def __get__(self, *a): return self.v if self.v is not None else a
    def __set__(self, *a): raise KeyError(a)
class Claim:
    def __init__(self, c): object.__setattr__(self, 'c', c)
    @property
    def __class__(self): return object.__getattribute__(self, 'c')
class Any:
    def __init__(self, v=None): object.__setattr__(self, 'v', v)
    def __getattr__(self, name): return object.__getattribute__(self, 'v')
    def __call__(self, *a, **k): return object.__getattribute__(self, 'v')
class Ind:
    def __init__(self, v, f=None): self.v, self.f = v, f
    def __index__(self):
        if self.f: self.f()
        return self.v
    __int__ = __len__ = __length_hint__ = __hash__ = __index__
class Key:
    def __init__(self, h, f=None): self.h, self.f = h, f
    def __hash__(self): return self.h
    def __eq__(self, o):
        if self.f: self.f()
        return self.h == getattr(o, 'h', o)
    def __lt__(self, o):
        if self.f: self.f()
        return True
    def __repr__(self):
        if self.f: self.f()
        return 'Key'
class It:
    def __init__(self, n=3, v=None, f=None): self.n, self.v, self.f = n, v, f
    def __iter__(self): return self
    def __next__(self):
        self.n -= 1
        if self.f: self.f()
        if self.n < 0: raise StopIteration
        return self.v
    def __length_hint__(self): return 10**9
class Map:
    def __init__(self, d): self.d = d
    def keys(self): return self.d
    def __getitem__(self, k): return self.d
class SD(dict):
    def __getitem__(self, k): return k
    def __missing__(self, k): return [k]
    def __iter__(self): return iter('abc')
    def __contains__(self, k): return True
class Buf:
    def __init__(self, v): self.v = v
    def __buffer__(self, flags): return self.v
class Writer:
    def write(self, x): _spoil(); return x
    def flush(self): return 1 / 0
    encoding = errors = property(lambda self: 1 / 0)
def gen(k=0):
    x = yield k
    try: yield x
    except GeneratorExit: yield 9
    finally: _spoil()
def started(n=1, g=None):
    g = g or gen()
    for _ in range(n): next(g)
    return g
def running():
    def h():
        yield g
        yield from g
    g = h(); next(g); return g
async def coro(x=None):
    return await Await(x)
class Await:
    def __init__(self, v=None): self.v = v
    def __await__(self): return self.v if self.v is not None else iter([1, 2])
async def agen():
    yield 1
    yield 2
def closed(g): g.close(); return g
def outer(v=1):
    def inner(a=5, *b, c=6, **d): return (v, a, b, c, d)
    return inner
def empty_cell():
    if 0: v = 1
    return (lambda: v).__closure__[0]
def caught(e, *f):
    try: raise e from (f[0] if f else None)
    except BaseException as x: return x
def tb(n=2):
    def f(n): return f(n - 1) if n else 1 / 0
    try: f(n)
    except BaseException as e: return e
def tbo(): return caught(ValueError('tb')).__traceback__
def frame(): return _sys._getframe(1)
def exc(c, *a, **fields):
    try: e = c(*a)
    except BaseException: e = c.__new__(c)
    for k, v in fields.items():
        try: setattr(e, k, v)
        except Exception: pass
    return e
def cycle(e=None):
    a, b = e or ValueError('a'), KeyError('b')
    a.__cause__ = b; b.__context__ = a; a.__context__ = b; b.__cause__ = a
    return a
def thief(m):
    got = []
    class Thief: pass
    setattr(Thief, m, lambda *a: got.append(a[1]) or True)
    return Thief(), got
def steal(d, m='__eq__'):
    x, got = thief(m)
    try: (d == x, d | x, x in d, d < x)
    except Exception: pass
    return got[0] if got else d
def ns(meta=type, bases=(), d=None, **k): return meta('N', bases, {} if d is None else d, **k)
def spoiled(y, v, n=0):
    for i, x in enumerate(dir(y)):
        if n and (i * 7 + n) % 3 or x == '__class__' or callable(getattr(type(y), x, None)): continue
        for f in (setattr, object.__setattr__, lambda y, x, v: getattr(type(y), x).__set__(y, v)):
            try: f(y, x, v); break
            except Exception: pass
    return y
def every(y, *a):
    for i, x in enumerate(dir(y)):
        if x not in ('__init__', '__setstate__', '__class__', '__init_subclass__', '__setattr__', '__delattr__'): t(lambda: getattr(y, x)(*a), i)
    return y
def smeared(x, n=3):  # what C keeps in bytes that a program can reach
    import random
    r = random.Random(n)
    for y in (x, getattr(x, '_stream', x)):
        for s in (getattr(y, '_state', None), getattr(y, 'state', None)):
            if type(s) is not bytearray or not s: continue
            for _ in range(n): s[r.randrange(min(len(s), r.choice([8, 64, 400, len(s)])))] = r.choice([0, 1, 255, r.randrange(256)])
    return x
def packed(*a, data=b'ab' * 400, **k):
    import zlib
    c = zlib.compressobj(*a, **k)
    c.compress(data)
    return c
def unpacked(bits=-15, most=7, data=b'ab' * 400):
    import zlib
    d, c = zlib.decompressobj(bits), zlib.compressobj(6, 8, bits)
    d.decompress((c.compress(data) + c.flush())[:-2], most)
    return d
def begun(x):
    x.start()
    return x
def deep(n=200, x=()):
    for _ in range(n): x = (x,)
    return x
def loop():
    a = [1]; a.append(a); a.append({1: a}); return a
def _use(r, n, R=R, type=type, repr=repr, hash=hash, iter=iter, next=next, print=print, str=str, range=range, id=id, callable=callable, getattr=getattr, len=len, isinstance=isinstance, dir=dir, bool=bool, _internals=_internals, _builtin=type(len)):
    if type(r) is _builtin and r.__name__ in _internals: print('\nINTERNAL', r.__name__)
    type(r).__name__, id(r)
    k = n % 14
    if k == 0: repr(r)
    elif k == 1: str(r), f'{r}', '%s %r' % (r, r)
    elif k == 2: hash(r)
    elif k == 3:
        it = iter(r)
        for _ in range(4): _use(next(it), n + 1 + _ * 2)
    elif k == 4: (r == r, r != R[-1], r == R[0])
    elif k == 5: print(r)
    elif k == 6: import copy; copy.copy(r)
    elif k == 7: import copy; copy.deepcopy(r)
    elif k == 8: len(r); bool(r)
    elif k == 9: [getattr(r, x, None) for x in dir(r)]
    elif k == 10:
        import traceback
        if isinstance(r, BaseException): print(*traceback.format_exception(r))
        else: format(r, '>10')
    elif k == 11:
        if callable(r): r(R[0])
        else: r + r
    elif k == 12: import json; json.dumps(r)
    else: import pprint; pprint.pformat(r)
def _line(e):
    b, n = e.__traceback__, 0
    while b: b, n = b.tb_next, b.tb_lineno
    return n
# What only the library's own mistakes, or a program that calls its private functions, can bring about.
def _soft(e, type=type, str=str, len=len, SystemError=SystemError, TypeError=TypeError, issubclass=issubclass):
    if type(e) is not TypeError: return issubclass(type(e), SystemError)
    return len(e.args) == 1 and type(e.args[0]) is str and e.args[0].startswith('bad argument type for built-in')
def t(f, n=0, _soft=_soft, _line=_line, _use=_use, R=R, print=print, type=type, len=len, BaseException=BaseException, isinstance=isinstance):
    try:
        r = f()
    except BaseException as e:
        r = e
        if _soft(e): print('\nSOFT', _line(e), 0, type(r).__name__, e)
    if len(R) < 40: R.append(r)
    if n < 0: return r
    for k in (n, n // 14):
        try: _use(r, k)
        except BaseException as e:
            if _soft(e): print('\nSOFT', _line(e), 1, type(r).__name__, e)
    return r
