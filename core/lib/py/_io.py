"""File objects and streams: what the module io shows, and the builtin open()."""

_files = _own('_files')
_write_file = _files.write
DEFAULT_BUFFER_SIZE = 131072
_CHUNK = 131072


class UnsupportedOperation(OSError, ValueError):
    __module__ = 'io'


def _closed_text():
    return ValueError('I/O operation on closed file.')


def _count(size):
    """A number of bytes or characters as given to read(): -1 for all."""
    return -1 if size is None else _index(size)


def _argument(value):
    """What an argument is, in a message."""
    return 'None' if value is None else _tn(value)


def _bytes_of(data):
    """What was given to write() as bytes."""
    if type(data) is bytes:
        return data
    if isinstance(data, (bytes, bytearray, memoryview)):
        return bytes(data)
    if _special(data, '__buffer__') is not None:
        return memoryview(data).tobytes()
    raise TypeError("a bytes-like object is required, not '%s'" % _tn(data))


class _IOBase:
    __module__ = '_io'
    _closed = False

    @property
    def closed(self):
        return self._closed

    def _open_or_fail(self):
        if self.closed:
            raise _closed_text()

    def _unsupported(self, name):
        raise UnsupportedOperation(name)

    def seek(self, offset, whence=0, /):
        self._unsupported('seek')

    def tell(self):
        return self.seek(0, 1)

    def truncate(self, size=None, /):
        self._unsupported('truncate')

    def fileno(self):
        self._unsupported('fileno')

    def flush(self):
        self._open_or_fail()

    def close(self):
        if not self.closed:
            try:
                self.flush()
            finally:
                self._closed = True

    def isatty(self):
        self._open_or_fail()
        return False

    def readable(self):
        return False

    def writable(self):
        return False

    def seekable(self):
        return False

    def __enter__(self):
        self._open_or_fail()
        return self

    def __exit__(self, *details):
        self.close()

    def __iter__(self):
        self._open_or_fail()
        return self

    def __next__(self):
        found = self.readline()
        if found:
            return found
        raise StopIteration

    def readline(self, size=-1, /):
        size = _count(size)
        peek = getattr(self, 'peek', None)
        out = bytearray()
        while size < 0 or len(out) < size:
            n = 1
            if peek is not None:
                ahead = peek(1)
                if ahead:
                    n = ahead.find(b'\n') + 1 or len(ahead)
                    if size >= 0:
                        n = min(n, size - len(out))
            piece = self.read(n)
            if not isinstance(piece, bytes):
                raise OSError('read() should have returned a bytes object, not ' + "'%s'" % _tn(piece))
            if not piece:
                break
            out += piece
            if piece[-1] == 10:
                break
        return bytes(out)

    def readlines(self, hint=-1, /):
        self._open_or_fail()
        left = _count(hint)
        if left <= 0:
            return list(self)
        found = []
        for line in self:
            found.append(line)
            left -= len(line)
            if left <= 0:
                break
        return found

    def writelines(self, lines, /):
        self._open_or_fail()
        for line in lines:
            self.write(line)


class _RawIOBase(_IOBase):
    __module__ = '_io'

    def read(self, size=-1, /):
        size = _count(size)
        if size < 0:
            return self.readall()
        buffer = bytearray(size)
        n = self.readinto(buffer)
        return None if n is None else bytes(buffer[:n])

    def readall(self):
        out = bytearray()
        while piece := self.read(_CHUNK):
            out += piece
        return bytes(out) if out or piece is not None else None

    def readinto(self, buffer, /):
        self._unsupported('readinto')

    def write(self, data, /):
        self._unsupported('write')


def _fill_from(self, buffer, read):
    if isinstance(buffer, memoryview) and not buffer.readonly:
        buffer = buffer.cast('B')
    elif not isinstance(buffer, bytearray):
        raise TypeError('readinto() argument must be read-write bytes-like object, not ' + _tn(buffer))
    data = read(len(buffer))
    if data is None:
        return None
    buffer[:len(data)] = data
    return len(data)


class _BufferedIOBase(_IOBase):
    __module__ = '_io'

    def read(self, size=-1, /):
        self._unsupported('read')

    def read1(self, size=-1, /):
        self._unsupported('read1')

    def readinto(self, buffer, /):
        return _fill_from(self, buffer, self.read)

    def readinto1(self, buffer, /):
        return _fill_from(self, buffer, self.read1)

    def write(self, data, /):
        self._unsupported('write')

    def detach(self):
        self._unsupported('detach')


class _TextIOBase(_IOBase):
    __module__ = '_io'
    encoding = None
    errors = None
    newlines = None

    def read(self, size=-1, /):
        self._unsupported('read')

    def readline(self, size=-1, /):
        self._unsupported('readline')

    def write(self, text, /):
        self._unsupported('write')

    def detach(self):
        self._unsupported('detach')


# ---- files ----

def _parse_mode(mode):
    """(reading, writing, creating, appending, updating) of a mode of FileIO."""
    kinds = [c for c in mode if c in 'rwax']
    for c in mode:
        if c not in 'rwaxb+':
            raise ValueError('invalid mode: ' + mode)
    if len(kinds) != 1 or mode.count('+') > 1:
        raise ValueError('Must have exactly one of create/read/write/append mode and at most one plus')
    return kinds[0], '+' in mode


class FileIO(_RawIOBase):
    __module__ = '_io'

    def __init__(self, file, mode='r', closefd=True, opener=None):
        kind, plus = _parse_mode(mode)
        self.name = file
        self.closefd = closefd
        self._readable = kind == 'r' or plus
        self._writable = kind != 'r' or plus
        self._appends = kind == 'a'
        self._fd = None
        self._at = 0
        self.mode = ('xb' if kind == 'x' else 'ab' if kind == 'a' else 'rb') + ('+' if plus else '')
        if kind == 'w':
            self.mode = 'rb+' if plus else 'wb'
        self._closed = False
        if isinstance(file, int) and not isinstance(file, bool):
            self._open_number(file)
            return
        if not closefd:
            self._closed = True
            raise ValueError('Cannot use closefd=False with file name')
        self._closed = True
        path = _files.fspath(file)
        if opener is not None:
            self._open_number(opener(file, 0))
        else:
            self._node = _files.open_file(path, file, self._writable, kind != 'r', kind == 'x', kind == 'w')
        self._closed = False
        if self._appends:
            self._at = len(self._node.data)

    def _open_number(self, number):
        if number < 0:
            raise ValueError('negative file descriptor')
        other = _files.tree.open_files.get(number)
        if other is None:
            self._closed = True
            raise _files.error(9)
        self._node = other._node
        self._at = other._at
        self._fd = number
        self._closed = False

    def _live(self):
        if self._closed:
            raise ValueError('I/O operation on closed file')

    def readable(self):
        self._live()
        return self._readable

    def writable(self):
        self._live()
        return self._writable

    def seekable(self):
        self._live()
        return True

    def fileno(self):
        self._live()
        if self._fd is None:
            numbers = _files.tree.open_files
            n = 3
            while n in numbers:
                n += 1
            numbers[n] = self
            self._fd = n
        return self._fd

    def isatty(self):
        self._live()
        return False

    def read(self, size=-1, /):
        if self._closed or not self._readable:
            self._live()
            self._unsupported('File not open for reading')
        data = self._node.data
        at = self._at
        if size is None or size < 0:
            found = bytes(data if at == 0 else data[at:])
        else:
            found = bytes(data[at:at + size])
        self._at = at + len(found)
        return found

    def readall(self):
        return self.read()

    def readinto(self, buffer, /):
        return _fill_from(self, buffer, self.read)

    def write(self, data, /):
        if self._closed or not self._writable:
            self._live()
            self._unsupported('File not open for writing')
        if type(data) is not bytes:
            data = _bytes_of(data)
        n = len(data)
        at = len(self._node.data) if self._appends else self._at
        if n:
            _write_file(self._node, at, data)
        self._at = at + n
        return n

    def seek(self, offset, whence=0, /):
        self._live()
        offset = _index(offset)
        if whence == 1:
            offset += self._at
        elif whence == 2:
            offset += len(self._node.data)
        elif whence != 0:
            raise _files.error(22)
        if offset < 0:
            raise _files.error(22)
        self._at = offset
        return offset

    def tell(self):
        self._live()
        return self._at

    def truncate(self, size=None, /):
        if self._closed or not self._writable:
            self._live()
            self._unsupported('File not open for writing')
        size = self._at if size is None else _index(size)
        if size < 0:
            raise _files.error(22)
        _files.resize(self._node, size)
        return size

    def flush(self):
        self._live()
        if self._node.dirty:
            _files.save(self._node)

    def close(self):
        if self._closed:
            return
        try:
            self.flush()
        finally:
            self._closed = True
            if self._fd is not None and self.closefd:
                _files.tree.open_files.pop(self._fd, None)

    def __repr__(self):
        if self._closed:
            return '<_io.FileIO [closed]>'
        return '<_io.FileIO name=%r mode=%r closefd=%r>' % (self.name, self.mode, bool(self.closefd))


# ---- what lies over a raw stream. A FileIO is in memory and needs no buffer; of others, what was read ahead is kept ----

class _Buffered(_BufferedIOBase):
    __module__ = '_io'

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if buffer_size <= 0:
            raise ValueError('buffer size must be strictly positive')
        self.raw = raw
        self._ahead = b''

    def _need(self, what):
        if self.raw is None:
            raise ValueError('raw stream has been detached')
        if self.raw.closed:
            raise ValueError(what + ' closed file')

    mode = property(lambda self: self.raw.mode)
    name = property(lambda self: self.raw.name)

    @property
    def closed(self):
        if self.raw is None:
            raise ValueError('raw stream has been detached')
        return self.raw.closed

    def readable(self):
        return self.raw.readable()

    def writable(self):
        return self.raw.writable()

    def seekable(self):
        return self.raw.seekable()

    def fileno(self):
        return self.raw.fileno()

    def isatty(self):
        return self.raw.isatty()

    def _read(self, size):
        raw = self.raw
        if type(raw) is FileIO:
            return raw.read(size)
        ahead = self._ahead
        self._ahead = b''
        if size < 0:
            return ahead + (raw.read() or b'')
        while len(ahead) < size:
            piece = raw.read(max(size - len(ahead), 8192))
            if not piece:
                if piece is None and not ahead:
                    return None
                break
            ahead += piece
        self._ahead = ahead[size:]
        return ahead[:size]

    def _read1(self, size):
        if size < 0:
            size = 8192
        if not size:
            return b''
        if type(self.raw) is FileIO:
            return self.raw.read(size)
        if not self._ahead:
            self._ahead = self.raw.read(max(size, 8192)) or b''
        found = self._ahead[:size]
        self._ahead = self._ahead[size:]
        return found

    def _peek(self, size):
        raw = self.raw
        if type(raw) is FileIO:
            found = raw.read(8192)
            raw._at -= len(found)
            return found
        if not self._ahead:
            self._ahead = raw.read(8192) or b''
        return self._ahead

    def _line(self, size):
        raw = self.raw
        if type(raw) is not FileIO:
            return _IOBase.readline(self, size)
        raw._live()
        if not raw._readable:
            self._unsupported('read')
        data = raw._node.data
        at = raw._at
        end = data.find(b'\n', at) + 1 or len(data)
        if size >= 0:
            end = min(end, at + size)
        raw._at = max(end, at)
        return bytes(data[at:end])

    def _write(self, data):
        raw = self.raw
        if type(raw) is FileIO:
            return raw.write(data)
        data = _bytes_of(data)
        self._unread()
        left = data
        while left:
            n = raw.write(left)
            if n is None:
                break
            left = left[n:]
        return len(data)

    def _unread(self):
        if self._ahead:
            n = len(self._ahead)
            self._ahead = b''
            self.raw.seek(-n, 1)

    def seek(self, offset, whence=0, /):
        self._need('seek of')
        if whence not in (0, 1, 2):
            raise ValueError('whence value %r unsupported' % (whence,))
        if not self.raw.seekable():
            self._unsupported('File or stream is not seekable.')
        self._unread()
        return self.raw.seek(offset, whence)

    def tell(self):
        self._need('tell of') if self.raw is None else None
        return self.raw.tell() - len(self._ahead)

    def truncate(self, size=None, /):
        self._need('truncate of')
        if not self.raw.writable():
            self._unsupported('truncate')
        self._unread()
        return self.raw.truncate(self.raw.tell() if size is None else size)

    def flush(self):
        self._need('flush of')
        self.raw.flush()

    def close(self):
        if self.raw is not None and not self.raw.closed:
            try:
                self.flush()
            finally:
                self.raw.close()

    def detach(self):
        self._need('detach of')
        self.flush()
        raw = self.raw
        self.raw = None
        return raw

    def __repr__(self):
        name = getattr(self.raw, 'name', None)
        kind = type(self).__module__ + '.' + type(self).__qualname__
        return '<%s>' % kind if name is None else '<%s name=%r>' % (kind, name)


class _Reading:
    """What BufferedReader and BufferedRandom share."""
    __module__ = '_io'

    def read(self, size=-1, /):
        self._need('read of')
        size = _count(size)
        if size < -1:
            raise ValueError('read length must be non-negative or -1')
        return self._read(size)

    def read1(self, size=-1, /):
        self._need('read of')
        return self._read1(_count(size))

    def peek(self, size=0, /):
        self._need('peek of')
        return self._peek(size)

    def readline(self, size=-1, /):
        self._need('readline of')
        return self._line(_count(size))

    def __next__(self):
        raw = self.raw
        if type(raw) is FileIO and not raw._closed:
            data = raw._node.data
            at = raw._at
            end = data.find(b'\n', at) + 1 or len(data)
            if at >= end:
                raise StopIteration
            raw._at = end
            line = data[at:end]
            return line if type(line) is bytes else bytes(line)
        self._need('readline of')
        line = self._line(-1)
        if not line:
            raise StopIteration
        return line


class BufferedReader(_Reading, _Buffered):
    __module__ = '_io'

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if not raw.readable():
            raise UnsupportedOperation('File or stream is not readable.')
        _Buffered.__init__(self, raw, buffer_size)

    def writable(self):
        return False


class BufferedWriter(_Buffered):
    __module__ = '_io'

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if not raw.writable():
            raise UnsupportedOperation('File or stream is not writable.')
        _Buffered.__init__(self, raw, buffer_size)

    def readable(self):
        return False

    def write(self, data, /):
        if isinstance(data, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        self._need('write to')
        return self._write(data)


class BufferedRandom(_Reading, _Buffered):
    __module__ = '_io'

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if not raw.readable():
            raise UnsupportedOperation('File or stream is not readable.')
        if not raw.writable():
            raise UnsupportedOperation('File or stream is not writable.')
        _Buffered.__init__(self, raw, buffer_size)

    def write(self, data, /):
        if isinstance(data, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        self._need('write to')
        return self._write(data)


class BufferedRWPair(_BufferedIOBase):
    __module__ = '_io'

    def __init__(self, reader, writer, buffer_size=DEFAULT_BUFFER_SIZE, /):
        self.reader = BufferedReader(reader, buffer_size)
        self.writer = BufferedWriter(writer, buffer_size)

    def read(self, size=-1, /):
        return self.reader.read(size)

    def read1(self, size=-1, /):
        return self.reader.read1(size)

    def peek(self, size=0, /):
        return self.reader.peek(size)

    def write(self, data, /):
        return self.writer.write(data)

    def flush(self):
        self.writer.flush()

    def readable(self):
        return self.reader.readable()

    def writable(self):
        return self.writer.writable()

    def close(self):
        writer, reader = self.writer, self.reader
        try:
            writer.close()
        finally:
            reader.close()

    @property
    def closed(self):
        return self.writer.closed


class BytesIO(_BufferedIOBase):
    __module__ = '_io'

    def __init__(self, initial_bytes=b''):
        self._data = bytearray(() if initial_bytes is None else _bytes_of(initial_bytes))
        self._at = 0
        self._closed = False
        self._lent = False

    def readable(self):
        self._open_or_fail()
        return True

    writable = seekable = readable

    def getvalue(self):
        self._open_or_fail()
        return bytes(self._data)

    def getbuffer(self):
        self._open_or_fail()
        self._lent = True
        return memoryview(self._data)

    # A BufferError while somebody has a view.
    def _own(self):
        self._data.append(0)
        self._data.pop()
        self._lent = False

    def read(self, size=-1, /):
        if self._closed:
            raise _closed_text()
        at = self._at
        if size is None or size < 0:
            found = bytes(self._data[at:])
        else:
            found = bytes(self._data[at:at + size])
        self._at = at + len(found)
        return found

    def read1(self, size=-1, /):
        return self.read(size)

    def readline(self, size=-1, /):
        self._open_or_fail()
        size = _count(size)
        at = self._at
        data = self._data
        end = data.find(b'\n', at) + 1 or len(data)
        if size >= 0:
            end = min(end, at + size)
        self._at = max(end, at)
        return bytes(data[at:end])

    def __next__(self):
        found = self.readline()
        if found:
            return found
        raise StopIteration

    def write(self, data, /):
        if self._closed:
            raise _closed_text()
        if type(data) is not bytes:
            data = _bytes_of(data)
        if self._lent:
            self._own()
        at = self._at
        have = self._data
        if at == len(have):
            have += data
        elif data:
            if at > len(have):
                have.resize(at)
            have[at:at + len(data)] = data
        self._at = at + len(data)
        return len(data)

    def seek(self, offset, whence=0, /):
        self._open_or_fail()
        offset = _index(offset)
        if whence == 0:
            if offset < 0:
                raise ValueError('negative seek value %d' % offset)
        elif whence == 1:
            offset += self._at
        elif whence == 2:
            offset += len(self._data)
        else:
            raise ValueError('invalid whence (%d, should be 0, 1 or 2)' % whence)
        self._at = max(offset, 0)
        return self._at

    def tell(self):
        self._open_or_fail()
        return self._at

    def truncate(self, size=None, /):
        self._open_or_fail()
        size = self._at if size is None else _index(size)
        if size < 0:
            raise ValueError('negative size value %d' % size)
        if self._lent:
            self._own()
        if size < len(self._data):
            self._data.resize(size)
        return size

    def flush(self):
        self._open_or_fail()

    def close(self):
        if self._lent:
            self._own()
        self._closed = True
        self._data = bytearray()

    def __getstate__(self):
        return self.getvalue(), self._at, None


# ---- text ----

_PLAIN = ('utf-8', 'ascii', 'latin-1', 'cp1252')
_SIGNED = {'utf-16': 'utf-16-le', 'utf-32': 'utf-32-le', 'utf-8-sig': 'utf-8'}


def _codec(name):
    plain = name.lower().replace('_', '-')
    return {'utf8': 'utf-8', 'u8': 'utf-8', 'us-ascii': 'ascii', 'latin1': 'latin-1', 'iso-8859-1': 'latin-1',
            'iso8859-1': 'latin-1', 'utf16': 'utf-16', 'utf32': 'utf-32', 'windows-1252': 'cp1252'}.get(plain, plain)


def _check_newline(newline, shown='%s'):
    if newline is not None and not isinstance(newline, str):
        raise TypeError('illegal newline type: ' + _tn(newline))
    if newline not in (None, '', '\n', '\r', '\r\n'):
        raise ValueError('illegal newline value: ' + shown % newline)


def _kinds_of_newline(seen, text):
    """Adds the kinds of line ends in a text to (has '\\r', has '\\n', has '\\r\\n')."""
    crlf = text.count('\r\n')
    return (seen[0] or text.count('\r') > crlf, seen[1] or text.count('\n') > crlf, seen[2] or crlf > 0)


def _newlines(seen):
    found = tuple([end for end, there in zip(('\r', '\n', '\r\n'), seen) if there])
    return found[0] if len(found) == 1 else found or None


def _split_lines(text, end):
    """The lines of a text, each with its end. end: '\\n', '\\r', '\\r\\n', or '' for any of them."""
    if end == '':
        lines = []
        for piece in text.split('\n'):
            lines.append(piece + '\n')
        lines[-1] = lines[-1][:-1]
        if not lines[-1]:
            lines.pop()
        if '\r' not in text:
            return lines
        out = []
        for line in lines:
            body = line[:-2] if line[-2:] == '\r\n' else line
            if '\r' in body:
                pieces = body.split('\r')
                last = pieces.pop() + line[len(body):]
                out += [piece + '\r' for piece in pieces]
                if last:
                    out.append(last)
            else:
                out.append(line)
        return out
    lines = [piece + end for piece in text.split(end)]
    last = lines.pop()[:-len(end)]
    if last:
        lines.append(last)
    return lines


class TextIOWrapper(_TextIOBase):
    """Text over a binary stream. What was read ahead is `_text`, from `_at` on; `_raw` is the same before line ends were
    translated, or None if that changed nothing. While lines are read, `_lines` are those of what is from _at on, and
    `_next` of them have been given."""
    __module__ = '_io'

    def __init__(self, buffer, encoding=None, errors=None, newline=None, line_buffering=False, write_through=False):
        _check_newline(newline)
        if encoding is not None and not isinstance(encoding, str):
            raise TypeError("TextIOWrapper() argument 'encoding' must be str or None, not " + _tn(encoding))
        if encoding is None or encoding == 'locale':
            encoding = 'utf-8'
        if errors is not None and not isinstance(errors, str):
            raise TypeError("TextIOWrapper() argument 'errors' must be str or None, not " + _tn(errors))
        ''.encode(encoding)
        self._buffer = buffer
        self.encoding = encoding
        self.errors = 'strict' if errors is None else errors
        self.line_buffering = bool(line_buffering)
        self.write_through = bool(write_through)
        self._newline = newline
        self._end = '\n' if newline is None else newline
        self._codec = _codec(encoding)
        self._sink = buffer.write if buffer.writable() else None
        self._file = None  # a file that text can be put in as it is
        if type(buffer) is BufferedWriter and type(buffer.raw) is FileIO:
            self._sink = buffer.raw.write
            if self._codec in _PLAIN and newline in (None, '', '\n') and not buffer.raw._appends:
                self._file = buffer.raw
        self._seen = (False, False, False)
        self._telling = True
        self._forget()

    def _forget(self):
        """Drops what was read ahead."""
        self._text = ''
        self._at = 0
        self._lines = self._raw = None
        self._next = 0
        self._tail = b''

    @property
    def buffer(self):
        return self._buffer

    @property
    def name(self):
        return self._buffer.name

    @property
    def closed(self):
        return self._buffer.closed

    @property
    def newlines(self):
        return _newlines(self._seen)

    def readable(self):
        return self._buffer.readable()

    def writable(self):
        return self._buffer.writable()

    def seekable(self):
        return self._buffer.seekable()

    def fileno(self):
        return self._buffer.fileno()

    def isatty(self):
        return self._buffer.isatty()

    def _check(self):
        if self._buffer is None:
            raise ValueError('underlying buffer has been detached')
        if self._buffer.closed:
            raise _closed_text()

    # -- reading

    def _start_reading(self):
        self._check()
        if not self._buffer.readable():
            raise UnsupportedOperation('not readable')

    def _more(self, all):
        """Reads ahead. False at the end."""
        buffer = self._buffer
        all = all or self._codec not in _PLAIN
        data = buffer.read() if all else buffer.read1(_CHUNK) if hasattr(buffer, 'read1') else buffer.read(_CHUNK)
        if not isinstance(data, bytes):
            raise TypeError("underlying read() should have returned a bytes-like object, not '%s'" % _tn(data))
        last = all or not data
        if self._tail:
            data = self._tail + data
            self._tail = b''
        if not last:
            data = self._keep_tail(data)
        codec = self._codec
        if codec in _SIGNED and self._buffer.tell() != len(data) and not data.startswith((b'\xff\xfe', b'\xfe\xff', b'\0\0\xfe\xff')):
            codec = _SIGNED[codec]
        raw = data.decode(codec, self.errors)
        text = raw
        if '\r' in raw and (self._newline is None or self._newline == ''):
            self._seen = _kinds_of_newline(self._seen, raw)
            if self._newline is None:
                text = raw.replace('\r\n', '\n').replace('\r', '\n')
        elif '\n' in raw and not self._newline:
            self._seen = (self._seen[0], True, self._seen[2])
        self._cut()
        if text is not raw or self._raw is not None:
            self._raw = (self._text if self._raw is None else self._raw) + raw
        self._text = self._text + text if self._text else text
        return bool(data) or not last

    def _cut(self):
        """Drops what has been given."""
        if self._lines is not None:
            self._stop_lines()
        if self._at:
            if self._raw is not None:
                self._raw = self._raw[self._raw_at():]
            self._text = self._text[self._at:]
            self._at = 0

    def _stop_lines(self):
        n = self._next
        lines = self._lines
        self._lines = None
        self._next = 0
        self._at += sum(map(len, lines if n == len(lines) else lines[:n]))

    def _keep_tail(self, data):
        """Keeps the beginning of a character, and a \\r that a \\n may follow, for the next piece."""
        end = len(data)
        if self._codec == 'utf-8':
            back = 1
            while back <= 3 and back < end and data[-back] & 0xC0 == 0x80:
                back += 1
            first = data[-back]
            if first >= 0xC0 and back < (2 if first < 0xE0 else 3 if first < 0xF0 else 4):
                end -= back
        if end and data[end - 1] == 13 and not self._newline:
            end -= 1
        self._tail = data[end:]
        return data[:end]

    def read(self, size=-1, /):
        self._start_reading()
        size = _count(size)
        if self._lines is not None:
            self._stop_lines()
        if size < 0:
            while self._more(True):
                pass
            found = self._text[self._at:] if self._at else self._text
            self._text = ''
            self._at = 0
            self._raw = None
            self._telling = True
            return found
        while len(self._text) - self._at < size and self._more(False):
            pass
        found = self._text[self._at:self._at + size]
        self._at += len(found)
        return found

    def _read_lines(self):
        """Makes _lines of what is there, with at least one whole line if there is one."""
        end = self._end or '\n'
        self._cut()
        while end not in self._text and self._more(False):
            pass
        self._lines = _split_lines(self._text, self._end)

    def readline(self, size=-1, /):
        self._start_reading()
        size = _count(size)
        line = self._line()
        if 0 <= size < len(line):
            self._stop_lines()
            self._at -= len(line) - size
            return line[:size]
        return line

    def _line(self):
        end = self._end or ('\n', '\r')
        while True:
            if self._lines is None:
                self._read_lines()
            i = self._next
            if i < len(self._lines):
                line = self._lines[i]
                if i < len(self._lines) - 1 or line.endswith(end):
                    self._next = i + 1
                    return line
            if not self._more(False):
                if self._lines is None:
                    self._read_lines()
                i = self._next
                if i == len(self._lines):
                    return ''
                self._next = i + 1
                return self._lines[i]

    def __next__(self):
        lines = self._lines
        if lines is not None:
            i = self._next
            if i < len(lines) - 1:
                self._next = i + 1
                return lines[i]
        self._telling = False
        self._start_reading()
        line = self._line()
        if not line:
            self._telling = True
            raise StopIteration
        return line

    # -- writing

    def write(self, text, /):
        file = self._file
        if file is not None and type(text) is str and not file._closed:
            data = text.encode(self._codec, self.errors)
            if data:
                at = file._at
                _write_file(file._node, at, data)
                file._at = at + len(data)
            return len(text)
        sink = self._sink
        if sink is None:
            self._check()
            if not isinstance(text, str):
                raise TypeError('write() argument must be str, not ' + _argument(text))
            raise UnsupportedOperation('not writable')
        if type(text) is not str:
            if not isinstance(text, str):
                raise TypeError('write() argument must be str, not ' + _argument(text))
            text = _payload(text)
        if self._text:
            self._forget()
        n = len(text)
        if self._newline and self._newline != '\n' and '\n' in text:
            text = text.replace('\n', self._newline)
        codec = self._codec
        if codec in _SIGNED and self._buffer.tell():
            codec = _SIGNED[codec]
        sink(text.encode(codec, self.errors))
        return n

    def flush(self):
        self._check()
        self._telling = True
        self._buffer.flush()

    def close(self):
        if self._buffer is not None and not self._buffer.closed:
            try:
                self.flush()
            finally:
                self._sink = self._file = self._lines = None
                self._buffer.close()

    def detach(self):
        self._check()
        self.flush()
        buffer = self._buffer
        self._buffer = self._sink = self._file = None
        return buffer

    def reconfigure(self, *, encoding=None, errors=None, newline=..., line_buffering=None, write_through=None):
        if newline is not ...:
            _check_newline(newline)
        if self._text and (encoding is not None or errors is not None or newline is not ...):
            raise UnsupportedOperation('It is not possible to set the encoding or newline of stream after the first read')
        self.flush()
        self._file = None
        if encoding is not None:
            ''.encode(encoding)
            self.encoding = encoding
            self._codec = _codec(encoding)
        if errors is not None or encoding is not None:
            self.errors = 'strict' if errors is None else errors
        if newline is not ...:
            self._newline = newline
            self._end = '\n' if newline is None else newline
        if line_buffering is not None:
            self.line_buffering = bool(line_buffering)
        if write_through is not None:
            self.write_through = bool(write_through)

    # -- positions: those of the binary stream

    def _raw_at(self):
        """Where _at is in _raw."""
        raw = self._raw
        at = i = 0
        while i < self._at:
            line = self._text.find('\n', i, self._at)
            if line < 0:
                return at + self._at - i
            at += line - i
            at += 2 if raw[at:at + 2] == '\r\n' else 1
            i = line + 1
        return at

    def tell(self):
        self._check()
        if not self._buffer.seekable():
            raise UnsupportedOperation('underlying stream is not seekable')
        if not self._telling:
            raise OSError('telling position disabled by next() call')
        if self._lines is not None:
            self._stop_lines()
        rest = self._text[self._at:] if self._raw is None else self._raw[self._raw_at():]
        codec = _SIGNED.get(self._codec, self._codec)
        ahead = len(rest.encode(codec, 'surrogatepass' if codec != 'ascii' and codec in ('utf-8', 'utf-16-le', 'utf-32-le') else self.errors))
        return self._buffer.tell() - len(self._tail) - ahead

    def seek(self, cookie, whence=0, /):
        self._check()
        if not self._buffer.seekable():
            raise UnsupportedOperation('underlying stream is not seekable')
        if whence == 1:
            if cookie != 0:
                raise UnsupportedOperation("can't do nonzero cur-relative seeks")
            cookie = self.tell()
            whence = 0
        elif whence == 2:
            if cookie != 0:
                raise UnsupportedOperation("can't do nonzero end-relative seeks")
        elif whence != 0:
            raise ValueError('invalid whence (%d, should be 0, 1 or 2)' % whence)
        elif cookie < 0:
            raise ValueError('negative seek position %r' % (cookie,))
        self.flush()
        self._forget()
        return self._buffer.seek(cookie, whence)

    def truncate(self, size=None, /):
        self.flush()
        if size is None:
            size = self.tell()
        return self._buffer.truncate(size)

    def __repr__(self):
        out = '<_io.TextIOWrapper'
        name = getattr(self, 'name', None)
        if name is not None:
            out += ' name=%r' % (name,)
        mode = getattr(self, 'mode', None)
        if mode is not None:
            out += ' mode=%r' % (mode,)
        return out + ' encoding=%r>' % self.encoding


class StringIO(_TextIOBase):
    __module__ = '_io'
    line_buffering = False

    def __init__(self, initial_value='', newline='\n'):
        _check_newline(newline, '%r')
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError('initial_value must be str or None, not ' + _tn(initial_value))
        self._newline = newline
        self._end = '\n' if newline is None else newline
        self._text = ''
        self._at = 0
        self._seen = (False, False, False)
        self._closed = False
        if initial_value:
            self.write(initial_value)
            self._at = 0

    @property
    def newlines(self):
        return _newlines(self._seen)

    def readable(self):
        self._open_or_fail()
        return True

    writable = seekable = readable

    def getvalue(self):
        if self._closed:
            raise ValueError('I/O operation on closed file')
        return self._text

    def write(self, text, /):
        if self._closed:
            raise ValueError('I/O operation on closed file')
        if type(text) is not str:
            if not isinstance(text, str):
                raise TypeError("string argument expected, got '%s'" % _tn(text))
            text = _payload(text)
        n = len(text)
        if self._newline != '\n':
            text = self._translate(text)
        have = self._text
        at = self._at
        if at == len(have):
            self._text = have + text
        elif text:
            if at > len(have):
                have += '\0' * (at - len(have))
            self._text = have[:at] + text + have[at + len(text):]
        self._at = at + len(text)
        return n

    def _translate(self, text):
        if not self._newline:
            self._seen = _kinds_of_newline(self._seen, text)
        if self._newline is None:
            return text.replace('\r\n', '\n').replace('\r', '\n')
        return text.replace('\n', self._newline) if self._newline else text

    def read(self, size=-1, /):
        if self._closed:
            raise ValueError('I/O operation on closed file')
        at = self._at
        if size is None or size < 0:
            found = self._text[at:]
        else:
            found = self._text[at:at + size]
        self._at = at + len(found)
        return found

    def readline(self, size=-1, /):
        if self._closed:
            raise ValueError('I/O operation on closed file')
        size = _count(size)
        text = self._text
        at = self._at
        end = self._end
        if end:
            stop = text.find(end, at)
            stop = len(text) if stop < 0 else stop + len(end)
        else:
            stop = at + len(next(iter(_split_lines(text[at:], '')), ''))
        if size >= 0:
            stop = min(stop, at + size)
        self._at = max(stop, at)
        return text[at:stop]

    def __next__(self):
        found = self.readline()
        if found:
            return found
        raise StopIteration

    def seek(self, offset, whence=0, /):
        self._open_or_fail()
        offset = _index(offset)
        if whence not in (0, 1, 2):
            raise ValueError('Invalid whence (%d, should be 0, 1 or 2)' % whence)
        if whence == 0 and offset < 0:
            raise ValueError('Negative seek position %d' % offset)
        if whence and offset:
            raise OSError("Can't do nonzero cur-relative seeks")
        self._at = offset if whence == 0 else self._at if whence == 1 else len(self._text)
        return self._at

    def tell(self):
        self._open_or_fail()
        return self._at

    def truncate(self, size=None, /):
        self._open_or_fail()
        size = self._at if size is None else _index(size)
        if size < 0:
            raise ValueError('Negative size value %d' % size)
        self._text = self._text[:size]
        return size

    def flush(self):
        self._open_or_fail()

    def close(self):
        self._closed = True
        self._text = ''

    def __getstate__(self):
        return self.getvalue(), self._newline, self._at, None


class IncrementalNewlineDecoder:
    """Translates line ends of text that comes in pieces."""
    __module__ = '_io'

    def __init__(self, decoder, translate, errors='strict'):
        self._decoder = decoder
        self._translate = translate
        self._kept = ''
        self._seen = (False, False, False)

    def decode(self, input, final=False):
        text = self._kept + (input if self._decoder is None else self._decoder.decode(input, final=final))
        self._kept = ''
        if text.endswith('\r') and not final:
            text = text[:-1]
            self._kept = '\r'
        self._seen = _kinds_of_newline(self._seen, text)
        return text.replace('\r\n', '\n').replace('\r', '\n') if self._translate else text

    def reset(self):
        self._kept = ''
        self._seen = (False, False, False)

    @property
    def newlines(self):
        return _newlines(self._seen)


def text_encoding(encoding, stacklevel=2, /):
    return 'utf-8' if encoding is None else encoding


def _check_open(mode, buffering, encoding, errors, newline):
    """(mode for FileIO, is it binary) of open()'s arguments."""
    kinds = {c for c in mode}
    for c in mode:
        if c not in 'axrwb+t':
            raise ValueError('invalid mode: %r' % mode)
    if len(kinds) < len(mode):
        raise ValueError('invalid mode: %r' % mode)
    binary = 'b' in kinds
    if binary and 't' in kinds:
        raise ValueError("can't have text and binary mode at once")
    given = len(kinds & {'r', 'w', 'a', 'x'})
    if given > 1:
        raise ValueError('must have exactly one of create/read/write/append mode')
    if binary:
        for value, what in ((encoding, 'an encoding'), (errors, 'an errors'), (newline, 'a newline')):
            if value is not None:
                raise ValueError("binary mode doesn't take %s argument" % what)
    if not given:
        raise ValueError('Must have exactly one of create/read/write/append mode and at most one plus')
    return ''.join([c for c in mode if c not in 'bt']), binary


def open(file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None):
    if not isinstance(file, (int, str, bytes)):
        file = _files.fspath(file)
    for value, name in ((mode, 'mode'), (encoding, 'encoding'), (errors, 'errors'), (newline, 'newline')):
        if not isinstance(value, str) and (value is not None or name == 'mode'):
            raise TypeError("open() argument '%s' must be str%s, not %s" %
                            (name, '' if name == 'mode' else ' or None', _argument(value)))
    buffering = _index(buffering)
    raw_mode, binary = _check_open(mode, buffering, encoding, errors, newline)
    if buffering == 0 and not binary:
        raise ValueError("can't have unbuffered text I/O")
    raw = FileIO(file, raw_mode, closefd, opener)
    if buffering == 0:
        return raw
    kind = BufferedRandom if '+' in mode else BufferedReader if 'r' in mode else BufferedWriter
    buffer = kind(raw)
    if binary:
        return buffer
    try:
        text = TextIOWrapper(buffer, encoding, errors, newline, buffering == 1)
    except BaseException:
        raw.close()
        raise
    text.mode = mode
    return text


def open_code(path):
    return open(path, 'rb')
