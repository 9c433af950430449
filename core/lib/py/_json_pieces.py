"""JSON texts in pieces: what JSONEncoder.iterencode() yields."""

from json.encoder import encode_basestring, encode_basestring_ascii


def pieces(encoder, o):
    """An iterator over the text of o in pieces. The options are those of this moment."""
    writer = _Writer(encoder)
    return writer.value(o, 0) if o and isinstance(o, (list, tuple, dict)) else _one(writer, o)


def _one(writer, o):
    yield from writer.value(o, 0)


class _Writer:
    """The options of an encoder, and the containers that are being written, by their ids."""

    def __init__(self, encoder):
        self.quote = encode_basestring_ascii if encoder.ensure_ascii else encode_basestring
        self.open = {} if encoder.check_circular else None
        self.allow_nan, self.skipkeys, self.sort_keys, self.default = encoder.allow_nan, encoder.skipkeys, encoder.sort_keys, encoder.default
        self.between, self.colon = encoder.item_separator, encoder.key_separator
        indent = encoder.indent
        self.indent = ' ' * indent if indent is not None and not isinstance(indent, str) else indent

    def number(self, x):
        if x != x:
            text = 'NaN'
        elif x in (float('inf'), float('-inf')):
            text = 'Infinity' if x > 0 else '-Infinity'
        else:
            return float.__repr__(x)
        if not self.allow_nan:
            raise ValueError('Out of range float values are not JSON compliant: ' + repr(x))
        return text

    def plain(self, o):
        """The text of a value that holds no others; None for any other value."""
        if isinstance(o, str):
            return self.quote(o)
        if o is None:
            return 'null'
        if o is True:
            return 'true'
        if o is False:
            return 'false'
        if isinstance(o, int):
            return int.__repr__(o)
        return self.number(o) if isinstance(o, float) else None

    def value(self, o, depth):
        text = self.plain(o)
        return iter((text,)) if text is not None else self.inner(o, depth)

    def inner(self, o, depth):
        """The pieces of a value that is not plain."""
        kind = self.items if isinstance(o, (list, tuple)) else self.pairs if isinstance(o, dict) else self.other
        return kind(o, depth)

    def enter(self, o):
        if self.open is not None:
            if id(o) in self.open:
                raise ValueError('Circular reference detected')
            self.open[id(o)] = o

    def leave(self, o):
        if self.open is not None:
            del self.open[id(o)]

    def line(self, depth):
        """The end of a line and the indent of the next one; None if the text is one line."""
        return None if self.indent is None else '\n' + self.indent * depth

    def items(self, o, depth):
        if not o:
            yield '[]'
            return
        self.enter(o)
        before, after, line = '[', self.between, self.line(depth + 1)
        if line is not None:
            before, after = before + line, after + line
        for i, value in enumerate(o):
            try:
                text = self.plain(value)
                if text is not None:
                    yield before + text
                else:
                    yield before
                    yield from self.inner(value, depth + 1)
            except GeneratorExit:
                raise
            except BaseException as e:
                e.add_note(f'when serializing {type(o).__name__} item {i}')
                raise
            before = after
        if line is not None:
            yield self.line(depth)
        yield ']'
        self.leave(o)

    def key(self, key):
        """A key as text; None for one that is left out."""
        if isinstance(key, str):
            return key
        text = self.plain(key)
        if text is None and not self.skipkeys:
            raise TypeError(f'keys must be str, int, float, bool or None, not {key.__class__.__name__}')
        return text

    def pairs(self, o, depth):
        if not o:
            yield '{}'
            return
        self.enter(o)
        yield '{'
        line = self.line(depth + 1)
        after = self.between if line is None else self.between + line
        first = True
        for key, value in sorted(o.items()) if self.sort_keys else o.items():
            name = self.key(key)
            if name is None:
                continue
            if not first:
                yield after
            elif line is not None:
                yield line
            first = False
            yield self.quote(name)
            yield self.colon
            try:
                yield from self.value(value, depth + 1)
            except GeneratorExit:
                raise
            except BaseException as e:
                e.add_note(f'when serializing {type(o).__name__} item {key!r}')
                raise
        if line is not None and not first:
            yield self.line(depth)
        yield '}'
        self.leave(o)

    def other(self, o, depth):
        self.enter(o)
        made = self.default(o)
        try:
            yield from self.value(made, depth)
        except GeneratorExit:
            raise
        except BaseException as e:
            e.add_note(f'when serializing {type(o).__name__} object')
            raise
        self.leave(o)
