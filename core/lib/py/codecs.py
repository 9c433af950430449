"""Codecs by name, incremental coders and error handlers."""

from _hn import _argument_name, _codec_name
from _hn.imports import _import_dotted

__all__ = ['register', 'lookup', 'BOM', 'BOM_BE', 'BOM_LE', 'BOM32_BE', 'BOM32_LE', 'BOM64_BE', 'BOM64_LE', 'BOM_UTF8', 'BOM_UTF16',
           'BOM_UTF16_LE', 'BOM_UTF16_BE', 'BOM_UTF32', 'BOM_UTF32_LE', 'BOM_UTF32_BE', 'CodecInfo', 'Codec', 'IncrementalEncoder',
           'IncrementalDecoder', 'getencoder', 'getdecoder', 'getincrementalencoder', 'getincrementaldecoder', 'encode', 'decode',
           'iterencode', 'iterdecode', 'strict_errors', 'ignore_errors', 'replace_errors', 'xmlcharrefreplace_errors',
           'backslashreplace_errors', 'namereplace_errors', 'register_error', 'lookup_error', 'StreamReader', 'StreamWriter',
           'StreamReaderWriter', 'StreamRecoder', 'open', 'EncodedFile', 'getreader', 'getwriter']

BOM_UTF8 = b'\xef\xbb\xbf'
BOM_LE = BOM_UTF16_LE = BOM32_LE = BOM = BOM_UTF16 = b'\xff\xfe'
BOM_BE = BOM_UTF16_BE = BOM32_BE = b'\xfe\xff'
BOM_UTF32 = BOM_UTF32_LE = BOM64_LE = b'\xff\xfe\0\0'
BOM_UTF32_BE = BOM64_BE = b'\0\0\xfe\xff'

_MARKS = {'utf-8-sig': {BOM_UTF8: 'utf-8'}, 'utf-16': {BOM_UTF16_LE: 'utf-16-le', BOM_UTF16_BE: 'utf-16-be'},
          'utf-32': {BOM_UTF32_LE: 'utf-32-le', BOM_UTF32_BE: 'utf-32-be'}}
_PLAIN = {'utf-8-sig': 'utf-8', 'utf-16': 'utf-16-le', 'utf-32': 'utf-32-le'}


class CodecInfo(tuple):
    """What the codec registry knows of an encoding."""

    def __new__(cls, encode, decode, streamreader=None, streamwriter=None, incrementalencoder=None, incrementaldecoder=None,
                name=None, *, _is_text_encoding=None):
        self = tuple.__new__(cls, (encode, decode, streamreader, streamwriter))
        self.name, self.encode, self.decode, self.streamreader, self.streamwriter = name, encode, decode, streamreader, streamwriter
        self.incrementalencoder, self.incrementaldecoder = incrementalencoder, incrementaldecoder
        if _is_text_encoding is not None:
            self._is_text_encoding = _is_text_encoding
        return self

    def __repr__(self):
        return '<%s.%s object for encoding %s at %#x>' % (self.__class__.__module__, self.__class__.__qualname__, self.name, id(self))


class Codec:
    """What stateless codecs derive from."""

    def decode(self, input, errors='strict'):
        raise NotImplementedError

    def encode(self, input, errors='strict'):
        raise NotImplementedError


class IncrementalEncoder:
    """Encodes text that comes in pieces."""

    def __init__(self, errors='strict'):
        self.errors = errors
        self.buffer = ''

    def setstate(self, state):
        """Goes on from where getstate() was called."""

    def getstate(self):
        return 0

    def reset(self):
        """Forgets what came before."""

    def encode(self, input, final=False):
        raise NotImplementedError


class BufferedIncrementalEncoder(IncrementalEncoder):
    """One that keeps what is not complete; _buffer_encode(input, errors, final) gives the bytes and the characters it used."""

    def _buffer_encode(self, input, errors, final):
        raise NotImplementedError

    def encode(self, input, final=False):
        text = self.buffer + input
        data, used = self._buffer_encode(text, self.errors, final)
        self.buffer = text[used:]
        return data

    def reset(self):
        self.buffer = ''

    def getstate(self):
        return self.buffer or 0

    def setstate(self, state):
        self.buffer = state or ''


class IncrementalDecoder:
    """Decodes bytes that come in pieces."""

    def __init__(self, errors='strict'):
        self.errors = errors

    def setstate(self, state):
        """Goes on from where getstate() was called."""

    def getstate(self):
        return b'', 0

    def reset(self):
        """Forgets what came before."""

    def decode(self, input, final=False):
        raise NotImplementedError


class BufferedIncrementalDecoder(IncrementalDecoder):
    """One that keeps what is not complete; _buffer_decode(input, errors, final) gives the text and the bytes it used."""

    def __init__(self, errors='strict'):
        self.errors = errors
        self.buffer = b''

    def _buffer_decode(self, input, errors, final):
        raise NotImplementedError

    def decode(self, input, final=False):
        data = self.buffer + input
        text, used = self._buffer_decode(data, self.errors, final)
        self.buffer = data[used:]
        return text

    def reset(self):
        self.buffer = b''

    def getstate(self):
        return self.buffer, 0

    def setstate(self, state):
        self.buffer = state[0]


# -- error handlers

def _refuse(exc):
    if isinstance(exc, Exception):
        raise TypeError("don't know how to handle %s in error callback" % type(exc).__name__)
    raise TypeError('codec must pass exception instance')


def _is_encode(exc):
    return isinstance(exc, UnicodeEncodeError)


def strict_errors(exc, /):
    """Raises it."""
    raise exc if isinstance(exc, BaseException) else TypeError('codec must pass exception instance')


def ignore_errors(exc, /):
    """Leaves out what is wrong."""
    return ('', exc.end) if isinstance(exc, UnicodeError) else _refuse(exc)


def replace_errors(exc, /):
    """'?' or U+FFFD for what is wrong."""
    if not isinstance(exc, UnicodeError):
        _refuse(exc)
    n = exc.end - exc.start
    return '?' * n if _is_encode(exc) else '\ufffd' if isinstance(exc, UnicodeDecodeError) else '\ufffd' * n, exc.end


def _escape(c):
    c = ord(c)
    return '\\x%02x' % c if c < 256 else '\\u%04x' % c if c < 65536 else '\\U%08x' % c


def backslashreplace_errors(exc, /):
    """Escapes for what is wrong."""
    if not isinstance(exc, UnicodeError):
        _refuse(exc)
    part = exc.object[exc.start:exc.end]
    return ''.join(['\\x%02x' % c for c in part] if isinstance(part, bytes) else map(_escape, part)), exc.end


def xmlcharrefreplace_errors(exc, /):
    """Character references for what cannot be encoded."""
    return (''.join(['&#%d;' % ord(c) for c in exc.object[exc.start:exc.end]]), exc.end) if _is_encode(exc) else _refuse(exc)


def namereplace_errors(exc, /):
    """\\N{...} for what cannot be encoded."""
    return (exc.object[exc.start:exc.end].encode('ascii', 'namereplace').decode(), exc.end) if _is_encode(exc) else _refuse(exc)


def _surrogate_errors(name):
    def handler(exc):
        part = exc.object[exc.start:exc.end] if isinstance(exc, UnicodeError) else _refuse(exc)
        codec = 'ascii' if name == 'surrogateescape' else exc.encoding
        try:
            return part.encode(codec, name) if _is_encode(exc) else part.decode(codec, name), exc.end
        except UnicodeError:
            raise exc
    return handler


_builtin_handlers = {'strict': strict_errors, 'ignore': ignore_errors, 'replace': replace_errors, 'backslashreplace': backslashreplace_errors,
                     'xmlcharrefreplace': xmlcharrefreplace_errors, 'namereplace': namereplace_errors,
                     'surrogateescape': _surrogate_errors('surrogateescape'), 'surrogatepass': _surrogate_errors('surrogatepass')}
_handlers = dict(_builtin_handlers)


def register_error(errors, handler, /):
    """Gives encode() and decode() of this module an error handler."""
    if not callable(handler):
        raise TypeError('handler must be callable')
    _handlers[errors] = handler


def lookup_error(name, /):
    """The error handler of this name."""
    try:
        return _handlers[name]
    except KeyError:
        raise LookupError(f"unknown error handler name '{name}'") from None


def _answer(handler, exc, kinds, words, length):
    answer = handler(exc)
    if not isinstance(answer, tuple) or len(answer) != 2 or not isinstance(answer[0], kinds):
        raise TypeError(words)
    if not isinstance(answer[1], int):
        raise TypeError(f"'{type(answer[1]).__name__}' object cannot be interpreted as an integer")
    at = answer[1] + length if answer[1] < 0 else answer[1]
    if not 0 <= at <= length:
        raise IndexError('position %d from error handler out of bounds' % answer[1])
    return answer[0], at


# Handlers of programs are called here: text is coded strictly from error to error.

def _is_own(errors):
    return errors in _handlers and _handlers[errors] is not _builtin_handlers.get(errors)


def _encode_text(text, name, errors='strict'):
    if not isinstance(text, str):
        raise TypeError(f"{name.replace('-', '_')}_encode() argument 1 must be str, not {_argument_name(text)}")
    if not _is_own(errors):
        return text.encode(name, errors)
    out, at, length = [], 0, len(text)
    while True:
        try:
            out.append(text[at:].encode(name))
            return b''.join(out)
        except UnicodeEncodeError as e:
            out.append(text[at:at + e.start].encode(name))
            exc = UnicodeEncodeError(e.encoding, text, at + e.start, at + e.end, e.reason)
        put, at = _answer(_handlers[errors], exc, (str, bytes), 'encoding error handler must return (str/bytes, int) tuple', length)
        name = _PLAIN.get(name, name)
        if isinstance(put, str):
            try:
                put = put.encode(name)
            except UnicodeEncodeError:
                raise exc from None
        out.append(put)


def _decode_bytes(data, name, errors='strict'):
    if not isinstance(data, bytes):
        data = data.encode() if isinstance(data, str) and name.endswith('escape') else bytes(memoryview(data))
    if not _is_own(errors):
        return data.decode(name, errors)
    out, at, length = [], 0, len(data)
    if name in _MARKS:
        for mark, plain in _MARKS[name].items():
            if data.startswith(mark):
                name, at = plain, len(mark)
        name = _PLAIN.get(name, name)
    while True:
        try:
            out.append(data[at:].decode(name))
            return ''.join(out)
        except UnicodeDecodeError as e:
            out.append(data[at:at + e.start].decode(name))
            exc = UnicodeDecodeError(e.encoding, data, at + e.start, at + e.end, e.reason)
        put, at = _answer(_handlers[errors], exc, str, 'decoding error handler must return (str, int) tuple', length)
        out.append(put)


# -- incremental coding of text

def _incomplete(name, data):
    """How many bytes at the end may be the beginning of a character."""
    if name == 'utf-8':
        for n in range(1, min(4, len(data) + 1)):
            if data[-n] >= 0xC0:
                try:
                    data[-n:].decode()
                except UnicodeDecodeError as e:
                    return n if e.reason == 'unexpected end of data' else 0
            if data[-n] < 0x80 or data[-n] >= 0xC0:
                return 0
        return 0
    if name.startswith('utf-16'):
        odd = len(data) % 2
        high = data[len(data) - odd - (1 if name == 'utf-16-le' else 2):][:1] if len(data) > 1 else b''
        return odd + 2 if high and 0xD8 <= high[0] < 0xDC else odd
    return len(data) % 4 if name.startswith('utf-32') else len(data) if name == 'utf-7' else 0


def _encoder_class(name):
    class IncrementalEncoder(globals()['IncrementalEncoder']):
        def __init__(self, errors='strict'):
            self.errors = errors
            self._first = True

        def encode(self, input, final=False):
            codec = name if self._first else _PLAIN.get(name, name)
            self._first = False
            return _encode_text(input, codec, self.errors)

        def reset(self):
            self._first = True

        def getstate(self):
            return 2 if self._first and name in _PLAIN else 0

        def setstate(self, state):
            self._first = state != 0
    return IncrementalEncoder


def _decoder_class(name):
    class IncrementalDecoder(BufferedIncrementalDecoder):
        def __init__(self, errors='strict'):
            super().__init__(errors)
            self._plain = None if name in _MARKS else name

        def _buffer_decode(self, input, errors, final):
            if self._plain is None:
                marks = _MARKS[name]
                if not final and any(len(input) < len(m) and m.startswith(input) for m in marks):
                    return '', 0
                mark = next((m for m in marks if input.startswith(m)), b'')
                self._plain = marks.get(mark, _PLAIN[name])
                text, used = self._buffer_decode(input[len(mark):], errors, final)
                return text, used + len(mark)
            used = len(input) - (0 if final else _incomplete(self._plain, input))
            return _decode_bytes(input[:used], self._plain, errors), used

        def reset(self):
            self.__init__(self.errors)
    return IncrementalDecoder


def _text_info(name):
    return CodecInfo(lambda input, errors='strict': (_encode_text(input, name, errors), len(input)),
                     lambda input, errors='strict': (_decode_bytes(input, name, errors), len(input)),
                     _reader_class(name), _writer_class(name), _encoder_class(name), _decoder_class(name), name)


# -- codecs that str.encode does not have

def _rot13(text):
    out = []
    for c in text:
        low = ord(c) | 32
        out.append(chr(ord(c) + (13 if low < 110 else -13)) if 'a' <= chr(low) <= 'z' and c < '\x80' else c)
    return ''.join(out)


def _base64_encode(data):
    import base64
    return base64.encodebytes(data)


def _base64_decode(data):
    import base64
    return base64.decodebytes(data)


def _hex_decode(data):
    return bytes.fromhex(bytes(data).decode('ascii'))


def _special_info(name, encode, decode, kind=bytes):
    class Coder(Codec):
        charbuffertype = kind

        def encode(self, input, errors='strict'):
            return encode(input), len(input)

        def decode(self, input, errors='strict'):
            return decode(input), len(input)

    class IncrementalEncoder(globals()['IncrementalEncoder']):
        def encode(self, input, final=False):
            return encode(input)

    class IncrementalDecoder(globals()['IncrementalDecoder']):
        def decode(self, input, final=False):
            return decode(input)

    reader, writer = type('StreamReader', (Coder, StreamReader), {}), type('StreamWriter', (Coder, StreamWriter), {})
    return CodecInfo(Coder().encode, Coder().decode, reader, writer, IncrementalEncoder, IncrementalDecoder, name, _is_text_encoding=False)


def _special(name):
    if name in ('rot13', 'rot_13'):
        return _special_info('rot13', _rot13, _rot13, str)
    if name in ('hex', 'hex_codec'):
        return _special_info('hex', lambda data: bytes(data).hex().encode(), _hex_decode)
    if name in ('base64', 'base_64', 'base64_codec'):
        return _special_info('base64', _base64_encode, _base64_decode)
    if name in ('idna', 'punycode'):
        return _import_dotted('encodings.' + name, False).getregentry()
    return None


# -- the registry

_searches = []
_known = {}


def register(search_function, /):
    """Adds a function that finds codecs of this module by name."""
    if not callable(search_function):
        raise TypeError('argument must be callable')
    _searches.append(search_function)


def unregister(search_function, /):
    """Takes it away again."""
    if search_function in _searches:
        _searches.remove(search_function)
        _known.clear()


def lookup(encoding, /):
    """The CodecInfo of an encoding."""
    if not isinstance(encoding, str):
        raise TypeError(f'lookup() argument must be str, not {_argument_name(encoding)}')
    key = '_'.join(''.join([c if c.isalnum() or c == '.' else ' ' for c in encoding.lower()]).split())
    if key in _known:
        return _known[key]
    info = _special(key)
    if info is None:
        try:
            name = _codec_name(encoding)
            info = _known.get(name) or _text_info(name)
            _known[name] = info
        except LookupError:
            pass
    for search in _searches if info is None else ():
        info = search(key)
        if info is not None:
            if not isinstance(info, tuple) or len(info) != 4:
                raise TypeError('codec search functions must return 4-tuples')
            break
    if info is None:
        raise LookupError(f'unknown encoding: {encoding}')
    _known[key] = info
    return info


def _applied(verb, coder, input, errors, encoding):
    try:
        result = coder(input) if errors is None else coder(input, errors)
    except Exception as e:
        note = f"{verb[:-1]}ing with '{encoding}' codec failed"
        if note not in getattr(e, '__notes__', ()):
            e.add_note(note)
        raise
    if not isinstance(result, tuple) or len(result) != 2:
        raise TypeError(verb + 'r must return a tuple (object,%sinteger)' % ' '[:verb == 'encode'])
    return result


def _coded(data, encoding, errors):
    """What str.encode(), bytes.decode() and bytearray.decode() give by a codec that they do not have themselves."""
    number, verb, kind = (0, 'encode', bytes) if isinstance(data, str) else (1, 'decode', str)
    info = lookup(encoding)
    if not getattr(info, '_is_text_encoding', True):
        raise LookupError(f"'{encoding}' is not a text encoding; use codecs.{verb}() to handle arbitrary codecs")
    result = _applied(verb, info[number], memoryview(data) if number else data, errors, encoding)[0]
    if isinstance(result, bytearray) and not number:
        from warnings import warn
        warn(f'encoder {encoding} returned bytearray instead of bytes; use codecs.encode() to encode to arbitrary types', RuntimeWarning)
        return bytes(result)
    if not isinstance(result, kind):
        raise TypeError(f"'{encoding}' {verb}r returned '{type(result).__name__}' instead of '{kind.__name__}'; "
                        f'use codecs.{verb}() to {verb} to arbitrary types')
    return result


def encode(obj, encoding='utf-8', errors='strict'):
    """obj encoded, by any codec."""
    return _applied('encode', lookup(encoding)[0], obj, errors, encoding)[0]


def decode(obj, encoding='utf-8', errors='strict'):
    """obj decoded, by any codec."""
    return _applied('decode', lookup(encoding)[1], obj, errors, encoding)[0]


def getdecoder(encoding):
    """The function that decodes: (input, errors) to the result and how much it used."""
    return lookup(encoding).decode


def getencoder(encoding):
    """The function that encodes."""
    return lookup(encoding).encode


def getincrementalencoder(encoding):
    """The class of its incremental encoders."""
    made = lookup(encoding).incrementalencoder
    if made is None:
        raise LookupError(encoding)
    return made


def getincrementaldecoder(encoding):
    """The class of its incremental decoders."""
    made = lookup(encoding).incrementaldecoder
    if made is None:
        raise LookupError(encoding)
    return made


def iterencode(iterator, encoding, errors='strict', **kwargs):
    """Encodes pieces of text as they come."""
    encoder = getincrementalencoder(encoding)(errors, **kwargs)
    for piece in iterator:
        if output := encoder.encode(piece):
            yield output
    if output := encoder.encode('', True):
        yield output


def iterdecode(iterator, encoding, errors='strict', **kwargs):
    """Decodes pieces of bytes as they come."""
    decoder = getincrementaldecoder(encoding)(errors, **kwargs)
    for piece in iterator:
        if output := decoder.decode(piece):
            yield output
    if output := decoder.decode(b'', True):
        yield output


import _codecstreams as _streams
from _codecstreams import EncodedFile, StreamReader, StreamReaderWriter, StreamRecoder, StreamWriter, getreader, getwriter, open

charmap_build, charmap_decode, charmap_encode = _streams.charmap_build, _streams.charmap_decode, _streams.charmap_encode
escape_decode, escape_encode = _streams.escape_decode, _streams.escape_encode
_reader_class, _writer_class = _streams.reader_class, _streams.writer_class
