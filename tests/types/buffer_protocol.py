def t(f):
    try: print(f())
    except (TypeError, ValueError) as e: print(type(e).__name__, e)

class Buf:
    def __init__(self): self.b = bytearray(b'hello')
    def __buffer__(self, flags):
        print('get', flags)
        return memoryview(self.b)
    def __release_buffer__(self, view):
        print('release', view.tobytes())
        view.release()

### objects with __buffer__: readonly, release and from_bytes
x = Buf()
m = memoryview(x)
print(type(m.obj).__name__, m[0], m.readonly)
m[0] = 72
m.release()
print(bytes(x))
print(b''.join([b'a', x]))
print(b'x' + x)
print(b'Hello'.find(x))
print(int.from_bytes(x))
print(x in b'Hello')
#> get 284
#> _buffer_wrapper 104 False
#> release b'Hello'
#> get 284
#> release b'Hello'
#> b'Hello'
#> get 0
#> release b'Hello'
#> b'aHello'
#> get 0
#> release b'Hello'
#> b'xHello'
#> get 0
#> release b'Hello'
#> 0
#> get 284
#> release b'Hello'
#> 310939249775
#> get 0
#> release b'Hello'
#> True

### objects with __buffer__: for a bytearray
x = Buf()
print(bytearray(x))
print(bytearray(b'q') + x)
b = bytearray()
b.extend(x)
print(b, b'%b' % x)
#> get 284
#> release b'hello'
#> bytearray(b'hello')
#> get 0
#> release b'hello'
#> bytearray(b'qhello')
#> get 0
#> release b'hello'
#> get 284
#> release b'hello'
#> bytearray(b'hello') b'hello'

### objects with __buffer__: Buf and bytes
w = memoryview(bytearray(b'12345'))
w[0:5] = Buf()
print(bytes(w))
#> get 284
#> release b'hello'
#> b'hello'

### what __buffer__ may return
class R:
    def __init__(self, v): self.v = v
    def __buffer__(self, flags):
        if self.v is None: raise ValueError('no')
        return self.v
t(lambda: memoryview(R(b'abc')))
t(lambda: bytes(R(b'abc')))
t(lambda: bytes(R(memoryview(b'abc'))))
t(lambda: memoryview(R(memoryview(b'abc'))).readonly)
t(lambda: memoryview(R(None)))
t(lambda: bytes(R(None)))
t(lambda: b''.join([R(None)]))
#> TypeError __buffer__ returned non-memoryview object
#> TypeError __buffer__ returned non-memoryview object
#> b'abc'
#> True
#> ValueError no
#> ValueError no
#> TypeError sequence item 0: expected a bytes-like object, R found

### __buffer__ and __release_buffer__ of builtin types
b = bytearray(b'ab')
v = b.__buffer__(0)
print(v.obj, v.tolist())
t(lambda: b.__release_buffer__(memoryview(b'a')))
t(lambda: b.__release_buffer__(v))
t(lambda: v[0])
#> bytearray(b'ab') [97, 98]
#> ValueError memoryview's buffer is not this object
#> None
#> ValueError operation forbidden on released memoryview object
