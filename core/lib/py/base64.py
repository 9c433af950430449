"""Bytes as text: Base64, Base32, Base16, Ascii85, Base85."""

__all__ = ['encode', 'decode', 'encodebytes', 'decodebytes', 'b64encode', 'b64decode', 'b32encode', 'b32decode',
           'b32hexencode', 'b32hexdecode', 'b16encode', 'b16decode', 'b85encode', 'b85decode', 'a85encode', 'a85decode',
           'z85encode', 'z85decode', 'standard_b64encode', 'standard_b64decode', 'urlsafe_b64encode',
           'urlsafe_b64decode']

from binascii import _bytes as _contiguous, Error, a2b_base64, b2a_base64, hexlify, unhexlify

MAXLINESIZE, MAXBINSIZE = 76, 57
bytes_types = bytes, bytearray


def _given(s):
    if isinstance(s, str):
        try:
            return s.encode('ascii')
        except UnicodeEncodeError:
            raise ValueError('string argument should contain only ASCII characters') from None
    if isinstance(s, bytes_types):
        return bytes(s)
    try:
        return memoryview(s).tobytes()
    except TypeError:
        raise TypeError('argument should be a bytes-like object or ASCII string, not '
                        f'{s.__class__.__name__!r}') from None


def _data(s):
    return s if isinstance(s, bytes_types) else memoryview(s).tobytes()


# ---- Base64 ----

def b64encode(s, altchars=None):
    """Base64; altchars are used in place of + and /."""
    text = b2a_base64(s, newline=False)
    if altchars is not None:
        assert len(altchars) == 2, repr(altchars)
        return text.translate(bytes.maketrans(b'+/', altchars))
    return text


def b64decode(s, altchars=None, validate=False):
    """The bytes of Base64 text; other characters are passed over unless validate."""
    s = _given(s)
    if altchars is not None:
        altchars = _given(altchars)
        assert len(altchars) == 2, repr(altchars)
        s = s.translate(bytes.maketrans(altchars, b'+/'))
    return a2b_base64(s, strict_mode=validate)


def standard_b64encode(s):
    """Base64 with + and /."""
    return b64encode(s)


def standard_b64decode(s):
    """The bytes of Base64 text with + and /."""
    return b64decode(s)


def urlsafe_b64encode(s):
    """Base64 with - and _."""
    return b64encode(s).translate(bytes.maketrans(b'+/', b'-_'))


def urlsafe_b64decode(s):
    """The bytes of Base64 text with - and _."""
    return b64decode(_given(s).translate(bytes.maketrans(b'-_', b'+/')))


# Bytes in a row, or a TypeError.
def _check_row(s):
    if isinstance(s, bytes_types):
        return
    try:
        view = memoryview(s)
    except TypeError:
        raise TypeError(f'expected bytes-like object, not {s.__class__.__name__}') from None
    if view.format not in ('c', 'b', 'B'):
        raise TypeError(f'expected single byte elements, not {view.format!r} from {s.__class__.__name__}')
    if view.ndim != 1:
        raise TypeError(f'expected 1-D data, not {view.ndim}-D data from {s.__class__.__name__}')


def encodebytes(s):
    """Base64 in lines of 76 characters."""
    _check_row(s)
    s = _contiguous(s)
    return b''.join([b2a_base64(s[i:i + MAXBINSIZE]) for i in range(0, len(s), MAXBINSIZE)])


def decodebytes(s):
    """The bytes of Base64 in lines."""
    _check_row(s)
    return a2b_base64(s)


def encode(input, output):
    """Base64 of a binary file, into another one."""
    while s := input.read(MAXBINSIZE * 128):
        output.write(encodebytes(s))


def decode(input, output):
    """The bytes of a file of Base64, into another one."""
    for line in input:
        output.write(a2b_base64(line))


# ---- Base32, Base16 ----

_B32 = b'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
_B32HEX = b'0123456789ABCDEFGHIJKLMNOPQRSTUV'


def _b32encode(alphabet, s):
    s = _data(s)
    left = len(s) % 5
    out = bytearray()
    for i in range(0, len(s), 5):
        n = int.from_bytes(s[i:i + 5].ljust(5, b'\0'))
        out += bytes([alphabet[n >> shift & 31] for shift in range(35, -1, -5)])
    if left:
        pad = {1: 6, 2: 4, 3: 3, 4: 1}[left]
        out[-pad:] = b'=' * pad
    return bytes(out)


def _b32decode(alphabet, s, casefold=False, map01=None):
    s = _given(s)
    if len(s) % 8:
        raise Error('Incorrect padding')
    if map01 is not None:
        map01 = _given(map01)
        assert len(map01) == 1, repr(map01)
        s = s.translate(bytes.maketrans(b'01', b'O' + map01))
    if casefold:
        s = s.upper()
    values = {c: i for i, c in enumerate(alphabet)}
    length = len(s)
    s = s.rstrip(b'=')
    pad = length - len(s)
    out = bytearray()
    for i in range(0, len(s), 8):
        n = 0
        part = s[i:i + 8]
        for c in part:
            if c not in values:
                raise Error('Non-base32 digit found')
            n = n << 5 | values[c]
        out += (n << 5 * (8 - len(part))).to_bytes(5)
    if length % 8 or pad not in (0, 1, 3, 4, 6):
        raise Error('Incorrect padding')
    if pad:
        del out[-{1: 1, 3: 2, 4: 3, 6: 4}[pad]:]
    return bytes(out)


def b32encode(s):
    """Base32."""
    return _b32encode(_B32, s)


def b32decode(s, casefold=False, map01=None):
    """The bytes of Base32 text; map01 is what 1 stands for."""
    return _b32decode(_B32, s, casefold, map01)


def b32hexencode(s):
    """Base32 with the extended hexadecimal alphabet."""
    return _b32encode(_B32HEX, s)


def b32hexdecode(s, casefold=False):
    """The bytes of such text."""
    return _b32decode(_B32HEX, s, casefold)


def b16encode(s):
    """Hexadecimal digits in upper case."""
    return hexlify(s).upper()


def b16decode(s, casefold=False):
    """The bytes of hexadecimal digits."""
    s = _given(s)
    if casefold:
        s = s.upper()
    if s.translate(None, delete=b'0123456789ABCDEF'):
        raise Error('Non-base16 digit found')
    return unhexlify(s)


# ---- Base85 ----

_A85 = bytes(range(33, 118))
_B85 = b'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~'
_Z85 = b'0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#'


def _85encode(s, alphabet, pad, zero=None, spaces=None):
    s = _data(s)
    fill = -len(s) % 4
    out = bytearray()
    for i in range(0, len(s), 4):
        word = int.from_bytes(s[i:i + 4].ljust(4, b'\0'))
        last = fill if i + 4 > len(s) else 0
        if zero and not word and not (last and not pad):
            out += zero
        elif spaces and word == 0x20202020 and not last:
            out += spaces
        else:
            five = bytes([alphabet[word // 85 ** k % 85] for k in (4, 3, 2, 1, 0)])
            out += five[:5 - last] if last and not pad else five
    return bytes(out)


def _85word(digits, values, where, text):
    word = 0
    for i, c in enumerate(digits):
        if c not in values:
            raise ValueError(f'bad {text} character at position {where + i}')
        word = word * 85 + values[c]
    if word >> 32:
        raise ValueError(f'{text} overflow in hunk starting at byte {where}')
    return word.to_bytes(4)


def _85decode(s, alphabet, text):
    s = _given(s)
    values = {c: i for i, c in enumerate(alphabet)}
    fill = -len(s) % 5
    full = s + alphabet[84:] * fill
    out = b''.join([_85word(full[i:i + 5], values, i, text) for i in range(0, len(full), 5)])
    return out[:len(out) - fill] if fill else out


def b85encode(b, pad=False):
    """Base85, as Git has it; with pad, the bytes are filled up to a multiple of 4."""
    return _85encode(b, _B85, pad)


def b85decode(b):
    """The bytes of Base85 text."""
    return _85decode(b, _B85, 'base85')


def z85encode(s):
    """Base85, as ZeroMQ has it."""
    return _85encode(s, _Z85, False)


def z85decode(s):
    """The bytes of such text."""
    return _85decode(s, _Z85, 'z85')


def a85encode(b, *, foldspaces=False, wrapcol=0, pad=False, adobe=False):
    """Ascii85; foldspaces writes y for four spaces, adobe puts it between <~ and ~>."""
    out = _85encode(b, _A85, pad, b'z', b'y' if foldspaces else None)
    if adobe:
        out = b'<~' + out
    if wrapcol:
        wrapcol = max(2 if adobe else 1, wrapcol)
        lines = [out[i:i + wrapcol] for i in range(0, len(out), wrapcol)]
        if adobe and len(lines[-1]) + 2 > wrapcol:
            lines.append(b'')
        out = b'\n'.join(lines)
    return out + b'~>' if adobe else out


def a85decode(b, *, foldspaces=False, adobe=False, ignorechars=b' \t\n\r\v'):
    """The bytes of Ascii85 text."""
    b = _given(b)
    if adobe:
        if not b.endswith(b'~>'):
            raise ValueError("Ascii85 encoded byte sequences must end with b'~>'")
        b = b[2:-2] if b.startswith(b'<~') else b[:-2]
    out, word = bytearray(), []
    for c in b + b'uuuu':
        if 33 <= c <= 117:
            word.append(c - 33)
            if len(word) == 5:
                n = 0
                for digit in word:
                    n = n * 85 + digit
                if n >> 32:
                    raise ValueError('Ascii85 overflow')
                out += n.to_bytes(4)
                word = []
        elif c == 122 or c == 121 and foldspaces:
            if word:
                raise ValueError(f"{chr(c)} inside Ascii85 5-tuple")
            out += b'\0\0\0\0' if c == 122 else b'    '
        elif c not in ignorechars:
            raise ValueError(f'Non-Ascii85 digit found: {chr(c)}')
    fill = 4 - len(word)
    return bytes(out[:-fill] if fill else out)


def main():
    """What -m does."""
    from _mains import run
    run('base64')
