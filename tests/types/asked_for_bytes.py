# Builtins that are given an object with __buffer__ or __index__ where they take bytes or ints.

def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, str(e)[:80])

### each method of bytes, and who takes bytes: translate, bytearray and __import__
class I:
    def __buffer__(s, f): return memoryview(b'xyz')
for X in [I()]:
    for f in [lambda: b'abc'.translate(X), lambda: b'abc'.translate(None, X),
            lambda: b'abc'.translate(None, delete=X), lambda: b'a,b'.split(sep=X),
            lambda: b'axyzb'.rsplit(X, 1), lambda: b'axyz'.lstrip(X), lambda: bytes.fromhex(X),
            lambda: b'xyz'.startswith(X), lambda: str(X, 'ascii'), lambda: b'abc'.decode(X),
            lambda: b'xyza'.strip(X), lambda: b'a,b'.split(X), lambda: b'a'.replace(X, b'b'),
            lambda: b'a'.replace(b'a', X), lambda: b'x'.partition(X), lambda: b'x'.center(5, X),
            lambda: b'xyz'.removeprefix(X), lambda: b'x'.endswith((X,)), lambda: b'axyz'.count(X),
            lambda: b'axyz'.index(X), lambda: X in b'axyz', lambda: bytearray(b'xx').__iadd__(X),
            lambda: bytearray(X), lambda: bytes.maketrans(X, X),
            lambda: int(X) if 0 else int.from_bytes(X, 'big'), lambda: b''.join([X, X]), lambda: X == b'xyz',
            lambda: bytes(X).hex(), lambda: b'%b' % X, lambda: b'%s' % (X,), lambda: int(X), lambda: complex(X),
            lambda: memoryview(b'xyz') == X, lambda: bytearray(b'abc').__setitem__(slice(0,1), X),
            lambda: __import__('struct').unpack('3s', X), lambda: __import__('base64').b64encode(X),
            lambda: __import__('hashlib').md5(X).hexdigest(), lambda: __import__('binascii').crc32(X),
            lambda: __import__('io').BytesIO(X).read(), lambda: __import__('array').array('B', X),
            lambda: __import__('array').array('B').frombytes(X), lambda: __import__('json').loads(X),
            lambda: open(X), lambda: __import__('uuid').UUID(bytes=X), lambda: __import__('random').Random(X),
            lambda: bytes().maketrans(X, X), lambda: bytearray(3).extend(X), lambda: 'a'.encode(X),
            lambda: bytearray(b'a').insert(0, X), lambda: chr(X), lambda: ord(X), lambda: X + b'a',
            lambda: b'a' + X, lambda: b'a'.ljust(3, X), lambda: b'xyz'.find(X, 0, 9),
            lambda: b'xyz'.splitlines(X), lambda: b'x'.expandtabs(X), lambda: b'x'.zfill(X)]:
        t(f)
#> ValueError translation table must be 256 characters long
#> b'abc'
#> b'abc'
#> [b'a,b']
#> [b'a', b'b']
#> b'axyz'
#> ValueError non-hexadecimal number found in fromhex() arg at position 0
#> True
#> 'xyz'
#> TypeError decode() argument 'encoding' must be str, not I
#> b'a'
#> [b'a,b']
#> b'a'
#> b'xyz'
#> (b'x', b'', b'')
#> TypeError center() argument 2 must be a byte string of length 1, not I
#> b''
#> False
#> 1
#> 1
#> True
#> bytearray(b'xxxyz')
#> bytearray(b'xyz')
#> b'\x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\x7f\x80\x81\x82\x83\x84\x85\x86\x87\x88\x89\x8a\x8b\x8c\x8d\x8e\x8f\x90\x91\x92\x93\x94\x95\x96\x97\x98\x99\x9a\x9b\x9c\x9d\x9e\x9f\xa0\xa1\xa2\xa3\xa4\xa5\xa6\xa7\xa8\xa9\xaa\xab\xac\xad\xae\xaf\xb0\xb1\xb2\xb3\xb4\xb5\xb6\xb7\xb8\xb9\xba\xbb\xbc\xbd\xbe\xbf\xc0\xc1\xc2\xc3\xc4\xc5\xc6\xc7\xc8\xc9\xca\xcb\xcc\xcd\xce\xcf\xd0\xd1\xd2\xd3\xd4\xd5\xd6\xd7\xd8\xd9\xda\xdb\xdc\xdd\xde\xdf\xe0\xe1\xe2\xe3\xe4\xe5\xe6\xe7\xe8\xe9\xea\xeb\xec\xed\xee\xef\xf0\xf1\xf2\xf3\xf4\xf5\xf6\xf7\xf8\xf9\xfa\xfb\xfc\xfd\xfe\xff'
#> 7895418
#> b'xyzxyz'
#> False
#> '78797a'
#> b'xyz'
#> b'xyz'
#> ValueError invalid literal for int() with base 10: b'xyz'
#> TypeError complex() argument must be a string or a number, not I
#> True
#> None
#> (b'xyz',)
#> b'eHl6'
#> 'd16fb36f0911f878998c136191af705e'
#> 3951999591
#> b'xyz'
#> TypeError 'I' object is not iterable
#> None
#> TypeError the JSON object must be str, bytes or bytearray, not I
#> TypeError expected str, bytes or os.PathLike object, not I
#> TypeError object of type 'I' has no len()
#> TypeError The only supported seed types are:
#> None, int, float, str, bytes, and bytearray.
#> b'\x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\x7f\x80\x81\x82\x83\x84\x85\x86\x87\x88\x89\x8a\x8b\x8c\x8d\x8e\x8f\x90\x91\x92\x93\x94\x95\x96\x97\x98\x99\x9a\x9b\x9c\x9d\x9e\x9f\xa0\xa1\xa2\xa3\xa4\xa5\xa6\xa7\xa8\xa9\xaa\xab\xac\xad\xae\xaf\xb0\xb1\xb2\xb3\xb4\xb5\xb6\xb7\xb8\xb9\xba\xbb\xbc\xbd\xbe\xbf\xc0\xc1\xc2\xc3\xc4\xc5\xc6\xc7\xc8\xc9\xca\xcb\xcc\xcd\xce\xcf\xd0\xd1\xd2\xd3\xd4\xd5\xd6\xd7\xd8\xd9\xda\xdb\xdc\xdd\xde\xdf\xe0\xe1\xe2\xe3\xe4\xe5\xe6\xe7\xe8\xe9\xea\xeb\xec\xed\xee\xef\xf0\xf1\xf2\xf3\xf4\xf5\xf6\xf7\xf8\xf9\xfa\xfb\xfc\xfd\xfe\xff'
#> None
#> TypeError encode() argument 'encoding' must be str, not I
#> TypeError 'I' object cannot be interpreted as an integer
#> TypeError 'I' object cannot be interpreted as an integer
#> TypeError ord() expected string of length 1, but I found
#> TypeError unsupported operand type(s) for +: 'I' and 'bytes'
#> b'axyz'
#> TypeError ljust() argument 2 must be a byte string of length 1, not I
#> 0
#> [b'xyz']
#> TypeError 'I' object cannot be interpreted as an integer
#> TypeError 'I' object cannot be interpreted as an integer

### each method of bytes, and who takes bytes: M('X', (), {})
class M(type):
    def __buffer__(s, f): return memoryview(b'xyz')
for X in [M('X', (), {})]:
    for f in [lambda: b'abc'.translate(X), lambda: b'abc'.translate(None, X),
            lambda: b'abc'.translate(None, delete=X), lambda: b'a,b'.split(sep=X),
            lambda: b'axyzb'.rsplit(X, 1), lambda: b'axyz'.lstrip(X), lambda: bytes.fromhex(X),
            lambda: b'xyz'.startswith(X), lambda: str(X, 'ascii'), lambda: b'abc'.decode(X),
            lambda: b'xyza'.strip(X), lambda: b'a,b'.split(X), lambda: b'a'.replace(X, b'b'),
            lambda: b'a'.replace(b'a', X), lambda: b'x'.partition(X), lambda: b'x'.center(5, X),
            lambda: b'xyz'.removeprefix(X), lambda: b'x'.endswith((X,)), lambda: b'axyz'.count(X),
            lambda: b'axyz'.index(X), lambda: X in b'axyz', lambda: bytearray(b'xx').__iadd__(X),
            lambda: bytearray(X), lambda: bytes.maketrans(X, X),
            lambda: int(X) if 0 else int.from_bytes(X, 'big'), lambda: b''.join([X, X]), lambda: X == b'xyz',
            lambda: bytes(X).hex(), lambda: b'%b' % X, lambda: b'%s' % (X,), lambda: int(X), lambda: complex(X),
            lambda: memoryview(b'xyz') == X, lambda: bytearray(b'abc').__setitem__(slice(0,1), X),
            lambda: __import__('struct').unpack('3s', X), lambda: __import__('base64').b64encode(X),
            lambda: __import__('hashlib').md5(X).hexdigest(), lambda: __import__('binascii').crc32(X),
            lambda: __import__('io').BytesIO(X).read(), lambda: __import__('array').array('B', X),
            lambda: __import__('array').array('B').frombytes(X), lambda: __import__('json').loads(X),
            lambda: open(X), lambda: __import__('uuid').UUID(bytes=X), lambda: __import__('random').Random(X),
            lambda: bytes().maketrans(X, X), lambda: bytearray(3).extend(X), lambda: 'a'.encode(X),
            lambda: bytearray(b'a').insert(0, X), lambda: chr(X), lambda: ord(X), lambda: X + b'a',
            lambda: b'a' + X, lambda: b'a'.ljust(3, X), lambda: b'xyz'.find(X, 0, 9),
            lambda: b'xyz'.splitlines(X), lambda: b'x'.expandtabs(X), lambda: b'x'.zfill(X)]:
        t(f)
#> ValueError translation table must be 256 characters long
#> b'abc'
#> b'abc'
#> [b'a,b']
#> [b'a', b'b']
#> b'axyz'
#> ValueError non-hexadecimal number found in fromhex() arg at position 0
#> True
#> 'xyz'
#> TypeError decode() argument 'encoding' must be str, not M
#> b'a'
#> [b'a,b']
#> b'a'
#> b'xyz'
#> (b'x', b'', b'')
#> TypeError center() argument 2 must be a byte string of length 1, not M
#> b''
#> False
#> 1
#> 1
#> True
#> bytearray(b'xxxyz')
#> bytearray(b'xyz')
#> b'\x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\x7f\x80\x81\x82\x83\x84\x85\x86\x87\x88\x89\x8a\x8b\x8c\x8d\x8e\x8f\x90\x91\x92\x93\x94\x95\x96\x97\x98\x99\x9a\x9b\x9c\x9d\x9e\x9f\xa0\xa1\xa2\xa3\xa4\xa5\xa6\xa7\xa8\xa9\xaa\xab\xac\xad\xae\xaf\xb0\xb1\xb2\xb3\xb4\xb5\xb6\xb7\xb8\xb9\xba\xbb\xbc\xbd\xbe\xbf\xc0\xc1\xc2\xc3\xc4\xc5\xc6\xc7\xc8\xc9\xca\xcb\xcc\xcd\xce\xcf\xd0\xd1\xd2\xd3\xd4\xd5\xd6\xd7\xd8\xd9\xda\xdb\xdc\xdd\xde\xdf\xe0\xe1\xe2\xe3\xe4\xe5\xe6\xe7\xe8\xe9\xea\xeb\xec\xed\xee\xef\xf0\xf1\xf2\xf3\xf4\xf5\xf6\xf7\xf8\xf9\xfa\xfb\xfc\xfd\xfe\xff'
#> 7895418
#> b'xyzxyz'
#> False
#> '78797a'
#> b'xyz'
#> b'xyz'
#> ValueError invalid literal for int() with base 10: b'xyz'
#> TypeError complex() argument must be a string or a number, not M
#> True
#> None
#> (b'xyz',)
#> b'eHl6'
#> 'd16fb36f0911f878998c136191af705e'
#> 3951999591
#> b'xyz'
#> TypeError 'M' object is not iterable
#> None
#> TypeError the JSON object must be str, bytes or bytearray, not M
#> TypeError expected str, bytes or os.PathLike object, not M
#> TypeError object of type 'M' has no len()
#> TypeError The only supported seed types are:
#> None, int, float, str, bytes, and bytearray.
#> b'\x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\x7f\x80\x81\x82\x83\x84\x85\x86\x87\x88\x89\x8a\x8b\x8c\x8d\x8e\x8f\x90\x91\x92\x93\x94\x95\x96\x97\x98\x99\x9a\x9b\x9c\x9d\x9e\x9f\xa0\xa1\xa2\xa3\xa4\xa5\xa6\xa7\xa8\xa9\xaa\xab\xac\xad\xae\xaf\xb0\xb1\xb2\xb3\xb4\xb5\xb6\xb7\xb8\xb9\xba\xbb\xbc\xbd\xbe\xbf\xc0\xc1\xc2\xc3\xc4\xc5\xc6\xc7\xc8\xc9\xca\xcb\xcc\xcd\xce\xcf\xd0\xd1\xd2\xd3\xd4\xd5\xd6\xd7\xd8\xd9\xda\xdb\xdc\xdd\xde\xdf\xe0\xe1\xe2\xe3\xe4\xe5\xe6\xe7\xe8\xe9\xea\xeb\xec\xed\xee\xef\xf0\xf1\xf2\xf3\xf4\xf5\xf6\xf7\xf8\xf9\xfa\xfb\xfc\xfd\xfe\xff'
#> None
#> TypeError encode() argument 'encoding' must be str, not M
#> TypeError 'M' object cannot be interpreted as an integer
#> TypeError 'M' object cannot be interpreted as an integer
#> TypeError ord() expected string of length 1, but M found
#> TypeError unsupported operand type(s) for +: 'M' and 'bytes'
#> b'axyz'
#> TypeError ljust() argument 2 must be a byte string of length 1, not M
#> 0
#> [b'xyz']
#> TypeError 'M' object cannot be interpreted as an integer
#> TypeError 'M' object cannot be interpreted as an integer
