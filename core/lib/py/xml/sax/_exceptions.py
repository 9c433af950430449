"""What goes wrong with XML that is read by events."""


class SAXException(Exception):
    """What is wrong with a document, or with how its reader is used; another exception may be wrapped in it."""

    def __init__(self, msg, exception=None):
        super().__init__(msg)
        self._msg, self._exception = msg, exception

    def __getitem__(self, ix):
        raise AttributeError('__getitem__')

    def __str__(self):
        return self._msg

    def getException(self):
        return self._exception

    def getMessage(self):
        return self._msg


class SAXParseException(SAXException):
    """What is wrong with a document, and where."""

    def __init__(self, msg, exception, locator):
        super().__init__(msg, exception)
        self._locator = locator
        # A locator goes on with its parser: where the error was is asked for at once.
        self._systemId, self._colnum, self._linenum = locator.getSystemId(), locator.getColumnNumber(), locator.getLineNumber()

    def __str__(self):
        parts = [self.getSystemId(), self.getLineNumber(), self.getColumnNumber()]
        place = ':'.join([unknown if part is None else str(part) for part, unknown in zip(parts, ('<unknown>', '?', '?'))])
        return f'{place}: {self._msg}'

    def getSystemId(self):
        return self._systemId

    def getPublicId(self):
        return self._locator.getPublicId()

    def getLineNumber(self):
        return self._linenum

    def getColumnNumber(self):
        return self._colnum


class SAXNotRecognizedException(SAXException):
    """A feature or a property that the reader does not know."""


class SAXNotSupportedException(SAXException):
    """A feature or a property that cannot be had, or not now."""


class SAXReaderNotAvailable(SAXNotSupportedException):
    """A reader that cannot be made."""
