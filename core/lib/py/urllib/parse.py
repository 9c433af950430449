"""URLs taken apart and put together (RFC 3986), and what stands quoted in them."""

import re as _re
from collections import namedtuple as _namedtuple

__all__ = [
    'urlparse', 'urlunparse', 'urljoin', 'urldefrag', 'urlsplit', 'urlunsplit', 'urlencode', 'parse_qs', 'parse_qsl', 'quote', 'quote_plus',
    'quote_from_bytes', 'unquote', 'unquote_plus', 'unquote_to_bytes', 'DefragResult', 'ParseResult', 'SplitResult', 'DefragResultBytes',
    'ParseResultBytes', 'SplitResultBytes',
]

_LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
uses_relative = [
    '', 'ftp', 'http', 'gopher', 'nntp', 'imap', 'wais', 'file', 'https', 'shttp', 'mms', 'prospero', 'rtsp', 'rtsps', 'rtspu', 'sftp',
    'svn', 'svn+ssh', 'ws', 'wss',
]
uses_netloc = [
    '', 'ftp', 'http', 'gopher', 'nntp', 'telnet', 'imap', 'wais', 'file', 'mms', 'https', 'shttp', 'snews', 'prospero', 'rtsp', 'rtsps',
    'rtspu', 'rsync', 'svn', 'svn+ssh', 'sftp', 'nfs', 'git', 'git+ssh', 'ws', 'wss', 'itms-services',
]
uses_params = ['', 'ftp', 'hdl', 'prospero', 'http', 'imap', 'https', 'shttp', 'rtsp', 'rtsps', 'rtspu', 'sip', 'sips', 'mms', 'sftp', 'tel']
non_hierarchical = ['gopher', 'hdl', 'mailto', 'news', 'telnet', 'wais', 'imap', 'snews', 'sip', 'sips']
uses_query = ['', 'http', 'wais', 'imap', 'https', 'shttp', 'mms', 'gopher', 'rtsp', 'rtsps', 'rtspu', 'sip', 'sips']
uses_fragment = ['', 'ftp', 'hdl', 'http', 'gopher', 'news', 'nntp', 'wais', 'https', 'shttp', 'snews', 'file', 'prospero']
scheme_chars = _LETTERS + '+-.'

_EDGES = ''.join(map(chr, range(33)))  # stripped, as browsers do
_DROPPED = str.maketrans('', '', '\t\r\n')
_implicit_encoding, _implicit_errors, _hexdig = 'ascii', 'strict', '0123456789ABCDEFabcdef'  # packages read these
_scheme = _re.compile(r'[A-Za-z][A-Za-z0-9+.-]*(?=:)').match


# str and bytes alike

def _noop(value):
    return value


def _in_ascii(value):
    return value.encode('ascii', 'strict')


def _coerce_args(*values):
    """The arguments as str, and what makes a result of the kind that they had."""
    kind = None
    for value in values:
        if value:  # what is empty goes with both
            if kind is not None and isinstance(value, str) is not kind:
                raise TypeError('Cannot mix str and non-str arguments')
            kind = isinstance(value, str)
    if isinstance(values[0], str) or kind:
        if kind is False:
            raise TypeError('Cannot mix str and non-str arguments')
        return *values, _noop
    return *(value.decode('ascii', 'strict') if value else '' for value in values), _encode_result


def _encode_result(value):
    return value.encode() if hasattr(value, 'encode') else value


class _Text:
    """A result made of str."""

    __slots__ = ()

    def encode(self, encoding='ascii', errors='strict'):
        return self._other(*(part.encode(encoding, errors) for part in self))


class _Bytes:
    """A result made of bytes."""

    __slots__ = ()

    def decode(self, encoding='ascii', errors='strict'):
        return self._other(*(part.decode(encoding, errors) for part in self))


class _Netloc:
    """What stands in a netloc: user:password@host:port."""

    __slots__ = ()

    def _marks(self):
        return ('@', ':', '[', ']', '%') if isinstance(self.netloc, str) else (b'@', b':', b'[', b']', b'%')

    def _user(self):
        at, colon, *_ = self._marks()
        before, found, _ = self.netloc.rpartition(at)
        if not found:
            return None, None
        name, found, word = before.partition(colon)
        return name, word if found else None

    def _host(self):
        at, colon, left, right, _ = self._marks()
        rest = self.netloc.rpartition(at)[2]
        _, bracket, inner = rest.partition(left)
        if bracket:
            host, _, rest = inner.partition(right)
            port = rest.partition(colon)[2]
        else:
            host, _, port = rest.partition(colon)
        return host, port or None

    @property
    def username(self):
        return self._user()[0]

    @property
    def password(self):
        return self._user()[1]

    @property
    def hostname(self):
        host = self._host()[0]
        if not host:
            return None
        # The name of a zone keeps its case.
        name, percent, zone = host.partition(self._marks()[4])
        return name.lower() + percent + zone

    @property
    def port(self):
        text = self._host()[1]
        if text is None:
            return None
        if not (text.isdigit() and text.isascii()):
            raise ValueError(f'Port could not be cast to integer value as {text!r}')
        number = int(text)
        if number > 65535:
            raise ValueError('Port out of range 0-65535')
        return number


_Defrag = _namedtuple('_DefragResultBase', 'url fragment')
_Split = _namedtuple('_SplitResultBase', 'scheme netloc path query fragment')
_Parse = _namedtuple('_ParseResultBase', 'scheme netloc path params query fragment')


class DefragResult(_Defrag, _Text):
    """A URL without its fragment, and that."""

    __slots__ = ()

    def geturl(self):
        return f'{self.url}#{self.fragment}' if self.fragment else self.url


class SplitResult(_Split, _Netloc, _Text):
    __slots__ = ()

    def geturl(self):
        return urlunsplit(self)


class ParseResult(_Parse, _Netloc, _Text):
    __slots__ = ()

    def geturl(self):
        return urlunparse(self)


class DefragResultBytes(_Defrag, _Bytes):
    __slots__ = ()

    def geturl(self):
        return self.url + b'#' + self.fragment if self.fragment else self.url


class SplitResultBytes(_Split, _Netloc, _Bytes):
    __slots__ = ()

    def geturl(self):
        return urlunsplit(self)


class ParseResultBytes(_Parse, _Netloc, _Bytes):
    __slots__ = ()

    def geturl(self):
        return urlunparse(self)


for _one, _two in ((DefragResult, DefragResultBytes), (SplitResult, SplitResultBytes), (ParseResult, ParseResultBytes)):
    _one._other = _one._encoded_counterpart = _two
    _two._other = _two._decoded_counterpart = _one
del _one, _two


# Apart

def _check_netloc(netloc):
    """Errors for what only looks like a host: brackets without an address, letters that become marks when they are normalised."""
    if ('[' in netloc) is not (']' in netloc):
        raise ValueError('Invalid IPv6 URL')
    if '[' in netloc:
        before, bracket, inner = netloc.rpartition('@')[2].partition('[')
        host, _, after = inner.partition(']')
        if not bracket:  # they stand in the user's name
            before, host = '', before.partition(':')[0]
        if before or after and not after.startswith(':'):
            raise ValueError('Invalid IPv6 URL')
        _check_address(host)


def _check_address(host):
    if host.startswith('v'):
        if not _re.fullmatch(r'v[a-fA-F0-9]+\..+', host):
            raise ValueError('IPvFuture address is invalid')
        return
    from ipaddress import ip_address

    if ip_address(host).version == 4:
        raise ValueError('An IPv4 address cannot be in brackets')


def _checknetloc(netloc):
    if netloc.isascii():
        return
    from unicodedata import normalize

    plain = netloc.translate({ord(mark): None for mark in '@:#?'})
    made = normalize('NFKC', plain)
    if made != plain and any(mark in made for mark in '/?#@:'):
        raise ValueError(f"netloc '{netloc}' contains invalid characters under NFKC normalization")


def _splitnetloc(url, start=0):
    """What stands before the first / ? or #, and the rest."""
    end = min([at for at in map(url[start:].find, '/?#') if at >= 0], default=len(url) - start) + start
    return url[start:end], url[end:]


def _cut(url, scheme, fragments):
    """[scheme, netloc, path, query, fragment] of text; None for those that are not there."""
    url = url.lstrip(_EDGES).translate(_DROPPED)
    if scheme is not None:
        scheme = scheme.strip(_EDGES).translate(_DROPPED)
    netloc = query = fragment = None
    found = _scheme(url)
    if found:
        scheme, url = found[0].lower(), url[found.end() + 1 :]
    if url.startswith('//'):
        end = _re.search('[/?#]', url[2:])
        end = len(url) if end is None else end.start() + 2
        netloc, url = url[2:end], url[end:]
        _check_netloc(netloc)
    if fragments and '#' in url:
        url, _, fragment = url.partition('#')
    if '?' in url:
        url, _, query = url.partition('?')
    if netloc:
        _checknetloc(netloc)
    return scheme, netloc, url, query, fragment


def urlsplit(url, scheme='', allow_fragments=True):
    """scheme://netloc/path?query#fragment taken apart."""
    url, scheme, as_given = _coerce_args(url, scheme)
    return as_given(SplitResult(*(part or '' for part in _cut(url, scheme, allow_fragments))))


def _cut_params(path):
    place = path.find(';', max(path.rfind('/'), 0))
    return (path, '') if place < 0 else (path[:place], path[place + 1 :])


def urlparse(url, scheme='', allow_fragments=True):
    """scheme://netloc/path;params?query#fragment taken apart."""
    url, scheme, as_given = _coerce_args(url, scheme)
    scheme, netloc, path, query, fragment = _cut(url, scheme, allow_fragments)
    path, params = _cut_params(path) if (scheme or '') in uses_params else (path, '')
    return as_given(ParseResult(scheme or '', netloc or '', path, params, query or '', fragment or ''))


def urldefrag(url):
    """The URL without its fragment, and that."""
    text, as_given = _coerce_args(url)
    if '#' not in text:
        return as_given(DefragResult(text, ''))
    *parts, fragment = _cut(text, None, True)
    return as_given(DefragResult(_joined(*parts, None), fragment or ''))


# Together

def _joined(scheme, netloc, path, query, fragment):
    """The text of parts of which None are not there."""
    if netloc is not None:
        path = f'//{netloc}{"/" if path and path[0] != "/" else ""}{path}'
    elif path.startswith('//'):
        path = '//' + path
    text = f'{scheme}:{path}' if scheme else path
    if query is not None:
        text += '?' + query
    return text if fragment is None else f'{text}#{fragment}'


def urlunsplit(components):
    """The URL of what urlsplit() gives."""
    scheme, netloc, path, query, fragment, as_given = _coerce_args(*components)
    if not netloc:
        rooted = scheme and scheme in uses_netloc and (not path or path[0] == '/')
        netloc = '' if rooted else None
    return as_given(_joined(scheme, netloc, path, query or None, fragment or None))


def urlunparse(components):
    """The URL of what urlparse() gives."""
    scheme, netloc, path, params, query, fragment, as_given = _coerce_args(*components)
    return as_given(urlunsplit((scheme, netloc, f'{path};{params}' if params else path, query, fragment)))


def urljoin(base, url, allow_fragments=True):
    """Where a URL leads that stands in the document of another."""
    if not base or not url:
        return url or base
    base, url, as_given = _coerce_args(base, url)
    old = _cut(base, None, allow_fragments)
    scheme, netloc, path, query, fragment = _cut(url, None, allow_fragments)
    if scheme is None:
        scheme = old[0]
    if scheme != old[0] or scheme and scheme not in uses_relative:
        return as_given(url)
    if not scheme or scheme in uses_netloc:
        if netloc:
            return as_given(_joined(scheme, netloc, path, query, fragment))
        netloc = old[1]
    if path:
        path = _walked(old[2], path)
    else:
        path = old[2]
        if query is None:
            query = old[3]
            if fragment is None:
                fragment = old[4]
    return as_given(_joined(scheme, netloc, path, query, fragment))


def _walked(base, path):
    """A path from where another ends."""
    steps = path.split('/')
    if path[0] != '/':
        before = base.split('/')
        if before[-1]:
            before.pop()
        steps = before + steps
        steps[1:-1] = [step for step in steps[1:-1] if step]
    found = []
    for step in steps:
        if step == '..':
            del found[-1:]
        elif step != '.':
            found.append(step)
    if steps[-1] in ('.', '..'):
        found.append('')
    return '/'.join(found) or '/'


# Quoted text

_SAFE = (_LETTERS + '_.-~').encode()
_ALWAYS_SAFE = frozenset(_SAFE)
_tables = {}


def _table(safe):
    """What each byte becomes where these need no quotes."""
    found = _tables.get(safe)
    if found is None:
        if len(_tables) > 50:
            _tables.clear()
        plain = {*_ALWAYS_SAFE, *safe}
        found = _tables[safe] = [chr(byte) if byte in plain else f'%{byte:02X}' for byte in range(256)]
    return found


def quote_from_bytes(bs, safe='/'):
    """Text in which all bytes but some are quoted: %2F."""
    if not isinstance(bs, (bytes, bytearray)):
        raise TypeError('quote_from_bytes() expected bytes')
    if not bs:
        return ''
    safe = safe.encode('ascii', 'ignore') if isinstance(safe, str) else bytes([byte for byte in safe if byte < 128])
    if not bs.translate(None, _SAFE + safe):
        return bs.decode()
    return ''.join(map(_table(safe).__getitem__, bs))


def quote(string, safe='/', encoding=None, errors=None):
    """Text in which all characters but some are quoted: %20."""
    if not isinstance(string, str):
        for name, given in (('encoding', encoding), ('errors', errors)):
            if given is not None:
                raise TypeError(f"quote() doesn't support {name!r} for bytes")
        return quote_from_bytes(string, safe)
    return quote_from_bytes(string.encode(encoding or 'utf-8', errors or 'strict'), safe) if string else string


def quote_plus(string, safe='', encoding=None, errors=None):
    """As quote(), with plus signs for spaces."""
    space = b' ' if isinstance(safe, bytes) else ' '
    text = isinstance(string, str)
    spaced = (text or isinstance(string, bytes)) and (' ' if text else b' ') in string
    text = quote(string, safe + space if spaced else safe, encoding, errors)
    return text.replace(' ', '+') if spaced else text


def unquote_to_bytes(string):
    """The bytes of quoted text."""
    data = string.encode('utf-8') if isinstance(string, str) else string
    if not data:
        data.split  # only text has that
    return bytes(_unquoted(data)) if data else b''


def _unquoted(data):
    first, *pieces = data.split(b'%')
    if not pieces:
        return data
    found = [first]
    for piece in pieces:
        figures = piece[:2]
        if len(figures) == 2 and figures.isalnum() and not figures.strip(b'0123456789abcdefABCDEF'):
            found.append(int(figures, 16).to_bytes())
            found.append(piece[2:])
        else:
            found += b'%', piece
    return b''.join(found)


def unquote(string, encoding='utf-8', errors='replace'):
    """Quoted text as it was."""
    encoding, errors = encoding or 'utf-8', errors or 'replace'
    if isinstance(string, bytes):
        return _unquoted(string).decode(encoding, errors)
    if '%' not in string:
        string.split  # only text has that
        return string
    return _re.sub('[\0-\x7f]+', lambda run: _unquoted(run[0].encode()).decode(encoding, errors), string)


def unquote_plus(string, encoding='utf-8', errors='replace'):
    """As unquote(), with spaces for plus signs."""
    return unquote(string.replace('+', ' '), encoding, errors)


# Queries

def parse_qsl(qs, keep_blank_values=False, strict_parsing=False, encoding='utf-8', errors='replace', max_num_fields=None, separator='&'):
    """[(name, value)] of a query."""
    if not separator or not isinstance(separator, (str, bytes)):
        raise ValueError('Separator must be of type string or bytes.')
    text = isinstance(qs, str)
    if not text:
        if not qs:
            return []
        qs = bytes(memoryview(qs))
    separator = _of_kind(separator, text)
    if not qs:
        return []
    if max_num_fields is not None and qs.count(separator) >= max_num_fields:
        raise ValueError('Max number of fields exceeded')
    read = (lambda part: unquote_plus(part, encoding, errors)) if text else (lambda part: unquote_to_bytes(part.replace(b'+', b' ')))
    found, equals = [], _of_kind('=', text)
    for field in qs.split(separator):
        if not field and not strict_parsing:
            continue
        name, given, value = field.partition(equals)
        if strict_parsing and not given:
            raise ValueError(f'bad query field: {field!r}')
        if value or keep_blank_values:
            found.append((read(name), read(value)))
    return found


def _of_kind(value, text):
    if text:
        return value if isinstance(value, str) else value.decode('ascii')
    return value.encode('ascii') if isinstance(value, str) else value


def parse_qs(qs, keep_blank_values=False, strict_parsing=False, encoding='utf-8', errors='replace', max_num_fields=None, separator='&'):
    """{name: [values]} of a query."""
    found = {}
    for name, value in parse_qsl(qs, keep_blank_values, strict_parsing, encoding, errors, max_num_fields, separator):
        found.setdefault(name, []).append(value)
    return found


def urlencode(query, doseq=False, safe='', encoding=None, errors=None, quote_via=quote_plus):
    """The query of a dict, or of pairs; with doseq each item of a value that is a sequence stands there by itself."""
    if hasattr(query, 'items'):
        query = query.items()
    elif not _may_be_pairs(query):
        raise TypeError('not a valid non-string sequence or mapping object')

    def quoted(value):
        if isinstance(value, bytes):
            return quote_via(value, safe)
        return quote_via(value if isinstance(value, str) else str(value), safe, encoding, errors)

    found = []
    for name, value in query:
        name, single = quoted(name), not doseq or isinstance(value, (str, bytes))
        if not single:
            try:
                len(value)
            except TypeError:
                single = True
        found += [f'{name}={quoted(each)}' for each in ((value,) if single else value)]
    return '&'.join(found)


def _may_be_pairs(query):
    try:
        return not len(query) or isinstance(query[0], tuple)
    except (TypeError, KeyError, IndexError):
        return False


def clear_cache():
    """Forget what was worked out before."""
    _tables.clear()


def unwrap(url):
    """The URL in <URL:...>."""
    url = str(url).strip()
    if url[:1] == '<' and url[-1:] == '>':
        url = url[1:-1].strip()
    return url.removeprefix('URL:').strip() if url[:4] == 'URL:' else url


_old = frozenset([
    'splittype', 'splithost', 'splituser', 'splitpasswd', 'splitport', 'splitnport', 'splitquery', 'splittag', 'splitattr', 'splitvalue',
    'to_bytes',
])


def __getattr__(name):
    if name.removeprefix('_') not in _old:
        raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
    from . import _split
    found = globals()[name] = getattr(_split, name)
    return found
