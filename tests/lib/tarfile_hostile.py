# Headers of tar archives with fields that no archive has.
import io, os, shutil, tarfile
from itertools import islice

PLACES = {'mode': (100, 108), 'size': (124, 136), 'sparse': (386, 482), 'real': (483, 495)}
END = bytes(1024)


def header(name='a', size=0, kind=b'0', link='', format=tarfile.USTAR_FORMAT, **fields):
    info = tarfile.TarInfo(name)
    info.type, info.linkname = kind, link
    block = bytearray(info.tobuf(format))
    fields['size'] = tarfile.itn(size, 12, tarfile.GNU_FORMAT) if isinstance(size, int) else size
    for key, value in fields.items():
        begin, end = PLACES[key]
        block[begin:end] = value.ljust(end - begin, b'\0')[:end - begin]
    block[148:156] = b' ' * 8
    block[148:156] = b'%06o\0 ' % sum(block)
    return bytes(block)


def padded(data):
    return data + bytes(-len(data) % 512)


B = header('b', 3) + padded(b'abc')


def tried(does):
    try:
        print(does(), end=' ')
    except Exception as e:
        print(type(e).__name__, getattr(e, 'strerror', str(e).rpartition('\n')[2]), end=' ')


def archive(data, mode='r'):
    return tarfile.open(fileobj=io.BytesIO(data), mode=mode)


def names(data, mode):
    with archive(data, mode) as a:
        return [(m.name, m.size) for m in islice(a, 9)]


def taken(data, mode):
    shutil.rmtree('/tmp/o', ignore_errors=True)
    with archive(data, mode) as a:
        a.extractall('/tmp/o', list(islice(a, 9)))
    return os.path.exists('/tmp/o') and sorted(os.listdir('/tmp/o'))


def look(data, mode='r'):
    tried(lambda: names(data, mode))
    tried(lambda: taken(data, mode))
    print()


### negative sizes
for size in -1, -5, -512, -513, -1024, -2 ** 63:
    look(header('a', size) + padded(b'x') + END)
    look(B + header('a', size) + END)
    look(B + header('a', size) + END, 'r|')
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 
#> [('b', 3)] ['b'] 
#> [('b', 3)] StreamError seeking backwards is not allowed 
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 
#> [('b', 3)] ['b'] 
#> [('b', 3)] StreamError seeking backwards is not allowed 
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 
#> [('b', 3)] ['b'] 
#> [('b', 3)] StreamError seeking backwards is not allowed 
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 
#> [('b', 3)] ['b'] 
#> [('b', 3)] StreamError seeking backwards is not allowed 
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 
#> [('b', 3)] ['b'] 
#> [('b', 3)] StreamError seeking backwards is not allowed 
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 
#> [('b', 3)] ['b'] 
#> [('b', 3)] StreamError seeking backwards is not allowed 

### negative sizes in digits
for size in b'-1', b'-0000000001', b'\xff', b'\xff' * 12:
    look(header('a', size) + padded(b'x') + END)
    look(B + header('a', size) + END)
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 
#> [('b', 3)] ['b'] 
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 
#> [('b', 3)] ['b'] 
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 
#> [('b', 3)] ['b'] 
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 
#> [('b', 3)] ['b'] 

### a negative size of a long name
for size in -1, -512:
    for kind in b'L', b'K':
        look(header('././@LongLink', size, kind, format=tarfile.GNU_FORMAT) + padded(b'abc') + header('a',
        3) + padded(b'abc') + END)
    look(B + header('././@LongLink', size, b'L', format=tarfile.GNU_FORMAT) + padded(b'abc') + END)
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 
#> [('b', 3)] ['b'] 
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 
#> [('b', 3)] ['b'] 

### a negative size in a PAX header
for record in b'11 size=-1\n', b'13 size=-512\n':
    for kind in b'x', b'g':
        look(header('p', len(record), kind) + padded(record) + header('a', 3) + padded(b'abc') + END)
look(header('p', -1, b'x') + padded(b'11 path=ab\n') + header('a', 3) + padded(b'abc') + END)
#> [] False 
#> [('a', -1)] ReadError unexpected end of data 
#> [] False 
#> [('a', -512)] ReadError unexpected end of data 
#> ReadError - method tar: ReadError('invalid offset') ReadError - method tar: ReadError('invalid offset') 

### hard links to members that are not there
for link in 'nope', 'a', 'b', './b', 'd/../b', 'd/nope':
    look(header('a', 0, b'1', link) + END)
    look(header('a', 0, b'1', link) + B + END)
look(header('a', 0, b'1', 'c') + header('c', 0, b'1', 'a') + END)
look(B + header('a', 0, b'1', 'nope') + END)
#> [('a', 0)] KeyError "linkname 'nope' not found" 
#> [('a', 0), ('b', 3)] KeyError "linkname 'nope' not found" 
#> [('a', 0)] KeyError "linkname 'a' not found" 
#> [('a', 0), ('b', 3)] KeyError "linkname 'a' not found" 
#> [('a', 0)] KeyError "linkname 'b' not found" 
#> [('a', 0), ('b', 3)] KeyError "linkname 'b' not found" 
#> [('a', 0)] KeyError "linkname 'b' not found" 
#> [('a', 0), ('b', 3)] KeyError "linkname 'b' not found" 
#> [('a', 0)] KeyError "linkname 'b' not found" 
#> [('a', 0), ('b', 3)] KeyError "linkname 'b' not found" 
#> [('a', 0)] KeyError "linkname 'd/nope' not found" 
#> [('a', 0), ('b', 3)] KeyError "linkname 'd/nope' not found" 
#> [('a', 0), ('c', 0)] KeyError "linkname 'c' not found" 
#> [('b', 3), ('a', 0)] KeyError "linkname 'nope' not found" 

### a hard link to nothing, taken out alone and by every filter
for filter in 'data', 'tar', 'fully_trusted':
    with archive(header('a', 0, b'1', './nope') + END) as a:
        tried(lambda: a.extract('a', '/tmp/o', filter=filter))
        tried(lambda: a.extractall('/tmp/o', filter=filter))
        tried(lambda: a.extractfile('a'))
    print()
with archive(B + header('a', 0, b'1', './b') + END) as a:
    print(a.extractfile('a').read())
#> KeyError "linkname 'nope' not found" KeyError "linkname 'nope' not found" KeyError "linkname './nope' not found" 
#> KeyError "linkname './nope' not found" KeyError "linkname './nope' not found" KeyError "linkname './nope' not found" 
#> KeyError "linkname './nope' not found" KeyError "linkname './nope' not found" KeyError "linkname './nope' not found" 
#> b'abc'

### symbolic links that lead to each other
#: oracle=no
look(header('a', 0, b'2', 'a') + B + END)
look(header('a', 0, b'2', 'c') + header('c', 0, b'2', 'a') + END)
#> [('a', 0), ('b', 3)] ['b'] 
#> [('a', 0), ('c', 0)] [] 

### sparse files whose parts are nowhere
for parts, size in ((b'00000000000\00000000000005', b'00000000012'), (b'00000000000\0-1', b'5'),
        (b'00000000000\00000000000005', b'-1'),
        (b'00000000003\00000000000005', b'5')):
    look(header('a', 5, b'S', format=tarfile.GNU_FORMAT, sparse=parts, real=size) + padded(b'hello') + END)
#> [('a', 10)] ['a'] 
#> [('a', 5)] ReadError unexpected end of data 
#> [('a', -1)] OSError Invalid argument 
#> [('a', 5)] ['a'] 

### a map of a sparse file that is not there
records = b'22 GNU.sparse.major=1\n22 GNU.sparse.minor=0\n'
for body in b'abc', b'', b'1\n', b'x\n', b'1\n0\nx\n', b'1\n0\n':
    look(header('p', len(records), b'x') + padded(records) + header('a', len(body)) + padded(body) + END)
#> ValueError not enough values to unpack (expected 2, got 1) ValueError not enough values to unpack (expected 2, got 1) 
#> ValueError not enough values to unpack (expected 2, got 1) ValueError not enough values to unpack (expected 2, got 1) 
#> ValueError not enough values to unpack (expected 2, got 1) ValueError not enough values to unpack (expected 2, got 1) 
#> ValueError invalid literal for int() with base 10: b'x' ValueError invalid literal for int() with base 10: b'x' 
#> ValueError invalid literal for int() with base 10: b'x' ValueError invalid literal for int() with base 10: b'x' 
#> ValueError not enough values to unpack (expected 2, got 1) ValueError not enough values to unpack (expected 2, got 1) 

### packed archives that end before their first member
for kind in 'gz', 'bz2', 'xz':
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode='w:' + kind) as t:
        t.addfile(tarfile.TarInfo('a'))
    data = out.getvalue()
    for n in 0, 3, 5, 10, 12, 40:
        for mode in 'r', 'r:' + kind:
            tried(lambda: names(data[:n], mode))
    print()
#> ReadError - method tar: ReadError('empty file') ReadError empty file EOFError Compressed file ended before the end-of-stream marker was reached EOFError Compressed file ended before the end-of-stream marker was reached EOFError Compressed file ended before the end-of-stream marker was reached EOFError Compressed file ended before the end-of-stream marker was reached EOFError Compressed file ended before the end-of-stream marker was reached EOFError Compressed file ended before the end-of-stream marker was reached EOFError Compressed file ended before the end-of-stream marker was reached EOFError Compressed file ended before the end-of-stream marker was reached EOFError Compressed file ended before the end-of-stream marker was reached EOFError Compressed file ended before the end-of-stream marker was reached 
#> ReadError - method tar: ReadError('empty file') ReadError not a bzip2 file ReadError - method tar: ReadError('truncated header') ReadError not a bzip2 file ReadError - method tar: ReadError('truncated header') ReadError not a bzip2 file ReadError - method tar: ReadError('truncated header') ReadError not a bzip2 file ReadError - method tar: ReadError('truncated header') ReadError not a bzip2 file ReadError - method tar: ReadError('truncated header') ReadError not a bzip2 file 
#> ReadError - method tar: ReadError('empty file') ReadError not an lzma file ReadError - method tar: ReadError('truncated header') ReadError not an lzma file ReadError - method tar: ReadError('truncated header') ReadError not an lzma file ReadError - method tar: ReadError('truncated header') ReadError not an lzma file ReadError - method tar: ReadError('truncated header') ReadError not an lzma file ReadError - method tar: ReadError('truncated header') ReadError not an lzma file 

### streams that end early
for kind in 'gz', 'bz2', 'xz':
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode='w:' + kind) as t:
        info = tarfile.TarInfo('a')
        info.size = 5000
        t.addfile(info, io.BytesIO(bytes(i * i % 251 for i in range(5000))))
    try:
        names(out.getvalue()[:150], 'r|' + kind)
    except tarfile.ReadError as e:
        print(e, type(e.__cause__), type(e.__context__))
#> unexpected end of data <class 'NoneType'> <class 'NoneType'>
#> empty file <class 'NoneType'> <class 'tarfile.EmptyHeaderError'>
#> unexpected end of data <class 'NoneType'> <class 'NoneType'>
