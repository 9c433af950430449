"""Parsers of XML, in the words of expat: they call handlers for what they find."""

import sys as _sys
from types import ModuleType as _ModuleType

from _hn import _tp_name
from _xmlscan import MESSAGES as _MESSAGES
from _xmlscan import ExpatError
from _xmlscan import create as _create
from _xmlscan import xmlparser as XMLParserType

EXPAT_VERSION, version_info, native_encoding = 'expat_2.7.3', (2, 7, 3), 'UTF-8'
features = [('sizeof(XML_Char)', 1), ('sizeof(XML_LChar)', 1), ('XML_DTD', 0), ('XML_CONTEXT_BYTES', 1024), ('XML_NS', 0),
            ('XML_BLAP_MAX_AMP', 100), ('XML_BLAP_ACT_THRES', 8388608), ('XML_GE', 0), ('XML_AT_MAX_AMP', 100),
            ('XML_AT_ACT_THRES', 67108864)]
XML_PARAM_ENTITY_PARSING_NEVER, XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE, XML_PARAM_ENTITY_PARSING_ALWAYS = range(3)
error = ExpatError


def ParserCreate(encoding=None, namespace_separator=None, intern=None):
    """Return a new XML parser object."""
    for number, value in ((1, encoding), (2, namespace_separator)):
        if value is not None and not isinstance(value, str):
            name = ('encoding', 'namespace_separator')[number - 1]
            raise TypeError(f"ParserCreate() argument '{name}' must be str or None, not {_tp_name(value)}")
    if namespace_separator is not None and len(namespace_separator) > 1:
        raise ValueError('namespace_separator must be at most one character, omitted, or None')
    if intern is not None and not isinstance(intern, dict):
        raise TypeError('intern must be a dictionary')
    return _create(encoding, namespace_separator, {} if intern is None else intern)


def ErrorString(code, /):
    """Returns string error for given number."""
    return _MESSAGES.get(code)


def _named(name, doc, values):
    module = _sys.modules['pyexpat.' + name] = _ModuleType('pyexpat.' + name, doc)
    vars(module).update(values)
    return module


_NAMES = ('NO_MEMORY SYNTAX NO_ELEMENTS INVALID_TOKEN UNCLOSED_TOKEN PARTIAL_CHAR TAG_MISMATCH DUPLICATE_ATTRIBUTE JUNK_AFTER_DOC_ELEMENT '
          'PARAM_ENTITY_REF UNDEFINED_ENTITY RECURSIVE_ENTITY_REF ASYNC_ENTITY BAD_CHAR_REF BINARY_ENTITY_REF '
          'ATTRIBUTE_EXTERNAL_ENTITY_REF MISPLACED_XML_PI UNKNOWN_ENCODING INCORRECT_ENCODING UNCLOSED_CDATA_SECTION '
          'EXTERNAL_ENTITY_HANDLING NOT_STANDALONE UNEXPECTED_STATE ENTITY_DECLARED_IN_PE FEATURE_REQUIRES_XML_DTD '
          'CANT_CHANGE_FEATURE_ONCE_PARSING UNBOUND_PREFIX UNDECLARING_PREFIX INCOMPLETE_PE XML_DECL TEXT_DECL PUBLICID SUSPENDED '
          'NOT_SUSPENDED ABORTED FINISHED SUSPEND_PE RESERVED_PREFIX_XML RESERVED_PREFIX_XMLNS RESERVED_NAMESPACE_URI INVALID_ARGUMENT '
          'NO_BUFFER AMPLIFICATION_LIMIT_BREACH NOT_STARTED')
errors = _named('errors', 'Constants used to describe error conditions.', {
    'codes': {text: code for code, text in _MESSAGES.items()}, 'messages': _MESSAGES.copy(),
    **{'XML_ERROR_' + name: text for name, text in zip(_NAMES.split(), _MESSAGES.values(), strict=True)}})
model = _named('model', 'Constants used to interpret content model information.', dict(zip(
    'XML_CTYPE_EMPTY XML_CTYPE_ANY XML_CTYPE_MIXED XML_CTYPE_NAME XML_CTYPE_CHOICE XML_CTYPE_SEQ'.split(), range(1, 7)), **dict(zip(
        'XML_CQUANT_NONE XML_CQUANT_OPT XML_CQUANT_REP XML_CQUANT_PLUS'.split(), range(4)))))
