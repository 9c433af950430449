"""Coders of encodings in which a character may be several bytes: the classes that the modules of these encodings derive from."""
import codecs

import _multibyte_pairs
import _multibyte_shifts

_codings = {}
_MOST_BYTES = 8  # that wait for the next call


def _coding(name):
    if name not in _codings:
        _codings[name] = _multibyte_pairs.make(name) or _multibyte_shifts.make(name)
    return _codings[name]


def _answer(exc, errors, kinds, verb):
    # What a handler says: (what to put there, where to resume).
    answer = codecs.lookup_error(errors)(exc)
    if not isinstance(answer, tuple) or len(answer) != 2 or not isinstance(answer[0], kinds) or not isinstance(answer[1], int):
        raise TypeError(verb + ' error handler must return (str, int) tuple')
    return answer


def _place(at, size):
    # Where a handler resumes, in an object of this size.
    if at < 0:
        at += size
    if not 0 <= at <= size:
        raise IndexError('position %d from error handler out of bounds' % at)
    return at


def _error(exc, kind, codec, whole, start, end, complete=True):
    # All errors of one call are the same object, as handlers see.
    reason = 'illegal multibyte sequence' if complete else 'incomplete multibyte sequence'
    if exc is None:
        return kind(codec.name, whole, start, end, reason)
    exc.start, exc.end, exc.reason = start, end, reason
    return exc


def _decode(codec, data, errors, state, final, before_end=None):
    """(text, how many bytes it took). With before_end, which is called before it, an error of bytes that end within a
    character is the last one: what its handler leaves was not taken."""
    coding, out, at, fast, exc = _coding(codec.name), [], 0, True, None
    while True:
        at, wrong = coding.decode(data, at, state, out, fast)
        if not wrong or wrong < 0 and not final:
            return ''.join(out), at
        fast = False
        end = len(data) if wrong < 0 else at + wrong
        if errors in ('ignore', 'replace'):
            put, at = '' if errors == 'ignore' else '\ufffd', end
        else:
            if wrong < 0 and before_end:
                before_end()
            exc = _error(exc, UnicodeDecodeError, codec, data, at, end, wrong > 0)
            if errors == 'strict':
                raise exc
            put, at = _answer(exc, errors, str, 'decoding')
            at = _place(at, len(data))
        out.append(put)
        if wrong < 0 and before_end:
            return ''.join(out), at


def _encode(codec, text, errors, state, final):
    """The bytes of a text."""
    coding, out, at, fast, exc = _coding(codec.name), [], 0, True, None
    while True:
        at, wrong = coding.encode(text, at, state, out, fast)
        if not wrong:
            break
        fast = False
        end = at + wrong
        if errors == 'ignore':
            at = end
        elif errors == 'replace':
            coding.encode('?', 0, state, out, False)
            at = end
        else:
            exc = _error(exc, UnicodeEncodeError, codec, text, at, end)
            if errors == 'strict':
                raise exc
            put, at = _answer(exc, errors, (str, bytes), 'encoding')
            out.append(put if isinstance(put, bytes) else _encode(codec, put, 'strict', state, False))
            at = _place(at, len(text))
    if final:
        out.append(coding.end(state))
    return b''.join(out)


def _bytes_of(data):
    if isinstance(data, str):
        raise TypeError("a bytes-like object is required, not 'str'")
    if type(data) is bytes:
        return data
    try:
        return bytes(memoryview(data))
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{type(data).__name__}'") from None


def _text_of(data):
    return data if type(data) is str else ''.join((data,)) if isinstance(data, str) else str(data)


class MultibyteCodec:
    """An encoding, by its name."""

    def __init__(self, name):
        self.name = name

    def encode(self, input, errors=None):
        """(the bytes of a text, its length)."""
        _check_errors('encode', errors)
        input = _text_of(input)
        return _encode(self, input, 'strict' if errors is None else errors, _coding(self.name).start(True), True), len(input)

    def decode(self, input, errors=None):
        """(the text of bytes, how many these are)."""
        _check_errors('decode', errors)
        data = _bytes_of(input)
        return _decode(self, data, 'strict' if errors is None else errors, _coding(self.name).start(False), True)[0], len(data)


_Codec = MultibyteCodec
del MultibyteCodec  # CPython's module does not have this name


def _check_errors(name, errors):
    if errors is not None and not isinstance(errors, str):
        raise TypeError(f"{name}() argument 'errors' must be str or None, not {type(errors).__name__}")


# What the classes below share. They have a class attribute `codec`.

def _errors_of(self):
    return self._errors


def _set_errors(self, value):
    if not isinstance(value, str):
        raise TypeError('errors must be a string')
    self._errors = value


def _keep_errors(self):
    raise AttributeError('cannot delete attribute')


def _begin(self, errors, place, encodes):
    # place: the number of the argument for the message.
    if not isinstance(errors, str):
        shown = 'None' if errors is None else type(errors).__name__
        raise TypeError(f'{type(self).__name__}() argument {place} must be str, not {shown}')
    if not isinstance(self.codec, _Codec):
        raise TypeError('codec is unexpected type')
    self._errors, self._pending, self._state = errors, '' if encodes else b'', _coding(self.codec.name).start(encodes)


def _restart(self):
    """Forgets what came before."""
    self._pending = b''
    _coding(self.codec.name).restart(self._state)


def _feed(self, data, final, kept=b''):
    # The text of more bytes. kept: the bytes that wait again if the end of the data raises.
    data, self._pending = self._pending + data, b''
    text, used = _decode(self.codec, data, self._errors, self._state, final, lambda: setattr(self, '_pending', kept))
    if len(data) - used > _MOST_BYTES:
        raise UnicodeError('pending buffer overflow')
    self._pending = data[used:]
    return text


_errors_property = property(_errors_of, _set_errors, _keep_errors)


class MultibyteIncrementalEncoder:
    """Encodes text that comes in pieces."""

    errors = _errors_property

    def __init__(self, errors='strict'):
        _begin(self, errors, 1, True)

    def encode(self, input, final=False):
        """The bytes of a piece."""
        text, self._pending = self._pending + _text_of(input), ''
        return _encode(self.codec, text, self._errors, self._state, bool(final))

    def getstate(self):
        """The state as a number."""
        pending = self._pending.encode()
        return int.from_bytes(bytes((len(pending),)) + pending + self._state, 'little')

    def setstate(self, state, /):
        """Resumes from where getstate() was called."""
        if not isinstance(state, int):
            raise TypeError(f'setstate() argument must be int, not {type(state).__name__}')
        if state < 0:
            raise OverflowError("can't convert negative int to unsigned")
        data = state.to_bytes(17, 'little')
        if data[0] > _MOST_BYTES:
            raise UnicodeError('pending buffer too large')
        begin = data[0] + 1
        self._pending, self._state = data[1:begin].decode(), bytearray(data[begin:begin + 8])

    def reset(self):
        """Forgets what came before."""
        self._pending = ''
        _coding(self.codec.name).end(self._state)


class MultibyteIncrementalDecoder:
    """Decodes bytes that come in pieces."""

    errors, reset = _errors_property, _restart

    def __init__(self, errors='strict'):
        _begin(self, errors, 1, False)

    def decode(self, input, final=False):
        """The text of a piece."""
        return _feed(self, _bytes_of(input), bool(final), self._pending)

    def getstate(self):
        """The bytes that wait, and the state as a number."""
        return self._pending, int.from_bytes(self._state, 'little')

    def setstate(self, state, /):
        """Resumes from where getstate() was called."""
        if not isinstance(state, tuple):
            raise TypeError(f'setstate() argument must be tuple, not {type(state).__name__}')
        if len(state) != 2 or not isinstance(state[0], bytes) or not isinstance(state[1], int):
            raise TypeError('setstate(): illegal state argument')
        if state[1] < 0:
            raise OverflowError("can't convert negative int to unsigned")
        data = state[1].to_bytes(8, 'little')
        if len(state[0]) > _MOST_BYTES:
            raise UnicodeDecodeError(self.codec.name, state[0], 0, len(state[0]), 'pending buffer too large')
        self._pending, self._state = state[0], bytearray(data)


class MultibyteStreamReader:
    """Reads text from a stream of bytes."""

    errors, reset = _errors_property, _restart

    def __init__(self, stream, errors='strict'):
        _begin(self, errors, 2, False)
        self.stream = stream

    def _take(self, method, size):
        if size is not None and not isinstance(size, int):
            raise TypeError('arg 1 must be an integer')
        size = -1 if size is None else size
        while size:
            read = getattr(self.stream, method)
            data = read() if size < 0 else read(size)
            if not isinstance(data, bytes):
                raise TypeError(f'stream function returned a non-bytes object ({type(data).__name__})')
            text = _feed(self, data, size < 0 or not data)
            if text or size < 0 or not data:
                return text
            size = 1
        return ''

    def read(self, size=None, /):
        """The text of at most so many bytes."""
        return self._take('read', size)

    def readline(self, size=None, /):
        """The text of a line."""
        return self._take('readline', size)

    def readlines(self, sizehint=None, /):
        """The lines of the text of at most so many bytes."""
        return self._take('read', sizehint).splitlines(True)


class MultibyteStreamWriter:
    """Writes text to a stream of bytes."""

    errors = _errors_property

    def __init__(self, stream, errors='strict'):
        _begin(self, errors, 2, True)
        self.stream = stream

    def write(self, strobj, /):
        """Writes the bytes of a text."""
        self.stream.write(_encode(self.codec, _text_of(strobj), self._errors, self._state, False))

    def writelines(self, lines, /):
        """Writes the bytes of several texts."""
        if not hasattr(type(lines), '__getitem__'):
            raise TypeError('arg must be a sequence object')
        at = 0
        while at < len(lines):
            self.write(lines[at])
            at += 1

    def reset(self):
        """Writes what waits: nothing does."""
