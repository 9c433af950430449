"""An encoding as a module: the coders that codecs has for the name that this one is imported by (core/lib/same.txt)."""
import codecs

_info = codecs.lookup(__name__.rpartition('.')[2])
_classes = IncrementalEncoder, IncrementalDecoder, StreamWriter, StreamReader = (
    _info.incrementalencoder, _info.incrementaldecoder, _info.streamwriter, _info.streamreader)
for _class in _classes:
    _class.__module__, _class.__qualname__ = __name__, _class.__name__

if _info.name.startswith('utf'):
    encode, decode = _info.encode, _info.decode
else:
    _own = __name__.rpartition('.')[2] + '_decode'

    class Codec(codecs.Codec):
        """Encodes and decodes what is complete."""

        if hasattr(codecs, _own):
            encode, decode = staticmethod(_info.encode), staticmethod(getattr(codecs, _own))
        else:
            def encode(self, input, errors='strict'):
                return _info.encode(input, errors)

            def decode(self, input, errors='strict'):
                return _info.decode(input, errors)

    if _own in ('ascii_decode', 'latin_1_decode'):
        class StreamConverter(StreamWriter, StreamReader):
            """Reads text and writes bytes."""
            encode, decode = staticmethod(Codec.decode), staticmethod(Codec.encode)

    if __name__[10:12] in ('cp', 'is', 'ko', 'ma'):
        decoding_table = bytes(range(256)).decode(_info.name, 'replace').replace('\ufffd', '\ufffe')
        encoding_table = codecs.charmap_build(decoding_table)

if _info.name == 'rot-13':
    def rot13(infile, outfile):
        """Writes the text of a file to another, turned."""
        outfile.write(codecs.encode(infile.read(), 'rot-13'))


def getregentry():
    """What codecs.lookup() gives."""
    return _info
