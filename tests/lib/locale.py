# locale: the conventions of C.

import locale

### which there are: setlocale, locale and localeconv
print(locale.setlocale(locale.LC_ALL, ''), locale.getlocale())
print(locale.localeconv())
for a in ((6, ''), (6, 'C'), (6,), (0,), (6, 'POSIX'), (6, 'C.UTF-8'), (6,), (1, 'C'), (6, 'C;C;C;C;C;C')):
    try: print(a, locale.setlocale(*a))
    except Exception as e: print(a, type(e), e)
#> C.UTF-8;C;C;C;C;C ('C', 'UTF-8')
#> {'int_curr_symbol': '', 'currency_symbol': '', 'mon_decimal_point': '', 'mon_thousands_sep': '', 'mon_grouping': [], 'positive_sign': '', 'negative_sign': '', 'int_frac_digits': 127, 'frac_digits': 127, 'p_cs_precedes': 127, 'p_sep_by_space': 127, 'n_cs_precedes': 127, 'n_sep_by_space': 127, 'p_sign_posn': 127, 'n_sign_posn': 127, 'decimal_point': '.', 'thousands_sep': '', 'grouping': []}
#> (6, '') C.UTF-8;C;C;C;C;C
#> (6, 'C') C
#> (6,) C
#> (0,) C
#> (6, 'POSIX') C
#> (6, 'C.UTF-8') C.UTF-8;C;C;C;C;C
#> (6,) C.UTF-8;C;C;C;C;C
#> (1, 'C') C
#> (6, 'C;C;C;C;C;C') C

### which there are: locale, __mro__ and getpreferredencoding
for a in ((7,), (-1,), (7, 'C'), (0, ('C', 'UTF-8')), (0, ('C',)), (0, [None, None]), (0, ''), ('a',), (6, 5)):
    try: print(a, locale.setlocale(*a))
    except Exception as e: print(a, type(e), e)
print(locale.getlocale(1), locale.getpreferredencoding(), locale.getencoding(), locale.Error.__mro__)
locale.setlocale(locale.LC_ALL, 'C')
print(locale.getlocale(), locale.getlocale(6), locale.setlocale(locale.LC_ALL, ''))
#> (7,) <class 'locale.Error'> locale query failed
#> (-1,) <class 'locale.Error'> locale query failed
#> (7, 'C') <class 'locale.Error'> unsupported locale setting
#> (0, ('C', 'UTF-8')) C.UTF-8
#> (0, ('C',)) <class 'TypeError'> Locale must be None, a string, or an iterable of two strings -- language code, encoding.
#> (0, [None, None]) C
#> (0, '') C.UTF-8
#> ('a',) <class 'TypeError'> 'str' object cannot be interpreted as an integer
#> (6, 5) <class 'TypeError'> Locale must be None, a string, or an iterable of two strings -- language code, encoding.
#> (None, None) UTF-8 UTF-8 (<class 'locale.Error'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>)
#> (None, None) (None, None) C.UTF-8;C;C;C;C;C

### others are not there
#: oracle=no
import locale
try: locale.setlocale(locale.LC_ALL, 'de_DE.UTF-8')
except locale.Error as e: print(e)
print(locale.setlocale(locale.LC_ALL))
#> unsupported locale setting
#> C.UTF-8;C;C;C;C;C

### numbers and texts: atoi, strcoll and strxfrm
print(locale.format_string('%d %.2f %s', (1234567, 12345.678, 'x'), grouping=True), locale.str(1.5))
print(locale.atof('1.5'), locale.atoi('15'), locale.delocalize('1,5'), locale.localize('1.5', True))
print(sorted(['b', 'a', 'C'], key=locale.strxfrm), locale.strcoll('a', 'b'), locale.strcoll('b', 'a'),
    locale.strcoll('a', 'a'))
for f in (lambda: locale.getlocale(6), lambda: locale.strcoll('a', 5), lambda: locale.strxfrm(5),
        lambda: locale.atof('x'), lambda: locale.atoi('5', 3), lambda: locale.str('a'),
        lambda: locale.format_string('%d', 'a'), lambda: locale.format_string('%(a)s %(b)5.1f|',
        {'a': 1, 'b': 2.5})):
    try: print(repr(f()))
    except Exception as e: print(type(e), e)
#> 1234567 12345.68 x 1.5
#> 1.5 15 1,5 1.5
#> ['C', 'a', 'b'] -1 1 0
#> <class 'TypeError'> category LC_ALL is not supported
#> <class 'TypeError'> strcoll() argument 2 must be str, not int
#> <class 'TypeError'> strxfrm() argument must be str, not int
#> <class 'ValueError'> could not convert string to float: 'x'
#> <class 'TypeError'> atoi() takes 1 positional argument but 2 were given
#> <class 'TypeError'> must be real number, not str
#> <class 'TypeError'> %d format: a real number is required, not str
#> '1   2.5|'

### numbers and texts: format_string, currency and locale
for f in (lambda: locale.format_string('%d%% %s', (5, [1])), lambda: locale.format_string('%*d', (5, 3)),
        lambda: locale.format_string('%s', [1, 2]), lambda: locale.format_string('x', ()),
        lambda: locale.format_string('x', 5), lambda: locale.format_string('%d', (1, 2)),
        lambda: locale.format_string('%d %d', 1), lambda: locale.currency(5)):
    try: print(repr(f()))
    except Exception as e: print(type(e), e)
#> '5% [1]'
#> '    3'
#> '[1, 2]'
#> 'x'
#> 'x'
#> '1'
#> <class 'IndexError'> tuple index out of range
#> <class 'ValueError'> Currency formatting is not possible using the 'C' locale.

### names of locales are spelled out
import locale
for name in ('en', 'EN_us', 'de_DE.utf8', 'de_AT@euro', 'pt_BR:latin1', 'sr@latn', 'sr_YU@cyrillic',
             'no_NO.ISO8859-1@nynorsk', 'ja_JP.ujis', 'zh_TW.big5', 'el_GR@EURO', 'C.UTF-8', 'posix', 'french',
             'xx_XX', 'xx_XX.utf8', '', 'en_US.cp1252', 'be@latin', 'uz_UZ@x',
             'ks_IN@devanagari.utf8', 'en_US@euro', 'de_DE.utf8@euro', 'fi.', 'bokmål'):
    print(name, locale.normalize(name), end='; ')
#> en en_US.ISO8859-1; EN_us en_US.ISO8859-1; de_DE.utf8 de_DE.UTF-8; de_AT@euro de_AT.ISO8859-15; pt_BR:latin1 pt_BR.ISO8859-1; sr@latn sr_RS.UTF-8@latin; sr_YU@cyrillic sr_RS.UTF-8; no_NO.ISO8859-1@nynorsk no_NO.ISO8859-1; ja_JP.ujis ja_JP.eucJP; zh_TW.big5 zh_TW.big5; el_GR@EURO el_GR.ISO8859-15; C.UTF-8 C.UTF-8; posix C; french fr_FR.ISO8859-1; xx_XX xx_XX; xx_XX.utf8 xx_XX.utf8;  ; en_US.cp1252 en_US.cp1252; be@latin be_BY.UTF-8@latin; uz_UZ@x uz_UZ.UTF-8@x; ks_IN@devanagari.utf8 ks_IN.UTF-8@devanagari; en_US@euro en_US.ISO8859-15; de_DE.utf8@euro de_DE.UTF-8; fi. fi_FI.ISO8859-15; bokmål nb_NO.ISO8859-1; 

### the tables of names of locales
import locale
names, encodings = locale.locale_alias, locale.locale_encoding_alias
print(len(names), names['de'], names['sh_ba.iso88592@bosnia'], len(encodings), encodings['utf_8'], encodings['ajec'])
every = sorted({*names, *names.values(), *encodings, *encodings.values()})
print(sum(len(name) * (i + 1) for i, name in enumerate(every)))
try: locale.unknown
except AttributeError as e: print(e)
#> 601 de_DE.ISO8859-1 sr_CS.ISO8859-2 68 UTF-8 eucJP
#> 4910101
#> module 'locale' has no attribute 'unknown'

### texts to compare have no null character
import locale
for call, args in ((locale.strcoll, ('a', 'a\0')), (locale.strcoll, ('\0', 'b')), (locale.strxfrm, ('a\0',)),
                   (locale.strxfrm, (3,)), (locale.strcoll, (1, 'a')), (locale.strcoll, ('a', b''))):
    try: print(call(*args))
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
print(locale.strcoll('a', 'b'), locale.strcoll('a', 'a'), locale.strcoll('b', 'a'), locale.strxfrm('a'))
#> ValueError embedded null character
#> ValueError embedded null character
#> ValueError embedded null character
#> TypeError strxfrm() argument must be str, not int
#> TypeError strcoll() argument 1 must be str, not int
#> TypeError strcoll() argument 2 must be str, not bytes
#> -1 0 1 a
