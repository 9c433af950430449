### making
print(range(3), range(1, 5), range(0, 10, 3), range(5, 0, -2), range(-3), range(True), range(0, 1, True))
print(list(range(3)), list(range(1, 5)), list(range(0, 10, 3)), list(range(5, 0, -2)), list(range(-3)), list(range(0)))
#> range(0, 3) range(1, 5) range(0, 10, 3) range(5, 0, -2) range(0, -3) range(0, 1) range(0, 1)
#> [0, 1, 2] [1, 2, 3, 4] [0, 3, 6, 9] [5, 3, 1] [] []

### start, stop, step
r = range(2, 20, 3)
print(r.start, r.stop, r.step, len(r), range(5).start, range(5).step)  #> 2 20 3 6 0 1

### attributes cannot be set
range(3).start = 1
#! AttributeError: readonly attribute

### a step of zero
range(1, 2, 0)
#! ValueError: range() arg 3 must not be zero

### no arguments
range()
#! TypeError: range expected at least 1 argument, got 0

### too many arguments
range(1, 2, 3, 4)
#! TypeError: range expected at most 3 arguments, got 4

### a wrong type
range('a')
#! TypeError: 'str' object cannot be interpreted as an integer

### a float
range(1.0)
#! TypeError: 'float' object cannot be interpreted as an integer

### a wrong type in the middle
range(1, None)
#! TypeError: 'NoneType' object cannot be interpreted as an integer

### keywords
range(stop=1)
#! TypeError: range() takes no keyword arguments

### objects with __index__
class I:
    def __init__(self, v): self.v = v
    def __index__(self): return self.v
print(range(I(3)), range(I(1), I(9), I(2)), range(10)[I(2)], range(10)[I(2):I(5)])
#> range(0, 3) range(1, 9, 2) 2 range(2, 5)

### items and slices
r = range(10, 30, 5)
print(r[0], r[-1], r[1:3], r[::-1], r[::2], r[5:])
print(r[:-1], r[True], r[-100:100], range(10)[2:8:3][::-1])
#> 10 25 range(15, 25, 5) range(25, 5, -5) range(10, 30, 10) range(30, 30, 5)
#> range(10, 25, 5) 15 range(10, 30, 5) range(5, -1, -3)

### out of range
range(3)[3]
#! IndexError: range object index out of range

### a huge index
range(3)[2 ** 70]
#! IndexError: range object index out of range

### an index of a wrong type
r = range(3)
r['a']
#! TypeError: range indices must be integers or slices, not str

### membership
r = range(0, 100, 7)
print(14 in r, 15 in r, -7 in r, 105 in r, 14.0 in r, 14.5 in r, '14' in r, None in r, True in range(2))
print(1 + 0j in range(3), 2 ** 80 in r)
class E:
    def __eq__(self, o): return o == 3
print(E() in range(5), E() in range(2), range(5).index(E()), range(5).count(E()))
#> True False False False True False False False True
#> True False
#> True False 3 1

### index and count
r = range(0, 100, 7)
print(r.index(14), r.count(14), r.count(15), r.index(14.0), r.count('a'), range(3).index(True))
#> 2 1 0 2 0 1

### index of what is not there
range(3).index(5)
#! ValueError: range.index(x): x not in range

### index of another type
range(3).index('a')
#! ValueError: sequence.index(x): x not in sequence

### comparisons and hashes
print(range(3) == range(0, 3), range(0) == range(5, 2), range(0, 3, 2) == range(0, 4, 2), range(3) == [0, 1, 2])
print(range(1, 2) == range(1, 5, 9), range(3) != range(4))
print(hash(range(0)) == hash(range(5, 2)), hash(range(0, 3, 2)) == hash(range(0, 4, 2)), {range(3): 'x'}[range(0, 3)])
#> True True True False
#> True True
#> True True x

### ranges have no order
range(3) < range(4)
#! TypeError: '<' not supported between instances of 'range' and 'range'

### truth
print(bool(range(0)), bool(range(1)), bool(range(5, 1)), not range(1, 1))  #> False True False True

### beyond 48 and 64 bits
r = range(2 ** 70, 2 ** 70 + 10, 3)
print(r, len(r))
print(list(r))
print(r[1], r[-1])
print(r[1:], 2 ** 70 + 3 in r, 2 ** 70 + 1 in r, r.index(2 ** 70 + 6))
print(list(reversed(r)))
print(list(range(2 ** 47 - 2, 2 ** 47 + 2)))
print(list(range(-2 ** 47 + 1, -2 ** 47 - 2, -1)))
print([x for x in range(2 ** 63 - 1, 2 ** 63 + 1)])
print(range(2 ** 100)[2 ** 99], range(10 ** 30) == range(10 ** 30), range(10 ** 30)[::10 ** 29])
print(hash(range(10 ** 30)) == hash(range(10 ** 30)), bool(range(2 ** 80)))
for i in range(2 ** 65, 2 ** 65 + 2): print(i)
for i in range(0, 2 ** 65, 2 ** 64): print(i)
#> range(1180591620717411303424, 1180591620717411303434, 3) 4
#> [1180591620717411303424, 1180591620717411303427, 1180591620717411303430, 1180591620717411303433]
#> 1180591620717411303427 1180591620717411303433
#> range(1180591620717411303427, 1180591620717411303436, 3) True False 2
#> [1180591620717411303433, 1180591620717411303430, 1180591620717411303427, 1180591620717411303424]
#> [140737488355326, 140737488355327, 140737488355328, 140737488355329]
#> [-140737488355327, -140737488355328, -140737488355329]
#> [9223372036854775807, 9223372036854775808]
#> 633825300114114700748351602688 True range(0, 1000000000000000000000000000000, 100000000000000000000000000000)
#> True True
#> 36893488147419103232
#> 36893488147419103233
#> 0
#> 18446744073709551616

### the length of a huge range
len(range(2 ** 70))
#! OverflowError: Python int too large to convert to C ssize_t

### reversed
print(list(reversed(range(5))), list(reversed(range(1, 10, 4))), list(reversed(range(0))))
print(list(reversed(range(5, 0, -2))), list(range(5).__reversed__()))
#> [4, 3, 2, 1, 0] [9, 5, 1] []
#> [1, 3, 5] [4, 3, 2, 1, 0]

### iterators
it = iter(range(3))
print(next(it), it.__length_hint__(), list(it), list(it), next(it, 'end'))  #> 0 2 [1, 2] [] end

### in for loops
t = 0
for i in range(10, 0, -3): t = t * 10 + i
print(t, [i * j for i in range(3) for j in range(i)], sum(range(101)), max(range(5)), min(range(3, 9)))
print(sorted(range(3, 0, -1)), tuple(range(2)), [*range(3)])
a, b, c = range(3)
print(a, b, c, dict(enumerate(range(2))), list(zip(range(3), range(3, 6))))
#> 10741 [0, 0, 2] 5050 4 3
#> [1, 2, 3] (0, 1) [0, 1, 2]
#> 0 1 2 {0: 0, 1: 1} [(0, 3), (1, 4), (2, 5)]

### the variable may be changed
for i in range(3):
    print(i, end=' ')  #> 0 1 2 10
    i = 10
print(i)

### ranges do not change
r = range(3)
r[0] = 1
#! TypeError: 'range' object does not support item assignment

### ranges cannot be subclassed
class R(range): pass
#! TypeError: type 'range' is not an acceptable base type
