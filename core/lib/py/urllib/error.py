"""What goes wrong when documents are fetched; here, what other code raises."""

import io
from urllib import response as _response

__all__ = ['URLError', 'HTTPError', 'ContentTooShortError']


class URLError(OSError):
    """A document cannot be fetched; reason says why."""

    def __init__(self, reason, filename=None):
        self.args, self.reason = (reason,), reason
        if filename is not None:
            self.filename = filename

    def __str__(self):
        return f'<urlopen error {self.reason}>'


class HTTPError(URLError, _response.addinfourl):
    """A server says that it cannot answer as asked; what it answers can be read."""

    def __init__(self, url, code, msg, hdrs, fp):
        self.code, self.msg, self.hdrs, self.filename = code, msg, hdrs, url
        self.fp = io.BytesIO() if fp is None else fp
        _response.addinfourl.__init__(self, self.fp, hdrs, url, code)

    def __repr__(self):
        return f'<HTTPError {self.code}: {self.msg!r}>'

    def __str__(self):
        return f'HTTP Error {self.code}: {self.msg}'

    reason = property(lambda self: self.msg)
    headers = property(lambda self: self.hdrs, lambda self, value: setattr(self, 'hdrs', value))


class ContentTooShortError(URLError):
    """Less came than was announced; content is what came."""

    def __init__(self, message, content):
        self.content = content
        super().__init__(message)
