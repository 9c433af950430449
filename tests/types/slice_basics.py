### making
print(slice(5), slice(1, 2), slice(1, 2, 3), slice(None), slice('a', [1], None))
s = slice(1, 2, 3)
print(s.start, s.stop, s.step, slice(4).start, slice(4).stop)
#> slice(None, 5, None) slice(1, 2, None) slice(1, 2, 3) slice(None, None, None) slice('a', [1], None)
#> 1 2 3 None 4

### attributes cannot be set
slice(1).start = 2
#! AttributeError: readonly attribute

### no arguments
slice()
#! TypeError: slice expected at least 1 argument, got 0

### too many arguments
slice(1, 2, 3, 4)
#! TypeError: slice expected at most 3 arguments, got 4

### indices
print(slice(None).indices(5), slice(2, 10).indices(5), slice(-3, None).indices(5), slice(None, None, -1).indices(5))
print(slice(10, 0, -2).indices(5), slice(-100, 100).indices(3), slice(1, 2).indices(0))
print(slice(2 ** 80).indices(2 ** 70), slice(None, None, -1).indices(2 ** 70),
    slice(-2 ** 80, None, 2 ** 80).indices(3))
class I:
    def __index__(self): return 2
print(slice(I(), None, I()).indices(I()), slice(I()).indices(7))
#> (0, 5, 1) (2, 5, 1) (2, 5, 1) (4, -1, -1)
#> (4, 0, -2) (0, 3, 1) (0, 0, 1)
#> (0, 1180591620717411303424, 1) (1180591620717411303423, -1, -1) (0, 3, 1208925819614629174706176)
#> (2, 2, 2) (0, 2, 1)

### indices of a negative length
slice(1).indices(-1)
#! ValueError: length should not be negative

### indices of a wrong type
slice(1).indices('a')
#! TypeError: 'str' object cannot be interpreted as an integer

### indices of bounds of a wrong type
slice('a').indices(3)
#! TypeError: slice indices must be integers or None or have an __index__ method

### a step of zero
slice(1, 2, 0).indices(3)
#! ValueError: slice step cannot be zero

### comparisons and hashes
print(slice(1, 2) == slice(1, 2), slice(1, 2) < slice(1, 3), slice(1) != slice(2), slice(1, 2) >= slice(1, 2, None))
print(hash(slice(1, 2)) == hash(slice(1, 2)), {slice(1, 2): 'x'}[slice(1, 2)])
#> True True True True
#> True x

### a slice and an int
slice(1) < 1
#! TypeError: '<' not supported between instances of 'slice' and 'int'

### hash of a slice with a list
hash(slice(1, []))
#! TypeError: unhashable type: 'list'

### what __getitem__ gets
class G:
    def __getitem__(self, k): return k
g = G()
print(g[1:2], g[::3], g[:])  #> slice(1, 2, None) slice(None, None, 3) slice(None, None, None)
print(g[1:2, 3], g['a':'b'], g[...])  #> (slice(1, 2, None), 3) slice('a', 'b', None) Ellipsis
print(g[1:2, ::2, None])  #> (slice(1, 2, None), slice(None, None, 2), None)

### slices in variables
s = slice(1, None, 2)
print([0, 1, 2, 3][s], 'abcd'[s], (0, 1, 2, 3)[s], range(4)[s], b'abcd'[s])
l = [0, 1, 2, 3]
l[s] = 'xy'
del l[slice(0, 1)]
print(l)
#> [1, 3] bd (1, 3) range(1, 4, 2) b'bd'
#> ['x', 2, 'y']
