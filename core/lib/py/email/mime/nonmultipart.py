"""The base of what has no parts."""

from email.mime.base import MIMEBase as _MIMEBase

__all__ = ['MIMENonMultipart']


class MIMENonMultipart(_MIMEBase):
    def attach(self, payload):
        from email.errors import MultipartConversionError

        raise MultipartConversionError('Cannot attach additional subparts to non-multipart/*')
