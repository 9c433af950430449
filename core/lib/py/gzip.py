"""Files that gzip packed (RFC 1952): written, and read as if they were not packed."""

import io
import os
import struct
import time
import zlib
from warnings import warn

from _hn import _index

__all__ = ['BadGzipFile', 'GzipFile', 'open', 'compress', 'decompress']

READ, WRITE = 'rb', 'wb'
_opened = open
_PIECE = 1 << 17  # as much is read at a time, of what is packed and of what is unpacked
_HELD = 1 << 16  # what is written waits until there is as much
_EXTRA, _NAME, _COMMENT, _CRC = 4, 8, 16, 2
_BADF = 9
_CLOSED = 'I/O operation on closed file'
_CUT = 'Compressed file ended before the end-of-stream marker was reached'


class BadGzipFile(OSError):
    """Raised for what gzip has not packed."""


class _Packed:
    """The bytes of a packed stream, of which one piece is there at a time: `data`, from `at` on."""
    __slots__ = 'file', 'data', 'at', 'last'

    def __init__(self, file):
        self.file, self.data, self.at, self.last = file, b'', 0, False

    def more(self):
        """Another piece; false: there is none."""
        if not self.last:
            self.data, self.at = self.file.read(_PIECE) or b'', 0
            self.last = not self.data
        return not self.last

    def take(self, n):
        """The next n bytes, or fewer at the end."""
        found = self.data[self.at:self.at + n]
        self.at += len(found)
        while len(found) < n and self.more():
            self.at = n - len(found)
            found += self.data[:self.at]
        return found

    def all(self, n):
        """The next n bytes."""
        found = self.take(n)
        if len(found) < n:
            raise EOFError(_CUT)
        return found

    def skip_text(self):
        """Goes past the next zero, or to the end."""
        end = self.data.find(b'\0', self.at)
        while end < 0 and self.more():
            end = self.data.find(b'\0')
        self.at = end + 1 or len(self.data)

    def skip_zeros(self):
        """Goes to the next byte that is not zero."""
        while True:
            left = len(self.data) - self.at
            if left and self.data[self.at]:
                return
            rest = self.data[self.at:].lstrip(b'\0')
            self.at += left - len(rest)
            if rest or not self.more():
                return


class _Members:
    """Unpacks what is in a stream, one member after the other."""
    __slots__ = 'packed', 'stream', 'crc', 'size', 'mtime', 'values'

    def __init__(self, file, values):
        self.packed, self.stream, self.crc, self.size, self.mtime, self.values = _Packed(file), None, 0, 0, None, values

    def head(self):
        """Goes over the head of a member; false: there is none."""
        packed = self.packed
        magic = packed.take(2)
        if not magic:
            return False
        if magic != b'\x1f\x8b':
            raise BadGzipFile(f'Not a gzipped file ({magic!r})')
        method, flags, mtime = struct.unpack('<BBIxx', packed.all(8))
        if method != zlib.DEFLATED:
            raise BadGzipFile('Unknown compression method')
        if flags & _EXTRA:
            packed.all(int.from_bytes(packed.all(2), 'little'))
        for flag in (_NAME, _COMMENT):
            if flags & flag:
                packed.skip_text()
        if flags & _CRC:
            packed.all(2)
        self.stream, self.crc, self.size, self.mtime = zlib._unpacking(-zlib.MAX_WBITS, None), 0, 0, mtime
        return True

    def tail(self):
        """Compares what was unpacked with the tail of its member."""
        crc, size = struct.unpack('<II', self.packed.all(8))
        if crc != self.crc:
            raise BadGzipFile('CRC check failed' + (f' {crc:#x} != {self.crc:#x}' if self.values else ''))
        if size != self.size & 0xffffffff:
            raise BadGzipFile('Incorrect length of data produced')
        self.stream = None
        self.packed.skip_zeros()

    def piece(self, size):
        """The next bytes, at most so many; none at the end."""
        packed = self.packed
        while True:
            if self.stream is None and not self.head():
                return b''
            out, end = self.unpack(size)
            if out:
                self.crc = zlib.crc32(out, self.crc)
                self.size += len(out)
            if end == zlib._LAST:
                self.stream.place = zlib._OVER
            if out:
                return out
            if end == zlib._LAST:
                self.tail()
            elif packed.at == len(packed.data) and not packed.more():
                raise EOFError(_CUT)

    def unpack(self, size):
        """The next bytes of a member, and whether it is at its end."""
        packed, stream = self.packed, self.stream
        if stream.place == zlib._OVER:
            return b'', zlib._LAST
        out, packed.at, end = stream.body(packed.data, packed.at, size)
        return out, end


def _header(level, name, mtime, system):
    """What a member begins with."""
    flags = _NAME if name else 0
    hint = 2 if level == 9 else 4 if level == 1 else 0
    return struct.pack('<4BL2B', 0x1f, 0x8b, 8, flags, mtime, hint, system) + (name + b'\0' if name else b'')


def _stored_name(path):
    """The name of a file as a header has it: the last part, in Latin-1, without .gz."""
    name = os.path.basename(path)
    if not isinstance(name, bytes):
        try:
            name = name.encode('latin-1')
        except UnicodeEncodeError:
            return b''
    return name.removesuffix(b'.gz')


class GzipFile(io.BufferedIOBase):
    """A packed file, to be written or to be read."""
    myfileobj = fileobj = None

    def __init__(self, filename=None, mode=None, compresslevel=9, fileobj=None, mtime=None):
        self._members, self._ahead, self._from, self._place, self._gone = None, b'', 0, 0, True
        if mode and ('t' in mode or 'U' in mode):
            raise ValueError(f'Invalid mode: {mode!r}')
        if mode and 'b' not in mode:
            mode += 'b'
        own = None
        if fileobj is None:
            fileobj = own = _opened(filename, mode or 'rb')
        try:
            self._begin(filename, mode, compresslevel, fileobj, mtime)
        except:
            if own is not None:
                own.close()
            raise
        self.myfileobj = own

    def _begin(self, filename, mode, level, fileobj, mtime):
        name = os.fspath(filename) if filename is not None else getattr(fileobj, 'name', None)
        self.name = name = name if isinstance(name, (str, bytes)) else ''
        guessed = mode is None
        if guessed:
            mode = getattr(fileobj, 'mode', 'rb')
        if mode.startswith('r'):
            self.mode = READ
            self._rewound(fileobj)
        elif mode.startswith(('w', 'a', 'x')):
            self.mode = WRITE
            if guessed:
                _warn_of_mode()
            self._packer = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS, zlib.DEF_MEM_LEVEL, 0)
            self._held, self._crc = bytearray(), 0
            mtime = time.time() if mtime is None else mtime
            fileobj.write(_header(level, _stored_name(name), int(mtime), 255))
        else:
            raise ValueError(f'Invalid mode: {mode!r}')
        self.fileobj, self._gone = fileobj, False

    def _rewound(self, fileobj):
        self._members, self._ahead, self._from, self._place = _Members(fileobj, True), b'', 0, 0

    def __repr__(self):
        return f'<gzip {repr(self.fileobj)[1:-1]} {id(self):#x}>'

    @property
    def mtime(self):
        """The time in the header that was read last."""
        if self.mode == WRITE:
            raise AttributeError('a file that is written has no mtime')
        return self._members.mtime

    @property
    def closed(self):
        return self._gone

    def _need(self, mode, name):
        if self._gone:
            raise ValueError(_CLOSED)
        if self.mode != mode:
            other = 'write' if mode == READ else 'read'
            raise OSError(_BADF, f'{name}() on {other}-only GzipFile object')

    # -- writing

    def write(self, data):
        """Adds bytes; gives how many there are."""
        self._need(WRITE, 'write')
        data = _bytes(data)
        self._held += data
        self._place += len(data)
        if len(self._held) >= _HELD:
            self._spill()
        return len(data)

    def _spill(self):
        """Packs what is held."""
        if not self._held:
            return
        data, self._held = bytes(self._held), bytearray()
        self._crc = zlib.crc32(data, self._crc)
        self.fileobj.write(self._packer.compress(data))

    def _seek_writing(self, offset, whence):
        if whence == 1:
            offset += self._place
        elif whence:
            raise ValueError('Seek from end not supported')
        if offset < self._place:
            raise OSError('Negative seek in write mode')
        while self._place < offset:
            self.write(bytes(min(offset - self._place, _HELD)))
        return self._place

    def flush(self, zlib_mode=zlib.Z_SYNC_FLUSH):
        """Writes all that was given to the file."""
        if self._gone:
            raise ValueError(_CLOSED)
        if self.mode == WRITE:
            self._spill()
            self.fileobj.write(self._packer.flush(zlib_mode))
            self.fileobj.flush()

    def close(self):
        """Ends the member, where one is written, and closes the file, where this has opened it."""
        file, self.fileobj = self.fileobj, None
        if file is None:
            return
        try:
            if self.mode == WRITE:
                self.fileobj = file
                self._spill()
                file.write(self._packer.flush() + struct.pack('<II', self._crc, self._place & 0xffffffff))
        finally:
            own, self.myfileobj, self.fileobj, self._gone = self.myfileobj, None, None, True
            if own is not None:
                own.close()

    # -- reading

    def _fill(self):
        """Reads ahead where nothing is left; how many bytes there are then."""
        left = len(self._ahead) - self._from
        if not left:
            self._ahead, self._from = self._members.piece(_PIECE), 0
            left = len(self._ahead)
        return left

    def _give(self, n):
        """Bytes from what is there."""
        found = self._ahead[self._from:self._from + n]
        self._from += len(found)
        self._place += len(found)
        return found

    def read(self, size=-1):
        """So many bytes, or all."""
        self._need(READ, 'read')
        size = -1 if size is None else _index(size)
        if size < -1:
            raise ValueError('read length must be non-negative or -1')
        found = []
        while size and self._fill():
            piece = self._give(_PIECE if size < 0 else size)
            found.append(piece)
            if size > 0:
                size -= len(piece)
        return found[0] if len(found) == 1 else b''.join(found)

    def read1(self, size=-1):
        """At least a byte and at most so many, from one piece."""
        self._need(READ, 'read1')
        if not size or not self._fill():
            return b''
        return self._give(_PIECE if size < 0 else size)

    def readinto(self, b):
        """Fills a buffer; gives how many bytes that were."""
        self._need(READ, 'readinto')
        return _into(b, self.read)

    def readinto1(self, b):
        """As readinto(), from one piece."""
        self._need(READ, 'readinto1')
        return _into(b, self.read1)

    def peek(self, n):
        """Bytes that are to be read next, at least one."""
        self._need(READ, 'peek')
        self._fill()
        return self._ahead[self._from:]

    def readline(self, size=-1):
        """The bytes up to the end of a line, or so many of them."""
        if self._gone:
            raise ValueError(_CLOSED)
        if self.mode == WRITE:
            raise io.UnsupportedOperation('read')
        size = -1 if size is None else size
        found = []
        while size and self._fill():
            end = self._ahead.find(b'\n', self._from) + 1
            n = (end or len(self._ahead)) - self._from
            n = n if size < 0 else min(n, size)
            found.append(self._give(n))
            if found[-1].endswith(b'\n'):
                break
            size -= 0 if size < 0 else n
        return b''.join(found)

    def seek(self, offset, whence=0):
        """Goes to a place: backwards by reading from the start, forwards by reading on or by writing zeros."""
        if self._gone:
            raise ValueError(_CLOSED)
        if self.mode == WRITE:
            return self._seek_writing(offset, whence)
        if whence not in (0, 1, 2):
            raise ValueError(f'whence value {whence} unsupported')
        offset = _index(offset)
        if whence == 2:
            while self._fill():
                self._give(_PIECE)
        target = offset + (self._place if whence else 0)
        if target < self._place:
            self._back(target)
        while self._place < target and self._fill():
            self._give(target - self._place)
        return self._place

    def _back(self, target):
        if self._place - target <= self._from:
            self._from -= self._place - target
            self._place = target
        else:
            self.fileobj.seek(0)
            self._rewound(self.fileobj)

    def rewind(self):
        """Goes back to the start."""
        if self.mode == WRITE:
            raise OSError("Can't rewind in write mode")
        if self._gone:
            raise ValueError('seek of closed file')
        self.seek(0)

    def fileno(self):
        """The number of the packed file."""
        return self.fileobj.fileno()

    def readable(self):
        """Whether it is read."""
        return self.mode != WRITE

    def writable(self):
        """Whether it is written."""
        return self.mode != READ

    def seekable(self):
        """It can be, by reading it again."""
        return True


def _bytes(data):
    try:
        return zlib._bytes(data)
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'") from None


def _into(buffer, read):
    with memoryview(buffer) as view, view.cast('B') as part:
        data = read(len(part))
        part[:len(data)] = data
    return len(data)


def _warn_of_mode():
    warn('GzipFile was opened for writing, but this will change in future Python releases.  '
         'Specify the mode argument for opening it for writing.', FutureWarning, 1)


def open(filename, mode='rb', compresslevel=9, encoding=None, errors=None, newline=None):
    """A packed file, of bytes or, with t in the mode, of text; it is named, or it is a file object."""
    text = 't' in mode
    if text and 'b' in mode:
        raise ValueError(f'Invalid mode: {mode!r}')
    given = {'encoding': encoding, 'errors': errors, 'newline': newline}
    for name, value in given.items():
        if value is not None and not text:
            raise ValueError(f'Argument {name!r} not supported in binary mode')
    path, file = filename, None
    if not isinstance(path, (str, bytes, os.PathLike)):
        if not hasattr(path, 'read') and not hasattr(path, 'write'):
            raise TypeError('filename must be a str or bytes object, or a file')
        path, file = None, path
    opened = GzipFile(path, mode.replace('t', ''), compresslevel, file)
    return io.TextIOWrapper(opened, io.text_encoding(encoding), errors, newline) if text else opened


def compress(data, compresslevel=9, *, mtime=0):
    """Bytes, packed as one member."""
    packed = zlib.compress(data, compresslevel, zlib.MAX_WBITS + 16)
    if mtime is None:
        mtime = time.time()
    return packed[:4] + struct.pack('<LBB', int(mtime), packed[8], 255) + packed[10:]


def decompress(data):
    """Bytes, unpacked, of all members."""
    members = _Members(io.BytesIO(data), False)
    found = []
    while piece := members.piece(_PIECE):
        found.append(piece)
    return b''.join(found)
