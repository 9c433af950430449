"""Addresses, dates and parameters of headers."""

import re as _re
from email._parseaddr import AddressList as _AddressList, _parsedate_tz, mktime_tz, parsedate, parsedate_tz, quote
from email._policybase import _has_surrogates as _has_surrogates

__all__ = [
    'collapse_rfc2231_value', 'decode_params', 'decode_rfc2231', 'encode_rfc2231', 'formataddr', 'formatdate', 'format_datetime',
    'getaddresses', 'make_msgid', 'mktime_tz', 'parseaddr', 'parsedate', 'parsedate_tz', 'parsedate_to_datetime', 'unquote',
]

COMMASPACE, EMPTYSTRING, UEMPTYSTRING, CRLF, TICK = ', ', '', '', '\r\n', "'"
supports_strict_parsing = True
_NOBODY = ('', '')


def _sanitize(string):
    """Text whose undecoded bytes are U+FFFD."""
    return string.encode('utf-8', 'surrogateescape').decode('utf-8', 'replace')


def formataddr(pair, charset='utf-8'):
    """(name, address) as it stands in a header."""
    name, address = pair
    address.encode('ascii')
    if not name:
        return address
    if not name.isascii():
        if isinstance(charset, str):
            from email.charset import Charset

            charset = Charset(charset)
        return f'{charset.header_encode(name)} <{address}>'
    sign = '"' if _re.search(r'[][\\()<>@,:;".]', name) else ''
    return f'{sign}{quote(name)}{sign} <{address}>'


def _unquoted(text):
    """Text without what stands between double quotes, and without what follows a backslash."""
    return _re.sub(r'\\.|"(?:[^"\\]|\\.)*"', lambda m: m[0] if m[0][0] == '\\' else '', text, flags=_re.S)


def _balanced(text):
    depth = 0
    for sign in _re.findall(r'\\.|[()]', _unquoted(text), _re.S):
        depth += (sign == '(') - (sign == ')')
        if depth < 0:
            return False
    return depth == 0


def _strict(texts):
    """What can be read of each text, and what is then found."""
    found = _AddressList(COMMASPACE.join([text if _balanced(text) else "('', '')" for text in texts])).addresslist
    return [_NOBODY if '[' in pair[1] else pair for pair in found]


def getaddresses(fieldvalues, *, strict=True):
    """[(name, address)] of headers."""
    texts = [str(value) for value in fieldvalues]
    if not strict:
        return _AddressList(COMMASPACE.join(texts)).addresslist
    found = _strict(texts)
    texts = [text if _balanced(text) else "('', '')" for text in texts]
    return found if len(found) == sum([1 + _unquoted(text).count(',') for text in texts]) else [_NOBODY]


def parseaddr(addr, *, strict=True):
    """(name, address); two empty texts if it is no address, or more than one."""
    if not strict:
        found = _AddressList(addr).addresslist
        return found[0] if found else _NOBODY
    if isinstance(addr, list):
        addr = addr[0]
    if not isinstance(addr, str):
        return _NOBODY
    found = _strict([addr])
    return found[0] if len(found) == 1 else _NOBODY


def unquote(str):
    """Text without the quotes or angle brackets around it."""
    if len(str) > 1:
        if str[0] == str[-1] == '"':
            return str[1:-1].replace(r'\\', '\\').replace(r'\"', '"')
        if str[0] == '<' and str[-1] == '>':
            return str[1:-1]
    return str


def _format_timetuple_and_zone(timetuple, zone):
    names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
    year, month, day, hour, minute, second, weekday = timetuple[:7]
    return f'{names[0][weekday]}, {day:02d} {names[1][month - 1]} {year:04d} {hour:02d}:{minute:02d}:{second:02d} {zone}'


def formatdate(timeval=None, localtime=False, usegmt=False):
    """A time, as a header has it."""
    import time
    from datetime import datetime, timezone

    moment = datetime.fromtimestamp(time.time() if timeval is None else timeval, timezone.utc)
    if localtime:
        return format_datetime(moment.astimezone())
    return format_datetime(moment if usegmt else moment.replace(tzinfo=None), usegmt)


def format_datetime(dt, usegmt=False):
    """A datetime, as a header has it; -0000 stands for no time zone."""
    if usegmt:
        from datetime import timezone

        if dt.tzinfo != timezone.utc:
            raise ValueError('usegmt option requires a UTC datetime')
        zone = 'GMT'
    else:
        zone = '-0000' if dt.tzinfo is None else dt.strftime('%z')
    return _format_timetuple_and_zone(dt.timetuple(), zone)


def parsedate_to_datetime(data):
    found = _parsedate_tz(data)
    if found is None:
        raise ValueError(f'Invalid date value or format "{data}"')
    from datetime import datetime, timedelta, timezone

    zone = found[9]
    return datetime(*found[:6], tzinfo=None if zone is None else timezone(timedelta(seconds=zone)))


def localtime(dt=None):
    from datetime import datetime

    return (datetime.now() if dt is None else dt).astimezone()


def make_msgid(idstring=None, domain=None):
    """A Message-ID that no other message has."""
    import os
    import random
    import time

    more = '' if idstring is None else f'.{idstring}'
    host = 'localhost' if domain is None else domain
    return f'<{int(time.time() * 100)}.{os.getpid()}.{random.getrandbits(64)}{more}@{host}>'


def decode_rfc2231(s):
    """[character set, language, text], not yet decoded."""
    parts = s.split("'", 2)
    return parts if len(parts) == 3 else (None, None, s)


def encode_rfc2231(s, charset=None, language=None):
    from urllib.parse import quote as percent

    text = percent(s, safe='', encoding=charset or 'ascii')
    return text if charset is None and language is None else f"{charset}'{language or ''}'{text}"


def collapse_rfc2231_value(value, errors='replace', fallback_charset='us-ascii'):
    """The text of a parameter, of which get_param() gives three parts."""
    if not isinstance(value, tuple) or len(value) != 3:
        return unquote(value)
    charset, _, text = value
    try:
        return str(bytes(text, 'raw-unicode-escape'), fallback_charset if charset is None else charset, errors)
    except LookupError:
        return unquote(text)


def decode_params(params):
    """Put together the parameters that are written in pieces."""
    found, pieces = [params[0]], {}
    for name, value in params[1:]:
        value, match = unquote(value), _re.match(r'(\w+)\*(?:([0-9]+)\*?)?\Z', name, _re.ASCII)
        if match:
            pieces.setdefault(match[1], []).append((int(match[2]) if match[2] else -1, value, name.endswith('*')))
        else:
            found.append((name, f'"{quote(value)}"'))
    for name, parts in pieces.items():
        from urllib.parse import unquote as unpercent

        text = quote(''.join([unpercent(part, encoding='latin-1') if encoded else part for _, part, encoded in sorted(parts)]))
        if any([encoded for _, _, encoded in parts]):
            charset, language, text = decode_rfc2231(text)
            found.append((name, (charset, language, f'"{text}"')))
        else:
            found.append((name, f'"{text}"'))
    return found
