"""What goes wrong with XML that is read by events."""


class SAXException(Exception):
    """What is wrong with a document, or with how its reader is used; another exception may be wrapped in it."""

    def __init__(self, msg, exception=None):
        self._said, self._wrapped = msg, exception
        super().__init__(msg)

    def __getitem__(self, ix):
        raise AttributeError('__getitem__')

    def __str__(self):
        return self._said

    def getException(self):
        return self._wrapped

    def getMessage(self):
        return self._said


class SAXParseException(SAXException):
    """What is wrong with a document, and where."""

    def __init__(self, msg, exception, locator):
        super().__init__(msg, exception)
        self._locating = locator
        # A locator goes on with its parser: where the error was is asked for at once.
        self._where = locator.getSystemId(), locator.getLineNumber(), locator.getColumnNumber()

    def __str__(self):
        name, line, column = self.getSystemId(), self.getLineNumber(), self.getColumnNumber()
        shown = ['<unknown>' if name is None else name, *['?' if number is None else number for number in (line, column)]]
        return '%s:%s:%s: %s' % (*shown, self._said)

    def getColumnNumber(self):
        return self._where[2]

    def getLineNumber(self):
        return self._where[1]

    def getPublicId(self):
        return self._locating.getPublicId()

    def getSystemId(self):
        return self._where[0]


class SAXNotRecognizedException(SAXException):
    """A feature or a property that the reader does not know."""


class SAXNotSupportedException(SAXException):
    """A feature or a property that cannot be had, or not now."""


class SAXReaderNotAvailable(SAXNotSupportedException):
    """A reader that cannot be made."""
