### compress, decompress
import gzip
print(gzip.compress(b'hello'), gzip.compress(b'hello', mtime=5), gzip.compress(b'hello', 1, mtime=0),
    gzip.compress(b'hello', compresslevel=0, mtime=1.7), gzip.compress(b'', 6), len(gzip.compress(bytes(100000))))
d = gzip.compress(b'a')
for data in d, d + d, d + b'\0\0' + d + b'\0', b'', bytearray(d), memoryview(d), gzip.compress(b'ab' * 50, 0):
    print(gzip.decompress(data))
big = bytes(i * i >> 7 & 255 for i in range(300000))
print(gzip.decompress(gzip.compress(big) * 2) == big * 2, gzip.decompress(gzip.compress(b'x') * 3000) == b'x' * 3000)
def told(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
told(lambda: gzip.compress(b'', 10))
told(lambda: gzip.compress('a'))
told(lambda: gzip.compress(b'', mtime=2 ** 32))
told(lambda: gzip.compress(b'', mtime=-1))
told(lambda: gzip.compress(b'', mtime='a'))
told(lambda: gzip.compress(b'', compresslevel=-5))
told(lambda: gzip.decompress('a'))
told(lambda: gzip.decompress(5))
print(gzip.__all__, gzip.BadGzipFile.__mro__[1].__name__, gzip.compress(b'', mtime=None)[4:8] != bytes(4))
#> b'\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff\xcbH\xcd\xc9\xc9\x07\x00\x86\xa6\x106\x05\x00\x00\x00' b'\x1f\x8b\x08\x00\x05\x00\x00\x00\x02\xff\xcbH\xcd\xc9\xc9\x07\x00\x86\xa6\x106\x05\x00\x00\x00' b'\x1f\x8b\x08\x00\x00\x00\x00\x00\x04\xff\xcbH\xcd\xc9\xc9\x07\x00\x86\xa6\x106\x05\x00\x00\x00' b'\x1f\x8b\x08\x00\x01\x00\x00\x00\x04\xff\x01\x05\x00\xfa\xffhello\x86\xa6\x106\x05\x00\x00\x00' b'\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\xff\x03\x00\x00\x00\x00\x00\x00\x00\x00\x00' 132
#> b'a'
#> b'aa'
#> b'aa'
#> b''
#> b'a'
#> b'a'
#> b'abababababababababababababababababababababababababababababababababababababababababababababababababab'
#> True True
#> error Bad compression level
#> TypeError a bytes-like object is required, not 'str'
#> error 'L' format requires 0 <= number <= 4294967295
#> error 'L' format requires 0 <= number <= 4294967295
#> ValueError invalid literal for int() with base 10: 'a'
#> error Bad compression level
#> TypeError a bytes-like object is required, not 'str'
#> TypeError a bytes-like object is required, not 'int'
#> ['BadGzipFile', 'GzipFile', 'open', 'compress', 'decompress'] OSError True

### what is no packed file, and what is a part of one
import gzip, io, sys
sys.maxsize = 2 ** 31 - 1  # where files are read to the end
d = gzip.compress(b'a')
def told(f):
    try: return f()
    except Exception as e: return type(e).__name__ + ' ' + str(e)
for bad in (b'abc', b'\x1f', b'\x1f\x8b', d[:5], d[:10], d[:11], d[:-8], d[:-3], d + b'x', d + b'xx', b'\0\0' + d,
        b'\x1f\x8b\x07' + bytes(20), d[:-4] + b'aaaa', d[:-8] + b'a' * 8, d[:10] + b'\xff\xff', d + b'\x1f', d + d[:5]):
    file = gzip.GzipFile(fileobj=io.BytesIO(bad))
    print(told(lambda: gzip.decompress(bad)), told(lambda: file.read(1)), told(file.read), sep='; ')
#> BadGzipFile Not a gzipped file (b'ab'); BadGzipFile Not a gzipped file (b'ab'); BadGzipFile Not a gzipped file (b'c')
#> BadGzipFile Not a gzipped file (b'\x1f'); BadGzipFile Not a gzipped file (b'\x1f'); b''
#> EOFError Compressed file ended before the end-of-stream marker was reached; EOFError Compressed file ended before the end-of-stream marker was reached; b''
#> EOFError Compressed file ended before the end-of-stream marker was reached; EOFError Compressed file ended before the end-of-stream marker was reached; b''
#> EOFError Compressed file ended before the end-of-stream marker was reached; EOFError Compressed file ended before the end-of-stream marker was reached; EOFError Compressed file ended before the end-of-stream marker was reached
#> EOFError Compressed file ended before the end-of-stream marker was reached; EOFError Compressed file ended before the end-of-stream marker was reached; EOFError Compressed file ended before the end-of-stream marker was reached
#> EOFError Compressed file ended before the end-of-stream marker was reached; b'a'; EOFError Compressed file ended before the end-of-stream marker was reached
#> EOFError Compressed file ended before the end-of-stream marker was reached; b'a'; EOFError Compressed file ended before the end-of-stream marker was reached
#> BadGzipFile Not a gzipped file (b'x'); b'a'; BadGzipFile Not a gzipped file (b'x')
#> BadGzipFile Not a gzipped file (b'xx'); b'a'; BadGzipFile Not a gzipped file (b'xx')
#> BadGzipFile Not a gzipped file (b'\x00\x00'); BadGzipFile Not a gzipped file (b'\x00\x00'); b'a'
#> BadGzipFile Unknown compression method; BadGzipFile Unknown compression method; BadGzipFile Not a gzipped file (b'\x00\x00')
#> BadGzipFile Incorrect length of data produced; b'a'; BadGzipFile Incorrect length of data produced
#> BadGzipFile CRC check failed; b'a'; BadGzipFile CRC check failed 0x61616161 != 0xe8b7be43
#> error Error -3 while decompressing data: invalid block type; error Error -3 while decompressing data: invalid block type; error Error -3 while decompressing data: invalid block type
#> BadGzipFile Not a gzipped file (b'\x1f'); b'a'; BadGzipFile Not a gzipped file (b'\x1f')
#> EOFError Compressed file ended before the end-of-stream marker was reached; b'a'; EOFError Compressed file ended before the end-of-stream marker was reached

### heads with more fields
import gzip, io, sys
sys.maxsize = 2 ** 31 - 1  # where files are read to the end
d = gzip.compress(b'a', mtime=7)
def told(f):
    try: return f()
    except Exception as e: return type(e).__name__
def head(flags, fields):
    return d[:3] + bytes([flags]) + d[4:10] + fields
for data in (head(4, b'\2\0xy') + d[10:], head(4, b'\2\0x'), head(4, b'\2'), head(8, b'nam\0') + d[10:],
        head(8, b'nam'),
        head(16, b'com\0') + d[10:], head(16, b''), head(26, b'n\0com\0cc') + d[10:], head(2, b'c'),
        head(0xe0, b'') + d[10:], head(31, b'\1\0xn\0c\0cc') + d[10:], head(8, b'n' * 200000 + b'\0') + d[10:]):
    file = gzip.GzipFile(fileobj=io.BytesIO(data))
    print(told(lambda: gzip.decompress(data)), told(file.read), file.mtime)
#> b'a' b'a' 7
#> EOFError EOFError None
#> EOFError EOFError None
#> b'a' b'a' 7
#> EOFError EOFError 7
#> b'a' b'a' 7
#> EOFError EOFError 7
#> b'a' b'a' 7
#> EOFError EOFError None
#> b'a' b'a' 7
#> b'a' b'a' 7
#> b'a' b'a' 7

### GzipFile: reading
import gzip, io, sys
sys.maxsize = 2 ** 31 - 1  # where files are read to the end
file = gzip.GzipFile('nm.gz', 'r', fileobj=io.BytesIO(gzip.compress(b'abc\ndef\n', mtime=9) * 3))
print(file.name, file.mode, file.mtime, file.readable(), file.writable(), file.seekable(), file.closed, file.isatty())
print(file.peek(0), file.read1(2), file.mtime, file.peek(1), file.tell(), file.read(3), file.tell())
b = bytearray(b'.' * 6)
print(file.readinto(b), b, file.readinto1(b), b, file.read1(0), file.read(0), file.read1(-1),
    file.readinto1(memoryview(b)[2:]))
print(file.seek(-1), file.seek(-3, 1), file.seek(4), file.seek(2, 1), file.seek(0, 2), file.seek(100), file.tell())
print(file.seek(5), list(file), file.read(), file.read(3), file.peek(1), file.rewind(), file.read(4), file.read(-1))
file.seek(0)
print(file.readline(), file.readline(2), file.readline(0), file.readline(-1), file.readlines(5), file.readlines())
print(file.flush(), file.fileobj is None, file.myfileobj)
file.close()
file.close()
print(file.closed, file.readable(), file.seekable(), file.name, file.mode, file.fileobj)
#> nm.gz rb None True False True False False
#> b'abc\ndef\n' b'ab' 9 b'c\ndef\n' 2 b'c\nd' 5
#> 6 bytearray(b'\ndef\nc') 5 bytearray(b'\ndef\nc') b'' b'' b'abc\ndef\n' 0
#> 0 0 4 6 24 24 24
#> 5 [b'ef\n', b'abc\n', b'def\n', b'abc\n', b'def\n'] b'' b'' b'' None b'abc\n' b'def\nabc\ndef\nabc\ndef\n'
#> b'abc\n' b'de' b'' b'f\n' [b'abc\n', b'def\n'] [b'abc\n', b'def\n']
#> None False None
#> True True True nm.gz rb None

### GzipFile: reading much, and from what gives little at a time
import gzip, io, sys
sys.maxsize = 2 ** 31 - 1  # where files are read to the end
big = b''.join(b'line %d of it, %d\n' % (i, i * i) for i in range(40000))
file = gzip.GzipFile(fileobj=io.BytesIO(gzip.compress(big[:700000]) + gzip.compress(big[700000:])))
print(sum(map(len, file)) == len(big), file.seek(699990), file.read(20) == big[699990:700010],
    file.seek(0))
print(b''.join(iter(lambda: file.read(7777), b'')) == big, file.seek(5), file.read() == big[5:])
class Slow(io.RawIOBase):
    def __init__(self, data): self.data = io.BytesIO(data)
    def readable(self): return True
    def readinto(self, buffer):
        piece = self.data.read(min(2, len(buffer)))
        buffer[:len(piece)] = piece
        return len(piece)
class Least:
    def __init__(self, data): self.data = io.BytesIO(data)
    def read(self, n): return self.data.read(min(n, 3))
for kind in Slow, Least:
    file = gzip.GzipFile(fileobj=kind(gzip.compress(b'hello') + bytes(9) + gzip.compress(b' you')))
    print(repr(file.name), file.mode, file.read(2), file.read(), file.seekable())
    try: file.seek(0)
    except Exception as e: print(type(e).__name__, e)
#> True 699990 True 0
#> True 5 True
#> '' rb b'he' b'llo you' True
#> UnsupportedOperation seek
#> '' rb b'he' b'llo you' True
#> AttributeError 'Least' object has no attribute 'seek'

### GzipFile: writing
import gzip, io
def written(name, mtime=3, **how):
    out = io.BytesIO()
    with gzip.GzipFile(name, 'wb', fileobj=out, mtime=mtime, **how) as file:
        file.write(b'q')
        file.flush()
        before = out.getvalue()
    return before, out.getvalue()[len(before):]
def told(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
for name in ('a.gz', '/x/y/b.gz', 'é.gz', 'ĉ.gz', '', None, b'c.gz', b'\xff.gz', '.gz', 'a.gz.gz', 'a.GZ', 7):
    told(lambda: written(name))
told(lambda: written('a', compresslevel=1))
told(lambda: written('a', compresslevel=0)[0][:11])
told(lambda: written('a', compresslevel=6))
told(lambda: written('a', mtime=1.9))
told(lambda: written('a', mtime=-1))
told(lambda: written('a', mtime=2 ** 32))
told(lambda: written('a', compresslevel=10))
told(lambda: written('a', compresslevel='x'))
#> (b'\x1f\x8b\x08\x08\x03\x00\x00\x00\x02\xffa\x00*\x04\x00\x00\x00\xff\xff', b"\x03\x00'\xae\x00\xf5\x01\x00\x00\x00")
#> (b'\x1f\x8b\x08\x08\x03\x00\x00\x00\x02\xffb\x00*\x04\x00\x00\x00\xff\xff', b"\x03\x00'\xae\x00\xf5\x01\x00\x00\x00")
#> (b'\x1f\x8b\x08\x08\x03\x00\x00\x00\x02\xff\xe9\x00*\x04\x00\x00\x00\xff\xff', b"\x03\x00'\xae\x00\xf5\x01\x00\x00\x00")
#> (b'\x1f\x8b\x08\x00\x03\x00\x00\x00\x02\xff*\x04\x00\x00\x00\xff\xff', b"\x03\x00'\xae\x00\xf5\x01\x00\x00\x00")
#> (b'\x1f\x8b\x08\x00\x03\x00\x00\x00\x02\xff*\x04\x00\x00\x00\xff\xff', b"\x03\x00'\xae\x00\xf5\x01\x00\x00\x00")
#> (b'\x1f\x8b\x08\x00\x03\x00\x00\x00\x02\xff*\x04\x00\x00\x00\xff\xff', b"\x03\x00'\xae\x00\xf5\x01\x00\x00\x00")
#> (b'\x1f\x8b\x08\x08\x03\x00\x00\x00\x02\xffc\x00*\x04\x00\x00\x00\xff\xff', b"\x03\x00'\xae\x00\xf5\x01\x00\x00\x00")
#> (b'\x1f\x8b\x08\x08\x03\x00\x00\x00\x02\xff\xff\x00*\x04\x00\x00\x00\xff\xff', b"\x03\x00'\xae\x00\xf5\x01\x00\x00\x00")
#> (b'\x1f\x8b\x08\x00\x03\x00\x00\x00\x02\xff*\x04\x00\x00\x00\xff\xff', b"\x03\x00'\xae\x00\xf5\x01\x00\x00\x00")
#> (b'\x1f\x8b\x08\x08\x03\x00\x00\x00\x02\xffa.gz\x00*\x04\x00\x00\x00\xff\xff', b"\x03\x00'\xae\x00\xf5\x01\x00\x00\x00")
#> (b'\x1f\x8b\x08\x08\x03\x00\x00\x00\x02\xffa.GZ\x00*\x04\x00\x00\x00\xff\xff', b"\x03\x00'\xae\x00\xf5\x01\x00\x00\x00")
#> TypeError expected str, bytes or os.PathLike object, not int
#> (b'\x1f\x8b\x08\x08\x03\x00\x00\x00\x04\xffa\x00*\x04\x00\x00\x00\xff\xff', b"\x03\x00'\xae\x00\xf5\x01\x00\x00\x00")
#> b'\x1f\x8b\x08\x08\x03\x00\x00\x00\x00\xffa'
#> (b'\x1f\x8b\x08\x08\x03\x00\x00\x00\x00\xffa\x00*\x04\x00\x00\x00\xff\xff', b"\x03\x00'\xae\x00\xf5\x01\x00\x00\x00")
#> (b'\x1f\x8b\x08\x08\x01\x00\x00\x00\x02\xffa\x00*\x04\x00\x00\x00\xff\xff', b"\x03\x00'\xae\x00\xf5\x01\x00\x00\x00")
#> error 'L' format requires 0 <= number <= 4294967295
#> error 'L' format requires 0 <= number <= 4294967295
#> ValueError Invalid initialization option
#> TypeError 'str' object cannot be interpreted as an integer

### GzipFile: writing, place by place
import gzip, io, zlib
out = io.BytesIO()
file = gzip.GzipFile('nm.gz', 'w', fileobj=out, mtime=0)
def told(f, *args):
    try: print(f(*args))
    except Exception as e: print(type(e).__name__, e.strerror or e if isinstance(e, OSError) else e)
for name in ('read', 'read1', 'readline', 'rewind', 'tell', 'flush', 'readable', 'writable', 'isatty', 'readlines',
        '__next__', 'truncate', 'detach', 'fileno'):
    told(getattr(file, name))
told(file.write, 5)
told(file.write, 's')
told(file.write, memoryview(b'abcd')[::2])
told(file.write, bytearray(b'xyz'))
told(file.writelines, [b'a', b'b'])
file.seek(3, 1)
told(file.seek, 0)
told(file.seek, 1, 2)
told(file.tell)
file.seek(70000)
told(file.flush, zlib.Z_FULL_FLUSH)
file.close()
print(gzip.decompress(out.getvalue()).rstrip(b'\0'), file.closed, file.fileobj, file.mode, file.name, out.closed)
#> OSError read() on write-only GzipFile object
#> OSError read1() on write-only GzipFile object
#> UnsupportedOperation read
#> OSError Can't rewind in write mode
#> 0
#> None
#> False
#> True
#> False
#> UnsupportedOperation read
#> UnsupportedOperation read
#> UnsupportedOperation truncate
#> UnsupportedOperation detach
#> UnsupportedOperation fileno
#> TypeError a bytes-like object is required, not 'int'
#> TypeError a bytes-like object is required, not 'str'
#> BufferError memoryview: underlying buffer is not C-contiguous
#> 3
#> None
#> OSError Negative seek in write mode
#> ValueError Seek from end not supported
#> 8
#> None
#> b'xyzab' True None wb nm.gz False

### GzipFile: closed
import gzip, io
for mode in 'rw':
    file = gzip.GzipFile('n', mode, fileobj=io.BytesIO(gzip.compress(b'')))
    file.close()
    said = {}
    for name, args in (('read', ()), ('read1', ()), ('peek', (1,)), ('readline', ()), ('rewind', ()), ('tell', ()),
            ('flush', ()), ('isatty', ()), ('fileno', ()), ('__enter__', ()), ('readlines', ()), ('__iter__', ()),
            ('__next__', ()), ('write', (b'',)), ('seek', (0,)), ('readinto', (bytearray(3),)),
            ('writelines', ([b''],))):
        try: print(getattr(file, name)(*args))
        except Exception as e: said.setdefault(type(e).__name__ + ' ' + str(e), []).append(name)
    for text, names in said.items():
        print(text, *names)
#> ValueError I/O operation on closed file read read1 peek readline tell flush __next__ write seek readinto
#> ValueError seek of closed file rewind
#> ValueError I/O operation on closed file. isatty __enter__ readlines __iter__ writelines
#> AttributeError 'NoneType' object has no attribute 'fileno' fileno
#> ValueError I/O operation on closed file read read1 peek readline tell flush __next__ write seek readinto
#> OSError Can't rewind in write mode rewind
#> ValueError I/O operation on closed file. isatty __enter__ readlines __iter__ writelines
#> AttributeError 'NoneType' object has no attribute 'fileno' fileno

### GzipFile: modes and arguments
import gzip, io
def told(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def made(*args, **how):
    file = gzip.GzipFile(*args, **how)
    return file.mode, file.name
for mode in 'r', 'rb', 'w', 'wb', 'a', 'ab', 'x', 'xb', '', 'b', 'br', 'rt', 'rU', 'r+', 'w+b', 'rr', 'aw', None:
    told(lambda: (mode, *made('zz', mode, fileobj=io.BytesIO())))
told(lambda: gzip.GzipFile())
told(lambda: gzip.GzipFile(mode=5))
told(lambda: gzip.GzipFile('x', 'w', fileobj=5))
#> ('r', 'rb', 'zz')
#> ('rb', 'rb', 'zz')
#> ('w', 'wb', 'zz')
#> ('wb', 'wb', 'zz')
#> ('a', 'wb', 'zz')
#> ('ab', 'wb', 'zz')
#> ('x', 'wb', 'zz')
#> ('xb', 'wb', 'zz')
#> ValueError Invalid mode: ''
#> ValueError Invalid mode: 'b'
#> ValueError Invalid mode: 'br'
#> ValueError Invalid mode: 'rt'
#> ValueError Invalid mode: 'rU'
#> ('r+', 'rb', 'zz')
#> ('w+b', 'wb', 'zz')
#> ('rr', 'rb', 'zz')
#> ('aw', 'wb', 'zz')
#> (None, 'rb', 'zz')
#> TypeError expected str, bytes or os.PathLike object, not NoneType
#> TypeError argument of type 'int' is not a container or iterable
#> AttributeError 'int' object has no attribute 'write'

### GzipFile: names and modes of file objects
import gzip, io, warnings
class Odd(io.BytesIO): name = b'byt/es.gz'
class Number(io.BytesIO): name = 5
for kind in Odd, Number, io.BytesIO:
    file = gzip.GzipFile(None, 'w', fileobj=kind(), mtime=0)
    print(repr(file.name), file.fileobj.getvalue())
class Writing(io.BytesIO): mode = 'w'
class Reading(io.BytesIO): mode = 'r'
class Other(io.BytesIO): mode = 'other'
for kind in Writing, Reading, Other:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter('always', FutureWarning)
        try: print(gzip.GzipFile(fileobj=kind()).mode)
        except ValueError as e: print(e)
    print(*[(w.category.__name__, w.lineno, str(w.message)) for w in found])
#> b'byt/es.gz' b'\x1f\x8b\x08\x08\x00\x00\x00\x00\x02\xffes\x00'
#> '' b'\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff'
#> '' b'\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\xff'
#> wb
#> ('FutureWarning', 13, 'GzipFile was opened for writing, but this will change in future Python releases.  Specify the mode argument for opening it for writing.')
#> rb
#>
#> Invalid mode: 'other'
#>

### open: files
import gzip, pathlib, sys
sys.maxsize = 2 ** 31 - 1  # where files are read to the end
with gzip.open(pathlib.Path('/tmp/p.gz'), 'wt', encoding='utf-8', newline='\r\n') as file:
    print(file.write('hé\nsecond\n'), file.buffer.name, type(file.buffer).__name__, file.name, file.encoding)
with gzip.open('/tmp/p.gz', 'rt') as file: print(file.readline(), file.read(), file.name, file.seekable())
with gzip.open(b'/tmp/p.gz', 'rt', 2, 'latin-1', 'strict', '') as file: print(file.readlines(), file.buffer.name)
with gzip.GzipFile('/tmp/p.gz') as file:
    print(file.name, file.mode, file.read(), file.myfileobj, file.fileobj is file.myfileobj)
with gzip.open('/tmp/p.gz', 'ab') as file: print(file.name, file.mode, file.write(b'x'), file.myfileobj)
with gzip.open('/tmp/p.gz') as file: print(file.read(1), file.peek(1), file.read(), file.fileno() > 2)
for args in ((('/tmp/p.gz', 'xb'), ('/tmp/p.gz', 'rtb'), ('/tmp/p.gz', 'rb', 9, 'u'), ('/tmp/p.gz', 'rb', 9, None, 'u'),
        ('/tmp/p.gz', 'rb', 9, None, None, 'u'), (5,), (None,), ('/nowhere/x',), ('/tmp/p.gz', 't'), ('/tmp/p.gz', 'b'),
        ('/tmp/p.gz', 'rt', 9, None, None, 'u'), ('/tmp/p.gz', 'U'), ('/tmp/p.gz', 'rr'))):
    try: print(gzip.open(*args))
    except Exception as e: print(type(e).__name__, e.strerror or e if isinstance(e, OSError) else e)
#> 10 /tmp/p.gz GzipFile /tmp/p.gz utf-8
#> hé
#>  second
#>  /tmp/p.gz True
#> ['hÃ©\r\n', 'second\r\n'] b'/tmp/p.gz'
#> /tmp/p.gz rb b'h\xc3\xa9\r\nsecond\r\n' <_io.BufferedReader name='/tmp/p.gz'> True
#> /tmp/p.gz wb 1 <_io.BufferedWriter name='/tmp/p.gz'>
#> b'h' b'\xc3\xa9\r\nsecond\r\n' b'\xc3\xa9\r\nsecond\r\nx' True
#> FileExistsError File exists
#> ValueError Invalid mode: 'rtb'
#> ValueError Argument 'encoding' not supported in binary mode
#> ValueError Argument 'errors' not supported in binary mode
#> ValueError Argument 'newline' not supported in binary mode
#> TypeError filename must be a str or bytes object, or a file
#> TypeError filename must be a str or bytes object, or a file
#> FileNotFoundError No such file or directory
#> ValueError Invalid mode: ''
#> ValueError Must have exactly one of create/read/write/append mode and at most one plus
#> ValueError illegal newline value: u
#> ValueError Invalid mode: 'U'
#> ValueError invalid mode: 'rrb'

### the package compression
import compression.gzip, compression.zlib, gzip, zlib
print([n for n in dir(zlib) if n[0] != '_' and getattr(compression.zlib, n, None) is not getattr(zlib, n)])
print([getattr(compression.gzip, n) is getattr(gzip, n) for n in gzip.__all__])
from compression import zlib as z, gzip as g
print(g.decompress(z.compress(b'there and back', wbits=31)), z.__name__, g.__name__, compression.__name__)
#> []
#> [True, True, True, True, True]
#> b'there and back' compression.zlib compression.gzip compression
