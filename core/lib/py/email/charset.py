"""How text of each character set is written in mail."""

from email import errors as _errors

__all__ = ['Charset', 'add_alias', 'add_charset', 'add_codec']

QP, BASE64, SHORTEST = 1, 2, 3
RFC2047_CHROME_LEN, DEFAULT_CHARSET, UNKNOWN8BIT, EMPTYSTRING = 7, 'us-ascii', 'unknown-8bit', ''

# Encoding of headers, of bodies, and what it is written in.
CHARSETS = {f'iso-8859-{i}': (QP, QP, None) for i in (1, 2, 3, 4, 9, 10, 13, 14, 15, 16)}
CHARSETS |= dict.fromkeys(('windows-1252', 'viscii'), (QP, QP, None)) | dict.fromkeys(('big5', 'gb2312', 'koi8-r'), (BASE64, BASE64, None))
CHARSETS |= dict.fromkeys(('euc-jp', 'shift_jis'), (BASE64, None, 'iso-2022-jp'))
CHARSETS |= {'us-ascii': (None, None, None), 'iso-2022-jp': (BASE64, None, None), 'utf-8': (SHORTEST, BASE64, 'utf-8')}
ALIASES = {f'latin{sign}{i}': f'iso-8859-{n}' for i, n in enumerate((1, 2, 3, 4, 9, 10, 13, 14, 15, 16), 1) for sign in '_-'}
ALIASES |= {'cp949': 'ks_c_5601-1987', 'euc_jp': 'euc-jp', 'euc_kr': 'euc-kr', 'ascii': 'us-ascii'}
CODEC_MAP = {'gb2312': 'eucgb2312_cn', 'big5': 'big5_tw', 'us-ascii': None}


def add_charset(charset, header_enc=None, body_enc=None, output_charset=None):
    if body_enc == SHORTEST:
        raise ValueError('SHORTEST not allowed for body_enc')
    CHARSETS[charset] = header_enc, body_enc, output_charset


def add_codec(charset, codecname):
    CODEC_MAP[charset] = codecname


def add_alias(alias, canonical):
    ALIASES[alias] = canonical


def _encode(string, codec):
    return string.encode('ascii', 'surrogateescape') if codec == UNKNOWN8BIT else string.encode(codec)


class Charset:
    """A character set, what it is read and written as, and how in headers and bodies."""

    def __init__(self, input_charset=DEFAULT_CHARSET):
        name = input_charset if isinstance(input_charset, str) else bytes(input_charset).decode('latin-1')
        if not name.isascii():
            raise _errors.CharsetError(input_charset)
        name = name.lower()
        self.input_charset = name = ALIASES.get(name, name)
        self.header_encoding, self.body_encoding, written = CHARSETS.get(name, (SHORTEST, BASE64, None))
        written = written or name
        self.output_charset = written = ALIASES.get(written, written)
        self.input_codec, self.output_codec = CODEC_MAP.get(name, name), CODEC_MAP.get(written, written)

    def __repr__(self):
        return self.input_charset.lower()

    def __eq__(self, other):
        return str(other).lower() == str(self)

    def get_body_encoding(self):
        """The name of the encoding, or a function of a message."""
        assert self.body_encoding != SHORTEST
        if self.body_encoding == QP:
            return 'quoted-printable'
        if self.body_encoding == BASE64:
            return 'base64'
        from email.encoders import encode_7or8bit

        return encode_7or8bit

    def get_output_charset(self):
        return self.output_charset if self.output_charset else self.input_charset

    def header_encode(self, string):
        """Text as an encoded word, if it needs that."""
        codec = self.output_codec or 'us-ascii'
        data = _encode(string, codec)
        way = self._get_encoder(data)
        return string if way is None else way.header_encode(data, codec)

    def header_encode_lines(self, string, maxlengths):
        """Encoded words, each no longer than the next of maxlengths; None first if nothing fits there."""
        codec, charset = self.output_codec or 'us-ascii', self.get_output_charset()
        way, chrome = self._get_encoder(_encode(string, codec)), len(charset) + RFC2047_CHROME_LEN
        in_base64 = way is not None and way.__name__ == 'email.base64mime'
        lines, start, size, room = [], 0, 0, next(maxlengths) - chrome
        for i, character in enumerate(string):
            data = _encode(character, charset)
            size += len(data) if in_base64 else way.header_length(data)
            if ((size + 2) // 3 * 4 if in_base64 else size) > room:
                if i == start and not lines:
                    lines.append(None)
                else:
                    lines.append(way.header_encode(_encode(string[start:i], codec), codec))
                start, size = i, len(data) if in_base64 else way.header_length(data)
                room = next(maxlengths) - chrome
        return [*lines, way.header_encode(_encode(string[start:], codec), codec)]

    def _get_encoder(self, header_bytes):
        from email import base64mime, quoprimime

        if self.header_encoding == SHORTEST:
            return base64mime if base64mime.header_length(header_bytes) < quoprimime.header_length(header_bytes) else quoprimime
        return {BASE64: base64mime, QP: quoprimime}.get(self.header_encoding)

    def body_encode(self, string):
        """Text as it stands in a body."""
        if not string:
            return string
        data = string.encode(self.output_charset) if isinstance(string, str) else string
        if self.body_encoding is BASE64:
            from email.base64mime import body_encode
        elif self.body_encoding is QP:
            from email.quoprimime import body_encode

            data = data.decode('latin1')
        else:
            return data.decode('ascii')
        return body_encode(data)
