
### long ints in containers
import sys
sys.set_int_max_str_digits(0)
a = 7 ** 20000
class Sub(list): pass
for v in ([1, a, 2, a], {a: a, 1: [a, a]}, {a}, range(a), [range(a), a], (a,), frozenset([a]), [[[a], a], {1: a}], slice(a, a, a), [True, a, 1.5, None, a], {1: a}.values(), {a: 1}.items(), Sub([a, a])):
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
