# Comprehensions, unpacking, assignment targets, del, walrus.

### list, set, dict, generator
print([x * x for x in range(3)], {x % 2 for x in range(4)}, {x: -x for x in range(2)}, list(x for x in "ab"))
#> [0, 1, 4] {0, 1} {0: 0, 1: -1} ['a', 'b']

### conditions
print([x for x in range(10) if x % 2 if x > 4])  #> [5, 7, 9]

### nested loops
print([(x, y) for x in range(3) for y in range(x)])  #> [(1, 0), (2, 0), (2, 1)]

### conditional expression in the element
print(["odd" if x % 2 else "even" for x in range(3)])  #> ['even', 'odd', 'even']

### nested comprehension
print([[j for j in range(i)] for i in range(4)])  #> [[], [0], [0, 1], [0, 1, 2]]

### flatten
print([x for row in [[1, 2], [3], []] for x in row])  #> [1, 2, 3]

### the variable does not leak
x = "kept"
[x for x in range(3)]
print(x)  #> kept

### unpacking in the target
print([a + b for a, b in [(1, 2), (3, 4)]], [r for a, *r in [(1, 2, 3)]], [a + b + c for a, (b, c) in [(1, (2, 3))]])
#> [3, 7] [[2, 3]] [6]

### dict comprehension from pairs
print({k: v for k, v in zip("ab", (1, 2))})  #> {'a': 1, 'b': 2}

### dict comprehension: later keys win, order of the first
print({k: v for k, v in [("a", 1), ("b", 2), ("a", 3)]})  #> {'a': 3, 'b': 2}

### dict comprehension evaluates key before value
def t(x):
    print(x, end=" ")  #> 1 10 2 20 {1: 10, 2: 20}
    return x
print({t(i): t(i * 10) for i in (1, 2)})

### a condition sees all loop variables
print([(a, b) for a in range(4) for b in range(4) if a + b == 3 if a < b])  #> [(0, 3), (1, 2)]

### the first iterable is evaluated outside
def f():
    x = [1, 2]
    return [x for x in x]
print(f())  #> [1, 2]

### an inner iterable is evaluated each time
print([y for x in (1, 2) for y in range(x)])  #> [0, 0, 1]

### a lambda in a comprehension
print([f(10) for f in [lambda a, i=i: a + i for i in range(3)]])  #> [10, 11, 12]

### walrus in a condition
print([y for x in range(5) if (y := x * x) > 3], y)  #> [4, 9, 16] 16

### walrus accumulates
total = 0
print([total := total + x for x in [1, 2, 3]], total)  #> [1, 3, 6] 6

### comprehension in a method uses self
class A:
    k = 3
    def m(self): return [self.k * x for x in range(3)]
print(A().m())  #> [0, 3, 6]

### comprehension over a dict
d = {"a": 1, "b": 2}
print([k for k in d], [k + str(v) for k, v in d.items()], {v: k for k, v in d.items()})
#> ['a', 'b'] ['a1', 'b2'] {1: 'a', 2: 'b'}

### an empty iterable
print([x for x in []], {x for x in ()}, {x: x for x in ""})  #> [] set() {}

### a trailing target item
d = {}
[0 for d["k"] in range(3)]
print(d)  #> {'k': 2}

### loop target as attribute
class A: pass
a = A()
[0 for a.x in (1, 2)]
print(a.x)  #> 2

### comprehension and locals
def f():
    a = 1
    return [sorted(locals()) for b in [2]]
print(f())  #> [['a', 'b']]

### a parenthesised tuple element
print([(x, y) for x, y in {1: 2}.items()])  #> [(1, 2)]

### for over a bare tuple needs no parentheses
for x in 1, 2: print(x)
#> 1
#> 2

### for over a starred tuple
for x in *[1, 2], 3: print(x)
#> 1
#> 2
#> 3

### star in a list, tuple, set display
a, b = [1, 2], "xy"
print([*a, *b, 3], (*a,), {*a, *a}, [*{}, *range(2)])  #> [1, 2, 'x', 'y', 3] (1, 2) {1, 2} [0, 1]

### double star in a dict display
a = {"x": 1, "y": 2}
print({**a, "x": 3}, {"x": 0, **a}, {**{}, **a})  #> {'x': 3, 'y': 2} {'x': 1, 'y': 2} {'x': 1, 'y': 2}

### star of a non-iterable in a display
[*1]
#! TypeError: Value after * must be an iterable, not int

### double star of a non-mapping in a display
{**[1]}
#! TypeError: 'list' object is not a mapping

### unpacking assignment
a, b = 1, 2
(c, d) = [3, 4]
[e, f] = "ef"
print(a, b, c, d, e, f)  #> 1 2 3 4 e f

### swap
a, b = 1, 2
a, b = b, a
print(a, b)  #> 2 1

### star target takes the rest
a, *b = range(4)
*c, d = "xyz"
e, *f, g = 1, 2
print(a, b, c, d, e, f, g)  #> 0 [1, 2, 3] ['x', 'y'] z 1 [] 2

### nested targets
a, (b, [c, *d]), e = 1, (2, [3, 4, 5]), 6
print(a, b, c, d, e)  #> 1 2 3 [4, 5] 6

### chained assignment
a = b = c = []
a.append(1)
print(b, c is a)  #> [1] True

### chained with unpacking
x = a, b = 1, 2
print(x, a, b)  #> (1, 2) 1 2

### targets are assigned from left to right
i = 0
a = [0, 0]
i, a[i] = 1, "set"
print(a)  #> [0, 'set']

### the right side comes first
def t(x):
    print(x)
    return [0]
t("target")[0] = t("value")
#> value
#> target

### attribute and item targets
class A: pass
o, d = A(), {}
o.x, d["k"], *d["r"] = 1, 2, 3, 4
print(o.x, d)  #> 1 {'k': 2, 'r': [3, 4]}

### slice target
a = [1, 2, 3, 4]
a[1:3] = "xyz"
a[:0] = [0]
a[::2] = [9, 9, 9]
print(a)  #> [9, 1, 9, 'y', 9, 4]

### too many values
a, b = 1, 2, 3
#! ValueError: too many values to unpack (expected 2, got 3)

### too many values from a list shows the count
a, b = [1, 2, 3, 4]
#! ValueError: too many values to unpack (expected 2, got 4)

### too many values from an iterator
a, b = iter([1, 2, 3])
#! ValueError: too many values to unpack (expected 2)

### too few values
a, b, c = 1, 2
#! ValueError: not enough values to unpack (expected 3, got 2)

### too few for a star
a, b, *c = [1]
#! ValueError: not enough values to unpack (expected at least 2, got 1)

### unpack a non-iterable
a, b = 5
#! TypeError: cannot unpack non-iterable int object

### unpack None
a, b = None
#! TypeError: cannot unpack non-iterable NoneType object

### unpack a dict gives keys
a, b = {"x": 1, "y": 2}
print(a, b)  #> x y

### unpack stops after one item too many
def g():
    for i in range(5):
        print(i)
        yield i
try: a, b = g()
except ValueError as e: print(e)
#> 0
#> 1
#> 2
#> too many values to unpack (expected 2)

### an empty target list
[] = ()
() = []
print("ok")  #> ok

### single star in a tuple target
*a, = "abc"
print(a)  #> ['a', 'b', 'c']

### for with unpacking
for i, (a, b) in enumerate([(1, 2), (3, 4)]): print(i, a, b)
#> 0 1 2
#> 1 3 4

### for with a star target
for a, *b in [(1, 2, 3), "xy"]: print(a, b)
#> 1 [2, 3]
#> x ['y']

### del names, items, attributes, slices
class A: pass
a, d, l, o = 1, {"k": 1, "m": 2}, [1, 2, 3, 4], A()
o.x = 1
del a, d["k"], l[1:3], o.x
print("a" in globals(), d, l, hasattr(o, "x"))  #> False {'m': 2} [1, 4] False

### del in parentheses
a = b = c = 1
del (a, [b, c])
print("c" in globals())  #> False

### del an unknown name
del nothing
#! NameError: name 'nothing' is not defined

### del an unknown local
def f():
    del x
    x = 1
f()
#! UnboundLocalError: cannot access local variable 'x' where it is not associated with a value

### del a missing key
d = {}
del d["k"]
#! KeyError: 'k'

### del out of range
l = []
del l[0]
#! IndexError: list assignment index out of range

### walrus in if and while
data = [1, 2, 3]
if (n := len(data)) > 2: print(n)
while (x := data.pop()) > 1: print(x)
#> 3
#> 3
#> 2

### walrus in a call and a condition chain
print((a := 5) + a, any((w := x) > 2 for x in [1, 3, 5]), w)  #> 10 True 3

### walrus in f-strings needs parentheses
print(f"{(x := 5)} {x:=5}")  #> 5     5

### walrus in a lambda
f = lambda: (y := 3) + y
print(f())  #> 6

### walrus in subscripts and slices
a = [1, 2, 3]
print(a[i := 1], i, a[(j := 0):2], j)  #> 2 1 [1, 2] 0

### walrus binds in the function
def f():
    if (v := 5) and True: pass
    return v
print(f())  #> 5

### augmented assignment to every target
class A: n = 1
a, d, l = A(), {"k": 1}, [1, 2, 3]
a.n += 1; d["k"] -= 1; l[0] *= 5; l[1:] += [9]
print(a.n, A.n, d, l)  #> 2 1 {'k': 0} [5, 2, 3, 9]

### augmented assignment to an unknown name
unknown += 1
#! NameError: name 'unknown' is not defined

### augmented assignment makes a local
x = 1
def f(): x += 1
f()
#! UnboundLocalError: cannot access local variable 'x' where it is not associated with a value

### annotated assignment
x: int = 5
y: str
print(x, "y" in globals())  #> 5 False

### annotated targets with attribute and item
class A: pass
a, d = A(), {}
a.x: int = 1
d["k"]: str = "v"
print(a.x, d)  #> 1 {'k': 'v'}

### ellipsis and pass as bodies
def f(): ...
class A: ...
if 1: pass
print(f(), A.__name__)  #> None A

### semicolons
a = 1; b = 2; print(a + b);  #> 3

### line continuation
a = 1 + \
    2
b = (1 +
     2)
print(a, b)  #> 3 3

### if elif else
def f(x):
    if x < 0: return "neg"
    elif x == 0: return "zero"
    elif x < 10: return "small"
    else: return "big"
print(f(-1), f(0), f(5), f(50))  #> neg zero small big

### while with else
n = 3
while n: n -= 1
else: print("else", n)  #> else 0

### while with break skips else
while True:
    break
else: print("never")
print("after")  #> after

### for with else
for i in range(2): pass
else: print("else", i)  #> else 1
for i in range(2): break
else: print("never")

### for with continue runs else
for i in range(3):
    if i == 1: continue
    print(i)
else: print("else")
#> 0
#> 2
#> else

### for keeps its last value
for i in range(3): pass
print(i)  #> 2
for j in []: pass
print("j" in globals())  #> False

### assigning the loop variable changes nothing
for i in range(3):
    print(i)
    i = 100
#> 0
#> 1
#> 2

### nested breaks
for i in range(3):
    for j in range(3):
        if j == 1: break
    else: continue
    print(i, j)
    if i == 1: break
#> 0 1
#> 1 1

### changing a list while iterating
a = [1, 2, 3]
for x in a:
    if len(a) < 6: a.append(x * 10)
print(a)  #> [1, 2, 3, 10, 20, 30]

### removing while iterating skips
a = [1, 2, 3, 4]
for x in a: a.remove(x)
print(a)  #> [2, 4]

### changing a dict's size while iterating
d = {"a": 1}
for k in d: d[k + "x"] = 1
#! RuntimeError: dictionary changed size during iteration

### deleting from a dict while iterating
d = {"a": 1, "b": 2}
for k in d: del d[k]
#! RuntimeError: dictionary changed size during iteration

### changing values while iterating is fine
d = {"a": 1, "b": 2}
for k in d: d[k] += 1
print(d)  #> {'a': 2, 'b': 3}

### changing a set while iterating
s = {1}
for x in s: s.add(x + 1)
#! RuntimeError: Set changed size during iteration

### for over __getitem__
class A:
    def __getitem__(self, i):
        if i == 3: raise IndexError
        return i * i
print(list(A()), [x for x in A()])  #> [0, 1, 4] [0, 1, 4]

### for over an iterator object
class Count:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        if self.n == 0: raise StopIteration
        self.n -= 1
        return self.n
print(list(Count(3)), max(Count(4)), 1 in Count(3))  #> [2, 1, 0] 3 True

### __iter__ that gives no iterator
class A:
    def __iter__(self): return 1
for x in A(): pass
#! TypeError: iter() returned non-iterator of type 'int'

### for over None
for x in None: pass
#! TypeError: 'NoneType' object is not iterable

### global statement at module level
global g
g = 1
print(g)  #> 1

### numbers in every notation
print(0x1F, 0o17, 0b101, 1_000_000, 1e3, 1.5e-3, .5, 5., 1_0.0_1, 3j, 0xFF_FF, 00)
#> 31 15 5 1000000 1000.0 0.0015 0.5 5.0 10.01 3j 65535 0

### string literals
print('a"b', "a'b", '''t"r'i''', r"\n", b"\x41\n", "\x41\u00e9\101\0".encode(), "a" "b" 'c')
#> a"b a'b t"r'i \n b'A\n' b'A\xc3\xa9A\x00' abc

### escapes
print(repr("\a\b\f\n\r\t\v\\\'\"\x7f\x80\xa0\xad\u200b\ud800\U0001f600"))
#> '\x07\x08\x0c\n\r\t\x0b\\\'"\x7f\x80\xa0\xad\u200b\ud800😀'

### a backslash newline in a string
print("a\
b", '''x\
y''')
#> ab xy

### triple-quoted strings keep newlines
print("""a
  b
""".split("\n"))
#> ['a', '  b', '']

### unknown escapes keep the backslash
print(eval(r"'\q\ '"))  #> \q\ 

### names with unicode are normalised
ﬁ = 1
é = 2
print(fi, é)  #> 1 2

### locals() after a comprehension that an exception has left
def f(items):
    try: [p + q for p in items for q in p]
    except TypeError as e: return locals()
def g(items):
    p = 'outer'
    try: {p: [q for q in 1] for p in items}
    except TypeError: return locals()
def h():
    r = [list(locals()) for a in [1]]
    try:
        with open('nothing') as file: pass
    except OSError: return [list(locals()) for b in (1, 2)]
print({k: v for k, v in f([(1,), 2]).items() if k != 'e'}, g([1]), h())
#> {'items': [(1,), 2]} {'items': [1], 'p': 'outer'} [['r', 'b'], ['r', 'b']]
