"""Elements of documents, and their attributes."""

import xml.dom
from xml.dom._content import Attr, Node, TypeInfo, parted, write_data
from xml.dom.minicompat import NodeList, defproperty

_CONTENT = (Node.ELEMENT_NODE, Node.PROCESSING_INSTRUCTION_NODE, Node.COMMENT_NODE, Node.TEXT_NODE, Node.CDATA_SECTION_NODE,
            Node.ENTITY_REFERENCE_NODE)


class DocumentFragment(Node):
    """Nodes that are put into a document together."""
    nodeType, nodeName = Node.DOCUMENT_FRAGMENT_NODE, '#document-fragment'
    nodeValue = attributes = parentNode = None
    _child_kinds = *_CONTENT, Node.NOTATION_NODE

    def __init__(self):
        self.childNodes = NodeList()


class NamedNodeMap:
    """An element's attributes: by name, and by (namespace, local name)."""
    __slots__ = '_named', '_spaced', '_element'

    def __init__(self, attrs, attrsNS, ownerElement):
        self._named, self._spaced, self._element = attrs, attrsNS, ownerElement

    def __contains__(self, key):
        return key in (self._named if isinstance(key, str) else self._spaced)

    def _get_length(self):
        return len(self._named)

    def get(self, name, value=None):
        return self._named[name] if name in self._named else value

    def item(self, index):
        names = [*self._named]
        return self[names[index]] if -len(names) <= index < len(names) else None

    def items(self):
        return [(node.nodeName, node.value) for node in self._named.values()]

    def itemsNS(self):
        return [((node.namespaceURI, node.localName), node.value) for node in self._named.values()]

    def keysNS(self):
        return self._spaced.keys()

    def keys(self):
        return self._named.keys()

    def values(self):
        return [*self._named.values()]

    __len__ = _get_length

    # Maps of the same attributes are the same; others are ordered by who they are

    def __lt__(self, other):
        return self._order(other) < 0

    def __gt__(self, other):
        return self._order(other) > 0

    def __eq__(self, other):
        return not self._order(other)

    def __le__(self, other):
        return not self > other

    def __ge__(self, other):
        return not self < other

    def _order(self, other):
        if self._named is getattr(other, '_named', None):
            return 0
        return 1 if id(self) > id(other) else -1

    __hash__ = None

    def __delitem__(self, attname_or_tuple):
        self[attname_or_tuple].unlink()

    def __getitem__(self, attname_or_tuple):
        return (self._spaced if isinstance(attname_or_tuple, tuple) else self._named)[attname_or_tuple]

    def __getstate__(self):
        return self._named, self._spaced, self._element

    def __setitem__(self, attname, value):
        if not isinstance(value, str):
            if not isinstance(value, Attr):
                raise TypeError('value must be a string or Attr object')
            self.setNamedItem(value)
            return
        node = self._named.get(attname)
        if node is None:
            node = Attr(attname)
            node.ownerDocument = self._element.ownerDocument
            self.setNamedItem(node)
        node.value = value

    def __setstate__(self, state):
        for slot, value in zip(NamedNodeMap.__slots__, state):
            setattr(self, slot, value)

    def _taken(self, node):
        if node is None:
            raise xml.dom.NotFoundErr()
        del self._spaced[node.namespaceURI, node.localName]
        del self._named[node.nodeName]
        node.ownerElement = None
        return node

    def getNamedItem(self, name):
        return self._named.get(name)

    def getNamedItemNS(self, namespaceURI, localName):
        return self._spaced.get((namespaceURI, localName))

    def removeNamedItem(self, name):
        return self._taken(self.getNamedItem(name))

    def removeNamedItemNS(self, namespaceURI, localName):
        return self._taken(self.getNamedItemNS(namespaceURI, localName))

    def setNamedItem(self, node):
        if not isinstance(node, Attr):
            raise xml.dom.HierarchyRequestErr(f'{node!r} cannot be child of {self!r}')
        old = self._named.get(node.name)
        if old:
            old.unlink()
        self._named[node.name] = self._spaced[node.namespaceURI, node.localName] = node
        node.ownerElement = self._element
        return old

    def setNamedItemNS(self, node):
        return self.setNamedItem(node)


defproperty(NamedNodeMap, 'length', doc='How many attributes there are.')
AttributeList = NamedNodeMap


class Element(Node):
    """An element."""
    __slots__ = ('childNodes', 'namespaceURI', 'nextSibling', 'nodeName', 'ownerDocument', 'parentNode', 'prefix', 'previousSibling',
                 'tagName', '_local', '_named', '_spaced')
    nodeType, nodeValue, schemaType = Node.ELEMENT_NODE, None, TypeInfo.none
    _child_kinds = _CONTENT

    def __init__(self, tagName, namespaceURI=None, prefix=None, localName=None):
        self.parentNode = self.ownerDocument = self.nextSibling = self.previousSibling = None
        self.tagName = self.nodeName = tagName
        self.prefix, self.namespaceURI, self.childNodes = prefix, namespaceURI, NodeList()
        # Most elements have no attributes: the dicts are made when they are needed.
        self._named = self._spaced = None

    def _get_attributes(self):
        self._have_attributes()
        return NamedNodeMap(self._named, self._spaced, self)

    def _get_localName(self):
        try:
            return self._local
        except AttributeError:
            return self.tagName.split(':', 1)[-1]

    def _give(self, node, value):
        node.value, node.ownerDocument = value, self.ownerDocument
        self.setAttributeNode(node)

    def _have_attributes(self):
        if self._named is None:
            self._named, self._spaced = {}, {}

    def getAttribute(self, attname):
        node = self.getAttributeNode(attname)
        return '' if node is None else node.value

    def getAttributeNS(self, namespaceURI, localName):
        node = self.getAttributeNodeNS(namespaceURI, localName)
        return '' if node is None else node.value

    def getAttributeNode(self, attrname):
        return None if self._named is None else self._named.get(attrname)

    def getAttributeNodeNS(self, namespaceURI, localName):
        return None if self._spaced is None else self._spaced.get((namespaceURI, localName))

    def setAttribute(self, attname, value):
        node = self.getAttributeNode(attname)
        if node is None:
            self._give(Attr(attname), value)
        elif value != node.value:
            node.value = value

    def setAttributeNS(self, namespaceURI, qualifiedName, value):
        prefix, local = parted(qualifiedName)
        node = self.getAttributeNodeNS(namespaceURI, local)
        if node is None:
            self._give(Attr(qualifiedName, namespaceURI, local, prefix), value)
            return
        if value != node.value:
            node.value = value
        if node.prefix != prefix:
            node.prefix, node.nodeName = prefix, qualifiedName

    def setAttributeNode(self, attr):
        """Put an attribute in the place of one with its name; gives that one."""
        if attr.ownerElement not in (None, self):
            raise xml.dom.InuseAttributeErr('attribute node already owned')
        self._have_attributes()
        named = self._named.get(attr.name)
        if named is not None:
            self.removeAttributeNode(named)
        spaced = self._spaced.get((attr.namespaceURI, attr.localName))
        if spaced is not None and spaced is not named:
            self.removeAttributeNode(spaced)
        self._put(attr)
        return spaced if named is attr else named

    def unlink(self):
        for attribute in [*(self._named or {}).values()]:
            attribute.unlink()
        self._named = self._spaced = None
        Node.unlink(self)

    setAttributeNodeNS = setAttributeNode

    def _put(self, attr):
        """Put an attribute that is in no other place, nor one with its name here."""
        self._have_attributes()
        self._named[attr.name] = self._spaced[attr.namespaceURI, attr.localName] = attr
        # Where the attribute was in another document, this one's is its document now.
        attr.ownerElement = self

    def removeAttribute(self, name):
        self.removeAttributeNode(self.getAttributeNode(name))

    def removeAttributeNS(self, namespaceURI, localName):
        self.removeAttributeNode(self.getAttributeNodeNS(namespaceURI, localName))

    def removeAttributeNode(self, node):
        if node is None or self.getAttributeNode(node.name) is None:
            raise xml.dom.NotFoundErr()
        node.unlink()
        node.ownerDocument = self.ownerDocument
        return node

    removeAttributeNodeNS = removeAttributeNode

    def __repr__(self):
        return f'<DOM Element: {self.tagName} at {id(self):#x}>'

    def getElementsByTagName(self, name):
        return self._elements(name)

    def getElementsByTagNameNS(self, namespaceURI, localName):
        return self._elements_ns(namespaceURI, localName)

    def hasAttribute(self, name):
        return self.getAttributeNode(name) is not None

    def hasAttributeNS(self, namespaceURI, localName):
        return self.getAttributeNodeNS(namespaceURI, localName) is not None

    def hasAttributes(self):
        return bool(self._named)

    def writexml(self, writer, indent='', addindent='', newl=''):
        """Write the element; indent stands in front of it, addindent more in front of what is in it, and newl behind."""
        write = writer.write
        write(f'{indent}<{self.tagName}')
        for name, attribute in (self._named or {}).items():
            write(f' {name}="')
            write_data(writer, attribute.value, True)
            write('"')
        children = self.childNodes
        if not children:
            write(f'/>{newl}')
            return
        write('>')
        if len(children) == 1 and children[0].nodeType in (Node.TEXT_NODE, Node.CDATA_SECTION_NODE):
            children[0].writexml(writer, '', '', '')
        else:
            write(newl)
            for child in children:
                child.writexml(writer, indent + addindent, addindent, newl)
            write(indent)
        write(f'</{self.tagName}>{newl}')

    # Which attributes are ids

    def _has_id(self, id):
        info = self.ownerDocument._info_of(self) if self.ownerDocument is not None else None
        for node in (self._named or {}).values():
            if node.value == id and (node._is_marked or info is not None and not node.namespaceURI and info.isId(node.name)):
                return True
        return False

    def setIdAttribute(self, name):
        self.setIdAttributeNode(self.getAttributeNode(name))

    def setIdAttributeNS(self, namespaceURI, localName):
        self.setIdAttributeNode(self.getAttributeNodeNS(namespaceURI, localName))

    def setIdAttributeNode(self, idAttr):
        if idAttr is None or not self.isSameNode(idAttr.ownerElement):
            raise xml.dom.NotFoundErr()
        idAttr._is_marked = True


defproperty(Element, 'attributes', doc='The attributes, by their names.')
defproperty(Element, 'localName', doc='The name without its prefix.')
