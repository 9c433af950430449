# Random data packed in parts, and packed data with faults unpacked.
import bz2

WORDS = (b'the ', b'quick ', b'brown\n', b'\x00' * 40, b'ab' * 20, bytes(range(64)), b'{"key": 1}, ', b'\xff\xfe')


def data():
    k = rnd(6)
    if k == 0:
        return bytes([rnd(256) for _ in range(rnd(300))])
    if k == 1:
        return bytes([pick(b'abcd')]) * rnd(3000)
    if k == 2:
        return bytes([pick(b'aaabbc \n') for _ in range(rnd(500))])
    if k == 3:
        return b''.join([bytes([rnd(256)]) * pick((1, 3, 4, 5, 254, 255, 256, 260)) for _ in range(rnd(20))])
    if k == 4:  # a period, but not all of the block: see docs/differences.md
        return bytes([1 + rnd(255) for _ in range(1 + rnd(12))]) * rnd(300) + b'\0'
    return b''.join([pick(WORDS) if rnd(5) else bytes([rnd(256)]) for _ in range(rnd(120))])


def packed(text, level):
    coder = bz2.BZ2Compressor(level)
    parts, at = [], 0
    while at < len(text):
        n = 1 + rnd(len(text))
        parts.append(coder.compress(text[at:at + n]))
        at += n
    parts.append(coder.flush())
    return b''.join(parts)


def unpacked(source):
    decoder = bz2.BZ2Decompressor()
    parts, most, states = [], pick((-1, -1, 0, 1, 7, 100)), []
    for at in range(0, len(source), 50):
        parts.append(decoder.decompress(source[at:at + 50], most))
        states.append(decoder.needs_input)
        if decoder.eof:
            break
    while not decoder.eof and not decoder.needs_input and len(parts) < 200:
        parts.append(decoder.decompress(b'', max(most, 1)))
    return b''.join(parts), decoder.eof, decoder.unused_data, states


def once(number):
    text, level = data(), 1 + rnd(9)
    if rnd(3) == 0:
        return number, level, tried(packed, text, level)
    source = packed(text, level)
    while rnd(2) == 0 and source:
        at = rnd(len(source))
        source = source[:at] + pick((b'', bytes([rnd(256)]), source[at:at + 1] * 2)) + source[at + 1:]
    if len(source) > 14 and source[14] & 128:  # see docs/differences.md
        return number
    if rnd(2):
        return number, source, tried(bz2.decompress, source)
    return number, source, tried(unpacked, source)
