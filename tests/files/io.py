# The io module.

### StringIO
import io
s = io.StringIO("one\ntwo")
print(repr(s.read(2)), s.tell(), repr(s.readline()), s.read(), repr(s.read()), s.getvalue())
s.seek(0); print(list(s), s.seek(0, 2), s.write("!"), s.getvalue())
#> 'on' 2 'e\n' two '' one
#> two
#> ['one\n', 'two'] 7 1 one
#> two!

### StringIO overwrites
import io
s = io.StringIO("abcdef"); s.seek(2); s.write("XY"); print(s.getvalue(), s.tell())
s.seek(8); s.write("z"); print(repr(s.getvalue())); s.truncate(3); print(s.getvalue(), s.tell())
#> abXYef 4
#> 'abXYef\x00\x00z'
#> abX 9

### StringIO newlines
import io
for n in (None, "", "\n", "\r", "\r\n"):
    s = io.StringIO("a\nb\r\nc\rd", newline=n); print(repr(n), list(s), repr(s.getvalue()), repr(s.newlines))
#> None ['a\n', 'b\n', 'c\n', 'd'] 'a\nb\nc\nd' ('\r', '\n', '\r\n')
#> '' ['a\n', 'b\r\n', 'c\r', 'd'] 'a\nb\r\nc\rd' ('\r', '\n', '\r\n')
#> '\n' ['a\n', 'b\r\n', 'c\rd'] 'a\nb\r\nc\rd' None
#> '\r' ['a\r', 'b\r', '\r', 'c\r', 'd'] 'a\rb\r\rc\rd' None
#> '\r\n' ['a\r\n', 'b\r\r\n', 'c\rd'] 'a\r\nb\r\r\nc\rd' None

### StringIO errors
import io
s = io.StringIO()
for g in (lambda: s.write(3), lambda: s.write(b"x"), lambda: s.seek(-1), lambda: s.seek(1, 1), lambda: s.seek(0, 3), lambda: io.StringIO(3), lambda: s.truncate(-1), lambda: s.fileno(), lambda: io.StringIO("", newline="x")):
    try: g()
    except Exception as e: print(type(e).__name__, e)
s.close()
for g in (lambda: s.read(), lambda: s.getvalue(), lambda: s.write(""), lambda: s.readline(), lambda: list(s)):
    try: g()
    except Exception as e: print(type(e).__name__, e)
#> TypeError string argument expected, got 'int'
#> TypeError string argument expected, got 'bytes'
#> ValueError Negative seek position -1
#> OSError Can't do nonzero cur-relative seeks
#> ValueError Invalid whence (3, should be 0, 1 or 2)
#> TypeError initial_value must be str or None, not int
#> ValueError Negative size value -1
#> UnsupportedOperation fileno
#> ValueError illegal newline value: 'x'
#> ValueError I/O operation on closed file
#> ValueError I/O operation on closed file
#> ValueError I/O operation on closed file
#> ValueError I/O operation on closed file
#> ValueError I/O operation on closed file.

### print to StringIO
import io
s = io.StringIO()
print("a", 2, file=s); print("b", end="", file=s); print(repr(s.getvalue()), s.readable(), s.writable(), s.seekable(), s.closed, s.encoding, s.errors)
with s: pass
print(s.closed)
#> 'a 2\nb' True True True False None None
#> True

### BytesIO
import io
b = io.BytesIO(b"one\ntwo\n")
print(b.read(2), b.tell(), b.readline(), b.readlines(), b.read(), b.getvalue())
b.seek(0); print(list(b), b.seek(-2, 2), b.read(), b.seek(1), b.write(b"XX"), b.getvalue())
b.seek(10); b.write(b"!"); print(b.getvalue()); b.truncate(4); print(b.getvalue(), b.tell())
b.seek(0); a = bytearray(3); print(b.readinto(a), a, b.read1(1))
#> b'on' 2 b'e\n' [b'two\n'] b'' b'one\ntwo\n'
#> [b'one\n', b'two\n'] 6 b'o\n' 1 2 b'oXX\ntwo\n'
#> b'oXX\ntwo\n\x00\x00!'
#> b'oXX\n' 11
#> 3 bytearray(b'oXX') b'\n'

### BytesIO errors
import io
b = io.BytesIO()
for g in (lambda: b.write("x"), lambda: b.write(3), lambda: b.seek(-1), lambda: b.seek(0, 5), lambda: io.BytesIO("x"), lambda: io.BytesIO(3), lambda: b.truncate(-1), lambda: b.fileno(), lambda: b.detach()):
    try: g()
    except Exception as e: print(type(e).__name__, e)
b.close()
for g in (lambda: b.read(), lambda: b.getvalue(), lambda: b.write(b""), lambda: list(b)):
    try: g()
    except Exception as e: print(type(e).__name__, e)
#> TypeError a bytes-like object is required, not 'str'
#> TypeError a bytes-like object is required, not 'int'
#> ValueError negative seek value -1
#> ValueError invalid whence (5, should be 0, 1 or 2)
#> TypeError a bytes-like object is required, not 'str'
#> TypeError a bytes-like object is required, not 'int'
#> ValueError negative size value -1
#> UnsupportedOperation fileno
#> UnsupportedOperation detach
#> ValueError I/O operation on closed file.
#> ValueError I/O operation on closed file.
#> ValueError I/O operation on closed file.
#> ValueError I/O operation on closed file.

### text over bytes in memory
import io
b = io.BytesIO("é\nz".encode())
t = io.TextIOWrapper(b, encoding="utf-8"); print(t, t.readline(), t.read(), t.buffer is b)
b = io.BytesIO(); t = io.TextIOWrapper(b, "utf-8", newline="\r\n", write_through=True); t.write("a\nb"); t.flush(); print(b.getvalue())
t.close(); print(b.closed)
#> <_io.TextIOWrapper encoding='utf-8'> é
#>  z True
#> b'a\r\nb'
#> True

### BufferedReader over a raw stream
import io
class Raw(io.RawIOBase):
    def __init__(self, pieces): self.pieces = list(pieces)
    def readable(self): return True
    def readinto(self, b):
        if not self.pieces: return 0
        p = self.pieces.pop(0); b[:len(p)] = p; return len(p)
print(Raw([b"ab", b"cd"]).read(3), Raw([b"ab", b"cd"]).readall(), Raw([b"x", b"\n", b"z"]).readline())
r = io.BufferedReader(Raw([b"ab", b"cd\ne", b"f"])); print(r.read(3), r.peek()[:1], r.readline(), r.read(), r.read())
print(list(io.TextIOWrapper(Raw([b"a\nb", b"c\n"]).__class__([b"q\nr"]) and io.BufferedReader(Raw([b"a\nb", b"c\n"])))))
#> b'ab' b'abcd' b'x\n'
#> b'abc' b'd' b'd\n' b'ef' b''
#> ['a\n', 'bc\n']

### classes and their bases
import io
print(issubclass(io.StringIO, io.TextIOBase), issubclass(io.BytesIO, io.BufferedIOBase), issubclass(io.FileIO, io.RawIOBase), issubclass(io.TextIOWrapper, io.IOBase), issubclass(io.BufferedRandom, io.BufferedIOBase))
print(io.StringIO, io.BytesIO, io.TextIOWrapper, io.BufferedReader, io.FileIO, io.UnsupportedOperation, io.UnsupportedOperation.__bases__)
print(io.open is open, io.SEEK_SET, io.SEEK_CUR, io.SEEK_END, io.BlockingIOError is BlockingIOError)
print(isinstance(open("/tmp/a", "w"), io.TextIOBase), isinstance(open("/tmp/a", "rb"), io.BufferedReader), isinstance(open("/tmp/a", "rb", 0), io.RawIOBase))
#> True True True True True
#> <class '_io.StringIO'> <class '_io.BytesIO'> <class '_io.TextIOWrapper'> <class '_io.BufferedReader'> <class '_io.FileIO'> <class 'io.UnsupportedOperation'> (<class 'OSError'>, <class 'ValueError'>)
#> True 0 1 2 True
#> True True True

### a subclass
import io
class Upper(io.StringIO):
    def write(self, text): return super().write(text.upper())
u = Upper(); print("abc", file=u); print(repr(u.getvalue()))  #> 'ABC\n'

### unsupported operations
import io
class T(io.TextIOBase): pass
class B(io.BufferedIOBase): pass
for g in (lambda: T().read(), lambda: T().write("x"), lambda: T().fileno(), lambda: B().read(), lambda: T().seek(0), lambda: T().detach(), lambda: io.IOBase().truncate()):
    try: g()
    except io.UnsupportedOperation as e: print(e)
print(T().readable(), T().closed, T().isatty())
#> read
#> write
#> fileno
#> read
#> seek
#> detach
#> truncate
#> False False False

### IOBase lines by a subclass
import io
class L(io.RawIOBase):
    n = 0
    def readable(self): return True
    def readinto(self, b):
        if self.n == 7: return 0
        b[0] = b"ab\ncd\ne"[self.n]; self.n += 1; return 1
print(list(L()), L().readlines(4))  #> [b'ab\n', b'cd\n', b'e'] [b'ab\n', b'cd\n']

### the buffer of a BytesIO
import io
b = io.BytesIO(b'abcdef')
m = b.getbuffer(); print(m.format, m[0], bytes(m[1:3])); m[0] = 65; print(b.getvalue())
for f in (lambda: b.write(b'0123456789'), lambda: b.truncate(2), lambda: b.close(), lambda: b.write(b'x')):
    try: print(f())
    except BaseException as e: print(type(e), e)
m.release(); print(b.truncate(2), b.close())
try: b.getbuffer()
except ValueError as e: print(e)
#> B 97 b'bc'
#> b'Abcdef'
#> <class 'BufferError'> Existing exports of data: object cannot be re-sized
#> <class 'BufferError'> Existing exports of data: object cannot be re-sized
#> <class 'BufferError'> Existing exports of data: object cannot be re-sized
#> <class 'BufferError'> Existing exports of data: object cannot be re-sized
#> 2 None
#> I/O operation on closed file.

### positions of text hold the state of its decoder
import io
for enc in ("utf-16", "utf-8-sig", "utf-7", "utf-16-be", "koi8-r"):
    t = io.TextIOWrapper(io.BytesIO("yя\nяя\r\n".encode(enc)), enc)
    print(enc, t.read(1), t.tell(), repr(t.readline()), t.tell(), end=" ")
    print(ascii(t.read(1)), c := t.tell(), ascii(t.read()), t.seek(c) == c, ascii(t.read()))
t = io.TextIOWrapper(io.BytesIO(b"a\xffb\nc"), "utf-8", "replace")
print(ascii(t.read(2)), t.tell(), repr(t.readline()), t.tell())
try: io.TextIOWrapper(io.BytesIO(b"abcd"), "utf-16").read()
except UnicodeError as e: print(e)
try: io.TextIOWrapper(io.BytesIO(), "hex")
except LookupError as e: print(e)
#> utf-16 y 4 'я\n' 8 '\u044f' 10 '\u044f\n' True '\u044f\n'
#> utf-8-sig y 4 'я\n' 7 '\u044f' 9 '\u044f\n' True '\u044f\n'
#> utf-7 y 1 'я\n' 6 '\u044f' 340282367554763763577489308180119814150 '\u044f\n' True '\u044f\n'
#> utf-16-be y 2 'я\n' 6 '\u044f' 8 '\u044f\n' True '\u044f\n'
#> koi8-r y 1 'я\n' 3 '\u044f' 4 '\u044f\n' True '\u044f\n'
#> 'a\ufffd' 2 'b\n' 4
#> 'utf-16' codec can't decode bytes in position 0-1: Stream does not start with BOM
#> 'hex' is not a text encoding

### names of encodings and of errors that are none
import io
raw = io.BytesIO()
for named in (dict(encoding="\udcfe"), dict(encoding="utf-8\0"), dict(errors="\udcfe"), dict(errors="a\0"), dict(encoding="")):
    try: io.TextIOWrapper(raw, **named)
    except (ValueError, LookupError) as e: print(type(e).__name__, e.args[:1] + e.args[2:])
text = io.TextIOWrapper(raw)
for named in (dict(encoding="\udcfe"), dict(errors="\udcfe"), dict(encoding="none")):
    try: text.reconfigure(**named)
    except (ValueError, LookupError) as e: print(type(e).__name__, e.args[:1] + e.args[2:])
#> UnicodeEncodeError ('utf-8', 0, 1, 'surrogates not allowed')
#> ValueError ('embedded null character',)
#> UnicodeEncodeError ('utf-8', 0, 1, 'surrogates not allowed')
#> ValueError ('embedded null character',)
#> LookupError ('unknown encoding: ',)
#> UnicodeEncodeError ('utf-8', 0, 1, 'surrogates not allowed')
#> UnicodeEncodeError ('utf-8', 0, 1, 'surrogates not allowed')
#> LookupError ('unknown encoding: none',)

### what decodes and what encodes is asked for where it is needed
import codecs, io
known = codecs.lookup("latin-1")
def search(name):
    if name == "one_way":
        return codecs.CodecInfo(known.encode, known.decode, incrementaldecoder=known.incrementaldecoder, name=name)
codecs.register(search)
class Read(io.BytesIO):
    def writable(self): return False
print(io.TextIOWrapper(Read(b"\xe4\n"), "one-way").read(), end="")  #> ä
try: io.TextIOWrapper(io.BytesIO(), "one-way")
except TypeError as e: print(e)  #> 'NoneType' object is not callable

### errors, marks and positions together
import io
for enc, data in (("utf-8-sig", b"\xef\xbb\xbfa\xff\r\n\xc3\xa9x\n"), ("utf-8", b"a\xff\r\n\xc3\xa9x\xe2\x82"), ("ascii", b"a\x80\rb\r\nc")):
    for errors in ("ignore", "replace", "surrogateescape", "backslashreplace"):
        t = io.TextIOWrapper(io.BytesIO(data), enc, errors)
        got = ascii(t.readline()), t.tell(), ascii(t.read(1)), (at := t.tell()), ascii(t.read()), ascii(t.newlines)
        t.seek(at)
        again = ascii(t.read())
        t.seek(0)
        print(*got, again, ascii(t.readline()))
#> 'a\n' 7 '\xe9' 9 'x\n' ('\n', '\r\n') 'x\n' 'a\n'
#> 'a\ufffd\n' 7 '\xe9' 9 'x\n' ('\n', '\r\n') 'x\n' 'a\ufffd\n'
#> 'a\udcff\n' 7 '\xe9' 9 'x\n' ('\n', '\r\n') 'x\n' 'a\udcff\n'
#> 'a\\xff\n' 7 '\xe9' 9 'x\n' ('\n', '\r\n') 'x\n' 'a\\xff\n'
#> 'a\n' 4 '\xe9' 6 'x' '\r\n' 'x' 'a\n'
#> 'a\ufffd\n' 4 '\xe9' 6 'x\ufffd' '\r\n' 'x\ufffd' 'a\ufffd\n'
#> 'a\udcff\n' 4 '\xe9' 6 'x\udce2\udc82' '\r\n' 'x\udce2\udc82' 'a\udcff\n'
#> 'a\\xff\n' 4 '\xe9' 6 'x\\xe2\\x82' '\r\n' 'x\\xe2\\x82' 'a\\xff\n'
#> 'a\n' 340282367000166625996085689099021713411 'b' 4 '\nc' '\r' '\nc' 'a\n'
#> 'a\ufffd\n' 340282367000166625996085689099021713411 'b' 4 '\nc' '\r' '\nc' 'a\ufffd\n'
#> 'a\udc80\n' 340282367000166625996085689099021713411 'b' 4 '\nc' '\r' '\nc' 'a\udc80\n'
#> 'a\\x80\n' 340282367000166625996085689099021713411 'b' 18446744073709551621 '\nc' '\r' '\nc' 'a\\x80\n'

### what is cut off, what a write that fails leaves, and lines in pieces
import io
raw = io.BytesIO(b"one\ntwo\nthree\n")
t = io.TextIOWrapper(raw)
print(repr(t.readline()), t.truncate(), raw.getvalue(), t.tell(), t.truncate(6), raw.getvalue())
for enc in "ascii", "koi8-r":
    t = io.TextIOWrapper(io.BytesIO(b"ab\ncd\n"), enc)
    print(repr(t.readline()), t.tell())
    try: t.write("あ")
    except UnicodeEncodeError: print(t.tell(), repr(t.readline()))
for enc in "utf-8", "utf-16-le":
    t = io.TextIOWrapper(io.BytesIO("xyz".encode(enc)), enc)
    print(t.readline(2), t.tell(), t.readline(), t.tell())
    t.seek(0)
    print(next(t), t.flush(), t.tell())
#> 'one\n' 14 b'one\ntwo\nthree\n' 4 6 b'one\ntw'
#> 'ab\n' 3
#> 3 'cd\n'
#> 'ab\n' 3
#> 3 'cd\n'
#> xy 2 z 3
#> xyz None 3
#> xy 4 z 6
#> xyz None 6
