# unicodedata: tests/fuzz/unicode_all.mjs compares all characters

import unicodedata as u

def t(f, *a):
    try: print(repr(f(*a)))
    except TypeError as e: print(e)

### names
print(u.name("a"), u.name("•", 3), u.name("\n", None), u.name("\uac00"), u.name("一"))
print(u.name("\U00020000"), u.name("😀"))
print(u.lookup("BULLET"), u.lookup("em dash"), u.lookup(b"EURO SIGN"), ascii(u.lookup("lf")))
print(u.lookup("HANGUL SYLLABLE GAG"), u.unidata_version)
for c in "aé∑😀": assert u.lookup(u.name(c)) == c
print([u.name(c) for c in "½ⅷ➊"])
#> LATIN SMALL LETTER A BULLET None HANGUL SYLLABLE GA CJK UNIFIED IDEOGRAPH-4E00
#> CJK UNIFIED IDEOGRAPH-20000 GRINNING FACE
#> • — € '\n'
#> 각 16.0.0
#> ['VULGAR FRACTION ONE HALF', 'SMALL ROMAN NUMERAL EIGHT', 'DINGBAT NEGATIVE CIRCLED SANS-SERIF DIGIT ONE']

### names of all scripts
print("\N{DEVANAGARI LETTER HA}\N{LATIN SUBSCRIPT SMALL LETTER I}",
    ascii("\N{CUNEIFORM SIGN A TIMES A}\N{VARIATION SELECTOR-256}"))
from zlib import crc32
names = [u.name(chr(c), "") for c in range(0x250, 0x32000, 23)]
print(len([n for n in names if n]), crc32("\n".join(names).encode()), max(map(len, names)))
for c in range(0x700, 0x20000, 1201):
    name = u.name(chr(c), '')
    if name and u.lookup(name.lower() if c < 0x3400 else name) != chr(c): print(hex(c))
for n in ("arabic letter farsi yeh", "BYZANTINE MUSICAL SYMBOL FTHORA SKLIRON CHROMA VASIS",
    "weierstrass elliptic function"): print(f"{ord(u.lookup(n)):x}", end=" ")
print()
for n in ("LATIN SUBSCRIPT SMALL LETTER", "LATIN SUBSCRIPT SMALL LETTER I I", "I", "DEVANAGARI",
    " DEVANAGARI LETTER HA", "devanagari letter zz"):
    try: print(u.lookup(n))
    except KeyError as e: print(e)
#> हᵢ '\U00012001\U000e01ef'
#> 6394 2972409362 73
#> 6cc 1d0c5 2118 
#> "undefined character name 'LATIN SUBSCRIPT SMALL LETTER'"
#> "undefined character name 'LATIN SUBSCRIPT SMALL LETTER I I'"
#> "undefined character name 'I'"
#> "undefined character name 'DEVANAGARI'"
#> "undefined character name ' DEVANAGARI LETTER HA'"
#> "undefined character name 'devanagari letter zz'"

### properties
for c in "aA1 ²½ⅷ٣一(é\u0301\u0661א\u3042ｱ\xad\ue000\u0378\U0010fffd":
    print(ascii(c), u.category(c), u.bidirectional(c), u.combining(c), u.east_asian_width(c), u.mirrored(c),
        u.decimal(c, None), u.digit(c, None), u.numeric(c, None))
#> 'a' Ll L 0 Na 0 None None None
#> 'A' Lu L 0 Na 0 None None None
#> '1' Nd EN 0 Na 0 1 1 1.0
#> ' ' Zs WS 0 Na 0 None None None
#> '\xb2' No EN 0 A 0 None 2 2.0
#> '\xbd' No ON 0 A 0 None None 0.5
#> '\u2177' Nl L 0 A 0 None None 8.0
#> '\u0663' Nd AN 0 N 0 3 3 3.0
#> '\u4e00' Lo L 0 W 0 None None 1.0
#> '(' Ps ON 0 Na 1 None None None
#> '\xe9' Ll L 0 A 0 None None None
#> '\u0301' Mn NSM 230 A 0 None None None
#> '\u0661' Nd AN 0 N 0 1 1 1.0
#> '\u05d0' Lo R 0 N 0 None None None
#> '\u3042' Lo L 0 W 0 None None None
#> '\uff71' Lo L 0 H 0 None None None
#> '\xad' Cf BN 0 A 0 None None None
#> '\ue000' Co L 0 A 0 None None None
#> '\u0378' Cn  0 N 0 None None None
#> '\U0010fffd' Co L 0 A 0 None None None

### decompositions
for c in "éﬁǺ²½Å\uac00aㇰ🈀":
    print(repr(u.decomposition(c)))
print(u.decomposition("\ufdfa"))
#> '0065 0301'
#> '<compat> 0066 0069'
#> '00C5 0301'
#> '<super> 0032'
#> '<fraction> 0031 2044 0032'
#> '0041 030A'
#> ''
#> ''
#> ''
#> '<square> 307B 304B'
#> <isolated> 0635 0644 0649 0020 0627 0644 0644 0647 0020 0639 0644 064A 0647 0020 0648 0633 0644 0645

### normal forms
for s in ["é", "e\u0301", "ﬁ²½", "Å", "각", "\u1100\u1161\u11a8", "a\u0323\u0307", "a\u0307\u0323", "ệ",
        "\u0344", "日本語", "", "\U0001d400", "ａ１"]:
    forms = [u.normalize(f, s) for f in ("NFC", "NFD", "NFKC", "NFKD")]
    print(ascii(s), [ascii(f) for f in forms], [u.is_normalized(f, s) for f in ("NFC", "NFD", "NFKC", "NFKD")])
#> '\xe9' ["'\\xe9'", "'e\\u0301'", "'\\xe9'", "'e\\u0301'"] [True, False, True, False]
#> 'e\u0301' ["'\\xe9'", "'e\\u0301'", "'\\xe9'", "'e\\u0301'"] [False, True, False, True]
#> '\ufb01\xb2\xbd' ["'\\ufb01\\xb2\\xbd'", "'\\ufb01\\xb2\\xbd'", "'fi21\\u20442'", "'fi21\\u20442'"] [True, True, False, False]
#> '\xc5' ["'\\xc5'", "'A\\u030a'", "'\\xc5'", "'A\\u030a'"] [True, False, True, False]
#> '\uac01' ["'\\uac01'", "'\\u1100\\u1161\\u11a8'", "'\\uac01'", "'\\u1100\\u1161\\u11a8'"] [True, False, True, False]
#> '\u1100\u1161\u11a8' ["'\\uac01'", "'\\u1100\\u1161\\u11a8'", "'\\uac01'", "'\\u1100\\u1161\\u11a8'"] [False, True, False, True]
#> 'a\u0323\u0307' ["'\\u1ea1\\u0307'", "'a\\u0323\\u0307'", "'\\u1ea1\\u0307'", "'a\\u0323\\u0307'"] [False, True, False, True]
#> 'a\u0307\u0323' ["'\\u1ea1\\u0307'", "'a\\u0323\\u0307'", "'\\u1ea1\\u0307'", "'a\\u0323\\u0307'"] [False, False, False, False]
#> '\u1ec7' ["'\\u1ec7'", "'e\\u0323\\u0302'", "'\\u1ec7'", "'e\\u0323\\u0302'"] [True, False, True, False]
#> '\u0344' ["'\\u0308\\u0301'", "'\\u0308\\u0301'", "'\\u0308\\u0301'", "'\\u0308\\u0301'"] [False, False, False, False]
#> '\u65e5\u672c\u8a9e' ["'\\u65e5\\u672c\\u8a9e'", "'\\u65e5\\u672c\\u8a9e'", "'\\u65e5\\u672c\\u8a9e'", "'\\u65e5\\u672c\\u8a9e'"] [True, True, True, True]
#> '' ["''", "''", "''", "''"] [True, True, True, True]
#> '\U0001d400' ["'\\U0001d400'", "'\\U0001d400'", "'A'", "'A'"] [True, True, False, False]
#> '\uff41\uff11' ["'\\uff41\\uff11'", "'\\uff41\\uff11'", "'a1'", "'a1'"] [True, True, False, False]

### accents are taken off
import unicodedata as u
def plain(s): return "".join(c for c in u.normalize("NFKD", s) if not u.combining(c))
print(plain("Crème brûlée à la façon d'Émile"), plain("Łódź Ñandú Ærø ﬁn"))
print("".join(c for c in u.normalize("NFD", "ÅÖé") if u.category(c) != "Mn"))
#> Creme brulee a la facon d'Emile Łodz Nandu Ærø fin
#> AOe

### what is not there
import unicodedata as u
def t(f, *a):
    try: print(repr(f(*a)))
    except Exception as e: print(type(e).__name__, e)
t(u.name, "\n")
t(u.lookup, "x")
t(u.lookup, "é")
t(u.lookup, "")
t(u.lookup, "x" * 300)
t(u.decimal, "a")
t(u.digit, "a")
t(u.numeric, "a")
t(u.normalize, "X", "a"); t(u.normalize, "X", ""); t(u.is_normalized, "q", "e")
#> ValueError no such name
#> KeyError "undefined character name 'x'"
#> KeyError "undefined character name 'é'"
#> KeyError "undefined character name ''"
#> KeyError 'name too long'
#> ValueError not a decimal
#> ValueError not a digit
#> ValueError not a numeric character
#> ValueError invalid normalization form
#> ''
#> ValueError invalid normalization form

### arguments: name and category
for f in (u.name, u.category):
    t(f, "ab"); t(f, ""); t(f, 1); t(f); t(f, "a", "b", "c"); t(f, None); t(f, b"a")
#> name(): argument 1 must be a unicode character, not a string of length 2
#> name(): argument 1 must be a unicode character, not a string of length 0
#> name() argument 1 must be a unicode character, not int
#> name expected at least 1 argument, got 0
#> name expected at most 2 arguments, got 3
#> name() argument 1 must be a unicode character, not None
#> name() argument 1 must be a unicode character, not bytes
#> category(): argument must be a unicode character, not a string of length 2
#> category(): argument must be a unicode character, not a string of length 0
#> category() argument must be a unicode character, not int
#> unicodedata.category() takes exactly one argument (0 given)
#> unicodedata.category() takes exactly one argument (3 given)
#> category() argument must be a unicode character, not None
#> category() argument must be a unicode character, not bytes

### arguments: combining and decimal
for f in (u.combining, u.decimal):
    t(f, "ab"); t(f, ""); t(f, 1); t(f); t(f, "a", "b", "c"); t(f, None); t(f, b"a")
#> combining(): argument must be a unicode character, not a string of length 2
#> combining(): argument must be a unicode character, not a string of length 0
#> combining() argument must be a unicode character, not int
#> unicodedata.combining() takes exactly one argument (0 given)
#> unicodedata.combining() takes exactly one argument (3 given)
#> combining() argument must be a unicode character, not None
#> combining() argument must be a unicode character, not bytes
#> decimal(): argument 1 must be a unicode character, not a string of length 2
#> decimal(): argument 1 must be a unicode character, not a string of length 0
#> decimal() argument 1 must be a unicode character, not int
#> decimal expected at least 1 argument, got 0
#> decimal expected at most 2 arguments, got 3
#> decimal() argument 1 must be a unicode character, not None
#> decimal() argument 1 must be a unicode character, not bytes

### arguments: numeric, decomposition and bytearray
for f in (u.numeric, u.decomposition):
    t(f, "ab"); t(f, ""); t(f, 1); t(f); t(f, "a", "b", "c"); t(f, None); t(f, b"a")
t(u.lookup, 1)
t(u.lookup, bytearray(b"bullet"))
t(u.normalize, "NFC", 1)
#> numeric(): argument 1 must be a unicode character, not a string of length 2
#> numeric(): argument 1 must be a unicode character, not a string of length 0
#> numeric() argument 1 must be a unicode character, not int
#> numeric expected at least 1 argument, got 0
#> numeric expected at most 2 arguments, got 3
#> numeric() argument 1 must be a unicode character, not None
#> numeric() argument 1 must be a unicode character, not bytes
#> decomposition(): argument must be a unicode character, not a string of length 2
#> decomposition(): argument must be a unicode character, not a string of length 0
#> decomposition() argument must be a unicode character, not int
#> unicodedata.decomposition() takes exactly one argument (0 given)
#> unicodedata.decomposition() takes exactly one argument (3 given)
#> decomposition() argument must be a unicode character, not None
#> decomposition() argument must be a unicode character, not bytes
#> a bytes-like object is required, not 'int'
#> lookup() argument must be read-only bytes-like object, not bytearray
#> normalize() argument 2 must be str, not int

### arguments: normalize, is_normalized and name
t(u.normalize, 1, "a")
t(u.normalize, "NFC")
t(u.is_normalized)
class S(str): pass
t(u.name, S("a"))
t(u.lookup, S("BULLET"))
t(u.normalize, S("NFC"), S("e\u0301"))
t(u.name, "\0", None)
t(u.decimal, "a", None)
t(u.category, "a", None)
#> normalize() argument 1 must be str, not int
#> normalize expected 2 arguments, got 1
#> is_normalized expected 2 arguments, got 0
#> 'LATIN SMALL LETTER A'
#> '•'
#> 'é'
#> None
#> None
#> unicodedata.category() takes exactly one argument (2 given)

### long text
import unicodedata as u
s = "e\u0301" * 20000 + "\u0323\u0307" * 200
print(len(u.normalize("NFC", s)), u.normalize("NFD", u.normalize("NFC", s)) == u.normalize("NFD", s))
print(u.normalize("NFC", "ab" * 1000) == "ab" * 1000)
#> 20400 True
#> True

### names in regular expressions
import re
for p in [r"\N{BULLET}", r"[\N{BULLET}-\N{EURO SIGN}]", r"a\N{BULLET}?\N{EURO SIGN}+",
        r"\N{KEYCAP NUMBER SIGN}", r"\N{é}", r"[\N{"]:
    try: print(p, re.compile(p).findall("a•€€"))
    except re.PatternError as e: print(p, e)
#> \N{BULLET} ['•']
#> [\N{BULLET}-\N{EURO SIGN}] ['•', '€', '€']
#> a\N{BULLET}?\N{EURO SIGN}+ ['a•€€']
#> \N{KEYCAP NUMBER SIGN} undefined character name 'KEYCAP NUMBER SIGN' at position 0
#> \N{é} undefined character name 'é' at position 0
#> [\N{ missing character name at position 4
