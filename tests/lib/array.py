from array import array as A

def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)

def s(a, k, v): a[k] = v; return a
def d(a, k): del a[k]; return a

### making arrays
from array import array as A
import array
print(array.typecodes, array.ArrayType, A.__module__, type(iter(A('i'))))
for c, v in [('b', 1), ('B', 255), ('u', 'x'), ('w', 'y'), ('h', -2), ('d', 1.5), ('x', 1), (1, 2)]:
    t(lambda: (c, v, A(c, [v])))
#> bBuwhHiIlLqQfd <class 'array.array'> array <class 'array.arrayiterator'>
#> ('b', 1, array('b', [1]))
#> ('B', 255, array('B', [255]))
#> ('u', 'x', array('u', 'x'))
#> ('w', 'y', array('w', 'y'))
#> ('h', -2, array('h', [-2]))
#> ('d', 1.5, array('d', [1.5]))
#> ValueError bad typecode (must be b, B, u, w, h, H, i, I, l, L, q, Q, f or d)
#> TypeError array() argument 1 must be a unicode character, not int

### values that do not fit: from ('b', 128) to ('b', 'a')
for c, v in [('b', 128), ('b', -129), ('B', 256), ('B', -1), ('h', 2 ** 15), ('H', 2 ** 16), ('H', -1),
        ('I', -1), ('q', 2 ** 63), ('Q', 2 ** 64), ('Q', -1), ('b', 'a')]:
    t(lambda: (c, v, A(c, [v])))
#> OverflowError signed char is greater than maximum
#> OverflowError signed char is less than minimum
#> OverflowError unsigned byte integer is greater than maximum
#> OverflowError unsigned byte integer is less than minimum
#> OverflowError signed short integer is greater than maximum
#> OverflowError unsigned short is greater than maximum
#> OverflowError unsigned short is less than minimum
#> OverflowError can't convert negative value to unsigned int
#> OverflowError int too big to convert
#> OverflowError int too big to convert
#> OverflowError can't convert negative int to unsigned
#> TypeError 'str' object cannot be interpreted as an integer

### values that do not fit: of another kind
for c, v in [('B', 1.5), ('f', 'a'), ('d', None), ('f', 1e300), ('I', 'a'), ('q', 'a'), ('b', 2 ** 100),
        ('I', 2 ** 100), ('q', -2 ** 100), ('H', 2 ** 100), ('d', 10 ** 400)]:
    t(lambda: (c, v, A(c, [v])))
class I:
    def __index__(self): return 7
class F:
    def __float__(self): return 1.5
print(A('b', [I(), 1]), A('d', [F(), I(), 2]), A('I', [True]))
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError must be real number, not str
#> TypeError must be real number, not NoneType
#> ('f', 1e+300, array('f', [inf]))
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> OverflowError Python int too large to convert to C long
#> OverflowError Python int too large to convert to C unsigned long
#> OverflowError int too big to convert
#> OverflowError Python int too large to convert to C long
#> OverflowError int too large to convert to float
#> array('b', [7, 1]) array('d', [1.5, 7.0, 2.0]) array('I', [1])

### items, slices, operators, comparison: slice
a=A('i',[1,2,3,4])
t(lambda:a[0])
t(lambda:a[-1])
t(lambda:a[9])
t(lambda:a['a'])
t(lambda:a[1:3])
t(lambda:a[::2])
t(lambda:a[::-1])
t(lambda:a[1.0])
t(lambda:s(a[:],0,9))
t(lambda:s(a[:],9,9))
t(lambda:s(a[:],'a',9))
t(lambda:s(a[:],0,'x'))
t(lambda:s(a[:],slice(0,2),A('i',[7])))
t(lambda:s(a[:],slice(0,2),[7]))
t(lambda:s(a[:],slice(0,2),A('b',[7])))
t(lambda:s(a[:],slice(None,None,2),A('i',[7,8])))
t(lambda:s(a[:],slice(None,None,2),A('i',[7])))
#> 1
#> 4
#> IndexError array index out of range
#> TypeError array indices must be integers
#> array('i', [2, 3])
#> array('i', [1, 3])
#> array('i', [4, 3, 2, 1])
#> TypeError array indices must be integers
#> array('i', [9, 2, 3, 4])
#> IndexError array assignment index out of range
#> TypeError array indices must be integers
#> TypeError 'str' object cannot be interpreted as an integer
#> array('i', [7, 3, 4])
#> TypeError can only assign array (not "list") to array slice
#> TypeError bad argument type for built-in operation
#> array('i', [7, 2, 8, 4])
#> ValueError attempt to assign array of size 1 to extended slice of size 2

### items, slices, operators, comparison: from t(lambda:s(a,slice(1,2),a))
a=A('i',[1,2,3,4])
t(lambda:s(a,slice(1,2),a))
print(a)
a=A('i',[1,2,3,4])
t(lambda:d(a[:],0))
t(lambda:d(a[:],9))
t(lambda:d(a[:],slice(0,2)))
t(lambda:d(a[:],slice(None,None,2)))
t(lambda:d(a[:],slice(None,None,-1)))
t(lambda: s(a[:],slice(3,1),A('i',[5])))
t(lambda:d(a[:],'x'))
t(lambda:a+a)
t(lambda:a+[1])
t(lambda:a+A('b'))
t(lambda:a*2)
t(lambda:2*a)
t(lambda:a*-1)
t(lambda:a*1.5)
t(lambda:a*'a')
#> array('i', [1, 1, 2, 3, 4, 3, 4])
#> array('i', [1, 1, 2, 3, 4, 3, 4])
#> array('i', [2, 3, 4])
#> IndexError array assignment index out of range
#> array('i', [3, 4])
#> array('i', [2, 4])
#> array('i')
#> array('i', [1, 2, 3, 5, 4])
#> TypeError array indices must be integers
#> array('i', [1, 2, 3, 4, 1, 2, 3, 4])
#> TypeError can only append array (not "list") to array
#> TypeError bad argument type for built-in operation
#> array('i', [1, 2, 3, 4, 1, 2, 3, 4])
#> array('i', [1, 2, 3, 4, 1, 2, 3, 4])
#> array('i')
#> TypeError can't multiply sequence by non-int of type 'float'
#> TypeError can't multiply sequence by non-int of type 'str'

### items, slices, operators, comparison: a sum and a product in place, and equality
a=A('i',[1,2,3,4])
a=A('i',[1,2,3,4])
b=a[:]
b+=a
print(b)
b*=2
print(b)
b*=0
print(b)
def ia(b,x): b+=x; return b
t(lambda:ia(a[:],[1]))
t(lambda:ia(a[:],A('b')))
t(lambda:ia(a[:],5)); 
t(lambda:a==A('i',[1,2,3,4]))
t(lambda:a==A('d',[1,2,3,4]))
t(lambda:a==[1,2,3,4])
t(lambda:a<A('i',[1,2,4]))
t(lambda:a<A('i',[1,2]))
t(lambda:a!=A('i',[1]))
t(lambda:a<[1])
t(lambda: A('b')==A('i'))
t(lambda: A('d',[float('nan')])==A('d',[float('nan')]))
t(lambda:hash(a))
t(lambda:len(a))
#> array('i', [1, 2, 3, 4, 1, 2, 3, 4])
#> array('i', [1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4])
#> array('i')
#> TypeError can only extend array with array (not "list")
#> TypeError can only extend with array of same kind
#> TypeError can only extend array with array (not "int")
#> True
#> True
#> False
#> True
#> False
#> True
#> TypeError '<' not supported between instances of 'array.array' and 'list'
#> True
#> False
#> TypeError unhashable type: 'array.array'
#> 4

### items, slices, operators, comparison: index and count
a=A('i',[1,2,3,4])
t(lambda:bool(A('i')))
t(lambda:2 in a)
t(lambda:'x' in a)
t(lambda:list(a))
t(lambda:list(reversed(a)))
t(lambda:a.index(3))
t(lambda:a.index(9))
t(lambda:a.index(3,-1))
t(lambda:a.index(3,1,3))
t(lambda:a.count(1))
t(lambda:a.count('a'))
t(lambda:a.index(1.0))
t(lambda:a.index(3,3))
#> False
#> True
#> False
#> [1, 2, 3, 4]
#> [4, 3, 2, 1]
#> 2
#> ValueError array.index(x): x not in array
#> ValueError array.index(x): x not in array
#> 2
#> 1
#> 0
#> 0
#> ValueError array.index(x): x not in array

### methods: append, extend, fromlist and frombytes
a = A('i', [1, 2, 3, 4])
c=a[:]
for f in [lambda:c.append(5),lambda:c.append('a'),lambda:c.extend([6,7]),lambda:c.extend(A('i',[8])),
        lambda:c.extend(A('b',[8])),lambda:c.extend(5),lambda:c.extend(['a'])]:
    t(f); print(c)
for f in [lambda:c.extend([9,'a']), lambda:c.fromlist([1,2]),lambda:c.fromlist([1,'a']),lambda:c.fromlist((1,)),
        lambda:c.frombytes(b'\x01\0\0\0'),lambda:c.frombytes(b'abc'),lambda:c.frombytes('abc')]:
    t(f); print(c)
#> None
#> array('i', [1, 2, 3, 4, 5])
#> TypeError 'str' object cannot be interpreted as an integer
#> array('i', [1, 2, 3, 4, 5])
#> None
#> array('i', [1, 2, 3, 4, 5, 6, 7])
#> None
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8])
#> TypeError can only extend with array of same kind
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8])
#> TypeError 'int' object is not iterable
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8])
#> TypeError 'str' object cannot be interpreted as an integer
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8])
#> TypeError 'str' object cannot be interpreted as an integer
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8, 9])
#> None
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2])
#> TypeError 'str' object cannot be interpreted as an integer
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2])
#> TypeError arg must be list
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2])
#> None
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 1])
#> ValueError bytes length not a multiple of item size
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 1])
#> TypeError a bytes-like object is required, not 'str'
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 1])

### methods: fromunicode, insert and pop
c = A('i', [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 1])
for f in [lambda:c.fromunicode('a'),lambda:c.insert(0,77),lambda:c.insert(-1,78),lambda:c.insert(99,79),
        lambda:c.insert(0,'a'),lambda:c.pop(),lambda:c.pop(0)]:
    t(f); print(c)
#> ValueError fromunicode() may only be called on unicode type arrays ('u' or 'w')
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 1])
#> None
#> array('i', [77, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 1])
#> None
#> array('i', [77, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 78, 1])
#> None
#> array('i', [77, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 78, 1, 79])
#> TypeError 'str' object cannot be interpreted as an integer
#> array('i', [77, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 78, 1, 79])
#> 79
#> array('i', [77, 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 78, 1])
#> 77
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 78, 1])

### methods: remove, byteswap and clear
c = A('i', [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 78, 1])
for f in [lambda:c.pop(99),lambda:c.remove(78), lambda:c.remove(1000),lambda:c.reverse(),lambda:c.byteswap(),
        lambda:c.byteswap(),lambda:c.clear()]:
    t(f); print(c)
for f in [lambda:c.pop(),lambda:c.tolist(),lambda:c.insert('a',1), lambda:c.extend(x for x in [1,2]),
        lambda: c.extend(c)]:
    t(f); print(c)
#> IndexError pop index out of range
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 78, 1])
#> None
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 1])
#> ValueError array.remove(x): x not in array
#> array('i', [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 1])
#> None
#> array('i', [1, 2, 1, 9, 8, 7, 6, 5, 4, 3, 2, 1])
#> None
#> array('i', [16777216, 33554432, 16777216, 150994944, 134217728, 117440512, 100663296, 83886080, 67108864, 50331648, 33554432, 16777216])
#> None
#> array('i', [1, 2, 1, 9, 8, 7, 6, 5, 4, 3, 2, 1])
#> None
#> array('i')
#> IndexError pop from empty array
#> array('i')
#> []
#> array('i')
#> TypeError 'str' object cannot be interpreted as an integer
#> array('i')
#> None
#> array('i', [1, 2])
#> None
#> array('i', [1, 2, 1, 2])

### characters, files, copies: tolist, tounicode and fromfile
a = A('i', [1, 2, 3, 4])
t(lambda:a.tolist())
t(lambda:a.tobytes())
t(lambda:a.tounicode())
t(lambda:A('w','hé').tounicode())
t(lambda:A('w','hé').tolist())
t(lambda:A('w','hé')[1])
t(lambda:a.itemsize)
t(lambda:a.typecode)
t(lambda:a.buffer_info()[1])
t(lambda: setattr(a,'itemsize',1))
t(lambda:setattr(a,'x',1))
t(lambda:a.byteswap())
print(a)
a.byteswap()
#> [1, 2, 3, 4]
#> b'\x01\x00\x00\x00\x02\x00\x00\x00\x03\x00\x00\x00\x04\x00\x00\x00'
#> ValueError tounicode() may only be called on unicode type arrays ('u' or 'w')
#> hé
#> ['h', 'é']
#> é
#> 4
#> i
#> 4
#> AttributeError attribute 'itemsize' of 'array.array' objects is not writable
#> AttributeError 'array.array' object has no attribute 'x' and no __dict__ for setting new attributes
#> None
#> array('i', [16777216, 33554432, 50331648, 67108864])

### characters, files, copies: characters put in
w=A('w','ab')
t(lambda:w.fromunicode('cd'))
print(w)
t(lambda:w.fromunicode(1))
t(lambda:w.append('e'))
print(w)
t(lambda:w.append('ef'))
t(lambda:w.append(1))
t(lambda: w+w)
t(lambda:w=='ab')
t(lambda: A('w','b')>w)
#> None
#> array('w', 'abcd')
#> TypeError fromunicode() argument must be str, not int
#> None
#> array('w', 'abcde')
#> TypeError array item must be a unicode character, not a string of length 2
#> TypeError array item must be a unicode character, not int
#> array('w', 'abcdeabcde')
#> False
#> True

### characters, files, copies: tofile, fromfile and copies
import io,copy
a = A('i', [1, 2, 3, 4])
f=io.BytesIO()
a.tofile(f)
t(lambda:f.getvalue())
f.seek(0)
g=A('i')
t(lambda:g.fromfile(f,2))
print(g)
t(lambda:g.fromfile(f,9))
print(g)
t(lambda:g.fromfile(f,-1))
t(lambda:g.fromfile(5,1))
t(lambda:g.tofile(5))
t(lambda:copy.copy(a))
t(lambda:copy.deepcopy(a))
t(lambda:A[int])
#> b'\x01\x00\x00\x00\x02\x00\x00\x00\x03\x00\x00\x00\x04\x00\x00\x00'
#> None
#> array('i', [1, 2])
#> EOFError read() didn't return enough bytes
#> array('i', [1, 2, 3, 4])
#> ValueError negative count
#> AttributeError 'int' object has no attribute 'read'
#> AttributeError 'int' object has no attribute 'write'
#> array('i', [1, 2, 3, 4])
#> array('i', [1, 2, 3, 4])
#> array.array[int]

### characters, files, copies: byteswap, tofile and __class_getitem__
a = A('i', [1, 2, 3, 4])
a.byteswap()
import io,copy
f=io.BytesIO()
a.tofile(f)
f.seek(0)
t(lambda:a.__class_getitem__(int))
#> array.array[int]

### buffers: itemsize, shape and readonly
def ia(b, x): b += x; return b
a = A('i', [1, 2, 3, 4])
m=memoryview(a)
t(lambda:(m.format,m.itemsize,m.shape,m.tolist(),m.readonly,m.obj is a))
m[0]=55
print(a)
t(lambda:a.append(1))
t(lambda:a.pop())
t(lambda:a.extend([1]))
t(lambda:a.insert(0,1))
t(lambda:a.clear())
t(lambda:a.reverse())
t(lambda:d(a,0))
t(lambda:s(a,0,3))
t(lambda:a.frombytes(b'1234'))
t(lambda: ia(a,a))
t(lambda: a.__imul__(2))
m.release()
a.append(1)
print(a)
t(lambda:bytes(a))
t(lambda:b''.join([a]))
t(lambda:bytearray(A('B',[1,2])))
#> ('i', 4, (4,), [1, 2, 3, 4], False, True)
#> array('i', [55, 2, 3, 4])
#> BufferError cannot resize an array that is exporting buffers
#> BufferError cannot resize an array that is exporting buffers
#> BufferError cannot resize an array that is exporting buffers
#> BufferError cannot resize an array that is exporting buffers
#> BufferError cannot resize an array that is exporting buffers
#> None
#> BufferError cannot resize an array that is exporting buffers
#> array('i', [3, 3, 2, 55])
#> BufferError cannot resize an array that is exporting buffers
#> BufferError cannot resize an array that is exporting buffers
#> BufferError cannot resize an array that is exporting buffers
#> array('i', [3, 3, 2, 55, 1])
#> b'\x03\x00\x00\x00\x03\x00\x00\x00\x02\x00\x00\x007\x00\x00\x00\x01\x00\x00\x00'
#> b'\x03\x00\x00\x00\x03\x00\x00\x00\x02\x00\x00\x007\x00\x00\x00\x01\x00\x00\x00'
#> bytearray(b'\x01\x02')

### buffers: tolist and from_bytes
a = A('i', [1, 2, 3, 4])
a.append(1)
t(lambda:memoryview(A('w','a')).format)
t(lambda:memoryview(A('w','a')).tolist())
t(lambda:memoryview(A('w','a'))[0])
t(lambda: memoryview(a)==a)
t(lambda:int.from_bytes(A('B',[1,0])))
t(lambda:memoryview(A('i',[1]))==A('b',[1]))
t(lambda: bytearray(b'x')+A('B',[65]))
t(lambda:b'a' in A('B',b'abc'))
t(lambda: A('B',b'ab')==b'ab')
#> w
#> NotImplementedError memoryview: format w not supported
#> NotImplementedError memoryview: format w not supported
#> True
#> 256
#> True
#> bytearray(b'xA')
#> False
#> False

### subclasses and iterators
from array import array as A
import copy
class S(A):
    def __init__(s,*a): s.tag=1
t(lambda:S('i',[1,2]))
t(lambda:S('i',[1]).tag)
t(lambda:S('i',[1])+S('i',[2]))
t(lambda:type(S('i',[1])[:]))
t(lambda:S('i',[1])==A('i',[1]))
t(lambda: copy.copy(S('i',[1])))
it=iter(A('i',[1,2]))
t(lambda:(next(it),next(it),next(it,'end')))
t(lambda:hasattr(it,'__length_hint__'))
from collections.abc import MutableSequence
print(isinstance(A('i'), MutableSequence))
it = iter(A('i', range(5)))
next(it)
it.__setstate__(3)
print(list(it), next(it, 'end'))
#> S('i', [1, 2])
#> 1
#> array('i', [1, 2])
#> <class 'array.array'>
#> True
#> array('i', [1])
#> (1, 2, 'end')
#> False
#> True
#> [3, 4] end
