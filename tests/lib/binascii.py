### a separator may be any byte
import binascii
print(binascii.hexlify(b'ab', b'\xff'), binascii.hexlify(b'abc', '\xe9', 2), binascii.hexlify(b'ab', '-'),
    binascii.hexlify(b'abcd', b'-', -3))
for sep in b'--', '', 5, b'':
    try:
        print(binascii.hexlify(b'ab', sep))
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
#> b'61\xff62' b'61\xe96263' b'61-62' b'616263-64'
#> ValueError sep must be length 1.
#> ValueError sep must be length 1.
#> TypeError object of type 'int' has no len()
#> ValueError sep must be length 1.

### quoted-printable
import binascii
for data in (b'', b'a=b\xe9', b'a b \nc\t', b'x' * 80, b'a_b c', b'.\n.a\r\nb', b'\r\n\x00'):
    print(binascii.b2a_qp(data), binascii.b2a_qp(data, True, False), binascii.b2a_qp(data, header=True))
for text in (b'a=3Db', '=e9=E9', b'a=\nb', b'a=\r\nb', b'a==b=', b'a_b', b'=4', b'=zz'):
    print(binascii.a2b_qp(text), binascii.a2b_qp(text, header=True))
for work, given in ((binascii.a2b_qp, 'é'), (binascii.a2b_qp, 1), (binascii.b2a_qp, 'a')):
    try:
        print(work(given))
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
#> b'' b'' b''
#> b'a=3Db=E9' b'a=3Db=E9' b'a=3Db=E9'
#> b'a b=20\nc=09' b'a=20b=20=0Ac=09' b'a_b_\nc=09'
#> b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=\nxxxxx' b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=\nxxxxx' b'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx=\nxxxxx'
#> b'a_b c' b'a_b=20c' b'a=5Fb_c'
#> b'=2E\n.a\nb' b'=2E=0A.a=0D=0Ab' b'=2E\n.a\nb'
#> b'\r\n=00' b'=0D=0A=00' b'\r\n=00'
#> b'a=b' b'a=b'
#> b'\xe9\xe9' b'\xe9\xe9'
#> b'ab' b'ab'
#> b'ab' b'ab'
#> b'a=b' b'a=b'
#> b'a_b' b'a b'
#> b'=4' b'=4'
#> b'=zz' b'=zz'
#> ValueError string argument should contain only ASCII characters
#> TypeError argument should be bytes, buffer or ASCII string, not 'int'
#> TypeError a bytes-like object is required, not 'str'

### uuencoding
import binascii
for data in (b'', b'a', b'ab', b'abc', bytes(4), b'x' * 45):
    line = binascii.b2a_uu(data)
    print(line, binascii.b2a_uu(data, backtick=True))
    print(binascii.a2b_uu(line) == data, binascii.a2b_uu(line.rstrip(b'\n')) == data)
for work, given in ((binascii.b2a_uu, bytes(46)), (binascii.a2b_uu, b'!~~'), (binascii.a2b_uu, b'!00  x'),
        (binascii.a2b_uu, 'é')):
    try:
        print(work(given))
    except (binascii.Error, ValueError) as e:
        print(type(e).__name__, e)
#> b' \n' b'`\n'
#> True True
#> b'!80  \n' b'!80``\n'
#> True True
#> b'"86( \n' b'"86(`\n'
#> True True
#> b'#86)C\n' b'#86)C\n'
#> True True
#> b'$        \n' b'$````````\n'
#> True True
#> b"M>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX\n" b"M>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX>'AX\n"
#> True True
#> Error At most 45 bytes at once
#> Error Illegal char
#> Error Trailing garbage
#> ValueError string argument should contain only ASCII characters

### Base64: digits over the borders of pieces
import base64, binascii, hashlib
for n in (0, 1, 2, 3, 4, 49151, 49152, 49153, 100000):
    data = hashlib.shake_128(b'%d' % n).digest(n)
    text = binascii.b2a_base64(data)
    lines = base64.encodebytes(data)
    assert text == base64.b64encode(data) + b'\n' and lines.replace(b'\n', b'') + b'\n' == text
    assert base64.b64decode(text) == base64.decodebytes(lines) == data
    assert base64.b64decode(text[:-1], validate=True) == data
    assert base64.b64decode(b'\xff'.join(bytes([c]) for c in text[:70000])) == base64.b64decode(text[:70000])
    print(n, hashlib.md5(text).hexdigest())
#> 0 68b329da9893e34099c7d8ad5cb9c940
#> 1 e2740bccccba44bfc99391d76730a2c5
#> 2 3664daf24f592a38bf8b647c7a9382ae
#> 3 454c6d56108c88da1de593592789cda4
#> 4 3b650b6d0fb98a360989ba8e3b0e87b4
#> 49151 721121d5fa2324f065d66992582cdfb9
#> 49152 dff6b2184c89017e1f50d16b728a702c
#> 49153 894398c2953e44051dfcc6e4909748ab
#> 100000 c31bf690cc4a501842c4839581d6c9fb

### Base64: pads, and what is no digit
from binascii import a2b_base64
def told(text, **options):
    try:
        return a2b_base64(text, **options)
    except ValueError as e:
        return f'{type(e).__name__}: {e}'
for text in ('', 'Y', 'Y=', 'Y==', 'YW', 'YWI', 'YW=', 'YW==', 'YWI=', 'YWJj', 'YWJjZ', '=YWJj', 'Y=WJj',
             'YW=Jj', 'YW==Jj', 'YWI=YWJj', 'YWJj=', 'YWJj====', ' Y W\nJj ',
             'YW-J_j', 'YWJj' * 3 + 'Z', 'YW==\n', '????'):
    print(len(text), told(text), told(text, strict_mode=True))
#> 0 b'' b''
#> 1 Error: Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4 Error: Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
#> 2 Error: Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4 Error: Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
#> 3 Error: Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4 Error: Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
#> 2 Error: Incorrect padding Error: Incorrect padding
#> 3 Error: Incorrect padding Error: Incorrect padding
#> 3 Error: Incorrect padding Error: Incorrect padding
#> 4 b'a' b'a'
#> 4 b'ab' b'ab'
#> 4 b'abc' b'abc'
#> 5 Error: Invalid base64-encoded string: number of data characters (5) cannot be 1 more than a multiple of 4 Error: Invalid base64-encoded string: number of data characters (5) cannot be 1 more than a multiple of 4
#> 5 b'abc' Error: Leading padding not allowed
#> 5 b'abc' Error: Discontinuous padding not allowed
#> 5 b'abc' Error: Discontinuous padding not allowed
#> 6 b'a' Error: Excess data after padding
#> 8 b'ab' Error: Excess data after padding
#> 5 b'abc' Error: Excess padding not allowed
#> 8 b'abc' Error: Excess padding not allowed
#> 8 b'abc' Error: Only base64 data is allowed
#> 6 b'abc' Error: Only base64 data is allowed
#> 13 Error: Invalid base64-encoded string: number of data characters (13) cannot be 1 more than a multiple of 4 Error: Invalid base64-encoded string: number of data characters (13) cannot be 1 more than a multiple of 4
#> 5 b'a' Error: Excess data after padding
#> 4 b'' Error: Only base64 data is allowed

### Base64: pads, and what is no digit, in long texts
from binascii import a2b_base64
def told(text, **options):
    try:
        return len(a2b_base64(text, **options))
    except ValueError as e:
        return f'{type(e).__name__}: {e}'
for text in '\n' * 70000 + 'YWJj', 'YWJj' * 20000 + '=Z', 'A' * 65535 + '=', 'YWJj' * 16384 + 'YW==':
    print(len(text), told(text), told(text, strict_mode=True))
#> 70004 3 Error: Only base64 data is allowed
#> 80002 Error: Invalid base64-encoded string: number of data characters (80001) cannot be 1 more than a multiple of 4 Error: Excess padding not allowed
#> 65536 49151 49151
#> 65540 49153 49153

### buffers whose bytes do not lie together
import base64, hashlib, io, struct
from binascii import *
apart = memoryview(bytearray(b'noncontig'))[::-2]
def told(f, *args):
    try:
        print(f.__name__, f(*args))
    except (TypeError, ValueError, BufferError) as e:
        print(f.__name__, type(e).__name__, e)
for f in (hexlify, b2a_base64, a2b_base64, unhexlify, crc32, b2a_uu, a2b_uu, b2a_qp, a2b_qp, base64.b16encode,
          base64.b32encode, base64.b85encode, base64.a85encode, io.BytesIO, io.BytesIO().write,
          hashlib.new('sha256').update, base64.encodebytes, base64.decodebytes):
    told(f, apart)
told(crc_hqx, apart, 0)
told(type(struct.iter_unpack('b', b'')))
#> hexlify BufferError memoryview: underlying buffer is not C-contiguous
#> b2a_base64 BufferError memoryview: underlying buffer is not C-contiguous
#> a2b_base64 TypeError argument should be bytes, buffer or ASCII string, not 'memoryview'
#> unhexlify TypeError argument should be bytes, buffer or ASCII string, not 'memoryview'
#> crc32 BufferError memoryview: underlying buffer is not C-contiguous
#> b2a_uu BufferError memoryview: underlying buffer is not C-contiguous
#> a2b_uu TypeError argument should be bytes, buffer or ASCII string, not 'memoryview'
#> b2a_qp BufferError memoryview: underlying buffer is not C-contiguous
#> a2b_qp TypeError argument should be bytes, buffer or ASCII string, not 'memoryview'
#> b16encode BufferError memoryview: underlying buffer is not C-contiguous
#> b32encode b'M52G63TO'
#> b85encode b'XLN6FZU'
#> a85encode b"B68'0D?"
#> BytesIO BufferError memoryview: underlying buffer is not C-contiguous
#> write BufferError memoryview: underlying buffer is not C-contiguous
#> update BufferError memoryview: underlying buffer is not C-contiguous
#> encodebytes BufferError memoryview: underlying buffer is not C-contiguous
#> decodebytes TypeError argument should be bytes, buffer or ASCII string, not 'memoryview'
#> crc_hqx BufferError memoryview: underlying buffer is not C-contiguous
#> unpack_iterator TypeError cannot create '_struct.unpack_iterator' instances

### Base64 of buffers in other rows
import array, base64
def told(f, data):
    try:
        print(f.__name__, f(data))
    except TypeError as e:
        print(f.__name__, e)
for f in base64.b64encode, base64.b32encode, base64.encodebytes, base64.decodebytes:
    for data in memoryview(b'1234').cast('B', (2, 2)), memoryview(b'1234').cast('I'), array.array('i', [1]), '', []:
        told(f, data)
#> b64encode b'MTIzNA=='
#> b64encode b'MTIzNA=='
#> b64encode b'AQAAAA=='
#> b64encode a bytes-like object is required, not 'str'
#> b64encode a bytes-like object is required, not 'list'
#> b32encode b'GEZDGNA='
#> b32encode b'GEZDGNA='
#> b32encode b'AEAAAAA='
#> b32encode memoryview: a bytes-like object is required, not 'str'
#> b32encode memoryview: a bytes-like object is required, not 'list'
#> encodebytes expected 1-D data, not 2-D data from memoryview
#> encodebytes expected single byte elements, not 'I' from memoryview
#> encodebytes expected single byte elements, not 'i' from array
#> encodebytes expected bytes-like object, not str
#> encodebytes expected bytes-like object, not list
#> decodebytes expected 1-D data, not 2-D data from memoryview
#> decodebytes expected single byte elements, not 'I' from memoryview
#> decodebytes expected single byte elements, not 'i' from array
#> decodebytes expected bytes-like object, not str
#> decodebytes expected bytes-like object, not list

### checksums of pieces
import binascii, zlib
data = bytes(i * i % 251 for i in range(200000))
print(binascii.crc32(data), binascii.crc32(data[70000:], binascii.crc32(data[:70000])))
print(binascii.crc32(data) == zlib.crc32(data))
print(binascii.crc32(b''), binascii.crc32(b'a', -1), binascii.crc32(memoryview(b'abc'), 1 << 40))
#> 2605982693 2605982693
#> True
#> 0 3310005809 891568578
