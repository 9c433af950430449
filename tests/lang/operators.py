# Operators: dunders, reflected and in-place forms, comparison, truth, containment.

### all binary dunders
class V:
    def __init__(self, n): self.n = n
for op in "add sub mul truediv floordiv mod pow lshift rshift and or xor matmul".split():
    setattr(V, f"__{op}__", lambda self, o, op=op: (op, self.n, o))
v = V(1)
print(v + 2, v - 2, v * 2, v / 2, v // 2, v % 2)
print(v ** 2, v << 2, v >> 2, v & 2, v | 2, v ^ 2, v @ 2)
#> ('add', 1, 2) ('sub', 1, 2) ('mul', 1, 2) ('truediv', 1, 2) ('floordiv', 1, 2) ('mod', 1, 2)
#> ('pow', 1, 2) ('lshift', 1, 2) ('rshift', 1, 2) ('and', 1, 2) ('or', 1, 2) ('xor', 1, 2) ('matmul', 1, 2)

### all reflected dunders
class V: pass
for op in "add sub mul truediv floordiv mod pow lshift rshift and or xor matmul".split():
    setattr(V, f"__r{op}__", lambda self, o, op=op: (op, o))
v = V()
print(2 + v, 2 - v, 2 * v, 2 / v, 2 // v, 2 % v)
print(2 ** v, 2 << v, 2 >> v, 2 & v, 2 | v, 2 ^ v, 2 @ v)
#> ('add', 2) ('sub', 2) ('mul', 2) ('truediv', 2) ('floordiv', 2) ('mod', 2)
#> ('pow', 2) ('lshift', 2) ('rshift', 2) ('and', 2) ('or', 2) ('xor', 2) ('matmul', 2)

### all in-place dunders
class V: pass
ops = "add sub mul truediv floordiv mod pow lshift rshift and or xor matmul".split()
for op in ops:
    setattr(V, f"__i{op}__", lambda self, o, op=op: print(op, o) or self)
v = V()
v += 1; v -= 2; v *= 3; v /= 4; v //= 5; v %= 6; v **= 7
v <<= 8; v >>= 9; v &= 10; v |= 11; v ^= 12; v @= 13
print(type(v).__name__)
#> add 1
#> sub 2
#> mul 3
#> truediv 4
#> floordiv 5
#> mod 6
#> pow 7
#> lshift 8
#> rshift 9
#> and 10
#> or 11
#> xor 12
#> matmul 13
#> V

### in-place falls back to the binary form
class V:
    def __add__(self, o): return ("add", o)
v = V()
v += 1
print(v)  #> ('add', 1)

### in-place falls back when it answers NotImplemented
class V:
    def __iadd__(self, o): return NotImplemented
    def __add__(self, o): return "added"
v = V()
v += 1
print(v)  #> added

### the right operand is asked when the left says NotImplemented
class L:
    def __add__(self, o): return NotImplemented
class R:
    def __radd__(self, o): return "radd"
print(L() + R())  #> radd

### the left is asked first
class L:
    def __add__(self, o): return "L"
class R:
    def __radd__(self, o): return "R"
print(L() + R())  #> L

### a subclass on the right is asked first
class A:
    def __add__(self, o): return "A.add"
    def __radd__(self, o): return "A.radd"
class B(A):
    def __radd__(self, o): return "B.radd"
print(A() + B(), B() + A())  #> B.radd A.add

### a subclass that does not override is not asked first
class A:
    def __add__(self, o): return "A.add"
    def __radd__(self, o): return "A.radd"
class B(A): pass
print(A() + B())  #> A.add

### the same type is not asked twice
class A:
    def __add__(self, o): return NotImplemented
    def __radd__(self, o): return "never"
A() + A()
#! TypeError: unsupported operand type(s) for +: 'A' and 'A'

### unsupported operand types
class A: pass
A() + 1
#! TypeError: unsupported operand type(s) for +: 'A' and 'int'

### unsupported operand types in place
x = 1
x += "a"
#! TypeError: unsupported operand type(s) for +=: 'int' and 'str'

### messages for power
2 ** "a"
#! TypeError: unsupported operand type(s) for ** or pow(): 'int' and 'str'

### messages for in-place power
x = 2
x **= "a"
#! TypeError: unsupported operand type(s) for **=: 'int' and 'str'

### number plus string
1 + "a"
#! TypeError: unsupported operand type(s) for +: 'int' and 'str'

### string plus number
"a" + 1
#! TypeError: can only concatenate str (not "int") to str

### list plus tuple
[1] + (2,)
#! TypeError: can only concatenate list (not "tuple") to list

### string times string
"a" * "b"
#! TypeError: can't multiply sequence by non-int of type 'str'

### list times float
[1] * 1.5
#! TypeError: can't multiply sequence by non-int of type 'float'

### dict plus dict
{} + {}
#! TypeError: unsupported operand type(s) for +: 'dict' and 'dict'

### None plus one
None + 1
#! TypeError: unsupported operand type(s) for +: 'NoneType' and 'int'

### unary dunders
class V:
    def __neg__(self): return "neg"
    def __pos__(self): return "pos"
    def __invert__(self): return "inv"
    def __abs__(self): return "abs"
v = V()
print(-v, +v, ~v, abs(v))  #> neg pos inv abs

### unary minus of a string
-"a"
#! TypeError: bad operand type for unary -: 'str'

### unary plus of a list
+[]
#! TypeError: bad operand type for unary +: 'list'

### tilde of a float
~1.5
#! TypeError: bad operand type for unary ~: 'float'

### not calls __bool__
class V:
    def __bool__(self): return False
print(not V(), bool(V()), "yes" if V() else "no")  #> True False no

### truth by __len__
class V:
    def __init__(self, n): self.n = n
    def __len__(self): return self.n
print(bool(V(0)), bool(V(2)))  #> False True

### __bool__ wins over __len__
class V:
    def __bool__(self): return True
    def __len__(self): return 0
print(bool(V()))  #> True

### __bool__ must give a bool
class V:
    def __bool__(self): return 1
bool(V())
#! TypeError: __bool__ should return bool, returned int

### __len__ must not be negative
class V:
    def __len__(self): return -1
len(V())
#! ValueError: __len__() should return >= 0

### __len__ must be an integer
class V:
    def __len__(self): return "a"
len(V())
#! TypeError: 'str' object cannot be interpreted as an integer

### __index__ serves len
class I:
    def __index__(self): return 3
class V:
    def __len__(self): return I()
print(len(V()))  #> 3

### a plain object is true
class A: pass
print(bool(A()), bool(A))  #> True True

### truth of builtins
print([bool(x) for x in (0, 0.0, 0j, "", b"", [], (), {}, set(), range(0), None, ...)])
#> [False, False, False, False, False, False, False, False, False, False, False, True]

### and, or give operands
print(0 or "a", 1 and "b", [] and 1, None or 0, 1 and 2 and 3, 0 or "" or [])  #> a b [] 0 3 []

### and, or are lazy
def f(x):
    print(x)
    return x
f(0) and f(1)
f(1) or f(2)
#> 0
#> 1

### conditional expression is lazy
def f(x):
    print("eval", x)
    return x
print(f(1) if f(0) else f(2))
#> eval 0
#> eval 2
#> 2

### comparison dunders
class V:
    def __lt__(self, o): return "lt"
    def __le__(self, o): return "le"
    def __gt__(self, o): return "gt"
    def __ge__(self, o): return "ge"
    def __eq__(self, o): return "eq"
    def __ne__(self, o): return "ne"
v = V()
print(v < 1, v <= 1, v > 1, v >= 1, v == 1, v != 1)  #> lt le gt ge eq ne

### comparisons are reflected
class V:
    def __lt__(self, o): return "lt"
    def __le__(self, o): return "le"
    def __eq__(self, o): return "eq"
print(1 > V(), 1 >= V(), 1 == V())  #> lt le eq

### a subclass on the right is compared first
class A:
    def __lt__(self, o): return "A<"
    def __gt__(self, o): return "A>"
class B(A):
    def __gt__(self, o): return "B>"
print(A() < B())  #> B>

### != is the inverse of ==
class V:
    def __eq__(self, o): return o == 1
print(V() != 1, V() != 2)  #> False True

### == falls back to identity
class V:
    def __eq__(self, o): return NotImplemented
v = V()
print(v == v, v == V())  #> True False

### ordering unlike types is an error
1 < "a"
#! TypeError: '<' not supported between instances of 'int' and 'str'

### ordering of None
None < None
#! TypeError: '<' not supported between instances of 'NoneType' and 'NoneType'

### ordering of dicts
{} <= {}
#! TypeError: '<=' not supported between instances of 'dict' and 'dict'

### ordering of complex
1j < 2j
#! TypeError: '<' not supported between instances of 'complex' and 'complex'

### ordering of instances
class A: pass
A() >= A()
#! TypeError: '>=' not supported between instances of 'A' and 'A'

### chained comparison evaluates the middle once
def f(x):
    print(x)
    return x
print(f(1) < f(2) < f(3))
#> 1
#> 2
#> 3
#> True

### chained comparison stops early
def f(x):
    print(x)
    return x
print(f(3) < f(2) < f(1))
#> 3
#> 2
#> False

### long chains
print(1 < 2 < 3 <= 3 != 4 == 4 > 0)  #> True

### is and is not
a = []
print(a is a, a is not [], None is None, 1 is not None)  #> True True True True

### in and not in
print(1 in [1, 2], "a" not in "bcd", 2 in {2: 0}, 3 in range(3))  #> True True True False

### __contains__
class V:
    def __contains__(self, x): return x > 3
print(5 in V(), 1 in V(), 1 not in V())  #> True False True

### the result of __contains__ becomes a bool
class V:
    def __contains__(self, x): return "yes"
print(1 in V())  #> True

### in by __iter__
class V:
    def __iter__(self): return iter([1, 2])
print(2 in V(), 3 in V())  #> True False

### in by __getitem__
class V:
    def __getitem__(self, i):
        if i > 3: raise IndexError
        return i * 10
print(20 in V(), 5 in V())  #> True False

### in checks identity before equality
nan = float("nan")
print(nan in [nan], nan == nan, [nan] == [nan])  #> True False True

### in of a number
1 in 2
#! TypeError: argument of type 'int' is not a container or iterable

### in of a string wants a string
1 in "abc"
#! TypeError: 'in <string>' requires string as left operand, not int

### __contains__ set to None
class A:
    __contains__ = None
    def __iter__(self): return iter([1])
1 in A()
#! TypeError: 'A' object is not a container

### item dunders
class V:
    def __getitem__(self, k): return ("get", k)
    def __setitem__(self, k, v): print("set", k, v)
    def __delitem__(self, k): print("del", k)
v = V()
print(v[1], v[1, 2], v["a":2], v[..., ::3])
v[1] = 2
del v[3]
#> ('get', 1) ('get', (1, 2)) ('get', slice('a', 2, None)) ('get', (Ellipsis, slice(None, None, 3)))
#> set 1 2
#> del 3

### the slices that __getitem__ sees
class V:
    def __getitem__(self, k): return k
v = V()
print(v[:], v[1:], v[:2], v[1:2:3], v[::-1], v[1:2, 3])
#> slice(None, None, None) slice(1, None, None) slice(None, 2, None) slice(1, 2, 3) slice(None, None, -1) (slice(1, 2, None), 3)

### a star in a subscript
class V:
    def __getitem__(self, k): return k
a = [1, 2]
print(V()[*a], V()[0, *a])  #> (1, 2) (0, 1, 2)

### item of a number
1[0]
#! TypeError: 'int' object is not subscriptable

### item assignment to a tuple
(1,)[0] = 2
#! TypeError: 'tuple' object does not support item assignment

### item deletion of a string
s = "a"
del s[0]
#! TypeError: 'str' object doesn't support item deletion

### item of None
None[0]
#! TypeError: 'NoneType' object is not subscriptable

### item of a function
def f(): pass
f[0]
#! TypeError: 'function' object is not subscriptable

### augmented item assignment evaluates once
def k():
    print("key")  #> key
    return 0
a = [1]
a[k()] += 5
print(a)  #> [6]

### augmented attribute assignment evaluates the object once
class A: x = 1
def obj():
    print("obj")  #> obj
    return a
a = A()
obj().x += 1
print(a.x)  #> 2

### += on a list is in place
a = b = [1]
a += [2]
print(b)  #> [1, 2]

### += on a tuple makes a new one
a = b = (1,)
a += (2,)
print(a, b)  #> (1, 2) (1,)

### += takes any iterable for lists
a = [1]
a += "bc"
print(a)  #> [1, 'b', 'c']

### += in a tuple's list fails after it worked
t = ([1],)
try:
    t[0] += [2]
except TypeError as e:
    print(e)  #> 'tuple' object does not support item assignment
print(t)  #> ([1, 2],)

### *= on lists
a = b = [1]
a *= 3
print(b)  #> [1, 1, 1]

### set operators in place
s = t = {1, 2}
s |= {3}
s &= {2, 3}
s ^= {2, 5}
s -= {5}
print(t)  #> {3}

### dict |= takes pairs
d = {"a": 1}
d |= [("b", 2)]
d |= {"a": 0}
print(d)  #> {'a': 0, 'b': 2}

### bool arithmetic
print(True + True, True * 3, -True, True & False, True ^ True, True & 1, ~0)  #> 2 3 -1 False False 1 -1

### power is right associative and binds tighter than minus
print(2 ** 3 ** 2, -2 ** 2, 2 ** -1, (-2) ** 2)  #> 512 -4 0.5 4

### precedence
print(1 + 2 * 3, (1 + 2) * 3, 2 + 3 << 1, 1 | 2 ^ 3 & 4, not 1 == 2, 7 // 2 * 2)  #> 7 9 10 3 True 6

### not in precedence with not
print(not 1 in [1], not (1 not in [1]))  #> False True

### comparisons inside arithmetic need parentheses
print(1 + (2 > 1), 3 - (1 == 1))  #> 2 2

### divmod dunders
class V:
    def __divmod__(self, o): return "divmod"
    def __rdivmod__(self, o): return "rdivmod"
print(divmod(V(), 1), divmod(1, V()))  #> divmod rdivmod

### pow with three arguments
class V:
    def __pow__(self, o, m=None): return (o, m)
print(pow(V(), 2), pow(V(), 2, 5), V() ** 3)  #> (2, None) (2, 5) (3, None)

### conversion dunders
class V:
    def __int__(self): return 7
    def __float__(self): return 1.5
    def __complex__(self): return 2j
    def __index__(self): return 3
v = V()
print(int(v), float(v), complex(v), [0, 1, 2, 3][v], hex(v), "ab" * v)  #> 7 1.5 2j 3 0x3 ababab

### int uses __index__ when there is no __int__
class V:
    def __index__(self): return 5
print(int(V()), float(V()), range(V())[-1], bin(V()))  #> 5 5.0 4 0b101

### __int__ must give an int
class V:
    def __int__(self): return "1"
int(V())
#! TypeError: __int__ returned non-int (type str)

### __index__ must give an int
class V:
    def __index__(self): return 1.0
[1][V()]
#! TypeError: __index__ returned non-int (type float)

### __float__ must give a float
class V:
    def __float__(self): return 1
float(V())
#! TypeError: V.__float__ returned non-float (type int)

### rounding dunders
import math
class V:
    def __round__(self, n=None): return ("round", n)
    def __trunc__(self): return "trunc"
    def __floor__(self): return "floor"
    def __ceil__(self): return "ceil"
v = V()
print(round(v), round(v, 2), math.trunc(v), math.floor(v), math.ceil(v))
#> ('round', None) ('round', 2) trunc floor ceil

### repr and str
class V:
    def __repr__(self): return "R"
    def __str__(self): return "S"
print(V(), [V()], str(V()), repr(V()), f"{V()} {V()!r}", "%s %r" % (V(), V()))  #> S [R] S R S R S R

### str falls back to repr
class V:
    def __repr__(self): return "R"
print(str(V()), f"{V()}")  #> R R

### __repr__ must give a string
class V:
    def __repr__(self): return 1
repr(V())
#! TypeError: __repr__ returned non-string (type int)

### __str__ must give a string
class V:
    def __str__(self): return None
str(V())
#! TypeError: __str__ returned non-string (type NoneType)

### __format__ gets the spec
class V:
    def __format__(self, spec): return f"<{spec}>"
print(f"{V()}", f"{V():abc}", format(V(), "x"), "{:>5}".format(V()))  #> <> <abc> <x> <>5>

### __format__ must give a string
class V:
    def __format__(self, s): return 1
format(V())
#! TypeError: __format__ must return a str, not int

### __bytes__
class V:
    def __bytes__(self): return b"raw"
print(bytes(V()))  #> b'raw'

### __hash__ is used by dict and set
class V:
    def __init__(self, n): self.n = n
    def __hash__(self): return 1
    def __eq__(self, o): return self.n == o.n
d = {V(1): "a", V(2): "b"}
print(d[V(1)], d[V(2)], len({V(1), V(1), V(3)}), V(2) in d)  #> a b 2 True

### __hash__ must be an integer
class V:
    def __hash__(self): return "a"
hash(V())
#! TypeError: __hash__ method should return an integer

### hash of big results is reduced
class V:
    def __hash__(self): return -1
print(hash(V()))  #> -2

### equal numbers hash alike
print(hash(1) == hash(1.0) == hash(True), {1: "a"}[1.0], {1.0: "b"}[True], len({1, 1.0, True}))  #> True a b 1

### __call__ looked up on the type
class A: pass
a = A()
a.__call__ = lambda: 1
a()
#! TypeError: 'A' object is not callable

### __len__ on the instance does not count
class A: pass
a = A()
a.__len__ = lambda: 1
len(a)
#! TypeError: object of type 'A' has no len()

### __missing__ is for dict subclasses only
class A(dict):
    def __missing__(self, k): return "m" + k
a = A()
print(a["x"], "x" in a)  #> mx False

### __reversed__
class V:
    def __reversed__(self): return iter("cba")
print(list(reversed(V())))  #> ['c', 'b', 'a']

### reversed by the sequence protocol
class V:
    def __len__(self): return 3
    def __getitem__(self, i): return i * 10
print(list(reversed(V())))  #> [20, 10, 0]

### __length_hint__ is only a hint
class V:
    def __iter__(self): return iter([1, 2])
    def __length_hint__(self): return 50
print(list(V()))  #> [1, 2]

### vector class
class Vec:
    def __init__(self, x, y): self.x, self.y = x, y
    def __add__(self, o): return Vec(self.x + o.x, self.y + o.y)
    def __mul__(self, k): return Vec(self.x * k, self.y * k)
    __rmul__ = __mul__
    def __eq__(self, o): return (self.x, self.y) == (o.x, o.y)
    def __repr__(self): return f"Vec({self.x}, {self.y})"
print(Vec(1, 2) + 2 * Vec(3, 4), Vec(1, 1) == Vec(1, 1))  #> Vec(7, 10) True

### total order by hand sorts
class V:
    def __init__(self, n): self.n = n
    def __lt__(self, o): return self.n < o.n
    def __repr__(self): return str(self.n)
print(sorted([V(3), V(1), V(2)]), max(V(1), V(5)), min([V(4), V(2)]))  #> [1, 2, 3] 5 2

### comparison result need not be bool
class V:
    def __lt__(self, o): return []
print(V() < 1, not (V() < 1), "T" if V() < 1 else "F")  #> [] True F

### matmul
class M:
    def __matmul__(self, o): return "mm"
    def __imatmul__(self, o): return "imm"
m = M()
print(m @ 1)  #> mm
m @= 1
print(m)  #> imm

### matmul of ints
1 @ 2
#! TypeError: unsupported operand type(s) for @: 'int' and 'int'

### shift by a negative
1 << -1
#! ValueError: negative shift count

### integer division by zero
1 // 0
#! ZeroDivisionError: division by zero

### modulo by zero
1 % 0
#! ZeroDivisionError: division by zero

### float division by zero
1.0 / 0
#! ZeroDivisionError: division by zero

### float modulo by zero
1.0 % 0
#! ZeroDivisionError: division by zero

### zero to a negative power
0 ** -1
#! ZeroDivisionError: zero to a negative power

### and of float
1 & 1.5
#! TypeError: unsupported operand type(s) for &: 'int' and 'float'

### not equal compares different types
print(1 != "1", [] != (), None != 0, 1 == 1.0, "a" == b"a")  #> True True True True False

### a dunder set to None blocks the operation
class A:
    __add__ = None
A() + 1
#! TypeError: 'NoneType' object is not callable

### __hash__ set to None
class A:
    __hash__ = None
{A()}
#! TypeError: cannot use 'A' as a set element (unhashable type: 'A')

### __iter__ set to None
class A:
    __iter__ = None
    def __getitem__(self, i): return i
iter(A())
#! TypeError: 'A' object is not iterable

### __class__ lied about
class A:
    @property
    def __class__(self): return int
print(isinstance(A(), int), type(A()).__name__)  #> True A

### an empty list unpacked
*a, = []
() = []
[*b] = list(range(0))
for *c, in [[]]: print(a, b, c)  #> [] [] []

### static methods and class methods as operators
class P:
    @staticmethod
    def __pow__(*a): print(a); return 7
    @staticmethod
    def __rpow__(*a): print(a); return 8
    @staticmethod
    def __ipow__(*a): print(a); return 9
    @staticmethod
    def __add__(*a): print(a); return 1
    @staticmethod
    def __len__(*a): print(a); return 3
p = P()
print(p ** 2, 2 ** p, pow(p, 2), pow(p, 2, 3), p + 1, len(p))
p **= 3
print(p)
class Q:
    @classmethod
    def __pow__(cls, *a): return cls.__name__, a
print(Q() ** 2, pow(Q(), 1, 2))
class N:
    @staticmethod
    def __index__(*a): return 5
    @classmethod
    def __float__(cls, *a): return float(len(a))
    @staticmethod
    def __abs__(*a): return a
    @staticmethod
    def __round__(*a): return a
    @staticmethod
    def __divmod__(*a): return a
    @staticmethod
    def __rdivmod__(*a): return a
    @staticmethod
    def __bytes__(*a): return b'x' * (1 + len(a))
    @staticmethod
    def __trunc__(*a): return a
    @staticmethod
    def __complex__(*a): return 1j
import math
n = N()
print(int(n), float(n), abs(n), round(n), round(n, 2), divmod(n, 1), divmod(1, n), bytes(n), math.trunc(n), complex(n), [1, 2][n:], hex(n))
#> (2,)
#> (2,)
#> (2,)
#> (2, 3)
#> (1,)
#> ()
#> 7 8 7 7 1 3
#> (3,)
#> 9
#> ('Q', (2,)) ('Q', (1, 2))
#> 5 0.0 () () (2,) (1,) (1,) b'x' () 1j [] 0x5

### a display that is looked in is compared with what follows
a = [1, 2]
print(1 in [1, 2] in [[1, 2], [3]], 1 in [1, 2] == [1, 2], 1 in {1, 2} != {1}, 3 in [1, 2] in [a])
print((lambda x: x in [1, 2] == a)(1), [x for x in (1, 2, 3) if x in [1, 2] == a])
if 1 in [1, 2] == a != 3 not in [4]:
    print('yes')
if not 1 in {1, 2} == {1, 2}:
    print('no')
while 1 in [1, 2] is not None:
    print('a list')
    break
#> True True True False
#> True [1, 2]
#> yes
#> a list

### a reflected operator comes before a list is extended or repeated in place
class T(tuple):
    def __radd__(self, other): return 'T.radd', other
    def __rmul__(self, other): return 'T.rmul', other
class N(tuple):
    def __radd__(self, other): return NotImplemented
class P(tuple):
    pass
class L(list):
    pass
class I:
    def __init__(self, n): self.n = n
    def __index__(self): return self.n
    def __rmul__(self, other): return 'I.rmul'
class J:
    def __index__(self): return 2
class K:
    __radd__ = None
for make in (lambda: [1], lambda: L([1]), lambda: bytearray(b'a')):
    for b in T((2,)), N((3,)), P((4,)), I(2), J(), L([5]), K(), iter((1, 2)), b'c':
        for op in 'add', 'mul':
            a = make()
            first = a
            try:
                if op == 'add': a += b
                else: a *= b
                print(op, type(b).__name__, a, a is first)
            except TypeError as e:
                print(op, type(b).__name__, e)
#> add T ('T.radd', [1]) False
#> mul T ('T.rmul', [1]) False
#> add N [1, 3] True
#> mul N can't multiply sequence by non-int of type 'N'
#> add P [1, 4] True
#> mul P can't multiply sequence by non-int of type 'P'
#> add I 'I' object is not iterable
#> mul I I.rmul False
#> add J 'J' object is not iterable
#> mul J [1, 1] True
#> add L [1, 5] True
#> mul L can't multiply sequence by non-int of type 'L'
#> add K 'NoneType' object is not callable
#> mul K can't multiply sequence by non-int of type 'K'
#> add tuple_iterator [1, 1, 2] True
#> mul tuple_iterator can't multiply sequence by non-int of type 'tuple_iterator'
#> add bytes [1, 99] True
#> mul bytes can't multiply sequence by non-int of type 'bytes'
#> add T [1, 2] True
#> mul T ('T.rmul', [1]) False
#> add N [1, 3] True
#> mul N can't multiply sequence by non-int of type 'N'
#> add P [1, 4] True
#> mul P can't multiply sequence by non-int of type 'P'
#> add I 'I' object is not iterable
#> mul I I.rmul False
#> add J 'J' object is not iterable
#> mul J [1, 1] True
#> add L [1, 5] True
#> mul L can't multiply sequence by non-int of type 'L'
#> add K 'K' object is not iterable
#> mul K can't multiply sequence by non-int of type 'K'
#> add tuple_iterator [1, 1, 2] True
#> mul tuple_iterator can't multiply sequence by non-int of type 'tuple_iterator'
#> add bytes [1, 99] True
#> mul bytes can't multiply sequence by non-int of type 'bytes'
#> add T ('T.radd', bytearray(b'a')) False
#> mul T ('T.rmul', bytearray(b'a')) False
#> add N can't concat N to bytearray
#> mul N can't multiply sequence by non-int of type 'N'
#> add P can't concat P to bytearray
#> mul P can't multiply sequence by non-int of type 'P'
#> add I can't concat I to bytearray
#> mul I I.rmul False
#> add J can't concat J to bytearray
#> mul J bytearray(b'aa') True
#> add L can't concat L to bytearray
#> mul L can't multiply sequence by non-int of type 'L'
#> add K 'NoneType' object is not callable
#> mul K can't multiply sequence by non-int of type 'K'
#> add tuple_iterator can't concat tuple_iterator to bytearray
#> mul tuple_iterator can't multiply sequence by non-int of type 'tuple_iterator'
#> add bytes bytearray(b'ac') True
#> mul bytes can't multiply sequence by non-int of type 'bytes'

### a None that is called after its arguments were looked at
a = {'a': 1}
for f in (lambda: None(**a, a=2), lambda: None(a=2, **a), lambda: None(*1), lambda: None(**1)):
    try:
        f()
    except TypeError as e:
        print(e)
#> None got multiple values for keyword argument 'a'
#> None got multiple values for keyword argument 'a'
#> None argument after * must be an iterable, not int
#> None argument after ** must be a mapping, not int
