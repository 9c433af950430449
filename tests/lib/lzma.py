### compress and decompress: formats, checks, presets
import lzma
texts = [b'', b'a', b'hello world ' * 50, bytes(range(256)) * 3, bytes(30000), b'xyz' * 9 + bytes(260)
    + b'\xff' * 255]
raw = [{'id': lzma.FILTER_DELTA, 'dist': 3}, {'id': lzma.FILTER_X86}, {'id': lzma.FILTER_LZMA2, 'preset': 1}]
for t in texts:
    for check in -1, lzma.CHECK_NONE, lzma.CHECK_CRC32, lzma.CHECK_CRC64, lzma.CHECK_SHA256:
        packed = lzma.compress(t, check=check)
        decoder = lzma.LZMADecompressor()
        assert decoder.decompress(packed + b'rest') == t and decoder.unused_data == b'rest'
        print(decoder.check, decoder.eof, packed[:12].hex(), packed[-6:].hex())
    for preset in (0, 3, 6, 9, 1 | lzma.PRESET_EXTREME):
        assert lzma.decompress(lzma.compress(t, preset=preset) * 2) == t * 2
    packed = lzma.compress(t, lzma.FORMAT_ALONE)
    print(packed[:13].hex(), lzma.decompress(packed) == t)
    packed = lzma.compress(t, lzma.FORMAT_RAW, filters=raw)
    print(lzma.decompress(packed, lzma.FORMAT_RAW, filters=raw) == t)
#> 4 True fd377a585a000004e6d6b446 00000004595a
#> 0 True fd377a585a000000ff12d941 00000000595a
#> 1 True fd377a585a0000016922de36 00000001595a
#> 4 True fd377a585a000004e6d6b446 00000004595a
#> 10 True fd377a585a00000ae1fb0ca1 0000000a595a
#> 5d00008000ffffffffffffffff True
#> True
#> 4 True fd377a585a000004e6d6b446 00000004595a
#> 0 True fd377a585a000000ff12d941 00000000595a
#> 1 True fd377a585a0000016922de36 00000001595a
#> 4 True fd377a585a000004e6d6b446 00000004595a
#> 10 True fd377a585a00000ae1fb0ca1 0000000a595a
#> 5d00008000ffffffffffffffff True
#> True
#> 4 True fd377a585a000004e6d6b446 00000004595a
#> 0 True fd377a585a000000ff12d941 00000000595a
#> 1 True fd377a585a0000016922de36 00000001595a
#> 4 True fd377a585a000004e6d6b446 00000004595a
#> 10 True fd377a585a00000ae1fb0ca1 0000000a595a
#> 5d00008000ffffffffffffffff True
#> True
#> 4 True fd377a585a000004e6d6b446 00000004595a
#> 0 True fd377a585a000000ff12d941 00000000595a
#> 1 True fd377a585a0000016922de36 00000001595a
#> 4 True fd377a585a000004e6d6b446 00000004595a
#> 10 True fd377a585a00000ae1fb0ca1 0000000a595a
#> 5d00008000ffffffffffffffff True
#> True
#> 4 True fd377a585a000004e6d6b446 00000004595a
#> 0 True fd377a585a000000ff12d941 00000000595a
#> 1 True fd377a585a0000016922de36 00000001595a
#> 4 True fd377a585a000004e6d6b446 00000004595a
#> 10 True fd377a585a00000ae1fb0ca1 0000000a595a
#> 5d00008000ffffffffffffffff True
#> True
#> 4 True fd377a585a000004e6d6b446 00000004595a
#> 0 True fd377a585a000000ff12d941 00000000595a
#> 1 True fd377a585a0000016922de36 00000001595a
#> 4 True fd377a585a000004e6d6b446 00000004595a
#> 10 True fd377a585a00000ae1fb0ca1 0000000a595a
#> 5d00008000ffffffffffffffff True
#> True

### decompress: streams that xz has packed
import lzma
for data in (b"\xfd7zXZ\x00\x00\x04\xe6\xd6\xb4F\x02\x00!\x01\x16\x00\x00\x00t/\xe5\xa3\x01\x00\x00a"
             b"\x00\x00\x00\x00\x05+e.w\x84\x023\x00\x01\x19\x01\xa5,\x81\xcc\x1f\xb6\xf3}\x01\x00\x00\x00\x00\x04YZ",
             b"]\x00\x00\x80\x00\xff\xff\xff\xff\xff\xff\xff\xff\x000\x98\x88\xaa\xfc\x0b}\x1e\xff\xff\xfd\xac\x10\x00",
             bytes.fromhex(
                 'fd377a585a000004e6d6b44603020400030100210116000060bf8229e0006300075d0030803350000000000033'
                 '84f46fe6fe8e45000127640fa29cb01fb6f37d010000000004595a')):
    print(lzma.decompress(data))
    decoder = lzma.LZMADecompressor()
    print([(decoder.decompress(data[i:i + 1], 7), decoder.needs_input)
        for i in range(len(data)) if not decoder.eof][-9:], decoder.check)
#> b'a'
#> [(b'', True), (b'', True), (b'', True), (b'', True), (b'', True), (b'', True), (b'', True), (b'', True), (b'', False)] 4
#> b'abcabcabcabcabcabcabcabcabcabc'
#> [(b'b', True), (b'c', True), (b'', True), (b'abcabca', False), (b'bcabcab', False), (b'cabcabc', False), (b'abcabc', True), (b'', True), (b'', False)] 0
#> b'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
#> [(b'', True), (b'', True), (b'', True), (b'', True), (b'', True), (b'', True), (b'', True), (b'', True), (b'', False)] 4

### LZMACompressor: formats, checks and presets that it refuses
import lzma
def told(*calls):
    for f in calls:
        try: print(f())
        except Exception as e: print(type(e).__module__, type(e).__name__, e)
C, D = lzma.LZMACompressor, lzma.LZMADecompressor
told(lambda: C(preset=3, filters=[]))
told(lambda: C(5))
told(lambda: C(lzma.FORMAT_AUTO))
told(lambda: C(preset=10))
told(lambda: C(preset=-1))
told(lambda: C(preset='1'))
told(lambda: C(preset=1 << 33))
told(lambda: C(check=2))
told(lambda: C(check=16))
told(lambda: C(check=100))
told(lambda: C(lzma.FORMAT_ALONE, check=1))
told(lambda: C(lzma.FORMAT_RAW))
told(lambda: C(lzma.FORMAT_RAW, filters=[]))
told(lambda: C(lzma.FORMAT_ALONE, filters=[{'id': lzma.FILTER_LZMA2}]))
told(lambda: C(lzma.FORMAT_ALONE, filters=[{'id': lzma.FILTER_LZMA1}] * 2))
#> builtins ValueError Cannot specify both preset and filter chain
#> builtins ValueError Invalid container format: 5
#> builtins ValueError Invalid container format: 0
#> _lzma LZMAError Invalid or unsupported options
#> builtins ValueError Cannot convert negative int
#> builtins TypeError 'str' object cannot be interpreted as an integer
#> builtins OverflowError Python int too large for C uint32_t
#> _lzma LZMAError Unsupported integrity check
#> _lzma LZMAError Internal error
#> _lzma LZMAError Internal error
#> builtins ValueError Integrity checks are only supported by FORMAT_XZ
#> builtins ValueError Must specify filters for FORMAT_RAW
#> _lzma LZMAError Internal error
#> builtins ValueError Invalid filter chain for FORMAT_ALONE - must be a single LZMA1 filter
#> builtins ValueError Invalid filter chain for FORMAT_ALONE - must be a single LZMA1 filter

### LZMACompressor: filters that it refuses
import lzma
def told(*calls):
    for f in calls:
        try: print(f())
        except Exception as e: print(type(e).__module__, type(e).__name__, e)
C, D = lzma.LZMACompressor, lzma.LZMADecompressor
told(lambda: C(filters=[{'id': lzma.FILTER_LZMA1}]))
told(lambda: C(filters=[{'id': lzma.FILTER_DELTA}]))
told(lambda: C(filters=[{'id': lzma.FILTER_LZMA2}] * 2))
told(lambda: C(filters=[{'id': lzma.FILTER_LZMA2}] * 5))
told(lambda: C(filters=5))
told(lambda: C(filters={}))
told(lambda: C(filters=[5]))
told(lambda: C(filters=[b'a']))
told(lambda: C(filters=[{'preset': 1}]))
told(lambda: C(filters=[{'id': 1}]))
told(lambda: C(filters=[{'id': -1}]))
told(lambda: C(filters=[{'id': 'a'}]))
told(lambda: C(filters=[{'id': lzma.FILTER_LZMA2, 'preset': 99}]))
#> _lzma LZMAError Internal error
#> _lzma LZMAError Invalid or unsupported options
#> _lzma LZMAError Invalid or unsupported options
#> builtins ValueError Too many filters - liblzma supports a maximum of 4
#> builtins TypeError object of type 'int' has no len()
#> builtins TypeError dict is not a sequence
#> builtins TypeError Filter specifier must be a dict or dict-like object
#> builtins TypeError byte indices must be integers or slices, not str
#> builtins ValueError Filter specifier must have an "id" entry
#> builtins ValueError Invalid filter ID: 1
#> builtins ValueError Cannot convert negative int
#> builtins TypeError 'str' object cannot be interpreted as an integer
#> _lzma LZMAError Invalid compression preset: 99

### LZMACompressor: options of filters that it refuses
import lzma
def told(*calls):
    for f in calls:
        try: print(f())
        except Exception as e: print(type(e).__module__, type(e).__name__, e)
C, D = lzma.LZMACompressor, lzma.LZMADecompressor
options = (('foo', 1), ('lc', 5), ('lp', 4), ('pb', 5), ('dict_size', 1), ('dict_size', -1), ('mode', 0), ('mode',
    3), ('mf', 0), ('mf', 5),
           ('nice_len', 1), ('nice_len', 274), ('depth', 'a'))
for name, value in options:
    told(lambda: C(filters=[{'id': lzma.FILTER_LZMA2, name: value}]))
for kind, name, value in ((3, 'dist', 0), (3, 'dist', 257), (3, 'dust', 1), (4, 'start', 1), (7, 'start_offset',
    3), (6, 'start_offset', 8), (8, 'start_offset', 1)):
    told(lambda: C(filters=[{'id': kind, name: value}, {'id': lzma.FILTER_LZMA2}]))
#> builtins ValueError Invalid filter specifier for LZMA filter
#> _lzma LZMAError Invalid or unsupported options
#> _lzma LZMAError Invalid or unsupported options
#> _lzma LZMAError Invalid or unsupported options
#> _lzma LZMAError Invalid or unsupported options
#> builtins ValueError Invalid filter specifier for LZMA filter
#> _lzma LZMAError Invalid or unsupported options
#> _lzma LZMAError Invalid or unsupported options
#> _lzma LZMAError Invalid or unsupported options
#> _lzma LZMAError Invalid or unsupported options
#> _lzma LZMAError Invalid or unsupported options
#> _lzma LZMAError Invalid or unsupported options
#> builtins ValueError Invalid filter specifier for LZMA filter
#> _lzma LZMAError Invalid or unsupported options
#> _lzma LZMAError Invalid or unsupported options
#> builtins ValueError Invalid filter specifier for delta filter
#> builtins ValueError Invalid filter specifier for BCJ filter
#> _lzma LZMAError Invalid or unsupported options
#> _lzma LZMAError Invalid or unsupported options
#> _lzma LZMAError Invalid or unsupported options

### LZMADecompressor: what it refuses, and streams that are over
import copy
import lzma
import pickle
def told(*calls):
    for f in calls:
        try: print(f())
        except Exception as e: print(type(e).__module__, type(e).__name__, e)
C, D = lzma.LZMACompressor, lzma.LZMADecompressor
told(lambda: D(lzma.FORMAT_RAW))
told(lambda: D(lzma.FORMAT_RAW, memlimit=1, filters=[{'id': lzma.FILTER_LZMA2}]))
told(lambda: D(lzma.FORMAT_XZ, filters=[{'id': lzma.FILTER_LZMA2}]))
told(lambda: D(7))
told(lambda: D(memlimit=-1))
told(lambda: D(lzma.FORMAT_RAW, filters=[]))
c = C()
told(lambda: c.compress('a'))
told(lambda: c.compress(5))
c.flush()
told(c.flush)
told(lambda: c.compress(b''))
told(lambda: pickle.dumps(C()))
told(lambda: copy.copy(D()))
d = D()
d.decompress(lzma.compress(b''))
told(lambda: d.decompress(b''))
told(D().decompress, 'a')
told(lambda: lzma.is_check_supported('a'))
print([lzma.is_check_supported(n) for n in (0, 1, 4, 10, 2, 15, 16, -1)])
#> builtins ValueError Must specify filters for FORMAT_RAW
#> builtins ValueError Cannot specify memory limit with FORMAT_RAW
#> builtins ValueError Cannot specify filters except with FORMAT_RAW
#> builtins ValueError Invalid container format: 7
#> builtins ValueError Cannot convert negative int
#> _lzma LZMAError Internal error
#> builtins TypeError a bytes-like object is required, not 'str'
#> builtins TypeError a bytes-like object is required, not 'int'
#> builtins ValueError Repeated call to flush()
#> builtins ValueError Compressor has been flushed
#> builtins TypeError cannot pickle '_lzma.LZMACompressor' object
#> builtins TypeError cannot pickle '_lzma.LZMADecompressor' object
#> builtins EOFError Already at end of stream
#> builtins TypeError decompress() missing required argument 'data' (pos 1)
#> builtins TypeError 'str' object is not callable
#> builtins TypeError 'str' object cannot be interpreted as an integer
#> [True, True, True, True, False, False, False, False]

### decompress: data that is none, or has faults
import lzma
def told(f, *a, **k):
    try: print(f(*a, **k))
    except Exception as e: print(type(e).__name__, e)
good = bytes.fromhex(
    'fd377a585a000004e6d6b44603020400030100210116000060bf8229e0006300075d0030803350000000000033'
    '84f46fe6fe8e45000127640fa29cb01fb6f37d010000000004595a')
for data in (b'', b'a', b'\xfd', b'\xfd' * 20, b'not a stream at all', good[:-1], good[:20], b'\0' * 20,
             b']' + b'\0' * 20, good + b'rest', good + bytes(4), good + good[:-3]):
    told(lzma.decompress, data)
said = {}
for i in range(len(good)):
    try: what = lzma.decompress(good[:i] + bytes([good[i] ^ 1]) + good[i + 1:])[:9]
    except lzma.LZMAError as e: what = str(e)
    said.setdefault(what, []).append(i)
for what, places in said.items(): print(what, len(places), places[:15])
#> LZMAError Compressed data ended before the end-of-stream marker was reached
#> LZMAError Input format not supported by decoder
#> LZMAError Compressed data ended before the end-of-stream marker was reached
#> LZMAError Input format not supported by decoder
#> LZMAError Input format not supported by decoder
#> LZMAError Compressed data ended before the end-of-stream marker was reached
#> LZMAError Compressed data ended before the end-of-stream marker was reached
#> LZMAError Compressed data ended before the end-of-stream marker was reached
#> LZMAError Compressed data ended before the end-of-stream marker was reached
#> b'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
#> LZMAError Compressed data ended before the end-of-stream marker was reached
#> LZMAError Compressed data ended before the end-of-stream marker was reached
#> Input format not supported by decoder 6 [0, 1, 2, 3, 4, 5]
#> Corrupt input data 64 [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
#> b'aaaaaaaaa' 1 [33]
#> Compressed data ended before the end-of-stream marker was reached 1 [42]

### decompress: formats that are others, and limits of memory
import lzma
def told(f, *a, **k):
    try: print(f(*a, **k))
    except Exception as e: print(type(e).__name__, e)
good = lzma.compress(b'a')
for form in lzma.FORMAT_XZ, lzma.FORMAT_ALONE:
    told(lzma.decompress, good, form)
    told(lzma.decompress, b']\0\0\x80\0\x03\0\0\0\0\0\0\0abcdefghijk', form)
for size in 0, 1, 4096, 4097, 6144, 1 << 20, (1 << 20) + 1:
    told(lzma.decompress, b']' + size.to_bytes(4, 'little') + b'\xff' * 8
        + b'\0\x30\x98\x88\xaa\xfc\x0b}\x1e\xff\xff\xfd\xac\x10\0')
told(lzma.decompress, good, memlimit=1000)
told(lzma.decompress, good, memlimit=8 << 20)
told(lzma.decompress, good, memlimit=9 << 20)
told(lzma.decompress, lzma.compress(b'a', lzma.FORMAT_ALONE), memlimit=8 << 20)
#> b'a'
#> LZMAError Input format not supported by decoder
#> LZMAError Input format not supported by decoder
#> LZMAError Corrupt input data
#> b'abcabcabcabcabcabcabcabcabcabc'
#> b'abcabcabcabcabcabcabcabcabcabc'
#> b'abcabcabcabcabcabcabcabcabcabc'
#> LZMAError Input format not supported by decoder
#> b'abcabcabcabcabcabcabcabcabcabc'
#> b'abcabcabcabcabcabcabcabcabcabc'
#> LZMAError Input format not supported by decoder
#> LZMAError Memory usage limit exceeded
#> LZMAError Memory usage limit exceeded
#> b'a'
#> LZMAError Memory usage limit exceeded

### the properties of filters
import lzma
def told(f, *a):
    try: print(f(*a))
    except Exception as e: print(type(e).__name__, e)
for spec in ({'id': lzma.FILTER_LZMA1}, {'id': lzma.FILTER_LZMA2}, {'id': lzma.FILTER_LZMA1, 'preset': 9, 'lc': 0,
    'lp': 2, 'pb': 0}, {'id': lzma.FILTER_LZMA2, 'dict_size': 5000},
             {'id': lzma.FILTER_LZMA2, 'dict_size': 100}, {'id': lzma.FILTER_LZMA2,
             'dict_size': (1 << 32) - 1}, {'id': lzma.FILTER_DELTA}, {'id': lzma.FILTER_DELTA, 'dist': 256},
             {'id': lzma.FILTER_X86}, {'id': lzma.FILTER_SPARC, 'start_offset': 1 << 20}, {'id': lzma.FILTER_LZMA1,
             'lc': 9}, {'id': 77}, {}, 5):
    told(lzma._encode_filter_properties, spec)
for kind, data in ((lzma.FILTER_LZMA1, b']\0\0\x80\0'), (lzma.FILTER_LZMA1, b']\0\0\x80'), (lzma.FILTER_LZMA1,
    b'\xff\0\0\x80\0'), (lzma.FILTER_LZMA2, b'\x16'), (lzma.FILTER_LZMA2, b'\x29'),
                   (lzma.FILTER_LZMA2, b'\x28'), (lzma.FILTER_LZMA2, b''), (lzma.FILTER_DELTA,
                   b'\x05'), (lzma.FILTER_X86, b''), (lzma.FILTER_X86, b'abcd'), (lzma.FILTER_X86, b'\0\0\0\0'),
                   (lzma.FILTER_X86, b'a'), (77, b''), (lzma.FILTER_LZMA2, 'a')):
    told(lzma._decode_filter_properties, kind, data)
#> b']\x00\x00\x80\x00'
#> b'\x16'
#> b'\x12\x00\x00\x00\x04'
#> b'\x01'
#> b'\x00'
#> b'('
#> b'\x00'
#> b'\xff'
#> b''
#> b'\x00\x00\x10\x00'
#> LZMAError Internal error
#> ValueError Invalid filter ID: 77
#> ValueError Filter specifier must have an "id" entry
#> TypeError Filter specifier must be a dict or dict-like object
#> {'id': 4611686018427387905, 'lc': 3, 'lp': 0, 'pb': 2, 'dict_size': 8388608}
#> LZMAError Invalid or unsupported options
#> LZMAError Invalid or unsupported options
#> {'id': 33, 'dict_size': 8388608}
#> LZMAError Invalid or unsupported options
#> {'id': 33, 'dict_size': 4294967295}
#> LZMAError Invalid or unsupported options
#> {'id': 3, 'dist': 6}
#> {'id': 4}
#> {'id': 4, 'start_offset': 1684234849}
#> {'id': 4}
#> LZMAError Invalid or unsupported options
#> LZMAError Invalid or unsupported options
#> TypeError a bytes-like object is required, not 'str'

### LZMAFile and open
import io, lzma
def told(f, *a, **k):
    try: print(f(*a, **k))
    except Exception as e: print(type(e).__name__, e)
with lzma.open('/tmp/a.xz', 'wt', encoding='utf-8', preset=1) as f:
    print(f.write('first\nsecond\n\u20ac\n'))
with lzma.open('/tmp/a.xz', 'ab') as f:
    f.write(b'more')
with lzma.open('/tmp/a.xz', 'rt', encoding='utf-8') as f:
    print(list(f))
with lzma.LZMAFile('/tmp/a.xz') as f:
    print(f.read(3), f.tell(), f.seek(-4, 2), f.read1(), f.seek(1), f.peek(2)[:2], f.readline(), f.name, f.mode,
        f.readable(), f.writable(), f.seekable(), f.closed)
print(f.closed)
told(lzma.LZMAFile, '/tmp/a.xz', 'rw')
told(lzma.LZMAFile, '/tmp/a.xz', preset=1)
told(lzma.LZMAFile, '/tmp/a.xz', check=1)
told(lzma.LZMAFile, 5)
told(lzma.LZMAFile)
told(lzma.open, '/tmp/a.xz', 'rbt')
told(lzma.open, '/tmp/a.xz', 'rb', encoding='utf-8')
told(lzma.LZMAFile, '/tmp/b.xz', 'w', format=lzma.FORMAT_RAW)
told(lzma.LZMAFile(io.BytesIO(b'nothing')).read, 1000)
told(lzma.LZMAFile(io.BytesIO(lzma.compress(b'a')[:-1])).read, 1000)
told(lzma.LZMAFile(io.BytesIO(lzma.compress(b'a') + b'junk')).read, 1000)
b = io.BytesIO()
with lzma.LZMAFile(b, 'w', format=lzma.FORMAT_ALONE) as f:
    told(f.read)
    told(f.seek, 0)
    print(f.write(b'abc' * 100), f.tell(), f.mode)
print(lzma.LZMAFile(io.BytesIO(b.getvalue())).read(1000) == b'abc' * 100)
#> 15
#> ['first\n', 'second\n', '€\n', 'more']
#> b'fir' 3 17 b'more' 1 b'ir' b'irst\n' /tmp/a.xz rb True False True False
#> True
#> ValueError Invalid mode: 'rw'
#> ValueError Cannot specify a preset compression level when opening a file for reading
#> ValueError Cannot specify an integrity check when opening a file for reading
#> TypeError filename must be a str, bytes, file or PathLike object
#> TypeError filename must be a str, bytes, file or PathLike object
#> ValueError Invalid mode: 'rbt'
#> ValueError Argument 'encoding' not supported in binary mode
#> ValueError Must specify filters for FORMAT_RAW
#> LZMAError Input format not supported by decoder
#> EOFError Compressed file ended before the end-of-stream marker was reached
#> b'a'
#> UnsupportedOperation File not open for reading
#> UnsupportedOperation Seeking is only supported on files open for reading
#> 300 300 wb
#> True

### compression.lzma is lzma
import compression.lzma, lzma
print(sorted(compression.lzma.__all__ if hasattr(compression.lzma, '__all__') else [n
    for n in dir(compression.lzma) if n[0] != '_']) == sorted(lzma.__all__))
print(compression.lzma.LZMAFile is lzma.LZMAFile, lzma.LZMAError, lzma.LZMACompressor, lzma.LZMADecompressor,
    lzma.LZMAFile)
print({name: getattr(lzma, name) for name in lzma.__all__ if name.isupper()})
try:
    class Sub(lzma.LZMACompressor): pass
    print(Sub)
except TypeError as e: print(e)
try: lzma.LZMADecompressor().eof = 1
except AttributeError as e: print(e)
#> True
#> True <class '_lzma.LZMAError'> <class '_lzma.LZMACompressor'> <class '_lzma.LZMADecompressor'> <class 'lzma.LZMAFile'>
#> {'CHECK_NONE': 0, 'CHECK_CRC32': 1, 'CHECK_CRC64': 4, 'CHECK_SHA256': 10, 'CHECK_ID_MAX': 15, 'CHECK_UNKNOWN': 16, 'FILTER_LZMA1': 4611686018427387905, 'FILTER_LZMA2': 33, 'FILTER_DELTA': 3, 'FILTER_X86': 4, 'FILTER_IA64': 6, 'FILTER_ARM': 7, 'FILTER_ARMTHUMB': 8, 'FILTER_POWERPC': 5, 'FILTER_SPARC': 9, 'FORMAT_AUTO': 0, 'FORMAT_XZ': 1, 'FORMAT_ALONE': 2, 'FORMAT_RAW': 3, 'MF_HC3': 3, 'MF_HC4': 4, 'MF_BT2': 18, 'MF_BT3': 19, 'MF_BT4': 20, 'MODE_FAST': 1, 'MODE_NORMAL': 2, 'PRESET_DEFAULT': 6, 'PRESET_EXTREME': 2147483648}
#> type '_lzma.LZMACompressor' is not an acceptable base type
#> readonly attribute

### archives: zipfile, tarfile and shutil
#: steps=vary
import io, os, shutil, tarfile, zipfile
text = b'some text of a member, ' * 4000
b = io.BytesIO()
with zipfile.ZipFile(b, 'w', zipfile.ZIP_LZMA) as z:
    z.writestr('a', text)
    z.writestr('empty', b'')
z = zipfile.ZipFile(b)
for info in z.infolist():
    print(info.flag_bits, info.compress_type, info.extract_version, info.create_version, z.read(info) == (text
        if info.filename == 'a' else b''))
with z.open('a') as f: print(f, f.read(9), f.seek(80000), f.read(5))
print(z.testzip())
foreign = bytes.fromhex(
    '504b03043f0002000e00000021002ffaf8481b000000780000000100000061090405005d0000800000341949ee'
    '8de95a55762e2bfffffbc54000504b01023f033f0002000e00000021002ffaf8481b0000007800000001000000'
    '000000000000000080010000000061504b050600000000010001002f0000003a0000000000')
z = zipfile.ZipFile(io.BytesIO(foreign))
print(z.infolist(), z.read('a')[:20])
for at, value in ((33, 4), (50, 0)):
    bad = bytearray(foreign)
    bad[at] = value
    try: print(zipfile.ZipFile(io.BytesIO(bad)).read('a')[:9])
    except Exception as e: print(type(e).__name__, e)
b = io.BytesIO()
with tarfile.open(fileobj=b, mode='w:xz', preset=1) as t:
    t.addfile(tarfile.TarInfo('empty'))
    info = tarfile.TarInfo('a')
    info.size = len(text)
    t.addfile(info, io.BytesIO(text))
for mode in 'r', 'r:xz', 'r|*', 'r|xz':
    b.seek(0)
    with tarfile.open(fileobj=b, mode=mode) as t:
        print(mode, [(m.name, m.size) for m in t])
os.makedirs('/tmp/packed', exist_ok=True)
with open('/tmp/packed/a', 'wb') as f: f.write(text)
name = shutil.make_archive('/tmp/made', 'xztar', '/tmp/packed')
print(name)
shutil.unpack_archive(name, '/tmp/unpacked')
print(open('/tmp/unpacked/a', 'rb').read() == text, [f for f in shutil.get_archive_formats() if f[0] == 'xztar'],
    [f for f in shutil.get_unpack_formats() if f[0] == 'xztar'])
#> 2 14 63 63 True
#> 2 14 63 63 True
#> <zipfile.ZipExtFile name='a' compress_type=lzma> b'some text' 80000 b'ext o'
#> None
#> [<ZipInfo filename='a' compress_type=lzma filemode='?rw-------' file_size=120 compress_size=27>] b'hello hello hello he'
#> LZMAError Invalid or unsupported options
#> LZMAError Corrupt input data
#> r [('empty', 0), ('a', 92000)]
#> r:xz [('empty', 0), ('a', 92000)]
#> r|* [('empty', 0), ('a', 92000)]
#> r|xz [('empty', 0), ('a', 92000)]
#> /tmp/made.tar.xz
#> True [('xztar', "xz'ed tar-file")] [('xztar', ['.tar.xz', '.txz'], "xz'ed tar-file")]

### decompress: what stands behind a stream that has no frame
import lzma
for one in ({'id': lzma.FILTER_LZMA1}, {'id': lzma.FILTER_LZMA2, 'preset': 0}):
    packed = lzma.compress(b'hello ' * 20, lzma.FORMAT_RAW, filters=[one])
    for rest in b'S', b'\xff', b'\1', b'\3', b'\0', b'\0\0', b'  ', packed, packed[:1], packed + b'S', packed[:9]:
        try:
            print(rest[:4], len(lzma.decompress(packed + rest, lzma.FORMAT_RAW, filters=[one])))
        except lzma.LZMAError as e:
            print(rest[:4], e)
#> b'S' 120
#> b'\xff' 120
#> b'\x01' 120
#> b'\x03' 120
#> b'\x00' Compressed data ended before the end-of-stream marker was reached
#> b'\x00\x00' Compressed data ended before the end-of-stream marker was reached
#> b'  ' 120
#> b'\x004\x19I' 240
#> b'\x00' Compressed data ended before the end-of-stream marker was reached
#> b'\x004\x19I' 240
#> b'\x004\x19I' Compressed data ended before the end-of-stream marker was reached
#> b'S' 120
#> b'\xff' Compressed data ended before the end-of-stream marker was reached
#> b'\x01' Compressed data ended before the end-of-stream marker was reached
#> b'\x03' 120
#> b'\x00' 120
#> b'\x00\x00' 120
#> b'  ' 120
#> b'\xe0\x00w\x00' 240
#> b'\xe0' Compressed data ended before the end-of-stream marker was reached
#> b'\xe0\x00w\x00' 240
#> b'\xe0\x00w\x00' Compressed data ended before the end-of-stream marker was reached

### LZMADecompressor.decompress: call by call, with and without room
import lzma
ONE = [{'id': lzma.FILTER_LZMA1, 'preset': 1}]
TWO = [{'id': lzma.FILTER_DELTA}, {'id': lzma.FILTER_LZMA2, 'preset': 1}]
for form, filters in (lzma.FORMAT_XZ, None), (lzma.FORMAT_ALONE, None), (lzma.FORMAT_RAW, ONE), (lzma.FORMAT_RAW, TWO):
    for data in b'', b'hello':
        packed = lzma.compress(data, form, filters=filters) + b'!!'
        for first, most in (0, 0), (0, 1), (0, -1), (len(data), 0), (len(data), -1), (1, 1), (-1, -1):
            raw = form == lzma.FORMAT_RAW
            for kind in (form,) if raw else (form, lzma.FORMAT_AUTO):
                stream, told = lzma.LZMADecompressor(kind, filters=filters), []
                for part, room in (packed, first), *((b'', most),) * 5:
                    try:
                        found = len(stream.decompress(part, room))
                    except (EOFError, lzma.LZMAError) as e:
                        found = type(e).__name__[0] + str(e)[:6]
                    told.append(f'{found} {stream.eof:d}{stream.needs_input:d}{len(stream.unused_data)} {stream.check}')
                print(form, kind, len(data), first, most, '|', ', '.join(told))
#> 1 1 0 0 0 | 0 000 4, 0 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 0 0 0 0 | 0 000 4, 0 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 1 0 0 1 | 0 000 4, 0 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 0 0 0 1 | 0 000 4, 0 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 1 0 0 -1 | 0 000 4, 0 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 0 0 0 -1 | 0 000 4, 0 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 1 0 0 0 | 0 000 4, 0 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 0 0 0 0 | 0 000 4, 0 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 1 0 0 -1 | 0 000 4, 0 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 0 0 0 -1 | 0 000 4, 0 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 1 0 1 1 | 0 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 0 0 1 1 | 0 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 1 0 -1 -1 | 0 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 0 0 -1 -1 | 0 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 1 5 0 0 | 0 000 4, 0 000 4, 0 000 4, 0 000 4, LInsuff 000 4, LInsuff 000 4
#> 1 0 5 0 0 | 0 000 4, 0 000 4, 0 000 4, 0 000 4, LInsuff 000 4, LInsuff 000 4
#> 1 1 5 0 1 | 0 000 4, 1 000 4, 1 000 4, 1 000 4, 1 000 4, 1 102 4
#> 1 0 5 0 1 | 0 000 4, 1 000 4, 1 000 4, 1 000 4, 1 000 4, 1 102 4
#> 1 1 5 0 -1 | 0 000 4, 5 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 0 5 0 -1 | 0 000 4, 5 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 1 5 5 0 | 5 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 0 5 5 0 | 5 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 1 5 5 -1 | 5 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 0 5 5 -1 | 5 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 1 5 1 1 | 1 000 4, 1 000 4, 1 000 4, 1 000 4, 1 102 4, EAlread 102 4
#> 1 0 5 1 1 | 1 000 4, 1 000 4, 1 000 4, 1 000 4, 1 102 4, EAlread 102 4
#> 1 1 5 -1 -1 | 5 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 1 0 5 -1 -1 | 5 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4, EAlread 102 4
#> 2 2 0 0 0 | 0 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0
#> 2 0 0 0 0 | 0 000 0, 0 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0
#> 2 2 0 0 1 | 0 000 0, 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 0 0 0 1 | 0 000 0, 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 2 0 0 -1 | 0 000 0, 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 0 0 0 -1 | 0 000 0, 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 2 0 0 0 | 0 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0
#> 2 0 0 0 0 | 0 000 0, 0 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0
#> 2 2 0 0 -1 | 0 000 0, 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 0 0 0 -1 | 0 000 0, 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 2 0 1 1 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 0 0 1 1 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 2 0 -1 -1 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 0 0 -1 -1 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 2 5 0 0 | 0 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0
#> 2 0 5 0 0 | 0 000 0, 0 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0
#> 2 2 5 0 1 | 0 000 0, 1 000 0, 1 000 0, 1 000 0, 1 000 0, 1 102 0
#> 2 0 5 0 1 | 0 000 0, 1 000 0, 1 000 0, 1 000 0, 1 000 0, 1 102 0
#> 2 2 5 0 -1 | 0 000 0, 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 0 5 0 -1 | 0 000 0, 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 2 5 5 0 | 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 0 5 5 0 | 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 2 5 5 -1 | 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 0 5 5 -1 | 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 2 5 1 1 | 1 000 0, 1 000 0, 1 000 0, 1 000 0, 1 102 0, EAlread 102 0
#> 2 0 5 1 1 | 1 000 0, 1 000 0, 1 000 0, 1 000 0, 1 102 0, EAlread 102 0
#> 2 2 5 -1 -1 | 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 2 0 5 -1 -1 | 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 0 0 0 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 0 0 1 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 0 0 -1 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 0 0 0 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 0 0 -1 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 0 1 1 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 0 -1 -1 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 5 0 0 | 0 000 0, 0 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0
#> 3 3 5 0 1 | 0 000 0, 1 000 0, 1 000 0, 1 000 0, 1 000 0, 1 102 0
#> 3 3 5 0 -1 | 0 000 0, 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 5 5 0 | 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 5 5 -1 | 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 5 1 1 | 1 000 0, 1 000 0, 1 000 0, 1 000 0, 1 102 0, EAlread 102 0
#> 3 3 5 -1 -1 | 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 0 0 0 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 0 0 1 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 0 0 -1 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 0 0 0 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 0 0 -1 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 0 1 1 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 0 -1 -1 | 0 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 5 0 0 | 0 000 0, 0 000 0, 0 000 0, LInsuff 000 0, LInsuff 000 0, LInsuff 000 0
#> 3 3 5 0 1 | 0 000 0, 1 000 0, 1 000 0, 1 000 0, 1 000 0, 1 102 0
#> 3 3 5 0 -1 | 0 000 0, 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 5 5 0 | 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 5 5 -1 | 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0
#> 3 3 5 1 1 | 1 000 0, 1 000 0, 1 000 0, 1 000 0, 1 102 0, EAlread 102 0
#> 3 3 5 -1 -1 | 5 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0, EAlread 102 0

### LZMADecompressor.decompress: after an error, and after no progress
import lzma
packed = lzma.compress(b'hello')
for at in 0, 7, 14, 30, len(packed) - 2:
    stream = lzma.LZMADecompressor()
    bad = packed[:at] + b'?' + packed[at + 1:]
    for part in bad, b'', packed:
        try:
            print(at, stream.decompress(part), stream.check, stream.eof)
        except lzma.LZMAError as e:
            print(at, e, stream.check, stream.eof, stream.needs_input)
stream = lzma.LZMADecompressor(memlimit=100)
try:
    stream.decompress(packed)
except lzma.LZMAError as e:
    print(e, stream.check)
stream = lzma.LZMADecompressor(lzma.FORMAT_ALONE)
print(stream.check, stream.decompress(b']'), stream.check)
for n in range(3):
    try:
        print(stream.decompress(b'', 0))
    except lzma.LZMAError as e:
        print(e)
#> 0 Input format not supported by decoder 0 False True
#> 0 Internal error 0 False True
#> 0 Internal error 0 False True
#> 7 Corrupt input data 16 False True
#> 7 Internal error 16 False True
#> 7 Internal error 16 False True
#> 14 Corrupt input data 4 False True
#> 14 Internal error 4 False True
#> 14 Internal error 4 False True
#> 30 Corrupt input data 4 False True
#> 30 Internal error 4 False True
#> 30 Internal error 4 False True
#> 62 Corrupt input data 4 False True
#> 62 Internal error 4 False True
#> 62 Internal error 4 False True
#> Memory usage limit exceeded 4
#> 0 b'' 0
#> b''
#> Insufficient buffer space
#> Insufficient buffer space

### the parts that bytes come in make no difference
import io, lzma, random
random.seed(5)
for size in (0, 1, 300, 5000, 65536, 70000, 200000):
    data = bytes(random.choice(b'abcdefgh ') for _ in range(size // 2)) * 2
    for options in ({}, {'format': lzma.FORMAT_ALONE}, {'preset': 1},
                    {'format': lzma.FORMAT_RAW, 'filters': [{'id': lzma.FILTER_DELTA}, {'id': lzma.FILTER_LZMA2}]}):
        whole, step, out = lzma.compress(data, **options), max(1, size // 7), io.BytesIO()
        packer = lzma.LZMACompressor(**options)
        parts = b''.join([packer.compress(data[i:i + step]) for i in range(0, len(data), step)]) + packer.flush()
        with lzma.open(out, 'wb', **options) as f: f.write(data)
        given = {key: options[key] for key in options if key != 'preset'}
        if whole != parts or whole != out.getvalue() or lzma.decompress(whole, **given) != data:
            print('differs', size, options)
print('done')  #> done
