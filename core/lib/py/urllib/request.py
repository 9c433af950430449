"""Opens URLs by handlers. Data URLs and the files of the sandbox can be opened; there is no network, which is what http, https and ftp say."""
import base64
import bisect
import io
import os
import re
import string
import sys
from urllib.error import ContentTooShortError, HTTPError, URLError
from urllib.parse import quote, unquote, unquote_to_bytes, unwrap, urljoin, urlparse, urlsplit, urlunparse
from urllib.response import addinfourl
from _hn.files import _own

__all__ = ['Request', 'OpenerDirector', 'BaseHandler', 'HTTPDefaultErrorHandler', 'HTTPRedirectHandler', 'ProxyHandler',
           'HTTPPasswordMgr', 'HTTPPasswordMgrWithDefaultRealm', 'HTTPPasswordMgrWithPriorAuth', 'AbstractBasicAuthHandler',
           'HTTPBasicAuthHandler', 'ProxyBasicAuthHandler', 'AbstractDigestAuthHandler', 'HTTPDigestAuthHandler',
           'ProxyDigestAuthHandler', 'HTTPHandler', 'FileHandler', 'FTPHandler', 'DataHandler',
           'UnknownHandler', 'HTTPErrorProcessor', 'urlopen', 'install_opener', 'build_opener', 'pathname2url', 'url2pathname',
           'getproxies', 'urlretrieve', 'urlcleanup', 'HTTPSHandler']

_URL = re.compile('([^/:]+):(.*)', re.DOTALL)
_HOST = re.compile('//([^/#?]*)(.*)', re.DOTALL)
_PORT = re.compile(':[0-9]+$')
_LOCAL = "file:// scheme is supported only on localhost"
_default = object()
_opener = None
_temporary = []


def _taken_apart(url):
    """The scheme of a URL, its host, and the rest; None for what it lacks."""
    scheme = host = None
    if found := _URL.match(url):
        scheme, url = found[1].lower(), found[2]
    if found := _HOST.match(url):
        host, url = found[1], found[2]
        if url[:1] not in ('', '/'):
            url = '/' + url
    return scheme, host, url


def request_host(request):
    """The host that a request is for, in small letters and without its port."""
    host = urlparse(request.full_url).netloc or request.get_header('Host', '')
    return _PORT.sub('', host, count=1).lower()


class Request:
    """What is asked for: a URL, with headers and data to be sent."""

    def __init__(self, url, data=None, headers={}, origin_req_host=None, unverifiable=False, method=None):
        if method:
            self.method = method
        self.full_url = url
        self.headers, self.unredirected_hdrs, self._data, self._tunnel_host = {}, {}, None, None
        self.data = data
        for key, value in headers.items():
            self.add_header(key, value)
        self.origin_req_host = request_host(self) if origin_req_host is None else origin_req_host
        self.unverifiable = unverifiable

    def get_full_url(self):
        return f'{self._full_url}#{self.fragment}' if self.fragment else self._full_url

    def _set_full_url(self, url):
        self._full_url, mark, fragment = unwrap(url).rpartition('#')
        if not mark:
            self._full_url, fragment = fragment, None
        self.fragment = fragment
        self.type, self.host, self.selector = _taken_apart(self._full_url)
        if self.type is None:
            raise ValueError(f'unknown url type: {self.full_url!r}')
        if self.host:
            self.host = unquote(self.host)

    def _forget_full_url(self):
        self._full_url, self.fragment, self.selector = None, None, ''

    def _set_data(self, data):
        if data is not self._data and data != self._data:
            self._data = data
            self.remove_header('Content-length')  # of what was there before

    full_url = property(get_full_url, _set_full_url, _forget_full_url)
    data = property(lambda self: self._data, _set_data, lambda self: self._set_data(None))

    def get_method(self):
        return getattr(self, 'method', 'GET' if self._data is None else 'POST')

    def add_header(self, key, val):
        self.headers.update({key.capitalize(): val})

    def has_proxy(self):
        return self.full_url == self.selector

    def set_proxy(self, host, type):
        """Has the request go to another host, with its whole URL; through it, to the same one, where it is for https."""
        through = self.type == 'https' and not self._tunnel_host
        if through:
            self._tunnel_host, self.host = self.host, host
        else:
            self.type, self.selector, self.host = type, self.full_url, host

    def add_unredirected_header(self, key, val):
        """One that is not sent again where the request is redirected."""
        self.unredirected_hdrs.update({key.capitalize(): val})

    def has_header(self, header_name):
        return any([header_name in headers for headers in (self.headers, self.unredirected_hdrs)])

    def get_header(self, header_name, default=None):
        return dict(self.header_items()).get(header_name, default)

    def remove_header(self, header_name):
        for headers in (self.headers, self.unredirected_hdrs):
            headers.pop(header_name, None)

    def header_items(self):
        return [*(self.unredirected_hdrs | self.headers).items()]


# ---- openers ----

class OpenerDirector:
    """Asks handlers, in their order, until one has an answer."""

    def __init__(self):
        version = '%d.%d' % sys.version_info[:2]
        self.addheaders = [('User-agent', 'Python-urllib/' + version)]
        self.handlers = []
        self.handle_open, self.handle_error, self.process_response, self.process_request = {}, {}, {}, {}

    def add_handler(self, handler):
        """Takes what its methods say that it can: NAME_open, NAME_request, NAME_response, NAME_error and NAME_error_KIND."""
        if not hasattr(handler, 'add_parent'):
            raise TypeError(f'expected BaseHandler instance, got {type(handler)!r}')
        found = False
        for method in dir(handler):
            protocol, mark, condition = method.partition('_')
            if not mark or method in ('redirect_request', 'do_open', 'proxy_open'):
                continue
            kind = protocol
            if condition.startswith('error'):
                kind = condition.partition('_')[2] if '_' in condition else condition
                kind = int(kind) if kind.isdecimal() else kind
                table = self.handle_error.setdefault(protocol, {})
            else:
                table = {'open': self.handle_open, 'request': self.process_request, 'response': self.process_response}.get(condition)
            if table is not None:
                bisect.insort(table.setdefault(kind, []), handler)
                found = True
        if found:
            bisect.insort(self.handlers, handler)
            handler.add_parent(self)

    def close(self):
        """Nothing: for who calls it."""

    def _call_chain(self, chain, kind, meth_name, *args):
        for handler in chain.get(kind, ()):
            answer = getattr(handler, meth_name)(*args)
            if answer is not None:
                return answer
        return None

    def open(self, fullurl, data=None, timeout=_default):
        """What a URL or a Request leads to."""
        request = Request(fullurl, data) if isinstance(fullurl, str) else fullurl
        if data is not None:
            request.data = data
        request.timeout = timeout
        protocol = request.type
        for handler in self.process_request.get(protocol, ()):
            request = getattr(handler, protocol + '_request')(request)
        answer = self._open(request, data)
        for handler in self.process_response.get(protocol, ()):
            answer = getattr(handler, protocol + '_response')(request, answer)
        return answer

    def _open(self, req, data=None):
        return (self._call_chain(self.handle_open, 'default', 'default_open', req)
                or self._call_chain(self.handle_open, req.type, req.type + '_open', req)
                or self._call_chain(self.handle_open, 'unknown', 'unknown_open', req))

    def error(self, proto, *args):
        """What handlers make of an error: one of HTTP by its number, args[2]."""
        if proto not in ('http', 'https'):
            return self._call_chain(self.handle_error, proto, proto + '_error', *args) or None
        table = self.handle_error.get('http', {})
        return (self._call_chain(table, args[2], f'http_error_{args[2]}', *args)
                or self._call_chain(table, 'default', 'http_error_default', *args))


class BaseHandler:
    """What handlers derive from; those with a lower handler_order are asked first."""

    handler_order = 500

    def __lt__(self, other):
        return self.handler_order < getattr(other, 'handler_order', self.handler_order + 1)

    def close(self):
        """Nothing: for who calls it."""

    def add_parent(self, parent):
        self.parent = parent


class HTTPErrorProcessor(BaseHandler):
    """Hands answers that are none to the handlers of errors."""

    handler_order = 1000

    def http_response(self, request, response):
        if response.code // 100 == 2:
            return response
        return self.parent.error('http', request, response, response.code, response.msg, response.info())

    https_response = http_response


class HTTPDefaultErrorHandler(BaseHandler):
    """Raises what no other handler has dealt with."""

    def http_error_default(self, req, fp, code, msg, hdrs):
        error = HTTPError(req.full_url, code, msg, hdrs, fp)
        raise error


class HTTPRedirectHandler(BaseHandler):
    """Asks for what an answer says to ask for instead."""

    max_repeats, max_redirections = 4, 10
    inf_msg = 'The HTTP server returned a redirect error that would lead to an infinite loop.\nThe last 30x error message was:\n'

    def redirect_request(self, req, fp, code, msg, headers, newurl):
        """The Request that is made instead; None to leave it to other handlers."""
        method = req.get_method()
        if not (method in ('GET', 'HEAD') and code in (301, 302, 303, 307, 308) or method == 'POST' and code in (301, 302, 303)):
            raise HTTPError(req.full_url, code, msg, headers, fp)
        kept = {k: v for k, v in req.headers.items() if k.lower() not in ('content-length', 'content-type')}
        return Request(newurl.replace(' ', '%20'), headers=kept, origin_req_host=req.origin_req_host, unverifiable=True,
                       method='HEAD' if method == 'HEAD' else 'GET')

    def http_error_302(self, req, fp, code, msg, headers):
        target = headers['location'] if 'location' in headers else headers['uri'] if 'uri' in headers else None
        if target is None:
            return None
        parts = urlparse(target)
        if parts.scheme not in ('http', 'https', 'ftp', ''):
            raise HTTPError(target, code, f'{msg} - Redirection to url {target!r} is not allowed', headers, fp)
        if not parts.path and parts.netloc:
            parts = parts._replace(path='/')
        target = urljoin(req.full_url, quote(urlunparse(parts), encoding='iso-8859-1', safe=string.punctuation))
        new = self.redirect_request(req, fp, code, msg, headers, target)
        if new is None:
            return None
        visited = new.redirect_dict = req.redirect_dict = getattr(req, 'redirect_dict', {})
        if visited.get(target, 0) >= self.max_repeats or len(visited) >= self.max_redirections:
            raise HTTPError(req.full_url, code, self.inf_msg + msg, headers, fp)
        visited[target] = visited.get(target, 0) + 1
        fp.read()
        fp.close()
        return self.parent.open(new, timeout=req.timeout)

    http_error_301 = http_error_303 = http_error_307 = http_error_308 = http_error_302


# ---- what can be opened ----

class UnknownHandler(BaseHandler):
    """Says that a scheme is not known."""

    def unknown_open(self, req):
        raise URLError(f'unknown url type: {req.type}')


def _no_network(req):
    missing = _own('_missing')
    text = missing.text_of('urllib.request')
    raise URLError(missing._refused['http.client'] if text is None else text)


class AbstractHTTPHandler(BaseHandler):
    """What http and https have in common."""

    def __init__(self, debuglevel=None):
        self._debuglevel = debuglevel

    def set_http_debuglevel(self, level):
        self._debuglevel = level

    def do_open(self, http_class, req, **http_conn_args):
        if not req.host:
            raise URLError('no host given')
        return _no_network(req)


class HTTPHandler(AbstractHTTPHandler):
    """Says that there is no network."""

    def http_open(self, req):
        return self.do_open(None, req)


class HTTPSHandler(AbstractHTTPHandler):
    """Says that there is no network."""

    def __init__(self, debuglevel=None, context=None, check_hostname=None):
        super().__init__(debuglevel)
        self._context = context

    def https_open(self, req):
        return self.do_open(None, req)


class FTPHandler(BaseHandler):
    """Says that there is no network."""

    def ftp_open(self, req):
        if not req.host:
            raise URLError('ftp error: no host given')
        return _no_network(req)


def _headers(kind, length, modified=''):
    from email import message_from_string
    return message_from_string(f'Content-type: {kind}\nContent-length: {length}\n{modified}')


class FileHandler(BaseHandler):
    """Opens files of the sandbox."""

    names = None

    def get_names(self):
        return ('localhost',)

    def open_local_file(self, req):
        from email.utils import formatdate
        from mimetypes import guess_file_type
        path = url2pathname(req.full_url, require_scheme=True, resolve_host=True)
        try:
            found = os.stat(path)
            headers = _headers(guess_file_type(path)[0] or 'text/plain', found.st_size,
                               'Last-modified: %s\n' % formatdate(found.st_mtime, usegmt=True))
            return addinfourl(open(path, 'rb'), headers, pathname2url(path, add_scheme=True))
        except OSError as exc:
            raise URLError(exc, exc.filename)

    file_open = open_local_file


class DataHandler(BaseHandler):
    """Opens URLs that are what they name."""

    def data_open(self, req):
        url = req.full_url
        kind, data = url.partition(':')[2].split(',', 1)
        data = unquote_to_bytes(data)
        if kind.endswith(';base64'):
            kind, data = kind[:-len(';base64')], base64.decodebytes(data)
        return addinfourl(io.BytesIO(data), _headers(kind or 'text/plain;charset=US-ASCII', len(data)), url)


def build_opener(*handlers):
    """An OpenerDirector with these handlers, classes or instances, and those of here that none of them stands in for."""
    opener = OpenerDirector()
    for cls in (ProxyHandler, UnknownHandler, HTTPHandler, HTTPDefaultErrorHandler, HTTPRedirectHandler, FTPHandler, FileHandler,
                HTTPErrorProcessor, DataHandler, HTTPSHandler):
        if not any([issubclass(given if isinstance(given, type) else type(given), cls) for given in handlers]):
            opener.add_handler(cls())
    for given in handlers:
        opener.add_handler(given() if isinstance(given, type) else given)
    return opener


def install_opener(opener):
    """Has urlopen() use it."""
    global _opener
    _opener = opener


def urlopen(url, data=None, timeout=_default, *, context=None):
    """A file with headers of what a URL or a Request leads to."""
    global _opener
    if context is not None:
        return build_opener(HTTPSHandler(context=context)).open(url, data, timeout)
    if _opener is None:
        _opener = build_opener()
    return _opener.open(url, data, timeout)


def urlretrieve(url, filename=None, reporthook=None, data=None):
    """(a file with what the URL leads to, its headers)."""
    scheme, _, path = _taken_apart(url)
    with urlopen(url, data) as source:
        headers = source.info()
        if scheme == 'file' and not filename:
            return os.path.normpath(path), headers
        if filename:
            target = open(filename, 'wb')
        else:
            from tempfile import NamedTemporaryFile
            target = NamedTemporaryFile(delete=False)
            filename = target.name
            _temporary.append(filename)
        size, done, part = int(headers.get('Content-Length', -1)), 0, 8192
        tell = reporthook or (lambda *numbers: None)
        with target:
            tell(0, part, size)
            number = 1
            while block := source.read(part):
                done += len(block)
                target.write(block)
                tell(number, part, size)
                number += 1
    if done < size:
        raise ContentTooShortError(f'retrieval incomplete: got only {done} out of {size} bytes', (filename, headers))
    return filename, headers


def urlcleanup():
    """Takes away the files that urlretrieve() has made up names for."""
    while _temporary:
        try:
            os.unlink(_temporary.pop())
        except OSError:
            pass
    install_opener(None)


# ---- paths ----

def pathname2url(pathname, *, add_scheme=False):
    """The URL of a path; without its scheme unless that is asked for."""
    pathname = os.fsdecode(pathname) if isinstance(pathname, bytes) else pathname
    return ('file:' if add_scheme else '') + ('//' if pathname[:1] == '/' else '') + quote(pathname, errors='surrogateescape')


def url2pathname(url, *, require_scheme=False, resolve_host=False):
    """The path that a file's URL names; without its scheme unless that is said."""
    scheme, host, path = urlsplit(url if require_scheme else 'file:' + url)[:3]
    if scheme != 'file':
        raise URLError("URL is missing a 'file:' scheme")
    if host not in ('', 'localhost'):
        raise URLError(_LOCAL)
    return unquote(path, errors='surrogateescape')


# ---- proxies ----

def _parse_proxy(proxy):
    """(scheme, user, password, host and port) of a proxy."""
    scheme, host, rest = _taken_apart(proxy)
    if scheme is None or not (host is not None or rest.startswith('/')):
        scheme, rest = (None, proxy) if not proxy.startswith('/') else (None, None)
        host = rest
    if host is None:
        raise ValueError(f'proxy URL with no authority: {proxy!r}')
    user, mark, host = host.rpartition('@')
    user, colon, password = user.partition(':')
    return scheme, user if mark else None, password if colon else None, host


def getproxies_environment():
    """Proxies by scheme, of variables like http_proxy; those in small letters stand before others."""
    proxies = {}
    names = [(name, value) for name, value in os.environ.items() if name[-6:].lower() == '_proxy']
    for name, value in names:
        if value:
            proxies[name.lower()[:-6]] = value
    if 'REQUEST_METHOD' in os.environ:
        proxies.pop('http', None)  # there a header of the request can set it
    for name, value in names:
        if name.endswith('_proxy'):
            name = name.lower()[:-6]
            proxies[name] = value
            if not value:
                del proxies[name]
    return proxies


getproxies = getproxies_environment


def proxy_bypass_environment(host, proxies=None):
    """Whether the variable no_proxy says that no proxy is asked for a host."""
    proxies = getproxies_environment() if proxies is None else proxies
    spared = proxies.get('no', '')
    if spared == '*':
        return True
    host = host.lower()
    bare = re.sub(':[0-9]*$', '', host)
    for name in [name.strip().lower().lstrip('.') for name in spared.split(',')]:
        if name and any([host == name or host.endswith('.' + name) for host in (host, bare)]):
            return True
    return False


proxy_bypass = proxy_bypass_environment


class ProxyHandler(BaseHandler):
    """Sends requests through proxies."""

    handler_order = 100

    def __init__(self, proxies=None):
        proxies = getproxies() if proxies is None else proxies
        assert hasattr(proxies, 'keys'), 'proxies must be a mapping'
        self.proxies = proxies
        for scheme, url in proxies.items():
            scheme = scheme.lower()
            setattr(self, scheme + '_open', lambda r, proxy=url, type=scheme: self.proxy_open(r, proxy, type))

    def proxy_open(self, req, proxy, type):
        before = req.type
        scheme, user, password, host = _parse_proxy(proxy)
        scheme = before if scheme is None else scheme
        if req.host and proxy_bypass(req.host):
            return None
        if user and password:
            name = f'{unquote(user)}:{unquote(password)}'.encode()
            req.add_header('Proxy-authorization', 'Basic ' + base64.b64encode(name).decode('ascii'))
        req.set_proxy(unquote(host), scheme)
        return None if before in (scheme, 'https') else self.parent.open(req, timeout=req.timeout)


# ---- passwords ----

class HTTPPasswordMgr:
    """Users and passwords, by realm and URL."""

    def __init__(self):
        self.passwd = {}

    def add_password(self, realm, uri, user, passwd):
        uris = [uri] if isinstance(uri, str) else uri
        for default_port in (True, False):
            reduced = tuple([self.reduce_uri(uri, default_port) for uri in uris])
            self.passwd.setdefault(realm, {})[reduced] = user, passwd

    def find_user_password(self, realm, authuri):
        """(user, password) for a URL; (None, None) where there is none."""
        for default_port in (True, False):
            wanted = self.reduce_uri(authuri, default_port)
            for uris, known in self.passwd.get(realm, {}).items():
                if any([self.is_suburi(uri, wanted) for uri in uris]):
                    return known
        return None, None

    def reduce_uri(self, uri, default_port=True):
        """(host, path) of a URL or of a host and its port."""
        parts = urlsplit(uri)
        scheme, host, path = (parts.scheme, parts.netloc, parts.path or '/') if parts[1] else (None, uri, '/')
        standard = {'http': 80, 'https': 443}.get(scheme)
        if default_port and standard and host and not _PORT.search(host):
            host = f'{host}:{standard}'
        return host, path

    def is_suburi(self, base, test):
        """Whether what is below the first has the second."""
        if base == test:
            return True
        folder = base[1] if base[1][-1:] == '/' else base[1] + '/'
        return base[0] == test[0] and test[1].startswith(folder)


class HTTPPasswordMgrWithDefaultRealm(HTTPPasswordMgr):
    """The same, where the realm None stands for all others."""

    def find_user_password(self, realm, authuri):
        find = super().find_user_password
        found = find(realm, authuri)
        return find(None, authuri) if found[0] is None else found


class HTTPPasswordMgrWithPriorAuth(HTTPPasswordMgrWithDefaultRealm):
    """The same, which knows where the password is to be sent without being asked for."""

    def __init__(self):
        super().__init__()
        self.authenticated = {}

    def update_authenticated(self, uri, is_authenticated=False):
        for one in [uri] if isinstance(uri, str) else uri:
            for default_port in (True, False):
                self.authenticated[self.reduce_uri(one, default_port)] = is_authenticated

    def is_authenticated(self, authuri):
        for default_port in (True, False):
            wanted = self.reduce_uri(authuri, default_port)
            for uri, yes in self.authenticated.items():
                if self.is_suburi(uri, wanted):
                    return yes
        return None

    def add_password(self, realm, uri, user, passwd, is_authenticated=False):
        for known in {realm, None}:
            super().add_password(known, uri, user, passwd)
        self.update_authenticated(uri, is_authenticated)


class AbstractBasicAuthHandler:
    """Answers servers that ask for a user and a password."""

    rx = re.compile('(?:^|,)[ \t]*([^ \t,]+)[ \t]+realm=(["\']?)([^"\']*)\\2', re.I)

    def __init__(self, password_mgr=None):
        self.passwd = HTTPPasswordMgr() if password_mgr is None else password_mgr
        self.add_password = self.passwd.add_password

    def http_error_auth_reqed(self, authreq, host, req, headers):
        asked = headers.get_all(authreq) or ()
        found, others = [], None
        for header in asked:
            realms = self.rx.findall(header)
            found += [realm for scheme, quotes, realm in realms if scheme.lower() == 'basic']
            others = others or next((scheme for scheme, *_ in realms if scheme.lower() != 'basic'), None if realms else header.split()[0])
        if found:
            return self.retry_http_basic_auth(host, req, found[0])
        if others:
            raise ValueError(f'AbstractBasicAuthHandler does not support the following scheme: {others!r}')
        return None

    def retry_http_basic_auth(self, host, req, realm):
        user, password = self.passwd.find_user_password(realm, host)
        if password is None:
            return None
        value = _basic(user, password)
        if req.get_header(self.auth_header, None) == value:
            return None
        req.add_unredirected_header(self.auth_header, value)
        return self.parent.open(req, timeout=req.timeout)

    def http_request(self, req):
        knows = getattr(self.passwd, 'is_authenticated', None)
        if knows is not None and knows(req.full_url) and not req.has_header('Authorization'):
            user, password = self.passwd.find_user_password(None, req.full_url)
            req.add_unredirected_header('Authorization', _basic(user, password).strip())
        return req

    def http_response(self, req, response):
        if hasattr(self.passwd, 'is_authenticated'):
            self.passwd.update_authenticated(req.full_url, response.code // 100 == 2)
        return response

    https_request, https_response = http_request, http_response


def _basic(user, password):
    return 'Basic ' + base64.b64encode(f'{user}:{password}'.encode()).decode('ascii')


class HTTPBasicAuthHandler(AbstractBasicAuthHandler, BaseHandler):
    """Answers servers."""

    auth_header = 'Authorization'

    def http_error_401(self, req, fp, code, msg, headers):
        return self.http_error_auth_reqed('www-authenticate', req.full_url, req, headers)


class AbstractDigestAuthHandler:
    """Would answer a server that asks for a digest of the password: there is no network, so no server asks."""

    def __init__(self, passwd=None):
        self.passwd = HTTPPasswordMgr() if passwd is None else passwd
        self.add_password = self.passwd.add_password
        self.reset_retry_count()

    def reset_retry_count(self):
        """Forgets how often it was asked."""
        self.retried = 0

    def http_error_auth_reqed(self, auth_header, host, req, headers):
        """Refuses what a server asks for."""
        _no_network(req)


class HTTPDigestAuthHandler(BaseHandler, AbstractDigestAuthHandler):
    """The one for servers."""
    auth_header, handler_order = 'Authorization', 490

    def http_error_401(self, req, fp, code, msg, headers):
        """A server asks."""
        self.http_error_auth_reqed('www-authenticate', urlparse(req.full_url)[1], req, headers)
        self.reset_retry_count()


class ProxyDigestAuthHandler(BaseHandler, AbstractDigestAuthHandler):
    """The one for proxies."""
    auth_header, handler_order = 'Proxy-Authorization', 490

    def http_error_407(self, req, fp, code, msg, headers):
        """A proxy asks."""
        self.http_error_auth_reqed('proxy-authenticate', req.host, req, headers)
        self.reset_retry_count()


class ProxyBasicAuthHandler(AbstractBasicAuthHandler, BaseHandler):
    """Answers proxies."""

    auth_header = 'Proxy-authorization'

    def http_error_407(self, req, fp, code, msg, headers):
        return self.http_error_auth_reqed('proxy-authenticate', req.host, req, headers)


# ---- what is listed in headers ----

def parse_http_list(s):
    """What a header lists between commas, of which there may be some in quotes."""
    parts, part, quoted, escaped = [], '', False, False
    for c in s:
        if escaped:
            escaped = False
        elif quoted and c == '\\':
            escaped = True
            continue
        elif c == ',' and not quoted:
            parts.append(part)
            part = ''
            continue
        elif c == '"':
            quoted = not quoted
        part += c
    if part:
        parts.append(part)
    return [part.strip() for part in parts]


def parse_keqv_list(l):
    """A dict of texts like key=value, where the value may be in quotes."""
    found = {}
    for text in l:
        key, value = text.split('=', 1)
        found[key] = value[1:-1] if value[0] == value[-1] == '"' else value
    return found
