import codecs
import io

NAMES = ('gb2312 gbk gb18030 hz big5 cp950 shift_jis cp932 euc_jp euc_kr cp949 johab iso2022_jp iso2022_jp_1'
         ' iso2022_jp_2 iso2022_jp_ext iso2022_kr').split()


def attempt(f, *args, **named):
    try:
        return f(*args, **named)
    except Exception as e:
        return type(e).__name__, str(e), *getattr(e, '__notes__', ())


### texts in every encoding
texts = '中文 abc~', 'あいう\nアｱ亜', '한글 똠 漢字', '€£¥¢—‖～\\'
print('\n'.join([f'{name} {[text.encode(name, "replace") for text in texts]}' for name in NAMES]))

### and back
texts = '中文 abc~', 'あいう\nアｱ亜', '한글 똠 漢字', '€£¥¢—‖～\\'
print('\n'.join([f'{name} {ascii("".join([t.encode(name, "ignore").decode(name) for t in texts]))}' for name in NAMES]))

### every character there is
import zlib
def crc(name):
    data = ''.join([c for c in map(chr, range(0x10000)) if c not in '\x0e\x0f\x1b']).encode(name, 'ignore')
    return f'{name} {len(data)} {zlib.crc32(data):x} {zlib.crc32(data.decode(name).encode("utf-16-le")):x}'
print('\n'.join([crc(name) for name in NAMES]))

### every pair of bytes
import zlib
def crc(name):
    pairs = b''.join([bytes((high, low)) + b'\n' for high in range(129, 255) for low in range(33, 255)])
    text = pairs.decode(name, 'replace')
    return f'{name} {len(text)} {zlib.crc32(text.encode("utf-16-le")):x}'
print('\n'.join([crc(name) for name in NAMES[:12] if name != 'hz']))

### names and aliases
for name in ('GBK', 'cp936', 'GB2312', 'euc-cn', 'x-mac-simp-chinese', 'gb18030-2000', 'HZ-GB-2312', 'Big5', 'big5-tw',
             'Shift_JIS', 'sjis', 'windows-31j', 'ms932', 'EUC-JP', 'ujis', 'euc-kr', 'cseuckr', 'ks_c_5601-1987',
             'uhc', 'cp1361', 'ISO-2022-JP', 'csiso2022jp', 'iso-2022-kr'):
    print(name, codecs.lookup(name).name, codecs.lookup(name)._is_text_encoding)

### unknown names stay unknown
for name in ('gbk2', 'euc', 'iso2022', '_multibyte', 'encodings.gbk', 'cjk'):
    print(attempt(codecs.lookup, name), attempt('a'.encode, name))

### where it cannot be decoded
wrong = (('gbk', b'a\x81', b'ab\x81\x20c', b'\xff\xff'),
         ('shift_jis', b'\x80a', b'\xeb\x40'), ('cp932', b'\x85\x40\x85'),
         ('euc_jp', b'\x8f\xb0', b'\x8f\xb0\x20'), ('euc_kr', b'\xa4\xd4\xa4\xa1', b'\xa4\xd4\xa4\xa1\xa4\xa1\xa4\xa1'),
         ('gb18030', b'\x81\x30\x81', b'\xff\x30\x81\x30', b'\xe3\x32\x9a\x36'),
         ('hz', b'~x', b'~{0'), ('iso2022_kr', b'\x1b$)C\x0e0'),
         ('iso2022_jp', b'a\x1b$', b'\x1b(X', b'\x1b$B !', b'\xa1'), ('big5', b'\xa1'), ('johab', b'\x84\x20'))
for name, data in [(name, data) for name, *datas in wrong for data in datas]:
    try:
        print(name, ascii(data.decode(name)))
    except UnicodeDecodeError as e:
        print(name, e.encoding, e.object, e.start, e.end, e.reason, e.__notes__)

### where it cannot be encoded
for name, text in (('gbk', 'ab\xe9\xe8'), ('gbk', '\U0001f600'), ('gb18030', '\ud800'), ('shift_jis', '한'),
                   ('euc_jp', 'a€'), ('iso2022_jp', 'あé'), ('hz', '中한'), ('cp949', '\u4e02'), ('big5', '\udc80')):
    try:
        print(name, text.encode(name))
    except UnicodeEncodeError as e:
        print(name, e.encoding, ascii(e.object), e.start, e.end, e.reason, e.__notes__)

### error handlers
for errors in ('ignore', 'replace', 'backslashreplace', 'xmlcharrefreplace', 'namereplace', 'surrogateescape',
               'surrogatepass', 'nope'):
    print(errors, ascii(attempt(b'a\x81\x20b\xff\xd6\xd0\xff'.decode, 'gbk', errors)))
    print(attempt('aé한\udcff中'.encode, 'gb2312', errors))

### handlers of programs
for answer in (('x', 3), ('中', 3), (b'\xff', -1), ('é', 3), ('x', 9), ('x', -9), ('x',), 5, (5, 3), ('x', 'y')):
    codecs.register_error('test', lambda e: answer)
    print(answer, attempt('中1é文'.encode, 'iso2022_jp', 'test'), attempt(b'ab\xffcd'.decode, 'gbk', 'test'))

### a handler sees one error object, and may go back
seen = []
def handler(e):
    seen.append((id(e), e.start, e.end, e.reason))
    return '[%d]' % e.start, e.end
codecs.register_error('test', handler)
print(b'\xff\xffa\x81'.decode('gbk', 'test'), [each[1:] for each in seen], len({each[0] for each in seen}))
seen.clear()
print('é中è'.encode('gbk', 'test'), 'aýþ'.encode('hz', 'test'), [each[1:] for each in seen])

### decoders that are fed bytes one by one
for name, text in (('gbk', '中a文'), ('gb18030', 'é😀中'), ('shift_jis', 'あｱa'), ('euc_jp', '亜é'), ('euc_kr', '똠a'),
                   ('hz', '中~文\na'), ('iso2022_jp', 'aあb'), ('iso2022_jp_2', 'é한中'), ('iso2022_kr', '한a글')):
    decoder = codecs.getincrementaldecoder(name)()
    print(name, [(ascii(decoder.decode(bytes((byte,)))), decoder.getstate()) for byte in text.encode(name)][:6])

### encoders that are fed pieces
for name in ('gbk', 'hz', 'iso2022_jp', 'iso2022_jp_2', 'iso2022_kr'):
    encoder = codecs.getincrementalencoder(name)()
    print(name, [(encoder.encode(text), encoder.getstate()) for text in ('a', '中', '文b', '中')])
    print(encoder.encode('', True), encoder.getstate())

### states that are set
decoder = codecs.getincrementaldecoder('gbk')()
encoder = codecs.getincrementalencoder('iso2022_jp')()
decoder.decode(b'\xd6')
state = decoder.getstate()
decoder.reset()
decoder.setstate(state)
print(decoder.decode(b'\xd0'), attempt(decoder.decode, b'\xd6', True), decoder.getstate())
print(decoder.decode(b'\xd6'), attempt(decoder.decode, b'', True), decoder.getstate())
for state in ((b'x' * 9, 0), (b'', -1), 5, (1, 2), [b'', 0], (b'', 1 << 64)):
    print(attempt(decoder.setstate, state))
encoder.encode('中')
state = encoder.getstate()
encoder.reset()
print(encoder.getstate(), encoder.encode('a'), encoder.setstate(state), encoder.encode('文'))
for state in ('x', -1, 9, 0x4101, 1 << 200):
    print(attempt(encoder.setstate, state))

### arguments
coder = codecs.lookup('gbk')
for call in (lambda: coder.encode(5), lambda: coder.encode('a', None), lambda: coder.encode('a', 5),
             lambda: coder.decode('a'), lambda: coder.decode(bytearray(b'a')), lambda: coder.decode(5), lambda: coder.decode(b'a', errors='x'),
             lambda: coder.incrementalencoder(5), lambda: coder.incrementalencoder(None),
             lambda: coder.incrementaldecoder('x').decode(b'\xff'), lambda: coder.incrementaldecoder().decode('a'),
             lambda: coder.incrementalencoder().encode(b'a'), lambda: coder.streamreader(io.StringIO('a')).read(),
             lambda: coder.streamreader(io.BytesIO(b'a')).read('x'), lambda: coder.streamreader(5, 5)):
    print(attempt(call))
encoder = coder.incrementalencoder()
encoder.errors = 'replace'
print(encoder.errors, encoder.encode('é한'), attempt(setattr, encoder, 'errors', 5), attempt(delattr, encoder, 'errors'))

### the modules of encodings
import _multibytecodec, importlib
for name in ('gbk', 'cp932', 'iso2022_jp', 'johab'):
    module = importlib.import_module('encodings.' + name)
    print([c.__module__ for c in module.IncrementalDecoder.__mro__], module.getregentry().name)
    print(hasattr(module, 'decoding_table'))
print(module.Codec().encode('한'), module.codec.decode(b'\x88a'), [n for n in dir(_multibytecodec) if n[0] == 'M'])
print([c.__name__ for c in module.StreamReader.__mro__], [c.__name__ for c in module.StreamWriter.__mro__])

### streams that are read
reader = codecs.getreader('gbk')(io.BytesIO('中文ab\n文\r\nx\n\n'.encode('gbk')))
print([reader.read(1), reader.read(0), reader.readline(), reader.readline(2), reader.readlines(), reader.read()])
reader = codecs.getreader('euc_jp')(io.BytesIO(b'a\nb\n\x8f\xb0'))
print(reader.readlines(2), reader.readline(), attempt(reader.read), attempt(reader.read), reader.reset())
print(list(codecs.getreader('big5')(io.BytesIO('一\n二'.encode('big5')))))

### streams that are written
file = io.BytesIO()
writer = codecs.getwriter('iso2022_jp')(file)
writer.write('あ')
writer.write('い')
writer.writelines(['a', 'う'])
writer.reset()
print(file.getvalue(), attempt(writer.writelines, 5), attempt(writer.writelines, iter('a')))
print(writer.write(5), file.getvalue())

### files
text = '中文第一行\n第二行 line two\n' * 3
for name in ('gbk', 'hz', 'iso2022_jp', 'gb18030', 'shift_jis'):
    with open('/tmp/east', 'w', encoding=name) as file:
        print(name, file.write(text), end=' ')
    with open('/tmp/east', encoding=name) as file:
        print(file.readline() == text[:6], file.read(3), file.tell() > 0, len(file.read()), file.read())
with open('/tmp/east', 'w', encoding='shift_jis') as file:
    print(attempt(file.write, '한'))
with open('/tmp/east', 'wb') as file:
    file.write(b'ab\x81')
print(attempt(open('/tmp/east', encoding='shift_jis').read))
print(open('/tmp/east', encoding='cp932', errors='replace').read())

### places in files
with open('/tmp/east', 'w', encoding='iso2022_jp', newline='') as file:
    file.write('aあいb\nうえ\n')
with open('/tmp/east', encoding='iso2022_jp', newline='') as file:
    places = []
    for _ in range(9):
        places.append(file.tell())
        file.read(1)
    for place in places:
        file.seek(place)
        print(ascii(file.read()), end=' ')
    print()

### long texts, whole and in pieces
for name in NAMES:
    data = ('中国 abc\n123\0中 あ한' * 500).encode(name, 'ignore')
    decoder, text = codecs.getincrementaldecoder(name)(), data.decode(name)
    pieces = ''.join([decoder.decode(data[at:at + 7]) for at in range(0, len(data), 7)])
    print(name, len(data), text.encode(name) == data, pieces == text, decoder.decode(b'', True) == '')

### csv and email
import csv
import email
file = io.TextIOWrapper(io.BytesIO('名,值\n"中,文",1\n'.encode('gbk')), encoding='gbk', newline='')
print(list(csv.reader(file)))
from email.header import Header, decode_header, make_header
print(decode_header('=?iso-2022-jp?b?GyRCJDMkcyRLJEEkTxsoQg==?='))
print(make_header(decode_header('=?gb2312?B?1tDOxA==?= =?shift_jis?q?=82=A0?= =?euc-kr?b?x9Gx2w==?=')))
message = email.message_from_bytes(b'Content-Type: text/plain; charset=big5\n\n\xa4\xa4\xa4\xe5\n')
print(message.get_payload(decode=True).decode(message.get_content_charset()))
for text, name in (('こんにちは', 'iso-2022-jp'), ('日本', 'shift_jis'), ('中文', 'gb2312'), ('中文', 'big5'), ('한글', 'euc-kr')):
    print(Header(text, name).encode())

### XML declares it
import xml.etree.ElementTree as ET
for name in ('gbk', 'shift_jis', 'euc-jp', 'big5', 'iso-2022-jp'):
    document = f'<?xml version="1.0" encoding="{name}"?><a>中</a>'
    print(name, attempt(ET.fromstring, document.encode(name)), attempt(lambda: ET.fromstring(document).text))
print(ET.tostring(ET.fromstring('<a>中é</a>'), encoding='gbk'))

### sources declare it
for name in ('gbk', 'shift_jis', 'euc-kr'):
    names = {}
    exec(f'# coding: {name}\ntext = "漢字"'.encode(name), names)
    print(name, names['text'])
