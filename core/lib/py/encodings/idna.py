"""Names of hosts in any script, as bytes of ASCII (RFC 3490, with the preparation of RFC 3491)."""
import codecs
import re
import stringprep
import unicodedata
from encodings import punycode

dots = re.compile('[.\u3002\uff0e\uff61]')
ace_prefix, sace_prefix = b'xn--', 'xn--'
_prohibited = (stringprep.in_table_c12, stringprep.in_table_c22, stringprep.in_table_c3, stringprep.in_table_c4, stringprep.in_table_c5,
               stringprep.in_table_c6, stringprep.in_table_c7, stringprep.in_table_c8, stringprep.in_table_c9)
# What was decomposed otherwise before corrigendum 4 of Unicode.
_corrected = {0x2F868: 0x2136A, 0x2F874: 0x5F33, 0x2F91F: 0x43AB, 0x2F95F: 0x7AAE, 0x2F9BF: 0x4D57}


def _fail(label, start, end, reason):
    raise UnicodeEncodeError('idna', label, start, end, reason)


def _composed(text):
    """NFKC of Unicode 3.2, which knows no later characters."""
    parts = ['']
    for c in text:
        if stringprep.in_table_a1(c):
            parts += c, ''
        else:
            parts[-1] += c
    parts[::2] = [part.translate(_corrected) for part in parts[::2]]
    return ''.join([part if number % 2 else unicodedata.normalize('NFKC', part) for number, part in enumerate(parts)])


def nameprep(label):
    """A label in the form in which labels are compared; UnicodeEncodeError where it is none."""
    label = _composed(''.join([stringprep.map_table_b2(c) for c in label if not stringprep.in_table_b1(c)]))
    for at, c in enumerate(label):
        if any([table(c) for table in _prohibited]):
            _fail(label, at, at + 1, f'Invalid character {c!r}')
    leftward = [stringprep.in_table_d1(c) for c in label]
    if any(leftward):
        for at, c in enumerate(label):
            if stringprep.in_table_d2(c):
                _fail(label, at, at + 1, 'Violation of BIDI requirement 2')
        for at in (0, len(label) - 1):
            if not leftward[at]:
                _fail(label, at, at + 1, 'Violation of BIDI requirement 3')
    return label


def _fitting(encoded, label):
    if not encoded:
        _fail(label, 0, 1, 'label empty')
    if len(encoded) > 63:
        _fail(label, 0, len(label), 'label too long')
    return encoded


def ToASCII(label):
    """The bytes of a label."""
    try:
        return _fitting(label.encode('ascii'), label)
    except UnicodeEncodeError as exc:
        if exc.encoding != 'ascii':
            raise
    prepared = nameprep(label)
    if prepared.isascii():
        return _fitting(prepared.encode(), prepared)
    if prepared.lower().startswith(sace_prefix):
        _fail(prepared, 0, len(sace_prefix), 'Label starts with ACE prefix')
    return _fitting(ace_prefix + punycode.punycode_encode(prepared), prepared)


def ToUnicode(label):
    """The text of a label; of one that is text already, as it is prepared."""
    if len(label) > 1024:
        label = label.encode('utf-8', 'backslashreplace') if isinstance(label, str) else label
        raise UnicodeDecodeError('idna', label, 0, len(label), 'label way too long')
    if not isinstance(label, bytes):
        if not (text := label.encode().decode() if label.isascii() else nameprep(label)).isascii():
            at = next(at for at, c in enumerate(text) if c > '\x7f')
            end = next((end for end in range(at, len(text)) if text[end] < '\x80'), len(text))
            _fail(text, at, end, 'Invalid character in IDN label')
        label = text.encode()
    if not label.lower().startswith(ace_prefix):
        return str(label, 'ascii')
    try:
        decoded = punycode.punycode_decode(label[len(ace_prefix):], 'strict')
    except UnicodeDecodeError as exc:
        raise UnicodeDecodeError('idna', label, len(ace_prefix) + exc.start, len(ace_prefix) + exc.end, exc.reason) from None
    again = ToASCII(decoded)
    if str(label, 'ascii').lower() != str(again, 'ascii'):
        raise UnicodeDecodeError('idna', label, 0, len(label), f"IDNA does not round-trip, '{label!r}' != '{again!r}'")
    return decoded


def _check(errors):
    if errors != 'strict':
        raise UnicodeError(f'Unsupported error handling: {errors}')


def _encoded(labels, input):
    """The bytes of each label of a name."""
    found, at = [], 0
    for label in labels:
        try:
            found.append(ToASCII(label))
        except UnicodeEncodeError as exc:
            _fail(input, at + exc.start, at + exc.end, exc.reason)
        at += len(label) + 1
    return found


def _decoded(labels, input):
    found, at = [], 0
    for label in labels:
        try:
            found.append(ToUnicode(label))
        except UnicodeError as exc:
            raise UnicodeDecodeError('idna', input, at + exc.start, at + exc.end, exc.reason) from None
        at += len(label) + 1
    return found


def _complete_of(labels, dot, final):
    """The labels that are complete, and what follows them."""
    end = ''
    if not labels[-1]:
        del labels[-1]
        end = dot
    elif not final:
        del labels[-1]
        end = dot if labels else ''
    return labels, end


def _ascii(data):
    try:
        return data.decode('ascii')
    except UnicodeDecodeError as exc:
        raise UnicodeDecodeError('idna', data, exc.start, exc.end, exc.reason) from None


class Codec(codecs.Codec):
    """Encodes and decodes whole names."""

    def encode(self, input, errors='strict'):
        _check(errors)
        labels, end = _complete_of(dots.split(input), '.', True) if input else ([], '')
        return b'.'.join(_encoded(labels if labels else [''][:len(input)], input)) + end.encode(), len(input)

    def decode(self, input, errors='strict'):
        _check(errors)
        input = bytes(input)
        if ace_prefix not in input.lower():
            return _ascii(input), len(input)
        return '.'.join(_decoded(input.split(b'.'), input)), len(input)


class IncrementalEncoder(codecs.BufferedIncrementalEncoder):
    """Encodes labels as they become complete."""

    def _buffer_encode(self, input, errors, final):
        _check(errors)
        if not input:
            return b'', 0
        labels, end = _complete_of(dots.split(input), '.', final)
        return b'.'.join(_encoded(labels, input)) + end.encode(), len('.'.join(labels) + end)


class IncrementalDecoder(codecs.BufferedIncrementalDecoder):
    """Decodes labels as they become complete."""

    def _buffer_decode(self, input, errors, final):
        _check(errors)
        if not input:
            return '', 0
        data = input
        if not isinstance(data, str):
            data = _ascii(bytes(data))
        labels, end = _complete_of(dots.split(data), '.', final)
        used = 0
        for label in labels:
            used += len(label) + (used > 0)  # the dot behind an empty label in front counts for the next one, as in CPython
        return '.'.join(_decoded(labels, input)) + end, used + len(end)


class StreamWriter(Codec, codecs.StreamWriter):
    """Writes names to a stream."""


class StreamReader(Codec, codecs.StreamReader):
    """Reads names from a stream."""


def getregentry():
    """What codecs.lookup() gives."""
    return codecs.CodecInfo(Codec().encode, Codec().decode, StreamReader, StreamWriter, IncrementalEncoder, IncrementalDecoder, 'idna')
