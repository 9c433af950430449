"""Helpers for XML by events: quoting, writing, filters, and finding documents."""

import codecs
import io
import os
import urllib.parse
import urllib.response

from xml.sax import handler, xmlreader

_XML = 'http://www.w3.org/XML/1998/namespace'
_SIGNS = {'&': '&amp;', '>': '&gt;', '<': '&lt;'}
_BREAKS = {'\n': '&#10;', '\r': '&#13;', '\t': '&#9;'}


def _exchanged(data, *tables):
    """A text with what each table says in turn."""
    for table in tables:
        for old, new in (table or {}).items():
            data = data.replace(old, new)
    return data


def escape(data, entities={}):
    """Write &, < and > of a text as references, and what entities says of others."""
    return _exchanged(data, _SIGNS, entities)


def unescape(data, entities={}):
    """Put &, < and > for their references in a text, and what entities says for others."""
    return _exchanged(data, {'&lt;': '<', '&gt;': '>'}, entities, {'&amp;': '&'})


def quoteattr(data, entities={}):
    """Write a text as an attribute's value, quotes and all."""
    value = escape(data, {**entities, **_BREAKS})
    if '"' in value and "'" not in value:
        return f"'{value}'"
    return '"' + value.replace('"', '&quot;') + '"'


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
        return sys.stdout
    if isinstance(out, (io.TextIOBase, codecs.StreamWriter, codecs.StreamReaderWriter)):
        return out
    return io.TextIOWrapper(_Raw(out), encoding=encoding, errors='xmlcharrefreplace', newline='\n', write_through=True)


class XMLGenerator(handler.ContentHandler):
    """Writes the document that it is told of."""

    def __init__(self, out=None, encoding='iso-8859-1', short_empty_elements=False):
        super().__init__()
        self._out, self._encoding, self._short = _text_writer(out, encoding), encoding, short_empty_elements
        self._tag_end = ''  # what a tag lacks that may yet be one of an empty element
        self._spaces, self._unwritten = [], []  # (prefix, namespace) of those that hold, and of those that the next element declares

    def _begin(self, name, attributes, spaces=()):
        declared = [(f'xmlns:{prefix}' if prefix else 'xmlns', f'"{uri}"') for prefix, uri in spaces]
        written = declared + [(key, quoteattr(value)) for key, value in attributes]
        self._put('<' + name + ''.join([f' {key}={value}' for key, value in written]) + '>' * (not self._short))
        self._tag_end = '>' * bool(self._short)

    def _end(self, name):
        if self._tag_end:
            self._tag_end = ''
            self._put('/>')
        else:
            self._put(f'</{name}>')

    def _put(self, text):
        self._out.write(self._tag_end + text)
        self._tag_end = ''

    def _put_content(self, content, form):
        if content:
            self._put(form(content if isinstance(content, str) else str(content, self._encoding)))

    def _shown(self, name):
        """A name with its prefix."""
        space, local = name
        if not space:
            return local
        for prefix, uri in reversed([*self._spaces, ('xml', _XML)]):
            if uri == space:
                return f'{prefix}:{local}' if prefix else local
        raise KeyError(space)

    def characters(self, content):
        self._put_content(content, escape)

    def endDocument(self):
        self._out.flush()

    def endElement(self, name):
        self._end(name)

    def endElementNS(self, name, qname):
        self._end(self._shown(name))

    def endPrefixMapping(self, prefix):
        self._spaces.pop()

    def ignorableWhitespace(self, content):
        self._put_content(content, str)

    def processingInstruction(self, target, data):
        self._put(f'<?{target} {data}?>')

    def startDocument(self):
        self._put(f'<?xml version="1.0" encoding="{self._encoding}"?>\n')

    def startElement(self, name, attrs):
        self._begin(name, attrs.items())

    def startElementNS(self, name, qname, attrs):
        spaces, self._unwritten = self._unwritten, []
        self._begin(self._shown(name), [(self._shown(key), value) for key, value in attrs.items()], spaces)

    def startPrefixMapping(self, prefix, uri):
        self._spaces.append((prefix, uri))
        self._unwritten.append((prefix, uri))


@xmlreader._hands_on('_reader', xmlreader.XMLReader, ('getFeature', 'getProperty', 'setFeature', 'setLocale', 'setProperty'))
@xmlreader._hands_on('_ent_handler', handler.EntityResolver)
@xmlreader._hands_on('_dtd_handler', handler.DTDHandler)
@xmlreader._hands_on('_cont_handler', handler.ContentHandler)
@xmlreader._hands_on('_err_handler', handler.ErrorHandler)
class XMLFilterBase(xmlreader.XMLReader):
    """Stands between a reader and its handlers, and hands on what it is told."""

    def __init__(self, parent=None):
        super().__init__()
        self.setParent(parent)

    def getParent(self):
        return self._reader

    def ignorableWhitespace(self, chars):
        self._cont_handler.ignorableWhitespace(chars)

    def parse(self, source):
        for name in 'ContentHandler', 'ErrorHandler', 'EntityResolver', 'DTDHandler':
            getattr(self._reader, 'set' + name)(self)
        self._reader.parse(source)

    def setParent(self, parent):
        self._reader = parent


def prepare_input_source(source, base=''):
    """An InputSource with its file, for the name of a document, a file, or an InputSource."""
    if isinstance(source, os.PathLike):
        source = os.fspath(source)
    if isinstance(source, str):
        source = xmlreader.InputSource(source)
    elif hasattr(source, 'read'):
        source = _input_of(source)
    if source.getCharacterStream() is None is source.getByteStream():
        _find(source, base)
    return source


def _input_of(file):
    made, name = xmlreader.InputSource(), getattr(file, 'name', None)
    give = made.setCharacterStream if isinstance(file.read(0), str) else made.setByteStream
    give(file)
    if isinstance(name, str):
        made.setSystemId(name)
    return made


def _find(source, base):
    """Open what a source names: a file beside the one that base names, or else what is at an address."""
    name = source.getSystemId()
    beside = os.path.join(os.path.dirname(os.path.normpath(base)), name)
    is_file = os.path.isfile(beside)
    source.setSystemId(beside if is_file else urllib.parse.urljoin(base, name))
    source.setByteStream(open(beside, 'rb') if is_file else _fetched(source.getSystemId()))


def _fetched(url):
    if not urllib.parse.urlsplit(url).scheme:
        raise ValueError('unknown url type: %r' % url)
    from urllib.request import urlopen  # there is no network, which it says
    return urlopen(url)
