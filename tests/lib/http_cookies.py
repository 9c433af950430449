### what a server sets
from http.cookies import SimpleCookie
c = SimpleCookie()
c['a'] = 'b'; c['q'] = 'x y;"é\\'; c['n'] = 7
m = c['a']
m['path'] = '/'; m['max-age'] = 10; m['secure'] = True; m['httponly'] = True; m['samesite'] = 'Strict'
m['domain'] = 'd'; m['comment'] = 'a b'; m['version'] = 1; m['partitioned'] = True
m['expires'] = 'Wed, 09 Jun 2021 10:18:14 GMT'
print(c.output(sep='\n'))
print(c.output(['path'], 'H:', ' | '))
print(repr(c), repr(m))
print(c['n'].js_output(), c['a'].value, c['q'].coded_value)
#> Set-Cookie: a=b; Comment="a b"; Domain=d; expires=Wed, 09 Jun 2021 10:18:14 GMT; HttpOnly; Max-Age=10; Partitioned; Path=/; SameSite=Strict; Secure; Version=1
#> Set-Cookie: n=7
#> Set-Cookie: q="x y\073\"\351\\"
#> H: a=b; Path=/ | H: n=7 | H: q="x y\073\"\351\\"
#> <SimpleCookie: a='b' n='7' q='x y;"é\\'> <Morsel: a=b; Comment="a b"; Domain=d; expires=Wed, 09 Jun 2021 10:18:14 GMT; HttpOnly; Max-Age=10; Partitioned; Path=/; SameSite=Strict; Secure; Version=1>
#>
#>         <script type="text/javascript">
#>         <!-- begin hiding
#>         document.cookie = "n=7";
#>         // end hiding -->
#>         </script>
#>          b "x y\073\"\351\\"

### what a browser sends
from http.cookies import SimpleCookie
for text in ('a=b; c=d', 'a=b; Path=/; c="x\\"y\\073z"', '$Version=1; a=b; $Path=/x', 'a=b;; c=d', 'a = b ; c',
      'a=b c=d',
             'HttpOnly; a=b', 'a=b; Secure; expires=Wed, 09-Jun-2021 10:18:14 GMT', 'k="open; d=e', 'é=x', '', 'a',
                   'a=',
             'a[b]=c', 'a:b=c', 'a=b,c=d', 'a=b; secure=x; d=e', 'a="\\303\\251"'):
    c = SimpleCookie(text)
    print(text, {key: (m.value, m.coded_value, {k: v for k, v in m.items() if v}) for key, m in c.items()})
#> a=b; c=d {'a': ('b', 'b', {}), 'c': ('d', 'd', {})}
#> a=b; Path=/; c="x\"y\073z" {'a': ('b', 'b', {'path': '/'}), 'c': ('x"y;z', '"x\\"y\\073z"', {})}
#> $Version=1; a=b; $Path=/x {'a': ('b', 'b', {'path': '/x'})}
#> a=b;; c=d {'a': ('b', 'b', {})}
#> a = b ; c {}
#> a=b c=d {'a': ('b', 'b', {}), 'c': ('d', 'd', {})}
#> HttpOnly; a=b {}
#> a=b; Secure; expires=Wed, 09-Jun-2021 10:18:14 GMT {'a': ('b', 'b', {'expires': 'Wed, 09-Jun-2021 10:18:14 GMT', 'secure': True})}
#> k="open; d=e {}
#> é=x {}
#>  {}
#> a {}
#> a= {'a': ('', '', {})}
#> a[b]=c {}
#> a:b=c {'a:b': ('c', 'c', {})}
#> a=b,c=d {'a': ('b,c=d', 'b,c=d', {})}
#> a=b; secure=x; d=e {'a': ('b', 'b', {'secure': 'x'}), 'd': ('e', 'e', {})}
#> a="\303\251" {'a': ('Ã©', '"\\303\\251"', {})}

### what cannot be
from http.cookies import *
from http import cookies
c, m = SimpleCookie(), cookies.Morsel()
for call in (lambda: c.__setitem__('bad key', 'v'), lambda: c.__setitem__('path', 'v'), lambda: m.__setitem__('zz', 1),
             lambda: m.setdefault('zz'), lambda: m.update({'zz': 1}), lambda: m.set('path', 'v', 'c'),
                   lambda: setattr(m, 'key', 1),
             lambda: hash(m), lambda: c.load(5)):
    try: call()
    except Exception as e: print(repr(e))
SimpleCookie('a(b=c')
#> CookieError("Illegal key 'bad key'")
#> CookieError("Attempt to set a reserved key 'path'")
#> CookieError("Invalid attribute 'zz'")
#> CookieError("Invalid attribute 'zz'")
#> CookieError("Invalid attribute 'zz'")
#> CookieError("Attempt to set a reserved key 'path'")
#> AttributeError("property 'key' of 'Morsel' object has no setter")
#> TypeError("unhashable type: 'Morsel'")
#> AttributeError("'int' object has no attribute 'items'")
#! http.cookies.CookieError: Illegal key 'a(b'

### morsels
from http.cookies import BaseCookie, SimpleCookie
from http import cookies
import copy, pickle
m = cookies.Morsel()
print(m.key, m.value, sorted(m), m.isReservedKey('Path'), m.setdefault('PATH', '/'))
m.set('k', 'v', 'cv'); m.update({'DOMAIN': 'd'})
n = m.copy()
print(n == m, n != m, m == {}, copy.copy(m) == m, pickle.loads(pickle.dumps(m)) == m, m['domain'])
n.set('k', 'o', 'o'); print(n == m)
print(BaseCookie('a=b').value_decode('"x"'), SimpleCookie().value_decode('"\\101\\""'),
      SimpleCookie().value_encode('a,b'))
for key, value in ('max-age', 0), ('max-age', 'x'), ('secure', 0), ('secure', 'x'), ('path', ''):
    m = cookies.Morsel(); m.set('k', 'v', 'v'); m[key] = value
    print(key, value, m.OutputString())
#> None None ['comment', 'domain', 'expires', 'httponly', 'max-age', 'partitioned', 'path', 'samesite', 'secure', 'version'] True 
#> True False False True True d
#> False
#> ('"x"', '"x"') ('A"', '"\\101\\""') ('a,b', '"a\\054b"')
#> max-age 0 k=v; Max-Age=0
#> max-age x k=v; Max-Age=x
#> secure 0 k=v
#> secure x k=v; Secure
#> path  k=v

### statuses and methods
from http import HTTPStatus, HTTPMethod
print(HTTPStatus.OK, repr(HTTPStatus(404)), HTTPStatus.NOT_FOUND.phrase, HTTPStatus.IM_A_TEAPOT.description,
      len(HTTPStatus))
print([s.name for s in HTTPStatus if s.is_redirection], HTTPStatus(200).is_success, HTTPStatus(500).is_server_error)
print(HTTPStatus.REQUEST_URI_TOO_LONG, repr(HTTPMethod.GET), HTTPMethod.PATCH, HTTPMethod.HEAD.description,
      list(HTTPMethod)[0])
HTTPStatus(999)
#> 200 <HTTPStatus.NOT_FOUND: 404> Not Found Server refuses to brew coffee because it is a teapot 62
#> ['MULTIPLE_CHOICES', 'MOVED_PERMANENTLY', 'FOUND', 'SEE_OTHER', 'NOT_MODIFIED', 'USE_PROXY', 'TEMPORARY_REDIRECT', 'PERMANENT_REDIRECT'] True True
#> 414 <HTTPMethod.GET> PATCH Same as GET, but only retrieve the status line and header section. CONNECT
#! ValueError: 999 is not a valid HTTPStatus

### errors of fetching
from urllib.error import *
from urllib.response import *
import io
e = URLError('why', 'f'); print(e, repr(e), e.reason, e.filename, isinstance(e, OSError))
h = HTTPError('http://u', 404, 'Not Found', {'a': 'b'}, io.BytesIO(b'body'))
print(h, repr(h), h.code, h.reason, h.headers, h.url, h.geturl(), h.info(), h.status, h.getcode(), h.read(), h.filename)
print(HTTPError('u', 1, 'm', {}, None).read(), ContentTooShortError('m', b'c').content)
a = addinfourl(io.BytesIO(b'x\ny'), {'h': 1}, 'u', 200)
with a: print(list(a), a.status, a.url)
b = addclosehook(io.BytesIO(), print, 'closed'); b.close(); b.close()
a.__enter__()
#> <urlopen error why> URLError('why') why f True
#> HTTP Error 404: Not Found <HTTPError 404: 'Not Found'> 404 Not Found {'a': 'b'} http://u http://u {'a': 'b'} 404 404 b'body' http://u
#> b'' b'c'
#> [b'x\n', b'y'] 200 u
#> closed
#! ValueError: I/O operation on closed file
