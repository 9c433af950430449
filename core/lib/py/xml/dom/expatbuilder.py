"""Documents of minidom, as expat parses them."""

from xml.dom import EMPTY_NAMESPACE, EMPTY_PREFIX, XMLNS_NAMESPACE, minidom, xmlbuilder
from xml.dom._content import Attr, TypeInfo
from xml.dom.minidom import Element, Node
from xml.parsers import expat

_ACCEPT, _REJECT, _SKIP, _INTERRUPT = range(1, 5)
_TEXT, _CDATA = Node.TEXT_NODE, Node.CDATA_SECTION_NODE
_TYPES = {name: TypeInfo(None, name.lower()) for name in 'CDATA ENTITY ENTITIES ID IDREF IDREFS NMTOKEN NMTOKENS'.split()}
_LISTED = TypeInfo(None, 'enumeration')
theDOMImplementation = minidom.getDOMImplementation()


class ParseEscape(Exception):
    """Raised where a filter, or who wants no more than the beginning, ends a parse."""


class ElementInfo:
    """What a document type declares of an element."""
    __slots__ = 'tagName', '_content', '_types'

    def __init__(self, tagName, model=None):
        self.tagName, self._content = tagName, model
        self._types = {}  # attribute: type

    def __getstate__(self):
        return {'tagName': self.tagName, 'model': self._content, 'attributes': self._types}

    def __setstate__(self, state):
        self.tagName, self._content, self._types = state['tagName'], state['model'], state['attributes']

    def getAttributeType(self, aname):
        kind = self._types.get(aname)
        if kind is None:
            return TypeInfo.none
        return _TYPES.get(kind, _LISTED)

    def getAttributeTypeNS(self, namespaceURI, localName):
        return TypeInfo.none

    def isElementContent(self):
        return bool(self._content) and self._content[0] not in (expat.model.XML_CTYPE_ANY, expat.model.XML_CTYPE_MIXED)

    def isEmpty(self):
        return bool(self._content) and self._content[0] == expat.model.XML_CTYPE_EMPTY

    def isId(self, aname):
        return self._types.get(aname) == 'ID'

    def isIdNS(self, euri, ename, auri, aname):
        return False  # declarations know nothing of namespaces


class ExpatBuilder:
    """Builds a document; its methods are an expat parser's handlers."""

    def __init__(self, options=None):
        self._options, self._parser = xmlbuilder.Options() if options is None else options, None
        self._filter = self._options.filter
        self.reset()

    def _find_subset(self, text):
        """Keep what a document's type declares in the document, as it is written."""
        doctype = self.document.doctype
        if doctype is not None:
            extractor = InternalSubsetExtractor()
            extractor.parseString(text)
            doctype.internalSubset = extractor.getSubset()

    def _finished(self):
        document = self.document
        self.reset()
        self._parser = None
        return document

    def createParser(self):
        return expat.ParserCreate()

    def getParser(self):
        """The parser, which is made when it is first asked for."""
        if self._parser is None:
            self._parser = self.createParser()
            self._parser.buffer_text = self._parser.ordered_attributes = self._parser.specified_attributes = True
            self.install(self._parser)
        return self._parser

    def install(self, parser):
        parser.StartDoctypeDeclHandler, parser.EndDoctypeDeclHandler = self.start_doctype_decl_handler, self.end_doctype_decl_handler
        parser.StartElementHandler, parser.EndElementHandler = self.start_element_handler, self.end_element_handler
        parser.ProcessingInstructionHandler, parser.XmlDeclHandler = self.pi_handler, self.xml_decl_handler
        parser.NotationDeclHandler = self.notation_decl_handler
        parser.EntityDeclHandler = self.entity_decl_handler if self._options.entities else None
        parser.CommentHandler = self.comment_handler if self._options.comments else None
        parser.CharacterDataHandler = self.character_data_handler
        if self._options.cdata_sections:
            parser.StartCdataSectionHandler, parser.EndCdataSectionHandler = self.start_cdata_section_handler, self.end_cdata_section_handler
            parser.CharacterDataHandler = self.character_data_handler_cdata
        parser.ExternalEntityRefHandler = self.external_entity_ref_handler
        parser.ElementDeclHandler, parser.AttlistDeclHandler = self.element_decl_handler, self.attlist_decl_handler

    def parseFile(self, file):
        """A file's document."""
        parser, seen = self.getParser(), False
        try:
            while piece := file.read(16 * 1024):
                parser.Parse(piece, False)
                if not seen and self.document.documentElement is not None:
                    self._find_subset(piece)
                    seen = True
            parser.Parse(b'', True)
        except ParseEscape:
            pass
        return self._finished()

    def parseString(self, string):
        """The document that text or bytes are."""
        try:
            self.getParser().Parse(string, True)
            self._find_subset(string)
        except ParseEscape:
            pass
        return self._finished()

    def reset(self):
        self.document = theDOMImplementation.createDocument(EMPTY_NAMESPACE, None, None)
        self.curNode, self._declared = self.document, self.document._declared
        self._in_cdata = self._cdata_begun = False
        # Elements that a filter takes out: how deep in one whose content goes, too; and which of the open ones are skipped.
        self._rejected, self._skipped = 0, []

    # Declarations

    def _declare(self, nodes, node):
        if not self._is_rejected(node):
            nodes._seq.append(node)

    def _info(self, name):
        info = self._declared.get(name)
        if info is None:
            info = self._declared[name] = ElementInfo(name)
        return info

    def attlist_decl_handler(self, elem, name, type, default, required):
        self._info(elem)._types.setdefault(name, type)

    def element_decl_handler(self, name, model):
        self._info(name)._content = model

    def end_doctype_decl_handler(self):
        parser = self.getParser()
        if self._options.comments:
            parser.CommentHandler = self.comment_handler
        parser.ProcessingInstructionHandler = self.pi_handler

    def entity_decl_handler(self, entityName, is_parameter_entity, value, base, systemId, publicId, notationName):
        if is_parameter_entity or not self._options.entities:
            return
        node = minidom.Entity(entityName, publicId, systemId, notationName)
        node.ownerDocument = self.document
        if value is not None:
            node.childNodes.append(self.document.createTextNode(value))
        self._declare(self.document.doctype.entities, node)

    def external_entity_ref_handler(self, context, base, systemId, publicId):
        """What is outside of the document is not read."""
        return 1

    def notation_decl_handler(self, notationName, base, systemId, publicId):
        node = minidom.Notation(notationName, publicId, systemId)
        node.ownerDocument = self.document
        self._declare(self.document.doctype.notations, node)

    def start_doctype_decl_handler(self, doctypeName, systemId, publicId, has_internal_subset):
        doctype = theDOMImplementation.createDocumentType(doctypeName, publicId, systemId)
        doctype.ownerDocument = self.document
        self.document._add(doctype)
        self.document.doctype = doctype
        parser = self.getParser()
        if self._is_rejected(doctype):
            self.document.doctype = doctype = None
            self.document.childNodes.pop()
            parser.EntityDeclHandler = parser.NotationDeclHandler = None
        if has_internal_subset:
            if doctype is not None:
                doctype.entities._seq, doctype.notations._seq = [], []
            # Comments and instructions among declarations are no nodes.
            parser.CommentHandler = parser.ProcessingInstructionHandler = None

    def xml_decl_handler(self, version, encoding, standalone):
        self.document.version, self.document.encoding = version, encoding
        if standalone >= 0:
            self.document.standalone = bool(standalone)

    # Content

    def _attribute(self, node, made, value):
        made.value, made.ownerDocument = value, self.document
        node._put(made)

    def _element(self, name, attributes):
        node = self.document.createElement(name)
        for key, value in zip(attributes[::2], attributes[1::2]):
            self._attribute(node, Attr(key, EMPTY_NAMESPACE, None, EMPTY_PREFIX), value)
        return node

    def _hang(self, node):
        node.ownerDocument = self.document
        self.curNode._add(node)
        if self._is_rejected(node):
            self.curNode.removeChild(node)

    def _text(self, cls, kind, data, joined):
        """Add text to the node at the end, where that is of this kind, or make one."""
        nodes = self.curNode.childNodes
        if joined and nodes and nodes[-1].nodeType == kind:
            nodes[-1].data += data
            return
        node = cls()
        node.data, node.ownerDocument = data, self.document
        self.curNode._add(node)

    def character_data_handler(self, data):
        if not self._rejected:
            self._text(minidom.Text, _TEXT, data, True)

    def character_data_handler_cdata(self, data):
        if self._rejected:
            return
        if self._in_cdata:
            self._text(minidom.CDATASection, _CDATA, data, self._cdata_begun)
            self._cdata_begun = True
        else:
            self._text(minidom.Text, _TEXT, data, True)

    def comment_handler(self, data):
        if not self._rejected:
            self._hang(minidom.Comment(data))

    def end_cdata_section_handler(self):
        self._in_cdata = self._cdata_begun = False

    def end_element_handler(self, name):
        if self._rejected:
            self._rejected -= 1
            return
        if self._skipped and self._skipped.pop():
            return
        node = self.curNode
        self.curNode = node.parentNode
        info = self._declared.get(node.tagName)
        if info is not None and not self._options.whitespace_in_element_content and info.isElementContent():
            for child in [*node.childNodes]:
                if child.nodeType == _TEXT and not child.data.strip():
                    node.removeChild(child)
        if node is not self.document.documentElement and self._is_rejected(node):
            self.curNode.removeChild(node)

    def pi_handler(self, target, data):
        if not self._rejected:
            self._hang(minidom.ProcessingInstruction(target, data))

    def start_cdata_section_handler(self):
        self._in_cdata, self._cdata_begun = True, False

    def start_element_handler(self, name, attributes):
        if self._rejected:
            self._rejected += 1
            return
        node = self._element(name, attributes)
        self.curNode._add(node)
        self.curNode = node
        if self._filter is not None:
            self._skipped.append(False)
            if node is not self.document.documentElement:
                self._start_filtered(node)

    # Filters

    def _answer(self, method, node):
        answer = getattr(self._filter, method)(node)
        if answer == _INTERRUPT:
            raise ParseEscape
        if answer not in (_ACCEPT, _REJECT, _SKIP):
            raise ValueError(f'{method}() returned illegal value: {answer!r}')
        return answer

    def _is_rejected(self, node):
        """Whether a filter takes a node out; what is in one that it skips takes its place."""
        if not self._shown(node):
            return False
        answer = self._answer('acceptNode', node)
        if answer == _SKIP:
            for child in node.childNodes[:]:
                node.parentNode.appendChild(child)
        return answer != _ACCEPT

    def _shown(self, node):
        return self._filter is not None and self._filter.whatToShow & 1 << node.nodeType - 1

    def _start_filtered(self, node):
        if not self._shown(node):
            return
        answer = self._answer('startContainer', node)
        if answer == _ACCEPT:
            return
        self.curNode = node.parentNode
        self.curNode.removeChild(node)
        if answer == _REJECT:
            self._skipped.pop()
            self._rejected = 1
        else:
            self._skipped[-1] = True


class Namespaces:
    """What builders do that know namespaces: names come as namespace, local name and prefix."""

    def _element(self, name, attributes):
        uri, local, prefix, shown = _parted(name)
        node = Element(shown, uri, prefix, local)
        node.ownerDocument = self.document
        if self._spaces:
            for key, value in self._spaces:
                made = Attr('xmlns:' + key, XMLNS_NAMESPACE, key, 'xmlns') if key else Attr('xmlns', XMLNS_NAMESPACE, 'xmlns', EMPTY_PREFIX)
                self._attribute(node, made, value or '')
            self._spaces = []
        for key, value in zip(attributes[::2], attributes[1::2]):
            uri, local, prefix, shown = _parted(key)
            self._attribute(node, Attr(shown, uri, local, prefix), value)
        return node

    def _start_filtered(self, node):
        """Only what is whole is asked about, as CPython does."""

    def createParser(self):
        parser = expat.ParserCreate(namespace_separator=' ')
        parser.namespace_prefixes = True
        return parser

    def install(self, parser):
        super().install(parser)
        self._spaces = []
        if self._options.namespace_declarations:
            parser.StartNamespaceDeclHandler = self.start_namespace_decl_handler

    def start_namespace_decl_handler(self, prefix, uri):
        self._spaces.append((prefix, uri))


def _parted(name):
    """(namespace, local name, prefix, name as written) of a name as the parser gives it."""
    parts = name.split(' ')
    if len(parts) == 1:
        return EMPTY_NAMESPACE, name, EMPTY_PREFIX, name
    if len(parts) == 2:
        return parts[0], parts[1], EMPTY_PREFIX, parts[1]
    if len(parts) == 3:
        return parts[0], parts[1], parts[2], f'{parts[2]}:{parts[1]}'
    raise ValueError(f'Unsupported syntax: spaces in URIs not supported: {name!r}')


class ExpatBuilderNS(Namespaces, ExpatBuilder):
    """Builds a document with namespaces."""


_INSIDE = 'http://xml.python.org/entities/fragment-builder/internal'
_AROUND = '''\
<!DOCTYPE wrapper
  %s [
  <!ENTITY fragment-builder-internal
    SYSTEM "''' + _INSIDE + '''">
%s
]>
<wrapper>&fragment-builder-internal;</wrapper>'''


class FragmentBuilder(ExpatBuilder):
    """Builds a fragment that could stand in an element, whose document's declarations hold for it."""

    def __init__(self, context, options=None):
        self.context = context
        self.originalDocument = context if context.nodeType == Node.DOCUMENT_NODE else context.ownerDocument
        ExpatBuilder.__init__(self, options)

    def external_entity_ref_handler(self, context, base, systemId, publicId):
        if systemId != _INSIDE:
            return ExpatBuilder.external_entity_ref_handler(self, context, base, systemId, publicId)
        before = self.document, self.curNode, self._parser
        self.document = self.originalDocument
        self.fragment = self.curNode = self.document.createDocumentFragment()
        try:
            self._parser.ExternalEntityParserCreate(context).Parse(self._source, True)
        finally:
            self.document, self.curNode, self._parser = before
            self._source = None
        return -1

    def parseFile(self, file):
        return self.parseString(file.read())

    def parseString(self, string):
        """The fragment that a text is."""
        self._source = string
        doctype, ident, subset = self.originalDocument.doctype, '', ''
        if doctype is not None:
            subset = doctype.internalSubset or _declarations(doctype)
            if doctype.publicId:
                ident = f'PUBLIC "{doctype.publicId}" "{doctype.systemId}"'
            elif doctype.systemId:
                ident = f'SYSTEM "{doctype.systemId}"'
        try:
            self.getParser().Parse(_AROUND % (ident, subset), True)
        except BaseException:
            self.reset()
            raise
        fragment = self.fragment
        self.reset()
        return fragment

    def reset(self):
        ExpatBuilder.reset(self)
        self.fragment = None


def _declarations(doctype):
    """The notations and entities of a type, as they could be written."""
    out = []
    for node in doctype.notations._seq:
        out.append(f'\n  <!NOTATION {node.nodeName}')
        out.append(f' PUBLIC "{node.publicId}"' if node.publicId else '')
        out.append(f'\n             "{node.systemId}">' if node.publicId else f' SYSTEM "{node.systemId}">')
    for node in doctype.entities._seq:
        if node.publicId:
            value = f'PUBLIC "{node.publicId}"\n             "{node.systemId}"'
        elif node.systemId:
            value = f'SYSTEM "{node.systemId}"'
        else:
            value = f'"{node.firstChild.data}"'
        out.append(f'\n  <!ENTITY {node.nodeName} {value}' + (f'\n             NDATA {node.notationName}' if node.notationName else '') + '>')
    return ''.join(out)


class FragmentBuilderNS(Namespaces, FragmentBuilder):
    """Builds a fragment with namespaces."""


class InternalSubsetExtractor(ExpatBuilder):
    """Finds what a document's type declares in the document, as it is written."""
    subset = None

    def end_doctype_decl_handler(self):
        self.subset = ''.join(self.subset).replace('\r\n', '\n').replace('\r', '\n')
        raise ParseEscape

    def getSubset(self):
        return self.subset

    def install(self, parser):
        parser.StartDoctypeDeclHandler, parser.StartElementHandler = self.start_doctype_decl_handler, self.start_element_handler

    def parseFile(self, file):
        self.parseString(file.read())

    def parseString(self, string):
        try:
            self.getParser().Parse(string, True)
        except ParseEscape:
            pass

    def start_doctype_decl_handler(self, name, publicId, systemId, has_internal_subset):
        if has_internal_subset:
            parser, self.subset = self.getParser(), []
            parser.DefaultHandler, parser.EndDoctypeDeclHandler = self.subset.append, self.end_doctype_decl_handler
        else:
            raise ParseEscape

    def start_element_handler(self, name, attrs):
        raise ParseEscape


def parse(file, namespaces=True):
    """The document of a file, or of the file with this name."""
    builder = ExpatBuilderNS() if namespaces else ExpatBuilder()
    if not isinstance(file, str):
        return builder.parseFile(file)
    with open(file, 'rb') as opened:
        return builder.parseFile(opened)


def parseString(string, namespaces=True):
    """The document that text or bytes are."""
    return (ExpatBuilderNS() if namespaces else ExpatBuilder()).parseString(string)


def parseFragment(file, context, namespaces=True):
    """What a file, or the file with this name, says as part of an element."""
    builder = FragmentBuilderNS(context) if namespaces else FragmentBuilder(context)
    if not isinstance(file, str):
        return builder.parseFile(file)
    with open(file, 'rb') as opened:
        return builder.parseFile(opened)


def parseFragmentString(string, context, namespaces=True):
    """What a text says as part of an element."""
    return (FragmentBuilderNS(context) if namespaces else FragmentBuilder(context)).parseString(string)


def makeBuilder(options):
    """A builder that does as the options say."""
    return (ExpatBuilderNS if options.namespaces else ExpatBuilder)(options)
