import urllib.request as u
from urllib.error import HTTPError, URLError


def attempt(f, *args, **named):
    try:
        print(repr(f(*args, **named)))
    except Exception as e:
        print(type(e).__name__, e)


class Reply:
    """An answer that a handler gives."""

    def __init__(self, code, **headers):
        self.code, self.msg, self.headers = code, 'words', headers

    def info(self):
        return self.headers

    def read(self):
        print('read', self.code)
        return b''

    def close(self):
        pass


### paths and URLs
for path in ('/a/b c', 'a', '', '/', '//x/y', 'a#b?c', '/é', '/a%20b'):
    print(u.pathname2url(path), u.pathname2url(path, add_scheme=True))
for url in ('/a/b%20c', '///a', '//localhost/a', '//host/a', 'a', '', '/a?b#c', '%C3%A9', '/a;b'):
    attempt(u.url2pathname, url)
attempt(u.url2pathname, 'file:///a', require_scheme=True)
attempt(u.url2pathname, 'http://x/y', require_scheme=True)
#> ///a/b%20c file:///a/b%20c
#> a file:a
#>  file:
#> /// file:///
#> ////x/y file:////x/y
#> a%23b%3Fc file:a%23b%3Fc
#> ///%C3%A9 file:///%C3%A9
#> ///a%2520b file:///a%2520b
#> '/a/b c'
#> '/a'
#> '/a'
#> URLError <urlopen error file:// scheme is supported only on localhost>
#> 'a'
#> ''
#> '/a'
#> 'é'
#> '/a;b'
#> '/a'
#> URLError <urlopen error URL is missing a 'file:' scheme>

### lists in headers
for text in ('a, b, "c, d", e="f\\", g"', '', ' a ', 'a=b,c="d",e', '"a', 'a,,b', 'a\\,b'):
    print(u.parse_http_list(text))
attempt(u.parse_keqv_list, ['a="b"', 'c=d'])
attempt(u.parse_keqv_list, ['x'])
#> ['a', 'b', '"c, d"', 'e="f", g"']
#> []
#> ['a']
#> ['a=b', 'c="d"', 'e']
#> ['"a']
#> ['a', '', 'b']
#> ['a\\', 'b']
#> {'a': 'b', 'c': 'd'}
#> ValueError not enough values to unpack (expected 2, got 1)

### requests
for url in ('http://User@host:80/p?q#f', '<URL:http://a/b#c>', 'x', 'mailto:a@b', 'http:///p', 'HTTP://h%41/',
            'http://h?q'):
    try:
        r = u.Request(url)
        print(r.full_url, r.type, r.host, r.selector, r.fragment, r.origin_req_host, r.get_method(), r.data)
    except ValueError as e:
        print(e)
r = u.Request('http://a/b', b'x', {'user-agent': 'me', 'X-A-b': '1'})
print(r.get_method(), r.headers, r.has_header('User-agent'), r.get_header('X-a-b'), r.get_header('no', 5))
r.add_header('content-length', '5')
r.add_unredirected_header('zz-top', 'q')
print(r.header_items())
r.data = b'y'
r.remove_header('Zz-top')
print(r.header_items(), u.Request('http://a', method='PUT').get_method())
r = u.Request('https://a/b')
r.set_proxy('p:1', 'http')
print(r.host, r.type, r.selector, r.has_proxy())
r.set_proxy('q:1', 'http')
print(r.host, r.type, r.selector, r.has_proxy())
#> http://User@host:80/p?q#f http User@host:80 /p?q f user@host GET None
#> http://a/b#c http a /b c a GET None
#> unknown url type: 'x'
#> mailto:a@b mailto None a@b None  GET None
#> http:///p http  /p None  GET None
#> HTTP://h%41/ http hA / None h%41 GET None
#> http://h?q http h /?q None h GET None
#> POST {'User-agent': 'me', 'X-a-b': '1'} True 1 5
#> [('Zz-top', 'q'), ('User-agent', 'me'), ('X-a-b', '1'), ('Content-length', '5')]
#> [('User-agent', 'me'), ('X-a-b', '1')] PUT
#> p:1 https /b False
#> q:1 http https://a/b True

### data URLs
for url in ('data:,hello%20x', 'data:text/html;base64,aGVsbG8=', 'data:text/plain;charset=utf-8,a%C3%A9', 'data:,'):
    with u.urlopen(url) as f:
        print(f.read(), f.headers.items(), f.geturl() == url, f.code, f.status)
attempt(u.urlopen, 'data:x')
#> b'hello x' [('Content-type', 'text/plain;charset=US-ASCII'), ('Content-length', '7')] True None None
#> b'hello' [('Content-type', 'text/html'), ('Content-length', '5')] True None None
#> b'a\xc3\xa9' [('Content-type', 'text/plain;charset=utf-8'), ('Content-length', '3')] True None None
#> b'' [('Content-type', 'text/plain;charset=US-ASCII'), ('Content-length', '0')] True None None
#> ValueError not enough values to unpack (expected 2, got 1)

### files
import os
with open('q.txt', 'w') as f:
    f.write('hi')
os.utime('q.txt', (1e9, 1e9))
url = u.pathname2url(os.path.abspath('q.txt'), add_scheme=True)
with u.urlopen(url) as f:
    print(f.read(), f.headers.items(), f.url == url, f.closed)
print(f.closed, u.urlopen(url.replace('file:///', 'file://localhost/')).read())
for url in ('file://host/x', 'foo://x', 'foo:x', 'x', ''):
    attempt(u.urlopen, url)
try:
    u.urlopen('file:///no/such')
except URLError as e:
    print(type(e.reason).__name__, e.filename, e.reason is e.__cause__)
#> b'hi' [('Content-type', 'text/plain'), ('Content-length', '2'), ('Last-modified', 'Sun, 09 Sep 2001 01:46:40 GMT')] True False
#> True b'hi'
#> URLError <urlopen error file:// scheme is supported only on localhost>
#> URLError <urlopen error unknown url type: foo>
#> URLError <urlopen error unknown url type: foo>
#> ValueError unknown url type: 'x'
#> ValueError unknown url type: ''
#> FileNotFoundError /no/such False

### urlretrieve() and urlcleanup()
import os
name, headers = u.urlretrieve('data:,abc', 'q2')
print(name, headers.items(), open(name).read())
calls = []
name, headers = u.urlretrieve('data:,' + 'a' * 20000, reporthook=lambda *a: calls.append(a))
print(calls, os.path.getsize(name))
u.urlcleanup()
print(os.path.exists(name), os.path.exists('q2'))
path = os.path.abspath('q2')
print(u.urlretrieve(u.pathname2url(path, add_scheme=True))[0] == path)
#> q2 [('Content-type', 'text/plain;charset=US-ASCII'), ('Content-length', '3')] abc
#> [(0, 8192, 20000), (1, 8192, 20000), (2, 8192, 20000), (3, 8192, 20000)] 20000
#> False True
#> True

### openers ask handlers in their order
class First(u.BaseHandler):
    handler_order = 10

    def foo_open(self, req):
        print('first', req.full_url, req.data, req.timeout)

    def foo_request(self, req):
        print('request')
        return req


class Second(u.BaseHandler):
    def foo_open(self, req):
        return Reply(200)

    def foo_response(self, req, response):
        print('response', response.code)
        return response


opener = u.build_opener(Second, First())
print(opener.open('foo://x', b'data', 5).code, type(opener.handlers[0]).__name__)
print([type(h).__name__ for h in u.build_opener(u.ProxyHandler({}), u.HTTPRedirectHandler).handlers])
print(u.OpenerDirector().open('foo://x'), u.OpenerDirector().addheaders)
attempt(u.OpenerDirector().add_handler, 5)
#> request
#> first foo://x b'data' 5
#> response 200
#> 200 First
#> ['UnknownHandler', 'HTTPHandler', 'HTTPDefaultErrorHandler', 'FTPHandler', 'FileHandler', 'DataHandler', 'HTTPSHandler', 'HTTPRedirectHandler', 'HTTPErrorProcessor']
#> None [('User-agent', 'Python-urllib/3.14')]
#> TypeError expected BaseHandler instance, got <class 'int'>

### errors and redirections
class Server(u.HTTPHandler):
    answers = {'/': Reply(302, location='/there'), '/there': Reply(200), '/no': Reply(404), '/nowhere': Reply(307),
               '/round': Reply(301, location='/round'), '/away': Reply(302, location='file:///x')}

    def http_open(self, req):
        print('open', req.full_url, req.get_method(), req.headers)
        return self.answers[req.selector]


opener = u.build_opener(Server, u.ProxyHandler({}))
for path in ('/', '/there', '/no', '/round', '/away', '/nowhere'):
    try:
        print(opener.open(u.Request('http://h' + path, headers={'Content-type': 'x', 'Other': 'y'})).code)
    except HTTPError as e:
        print(type(e).__name__, e, e.code, e.url)
#> open http://h/ GET {'Content-type': 'x', 'Other': 'y'}
#> read 302
#> open http://h/there GET {'Other': 'y'}
#> 200
#> open http://h/there GET {'Content-type': 'x', 'Other': 'y'}
#> 200
#> open http://h/no GET {'Content-type': 'x', 'Other': 'y'}
#> HTTPError HTTP Error 404: words 404 http://h/no
#> open http://h/round GET {'Content-type': 'x', 'Other': 'y'}
#> read 301
#> open http://h/round GET {'Other': 'y'}
#> read 301
#> open http://h/round GET {'Other': 'y'}
#> read 301
#> open http://h/round GET {'Other': 'y'}
#> read 301
#> open http://h/round GET {'Other': 'y'}
#> HTTPError HTTP Error 301: The HTTP server returned a redirect error that would lead to an infinite loop.
#> The last 30x error message was:
#> words 301 http://h/round
#> open http://h/away GET {'Content-type': 'x', 'Other': 'y'}
#> HTTPError HTTP Error 302: words - Redirection to url 'file:///x' is not allowed 302 file:///x
#> open http://h/nowhere GET {'Content-type': 'x', 'Other': 'y'}
#> HTTPError HTTP Error 307: words 307 http://h/nowhere

### users and passwords
m = u.HTTPPasswordMgrWithDefaultRealm()
m.add_password('realm', 'http://a.b/c/', 'joe', 'secret')
m.add_password(None, ['d.e', 'http://f.g:8080/'], 'ann', 'word')
for realm, uri in (('realm', 'http://a.b/c/d'), ('realm', 'http://a.b/'), ('x', 'http://d.e/x'), ('y',
                                                                                                  'http://f.g:8080/'),
                                                                                                  ('z', 'q')):
    print(m.find_user_password(realm, uri))
print(m.reduce_uri('http://a.b'), m.reduce_uri('https://a.b/c', False), m.is_suburi(('a', '/b'), ('a', '/bc')))
#> ('joe', 'secret')
#> (None, None)
#> ('ann', 'word')
#> ('ann', 'word')
#> (None, None)
#> ('a.b:80', '/') ('a.b', '/c') False

### proxies of the environment
import os
os.environ.update({'http_proxy': 'http://p:1', 'NO_PROXY': 'a.b, .c', 'HTTPS_PROXY': 'up', 'https_proxy': 'low'})
print(sorted(u.getproxies_environment().items()), u.getproxies() == u.getproxies_environment())
print([(h, bool(u.proxy_bypass(h))) for h in ('a.b', 'x.a.b', 'c', 'x.c', 'q', 'a.b:80', 'ab', 'A.B')])
seen = []


class Proxied(u.HTTPHandler):
    def http_open(self, req):
        seen.append((req.host, req.selector, req.get_header('Proxy-authorization')))
        return Reply(200)


opener = u.build_opener(u.ProxyHandler({'http': 'http://joe:pass@p:8080/'}), Proxied)
opener.open('http://h/x')
opener.open('http://a.b/x')
print(seen)
attempt(u.ProxyHandler, 5)
for name in ('http_proxy', 'NO_PROXY', 'HTTPS_PROXY', 'https_proxy'):
    del os.environ[name]
#> [('http', 'http://p:1'), ('https', 'low'), ('no', 'a.b, .c')] True
#> [('a.b', True), ('x.a.b', True), ('c', True), ('x.c', True), ('q', False), ('a.b:80', True), ('ab', False), ('A.B', True)]
#> [('p:8080', 'http://h/x', 'Basic am9lOnBhc3M='), ('a.b', '/x', None)]
#> AssertionError proxies must be a mapping
