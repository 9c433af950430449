from struct import *

def t(format, value):
    try: print(format, value, pack(format, value))
    except (error, OverflowError) as e: print(type(e).__module__, type(e).__name__, e)

def tell(f, *args):
    try: print(f(*args))
    except (error, TypeError, BufferError, IndexError) as e: print(type(e).__name__, e)

### values that do not fit: from ('b', 128) to ('<L', -1)
for format, value in [('b', 128), ('B', -1), ('B', 256), ('h', 2 ** 15), ('H', -1), ('i', 2 ** 31),
        ('I', 2 ** 32), ('I', -1), ('q', 2 ** 63), ('Q', -1), ('Q', 2 ** 64), ('<b', 128), ('<l', 2 ** 31),
        ('<L', -1)]:
    t(format, value)
#> struct error 'b' format requires -128 <= number <= 127
#> struct error 'B' format requires 0 <= number <= 255
#> struct error 'B' format requires 0 <= number <= 255
#> struct error 'h' format requires -32768 <= number <= 32767
#> struct error 'H' format requires 0 <= number <= 65535
#> struct error 'i' format requires -2147483648 <= number <= 2147483647
#> struct error 'I' format requires 0 <= number <= 4294967295
#> struct error 'I' format requires 0 <= number <= 4294967295
#> struct error 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> struct error 'Q' format requires 0 <= number <= 18446744073709551615
#> struct error 'Q' format requires 0 <= number <= 18446744073709551615
#> struct error 'b' format requires -128 <= number <= 127
#> struct error 'l' format requires -2147483648 <= number <= 2147483647
#> struct error 'L' format requires 0 <= number <= 4294967295

### values that do not fit: from ('<q', 2 ** 63) to ('c', 5)
for format, value in [('<q', 2 ** 63), ('>b', -129), ('b', 1.0), ('<b', 'a'), ('i', None), ('f', 'a'),
        ('d', None), ('f', 1e300), ('<f', 1e300), ('e', 1e6), ('<e', 1e6), ('c', 'a'), ('c', b'ab'), ('c', 5)]:
    t(format, value)
#> struct error 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> struct error 'b' format requires -128 <= number <= 127
#> struct error required argument is not an integer
#> struct error required argument is not an integer
#> struct error required argument is not an integer
#> struct error required argument is not a float
#> struct error required argument is not a float
#> f 1e+300 b'\x00\x00\x80\x7f'
#> builtins OverflowError float too large to pack with f format
#> builtins OverflowError float too large to pack with e format
#> builtins OverflowError float too large to pack with e format
#> struct error char format requires a bytes object of length 1
#> struct error char format requires a bytes object of length 1
#> struct error char format requires a bytes object of length 1

### values that do not fit: big
big = 2 ** 100
for format, value in [('s', 'a'), ('s', 5), ('p', 'a'), ('D', 'a'), ('F', 1e300 + 0j), ('n', 'a'), ('<e', 'x'),
        ('d', 10 ** 400), ('f', 10 ** 400), ('q', big), ('I', big), ('b', big), ('<Q', big),
        ('<f', 3.4028235677973366e38)]:
    t(format, value)
#> struct error argument for 's' must be a bytes object
#> struct error argument for 's' must be a bytes object
#> struct error argument for 'p' must be a bytes object
#> struct error required argument is not a complex
#> F (1e+300+0j) b'\x00\x00\x80\x7f\x00\x00\x00\x00'
#> struct error required argument is not an integer
#> struct error required argument is not a float
#> struct error required argument is not a float
#> struct error required argument is not a float
#> struct error 'q' format requires -9223372036854775808 <= number <= 9223372036854775807
#> struct error 'I' format requires 0 <= number <= 4294967295
#> struct error 'b' format requires -128 <= number <= 127
#> struct error 'Q' format requires 0 <= number <= 18446744073709551615
#> builtins OverflowError float too large to pack with f format

### values that do: format, value and data
for format, value in [('5s', b'ab'), ('2s', b'abc'), ('5p', b'ab'), ('2p', b'abc'), ('p', b'a'), ('?', 'x'),
        ('?', []), ('0s', b''), ('F', 1 + 2j), ('<D', 2), ('b', -128), ('>h', -2), ('<H', 65535),
        ('!i', -2 ** 31), ('=I', 2 ** 32 - 1)]:
    data = pack(format, value)
    print(format, value, data, unpack(format, data))
#> 5s b'ab' b'ab\x00\x00\x00' (b'ab\x00\x00\x00',)
#> 2s b'abc' b'ab' (b'ab',)
#> 5p b'ab' b'\x02ab\x00\x00' (b'ab',)
#> 2p b'abc' b'\x01a' (b'a',)
#> p b'a' b'\x00' (b'',)
#> ? x b'\x01' (True,)
#> ? [] b'\x00' (False,)
#> 0s b'' b'' (b'',)
#> F (1+2j) b'\x00\x00\x80?\x00\x00\x00@' ((1+2j),)
#> <D 2 b'\x00\x00\x00\x00\x00\x00\x00@\x00\x00\x00\x00\x00\x00\x00\x00' ((2+0j),)
#> b -128 b'\x80' (-128,)
#> >h -2 b'\xff\xfe' (-2,)
#> <H 65535 b'\xff\xff' (65535,)
#> !i -2147483648 b'\x80\x00\x00\x00' (-2147483648,)
#> =I 4294967295 b'\xff\xff\xff\xff' (4294967295,)

### values that do: pack, format and float
for format, value in [('>q', -2 ** 63), ('<Q', 2 ** 64 - 1), ('<e', 1.5), ('>f', -0.5), ('<d', 1e300),
        ('>d', -0.0), ('<f', float('inf')), ('<e', float('nan')), ('<f', 3.40282356e38), ('d', True),
        ('i', True), ('<3s', bytearray(b'ab')), ('c', b'x'), ('<e', 65504.0), ('<e', 6e-8)]:
    data = pack(format, value)
    print(format, value, data, unpack(format, data))
print(pack('>hhl', 1, 2, 3), pack('bxxi', 1, 2))
print(pack('3i', 1, 2, 3), pack('xx'), unpack('<hh', b'1234'))
#> >q -9223372036854775808 b'\x80\x00\x00\x00\x00\x00\x00\x00' (-9223372036854775808,)
#> <Q 18446744073709551615 b'\xff\xff\xff\xff\xff\xff\xff\xff' (18446744073709551615,)
#> <e 1.5 b'\x00>' (1.5,)
#> >f -0.5 b'\xbf\x00\x00\x00' (-0.5,)
#> <d 1e+300 b'\x9cu\x00\x88<\xe47~' (1e+300,)
#> >d -0.0 b'\x80\x00\x00\x00\x00\x00\x00\x00' (-0.0,)
#> <f inf b'\x00\x00\x80\x7f' (inf,)
#> <e nan b'\x00~' (nan,)
#> <f 3.40282356e+38 b'\xff\xff\x7f\x7f' (3.4028234663852886e+38,)
#> d True b'\x00\x00\x00\x00\x00\x00\xf0?' (1.0,)
#> i True b'\x01\x00\x00\x00' (1,)
#> <3s bytearray(b'ab') b'ab\x00' (b'ab\x00',)
#> c b'x' b'x' (b'x',)
#> <e 65504.0 b'\xff{' (65504.0,)
#> <e 6e-08 b'\x01\x00' (5.960464477539063e-08,)
#> b'\x00\x01\x00\x02\x00\x00\x00\x03' b'\x01\x00\x00\x00\x02\x00\x00\x00'
#> b'\x01\x00\x00\x00\x02\x00\x00\x00\x03\x00\x00\x00' b'\x00\x00' (12849, 13363)

### values that do: unpack, bytes and bytearray
print(unpack('3s2x', b'abcde'))
print(unpack('4p', b'\x09abc'), unpack('0p', b''), unpack('c?', b'a\x02'), unpack('', b''),
    unpack('<efd', bytes(14)))
print(unpack('i', bytearray(4)))
#> (b'abc',)
#> (b'abc',) (b'',) (b'a', True) () (0.0, 0.0, 0.0)
#> (0,)

### sizes and alignment: format
from struct import calcsize, error
for format in ['', 'x', '3x', 'b', 'bh', 'bq', '@bq', '=bq', '<bq', '!bq', 'bi0q', 'b0i', '0i', 'i b', '3']:
    try: print(repr(format), calcsize(format))
    except (error, TypeError, UnicodeError) as e: print(type(e).__name__, e)
#> '' 0
#> 'x' 1
#> '3x' 3
#> 'b' 1
#> 'bh' 4
#> 'bq' 16
#> '@bq' 16
#> '=bq' 9
#> '<bq' 9
#> '!bq' 9
#> 'bi0q' 8
#> 'b0i' 4
#> '0i' 0
#> 'i b' 5
#> error repeat count given without format specifier

### sizes and alignment: from '3 i' to '10s'
from struct import calcsize, error
for format in ['3 i', 'z', '<n', '<P', '>N', 'i<b', '<<i', '99999999999999999999b', 'F', 'D', 'bF', 'bd', 'bf',
        '?h', '10s']:
    try: print(repr(format), calcsize(format))
    except (error, TypeError, UnicodeError) as e: print(type(e).__name__, e)
#> error bad char in struct format
#> error bad char in struct format
#> error bad char in struct format
#> error bad char in struct format
#> error bad char in struct format
#> error bad char in struct format
#> error bad char in struct format
#> error total struct size too long
#> 'F' 8
#> 'D' 16
#> 'bF' 12
#> 'bd' 16
#> 'bf' 8
#> '?h' 4
#> '10s' 10

### sizes and alignment: bhd and format
from struct import calcsize, error
for format in ['10p', 'be', 'é', b'ih', 5, None, '  i ', 'i\n', '\0', '<l', '=L', 'bhd', 'hq3b']:
    try: print(repr(format), calcsize(format))
    except (error, TypeError, UnicodeError) as e: print(type(e).__name__, e)
#> '10p' 10
#> 'be' 4
#> UnicodeEncodeError 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)
#> b'ih' 6
#> TypeError Struct() argument 1 must be a str or bytes object, not int
#> TypeError Struct() argument 1 must be a str or bytes object, not NoneType
#> '  i ' 4
#> 'i\n' 4
#> error embedded null character
#> '<l' 4
#> '=L' 4
#> 'bhd' 16
#> 'hq3b' 19

### arguments: pack, unpack and offset
tell(pack, 'ii', 1)
tell(pack, 'ii', 1, 2, 3)
tell(pack)
tell(pack, 'x', 1)
tell(unpack, 'i', b'123')
tell(unpack, 'i', b'12345')
tell(unpack, 'i', 'abcd')
tell(unpack, 'i', 5)
tell(unpack, 'i', memoryview(b'12345678')[::2])
tell(unpack, 'i', memoryview(b'1234'))
for offset in (2, 4, -4, -3, -30, 30): tell(unpack_from, 'i', b'1234567', offset)
print(unpack_from('i', buffer=b'1234567', offset=1))
#> error pack expected 2 items for packing (got 1)
#> error pack expected 2 items for packing (got 3)
#> TypeError missing format argument
#> error pack expected 0 items for packing (got 1)
#> error unpack requires a buffer of 4 bytes
#> error unpack requires a buffer of 4 bytes
#> TypeError a bytes-like object is required, not 'str'
#> TypeError a bytes-like object is required, not 'int'
#> BufferError memoryview: underlying buffer is not C-contiguous
#> (875770417,)
#> (909456435,)
#> error unpack_from requires a buffer of at least 8 bytes for unpacking 4 bytes at offset 4 (actual buffer size is 7)
#> (926299444,)
#> error not enough data to unpack 4 bytes at offset -3
#> error offset -30 out of range for 7-byte buffer
#> error unpack_from requires a buffer of at least 34 bytes for unpacking 4 bytes at offset 30 (actual buffer size is 7)
#> (892613426,)

### arguments: unpack_from, pack_into and args
tell(unpack_from, 'b', b'a', 'x')
b = bytearray(8)
for args in [(1, 1, 2), (6, 1, 2), (-4, 7, 8), (-3, 7, 8), (-30, 7, 8), (30, 7, 8), ()]:
    tell(pack_into, '<hh', b, *args)
    print(b)
#> TypeError 'str' object cannot be interpreted as an integer
#> None
#> bytearray(b'\x00\x01\x00\x02\x00\x00\x00\x00')
#> error pack_into requires a buffer of at least 10 bytes for packing 4 bytes at offset 6 (actual buffer size is 8)
#> bytearray(b'\x00\x01\x00\x02\x00\x00\x00\x00')
#> None
#> bytearray(b'\x00\x01\x00\x02\x07\x00\x08\x00')
#> error no space to pack 4 bytes at offset -3
#> bytearray(b'\x00\x01\x00\x02\x07\x00\x08\x00')
#> error offset -30 out of range for 8-byte buffer
#> bytearray(b'\x00\x01\x00\x02\x07\x00\x08\x00')
#> error pack_into requires a buffer of at least 34 bytes for packing 4 bytes at offset 30 (actual buffer size is 8)
#> bytearray(b'\x00\x01\x00\x02\x07\x00\x08\x00')
#> error pack_into expected offset argument
#> bytearray(b'\x00\x01\x00\x02\x07\x00\x08\x00')

### arguments: what pack_into refuses
b = bytearray(8)
for args in [(0,), (0, 1, 2, 3), (0, 1, 2 ** 20), ('x', 1, 2), (1.5, 1, 2), (2 ** 70, 1, 2)]:
    tell(pack_into, '<hh', b, *args)
    print(b)
tell(pack_into, '<hh')
tell(pack_into, '<hh', b'1234', 0, 1, 2)
tell(pack_into, '<hh', memoryview(b)[2:], 0, 3, 4)
tell(pack_into, 'b', 5, 0, 1)
tell(pack_into, 'xb', b, 0, 1)
tell(pack_into)
print(b)
#> error pack_into expected 2 items for packing (got 0)
#> bytearray(b'\x00\x00\x00\x00\x00\x00\x00\x00')
#> error pack_into expected 2 items for packing (got 3)
#> bytearray(b'\x00\x00\x00\x00\x00\x00\x00\x00')
#> error 'h' format requires -32768 <= number <= 32767
#> bytearray(b'\x01\x00\x00\x00\x00\x00\x00\x00')
#> TypeError 'str' object cannot be interpreted as an integer
#> bytearray(b'\x01\x00\x00\x00\x00\x00\x00\x00')
#> TypeError 'float' object cannot be interpreted as an integer
#> bytearray(b'\x01\x00\x00\x00\x00\x00\x00\x00')
#> IndexError cannot fit 'int' into an index-sized integer
#> bytearray(b'\x01\x00\x00\x00\x00\x00\x00\x00')
#> error pack_into expected buffer argument
#> TypeError argument must be read-write bytes-like object, not bytes
#> None
#> TypeError argument must be read-write bytes-like object, not int
#> None
#> TypeError missing format argument
#> bytearray(b'\x00\x01\x03\x00\x04\x00\x00\x00')

### iter_unpack
from struct import *
def tell(f, *args):
    try: print(f(*args))
    except (error, TypeError) as e: print(type(e).__name__, e)
tell(iter_unpack, '<h', b'12345')
tell(iter_unpack, '', b'12345')
tell(iter_unpack, 'h', 5)
it = iter_unpack('<h', b'123456')
print(type(it), it.__length_hint__(), next(it), it.__length_hint__(), list(it), next(it, 'end'))
#> error iterative unpacking requires a buffer of a multiple of 2 bytes
#> error cannot iteratively unpack with a struct of length 0
#> TypeError a bytes-like object is required, not 'int'
#> <class '_struct.unpack_iterator'> 3 (12849,) 2 [(13363,), (13877,)] end

### Struct
from struct import Struct, error
def tell(f, *args):
    try: print(f(*args))
    except (error, TypeError, AttributeError) as e: print(type(e).__name__, e)
s = Struct('<ih')
print(s, s.size, s.format, type(s), s.pack(1, 2), s.unpack(b'123456'), list(s.iter_unpack(b'123456')))
b = bytearray(8)
s.pack_into(b, 2, 1, 2)
print(b, s.unpack_from(b, 2), Struct(b'i').format, Struct('i') == Struct('i'))
tell(s.unpack, b'12345')
tell(s.pack, 1)
tell(s.pack_into, b)
tell(s.pack_into)
tell(s.unpack_from, b'1', 0)
tell(s.unpack, 5)
tell(Struct, 5)
tell(Struct, 'z')
tell(setattr, s, 'x', 1)
tell(setattr, s, 'size', 1)
class X(Struct):
    def __init__(self, format):
        super().__init__('<' + format)
        self.more = 1
print(X('bi').size, X('i').more)
#> Struct('<ih') 6 <ih <class '_struct.Struct'> b'\x01\x00\x00\x00\x02\x00' (875770417, 13877) [(875770417, 13877)]
#> bytearray(b'\x00\x00\x01\x00\x00\x00\x02\x00') (1, 2) i False
#> error unpack requires a buffer of 6 bytes
#> error pack expected 2 items for packing (got 1)
#> error pack_into expected offset argument
#> error pack_into expected buffer argument
#> error unpack_from requires a buffer of at least 6 bytes for unpacking 6 bytes at offset 0 (actual buffer size is 1)
#> TypeError a bytes-like object is required, not 'int'
#> TypeError Struct() argument 1 must be a str or bytes object, not int
#> error bad char in struct format
#> AttributeError '_struct.Struct' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError attribute 'size' of '_struct.Struct' objects is not writable
#> 5 1

### objects with __index__, __float__ and __bool__
from struct import pack
class I:
    def __index__(self): return 5
class F:
    def __float__(self): return 1.5
class N:
    def __bool__(self): return False
class E:
    def __index__(self): raise KeyError(1)
print(pack('<bf', I(), F()), pack('?', E()), pack('?', N()), pack('f', I()), pack('<2h3sb', I(), 2, b'abc', I()))
try: pack('b', E())
except KeyError as e: print(repr(e))
pack('i', F())
#> b'\x05\x00\x00\xc0?' b'\x01' b'\x00' b'\x00\x00\xa0@' b'\x05\x00\x02\x00abc\x05'
#> KeyError(1)
#! struct.error: required argument is not an integer

### numbers that are too large for a narrow float
import struct
for form in ('>e', 'e', '<f', 'f', '<d', 'd'):
    for number in (65520, 10 ** 39, 10 ** 400, 65520.0, 1e39, -10 ** 39):
        try: print(form, struct.pack(form, number))
        except (struct.error, OverflowError) as e: print(form, type(e).__name__, e)
#> >e error int too large to convert
#> >e error int too large to convert
#> >e error required argument is not a float
#> >e OverflowError float too large to pack with e format
#> >e OverflowError float too large to pack with e format
#> >e error int too large to convert
#> e error int too large to convert
#> e error int too large to convert
#> e error required argument is not a float
#> e OverflowError float too large to pack with e format
#> e OverflowError float too large to pack with e format
#> e error int too large to convert
#> <f b'\x00\xf0\x7fG'
#> <f error int too large to convert
#> <f error required argument is not a float
#> <f b'\x00\xf0\x7fG'
#> <f OverflowError float too large to pack with f format
#> <f error int too large to convert
#> f b'\x00\xf0\x7fG'
#> f b'\x00\x00\x80\x7f'
#> f error required argument is not a float
#> f b'\x00\xf0\x7fG'
#> f b'\x00\x00\x80\x7f'
#> f b'\x00\x00\x80\xff'
#> <d b'\x00\x00\x00\x00\x00\xfe\xef@'
#> <d b'\x1dJ\x9c\xf4\x87\x82\x07H'
#> <d error required argument is not a float
#> <d b'\x00\x00\x00\x00\x00\xfe\xef@'
#> <d b'\x1dJ\x9c\xf4\x87\x82\x07H'
#> <d b'\x1dJ\x9c\xf4\x87\x82\x07\xc8'
#> d b'\x00\x00\x00\x00\x00\xfe\xef@'
#> d b'\x1dJ\x9c\xf4\x87\x82\x07H'
#> d error required argument is not a float
#> d b'\x00\x00\x00\x00\x00\xfe\xef@'
#> d b'\x1dJ\x9c\xf4\x87\x82\x07H'
#> d b'\x1dJ\x9c\xf4\x87\x82\x07\xc8'

### addresses
#: oracle=no
# The oracle's addresses have 4 bytes. These are the answers of a native CPython.
import struct
for a in (('P', 5), ('P', -1), ('P', 2**64 - 1), ('P', -2**63), ('bP', 1, 2)): print(struct.pack(*a))
for a in (('P', 2**64), ('P', -2**63 - 1), ('<P', 1), ('P', 'a'), ('P', 1.5)):
    try: struct.pack(*a)
    except struct.error as e: print(e)
print(struct.calcsize('P'), struct.calcsize('@cP'), struct.unpack('P', b'\5' + bytes(7)))
#> b'\x05\x00\x00\x00\x00\x00\x00\x00'
#> b'\xff\xff\xff\xff\xff\xff\xff\xff'
#> b'\xff\xff\xff\xff\xff\xff\xff\xff'
#> b'\x00\x00\x00\x00\x00\x00\x00\x80'
#> b'\x01\x00\x00\x00\x00\x00\x00\x00\x02\x00\x00\x00\x00\x00\x00\x00'
#> int too large to convert
#> int too large to convert
#> bad char in struct format
#> required argument is not an integer
#> required argument is not an integer
#> 8 16 (5,)
