"""Trees of XML: elements in elements, read, searched, changed and written."""

import io
import re
from collections import deque
from contextlib import nullcontext

from _xmltree import Element, ParseError, SubElement, TreeBuilder, XMLParser, use_factories
from xml.etree import ElementPath as ElementPath
from xml.etree._canonical import C14NWriterTarget
from xml.etree._writing import EMPTY as HTML_EMPTY
from xml.etree import _writing
from xml.etree._writing import PREFIXES, Names, Writer, register

__all__ = ['Comment', 'dump', 'Element', 'ElementTree', 'canonicalize', 'fromstring', 'fromstringlist', 'indent', 'iselement', 'iterparse',
           'parse', 'ParseError', 'PI', 'ProcessingInstruction', 'QName', 'SubElement', 'tostring', 'tostringlist', 'TreeBuilder', 'VERSION',
           'XML', 'XMLID', 'XMLParser', 'XMLPullParser', 'register_namespace', 'C14NWriterTarget']

VERSION = '1.3.0'
_namespace_map = PREFIXES
# Packages write parts of trees themselves.
_escape_cdata, _escape_attrib, _escape_attrib_html = _writing.escape_text, _writing.escape_value, _writing.escape_html_value
_raise_serialization_error = _writing.refuse
_reserved = re.compile(r'ns\d+$').match


def iselement(element):
    """Whether something is an element, or looks like one."""
    return hasattr(element, 'tag')


def _note(kind, text):
    made = Element(kind)
    made.text = text
    return made


def Comment(text=None):
    """A comment, as an element."""
    return _note(Comment, text)


def ProcessingInstruction(target, text=None):
    """A processing instruction, as an element."""
    return _note(PI, f'{target} {text}' if text else target)


PI = ProcessingInstruction
_set_factories = use_factories
_set_factories(Comment, PI)


class QName:
    """A name with its namespace, for where text could be either: {uri}local."""

    def __init__(self, text_or_uri, tag=None):
        self.text = text_or_uri if not tag else f'{{{text_or_uri}}}{tag}'

    def __str__(self):
        return self.text

    def __repr__(self):
        return f'<{self.__class__.__name__} {self.text!r}>'

    def __hash__(self):
        return hash(self.text)

    def __eq__(self, other):
        return self.text == (other.text if isinstance(other, QName) else other)

    def __le__(self, other):
        return self.text <= (other.text if isinstance(other, QName) else other)

    def __lt__(self, other):
        return self.text < (other.text if isinstance(other, QName) else other)

    def __ge__(self, other):
        return self.text >= (other.text if isinstance(other, QName) else other)

    def __gt__(self, other):
        return self.text > (other.text if isinstance(other, QName) else other)


def _refuse(element):
    raise TypeError(f'expected an Element, not {type(element).__name__}')


def _read(file, given, parser):
    """What a parser makes of a file."""
    whole = getattr(parser, '_parse_whole', None) if given is None else None
    if whole is not None:
        return whole(file)
    while data := file.read(65536):
        parser.feed(data)
    return parser.close()


class ElementTree:
    """A document: an element, and reading and writing of it."""

    def __init__(self, element=None, file=None):
        self._root = None
        if element is not None:
            self._setroot(element)
        if file:
            self.parse(source=file)

    def parse(self, source, parser=None):
        """Read a document from a file, or from one of this name."""
        with nullcontext(source) if hasattr(source, 'read') else open(source, 'rb') as file:
            self._root = _read(file, parser, XMLParser() if parser is None else parser)
        return self._root

    def getroot(self):
        """The document's element."""
        return self._root

    def _setroot(self, element):
        self._root = element if iselement(element) else _refuse(element)

    def iter(self, tag=None):
        """All elements, those of a name or all."""
        return self._root.iter(tag)

    def _path(self, path):
        if path[:1] != '/':
            return path
        import warnings
        path = '.' + path
        warnings.warn('This search is broken in 1.3 and earlier, and will be fixed in a future version.  '
                      f'If you rely on the current behaviour, change it to {path!r}', FutureWarning)
        return path

    def find(self, path, namespaces=None):
        """The first that a path leads to; None."""
        return self._root.find(self._path(path), namespaces)

    def findtext(self, path, default=None, namespaces=None):
        """The text of the first that a path leads to."""
        return self._root.findtext(self._path(path), default, namespaces)

    def findall(self, path, namespaces=None):
        """All that a path leads to."""
        return self._root.findall(self._path(path), namespaces)

    def iterfind(self, path, namespaces=None):
        """What a path leads to, one after the other."""
        return self._root.iterfind(self._path(path), namespaces)

    def write(self, file_or_filename, encoding=None, xml_declaration=None, default_namespace=None, method=None, *,
              short_empty_elements=True):
        """Write the document to a file, or to one of this name."""
        if self._root is None:
            raise TypeError('ElementTree not initialized')
        method = _known(method)
        encoding = encoding or 'us-ascii'
        _put(file_or_filename, encoding, self._pieces(
            encoding, method, xml_declaration, default_namespace, short_empty_elements, getattr(file_or_filename, 'encoding', None)))

    def _pieces(self, encoding, method, declared, default, short, known):
        """The document as it is written, in pieces."""
        text = encoding.lower() == 'unicode'
        if method == 'text':
            pieces = []
            _serialize_text(pieces.append, self._root)
            return pieces
        qnames, namespaces = _namespaces(self._root, default)
        pieces = []
        _serialize[method](pieces.append, self._root, qnames, namespaces, short_empty_elements=short)
        if method == 'xml' and (declared or declared is None and not text and encoding.lower() not in ('utf-8', 'us-ascii')):
            pieces.insert(0, f"<?xml version='1.0' encoding='{(known or 'utf-8') if text else encoding}'?>\n")
        return pieces

    def write_c14n(self, file):
        """Write the document as method='c14n' does."""
        return self.write(file, method='c14n')


def _known(method):
    method = method or 'xml'
    if method not in _serialize:
        raise ValueError(f'unknown method {method!r}')
    return method


# Programs replace these, to write some elements in another way.

def _namespaces(elem, default_namespace=None):
    """How the names in a tree are written, and the prefixes of their namespaces."""
    names = Names(default_namespace, QName).collect(elem, (Comment, PI))
    return names.names, names.spaces


def _serialize_xml(write, elem, qnames, namespaces, short_empty_elements, **kwargs):
    """Write an element as XML."""
    _serialize_as('xml', write, elem, qnames, namespaces, short_empty_elements, _serialize_xml)


def _serialize_html(write, elem, qnames, namespaces, **kwargs):
    """Write an element as HTML."""
    _serialize_as('html', write, elem, qnames, namespaces, False, _serialize_html)


def _serialize_text(write, elem):
    """Write the text of an element."""
    for text in filter(None, (*elem.itertext(), elem.tail)):
        write(text)


def _serialize_as(method, write, elem, qnames, namespaces, short, child):
    writer = Writer(Names(None, QName), Comment, PI, method == 'html', short)
    writer.names.names, writer.names.spaces, writer.write = qnames, namespaces or {}, write
    if child is not _own_ways[method]:
        writer.nested = lambda e: child(write, e, qnames, None, short_empty_elements=short)
    writer.tree(elem)


_serialize = {'xml': _serialize_xml, 'html': _serialize_html, 'text': _serialize_text}
_own_ways = _serialize.copy()


def _put(target, encoding, pieces):
    """Write text to a file, one that takes text or bytes, or one of a name."""
    whole, text = ''.join(pieces), encoding.lower() == 'unicode'
    write = getattr(target, 'write', None)
    if write is not None:
        write(whole if text else whole.encode(encoding, 'xmlcharrefreplace'))
        return
    with open(target, 'w', encoding='utf-8' if text else encoding, errors='xmlcharrefreplace') as file:
        file.write(whole)


def register_namespace(prefix, uri):
    """Write names of a namespace with a prefix, from now on."""
    if _reserved(prefix):
        raise ValueError('Prefix format reserved for internal use')
    register(prefix, uri)


register_namespace._namespace_map = PREFIXES


def tostring(element, encoding=None, method=None, *, xml_declaration=None, default_namespace=None, short_empty_elements=True):
    """An element as bytes; as text, with encoding 'unicode'."""
    out = io.StringIO() if encoding == 'unicode' else io.BytesIO()
    ElementTree(element).write(out, encoding, xml_declaration, default_namespace, method, short_empty_elements=short_empty_elements)
    return out.getvalue()


def tostringlist(element, encoding=None, method=None, *, xml_declaration=None, default_namespace=None, short_empty_elements=True):
    """The same in pieces."""
    if encoding == 'unicode':
        return ElementTree(element)._pieces(encoding, _known(method), xml_declaration, default_namespace, short_empty_elements, None)
    return [tostring(element, encoding, method, xml_declaration=xml_declaration, default_namespace=default_namespace,
                     short_empty_elements=short_empty_elements)]


def dump(elem):
    """Print an element, or a tree."""
    import sys
    tree = elem if isinstance(elem, ElementTree) else ElementTree(elem)
    tree.write(sys.stdout, 'unicode')
    tail = tree.getroot().tail
    if not tail or tail[-1] != '\n':
        sys.stdout.write('\n')


def indent(tree, space='  ', level=0):
    """Put blanks between elements, so that each stands in a line of its own."""
    if isinstance(tree, ElementTree):
        tree = tree.getroot()
    if level < 0:
        raise ValueError(f'Initial indentation level must be >= 0, got {level}')
    if not len(tree):
        return
    breaks, waiting = ['\n' + level * space], [(tree, 0)]
    while waiting:
        element, depth = waiting.pop()
        if depth + 1 == len(breaks):
            breaks.append(breaks[-1] + space)
        if not element.text or not element.text.strip():
            element.text = breaks[depth + 1]
        child = None
        for child in element:
            if len(child):
                waiting.append((child, depth + 1))
            if not child.tail or not child.tail.strip():
                child.tail = breaks[depth + 1]
        if child is not None and not child.tail.strip():
            child.tail = breaks[depth]


def parse(source, parser=None):
    """The document in a file, or in one of this name."""
    document = ElementTree()
    ElementTree.parse(document, source, parser)
    return document


class _Events:
    """What iterparse() gives: (event, element) as the file is read."""

    def __init__(self, source, events, parser):
        self._parser, self._own_ways = XMLPullParser(events, _parser=parser), not hasattr(source, 'read')
        self._file, self._steps = open(source, 'rb') if self._own_ways else source, None
        self.root = None

    def _all(self):
        parser = self._parser
        try:
            while True:
                yield from parser.read_events()
                data = self._file.read(16384)
                if not data:
                    break
                parser.feed(data)
            root = parser._close_and_return_root()
            yield from parser.read_events()
            self.root = root
        finally:
            if self._own_ways:
                self._file.close()

    def __iter__(self):
        return self

    def __next__(self):
        if self._steps is None:
            self._steps = self._all()
        return next(self._steps)

    def close(self):
        """Read no more."""
        if self._steps is None:
            self._steps = self._all()
        self._steps.close()
        if self._own_ways:
            self._file.close()


_Events.__name__, _Events.__qualname__ = 'IterParseIterator', 'iterparse.<locals>.IterParseIterator'


def iterparse(source, events=None, parser=None):
    """(event, element) for what stands in a file, as it is read."""
    return _Events(source, events, parser)


class XMLPullParser:
    """A parser that is fed, and asked for what it has found."""

    def __init__(self, events=None, *, _parser=None):
        self._events_queue = deque()
        self._parser = _parser or XMLParser(target=TreeBuilder())
        self._parser._setevents(self._events_queue, ('end',) if events is None else events)

    def _open(self, name):
        if self._parser is None:
            raise ValueError(f'{name}() called after end of stream')
        return self._parser

    def feed(self, data):
        """Take more of the document."""
        parser = self._open('feed')
        try:
            if data:
                parser.feed(data)
        except SyntaxError as error:
            self._events_queue.append(error)

    def flush(self):
        """Look at what waits for more."""
        self._open('flush').flush()

    def read_events(self):
        """What was found since this was last asked."""
        while self._events_queue:
            found = self._events_queue.popleft()
            if not isinstance(found, tuple):
                raise found
            yield found

    def close(self):
        """There is no more."""
        self._close_and_return_root()

    def _close_and_return_root(self):
        try:
            return self._parser.close()
        finally:
            self._parser = None


def XML(text, parser=None):
    """The element that a text is."""
    parser = parser or XMLParser(target=TreeBuilder())
    parser.feed(text)
    return parser.close()


fromstring = XML


def XMLID(text, parser=None):
    """(element, elements by their ids) of a text."""
    tree = XML(text, parser)
    return tree, {key: element for element in tree.iter() if (key := element.get('id'))}


def fromstringlist(sequence, parser=None):
    """The element that pieces of text are together."""
    parser = parser or XMLParser(target=TreeBuilder())
    for text in sequence:
        parser.feed(text)
    return parser.close()


def canonicalize(xml_data=None, *, out=None, from_file=None, **options):
    """A document in the form C14N 2.0, written to a file or given as text."""
    if xml_data is None and from_file is None:
        raise ValueError("Either 'xml_data' or 'from_file' must be provided as input")
    made = io.StringIO() if out is None else out
    parser = XMLParser(target=C14NWriterTarget(made.write, **options))
    if xml_data is not None:
        parser.feed(xml_data)
        parser.close()
    else:
        parse(from_file, parser=parser)
    return made.getvalue() if out is None else None
