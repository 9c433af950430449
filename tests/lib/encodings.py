import codecs
import encodings


def attempt(f, *args):
    try:
        print(ascii(f(*args)))
    except (UnicodeError, LookupError, TypeError) as e:
        print(type(e).__name__, ascii(str(e)), getattr(e, '__notes__', ''))


### names and aliases
import encodings.aliases
for name in ('UTF-8', 'utf 8', 'Utf__8', 'a.b-c', b'UTF-8', ' x '):
    print(repr(encodings.normalize_encoding(name)))
for name in ('utf8', 'latin1', '1252', 'us_ascii', 'koi8_r', 'rot13'):
    print(name, encodings.aliases.aliases.get(name))
print([c.__name__ for c in encodings.CodecRegistryError.__mro__[1:3]])
#> 'UTF_8'
#> 'utf_8'
#> 'Utf_8'
#> 'a.b_c'
#> 'UTF_8'
#> 'x'
#> utf8 utf_8
#> latin1 latin_1
#> 1252 cp1252
#> us_ascii ascii
#> koi8_r None
#> rot13 rot_13
#> ['LookupError', 'SystemError']

### the search function knows them in small letters
for name in ('utf_8', 'latin1', 'cp1252', 'hex', 'idna', 'punycode', 'UTF-8', 'nope', 'aliases', '', 'a.b',
             'utf_8_sig'):
    found = encodings.search_function(name)
    print(name, found and found.name, found and len(found))
#> utf_8 utf-8 4
#> latin1 iso8859-1 4
#> cp1252 cp1252 4
#> hex hex 4
#> idna idna 4
#> punycode punycode 4
#> UTF-8 None None
#> nope None None
#> aliases None None
#>  None None
#> a.b None None
#> utf_8_sig utf-8-sig 4

### encodings as modules
import importlib
for name in ('utf_8', 'ascii', 'cp1252', 'utf_16', 'iso8859_15', 'koi8_r', 'unicode_escape', 'idna', 'punycode'):
    module = importlib.import_module('encodings.' + name)
    entry = module.getregentry()
    decoder, encoder = module.IncrementalDecoder(), module.IncrementalEncoder()
    print(name, entry.name, decoder.decode(encoder.encode('text'), True), module.IncrementalDecoder.__module__)
from encodings import cp1252, utf_8
print(utf_8.encode('é'), utf_8.decode(b'\xc3\xa9'), ascii(cp1252.decoding_table[125:131]), len(cp1252.decoding_table))
print(cp1252.Codec().encode('€'), codecs.charmap_decode(b'\x80', 'strict', cp1252.decoding_table))
print(issubclass(cp1252.StreamReader, codecs.StreamReader), issubclass(utf_8.IncrementalDecoder,
                                                                       codecs.IncrementalDecoder))
#> utf_8 utf-8 text encodings.utf_8
#> ascii ascii text encodings.ascii
#> cp1252 cp1252 text encodings.cp1252
#> utf_16 utf-16 text encodings.utf_16
#> iso8859_15 iso8859-15 text encodings.iso8859_15
#> koi8_r koi8-r text encodings.koi8_r
#> unicode_escape unicode-escape text encodings.unicode_escape
#> idna idna  encodings.idna
#> punycode punycode text encodings.punycode
#> (b'\xc3\xa9', 1) ('é', 2) '}~\x7f\u20ac\ufffe\u201a' 256
#> (b'\x80', 1) ('€', 1)
#> True True

### modules that are not there
for name in ('encodings.nope', 'encodings.utf-8'):
    try:
        __import__(name)
    except ModuleNotFoundError as e:
        print(e)
#> No module named 'encodings.nope'
#> No module named 'encodings.utf-8'

### codecs from bytes to bytes have all coders
for name, text in (('hex', b'\x01\xff'), ('base64', b'hello'), ('rot13', 'Hello')):
    info = codecs.lookup(name)
    coded = info.incrementalencoder().encode(text, True)
    print(name, coded, info.incrementaldecoder().decode(coded, True), info.encode(text), info.decode(coded))
#> hex b'01ff' b'\x01\xff' (b'01ff', 2) (b'\x01\xff', 4)
#> base64 b'aGVsbG8=\n' b'hello' (b'aGVsbG8=\n', 5) (b'hello', 9)
#> rot13 Uryyb Hello ('Uryyb', 5) ('Hello', 5)

### punycode
for text in ('', 'abc', 'b\xfccher', '\xfc', 'a-b\xe9', '-', 'a\U0001F600b', '\ud800',
             'Bahnhof M\xfcnchen-\xdcberlingen', '\u4ed6\u4eec'):
    coded = text.encode('punycode')
    print(coded, coded.decode('punycode') == text)
for data in (b'abc', b'BCHER-KVA', b'abc-!', b'\xff-x', b'x\xff', b'abc-zz', b'99999999', b'a-999999b'):
    for errors in ('strict', 'replace', 'ignore', 'other'):
        attempt(data.decode, 'punycode', errors)
#> b'' True
#> b'abc-' True
#> b'bcher-kva' True
#> b'tda' True
#> b'a-b-dma' True
#> b'--' True
#> b'ab-no82a' True
#> b'ib9b' True
#> b'Bahnhof Mnchen-berlingen-f5b93f' True
#> b'8mqxb' True
#> '\x82\x81\x80'
#> '\x82\x81\x80'
#> '\x82\x81\x80'
#> UnicodeError 'Unsupported error handling: other' ["decoding with 'punycode' codec failed"]
#> 'B\xfcCHER'
#> 'B\xfcCHER'
#> 'B\xfcCHER'
#> UnicodeError 'Unsupported error handling: other' ["decoding with 'punycode' codec failed"]
#> UnicodeDecodeError "'punycode' codec can't decode byte 0x21 in position 4: Invalid extended code point '33'" ["decoding with 'punycode' codec failed"]
#> 'abc'
#> 'abc'
#> UnicodeError 'Unsupported error handling: other' ["decoding with 'punycode' codec failed"]
#> UnicodeDecodeError "'ascii' codec can't decode byte 0xff in position 0: ordinal not in range(128)" ["decoding with 'punycode' codec failed"]
#> '\ufffd'
#> ''
#> UnicodeError 'Unsupported error handling: other' ["decoding with 'punycode' codec failed"]
#> UnicodeDecodeError "'punycode' codec can't decode byte 0xff in position 1: Invalid extended code point '255'" ["decoding with 'punycode' codec failed"]
#> ''
#> ''
#> UnicodeError 'Unsupported error handling: other' ["decoding with 'punycode' codec failed"]
#> UnicodeDecodeError "'punycode' codec can't decode bytes in position 6-6: incomplete punycode string" ["decoding with 'punycode' codec failed"]
#> 'abc'
#> 'abc'
#> UnicodeError 'Unsupported error handling: other' ["decoding with 'punycode' codec failed"]
#> UnicodeDecodeError "'punycode' codec can't decode bytes in position 8-8: incomplete punycode string" ["decoding with 'punycode' codec failed"]
#> ''
#> ''
#> UnicodeError 'Unsupported error handling: other' ["decoding with 'punycode' codec failed"]
#> UnicodeDecodeError "'punycode' codec can't decode bytes in position 59885386-59885386: Invalid character U+1c8e424" ["decoding with 'punycode' codec failed"]
#> 'a?'
#> 'a?'
#> UnicodeError 'Unsupported error handling: other' ["decoding with 'punycode' codec failed"]

### names of hosts
for name in ('python.org', 'pyth\xf6n.org', 'pyth\xf6n.org.', 'python\u3002org', 'stra\xdfe.de', 'P\xd6.b',
             '\u05d0.com', 'a\xadb', '\ufb01'):
    coded = name.encode('idna')
    print(coded, ascii(coded.decode('idna')))
for name in ('a..b', '.a', '.', 'a' * 64, '\xe9' * 60, 'xn--\xe9', 'x.\u2028', '\u05d0b', '1\u05d0', '\ud800'):
    attempt(name.encode, 'idna')
#> b'python.org' 'python.org'
#> b'xn--pythn-mua.org' 'pyth\xf6n.org'
#> b'xn--pythn-mua.org.' 'pyth\xf6n.org.'
#> b'python.org' 'python.org'
#> b'strasse.de' 'strasse.de'
#> b'xn--p-1ga.b' 'p\xf6.b'
#> b'xn--4db.com' '\u05d0.com'
#> b'ab' 'ab'
#> b'fi' 'fi'
#> UnicodeEncodeError "'idna' codec can't encode character '\\x2e' in position 2: label empty" ["encoding with 'idna' codec failed"]
#> UnicodeEncodeError "'idna' codec can't encode character '\\x2e' in position 0: label empty" ["encoding with 'idna' codec failed"]
#> UnicodeEncodeError "'idna' codec can't encode character '\\x2e' in position 0: label empty" ["encoding with 'idna' codec failed"]
#> UnicodeEncodeError "'idna' codec can't encode characters in position 0-63: label too long" ["encoding with 'idna' codec failed"]
#> UnicodeEncodeError "'idna' codec can't encode characters in position 0-59: label too long" ["encoding with 'idna' codec failed"]
#> UnicodeEncodeError "'idna' codec can't encode characters in position 0-3: Label starts with ACE prefix" ["encoding with 'idna' codec failed"]
#> UnicodeEncodeError "'idna' codec can't encode character '\\u2028' in position 2: Invalid character '\\u2028'" ["encoding with 'idna' codec failed"]
#> UnicodeEncodeError "'idna' codec can't encode character '\\x62' in position 1: Violation of BIDI requirement 2" ["encoding with 'idna' codec failed"]
#> UnicodeEncodeError "'idna' codec can't encode character '\\x31' in position 0: Violation of BIDI requirement 3" ["encoding with 'idna' codec failed"]
#> UnicodeEncodeError "'idna' codec can't encode character '\\ud800' in position 0: Invalid character '\\ud800'" ["encoding with 'idna' codec failed"]

### names of hosts that are wrong
for data in (b'', b'a\xff', b'a..b', b'xn--a', b'xn--\xff', b'xn--', b'ok.xn--abc-.x', b'xn--pythn-mua..a',
             b'a.xn--zzzzzzzz'):
    attempt(data.decode, 'idna')
attempt('a'.encode, 'idna', 'ignore')
attempt(b'a'.decode, 'idna', 'replace')
#> ''
#> UnicodeDecodeError "'idna' codec can't decode byte 0xff in position 1: ordinal not in range(128)" ["decoding with 'idna' codec failed"]
#> 'a..b'
#> UnicodeDecodeError "'idna' codec can't decode byte 0x78 in position 0: Invalid character '\\x80'" ["decoding with 'idna' codec failed"]
#> UnicodeDecodeError "'idna' codec can't decode byte 0xff in position 4: Invalid extended code point '255'" ["decoding with 'idna' codec failed"]
#> UnicodeDecodeError "'idna' codec can't decode byte 0x78 in position 0: label empty" ["decoding with 'idna' codec failed"]
#> UnicodeDecodeError "'idna' codec can't decode bytes in position 3-10: IDNA does not round-trip, 'b'xn--abc-'' != 'b'abc''" ["decoding with 'idna' codec failed"]
#> 'pyth\xf6n..a'
#> UnicodeDecodeError "'idna' codec can't decode bytes in position 14-14: incomplete punycode string" ["decoding with 'idna' codec failed"]
#> UnicodeError 'Unsupported error handling: ignore' ["encoding with 'idna' codec failed"]
#> UnicodeError 'Unsupported error handling: replace' ["decoding with 'idna' codec failed"]

### names of hosts in pieces
encoder = codecs.getincrementalencoder('idna')()
print([encoder.encode(*a) for a in (('py',), ('th\xf6n.or',), ('g',), ('.x', True), ('a.', True), ('', True))])
decoder = codecs.getincrementaldecoder('idna')()
print([decoder.decode(*a) for a in ((b'py',), (b'.xn--py',), (b'thn-mua.o',), (b'rg', True), (b'', True))])
attempt(codecs.getincrementalencoder('idna')('ignore').encode, 'a')
#> [b'', b'xn--pythn-mua.', b'', b'org.x', b'a.', b'']
#> ['', 'py.', 'pythön.', 'org', '']
#> UnicodeError 'Unsupported error handling: ignore' 

### what idna is made of
from encodings import idna
for label in ('B\xdccher', '', 'a' * 70, 'a\xad', '\u05d0b', '\u2028', '\u212b'):
    attempt(idna.nameprep, label)
    attempt(idna.ToASCII, label)
for label in (b'xn--bcher-kva', b'XN--bcher-kvA', b'abc', b'\xff', b'xn--a', 'xn--bcher-kva', 'b\xfc', b'q' * 1100):
    attempt(idna.ToUnicode, label)
print(idna.ace_prefix, idna.sace_prefix, idna.dots.pattern)
#> 'b\xfccher'
#> b'xn--bcher-kva'
#> ''
#> UnicodeEncodeError "'idna' codec can't encode characters in position 0-0: label empty" 
#> 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
#> UnicodeEncodeError "'idna' codec can't encode characters in position 0-69: label too long" 
#> 'a'
#> b'a'
#> UnicodeEncodeError "'idna' codec can't encode character '\\x62' in position 1: Violation of BIDI requirement 2" 
#> UnicodeEncodeError "'idna' codec can't encode character '\\x62' in position 1: Violation of BIDI requirement 2" 
#> UnicodeEncodeError "'idna' codec can't encode character '\\u2028' in position 0: Invalid character '\\u2028'" 
#> UnicodeEncodeError "'idna' codec can't encode character '\\u2028' in position 0: Invalid character '\\u2028'" 
#> '\xe5'
#> b'xn--5ca'
#> 'b\xfccher'
#> 'b\xfccher'
#> 'abc'
#> UnicodeDecodeError "'ascii' codec can't decode byte 0xff in position 0: ordinal not in range(128)" 
#> UnicodeEncodeError "'idna' codec can't encode character '\\x80' in position 0: Invalid character '\\x80'" 
#> 'b\xfccher'
#> UnicodeEncodeError "'idna' codec can't encode character '\\xfc' in position 1: Invalid character in IDN label" 
#> UnicodeDecodeError "'idna' codec can't decode bytes in position 0-1099: label way too long" 
#> b'xn--' xn-- [.。．｡]

### a program's codec, by the methods of text and bytes
def search(name):
    if name == 'mine':
        return codecs.CodecInfo(lambda text, errors='strict': (text.encode() + b'!', 1),
                                lambda data, errors='strict': (type(data).__name__ + ' ' + errors, 1), name='mine')


class Text(str):
    pass


codecs.register(search)
print('abc'.encode('mine'), b'abc'.decode('mine'), bytearray(b'x').decode('Mine', 'ignore'), str(b'abc', 'mine'))
print(bytes('abc', 'mine'), codecs.encode('x', 'mine'), codecs.decode(b'x', 'mine'), type(Text(b'abc',
                                                                                               'mine')).__name__)
codecs.unregister(search)
attempt('abc'.encode, 'mine')
#> b'abc!' memoryview strict memoryview ignore memoryview strict
#> b'abc!' b'x!' bytes strict Text
#> LookupError 'unknown encoding: mine' 

### codecs of programs that are wrong
def search(name):
    made = {'bad': (('no', 1), (b'no', 1)), 'worse': (b'no', 3), 'not text': ((b'', 0), ('', 0))}.get(name.replace('_',
                                                                                                                   ' '))
    if made:
        return codecs.CodecInfo(lambda text, errors='strict': made[0], lambda data, errors='strict': made[1], name=name,
                                _is_text_encoding=name != 'not_text')
    if name == 'fails':
        return codecs.CodecInfo(lambda text, errors='strict': text.nothing, lambda data, errors='strict': 1 / 0,
                                name=name)


codecs.register(search)
for name in ('bad', 'worse', 'not text', 'unknown'):
    attempt('abc'.encode, name)
    attempt(b'abc'.decode, name)
    attempt(codecs.encode, 'abc', name)
try:
    b'abc'.decode('fails')
except ZeroDivisionError as e:
    print(e, e.__notes__)
#> TypeError "'bad' encoder returned 'str' instead of 'bytes'; use codecs.encode() to encode to arbitrary types" 
#> TypeError "'bad' decoder returned 'bytes' instead of 'str'; use codecs.decode() to decode to arbitrary types" 
#> 'no'
#> TypeError 'encoder must return a tuple (object, integer)' 
#> TypeError 'decoder must return a tuple (object,integer)' 
#> TypeError 'encoder must return a tuple (object, integer)' 
#> LookupError "'not text' is not a text encoding; use codecs.encode() to handle arbitrary codecs" 
#> LookupError "'not text' is not a text encoding; use codecs.decode() to handle arbitrary codecs" 
#> b''
#> LookupError 'unknown encoding: unknown' 
#> LookupError 'unknown encoding: unknown' 
#> LookupError 'unknown encoding: unknown' 
#> division by zero ["decoding with 'fails' codec failed"]

### notes of codecs.encode() and decode()
attempt(codecs.encode, '\xe9', 'ascii')
attempt(codecs.decode, b'\xff', 'utf-8')
attempt(codecs.encode, '\u1234', 'cp1252')
#> UnicodeEncodeError "'ascii' codec can't encode character '\\xe9' in position 0: ordinal not in range(128)" ["encoding with 'ascii' codec failed"]
#> UnicodeDecodeError "'utf-8' codec can't decode byte 0xff in position 0: invalid start byte" ["decoding with 'utf-8' codec failed"]
#> UnicodeEncodeError "'charmap' codec can't encode character '\\u1234' in position 0: character maps to <undefined>" ["encoding with 'cp1252' codec failed"]
