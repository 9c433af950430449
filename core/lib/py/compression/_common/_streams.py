"""Packed files: what is read of them, unpacked, and what bz2.BZ2File and lzma.LZMAFile have in common."""

import io
import os
from zlib import _bytes

BUFFER_SIZE = 1 << 17  # as much of what is packed is read at a time
_CLOSED = 'I/O operation on closed file'
_MOST = 1 << 20  # of what is unpacked at a time
_opened = open


def as_bytes(data):
    """The bytes of anything that has some."""
    try:
        return _bytes(data)
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'") from None


class DecompressReader(io.RawIOBase):
    """The bytes of a file of packed streams, one behind the other; `factory` makes what unpacks one of them. Behind
    the first, `trailing_error` says that no more of them follow."""

    def __init__(self, fp, factory, trailing_error=(), **arguments):
        self._fp, self._factory, self._arguments = fp, factory, arguments
        self._trailing_error, self._size = trailing_error, -1
        self._begin()

    def _begin(self):
        self._place, self._over = 0, False
        self._decompressor = self._factory(**self._arguments)

    def readable(self):
        """It can be read."""
        return True

    def seekable(self):
        """Whether it can be gone back in, as in the packed file."""
        return self._fp.seekable()

    def close(self):
        """Forgets the streams; the packed file stays open."""
        self._decompressor = None
        return super().close()

    def _piece(self, size):
        """The next bytes; none where a stream is over or wants more than there is; None: nothing follows."""
        stream, data = self._decompressor, b''
        if stream.eof:
            data = stream.unused_data or self._fp.read(BUFFER_SIZE)
            if not data:
                return None
            self._decompressor = stream = self._factory(**self._arguments)
            try:
                return stream.decompress(data, size)
            except self._trailing_error:
                return None
        if stream.needs_input:
            data = self._fp.read(BUFFER_SIZE)
            if not data:
                raise EOFError('Compressed file ended before the end-of-stream marker was reached')
        return stream.decompress(data, size)

    def read(self, size=-1):
        """At most so many bytes, or all of them; none at the end."""
        if size < 0:
            return self.readall()
        found = b''
        while size and not self._over and not found:
            found = self._piece(size)
            self._over = found is None
        if self._over:
            self._size = self._place
            return b''
        self._place += len(found)
        return found

    def readall(self):
        """All that is left."""
        parts = []
        while part := self.read(_MOST):
            parts.append(part)
        return b''.join(parts)

    def readinto(self, b):
        """Fills a buffer as far as it can; gives how many bytes that were."""
        to = memoryview(b).cast('B')
        data = self.read(to.nbytes)
        to[:len(data)] = data
        return len(data)

    def tell(self):
        """The place among the unpacked bytes."""
        return self._place

    def seek(self, offset, whence=io.SEEK_SET):
        """Goes to a place: by reading on, or by reading everything again."""
        if whence == io.SEEK_CUR:
            offset += self._place
        elif whence == io.SEEK_END:
            while self._size < 0:
                self.read(io.DEFAULT_BUFFER_SIZE)
            offset += self._size
        elif whence != io.SEEK_SET:
            raise ValueError(f'Invalid value for whence: {whence}')
        if offset < self._place:
            self._fp.seek(0)
            self._begin()
        while self._place < offset and self.read(min(io.DEFAULT_BUFFER_SIZE, offset - self._place)):
            pass
        return self._place


class BaseStream(io.BufferedIOBase):
    """A packed file that is read, or written."""

    def _open(self, file, mode, text, packer):
        """Takes a name, or a file object. `text`: the mode in words; `packer`: for a file that is written."""
        self._own = isinstance(file, (str, bytes, os.PathLike))
        if self._own:
            self._file = _opened(file, text)
        elif hasattr(file, 'read') or hasattr(file, 'write'):
            self._file = file
        else:
            raise TypeError('filename must be a str, bytes, file or PathLike object')
        self._packer, self._written, self._buffer, self._mode = packer, 0, None, mode

    def _unpack(self, *given, **more):
        """The file is read, by a DecompressReader of what is given."""
        self._buffer = io.BufferedReader(DecompressReader(self._file, *given, **more))

    def _need(self, what):
        """It has to be open, and to be one that is read, or written."""
        if self.closed:
            raise ValueError(_CLOSED)
        if what == 'reading' and self._buffer is None or what == 'writing' and self._packer is None:
            raise io.UnsupportedOperation(f'File not open for {what}')

    def close(self):
        """Writes what is left to be written, and closes the file, where this has opened it."""
        if self._file is None:
            return
        file, own = self._file, self._own
        try:
            if self._buffer is not None:
                self._buffer.close()
            elif self._packer is not None:
                file.write(self._packer.flush())
        finally:
            self._file = self._packer = self._buffer = None
            self._own = False
            if own:
                file.close()

    @property
    def name(self):
        """The name of the packed file."""
        self._need('')
        return self._file.name

    @property
    def mode(self):
        """'rb' or 'wb'."""
        return self._mode

    def fileno(self):
        """The number of the packed file."""
        self._need('')
        return self._file.fileno()

    def readable(self):
        """Whether it is read."""
        self._need('')
        return self._buffer is not None

    def writable(self):
        """Whether it is written."""
        self._need('')
        return self._packer is not None

    def seekable(self):
        """Whether it can be gone back in."""
        reader = self._buffer
        return self.readable() and reader.seekable()

    def peek(self, n=0):
        """Bytes that come next, at least one where there is one; the place stays."""
        self._need('reading')
        return self._buffer.peek(n)

    def read(self, size=-1):
        """So many bytes, or all."""
        self._need('reading')
        return self._buffer.read(size)

    def read1(self, size=-1):
        """At most so many bytes, by as few reads as will do."""
        self._need('reading')
        return self._buffer.read1(io.DEFAULT_BUFFER_SIZE if size < 0 else size)

    def readinto(self, b):
        """Fills a buffer; gives how many bytes that were."""
        self._need('reading')
        return self._buffer.readinto(b)

    def readline(self, size=-1):
        """The bytes up to the end of a line, or so many of them."""
        self._need('reading')
        return self._buffer.readline(size)

    def write(self, data):
        """Adds bytes; gives how many there are."""
        self._need('writing')
        n = len(data) if isinstance(data, (bytes, bytearray)) else memoryview(data).nbytes
        self._file.write(self._packer.compress(data))
        self._written += n
        return n

    def seek(self, offset, whence=io.SEEK_SET):
        """Goes to a place among the bytes, of a file that is read."""
        self._need('')
        if self._buffer is None:
            raise io.UnsupportedOperation('Seeking is only supported on files open for reading')
        if not self.seekable():
            raise io.UnsupportedOperation('The underlying file object does not support seeking')
        return self._buffer.seek(offset, whence)

    def tell(self):
        """The place among the bytes."""
        self._need('')
        return self._written if self._buffer is None else self._buffer.tell()

    @property
    def closed(self):
        """Whether it is closed."""
        return self._file is None


def text_or_bytes(mode, opened, **how):
    """What the functions `open` do: a file as `opened(mode)` gives it, or with t in the mode, its text."""
    text = 't' in mode
    if text and 'b' in mode:
        raise ValueError(f'Invalid mode: {mode!r}')
    for name, value in how.items():
        if value is not None and not text:
            raise ValueError(f'Argument {name!r} not supported in binary mode')
    file = opened(mode.replace('t', ''))
    return io.TextIOWrapper(file, io.text_encoding(how['encoding']), how['errors'], how['newline']) if text else file
