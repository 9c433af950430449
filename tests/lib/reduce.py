import copyreg, collections, functools, types, enum, datetime, decimal, fractions, re
import operator, itertools, io, uuid, random, string

class Plain: pass
class Slots: __slots__ = ('a', '__b')
class E(Exception): pass
def name(x):
    if isinstance(x, (list, tuple)): return type(x)(map(name, x)) if type(x) in (list, tuple) else repr(x)
    if callable(x): return getattr(x, '__qualname__', '?')
    return x if type(x).__repr__ is not object.__repr__ and 'iterator' not in repr(x) else type(x).__name__
def show(what, o):
    for p in (0, 1, 2, 4):
        try: r = name(o.__reduce_ex__(p))
        except Exception as e: r = f'{type(e).__name__}: {e}'
        print(what, p, r)
class NewArgs:
    def __new__(cls, *a, **k): return object.__new__(cls)
    def __getnewargs__(self): return (1, 2)
def gen(): yield
def show_own(*values):
    for o in values:
        try: r = object.__reduce__(o)
        except TypeError as e: r = e
        print(type(o).__name__, '__reduce__' in vars(type(o)), '__reduce_ex__' in vars(type(o)), r)

### what object.__reduce_ex__ says for each protocol: plain, slots and Slots
p = Plain()
p.x = 1
s = Slots()
s.a = 1
e = E(1, 2)
e.f = 3
for k, v in [('plain', Plain()), ('plain x', p), ('slots', Slots()), ('slots a', s)]:
    show(k, v)
#> plain 0 ('_reconstructor', ('Plain', 'object', None))
#> plain 1 ('_reconstructor', ('Plain', 'object', None))
#> plain 2 ('__newobj__', ('Plain',), None, None, None)
#> plain 4 ('__newobj__', ('Plain',), None, None, None)
#> plain x 0 ('_reconstructor', ('Plain', 'object', None), {'x': 1})
#> plain x 1 ('_reconstructor', ('Plain', 'object', None), {'x': 1})
#> plain x 2 ('__newobj__', ('Plain',), {'x': 1}, None, None)
#> plain x 4 ('__newobj__', ('Plain',), {'x': 1}, None, None)
#> slots 0 TypeError: a class that defines __slots__ without defining __getstate__ cannot be pickled
#> slots 1 TypeError: a class that defines __slots__ without defining __getstate__ cannot be pickled
#> slots 2 ('__newobj__', ('Slots',), None, None, None)
#> slots 4 ('__newobj__', ('Slots',), None, None, None)
#> slots a 0 TypeError: a class that defines __slots__ without defining __getstate__ cannot be pickled
#> slots a 1 TypeError: a class that defines __slots__ without defining __getstate__ cannot be pickled
#> slots a 2 ('__newobj__', ('Slots',), (None, {'a': 1}), None, None)
#> slots a 4 ('__newobj__', ('Slots',), (None, {'a': 1}), None, None)

### what object.__reduce_ex__ says for each protocol: from ('slotsdict', sd) to ('ex', NewArgsEx())
class SlotsDict(Slots): pass
class GetState:
    def __getstate__(self): return 'state'
class NewArgsEx(NewArgs):
    def __getnewargs_ex__(self): return (1,), {'k': 2}
p = Plain()
p.x = 1
sd = SlotsDict()
sd.a = 2
sd.z = 3
e = E(1, 2)
e.f = 3
for k, v in [('slotsdict', sd), ('getstate', GetState()), ('newargs', NewArgs()), ('ex', NewArgsEx())]:
    show(k, v)
#> slotsdict 0 TypeError: a class that defines __slots__ without defining __getstate__ cannot be pickled
#> slotsdict 1 TypeError: a class that defines __slots__ without defining __getstate__ cannot be pickled
#> slotsdict 2 ('__newobj__', ('SlotsDict',), ({'z': 3}, {'a': 2}), None, None)
#> slotsdict 4 ('__newobj__', ('SlotsDict',), ({'z': 3}, {'a': 2}), None, None)
#> getstate 0 ('_reconstructor', ('GetState', 'object', None), 'state')
#> getstate 1 ('_reconstructor', ('GetState', 'object', None), 'state')
#> getstate 2 ('__newobj__', ('GetState',), 'state', None, None)
#> getstate 4 ('__newobj__', ('GetState',), 'state', None, None)
#> newargs 0 ('_reconstructor', ('NewArgs', 'object', None))
#> newargs 1 ('_reconstructor', ('NewArgs', 'object', None))
#> newargs 2 ('__newobj__', ('NewArgs', 1, 2), None, None, None)
#> newargs 4 ('__newobj__', ('NewArgs', 1, 2), None, None, None)
#> ex 0 ('_reconstructor', ('NewArgsEx', 'object', None))
#> ex 1 ('_reconstructor', ('NewArgsEx', 'object', None))
#> ex 2 ('__newobj_ex__', ('NewArgsEx', (1,), {'k': 2}), None, None, None)
#> ex 4 ('__newobj_ex__', ('NewArgsEx', (1,), {'k': 2}), None, None, None)

### what object.__reduce_ex__ says for each protocol: NewArgsEx0, Bad1 and Bad2
class NewArgsEx0(NewArgs):
    def __getnewargs_ex__(self): return (1,), {}
class Bad1(NewArgs):
    def __getnewargs__(self): return [1]
class Bad2(NewArgs):
    def __getnewargs_ex__(self): return 1
class Bad3(NewArgs):
    def __getnewargs_ex__(self): return (1, {})
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('ex0', NewArgsEx0()), ('bad', Bad1()), ('bad2', Bad2()), ('bad3', Bad3())]:
    show(k, v)
#> ex0 0 ('_reconstructor', ('NewArgsEx0', 'object', None))
#> ex0 1 ('_reconstructor', ('NewArgsEx0', 'object', None))
#> ex0 2 ('__newobj__', ('NewArgsEx0', 1), None, None, None)
#> ex0 4 ('__newobj__', ('NewArgsEx0', 1), None, None, None)
#> bad 0 ('_reconstructor', ('Bad1', 'object', None))
#> bad 1 ('_reconstructor', ('Bad1', 'object', None))
#> bad 2 TypeError: __getnewargs__ should return a tuple, not 'list'
#> bad 4 TypeError: __getnewargs__ should return a tuple, not 'list'
#> bad2 0 ('_reconstructor', ('Bad2', 'object', None))
#> bad2 1 ('_reconstructor', ('Bad2', 'object', None))
#> bad2 2 TypeError: __getnewargs_ex__ should return a tuple, not 'int'
#> bad2 4 TypeError: __getnewargs_ex__ should return a tuple, not 'int'
#> bad3 0 ('_reconstructor', ('Bad3', 'object', None))
#> bad3 1 ('_reconstructor', ('Bad3', 'object', None))
#> bad3 2 TypeError: first item of the tuple returned by __getnewargs_ex__ must be a tuple, not 'int'
#> bad3 4 TypeError: first item of the tuple returned by __getnewargs_ex__ must be a tuple, not 'int'

### what object.__reduce_ex__ says for each protocol: Bad4, Bad5 and Reduce
class Bad4(NewArgs):
    def __getnewargs_ex__(self): return ((), 1)
class Bad5(NewArgs):
    def __getnewargs_ex__(self): return ((), {}, 1)
class Reduce:
    def __reduce__(self): return 'reduced'
class I(int): pass
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('bad4', Bad4()), ('bad5', Bad5()), ('reduce', Reduce()), ('I', I(3))]:
    show(k, v)
#> bad4 0 ('_reconstructor', ('Bad4', 'object', None))
#> bad4 1 ('_reconstructor', ('Bad4', 'object', None))
#> bad4 2 TypeError: second item of the tuple returned by __getnewargs_ex__ must be a dict, not 'int'
#> bad4 4 TypeError: second item of the tuple returned by __getnewargs_ex__ must be a dict, not 'int'
#> bad5 0 ('_reconstructor', ('Bad5', 'object', None))
#> bad5 1 ('_reconstructor', ('Bad5', 'object', None))
#> bad5 2 ValueError: __getnewargs_ex__ should return a tuple of length 2, not 3
#> bad5 4 ValueError: __getnewargs_ex__ should return a tuple of length 2, not 3
#> reduce 0 reduced
#> reduce 1 reduced
#> reduce 2 reduced
#> reduce 4 reduced
#> I 0 ('_reconstructor', ('I', 'int', 3))
#> I 1 ('_reconstructor', ('I', 'int', 3))
#> I 2 ('__newobj__', ('I', 3), None, None, None)
#> I 4 ('__newobj__', ('I', 3), None, None, None)

### what object.__reduce_ex__ says for each protocol: from ('L', l) to ('S', S([1]))
class L(list): pass
class D(dict): pass
class S(set): pass
class Sl(list): __slots__ = ('x',)
p = Plain()
p.x = 1
l = L([1])
l.q = 1
sl = Sl([1])
sl.x = 2
d = D(a=1)
e = E(1, 2)
e.f = 3
for k, v in [('L', l), ('Sl', sl), ('D', d), ('S', S([1]))]:
    show(k, v)
#> L 0 ('_reconstructor', ('L', 'list', [1]), {'q': 1})
#> L 1 ('_reconstructor', ('L', 'list', [1]), {'q': 1})
#> L 2 ('__newobj__', ('L',), {'q': 1}, 'list_iterator', None)
#> L 4 ('__newobj__', ('L',), {'q': 1}, 'list_iterator', None)
#> Sl 0 TypeError: a class that defines __slots__ without defining __getstate__ cannot be pickled
#> Sl 1 TypeError: a class that defines __slots__ without defining __getstate__ cannot be pickled
#> Sl 2 ('__newobj__', ('Sl',), (None, {'x': 2}), 'list_iterator', None)
#> Sl 4 ('__newobj__', ('Sl',), (None, {'x': 2}), 'list_iterator', None)
#> D 0 ('_reconstructor', ('D', 'dict', {'a': 1}))
#> D 1 ('_reconstructor', ('D', 'dict', {'a': 1}))
#> D 2 ('__newobj__', ('D',), None, None, 'dict_itemiterator')
#> D 4 ('__newobj__', ('D',), None, None, 'dict_itemiterator')
#> S 0 ('S', ([1],), None)
#> S 1 ('S', ([1],), None)
#> S 2 ('S', ([1],), None)
#> S 4 ('S', ([1],), None)

### what object.__reduce_ex__ says for each protocol: from ('F', F([1])) to ('By', By(b'a'))
class F(frozenset): pass
class T(tuple): pass
class St(str): pass
class By(bytes): pass
p = Plain()
p.x = 1
t = T((1, 2))
t.w = 1
e = E(1, 2)
e.f = 3
for k, v in [('F', F([1])), ('T', t), ('St', St('a')), ('By', By(b'a'))]:
    show(k, v)
#> F 0 ('F', ([1],), None)
#> F 1 ('F', ([1],), None)
#> F 2 ('F', ([1],), None)
#> F 4 ('F', ([1],), None)
#> T 0 ('_reconstructor', ('T', 'tuple', (1, 2)), {'w': 1})
#> T 1 ('_reconstructor', ('T', 'tuple', (1, 2)), {'w': 1})
#> T 2 ('__newobj__', ('T', (1, 2)), {'w': 1}, None, None)
#> T 4 ('__newobj__', ('T', (1, 2)), {'w': 1}, None, None)
#> St 0 ('_reconstructor', ('St', 'str', 'a'))
#> St 1 ('_reconstructor', ('St', 'str', 'a'))
#> St 2 ('__newobj__', ('St', 'a'), None, None, None)
#> St 4 ('__newobj__', ('St', 'a'), None, None, None)
#> By 0 ('_reconstructor', ('By', 'bytes', b'a'))
#> By 1 ('_reconstructor', ('By', 'bytes', b'a'))
#> By 2 ('__newobj__', ('By', b'a'), None, None, None)
#> By 4 ('__newobj__', ('By', b'a'), None, None, None)

### what object.__reduce_ex__ says for each protocol: from ('Ba', Ba(b'a')) to ('E', e)
class Ba(bytearray): pass
class Fl(float): pass
class C(complex): pass
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('Ba', Ba(b'a')), ('Fl', Fl(1)), ('C', C(1)), ('E', e)]:
    show(k, v)
#> Ba 0 ('Ba', ('a', 'latin-1'), None)
#> Ba 1 ('Ba', ('a', 'latin-1'), None)
#> Ba 2 ('Ba', ('a', 'latin-1'), None)
#> Ba 4 ('Ba', (b'a',), None)
#> Fl 0 ('_reconstructor', ('Fl', 'float', 1.0))
#> Fl 1 ('_reconstructor', ('Fl', 'float', 1.0))
#> Fl 2 ('__newobj__', ('Fl', 1.0), None, None, None)
#> Fl 4 ('__newobj__', ('Fl', 1.0), None, None, None)
#> C 0 ('_reconstructor', ('C', 'complex', (1+0j)))
#> C 1 ('_reconstructor', ('C', 'complex', (1+0j)))
#> C 2 ('__newobj__', ('C', 1.0, 0.0), None, None, None)
#> C 4 ('__newobj__', ('C', 1.0, 0.0), None, None, None)
#> E 0 ('E', (1, 2), {'f': 3})
#> E 1 ('E', (1, 2), {'f': 3})
#> E 2 ('E', (1, 2), {'f': 3})
#> E 4 ('E', (1, 2), {'f': 3})

### what object.__reduce_ex__ says for each protocol: from ('G', G('m', [e])) to ('int', 1)
class G(ExceptionGroup): pass
class Color(enum.Enum): RED = 1
NT = collections.namedtuple('NT', 'a b')
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('G', G('m', [e])), ('Color', Color.RED), ('NT', NT(1, 2)), ('int', 1)]:
    show(k, v)
#> G 0 ('G', ('m', [E(1, 2)]))
#> G 1 ('G', ('m', [E(1, 2)]))
#> G 2 ('G', ('m', [E(1, 2)]))
#> G 4 ('G', ('m', [E(1, 2)]))
#> Color 0 ('Color', (1,))
#> Color 1 ('Color', (1,))
#> Color 2 ('Color', (1,))
#> Color 4 ('Color', (1,))
#> NT 0 ('_reconstructor', ('NT', 'tuple', (1, 2)))
#> NT 1 ('_reconstructor', ('NT', 'tuple', (1, 2)))
#> NT 2 ('__newobj__', ('NT', 1, 2), None, None, None)
#> NT 4 ('__newobj__', ('NT', 1, 2), None, None, None)
#> int 0 TypeError: cannot pickle 'int' object
#> int 1 TypeError: cannot pickle 'int' object
#> int 2 ('__newobj__', ('int', 1), None, None, None)
#> int 4 ('__newobj__', ('int', 1), None, None, None)

### what object.__reduce_ex__ says for each protocol: none, ellipsis and NotImplemented
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('str', 'a'), ('none', None), ('ellipsis', ...), ('notimpl', NotImplemented)]:
    show(k, v)
#> str 0 TypeError: cannot pickle 'str' object
#> str 1 TypeError: cannot pickle 'str' object
#> str 2 ('__newobj__', ('str', 'a'), None, None, None)
#> str 4 ('__newobj__', ('str', 'a'), None, None, None)
#> none 0 TypeError: cannot pickle 'NoneType' object
#> none 1 TypeError: cannot pickle 'NoneType' object
#> none 2 ('__newobj__', ('NoneType',), None, None, None)
#> none 4 ('__newobj__', ('NoneType',), None, None, None)
#> ellipsis 0 Ellipsis
#> ellipsis 1 Ellipsis
#> ellipsis 2 Ellipsis
#> ellipsis 4 Ellipsis
#> notimpl 0 NotImplemented
#> notimpl 1 NotImplemented
#> notimpl 2 NotImplemented
#> notimpl 4 NotImplemented

### what object.__reduce_ex__ says for each protocol: from ('list', [1]) to ('set', {1})
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('list', [1]), ('dict', {1: 2}), ('tuple', (1,)), ('set', {1})]:
    show(k, v)
#> list 0 TypeError: cannot pickle 'list' object
#> list 1 TypeError: cannot pickle 'list' object
#> list 2 ('__newobj__', ('list',), None, 'list_iterator', None)
#> list 4 ('__newobj__', ('list',), None, 'list_iterator', None)
#> dict 0 TypeError: cannot pickle 'dict' object
#> dict 1 TypeError: cannot pickle 'dict' object
#> dict 2 ('__newobj__', ('dict',), None, None, 'dict_itemiterator')
#> dict 4 ('__newobj__', ('dict',), None, None, 'dict_itemiterator')
#> tuple 0 TypeError: cannot pickle 'tuple' object
#> tuple 1 TypeError: cannot pickle 'tuple' object
#> tuple 2 ('__newobj__', ('tuple', (1,)), None, None, None)
#> tuple 4 ('__newobj__', ('tuple', (1,)), None, None, None)
#> set 0 ('set', ([1],), None)
#> set 1 ('set', ([1],), None)
#> set 2 ('set', ([1],), None)
#> set 4 ('set', ([1],), None)

### what object.__reduce_ex__ says for each protocol: frozenset, bytes and bytearray
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('frozenset', frozenset([1])), ('bytes', b'a'), ('bytearray', bytearray(b'a')), ('float', 1.5)]:
    show(k, v)
#> frozenset 0 ('frozenset', ([1],), None)
#> frozenset 1 ('frozenset', ([1],), None)
#> frozenset 2 ('frozenset', ([1],), None)
#> frozenset 4 ('frozenset', ([1],), None)
#> bytes 0 TypeError: cannot pickle 'bytes' object
#> bytes 1 TypeError: cannot pickle 'bytes' object
#> bytes 2 ('__newobj__', ('bytes', b'a'), None, None, None)
#> bytes 4 ('__newobj__', ('bytes', b'a'), None, None, None)
#> bytearray 0 ('bytearray', ('a', 'latin-1'), None)
#> bytearray 1 ('bytearray', ('a', 'latin-1'), None)
#> bytearray 2 ('bytearray', ('a', 'latin-1'), None)
#> bytearray 4 ('bytearray', (b'a',), None)
#> float 0 TypeError: cannot pickle 'float' object
#> float 1 TypeError: cannot pickle 'float' object
#> float 2 ('__newobj__', ('float', 1.5), None, None, None)
#> float 4 ('__newobj__', ('float', 1.5), None, None, None)

### what object.__reduce_ex__ says for each protocol: from ('complex', 1j) to ('object', object())
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('complex', 1j), ('range', range(1, 5, 2)), ('slice', slice(1, 2)), ('object', object())]:
    show(k, v)
#> complex 0 TypeError: cannot pickle 'complex' object
#> complex 1 TypeError: cannot pickle 'complex' object
#> complex 2 ('__newobj__', ('complex', 0.0, 1.0), None, None, None)
#> complex 4 ('__newobj__', ('complex', 0.0, 1.0), None, None, None)
#> range 0 ('range', (1, 5, 2))
#> range 1 ('range', (1, 5, 2))
#> range 2 ('range', (1, 5, 2))
#> range 4 ('range', (1, 5, 2))
#> slice 0 ('slice', (1, 2, None))
#> slice 1 ('slice', (1, 2, None))
#> slice 2 ('slice', (1, 2, None))
#> slice 4 ('slice', (1, 2, None))
#> object 0 ('_reconstructor', ('object', 'object', None))
#> object 1 ('_reconstructor', ('object', 'object', None))
#> object 2 ('__newobj__', ('object',), None, None, None)
#> object 4 ('__newobj__', ('object',), None, None, None)

### what object.__reduce_ex__ says for each protocol: from ('gen', gen()) to ('method', p.__init__)
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('gen', gen()), ('func', gen), ('len', len), ('method', p.__init__)]:
    show(k, v)
#> gen 0 TypeError: cannot pickle 'generator' object
#> gen 1 TypeError: cannot pickle 'generator' object
#> gen 2 TypeError: cannot pickle 'generator' object
#> gen 4 TypeError: cannot pickle 'generator' object
#> func 0 TypeError: cannot pickle 'function' object
#> func 1 TypeError: cannot pickle 'function' object
#> func 2 TypeError: cannot pickle 'function' object
#> func 4 TypeError: cannot pickle 'function' object
#> len 0 len
#> len 1 len
#> len 2 len
#> len 4 len
#> method 0 ('getattr', ('Plain', '__init__'))
#> method 1 ('getattr', ('Plain', '__init__'))
#> method 2 ('getattr', ('Plain', '__init__'))
#> method 4 ('getattr', ('Plain', '__init__'))

### what object.__reduce_ex__ says for each protocol: a method, a module, a property and a proxy
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('lmethod', [].append), ('module', copyreg), ('property', property()),
        ('mproxy', types.MappingProxyType({}))]:
    show(k, v)
#> lmethod 0 ('getattr', ([], 'append'))
#> lmethod 1 ('getattr', ([], 'append'))
#> lmethod 2 ('getattr', ([], 'append'))
#> lmethod 4 ('getattr', ([], 'append'))
#> module 0 TypeError: cannot pickle 'module' object
#> module 1 TypeError: cannot pickle 'module' object
#> module 2 TypeError: cannot pickle 'module' object
#> module 4 TypeError: cannot pickle 'module' object
#> property 0 TypeError: cannot pickle 'property' object
#> property 1 TypeError: cannot pickle 'property' object
#> property 2 TypeError: cannot pickle 'property' object
#> property 4 TypeError: cannot pickle 'property' object
#> mproxy 0 TypeError: cannot pickle 'mappingproxy' object
#> mproxy 1 TypeError: cannot pickle 'mappingproxy' object
#> mproxy 2 TypeError: cannot pickle 'mappingproxy' object
#> mproxy 4 TypeError: cannot pickle 'mappingproxy' object

### what object.__reduce_ex__ says for each protocol: keys, __code__ and SimpleNamespace
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('keys', {}.keys()), ('ns', types.SimpleNamespace(a=1)), ('code', gen.__code__),
        ('cell', types.CellType(1))]:
    show(k, v)
#> keys 0 TypeError: cannot pickle 'dict_keys' object
#> keys 1 TypeError: cannot pickle 'dict_keys' object
#> keys 2 TypeError: cannot pickle 'dict_keys' object
#> keys 4 TypeError: cannot pickle 'dict_keys' object
#> ns 0 ('SimpleNamespace', (), {'a': 1})
#> ns 1 ('SimpleNamespace', (), {'a': 1})
#> ns 2 ('SimpleNamespace', (), {'a': 1})
#> ns 4 ('SimpleNamespace', (), {'a': 1})
#> code 0 TypeError: cannot pickle 'code' object
#> code 1 TypeError: cannot pickle 'code' object
#> code 2 TypeError: cannot pickle code objects
#> code 4 TypeError: cannot pickle code objects
#> cell 0 TypeError: cannot pickle 'cell' object
#> cell 1 TypeError: cannot pickle 'cell' object
#> cell 2 TypeError: cannot pickle 'cell' object
#> cell 4 TypeError: cannot pickle 'cell' object

### what object.__reduce_ex__ says for each protocol: Counter, defaultdict and collections
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('exc', ValueError(1)), ('counter', collections.Counter('a')),
        ('dd', collections.defaultdict(int, a=1)), ('generic', list[int])]:
    show(k, v)
#> exc 0 ('ValueError', (1,))
#> exc 1 ('ValueError', (1,))
#> exc 2 ('ValueError', (1,))
#> exc 4 ('ValueError', (1,))
#> counter 0 ('Counter', ({'a': 1},))
#> counter 1 ('Counter', ({'a': 1},))
#> counter 2 ('Counter', ({'a': 1},))
#> counter 4 ('Counter', ({'a': 1},))
#> dd 0 ('defaultdict', ('int',), None, None, 'dict_itemiterator')
#> dd 1 ('defaultdict', ('int',), None, None, 'dict_itemiterator')
#> dd 2 ('defaultdict', ('int',), None, None, 'dict_itemiterator')
#> dd 4 ('defaultdict', ('int',), None, None, 'dict_itemiterator')
#> generic 0 ('GenericAlias', ('list', ('int',)))
#> generic 1 ('GenericAlias', ('list', ('int',)))
#> generic 2 ('GenericAlias', ('list', ('int',)))
#> generic 4 ('GenericAlias', ('list', ('int',)))

### what object.__reduce_ex__ says for each protocol: date, timedelta and datetime
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('union', int | str), ('date', datetime.date(2020, 1, 1)), ('td', datetime.timedelta(1)),
        ('dec', decimal.Decimal('1.5'))]:
    show(k, v)
#> union 0 TypeError: cannot pickle 'Union' object
#> union 1 TypeError: cannot pickle 'Union' object
#> union 2 TypeError: cannot pickle 'typing.Union' object
#> union 4 TypeError: cannot pickle 'typing.Union' object
#> date 0 ('date', (b'\x07\xe4\x01\x01',))
#> date 1 ('date', (b'\x07\xe4\x01\x01',))
#> date 2 ('date', (b'\x07\xe4\x01\x01',))
#> date 4 ('date', (b'\x07\xe4\x01\x01',))
#> td 0 ('timedelta', (1, 0, 0))
#> td 1 ('timedelta', (1, 0, 0))
#> td 2 ('timedelta', (1, 0, 0))
#> td 4 ('timedelta', (1, 0, 0))
#> dec 0 ('Decimal', ('1.5',))
#> dec 1 ('Decimal', ('1.5',))
#> dec 2 ('Decimal', ('1.5',))
#> dec 4 ('Decimal', ('1.5',))

### what object.__reduce_ex__ says for each protocol: count, Fraction and itemgetter
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('frac', fractions.Fraction(1, 2)), ('getter', operator.itemgetter(1)),
        ('count', itertools.count(1)), ('template', string.Template('$a'))]:
    show(k, v)
#> frac 0 ('Fraction', (1, 2))
#> frac 1 ('Fraction', (1, 2))
#> frac 2 ('Fraction', (1, 2))
#> frac 4 ('Fraction', (1, 2))
#> getter 0 ('itemgetter', (1,))
#> getter 1 ('itemgetter', (1,))
#> getter 2 ('itemgetter', (1,))
#> getter 4 ('itemgetter', (1,))
#> count 0 TypeError: cannot pickle 'count' object
#> count 1 TypeError: cannot pickle 'count' object
#> count 2 TypeError: cannot pickle 'itertools.count' object
#> count 4 TypeError: cannot pickle 'itertools.count' object
#> template 0 ('_reconstructor', ('Template', 'object', None), {'template': '$a'})
#> template 1 ('_reconstructor', ('Template', 'object', None), {'template': '$a'})
#> template 2 ('__newobj__', ('Template',), {'template': '$a'}, None, None)
#> template 4 ('__newobj__', ('Template',), {'template': '$a'}, None, None)

### what object.__reduce_ex__ says for each protocol: __reduce_ex__ and __reduce__
p = Plain()
p.x = 1
e = E(1, 2)
e.f = 3
for k, v in [('super', super(Plain, p))]:
    show(k, v)
print(type(object.__reduce_ex__), object().__reduce__.__name__)
try: object().__reduce_ex__('a')
except TypeError as e: print(e)
print(object().__reduce__()[0].__name__, Plain().__reduce__()[0].__name__)
#> super 0 ('_reconstructor', ('Plain', 'object', None), {'x': 1})
#> super 1 ('_reconstructor', ('Plain', 'object', None), {'x': 1})
#> super 2 ('__newobj__', ('Plain',), {'x': 1}, None, None)
#> super 4 ('__newobj__', ('Plain',), {'x': 1}, None, None)
#> <class 'method_descriptor'> __reduce__
#> 'str' object cannot be interpreted as an integer
#> _reconstructor _reconstructor

### object.__reduce__ is not what types have of their own
show_own(set(), frozenset([1]), range(3), ..., NotImplemented, slice(1, 2), bytearray(b'a'), types.SimpleNamespace(x=1))
#> set True False cannot pickle 'set' object
#> frozenset True False cannot pickle 'frozenset' object
#> range True False cannot pickle 'range' object
#> ellipsis True False cannot pickle 'ellipsis' object
#> NotImplementedType True False cannot pickle 'NotImplementedType' object
#> slice True False cannot pickle 'slice' object
#> bytearray True True cannot pickle 'bytearray' object
#> SimpleNamespace True False cannot pickle 'SimpleNamespace' object

### object.__reduce__ is not what functions and methods have of their own
show_own(len, [].append, str.join, int.__add__, (1).__add__, [].__iter__, types.MethodType(len, []))
#> builtin_function_or_method True False cannot pickle 'builtin_function_or_method' object
#> builtin_function_or_method True False cannot pickle 'builtin_function_or_method' object
#> method_descriptor True False cannot pickle 'method_descriptor' object
#> wrapper_descriptor True False cannot pickle 'wrapper_descriptor' object
#> method-wrapper True False cannot pickle 'method-wrapper' object
#> method-wrapper True False cannot pickle 'method-wrapper' object
#> method True False cannot pickle 'method' object

### object.__reduce__ is not what iterators have of their own
show_own(zip(), map(str, []), filter(None, []), enumerate(''), reversed([]), iter([]), iter(()), iter(''), iter({}),
         iter(range(3)))
#> zip True False cannot pickle 'zip' object
#> map True False cannot pickle 'map' object
#> filter True False cannot pickle 'filter' object
#> enumerate True False cannot pickle 'enumerate' object
#> list_reverseiterator True False cannot pickle 'list_reverseiterator' object
#> list_iterator True False cannot pickle 'list_iterator' object
#> tuple_iterator True False cannot pickle 'tuple_iterator' object
#> str_ascii_iterator True False cannot pickle 'str_ascii_iterator' object
#> dict_keyiterator True False cannot pickle 'dict_keyiterator' object
#> range_iterator True False cannot pickle 'range_iterator' object

### object.__reduce__ of what is derived from a type that has its own
class S(set): pass
class B(bytearray): pass
for o in S([1]), B(b'a'): print(object.__reduce__(o)[1:], object.__reduce_ex__(o, 2)[1:])
print(bytearray().__reduce__(), bytearray().__reduce_ex__(4), object.__getstate__(int))
#> ((<class '__main__.S'>, <class 'set'>, {1}),) (([1],), None)
#> ((<class '__main__.B'>, <class 'bytearray'>, bytearray(b'a')),) (('a', 'latin-1'), None)
#> (<class 'bytearray'>, (), None) (<class 'bytearray'>, (), None) None

### a zip of nothing, after its end
import copy
z = zip()
print(list(z), z.__reduce__(), list(copy.copy(z)))  #> [] (<class 'zip'>, ()) []

### templates and their fields are copied
import copy
t = t'a{1!r:>3}b'
i = t.interpolations[0]
print(copy.copy(t), copy.deepcopy(t), copy.copy(i), copy.deepcopy(i))
print(t.__reduce__()[1], t.__reduce_ex__(2)[0].__name__, t.__getstate__(), i.__getstate__(), i.__reduce__())
#> Template(strings=('a', 'b'), interpolations=(Interpolation(1, '1', 'r', '>3'),)) Template(strings=('a', 'b'), interpolations=(Interpolation(1, '1', 'r', '>3'),)) Interpolation(1, '1', 'r', '>3') Interpolation(1, '1', 'r', '>3')
#> (('a', 'b'), (Interpolation(1, '1', 'r', '>3'),)) _template_unpickle None None (<class 'string.templatelib.Interpolation'>, (1, '1', 'r', '>3'))

### templates and their fields cannot be set
t = t'a{1!r:>3}b'
for o in t, t.interpolations[0]:
    for name in 'strings', 'value', 'x', '__dict__':
        for f in getattr, lambda o, name: setattr(o, name, 1), delattr:
            try: print(name, f(o, name))
            except AttributeError as e: print(e)
#> strings ('a', 'b')
#> readonly attribute
#> readonly attribute
#> 'string.templatelib.Template' object has no attribute 'value'
#> 'string.templatelib.Template' object has no attribute 'value' and no __dict__ for setting new attributes
#> 'string.templatelib.Template' object has no attribute 'value' and no __dict__ for setting new attributes
#> 'string.templatelib.Template' object has no attribute 'x'
#> 'string.templatelib.Template' object has no attribute 'x' and no __dict__ for setting new attributes
#> 'string.templatelib.Template' object has no attribute 'x' and no __dict__ for setting new attributes
#> 'string.templatelib.Template' object has no attribute '__dict__'
#> 'string.templatelib.Template' object has no attribute '__dict__' and no __dict__ for setting new attributes
#> 'string.templatelib.Template' object has no attribute '__dict__' and no __dict__ for setting new attributes
#> 'string.templatelib.Interpolation' object has no attribute 'strings'
#> 'string.templatelib.Interpolation' object has no attribute 'strings' and no __dict__ for setting new attributes
#> 'string.templatelib.Interpolation' object has no attribute 'strings' and no __dict__ for setting new attributes
#> value 1
#> readonly attribute
#> readonly attribute
#> 'string.templatelib.Interpolation' object has no attribute 'x'
#> 'string.templatelib.Interpolation' object has no attribute 'x' and no __dict__ for setting new attributes
#> 'string.templatelib.Interpolation' object has no attribute 'x' and no __dict__ for setting new attributes
#> 'string.templatelib.Interpolation' object has no attribute '__dict__'
#> 'string.templatelib.Interpolation' object has no attribute '__dict__' and no __dict__ for setting new attributes
#> 'string.templatelib.Interpolation' object has no attribute '__dict__' and no __dict__ for setting new attributes

### templates and their fields are made of what they take
from string.templatelib import Interpolation, Template
for args in (), (1, 2), (1, None), (1, 'a', 5), (1, 'a', 'z'), (1, 'a', 'r', None):
    try: print(Interpolation(*args))
    except (TypeError, ValueError) as e: print(e)
try: Template(a=1)
except TypeError as e: print(e)
print(Template[int], Interpolation[int])
#> Interpolation() missing required argument 'value' (pos 1)
#> Interpolation() argument 'expression' must be str, not int
#> Interpolation() argument 'expression' must be str, not None
#> Interpolation() argument 'conversion' must be str, not int
#> Interpolation() argument 'conversion' must be one of 's', 'a' or 'r'
#> Interpolation() argument 'format_spec' must be str, not None
#> Template.__new__ only accepts *args arguments
#> string.templatelib.Template[int] string.templatelib.Interpolation[int]

### what is to be made again by is asked of the class
class Picky:
    def __getstate__(self): return {}
    def __getattr__(self, name):
        print('asked for', name)
class D:
    def __get__(self, o, t): return lambda: (o is not None,)
class C(int): __getnewargs__ = D()
class F(int):
    @staticmethod
    def __getnewargs__(): return (7,)
class G(int):
    @classmethod
    def __getnewargs_ex__(cls): return (7,), {}
class H:
    def __init__(self): self.__getnewargs__ = lambda: 1 / 0
for cls in Picky, C, F, G:
    for protocol in 0, 1, 2, 4:
        print(cls.__name__, protocol, cls().__reduce_ex__(protocol)[1:])
print(len(H().__reduce_ex__(2)))
#> Picky 0 ((<class '__main__.Picky'>, <class 'object'>, None),)
#> Picky 1 ((<class '__main__.Picky'>, <class 'object'>, None),)
#> Picky 2 ((<class '__main__.Picky'>,), {}, None, None)
#> Picky 4 ((<class '__main__.Picky'>,), {}, None, None)
#> C 0 ((<class '__main__.C'>, <class 'int'>, 0),)
#> C 1 ((<class '__main__.C'>, <class 'int'>, 0),)
#> C 2 ((<class '__main__.C'>, True), None, None, None)
#> C 4 ((<class '__main__.C'>, True), None, None, None)
#> F 0 ((<class '__main__.F'>, <class 'int'>, 0),)
#> F 1 ((<class '__main__.F'>, <class 'int'>, 0),)
#> F 2 ((<class '__main__.F'>, 7), None, None, None)
#> F 4 ((<class '__main__.F'>, 7), None, None, None)
#> G 0 ((<class '__main__.G'>, <class 'int'>, 0),)
#> G 1 ((<class '__main__.G'>, <class 'int'>, 0),)
#> G 2 ((<class '__main__.G'>, 7), None, None, None)
#> G 4 ((<class '__main__.G'>, 7), None, None, None)
#> 5
