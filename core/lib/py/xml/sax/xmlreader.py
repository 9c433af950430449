"""What readers of XML are: base classes of them, and of what they are given and tell."""

import functools
from xml.sax import handler
from xml.sax._exceptions import SAXNotRecognizedException, SAXNotSupportedException

_MISSING = 'This method must be implemented!'


def _hands_on(slot, interface, names=None):
    """Give a class methods of another one's, or all that it has not itself, which ask the object in an attribute."""
    def dress(cls):
        for name, like in [*vars(interface).items()]:
            if name in names if names else name[0] != '_' and name not in vars(cls):
                ask = _asking(slot, name, like)
                ask.__module__, ask.__qualname__ = cls.__module__, f'{cls.__qualname__}.{name}'
                setattr(cls, name, ask)
        return cls

    return dress


def _asking(slot, name, like):
    @functools.wraps(like)
    def ask(self, *args, **named):
        if named:
            # The other object's own method may call its parameters something else.
            from inspect import signature
            args = signature(like).bind(self, *args, **named).args[1:]
        return getattr(getattr(self, slot), name)(*args)

    return ask


class XMLReader:
    """Reads documents, and tells handlers what they say."""

    # Readers and filters of others' are derived from this class, and use these four by their names.
    def __init__(self):
        self._cont_handler, self._dtd_handler = handler.ContentHandler(), handler.DTDHandler()
        self._ent_handler, self._err_handler = handler.EntityResolver(), handler.ErrorHandler()

    def getContentHandler(self):
        return self._cont_handler

    def getDTDHandler(self):
        return self._dtd_handler

    def getEntityResolver(self):
        return self._ent_handler

    def getErrorHandler(self):
        return self._err_handler

    def getFeature(self, name):
        raise SAXNotRecognizedException(f"Feature '{name}' not recognized")

    def getProperty(self, name):
        raise SAXNotRecognizedException(f"Property '{name}' not recognized")

    def parse(self, source):
        """Read a document."""
        raise NotImplementedError(_MISSING)

    def setContentHandler(self, handler):
        self._cont_handler = handler

    def setDTDHandler(self, handler):
        self._dtd_handler = handler

    def setEntityResolver(self, resolver):
        self._ent_handler = resolver

    def setErrorHandler(self, handler):
        self._err_handler = handler

    def setFeature(self, name, state):
        raise SAXNotRecognizedException(f"Feature '{name}' not recognized")

    def setLocale(self, locale):
        """Choose the language of messages, of which there is one."""
        raise SAXNotSupportedException('Locale support not implemented')

    def setProperty(self, name, value):
        raise SAXNotRecognizedException(f"Property '{name}' not recognized")


class IncrementalParser(XMLReader):
    """A reader that can be fed a document piece by piece."""

    def __init__(self, bufsize=2 ** 16):
        super().__init__()
        self._piece = bufsize

    def close(self):
        """There are no more pieces."""
        raise NotImplementedError(_MISSING)

    def feed(self, data):
        """Take a piece of the document."""
        raise NotImplementedError(_MISSING)

    def parse(self, source):
        """Read a document: feed what its file gives."""
        from xml.sax import saxutils
        source = saxutils.prepare_input_source(source)
        self.prepareParser(source)
        text = source.getCharacterStream()
        read = (source.getByteStream() if text is None else text).read
        while piece := read(self._piece):
            self.feed(piece)
        self.close()

    def prepareParser(self, source):
        """Get ready for a document; called by parse()."""
        raise NotImplementedError('prepareParser must be overridden!')

    def reset(self):
        """Get ready for another document."""
        raise NotImplementedError(_MISSING)


class Locator:
    """Says where in a document the reader is."""

    def getSystemId(self):
        return None

    def getPublicId(self):
        return None

    def getLineNumber(self):
        return -1

    def getColumnNumber(self):
        return -1


class InputSource:
    """Says where a document comes from: names, an encoding, files."""

    def __init__(self, system_id=None):
        self._system = system_id
        self._public = self._encoding = self._bytes = self._text = None

    def getByteStream(self):
        return self._bytes

    def getCharacterStream(self):
        return self._text

    def getEncoding(self):
        return self._encoding

    def getPublicId(self):
        return self._public

    def getSystemId(self):
        return self._system

    def setByteStream(self, bytefile):
        self._bytes = bytefile

    def setCharacterStream(self, charfile):
        self._text = charfile

    def setEncoding(self, encoding):
        self._encoding = encoding

    def setPublicId(self, public_id):
        self._public = public_id

    def setSystemId(self, system_id):
        self._system = system_id


class AttributesImpl:
    """An element's attributes, where namespaces are not read."""

    def __init__(self, attrs):
        """attrs is {name: value}."""
        self._attrs = attrs

    def __contains__(self, name):
        return name in self._attrs

    def __getitem__(self, name):
        return self._attrs[name]

    def __len__(self):
        return len(self._attrs)

    def copy(self):
        return self.__class__(self._attrs)

    def get(self, name, alternative=None):
        return self._attrs[name] if name in self._attrs else alternative

    def getQNameByName(self, name):
        """The name as it is written, which is the name."""
        if name in self._attrs:
            return name
        raise KeyError(name)

    def getType(self, name):
        return 'CDATA'

    def items(self):
        return [*self._attrs.items()]

    def keys(self):
        return [*self._attrs]

    def values(self):
        return [*self._attrs.values()]

    getLength, getNameByQName = __len__, getQNameByName
    getNames = getQNames = keys
    getValue = getValueByQName = __getitem__


class AttributesNSImpl(AttributesImpl):
    """An element's attributes by (namespace, local name)."""

    def __init__(self, attrs, qnames):
        """attrs is {(namespace, local name): value}, and qnames {(namespace, local name): name as written}."""
        super().__init__(attrs)
        self._written = qnames

    def copy(self):
        return self.__class__(self._attrs, self._written)

    def getNameByQName(self, name):
        found = [key for key, written in self._written.items() if written == name]
        if not found:
            raise KeyError(name)
        return found[0]

    def getQNameByName(self, name):
        return self._written[name]

    def getQNames(self):
        return [*self._written.values()]

    def getValueByQName(self, name):
        return self._attrs[self.getNameByQName(name)]
