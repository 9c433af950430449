"""XML by events: readers call handlers for what they find."""

__all__ = ['ContentHandler', 'ErrorHandler', 'InputSource', 'SAXException', 'SAXNotRecognizedException', 'SAXNotSupportedException',
           'SAXParseException', 'SAXReaderNotAvailable', 'default_parser_list', 'make_parser', 'parse', 'parseString']

from xml.sax import handler as handler
from xml.sax import xmlreader as xmlreader
from xml.sax._exceptions import (SAXException, SAXNotRecognizedException, SAXNotSupportedException, SAXParseException,
                                 SAXReaderNotAvailable)
from xml.sax.handler import ContentHandler, ErrorHandler
from xml.sax.xmlreader import InputSource

default_parser_list = ['xml.sax.expatreader']


def parse(source, handler, errorHandler=ErrorHandler()):
    """Tell a handler what a document says; source is a name, a file or an InputSource."""
    reader = make_parser()
    reader.setContentHandler(handler)
    reader.setErrorHandler(errorHandler)
    reader.parse(source)


def parseString(string, handler, errorHandler=ErrorHandler()):
    """Tell a handler what the document says that text or bytes are."""
    import io
    file = io.StringIO(string) if isinstance(string, str) else io.BytesIO(string)
    parse(file, handler, ErrorHandler() if errorHandler is None else errorHandler)


def make_parser(parser_list=()):
    """The first reader of some modules that can be made; each has a function create_parser()."""
    import builtins
    import sys
    for name in *parser_list, *default_parser_list:
        try:
            return builtins.__import__(name, fromlist=['create_parser']).create_parser()
        except ImportError:
            if name in sys.modules:
                raise
        except SAXReaderNotAvailable:
            pass
    raise SAXReaderNotAvailable('No parsers found', None)
