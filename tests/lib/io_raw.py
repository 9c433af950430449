# Buffers over raw streams that a program wrote, and text over buffers.

import io


def t(f, *args):
    try:
        print(repr(f(*args)))
    except Exception as e:
        print(type(e).__name__, getattr(e, "strerror", None) or e, getattr(e, "characters_written", ""))


class Pieces(io.RawIOBase):
    """Gives its pieces one by one (None: would wait), and logs how many bytes were asked for."""

    def __init__(self, *pieces):
        self.pieces, self.asked = list(pieces), []

    def readable(self):
        return True

    def readinto(self, buffer):
        self.asked.append(len(buffer))
        if not self.pieces:
            return 0
        piece = self.pieces.pop(0)
        if piece is None:
            return None
        n = min(len(piece), len(buffer))
        buffer[:n] = piece[:n]
        if n < len(piece):
            self.pieces.insert(0, piece[n:])
        return n


class Sink(io.RawIOBase):
    """Takes at most so many bytes at once, and None after so many calls."""

    def __init__(self, most=1000, calls=1000):
        self.most, self.calls, self.got = most, calls, []

    def writable(self):
        return True

    def write(self, data):
        if not self.calls:
            return None
        self.calls -= 1
        self.got.append(bytes(data[:self.most]))
        return min(len(data), self.most)


class Wrong(io.RawIOBase):
    """Gives what no raw stream may give."""

    def __init__(self, n):
        self.n = n

    def readable(self):
        return True

    writable = seekable = readable

    def readinto(self, buffer):
        return self.n

    def write(self, data):
        return self.n

    def seek(self, offset, whence=0):
        return self.n

    def tell(self):
        return self.n


class Broken(io.BytesIO):
    """Cannot be written."""

    def write(self, data):
        raise OSError("broken")


### what is asked for: pieces of the buffer's size, whole blocks at once
for sizes in ([3, 1, 4, 8], [20], [1, 1], [0, 16, 1], [9, 9]):
    raw = Pieces(b"abcdefghijklmnopqrstuvwxyz")
    b = io.BufferedReader(raw, 8)
    print([b.read(n) for n in sizes], raw.asked)
#> [b'abc', b'd', b'efgh', b'ijklmnop'] [8, 8]
#> [b'abcdefghijklmnopqrst'] [16, 8]
#> [b'a', b'b'] [8]
#> [b'', b'abcdefghijklmnop', b'q'] [16, 8]
#> [b'abcdefghi', b'jklmnopqr'] [8, 8, 8]

### short reads are read on, to the end
raw = Pieces(b"abc", b"d", b"efg", b"hij")
b = io.BufferedReader(raw, 8)
print(b.read(6), b.read(2), b.read(), b.read(), b.read(3), raw.asked)
#> b'abcdef' b'gh' b'ij' b'' b'' [8, 5, 4, 8, 131072, 131072, 8]

### where a stream would wait
b = io.BufferedReader(Pieces(b"ab", None, b"cd", None, None, b"ef", None), 8)
for n in (4, 1, 5, 1, 2, 2, 2):
    print(n, b.read(n))
b = io.BufferedReader(Pieces(b"ab", None, b"cd", None, None, b"ef"), 8)
print(b.read(), b.read(), b.read(), b.read(), b.read())
b = io.BufferedReader(Pieces(None, b"a\nb", None), 8)
print(b.readline(), b.readline(), b.readline(), b.readline())
b = io.BufferedReader(Pieces(None, None, b"ab", None), 8)
print(b.read1(5), b.peek(), b.peek(1), b.read1(1), b.read1(), b.readinto(bytearray(4)))
#> 4 b'ab'
#> 1 b'c'
#> 5 b'd'
#> 1 None
#> 2 b'ef'
#> 2 None
#> 2 b''
#> b'ab' b'cd' None b'ef' b''
#> b'' b'a\n' b'b' b''
#> b'' b'' b'ab' b'a' b'b' None

### read1 asks once
raw = Pieces(b"abc", b"de", b"fgh")
b = io.BufferedReader(raw, 4)
print(b.read(1), b.read1(9), b.read1(9), b.read1(-1), b.read1(0), b.read1(1), raw.asked)
#> b'a' b'bc' b'de' b'fgh' b'' b'' [4, 9, 4, 1]

### readinto and readinto1
import array
raw = Pieces(b"abc", b"de", b"fgh", b"ijklmnopqrstuvwxyz")
b = io.BufferedReader(raw, 8)
to = bytearray(5)
print(b.readinto(to), to, b.readinto1(to), to, b.readinto1(to), to, raw.asked)
big = bytearray(20)
print(b.peek(), b.readinto1(big), big, b.readinto(big), big)
many = array.array("i", b"x" * 32)
print(io.BufferedReader(Pieces(b"a" * 26), 60).readinto1(many), many.tobytes()[24:])
t(b.readinto, b"abc")
t(b.readinto1, "abc")
#> 5 bytearray(b'ijklm') 3 bytearray(b'ijklm') 5 bytearray(b'ijklm') [8, 5, 8, 8]
#> b'nop' 13 bytearray(b'nopqrstuvwxyz\x00\x00\x00\x00\x00\x00\x00') 0 bytearray(b'nopqrstuvwxyz\x00\x00\x00\x00\x00\x00\x00')
#> 26 b'aaxxxxxx'
#> TypeError readinto() argument must be read-write bytes-like object, not bytes 
#> TypeError readinto1() argument must be read-write bytes-like object, not str 

### peek keeps its place, and a line may be of many pieces
raw = Pieces(b"one\ntw", b"o\nthr", b"ee")
b = io.BufferedReader(raw, 4)
print(b.peek(1), b.peek(), b.readline(2), b.readline(), b.readline(), b.readlines(), b.readline(), raw.asked)
#> b'one\n' b'one\n' b'on' b'e\n' b'two\n' [b'three'] b'' [4, 4, 4, 4, 4, 4, 4, 4]

### positions
raw = io.BytesIO(b"0123456789" * 4)
b = io.BufferedReader(raw, 8)
print(b.read(3), b.tell(), raw.tell(), b.seek(1), raw.tell(), b.read(2), b.seek(2, 1), b.read(1), raw.tell())
print(b.seek(-3, 2), b.read(), b.seek(20), b.tell(), b.read(1), b.seek(-1, 1), b.read(1), raw.tell())
t(b.seek, -1)
t(b.seek, 0, 3)
t(io.BufferedReader(Pieces(b"abc")).seek, 0)
#> b'012' 3 8 1 8 b'12' 5 b'5' 8
#> 37 b'789' 20 20 b'0' 20 b'0' 28
#> ValueError negative seek value -1 
#> ValueError whence value 3 unsupported 
#> UnsupportedOperation File or stream is not seekable. 

### raw streams that are wrong
for n in (-1, 100, "abc", 2.5):
    b = io.BufferedReader(Wrong(n), 8)
    t(b.read, 3)
    t(b.seek, 3)
    t(b.tell)
    w = io.BufferedWriter(Wrong(n), 8)
    w.write(b"abc")
    t(w.flush)
    w.raw.n = 3
#> OSError raw readinto() returned invalid length -1 (should have been between 0 and 8) 
#> OSError Raw stream returned invalid position -1 
#> OSError Raw stream returned invalid position -1 
#> OSError raw write() returned invalid length -1 (should have been between 0 and 3) 
#> OSError raw readinto() returned invalid length 100 (should have been between 0 and 8) 
#> 100
#> 100
#> OSError raw write() returned invalid length 100 (should have been between 0 and 3) 
#> OSError raw readinto() failed 
#> TypeError 'str' object cannot be interpreted as an integer 
#> TypeError 'str' object cannot be interpreted as an integer 
#> OSError raw write() returned invalid length -1 (should have been between 0 and 3) 
#> OSError raw readinto() failed 
#> TypeError 'float' object cannot be interpreted as an integer 
#> TypeError 'float' object cannot be interpreted as an integer 
#> OSError raw write() returned invalid length -1 (should have been between 0 and 3) 

### bytes wait in a writer's buffer
raw = Sink()
w = io.BufferedWriter(raw, 8)
print(w.write(b"abc"), raw.got, w.write(b"defgh"), raw.got, w.write(b"i"), raw.got)
print(w.write(b"0123456789abcdef"), raw.got, w.write(memoryview(b"xyz")), w.flush(), raw.got)
t(w.write, "text")
t(w.write, memoryview(b"abcdef")[::2])
w.close()
t(w.write, b"x")
t(w.flush)
#> 3 [b'abcdefgh'] 5 [b'abcdefgh'] 1 [b'abcdefgh']
#> 16 [b'abcdefgh', b'i', b'0123456789abcdef', b'xyz'] 3 None [b'abcdefgh', b'i', b'0123456789abcdef', b'xyz']
#> TypeError a bytes-like object is required, not 'str' 
#> BufferError memoryview: underlying buffer is not C-contiguous 
#> ValueError write to closed file 
#> ValueError flush of closed file 

### a raw stream that takes little at once
raw = Sink(3)
w = io.BufferedWriter(raw, 8)
w.write(b"0123456789abcdefghij")
print(raw.got)  #> [b'012', b'345', b'678', b'9ab', b'cde']
w.flush()
print(raw.got)  #> [b'012', b'345', b'678', b'9ab', b'cde', b'fgh', b'ij']

### a raw stream that would wait: what is lost is said
raw = Sink(3, 2)
w = io.BufferedWriter(raw, 8)
t(w.write, b"01234567")
t(w.write, b"89")
t(w.write, b"abcdefghijkl")
print(raw.got)
t(w.flush)
t(w.write, b"m")
raw.calls = 9
t(w.flush)
print(raw.got)
#> 8
#> 2
#> BlockingIOError write could not complete without blocking 4
#> [b'012', b'345']
#> BlockingIOError write could not complete without blocking 0
#> BlockingIOError write could not complete without blocking 0
#> None
#> [b'012', b'345', b'678', b'9ab', b'cd']

### errors of a flush when it is closed
w = io.BufferedWriter(Broken())
w.write(b"abc")
t(w.close)
print(w.closed, w.raw.closed)
text = io.TextIOWrapper(Broken())
text.write("abc")
t(text.close)
print(text.closed)
#> OSError broken 
#> True True
#> OSError broken 
#> True

### a buffer for both: what was read ahead makes room for what is written
raw = io.BytesIO(b"abcdefghijklmnopqrstuvwxyz")
b = io.BufferedRandom(raw, 8)
print(b.read(2), b.write(b"XX"), raw.getvalue()[:8], b.read(3), raw.getvalue()[:8], b.tell(), b.seek(1), b.read(4))
print(b.write(b"0123456789"), b.tell(), b.flush(), raw.getvalue(), b.peek(2)[:2], b.truncate(), raw.getvalue())
print(b.seek(0), b.readline(), b.write(b"end"), b.seek(-4, 2), b.read(), raw.getvalue())
#> b'ab' 2 b'abcdefgh' b'efg' b'abcdefgh' 7 1 b'bXXe'
#> 10 15 None b'abXXe0123456789pqrstuvwxyz' b'pq' 15 b'abXXe0123456789'
#> 0 b'abXXe0123456789' 3 14 b'9end' b'abXXe0123456789end'

### detach, attributes, and what was not made
raw = Sink()
w = io.BufferedWriter(raw)
w.write(b"abc")
print(w.raw is raw, w.detach() is raw, raw.got)
t(w.write, b"x")
t(w.detach)
t(lambda: w.closed)
t(lambda: w.name)
for kind in (io.BufferedReader, io.BufferedWriter, io.BufferedRandom):
    t(kind, io.BytesIO(), 0)
    b = kind.__new__(kind)
    t(b.flush)
    t(b.tell)
t(io.BufferedReader, Sink())
t(io.BufferedWriter, Pieces())
#> True True [b'abc']
#> ValueError raw stream has been detached 
#> ValueError raw stream has been detached 
#> ValueError raw stream has been detached 
#> ValueError raw stream has been detached 
#> ValueError buffer size must be strictly positive 
#> ValueError I/O operation on uninitialized object 
#> ValueError I/O operation on uninitialized object 
#> ValueError buffer size must be strictly positive 
#> ValueError I/O operation on uninitialized object 
#> ValueError I/O operation on uninitialized object 
#> ValueError buffer size must be strictly positive 
#> ValueError I/O operation on uninitialized object 
#> ValueError I/O operation on uninitialized object 
#> UnsupportedOperation File or stream is not readable. 
#> UnsupportedOperation File or stream is not writable. 

### a pair
pair = io.BufferedRWPair(Pieces(b"abc\ndef"), raw := Sink())
print(pair.read(1), pair.peek()[:2], pair.readline(), pair.read1(1), pair.write(b"xyz"), raw.got, pair.flush(), raw.got)
print(pair.readable(), pair.writable(), pair.seekable(), pair.isatty(), pair.closed, pair.close(), pair.closed)
t(io.BufferedRWPair, Sink(), Sink())
t(io.BufferedRWPair, Pieces(), Pieces())
#> b'a' b'bc' b'bc\n' b'd' 3 [b'xyz'] None [b'xyz']
#> True True False False False None True
#> UnsupportedOperation File or stream is not readable. 
#> UnsupportedOperation File or stream is not writable. 

### text waits as well
raw = io.BytesIO()
text = io.TextIOWrapper(raw, newline="\n")
print(text.write("abc\n"), raw.getvalue(), text.flush(), raw.getvalue(), text.write("d" * 9000), len(raw.getvalue()))
text.write("e")
print(len(raw.getvalue()), text.tell(), len(raw.getvalue()), text.seek(0), text.read(5), text.detach() is raw)
t(text.read)
t(text.write, "a")
t(lambda: text.closed)
print(text.buffer)
#> 4 b'' None b'abc\n' 9000 9004
#> 9004 9005 9005 0 abc
#> d True
#> ValueError underlying buffer has been detached 
#> ValueError underlying buffer has been detached 
#> ValueError underlying buffer has been detached 
#> None

### line by line, and through
raw = io.BytesIO()
text = io.TextIOWrapper(io.BufferedWriter(raw, 1000), newline="\n", line_buffering=True)
for part in ("X", "Y\nZ", "A\rB", "C"):
    text.write(part)
    print(raw.getvalue())
raw = io.BytesIO()
buffer = io.BufferedWriter(raw, 1000)
text = io.TextIOWrapper(buffer, write_through=True)
text.write("abc\n")
print(raw.getvalue(), buffer.tell())
text.reconfigure(line_buffering=True, write_through=False)
text.write("d\n")
print(raw.getvalue())
#> b''
#> b'XY\nZ'
#> b'XY\nZA\rB'
#> b'XY\nZA\rB'
#> b'' 4
#> b'abc\nd\n'

### what a buffer gives need not be bytes
class Views(io.BytesIO):
    def read1(self, n=-1):
        return memoryview(super().read1(n))

    def read(self, n=-1):
        return bytearray(super().read(n))


class Texts(io.BytesIO):
    def read1(self, n=-1):
        return "abc"


print(io.TextIOWrapper(Views(b"a\xc3\xa9\nb")).readlines(), io.TextIOWrapper(Views(b"a\xc3\xa9\nb")).read())
t(io.TextIOWrapper(Texts(b"a")).readline)
#> ['aé\n', 'b'] aé
#> b
#> TypeError underlying read1() should have returned a bytes-like object, not 'str' 

### text that was not made
text = io.TextIOWrapper.__new__(io.TextIOWrapper)
for f in (repr, io.TextIOWrapper.read, io.TextIOWrapper.flush, io.TextIOWrapper.detach, io.TextIOWrapper.writable):
    t(f, text)
text = io.TextIOWrapper(io.BytesIO(b"abc"))
t(text.__init__, io.BytesIO(), "utf-8", "strict", "no newline")
t(text.read)
#> ValueError I/O operation on uninitialized object 
#> ValueError I/O operation on uninitialized object 
#> ValueError I/O operation on uninitialized object 
#> ValueError I/O operation on uninitialized object 
#> ValueError I/O operation on uninitialized object 
#> ValueError illegal newline value: no newline 
#> ValueError I/O operation on uninitialized object 

### the decoder of line ends
decoder = io.IncrementalNewlineDecoder(None, translate=True)
for part in ("a\r", "\nb\rc", "\r\r", ""):
    print(repr(decoder.decode(part)), [decoder.newlines], decoder.getstate())
decoder.setstate((b"", 0))
print(repr(decoder.decode("\n", final=True)), decoder.getstate())
decoder.reset()
print([decoder.newlines], repr(decoder.decode("x\r", True)), [decoder.newlines])
import codecs
decoder = io.IncrementalNewlineDecoder(codecs.getincrementaldecoder("utf-8")(), translate=False)
print(repr(decoder.decode(b"\xc3")), decoder.getstate(), repr(decoder.decode(b"\xa9\r")), decoder.getstate())
state = decoder.getstate()
print(repr(decoder.decode(b"\n")), decoder.setstate(state), repr(decoder.decode(b"", final=True)), [decoder.newlines])
t(decoder.setstate, 5)
t(io.IncrementalNewlineDecoder.__new__(io.IncrementalNewlineDecoder).decode, "a")
#> 'a' [None] (b'', 1)
#> '\nb\nc' [('\r', '\r\n')] (b'', 0)
#> '\n' [('\r', '\r\n')] (b'', 1)
#> '' [('\r', '\r\n')] (b'', 1)
#> '\n' (b'', 0)
#> [None] 'x\n' ['\r']
#> '' (b'\xc3', 0) 'é' (b'', 1)
#> '\r\n' None '\r' [('\r', '\r\n')]
#> TypeError state argument must be a tuple 
#> ValueError IncrementalNewlineDecoder.__init__() not called 

### how much was written before an error
for args in ((11, "x", 5), (11, "x", 0), (11, "x", "file"), (11, "x", None), (11, "x"), (11,)):
    e = BlockingIOError(*args)
    print(e.args, e.filename, getattr(e, "characters_written", "none"))
#> (11, 'x', 5) None 5
#> (11, 'x', 0) None 0
#> (11, 'x') file none
#> (11, 'x', None) None none
#> (11, 'x') None none
#> (11,) None none
