"""Codecs from bytes to bytes and from str to str, and what else is not one of str.encode(): the part of codecs that has them."""
from _hn.imports import _import_dotted

__name__ = 'codecs'  # what its classes say they are of

from codecs import Codec, CodecInfo, StreamReader, StreamWriter
from codecs import IncrementalDecoder as _IncrementalDecoder
from codecs import IncrementalEncoder as _IncrementalEncoder


_SMALL = 'abcdefghijklmnopqrstuvwxyz'
_TURNED = _SMALL[13:] + _SMALL[:13]
_ROT13 = str.maketrans(_SMALL + _SMALL.upper(), _TURNED + _TURNED.upper())


def _rot13(text):
    return str.translate(text, _ROT13)


def _bytes_of(data):
    import io
    return io.BytesIO(data).getvalue()


def _uu_encode(data):
    import binascii
    data = _bytes_of(data)
    lines = [binascii.b2a_uu(data[at:at + 45]) for at in range(0, len(data), 45)]
    return b'begin 666 <data>\n' + b''.join(lines) + b' \nend\n'


def _uu_line(line):
    import binascii
    try:
        return binascii.a2b_uu(line)
    except binascii.Error:  # some encoders write a character too many
        return binascii.a2b_uu(line[:(((line[0] - 32) & 63) * 4 + 5) // 3])


def _uu_decode(data):
    lines = iter(_bytes_of(data).splitlines(True))
    if not any(line.startswith(b'begin') for line in lines):
        raise ValueError('Missing "begin" line in input data')
    out = []
    for line in lines:
        if line == b'end\n':
            return b''.join(out)
        out.append(_uu_line(line))
    raise ValueError('Truncated input data')


def _call(module, name, **named):
    return lambda data: getattr(_import_dotted(module, False), name)(data, **named)


def _incremental(encode, decode, packing):
    class IncrementalEncoder(_IncrementalEncoder):
        def __init__(self, errors='strict'):
            self.errors = errors
            self.reset()

        def encode(self, input, final=False):
            if not packing:
                return encode(input)
            packed = self.compressobj.compress(input)
            return packed + self.compressobj.flush() if final else packed

        def reset(self):
            if packing:
                self.compressobj = packing[0]()

    class IncrementalDecoder(_IncrementalDecoder):
        def __init__(self, errors='strict'):
            self.errors = errors
            self.reset()

        def decode(self, input, final=False):
            if not packing:
                return decode(input)
            data = self.decompressobj.decompress(input)
            return data + self.decompressobj.flush() if final and hasattr(self.decompressobj, 'flush') else data

        def reset(self):
            if packing:
                self.decompressobj = packing[1]()
    return IncrementalEncoder, IncrementalDecoder


def _info(name, encode, decode, packing=()):
    class Coder(Codec):
        charbuffertype = str if name == 'rot-13' else bytes

        def encode(self, input, errors='strict'):
            assert errors == 'strict' or name in ('rot-13', 'undefined')
            return encode(input), len(input)

        def decode(self, input, errors='strict'):
            assert errors == 'strict' or name in ('rot-13', 'undefined')
            return decode(input), len(input)

    reader, writer = type('StreamReader', (Coder, StreamReader), {}), type('StreamWriter', (Coder, StreamWriter), {})
    return CodecInfo(Coder().encode, Coder().decode, reader, writer, *_incremental(encode, decode, packing), name,
                     _is_text_encoding=name == 'undefined')


def _undefined(*arguments):
    raise UnicodeError('undefined encoding')


_MADE_BY = {'hex': ('binascii', 'b2a_hex', 'a2b_hex'), 'base64': ('base64', 'encodebytes', 'decodebytes'),
            'zlib': ('zlib', 'compress', 'decompress', 'compressobj', 'decompressobj'),
            'bz2': ('bz2', 'compress', 'decompress', 'BZ2Compressor', 'BZ2Decompressor')}
_NAMES = {'rot_13': 'rot13', 'base_64': 'base64', 'quoted_printable': 'quopri', 'quotedprintable': 'quopri', 'zip': 'zlib'}


def find(key):
    # The CodecInfo of a codec by its name; None where str.encode() has it, or nobody.
    if key in ('idna', 'punycode'):
        return _import_dotted('encodings.' + key, False).getregentry()
    name = _NAMES.get(key) or key.removesuffix('_codec')
    if name in _MADE_BY:
        module, encode, decode, *packing = _MADE_BY[name]
        return _info(name, _call(module, encode), _call(module, decode),
                     [getattr(_import_dotted(module, False), each) for each in packing])
    if name == 'quopri':
        return _info(name, lambda data: _call('quopri', 'encodestring', quotetabs=True)(_bytes_of(data)),
                     lambda data: _call('quopri', 'decodestring')(_bytes_of(data)))
    if name == 'uu':
        return _info(name, _uu_encode, _uu_decode)
    if key == 'undefined':
        return _info(name, _undefined, _undefined)
    return _info('rot-13', _rot13, _rot13) if name == 'rot13' else None


def find_multibyte(key):
    """The CodecInfo of an East Asian encoding by a name of it, or None."""
    return _import_dotted('encodings', False).search_function(key)
