"""Sounds, by their first bytes."""

from email.encoders import encode_base64 as _encode_base64
from email.mime.nonmultipart import MIMENonMultipart as _MIMENonMultipart

__all__ = ['MIMEAudio']


def _what(data):
    """The subtype of a sound, or None."""
    if data[:4] == b'FORM' and data[8:12] in (b'AIFC', b'AIFF'):
        return 'x-aiff'
    if data[:4] == b'.snd':
        return 'basic'
    return 'x-wav' if data[:4] == b'RIFF' and data[8:16] == b'WAVEfmt ' else None


class MIMEAudio(_MIMENonMultipart):
    def __init__(self, _audiodata, _subtype=None, _encoder=_encode_base64, *, policy=None, **_params):
        kind = _what(_audiodata) if _subtype is None else _subtype
        if kind is None:
            raise TypeError('Could not find audio MIME subtype')
        super().__init__('audio', kind, policy=policy, **_params)
        self.set_payload(_audiodata)
        _encoder(self)
