"""Makes objects of the library's of what a host says of them: tags of docs/wire-format.md, and their contents."""

import datetime


def make(tag, content):
    """The object. What the content does not fit is an exception, mostly a ValueError."""
    if tag == 18526:
        return _of_text(*content)
    if tag == 0:
        return _of_time(content)
    if tag == 1:
        return datetime.datetime(1970, 1, 1, tzinfo=datetime.UTC) + datetime.timedelta(seconds=content)
    return datetime.date(1970, 1, 1) + datetime.timedelta(content)


def _of_text(kind, text):
    if kind == 'Decimal':
        from decimal import Decimal
        return Decimal(text)
    if kind == 'Fraction':
        from fractions import Fraction
        return Fraction(text)
    if kind == 'UUID':
        from uuid import UUID
        return UUID(text)
    if kind == 'Path':
        from pathlib import Path
        return Path(text)
    raise ValueError('the host says nothing of a class named %r' % (kind,))


# As RFC 3339 has it: with a zone always.
def _of_time(text):
    time = datetime.datetime.fromisoformat(text)
    if time.tzinfo is None or text[10] not in 'Tt':
        raise ValueError('no time with a zone: %r' % (text,))
    return time
