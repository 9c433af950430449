"""Reading documents as the Document Object Model has it: builders with features, and filters."""

__all__ = ['DOMBuilder', 'DOMEntityResolver', 'DOMInputSource']

import copy
import xml.dom
from xml.dom.NodeFilter import NodeFilter


class Options:
    """What a builder is told: its features as attributes."""
    namespaces = 1
    namespace_declarations = external_parameter_entities = external_general_entities = external_dtd_subset = True
    create_entity_ref_nodes = entities = whitespace_in_element_content = cdata_sections = comments = True
    charset_overrides_xml_encoding = True
    validation = validate_if_schema = validate = datatype_normalization = infoset = supported_mediatypes_only = False
    errorHandler = filter = None


# Features that can be on and off; those that can only be off; and what a view as an information set says of others.
_FREE = ('cdata_sections', 'charset_overrides_xml_encoding', 'comments', 'create_entity_ref_nodes', 'entities',
         'external_general_entities', 'external_parameter_entities', 'namespace_declarations', 'namespaces',
         'whitespace_in_element_content')
_OFF = 'supported_mediatypes_only', 'validate_if_schema', 'validation'
_SET = {**dict.fromkeys(('cdata_sections', 'create_entity_ref_nodes', 'entities', 'namespace_declarations', 'validate_if_schema'), 0),
        **dict.fromkeys(('charset_overrides_xml_encoding', 'comments', 'datatype_normalization', 'whitespace_in_element_content'), 1)}


def _settings():
    """What a feature's state sets: {(name, state): {option: value}}."""
    found = {(name, state): {name: state} for name in _FREE for state in (0, 1)}
    found.update({(name, 0): {name: 0} for name in _OFF})
    return {**found, ('infoset', 0): {}, ('infoset', 1): _SET}


def _option(name):
    return name.lower().replace('-', '_')


class DOMBuilder:
    """Reads documents."""
    entityResolver = errorHandler = filter = None
    ACTION_REPLACE, ACTION_APPEND_AS_CHILDREN, ACTION_INSERT_AFTER, ACTION_INSERT_BEFORE = range(1, 5)

    def __init__(self):
        self._options = Options()

    def canSetFeature(self, name, state):
        return (_option(name), 1 if state else 0) in _settings()

    def getFeature(self, name):
        if not self.supportsFeature(name):
            raise xml.dom.NotFoundErr(f'feature {name!r} not known')
        return getattr(self._options, _option(name))

    def parse(self, input):
        """The document of a DOMInputSource."""
        from xml.dom import expatbuilder
        options = copy.copy(self._options)
        options.filter, options.errorHandler = self.filter, self.errorHandler
        stream = input.byteStream
        if stream is None and input.systemId:
            from xml.sax.saxutils import _fetched
            stream = _fetched(input.systemId)
        return expatbuilder.makeBuilder(options).parseFile(stream)

    def parseURI(self, uri):
        resolver = self.entityResolver or DOMEntityResolver()
        return self.parse(resolver.resolveEntity(None, uri))

    def parseWithContext(self, input, cnode, action):
        if action not in (1, 2, 3, 4):
            raise ValueError('not a legal action')
        raise NotImplementedError("Haven't written this yet...")

    def setFeature(self, name, state):
        if not self.supportsFeature(name):
            raise xml.dom.NotFoundErr(f'unknown feature: {name!r}')
        changes = _settings().get((_option(name), 1 if state else 0))
        if changes is None:
            raise xml.dom.NotSupportedErr(f'unsupported feature: {name!r}')
        for option, value in changes.items():
            setattr(self._options, option, value)

    def supportsFeature(self, name):
        return hasattr(self._options, _option(name))


class DOMEntityResolver:
    """Finds documents by their names."""
    __slots__ = ()

    def resolveEntity(self, publicId, systemId):
        from xml.sax.saxutils import _fetched
        source = DOMInputSource()
        source.publicId, source.systemId = publicId, systemId
        source.byteStream = _fetched(systemId)
        return source


class DOMInputSource:
    """Says where a document is."""
    __slots__ = 'baseURI', 'byteStream', 'characterStream', 'encoding', 'publicId', 'stringData', 'systemId'

    def __init__(self):
        for name in DOMInputSource.__slots__:
            setattr(self, name, None)


class DOMBuilderFilter:
    """Says which nodes come into the tree that is built."""
    FILTER_ACCEPT, FILTER_REJECT, FILTER_SKIP, FILTER_INTERRUPT = range(1, 5)
    whatToShow = NodeFilter.SHOW_ALL

    def startContainer(self, element):
        return self.FILTER_ACCEPT

    def acceptNode(self, element):
        return self.FILTER_ACCEPT


class DocumentLS:
    """What documents can do with files, which is little."""
    async_ = False

    def abort(self):
        raise NotImplementedError("haven't figured out what this means yet")

    def loadXML(self, source):
        raise NotImplementedError("haven't written this yet")

    def load(self, uri):
        self.loadXML(uri)

    def saveXML(self, snode):
        if snode is None:
            return self.toxml()
        if snode.ownerDocument is not self:
            raise xml.dom.WrongDocumentErr()
        return snode.toxml()


class DOMImplementationLS:
    """Makes builders."""
    MODE_SYNCHRONOUS, MODE_ASYNCHRONOUS = 1, 2

    def createDOMBuilder(self, mode, schemaType):
        if schemaType is not None:
            raise xml.dom.NotSupportedErr('schemaType not yet supported')
        if mode not in (self.MODE_SYNCHRONOUS, self.MODE_ASYNCHRONOUS):
            raise ValueError('unknown value for mode')
        if mode == self.MODE_ASYNCHRONOUS:
            raise xml.dom.NotSupportedErr('asynchronous builders are not supported')
        return DOMBuilder()

    def createDOMInputSource(self):
        return DOMInputSource()

    def createDOMWriter(self):
        raise NotImplementedError("the writer interface hasn't been written yet!")
