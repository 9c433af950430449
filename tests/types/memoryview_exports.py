def change(f, b):
    try: print(f())
    except BufferError as e: print(e)
    print(b)

### a bytearray with views keeps its size: append, extend, clear and pop
b = bytearray(b'abc')
v = memoryview(b)
for f in (lambda: b.append(1), lambda: b.extend(b'1'), b.clear, b.pop, lambda: b.__iadd__(b'1'),
        lambda: b.__setitem__(slice(0, 1), b''), lambda: b.__setitem__(slice(0, 1), b'z')):
    change(f, b)
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'abc')
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'abc')
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'abc')
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'abc')
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'abc')
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'abc')
#> None
#> bytearray(b'zbc')

### a bytearray with views keeps its size: insert, remove and resize
b = bytearray(b'zbc')
v = memoryview(b)
for f in (lambda: b.__delitem__(0), lambda: b.insert(0, 1), lambda: b.remove(98), b.reverse,
        lambda: b.resize(3), lambda: b.resize(4), lambda: b.__init__(b'abc')):
    change(f, b)
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'zbc')
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'zbc')
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'zbc')
#> None
#> bytearray(b'cbz')
#> None
#> bytearray(b'cbz')
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'cbz')
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'cbz')

### a bytearray with views keeps its size: products, nothing more and what is deleted
b = bytearray(b'abc')
v = memoryview(b)
for f in (lambda: b.__imul__(1), lambda: b.__imul__(2), lambda: b.extend(b''), b.__init__,
        lambda: b.__delitem__(slice(0, 0)), lambda: b.__delitem__(slice(None, None, 2))):
    change(f, b)
v.release()
b.append(1)
print(b)
#> bytearray(b'abc')
#> bytearray(b'abc')
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'abc')
#> None
#> bytearray(b'abc')
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'abc')
#> None
#> bytearray(b'abc')
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'abc')
#> bytearray(b'abc\x01')

### views that nobody holds any more
def f():
    ba = bytearray(b'abc')
    for x in [b'a', b'b']:
        print(len(memoryview(ba)))
        ba += x
    m = memoryview(ba)
    try: ba += b'c'
    except BufferError as e: print(e)
    del m
    ba += b'c'
    print(ba)
    m = memoryview(ba)[1:]
    n = m
    m = None
    try: ba.append(1)
    except BufferError as e: print(e)
    n = [n]
    try: ba.append(1)
    except BufferError as e: print(e)
    n.clear()
    ba.append(1)
    print(ba)
    for c in memoryview(ba):
        try: ba.append(1)
        except BufferError as e: print(e)
        break
    ba.append(2)
    for c in memoryview(ba): pass
    ba.append(3)
    with memoryview(ba) as v: pass
    ba.append(4)
    print(sum(memoryview(ba)[:2]), bytes(memoryview(ba)[::2]))
    del ba[0]
    ba.pop()
    del ba[::2]
    ba.insert(0, 5)
    print(ba)
    x = bytearray(b'abcdef')
    x[0:3] = memoryview(x)[3:6]; print(x)
    x[::2] = memoryview(x)[3:6]; print(x)
    memoryview(x)[1:4] = memoryview(x)[0:3]; print(x)
    memoryview(x)[::-1] = memoryview(x); print(x)
    x.extend(b'1')
    def inner():
        v = memoryview(x)
        return lambda: v
    k = inner()
    try: x.extend(b'1')
    except BufferError as e: print(e)
    k = None
    x.extend(b'1')
    print(x)
f()
#> 3
#> 4
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'abcabc')
#> Existing exports of data: object cannot be re-sized
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'abcabc\x01')
#> Existing exports of data: object cannot be re-sized
#> 195 b'acb\x01\x03'
#> bytearray(b'\x05cb\x01\x03')
#> bytearray(b'defdef')
#> bytearray(b'deedff')
#> bytearray(b'ddeeff')
#> bytearray(b'ffeedd')
#> Existing exports of data: object cannot be re-sized
#> bytearray(b'ffeedd11')

### views in cycles, temporaries and generators
ba = bytearray(b'xyz')
print(memoryview(ba).tobytes())  #> b'xyz'
ba += b'1'
ba.append(memoryview(ba)[0])
v = memoryview(ba)
class C: pass
c = C(); c.v = v; c.c = c
del v
try: ba.clear()
except BufferError as e: print(e)  #> Existing exports of data: object cannot be re-sized
c.v.release()
ba.clear()
print(ba)  #> bytearray(b'')
def g():
    b = bytearray(4)
    v = memoryview(b)
    yield 1
    b.append(1)
try: list(g())
except BufferError as e: print(e)  #> Existing exports of data: object cannot be re-sized

### a failed change may be tried again
def f(b):
    v = memoryview(b)
    for i in range(3):
        try: b += b'x'
        except BufferError: print('no')
        if i == 1: v = None
    print(b)
f(bytearray())
#> no
#> no
#> bytearray(b'x')

### in a list, a closure, an exception and a bound method
b = bytearray(b'ab')
views = [memoryview(b)]
def t():
    try: b.append(1)
    except BufferError: print('held')
    else: print('free')
t()
views[0] = None
t()
hold = memoryview(b).tolist
t()
del hold
t()
try: raise ValueError(memoryview(b))
except ValueError as e: t()
t()
it = iter(memoryview(b))
next(it)
t()
list(it)
t()
#> held
#> free
#> held
#> free
#> held
#> free
#> held
#> free

### many views
b = bytearray(1)
for i in range(2000):
    m = memoryview(b)[0:1]
m = None
b.append(1)
print(len(b))  #> 2
