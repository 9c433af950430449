# The coders in the classes of encodings: codecs.utf_8_decode and its like, called on the class.
import codecs
import importlib
import io


def tell(act):
    try:
        print(repr(act()))
    except Exception as e:
        print(type(e).__name__, e)


UTF = ('utf_8', 'utf_16_le', 'utf_16_be', 'utf_32_le', 'utf_32_be', 'utf_7')

### the functions
for name in UTF:
    m = importlib.import_module('encodings.' + name)
    decode, encode = getattr(codecs, name + '_decode'), getattr(codecs, name + '_encode')
    print(name, m.IncrementalDecoder._buffer_decode is decode, m.StreamReader.decode is decode,
        m.StreamWriter.encode is encode,
          m.encode is encode, m.decode.__name__, codecs.lookup(name).encode is encode)
for name in ('utf_16', 'utf_32', 'utf_8_sig'):
    m = importlib.import_module('encodings.' + name)
    print(name, type(m.IncrementalDecoder._buffer_decode).__name__, type(m.StreamReader.decode).__name__,
        m.decode.__name__)
for name in ('ascii', 'latin_1', 'unicode_escape', 'raw_unicode_escape'):
    m = importlib.import_module('encodings.' + name)
    print(name, m.Codec.decode is getattr(codecs, name + '_decode'), m.Codec.encode is getattr(codecs,
        name + '_encode'))
for name in ('ascii', 'latin_1'):
    m = importlib.import_module('encodings.' + name)
    print(m.StreamConverter.encode.__name__, m.StreamConverter.decode.__name__)
#> utf_8 True True True True decode True
#> utf_16_le True True True True decode True
#> utf_16_be True True True True decode True
#> utf_32_le True True True True decode True
#> utf_32_be True True True True decode True
#> utf_7 True True True True decode True
#> utf_16 function function decode
#> utf_32 function function decode
#> utf_8_sig function function decode
#> ascii True True
#> latin_1 True True
#> unicode_escape True True
#> raw_unicode_escape True True
#> ascii_decode ascii_encode
#> latin_1_decode latin_1_encode

### called on the class
for name in UTF[:4]:
    m = importlib.import_module('encodings.' + name)
    data = 'aé'.encode(name)
    tell(lambda: m.IncrementalDecoder._buffer_decode(data, 'strict', True))
    tell(lambda: m.IncrementalDecoder._buffer_decode(data[:-1], 'strict', False))
    tell(lambda: m.StreamReader.decode(data))
    tell(lambda: m.StreamReader.decode(data[:-1], 'ignore'))
    tell(lambda: m.StreamWriter.encode('aé'))
#> ('aé', 3)
#> ('a', 1)
#> ('aé', 3)
#> ('a', 1)
#> (b'a\xc3\xa9', 2)
#> ('aé', 4)
#> ('a', 2)
#> ('aé', 4)
#> ('a', 2)
#> (b'a\x00\xe9\x00', 2)
#> ('aé', 4)
#> ('a', 2)
#> ('aé', 4)
#> ('a', 2)
#> (b'\x00a\x00\xe9', 2)
#> ('aé', 8)
#> ('a', 4)
#> ('aé', 8)
#> ('a', 4)
#> (b'a\x00\x00\x00\xe9\x00\x00\x00', 2)

### called on the class, further
tell(lambda: importlib.import_module('encodings.utf_8').IncrementalDecoder._buffer_decode(b'\xff', 'strict', True))
tell(lambda: importlib.import_module('encodings.utf_8').StreamWriter.encode('\ud800'))
#> UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed

### called on an instance
for name in UTF:
    m = importlib.import_module('encodings.' + name)
    d = m.IncrementalDecoder()
    data = 'a\u20acb'.encode(name)
    print([d.decode(data[i:i + 1], i + 1 == len(data)) for i in range(len(data))], d.getstate())
    print(m.IncrementalDecoder()._buffer_decode(data, 'strict', True))
    r = m.StreamReader(io.BytesIO(data * 2))
    print(r.read(1), r.read(), r.decode(data))
    out = io.BytesIO()
    m.StreamWriter(out).write('a\u20ac')
    print(out.getvalue())
#> ['a', '', '', '€', 'b'] (b'', 0)
#> ('a€b', 5)
#> a €ba€b ('a€b', 5)
#> b'a\xe2\x82\xac'
#> ['', 'a', '', '€', '', 'b'] (b'', 0)
#> ('a€b', 6)
#> a €ba€b ('a€b', 6)
#> b'a\x00\xac '
#> ['', 'a', '', '€', '', 'b'] (b'', 0)
#> ('a€b', 6)
#> a €ba€b ('a€b', 6)
#> b'\x00a \xac'
#> ['', '', '', 'a', '', '', '', '€', '', '', '', 'b'] (b'', 0)
#> ('a€b', 12)
#> a €ba€b ('a€b', 12)
#> b'a\x00\x00\x00\xac \x00\x00'
#> ['', '', '', 'a', '', '', '', '€', '', '', '', 'b'] (b'', 0)
#> ('a€b', 12)
#> a €ba€b ('a€b', 12)
#> b'\x00\x00\x00a\x00\x00 \xac'
#> ['a', '', '', '', '', '€', 'b'] (b'', 0)
#> ('a€b', 7)
#> a €ba€b ('a€b', 7)
#> b'a+IKw-'

### states
d = codecs.getincrementaldecoder('utf-8')()
print(d.decode(b'\xe2\x82'), d.getstate())
d.setstate((b'\xe2', 0))
print(d.decode(b'\x82\xac'), d.getstate())
d.decode(b'\xe2')
d.reset()
print(d.getstate(), codecs.getincrementaldecoder('utf-16')().getstate(),
    codecs.getincrementaldecoder('utf-16-le')().getstate())
#>  (b'\xe2\x82', 0)
#> € (b'', 0)
#> (b'', 0) (b'', 2) (b'', 0)

### a class derived from one
from encodings import utf_8
class D(utf_8.IncrementalDecoder):
    def _buffer_decode(self, input, errors, final):
        text, used = super()._buffer_decode(input, errors, final)
        return text.upper(), used
print(D().decode('aé'.encode()), codecs.iterdecode([b'a', b'\xc3', b'\xa9'], 'utf-8').__next__())
class R(utf_8.StreamReader):
    def decode(self, input, errors='strict'):
        text, used = utf_8.StreamReader.decode(input, errors)
        return text.title(), used
print(R(io.BytesIO(b'one two\nthree')).readline())
#> AÉ a
#> One Two
#>
