"""Bytes as hexadecimal digits and as Base64; checksums."""

from _hn import _index, _tp_name


class Error(ValueError):
    """Text that cannot be decoded."""


class Incomplete(Exception):
    """Text that ends too early."""


_ALPHABET = b'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
_VALUES = {c: i for i, c in enumerate(_ALPHABET)}
_PAIRS = []
_CRC = []


def _bytes(data):
    if isinstance(data, (bytes, bytearray)):
        return memoryview(data).tobytes()
    try:
        return memoryview(data).tobytes()
    except TypeError:
        raise TypeError(f'a bytes-like object is required, not {_tp_name(data)!r}') from None


def _text(data):
    if isinstance(data, str):
        if not data.isascii():
            raise ValueError('string argument should contain only ASCII characters')
        return data.encode()
    try:
        return _bytes(data)
    except TypeError:
        raise TypeError('argument should be bytes, buffer or ASCII string, not '
                        f"{_tp_name(data)!r}") from None


_NONE = object()


def hexlify(data, sep=_NONE, bytes_per_sep=1):
    """Hexadecimal digits."""
    data = _bytes(data)
    if sep is _NONE:
        return data.hex().encode()
    if isinstance(sep, str) and len(sep) == 1 and sep <= '\xff':
        sep = sep.encode('latin-1')
    if isinstance(sep, bytes) and len(sep) == 1:  # any byte may stand here, not ASCII alone
        return data.hex('-', bytes_per_sep).encode().replace(b'-', sep)
    return data.hex(sep, bytes_per_sep).encode()


def b2a_hex(data, sep=_NONE, bytes_per_sep=1):
    """The hexadecimal digits of bytes."""
    return hexlify(data, sep, bytes_per_sep)


def unhexlify(hexstr, /):
    """The bytes of hexadecimal digits."""
    data = _text(hexstr)
    if len(data) % 2:
        raise Error('Odd-length string')
    try:
        if any([c in b' \t\n\r\v\f' for c in data]):
            raise ValueError
        return bytes.fromhex(data.decode('latin-1'))
    except ValueError:
        raise Error('Non-hexadecimal digit found') from None


def a2b_hex(hexstr, /):
    """The bytes of hexadecimal digits."""
    return unhexlify(hexstr)


def b2a_base64(data, /, *, newline=True):
    """A line of Base64."""
    data = _bytes(data)
    if not _PAIRS:
        _PAIRS.extend([chr(a) + chr(b) for a in _ALPHABET for b in _ALPHABET])
    pairs, left = _PAIRS, len(data) % 3
    whole = data[:len(data) - left] if left else data
    out = [pairs[a << 4 | b >> 4] + pairs[(b & 15) << 8 | c] for a, b, c in zip(whole[::3], whole[1::3], whole[2::3])]
    if left:
        a, b = data[-left], data[-1] if left == 2 else 0
        out.append(pairs[a << 4 | b >> 4][:2] + (pairs[(b & 15) << 8][0] + '=' if left == 2 else '=='))
    return ''.join(out).encode() + (b'\n' if newline else b'')


def a2b_base64(data, /, *, strict_mode=False):
    """The bytes of Base64 text."""
    data = _text(data)
    if strict_mode and data[:1] == b'=':
        raise Error('Leading padding not allowed')
    values, out, n, have, pads = _VALUES, bytearray(), 0, 0, 0
    for i, c in enumerate(data):
        value = values.get(c)
        if value is not None:
            if pads:
                if strict_mode:
                    raise Error('Discontinuous padding not allowed')
                pads = 0
            n = n << 6 | value
            have += 1
            if have == 4:
                out += n.to_bytes(3)
                n = have = 0
        elif c == 61:
            pads += 1
            if have >= 2 and have + pads >= 4:
                if strict_mode and i + 1 < len(data):
                    raise Error('Excess data after padding')
                out += (n >> (4 if have == 2 else 2)).to_bytes(have - 1)
                return bytes(out)
            if strict_mode and have < 2:
                raise Error('Excess padding not allowed')
        elif strict_mode:
            raise Error('Only base64 data is allowed')
    if have == 1:
        raise Error('Invalid base64-encoded string: number of data characters '
                    f'({len(out) // 3 * 4 + 1}) cannot be 1 more than a multiple of 4')
    if have:
        raise Error('Incorrect padding')
    return bytes(out)


def crc32(data, crc=0, /):
    """The CRC-32 checksum of bytes, or going on from one."""
    if not _CRC:
        for n in range(256):
            for _ in range(8):
                n = n >> 1 ^ 0xedb88320 if n & 1 else n >> 1
            _CRC.append(n)
    table = _CRC
    data = _bytes(data)
    crc = _index(crc) & 0xffffffff ^ 0xffffffff
    for byte in data:
        crc = crc >> 8 ^ table[crc & 255 ^ byte]
    return crc ^ 0xffffffff


def crc_hqx(data, crc, /):
    """The CRC-CCITT checksum."""
    data = _bytes(data)
    crc = _index(crc) & 0xffff
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xffff
    return crc


# ---- quoted-printable ----
_coded = []  # the pattern, when it has been asked for


def a2b_qp(data, header=False):
    """What quoted-printable stands for; in headers an underscore is a space."""
    data = _text(data)
    if not _coded:
        from re import compile

        _coded.append(compile(rb'=(?:([0-9A-Fa-f]{2})|(=)|(?:\n|\r[^\n]*\n?)|\Z)').sub)
    if header:
        data = data.replace(b'_', b' ')
    return _coded[0](lambda found: bytes.fromhex(found[1].decode()) if found[1] else found[2] or b'', data)


def _needs(data, i, length, quotetabs, istext, header):
    """Whether the i-th byte, of a line that has so many, has to be written as =XX."""
    c = data[i]
    if c > 126 or c == 61 or header and c == 95:
        return True
    after = data[i + 1 : i + 2]
    if c == 46 and not length:
        return after in (b'', b'\n', b'\r', b'\0')
    if c in b'\t ':
        return not after or bool(quotetabs)
    return c < 33 and not (istext and c in b'\r\n')


def b2a_qp(data, quotetabs=False, istext=True, header=False):
    """Data as quoted-printable; with istext the ends of lines stay."""
    data = _bytes(data)
    newline = data.find(b'\n')
    ending = b'\r\n' if newline > 0 and data[newline - 1] == 13 else b'\n'
    out, length, i = bytearray(), 0, 0
    while i < len(data):
        if _needs(data, i, length, quotetabs, istext, header):
            if length + 3 >= 76:
                out += b'=' + ending
                length = 0
            out += b'=%02X' % data[i]
            length += 3
        elif istext and (data[i] == 10 or data.startswith(b'\r\n', i)):
            if out[-1:] in (b' ', b'\t'):
                out[-1:] = b'=%02X' % out[-1]
            i += data[i] == 13
            out += ending
            length = 0
        else:
            if length + 1 >= 76 and i + 1 < len(data) and data[i + 1] != 10:
                out += b'=' + ending
                length = 0
            out += b'_' if header and data[i] == 32 else data[i : i + 1]
            length += 1
        i += 1
    return bytes(out)


# ---- uuencoding ----
def b2a_uu(data, /, *, backtick=False):
    """A line of uuencoded text for at most 45 bytes."""
    data = _bytes(data)
    if len(data) > 45:
        raise Error('At most 45 bytes at once')
    sixes = [len(data)]
    for i in range(0, len(data), 3):
        word = int.from_bytes(data[i : i + 3].ljust(3, b'\0'))
        sixes += [word >> shift & 63 for shift in (18, 12, 6, 0)]
    return bytes([six + 32 if six or not backtick else 96 for six in sixes]) + b'\n'


def a2b_uu(data, /):
    """The bytes of a line of uuencoded text; spaces that it has lost at its end are there again."""
    data = _text(data)
    size = (data[0] if data else 0) - 32 & 63
    ended = 1 + (size * 4 + 2) // 3
    bits = 0
    for c in data[1:ended].ljust(ended - 1, b'\n'):
        if c not in b'\r\n' and not 32 <= c <= 96:
            raise Error('Illegal char')
        bits = bits << 6 | (0 if c in b'\r\n' else c - 32 & 63)
    if data[ended:].strip(b' `\r\n'):
        raise Error('Trailing garbage')
    return (bits >> (ended - 1) * 6 - size * 8).to_bytes(size)
