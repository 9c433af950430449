"""Base64 in the headers and bodies of mail (RFC 2045)."""

from base64 import b64encode as _b64encode
from binascii import a2b_base64 as _a2b, b2a_base64 as _b2a

__all__ = ['body_decode', 'body_encode', 'decode', 'decodestring', 'header_encode', 'header_length']


def header_length(bytearray):
    """How long that many bytes are in base64."""
    return (len(bytearray) + 2) // 3 * 4


def header_encode(header_bytes, charset='iso-8859-1'):
    """An encoded word."""
    if not header_bytes:
        return ''
    data = header_bytes.encode(charset) if isinstance(header_bytes, str) else header_bytes
    return f'=?{charset}?b?{_b64encode(data).decode("ascii")}?='


def body_encode(s, maxlinelen=76, eol='\n'):
    """Lines of base64, each with eol behind it."""
    step = maxlinelen * 3 // 4
    return ''.join([_b2a(s[at : at + step], newline=False).decode('ascii') + eol for at in range(0, len(s), step)])


def decode(string):
    if not string:
        return b''
    return _a2b(string.encode('raw-unicode-escape') if isinstance(string, str) else string)


body_decode = decodestring = decode
