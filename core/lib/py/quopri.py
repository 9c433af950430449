"""Quoted-printable: text with bytes written as =XX (RFC 1521)."""

from binascii import a2b_qp, b2a_qp

__all__ = ['encode', 'decode', 'encodestring', 'decodestring']

ESCAPE, MAXLINESIZE, HEX, EMPTYSTRING = b'=', 76, b'0123456789ABCDEF', b''

_a2b, _b2a = a2b_qp, b2a_qp  # the functions use these, whatever a program sets the names above to


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
