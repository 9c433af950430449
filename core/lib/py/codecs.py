"""Codecs by name, incremental coders and error handlers."""

from _hn import _argument_name, _codec_name

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

    _is_text_encoding = True

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

def _is_encode(exc):
    return issubclass(type(exc), UnicodeEncodeError)


def strict_errors(exc, /):
    """Raises it."""
    raise exc if issubclass(type(exc), BaseException) else TypeError('codec must pass exception instance')


def _wrong(exc, *kinds):
    """(what could not be coded, where it ends) of an error that is of one of these kinds; TypeError of others."""
    if not issubclass(type(exc), kinds or (UnicodeEncodeError, UnicodeDecodeError, UnicodeTranslateError)):
        raise TypeError("don't know how to handle %s in error callback" % type(exc).__name__)
    whole, kind = exc.object, bytes if issubclass(type(exc), UnicodeDecodeError) else str
    if not isinstance(whole, kind):
        raise TypeError(f"UnicodeError 'object' attribute must be a {'bytes' if kind is bytes else 'string'}")
    end = min(max(1, exc.end), len(whole))
    return whole[max(0, min(exc.start, len(whole) - 1)):end], end


def ignore_errors(exc, /):
    """Leaves out what is wrong."""
    return '', _wrong(exc)[1]


def replace_errors(exc, /):
    """'?' or U+FFFD for what is wrong."""
    part, end = _wrong(exc)
    return '?' * len(part) if _is_encode(exc) else '\ufffd' if isinstance(part, bytes) else '\ufffd' * len(part), end


def _escape(c):
    c = ord(c)
    return '\\x%02x' % c if c < 256 else '\\u%04x' % c if c < 65536 else '\\U%08x' % c


def backslashreplace_errors(exc, /):
    """Escapes for what is wrong."""
    part, end = _wrong(exc)
    return ''.join(['\\x%02x' % c for c in part] if isinstance(part, bytes) else map(_escape, part)), end


def xmlcharrefreplace_errors(exc, /):
    """Character references for what cannot be encoded."""
    part, end = _wrong(exc, UnicodeEncodeError)
    return ''.join(['&#%d;' % ord(c) for c in part]), end


def namereplace_errors(exc, /):
    """\\N{...} for what cannot be encoded."""
    part, end = _wrong(exc, UnicodeEncodeError)
    from unicodedata import name
    return ''.join(['\\N{%s}' % known if (known := name(c, '')) else _escape(c) for c in part]), end


def _surrogateescape(exc, /):
    """U+DC80 to U+DCFF for bytes from 128 on, four at most (PEP 383); and these bytes for them."""
    part, end = _wrong(exc, UnicodeEncodeError, UnicodeDecodeError)
    if _is_encode(exc):
        if not all('\udc80' <= c <= '\udcff' for c in part):
            raise exc
        return bytes([ord(c) & 255 for c in part]), end
    n = next((i for i, c in enumerate(part[:4]) if c < 128), min(len(part), 4))
    if n == 0:
        raise exc
    return part[:n].decode('ascii', 'surrogateescape'), exc.start + n


# Encodings that have a form for surrogates, and its bytes.
_WIDE = {'utf-8': 3, 'utf-16-le': 2, 'utf-16-be': 2, 'utf-32-le': 4, 'utf-32-be': 4}


def _surrogatepass(exc, /):
    """Surrogates as they are; one of them where it decodes."""
    part, end = _wrong(exc, UnicodeEncodeError, UnicodeDecodeError)
    try:
        name = _codec_name(exc.encoding)
        name = _PLAIN.get(name, name)
        if _is_encode(exc):
            data = part.encode(name, 'surrogatepass')
        else:
            end += _WIDE[name] - len(part)
            part = data = exc.object[end - _WIDE[name]:end].decode(name, 'surrogatepass') or '?'
    except (LookupError, UnicodeError):
        part = '?'
    if part == '?' or name not in _WIDE or not all('\ud800' <= c < '\ue000' for c in part):
        raise exc
    return data, end


_builtin_handlers = {'strict': strict_errors, 'ignore': ignore_errors, 'replace': replace_errors, 'backslashreplace': backslashreplace_errors,
                     'xmlcharrefreplace': xmlcharrefreplace_errors, 'namereplace': namereplace_errors,
                     'surrogateescape': _surrogateescape, 'surrogatepass': _surrogatepass}
_handlers = dict(_builtin_handlers)


def register_error(errors, handler, /):
    """Gives encode() and decode() of this module an error handler."""
    if not callable(handler):
        raise TypeError('handler must be callable')
    _handlers[errors] = handler


def lookup_error(name, /):
    """The error handler of this name."""
    if name not in _handlers:
        raise LookupError(f"unknown error handler name '{name}'")
    return _handlers[name]


def _answer(answer, kinds, words, length):
    if not isinstance(answer, tuple) or len(answer) != 2 or not isinstance(answer[0], kinds):
        raise TypeError(words)
    if not isinstance(answer[1], int):
        raise TypeError(f"'{type(answer[1]).__name__}' object cannot be interpreted as an integer")
    at = answer[1] + length if answer[1] < 0 else answer[1]
    if not 0 <= at <= length:
        raise IndexError('position %d from error handler out of bounds' % answer[1])
    return answer[0], at


def _decoded_by(errors, exc):
    """(the text that a handler gives for an error, where to go on, in which bytes)."""
    answer = lookup_error(errors)(exc)
    data = exc.object
    if not isinstance(data, bytes):
        raise TypeError("UnicodeError 'object' attribute must be a bytes")
    return *_answer(answer, str, 'decoding error handler must return (str, int) tuple', len(data)), data


# Handlers of programs are called here: text is coded strictly from error to error.

def _is_builtin(errors):
    return errors in _builtin_handlers and _handlers[errors] is _builtin_handlers[errors]


def _encode_text(text, name, errors='strict'):
    if not isinstance(text, str):
        raise TypeError(f"{name.replace('-', '_')}_encode() argument 1 must be str, not {_argument_name(text)}")
    if _is_builtin(errors):
        return text.encode(name, errors)
    out, at, length = [], 0, len(text)
    while True:
        try:
            out.append(text[at:].encode(name))
            return b''.join(out)
        except UnicodeEncodeError as e:
            out.append(text[at:at + e.start].encode(name))
            exc = UnicodeEncodeError(e.encoding, text, at + e.start, at + e.end, e.reason)
        put, at = _answer(lookup_error(errors)(exc), (str, bytes), 'encoding error handler must return (str/bytes, int) tuple', length)
        name = _PLAIN.get(name, name)
        if isinstance(put, str):
            try:
                put = (put.encode('ascii').decode() if name.startswith(('utf-8', 'utf-16', 'utf-32')) else put).encode(name)
            except UnicodeEncodeError:
                raise exc from None
        elif len(put) % (int(name[4:6]) // 8 if name.startswith(('utf-16', 'utf-32')) else 1):
            raise exc
        out.append(put)


def _decode_bytes(data, name, errors='strict'):
    if not isinstance(data, bytes):
        data = data.encode() if isinstance(data, str) and name.endswith('escape') else bytes(memoryview(data))
    if _is_builtin(errors):
        text = data.decode(name, errors)
        if name == 'unicode-escape':
            _texts.warn_of_escapes(data, '', 'uUN')
        return text
    out, at = [], 0
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
        put, at, data = _decoded_by(errors, exc)
        out.append(put)


def _text_info(name):
    def decode(input, errors='strict'):
        return _decode_bytes(input, name, errors), len(input)
    return CodecInfo(_texts.function_of(name, '_encode') or (lambda input, errors='strict': (_encode_text(input, name, errors), len(input))), decode,
                     _reader_class(name), _writer_class(name), _texts.encoder_class(name), _texts.decoder_class(name), name)


# -- the registry

# Encodings that str.encode() does not ask the registry for: no note says that they failed.
_DIRECT = frozenset('utf_8 utf8 utf_16 utf16 utf_32 utf32 ascii us_ascii latin_1 latin1 iso_8859_1 iso8859_1'.split())
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


def _key(encoding):
    words = ''.join([c if c.isalnum() or c == '.' else ' ' for c in encoding.lower()]).split()
    return '_'.join(words).encode('ascii', 'ignore').decode()


def lookup(encoding, /):
    """The CodecInfo of an encoding."""
    if not isinstance(encoding, str):
        raise TypeError(f'lookup() argument must be str, not {_argument_name(encoding)}')
    if '\0' in encoding:
        raise ValueError('embedded null character')
    encoding.encode()  # names are UTF-8
    key = _key(encoding)
    if key in _known:
        return _known[key]
    info = _others.find(key)
    if info is None:
        try:
            name = _codec_name(encoding)
            info = _known.get(name) or _text_info(name)
            _known[name] = info
        except LookupError:
            info = _others.find_multibyte(key)
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
    """What str.encode(), bytes.decode() and their like give by a codec, or a handler of errors, that they do not have themselves."""
    number, verb, kind = (0, 'encode', bytes) if isinstance(data, str) else (1, 'decode', str)
    info = lookup(encoding)
    if not getattr(info, '_is_text_encoding', True):
        raise LookupError(f"'{encoding}' is not a text encoding; use codecs.{verb}() to handle arbitrary codecs")
    data = memoryview(data) if number else data
    if _key(encoding) in _DIRECT:
        return info[number](data, errors or 'strict')[0]
    result = _applied(verb, info[number], data, errors, encoding)[0]
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
import _codectexts as _texts
from _codecstreams import EncodedFile, StreamReader, StreamReaderWriter, StreamRecoder, StreamWriter, getreader, getwriter, open
import _codecothers as _others

charmap_build, charmap_decode, charmap_encode = _streams.charmap_build, _streams.charmap_decode, _streams.charmap_encode
escape_decode, escape_encode = _streams.escape_decode, _streams.escape_encode
_reader_class, _writer_class = _streams.reader_class, _streams.writer_class
globals().update(_texts.functions)
