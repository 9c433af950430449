### what object.__reduce_ex__ says for each protocol
import copyreg, collections, functools, types, enum, datetime, decimal, fractions, re, operator, itertools, io, uuid, random, string
class Plain: pass
class Slots: __slots__ = ('a', '__b')
class SlotsDict(Slots): pass
class GetState:
    def __getstate__(self): return 'state'
class NewArgs:
    def __new__(cls, *a, **k): return object.__new__(cls)
    def __getnewargs__(self): return (1, 2)
class NewArgsEx(NewArgs):
    def __getnewargs_ex__(self): return (1,), {'k': 2}
class NewArgsEx0(NewArgs):
    def __getnewargs_ex__(self): return (1,), {}
class Bad1(NewArgs):
    def __getnewargs__(self): return [1]
class Bad2(NewArgs):
    def __getnewargs_ex__(self): return 1
class Bad3(NewArgs):
    def __getnewargs_ex__(self): return (1, {})
class Bad4(NewArgs):
    def __getnewargs_ex__(self): return ((), 1)
class Bad5(NewArgs):
    def __getnewargs_ex__(self): return ((), {}, 1)
class Reduce:
    def __reduce__(self): return 'reduced'
class I(int): pass
class L(list): pass
class D(dict): pass
class S(set): pass
class F(frozenset): pass
class T(tuple): pass
class St(str): pass
class By(bytes): pass
class Ba(bytearray): pass
class Fl(float): pass
class C(complex): pass
class E(Exception): pass
class G(ExceptionGroup): pass
class Sl(list): __slots__ = ('x',)
class Color(enum.Enum): RED = 1
NT = collections.namedtuple('NT', 'a b')
def name(x):
    if isinstance(x, (list, tuple)): return type(x)(map(name, x)) if type(x) in (list, tuple) else repr(x)
    if callable(x): return getattr(x, '__qualname__', '?')
    return x if type(x).__repr__ is not object.__repr__ and 'iterator' not in repr(x) else type(x).__name__
def show(what, o):
    for p in (0, 1, 2, 4):
        try: r = name(o.__reduce_ex__(p))
        except Exception as e: r = f'{type(e).__name__}: {e}'
        print(what, p, r)
p = Plain(); p.x = 1
s = Slots(); s.a = 1
sd = SlotsDict(); sd.a = 2; sd.z = 3
l = L([1]); l.q = 1
sl = Sl([1]); sl.x = 2
d = D(a=1); t = T((1, 2)); t.w = 1
e = E(1, 2); e.f = 3
def gen(): yield
for k, v in [('plain', Plain()), ('plain x', p), ('slots', Slots()), ('slots a', s), ('slotsdict', sd), ('getstate', GetState()), ('newargs', NewArgs()), ('ex', NewArgsEx()), ('ex0', NewArgsEx0()), ('bad', Bad1()), ('bad2', Bad2()), ('bad3', Bad3()), ('bad4', Bad4()), ('bad5', Bad5()), ('reduce', Reduce()),
    ('I', I(3)), ('L', l), ('Sl', sl), ('D', d), ('S', S([1])), ('F', F([1])), ('T', t), ('St', St('a')), ('By', By(b'a')), ('Ba', Ba(b'a')), ('Fl', Fl(1)), ('C', C(1)), ('E', e), ('G', G('m', [e])), ('Color', Color.RED), ('NT', NT(1, 2)),
    ('int', 1), ('str', 'a'), ('none', None), ('ellipsis', ...), ('notimpl', NotImplemented), ('list', [1]), ('dict', {1: 2}), ('tuple', (1,)), ('set', {1}), ('frozenset', frozenset([1])), ('bytes', b'a'), ('bytearray', bytearray(b'a')), ('float', 1.5), ('complex', 1j), ('range', range(1, 5, 2)), ('slice', slice(1, 2)), ('object', object()),
    ('gen', gen()), ('func', gen), ('len', len), ('method', p.__init__), ('lmethod', [].append), ('module', copyreg), ('property', property()), ('mproxy', types.MappingProxyType({})), ('keys', {}.keys()), ('ns', types.SimpleNamespace(a=1)), ('code', gen.__code__), ('cell', types.CellType(1)), ('exc', ValueError(1)), ('counter', collections.Counter('a')), ('dd', collections.defaultdict(int, a=1)), ('generic', list[int]), ('union', int | str), ('date', datetime.date(2020, 1, 1)), ('td', datetime.timedelta(1)), ('dec', decimal.Decimal('1.5')), ('frac', fractions.Fraction(1, 2)), ('getter', operator.itemgetter(1)), ('count', itertools.count(1)), ('template', string.Template('$a')), ('super', super(Plain, p))]:
    show(k, v)
print(type(object.__reduce_ex__), object().__reduce__.__name__)
try: object().__reduce_ex__('a')
except TypeError as e: print(e)
print(object().__reduce__()[0].__name__, Plain().__reduce__()[0].__name__)
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
#> super 0 ('_reconstructor', ('Plain', 'object', None), {'x': 1})
#> super 1 ('_reconstructor', ('Plain', 'object', None), {'x': 1})
#> super 2 ('__newobj__', ('Plain',), {'x': 1}, None, None)
#> super 4 ('__newobj__', ('Plain',), {'x': 1}, None, None)
#> <class 'method_descriptor'> __reduce__
#> 'str' object cannot be interpreted as an integer
#> _reconstructor _reconstructor
