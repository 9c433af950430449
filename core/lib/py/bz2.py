"""Packing and unpacking of bytes with bzip2, and files that it has packed."""

from compression._common import _streams

from _hn import _bz2_pack, _bz2_unpack, _index, _instance, _member_fix, _type_seal

__all__ = ['BZ2File', 'BZ2Compressor', 'BZ2Decompressor', 'open', 'compress', 'decompress']

_HEAD, _LEAST, _OUT = 1 << 15, 1 << 12, 1 << 15
# How a step ends: hn_coded.
_INPUT, _ROOM, _LAST, _BAD, _MEMORY, _ASIDE, _MORE = range(7)


def _state():
    """A stream at its beginning, with memory for a short block."""
    return bytearray(_HEAD + _LEAST)


def _enlarge(state):
    """Gives the block of a stream twice the memory."""
    state += bytes(len(state) - _HEAD)


def _level(level):
    if not 1 <= level <= 9:
        raise ValueError('compresslevel must be between 1 and 9')
    return level


class BZ2Compressor:
    """Packs what it is given, part by part. The level says how many hundred thousands of bytes a block has."""
    __module__ = '_bz2'
    __slots__ = '_state', '_level', '_over'

    def __new__(cls, compresslevel=9, /):
        return _instance(cls, _state(), _level(_index(compresslevel)), False)

    def _run(self, data, flush):
        state, sorting, out = self._state, bytearray(), bytearray(_OUT)
        parts, at, end = [], 0, _MORE
        while end != _INPUT and end != _LAST:
            got = _bz2_pack(data, at, state, out, sorting, self._level, flush)
            at, made, end = at + (got >> 23), got >> 3 & 0xfffff, got & 7
            if made:
                parts.append(out[:made])
            if end == _MEMORY:
                _enlarge(state)
            elif end == _ASIDE:
                sorting = bytearray(16 * (len(state) - _HEAD))
            elif end == _BAD:
                raise OSError('Invalid data stream')
            elif end == _INPUT and at < len(data):
                end = _MORE
        return b''.join(parts)

    def compress(self, data, /):
        """Add bytes; gives what is packed by then."""
        data = _streams.as_bytes(data)
        if self._over:
            raise ValueError('Compressor has been flushed')
        return self._run(data, False)

    def flush(self):
        """What is to be packed still, and the end of the stream."""
        if self._over:
            raise ValueError('Repeated call to flush()')
        self._over = True
        packed, self._state = self._run(b'', True), None
        return packed

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle '_bz2.BZ2Compressor' object")


class BZ2Decompressor:
    """Unpacks a stream, part by part."""
    __module__ = '_bz2'
    __slots__ = '_state', '_rest', '_unused_data', '_needs_input', '_eof'

    def __new__(cls, /):
        return _instance(cls, _state(), b'', b'', True, False)

    def _run(self, data, most):
        """Unpacks to at most so many bytes; below 0: to all. Gives them, and how far it has read."""
        state, out, parts, at, end = self._state, bytearray(_OUT), [], 0, _MORE
        while end != _LAST and (end != _INPUT or at < len(data)) and (end != _ROOM or most):
            if 0 <= most < len(out):
                del out[most:]
            got = _bz2_unpack(data, at, state, out)
            at, made, end = at + (got >> 23), got >> 3 & 0xfffff, got & 7
            if made:
                parts.append(out[:made])
                most -= made
            if end == _MEMORY:
                _enlarge(state)
            elif end == _BAD:
                raise OSError('Invalid data stream')
        self._eof = end == _LAST
        return b''.join(parts), at

    def decompress(self, data, max_length=-1):
        """Unpack some more; where max_length is not negative, to no more bytes than that."""
        data, max_length = _streams.as_bytes(data), _index(max_length)
        if self._eof:
            raise EOFError('End of stream already reached')
        data, self._rest = self._rest + data, b''
        found, at = self._run(data, max_length)
        if self._eof:
            self._unused_data, self._state = data[at:], None
        else:
            self._rest = data[at:]
        self._needs_input = not self._eof and not self._rest
        return found

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle '_bz2.BZ2Decompressor' object")


for _cls, _names in ((BZ2Compressor, ()), (BZ2Decompressor, ('unused_data', 'needs_input', 'eof'))):
    for _name in _names:
        _member_fix(_cls, '_' + _name, _name, None)
        _member_fix(_cls, _name, _name, False)
    _type_seal(_cls, False)
del _cls, _names, _name


class BZ2File(_streams.BaseStream):
    """A file that bzip2 has packed, to be read, or written. It is named, or it is a file object."""

    def __init__(self, filename, mode='r', *, compresslevel=9):
        self._file = None
        _level(compresslevel)
        mode = mode or 'r'
        if mode not in ('r', 'rb', 'w', 'wb', 'x', 'xb', 'a', 'ab'):
            raise ValueError(f'Invalid mode: {mode!r}')
        reads = mode[0] == 'r'
        self._open(filename, 'rb' if reads else 'wb', mode[0] + 'b', None if reads else BZ2Compressor(compresslevel))
        if reads:
            self._unpack(BZ2Decompressor, OSError)

    def readlines(self, size=-1):
        """The lines that are left, or of these as many as have so many bytes."""
        self._need('reading')
        return self._buffer.readlines(_whole(size))

    def readline(self, size=-1):
        """The bytes up to the end of a line, or so many of them."""
        self._need('reading')
        return self._buffer.readline(_whole(size))

    def writelines(self, seq):
        """Adds the bytes of each item."""
        for data in seq:
            self.write(data)


def _whole(size):
    if not hasattr(size, '__index__'):
        raise TypeError('Integer argument expected')
    return _index(size)


def open(filename, mode='rb', compresslevel=9, encoding=None, errors=None, newline=None):
    """A packed file, of bytes or, with t in the mode, of text; it is named, or it is a file object."""
    return _streams.text_or_bytes(mode, lambda plain: BZ2File(filename, plain, compresslevel=compresslevel),
                                  encoding=encoding, errors=errors, newline=newline)


def compress(data, compresslevel=9):
    """Bytes, packed as one stream."""
    packer = BZ2Compressor(compresslevel)
    return packer.compress(data) + packer.flush()


def decompress(data):
    """Bytes, unpacked, of all streams; what follows them and is no stream is left out."""
    found = []
    while data:
        stream = BZ2Decompressor()
        try:
            found.append(stream.decompress(data))
        except OSError:
            if not found:
                raise
            break
        if not stream.eof:
            raise ValueError('Compressed data ended before the end-of-stream marker was reached')
        data = stream.unused_data
    return b''.join(found)
