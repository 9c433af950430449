"""Encoded words (RFC 2047): =?charset*language?encoding?text?=."""

import re as _re
from base64 import b64decode as _b64decode, b64encode as _b64encode
from binascii import Error as _Error
from email import errors as _errors

_PLAIN = {*b'-!*+/abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'}
_Q = [chr(i) if i in _PLAIN else '_' if i == 32 else f'={i:02X}' for i in range(256)]


def decode_q(encoded):
    """(bytes, defects) of quoted-printable."""
    data = encoded.replace(b'_', b' ')
    return _re.sub(b'=([a-fA-F0-9]{2})', lambda m: bytes.fromhex(m[1].decode()), data), []


def decode_b(encoded):
    """(bytes, defects) of base64; what cannot be read is left out, or all is as it was."""
    missing = -len(encoded) % 4
    try:
        data = _b64decode(encoded + b'===='[:missing], validate=True)
        return data, [_errors.InvalidBase64PaddingDefect()] if missing else []
    except _Error:
        pass
    for i in (0, 2):
        try:
            data = _b64decode(encoded + b'=' * i, validate=False)
        except _Error:
            continue
        defects = [_errors.InvalidBase64CharactersDefect()]
        return data, defects + [_errors.InvalidBase64PaddingDefect()] if i else defects
    return encoded, [_errors.InvalidBase64LengthDefect()]


def decode(ew):
    """(text, charset, language, defects) of an encoded word."""
    _, charset, cte, cte_string, _ = ew.split('?')
    charset, _, language = charset.partition('*')
    read = {'q': decode_q, 'b': decode_b}[cte.lower()]
    data, defects = read(cte_string.encode('ascii', 'surrogateescape'))
    try:
        text = data.decode(charset)
    except UnicodeDecodeError:
        defects.append(_errors.UndecodableBytesDefect(f'Encoded word contains bytes not decodable using {charset!r} charset'))
        text = data.decode(charset, 'surrogateescape')
    except (LookupError, UnicodeEncodeError):
        text = data.decode('ascii', 'surrogateescape')
        if charset.lower() != 'unknown-8bit':
            defects.append(_errors.CharsetError(f'Unknown charset {charset!r} in encoded word; decoded as unknown bytes'))
    return text, charset, language, defects


def encode_q(data):
    return ''.join([_Q[octet] for octet in data])


def encode_b(data):
    return _b64encode(data).decode('ascii')


def encode(string, charset='utf-8', encoding=None, lang=''):
    """Text as one encoded word, in the encoding that makes it shorter."""
    data = string.encode('ascii', 'surrogateescape') if charset == 'unknown-8bit' else string.encode(charset)
    if encoding is None:
        # Q is readable, and may be four characters longer.
        encoding = 'q' if sum([len(_Q[octet]) for octet in data]) - (len(data) + 2) // 3 * 4 < 5 else 'b'
    text = encode_q(data) if encoding == 'q' else encode_b(data)
    return f"=?{charset}{'*' + lang if lang else ''}?{encoding}?{text}?="
