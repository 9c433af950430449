# Files that are in memory until they grow.

import tempfile, io
S = tempfile.SpooledTemporaryFile
def t(fn):
    try: r = fn()
    except BaseException as e: r = type(e).__name__ + ': ' + str(e)
    print(r)

### names, sizes and bytes
print([n for n in dir(S) if n[0] != '_'])
f = S(max_size=5)
print(type(f._file), f._rolled, f._max_size, f.name, f.mode, f.closed)
t(lambda: f.encoding)
t(lambda: f.newlines)
t(lambda: f.errors)
t(lambda: f.fileno() > 0)
t(lambda: (f._rolled, type(f._file).__name__))
f = S(max_size=5)
print(f.write(b'abc'), f._rolled, f.tell(), f.seek(0), f.read(), f.readable(), f.writable(), f.seekable())
print(f.write(b'defg'), f._rolled, f.tell(), f.mode, type(f.name).__name__)
f.seek(0)
print(f.read(), list(f))
f.seek(0)
print(f.readline(), f.readlines(), f.truncate(2), f._rolled)
f.seek(0)
print(f.read(), f.flush(), f.isatty(), f.rollover())
print(f.close(), f.closed)
t(lambda: f.read())
#> ['close', 'closed', 'detach', 'encoding', 'errors', 'fileno', 'flush', 'isatty', 'mode', 'name', 'newlines', 'read', 'read1', 'readable', 'readinto', 'readinto1', 'readline', 'readlines', 'rollover', 'seek', 'seekable', 'tell', 'truncate', 'writable', 'write', 'writelines']
#> <class '_io.BytesIO'> False 5 None w+b False
#> AttributeError: '_io.BytesIO' object has no attribute 'encoding'
#> AttributeError: '_io.BytesIO' object has no attribute 'newlines'
#> AttributeError: '_io.BytesIO' object has no attribute 'errors'
#> True
#> (True, 'BufferedRandom')
#> 3 False 3 0 b'abc' True True True
#> 4 True 7 rb+ int
#> b'abcdefg' []
#> b'abcdefg' [] 2 True
#> b'ab' None False None
#> None True
#> ValueError: read of closed file

### text, lines and ends
f = S(5, 'w+', encoding='UTF-8')
print(type(f._file), f.encoding, f.errors, f.newlines, f.mode)
f.write('ab\n')
print(f._rolled, f.newlines)
f.write('cdefgh\n')
print(f._rolled, f.mode, f.encoding, f.newlines)
f.seek(0)
print(f.readlines(), f.readline(), next(f, 'none'))
f = S(3, 'w+')
f.writelines(['a', 'b', 'c', 'd'])
print(f._rolled)
f.seek(0)
print(f.read())
f = S(3)
f.writelines([b'a', b'b', b'c', b'd'])
print(f._rolled)
f.seek(0)
print(f.read(1), f.read1(), f.readinto(bytearray(2)))
f = S()
f.write(b'x' * 100)
print(f._rolled)
f.truncate(10)
print(f._rolled, f.tell())
f.seek(0, 2)
print(f.tell())
f.truncate()
f = S(5)
f.truncate(10)
print(f._rolled)
f.seek(0)
print(f.read())
with S(2) as f: f.write(b'1')
print(f.closed)
t(lambda: f.write(b'x'))
f = S(2)
f.write(b'123')
print(f.fileno() > 2)
t(lambda: S(max_size='a').write(b'x'))
t(lambda: S(-1).write(b'abc'))
f = S(4, 'w+', encoding='utf-16', newline='\r\n')
f.write('a\n')
print(f._rolled, f.encoding)
f.write('b\n')
f.seek(0)
print(repr(f.read()), f._rolled, f.newlines)
f = S(4, 'w+', encoding='ascii', errors='strict')
t(lambda: f.write('é'))
print(f.errors)
print(isinstance(S(), io.IOBase), S[int])
#> <class '_io.TextIOWrapper'> UTF-8 strict None w+
#> False None
#> True w+ UTF-8 None
#> ['ab\n', 'cdefgh\n']  none
#> True
#> abcd
#> True
#> b'a' b'bcd' 0
#> False
#> True 100
#> 10
#> True
#> b'\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00'
#> True
#> ValueError: I/O operation on closed file.
#> True
#> TypeError: '>' not supported between instances of 'int' and 'str'
#> 3
#> True utf-16
#> 'a\r\nb\r\n' True None
#> UnicodeEncodeError: 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)
#> strict
#> True tempfile.SpooledTemporaryFile[int]

### iterating, and what is not written
f = S(10)
f.write(b'a\nb\n')
f.seek(0)
print([l for l in f], f.tell())
t(lambda: iter(f) is f)
t(lambda: f.write('a'))
t(lambda: next(f))
f = S(10, 'w+')
t(lambda: f.write(b'a'))
t(lambda: f.readinto(bytearray(2)))
#> [b'a\n', b'b\n'] 4
#> False
#> TypeError: a bytes-like object is required, not 'str'
#> StopIteration: 
#> TypeError: write() argument must be str, not bytes
#> AttributeError: '_io.TextIOWrapper' object has no attribute 'readinto'
