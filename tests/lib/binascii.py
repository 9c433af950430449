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
