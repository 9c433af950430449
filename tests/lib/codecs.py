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
