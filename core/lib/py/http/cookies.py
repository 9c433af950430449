"""Cookies, as servers set them and browsers send them."""

__all__ = ['CookieError', 'BaseCookie', 'SimpleCookie']

import operator
import re
import time
import types
from email.utils import formatdate

_KEY = re.compile(r"[!#-'*+.0-:A-Z^-z|~-]+").fullmatch  # what a token of a header may be, and colons
_is_legal_key = _KEY  # packages read this, and the next three
_LegalChars = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&\'*+-.^_`|~:'
_UnescapedChars = _LegalChars + ' ()/<=>?@[]{}'
_Translator = _ESCAPES = {code: f'\\{code:03o}' for code in range(256) if chr(code) not in _UnescapedChars}
_ESCAPES.update({ord(sign): '\\' + sign for sign in '"\\'})
_ESCAPED = re.compile(r'\\(?:([0-3][0-7]{2})|(.))').sub
# A key, and maybe a value: quoted, a date, or a word; up to ; or space. Words have all signs of ASCII but " ; \ and, in keys, brackets.
_PAIR = re.compile(
    r'\s*([!#-:<-Z^-~]+?)(?:\s*=\s*("(?:[^\\"]|\\.)*"|\w{3},\s[\w\s-]{9,11}\s[\d:]{8}\sGMT|[!#-:<-\[\]-~]*))?\s*(?:\s+|;|$)',
    re.ASCII).match
_SCRIPT = '''
        <script type="text/javascript">
        <!-- begin hiding
        document.cookie = "%s";
        // end hiding -->
        </script>
        '''


class CookieError(Exception):
    """What may not be in a cookie."""


def _quote(text):
    return text if text is None or _KEY(text) else '"' + text.translate(_ESCAPES) + '"'


def _unquote(text):
    if text is None or len(text) < 2 or text[0] != '"' or text[-1] != '"':
        return text
    return _ESCAPED(lambda found: chr(int(found[1], 8)) if found[1] else found[2], text[1:-1])


class Morsel(dict):
    """One cookie: its key and value, and as a dict what is said about it."""
    _reserved = {'expires': 'expires', 'path': 'Path', 'comment': 'Comment', 'domain': 'Domain', 'max-age': 'Max-Age',
                 'secure': 'Secure', 'httponly': 'HttpOnly', 'version': 'Version', 'samesite': 'SameSite', 'partitioned': 'Partitioned'}
    _flags = {'secure', 'httponly', 'partitioned'}

    def __init__(self):
        self._key = self._value = self._coded_value = None
        dict.update(self, dict.fromkeys(self._reserved, ''))

    key, value, coded_value = (property(operator.attrgetter(_name)) for _name in ('_key', '_value', '_coded_value'))

    def __eq__(self, morsel):
        if not isinstance(morsel, Morsel):
            return NotImplemented
        return dict.__eq__(self, morsel) and self._parts() == morsel._parts()

    def __setitem__(self, K, V):
        dict.__setitem__(self, self._known(K), V)

    def _known(self, name):
        name = name.lower()
        if name not in self._reserved:
            raise CookieError(f'Invalid attribute {name!r}')
        return name

    def _parts(self):
        return self._key, self._value, self._coded_value

    def setdefault(self, key, val=None):
        return dict.setdefault(self, self._known(key), val)

    def update(self, values):
        dict.update(self, {self._known(key): value for key, value in dict(values).items()})

    __ne__ = object.__ne__
    __hash__ = None

    def __getstate__(self):
        return dict(zip(('key', 'value', 'coded_value'), self._parts()))

    def __setstate__(self, state):
        self._key, self._value, self._coded_value = state['key'], state['value'], state['coded_value']

    def copy(self):
        made = Morsel()
        dict.update(made, self)
        made._key, made._value, made._coded_value = self._parts()
        return made

    def isReservedKey(self, K):
        return K.lower() in self._reserved

    def output(self, attrs=None, header='Set-Cookie:'):
        """The line that sets the cookie."""
        return f'{header} {self.OutputString(attrs)}'

    def set(self, key, val, coded_val):
        if self.isReservedKey(key):
            raise CookieError(f'Attempt to set a reserved key {key!r}')
        if not _KEY(key):
            raise CookieError(f'Illegal key {key!r}')
        self._key, self._value, self._coded_value = key, val, coded_val

    __str__ = output

    def OutputString(self, attrs=None):
        """The cookie, and what is said about it, or those things that attrs names."""
        parts = [f'{self._key}={self._coded_value}']
        for name, value in sorted(self.items()):
            if value != '' and name in (self._reserved if attrs is None else attrs):
                part = self._said(name, value)
                if part:
                    parts.append(part)
        return '; '.join(parts)

    def __repr__(self):
        return f'<{self.__class__.__name__}: {self.OutputString()}>'

    def _said(self, name, value):
        shown = self._reserved[name]
        if name in self._flags:
            return shown if value else None
        if name == 'expires' and isinstance(value, int):
            value = formatdate(time.time() + value, usegmt=True)
        elif name == 'max-age' and isinstance(value, int):
            value = int(value)
        elif name == 'comment' and isinstance(value, str):
            value = _quote(value)
        return f'{shown}={value}'

    def js_output(self, attrs=None):
        """A script that sets the cookie."""
        return _SCRIPT % self.OutputString(attrs).replace('"', '\\"')

    __class_getitem__ = classmethod(types.GenericAlias)


class BaseCookie(dict):
    """Cookies by their keys, whose values are texts as they are."""

    def __init__(self, input=None):
        self.load(input or {})

    def __setitem__(self, key, value):
        if isinstance(value, Morsel):
            dict.__setitem__(self, key, value)
        else:
            self._put(key, *self.value_encode(value))

    def _put(self, key, value, coded):
        morsel = self.get(key, Morsel())
        morsel.set(key, value, coded)
        dict.__setitem__(self, key, morsel)

    def output(self, attrs=None, header='Set-Cookie:', sep='\r\n'):
        """The lines that set the cookies."""
        return sep.join([morsel.output(attrs, header) for _, morsel in sorted(self.items())])

    def value_decode(self, val):
        """(value, text as it was sent) of a text that was sent."""
        return val, val

    def value_encode(self, val):
        """(value, text to be sent) of a value."""
        text = str(val)
        return text, text

    __str__ = output

    def __repr__(self):
        pairs = [f'{key}={morsel.value!r}' for key, morsel in sorted(self.items())]
        return f'<{self.__class__.__name__}: {" ".join(pairs)}>'

    def _read(self, text):
        """[(key, value, whether it says something about the cookie in front of it)]; nothing of a text that is wrong."""
        found, pos, any_yet = [], 0, False
        while pos < len(text) and (match := _PAIR(text, pos)):
            key, value = match.groups()
            pos, about = match.end(), key.lower() in Morsel._reserved
            if key[0] == '$':
                # What an old standard says about all cookies stands in front of them.
                if any_yet:
                    found.append((key[1:], value, True))
            elif about and any_yet and (value is not None or key.lower() in Morsel._flags):
                found.append((key, True if value is None else _unquote(value), True))
            elif about or value is None:
                return []
            else:
                found.append((key, self.value_decode(value), False))
                any_yet = True
        return found

    def js_output(self, attrs=None):
        """A script that sets the cookies."""
        return ''.join([morsel.js_output(attrs) for _, morsel in sorted(self.items())])

    def load(self, rawdata):
        """Take cookies from a text as it was sent, or from a dict."""
        if isinstance(rawdata, str):
            morsel = None
            for key, value, about in self._read(rawdata):
                if about:
                    morsel[key] = value
                else:
                    self._put(key, *value)
                    morsel = self[key]
        else:
            for key, value in rawdata.items():
                self[key] = value


class SimpleCookie(BaseCookie):
    """Cookies by their keys, whose values are quoted where that is needed."""

    def value_decode(self, val):
        return _unquote(val), val

    def value_encode(self, val):
        text = str(val)
        return text, _quote(text)
