# Modules that packages name at their top and rarely use.
import sys


def tell(act):
    try:
        print(repr(act()))
    except Exception as e:
        print(type(e).__name__, e)

### the base of parsers of markup
import _markupbase
class P(_markupbase.ParserBase):
    def __init__(self, text):
        self.rawdata = text
        self.reset()
    def handle_decl(self, data): print('decl', data)
    def handle_comment(self, data): print('comment', data)
    def unknown_decl(self, data): print('unknown', data)
tell(lambda: _markupbase.ParserBase())
p = P('ab\ncd\nef')
print(p.getpos(), p.updatepos(0, 4), p.getpos(), p.updatepos(4, 5), p.getpos())
print(p.updatepos(5, 8), p.getpos(), p.updatepos(3, 2))
for text in ('<!-- a -->x', '<!-- a', '<!DOCTYPE html>x', '<![CDATA[a]]>x', '<![if x]>y', '<!', '<!ELEMENT br EMPTY>'):
    tell(lambda: P(text).parse_declaration(0))
for text in ('<!DOCTYPE "a>b" c>x', '<![zzz[a]]>', '<!5>', '<!-- a -- >x', '<!-- a --!>x', '<![CDATA[a', '<!doctype'):
    tell(lambda: P(text).parse_declaration(0))
#> RuntimeError _markupbase.ParserBase must be subclassed
#> (1, 0) 4 (2, 1) 5 (2, 2)
#> 8 (3, 2) 2
#> -1
#> -1
#> decl DOCTYPE html
#> 15
#> unknown CDATA[a
#> 13
#> unknown if x
#> 9
#> -1
#> unknown ELEMENT br EMPTY
#> 19
#> decl DOCTYPE "a>b" c
#> 18
#> AssertionError unknown status keyword 'zzz' in marked section
#> AssertionError expected name token at '<!5>'
#> -1
#> -1
#> -1
#> -1

### protocols and transports
import asyncio
class Mine(asyncio.Protocol):
    pass
print(Mine().data_received(b''), Mine.__mro__[2].__name__, asyncio.BufferedProtocol().get_buffer(3),
      asyncio.DatagramProtocol.__module__)
t = asyncio.SubprocessTransport({'a': 1})
print(t.get_extra_info('a'), t.get_extra_info('b', 2), asyncio.Transport.__mro__[1].__name__)
tell(lambda: t.get_pid())
tell(lambda: asyncio.Transport().write(b''))
tell(lambda: asyncio.WriteTransport().writelines([b'a']))
tell(lambda: asyncio.ReadTransport().is_reading())
tell(lambda: asyncio.DatagramTransport().sendto(b''))
tell(lambda: asyncio.SubprocessProtocol().process_exited())
print([name in asyncio.__all__ for name in ('BaseProtocol', 'SubprocessTransport', 'Transport', 'BufferedProtocol')])
#> None BaseProtocol None asyncio.protocols
#> 1 2 ReadTransport
#> NotImplementedError 
#> NotImplementedError 
#> NotImplementedError 
#> NotImplementedError 
#> NotImplementedError 
#> None
#> [True, True, True, True]

### digests
import urllib.request
h = urllib.request.HTTPDigestAuthHandler()
h.add_password('realm', 'http://h/', 'user', 'word')
print(h.passwd.find_user_password('realm', 'http://h/a'), h.auth_header, h.handler_order, h.retried)
print(urllib.request.ProxyDigestAuthHandler.auth_header)
h.retried = 3
h.reset_retry_count()
print(h.retried, isinstance(h, urllib.request.AbstractDigestAuthHandler), isinstance(h, urllib.request.BaseHandler))
#> ('user', 'word') Authorization 490 0
#> Proxy-Authorization
#> 0 True True

### pydoc's functions
import contextlib
import io
import pydoc
import string
def documented():
    """First.

    Second."""
print(pydoc.splitdoc('a\n\nb\nc'), pydoc.splitdoc('a\nb'), pydoc.splitdoc('a'))
print(repr(pydoc.getdoc(documented)), repr(pydoc.getdoc(lambda: 0)), pydoc.plain('a\bab\bb'))
print(pydoc.locate('string.Template') is string.Template, pydoc.locate('str.upper') is str.upper,
      pydoc.locate('nothing.at.all'))
print(pydoc.locate('string') is string, pydoc.locate('len') is len, pydoc.locate('string.nope'))
for thing in (string, string.Template, documented, 'x', 5, len, str.upper):
    print(pydoc.describe(thing), pydoc.isdata(thing))
tell(lambda: pydoc.resolve('nothing'))
print(pydoc.resolve('len'), pydoc.resolve(documented)[1])
kept = io.StringIO()
with contextlib.redirect_stdout(kept):
    pydoc.plainpager('text\n')
print(kept.getvalue())
#> ('a', 'b\nc') ('', 'a\nb') ('a', '')
#> 'First.\n\nSecond.' '' ab
#> True True None
#> True True None
#> package string False
#> class Template False
#> function documented False
#> str True
#> int True
#> built-in function len False
#> method descriptor upper False
#> ImportError No Python documentation found for 'nothing'.
#> Use help() to get the interactive help utility.
#> Use help(str) for help on the str class.
#> (<built-in function len>, 'len') documented
#> text
#>

### descriptions
#: oracle=no
import pydoc
def documented(a, b=1):
    """First.

    Second."""
class A:
    """A class."""
    def m(self):
        """Does it."""
    @property
    def p(self):
        """Has it."""
pydoc.help(documented)
print(pydoc.render_doc(A))
pydoc.help('no.such.thing')
tell(lambda: pydoc.browse())
tell(lambda: pydoc.TextDoc())
#> Help on function documented in module __main__:
#>
#> documented(a, b=1)
#>     First.
#>
#>     Second.
#> Python Library Documentation: class A in module __main__
#>
#> class A()
#>     A class.
#>
#>     m(self)
#>         Does it.
#>
#>     p
#>         Has it.
#> No Python documentation found for 'no.such.thing'.
#> Use help() to get the interactive help utility.
#> Use help(str) for help on the str class.
#> RuntimeError pydoc gives plain text here: it has no server, and it writes no pages
#> RuntimeError pydoc gives plain text here: it has no server, and it writes no pages

### the debugger
#: oracle=no
import pdb
class Mine(pdb.Pdb):
    pass
tell(lambda: Mine())
tell(lambda: pdb.set_trace())
tell(lambda: pdb.post_mortem())
tell(lambda: pdb.run('1'))
print(pdb.get_default_backend(), issubclass(pdb.Restart, Exception))
#> RuntimeError the debugger pdb needs a terminal, which this sandbox has not: print values, or read the traceback
#> RuntimeError the debugger pdb needs a terminal, which this sandbox has not: print values, or read the traceback
#> RuntimeError the debugger pdb needs a terminal, which this sandbox has not: print values, or read the traceback
#> RuntimeError the debugger pdb needs a terminal, which this sandbox has not: print values, or read the traceback
#> settrace True

### the constants of stat that are about other systems
import stat
print({n: getattr(stat, n) for n in dir(stat) if n[:3] in ('SF_', 'UF_') and n != 'SF_SETTABLE'})
print({n[15:]: getattr(stat, n) for n in dir(stat) if n.startswith('FILE_')})
print(stat.S_ISDOOR(0), stat.S_ISPORT(0o150000), stat.S_ISWHT(stat.S_IFWHT), stat.SF_SETTABLE & 0xffffffff)
#> {'SF_APPEND': 262144, 'SF_ARCHIVED': 65536, 'SF_DATALESS': 1073741824, 'SF_FIRMLINK': 8388608, 'SF_IMMUTABLE': 131072, 'SF_NOUNLINK': 1048576, 'SF_RESTRICTED': 524288, 'SF_SNAPSHOT': 2097152, 'UF_APPEND': 4, 'UF_COMPRESSED': 32, 'UF_DATAVAULT': 128, 'UF_HIDDEN': 32768, 'UF_IMMUTABLE': 2, 'UF_NODUMP': 1, 'UF_NOUNLINK': 16, 'UF_OPAQUE': 8, 'UF_SETTABLE': 65535, 'UF_TRACKED': 64}
#> {'ARCHIVE': 32, 'COMPRESSED': 2048, 'DEVICE': 64, 'DIRECTORY': 16, 'ENCRYPTED': 16384, 'HIDDEN': 2, 'INTEGRITY_STREAM': 32768, 'NORMAL': 128, 'NOT_CONTENT_INDEXED': 8192, 'NO_SCRUB_DATA': 131072, 'OFFLINE': 4096, 'READONLY': 1, 'REPARSE_POINT': 1024, 'SPARSE_FILE': 512, 'SYSTEM': 4, 'TEMPORARY': 256, 'VIRTUAL': 65536}
#> False False False 4294901760
