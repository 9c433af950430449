# codecs: streams and character maps

### a reader decodes what a stream of bytes has
import codecs, io
for name in ("utf-8", "utf-16", "utf-16-be", "utf-32", "latin-1", "ascii", "utf-8-sig", "cp1252"):
    data = "one\ntwo é\r\nthree".encode(name, "replace")
    print(name, repr(codecs.getreader(name)(io.BytesIO(data)).read()),
        codecs.getreader(name)(io.BytesIO(data)).readlines())
    print([line for line in codecs.getreader(name)(io.BytesIO(data))])
#> utf-8 'one\ntwo é\r\nthree' ['one\n', 'two é\r\n', 'three']
#> ['one\n', 'two é\r\n', 'three']
#> utf-16 'one\ntwo é\r\nthree' ['one\n', 'two é\r\n', 'three']
#> ['one\n', 'two é\r\n', 'three']
#> utf-16-be 'one\ntwo é\r\nthree' ['one\n', 'two é\r\n', 'three']
#> ['one\n', 'two é\r\n', 'three']
#> utf-32 'one\ntwo é\r\nthree' ['one\n', 'two é\r\n', 'three']
#> ['one\n', 'two é\r\n', 'three']
#> latin-1 'one\ntwo é\r\nthree' ['one\n', 'two é\r\n', 'three']
#> ['one\n', 'two é\r\n', 'three']
#> ascii 'one\ntwo ?\r\nthree' ['one\n', 'two ?\r\n', 'three']
#> ['one\n', 'two ?\r\n', 'three']
#> utf-8-sig 'one\ntwo é\r\nthree' ['one\n', 'two é\r\n', 'three']
#> ['one\n', 'two é\r\n', 'three']
#> cp1252 'one\ntwo é\r\nthree' ['one\n', 'two é\r\n', 'three']
#> ['one\n', 'two é\r\n', 'three']

### reading some bytes or some characters
import codecs, io
def reader(text, name="utf-8"): return codecs.getreader(name)(io.BytesIO(text.encode(name)))
r = reader("héllo wörld\nnext line\nlast")
print(repr(r.read(3)), repr(r.read(-1, 2)), repr(r.read(size=4, chars=1)), repr(r.readline()), repr(r.read()))
r = reader("a\nb\r\nc\rd\x0be")
print([r.readline(keepends=False) for i in range(7)])
r = reader("é" * 10)
print(repr(r.read(5)), repr(r.read(1)), repr(r.read(0)), repr(r.read(chars=3)), repr(r.read()))
r = reader("x" * 100 + "\n" + "y" * 3)
print(len(r.readline()), r.readline(), repr(r.readline()))
r = reader("abc\ndef")
print(repr(r.readline(2)), repr(r.readline(2)), repr(r.readline()))
r.seek(0)
print(r.readlines(keepends=False), next(r, "end"))
print(r.stream.tell(), r.errors, r.getvalue())
#> 'hél' 'lo' ' ' 'wörld\n' 'next line\nlast'
#> ['a', 'b', 'c', 'd', 'e', '', '']
#> 'ééééé' 'é' '' 'ééé' 'é'
#> 101 yyy ''
#> 'ab' 'c\n' 'def'
#> ['abc', 'def'] end
#> 7 strict b'abc\ndef'

### wrong bytes
import codecs, io
for errors in ("strict", "replace", "ignore", "backslashreplace"):
    r = codecs.getreader("utf-8")(io.BytesIO(b"ok\nab\xff\xe9c\nrest"), errors)
    try: print(repr(r.readline()), repr(r.readline()), repr(r.read()))
    except UnicodeDecodeError as e: print(e)
#> 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
#> 'ok\n' 'ab��c\n' 'rest'
#> 'ok\n' 'abc\n' 'rest'
#> 'ok\n' 'ab\\xff\\xe9c\n' 'rest'

### a writer encodes
import codecs, io
for name in ("utf-8", "utf-16", "utf-8-sig", "ascii"):
    out = io.BytesIO()
    w = codecs.getwriter(name)(out, "xmlcharrefreplace")
    w.write("é1"); w.writelines(["a", "b"])
    print(name, out.getvalue())
    w.seek(0); w.write("z")
    print(out.getvalue())
try: codecs.getwriter("ascii")(io.BytesIO()).write("é")
except UnicodeEncodeError as e: print(e)
#> utf-8 b'\xc3\xa91ab'
#> b'z\xa91ab'
#> utf-16 b'\xff\xfe\xe9\x001\x00a\x00b\x00'
#> b'\xff\xfez\x001\x00a\x00b\x00'
#> utf-8-sig b'\xef\xbb\xbf\xc3\xa91ab'
#> b'\xef\xbb\xbfz\xa91ab'
#> ascii b'&#233;1ab'
#> b'z#233;1ab'
#> 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)

### reader and writer over one stream
import codecs, io
info = codecs.lookup("utf-8")
with codecs.StreamReaderWriter(io.BytesIO(), info.streamreader, info.streamwriter) as both:
    both.write("aé\nb")
    both.seek(0)
    print(both.readline(), both.read(), both.encoding, both.tell())
    both.seek(0)
    print(list(both), both.readlines())
    stream = both.stream
print(stream.closed)
try: __import__("copy").copy(codecs.getreader("utf-8")(io.BytesIO()))
except TypeError as e: print(e)
#> aé
#>  b unknown 5
#> ['aé\n', 'b'] []
#> True
#> can't serialize StreamReader

### a file seen in another encoding
import codecs, io
raw = io.BytesIO("é\nü".encode("latin-1"))
f = codecs.EncodedFile(raw, "utf-8", "latin-1")
print(f.readline(), f.read(), f.data_encoding, f.file_encoding)
f.seek(0); f.write("ö".encode()); print(raw.getvalue())
f.reset(); f.seek(0); print(f.readlines(), list(f))
f.seek(0); print(list(f))
f.writelines([b"a", b"b"]); print(raw.getvalue())
try: f.write(b"\xff")
except UnicodeDecodeError as e: print(e)
#> b'\xc3\xa9\n' b'\xc3\xbc' utf-8 latin-1
#> b'\xf6\n\xfc'
#> [b'\xc3\xb6\n', b'\xc3\xbc'] []
#> [b'\xc3\xb6\n', b'\xc3\xbc']
#> b'\xf6\n\xfcab'
#> 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte

### codecs.open
import codecs, warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    with codecs.open("/tmp/t.txt", "w", "utf-16") as f: f.write("aé\n"); f.write("b")
print(*[(w.category.__name__, str(w.message)) for w in caught])
print(open("/tmp/t.txt", "rb").read())
warnings.simplefilter("ignore")
with codecs.open("/tmp/t.txt", encoding="utf-16") as f: print(type(f).__name__, f.encoding, f.mode, [*f])
with codecs.open("/tmp/t.txt", "rb") as f: print(type(f).__name__, len(f.read()))
try: codecs.open("/tmp/t.txt", encoding="no-such")
except LookupError as e: print(e)
#> ('DeprecationWarning', 'codecs.open() is deprecated. Use open() instead.')
#> b'\xff\xfea\x00\xe9\x00\n\x00b\x00'
#> StreamReaderWriter utf-16 rb ['aé\n', 'b']
#> BufferedReader 10
#> unknown encoding: no-such

### character maps: charmap_build, charmap_encode and charmap_decode
import codecs
table = "".join(map(chr, range(128))) + "€éüöä" + "\ufffe" * 123
to = codecs.charmap_build(table)
print(codecs.charmap_encode("a€é", "strict", to), codecs.charmap_decode(b"a\x80\x81", "strict", table))
for errors in ("strict", "ignore", "replace", "backslashreplace", "xmlcharrefreplace"):
    try: print(codecs.charmap_encode("aßßb", errors, to))
    except UnicodeEncodeError as e: print(e)
for errors in ("strict", "ignore", "replace", "backslashreplace"):
    try: print(codecs.charmap_decode(b"a\xfe\xffb", errors, table))
    except UnicodeDecodeError as e: print(e)
print(codecs.charmap_decode(b"abc", "strict", {97: "xy", 98: 0x20ac, 99: ""}),
    codecs.charmap_encode("ab", "strict", {97: b"xy", 98: 66}))
for mapping in ({97: 256}, {97: "x"}, {97: None}, {}):
    try: print(codecs.charmap_encode("a", "strict", mapping))
    except (TypeError, UnicodeError) as e: print(type(e).__name__, e)
#> (b'a\x80\x81', 3) ('a€é', 3)
#> 'charmap' codec can't encode characters in position 1-2: character maps to <undefined>
#> (b'ab', 4)
#> (b'a??b', 4)
#> (b'a\\xdf\\xdfb', 4)
#> (b'a&#223;&#223;b', 4)
#> 'charmap' codec can't decode byte 0xfe in position 1: character maps to <undefined>
#> ('ab', 4)
#> ('a��b', 4)
#> ('a\\xfe\\xffb', 4)
#> ('xy€', 3) (b'xyB', 2)
#> TypeError character mapping must be in range(256)
#> TypeError character mapping must return integer, bytes or None, not str
#> UnicodeEncodeError 'charmap' codec can't encode character '\x61' in position 0: character maps to <undefined>
#> UnicodeEncodeError 'charmap' codec can't encode character '\x61' in position 0: character maps to <undefined>

### character maps: encode, charmap and decode
import codecs
for mapping in ({97: 0x110000}, {97: b"x"}, {97: None}, {}, "ab"):
    try: print(codecs.charmap_decode(b"a", "strict", mapping))
    except (TypeError, UnicodeError) as e: print(type(e).__name__, e)
print(codecs.charmap_encode("é"), codecs.charmap_decode(b"\xe9"), "é".encode("charmap"), b"\xe9".decode("charmap"))
try: "€".encode("charmap")
except UnicodeEncodeError as e: print(e)
#> TypeError character mapping must be in range(0x110000)
#> TypeError character mapping must return integer, None or str
#> UnicodeDecodeError 'charmap' codec can't decode byte 0x61 in position 0: character maps to <undefined>
#> UnicodeDecodeError 'charmap' codec can't decode byte 0x61 in position 0: character maps to <undefined>
#> UnicodeDecodeError 'charmap' codec can't decode byte 0x61 in position 0: character maps to <undefined>
#> (b'\xe9', 1) ('é', 1) b'\xe9' é
#> 'latin-1' codec can't encode character '\u20ac' in position 0: ordinal not in range(256)

### a codec of a program's own
import codecs, io
class Codec(codecs.Codec):
    def encode(self, input, errors="strict"): return input.upper().encode("ascii", errors), len(input)
    def decode(self, input, errors="strict"): return bytes(input).decode("ascii", errors).lower(), len(input)
class Writer(Codec, codecs.StreamWriter): pass
class Reader(Codec, codecs.StreamReader): pass
info = codecs.CodecInfo(Codec().encode, Codec().decode, Reader, Writer, name="loud")
codecs.register(lambda name: info if name == "loud" else None)
out = io.BytesIO()
codecs.getwriter("loud")(out).write("hello\nyou")
print(out.getvalue(), [*codecs.getreader("loud")(io.BytesIO(out.getvalue()))])
try: codecs.StreamReader(io.BytesIO(b"x")).read()
except NotImplementedError as e: print(type(e).__name__)
print(codecs.StreamReader.__module__, codecs.open.__module__, codecs.getreader.__qualname__)
#> b'HELLO\nYOU' ['hello\n', 'you']
#> NotImplementedError
#> codecs codecs getreader
