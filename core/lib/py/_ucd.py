"""What unicodedata has beyond its functions: the data of Unicode 3.2.0, which RFC 3454 and IDNA 2003 are about, and named sequences of characters."""
import unicodedata as _now
from bisect import bisect_right as _bisect_right

import _ucd_tables as _tables
from _hn import _type_made, _type_seal

_absent = object()


def _ranges(text):
    for item in text.split():
        first, _, last = item.partition('-')
        yield int(first, 16), int(last or first, 16)


class _Ranges:
    """A set of code points."""

    def __init__(self, text):
        pairs = [*_ranges(text)]
        self.firsts, self.lasts = [first for first, _ in pairs], [last for _, last in pairs]

    def __contains__(self, c):
        at = _bisect_right(self.firsts, ord(c)) - 1
        return at >= 0 and ord(c) <= self.lasts[at]


def _changes():
    """By property: what it was of characters of which it is another one now."""
    found = {}
    for line in _tables.CHANGED.strip().split('\n'):
        name, value, points = line.split(' ', 2)
        if name in ('mirrored', 'decimal'):
            value = int(value)
        known = found.setdefault(name, {})
        for first, last in _ranges(points):
            known.update(dict.fromkeys(map(chr, range(first, last + 1)), value))
    return found


_assigned, _wide, _changed = _Ranges(_tables.ASSIGNED), _Ranges(_tables.WIDE), _changes()
_corrected = {chr(c): chr(old) for c, old in _ranges(_tables.CORRECTED)}


class UCD:
    """The Unicode Character Database, version 3.2.0."""
    __module__ = 'unicodedata'
    unidata_version = '3.2.0'

    def _property(self, name, chr, unassigned):
        found = getattr(_now, name)(chr)  # it checks the argument, too
        if chr not in _assigned:
            return unassigned
        return _changed.get(name, {}).get(chr, found)

    def _number(self, name, chr, default):
        found = getattr(_now, name)(chr, None)
        if chr in _assigned:
            found = _changed.get(name, {}).get(chr, found)
            if found is not None:
                return found
        if default is _absent:
            raise ValueError({'decimal': 'not a decimal', 'digit': 'not a digit', 'numeric': 'not a numeric character', 'name': 'no such name'}[name])
        return default

    def category(self, chr, /):
        """The general category."""
        return self._property('category', chr, 'Cn')

    def bidirectional(self, chr, /):
        """The class of direction, an empty string without one."""
        return self._property('bidirectional', chr, '')

    def combining(self, chr, /):
        """The canonical combining class, 0 without one."""
        return self._property('combining', chr, 0)

    def mirrored(self, chr, /):
        """1 if it is mirrored in text from right to left, else 0."""
        return self._property('mirrored', chr, 0)

    def east_asian_width(self, chr, /):
        """The width: 'F', 'H', 'W', 'Na', 'A' or 'N'."""
        found = self._property('east_asian_width', chr, None)
        return found or ('W' if chr in _wide else 'N')

    def decomposition(self, chr, /):
        """What it is made of, an empty string if of nothing else."""
        return self._property('decomposition', chr, '')

    def decimal(self, chr, default=_absent, /):
        """Its value as a decimal digit."""
        return self._number('decimal', chr, default)

    def digit(self, chr, default=_absent, /):
        """Its value as a digit."""
        return self._number('digit', chr, default)

    def numeric(self, chr, default=_absent, /):
        """Its numeric value as a float."""
        return self._number('numeric', chr, default)

    def name(self, chr, default=_absent, /):
        """The name of the character."""
        return self._number('name', chr, default)

    def lookup(self, name, /):
        """The character that has the name, newer characters included. Aliases and named sequences are not known."""
        found = _now.lookup(name)
        if len(found) > 1 or not _is_name(found, name):
            raise KeyError(f"undefined character name '{_text(name)}'")
        return found

    def normalize(self, form, unistr, /):
        """The normal form 'NFC', 'NFD', 'NFKC' or 'NFKD' of unistr."""
        found = _now.normalize(form, unistr)  # it checks the arguments, too
        if unistr.isascii():
            return found
        parts, run = [], []
        for c in unistr:
            if c in _assigned:
                run.append(_corrected.get(c, c))
            else:  # it stands between others like a letter that nothing is combined with
                parts += [_now.normalize(form, ''.join(run)), c]
                run = []
        return ''.join(parts) + _now.normalize(form, ''.join(run))

    def is_normalized(self, form, unistr, /):
        """Whether unistr is in the normal form."""
        _now.is_normalized(form, unistr)
        return self.normalize(form, unistr) == unistr


def _text(name):
    return name if isinstance(name, str) else bytes(name).decode('latin-1')


def _is_name(found, name):
    """Whether it is the name of a character, and no alias. Names of ideographs and syllables are not case-sensitive either."""
    return _now.name(found, '') == _text(name).upper()


def sequence(name):
    """The characters of a named sequence, or None."""
    line = '\n' + name.upper() + '='
    text = '\n' + _tables.SEQUENCES.strip() + '\n'
    at = text.find(line)
    if at < 0 or '\n' in name or '=' in name:
        return None
    at += len(line)
    return ''.join([chr(int(code, 16)) for code in text[at:text.index('\n', at)].split()])


ucd_3_2_0 = UCD()
_type_seal(UCD, False)
_type_made(UCD, False)


def find(name):
    """A name of unicodedata, or None."""
    return {'UCD': UCD, 'ucd_3_2_0': ucd_3_2_0}.get(name)
