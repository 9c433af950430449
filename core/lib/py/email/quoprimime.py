"""Quoted-printable in the headers and bodies of mail (RFC 2045, RFC 2047)."""

import re as _re
from string import ascii_letters as _letters, digits as _digits

__all__ = [
    'body_decode', 'body_encode', 'body_length', 'decode', 'decodestring', 'header_decode', 'header_encode', 'header_length', 'quote',
    'unquote',
]


def _table(plain):
    return [chr(i) if chr(i) in plain else f'={i:02X}' for i in range(256)]


_HEADER = _table('-!*+/' + _letters + _digits)
_HEADER[32] = '_'
_BODY = _table({chr(i) for i in range(32, 127)} - {'='} | {'\t'})
_LINES = [chr(i) if i in (10, 13) else shown for i, shown in enumerate(_BODY)]


def header_check(octet):
    """Whether a byte has to be written as =XX in a header."""
    return _HEADER[octet] != chr(octet)


def body_check(octet):
    return _BODY[octet] != chr(octet)


def header_length(bytearray):
    """How long bytes are when they are encoded."""
    return sum([len(_HEADER[octet]) for octet in bytearray])


def body_length(bytearray):
    return sum([len(_BODY[octet]) for octet in bytearray])


def quote(c):
    return f'={ord(c):02X}'


def unquote(s):
    """The character of =XX."""
    number = int(s[1:3], 16)
    return chr(number)


def header_encode(header_bytes, charset='iso-8859-1'):
    """An encoded word."""
    if not header_bytes:
        return ''
    return f'=?{charset}?q?{header_bytes.decode("latin1").translate(_HEADER)}?='


def body_encode(body, maxlinelen=76, eol='\n'):
    """Text of Latin-1 as lines that are no longer than maxlinelen; soft breaks end those that go on."""
    if maxlinelen < 4:
        raise ValueError('maxlinelen must be at least 4')
    if not body:
        return body
    done = []
    for line in body.translate(_LINES).splitlines():
        at, last = 0, len(line) - 1 - maxlinelen
        while at <= last:
            end = at + maxlinelen - 1
            # No =XX is torn apart.
            if line[end - 2] == '=':
                end -= 2
            elif line[end - 1] == '=':
                end -= 1
            done.append(line[at:end] + '=')
            at = end
        rest = line[at:]
        if rest[-1:] in (' ', '\t'):
            # A blank at the end of a line would be lost.
            room, blank = at - last, quote(rest[-1])
            rest = rest[:-1] + (blank if room >= 3 else f'{rest[-1]}={eol}' if room == 2 else f'={eol}{blank}')
        done.append(rest)
    if body[-1] in '\r\n':
        done.append('')
    return eol.join(done)


def _character(match):
    return unquote(match[0])


def header_decode(s):
    """The text in an encoded word, a character a byte."""
    return _re.sub('=[a-fA-F0-9]{2}', _character, s.replace('_', ' '), flags=_re.ASCII)


def decode(encoded, eol='\n'):
    """The text of quoted-printable, a character a byte."""
    if not encoded:
        return encoded
    done = []
    for line in encoded.splitlines():
        line = line.rstrip()
        soft = line[-1:] == '='
        done.append(_re.sub('=[a-fA-F0-9]{2}', _character, line[:-1] if soft else line))
        if not soft:
            done.append(eol)
    if done[-1] is eol and encoded[-1] not in '\r\n':
        done.pop()
    return ''.join(done)


body_decode = decodestring = decode
