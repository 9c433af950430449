# What unicodedata has of Unicode 3.2.0, and named sequences.

### the properties of the old version
import unicodedata
old = unicodedata.ucd_3_2_0
print(old.unidata_version, type(old).__name__, type(old) is unicodedata.UCD, old is unicodedata.ucd_3_2_0)
for name in 'category', 'bidirectional', 'combining', 'mirrored', 'east_asian_width', 'decomposition':
    text = 'a\xa7\xaa+-\u06de\u0f3a\u231a\u0378\U0001f600\U0002f868\U00030000\uff0d'
    print(name, [getattr(old, name)(c) for c in text])
for name in 'decimal', 'digit', 'numeric', 'name':
    print(name, [getattr(old, name)(c, None) for c in '7\xb2\u1369\xbd\u0378\U0001f600\u20ac'])
#> 3.2.0 UCD True True
#> category ['Ll', 'So', 'Ll', 'Sm', 'Pd', 'Me', 'Ps', 'So', 'Cn', 'Cn', 'Lo', 'Cn', 'Pd']
#> bidirectional ['L', 'ON', 'L', 'ET', 'ET', 'NSM', 'ON', 'ON', '', '', 'L', '', 'ET']
#> combining [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
#> mirrored [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
#> east_asian_width ['Na', 'A', 'A', 'Na', 'Na', 'N', 'N', 'N', 'N', 'N', 'W', 'N', 'F']
#> decomposition ['', '', '<super> 0061', '', '', '', '', '', '', '', '36FC', '', '<wide> 002D']
#> decimal [7, 2, 1, None, None, None, None]
#> digit [7, 2, 1, None, None, None, None]
#> numeric [7.0, 2.0, 1.0, 0.5, None, None, None]
#> name ['DIGIT SEVEN', 'SUPERSCRIPT TWO', 'ETHIOPIC DIGIT ONE', 'VULGAR FRACTION ONE HALF', None, None, 'EURO SIGN']

### all characters, added up
import unicodedata, zlib
old = unicodedata.ucd_3_2_0
points = [*range(0x3400), *range(0x3400, 0x110000, 1009), *range(0xa000, 0xa4d0), *range(0xf900, 0x10500)]
points += [*range(0x1d000, 0x1d800), *range(0x2f800, 0x2fa20)]
for name in 'category', 'bidirectional', 'mirrored', 'east_asian_width', 'decimal':
    get = getattr(old, name)
    found = [get(chr(c), None) for c in points] if name == 'decimal' else [get(chr(c)) for c in points]
    print(name, zlib.crc32(repr(found).encode()))
#> category 1101547435
#> bidirectional 1357852493
#> mirrored 137036923
#> east_asian_width 267644862
#> decimal 2629373267

### names of the old version: neither aliases nor sequences
import unicodedata
for name in ('latin small letter a', 'LATIN CAPITAL LETTER GHA', 'TAMIL SYLLABLE SAI', 'tamil syllable sai',
             b'SPACE', 3, 'x' * 300, 'nope', 'CJK UNIFIED IDEOGRAPH-4E00', 'HANGUL SYLLABLE GA',
             'NULL', 'KEYCAP ASTERISK',
             'GRINNING FACE', 'TAMIL SYLLABLE SAI=', 'x\nKEYCAP ASTERISK', ''):
    for data in unicodedata, unicodedata.ucd_3_2_0:
        try: print(ascii(data.lookup(name)))
        except (KeyError, TypeError) as e: print(type(e).__name__, str(e)[:60])
for c in '\u0378', '\U0001f600', '\n', 'ab', 3:
    try: print(unicodedata.ucd_3_2_0.name(c))
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
#> 'a'
#> 'a'
#> '\u01a2'
#> KeyError "undefined character name 'LATIN CAPITAL LETTER GHA'"
#> '\u0bb8\u0bc8'
#> KeyError "undefined character name 'TAMIL SYLLABLE SAI'"
#> '\u0bb8\u0bc8'
#> KeyError "undefined character name 'tamil syllable sai'"
#> ' '
#> ' '
#> TypeError a bytes-like object is required, not 'int'
#> TypeError a bytes-like object is required, not 'int'
#> KeyError 'name too long'
#> KeyError 'name too long'
#> KeyError "undefined character name 'nope'"
#> KeyError "undefined character name 'nope'"
#> '\u4e00'
#> '\u4e00'
#> '\uac00'
#> '\uac00'
#> '\x00'
#> KeyError "undefined character name 'NULL'"
#> '*\ufe0f\u20e3'
#> KeyError "undefined character name 'KEYCAP ASTERISK'"
#> '\U0001f600'
#> '\U0001f600'
#> KeyError "undefined character name 'TAMIL SYLLABLE SAI='"
#> KeyError "undefined character name 'TAMIL SYLLABLE SAI='"
#> KeyError "undefined character name 'x\nKEYCAP ASTERISK'"
#> KeyError "undefined character name 'x\nKEYCAP ASTERISK'"
#> KeyError "undefined character name ''"
#> KeyError "undefined character name ''"
#> ValueError no such name
#> ValueError no such name
#> ValueError no such name
#> TypeError name(): argument 1 must be a unicode character, not a string of length 2
#> TypeError name() argument 1 must be a unicode character, not int

### normal forms of the old version
import unicodedata
for form, text in (('NFC', 'e\u0301'), ('NFD', '\xe9\uac00'), ('NFKD', '\ufb01\u0378\u0301e\u0301'),
                   ('NFC', '\u0378\u0301\u0323'), ('NFC', '\U0002f868x'),
                   ('NFKC', '\U0002f874'), ('NFC', ''), ('NFC', 'abc'), ('NFX', 'a'), (3, 'a'), ('NFC', 3)):
    for data in unicodedata, unicodedata.ucd_3_2_0:
        try: print([hex(ord(c)) for c in data.normalize(form, text)], data.is_normalized(form, text))
        except (TypeError, ValueError) as e: print(type(e).__name__, e)
#> ['0xe9'] False
#> ['0xe9'] False
#> ['0x65', '0x301', '0x1100', '0x1161'] False
#> ['0x65', '0x301', '0x1100', '0x1161'] False
#> ['0x66', '0x69', '0x378', '0x301', '0x65', '0x301'] False
#> ['0x66', '0x69', '0x378', '0x301', '0x65', '0x301'] False
#> ['0x378', '0x323', '0x301'] False
#> ['0x378', '0x323', '0x301'] False
#> ['0x36fc', '0x78'] False
#> ['0x2136a', '0x78'] False
#> ['0x5f53'] False
#> ['0x5f33'] False
#> [] True
#> [] True
#> ['0x61', '0x62', '0x63'] True
#> ['0x61', '0x62', '0x63'] True
#> ValueError invalid normalization form
#> ValueError invalid normalization form
#> TypeError normalize() argument 1 must be str, not int
#> TypeError normalize() argument 1 must be str, not int
#> TypeError normalize() argument 2 must be str, not int
#> TypeError normalize() argument 2 must be str, not int

### the class cannot be called, and other names are missing
import unicodedata
for args in (), (1, 2):
    try: unicodedata.UCD(*args)
    except TypeError as e: print(e)
try: unicodedata.nope
except AttributeError as e: print(e, e.name, e.obj is unicodedata)
print(hasattr(unicodedata, 'ucd_3_2_0'), hasattr(unicodedata, 'ucd_3_2'))
for text in '\\N{TAMIL SYLLABLE SAI}', '\\N{KEYCAP ASTERISK}':
    try: print(ascii(eval(f'"{text}"')))
    except SyntaxError as e: print('unknown' in str(e))
#> cannot create 'unicodedata.UCD' instances
#> cannot create 'unicodedata.UCD' instances
#> module 'unicodedata' has no attribute 'nope' nope True
#> True False
#> True
#> True
