"""A simple implementation of the Document Object Model."""

import xml.dom
from xml.dom import EMPTY_NAMESPACE, EMPTY_PREFIX, XML_NAMESPACE, XMLNS_NAMESPACE, domreg
from xml.dom._content import Attr, CDATASection, Childless, CharacterData, Comment, Node, ProcessingInstruction, Text, TypeInfo
from xml.dom._content import parted as _parted
from xml.dom._elements import AttributeList as AttributeList
from xml.dom._elements import DocumentFragment, Element, NamedNodeMap
from xml.dom.minicompat import EmptyNodeList as EmptyNodeList
from xml.dom.minicompat import NodeList, defproperty
from xml.dom.minicompat import StringTypes as StringTypes
from xml.dom.xmlbuilder import DocumentLS, DOMImplementationLS

_TOLD = xml.dom.UserDataHandler


class ReadOnlySequentialNamedNodeMap:
    """What a document type declares, by name."""
    __slots__ = '_seq',

    def __init__(self, seq=()):
        self._seq = seq

    def __getitem__(self, name_or_tuple):
        spaced = isinstance(name_or_tuple, tuple)
        found = self.getNamedItemNS(*name_or_tuple) if spaced else self.getNamedItem(name_or_tuple)
        if found is not None:
            return found
        raise KeyError(name_or_tuple)

    def __getstate__(self):
        return [self._seq]

    def __len__(self):
        return len(self._seq)

    def __setstate__(self, state):
        self._seq, = state

    def _get_length(self):
        return len(self._seq)

    def _refuse(self, *what):
        raise xml.dom.NoModificationAllowedErr('NamedNodeMap instance is read-only')

    def getNamedItem(self, name):
        return next((node for node in self._seq if node.nodeName == name), None)

    def getNamedItemNS(self, namespaceURI, localName):
        wanted = namespaceURI, localName
        return next((node for node in self._seq if (node.namespaceURI, node.localName) == wanted), None)

    def item(self, index):
        return self._seq[index] if 0 <= index < len(self._seq) else None

    def removeNamedItem(self, name):
        self._refuse()

    def removeNamedItemNS(self, namespaceURI, localName):
        self._refuse()

    def setNamedItem(self, node):
        self._refuse()

    def setNamedItemNS(self, node):
        self._refuse()


defproperty(ReadOnlySequentialNamedNodeMap, 'length', doc='How many declarations there are.')


class Identified:
    """What has a public and a system id."""
    __slots__ = 'publicId', 'systemId'

    def _identify(self, public, system):
        self.publicId, self.systemId = public, system


class DocumentType(Identified, Childless, Node):
    """A document's type, and what it declares."""
    nodeType = Node.DOCUMENT_TYPE_NODE
    nodeValue = name = publicId = systemId = internalSubset = None

    def __init__(self, qualifiedName):
        self.entities, self.notations = ReadOnlySequentialNamedNodeMap(), ReadOnlySequentialNamedNodeMap()
        if qualifiedName:
            self.name = _parted(qualifiedName)[1]
        self.nodeName = self.name

    def _copy_declared(self, made, operation):
        made.notations._seq = [_twin(node, operation) for node in self.notations._seq]
        made.entities._seq = [_twin(node, operation) for node in self.entities._seq]

    def cloneNode(self, deep):
        """A copy that is in no document; a type that is in one has none."""
        if self.ownerDocument is not None:
            return None
        made = DocumentType(None)
        made.name, made.nodeName = self.name, self.name
        if deep:
            self._copy_declared(made, _TOLD.NODE_CLONED)
        self._tell_data(_TOLD.NODE_CLONED, self, made)
        return made

    def writexml(self, writer, indent='', addindent='', newl=''):
        writer.write('<!DOCTYPE ')
        writer.write(self.name)
        if self.publicId:
            writer.write(f"{newl}  PUBLIC '{self.publicId}'{newl}  '{self.systemId}'")
        elif self.systemId:
            writer.write(f"{newl}  SYSTEM '{self.systemId}'")
        if self.internalSubset is not None:
            writer.write(f' [{self.internalSubset}]')
        writer.write('>' + newl)


class Entity(Identified, Node):
    """An entity that is declared."""
    nodeType = Node.ENTITY_NODE
    attributes = nodeValue = actualEncoding = encoding = version = None

    def __init__(self, name, publicId, systemId, notation):
        self.nodeName, self.notationName, self.childNodes = name, notation, NodeList()
        self._identify(publicId, systemId)

    def appendChild(self, newChild):
        raise xml.dom.HierarchyRequestErr('cannot append children to an entity node')

    def insertBefore(self, newChild, refChild):
        raise xml.dom.HierarchyRequestErr('cannot insert children below an entity node')

    def removeChild(self, oldChild):
        raise xml.dom.HierarchyRequestErr('cannot remove children from an entity node')

    def replaceChild(self, newChild, oldChild):
        raise xml.dom.HierarchyRequestErr('cannot replace children of an entity node')


class Notation(Identified, Childless, Node):
    """A notation that is declared."""
    nodeType, nodeValue = Node.NOTATION_NODE, None

    def __init__(self, name, publicId, systemId):
        self.nodeName = name
        self._identify(publicId, systemId)


def _twin(node, operation):
    """The copy of an entity or a notation."""
    if node.nodeType == Node.NOTATION_NODE:
        made = Notation(node.nodeName, node.publicId, node.systemId)
    else:
        made = Entity(node.nodeName, node.publicId, node.systemId, node.notationName)
        made.actualEncoding, made.encoding, made.version = node.actualEncoding, node.encoding, node.version
    node._tell_data(operation, node, made)
    return made


class DOMImplementation(DOMImplementationLS):
    """Makes documents, and says what they can do."""
    _known = {'core': (None, '1.0', '2.0'), 'ls-load': (None, '3.0'), 'xml': (None, '1.0', '2.0')}

    def _new_document(self):
        return Document()

    def createDocument(self, namespaceURI, qualifiedName, doctype):
        """A document with its element, and its type; without either, an empty one."""
        if doctype and doctype.parentNode is not None:
            raise xml.dom.WrongDocumentErr('doctype object owned by another DOM tree')
        made = self._new_document()
        if namespaceURI is not None or qualifiedName is not None or doctype is not None:
            if not qualifiedName:
                raise xml.dom.InvalidCharacterErr('Element with no name')
            prefix = _parted(qualifiedName)[0]
            if prefix == 'xml' and namespaceURI != XML_NAMESPACE:
                raise xml.dom.NamespaceErr("illegal use of 'xml' prefix")
            if prefix and not namespaceURI:
                raise xml.dom.NamespaceErr('illegal use of prefix without namespaces')
            if doctype:
                made.appendChild(doctype)
            made.appendChild(made.createElementNS(namespaceURI, qualifiedName))
        if doctype:
            doctype.parentNode = doctype.ownerDocument = made
        made.doctype, made.implementation = doctype, self
        return made

    def createDocumentType(self, qualifiedName, publicId, systemId):
        made = DocumentType(qualifiedName)
        made.publicId, made.systemId = publicId, systemId
        return made

    def getInterface(self, feature):
        return self if self.hasFeature(feature, None) else None

    def hasFeature(self, feature, version):
        return (version or None) in self._known.get(feature.lower(), ())


class ElementInfo:
    """What is declared of an element: here, nothing."""
    __slots__ = 'tagName',

    def __init__(self, name):
        self.tagName = name

    def __getstate__(self):
        return self.tagName

    def __setstate__(self, state):
        self.tagName = state

    def getAttributeType(self, aname):
        return TypeInfo.none

    def getAttributeTypeNS(self, namespaceURI, localName):
        return TypeInfo.none

    def isIdNS(self, namespaceURI, localName):
        return False

    def isId(self, aname):
        return False

    def isElementContent(self):
        return False

    isEmpty = isElementContent


class Document(Node, DocumentLS):
    """A whole document."""
    __slots__ = '_declared', 'doctype', 'childNodes'
    nodeType, nodeName = Node.DOCUMENT_NODE, '#document'
    nodeValue = attributes = parentNode = previousSibling = nextSibling = None
    implementation = DOMImplementation()
    actualEncoding = encoding = standalone = version = errorHandler = documentURI = None
    strictErrorChecking = False
    _child_kinds = Node.ELEMENT_NODE, Node.PROCESSING_INSTRUCTION_NODE, Node.COMMENT_NODE, Node.DOCUMENT_TYPE_NODE

    def __init__(self):
        self.doctype, self.childNodes = None, NodeList()
        self._declared = {}  # ElementInfo by tag name

    def _get_documentElement(self):
        return next((node for node in self.childNodes if node.nodeType == Node.ELEMENT_NODE), None)

    def _info_of(self, element):
        key = (element.namespaceURI, element.localName) if element.namespaceURI else element.tagName
        return self._declared.get(key)

    def _owned(self, node):
        node.ownerDocument = self
        return node

    def _text(self, made, data):
        if not isinstance(data, str):
            raise TypeError('node contents must be a string')
        made.data = data
        return self._owned(made)

    def appendChild(self, node):
        self._check_child(node)
        if node.parentNode is not None:
            node.parentNode.removeChild(node)
        if node.nodeType == Node.ELEMENT_NODE and self._get_documentElement() is not None:
            raise xml.dom.HierarchyRequestErr('two document elements disallowed')
        return Node.appendChild(self, node)

    def cloneNode(self, deep):
        if not deep:
            return None
        made = self.implementation.createDocument(None, None, None)
        made.encoding, made.standalone, made.version = self.encoding, self.standalone, self.version
        for node in self.childNodes:
            twin = _copied(node, deep, made)
            made.childNodes.append(twin)
            if twin.nodeType == Node.DOCUMENT_TYPE_NODE:
                made.doctype = twin
            twin.parentNode = made
        self._tell_data(_TOLD.NODE_CLONED, self, made)
        return made

    def createAttribute(self, qName):
        made = self._owned(Attr(qName))
        made.value = ''
        return made

    def createAttributeNS(self, namespaceURI, qualifiedName):
        prefix, local = _parted(qualifiedName)
        made = self._owned(Attr(qualifiedName, namespaceURI, local, prefix))
        made.value = ''
        return made

    def createCDATASection(self, data):
        return self._text(CDATASection(), data)

    def createComment(self, data):
        return self._owned(Comment(data))

    def createDocumentFragment(self):
        return self._owned(DocumentFragment())

    def createElement(self, tagName):
        return self._owned(Element(tagName))

    def createElementNS(self, namespaceURI, qualifiedName):
        return self._owned(Element(qualifiedName, namespaceURI, _parted(qualifiedName)[0]))

    def createProcessingInstruction(self, target, data):
        return self._owned(ProcessingInstruction(target, data))

    def createTextNode(self, data):
        return self._text(Text(), data)

    def getElementById(self, id):
        """The element one of whose attributes is an id, and this one."""
        waiting = [node for node in (self._get_documentElement(),) if node is not None]
        while waiting:
            element = waiting.pop()
            if element._has_id(id):
                return element
            waiting += [child for child in element.childNodes if child.nodeType == Node.ELEMENT_NODE]
        return None

    def getElementsByTagName(self, name):
        return self._elements(name)

    def getElementsByTagNameNS(self, namespaceURI, localName):
        return self._elements_ns(namespaceURI, localName)

    def importNode(self, node, deep):
        """A copy of another document's node, for this one."""
        if node.nodeType == Node.DOCUMENT_NODE:
            raise xml.dom.NotSupportedErr('cannot import document nodes')
        if node.nodeType == Node.DOCUMENT_TYPE_NODE:
            raise xml.dom.NotSupportedErr('cannot import document type nodes')
        return _copied(node, deep, self)

    def isSupported(self, feature, version):
        known = self.implementation
        return known.hasFeature(feature, version)

    def removeChild(self, oldChild):
        if not any([oldChild is node for node in self.childNodes]):
            raise xml.dom.NotFoundErr()
        self.childNodes.remove(oldChild)
        oldChild.nextSibling = oldChild.previousSibling = oldChild.parentNode = None
        return oldChild

    def renameNode(self, n, namespaceURI, name):
        """Give an element or an attribute another name."""
        if n.ownerDocument is not self:
            raise xml.dom.WrongDocumentErr(
                f'cannot rename nodes from other documents;\nexpected {self},\nfound {n.ownerDocument}')
        if n.nodeType not in (Node.ELEMENT_NODE, Node.ATTRIBUTE_NODE):
            raise xml.dom.NotSupportedErr('renameNode() only applies to element and attribute nodes')
        prefix, local = _new_name(n, namespaceURI, name)
        element = n.ownerElement if n.nodeType == Node.ATTRIBUTE_NODE else None
        if element is not None:
            was_id = n._is_marked
            element.removeAttributeNode(n)
        n.prefix, n._local, n.namespaceURI = prefix, local, namespaceURI
        n.nodeName = name
        if n.nodeType == Node.ELEMENT_NODE:
            n.tagName = name
        if element is not None:
            element.setAttributeNode(n)
            if was_id:
                element.setIdAttributeNode(n)
        return n

    def unlink(self):
        doctype, self.doctype = self.doctype, None
        if doctype is not None:
            doctype.unlink()
        Node.unlink(self)

    def writexml(self, writer, indent='', addindent='', newl='', encoding=None, standalone=None):
        said = ['version="1.0" ']
        if encoding:
            said = ['version="1.0"', f'encoding="{encoding}"']
        if standalone is not None:
            said[0] = 'version="1.0"'
            said.append('standalone="%s"' % ('yes' if standalone else 'no'))
        writer.write(f'<?xml {" ".join(said)}?>{newl}')
        for node in self.childNodes:
            node.writexml(writer, indent, addindent, newl)


defproperty(Document, 'documentElement', doc='The element that all others are in.')


def _new_name(node, space, name):
    """(prefix, local name) of a new name, which has to go with its namespace."""
    if space == EMPTY_NAMESPACE:
        return None, None
    prefix, colon, local = name.partition(':')
    if colon:
        if prefix == 'xmlns' and space != XMLNS_NAMESPACE:
            raise xml.dom.NamespaceErr("illegal use of 'xmlns' prefix")
        return prefix, local
    if name == 'xmlns' and space != XMLNS_NAMESPACE and node.nodeType == Node.ATTRIBUTE_NODE:
        raise xml.dom.NamespaceErr("illegal use of the 'xmlns' attribute")
    return EMPTY_PREFIX, name


def _copied_element(node, deep, owner):
    made = owner.createElementNS(node.namespaceURI, node.nodeName)
    for attribute in node.attributes.values():
        made.setAttributeNS(attribute.namespaceURI, attribute.nodeName, attribute.value)
        made.getAttributeNodeNS(attribute.namespaceURI, attribute.localName).specified = attribute.specified
    return _copied_children(node, made, deep, owner)


def _copied_fragment(node, deep, owner):
    return _copied_children(node, owner.createDocumentFragment(), deep, owner)


def _copied_children(node, made, deep, owner):
    if deep:
        for child in node.childNodes:
            made.appendChild(_copied(child, deep, owner))
    return made


def _copied_attribute(node, deep, owner):
    made = owner.createAttributeNS(node.namespaceURI, node.nodeName)
    made.specified, made.value = True, node.value
    return made


def _copied_type(node, deep, owner):
    made = owner.implementation.createDocumentType(node.name, node.publicId, node.systemId)
    made.ownerDocument = owner
    if deep:
        node._copy_declared(made, _TOLD.NODE_IMPORTED)
    return made


_copiers = {
    Node.ELEMENT_NODE: _copied_element, Node.DOCUMENT_FRAGMENT_NODE: _copied_fragment, Node.ATTRIBUTE_NODE: _copied_attribute,
    Node.DOCUMENT_TYPE_NODE: _copied_type,
    Node.TEXT_NODE: lambda node, deep, owner: owner.createTextNode(node.data),
    Node.CDATA_SECTION_NODE: lambda node, deep, owner: owner.createCDATASection(node.data),
    Node.PROCESSING_INSTRUCTION_NODE: lambda node, deep, owner: owner.createProcessingInstruction(node.target, node.data),
    Node.COMMENT_NODE: lambda node, deep, owner: owner.createComment(node.data),
}


def _copied(node, deep, owner):
    """A node's copy, in a document."""
    here = node.ownerDocument.isSameNode(owner)
    copier = _copiers.get(node.nodeType)
    if copier is None:
        raise xml.dom.NotSupportedErr('Cannot clone node %s' % repr(node))
    made = copier(node, deep, owner)
    node._tell_data(_TOLD.NODE_CLONED if here else _TOLD.NODE_IMPORTED, node, made)
    return made


for _cls in Node, DocumentFragment, Attr, NamedNodeMap, TypeInfo, Element, Childless, ProcessingInstruction, CharacterData, Text, Comment, CDATASection:
    _cls.__module__ = __name__
del _cls


def _pulled(read, args, more):
    """The document that a reader of events reads."""
    events = read(*args, **more)
    _, document = events.getEvent()
    events.expandNode(document)
    events.clear()
    return document


def parse(file, parser=None, bufsize=None):
    """A document from a file, or a file's name; parser may be a reader of events."""
    from xml.dom import expatbuilder, pulldom
    if parser is None and not bufsize:
        return expatbuilder.parse(file)
    return _pulled(pulldom.parse, (file,), {'parser': parser, 'bufsize': bufsize})


def parseString(string, parser=None):
    """A document from text or bytes; parser may be a reader of events."""
    from xml.dom import expatbuilder, pulldom
    if parser is None:
        return expatbuilder.parseString(string)
    return _pulled(pulldom.parseString, (string,), {'parser': parser})


def getDOMImplementation(features=None):
    """The implementation that documents have here, if it has these features."""
    if features:
        pairs = domreg._pairs(features) if isinstance(features, str) else features
        if not domreg._has_all(Document.implementation, pairs):
            return None
    return Document.implementation
