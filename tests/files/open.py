# open() and text files.

### write and read back
with open("/tmp/a", "w") as f:
    print(f.write("hello\nworld\n"), f.closed)
print(f.closed, open("/tmp/a").read())
#> 12 False
#> True hello
#> world
#>

### the lines of a file
open("/tmp/a", "w").write("one\ntwo\n\nlast")
with open("/tmp/a") as f:
    for line in f:
        print(repr(line))
#> 'one\n'
#> 'two\n'
#> '\n'
#> 'last'

### readline and readlines
with open("/tmp/a", "w") as f: f.writelines(["one\n", "two\n", "three"])
with open("/tmp/a") as f:
    print(repr(f.readline()), repr(f.readline(2)), repr(f.readline(50)), f.readlines(), repr(f.readline()))
with open("/tmp/a") as f: print(f.readlines(1), f.readlines(5))
#> 'one\n' 'tw' 'o\n' ['three'] ''
#> ['one\n'] ['two\n', 'three']

### next and read mixed
with open("/tmp/a", "w") as f: f.write("head\na\nb\nc\n")
with open("/tmp/a") as f:
    print(repr(next(f)), repr(f.read(3)), repr(f.readline()), list(f), next(f, "end"))
#> 'head\n' 'a\nb' '\n' ['c\n'] end

### read by characters
with open("/tmp/a", "w", encoding="utf-8") as f: f.write("aé€😀b")
with open("/tmp/a", encoding="utf-8") as f: print([f.read(1) for i in range(6)])
print(open("/tmp/a", "rb").read())
#> ['a', 'é', '€', '😀', 'b', '']
#> b'a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80b'

### append
with open("/tmp/a", "a") as f: f.write("1"); print(f.tell())  #> 1
with open("/tmp/a", "a") as f: f.write("2"); print(f.tell())  #> 2
print(open("/tmp/a").read())  #> 12

### exclusive creation
with open("/tmp/a", "x") as f: f.write("new")
try: open("/tmp/a", "x")
except FileExistsError as e: print(type(e).__name__, e.filename, e.strerror)
print(open("/tmp/a").read())
#> FileExistsError /tmp/a File exists
#> new

### a file that is not there
try: open("/tmp/nope")
except FileNotFoundError as e: print(e.strerror, e.filename, e.args[1:])
#> No such file or directory /tmp/nope ('No such file or directory',)

### a directory is no file
try: open("/tmp")
except IsADirectoryError as e: print(e.strerror, e.filename)  #> Is a directory /tmp
try: open("/tmp/x/y", "w")
except FileNotFoundError as e: print(e.strerror, e.filename)  #> No such file or directory /tmp/x/y
open("/tmp/f", "w").close()
try: open("/tmp/f/y", "w")
except NotADirectoryError as e: print(e.strerror, e.filename)  #> Not a directory /tmp/f/y

### modes that are refused
open("/tmp/a", "w").close()
def t(*args, **kw):
    try: open("/tmp/a", *args, **kw)
    except Exception as e: print(type(e).__name__, e)
t("q"); t(""); t("rw"); t("rr"); t("r++"); t("bt"); t("rbt"); t("U"); t("b"); t("+")
t("rb", encoding="utf-8"); t("rb", errors="strict"); t("rb", newline=""); t("r", 0); t(3); t("r", encoding=5); t("w", encoding="nope")
t("w", newline="x"); t("w", newline=3); t(mode=None); t("w", opener=3)
#> ValueError invalid mode: 'q'
#> ValueError Must have exactly one of create/read/write/append mode and at most one plus
#> ValueError must have exactly one of create/read/write/append mode
#> ValueError invalid mode: 'rr'
#> ValueError invalid mode: 'r++'
#> ValueError can't have text and binary mode at once
#> ValueError can't have text and binary mode at once
#> ValueError invalid mode: 'U'
#> ValueError Must have exactly one of create/read/write/append mode and at most one plus
#> ValueError Must have exactly one of create/read/write/append mode and at most one plus
#> ValueError binary mode doesn't take an encoding argument
#> ValueError binary mode doesn't take an errors argument
#> ValueError binary mode doesn't take a newline argument
#> ValueError can't have unbuffered text I/O
#> TypeError open() argument 'mode' must be str, not int
#> TypeError open() argument 'encoding' must be str or None, not int
#> LookupError unknown encoding: nope
#> ValueError illegal newline value: x
#> TypeError open() argument 'newline' must be str or None, not int
#> TypeError open() argument 'mode' must be str, not None
#> TypeError 'int' object is not callable

### arguments that are refused
def t(*args, **kw):
    try: open(*args, **kw)
    except Exception as e: print(type(e).__name__, e)
t(None); t(3.5); t([]); t("/tmp/a\0b"); t("/tmp/a", "w", closefd=False); t(-1)
#> TypeError expected str, bytes or os.PathLike object, not NoneType
#> TypeError expected str, bytes or os.PathLike object, not float
#> TypeError expected str, bytes or os.PathLike object, not list
#> ValueError embedded null byte
#> ValueError Cannot use closefd=False with file name
#> ValueError negative file descriptor

### a stream for reading only
import io
open("/tmp/a", "w").close()
f = open("/tmp/a")
for g in (lambda: f.write("x"), lambda: f.write(3), lambda: f.truncate(0), lambda: f.writelines(["a"])):
    try: g()
    except Exception as e: print(type(e).__name__, e)
print(f.readable(), f.writable(), f.seekable(), f.isatty())
#> UnsupportedOperation not writable
#> TypeError write() argument must be str, not int
#> UnsupportedOperation truncate
#> UnsupportedOperation not writable
#> True False True False

### a stream for writing only
f = open("/tmp/a", "w")
for g in (lambda: f.read(), lambda: f.read(1), lambda: f.readline(), lambda: list(f), lambda: f.write(b"x"), lambda: f.write(None)):
    try: g()
    except Exception as e: print(type(e).__name__, e)
print(f.readable(), f.writable())
#> UnsupportedOperation not readable
#> UnsupportedOperation not readable
#> UnsupportedOperation not readable
#> UnsupportedOperation not readable
#> TypeError write() argument must be str, not bytes
#> TypeError write() argument must be str, not None
#> False True

### a closed file
f = open("/tmp/a", "w")
f.close(); f.close()
for g in (lambda: f.read(), lambda: f.write("x"), lambda: f.readline(), lambda: list(f), lambda: f.seek(0), lambda: f.tell(), lambda: f.flush(), lambda: f.__enter__(), lambda: f.readable()):
    try: g()
    except Exception as e: print(type(e).__name__, e)
#> ValueError I/O operation on closed file.
#> ValueError I/O operation on closed file.
#> ValueError I/O operation on closed file.
#> ValueError I/O operation on closed file.
#> ValueError I/O operation on closed file.
#> ValueError I/O operation on closed file.
#> ValueError I/O operation on closed file.
#> ValueError I/O operation on closed file.

### closed by with, even after an error
try:
    with open("/tmp/a", "w") as f:
        f.write("kept")
        1 / 0
except ZeroDivisionError: pass
print(f.closed, open("/tmp/a").read())  #> True kept

### reprs and attributes
f = open("/tmp/a", "w", encoding="utf-8")
print(f, f.name, f.mode, f.encoding, f.errors, repr(f.newlines), f.line_buffering)
print(f.buffer, f.buffer.raw, f.buffer.mode, f.buffer.name)
print(open("/tmp/a", "rb"), open("/tmp/a", "r+b"), open("/tmp/a", "ab", 0), open("/tmp/a", "ab").mode)
print(open("/tmp/a", "w+b").raw.mode, open("/tmp/a", "x" if 0 else "a+").mode, open("/tmp/a", "rb", buffering=0).mode)
#> <_io.TextIOWrapper name='/tmp/a' mode='w' encoding='utf-8'> /tmp/a w utf-8 strict None False
#> <_io.BufferedWriter name='/tmp/a'> <_io.FileIO name='/tmp/a' mode='wb' closefd=True> wb /tmp/a
#> <_io.BufferedReader name='/tmp/a'> <_io.BufferedRandom name='/tmp/a'> <_io.FileIO name='/tmp/a' mode='ab' closefd=True> ab
#> rb+ a+ rb

### universal newlines
open("/tmp/a", "wb").write(b"a\nb\r\nc\rd")
with open("/tmp/a") as f: print(repr(f.read()), repr(f.newlines))
with open("/tmp/a", newline="") as f: print(f.readlines(), repr(f.newlines))
with open("/tmp/a", newline="\n") as f: print(f.readlines(), repr(f.newlines))
with open("/tmp/a", newline="\r") as f: print(f.readlines(), repr(f.newlines))
with open("/tmp/a", newline="\r\n") as f: print(f.readlines(), repr(f.newlines))
#> 'a\nb\nc\nd' ('\r', '\n', '\r\n')
#> ['a\n', 'b\r\n', 'c\r', 'd'] ('\r', '\n', '\r\n')
#> ['a\n', 'b\r\n', 'c\rd'] None
#> ['a\nb\r', '\nc\r', 'd'] None
#> ['a\nb\r\n', 'c\rd'] None

### newlines when writing
for newline in (None, "", "\n", "\r", "\r\n"):
    with open("/tmp/a", "w", newline=newline) as f: f.write("x\ny\r\n")
    print(repr(newline), open("/tmp/a", "rb").read())
#> None b'x\ny\r\n'
#> '' b'x\ny\r\n'
#> '\n' b'x\ny\r\n'
#> '\r' b'x\ry\r\r'
#> '\r\n' b'x\r\ny\r\r\n'

### encodings
for name in ("utf-8", "latin-1", "ascii", "utf-16", "utf-32", "utf-16-le", "utf-8-sig", "cp1252"):
    with open("/tmp/a", "w", encoding=name) as f:
        f.write("ab"); f.write("c\n"); f.write("d")
    print(name, open("/tmp/a", "rb").read(), repr(open("/tmp/a", encoding=name).read()), open("/tmp/a", encoding=name).readlines())
#> utf-8 b'abc\nd' 'abc\nd' ['abc\n', 'd']
#> latin-1 b'abc\nd' 'abc\nd' ['abc\n', 'd']
#> ascii b'abc\nd' 'abc\nd' ['abc\n', 'd']
#> utf-16 b'\xff\xfea\x00b\x00c\x00\n\x00d\x00' 'abc\nd' ['abc\n', 'd']
#> utf-32 b'\xff\xfe\x00\x00a\x00\x00\x00b\x00\x00\x00c\x00\x00\x00\n\x00\x00\x00d\x00\x00\x00' 'abc\nd' ['abc\n', 'd']
#> utf-16-le b'a\x00b\x00c\x00\n\x00d\x00' 'abc\nd' ['abc\n', 'd']
#> utf-8-sig b'\xef\xbb\xbfabc\nd' 'abc\nd' ['abc\n', 'd']
#> cp1252 b'abc\nd' 'abc\nd' ['abc\n', 'd']

### appending to a file with a mark
with open("/tmp/a", "w", encoding="utf-16") as f: f.write("a")
with open("/tmp/a", "a", encoding="utf-16") as f: f.write("b")
print(open("/tmp/a", "rb").read())  #> b'\xff\xfea\x00b\x00'
with open("/tmp/a", "w", encoding="utf-8-sig") as f: f.write("a")
with open("/tmp/a", "a", encoding="utf-8-sig") as f: f.write("b")
print(open("/tmp/a", "rb").read())  #> b'\xef\xbb\xbfab'

### errors of decoding
open("/tmp/a", "wb").write(b"abc\xffdef")
try: open("/tmp/a", encoding="utf-8").read()
except UnicodeDecodeError as e: print(e)
print(open("/tmp/a", encoding="utf-8", errors="replace").read(), open("/tmp/a", encoding="utf-8", errors="ignore").read())
try: open("/tmp/a", "w", encoding="ascii").write("é")
except UnicodeEncodeError as e: print(e)
#> 'utf-8' codec can't decode byte 0xff in position 3: invalid start byte
#> abc�def abcdef
#> 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)

### seek and tell
with open("/tmp/a", "w+", encoding="utf-8") as f:
    f.write("añb\nsecond\n"); print(f.tell(), f.seek(0), repr(f.readline()), f.tell())
    at = f.tell(); print(repr(f.read(3)), f.tell()); f.seek(at); print(repr(f.read()))
    print(f.seek(0, 2), f.seek(0, 1), repr(f.read()))
    for args in ((1, 1), (-1, 2), (-1,), (0, 5)):
        try: f.seek(*args)
        except Exception as e: print(type(e).__name__, e)
#> 12 0 'añb\n' 5
#> 'sec' 8
#> 'second\n'
#> 12 12 ''
#> UnsupportedOperation can't do nonzero cur-relative seeks
#> UnsupportedOperation can't do nonzero end-relative seeks
#> ValueError negative seek position -1
#> ValueError invalid whence (5, should be 0, 1 or 2)

### tell among translated newlines
open("/tmp/a", "wb").write(b"a\r\nbc\r\nd")
with open("/tmp/a") as f:
    print(repr(f.readline()), f.tell(), repr(f.read(1)), f.tell()); f.seek(7); print(repr(f.read()))
#> 'a\n' 3 'b' 4
#> 'd'

### tell in a loop over lines
open("/tmp/a", "w").write("a\nb\n")
with open("/tmp/a") as f:
    for line in f:
        try: f.tell()
        except OSError as e: print(e)
    print(f.tell())
#> telling position disabled by next() call
#> telling position disabled by next() call
#> 4

### update in place
open("/tmp/a", "w").write("0123456789")
with open("/tmp/a", "r+") as f:
    f.seek(3); f.write("abc"); f.seek(0); print(f.read())  #> 012abc6789
    f.seek(5); f.truncate(); f.seek(0); print(f.read())  #> 012ab
    f.seek(0); f.truncate(2); f.seek(0); print(f.read())  #> 01

### truncate and holes
with open("/tmp/a", "wb") as f: f.write(b"abc"); f.seek(6); f.write(b"d"); f.truncate(9)
print(open("/tmp/a", "rb").read())  #> b'abc\x00\x00\x00d\x00\x00'

### print to a file
with open("/tmp/a", "w") as f:
    print("a", 1, sep="-", file=f); print("no end", end="", file=f, flush=True)
print(open("/tmp/a").read())
#> a-1
#> no end

### long lines and many lines
with open("/tmp/a", "w") as f:
    for i in range(20000): f.write(f"line {i} é\n")
with open("/tmp/a") as f: print(sum(len(line) for line in f))  #> 248890
with open("/tmp/a") as f: print(sum(1 for line in f), len(f.read()))  #> 20000 0
with open("/tmp/a") as f: print(len(f.read()), f.read())  #> 248890 
with open("/tmp/a") as f:
    n = 0
    while c := f.read(1000): n += len(c)
    print(n)  #> 248890
with open("/tmp/a", "rb") as f: print(sum(len(line) for line in f))  #> 268890

### a file read in pieces keeps characters together
with open("/tmp/a", "w") as f: f.write("é€😀" * 60000)
with open("/tmp/a") as f: print(all(f.read(3) == "é€😀" for i in range(60000)), repr(f.read()))  #> True ''

### newlines at the border of pieces
for pad in (131069, 131070, 131071, 131072):
    open("/tmp/a", "wb").write(b"x" * pad + b"\r\nend\r\n")
    with open("/tmp/a") as f: print([len(line) for line in f], repr(f.newlines))
#> [131070, 4] '\r\n'
#> [131071, 4] '\r\n'
#> [131072, 4] '\r\n'
#> [131073, 4] '\r\n'

### binary files
with open("/tmp/a", "wb") as f: print(f.write(b"abc\ndef\n"), f.write(bytearray(b"ghi")), f.tell())
with open("/tmp/a", "rb") as f:
    print(f.read(2), f.readline(), f.readlines(), f.read())
    f.seek(-3, 2); print(f.read(), f.seek(1), f.read(1), f.seek(1, 1), f.read1(2), f.peek(3)[:3])
    b = bytearray(4); f.seek(0); print(f.readinto(b), b, f.tell())
with open("/tmp/a", "rb") as f: print(list(f))
#> 8 3 11
#> b'ab' b'c\n' [b'def\n', b'ghi'] b''
#> b'ghi' 1 b'b' 3 b'\nd' b'ef\n'
#> 4 bytearray(b'abc\n') 4
#> [b'abc\n', b'def\n', b'ghi']

### binary streams refuse text
f = open("/tmp/a", "wb")
for g in (lambda: f.write("x"), lambda: f.write(3), lambda: f.read(), lambda: f.readline(), lambda: f.read1(), lambda: f.seek(-5)):
    try: g()
    except Exception as e: print(type(e).__name__)
f.close()
for g in (lambda: f.write(b"x"), lambda: f.read(), lambda: f.seek(0)):
    try: g()
    except Exception as e: print(type(e).__name__, e)
f = open("/tmp/a", "rb")
for g in (lambda: f.write(b"x"), lambda: f.truncate(), lambda: f.seek(0, 9)):
    try: g()
    except Exception as e: print(type(e).__name__, e)
f.close()
for g in (lambda: f.read(), lambda: f.readline(), lambda: list(f), lambda: f.peek()):
    try: g()
    except Exception as e: print(type(e).__name__, e)
#> TypeError
#> TypeError
#> UnsupportedOperation
#> UnsupportedOperation
#> UnsupportedOperation
#> OSError
#> ValueError write to closed file
#> UnsupportedOperation read
#> ValueError seek of closed file
#> UnsupportedOperation write
#> UnsupportedOperation truncate
#> ValueError whence value 9 unsupported
#> ValueError read of closed file
#> ValueError readline of closed file
#> ValueError I/O operation on closed file.
#> ValueError peek of closed file

### unbuffered files
f = open("/tmp/a", "wb", 0); print(f.write(b"abc"), type(f).__name__); f.close()
f = open("/tmp/a", "rb", 0); print(f.read(1), f.readall(), f.read(), f.readline(), f.fileno() > 2); f.close()
try: f.read()
except ValueError as e: print(e)
try: open("/tmp/a", "rb", 0).write(b"")
except OSError as e: print(type(e).__name__, e)
#> 3 FileIO
#> b'a' b'bc' b'' b'' True
#> I/O operation on closed file
#> UnsupportedOperation File not open for writing

### two handles of a file
a = open("/tmp/a", "w"); b = open("/tmp/a")
print(repr(b.read())); a.write("later"); a.flush(); print(repr(b.read())); a.close()
#> ''
#> 'later'

### a deleted file stays open
import os
f = open("/tmp/a", "w+"); f.write("still here"); f.flush(); os.remove("/tmp/a")
f.seek(0); print(f.read(), os.path.exists("/tmp/a"))  #> still here False

### paths as objects and bytes
class P:
    def __fspath__(self): return "/tmp/p"
open(P(), "w").write("by path"); print(open(b"/tmp/p").read(), open(P()).name.__class__.__name__)
class Q:
    def __fspath__(self): return 3
try: open(Q())
except TypeError as e: print(e)
#> by path str
#> expected Q.__fspath__() to return str or bytes, not int

### detach and reconfigure
f = open("/tmp/a", "w"); f.reconfigure(newline="\r\n"); f.write("a\n"); b = f.detach(); b.write(b"raw"); b.close()
print(open("/tmp/a", "rb").read())  #> b'a\r\nraw'
try: f.write("x")
except ValueError as e: print(e)  #> underlying buffer has been detached

### errors go through with
class E(Exception): pass
try:
    with open("/tmp/a", "w") as f: raise E("inside")
except E as e: print(e, f.closed)  #> inside True
