import urllib.parse
import warnings

warnings.simplefilter('ignore')


def show(name, *texts):
    for text in texts:
        print(name, repr(text), getattr(urllib.parse, name)(text), getattr(urllib.parse, name)(text) ==
              (getattr(urllib.parse, '_' + name)(text)))


### a part is taken off
show('splittype', 'Type:rest:x', 'rest', ':rest', 'a/b:c', 'a:\nb')
show('splithost', '//www.example.org:80/foo', '//a#@b', '///file', '//a?x', '/x', '//')
show('splituser', 'u:p@h', '@h', 'h', 'a@b@c')
show('splitpasswd', 'u:p:q', 'u:', 'u', ':p')
#> splittype 'Type:rest:x' ('type', 'rest:x') True
#> splittype 'rest' (None, 'rest') True
#> splittype ':rest' (None, ':rest') True
#> splittype 'a/b:c' (None, 'a/b:c') True
#> splittype 'a:\nb' ('a', '\nb') True
#> splithost '//www.example.org:80/foo' ('www.example.org:80', '/foo') True
#> splithost '//a#@b' ('a', '/#@b') True
#> splithost '///file' ('', '/file') True
#> splithost '//a?x' ('a', '/?x') True
#> splithost '/x' (None, '/x') True
#> splithost '//' ('', '') True
#> splituser 'u:p@h' ('u:p', 'h') True
#> splituser '@h' ('', 'h') True
#> splituser 'h' (None, 'h') True
#> splituser 'a@b@c' ('a@b', 'c') True
#> splitpasswd 'u:p:q' ('u', 'p:q') True
#> splitpasswd 'u:' ('u', '') True
#> splitpasswd 'u' ('u', None) True
#> splitpasswd ':p' ('', 'p') True

### a port, a query and a fragment
show('splitport', 'h:88', 'h', 'h:', 'h:x', '[::1]:88', '[::1]', ':88', 'h:8٣')
show('splitnport', 'h:88', 'h', 'h:', 'h:x', 'h:8٣', 'h:+1')
show('splitquery', 'a?b?c', 'a', '?')
show('splittag', 'a#b#c', 'a', '#')
#> splitport 'h:88' ('h', '88') True
#> splitport 'h' ('h', None) True
#> splitport 'h:' ('h', None) True
#> splitport 'h:x' ('h:x', None) True
#> splitport '[::1]:88' ('[::1]', '88') True
#> splitport '[::1]' ('[::1]', None) True
#> splitport ':88' ('', '88') True
#> splitport 'h:8٣' ('h:8٣', None) True
#> splitnport 'h:88' ('h', 88) True
#> splitnport 'h' ('h', -1) True
#> splitnport 'h:' ('h', -1) True
#> splitnport 'h:x' ('h', None) True
#> splitnport 'h:8٣' ('h', None) True
#> splitnport 'h:+1' ('h', None) True
#> splitquery 'a?b?c' ('a?b', 'c') True
#> splitquery 'a' ('a', None) True
#> splitquery '?' ('', '') True
#> splittag 'a#b#c' ('a#b', 'c') True
#> splittag 'a' ('a', None) True
#> splittag '#' ('', '') True

### attributes and values
show('splitattr', 'a;b;c', 'a', 'a;')
show('splitvalue', 'a=b=c', 'a', '=')
show('to_bytes', 'http://a', b'x')
print(urllib.parse.splitnport('h', 5), urllib.parse.splitnport('h:', defport=7))
try: urllib.parse.to_bytes('é')
except UnicodeError as e: print(type(e), e)
#> splitattr 'a;b;c' ('a', ['b', 'c']) True
#> splitattr 'a' ('a', []) True
#> splitattr 'a;' ('a', ['']) True
#> splitvalue 'a=b=c' ('a', 'b=c') True
#> splitvalue 'a' ('a', None) True
#> splitvalue '=' ('', '') True
#> to_bytes 'http://a' http://a True
#> to_bytes b'x' b'x' True
#> ('h', 5) ('h', 7)
#> <class 'UnicodeError'> URL 'é' contains non-ASCII characters

### they warn
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter('always')
    urllib.parse.splitvalue('a=b'), urllib.parse.splittype('a'), urllib.parse.to_bytes('a')
    urllib.parse._splittype('a')
for each in told:
    print(each.category.__name__, each.message, each.lineno)
try: urllib.parse.splitnothing
except AttributeError as e: print(e)
#> DeprecationWarning urllib.parse.splitvalue() is deprecated as of 3.8, use urllib.parse.parse_qsl() instead 13
#> DeprecationWarning urllib.parse.splittype() is deprecated as of 3.8, use urllib.parse.urlparse() instead 13
#> DeprecationWarning urllib.parse.to_bytes() is deprecated as of 3.8 13
#> module 'urllib.parse' has no attribute 'splitnothing'
