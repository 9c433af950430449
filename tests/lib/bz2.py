### compress: every level, as libbzip2 does
import bz2, hashlib
texts = [b'', b'a', b'aaaa', b'hello world ' * 50, bytes(range(256)) * 30, bytes(30000), b'ab' * 5000,
    bytes((i * i >> 3) % 251 for i in range(20000)), b'xyz' * 9 + b'\0' * 260 + b'\xff' * 255,
    b'\n'.join(b'line %d of some text, %d' % (i, i * i) for i in range(700))]
for t in texts:
    packed = bz2.compress(t)
    print(len(t), len(packed), hashlib.md5(packed).hexdigest(), bz2.compress(t, 1)[4:] == packed[4:])
    assert bz2.decompress(packed) == t and bz2.decompress(packed * 2) == t * 2
#> 0 14 4059d198768f9f8dc9372dc1c54bc3c3 True
#> 1 37 f863253854f336359e992e575784e9f5 True
#> 4 39 b3012108ac406f4da66b9a11a9a349e3 True
#> 600 61 53c6ec8a2fb51a4cc509b43455168d44 True
#> 7680 721 fe8ab3ac19cb8308a5552007b0d25905 True
#> 30000 46 121b60f32ce0003574c93ef655574510 True
#> 10000 42 a3ffe20e776b0e1b39f5d11ddd50e28c True
#> 20000 2203 a9ea6f99c698bdccf24af43fa0206428 True
#> 542 52 c8626c19f55cb8b93b2b17731e5564d7 True
#> 20426 3165 9c15fdf4af61b913d255386ee3f5c7a1 True

### compress: blocks that are full
import bz2, hashlib
text = b''.join(b'%d %d\n' % (i, i * i % 977) for i in range(14000))
for t in text, text[:99981], text[:99982], b'aab' * 50000, bytes(5000000):
    packed = bz2.compress(t, 1)
    print(len(t), len(packed), packed.count(b'1AY&SY'), hashlib.md5(packed).hexdigest(), bz2.decompress(packed) == t)
#> 127193 45870 2 804ffa8ac0e6f4c0857d78fe36305750 True
#> 99981 36528 2 079f81fe927c6292314a6ef68a01f173 True
#> 99982 36530 2 4be79dc66a2f76c5345464c25e572dc1 True
#> 150000 71 1 f784477a897a4a5f08156abee832038c True
#> 5000000 49 1 86206b4e63187d3d68a21257f8d9ddcd True

### BZ2Compressor: part by part
import bz2
c = bz2.BZ2Compressor(1)
parts = [c.compress(b'part %d, ' % i * 2000) for i in range(9)] + [c.flush()]
print([len(p) for p in parts], repr(c)[:28])
print(b''.join(parts) == bz2.compress(b''.join(b'part %d, ' % i * 2000 for i in range(9)), 1))
def told(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
told(c.flush)
told(lambda: c.compress(b''))
told(lambda: bz2.BZ2Compressor(0))
told(lambda: bz2.BZ2Compressor('9'))
told(lambda: bz2.BZ2Compressor().compress('a'))
told(lambda: bz2.BZ2Compressor().compress(5))
told(lambda: bz2.compress(b'', 10))
print(bz2.BZ2Compressor().compress(bytearray(b'a')), bz2.BZ2Compressor(True).flush())
import copy, pickle
told(lambda: pickle.dumps(bz2.BZ2Compressor()))
told(lambda: copy.copy(bz2.BZ2Decompressor()))
#> [0, 0, 0, 0, 0, 0, 78, 0, 0, 71] <_bz2.BZ2Compressor object a
#> True
#> ValueError Repeated call to flush()
#> ValueError Compressor has been flushed
#> ValueError compresslevel must be between 1 and 9
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError a bytes-like object is required, not 'str'
#> TypeError a bytes-like object is required, not 'int'
#> ValueError compresslevel must be between 1 and 9
#> b'' b'BZh1\x17rE8P\x90\x00\x00\x00\x00'
#> TypeError cannot pickle '_bz2.BZ2Compressor' object
#> TypeError cannot pickle '_bz2.BZ2Decompressor' object

### BZ2Decompressor: part by part
import bz2
packed = bz2.compress(b'hello world')
d = bz2.BZ2Decompressor()
print(d.eof, d.needs_input, d.unused_data)
for i in range(0, len(packed), 9):
    print(d.decompress(packed[i:i + 9]), d.eof, d.needs_input)
try: d.decompress(b'')
except EOFError as e: print(e)
d = bz2.BZ2Decompressor()
print(d.decompress(packed + b'more'), d.unused_data, d.eof, d.needs_input)
d = bz2.BZ2Decompressor()
for n in 3, 0, 4, -1: print(d.decompress(packed if n == 3 else b'', max_length=n), d.eof, d.needs_input)
d = bz2.BZ2Decompressor()
print(d.decompress(packed, 11), d.eof, d.needs_input)
d = bz2.BZ2Decompressor()
print(d.decompress(packed[:4], 0), d.needs_input, d.decompress(packed[4:-10], 5), d.needs_input, d.decompress(b''))
big = bz2.compress(bytes(10 ** 6))
d = bz2.BZ2Decompressor()
print(len(d.decompress(big, 10)), len(d.decompress(b'', 40000)), len(d.decompress(b'')), d.eof)
#> False True b''
#> b'' False True
#> b'' False True
#> b'' False True
#> b'' False True
#> b'hello world' False True
#> b'' True False
#> End of stream already reached
#> b'hello world' b'more' True False
#> b'hel' False False
#> b'' False False
#> b'lo w' False False
#> b'orld' True False
#> b'hello world' True False
#> b'' True b'hello' True b' world'
#> 10 40000 959990 True

### decompress: what is no stream
import bz2
packed = bz2.compress(b'hello world, hello world')
def told(f, *args):
    try: return f(*args)
    except Exception as e: return type(e).__name__, str(e)
for data in (b'', b'B', b'BZ', b'Bzh9', b'BZh0', b'BZhx', packed[:-1], packed[:20], packed + b'x',
    packed + packed[:5], packed * 2):
    print(told(bz2.decompress, data))
found = {}
for at in range(len(packed)):
    for bit in 1, 16, 128:
        if (at, bit) == (14, 128): continue  # see differences
        broken = bytearray(packed)
        broken[at] ^= bit
        said = told(bz2.decompress, bytes(broken))
        found[said] = found.get(said, 0) + 1
print(found)
print(told(bz2.decompress, 'a'), told(bz2.decompress, 5), bz2.decompress(bytearray(packed)))
#> b''
#> ('ValueError', 'Compressed data ended before the end-of-stream marker was reached')
#> ('ValueError', 'Compressed data ended before the end-of-stream marker was reached')
#> ('OSError', 'Invalid data stream')
#> ('OSError', 'Invalid data stream')
#> ('OSError', 'Invalid data stream')
#> ('ValueError', 'Compressed data ended before the end-of-stream marker was reached')
#> ('ValueError', 'Compressed data ended before the end-of-stream marker was reached')
#> b'hello world, hello world'
#> ('ValueError', 'Compressed data ended before the end-of-stream marker was reached')
#> b'hello world, hello worldhello world, hello world'
#> {('OSError', 'Invalid data stream'): 152, b'hello world, hello world': 6}
#> ('TypeError', "a bytes-like object is required, not 'str'") ('TypeError', "a bytes-like object is required, not 'int'") b'hello world, hello world'

### BZ2File: reading
import bz2, io
packed = bz2.compress(b'first line\nsecond line\n') + bz2.compress(b'third\n')
f = bz2.BZ2File(io.BytesIO(packed))
print(f.mode, f.closed, f.readable(), f.writable(), f.seekable(), f.tell())
print(f.read(3), f.peek()[:4], f.peek(2)[:2], f.readline(), f.readline(4), f.readline(),
    f.tell(), f.read(99), f.read(5), f.read1())
print(f.seek(2), f.read1(6), f.seek(-6, 2), f.read(99), f.seek(0), f.seek(5, 1), list(f), f.seek(99), f.read(9))
f.seek(0)
print(f.readlines(), f.seek(0), f.readlines(3), f.readinto(b := bytearray(4)), b)
def told(f, *args):
    try: print(f(*args))
    except Exception as e: print(type(e).__name__, e)
for call in (f.fileno, lambda: f.write(b'a'), lambda: f.readline('x'), lambda: f.readlines(None),
    lambda: f.seek(0, 7), lambda: f.name):
    told(call)
f.close()
f.close()
print(f.closed, f.mode)
for name in 'read', 'peek', 'readline', 'tell', 'readable', 'seekable', 'fileno', '__enter__':
    told(getattr(f, name))
with bz2.BZ2File(io.BytesIO(packed + b'\0' * 20)) as f: print(len(f.read(99)))
for bad in packed[:-4], b'', b'nothing of the kind', packed[:40]:
    f = bz2.BZ2File(io.BytesIO(bad))
    told(f.read, 99)
#> rb False True False True 0
#> b'fir' b'st l' b'st' b'st line\n' b'seco' b'nd line\n' 23 b'third\n' b'' b''
#> 2 b'rst li' 23 b'third\n' 0 5 [b' line\n', b'second line\n', b'third\n'] 29 b''
#> [b'first line\n', b'second line\n', b'third\n'] 0 [b'first line\n'] 4 bytearray(b'seco')
#> UnsupportedOperation fileno
#> UnsupportedOperation File not open for writing
#> TypeError Integer argument expected
#> TypeError Integer argument expected
#> ValueError whence value 7 unsupported
#> AttributeError '_io.BytesIO' object has no attribute 'name'
#> True rb
#> ValueError I/O operation on closed file
#> ValueError I/O operation on closed file
#> ValueError I/O operation on closed file
#> ValueError I/O operation on closed file
#> ValueError I/O operation on closed file
#> ValueError I/O operation on closed file
#> ValueError I/O operation on closed file
#> ValueError I/O operation on closed file.
#> 29
#> EOFError Compressed file ended before the end-of-stream marker was reached
#> EOFError Compressed file ended before the end-of-stream marker was reached
#> OSError Invalid data stream
#> EOFError Compressed file ended before the end-of-stream marker was reached

### BZ2File: writing, and files by name
import bz2, io, os
def told(f, *args):
    try: print(f(*args))
    except Exception as e: print(type(e).__name__, e)
b = io.BytesIO()
with bz2.BZ2File(b, 'w', compresslevel=3) as f:
    print(f.mode, f.readable(), f.writable(), f.seekable(), f.write(b'abc'),
        f.write(memoryview(b'defg').cast('H')), f.tell())
    f.writelines([b'1', b'2'])
    for call in f.read, lambda: f.seek(0), f.peek, lambda: f.write('a'): told(call)
print(b.getvalue()[:4], bz2.decompress(b.getvalue()), b.closed)
os.makedirs('/tmp/z', exist_ok=True)
name = '/tmp/z/a.bz2'
for mode in 'w', 'ab', 'xb', 'rb', '', 'r', 'q', 'rt', 'rw':
    try:
        with bz2.BZ2File(name, mode) as f:
            print(mode, f.name, f.mode, f.read(99) if f.readable() else f.write(mode.encode()))
    except FileExistsError as e: print(mode, 'FileExistsError')
    except Exception as e: print(mode, type(e).__name__, e)
for file, given in (5, {}), (io.BytesIO(), {'compresslevel': 0}), (None, {}):
    try: bz2.BZ2File(file, **given)
    except Exception as e: print(type(e).__name__, e)
#> wb False True False 3 4 7
#> UnsupportedOperation File not open for reading
#> UnsupportedOperation Seeking is only supported on files open for reading
#> UnsupportedOperation File not open for reading
#> TypeError memoryview: a bytes-like object is required, not 'str'
#> b'BZh3' b'abcdefg12' False
#> w /tmp/z/a.bz2 wb 1
#> ab /tmp/z/a.bz2 wb 2
#> xb FileExistsError
#> rb /tmp/z/a.bz2 rb b'wab'
#>  /tmp/z/a.bz2 rb b'wab'
#> r /tmp/z/a.bz2 rb b'wab'
#> q ValueError Invalid mode: 'q'
#> rt ValueError Invalid mode: 'rt'
#> rw ValueError Invalid mode: 'rw'
#> TypeError filename must be a str, bytes, file or PathLike object
#> ValueError compresslevel must be between 1 and 9
#> TypeError filename must be a str, bytes, file or PathLike object

### open: bytes and text
import bz2, io, os
name = os.path.join('/tmp', 'b.bz2')
with bz2.open(name, 'wt', encoding='utf-8', newline='\n') as f: print(f.write('\u00e9 one\ntwo\n'), f.encoding)
with bz2.open(name) as f: print(f.read(99))
with bz2.open(name, 'rt', encoding='latin-1') as f: print(ascii(f.readline()))
with bz2.open(name, 'at', encoding='ascii') as f: f.write('three')
with bz2.open(name, 'rt', encoding='utf-8') as f: print(list(f))
for mode, given in ('rtb', {}), ('rb', {'encoding': 'x'}), ('rb', {'errors': 'x'}), ('w', {'newline': ''}), ('z', {}):
    try: bz2.open(io.BytesIO(), mode, **given)
    except Exception as e: print(type(e).__name__, e)
from compression.bz2 import BZ2File, decompress
print(BZ2File is bz2.BZ2File, decompress(open(name, 'rb').read()), sorted(bz2.__all__))
#> 10 utf-8
#> b'\xc3\xa9 one\ntwo\n'
#> '\xc3\xa9 one\n'
#> ['é one\n', 'two\n', 'three']
#> ValueError Invalid mode: 'rtb'
#> ValueError Argument 'encoding' not supported in binary mode
#> ValueError Argument 'errors' not supported in binary mode
#> ValueError Argument 'newline' not supported in binary mode
#> ValueError Invalid mode: 'z'
#> True b'\xc3\xa9 one\ntwo\nthree' ['BZ2Compressor', 'BZ2Decompressor', 'BZ2File', 'compress', 'decompress', 'open']

### archives that bzip2 has packed
import bz2, fileinput, hashlib, io, tarfile, zipfile
b = io.BytesIO()
with zipfile.ZipFile(b, 'w', zipfile.ZIP_BZIP2, compresslevel=2) as z:
    z.writestr('a', b'hello' * 1000)
    z.writestr('b', b'x' * 30, compress_type=zipfile.ZIP_DEFLATED)
z = zipfile.ZipFile(b)
print(z.infolist(), z.infolist()[0].extract_version, z.testzip(), z.read('a') == b'hello' * 1000)
with z.open('a') as f: print(f.read(7), f.seek(4990), f.read(), f.seek(1), f.read(3))
for mode in 'w:bz2', 'w|bz2':
    b = io.BytesIO()
    with tarfile.open(fileobj=b, mode=mode) as t:
        info = tarfile.TarInfo('q')
        info.size = 5
        t.addfile(info, io.BytesIO(b'abcde'))
    print(hashlib.md5(b.getvalue()).hexdigest())
    for mode in 'r:*', 'r:bz2', 'r|bz2', 'r|*':
        b.seek(0)
        with tarfile.open(fileobj=b, mode=mode) as t: print([m.name for m in t])
try: tarfile.open(fileobj=io.BytesIO(b'no such thing'), mode='r:bz2')
except tarfile.ReadError as e: print(e)
bz2.BZ2File('/tmp/l.bz2', 'w').close()
with bz2.open('/tmp/l.bz2', 'w') as f: f.write(b'l1\nl2\n')
print(list(fileinput.input('/tmp/l.bz2', openhook=fileinput.hook_compressed)))
#> [<ZipInfo filename='a' compress_type=bzip2 filemode='?rw-------' file_size=5000 compress_size=48>, <ZipInfo filename='b' compress_type=deflate filemode='?rw-------' file_size=30 compress_size=5>] 46 None True
#> b'hellohe' 4990 b'hellohello' 1 b'ell'
#> 3537f3c0cc096a2f2ddaff7c977c270d
#> ['q']
#> ['q']
#> ['q']
#> ['q']
#> 3537f3c0cc096a2f2ddaff7c977c270d
#> ['q']
#> ['q']
#> ['q']
#> ['q']
#> not a bzip2 file
#> ['l1\n', 'l2\n']
