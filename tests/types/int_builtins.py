# The numeric builtin functions.

def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)

class O: pass

### bases
class I: __index__ = lambda s: 5
class BadI: __index__ = lambda s: 'x'
class SI(int): pass
show(lambda: bin(-5))
show(lambda: oct(-8))
show(lambda: hex(-255))
show(lambda: hex(0))
show(lambda: hex(10**30))
show(lambda: bin(True))
show(lambda: bin(I()))
show(lambda: hex(SI(255)))
show(lambda: bin(1.5))
show(lambda: hex('a'))
show(lambda: bin(BadI()))
show(lambda: bin())
#> '-0b101'
#> '-0o10'
#> '-0xff'
#> '0x0'
#> '0xc9f2c9cd04674edea40000000'
#> '0b1'
#> '0b101'
#> '0xff'
#> TypeError: 'float' object cannot be interpreted as an integer
#> TypeError: 'str' object cannot be interpreted as an integer
#> TypeError: __index__ returned non-int (type str)
#> TypeError: bin() takes exactly one argument (0 given)

### abs and divmod: abs, divmod and pow
class A: __abs__ = lambda s: 'abs'
class D:
    __divmod__ = lambda s, o: 'dm'
    __rdivmod__ = lambda s, o: 'rdm'
    __pow__ = lambda s, o, m=None: ('p', m)
    __rpow__ = lambda s, o, m=None: ('rp', m)
show(lambda: abs(A()))
show(lambda: abs(-2**70))
show(lambda: abs(-0.0))
show(lambda: abs(True))
show(lambda: abs(O()))
show(lambda: abs('a'))
show(lambda: abs())
show(lambda: abs(1, 2))
show(lambda: divmod(D(), 1))
show(lambda: divmod(1, D()))
show(lambda: pow(D(), 1))
show(lambda: pow(1, D()))
show(lambda: pow(D(), 1, 2))
show(lambda: pow(1, D(), 2))
show(lambda: divmod(O(), 1))
show(lambda: divmod(1, 'a'))
show(lambda: divmod(1))
#> 'abs'
#> 1180591620717411303424
#> 0.0
#> 1
#> TypeError: bad operand type for abs(): 'O'
#> TypeError: bad operand type for abs(): 'str'
#> TypeError: abs() takes exactly one argument (0 given)
#> TypeError: abs() takes exactly one argument (2 given)
#> 'dm'
#> 'rdm'
#> ('p', None)
#> ('rp', None)
#> ('p', 2)
#> ('rp', 2)
#> TypeError: unsupported operand type(s) for divmod(): 'O' and 'int'
#> TypeError: unsupported operand type(s) for divmod(): 'int' and 'str'
#> TypeError: divmod expected 2 arguments, got 1

### abs and divmod: pow and round
class R: __round__ = lambda s, n='none': ('r', n)
show(lambda: pow(O(), 1))
show(lambda: pow(O(), 1, 2))
show(lambda: round(R()))
show(lambda: round(R(), 2))
show(lambda: round(O()))
#> TypeError: unsupported operand type(s) for ** or pow(): 'O' and 'int'
#> TypeError: unsupported operand type(s) for ** or pow(): 'O', 'int', 'int'
#> ('r', 'none')
#> ('r', 2)
#> TypeError: type O doesn't define __round__ method

### sum: of ints, floats and what is derived from them
class SI(int): pass
class SF(float): pass
show(lambda: sum([0.1] * 10))
show(lambda: sum([1, 2.5, 3]))
show(lambda: sum([], 5))
show(lambda: sum([1e100, 1.0, -1e100]))
show(lambda: sum([1, 1j]))
show(lambda: sum([True, True]))
show(lambda: sum([10**30, 1.5]))
show(lambda: sum([0.1j] * 10))
show(lambda: sum(x for x in [0.1] * 10))
show(lambda: sum(range(5)))
show(lambda: sum(range(10, 0, -3)))
show(lambda: sum({1: 2}))
show(lambda: sum([1.5, 2]))
show(lambda: sum([1j, 0.5, 2]))
show(lambda: sum([[1], [2]], []))
show(lambda: sum([[1]], start=[0]))
show(lambda: sum([1, True, SI(5), 2.5, SF(1.0)]))
#> 1.0
#> 6.5
#> 5
#> 1.0
#> (1+1j)
#> 2
#> 1e+30
#> 1j
#> 1.0
#> 10
#> 22
#> 1
#> 3.5
#> (2.5+1j)
#> [1, 2]
#> [0, 1]
#> 10.5

### sum: sum, float and bytearray
class I: __index__ = lambda s: 5
show(lambda: sum([2**47 - 1] * 10))
show(lambda: sum([2**62] * 5))
show(lambda: sum(iter([1, 2])))
show(lambda: sum((1, 2), 10))
show(lambda: sum([1e308, 1e308, -1e308]))
show(lambda: sum([float('inf'), -float('inf')]))
show(lambda: sum('abc'))
show(lambda: sum(['a'], ''))
show(lambda: sum([b''], b''))
show(lambda: sum([bytearray()], bytearray()))
show(lambda: sum(1))
show(lambda: sum([I()]))
show(lambda: sum([1], 2, 3))
#> 1407374883553270
#> 23058430092136939520
#> 3
#> 13
#> inf
#> nan
#> TypeError: unsupported operand type(s) for +: 'int' and 'str'
#> TypeError: sum() can't sum strings [use ''.join(seq) instead]
#> TypeError: sum() can't sum bytes [use b''.join(seq) instead]
#> TypeError: sum() can't sum bytearray [use b''.join(seq) instead]
#> TypeError: 'int' object is not iterable
#> TypeError: unsupported operand type(s) for +: 'int' and 'I'
#> TypeError: sum() takes at most 2 arguments (3 given)

### min and max: max, min and iter
show(lambda: max(1, 2, key=lambda x: -x))
show(lambda: max('abc'))
show(lambda: min([3, 1, 2]))
show(lambda: max([1, 1.0]))
show(lambda: max(['b', 'a']))
show(lambda: max([1, 2], key=None))
show(lambda: max([], default=3))
show(lambda: min((5,)))
show(lambda: max({'a': 1, 'b': 2}))
show(lambda: max(iter([1, 5, 3])))
show(lambda: max(x for x in [2, 7, 3]))
show(lambda: max([1, 2, 3], key=lambda x: -x))
show(lambda: min('b', 'a', 'c'))
show(lambda: min([], default=None, key=None))
show(lambda: max([3, 1, 2], [5]))
show(lambda: max(1, 2.5, True))
show(lambda: min(1.0, 1))
#> 1
#> 'c'
#> 1
#> 1
#> 'b'
#> 2
#> 3
#> 5
#> 'b'
#> 5
#> 7
#> 1
#> 'a'
#> None
#> [5]
#> 2.5
#> 1.0

### min and max: max, float and min
show(lambda: max(0.0, float('nan')))
show(lambda: min([2**70, 5]))
show(lambda: min())
show(lambda: max(1))
show(lambda: max([]))
show(lambda: min(x for x in []))
show(lambda: max(1, 2, default=3))
show(lambda: max([1, 'a']))
show(lambda: max(1, 2, foo=3))
show(lambda: max([1], key=3))
show(lambda: max(O(), O()))
show(lambda: max(1, key=1))
#> 0.0
#> 5
#> TypeError: min expected at least 1 argument, got 0
#> TypeError: 'int' object is not iterable
#> ValueError: max() iterable argument is empty
#> ValueError: min() iterable argument is empty
#> TypeError: Cannot specify a default for max() with multiple positional arguments
#> TypeError: '>' not supported between instances of 'str' and 'int'
#> TypeError: max() got an unexpected keyword argument 'foo'
#> TypeError: 'int' object is not callable
#> TypeError: '>' not supported between instances of 'O' and 'O'
#> TypeError: 'int' object is not iterable
