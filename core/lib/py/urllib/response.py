"""Files with what a server says about them."""

from tempfile import _TemporaryFileWrapper

__all__ = ['addbase', 'addclosehook', 'addinfo', 'addinfourl']


class addbase(_TemporaryFileWrapper):
    """A file that was fetched."""

    def __init__(self, fp):
        super().__init__(fp, '<urllib response>', delete=False)
        self.fp = fp

    def __enter__(self):
        if self.fp.closed:
            raise ValueError('I/O operation on closed file')
        return self

    def __exit__(self, type, value, traceback):
        self.close()

    def __repr__(self):
        return f'<{self.__class__.__name__} at {id(self)!r} whose fp = {self.file!r}>'


class addclosehook(addbase):
    """A file; something is called when it is closed."""

    def __init__(self, fp, closehook, *hookargs):
        super().__init__(fp)
        self.closehook, self.hookargs = closehook, hookargs

    def close(self):
        try:
            hook, args = self.closehook, self.hookargs
            if hook:
                self.closehook = self.hookargs = None
                hook(*args)
        finally:
            super().close()


class addinfo(addbase):
    """A file with headers."""

    def __init__(self, fp, headers):
        self.headers = headers
        super().__init__(fp)

    def info(self):
        return self.headers


class addinfourl(addinfo):
    """A file with headers, where it is from, and the server's number for what became of the request."""

    def __init__(self, fp, headers, url, code=None):
        super().__init__(fp, headers)
        self.url, self.code = url, code

    status = property(lambda self: self.code)

    def getcode(self):
        return self.code

    def geturl(self):
        return self.url
