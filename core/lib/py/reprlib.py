"""repr() with limits."""

import builtins
from _hn import _thread_holder
from itertools import islice

__all__ = ['Repr', 'repr', 'recursive_repr']


def recursive_repr(fillvalue='...'):
    """A decorator for __repr__: what it gives where an object contains itself."""
    def decorate(user_function):
        running = set()

        def wrapper(self):
            key = id(self), _thread_holder()
            if key in running:
                return fillvalue
            running.add(key)
            try:
                return user_function(self)
            finally:
                running.discard(key)
        for name in ('__module__', '__doc__', '__name__', '__qualname__', '__type_params__'):
            setattr(wrapper, name, getattr(user_function, name, () if name == '__type_params__' else None))
        wrapper.__wrapped__ = user_function
        return wrapper
    return decorate


_any = object()


class Repr:
    """repr() that leaves out what is long or deep; the limits are attributes."""
    _lookup = {'tuple': 'builtins', 'list': 'builtins', 'array': 'array', 'set': 'builtins', 'frozenset': 'builtins',
               'deque': 'collections', 'dict': 'builtins', 'str': 'builtins', 'int': 'builtins'}

    def __init__(self, *, maxlevel=6, maxtuple=6, maxlist=6, maxarray=5, maxdict=4, maxset=6, maxfrozenset=6,
                 maxdeque=6, maxstring=30, maxlong=40, maxother=30, fillvalue='...', indent=None):
        self.maxlist, self.maxtuple, self.maxdict, self.maxdeque, self.maxarray = maxlist, maxtuple, maxdict, maxdeque, maxarray
        self.maxset, self.maxfrozenset, self.maxlevel = maxset, maxfrozenset, maxlevel
        self.maxstring, self.maxlong, self.maxother = maxstring, maxlong, maxother
        self.indent, self.fillvalue = indent, fillvalue

    def repr(self, x):
        """The text of an object."""
        most = self.maxlevel
        return self.repr1(x, most)

    def repr1(self, x, level):
        kind = type(x)
        name = kind.__name__.replace(' ', '_')
        method = getattr(self, 'repr_' + name, None)
        if method and self._lookup.get(name, _any) in (_any, getattr(kind, '__module__', None)):
            return method(x, level)
        return self.repr_instance(x, level)

    def _joined(self, pieces, level):
        """Pieces with commas: in one line, or one in each where there is an indent."""
        by = self.indent
        if by is None or not pieces:
            return ', '.join(pieces)
        if isinstance(by, int) and by < 0:
            raise ValueError(f'Repr.indent cannot be negative int (was {by!r})')
        step = ' ' * by if isinstance(by, int) else by
        deep = self.maxlevel - level
        try:
            between = ',\n' + step * (deep + 1)
        except TypeError as wrong:
            raise TypeError(f'Repr.indent must be a str, int or None, not {type(by)}') from wrong
        return f"{between[1:]}{between.join(pieces)},\n{step * deep}"

    def _items(self, x, level, left, right, most, alone=''):
        """The items of x between left and right; `alone` stands behind a single one."""
        n = len(x)
        if n and level <= 0:
            return f'{left}{self.fillvalue}{right}'
        pieces = [self.repr1(item, level - 1) for item in islice(x, most)]
        if most < n:
            pieces.append(self.fillvalue)
        text = self._joined(pieces, level)
        return f"{left}{text}{alone if n == 1 and self.indent is None else ''}{right}"

    def repr_list(self, x, level):
        return self._items(x, level, '[', ']', self.maxlist)

    def repr_tuple(self, x, level):
        return self._items(x, level, '(', ')', self.maxtuple, ',')

    def repr_array(self, x, level):
        return self._items(x, level, f"array('{x.typecode}', [", '])', self.maxarray) if x else \
            f"array('{x.typecode}')"

    def repr_set(self, x, level):
        return self._items(_in_order(x), level, '{', '}', self.maxset) if x else 'set()'

    def repr_frozenset(self, x, level):
        return self._items(_in_order(x), level, 'frozenset({', '})', self.maxfrozenset) if x else 'frozenset()'

    def repr_deque(self, x, level):
        return self._items(x, level, 'deque([', '])', self.maxdeque)

    def repr_dict(self, x, level):
        if not x:
            return '{}'
        if level <= 0:
            return '{' + self.fillvalue + '}'
        pieces = [f'{self.repr1(key, level - 1)}: {self.repr1(x[key], level - 1)}'
                  for key in islice(_in_order(x), self.maxdict)]
        if len(x) > self.maxdict:
            pieces.append(self.fillvalue)
        return '{' + self._joined(pieces, level) + '}'

    def _cut(self, s, most):
        if len(s) <= most:
            return s
        i = max(0, (most - 3) // 2)
        return s[:i] + self.fillvalue + s[len(s) - max(0, most - 3 - i):]

    def repr_str(self, x, level):
        most = self.maxstring
        text = builtins.repr(x[:most])
        if len(text) <= most:
            return text
        head = max(0, (most - 3) // 2)
        tail = max(0, most - 3 - head)
        text = builtins.repr(x[:head] + x[len(x) - tail:])
        return text[:head] + self.fillvalue + text[len(text) - tail:]

    def repr_int(self, x, level):
        try:
            return self._cut(builtins.repr(x), self.maxlong)
        except ValueError:
            return f'<{x.__class__.__name__} instance with roughly {x.bit_length() * 30103 // 100000} digits ' \
                   f'(limit exceeded) at {id(x):#x}>'

    def repr_instance(self, x, level):
        try:
            s = builtins.repr(x)
        except Exception:
            return f'<{x.__class__.__name__} instance at {id(x):#x}>'
        return self._cut(s, self.maxother)


def _in_order(x):
    items = list(x)
    try:
        items.sort()
    except Exception:
        return list(x)
    return items


aRepr = Repr()
repr = aRepr.repr
