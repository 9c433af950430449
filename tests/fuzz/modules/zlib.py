# Random data packed with random settings, and packed data with faults unpacked.
import zlib

WORDS = (b'the ', b'quick ', b'brown\n', b'\x00' * 40, b'ab' * 20, bytes(range(64)), b'{"key": 1}, ', b'\xff\xfe')


def data():
    k = rnd(6)
    if k == 0:
        return bytes([rnd(256) for _ in range(rnd(300))])
    if k == 1:
        return bytes([pick(b'abcd')]) * rnd(3000)
    if k == 2:
        return bytes([pick(b'aaabbc \n') for _ in range(rnd(500))])
    return b''.join([pick(WORDS) if rnd(5) else bytes([rnd(256)]) for _ in range(rnd(120))])


def settings():
    return (1 + rnd(9), zlib.DEFLATED, pick((15, 15, 15, -15, 31, 9, -9, 12, 25, -10)), 1 + rnd(9), pick((0, 0, 0, 1, 2, 3, 4)))


def packed(text, given, dictionary):
    coder = zlib.compressobj(*given, **({'zdict': dictionary} if dictionary else {}))
    parts, at = [], 0
    while at < len(text):
        n = 1 + rnd(len(text))
        parts.append(coder.compress(text[at:at + n]))
        at += n
        if rnd(5) == 0:
            parts.append(coder.flush(pick((zlib.Z_SYNC_FLUSH, zlib.Z_FULL_FLUSH, zlib.Z_PARTIAL_FLUSH, zlib.Z_BLOCK, zlib.Z_NO_FLUSH))))
    parts.append(coder.flush())
    return b''.join(parts)


def unpacked(source, bits, dictionary):
    decoder = zlib.decompressobj(bits, **({'zdict': dictionary} if dictionary else {}))
    parts, most = [], pick((0, 0, 1, 7, 100))
    for at in range(0, len(source), 1 + rnd(200)):
        parts.append(decoder.decompress(decoder.unconsumed_tail + source[at:at + 50], most))
    if rnd(2):
        parts.append(decoder.flush())
    return b''.join(parts), decoder.eof, decoder.unused_data, decoder.eof and decoder.unconsumed_tail


def once(number):
    text, given = data(), settings()
    dictionary = pick((b'', b'', b'', b'the quick brown key'))
    if abs(given[2]) > 15:
        dictionary = b''
    k = rnd(4)
    if k == 0:
        return number, given, tried(packed, text, given, dictionary)
    if k == 1:
        start = rnd(2 ** 32)
        return number, zlib.adler32(text, start), zlib.crc32(text, start), tried(zlib.compress, text, given[0], given[2])
    source = tried(packed, text, given, dictionary)
    if type(source) is tuple:
        return number, given, source
    bits = given[2] if rnd(5) else pick((15, -15, 47, 31, 0, 40))
    while rnd(2) == 0 and source and bits not in (-9, -10):  # what CPython says of a distance beyond such a window depends on its buffers
        at = rnd(len(source))
        source = source[:at] + pick((b'', bytes([rnd(256)]), source[at:at + 1] * 2)) + source[at + 1:]
    if k == 2:
        return number, source, bits, tried(zlib.decompress, source, bits)
    return number, source, bits, tried(unpacked, source, bits, dictionary)
