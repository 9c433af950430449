### encode: encode
for e in ['utf-8', 'utf8', 'UTF-8', 'utf_16', 'utf-16-le', 'utf-16-be', 'utf-32', 'utf-32-le', 'utf-32-be',
        'utf-8-sig', 'U8']:
    print(e, 'aé€😀'.encode(e))
#> utf-8 b'a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80'
#> utf8 b'a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80'
#> UTF-8 b'a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80'
#> utf_16 b'\xff\xfea\x00\xe9\x00\xac =\xd8\x00\xde'
#> utf-16-le b'a\x00\xe9\x00\xac =\xd8\x00\xde'
#> utf-16-be b'\x00a\x00\xe9 \xac\xd8=\xde\x00'
#> utf-32 b'\xff\xfe\x00\x00a\x00\x00\x00\xe9\x00\x00\x00\xac \x00\x00\x00\xf6\x01\x00'
#> utf-32-le b'a\x00\x00\x00\xe9\x00\x00\x00\xac \x00\x00\x00\xf6\x01\x00'
#> utf-32-be b'\x00\x00\x00a\x00\x00\x00\xe9\x00\x00 \xac\x00\x01\xf6\x00'
#> utf-8-sig b'\xef\xbb\xbfa\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80'
#> U8 b'a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80'

### encode: ascii, encode and replace
for e in ['latin-1', 'iso8859-1', 'L1', 'cp1252', 'windows-1252', 'ascii', 'us-ascii', '646']:
    print(e, 'aé€'.encode(e, 'replace'), 'abc'.encode(encoding=e))
#> latin-1 b'a\xe9?' b'abc'
#> iso8859-1 b'a\xe9?' b'abc'
#> L1 b'a\xe9?' b'abc'
#> cp1252 b'a\xe9\x80' b'abc'
#> windows-1252 b'a\xe9\x80' b'abc'
#> ascii b'a??' b'abc'
#> us-ascii b'a??' b'abc'
#> 646 b'a??' b'abc'

### error handlers of encode
for h in ['ignore', 'replace', 'backslashreplace', 'xmlcharrefreplace']:
    print(h, 'aé€😀\ud800b'.encode('ascii', h), 'a\ud800b'.encode('utf-8', h), 'a\ud800b'.encode('utf-16-le', h),
        'aé€'.encode('cp1252', h))
print('\udc80\udcff'.encode('ascii', 'surrogateescape'), 'a\udc80é'.encode('utf-8', 'surrogateescape'))
print('\ud800x'.encode('utf-8', 'surrogatepass'), '\udc00'.encode('utf-16-le', 'surrogatepass'))
print('\ud800'.encode('utf-32-be', 'surrogatepass'))
#> ignore b'ab' b'ab' b'a\x00b\x00' b'a\xe9\x80'
#> replace b'a????b' b'a?b' b'a\x00?\x00b\x00' b'a\xe9\x80'
#> backslashreplace b'a\\xe9\\u20ac\\U0001f600\\ud800b' b'a\\ud800b' b'a\x00\\\x00u\x00d\x008\x000\x000\x00b\x00' b'a\xe9\x80'
#> xmlcharrefreplace b'a&#233;&#8364;&#128512;&#55296;b' b'a&#55296;b' b'a\x00&\x00#\x005\x005\x002\x009\x006\x00;\x00b\x00' b'a\xe9\x80'
#> b'\x80\xff' b'a\x80\xc3\xa9'
#> b'\xed\xa0\x80x' b'\x00\xdc'
#> b'\x00\x00\xd8\x00'

### errors of encode
for bad in ["'é'.encode('ascii')", "'aéé€b'.encode('ascii')", "'a€'.encode('latin-1')", "'\\ud800'.encode()",
        "'a\\ud800\\udfffb'.encode('utf-8')", "'\\ud800'.encode('utf-16')", "'x\\x81\\x8d'.encode('cp1252')",
        "'\\udc80é'.encode('ascii', 'surrogateescape')", "'\\ud800'.encode('ascii', 'surrogatepass')",
        "'€'.encode('ascii', 'foo')", "'a'.encode('ascii', 'foo')", "'a'.encode('foo')", "'a'.encode('hex')",
        "'a'.encode('utf\\0')", "''.encode('foo')", "'a\\udc80'.encode('utf-16', 'surrogateescape')"]:
    try: print(bad, eval(bad))
    except Exception as e: print(bad, type(e).__name__, ascii(str(e)))
#> 'é'.encode('ascii') UnicodeEncodeError "'ascii' codec can't encode character '\\xe9' in position 0: ordinal not in range(128)"
#> 'aéé€b'.encode('ascii') UnicodeEncodeError "'ascii' codec can't encode characters in position 1-3: ordinal not in range(128)"
#> 'a€'.encode('latin-1') UnicodeEncodeError "'latin-1' codec can't encode character '\\u20ac' in position 1: ordinal not in range(256)"
#> '\ud800'.encode() UnicodeEncodeError "'utf-8' codec can't encode character '\\ud800' in position 0: surrogates not allowed"
#> 'a\ud800\udfffb'.encode('utf-8') UnicodeEncodeError "'utf-8' codec can't encode characters in position 1-2: surrogates not allowed"
#> '\ud800'.encode('utf-16') UnicodeEncodeError "'utf-16' codec can't encode character '\\ud800' in position 0: surrogates not allowed"
#> 'x\x81\x8d'.encode('cp1252') UnicodeEncodeError "'charmap' codec can't encode characters in position 1-2: character maps to <undefined>"
#> '\udc80é'.encode('ascii', 'surrogateescape') UnicodeEncodeError "'ascii' codec can't encode character '\\xe9' in position 1: ordinal not in range(128)"
#> '\ud800'.encode('ascii', 'surrogatepass') UnicodeEncodeError "'ascii' codec can't encode character '\\ud800' in position 0: ordinal not in range(128)"
#> '€'.encode('ascii', 'foo') LookupError "unknown error handler name 'foo'"
#> 'a'.encode('ascii', 'foo') b'a'
#> 'a'.encode('foo') LookupError 'unknown encoding: foo'
#> 'a'.encode('hex') LookupError "'hex' is not a text encoding; use codecs.encode() to handle arbitrary codecs"
#> 'a'.encode('utf\0') ValueError 'embedded null character'
#> ''.encode('foo') LookupError 'unknown encoding: foo'
#> 'a\udc80'.encode('utf-16', 'surrogateescape') UnicodeEncodeError "'utf-16' codec can't encode character '\\udc80' in position 1: surrogates not allowed"

### fields of the errors
try: 'aéb'.encode('ascii')
except UnicodeEncodeError as e: print(e.encoding, ascii(e.object), e.start, e.end, e.reason, ascii(e.args))
try: b'ab\xff'.decode()
except UnicodeDecodeError as e: print(e.encoding, e.object, e.start, e.end, e.reason, e.args)
try: bytearray(b'\xff').decode('ascii')
except UnicodeError as e: print(type(e).__name__, type(e.object).__name__)
#> ascii 'a\xe9b' 1 2 ordinal not in range(128) ('ascii', 'a\xe9b', 1, 2, 'ordinal not in range(128)')
#> utf-8 b'ab\xff' 2 3 invalid start byte ('utf-8', b'ab\xff', 2, 3, 'invalid start byte')
#> UnicodeDecodeError bytes

### an uncaught one
b'caf\xe9'.decode()
#! UnicodeDecodeError: 'utf-8' codec can't decode byte 0xe9 in position 3: unexpected end of data

### decode
print(b'a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80'.decode(), b'\xff\xfea\0\xac\x20'.decode('utf-16'))
print(b'\xfe\xff\0a'.decode('utf-16'), b'=\xd8\0\xde'.decode('utf-16-le'), b'a\0\0\0'.decode('utf-32'))
print(b'\0\0\xfe\xff\0\0\0a'.decode('utf-32'))
print(b'\x80\x99'.decode('cp1252'), ascii(b'\x80'.decode('latin-1')), b'\xef\xbb\xbfa'.decode('utf-8-sig'))
print(ascii(b'\xef\xbb\xbfa'.decode()), repr(b''.decode('foo')))
print(bytearray(b'ok').decode(encoding='ascii', errors='strict'))
#> aé€😀 a€
#> a 😀 a
#> a
#> €™ '\x80' a
#> '\ufeffa' ''
#> ok

### error handlers of decode
for h in ['ignore', 'replace', 'backslashreplace', 'surrogateescape']:
    print(h, [ascii(x.decode('utf-8', h)) for x in [b'a\xffb', b'\xe2\x82', b'\xe2\x82a\xed\xa0\x80',
        b'\xf0\x80\x80\x80', b'\xf0\x9f\x98x', b'\xc0\x80']], ascii(b'a\xff'.decode('ascii', h)))
print(ascii(b'\xed\xa0\x80x'.decode('utf-8', 'surrogatepass')))
print(ascii(b'\x00\xdcab'.decode('utf-16-le', 'surrogatepass')))
print(ascii(b'\x00\xd8\0\0'.decode('utf-32-le', 'surrogatepass')), ascii(b'a\0b'.decode('utf-16-le', 'replace')))
print(ascii(b'\x81a'.decode('cp1252', 'replace')))
#> ignore ["'ab'", "''", "'a'", "''", "'x'", "''"] 'a'
#> replace ["'a\\ufffdb'", "'\\ufffd'", "'\\ufffda\\ufffd\\ufffd\\ufffd'", "'\\ufffd\\ufffd\\ufffd\\ufffd'", "'\\ufffdx'", "'\\ufffd\\ufffd'"] 'a\ufffd'
#> backslashreplace ["'a\\\\xffb'", "'\\\\xe2\\\\x82'", "'\\\\xe2\\\\x82a\\\\xed\\\\xa0\\\\x80'", "'\\\\xf0\\\\x80\\\\x80\\\\x80'", "'\\\\xf0\\\\x9f\\\\x98x'", "'\\\\xc0\\\\x80'"] 'a\\xff'
#> surrogateescape ["'a\\udcffb'", "'\\udce2\\udc82'", "'\\udce2\\udc82a\\udced\\udca0\\udc80'", "'\\udcf0\\udc80\\udc80\\udc80'", "'\\udcf0\\udc9f\\udc98x'", "'\\udcc0\\udc80'"] 'a\udcff'
#> '\ud800x'
#> '\udc00\u6261'
#> '\ud800' 'a\ufffd'
#> '\ufffda'

### errors of decode: from "b'\\xff'.decode()" to "b'\\x00\\xdc'.decode('utf-16-le'…
for bad in ["b'\\xff'.decode()", "b'a\\xc3'.decode()", "b'\\xe2\\x82'.decode()", "b'\\xe2\\x82a'.decode()",
        "b'\\xed\\xa0\\x80'.decode()", "b'\\xf4\\x90\\x80\\x80'.decode()", "b'\\xf0\\x9f\\x98x'.decode()",
        "b'a\\xffb'.decode('ascii')", "b'a\\0b'.decode('utf-16')", "b'\\x00\\xd8a\\0'.decode('utf-16-le')",
        "b'\\x00\\xd8'.decode('utf-16-le')", "b'\\x00\\xdc'.decode('utf-16-le')"]:
    try: print(bad, eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
#> b'\xff'.decode() UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
#> b'a\xc3'.decode() UnicodeDecodeError 'utf-8' codec can't decode byte 0xc3 in position 1: unexpected end of data
#> b'\xe2\x82'.decode() UnicodeDecodeError 'utf-8' codec can't decode bytes in position 0-1: unexpected end of data
#> b'\xe2\x82a'.decode() UnicodeDecodeError 'utf-8' codec can't decode bytes in position 0-1: invalid continuation byte
#> b'\xed\xa0\x80'.decode() UnicodeDecodeError 'utf-8' codec can't decode byte 0xed in position 0: invalid continuation byte
#> b'\xf4\x90\x80\x80'.decode() UnicodeDecodeError 'utf-8' codec can't decode byte 0xf4 in position 0: invalid continuation byte
#> b'\xf0\x9f\x98x'.decode() UnicodeDecodeError 'utf-8' codec can't decode bytes in position 0-2: invalid continuation byte
#> b'a\xffb'.decode('ascii') UnicodeDecodeError 'ascii' codec can't decode byte 0xff in position 1: ordinal not in range(128)
#> b'a\0b'.decode('utf-16') UnicodeDecodeError 'utf-16-le' codec can't decode byte 0x62 in position 2: truncated data
#> b'\x00\xd8a\0'.decode('utf-16-le') UnicodeDecodeError 'utf-16-le' codec can't decode bytes in position 0-1: illegal UTF-16 surrogate
#> b'\x00\xd8'.decode('utf-16-le') UnicodeDecodeError 'utf-16-le' codec can't decode bytes in position 0-1: unexpected end of data
#> b'\x00\xdc'.decode('utf-16-le') UnicodeDecodeError 'utf-16-le' codec can't decode bytes in position 0-1: illegal encoding

### errors of decode: from "b'a\\0\\0'.decode('utf-32-le')" to "b'a'.decode('utf-8', 1)"
for bad in ["b'a\\0\\0'.decode('utf-32-le')", "b'\\xff\\xff\\xff\\xff'.decode('utf-32-le')",
        "b'\\x00\\xd8\\0\\0'.decode('utf-32-le')", "b'\\x80\\x81'.decode('cp1252')",
        "b'a\\xffb'.decode('utf-8', 'foo')", "b'a\\xffb'.decode('utf-8', 'xmlcharrefreplace')",
        "b'\\xff'.decode('utf-8', 'surrogatepass')", "b'a'.decode('foo')", "b'a'.decode('hex')",
        "b'a'.decode(1)", "b'a'.decode('utf-8', 1)"]:
    try: print(bad, eval(bad))
    except Exception as e: print(bad, type(e).__name__, e)
#> b'a\0\0'.decode('utf-32-le') UnicodeDecodeError 'utf-32-le' codec can't decode bytes in position 0-2: truncated data
#> b'\xff\xff\xff\xff'.decode('utf-32-le') UnicodeDecodeError 'utf-32-le' codec can't decode bytes in position 0-3: code point not in range(0x110000)
#> b'\x00\xd8\0\0'.decode('utf-32-le') UnicodeDecodeError 'utf-32-le' codec can't decode bytes in position 0-3: code point in surrogate code point range(0xd800, 0xe000)
#> b'\x80\x81'.decode('cp1252') UnicodeDecodeError 'charmap' codec can't decode byte 0x81 in position 1: character maps to <undefined>
#> b'a\xffb'.decode('utf-8', 'foo') LookupError unknown error handler name 'foo'
#> b'a\xffb'.decode('utf-8', 'xmlcharrefreplace') TypeError don't know how to handle UnicodeDecodeError in error callback
#> b'\xff'.decode('utf-8', 'surrogatepass') UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
#> b'a'.decode('foo') LookupError unknown encoding: foo
#> b'a'.decode('hex') LookupError 'hex' is not a text encoding; use codecs.decode() to handle arbitrary codecs
#> b'a'.decode(1) TypeError decode() argument 'encoding' must be str, not int
#> b'a'.decode('utf-8', 1) TypeError decode() argument 'errors' must be str, not int

### every code point and back
s = ''.join(map(chr, [*range(0, 0xD800, 61), *range(0xE000, 0x110000, 997)]))
print([s.encode(e).decode(e) == s for e in ('utf-8', 'utf-16', 'utf-32', 'utf-16-be', 'utf-8-sig')], len(s.encode()))
print(len(s.encode('utf-16')))
#> [True, True, True, True, True] 6915
#> 6038

### utf-7: abc and encode
for s in ['', 'abc', 'a+b', 'é', 'Hi Mom -☺-!', '日本語', '😀x', '~\\', 'é-', 'éa', 'a\x00b', '+é+', '\ud800',
        'é€😀 +-']:
    b = s.encode('utf-7')
    print(b, ascii(b.decode('utf-7')), b.decode('UTF7') == s)
#> b'' '' True
#> b'abc' 'abc' True
#> b'a+-b' 'a+b' True
#> b'+AOk-' '\xe9' True
#> b'Hi Mom -+Jjo--!' 'Hi Mom -\u263a-!' True
#> b'+ZeVnLIqe-' '\u65e5\u672c\u8a9e' True
#> b'+2D3eAA-x' '\U0001f600x' True
#> b'+AH4AXA-' '~\\' True
#> b'+AOk--' '\xe9-' True
#> b'+AOk-a' '\xe9a' True
#> b'a+AAA-b' 'a\x00b' True
#> b'+-+AOkAKw-' '+\xe9+' True
#> b'+2AA-' '\ud800' True
#> b'+AOkgrNg93gA +--' '\xe9\u20ac\U0001f600 +-' True

### utf-7: decode
for b in [b'+', b'+-', b'a+', b'+A', b'+AO', b'+AOk']:
    try: print(b, ascii(b.decode('utf-7')))
    except UnicodeDecodeError as e: print(b, e)
    print(ascii(b.decode('utf-7', 'replace')), ascii(b.decode('utf-7', 'ignore')))
#> b'+' ''
#> '' ''
#> b'+-' '+'
#> '+' '+'
#> b'a+' 'a'
#> 'a' 'a'
#> b'+A' 'utf7' codec can't decode bytes in position 0-1: unterminated shift sequence
#> '\ufffd' ''
#> b'+AO' 'utf7' codec can't decode bytes in position 0-2: unterminated shift sequence
#> '\ufffd' ''
#> b'+AOk' '\xe9'
#> '\xe9' '\xe9'

### utf-7: from b'+AOl-' to b'+2D0-'
for b in [b'+AOl-', b'+AGEA-', b'+!', b'\xe9', b'+AOk\xe9', b'+2D0-']:
    try: print(b, ascii(b.decode('utf-7')))
    except UnicodeDecodeError as e: print(b, e)
    print(ascii(b.decode('utf-7', 'replace')), ascii(b.decode('utf-7', 'ignore')))
#> b'+AOl-' 'utf7' codec can't decode bytes in position 0-4: non-zero padding bits in shift sequence
#> '\xe9\ufffd' '\xe9'
#> b'+AGEA-' 'utf7' codec can't decode bytes in position 0-5: partial character in shift sequence
#> 'a\ufffd' 'a'
#> b'+!' 'utf7' codec can't decode bytes in position 0-1: ill-formed sequence
#> '\ufffd' ''
#> b'\xe9' 'utf7' codec can't decode byte 0xe9 in position 0: unexpected special character
#> '\ufffd' ''
#> b'+AOk\xe9' 'utf7' codec can't decode byte 0xe9 in position 4: unexpected special character
#> '\xe9\ufffd' '\xe9'
#> b'+2D0-' '\ud83d'
#> '\ud83d' '\ud83d'

### utf-7: from b'+2D3cmA-b' to b'+A-b'
for b in [b'+2D3cmA-b', b'+AOk-x', b'+AOk x', b'+A-b']:
    try: print(b, ascii(b.decode('utf-7')))
    except UnicodeDecodeError as e: print(b, e)
    print(ascii(b.decode('utf-7', 'replace')), ascii(b.decode('utf-7', 'ignore')))
#> b'+2D3cmA-b' '\U0001f498b'
#> '\U0001f498b' '\U0001f498b'
#> b'+AOk-x' '\xe9x'
#> '\xe9x' '\xe9x'
#> b'+AOk x' '\xe9 x'
#> '\xe9 x' '\xe9 x'
#> b'+A-b' 'utf7' codec can't decode bytes in position 0-2: partial character in shift sequence
#> '\ufffdb' 'b'

### unicode_escape and raw_unicode_escape decode: unicode_escape, UnicodeDecodeError and decode
for enc in 'unicode_escape',:
    for b in (b'\\', b'\\x', b'\\x4g', b'\\u12', b'\\u123g', b'\\U0011ffff', b'\\U0001f600', b'\\N{bad', b'\\N',
            b'\\N{}', b'\\8', b'\\177', b'\\1', b'\\12z', b'\\\nx', b'\\"\\\'\\a\\b\\f\\n\\r\\t\\v\\\\',
            b'\xe9\xff', b'\\ud800', b'\\\\u0041', b'\\\\\\u0041', b'x\\U1'):
        for errors in 'strict', 'replace', 'backslashreplace':
            try: print(b, ascii(b.decode(enc, errors)))
            except UnicodeDecodeError as e: print(b, e)
#> b'\\' 'unicodeescape' codec can't decode byte 0x5c in position 0: \ at end of string
#> b'\\' '\ufffd'
#> b'\\' '\\x5c'
#> b'\\x' 'unicodeescape' codec can't decode bytes in position 0-1: truncated \xXX escape
#> b'\\x' '\ufffd'
#> b'\\x' '\\x5c\\x78'
#> b'\\x4g' 'unicodeescape' codec can't decode bytes in position 0-2: truncated \xXX escape
#> b'\\x4g' '\ufffdg'
#> b'\\x4g' '\\x5c\\x78\\x34g'
#> b'\\u12' 'unicodeescape' codec can't decode bytes in position 0-3: truncated \uXXXX escape
#> b'\\u12' '\ufffd'
#> b'\\u12' '\\x5c\\x75\\x31\\x32'
#> b'\\u123g' 'unicodeescape' codec can't decode bytes in position 0-4: truncated \uXXXX escape
#> b'\\u123g' '\ufffdg'
#> b'\\u123g' '\\x5c\\x75\\x31\\x32\\x33g'
#> b'\\U0011ffff' 'unicodeescape' codec can't decode bytes in position 0-9: illegal Unicode character
#> b'\\U0011ffff' '\ufffd'
#> b'\\U0011ffff' '\\x5c\\x55\\x30\\x30\\x31\\x31\\x66\\x66\\x66\\x66'
#> b'\\U0001f600' '\U0001f600'
#> b'\\U0001f600' '\U0001f600'
#> b'\\U0001f600' '\U0001f600'
#> b'\\N{bad' 'unicodeescape' codec can't decode bytes in position 0-5: malformed \N character escape
#> b'\\N{bad' '\ufffd'
#> b'\\N{bad' '\\x5c\\x4e\\x7b\\x62\\x61\\x64'
#> b'\\N' 'unicodeescape' codec can't decode bytes in position 0-1: malformed \N character escape
#> b'\\N' '\ufffd'
#> b'\\N' '\\x5c\\x4e'
#> b'\\N{}' 'unicodeescape' codec can't decode bytes in position 0-2: malformed \N character escape
#> b'\\N{}' '\ufffd}'
#> b'\\N{}' '\\x5c\\x4e\\x7b}'
#> b'\\8' '\\8'
#> b'\\8' '\\8'
#> b'\\8' '\\8'
#> b'\\177' '\x7f'
#> b'\\177' '\x7f'
#> b'\\177' '\x7f'
#> b'\\1' '\x01'
#> b'\\1' '\x01'
#> b'\\1' '\x01'
#> b'\\12z' '\nz'
#> b'\\12z' '\nz'
#> b'\\12z' '\nz'
#> b'\\\nx' 'x'
#> b'\\\nx' 'x'
#> b'\\\nx' 'x'
#> b'\\"\\\'\\a\\b\\f\\n\\r\\t\\v\\\\' '"\'\x07\x08\x0c\n\r\t\x0b\\'
#> b'\\"\\\'\\a\\b\\f\\n\\r\\t\\v\\\\' '"\'\x07\x08\x0c\n\r\t\x0b\\'
#> b'\\"\\\'\\a\\b\\f\\n\\r\\t\\v\\\\' '"\'\x07\x08\x0c\n\r\t\x0b\\'
#> b'\xe9\xff' '\xe9\xff'
#> b'\xe9\xff' '\xe9\xff'
#> b'\xe9\xff' '\xe9\xff'
#> b'\\ud800' '\ud800'
#> b'\\ud800' '\ud800'
#> b'\\ud800' '\ud800'
#> b'\\\\u0041' '\\u0041'
#> b'\\\\u0041' '\\u0041'
#> b'\\\\u0041' '\\u0041'
#> b'\\\\\\u0041' '\\A'
#> b'\\\\\\u0041' '\\A'
#> b'\\\\\\u0041' '\\A'
#> b'x\\U1' 'unicodeescape' codec can't decode bytes in position 1-3: truncated \UXXXXXXXX escape
#> b'x\\U1' 'x\ufffd'
#> b'x\\U1' 'x\\x5c\\x55\\x31'

### unicode_escape and raw_unicode_escape decode: UnicodeDecodeError, ascii and decode
for enc in 'raw-unicode-escape',:
    for b in (b'\\', b'\\x', b'\\x4g', b'\\u12', b'\\u123g', b'\\U0011ffff', b'\\U0001f600', b'\\N{bad', b'\\N',
            b'\\N{}', b'\\8', b'\\177', b'\\1', b'\\12z', b'\\\nx', b'\\"\\\'\\a\\b\\f\\n\\r\\t\\v\\\\',
            b'\xe9\xff', b'\\ud800', b'\\\\u0041', b'\\\\\\u0041', b'x\\U1'):
        for errors in 'strict', 'replace', 'backslashreplace':
            try: print(b, ascii(b.decode(enc, errors)))
            except UnicodeDecodeError as e: print(b, e)
#> b'\\' '\\'
#> b'\\' '\\'
#> b'\\' '\\'
#> b'\\x' '\\x'
#> b'\\x' '\\x'
#> b'\\x' '\\x'
#> b'\\x4g' '\\x4g'
#> b'\\x4g' '\\x4g'
#> b'\\x4g' '\\x4g'
#> b'\\u12' 'rawunicodeescape' codec can't decode bytes in position 0-3: truncated \uXXXX escape
#> b'\\u12' '\ufffd'
#> b'\\u12' '\\x5c\\x75\\x31\\x32'
#> b'\\u123g' 'rawunicodeescape' codec can't decode bytes in position 0-4: truncated \uXXXX escape
#> b'\\u123g' '\ufffdg'
#> b'\\u123g' '\\x5c\\x75\\x31\\x32\\x33g'
#> b'\\U0011ffff' 'rawunicodeescape' codec can't decode bytes in position 0-9: \Uxxxxxxxx out of range
#> b'\\U0011ffff' '\ufffd'
#> b'\\U0011ffff' '\\x5c\\x55\\x30\\x30\\x31\\x31\\x66\\x66\\x66\\x66'
#> b'\\U0001f600' '\U0001f600'
#> b'\\U0001f600' '\U0001f600'
#> b'\\U0001f600' '\U0001f600'
#> b'\\N{bad' '\\N{bad'
#> b'\\N{bad' '\\N{bad'
#> b'\\N{bad' '\\N{bad'
#> b'\\N' '\\N'
#> b'\\N' '\\N'
#> b'\\N' '\\N'
#> b'\\N{}' '\\N{}'
#> b'\\N{}' '\\N{}'
#> b'\\N{}' '\\N{}'
#> b'\\8' '\\8'
#> b'\\8' '\\8'
#> b'\\8' '\\8'
#> b'\\177' '\\177'
#> b'\\177' '\\177'
#> b'\\177' '\\177'
#> b'\\1' '\\1'
#> b'\\1' '\\1'
#> b'\\1' '\\1'
#> b'\\12z' '\\12z'
#> b'\\12z' '\\12z'
#> b'\\12z' '\\12z'
#> b'\\\nx' '\\\nx'
#> b'\\\nx' '\\\nx'
#> b'\\\nx' '\\\nx'
#> b'\\"\\\'\\a\\b\\f\\n\\r\\t\\v\\\\' '\\"\\\'\\a\\b\\f\\n\\r\\t\\v\\\\'
#> b'\\"\\\'\\a\\b\\f\\n\\r\\t\\v\\\\' '\\"\\\'\\a\\b\\f\\n\\r\\t\\v\\\\'
#> b'\\"\\\'\\a\\b\\f\\n\\r\\t\\v\\\\' '\\"\\\'\\a\\b\\f\\n\\r\\t\\v\\\\'
#> b'\xe9\xff' '\xe9\xff'
#> b'\xe9\xff' '\xe9\xff'
#> b'\xe9\xff' '\xe9\xff'
#> b'\\ud800' '\ud800'
#> b'\\ud800' '\ud800'
#> b'\\ud800' '\ud800'
#> b'\\\\u0041' '\\\\u0041'
#> b'\\\\u0041' '\\\\u0041'
#> b'\\\\u0041' '\\\\u0041'
#> b'\\\\\\u0041' '\\\\A'
#> b'\\\\\\u0041' '\\\\A'
#> b'\\\\\\u0041' '\\\\A'
#> b'x\\U1' 'rawunicodeescape' codec can't decode bytes in position 1-3: truncated \UXXXXXXXX escape
#> b'x\\U1' 'x\ufffd'
#> b'x\\U1' 'x\\x5c\\x55\\x31'

### unicode_escape and raw_unicode_escape encode
for s in ('a\\b', '\n\r\t\x00\x7f\x80\xff', '\u0100\uffff', '\U0001f600', '\ud800', "'\"", 'é日'):
    print(s.encode('unicode_escape'), s.encode('raw_unicode_escape'))
#> b'a\\\\b' b'a\\b'
#> b'\\n\\r\\t\\x00\\x7f\\x80\\xff' b'\n\r\t\x00\x7f\x80\xff'
#> b'\\u0100\\uffff' b'\\u0100\\uffff'
#> b'\\U0001f600' b'\\U0001f600'
#> b'\\ud800' b'\\ud800'
#> b'\'"' b'\'"'
#> b'\\xe9\\u65e5' b'\xe9\\u65e5'

### names that are no text, or have a null character: decode, name and encode
for name in ('\ud800', 'a\ud800\udfffb'):
    for f in (lambda: b'it'.decode(name), lambda: b''.decode(name), lambda: b''.decode(errors=name),
            lambda: 'it'.encode(name), lambda: ''.encode('utf-8', name), lambda: str(b'', name),
            lambda: str(b'a', errors=name), lambda: bytes('a', name), lambda: bytearray('a', 'utf-8', name)):
        try: print(f())
        except ValueError as e: print(type(e).__name__, e)
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode characters in position 1-2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode characters in position 1-2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode characters in position 1-2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode characters in position 1-2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode characters in position 1-2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode characters in position 1-2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode characters in position 1-2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode characters in position 1-2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode characters in position 1-2: surrogates not allowed

### names that are no text, or have a null character: '\0' and 'a\0\ud800'
for name in ('\0', 'a\0\ud800'):
    for f in (lambda: b'it'.decode(name), lambda: b''.decode(name), lambda: b''.decode(errors=name),
            lambda: 'it'.encode(name), lambda: ''.encode('utf-8', name), lambda: str(b'', name),
            lambda: str(b'a', errors=name), lambda: bytes('a', name), lambda: bytearray('a', 'utf-8', name)):
        try: print(f())
        except ValueError as e: print(type(e).__name__, e)
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 2: surrogates not allowed
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 2: surrogates not allowed

### errors of cp1252 are about all characters that it does not have: '\udc80\ud800\uffff'
for s in ('\udc80\ud800\uffff',):
    for encoding in ('cp1252', 'ascii', 'latin-1', 'utf-8'):
        for errors in ('surrogateescape', 'surrogatepass', 'strict', 'backslashreplace'):
            try: print(s.encode(encoding, errors))
            except UnicodeEncodeError as e: print(e)
#> 'charmap' codec can't encode characters in position 0-2: character maps to <undefined>
#> 'charmap' codec can't encode characters in position 0-2: character maps to <undefined>
#> 'charmap' codec can't encode characters in position 0-2: character maps to <undefined>
#> b'\\udc80\\ud800\\uffff'
#> 'ascii' codec can't encode characters in position 1-2: ordinal not in range(128)
#> 'ascii' codec can't encode characters in position 0-2: ordinal not in range(128)
#> 'ascii' codec can't encode characters in position 0-2: ordinal not in range(128)
#> b'\\udc80\\ud800\\uffff'
#> 'latin-1' codec can't encode characters in position 1-2: ordinal not in range(256)
#> 'latin-1' codec can't encode characters in position 0-2: ordinal not in range(256)
#> 'latin-1' codec can't encode characters in position 0-2: ordinal not in range(256)
#> b'\\udc80\\ud800\\uffff'
#> 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed
#> b'\xed\xb2\x80\xed\xa0\x80\xef\xbf\xbf'
#> 'utf-8' codec can't encode characters in position 0-1: surrogates not allowed
#> b'\\udc80\\ud800\xef\xbf\xbf'

### errors of cp1252 are about all characters that it does not have: '\udc80\udc81'
for s in ('\udc80\udc81',):
    for encoding in ('cp1252', 'ascii', 'latin-1', 'utf-8'):
        for errors in ('surrogateescape', 'surrogatepass', 'strict', 'backslashreplace'):
            try: print(s.encode(encoding, errors))
            except UnicodeEncodeError as e: print(e)
#> b'\x80\x81'
#> 'charmap' codec can't encode characters in position 0-1: character maps to <undefined>
#> 'charmap' codec can't encode characters in position 0-1: character maps to <undefined>
#> b'\\udc80\\udc81'
#> b'\x80\x81'
#> 'ascii' codec can't encode characters in position 0-1: ordinal not in range(128)
#> 'ascii' codec can't encode characters in position 0-1: ordinal not in range(128)
#> b'\\udc80\\udc81'
#> b'\x80\x81'
#> 'latin-1' codec can't encode characters in position 0-1: ordinal not in range(256)
#> 'latin-1' codec can't encode characters in position 0-1: ordinal not in range(256)
#> b'\\udc80\\udc81'
#> b'\x80\x81'
#> b'\xed\xb2\x80\xed\xb2\x81'
#> 'utf-8' codec can't encode characters in position 0-1: surrogates not allowed
#> b'\\udc80\\udc81'

### errors of cp1252 are about all characters that it does not have: 'a\udc81\uffff\udcffb'
for s in ('a\udc81\uffff\udcffb',):
    for encoding in ('cp1252', 'ascii', 'latin-1', 'utf-8'):
        for errors in ('surrogateescape', 'surrogatepass', 'strict', 'backslashreplace'):
            try: print(s.encode(encoding, errors))
            except UnicodeEncodeError as e: print(e)
#> 'charmap' codec can't encode characters in position 1-3: character maps to <undefined>
#> 'charmap' codec can't encode characters in position 1-3: character maps to <undefined>
#> 'charmap' codec can't encode characters in position 1-3: character maps to <undefined>
#> b'a\\udc81\\uffff\\udcffb'
#> 'ascii' codec can't encode characters in position 2-3: ordinal not in range(128)
#> 'ascii' codec can't encode characters in position 1-3: ordinal not in range(128)
#> 'ascii' codec can't encode characters in position 1-3: ordinal not in range(128)
#> b'a\\udc81\\uffff\\udcffb'
#> 'latin-1' codec can't encode characters in position 2-3: ordinal not in range(256)
#> 'latin-1' codec can't encode characters in position 1-3: ordinal not in range(256)
#> 'latin-1' codec can't encode characters in position 1-3: ordinal not in range(256)
#> b'a\\udc81\\uffff\\udcffb'
#> b'a\x81\xef\xbf\xbf\xffb'
#> b'a\xed\xb2\x81\xef\xbf\xbf\xed\xb3\xbfb'
#> 'utf-8' codec can't encode character '\udc81' in position 1: surrogates not allowed
#> b'a\\udc81\xef\xbf\xbf\\udcffb'

### errors of cp1252 are about all characters that it does not have: '\uffff\udc80'
for s in ('\uffff\udc80',):
    for encoding in ('cp1252', 'ascii', 'latin-1', 'utf-8'):
        for errors in ('surrogateescape', 'surrogatepass', 'strict', 'backslashreplace'):
            try: print(s.encode(encoding, errors))
            except UnicodeEncodeError as e: print(e)
#> 'charmap' codec can't encode characters in position 0-1: character maps to <undefined>
#> 'charmap' codec can't encode characters in position 0-1: character maps to <undefined>
#> 'charmap' codec can't encode characters in position 0-1: character maps to <undefined>
#> b'\\uffff\\udc80'
#> 'ascii' codec can't encode characters in position 0-1: ordinal not in range(128)
#> 'ascii' codec can't encode characters in position 0-1: ordinal not in range(128)
#> 'ascii' codec can't encode characters in position 0-1: ordinal not in range(128)
#> b'\\uffff\\udc80'
#> 'latin-1' codec can't encode characters in position 0-1: ordinal not in range(256)
#> 'latin-1' codec can't encode characters in position 0-1: ordinal not in range(256)
#> 'latin-1' codec can't encode characters in position 0-1: ordinal not in range(256)
#> b'\\uffff\\udc80'
#> b'\xef\xbf\xbf\x80'
#> b'\xef\xbf\xbf\xed\xb2\x80'
#> 'utf-8' codec can't encode character '\udc80' in position 1: surrogates not allowed
#> b'\xef\xbf\xbf\\udc80'

### errors of cp1252 are about all characters that it does not have: '\udcc0x\ud800'
for s in ('\udcc0x\ud800',):
    for encoding in ('cp1252', 'ascii', 'latin-1', 'utf-8'):
        for errors in ('surrogateescape', 'surrogatepass', 'strict', 'backslashreplace'):
            try: print(s.encode(encoding, errors))
            except UnicodeEncodeError as e: print(e)
#> 'charmap' codec can't encode character '\ud800' in position 2: character maps to <undefined>
#> 'charmap' codec can't encode character '\udcc0' in position 0: character maps to <undefined>
#> 'charmap' codec can't encode character '\udcc0' in position 0: character maps to <undefined>
#> b'\\udcc0x\\ud800'
#> 'ascii' codec can't encode character '\ud800' in position 2: ordinal not in range(128)
#> 'ascii' codec can't encode character '\udcc0' in position 0: ordinal not in range(128)
#> 'ascii' codec can't encode character '\udcc0' in position 0: ordinal not in range(128)
#> b'\\udcc0x\\ud800'
#> 'latin-1' codec can't encode character '\ud800' in position 2: ordinal not in range(256)
#> 'latin-1' codec can't encode character '\udcc0' in position 0: ordinal not in range(256)
#> 'latin-1' codec can't encode character '\udcc0' in position 0: ordinal not in range(256)
#> b'\\udcc0x\\ud800'
#> 'utf-8' codec can't encode character '\ud800' in position 2: surrogates not allowed
#> b'\xed\xb3\x80x\xed\xa0\x80'
#> 'utf-8' codec can't encode character '\udcc0' in position 0: surrogates not allowed
#> b'\\udcc0x\\ud800'
