"""Texts that come in pieces: the part of codecs that knows where a piece ends within a character."""
__name__ = 'codecs'  # what its classes say they are of

from codecs import _MARKS, _PLAIN, BOM_UTF8, BufferedIncrementalDecoder
from codecs import IncrementalEncoder as _IncrementalEncoder
from codecs import _decode_bytes, _encode_text
from _io_coded import incomplete_utf8

# What is not complete at the end: an escape, and in UTF-7 a run of base64.
_ESCAPE = r'(?s)(?<!\\)(?:\\\\)*(\\(?:%su[\da-fA-F]{0,3}|U[\da-fA-F]{0,7})?)\Z'
_OPEN = {'unicode-escape': _ESCAPE % r'x[\da-fA-F]?|N(?:\{[^}]*)?|', 'raw-unicode-escape': _ESCAPE % '',
         'utf-7': r'(?:[^+]|\+[a-zA-Z\d+/]*[^a-zA-Z\d+/])*+(\+[a-zA-Z\d+/]*)\Z'}


def _incomplete(name, data):
    # How many bytes at the end may be the beginning of a character.
    if name == 'utf-8':
        return incomplete_utf8(data)
    if name.startswith('utf-16'):
        odd = len(data) % 2
        high = data[len(data) - odd - (1 if name == 'utf-16-le' else 2):][:1] if len(data) > 1 else b''
        return odd + 2 if high and 0xD8 <= high[0] < 0xDC else odd
    if name in _OPEN:
        import re
        found = (re.match if name == 'utf-7' else re.search)(_OPEN[name].encode(), data)
        return len(data) - found.start(1) if found else 0
    return len(data) % 4 if name.startswith('utf-32') else 0


def _part(name, data, errors, final):
    # (the text of the bytes, how many these were: all of them, or where more may follow, those that are complete).
    used = len(data) - (0 if final else _incomplete(name, data))
    return _decode_bytes(data[:used], name, errors), used


def _ordered(name, data, errors, order, final):
    # The same of bytes that may begin with a mark, and their order: -1 with the small end first, 1 with the other, 0 not said.
    for mark, plain in () if order else _MARKS.get(name, {}).items():
        if data.startswith(mark):
            used = len(data) - (0 if final else _incomplete(plain, data[len(mark):]))
            return _decode_bytes(data[:used], name, errors), used, 1 if plain.endswith('be') else -1
    return *_part(name + ('-be' if order > 0 else '-le') if name in _MARKS else name, data, errors, final), order


def encoder_class(name):
    """The class of the incremental encoders of a text encoding."""
    class IncrementalEncoder(_IncrementalEncoder):
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
            return (1 if name == 'utf-8-sig' else 2) if self._first and name in _PLAIN else 0

        def setstate(self, state):
            self._first = state != 0
    return IncrementalEncoder


def function_of(name, kind):
    """codecs.utf_8_decode and its like; None if the encoding has no such function, or a mark that one call remembers for the next."""
    known = 'latin_1' if name == 'iso8859-1' else name.replace('-', '_')
    return None if name in _MARKS else functions.get(known + kind)


def _plain_decoder_class(name):
    class IncrementalDecoder(BufferedIncrementalDecoder):
        _buffer_decode = staticmethod(function_of(name, '_decode') or (lambda input, errors, final: _part(name, input, errors, final)))
    return IncrementalDecoder


def decoder_class(name):
    """The class of the incremental decoders of a text encoding."""
    if name not in _MARKS:
        return _plain_decoder_class(name)
    # The encoding of what follows, by the number of the state; the last is that at the beginning.
    states = ('utf-8', None) if name == 'utf-8-sig' else (name + '-le', name + '-be', None)

    class IncrementalDecoder(BufferedIncrementalDecoder):
        def __init__(self, errors='strict'):
            super().__init__(errors)
            self._plain = states[-1]

        def _buffer_decode(self, input, errors, final):
            if self._plain:
                return _part(self._plain, input, errors, final)
            if name == 'utf-8-sig':
                if len(input) < 3 and BOM_UTF8.startswith(input):
                    return '', 0
                self._plain = 'utf-8'
                begin = 3 if input.startswith(BOM_UTF8) else 0
                text, used = _part('utf-8', input[begin:], errors, final)
                return text, used + begin
            text, used, order = _ordered(name, input, errors, 0, final)
            size = int(name[4:]) // 8
            if order:
                self._plain = states[order > 0]
            elif used >= size:
                raise UnicodeDecodeError(name, input, 0, size, 'Stream does not start with BOM')
            return text, used

        def reset(self):
            super().reset()
            self._plain = states[-1]

        def getstate(self):
            return self.buffer, states.index(self._plain)

        def setstate(self, state):
            self.buffer = state[0]
            self._plain = states[min(state[1], len(states) - 1)]
    return IncrementalDecoder


def warn_of_escapes(data, prefix, more):
    """Warns of the first escape in bytes that stands for itself; more: letters that stand for something."""
    if b'\\' not in data:
        return
    import re
    from warnings import warn
    known = ('\n\\\'"abfnrtvx01234567' + more).encode()
    for found in re.finditer(rb'(?s)\\([4-7][0-7][0-7]|.)', data):
        escape = found[1]
        if len(escape) == 3 or escape not in known:
            warn('%s"\\%s" is an invalid %sescape sequence. Such sequences will not work in the future. ' %
                 (prefix, escape.decode('latin-1'), 'octal ' * (len(escape) == 3)), DeprecationWarning)
            return


# -- functions of the module codecs

def _functions_of(name):
    def encode(str, errors=None, byteorder=0, /):
        order = ('', '-be', '-le')[(byteorder > 0) - (byteorder < 0)]
        return _encode_text(str, name + order, errors or 'strict'), len(str)

    def ex_decode(data, errors=None, byteorder=0, final=False, /):
        data = data.encode() if name.endswith('escape') and isinstance(data, str) else bytes(memoryview(data))
        return _ordered(name, data, errors or 'strict', byteorder, final)

    def decode(data, errors=None, final=name in ('ascii', 'latin-1') or name.endswith('escape'), /):
        return ex_decode(data, errors, 0, final)[:2]
    return encode, decode, ex_decode


def readbuffer_encode(data, errors=None, /):
    """(the bytes of a buffer, or of text in UTF-8, how many these are)."""
    data = data.encode() if isinstance(data, str) else bytes(memoryview(data))
    return data, len(data)


functions = {'readbuffer_encode': readbuffer_encode}
for _name in ('utf-8 utf-7 utf-16-le utf-16-be utf-32-le utf-32-be ascii latin-1 unicode-escape raw-unicode-escape utf-16 utf-32').split():
    for _kind, _function in zip(('_encode', '_decode', '_ex_decode')[:3 if _name in _PLAIN else 2], _functions_of(_name)):
        _function.__name__ = _function.__qualname__ = _name.replace('-', '_') + _kind
        functions[_function.__name__] = _function
