"""The old functions of urllib.parse that take one part off a URL. Each is there as splitNAME(), which warns, and as _splitNAME()."""

import re as _re
import warnings as _warnings

_host = _re.compile('//([^/#?]*)(.*)', _re.DOTALL).match
_type = _re.compile('([^/:]+):(.*)', _re.DOTALL).match
_port = _re.compile('(.*):([0-9]*)', _re.DOTALL).fullmatch


def _splittype(url):
    found = _type(url)
    return (found[1].lower(), found[2]) if found else (None, url)


def _splithost(url):
    found = _host(url)
    if not found:
        return None, url
    rest = found[2]
    return found[1], '/' + rest if rest and not rest.startswith('/') else rest


def _before_last(text, mark):
    """(what is before the last mark, what is behind it); None stands for what has no mark."""
    at = text.rfind(mark)
    return (text[:at], text[at + 1:]) if at >= 0 else (None, text)


def _at_first(text, mark):
    at = text.find(mark)
    return (text[:at], text[at + 1:]) if at >= 0 else (text, None)


def _splituser(host):
    return _before_last(host, '@')


def _splitpasswd(user):
    return _at_first(user, ':')


def _splitport(host):
    found = _port(host)
    return (found[1], found[2] or None) if found else (host, None)


def _splitnport(host, defport=-1):
    name, port = _before_last(host, ':')
    if name is None or not port:
        return (host if name is None else name), defport
    return name, int(port) if port.isascii() and port.isdigit() else None


def _cut_last(url, mark):
    before, behind = _before_last(url, mark)
    return (url, None) if before is None else (before, behind)


def _splitquery(url):
    return _cut_last(url, '?')


def _splittag(url):
    return _cut_last(url, '#')


def _splitattr(url):
    path, *attributes = url.split(';')
    return path, attributes


def _splitvalue(attr):
    return _at_first(attr, '=')


def _to_bytes(url):
    if isinstance(url, str) and not url.isascii():
        raise UnicodeError(f'URL {url!r} contains non-ASCII characters')
    return url


def _warn(name, instead='urlparse'):
    use = f', use urllib.parse.{instead}() instead' if instead else ''
    _warnings.warn(f'urllib.parse.{name}() is deprecated as of 3.8{use}', DeprecationWarning)


def splittype(url):
    _warn('splittype')
    return _splittype(url)


def splithost(url):
    _warn('splithost')
    return _splithost(url)


def splituser(host):
    _warn('splituser')
    return _splituser(host)


def splitpasswd(user):
    _warn('splitpasswd')
    return _splitpasswd(user)


def splitport(host):
    _warn('splitport')
    return _splitport(host)


def splitnport(host, defport=-1):
    _warn('splitnport')
    return _splitnport(host, defport)


def splitquery(url):
    _warn('splitquery')
    return _splitquery(url)


def splittag(url):
    _warn('splittag')
    return _splittag(url)


def splitattr(url):
    _warn('splitattr')
    return _splitattr(url)


def splitvalue(attr):
    _warn('splitvalue', 'parse_qsl')
    return _splitvalue(attr)


def to_bytes(url):
    _warn('to_bytes', '')
    return _to_bytes(url)
