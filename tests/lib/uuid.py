# uuid, shlex and reprlib.

import shlex

def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)

### uuid: bytes_le, uuid and MAX
import uuid
u = uuid.UUID('12345678-1234-5678-1234-567812345678')
print(u, u.hex)
print(u.int)
print(u.urn)
print(u.fields, u.bytes)
print(u.bytes_le, u.time_low, u.time_mid, u.time_hi_version, u.clock_seq)
print(u.node, u.time, u.variant, u.version, u.is_safe, hash(u) == hash(u.int), int(u) == u.int)
print(uuid.UUID(bytes=u.bytes) == u, uuid.UUID(bytes_le=u.bytes_le) == u, uuid.UUID(fields=u.fields) == u)
print(uuid.UUID(int=u.int) == u, uuid.UUID('{urn:uuid:12345678123456781234567812345678}') == u, u < uuid.MAX)
print(u > uuid.NIL, u == 5)
print(uuid.uuid3(uuid.NAMESPACE_DNS, 'python.org'), uuid.uuid5(uuid.NAMESPACE_URL, b'x'))
print(uuid.uuid5(uuid.NAMESPACE_OID, 'y').version, uuid.NAMESPACE_X500, uuid.NIL)
print(uuid.MAX, uuid.uuid8(1, 2, 3))
print(uuid.UUID(int=5, version=4))
#> 12345678-1234-5678-1234-567812345678 12345678123456781234567812345678
#> 24197857161011715162171839636988778104
#> urn:uuid:12345678-1234-5678-1234-567812345678
#> (305419896, 4660, 22136, 18, 52, 95073701484152) b'\x124Vx\x124Vx\x124Vx\x124Vx'
#> b'xV4\x124\x12xV\x124Vx\x124Vx' 305419896 4660 22136 4660
#> 95073701484152 466142576285865592 reserved for NCS compatibility None SafeUUID.unknown True True
#> True True True
#> True True True
#> True False
#> 6fa459ea-ee8a-3ca4-894e-db77e160355e 4cd605e7-afa2-5360-b5b9-c5e9fb5c76f4
#> 5 6ba7b814-9dad-11d1-80b4-00c04fd430c8 00000000-0000-0000-0000-000000000000
#> ffffffff-ffff-ffff-ffff-ffffffffffff 00000000-0001-8002-8000-000000000003
#> 00000000-0000-4000-8000-000000000005

### uuid: uuid1, uuid and UUID
import uuid
u = uuid.UUID('12345678-1234-5678-1234-567812345678')
for f, v in ((uuid.uuid1, 1), (uuid.uuid4, 4), (uuid.uuid6, 6), (uuid.uuid7, 7), (uuid.uuid8, 8)):
    a, b = f(), f(); print(a.version == v, a.variant == uuid.RFC_4122, a != b, a.int >> 128)
a, b = uuid.uuid7(), uuid.uuid7()
print(a < b)
a, b = uuid.uuid6(), uuid.uuid6()
print(a < b)
E(uuid.UUID)
E(uuid.UUID, 'abc')
E(uuid.UUID, 'x' * 32)
E(uuid.UUID, int=-1)
E(uuid.UUID, bytes=b'a')
E(uuid.UUID, fields=(1,))
E(uuid.UUID, fields=(1 << 33, 0, 0, 0, 0, 0))
E(uuid.UUID, int=1, version=9)
E(setattr, u, 'int', 1)
print(uuid.uuid1(node=5, clock_seq=9).node, uuid.uuid1(5, 9).clock_seq)
#> True True True 0
#> True True True 0
#> True True True 0
#> True True True 0
#> True True True 0
#> True
#> True
#> TypeError one of the hex, bytes, bytes_le, fields, or int arguments must be given
#> ValueError badly formed hexadecimal UUID string
#> ValueError invalid literal for int() with base 16: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'
#> ValueError int is out of range (need a 128-bit value)
#> ValueError bytes is not a 16-char string
#> ValueError fields is not a 6-tuple
#> ValueError field 1 out of range (need a 32-bit value)
#> ValueError illegal version number
#> TypeError UUID objects are immutable
#> 5 9

### shlex: shlex
for s in ('a b  c', '"a b" c', "a'b c'd", 'a\\ b "c\\"d" \'e\\f\''):
    E(shlex.split, s); E(shlex.split, s, comments=True); E(shlex.split, s, posix=False)
    try:
        print(list(shlex.shlex(s)), list(shlex.shlex(s, punctuation_chars=True)),
            list(shlex.shlex(s, posix=True, punctuation_chars='|')))
    except ValueError as e: print(e)
#> ['a', 'b', 'c']
#> ['a', 'b', 'c']
#> ['a', 'b', 'c']
#> ['a', 'b', 'c'] ['a', 'b', 'c'] ['a', 'b', 'c']
#> ['a b', 'c']
#> ['a b', 'c']
#> ['"a b"', 'c']
#> ['"a b"', 'c'] ['"a b"', 'c'] ['a b', 'c']
#> ['ab cd']
#> ['ab cd']
#> ["a'b", "c'd"]
#> ["a'b", "c'd"] ["a'b", "c'd"] ['ab cd']
#> ['a b', 'c"d', 'e\\f']
#> ['a b', 'c"d', 'e\\f']
#> ['a\\', 'b', '"c\\"', 'd"', "'e\\f'"]
#> ['a', '\\', 'b', '"c\\"', 'd"', "'e\\f'"] ['a', '\\', 'b', '"c\\"', 'd"', "'e\\f'"] ['a b', 'c"d', 'e\\f']

### shlex: from '' to 'a # b'
for s in ('', "''", 'x "" y', 'a # b'):
    E(shlex.split, s); E(shlex.split, s, comments=True); E(shlex.split, s, posix=False)
    try:
        print(list(shlex.shlex(s)), list(shlex.shlex(s, punctuation_chars=True)),
            list(shlex.shlex(s, posix=True, punctuation_chars='|')))
    except ValueError as e: print(e)
#> []
#> []
#> []
#> [] [] []
#> ['']
#> ['']
#> ["''"]
#> ["''"] ["''"] ['']
#> ['x', '', 'y']
#> ['x', '', 'y']
#> ['x', '""', 'y']
#> ['x', '""', 'y'] ['x', '""', 'y'] ['x', '', 'y']
#> ['a', '#', 'b']
#> ['a']
#> ['a', '#', 'b']
#> ['a'] ['a'] ['a']

### shlex: from 'a;b|c && d' to 'a\nb'
for s in ('a;b|c && d', 'foo=bar --x="y z"', 'ü ß', 'a\nb'):
    E(shlex.split, s); E(shlex.split, s, comments=True); E(shlex.split, s, posix=False)
    try:
        print(list(shlex.shlex(s)), list(shlex.shlex(s, punctuation_chars=True)),
            list(shlex.shlex(s, posix=True, punctuation_chars='|')))
    except ValueError as e: print(e)
#> ['a;b|c', '&&', 'd']
#> ['a;b|c', '&&', 'd']
#> ['a;b|c', '&&', 'd']
#> ['a', ';', 'b', '|', 'c', '&', '&', 'd'] ['a', ';', 'b', '|', 'c', '&&', 'd'] ['a', ';', 'b', '|', 'c', '&', '&', 'd']
#> ['foo=bar', '--x=y z']
#> ['foo=bar', '--x=y z']
#> ['foo=bar', '--x="y', 'z"']
#> ['foo', '=', 'bar', '-', '-', 'x', '=', '"y z"'] ['foo=bar', '--x="y', 'z"'] ['foo=bar', '--x=y z']
#> ['ü', 'ß']
#> ['ü', 'ß']
#> ['ü', 'ß']
#> ['ü', 'ß'] ['ü', 'ß'] ['ü', 'ß']
#> ['a', 'b']
#> ['a', 'b']
#> ['a', 'b']
#> ['a', 'b'] ['a', 'b'] ['a', 'b']

### shlex: from '"a' to 'a"b"c'
for s in ('"a', 'a\\', "it's", 'a"b"c'):
    E(shlex.split, s); E(shlex.split, s, comments=True); E(shlex.split, s, posix=False)
    try:
        print(list(shlex.shlex(s)), list(shlex.shlex(s, punctuation_chars=True)),
            list(shlex.shlex(s, posix=True, punctuation_chars='|')))
    except ValueError as e: print(e)
#> ValueError No closing quotation
#> ValueError No closing quotation
#> ValueError No closing quotation
#> No closing quotation
#> ValueError No escaped character
#> ValueError No escaped character
#> ['a\\']
#> No escaped character
#> ValueError No closing quotation
#> ValueError No closing quotation
#> ["it's"]
#> No closing quotation
#> ['abc']
#> ['abc']
#> ['a"b"c']
#> ['a"b"c'] ['a"b"c'] ['abc']

### shlex: quote, lineno and get_token
for s in ('~/x *.py',):
    E(shlex.split, s); E(shlex.split, s, comments=True); E(shlex.split, s, posix=False)
    try:
        print(list(shlex.shlex(s)), list(shlex.shlex(s, punctuation_chars=True)),
            list(shlex.shlex(s, posix=True, punctuation_chars='|')))
    except ValueError as e: print(e)
for s in ('', 'abc', 'a b', "it's", 'a/b.c', '$x', 'ä'): print(shlex.quote(s), end=' ')
print(shlex.join(['a', 'b c', "d'e"]))
E(shlex.split, None)
E(shlex.quote, 5)
l = shlex.shlex('a b')
l.push_token('z')
print(l.get_token(), l.get_token(), l.lineno, l.error_leader('f', 3))
#> ['~/x', '*.py']
#> ['~/x', '*.py']
#> ['~/x', '*.py']
#> ['~', '/', 'x', '*', '.', 'py'] ['~/x', '*.py'] ['~/x', '*.py']
#> '' abc 'a b' 'it'"'"'s' a/b.c '$x' 'ä' a 'b c' 'd'"'"'e'
#> ValueError s argument must not be None
#> TypeError expected string object, got 'int'
#> z a 1 "f", line 3: 

### reprlib: containers that are long or deep
import reprlib
from collections import deque
print(reprlib.repr(list(range(20))), reprlib.repr('x' * 100), reprlib.repr(10 ** 60))
print(reprlib.repr({i: i for i in range(9)}), reprlib.repr(set(range(9))), reprlib.repr((1,)))
print(reprlib.repr(deque(range(9))), reprlib.repr([[[[[[[1]]]]]]]), reprlib.repr(frozenset('a')),
    reprlib.repr(set()))
print(reprlib.repr({}), reprlib.repr(range(5)))
class A:
    def __repr__(self): return 'A' * 50
class B:
    def __repr__(self): raise ValueError
print(reprlib.repr(A()), reprlib.repr(B())[:14])
#> [0, 1, 2, 3, 4, 5, ...] 'xxxxxxxxxxxx...xxxxxxxxxxxxx' 100000000000000000...0000000000000000000
#> {0: 0, 1: 1, 2: 2, 3: 3, ...} {0, 1, 2, 3, 4, 5, ...} (1,)
#> deque([0, 1, 2, 3, 4, 5, ...]) [[[[[[[...]]]]]]] frozenset({'a'}) set()
#> {} range(0, 5)
#> AAAAAAAAAAAAA...AAAAAAAAAAAAAA <B instance at

### reprlib: Repr and __repr__
import reprlib
r = reprlib.Repr(maxlist=2, maxstring=10, fillvalue='..', indent=2)
print(r.repr([1, [2, 3, 4], 'abcdefghijklmnop']), r.repr({1: [1]}))
class C:
    def __init__(self): self.c = self
    @reprlib.recursive_repr('<...>')
    def __repr__(self): return f'C({self.c!r})'
print(C(), C.__repr__.__name__)
#> [
#>   1,
#>   [
#>     2,
#>     3,
#>     ..,
#>   ],
#>   ..,
#> ] {
#>   1: [
#>     1,
#>   ],
#> }
#> C(<...>) __repr__
