import copy

def trial(f):
    try: print(f())
    except (TypeError, ValueError) as e: print(type(e).__name__, e)

### zips and maps that are strict are so as copies
for it in zip([1, 2], [3], strict=True), map(pow, [1, 2], [3], strict=True), zip((x for x in "ab"), "c",
        strict=True):
    for c in copy.copy(it), copy.deepcopy(it) if type(it) is map else it:
        trial(lambda: list(c))
print(zip([1], strict=True).__reduce__()[2:], map(pow, [1], [2], strict=True).__reduce__()[2:],
    map(str, [1], strict=True).__reduce__()[2:])
#> ValueError zip() argument 2 is shorter than argument 1
#> []
#> ValueError map() argument 2 is shorter than argument 1
#> ValueError map() argument 2 is shorter than argument 1
#> ValueError zip() argument 2 is shorter than argument 1
#> []
#> (True,) (True,) (True,)

### __setstate__ makes them strict
for it in zip((x for x in "ab"), "c"), map(pow, [1, 2], [3]):
    it.__setstate__(1)
    trial(lambda: list(it))
it = zip((x for x in "ab"), "c", strict=True)
it.__setstate__([])
print(list(it))
#> ValueError zip() argument 2 is shorter than argument 1
#> ValueError map() argument 2 is shorter than argument 1
#> [('a', 'c')]

### what is copied as it is, and what by its name
class A:
    def f(self): return "A"
class B(A):
    def f(self): return "B"
b = B()
s = super(B, b)
d = copy.deepcopy(s)
print(copy.copy(s) is s, type(d) is super, d.f(), d.__thisclass__ is B, d.__self__ is b)
print(copy.copy(str.join) is str.join, copy.deepcopy(int.__add__) is int.__add__, str.join.__reduce__())
print(int.__add__.__reduce__())
print(True.__getnewargs__(), copy.copy(int | str), copy.deepcopy(list[int] | None))
trial(lambda: int.__dict__["real"].__reduce_ex__(2))
for protocol in 0, 1, 2, 4:
    trial(lambda: memoryview(b"").__reduce_ex__(protocol))
#> True True A True False
#> True True (<built-in function getattr>, (<class 'str'>, 'join'))
#> (<built-in function getattr>, (<class 'int'>, '__add__'))
#> (1,) int | str list[int] | None
#> TypeError cannot pickle 'getset_descriptor' object
#> TypeError cannot pickle 'memoryview' object
#> TypeError cannot pickle 'memoryview' object
#> TypeError cannot pickle memoryview objects
#> TypeError cannot pickle memoryview objects

### iterators over a deque
from collections import deque
d = deque([1, 2, 3, 4])
it, back = iter(d), reversed(d)
next(it), next(back)
T, R = type(it), type(back)
print(T, R, it.__length_hint__(), it.__reduce__() == (T, (d, 1)), back.__reduce__() == (R, (d, 1)))
print(list(T(d)), list(T(d, 2)), list(R(d)), list(R(d, 2)), list(T(d, 9)), list(T(d, -1)), list(copy.copy(it)),
    list(copy.copy(back)))
for args in (), ([1],), (d, "a"), (d, 1, 2):
    trial(lambda: T(*args))
it = iter(d)
d.append(5)
print(it.__length_hint__())
try: next(it)
except RuntimeError as e: print(e)
print(it.__length_hint__(), list(T(d)))
#> <class 'collections._deque_iterator'> <class 'collections._deque_reverse_iterator'> 3 True True
#> [1, 2, 3, 4] [3, 4] [4, 3, 2, 1] [2, 1] [] [1, 2, 3, 4] [2, 3, 4] [3, 2, 1]
#> TypeError function takes at least 1 argument (0 given)
#> TypeError argument 1 must be collections.deque, not list
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError function takes at most 2 arguments (3 given)
#> 4
#> deque mutated during iteration
#> 0 [1, 2, 3, 4, 5]

### a zip that was not made strict can become so, wherever it is gone through
import copy, pickle
def told(use, *over):
    z = zip(*over)
    z.__setstate__(1)
    try:
        print(use(z))
    except ValueError as e:
        print(e)
ways = [list, dict, copy.copy, lambda z: {a: b for a, b in z}, lambda z: [*enumerate(z)]]
for use in *ways, lambda z: [a for i, (a, b) in enumerate(z)]:
    told(lambda z: sorted(use(z)), 'ab', 'abc')
told(list, 'abc', 'ab')
told(list, 'ab', 'ab', 'abcd')
told(list, 'ab', 'ab', 'a')
told(list, 'ab', 'ab')
class Mine(zip): pass
for over in ('ab', 'abc'), (iter('ab'), [1]), ((x for x in 'ab'), 'c'):
    z = Mine(*over)
    z.__setstate__([1])
    try:
        print(list(z))
    except ValueError as e:
        print(e)
for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
    again = pickle.loads(pickle.dumps(zip('ab', 'abc', strict=True), protocol))
    try:
        print(list(again))
    except ValueError as e:
        print(protocol, e, again.__reduce__()[2:])
#> zip() argument 2 is longer than argument 1
#> zip() argument 2 is longer than argument 1
#> zip() argument 2 is longer than argument 1
#> zip() argument 2 is longer than argument 1
#> zip() argument 2 is longer than argument 1
#> zip() argument 2 is longer than argument 1
#> zip() argument 2 is shorter than argument 1
#> zip() argument 3 is longer than arguments 1-2
#> zip() argument 3 is shorter than arguments 1-2
#> [('a', 'a'), ('b', 'b')]
#> zip() argument 2 is longer than argument 1
#> zip() argument 2 is shorter than argument 1
#> zip() argument 2 is shorter than argument 1
#> 0 zip() argument 2 is longer than argument 1 (True,)
#> 1 zip() argument 2 is longer than argument 1 (True,)
#> 2 zip() argument 2 is longer than argument 1 (True,)
#> 3 zip() argument 2 is longer than argument 1 (True,)
#> 4 zip() argument 2 is longer than argument 1 (True,)
#> 5 zip() argument 2 is longer than argument 1 (True,)
