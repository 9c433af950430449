"""XML as trees: the names of the Document Object Model, and its exceptions."""


class Node:
    """What kinds of nodes there are."""
    __slots__ = ()
    (ELEMENT_NODE, ATTRIBUTE_NODE, TEXT_NODE, CDATA_SECTION_NODE, ENTITY_REFERENCE_NODE, ENTITY_NODE, PROCESSING_INSTRUCTION_NODE,
     COMMENT_NODE, DOCUMENT_NODE, DOCUMENT_TYPE_NODE, DOCUMENT_FRAGMENT_NODE, NOTATION_NODE) = range(1, 13)


class DOMException(Exception):
    """What cannot be done with a tree; code is the number of the reason."""

    def __init__(self, *args, **kw):
        if self.__class__ is DOMException:
            raise RuntimeError('DOMException should not be instantiated directly')
        Exception.__init__(self, *args, **kw)

    def _get_code(self):
        return self.code


def _exceptions(names):
    """For each reason a constant and a class."""
    for code, name in enumerate(names.split(), 1):
        globals()[name] = code
        words = [word.capitalize() for word in name.split('_')]
        title = ''.join(words)
        globals()[title] = type(title, (DOMException,), {'code': code, '__module__': __name__, '__qualname__': title})


global IndexSizeErr, DomstringSizeErr, HierarchyRequestErr, WrongDocumentErr, InvalidCharacterErr, NoDataAllowedErr
global NoModificationAllowedErr, NotFoundErr, NotSupportedErr, InuseAttributeErr, InvalidStateErr, SyntaxErr
global InvalidModificationErr, NamespaceErr, InvalidAccessErr, ValidationErr
_exceptions('INDEX_SIZE_ERR DOMSTRING_SIZE_ERR HIERARCHY_REQUEST_ERR WRONG_DOCUMENT_ERR INVALID_CHARACTER_ERR NO_DATA_ALLOWED_ERR '
            'NO_MODIFICATION_ALLOWED_ERR NOT_FOUND_ERR NOT_SUPPORTED_ERR INUSE_ATTRIBUTE_ERR INVALID_STATE_ERR SYNTAX_ERR '
            'INVALID_MODIFICATION_ERR NAMESPACE_ERR INVALID_ACCESS_ERR VALIDATION_ERR')


class UserDataHandler:
    """What can have happened to a node whose data a handler is told of."""
    NODE_CLONED, NODE_IMPORTED, NODE_DELETED, NODE_RENAMED = range(1, 5)


XML_NAMESPACE, XMLNS_NAMESPACE = 'http://www.w3.org/XML/1998/namespace', 'http://www.w3.org/2000/xmlns/'
XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml'
EMPTY_NAMESPACE = EMPTY_PREFIX = None

from xml.dom.domreg import getDOMImplementation as getDOMImplementation
from xml.dom.domreg import registerDOMImplementation as registerDOMImplementation
