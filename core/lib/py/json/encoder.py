"""Values to text. The writer is C; it comes here for default() and for what subclasses override."""

from _hn import _argument_name, _json_quote, _json_write, _ships

INFINITY = float('inf')

_DEFAULT, _DICT, _LIST, _SORTED, _CIRCULAR, _KEY, _FLOAT, _FLOAT_KEY = range(1, 9)


# The options of the writer when nothing else is asked for.
_PLAIN = (True, None, ', ', ': ', False, False, True, True)


def encode_basestring(s, /):
    """The JSON text of a str, in which only what must be is escaped."""
    return _json_quote(s, False)


def encode_basestring_ascii(s, /):
    """The JSON text of a str, in ASCII."""
    return _json_quote(s, True)


def py_encode_basestring(s):
    """The same, as a function in Python."""
    return _json_quote(s, False)


def py_encode_basestring_ascii(s):
    """The same, as a function in Python."""
    return _json_quote(s, True)


def _note(exc, stack, inside):
    """Says in notes where in the whole value the trouble is; inside: the innermost container is not in an item."""
    end = len(stack) - (6 if inside else 0)
    for i in range(end - 6, -1, -6):
        kind, pos, _, _, origin, key = stack[i:i + 6]
        name = type(origin).__name__
        if kind == 0:
            exc.add_note(f'when serializing {name} item {pos - 1}')
        elif kind == 3:
            exc.add_note(f'when serializing {name} object')
        else:
            exc.add_note(f'when serializing {name} item {key!r}')


class JSONEncoder:
    """Turns values into JSON texts; default() may be overridden for what JSON does not know."""

    item_separator = ', '
    key_separator = ': '

    def __init__(self, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, sort_keys=False,
                 indent=None, separators=None, default=None):
        self.skipkeys, self.allow_nan, self.check_circular = skipkeys, allow_nan, check_circular
        self.ensure_ascii, self.sort_keys, self.indent = ensure_ascii, sort_keys, indent
        if default is not None:
            self.default = default
        if separators is None and indent is not None:
            self.item_separator = ','
        elif separators is not None:
            self.item_separator, self.key_separator = separators

    def default(self, o):
        """What to write instead of an object that JSON does not know: raises TypeError unless overridden."""
        raise TypeError(f'Object of type {o.__class__.__name__} is not JSON serializable')

    def encode(self, o):
        """The JSON text of o."""
        if isinstance(o, str):
            return _json_quote(o, bool(self.ensure_ascii))
        if type(self).iterencode is not JSONEncoder.iterencode:
            return ''.join(self.iterencode(o, _one_shot=True))
        return self._encode(o)

    def iterencode(self, o, _one_shot=False):
        """The JSON text of o in pieces."""
        if _one_shot and self.indent is None or not _ships('_json_pieces'):
            return iter((self._encode(o),))
        return __import__('_json_pieces', None, None, None, 0).pieces(self, o)

    def _options(self):
        given = (self.ensure_ascii, self.indent, self.item_separator, self.key_separator, self.sort_keys, self.skipkeys,
                 self.allow_nan, self.check_circular)
        if given == _PLAIN:
            return _PLAIN
        indent = self.indent
        if indent is not None and not isinstance(indent, str):
            indent = ' ' * indent
        for number, text in (5, self.key_separator), (6, self.item_separator):
            if not isinstance(text, str):
                raise TypeError(f'make_encoder() argument {number} must be str, not {_argument_name(text)}')
        return (bool(self.ensure_ascii), indent, self.item_separator, self.key_separator, bool(self.sort_keys),
                bool(self.skipkeys), bool(self.allow_nan), bool(self.check_circular))

    def _encode(self, o):
        state = [self._options(), o, (), '', None]
        want = _json_write(state)
        while type(want) is not str:
            o = state[1]
            if want >= _CIRCULAR:
                self._fail(want, o, state[2])
            try:
                if want == _DEFAULT:
                    state[1] = self.default(o)
                elif want == _DICT:
                    state[1] = dict(o.items()) if dict.__len__(o) else {}
                elif want == _LIST:
                    state[1] = [x for x in o]
                else:
                    state[1] = [x for pair in sorted(o.items()) for x in pair]
            except Exception as exc:
                _note(exc, state[2], False)
                raise
            state[4] = (want, o)
            want = _json_write(state)
        return want

    def _fail(self, want, o, stack):
        if want == _CIRCULAR:
            exc = ValueError('Circular reference detected')
        elif want == _KEY:
            exc = TypeError('keys must be str, int, float, bool or None, '
                            f'not {o.__class__.__name__}')
        else:
            exc = ValueError('Out of range float values are not JSON compliant: ' + float.__repr__(o))
        _note(exc, stack, want == _KEY or want == _FLOAT_KEY)
        raise exc
