"""Conventions of a language and a country, of which there are those of C alone."""

from _hn import _argument_name

__all__ = ['getlocale', 'getdefaultlocale', 'getpreferredencoding', 'Error', 'setlocale', 'localeconv', 'strcoll', 'strxfrm',
           'str', 'atof', 'atoi', 'format_string', 'currency', 'normalize', 'LC_CTYPE', 'LC_COLLATE', 'LC_TIME', 'LC_MONETARY',
           'LC_NUMERIC', 'LC_ALL', 'CHAR_MAX', 'getencoding', 'LC_MESSAGES']

LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES, LC_ALL = range(7)
CHAR_MAX = 127

_str = str
_START = 'C.UTF-8', 'C', 'C', 'C', 'C', 'C'
_KNOWN = {'C': 'C', 'POSIX': 'C', 'C.UTF-8': 'C.UTF-8', 'C.utf8': 'C.UTF-8'}  # UTF-8 is a matter of characters alone
_set = [*_START]


class Error(Exception):
    pass


Error.__module__ = 'locale'


def setlocale(category, locale=None):
    """Sets the conventions of a category, or tells which they are; those of other countries than C are not there."""
    if locale and not isinstance(locale, _str):
        try:
            language, encoding = locale
            locale = (language or 'C') + ('.' + encoding if encoding else '')
        except (TypeError, ValueError):
            raise TypeError('Locale must be None, a string, or an iterable of two strings -- '
                            'language code, encoding.') from None
    from operator import index
    if not 0 <= index(category) <= LC_ALL:
        raise Error('unsupported locale setting' if locale is not None else 'locale query failed')
    which = slice(LC_ALL) if category == LC_ALL else slice(category, category + 1)
    if locale is not None:
        names = locale.split(';') if category == LC_ALL and ';' in locale else [locale] * len(_set[which])
        starts = _START[which]
        if len(names) != len(starts) or not all(name in _KNOWN or not name for name in names):
            raise Error('unsupported locale setting')
        _set[which] = [start if not name else _KNOWN[name] if start != 'C' else 'C' for name, start in zip(names, starts)]
    names = _set[which]
    return names[0] if len({*names}) == 1 else ';'.join(names)


def normalize(localename):
    """The name of a locale as it is usually written, with an encoding."""
    import _locale_names
    return _locale_names.normalize(localename)


def __getattr__(name):
    if name == 'locale_alias' or name == 'locale_encoding_alias':
        import _locale_names
        return getattr(_locale_names, name)
    raise AttributeError(f'module {__name__!r} has no attribute {name!r}')


def getlocale(category=LC_CTYPE):
    """The language code and the encoding of a category."""
    name = setlocale(category)
    if ';' in name:
        raise TypeError('category LC_ALL is not supported')
    return (None, None) if name == 'C' else ('C', 'UTF-8')


def getdefaultlocale(envvars=('LC_ALL', 'LC_CTYPE', 'LANG', 'LANGUAGE')):
    """The language code and the encoding that programs start with."""
    from warnings import warn
    warn("'locale.getdefaultlocale' is deprecated and slated for removal in Python 3.15. "
         'Use setlocale(), getencoding() and getlocale() instead.', DeprecationWarning)
    return 'C', 'UTF-8'


def getencoding():
    return 'UTF-8'


def getpreferredencoding(do_setlocale=True):
    return 'UTF-8'


def localeconv():
    """The conventions as a dict, as in C's `struct lconv`."""
    conv = dict.fromkeys(['int_curr_symbol', 'currency_symbol', 'mon_decimal_point', 'mon_thousands_sep'], '')
    conv |= {'mon_grouping': [], 'positive_sign': '', 'negative_sign': ''}
    conv |= dict.fromkeys(['int_frac_digits', 'frac_digits', 'p_cs_precedes', 'p_sep_by_space', 'n_cs_precedes', 'n_sep_by_space',
                           'p_sign_posn', 'n_sign_posn'], CHAR_MAX)
    return conv | {'decimal_point': '.', 'thousands_sep': '', 'grouping': []}


def _check_text(text, what):
    if not isinstance(text, _str):
        raise TypeError(f'{what} must be str, not {_argument_name(text)}')
    if '\0' in text:
        raise ValueError('embedded null character')


def strcoll(os1, os2, /):
    """Compares two texts: negative, zero or positive."""
    for position, text in (1, os1), (2, os2):
        _check_text(text, f'strcoll() argument {position}')
    return (os1 > os2) - (os1 < os2)


def strxfrm(string, /):
    """A key that sorts as strcoll does."""
    _check_text(string, 'strxfrm() argument')
    return string


def format_string(f, val, grouping=False, monetary=False):
    """`f % val` with the conventions' decimal point, and with thousands set apart; values too many do no harm."""
    from collections.abc import Mapping
    if isinstance(val, Mapping):
        return f % val
    import re
    specs = [m[0] for m in re.finditer(r'%(?:\(.*?\))?[-#0-9 +*.hlL]*?[eEfFgGdiouxXcrs%]', f)]
    count = sum([1 + spec.count('*') for spec in specs if spec[-1] != '%'])
    values = val if isinstance(val, tuple) else (val,)
    return f % tuple([values[i] for i in range(count)])


def currency(val, symbol=True, grouping=False, international=False):
    """An amount of money, for which C has no conventions."""
    raise ValueError("Currency formatting is not possible using the 'C' locale.")


def str(val):
    """A float with 12 digits."""
    return '%.12g' % val


def localize(string, grouping=False, monetary=False):
    """A number's text with the conventions' decimal point."""
    return string


def delocalize(string):
    """The text of a number as float() reads it."""
    return string


def atoi(string):
    return int(delocalize(string))


def atof(string, func=float):
    return func(delocalize(string))
