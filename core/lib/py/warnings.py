"""Warnings: what is shown, what is raised and what is ignored."""

import sys
from _hn import _caller, _tp_name
from _hn.files import _own

__all__ = ['warn', 'warn_explicit', 'showwarning', 'formatwarning', 'filterwarnings', 'simplefilter', 'resetwarnings',
           'catch_warnings', 'deprecated']

defaultaction = 'default'
onceregistry = {}
filters = [('default', None, DeprecationWarning, '__main__', 0)]
filters += [('ignore', None, _category, None, 0)
            for _category in (DeprecationWarning, PendingDeprecationWarning, ImportWarning, ResourceWarning)]
_version = 1


def _filters_mutated():
    global _version
    _version += 1


class WarningMessage:
    """What catch_warnings(record=True) lists."""
    _WARNING_DETAILS = ('message', 'category', 'filename', 'lineno', 'file', 'line', 'source')

    def __init__(self, message, category, filename, lineno, file=None, line=None, source=None):
        self.message, self.category, self.source = message, category, source
        self.filename, self.lineno, self.file, self.line = filename, lineno, file, line
        self._category_name = category.__name__ if category else None

    def __str__(self):
        return (f'{{message : {self.message!r}, category : {self._category_name!r}, filename : {self.filename!r}, '
                f'lineno : {self.lineno}, line : {self.line!r}}}')

    def __repr__(self):
        kind = type(self).__qualname__
        return f'<{kind} {self}>'


# ---- showing ----

def formatwarning(message, category, filename, lineno, line=None):
    """The text that showwarning() writes."""
    if line is None:
        import linecache
        line = linecache.getline(filename, lineno)
    line = line.strip()
    return f'{filename}:{lineno}: {category.__name__}: {message}\n' + (f'  {line}\n' if line else '')


def showwarning(message, category, filename, lineno, file=None, line=None):
    """Write a warning to a file, or to sys.stderr."""
    _showwarnmsg_impl(WarningMessage(message, category, filename, lineno, file, line))


_showwarning_orig, _formatwarning_orig = showwarning, formatwarning


def _showwarnmsg_impl(msg):
    file = sys.stderr if msg.file is None else msg.file
    if file is None:
        return
    try:
        text = formatwarning(msg.message, msg.category, msg.filename, msg.lineno, msg.line)
        if msg.source is not None:
            text += f'{msg.category.__name__}: Enable tracemalloc to get the object allocation traceback\n'
        file.write(text)
    except OSError:
        pass


_show = [_showwarnmsg_impl]


def _showwarnmsg(msg):
    if showwarning is _showwarning_orig:
        _show[0](msg)
    elif callable(showwarning):
        showwarning(msg.message, msg.category, msg.filename, msg.lineno, msg.file, msg.line)
    else:
        raise TypeError('warnings.showwarning() must be set to a function or method')


# ---- filters ----

def _add_filter(*item, append):
    if append:
        if item not in filters:
            filters.append(item)
    else:
        if item in filters:
            filters.remove(item)
        filters.insert(0, item)
    _filters_mutated()


def _check_action(action, lineno):
    if action not in ('error', 'ignore', 'always', 'all', 'default', 'module', 'once'):
        raise ValueError(f'invalid action: {action!r}')
    if not isinstance(lineno, int):
        raise TypeError('lineno must be an int')
    if lineno < 0:
        raise ValueError('lineno must be an int >= 0')


def filterwarnings(action, message='', category=Warning, module='', lineno=0, append=False):
    """Put a filter first (or last): message and module are regular expressions."""
    _check_action(action, 0)
    fits = {'message must be a string': isinstance(message, str),
            'category must be a Warning subclass': isinstance(category, type) and issubclass(category, Warning),
            'module must be a string': isinstance(module, str)}
    for problem, fine in fits.items():
        if not fine:
            raise TypeError(problem)
    _check_action(action, lineno)
    if message or module:
        import re
        message = re.compile(message, re.I) if message else None
        module = re.compile(module) if module else None
    _add_filter(action, message or None, category, module or None, lineno, append=append)


def simplefilter(action, category=Warning, lineno=0, append=False):
    """Put a filter first (or last) that fits any message and module."""
    _check_action(action, lineno)
    _add_filter(action, None, category, None, lineno, append=append)


def resetwarnings():
    """Take all filters away."""
    filters.clear()
    _filters_mutated()


def _fits(pattern, text):
    return pattern is None or (text == pattern if isinstance(pattern, str) else pattern.match(text) is not None)


def _action(text, category, module, lineno):
    for item in filters:
        action, message, wanted, where, line = item
        if _fits(message, text) and issubclass(category, wanted) and _fits(where, module) and line in (0, lineno):
            return action, item
    return defaultaction, None


# ---- warning ----

def warn(message, category=None, stacklevel=1, source=None, *, skip_file_prefixes=()):
    """Warn of something: what the filters say is shown, left out or raised."""
    if isinstance(message, Warning):
        category = message.__class__
    elif category is None:
        category = UserWarning
    if not isinstance(category, type) or not issubclass(category, Warning):
        raise TypeError(f"category must be a Warning subclass, not '{type(category).__name__}'")
    if not isinstance(skip_file_prefixes, tuple):
        raise TypeError(f"warn() argument 'skip_file_prefixes' must be tuple, not {_tp_name(skip_file_prefixes)}")
    depth = max(stacklevel, 1) - 1
    frame = _caller(depth)
    while skip_file_prefixes and frame is not None and frame[2].co_filename.startswith(skip_file_prefixes):
        depth += 1
        frame = _caller(depth)
    if frame is None:
        space, filename, lineno, code = sys.__dict__, '<sys>', 0, None
    else:
        space, filename, lineno, code = frame[0], frame[2].co_filename, frame[3], frame[2]
    _warn(message, category, filename, lineno, space.get('__name__', '<string>'),
          space.setdefault('__warningregistry__', {}), source, code)


def warn_explicit(message, category, filename, lineno, module=None, registry=None, module_globals=None, source=None):
    """The same for a place that is given."""
    if module is None:
        module = filename or '<unknown>'
        module = module.removesuffix('.py')
    if isinstance(message, Warning):
        category = message.__class__
    _warn(message, category, filename, lineno, module, {} if registry is None else registry, source, None)


def _warn(message, category, filename, lineno, module, registry, source, code):
    if registry.get('version', 0) != _version:
        registry.clear()
        registry['version'] = _version
    text = str(message)
    key = text, category, lineno
    if registry.get(key):
        return
    if not isinstance(message, Warning):
        message = category(message)
    action, item = _action(text, category, module, lineno)
    if action == 'ignore':
        return
    if action == 'error':
        raise message
    if action in ('default', 'module', 'once'):
        if action != 'default':
            key = (text, category, 0) if action == 'module' else (text, category)
            seen = registry if action == 'module' else onceregistry
            if seen.get(key):
                return
            seen[key] = True
        registry[text, category, lineno] = True
    elif action not in ('always', 'all'):
        raise RuntimeError(f'Unrecognized action ({action!r}) in warnings.filters:\n {item}')
    if code is not None:
        import linecache
        linecache._note(code)
    _showwarnmsg(WarningMessage(message, category, filename, lineno, source=source))


class catch_warnings:
    """Puts filters and showwarning() back at its end; with record=True, gives the list of what would be shown."""

    def __init__(self, *, record=False, module=None, action=None, category=Warning, lineno=0, append=False):
        self._record = record
        self._module = sys.modules['warnings'] if module is None else module
        self._entered = False
        self._filter = None if action is None else (action, category, lineno, append)

    def __repr__(self):
        args = ['record=True'] if self._record else []
        if self._module is not sys.modules['warnings']:
            args.append(f'module={self._module!r}')
        return f"{type(self).__name__}({', '.join(args)})"

    def __enter__(self):
        if self._entered:
            raise RuntimeError(f'Cannot enter {self!r} twice')
        self._entered = True
        module = self._module
        self._before = module.filters, module.showwarning, _show[0]
        module.filters = module.filters[:]
        _filters_mutated()
        if self._record:
            log = []
            _show[0] = log.append
            module.showwarning = _showwarning_orig
        else:
            log = None
        if self._filter is not None:
            simplefilter(*self._filter)
        return log

    def __exit__(self, *exc_info):
        if not self._entered:
            raise RuntimeError(f'Cannot exit {self!r} without entering first')
        self._module.filters, self._module.showwarning, _show[0] = self._before
        _filters_mutated()


class deprecated:
    """A decorator for classes and functions that are not to be used any more."""

    def __init__(self, message, /, *, category=DeprecationWarning, stacklevel=1):
        self.message, self.category, self.stacklevel = message, category, stacklevel
        if not isinstance(message, str):
            raise TypeError("Expected an object of type str for 'message', not %r" % type(message).__name__)

    def __call__(self, arg, /):
        return _own('_warnings_rare').deprecate(self, arg, warn)
