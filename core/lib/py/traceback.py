"""Exceptions and stacks as text."""

import linecache
import sys
from _hn import _is_code, _source_text, _tb_code, _type
from _hn.tracebacks import _tb_position, _tb_repeated, _tb_source, _tb_story, _tb_str, exception_only

__all__ = ['extract_stack', 'extract_tb', 'format_exception', 'format_exception_only', 'format_list', 'format_stack',
           'format_tb', 'print_exc', 'format_exc', 'print_exception', 'print_last', 'print_stack', 'print_tb',
           'clear_frames', 'FrameSummary', 'StackSummary', 'TracebackException', 'walk_stack', 'walk_tb', 'print_list']


class _Implicit:
    def __repr__(self):
        return '<implicit>'


_implicit = _Implicit()
_traceback = _type('traceback')


class FrameSummary:
    """One frame: filename, lineno, name and line; locals as texts or None."""
    __slots__ = ('filename', 'lineno', 'end_lineno', 'colno', 'end_colno', 'name', '_line', '_lines', 'locals')

    def __init__(self, filename, lineno, name, *, lookup_line=True, locals=None, line=None, end_lineno=None,
                 colno=None, end_colno=None, **kwargs):
        self.filename, self.name, self._line = filename, name, line
        self.lineno, self.end_lineno = lineno, lineno if end_lineno is None else end_lineno
        self.colno, self.end_colno = colno, end_colno
        self._lines = kwargs.get('_lines')
        if lookup_line:
            self.line
        self.locals = {key: _safe_repr(value) for key, value in locals.items()} if locals else None

    @property
    def line(self):
        """The source line without what stands around it, or None."""
        n = self.lineno
        if self._line is None and n is not None:
            lines = self._source()
            self._line = lines[n - 1] if 0 < n <= len(lines) else ''
        return None if self._line is None else self._line.strip()

    def _source(self):
        if self._lines is None:
            self._lines = [line.rstrip('\n') for line in linecache.getlines(self.filename)]
        return self._lines

    def _parts(self):
        return self.filename, self.lineno, self.name, self.line

    def __eq__(self, other):
        if isinstance(other, FrameSummary):
            return (self.filename, self.lineno, self.name, self.locals) == \
                (other.filename, other.lineno, other.name, other.locals)
        return self._parts() == other if isinstance(other, tuple) else NotImplemented

    __hash__ = None

    def __getitem__(self, pos):
        return self._parts()[pos]

    def __iter__(self):
        return iter([*self._parts()])

    def __len__(self):
        return 4

    def __repr__(self):
        return f'<FrameSummary file {self.filename}, line {self.lineno} in {self.name}>'


def _safe_repr(value):
    try:
        return repr(value)
    except BaseException:
        return '<local repr() failed>'


def _cut(items, limit):
    if limit is None:
        limit = getattr(sys, 'tracebacklimit', None)
        if limit is not None and limit < 0:
            limit = 0
    if limit is None:
        return items
    return items[:limit] if limit >= 0 else items[limit:]


def _of_code(code, position, lookup_lines, capture_locals, known, where):
    # known: the lines of each code so far. The frames of a deep recursion share them. where: a frame or a traceback.
    if code not in known:
        text = _source_text(code) if _is_code(code) else None
        if text is None:
            linecache.lazycache(code.co_filename, getattr(where, 'tb_frame', where).f_globals)
            linecache.checkcache(code.co_filename)
        known[code] = None if text is None else text.split('\n')
    locals = getattr(where, 'tb_frame', where).f_locals if capture_locals else None
    return FrameSummary(code.co_filename, position[0], code.co_name, lookup_line=lookup_lines, locals=locals,
                        end_lineno=position[1], colno=position[2], end_colno=position[3], _lines=known[code])


class StackSummary(list):
    """A list of frames, oldest first."""

    @classmethod
    def extract(cls, frame_gen, *, limit=None, lookup_lines=True, capture_locals=False):
        """From (frame, line number) pairs."""
        known = {}
        return cls([_of_code(frame.f_code, (lineno, None, None, None), lookup_lines, capture_locals, known, frame)
                    for frame, lineno in _cut(list(frame_gen), limit)])

    @classmethod
    def from_list(cls, a_list):
        """From frames or (filename, lineno, name, line) tuples."""
        return StackSummary([frame if isinstance(frame, FrameSummary) else
                             FrameSummary(frame[0], frame[1], frame[2], line=frame[3]) for frame in a_list])

    def format_frame_summary(self, frame_summary, **kwargs):
        """The lines of one frame as one text."""
        frame = frame_summary
        name = '<string>' if frame.filename.startswith('<stdin-') else frame.filename
        out = [f'  File "{name}", line {frame.lineno}, in {frame.name}\n']
        if frame.colno is not None and frame.end_colno is not None and frame.line:
            out += _tb_source(frame._source(), (frame.lineno, frame.end_lineno, frame.colno, frame.end_colno))
        elif frame.line:
            out.append(f'    {frame.line}\n')
        if frame.locals:
            out += [f'    {key} = {frame.locals[key]}\n' for key in sorted(frame.locals)]
        return ''.join(out)

    def format(self, **kwargs):
        """The lines of all frames; of those that repeat, three."""
        out, previous, count = [], None, 0
        own = type(self).format_frame_summary is not StackSummary.format_frame_summary
        for frame in self:
            key = frame.filename, frame.lineno, frame.name
            text = '' if key == previous and count > 2 and not own else self.format_frame_summary(frame)
            if text is None:
                continue
            if key == previous:
                count += 1
            else:
                _tb_repeated(out, count)
                previous, count = key, 1
            if count <= 3:
                out.append(text)
        _tb_repeated(out, count)
        return out


def _stack_of(tb, limit, lookup_lines, capture_locals):
    found = []
    while tb is not None:
        found.append(tb)
        tb = tb.tb_next
    out, known = StackSummary(), {}
    for tb in _cut(found, limit):
        if type(tb) is _traceback:
            code, position = _tb_code(tb)[0], _tb_position(tb)
        else:  # an object that looks like one
            code, position = tb.tb_frame.f_code, (None,)
        if position[0] != tb.tb_lineno:
            position = tb.tb_lineno, None, None, None
        out.append(_of_code(code, position, lookup_lines, capture_locals, known, tb))
    return out


class TracebackException:
    """An exception as text, kept without the objects that it refers to."""

    def __init__(self, exc_type, exc_value, exc_traceback, *, limit=None, lookup_lines=True, capture_locals=False,
                 compact=False, max_group_width=15, max_group_depth=10, save_exc_type=True, _seen=None):
        seen = set() if _seen is None else _seen
        seen.add(id(exc_value))
        self.max_group_width = max_group_width
        self.max_group_depth = max_group_depth
        self.stack = _stack_of(exc_traceback, limit, lookup_lines, capture_locals)
        self._exc_type = exc_type if save_exc_type else None
        self._str = _tb_str(exc_value)
        self.__notes__ = getattr(exc_value, '__notes__', None)
        self.exc_type_qualname = None if exc_type is None else exc_type.__qualname__
        self.exc_type_module = None if exc_type is None else exc_type.__module__
        self._only = ['NoneType: None\n'] if exc_value is None else exception_only(exc_value, exc_traceback)
        if isinstance(exc_value, SyntaxError):
            for name in ('filename', 'text', 'msg', 'offset', 'end_offset'):
                setattr(self, name, getattr(exc_value, name))
            self.lineno = None if exc_value.lineno is None else str(exc_value.lineno)
            self.end_lineno = None if exc_value.end_lineno is None else str(exc_value.end_lineno)

        def other(exc, member=False):
            if exc is None or id(exc) in seen and not member:
                return None
            return TracebackException(type(exc), exc, exc.__traceback__, limit=limit, lookup_lines=lookup_lines,
                                      capture_locals=capture_locals, max_group_width=max_group_width,
                                      max_group_depth=max_group_depth, _seen=seen)
        self.__suppress_context__ = exc_value is not None and exc_value.__suppress_context__
        self.__cause__ = exc_value and other(exc_value.__cause__) if exc_value is not None else None
        shown = exc_value is not None and not (compact and (self.__cause__ is not None or self.__suppress_context__))
        self.__context__ = other(exc_value.__context__) if shown else None
        self.exceptions = None
        if isinstance(exc_value, BaseExceptionGroup):
            self.exceptions = [other(exc, True) for exc in exc_value.exceptions]

    @classmethod
    def from_exception(cls, exc, *args, **kwargs):
        """Of an exception object."""
        given = type(exc), exc, exc.__traceback__
        return cls(*given, *args, **kwargs)

    @property
    def exc_type(self):
        """The exception's class."""
        from warnings import warn
        warn('Deprecated in 3.13. Use exc_type_str instead.', DeprecationWarning)
        return self._exc_type

    @property
    def exc_type_str(self):
        """The name of the exception's class."""
        if self.exc_type_qualname is None:
            return None
        return self.exc_type_qualname if self.exc_type_module in ('__main__', 'builtins') else \
            f'{self.exc_type_module}.{self.exc_type_qualname}'

    def __str__(self):
        return self._str

    def __eq__(self, other):
        return self.__dict__ == other.__dict__ if isinstance(other, TracebackException) else NotImplemented

    __hash__ = None

    def _parts(self):
        return self.stack.format() if self.stack else None, self._only, self.exceptions

    def format_exception_only(self, *, show_group=False, **kwargs):
        """The lines behind those of the frames."""
        yield from self._only
        if show_group and self.exceptions:
            for exc in self.exceptions:
                for text in exc.format_exception_only(show_group=True):
                    yield ''.join(['   ' + line for line in text.splitlines(True)])

    def format(self, *, chain=True, _ctx=None, **kwargs):
        """All lines."""
        out = []
        _tb_story(self, out, set(), '', 0, chain)
        yield from out

    def print(self, *, file=None, chain=True, **kwargs):
        """Write all lines to a file, or to sys.stderr."""
        print(''.join(self.format(chain=chain)), file=sys.stderr if file is None else file, end='')


# ---- exceptions ----

def _of(exc, value, tb, limit, compact=True):
    if (value is _implicit) != (tb is _implicit):
        raise ValueError('Both or neither of value and tb must be given')
    if value is _implicit:
        if exc is not None and not isinstance(exc, BaseException):
            raise TypeError(f'Exception expected for value, {type(exc).__name__} found')
        value, tb = exc, getattr(exc, '__traceback__', None)
    return TracebackException(type(value), value, tb, limit=limit, compact=compact)


def format_exception(exc, /, value=_implicit, tb=_implicit, limit=None, chain=True, **kwargs):
    """The lines that Python shows for an exception that nobody caught."""
    return list(_of(exc, value, tb, limit).format(chain=chain))


def print_exception(exc, /, value=_implicit, tb=_implicit, limit=None, file=None, chain=True, **kwargs):
    """Write them to a file, or to sys.stderr."""
    _of(exc, value, tb, limit).print(file=file, chain=chain)


def format_exception_only(exc, /, value=_implicit, *, show_group=False, **kwargs):
    """The lines behind those of the frames."""
    if value is _implicit:
        value = exc
    return list(TracebackException(type(value), value, None, compact=True).format_exception_only(show_group=show_group))


def print_exc(limit=None, file=None, chain=True):
    """print_exception() of the exception that is being handled."""
    current = sys.exception()
    print_exception(current, limit=limit, file=file, chain=chain)


def format_exc(limit=None, chain=True):
    """The same as a text."""
    return ''.join(format_exception(sys.exception(), limit=limit, chain=chain))


def print_last(limit=None, file=None, chain=True):
    """print_exception() of the last exception that nobody caught."""
    if not hasattr(sys, 'last_exc') and not hasattr(sys, 'last_type'):
        raise ValueError('no last exception')
    print_exception(sys.last_exc, limit=limit, file=file, chain=chain)


# ---- frames ----

def extract_tb(tb, limit=None):
    """The frames of a traceback."""
    return _stack_of(tb, limit, True, False)


def extract_stack(f=None, limit=None):
    """The frames of the caller, oldest first."""
    stack = StackSummary.extract(walk_stack(sys._getframe() if f is None else f))
    stack.reverse()
    if limit is None:
        limit = getattr(sys, 'tracebacklimit', None)
    return stack if limit is None else StackSummary(stack[-limit:] if limit > 0 else stack[:-limit])


def format_list(extracted_list):
    """The lines of frames."""
    return StackSummary.from_list(extracted_list).format()


def print_list(extracted_list, file=None):
    """Write the lines of frames to a file, or to sys.stderr."""
    for item in format_list(extracted_list):
        print(item, file=sys.stderr if file is None else file, end='')


def format_tb(tb, limit=None):
    """The lines of a traceback's frames."""
    return extract_tb(tb, limit).format()


def print_tb(tb, limit=None, file=None):
    """Write them to a file, or to sys.stderr."""
    print_list(extract_tb(tb, limit), file)


def format_stack(f=None, limit=None):
    """The lines of the caller's frames."""
    return extract_stack(sys._getframe() if f is None else f, limit).format()


def print_stack(f=None, limit=None, file=None):
    """Write them to a file, or to sys.stderr."""
    print_list(extract_stack(sys._getframe() if f is None else f, limit), file)


def walk_tb(tb):
    """(frame, line number) pairs of a traceback."""
    step = tb
    while step is not None:
        yield step.tb_frame, step.tb_lineno
        step = step.tb_next


def walk_stack(f):
    """(frame, line number) pairs from a frame outwards."""
    def walk_stack_generator(step):
        while step is not None:
            yield step, step.f_lineno
            step = step.f_back
    return walk_stack_generator(sys._getframe() if f is None else f)


def clear_frames(tb):
    """Does nothing: what has ended keeps no variables."""
