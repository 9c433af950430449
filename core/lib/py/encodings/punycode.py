"""Punycode (RFC 3492): text as its characters of ASCII, and behind a hyphen where the others stand between them."""
import codecs

digits = b'abcdefghijklmnopqrstuvwxyz0123456789'


def _threshold(place, bias):
    return min(max(36 * (place + 1) - bias, 1), 26)


def adapt(delta, first, numchars):
    """The bias behind a number: what the next one is expected to be like."""
    delta = delta // (700 if first else 2)
    delta += delta // numchars
    bias = 0
    while delta > 455:
        delta //= 35
        bias += 36
    return bias + 36 * delta // (delta + 38)


def generate_generalized_integer(N, bias):
    """The digits of a number, each of which says whether it is the last."""
    out, place = bytearray(), 0
    while N >= (least := _threshold(place, bias)):
        N, digit = divmod(N - least, 36 - least)
        out.append(digits[least + digit])
        place += 1
    out.append(digits[N])
    return bytes(out)


def decode_generalized_number(extended, extpos, bias, errors):
    """(where the next one begins, the number that begins at extpos); None for a number that is wrong, unless errors is strict."""
    value, weight, place = 0, 1, 0
    while True:
        if extpos >= len(extended):
            if errors == 'strict':
                raise UnicodeDecodeError('punycode', extended, extpos, extpos + 1, 'incomplete punycode string')
            return extpos + 1, None
        c = extended[extpos]
        extpos += 1
        digit = c - 65 if 65 <= c <= 90 else c - 22 if 48 <= c <= 57 else None
        if digit is None:
            if errors == 'strict':
                raise UnicodeDecodeError('punycode', extended, extpos - 1, extpos, "Invalid extended code point '%s'" % c)
            return extpos, None
        least = _threshold(place, bias)
        value += digit * weight
        if digit < least:
            return extpos, value
        weight *= 36 - least
        place += 1


def punycode_encode(text):
    """The bytes of a text."""
    codes, out = [ord(c) for c in text], bytearray()
    base = bytes([code for code in codes if code < 128])
    known, delta, last, bias = len(base), 0, 128, 72
    for code in sorted({code for code in codes if code >= 128}):
        delta += (code - last) * (known + 1)
        last = code + 1
        for other in codes:
            if other < code:
                delta += 1
            elif other == code:
                out += generate_generalized_integer(delta, bias)
                bias = adapt(delta, known == len(base), known + 1)
                known, delta = known + 1, 0
        delta += 1
    return base + b'-' + out if base else bytes(out)


def insertion_sort(base, extended, errors):
    """The characters of the text, with those put in that are written behind the hyphen."""
    chars, char, at, bias, next = list(base), 128, -1, 72, 0
    while next < len(extended):
        begun = next
        next, delta = decode_generalized_number(extended, next, bias, errors)
        if delta is None:
            break
        at += delta + 1
        char += at // (len(chars) + 1)
        if char > 0x10FFFF and errors == 'strict':
            raise UnicodeDecodeError('punycode', extended, at - 1, at, f'Invalid character U+{char:x}')
        at %= len(chars) + 1
        chars.insert(at, '?' if char > 0x10FFFF else chr(char))
        bias = adapt(delta, not begun, len(chars))
    return ''.join(chars)


def punycode_decode(text, errors):
    """The text of bytes."""
    if isinstance(text, str):
        text = text.encode('ascii')
    text = bytes(text)
    at = text.rfind(b'-')
    try:
        base = str(text[:max(at, 0)], 'ascii', errors)
    except UnicodeDecodeError as exc:
        raise UnicodeDecodeError('ascii', text, exc.start, exc.end, exc.reason) from None
    try:
        return insertion_sort(base, text[at + 1:].upper(), errors)
    except UnicodeDecodeError as exc:
        raise UnicodeDecodeError('punycode', text, at + 1 + exc.start, at + 1 + exc.end, exc.reason) from None


def _check(errors):
    if errors not in ('strict', 'replace', 'ignore'):
        raise UnicodeError(f'Unsupported error handling: {errors}')


class Codec(codecs.Codec):
    """Encodes and decodes what is complete."""

    def encode(self, input, errors='strict'):
        return punycode_encode(input), len(input)

    def decode(self, input, errors='strict'):
        _check(errors)
        return punycode_decode(input, errors), len(input)


class IncrementalEncoder(codecs.IncrementalEncoder):
    """Encodes each piece for itself."""

    def encode(self, input, final=False):
        return punycode_encode(input)


class IncrementalDecoder(codecs.IncrementalDecoder):
    """Decodes each piece for itself."""

    def decode(self, input, final=False):
        _check(self.errors)
        return punycode_decode(input, self.errors)


class StreamWriter(Codec, codecs.StreamWriter):
    """Writes it to a stream."""


class StreamReader(Codec, codecs.StreamReader):
    """Reads it from a stream."""


def getregentry():
    """What codecs.lookup() gives."""
    return codecs.CodecInfo(Codec().encode, Codec().decode, StreamReader, StreamWriter, IncrementalEncoder, IncrementalDecoder, 'punycode')
