# Archives and documents that a program hands to a module of the library may be long, deep or large, too.

### bz2: a block that is too long for the memory there is
#: oracle=no
#: max-memory=8M
#: exit=3
import bz2
bz2.compress(bytes([i * i * i % 251 for i in range(700)]) * 1000)
#! hognose: memory limit reached: limit 8388608

### bz2: blocks without end
#: oracle=no
#: max-steps=2000000
#: exit=3
import bz2
packer = bz2.BZ2Compressor(1)
while True:
    packer.compress(b'ab' * 1000)
#! hognose: steps limit reached: limit 2000000, used 2000000

### lzma: streams that are much longer unpacked
#: oracle=no
#: max-memory=12M
import lzma
import io
data = lzma.compress(bytes(1000000), preset=0) * 20
file = lzma.LZMAFile(io.BytesIO(data))
print(sum([len(piece) for piece in iter(lambda: file.read(100000), b'')]), file.seek(19999990), len(file.read(20)))
stream = lzma.LZMADecompressor()
print(len(stream.decompress(data, 1000)), len(stream.decompress(b'', 5)), stream.needs_input)
#> 20000000 19999990 10
#> 1000 5 False

### lzma: a bomb, unpacked whole
#: oracle=no
#: max-memory=8M
#: exit=3
import lzma
lzma.decompress(lzma.compress(bytes(1000000), preset=0) * 20)
#! hognose: memory limit reached: limit 8388608

### lzma: a dictionary that is too long for the memory there is
#: oracle=no
#: max-memory=8M
#: exit=3
import lzma
packer = lzma.LZMACompressor(preset=9)
for i in range(10000):
    packer.compress(b'%d' % i * 1000)
#! hognose: memory limit reached: limit 8388608

### lzma: data without end
#: oracle=no
#: max-steps=2000000
#: exit=3
import lzma
packer = lzma.LZMACompressor(preset=0)
while True:
    packer.compress(b'ab' * 1000)
#! hognose: steps limit reached: limit 2000000, used 2000000

### gzip: zeros without end
#: oracle=no
#: max-steps=20000
#: exit=3
import gzip
import io
gzip.GzipFile(fileobj=io.BytesIO(), mode='w').seek(10 ** 15)
#! hognose: steps limit reached: limit 20000, used 20000

### zipfile: a member that is much longer unpacked
#: oracle=no
#: max-memory=8M
import io
import zipfile
b = io.BytesIO()
with zipfile.ZipFile(b, 'w', 8) as z:
    with z.open('long', 'w') as f:
        for _ in range(20):
            f.write(bytes(1000000))
with zipfile.ZipFile(b).open('long') as f:
    print(sum([len(piece) for piece in iter(lambda: f.read(100000), b'')]), f.seek(5), f.seek(0, 2), zipfile.ZipFile(b).testzip())
#> 20000000 5 20000000 None

### zipfile: a bomb, read whole
#: oracle=no
#: max-memory=8M
#: exit=3
import io
import zipfile
b = io.BytesIO()
with zipfile.ZipFile(b, 'w', 8) as z:
    with z.open('long', 'w') as f:
        for _ in range(20):
            f.write(bytes(1000000))
zipfile.ZipFile(b).read('long')
#! hognose: memory limit reached: limit 8388608

### optparse: words without end
#: oracle=no
#: max-steps=20000
#: exit=3
import optparse
p = optparse.OptionParser()
p.add_option('-x', action='append')
p.parse_args(['-x', '1'] * 50000)
#! hognose: steps limit reached: limit 20000, used 20000

### optparse: more options than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import optparse
p = optparse.OptionParser(prog='p')
for i in range(100000):
    p.add_option(f'--o{i}')
#! hognose: memory limit reached: limit 4194304

### gettext: a catalogue that says it is long
#: oracle=no
#: max-steps=20000
#: exit=3
import gettext, io, struct
entry = struct.pack('<II', 0, 28)
gettext.GNUTranslations(io.BytesIO(struct.pack('<7I', 0x950412DE, 0, 2 ** 31, 28, 28, 0, 0) + entry * 100000))
#! hognose: steps limit reached: limit 20000, used 20000

### gettext: headers that grow
#: oracle=no
#: max-memory=4M
#: exit=3
import gettext, io, struct
head = b'a: b\n' + b'c\n' * 1000000
gettext.GNUTranslations(io.BytesIO(struct.pack('<11I', 0x950412DE, 0, 1, 28, 36, 0, 0, 0, 44, len(head), 44) + head + b'\0'))
#! hognose: memory limit reached: limit 4194304

### stringprep: every code point
#: oracle=no
#: max-steps=20000
#: exit=3
import stringprep
for i in range(0x110000):
    stringprep.map_table_b2(chr(i))
#! hognose: steps limit reached: limit 20000, used 20000

### unittest.mock: calls without end
#: oracle=no
#: max-steps=20000
#: exit=3
from unittest.mock import Mock
m = Mock()
while True:
    m.a.b(1)
#! hognose: steps limit reached: limit 20000, used 20000

### unittest.mock: more calls than there is room for
#: oracle=no
#: max-memory=6M
#: exit=3
from unittest.mock import MagicMock
m = MagicMock()
while True:
    m.method(1)[2]
#! hognose: memory limit reached: limit 6291456

### email: parts without end
#: oracle=no
#: max-steps=20000
#: exit=3
import email
email.message_from_string('Content-Type: multipart/mixed; boundary=b\n\n' + '--b\n\nx\n' * 10000)
#! hognose: steps limit reached: limit 20000, used 20000

### email: parts in parts in parts
#: oracle=no
#: exit=1
import email
email.message_from_string(''.join(f'Content-Type: multipart/mixed; boundary=b{i}\n\n--b{i}\n' for i in range(10000)))
#! RecursionError: maximum recursion depth exceeded

### email: a list of addresses
#: oracle=no
#: max-steps=20000
#: exit=3
import email.policy
email.message_from_string('To: ' + 'a@b, ' * 10000 + '\n\n', policy=email.policy.default)['to']
#! hognose: steps limit reached: limit 20000, used 20000

### email: parentheses in parentheses
#: oracle=no
import email.policy
from email.utils import parseaddr
text = '(' * 10000 + ')' * 10000 + 'a@b'
print(email.message_from_string(f'To: {text}\n\n', policy=email.policy.default)['to'].addresses)
print(parseaddr(text)[1])
#> (Address(display_name='', username='a', domain='b'),)
#> a@b

### email: encoded words without end
#: oracle=no
#: max-steps=20000
#: exit=3
from email.header import decode_header
decode_header('=?utf-8?q?a?= ' * 10000)
#! hognose: steps limit reached: limit 20000, used 20000

### email: a message that holds itself, longer each time
#: oracle=no
#: max-memory=4M
#: exit=3
from email.mime.message import MIMEMessage
from email.mime.text import MIMEText
m = MIMEText('x')
while True:
    m = MIMEText(MIMEMessage(m).as_string() * 2)
#! hognose: memory limit reached: limit 4194304

### doctest: examples without end
#: oracle=no
#: max-steps=20000
#: exit=3
import doctest
doctest.DocTestParser().parse('>>> 1\n1\n' * 100000)
#! hognose: steps limit reached: limit 20000, used 20000

### doctest: an example that prints more than there is room for
#: oracle=no
#: max-memory=4M
#: exit=3
import doctest
test = doctest.DocTestParser().get_doctest(">>> print('x' * 10 ** 8)\n", {}, 'n', None, 0)
doctest.DocTestRunner().run(test)
#! hognose: memory limit reached: limit 4194304

### tarfile: members without end
#: oracle=no
#: max-steps=20000
#: exit=3
import tarfile, io
b = io.BytesIO()
t = tarfile.open(fileobj=b, mode='w')
while True:
    t.addfile(tarfile.TarInfo('x'))
#! hognose: steps limit reached: limit 20000, used 20000

### tarfile: a small archive of a large member
#: oracle=no
#: max-memory=4M
#: exit=3
import gzip, io, tarfile
i = tarfile.TarInfo('x')
i.size = 1 << 26
b = io.BytesIO()
with gzip.GzipFile(fileobj=b, mode='w', mtime=0) as z:
    z.write(i.tobuf())
    for _ in range(1024): z.write(bytes(1 << 16))
with tarfile.open(fileobj=io.BytesIO(b.getvalue())) as t:
    t.extractfile('x').read()
#! hognose: memory limit reached: limit 4194304

### xml: a billion laughs
import xml.etree.ElementTree as ET
lol = ''.join(f'<!ENTITY l{i} "{f"&l{i - 1};" * 10}">' for i in range(1, 10))
try: ET.fromstring(f'<!DOCTYPE a [<!ENTITY l0 "lol">{lol}]><a>&l9;</a>')
except ET.ParseError as e: print(e.code, str(e).split(':')[0])
#> 43 limit on input amplification factor (from DTD and entities) breached

### xml: a billion laughs in a value
import xml.etree.ElementTree as ET
lol = ''.join(f'<!ENTITY l{i} "{f"&l{i - 1};" * 10}">' for i in range(1, 10))
try: ET.fromstring(f'<!DOCTYPE a [<!ENTITY l0 "lol">{lol}]><a b="&l9;"/>')
except ET.ParseError as e: print(e.code, str(e).split(':')[0])
#> 43 limit on input amplification factor (from DTD and entities) breached

### xml: a billion laughs, stopped by the limit of time
#: oracle=no
#: max-steps=20000
#: exit=3
import xml.etree.ElementTree as ET
lol = ''.join(f'<!ENTITY l{i} "{f"&l{i - 1};" * 10}">' for i in range(1, 10))
ET.fromstring(f'<!DOCTYPE a [<!ENTITY l0 "lol">{lol}]><a>&l9;</a>')
#! hognose: steps limit reached: limit 20000, used 20000

### xml: a large document in a small room
#: oracle=no
#: max-memory=4M
#: exit=3
import xml.etree.ElementTree as ET
parser = ET.XMLParser()
parser.feed('<a>')
while True:
    parser.feed('<b c="d">text</b>' * 100)
#! hognose: memory limit reached: limit 4194304

### xml: elements in elements without end
#: oracle=no
#: max-memory=4M
#: exit=3
import xml.etree.ElementTree as ET
parser = ET.XMLPullParser()
while True:
    parser.feed('<a>' * 100)
#! hognose: memory limit reached: limit 4194304

### xml: elements in elements, to a great depth
import xml.etree.ElementTree as ET
root = ET.fromstring('<a>' * 20000 + 'x' + '</a>' * 20000)
print(sum(1 for _ in root.iter()), ''.join(root.itertext()))
print(sum(1 for _ in root.iterfind('.//a')))
#> 20000 x
#> 19999

### plistlib: an entity is not expanded
import plistlib
lol = ''.join(f'<!ENTITY l{i} "{f"&l{i - 1};" * 10}">' for i in range(1, 10))
try: plistlib.loads(f'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l0 "lol">{lol}]><plist><string>&l9;</string></plist>')
except plistlib.InvalidFileException as e: print(e)
#> XML entity declarations are not supported in plist files

### plistlib: lists of one list in a few bytes
#: oracle=no
#: max-steps=100000
#: exit=3
import plistlib
data = b'bplist00' + b''.join(bytes([0xAF, 0x10, 100]) + bytes([i + 1]) * 100 for i in range(20)) + b'\xA0'
table = b''.join((8 + 103 * i).to_bytes(2) for i in range(21))
value = plistlib.loads(data + table + bytes(6) + b'\2\1' + (21).to_bytes(8) + bytes(8) + len(data).to_bytes(8))
print(len(value), len(value[0]))
plistlib.dumps(value)
#> 100 100
#! hognose: steps limit reached: limit 100000, used 100000

### plistlib: lists in lists
#: oracle=no
import plistlib
value = []
for _ in range(5000): value = [value]
for fmt in plistlib.PlistFormat:
    try: plistlib.dumps(value, fmt=fmt)
    except RecursionError: print('too deep')
print(type(plistlib.loads('<plist>' + '<array>' * 5000 + '</array>' * 5000 + '</plist>')))
#> too deep
#> too deep
#> <class 'list'>

### plistlib: a table of more objects than there are
import plistlib
try: plistlib.loads(b'bplist00\0' + bytes(6) + b'\1\1' + b'\x7f' + bytes(22) + b'\x09')
except plistlib.InvalidFileException as e: print(e)
#> Invalid file

### plistlib: a document without end
#: oracle=no
#: max-memory=4M
#: exit=3
import io, plistlib
class File(io.RawIOBase):
    at = -1
    def seek(self, at): self.at = -1
    def read(self, n=-1):
        self.at += 1
        return b'<true/>' * 300 if self.at else b'<plist><array>'
plistlib.load(File())
#! hognose: memory limit reached: limit 4194304

### zoneinfo: a file of transitions without end
#: oracle=no
#: max-memory=4M
#: exit=3
import io, struct
from zoneinfo import ZoneInfo
n = 50000
block = struct.pack('>4sc15x6l', b'TZif', b'2', 0, 0, 0, 0, 0, 0)
more = struct.pack('>4sc15x6l', b'TZif', b'2', 0, 0, 0, n, 1, 4) + struct.pack(f'>{n}q', *range(n)) + bytes(n) + bytes(6)
ZoneInfo.from_file(io.BytesIO(block + more + b'UTC\0\nUTC0\n'))
#! hognose: memory limit reached: limit 4194304

### zoneinfo: all zones again and again
#: oracle=no
#: max-steps=200000
#: exit=3
import zoneinfo
while True:
    for name in zoneinfo.available_timezones(): zoneinfo.ZoneInfo.no_cache(name)
#! hognose: steps limit reached: limit 200000, used 200000

### zoneinfo: more counts than bytes
#: oracle=no
import io, struct
from zoneinfo import ZoneInfo
for at in range(6):
    counts = [0] * 6
    counts[at] = 0x7fffffff
    try: print(ZoneInfo.from_file(io.BytesIO(struct.pack('>4sc15x6l', b'TZif', b'1', *counts))))
    except Exception as e: print(type(e).__name__)
#> ValueError
#> ValueError
#> ValueError
#> error
#> error
#> ValueError

### xml.sax: elements without end
#: oracle=no
#: max-steps=20000
#: exit=3
import xml.sax
xml.sax.parseString('<a>' + '<b/>' * 100000 + '</a>', xml.sax.ContentHandler())
#! hognose: steps limit reached: limit 20000, used 20000

### xml.sax: text that is kept
#: oracle=no
#: max-memory=4M
#: exit=3
import xml.sax
class Keep(xml.sax.ContentHandler):
    def characters(self, text): kept.append(text * 1000)
kept = []
xml.sax.parseString('<a>' + 'b\n' * 100000 + '</a>', Keep())
#! hognose: memory limit reached: limit 4194304

### xml.dom.minidom: a document of many elements
#: oracle=no
#: max-memory=4M
#: exit=3
from xml.dom import minidom
minidom.parseString('<a>' + '<b/>' * 100000 + '</a>')
#! hognose: memory limit reached: limit 4194304

### xml.dom.minidom: nodes looked for without end
#: oracle=no
#: max-steps=20000
#: exit=3
from xml.dom import minidom
d = minidom.parseString('<a>' + '<b/>' * 100 + '</a>')
while True:
    d.getElementsByTagName('c')
#! hognose: steps limit reached: limit 20000, used 20000

### http.cookies: a long header
#: oracle=no
#: max-steps=20000
#: exit=3
from http.cookies import SimpleCookie
SimpleCookie('a=b; ' * 100000)
#! hognose: steps limit reached: limit 20000, used 20000

### http.cookies: cookies that grow
#: oracle=no
#: max-memory=4M
#: exit=3
from http.cookies import SimpleCookie
c = SimpleCookie()
c['a'] = ';'
while True:
    c['a'] = c['a'].coded_value * 2
#! hognose: memory limit reached: limit 4194304

### marshal: many values
#: oracle=no
#: max-steps=20000
#: exit=3
import marshal
marshal.dumps([*range(100000)])
#! hognose: steps limit reached: limit 20000, used 20000

### marshal: lists in lists
#: oracle=no
#: max-memory=4M
#: exit=3
import marshal
marshal.loads(b'[\xff\xff\xff\x7f' + b'[\0\0\0\0' * 1000000)
#! hognose: memory limit reached: limit 4194304
