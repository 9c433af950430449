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
#> gb2312 [b'\xd6\xd0\xce\xc4 abc~', b'\xa4\xa2\xa4\xa4\xa4\xa6\n\xa5\xa2??', b'?? ? ?\xd7\xd6', b'?????\xa1\xac\xa1\xab\\']
#> gbk [b'\xd6\xd0\xce\xc4 abc~', b'\xa4\xa2\xa4\xa4\xa4\xa6\n\xa5\xa2?\x81\x84', b'?? ? \x9dh\xd7\xd6', b'????\xa1\xaa\xa1\xac\xa1\xab\\']
#> gb18030 [b'\xd6\xd0\xce\xc4 abc~', b'\xa4\xa2\xa4\xa4\xa4\xa6\n\xa5\xa2\x841\x973\x81\x84', b'\x836\x843\x828\x847 \x829\xd67 \x9dh\xd7\xd6', b'\xa2\xe3\x810\x845\x810\x846\x810\x844\xa1\xaa\xa1\xac\xa1\xab\\']
#> hz [b'~{VPND~} abc~~', b'~{$"$$$&~}\n~{%"~}??', b'?? ? ?~{WV~}', b'?????~{!,!+~}\\']
#> big5 [b'\xa4\xa4\xa4\xe5 abc~', b'\xc6\xa6\xc6\xa8\xc6\xaa\n\xc6\xf9??', b'?? ? \xba~\xa6r', b'?\xa2G\xa2D\xa2F\xa1X??\\']
#> cp950 [b'\xa4\xa4\xa4\xe5 abc~', b'\xc6\xa6\xc6\xa8\xc6\xaa\n\xc6\xf9??', b'?? ? \xba~\xa6r', b'\xa3\xe1\xa2G\xa2D\xa2F\xa1X?\xa1\xe3\\']
#> shift_jis [b'\x92\x86\x95\xb6 abc~', b'\x82\xa0\x82\xa2\x82\xa4\n\x83A\xb1\x88\x9f', b'?? ? \x8a\xbf\x8e\x9a', b'?\x81\x92\\\x81\x91?\x81a?\\']
#> cp932 [b'\x92\x86\x95\xb6 abc~', b'\x82\xa0\x82\xa2\x82\xa4\n\x83A\xb1\x88\x9f', b'?? ? \x8a\xbf\x8e\x9a', b'?\x81\x92?\x81\x91?\x81a\x81`\\']
#> euc_jp [b'\xc3\xe6\xca\xb8 abc~', b'\xa4\xa2\xa4\xa4\xa4\xa6\n\xa5\xa2\x8e\xb1\xb0\xa1', b'?? ? \xb4\xc1\xbb\xfa', b'?\xa1\xf2\\\xa1\xf1?\xa1\xc2?\\']
#> euc_kr [b'\xf1\xe9\xd9\xfe abc~', b'\xaa\xa2\xaa\xa4\xaa\xa6\n\xab\xa2??', b'\xc7\xd1\xb1\xdb \xa4\xd4\xa4\xa8\xa4\xc7\xa4\xb1 \xf9\xd3\xed\xae', b'\xa2\xe6?????\xa2\xa6\\']
#> cp949 [b'\xf1\xe9\xd9\xfe abc~', b'\xaa\xa2\xaa\xa4\xaa\xa6\n\xab\xa2??', b'\xc7\xd1\xb1\xdb \x8cc \xf9\xd3\xed\xae', b'\xa2\xe6?????\xa2\xa6\\']
#> johab [b'\xf3\xe9\xe7\xfe abc~', b'\xdd\xa2\xdd\xa4\xdd\xa6\n\xde2??', b'\xd0e\x8bi \x99\xb1 \xf7\xd3\xf1\xae', b'\xd9\xe6?????\xd9\xa6\\']
#> iso2022_jp [b'\x1b$BCfJ8\x1b(B abc~', b'\x1b$B$"$$$&\x1b(B\n\x1b$B%"\x1b(B?\x1b$B0!\x1b(B', b'?? ? \x1b$B4A;z\x1b(B', b'?\x1b$B!r\x1b(J\\\x1b$B!q\x1b(B?\x1b$B!B\x1b(B?\\']
#> iso2022_jp_1 [b'\x1b$BCfJ8\x1b(B abc~', b'\x1b$B$"$$$&\x1b(B\n\x1b$B%"\x1b(B?\x1b$B0!\x1b(B', b'?? ? \x1b$B4A;z\x1b(B', b'?\x1b$B!r\x1b(J\\\x1b$B!q\x1b(B?\x1b$B!B\x1b(B?\\']
#> iso2022_jp_2 [b'\x1b$BCfJ8\x1b(B abc~', b'\x1b$B$"$$$&\x1b(B\n\x1b$B%"\x1b(B?\x1b$B0!\x1b(B', b'\x1b$(CGQ1[\x1b(B ? \x1b$B4A;z\x1b(B', b'\x1b$(C"f\x1b$B!r\x1b(J\\\x1b$B!q\x1b(B?\x1b$B!B\x1b$(C"&\x1b(B\\']
#> iso2022_jp_ext [b'\x1b$BCfJ8\x1b(B abc~', b'\x1b$B$"$$$&\x1b(B\n\x1b$B%"\x1b(I1\x1b$B0!\x1b(B', b'?? ? \x1b$B4A;z\x1b(B', b'?\x1b$B!r\x1b(J\\\x1b$B!q\x1b(B?\x1b$B!B\x1b(B?\\']
#> iso2022_kr [b'\x1b$)C\x0eqiY~\x0f abc~', b'\x1b$)C\x0e*"*$*&\x0f\n\x0e+"\x0f??', b'\x1b$)C\x0eGQ1[\x0f ? \x0eySm.\x0f', b'\x1b$)C\x0e"f\x0f?????\x0e"&\x0f\\']

### and back
texts = '中文 abc~', 'あいう\nアｱ亜', '한글 똠 漢字', '€£¥¢—‖～\\'
print('\n'.join([f'{name} {ascii("".join([t.encode(name, "ignore").decode(name) for t in texts]))}' for name in NAMES]))
#> gb2312 '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2  \u5b57\u2016\uff5e\\'
#> gbk '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2\u4e9c  \u6f22\u5b57\u2014\u2016\uff5e\\'
#> gb18030 '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2\uff71\u4e9c\ud55c\uae00 \ub620 \u6f22\u5b57\u20ac\xa3\xa5\xa2\u2014\u2016\uff5e\\'
#> hz '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2  \u5b57\u2016\uff5e\\'
#> big5 '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2  \u6f22\u5b57\xa3\xa5\xa2\u2014\\'
#> cp950 '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2  \u6f22\u5b57\u20ac\uffe1\uffe5\uffe0\u2014\uff5e\\'
#> shift_jis '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2\uff71\u4e9c  \u6f22\u5b57\xa3\\\xa2\u2016\\'
#> cp932 '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2\uff71\u4e9c  \u6f22\u5b57\uffe1\uffe0\u2225\uff5e\\'
#> euc_jp '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2\uff71\u4e9c  \u6f22\u5b57\xa3\\\xa2\u2016\\'
#> euc_kr '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2\ud55c\uae00 \ub620 \u6f22\u5b57\u20ac\uff5e\\'
#> cp949 '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2\ud55c\uae00 \ub620 \u6f22\u5b57\u20ac\uff5e\\'
#> johab '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2\ud55c\uae00 \ub620 \u6f22\u5b57\u20ac\uff5e\\'
#> iso2022_jp '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2\u4e9c  \u6f22\u5b57\xa3\xa5\xa2\u2016\\'
#> iso2022_jp_1 '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2\u4e9c  \u6f22\u5b57\xa3\xa5\xa2\u2016\\'
#> iso2022_jp_2 '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2\u4e9c\ud55c\uae00  \u6f22\u5b57\u20ac\xa3\xa5\xa2\u2016\uff5e\\'
#> iso2022_jp_ext '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2\uff71\u4e9c  \u6f22\u5b57\xa3\xa5\xa2\u2016\\'
#> iso2022_kr '\u4e2d\u6587 abc~\u3042\u3044\u3046\n\u30a2\ud55c\uae00  \u6f22\u5b57\u20ac\uff5e\\'

### every character there is
import zlib
def crc(name):
    data = ''.join([c for c in map(chr, range(0x10000)) if c not in '\x0e\x0f\x1b']).encode(name, 'ignore')
    return f'{name} {len(data)} {zlib.crc32(data):x} {zlib.crc32(data.decode(name, "replace").encode("utf-16-le")):x}'
print('\n'.join([crc(name) for name in NAMES]))
#> gb2312 15015 adb5bbe5 61a0f739
#> gbk 43707 e215bfa4 f7799c58
#> gb18030 205685 4fe798fe b45f2b0a
#> hz 15020 44eee969 61a0f739
#> big5 27537 59e35ffc 7cc86329
#> cp950 27627 87722667 c2af92ab
#> shift_jis 13948 8e7ee084 e3220145
#> cp932 18617 acaae771 e124a72f
#> euc_jp 32209 580645b 9ab8d82c
#> euc_kr 87153 348ea1aa 58c8bb98
#> cp949 34221 4f2b4b8f dc54aab
#> johab 34221 252853ab dc54aab
#> iso2022_jp 13903 7f6ae1f6 79831e1b
#> iso2022_jp_1 46340 dbd2db5a 6751aab1
#> iso2022_jp_2 63542 9828a3c5 5eeacc37
#> iso2022_jp_ext 46409 acacab36 bdf45ace
#> iso2022_kr 16583 9543a98 50402291

### every pair of bytes
import zlib
def crc(name):
    pairs = b''.join([bytes((high, low)) + b'\n' for high in range(129, 255) for low in range(33, 255)])
    text = pairs.decode(name, 'replace')
    return f'{name} {len(text)} {zlib.crc32(text.encode("utf-16-le")):x}'
print('\n'.join([crc(name) for name in NAMES[:12] if name != 'hz']))
#> gb2312 76471 cfc049b0
#> gbk 62125 d2c13b16
#> gb18030 59976 e5ed1eac
#> big5 70206 8bc8e78d
#> cp950 70164 56c88c45
#> shift_jis 77037 e0518d70
#> cp932 74312 6d3edda4
#> euc_jp 76974 e4d77b23
#> euc_kr 75691 a8059b35
#> cp949 66868 659b7062
#> johab 66851 8928f29b

### names and aliases
for name in ('GBK', 'cp936', 'GB2312', 'euc-cn', 'x-mac-simp-chinese', 'gb18030-2000', 'HZ-GB-2312', 'Big5', 'big5-tw',
             'Shift_JIS', 'sjis', 'windows-31j', 'ms932', 'EUC-JP', 'ujis', 'euc-kr', 'cseuckr', 'ks_c_5601-1987',
             'uhc', 'cp1361', 'ISO-2022-JP', 'csiso2022jp', 'iso-2022-kr'):
    print(name, codecs.lookup(name).name, codecs.lookup(name)._is_text_encoding)
#> GBK gbk True
#> cp936 gbk True
#> GB2312 gb2312 True
#> euc-cn gb2312 True
#> x-mac-simp-chinese gb2312 True
#> gb18030-2000 gb18030 True
#> HZ-GB-2312 hz True
#> Big5 big5 True
#> big5-tw big5 True
#> Shift_JIS shift_jis True
#> sjis shift_jis True
#> windows-31j cp932 True
#> ms932 cp932 True
#> EUC-JP euc_jp True
#> ujis euc_jp True
#> euc-kr euc_kr True
#> cseuckr euc_kr True
#> ks_c_5601-1987 euc_kr True
#> uhc cp949 True
#> cp1361 johab True
#> ISO-2022-JP iso2022_jp True
#> csiso2022jp iso2022_jp True
#> iso-2022-kr iso2022_kr True

### unknown names stay unknown
for name in ('gbk2', 'euc', 'iso2022', '_multibyte', 'encodings.gbk', 'cjk'):
    print(attempt(codecs.lookup, name), attempt('a'.encode, name))
#> ('LookupError', 'unknown encoding: gbk2') ('LookupError', 'unknown encoding: gbk2')
#> ('LookupError', 'unknown encoding: euc') ('LookupError', 'unknown encoding: euc')
#> ('LookupError', 'unknown encoding: iso2022') ('LookupError', 'unknown encoding: iso2022')
#> ('LookupError', 'unknown encoding: _multibyte') ('LookupError', 'unknown encoding: _multibyte')
#> ('LookupError', 'unknown encoding: encodings.gbk') ('LookupError', 'unknown encoding: encodings.gbk')
#> ('LookupError', 'unknown encoding: cjk') ('LookupError', 'unknown encoding: cjk')

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
#> gbk gbk b'a\x81' 1 2 incomplete multibyte sequence ["decoding with 'gbk' codec failed"]
#> gbk gbk b'ab\x81 c' 2 3 illegal multibyte sequence ["decoding with 'gbk' codec failed"]
#> gbk gbk b'\xff\xff' 0 1 illegal multibyte sequence ["decoding with 'gbk' codec failed"]
#> shift_jis shift_jis b'\x80a' 0 1 illegal multibyte sequence ["decoding with 'shift_jis' codec failed"]
#> shift_jis shift_jis b'\xeb@' 0 1 illegal multibyte sequence ["decoding with 'shift_jis' codec failed"]
#> cp932 cp932 b'\x85@\x85' 0 1 illegal multibyte sequence ["decoding with 'cp932' codec failed"]
#> euc_jp euc_jp b'\x8f\xb0' 0 2 incomplete multibyte sequence ["decoding with 'euc_jp' codec failed"]
#> euc_jp euc_jp b'\x8f\xb0 ' 0 1 illegal multibyte sequence ["decoding with 'euc_jp' codec failed"]
#> euc_kr euc_kr b'\xa4\xd4\xa4\xa1' 0 4 incomplete multibyte sequence ["decoding with 'euc_kr' codec failed"]
#> euc_kr euc_kr b'\xa4\xd4\xa4\xa1\xa4\xa1\xa4\xa1' 0 1 illegal multibyte sequence ["decoding with 'euc_kr' codec failed"]
#> gb18030 gb18030 b'\x810\x81' 0 3 incomplete multibyte sequence ["decoding with 'gb18030' codec failed"]
#> gb18030 gb18030 b'\xff0\x810' 0 1 illegal multibyte sequence ["decoding with 'gb18030' codec failed"]
#> gb18030 gb18030 b'\xe32\x9a6' 0 1 illegal multibyte sequence ["decoding with 'gb18030' codec failed"]
#> hz hz b'~x' 0 1 illegal multibyte sequence ["decoding with 'hz' codec failed"]
#> hz hz b'~{0' 2 3 incomplete multibyte sequence ["decoding with 'hz' codec failed"]
#> iso2022_kr iso2022_kr b'\x1b$)C\x0e0' 5 6 incomplete multibyte sequence ["decoding with 'iso2022_kr' codec failed"]
#> iso2022_jp iso2022_jp b'a\x1b$' 1 3 incomplete multibyte sequence ["decoding with 'iso2022_jp' codec failed"]
#> iso2022_jp iso2022_jp b'\x1b(X' 0 3 illegal multibyte sequence ["decoding with 'iso2022_jp' codec failed"]
#> iso2022_jp iso2022_jp b'\x1b$B !' 3 5 illegal multibyte sequence ["decoding with 'iso2022_jp' codec failed"]
#> iso2022_jp iso2022_jp b'\xa1' 0 1 illegal multibyte sequence ["decoding with 'iso2022_jp' codec failed"]
#> big5 big5 b'\xa1' 0 1 incomplete multibyte sequence ["decoding with 'big5' codec failed"]
#> johab johab b'\x84 ' 0 1 illegal multibyte sequence ["decoding with 'johab' codec failed"]

### where it cannot be encoded
for name, text in (('gbk', 'ab\xe9\xe8'), ('gbk', '\U0001f600'), ('gb18030', '\ud800'), ('shift_jis', '한'),
                   ('euc_jp', 'a€'), ('iso2022_jp', 'あé'), ('hz', '中한'), ('cp949', '\u4e02'), ('big5', '\udc80')):
    try:
        print(name, text.encode(name))
    except UnicodeEncodeError as e:
        print(name, e.encoding, ascii(e.object), e.start, e.end, e.reason, e.__notes__)
#> gbk b'ab\xa8\xa6\xa8\xa8'
#> gbk gbk '\U0001f600' 0 1 illegal multibyte sequence ["encoding with 'gbk' codec failed"]
#> gb18030 gb18030 '\ud800' 0 1 illegal multibyte sequence ["encoding with 'gb18030' codec failed"]
#> shift_jis shift_jis '\ud55c' 0 1 illegal multibyte sequence ["encoding with 'shift_jis' codec failed"]
#> euc_jp euc_jp 'a\u20ac' 1 2 illegal multibyte sequence ["encoding with 'euc_jp' codec failed"]
#> iso2022_jp iso2022_jp '\u3042\xe9' 1 2 illegal multibyte sequence ["encoding with 'iso2022_jp' codec failed"]
#> hz hz '\u4e2d\ud55c' 1 2 illegal multibyte sequence ["encoding with 'hz' codec failed"]
#> cp949 cp949 '\u4e02' 0 1 illegal multibyte sequence ["encoding with 'cp949' codec failed"]
#> big5 big5 '\udc80' 0 1 illegal multibyte sequence ["encoding with 'big5' codec failed"]

### error handlers
for errors in ('ignore', 'replace', 'backslashreplace', 'xmlcharrefreplace', 'namereplace', 'surrogateescape',
               'surrogatepass', 'nope'):
    print(errors, ascii(attempt(b'a\x81\x20b\xff\xd6\xd0\xff'.decode, 'gbk', errors)))
    print(attempt('aé한\udcff中'.encode, 'gb2312', errors))
#> ignore 'a b\u4e2d'
#> b'a\xa8\xa6\xd6\xd0'
#> replace 'a\ufffd b\ufffd\u4e2d\ufffd'
#> b'a\xa8\xa6??\xd6\xd0'
#> backslashreplace 'a\\x81 b\\xff\u4e2d\\xff'
#> b'a\xa8\xa6\\ud55c\\udcff\xd6\xd0'
#> xmlcharrefreplace ('TypeError', "don't know how to handle UnicodeDecodeError in error callback", "decoding with 'gbk' codec failed")
#> b'a\xa8\xa6&#54620;&#56575;\xd6\xd0'
#> namereplace ('TypeError', "don't know how to handle UnicodeDecodeError in error callback", "decoding with 'gbk' codec failed")
#> b'a\xa8\xa6\\N{HANGUL SYLLABLE HAN}\\udcff\xd6\xd0'
#> surrogateescape 'a\udc81 b\udcff\u4e2d\udcff'
#> ('UnicodeEncodeError', "'gb2312' codec can't encode character '\\ud55c' in position 2: illegal multibyte sequence", "encoding with 'gb2312' codec failed")
#> surrogatepass ('UnicodeDecodeError', "'gbk' codec can't decode byte 0x81 in position 1: illegal multibyte sequence", "decoding with 'gbk' codec failed")
#> ('UnicodeEncodeError', "'gb2312' codec can't encode character '\\ud55c' in position 2: illegal multibyte sequence", "encoding with 'gb2312' codec failed")
#> nope ('LookupError', "unknown error handler name 'nope'", "decoding with 'gbk' codec failed")
#> ('LookupError', "unknown error handler name 'nope'", "encoding with 'gb2312' codec failed")

### handlers of programs
for answer in (('x', 3), ('中', 3), (b'\xff', -1), ('é', 3), ('x', 9), ('x', -9), ('x',), 5, (5, 3), ('x', 'y')):
    codecs.register_error('test', lambda e: answer)
    print(answer, attempt('中1é文'.encode, 'iso2022_jp', 'test'), attempt(b'ab\xffcd'.decode, 'gbk', 'test'))
#> ('x', 3) b'\x1b$BCf\x1b(B1x\x1b$BJ8\x1b(B' abxcd
#> ('中', 3) b'\x1b$BCf\x1b(B1\x1b$BCfJ8\x1b(B' ab中cd
#> (b'\xff', -1) b'\x1b$BCf\x1b(B1\xff\x1b$BJ8\x1b(B' ('TypeError', 'decoding error handler must return (str, int) tuple', "decoding with 'gbk' codec failed")
#> ('é', 3) ('UnicodeEncodeError', "'iso2022_jp' codec can't encode character '\\xe9' in position 0: illegal multibyte sequence", "encoding with 'iso2022_jp' codec failed") abécd
#> ('x', 9) ('IndexError', 'position 9 from error handler out of bounds', "encoding with 'iso2022_jp' codec failed") ('IndexError', 'position 9 from error handler out of bounds', "decoding with 'gbk' codec failed")
#> ('x', -9) ('IndexError', 'position -5 from error handler out of bounds', "encoding with 'iso2022_jp' codec failed") ('IndexError', 'position -4 from error handler out of bounds', "decoding with 'gbk' codec failed")
#> ('x',) ('TypeError', 'encoding error handler must return (str, int) tuple', "encoding with 'iso2022_jp' codec failed") ('TypeError', 'decoding error handler must return (str, int) tuple', "decoding with 'gbk' codec failed")
#> 5 ('TypeError', 'encoding error handler must return (str, int) tuple', "encoding with 'iso2022_jp' codec failed") ('TypeError', 'decoding error handler must return (str, int) tuple', "decoding with 'gbk' codec failed")
#> (5, 3) ('TypeError', 'encoding error handler must return (str, int) tuple', "encoding with 'iso2022_jp' codec failed") ('TypeError', 'decoding error handler must return (str, int) tuple', "decoding with 'gbk' codec failed")
#> ('x', 'y') ('TypeError', 'encoding error handler must return (str, int) tuple', "encoding with 'iso2022_jp' codec failed") ('TypeError', 'decoding error handler must return (str, int) tuple', "decoding with 'gbk' codec failed")

### a handler sees one error object
seen = []
def handler(e):
    seen.append((id(e), e.start, e.end, e.reason))
    return '[%d]' % e.start, e.end
codecs.register_error('test', handler)
print(b'\xff\xffa\x81'.decode('gbk', 'test'), [each[1:] for each in seen], len({each[0] for each in seen}))
seen.clear()
print('é中è'.encode('gbk', 'test'), 'aýþ'.encode('hz', 'test'), [each[1:] for each in seen])
#> [0][1]a[3] [(0, 1, 'illegal multibyte sequence'), (1, 2, 'illegal multibyte sequence'), (3, 4, 'incomplete multibyte sequence')] 1
#> b'\xa8\xa6\xd6\xd0\xa8\xa8' b'a[1][2]' [(1, 2, 'illegal multibyte sequence'), (2, 3, 'illegal multibyte sequence')]

### decoders that are fed bytes one by one
for name, text in (('gbk', '中a文'), ('gb18030', 'é😀中'), ('shift_jis', 'あｱa'), ('euc_jp', '亜é'), ('euc_kr', '똠a'),
                   ('hz', '中~文\na'), ('iso2022_jp', 'aあb'), ('iso2022_jp_2', 'é한中'), ('iso2022_kr', '한a글')):
    decoder = codecs.getincrementaldecoder(name)()
    print(name, [(ascii(decoder.decode(bytes((byte,)))), decoder.getstate()) for byte in text.encode(name)][:6])
#> gbk [("''", (b'\xd6', 0)), ("'\\u4e2d'", (b'', 0)), ("'a'", (b'', 0)), ("''", (b'\xce', 0)), ("'\\u6587'", (b'', 0))]
#> gb18030 [("''", (b'\xa8', 0)), ("'\\xe9'", (b'', 0)), ("''", (b'\x94', 0)), ("''", (b'\x949', 0)), ("''", (b'\x949\xfc', 0)), ("'\\U0001f600'", (b'', 0))]
#> shift_jis [("''", (b'\x82', 0)), ("'\\u3042'", (b'', 0)), ("'\\uff71'", (b'', 0)), ("'a'", (b'', 0))]
#> euc_jp [("''", (b'\xb0', 0)), ("'\\u4e9c'", (b'', 0)), ("''", (b'\x8f', 0)), ("''", (b'\x8f\xab', 0)), ("'\\xe9'", (b'', 0))]
#> euc_kr [("''", (b'\xa4', 0)), ("''", (b'\xa4\xd4', 0)), ("''", (b'\xa4\xd4\xa4', 0)), ("''", (b'\xa4\xd4\xa4\xa8', 0)), ("''", (b'\xa4\xd4\xa4\xa8\xa4', 0)), ("''", (b'\xa4\xd4\xa4\xa8\xa4\xc7', 0))]
#> hz [("''", (b'~', 0)), ("''", (b'', 1)), ("''", (b'V', 1)), ("'\\u4e2d'", (b'', 1)), ("''", (b'~', 1)), ("''", (b'', 0))]
#> iso2022_jp [("'a'", (b'', 4342338)), ("''", (b'\x1b', 4342338)), ("''", (b'\x1b$', 4342338)), ("''", (b'', 4342466)), ("''", (b'$', 4342466)), ("'\\u3042'", (b'', 4342466))]
#> iso2022_jp_2 [("''", (b'\x1b', 4342338)), ("''", (b'\x1b$', 4342338)), ("''", (b'\x1b$(', 4342338)), ("''", (b'', 4342468)), ("''", (b'+', 4342468)), ("'\\xe9'", (b'', 4342468))]
#> iso2022_kr [("''", (b'\x1b', 4342338)), ("''", (b'\x1b$', 4342338)), ("''", (b'\x1b$)', 4342338)), ("''", (b'', 4375362)), ("''", (b'', 4299342658)), ("''", (b'G', 4299342658))]

### encoders that are fed pieces
for name in ('gbk', 'hz', 'iso2022_jp', 'iso2022_jp_2', 'iso2022_kr'):
    encoder = codecs.getincrementalencoder(name)()
    print(name, [(encoder.encode(text), encoder.getstate()) for text in ('a', '中', '文b', '中')])
    print(encoder.encode('', True), encoder.getstate())
#> gbk [(b'a', 0), (b'\xd6\xd0', 0), (b'\xce\xc4b', 0), (b'\xd6\xd0', 0)]
#> b'' 0
#> hz [(b'a', 0), (b'~{VP', 256), (b'ND~}b', 0), (b'~{VP', 256)]
#> b'~}' 0
#> iso2022_jp [(b'a', 4342272), (b'\x1b$BCf', 4375040), (b'J8\x1b(Bb', 4342272), (b'\x1b$BCf', 4375040)]
#> b'\x1b(B' 4342272
#> iso2022_jp_2 [(b'a', 4342272), (b'\x1b$BCf', 4375040), (b'J8\x1b(Bb', 4342272), (b'\x1b$BCf', 4375040)]
#> b'\x1b(B' 4342272
#> iso2022_kr [(b'a', 4342272), (b'\x1b$)C\x0eqi', 1099524424192), (b'Y~\x0fb', 12796416), (b'\x0eqi', 1099524424192)]
#> b'\x0f' 12796416

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
#> 中 ('UnicodeDecodeError', "'gbk' codec can't decode byte 0xd6 in position 0: incomplete multibyte sequence") (b'', 0)
#>  ('UnicodeDecodeError', "'gbk' codec can't decode byte 0xd6 in position 0: incomplete multibyte sequence") (b'\xd6', 0)
#> ('UnicodeDecodeError', "'gbk' codec can't decode bytes in position 0-8: pending buffer too large")
#> ('OverflowError', "can't convert negative int to unsigned")
#> ('TypeError', 'setstate() argument must be tuple, not int')
#> ('TypeError', 'setstate(): illegal state argument')
#> ('TypeError', 'setstate() argument must be tuple, not list')
#> ('OverflowError', 'int too big to convert')
#> 4342272 b'a' None b'J8'
#> ('TypeError', 'setstate() argument must be int, not str')
#> ('OverflowError', "can't convert negative int to unsigned")
#> ('UnicodeError', 'pending buffer too large')
#> None
#> ('OverflowError', 'int too big to convert')

### arguments
coder = codecs.lookup('gbk')
for call in (lambda: coder.encode(5), lambda: coder.encode('a', None), lambda: coder.encode('a', 5),
             lambda: coder.decode('a'), lambda: coder.decode(bytearray(b'a')), lambda: coder.decode(5),
             lambda: coder.decode(b'a', errors='x'),
             lambda: coder.incrementalencoder(5), lambda: coder.incrementalencoder(None),
             lambda: coder.incrementaldecoder('x').decode(b'\xff'), lambda: coder.incrementaldecoder().decode('a'),
             lambda: coder.incrementalencoder().encode(b'a'), lambda: coder.streamreader(io.StringIO('a')).read(),
             lambda: coder.streamreader(io.BytesIO(b'a')).read('x'), lambda: coder.streamreader(5, 5)):
    print(attempt(call))
encoder = coder.incrementalencoder()
encoder.errors = 'replace'
print(encoder.errors, encoder.encode('é한'), attempt(setattr, encoder, 'errors', 5), attempt(delattr, encoder, 'errors'))
#> (b'5', 1)
#> (b'a', 1)
#> ('TypeError', "encode() argument 'errors' must be str or None, not int")
#> ('TypeError', "a bytes-like object is required, not 'str'")
#> ('a', 1)
#> ('TypeError', "a bytes-like object is required, not 'int'")
#> ('a', 1)
#> ('TypeError', 'IncrementalEncoder() argument 1 must be str, not int')
#> ('TypeError', 'IncrementalEncoder() argument 1 must be str, not None')
#>
#> ('TypeError', "a bytes-like object is required, not 'str'")
#> b"b'a'"
#> ('TypeError', 'stream function returned a non-bytes object (str)')
#> ('TypeError', 'arg 1 must be an integer')
#> ('TypeError', 'StreamReader() argument 2 must be str, not int')
#> replace b'\xa8\xa6?' ('TypeError', 'errors must be a string') ('AttributeError', 'cannot delete attribute')

### the modules of encodings
import _multibytecodec, importlib
for name in ('gbk', 'cp932', 'iso2022_jp', 'johab'):
    module = importlib.import_module('encodings.' + name)
    print([c.__module__ for c in module.IncrementalDecoder.__mro__], module.getregentry().name)
    print(hasattr(module, 'decoding_table'))
print(module.Codec().encode('한'), module.codec.decode(b'\x88a'), [n for n in dir(_multibytecodec) if n[0] == 'M'])
print([[c.__name__ for c in (module.StreamReader, module.StreamWriter)[i].__mro__[:4]] for i in (0, 1)])
#> ['encodings.gbk', '_multibytecodec', 'codecs', 'builtins'] gbk
#> False
#> ['encodings.cp932', '_multibytecodec', 'codecs', 'builtins'] cp932
#> False
#> ['encodings.iso2022_jp', '_multibytecodec', 'codecs', 'builtins'] iso2022_jp
#> False
#> ['encodings.johab', '_multibytecodec', 'codecs', 'builtins'] johab
#> False
#> (b'\xd0e', 1) ('가', 2) ['MultibyteIncrementalDecoder', 'MultibyteIncrementalEncoder', 'MultibyteStreamReader', 'MultibyteStreamWriter']
#> [['StreamReader', 'Codec', 'MultibyteStreamReader', 'StreamReader'], ['StreamWriter', 'Codec', 'MultibyteStreamWriter', 'StreamWriter']]

### streams that are read
reader = codecs.getreader('gbk')(io.BytesIO('中文ab\n文\r\nx\n\n'.encode('gbk')))
print([reader.read(1), reader.read(0), reader.readline(), reader.readline(2), reader.readlines(), reader.read()])
reader = codecs.getreader('euc_jp')(io.BytesIO(b'a\nb\n\x8f\xb0'))
print(reader.readlines(2), reader.readline(), attempt(reader.read), attempt(reader.read), reader.reset())
print(list(codecs.getreader('big5')(io.BytesIO('一\n二'.encode('big5')))))
#> ['中', '', '文ab\n', '文', ['\r\n', 'x\n', '\n'], '']
#> ['a\n'] b
#>  ('UnicodeDecodeError', "'euc_jp' codec can't decode bytes in position 0-1: incomplete multibyte sequence")  None
#> ['一\n', '二']

### streams that are written
file = io.BytesIO()
writer = codecs.getwriter('iso2022_jp')(file)
writer.write('あ')
writer.write('い')
writer.writelines(['a', 'う'])
writer.reset()
print(file.getvalue(), attempt(writer.writelines, 5), attempt(writer.writelines, iter('a')))
print(writer.write(5), file.getvalue())
#> b'\x1b$B$"$$\x1b(Ba\x1b$B$&' ('TypeError', 'arg must be a sequence object') ('TypeError', 'arg must be a sequence object')
#> None b'\x1b$B$"$$\x1b(Ba\x1b$B$&\x1b(B5'

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
#> gbk 57 True 第二行 True 48 
#> hz 57 True 第二行 True 48 
#> iso2022_jp 57 True 第二行 True 48 
#> gb18030 57 True 第二行 True 48 
#> shift_jis 57 True 第二行 True 48 
#> ('UnicodeEncodeError', "'shift_jis' codec can't encode character '\\ud55c' in position 0: illegal multibyte sequence")
#> ('UnicodeDecodeError', "'shift_jis' codec can't decode byte 0x81 in position 2: incomplete multibyte sequence")
#> ab�

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
#> 'a\u3042\u3044b\n\u3046\u3048\n' '\u3042\u3044b\n\u3046\u3048\n' '\u3044b\n\u3046\u3048\n' 'b\n\u3046\u3048\n' '\n\u3046\u3048\n' '\u3046\u3048\n' '\u3048\n' '\n' '' 

### long texts, whole and in pieces
for name in NAMES:
    data = ('中国 abc\n123\0中 あ한' * 500).encode(name, 'ignore')
    decoder, text = codecs.getincrementaldecoder(name)(), data.decode(name)
    pieces = ''.join([decoder.decode(data[at:at + 7]) for at in range(0, len(data), 7)])
    print(name, len(data), text.encode(name) == data, pieces == text, decoder.decode(b'', True) == '')
#> gb2312 9000 True True True
#> gbk 9000 True True True
#> gb18030 11000 True True True
#> hz 13004 True True True
#> big5 8000 True True True
#> cp950 8000 True True True
#> shift_jis 9000 True True True
#> cp932 9000 True True True
#> euc_jp 9000 True True True
#> euc_kr 9000 True True True
#> cp949 9000 True True True
#> johab 9000 True True True
#> iso2022_jp 15006 True True True
#> iso2022_jp_1 15006 True True True
#> iso2022_jp_2 19503 True True True
#> iso2022_jp_ext 15006 True True True
#> iso2022_kr 11006 True True True

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
#> [['名', '值'], ['中,文', '1']]
#> [(b'\x1b$B$3$s$K$A$O\x1b(B', 'iso-2022-jp')]
#> 中文あ한글
#> 中文
#>
#> =?iso-2022-jp?b?GyRCJDMkcyRLJEEkTxsoQg==?=
#> =?iso-2022-jp?b?GyRCRnxLXBsoQg==?=
#> =?eucgb2312_cn?b?1tDOxA==?=
#> =?big5_tw?b?pKSk5Q==?=
#> =?euc-kr?b?x9Gx2w==?=

### XML declares it
import xml.etree.ElementTree as ET
for name in ('gbk', 'shift_jis', 'euc-jp', 'big5'):
    document = f'<?xml version="1.0" encoding="{name}"?><a>中</a>'
    print(name, attempt(ET.fromstring, document.encode(name)), attempt(lambda: ET.fromstring(document).text))
print(ET.tostring(ET.fromstring('<a>中é</a>'), encoding='gbk'))
#> gbk ('ValueError', 'multi-byte encodings are not supported') 中
#> shift_jis ('ValueError', 'multi-byte encodings are not supported') 中
#> euc-jp ('ValueError', 'multi-byte encodings are not supported') 中
#> big5 ('ValueError', 'multi-byte encodings are not supported') 中
#> b"<?xml version='1.0' encoding='gbk'?>\n<a>\xd6\xd0\xa8\xa6</a>"

### sources declare it
for name in ('gbk', 'shift_jis', 'euc-kr'):
    names = {}
    exec(f'# coding: {name}\ntext = "漢字"'.encode(name), names)
    print(name, names['text'])
#> gbk 漢字
#> shift_jis 漢字
#> euc-kr 漢字
