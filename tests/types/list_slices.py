### reading
l = list(range(10))
print(l[2:5], l[:3], l[7:], l[:], l[-3:], l[:-7], l[5:2])
print(l[::3], l[::-1], l[8:2:-2], l[-1:-4:-1], l[100:])
print(l[:100], l[-100:2])
print(l[None:None:None], l[True:3], l[slice(1, 3)], l[-2 ** 80:2 ** 80:2 ** 80], l[::2 ** 62], l[::-2 ** 80])
#> [2, 3, 4] [0, 1, 2] [7, 8, 9] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] [7, 8, 9] [0, 1, 2] []
#> [0, 3, 6, 9] [9, 8, 7, 6, 5, 4, 3, 2, 1, 0] [8, 6, 4] [9, 8, 7] []
#> [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] [0, 1]
#> [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] [1, 2] [1, 2] [0] [0] [9]

### indices
l = ['a', 'b', 'c']
print(l[0], l[-1], l[True], l[-3])  #> a c b a

### out of range
[1, 2][2]
#! IndexError: list index out of range

### below the range
[1, 2][-3]
#! IndexError: list index out of range

### an index of a wrong type
l = [1]
l['a']
#! TypeError: list indices must be integers or slices, not str

### a float as index
l = [1]
l[1.0]
#! TypeError: list indices must be integers or slices, not float

### a huge index
[1][2 ** 70]
#! IndexError: cannot fit 'int' into an index-sized integer

### assigning items
l = [1, 2, 3]
l[0] = 'a'
l[-1] = 'c'
l[True] = 'b'
print(l)  #> ['a', 'b', 'c']

### assigning out of range
l = [1]
l[1] = 2
#! IndexError: list assignment index out of range

### assigning with a wrong type
l = [1]
l['a'] = 2
#! TypeError: list indices must be integers or slices, not str

### assigning slices
l = list(range(6))
l[1:3] = 'xyz'
print(l)  #> [0, 'x', 'y', 'z', 3, 4, 5]
l[:2] = []
print(l)  #> ['y', 'z', 3, 4, 5]
l[len(l):] = [7, 8]
print(l)  #> ['y', 'z', 3, 4, 5, 7, 8]
l[2:2] = (x for x in 'gen')
print(l)  #> ['y', 'z', 'g', 'e', 'n', 3, 4, 5, 7, 8]
l[::2] = range(5)
print(l)  #> [0, 'z', 1, 'e', 2, 3, 3, 5, 4, 8]
l[::-1] = list(l)
print(l)  #> [8, 4, 5, 3, 3, 2, 'e', 1, 'z', 0]
l[1:3] = l
print(l)  #> [8, 8, 4, 5, 3, 3, 2, 'e', 1, 'z', 0, 3, 3, 2, 'e', 1, 'z', 0]
l[:] = ()
print(l)  #> []
l[5:1] = [1, 2]
print(l)  #> [1, 2]

### an extended slice of another size
l = [1, 2, 3]
l[::2] = [1]
#! ValueError: attempt to assign sequence of size 1 to extended slice of size 2

### assigning what is not iterable
l = [1]
l[0:1] = 5
#! TypeError: must assign iterable to extended slice

### assigning what is not iterable to an extended slice
l = [1, 2]
l[::2] = 5
#! TypeError: must assign iterable to extended slice

### deleting
l = list(range(10))
del l[0]
del l[-1]
print(l)  #> [1, 2, 3, 4, 5, 6, 7, 8]
del l[1:3]
print(l)  #> [1, 4, 5, 6, 7, 8]
del l[::2]
print(l)  #> [4, 6, 8]
del l[::-2]
print(l)  #> [6]
del l[5:]
del l[:]
print(l)  #> []

### deleting backwards
l = list(range(10))
del l[8:1:-3]
print(l)  #> [0, 1, 3, 4, 6, 7, 9]

### deleting out of range
l = [1]
del l[1]
#! IndexError: list assignment index out of range

### deleting with a wrong type
l = [1]
del l['a']
#! TypeError: list indices must be integers or slices, not str

### a step of zero
[1][::0]
#! ValueError: slice step cannot be zero

### a bound of a wrong type
l = [1]
l['a':]
#! TypeError: slice indices must be integers or None or have an __index__ method

### bounds with __index__
class I:
    def __init__(self, v): self.v = v
    def __index__(self): return self.v
l = list(range(6))
print(l[I(1):I(4)], l[I(5)], l[::I(2)], l[I(4):I(0):I(-1)])  #> [1, 2, 3] 5 [0, 2, 4] [4, 3, 2, 1]
l[I(0)] = 'z'
l[I(1):I(3)] = 'y'
del l[I(2)]
print(l)  #> ['z', 'y', 4, 5]

### an __index__ that is no int
class I:
    def __index__(self): return 'a'
[1][I()]
#! TypeError: __index__ returned non-int (type str)

### tuples too
t = tuple(range(6))
print(t[1:3], t[::-1], t[:] is t, t[4], t[-1:], t[6:])  #> (1, 2) (5, 4, 3, 2, 1, 0) True 4 (5,) ()

### a tuple index out of range
(1, 2)[5]
#! IndexError: tuple index out of range

### a tuple index of a wrong type
t = (1,)
t['a']
#! TypeError: tuple indices must be integers or slices, not str
