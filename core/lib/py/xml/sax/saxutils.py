"""Helpers for XML by events: quoting, writing, filters, and finding documents."""

import codecs
import io
import os
from urllib.parse import urljoin, urlsplit

from xml.sax import handler, xmlreader

_XML = 'http://www.w3.org/XML/1998/namespace'


def _replaced(data, entities):
    for text, other in entities.items():
        data = data.replace(text, other)
    return data


def escape(data, entities={}):
    """Write &, < and > of a text as references, and what entities says of others."""
    data = data.replace('&', '&amp;').replace('>', '&gt;').replace('<', '&lt;')
    return _replaced(data, entities) if entities else data


def unescape(data, entities={}):
    """Put &, < and > for their references in a text, and what entities says for others."""
    data = data.replace('&lt;', '<').replace('&gt;', '>')
    if entities:
        data = _replaced(data, entities)
    return data.replace('&amp;', '&')


def quoteattr(data, entities={}):
    """Write a text as an attribute's value, quotes and all."""
    data = escape(data, {**entities, '\n': '&#10;', '\r': '&#13;', '\t': '&#9;'})
    if '"' not in data:
        return f'"{data}"'
    if "'" not in data:
        return f"'{data}'"
    return '"' + data.replace('"', '&quot;') + '"'


class _Raw(io.BufferedIOBase):
    """Writes bytes to what has a write(), which stays open when this is closed."""

    def __init__(self, out):
        self._out = out
        self.write = out.write
        for name in 'seekable', 'tell':
            if hasattr(out, name):
                setattr(self, name, getattr(out, name))

    def writable(self):
        return True


def _text_writer(out, encoding):
    """A file of text for what is written to out, text or bytes."""
    if out is None:
        import sys
        out = sys.stdout
    if isinstance(out, (io.TextIOBase, codecs.StreamWriter, codecs.StreamReaderWriter)):
        return out
    return io.TextIOWrapper(_Raw(out), encoding=encoding, errors='xmlcharrefreplace', newline='\n', write_through=True)


class XMLGenerator(handler.ContentHandler):
    """Writes the document that it is told of."""

    def __init__(self, out=None, encoding='iso-8859-1', short_empty_elements=False):
        super().__init__()
        out = _text_writer(out, encoding)
        self._write, self._flush = out.write, out.flush
        self._ns_contexts = [{}]
        self._current_context = self._ns_contexts[-1]
        self._undeclared_ns_maps = []
        self._encoding = encoding
        self._short_empty_elements, self._pending_start_element = short_empty_elements, False

    def _begin(self, name, attributes, spaces=()):
        self._closed()
        self._write('<' + name)
        for prefix, uri in spaces:
            self._write(f' xmlns:{prefix}="{uri}"' if prefix else f' xmlns="{uri}"')
        for key, value in attributes:
            self._write(f' {key}={quoteattr(value)}')
        if self._short_empty_elements:
            self._pending_start_element = True
        else:
            self._write('>')

    def _closed(self):
        """End the tag that may yet have been one of an empty element."""
        if self._pending_start_element:
            self._pending_start_element = False
            self._write('>')

    def _finish(self, name):
        if self._pending_start_element:
            self._pending_start_element = False
            self._write('/>')
        else:
            self._write(f'</{name}>')

    def _qname(self, name):
        space, local = name
        if not space:
            return local
        prefix = 'xml' if space == _XML else self._current_context[space]
        return f'{prefix}:{local}' if prefix else local

    def _text(self, content):
        return content if isinstance(content, str) else str(content, self._encoding)

    def characters(self, content):
        if content:
            self._closed()
            self._write(escape(self._text(content)))

    def endDocument(self):
        self._flush()

    def endElement(self, name):
        self._finish(name)

    def endElementNS(self, name, qname):
        self._finish('' if self._pending_start_element else self._qname(name))

    def endPrefixMapping(self, prefix):
        self._current_context = self._ns_contexts.pop()

    def ignorableWhitespace(self, content):
        if content:
            self._closed()
            self._write(self._text(content))

    def processingInstruction(self, target, data):
        self._closed()
        self._write(f'<?{target} {data}?>')

    def startDocument(self):
        self._write(f'<?xml version="1.0" encoding="{self._encoding}"?>\n')

    def startElement(self, name, attrs):
        self._begin(name, attrs.items())

    def startElementNS(self, name, qname, attrs):
        shown = self._qname(name)
        spaces, self._undeclared_ns_maps = self._undeclared_ns_maps, []
        self._begin(shown, ((self._qname(key), value) for key, value in attrs.items()), spaces)

    def startPrefixMapping(self, prefix, uri):
        self._undeclared_ns_maps.append((prefix, uri))
        self._ns_contexts.append(self._current_context.copy())
        self._current_context[uri] = prefix


class XMLFilterBase(xmlreader.XMLReader):
    """Stands between a reader and its handlers, and hands on what it is told."""

    def __init__(self, parent=None):
        super().__init__()
        self._parent = parent

    # What a handler of errors is told

    def warning(self, exception):
        self._err_handler.warning(exception)

    def fatalError(self, exception):
        self._err_handler.fatalError(exception)

    def error(self, exception):
        self._err_handler.error(exception)

    # What a handler of content is told

    def characters(self, content):
        self._cont_handler.characters(content)

    def endDocument(self):
        self._cont_handler.endDocument()

    def endElement(self, name):
        self._cont_handler.endElement(name)

    def endElementNS(self, name, qname):
        self._cont_handler.endElementNS(name, qname)

    def endPrefixMapping(self, prefix):
        self._cont_handler.endPrefixMapping(prefix)

    def ignorableWhitespace(self, chars):
        self._cont_handler.ignorableWhitespace(chars)

    def processingInstruction(self, target, data):
        self._cont_handler.processingInstruction(target, data)

    def setDocumentLocator(self, locator):
        self._cont_handler.setDocumentLocator(locator)

    def skippedEntity(self, name):
        self._cont_handler.skippedEntity(name)

    def startDocument(self):
        self._cont_handler.startDocument()

    def startElement(self, name, attrs):
        self._cont_handler.startElement(name, attrs)

    def startElementNS(self, name, qname, attrs):
        self._cont_handler.startElementNS(name, qname, attrs)

    def startPrefixMapping(self, prefix, uri):
        self._cont_handler.startPrefixMapping(prefix, uri)

    # What the handlers of declarations and of entities are told

    def notationDecl(self, name, publicId, systemId):
        self._dtd_handler.notationDecl(name, publicId, systemId)

    def resolveEntity(self, publicId, systemId):
        return self._ent_handler.resolveEntity(publicId, systemId)

    def unparsedEntityDecl(self, name, publicId, systemId, ndata):
        self._dtd_handler.unparsedEntityDecl(name, publicId, systemId, ndata)

    # What a reader is asked

    def getFeature(self, name):
        return self._parent.getFeature(name)

    def getParent(self):
        return self._parent

    def getProperty(self, name):
        return self._parent.getProperty(name)

    def parse(self, source):
        parent = self._parent
        parent.setContentHandler(self)
        parent.setErrorHandler(self)
        parent.setEntityResolver(self)
        parent.setDTDHandler(self)
        parent.parse(source)

    def setFeature(self, name, state):
        self._parent.setFeature(name, state)

    def setLocale(self, locale):
        self._parent.setLocale(locale)

    def setParent(self, parent):
        self._parent = parent

    def setProperty(self, name, value):
        self._parent.setProperty(name, value)


def prepare_input_source(source, base=''):
    """An InputSource with its file, for the name of a document, a file, or an InputSource."""
    if isinstance(source, os.PathLike):
        source = os.fspath(source)
    if isinstance(source, str):
        source = xmlreader.InputSource(source)
    elif hasattr(source, 'read'):
        file, source = source, xmlreader.InputSource()
        if isinstance(file.read(0), str):
            source.setCharacterStream(file)
        else:
            source.setByteStream(file)
        name = getattr(file, 'name', None)
        if isinstance(name, str):
            source.setSystemId(name)
    if source.getCharacterStream() is None and source.getByteStream() is None:
        name = source.getSystemId()
        beside = os.path.join(os.path.dirname(os.path.normpath(base)), name)
        if os.path.isfile(beside):
            source.setSystemId(beside)
            source.setByteStream(open(beside, 'rb'))
        else:
            source.setSystemId(urljoin(base, name))
            source.setByteStream(_fetched(source.getSystemId()))
    return source


def _fetched(url):
    if not urlsplit(url).scheme:
        raise ValueError('unknown url type: %r' % url)
    from urllib.request import urlopen  # refused, with a reason
    return urlopen(url)
