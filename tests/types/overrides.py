### which overrides of a subclass of OrderedDict are called
log = []
SKIP = {'__class__', '__getattribute__', '__init_subclass__', '__subclasshook__', '__new__', '__del__', '__dir__', '__getstate__', '__class_getitem__', '__setattr__', '__delattr__', '__sizeof__', '__getnewargs__', '__doc__'}
def make(base):
    ns = {}
    for name in dir(base):
        f = getattr(base, name, None)
        if f is getattr(object, name, 0) and name in ('__init__',) or name in SKIP or not callable(f) or isinstance(base.__dict__.get(name), (staticmethod, classmethod)): continue
        def wrap(name, f):
            def method(self, *a, **k):
                log.append(name)
                return f(self, *a, **k)
            return method
        if name in ('fromkeys', 'fromhex', 'from_bytes', 'maketrans', 'from_number'): continue
        ns[name] = wrap(name, f)
    if base.__hash__ is None: ns['__hash__'] = None
    return type('S', (base,), ns)
def show(what, f):
    log.clear()
    try: r = f(); r = type(r).__name__
    except Exception as e: r = type(e).__name__ + ': ' + str(e)[:60]
    print(what, '->', r, ' '.join(log))
def gen(x): yield from x
import operator, copy, json
from collections import OrderedDict
S = make(OrderedDict)
o = S(a=1, b=2); p = S(a=1, b=2)
show('repr(o)', lambda: repr(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('str(o)', lambda: str(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('format(o)', lambda: format(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show("f'{o}'", lambda: f'{o}')
o = S(a=1, b=2); p = S(a=1, b=2)
show("'%s' % (o,)", lambda: '%s' % (o,))
o = S(a=1, b=2); p = S(a=1, b=2)
show('bool(o)', lambda: bool(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('not o', lambda: not o)
o = S(a=1, b=2); p = S(a=1, b=2)
show('o == p', lambda: o == p)
o = S(a=1, b=2); p = S(a=1, b=2)
show('o != p', lambda: o != p)
o = S(a=1, b=2); p = S(a=1, b=2)
show('hash(o)', lambda: hash(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('copy.copy(o)', lambda: copy.copy(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('copy.deepcopy(o)', lambda: copy.deepcopy(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('isinstance(o, S)', lambda: isinstance(o, S))
o = S(a=1, b=2); p = S(a=1, b=2)
show("print(o, end='')", lambda: print(o, end=''))
o = S(a=1, b=2); p = S(a=1, b=2)
show('[o] == [p]', lambda: [o] == [p])
o = S(a=1, b=2); p = S(a=1, b=2)
show('(o,) < (p,)', lambda: (o,) < (p,))
o = S(a=1, b=2); p = S(a=1, b=2)
show('{1: o} == {1: p}', lambda: {1: o} == {1: p})
o = S(a=1, b=2); p = S(a=1, b=2)
show('repr([o])', lambda: repr([o]))
o = S(a=1, b=2); p = S(a=1, b=2)
show('str({1: o})', lambda: str({1: o}))
o = S(a=1, b=2); p = S(a=1, b=2)
show('len(o)', lambda: len(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('list(o)', lambda: list(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o['a']", lambda: o['a'])
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.get('a')", lambda: o.get('a'))
o = S(a=1, b=2); p = S(a=1, b=2)
show("'a' in o", lambda: 'a' in o)
o = S(a=1, b=2); p = S(a=1, b=2)
show('list(o.items())', lambda: list(o.items()))
o = S(a=1, b=2); p = S(a=1, b=2)
show('dict(o)', lambda: dict(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('{**o}', lambda: {**o})
o = S(a=1, b=2); p = S(a=1, b=2)
show('o | p', lambda: o | p)
o = S(a=1, b=2); p = S(a=1, b=2)
show('o | {}', lambda: o | {})
o = S(a=1, b=2); p = S(a=1, b=2)
show('{} | o', lambda: {} | o)
o = S(a=1, b=2); p = S(a=1, b=2)
show('operator.ior(o, p)', lambda: operator.ior(o, p))
o = S(a=1, b=2); p = S(a=1, b=2)
show("operator.ior(o, {'z': 1})", lambda: operator.ior(o, {'z': 1}))
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.update(p)', lambda: o.update(p))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.update({'z': 1})", lambda: o.update({'z': 1}))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.update([('z', 1)])", lambda: o.update([('z', 1)]))
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.update(z=1)', lambda: o.update(z=1))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.setdefault('q', 1)", lambda: o.setdefault('q', 1))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.setdefault('a', 1)", lambda: o.setdefault('a', 1))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.pop('a')", lambda: o.pop('a'))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.pop('zz', 1)", lambda: o.pop('zz', 1))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.pop('zz')", lambda: o.pop('zz'))
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.popitem()', lambda: o.popitem())
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.popitem(False)', lambda: o.popitem(False))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.move_to_end('a')", lambda: o.move_to_end('a'))
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.copy()', lambda: o.copy())
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.clear()', lambda: o.clear())
o = S(a=1, b=2); p = S(a=1, b=2)
show('S(o)', lambda: S(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('S(o, z=1)', lambda: S(o, z=1))
o = S(a=1, b=2); p = S(a=1, b=2)
show("S([('a', 1)])", lambda: S([('a', 1)]))
o = S(a=1, b=2); p = S(a=1, b=2)
show("S.fromkeys('ab')", lambda: S.fromkeys('ab'))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o == {'a': 1, 'b': 2}", lambda: o == {'a': 1, 'b': 2})
o = S(a=1, b=2); p = S(a=1, b=2)
show("{'a': 1, 'b': 2} == o", lambda: {'a': 1, 'b': 2} == o)
o = S(a=1, b=2); p = S(a=1, b=2)
show('json.dumps(o)', lambda: json.dumps(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show("operator.setitem(o, 'c', 1)", lambda: operator.setitem(o, 'c', 1))
o = S(a=1, b=2); p = S(a=1, b=2)
show("operator.delitem(o, 'a')", lambda: operator.delitem(o, 'a'))
o = S(a=1, b=2); p = S(a=1, b=2)
show('sorted(o)', lambda: sorted(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('OrderedDict(o)', lambda: OrderedDict(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('OrderedDict.update(o, z=1)', lambda: OrderedDict.update(o, z=1))
o = S(a=1, b=2); p = S(a=1, b=2)
show('list(reversed(o.items()))', lambda: list(reversed(o.items())))
#> repr(o) -> str __repr__ keys __getitem__ __getitem__
#> str(o) -> str __str__ __repr__ keys __getitem__ __getitem__
#> format(o) -> str __format__ __str__ __repr__ keys __getitem__ __getitem__
#> f'{o}' -> str __format__ __str__ __repr__ keys __getitem__ __getitem__
#> '%s' % (o,) -> str __str__ __repr__ keys __getitem__ __getitem__
#> bool(o) -> bool __len__
#> not o -> bool __len__
#> o == p -> bool __eq__
#> o != p -> bool __ne__
#> hash(o) -> TypeError: unhashable type: 'S' 
#> copy.copy(o) -> S __reduce_ex__ __reduce__ items __init__ __setitem__ __setitem__
#> copy.deepcopy(o) -> S __reduce_ex__ __reduce__ items __init__ __setitem__ __setitem__
#> isinstance(o, S) -> bool 
#> S({'a': 1, 'b': 2})print(o, end='') -> NoneType __str__ __repr__ keys __getitem__ __getitem__
#> [o] == [p] -> bool __eq__
#> (o,) < (p,) -> bool __eq__
#> {1: o} == {1: p} -> bool __eq__
#> repr([o]) -> str __repr__ keys __getitem__ __getitem__
#> str({1: o}) -> str __repr__ keys __getitem__ __getitem__
#> len(o) -> int __len__
#> list(o) -> list __iter__ __len__
#> o['a'] -> int __getitem__
#> o.get('a') -> int get
#> 'a' in o -> bool __contains__
#> list(o.items()) -> list items
#> dict(o) -> dict keys __getitem__ __getitem__
#> {**o} -> dict keys __getitem__ __getitem__
#> o | p -> S __or__ __init__ keys __getitem__ __setitem__ __getitem__ __setitem__ keys __getitem__ __setitem__ __getitem__ __setitem__
#> o | {} -> S __or__ __init__ keys __getitem__ __setitem__ __getitem__ __setitem__
#> {} | o -> S __ror__ __init__ keys __getitem__ __setitem__ __getitem__ __setitem__
#> operator.ior(o, p) -> S __ior__ keys __getitem__ __setitem__ __getitem__ __setitem__
#> operator.ior(o, {'z': 1}) -> S __ior__ __setitem__
#> o.update(p) -> NoneType update keys __getitem__ __setitem__ __getitem__ __setitem__
#> o.update({'z': 1}) -> NoneType update __setitem__
#> o.update([('z', 1)]) -> NoneType update __setitem__
#> o.update(z=1) -> NoneType update __setitem__
#> o.setdefault('q', 1) -> int setdefault __contains__ __setitem__
#> o.setdefault('a', 1) -> int setdefault __contains__ __getitem__
#> o.pop('a') -> int pop
#> o.pop('zz', 1) -> int pop
#> o.pop('zz') -> KeyError: 'zz' pop
#> o.popitem() -> tuple popitem
#> o.popitem(False) -> tuple popitem
#> o.move_to_end('a') -> NoneType move_to_end
#> o.copy() -> S copy __init__ __getitem__ __setitem__ __getitem__ __setitem__
#> o.clear() -> NoneType clear
#> S(o) -> S __init__ keys __getitem__ __setitem__ __getitem__ __setitem__
#> S(o, z=1) -> S __init__ keys __getitem__ __setitem__ __getitem__ __setitem__ __setitem__
#> S([('a', 1)]) -> S __init__ __setitem__
#> S.fromkeys('ab') -> S __init__ __setitem__ __setitem__
#> o == {'a': 1, 'b': 2} -> bool __eq__
#> {'a': 1, 'b': 2} == o -> bool __eq__
#> json.dumps(o) -> str items
#> operator.setitem(o, 'c', 1) -> NoneType __setitem__
#> operator.delitem(o, 'a') -> NoneType __delitem__
#> sorted(o) -> list __iter__ __len__
#> OrderedDict(o) -> OrderedDict keys __getitem__ __getitem__
#> OrderedDict.update(o, z=1) -> NoneType __setitem__
#> list(reversed(o.items())) -> list items

### which overrides of a subclass of defaultdict are called
log = []
SKIP = {'__class__', '__getattribute__', '__init_subclass__', '__subclasshook__', '__new__', '__del__', '__dir__', '__getstate__', '__class_getitem__', '__setattr__', '__delattr__', '__sizeof__', '__getnewargs__', '__doc__'}
def make(base):
    ns = {}
    for name in dir(base):
        f = getattr(base, name, None)
        if f is getattr(object, name, 0) and name in ('__init__',) or name in SKIP or not callable(f) or isinstance(base.__dict__.get(name), (staticmethod, classmethod)): continue
        def wrap(name, f):
            def method(self, *a, **k):
                log.append(name)
                return f(self, *a, **k)
            return method
        if name in ('fromkeys', 'fromhex', 'from_bytes', 'maketrans', 'from_number'): continue
        ns[name] = wrap(name, f)
    if base.__hash__ is None: ns['__hash__'] = None
    return type('S', (base,), ns)
def show(what, f):
    log.clear()
    try: r = f(); r = type(r).__name__
    except Exception as e: r = type(e).__name__ + ': ' + str(e)[:60]
    print(what, '->', r, ' '.join(log))
def gen(x): yield from x
import operator, copy, json
from collections import defaultdict
S = make(defaultdict)
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('repr(o)', lambda: repr(o))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('str(o)', lambda: str(o))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('format(o)', lambda: format(o))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show("f'{o}'", lambda: f'{o}')
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show("'%s' % (o,)", lambda: '%s' % (o,))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('bool(o)', lambda: bool(o))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('not o', lambda: not o)
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('o == p', lambda: o == p)
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('o != p', lambda: o != p)
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('hash(o)', lambda: hash(o))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('copy.copy(o)', lambda: copy.copy(o))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('copy.deepcopy(o)', lambda: copy.deepcopy(o))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('isinstance(o, S)', lambda: isinstance(o, S))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show("print(o, end='')", lambda: print(o, end=''))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('[o] == [p]', lambda: [o] == [p])
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('(o,) < (p,)', lambda: (o,) < (p,))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('{1: o} == {1: p}', lambda: {1: o} == {1: p})
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('repr([o])', lambda: repr([o]))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('str({1: o})', lambda: str({1: o}))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('len(o)', lambda: len(o))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('list(o)', lambda: list(o))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show("o['a']", lambda: o['a'])
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show("o['zz']", lambda: o['zz'])
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show("o.get('zz')", lambda: o.get('zz'))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('o | p', lambda: o | p)
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('o | {}', lambda: o | {})
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('{} | o', lambda: {} | o)
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('operator.ior(o, p)', lambda: operator.ior(o, p))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('o.update(p)', lambda: o.update(p))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show("o.setdefault('q', 1)", lambda: o.setdefault('q', 1))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show("o.pop('a')", lambda: o.pop('a'))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('o.copy()', lambda: o.copy())
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('S(int, o)', lambda: S(int, o))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show('dict(o)', lambda: dict(o))
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show("'%(zz)s' % o", lambda: '%(zz)s' % o)
o = S(int, a=1, b=2); p = S(int, a=1, b=2)
show("'{zz}'.format_map(o)", lambda: '{zz}'.format_map(o))
#> repr(o) -> str __repr__
#> str(o) -> str __str__ __repr__
#> format(o) -> str __format__ __str__ __repr__
#> f'{o}' -> str __format__ __str__ __repr__
#> '%s' % (o,) -> str __str__ __repr__
#> bool(o) -> bool __len__
#> not o -> bool __len__
#> o == p -> bool __eq__
#> o != p -> bool __ne__
#> hash(o) -> TypeError: unhashable type: 'S' 
#> copy.copy(o) -> S __copy__ __init__ keys __getitem__ __getitem__
#> copy.deepcopy(o) -> S __reduce_ex__ __reduce__ items __init__ __setitem__ __setitem__
#> isinstance(o, S) -> bool 
#> S(<class 'int'>, {'a': 1, 'b': 2})print(o, end='') -> NoneType __str__ __repr__
#> [o] == [p] -> bool __eq__
#> (o,) < (p,) -> bool __eq__
#> {1: o} == {1: p} -> bool __eq__
#> repr([o]) -> str __repr__
#> str({1: o}) -> str __repr__
#> len(o) -> int __len__
#> list(o) -> list __iter__ __len__
#> o['a'] -> int __getitem__
#> o['zz'] -> int __getitem__ __missing__ __setitem__
#> o.get('zz') -> NoneType get
#> o | p -> S __or__ __init__ keys __getitem__ __getitem__ keys __getitem__ __getitem__
#> o | {} -> S __or__ __init__ keys __getitem__ __getitem__
#> {} | o -> S __ror__ __init__ keys __getitem__ __getitem__
#> operator.ior(o, p) -> S __ior__ keys __getitem__ __getitem__
#> o.update(p) -> NoneType update keys __getitem__ __getitem__
#> o.setdefault('q', 1) -> int setdefault
#> o.pop('a') -> int pop
#> o.copy() -> S copy __init__ keys __getitem__ __getitem__
#> S(int, o) -> S __init__ keys __getitem__ __getitem__
#> dict(o) -> dict keys __getitem__ __getitem__
#> '%(zz)s' % o -> str __getitem__ __missing__ __setitem__
#> '{zz}'.format_map(o) -> str __getitem__ __missing__ __setitem__

### which overrides of a subclass of list are called
log = []
SKIP = {'__class__', '__getattribute__', '__init_subclass__', '__subclasshook__', '__new__', '__del__', '__dir__', '__getstate__', '__class_getitem__', '__setattr__', '__delattr__', '__sizeof__', '__getnewargs__', '__doc__'}
def make(base):
    ns = {}
    for name in dir(base):
        f = getattr(base, name, None)
        if f is getattr(object, name, 0) and name in ('__init__',) or name in SKIP or not callable(f) or isinstance(base.__dict__.get(name), (staticmethod, classmethod)): continue
        def wrap(name, f):
            def method(self, *a, **k):
                log.append(name)
                return f(self, *a, **k)
            return method
        if name in ('fromkeys', 'fromhex', 'from_bytes', 'maketrans', 'from_number'): continue
        ns[name] = wrap(name, f)
    if base.__hash__ is None: ns['__hash__'] = None
    return type('S', (base,), ns)
def show(what, f):
    log.clear()
    try: r = f(); r = type(r).__name__
    except Exception as e: r = type(e).__name__ + ': ' + str(e)[:60]
    print(what, '->', r, ' '.join(log))
def gen(x): yield from x
import operator, copy, json

S = make(list)
o = S([3, 1, 2]); p = S([3, 1, 2])
show('repr(o)', lambda: repr(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('str(o)', lambda: str(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('format(o)', lambda: format(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show("f'{o}'", lambda: f'{o}')
o = S([3, 1, 2]); p = S([3, 1, 2])
show("'%s' % (o,)", lambda: '%s' % (o,))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('bool(o)', lambda: bool(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('not o', lambda: not o)
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o == p', lambda: o == p)
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o != p', lambda: o != p)
o = S([3, 1, 2]); p = S([3, 1, 2])
show('hash(o)', lambda: hash(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('copy.copy(o)', lambda: copy.copy(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('copy.deepcopy(o)', lambda: copy.deepcopy(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('isinstance(o, S)', lambda: isinstance(o, S))
o = S([3, 1, 2]); p = S([3, 1, 2])
show("print(o, end='')", lambda: print(o, end=''))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('[o] == [p]', lambda: [o] == [p])
o = S([3, 1, 2]); p = S([3, 1, 2])
show('(o,) < (p,)', lambda: (o,) < (p,))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('{1: o} == {1: p}', lambda: {1: o} == {1: p})
o = S([3, 1, 2]); p = S([3, 1, 2])
show('repr([o])', lambda: repr([o]))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('str({1: o})', lambda: str({1: o}))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('len(o)', lambda: len(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('list(o)', lambda: list(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('tuple(o)', lambda: tuple(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('iter(o)', lambda: iter(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('reversed(o)', lambda: reversed(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('sorted(o)', lambda: sorted(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('[*o]', lambda: [*o])
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o[0]', lambda: o[0])
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o[0:1]', lambda: o[0:1])
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o[-1]', lambda: o[-1])
o = S([3, 1, 2]); p = S([3, 1, 2])
show('1 in o', lambda: 1 in o)
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o + o', lambda: o + o)
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o * 2', lambda: o * 2)
o = S([3, 1, 2]); p = S([3, 1, 2])
show('2 * o', lambda: 2 * o)
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o < p', lambda: o < p)
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o <= p', lambda: o <= p)
o = S([3, 1, 2]); p = S([3, 1, 2])
show('max(o)', lambda: max(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('sum(o)', lambda: sum(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('any(o)', lambda: any(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('enumerate(o)', lambda: enumerate(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('zip(o, o)', lambda: zip(o, o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('list(map(str, o))', lambda: list(map(str, o)))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('set(o)', lambda: set(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('dict.fromkeys(o)', lambda: dict.fromkeys(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('S(o)', lambda: S(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('operator.index(1)', lambda: operator.index(1))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('(lambda a, *b: a)(*o)', lambda: (lambda a, *b: a)(*o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('[x for x in o]', lambda: [x for x in o])
o = S([3, 1, 2]); p = S([3, 1, 2])
show('operator.length_hint(o)', lambda: operator.length_hint(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o.sort()', lambda: o.sort())
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o.append(1)', lambda: o.append(1))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o.extend(p)', lambda: o.extend(p))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o.extend(gen(p))', lambda: o.extend(gen(p)))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o.insert(0, 1)', lambda: o.insert(0, 1))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o.pop()', lambda: o.pop())
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o.remove(1)', lambda: o.remove(1))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o.index(1)', lambda: o.index(1))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o.count(1)', lambda: o.count(1))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o.copy()', lambda: o.copy())
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o.clear()', lambda: o.clear())
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o.reverse()', lambda: o.reverse())
o = S([3, 1, 2]); p = S([3, 1, 2])
show('operator.imul(o, 2)', lambda: operator.imul(o, 2))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('operator.setitem(o, 0, 5)', lambda: operator.setitem(o, 0, 5))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('operator.setitem(o, slice(0, 1), p)', lambda: operator.setitem(o, slice(0, 1), p))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('operator.delitem(o, 0)', lambda: operator.delitem(o, 0))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('list.extend([], o)', lambda: list.extend([], o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('[] + o', lambda: [] + o)
o = S([3, 1, 2]); p = S([3, 1, 2])
show('operator.setitem([1], slice(0, 1), o)', lambda: operator.setitem([1], slice(0, 1), o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show("''.join(S(['a']))", lambda: ''.join(S(['a'])))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('[3, 1, 2] == o', lambda: [3, 1, 2] == o)
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o == [3, 1, 2]', lambda: o == [3, 1, 2])
o = S([3, 1, 2]); p = S([3, 1, 2])
show('[] < o', lambda: [] < o)
o = S([3, 1, 2]); p = S([3, 1, 2])
show('[1] in S([[1]])', lambda: [1] in S([[1]]))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('o.__contains__(1)', lambda: o.__contains__(1))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('list.__contains__(o, 1)', lambda: list.__contains__(o, 1))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('list.index(o, 1)', lambda: list.index(o, 1))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('list.sort(o)', lambda: list.sort(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('list.__eq__(o, p)', lambda: list.__eq__(o, p))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('list.__repr__(o)', lambda: list.__repr__(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('list.copy(o)', lambda: list.copy(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('list.__iter__(o)', lambda: list.__iter__(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('list.__add__(o, o)', lambda: list.__add__(o, o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('list.__len__(o)', lambda: list.__len__(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('sorted(o, key=lambda x: x)', lambda: sorted(o, key=lambda x: x))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('min(o, default=1)', lambda: min(o, default=1))
o = S([3, 1, 2]); p = S([3, 1, 2])
show("'%s %s %s' % tuple(o)", lambda: '%s %s %s' % tuple(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('bytes(o)', lambda: bytes(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('bytearray(o)', lambda: bytearray(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('frozenset(o)', lambda: frozenset(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('[1, 2].extend(o)', lambda: [1, 2].extend(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('list(o)', lambda: list(o))
o = S([3, 1, 2]); p = S([3, 1, 2])
show('list.__init__([], o)', lambda: list.__init__([], o))
#> repr(o) -> str __repr__
#> str(o) -> str __str__ __repr__
#> format(o) -> str __format__ __str__ __repr__
#> f'{o}' -> str __format__ __str__ __repr__
#> '%s' % (o,) -> str __str__ __repr__
#> bool(o) -> bool __len__
#> not o -> bool __len__
#> o == p -> bool __eq__
#> o != p -> bool __ne__
#> hash(o) -> TypeError: unhashable type: 'S' 
#> copy.copy(o) -> S __reduce_ex__ __reduce__ __iter__ __len__
#> copy.deepcopy(o) -> S __reduce_ex__ __reduce__ __iter__ __len__
#> isinstance(o, S) -> bool 
#> [3, 1, 2]print(o, end='') -> NoneType __str__ __repr__
#> [o] == [p] -> bool __eq__
#> (o,) < (p,) -> bool __eq__
#> {1: o} == {1: p} -> bool __eq__
#> repr([o]) -> str __repr__
#> str({1: o}) -> str __repr__
#> len(o) -> int __len__
#> list(o) -> list __iter__ __len__
#> tuple(o) -> tuple __iter__
#> iter(o) -> list_iterator __iter__
#> reversed(o) -> list_reverseiterator __reversed__
#> sorted(o) -> list __iter__ __len__
#> [*o] -> list __iter__ __len__
#> o[0] -> int __getitem__
#> o[0:1] -> list __getitem__
#> o[-1] -> int __getitem__
#> 1 in o -> bool __contains__
#> o + o -> list __add__
#> o * 2 -> list __mul__
#> 2 * o -> list __rmul__
#> o < p -> bool __lt__
#> o <= p -> bool __le__
#> max(o) -> int __iter__
#> sum(o) -> int __iter__
#> any(o) -> bool __iter__
#> enumerate(o) -> enumerate __iter__
#> zip(o, o) -> zip __iter__ __iter__
#> list(map(str, o)) -> list __iter__
#> set(o) -> set __iter__
#> dict.fromkeys(o) -> dict __iter__
#> S(o) -> S __init__ __iter__ __len__
#> operator.index(1) -> int 
#> (lambda a, *b: a)(*o) -> int __iter__
#> [x for x in o] -> list __iter__
#> operator.length_hint(o) -> int __len__
#> o.sort() -> NoneType sort
#> o.append(1) -> NoneType append
#> o.extend(p) -> NoneType extend __iter__ __len__
#> o.extend(gen(p)) -> NoneType extend __iter__
#> o.insert(0, 1) -> NoneType insert
#> o.pop() -> int pop
#> o.remove(1) -> NoneType remove
#> o.index(1) -> int index
#> o.count(1) -> int count
#> o.copy() -> list copy
#> o.clear() -> NoneType clear
#> o.reverse() -> NoneType reverse
#> operator.imul(o, 2) -> S __imul__
#> operator.setitem(o, 0, 5) -> NoneType __setitem__
#> operator.setitem(o, slice(0, 1), p) -> NoneType __setitem__ __iter__
#> operator.delitem(o, 0) -> NoneType __delitem__
#> list.extend([], o) -> NoneType __iter__ __len__
#> [] + o -> list 
#> operator.setitem([1], slice(0, 1), o) -> NoneType __iter__
#> ''.join(S(['a'])) -> str __init__ __iter__
#> [3, 1, 2] == o -> bool __eq__
#> o == [3, 1, 2] -> bool __eq__
#> [] < o -> bool __gt__
#> [1] in S([[1]]) -> bool __init__ __contains__
#> o.__contains__(1) -> bool __contains__
#> list.__contains__(o, 1) -> bool 
#> list.index(o, 1) -> int 
#> list.sort(o) -> NoneType 
#> list.__eq__(o, p) -> bool 
#> list.__repr__(o) -> str 
#> list.copy(o) -> list 
#> list.__iter__(o) -> list_iterator 
#> list.__add__(o, o) -> list 
#> list.__len__(o) -> int 
#> sorted(o, key=lambda x: x) -> list __iter__ __len__
#> min(o, default=1) -> int __iter__
#> '%s %s %s' % tuple(o) -> str __iter__
#> bytes(o) -> bytes __iter__ __len__
#> bytearray(o) -> bytearray __iter__
#> frozenset(o) -> frozenset __iter__
#> [1, 2].extend(o) -> NoneType __iter__ __len__
#> list(o) -> list __iter__ __len__
#> list.__init__([], o) -> NoneType __iter__ __len__

### which overrides of a subclass of dict are called
log = []
SKIP = {'__class__', '__getattribute__', '__init_subclass__', '__subclasshook__', '__new__', '__del__', '__dir__', '__getstate__', '__class_getitem__', '__setattr__', '__delattr__', '__sizeof__', '__getnewargs__', '__doc__'}
def make(base):
    ns = {}
    for name in dir(base):
        f = getattr(base, name, None)
        if f is getattr(object, name, 0) and name in ('__init__',) or name in SKIP or not callable(f) or isinstance(base.__dict__.get(name), (staticmethod, classmethod)): continue
        def wrap(name, f):
            def method(self, *a, **k):
                log.append(name)
                return f(self, *a, **k)
            return method
        if name in ('fromkeys', 'fromhex', 'from_bytes', 'maketrans', 'from_number'): continue
        ns[name] = wrap(name, f)
    if base.__hash__ is None: ns['__hash__'] = None
    return type('S', (base,), ns)
def show(what, f):
    log.clear()
    try: r = f(); r = type(r).__name__
    except Exception as e: r = type(e).__name__ + ': ' + str(e)[:60]
    print(what, '->', r, ' '.join(log))
def gen(x): yield from x
import operator, copy, json

S = make(dict)
o = S(a=1, b=2); p = S(a=1, b=2)
show('repr(o)', lambda: repr(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('str(o)', lambda: str(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('format(o)', lambda: format(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show("f'{o}'", lambda: f'{o}')
o = S(a=1, b=2); p = S(a=1, b=2)
show("'%s' % (o,)", lambda: '%s' % (o,))
o = S(a=1, b=2); p = S(a=1, b=2)
show('bool(o)', lambda: bool(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('not o', lambda: not o)
o = S(a=1, b=2); p = S(a=1, b=2)
show('o == p', lambda: o == p)
o = S(a=1, b=2); p = S(a=1, b=2)
show('o != p', lambda: o != p)
o = S(a=1, b=2); p = S(a=1, b=2)
show('hash(o)', lambda: hash(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('copy.copy(o)', lambda: copy.copy(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('copy.deepcopy(o)', lambda: copy.deepcopy(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('isinstance(o, S)', lambda: isinstance(o, S))
o = S(a=1, b=2); p = S(a=1, b=2)
show("print(o, end='')", lambda: print(o, end=''))
o = S(a=1, b=2); p = S(a=1, b=2)
show('[o] == [p]', lambda: [o] == [p])
o = S(a=1, b=2); p = S(a=1, b=2)
show('(o,) < (p,)', lambda: (o,) < (p,))
o = S(a=1, b=2); p = S(a=1, b=2)
show('{1: o} == {1: p}', lambda: {1: o} == {1: p})
o = S(a=1, b=2); p = S(a=1, b=2)
show('repr([o])', lambda: repr([o]))
o = S(a=1, b=2); p = S(a=1, b=2)
show('str({1: o})', lambda: str({1: o}))
o = S(a=1, b=2); p = S(a=1, b=2)
show('len(o)', lambda: len(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('list(o)', lambda: list(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('iter(o)', lambda: iter(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('reversed(o)', lambda: reversed(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o['a']", lambda: o['a'])
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.get('a')", lambda: o.get('a'))
o = S(a=1, b=2); p = S(a=1, b=2)
show("'a' in o", lambda: 'a' in o)
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.keys()', lambda: o.keys())
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.values()', lambda: o.values())
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.items()', lambda: o.items())
o = S(a=1, b=2); p = S(a=1, b=2)
show('list(o.items())', lambda: list(o.items()))
o = S(a=1, b=2); p = S(a=1, b=2)
show('dict(o)', lambda: dict(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('dict(**o)', lambda: dict(**o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('{**o}', lambda: {**o})
o = S(a=1, b=2); p = S(a=1, b=2)
show('(lambda **k: k)(**o)', lambda: (lambda **k: k)(**o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('operator.ior(o, p)', lambda: operator.ior(o, p))
o = S(a=1, b=2); p = S(a=1, b=2)
show('operator.ior({}, o)', lambda: operator.ior({}, o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('{}.update(o)', lambda: {}.update(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.update(p)', lambda: o.update(p))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.update({'z': 1})", lambda: o.update({'z': 1}))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.update([('z', 1)])", lambda: o.update([('z', 1)]))
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.update(z=1)', lambda: o.update(z=1))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.setdefault('q', 1)", lambda: o.setdefault('q', 1))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.setdefault('a', 1)", lambda: o.setdefault('a', 1))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o.pop('a')", lambda: o.pop('a'))
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.popitem()', lambda: o.popitem())
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.clear()', lambda: o.clear())
o = S(a=1, b=2); p = S(a=1, b=2)
show('S(o)', lambda: S(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('S(o, z=1)', lambda: S(o, z=1))
o = S(a=1, b=2); p = S(a=1, b=2)
show("S([('a', 1)])", lambda: S([('a', 1)]))
o = S(a=1, b=2); p = S(a=1, b=2)
show("S.fromkeys('ab')", lambda: S.fromkeys('ab'))
o = S(a=1, b=2); p = S(a=1, b=2)
show('dict.fromkeys(o)', lambda: dict.fromkeys(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show("o == {'a': 1, 'b': 2}", lambda: o == {'a': 1, 'b': 2})
o = S(a=1, b=2); p = S(a=1, b=2)
show("{'a': 1, 'b': 2} == o", lambda: {'a': 1, 'b': 2} == o)
o = S(a=1, b=2); p = S(a=1, b=2)
show("'%(a)s' % o", lambda: '%(a)s' % o)
o = S(a=1, b=2); p = S(a=1, b=2)
show("'{a}'.format(**o)", lambda: '{a}'.format(**o))
o = S(a=1, b=2); p = S(a=1, b=2)
show("'{a}'.format_map(o)", lambda: '{a}'.format_map(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('json.dumps(o)', lambda: json.dumps(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show("operator.setitem(o, 'c', 1)", lambda: operator.setitem(o, 'c', 1))
o = S(a=1, b=2); p = S(a=1, b=2)
show("operator.delitem(o, 'a')", lambda: operator.delitem(o, 'a'))
o = S(a=1, b=2); p = S(a=1, b=2)
show('sorted(o)', lambda: sorted(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('set(o)', lambda: set(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.keys() & p.keys()', lambda: o.keys() & p.keys())
o = S(a=1, b=2); p = S(a=1, b=2)
show('o.items() == p.items()', lambda: o.items() == p.items())
o = S(a=1, b=2); p = S(a=1, b=2)
show('list(zip(o, o))', lambda: list(zip(o, o)))
o = S(a=1, b=2); p = S(a=1, b=2)
show("eval('a', {}, o)", lambda: eval('a', {}, o))
o = S(a=1, b=2); p = S(a=1, b=2)
show("exec('z = a', {}, o)", lambda: exec('z = a', {}, o))
o = S(a=1, b=2); p = S(a=1, b=2)
show("eval('a', o)", lambda: eval('a', o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('dict.update(o, p)', lambda: dict.update(o, p))
o = S(a=1, b=2); p = S(a=1, b=2)
show("dict.__getitem__(o, 'a')", lambda: dict.__getitem__(o, 'a'))
o = S(a=1, b=2); p = S(a=1, b=2)
show("dict.get(o, 'a')", lambda: dict.get(o, 'a'))
o = S(a=1, b=2); p = S(a=1, b=2)
show('dict.items(o)', lambda: dict.items(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show("type('X', (), o)", lambda: type('X', (), o))
o = S(a=1, b=2); p = S(a=1, b=2)
show('max(o)', lambda: max(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show("''.join(o)", lambda: ''.join(o))
o = S(a=1, b=2); p = S(a=1, b=2)
show("'ab'.translate(S({97: 'x'}))", lambda: 'ab'.translate(S({97: 'x'})))
#> repr(o) -> str __repr__
#> str(o) -> str __str__ __repr__
#> format(o) -> str __format__ __str__ __repr__
#> f'{o}' -> str __format__ __str__ __repr__
#> '%s' % (o,) -> str __str__ __repr__
#> bool(o) -> bool __len__
#> not o -> bool __len__
#> o == p -> bool __eq__
#> o != p -> bool __ne__
#> hash(o) -> TypeError: unhashable type: 'S' 
#> copy.copy(o) -> S __reduce_ex__ __reduce__ keys __getitem__ __getitem__
#> copy.deepcopy(o) -> S __reduce_ex__ __reduce__ keys __getitem__ __getitem__
#> isinstance(o, S) -> bool 
#> {'a': 1, 'b': 2}print(o, end='') -> NoneType __str__ __repr__
#> [o] == [p] -> bool __eq__
#> (o,) < (p,) -> bool __eq__
#> {1: o} == {1: p} -> bool __eq__
#> repr([o]) -> str __repr__
#> str({1: o}) -> str __repr__
#> len(o) -> int __len__
#> list(o) -> list __iter__ __len__
#> iter(o) -> dict_keyiterator __iter__
#> reversed(o) -> dict_reversekeyiterator __reversed__
#> o['a'] -> int __getitem__
#> o.get('a') -> int get
#> 'a' in o -> bool __contains__
#> o.keys() -> dict_keys keys
#> o.values() -> dict_values values
#> o.items() -> dict_items items
#> list(o.items()) -> list items
#> dict(o) -> dict keys __getitem__ __getitem__
#> dict(**o) -> dict keys __getitem__ __getitem__
#> {**o} -> dict keys __getitem__ __getitem__
#> (lambda **k: k)(**o) -> dict keys __getitem__ __getitem__
#> operator.ior(o, p) -> S __ior__ keys __getitem__ __getitem__
#> operator.ior({}, o) -> dict keys __getitem__ __getitem__
#> {}.update(o) -> NoneType keys __getitem__ __getitem__
#> o.update(p) -> NoneType update keys __getitem__ __getitem__
#> o.update({'z': 1}) -> NoneType update
#> o.update([('z', 1)]) -> NoneType update
#> o.update(z=1) -> NoneType update
#> o.setdefault('q', 1) -> int setdefault
#> o.setdefault('a', 1) -> int setdefault
#> o.pop('a') -> int pop
#> o.popitem() -> tuple popitem
#> o.clear() -> NoneType clear
#> S(o) -> S __init__ keys __getitem__ __getitem__
#> S(o, z=1) -> S __init__ keys __getitem__ __getitem__
#> S([('a', 1)]) -> S __init__
#> S.fromkeys('ab') -> S __init__ __setitem__ __setitem__
#> dict.fromkeys(o) -> dict __iter__
#> o == {'a': 1, 'b': 2} -> bool __eq__
#> {'a': 1, 'b': 2} == o -> bool __eq__
#> '%(a)s' % o -> str __getitem__
#> '{a}'.format(**o) -> str keys __getitem__ __getitem__
#> '{a}'.format_map(o) -> str __getitem__
#> json.dumps(o) -> str items
#> operator.setitem(o, 'c', 1) -> NoneType __setitem__
#> operator.delitem(o, 'a') -> NoneType __delitem__
#> sorted(o) -> list __iter__ __len__
#> set(o) -> set __iter__
#> o.keys() & p.keys() -> set keys keys
#> o.items() == p.items() -> bool items items
#> list(zip(o, o)) -> list __iter__ __iter__
#> eval('a', {}, o) -> int __getitem__
#> exec('z = a', {}, o) -> NoneType __getitem__ __setitem__
#> eval('a', o) -> int __getitem__
#> dict.update(o, p) -> NoneType keys __getitem__ __getitem__
#> dict.__getitem__(o, 'a') -> int 
#> dict.get(o, 'a') -> int 
#> dict.items(o) -> dict_items 
#> type('X', (), o) -> type keys __getitem__ __getitem__
#> max(o) -> str __iter__
#> ''.join(o) -> str __iter__
#> 'ab'.translate(S({97: 'x'})) -> str __init__ __getitem__ __getitem__
