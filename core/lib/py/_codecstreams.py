"""Coders of streams, and character maps: the part of codecs that reads and writes files."""
__name__ = 'codecs'  # what its classes say they are of

import builtins
import codecs
from codecs import Codec, _answer, _decoded_by, lookup, lookup_error


class _OverStream:
    """What has a stream: its other attributes are the stream's."""

    def __getattr__(self, name):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        self.stream.close()

    def __reduce_ex__(self, protocol):
        raise TypeError("can't serialize %s" % self.__class__.__name__)


class StreamWriter(_OverStream, Codec):
    """Writes text to a stream of bytes, encoded."""

    def __init__(self, stream, errors='strict'):
        self.stream, self.errors = stream, errors

    def write(self, object):
        self.stream.write(self.encode(object, self.errors)[0])

    def reset(self):
        """Ends what is not finished; there is nothing."""

    def writelines(self, list):
        text = ''.join(list)
        self.write(text)

    def seek(self, offset, whence=0):
        beginning = not offset and not whence
        self.stream.seek(offset, whence)
        if beginning:
            self.reset()


class StreamReader(_OverStream, Codec):
    """Reads text from a stream of bytes that hold it encoded."""

    charbuffertype = str

    def __init__(self, stream, errors='strict'):
        self.stream, self.errors = stream, errors
        StreamReader.reset(self)

    def decode(self, input, errors='strict'):
        raise NotImplementedError

    def reset(self):
        """Forgets what has been read ahead."""
        self.bytebuffer = b''
        self.charbuffer = self._empty_charbuffer = self.charbuffertype()
        self.linebuffer = None

    def seek(self, offset, whence=0):
        move = self.stream.seek
        move(offset, whence)
        self.reset()

    def _more(self, size, first_line):
        """Reads on and decodes, as far as it goes; whether the stream had anything."""
        data = self.bytebuffer + (fresh := self.stream.read() if size < 0 else self.stream.read(size))
        if not data:
            return False
        try:
            text, used = self.decode(data, self.errors)
        except UnicodeDecodeError as e:
            if not first_line:
                raise
            text, used = self.decode(data[:e.start], self.errors)
            if len(text.splitlines()) < 2:
                raise
        self.bytebuffer = data[used:]
        self.charbuffer += text
        return bool(fresh)

    def read(self, size=-1, chars=-1, firstline=False):
        """At most `chars` characters, or `size`, of which as many bytes are read at a time."""
        if self.linebuffer:
            self.charbuffer, self.linebuffer = self._empty_charbuffer.join(self.linebuffer), None
        if chars < 0:
            chars = size
        while (chars < 0 or len(self.charbuffer) < chars) and self._more(size, firstline) and size >= 0:
            pass
        if chars < 0:
            found, self.charbuffer = self.charbuffer, self._empty_charbuffer
        else:
            found, self.charbuffer = self.charbuffer[:chars], self.charbuffer[chars:]
        return found

    def readline(self, size=None, keepends=True):
        """A line; where size is given, it is what is read at a time."""
        text, step = self._empty_charbuffer, size or 72
        while True:
            data = self.read(step, firstline=True)
            if data.endswith('\r') if isinstance(data, str) else data.endswith(b'\r'):
                data += self.read(size=1, chars=1)  # a \n may follow
            text += data
            lines = text.splitlines(True)
            if lines:
                whole, ended = lines[0], lines[0].splitlines(False)[0]
                if len(lines) > 1 or whole != ended or not data or size is not None:
                    break
            elif not data or size is not None:
                return text
            step = min(step * 2, 8000)
        self.charbuffer = self._empty_charbuffer.join(lines[1:]) + self.charbuffer
        return whole if keepends else ended

    def readlines(self, sizehint=None, keepends=True):
        return self.read().splitlines(keepends)

    def __iter__(self):
        return self

    def __next__(self):
        if line := self.readline():
            return line
        raise StopIteration


class _Pair(_OverStream):
    """A reader and a writer over one stream."""

    encoding = 'unknown'

    def __init__(self, stream, Reader, Writer, errors='strict'):
        self.stream, self.errors = stream, errors
        self.reader, self.writer = Reader(stream, errors), Writer(stream, errors)

    def __iter__(self):
        return self

    def reset(self):
        for side in (self.reader, self.writer):
            side.reset()


class StreamReaderWriter(_Pair):
    """Text over a stream of bytes, read and written."""

    def read(self, size=-1):
        return self.reader.read(size=size)

    def readline(self, size=None, keepends=True):
        return self.reader.readline(keepends=keepends, size=size)

    def readlines(self, sizehint=None, keepends=True):
        return self.reader.readlines(keepends=keepends)

    def __next__(self):
        return self.reader.__next__()

    def write(self, data):
        return self.writer.write(data)

    def writelines(self, list):
        return self.writer.writelines(list)

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reader.reset()
        if (whence, offset) == (0, 0):
            self.writer.reset()


class StreamRecoder(_Pair):
    """A stream whose bytes are in one encoding, seen in another."""

    data_encoding = file_encoding = 'unknown'

    def __init__(self, stream, encode, decode, Reader, Writer, errors='strict'):
        super().__init__(stream, Reader, Writer, errors)
        self.encode, self.decode = encode, decode

    def _coded(self, text):
        return self.encode(text, self.errors)[0]

    def read(self, size=-1):
        return self._coded(self.reader.read(size))

    def readline(self, size=None):
        return self._coded(self.reader.readline() if size is None else self.reader.readline(size))

    def readlines(self, sizehint=None):
        return self._coded(self.reader.read()).splitlines(keepends=True)

    def __next__(self):
        return self._coded(next(self.reader))

    def write(self, data):
        return self.writer.write(self.decode(data, self.errors)[0])

    def writelines(self, list):
        return self.write(b''.join(list))

    def seek(self, offset, whence=0):
        for side in (self.reader, self.writer):
            side.seek(offset, whence)


def open(filename, mode='r', encoding=None, errors='strict', buffering=-1):
    """A file whose text is coded by any codec; without an encoding, what open() gives."""
    import warnings
    warnings.warn('codecs.open() is deprecated. Use open() instead.', DeprecationWarning)
    if encoding is None:
        return builtins.open(filename, mode, buffering)
    file = builtins.open(filename, mode if 'b' in mode else mode + 'b', buffering)
    try:
        info = lookup(encoding)
        pair = StreamReaderWriter(file, info.streamreader, info.streamwriter, errors)
    except BaseException:
        file.close()
        raise
    pair.encoding = encoding
    return pair


def EncodedFile(file, data_encoding, file_encoding=None, errors='strict'):
    """The file, seen in data_encoding."""
    inside = lookup(data_encoding)
    outside = lookup(file_encoding := file_encoding or data_encoding)
    recoder = StreamRecoder(file, inside.encode, inside.decode, outside.streamreader, outside.streamwriter, errors)
    recoder.data_encoding, recoder.file_encoding = data_encoding, file_encoding
    return recoder


def getreader(encoding):
    """The class of its stream readers."""
    return lookup(encoding).streamreader


def getwriter(encoding):
    """The class of its stream writers."""
    return lookup(encoding).streamwriter


def _plain_class(name, coder, function):
    """A class of streams that keeps no state between its calls of a function such as codecs.utf_8_decode."""
    return type(name, (globals()[name],), {coder: staticmethod(function), '__module__': __name__})


def reader_class(name):
    if plain := codecs._texts.function_of(name, '_decode') if not name.endswith('escape') else None:
        return _plain_class('StreamReader', 'decode', plain)

    class StreamReader(globals()['StreamReader']):
        def __init__(self, stream, errors='strict'):
            super().__init__(stream, errors)
            self._coder = codecs.getincrementaldecoder(name)(errors)

        def decode(self, input, errors='strict'):
            return self._coder._buffer_decode(input, errors, False)

        def reset(self):
            super().reset()
            self._coder.reset()
    return StreamReader


def writer_class(name):
    if plain := codecs._texts.function_of(name, '_encode'):
        return _plain_class('StreamWriter', 'encode', plain)

    class StreamWriter(globals()['StreamWriter']):
        def __init__(self, stream, errors='strict'):
            super().__init__(stream, errors)
            self._coder = codecs.getincrementalencoder(name)(errors)

        def encode(self, input, errors='strict'):
            return self._coder.encode(input), len(input)

        def reset(self):
            self._coder.reset()
    return StreamWriter


# -- character maps

_UNMAPPED = 'character maps to <undefined>'


def charmap_build(map, /):
    """From a string with the character of each byte, what charmap_encode() takes."""
    return {ord(c): byte for byte, c in enumerate(map)}


def _mapped(mapping, key):
    try:
        return mapping[key]
    except LookupError:
        return None


def _bytes_of(mapping, c):
    value = _mapped(mapping, ord(c))
    if isinstance(value, int):
        if not 0 <= value < 256:
            raise TypeError('character mapping must be in range(256)')
        return bytes((value,))
    if value is not None and not isinstance(value, bytes):
        raise TypeError(f'character mapping must return integer, bytes or None, not {type(value).__name__}')
    return value


def charmap_encode(str, errors='strict', mapping=None, /):
    """Encodes by a dict of bytes by character, or what charmap_build() gives."""
    if mapping is None:
        return str.encode('latin-1', errors), len(str)
    out, at = [], 0
    while at < len(str):
        if (piece := _bytes_of(mapping, str[at])) is not None:
            out.append(piece)
            at += 1
            continue
        end = at + 1
        while end < len(str) and _bytes_of(mapping, str[end]) is None:
            end += 1
        exc = UnicodeEncodeError('charmap', str, at, end, _UNMAPPED)
        put, at = _answer(lookup_error(errors or 'strict')(exc), (builtins.str, bytes), 'encoding error handler must return (str/bytes, int) tuple', len(str))
        pieces = [put] if isinstance(put, bytes) else [_bytes_of(mapping, c) for c in put]
        if None in pieces:
            raise exc
        out.extend(pieces)
    return b''.join(out), len(str)


def _char_of(mapping, byte):
    value = _mapped(mapping, byte)
    if isinstance(value, int):
        if not 0 <= value < 0x110000:
            raise TypeError('character mapping must be in range(0x110000)')
        value = chr(value)
    if value is not None and not isinstance(value, str):
        raise TypeError('character mapping must return integer, None or str')
    return None if value == '\ufffe' else value


def charmap_decode(data, errors='strict', mapping=None, /):
    """Decodes by a string, or a dict, of characters by byte."""
    data = bytes(data)
    if mapping is None:
        return data.decode('latin-1', errors), len(data)
    out, at = [], 0
    while at < len(data):
        if (piece := _char_of(mapping, data[at])) is not None:
            at += 1
        else:
            exc = UnicodeDecodeError('charmap', data, at, at + 1, _UNMAPPED)
            piece, at, data = _decoded_by(errors or 'strict', exc)
        out.append(piece)
    return ''.join(out), len(data)


# ---- bytes as in a literal ----

_ESCAPES = {10: b'', 92: b'\\', 39: b"'", 34: b'"', 97: b'\a', 98: b'\b', 102: b'\f', 110: b'\n', 114: b'\r', 116: b'\t', 118: b'\v'}
_HEX = b'0123456789abcdefABCDEF'


def escape_decode(data, errors='strict', /):
    """(the bytes that bytes with escapes, as in a literal, stand for, how many these were)."""
    data = data.encode() if isinstance(data, str) else bytes(memoryview(data))
    _check_errors('escape_decode', errors)
    out, at = bytearray(), 0
    while (found := data.find(92, at)) >= 0:
        out += data[at:found]
        if found + 1 == len(data):
            raise ValueError('Trailing \\ in string')
        c, at = data[found + 1], found + 2
        if c in _ESCAPES:
            out += _ESCAPES[c]
        elif c in b'01234567':
            at = next((i for i in (at, at + 1) if i >= len(data) or data[i] not in b'01234567'), at + 2)
            out.append(int(data[found + 1:at], 8) & 255)
        elif c != 120:
            at -= 1
            out.append(92)
        elif len(digits := data[at:at + 2]) == 2 and digits[0] in _HEX and digits[1] in _HEX:
            out.append(int(digits, 16))
            at += 2
        else:
            out += _no_digits(found, errors)
            at += digits[:1] != b'' and digits[0] in _HEX
    from _codectexts import warn_of_escapes
    warn_of_escapes(data, 'b', '')
    return bytes(out + data[at:]), len(data)


def _no_digits(at, errors):
    """What stands for \\x without two digits."""
    if errors in (None, 'strict'):
        raise ValueError('invalid \\x escape at position %d' % at)
    if errors not in ('replace', 'ignore'):
        raise ValueError('decoding error; unknown error handling code: %s' % errors)
    return b'?' if errors == 'replace' else b''


def escape_encode(data, errors='strict', /):
    """(bytes as they stand in a literal, how many these were)."""
    if not isinstance(data, bytes):
        raise TypeError('escape_encode() argument 1 must be bytes, not ' + type(data).__name__)
    _check_errors('escape_encode', errors)
    return repr(data + b'"')[2:-2].encode(), len(data)  # a double quote has repr() use single ones


def _check_errors(name, errors):
    if errors is not None and not isinstance(errors, str):
        raise TypeError('%s() argument 2 must be str or None, not %s' % (name, type(errors).__name__))
