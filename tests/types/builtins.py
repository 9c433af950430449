# Builtin functions and lazy iterators.

### print
print()
print(1, "a", None)
print(1, 2, sep="-")
print("a", end="!\n")
print(*[1, 2], sep="\n")
print("x", sep="ignored")
#>
#> 1 a None
#> 1-2
#> a!
#> 1
#> 2
#> x

### print with None as sep and end
print(1, 2, sep=None, end=None)  #> 1 2

### print with a bad sep
print(1, sep=2)
#! TypeError: sep must be None or a string, not int

### print to a file-like object
class F:
    def write(self, s): out.append(s)
out = []
print("a", 1, file=F())
print(out)  #> ['a', ' ', '1', '\n']

### print flush
print("x", flush=True)  #> x

### abs, divmod, pow
print(abs(-5), abs(-2.5), abs(3 + 4j), abs(True), divmod(7, 3), pow(2, 5), pow(2, 5, 7))
#> 5 2.5 5.0 1 (2, 1) 32 4

### all and any
print(all([]), any([]), all([1, 0]), any([0, 1]), all(x < 3 for x in range(3)), any("" for _ in range(3)))
#> True False False True True False

### any stops early
def g():
    for x in (0, 1, 2):
        print("saw", x)
        yield x
print(any(g()))
#> saw 0
#> saw 1
#> True

### ascii, repr
print(ascii("é\n"), repr("é\n"), ascii(["ü"]))  #> '\xe9\n' 'é\n' ['\xfc']

### bin, oct, hex want integers
bin(1.5)
#! TypeError: 'float' object cannot be interpreted as an integer

### chr and ord
print(chr(65), ord("A"), [chr(c) for c in range(97, 100)])  #> A 65 ['a', 'b', 'c']

### enumerate
print(list(enumerate("ab")), list(enumerate("ab", 5)), list(enumerate("a", start=-1)))
#> [(0, 'a'), (1, 'b')] [(5, 'a'), (6, 'b')] [(-1, 'a')]

### enumerate is lazy
e = enumerate(x for x in (1, 2))
print(next(e), type(e).__name__, list(e))  #> (0, 1) enumerate [(1, 2)]

### filter
print(list(filter(None, [0, 1, "", "a"])), list(filter(lambda x: x > 1, [1, 2, 3])), list(filter(str.isupper, "aBc")))
#> [1, 'a'] [2, 3] ['B']

### filter is lazy
f = filter(lambda x: print("test", x) or x, [0, 5])
print(next(f))
#> test 0
#> test 5
#> 5

### map
print(list(map(str, [1, 2])), list(map(lambda a, b: a + b, [1, 2], [10, 20, 30])), list(map(abs, [])),
    list(map(int, "12")))
#> ['1', '2'] [11, 22] [] [1, 2]

### map is lazy
m = map(lambda x: print("map", x) or x * 2, [1, 2])
print("made")
print(next(m))
#> made
#> map 1
#> 2

### map strict
list(map(lambda a, b: a, [1, 2], [1], strict=True))
#! ValueError: map() argument 2 is shorter than argument 1

### zip
print(list(zip("ab", [1, 2])), list(zip()), list(zip("abc", [1])), list(zip([1], [2], [3])),
    list(zip("ab", "cd", strict=True)))
#> [('a', 1), ('b', 2)] [] [('a', 1)] [(1, 2, 3)] [('a', 'c'), ('b', 'd')]

### zip takes one item too many from the first
a, b = iter([1, 2, 3]), iter([1])
list(zip(a, b))
print(next(a))  #> 3

### unzip
print(list(zip(*[(1, "a"), (2, "b")])))  #> [(1, 2), ('a', 'b')]

### iter with a sentinel
it = iter([1, 2, 3, 0, 4])
print(list(iter(lambda: next(it), 0)))  #> [1, 2, 3]

### next with a default
print(next(iter([]), "d"), next(iter("a")))  #> d a

### len
print(len("abc"), len([]), len({1: 2}), len(range(7)), len(b"ab"), len({1, 2}))  #> 3 0 1 7 2 2

### len of an int
len(5)
#! TypeError: object of type 'int' has no len()

### max and min
print(max(3, 1, 2), min([3, 1]), max("abc"), max([], default="none"), min("b", "a"), max([1, 2], [1, 3]))
#> 3 1 c none a [1, 3]

### max with a key
print(max("aaa", "b", key=len), min(["bb", "a"], key=len), max([1, -5], key=abs),
    max([(1, "a"), (1, "b")], key=lambda p: p[0]))
#> aaa a -5 (1, 'a')

### max with default and several arguments
max(1, 2, default=3)
#! TypeError: Cannot specify a default for max() with multiple positional arguments

### max of unlike types
max(1, "a")
#! TypeError: '>' not supported between instances of 'str' and 'int'

### reversed
print(list(reversed("abc")), list(reversed(range(3))), list(reversed((1, 2))), list(reversed({"a": 1})))
#> ['c', 'b', 'a'] [2, 1, 0] [2, 1] ['a']

### reversed of a generator
reversed(x for x in [])
#! TypeError: 'generator' object is not reversible

### round
print(round(2.5), round(2.567, 2), round(-1.5), round(1234, -2), round(True))  #> 2 2.57 -2 1200 1

### sorted
print(sorted([3, 1, 2]), sorted("bca", reverse=True), sorted([1, -3, 2], key=abs), sorted({}))
#> [1, 2, 3] ['c', 'b', 'a'] [1, 2, -3] []

### sum
print(sum([1, 2]), sum([], 5), sum([[1], [2]], []), sum((0.5, 0.25)), sum([1, 2], start=10), sum([True, True]))
#> 3 5 [1, 2] 0.75 13 2

### sum of floats is compensated
print(sum([0.1] * 10), sum([1e100, 1.0, -1e100]))  #> 1.0 1.0

### type and isinstance
print(type(1), type("a") is str, isinstance([], list), issubclass(bool, (str, int)))
#> <class 'int'> True True True

### id is stable and distinct
a, b = [], []
print(id(a) == id(a), id(a) == id(b), isinstance(id(a), int))  #> True False True

### hash
print(hash(1), hash(True), hash(2.0), hash("a") == hash("a"), hash(None) == hash(None), hash((1, 2)) == hash((1, 2)))
#> 1 1 2 True True True

### callable, hasattr, getattr
print(callable(print), callable(5), hasattr("a", "upper"), getattr("a", "upper")(), getattr(5, "nope", "d"))
#> True False True A d

### dir of the module
x = 1
print([n for n in dir() if not n.startswith("_")])  #> ['x']

### dir of builtin types
print("append" in dir([]), "upper" in dir(str), [n for n in dir(range(1)) if n[0] != "_"])
#> True True ['count', 'index', 'start', 'step', 'stop']

### vars and locals
class A: pass
a = A()
a.x = 1
print(vars(a), vars(a) is a.__dict__)  #> {'x': 1} True

### format
print(format(3.14159, ".2f"), format("a", ">3"), format(255, "x"), format(1000, ","), format(5), format(None))
#> 3.14   a ff 1,000 5 None

### bool, int, float, complex constructors
print(bool([]), int("5"), float("2"), complex("1j"), bool("False"), int(3.9), complex(1, 2))
#> False 5 2.0 1j True 3 (1+2j)

### object
o = object()
print(type(o), o == o, o != object(), isinstance(o, object))  #> <class 'object'> True True True

### Ellipsis and NotImplemented
print(..., Ellipsis is ..., NotImplemented, repr(type(...)), type(NotImplemented).__name__)
#> Ellipsis True NotImplemented <class 'ellipsis'> NotImplementedType

### NotImplemented has no truth value
bool(NotImplemented)
#! TypeError: NotImplemented should not be used in a boolean context

### None
print(None, type(None), None == None, None is None, bool(None), str(None), repr(None))
#> None <class 'NoneType'> True True False None None

### NoneType and others cannot be made
print(type(None)() is None, type(...)() is ...)  #> True True

### builtins cannot be assigned
#: ends=early
None = 1
#! SyntaxError: cannot assign to None

### True cannot be assigned
#: ends=early
True = 1
#! SyntaxError: cannot assign to True

### shadowing builtins is allowed
list = [1]
print(list)  #> [1]
del list
print(list("a"))  #> ['a']

### iterators are their own iterators
for it in (iter([]), iter(()), iter(""), iter({}), iter(set()), iter(range(1)), map(str, []), zip(),
        enumerate([]), filter(None, []), reversed([])):
    assert iter(it) is it
    print(type(it).__name__, end=" ")
print()
#> list_iterator tuple_iterator str_ascii_iterator dict_keyiterator set_iterator range_iterator map zip enumerate filter list_reverseiterator 

### exhausted iterators stay exhausted
for make in (lambda: iter([1]), lambda: iter((1,)), lambda: iter("a"), lambda: iter({1: 2}), lambda: zip([1]),
        lambda: map(str, [1]), lambda: iter(range(1))):
    it = make()
    next(it)
    print(next(it, "end"), next(it, "end"))
#> end end
#> end end
#> end end
#> end end
#> end end
#> end end
#> end end

### iterator length hints do not run
print(list(map(lambda x: x, iter([1, 2, 3]))), [*zip(range(2), "ab")], tuple(filter(None, (1, 0, 2))))
#> [1, 2, 3] [(0, 'a'), (1, 'b')] (1, 2)

### chained lazy iterators
def nat():
    n = 0
    while True:
        yield n
        n += 1
ev = filter(lambda n: n % 2 == 0, nat())
sq = map(lambda n: n * n, ev)
print([next(sq) for _ in range(4)], next(zip(nat(), sq)))  #> [0, 4, 16, 36] (0, 64)

### a custom iterable in every consumer
class R:
    def __init__(self, *a): self.a = a
    def __iter__(self): return iter(self.a)
r = R(3, 1, 2)
print(list(r), tuple(r), set(r), sorted(r), sum(r), max(r), min(r), any(r), all(r), 2 in r, [*r], dict(zip(r, r)))
print(" ".join(map(str, r)))
#> [3, 1, 2] (3, 1, 2) {1, 2, 3} [1, 2, 3] 6 3 1 True True True [3, 1, 2] {3: 3, 1: 1, 2: 2}
#> 3 1 2

### an iterator that raises
class R:
    def __iter__(self): return self
    def __next__(self): raise ValueError("stop here")
list(R())
#! ValueError: stop here

### map over a function that raises StopIteration
def f(x): raise StopIteration
print(list(map(f, [1, 2])))  #> []

### builtin functions have names
print(len.__name__, print.__qualname__, [].append.__name__, str.upper.__qualname__, len, repr([].append)[:32])
#> len print append str.upper <built-in function len> <built-in method append of list 

### builtin types print as classes
print(int, list, type, object, range, [int, str])
#> <class 'int'> <class 'list'> <class 'type'> <class 'object'> <class 'range'> [<class 'int'>, <class 'str'>]

### type names
for x in (1, 1.0, 1j, "", b"", [], (), {}, set(), frozenset(), None, True, range(1),
    slice(1), print, len):
    print(repr(type(x).__name__))
#> 'int'
#> 'float'
#> 'complex'
#> 'str'
#> 'bytes'
#> 'list'
#> 'tuple'
#> 'dict'
#> 'set'
#> 'frozenset'
#> 'NoneType'
#> 'bool'
#> 'range'
#> 'slice'
#> 'builtin_function_or_method'
#> 'builtin_function_or_method'

### docs exist for builtins
print(isinstance(len.__doc__, str), isinstance(int.__doc__, str))  #> True True

### input at the end of the data
print(callable(input))  #> True

### __import__ and globals
print(globals()["__name__"], "print" in dir(__builtins__) if not isinstance(__builtins__, dict) else True)
#> __main__ True

### exit code paths are not functions of builtins
print(isinstance(KeyError("a"), LookupError), issubclass(ZeroDivisionError, ArithmeticError))  #> True True

### setattr on a builtin instance
setattr([], "x", 1)
#! AttributeError: 'list' object has no attribute 'x' and no __dict__ for setting new attributes

### delattr on a class
class A: x = 1
delattr(A, "x")
print(hasattr(A, "x"))  #> False

### attribute chains on builtins
print("a-b".split("-")[0].upper().center(5, "*").count("*"), (5).__add__(3), [1].__len__(), "a".__eq__("a"),
    (1).__eq__("a"))
#> 4 8 1 True NotImplemented

### dunder methods of builtins by hand
print((7).__divmod__(2), "ab".__getitem__(1), [1, 2].__contains__(2), {"a": 1}.__getitem__("a"), (1.5).__mul__(2))
print((1).__lt__(2), "a".__add__("b"))
#> (3, 1) b True 1 3.0
#> True ab

### unbound builtin methods
print(list(map(str.upper, "ab")), list(map(int.__neg__, [1, 2])), dict.get({"a": 1}, "a"),
    sorted(["b", "A"], key=str.lower))
#> ['A', 'B'] [-1, -2] 1 ['A', 'b']

### conversion of nested structures
print(list(map(list, ["ab", (1, 2)])), [tuple(x) for x in [[1], [2]]], str([1.0, "x", None, b"y"]))
#> [['a', 'b'], [1, 2]] [(1,), (2,)] [1.0, 'x', None, b'y']

### a class used as a key function and callback
class P:
    def __init__(self, x): self.x = x
    def __lt__(self, o): return self.x < o.x
print(sorted([3, 1, 2], key=P), [p.x for p in map(P, "ab")])  #> [1, 2, 3] ['a', 'b']

### star-args through map and zip
rows = [[1, 2, 3], [4, 5, 6]]
print([sum(c) for c in zip(*rows)], list(map(max, *rows)))  #> [5, 7, 9] [4, 5, 6]

### getattr on modules and types
import math
print(getattr(math, "pi") > 3, getattr(int, "from_bytes")(b"\x01"), hasattr(math, "nothing"))  #> True 1 False

### comparison chain with functions
print(len("abc") == 3 < len("abcd") <= 4 != 5)  #> True

### big numbers of arguments to builtins
print(max(*range(300)), len("".join(map(str, range(100)))), min(*"hello"))  #> 299 190 e
