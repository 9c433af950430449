"""Documents as streams of events, of which parts can be made trees."""

import io
import xml.sax
import xml.sax.handler
from collections import deque
from xml.dom import XML_NAMESPACE, XMLNS_NAMESPACE

(START_ELEMENT, END_ELEMENT, COMMENT, START_DOCUMENT, END_DOCUMENT, PROCESSING_INSTRUCTION, IGNORABLE_WHITESPACE,
 CHARACTERS) = ('START_ELEMENT END_ELEMENT COMMENT START_DOCUMENT END_DOCUMENT PROCESSING_INSTRUCTION IGNORABLE_WHITESPACE '
                'CHARACTERS').split()
default_bufsize = 2 ** 14 - 20


class PullDOM(xml.sax.handler.ContentHandler):
    """Makes events, with their nodes, of what a reader tells."""
    _locator = document = None

    def __init__(self, documentFactory=None):
        self.documentFactory = documentFactory
        self.elementStack = []
        self._ready = deque()  # events that nobody has asked for yet
        self._early = []  # comments and instructions in front of the first element: there is no document yet
        self._contexts, self._prefixes, self._declared = [], {XML_NAMESPACE: 'xml'}, []

    def _attribute(self, space, key, value):
        if space == XMLNS_NAMESPACE:
            made = self.document.createAttributeNS(space, key if key == 'xmlns' else 'xmlns:' + key)
        elif space:
            made = self.document.createAttributeNS(space, self._qname(space, key))
        else:
            made = self.document.createAttribute(key)
        made.value = value
        return made

    def _qname(self, uri, local):
        prefix = self._prefixes[uri]
        return f'{prefix}:{local}' if prefix else local

    def _tell(self, event, node):
        self._ready.append((event, node))
        return node

    def buildDocument(self, uri, tagname):
        """Make the document, when its first element is there; gives that."""
        document = self.document = self.documentFactory.createDocument(uri, tagname, None)
        self._tell(START_DOCUMENT, document)
        self.push(document)
        early, self._early = self._early, None
        for event, *values in early:
            made = document.createComment(*values) if event == COMMENT else document.createProcessingInstruction(*values)
            self._tell(event, made)
        return document.firstChild

    def characters(self, chars):
        self._tell(CHARACTERS, self.document.createTextNode(chars))

    def clear(self):
        """There is nothing that has to be taken apart."""

    def comment(self, s):
        if self.document is None:
            self._early.append((COMMENT, s))
        else:
            self._tell(COMMENT, self.document.createComment(s))

    def endDocument(self):
        self._tell(END_DOCUMENT, self.document)
        self.pop()

    def endElement(self, name):
        self._tell(END_ELEMENT, self.pop())

    def endElementNS(self, name, tagName):
        self._tell(END_ELEMENT, self.pop())

    def endPrefixMapping(self, prefix):
        self._prefixes = self._contexts.pop()

    def ignorableWhitespace(self, chars):
        self._tell(IGNORABLE_WHITESPACE, self.document.createTextNode(chars))

    def pop(self):
        return self.elementStack.pop()

    def processingInstruction(self, target, data):
        if self.document is None:
            self._early.append((PROCESSING_INSTRUCTION, target, data))
        else:
            self._tell(PROCESSING_INSTRUCTION, self.document.createProcessingInstruction(target, data))

    def push(self, node):
        self.elementStack.append(node)

    def setDocumentLocator(self, locator):
        self._locator = locator

    def startDocument(self):
        if self.documentFactory is None:
            from xml.dom import minidom
            self.documentFactory = minidom.Document.implementation

    def startElement(self, name, attrs):
        node = self.buildDocument(None, name) if self.document is None else self.document.createElement(name)
        for key, value in attrs.items():
            made = self.document.createAttribute(key)
            made.value = value
            node.setAttributeNode(made)
        self._tell(START_ELEMENT, node)
        self.push(node)

    def startElementNS(self, name, tagName, attrs):
        uri, local = name
        shown = self._qname(uri, local) if uri else local
        if self.document is None:
            node = self.buildDocument(uri or None, shown)
        else:
            node = self.document.createElementNS(uri, shown) if uri else self.document.createElement(shown)
        for (space, key), value in [*attrs.items(), *[((XMLNS_NAMESPACE, key), value) for key, value in self._declared]]:
            node.setAttributeNodeNS(self._attribute(space, key, value))
        self._declared = []
        self._tell(START_ELEMENT, node)
        self.push(node)

    def startPrefixMapping(self, prefix, uri):
        self._declared.append((prefix or 'xmlns', uri))
        self._contexts.append(self._prefixes)
        self._prefixes = {**self._prefixes, uri: prefix or None}


class ErrorHandler(xml.sax.handler.ErrorHandler):
    """Raises errors, and prints warnings."""


class DOMEventStream:
    """The events of a document: an iterator of pairs (event, node)."""

    def __init__(self, stream, parser, bufsize):
        self.stream, self.parser, self.bufsize = stream, parser, bufsize
        if not hasattr(parser, 'feed'):
            self.getEvent = self._slurp
        self.reset()

    def __iter__(self):
        return self

    def __next__(self):
        event = self.getEvent()
        if event:
            return event
        raise StopIteration

    def _emit(self):
        return self.pulldom._ready.popleft() if self.pulldom._ready else None

    def _slurp(self):
        """The first event of a reader that cannot be fed piece by piece."""
        self.getEvent = self._emit
        self.parser.parse(self.stream)
        return self._emit()

    def clear(self):
        self.pulldom.clear()
        del self.pulldom
        self.parser = self.stream = None

    def expandNode(self, node):
        """Make a tree of a node whose beginning was the last event."""
        above = [node]
        while event := self.getEvent():
            what, found = event
            if found is node:
                return
            if what == END_ELEMENT:
                above.pop()
                continue
            above[-1].appendChild(found)
            if what == START_ELEMENT:
                above.append(found)

    def getEvent(self):
        """The next event; None at the end."""
        ready = self.pulldom._ready
        while not ready:
            piece = self.stream.read(self.bufsize)
            if not piece:
                self.parser.close()
                return None
            self.parser.feed(piece)
        return ready.popleft()

    def reset(self):
        self.pulldom = events = PullDOM()
        self.parser.setContentHandler(events)
        self.parser.setFeature(xml.sax.handler.feature_namespaces, 1)


class SAX2DOM(PullDOM):
    """Makes a tree of what a reader tells."""

    def _add_last(self):
        self.elementStack[-1].appendChild(self._ready[-1][1])

    def _hang(self):
        self.elementStack[-2].appendChild(self.elementStack[-1])

    def characters(self, chars):
        super().characters(chars)
        self._add_last()

    def ignorableWhitespace(self, chars):
        super().ignorableWhitespace(chars)
        self._add_last()

    def processingInstruction(self, target, data):
        super().processingInstruction(target, data)
        self._add_last()

    def startElement(self, name, attrs):
        super().startElement(name, attrs)
        self._hang()

    def startElementNS(self, name, tagName, attrs):
        super().startElementNS(name, tagName, attrs)
        self._hang()


def parse(stream_or_string, parser=None, bufsize=None):
    """The events of a file, or of the file with this name."""
    stream = open(stream_or_string, 'rb') if isinstance(stream_or_string, str) else stream_or_string
    return DOMEventStream(stream, parser or xml.sax.make_parser(), default_bufsize if bufsize is None else bufsize)


def parseString(string, parser=None):
    """The events of a text."""
    return DOMEventStream(io.StringIO(string), parser or xml.sax.make_parser(), len(string))
