### values there and back
import marshal
for v in (None, True, 1, -1, 2**31, 2**40, -2**100, 0, 1.5, float('inf'), 1j, 'a', 'a b', 'é', 'x' * 300, '\ud800',
      b'b', (), (1, 'k'),
          (1,) * 3, [], [1, [2]], {}, {1: 2, 'k': [3]}, {1}, frozenset(), frozenset({2}), ..., slice(1, None, 2),
                bytearray(b'x')):
    s = marshal.dumps(v)
    print(s[:5], marshal.loads(s) == v, type(marshal.loads(s)).__name__)
#> b'N' True NoneType
#> b'T' True bool
#> b'\xe9\x01\x00\x00\x00' True int
#> b'\xe9\xff\xff\xff\xff' True int
#> b'\xec\x03\x00\x00\x00' True int
#> b'\xec\x03\x00\x00\x00' True int
#> b'\xec\xf9\xff\xff\xff' True int
#> b'\xe9\x00\x00\x00\x00' True int
#> b'\xe7\x00\x00\x00\x00' True float
#> b'\xe7\x00\x00\x00\x00' True float
#> b'\xf9\x00\x00\x00\x00' True complex
#> b'\xda\x01a' True str
#> b'\xfa\x03a b' True str
#> b'\xf4\x02\x00\x00\x00' True str
#> b'\xc1,\x01\x00\x00' True str
#> b'\xf5\x03\x00\x00\x00' True str
#> b'\xf3\x01\x00\x00\x00' True bytes
#> b'\xa9\x00' True tuple
#> b'\xa9\x02\xe9\x01\x00' True tuple
#> b'\xa9\x03\xe9\x01\x00' True tuple
#> b'\xdb\x00\x00\x00\x00' True list
#> b'\xdb\x02\x00\x00\x00' True list
#> b'\xfb0' True dict
#> b'\xfb\xe9\x01\x00\x00' True dict
#> b'\xbc\x01\x00\x00\x00' True set
#> b'\xbe\x00\x00\x00\x00' True frozenset
#> b'\xbe\x01\x00\x00\x00' True frozenset
#> b'.' True ellipsis
#> b'\xba\xe9\x01\x00\x00' True slice
#> b'\xf3\x01\x00\x00\x00' True bytes

### what is there more than once
import marshal
l = [1, 'k']
a, b, c = marshal.loads(marshal.dumps((l, l, [l])))
print(a is b, c[0] is a)  #> True True
l.append(l)
m = marshal.loads(marshal.dumps(l)); print(m[2] is m)  #> True
d = {}; d['k'] = d
m = marshal.loads(marshal.dumps(d)); print(m['k'] is m)  #> True

### versions
import marshal
for version in range(3):
    print(version, marshal.dumps((1.5, 1j, 'a', 'é', b'b', 'a', 2**40), version))
print(marshal.version, [marshal.loads(marshal.dumps([0.1, 'é', (1, 'ab')], v)) for v in range(6)])
marshal.dumps(slice(1), 4)
#> 0 b'(\x07\x00\x00\x00f\x031.5x\x010\x011u\x01\x00\x00\x00au\x02\x00\x00\x00\xc3\xa9s\x01\x00\x00\x00bu\x01\x00\x00\x00al\x03\x00\x00\x00\x00\x00\x00\x00\x00\x04'
#> 1 b'(\x07\x00\x00\x00f\x031.5x\x010\x011u\x01\x00\x00\x00au\x02\x00\x00\x00\xc3\xa9s\x01\x00\x00\x00bu\x01\x00\x00\x00al\x03\x00\x00\x00\x00\x00\x00\x00\x00\x04'
#> 2 b'(\x07\x00\x00\x00g\x00\x00\x00\x00\x00\x00\xf8?y\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\xf0?u\x01\x00\x00\x00au\x02\x00\x00\x00\xc3\xa9s\x01\x00\x00\x00bu\x01\x00\x00\x00al\x03\x00\x00\x00\x00\x00\x00\x00\x00\x04'
#> 5 [[0.1, 'é', (1, 'ab')], [0.1, 'é', (1, 'ab')], [0.1, 'é', (1, 'ab')], [0.1, 'é', (1, 'ab')], [0.1, 'é', (1, 'ab')], [0.1, 'é', (1, 'ab')]]
#! ValueError: unmarshallable object

### what is wrong
import marshal, io
for data in (b'', b'i', b'q', b'(\x05\0\0\0', b'r\1\0\0\0', b's\xff\xff\xff\xff', b'l\x01\0\0\0\0\0',
      b'u\x01\0\0\0\xff', b'0', b'[\1\0\0\x000',
             b'[\1\0\0\0' * 3000 + b'N', 5):
    try: print(marshal.loads(data))
    except Exception as e: print(type(e).__name__, e)
l = []
for _ in range(3000): l = [l]
for v in (len, object(), l, 1 .__class__):
    try: marshal.dumps(v)
    except ValueError as e: print(e)
for f in io.BytesIO(), io.StringIO('x'):
    try: marshal.load(f)
    except Exception as e: print(repr(e))
f = io.BytesIO(); print(marshal.dump((1, 'x'), f)); f.seek(0); print(marshal.load(f))
marshal.dumps(compile('1', '', 'eval'), allow_code=False)
#> EOFError EOF read where object expected
#> EOFError marshal data too short
#> ValueError bad marshal data (unknown type code)
#> EOFError EOF read where object expected
#> ValueError bad marshal data (invalid reference)
#> ValueError bad marshal data (bytes object size out of range)
#> ValueError bad marshal data (unnormalized long data)
#> UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
#> TypeError NULL object in marshal data for object
#> TypeError NULL object in marshal data for list
#> ValueError recursion limit exceeded
#> TypeError a bytes-like object is required, not 'int'
#> unmarshallable object
#> unmarshallable object
#> object too deeply nested to marshal
#> unmarshallable object
#> EOFError('EOF read where object expected')
#> TypeError('file.read() returned not bytes but str')
#> 10
#> (1, 'x')
#! ValueError: marshalling code objects is disallowed

### code
#: oracle=no
import marshal
try: marshal.dumps(compile('1', '', 'eval'))
except ValueError as e: print(e)  #> code objects cannot be marshalled in this sandbox: keep the source text
marshal.loads(b'c')  #! ValueError: code objects cannot be marshalled in this sandbox: keep the source text
