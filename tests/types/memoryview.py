def t(f):
    try: print(f())
    except (TypeError, ValueError, IndexError, NotImplementedError) as e: print(type(e).__name__, e)

class B:
    def __bool__(self): return True

### what it views
m = memoryview(b'abc')
print(m[0], m[-1], len(m), list(m), m.tolist(), m.tobytes(), bytes(m), m.hex())
print(m.obj, m.nbytes, m.itemsize, m.format, m.ndim, m.shape, m.strides, m.suboffsets, m.readonly)
print(m.c_contiguous, m.f_contiguous, m.contiguous, repr(m)[:8], type(iter(m)).__name__)
w = memoryview(bytearray(b'abc'))
print(w.readonly, w.toreadonly().readonly, w.toreadonly().obj, w[1:].obj, memoryview(w).obj is w.obj)
print(memoryview(object=b'x').nbytes, bool(m), bool(m[:0]), 98 in m, 'b' in m, list(reversed(m)))
print(isinstance(m, memoryview), memoryview[int], m.__buffer__(0) == m, b'a'.__buffer__(0).obj)
#> 97 99 3 [97, 98, 99] [97, 98, 99] b'abc' b'abc' 616263
#> b'abc' 3 1 B 1 (3,) (1,) () True
#> True True True <memory  memory_iterator
#> False True bytearray(b'abc') bytearray(b'abc') True
#> 1 True False True False [99, 98, 97]
#> True memoryview[int] True b'a'

### what it does not view
def t(*args, **kw):
    try: print(memoryview(*args, **kw))
    except TypeError as e: print(e)
t()
t('a')
t(1)
t(None)
t([1])
class X(memoryview): pass
#> memoryview() missing required argument 'object' (pos 1)
#> memoryview: a bytes-like object is required, not 'str'
#> memoryview: a bytes-like object is required, not 'int'
#> memoryview: a bytes-like object is required, not 'NoneType'
#> memoryview: a bytes-like object is required, not 'list'
#! TypeError: type 'memoryview' is not an acceptable base type

### indices
def t(f):
    try: print(f())
    except (TypeError, IndexError, NotImplementedError) as e: print(type(e).__name__, e)
m = memoryview(b'abcdef')
class I:
    def __index__(self): return -2
for key in (10, -7, 'a', 1.0, (0, 1), (), ..., (slice(0, 2),), (slice(0, 2), slice(0, 1)), 2 ** 70, None, (0,),
        I(), True):
    t(lambda: m[key])
print(m[I():].tobytes(), m[:I()].tobytes())
#> IndexError index out of bounds on dimension 1
#> IndexError index out of bounds on dimension 1
#> TypeError memoryview: invalid slice key
#> TypeError memoryview: invalid slice key
#> TypeError cannot index 1-dimension view with 2-element tuple
#> NotImplementedError sub-views are not implemented
#> TypeError memoryview: invalid slice key
#> NotImplementedError multi-dimensional slicing is not implemented
#> NotImplementedError multi-dimensional slicing is not implemented
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError memoryview: invalid slice key
#> 97
#> 101
#> 98
#> b'ef' b'abcd'

### slices
m = memoryview(b'abcdef')
for s in (slice(1, 3), slice(None, None, 2), slice(None, None, -1), slice(4, 1, -2), slice(0, 0),
        slice(None, None, 100), slice(5, 0)):
    v = m[s]
    print(v.tobytes(), v.tolist(), v.shape, v.strides, v.c_contiguous, v.nbytes, v == bytes(v))
print(m[1:][1:][::2].tobytes(), m[::-1][1:4][::-1].tobytes())
#> b'bc' [98, 99] (2,) (1,) True 2 True
#> b'ace' [97, 99, 101] (3,) (2,) False 3 True
#> b'fedcba' [102, 101, 100, 99, 98, 97] (6,) (-1,) False 6 True
#> b'ec' [101, 99] (2,) (-2,) False 2 True
#> b'' [] (0,) (1,) True 0 True
#> b'a' [97] (1,) (100,) True 1 True
#> b'' [] (0,) (1,) True 0 True
#> b'ce' b'cde'

### items of every format
for code in 'bBhHiIqQfdec':
    m = memoryview(bytes(range(250, 256)) + bytes(range(10))).cast(code)
    print(code, m.itemsize, m.tolist()[:3] if code not in 'fde' else m.tolist()[1:2])
print(memoryview(b'\x01\x02\x03\x04').cast('@H').format, memoryview(b'\0\1\0').cast('?').tolist())
#> b 1 [-6, -5, -4]
#> B 1 [250, 251, 252]
#> h 2 [-1030, -516, -2]
#> H 2 [64506, 65020, 65534]
#> i 4 [-33752070, 16842750, 84148994]
#> I 4 [4261215226, 16842750, 84148994]
#> q 8 [72339064685919226, 650777868590383874]
#> Q 8 [72339064685919226, 650777868590383874]
#> f 4 [2.3693552403567875e-38]
#> d 8 [3.7258146895053074e-265]
#> e 2 [nan]
#> c 1 [b'\xfa', b'\xfb', b'\xfc']
#> @H [False, True, False]

### setting items: from ('b', 128) to ('f', 1e300)
def t(code, value):
    m = memoryview(bytearray(16)).cast(code)
    try: m[0] = value
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
    else: print(code, value, m[0])
for code, value in [('b', 128), ('b', -128), ('b', 'a'), ('B', -1), ('H', 1.0), ('Q', -1), ('Q', 2 ** 64),
        ('Q', 2 ** 64 - 1), ('q', 2 ** 63), ('q', -2 ** 63), ('f', 1e300)]:
    t(code, value)
#> ValueError memoryview: invalid value for format 'b'
#> b -128 -128
#> TypeError memoryview: invalid type for format 'b'
#> ValueError memoryview: invalid value for format 'B'
#> TypeError memoryview: invalid type for format 'H'
#> ValueError memoryview: invalid value for format 'Q'
#> ValueError memoryview: invalid value for format 'Q'
#> Q 18446744073709551615 18446744073709551615
#> ValueError memoryview: invalid value for format 'q'
#> q -9223372036854775808 -9223372036854775808
#> f 1e+300 inf

### setting items: from ('e', 1e300) to ('c', 65)
def t(code, value):
    m = memoryview(bytearray(16)).cast(code)
    try: m[0] = value
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
    else: print(code, value, m[0])
for code, value in [('e', 1e300), ('e', 65519), ('e', 65520), ('f', 'a'), ('d', 10 ** 400), ('?', []),
        ('?', [1]), ('c', b'ab'), ('c', 'a'), ('c', b'z'), ('c', 65)]:
    t(code, value)
#> ValueError memoryview: invalid value for format 'e'
#> e 65519 65504.0
#> ValueError memoryview: invalid value for format 'e'
#> TypeError memoryview: invalid type for format 'f'
#> ValueError memoryview: invalid value for format 'd'
#> ? [] False
#> ? [1] True
#> ValueError memoryview: invalid value for format 'c'
#> TypeError memoryview: invalid type for format 'c'
#> c b'z' b'z'
#> TypeError memoryview: invalid type for format 'c'

### setting items: float, nan and tolist
def t(code, value):
    m = memoryview(bytearray(16)).cast(code)
    try: m[0] = value
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
    else: print(code, value, m[0])
class I:
    def __index__(self): return 7
class F:
    def __float__(self): return 2.5
for code, value in [('d', 3), ('f', float('nan')), ('e', 6e-08), ('e', 2.9e-08), ('e', 1 / 3), ('e', -0.0),
        ('e', 6.1e-05), ('e', float('inf')), ('d', True), ('i', True), ('B', None)]:
    t(code, value)
m = memoryview(bytearray(8))
m[0] = I()
m.cast('f')[1] = F()
m[I()] = 1
m.cast('?')[1] = B()
print(m.tolist())
#> d 3 3.0
#> f nan nan
#> e 6e-08 5.960464477539063e-08
#> e 2.9e-08 0.0
#> e 0.3333333333333333 0.333251953125
#> e -0.0 -0.0
#> e 6.1e-05 6.097555160522461e-05
#> e inf inf
#> d True 1.0
#> i True 1
#> TypeError memoryview: invalid type for format 'B'
#> [7, 1, 0, 0, 0, 0, 32, 1]

### assignment: memoryview
def t(m, key, value):
    try: m[key] = value
    except (TypeError, ValueError, IndexError, NotImplementedError) as e: print(type(e).__name__, e)
    print(bytes(m))
t(memoryview(b'ab'), 0, 1)
t(memoryview(b'ab'), slice(0, 1), b'x')
#> TypeError cannot modify read-only memory
#> b'ab'
#> TypeError cannot modify read-only memory
#> b'ab'

### assignment: key, value and slice
def t(m, key, value):
    try: m[key] = value
    except (TypeError, ValueError, IndexError, NotImplementedError) as e: print(type(e).__name__, e)
    print(bytes(m))
w = memoryview(bytearray(b'abcdef'))
for key, value in [(10, 1), ('a', 1), (0, 'a'), (0, 256), (0, None), (slice(0, 2), b'xyz'), (slice(0, 2), 1)]:
    t(w, key, value)
#> IndexError index out of bounds on dimension 1
#> b'abcdef'
#> TypeError memoryview: invalid slice key
#> b'abcdef'
#> TypeError memoryview: invalid type for format 'B'
#> b'abcdef'
#> ValueError memoryview: invalid value for format 'B'
#> b'abcdef'
#> TypeError memoryview: invalid type for format 'B'
#> b'abcdef'
#> ValueError memoryview assignment: lvalue and rvalue have different structures
#> b'abcdef'
#> TypeError a bytes-like object is required, not 'int'
#> b'abcdef'

### assignment: Ellipsis, cast and bytes
def t(m, key, value):
    try: m[key] = value
    except (TypeError, ValueError, IndexError, NotImplementedError) as e: print(type(e).__name__, e)
    print(bytes(m))
w = memoryview(bytearray(b'abcdef'))
for key, value in [(slice(0, 2), 'ab'), (slice(0, 2), b'xy'), ((0,), 5), ((0, 1), 5), ((slice(0, 2),), b'ab'),
        (Ellipsis, 1), (slice(0, 2), memoryview(bytes(2)).cast('b'))]:
    t(w, key, value)
for key, value in [(slice(0, 4), memoryview(bytes(4)).cast('i')), (slice(None, None, 2), b'123'),
        (slice(0, 0), b''), (slice(0, 2), [1, 2]), (slice(2, 4), bytearray(b'zz'))]:
    t(w, key, value)
#> TypeError a bytes-like object is required, not 'str'
#> b'abcdef'
#> b'xycdef'
#> b'\x05ycdef'
#> TypeError cannot index 1-dimension view with 2-element tuple
#> b'\x05ycdef'
#> NotImplementedError memoryview slice assignments are currently restricted to ndim = 1
#> b'\x05ycdef'
#> TypeError memoryview: invalid slice key
#> b'\x05ycdef'
#> ValueError memoryview assignment: lvalue and rvalue have different structures
#> b'\x05ycdef'
#> ValueError memoryview assignment: lvalue and rvalue have different structures
#> b'\x05ycdef'
#> b'1y2d3f'
#> b'1y2d3f'
#> TypeError a bytes-like object is required, not 'list'
#> b'1y2d3f'
#> b'1yzz3f'

### deletion
def t(m, key):
    try: del m[key]
    except TypeError as e: print(e)
t(memoryview(bytearray(3)), 0)
t(memoryview(bytearray(3)), slice(0, 1))
t(memoryview(b'abc'), 0)
#> cannot delete memory
#> cannot delete memory
#> cannot modify read-only memory

### overlapping assignment
b = bytearray(b'abcdefgh')
m = memoryview(b)
m[2:6] = m[0:4]
print(b)  #> bytearray(b'ababcdgh')
m[0:4] = m[2:6]
print(b)  #> bytearray(b'abcdcdgh')
m[::-1] = m
print(b)  #> bytearray(b'hgdcdcba')
b[0:3] = m[3:6]
print(b)  #> bytearray(b'cdccdcba')
b[::2] = m[4:8]
print(b)  #> bytearray(b'ddccbcaa')

### casts: format and shape
def t(m, *args, **kw):
    try:
        v = m.cast(*args, **kw)
        print(v.format, v.shape, v.strides, v.tolist())
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
m = memoryview(b'abcdef')
t(m, 'b')
t(m, 'B', [2, 3])
t(m, 'B', (3, 1, 2))
t(m, 'H', [3, 1])
t(m, format='B', shape=[6])
t(m, 'B', 5)
t(m, 'B', None)
t(m, 'B', [1.0])
t(m, 'B', [-1])
t(m, 'B', [0])
t(m, 'B', [2, 2])
t(m, 'i')
t(m, 1)
t(m, 'é')
t(m, '<B')
t(m, '')
t(m, 'F')
#> b (6,) (1,) [97, 98, 99, 100, 101, 102]
#> B (2, 3) (3, 1) [[97, 98, 99], [100, 101, 102]]
#> B (3, 1, 2) (2, 2, 1) [[[97, 98]], [[99, 100]], [[101, 102]]]
#> H (3, 1) (2, 2) [[25185], [25699], [26213]]
#> B (6,) (1,) [97, 98, 99, 100, 101, 102]
#> TypeError shape must be a list or a tuple
#> TypeError shape must be a list or a tuple
#> TypeError memoryview.cast(): elements of shape must be integers
#> ValueError memoryview.cast(): elements of shape must be integers > 0
#> ValueError memoryview.cast(): elements of shape must be integers > 0
#> TypeError memoryview: product(shape) * itemsize != buffer size
#> TypeError memoryview: length is not a multiple of itemsize
#> TypeError cast() argument 'format' must be str, not int
#> UnicodeEncodeError 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)
#> ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
#> ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
#> ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'

### casts: cast, memoryview and bytes
def t(m, *args, **kw):
    try:
        v = m.cast(*args, **kw)
        print(v.format, v.shape, v.strides, v.tolist())
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
m = memoryview(b'abcdef')
t(m, 'xB')
t(m, 'B', [1] * 65)
t(m[::2], 'b')
t(memoryview(bytes(8)).cast('i'), 'h')
t(m.cast('B', [2, 3]), 'B', [3, 2])
t(m.cast('B', [2, 3]), 'B')
t(memoryview(b''), 'i')
t(memoryview(b''), 'B', [0])
t(memoryview(b'x'), 'B', [])
#> ValueError memoryview: destination format must be a native single character format prefixed with an optional '@'
#> ValueError memoryview: number of dimensions must not exceed 64
#> TypeError memoryview: casts are restricted to C-contiguous views
#> TypeError memoryview: cannot cast between two non-byte formats
#> TypeError memoryview: cast must be 1D -> ND or ND -> 1D
#> B (6,) (1,) [97, 98, 99, 100, 101, 102]
#> i (0,) (4,) []
#> TypeError memoryview: cannot cast view with zeros in shape or strides
#> B () () 120

### several dimensions: cast, tolist and tobytes
n = memoryview(bytearray(range(12))).cast('B', [3, 4])
for key in (0, (1, 2), (1, -1), (3, 0), (0, 4), (slice(0, 1), slice(0, 1)), (0, 0, 0), (1,), ...):
    t(lambda: n[key])
t(lambda: n.tolist())
t(lambda: list(n))
t(lambda: len(n))
t(lambda: n.tobytes('F'))
t(lambda: n.tobytes('A'))
t(lambda: n.tobytes('X'))
t(lambda: n.tobytes(None))
t(lambda: n.tobytes(1))
#> NotImplementedError multi-dimensional sub-views are not implemented
#> 6
#> 7
#> IndexError index out of bounds on dimension 1
#> IndexError index out of bounds on dimension 2
#> NotImplementedError multi-dimensional slicing is not implemented
#> TypeError cannot index 2-dimension view with 3-element tuple
#> NotImplementedError sub-views are not implemented
#> TypeError memoryview: invalid slice key
#> [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]
#> NotImplementedError multi-dimensional sub-views are not implemented
#> 3
#> b'\x00\x04\x08\x01\x05\t\x02\x06\n\x03\x07\x0b'
#> b'\x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b'
#> ValueError order must be 'C', 'F' or 'A'
#> b'\x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b'
#> TypeError tobytes() argument 'order' must be str or None, not int

### several dimensions: strides, f_contiguous and cast
def s(m, key, value): m[key] = value
n = memoryview(bytearray(range(12))).cast('B', [3, 4])
t(lambda: (n.strides, n.ndim, n.c_contiguous, n.f_contiguous, n.contiguous, n.nbytes))
t(lambda: s(n, 0, 1))
t(lambda: s(n, (0, 1), 77))
t(lambda: n[0, 1])
t(lambda: s(n, slice(0, 1), b'a'))
t(lambda: n.count(1))
t(lambda: n.index(1))
t(lambda: n == n.cast('B'))
t(lambda: n == memoryview(n))
t(lambda: n.hex())
t(lambda: 1 in n)
t(lambda: n[1:].tolist())
t(lambda: n[::2].tolist())
t(lambda: (n[::2].strides, n[::2].shape, n[::2].c_contiguous, n[::-1].tobytes(), n[::2].f_contiguous))
t(lambda: memoryview(bytes(range(8))).cast('B', [2, 2, 2]).tobytes('F'))
t(lambda: memoryview(bytes(range(4))).cast('B', [1, 4]).f_contiguous)
#> ((4, 1), 2, True, False, True, 12)
#> NotImplementedError sub-views are not implemented
#> None
#> 77
#> NotImplementedError memoryview slice assignments are currently restricted to ndim = 1
#> NotImplementedError multi-dimensional sub-views are not implemented
#> NotImplementedError multi-dimensional lookup is not implemented
#> False
#> True
#> 004d02030405060708090a0b
#> NotImplementedError multi-dimensional sub-views are not implemented
#> [[4, 5, 6, 7], [8, 9, 10, 11]]
#> [[0, 77, 2, 3], [8, 9, 10, 11]]
#> ((8, 1), (2, 4), False, b'\x08\t\n\x0b\x04\x05\x06\x07\x00M\x02\x03', False)
#> b'\x00\x04\x02\x06\x01\x05\x03\x07'
#> True

### no dimension
z = memoryview(b'\x05').cast('B', [])
for f in (lambda: z[()], lambda: z[...] is z, lambda: z[0], lambda: len(z), z.tolist, lambda: list(z),
        z.tobytes, lambda: (z.strides, z.shape, z.ndim, z.nbytes, z.c_contiguous, z.f_contiguous),
        lambda: z[0:1], lambda: z.count(5), lambda: z.index(5), lambda: z == b'\x05', lambda: z == 5, z.hex,
        lambda: bytes(z), lambda: iter(z)):
    t(f)
w = memoryview(bytearray(1)).cast('B', ())
w[()] = 3
w[...] = 4
print(w.obj)
#> 5
#> True
#> TypeError invalid indexing of 0-dim memory
#> TypeError 0-dim memory has no length
#> 5
#> TypeError invalid indexing of 0-dim memory
#> b'\x05'
#> ((), (), 0, 1, True, True)
#> TypeError invalid indexing of 0-dim memory
#> TypeError invalid indexing of 0-dim memory
#> TypeError invalid lookup on 0-dim memory
#> False
#> False
#> 05
#> b'\x05'
#> TypeError invalid indexing of 0-dim memory
#> bytearray(b'\x04')

### count, index, hex
def t(f):
    try: print(f())
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
m = memoryview(b'abcdef')
for f in (lambda: m.count(97), lambda: m.count('a'), lambda: m.count(97.0), lambda: m.index(99), lambda: m.index(1),
          lambda: m.index(99, 3), lambda: m.index(99, -4, -1), lambda: m.index(), lambda: m.index(99, 'a'),
          lambda: m.index(97.0), lambda: m.index(99, 0, 2 ** 70), lambda: m.hex(':', 2), lambda: m[::2].hex(),
          lambda: m.hex(sep='-'), lambda: m.hex(1), lambda: m.hex('ab'), lambda: m[::2].hex(' ')):
    t(f)
#> 1
#> 0
#> 1
#> 2
#> ValueError memoryview.index(x): x not found
#> ValueError memoryview.index(x): x not found
#> 2
#> TypeError index expected at least 1 argument, got 0
#> TypeError slice indices must be integers or have an __index__ method
#> 0
#> 2
#> 6162:6364:6566
#> 616365
#> 61-62-63-64-65-66
#> TypeError object of type 'int' has no len()
#> ValueError sep must be length 1.
#> 61 63 65

### comparison
m = memoryview(b'ace')
print(m == b'ace', b'ace' == m, m == bytearray(b'ace'), bytearray(b'ace') == m, m != b'ace', m == 'ace', m == [1])
print(memoryview(b'abcdef')[::2] == m, m == memoryview(b'acf'), memoryview(b'a') == memoryview(b'a').cast('b'))
print(memoryview(bytes(4)).cast('i') == memoryview(bytes(4)),
    memoryview(bytes(4)).cast('H') == memoryview(bytes(8)).cast('i'))
print(memoryview(b'\xff').cast('b') == b'\xff', memoryview(b'a').cast('c') == b'a')
print(memoryview(b'a').cast('c') == memoryview(b'a').cast('c'))
nan = memoryview(bytearray(8)).cast('d')
nan[0] = float('nan')
print(nan == nan, nan == memoryview(nan), nan != nan)
print(bytearray(b'abc') < memoryview(b'abd'), memoryview(b'abc') < bytearray(b'abd'))
memoryview(b'abc') < b'abd'
#> True True True True False False False
#> True False True
#> False True
#> False False
#> True
#> False False True
#> True True
#! TypeError: '<' not supported between instances of 'memoryview' and 'bytes'

### hash
def t(f):
    try: print(f())
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
m = memoryview(b'abcdef')
print(hash(m) == hash(b'abcdef'), hash(m[::2]) == hash(b'ace'), hash(m.cast('b')) == hash(b'abcdef'))
print({m: 1}[memoryview(b'abcdef')])
class B(bytearray): pass
class D(bytes): __hash__ = None
t(lambda: hash(memoryview(bytearray(b'a'))))
t(lambda: hash(memoryview(bytes(4)).cast('i')))
t(lambda: hash(memoryview(bytearray(b'a')).toreadonly()))
t(lambda: hash(memoryview(B(b'a')).toreadonly()))
t(lambda: hash(memoryview(D(b'a'))))
#> True True True
#> 1
#> ValueError cannot hash writable memoryview object
#> ValueError memoryview: hashing is restricted to formats 'B', 'b' or 'c'
#> TypeError unhashable type: 'bytearray'
#> TypeError unhashable type: 'B'
#> TypeError unhashable type: 'D'

### released: __exit__, tolist and tobytes
def t(f):
    try: print(f())
    except ValueError as e: print(e)
with memoryview(bytearray(b'abc')) as r:
    it = iter(r)
    next(it)
r.release()
print(repr(r)[:16], r == r, r == b'abc', r.__exit__(None, None, None))
for f in (lambda: r[0], lambda: r[:1], lambda: r.obj, lambda: r.nbytes, lambda: r.format,
        lambda: r.c_contiguous, r.tolist, r.tobytes, r.hex, r.toreadonly, r.__enter__, lambda: r.cast('B'),
        lambda: hash(r)):
    t(f)
#> <released memory True False None
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object

### released: strides, f_contiguous and count
def t(f):
    try: print(f())
    except ValueError as e: print(e)
with memoryview(bytearray(b'abc')) as r:
    it = iter(r)
    next(it)
r.release()
for f in (lambda: list(r), lambda: len(r), lambda: bool(r), lambda: memoryview(r), lambda: r.count(1),
        lambda: bytes(r), lambda: bytearray(r), lambda: next(it), lambda: r in b'abc', lambda: b'a'.find(r),
        lambda: r.strides, lambda: r.f_contiguous):
    t(f)
r[0] = 1
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#> operation forbidden on released memoryview object
#! ValueError: operation forbidden on released memoryview object

### where bytes are wanted
m = memoryview(b'a,b')
print(b''.join([m, m]), b'x' + m, bytearray(b'x') + m, b'a,b,a'.find(m), m in b'xa,b', b'a,b,c'.split(m[1:2]))
print(b'a,b'.replace(m[:1], m[1:]))
print(b'a,b'.startswith(m[:2]), b'a,b'.endswith((m[1:],)), b'a,b,'.strip(m[1:2]))
print(b'a'.translate(memoryview(bytes(range(1, 256)) + b'\0')))
print(int.from_bytes(m), int(memoryview(b'12')), float(memoryview(b'1.5')), str(m, 'ascii'), b'%b|%s' % (m, m))
print(bytes(m), bytearray(m))
print(bytes.fromhex(memoryview(b'aabb')), eval(memoryview(b'1+1')),
    b'-'.join([b'a', bytearray(b'b'), memoryview(b'c')]))
b = bytearray(b'12345')
b[1:3] = m
b += m
b.extend(m)
print(b, bytes.maketrans(m, memoryview(b'xyz'))[97])
s = memoryview(b'a1b2c3')[1::2]
print(bytes(s), bytearray(s), b'%b' % s)
b[0:1] = s
print(b)
#> b'a,ba,b' b'xa,b' bytearray(b'xa,b') 0 True [b'a', b'b', b'c']
#> b',b,b'
#> True True b'a,b'
#> b'b'
#> 6368354 12 1.5 a,b b'a,b|a,b'
#> b'a,b' bytearray(b'a,b')
#> b'\xaa\xbb' 2 b'a-b-c'
#> bytearray(b'1a,b45a,ba,b') 120
#> b'123' bytearray(b'123') b'123'
#> bytearray(b'123a,b45a,ba,b')

### where views with gaps are refused
def t(f):
    try: print(f())
    except (TypeError, BufferError) as e: print(type(e).__name__, e)
s = memoryview(b'abcdef')[::2]
for f in (lambda: b''.join([s]), lambda: b'' + s, lambda: b'a'.find(s), lambda: s in b'abc', lambda: int(s),
        lambda: float(s), lambda: str(s, 'ascii'), lambda: bytearray().extend(s), lambda: bytearray() + s,
        lambda: b'ab'.replace(s, b''), lambda: memoryview(b'a') + b'b', lambda: memoryview(b'a') * 2,
        lambda: int(memoryview(b'1'), 16), lambda: int(memoryview(b'zz'))):
    try: t(f)
    except ValueError as e: print(e)
#> TypeError sequence item 0: expected a bytes-like object, memoryview found
#> TypeError can't concat memoryview to bytes
#> BufferError memoryview: underlying buffer is not C-contiguous
#> BufferError memoryview: underlying buffer is not C-contiguous
#> TypeError int() argument must be a string, a bytes-like object or a real number, not 'memoryview'
#> TypeError float() argument must be a string or a real number, not 'memoryview'
#> TypeError decoding to str: need a bytes-like object, memoryview found
#> TypeError can't set bytearray slice from memoryview
#> TypeError can't concat memoryview to bytearray
#> BufferError memoryview: underlying buffer is not C-contiguous
#> TypeError unsupported operand type(s) for +: 'memoryview' and 'bytes'
#> TypeError unsupported operand type(s) for *: 'memoryview' and 'int'
#> TypeError int() can't convert non-string with explicit base
#> invalid literal for int() with base 10: b'zz'

### copying and pickling
import copy
def t(f):
    try: print(f())
    except TypeError as e: print(e)
m = memoryview(b'a')
t(lambda: copy.deepcopy(m))
t(lambda: m.__reduce__())
t(lambda: m.__reduce_ex__(4))
#> cannot pickle memoryview objects
#> cannot pickle 'memoryview' object
#> cannot pickle memoryview objects

### it is no base class
type('X', (memoryview,), {})
#! TypeError: type 'memoryview' is not an acceptable base type

### pickling, and protocols that are none
m = memoryview(b'a')
for f in [lambda: m.__reduce_ex__(2), lambda: m.__reduce_ex__(1), lambda: m.__reduce_ex__(True),
        lambda: m.__reduce_ex__('x'), lambda: m.__reduce_ex__(1.5), lambda: m.__reduce_ex__(None),
        lambda: m.__reduce__(), lambda: m.__reduce_ex__(-1), lambda: m.__reduce_ex__(len)]:
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
#> TypeError cannot pickle memoryview objects
#> TypeError cannot pickle 'memoryview' object
#> TypeError cannot pickle 'memoryview' object
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError cannot pickle 'memoryview' object
#> TypeError cannot pickle 'memoryview' object
#> TypeError 'builtin_function_or_method' object cannot be interpreted as an integer
