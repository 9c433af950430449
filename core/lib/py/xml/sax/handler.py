"""What is told of a document that is read: base classes of handlers, and the names of features and properties."""

version = '2.0beta'


class ErrorHandler:
    """Is told of errors: raises those that count, and prints warnings."""

    def warning(self, exception):
        print(exception)

    def fatalError(self, exception):
        raise exception

    def error(self, exception):
        raise exception


class EntityResolver:
    """Says where external entities are."""

    def resolveEntity(self, publicId, systemId):
        return systemId


class ContentHandler:
    """Is told what a document says."""

    def __init__(self):
        self._locator = None

    def characters(self, content):
        """Text, or part of it."""

    def endDocument(self):
        """The document has ended."""

    def endElement(self, name):
        """An element ends, where namespaces are not read."""

    def endElementNS(self, name, qname):
        """An element ends; name is (namespace, local name)."""

    def endPrefixMapping(self, prefix):
        """A prefix stands for its namespace no more."""

    def ignorableWhitespace(self, whitespace):
        """White space that says nothing."""

    def processingInstruction(self, target, data):
        """An instruction."""

    def setDocumentLocator(self, locator):
        self._locator = locator

    def skippedEntity(self, name):
        """An entity that was not read."""

    def startDocument(self):
        """The document begins."""

    def startElement(self, name, attrs):
        """An element begins, where namespaces are not read."""

    def startElementNS(self, name, qname, attrs):
        """An element begins; name is (namespace, local name)."""

    def startPrefixMapping(self, prefix, uri):
        """A prefix stands for a namespace from here on."""


class LexicalHandler:
    """Is told of what does not matter to what a document says."""

    def comment(self, content):
        """A comment."""

    def endCDATA(self):
        """A CDATA section has ended."""

    def endDTD(self):
        """The document type's declaration has ended."""

    def startCDATA(self):
        """A CDATA section begins."""

    def startDTD(self, name, public_id, system_id):
        """The document type's declaration begins."""


class DTDHandler:
    """Is told of declarations that the rest of a document may refer to."""

    def notationDecl(self, name, publicId, systemId):
        """A notation is declared."""

    def unparsedEntityDecl(self, name, publicId, systemId, ndata):
        """An entity that is not XML is declared."""


_FEATURES, _PROPERTIES = 'http://xml.org/sax/features/', 'http://xml.org/sax/properties/'
all_features = [_FEATURES + name for name in (
    'namespaces', 'namespace-prefixes', 'string-interning', 'validation', 'external-general-entities', 'external-parameter-entities')]
(feature_namespaces, feature_namespace_prefixes, feature_string_interning, feature_validation, feature_external_ges,
 feature_external_pes) = all_features
property_lexical_handler, property_dom_node, property_declaration_handler, property_xml_string = [
    _PROPERTIES + name for name in ('lexical-handler', 'dom-node', 'declaration-handler', 'xml-string')]
property_encoding, property_interning_dict = [
    'http://www.python.org/sax/properties/' + name for name in ('encoding', 'interning-dict')]
all_properties = [property_lexical_handler, property_dom_node, property_declaration_handler, property_xml_string, property_encoding,
                  property_interning_dict]
