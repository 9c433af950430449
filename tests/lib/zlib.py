### checksums
import zlib
print(zlib.crc32(b''), zlib.crc32(b'abc'), zlib.crc32(b'abc', -1), zlib.crc32(b'abc', 2 ** 40 + 5))
print(zlib.adler32(b''), zlib.adler32(b'abc'), zlib.adler32(b'abc', 2 ** 40 + 5), zlib.adler32(b'', 0))
print(zlib.adler32(bytearray(b'x' * 70000), 7), zlib.crc32(bytes(range(256)) * 1000),
    zlib.crc32(memoryview(b'abcd')[1:3]))
print(zlib.crc32(b'world', zlib.crc32(b'hello ')) == zlib.crc32(b'hello world'))
for wrong in (lambda: zlib.crc32('x'), lambda: zlib.crc32(memoryview(b'abc')[::2]), lambda: zlib.adler32(b'a', 'x'),
    lambda: zlib.crc32()):
    try: wrong()
    except Exception as e: print(type(e).__name__, e)
#> 0 891568578 899311407 871334697
#> 1 38600999 39387435 0
#> 2502046727 4235243290 3265866552
#> True
#> TypeError a bytes-like object is required, not 'str'
#> BufferError memoryview: underlying buffer is not C-contiguous
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError crc32 expected at least 1 argument, got 0

### compress: every level, frame and kind of data
import zlib, hashlib
texts = [b'', b'a', b'hello world ' * 50, bytes(range(256)) * 300, bytes(100000),
    bytes((i * i >> 3) % 251 for i in range(60000)),
         b'\n'.join(b'line %d of some text, %d' % (i, i * i) for i in range(4000))]
for t in texts:
    for level in range(-1, 10):
        if level == 0 and len(t) > 30000: continue
        packed = zlib.compress(t, level)
        print(len(t), level, len(packed), hashlib.md5(packed).hexdigest())
        assert zlib.decompress(packed) == t
#> 0 -1 8 fb0fc3ab8c050179a378dcb10368acf6
#> 0 0 11 b1e4f454d7cdec5e17fdf0924f18929d
#> 0 1 8 9f374ae37650c0cf5b2a68f6a601823b
#> 0 2 8 8536dc0f82594ef12854b017bd6f4ada
#> 0 3 8 8536dc0f82594ef12854b017bd6f4ada
#> 0 4 8 8536dc0f82594ef12854b017bd6f4ada
#> 0 5 8 8536dc0f82594ef12854b017bd6f4ada
#> 0 6 8 fb0fc3ab8c050179a378dcb10368acf6
#> 0 7 8 3b0f2d77e15beb3b85e8ef752d6a3bd3
#> 0 8 8 3b0f2d77e15beb3b85e8ef752d6a3bd3
#> 0 9 8 3b0f2d77e15beb3b85e8ef752d6a3bd3
#> 1 -1 9 68939314ebcdd39b453a1d86b65970b5
#> 1 0 12 61ee9671f1580bff017fff79ef2e0076
#> 1 1 9 6a236f11b3e1c8c38418f4b596edf614
#> 1 2 9 06df4a3840f6168772958a1a5d618af0
#> 1 3 9 06df4a3840f6168772958a1a5d618af0
#> 1 4 9 06df4a3840f6168772958a1a5d618af0
#> 1 5 9 06df4a3840f6168772958a1a5d618af0
#> 1 6 9 68939314ebcdd39b453a1d86b65970b5
#> 1 7 9 32bbf5b33b03fac23131313906850a07
#> 1 8 9 32bbf5b33b03fac23131313906850a07
#> 1 9 9 32bbf5b33b03fac23131313906850a07
#> 600 -1 27 d74dba0b47b71f1a6bd5940482c2d8e6
#> 600 0 611 7017ecd27df4b29e4781d72983acdb90
#> 600 1 28 be06146ad3df236c635ed72c5ef6f23b
#> 600 2 28 ee8b1e0c0f03d2f37229bb3c4f706753
#> 600 3 28 ee8b1e0c0f03d2f37229bb3c4f706753
#> 600 4 27 7ed988d57498fec0508943d3adcb8f0a
#> 600 5 27 7ed988d57498fec0508943d3adcb8f0a
#> 600 6 27 d74dba0b47b71f1a6bd5940482c2d8e6
#> 600 7 27 5708d434133b7be1059baa81c027047b
#> 600 8 27 5708d434133b7be1059baa81c027047b
#> 600 9 27 5708d434133b7be1059baa81c027047b
#> 76800 -1 629 77ba2fd385e6bd3dc756946e5e4c3c8d
#> 76800 1 942 13a9a35d18d970031993bf841a9d80ef
#> 76800 2 942 8355257cf6de128078aeeb9352c1a22b
#> 76800 3 942 8355257cf6de128078aeeb9352c1a22b
#> 76800 4 629 bbd2209752fa8c7e8e73c89b53d2b7bf
#> 76800 5 629 bbd2209752fa8c7e8e73c89b53d2b7bf
#> 76800 6 629 77ba2fd385e6bd3dc756946e5e4c3c8d
#> 76800 7 629 6594d756ff0a4cf89ef7d39fa3c80b90
#> 76800 8 629 6594d756ff0a4cf89ef7d39fa3c80b90
#> 76800 9 629 6594d756ff0a4cf89ef7d39fa3c80b90
#> 100000 -1 120 a5255fc1e36cd1ddeec334b06740f53d
#> 100000 1 460 7cd0624baa435d19848127acee3f3868
#> 100000 2 460 b4426f0d96abc7f93971b787a8e8e2e9
#> 100000 3 460 b4426f0d96abc7f93971b787a8e8e2e9
#> 100000 4 120 6a6a5870f24a3d0fe3940625d5bc5bc5
#> 100000 5 120 6a6a5870f24a3d0fe3940625d5bc5bc5
#> 100000 6 120 a5255fc1e36cd1ddeec334b06740f53d
#> 100000 7 120 d1a79012735685388ada142f3cb07ff3
#> 100000 8 120 d1a79012735685388ada142f3cb07ff3
#> 100000 9 120 d1a79012735685388ada142f3cb07ff3
#> 60000 -1 1422 efbb5bc5eac05a31c7c8620df6a1c244
#> 60000 1 1600 3d596afd40c04baac11aa7f870e306ff
#> 60000 2 1600 6270efd0a91285c77d52449415a37936
#> 60000 3 1600 6270efd0a91285c77d52449415a37936
#> 60000 4 1422 5aac3f7b83ad6b4a0b274d6b0dc7f42f
#> 60000 5 1422 5aac3f7b83ad6b4a0b274d6b0dc7f42f
#> 60000 6 1422 efbb5bc5eac05a31c7c8620df6a1c244
#> 60000 7 1422 e013834c15c7806fda65ad19178cbf8f
#> 60000 8 1422 e013834c15c7806fda65ad19178cbf8f
#> 60000 9 1422 e013834c15c7806fda65ad19178cbf8f
#> 126263 -1 26849 26619ec52ca67f18da7b84317ee20a0e
#> 126263 1 29173 bf08b77169c5e99eeb202cb305c1a817
#> 126263 2 29259 d23152d75ee2b40a0fd2420791ba5059
#> 126263 3 29145 3ed572c362aa2a173b2496b91904b5c3
#> 126263 4 27110 8d90fa6c271b06cfcf02f673568c8d99
#> 126263 5 26877 639ee04649ada647993fee1fa746fd03
#> 126263 6 26849 26619ec52ca67f18da7b84317ee20a0e
#> 126263 7 26517 9e5d02c668655d21e0f7557e61445fcf
#> 126263 8 26515 0f9b138b00d19aaa32a3e159c0ac8eb5
#> 126263 9 26514 0534962be47fd0c739fdedb099647156

### compress: frames
import zlib
for wbits in (15, 31, -15, 9, 25, -9, 8):
    packed = zlib.compress(b'hello, hello, hello', wbits=wbits)
    print(wbits, packed)
    print(zlib.decompress(packed, wbits) if wbits != 8 else '')
print(zlib.compress(b'x', 1, 31))
print(zlib.compress(b'x', 9, 31))
#> 15 b'x\x9c\xcbH\xcd\xc9\xc9\xd7Q\xc8@\xa2\x00D(\x06\xd5'
#> b'hello, hello, hello'
#> 31 b'\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03\xcbH\xcd\xc9\xc9\xd7Q\xc8@\xa2\x00\x9f\xa1\xca\t\x13\x00\x00\x00'
#> b'hello, hello, hello'
#> -15 b'\xcbH\xcd\xc9\xc9\xd7Q\xc8@\xa2\x00'
#> b'hello, hello, hello'
#> 9 b'\x18\x95\xcbH\xcd\xc9\xc9\xd7Q\xc8@\xa2\x00D(\x06\xd5'
#> b'hello, hello, hello'
#> 25 b'\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03\xcbH\xcd\xc9\xc9\xd7Q\xc8@\xa2\x00\x9f\xa1\xca\t\x13\x00\x00\x00'
#> b'hello, hello, hello'
#> -9 b'\xcbH\xcd\xc9\xc9\xd7Q\xc8@\xa2\x00'
#> b'hello, hello, hello'
#> 8 b'\x18\x95\xcbH\xcd\xc9\xc9\xd7Q\xc8@\xa2\x00D(\x06\xd5'
#>
#> b'\x1f\x8b\x08\x00\x00\x00\x00\x00\x04\x03\xab\x00\x00\x83\x16\xdc\x8c\x01\x00\x00\x00'
#> b'\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\xab\x00\x00\x83\x16\xdc\x8c\x01\x00\x00\x00'

### compress: what is wrong
import zlib
for f in (lambda: zlib.compress(b'x', 10), lambda: zlib.compress(b'x', -2), lambda: zlib.compress('x'),
    lambda: zlib.compress(b'x', wbits=0),
          lambda: zlib.compress(b'x', wbits=40), lambda: zlib.compress(b'x', wbits=-8), lambda: zlib.compress(data=b''),
          lambda: zlib.compressobj(10), lambda: zlib.compressobj(1, 7), lambda: zlib.compressobj(1, 8, 16),
          lambda: zlib.compressobj(memLevel=0), lambda: zlib.compressobj(strategy=9),
          lambda: zlib.compressobj(zdict='x'),
          lambda: zlib.compressobj(wbits=31,
          zdict=b'abc'), lambda: type(zlib.compressobj())(), lambda: zlib.compress(b'x', 'y')):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
print(zlib.error.__mro__, zlib.error.__module__)
#> error Bad compression level
#> error Bad compression level
#> TypeError a bytes-like object is required, not 'str'
#> error Bad compression level
#> error Bad compression level
#> error Bad compression level
#> TypeError compress() takes at least 1 positional argument (0 given)
#> ValueError Invalid initialization option
#> ValueError Invalid initialization option
#> ValueError Invalid initialization option
#> ValueError Invalid initialization option
#> ValueError Invalid initialization option
#> TypeError a bytes-like object is required, not 'str'
#> ValueError Invalid dictionary
#> TypeError cannot create 'zlib.Compress' instances
#> TypeError 'str' object cannot be interpreted as an integer
#> (<class 'zlib.error'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>) zlib

### strategies and memory
import zlib, hashlib
text = b'\n'.join(b'line %d of some text, %d' % (i, i * i) for i in range(3000)) + bytes(5000)
for strategy in range(5):
    for memory in (1, 5, 8, 9):
        for bits in (-9, 12, 31):
            c = zlib.compressobj(6, zlib.DEFLATED, bits, memory, strategy)
            packed = c.compress(text) + c.flush()
            print(strategy, memory, bits, len(packed), hashlib.md5(packed).hexdigest())
            assert zlib.decompress(packed, bits) == text
#> 0 1 -9 17956 876f641aab5f022feefb6ecd8dfce3c6
#> 0 1 12 20510 762644cef501a22549460c78c57f260f
#> 0 1 31 21089 b690380d78dbde658bc58e791bf65ad9
#> 0 5 -9 14732 956bb453471ec4c0d7ce1f9ccd5dd01c
#> 0 5 12 18622 f04ee5948a4665ee561130fb666b4b4a
#> 0 5 31 19397 99fa4689b5fc1a9bd3c49056768d1229
#> 0 8 -9 14661 77e8dc125b1002ea872de685393e7778
#> 0 8 12 18774 d7e59f507ca6f75b590cfc63bedbff08
#> 0 8 31 19807 915cbd899a0c78cce2be6de9c303aa95
#> 0 9 -9 14659 6da91435a51b0d413cae43f7fd123f05
#> 0 9 12 18774 d7e59f507ca6f75b590cfc63bedbff08
#> 0 9 31 19797 f40cf143eb087c9845401ec4f7c82d32
#> 1 1 -9 17826 2dbb2423562dbe4ac05720c9cb45d224
#> 1 1 12 19953 1f23d882dde8d8ee7f252a89b3b85d7a
#> 1 1 31 20288 d6533c2a7814552f2453ddb29b5151e2
#> 1 5 -9 14486 27988102a624ebeaf63c631bdf00cd61
#> 1 5 12 17622 ee0205dc7585021ea2c5623876b84b7f
#> 1 5 31 18501 6fcd341e33ba8aa99ec76ccef9f76c2f
#> 1 8 -9 14465 01033d3f29bfd5585942953ab45dbf05
#> 1 8 12 17841 127c62c71c206ab5f371d5e3bcba5c87
#> 1 8 31 19044 d6867fb8dec2ad7ec553af52834e1c4c
#> 1 9 -9 14472 60b1230d57b59a897144acd6716fef06
#> 1 9 12 17861 32a6130035b8d7d98b00e4dd35cd6398
#> 1 9 31 19048 9f63cb82e8b295aaab508dc8de62fbe7
#> 2 1 -9 71035 7bd736f5e8ab07a939df9eb4cf469a25
#> 2 1 12 71041 e3d512868582b685060deddaf896c96f
#> 2 1 31 71053 9aa31402dfdafa8384f845807dee59ba
#> 2 5 -9 52146 7546cde7df8567cfb6ee223be409bcd5
#> 2 5 12 52152 bfac1cc2d36505d211936c3606dc42ad
#> 2 5 31 52164 b78dff43252b1abde381e547e53fd40d
#> 2 8 -9 52475 4d9f4b0b3c4a5d4a212f7f58202bb8d3
#> 2 8 12 52481 86d5f4f12ecb11f34d0930b793812e6f
#> 2 8 31 52493 8cd5041d0b694551dd2fce21b8405658
#> 2 9 -9 53143 15ec55549c8e68184ec52bc0194bb1f7
#> 2 9 12 53149 ad37d5bbfeeb2b5071b0a5dc0fb365aa
#> 2 9 31 53161 38e03532c5a6d9c178914c47f7822a57
#> 3 1 -9 69940 6050c0080db6a90062dd10780805d046
#> 3 1 12 69946 176d659404bab6a6ab17cca420b4fb09
#> 3 1 31 69958 4418f1b8d1a4314db93279db32d6dd61
#> 3 5 -9 51362 9bbdb84f67dc93a81f7f48c6cc3dbd13
#> 3 5 12 51368 418839581cdcf4393a718e6a84eed9be
#> 3 5 31 51380 ed6f716fbee3499f1be025604314f51e
#> 3 8 -9 50606 6182780f2cfe01bfecfb5fb9ed329497
#> 3 8 12 50612 74098fd2c08f698c2409329b0f56ba51
#> 3 8 31 50624 f5db4c62dc75a41b992f3d2115332d15
#> 3 9 -9 50580 1c6bb5da2f273736d9954f7a05fde348
#> 3 9 12 50586 a717100e55f064e9d0c48c50005c66de
#> 3 9 31 50598 d002ee3dfc70908e26d631e9c4814a45
#> 4 1 -9 26481 3292c92f93aee5fed37c012f12306ee9
#> 4 1 12 26425 50bb28a267609b34b71ce9a7560566bf
#> 4 1 31 25990 f4156253e1f02dc126b38f7cef88e171
#> 4 5 -9 26297 0050911e1b6201b0f9e29822c67b57b8
#> 4 5 12 26299 29506516d8d5d7e2a9e83ec2cbaa7f75
#> 4 5 31 25786 b66f8e9a96b6a52e5f7053ddba9de734
#> 4 8 -9 26287 0cee58211650b96a39825d267c17fc43
#> 4 8 12 26292 305b9492452e1e7c0787928e80e9cc90
#> 4 8 31 25783 526c8760e74094eb7f2cdb3449226364
#> 4 9 -9 26286 06fac635ad7db8cb7f2064e0cfb4781b
#> 4 9 12 26292 305b9492452e1e7c0787928e80e9cc90
#> 4 9 31 25769 d449064036eb7e4505366f378b005c6d

### compressobj: parts, flushes, copies
import zlib, copy
c = zlib.compressobj()
print(c.compress(b''), c.compress(b'abc' * 100), c.flush(zlib.Z_SYNC_FLUSH), c.flush(zlib.Z_SYNC_FLUSH))
print(c.compress(b'abc'), c.flush(zlib.Z_PARTIAL_FLUSH), c.flush(zlib.Z_BLOCK), c.flush(zlib.Z_FULL_FLUSH),
    c.flush(zlib.Z_NO_FLUSH))
d = c.copy()
e = copy.deepcopy(c)
print(c.compress(b'one'), c.flush(), d.compress(b'two'), d.flush(), e.flush())
for f in (c.flush, lambda: c.compress(b'x'), c.copy, lambda: copy.copy(c), lambda: zlib.compressobj().flush(7)):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
#> b'x\x9c' b'' b'JLJN\x1cE\xc4!\x00\x00\x00\x00\xff\xff' b''
#> b'' b'\x02"\x80\x00' b'' b'\x00\x00\x00\xff\xff' b''
#> b'' b'\xcb\xcfK\x05\x00A\xdauA' b'' b'+)\xcf\x07\x00B\x05uY' b'\x03\x00\xe31s\xff'
#> error Error -2 while flushing: buffer error
#> error Error -2 while compressing data: buffer error
#> ValueError Inconsistent stream state
#> ValueError Inconsistent stream state
#> error Error -2 while flushing: inconsistent stream state

### compressobj: what is flushed can be read at once
import zlib
for level in (1, 6, 9):
    for flush in (zlib.Z_PARTIAL_FLUSH, zlib.Z_SYNC_FLUSH, zlib.Z_FULL_FLUSH):
        c, d, out = zlib.compressobj(level), zlib.decompressobj(), []
        for i in range(50):
            out.append(c.compress(b'part %d ' % i * i) + c.flush(flush))
            assert d.decompress(out[-1]) == b'part %d ' % i * i
        out.append(c.flush())
        print(level, flush, d.decompress(out[-1]), d.eof, zlib.crc32(b''.join(out)))
#> 1 1 b'' True 1733438059
#> 1 2 b'' True 2847103146
#> 1 3 b'' True 3949337056
#> 6 1 b'' True 3198181008
#> 6 2 b'' True 3894230649
#> 6 3 b'' True 2153278934
#> 9 1 b'' True 45146200
#> 9 2 b'' True 1162809333
#> 9 3 b'' True 3206648939

### decompressobj: parts
import zlib
packed = zlib.compress(b'hello world' * 20)
d = zlib.decompressobj()
print(b''.join(d.decompress(packed[i:i + 1]) for i in range(len(packed))) == b'hello world' * 20, d.eof,
    d.unused_data, d.unconsumed_tail)
d = zlib.decompressobj()
print(d.decompress(packed + b'rest')[:5], d.eof, d.unused_data, d.unconsumed_tail, d.decompress(b'more'),
    d.unused_data, d.flush())
d = zlib.decompressobj()
print(d.decompress(packed, 5), d.eof, d.unconsumed_tail, d.decompress(d.unconsumed_tail, 10), d.unconsumed_tail)
e = d.copy()
print(len(d.flush()), d.eof, d.unconsumed_tail, len(e.decompress(e.unconsumed_tail)), e.eof)
d = zlib.decompressobj()
print(len(d.decompress(packed[:-2])), d.flush(), d.eof)
#> True True b'' b''
#> b'hello' True b'rest' b'' b'' b'restmore' b''
#> b'hello' False b'\xcf/\xcaI\xc9\x18nL\x00\xa2\x1fW1' b' worldhell' b'\x00\xa2\x1fW1'
#> 205 True b'' 205 True
#> 220 b'' False

### decompressobj: what is wrong
import zlib
d = zlib.decompressobj()
z = zlib.compress(b'hi')
end = zlib.decompressobj()
end.decompress(z)
for f in (lambda: zlib.decompressobj(7), lambda: zlib.decompressobj(-7), lambda: zlib.decompressobj(48),
    lambda: zlib.decompressobj(zdict='x'),
          lambda: zlib.decompressobj(zdict=5), lambda: d.decompress(b'x',
          -1), lambda: d.flush(0), lambda: d.decompress('x'),
          lambda: d.flush('x'), lambda: d.decompress(b'', max_length='s'), end.copy, lambda: type(d)(),
          lambda: zlib.decompress(b'', 7), lambda: zlib.decompress(b''), lambda: zlib.decompress('x'),
          lambda: zlib.decompress(b'x', bufsize=-1), lambda: zlib.decompress(z[:-1]), lambda: zlib.decompress(z,
          bufsize=0)):
    try: print(type(f()).__name__)
    except Exception as e: print(type(e).__name__, e)
#> ValueError Invalid initialization option
#> ValueError Invalid initialization option
#> ValueError Invalid initialization option
#> TypeError zdict argument must support the buffer protocol
#> TypeError zdict argument must support the buffer protocol
#> ValueError max_length must be non-negative
#> ValueError length must be greater than zero
#> TypeError a bytes-like object is required, not 'str'
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> Decompress
#> TypeError cannot create 'zlib.Decompress' instances
#> error Error -2 while preparing to decompress data: inconsistent stream state
#> error Error -5 while decompressing data: incomplete or truncated stream
#> TypeError a bytes-like object is required, not 'str'
#> ValueError bufsize must be non-negative
#> error Error -5 while decompressing data: incomplete or truncated stream
#> bytes

### streams that are none
import zlib
for b in (b'\x78\x9c\x07', b'\x78\x9c\x01\x05\x00\x00\x00', b'\x88\x1c', b'\x79\x9c', b'\x78\x9d',
    b'\x1f\x8b\x07\x00', b'x\x9c\xfd\xff',
          b'x\x9c\x03\x02', b'\x77\x85', b'x\x9c\x05\x00', b'x\x9c\x05\xe0\xff\xff\xff\xff',
          b'x\x9c\x04\x80\x00\x00\x00\x00\x00'):
    for wbits in (15, 47):
        for f in zlib.decompress, lambda b, w: zlib.decompressobj(w).decompress(b):
            try: print(b, wbits, f(b, wbits))
            except zlib.error as e: print(b, wbits, e)
#> b'x\x9c\x07' 15 Error -3 while decompressing data: invalid block type
#> b'x\x9c\x07' 15 Error -3 while decompressing data: invalid block type
#> b'x\x9c\x07' 47 Error -3 while decompressing data: invalid block type
#> b'x\x9c\x07' 47 Error -3 while decompressing data: invalid block type
#> b'x\x9c\x01\x05\x00\x00\x00' 15 Error -3 while decompressing data: invalid stored block lengths
#> b'x\x9c\x01\x05\x00\x00\x00' 15 Error -3 while decompressing data: invalid stored block lengths
#> b'x\x9c\x01\x05\x00\x00\x00' 47 Error -3 while decompressing data: invalid stored block lengths
#> b'x\x9c\x01\x05\x00\x00\x00' 47 Error -3 while decompressing data: invalid stored block lengths
#> b'\x88\x1c' 15 Error -3 while decompressing data: invalid window size
#> b'\x88\x1c' 15 Error -3 while decompressing data: invalid window size
#> b'\x88\x1c' 47 Error -3 while decompressing data: invalid window size
#> b'\x88\x1c' 47 Error -3 while decompressing data: invalid window size
#> b'y\x9c' 15 Error -3 while decompressing data: incorrect header check
#> b'y\x9c' 15 Error -3 while decompressing data: incorrect header check
#> b'y\x9c' 47 Error -3 while decompressing data: incorrect header check
#> b'y\x9c' 47 Error -3 while decompressing data: incorrect header check
#> b'x\x9d' 15 Error -3 while decompressing data: incorrect header check
#> b'x\x9d' 15 Error -3 while decompressing data: incorrect header check
#> b'x\x9d' 47 Error -3 while decompressing data: incorrect header check
#> b'x\x9d' 47 Error -3 while decompressing data: incorrect header check
#> b'\x1f\x8b\x07\x00' 15 Error -3 while decompressing data: incorrect header check
#> b'\x1f\x8b\x07\x00' 15 Error -3 while decompressing data: incorrect header check
#> b'\x1f\x8b\x07\x00' 47 Error -3 while decompressing data: unknown compression method
#> b'\x1f\x8b\x07\x00' 47 Error -3 while decompressing data: unknown compression method
#> b'x\x9c\xfd\xff' 15 Error -5 while decompressing data: incomplete or truncated stream
#> b'x\x9c\xfd\xff' 15 b''
#> b'x\x9c\xfd\xff' 47 Error -5 while decompressing data: incomplete or truncated stream
#> b'x\x9c\xfd\xff' 47 b''
#> b'x\x9c\x03\x02' 15 Error -3 while decompressing data: invalid distance too far back
#> b'x\x9c\x03\x02' 15 Error -3 while decompressing data: invalid distance too far back
#> b'x\x9c\x03\x02' 47 Error -3 while decompressing data: invalid distance too far back
#> b'x\x9c\x03\x02' 47 Error -3 while decompressing data: invalid distance too far back
#> b'w\x85' 15 Error -3 while decompressing data: unknown compression method
#> b'w\x85' 15 Error -3 while decompressing data: unknown compression method
#> b'w\x85' 47 Error -3 while decompressing data: unknown compression method
#> b'w\x85' 47 Error -3 while decompressing data: unknown compression method
#> b'x\x9c\x05\x00' 15 Error -5 while decompressing data: incomplete or truncated stream
#> b'x\x9c\x05\x00' 15 b''
#> b'x\x9c\x05\x00' 47 Error -5 while decompressing data: incomplete or truncated stream
#> b'x\x9c\x05\x00' 47 b''
#> b'x\x9c\x05\xe0\xff\xff\xff\xff' 15 Error -5 while decompressing data: incomplete or truncated stream
#> b'x\x9c\x05\xe0\xff\xff\xff\xff' 15 b''
#> b'x\x9c\x05\xe0\xff\xff\xff\xff' 47 Error -5 while decompressing data: incomplete or truncated stream
#> b'x\x9c\x05\xe0\xff\xff\xff\xff' 47 b''
#> b'x\x9c\x04\x80\x00\x00\x00\x00\x00' 15 Error -5 while decompressing data: incomplete or truncated stream
#> b'x\x9c\x04\x80\x00\x00\x00\x00\x00' 15 b''
#> b'x\x9c\x04\x80\x00\x00\x00\x00\x00' 47 Error -5 while decompressing data: incomplete or truncated stream
#> b'x\x9c\x04\x80\x00\x00\x00\x00\x00' 47 b''

### gzip's frame
import zlib
def said(b, wbits=31):
    try: return zlib.decompress(b, wbits)
    except zlib.error as e: return str(e)
g = zlib.compress(b'hi', wbits=31)
for each in said(g), said(g, 47), said(g, 15), said(g[:-1] + b'x'), said(g[:-8] + b'xxxx' + g[-4:]), said(g[:5]):
    print(each)
body = g[10:]
for flags, more in ((8, b'name\0'), (16, b'comment\0'), (4, b'\3\0abc'), (28, b'\1\0an\0c\0'), (2, b'ab'), (32, b''),
    (1, b'')):
    print(flags, said(g[:3] + bytes([flags]) + g[4:10] + more + body))
head = g[:3] + b'\x0a' + g[4:10] + b'n\0'
print(said(head + (zlib.crc32(head) & 0xffff).to_bytes(2, 'little') + body))
#> b'hi'
#> b'hi'
#> Error -3 while decompressing data: incorrect header check
#> Error -3 while decompressing data: incorrect length check
#> Error -3 while decompressing data: incorrect data check
#> Error -5 while decompressing data: incomplete or truncated stream
#> 8 b'hi'
#> 16 b'hi'
#> 4 b'hi'
#> 28 b'hi'
#> 2 Error -3 while decompressing data: header crc mismatch
#> 32 Error -3 while decompressing data: unknown header flags set
#> 1 b'hi'
#> b'hi'

### dictionaries
import zlib
c = zlib.compressobj(zdict=b'hello world')
packed = c.compress(b'hello world, hello') + c.flush()
print(packed, zlib.decompressobj(zdict=b'hello world').decompress(packed))
raw = zlib.compressobj(wbits=-15, zdict=bytearray(b'hello world'))
plain = raw.compress(b'hello world, hello') + raw.flush()
print(plain, zlib.decompressobj(-15, zdict=b'hello world').decompress(plain))
for f in (lambda: zlib.decompress(packed), lambda: zlib.decompressobj(zdict=b'nope').decompress(packed),
    lambda: zlib.decompress(plain, -15)):
    try: print(f())
    except zlib.error as e: print(e)
long = bytes(i * 7 % 256 for i in range(50000))
c = zlib.compressobj(zdict=long)
packed = c.compress(long[20000:]) + c.flush()
print(len(packed), zlib.crc32(packed), zlib.decompressobj(zdict=long).decompress(packed) == long[20000:])
#> b'x\xbb\x1a\x0b\x04]\xcb@0u\x14\xc0\x1c\x00@\xb1\x06\xbd' b'hello world, hello'
#> b'\xcb@0u\x14\xc0\x1c\x00' b'hello world, hello'
#> Error 2 while decompressing data
#> Error -3 while setting zdict: invalid input data
#> Error -3 while decompressing data: invalid distance too far back
#> 144 1048787930 True

### a decompressor that keeps what it has not read
import zlib
D = zlib._ZlibDecompressor
packed = zlib.compress(b'hello world' * 20)
d = D()
print(d.needs_input, d.eof, d.unused_data, d.decompress(packed, 5), d.needs_input, d.eof, d.decompress(b'', 3),
    len(d.decompress(b'')), d.needs_input, d.eof)
d = D(wbits=15)
print(len(d.decompress(packed + b'REST')), d.unused_data)
for f in (lambda: d.decompress(b''), lambda: D(7), lambda: D().decompress(b'abc'), lambda: D().decompress('x'),
    lambda: setattr(d, 'eof', 5)):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
#> True False b'' b'hello' False False b' wo' 212 False True
#> 220 b'REST'
#> EOFError End of stream already reached
#> ValueError Invalid initialization option
#> error Error -3 while decompressing data: incorrect header check
#> TypeError a bytes-like object is required, not 'str'
#> AttributeError readonly attribute

### streams are no values to be kept
import zlib, pickle
for made in zlib.compressobj(), zlib.decompressobj():
    try: pickle.dumps(made)
    except TypeError as e: print(e)
    print(type(made).__name__, type(made).__module__, [n for n in dir(made) if n[0] != '_'])
    try: made.new = 1
    except AttributeError as e: print(str(e)[:40])
print(zlib.ZLIB_VERSION, zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL, zlib.DEF_BUF_SIZE, zlib.Z_FIXED, zlib.Z_TREES,
    zlib.Z_BLOCK)
#> cannot pickle 'zlib.Compress' object
#> Compress zlib ['compress', 'copy', 'flush']
#> 'zlib.Compress' object has no attribute 
#> cannot pickle 'zlib.Decompress' object
#> Decompress zlib ['copy', 'decompress', 'eof', 'flush', 'unconsumed_tail', 'unused_data']
#> 'zlib.Decompress' object has no attribut
#> 1.3.1 15 8 16384 4 6 5

### flush() of what unpacks ends at a fault and keeps what it has not read
import zlib
def state(d): return d.eof, d.unused_data, d.unconsumed_tail
data = zlib.compress(b'abc' * 100) + b'XYZ'
d = zlib.decompressobj()
print(len(d.decompress(data, 10)), len(d.flush()), state(d), d.flush())
try: d.decompress(b'Q')
except zlib.error as e: print(e)
d = zlib.decompressobj()
d.decompress(data, 10)
print(len(d.decompress(d.unconsumed_tail)), state(d), d.decompress(b'Q', 3), state(d), d.flush(), state(d))
bad = bytearray(data)
bad[-5] ^= 1
d = zlib.decompressobj()
print(len(d.decompress(bad, 10)), len(d.flush()), state(d))
for call in (lambda: d.decompress(d.unconsumed_tail), lambda: d.decompress(b'zzz'), d.flush):
    try: print(call(), state(d))
    except zlib.error as e: print(e, state(d))
#> 10 290 (True, b'XYZ', b'XYZ') b''
#> Error -2 while decompressing data: inconsistent stream state
#> 290 (True, b'XYZ', b'XYZ') b'' (True, b'XYZQ', b'Q') b'' (True, b'XYZQQ', b'Q')
#> 10 290 (False, b'', b'XYZ')
#> Error -3 while decompressing data: incorrect data check (False, b'', b'XYZ')
#> Error -3 while decompressing data: incorrect data check (False, b'', b'zzz')
#> b'' (False, b'', b'zzz')
