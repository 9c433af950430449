# codecs

### text encodings by name
import codecs
for n in ["UTF8", "utf_8", "Latin-1", "ascii", "windows-1252", "utf-16", "UTF-16-LE", "utf-32", "utf-8-sig", "utf-7"]:
    print(n, codecs.lookup(n).name, codecs.encode("aé", n, "replace"), codecs.decode(codecs.encode("ab", n), n))
print(codecs.lookup("utf8") is codecs.lookup("utf8"), len(codecs.lookup("utf8")), codecs.getencoder("utf-8")("aé"))
print(codecs.getdecoder("latin-1")(b"\xe9"))
print(codecs.encode("é"), codecs.decode(b"\xc3\xa9"), codecs.BOM_UTF8, codecs.BOM_UTF16, codecs.BOM_UTF32_BE)
#> UTF8 utf-8 b'a\xc3\xa9' ab
#> utf_8 utf-8 b'a\xc3\xa9' ab
#> Latin-1 iso8859-1 b'a\xe9' ab
#> ascii ascii b'a?' ab
#> windows-1252 cp1252 b'a\xe9' ab
#> utf-16 utf-16 b'\xff\xfea\x00\xe9\x00' ab
#> UTF-16-LE utf-16-le b'a\x00\xe9\x00' ab
#> utf-32 utf-32 b'\xff\xfe\x00\x00a\x00\x00\x00\xe9\x00\x00\x00' ab
#> utf-8-sig utf-8-sig b'\xef\xbb\xbfa\xc3\xa9' ab
#> utf-7 utf-7 b'a+AOk-' ab
#> True 4 (b'a\xc3\xa9', 2)
#> ('é', 1)
#> b'\xc3\xa9' é b'\xef\xbb\xbf' b'\xff\xfe' b'\x00\x00\xfe\xff'

### codecs from str to str and bytes to bytes
import codecs
print(codecs.encode("Hello, World!", "rot13"), codecs.decode("Uryyb", "rot_13"), codecs.encode("é", "rot13"))
print(codecs.encode(b"abc\xff", "hex"), codecs.decode(b"616263", "hex"), codecs.decode("6162", "hex") if False else "")
print(codecs.encode(b"hello", "base64"), codecs.decode(b"aGVsbG8=\n", "base64"))
#> Uryyb, Jbeyq! Hello é
#> b'616263ff' b'abc' 
#> b'aGVsbG8=\n' b'hello'

### unicode_escape
import codecs
print(codecs.decode(r"a\tb\n\x41\u00e9\U0001f600\101\'\q\\", "unicode_escape") == "a\tb\nA\xe9\U0001f600A'\\q\\")
print(codecs.encode("a\tb\né€😀\\\"'", "unicode_escape"))
print(codecs.decode(b"\\N{BULLET}x", "unicode_escape"))
for b in [b"\\", b"a\\x4", b"\\u12", b"\\U00110000", b"\\N{foo}", b"\\N{", b"\\N{}", b"\\Nx"]:
    try: print(ascii(codecs.decode(b, "unicode_escape")))
    except UnicodeDecodeError as e: print(e)
#> True
#> b'a\\tb\\n\\xe9\\u20ac\\U0001f600\\\\"\''
#> •x
#> 'unicodeescape' codec can't decode byte 0x5c in position 0: \ at end of string
#> 'unicodeescape' codec can't decode bytes in position 1-3: truncated \xXX escape
#> 'unicodeescape' codec can't decode bytes in position 0-3: truncated \uXXXX escape
#> 'unicodeescape' codec can't decode bytes in position 0-9: illegal Unicode character
#> 'unicodeescape' codec can't decode bytes in position 0-6: unknown Unicode character name
#> 'unicodeescape' codec can't decode bytes in position 0-2: malformed \N character escape
#> 'unicodeescape' codec can't decode bytes in position 0-2: malformed \N character escape
#> 'unicodeescape' codec can't decode bytes in position 0-1: malformed \N character escape

### error handlers of programs
import codecs
def stars(e): return "*" * (e.end - e.start), e.end
def raw(e): return b"\xfe", e.end
def one(e): return "[%d]" % ord(e.object[e.start]), e.start + 1
codecs.register_error("stars", stars)
codecs.register_error("raw", raw)
codecs.register_error("one", one)
print(codecs.encode("aé€b\ud800", "ascii", "stars"), codecs.encode("aéb", "ascii", "raw"),
    codecs.encode("é€x", "ascii", "one"))
print(codecs.decode(b"a\xffb\xe2\x82", "utf-8", "stars"), codecs.decode(b"a\xff\xfeb", "ascii", "stars"))
print(codecs.encode("a\ud800b", "utf-16", "stars"), codecs.lookup_error("stars") is stars)
#> b'a**b*' b'a\xfeb' b'[233][8364]x'
#> a*b** a**b
#> b'\xff\xfea\x00*\x00b\x00' True

### wrong error handlers
import codecs
def t(f, *a):
    try: print(f(*a))
    except Exception as e: print(type(e).__name__, e)
for i, answer in enumerate([None, ("x",), (1, 2), ("x", "y"), ("x", 99), ("x", -1), ("é", 2)]):
    codecs.register_error("bad", lambda e, answer=answer: answer)
    if i != 5: t(codecs.encode, "aé", "ascii", "bad")
for answer in [None, (b"x", 1), ("x", 99)]:
    codecs.register_error("bad", lambda e, answer=answer: answer)
    t(codecs.decode, b"a\xff", "ascii", "bad")
t(codecs.lookup_error, "nope"); t(codecs.register_error, "x", 3)
t(codecs.encode, "é", "ascii", "nope")
t(codecs.lookup, "no-such")
t(codecs.encode, "a", "no-such")
t(codecs.encode, "é", "ascii")
t(codecs.decode, b"\xff", "utf-8")
#> TypeError encoding error handler must return (str/bytes, int) tuple
#> TypeError encoding error handler must return (str/bytes, int) tuple
#> TypeError encoding error handler must return (str/bytes, int) tuple
#> TypeError 'str' object cannot be interpreted as an integer
#> IndexError position 99 from error handler out of bounds
#> UnicodeEncodeError 'ascii' codec can't encode character '\xe9' in position 1: ordinal not in range(128)
#> TypeError decoding error handler must return (str, int) tuple
#> TypeError decoding error handler must return (str, int) tuple
#> IndexError position 99 from error handler out of bounds
#> LookupError unknown error handler name 'nope'
#> TypeError handler must be callable
#> LookupError unknown error handler name 'nope'
#> LookupError unknown encoding: no-such
#> LookupError unknown encoding: no-such
#> UnicodeEncodeError 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)
#> UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte

### the handlers that are there
import codecs
e = UnicodeEncodeError("ascii", "aé€b", 1, 3, "why")
d = UnicodeDecodeError("utf-8", b"a\xff\xfeb", 1, 3, "why")
for n in ["ignore", "replace", "backslashreplace", "xmlcharrefreplace", "namereplace"]:
    h = codecs.lookup_error(n)
    print(n, h(e), end=" ")
    try: print(h(d))
    except TypeError as x: print(x)
try: codecs.strict_errors(e)
except UnicodeEncodeError as x: print(x is e)
try: codecs.ignore_errors(ValueError())
except TypeError as x: print(x)
#> ignore ('', 3) ('', 3)
#> replace ('??', 3) ('�', 3)
#> backslashreplace ('\\xe9\\u20ac', 3) ('\\xff\\xfe', 3)
#> xmlcharrefreplace ('&#233;&#8364;', 3) don't know how to handle UnicodeDecodeError in error callback
#> namereplace ('\\N{LATIN SMALL LETTER E WITH ACUTE}\\N{EURO SIGN}', 3) don't know how to handle UnicodeDecodeError in error callback
#> True
#> don't know how to handle ValueError in error callback

### pieces
import codecs
def pieces(b, n): return [b[i:i + n] for i in range(0, len(b), n)]
for name in ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "latin-1"]:
    text = "aé€😀b" if name != "latin-1" else "aéb"
    data = text.encode(name)
    for n in (1, 2, 3, 5):
        assert "".join(codecs.iterdecode(pieces(data, n), name)) == text, (name, n)
    print(name, b"".join(codecs.iterencode(["a", "é", "b"], name)))
d = codecs.getincrementaldecoder("utf-8")()
print([d.decode(b"a\xe2"), d.decode(b"\x82"), d.getstate(), d.decode(b"\xac"), d.decode(b"")])
try: d.decode(b"\xe2", True)
except UnicodeDecodeError as e: print(e)
d.reset()
d = codecs.getincrementaldecoder("utf-8")("replace")
print(d.decode(b"\xff\xe2"), d.decode(b"x"), d.decode(b"\xe2\x82", True))
e = codecs.getincrementalencoder("utf-16")()
print(e.encode("a"), e.encode("b"), e.getstate())
#> utf-8 b'a\xc3\xa9b'
#> utf-8-sig b'\xef\xbb\xbfa\xc3\xa9b'
#> utf-16 b'\xff\xfea\x00\xe9\x00b\x00'
#> utf-16-le b'a\x00\xe9\x00b\x00'
#> utf-16-be b'\x00a\x00\xe9\x00b'
#> utf-32 b'\xff\xfe\x00\x00a\x00\x00\x00\xe9\x00\x00\x00b\x00\x00\x00'
#> latin-1 b'a\xe9b'
#> ['a', '', (b'\xe2\x82', 0), '€', '']
#> 'utf-8' codec can't decode byte 0xe2 in position 0: unexpected end of data
#> � �x �
#> b'\xff\xfea\x00' b'b\x00' 0

### codecs of programs
import codecs
def search(name):
    if name == "shout":
        return codecs.CodecInfo(lambda s, errors="strict": (s.upper().encode(), len(s)), lambda b,
            errors="strict": (bytes(b).decode().lower(), len(b)), name="shout")
codecs.register(search)
print(codecs.encode("abc", "shout"), codecs.decode(b"ABC", "shout"), codecs.lookup("Shout").name)
#> b'ABC' abc shout

### bytes with escapes as in a literal
import codecs
for data in (rb"a\x41\n\101\\\'1", b'a\\\nb', rb'\x4', rb'\x4g', rb'\xg', rb'ab\x4', b'\\', '\\t', rb'\0\08', b''):
    for errors in ('strict', 'replace'):
        try: print(codecs.escape_decode(data, errors))
        except ValueError as e: print(e)
#> (b"aA\nA\\'1", 16)
#> (b"aA\nA\\'1", 16)
#> (b'ab', 4)
#> (b'ab', 4)
#> invalid \x escape at position 0
#> (b'?', 3)
#> invalid \x escape at position 0
#> (b'?g', 4)
#> invalid \x escape at position 0
#> (b'?g', 3)
#> invalid \x escape at position 2
#> (b'ab?', 5)
#> Trailing \ in string
#> Trailing \ in string
#> (b'\t', 2)
#> (b'\t', 2)
#> (b'\x00\x008', 5)
#> (b'\x00\x008', 5)
#> (b'', 0)
#> (b'', 0)

### bytes as they stand in a literal
import codecs
for errors in ('ignore', 'other', None):
    try: print(codecs.escape_decode(rb'a\x4', errors))
    except ValueError as e: print(e)
print(codecs.escape_encode(b"a'\n\x00\xff\\\"\t"), codecs.escape_encode(b"'"), codecs.escape_encode(b''))
for call in (lambda: codecs.escape_encode(1), lambda: codecs.escape_decode(b'a', 1),
          lambda: codecs.escape_encode(b'', 1)):
    try: call()
    except TypeError as e: print(e)
#> (b'a', 4)
#> decoding error; unknown error handling code: other
#> invalid \x escape at position 1
#> (b'a\\\'\\n\\x00\\xff\\\\"\\t', 8) (b"\\'", 1) (b'', 0)
#> escape_encode() argument 1 must be bytes, not int
#> escape_decode() argument 2 must be str or None, not int
#> escape_encode() argument 2 must be str or None, not int

### functions of single encodings, with pieces
import codecs
print(codecs.utf_8_decode(b"a\xc3"), codecs.utf_8_encode("é"), codecs.utf_16_ex_decode(b"\xfe\xff\0a"))
print(codecs.unicode_escape_decode(b"a\\u12", "strict", False), codecs.utf_7_decode(b"a+AQA"))
print(codecs.readbuffer_encode(b"x"), codecs.readbuffer_encode("é"))
d = codecs.getincrementaldecoder("utf-16")()
print(d.getstate(), d.decode(b"\xfe"), d.decode(b"\xff\0a\0"), d.getstate())
#> ('a', 1) (b'\xc3\xa9', 1) ('a', 4, 1)
#> ('a', 1) ('a', 1)
#> (b'x', 1) (b'\xc3\xa9', 2)
#> (b'', 2)  a (b'\x00', 1)

### from bytes to bytes by other codecs
import codecs
for name in ("quopri", "uu", "zlib_codec", "bz2"):
    info = codecs.lookup(name)
    packed = codecs.encode(b"a=\xff\n" * 3, name)
    print(info.name, codecs.decode(packed, name), packed[:1 if name in ("zlib_codec", "bz2") else 99])
#> quopri b'a=\xff\na=\xff\na=\xff\n' b'a=3D=FF\na=3D=FF\na=3D=FF\n'
#> uu b'a=\xff\na=\xff\na=\xff\n' b'begin 666 <data>\n,83W_"F$]_PIA/?\\*\n \nend\n'
#> zlib b'a=\xff\na=\xff\na=\xff\n' b'x'
#> bz2 b'a=\xff\na=\xff\na=\xff\n' b'B'

### escapes that stand for themselves
import codecs, warnings
for data in (br"\d\400\q", br"\\d\777", b"\\\xfa", br"\N{DIGIT ONE}", br"\u0041", b"\\\n"):
    for decode in codecs.escape_decode, codecs.unicode_escape_decode:
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            print(ascii(decode(data)), *[ascii(str(w.message)[:-52]) for w in seen])
#> (b'\\d\x00\\q', 8) 'b"\\d" is an invalid escape se'
#> ('\\d\u0100\\q', 8) '"\\d" is an invalid escape se'
#> (b'\\d\xff', 7) 'b"\\777" is an invalid octal escape se'
#> ('\\d\u01ff', 7) '"\\777" is an invalid octal escape se'
#> (b'\\\xfa', 2) 'b"\\\xfa" is an invalid escape se'
#> ('\\\xfa', 2) '"\\\xfa" is an invalid escape se'
#> (b'\\N{DIGIT ONE}', 13) 'b"\\N" is an invalid escape se'
#> ('1', 13)
#> (b'\\u0041', 6) 'b"\\u" is an invalid escape se'
#> ('A', 6)
#> (b'', 2)
#> ('', 2)

### encodings are attributes of the package, names may have letters that are left out
import codecs, encodings, io
codecs.lookup("ascii")
print(encodings.ascii.getregentry().name, encodings.utf_8.getregentry().name, hasattr(encodings, "none"))
print(codecs.lookup("utf-8é").name, encodings.normalize_encoding("aé b"))
from encodings.rot_13 import rot13
out = io.StringIO()
rot13(io.StringIO("Hello"), out)
print(out.getvalue())
#> ascii utf-8 False
#> utf-8 a_b
#> Uryyb

### error handlers of programs, from everywhere
import codecs
seen = []
def stars(e):
    seen.append((e.encoding, e.start, e.end, type(e.object).__name__))
    return "*" * (e.end - e.start), e.end
def show(*calls):
    told = []
    for call in calls:
        try: told.append(ascii(call()))
        except Exception as e: told.append((str(e), getattr(e, "__notes__", "")))
    print(*told)
show(lambda: "é".encode("ascii", "no"), lambda: b"\xff".decode("cp1251", "no"), lambda: "é".encode("koi8-r", "no"))
codecs.register_error("stars", stars)
for enc in ("ascii", "utf-8", "cp1252", "utf-16"):
    show(lambda: "aé\u3042\ud800b".encode(enc, "stars"), lambda: b"a\xff\xfe\x81b".decode(enc, "stars"),
         lambda: bytearray(b"\xff\xfe\x81b").decode(enc, "stars"), lambda: str(b"\xff\xfe\x81b", enc, "stars"))
    show(lambda: bytes("\ud800", enc, "stars"), lambda: bytearray("\ud800", enc, "stars"))
    print(*seen[:2])
    seen.clear()
class B(bytearray): pass
b = B(b"xyz")
print(B("aé", "ascii", "stars"), b.__init__("é", "ascii", "stars"), b, bytearray("aé", "punycode"))
codecs.register_error("bad", lambda e: 1)
show(lambda: "é".encode("ascii", "bad"), lambda: bytearray("a", "rot13"), lambda: bytearray("a", "none"))
#> ("unknown error handler name 'no'", '') '\u044f' ("unknown error handler name 'no'", ["encoding with 'koi8-r' codec failed"])
#> b'a***b' 'a***b' '***b' '***b'
#> b'*' bytearray(b'*')
#> ('ascii', 1, 4, 'str') ('ascii', 1, 2, 'bytes')
#> b'a\xc3\xa9\xe3\x81\x82*b' 'a***b' '***b' '***b'
#> b'*' bytearray(b'*')
#> ('utf-8', 3, 4, 'str') ('utf-8', 1, 2, 'bytes')
#> b'a\xe9**b' 'a\xff\xfe*b' '\xff\xfe*b' '\xff\xfe*b'
#> b'*' bytearray(b'*')
#> ('charmap', 2, 4, 'str') ('charmap', 3, 4, 'bytes')
#> b'\xff\xfea\x00\xe9\x00B0*\x00b\x00' '\uff61\u81fe*' '\u6281' '\u6281'
#> b'\xff\xfe*\x00' bytearray(b'\xff\xfe*\x00')
#> ('utf-16', 3, 4, 'str') ('utf-16-le', 4, 5, 'bytes')
#> B(b'a*') None B(b'*') bytearray(b'a-bga')
#> ('encoding error handler must return (str/bytes, int) tuple', '') ("'rot13' is not a text encoding; use codecs.encode() to handle arbitrary codecs", '') ('unknown encoding: none', '')

### the handlers that are there, of errors at the edges
import codecs
class Fake(Exception): __class__ = UnicodeEncodeError
names = "ignore replace backslashreplace xmlcharrefreplace namereplace surrogateescape surrogatepass".split()
enc, dec = UnicodeEncodeError, UnicodeDecodeError
for e in (Fake(), UnicodeError("x"), 42, enc("ascii", "a\0\x80€", 0, 4, ""), dec("ascii", b"ab\xff", 1, 3, ""),
          UnicodeTranslateError("a\udc80あ", 1, 3, ""), enc("utf-8", "\ud800\udc80", 0, 9, ""),
          enc("utf-16-le", "abc", 5, 9, ""), enc("utf-16", "\ud800", -5, -2, ""), enc("ascii", "", 0, 0, ""),
          dec("utf-8", b"\xff\xfe\xfd\xfc\xfb", 0, 5, ""), dec("utf-8", b"a\xed\xa0\x80z", 1, 2, ""),
          dec("utf-16-le", b"\0\xd8\0", 5, 9, ""), dec("utf-32-be", b"\0\0\xd8\0", 0, 4, "")):
    told = []
    for name in names:
        try: told.append(codecs.lookup_error(name)(e))
        except (TypeError, UnicodeError) as x: told.append(str(x)[:24] if x is not e else "raised")
    print(ascii(e)[:40], *map(ascii, told))
#> Fake() "don't know how to handle" "don't know how to handle" "don't know how to handle" "don't know how to handle" "don't know how to handle" "don't know how to handle" "don't know how to handle"
#> UnicodeError('x') "don't know how to handle" "don't know how to handle" "don't know how to handle" "don't know how to handle" "don't know how to handle" "don't know how to handle" "don't know how to handle"
#> 42 "don't know how to handle" "don't know how to handle" "don't know how to handle" "don't know how to handle" "don't know how to handle" "don't know how to handle" "don't know how to handle"
#> UnicodeEncodeError('ascii', 'a\x00\x80\u ('', 4) ('????', 4) ('\\x61\\x00\\x80\\u20ac', 4) ('&#97;&#0;&#128;&#8364;', 4) ('\\N{LATIN SMALL LETTER A}\\x00\\x80\\N{EURO SIGN}', 4) 'raised' 'raised'
#> UnicodeDecodeError('ascii', b'ab\xff', 1 ('', 3) ('\ufffd', 3) ('\\x62\\xff', 3) "don't know how to handle" "don't know how to handle" 'raised' 'raised'
#> UnicodeTranslateError('a\udc80\u3042', 1 ('', 3) ('\ufffd\ufffd', 3) ('\\udc80\\u3042', 3) "don't know how to handle" "don't know how to handle" "don't know how to handle" "don't know how to handle"
#> UnicodeEncodeError('utf-8', '\ud800\udc8 ('', 2) ('??', 2) ('\\ud800\\udc80', 2) ('&#55296;&#56448;', 2) ('\\ud800\\udc80', 2) 'raised' (b'\xed\xa0\x80\xed\xb2\x80', 2)
#> UnicodeEncodeError('utf-16-le', 'abc', 5 ('', 3) ('?', 3) ('\\x63', 3) ('&#99;', 3) ('\\N{LATIN SMALL LETTER C}', 3) 'raised' 'raised'
#> UnicodeEncodeError('utf-16', '\ud800', - ('', 1) ('?', 1) ('\\ud800', 1) ('&#55296;', 1) ('\\ud800', 1) 'raised' (b'\x00\xd8', 1)
#> UnicodeEncodeError('ascii', '', 0, 0, '' ('', 0) ('', 0) ('', 0) ('', 0) ('', 0) (b'', 0) 'raised'
#> UnicodeDecodeError('utf-8', b'\xff\xfe\x ('', 5) ('\ufffd', 5) ('\\xff\\xfe\\xfd\\xfc\\xfb', 5) "don't know how to handle" "don't know how to handle" ('\udcff\udcfe\udcfd\udcfc', 4) 'raised'
#> UnicodeDecodeError('utf-8', b'a\xed\xa0\ ('', 2) ('\ufffd', 2) ('\\xed', 2) "don't know how to handle" "don't know how to handle" ('\udced', 2) ('\ud800', 4)
#> UnicodeDecodeError('utf-16-le', b'\x00\x ('', 3) ('\ufffd', 3) ('\\x00', 3) "don't know how to handle" "don't know how to handle" 'raised' 'raised'
#> UnicodeDecodeError('utf-32-be', b'\x00\x ('', 4) ('\ufffd', 4) ('\\x00\\x00\\xd8\\x00', 4) "don't know how to handle" "don't know how to handle" 'raised' ('\ud800', 4)

### what a handler changes, and what it may give
import codecs
def handler(change, answer):
    def handle(e):
        if change is not None: e.object = change
        return answer
    codecs.register_error("test", handle)
def show(call):
    try: print(ascii(call()), end="; ")
    except Exception as e: print(type(e).__name__, str(e)[:48], end="; ")
for change in (42, b"", b"ab"):
    handler(change, ("あ", 0))
    for name in "ascii", "utf-8", "utf-16-le", "unicode-escape", "cp1252":
        data = {"unicode-escape": b"\\u12", "cp1252": b"\x81"}.get(name, b"\xff")
        show(lambda: data.decode(name, "test"))
    print("end")
for answer in ("ab", 2), ("é", 2), (b"a", 2), (b"abcd", 2), ("ab", -1), ("ab", 9), "ab":
    handler(None, answer)
    for name in "ascii", "utf-8", "utf-16-le", "utf-32-be", "latin-1":
        show(lambda: "[\udc80]".encode(name, "test"))
    print("end")
#> TypeError UnicodeError 'object' attribute must be a bytes; TypeError UnicodeError 'object' attribute must be a bytes; TypeError UnicodeError 'object' attribute must be a bytes; TypeError UnicodeError 'object' attribute must be a bytes; TypeError UnicodeError 'object' attribute must be a bytes; end
#> '\u3042'; '\u3042'; '\u3042'; '\u3042'; '\u3042'; end
#> '\u3042ab'; '\u3042ab'; '\u3042\u6261'; '\u3042ab'; '\u3042ab'; end
#> b'[ab]'; b'[ab]'; b'[\x00a\x00b\x00]\x00'; b'\x00\x00\x00[\x00\x00\x00a\x00\x00\x00b\x00\x00\x00]'; b'[ab]'; end
#> UnicodeEncodeError 'ascii' codec can't encode character '\udc80' in; UnicodeEncodeError 'utf-8' codec can't encode character '\udc80' in; UnicodeEncodeError 'utf-16-le' codec can't encode character '\udc80; UnicodeEncodeError 'utf-32-be' codec can't encode character '\udc80; b'[\xe9]'; end
#> b'[a]'; b'[a]'; UnicodeEncodeError 'utf-16-le' codec can't encode character '\udc80; UnicodeEncodeError 'utf-32-be' codec can't encode character '\udc80; b'[a]'; end
#> b'[abcd]'; b'[abcd]'; b'[\x00abcd]\x00'; b'\x00\x00\x00[abcd\x00\x00\x00]'; b'[abcd]'; end
#> b'[ab]'; b'[ab]'; b'[\x00a\x00b\x00]\x00'; b'\x00\x00\x00[\x00\x00\x00a\x00\x00\x00b\x00\x00\x00]'; b'[ab]'; end
#> IndexError position 9 from error handler out of bounds; IndexError position 9 from error handler out of bounds; IndexError position 9 from error handler out of bounds; IndexError position 9 from error handler out of bounds; IndexError position 9 from error handler out of bounds; end
#> TypeError encoding error handler must return (str/bytes, i; TypeError encoding error handler must return (str/bytes, i; TypeError encoding error handler must return (str/bytes, i; TypeError encoding error handler must return (str/bytes, i; TypeError encoding error handler must return (str/bytes, i; end

### what an error has of a buffer
import codecs
for data in (bytearray(b"abc"), memoryview(b"abc")):
    e = UnicodeDecodeError("ascii", data, 1, 2, "x")
    print(e.object, type(e.args[1]).__name__, codecs.backslashreplace_errors(e))
e.object = 42
for name in "replace", "ignore", "backslashreplace", "surrogateescape":
    try: codecs.lookup_error(name)(e)
    except TypeError as x: print(x)
#> b'abc' bytearray ('\\x62', 2)
#> b'abc' memoryview ('\\x62', 2)
#> UnicodeError 'object' attribute must be a bytes
#> UnicodeError 'object' attribute must be a bytes
#> UnicodeError 'object' attribute must be a bytes
#> UnicodeError 'object' attribute must be a bytes
