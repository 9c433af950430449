"""Messages of text."""

from email.mime.nonmultipart import MIMENonMultipart as _MIMENonMultipart

__all__ = ['MIMEText']


class MIMEText(_MIMENonMultipart):
    """Text, in ASCII or UTF-8 if nothing else is said."""

    def __init__(self, _text, _subtype='plain', _charset=None, *, policy=None):
        charset = _charset
        if charset is None:
            charset = 'us-ascii'
            try:
                _text.encode(charset)
            except UnicodeEncodeError:
                charset = 'utf-8'
        super().__init__('text', _subtype, policy=policy, charset=str(charset))
        self.set_payload(_text, charset)
