"""An East Asian encoding as a module: the coders of the encoding that this one is named by (core/lib/same.txt)."""
import _multibytecodec as mbc
import codecs

_name = __name__.rpartition('.')[2]
codec = mbc._Codec(_name)


class Codec(codecs.Codec):
    """Encodes and decodes what is complete."""

    encode, decode = codec.encode, codec.decode


class IncrementalEncoder(mbc.MultibyteIncrementalEncoder, codecs.IncrementalEncoder):
    """Encodes text that comes in pieces."""

    codec = codec


class IncrementalDecoder(mbc.MultibyteIncrementalDecoder, codecs.IncrementalDecoder):
    """Decodes bytes that come in pieces."""

    codec = codec


class StreamReader(Codec, mbc.MultibyteStreamReader, codecs.StreamReader):
    """Reads it from a stream."""

    codec = codec


class StreamWriter(Codec, mbc.MultibyteStreamWriter, codecs.StreamWriter):
    """Writes it to a stream."""

    codec = codec


def getregentry():
    """What codecs.lookup() gives."""
    return codecs.CodecInfo(codec.encode, codec.decode, StreamReader, StreamWriter, IncrementalEncoder, IncrementalDecoder, _name)
