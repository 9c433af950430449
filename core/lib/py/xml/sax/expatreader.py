"""The reader of XML by events that expat makes."""

import weakref
from xml.parsers import expat
from xml.sax import saxutils, xmlreader
from xml.sax._exceptions import SAXNotRecognizedException, SAXNotSupportedException, SAXParseException
from xml.sax.handler import (feature_external_ges, feature_external_pes, feature_namespace_prefixes, feature_namespaces,
                             feature_string_interning, feature_validation, property_interning_dict, property_lexical_handler,
                             property_xml_string)
from xml.sax.xmlreader import AttributesImpl, AttributesNSImpl

version = '0.20'
_NEVER = {feature_validation: 'expat does not support validation',
          feature_external_pes: 'expat does not read external parameter entities',
          feature_namespace_prefixes: 'expat does not report namespace prefixes'}


class _Finished:
    """What is left of a parser when its document has ended: where it was."""

    def __init__(self, parser):
        self.ErrorLineNumber, self.ErrorColumnNumber = parser.ErrorLineNumber, parser.ErrorColumnNumber


class ExpatLocator(xmlreader.Locator):
    """Says where a reader is, without keeping it."""

    def __init__(self, parser):
        self._ref = weakref.ref(parser)

    def getColumnNumber(self):
        reader = self._ref()
        return None if reader._parser is None else reader._parser.ErrorColumnNumber

    def getLineNumber(self):
        reader = self._ref()
        return 1 if reader._parser is None else reader._parser.ErrorLineNumber

    def getPublicId(self):
        reader = self._ref()
        return None if reader is None else reader._source.getPublicId()

    def getSystemId(self):
        reader = self._ref()
        return None if reader is None else reader._source.getSystemId()


class ExpatParser(xmlreader.IncrementalParser, xmlreader.Locator):
    """Reads documents by an expat parser."""

    def __init__(self, namespaceHandling=0, bufsize=2 ** 16 - 20):
        super().__init__(bufsize)
        self._source, self._parser = xmlreader.InputSource(), None
        self._namespaces, self._parsing, self._external_ges = namespaceHandling, False, 0
        self._lex_handler_prop, self._interning = None, None
        self._entity_stack = []

    # What a reader is asked

    def getFeature(self, name):
        if name == feature_namespaces:
            return self._namespaces
        if name == feature_string_interning:
            return self._interning is not None
        if name == feature_external_ges:
            return self._external_ges
        return 0 if name in _NEVER else super().getFeature(name)

    def getProperty(self, name):
        if name == property_lexical_handler:
            return self._lex_handler_prop
        if name == property_interning_dict:
            return self._interning
        if name != property_xml_string:
            return super().getProperty(name)
        if self._parser is None:
            raise SAXNotSupportedException('XML string cannot be returned when not parsing')
        if isinstance(self._parser, _Finished):
            raise SAXNotRecognizedException('This version of expat does not support getting the XML string')
        return self._parser.GetInputContext()

    def parse(self, source):
        """Read a document; source is a name, a file or an InputSource."""
        self._source = saxutils.prepare_input_source(source)
        try:
            self.reset()
            self._cont_handler.setDocumentLocator(ExpatLocator(self))
            super().parse(self._source)
        except BaseException:
            self._close_source()
            raise

    def prepareParser(self, source):
        name = source.getSystemId()
        if name is not None:
            self._parser.SetBase(name)

    def setContentHandler(self, handler):
        super().setContentHandler(handler)
        if self._parsing:
            self._tell_content()

    def setFeature(self, name, state):
        if self._parsing:
            raise SAXNotSupportedException('Cannot set features while parsing')
        if name == feature_external_ges:
            self._external_ges = state
        elif name == feature_namespaces:
            self._namespaces = state
        elif name == feature_string_interning:
            if not state:
                self._interning = None
            elif self._interning is None:
                self._interning = {}
        elif name not in _NEVER:
            super().setFeature(name, state)
        elif state:
            raise SAXNotSupportedException(_NEVER[name])

    def setProperty(self, name, value):
        if name == property_lexical_handler:
            self._lex_handler_prop = value
            if self._parsing:
                self._tell_lexical()
        elif name == property_interning_dict:
            self._interning = value
        elif name == property_xml_string:
            raise SAXNotSupportedException(f"Property '{name}' cannot be set")
        else:
            super().setProperty(name, value)

    # Piece by piece

    def _close_source(self):
        files = self._source.getCharacterStream(), self._source.getByteStream()
        try:
            if files[0] is not None:
                files[0].close()
        finally:
            if files[1] is not None:
                files[1].close()

    def _fail(self, error):
        self._err_handler.fatalError(SAXParseException(expat.ErrorString(error.code), error, self))

    def _tell_content(self):
        """Have the parser call the handler of content at once where nothing has to be changed."""
        content = self._cont_handler
        self._parser.ProcessingInstructionHandler, self._parser.CharacterDataHandler = content.processingInstruction, content.characters

    def _tell_lexical(self):
        parser, lexical = self._parser, self._lex_handler_prop
        if lexical is None:
            parser.CommentHandler = parser.StartCdataSectionHandler = parser.EndCdataSectionHandler = None
            parser.StartDoctypeDeclHandler = parser.EndDoctypeDeclHandler = None
        else:
            parser.CommentHandler = lexical.comment
            parser.StartCdataSectionHandler, parser.EndCdataSectionHandler = lexical.startCDATA, lexical.endCDATA
            parser.StartDoctypeDeclHandler, parser.EndDoctypeDeclHandler = self.start_doctype_decl, lexical.endDTD

    def close(self):
        if self._entity_stack or self._parser is None or isinstance(self._parser, _Finished):
            return
        try:
            self.feed(b'', isFinal=True)
            self._cont_handler.endDocument()
            self._parsing = False
            self._parser.DefaultHandler = None
        finally:
            self._parsing = False
            if self._parser is not None:
                self._parser = _Finished(self._parser)
        self._close_source()

    def feed(self, data, isFinal=False):
        if not self._parsing:
            self._begin()
        try:
            self._parser.Parse(data, isFinal)
        except expat.error as error:
            self._fail(error)

    def _begin(self):
        self.reset()
        self._parsing = True
        self._cont_handler.startDocument()

    def flush(self):
        """Tell what is there already of what was fed."""
        parser = self._parser
        if parser is None:
            return
        deferred = parser.GetReparseDeferralEnabled()
        try:
            parser.SetReparseDeferralEnabled(False)
            parser.Parse(b'', False)
        except expat.error as error:
            self._fail(error)
        finally:
            parser.SetReparseDeferralEnabled(deferred)

    def reset(self):
        encoding = self._source.getEncoding()
        if self._namespaces:
            self._parser = expat.ParserCreate(encoding, ' ', intern=self._interning)
            self._parser.namespace_prefixes = 1
            self._parser.StartElementHandler, self._parser.EndElementHandler = self.start_element_ns, self.end_element_ns
        else:
            self._parser = expat.ParserCreate(encoding, intern=self._interning)
            self._parser.StartElementHandler, self._parser.EndElementHandler = self.start_element, self.end_element
        parser = self._parser
        self._tell_content()
        parser.UnparsedEntityDeclHandler, parser.NotationDeclHandler = self.unparsed_entity_decl, self.notation_decl
        parser.StartNamespaceDeclHandler, parser.EndNamespaceDeclHandler = self.start_namespace_decl, self.end_namespace_decl
        self._tell_lexical()
        parser.ExternalEntityRefHandler, parser.SkippedEntityHandler = self.external_entity_ref, self.skipped_entity_handler
        parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE)
        self._parsing = False
        self._entity_stack = []

    # What a locator is asked

    def getColumnNumber(self):
        return None if self._parser is None else self._parser.ErrorColumnNumber

    def getLineNumber(self):
        return 1 if self._parser is None else self._parser.ErrorLineNumber

    def getPublicId(self):
        return self._source.getPublicId()

    def getSystemId(self):
        return self._source.getSystemId()

    # What the parser tells

    def character_data(self, data):
        self._cont_handler.characters(data)

    def end_element(self, name):
        self._cont_handler.endElement(name)

    def end_element_ns(self, name):
        self._cont_handler.endElementNS(_parted(name)[0], None)

    def end_namespace_decl(self, prefix):
        self._cont_handler.endPrefixMapping(prefix)

    def external_entity_ref(self, context, base, sysid, pubid):
        """Read an external entity, where the program has asked for that; 0 where it cannot be read."""
        if not self._external_ges:
            return 1
        before = self._parser, self._source
        where = self._ent_handler.resolveEntity(pubid, sysid)
        self._source = saxutils.prepare_input_source(where, self._source.getSystemId() or '')
        self._parser = self._parser.ExternalEntityParserCreate(context)
        self._entity_stack.append(before)
        try:
            super().parse(self._source)
            self._parser, self._source = self._entity_stack.pop()
            return 1
        except Exception:
            return 0

    def notation_decl(self, name, base, sysid, pubid):
        self._dtd_handler.notationDecl(name, pubid, sysid)

    def processing_instruction(self, target, data):
        self._cont_handler.processingInstruction(target, data)

    def skipped_entity_handler(self, name, is_pe):
        self._cont_handler.skippedEntity('%' + name if is_pe else name)

    def start_doctype_decl(self, name, sysid, pubid, has_internal_subset):
        self._lex_handler_prop.startDTD(name, pubid, sysid)

    def start_element(self, name, attrs):
        self._cont_handler.startElement(name, AttributesImpl(attrs))

    def start_element_ns(self, name, attrs):
        values, written = {}, {}
        for key, value in attrs.items():
            pair, qname = _parted(key)
            values[pair] = value
            written[pair] = qname
        self._cont_handler.startElementNS(_parted(name)[0], None, AttributesNSImpl(values, written))

    def start_namespace_decl(self, prefix, uri):
        self._cont_handler.startPrefixMapping(prefix, uri)

    def unparsed_entity_decl(self, name, base, sysid, pubid, notation_name):
        self._dtd_handler.unparsedEntityDecl(name, pubid, sysid, notation_name)


def _parted(name):
    """((namespace, local name), name as written) of a name as the parser gives it: namespace, local name, prefix."""
    parts = name.split()
    if len(parts) == 1:
        return (None, name), name
    if len(parts) == 3:
        return (parts[0], parts[1]), f'{parts[2]}:{parts[1]}'
    return tuple(parts), parts[1]


def create_parser(*args, **kwargs):
    """A new reader."""
    return ExpatParser(*args, **kwargs)
