"""Data of applications."""

from email.encoders import encode_base64 as _encode_base64
from email.mime.nonmultipart import MIMENonMultipart as _MIMENonMultipart

__all__ = ['MIMEApplication']


class MIMEApplication(_MIMENonMultipart):
    def __init__(self, _data, _subtype='octet-stream', _encoder=_encode_base64, *, policy=None, **_params):
        if _subtype is None:
            raise TypeError('Invalid application MIME subtype')
        super().__init__('application', _subtype, policy=policy, **_params)
        self.set_payload(_data)
        _encoder(self)
