"""Messages in messages."""

from email.message import Message as _Message
from email.mime.nonmultipart import MIMENonMultipart as _MIMENonMultipart

__all__ = ['MIMEMessage']


class MIMEMessage(_MIMENonMultipart):
    def __init__(self, _msg, _subtype='rfc822', *, policy=None):
        super().__init__('message', _subtype, policy=policy)
        if not isinstance(_msg, _Message):
            raise TypeError('Argument is not an instance of Message')
        _Message.attach(self, _msg)
        self.set_default_type('message/rfc822')
