"""File objects and streams of bytes, and what streams of text have in common with them: what _io shows, but for text."""

from _hn import _argument_name, _index, _special, _tp_name, _type_made, _type_seal
from _hn.builtins import _tn
from _hn.files import _own
from _hn.memoryviews import dense_view

__name__ = '_io'  # what its functions say they are of
_files = _own('_files')
_write_file = _files.write
DEFAULT_BUFFER_SIZE = 131072
_CHUNK = 131072


class UnsupportedOperation(OSError, ValueError):
    __module__ = 'io'


def _closed_text():
    return ValueError('I/O operation on closed file.')


def _sized(value, error='Python int too large to convert to C ssize_t', kind=OverflowError):
    """An index that memory could have."""
    n = _index(value)
    if -1 << 63 <= n < 1 << 63:
        return n
    raise kind(error)


_LONG = 'Python int too large to convert to C long'


def _count(size):
    """A number of bytes or characters as given to read(): -1 for all."""
    if size is None:
        return -1
    if type(size) is not int and _special(size, '__index__') is None:
        raise TypeError("argument should be integer or None, not '%s'" % _tn(size))
    return _sized(size, "cannot fit '%s' into an index-sized integer" % _tn(size))


def _argument(value):
    """What an argument is, in a message."""
    return 'None' if value is None else _tn(value)


def _bytes_of(data):
    """What was given to write() as bytes."""
    if type(data) is bytes:
        return data
    if isinstance(data, (bytes, bytearray)):
        return bytes(data)
    if _special(data, '__buffer__') is None:
        raise TypeError("a bytes-like object is required, not '%s'" % _tn(data))
    return dense_view(data).tobytes()


def _open_or_fail(file):
    if file.closed:
        raise _closed_text()


class _IOBase:
    __module__ = '_io'
    _closed = False

    @property
    def closed(self):
        return self._closed

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
        _open_or_fail(self)

    def close(self):
        if not self.closed:
            try:
                self.flush()
            finally:
                self._closed = True

    def isatty(self):
        _open_or_fail(self)
        return False

    def readable(self):
        return False

    def writable(self):
        return False

    def seekable(self):
        return False

    def __enter__(self):
        _open_or_fail(self)
        return self

    def __exit__(self, *details):
        self.close()

    def __iter__(self):
        _open_or_fail(self)
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
        _open_or_fail(self)
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
        _open_or_fail(self)
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


def _fill_from(read, buffer, name='readinto'):
    to = buffer
    if type(buffer) is not bytearray:
        view = memoryview(buffer) if _special(buffer, '__buffer__') is not None else None
        if view is None or view.readonly or not view.c_contiguous:
            raise TypeError(name + '() argument must be read-write bytes-like object, not ' + _argument_name(buffer))
        to = view.cast('B') if view.nbytes else bytearray()
    data = read(len(to))
    if data is None:
        return None
    to[:len(data)] = data
    if to is not buffer:
        view.release()
    return len(data)


class _BufferedIOBase(_IOBase):
    __module__ = '_io'

    def read(self, size=-1, /):
        self._unsupported('read')

    def read1(self, size=-1, /):
        self._unsupported('read1')

    def readinto(self, buffer, /):
        return _fill_from(self.read, buffer)

    def readinto1(self, buffer, /):
        return _fill_from(self.read1, buffer, 'readinto1')

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


def _unpicklable(self):
    raise TypeError("cannot pickle '%s' instances" % type(self).__name__)


class FileIO(_RawIOBase):
    __module__ = '_io'
    __reduce__ = _unpicklable

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
        if opener is not None:
            number = opener(file, 0)
            if number < 0:
                raise ValueError('opener returned %d' % number)
            self._open_number(number)
        else:
            self._node = _files.open_file(file, self._writable, kind != 'r', kind == 'x', kind == 'w')
        self._closed = False
        if self._appends:
            self._at = len(self._node.data)

    def _open_number(self, number):
        if number < 0:
            raise ValueError('negative file descriptor')
        if number == 1 or number == 2:
            self._node = _files.stream(number)
            self._fd = number
            self._closed = False
            return
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
        return type(self._node.sink) is not int

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
        size = _count(size)
        if size < 0:
            found = bytes(data if at == 0 else data[at:])
        else:
            found = bytes(data[at:at + size])
        self._at = at + len(found)
        return found

    def readall(self):
        return self.read()

    def readinto(self, buffer, /):
        return _fill_from(self.read, buffer)

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


# ---- what lies over a raw stream. A FileIO is in memory and needs no buffer; others have a window (_io_raw) ----

class _Buffered(_BufferedIOBase):
    __module__ = '_io'
    __reduce__ = _unpicklable
    _raw = _window = None
    _detached = False

    def __init__(self, raw, buffer_size):
        self._raw = self._window = None
        reads, writes = self._does
        if reads and not raw.readable():
            raise UnsupportedOperation('File or stream is not readable.')
        if writes and not raw.writable():
            raise UnsupportedOperation('File or stream is not writable.')
        if buffer_size <= 0:
            raise ValueError('buffer size must be strictly positive')
        if type(raw) is not FileIO:  # of hognose.lib
            self._window = __import__('_io_raw', None, None, None, 0).Window(raw, buffer_size, reads, writes)
        self._raw = raw

    def _live(self):
        if self._raw is None:
            raise ValueError('raw stream has been detached' if self._detached else 'I/O operation on uninitialized object')
        return self._raw

    def _need(self, what):
        if self._live().closed:
            raise ValueError(what + ' closed file')

    raw = property(lambda self: self._raw)
    mode = property(lambda self: self._live().mode)
    name = property(lambda self: self._live().name)
    closed = property(lambda self: self._live().closed)

    def readable(self):
        return self._live().readable()

    def writable(self):
        return self._live().writable()

    def seekable(self):
        return self._live().seekable()

    def fileno(self):
        return self._live().fileno()

    def isatty(self):
        return self._live().isatty()

    def seek(self, offset, whence=0, /):
        if whence not in (0, 1, 2):
            raise ValueError('whence value %r unsupported' % (whence,))
        self._need('seek of')
        if not self._raw.seekable():
            self._unsupported('File or stream is not seekable.')
        offset = _sized(offset, "cannot fit 'int' into an offset-sized integer", ValueError)
        return (self._window or self._raw).seek(offset, whence)

    def tell(self):
        return (self._window or self._live()).tell()

    def truncate(self, size=None, /):
        self._need('truncate of')
        if not self.writable():
            self._unsupported('truncate')
        return (self._window or self._raw).truncate(size)

    def flush(self):
        self._need('flush of')
        (self._window if self._window and self._does[1] else self._raw).flush()

    def close(self):
        if not self.closed:
            try:
                self.flush()
            finally:
                self._raw.close()

    def detach(self):
        raw = self._live()
        self.flush()
        self._raw = self._window = None
        self._detached = True
        return raw

    def __repr__(self):
        name = getattr(self._raw, 'name', None)
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
        return (self._window or self._raw).read(size)

    def read1(self, size=-1, /):
        self._need('read of')
        size = _sized(size)
        if self._window:
            return self._window.read_once(size)
        return self._raw.read(8192 if size < 0 else size)

    def readinto1(self, buffer, /):
        self._need('readinto of')
        return _fill_from(self._window.into_once if self._window else self._raw.read, buffer, 'readinto1')

    def peek(self, size=0, /):
        self._need('peek of')
        _sized(size)
        if self._window:
            return self._window.peek()
        raw = self._raw
        found = raw.read(8192)
        raw._at -= len(found)
        return found

    def readline(self, size=-1, /):
        self._need('readline of')
        size = _count(size)
        if self._window:
            return self._window.line(size)
        raw = self._raw
        if not raw._readable:
            self._unsupported('read')
        data = raw._node.data
        at = raw._at
        end = data.find(b'\n', at) + 1 or len(data)
        if size >= 0:
            end = min(end, at + size)
        raw._at = max(end, at)
        return bytes(data[at:end])

    def __next__(self):
        raw = self._raw
        if type(raw) is FileIO and not raw._closed:
            data = raw._node.data
            at = raw._at
            end = data.find(b'\n', at) + 1 or len(data)
            if at >= end:
                raise StopIteration
            raw._at = end
            line = data[at:end]
            return line if type(line) is bytes else bytes(line)
        return _IOBase.__next__(self)


class _Writing:
    """What BufferedWriter and BufferedRandom share."""
    __module__ = '_io'

    def write(self, data, /):
        if isinstance(data, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        self._need('write to')
        return (self._window or self._raw).write(data)


class BufferedReader(_Reading, _Buffered):
    __module__ = '_io'
    _does = (True, False)

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        _Buffered.__init__(self, raw, buffer_size)

    def writable(self):
        return False


class BufferedWriter(_Writing, _Buffered):
    __module__ = '_io'
    _does = (False, True)

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        _Buffered.__init__(self, raw, buffer_size)

    def readable(self):
        return False


class BufferedRandom(_Reading, _Writing, _Buffered):
    __module__ = '_io'
    _does = (True, True)

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        _Buffered.__init__(self, raw, buffer_size)


# What __setstate__ says of a state that no __getstate__ gave.
def _check_state(file, state, size):
    if not isinstance(state, tuple) or len(state) < size:
        raise TypeError('%s.__setstate__ argument should be %d-tuple, got %s' % (_tp_name(file), size, _tp_name(state)))


def _restore(file, at, names):
    if not isinstance(at, int):
        wanted = 'third item of state must be an integer, got' if isinstance(file, _TextIOBase) else \
            'second item of state must be an integer, not'
        raise TypeError(wanted + ' ' + _tp_name(at))
    if at < 0:
        raise ValueError('position value cannot be negative')
    file._at = int(at)
    if names is not None:
        if not isinstance(names, dict):
            raise TypeError('%s item of state should be a dict, got a %s' % (
                'fourth' if isinstance(file, _TextIOBase) else 'third', _tp_name(names)))
        file.__dict__.update(names)


# What the methods of BytesIO share: they ask no method of a derived class.
def _memory_open(file):
    if file._closed:
        raise _closed_text()


def _read_memory(file, size):
    _memory_open(file)
    size = _count(size)
    at = file._at
    if size < 0:
        found = bytes(file._data[at:])
    else:
        found = bytes(file._data[at:at + size])
    file._at = at + len(found)
    return found


def _line_of_memory(file, size):
    _memory_open(file)
    size = _count(size)
    at = file._at
    data = file._data
    end = data.find(b'\n', at) + 1 or len(data)
    if size >= 0:
        end = min(end, at + size)
    file._at = max(end, at)
    return bytes(data[at:end])


def _write_memory(file, data):
    _memory_open(file)
    if type(data) is not bytes:
        data = _bytes_of(data)
    if file._lent:
        file._own()
    at = file._at
    have = file._data
    if at == len(have):
        have += data
    elif data:
        if at > len(have):
            have.resize(at)
        have[at:at + len(data)] = data
    file._at = at + len(data)
    return len(data)


class BytesIO(_BufferedIOBase):
    __module__ = '_io'
    __slots__ = ('_data', '_at', '_closed', '_lent')

    def __init__(self, initial_bytes=b''):
        self._data = bytearray(() if initial_bytes is None else _bytes_of(initial_bytes))
        self._at = 0
        self._closed = False
        self._lent = False

    def readable(self):
        _open_or_fail(self)
        return True

    writable = seekable = readable

    def getvalue(self):
        _open_or_fail(self)
        return bytes(self._data)

    def getbuffer(self):
        _open_or_fail(self)
        self._lent = True
        return memoryview(self._data)

    # A BufferError while somebody has a view.
    def _own(self):
        self._data.append(0)
        self._data.pop()
        self._lent = False

    def read(self, size=-1, /):
        return _read_memory(self, size)

    def read1(self, size=-1, /):
        return _read_memory(self, size)

    def readinto(self, buffer, /):
        return _fill_from(lambda size: _read_memory(self, size), buffer)

    def readline(self, size=-1, /):
        return _line_of_memory(self, size)

    def readlines(self, size=None, /):
        if size is not None and not isinstance(size, int):
            raise TypeError("integer argument expected, got '%s'" % _tn(size))
        limit = -1 if size is None else _sized(size)
        found, total = [], 0
        while line := _line_of_memory(self, -1):
            found.append(line)
            total += len(line)
            if 0 < limit <= total:
                break
        return found

    def __iter__(self):
        _memory_open(self)
        return self

    def __next__(self):
        found = _line_of_memory(self, -1)
        if found:
            return found
        raise StopIteration

    def write(self, data, /):
        return _write_memory(self, data)

    def writelines(self, lines, /):
        _memory_open(self)
        for line in lines:
            _write_memory(self, line)

    def seek(self, offset, whence=0, /):
        _open_or_fail(self)
        offset = _sized(offset)
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
        _open_or_fail(self)
        return self._at

    def truncate(self, size=None, /):
        _open_or_fail(self)
        size = self._at if size is None else _sized(size, _LONG)
        if size < 0:
            raise ValueError('negative size value %d' % size)
        if self._lent:
            self._own()
        if size < len(self._data):
            self._data.resize(size)
        return size

    def flush(self):
        _open_or_fail(self)

    def close(self):
        if self._lent:
            self._own()
        self._closed = True
        self._data = bytearray()

    def __getstate__(self):
        return self.getvalue(), self._at, dict(self.__dict__) or None

    def __setstate__(self, state, /):
        if getattr(self, '_closed', False):
            raise ValueError('I/O operation on closed file.')
        _check_state(self, state, 3)
        BytesIO.__init__(self, _bytes_of(state[0]))
        _restore(self, state[1], state[2])


for _made in FileIO, BytesIO:
    _type_made(_made, True)
for _made in _IOBase, _RawIOBase, _BufferedIOBase, _TextIOBase, _Buffered, _Reading, _Writing:
    _type_seal(_made, None)
del _made
