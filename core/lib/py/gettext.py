"""Translated messages: catalogues that GNU gettext's tools made, read from the files that a program sees."""

import os as _os
import re as _re
import sys as _sys

__all__ = [
    'NullTranslations', 'GNUTranslations', 'Catalog', 'bindtextdomain', 'find', 'translation', 'install', 'textdomain', 'dgettext',
    'dngettext', 'gettext', 'ngettext', 'pgettext', 'dpgettext', 'npgettext', 'dnpgettext',
]

_default_localedir = _os.path.join(_sys.base_prefix or '/', 'share', 'locale')
_LEVELS = [{'||': ' or '}, {'&&': ' and '}, ('==', '!='), ('<', '>', '<=', '>='), ('+', '-'), {'*': '*', '/': '//', '%': '%'}]


class _Plural:
    """Reads C's expressions, and writes them as Python's."""

    def __init__(self, text):
        self.tokens = []
        for m in _re.finditer(r'[ \t]+|(\d+\b|n\b|[()?:%*/+-]|[=!<>]=|[<>!]|&&|\|\|)|(\w+|.)', text, _re.S):
            if m[2]:
                raise ValueError(f'invalid token in plural form: {m[2]}')
            if m[1]:
                self.tokens.append(m[1])
        self.tokens.append('')
        self.place = self.depth = 0

    def take(self, *wanted):
        token = self.tokens[self.place]
        if token not in wanted:
            return ''
        self.place += 1
        return token

    def wrong(self):
        token = self.tokens[self.place]
        return ValueError(f'unexpected token in plural form: {token}' if token else 'unexpected end of plural form')

    def deeper(self, most):
        if self.depth > most:
            raise ValueError('plural form expression is too complex')
        self.depth += 1

    def choice(self):
        """All that binds least: a chain of C's ?: operators."""
        parts = []
        while True:
            parts.append(self.binary(0))
            if not self.take('?'):
                return ''.join(parts)
            self.deeper(20)
            test, first = parts.pop(), self.choice()
            self.depth -= 1
            if not self.take(':'):
                raise self.wrong()
            parts.append(f'{first} if {test} else ')

    def binary(self, level):
        if level == len(_LEVELS):
            return self.operand()
        names, text = _LEVELS[level], self.binary(level + 1)
        while sign := self.take(*names):
            sign = names[sign] if level in (0, 1, 5) else sign
            right = self.binary(level + 1)
            right = f'({right})' if level > 1 and right[:3] == 'not' else right
            # Comparisons of one level are no chain in C.
            text = f'({text}{sign}{right})' if level in (2, 3) else text + sign + right
        return text

    def operand(self):
        nots = 0
        while self.take('!'):
            nots += 1
        token = self.tokens[self.place]
        if token == '(':
            self.deeper(19)
            self.place += 1
            text = f'({self.choice()})'
            self.depth -= 1
            if not self.take(')'):
                raise ValueError('unbalanced parenthesis in plural form')
        elif token == 'n' or token.isdecimal():
            self.place += 1
            text = token if token == 'n' else str(int(token))
        else:
            raise self.wrong()
        return ('not ' if nots % 2 else 'not not ' if nots else '') + text


def _warn(n):
    import warnings

    said = f'Plural value must be an integer, got {type(n).__name__}'
    warnings.warn(said, DeprecationWarning)


def _number(n):
    """n, which should be an int and has to be a number."""
    try:
        round(n)
    except TypeError:
        raise TypeError(f'Plural value must be an integer, got {type(n).__name__}') from None
    if not isinstance(n, int):
        _warn(n)
    return n


def _is_one(n):
    if not isinstance(n, int) and not hasattr(type(n), '__index__'):
        _warn(n)
    return n == 1


def c2py(plural):
    """The function of n that a C expression for plural forms stands for."""
    if len(plural) > 1000:
        raise ValueError('plural form expression is too long')
    reader = _Plural(plural)
    text = reader.choice()
    if reader.tokens[reader.place]:
        raise reader.wrong()
    code = compile(f'int({text})', '<plural>', 'eval')

    def func(n):
        return eval(code, {'n': n if isinstance(n, int) else _number(n)})

    return func


def _germanic(n):
    return int(n != 1)


def _expand_lang(loc):
    """The names under which catalogues for a locale may be, the most specific first."""
    rest, at, modifier = loc.partition('@')
    rest, dot, codeset = rest.partition('.')
    language, line, territory = rest.partition('_')
    ends = [''] if not at else [at + modifier, '']
    for part, sign in ((codeset, dot), (territory, line)):
        ends = [(sign + part if taken else '') + end for end in ends for taken in (1, 0)] if part else ends
    return [language + end for end in ends]


def find(domain, localedir=None, languages=None, all=False):
    """The file of a domain's catalogue, or None; all of them in a list."""
    if languages is None:
        values = [_os.environ.get(name) for name in ('LANGUAGE', 'LC_ALL', 'LC_MESSAGES', 'LANG')]
        languages = next((value.split(':') for value in values if value), [])
        if 'C' not in languages:
            languages.append('C')
    names = []
    for language in languages:
        names += [name for name in _expand_lang(language) if name not in names]
    found = []
    for name in names:
        if name == 'C':
            break
        path = _os.path.join(localedir or _default_localedir, name, 'LC_MESSAGES', f'{domain}.mo')
        if _os.path.exists(path):
            if not all:
                return path
            found.append(path)
    return found if all else None


class NullTranslations:
    """No translations, but for those of a fallback."""

    def __init__(self, fp=None):
        self._info, self._charset, self._fallback = {}, None, None
        if fp is not None:
            self._parse(fp)

    def _parse(self, fp):
        pass

    def add_fallback(self, fallback):
        """Ask another for what is missing here and in those added before."""
        last = self
        while last._fallback:
            last = last._fallback
            if type(last).add_fallback is not NullTranslations.add_fallback:
                return last.add_fallback(fallback)
        last._fallback = fallback

    def gettext(self, message):
        return self._fallback.gettext(message) if self._fallback else message

    def ngettext(self, msgid1, msgid2, n):
        if self._fallback:
            return self._fallback.ngettext(msgid1, msgid2, n)
        return msgid1 if _is_one(n) else msgid2

    def pgettext(self, context, message):
        return self._fallback.pgettext(context, message) if self._fallback else message

    def npgettext(self, context, msgid1, msgid2, n):
        if self._fallback:
            return self._fallback.npgettext(context, msgid1, msgid2, n)
        return msgid1 if _is_one(n) else msgid2

    def charset(self):
        return self._charset

    def info(self):
        return self._info

    def install(self, names=None):
        """Make gettext() the builtin function _(), and those that are named builtin as well."""
        import builtins

        there = vars(builtins)
        there['_'] = self.gettext
        for name in {'gettext', 'ngettext', 'npgettext', 'pgettext'}.intersection(names or ()):
            there[name] = getattr(self, name)


class GNUTranslations(NullTranslations):
    """The translations in a .mo file."""

    LE_MAGIC, BE_MAGIC, CONTEXT, VERSIONS = 0x950412DE, 0xDE120495, '%s\x04%s', (0, 1)

    def _get_versions(self, version):
        return version >> 16, version & 0xFFFF

    def _parse(self, fp):
        from struct import unpack

        name, self._catalog, self.plural = getattr(fp, 'name', ''), {}, _germanic
        data = fp.read()
        order = {self.LE_MAGIC: '<', self.BE_MAGIC: '>'}.get(unpack('<I', data[:4])[0])
        if order is None:
            raise OSError(0, 'Bad magic number', name)
        version, count, keys, values = unpack(order + '4I', data[4:20])
        major = self._get_versions(version)[0]
        if major not in self.VERSIONS:
            raise OSError(0, f'Bad version number {major}', name)
        pair = order + 'II'
        for at in range(0, 8 * count, 8):
            size, start = unpack(pair, data[keys + at : keys + at + 8])
            length, where = unpack(pair, data[values + at : values + at + 8])
            if max(start + size, where + length) >= len(data):
                raise OSError(0, 'File is corrupt', name)
            text = data[where : where + length]
            if not size:
                self._take_head(text)
            self._add(data[start : start + size], text)

    def _take_head(self, text):
        """Read the translation of '': headers as a mail has them."""
        last = None
        for line in text.split(b'\n'):
            item = line.decode().strip()
            if not item or item.startswith('#-#-#-#-#') and item.endswith('#-#-#-#-#'):
                continue
            name, colon, value = item.partition(':')
            if not colon:
                if last:
                    self._info[last] += '\n' + item
                continue
            last, value = name.strip().lower(), value.strip()
            self._info[last] = value
            if last == 'content-type':
                self._charset = value.split('charset=')[1]
            elif last == 'plural-forms':
                self.plural = c2py(value.split(';')[1].split('plural=')[1])

    def _add(self, key, text):
        charset = self._charset or 'ascii'
        if b'\0' in key:
            one, _many = key.split(b'\0')
            one = str(one, charset)
            for i, form in enumerate(text.split(b'\0')):
                self._catalog[one, i] = str(form, charset)
        else:
            self._catalog[str(key, charset)] = str(text, charset)

    def _message(self, key):
        """The translation of one message, or of one thing where it has plural forms; None."""
        found = self._catalog.get(key)
        return self._catalog.get((key, self.plural(1))) if found is None else found

    def gettext(self, message):
        found = self._message(message)
        return NullTranslations.gettext(self, message) if found is None else found

    def ngettext(self, msgid1, msgid2, n):
        found = self._catalog.get((msgid1, self.plural(n)))
        if found is not None:
            return found
        return self._fallback.ngettext(msgid1, msgid2, n) if self._fallback else msgid1 if n == 1 else msgid2

    def pgettext(self, context, message):
        found = self._message(self.CONTEXT % (context, message))
        return NullTranslations.pgettext(self, context, message) if found is None else found

    def npgettext(self, context, msgid1, msgid2, n):
        found = self._catalog.get((self.CONTEXT % (context, msgid1), self.plural(n)))
        if found is not None:
            return found
        return self._fallback.npgettext(context, msgid1, msgid2, n) if self._fallback else msgid1 if n == 1 else msgid2


_translations, _localedirs, _current_domain = {}, {}, 'messages'


def translation(domain, localedir=None, languages=None, class_=None, fallback=False):
    """The translations of a domain: those of all files that are found, one behind the other."""
    from copy import copy

    paths, make, chain = find(domain, localedir, languages, all=True), class_ or GNUTranslations, None
    if not paths:
        if fallback:
            return NullTranslations()
        from errno import ENOENT

        raise FileNotFoundError(ENOENT, 'No translation file found for domain', domain)
    for path in paths:
        key = make, _os.path.abspath(path)
        if key not in _translations:
            with open(path, 'rb') as file:
                _translations[key] = make(file)
        part = copy(_translations[key])
        if chain is None:
            chain = part
        else:
            chain.add_fallback(part)
    return chain


Catalog = translation


def install(domain, localedir=None, *, names=None):
    """Make the translations of a domain those of the builtin function _()."""
    translation(domain, localedir, fallback=True).install(names)


def textdomain(domain=None):
    """The domain that gettext() looks in, which domain becomes."""
    global _current_domain
    _current_domain = _current_domain if domain is None else domain
    return _current_domain


def bindtextdomain(domain, localedir=None):
    """Where a domain's catalogues are, which localedir becomes."""
    if localedir is not None:
        _localedirs[domain] = localedir
    return _localedirs.get(domain, _default_localedir)


def _of(domain):
    try:
        return translation(domain, _localedirs.get(domain))
    except OSError:
        return NullTranslations()


def dgettext(domain, message):
    return _of(domain).gettext(message)


def dngettext(domain, msgid1, msgid2, n):
    return _of(domain).ngettext(msgid1, msgid2, n)


def dpgettext(domain, context, message):
    return _of(domain).pgettext(context, message)


def dnpgettext(domain, context, msgid1, msgid2, n):
    return _of(domain).npgettext(context, msgid1, msgid2, n)


def gettext(message):
    return _of(_current_domain).gettext(message)


def ngettext(msgid1, msgid2, n):
    return _of(_current_domain).ngettext(msgid1, msgid2, n)


def pgettext(context, message):
    return _of(_current_domain).pgettext(context, message)


def npgettext(context, msgid1, msgid2, n):
    return _of(_current_domain).npgettext(context, msgid1, msgid2, n)
