"""What compression.zstd is made of: frames of Zstandard (RFC 8878), around the blocks that C packs and unpacks."""

from struct import pack, pack_into, unpack_from

from _hn import (_zstd_count, _zstd_find, _zstd_pack, _zstd_pack_literals, _zstd_sum, _zstd_unpack, _zstd_unpack_literals)

BLOCK, MAGIC, DICTIONARY, SKIPPABLE = 1 << 17, 0xfd2fb528, 0xec30a437, 0x184d2a50
UNKNOWN = (1 << 64) - 1
# Where the parts of a state are (hn_zstd_state).
_CODES, _CODE, _BACK, _WEIGHTS, _FINDER = 192, 132, 588, 600, 858
_SYMBOLS, _LOGS = (36, 32, 53), (9, 8, 9)  # of the numbers of literals, the distances and the lengths
_EXTRA = (bytes(16) + bytes((1, 1, 1, 1, 2, 2, 3, 3, 4)) + bytes(range(6, 17)), bytes(range(32)),
          bytes(32) + bytes((1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5)) + bytes(range(7, 17)))
_MOST_SEQUENCES, _MARGIN = 1 << 13, 1 << 9


class ZstdError(Exception):
    """An error of the Zstandard format."""
    __module__ = 'compression.zstd'


def _corrupt():
    return ZstdError('Unable to decompress Zstandard data: Data corruption detected')


def _code(counts, log):
    """A code as a state has it."""
    return pack(f'<{len(counts)}h{128 - 2 * len(counts)}xB3x', *counts, log)


_FIXED = (_code([4, 3] + [2] * 11 + [1, 1, 1] + [2] * 9 + [3, 2, 1, 1, 1, 1, 1, -1, -1, -1, -1], 6),
          _code([1] * 6 + [2, 2, 2] + [1] * 15 + [-1] * 5, 5), _code([1, 4, 3] + [2] * 6 + [1] * 37 + [-1] * 7, 6))


def new_state():
    """A state at the beginning of a frame."""
    state = bytearray(b''.join([extra.ljust(64, b'\0') for extra in _EXTRA]))
    state += bytes(868 - len(state))
    pack_into('<3I', state, _BACK, 1, 4, 8)
    return state


# ---- checksums ----

_P1, _P2, _P3, _P4, _P5 = 0x9e3779b185ebca87, 0xc2b2ae3d27d4eb4f, 0x165667b19e3779f9, 0x85ebca77c2b2ae63, 0x27d4eb2f165667c5
_FULL = (1 << 64) - 1


def _turn(value, by):
    return (value << by | value >> 64 - by) & _FULL


def _mixed(value):
    return _turn(value * _P2 & _FULL, 31) * _P1


class Sum:
    """The lowest four bytes of the XXH64 of some bytes."""
    __slots__ = '_lanes', '_rest', '_size'

    def __init__(self):
        self._lanes, self._rest, self._size = bytearray(pack('<4Q', (_P1 + _P2) & _FULL, _P2, 0, -_P1 & _FULL)), b'', 0

    def add(self, data):
        self._size += len(data)
        data = self._rest + data
        whole = len(data) & ~31
        _zstd_sum(self._lanes, data, whole)
        self._rest = data[whole:]

    def digest(self):
        found, rest = _P5, self._rest
        if self._size > 31:
            lanes = unpack_from('<4Q', self._lanes)
            found = sum(_turn(lane, by) for lane, by in zip(lanes, (1, 7, 12, 18)))
            for lane in lanes:
                found = (found ^ _mixed(lane) & _FULL) * _P1 + _P4 & _FULL
        found = found + self._size & _FULL
        at = 0
        for at in range(8, len(rest) + 1, 8):
            found = _turn(found ^ _mixed(int.from_bytes(rest[at - 8:at], 'little')) & _FULL, 27) * _P1 + _P4 & _FULL
        if len(rest) - at >= 4:
            found = _turn(found ^ int.from_bytes(rest[at:at + 4], 'little') * _P1 & _FULL, 23) * _P2 + _P3 & _FULL
            at += 4
        for byte in rest[at:]:
            found = _turn(found ^ byte * _P5 & _FULL, 11) * _P1 & _FULL
        found = (found ^ found >> 33) * _P2 & _FULL
        found = (found ^ found >> 29) * _P3 & _FULL
        return (found ^ found >> 32).to_bytes(8, 'little')[:4]


# ---- headers ----

class Header:
    """What the header of a frame says. `size`: bytes of it; `left`: bytes of a skippable frame."""
    __slots__ = 'size', 'window', 'content', 'dict_id', 'sums', 'left'


def read_header(data, at):
    """The header there; None: it is longer than what there is."""
    n = len(data) - at
    magic = int.from_bytes(data[at:at + 4], 'little')
    skips = n >= 4 and magic & ~15 == SKIPPABLE
    if n < 5:
        if not skips and MAGIC.to_bytes(4, 'little')[:n] != bytes(data[at:at + 4]) and \
                SKIPPABLE.to_bytes(4, 'little')[1:n] != bytes(data[at + 1:at + 4]):
            raise ZstdError('Unknown frame descriptor')
        return None
    header = Header()
    if skips:
        if n < 8:
            return None
        header.size, header.left, header.window = 8, int.from_bytes(data[at + 4:at + 8], 'little'), 0
        header.content = header.dict_id = header.sums = 0
        return header
    if magic != MAGIC:
        raise ZstdError('Unknown frame descriptor')
    flags, at = data[at + 4], at + 5
    single, sizes, ids = flags >> 5 & 1, flags >> 6, (0, 1, 2, 4)[flags & 3]
    of_size = 1 << sizes if sizes else single
    header.size, header.left = 5 + (not single) + ids + of_size, 0
    if n < header.size:
        return None
    if flags & 8:
        raise ZstdError('Unsupported frame parameter')
    if not single:
        log = (data[at] >> 3) + 10
        if log > 31:
            raise ZstdError('Frame requires too much memory for decoding')
        header.window = (1 << log) + (1 << log - 3) * (data[at] & 7)
        at += 1
    header.dict_id = int.from_bytes(data[at:at + ids], 'little')
    at += ids
    header.content = int.from_bytes(data[at:at + of_size], 'little') + (256 if of_size == 2 else 0) if of_size else UNKNOWN
    if single:
        header.window = header.content
    header.sums = flags >> 2 & 1
    return header


# ---- codes ----

def _read_code(data, at, symbols, most):
    """How often each symbol occurs, as a state has it, and where that ends."""
    bits, log = int.from_bytes(data[at:at + 192], 'little'), (data[at] & 15) + 5
    if log > most:
        raise _corrupt()
    left, counts, used = 1 << log, [], 4
    bits >>= 4
    while left:
        n = (left + 1).bit_length() - 1
        low = (1 << n) - 1
        few = 2 * low - left
        count = bits & low
        if count >= few:
            count = bits & 2 * low + 1
            if count > low:
                count -= few
            n += 1
        bits >>= n
        used += n
        counts.append(count - 1)
        left -= abs(count - 1)
        more = 3 if count == 1 else 0
        while more == 3:
            more = bits & 3
            bits >>= 2
            used += 2
            counts += [0] * more
            if len(counts) > symbols:
                raise _corrupt()
        if len(counts) > symbols:
            raise _corrupt()
    at += used + 7 >> 3
    if at > len(data):
        raise _corrupt()
    return counts, log, at


def _cells(counts, log):
    """The table of a code: (symbol, bits, next state)."""
    size = 1 << log
    symbols, at, rare, step = [0] * size, 0, size, (size >> 1) + (size >> 3) + 3
    for symbol, n in enumerate(counts):
        if n < 0:
            rare -= 1
            symbols[rare] = symbol
    for symbol, n in enumerate(counts):
        for _ in range(n):
            symbols[at] = symbol
            at = at + step & size - 1
            while at >= rare:
                at = at + step & size - 1
    following, cells = [abs(n) for n in counts], []
    for symbol in symbols:
        n = following[symbol]
        following[symbol] += 1
        bits = log + 1 - n.bit_length()
        cells.append((symbol, bits, (n << bits) - size))
    return cells


def _read_weights(data):
    """The weights that are packed by a code with two states."""
    counts, log, at = _read_code(data, 0, 12, 6)
    cells, bits = _cells(counts, log), int.from_bytes(data[at:], 'little')
    left = bits.bit_length() - 1
    if at == len(data) or not data[-1] or left < 2 * log:
        raise _corrupt()
    left -= 2 * log
    state, other = bits >> left + log & (1 << log) - 1, bits >> left & (1 << log) - 1
    weights = []
    while len(weights) < 254:
        symbol, n, state_next = cells[state]
        weights.append(symbol)
        left -= n
        if left < 0:
            return weights + [cells[other][0]]
        state, other = other, state_next + (bits >> left & (1 << n) - 1)
    raise _corrupt()


def _set_weights(state, weights):
    state[_WEIGHTS:_WEIGHTS + 2 + len(weights)] = len(weights).to_bytes(2, 'little') + bytes(weights)


def _read_tree(state, data, at):
    """Reads the code for literals; where it ends."""
    head = data[at]
    at += 1
    end = at + (head if head < 128 else head - 126 >> 1)
    if end > len(data):
        raise _corrupt()
    if head < 128:
        weights = _read_weights(data[at:end])
    else:
        weights = [half for byte in data[at:end] for half in (byte >> 4, byte & 15)][:head - 127]
    _set_weights(state, weights)
    return end


# ---- unpacking ----

class Dictionary:
    """What a dictionary gives: its content, and a state whose codes it begins with."""
    __slots__ = 'content', 'state', 'dict_id'

    def __init__(self, data, raw):
        self.content, self.state, self.dict_id = data, None, 0
        if raw or data[:4] != DICTIONARY.to_bytes(4, 'little'):
            return
        state = new_state()
        try:
            at = _read_tree(state, data, 8)
            for which in 1, 2, 0:
                counts, log, at = _read_code(data, at, _SYMBOLS[which], _LOGS[which])
                _set_code(state, which, _code(counts, log))
            if not _zstd_unpack_literals(state, b'\1', 0, 1, bytearray(1), 0, 0):
                raise _corrupt()
        except (ZstdError, IndexError):
            raise ZstdError('Dictionary is corrupted') from None
        state[_BACK:_BACK + 12] = data[at:at + 12]
        self.content, self.state, self.dict_id = data[at + 12:], state, int.from_bytes(data[4:8], 'little')
        if len(data) < at + 12 or any(not 0 < back <= len(self.content) for back in unpack_from('<3I', state, _BACK)):
            raise ZstdError('Dictionary is corrupted')


def _set_code(state, which, code):
    state[_CODES + _CODE * which:_CODES + _CODE * (which + 1)] = code


class Unpacker:
    """Unpacks a frame."""
    __slots__ = '_dictionary', '_most', '_header', '_state', '_window', '_sum', '_made', '_left', '_last', '_skip', 'over'

    def __init__(self, dictionary, most):
        self._dictionary, self._most = dictionary, most
        self._header = self._state = self._window = self._sum = None
        self._made, self._left, self._last, self.over = 0, 0, False, False

    def step(self, data, at):
        """Takes what is at a place: what came out, and where it ends. None: more is needed."""
        if self._left:  # of a raw block, or of a frame to be skipped
            part = data[at:at + self._left]
            if not part:
                return None
            self._left -= len(part)
            skips = not self._header.window and self._state is None
            if not self._left and skips:
                self.over = True
            return (b'' if skips else self._out(part)), at + len(part)
        if self._header is None:
            return self._begin(data, at)
        return self._end(data, at) if self._last else self._block(data, at)

    def _begin(self, data, at):
        try:
            header = read_header(data, at)
            if header is None:
                return None
            if header.window > self._most:
                raise ZstdError('Frame requires too much memory for decoding')
            given = self._dictionary
            if header.dict_id and header.dict_id != (given.dict_id if given else 0):
                raise ZstdError('Dictionary mismatch')
        except ZstdError as e:
            raise ZstdError(f'Unable to decompress Zstandard data: {e}') from None
        self._header = header
        if header.size == 8 and data[at:at + 4] != MAGIC.to_bytes(4, 'little'):
            self._left, self.over = header.left, not header.left
            return b'', at + 8
        self._state = bytearray(given.state) if given and given.state else new_state()
        self._window = bytearray(given.content) if given else bytearray()
        self._sum = Sum() if header.sums else None
        return b'', at + header.size

    def _block(self, data, at):
        if len(data) - at < 3:
            return None
        head = data[at] | data[at + 1] << 8 | data[at + 2] << 16
        kind, size, room = head >> 1 & 3, head >> 3, min(self._header.window, BLOCK)
        if kind == 3 or size > room:
            raise _corrupt()
        at += 3
        if len(data) - at < (0, 1, size)[kind]:
            return None
        self._last = bool(head & 1)
        if kind == 0:
            self._left = size
            return b'', at
        if kind == 1:
            return self._out(data[at:at + 1] * size), at + 1
        if size < 2:
            raise _corrupt()
        try:
            return self._packed(data[at:at + size], room), at + size
        except IndexError:
            raise _corrupt() from None

    def _packed(self, data, room):
        window = self._window
        begin = len(window)
        window += bytes(2 * room)
        literals, at = self._literals(data, begin + room, room)
        count = data[at]
        at += 1
        if count == 255:
            count = data[at] + (data[at + 1] << 8) + 0x7f00
            at += 2
        elif count > 127:
            count = (count - 128 << 8) + data[at]
            at += 1
        at = self._codes(data, at) if count else at
        if not count and at < len(data):
            raise _corrupt()
        n = _zstd_unpack(self._state, data, at, len(data) - at, count, window, begin, room, literals)
        if n < 0:
            raise _corrupt()
        del window[begin + n:]
        return self._out(window[begin:], False)

    def _literals(self, data, to, room):
        """Puts the literals into the window; gives how many there are, and where they end in the data."""
        kind, form = data[0] & 3, data[0] >> 2 & 3
        if kind < 2:
            at = 1 if not form & 1 else form + 1 - (form == 1) * 0
            at = (1, 2, 1, 3)[form]
            size = int.from_bytes(data[:at], 'little') >> (4 if form & 1 else 3)
            packed = 1 if kind else size
        else:
            at, bits = (3, 3, 4, 5)[form], (10, 10, 14, 18)[form]
            head = int.from_bytes(data[:at], 'little') >> 4
            size, packed = head & (1 << bits) - 1, head >> bits
        end = at + packed
        if size > room or end > len(data):
            raise _corrupt()
        if kind < 2:
            self._window[to:to + size] = data[at:end] if not kind else data[at:end] * size
            return size, end
        data = data[:end]
        if kind == 2:
            at = _read_tree(self._state, data, at)
        sizes = [end - at]
        if form:
            if size < 6 or end - at < 6:
                raise _corrupt()
            sizes = list(unpack_from('<3H', data, at))
            at += 6
            sizes.append(end - at - sum(sizes))
        each = size + 3 >> 2 if form else size
        for i, n in enumerate(sizes):
            some = size - 3 * each if i == 3 else each
            if n < 1 or some < 0 or not _zstd_unpack_literals(self._state, data, at, n, self._window, to, some):
                raise _corrupt()
            at += n
            to += some
        return size, end

    def _codes(self, data, at):
        modes = data[at]
        at += 1
        if modes & 3:
            raise _corrupt()
        for which in 0, 1, 2:
            mode = modes >> 6 - 2 * which & 3
            if mode == 0:
                _set_code(self._state, which, _FIXED[which])
            elif mode == 1:
                if data[at] >= _SYMBOLS[which]:
                    raise _corrupt()
                _set_code(self._state, which, _code([0] * data[at] + [1], 0))
                at += 1
            elif mode == 2:
                counts, log, at = _read_code(data, at, _SYMBOLS[which], _LOGS[which])
                _set_code(self._state, which, _code(counts, log))
        return at

    def _out(self, data, fresh=True):
        window, reach = self._window, self._header.window
        if fresh:
            window += data
        if len(window) > 2 * (reach + BLOCK):
            del window[:len(window) - reach]
        self._made += len(data)
        if self._made > self._header.content:
            raise _corrupt()
        if self._sum:
            self._sum.add(data)
        self._ends(0)
        return data

    def _ends(self, sums):
        if self._last and not self._left and (sums or not self._sum):
            if self._header.content not in (self._made, UNKNOWN):
                raise _corrupt()
            self.over, self._window = True, None

    def _end(self, data, at):
        if not self._sum:  # an empty block was the last one
            self._ends(1)
            return b'', at
        if len(data) - at < 4:
            return None
        if data[at:at + 4] != self._sum.digest():
            raise ZstdError("Unable to decompress Zstandard data: Restored data doesn't match checksum")
        self._ends(1)
        return b'', at + 4
