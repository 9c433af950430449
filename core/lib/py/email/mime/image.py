"""Pictures, by their first bytes."""

from email.encoders import encode_base64 as _encode_base64
from email.mime.nonmultipart import MIMENonMultipart as _MIMENonMultipart

__all__ = ['MIMEImage']

_BEGIN = [
    ('png', b'\x89PNG\r\n\x1a\n'), ('gif', b'GIF87a'), ('gif', b'GIF89a'), ('tiff', b'MM'), ('tiff', b'II'), ('rgb', b'\x01\xda'),
    ('rast', b'\x59\xa6\x6a\x95'), ('xbm', b'#define '), ('bmp', b'BM'), ('exr', b'\x76\x2f\x31\x01'),
]


def _what(data):
    """The subtype of a picture, or None."""
    if data[6:10] in (b'JFIF', b'Exif') or data[:4] == b'\xff\xd8\xff\xdb':
        return 'jpeg'
    for kind, start in _BEGIN:
        if data.startswith(start):
            return kind
    if data[:4] == b'RIFF' and data[8:12] == b'WEBP':
        return 'webp'
    if len(data) >= 3 and data[:1] == b'P' and data[1] in b'123456' and data[2] in b' \t\n\r':
        return ('pbm', 'pgm', 'ppm')[(data[1] - 49) % 3]
    return None


class MIMEImage(_MIMENonMultipart):
    def __init__(self, _imagedata, _subtype=None, _encoder=_encode_base64, *, policy=None, **_params):
        kind = _what(_imagedata) if _subtype is None else _subtype
        if kind is None:
            raise TypeError('Could not guess image MIME subtype')
        super().__init__('image', kind, policy=policy, **_params)
        self.set_payload(_imagedata)
        _encoder(self)
