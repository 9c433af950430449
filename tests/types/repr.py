### long ints in containers
import sys
sys.set_int_max_str_digits(0)
a = 7 ** 20000
class Sub(list): pass
for v in ([1, a, 2, a], {a: a, 1: [a, a]}, {a}, range(a), [range(a), a], (a,), frozenset([a]),
        [[[a], a], {1: a}], slice(a, a, a), [True, a, 1.5, None, a], {1: a}.values(), {a: 1}.items(),
        Sub([a, a])):
    s = repr(v)
    print(len(s), s.count(str(a)), s[:12], s[-12:])
print(len(str([a])), len("%r %s" % ([a, a], (a,))), len("{!r}".format([a])), len(f"{[a]!r:>20000}{(a, a)!s}"))
#> 33814 2 [1, 91369297 25612000001]
#> 67621 4 {91369297356 5612000001]}
#> 16904 1 {91369297356 25612000001}
#> 16912 1 range(0, 913 25612000001)
#> 33818 2 [range(0, 91 25612000001]
#> 16905 1 (91369297356 5612000001,)
#> 16915 1 frozenset({9 5612000001})
#> 50721 3 [[[913692973 5612000001}]
#> 50717 3 slice(913692 25612000001)
#> 33825 2 [True, 91369 25612000001]
#> 16917 1 dict_values( 5612000001])
#> 16921 1 dict_items([ 000001, 1)])
#> 33808 2 [91369297356 25612000001]
#> 16904 50714 16904 53808

### long values in what shows other values
import sys, types
sys.set_int_max_str_digits(0)
a, t, b = 7 ** 20000, "x\n" * 5000, b"\x00y" * 5000
d = {a: t, t: [a], b: {a, t}}
for v in (types.MappingProxyType(d), types.MappingProxyType({1: types.MappingProxyType(d)}), ValueError(a, t),
        [KeyError(t, [a]), a], d.keys(), d.items(), [{t}, {a}, frozenset({b})], range(-a, a, a + 1),
        slice([a], t, d), [classmethod([a, t, [b]]), staticmethod(d), a]):
    s = repr(v)
    print(len(s), s.count(str(a)), s.count(repr(t)), s.count(repr(b)), s[:16], s[-16:])
#> 120747 3 3 1 mappingproxy({91 x\nx\nx\nx\n'}})
#> 120766 3 3 1 mappingproxy({1: nx\nx\nx\n'}})})
#> 31918 1 1 0 ValueError(91369 \nx\nx\nx\nx\n')
#> 48824 2 1 0 [KeyError('x\nx\ 063025612000001]
#> 56924 1 1 1 dict_keys([91369 00y\x00y\x00y'])
#> 120751 3 3 1 dict_items([(913 \nx\nx\nx\n'})])
#> 56930 1 1 1 [{'x\nx\nx\nx\nx 0y\x00y\x00y'})]
#> 50718 2 0 0 range(-913692973 063025612000002)
#> 152650 4 4 1 slice([913692973 x\nx\nx\nx\n'}})
#> 194587 5 4 2 [<classmethod([9 063025612000001]

### a module that a program makes comes from nowhere
import types, sys
m = types.ModuleType('m')
print(m, types.ModuleType('it\'s'), sys)  #> <module 'm'> <module "it's"> <module 'sys' (built-in)>
m.__file__ = 'm.py'
print(m)  #> <module 'm' from 'm.py'>
