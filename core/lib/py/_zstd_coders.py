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
_MOST_SEQUENCES, _PIECE = 1 << 13, 1 << 18


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


def _rotated(value, by):
    return (value << by | value >> 64 - by) & _FULL


def _mixed(value):
    return _rotated(value * _P2 & _FULL, 31) * _P1


class Sum:
    """The XXH64 of some bytes, the lowest byte first."""
    __slots__ = '_lanes', '_rest', '_size'

    def __init__(self):
        self._lanes, self._rest, self._size = bytearray(pack('<4Q', (_P1 + _P2) & _FULL, _P2, 0, -_P1 & _FULL)), b'', 0

    def add(self, data):
        self._size += len(data)
        data = self._rest + data
        whole = len(data) & ~31
        _zstd_sum(self._lanes, data)
        self._rest = data[whole:]

    def digest(self):
        found, rest = _P5, self._rest
        if self._size > 31:
            lanes = unpack_from('<4Q', self._lanes)
            found = sum(_rotated(lane, by) for lane, by in zip(lanes, (1, 7, 12, 18)))
            for lane in lanes:
                found = (found ^ _mixed(lane) & _FULL) * _P1 + _P4 & _FULL
        found = found + self._size & _FULL
        at = 0
        for at in range(8, len(rest) + 1, 8):
            found = _rotated(found ^ _mixed(int.from_bytes(rest[at - 8:at], 'little')) & _FULL, 27) * _P1 + _P4 & _FULL
        if len(rest) - at >= 4:
            found = _rotated(found ^ int.from_bytes(rest[at:at + 4], 'little') * _P1 & _FULL, 23) * _P2 + _P3 & _FULL
            at += 4
        for byte in rest[at:]:
            found = _rotated(found ^ byte * _P5 & _FULL, 11) * _P1 & _FULL
        found = (found ^ found >> 33) * _P2 & _FULL
        found = (found ^ found >> 29) * _P3 & _FULL
        return (found ^ found >> 32).to_bytes(8, 'little')


# ---- headers ----

class Header:
    """What the header of a frame says. `size`: bytes of it; `left`: bytes of a skippable frame."""
    __slots__ = 'size', 'window', 'content', 'dict_id', 'sums', 'left', 'skips'


def read_header(data, at):
    """The header there; None: it is longer than what there is."""
    n = len(data) - at
    magic = int.from_bytes(data[at:at + 4], 'little')
    skips = n >= 4 and magic & ~15 == SKIPPABLE
    if n < 5:
        begin = bytes(data[at:at + 4])
        filled = int.from_bytes(begin + SKIPPABLE.to_bytes(4, 'little')[n:], 'little')
        if MAGIC.to_bytes(4, 'little')[:n] != begin[:n] and filled & ~15 != SKIPPABLE:
            raise ZstdError('Unknown frame descriptor')
        return None
    header = Header()
    header.skips = skips
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
        if log > 30:
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


def frame_size(data):
    """How many bytes the frame has that the data begins with."""
    header = read_header(data, 0)
    at = header.size + header.left if header else 1 << 62
    last = header and header.skips
    while not last and at + 3 <= len(data):
        head = int.from_bytes(data[at:at + 3], 'little')
        kind, size, last = head >> 1 & 3, head >> 3, head & 1
        if kind == 3:
            raise ZstdError('Data corruption detected')
        at += 3 + (1 if kind == 1 else size)
    at += 4 * header.sums if header else 0
    if not last or at > len(data):
        raise ZstdError('Src size is incorrect')
    return at


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
            if not _zstd_unpack_literals(b'\1', 0, 1, 0, 0, state, bytearray(1)):
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
            skips = self._header.skips
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
        if header.skips:
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
        n = _zstd_unpack(data, at, count, begin, room, literals, self._state, window)
        if n < 0:
            raise _corrupt()
        del window[begin + n:]
        return self._out(window[begin:], False)

    def _literals(self, data, to, room):
        """Puts the literals into the window; gives how many there are, and where they end in the data."""
        kind, form = data[0] & 3, data[0] >> 2 & 3
        if kind < 2:
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
            if n < 1 or at + n > end or some < 0 or not _zstd_unpack_literals(data, at, n, to, some, self._state, self._window):
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
        if self._last and not self._left:
            if self._header.content not in (self._made, UNKNOWN):
                raise _corrupt()
            if sums or not self._sum:
                self.over, self._window = True, None

    def _end(self, data, at):
        self._ends(0)  # an empty block may have been the last one
        if self.over:
            return b'', at
        if len(data) - at < 4:
            return None
        if data[at:at + 4] != self._sum.digest()[:4]:
            raise ZstdError("Unable to decompress Zstandard data: Restored data doesn't match checksum")
        self._ends(1)
        return b'', at + 4


# ---- packing ----

def _put_code(counts, log):
    """The bytes that say a code."""
    bits, used, left, zeros = log - 5, 4, 1 << log, 0
    for count in counts:
        n = (left + 1).bit_length() - 1
        low = (1 << n) - 1
        few, value = 2 * low - left, count + 1
        if zeros and not count:
            zeros += 1
            continue
        if zeros:
            bits, used, zeros = _put_zeros(bits, used, zeros - 1), used + 2 * ((zeros - 1) // 3 + 1), 0
        if value >= few:
            n += 1
            if value > low:
                value += few
        bits |= value << used
        used += n
        left -= abs(count)
        zeros = 0 if count else 1
        if not left:
            break
    return bits.to_bytes(used + 7 >> 3, 'little')


def _put_zeros(bits, used, zeros):
    """Says how many more symbols do not occur."""
    while zeros >= 3:
        bits |= 3 << used
        used += 2
        zeros -= 3
    return bits | zeros << used


def _scaled(counts, log):
    """Counts that fill a table, in proportion."""
    total, size = sum(counts), 1 << log
    found = [max(1, n * size // total) if n else 0 for n in counts]
    while (excess := sum(found) - size) > 0:
        at = found.index(max(found))
        found[at] -= min(excess, found[at] + 1 >> 1)
    found[counts.index(max(counts))] -= excess
    return found


def _lengths(counts, most):
    """How many bits each symbol gets, at most so many."""
    least = 0
    while True:
        queue = sorted([(max(n, least), symbol) for symbol, n in enumerate(counts) if n])
        trees, first, at, made = [each[0] for each in queue], 0, 0, []
        above = [0] * (2 * len(queue))
        for node in range(len(queue), 2 * len(queue) - 1):
            total = 0
            for _ in 0, 1:
                if at < len(queue) and (first == len(made) or trees[at] <= made[first]):
                    total += trees[at]
                    above[at] = node
                    at += 1
                else:
                    total += made[first]
                    above[len(queue) + first] = node
                    first += 1
            made.append(total)
        depth = [0] * (2 * len(queue))
        for node in range(2 * len(queue) - 3, -1, -1):
            depth[node] = depth[above[node]] + 1
        if max(depth) <= most:
            break
        least = 2 * least or (sum(trees) >> most) + 1
    lengths = [0] * len(counts)
    for (_, symbol), n in zip(queue, depth):
        lengths[symbol] = n
    return lengths


def _put_weights(weights):
    """The bytes that say weights, by a code; None: they cannot."""
    counts = [weights.count(n) for n in range(max(weights) + 1)]
    if max(counts) == len(weights) or len(weights) < 3:
        return None
    log = 6 if len(weights) > 64 else 5
    counts = _scaled(counts, log)
    places = {}
    for place, (symbol, bits, start) in enumerate(_cells(counts, log)):
        places.setdefault(symbol, []).append((start, bits, place))
    states, value, used = [None, None], 0, 0
    for at in range(len(weights) - 1, -1, -1):
        state = states[at & 1]
        if state is None:
            states[at & 1] = places[weights[at]][0][2]
            continue
        for start, bits, place in places[weights[at]]:
            if start <= state < start + (1 << bits):
                value |= state - start << used
                used += bits
                states[at & 1] = place
                break
    for state in states[1], states[0]:
        value |= state << used
        used += log
    return _put_code(counts, log) + (value | 1 << used).to_bytes((used >> 3) + 1, 'little')


def _put_tree(state, counts):
    """The bytes that say a code for literals that occur so often; None: there is no such code."""
    lengths = _lengths(counts, 11)
    longest = max(lengths)
    weights = [longest + 1 - n if n else 0 for n in lengths]
    while not weights[-1]:
        weights.pop()
    weights.pop()
    if not weights:
        return None
    _set_weights(state, weights)
    packed = _put_weights(weights)
    if packed and len(packed) < 128 and (len(weights) > 128 or len(packed) < len(weights) + 1 >> 1):
        return bytes((len(packed),)) + packed
    if len(weights) > 128:
        return None
    weights.append(0)
    return bytes((126 + len(weights), *[weights[i] << 4 | weights[i + 1] for i in range(0, len(weights) - 1, 2)]))


def _put_literals(state, literals):
    """The part of a block that has its literals."""
    n = len(literals)
    if n > 8 and literals.count(literals[:1]) == n:
        return _short_head(n, 1) + literals[:1]
    if n > 63:
        counts = bytearray(1024)
        _zstd_count(3, n, literals, state, counts)
        tree = _put_tree(state, unpack_from('<256I', counts))
        if tree:
            form = 0 if n < 256 else 1 if n < 1024 else 2 if n < 1 << 14 else 3
            each, out = n if not form else n + 3 >> 2, bytearray(n + 16)
            parts = []
            for at in range(0, n, each):
                made = _zstd_pack_literals(literals, at, min(each, n - at), state, out)
                parts.append(out[:made] if made >= 0 else bytes(n))
            if form:
                parts.insert(0, pack('<3H', *[len(part) & 0xffff for part in parts[:3]]))
            packed = tree + b''.join(parts)
            if len(packed) + 5 < n:
                bits, size = (10, 10, 14, 18)[form], (3, 3, 4, 5)[form]
                return (2 | form << 2 | n << 4 | len(packed) << 4 + bits).to_bytes(size, 'little') + packed
    return _short_head(n, 0) + literals


def _short_head(n, kind):
    if n < 32:
        return bytes((kind | n << 3,))
    return (kind | 4 | n << 4).to_bytes(2, 'little') if n < 4096 else (kind | 12 | n << 4).to_bytes(3, 'little')


def _put_sequences(state, sequences, n):
    """The part of a block that has its sequences."""
    head = bytes((n,)) if n < 128 else bytes((128 + (n >> 8), n & 255))
    if not n:
        return head
    modes, codes = 0, b''
    for which in 0, 1, 2:
        counts = bytearray(1024)
        _zstd_count(which, n, sequences, state, counts)
        counts = list(unpack_from(f'<{_SYMBOLS[which]}I', counts))
        while not counts[-1]:
            counts.pop()
        mode, code = 0, _FIXED[which]
        if counts[-1] == n:
            mode, code = 1, _code([0] * (len(counts) - 1) + [1], 0)
            codes += bytes((len(counts) - 1,))
        elif n > 63:
            log = min(max((n - 1).bit_length() - 2, (len(counts) - 1).bit_length(), 5), _LOGS[which])
            counts = _scaled(counts, log)
            mode, code = 2, _code(counts, log)
            codes += _put_code(counts, log)
        modes |= mode << 6 - 2 * which
        _set_code(state, which, code)
    out = bytearray(12 * n + 16)
    made = _zstd_pack(n, state, sequences, out)
    if made < 0:
        raise ZstdError('Unable to compress Zstandard data: Error (generic)')
    return head + bytes((modes,)) + codes + bytes(out[:made])


class Packer:
    """Packs frames, one behind the other. `depth`: of the search; `log`: of the window; `flags`: whether the header tells the size
    (1), whether there is a checksum (2), whether the header names the dictionary (4)."""
    __slots__ = '_state', '_window', '_at', '_table', '_first', '_sum', '_headed', '_log', '_shown', '_depth', '_flags', '_dictionary', '_known', '_made', '_over'

    def __init__(self, depth, log, flags, dictionary):
        self._shown, self._log = log, min(log, 19 if depth < 16 else 21)
        self._depth, self._flags, self._dictionary, self._known = depth, flags, dictionary, UNKNOWN
        self._begin()

    def _begin(self):
        given = self._dictionary
        self._state = bytearray(given.state) if given and given.state else new_state()
        self._window = bytearray(given.content[-1 << self._log:]) if given else bytearray()
        self._at, self._first, self._table, self._headed, self._made = len(self._window), 0, None, False, 0
        self._sum = Sum() if self._flags & 2 else None

    def pledge(self, size):
        """How much comes in the next frame."""
        self._known = size

    def run(self, data, mode):
        """Packs some bytes. mode 1: all of them; 2: they end the frame."""
        parts = []
        if self._sum:
            self._sum.add(data)
        self._made += len(data)
        if mode == 2 and self._made == len(data):
            self._known = self._made
        if self._known != UNKNOWN and (self._made > self._known or mode == 2 and self._made != self._known):
            self._known = UNKNOWN
            self._begin()
            raise ZstdError('Unable to compress Zstandard data: Src size is incorrect')
        for at in range(0, len(data) or 1, _PIECE):
            self._window += data[at:at + _PIECE]
            last = mode if at + _PIECE >= len(data) else 0
            while (left := len(self._window) - self._at) > BLOCK or last and left:
                parts += self._head(), self._block(last == 2)
        if mode == 2:
            if not self._headed or not self._over:
                parts += self._head(), b'\1\0\0'
            if self._sum:
                parts.append(self._sum.digest()[:4])
            self._known = UNKNOWN
            self._begin()
        return b''.join(parts)

    def _head(self):
        if self._headed:
            return b''
        self._headed, self._over = True, False
        given, known = self._dictionary, self._known if self._flags & 1 else UNKNOWN
        number = given.dict_id if given and self._flags & 4 else 0
        ids = 0 if not number else 1 if number < 256 else 2 if number < 65536 else 3
        single = known != UNKNOWN and known <= 1 << self._shown
        sizes = 0 if known == UNKNOWN or known < 256 and single else 1 if 256 <= known < 65792 else 2 if known < 1 << 32 else 3
        flags = sizes << 6 | single << 5 | bool(self._sum) << 2 | ids
        head = pack('<IB', MAGIC, flags) + (b'' if single else bytes((self._shown - 10 << 3,)))
        head += number.to_bytes((0, 1, 2, 4)[ids], 'little')
        if known != UNKNOWN and (sizes or single):
            head += (known - 256 if sizes == 1 else known).to_bytes(1 << sizes, 'little')
        return head

    def _find(self):
        """The sequences of the next block, how many they are, and its literals; goes behind it."""
        state, window = self._state, self._window
        log = min(max(len(window).bit_length(), 8), self._log)
        if self._table is None or log > state[_FINDER + 1]:
            bits, self._first = min(log, 16), 0
            pack_into('<4B', state, _FINDER, bits, log, self._depth, min(self._shown, 17))
            self._table = bytearray(4 * ((1 << bits) + (1 << log)))
        sequences, literals = bytearray(12 * (_MOST_SEQUENCES + 1)), bytearray(BLOCK)
        found = _zstd_find(self._first, self._at, state, window, self._table, sequences, literals)
        n, self._at = found >> 32, found & 0xffffffff
        self._first = self._at
        return sequences, n, bytes(literals[:int.from_bytes(sequences[12 * n:12 * n + 4], 'little')])

    def _block(self, last):
        begin, window, state = self._at, self._window, self._state
        back = state[_BACK:_BACK + 12]
        sequences, n, literals = self._find()
        size, packed, kind = self._at - begin, b'', 2
        if n or size > 32:
            packed = _put_literals(state, literals) + _put_sequences(state, sequences, n)
        if not packed or len(packed) >= size:
            packed, kind = bytes(window[begin:self._at]), 0
            state[_BACK:_BACK + 12] = back
            if size > 3 and packed.count(packed[:1]) == size:
                packed, kind = packed[:1], 1
        elif n == 1 and len(literals) == 1 and size > 8 and window[begin:self._at] == literals * size:
            packed, kind = literals, 1
            state[_BACK:_BACK + 12] = back
        self._over = last and self._at == len(window)
        if self._at > 2 << self._log:
            gone = self._at - (1 << self._log)
            del window[:gone]
            self._at -= gone
            self._first -= gone
            before = int.from_bytes(state[_FINDER + 6:], 'little')
            state[_FINDER + 6:] = (before + gone & 0xffffffff).to_bytes(4, 'little')
        return (self._over | kind << 1 | (size if kind < 2 else len(packed)) << 3).to_bytes(3, 'little') + packed


# ---- dictionaries ----

def made_dictionary(content, samples, size):
    """A dictionary of at most so many bytes, with codes for samples, which ends with the end of the content. None: there is no room."""
    literals, counts = b''.join(samples), bytearray(1024)
    _zstd_count(3, len(literals), literals, new_state(), counts)
    head = _put_tree(new_state(), [n + 1 for n in unpack_from('<256I', counts)])  # each byte has a code
    for which in 1, 2, 0:
        head += _put_code(unpack_from(f'<{(36, 29, 53)[which]}h', _FIXED[which]), _FIXED[which][128])
    room = size - len(head) - 20
    if room < 8:
        return None
    head += pack('<3I', 1, 4, 8) + content[-room:]
    number = Sum()
    number.add(head)
    return pack('<II', DICTIONARY, int.from_bytes(number.digest(), 'little') % ((1 << 31) - (1 << 15)) + (1 << 15)) + head
