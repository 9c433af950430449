"""Inflates what others compressed, and deflates by storing. Written for these tests."""
from binascii import crc32

MAX_WBITS = 15
DEFLATED = DEF_MEM_LEVEL = 8
DEF_BUF_SIZE = 16384
Z_NO_COMPRESSION, Z_BEST_SPEED, Z_BEST_COMPRESSION, Z_DEFAULT_COMPRESSION = 0, 1, 9, -1
Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED = range(5)
Z_NO_FLUSH, Z_PARTIAL_FLUSH, Z_SYNC_FLUSH, Z_FULL_FLUSH, Z_FINISH = range(5)
ZLIB_VERSION = ZLIB_RUNTIME_VERSION = '1.3.1'


class error(Exception):
    pass


def adler32(data, value=1, /):
    a, b = value & 0xFFFF, value >> 16
    for byte in bytes(data):
        a = (a + byte) % 65521
        b = (b + a) % 65521
    return b << 16 | a


# ---- inflating ----

def _spans(first, plain, most, each):
    """[(least, extra bits)] of a code, as RFC 1951 lays them out."""
    found, least = [(first + n, 0) for n in range(plain)], first + plain
    for bits in range(1, most + 1):
        for _ in range(each):
            found.append((least, bits))
            least += 1 << bits
    return found


_LENGTHS = _spans(3, 8, 5, 4) + [(258, 0)]
_DISTANCES = _spans(1, 4, 13, 2)
_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]


def _tree(lengths):
    """{(length, code): symbol}"""
    found, code = {}, 0
    for length in range(1, 16):
        for symbol, own in enumerate(lengths):
            if own == length:
                found[length, code] = symbol
                code += 1
        code <<= 1
    return found


_FIXED = _tree([8] * 144 + [9] * 112 + [7] * 24 + [8] * 8), _tree([5] * 30)


class _Reader:
    def __init__(self, data):
        self.data, self.at, self.held, self.count = data, 0, 0, 0

    def bits(self, n):
        while self.count < n:
            if self.at >= len(self.data):
                raise EOFError
            self.held |= self.data[self.at] << self.count
            self.at += 1
            self.count += 8
        value = self.held & (1 << n) - 1
        self.held >>= n
        self.count -= n
        return value

    def symbol(self, tree):
        code = 0
        for length in range(1, 16):
            code = code << 1 | self.bits(1)
            if (length, code) in tree:
                return tree[length, code]
        raise error('Error -3 while decompressing data: invalid code')

    def take(self, n):
        self.held = self.count = 0
        if self.at + n > len(self.data):
            raise EOFError
        self.at += n
        return self.data[self.at - n:self.at]


def _trees(reader):
    many, distances, orders = reader.bits(5) + 257, reader.bits(5) + 1, reader.bits(4) + 4
    lengths = [0] * 19
    for place in _ORDER[:orders]:
        lengths[place] = reader.bits(3)
    tree, found = _tree(lengths), []
    while len(found) < many + distances:
        symbol = reader.symbol(tree)
        if symbol < 16:
            found.append(symbol)
        elif symbol == 16:
            found += [found[-1]] * (3 + reader.bits(2))
        else:
            found += [0] * (3 + reader.bits(3) if symbol == 17 else 11 + reader.bits(7))
    return _tree(found[:many]), _tree(found[many:])


def _inflate(reader):
    out, last = bytearray(), 0
    while not last:
        last, kind = reader.bits(1), reader.bits(2)
        if kind == 0:
            size = int.from_bytes(reader.take(4)[:2], 'little')
            out += reader.take(size)
            continue
        if kind == 3:
            raise error('Error -3 while decompressing data: invalid block type')
        symbols, distances = _FIXED if kind == 1 else _trees(reader)
        while (symbol := reader.symbol(symbols)) != 256:
            if symbol < 256:
                out.append(symbol)
                continue
            length, extra = _LENGTHS[symbol - 257]
            length += reader.bits(extra)
            distance, extra = _DISTANCES[reader.symbol(distances)]
            distance += reader.bits(extra)
            piece = out[-distance:][:length]
            out += (piece * (length // len(piece) + 1))[:length]
    return bytes(out)


def _decompressed(data, wbits):
    """What the data hold, and how many bytes it was. EOFError: there is more to come."""
    reader = _Reader(bytes(data))
    if wbits < 0:
        return _inflate(reader), reader.at
    if reader.take(2)[0] & 15 != 8:
        raise error('Error -3 while decompressing data: incorrect header check')
    found = _inflate(reader)
    if int.from_bytes(reader.take(4), 'big') != adler32(found):
        raise error('Error -3 while decompressing data: incorrect data check')
    return found, reader.at


def decompress(data, /, wbits=MAX_WBITS, bufsize=DEF_BUF_SIZE):
    try:
        return _decompressed(data, wbits)[0]
    except EOFError:
        raise error('Error -5 while decompressing data: incomplete or truncated stream') from None


class decompressobj:
    """All at once, as soon as all of it is there."""

    def __init__(self, wbits=MAX_WBITS, zdict=b''):
        self._wbits, self._held, self._rest, self._known = wbits, b'', b'', False
        self.eof, self.unused_data, self.unconsumed_tail, self.needs_input = False, b'', b'', True

    def decompress(self, data, max_length=0):
        if not self._known:
            self._held += bytes(data)
            try:
                self._rest, used = _decompressed(self._held, self._wbits)
            except EOFError:
                return b''
            self._known, self.unused_data = True, self._held[used:]
        if max_length <= 0:
            max_length = len(self._rest)
        found, self._rest = self._rest[:max_length], self._rest[max_length:]
        self.eof = not self._rest
        self.needs_input = False
        return found

    def flush(self, length=DEF_BUF_SIZE):
        return b''


_ZlibDecompressor = decompressobj


# ---- deflating ----

class compressobj:
    def __init__(self, level=-1, method=DEFLATED, wbits=MAX_WBITS, memLevel=DEF_MEM_LEVEL, strategy=0, zdict=b''):
        self._wbits, self._held = wbits, b''

    def compress(self, data):
        self._held += bytes(data)
        return b''

    def flush(self, mode=Z_FINISH):
        if mode != Z_FINISH:
            return b''
        raw, checked = self._wbits < 0, adler32(self._held).to_bytes(4, 'big')
        out = b'' if raw else b'\x78\x9c'
        if self._wbits > MAX_WBITS:  # gzip's
            out, checked = b'\x1f\x8b\x08\0\0\0\0\0\0\xff', crc32(self._held).to_bytes(4, 'little') + len(self._held).to_bytes(4, 'little')
        pieces = [self._held[n:n + 65535] for n in range(0, len(self._held), 65535)] or [b'']
        for n, piece in enumerate(pieces):
            size = len(piece)
            out += bytes([n == len(pieces) - 1]) + size.to_bytes(2, 'little') + (size ^ 65535).to_bytes(2, 'little') + piece
        return out if raw else out + checked


def compress(data, /, level=-1, wbits=MAX_WBITS):
    maker = compressobj(level, DEFLATED, wbits)
    return maker.compress(data) + maker.flush()
