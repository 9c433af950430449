"""What lzma is made of: chains of filters, and the formats that stand around them."""

from zlib import crc32

from _hn import _lzma_check, _lzma_filter, _lzma_pack, _lzma_unpack

_PACKING, _UNPACKING, _FILTERING, _MIRROR, _AHEAD, _OUT, _PIECE = 1 << 18, 1 << 15, 272, 512, 1 << 16, 1 << 15, 1 << 16
# How a step ends: hn_coded.
_INPUT, _ROOM, _LAST, _BAD, _MEMORY, _ASIDE, _MORE = range(7)
LZMA1, LZMA2, DELTA, SPARC = (1 << 62) + 1, 0x21, 3, 9
NONE, CRC32, CRC64, SHA256, UNKNOWN = 0, 1, 4, 10, 16
_MAGIC, _ENDING, _UNTIL_MARKED = b'\xfd7zXZ\0', b'YZ', (1 << 64) - 1
_BASE, _EACH = 32768, 668  # bytes of memory that are counted for a decoder, and for each filter


class LZMAError(Exception):
    """Raised where data is no stream, or options are none that one can have."""
    __module__ = '_lzma'


def _corrupt():
    return LZMAError('Corrupt input data')


def _unsupported():
    return LZMAError('Invalid or unsupported options')


# ---- chains ----

def _begin(size, two, options, left, nice=0, depth=0, chains=0, bits=0):
    """The state of a stream at its beginning."""
    state = bytearray(size)
    state[:4] = two, options['lc'], options['lp'], options['pb']
    state[4:8], state[8:16] = options['dict_size'].to_bytes(4, 'little'), left.to_bytes(8, 'little')
    state[16:18], state[18:20], state[20:22] = nice.to_bytes(2, 'little'), depth.to_bytes(2, 'little'), (chains, bits)
    return state


class _Filter:
    """A filter in front of a packer, or behind what unpacks."""
    __slots__ = '_state', '_packs', '_held'

    def __init__(self, kind, options, packs):
        self._state, self._packs, self._held = bytearray(_FILTERING), packs, b''
        self._state[0] = kind
        if kind == DELTA:
            self._state[1] = options['dist'] - 1
        else:
            self._state[4:8] = options['start_offset'].to_bytes(4, 'little')

    def run(self, data, last):
        """What becomes of some bytes; a few may be held back until others follow, or none do."""
        data = bytearray(self._held + data)
        at = 0
        while n := _lzma_filter(self._state, self._packs, data, at):
            at += n
        if last:
            at = len(data)
        self._held = bytes(data[at:])
        return bytes(data[:at])


class Packer:
    """Packs by a chain of filters. It keeps the first bytes until there are many: then the result depends on the bytes alone, not on the
    parts that they come in."""
    __slots__ = '_chain', '_early', '_filters', '_state', '_window', '_table', '_most', '_heads', '_links'

    def __init__(self, chain):
        self._chain, self._early = chain, bytearray()

    def _start(self, size):
        """Makes the tables; `size`: how many bytes are packed in all, None for many."""
        chain = self._chain
        self._filters = [_Filter(kind, options, True) for kind, options in chain[:-1]]
        kind, options = chain[-1]
        reach = min(max(options['dict_size'], 4096), 1 << 30)
        if size is not None:
            reach = min(reach, max(size, 4096))
        bits = 12
        while bits < 18 and 4 << bits < reach:
            bits += 1
        chains, nice = options['mf'] < 16, options['nice_len']
        if options['mode'] == 1:
            nice = min(nice, 48)
        depth = min(options['depth'], 1000) or (4 + nice // 4 if chains else 16 + nice // 2)
        self._state = _begin(_PACKING, kind == LZMA2, {**options, 'dict_size': reach}, 0, nice, depth, chains, bits)
        self._window, self._table = bytearray(_MIRROR + (1 << 14)), bytearray()
        self._most, self._heads, self._links = reach + 2 * _AHEAD + _MIRROR, 8 << bits, 4 if chains else 8

    def run(self, data, last):
        """Packs some bytes; `last`: there are no others."""
        if self._early is not None:
            self._early += data
            size = len(self._early)
            if not last and size <= _PIECE:
                return b''
            self._start(size if size <= _PIECE else None)
            data, self._early = bytes(self._early), None
        for each in self._filters:
            data = each.run(data, last)
        state, window, table, out = self._state, self._window, self._table, bytearray(_OUT)
        parts, at, end = [], 0, _MORE
        while end != _LAST and (end != _INPUT or at < len(data)):
            got = _lzma_pack(data, at, state, out, window, table, last and len(data) - at <= _PIECE)
            at, made, end = at + (got >> 23), got >> 3 & 0xfffff, got & 7
            if made:
                parts.append(out[:made])
            if end == _MEMORY:
                more = len(window) if len(window) < 1 << 20 else len(window) >> 2
                window += bytes(min(more, self._most - len(window)))
            elif end == _ASIDE:
                table += bytes(self._heads + self._links * (len(window) - _MIRROR) - len(table))
            elif end == _BAD:
                raise LZMAError('Internal error')
        return b''.join(parts)


class Unpacker:
    """Unpacks by a chain of filters. `left`: as many bytes, where that is known. `ahead`: bytes that it has seen behind those that run()
    has told of."""
    __slots__ = '_filters', '_state', '_window', '_most', '_ready', '_two', '_fresh', '_next', 'over', 'starves', 'ahead'
    check = NONE

    def __init__(self, chain, left=_UNTIL_MARKED):
        self._filters = [_Filter(kind, options, False) for kind, options in chain[-2::-1]]
        kind, options = chain[-1]
        self._most = max(options['dict_size'], 4096)
        if kind == LZMA2:
            options = {'lc': 0, 'lp': 0, 'pb': 0}
        self._state = _begin(_UNPACKING, kind == LZMA2, {**options, 'dict_size': self._most}, left)
        self._window, self._ready, self.over, self.starves = bytearray(min(self._most, 1 << 14)), b'', False, False
        self._two, self._fresh, self._next, self.ahead = kind == LZMA2, True, b'', 0

    def _decode(self, data, at, most):
        state, window, out, parts, end = self._state, self._window, bytearray(_OUT), [], _MORE
        while end != _LAST and (end != _INPUT or len(data) - at > _PIECE) and (end != _ROOM or most):
            if 0 <= most < len(out):
                del out[most:]
            got = _lzma_unpack(data, at, state, out, window)
            at, made, end = at + (got >> 23), got >> 3 & 0xfffff, got & 7
            if made:
                parts.append(out[:made])
                most -= made
            if end == _MEMORY:
                window += bytes(min(len(window), self._most - len(window)))
            elif end == _BAD:
                raise _corrupt()
        self.over, self.starves = end == _LAST, end == _INPUT
        return b''.join(parts), at

    def _step(self, data, at, most):
        """As _decode(). LZMA reads a symbol more than there is room for, since that may mark the end; without any room, LZMA2 ends behind
        the byte that begins its dictionary."""
        if self._two and self._fresh and not most and data[at:] and (data[at] == 1 or data[at] > 223):
            self._fresh, self.starves, self.ahead = False, False, 1
            return b'', at
        more = not self._two and most >= 0
        found, to = self._decode(data, at, most + 1 - len(self._next) if more else most)
        found = self._next + found
        most = most if more else len(found)
        self._next = found[most:]
        self._fresh, self.ahead = self._fresh and to == at, len(data) - to if self.starves else 0
        return found[:most], to

    def run(self, data, at, most):
        """Unpacks from there, to at most so many bytes; below 0: to all. Gives them, and how far it has read."""
        if not self._filters:
            return self._step(data, at, most)
        found = self._ready
        while not self.over and (most < 0 or len(found) < most or not found):
            piece, at = self._step(data, at, most)
            for each in self._filters:
                piece = each.run(piece, self.over and not self._next)
            found += piece
            if self.starves or not most:
                break
        n = len(found) if most < 0 else most
        self._ready = found[n:]
        if self._ready:
            self.starves = False
        return found[:n], at

    @property
    def done(self):
        """Whether all has come out."""
        return self.over and not self._ready and not self._next


def _needed(chain):
    """The bytes that unpacking by a chain is said to need."""
    return _BASE + sum([max(options['dict_size'], 4096) + _BASE - 80 if 'dict_size' in options else _EACH for _, options in chain])


def unpacker(chain, memlimit, left=_UNTIL_MARKED):
    """An Unpacker, where it is within the limit."""
    if memlimit is not None and _needed(chain) > memlimit:
        raise LZMAError('Memory usage limit exceeded')
    return Unpacker(chain, left)


# ---- the properties of filters, as formats write them ----

def properties(kind, options):
    """The bytes that say the options of a filter."""
    if kind == LZMA1:
        return bytes([(options['pb'] * 5 + options['lp']) * 9 + options['lc']]) + options['dict_size'].to_bytes(4, 'little')
    if kind == LZMA2:
        size, n = max(options['dict_size'], 4096), 0
        while (2 | n & 1) << (n >> 1) + 11 < size:
            n += 1
        return bytes([n])
    if kind == DELTA:
        return bytes([options['dist'] - 1])
    return options['start_offset'].to_bytes(4, 'little') if options['start_offset'] else b''


def options_of(kind, data):
    """The options that such bytes say."""
    n = len(data)
    if kind == LZMA1 and n == 5 and data[0] < 225:
        lc, lp, pb = data[0] % 9, data[0] // 9 % 5, data[0] // 45
        if lc + lp <= 4:
            return {'lc': lc, 'lp': lp, 'pb': pb, 'dict_size': int.from_bytes(data[1:], 'little')}
    elif kind == LZMA2 and n == 1 and data[0] <= 40:
        size = (2 | data[0] & 1) << (data[0] >> 1) + 11
        return {'dict_size': min(size, 0xffffffff)}
    elif kind == DELTA and n == 1:
        return {'dist': data[0] + 1}
    elif DELTA < kind <= SPARC and n in (0, 4):
        return {'start_offset': int.from_bytes(data, 'little')}
    raise _unsupported()


# ---- checks ----

class _Check:
    """The checksum of what a block holds."""
    __slots__ = 'kind', '_value'

    def __init__(self, kind):
        self.kind, self._value = kind, 0
        if kind == CRC64:
            self._value = bytearray(8)
        elif kind == SHA256:
            from hashlib import sha256
            self._value = sha256()

    def add(self, data):
        if self.kind == CRC32:
            self._value = crc32(data, self._value)
        elif self.kind == CRC64:
            at = 0
            while at < len(data):
                at += _lzma_check(data, at, self._value)
        elif self.kind == SHA256:
            self._value.update(data)

    def digest(self):
        """Its bytes; None: nobody knows how this one is found."""
        if self.kind == CRC32:
            return self._value.to_bytes(4, 'little')
        if self.kind == CRC64:
            return bytes(self._value)
        return self._value.digest() if self.kind == SHA256 else None if self.kind else b''


def _check_size(kind):
    return 4 << (kind - 1) // 3 if kind else 0


def _number(n):
    """A number, seven bits in a byte."""
    out = bytearray()
    while n > 127:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)
    return bytes(out)


def _take_number(data, at, end):
    """The number there, and where it ends; None where it is not all there."""
    value = 0
    for i in range(9):
        if at + i >= end:
            return None
        byte = data[at + i]
        value |= (byte & 127) << 7 * i
        if byte < 128:
            if i and not byte:
                break
            return value, at + i + 1
    raise _corrupt()


def _sealed(data):
    """With its checksum behind it."""
    return data + crc32(data).to_bytes(4, 'little')


def _seal_of(data, begin, end):
    """Takes the checksum off a part: whether it is right."""
    return int.from_bytes(data[end - 4:end], 'little') == crc32(data[begin:end - 4])


class _Blocks:
    """How many blocks there are, and the checksum of their sizes."""
    __slots__ = 'n', 'sum', 'size'

    def __init__(self):
        self.n = self.sum = self.size = 0

    def add(self, packed, unpacked):
        record = _number(packed) + _number(unpacked)
        self.n += 1
        self.sum = crc32(record, self.sum)
        self.size += len(record)
        return record

    def same(self, other):
        return self.n == other.n and self.sum == other.sum and self.size == other.size


# ---- .xz ----

class XzPacker:
    """Packs a .xz stream of one block, or of none where there is nothing to be packed."""
    __slots__ = '_chain', '_packer', '_check', '_head', '_packed', '_unpacked', '_kind'

    def __init__(self, chain, kind):
        self._chain, self._kind, self._packer = chain, kind, None
        self._check, self._packed, self._unpacked = _Check(kind), 0, 0
        self._head = _MAGIC + self._flags() + crc32(self._flags()).to_bytes(4, 'little')

    def _flags(self):
        return bytes([0, self._kind])

    def _block_head(self):
        said = b''.join([_number(kind) + _number(len(data)) + data for kind, data in
                         [(kind, properties(kind, options)) for kind, options in self._chain]])
        n = (len(said) + 5) // 4
        return _sealed((bytes([n, len(self._chain) - 1]) + said).ljust(4 * n, b'\0'))

    def run(self, data, last):
        """Packs some bytes; `last`: there are no others."""
        out, self._head = self._head, b''
        if data and self._packer is None:
            self._packer = Packer(self._chain)
            head = self._block_head()
            self._packed = len(head)
            out += head
        if self._packer is not None:
            self._check.add(data)
            self._unpacked += len(data)
            packed = self._packer.run(data, last)
            self._packed += len(packed)
            out += packed
        return out + self._end() if last else out

    def _end(self):
        blocks, records, end = _Blocks(), b'', b''
        if self._packer is not None:
            end = bytes(-self._packed % 4) + self._check.digest()
            records = blocks.add(self._packed + _check_size(self._kind), self._unpacked)
        index = b'\0' + _number(blocks.n) + records
        index = _sealed(index + bytes(-len(index) % 4))
        foot = (len(index) // 4 - 1).to_bytes(4, 'little') + self._flags()
        return end + index + crc32(foot).to_bytes(4, 'little') + foot + _ENDING


class XzUnpacker:
    """Unpacks a .xz stream."""
    __slots__ = ('_memlimit', '_phase', '_kind', '_check', '_coder', '_head', '_sizes', '_packed', '_unpacked', '_blocks', '_listed',
                 '_left', '_sum', '_index', 'check', 'over', 'starves', 'ahead')

    def __init__(self, memlimit):
        self._memlimit, self._phase, self.check, self.over, self.starves = memlimit, 'head', UNKNOWN, False, False
        self._blocks, self._listed, self.ahead = _Blocks(), _Blocks(), 0

    @property
    def done(self):
        """Whether it is over."""
        return self.over

    def run(self, data, at, most):
        """Unpacks from there, to at most so many bytes; below 0: to all. Gives them, and how far it has read."""
        found, self.starves, self.ahead = [], False, 0
        while not self.over and not self.starves:
            if self._phase == 'block':
                piece, at = self._block(data, at, most)
                found.append(piece)
                most -= len(piece)
                if not piece and not self.starves and self._phase == 'block':
                    self.ahead = self._coder.ahead
                    break
                continue
            told = self.check
            to = getattr(self, '_take_' + self._phase)(data, at)
            self.starves = to is None
            at = at if to is None else to
            if not most and self.check != told:
                break  # without room, the head is told of first
        if self.starves:
            self.ahead = len(data) - at
        return b''.join(found), at

    def _take_head(self, data, at):
        if len(data) - at < 12:
            return None
        if data[at:at + 6] != _MAGIC:
            raise LZMAError('Input format not supported by decoder')
        if not _seal_of(data, at + 6, at + 12):
            raise _corrupt()
        if data[at + 6] or data[at + 7] > 15:
            raise _unsupported()
        self.check = self._kind = data[at + 7]
        self._phase = 'begin'
        return at + 12

    def _take_begin(self, data, at):
        """The head of a block, or the beginning of the index."""
        if at == len(data):
            return None
        size = data[at] * 4 + 4
        if size == 4:
            self._phase, self._sum, self._index = 'count', crc32(b'\0'), 1
            return at + 1
        if len(data) - at < size:
            return None
        if not _seal_of(data, at, at + size):
            raise _corrupt()
        chain = self._read_head(data, at + 1, at + size - 4)
        self._coder = unpacker(chain, self._memlimit)
        self._check, self._head, self._packed, self._unpacked = _Check(self._kind), size, 0, 0
        self._phase = 'block'
        return at + size

    def _read_head(self, data, at, end):
        flags = data[at]
        if flags & 0x3c:
            raise _unsupported()
        at += 1
        sizes = [None, None]
        for i in range(2):
            if flags & 0x40 << i:
                sizes[i], at = self._within(data, at, end)
        self._sizes, chain = sizes, []
        for _ in range((flags & 3) + 1):
            kind, at = self._within(data, at, end)
            size, at = self._within(data, at, end)
            if size > end - at:
                raise _corrupt()
            if kind not in (LZMA2, *range(DELTA, SPARC + 1)):
                raise _unsupported()
            chain.append((kind, options_of(kind, data[at:at + size])))
            at += size
        if any(data[at:end]) or [kind for kind, _ in chain].index(LZMA2) + 1 != len(chain):
            raise _unsupported()
        return chain

    @staticmethod
    def _within(data, at, end):
        found = _take_number(data, at, end)
        if found is None:
            raise _corrupt()
        return found

    def _block(self, data, at, most):
        coder, (packed, unpacked) = self._coder, self._sizes
        found, to = coder.run(data, at, most)
        self._packed += to - at
        self._unpacked += len(found)
        self._check.add(found)
        self.starves = coder.starves
        if packed is not None and self._packed > packed or unpacked is not None and self._unpacked > unpacked:
            raise _corrupt()
        if coder.done:
            if packed not in (None, self._packed) or unpacked not in (None, self._unpacked):
                raise _corrupt()
            self._phase, self.starves = 'check', False
        return found, to

    def _take_check(self, data, at):
        """What pads a block, and its checksum."""
        pad, size = -self._packed % 4, _check_size(self._kind)
        if any(data[at:at + pad]):
            raise _corrupt()
        if len(data) - at < pad + size:
            return None
        at += pad
        digest = self._check.digest()
        if digest not in (None, data[at:at + size]):
            raise _corrupt()
        self._blocks.add(self._head + self._packed + size, self._unpacked)
        self._phase = 'begin'
        return at + size

    def _listed_number(self, data, at):
        """A number of the index."""
        found = _take_number(data, at, len(data))
        if found is not None:
            self._read_index(data, at, found[1])
        return found

    def _read_index(self, data, at, to):
        self._sum = crc32(data[at:to], self._sum)
        self._index += to - at

    def _take_count(self, data, at):
        found = self._listed_number(data, at)
        if found is None:
            return None
        self._left, at = found
        if self._left != self._blocks.n:
            raise _corrupt()
        self._phase = 'records'
        return at

    def _take_records(self, data, at):
        if not self._left:
            self._phase = 'index'
            return at
        first = _take_number(data, at, len(data))
        second = first and _take_number(data, first[1], len(data))
        if not second:
            return None
        self._read_index(data, at, second[1])
        self._listed.add(first[0], second[0])
        self._left -= 1
        return second[1]

    def _take_index(self, data, at):
        """What pads the index, and its checksum."""
        pad = -self._index % 4
        if any(data[at:at + pad]) or not self._listed.same(self._blocks):
            raise _corrupt()
        if len(data) - at < pad + 4:
            return None
        self._read_index(data, at, at + pad)
        at += pad
        if int.from_bytes(data[at:at + 4], 'little') != self._sum:
            raise _corrupt()
        self._phase = 'foot'
        return at + 4

    def _take_foot(self, data, at):
        if len(data) - at < 12:
            return None
        foot = data[at:at + 12]
        if foot[10:] != _ENDING or int.from_bytes(foot[:4], 'little') != crc32(foot[4:10]):
            raise _corrupt()
        if foot[8]:
            raise _unsupported()
        if foot[9] != self._kind or int.from_bytes(foot[4:8], 'little') != self._index // 4:
            raise _corrupt()
        self.over = True
        return at + 12


# ---- .lzma ----

class AlonePacker:
    """Packs a .lzma file, whose end is marked."""
    __slots__ = '_head', '_packer'

    def __init__(self, chain):
        kind, options = chain[0]
        reach = options['dict_size'] - 1
        for shift in (2, 3, 4, 8, 16):  # a size that a strict reader takes
            reach |= reach >> shift
        self._head, self._packer = properties(kind, {**options, 'dict_size': reach + 1}) + b'\xff' * 8, Packer(chain)

    def run(self, data, last):
        """Packs some bytes; `last`: there are no others."""
        head, self._head = self._head, b''
        return head + self._packer.run(data, last)


class AloneUnpacker:
    """Unpacks a .lzma file; `strict`: only one as there are many, since nothing else says that it is one."""
    __slots__ = '_memlimit', '_strict', '_coder', 'starves', 'ahead'
    check = NONE

    def __init__(self, memlimit, strict=False):
        self._memlimit, self._strict, self._coder, self.starves, self.ahead = memlimit, strict, None, True, 0

    @property
    def done(self):
        """Whether it is over."""
        return self._coder is not None and self._coder.done

    def run(self, data, at, most):
        """Unpacks from there, to at most so many bytes; below 0: to all. Gives them, and how far it has read."""
        if not most:
            return b'', at
        if self._coder is None:
            self._refuse(data[at:at + 13])
            if len(data) - at < 13:
                self.starves, self.ahead = True, len(data) - at
                return b'', at
            chain = [(LZMA1, options_of(LZMA1, data[at:at + 5]))]
            at += 13
            self._coder = unpacker(chain, self._memlimit, int.from_bytes(data[at - 8:at], 'little'))
        found, at = self._coder.run(data, at, most)
        self.starves, self.ahead = self._coder.starves, self._coder.ahead
        return found, at

    def _refuse(self, head):
        """Raises an error where a file does not begin so."""
        bad = len(head) > 0 and (head[0] > 224 or head[0] % 9 + head[0] // 9 % 5 > 4)
        if self._strict and len(head) > 4 and not bad:
            size = int.from_bytes(head[1:5], 'little') - 1
            up = size
            for shift in (2, 3, 4, 8, 16):
                up |= up >> shift
            bad = size != 0xfffffffe and up != size
        if self._strict and len(head) > 12 and not bad:
            size = int.from_bytes(head[5:], 'little')
            bad = 1 << 38 <= size < _UNTIL_MARKED
        if bad:
            raise LZMAError('Input format not supported by decoder')


class AutoUnpacker:
    """Unpacks what its first byte says it is."""
    __slots__ = '_memlimit', '_inner', 'starves'

    def __init__(self, memlimit):
        self._memlimit, self._inner, self.starves = memlimit, None, True

    @property
    def check(self):
        """The kind of checksum, where it is known."""
        return self._inner.check if self._inner else UNKNOWN

    @property
    def ahead(self):
        """The bytes that it has seen behind those that run() has told of."""
        return self._inner.ahead if self._inner else 0

    @property
    def done(self):
        """Whether it is over."""
        return self._inner is not None and self._inner.done

    def run(self, data, at, most):
        """Unpacks from there, to at most so many bytes; below 0: to all. Gives them, and how far it has read."""
        if self._inner is None and len(data) > at:
            xz = data[at] == _MAGIC[0]
            self._inner = XzUnpacker(self._memlimit) if xz else AloneUnpacker(self._memlimit, True)
        if self._inner is None:
            return b'', at
        found, at = self._inner.run(data, at, most)
        self.starves = self._inner.starves
        return found, at
