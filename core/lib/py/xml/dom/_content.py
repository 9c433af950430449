"""Nodes of documents: what all of them can do, attributes and text."""

import io
import xml.dom
from operator import attrgetter
from xml.dom import XMLNS_NAMESPACE
from xml.dom.minicompat import EmptyNodeList, NodeList, defproperty


def parted(name):
    """(prefix or None, local name) of a name."""
    parts = name.split(':', 1)
    return (None, name) if len(parts) == 1 else tuple(parts)


def _kept(slot):
    """An attribute that is kept by another name."""
    return property(attrgetter(slot), lambda self, value: setattr(self, slot, value))


class TypeInfo:
    """What type an attribute or an element is declared to have."""
    __slots__ = 'namespace', 'name'

    def __init__(self, namespace, name):
        self.namespace, self.name = namespace, name

    def __repr__(self):
        shown = repr(self.name) if not self.namespace else f'{self.name!r} (from {self.namespace!r})'
        return f'<{self.__class__.__name__} {shown}>'

    def _get_name(self):
        return self.name


TypeInfo.none = TypeInfo(None, None)


def _link(left, right):
    """Make two nodes siblings; None is the end."""
    if left is not None:
        left.nextSibling = right
    if right is not None:
        right.previousSibling = left


class Node(xml.dom.Node):
    """What all nodes can do."""
    namespaceURI = parentNode = ownerDocument = nextSibling = previousSibling = None
    prefix = None
    _notes = {}  # {key: (data, handler)}; a node that keeps something has one of its own

    def __bool__(self):
        return True

    def _add(self, node):
        """Put a node at the end that has been checked, and is in no other place."""
        nodes = self.childNodes
        if nodes:
            _link(nodes[-1], node)
        nodes.append(node)
        node.parentNode = self

    def _check_child(self, node):
        if node.nodeType not in self._child_kinds:
            raise xml.dom.HierarchyRequestErr(f'{node!r} cannot be child of {self!r}')

    def _get_firstChild(self):
        return self.childNodes[0] if self.childNodes else None

    def _get_lastChild(self):
        return self.childNodes[-1] if self.childNodes else None

    def _get_localName(self):
        return None

    def _place_of(self, child):
        try:
            return self.childNodes.index(child)
        except ValueError:
            raise xml.dom.NotFoundErr()

    def _splice(self, place, count, added):
        """Have nodes that are in no other place stand where some children stood."""
        nodes, behind = self.childNodes, place + count
        before, after = nodes[place - 1 : place] if place else [], nodes[behind : behind + 1]
        for gone in nodes[place:behind]:
            gone.parentNode = gone.previousSibling = gone.nextSibling = None
        nodes[place:behind] = added
        for node in added:
            node.parentNode = self
        row = [*(before or [None]), *added, *(after or [None])]
        for left, right in zip(row, row[1:]):
            _link(left, right)

    def _taken(self, node):
        """A node that may be a child, taken out of where it is."""
        self._check_child(node)
        if node.parentNode is not None:
            node.parentNode.removeChild(node)
        return node

    def appendChild(self, node):
        """Put a node, or what is in a fragment, at the end."""
        if node.nodeType == Node.DOCUMENT_FRAGMENT_NODE:
            for child in [*node.childNodes]:
                self.appendChild(child)
        else:
            self._add(self._taken(node))
            node.nextSibling = None
        return node

    def cloneNode(self, deep):
        """A copy in the same document, with what is in it or without."""
        from xml.dom.minidom import _copied
        return _copied(self, deep, self.ownerDocument or self)

    def getInterface(self, feature):
        return self if self.isSupported(feature, None) else None

    def hasChildNodes(self):
        return len(self.childNodes) > 0

    def insertBefore(self, newChild, refChild):
        """Put a node, or what is in a fragment, in front of a child; in front of None is the end."""
        if newChild.nodeType == Node.DOCUMENT_FRAGMENT_NODE:
            for child in [*newChild.childNodes]:
                self.insertBefore(child, refChild)
        elif refChild is None:
            self.appendChild(newChild)
        else:
            self._taken(newChild)
            self._splice(self._place_of(refChild), 0, [newChild])
        return newChild

    def isSameNode(self, other):
        return self is other

    def isSupported(self, feature, version):
        implementation = self.ownerDocument.implementation
        return implementation.hasFeature(feature, version)

    def normalize(self):
        """Join texts that are beside each other, and drop empty ones."""
        kept, dropped = [None], []
        for child in self.childNodes:
            last = kept[-1]
            if child.nodeType != Node.TEXT_NODE or child.data and (last is None or last.nodeType != Node.TEXT_NODE):
                kept.append(child)
                continue
            if child.data:
                last.data += child.data
            dropped.append(child)
        if dropped:
            self._splice(0, len(self.childNodes), kept[1:])
        for child in dropped:
            child.unlink()
        for child in kept[1:]:
            if child.nodeType == Node.ELEMENT_NODE:
                child.normalize()

    def removeChild(self, oldChild):
        """Take a child out; gives it."""
        self._splice(self._place_of(oldChild), 1, [])
        return oldChild

    def replaceChild(self, newChild, oldChild):
        """Put a node, or what is in a fragment, in a child's place; gives the child."""
        if newChild.nodeType == Node.DOCUMENT_FRAGMENT_NODE:
            behind = oldChild.nextSibling
            self.removeChild(oldChild)
            return self.insertBefore(newChild, behind)
        if newChild is oldChild:
            return self._check_child(newChild)
        self._taken(newChild)
        self._splice(self._place_of(oldChild), 1, [newChild])
        return oldChild

    def toprettyxml(self, indent='\t', newl='\n', encoding=None, standalone=None):
        more = (encoding, standalone) if self.nodeType == Node.DOCUMENT_NODE else ()
        if encoding is None:
            text = io.StringIO()
            self.writexml(text, '', indent, newl, *more)
            return text.getvalue()
        data = io.BytesIO()
        writer = io.TextIOWrapper(data, encoding=encoding, errors='xmlcharrefreplace', newline='\n')
        self.writexml(writer, '', indent, newl, *more)
        writer.flush()
        return data.getvalue()

    def toxml(self, encoding=None, standalone=None):
        return self.toprettyxml('', '', encoding, standalone)

    # What programs keep with nodes

    def __enter__(self):
        return self

    def __exit__(self, et, ev, tb):
        self.unlink()

    def _tell_data(self, operation, src, dst):
        for key, (data, told) in [*self._notes.items()]:
            if told is not None:
                told.handle(operation, key, data, src, dst)

    def getUserData(self, key):
        return self._notes[key][0] if key in self._notes else None

    def setUserData(self, key, data, handler):
        """Keep something with the node; gives what was kept before. The handler is told when the node is copied or renamed."""
        before = self.getUserData(key)
        if not self._notes:
            self._notes = {}
        if data is None:
            self._notes.pop(key, None)
        else:
            self._notes[key] = data, handler
        return before

    def unlink(self):
        """Take the tree apart; a tree of which nobody needs anything more."""
        children = self.childNodes
        if len(children):
            self.childNodes = NodeList()
        for child in children:
            child.unlink()
        self.parentNode = self.ownerDocument = self.previousSibling = self.nextSibling = None

    # Elements below, in the document's order

    def _below(self):
        waiting = [iter(self.childNodes)]
        while waiting:
            for node in waiting[-1]:
                if node.nodeType == Node.ELEMENT_NODE:
                    yield node
                    waiting.append(iter(node.childNodes))
                    break
            else:
                waiting.pop()

    def _elements(self, name):
        return NodeList([node for node in self._below() if name in ('*', node.tagName)])

    def _elements_ns(self, space, local):
        return NodeList([node for node in self._below() if local in ('*', node.localName) and space in ('*', node.namespaceURI)])


defproperty(Node, 'firstChild', doc='The child at the beginning; None without children.')
defproperty(Node, 'lastChild', doc='The child at the end; None without children.')
defproperty(Node, 'localName', doc='The name without its prefix, of what has namespaces.')


def write_data(writer, text, in_value):
    """Write text, or an attribute's value, with references for what means something else."""
    if not text:
        return
    if '&' in text:
        text = text.replace('&', '&amp;')
    text = text.replace('<', '&lt;').replace('>', '&gt;')
    if in_value:
        for sign, reference in ('"', '&quot;'), ('\r', '&#13;'), ('\n', '&#10;'), ('\t', '&#9;'):
            text = text.replace(sign, reference)
    writer.write(text)


def element_above(node):
    """The element that a node is in; None where there is none."""
    above = node.parentNode
    while above is not None and above.nodeType != Node.ELEMENT_NODE:
        above = above.parentNode
    return above


class Attr(Node):
    """An attribute."""
    __slots__ = 'childNodes', 'namespaceURI', 'ownerDocument', 'ownerElement', '_qname', '_text', '_before', '_local'
    nodeType = Node.ATTRIBUTE_NODE
    attributes = None
    specified = _is_marked = False
    _child_kinds = Node.TEXT_NODE, Node.ENTITY_REFERENCE_NODE

    def __init__(self, qName, namespaceURI=None, localName=None, prefix=None):
        self.ownerElement = self.ownerDocument = None
        self._qname, self.namespaceURI, self._before, self._text = qName, namespaceURI, prefix, ''
        if localName is not None:
            self._local = localName
        self.childNodes = NodeList([Text()])

    def _get_localName(self):
        try:
            return self._local
        except AttributeError:
            return self._qname.split(':', 1)[-1]

    def _take_value(self, value):
        self._text = self.childNodes[0].data = value

    nodeName = name = _kept('_qname')
    nodeValue = value = property(attrgetter('_text'), _take_value)

    def _take_prefix(self, prefix):
        if prefix == 'xmlns' and self.namespaceURI and self.namespaceURI != XMLNS_NAMESPACE:
            raise xml.dom.NamespaceErr("illegal use of 'xmlns' prefix for the wrong namespace")
        self._before = prefix
        self.name = self.localName if prefix is None else f'{prefix}:{self.localName}'

    prefix = property(attrgetter('_before'), _take_prefix)

    def _get_isId(self):
        info = None if self._is_marked else self._info()
        if info is None:
            return self._is_marked
        return info.isIdNS(self.namespaceURI, self.localName) if self.namespaceURI else info.isId(self.nodeName)

    def _get_schemaType(self):
        info = self._info()
        if info is None:
            return TypeInfo.none
        if self.namespaceURI:
            return info.getAttributeTypeNS(self.namespaceURI, self.localName)
        return info.getAttributeType(self.nodeName)

    def _info(self):
        if self.ownerDocument is None or self.ownerElement is None:
            return None
        return self.ownerDocument._info_of(self.ownerElement)

    def unlink(self):
        element = self.ownerElement
        if element is not None:
            del element._named[self.nodeName]
            del element._spaced[self.namespaceURI, self._get_localName()]
            self._is_marked = False
        for child in self.childNodes:
            child.unlink()
        self.childNodes.clear()
        self.ownerElement = None


defproperty(Attr, 'isId', doc='Whether the value tells this element from all others.')
defproperty(Attr, 'localName', doc='The name without its prefix.')
defproperty(Attr, 'schemaType', doc='What the attribute is declared to be.')


class Childless:
    """What all nodes can do that cannot have children."""
    __slots__ = ()
    attributes = firstChild = lastChild = None
    childNodes = EmptyNodeList()

    def appendChild(self, node):
        raise xml.dom.HierarchyRequestErr(self.nodeName + ' nodes cannot have children')

    def hasChildNodes(self):
        return False

    def insertBefore(self, newChild, refChild):
        raise xml.dom.HierarchyRequestErr(self.nodeName + ' nodes do not have children')

    def normalize(self):
        """There is nothing to join."""

    def removeChild(self, oldChild):
        raise xml.dom.NotFoundErr(self.nodeName + ' nodes do not have children')

    def replaceChild(self, newChild, oldChild):
        raise xml.dom.HierarchyRequestErr(self.nodeName + ' nodes do not have children')


class ProcessingInstruction(Childless, Node):
    """An instruction."""
    __slots__ = 'target', 'data'
    nodeType = Node.PROCESSING_INSTRUCTION_NODE

    def __init__(self, target, data):
        self.target, self.data = target, data

    nodeName, nodeValue = _kept('target'), _kept('data')

    def writexml(self, writer, indent='', addindent='', newl=''):
        writer.write(f'{indent}<?{self.target} {self.data}?>{newl}')


class CharacterData(Childless, Node):
    """What consists of text."""
    __slots__ = '_text', 'nextSibling', 'ownerDocument', 'parentNode', 'previousSibling'

    def __init__(self):
        self.ownerDocument = self.parentNode = self.previousSibling = self.nextSibling = None
        self._text = ''

    def _get_length(self):
        return len(self.data)

    __len__ = _get_length

    data = nodeValue = _kept('_text')

    def __repr__(self):
        more = '...' if len(self.data) > 10 else ''
        return f'<DOM {self.__class__.__name__} node "{self.data[:10]!r}{more}">'

    def _check(self, offset, count=0):
        if offset < 0:
            raise xml.dom.IndexSizeErr('offset cannot be negative')
        if offset >= len(self.data):
            raise xml.dom.IndexSizeErr('offset cannot be beyond end of data')
        if count < 0:
            raise xml.dom.IndexSizeErr('count cannot be negative')

    def appendData(self, arg):
        self.data = self.data + arg

    def deleteData(self, offset, count):
        self.replaceData(offset, count, '')

    def insertData(self, offset, arg):
        self._check(offset)
        if arg:
            self.data = self.data[:offset] + arg + self.data[offset:]

    def replaceData(self, offset, count, arg):
        self._check(offset, count)
        if count:
            self.data = self.data[:offset] + arg + self.data[offset + count :]

    def substringData(self, offset, count):
        self._check(offset, count)
        return self.data[offset : offset + count]


defproperty(CharacterData, 'length', doc='How many characters there are.')


class Text(CharacterData):
    """Text."""
    __slots__ = ()
    nodeType, nodeName = Node.TEXT_NODE, '#text'
    attributes = None

    def _beside(self):
        """The texts that this one is among, in order."""
        texts = [self]
        before, behind = self.previousSibling, self.nextSibling
        while before is not None and before.nodeType in (Node.TEXT_NODE, Node.CDATA_SECTION_NODE):
            texts.append(before)
            before = before.previousSibling
        texts.reverse()
        while behind is not None and behind.nodeType in (Node.TEXT_NODE, Node.CDATA_SECTION_NODE):
            texts.append(behind)
            behind = behind.nextSibling
        return texts

    def _get_isWhitespaceInElementContent(self):
        element = None if self.data.strip() else element_above(self)
        info = None if element is None else self.ownerDocument._info_of(element)
        return False if info is None else info.isElementContent()

    def _get_wholeText(self):
        return ''.join([node.data for node in self._beside()])

    def replaceWholeText(self, content):
        """Put a text for this one and those beside it; None where nothing is left."""
        parent = self.parentNode
        for node in self._beside():
            if node is not self or not content:
                parent.removeChild(node)
        if not content:
            return None
        self.data = content
        return self

    def splitText(self, offset):
        """Leave the beginning, and put the rest into a new node behind this one, which is given."""
        if not 0 <= offset <= len(self.data):
            raise xml.dom.IndexSizeErr('illegal offset value')
        rest = self.__class__()
        rest.data, rest.ownerDocument = self.data[offset:], self.ownerDocument
        if self.parentNode and self in self.parentNode.childNodes:
            self.parentNode.insertBefore(rest, self.nextSibling)
        self.data = self.data[:offset]
        return rest

    def writexml(self, writer, indent='', addindent='', newl=''):
        write_data(writer, f'{indent}{self.data}{newl}', False)


defproperty(Text, 'isWhitespaceInElementContent', doc='Whether this is white space where only elements count.')
defproperty(Text, 'wholeText', doc='The text together with those beside it.')


class Comment(CharacterData):
    """A comment."""
    nodeType, nodeName = Node.COMMENT_NODE, '#comment'

    def __init__(self, data):
        CharacterData.__init__(self)
        self._text = data

    def writexml(self, writer, indent='', addindent='', newl=''):
        if '--' in self.data:
            raise ValueError("'--' is not allowed in a comment node")
        writer.write(f'{indent}<!--{self.data}-->{newl}')


class CDATASection(Text):
    """Text in a CDATA section."""
    __slots__ = ()
    nodeType, nodeName = Node.CDATA_SECTION_NODE, '#cdata-section'

    def writexml(self, writer, indent='', addindent='', newl=''):
        if ']]>' in self.data:
            raise ValueError("']]>' not allowed in a CDATA section")
        writer.write(f'<![CDATA[{self.data}]]>')
