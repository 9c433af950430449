"""Members of tar archives as files, and archives that are read or written in one go, without going back."""

import io

from _tarheader import CompressionError, ReadError, StreamError

_BLOCK = 1 << 16


def copyfileobj(src, dst, length=None, exception=OSError, bufsize=None):
    """Copies bytes from a file to another: so many, or all."""
    size = bufsize or 16 * 1024
    if length is not None and length < 0:
        raise exception('unexpected end of data')
    while length is None or length > 0:
        data = src.read(size if length is None else min(size, length))
        if not data:
            if length is None:
                return
            raise exception('unexpected end of data')
        dst.write(data)
        if length is not None:
            length -= len(data)


class _Bytes(io.RawIOBase):
    """The bytes of a member: parts of the archive's file, and zeros between them."""

    def __init__(self, file, name, size, begin, parts):
        self.file, self.name, self.size, self.at, self.mode = file, name, size, 0, 'rb'
        self.parts, place = [], begin
        for start, length in [(0, size)] if parts is None else parts:
            self.parts.append((start, start + length, place))
            place += length

    def flush(self):
        """There is nothing to write."""

    def readable(self):
        return True

    def seekable(self):
        return self.file.seekable()

    def tell(self):
        return self.at

    def seek(self, position, whence=io.SEEK_SET):
        base = {io.SEEK_SET: 0, io.SEEK_CUR: self.at, io.SEEK_END: self.size}.get(whence)
        if base is None:
            raise ValueError('Invalid argument')
        position += base
        self.at = max(position if base else min(position, self.size), 0)
        if base:
            self.at = min(self.at, self.size)
        return self.at

    def _piece(self, n):
        """Bytes from here to the end of a part or of a gap."""
        gap_ends = self.size
        for begin, end, place in self.parts:
            if begin <= self.at < end:
                n = min(n, end - self.at)
                self.file.seek(place + self.at - begin)
                data = self.file.read(n)
                if len(data) < n:
                    raise ReadError('unexpected end of data')
                return data
            if begin > self.at:
                gap_ends = min(gap_ends, begin)
        return bytes(min(n, gap_ends - self.at, _BLOCK))

    def readinto(self, b):
        n = min(len(b), self.size - self.at)
        if n <= 0:
            return 0
        data = self._piece(n)
        b[:len(data)] = data
        self.at += len(data)
        return len(data)


class ExFileObject(io.BufferedReader):
    """A member as a file that is read."""
    __module__ = 'tarfile'

    def __init__(self, tarfile, tarinfo):
        super().__init__(_Bytes(tarfile.fileobj, tarinfo.name, tarinfo.size, tarinfo.offset_data, tarinfo.sparse))


# ---- streams ----

class _Blocks:
    """Writes to a file in blocks of one size."""

    def __init__(self, file, size):
        self.file, self.size, self.held = file, size, bytearray()

    def write(self, data):
        self.held += data
        n = len(self.held) // self.size * self.size
        if n:
            self.file.write(bytes(self.held[:n]))
            del self.held[:n]
        return len(data)

    def flush(self):
        pass

    def close(self):
        self.file.write(bytes(self.held))
        self.held.clear()


class _Forward:
    """Reads a file in blocks of one size; `begin` is its first one."""

    def __init__(self, file, size):
        self.file, self.size = file, size
        self.held = self.begin = file.read(size)

    def read(self, n=-1):
        while 0 <= len(self.held) < n or n < 0:
            data = self.file.read(self.size)
            if not data:
                break
            self.held += data
        n = len(self.held) if n < 0 else n
        found, self.held = self.held[:n], self.held[n:]
        return found


def _kind(begin):
    """How something is packed, by its first bytes."""
    if begin.startswith(b'\x1f\x8b\x08'):
        return 'gz'
    if begin.startswith(b'BZh') and begin[4:10] == b'1AY&SY':
        return 'bz2'
    if begin.startswith((b'\x5d\0\0\x80', b'\xfd7zXZ')):
        return 'xz'
    return 'zst' if begin.startswith(b'\x28\xb5\x2f\xfd') else 'tar'


def _packed(kind, file, mode, level):
    """A file object that packs to another, or unpacks from it, and the error that it raises."""
    try:
        if kind == 'gz':
            from gzip import GzipFile
            from zlib import error
            return GzipFile(fileobj=file, mode=mode, compresslevel=9 if level is None else level), (error, OSError)
        if kind == 'bz2':
            from bz2 import BZ2File
            return BZ2File(file, mode, compresslevel=9 if level is None else level), OSError
        if kind == 'xz':
            from lzma import LZMAError, LZMAFile
            return LZMAFile(file, mode, preset=level if mode == 'w' else None), LZMAError
        if kind == 'zst':
            from compression.zstd import ZstdError, ZstdFile
            return ZstdFile(file, mode, **(level or {})), ZstdError
    except ImportError:
        pass
    raise CompressionError(f'{ {"gz": "zlib", "xz": "lzma", "zst": "compression.zstd"}.get(kind, kind)} module is not available')


class _Stream:
    """An archive without places: what was read or written is over."""

    def __init__(self, name, mode, comptype, fileobj, bufsize, level):
        self.mode, self.own, self.at, self.closed = mode, fileobj is None, 0, False
        self.file = open(name, mode + 'b') if fileobj is None else fileobj
        self.name = name or ''
        try:
            self.through = _Forward(self.file, bufsize) if mode == 'r' else _Blocks(self.file, bufsize)
            kind = _kind(self.through.begin) if comptype == '*' else comptype
            if mode == 'r' and kind == 'gz' and _kind(self.through.begin) != 'gz':
                raise ReadError('not a gzip file')
            self.packed, self.error = (self.through, ()) if kind == 'tar' else _packed(kind, self.through, mode, level)
        except:
            if self.own:
                self.file.close()
            self.closed = True
            raise

    def tell(self):
        return self.at

    def seekable(self):
        return False

    def seek(self, place=0):
        """Goes forward by reading."""
        if place < self.at:
            raise StreamError('seeking backwards is not allowed')
        while self.at < place and self.read(min(place - self.at, _BLOCK)):
            pass
        return self.at

    def read(self, size):
        try:
            data = self.packed.read(size)
        except self.error as e:
            raise ReadError('invalid compressed data') from e
        except EOFError:
            data = None
        if data is None and not self.at:
            return b''
        if data is None:
            raise ReadError('unexpected end of data')
        self.at += len(data)
        return data

    def write(self, data):
        self.at += len(data)
        self.packed.write(data)

    def close(self):
        if self.closed:
            return
        self.closed = True
        try:
            if self.mode == 'w':
                if self.packed is not self.through:
                    self.packed.close()
                self.through.close()
        finally:
            if self.own:
                self.file.close()
