# The match statement: every kind of pattern.

### literals
def f(x):
    match x:
        case 1: return "one"
        case "a": return "str"
        case -2: return "minus"
        case 1.5: return "float"
        case b"b": return "bytes"
        case None: return "none"
        case True: return "true"
        case 3 + 4j: return "complex"
        case _: return "other"
print([f(x) for x in (1, "a", -2, 1.5, b"b", None, 3 + 4j, 9)])
#> ['one', 'str', 'minus', 'float', 'bytes', 'none', 'complex', 'other']

### True matches by identity, 1 by equality
def f(x):
    match x:
        case True: return "True"
        case 1: return "1"
print(f(True), f(1), f(1.0))  #> True 1 1

### no match does nothing
match 5:
    case 1: print("never")
print("after")  #> after

### capture
match 5:
    case x: print(x)  #> 5

### the wildcard binds nothing
match 5:
    case _: print("any")  #> any
print("_" in globals())  #> False

### or patterns
def f(x):
    match x:
        case 1 | 2 | 3: return "small"
        case "a" | "b": return "letter"
print(f(2), f("b"), f(9))  #> small letter None

### or patterns with captures
def f(x):
    match x:
        case [1, y] | [y, 1]: return y
print(f([1, 5]), f([6, 1]))  #> 5 6

### as patterns
match [1, 2]:
    case [1 | 3 as a, b] as whole: print(a, b, whole)  #> 1 2 [1, 2]

### sequence patterns
def f(x):
    match x:
        case []: return "empty"
        case [a]: return "one", a
        case [a, b]: return "two", a, b
        case [a, *rest]: return "many", a, rest
print(f([]), f([1]), f((1, 2)), f([1, 2, 3]), f(range(4)))
#> empty ('one', 1) ('two', 1, 2) ('many', 1, [2, 3]) ('many', 0, [1, 2, 3])

### a star in the middle
match [1, 2, 3, 4]:
    case [a, *m, z]: print(a, m, z)  #> 1 [2, 3] 4

### a star with wildcard
match (1, 2, 3):
    case [first, *_]: print(first)  #> 1

### parenthesised and bare sequences
match 1, 2:
    case a, b: print(a, b)  #> 1 2

### one-element tuple pattern
match (5,):
    case (x,): print(x)  #> 5

### parentheses only group
match 5:
    case (x): print(x)  #> 5

### strings and bytes are no sequences
def f(x):
    match x:
        case [a, b]: return "seq"
        case _: return "no"
print(f("ab"), f(b"ab"), f(bytearray(b"ab")), f({1, 2}), f({1: 2, 2: 3}), f([1, 2]))  #> no no no no no seq

### nested sequences
match [1, [2, [3, 4]]]:
    case [a, [b, [*c]]]: print(a, b, c)  #> 1 2 [3, 4]

### mapping patterns
def f(x):
    match x:
        case {"k": 1}: return "k is 1"
        case {"k": v, "l": w}: return v, w
        case {"k": v}: return v
        case {}: return "some mapping"
print(f({"k": 1}), f({"k": 2, "l": 3}), f({"k": 5}), f({"z": 1}), f({}), f([]))
#> k is 1 (2, 3) 5 some mapping some mapping None

### mapping with rest
match {"a": 1, "b": 2, "c": 3}:
    case {"a": x, **rest}: print(x, rest)  #> 1 {'b': 2, 'c': 3}

### mapping with literal keys of all kinds
match {1: "i", None: "n", True: "t", "s": 0}:
    case {None: n, "s": s}: print(n, s)  #> n 0

### a mapping key that is a dotted name
class K: NAME = "name"
match {"name": "x"}:
    case {K.NAME: v}: print(v)  #> x

### mapping does not call __missing__
class D(dict):
    def __missing__(self, k): return "made"
match D():
    case {"x": v}: print("never", v)
    case _: print("no key")  #> no key

### class patterns by keyword
class P:
    def __init__(self, x, y): self.x, self.y = x, y
match P(1, 2):
    case P(x=1, y=v): print(v)  #> 2

### class patterns by position
class P:
    __match_args__ = ("x", "y")
    def __init__(self, x, y): self.x, self.y = x, y
match P(1, 2):
    case P(a, b): print(a, b)  #> 1 2

### class patterns mixed
class P:
    __match_args__ = ("x", "y")
    def __init__(self, x, y): self.x, self.y = x, y
match P(1, 2):
    case P(a, y=b): print(a, b)  #> 1 2

### class pattern checks the type only
match 5:
    case str(): print("str")
    case int(): print("int")  #> int

### builtin types take one positional
def f(x):
    match x:
        case bool(b): return "bool", b
        case int(n): return "int", n
        case str(s): return "str", s
        case list(l): return "list", l
        case dict(d): return "dict", d
        case float(z): return "float", z
print(f(True), f(1), f("a"), f([1]), f({}), f(1.5))
#> ('bool', True) ('int', 1) ('str', 'a') ('list', [1]) ('dict', {}) ('float', 1.5)

### nested class patterns
class P:
    __match_args__ = ("x",)
    def __init__(self, x): self.x = x
match P([1, P("in")]):
    case P([int(n), P(str() as s)]): print(n, s)  #> 1 in

### an attribute that is missing does not match
class A: pass
match A():
    case A(x=1): print("never")
    case _: print("no attribute")  #> no attribute

### guards
def f(x):
    match x:
        case n if n < 0: return "neg"
        case 0: return "zero"
        case n if n > 100: return "big"
        case _: return "pos"
print(f(-1), f(0), f(500), f(5))  #> neg zero big pos

### a failed guard keeps the binding
match 5:
    case x if x > 10: pass
    case _: print(x)  #> 5

### value patterns are dotted names
class Color:
    RED = 1
    BLUE = 2
def f(c):
    match c:
        case Color.RED: return "red"
        case Color.BLUE: return "blue"
print(f(1), f(2), f(3))  #> red blue None

### value patterns compare by equality
class V:
    def __eq__(self, o): return o == "magic"
class NS: v = V()
match "magic":
    case NS.v: print("equal")  #> equal

### the subject is evaluated once
def s():
    print("subject")  #> subject
    return 3
match s():
    case 1: pass
    case 2: pass
    case 3: print("three")  #> three

### match and case are soft keywords
match = 1
case = 2
_ = 3
type = 4
print(match + case + _ + type)  #> 10

### match as a function name
def match(x): return x
print(match(1), match [0:1] if False else "ok")  #> 1 ok

### match on a call result with star
def f(*a):
    match a:
        case (): return "none"
        case (x,): return f"one {x}"
        case (x, *r): return f"{x} and {len(r)}"
print(f(), f(1), f(1, 2, 3))  #> none one 1 1 and 2

### commands
def run(cmd):
    match cmd.split():
        case ["go", ("north" | "south") as d]: return d
        case ["take", *things] if things: return things
        case ["quit" | "exit"]: return "bye"
        case _: return "?"
print(run("go north"), run("take a b"), run("exit"), run("go up"), run("take"))  #> north ['a', 'b'] bye ? ?

### JSON-like shapes
def show(x):
    match x:
        case {"type": "circle", "r": r}: return f"circle {r}"
        case {"type": "rect", "size": [w, h]}: return f"rect {w}x{h}"
        case [*items]: return [show(i) for i in items]
        case str() | int() | None: return repr(x)
        case _: raise TypeError
print(show([{"type": "circle", "r": 2}, {"type": "rect", "size": [1, 2]}, "x", None]))
#> ['circle 2', 'rect 1x2', "'x'", 'None']

### match in a loop with continue, break, return
def f(xs):
    out = []
    for x in xs:
        match x:
            case 0: continue
            case "stop": break
            case "ret": return "returned"
            case _: out.append(x)
    return out
print(f([1, 0, 2, "stop", 3]), f(["ret"]))  #> [1, 2] returned

### match with complex and negative literals
match -1 - 2j:
    case -1 - 2j: print("yes")  #> yes

### string concatenation in a pattern
match "ab":
    case "a" "b": print("joined")  #> joined

### captures survive the statement
match (1, 2):
    case (a, b): pass
print(a, b)  #> 1 2

### __match_args__ must be a tuple
class A: __match_args__ = ["x"]
match A():
    case A(1): pass
#! TypeError: A.__match_args__ must be a tuple (got list)

### __match_args__ must hold strings
class A: __match_args__ = (1,)
match A():
    case A(1): pass
#! TypeError: __match_args__ elements must be strings (got int)

### too many positional patterns
class A: __match_args__ = ("x",)
match A():
    case A(1, 2): pass
#! TypeError: A() accepts 1 positional sub-pattern (2 given)

### positional patterns for a class without __match_args__
class A: pass
match A():
    case A(1): pass
#! TypeError: A() accepts 0 positional sub-patterns (1 given)

### positional patterns for int
match 1:
    case int(1, 2): pass
#! TypeError: int() accepts 1 positional sub-pattern (2 given)

### the same attribute twice
class A:
    __match_args__ = ("x",)
    x = 1
match A():
    case A(1, x=1): pass
#! TypeError: A() got multiple sub-patterns for attribute 'x'

### a class pattern needs a class
x = 5
match 1:
    case x(): pass
#! TypeError: called match pattern must be a class

### unreachable patterns are a syntax error
#: ends=early
match 1:
    case x: pass
    case 2: pass
#! SyntaxError: name capture 'x' makes remaining patterns unreachable

### a wildcard makes the rest unreachable
#: ends=early
match 1:
    case _: pass
    case 2: pass
#! SyntaxError: wildcard makes remaining patterns unreachable

### two names in one pattern
#: ends=early
match 1:
    case [x, x]: pass
#! SyntaxError: multiple assignments to name 'x' in pattern

### alternatives bind the same names
#: ends=early
match 1:
    case [x] | [y]: pass
#! SyntaxError: alternative patterns bind different names

### two stars in a sequence
#: ends=early
match 1:
    case [*a, *b]: pass
#! SyntaxError: multiple starred names in sequence pattern

### a repeated key in a mapping
#: ends=early
match 1:
    case {"a": 1, "a": 2}: pass
#! SyntaxError: mapping pattern checks duplicate key ('a')

### a class registered as a sequence by subclassing list
class L(list): pass
class T(tuple): pass
match L([1]), T((2,)):
    case [x], [y]: print(x, y)  #> 1 2

### match inside a class body and a function with closure
def outer(v):
    match v:
        case {"n": n}: return lambda: n
class A:
    match 3:
        case k: pass
print(outer({"n": 4})(), A.k)  #> 4 3

### walrus in a guard
match 5:
    case x if (y := x * 2) > 9: print(x, y)  #> 5 10

### match on a generator is no sequence
match (i for i in range(2)):
    case [a, b]: print("never")
    case _: print("not a sequence")  #> not a sequence

### deep nesting
match {"a": [{"b": ({"c": 1},)}]}:
    case {"a": [{"b": ({"c": n},)}]}: print(n)  #> 1

### a deque and what is registered are sequences to patterns
from collections import deque
match deque([1, 2]):
    case [a, b]: print(a, b)  #> 1 2
    case _: print('no')
match memoryview(b'ab'):
    case [a, b]: print(a, b)  #> 97 98
from collections.abc import Sequence
class Registered:
    def __len__(self): return 2
    def __getitem__(self, i): return (1, 2)[i]
Sequence.register(Registered)
match Registered():
    case [a, b]: print(a, b)  #> 1 2
    case _: print('no')
match 'ab':
    case [a, b]: print('str')
    case _: print('no')  #> no

### a memoryview is a sequence, and a Sequence
from collections import abc
match memoryview(b'ab'):
    case [a, *b]: print(a, b)  #> 97 [98]
match memoryview(b'ab'):
    case abc.Sequence(): print('Sequence')  #> Sequence
print(isinstance(memoryview(b''), abc.Sequence), issubclass(memoryview, abc.Sequence))  #> True True

### messages about class patterns have the name of the type
import collections, decimal, datetime, types
for x in collections.deque(), decimal.Decimal(), datetime.date(1, 1, 1), types.SimpleNamespace(), collections.OrderedDict(), 5:
    T = type(x)
    try:
        match x:
            case T(1, 2): pass
    except TypeError as e: print(e)
#> collections.deque() accepts 0 positional sub-patterns (2 given)
#> decimal.Decimal() accepts 0 positional sub-patterns (2 given)
#> datetime.date() accepts 0 positional sub-patterns (2 given)
#> types.SimpleNamespace() accepts 0 positional sub-patterns (2 given)
#> collections.OrderedDict() accepts 1 positional sub-pattern (2 given)
#> int() accepts 1 positional sub-pattern (2 given)
