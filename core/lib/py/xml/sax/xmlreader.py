"""What readers of XML are: base classes of them, and of what they are given and tell."""

from xml.sax import handler
from xml.sax._exceptions import SAXNotRecognizedException, SAXNotSupportedException

_MISSING = 'This method must be implemented!'


class XMLReader:
    """Reads documents, and tells handlers what they say."""

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
        self._bufsize = bufsize
        super().__init__()

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
        files = source.getCharacterStream(), source.getByteStream()
        read = (files[1] if files[0] is None else files[0]).read
        for piece in iter(lambda: read(self._bufsize), None):
            if not piece:
                break
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
        self.__system_id, self.__public_id, self.__encoding, self.__bytefile, self.__charfile = system_id, None, None, None, None

    def getByteStream(self):
        return self.__bytefile

    def getCharacterStream(self):
        return self.__charfile

    def getEncoding(self):
        return self.__encoding

    def getPublicId(self):
        return self.__public_id

    def getSystemId(self):
        return self.__system_id

    def setByteStream(self, bytefile):
        self.__bytefile = bytefile

    def setCharacterStream(self, charfile):
        self.__charfile = charfile

    def setEncoding(self, encoding):
        self.__encoding = encoding

    def setPublicId(self, public_id):
        self.__public_id = public_id

    def setSystemId(self, system_id):
        self.__system_id = system_id


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

    def _known(self, name):
        if name in self._attrs:
            return name
        raise KeyError(name)

    def copy(self):
        return self.__class__(self._attrs)

    def get(self, name, alternative=None):
        return self._attrs[name] if name in self._attrs else alternative

    def getLength(self):
        return len(self._attrs)

    def getNameByQName(self, name):
        return self._known(name)

    def getNames(self):
        return [*self._attrs]

    def getQNameByName(self, name):
        return self._known(name)

    def getQNames(self):
        return [*self._attrs]

    def getType(self, name):
        return 'CDATA'

    def getValue(self, name):
        return self._attrs[name]

    def getValueByQName(self, name):
        return self._attrs[name]

    def items(self):
        return [*self._attrs.items()]

    def keys(self):
        return [*self._attrs]

    def values(self):
        return [*self._attrs.values()]


class AttributesNSImpl(AttributesImpl):
    """An element's attributes by (namespace, local name)."""

    def __init__(self, attrs, qnames):
        """attrs is {(namespace, local name): value}, and qnames {(namespace, local name): name as written}."""
        self._attrs, self._qnames = attrs, qnames

    def _written(self, name):
        for key, qname in self._qnames.items():
            if qname == name:
                return key
        raise KeyError(name)

    def copy(self):
        return self.__class__(self._attrs, self._qnames)

    def getNameByQName(self, name):
        return self._written(name)

    def getQNameByName(self, name):
        return self._qnames[name]

    def getQNames(self):
        return [*self._qnames.values()]

    def getValueByQName(self, name):
        return self._attrs[self._written(name)]
