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


class Node(xml.dom.Node):
    """What all nodes can do."""
    namespaceURI = parentNode = ownerDocument = nextSibling = previousSibling = None
    prefix = None

    def __bool__(self):
        return True

    def _add(self, node):
        """Put a node at the end that has been checked, and is in no other place."""
        nodes = self.childNodes
        if nodes:
            node.previousSibling = nodes[-1]
            nodes[-1].nextSibling = node
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

    def _unhook(self, child, kept):
        behind = child.nextSibling
        if kept:
            kept[-1].nextSibling = behind
        if behind is not None:
            behind.previousSibling = child.previousSibling
        child.unlink()

    def appendChild(self, node):
        """Put a node, or what is in a fragment, at the end."""
        if node.nodeType == Node.DOCUMENT_FRAGMENT_NODE:
            for child in tuple(node.childNodes):
                self.appendChild(child)
            return node
        self._check_child(node)
        if node.parentNode is not None:
            node.parentNode.removeChild(node)
        self._add(node)
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
        """Put a node in front of a child; in front of None is the end."""
        if newChild.nodeType == Node.DOCUMENT_FRAGMENT_NODE:
            for child in tuple(newChild.childNodes):
                self.insertBefore(child, refChild)
            return newChild
        self._check_child(newChild)
        if newChild.parentNode is not None:
            newChild.parentNode.removeChild(newChild)
        if refChild is None:
            self.appendChild(newChild)
            return newChild
        place = self._place_of(refChild)
        self.childNodes.insert(place, newChild)
        newChild.nextSibling, refChild.previousSibling = refChild, newChild
        newChild.previousSibling = self.childNodes[place - 1] if place else None
        if place:
            newChild.previousSibling.nextSibling = newChild
        newChild.parentNode = self
        return newChild

    def isSameNode(self, other):
        return self is other

    def isSupported(self, feature, version):
        implementation = self.ownerDocument.implementation
        return implementation.hasFeature(feature, version)

    def normalize(self):
        """Join texts that are beside each other, and drop empty ones."""
        kept = []
        for child in self.childNodes:
            if child.nodeType == Node.TEXT_NODE:
                if not child.data:
                    self._unhook(child, kept)
                    continue
                if kept and kept[-1].nodeType == Node.TEXT_NODE:
                    kept[-1].data += child.data
                    self._unhook(child, kept)
                    continue
            elif child.nodeType == Node.ELEMENT_NODE:
                child.normalize()
            kept.append(child)
        self.childNodes[:] = kept

    def removeChild(self, oldChild):
        """Take a child out; gives it."""
        del self.childNodes[self._place_of(oldChild)]
        before, behind = oldChild.previousSibling, oldChild.nextSibling
        if behind is not None:
            behind.previousSibling = before
        if before is not None:
            before.nextSibling = behind
        oldChild.nextSibling = oldChild.previousSibling = oldChild.parentNode = None
        return oldChild

    def replaceChild(self, newChild, oldChild):
        """Put a node, or what is in a fragment, in a child's place; gives the child."""
        if newChild.nodeType == Node.DOCUMENT_FRAGMENT_NODE:
            behind = oldChild.nextSibling
            self.removeChild(oldChild)
            return self.insertBefore(newChild, behind)
        self._check_child(newChild)
        if newChild is oldChild:
            return None
        if newChild.parentNode is not None:
            newChild.parentNode.removeChild(newChild)
        place = self._place_of(oldChild)
        self.childNodes[place] = newChild
        before, behind = oldChild.previousSibling, oldChild.nextSibling
        newChild.parentNode, newChild.previousSibling, newChild.nextSibling = self, before, behind
        oldChild.parentNode = oldChild.previousSibling = oldChild.nextSibling = None
        if before is not None:
            before.nextSibling = newChild
        if behind is not None:
            behind.previousSibling = newChild
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

    # What programs keep with nodes: _user_data is there once there is some

    def __enter__(self):
        return self

    def __exit__(self, et, ev, tb):
        self.unlink()

    def _tell_data(self, operation, src, dst):
        for key, (data, handler) in [*getattr(self, '_user_data', {}).items()]:
            if handler is not None:
                handler.handle(operation, key, data, src, dst)

    def getUserData(self, key):
        return getattr(self, '_user_data', {}).get(key, (None,))[0]

    def setUserData(self, key, data, handler):
        """Keep something with the node; gives what was kept before. The handler is told when the node is copied or renamed."""
        old = None
        if not hasattr(self, '_user_data'):
            self._user_data = {}
        if key in self._user_data:
            old = self._user_data[key][0]
        if data is not None:
            self._user_data[key] = data, handler
        elif old is not None:
            del self._user_data[key]
        return old

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


defproperty(Node, 'firstChild', doc='First child node, or None.')
defproperty(Node, 'lastChild', doc='Last child node, or None.')
defproperty(Node, 'localName', doc='Namespace-local name of this node.')


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
    __slots__ = '_name', '_value', 'namespaceURI', '_prefix', 'childNodes', '_localName', 'ownerDocument', 'ownerElement'
    nodeType = Node.ATTRIBUTE_NODE
    attributes = None
    specified = _is_id = False
    _child_kinds = Node.TEXT_NODE, Node.ENTITY_REFERENCE_NODE

    def __init__(self, qName, namespaceURI=None, localName=None, prefix=None):
        self.ownerElement = self.ownerDocument = None
        self._name, self.namespaceURI, self._prefix, self._value = qName, namespaceURI, prefix, ''
        if localName is not None:
            self._localName = localName
        self.childNodes = NodeList([Text()])

    def _get_localName(self):
        try:
            return self._localName
        except AttributeError:
            return self._name.split(':', 1)[-1]

    def _take_value(self, value):
        self._value = self.childNodes[0].data = value

    nodeName = name = _kept('_name')
    nodeValue = value = property(attrgetter('_value'), _take_value)

    def _take_prefix(self, prefix):
        if prefix == 'xmlns' and self.namespaceURI and self.namespaceURI != XMLNS_NAMESPACE:
            raise xml.dom.NamespaceErr("illegal use of 'xmlns' prefix for the wrong namespace")
        self._prefix = prefix
        self.name = self.localName if prefix is None else f'{prefix}:{self.localName}'

    prefix = property(attrgetter('_prefix'), _take_prefix)

    def _get_isId(self):
        info = None if self._is_id else self._info()
        if info is None:
            return self._is_id
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
            del element._attrs[self.nodeName]
            del element._attrsNS[self.namespaceURI, self._get_localName()]
            self._is_id = False
        for child in self.childNodes:
            child.unlink()
        self.childNodes.clear()
        self.ownerElement = None


defproperty(Attr, 'isId', doc='True if this attribute is an ID.')
defproperty(Attr, 'localName', doc='Namespace-local name of this attribute.')
defproperty(Attr, 'schemaType', doc='Schema type for this attribute.')


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
    __slots__ = '_data', 'ownerDocument', 'parentNode', 'previousSibling', 'nextSibling'

    def __init__(self):
        self.ownerDocument = self.parentNode = self.previousSibling = self.nextSibling = None
        self._data = ''

    def _get_length(self):
        return len(self.data)

    __len__ = _get_length

    data = nodeValue = _kept('_data')

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


defproperty(CharacterData, 'length', doc='Length of the string data.')


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


defproperty(Text, 'isWhitespaceInElementContent', doc='True iff this text node contains only whitespace and is in element content.')
defproperty(Text, 'wholeText', doc='The text of all logically-adjacent text nodes.')


class Comment(CharacterData):
    """A comment."""
    nodeType, nodeName = Node.COMMENT_NODE, '#comment'

    def __init__(self, data):
        CharacterData.__init__(self)
        self._data = data

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
