"""Members of archives as files that are read."""

import io
import zlib

from _hn import _index

_METHODS = {0: 'store', 1: 'shrink', 2: 'reduce', 3: 'reduce', 4: 'reduce', 5: 'reduce', 6: 'implode', 7: 'tokenize', 8: 'deflate',
            9: 'deflate64', 10: 'implode', 12: 'bzip2', 14: 'lzma', 18: 'terse', 19: 'lz77', 93: 'zstd', 97: 'wavpack', 98: 'ppmd'}
_DEFLATED, _BZIP2, _LZMA, _ZSTANDARD, _SIZES_BEHIND, _FULL, _PIECE = 8, 12, 14, 93, 8, 0xffffffff, 1 << 16


class BadZipFile(Exception):
    """Raised for what is no archive, or a broken one."""
    __module__ = 'zipfile'


def _key_table():
    table = []
    for n in range(256):
        for _ in range(8):
            n = n >> 1 ^ (0xedb88320 if n & 1 else 0)
        table.append(n)
    return table


class _Cipher:
    """The first encryption that archives had."""
    __slots__ = 'table', 'a', 'b', 'c'

    def __init__(self, password):
        self.table, self.a, self.b, self.c = _key_table(), 0x12345678, 0x23456789, 0x34567890
        for byte in password:
            self.turn(byte)

    def turn(self, byte):
        table = self.table
        self.a = self.a >> 8 ^ table[(self.a ^ byte) & 255]
        self.b = (self.b + (self.a & 255)) * 134775813 + 1 & _FULL
        self.c = self.c >> 8 ^ table[(self.c ^ self.b >> 24) & 255]

    def clear(self, data):
        """What was encrypted."""
        out = bytearray()
        for byte in data:
            key = self.c | 2
            byte ^= (key * (key ^ 1) >> 8) & 255
            self.turn(byte)
            out.append(byte)
        return bytes(out)


def _unpacker(method):
    """What unpacks a member; None: it is stored."""
    if method == _DEFLATED:
        return zlib._unpacking(-zlib.MAX_WBITS, None)
    if method == _BZIP2:
        from bz2 import BZ2Decompressor
        return BZ2Decompressor()
    if method == _ZSTANDARD:
        from compression.zstd import ZstdDecompressor
        return ZstdDecompressor()
    return _LzmaUnpacker() if method == _LZMA else None


class _LzmaUnpacker:
    """Unpacks a member that LZMA has packed, which begins with the options."""

    def __init__(self):
        self._head, self._stream, self.eof = b'', None, False

    @property
    def needs_input(self):
        return self._stream is None or self._stream.needs_input

    def decompress(self, data, most):
        if self._stream is None:
            self._head += data
            end = 4 + int.from_bytes(self._head[2:4], 'little')
            if len(self._head) < max(end, 5):
                return b''
            import lzma
            options = lzma._decode_filter_properties(lzma.FILTER_LZMA1, self._head[4:end])
            self._stream, data = lzma.LZMADecompressor(lzma.FORMAT_RAW, filters=[options]), self._head[end:]
        found = self._stream.decompress(data, most)
        self.eof = self._stream.eof
        return found


class ZipExtFile(io.BufferedIOBase):
    """A member that is read."""
    __module__, MIN_READ_SIZE, MAX_N, MAX_SEEK_READ = 'zipfile', 4096, 1 << 30, 1 << 24

    def __init__(self, fileobj, mode, zipinfo, pwd=None, close_fileobj=False):
        self._file, self._own, self._info, self._password = fileobj, close_fileobj, zipinfo, pwd
        self._start, self.mode, self.name, self.newlines, self._gone = fileobj.tell(), 'rb', zipinfo.filename, None, False
        self._restart()

    def _restart(self):
        info = self._info
        self._packed, self._left, self._place, self._sum = info.compress_size, info.file_size, 0, 0
        self._ahead, self._from, self._data, self._at, self._ended = b'', 0, b'', 0, False
        self._over = False
        self._stream = _unpacker(info.compress_type)
        self._cipher = None
        if self._password:
            self._cipher = _Cipher(self._password)
            head = self._cipher.clear(self._file.read(12))
            self._packed -= 12
            if head[11] != (info._stamp()[0] >> 8 if info.flag_bits & _SIZES_BEHIND else info.CRC >> 24) & 255:
                raise RuntimeError(f'Bad password for file {info.orig_filename!r}')

    def __repr__(self):
        said = f'{type(self).__module__}.{type(self).__qualname__}'
        if self._gone:
            return f'<{said} [closed]>'
        said += f' name={self.name!r}'
        method = self._info.compress_type
        return f'<{said} compress_type={_METHODS.get(method, method)}>' if method else f'<{said}>'

    @property
    def closed(self):
        return self._gone

    def _need(self, what):
        if self._gone:
            raise ValueError(f'{what} closed file.')

    def _input(self):
        """Reads a piece of what is packed."""
        if self._packed <= 0:
            return b''
        data = self._file.read(min(self._packed, _PIECE))
        if not data:
            raise EOFError
        self._packed -= len(data)
        return self._cipher.clear(data) if self._cipher else data

    def _unpacked(self):
        """The next bytes; none where there are no more."""
        if self._stream is None:
            return self._input()
        deflated = self._info.compress_type == _DEFLATED
        while not self._ended:
            if self._at == len(self._data) and (deflated or self._stream.needs_input):
                self._data, self._at = self._input(), 0
                if not self._data:
                    break
            if deflated:
                out, self._at, end = self._stream.body(self._data, self._at, _PIECE)
                self._ended = end == zlib._LAST
            else:
                out = self._stream.decompress(self._data[self._at:], _PIECE)
                self._ended = self._stream.eof
                self._at = len(self._data)
            if out:
                return out
        return b''

    def _fill(self):
        """Reads ahead where nothing is left; how many bytes there are then."""
        left = len(self._ahead) - self._from
        if left or self._over:
            return left
        found = self._unpacked()[:self._left]
        self._left -= len(found)
        self._sum = zlib.crc32(found, self._sum)
        if not found or not self._left or self._ended or self._stream is None and self._packed <= 0:
            self._over = True
            if self._sum != self._info.CRC:
                raise BadZipFile(f'Bad CRC-32 for file {self.name!r}')
        self._ahead, self._from = found, 0
        return len(found)

    def _give(self, n):
        found = self._ahead[self._from:self._from + n]
        self._from += len(found)
        self._place += len(found)
        return found

    def read(self, n=-1):
        """So many bytes, or all."""
        self._need('read from')
        n = -1 if n is None else _index(n)
        found = []
        while n and self._fill():
            found.append(self._give(_PIECE if n < 0 else n))
            if n > 0:
                n -= len(found[-1])
        return found[0] if len(found) == 1 else b''.join(found)

    def read1(self, n):
        """At least a byte and at most so many, from one piece."""
        self._need('read from')
        return self._give(_PIECE if n is None or n < 0 else n) if n != 0 and self._fill() else b''

    def peek(self, n=1):
        """Bytes that are to be read next."""
        if self._gone:
            return b''
        self._fill()
        return self._ahead[self._from:self._from + 512 if n <= 512 else None]

    def readline(self, limit=-1):
        """The bytes up to the end of a line, or so many of them."""
        self._need('read from')
        found = []
        while limit and self._fill():
            end = self._ahead.find(b'\n', self._from) + 1
            n = (end or len(self._ahead)) - self._from
            found.append(self._give(n if limit < 0 else min(n, limit)))
            if found[-1].endswith(b'\n'):
                break
            limit -= 0 if limit < 0 else len(found[-1])
        return b''.join(found)

    def readable(self):
        """It is read."""
        self._need('I/O operation on')
        return True

    def seekable(self):
        """It can be where the archive can."""
        self._need('I/O operation on')
        return self._file.seekable()

    def tell(self):
        """How far it has been read."""
        self._need('tell on')
        return self._place

    def seek(self, offset, whence=0):
        """Goes to a place: backwards by reading from the start."""
        self._need('seek on')
        if whence not in (0, 1, 2):
            raise ValueError('whence must be os.SEEK_SET (0), os.SEEK_CUR (1), or os.SEEK_END (2)')
        target = offset + (0, self._place, self._info.file_size)[whence]
        target = min(max(target, 0), self._info.file_size)
        if target < self._place - self._from:
            self._file.seek(self._start)
            self._restart()
        elif target < self._place:
            self._from -= self._place - target
            self._place = target
        while self._place < target and self._fill():
            self._give(target - self._place)
        return self._place

    def close(self):
        """Reads no more."""
        if not self._gone:
            self._gone = True
            if self._own:
                self._file.close()


class _Part:
    """The file of an archive as one of its readers sees it: at a place of its own."""

    def __init__(self, archive, at):
        self.archive, self.at = archive, at
        archive._users += 1

    def _file(self):
        if self.archive._writing:
            raise ValueError("Can't read from the ZIP file while there is an open writing handle on it. "
                             'Close the writing handle before trying to read.')
        return self.archive._given

    def read(self, n):
        file = self._file()
        file.seek(self.at)
        data = file.read(n)
        self.at += len(data)
        return data

    def tell(self):
        return self.at

    def seek(self, at):
        self._file()
        self.at = at

    def seekable(self):
        return self._file().seekable()

    def close(self):
        self.archive._leave()
