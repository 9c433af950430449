import builtins
import gettext
import io
import os
import struct


def says(work, *args):
    try:
        print(work(*args))
    except Exception as e:
        print(type(e).__name__, e)


def plural(text):
    try:
        work = gettext.c2py(text)
        print(repr(text), [work(n) for n in (0, 1, 2, 5, 11, 21, 100, True, -3)])
    except Exception as e:
        print(repr(text), type(e).__name__, e)


def mo(texts, order='<', version=0, magic=0x950412DE):
    keys, head, data = sorted(texts), [], b''
    for table in (keys, [texts[key] for key in keys]):
        for text in table:
            head.append(struct.pack(order + 'II', len(text), 28 + 16 * len(keys) + len(data)))
            data += text + b'\0'
    return struct.pack(order + '7I', magic, version, len(keys), 28, 28 + 8 * len(keys), 0, 0) + b''.join(head) + data


HEAD = b'Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n != 1;\n'
HEAD += b'X-Foo: a\n bar\n#-#-#-#-# x\nnone\n\n'
TEXTS = {b'': HEAD, b'hi': 'grüß'.encode(), b'ctx\x04hi': b'CH', b'one\0many': b'eins\0viele', b'only': b'',
         b'ctx\x04one\0many': b'ceins\0cviele'}


def read(data):
    return gettext.GNUTranslations(io.BytesIO(data))


### plural forms
for text in ('n != 1', '0', 'n', 'n/2', '!n', '!!n', '!(n>1)', '!n==1', 'n?1:n?2:3', 'n == 1 == 1', 'n<2<3',
             'n - 1 - 1', 'n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2',
             ' \tn', '01', 'n||0',
             'n%10*2+1', 'n>=2 && n<=4', 'n?(n?1:2):3', 'n%2 == 0 == 1', '!n ? 1 : 0', '10000'):
    plural(text)
#> 'n != 1' [1, 0, 1, 1, 1, 1, 1, 0, 1]
#> '0' [0, 0, 0, 0, 0, 0, 0, 0, 0]
#> 'n' [0, 1, 2, 5, 11, 21, 100, 1, -3]
#> 'n/2' [0, 0, 1, 2, 5, 10, 50, 0, -2]
#> '!n' [1, 0, 0, 0, 0, 0, 0, 0, 0]
#> '!!n' [0, 1, 1, 1, 1, 1, 1, 1, 1]
#> '!(n>1)' [1, 1, 0, 0, 0, 0, 0, 1, 1]
#> '!n==1' [1, 0, 1, 1, 1, 1, 1, 0, 1]
#> 'n?1:n?2:3' [3, 1, 1, 1, 1, 1, 1, 1, 1]
#> 'n == 1 == 1' [0, 1, 0, 0, 0, 0, 0, 1, 0]
#> 'n<2<3' [1, 1, 1, 1, 1, 1, 1, 1, 1]
#> 'n - 1 - 1' [-2, -1, 0, 3, 9, 19, 98, -1, -5]
#> 'n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2' [2, 0, 1, 2, 2, 0, 2, 0, 2]
#> ' \tn' [0, 1, 2, 5, 11, 21, 100, 1, -3]
#> '01' [1, 1, 1, 1, 1, 1, 1, 1, 1]
#> 'n||0' [0, 1, 2, 5, 11, 21, 100, 1, -3]
#> 'n%10*2+1' [1, 3, 5, 11, 3, 3, 1, 3, 15]
#> 'n>=2 && n<=4' [0, 0, 1, 0, 0, 0, 0, 0, 0]
#> 'n?(n?1:2):3' [3, 1, 1, 1, 1, 1, 1, 1, 1]
#> 'n%2 == 0 == 1' [1, 0, 1, 0, 0, 0, 1, 0, 0]
#> '!n ? 1 : 0' [1, 0, 0, 0, 0, 0, 0, 0, 0]
#> '10000' [10000, 10000, 10000, 10000, 10000, 10000, 10000, 10000, 10000]

### plural forms that are none
for text in ('', 'n+', '(n', 'n)', 'n n', '1 n', 'x', 'n=1', 'n&1', 'n**2', 'n ? 1', 'n ? 1 : 2 : 3', '-n', 'nn',
             'n!', '? n', '"a"', '0.5', 'n;n', 'n\nn'):
    plural(text)
#> '' ValueError unexpected end of plural form
#> 'n+' ValueError unexpected end of plural form
#> '(n' ValueError unbalanced parenthesis in plural form
#> 'n)' ValueError unexpected token in plural form: )
#> 'n n' ValueError unexpected token in plural form: n
#> '1 n' ValueError unexpected token in plural form: n
#> 'x' ValueError invalid token in plural form: x
#> 'n=1' ValueError invalid token in plural form: =
#> 'n&1' ValueError invalid token in plural form: &
#> 'n**2' ValueError unexpected token in plural form: *
#> 'n ? 1' ValueError unexpected end of plural form
#> 'n ? 1 : 2 : 3' ValueError unexpected token in plural form: :
#> '-n' ValueError unexpected token in plural form: -
#> 'nn' ValueError invalid token in plural form: nn
#> 'n!' ValueError unexpected token in plural form: !
#> '? n' ValueError unexpected token in plural form: ?
#> '"a"' ValueError invalid token in plural form: "
#> '0.5' ValueError invalid token in plural form: .
#> 'n;n' ValueError invalid token in plural form: ;
#> 'n\nn' ValueError invalid token in plural form: 
#>

### plural forms that are deep or long
for text in ('(' * 20 + 'n' + ')' * 20, '(' * 21 + 'n' + ')' * 21, 'n+' * 499 + 'n', '!' * 999 + 'n',
             '0?1:' * 100 + 'n', 'n?' * 21 + '1' + ':0' * 21, 'n?' * 22 + '1' + ':0' * 22):
    try:
        print(gettext.c2py(text)(1))
    except ValueError as e:
        print(e)
says(gettext.c2py, 'n' + ' ' * 1000)
says(gettext.c2py('n/0'), 1)
#> 1
#> plural form expression is too complex
#> 500
#> 0
#> 1
#> 1
#> plural form expression is too complex
#> ValueError plural form expression is too long
#> ZeroDivisionError division by zero

### plural forms of what is no int
import warnings
warnings.simplefilter('ignore')
for n in (2.0, 2.5, '1', None, [], 2j, object):
    says(gettext.c2py('n%10*2+1'), n)
    says(gettext.NullTranslations().ngettext, 'one', 'many', n)
#> 5
#> many
#> 6
#> many
#> TypeError Plural value must be an integer, got str
#> many
#> TypeError Plural value must be an integer, got NoneType
#> many
#> TypeError Plural value must be an integer, got list
#> many
#> TypeError Plural value must be an integer, got complex
#> many
#> TypeError Plural value must be an integer, got type
#> many

### the warning for a float
import warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter('always')
    gettext.c2py('n')(1.5)
    gettext.ngettext('a', 'b', 1.5)
print([(str(w.message), w.category.__name__, w.lineno) for w in caught])
#> [('Plural value must be an integer, got float', 'DeprecationWarning', 43), ('Plural value must be an integer, got float', 'DeprecationWarning', 44)]

### a catalogue
for named in ({}, {'order': '>'}, {'version': 1 << 16}, {'version': 5}):
    x = read(mo(TEXTS, **named))
    print(x.info(), x.charset())
    print(x.gettext('hi'), x.gettext('nix'), x.ngettext('one', 'many', 1), x.ngettext('one', 'many', 3))
    print(x.pgettext('ctx', 'hi'), x.pgettext('c', 'hi'), x.npgettext('ctx', 'one', 'many', 2),
          x.npgettext('c', 'one', 'many', 2), repr(x.gettext('only')), x.npgettext('c', 'one', 'many', 1),
          x.gettext('one'))
#> {'content-type': 'text/plain; charset=UTF-8', 'plural-forms': 'nplurals=2; plural=n != 1;', 'x-foo': 'a\nbar\n#-#-#-#-# x\nnone'} UTF-8
#> grüß nix eins viele
#> CH hi cviele many '' one eins
#> {'content-type': 'text/plain; charset=UTF-8', 'plural-forms': 'nplurals=2; plural=n != 1;', 'x-foo': 'a\nbar\n#-#-#-#-# x\nnone'} UTF-8
#> grüß nix eins viele
#> CH hi cviele many '' one eins
#> {'content-type': 'text/plain; charset=UTF-8', 'plural-forms': 'nplurals=2; plural=n != 1;', 'x-foo': 'a\nbar\n#-#-#-#-# x\nnone'} UTF-8
#> grüß nix eins viele
#> CH hi cviele many '' one eins
#> {'content-type': 'text/plain; charset=UTF-8', 'plural-forms': 'nplurals=2; plural=n != 1;', 'x-foo': 'a\nbar\n#-#-#-#-# x\nnone'} UTF-8
#> grüß nix eins viele
#> CH hi cviele many '' one eins

### catalogues that are none
data = mo(TEXTS)
for bad in (b'', data[:3], data[:20], data[:40], data[:-20], mo(TEXTS, magic=5), mo(TEXTS, version=2 << 16),
            struct.pack('<7I', 0x950412DE, 0, 2 ** 31, 28, 28, 0, 0)):
    says(read, bad)
#> error unpack requires a buffer of 4 bytes
#> error unpack requires a buffer of 4 bytes
#> error unpack requires a buffer of 8 bytes
#> error unpack requires a buffer of 8 bytes
#> OSError [Errno 0] File is corrupt: ''
#> OSError [Errno 0] Bad magic number: ''
#> OSError [Errno 0] Bad version number 2: ''
#> error unpack requires a buffer of 8 bytes

### heads of catalogues
for head in (b'Content-Type: text/plain; charset=latin-1\n', b'Content-Type: text/plain\n',
             b'Plural-Forms: nplurals=1; plural=0;\n', b'Plural-Forms: plural=n n;\n', b'Plural-Forms: foo\n',
             b'Content-Type: text/plain; charset=nope\n', b'A: b\nC : d\n e\n'):
    try:
        x = read(mo({b'': head, b'a\0b': b'\xe4\0b', b'q': b'r'}))
        print(x.info(), x.charset(), x.ngettext('a', 'b', 1), x.ngettext('a', 'b', 5))
    except Exception as e:
        print(head, type(e).__name__, e)
#> {'content-type': 'text/plain; charset=latin-1'} latin-1 ä b
#> b'Content-Type: text/plain\n' IndexError list index out of range
#> b'Plural-Forms: nplurals=1; plural=0;\n' UnicodeDecodeError 'ascii' codec can't decode byte 0xe4 in position 0: ordinal not in range(128)
#> b'Plural-Forms: plural=n n;\n' IndexError list index out of range
#> b'Plural-Forms: foo\n' IndexError list index out of range
#> b'Content-Type: text/plain; charset=nope\n' LookupError unknown encoding: nope
#> b'A: b\nC : d\n e\n' UnicodeDecodeError 'ascii' codec can't decode byte 0xe4 in position 0: ordinal not in range(128)

### fallbacks
class Upper(gettext.NullTranslations):
    def gettext(self, message):
        return message.upper()

    def ngettext(self, one, many, n):
        return 'N' + one

    def pgettext(self, context, message):
        return 'P'

    def npgettext(self, context, one, many, n):
        return 'NP'


x = read(mo(TEXTS))
x.add_fallback(gettext.NullTranslations())
x.add_fallback(Upper())
print(x.gettext('nix'), x.gettext('hi'), x.ngettext('a', 'b', 1), x.pgettext('c', 'd'), x.npgettext('c', 'a', 'b', 1))
#> NIX grüß Na P NP

### no translations
n = gettext.NullTranslations()
print(vars(n), n.gettext('a'), n.ngettext('a', 'b', 2), n.ngettext('a', 'b', 1), n.pgettext('c', 'a'))
print(n.npgettext('c', 'a', 'b', 2))
print(n.info(), n.charset(), gettext.Catalog is gettext.translation)
n.install(['ngettext', 'other', 'pgettext'])
print(_('q'), ngettext('a', 'b', 2), pgettext('c', 'd'))
print(hasattr(builtins, 'other'), hasattr(builtins, 'npgettext'))
#> {'_info': {}, '_charset': None, '_fallback': None} a b a a
#> b
#> {} None True
#> q b d
#> False False

### domains
print(gettext.bindtextdomain('x', '/t'), gettext.bindtextdomain('x'), gettext.textdomain(), gettext.textdomain('x'))
print(gettext.gettext('a'), gettext.dgettext('x', 'a'), gettext.ngettext('a', 'b', 1))
print(gettext.dngettext('x', 'a', 'b', 3))
print(gettext.pgettext('c', 'a'), gettext.dpgettext('x', 'c', 'a'), gettext.npgettext('c', 'a', 'b', 2))
print(gettext.dnpgettext('d', 'c', 'a', 'b', 1), gettext.find('x'), gettext.find('x', all=True), gettext.textdomain())
try:
    gettext.translation('x')
except FileNotFoundError as e:
    print(e.strerror, e.filename)
print(type(gettext.translation('x', fallback=True)).__name__)
#> /t /t messages x
#> a a a
#> b
#> a a b
#> a None [] x
#> No translation file found for domain x
#> NullTranslations

### catalogues in files
for name in ('en_GB.UTF-8', 'en_GB', 'fr_FR@x'):
    os.makedirs(f'/loc/{name}/LC_MESSAGES', exist_ok=True)
    with open(f'/loc/{name}/LC_MESSAGES/dom.mo', 'wb') as file:
        file.write(mo(TEXTS))
print(gettext.find('dom', '/loc', ['en_GB.UTF-8', 'C', 'fr']))
print(gettext.find('dom', '/loc', ['en_GB.UTF-8', 'C', 'fr'], all=True))
print(gettext.find('dom', '/loc', ['it']), gettext.find('dom', '/loc'))
os.environ['LANGUAGE'] = 'it:en_GB.UTF-8'
a, b = gettext.translation('dom', '/loc'), gettext.translation('dom', '/loc')
print(a is b, a._catalog is b._catalog, a.gettext('hi'), a._fallback.gettext('hi'), gettext.dgettext('dom', 'hi'))
print(gettext.bindtextdomain('dom', '/loc'), gettext.dgettext('dom', 'hi'), gettext.dngettext('dom', 'one', 'many', 5))
print(gettext.dpgettext('dom', 'ctx', 'hi'), gettext.dnpgettext('dom', 'ctx', 'one', 'many', 5))
gettext.install('dom', '/loc', names=['ngettext'])
print(_('hi'), ngettext('one', 'many', 1))
os.environ['LANGUAGE'] = 'C'
print(gettext.find('dom', '/loc'), gettext.dgettext('dom', 'hi'))
del os.environ['LANGUAGE']
os.environ['LC_ALL'] = 'en_GB.UTF-8'
print(gettext.find('dom', '/loc'))
del os.environ['LC_ALL']
#> /loc/en_GB.UTF-8/LC_MESSAGES/dom.mo
#> ['/loc/en_GB.UTF-8/LC_MESSAGES/dom.mo', '/loc/en_GB/LC_MESSAGES/dom.mo']
#> None None
#> False True grüß grüß hi
#> /loc grüß viele
#> CH cviele
#> grüß eins
#> None hi
#> /loc/en_GB.UTF-8/LC_MESSAGES/dom.mo
