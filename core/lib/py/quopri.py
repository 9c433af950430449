"""Quoted-printable: text with bytes written as =XX (RFC 1521)."""

import re as _re

__all__ = ['encode', 'decode', 'encodestring', 'decodestring']

ESCAPE, MAXLINESIZE, HEX, EMPTYSTRING = b'=', 76, b'0123456789ABCDEF', b''


def needsquoting(c, quotetabs, header):
    """Whether a byte has to be written as =XX: tabs and spaces as one says, underscores in headers."""
    if not isinstance(c, bytes):
        raise AssertionError
    if c in b' \t':
        return quotetabs
    return header if c == b'_' else c == ESCAPE or not b' ' <= c <= b'~'


def quote(c):
    """=XX for a byte."""
    assert isinstance(c, bytes) and len(c) == 1
    return b'=%02X' % c[0]


def ishex(c):
    """Whether a byte is a digit of a hexadecimal number."""
    assert isinstance(c, bytes)
    return c[:1].isdigit() or c.lower() in (b'a', b'b', b'c', b'd', b'e', b'f')


def unhex(s):
    """The number of hexadecimal digits."""
    bits = 0
    for digit in s:
        value = chr(digit)
        if value not in '0123456789abcdefABCDEF':
            raise AssertionError(f'non-hex digit {bytes([digit])!r}')
        bits = bits << 4 | int(value, 16)
    return bits


_coded = _re.compile(rb'=(?:([0-9A-Fa-f]{2})|(=)|(?:\n|\r[^\n]*\n?)|\Z)').sub


def _a2b(s, header):
    data = s.encode('ascii') if isinstance(s, str) else bytes(s)
    if header:
        data = data.replace(b'_', b' ')
    return _coded(lambda found: bytes.fromhex(found[1].decode()) if found[1] else found[2] or b'', data)


def _needs(data, i, length, quotetabs, header):
    """Whether the i-th byte, of a line that has so many, has to be written as =XX."""
    c = data[i]
    if c > 126 or c == 61 or header and c == 95:
        return True
    after = data[i + 1 : i + 2]
    if c == 46 and not length:
        return after in (b'', b'\n', b'\r', b'\0')
    if c in b'\t ':
        return not after or bool(quotetabs)
    return c < 33 and c not in b'\r\n'


def _b2a(s, quotetabs, header):
    data = bytes(s)
    newline = data.find(b'\n')
    ending = b'\r\n' if newline > 0 and data[newline - 1] == 13 else b'\n'
    out, length, i = bytearray(), 0, 0
    while i < len(data):
        if _needs(data, i, length, quotetabs, header):
            if length + 3 >= MAXLINESIZE:
                out += b'=' + ending
                length = 0
            out += b'=%02X' % data[i]
            length += 3
        elif data[i] == 10 or data.startswith(b'\r\n', i):
            if out[-1:] in (b' ', b'\t'):
                out[-1:] = b'=%02X' % out[-1]
            i += data[i] == 13
            out += ending
            length = 0
        else:
            if length + 1 >= MAXLINESIZE and i + 1 < len(data) and data[i + 1] != 10:
                out += b'=' + ending
                length = 0
            out += b'_' if header and data[i] == 32 else data[i : i + 1]
            length += 1
        i += 1
    return bytes(out)


def encodestring(s, quotetabs=False, header=False):
    return _b2a(s, quotetabs=quotetabs, header=header)


def decodestring(s, header=False):
    return _a2b(s, header=header)


def encode(input, output, quotetabs, header=False):
    """Write a file of bytes as quoted-printable into another."""
    output.write(_b2a(input.read(), quotetabs=quotetabs, header=header))


def decode(input, output, header=False):
    """Write what a file of quoted-printable stands for into another."""
    output.write(_a2b(input.read(), header=header))
