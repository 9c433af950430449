# Sources in other encodings: tokenize, importlib, linecache, imports and programs read them.
import importlib, importlib.util, io, linecache, os, runpy, sys, tokenize
from importlib.machinery import SourceFileLoader


def tell(act, *args):
    try:
        print(ascii(act(*args)))
    except SyntaxError as e:
        where = e.lineno, e.offset, e.end_lineno, e.end_offset, ascii(e.text)
        print(type(e).__name__, ascii(e.msg), e.filename and (e.filename.rpartition('/')[2], *where))
    except Exception as e:
        print(type(e).__name__, ascii(str(e)))


class Named:
    """What a file is: it has a name."""
    name = 'made.py'

    def __init__(self, data):
        self.readline = self.lines(data).readline

    class lines(io.BytesIO):
        name = 'made.py'


def put(name, data):
    os.makedirs('/tmp/sources', exist_ok=True)
    with open('/tmp/sources/' + name, 'wb') as f:
        f.write(data)
    return '/tmp/sources/' + name


SOURCES = (b'# coding: ascii\nx = "a"', b'# coding: ascii\nx = "\xc3\xa9"', b'# coding: latin-1\nx = "\xe9"',
    b'\xef\xbb\xbfx = 1', b'\xef\xbb\xbf# coding: latin-1\nx = 1', b'# coding: utf-16\nx = 1',
    b'# coding: rot13\nk = 1',
    b'# coding: nowhere\nx = 1', b'x = "\xff"', b'x = 1\ny = 2\nz = "\xe9"\n', b'x = 1\x00', b'x = 1 +\n')

### the encoding that is found
for source in SOURCES:
    tell(tokenize.detect_encoding, io.BytesIO(source).readline)
#> ('ascii', [b'# coding: ascii\n'])
#> ('ascii', [b'# coding: ascii\n'])
#> ('iso-8859-1', [b'# coding: latin-1\n'])
#> ('utf-8-sig', [b'x = 1'])
#> SyntaxError 'encoding problem: utf-8' None
#> SyntaxError 'invalid or missing encoding declaration' None
#> LookupError "'rot13' is not a text encoding; use codecs.decode() to handle arbitrary codecs"
#> SyntaxError 'unknown encoding: nowhere' None
#> SyntaxError 'invalid or missing encoding declaration' None
#> ('utf-8', [b'x = 1\n'])
#> SyntaxError 'source code cannot contain null bytes' None
#> ('utf-8', [b'x = 1 +\n'])

### it is that of the lines that were read
for source in (b'# \xc3\xa9 coding: ascii\nx', b'# \xc3\xa9\n# coding: ascii\nx', b'#\n# coding: ascii \xc3\xa9\nx',
        b'#\n# coding: utf-16\nx', b'# coding: utf-16-le\n', b'# coding: utf-32\n', b'# coding: hex\n',
        b'# coding: base64\nx',
        b'# coding: punycode\n', b'# coding: undefined\n', b'# coding: idna\n', b'# coding: ascii\n\xff'):
    tell(tokenize.detect_encoding, io.BytesIO(source).readline)
#> SyntaxError 'invalid or missing encoding declaration' None
#> SyntaxError 'invalid or missing encoding declaration' None
#> SyntaxError 'invalid or missing encoding declaration' None
#> SyntaxError 'invalid or missing encoding declaration' None
#> ('utf-16-le', [b'# coding: utf-16-le\n'])
#> SyntaxError 'invalid or missing encoding declaration' None
#> LookupError "'hex' is not a text encoding; use codecs.decode() to handle arbitrary codecs"
#> LookupError "'base64' is not a text encoding; use codecs.decode() to handle arbitrary codecs"
#> SyntaxError 'invalid or missing encoding declaration' None
#> UnicodeError 'undefined encoding'
#> ('idna', [b'# coding: idna\n'])
#> ('ascii', [b'# coding: ascii\n'])

### errors name the file
for source in (b'# coding: utf-32\n', b'# coding: nowhere\n', b'\xff', b'\xef\xbb\xbf# coding: ascii\n', b'x\0',
        b'# coding: hex\n'):
    tell(tokenize.detect_encoding, Named(source).readline)
#> SyntaxError "invalid or missing encoding declaration for 'made.py'" None
#> SyntaxError "unknown encoding for 'made.py': nowhere" None
#> SyntaxError "invalid or missing encoding declaration for 'made.py'" None
#> SyntaxError "encoding problem for 'made.py': utf-8" None
#> SyntaxError 'source code cannot contain null bytes' None
#> LookupError "'hex' is not a text encoding; use codecs.decode() to handle arbitrary codecs"

### null bytes
for source in b'x\0\n', b'x\n\0\n', b'#\n\0\n', b'#\n#\n\0\n', b'# coding: latin-1\0\n', b'#\0\xff\n', b'\xff\0\n':
    tell(tokenize.detect_encoding, io.BytesIO(source).readline)
#> SyntaxError 'source code cannot contain null bytes' None
#> ('utf-8', [b'x\n'])
#> SyntaxError 'source code cannot contain null bytes' None
#> ('utf-8', [b'#\n', b'#\n'])
#> SyntaxError 'source code cannot contain null bytes' None
#> SyntaxError 'source code cannot contain null bytes' None
#> SyntaxError 'source code cannot contain null bytes' None

### with a mark
for source in (b'\xef\xbb\xbf', b'\xef\xbb\xbf\xff', b'\xef\xbb\xbf# coding: ascii\n',
        b'\xef\xbb\xbf# coding: utf-16\n',
        b'\xef\xbb\xbf# coding: nope\n', b'\xef\xbb\xbf# coding: rot13\n', b'\xef\xbb\xbf# coding: utf-8\nx'):
    tell(tokenize.detect_encoding, io.BytesIO(source).readline)
#> ('utf-8-sig', [])
#> SyntaxError 'invalid or missing encoding declaration' None
#> SyntaxError 'encoding problem: utf-8' None
#> SyntaxError 'encoding problem: utf-8' None
#> SyntaxError 'unknown encoding: nope' None
#> SyntaxError 'encoding problem: utf-8' None
#> ('utf-8-sig', [b'# coding: utf-8\n'])

### files opened by tokenize
for i, source in enumerate(SOURCES):
    path = put('t%d.py' % i, source)
    def read():
        with tokenize.open(path) as f:
            return f.encoding, f.read()
    tell(read)
#> ('ascii', '# coding: ascii\nx = "a"')
#> UnicodeDecodeError "'ascii' codec can't decode byte 0xc3 in position 21: ordinal not in range(128)"
#> ('iso-8859-1', '# coding: latin-1\nx = "\xe9"')
#> ('utf-8-sig', 'x = 1')
#> SyntaxError "encoding problem for '/tmp/sources/t4.py': utf-8" None
#> SyntaxError "invalid or missing encoding declaration for '/tmp/sources/t5.py'" None
#> LookupError "'rot13' is not a text encoding; use codecs.decode() to handle arbitrary codecs"
#> SyntaxError "unknown encoding for '/tmp/sources/t7.py': nowhere" None
#> SyntaxError "invalid or missing encoding declaration for '/tmp/sources/t8.py'" None
#> UnicodeDecodeError "'utf-8' codec can't decode byte 0xe9 in position 17: invalid continuation byte"
#> SyntaxError 'source code cannot contain null bytes' None
#> ('utf-8', 'x = 1 +\n')

### decode_source
for source in SOURCES:
    tell(importlib.util.decode_source, source)
#> '# coding: ascii\nx = "a"'
#> UnicodeDecodeError "'ascii' codec can't decode byte 0xc3 in position 21: ordinal not in range(128)"
#> '# coding: latin-1\nx = "\xe9"'
#> 'x = 1'
#> SyntaxError 'encoding problem: utf-8' None
#> SyntaxError 'invalid or missing encoding declaration' None
#> LookupError "'rot13' is not a text encoding; use codecs.decode() to handle arbitrary codecs"
#> SyntaxError 'unknown encoding: nowhere' None
#> SyntaxError 'invalid or missing encoding declaration' None
#> UnicodeDecodeError "'utf-8' codec can't decode byte 0xe9 in position 17: invalid continuation byte"
#> SyntaxError 'source code cannot contain null bytes' None
#> 'x = 1 +\n'

### decode_source: ends of lines, and what it takes
tell(importlib.util.decode_source, b'x\r\ny\rz\n')
tell(importlib.util.decode_source, b'# coding: latin-1\r\nx = "\xe9"')
tell(importlib.util.decode_source, bytearray(b'x'))
tell(importlib.util.decode_source, b'')
tell(importlib.util.decode_source, memoryview(b'x\ry'))
tell(importlib.util.decode_source, b'\n\n\nx = "\xe9"')
tell(importlib.util.decode_source, b'\n\n\nx = "\0"')
#> 'x\ny\nz\n'
#> '# coding: latin-1\nx = "\xe9"'
#> 'x'
#> ''
#> AttributeError "'memoryview' object has no attribute 'decode'"
#> UnicodeDecodeError "'utf-8' codec can't decode byte 0xe9 in position 8: invalid continuation byte"
#> '\n\n\nx = "\x00"'

### what a loader gives
for i, source in enumerate(SOURCES):
    loader = SourceFileLoader('a', put('l%d.py' % i, source))
    tell(loader.get_source, 'a')
#> '# coding: ascii\nx = "a"'
#> UnicodeDecodeError "'ascii' codec can't decode byte 0xc3 in position 21: ordinal not in range(128)"
#> '# coding: latin-1\nx = "\xe9"'
#> 'x = 1'
#> SyntaxError 'encoding problem: utf-8' None
#> SyntaxError 'invalid or missing encoding declaration' None
#> LookupError "'rot13' is not a text encoding; use codecs.decode() to handle arbitrary codecs"
#> SyntaxError 'unknown encoding: nowhere' None
#> SyntaxError 'invalid or missing encoding declaration' None
#> UnicodeDecodeError "'utf-8' codec can't decode byte 0xe9 in position 17: invalid continuation byte"
#> SyntaxError 'source code cannot contain null bytes' None
#> 'x = 1 +\n'

### and makes of it
for source in SOURCES:
    tell(lambda: SourceFileLoader('a', 'a.py').source_to_code(source, 'a.py').co_filename)
#> 'a.py'
#> SyntaxError "'ascii' codec can't decode byte 0xc3 in position 21: ordinal not in range(128)" ('a.py', 0, -1, None, None, 'None')
#> 'a.py'
#> 'a.py'
#> SyntaxError 'encoding problem: iso-8859-1 with BOM' ('a.py', 1, 0, 1, 17, "'# coding: latin-1'")
#> SyntaxError "'utf-16-le' codec can't decode byte 0x0a in position 22: truncated data" ('a.py', 0, -1, None, None, 'None')
#> SyntaxError "'rot13' is not a text encoding; use codecs.decode() to handle arbitrary codecs" ('a.py', 0, -1, None, None, 'None')
#> SyntaxError 'unknown encoding: nowhere' ('a.py', 0, -1, None, None, 'None')
#> SyntaxError "Non-UTF-8 code starting with '\\xff' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details" ('a.py', 1, 6, 1, 6, '\'x = "\\ufffd"\'')
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 3, but no encoding declared; see https://peps.python.org/pep-0263/ for details" ('a.py', 3, 6, 3, 6, '\'z = "\\ufffd"\'')
#> SyntaxError 'source code string cannot contain null bytes' None
#> SyntaxError 'invalid syntax' ('a.py', 1, 8, 1, 9, "'x = 1 +\\n'")

### modules that are imported
sys.path.insert(0, '/tmp/sources')
for i, source in enumerate(SOURCES[:-1]):
    put('imported%d.py' % i, source)
    importlib.invalidate_caches()
    tell(lambda: vars(importlib.import_module('imported%d' % i))['x'])
#> 'a'
#> SyntaxError "'ascii' codec can't decode byte 0xc3 in position 21: ordinal not in range(128)" ('imported1.py', 0, -1, None, None, 'None')
#> '\xe9'
#> 1
#> SyntaxError 'encoding problem: iso-8859-1 with BOM' ('imported4.py', 1, 0, 1, 17, "'# coding: latin-1'")
#> SyntaxError "'utf-16-le' codec can't decode byte 0x0a in position 22: truncated data" ('imported5.py', 0, -1, None, None, 'None')
#> SyntaxError "'rot13' is not a text encoding; use codecs.decode() to handle arbitrary codecs" ('imported6.py', 0, -1, None, None, 'None')
#> SyntaxError 'unknown encoding: nowhere' ('imported7.py', 0, -1, None, None, 'None')
#> SyntaxError "Non-UTF-8 code starting with '\\xff' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details" ('imported8.py', 1, 6, 1, 6, '\'x = "\\ufffd"\'')
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 3, but no encoding declared; see https://peps.python.org/pep-0263/ for details" ('imported9.py', 3, 6, 3, 6, '\'z = "\\ufffd"\'')
#> SyntaxError 'source code string cannot contain null bytes' None

### programs
for i, source in enumerate(SOURCES):
    path = put('p%d.py' % i, source)
    tell(lambda: runpy.run_path(path)['x'])
#> 'a'
#> SyntaxError "'ascii' codec can't decode byte 0xc3 in position 21: ordinal not in range(128)" ('p1.py', 0, -1, None, None, 'None')
#> '\xe9'
#> 1
#> SyntaxError 'encoding problem: iso-8859-1 with BOM' ('p4.py', 1, 0, 1, 17, "'# coding: latin-1'")
#> SyntaxError "'utf-16-le' codec can't decode byte 0x0a in position 22: truncated data" ('p5.py', 0, -1, None, None, 'None')
#> SyntaxError "'rot13' is not a text encoding; use codecs.decode() to handle arbitrary codecs" ('p6.py', 0, -1, None, None, 'None')
#> SyntaxError 'unknown encoding: nowhere' ('p7.py', 0, -1, None, None, 'None')
#> SyntaxError "Non-UTF-8 code starting with '\\xff' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details" ('p8.py', 1, 6, 1, 6, '\'x = "\\ufffd"\'')
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 3, but no encoding declared; see https://peps.python.org/pep-0263/ for details" ('p9.py', 3, 6, 3, 6, '\'z = "\\ufffd"\'')
#> SyntaxError 'source code string cannot contain null bytes' None
#> SyntaxError 'invalid syntax' ('p11.py', 1, 8, 1, 9, "'x = 1 +\\n'")

### declarations in odd forms
for source in (b'#coding:latin-1\nx="\xe9"', b'#    encoding = latin-1\nx="\xe9"', b'# coding : latin-1\nx="\xe9"',
        b'# Coding: latin-1\nx="\xe9"', b'# coding:latin_1_unix\nx="\xe9"', b'# coding: ISO-8859-1-foo\nx="\xe9"',
        b'# coding: "latin-1"\nx="\xe9"', b'\x0c# coding: latin-1\nx="\xe9"', b'\\\n# coding: latin-1\nx="\xe9"',
        b'# x\n\n# coding: latin-1\nx="\xe9"', b'pass;# coding: latin-1\nx="\xe9"',
        b'# coding: utf-8-sig\nx="\xc3\xa9"',
        b'# coding: latin-1 coding: utf-8\nx="\xe9"', b'# coding: mbcs\nx=1', b'# coding: undefined\nx=1',
        b'# coding: gbk\nx="\xff"'):
    tell(lambda: exec(source, space := {}) or space['x'])
#> '\xe9'
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 2, but no encoding declared; see https://peps.python.org/pep-0263/ for details" ('<string>', 2, 4, 2, 4, '\'x="\\ufffd"\'')
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 2, but no encoding declared; see https://peps.python.org/pep-0263/ for details" ('<string>', 2, 4, 2, 4, '\'x="\\ufffd"\'')
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 2, but no encoding declared; see https://peps.python.org/pep-0263/ for details" ('<string>', 2, 4, 2, 4, '\'x="\\ufffd"\'')
#> '\xe9'
#> '\xe9'
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 2, but no encoding declared; see https://peps.python.org/pep-0263/ for details" ('<string>', 2, 4, 2, 4, '\'x="\\ufffd"\'')
#> '\xe9'
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 3, but no encoding declared; see https://peps.python.org/pep-0263/ for details" ('<string>', 3, 4, 3, 4, '\'x="\\ufffd"\'')
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 4, but no encoding declared; see https://peps.python.org/pep-0263/ for details" ('<string>', 4, 4, 4, 4, '\'x="\\ufffd"\'')
#> SyntaxError "Non-UTF-8 code starting with '\\xe9' on line 2, but no encoding declared; see https://peps.python.org/pep-0263/ for details" ('<string>', 2, 4, 2, 4, '\'x="\\ufffd"\'')
#> '\xe9'
#> '\xe9'
#> SyntaxError 'unknown encoding: mbcs' ('<string>', 0, -1, None, None, 'None')
#> SyntaxError 'undefined encoding' ('<string>', 0, -1, None, None, 'None')
#> SyntaxError "'gbk' codec can't decode byte 0xff in position 17: illegal multibyte sequence" ('<string>', 0, -1, None, None, 'None')

### lines that end otherwise
for source in (b'x = 1\r\ny = = 2\r\n', b'x = 1\ry = = 2\r', 'x = 1\r\ny = = 2\r\n', 'x = """a\r\nb"""',
        b'x = """a\rb"""',
        b'x = \\\r\n 5', b'# coding: latin-1\r\nx = "\xe9"', b'# coding: latin-1\rx = "\xe9"',
        b'x = (1,\r\n  2 3)\r\n'):
    tell(lambda: exec(source, space := {}) or space['x'])
#> SyntaxError 'invalid syntax' ('<string>', 2, 5, 2, 6, "'y = = 2\\n'")
#> SyntaxError 'invalid syntax' ('<string>', 2, 5, 2, 6, "'y = = 2\\n'")
#> SyntaxError 'invalid syntax' ('<string>', 2, 5, 2, 6, "'y = = 2\\n'")
#> 'a\nb'
#> 'a\nb'
#> 5
#> '\xe9'
#> '\xe9'
#> SyntaxError 'invalid syntax. Perhaps you forgot a comma?' ('<string>', 2, 3, 2, 6, "'  2 3)\\n'")

### texts that are no Unicode, and names of files
tell(lambda: compile('x = "\udc80"', 'f', 'exec'))
tell(lambda: eval('"\ud800"'))
tell(lambda: exec('é = 1\nx = "\udfff"'))
tell(lambda: compile('x', 'a\0b', 'exec'))
tell(lambda: compile('x', b'a\xff', 'exec').co_filename)
tell(lambda: compile('x', bytearray(b'a'), 'exec'))
tell(lambda: compile('x', memoryview(b'a'), 'exec'))
#> UnicodeEncodeError "'utf-8' codec can't encode character '\\udc80' in position 5: surrogates not allowed"
#> UnicodeEncodeError "'utf-8' codec can't encode character '\\ud800' in position 1: surrogates not allowed"
#> UnicodeEncodeError "'utf-8' codec can't encode character '\\udfff' in position 11: surrogates not allowed"
#> ValueError 'embedded null character'
#> 'a\udcff'
#> TypeError 'expected str, bytes or os.PathLike object, not bytearray'
#> TypeError 'expected str, bytes or os.PathLike object, not memoryview'
