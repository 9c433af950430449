"""What can be wrong with a mail: errors are raised, defects are noted in the message."""


class MessageError(Exception):
    """The base of this package's errors."""


class HeaderWriteError(MessageError): ...


class CharsetError(MessageError): ...


class MultipartConversionError(MessageError, TypeError): ...


class MessageParseError(MessageError): ...


class BoundaryError(MessageParseError): ...


class HeaderParseError(MessageParseError): ...


class MessageDefect(ValueError):
    """The base of defects; line is where one was found."""

    def __init__(self, line=None):
        self.line = line
        if line is not None:
            ValueError.__init__(self, line)


class UndecodableBytesDefect(MessageDefect): ...


class StartBoundaryNotFoundDefect(MessageDefect): ...


class NoBoundaryInMultipartDefect(MessageDefect): ...


class MultipartInvariantViolationDefect(MessageDefect): ...


class CloseBoundaryNotFoundDefect(MessageDefect): ...


class MissingHeaderBodySeparatorDefect(MessageDefect): ...


MalformedHeaderDefect = MissingHeaderBodySeparatorDefect


class MisplacedEnvelopeHeaderDefect(MessageDefect): ...


class FirstHeaderLineIsContinuationDefect(MessageDefect): ...


class InvalidMultipartContentTransferEncodingDefect(MessageDefect): ...


class InvalidBase64LengthDefect(MessageDefect): ...


class InvalidBase64CharactersDefect(MessageDefect): ...


class InvalidBase64PaddingDefect(MessageDefect): ...


class HeaderDefect(MessageDefect):
    """The base of defects of single headers."""

    def __init__(self, *args, **kw):
        MessageDefect.__init__(self, *args, **kw)


class NonASCIILocalPartDefect(HeaderDefect): ...


class ObsoleteHeaderDefect(HeaderDefect): ...


class InvalidHeaderDefect(HeaderDefect): ...


class InvalidDateDefect(HeaderDefect): ...


class HeaderMissingRequiredValue(HeaderDefect): ...


class NonPrintableDefect(HeaderDefect):
    """Signs that are no text; these are listed."""

    def __init__(self, non_printables):
        HeaderDefect.__init__(self, non_printables)
        self.non_printables = non_printables

    def __str__(self):
        return f'the following ASCII non-printables found in header: {self.non_printables}'
