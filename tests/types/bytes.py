# bytes and bytearray.

### literals and repr
print(b"abc", b'it\'s', b"\x00\xff\n", b'"', rb"\n", b"a" b"b", bytes(), b"")
#> b'abc' b"it's" b'\x00\xff\n' b'"' b'\\n' b'ab' b'' b''

### only ASCII in literals
#: ends=early
b"é"
#! SyntaxError: bytes can only contain ASCII literal characters

### constructors
print(bytes(3), bytes([65, 66]), bytes("é", "utf-8"), bytes(b"a"), bytes(range(3)), bytes("abc", "ascii"))
#> b'\x00\x00\x00' b'AB' b'\xc3\xa9' b'a' b'\x00\x01\x02' b'abc'

### indexing gives ints, slicing bytes
b = b"abcd"
print(b[0], b[-1], b[1:3], b[::-1], b[::2], list(b))  #> 97 100 b'bc' b'dcba' b'ac' [97, 98, 99, 100]

### index out of range
b"a"[5]
#! IndexError: index out of range

### bytes do not change
b = b"a"
b[0] = 1
#! TypeError: 'bytes' object does not support item assignment

### operators
print(b"a" + b"b", b"ab" * 2, b"a" in b"abc", 97 in b"abc", b"a" < b"b", b"a" == bytearray(b"a"), b"a" != "a")
#> b'ab' b'abab' True True True True True

### bytes plus str
b"a" + "b"
#! TypeError: can't concat str to bytes

### a string in bytes
"a" in b"abc"
#! TypeError: a bytes-like object is required, not 'str'

### a big number in bytes
300 in b"abc"
#! ValueError: byte must be in range(0, 256)

### decode
print(b"abc".decode(), "é".encode().decode("utf-8"), b"\xe9".decode("latin-1"), b"a\x00".decode("utf-16-le"))
#> abc é é a

### decode errors
b"\xff".decode()
#! UnicodeDecodeError: 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte

### decode errors at a continuation
b"a\xe2\x82".decode()
#! UnicodeDecodeError: 'utf-8' codec can't decode bytes in position 1-2: unexpected end of data

### decode: invalid continuation byte
b"\xe2\x28\xa1".decode()
#! UnicodeDecodeError: 'utf-8' codec can't decode byte 0xe2 in position 0: invalid continuation byte

### decode ascii
b"\x80".decode("ascii")
#! UnicodeDecodeError: 'ascii' codec can't decode byte 0x80 in position 0: ordinal not in range(128)

### decode with handlers
print(b"a\xffb".decode("utf-8", "replace"), b"a\xffb".decode("utf-8", "ignore"))
print(b"a\xffb".decode("utf-8", "backslashreplace"), ascii(b"\xff".decode("utf-8", "surrogateescape")))
#> a�b ab
#> a\xffb '\udcff'

### overlong and surrogate bytes are refused
for b in (b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xf8"):
    try: b.decode()
    except UnicodeDecodeError as e: print(e)
#> 'utf-8' codec can't decode byte 0xc0 in position 0: invalid start byte
#> 'utf-8' codec can't decode byte 0xed in position 0: invalid continuation byte
#> 'utf-8' codec can't decode byte 0xf4 in position 0: invalid continuation byte
#> 'utf-8' codec can't decode byte 0xf8 in position 0: invalid start byte

### methods as in str
b = b"Hello World"
print(b.upper(), b.lower(), b.title(), b.swapcase(), b.find(b"o"), b.rfind(b"o"), b.count(b"l"), b.index(b"W"))
#> b'HELLO WORLD' b'hello world' b'Hello World' b'hELLO wORLD' 4 7 3 6

### split and join
print(b"a,b".split(b","), b" a  b ".split(), b"-".join([b"a", b"b"]), b"a\nb".splitlines(), b"a=b".partition(b"="))
#> [b'a', b'b'] [b'a', b'b'] b'a-b' [b'a', b'b'] (b'a', b'=', b'b')

### strip, replace, pad
print(b"  a ".strip(), b"xax".strip(b"x"), b"aab".replace(b"a", b"c"), b"a".center(5, b"*"), b"7".zfill(3))
print(b"a".ljust(3), b"a\tb".expandtabs(4))
#> b'a' b'a' b'ccb' b'**a**' b'007'
#> b'a  ' b'a   b'

### tests
print(b"abc".isalpha(), b"12".isdigit(), b"a1".isalnum(), b" ".isspace(), b"A".isupper(), b"".isascii())
#> True True True True True True

### startswith, removeprefix
print(b"abc".startswith(b"ab"), b"abc".endswith((b"x", b"c")), b"abc".removeprefix(b"a"))  #> True True b'bc'

### find of an int
print(b"abc".find(98), b"abca".count(97), b"abc".index(99))  #> 1 2 2

### hex and fromhex
print(b"\x01\xab".hex(), b"\x01\xab\xcd".hex(":"), b"abcd".hex("-", 2), bytes.fromhex("01 ab"), bytearray.fromhex("ff"))
#> 01ab 01:ab:cd 6162-6364 b'\x01\xab' bytearray(b'\xff')

### fromhex of a bad digit
bytes.fromhex("0g")
#! ValueError: non-hexadecimal number found in fromhex() arg at position 1

### translate
print(b"abc".translate(bytes.maketrans(b"ab", b"xy")), b"abc".translate(None, b"b"))  #> b'xyc' b'ac'

### percent formatting
print(b"%s %d %x %r" % (b"a", 5, 255, "q"), b"%5.1f|%c|%b" % (2.25, 65, b"z"))  #> b"a 5 ff 'q'" b'  2.2|A|z'

### percent wants bytes
b"%s" % "a"
#! TypeError: %b requires a bytes-like object, or an object that implements __bytes__, not 'str'

### hash and keys
print({b"a": 1}[b"a"], hash(b"a") == hash(b"a"), len({b"a", b"a"}))  #> 1 True 1

### a bytearray changes
b = bytearray(b"abc")
b[0] = 65
b.append(100)
b += b"ef"
b.extend([103])
b.insert(0, 48)
del b[1]
print(b, len(b), b.pop(), b.pop(0), b)  #> bytearray(b'bcdef') 7 103 48 bytearray(b'bcdef')

### slice assignment of a bytearray
b = bytearray(b"abcdef")
b[1:3] = b"XYZ"
b[::2] = b"...."
print(b)  #> bytearray(b'.X.Z.e.')

### bytearray slice of wrong size
b = bytearray(b"abc")
b[::2] = b"a"
#! ValueError: attempt to assign bytes of size 1 to extended slice of size 2

### bytearray value range
bytearray(b"a")[0] = 256
#! ValueError: byte must be in range(0, 256)

### bytearray methods give bytearrays
b = bytearray(b"ab")
print(b.upper(), b + b"c", b * 2, b[::-1], b.split(b"a"), b.hex(), b.decode())
#> bytearray(b'AB') bytearray(b'abc') bytearray(b'abab') bytearray(b'ba') [bytearray(b''), bytearray(b'b')] 6162 ab

### bytearray is not hashable
hash(bytearray())
#! TypeError: unhashable type: 'bytearray'

### bytearray compares
print(bytearray(b"a") == b"a", bytearray(b"a") < b"b", b"a" in bytearray(b"ba"), bytearray(b"a") == "a")
#> True True True False

### bytearray remove, reverse, clear, copy
b = bytearray(b"abca")
c = b.copy()
b.remove(97); b.reverse()
print(b, c)  #> bytearray(b'acb') bytearray(b'abca')
b.clear()
print(b)  #> bytearray(b'')

### remove of a missing value
bytearray(b"a").remove(98)
#! ValueError: value not found in bytearray

### pop from an empty bytearray
bytearray().pop()
#! IndexError: pop from empty bytearray

### iteration gives ints
print([x for x in b"ab"], sum(b"\x01\x02"), max(b"abc"), sorted(b"ca"), dict(enumerate(b"a")))
#> [97, 98] 3 99 [97, 99] {0: 97}

### bytes from an object with __index__
class I:
    def __index__(self): return 66
print(bytes([I()]), bytes(I())[:2])  #> b'B' b'\x00\x00'

### bytes from an iterable of strings
bytes(["a"])
#! TypeError: 'str' object cannot be interpreted as an integer

### bytes of None
bytes(None)
#! TypeError: cannot convert 'NoneType' object to bytes

### bytes of a float
bytes(1.5)
#! TypeError: cannot convert 'float' object to bytes

### comparing bytes and str orders
b"a" < "a"
#! TypeError: '<' not supported between instances of 'bytes' and 'str'

### encode and decode all bytes by latin-1
b = bytes(range(256))
print(b.decode("latin-1").encode("latin-1") == b, len(b.hex()))  #> True 512

### int from bytes and back
print(int.from_bytes(b"\x01\x00\x00", "big"), (65536).to_bytes(3, "big"))  #> 65536 b'\x01\x00\x00'

### join wants bytes
b",".join(["a"])
#! TypeError: sequence item 0: expected a bytes-like object, str found

### replace wants bytes
b"a".replace("a", "b")
#! TypeError: a bytes-like object is required, not 'str'

### a bytearray of a length
print(bytearray(3), bytearray("é", "utf-8"), bytearray([1, 2]))
#> bytearray(b'\x00\x00\x00') bytearray(b'\xc3\xa9') bytearray(b'\x01\x02')

### bytes repeated in place
b = bytearray(b"ab")
c = b
c *= 2
print(b)  #> bytearray(b'abab')

### xor of bytes
print(bytes(a ^ b for a, b in zip(b"secret", b"keykey")).hex())  #> 18001a19000d

### a subclass of bytes
class B(bytes):
    def first(self): return self[0]
print(B(b"ab").first(), B(b"ab") + b"c", type(B(b"a")[:1]).__name__)  #> 97 b'abc' bytes
