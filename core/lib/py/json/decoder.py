"""Text to values. The reader is C; what hooks do is done here."""

from _hn import _index, _isinstance, _json_read, _tp_name

__all__ = ['JSONDecoder', 'JSONDecodeError']

# What the reader leaves as marked tuples for the hooks, and its other options.
_FLOATS, _INTS, _CONSTANTS, _PAIRS, _LAX, _WHOLE = 1, 2, 4, 8, 16, 32

NaN, PosInf, NegInf = map(float, ('nan', 'inf', '-inf'))


class JSONDecodeError(ValueError):
    """A text that is not JSON: msg says why, pos where in doc; lineno and colno count from 1."""

    def __init__(self, msg, doc, pos):
        self.msg, self.doc, self.pos = msg, doc, pos
        self.lineno, self.colno = 1 + doc.count('\n', 0, pos), pos - doc.rfind('\n', 0, pos)
        super().__init__('%s: line %d column %d (char %d)' % (msg, self.lineno, self.colno, pos))

    def __reduce__(self):
        made_of = self.msg, self.doc, self.pos
        return type(self), made_of


def detect_encoding(b):
    """The encoding of JSON in bytes, by its mark or by where its first zeros are."""
    if b.startswith((b'\xff\xfe\x00\x00', b'\x00\x00\xfe\xff')):
        return 'utf-32'
    if b.startswith((b'\xff\xfe', b'\xfe\xff')):
        return 'utf-16'
    if b.startswith(b'\xef\xbb\xbf'):
        return 'utf-8-sig'
    four = len(b) >= 4
    if four and not (b[0] or b[1]):
        return 'utf-32-be'
    if four and not (b[1] or b[2] or b[3]):
        return 'utf-32-le'
    if four or len(b) == 2:
        return 'utf-16-be' if not b[0] else 'utf-8' if b[1] else 'utf-16-le'
    return 'utf-8'


def scanstring(s, end, strict=True, /):
    """The JSON string whose first character (behind the quote) is s[end], and the index behind it."""
    end = _index(end)
    if not -1 << 63 <= end < 1 << 63:
        raise OverflowError('Python int too large to convert to C ssize_t')
    if not _isinstance(s, str):
        raise TypeError('first argument must be a string, not ' + _tp_name(s))
    if not 0 <= end <= str.__len__(s):
        raise ValueError('end is out of bounds')
    r = _json_read('"' + str.__getitem__(s, slice(end, None)), 0, 0 if strict else _LAX)
    if len(r) == 3:
        raise JSONDecodeError(r[0], s, r[1] + end - 1)
    return r[0], r[1] + end - 1


class JSONDecoder:
    """Turns JSON texts into values; the hooks may replace what objects and numbers become."""

    def __init__(self, *, object_hook=None, parse_float=None, parse_int=None, parse_constant=None, strict=True,
                 object_pairs_hook=None):
        self.object_hook = object_hook
        self.parse_float = parse_float or float
        self.parse_int = parse_int or int
        self.parse_constant = parse_constant or float
        self.strict = strict
        self.object_pairs_hook = object_pairs_hook
        self.memo = {}
        flags = 0 if strict else _LAX
        if self.parse_float is not float:
            flags |= _FLOATS
        if self.parse_int is not int:
            flags |= _INTS
        if parse_constant:
            flags |= _CONSTANTS
        if object_pairs_hook is not None:
            flags |= _PAIRS
        self._flags = flags
        self._hooks = object_hook is not None or flags & ~_LAX != 0

    def decode(self, s, _w=None):
        """The value of all of s."""
        if not _isinstance(s, str):
            raise TypeError('cannot use a string pattern on a bytes-like object' if _isinstance(s, (bytes, bytearray, memoryview))
                            else f"expected string or bytes-like object, got '{_tp_name(s)}'")
        r = _json_read(s, 0, self._flags | _WHOLE)
        if len(r) == 3:
            raise JSONDecodeError(r[0], s, r[1])
        return self._apply(r[0]) if self._hooks else r[0]

    def raw_decode(self, s, idx=0):
        """The value that begins at s[idx], and the index behind it."""
        if not _isinstance(s, str):
            raise TypeError('first argument must be a string, not ' + _tp_name(s))
        idx = _index(idx)
        if not -1 << 63 <= idx < 1 << 63:
            raise OverflowError('Python int too large to convert to C ssize_t')
        if idx < 0:
            raise ValueError('idx cannot be negative')
        if idx > str.__len__(s):
            raise JSONDecodeError('Expecting value', s, idx)
        r = _json_read(s, idx, self._flags)
        if len(r) == 3:
            raise JSONDecodeError(r[0], s, r[1])
        return (self._apply(r[0]) if self._hooks else r[0]), r[1]

    def scan_once(self, s, idx):
        r = self.raw_decode(s, idx)
        return r

    def _apply(self, value):
        """Calls the hooks, inner values first."""
        t = type(value)
        if t is dict:
            for k, v in value.items():
                if type(v) in _COMPOUND:
                    value[k] = self._apply(v)
            return value if self.object_hook is None else self.object_hook(value)
        if t is list:
            for i, v in enumerate(value):
                if type(v) in _COMPOUND:
                    value[i] = self._apply(v)
            return value
        if t is not tuple:
            return value
        kind, content = value
        if kind == 0:
            return self.parse_float(content)
        if kind == 1:
            return self.parse_int(content)
        if kind == 2:
            return self.parse_constant(content)
        return self.object_pairs_hook([(k, self._apply(v) if type(v) in _COMPOUND else v) for k, v in content])


_COMPOUND = frozenset((dict, list, tuple))
