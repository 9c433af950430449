"""Bytes as hexadecimal digits and as Base64; checksums."""

from _hn import _base64_pack, _base64_unpack, _index, _payload, _tp_name, _zlib_check
from _hn.memoryviews import dense_view


class Error(ValueError):
    """Text that cannot be decoded."""


class Incomplete(Exception):
    """Text that ends too early."""


_ALPHABET = b'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
_PIECE = 49152  # bytes that are packed at a time


def _bytes(data):
    if isinstance(data, bytes):
        return _payload(data)
    try:
        return dense_view(data).tobytes()
    except TypeError:
        raise TypeError(f'a bytes-like object is required, not {_tp_name(data)!r}') from None


def _text(data):
    if isinstance(data, str):
        if not data.isascii():
            raise ValueError('string argument should contain only ASCII characters')
        return data.encode()
    try:
        return _bytes(data)
    except (TypeError, BufferError):
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
    parts = [_base64_pack(data, at) for at in range(0, len(data), _PIECE)]
    if newline:
        parts.append(b'\n')
    return b''.join(parts)


def a2b_base64(data, /, *, strict_mode=False):
    """The bytes of Base64 text."""
    data = _text(data)
    if strict_mode and data[:1] == b'=':
        raise Error('Leading padding not allowed')
    parts, at, more = [], 0, not strict_mode or not data.rstrip(b'=').translate(None, _ALPHABET)
    while more:
        part, at, more = _base64_unpack(data, at)
        parts.append(part)
    parts.append(_unpack_rest(data, at, sum(map(len, parts)), strict_mode))
    return b''.join(parts)


def _unpack_rest(data, at, before, strict):
    """What there is behind the last whole group before a pad or a fault."""
    out, n, have, pads = bytearray(), 0, 0, 0
    for i in range(at, len(data)):
        c = data[i]
        value = _ALPHABET.find(c)
        if value >= 0:
            if pads:
                if strict:
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
                if strict and i + 1 < len(data):
                    raise Error('Excess data after padding')
                out += (n >> (4 if have == 2 else 2)).to_bytes(have - 1)
                return out
            if strict and not have:
                raise Error('Excess padding not allowed')
        elif strict:
            raise Error('Only base64 data is allowed')
    if have == 1:
        raise Error('Invalid base64-encoded string: number of data characters '
                    f'({(before + len(out)) // 3 * 4 + 1}) cannot be 1 more than a multiple of 4')
    if have:
        raise Error('Incorrect padding')
    return out


def crc32(data, crc=0, /):
    """The CRC-32 checksum of bytes, or going on from one."""
    data = _bytes(data)
    crc = _index(crc) & 0xffffffff
    for at in range(0, len(data), 65536):
        crc = _zlib_check(data, at, True, crc)
    return crc


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
