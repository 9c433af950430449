import operator

class Sequence:
    def __getitem__(self, i): return 1
    def __add__(self, other): return "added"
    def __radd__(self, other): return "radded"
    def __iadd__(self, other): return "iadded"

### what can be concatenated: operator
for pair in ((1, 2), ([1], 2), (1, [2]), ("a", "b"), ([1], [2]), ({}, [1])):
    for f in operator.concat, operator.iconcat:
        try: print(f(*pair))
        except TypeError as e: print(e)
#> 'int' object can't be concatenated
#> 'int' object can't be concatenated
#> can only concatenate list (not "int") to list
#> 'int' object is not iterable
#> 'int' object can't be concatenated
#> 'int' object can't be concatenated
#> ab
#> ab
#> [1, 2]
#> [1, 2]
#> 'dict' object can't be concatenated
#> 'dict' object can't be concatenated

### what can be concatenated: from ((1,), [2]) to (Sequence(), Sequence())
for pair in (((1,), [2]), ("a", 1), ([1], (2,)), (range(3), [1]), ({1}, {2}), (Sequence(), Sequence())):
    for f in operator.concat, operator.iconcat:
        try: print(f(*pair))
        except TypeError as e: print(e)
#> can only concatenate tuple (not "list") to tuple
#> can only concatenate tuple (not "list") to tuple
#> can only concatenate str (not "int") to str
#> can only concatenate str (not "int") to str
#> can only concatenate list (not "tuple") to list
#> [1, 2]
#> 'range' object can't be concatenated
#> 'range' object can't be concatenated
#> 'set' object can't be concatenated
#> 'set' object can't be concatenated
#> added
#> iadded

### what can be concatenated: Sequence, Other and operator
class Other:
    def __add__(self, other): return "added"
for pair in ((Sequence(), 1), (Other(), Sequence()), (Sequence(), Other()), (1, Sequence())):
    for f in operator.concat, operator.iconcat:
        try: print(f(*pair))
        except TypeError as e: print(e)
#> 'Sequence' object can't be concatenated
#> 'Sequence' object can't be concatenated
#> 'Other' object can't be concatenated
#> 'Other' object can't be concatenated
#> 'Sequence' object can't be concatenated
#> 'Sequence' object can't be concatenated
#> 'int' object can't be concatenated
#> 'int' object can't be concatenated

### enums made of plain classes
import enum
@enum._simple_enum(enum.IntEnum)
class A:
    x = 1
    y = 2
@enum._simple_enum(enum.Enum)
class B:
    a = "a"
    b = "b"
    c = "a"
    def twice(self): return self.value * 2
print(list(A), A.x + 1, A["x"], list(B), B.c.twice(), B.__members__)
#> [<A.x: 1>, <A.y: 2>] 2 1 [<B.a: 'a'>, <B.b: 'b'>] aa {'a': <B.a: 'a'>, 'b': <B.b: 'b'>, 'c': <B.a: 'a'>}
