"""Streams of text, and the builtin open(); with the streams of bytes (_io_bytes), what the module io shows."""

from _hn import _index, _payload, _ships, _special, _type_made, _type_seal, _type_weak
from _hn.builtins import _tn
from _hn.files import _own_names
from _io_bytes import (BufferedRandom, BufferedReader, BufferedWriter, FileIO, UnsupportedOperation, _CHUNK, _LONG,
                       _RawIOBase, _TextIOBase, _argument, _bytes_of, _check_state, _closed_text, _count, _files, _fill_from,
                       _open_or_fail, _restore, _sized, _unpicklable, _write_file)

globals().update(_own_names('_io_bytes'))


# ---- text ----

_PLAIN = ('utf-8', 'ascii', 'latin-1', 'cp1252')
_SIGNED = {'utf-16': 'utf-16-le', 'utf-32': 'utf-32-le', 'utf-8-sig': 'utf-8'}


def _codec(name):
    plain = name.lower().replace('_', '-')
    return {'utf8': 'utf-8', 'u8': 'utf-8', 'us-ascii': 'ascii', 'latin1': 'latin-1', 'iso-8859-1': 'latin-1',
            'iso8859-1': 'latin-1', 'utf16': 'utf-16', 'utf32': 'utf-32', 'windows-1252': 'cp1252'}.get(plain, plain)


def _check_texts(caller, **arguments):
    for name, value in arguments.items():
        if not isinstance(value, str) and value is not None:
            raise TypeError("%s() argument '%s' must be str or None, not %s" % (caller, name, _argument(value)))


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
    _buffer = None
    _detached = False

    def __init__(self, buffer, encoding=None, errors=None, newline=None, line_buffering=False, write_through=False):
        self._buffer = None
        _check_newline(newline)
        self._buffer = buffer
        self._set_codec('TextIOWrapper', 'utf-8' if encoding is None else encoding, errors, newline)
        self.line_buffering = bool(line_buffering)
        self.write_through = bool(write_through)
        buffer.readable()
        self._writes = buffer.writable()
        self._file = None  # a file that text can be put in as it is
        self._pending = b''  # not yet written to the buffer
        self._waits = True
        raw = getattr(buffer, 'raw', None)
        if type(raw) is FileIO:
            self._waits = False
            if type(buffer) is BufferedWriter and self._codec in _PLAIN and newline in (None, '', '\n') and not raw._appends:
                self._file = raw
        self._seen = (False, False, False)
        self._telling = True
        self._forget()

    def _set_codec(self, caller, encoding, errors, newline):
        _check_texts(caller, encoding=encoding, errors=errors)
        if encoding == 'locale':
            encoding = 'utf-8'
        if errors is None:
            errors = 'strict'
        codec = _codec(encoding)
        self._coder = None  # for codecs that have a state, and errors after which text does not tell how many bytes it was
        if codec not in _PLAIN or errors != 'strict':
            if _ships('_io_coded'):
                self._coder = __import__('_io_coded', None, None, None, 0).Coder(self, codec, encoding, errors, newline)
            else:
                ''.encode(encoding)
        self._codec = codec
        self.encoding = encoding
        self.errors = errors
        self._newline = newline
        self._end = '\n' if newline is None else newline

    def _forget(self):
        """Drops what was read ahead."""
        self._text = ''
        self._at = 0
        self._lines = self._raw = None
        self._next = 0
        self._tail = b''
        self._marked = True  # tell() knows where _text is from

    def _live(self):
        if self._buffer is None:
            raise ValueError('underlying buffer has been detached' if self._detached else 'I/O operation on uninitialized object')
        return self._buffer

    __reduce__ = _unpicklable
    buffer = property(lambda self: self._buffer)
    name = property(lambda self: self._live().name)
    closed = property(lambda self: self._live().closed)
    newlines = property(lambda self: self._coder.newlines() if self._coder else _newlines(self._seen))

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

    def _check(self):
        if self._live().closed:
            raise _closed_text()

    # -- reading

    def _start_reading(self):
        self._check()
        if not self._buffer.readable():
            raise UnsupportedOperation('not readable')
        self._push()

    def _more(self, all):
        """Reads ahead. False at the end."""
        buffer = self._buffer
        all = all or self._codec not in _PLAIN and not self._coder
        name = 'read' if all or not hasattr(buffer, 'read1') else 'read1'
        data = getattr(buffer, name)(-1 if all else _CHUNK)
        if type(data) is not bytes:
            if _special(data, '__buffer__') is None:
                raise TypeError("underlying %s() should have returned a bytes-like object, not '%s'" % (name, _tn(data)))
            data = _bytes_of(data)
        last = all or not data
        self._marked = self._telling
        self._cut()
        if self._coder:
            raw = self._coder.read(data, last, all)
        else:
            if self._tail:
                data = self._tail + data
                self._tail = b''
            if not last:
                data = self._keep_tail(data)
            codec = self._codec
            if codec in _SIGNED and buffer.tell() != len(data) and data[:1] not in (b'\xff', b'\xfe', b'\0'):
                codec = _SIGNED[codec]
            raw = data.decode(codec, self.errors)
        text = raw
        if '\r' in raw and (self._newline is None or self._newline == ''):
            self._seen = _kinds_of_newline(self._seen, raw)
            if self._newline is None:
                text = raw.replace('\r\n', '\n').replace('\r', '\n')
        elif '\n' in raw and not self._newline:
            self._seen = (self._seen[0], True, self._seen[2])
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
        size = _sized(size)
        line = self._line(size)
        if 0 <= size < len(line):
            self._stop_lines()
            self._at -= len(line) - size
            return line[:size]
        return line

    def _line(self, size=-1):
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
                line = ''.join(self._lines[self._next:])
                self._next = len(self._lines)
                if self._coder and not 0 <= size <= len(line):
                    self._coder.keep()
                return line

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
        self._check()
        if not isinstance(text, str):
            raise TypeError('write() argument must be str, not ' + _argument(text))
        if not self._writes:
            raise UnsupportedOperation('not writable')
        text = _payload(text)
        n = len(text)
        if self._newline and self._newline != '\n' and '\n' in text:
            text = text.replace('\n', self._newline)
        codec = self._codec
        if codec in _SIGNED and (self._pending or self._buffer.tell()):
            codec = _SIGNED[codec]
        data = self._coder.write(text) if self._coder else text.encode(codec, self.errors)
        self._seen = (False, False, False)
        if self._text and self._marked:
            self._forget()
        if len(self._pending) + len(data) > 8192:
            self._push()
        self._pending += data
        if self.line_buffering and ('\n' in text or '\r' in text):
            self.flush()
        elif not self._waits or self.write_through or len(self._pending) >= 8192:
            self._push()
        return n

    def _push(self):
        data = self._pending
        self._pending = b''
        if data:
            self._buffer.write(data)

    def flush(self):
        self._check()
        self._telling = True
        self._push()
        self._buffer.flush()

    def close(self):
        if not self.closed:
            try:
                self.flush()
            finally:
                self._file = self._lines = None
                self._buffer.close()

    def detach(self):
        self.flush()
        buffer = self._buffer
        self._buffer = self._file = None
        self._detached = True
        return buffer

    def reconfigure(self, *, encoding=None, errors=None, newline=..., line_buffering=None, write_through=None):
        if newline is not ...:
            _check_newline(newline)
        if self._text and (encoding is not None or errors is not None or newline is not ...):
            raise UnsupportedOperation('It is not possible to set the encoding or newline of stream after the first read')
        self.flush()
        self._file = None
        if encoding is not None or errors is not None or newline is not ...:
            if encoding is None:
                encoding = self.encoding
                errors = errors or self.errors
            self._set_codec('reconfigure', encoding, errors, self._newline if newline is ... else newline)
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
        self._push()
        if not self._telling:
            raise OSError('telling position disabled by next() call')
        if self._lines is not None:
            self._stop_lines()
        if not self._marked:
            return self._buffer.tell()
        if self._coder:
            return self._coder.tell()
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
        if whence or not cookie:
            self._seen = (False, False, False)
        return (self._coder or self._buffer).seek(cookie, whence)

    def truncate(self, size=None, /):
        self.flush()
        return self._buffer.truncate(size)

    def __repr__(self):
        out = '<_io.TextIOWrapper'
        if not self._detached:
            self._live()
            try:
                name = getattr(self, 'name', None)
            except ValueError:  # the buffer has been detached from its stream
                name = None
            out += '' if name is None else ' name=%r' % (name,)
        mode = getattr(self, 'mode', None)
        out += '' if mode is None else ' mode=%r' % (mode,)
        return out + ' encoding=%r>' % self.encoding


class StringIO(_TextIOBase):
    __module__ = '_io'
    __slots__ = ('_newline', '_end', '_text', '_at', '_seen', '_closed')
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
            StringIO.write(self, initial_value)
            self._at = 0

    @property
    def newlines(self):
        return _newlines(self._seen)

    def readable(self):
        _open_or_fail(self)
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
        size = _count(size)
        at = self._at
        if size < 0:
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
        _open_or_fail(self)
        offset = _sized(offset)
        if whence not in (0, 1, 2):
            raise ValueError('Invalid whence (%d, should be 0, 1 or 2)' % whence)
        if whence == 0 and offset < 0:
            raise ValueError('Negative seek position %d' % offset)
        if whence and offset:
            raise OSError("Can't do nonzero cur-relative seeks")
        self._at = offset if whence == 0 else self._at if whence == 1 else len(self._text)
        return self._at

    def tell(self):
        _open_or_fail(self)
        return self._at

    def truncate(self, size=None, /):
        _open_or_fail(self)
        size = self._at if size is None else _sized(size, _LONG)
        if size < 0:
            raise ValueError('Negative size value %d' % size)
        self._text = self._text[:size]
        return size

    def flush(self):
        _open_or_fail(self)

    def close(self):
        self._closed = True
        self._text = ''

    def __getstate__(self):
        return self.getvalue(), self._newline, self._at, dict(self.__dict__) or None

    def __setstate__(self, state, /):
        _check_state(self, state, 4)
        if getattr(self, '_closed', False):
            raise ValueError('I/O operation on closed file')
        StringIO.__init__(self, '', state[1])
        if state[0] is not None:
            if not isinstance(state[0], str):
                raise TypeError('initial_value must be str or None, not ' + _tn(state[0]))
            self._text = str(state[0])
        _restore(self, state[2], state[3])


_type_made(StringIO, True)
for _sealed in TextIOWrapper, BufferedReader, BufferedWriter, BufferedRandom:
    _type_seal(_sealed, True)
    _type_weak(_sealed)
del _sealed


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
    if not isinstance(mode, str):
        raise TypeError("open() argument 'mode' must be str, not " + _argument(mode))
    _check_texts('open', encoding=encoding, errors=errors, newline=newline)
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


# ---- sys.stdin, sys.stdout and sys.stderr, which give the host text and get it ----

class _Typed(_RawIOBase):
    __module__ = '_io'
    closefd = False
    mode = 'rb'
    name = '<stdin>'
    __repr__ = FileIO.__repr__

    def __init__(self, stream):
        self._stream = stream
        self._rest = b''

    def readable(self):
        return True

    def fileno(self):
        return 0

    def _take(self, size):
        data = self._rest or self._stream.readline().encode()
        self._rest = data[size:]
        return data[:size]

    def readinto(self, buffer, /):
        return _fill_from(self._take, buffer)


_Typed.__name__ = _Typed.__qualname__ = 'FileIO'


def _bytes_below(stream):
    if stream._number == 0:
        return BufferedReader(_Typed(stream))
    raw = FileIO(stream._number, 'w', False)
    raw.name = stream.name
    return BufferedWriter(raw)


# The encoding is a name only.
def _reconfigure(stream, encoding, errors, newline, line_buffering, write_through):
    _check_texts('reconfigure', encoding=encoding, errors=errors, newline=newline)
    _check_newline(newline)
    if encoding is not None:
        ''.encode(encoding)
        stream.encoding = encoding
        stream.errors = 'strict'
    if errors is not None:
        stream.errors = errors
    if line_buffering is not None:
        stream.line_buffering = bool(line_buffering)
    if write_through is not None:
        stream.write_through = bool(write_through)
