"""Reads messages, whole."""

from email._policybase import compat32 as _compat32
from email.feedparser import BytesFeedParser, FeedParser

__all__ = ['Parser', 'HeaderParser', 'BytesParser', 'BytesHeaderParser', 'FeedParser', 'BytesFeedParser']


class Parser:
    """Reads a message from a file of text, or from text."""

    def __init__(self, _class=None, *, policy=_compat32):
        self._class, self.policy = _class, policy

    def parse(self, fp, headersonly=False):
        feeder = FeedParser(self._class, policy=self.policy)
        feeder._headersonly = bool(headersonly)
        while piece := fp.read(1 << 16):
            feeder.feed(piece)
        return feeder.close()

    def parsestr(self, text, headersonly=False):
        from io import StringIO

        return self.parse(StringIO(text), headersonly=headersonly)


class HeaderParser(Parser):
    """Reads headers; what is behind them is the payload as it is."""

    def parse(self, fp, headersonly=True):
        return super().parse(fp, True)

    def parsestr(self, text, headersonly=True):
        return super().parsestr(text, True)


class BytesParser:
    """Reads a message from a file of bytes, or from bytes."""

    def __init__(self, *args, **kw):
        reader = Parser(*args, **kw)
        self.parser, self._read = reader, reader.parse

    def parse(self, fp, headersonly=False):
        from io import TextIOWrapper

        text = TextIOWrapper(fp, encoding='ascii', errors='surrogateescape')
        try:
            return self._read(text, headersonly)
        finally:
            text.detach()

    def parsebytes(self, text, headersonly=False):
        return self.parser.parsestr(text.decode('ASCII', 'surrogateescape'), headersonly)


class BytesHeaderParser(BytesParser):
    """Reads headers only."""

    def parse(self, fp, headersonly=True):
        return super().parse(fp, headersonly=True)

    def parsebytes(self, text, headersonly=True):
        return super().parsebytes(text, headersonly=True)
