"""What is rare of io: its two protocols, the pair of a reader and a writer, and the decoder of line ends."""
from abc import ABCMeta, abstractmethod
from types import GenericAlias
from _hn import _type_seal, _type_weak
from _hn.builtins import _tn
from _hn.files import _own_names
from _io import _kinds_of_newline, _newlines
from _io_bytes import DEFAULT_BUFFER_SIZE, BufferedReader, BufferedWriter, _BufferedIOBase

globals().update(_own_names('_io'))
__name__ = 'io'  # what its classes say they are of


def _has(cls, name):
    """True if a class has a method, which is not None; else NotImplemented."""
    found = next((vars(base)[name] for base in cls.__mro__ if name in vars(base)), None)
    return NotImplemented if found is None else True


class Reader(metaclass=ABCMeta):
    """What read() gives data of."""
    __slots__ = ()

    @abstractmethod
    def read(self, size=..., /):
        """So much data, or all there is."""

    @classmethod
    def __subclasshook__(cls, C):
        return _has(C, 'read') if cls is Reader else NotImplemented

    __class_getitem__ = classmethod(GenericAlias)


class Writer(metaclass=ABCMeta):
    """What write() takes data for."""
    __slots__ = ()

    @abstractmethod
    def write(self, data, /):
        """Write the data; how much of it was."""

    @classmethod
    def __subclasshook__(cls, C):
        return _has(C, 'write') if cls is Writer else NotImplemented

    __class_getitem__ = classmethod(GenericAlias)


class BufferedRWPair(_BufferedIOBase):
    __module__ = '_io'

    def __init__(self, reader, writer, buffer_size=DEFAULT_BUFFER_SIZE, /):
        self.reader = BufferedReader(reader, buffer_size)
        self.writer = BufferedWriter(writer, buffer_size)

    def read(self, size=-1, /):
        return self.reader.read(size)

    def read1(self, size=-1, /):
        return self.reader.read1(size)

    def peek(self, size=0, /):
        return self.reader.peek(size)

    def write(self, data, /):
        return self.writer.write(data)

    def flush(self):
        self.writer.flush()

    def readable(self):
        return self.reader.readable()

    def writable(self):
        return self.writer.writable()

    def isatty(self):
        return self.writer.isatty() or self.reader.isatty()

    def close(self):
        writer, reader = self.writer, self.reader
        try:
            writer.close()
        finally:
            reader.close()

    @property
    def closed(self):
        return self.writer.closed


_type_seal(BufferedRWPair, True)
_type_weak(BufferedRWPair)


class IncrementalNewlineDecoder:
    """Translates line ends of text that comes in pieces."""
    __module__ = '_io'
    _kept = None

    def __init__(self, decoder, translate, errors='strict'):
        self._decoder = decoder
        self._translate = bool(translate)
        self._kept = ''
        self._seen = (False, False, False)

    def _made(self):
        if self._kept is None:
            raise ValueError('IncrementalNewlineDecoder.__init__() not called')

    def decode(self, input, final=False):
        self._made()
        text = input if self._decoder is None else self._decoder.decode(input, final)
        if not isinstance(text, str):
            raise TypeError("decoder should return a string result, not '%s'" % _tn(text))
        if text or final:
            text = self._kept + text
            self._kept = ''
        if text.endswith('\r') and not final:
            text = text[:-1]
            self._kept = '\r'
        self._seen = _kinds_of_newline(self._seen, text)
        return text.replace('\r\n', '\n').replace('\r', '\n') if self._translate else text

    def getstate(self):
        self._made()
        buffer, flag = (b'', 0) if self._decoder is None else self._decoder.getstate()
        return buffer, flag << 1 | bool(self._kept)

    def setstate(self, state, /):
        self._made()
        if not isinstance(state, tuple):
            raise TypeError('state argument must be a tuple')
        buffer, flag = state
        self._kept = '\r' if flag & 1 else ''
        if self._decoder is not None:
            self._decoder.setstate((buffer, flag >> 1))

    def reset(self):
        self._made()
        self._kept = ''
        self._seen = (False, False, False)
        if self._decoder is not None:
            self._decoder.reset()

    @property
    def newlines(self):
        self._made()
        return _newlines(self._seen)


_type_seal(IncrementalNewlineDecoder, None)
