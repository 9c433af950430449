"""The reader of XML by events that expat makes."""

import functools
import weakref
from contextlib import ExitStack
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

# What the parser calls: methods of the handlers where nothing has to be changed, else the reader's own.
_CONTENT = {'CharacterDataHandler': 'characters', 'ProcessingInstructionHandler': 'processingInstruction'}
_LEXICAL = {'CommentHandler': 'comment', 'EndCdataSectionHandler': 'endCDATA', 'EndDoctypeDeclHandler': 'endDTD',
            'StartCdataSectionHandler': 'startCDATA'}
_ALWAYS = {'EndNamespaceDeclHandler': 'end_namespace_decl', 'ExternalEntityRefHandler': 'external_entity_ref',
           'NotationDeclHandler': 'notation_decl', 'SkippedEntityHandler': 'skipped_entity_handler',
           'StartNamespaceDeclHandler': 'start_namespace_decl', 'UnparsedEntityDeclHandler': 'unparsed_entity_decl'}
_PLAIN = {'EndElementHandler': 'end_element', 'StartElementHandler': 'start_element'}
_SPACED = {'EndElementHandler': 'end_element_ns', 'StartElementHandler': 'start_element_ns'}


class _Finished:
    """What is left of a parser when its document was wrong: where it was."""

    def __init__(self, parser):
        self.ErrorLineNumber, self.ErrorColumnNumber = parser.ErrorLineNumber, parser.ErrorColumnNumber


@xmlreader._hands_on('_reader', xmlreader.Locator)
class ExpatLocator(xmlreader.Locator):
    """Says where a reader is, without keeping it."""

    def __init__(self, parser):
        self._reader = weakref.proxy(parser)


def _telling(slot, name):
    """Have a method tell a handler what it returns: the arguments of the handler's method."""
    def decorate(arguments):
        @functools.wraps(arguments)
        def tell(self, *args, **named):
            getattr(getattr(self, slot), name)(*arguments(self, *args, **named))

        return tell

    return decorate


class ExpatParser(xmlreader.IncrementalParser, xmlreader.Locator):
    """Reads documents by an expat parser."""

    def __init__(self, namespaceHandling=0, bufsize=2 ** 16 - 20):
        super().__init__(bufsize)
        self._parser = None  # readers of others' that are derived from this one change its handlers
        self._features = {feature_namespaces: namespaceHandling, feature_external_ges: 0}
        self._properties = {property_lexical_handler: None, property_interning_dict: None}
        self._document, self._outer, self._begun = xmlreader.InputSource(), [], False

    # What a reader is asked

    def getFeature(self, name):
        if name == feature_string_interning:
            return self._properties[property_interning_dict] is not None
        if name in self._features:
            return self._features[name]
        return 0 if name in _NEVER else super().getFeature(name)

    def getProperty(self, name):
        if name in self._properties:
            return self._properties[name]
        if name != property_xml_string:
            return super().getProperty(name)
        if self._parser is None:
            raise SAXNotSupportedException('XML string cannot be returned when not parsing')
        if isinstance(self._parser, _Finished):
            raise SAXNotRecognizedException('This version of expat does not support getting the XML string')
        return self._parser.GetInputContext()

    def setContentHandler(self, handler):
        super().setContentHandler(handler)
        if self._begun:
            self._connect(_CONTENT, handler)

    def setFeature(self, name, state):
        if self._begun:
            raise SAXNotSupportedException('Cannot set features while parsing')
        if name in self._features:
            self._features[name] = state
        elif name == feature_string_interning:
            kept = self._properties[property_interning_dict]
            self._properties[property_interning_dict] = None if not state else {} if kept is None else kept
        elif name not in _NEVER:
            super().setFeature(name, state)
        elif state:
            raise SAXNotSupportedException(_NEVER[name])

    def setProperty(self, name, value):
        if name == property_xml_string:
            raise SAXNotSupportedException(f"Property '{name}' cannot be set")
        if name not in self._properties:
            super().setProperty(name, value)
        self._properties[name] = value
        if name == property_lexical_handler and self._begun:
            self._connect_lexical()

    # Documents, whole and piece by piece

    def _close_files(self):
        with ExitStack() as files:
            for file in self._document.getByteStream(), self._document.getCharacterStream():
                if file is not None:
                    files.callback(file.close)

    def _connect(self, table, receiver):
        for event, name in table.items():
            setattr(self._parser, event, None if receiver is None else getattr(receiver, name))

    def _connect_lexical(self):
        lexical = self._properties[property_lexical_handler]
        self._connect(_LEXICAL, lexical)
        self._parser.StartDoctypeDeclHandler = None if lexical is None else self.start_doctype_decl

    def _parse(self, data, final):
        try:
            self._parser.Parse(data, final)
        except expat.error as error:
            self._err_handler.fatalError(SAXParseException(expat.ErrorString(error.code), error, self))

    def close(self):
        if self._outer or self._parser is None or isinstance(self._parser, _Finished):
            return
        try:
            self.feed(b'', isFinal=True)
            self._cont_handler.endDocument()
            self._parser = None
        finally:
            self._begun = False
            self._parser = self._parser and _Finished(self._parser)
            self._close_files()

    def feed(self, data, isFinal=False):
        if not self._begun:
            self.reset()
            self._begun = True
            self._cont_handler.startDocument()
        self._parse(data, isFinal)

    def flush(self):
        """Tell what is there already of what was fed."""
        parser = self._parser
        if parser is None:
            return
        deferred = parser.GetReparseDeferralEnabled()
        parser.SetReparseDeferralEnabled(False)
        try:
            self._parse(b'', False)
        finally:
            parser.SetReparseDeferralEnabled(deferred)

    def parse(self, source):
        """Read a document; source is a name, a file or an InputSource."""
        self._document = saxutils.prepare_input_source(source)
        try:
            self.reset()
            self._cont_handler.setDocumentLocator(ExpatLocator(self))
            super().parse(self._document)
        except BaseException:
            self._close_files()
            raise

    def prepareParser(self, source):
        name = source.getSystemId()
        if name is not None:
            self._parser.SetBase(name)

    def reset(self):
        spaced = self._features[feature_namespaces]
        self._parser = expat.ParserCreate(self._document.getEncoding(), ' ' if spaced else None,
                                          intern=self._properties[property_interning_dict])
        if spaced:
            self._parser.namespace_prefixes = 1
        self._connect({**_ALWAYS, **(_SPACED if spaced else _PLAIN)}, self)
        self._connect(_CONTENT, self._cont_handler)
        self._connect_lexical()
        self._parser.SetParamEntityParsing(expat.XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE)
        self._begun, self._outer = False, []

    # What a locator is asked

    def getColumnNumber(self):
        return None if self._parser is None else self._parser.ErrorColumnNumber

    def getLineNumber(self):
        return 1 if self._parser is None else self._parser.ErrorLineNumber

    def getPublicId(self):
        return self._document.getPublicId()

    def getSystemId(self):
        return self._document.getSystemId()

    # What the parser tells, and what handlers are told of it

    @_telling('_cont_handler', 'characters')
    def character_data(self, data):
        return data,

    @_telling('_cont_handler', 'endElement')
    def end_element(self, name):
        return name,

    @_telling('_cont_handler', 'endElementNS')
    def end_element_ns(self, name):
        return _parted(name)[0], None

    @_telling('_cont_handler', 'endPrefixMapping')
    def end_namespace_decl(self, prefix):
        return prefix,

    def external_entity_ref(self, context, base, sysid, pubid):
        """Read an external entity, where the program has asked for that; 0 where it cannot be read."""
        if not self._features[feature_external_ges]:
            return 1
        around = self._parser, self._document
        where = self._ent_handler.resolveEntity(pubid, sysid)
        self._document = saxutils.prepare_input_source(where, self.getSystemId() or '')
        self._parser = self._parser.ExternalEntityParserCreate(context)
        self._outer.append(around)
        try:
            super().parse(self._document)
        except Exception:
            return 0
        self._parser, self._document = self._outer.pop()
        return 1

    @_telling('_dtd_handler', 'notationDecl')
    def notation_decl(self, name, base, sysid, pubid):
        return name, pubid, sysid

    @_telling('_cont_handler', 'processingInstruction')
    def processing_instruction(self, target, data):
        return target, data

    @_telling('_cont_handler', 'skippedEntity')
    def skipped_entity_handler(self, name, is_pe):
        return '%' + name if is_pe else name,

    @_telling('_lexical', 'startDTD')
    def start_doctype_decl(self, name, sysid, pubid, has_internal_subset):
        return name, pubid, sysid

    @_telling('_cont_handler', 'startElement')
    def start_element(self, name, attrs):
        return name, AttributesImpl(attrs)

    @_telling('_cont_handler', 'startElementNS')
    def start_element_ns(self, name, attrs):
        found = [(*_parted(key), value) for key, value in attrs.items()]
        made = AttributesNSImpl({pair: value for pair, _, value in found}, {pair: written for pair, written, _ in found})
        return _parted(name)[0], None, made

    @_telling('_cont_handler', 'startPrefixMapping')
    def start_namespace_decl(self, prefix, uri):
        return prefix, uri

    @_telling('_dtd_handler', 'unparsedEntityDecl')
    def unparsed_entity_decl(self, name, base, sysid, pubid, notation_name):
        return name, pubid, sysid, notation_name

    _lexical = property(lambda self: self._properties[property_lexical_handler])


def _parted(name):
    """((namespace, local name), name as written) of a name as the parser gives it: namespace, local name, prefix."""
    space, _, rest = name.rpartition(' ')
    if not space:
        return (None, name), name
    first, _, local = space.partition(' ')
    return ((first, local), f'{rest}:{local}') if local else ((space, rest), rest)


def create_parser(*args, **kwargs):
    """A new reader."""
    return ExpatParser(*args, **kwargs)
