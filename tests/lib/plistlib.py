import datetime, plistlib
def tried(f, *args, **kwargs):
    try: return f(*args, **kwargs)
    except Exception as e: return f'{type(e).__name__}: {e}'

### values of every kind, in XML and back
now = datetime.datetime(2020, 1, 2, 3, 4, 5, 678)
value = {'int': 5, 'neg': -7, 'real': 1.5, 'yes': True, 'no': False, 'text': 'é<&>\r\n"x"\r', 'when': now,
         'list': [1, []], 'empty': {}}
text = plistlib.dumps(value)
for line in text.splitlines()[4:-4]: print(line)
print(plistlib.loads(text))
print(plistlib.loads(text.decode()) == plistlib.loads(text))
print(list(plistlib.loads(plistlib.dumps(value, sort_keys=False))))
#> b'\t<key>empty</key>'
#> b'\t<dict/>'
#> b'\t<key>int</key>'
#> b'\t<integer>5</integer>'
#> b'\t<key>list</key>'
#> b'\t<array>'
#> b'\t\t<integer>1</integer>'
#> b'\t\t<array/>'
#> b'\t</array>'
#> b'\t<key>neg</key>'
#> b'\t<integer>-7</integer>'
#> b'\t<key>no</key>'
#> b'\t<false/>'
#> b'\t<key>real</key>'
#> b'\t<real>1.5</real>'
#> b'\t<key>text</key>'
#> b'\t<string>\xc3\xa9&lt;&amp;&gt;'
#> b'"x"'
#> b'</string>'
#> b'\t<key>when</key>'
#> b'\t<date>2020-01-02T03:04:05Z</date>'
#> {'empty': {}, 'int': 5, 'list': [1, []], 'neg': -7, 'no': False, 'real': 1.5, 'text': 'é<&>\n"x"\n', 'when': datetime.datetime(2020, 1, 2, 3, 4, 5), 'yes': True}
#> True
#> ['int', 'neg', 'real', 'yes', 'no', 'text', 'when', 'list', 'empty']

### bytes in XML
print(plistlib.dumps({'data': b'abc' * 30, 'inner': {'b': [{'deep': b'y' * 60}], 'a': bytearray(b'z')}}))
#> b'<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n\t<key>data</key>\n\t<data>\n\tYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJj\n\tYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJjYWJj\n\t</data>\n\t<key>inner</key>\n\t<dict>\n\t\t<key>a</key>\n\t\t<data>\n\t\teg==\n\t\t</data>\n\t\t<key>b</key>\n\t\t<array>\n\t\t\t<dict>\n\t\t\t\t<key>deep</key>\n\t\t\t\t<data>\n\t\t\t\teXl5eXl5eXl5eXl5eXl5eXl5eXl5eXl5eXl5eXl5eXl5\n\t\t\t\teXl5eXl5eXl5eXl5eXl5eXl5eXl5eXl5eXl5\n\t\t\t\t</data>\n\t\t\t</dict>\n\t\t</array>\n\t</dict>\n</dict>\n</plist>\n'

### values of every kind, in binary and back
now = datetime.datetime(2020, 1, 2, 3, 4, 5, 678)
value = {'int': 5, 'neg': -7, 'real': 1.5, 'yes': True, 'no': False, 'none': None, 'data': b'abc' * 30,
         'text': 'é€😀', 'when': now, 'list': [1, (2, [])], 'uid': plistlib.UID(70000),
         'same': [1, 1.0, True, '1', b'1', 1, [], []]}
data = plistlib.dumps(value, fmt=plistlib.FMT_BINARY)
print(data)
print(plistlib.loads(data))
for n in 255, 256, 65536, 1 << 32, (1 << 63) - 1, 1 << 63, (1 << 64) - 1, -1 << 63:
    print(plistlib.dumps(n, fmt=plistlib.FMT_BINARY)[8:-32], plistlib.loads(plistlib.dumps([n],
            fmt=plistlib.FMT_BINARY)))
for n in 14, 15, 300, 70000:
    data = plistlib.dumps(['x' * n, b'y' * n, list(range(n % 1000))], fmt=plistlib.FMT_BINARY)
    print(len(data), data[8:16], plistlib.loads(data)[:2] == ['x' * n, b'y' * n])
#> b'bplist00\xdc\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x0f\x14\x15\x16\x17\x18\x1f !\x1aTdataSintTlistSnegRnoTnoneTrealTsameTtextSuidTwhenSyesO\x10Zabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabc\x10\x05\xa2\x10\x11\x10\x01\xa2\x12\x13\x10\x02\xa0\x13\xff\xff\xff\xff\xff\xff\xff\xf9\x08\x00#?\xf8\x00\x00\x00\x00\x00\x00\xa8\x10\x19\x1a\x1b\x1c\x10\x1d\x1e#?\xf0\x00\x00\x00\x00\x00\x00\tQ1A1\xa0\xa0d\x00\xe9 \xac\xd8=\xde\x00\x83\x00\x01\x11p3A\xc1\xde\xca\x92\x80\x167\x00\x08\x00!\x00&\x00*\x00/\x003\x006\x00;\x00@\x00E\x00J\x00N\x00S\x00W\x00\xb4\x00\xb6\x00\xb9\x00\xbb\x00\xbe\x00\xc0\x00\xc1\x00\xca\x00\xcb\x00\xcc\x00\xd5\x00\xde\x00\xe7\x00\xe8\x00\xea\x00\xec\x00\xed\x00\xee\x00\xf7\x00\xfc\x00\x00\x00\x00\x00\x00\x02\x01\x00\x00\x00\x00\x00\x00\x00"\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01\x05'
#> {'data': b'abcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabcabc', 'int': 5, 'list': [1, [2, []]], 'neg': -7, 'no': False, 'none': None, 'real': 1.5, 'same': [1, 1.0, True, '1', b'1', 1, [], []], 'text': 'é€😀', 'uid': UID(70000), 'when': datetime.datetime(2020, 1, 2, 3, 4, 5, 678), 'yes': True}
#> b'\x10\xff\x08' [255]
#> b'\x11\x01\x00\x08' [256]
#> b'\x12\x00\x01\x00\x00\x08' [65536]
#> b'\x13\x00\x00\x00\x01\x00\x00\x00\x00\x08' [4294967296]
#> b'\x13\x7f\xff\xff\xff\xff\xff\xff\xff\x08' [9223372036854775807]
#> b'\x14\x00\x00\x00\x00\x00\x00\x00\x00\x80\x00\x00\x00\x00\x00\x00\x00\x08' [9223372036854775808]
#> b'\x14\x00\x00\x00\x00\x00\x00\x00\x00\xff\xff\xff\xff\xff\xff\xff\xff\x08' [18446744073709551615]
#> b'\x13\x80\x00\x00\x00\x00\x00\x00\x00\x08' [-9223372036854775808]
#> 135 b'\xa3\x01\x02\x03^xxx' True
#> 147 b'\xa3\x01\x02\x03_\x10\x0fx' True
#> 2511 b'\xa3\x00\x01\x00\x02\x00\x03_' True
#> 140073 b'\xa3\x01\x02\x03_\x12\x00\x01' True

### a container in itself
inner = []
inner += [inner, {'me': inner}]
back = plistlib.loads(plistlib.dumps(inner, fmt=plistlib.FMT_BINARY))
print(back[0] is back, back[1]['me'] is back, tried(plistlib.dumps, inner)[:14])  #> True True RecursionError

### what cannot be written
for value in (None, plistlib.UID(1), 1 << 64, -(1 << 63) - 1, {1: 2}, {'a': 1, 2: 3}, 'a\0', {3}, 1j,
              datetime.date(2020, 1, 1), [object]):
    for fmt in plistlib.FMT_XML, plistlib.FMT_BINARY:
        print(tried(plistlib.dumps, value, fmt=fmt), end=' | ')
    print(tried(plistlib.dumps, value, skipkeys=True, sort_keys=False) if isinstance(value, dict) else '')
print(tried(plistlib.dumps, 1, fmt=5), tried(plistlib.loads, b'x', fmt=5),
      tried(plistlib.loads, 'x', fmt=plistlib.FMT_BINARY))
#> TypeError: unsupported type: <class 'NoneType'> | b'bplist00\x00\x08\x00\x00\x00\x00\x00\x00\x01\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\t' | 
#> TypeError: unsupported type: <class 'plistlib.UID'> | b'bplist00\x80\x01\x08\x00\x00\x00\x00\x00\x00\x01\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\n' | 
#> OverflowError: 18446744073709551616 | OverflowError: 18446744073709551616 | 
#> OverflowError: -9223372036854775809 | OverflowError: -9223372036854775809 | 
#> TypeError: keys must be strings | TypeError: keys must be strings | b'<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n</dict>\n</plist>\n'
#> TypeError: '<' not supported between instances of 'int' and 'str' | TypeError: '<' not supported between instances of 'int' and 'str' | b'<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n\t<key>a</key>\n\t<integer>1</integer>\n</dict>\n</plist>\n'
#> ValueError: strings can't contain control characters; use bytes instead | b'bplist00Ra\x00\x08\x00\x00\x00\x00\x00\x00\x01\x01\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x0b' | 
#> TypeError: unsupported type: <class 'set'> | TypeError: {3} | 
#> TypeError: unsupported type: <class 'complex'> | TypeError: 1j | 
#> TypeError: unsupported type: <class 'datetime.date'> | TypeError: 2020-01-01 | 
#> TypeError: unsupported type: <class 'type'> | TypeError: <class 'object'> | 
#> ValueError: Unsupported format: 5 KeyError: 5 TypeError: value must be bytes-like object when fmt is FMT_BINARY

### documents that are wrong
for inner in ('', '<dict><key>a</key></dict>', '<dict><string>a</string></dict>', '<key>a</key>',
              '<array><key>a</key></array>', '<dict><key>a</key><key>b</key></dict>', '<dict><key></key></dict>',
              '<integer>-0x1F</integer>', '<integer>z</integer>', '<real>z</real>', '<date>z</date>',
              '<date>2004-13Z</date>', '<data>YQ</data>', '<string>', '<string>&e;</string>'):
    print(inner, tried(plistlib.loads, f'<plist>{inner}</plist>'))
text = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e "x">]><plist><string>&e;</string></plist>'
print(tried(plistlib.loads, text))
#>  None
#> <dict><key>a</key></dict> ValueError: missing value for key 'a' at line 1
#> <dict><string>a</string></dict> ValueError: unexpected element at line 1
#> <key>a</key> IndexError: list index out of range
#> <array><key>a</key></array> ValueError: unexpected key at line 1
#> <dict><key>a</key><key>b</key></dict> ValueError: unexpected key at line 1
#> <dict><key></key></dict> {}
#> <integer>-0x1F</integer> ValueError: invalid literal for int() with base 10: '-0x1F'
#> <integer>z</integer> ValueError: invalid literal for int() with base 10: 'z'
#> <real>z</real> ValueError: could not convert string to float: 'z'
#> <date>z</date> AttributeError: 'NoneType' object has no attribute 'groupdict'
#> <date>2004-13Z</date> TypeError: function missing required argument 'day' (pos 3)
#> <data>YQ</data> Error: Incorrect padding
#> <string> ExpatError: mismatched tag: line 1, column 17
#> <string>&e;</string> ExpatError: undefined entity: line 1, column 15
#> InvalidFileException: XML entity declarations are not supported in plist files

### documents that are odd
for inner in ('<array><string>a</string> x </array>', '<integer>0x1F</integer>', '<integer>0X1</integer>',
              '<foo>1</foo>', '<real>nan</real>', '<date>2004Z</date>', '<date>2004-10-26T10:33Zjunk</date>',
              '<data>!!</data>', '<data>é</data>', '<true>x</true>', '<string>a<b>c</b>d</string>',
              '<string>a</string><true/>'):
    print(inner, tried(plistlib.loads, f'<plist>{inner}</plist>'))
for code in 'utf-8-sig', 'utf-16', 'utf-16-be', 'utf-16-le', 'utf-32':
    text = '<plist><true/></plist>'
    for each in text, '\ufeff' + text: print(code, tried(plistlib.loads, each.encode(code)))
#> <array><string>a</string> x </array> ['a']
#> <integer>0x1F</integer> 31
#> <integer>0X1</integer> 1
#> <foo>1</foo> None
#> <real>nan</real> nan
#> <date>2004Z</date> TypeError: function missing required argument 'month' (pos 2)
#> <date>2004-10-26T10:33Zjunk</date> 2004-10-26 10:33:00
#> <data>!!</data> b''
#> <data>é</data> b''
#> <true>x</true> True
#> <string>a<b>c</b>d</string> cd
#> <string>a</string><true/> True
#> utf-8-sig True
#> utf-8-sig InvalidFileException: Invalid file
#> utf-16 True
#> utf-16 InvalidFileException: Invalid file
#> utf-16-be InvalidFileException: Invalid file
#> utf-16-be True
#> utf-16-le InvalidFileException: Invalid file
#> utf-16-le True
#> utf-32 InvalidFileException: Invalid file
#> utf-32 InvalidFileException: Invalid file

### binary lists that are wrong
data = plistlib.dumps({'a': [1, 2.5, 'x', b'd', plistlib.UID(3)]}, fmt=plistlib.FMT_BINARY)
said = set()
for i in range(8, len(data)):
    for byte in 0, 1, 15, 0x1f, 0x22, 0x55, 0xA1, 0xd1, 0xff:
        found = tried(plistlib.loads, data[:i] + bytes([byte]) + data[i + 1:])
        said.add(found if isinstance(found, str) else 'a value')
print(sorted(said), {tried(plistlib.loads, data[:i]) for i in range(len(data))})
keyed = b'bplist00\xd1\x01\x02\xa0\xa0\x08\x0b\x0c' + bytes(6) + b'\x01\x01' + bytes(7) + b'\3' + bytes(15) + b'\x0d'
print(tried(plistlib.loads, keyed), tried(plistlib.loads, 'abc'), tried(plistlib.loads, 5))
#> ['InvalidFileException: Invalid file', 'a', 'a value', '灬楳'] {'InvalidFileException: Invalid file'}
#> InvalidFileException: Invalid file InvalidFileException: Invalid file TypeError: a bytes-like object is required, not 'int'

### times that know their zone
zone = datetime.timezone(datetime.timedelta(hours=2))
moment = datetime.datetime(2020, 1, 2, 3, 4, 5, tzinfo=zone)
for fmt in plistlib.FMT_XML, plistlib.FMT_BINARY:
    data = plistlib.dumps([moment], fmt=fmt, aware_datetime=True)
    print(plistlib.loads(data), plistlib.loads(data, aware_datetime=True))
print(plistlib.loads(plistlib.dumps([moment])), tried(plistlib.dumps, moment, fmt=plistlib.FMT_BINARY))
#> [datetime.datetime(2020, 1, 2, 1, 4, 5)] [datetime.datetime(2020, 1, 2, 1, 4, 5, tzinfo=datetime.timezone.utc)]
#> [datetime.datetime(2020, 1, 2, 1, 4, 5)] [datetime.datetime(2020, 1, 2, 1, 4, 5, tzinfo=datetime.timezone.utc)]
#> [datetime.datetime(2020, 1, 2, 3, 4, 5)] TypeError: can't subtract offset-naive and offset-aware datetimes

### numbers of objects
import copy, pickle
u = plistlib.UID(5)
print(u, u == plistlib.UID(5), u == 5, hash(u) == hash(5), list(range(10))[u])
print(pickle.loads(pickle.dumps(u)), copy.copy(u))
for n in -1, 1 << 64, 'a', True: print(tried(plistlib.UID, n))
u.data = 1 << 64
print(tried(plistlib.dumps, u, fmt=plistlib.FMT_BINARY))
#> UID(5) True False True 5
#> UID(5) UID(5)
#> ValueError: UIDs must be positive
#> ValueError: UIDs cannot be >= 2**64
#> TypeError: data must be an int
#> UID(True)
#> OverflowError: UID(18446744073709551616)

### dicts of a type, and files
import collections, io
class D(dict):
    def __setitem__(self, key, value): dict.__setitem__(self, key.upper(), value)
for fmt in plistlib.FMT_XML, plistlib.FMT_BINARY:
    file = io.BytesIO()
    plistlib.dump({'b': {'c': 1}, 'a': 2}, file, fmt=fmt, sort_keys=False)
    file.seek(0)
    print(plistlib.load(file, dict_type=D), type(plistlib.loads(file.getvalue(), dict_type=collections.OrderedDict)))
print(plistlib.FMT_XML, repr(plistlib.FMT_BINARY), plistlib.InvalidFileException())
#> {'B': {'C': 1}, 'A': 2} <class 'collections.OrderedDict'>
#> {'B': {'C': 1}, 'A': 2} <class 'collections.OrderedDict'>
#> PlistFormat.FMT_XML <PlistFormat.FMT_BINARY: 2> Invalid file
