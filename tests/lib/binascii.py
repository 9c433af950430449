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
