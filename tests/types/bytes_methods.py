### construction: of bytes
print(bytes(), bytes(3), bytes([1, 2, 255]), bytes((65,)), bytes(range(3)), bytes('é', 'utf-8'))
print(bytes('é', 'ascii', 'replace'), bytes(b'x'), bytes(bytearray(b'y')), bytes({}), bytes(True), bytes({65: 1}))
print(bytes(iter([1, 2])), bytes(x for x in [3, 4]), bytes(source=2))
class B:
    def __bytes__(self): return b'B!'
class I:
    def __init__(self, i): self.i = i
    def __index__(self): return self.i
class It:
    def __iter__(self): return iter([65, I(66)])
print(bytes(B()), bytes(I(2)), bytes(It()), bytes([I(67)]), bytearray(It()), bytearray(I(2)), bytearray([I(68)]))
class Bad:
    def __bytes__(self): return 'x'
for bad in ["bytes('a')", "bytes(-1)", "bytes(10**30)", "bytes([1, 2, 256])", "bytes([1, 'a'])", "bytes(None)",
        "bytes(1.5)", "bytes(1, 'ascii')", "bytes(b'a', 'ascii')", "bytes('a', errors='strict')",
        "bytes(Bad())", "bytes(object())"]:
    try: print(bad, eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
#> b'' b'\x00\x00\x00' b'\x01\x02\xff' b'A' b'\x00\x01\x02' b'\xc3\xa9'
#> b'?' b'x' b'y' b'' b'\x00' b'A'
#> b'\x01\x02' b'\x03\x04' b'\x00\x00'
#> b'B!' b'\x00\x00' b'AB' b'C' bytearray(b'AB') bytearray(b'\x00\x00') bytearray(b'D')
#> bytes('a') TypeError string argument without an encoding
#> bytes(-1) ValueError negative count
#> bytes(10**30) OverflowError cannot fit 'int' into an index-sized integer
#> bytes([1, 2, 256]) ValueError bytes must be in range(0, 256)
#> bytes([1, 'a']) TypeError 'str' object cannot be interpreted as an integer
#> bytes(None) TypeError cannot convert 'NoneType' object to bytes
#> bytes(1.5) TypeError cannot convert 'float' object to bytes
#> bytes(1, 'ascii') TypeError encoding without a string argument
#> bytes(b'a', 'ascii') TypeError encoding without a string argument
#> bytes('a', errors='strict') TypeError string argument without an encoding
#> bytes(Bad()) TypeError __bytes__ returned non-bytes (type str)
#> bytes(object()) TypeError cannot convert 'object' object to bytes

### construction: from "bytes(encoding='a')" to "bytearray(None)"
for bad in ["bytes(encoding='a')", "bytes('é', 'ascii')", "bytes('a', 1)", "bytes([-1])", "bytearray('a')",
        "bytearray(-1)", "bytearray(1.5)", "bytearray([300])", "bytearray(['a'])", "bytearray(1, 'x')",
        "bytearray(object())", "bytearray(None)"]:
    try: print(bad, eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
#> bytes(encoding='a') TypeError encoding without a string argument
#> bytes('é', 'ascii') UnicodeEncodeError 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)
#> bytes('a', 1) TypeError bytes() argument 'encoding' must be str, not int
#> bytes([-1]) ValueError bytes must be in range(0, 256)
#> bytearray('a') TypeError string argument without an encoding
#> bytearray(-1) ValueError negative count
#> bytearray(1.5) TypeError cannot convert 'float' object to bytearray
#> bytearray([300]) ValueError byte must be in range(0, 256)
#> bytearray(['a']) TypeError 'str' object cannot be interpreted as an integer
#> bytearray(1, 'x') TypeError encoding without a string argument
#> bytearray(object()) TypeError cannot convert 'object' object to bytearray
#> bytearray(None) TypeError cannot convert 'NoneType' object to bytearray

### repr and literals
print(b'', b"it's", b'"', b'\'"', b'\n\t\r\\', b'\0\x7f\xff', bytearray(b"it's\""), bytearray(), str(b'a'), rb'\n')
#> b'' b"it's" b'"' b'\'"' b'\n\t\r\\' b'\x00\x7f\xff' bytearray(b'it\'s"') bytearray(b'') b'a' b'\\n'

### operators
b = b'hello'
print(b[0], b[-1], b[1:3], b[::-1], b[::2], b + b'!', b + bytearray(b'!'), bytearray(b'!') + b, b * 2, 2 * b, b * 0)
print(b == b'hello', b == bytearray(b'hello'), b == 'hello', b < b'help', b'a' in b, b'll' in b, 104 in b, b'' in b)
print(len(b), list(b), hash(b) == hash(b'hel' + b'lo'), {b: 1}[b'hello'])
for bad in ["b'a' + 'a'", "'a' + b'a'", "b'a' + 1", "b'a' * 'a'", "b'a'[1]", "b'a'['x']", "'a' in b'a'",
        "256 in b'a'", "None in b'a'", "b'a' < 'a'", "bytearray(b'a') + 1", "hash(bytearray())",
        "b'a'[0] = 1" if 0 else "bytearray(b'a')['x']", "bytearray(b'a')[5]", "b'a' * 10**30"]:
    try: print(bad, eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
#> 104 111 b'el' b'olleh' b'hlo' b'hello!' b'hello!' bytearray(b'!hello') b'hellohello' b'hellohello' b''
#> True True False True False True True True
#> 5 [104, 101, 108, 108, 111] True 1
#> b'a' + 'a' TypeError can't concat str to bytes
#> 'a' + b'a' TypeError can only concatenate str (not "bytes") to str
#> b'a' + 1 TypeError can't concat int to bytes
#> b'a' * 'a' TypeError can't multiply sequence by non-int of type 'str'
#> b'a'[1] IndexError index out of range
#> b'a'['x'] TypeError byte indices must be integers or slices, not str
#> 'a' in b'a' TypeError a bytes-like object is required, not 'str'
#> 256 in b'a' ValueError byte must be in range(0, 256)
#> None in b'a' TypeError a bytes-like object is required, not 'NoneType'
#> b'a' < 'a' TypeError '<' not supported between instances of 'bytes' and 'str'
#> bytearray(b'a') + 1 TypeError can't concat int to bytearray
#> hash(bytearray()) TypeError unhashable type: 'bytearray'
#> bytearray(b'a')['x'] TypeError bytearray indices must be integers or slices, not str
#> bytearray(b'a')[5] IndexError bytearray index out of range
#> b'a' * 10**30 OverflowError cannot fit 'int' into an index-sized integer

### methods
for T in (bytes, bytearray):
    b = T(b'aXbXc')
    print(b.find(b'X'), b.find(88), b.rfind(b'X'), b.rfind(88), b.find(b'z'), b.index(b'b'), b.rindex(99),
        b.count(b'X'), b.count(88), b.count(b''), b.find(b'X', 2), b.find(b'X', -2, 10), b.startswith(b'aX'),
        b.endswith((b'q', b'c')), b.startswith(bytearray(b'a')))
    print(b.split(b'X'), b.split(b'X', 1), b.rsplit(b'X', maxsplit=1), T(b' a b  c ').split(),
        T(b'a\nb\r\nc\x0bd\x1c').splitlines(), T(b'a\nb').splitlines(True), b.partition(b'X'),
        b.rpartition(b'X'), b.partition(b'zz'), b.rpartition(b'zz'))
    print(b.replace(b'X', b'--'), b.replace(b'X', b'', 1), b.replace(b'', b'.'), b.strip(b'ac'),
        T(b' \t\x0bx\x1c ').strip(), T(b'xxa').lstrip(b'x'), T(b'axx').rstrip(b'x'), b.removeprefix(b'aX'),
        b.removesuffix(b'c'), b.join([b'1', bytearray(b'2')]), T(b',').join([]), T(b'').join([b'q']),
        T(b'.').join(iter([b'p', b'q'])))
    print(b.center(9), b.center(8, b'*'), b.ljust(7, b'.'), b.rjust(7, bytearray(b'.')), T(b'-5').zfill(4),
        T(b'a\tb').expandtabs(4), b.upper(), b.lower(), b.title(), b.capitalize(), b.swapcase(),
        T(b"they're").title())
    print([getattr(T(x), m)() for x in (b'', b'aB', b'12', b' \n', b'Ab Cd', b'\xe9', b'AB')
        for m in ('isalnum', 'isalpha', 'isascii', 'isdigit', 'islower', 'isspace', 'istitle', 'isupper')])
    print(b.translate(T.maketrans(b'abc', b'xyz')), b.translate(None, b'X'),
        b.translate(bytes(range(256)), delete=b'a'), T.fromhex('de ad\tBE ef'), b.hex(), b.hex(':'),
        b.hex('-', 2), b.hex(b'_', -2), T(b'').hex(), b.hex(sep=':', bytes_per_sep=3), b.decode(),
        type(b.upper()).__name__)
#> 1 1 3 3 -1 2 4 2 2 6 3 3 True True True
#> [b'a', b'b', b'c'] [b'a', b'bXc'] [b'aXb', b'c'] [b'a', b'b', b'c'] [b'a', b'b', b'c\x0bd\x1c'] [b'a\n', b'b'] (b'a', b'X', b'bXc') (b'aXb', b'X', b'c') (b'aXbXc', b'', b'') (b'', b'', b'aXbXc')
#> b'a--b--c' b'abXc' b'.a.X.b.X.c.' b'XbX' b'x\x1c' b'a' b'a' b'bXc' b'aXbX' b'1aXbXc2' b'' b'q' b'p.q'
#> b'  aXbXc  ' b'*aXbXc**' b'aXbXc..' b'..aXbXc' b'-005' b'a   b' b'AXBXC' b'axbxc' b'Axbxc' b'Axbxc' b'AxBxC' b"They'Re"
#> [False, False, True, False, False, False, False, False, True, True, True, False, False, False, False, False, True, False, True, True, False, False, False, False, False, False, True, False, False, True, False, False, False, False, True, False, False, False, True, False, False, False, False, False, False, False, False, False, True, True, True, False, False, False, False, True]
#> b'xXyXz' b'abc' b'XbXc' b'\xde\xad\xbe\xef' 6158625863 61:58:62:58:63 61-5862-5863 6158_6258_63  6158:625863 aXbXc bytes
#> 1 1 3 3 -1 2 4 2 2 6 3 3 True True True
#> [bytearray(b'a'), bytearray(b'b'), bytearray(b'c')] [bytearray(b'a'), bytearray(b'bXc')] [bytearray(b'aXb'), bytearray(b'c')] [bytearray(b'a'), bytearray(b'b'), bytearray(b'c')] [bytearray(b'a'), bytearray(b'b'), bytearray(b'c\x0bd\x1c')] [bytearray(b'a\n'), bytearray(b'b')] (bytearray(b'a'), bytearray(b'X'), bytearray(b'bXc')) (bytearray(b'aXb'), bytearray(b'X'), bytearray(b'c')) (bytearray(b'aXbXc'), bytearray(b''), bytearray(b'')) (bytearray(b''), bytearray(b''), bytearray(b'aXbXc'))
#> bytearray(b'a--b--c') bytearray(b'abXc') bytearray(b'.a.X.b.X.c.') bytearray(b'XbX') bytearray(b'x\x1c') bytearray(b'a') bytearray(b'a') bytearray(b'bXc') bytearray(b'aXbX') bytearray(b'1aXbXc2') bytearray(b'') bytearray(b'q') bytearray(b'p.q')
#> bytearray(b'  aXbXc  ') bytearray(b'*aXbXc**') bytearray(b'aXbXc..') bytearray(b'..aXbXc') bytearray(b'-005') bytearray(b'a   b') bytearray(b'AXBXC') bytearray(b'axbxc') bytearray(b'Axbxc') bytearray(b'Axbxc') bytearray(b'AxBxC') bytearray(b"They\'Re")
#> [False, False, True, False, False, False, False, False, True, True, True, False, False, False, False, False, True, False, True, True, False, False, False, False, False, False, True, False, False, True, False, False, False, False, True, False, False, False, True, False, False, False, False, False, False, False, False, False, True, True, True, False, False, False, False, True]
#> bytearray(b'xXyXz') bytearray(b'abc') bytearray(b'XbXc') bytearray(b'\xde\xad\xbe\xef') 6158625863 61:58:62:58:63 61-5862-5863 6158_6258_63  6158:625863 aXbXc bytearray

### wrong arguments: startswith, split and partition
for bad in ["b'a'.find('a')", "b'a'.find(256)", "b'a'.find(1.5)", "b'a'.index(b'x')", "b'a'.rindex(1)",
        "b'a'.startswith('a')", "b'a'.startswith(('a',))", "b'a'.split('a')", "b'a'.split(b'')",
        "b'a'.partition('a')", "b'a'.partition(b'')", "b'a'.replace('a', b'')", "b'a'.strip('a')"]:
    try: print(bad, eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
#> b'a'.find('a') TypeError argument should be integer or bytes-like object, not 'str'
#> b'a'.find(256) ValueError byte must be in range(0, 256)
#> b'a'.find(1.5) TypeError argument should be integer or bytes-like object, not 'float'
#> b'a'.index(b'x') ValueError subsection not found
#> b'a'.rindex(1) ValueError subsection not found
#> b'a'.startswith('a') TypeError startswith first arg must be bytes or a tuple of bytes, not str
#> b'a'.startswith(('a',)) TypeError a bytes-like object is required, not 'str'
#> b'a'.split('a') TypeError a bytes-like object is required, not 'str'
#> b'a'.split(b'') ValueError empty separator
#> b'a'.partition('a') TypeError a bytes-like object is required, not 'str'
#> b'a'.partition(b'') ValueError empty separator
#> b'a'.replace('a', b'') TypeError a bytes-like object is required, not 'str'
#> b'a'.strip('a') TypeError a bytes-like object is required, not 'str'

### wrong arguments: from "b'a'.join(['a'])" to "bytes.fromhex('zz')"
for bad in ["b'a'.join(['a'])", "b'a'.join('a')", "b'a'.join(1)", "b'a'.center(5, 'x')",
        "b'a'.center(5, b'xy')", "b'a'.ljust(5, 1)", "b'a'.zfill('x')", "b'a'.translate('a')",
        "b'a'.translate(b'a')", "bytes.maketrans(b'a', b'bc')", "bytes.maketrans('a', b'b')",
        "bytes.fromhex('a')", "bytes.fromhex('zz')"]:
    try: print(bad, eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
#> b'a'.join(['a']) TypeError sequence item 0: expected a bytes-like object, str found
#> b'a'.join('a') TypeError sequence item 0: expected a bytes-like object, str found
#> b'a'.join(1) TypeError can only join an iterable
#> b'a'.center(5, 'x') TypeError center() argument 2 must be a byte string of length 1, not str
#> b'a'.center(5, b'xy') TypeError center(): argument 2 must be a byte string of length 1, not a bytes object of length 2
#> b'a'.ljust(5, 1) TypeError ljust() argument 2 must be a byte string of length 1, not int
#> b'a'.zfill('x') TypeError 'str' object cannot be interpreted as an integer
#> b'a'.translate('a') TypeError a bytes-like object is required, not 'str'
#> b'a'.translate(b'a') ValueError translation table must be 256 characters long
#> bytes.maketrans(b'a', b'bc') ValueError maketrans arguments must have same length
#> bytes.maketrans('a', b'b') TypeError a bytes-like object is required, not 'str'
#> bytes.fromhex('a') ValueError fromhex() arg must contain an even number of hexadecimal digits
#> bytes.fromhex('zz') ValueError non-hexadecimal number found in fromhex() arg at position 0

### wrong arguments: hex, removeprefix and upper
for bad in ["bytes.fromhex('aé')", "bytes.fromhex('a b')", "bytes.fromhex(1)", "b'a'.hex('ab')",
        "b'a'.hex('é')", "b'a'.hex(1)", "b'a'.removeprefix('a')", "b'a'.find()", "b'a'.upper(1)",
        "b'a'.count('a')", "bytes.maketrans(b'a')"]:
    try: print(bad, eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
#> bytes.fromhex('aé') ValueError non-hexadecimal number found in fromhex() arg at position 1
#> bytes.fromhex('a b') ValueError non-hexadecimal number found in fromhex() arg at position 1
#> bytes.fromhex(1) TypeError fromhex() argument must be str or bytes-like, not int
#> b'a'.hex('ab') ValueError sep must be length 1.
#> b'a'.hex('é') ValueError sep must be ASCII.
#> b'a'.hex(1) TypeError object of type 'int' has no len()
#> b'a'.removeprefix('a') TypeError a bytes-like object is required, not 'str'
#> b'a'.find() TypeError find expected at least 1 argument, got 0
#> b'a'.upper(1) TypeError bytes.upper() takes no arguments (1 given)
#> b'a'.count('a') TypeError argument should be integer or bytes-like object, not 'str'
#> bytes.maketrans(b'a') TypeError maketrans expected 2 arguments, got 1

### subclasses
class S(bytes):
    pass
class W(bytearray):
    def __init__(self, data, tag): super().__init__(data); self.tag = tag
s = S(b'abc'); w = W(b'xyz', 7)
print(s, type(s).__name__, s[0], s + b'd', type(s.upper()).__name__, b'abc' == s, bytes(s), b''.join([s, w]))
print(s in {b'abc'}, type(S.fromhex('41')).__name__)
w.append(33)
w += b'?'
print(w, w.tag, type(w).__name__, len(w), bytes(w))
#> b'abc' S 97 b'abcd' bytes True b'abc' b'abcxyz'
#> True S
#> W(b'xyz!?') 7 W 5 b'xyz!?'

### the methods of CPython: startswith
print([m for m in dir(b'') if not m.startswith('_')]
    == [m for m in dir(bytearray()) if not m.startswith('_')
    and m not in ('append', 'clear', 'copy', 'extend', 'insert', 'pop', 'remove', 'resize', 'reverse')])
#> True

### the methods of CPython: dir and startswith
for m in dir(b''):
    if not m.startswith('_'): print(repr(m))
#> 'capitalize'
#> 'center'
#> 'count'
#> 'decode'
#> 'endswith'
#> 'expandtabs'
#> 'find'
#> 'fromhex'
#> 'hex'
#> 'index'
#> 'isalnum'
#> 'isalpha'
#> 'isascii'
#> 'isdigit'
#> 'islower'
#> 'isspace'
#> 'istitle'
#> 'isupper'
#> 'join'
#> 'ljust'
#> 'lower'
#> 'lstrip'
#> 'maketrans'
#> 'partition'
#> 'removeprefix'
#> 'removesuffix'
#> 'replace'
#> 'rfind'
#> 'rindex'
#> 'rjust'
#> 'rpartition'
#> 'rsplit'
#> 'rstrip'
#> 'split'
#> 'splitlines'
#> 'startswith'
#> 'strip'
#> 'swapcase'
#> 'title'
#> 'translate'
#> 'upper'
#> 'zfill'
