"""Objects printed on several lines where they are long."""

__all__ = ['pprint', 'pformat', 'isreadable', 'isrecursive', 'saferepr', 'PrettyPrinter', 'pp']


def pprint(object, stream=None, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True,
           underscore_numbers=False):
    """Print an object to a file, or to sys.stdout."""
    PrettyPrinter(stream=stream, indent=indent, width=width, depth=depth, compact=compact, sort_dicts=sort_dicts,
                  underscore_numbers=underscore_numbers).pprint(object)


def pp(object, *args, sort_dicts=False, **kwargs):
    """pprint() that keeps the order of dicts."""
    kwargs['sort_dicts'] = sort_dicts
    pprint(object, *args, **kwargs)


def pformat(object, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    """The text that pprint() prints."""
    printer = PrettyPrinter(indent, width, depth, compact=compact, sort_dicts=sort_dicts,
                            underscore_numbers=underscore_numbers)
    return printer.pformat(object)


def isrecursive(object):
    """Whether it contains itself."""
    return PrettyPrinter().isrecursive(object)


def isreadable(object):
    """Whether eval() could make it again."""
    return PrettyPrinter().isreadable(object)


def saferepr(object):
    """repr() that marks what contains itself."""
    text, _, _ = PrettyPrinter()._on_one_line(object, {}, None, 0)
    return text


class _safe_key:
    """Orders objects of any types."""
    __slots__ = ('obj',)

    def __init__(self, obj):
        self.obj = obj

    def __lt__(self, other):
        mine, theirs = self.obj, other.obj
        try:
            return mine < theirs
        except TypeError:
            return (str(type(mine)), id(mine)) < (str(type(theirs)), id(theirs))


def _pair_key(pair):
    return _safe_key(pair[0]), _safe_key(pair[1])


class PrettyPrinter:
    """Prints objects; the arguments are those of pprint()."""

    def __init__(self, indent=1, width=80, depth=None, stream=None, *, compact=False, sort_dicts=True,
                 underscore_numbers=False):
        indent, width = int(indent), int(width)
        for wrong, text in ((indent < 0, 'indent must be >= 0'), (depth is not None and depth <= 0, 'depth must be > 0'),
                            (not width, 'width must be != 0')):
            if wrong:
                raise ValueError(text)
        self._indent_per_level, self._width, self._depth, self._stream = indent, width, depth, stream
        self._compact, self._sort_dicts, self._underscore_numbers = bool(compact), sort_dicts, underscore_numbers

    def pprint(self, object):
        """Print an object."""
        stream = self._stream
        if stream is None:
            import sys
            stream = sys.stdout
        if stream is not None:
            stream.write(self.pformat(object) + '\n')

    def pformat(self, object):
        """The text of an object."""
        out = []
        self._format(object, out, 0, 0, {}, 0)
        return ''.join(out)

    def isrecursive(self, object):
        """Whether it contains itself."""
        _, _, recursive = self.format(object, {}, 0, 0)
        return recursive

    def isreadable(self, object):
        """Whether eval() could make it again."""
        _, readable, recursive = self.format(object, {}, 0, 0)
        return readable and not recursive

    def format(self, object, context, maxlevels, level):
        """(text, whether eval() could read it, whether it contains itself); for subclasses to change."""
        return self._on_one_line(object, context, maxlevels, level)

    def _repr(self, object, context, level):
        text, readable, recursive = self.format(object, context.copy(), self._depth, level)
        return text

    # ---- on several lines. out: pieces of text; indent: where the object begins; allowance: what follows it ----

    def _format(self, object, out, indent, allowance, context, level):
        key = id(object)
        if key in context:
            out.append(_recursion(object))
            return
        text = self._repr(object, context, level)
        if len(text) > self._width - indent - allowance:
            method = self._method(object)
            if method is not None:
                context[key] = 1
                method(self, object, out, indent, allowance, context, level + 1)
                del context[key]
                return
        out.append(text)

    def _method(self, object):
        show = getattr(type(object), '__repr__', None)
        for cls, method in _METHODS:
            if show is cls.__repr__ and isinstance(object, cls):
                return method
        name = _NAMED.get((type(object).__module__, type(object).__name__))
        if name is not None:
            return name
        if hasattr(type(object), '__dataclass_fields__') and object.__dataclass_params__.repr \
                and '__dataclass_active__' in getattr(getattr(show, '__code__', None), 'co_freevars', ()):
            return PrettyPrinter._dataclass
        return None

    def _items(self, items, out, indent, allowance, context, level):
        """Items with commas, one a line or as many as fit."""
        indent += self._indent_per_level
        if self._indent_per_level > 1:
            out.append((self._indent_per_level - 1) * ' ')
        comma, between = ',\n' + ' ' * indent, ''
        width = room = self._width - indent + 1
        items = list(items)
        for i, item in enumerate(items):
            last = i == len(items) - 1
            if last:
                room -= allowance
                width -= allowance
            if self._compact:
                text = self._repr(item, context, level)
                w = len(text) + 2
                if room < w:
                    room = width
                    if between:
                        between = comma
                if room >= w:
                    room -= w
                    out.append(between + text)
                    between = ', '
                    continue
            out.append(between)
            between = comma
            self._format(item, out, indent, allowance if last else 1, context, level)

    def _pairs(self, pairs, out, indent, allowance, context, level):
        indent += self._indent_per_level
        pairs = list(pairs)
        for i, (key, value) in enumerate(pairs):
            text = self._repr(key, context, level)
            out.append(text + ': ')
            last = i == len(pairs) - 1
            self._format(value, out, indent + len(text) + 2, allowance if last else 1, context, level)
            if not last:
                out.append(',\n' + ' ' * indent)

    def _named(self, pairs, out, indent, allowance, context, level):
        pairs = list(pairs)
        for i, (name, value) in enumerate(pairs):
            last = i == len(pairs) - 1
            out.append(name + '=')
            if id(value) in context:
                out.append('...')
            else:
                self._format(value, out, indent + len(name) + 1, allowance if last else 1, context, level)
            if not last:
                out.append(',\n' + ' ' * indent)

    def _dict(self, object, out, indent, allowance, context, level):
        out.append('{')
        if self._indent_per_level > 1:
            out.append((self._indent_per_level - 1) * ' ')
        if len(object):
            pairs = sorted(object.items(), key=_pair_key) if self._sort_dicts else object.items()
            self._pairs(pairs, out, indent, allowance + 1, context, level)
        out.append('}')

    def _sequence(self, object, out, indent, allowance, context, level, left='[', right=']'):
        out.append(left)
        self._items(object, out, indent, allowance + len(right), context, level)
        out.append(right)

    def _tuple(self, object, out, indent, allowance, context, level):
        self._sequence(object, out, indent, allowance, context, level, '(', ',)' if len(object) == 1 else ')')

    def _set(self, object, out, indent, allowance, context, level):
        if not len(object):
            out.append(repr(object))
            return
        cls = type(object)
        left, right = '{', '}'
        if cls is not set:
            left, right = cls.__name__ + '({', '})'
            indent += len(cls.__name__) + 1
        out.append(left)
        self._items(sorted(object, key=_safe_key), out, indent, allowance + len(right), context, level)
        out.append(right)

    def _str(self, object, out, indent, allowance, context, level):
        if not len(object):
            out.append(repr(object))
            return
        chunks, lines = [], object.splitlines(True)
        if level == 1:
            indent += 1
            allowance += 1
        most = width = self._width - indent
        for i, line in enumerate(lines):
            last = i == len(lines) - 1
            if last:
                most -= allowance
            text = repr(line)
            if len(text) <= most:
                chunks.append(text)
                continue
            parts, current = _words(line), ''
            limit = width
            for j, part in enumerate(parts):
                if j == len(parts) - 1 and last:
                    limit -= allowance
                if len(repr(current + part)) > limit:
                    if current:
                        chunks.append(repr(current))
                    current = part
                else:
                    current += part
            if current:
                chunks.append(repr(current))
        if len(chunks) == 1:
            out.append(chunks[0])
            return
        text = ('\n' + ' ' * indent).join(chunks)
        out.append(f'({text})' if level == 1 else text)

    def _bytes(self, object, out, indent, allowance, context, level):
        if len(object) <= 4:
            out.append(repr(object))
            return
        parens = level == 1
        if parens:
            indent += 1
            allowance += 1
        pieces, current = [], b''
        end = len(object) // 4 * 4
        width = self._width - indent
        for i in range(0, len(object), 4):
            part = object[i:i + 4]
            if i == end:
                width -= allowance
            if len(repr(current + part)) > width:
                if current:
                    pieces.append(repr(current))
                current = part
            else:
                current += part
        if current:
            pieces.append(repr(current))
        text = ('\n' + ' ' * indent).join(pieces)
        out.append(f'({text})' if parens else text)

    def _bytearray(self, object, out, indent, allowance, context, level):
        out.append('bytearray(')
        self._bytes(bytes(object), out, indent + 10, allowance + 1, context, level + 1)
        out.append(')')

    def _proxy(self, object, out, indent, allowance, context, level):
        start = 'mappingproxy('
        out.append(start)
        self._format(object.copy(), out, indent + len(start), allowance + 1, context, level)
        out.append(')')

    def _namespace(self, object, out, indent, allowance, context, level):
        name = type(object).__name__
        if name == 'SimpleNamespace':
            name = 'namespace'
        out.append(name + '(')
        self._named(object.__dict__.items(), out, indent + len(name) + 1, allowance, context, level)
        out.append(')')

    def _dataclass(self, object, out, indent, allowance, context, level):
        name = type(object).__name__
        out.append(name + '(')
        from dataclasses import fields
        pairs = [(f.name, getattr(object, f.name)) for f in fields(object) if f.repr]
        self._named(pairs, out, indent + len(name) + 1, allowance, context, level)
        out.append(')')

    def _ordered(self, object, out, indent, allowance, context, level):
        if not len(object):
            out.append(repr(object))
            return
        name = type(object).__name__
        out.append(name + '(')
        self._format(list(object.items()), out, indent + len(name) + 1, allowance + 1, context, level)
        out.append(')')

    def _defaultdict(self, object, out, indent, allowance, context, level):
        if not len(object):
            out.append(repr(object))
            return
        factory = self._repr(object.default_factory, context, level)
        name = type(object).__name__
        indent += len(name) + 1
        out.append(f"{name}({factory},\n{' ' * indent}")
        self._dict(object, out, indent, allowance + 1, context, level)
        out.append(')')

    def _counter(self, object, out, indent, allowance, context, level):
        if not len(object):
            out.append(repr(object))
            return
        name = type(object).__name__
        out.append(name + '({')
        if self._indent_per_level > 1:
            out.append((self._indent_per_level - 1) * ' ')
        self._pairs(object.most_common(), out, indent + len(name) + 1, allowance + 2, context, level)
        out.append('})')

    def _chain(self, object, out, indent, allowance, context, level):
        if not len(object.maps):
            out.append(repr(object))
            return
        name = type(object).__name__
        out.append(name + '(')
        indent += len(name) + 1
        for i, m in enumerate(object.maps):
            last = i == len(object.maps) - 1
            self._format(m, out, indent, allowance + 1 if last else 1, context, level)
            out.append(')' if last else ',\n' + ' ' * indent)

    def _deque(self, object, out, indent, allowance, context, level):
        start, bound = type(object).__name__ + '(', object.maxlen is not None
        if not len(object):
            return out.append(repr(object))
        out.append(start + '[')
        indent += len(start)
        self._items(object, out, indent, 2 if bound else allowance + 2, context, level)
        out.append(f"],\n{' ' * indent}maxlen={self._repr(object.maxlen, context, level)})" if bound else '])')

    def _user(self, object, out, indent, allowance, context, level):
        self._format(object.data, out, indent, allowance, context, level - 1)

    # ---- on one line ----

    def _on_one_line(self, object, context, maxlevels, level):
        cls = type(object)
        if issubclass(cls, int) and cls.__repr__ is int.__repr__:
            return (f'{object:_d}' if self._underscore_numbers else repr(object)), True, False
        if cls in (str, bytes, bytearray, float, complex, bool, type(None)):
            return repr(object), True, False
        show = getattr(cls, '__repr__', None)
        is_dict = issubclass(cls, dict) and show is dict.__repr__
        if not is_dict and not (issubclass(cls, list) and show is list.__repr__
                                or issubclass(cls, tuple) and show is tuple.__repr__):
            text = repr(object)
            return text, bool(text) and text[0] != '<', False
        if is_dict:
            left, right = '{', '}'
        elif issubclass(cls, list):
            left, right = '[', ']'
        else:
            left, right = '(', ',)' if len(object) == 1 else ')'
        if not object:
            return left + right, True, False
        key = id(object)
        if maxlevels and level >= maxlevels:
            return left + '...' + right, False, key in context
        if key in context:
            return _recursion(object), False, True
        context[key] = 1
        readable, recursive, pieces = True, False, []
        items = object
        if is_dict:
            items = sorted(object.items(), key=_pair_key) if self._sort_dicts else object.items()
        for item in items:
            text = ''
            for part in item if is_dict else (item,):
                shown, fine, loop = self.format(part, context, maxlevels, level + 1)
                text += (': ' if text and is_dict else '') + shown
                readable = readable and fine
                recursive = recursive or loop
            pieces.append(text)
        del context[key]
        return left + ', '.join(pieces) + right, readable, recursive


def _words(line):
    """Pieces that end in whitespace, as far as there is any."""
    out, i = [], 0
    while i < len(line):
        start = i
        while i < len(line) and not line[i].isspace():
            i += 1
        while i < len(line) and line[i].isspace():
            i += 1
        out.append(line[start:i])
    return out


def _recursion(object):
    return f'<Recursion on {type(object).__name__} with id={id(object)}>'


_P = PrettyPrinter
_METHODS = ((dict, _P._dict), (list, _P._sequence), (tuple, _P._tuple), (set, _P._set), (frozenset, _P._set),
            (str, _P._str), (bytes, _P._bytes), (bytearray, _P._bytearray), (type(type.__dict__), _P._proxy))
_NAMED = {('collections', 'OrderedDict'): _P._ordered, ('collections', 'defaultdict'): _P._defaultdict,
          ('collections', 'Counter'): _P._counter, ('collections', 'ChainMap'): _P._chain,
          ('collections', 'deque'): _P._deque, ('collections', 'UserDict'): _P._user,
          ('collections', 'UserList'): _P._user, ('collections', 'UserString'): _P._user,
          ('types', 'SimpleNamespace'): _P._namespace}
