# hashlib, hmac, base64, binascii, secrets and copyreg.

import hashlib

def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)

### hashes: name, getattr and hexdigest
data = [b'', b'abc', b'a' * 55, b'b' * 56, b'c' * 64, b'd' * 111, b'e' * 112, b'f' * 128, b'g' * 135,
    b'h' * 136, bytes(range(256)) * 5]
for n in ('md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'):
    h = getattr(hashlib, n)()
    print(n, h.name, h.digest_size, h.block_size, h.hexdigest())
    for d in data:
        h.update(d)
        print(getattr(hashlib, n)(d).hexdigest()[:24], h.hexdigest()[:16], end=' ')
    print()
#> md5 md5 16 64 d41d8cd98f00b204e9800998ecf8427e
#> d41d8cd98f00b204e9800998 d41d8cd98f00b204 900150983cd24fb0d6963f7d 900150983cd24fb0 ef1772b6dff9a12235855295 cb6e4da7d30d0f4a b9d955696c7654cd20086bec cb7cbec093ea551c bcd5708ed79b18f0f0aaa27f 54c183889069718d 159bee043268422d9553cf80 59d3d790efa985d6 94239c8d44a322ec25dab417 1f197d0045d5fd4f 3459180b11992ca05e6e584c 5285c291b0a62440 aee3ff837184f0295765eb48 bab143eee51d425a d4fbef07a3344c7118e9bb23 c913e316a32cc867 82829f1f3f2bb0f18b25f278 c3fd2fb53f4a3bcd 
#> sha1 sha1 20 64 da39a3ee5e6b4b0d3255bfef95601890afd80709
#> da39a3ee5e6b4b0d3255bfef da39a3ee5e6b4b0d a9993e364706816aba3e2571 a9993e364706816a c1c8bbdc22796e28c0e15163 17b9322b90732e3a 049adea016c8a8e3b7a9054a d591965aee5ded02 b29fcb5f41614b4ec81c87e4 21513ae9af2bee4a 6218f5840e66e6dbc270a132 8cfe624d9e6b0c9d eaa6354357825262f508203c c77631df075b7b2e f79ca2c3f7d723241d9b7748 5ab6b34cb13335b5 1b462e886261567f4c1f3023 f7f5546e6d756e58 51f29bc6157633b53dd05198 f9dcb161ad6a3866 e37a04cb2353309f5cff4ee0 ed24a9b2fec98f36 
#> sha224 sha224 28 64 d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f
#> d14a028c2a3a2bc9476102bb d14a028c2a3a2bc9 23097d223405d8228642a477 23097d223405d822 fb0bd626a70c28541dfa781b 503ed54bf68a69a8 96663fa5824e5fc890ce54d6 3286ee3dfa1b1222 804b513f3b7cc066bf6f5c00 3bf74b88c087ae26 476fce1f537a804528f4ea3b 0f83a2107d030819 b1cb3e8f5ed037c635542e19 6317b4dfdc6edcf5 8ef93fe89ee7e69aa3bc6824 73cc1208caeebe01 92b5aa758e7599ad5d5a82a6 f0b5f4b321ded9ab 497cb3ff796f948490e8e327 70af55f7bf3653f1 e2e07ef955598bf865c30a5d a52fa570eb8b5cf4 
#> sha256 sha256 32 64 e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
#> e3b0c44298fc1c149afbf4c8 e3b0c44298fc1c14 ba7816bf8f01cfea414140de ba7816bf8f01cfea 9f4390f8d30c2dd92ec9f095 f0c83fa6ccc7ab97 a5fc6e203a4c2b657d0d1538 9adf472b4542d64d 52b6419d27bd7f547cee3b92 5eb82a7142c85076 1ca87c53f40b66fcfb5ff3f2 53a205a57fe87f25 5cf14f5d258c33179c1d5974 eff3f1e7cd89f7bf 7f0c0e0fec9f4bb35d1a868f 903f1cab9f6ebace 6571baa0c7ea9f50111f3d09 abaf86bb51bbbdfe 996868498d8480298098af81 388169820c5f8c93 d414b085826eb06778483ba3 6cdff1a18be8e579 
#> sha384 sha384 48 128 38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b
#> 38b060a751ac96384cd9327e 38b060a751ac9638 cb00753f45a35e8bb5a03d69 cb00753f45a35e8b 5d91ac7e74e62b5c728904b4 53c7dd32ba71144b 504bd2388c018bb5703c6dd3 8087bf878b1167e5 7b80be1ec3de0cd4cca79d1c 2e08c631d9f93356 b9c021b6ece0e3416f6ece8c aeb28cbc90353426 cb89260d637b255a794c2453 9874ddf59cbb78fd e4ffbc138738d14c62e798b4 3a9a89c90d851114 adcb96fb285567a817b635f4 a53c549d06b4cc4a bf931ff08be1b19d8942e6af 88c38717a2b6f8d7 f5943b1fe9e4b5bd3b45c83e e59cbaef429ce817 
#> sha512 sha512 64 128 cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e
#> cf83e1357eefb8bdf1542850 cf83e1357eefb8bd ddaf35a193617abacc417349 ddaf35a193617aba b0220c772cbf6c1822e2cb38 50d1e920ffcbdd4c af5fc8e26d3a65180cc5346a 110433c2e3d4b02c ce733117f9963859337176b7 6f0b98ec59025c8d 82d48d663483b21d0708eb75 7709c9993870d4ad eb9510e87348870a55ce5ecc 2dce22f233c5e204 df814a0cea9d61cacf2f9dbf cf5d0e54c0623bec faba400036dfa88515c764e8 9410778ac10fad21 ecb0814172c42481769a23c1 a29cba64d57373ef c93f55ccf2fa8c82699ff9b5 8f24d6a065367ebc 

### hashes: hexdigest, digest and sha256
data = [b'', b'abc', b'a' * 55, b'b' * 56, b'c' * 64, b'd' * 111, b'e' * 112, b'f' * 128, b'g' * 135,
    b'h' * 136, bytes(range(256)) * 5]
for n in ('sha3_224', 'sha3_256', 'sha3_384', 'sha3_512', 'blake2b', 'blake2s'):
    h = getattr(hashlib, n)()
    print(n, h.name, h.digest_size, h.block_size, h.hexdigest())
    for d in data:
        h.update(d)
        print(getattr(hashlib, n)(d).hexdigest()[:24], h.hexdigest()[:16], end=' ')
    print()
for n in ('shake_128', 'shake_256'):
    for d in data: print(getattr(hashlib, n)(d).hexdigest(20), end=' ')
    print(hashlib.new(n, b'x').digest(300)[-10:], getattr(hashlib, n)(b'').digest_size)
h = hashlib.sha256(b'a')
g = h.copy()
h.update(b'b')
print(h.hexdigest() == hashlib.sha256(b'ab').hexdigest(), g.hexdigest() == hashlib.sha256(b'a').hexdigest())
print(h.digest() == h.digest())
print(hashlib.new('sha256', b'x').hexdigest() == hashlib.sha256(b'x').hexdigest())
#> sha3_224 sha3_224 28 144 6b4e03423667dbb73b6e15454f0eb1abd4597f9a1b078e3f5b5a6bc7
#> 6b4e03423667dbb73b6e1545 6b4e03423667dbb7 e642824c3f8cf24ad09234ee e642824c3f8cf24a 882e612fac7ae6fa2db12673 2e80fd3e813b4c2a c7b16ad15adf063f5f323712 7fd59fe9740b373f 3bdc7022d7ac2fb945d74ca9 8d0f936e8442c2d0 2ffb3c5d571f17f75a4b9ee4 146349270eb919be 0adf672240b2af13e3f172bf e07e52c3227bf3e7 3141f3daddf63ed8dbc6d949 4db7b8ba42994535 eed0bb40e299e008b3c00b27 3b400365f54d8686 ad61d8876dd977ffa699059a 47e79c99b99765f4 e1321750c0ef5fa9da5bd136 5ee506783182b5b7 
#> sha3_256 sha3_256 32 136 a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a
#> a7ffc6f8bf1ed76651c14756 a7ffc6f8bf1ed766 3a985da74fe225b2045c172d 3a985da74fe225b2 78c2a04624b9328ae0e40cb8 0c65b8a98db49848 b811c7963bd3d871ceb3dd70 b688f51daad88076 1808e70c666d55dd1826f6e2 e8b88698166961b5 f86b0bcfc675c7fd8a65c760 947f243c8875eab9 02a18b63d8386aa43a2d1f71 aec565ece18685ce 66d269c72bbba848b623f959 2a094da9dd549ebd f9c52a7bd3e67e1f59c201b2 6ecbac212a7712fa 796f933b4aec389413b22eca efd957a810658532 fe0ff504c79e251aedec1e83 0c5fa4820787b468 
#> sha3_384 sha3_384 48 104 0c63a75b845e4f7d01107d852e4c2485c51a50aaaa94fc61995e71bbee983a2ac3713831264adb47fb6bd1e058d5f004
#> 0c63a75b845e4f7d01107d85 0c63a75b845e4f7d ec01498288516fc926459f58 ec01498288516fc9 2b1500b974c6cd2c595d491e 5de16172ac7d0d72 ec6ae2610fe7d4f6f658af41 07ff0ba08f13a244 04379bf3500f69fbf8192aa1 c88b258134191333 c9c8398c90759379e3c536e7 4b5419fb6fb162e6 c56f045bfa2db77f6715018d c004cf9e9898166e b13c193cc9d79567cf3c6217 dfc675d2aa8cd6f8 e94ef62d2dd72fe2b70892bb ec91bebea5ddd126 15c031c4e4e843d3d30a66a0 59a41a4339288fc3 639fc387df4061a4886cd365 3c0bb6e47a016a01 
#> sha3_512 sha3_512 64 72 a69f73cca23a9ac5c8b567dc185a756e97c982164fe25859e0d1dcc1475c80a615b2123af1f5f94c11e3e9402c3ac558f500199d95b6d3e301758586281dcd26
#> a69f73cca23a9ac5c8b567dc a69f73cca23a9ac5 b751850b1a57168a5693cd92 b751850b1a57168a 2d81683ca5558b428c414aa1 e4929bac77a56e80 1ed2e223006366bf5a1d8c48 9871ca175be8dac0 cf3bc00b759333e749d01565 550d96a2c5f3b0ac ab3ca0defd2bcd919259e343 036d700ea8a1df42 2821c4ebe680909c3c6e12bd 56802206ccdb59cc 136d6130b0f329d7abb7007c 48b4f6d5392290b4 4175e3710e8d72a4d7bf10f0 f0aac43dcf4f1b44 ad5612c47e18ae2a7ce3b4f4 408ed9b974f23b50 6ee10bf28b3305d7f545e6c6 46090faf342e8a3a 
#> blake2b blake2b 64 128 786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419d25e1031afee585313896444934eb04b903a685b1448b755d56f701afe9be2ce
#> 786a02f742015903c6c6fd85 786a02f742015903 ba80a53f981c4d0d6a2797b6 ba80a53f981c4d0d 376ac9000d4cd4d3fcdbfd85 0b0c5c5b13619f5f badc7884f89094fd16351996 e29aebe193702b80 75b1107e926a96825ec266b3 ee69ad3a1b2694a9 f4e0e04dee4a54dddaf17924 2781cecaa9980af7 455a9c2fe2c17da04554bbfa 3e0a4a6afd7b4a28 6b1c100aa3da28296dd970f4 28b782184f13dbdb f5341c33548d9796c3b35782 03a3208c97959fb6 e0cce43e69b4645a55aaac4d 56fad0b3088db26a a86b784c748f990b998e6d30 653f5ae3d035d76c 
#> blake2s blake2s 32 64 69217a3079908094e11121d042354a7c1f55b6482ca1a51e1b250dfd1ed0eef9
#> 69217a3079908094e11121d0 69217a3079908094 508c5e8c327c14e2e1a72ba3 508c5e8c327c14e2 8265e9235687e0db03e94d28 e4e9ab061cc02403 b034502e73f87a443173b47d 742d5d1d5fcb8a08 0d61429825ce22866da7490e 600701136626cfc0 5742a4c4b537f3e11b42a9cc 7f8dac14512c6181 94a508c106d20ab1dc08adb9 0eafd91661274916 580fa03a737ed05b8c4e0ebf 15d865542502819d 1eb9b9f1a610721ed5c1aebe 51cc1826cd55fbc0 2ec1f30915d7c38f6650d237 fd7381472640a7d7 52ea240758fbbcd27c605dfb d2525e664f09f9f5 
#> 7f9c2ba4e88f827d616045507605853ed73b8093 5881092dd818bf5cf8a3ddb793fbcba74097d5c5 a90b43013a4fa402b4ee8a89d2db69555e7d6f28 226d0715fac8a7c7069af46335455ce1cfbcd064 3634070dbed18ae0fb0e6789cf955bde28407ba6 22b934fcbe28c78e48c6ebd715de732569ec8a4b e4875f2129e5a752c15245374ce15246653e0e63 d4fb05efb60c38836652c4d714b83550bf388727 3bba0fde7d01d0962cd080add74b443191a94128 803b502c91110a013a23235a6b2b314d6340888d 202d2b7f2a288cd16aa85afe2d1304ae30308fee b'\x90S\xb9t\x87\x85!\x0e\x0f\xe2' 0
#> 46b9dd2b0ba88d13233b3feb743eeb243fcd52ea 483366601360a8771c6863080cc4114d8db44530 7f4c4b25db909208c7aef8421d7d7c47234d6253 ffbf50030183dda8e6fa9b708a3d3fccf61a43aa d221fcb6efe56d3907aa5be95c750fb3f6ded00e 261eccea32e645de015302ef9dbf520c1f69fa9a fa4cd1c60bd6a05180edb0bf5e54edac2027113a afb7feff05d723f763c59c78a9c335c946c83b7e dd7779b0b3cf0b34ccf8f3493bb774f75337cd17 4a4f6fc4093183fead6bb01659af6c82036a8e50 659caab86e1f7e53f20d7bc0c80eddce3f51c4dc b'\x8f\xd41\xc0\xaf\xcdw\xc8\xbe\xb9' 0
#> True True
#> True
#> True

### hashes: md5, sha1 and algorithms_guaranteed
print(hashlib.md5(bytearray(b'q')).hexdigest(), hashlib.sha1(memoryview(b'q')).hexdigest())
print(hashlib.md5(b'', usedforsecurity=False).hexdigest())
E(hashlib.md5, 'text')
E(hashlib.new, 'nope')
E(hashlib.sha256, 5)
E(lambda: hashlib.shake_128(b'').digest()) if 0 else None
print(sorted(hashlib.algorithms_guaranteed))
#> 7694f4a66316e53c8cdd9d9954bd611d 22ea1c649c82946aa6e479e1ffd321e4a318b1b0
#> d41d8cd98f00b204e9800998ecf8427e
#> TypeError Strings must be encoded before hashing
#> ValueError unsupported hash type nope
#> TypeError object supporting the buffer API required
#> ['blake2b', 'blake2s', 'md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha3_224', 'sha3_256', 'sha3_384', 'sha3_512', 'sha512', 'shake_128', 'shake_256']

### blake2
print(hashlib.blake2b(b'x', digest_size=20, key=b'key', salt=b'salt', person=b'me').hexdigest())
print(hashlib.blake2s(b'x' * 200, digest_size=5, key=b'k' * 32, salt=b's', person=b'p' * 8).hexdigest())
print(hashlib.blake2b(b'', fanout=2, depth=2, leaf_size=4096, node_offset=1, node_depth=0, inner_size=64,
    last_node=True).hexdigest()[:40])
print(hashlib.blake2s(b'', fanout=2, depth=2, leaf_size=4096, node_offset=3, node_depth=1, inner_size=32,
    last_node=True).hexdigest()[:40])
print(hashlib.blake2b.MAX_KEY_SIZE, hashlib.blake2s.SALT_SIZE, hashlib.blake2b(digest_size=9).digest_size,
    hashlib.blake2b().name)
E(hashlib.blake2b, digest_size=0)
E(hashlib.blake2b, digest_size=65)
E(hashlib.blake2s, key=b'x' * 33)
E(hashlib.blake2s, salt=b'x' * 9)
#> c51a76db4d7a3e12a88a233a4e79c80f2421d7f0
#> 6fc2decf45
#> 32a2f47ab0e485743350da0efc223a77de885190
#> b5963e669b5a07ffccdac404016c8284766bf4ca
#> 64 8 9 blake2b
#> ValueError digest_size for Blake2b must be between 1 and 64 bytes, here it is 0
#> ValueError digest_size for Blake2b must be between 1 and 64 bytes, here it is 65
#> ValueError maximum key length is 32 bytes
#> ValueError maximum salt length is 8 bytes

### keyed hashes
import hashlib, hmac, io
print(hmac.new(b'key', b'msg', 'sha256').hexdigest(), hmac.new(b'k' * 200, b'msg', hashlib.md5).hexdigest())
print(hmac.digest(b'k', b'm', 'sha1').hex())
h = hmac.new(b'k', digestmod='sha512')
h.update(b'a')
g = h.copy()
h.update(b'b')
print(h.hexdigest()[:20], g.hexdigest()[:20], h.name, h.digest_size, h.block_size)
print(hmac.compare_digest(b'a', b'a'), hmac.compare_digest('a', 'b'))
for a in ((b'k', b'm'), ('k', b'm', 'md5')):
    try: hmac.new(*a)
    except TypeError as e: print(e)
try: hmac.compare_digest('ä', 'a')
except TypeError as e: print(e)
print(hashlib.file_digest(io.BytesIO(b'abc'), 'md5').hexdigest())
#> 2d93cbc1be167bcb1637a4a23cbff01a7878f0c50ee833954ea5221bb1b8c628 d318fd033415c0f938b087d5645e0045
#> 772b71c8a2997e768be01d9711e4a4f34a24ef33
#> 114294f6506ab1317156 82e0c15e0d62ab17984b hmac-sha512 64 128
#> True False
#> Missing required argument 'digestmod'.
#> key: expected bytes or bytearray, but got 'str'
#> comparing strings with non-ASCII characters is not supported
#> 900150983cd24fb0d6963f7d28e17f72

### pbkdf2_hmac
#: oracle=no
import hashlib
print(hashlib.pbkdf2_hmac('sha256', b'password', b'salt', 10).hex())
#> 653cc888d937efe22810a5cbdb25a5bd82e2ebb27a800f85cfa360a6d925198e
print(hashlib.pbkdf2_hmac('sha1', b'p', b's', 2, 30).hex())
#> ea4b66d4030c711fa7c569b86856f404c929ee0a3a54b9691e65644bf909

### Base64 and the others: there and back
import base64, binascii
for n in range(8):
    print(base64.b64encode(bytes(range(250, 250 - n, -1))), base64.b32encode(b'\xff\x01' * n),
        base64.b16encode(b'\xab' * n), base64.b85encode(b'\xfe\x03' * n), base64.a85encode(b'\0' * n),
        base64.b32hexencode(b'x' * n))
for n in range(12):
    d = bytes([(n * 37 + i * 11) % 256 for i in range(n)])
    print(base64.b64decode(base64.b64encode(d)) == base64.b32decode(base64.b32encode(d))
        == base64.b85decode(base64.b85encode(d)) == base64.a85decode(base64.a85encode(d))
        == base64.b16decode(base64.b16encode(d)) == base64.b32hexdecode(base64.b32hexencode(d))
        == base64.urlsafe_b64decode(base64.urlsafe_b64encode(d)) == d, end=' ')
print(base64.urlsafe_b64encode(b'\xfb\xff\xfe'), base64.b64encode(b'\xfb\xff', b'!?'))
print(base64.b64decode('+!/?', b'!?') if 0 else '', base64.standard_b64decode('YWJj'))
print(base64.b64decode('YW\nJj*Cg=='), base64.encodebytes(b'x' * 60), base64.decodebytes(b'YWJj\nZA==\n'))
#> b'' b'' b'' b'' b'' b''
#> b'+g==' b'74AQ====' b'AB' b'{sR' b'!!' b'F0======'
#> b'+vk=' b'74A76AI=' b'ABAB' b'{saC4' b'!!!' b'F1S0===='
#> b'+vn4' b'74A76AP7AE======' b'ABABAB' b'{saC4{sR' b'!!!!' b'F1S7G==='
#> b'+vn49w==' b'74A76AP7AH7QC===' b'ABABABAB' b'{saC4{saC4' b'z' b'F1S7GU0='
#> b'+vn49/Y=' b'74A76AP7AH7QD7YB' b'ABABABABAB' b'{saC4{saC4{sR' b'z!!' b'F1S7GU3O'
#> b'+vn49/b1' b'74A76AP7AH7QD7YB74AQ====' b'ABABABABABAB' b'{saC4{saC4{saC4' b'z!!!' b'F1S7GU3OF0======'
#> b'+vn49/b19A==' b'74A76AP7AH7QD7YB74A76AI=' b'ABABABABABABAB' b'{saC4{saC4{saC4{sR' b'z!!!!' b'F1S7GU3OF1S0===='
#> True True True True True True True True True True True True b'-__-' b'!?8='
#>  b'abc'
#> b'abc\n' b'eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4\neHh4\n' b'abcd'

### Base64: what is no text of it
import base64
E(base64.b64decode, 'YWJ')
E(base64.b64decode, 'Y')
E(base64.b64decode, 'YW*j', validate=True)
E(base64.b64decode, 'YW==')
E(base64.b64decode, 'ä')
E(base64.b64encode, 'text')
E(base64.b32decode, 'a')
E(base64.b32decode, 'mfrgg===', casefold=True)
E(base64.b32decode, 'M1======', map01='L')
E(base64.b16decode, 'ab')
E(base64.b16decode, 'ab', True)
E(base64.b85decode, 'a b')
E(base64.b64decode, 5)
E(base64.b64decode, 'YWJj=', validate=True)
E(base64.b64decode, '=YWJj', validate=True)
E(base64.b64decode, 'YW=Jj=', validate=True)
#> Error Incorrect padding
#> Error Invalid base64-encoded string: number of data characters (1) cannot be 1 more than a multiple of 4
#> Error Only base64 data is allowed
#> b'a'
#> ValueError string argument should contain only ASCII characters
#> TypeError a bytes-like object is required, not 'str'
#> Error Incorrect padding
#> b'abc'
#> b'b'
#> Error Non-base16 digit found
#> b'\xab'
#> ValueError bad base85 character at position 1
#> TypeError argument should be a bytes-like object or ASCII string, not 'int'
#> Error Excess padding not allowed
#> Error Leading padding not allowed
#> Error Discontinuous padding not allowed

### Ascii85 and Z85
import base64
print(base64.a85encode(b'hello    world', foldspaces=True, adobe=True, wrapcol=8))
print(base64.a85decode(b'<~87cURDZ~>', adobe=True), base64.a85encode(b'abc', pad=True))
print(base64.z85encode(b'\x86O\xd2o\xb5Y\xf7['), base64.z85decode(b'HelloWorld'))
E(base64.a85decode, b'abc', adobe=True)
E(base64.a85decode, b'~')
E(base64.a85decode, b'uuuuu')
E(base64.encodebytes, 'a')
E(base64.b85encode, b'ab', pad=True)
#> b'<~BOu!rD\n]g/F+Eqa\nECh*~>'
#> b'Hello' b'@:E^H'
#> b'HelloWorld' b'\x86O\xd2o\xb5Y\xf7['
#> ValueError Ascii85 encoded byte sequences must end with b'~>'
#> ValueError Non-Ascii85 digit found: ~
#> ValueError Ascii85 overflow
#> TypeError expected bytes-like object, not str
#> b'VPXIP'

### binascii
import binascii
print(binascii.hexlify(b'\x01\xab'), binascii.hexlify(b'abcd', '-', 2), binascii.unhexlify('01AB'))
print(binascii.a2b_hex(b'ff'), binascii.b2a_base64(b'abc'), binascii.b2a_base64(b'abc', newline=False))
print(binascii.a2b_base64('YWI='))
E(binascii.unhexlify, 'a')
E(binascii.unhexlify, 'zz')
E(binascii.unhexlify, 'a b ')
E(binascii.a2b_base64, 'ABCDE')
E(binascii.hexlify, 'x')
print(binascii.crc32(b'hello'), binascii.crc32(b'lo', binascii.crc32(b'hel')), binascii.crc_hqx(b'hello', 0))
print(issubclass(binascii.Error, ValueError))
#> b'01ab' b'6162-6364' b'\x01\xab'
#> b'\xff' b'YWJj\n' b'YWJj'
#> b'ab'
#> Error Odd-length string
#> Error Non-hexadecimal digit found
#> Error Non-hexadecimal digit found
#> Error Invalid base64-encoded string: number of data characters (5) cannot be 1 more than a multiple of 4
#> TypeError a bytes-like object is required, not 'str'
#> 907060870 907060870 50018
#> True

### secrets
import secrets
print(len(secrets.token_bytes()), len(secrets.token_hex(5)), len(secrets.token_urlsafe(9)), secrets.randbits(8) < 256)
print(secrets.choice([7]) if 0 else 7, secrets.token_hex(8) != secrets.token_hex(8))
#> 32 10 12 True
#> 7 True

### copyreg
import copyreg, copy
class A:
    def __init__(self, x): self.x = x
copyreg.pickle(A, lambda a: (A, (a.x + 1,)))
print(A in copyreg.dispatch_table, copyreg.__newobj__(A.__mro__[1]).__class__, sorted(copyreg.__all__))
try: copyreg.pickle(A, 5)
except TypeError as e: print(e)
#> True <class 'object'> ['add_extension', 'clear_extension_cache', 'constructor', 'pickle', 'remove_extension']
#> reduction functions must be callable

### data by its name
import hashlib
for f in (lambda: hashlib.blake2b(data=b'x').hexdigest()[:9], lambda: hashlib.blake2s(string=b'x').hexdigest()[:9],
          lambda: hashlib.blake2s(b'', string=b'x'), lambda: hashlib.new('sha256', string=b'x').hexdigest()[:9],
          lambda: hashlib.new('md5', data=b'x').hexdigest()[:9], lambda: hashlib.new('md5', b'', string=b''),
          lambda: repr(hashlib.blake2b()).split(' at ')[0], lambda: hashlib.blake2b(cls=1)):
    try:
        print(f())
    except TypeError as e:
        print(e)
#> 0909377ad
#> ec308c07c
#> 'data' and 'string' are mutually exclusive and support for 'string' keyword parameter is slated for removal in a future version.
#> 2d711642b
#> 9dd4e4612
#> 'data' and 'string' are mutually exclusive and support for 'string' keyword parameter is slated for removal in a future version.
#> <_blake2.blake2b object
#> blake2b() got an unexpected keyword argument 'cls'

### methods of BLAKE2 are called by its classes
import hashlib
for h in hashlib.blake2b(), hashlib.blake2s(b'x'):
    for f in (lambda: h.update(), lambda: h.update(data=b''), lambda: h.digest(1), lambda: h.digest(x=1),
              lambda: h.hexdigest(1), lambda: h.copy(1), lambda: h.update('x')):
        try:
            print(f())
        except TypeError as e:
            print(e)
    h.update(b'abc')
    print(h.hexdigest()[:8], h.digest()[:4], h.copy().digest() == h.digest(), h.update.__qualname__)
#> blake2b.update() takes exactly one argument (0 given)
#> blake2b.update() takes no keyword arguments
#> blake2b.digest() takes no arguments (1 given)
#> blake2b.digest() takes no keyword arguments
#> blake2b.hexdigest() takes no arguments (1 given)
#> blake2b.copy() takes no arguments (1 given)
#> Strings must be encoded before hashing
#> ba80a53f b'\xba\x80\xa5?' True blake2b.update
#> blake2s.update() takes exactly one argument (0 given)
#> blake2s.update() takes no keyword arguments
#> blake2s.digest() takes no arguments (1 given)
#> blake2s.digest() takes no keyword arguments
#> blake2s.hexdigest() takes no arguments (1 given)
#> blake2s.copy() takes no arguments (1 given)
#> Strings must be encoded before hashing
#> 97dcfb0b b'\x97\xdc\xfb\x0b' True blake2s.update

### names of algorithms that OpenSSL has
#: oracle=no
# The oracle is built without it.
import hashlib
for name in ('shake128 SHAKE-256 blake2b512 BLAKE2s256 sha-1 sha2-256 SHA2-512 Sha-224 ssl3-md5 '
             'sha3-256 sha-3-256').split():
    try:
        print(name, hashlib.new(name).name)
    except ValueError as e:
        print(e)
#> shake128 shake_128
#> SHAKE-256 shake_256
#> blake2b512 blake2b
#> BLAKE2s256 blake2s
#> sha-1 sha1
#> sha2-256 sha256
#> SHA2-512 sha512
#> Sha-224 sha224
#> ssl3-md5 md5
#> sha3-256 sha3_256
#> unsupported hash type sha-3-256

### an HMAC has slots, and the tables that keys go through
import hmac
h = hmac.new(b'k' * 100, b'x', 'sha256')
print(h.block_size, h.digest_size, hmac.HMAC.block_size, hmac.HMAC.digest_size, hasattr(h, '__dict__'))
print(hmac.trans_5C[:4], hmac.trans_36[-4:], len(hmac.trans_36))
print(h.copy().hexdigest() == h.hexdigest())
try:
    h.other = 1
except AttributeError as e:
    print(e)
#> 64 32 <member 'block_size' of 'HMAC' objects> <member 'digest_size' of 'HMAC' objects> False
#> b'\\]^_' b'\xca\xcb\xc8\xc9' 256
#> True
#> 'HMAC' object has no attribute 'other' and no __dict__ for setting new attributes

### scrypt
#: oracle=no
# The oracle is built without OpenSSL, which has it: these are the answers of a native CPython.
import hashlib
print(hashlib.scrypt(b'', salt=b'', n=16, r=1, p=1).hex())
print(hashlib.scrypt(b'password', salt=b'NaCl', n=1024, r=8, p=16).hex())
print(hashlib.scrypt(b'x', salt=b'a', n=2**14, r=8, p=1, dklen=8).hex())
#> 77d6576238657b203b19ca42c18a0497f16b4844e3074ae8dfdffa3fede21442fcd0069ded0948f8326a753a0fc81f17e8d3e0fb2e0d3628cf35e20c38d18906
#> fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640
#> 142f59be454607f4

### what scrypt takes
#: oracle=no
# The oracle is built without OpenSSL, which has it: these are the answers of a native CPython.
import hashlib
def t(**kw):
    try: print(hashlib.scrypt(b'x', **kw).hex()[:16])
    except BaseException as e: print(type(e).__name__, e)
for kw in (
    dict(), dict(salt=b'a'), dict(salt=b'a', n=16), dict(salt=b'a', n=16, r=1), dict(salt=b'a', n=15, r=1, p=1),
    dict(salt=b'a', n=1, r=1, p=1), dict(salt=b'a', n=0, r=1, p=1), dict(salt=b'a', n=16, r=0, p=1),
    dict(salt=b'a', n=16, r=1, p=0), dict(salt=b'a', n=16, r=1, p=1, dklen=0),
    dict(salt=b'a', n=16, r=1, p=1, dklen=-1), dict(salt=b'a', n='16', r=1, p=1),
    dict(salt=b'a', n=2**20, r=8, p=1), dict(salt=b'a', n=16, r=1, p=1, maxmem=-1),
    dict(salt=b'a', n=16, r=1, p=1, maxmem=100), dict(salt=b'a', n=2**14, r=8, p=1),
    dict(salt=b'a', n=2**15, r=8, p=1), dict(salt=b'a', n=2, r=2**20, p=1), dict(salt=b'a', n=2, r=1, p=2**30),
    dict(salt=b'a',n=-2,r=1,p=1), dict(salt=b'a',n=2**70,r=1,p=1), dict(salt=b'a', n=4, r=3, p=5, dklen=7),
    dict(salt=bytearray(b'a'), n=2, r=1, p=1), dict(salt=b'a', n=64, r=2, p=3, maxmem=2**20, dklen=100)): t(**kw)
#> TypeError salt is required
#> TypeError n is required and must be an unsigned int
#> TypeError r is required and must be an unsigned int
#> TypeError p is required and must be an unsigned int
#> ValueError n must be a power of 2.
#> ValueError n must be a power of 2.
#> ValueError n must be a power of 2.
#> ValueError Invalid parameter combination for n, r, p, maxmem.
#> ValueError Invalid parameter combination for n, r, p, maxmem.
#> ValueError dklen must be greater than 0 and smaller than 2147483647
#> ValueError dklen must be greater than 0 and smaller than 2147483647
#> TypeError scrypt() argument 'n' must be int, not str
#> ValueError [digital envelope routines] memory limit exceeded
#> ValueError maxmem must be positive and smaller than 2147483647
#> ValueError [digital envelope routines] memory limit exceeded
#> 142f59be454607f4
#> ValueError [digital envelope routines] memory limit exceeded
#> ValueError [digital envelope routines] memory limit exceeded
#> ValueError [digital envelope routines] memory limit exceeded
#> TypeError n is required and must be an unsigned int
#> TypeError n is required and must be an unsigned int
#> 453d88bb4a7882
#> 9a5d5f9156a94857
#> 7527f45a7bfbed56
