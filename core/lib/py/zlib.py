"""Packing and unpacking of bytes: deflate streams, as they are (RFC 1951), in zlib's frame (RFC 1950) or in gzip's (RFC 1952)."""

from _hn import (_index, _instance, _member_fix, _payload, _type_made, _type_seal, _zlib_check, _zlib_deflate, _zlib_deflate_new,
                 _zlib_deflated, _zlib_inflate, _zlib_inflate_new, _zlib_inflated)
from _hn.memoryviews import dense_view

ZLIB_VERSION = ZLIB_RUNTIME_VERSION = '1.3.1'
__version__ = '1.0'
DEFLATED, DEF_MEM_LEVEL, DEF_BUF_SIZE, MAX_WBITS = 8, 8, 16384, 15
Z_NO_COMPRESSION, Z_BEST_SPEED, Z_BEST_COMPRESSION, Z_DEFAULT_COMPRESSION = 0, 1, 9, -1
Z_DEFAULT_STRATEGY, Z_FILTERED, Z_HUFFMAN_ONLY, Z_RLE, Z_FIXED = range(5)
Z_NO_FLUSH, Z_PARTIAL_FLUSH, Z_SYNC_FLUSH, Z_FULL_FLUSH, Z_FINISH, Z_BLOCK, Z_TREES = range(7)

_NONE = object()
_RAW, _ZLIB, _GZIP, _EITHER = range(4)
_CHECK = 1 << 16
# How a part of a stream ends, and what may be wrong with it: hn_inflate_end, hn_inflate_fault.
_INPUT, _ROOM, _LAST, _BAD = range(4)
_FAULTS = ('', 'invalid block type', 'invalid stored block lengths', 'too many length or distance symbols', 'invalid code lengths set',
           'invalid bit length repeat', 'invalid code -- missing end-of-block', 'invalid literal/lengths set', 'invalid distances set',
           'invalid literal/length code', 'invalid distance code', 'invalid distance too far back')
# Where a stream stands.
_HEAD, _BODY, _TAIL, _OVER, _FAILED = range(5)


class error(Exception):
    """Raised for what cannot be packed or unpacked."""


def _bytes(data):
    if isinstance(data, bytes):
        return _payload(data)
    if isinstance(data, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    return dense_view(data).tobytes()


def _checksum(data, crc, value):
    for at in range(0, len(data), _CHECK):
        value = _zlib_check(data, at, crc, value)
    return value


def adler32(data, value=1, /):
    """The Adler-32 checksum of bytes, or going on from one."""
    return _checksum(_bytes(data), False, _index(value) & 0xffffffff)


def crc32(data, value=0, /):
    """The CRC-32 checksum of bytes, or going on from one."""
    return _checksum(_bytes(data), True, _index(value) & 0xffffffff)


# ---- packing ----

def _packing(level, method, wbits, memory, strategy):
    """What frames the stream, its level and the bits of its window; None: there is no such stream."""
    frame = _RAW if wbits < 0 else _GZIP if wbits > 15 else _ZLIB
    bits = -wbits if frame == _RAW else wbits - 16 * (frame == _GZIP)
    if not (method == DEFLATED and -1 <= level <= 9 and 8 <= bits <= 15 and 1 <= memory <= 9 and 0 <= strategy <= Z_FIXED):
        return None
    if bits == 8 and frame != _ZLIB:
        return None
    return frame, 6 if level == -1 else level, max(bits, 9)


def _packing_head(frame, level, bits, strategy, zdict):
    if frame == _RAW:
        return b''
    quick = strategy >= Z_HUFFMAN_ONLY or level < 2
    if frame == _GZIP:
        return b'\x1f\x8b\x08\0\0\0\0\0' + (b'\x02' if level == 9 else b'\x04' if quick else b'\0') + b'\x03'
    head = (bits - 8 << 4 | 8) << 8 | (0 if quick else 1 if level < 6 else 2 if level == 6 else 3) << 6
    if zdict:
        head |= 32
    head += 31 - head % 31
    return head.to_bytes(2) + (_checksum(zdict, False, 1).to_bytes(4) if zdict else b'')


class Compress:
    """Packs what it is given, part by part."""
    __slots__ = '_state', '_frame', '_head', '_check', '_size', '_flushed', '_said'

    def _run(self, data, flush):
        """The packed bytes of some more, and what stands in front of the first."""
        out, at, over, state = [self._head], 0, False, self._state
        while not over:
            at = _zlib_deflate(data, at, state, flush)
            over, at = at & 1, at >> 1
            out.append(_zlib_deflated(state))
        self._head = b''
        self._flushed = flush
        return b''.join(out)

    def compress(self, data, /):
        """Add bytes; gives what is packed by then."""
        data = _bytes(data)
        if self._flushed == Z_FINISH:
            raise error('Error -2 while compressing data: ' + self._said)
        if self._frame != _RAW:
            self._check = _checksum(data, self._frame == _GZIP, self._check)
            self._size += len(data)
        return self._run(data, Z_NO_FLUSH)

    def flush(self, mode=Z_FINISH, /):
        """What there is to be packed still; by default, the end of the stream."""
        mode = _index(mode)
        if mode == Z_NO_FLUSH:
            return b''
        if not 0 < mode < Z_TREES or self._flushed == Z_FINISH:
            raise error('Error -2 while flushing: ' + self._said)
        if not self._head and mode != Z_FINISH and _rank(mode) <= _rank(self._flushed):
            self._said = 'buffer error'
            return b''  # that has been done
        out = self._run(b'', mode)
        if mode != Z_FINISH or self._frame == _RAW:
            return out
        if self._frame == _ZLIB:
            return out + self._check.to_bytes(4)
        return out + self._check.to_bytes(4, 'little') + (self._size & 0xffffffff).to_bytes(4, 'little')

    def copy(self):
        """Another one that has been given the same bytes."""
        if self._flushed == Z_FINISH:
            raise ValueError('Inconsistent stream state')
        return _instance(Compress, self._state[:], self._frame, self._head, self._check, self._size, self._flushed,
                         self._said)

    def __copy__(self):
        """As copy()."""
        return self.copy()

    def __deepcopy__(self, memo, /):
        """As copy()."""
        return self.copy()

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle 'zlib.Compress' object")


def _rank(flush):
    """Flushes by what they do: Z_BLOCK is the least of them."""
    return flush * 2 - (9 if flush > Z_FINISH else 0)


def compressobj(level=Z_DEFAULT_COMPRESSION, method=DEFLATED, wbits=MAX_WBITS, memLevel=DEF_MEM_LEVEL,
                strategy=Z_DEFAULT_STRATEGY, zdict=None):
    """Something that packs part by part."""
    if zdict is not None:
        zdict = _bytes(zdict)
    level, method, wbits, memory, strategy = [_index(n) for n in (level, method, wbits, memLevel, strategy)]
    made = _packing(level, method, wbits, memory, strategy)
    if made is None:
        raise ValueError('Invalid initialization option')
    frame, level, bits = made
    if zdict is not None and frame == _GZIP:
        raise ValueError('Invalid dictionary')
    state = _zlib_deflate_new(zdict or b'', level, bits, memory, strategy)
    head = _packing_head(frame, level, bits, strategy, zdict)
    return _instance(Compress, state, frame, head, 1 if frame == _ZLIB else 0, 0, -1, 'inconsistent stream state')


def compress(data, /, level=Z_DEFAULT_COMPRESSION, wbits=MAX_WBITS):
    """The bytes, packed."""
    data = _bytes(data)
    level, wbits = _index(level), _index(wbits)
    if _packing(level, DEFLATED, wbits, DEF_MEM_LEVEL, 0) is None:
        raise error('Bad compression level')
    packer = compressobj(level, DEFLATED, wbits)
    return packer.compress(data) + packer.flush()


# ---- unpacking ----

class _Stream:
    """A stream that is being unpacked. `kept` has the bytes of its head or tail so far, `most` the bits of the largest window."""
    __slots__ = 'state', 'frame', 'most', 'zdict', 'place', 'kept', 'check', 'size', 'said'

    def fail(self, text):
        self.place, self.said = _FAILED, text
        raise error(text)

    def bad(self, what):
        self.fail('Error -3 while decompressing data: ' + what)

    def head(self, b):
        """How many bytes of b are the head; None: not all of them are there."""
        if self.frame == _RAW:
            return 0
        if len(b) < 2:
            return None
        if self.frame != _ZLIB and b[:2] == b'\x1f\x8b':
            self.frame = _GZIP
            return self.gzip_head(b)
        if self.frame == _GZIP or (b[0] << 8 | b[1]) % 31:
            self.bad('incorrect header check')
        if b[0] & 15 != DEFLATED:
            self.bad('unknown compression method')
        if (b[0] >> 4) + 8 > self.most:
            self.bad('invalid window size')
        self.frame = _ZLIB
        return self.dictionary(b) if b[1] & 32 else 2

    def dictionary(self, b):
        if len(b) < 6:
            return None
        if self.zdict is None:
            self.fail('Error 2 while decompressing data')
        zdict = _bytes(self.zdict)
        if _checksum(zdict, False, 1) != int.from_bytes(b[2:6]):
            self.fail('Error -3 while setting zdict: invalid input data')
        self.state = _zlib_inflate_new(zdict)
        return 6

    def gzip_head(self, b):
        if len(b) < 4:
            return None
        flags = b[3]
        if b[2] != DEFLATED:
            self.bad('unknown compression method')
        if flags & 0xe0:
            self.bad('unknown header flags set')
        at = 10
        if flags & 4:
            at += 2 + int.from_bytes(b[10:12], 'little')
        for flag in (8, 16):  # a name, and a comment
            if flags & flag:
                at = b.find(0, at) + 1
                if not at:
                    return None
        if len(b) < at + (flags & 2):
            return None
        if flags & 2:
            if crc32(b[:at]) & 0xffff != int.from_bytes(b[at:at + 2], 'little'):
                self.bad('header crc mismatch')
            at += 2
        return at

    def tail(self, b):
        """How many bytes the tail has; None: not all of them are there."""
        if self.frame == _RAW:
            return 0
        if len(b) < 4:
            return None
        if int.from_bytes(b[:4], 'little' if self.frame == _GZIP else 'big') != self.check:
            self.bad('incorrect data check')
        if self.frame == _ZLIB:
            return 4
        if len(b) < 8:
            return None
        if int.from_bytes(b[4:8], 'little') != self.size & 0xffffffff:
            self.bad('incorrect length check')
        return 8

    def frame_part(self, data, at):
        """Goes over the head or the tail; how far it has read, and whether all of it was there."""
        b = self.kept + data[at:]
        n = self.head(b) if self.place == _HEAD else self.tail(b)
        if n is None:
            self.kept = b
            return len(data), False
        at += n - len(self.kept)
        self.kept = b''
        if self.place == _HEAD:
            self.check = 1 if self.frame == _ZLIB else 0
        self.place += 1
        return at, True

    def part(self, data, at, room):
        """A piece of the output, how far it has read, and why it ends there. `room` -1: as much as there is."""
        got = _zlib_inflate(data, at, self.state, DEF_BUF_SIZE if room < 0 else min(room, DEF_BUF_SIZE))
        out = _zlib_inflated(self.state)
        at, end, fault = got >> 8, got >> 4 & 15, got & 15
        if self.frame != _RAW:
            self.check = _checksum(out, self.frame == _GZIP, self.check)
            self.size += len(out)
        if end == _LAST:
            self.place = _TAIL
        elif end == _BAD:
            self.place, self.said = _FAILED, 'Error -3 while decompressing data: ' + _FAULTS[fault]
        return out, at, end

    def body(self, data, at, room):
        """As part(), but a fault is raised."""
        found = self.part(data, at, room)
        if self.place == _FAILED:
            raise error(self.said)
        return found

    def feed(self, data, room):
        """Unpacks data to at most `room` bytes (-1: to all). Gives them, and how far it has read; ends at a fault."""
        out, at, more = [], 0, True
        while more and self.place < _OVER:
            if self.place != _BODY:
                size = 2 if self.place == _HEAD else 4
                try:
                    at, more = self.frame_part(data, at)
                except error:
                    at = min(len(data), at + size)
                continue
            part, at, end = self.part(data, at, room)
            out.append(part)
            if room >= 0:
                room -= len(part)
            more = room != 0 if end == _ROOM else end == _LAST or at < len(data)
        return b''.join(out), at

    def all(self, data, room):
        """As feed(), but a fault is raised."""
        found = self.feed(data, room)
        if self.place == _FAILED:
            raise error(self.said)
        return found


def _unpacking(wbits, zdict):
    """A stream; None: there is none of so many bits."""
    frame = _RAW if wbits < 0 else (_ZLIB, _GZIP, _EITHER)[min(wbits >> 4, 2)]
    bits = -wbits if wbits < 0 else wbits - 16 * (frame - _ZLIB)
    if not (8 <= bits <= 15 or bits == 0 and frame != _RAW):
        return None
    if frame == _RAW and zdict is not None:
        zdict = _bytes(zdict)
    state = _zlib_inflate_new(zdict if frame == _RAW and zdict is not None else b'')
    return _instance(_Stream, state, frame, bits or 15, zdict, _HEAD, b'', 0, 0, '')


def _stream_copy(stream):
    return _instance(_Stream, stream.state[:], stream.frame, stream.most, stream.zdict, stream.place, stream.kept, stream.check,
                     stream.size, stream.said)


class Decompress:
    """Unpacks what it is given, part by part."""
    __slots__ = '_stream', '_unused_data', '_unconsumed_tail', '_eof', '_ended'

    def _feed(self, data, room):
        out, at = self._stream.feed(data, room)
        rest = data[at:]
        if self._stream.place == _OVER:
            self._eof = True
            self._unused_data = self._unused_data + rest
        if not self._eof or self._unconsumed_tail:
            self._unconsumed_tail = rest
        return out

    def decompress(self, data, /, max_length=0):
        """Unpack some more; where max_length is not 0, to no more bytes than that. What is not read is unconsumed_tail then."""
        data, max_length = _bytes(data), _index(max_length)
        if max_length < 0:
            raise ValueError('max_length must be non-negative')
        if self._ended:
            raise error('Error -2 while decompressing data: inconsistent stream state')
        out = self._feed(data, max_length or -1)
        if self._stream.place == _FAILED:
            raise error(self._stream.said)
        return out

    def flush(self, length=DEF_BUF_SIZE, /):
        """Unpack unconsumed_tail; a fault in it ends it, and is no error."""
        if _index(length) <= 0:
            raise ValueError('length must be greater than zero')
        if self._ended:
            return b''
        out = self._feed(self._unconsumed_tail, -1)
        self._ended = self._eof
        return out

    def copy(self):
        """Another one that has been given the same bytes."""
        if self._ended:
            raise ValueError('Inconsistent stream state')
        return _instance(Decompress, _stream_copy(self._stream), self._unused_data, self._unconsumed_tail, self._eof, False)

    def __copy__(self):
        """As copy()."""
        return self.copy()

    def __deepcopy__(self, memo, /):
        """As copy()."""
        return self.copy()

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle 'zlib.Decompress' object")


def decompressobj(wbits=MAX_WBITS, zdict=_NONE):
    """Something that unpacks part by part."""
    wbits = _index(wbits)
    if zdict is not _NONE:
        try:
            memoryview(zdict)
        except TypeError:
            raise TypeError('zdict argument must support the buffer protocol') from None
    stream = _unpacking(wbits, None if zdict is _NONE else zdict)
    if stream is None:
        raise ValueError('Invalid initialization option')
    return _instance(Decompress, stream, b'', b'', False, False)


def decompress(data, /, wbits=MAX_WBITS, bufsize=DEF_BUF_SIZE):
    """The bytes, unpacked."""
    data = _bytes(data)
    stream = _unpacking(_index(wbits), None)
    if _index(bufsize) < 0:
        raise ValueError('bufsize must be non-negative')
    if stream is None:
        raise error('Error -2 while preparing to decompress data: inconsistent stream state')
    out, _ = stream.all(data, -1)
    if stream.place != _OVER:
        raise error('Error -5 while decompressing data: incomplete or truncated stream')
    return out


class _ZlibDecompressor:
    """Unpacks one stream, and keeps what it has not read."""
    __slots__ = '_stream', '_rest', '_unused_data', '_needs_input', '_eof'

    def __new__(cls, wbits=MAX_WBITS, zdict=b''):
        stream = _unpacking(_index(wbits), zdict or None)
        if stream is None:
            raise ValueError('Invalid initialization option')
        return _instance(cls, stream, b'', b'', True, False)

    def decompress(self, data, max_length=-1):
        """Unpack some more; where max_length is not negative, to no more bytes than that."""
        data, max_length = _bytes(data), _index(max_length)
        if self._eof:
            raise EOFError('End of stream already reached')
        data = self._rest + data
        out, at = self._stream.all(data, max_length)
        eof = self._stream.place == _OVER
        self._rest = b'' if eof else data[at:]
        if eof:
            self._unused_data = data[at:]
        self._eof = eof
        self._needs_input = not eof and not self._rest
        return out


for _cls, _names in ((Compress, ()), (Decompress, ('unused_data', 'unconsumed_tail', 'eof')),
                     (_ZlibDecompressor, ('unused_data', 'needs_input', 'eof'))):
    for _name in _names:
        _member_fix(_cls, '_' + _name, _name, None)
        _member_fix(_cls, _name, _name, False)
    _type_seal(_cls, False)
    if _cls is not _ZlibDecompressor:
        _type_made(_cls, False)
del _cls, _names, _name
