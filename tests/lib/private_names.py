# Names with an underscore that packages read.

### of http.cookies
import http.cookies as cookies
print(sorted(cookies._LegalChars) == sorted(set(cookies._LegalChars)), len(cookies._UnescapedChars))
print(len(cookies._Translator), cookies._Translator[34], cookies._Translator[200], 44 in cookies._Translator)
print(bool(cookies._is_legal_key('a:b')), cookies._is_legal_key('a b'))
print([cookies._quote(text) for text in (None, '', 'a', 'a b', 'é;"\\')])
print([cookies._unquote(text) for text in (None, '', '"', '"a', '"a"', '"\\351\\073\\"\\\\"', 'a\\"')])
#> True 91
#> 165 \" \310 True
#> True None
#> [None, '""', 'a', '"a b"', '"\\351\\073\\"\\\\"']
#> [None, '', '"', '"a', 'a', 'é;"\\', 'a\\"']

### of urllib.parse
import urllib.parse as parse
for args in (('a', ''), (b'a', b''), (b'a', b'b', ''), ('', b''), ('', b'a')):
    try:
        *found, kind = parse._coerce_args(*args)
        print(found, kind('x'))
    except TypeError as e:
        print(e)
urls = '//h/p', '//h?q/p', '//h#f', '//h', '///p', '//'
print([parse._splitnetloc(url, 2) for url in urls], parse._splitnetloc('h/p'))
print(parse._hexdig, len(parse._ALWAYS_SAFE), parse._implicit_encoding, parse._implicit_errors, parse._noop(3))
try: parse._checknetloc('a\u2100b')
except ValueError as e: print(e)
#> ['a', ''] x
#> ['a', ''] b'x'
#> ['a', 'b', ''] b'x'
#> ['', b''] x
#> Cannot mix str and non-str arguments
#> [('h', '/p'), ('h', '?q/p'), ('h', '#f'), ('h', ''), ('', '/p'), ('', '')] ('h', '/p')
#> 0123456789ABCDEFabcdef 66 ascii strict 3
#> netloc 'a℀b' contains invalid characters under NFKC normalization

### of tempfile and logging
import logging, sys, tempfile
names = tempfile._get_candidate_names()
print(len(next(names)), next(names) != next(names), iter(names) is names, tempfile._get_default_tempdir())
print(len(next(tempfile._RandomNameSequence())), tempfile._RandomNameSequence.characters)
def place():
    """The first frame that is not of logging: what packages have as findCaller()."""
    frame = sys._getframe(2)
    while frame.f_code.co_filename == logging._srcfile:
        frame = frame.f_back
    return frame.f_code.co_name
class Handler(logging.Handler):
    def emit(self, record): print(record.getMessage(), place())
def program():
    logger.info('from')
logger = logging.Logger('private')
logger.addHandler(Handler())
logger.setLevel('INFO')
program()
print(logging._is_internal_frame(sys._getframe()))
#> 8 True True /tmp
#> 8 abcdefghijklmnopqrstuvwxyz0123456789_
#> from program
#> False

### of inspect: the locals of what is no coroutine
import inspect
async def numbers(n): yield n
print(inspect.getcoroutinelocals(numbers(1)), inspect.getcoroutinelocals(5))  #> {} {}
