from urllib.parse import *
import urllib.parse


def says(work, *args, **keywords):
    try:
        print(work(*args, **keywords))
    except Exception as e:
        print(type(e).__name__, e)


### apart
for url in ('http://Us:p%40@Host.ORG:80/a/b;p?q=1&r#f', 'mailto:a@b', '//h/p', '/p?q', 'x-y:z', '', '#f', 'a;b/c;d',
    'HTTP:/x', '1a:b'):
    print(urlsplit(url), urlparse(url), sep='\n')
#> SplitResult(scheme='http', netloc='Us:p%40@Host.ORG:80', path='/a/b;p', query='q=1&r', fragment='f')
#> ParseResult(scheme='http', netloc='Us:p%40@Host.ORG:80', path='/a/b', params='p', query='q=1&r', fragment='f')
#> SplitResult(scheme='mailto', netloc='', path='a@b', query='', fragment='')
#> ParseResult(scheme='mailto', netloc='', path='a@b', params='', query='', fragment='')
#> SplitResult(scheme='', netloc='h', path='/p', query='', fragment='')
#> ParseResult(scheme='', netloc='h', path='/p', params='', query='', fragment='')
#> SplitResult(scheme='', netloc='', path='/p', query='q', fragment='')
#> ParseResult(scheme='', netloc='', path='/p', params='', query='q', fragment='')
#> SplitResult(scheme='x-y', netloc='', path='z', query='', fragment='')
#> ParseResult(scheme='x-y', netloc='', path='z', params='', query='', fragment='')
#> SplitResult(scheme='', netloc='', path='', query='', fragment='')
#> ParseResult(scheme='', netloc='', path='', params='', query='', fragment='')
#> SplitResult(scheme='', netloc='', path='', query='', fragment='f')
#> ParseResult(scheme='', netloc='', path='', params='', query='', fragment='f')
#> SplitResult(scheme='', netloc='', path='a;b/c;d', query='', fragment='')
#> ParseResult(scheme='', netloc='', path='a;b/c', params='d', query='', fragment='')
#> SplitResult(scheme='http', netloc='', path='/x', query='', fragment='')
#> ParseResult(scheme='http', netloc='', path='/x', params='', query='', fragment='')
#> SplitResult(scheme='', netloc='', path='1a:b', query='', fragment='')
#> ParseResult(scheme='', netloc='', path='1a:b', params='', query='', fragment='')

### what a netloc says
for url in ('http://u:p@Host:8080/', 'http://u@h', 'http://[::1%Eth0]:5/', 'http://h:/', 'http://:@/', 'p',
        'http://u:a:b@h@i:1'):
    s = urlsplit(url)
    print(s.username, s.password, s.hostname, s.port, s.geturl())
for port in '99999', 'x', '-1', ' 1', '٣':
    says(lambda: urlsplit(f'http://h:{port}').port)
#> u p host 8080 http://u:p@Host:8080/
#> u None h None http://u@h
#> None None ::1%Eth0 5 http://[::1%Eth0]:5/
#> None None h None http://h:/
#>   None None http://:@/
#> None None None None p
#> u a:b@h i 1 http://u:a:b@h@i:1
#> ValueError Port out of range 0-65535
#> ValueError Port could not be cast to integer value as 'x'
#> ValueError Port could not be cast to integer value as '-1'
#> ValueError Port could not be cast to integer value as ' 1'
#> ValueError Port could not be cast to integer value as '٣'

### what is no netloc
for url in ('http://[::1', 'http://::1]', 'http://a[::1]', 'http://[::1]a', 'http://[1.2.3.4]/', 'http://[x]',
            'http://[v1]', 'http://[v1.a]/', 'http://a\u2100b', 'ht\ttp://a\nb/', '\x00 http://a '):
    says(urlsplit, url)
#> ValueError Invalid IPv6 URL
#> ValueError Invalid IPv6 URL
#> ValueError Invalid IPv6 URL
#> ValueError Invalid IPv6 URL
#> ValueError An IPv4 address cannot be in brackets
#> ValueError 'x' does not appear to be an IPv4 or IPv6 address
#> ValueError IPvFuture address is invalid
#> SplitResult(scheme='http', netloc='[v1.a]', path='/', query='', fragment='')
#> ValueError netloc 'a℀b' contains invalid characters under NFKC normalization
#> SplitResult(scheme='http', netloc='ab', path='/', query='', fragment='')
#> SplitResult(scheme='http', netloc='a ', path='', query='', fragment='')

### together
print(urlunsplit(('http', 'h', 'p', 'q', 'f')), urlunsplit(('', '', '//p', '', '')), urlunsplit(('file', '', '/p',
    '', '')))
print(urlunparse(('http', 'h', '/p', 'x', '', '')), urlunsplit(('x', '', 'p', '', '')), urlunsplit(('', 'h', '', '',
    'f')))
print(urldefrag('http://h/p?q#f'), urldefrag('x'), urldefrag('#').geturl(),
    urlsplit('//a')._replace(scheme='s').geturl())
#> http://h/p?q#f ////p file:///p
#> http://h/p;x x:p //h#f
#> DefragResult(url='http://h/p?q', fragment='f') DefragResult(url='x', fragment='')  s://a

### joined
base = 'http://a/b/c/d;p?q'
for url in ('g', './g', 'g/', '/g', '//g', '?y', 'g?y', '#s', 'g#s', ';x', '', '.', '..', '../g', '../../../g',
    '/./g', 'g.', '..g',
            './../g', 'g;x=1/../y', 'http:g', 'mailto:x', 'https://z/../y', 'g//h'):
    print(urljoin(base, url), end=' ')
print(urljoin('', 'x'), urljoin('x', ''), urljoin('a/b', '../../c'), urljoin('mailto:a', 'b'), urljoin('http://a', 'b'))
#> http://a/b/c/g http://a/b/c/g http://a/b/c/g/ http://a/g http://g http://a/b/c/d;p?y http://a/b/c/g?y http://a/b/c/d;p?q#s http://a/b/c/g#s http://a/b/c/;x http://a/b/c/d;p?q http://a/b/c/ http://a/b/ http://a/b/g http://a/g http://a/g http://a/b/c/g. http://a/b/c/..g http://a/b/g http://a/b/c/y http://a/b/c/g mailto:x https://z/../y http://a/b/c/g/h x x c b http://a/b

### bytes
print(urlsplit(b'http://U@H:1/p?q'), urlsplit(b'http://U@H:1/p?q').hostname, urljoin(b'http://a/b', b'c'),
    urlunsplit([b'x', b'', b'y', b'', b'']))
s = urlparse('http://h/p')
print(s.encode(), s.encode().decode() == s, urlsplit(b'//h').decode())
says(urlsplit, b'a', 'http')
says(urljoin, b'a', 'b')
says(urlsplit, 'é'.encode())
says(urlsplit, None)
#> SplitResultBytes(scheme=b'http', netloc=b'U@H:1', path=b'/p', query=b'q', fragment=b'') b'h' b'http://a/c' b'x:y'
#> ParseResultBytes(scheme=b'http', netloc=b'h', path=b'/p', params=b'', query=b'', fragment=b'') True SplitResult(scheme='', netloc='h', path='', query='', fragment='')
#> TypeError Cannot mix str and non-str arguments
#> TypeError Cannot mix str and non-str arguments
#> UnicodeDecodeError 'ascii' codec can't decode byte 0xc3 in position 0: ordinal not in range(128)
#> SplitResultBytes(scheme=b'', netloc=b'', path=b'', query=b'', fragment=b'')

### quoted
print(quote('a b/c~é&%'), quote('a/b', ''), quote('é', encoding='latin-1'), quote(b'\xff a'), quote_plus('a b+c/'),
    quote('', ''))
print(quote('é!', 'é!'), quote_from_bytes(b'a\x00'), quote_plus('a b', '/ '), quote('ü', encoding='ascii',
    errors='replace'))
for args in (1,), (None,), (b'a', '/', 'utf-8'), (b'a', '/', None, 'strict'), ('\ud800',):
    says(quote, *args)
says(quote_from_bytes, 'a')
#> a%20b/c~%C3%A9%26%25 a%2Fb %E9 %FF%20a a+b%2Bc%2F 
#> %C3%A9! a%00 a+b %3F
#> TypeError quote_from_bytes() expected bytes
#> TypeError quote_from_bytes() expected bytes
#> TypeError quote() doesn't support 'encoding' for bytes
#> TypeError quote() doesn't support 'errors' for bytes
#> UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
#> TypeError quote_from_bytes() expected bytes

### unquoted
print(unquote('a%20b%C3%A9%zz%'), unquote('%E9', 'latin-1'), unquote('%FF'), unquote_plus('a+b%2B'),
    unquote_to_bytes('é%00%ff'))
print(unquote(b'%41'), unquote('ü%c3%bc'), unquote_to_bytes(b'a%20'), unquote('%C3x%A9'), unquote(''))
says(unquote, '%ff', errors='strict')
says(unquote, 1)
#> a bé%zz% é � a b+ b'\xc3\xa9\x00\xff'
#> A üü b'a ' �x� 
#> UnicodeDecodeError 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
#> TypeError argument of type 'int' is not a container or iterable

### queries
print(parse_qsl('a=1&b=%20+x&c&=d&a=2'), parse_qs('a=1&a=2&b=', True), parse_qsl('a=1;b', True, separator=';'),
    parse_qsl(''))
print(parse_qsl(b'a=%ff&b'), parse_qs('a=%E9', encoding='latin-1'), parse_qsl('a=b=c'), parse_qsl('é=ü'))
says(parse_qsl, 'a=1&b', strict_parsing=True)
says(parse_qsl, 'a=1&b=2', max_num_fields=1)
says(parse_qsl, 'a', separator='')
print(urlencode({'a': 'b c', 'é': 1, 'n': None}), urlencode([('a', [1, 2]), ('b', 'xy')], True), urlencode({'a': [1,
    2]}))
print(urlencode({'a b': 'c d/'}, quote_via=quote, safe='/'), urlencode({b'\xff': b' '}), urlencode({'é': 'ü'},
    encoding='latin-1'))
says(urlencode, 'abc')
says(urlencode, [1])
#> [('a', '1'), ('b', '  x'), ('', 'd'), ('a', '2')] {'a': ['1', '2'], 'b': ['']} [('a', '1'), ('b', '')] []
#> [(b'a', b'\xff')] {'a': ['é']} [('a', 'b=c')] [('é', 'ü')]
#> ValueError bad query field: 'b'
#> ValueError Max number of fields exceeded
#> ValueError Separator must be of type string or bytes.
#> a=b+c&%C3%A9=1&n=None a=1&a=2&b=xy a=%5B1%2C+2%5D
#> a%20b=c%20d/ %FF=+ %E9=%FC
#> TypeError not a valid non-string sequence or mapping object
#> TypeError not a valid non-string sequence or mapping object

### values that have others quoted
class Value:
    def __str__(self):
        return quote(urlencode({'x': sum(range(50))}))
def by(text, safe, encoding, errors):
    return quote(text, safe) + str(len(urlsplit('http://h/' + text).path))
print(urlencode({'a': Value(), 'b': [Value(), 1]}, True, quote_via=by))
#> a2=x%253D12259&b2=x%253D12259&b2=12

### names
print(urllib.parse.unwrap('<URL:http://x>'), 'http' in urllib.parse.uses_netloc, urllib.parse.scheme_chars)
#> http://x True abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-.

### brackets in a user's name make an address of the host
from urllib.parse import urlsplit
for url in ('x://[::1]@host', 'x://[a]@[::1]', 'x://[a]@', 'x://[::1]@::1'):
    try: print(urlsplit(url))
    except ValueError as e: print(e)
#> 'host' does not appear to be an IPv4 or IPv6 address
#> SplitResult(scheme='x', netloc='[a]@[::1]', path='', query='', fragment='')
#> '' does not appear to be an IPv4 or IPv6 address
#> '' does not appear to be an IPv4 or IPv6 address
